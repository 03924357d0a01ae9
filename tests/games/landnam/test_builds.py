"""Phase 3: trade, builds and the commit: ALTH-371 to ALTH-390, ALTH-401 to ALTH-452."""

from __future__ import annotations

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import OUT, RIM
from catan_desktop.games.landnam.builds import PRICES
from catan_desktop.games.landnam.events import Aged, BuildQueued, FarmFounded, PieceBuilt
from catan_desktop.games.landnam.tables import BOG, FIELDS, FOREST, GRAIN, IRON, MOUNTAIN, PASTURE, SEA, WOOD, WOOL
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.actions import AcceptOffer, BankTrade, CounterOffer, DeclineOffer, EndTurn, OfferTrade
from catan_desktop.mechanics.events import Traded
from catan_desktop.mechanics.questions import RATES
from tests.games.landnam.place import BLUE, GREEN, NONE, RED, YELLOW, Place, corner, hex_at, place, stop

RICH = (5, 5, 5, 5)


def farm(q: int, r: int, side: str, piece_q: int, piece_r: int, seat: Seat = RED) -> act.BuildFarm:
    """Return the founding of a farm by the piece on a hex."""
    return act.BuildFarm(seat, corner(q, r, side), stop(piece_q, piece_r))


def main(*hands: tuple[int, ...]) -> Place:
    """Red trades and builds, long after the first turns."""
    at = place().outside(RED, 0).to_main()
    return at.hands(*hands)


# trade


@pytest.mark.rule("ALTH-372", "ALTH-376", "ALTH-377", "ALTH-B13", "ALTH-176")
def test_four_cards_for_one_of_the_bank() -> None:
    at = main((8, 0, 1, 0)).do(BankTrade(RED, GRAIN, IRON), BankTrade(RED, GRAIN, IRON))
    assert at.hand(RED) == (0, 0, 1, 2)
    assert at.refused(BankTrade(RED, WOOL, IRON))[0] == "reason-rate"
    assert at.refused(BankTrade(RED, WOOL, WOOL))[0] == "reason-same-kind"
    empty = main((4, 0, 0, 0), (0, 0, 0, 24))
    assert empty.refused(BankTrade(RED, GRAIN, IRON))[0] == "reason-bank-lacks"


@pytest.mark.rule("ALTH-X29", "ALTH-373", "ALTH-374", "ALTH-375")
def test_who_may_use_a_harbour() -> None:
    at = main((0, 0, 0, 0)).tile(2, -2, SEA).harbour(2, -2, GRAIN).house(RED, 2, -2, "S")

    def rate(seat: Seat) -> int:
        return at.game.ask(RATES, at.state, seat)[0]

    assert (rate(RED), rate(BLUE)) == (2, 4)
    at.piece(GREEN, 2, -2, ship=True)
    assert (rate(RED), rate(GREEN), rate(BLUE)) == (4, 2, 4)
    at.hands((2, 0, 0, 0), NONE, (2, 0, 0, 0))
    assert at.refused(BankTrade(RED, GRAIN, WOOD))[0] == "reason-rate"


@pytest.mark.rule(
    "ALTH-X60",
    "ALTH-378",
    "ALTH-380",
    "ALTH-381",
    "ALTH-383",
    "ALTH-388",
    "ALTH-389",
    "ALTH-385",
    "ALTH-177",
    "ALTH-D15",
    "ALTH-B14",
)
def test_the_first_who_accepts_trades_at_once() -> None:
    at = main((3, 1, 0, 0), (1, 0, 0, 1), (0, 0, 0, 1), (1, 0, 0, 0))
    at.do(OfferTrade(RED, (1, 0, 0, 0), (0, 0, 0, 1), 0b0110))
    assert at.actor == BLUE
    at.do(AcceptOffer(BLUE))
    assert at.told(Traded) == [Traded(RED, BLUE, (1, 0, 0, 0), (0, 0, 0, 1))]
    assert (at.hand(RED), at.hand(BLUE), at.actor) == ((2, 1, 0, 1), (2, 0, 0, 0), RED)
    assert at.refused(OfferTrade(RED, (1, 1, 0, 0), (1, 0, 0, 0), 0b0010))[0] == "reason-same-on-both-sides"
    assert at.refused(OfferTrade(RED, (1, 0, 0, 0), (0, 0, 0, 0), 0b0010))[0] == "reason-no-gifts"
    assert at.refused(OfferTrade(RED, (5, 0, 0, 0), (0, 0, 0, 1), 0b0010))[0] == "reason-cards-not-held"


