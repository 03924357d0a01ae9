"""The map, the supplies, the set-up: ALTH-101 to ALTH-155, ALTH-571, ALTH-601 to ALTH-611."""

from __future__ import annotations

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam import board, tables
from catan_desktop.games.landnam.board import OUT
from catan_desktop.games.landnam.events import FateRejected, FateTaken
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import (
    BOG_SIGHTED,
    BUMPER_CROP,
    CARDS,
    DECK,
    EXPLORATION,
    FIELDS_SIGHTED,
    FLAW,
    FOREST_SIGHTED,
    OMENS,
    PASTURE_SIGHTED,
    UPROAR,
)
from catan_desktop.games.landnam.land import tiles_left, tokens_left
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.grid.axial import distance
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import apply, asked, observe, start
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.actions import Roll
from catan_desktop.mechanics.tables import tables as tables_of
from tests.games.landnam.place import BLUE, GREEN, RED, YELLOW, Place, hex_at, place
from tests.recipes import set_table

TOPOLOGY = board.TOPOLOGY


@pytest.mark.rule("ALTH-101", "ALTH-113", "ALTH-B01")
def test_the_game_is_for_three_four_or_five() -> None:
    assert LANDNAM.seats == (3, 4, 5)
    for seats in (1, 2, 6):
        with pytest.raises(RulesetError):
            set_table(LANDNAM, seats)


@pytest.mark.rule("ALTH-102", "ALTH-118", "ALTH-142")
def test_every_seat_has_five_ships_one_of_them_outside_five_settlers_and_nine_houses() -> None:
    units = place().units
    for seat in range(4):
        assert (units.outside[seat], units.ships_left(seat), units.settlers_left(seat)) == (1, 4, 5)
        assert units.houses_left(seat) == 9
        assert units.on_map(seat) == units.settlements(seat) == 0


@pytest.mark.rule("ALTH-103", "ALTH-104", "ALTH-114")
def test_there_are_24_cards_of_each_of_four_resources() -> None:
    at = place()
    assert tables_of(at.game).bank == (24, 24, 24, 24)
    assert tables_of(at.game).kinds == ("grain", "lumber", "wool", "iron")
    yields = {kind.key: kind.yields for kind in tables.TERRAIN}
    assert yields == {
        "unknown": None,
        "sea": None,
        "mountains": None,
        "fields": tables.GRAIN,
        "forest": tables.WOOD,
        "pasture": tables.WOOL,
        "bog": tables.IRON,
    }


@pytest.mark.rule("ALTH-105", "ALTH-106", "ALTH-116")
def test_the_supply_has_48_hexes_besides_the_mountain_and_the_outer_sea() -> None:
    left = tiles_left(place().land.terrain)
    named = {tables.TERRAIN[kind].key: count for kind, count in enumerate(left) if count}
    assert named == {"sea": 12, "mountains": 10, "pasture": 11, "fields": 5, "forest": 5, "bog": 5}
    at = place().tile(1, 0, tables.PASTURE, 5).tile(0, -1, tables.MOUNTAIN)
    assert sum(tiles_left(at.land.terrain)) == 46
    assert tiles_left(at.land.terrain)[tables.MOUNTAIN] == 9


@pytest.mark.rule("ALTH-107", "ALTH-117")
def test_three_tokens_of_each_number() -> None:
    at = place().tile(1, 0, tables.PASTURE, 5)
    assert [tokens_left(at.land, number) for number in tables.LADDER] == [3, 3, 3, 2, 3, 3, 3, 3, 3, 3]
    assert 3 * len(tables.LADDER) == 30


@pytest.mark.rule("ALTH-111", "ALTH-119", "ALTH-483")
def test_forty_fate_cards_in_four_tags() -> None:
    counts = {tag: sum(card.count for card in CARDS if card.tag == tag) for tag in dict.fromkeys(c.tag for c in CARDS)}
    assert counts == {"harvest": 9, "movement": 12, "exploration": 10, "althing": 9}
    assert sum(DECK) == 40
    assert counts[EXPLORATION] >= max(LANDNAM.seats)


@pytest.mark.rule("ALTH-112", "ALTH-201", "ALTH-167")
def test_two_dice_of_six_sides_for_the_harvest() -> None:
    at = place()
    assert at.prompt == "prompt-pre-roll"
    at.do(Roll(RED))
    (draw,) = asked(at.game, at.state).choices  # type: ignore[union-attr]
    assert isinstance(draw, Draw)
    assert draw.count() == 36
    assert set(draw.weights) == {1}


