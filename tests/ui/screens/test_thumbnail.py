"""The small picture of a board that a list or a card shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import models
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.board import hexes
from catan_desktop.ui.scenes.thumbnail import paint
from tests.ui.screens.player import Player

BOARD = Path("saves/examples/last-breach.catan").resolve()


@pytest.mark.parametrize("size", [(1, 1), (300, 3), (3, 300), (9, 9), (240, 8), (40, 30)])
def test_a_board_squeezed_to_nothing_is_no_error(sit_down: Callable[..., Player], size: tuple[int, int]) -> None:
    kit = sit_down().program.kit
    paint(kit, pygame.Surface(size, depth=32), models.saved_sketch(BOARD), (0, 1, 2, 3))


@pytest.mark.parametrize("seats", [4, 6])
def test_no_harbour_is_cut_and_a_board_may_have_none(sit_down: Callable[..., Player], seats: int) -> None:
    """A board as wide as its place has harbours at its sides: nothing but the sea lies at the edge of the picture."""
    program = sit_down().program
    picture = pygame.Surface((150, 240), depth=32)
    spec = program.lobby.usual("classic")
    chairs = tuple(spec.seats[0].model_copy(update={"colour": colour}) for colour in range(seats))
    sketch = models.spec_sketch(spec.model_copy(update={"seats": chairs}))
    paint(program.kit, picture, sketch, tuple(range(seats)))
    sides = [tuple(picture.get_at((x, y)))[:3] for x in (2, 147) for y in range(20, 220)]
    assert all(blue > red + 25 for red, _, blue in sides)
    paint(program.kit, picture, models.spec_sketch(program.lobby.usual("landnam")), (0, 1, 2))


def test_a_harbour_too_small_for_its_picture_has_the_colour_of_what_is_traded(sit_down: Callable[..., Player]) -> None:
    program = sit_down().program
    sketch, kit = models.spec_sketch(program.lobby.usual("classic")), program.kit
    traded = {mark.resource for mark in hexes(sketch.ground).harbours}
    picture = pygame.Surface((120, 100), depth=32)
    paint(kit, picture, replace(sketch, ground=replace(hexes(sketch.ground), tiles=())), ())
    seen = {tuple(picture.get_at((x, y)))[:3] for x in range(120) for y in range(100)}
    for resource in traded & set(kit.theme.resources):
        assert tuple(kit.theme.resources[resource].fill)[:3] in seen


def test_what_lies_on_a_path_and_is_nobodys_is_no_road(sit_down: Callable[..., Player]) -> None:
    program = sit_down().program
    usual, kit = program.lobby.usual("seafarers"), program.kit
    chairs = tuple(usual.seats[0].model_copy(update={"colour": colour}) for colour in range(6))
    spec = usual.model_copy(update={"seats": chairs, "options": {"scenario": "tribe"}})
    picture = pygame.Surface((344, 234), depth=32)
    paint(kit, picture, models.spec_sketch(spec), tuple(range(6)))
    seen = {tuple(picture.get_at((x, y)))[:3] for x in range(344) for y in range(234)}
    assert not seen & {tuple(seat.body)[:3] for seat in kit.theme.seats[:6]}
