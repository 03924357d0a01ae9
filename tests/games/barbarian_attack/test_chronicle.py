"""Chronicle cards: BARB section 4.6."""

from __future__ import annotations

import pytest

from catan_desktop.games.barbarian_attack.events import (
    BarbarianShifted,
    ChronicleBought,
    ChronicleDrawn,
    ChronicleShuffled,
    ChronicleSpent,
    HexConquered,
    RiderPlaced,
)
from catan_desktop.games.barbarian_attack.part import (
    CAPTURE,
    CARDS,
    CHRONICLE,
    DRAW,
    INTRIGUE,
    KNIGHTHOOD,
    PLACE,
    PUT,
    SWIFT,
    TAKE,
    TREASON,
    ChronicleId,
)
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.turn import ACTION
from tests.games.barbarian_attack.place import PRICE, AttackTable, siege
from tests.mechanics.place import counts

CASTLE = ["E(-2,1,SE)", "E(-2,2,NE)", "E(-2,2,E)", "E(-2,2,SE)", "E(-3,3,NE)", "E(-3,2,E)"]
SIX = "E(0,0,NE) E(0,0,E) E(0,0,SE) E(1,0,NE) E(1,0,E) E(1,0,SE)"
"""Riders of which none is at a castle."""
FAR = "(-1,-1)=1 (0,-2)=1 (1,-2)=1"


def weights(t: AttackTable) -> tuple[int, ...]:
    (draw,) = t.asked().choices
    assert isinstance(draw, Draw)
    return draw.weights


# buying


@pytest.mark.rule("BARB-060", "BARB-060a", "BARB-110a")
def test_a_card_is_paid_revealed_and_resolved_before_anything_else() -> None:
    t = siege(f"{PRICE} {PRICE} 1lumber").do("0 buy_chronicle")
    assert (t.step, t.actor, t.hand(0)) == (DRAW, 15, counts(f"{PRICE} 1lumber"))
    assert t.of(ChronicleBought) == [ChronicleBought(Seat(0))]
    t.do("* drawn_chronicle knighthood")
    assert t.of(ChronicleDrawn) == [ChronicleDrawn(Seat(0), KNIGHTHOOD)]
    assert (t.step, t.kinds()) == (PLACE, {"place_rider"}), "no second card, no trade and no end"
    t.do(f"0 place_rider {CASTLE[0]}")
    assert (t.step, t.attack.used) == (ACTION, (1, 0, 0, 0))


@pytest.mark.rule("BARB-060")
def test_a_card_must_be_paid() -> None:
    for hand in ("1wool 1grain", "1ore 1grain 5lumber", "2wool 2ore"):
        t = siege(hand)
        assert "buy_chronicle" not in t.kinds()
        assert t.refuse("0 buy_chronicle") == ("reason-cannot-pay", "BARB-060")


@pytest.mark.rule("BARB-060b")
def test_any_number_of_cards_is_bought_in_a_turn() -> None:
    t = siege("5wool 5grain 5ore")
    for path in CASTLE[:5]:
        t.buy("knighthood", f"0 place_rider {path}")
    assert (t.riders(0), t.hand(0)) == (set(CASTLE[:5]), counts(""))


@pytest.mark.rule("BARB-C1", "BARB-C2", "BARB-C3", "BARB-C4", "BARB-002a", "BARB-003a")
@pytest.mark.parametrize("many", [3, 6])
def test_every_card_of_the_deck_is_equally_likely(many: int) -> None:
    assert CHRONICLE == ("knighthood", "swift-knight", "treason", "intrigue")
    t = siege(f"{PRICE} {PRICE}", many=many, barbarians="(0,2)=2" if many == 3 else "(-3,3)=2").do("0 buy_chronicle")
    assert weights(t) == (14, 4, 4, 4)
    t.do("* drawn_chronicle intrigue")
    t.do("0 buy_chronicle")
    assert weights(t) == (14, 4, 4, 3)


