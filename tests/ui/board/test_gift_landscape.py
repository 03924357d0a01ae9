"""The snow beside the Gift: dressed always alike, and nothing stands on the land or in the lake."""

from __future__ import annotations

from math import sqrt

import pygame

from catan_desktop.ui.tables.gift import landscape
from catan_desktop.ui.tables.gift.layout import CENTRE, FOOT, north
from tests.ui.board import demo
from tests.ui.board.render import make_board


def test_pines_are_always_the_same_and_of_few_sizes() -> None:
    trees = landscape.trees()
    assert trees == landscape.trees()
    assert len(trees) > 60
    assert len({(tall, kind) for _, _, tall, kind in trees}) <= 24, "each size is a picture that is kept"


def test_no_pine_stands_on_the_land() -> None:
    board = make_board((1280, 720), (836, 607), "en")
    board.show(demo.watch_picture())
    assert board.picture is not None
    tiles = [tile.centre for tile in board.picture.board.ground.tiles]
    for across, down, _, _ in landscape.trees():
        x, y = CENTRE + across, FOOT + down
        assert min(sqrt((x - tx) ** 2 + (y - ty) ** 2) for tx, ty in tiles) > 1.0, (across, down)
    assert north(board.plan).edge > 0


def test_the_land_looks_the_same_when_it_is_drawn_again() -> None:
    pictures = []
    for _ in range(2):
        board = make_board((1280, 720), (836, 607), "en")
        board.show(demo.watch_picture())
        surface = pygame.Surface((836, 607))
        board.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]
