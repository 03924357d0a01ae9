"""The pictures of what can be done: made by their script, seen and told apart at the size of a tile."""

from __future__ import annotations

import importlib
import sys
from itertools import combinations
from pathlib import Path

import pytest

from tests.assets.drawings import ART, ROOT, apart, drawn

DEEDS = sorted(path.stem for path in ART.glob("action-*.svg"))


@pytest.mark.parametrize("name", DEEDS)
def test_picture_fills_its_tile(name: str) -> None:
    box = drawn(name, (40, 40)).get_bounding_rect(120)
    assert min(box.size) >= 0.55 * 40


def test_no_two_pictures_are_alike() -> None:
    assert [pair for pair in combinations(DEEDS, 2) if apart(*pair, (36, 36)) < 0.12] == []


def test_script_makes_the_committed_drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools" / "art"))
    monkeypatch.setattr(importlib.import_module("svgkit"), "ART", tmp_path)
    importlib.import_module("deeds").main()
    for name in ("deeds", "svgkit"):
        sys.modules.pop(name, None)
    assert sorted(path.stem for path in tmp_path.iterdir()) == DEEDS
    assert [
        name for name in DEEDS if (tmp_path / f"{name}.svg").read_bytes() != (ART / f"{name}.svg").read_bytes()
    ] == []
