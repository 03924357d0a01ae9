"""F1 leads somewhere: every widget that names an entry of the almanac names one that there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.present.almanac import load
from catan_desktop.ui.widgets import Root, Widget
from tests.pictures.scenes import MORE_SCENES, SCENES, standing

pytestmark = pytest.mark.usefixtures("unpainted")

EXPLAINED = ("table", "table-placement", "table-discard", "table-robber", "table-answer", "table-hero")
"""Scenes on which something must lead to the almanac."""


@pytest.mark.parametrize("scene", [*SCENES, *MORE_SCENES])
def test_every_widget_leads_to_an_entry_that_there_is(scene: str, tmp_path: Path) -> None:
    book = load(Path("assets/almanac"), "en")
    with standing(scene, (1280, 720), "en", tmp_path) as stack:
        root = getattr(stack.top, "root", None)
        if root is None:
            return
        assert isinstance(root, Root)
        trees: list[Widget] = [root.content, *root.dialogs]
        topics = {widget.topic: widget.name for tree in trees for widget in tree.walk() if widget.topic}
    assert {topic: name for topic, name in topics.items() if book.get(topic) is None} == {}
    assert topics or scene not in EXPLAINED


def test_every_game_that_is_offered_leads_to_its_entry(tmp_path: Path) -> None:
    """Each card of a new game, and the entry matters in that game."""
    book = load(Path("assets/almanac"), "en")
    with standing("new-game", (1280, 720), "en", tmp_path) as stack:
        root = getattr(stack.top, "root", None)
        assert isinstance(root, Root)
        topics = {widget.name: widget.topic for widget in root.content.walk() if widget.name.startswith("ruleset-")}
    assert set(topics) == {f"ruleset-{key}" for key in RULESETS}
    for name, topic in topics.items():
        entry = book.get(topic)
        assert entry is not None, name
        assert name.removeprefix("ruleset-") in book.games(entry)