@pytest.mark.rule("BARB-061", "BARB-061a")
def test_the_used_cards_are_the_new_deck() -> None:
    """The last card is drawn, resolved and used; the next purchase shuffles all 26."""
    t = siege(f"{PRICE} {PRICE}", used=(13, 4, 4, 4)).do("0 buy_chronicle")
    assert weights(t) == (1, 0, 0, 0)
    t.do("* drawn_chronicle knighthood", f"0 place_rider {CASTLE[0]}")
    assert t.attack.used == CARDS
    assert "buy_chronicle" in t.kinds()
    t.do("0 buy_chronicle")
    assert (weights(t), t.of(ChronicleShuffled)) == (CARDS, [ChronicleShuffled()])


# Knighthood and Swift Knight


@pytest.mark.rule("BARB-062", "BARB-C1", "BARB-070", "BARB-111a", "BARB-111b", "BARB-021")
def test_knighthood_places_a_rider_on_a_free_castle_path() -> None:
    t = siege(PRICE, riders={0: CASTLE[0], 1: CASTLE[3]}).buy("knighthood")
    assert t.sites("place_rider") == {*CASTLE} - {CASTLE[0], CASTLE[3]}
    assert t.refuse(f"0 place_rider {CASTLE[0]}") == ("reason-path-holds-rider", "BARB-070")
    assert t.refuse(f"0 place_rider {CASTLE[3]}") == ("reason-path-holds-rider", "BARB-070")
    assert t.refuse("0 place_rider E(0,0,NE)") == ("reason-rider-at-castle", "BARB-062")
    t.do(f"0 place_rider {CASTLE[1]}")
    assert t.of(RiderPlaced) == [RiderPlaced(Seat(0), t.path(CASTLE[1]))]
    assert t.riders(0) == {CASTLE[0], CASTLE[1]}


@pytest.mark.rule("BARB-062", "BARB-013a")
def test_knighthood_takes_either_castle() -> None:
    assert len(siege(PRICE, many=5).buy("knighthood").sites("place_rider")) == 12


@pytest.mark.rule("BARB-063", "BARB-063a", "BARB-C2", "BARB-070", "BARB-111a")
def test_a_swift_knight_places_a_rider_on_any_free_path() -> None:
    t = siege(PRICE, "E(0,0,SE)", riders={1: "E(0,0,NE)"}).buy("swift-knight")
    assert len(t.sites("place_rider")) == len(t.game.board.topology.paths) - 1
    assert {*CASTLE, "E(0,0,SE)"} <= t.sites("place_rider"), "castle paths and roads do not matter"
    assert t.refuse("0 place_rider E(0,0,NE)") == ("reason-path-holds-rider", "BARB-070")
    assert t.do("0 place_rider E(0,0,SE)").riders(0) == {"E(0,0,SE)"}


@pytest.mark.rule("BARB-064", "BARB-X18", "BARB-002")
@pytest.mark.parametrize(("card", "number"), [("knighthood", KNIGHTHOOD), ("swift-knight", SWIFT)])
def test_without_a_rider_left_the_card_is_spent(card: str, number: ChronicleId) -> None:
    t = siege(PRICE, riders={0: SIX}).buy(card)
    assert t.of(ChronicleSpent) == [ChronicleSpent(Seat(0), number, "rider")]
    assert (t.step, t.hand(0), t.attack.used[number], len(t.riders(0))) == (ACTION, counts(""), 1, 6)


@pytest.mark.rule("BARB-064a")
def test_without_a_free_castle_path_knighthood_is_spent() -> None:
    """A Swift Knight finds another path."""
    t = siege(PRICE, riders={1: " ".join(CASTLE)}).buy("knighthood")
    assert t.of(ChronicleSpent) == [ChronicleSpent(Seat(0), KNIGHTHOOD, "path")]
    assert (t.step, t.attack.used) == (ACTION, (1, 0, 0, 0))
    assert siege(PRICE, riders={1: " ".join(CASTLE)}).buy("swift-knight").step == PLACE