@pytest.mark.rule("ALTH-379", "ALTH-385", "ALTH-387", "ALTH-390", "ALTH-B37", "ALTH-386", "ALTH-382")
def test_offers_are_accepted_or_declined_and_never_countered() -> None:
    at = main((3, 1, 0, 0), (1, 0, 0, 0), NONE, (0, 0, 0, 1))
    assert at.refused(OfferTrade(RED, (1, 0, 0, 0), (0, 0, 0, 1), 0b0100))[0] == "reason-no-partner"
    at.do(OfferTrade(RED, (0, 1, 0, 0), (0, 0, 0, 1), 0b1010))
    assert at.actor == BLUE
    assert at.refused(AcceptOffer(BLUE))[0] == "reason-cards-not-held"
    assert at.refused(CounterOffer(BLUE, (1, 0, 0, 0), (0, 1, 0, 0), 1))[0] == "reason-no-counter-offers"
    assert at.refused(OfferTrade(RED, (0, 1, 0, 0), (0, 0, 0, 1), 0b1000))[0] == "reason-not-your-move"
    at.do(DeclineOffer(BLUE), DeclineOffer(YELLOW))
    assert (at.actor, at.step, at.hand(RED)) == (RED, "settlers.action", (3, 1, 0, 0))


@pytest.mark.rule("ALTH-384", "ALTH-B37")
def test_offers_have_no_limit_unless_a_house_rule_sets_one() -> None:
    offered = OfferTrade(RED, (1, 0, 0, 0), (0, 0, 0, 1), 0b0010)
    at = main((3, 1, 0, 0), (0, 0, 1, 0))
    for _ in range(12):
        at.do(offered, DeclineOffer(BLUE))
    assert at.can(offered)
    limited = place(options={"offers": 1}).outside(RED, 0).begun().hands((3, 1, 0, 0), (0, 0, 1, 0)).roll(1, 1)
    limited.do(act.EndMovement(RED), offered, DeclineOffer(BLUE))
    assert limited.refused(offered)[0] == "reason-offers-spent"


@pytest.mark.rule("ALTH-371", "ALTH-B12", "ALTH-161", "ALTH-166")
def test_trade_and_builds_in_any_order_in_phase_3_alone() -> None:
    at = place().outside(RED, 0).begun().hands(RICH)
    for _ in ("before the roll", "in movement"):
        assert at.refused(act.BuildOuterShip(RED)) == ("reason-trade-not-now", "ALTH-B12")
        assert at.refused(BankTrade(RED, GRAIN, WOOD))
        if at.step == "settlers.pre_roll":
            at.to_move()
    at.do(act.EndMovement(RED), act.BuildOuterShip(RED), BankTrade(RED, GRAIN, IRON), act.BuildOuterShip(RED))
    assert at.step == "settlers.action"
    assert at.do(EndTurn(RED)).state.seat == BLUE


# prices and the queue


@pytest.mark.rule("ALTH-447", "ALTH-448", "ALTH-449", "ALTH-450", "ALTH-401")
def test_prices() -> None:
    assert {
        act.BuildFarm: (1, 1, 1, 0),
        act.BuildCity: (1, 1, 2, 1),
        act.BuildSettler: (1, 0, 0, 1),
        act.BuildShip: (0, 1, 0, 1),
        act.BuildOuterShip: (0, 1, 0, 1),
    } == PRICES


