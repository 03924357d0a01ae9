"""Fog over undiscovered hexes of the sea: how it lies, drifts and lifts."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from catan_desktop.games.views import BOARDS, EVENTS
from catan_desktop.kernel import engine
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.compose import board_view, cues, ground_of
from catan_desktop.present.models.board import HexGround, HexTile
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe
from catan_desktop.ui.scenes.table.description import measured
from catan_desktop.ui.scenes.thumbnail import Placing, land
from catan_desktop.ui.tables.board import BoardView
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.coast import discovery
from tests.audit import unreadable
from tests.games.seafarers.place import SeaTable
from tests.games.seafarers.test_fog import built, found
from tests.ui.board.render import SHOTS, make_board


def picture(t: SeaTable) -> BoardPicture:
    seen = board_view(BOARDS, t.game, engine.observe(t.game, t.state, Seat(0)))
    assert seen is not None
    return seen


@cache
def found_hex(tile: str) -> tuple[BoardPicture, BoardPicture, tuple[Cue, ...]]:
    """The picture before a discovery, that after it, and what is shown between."""
    t = built()
    before = picture(t)
    t.do(*found(tile))
    return before, picture(t), cues(EVENTS, t.game, t.events)


def shown(name: str = "1080-en") -> BoardView:
    window, region, language = SHOTS[name]
    board = make_board(window, region, language, audit=True)
    board.show(found_hex("hills 6")[0])
    return board


def pixels(board: BoardView, name: str = "1080-en") -> bytes:
    surface = pygame.Surface(SHOTS[name][0])
    board.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("tile", ["hills 6", "sea", "mountains 11"])
def test_the_fog_lifts_and_is_gone(tile: str) -> None:
    """Something moves all the time; what is there then is what is seen later."""
    board = shown()
    before, after, moment = found_hex(tile)
    board.show(before)
    board.play(before, [Keyframe(moment, after)])
    frames = set()
    for _ in range(6):
        board.update(0.2)
        frames.add(pixels(board))
    assert len(frames) > 4
    board.update(5.0)
    assert not board.playback.running
    still = pixels(board)
    board.show(after)
    assert pixels(board) == still


def test_a_small_picture_of_the_board_has_fog_too() -> None:
    t = built()
    ground = ground_of(BOARDS, t.game)
    assert isinstance(ground, HexGround)
    size = (360, 240)
    with_fog, without = pygame.Surface(size), pygame.Surface(size)
    kit = shown().kit
    for surface, each in ((with_fog, ground), (without, replace(ground, tiles=tuple(map(bare, ground.tiles))))):
        land(kit, surface, each, Placing(surface.get_rect(), each.bounds))
    assert pygame.image.tobytes(with_fog, "RGB") != pygame.image.tobytes(without, "RGB")


def bare(tile: HexTile) -> HexTile:
    return replace(tile, over="")


def test_what_is_left_is_told_in_words() -> None:
    """To those who listen: each number by itself."""
    tr = shown().tr
    tiles, tokens = [measured(gauge, (), tr)[0] for gauge in found_hex("hills 6")[1].gauges]
    assert "Hills: 1, Pasture: 1" in tiles
    assert tokens.startswith("Number 3: 1, Number 4: 1, Number 5: 1, Number 6: 0")


def test_fog_drifts_over_what_nobody_has_seen() -> None:
    board = shown()
    painter = Painter(board.kit, board.plan, board.scenery, pygame.Surface(board.rect.size), board.tr)
    foggy = list(discovery.foggy(found_hex("sea")[0].board.ground))
    drifting = list(discovery.air(painter, found_hex("sea")[0], 3.0))
    assert len(foggy) == 12
    assert len(drifting) == 6
    assert len(list(discovery.foggy(found_hex("sea")[1].board.ground))) == 11


@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"4k-en"}))
def test_what_is_left_in_the_piles_can_be_read(name: str) -> None:
    """The board lies as it lay when a hex has been discovered."""
    window = SHOTS[name][0]
    board = shown(name)
    board.kit.audit.begin()
    board.draw(pygame.Surface(window))
    assert unreadable(board.kit.audit) == []
    box = board.gauge_rect
    assert box is not None
    assert pygame.Rect((0, 0), SHOTS[name][1]).contains(box)
    plan = board.plan
    board.show(found_hex("hills 6")[1])
    board.draw(pygame.Surface(window))
    assert (board.plan.side, board.plan.zero) == (plan.side, plan.zero)
