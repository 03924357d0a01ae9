"""What the board finds under the pointer, and what it tells of it."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.kernel.bits import bits
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe
from catan_desktop.ui.tables.board import BoardView, spaces
from catan_desktop.ui.tables.board.spaces import Spot
from tests.ui.board import demo
from tests.ui.board.render import make_board

SMALL = (1280, 720)
REGION = (760, 470)


def board_of(picture: BoardPicture) -> BoardView:
    board = make_board(SMALL, REGION, "en")
    board.teller = lambda spot: (f"{spot[0]} {spot[1]}", f"about-{spot[0]}")
    board.show(picture)
    return board


def told(board: BoardView, where: tuple[int, int]) -> str:
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    board.handle(event)
    return board.hint()


@pytest.mark.parametrize("space", ["camp", "trail", "clearing", "home", "intersection", "path", "hex", "post"])
def test_every_place_of_the_board_is_found_and_told_of(space: str) -> None:
    picture = demo.watch_picture()
    board = board_of(picture)
    for site in bits(spaces.candidates(picture, space)):
        spot: Spot = (space, site)
        assert told(board, board.point_of(spot)), spot
        assert board.told is not None
        if space in {"hex", "intersection", "trail", "home", "camp"}:
            assert board.told == spot or board.told[0] == "figure"


@pytest.mark.parametrize("spot", [("banner", 0), ("banner", 2), ("frostfangs", 0), ("harbour", 0), ("harbour", 4)])
def test_what_is_no_place_is_told_of_too(spot: Spot) -> None:
    picture = demo.watch_picture()
    board = board_of(picture)
    box = spaces.box_of(board.plan, picture, spot).move(board.rect.topleft)
    assert told(board, box.center) == f"{spot[0]} {spot[1]}"
    assert board.topic == f"about-{spot[0]}"


def test_the_gauges_are_told_of() -> None:
    board = board_of(demo.watch_picture())
    board.draw(pygame.Surface(SMALL))
    assert board.gauge_rect is not None
    assert told(board, board.gauge_rect.center) == "danger 0"


@pytest.mark.parametrize("spot", [("hex", 4), ("intersection", 30), ("path", 12), ("section", 2), ("camp", 7)])
def test_a_tip_leaves_its_place_free(spot: Spot) -> None:
    board = board_of(demo.watch_picture())
    board.tell(spot)
    anchor = board.tip_anchor()
    assert anchor is not None
    assert anchor.collidepoint(board.point_of(spot))


def test_nothing_is_told_where_there_is_nothing_or_nobody_to_tell() -> None:
    picture = demo.base_picture()
    board = board_of(picture)
    assert told(board, (board.rect.left + 2, board.rect.bottom - 3)) == ""
    board.teller = None
    assert told(board, board.point_of(("hex", 3))) == ""


def test_a_tip_goes_with_a_click_and_while_something_moves() -> None:
    picture = demo.watch_picture()
    board = board_of(picture)
    where = board.point_of(("hex", 5))
    assert told(board, where)
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1))
    assert board.hint() == ""
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=1))
    assert told(board, where)
    board.play(picture, [Keyframe((Cue("pulse", to=("hex", 4), number=1),), picture)])
    board.update(0.01)
    assert board.hint() == ""