@pytest.mark.rule("ALTH-X34", "ALTH-402", "ALTH-403", "ALTH-423", "ALTH-B15", "ALTH-447", "ALTH-450")
def test_builds_are_paid_at_once_and_appear_at_the_end() -> None:
    at = main((2, 2, 2, 2)).tile(3, -1, SEA).tile(2, -1, PASTURE, 9).piece(RED, 3, -1, ship=True)
    at.do(farm(3, -1, "NW", 3, -1), act.BuildOuterShip(RED))
    assert at.told(BuildQueued) == [BuildQueued(RED, "ship", OUT, (0, 1, 0, 1))]
    assert (at.hand(RED), at.bank) == ((1, 0, 1, 1), (23, 24, 23, 23))
    assert at.refused(act.BuildOuterShip(RED)) == ("reason-cannot-pay", "ALTH-B15")
    assert (at.units.farms[RED], at.units.outside[RED], at.units.ships[RED]) == (0, 0, 1 << hex_at(3, -1))
    at.end()
    assert at.told(FarmFounded) == [FarmFounded(RED, corner(3, -1, "NW"), stop(3, -1), True)]
    assert at.told(PieceBuilt) == [PieceBuilt(RED, OUT, True)]
    assert (at.units.farms[RED].bit_count(), at.units.outside[RED], at.units.ships[RED]) == (1, 1, 0)


@pytest.mark.rule("ALTH-408", "ALTH-B18")
def test_a_queued_build_cannot_be_taken_back_by_the_rules() -> None:
    at = main((2, 2, 2, 2)).do(act.BuildOuterShip(RED))
    assert not [kind for kind in at.game.ruleset.kinds if "cancel" in kind]
    assert at.queue.outer_ships == 1


@pytest.mark.rule("ALTH-X24", "ALTH-404", "ALTH-410", "ALTH-426", "ALTH-407")
def test_what_is_queued_is_not_there_yet() -> None:
    at = main((9, 9, 9, 9)).tile(1, 0, PASTURE, 5).tile(2, -1, SEA).piece(RED, 1, 0).house(RED, 1, 0, "S")
    at.do(farm(1, 0, "N", 1, 0))
    new = corner(1, 0, "N")
    assert at.refused(act.BuildShip(RED, hex_at(2, -1), new))[0] == "reason-new-piece-place"
    assert at.refused(act.BuildSettler(RED, hex_at(1, 0), corner(1, 0, "S")))[0] == "reason-new-piece-place"
    at = main((0, 0, 4, 0)).tile(2, -2, SEA).tile(2, -1, PASTURE, 9).piece(RED, 2, -2, ship=True)
    at.do(act.BuildHarbour(RED, stop(2, -2), WOOL))
    assert at.refused(BankTrade(RED, WOOL, GRAIN))[0] == "reason-rate"


@pytest.mark.rule("ALTH-405", "ALTH-B39", "ALTH-409")
def test_a_piece_and_a_farm_act_once_a_turn() -> None:
    at = main((9, 9, 9, 9)).tile(1, 0, PASTURE, 5).tile(2, -1, SEA).piece(RED, 1, 0).house(RED, 2, -1, "N")
    at.do(act.BuildAgeing(RED, hex_at(1, 0)))
    assert at.refused(act.BuildAgeing(RED, hex_at(1, 0))) == ("reason-unit-busy", "ALTH-B39")
    assert at.refused(farm(1, 0, "S", 1, 0)) == ("reason-unit-busy", "ALTH-B39")
    at.do(act.BuildCity(RED, corner(2, -1, "N")))
    assert at.refused(act.BuildShip(RED, hex_at(2, -1), corner(2, -1, "N"))) == ("reason-farm-busy", "ALTH-B39")
    assert at.refused(act.BuildCity(RED, corner(2, -1, "N"))) == ("reason-farm-busy", "ALTH-B39")


