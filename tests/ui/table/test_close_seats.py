"""Six seats with large words: all cards are seen at once, and every figure on them can be read."""

from __future__ import annotations

import pytest

from catan_desktop.ui.scenes.table.seat_figures import CounterBox
from catan_desktop.ui.theme import LEAST_TEXT
from catan_desktop.ui.widgets import ScrollArea
from tests.audit import unreadable
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.matrix
@pytest.mark.parametrize("larger", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("ruleset", ["cities-knights", "classic"])
def test_the_sixth_seat_is_seen_without_scrolling_in_the_smallest_window(ruleset: str, larger: float) -> None:
    session = advance(new_session(ruleset, seats=6, seed=2), at_step("settlers.action"), seed=2)
    table = Table(session, audit=True)
    table.kit.resize((1280, 720), larger=larger)
    table.scene.enter((1280, 720))
    table.step(0.1, 3)
    table.draw()
    seats = [table.find(f"seat-{seat}") for seat in range(6)]
    column = next(
        one for one in table.scene.root.content.walk() if isinstance(one, ScrollArea) and seats[0] in one.walk()
    )
    assert all(column.rect.contains(card.rect) for card in seats)
    for card in seats:
        for box in card.walk():
            if isinstance(box, CounterBox):
                said = [one for one in table.kit.audit.entries if box.rect.contains(one.ink)]
                figure = str(box.counter.value)
                seen = {figure, f"{figure}/{box.counter.limit}"} if box.counter.value else {""}
                assert "".join(one.text for one in said) in seen
                assert all(one.pixels >= LEAST_TEXT for one in said)
    assert not [problem for problem in unreadable(table.kit.audit) if problem.kind in {"clipped", "overlap", "small"}]
