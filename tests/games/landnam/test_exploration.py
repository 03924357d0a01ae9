"""Exploration: ALTH-115, ALTH-321 to ALTH-340, ALTH-615 to ALTH-620, Exploration cards."""

from __future__ import annotations

from collections import Counter

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import OUT, TOPOLOGY
from catan_desktop.games.landnam.events import Explored, GreenRolledAgain
from catan_desktop.games.landnam.exploration import NUMBER_OF, TERRAIN_OF, bonus_at
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import (
    BOG_SIGHTED,
    BUMPER_CROP,
    FIELDS_SIGHTED,
    FOREST_SIGHTED,
    MOUNTAIN_TRACK,
    OMENS,
    PASTURE_SIGHTED,
    SIGHTS,
    FateId,
)
from catan_desktop.games.landnam.land import LAND, tiles_left
from catan_desktop.games.landnam.tables import BOG, FIELDS, FOREST, MOUNTAIN, PASTURE, SEA, UNKNOWN
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import asked, observe
from catan_desktop.kernel.ids import CHANCE, numbered
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.terrain import TerrainId
from tests.games.landnam.place import BLUE, NONE, RED, Place, hex_at, place, stop


def dice(green: int, red: int) -> act.ExplorationDice:
    """Return what the exploration dice show."""
    return act.ExplorationDice(CHANCE, green, red)


def explorer(*, ship: bool = False) -> Place:
    """A piece of Red beside the unknown hex (1,0), which has a bonus of 3: the middle, and a pasture."""
    at = place().hands().begun().tile(2, -1, SEA if ship else PASTURE, 0 if ship else 9)
    if ship:
        at.tile(2, 0, PASTURE, 9)
    return at.piece(RED, 2, -1, ship=ship).to_move()


def exhaust(at: Place, terrain: TerrainId) -> Place:
    """Lay all hexes of a terrain that are left on hexes far from (1,0), as if they had been found there."""
    land = LAND.of(at.game, at.state)
    west = [hex for hex, (q, _) in enumerate(TOPOLOGY.hexes) if q < 0 and land.terrain[hex] == UNKNOWN]
    spots = west[: tiles_left(land.terrain)[terrain]]
    spread = tuple([terrain if hex in spots else kind for hex, kind in enumerate(land.terrain)])
    assert tiles_left(spread)[terrain] == 0
    at.state = LAND.put(at.game, at.state, replace(land, terrain=spread))
    return at


@pytest.mark.rule("ALTH-X01", "ALTH-322", "ALTH-323", "ALTH-115")
def test_bonus_of_mountains_and_productive_land() -> None:
    at = place().tile(2, -2, PASTURE, 9).tile(2, -1, SEA)
    assert bonus_at(at.game, at.state, hex_at(1, -1)) == 3
    assert [TERRAIN_OF[green + 3] for green in (1, 2, 3, 7, 8)] == [SEA, FIELDS, FOREST, BOG, MOUNTAIN]


@pytest.mark.rule("ALTH-X02")
def test_the_bonus_is_four_at_most() -> None:
    at = place().tile(2, -2, PASTURE, 9).tile(2, -1, PASTURE, 9).tile(1, 0, MOUNTAIN)
    assert bonus_at(at.game, at.state, hex_at(1, -1)) == 4
    assert TERRAIN_OF[6 + 4] == BOG


@pytest.mark.rule("ALTH-335", "ALTH-336", "ALTH-337", "ALTH-338", "ALTH-339", "ALTH-340", "ALTH-324", "ALTH-325")
def test_terrain_by_green_die_and_bonus() -> None:
    rows = {value: TERRAIN_OF[value] for value in range(1, 15)}
    assert [value for value in rows if rows[value] == SEA] == [1, 2, 3, 4]
    assert (rows[5], rows[6], rows[10]) == (FIELDS, FOREST, BOG)
    assert [value for value in rows if rows[value] == PASTURE] == [7, 8, 9]
    assert [value for value in rows if rows[value] == MOUNTAIN] == [11, 12, 13, 14]