@pytest.mark.rule("ALTH-X27", "ALTH-406", "ALTH-421", "ALTH-422", "ALTH-449")
def test_a_city_builds_up_to_three_pieces() -> None:
    def at_corner(*, city: bool) -> Place:
        at = main((2, 1, 0, 3)).tile(0, 0, FIELDS, 5).tile(0, -1, PASTURE, 9).tile(1, -1, SEA)
        return at.house(RED, 0, 0, "N", city=city)

    where = corner(0, 0, "N")
    at = at_corner(city=True).do(
        act.BuildSettler(RED, hex_at(0, 0), where), act.BuildSettler(RED, hex_at(0, -1), where)
    )
    assert at.refused(act.BuildSettler(RED, hex_at(0, 0), where))[0] in {"reason-site-reserved", "reason-cannot-pay"}
    at.do(act.BuildShip(RED, hex_at(1, -1), where))
    assert at.hand(RED) == NONE
    at.end()
    assert at.units.settlers[RED] == 1 << hex_at(0, 0) | 1 << hex_at(0, -1)
    assert at.units.ships[RED] == 1 << hex_at(1, -1)
    small = at_corner(city=False).do(act.BuildSettler(RED, hex_at(0, 0), where))
    assert small.refused(act.BuildShip(RED, hex_at(1, -1), where)) == ("reason-farm-busy", "ALTH-B39")


# farms


@pytest.mark.rule("ALTH-411", "ALTH-412", "ALTH-417", "ALTH-B38")
def test_a_farm_is_founded_on_a_corner_of_the_hex_of_its_piece_beside_productive_land() -> None:
    at = main(RICH).tile(1, -1, SEA).tile(2, -1, PASTURE, 9).piece(RED, 1, -1, ship=True)
    assert at.can(farm(1, -1, "SE", 1, -1))
    assert at.refused(farm(1, -1, "N", 1, -1)) == ("reason-farm-land", "ALTH-B38")
    assert at.refused(farm(2, -1, "SE", 1, -1)) == ("reason-farm-own-hex", "ALTH-B38")
    ashore = main(RICH).tile(2, -1, PASTURE, 9).piece(RED, 2, -1, ship=True)
    assert ashore.can(farm(2, -1, "N", 2, -1))


@pytest.mark.rule("ALTH-X64", "ALTH-417", "ALTH-412")
def test_a_settler_on_a_mountain_founds_beside_productive_land() -> None:
    at = main(RICH).tile(1, 0, PASTURE, 5).tile(0, -1, SEA).piece(RED, 0, 0)
    assert at.can(farm(0, 1, "N", 0, 0))
    assert at.refused(farm(0, 0, "N", 0, 0))[0] == "reason-farm-land"


@pytest.mark.rule("ALTH-X23", "ALTH-413", "ALTH-414")
def test_distance_and_its_exception_between_sea_and_mountain() -> None:
    at = main(RICH).house(BLUE, 0, 0, "N").tile(0, -1, SEA).tile(-1, 0, PASTURE, 9).piece(RED, -1, 0)
    assert at.can(farm(0, -1, "S", -1, 0))
    forest = main(RICH).house(BLUE, 0, 0, "N").tile(0, -1, FOREST, 4).tile(-1, 0, PASTURE, 9).piece(RED, -1, 0)
    assert forest.refused(farm(0, -1, "S", -1, 0)) == ("reason-farm-distance", "ALTH-B38")
    fog = main(RICH).house(BLUE, 0, 0, "N").tile(-1, 0, PASTURE, 9).piece(RED, -1, 0)
    assert fog.refused(farm(0, -1, "S", -1, 0))[0] == "reason-farm-distance"
    assert fog.house(RED, -1, 0, "S").refused(farm(-1, 0, "S", -1, 0))[0] == "reason-farm-taken"


@pytest.mark.rule("ALTH-X63", "ALTH-442", "ALTH-441", "ALTH-B39")
def test_two_farms_of_a_turn_keep_their_distance() -> None:
    at = main(RICH).tile(1, 0, PASTURE, 5).tile(2, -1, FOREST, 9).piece(RED, 1, 0).piece(RED, 2, -1)
    at.do(farm(1, 0, "NE", 1, 0))
    assert at.refused(farm(2, -1, "SW", 2, -1))[0] == "reason-farm-distance"
    assert at.refused(farm(2, -1, "S", 2, -1)) == ("reason-site-reserved", "ALTH-B39")


