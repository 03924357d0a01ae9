"""Phase 1: the harvest and Harvest cards: ALTH-201 to ALTH-230, ALTH-F01 to F03, ALTH-471 to 474."""

from __future__ import annotations

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.events import Aged, Famine
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import (
    BARREN_LAND,
    BUMPER_CROP,
    CHANGED_SEASON,
    FIELDS_SIGHTED,
    FOREST_SIGHTED,
    MOUNTAIN_TRACK,
    PARDON,
)
from catan_desktop.games.landnam.tables import BOG, FIELDS, FOREST, PASTURE, WOOL
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.mechanics.actions import Dice, Roll
from tests.games.landnam.place import BLUE, GREEN, NONE, RED, YELLOW, Place, hex_at, place


def pasture() -> Place:
    """A pasture with a 5, a farm of Blue and a city of Green beside it."""
    at = place().hands().tile(1, 0, PASTURE, 5)
    return at.house(BLUE, 1, 0, "N").house(GREEN, 1, 0, "S", city=True)


@pytest.mark.rule("ALTH-X07", "ALTH-205", "ALTH-207", "ALTH-209", "ALTH-217", "ALTH-219", "ALTH-222")
def test_farms_get_one_card_and_cities_two_and_the_number_ages() -> None:
    at = pasture().roll(2, 3)
    assert (at.hand(BLUE), at.hand(GREEN), at.hand(RED)) == ((0, 0, 1, 0), (0, 0, 2, 0), NONE)
    assert at.number(1, 0) == 6
    assert at.step == "landnam.movement"


@pytest.mark.rule("ALTH-X08", "ALTH-208")
def test_a_settler_takes_all_of_its_hex() -> None:
    at = pasture().piece(RED, 1, 0).roll(2, 3)
    assert (at.hand(BLUE), at.hand(GREEN), at.hand(RED)) == (NONE, NONE, (0, 0, 2, 0))


@pytest.mark.rule("ALTH-X66", "ALTH-228")
def test_a_settler_takes_the_share_of_the_own_houses_too() -> None:
    at = place().hands().tile(1, 0, PASTURE, 5).piece(RED, 1, 0).house(RED, 1, 0, "N").roll(2, 3)
    assert at.hand(RED) == (0, 0, 2, 0)


@pytest.mark.rule("ALTH-210", "ALTH-211", "ALTH-349")
def test_a_ship_on_land_and_an_outlaw_produce_like_a_settler() -> None:
    at = pasture().piece(RED, 1, 0, ship=True, creditors=1 << BLUE).roll(2, 3)
    assert (at.hand(RED), at.hand(BLUE)) == ((0, 0, 2, 0), NONE)


@pytest.mark.rule("ALTH-X09", "ALTH-212", "ALTH-213", "ALTH-214", "ALTH-215", "ALTH-216", "ALTH-229", "ALTH-522")
def test_famine_gives_nobody_anything_and_takes_what_is_short() -> None:
    at = place().tile(1, 0, PASTURE, 5).tile(0, 1, PASTURE, 5).tile(-1, 0, BOG, 5)
    at.piece(RED, 1, 0).piece(BLUE, 0, 1).house(GREEN, -1, 0, "NW")
    at.hands((0, 0, 11, 5), (1, 0, 10, 5), (0, 0, 0, 5)).roll(2, 3)
    assert at.bank[2] == 24
    assert (at.hand(RED), at.hand(BLUE), at.hand(GREEN)) == ((0, 0, 0, 5), (1, 0, 0, 5), (0, 0, 0, 5))
    assert [at.number(*where) for where in ((1, 0), (0, 1), (-1, 0))] == [5, 5, 5]
    assert at.told(Famine) == [Famine((WOOL,), ((0, 0, 11, 0), (0, 0, 10, 0), NONE, NONE))]


@pytest.mark.rule("ALTH-218", "ALTH-220", "ALTH-X51", "ALTH-169", "ALTH-D02")
def test_the_active_seat_chooses_which_of_the_hexes_that_yielded_ages() -> None:
    at = place().hands().tile(1, 0, FOREST, 6).tile(-1, 0, BOG, 6).tile(0, -2, FIELDS, 6)
    at.house(BLUE, 1, 0, "NE").house(RED, -1, 0, "NW", city=True)
    at.roll(3, 3)
    assert {one.hex for one in at.offered(act.Age)} == {hex_at(1, 0), hex_at(-1, 0)}
    assert at.actor == RED
    at.do(act.Age(RED, hex_at(1, 0)))
    assert (at.number(1, 0), at.number(-1, 0), at.number(0, -2)) == (8, 6, 6)


@pytest.mark.rule("ALTH-180")
def test_a_single_hex_ages_unasked() -> None:
    at = pasture().do(Roll(RED), Dice(CHANCE, 2, 3))
    assert at.told(Aged) == [Aged(hex_at(1, 0), 5, 6, RED)]