@pytest.mark.rule("ALTH-616", "ALTH-X39")
def test_chances_by_bonus() -> None:
    for bonus in range(5):
        counts = Counter(TERRAIN_OF[green + bonus] for green in range(1, 11))
        assert (counts[SEA], counts[MOUNTAIN], counts[PASTURE]) == (4 - bonus, bonus, 3)
        assert counts[FIELDS] == counts[FOREST] == counts[BOG] == 1


@pytest.mark.rule("ALTH-X40", "ALTH-327")
def test_numbers_by_red_die() -> None:
    assert [NUMBER_OF.get(red, red) for red in range(1, 11)] == [11, 2, 3, 4, 5, 6, 12, 8, 9, 10]
    at = explorer().do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(2, 1))
    assert (at.land.terrain[hex_at(1, 0)], at.number(1, 0)) == (FIELDS, 11)


@pytest.mark.rule("ALTH-323", "ALTH-536")
def test_both_dice_are_rolled_together() -> None:
    at = explorer().do(act.TakeStep(RED, stop(2, -1), stop(1, 0)))
    (draw,) = asked(at.game, at.state).choices  # type: ignore[union-attr]
    assert isinstance(draw, Draw)
    assert (draw.count(), set(draw.weights)) == (100, {1})


@pytest.mark.rule("ALTH-328", "ALTH-331", "ALTH-312", "ALTH-225")
@pytest.mark.parametrize(("green", "terrain", "kind"), [(2, FIELDS, 0), (3, FOREST, 1), (4, PASTURE, 2), (7, BOG, 3)])
def test_a_settler_gets_a_card_of_the_land_that_it_finds_and_enters(green: int, terrain: TerrainId, kind: int) -> None:
    at = explorer().do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(green, 6))
    assert at.told(Explored) == [Explored(RED, hex_at(1, 0), terrain, 6)]
    assert at.hand(RED) == tuple(int(one == kind) for one in range(4))
    assert at.units.settlers[RED] == 1 << hex_at(1, 0)
    assert at.number(1, 0) == 6
    assert (at.moves.left, at.step) == (1, "landnam.movement")


@pytest.mark.rule("ALTH-X03", "ALTH-615", "ALTH-326")
def test_an_exhausted_terrain_has_the_green_die_rolled_again() -> None:
    at = place().hands().begun().tile(3, -1, SEA).piece(RED, 3, -1, ship=True)
    exhaust(at, SEA).to_move().do(act.TakeStep(RED, stop(3, -1), stop(2, -1)))
    assert at.state.frames[-1].data.bonus == 0  # type: ignore[attr-defined]
    at.do(dice(2, 7))
    assert at.told(GreenRolledAgain) == [GreenRolledAgain(RED, SEA, 2)]
    at.do(act.GreenDie(CHANCE, 8))
    assert (at.land.terrain[hex_at(2, -1)], at.number(2, -1)) == (PASTURE, 12)


@pytest.mark.rule("ALTH-X04", "ALTH-617")
def test_a_missing_number_gives_way_to_the_next_of_the_ladder() -> None:
    at = explorer()
    spots = ((-1, 0), (-1, 1), (0, 1), (-2, 0), (-2, 1), (-2, 2))
    for number, where in zip((11, 11, 11, 12, 12, 12), spots, strict=True):
        at.tile(*where, PASTURE, number)
    at.do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(2, 1))
    assert at.number(1, 0) == 2


@pytest.mark.rule("ALTH-X05", "ALTH-329", "ALTH-618", "ALTH-330", "ALTH-333")
def test_rewards() -> None:
    at = explorer().hands(NONE, (0, 0, 24, 0)).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(4, 3))
    assert at.actor == CHANCE
    at.do(act.FateDrawn(CHANCE, BUMPER_CROP))
    assert (at.hand(RED), at.cards(RED)[BUMPER_CROP]) == (NONE, 1)
    at = explorer().do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(9, 3), act.FateDrawn(CHANCE, MOUNTAIN_TRACK))
    assert (at.number(1, 0), at.hand(RED)) == (0, NONE)
    at.do(act.EnterByTrack(RED))
    assert at.units.settlers[RED] == 1 << hex_at(1, 0)
    at = explorer(ship=True).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(1, 3))
    assert (at.number(1, 0), at.hand(RED), sum(at.cards(RED))) == (0, NONE, 0)
    assert at.units.ships[RED] == 1 << hex_at(1, 0)


