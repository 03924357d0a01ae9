"""The siege: those who landed stand around the token, ships carry the others, smoke rises, the die strikes."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import hypot
from pathlib import Path

import pygame
import pytest

from catan_desktop.games.barbarian_attack.layouts import DIRECTIONS, struck_direction
from catan_desktop.games.barbarian_attack.module import RULESET
from catan_desktop.games.barbarian_attack.view import event_rows
from catan_desktop.games.views import BOARDS, EVENTS, PANELS
from catan_desktop.kernel import engine
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.present.compose import board_view, keyframes
from catan_desktop.present.foresight import explain
from catan_desktop.present.picture import BoardPicture, Cue
from catan_desktop.ui.art import Art
from catan_desktop.ui.tables.board import hit_test, island, spaces
from catan_desktop.ui.tables.board.highlights import Lit
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.stage import Stage
from catan_desktop.ui.tables.board.view import BoardView
from catan_desktop.ui.tables.sceneries import scenery_named, scenery_of
from catan_desktop.ui.tables.siege import lots, smoke
from catan_desktop.ui.theme import load_theme
from tests.games.barbarian_attack.place import siege
from tests.positions import Position
from tests.ui.board.render import ASSETS, SHOTS, make_board

FALLEN, HELD = "(-1,2)", "(0,2)"
MOMENT = Position(
    rules=RULESET,
    settlements={0: "V(1,-1,N)"},
    cities={0: "V(0,0,S)", 1: "V(0,-1,N)"},
    roads={0: "E(-1,1,E)"},
    barbarians={"(-2,0)": 0, FALLEN: 3, HELD: 1},
    riders={0: "E(-1,1,E) E(-1,2,E)", 1: "E(2,-1,E)"},
)


@cache
def picture() -> BoardPicture:
    game, state = MOMENT.made()
    found = board_view(BOARDS, game, engine.observe(game, state, Seat(0)))
    assert found is not None
    return found


def shown(name: str = "1080-en") -> BoardView:
    window, region, language = SHOTS[name]
    board = make_board(window, region, language)
    board.show(picture())
    return board


def hex_of(name: str) -> int:
    return int(MOMENT.made()[0].board.topology.parse_hex(name))


def stage(board: BoardView) -> Stage:
    painter = Painter(board.kit, board.plan, board.scenery, pygame.Surface(SHOTS["1080-en"][1]), board.tr)
    return Stage(painter, picture(), lambda place: None)


def test_the_landscape_is_that_of_the_siege_with_colours_of_its_own() -> None:
    assert scenery_of(picture().board.ground) is scenery_named("siege")
    coast, siege = (load_theme(Path("assets/themes") / name / "theme.toml") for name in ("coast", "siege"))
    assert set(siege.colours) == set(coast.colours)
    assert siege.colours["sea"] != coast.colours["sea"]
    assert {ink for ink in coast.colours if siege.colours[ink] != coast.colours[ink]} <= {
        ink for ink in coast.colours if ink.startswith(("sea", "sand", "foam", "sky"))
    }
    assert (siege.seats, siege.terrain, siege.pictures) == (coast.seats, coast.terrain, coast.pictures)


@pytest.mark.parametrize("name", sorted(SHOTS))
def test_three_stand_apart_around_a_token_that_can_be_read(name: str) -> None:
    board = shown(name)
    plan, side = board.plan, board.plan.side
    three = [piece for piece in picture().at("hex", hex_of(FALLEN)) if piece.kind == "barbarian"]
    feet = [spaces.piece_point(plan, picture(), piece) for piece in three]
    assert len(feet) == 3
    assert all(hypot(a[0] - b[0], a[1] - b[1]) > 0.7 * side for a, b in combinations(feet, 2))
    x, y = plan.at(picture().board.ground.tiles[hex_of(FALLEN)].centre)
    height = scenery_named("siege").figures["barbarian"].height * side
    assert all(abs(fx - x) > 0.2 * side or fy < y - 0.3 * side or fy - height > y for fx, fy in feet)


@pytest.mark.parametrize("name", sorted(SHOTS))
def test_the_ships_lie_in_the_water_and_are_found_by_the_pointer(name: str) -> None:
    board = shown(name)
    box = spaces.box_of(board.plan, picture(), ("sea", 0))
    assert pygame.Rect((0, 0), SHOTS[name][1]).contains(box)
    assert hit_test.told_at(board.plan, picture(), box.center) == ("sea", 0)
    for tile in picture().board.ground.tiles:
        assert not box.collidepoint(board.plan.at(tile.centre))


@pytest.mark.parametrize("name", sorted(SHOTS))
def test_the_event_deck_beside_the_ships_is_found_by_the_pointer_and_told(name: str) -> None:
    t = siege(options={"event_cards": True})
    view = engine.observe(t.game, t.state, Seat(0))
    here = board_view(BOARDS, t.game, view)
    assert here is not None
    window, region, language = SHOTS[name]
    board = make_board(window, region, language)
    board.show(here)
    ships, deck = (spaces.box_of(board.plan, here, (space, 0)) for space in ("sea", "heaps"))
    assert not ships.colliderect(deck)
    assert hit_test.told_at(board.plan, here, deck.center) == ("heaps", 0)
    told = explain(PANELS, t.game, view, ("heaps", 0))
    assert [row.key for row in told.rows][:1] == ["tell-event-deck"]


def test_everybody_who_has_not_landed_is_aboard() -> None:
    assert len(picture().at("sea")) == 26
    assert picture().sites("sea") == 1


def test_a_rider_stands_on_its_path_over_a_road_that_lies_along_it() -> None:
    road, rider = picture().at("path", MOMENT.made()[0].board.topology.parse_path("E(-1,1,E)"))
    assert (road.kind, rider.kind) == ("road", "rider")
    scenery = scenery_named("siege")
    assert island.lies_along(scenery, road)
    assert not island.lies_along(scenery, rider)


def test_smoke_rises_only_from_what_has_fallen() -> None:
    board = shown()
    painter = stage(board).painter
    where = board.plan.at(picture().board.ground.tiles[hex_of(FALLEN)].centre)
    puffs = [puff.box.center for moment in range(8) for puff in smoke.air(painter, picture(), float(moment))]
    assert puffs
    assert all(hypot(x - where[0], y - where[1]) < 1.6 * board.plan.side for x, y in puffs)


@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_flashes_the_paths_that_the_rules_strike(face: int) -> None:
    """BARB-081."""
    board = MOMENT.made()[0].board
    hex = hex_of(FALLEN)
    struck = board.path_masks[hex] & board.by_direction[struck_direction(face)]
    assert sum(1 << path for path in lots.struck(stage(shown()), hex, face)) == struck
    assert struck_direction(face) in DIRECTIONS


def test_every_face_of_the_die_has_its_picture() -> None:
    art = Art(ASSETS / "art")
    assert all(art.has(f"die-loss-{face}") for face in range(1, 7))


def landing() -> tuple[Cue, ...]:
    """All cues of a settlement and the landing that it brings."""
    game, state = Position(
        rules=RULESET,
        cities={0: "V(0,0,S)"},
        roads={0: "E(-1,1,E) E(-1,2,NE)"},
        hands={0: "lumber brick wool grain"},
        barbarians={"(-2,0)": 0, HELD: 0, FALLEN: 2},
    ).made()
    found: list[Cue] = []
    for text in ("0 build_settlement V(0,1,S)", "* landing_roll 3 3", "* landing_roll 1 1", "* landing_roll 2 2"):
        action = decode(game, text)
        for keyframe in keyframes((BOARDS, EVENTS), game, state, action, Seat(0)):
            found += keyframe.cues
        state = engine.advance(game, state, action)[0]
    return tuple(found)


def test_numbers_are_drawn_one_by_one_then_all_march_together() -> None:
    cues = landing()
    assert [cue.numbers for cue in cues if cue.look == "lot"] == [(6,), (6, 2), (6, 2, 4)]
    march = [cue for cue in cues if cue.kind == "move"]
    assert [(cue.start, cue.along) for cue in march] == [
        (("sea", 0), False),
        (("sea", 0), True),
        (("sea", 0), True),
    ]
    assert cues.index(march[0]) > [cue.look for cue in cues].index("lot") + 2
    assert [cue.to for cue in cues if cue.sprite == "conquered"] == [("hex", hex_of(FALLEN))]


def test_every_look_of_a_cue_is_known() -> None:
    scenery = scenery_named("siege")
    looks = {cue.look for cue in landing()} | {"losses", "roll", "fallen"}
    assert looks <= {"", *scenery.cues, *scenery.quakes}
    assert {kind.__module__ for kind in event_rows.EVENTS.rows} == {"catan_desktop.games.barbarian_attack.events"}


def test_what_costs_is_lit_in_the_other_tone() -> None:
    lit = Lit(0b111, "gold", "rider", 0, dear=0b100)
    assert [lit.tone_at(site) for site in range(3)] == ["gold", "gold", "possible"]
    board = shown()
    tones = []
    for dear in (0, 1 << 20):
        board.light({"path": Lit(1 << 20, "gold", dear=dear)})
        surface = pygame.Surface(SHOTS["1080-en"][1])
        board.draw(surface)
        x, y = spaces.point(board.plan, picture(), ("path", 20))
        tones.append(surface.get_at((round(x), round(y)))[:3])
    assert tones[0] != tones[1]