@pytest.mark.rule("ALTH-X10", "ALTH-221", "ALTH-223", "ALTH-230")
def test_ageing_goes_up_the_ladder_to_a_number_in_the_supply() -> None:
    at = place().hands().tile(1, 0, PASTURE, 6).house(BLUE, 1, 0, "N")
    for spot in ((-1, 0), (0, -1), (0, 1)):
        at.tile(*spot, PASTURE, 8)
    at.tile(-1, 1, PASTURE, 9).tile(1, -1, PASTURE, 9).roll(3, 3)
    assert at.number(1, 0) == 9
    at = place().hands().tile(1, 0, PASTURE, 12).house(BLUE, 1, 0, "N").roll(6, 6)
    assert at.number(1, 0) == 2


@pytest.mark.rule("ALTH-224")
def test_there_is_always_a_number_to_age_to() -> None:
    """At most 26 tokens lie on the map; 3 of the 4 others at least are of another number."""
    assert 11 + 5 + 5 + 5 == 26 <= 30 - 4


@pytest.mark.rule("ALTH-202", "ALTH-203", "ALTH-204", "ALTH-226", "ALTH-227", "ALTH-X11")
def test_on_a_seven_the_active_seat_and_those_without_cards_draw() -> None:
    at = pasture().fate({BUMPER_CROP: 2}, {}, {PARDON: 1}, {})
    at.do(Roll(RED), Dice(CHANCE, 3, 4))
    asked = []
    while at.actor == CHANCE:
        asked.append(at.state.frames[-1].data.seat)  # type: ignore[attr-defined]
        at.do(act.FateDrawn(CHANCE, FOREST_SIGHTED if len(asked) < 3 else FIELDS_SIGHTED))
    assert asked == [RED, BLUE, YELLOW]
    assert FATE.of(at.game, at.state).held == (3, 1, 1, 1)
    assert at.hand(BLUE) == NONE
    assert at.step == "landnam.window_open"


@pytest.mark.rule("ALTH-625")
def test_at_an_althing_everybody_holds_a_fate_card() -> None:
    at = (
        place().fate().do(Roll(RED), Dice(CHANCE, 1, 6)).drawn(BUMPER_CROP, CHANGED_SEASON, BARREN_LAND, MOUNTAIN_TRACK)
    )
    assert all(FATE.of(at.game, at.state).held)


# Harvest cards


@pytest.mark.rule("ALTH-168", "ALTH-179", "ALTH-206", "ALTH-D01")
def test_whoever_holds_any_fate_card_is_asked_for_a_harvest_card() -> None:
    at = pasture().fate({FOREST_SIGHTED: 1}).do(Roll(RED), Dice(CHANCE, 2, 3))
    assert at.prompt == "prompt-harvest-card"
    assert at.offered(act.PassCard) == [act.PassCard(RED)]
    assert not at.offered(act.BoostHarvest)
    assert pasture().do(Roll(RED), Dice(CHANCE, 2, 3)).step == "landnam.movement"
    one = pasture().fate({BUMPER_CROP: 2}).do(Roll(RED), Dice(CHANCE, 2, 3))
    one.do(act.BoostHarvest(RED, hex_at(1, 0)))
    assert one.step == "landnam.movement"
    assert one.cards(RED)[BUMPER_CROP] == 1
    assert FATE.of(one.game, one.state).discard[BUMPER_CROP] == 1


@pytest.mark.rule("ALTH-F01", "ALTH-461")
def test_bumper_crop_doubles_a_hex() -> None:
    at = pasture().fate({BUMPER_CROP: 1}).do(Roll(RED), Dice(CHANCE, 2, 3), act.BoostHarvest(RED, hex_at(1, 0)))
    assert (at.hand(BLUE), at.hand(GREEN)) == ((0, 0, 2, 0), (0, 0, 4, 0))
    assert at.number(1, 0) == 6


@pytest.mark.rule("ALTH-X49", "ALTH-471")
def test_bumper_crop_may_bring_a_famine() -> None:
    at = place().tile(1, 0, PASTURE, 9).house(BLUE, 1, 0, "N", city=True).house(RED, 1, 0, "S")
    at.hands((0, 0, 19, 0)).fate({BUMPER_CROP: 1})
    at.do(Roll(RED), Dice(CHANCE, 4, 5), act.BoostHarvest(RED, hex_at(1, 0)))
    assert (at.bank[2], at.hand(RED)[2], at.hand(BLUE)[2], at.number(1, 0)) == (24, 0, 0, 9)


