"""A card of the hand bears its name: a short one no less than a long one, which is set smaller."""

from __future__ import annotations

import pytest

from catan_desktop.present.models.panels import CardView
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.hand import CardStack
from tests.audit import unreadable
from tests.ui.table.table import Table, new_session

SHORT = ("spy", "wedding", "merchant")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440), (3840, 2160)])
def test_names_that_fit_stand_on_the_cards(size: tuple[int, int], language: str) -> None:
    table = Table(new_session("cities-knights"), size=size, language=language, audit=True)
    for key in SHORT:
        view = CardView(key, f"card-{key}", Words(f"card-{key}"), Words(f"card-{key}-text"), 1, 0, (), None, "knight")
        card = CardStack(table.kit, table.scene.voice, view, lambda: None)
        card.layout(table.surface.get_rect(size=tuple(card.measure())))
        table.kit.audit.begin()
        card.draw(table.surface)
        assert card.label in table.kit.audit.texts(), (card.label, size)
        assert unreadable(table.kit.audit) == []
