"""F1 leads somewhere: every widget that names an entry of the almanac names one that there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.present.almanac import load
from catan_desktop.ui.widgets import Root, Widget
from tests.pictures.scenes import MORE_SCENES, SCENES, standing

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
