"""Random clicks and keys on a real window, with bots in a process of their own; minutes of it are run on demand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.end_to_end.fire import ROOT, Fire
from tests.end_to_end.stage import Stage, Stuck

EVENTS = 40


@pytest.fixture
def fire(stage: Callable[..., Stage], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fire:
    monkeypatch.chdir(tmp_path)  # what is exported by chance lies here
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return Fire(stage(), Random(2))


@pytest.mark.slow
@pytest.mark.window
def test_a_window_under_fire_answers_closes_and_has_kept_the_game(fire: Fire) -> None:
    fire.begin()
    while fire.events < EVENTS:
        fire.burst()
    if not fire.alive():
        fire.stage.rest()
    assert fire.end(), "the game was kept"
    assert fire.scenes
    # what it would notice: an error in the log, and a save that nobody can read
    (fire.stage.home / "catan_desktop.log").write_text("Traceback (most recent call last):", encoding="utf-8")
    with pytest.raises(Stuck, match="Traceback"):
        fire.searched()