@pytest.mark.rule("ALTH-120")
def test_nothing_of_the_settlers_is_here() -> None:
    keys = {module.key for module in LANDNAM.modules}
    assert not keys & {"robber", "discards", "development", "longest_road", "largest_army", "pieces", "placement"}
    assert not {"steal", "move_robber", "discard", "build_road"} & set(LANDNAM.kinds)


@pytest.mark.rule("ALTH-122", "ALTH-123", "ALTH-124", "ALTH-125", "ALTH-135", "ALTH-147")
def test_the_map_is_a_hexagon_of_37_of_which_the_middle_is_known() -> None:
    for seats in (3, 4, 5):
        at = place(seats)
        assert at.game.board.land == TOPOLOGY.hexes
        assert len(TOPOLOGY.hexes) == 37
        assert all(distance(hex, (0, 0)) <= 3 for hex in TOPOLOGY.hexes)
        assert [hex for hex, kind in enumerate(at.land.terrain) if kind != tables.UNKNOWN] == [hex_at(0, 0)]
        assert at.land.terrain[hex_at(0, 0)] == tables.MOUNTAIN
        assert not any(at.land.tokens)
        assert set(at.land.harbours) == {-1}
        assert at.step == "settlers.pre_roll"


@pytest.mark.rule("ALTH-136", "ALTH-137", "ALTH-138", "ALTH-139")
def test_rings_and_classes_of_hexes() -> None:
    rings = [sum(distance(hex, (0, 0)) == ring for hex in TOPOLOGY.hexes) for ring in range(4)]
    assert rings == [1, 6, 12, 18]
    corners = {(3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3)}
    on_sides = {TOPOLOGY.hexes[hex] for side in board.SIDES for hex in bits(side)}
    assert on_sides == {hex for hex in TOPOLOGY.hexes if distance(hex, (0, 0)) == 3} - corners


@pytest.mark.rule("ALTH-604", "ALTH-605", "ALTH-606", "ALTH-607", "ALTH-608", "ALTH-609", "ALTH-610")
def test_the_six_sides_of_the_frame() -> None:
    named = [[TOPOLOGY.hexes[hex] for hex in bits(side)] for side in board.SIDES]
    assert [set(side) for side in named] == [
        {(1, -3), (2, -3)},
        {(3, -2), (3, -1)},
        {(2, 1), (1, 2)},
        {(-1, 3), (-2, 3)},
        {(-3, 2), (-3, 1)},
        {(-2, -1), (-1, -2)},
    ]
    assert board.side_of(hex_at(3, -3)) is None
    assert board.side_of(hex_at(1, -3)) == 0


@pytest.mark.rule("ALTH-126", "ALTH-128", "ALTH-603")
def test_the_outer_sea_touches_the_edge_and_nothing_else() -> None:
    assert {TOPOLOGY.hexes[hex] for hex in bits(board.NEIGHBOURS[OUT])} == {
        hex for hex in TOPOLOGY.hexes if distance(hex, (0, 0)) == 3
    }
    assert not board.NEIGHBOURS[hex_at(1, 0)] >> OUT & 1
    write, read = place().game.board.codecs[board.Stop]
    assert (write(OUT), read("OUT")) == ("OUT", OUT)
    assert (write(hex_at(1, -3)), read("(1,-3)")) == ("(1,-3)", hex_at(1, -3))


@pytest.mark.rule("ALTH-121", "ALTH-129", "ALTH-130", "ALTH-131", "ALTH-132", "ALTH-140", "ALTH-601", "ALTH-602")
def test_intersections_and_paths() -> None:
    assert (len(TOPOLOGY.corners), len(TOPOLOGY.paths)) == (96, 132)
    touching = [mask.bit_count() for mask in TOPOLOGY.corner_hexes]
    assert [touching.count(number) for number in (3, 2, 1)] == [54, 18, 24]
    assert board.RIM.bit_count() == 42
    assert [mask.bit_count() for mask in TOPOLOGY.path_hexes].count(2) == 90
    north = TOPOLOGY.corner_id(0, 0, "N")
    assert {TOPOLOGY.hexes[hex] for hex in bits(TOPOLOGY.corner_hexes[north])} == {(0, 0), (0, -1), (1, -1)}
    assert {TOPOLOGY.corners[corner] for corner in bits(TOPOLOGY.corner_corners[north])} == {
        (0, -1, "S"),
        (1, -1, "S"),
        (1, -2, "S"),
    }
    path = TOPOLOGY.path_between(north, TOPOLOGY.corner_id(0, -1, "S"))
    assert {TOPOLOGY.hexes[hex] for hex in bits(TOPOLOGY.path_hexes[path])} == {(0, 0), (0, -1)}