@pytest.mark.rule("ALTH-415", "ALTH-B16", "ALTH-345")
def test_an_outlaw_founds_no_farm_but_ages_numbers_and_opens_harbours() -> None:
    at = main(RICH).tile(1, 0, PASTURE, 5).piece(RED, 1, 0, creditors=1 << BLUE).tile(2, -1, SEA)
    at.piece(RED, 2, -1, ship=True, creditors=1 << BLUE)
    assert at.refused(farm(1, 0, "N", 1, 0)) == ("reason-outlaw-farm", "ALTH-B16")
    at.do(act.BuildAgeing(RED, hex_at(1, 0)), act.BuildHarbour(RED, stop(2, -1), GRAIN))


def afloat(hand: Counts = (1, 1, 1, 0), *, found: bool = True) -> Place:
    """Return Red's second turn, with a ship on the outer sea; bog and forest at the edge are known, or nothing is."""
    at = place().hands(hand).begun()
    if found:
        at.tile(3, -1, BOG, 5).tile(3, -2, FOREST, 9)
    return at.turn(RED, 5).roll(1, 1)


SHORE = act.BuildFarm(RED, corner(3, -1, "N"), OUT)


@pytest.mark.rule("ALTH-X59", "ALTH-128", "ALTH-411", "ALTH-412", "ALTH-431", "ALTH-432", "ALTH-B16")
def test_landfall() -> None:
    at = afloat().do(act.EndMovement(RED))
    assert not RIM >> corner(3, -1, "S") & 1
    assert at.refused(act.BuildFarm(RED, corner(3, -1, "S"), OUT)) == ("reason-outer-farm", "ALTH-B16")
    at.do(SHORE)
    assert at.hand(RED) == NONE
    at.end()
    assert (at.units.farms[RED], at.units.outside[RED]) == (1 << corner(3, -1, "N"), 0)
    assert afloat().house(RED, 0, 0, "N").do(act.EndMovement(RED)).can(SHORE)
    assert afloat(found=False).do(act.EndMovement(RED)).refused(SHORE) == ("reason-farm-land", "ALTH-B38")


@pytest.mark.rule("ALTH-431")
def test_a_landfall_may_follow_the_first_step_of_the_game() -> None:
    at = place().to_move().do(act.TakeStep(RED, OUT, stop(3, -1)), act.ExplorationDice(CHANCE, 5, 4))
    assert at.units.outside[RED] == 1
    at.do(act.EndMovement(RED), SHORE).end()
    assert (at.points(RED), at.units.outside[RED]) == (1, 0)


@pytest.mark.rule("ALTH-405", "ALTH-410", "ALTH-431", "ALTH-B39")
def test_each_ship_on_the_outer_sea_founds_one_farm() -> None:
    at = afloat((5, 5, 5, 5)).tile(-3, 1, FOREST, 4).do(act.EndMovement(RED))
    other = act.BuildFarm(RED, corner(-3, 1, "NW"), OUT)
    assert at.can(other)
    at.do(SHORE, act.BuildOuterShip(RED))
    assert at.refused(other) == ("reason-unit-busy", "ALTH-B39")
    two = afloat((5, 5, 5, 5)).tile(-3, 1, FOREST, 4).outside(RED, 2).do(act.EndMovement(RED), SHORE, other).end()
    assert (two.units.farms[RED].bit_count(), two.units.outside[RED]) == (2, 0)


@pytest.mark.rule("ALTH-X62", "ALTH-416", "ALTH-419", "ALTH-441")
def test_the_last_house() -> None:
    at = main(RICH).tile(1, 0, PASTURE, 5).tile(2, -1, SEA).piece(RED, 1, 0)
    for where in ((-3, 0), (-3, 3), (0, 3), (0, -3)):
        at.house(RED, *where, "N", city=where != (0, -3))
    at.house(RED, 2, -1, "N")
    assert at.units.houses_left(RED) == 1
    at.do(farm(1, 0, "S", 1, 0))
    assert at.refused(act.BuildCity(RED, corner(2, -1, "N"))) == ("reason-no-house", "ALTH-B38")


