"""What the board tells of the place under the pointer."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.kernel.record import replace
from catan_desktop.present.picture import BoardPicture, Cue
from catan_desktop.ui.tables.gift import BoardView, sites
from tests.ui.board import demo
from tests.ui.board.render import make_board

SMALL = (1280, 720)
REGION = (760, 470)


def board_of(picture: BoardPicture, language: str = "en") -> BoardView:
    board = make_board(SMALL, REGION, language)
    board.show(picture)
    return board


def told(board: BoardView, where: tuple[int, int]) -> str:
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    board.handle(event)
    return board.hint()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("space", ["camp", "trail", "clearing", "section", "home", "hex"])
def test_every_place_of_the_board_has_something_to_tell(space: str, language: str) -> None:
    picture = demo.watch_picture()
    board = board_of(picture, language)
    for site in sites.walk_order(sites.candidates(picture, space)):
        assert told(board, board.point_of((space, site))), (space, site)


def test_each_kind_of_wildling_in_a_camp_says_what_it_does() -> None:
    picture = demo.watch_picture()
    north = picture.north
    assert north is not None
    kinds = ("regular", "climber", "giant", None, None)
    clans = (replace(north.clans[0], camps=kinds), *north.clans[1:])
    board = board_of(replace(picture, north=replace(north, clans=clans)))
    for camp, kind in enumerate(kinds):
        tip = told(board, board.point_of(("camp", camp)))
        for key in ("regular", "climber", "giant"):
            assert (board.tr(f"tip-{key}") in tip) == (key == kind)


def test_a_trail_names_its_number_and_the_section_it_leads_to() -> None:
    board = board_of(demo.watch_picture())
    assert told(board, board.point_of(("trail", 5))) == board.tr("tip-trail", clan="cave_dwellers", number=5, section=3)


def test_a_section_counts_its_guards_and_those_who_wait() -> None:
    picture = demo.watch_picture()
    north = picture.north
    assert north is not None
    sections = (replace(north.sections[0], posts=(0, 1, 1, None, None)), *north.sections[1:])
    clearings = (replace(north.clearings[0], figures=("regular", "regular")), *north.clearings[1:])
    board = board_of(replace(picture, north=replace(north, sections=sections, clearings=clearings)))
    tip = told(board, board.point_of(("section", 0)))
    assert tip == board.tr("tip-section", section=1, guards=3, regulars=2)


def test_a_hex_says_why_it_yields_nothing() -> None:
    picture = demo.watch_picture()
    board = board_of(replace(picture, board=replace(picture.board, robber=4)))
    assert board.tr("tip-robber") in told(board, board.point_of(("hex", 4)))
    assert board.tr("tip-robber") not in told(board, board.point_of(("hex", 5)))


def test_the_calm_game_tells_of_hexes_and_of_nothing_beyond_the_wall() -> None:
    picture = demo.base_picture()
    board = board_of(picture)
    tile = picture.board.ground.tiles[0]
    tip = told(board, board.point_of(("hex", tile.site)))
    assert board.tr("tip-hex", token=tile.token, pips=tile.pips) in tip
    assert told(board, (board.rect.left + 2, board.rect.top + 2)) == ""


def test_a_trade_route_tells_its_rate() -> None:
    picture = demo.watch_picture()
    board = board_of(picture)
    mark = picture.board.ground.harbours[0]
    (ax, ay), (bx, by) = mark.ends
    x, y = board.plan.at(((ax + bx) / 2 + mark.outward[0] * 0.5, (ay + by) / 2 + mark.outward[1] * 0.5))
    where = (round(x) + board.rect.x, round(y) + board.rect.y)
    assert told(board, where) == board.tr("tip-route", resource=mark.resource, rate=mark.rate)


def test_a_tip_goes_with_a_click_and_while_something_moves() -> None:
    picture = demo.watch_picture()
    board = board_of(picture)
    where = board.point_of(("hex", 5))
    assert told(board, where)
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1))
    assert board.hint() == ""
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=1))
    assert told(board, where)
    board.play(picture, picture, (Cue("pulse", to=("hex", 4), number=1),))
    board.update(0.01)
    assert board.hint() == ""