@pytest.mark.rule("ALTH-611")
def test_hexes_are_numbered_in_reading_order_and_the_outer_sea_is_last() -> None:
    assert list(TOPOLOGY.hexes) == sorted(TOPOLOGY.hexes, key=lambda hex: (hex[1], hex[0]))
    assert len(TOPOLOGY.hexes) == OUT


@pytest.mark.rule("ALTH-141", "ALTH-149", "ALTH-542")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    game = set_table(LANDNAM, 4)
    state, _ = start(game)
    (draw,) = asked(game, state).choices  # type: ignore[union-attr]
    assert list(draw) == [act.FirstPlayer(CHANCE, Seat(seat)) for seat in range(4)]
    assert isinstance(draw, Draw)
    assert set(draw.weights) == {1}
    state, _ = apply(game, state, act.FirstPlayer(CHANCE, GREEN))
    for card in (FOREST_SIGHTED, FIELDS_SIGHTED, PASTURE_SIGHTED, BOG_SIGHTED):
        state, _ = apply(game, state, act.FateDrawn(CHANCE, card))
    assert (state.seat, state.turn) == (GREEN, 1)
    at = Place(game, state, []).fate().to_main().end()
    assert at.state.seat == YELLOW


@pytest.mark.rule("ALTH-143", "ALTH-153", "ALTH-154", "ALTH-155")
@pytest.mark.parametrize(("seats", "bank", "deck"), [(3, 18, 37), (4, 16, 36), (5, 14, 35)])
def test_first_cards_by_number_of_players(seats: int, bank: int, deck: int) -> None:
    at = place(seats, fate=True)
    assert all(at.hand(Seat(seat)) == (2, 2, 2, 2) for seat in range(seats))
    assert at.bank == (bank,) * 4
    assert FATE.of(at.game, at.state).deck == deck
    assert at.units.outside == (1,) * seats


@pytest.mark.rule("ALTH-X41", "ALTH-144", "ALTH-145", "ALTH-146", "ALTH-150", "ALTH-151", "ALTH-152")
def test_fate_cards_are_drawn_until_an_exploration_card_appears() -> None:
    game = set_table(LANDNAM, 4)
    state, _ = start(game)
    state, _ = apply(game, state, act.FirstPlayer(CHANCE, RED))
    state, events = apply(game, state, act.FateDrawn(CHANCE, BUMPER_CROP))
    assert events == (FateRejected(RED, BUMPER_CROP),)
    state, events = apply(game, state, act.FateDrawn(CHANCE, UPROAR))
    assert FATE.of(game, state).deck == 38
    state, events = apply(game, state, act.FateDrawn(CHANCE, FIELDS_SIGHTED))
    assert events == (FateTaken(RED, FIELDS_SIGHTED, kept=True),)
    assert redact(events[0], BLUE) == FateTaken(RED, None, kept=True)
    assert redact(events[0], RED) == events[0]
    assert state.frames[-1].data.seat == BLUE  # type: ignore[attr-defined]
    for card in (FLAW, OMENS, FOREST_SIGHTED, BOG_SIGHTED):
        state, _ = apply(game, state, act.FateDrawn(CHANCE, card))
    at = Place(game, state, [])
    part = FATE.of(game, state)
    assert (part.deck, sum(part.discard), sum(part.aside), part.held) == (36, 0, 0, (1, 1, 1, 1))
    assert part.hidden is not None
    assert (part.hidden[BUMPER_CROP], part.hidden[UPROAR], part.hidden[FLAW]) == (3, 2, 3)
    assert at.cards(RED)[FIELDS_SIGHTED] == 1
    assert FATE.of(game, observe(game, state, BLUE).state).private[RED] is None