@pytest.mark.rule("ALTH-X67", "ALTH-334")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    discard = {BUMPER_CROP: 3, OMENS: 2, MOUNTAIN_TRACK: 1}
    held = {
        card: count - discard.get(card, 0)
        for card, count in numbered(FateId, (3, 3, 3, 4, 4, 4, 2, 2, 2, 2, 2, 4, 3, 2))
    }
    at = explorer().fate({}, held, deck=(0,) * 14).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(9, 3))
    at.do(act.FateDrawn(CHANCE, OMENS))
    part = FATE.of(at.game, at.state)
    assert (part.deck, sum(part.discard), at.cards(RED)[OMENS]) == (5, 0, 1)
    everything = dict(numbered(FateId, (3, 3, 3, 4, 4, 4, 2, 2, 2, 2, 2, 4, 3, 2)))
    at = explorer().fate({}, everything).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(9, 3))
    assert (at.step, sum(at.cards(RED))) == ("landnam.movement", 0)


@pytest.mark.rule("ALTH-332", "ALTH-174", "ALTH-179", "ALTH-619", "ALTH-620", "ALTH-D12")
def test_entry_by_mountain_track_is_asked_of_whoever_holds_a_fate_card() -> None:
    at = explorer(ship=True).fate({BUMPER_CROP: 1}).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)))
    at.passed().do(dice(4, 9))
    assert (at.prompt, at.offered(act.EnterByTrack)) == ("prompt-entry", [])
    at.do(act.Stay(RED))
    assert at.units.ships[RED] == 1 << hex_at(2, -1)
    none = explorer(ship=True).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(4, 9))
    assert (none.step, none.units.ships[RED]) == ("landnam.movement", 1 << hex_at(2, -1))
    track = explorer(ship=True).fate({MOUNTAIN_TRACK: 1}).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)))
    track.passed().do(dice(4, 9), act.EnterByTrack(RED))
    assert (track.units.ships[RED], track.moves.left) == (1 << hex_at(1, 0), 1)


@pytest.mark.rule("ALTH-348")
def test_an_exploration_uses_up_the_step_even_without_an_entry() -> None:
    at = explorer().do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), dice(1, 3))
    assert at.land.terrain[hex_at(1, 0)] == SEA
    assert (at.moves.left, at.units.settlers[RED]) == (1, 1 << hex_at(2, -1))


# cards


@pytest.mark.rule("ALTH-172", "ALTH-321", "ALTH-D10", "ALTH-B23")
def test_one_exploration_card_for_an_exploration() -> None:
    at = explorer().fate({OMENS: 1, FOREST_SIGHTED: 1}).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)))
    assert at.prompt == "prompt-exploration-card"
    assert at.can(act.PassCard(RED))
    at.do(act.Omens(RED), act.GreenDie(CHANCE, 4), act.GreenDie(CHANCE, 9), act.RedDie(CHANCE, 4))
    at.do(act.RedDie(CHANCE, 5))
    assert at.refused(act.Sight(RED, FOREST)) == ("reason-second-exploration-card", "ALTH-B23")


@pytest.mark.rule("ALTH-F07", "ALTH-F08", "ALTH-F09", "ALTH-F10", "ALTH-X55", "ALTH-489")
@pytest.mark.parametrize("terrain", [FOREST, FIELDS, PASTURE, BOG])
def test_sighted_cards_make_sure_of_the_terrain(terrain: TerrainId) -> None:
    at = explorer().fate({SIGHTS[terrain]: 1}).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), act.Sight(RED, terrain))
    assert [type(one) for one in asked(at.game, at.state).choices[0]][:1] == [act.RedDie]  # type: ignore[union-attr]
    at.do(act.RedDie(CHANCE, 7))
    assert (at.land.terrain[hex_at(1, 0)], at.number(1, 0), sum(at.hand(RED))) == (terrain, 12, 1)
    assert {FOREST_SIGHTED, FIELDS_SIGHTED, PASTURE_SIGHTED, BOG_SIGHTED} == {*SIGHTS.values()}