@pytest.mark.rule("ALTH-F02", "ALTH-X31", "ALTH-472", "ALTH-493", "ALTH-473")
def test_changed_season_takes_the_next_number_of_the_ladder() -> None:
    at = place().hands().tile(1, 0, PASTURE, 6).tile(-1, 0, FOREST, 8).house(BLUE, 1, 0, "NE").house(GREEN, -1, 0, "SW")
    at.fate({CHANGED_SEASON: 1}).do(Roll(RED), Dice(CHANCE, 3, 3))
    assert [one.number for one in at.offered(act.ShiftHarvest)] == [5, 8]
    at.do(act.ShiftHarvest(RED, 8))
    assert (at.hand(BLUE), at.hand(GREEN)) == (NONE, (0, 1, 0, 0))
    at = place().fate({CHANGED_SEASON: 1}).do(Roll(RED), Dice(CHANCE, 6, 6))
    assert [one.number for one in at.offered(act.ShiftHarvest)] == [11]
    at = place().fate({CHANGED_SEASON: 1}).do(Roll(RED), Dice(CHANCE, 1, 1))
    assert [one.number for one in at.offered(act.ShiftHarvest)] == [3]


@pytest.mark.rule("ALTH-F03", "ALTH-X50", "ALTH-474", "ALTH-485")
def test_barren_land_takes_a_hex_out_of_the_harvest() -> None:
    at = place().tile(1, 0, PASTURE, 4).tile(-1, 0, PASTURE, 4)
    at.house(BLUE, 1, 0, "NE", city=True).house(RED, -1, 0, "SW", city=True)
    at.hands(NONE, NONE, (0, 0, 21, 0)).fate({BARREN_LAND: 1})
    at.do(Roll(RED), Dice(CHANCE, 1, 3), act.BarHarvest(RED, hex_at(1, 0)))
    assert (at.hand(RED)[2], at.hand(BLUE)[2], at.hand(GREEN)[2]) == (2, 0, 21)
    assert (at.number(1, 0), at.number(-1, 0)) == (4, 5)


@pytest.mark.rule("ALTH-484", "ALTH-B40", "ALTH-464")
def test_bumper_crop_and_barren_land_need_a_hex_that_yields_something() -> None:
    at = place().hands().tile(1, 0, PASTURE, 4).fate({BUMPER_CROP: 1, BARREN_LAND: 1}).do(Roll(RED), Dice(CHANCE, 1, 3))
    assert at.refused(act.BoostHarvest(RED, hex_at(1, 0))) == ("reason-harvest-no-hex", "ALTH-B40")
    assert at.refused(act.BarHarvest(RED, hex_at(1, 0))) == ("reason-harvest-no-hex", "ALTH-B40")


@pytest.mark.rule("ALTH-B03", "ALTH-B04", "ALTH-B21", "ALTH-B22", "ALTH-163", "ALTH-165")
def test_harvest_cards_at_the_wrong_time_are_refused() -> None:
    at = pasture().fate({BUMPER_CROP: 1, BARREN_LAND: 1})
    card = act.BarHarvest(RED, hex_at(1, 0))
    assert at.refused(card)[1] == "ALTH-B03"
    at.do(Roll(RED), Dice(CHANCE, 2, 3))
    assert at.refused(act.ShiftHarvest(RED, 6)) == ("reason-fate-not-held", "ALTH-B21")
    at.do(act.BoostHarvest(RED, hex_at(1, 0)))
    assert at.refused(card)[1] == "ALTH-B03"
    at.begun().do(act.EndMovement(RED))
    assert at.refused(card)[1] == "ALTH-B03"
    at = pasture().fate({BUMPER_CROP: 1}, {BUMPER_CROP: 1}, {BUMPER_CROP: 1}, {PARDON: 1})
    at.do(Roll(RED), Dice(CHANCE, 3, 4)).drawn(FOREST_SIGHTED)
    assert at.refused(act.BoostHarvest(RED, hex_at(1, 0))) == ("reason-harvest-card-on-seven", "ALTH-B04")


@pytest.mark.rule("ALTH-164", "ALTH-B24", "ALTH-B02")
def test_only_the_active_seat_plays_harvest_cards() -> None:
    at = pasture().fate({FOREST_SIGHTED: 1}, {BUMPER_CROP: 1}).do(Roll(RED), Dice(CHANCE, 2, 3))
    assert at.refused(act.BoostHarvest(BLUE, hex_at(1, 0)))[0] == "reason-not-your-move"


@pytest.mark.rule("ALTH-179")
def test_questions_do_not_tell_which_cards_a_hand_holds() -> None:
    """The same seats are asked in the same order whatever fate cards of the same number they hold."""
    asked = []
    for card in (BUMPER_CROP, FOREST_SIGHTED, PARDON):
        at = pasture().fate({card: 1}, {card: 1}).do(Roll(RED), Dice(CHANCE, 2, 3))
        row = [(at.actor, at.prompt)]
        at.passed().begun()
        row.append((at.actor, at.prompt))
        asked.append(row)
    assert asked[0] == asked[1] == asked[2]
