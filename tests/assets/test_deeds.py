"""The pictures of what can be done: seen and told apart at the size of a tile."""

from __future__ import annotations

from itertools import combinations

from tools.art.check import difference, drawn, names

DEEDS = names("action-")


def test_picture_fills_its_tile() -> None:
    assert DEEDS
    boxes = {name: drawn(name, (40, 40)).get_bounding_rect(120) for name in DEEDS}
    assert [name for name, box in boxes.items() if min(box.size) < 0.55 * 40] == []


def test_no_two_pictures_are_alike() -> None:
    assert [pair for pair in combinations(DEEDS, 2) if difference(*pair, (36, 36)) < 0.12] == []