@pytest.mark.rule("BARB-070a")
def test_riders_do_not_block_building() -> None:
    t = siege("V(0,0,N) 1lumber 1brick", riders={1: "E(0,0,NE)"}).do("0 build_road E(0,0,NE)")
    assert (t.riders(1), t.part.roads[0]) == ({"E(0,0,NE)"}, 1 << t.path("E(0,0,NE)"))


# Treason


@pytest.mark.rule("BARB-065", "BARB-065a", "BARB-067", "BARB-C3", "BARB-069", "BARB-111f")
def test_treason_brings_gold_and_moves_two_barbarians() -> None:
    """From two different hexes to two other, different ones that are not full."""
    t = siege(PRICE, barbarians=f"(0,2)=2 (-1,2)=3 {FAR}").buy("treason")
    assert (t.gold[0], t.step) == (2, TAKE)
    assert t.sites("take_barbarian") == {"(0,2)", "(-1,2)", "(-1,-1)", "(0,-2)", "(1,-2)"}
    assert t.refuse("0 take_barbarian (2,0)") == ("reason-no-barbarian-there", "BARB-065a")
    assert t.refuse("0 take_barbarian (0,0)") == ("reason-not-coastal", "BARB-018")
    t.do("0 take_barbarian (0,2)")
    assert t.refuse("0 take_barbarian (0,2)") == ("reason-treason-same-hex", "BARB-111f")
    t.do("0 take_barbarian (0,-2)")
    assert t.step == PUT
    assert t.refuse("0 put_barbarian (-1,2)") == ("reason-hex-full", "BARB-069")
    assert t.refuse("0 put_barbarian (0,2)") == ("reason-treason-same-hex", "BARB-111f")
    t.do("0 put_barbarian (2,0)")
    assert t.refuse("0 put_barbarian (2,0)") == ("reason-treason-same-hex", "BARB-111f")
    t.do("0 put_barbarian (1,-2)")
    assert t.standing == {"(0,2)": 1, "(-1,2)": 3, "(-1,-1)": 1, "(1,-2)": 2, "(2,0)": 1}
    assert (t.step, t.attack.supply) == (ACTION, 22)


@pytest.mark.rule("BARB-065")
def test_the_gold_of_treason_comes_first() -> None:
    """It is there before any barbarian is named, and can be spent only afterwards."""
    t = siege(PRICE, gold=(1,), barbarians=FAR).buy("treason")
    assert (t.gold[0], t.kinds()) == (3, {"take_barbarian"})


@pytest.mark.rule("BARB-066", "BARB-X12")
def test_missing_barbarians_of_treason_come_from_the_sea() -> None:
    """The only hex with barbarians gives one; the two targets differ."""
    t = siege(PRICE, barbarians="(0,2)=1").buy("treason")
    assert (t.gold[0], t.step) == (2, PUT)
    t.do("0 put_barbarian (2,0)")
    assert not t.can("0 put_barbarian (2,0)")
    t.do("0 put_barbarian (-1,2)")
    assert t.standing == {"(2,0)": 1, "(-1,2)": 1}
    assert t.attack.supply == 28
    t = siege(PRICE).buy("treason", "0 put_barbarian (2,0)", "0 put_barbarian (0,2)")
    assert [event.start for event in t.of(BarbarianShifted)] == [-1, -1]
    assert (t.standing, t.attack.supply) == ({"(2,0)": 1, "(0,2)": 1}, 28)


@pytest.mark.rule("BARB-066a", "BARB-111f")
def test_treason_moves_as_many_as_it_can() -> None:
    """Without a second barbarian, or without a second target, one; without any, none but the gold."""
    t = siege(PRICE, barbarians="(0,2)=1", supply=0).buy("treason", "0 put_barbarian (2,0)")
    assert (t.step, t.standing) == (ACTION, {"(2,0)": 1})
    t = siege(PRICE, supply=0).buy("treason")
    assert (t.step, t.gold[0]) == (ACTION, 2)
    assert t.of(ChronicleSpent) == [ChronicleSpent(Seat(0), TREASON, "shift")]
    coast = ["(-2,1)", "(-2,0)", "(-1,-1)", "(0,-2)", "(1,-2)", "(2,-1)", "(2,0)", "(1,1)", "(0,2)"]
    full = " ".join(f"{hex}=3" for hex in coast)
    t = siege(PRICE, barbarians=full).buy("treason", "0 take_barbarian (2,0)")
    assert (t.step, t.standing["(2,0)"], t.standing["(-1,2)"]) == (ACTION, 2, 1)


