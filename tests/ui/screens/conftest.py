"""A player who can be told what to do, and whose game ends with the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from catan_desktop.app import leave_game
from tests.ui.screens.player import Player


@pytest.fixture
def sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Player]]:
    """Start the program with settings as given; saves lie in the test's own folder. A loaded disk is no slow one."""
    monkeypatch.setattr(leave_game, "GRACE_SECONDS", 60.0)
    sitting: list[Player] = []

    def sit(**wishes: object) -> Player:
        folder = tmp_path / "saves"
        folder.mkdir(exist_ok=True)
        sitting.append(Player(folder, **wishes))  # type: ignore[arg-type]
        return sitting[-1]

    yield sit
    for player in sitting:
        player.program.current.end()
