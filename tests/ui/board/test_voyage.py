"""The gauge of the danger at sea, and the pieces of Cities & Knights as the rules put them on the board."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.games.cities_knights.view.board import Voyage, track
from catan_desktop.games.views import BOARDS, EVENTS
from catan_desktop.kernel import engine
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.compose import board_view, cues
from catan_desktop.present.models.gauges import Track
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.scenes.table.description import measured
from catan_desktop.ui.tables.board import BoardView, spaces
from catan_desktop.ui.tables.board.island import PIECES, is_figure
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.playback import DRAWN, SECONDS
from tests.audit import unreadable
from tests.playing import play_game
from tests.recipes import RECIPES, set_table
from tests.ui.board.render import SHOTS, make_board
from tests.ui.board.test_coast import island, shown

BEFORE = Voyage(at=5, steps=7, attack=7, defence=3, first=False, losers=0b1010, heroes=0)
HELD = Voyage(at=2, steps=7, attack=4, defence=6, first=True, losers=0, heroes=0b1)


def at_sea(seats: int, voyage: Voyage) -> BoardPicture:
    return replace(island(seats), gauges=(track(voyage, seats),))


def gauge(name: str, seats: int, voyage: Voyage) -> BoardView:
    window, region, language = SHOTS[name]
    board = make_board(window, region, language, audit=True)
    board.show(at_sea(seats, voyage))
    board.kit.audit.begin()
    board.draw(pygame.Surface(window))
    return board


@pytest.mark.matrix
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"4k-en"}))
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("voyage", [BEFORE, HELD, replace(HELD, heroes=0)], ids=["lost", "held", "quiet"])
def test_the_gauge_lies_beside_the_island_and_can_be_read(name: str, seats: int, voyage: Voyage) -> None:
    board = gauge(name, seats, voyage)
    assert board._gauges is not None
    box, _ = board._gauges
    assert pygame.Rect((0, 0), SHOTS[name][1]).contains(box)
    hidden = spaces.covers if name.startswith("4x3") else spaces.surrounds
    assert not hidden(board.plan, at_sea(seats, voyage), box)
    assert unreadable(board.kit.audit) == []
    texts = " ".join(board.kit.audit.texts())
    assert board.tr("voyage-attack", count=voyage.attack) in texts
    assert board.tr("voyage-defence", count=voyage.defence) in texts


def test_the_danger_is_told_in_words() -> None:
    board = gauge("720-en", 4, BEFORE)
    names = ("Ann", "Bo", "Cy", "Di")
    assert measured(track(BEFORE, 4), names, board.tr) == [
        "Barbarians: 2 steps to landing",
        "Cities 7; Knights 3",
        "City at risk: Bo, Di",
    ]
    assert measured(track(HELD, 4), names, board.tr)[-1] == "Defender: Ann"


def test_an_island_without_a_danger_has_no_gauge() -> None:
    board = shown(4)
    board.draw(pygame.Surface(SHOTS["720-en"][0]))
    assert board.gauge_rect is None


def test_the_place_of_the_gauge_does_not_change_with_what_it_says() -> None:
    boxes = {tuple(gauge("1080-ru", 6, voyage).gauge_rect or ()) for voyage in (BEFORE, HELD, replace(BEFORE, at=7))}
    assert len(boxes) == 1


def test_the_ship_sails_to_its_next_step() -> None:
    board = gauge("1080-en", 4, HELD)
    surface = pygame.Surface(SHOTS["1080-en"][0])
    sailed = at_sea(4, replace(HELD, at=3))
    board.show(sailed)
    board._dials.see(sailed, at_once=False)
    seen = set()
    for _ in range(12):
        board.update(0.08)
        board.draw(surface)
        seen.add(pygame.image.tobytes(surface.subsurface(board.gauge_rect or surface.get_rect()), "RGB"))
    assert len(seen) > 4
    assert not board.animated


@pytest.mark.parametrize("seats", [4, 6])
def test_all_that_a_game_brings_to_the_board_is_drawn(seats: int) -> None:
    game = set_table(RECIPES["cities-knights"], seats)
    record = play_game(game, 2, 700)
    board = shown(4)
    painter = Painter(board.kit, board.plan, board.scenery, pygame.Surface((10, 10)), board.tr)
    state = record.first
    kinds: set[str] = set()
    seen: set[str] = set()
    for action in record.log:
        state, events = engine.apply(game, state, action)
        for cue in cues(EVENTS, game, events):
            kinds.add(cue.kind)
            assert cue.kind in SECONDS
            assert cue.kind in {*DRAWN, "dice", "heard", "track"}
        picture = board_view(BOARDS, game, engine.observe(game, state, Seat(0)))
        assert picture is not None
        [voyage] = picture.gauges
        assert isinstance(voyage, Track)
        assert 0 <= voyage.at <= voyage.steps
        seen.update(piece.kind for piece in picture.pieces)
    assert {"track", "turn", "place"} <= kinds
    drawn = {*PIECES, *painter.scenery.pieces, "road"}
    assert all(kind in drawn or is_figure(painter.scenery, kind) for kind in seen)
    assert any(kind.startswith("knight") for kind in seen)
    whole = make_board((1280, 720), (836, 554), "en")
    assert picture is not None
    whole.show(picture)
    whole.draw(pygame.Surface((1280, 720)))