@pytest.mark.rule("BARB-066a", "BARB-111f")
def test_a_source_that_leaves_too_few_targets_is_refused() -> None:
    """Two hexes are not full; whoever took a barbarian of one of them could move one only."""
    coast = ["(-2,1)", "(-2,0)", "(-1,-1)", "(0,-2)", "(1,-2)", "(2,-1)", "(2,0)", "(1,1)"]
    t = siege(PRICE, barbarians=" ".join(f"{hex}=3" for hex in coast) + " (0,2)=2").buy("treason")
    assert t.sites("take_barbarian") == {*coast}
    assert t.refuse("0 take_barbarian (0,2)") == ("reason-treason-too-few", "BARB-111f")
    t.do("0 take_barbarian (2,0)", "0 take_barbarian (1,1)")
    assert t.sites("put_barbarian") == {"(0,2)", "(-1,2)"}


@pytest.mark.rule("BARB-067a", "BARB-067b", "BARB-057")
def test_treason_conquers_and_frees_at_once() -> None:
    t = siege(f"V(1,-2,N) V(2,0,NE) {PRICE}", barbarians="(1,-2)=3 (2,0)=2 (0,2)=1").buy("treason")
    assert t.fallen(0) == {"V(1,-2,N)"}
    t.do("0 take_barbarian (1,-2)", "0 take_barbarian (0,2)", "0 put_barbarian (2,0)")
    assert t.of(HexConquered) == [HexConquered(t.hex("(2,0)"))]
    assert t.fallen(0) == {"V(3,-1,S)"}
    t.do("0 put_barbarian (-1,2)")
    assert t.standing == {"(1,-2)": 2, "(2,0)": 3, "(-1,2)": 1}


# Intrigue


@pytest.mark.rule("BARB-068", "BARB-C4", "BARB-046", "BARB-057")
def test_intrigue_captures_a_barbarian() -> None:
    """Of a conquered hex too, which is free then; the prisoner does not go back to the sea."""
    t = siege(f"V(1,-2,N) {PRICE}", barbarians="(1,-2)=3 (0,2)=1").buy("intrigue")
    assert (t.step, t.sites("capture_barbarian"), t.public(0)) == (CAPTURE, {"(1,-2)", "(0,2)"}, 0)
    assert t.refuse("0 capture_barbarian (2,0)") == ("reason-no-barbarian-there", "BARB-065a")
    assert t.refuse("0 capture_barbarian (0,0)") == ("reason-not-coastal", "BARB-018")
    supply = t.attack.supply
    t.do("0 capture_barbarian (1,-2)")
    assert (t.prisoners, t.standing, t.attack.supply) == ((1, 0, 0), {"(1,-2)": 2, "(0,2)": 1}, supply)
    assert t.public(0) == 1


@pytest.mark.rule("BARB-068a", "BARB-X13")
def test_intrigue_without_a_barbarian_draws_again() -> None:
    """Free of charge; the card is used, so that the last one of the deck is shuffled with the others."""
    t = siege(PRICE, used=(14, 4, 4, 3)).buy("intrigue")
    assert t.of(ChronicleSpent) == [ChronicleSpent(Seat(0), INTRIGUE, "coast")]
    assert (t.step, weights(t), t.hand(0)) == (DRAW, CARDS, counts(""))
    t.do("* drawn_chronicle intrigue")
    assert (t.step, weights(t)) == (DRAW, (14, 4, 4, 3))
    t.do("* drawn_chronicle knighthood", f"0 place_rider {CASTLE[0]}")
    assert (t.step, t.attack.used) == (ACTION, (1, 0, 0, 1))