@pytest.mark.rule("ALTH-480", "ALTH-B40")
def test_a_sighted_card_needs_such_a_hex_in_the_supply() -> None:
    at = exhaust(explorer(), FOREST).fate({FOREST_SIGHTED: 1}).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)))
    assert at.refused(act.Sight(RED, FOREST)) == ("reason-sighted-none-left", "ALTH-B40")
    assert at.refused(act.Sight(RED, FIELDS)) == ("reason-fate-not-held", "ALTH-B21")
    assert at.offered(act.Sight) == []


@pytest.mark.rule("ALTH-F11", "ALTH-X56", "ALTH-481", "ALTH-496", "ALTH-173", "ALTH-D11")
def test_omens_roll_twice_and_the_seat_chooses() -> None:
    at = place().hands().begun().tile(1, 0, SEA).tile(2, 0, SEA).piece(RED, 2, 0, ship=True).to_move().fate({OMENS: 1})
    at.tile(2, -2, PASTURE, 9).tile(1, -1, PASTURE, 10)
    at.do(act.TakeStep(RED, stop(2, 0), stop(2, -1)), act.Omens(RED))
    assert at.state.frames[-1].data.bonus == 2  # type: ignore[attr-defined]
    at.do(act.GreenDie(CHANCE, 3), act.GreenDie(CHANCE, 9), act.RedDie(CHANCE, 1), act.RedDie(CHANCE, 4))
    options = {(one.green, one.red) for one in at.offered(act.ChooseOmen)}
    assert options == {(3, 1), (3, 4), (9, 1)}
    at.do(act.ChooseOmen(RED, 3, 4))
    assert (at.land.terrain[hex_at(2, -1)], at.number(2, -1)) == (FIELDS, 4)


@pytest.mark.rule("ALTH-495", "ALTH-542")
def test_omens_reroll_an_exhausted_green_before_the_red_dice() -> None:
    at = place().hands().begun().tile(3, -1, SEA).piece(RED, 3, -1, ship=True).fate({OMENS: 1})
    exhaust(at, SEA).to_move().do(act.TakeStep(RED, stop(3, -1), stop(2, -1)), act.Omens(RED))
    at.do(act.GreenDie(CHANCE, 2), act.GreenDie(CHANCE, 8), act.GreenDie(CHANCE, 5))
    assert at.state.frames[-1].data.greens == (5, 8)  # type: ignore[attr-defined]
    at.do(act.RedDie(CHANCE, 3), act.RedDie(CHANCE, 3))
    assert {one.green for one in at.offered(act.ChooseOmen)} == {5, 8}


@pytest.mark.rule("ALTH-465")
def test_an_exploration_card_is_discarded_before_a_reward_is_drawn() -> None:
    """With deck and discard pile empty the played card is the new deck."""
    others = dict(numbered(FateId, (3, 3, 3, 4, 4, 4, 2, 2, 2, 2, 0, 4, 3, 2)))
    at = explorer().fate({OMENS: 2}, others).do(act.TakeStep(RED, stop(2, -1), stop(1, 0)), act.Omens(RED))
    at.do(act.GreenDie(CHANCE, 9), act.GreenDie(CHANCE, 9), act.RedDie(CHANCE, 3), act.RedDie(CHANCE, 3))
    assert at.actor == CHANCE
    at.do(act.FateDrawn(CHANCE, OMENS))
    assert at.cards(RED)[OMENS] == 2


@pytest.mark.rule("ALTH-523", "ALTH-524")
def test_nothing_of_an_unexplored_hex_is_kept_anywhere() -> None:
    at = explorer()
    full, seen = at.state, observe(at.game, at.state, BLUE).state
    assert LAND.of(at.game, full) == LAND.of(at.game, seen)
    assert LAND.of(at.game, full).terrain.count(UNKNOWN) == 35
    assert OUT == 37
