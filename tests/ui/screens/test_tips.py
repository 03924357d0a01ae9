"""What shows a sign and no word says what it is as soon as it is pointed at."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.app.shots import stage
from catan_desktop.ui.widgets import Button, IconButton, Root

pytestmark = pytest.mark.usefixtures("unpainted")

SCENES = ("new-game", "load", "replays", "settings", "almanac:production", "table@classic-4", "replay@classic-4")


@pytest.mark.parametrize("scene", SCENES)
def test_every_sign_without_a_word_has_a_tip(scene: str, tmp_path: Path) -> None:
    stack, _ = stage(None, scene, (1280, 720), "ru", tmp_path)
    assert stack.top is not None
    root = stack.top.root  # type: ignore[attr-defined]
    assert isinstance(root, Root)
    signs = [
        one
        for one in root.content.walk()
        if one.visible and (isinstance(one, IconButton) or (isinstance(one, Button) and not one.text))
    ]
    assert signs or scene == "settings"
    assert [one.name for one in signs if not one.tip.strip()] == []
