"""Progress cards about ships, gold and knights at sea: CK-691 to CK-694."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import KnightRetreated, TokensSwapped
from catan_desktop.games.seafarers.events import ShipBuilt
from catan_desktop.games.seafarers_knights.events import ShipRemoved
from catan_desktop.mechanics.events import Built
from tests.games.seafarers_knights.place import afloat

EAST, COAST, ISLE = "V(1,2,N)", "V(2,1,S)", "V(2,2,N)"
OUT, ON, BEYOND = "E(1,2,NE)", "E(2,1,SE)", "E(1,2,E)"
GOLD = "(0,-3)"
MERCHANT, BUILDING, DIPLOMAT = (f"0 play_progress {card}" for card in ("merchant", "road_building", "diplomat"))
FOE = "V(0,0,N) E(0,-1,SE) E(0,0,NE)"
"""Two roads that anybody may remove."""
HELD = "reason-ship-holds-knight"


@pytest.mark.rule("CK-691", "CK-X68", "CK-699")
def test_the_merchant_stands_neither_on_gold_nor_at_sea() -> None:
    """V(0,-3,S) touches the gold field, the mountains and the sea."""
    t = afloat("V(0,-3,NE) V(0,1,N) merchant").do(MERCHANT)
    assert t.refuse(f"0 place_merchant {GOLD}") == ("reason-merchant-on-gold", "CK-691")
    assert t.refuse("0 place_merchant (0,-2)") == ("reason-merchant-at-sea", "CK-535")
    assert GOLD not in t.sites("place_merchant")
    assert "(1,-3)" in t.sites("place_merchant")
    t = afloat("V(0,-3,N) merchant")
    assert t.refuse(MERCHANT) == ("reason-no-merchant-hex", "CK-720"), "gold alone beside the only building"


# Road Building


@pytest.mark.rule("CK-692", "CK-X69")
@pytest.mark.parametrize(
    "lines", [("lay_road E(1,1,E)", f"place_free_ship {OUT}"), (f"place_free_ship {OUT}", f"place_free_ship {ON}")]
)
def test_road_building_places_any_two(lines: tuple[str, str]) -> None:
    """A road and a ship, or two ships, of which the second goes on from the first."""
    t = afloat(f"{EAST} road_building").do(BUILDING, *[f"0 {line}" for line in lines])
    assert t.step == "settlers.action"
    assert len(t.of(Built)) + len(t.of(ShipBuilt)) == 2
    assert not any([event.paid for event in t.of(Built)] + [event.paid for event in t.of(ShipBuilt)])
    assert len(t.ships(0)) == sum("ship" in line for line in lines)


@pytest.mark.rule("CK-692", "CK-452")
def test_after_a_ship_one_may_stop() -> None:
    t = afloat(f"{EAST} road_building").do(BUILDING, f"0 place_free_ship {OUT}")
    assert t.kinds() == {"lay_road", "place_free_ship", "stop_card"}
    assert t.refuse("0 place_free_ship E(2,2,SE)") == ("reason-ship-not-joined", "SEA-042")
    assert t.do("0 stop_card").step == "settlers.action"


@pytest.mark.rule("CK-692", "CK-451")
def test_road_building_needs_a_place_for_one_or_the_other() -> None:
    """Without road pieces ships do; with neither it is not played."""
    inland = "V(0,0,N) road_building"
    roads = " ".join(
        f"E({q},{r},{way})" for q, r in ((-2, 1), (-2, 2), (-1, 0), (0, 1), (-1, -1)) for way in ("NE", "E", "SE")
    )
    t = afloat(f"{inland} {roads} {EAST}").do(BUILDING)
    assert t.kinds() == {"place_free_ship"}
    assert afloat(f"{inland} {roads}").refuse(BUILDING) == ("reason-no-road-piece", "CK-720")


# the Diplomat


@pytest.mark.rule("CK-693", "CK-693b", "CK-X70")
def test_a_ship_at_its_end_keeps_a_road_from_being_open() -> None:
    """And a road a ship. Nothing of Red is built at EAST."""
    red = f"E(1,1,E) ~(1,2,NE) ~(2,1,SE) {ISLE}"
    t = afloat(f"{red} diplomat", FOE).do(DIPLOMAT)
    assert "E(1,1,E)" in t.sites("remove_road"), "its other end is loose"
    t = afloat(f"V(2,0,S) {red} diplomat", FOE).do(DIPLOMAT)
    assert t.refuse("0 remove_road E(1,1,E)") == ("reason-road-not-open", "CK-722")
    assert t.refuse(f"0 remove_ship {OUT}") == ("reason-ship-not-open", "CK-693")
    without = afloat(f"V(2,0,S) E(1,1,E) ~(2,1,SE) {ISLE} diplomat", FOE).do(DIPLOMAT)
    assert "E(1,1,E)" in without.sites("remove_road")


@pytest.mark.rule("CK-693a", "CK-693b", "CK-X70", "CK-485")
def test_an_own_ship_goes_elsewhere() -> None:
    """As a ship only, and not back to its path; or it stays in the supply."""
    t = afloat(f"{EAST} ~(1,2,NE) ~(2,1,SE) diplomat", FOE).do(DIPLOMAT)
    assert t.sites("remove_ship") == {ON}
    t.do(f"0 remove_ship {ON}")
    assert [(event.seat, event.owner) for event in t.of(ShipRemoved)] == [(0, 0)]
    assert t.kinds() == {"place_free_ship", "stop_card"}
    assert t.refuse("0 lay_road E(1,1,E)") == ("reason-ship-for-ship", "CK-693")
    assert t.refuse(f"0 place_free_ship {ON}") == ("reason-another-path", "CK-722")
    t.do(f"0 place_free_ship {BEYOND}")
    assert (t.ships(0), t.step) == ({OUT, BEYOND}, "settlers.action")


@pytest.mark.rule("CK-693b")
def test_an_own_road_goes_elsewhere_as_a_road_only() -> None:
    t = afloat(f"{EAST} E(1,1,E) diplomat", FOE).do(DIPLOMAT, "0 remove_road E(1,1,E)")
    assert "place_free_ship" not in t.kinds()
    assert t.refuse(f"0 place_free_ship {OUT}") == ("reason-road-for-road", "CK-693")


@pytest.mark.rule("CK-693a", "SEA-054")
def test_a_ship_of_an_opponent_goes_back_to_its_owner() -> None:
    t = afloat(f"{FOE} diplomat", f"{EAST} ~(1,2,NE)").do(DIPLOMAT, f"0 remove_ship {OUT}")
    assert (t.ships(1), t.step) == (set(), "settlers.action")
    assert afloat("V(0,0,N) diplomat", f"{EAST} ~(1,2,NE)").can(DIPLOMAT), "a ship alone is enough for the card"
    assert afloat("V(0,0,N) diplomat", EAST).refuse(DIPLOMAT) == ("reason-no-open-road", "CK-720")


@pytest.mark.rule("CK-693c", "CK-481")
def test_a_knight_keeps_its_ships() -> None:
    """One at the end of a ship, and one that would be left without any."""
    t = afloat(f"{FOE} diplomat", f"{EAST} ~(1,2,NE) K1(2,1,S)").do(DIPLOMAT)
    assert t.refuse(f"0 remove_ship {OUT}") == ("reason-ship-not-open", "CK-693")
    t = afloat(f"{FOE} diplomat", "~(1,2,NE) K1(2,1,S)").do(DIPLOMAT)
    assert t.refuse(f"0 remove_ship {OUT}") == (HELD, "CK-693")
    assert t.refuse(f"0 remove_ship {ON}") == ("reason-no-ship-there", "CK-693")


@pytest.mark.rule("CK-693d")
def test_a_ship_beside_the_pirate_may_be_removed_and_none_placed_there() -> None:
    t = afloat(f"{EAST} ~(1,2,NE) diplomat", FOE, pirate="(1,2)").do(DIPLOMAT)
    assert OUT in t.sites("remove_ship")
    t.do(f"0 remove_ship {OUT}")
    assert t.refuse("0 place_free_ship E(1,1,SE)") == ("reason-pirate-bars", "SEA-048")
    assert t.sites("place_free_ship") == {"E(1,1,E)"}


# Intrigue, Irrigation, Mining, Inventor


@pytest.mark.rule("CK-694", "CK-X73")
def test_intrigue_reaches_a_knight_at_a_ship() -> None:
    """On a ship of its owner, too; it goes where its owner's lines lead, or to the supply."""
    red = f"{EAST} ~(1,2,NE) intrigue"
    t = afloat(red, "V(3,1,S) E(2,2,NE) E(2,1,SE) K2*(2,1,S)").do("0 play_progress intrigue")
    assert len(t.of(KnightRetreated)) == 1
    assert t.knights(1) == {ISLE: "2*"}
    t = afloat(red, "K2*(2,1,S)").do("0 play_progress intrigue")
    assert t.knights(1) == {}
    assert (
        afloat(f"{EAST} intrigue", "K2*(2,1,S)").refuse("0 play_progress intrigue")[0]
        == "reason-no-knight-at-your-roads"
    )


@pytest.mark.rule("CK-694a")
def test_gold_is_neither_fields_nor_mountains() -> None:
    """V(0,-3,N) touches the gold field alone."""
    t = afloat("V(0,-3,N) irrigation mining")
    assert t.refuse("0 play_progress irrigation") == ("reason-no-fields", "CK-720")
    assert t.refuse("0 play_progress mining") == ("reason-no-mountains", "CK-720")
    assert sum(afloat("V(0,-3,NE) mining").do("0 play_progress mining").hand(0)) == 2


@pytest.mark.rule("CK-694b")
def test_the_inventor_swaps_the_token_of_a_gold_field() -> None:
    """And gold is brought on the new number."""
    t = afloat("V(0,-3,N) inventor").do("0 play_progress inventor")
    assert GOLD in t.sites("choose_token")
    t.do(f"0 choose_token {GOLD}", "0 choose_token (1,-1)")
    assert len(t.of(TokensSwapped)) == 1
    t.do("0 end_turn").roll_all(4, 5, "ship")
    assert (t.actor, t.kinds()) == (0, {"choose_gold"})