# cities, pieces, harbours, ageing


@pytest.mark.rule("ALTH-X26", "ALTH-418", "ALTH-133", "ALTH-420")
def test_a_city_needs_the_sea() -> None:
    at = main(RICH).tile(1, 0, PASTURE, 5).tile(1, -1, FIELDS, 9).house(RED, 1, 0, "NW")
    assert at.refused(act.BuildCity(RED, corner(1, 0, "NW")))[0] == "reason-city-not-coastal"
    rim = main(RICH).tile(3, -1, BOG, 5).house(RED, 4, -2, "S")
    assert rim.can(act.BuildCity(RED, corner(4, -2, "S")))
    rim.do(act.BuildCity(RED, corner(4, -2, "S"))).end()
    assert (rim.units.cities[RED], rim.units.farms[RED], rim.points(RED)) == (1 << corner(4, -2, "S"), 0, 2)
    grown = main(RICH).house(RED, 4, -2, "S", city=True)
    assert grown.refused(act.BuildCity(RED, corner(4, -2, "S")))[0] == "reason-city-again"


@pytest.mark.rule("ALTH-X25", "ALTH-424")
def test_a_piece_that_becomes_a_farm_comes_back_only_at_the_end() -> None:
    at = main((9, 9, 9, 9)).tile(1, 0, PASTURE, 5).tile(-2, 0, PASTURE, 9).house(RED, -2, 0, "N").piece(RED, 1, 0)
    for where in ((-3, 1), (-3, 2), (-3, 3), (-2, 3)):
        at.piece(RED, *where)
    at.do(farm(1, 0, "N", 1, 0))
    assert at.refused(act.BuildSettler(RED, hex_at(-2, 0), corner(-2, 0, "N"))) == (
        "reason-no-settler-left",
        "ALTH-B38",
    )
    at.end()
    assert at.units.settlers_left(RED) == 1


@pytest.mark.rule("ALTH-425", "ALTH-361", "ALTH-421")
def test_new_pieces_come_to_free_known_hexes_of_their_kind() -> None:
    at = main(RICH).tile(0, -1, PASTURE, 9).piece(BLUE, 0, -1, creditors=1 << RED).house(RED, 0, 0, "N")
    where = corner(0, 0, "N")
    for hex in (hex_at(0, 0), hex_at(1, -1), hex_at(0, -1)):
        assert at.refused(act.BuildSettler(RED, hex, where))[0] == "reason-new-piece-place"


@pytest.mark.rule("ALTH-423")
def test_any_number_of_ships_to_the_outer_sea() -> None:
    at = main((0, 9, 0, 9)).do(*[act.BuildOuterShip(RED)] * 5)
    assert at.refused(act.BuildOuterShip(RED)) == ("reason-no-ship-left", "ALTH-B38")
    assert at.end().units.outside[RED] == 5


@pytest.mark.rule("ALTH-X61", "ALTH-427", "ALTH-428", "ALTH-451", "ALTH-109", "ALTH-148", "ALTH-B17")
def test_a_harbour() -> None:
    at = main((0, 2, 0, 0)).tile(2, -2, SEA).tile(2, -1, PASTURE, 9).piece(RED, 2, -2, ship=True)
    at.do(act.BuildHarbour(RED, stop(2, -2), WOOD))
    assert at.hand(RED) == NONE
    at.end()
    assert at.land.harbours[hex_at(2, -2)] == 1
    assert at.land.harbours.count(1) == 1
    lonely = main(RICH).tile(2, -2, SEA).tile(2, -1, MOUNTAIN).tile(1, -1, SEA).piece(RED, 2, -2, ship=True)
    assert lonely.refused(act.BuildHarbour(RED, stop(2, -2), WOOD)) == ("reason-harbour-no-land", "ALTH-B17")
    lonely.tile(2, -1, PASTURE, 9).harbour(2, -2, IRON)
    assert lonely.refused(act.BuildHarbour(RED, stop(2, -2), WOOD)) == ("reason-harbour-exists", "ALTH-B17")
    assert lonely.refused(act.BuildHarbour(RED, OUT, WOOD)) == ("reason-harbour-outside", "ALTH-B17")
    spent = main(RICH).tile(2, -2, SEA).tile(2, -1, PASTURE, 9).piece(RED, 2, -2, ship=True)
    spent.tile(0, -2, SEA).tile(-1, -1, SEA).harbour(0, -2, WOOD).harbour(-1, -1, WOOD)
    assert spent.refused(act.BuildHarbour(RED, stop(2, -2), WOOD)) == ("reason-harbour-none-left", "ALTH-B17")


@pytest.mark.rule("ALTH-430", "ALTH-429", "ALTH-452")
def test_a_ship_on_land_ages_numbers_and_opens_no_harbour() -> None:
    at = main((0, 0, 1, 9)).tile(2, -1, PASTURE, 9).piece(RED, 2, -1, ship=True)
    assert at.refused(act.BuildHarbour(RED, stop(2, -1), IRON))[0] == "reason-ashore-no-harbour"
    at.do(act.BuildAgeing(RED, hex_at(2, -1)))
    assert at.hand(RED) == (0, 0, 0, 9)
    assert at.end().number(2, -1) == 10
    sea = main(RICH).tile(2, -1, SEA).piece(RED, 2, -1, ship=True)
    assert sea.refused(act.BuildAgeing(RED, hex_at(2, -1)))[0] == "reason-ageing-place"


@pytest.mark.rule("ALTH-X28", "ALTH-443", "ALTH-444")
def test_numbers_age_one_after_another() -> None:
    at = main((0, 2, 0, 0)).tile(1, 0, FOREST, 5).tile(-1, 0, FOREST, 5).piece(RED, 1, 0).piece(RED, -1, 0)
    at.tile(2, 0, PASTURE, 6).tile(-2, 0, PASTURE, 6).tile(2, -2, PASTURE, 8)
    at.do(act.BuildAgeing(RED, hex_at(1, 0)), act.BuildAgeing(RED, hex_at(-1, 0))).end()
    assert (at.number(1, 0), at.number(-1, 0)) == (6, 8)
    assert at.told(Aged) == [Aged(hex_at(1, 0), 5, 6, RED), Aged(hex_at(-1, 0), 5, 8, RED)]


@pytest.mark.rule("ALTH-443", "ALTH-445", "ALTH-178")
def test_the_commit_goes_by_groups() -> None:
    at = main((9, 9, 9, 9)).tile(1, 0, PASTURE, 5).tile(-1, 0, FOREST, 9).tile(2, -1, SEA).piece(RED, 1, 0)
    at.piece(RED, 2, -1, ship=True).house(RED, -1, 0, "NW").tile(-2, 0, SEA)
    at.do(act.BuildSettler(RED, hex_at(-1, 0), corner(-1, 0, "NW")), act.BuildHarbour(RED, stop(2, -1), WOOL))
    at.do(farm(1, 0, "S", 1, 0), act.BuildOuterShip(RED)).end()
    kinds = [type(event).__name__ for event in at.events]
    order = [name for name in kinds if name in {"FarmFounded", "HarbourFounded", "PieceBuilt"}]
    assert order == ["FarmFounded", "HarbourFounded", "PieceBuilt", "PieceBuilt"]
    assert at.queue == type(at.queue)((), (), (), (), (), (), 0)


@pytest.mark.rule("ALTH-446")
def test_building_gives_no_reward() -> None:
    at = main((1, 1, 1, 0)).tile(1, 0, PASTURE, 5).piece(RED, 1, 0).do(farm(1, 0, "N", 1, 0)).end()
    assert (at.hand(RED), sum(at.cards(RED))) == (NONE, 0)
