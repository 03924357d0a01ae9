"""Earthquake and repair (EVENT-013 to EVENT-016b, EVENT-035a to EVENT-038a)."""

from __future__ import annotations

import pytest

from catan_desktop.games.caravans.module import RULESET as CARAVANS
from catan_desktop.games.caravans.part import CARAVANS as CAMELS
from catan_desktop.games.caravans.part import placements, with_camel
from catan_desktop.games.event_cards import cards
from catan_desktop.games.event_cards.cards import EVENT_CARDS
from catan_desktop.games.event_cards.events import RoadDamaged, RoadRepaired
from catan_desktop.games.fishermen.module import RULESET as FISHERMEN
from catan_desktop.games.rivers.module import GAME as RIVERS
from catan_desktop.games.rivers.module import RIVERS as PART
from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import add_link, refresh
from tests.games.event_cards.place import damage, events
from tests.games.fishermen.place import fishing
from tests.mechanics.place import ACTION, counts, line

ROAD = "1lumber 1brick"
TOWN = "1lumber 1brick 1wool 1grain"


@pytest.mark.rule("EVENT-013", "EVENT-013a", "EVENT-036")
def test_everybody_with_whole_roads_alone_turns_one() -> None:
    """Clockwise from the active seat; who has a damaged road, or none, is spared; a single one is turned unasked."""
    t = events(line(0, -1, 2), line(1, -1, 2), "", line(-1, 0, 1), many=4, seat=1, damaged=["E(-1,-1,SE)"])
    t.draw(cards.EARTHQUAKE)
    assert t.actor == 1
    assert t.sites("damage_road") == set(line(1, -1, 2).split())
    assert t.refuse("1 damage_road E(-1,-1,SE)") == ("reason-event-own-road", "EVENT-013")
    t.do(f"1 damage_road {line(1, -1, 1)}")
    assert t.damaged == ["E(-1,-1,SE)", line(1, -1, 1), "", line(-1, 0, 1)]
    assert [event.seat for event in t.of(RoadDamaged)] == [1, 3]
    assert t.step == ACTION


@pytest.mark.rule("EVENT-014", "EVENT-014a", "EVENT-035a", "EVENT-035b", "EVENT-015", "EVENT-X06")
def test_no_road_is_built_before_the_damaged_one_is_repaired() -> None:
    """The route stays as long as it was; the repair costs lumber and brick."""
    t = events(f"{line(0, -1, 5)} 2lumber 2brick", damaged=[line(0, -1, 1)], step=ACTION)
    length = PIECES.of(t.game, t.state).lengths[0]
    assert length == 5
    assert t.public(0) == 2
    assert "build_road" not in t.kinds()
    assert t.refuse("0 build_road E(1,0,SE)") == ("reason-repair-first", "EVENT-035a")
    assert t.refuse(f"0 repair_road {line(0, -1, 1, skip=1)}") == ("reason-road-undamaged", "EVENT-035b")
    assert t.sites("repair_road") == {line(0, -1, 1)}
    t.do(f"0 repair_road {line(0, -1, 1)}")
    assert t.damaged == [""] * 3
    assert t.hand(0) == counts("1lumber 1brick")
    assert "build_road" in t.kinds()
    assert t.of(RoadRepaired) == [RoadRepaired(Seat(0), t.of(RoadRepaired)[0].path, True)]


@pytest.mark.rule("EVENT-014a")
def test_a_repair_must_be_paid_and_waits_for_the_card() -> None:
    t = events(f"{line(0, -1, 1)} 1lumber", damaged=[line(0, -1, 1)], step=ACTION)
    assert t.refuse(f"0 repair_road {line(0, -1, 1)}") == ("reason-cannot-pay", "EVENT-014a")
    t = events(f"{line(0, -1, 1)} {ROAD}", damaged=[line(0, -1, 1)])
    assert t.refuse(f"0 repair_road {line(0, -1, 1)}")[0] == "reason-roll-first"


@pytest.mark.rule("EVENT-014b")
def test_a_repair_is_a_build_between_the_turns() -> None:
    t = events("", f"{line(0, -1, 1)} 2lumber 2brick", many=5, damaged=["", line(0, -1, 1)], step=ACTION).do(
        "0 end_turn"
    )
    assert (t.step, t.actor) == (BUILDING, 1)
    t.do(f"1 repair_road {line(0, -1, 1)}")
    assert t.damaged[1] == ""
    assert "build_road" in t.kinds()


@pytest.mark.rule("EVENT-015a", "EVENT-X09")
def test_a_settlement_needs_a_whole_road() -> None:
    """Where a damaged and a whole road meet one may be built, at the other end of the damaged one none."""
    roads = "E(0,-1,E) E(0,0,NE)"
    t = events(f"{roads} {TOWN}", damaged=["E(0,-1,E)"], step=ACTION)
    assert t.sites("build_settlement") == {"V(0,0,N)", "V(1,-1,S)"}
    assert t.refuse("0 build_settlement V(1,-2,S)") == ("reason-only-damaged-road", "EVENT-015a")
    t.do("0 build_settlement V(0,0,N)")


@pytest.mark.rule("EVENT-016", "EVENT-016a", "EVENT-X12")
def test_a_free_road_repairs_first() -> None:
    t = events(f"{line(0, -1, 2)} roads", damaged=[line(0, -1, 1)], step=ACTION).do("0 play_roads")
    assert t.kinds() == {"repair_road_free"}
    assert t.refuse("0 place_free_road E(0,0,NE)") == ("reason-repair-first", "EVENT-035a")
    t.do(f"0 repair_road_free {line(0, -1, 1)}")
    assert t.damaged[0] == ""
    assert t.hand(0) == counts("")
    assert t.kinds() == {"place_free_road", "stop_roads"}
    t.do("0 stop_roads")
    assert t.step == ACTION


@pytest.mark.rule("EVENT-016")
def test_road_building_may_be_played_for_the_repair_alone() -> None:
    """With all fifteen roads on the board (a ruling): the one that lies sideways is all that the card can serve."""
    roads = f"{line(0, -2, 8)} {line(1, -2, 7)}"
    t = events(f"{roads} roads", damaged=[line(0, -2, 1)], step=ACTION).do("0 play_roads")
    t.do(f"0 repair_road_free {line(0, -2, 1)}")
    assert t.step == ACTION


@pytest.mark.rule("EVENT-016b")
def test_a_road_for_fish_repairs_the_damaged_one() -> None:
    """Nothing else while one is damaged; that is all that five fish bring."""
    t = fishing(line(0, -1, 2), fish=("1112",), options={"event_cards": True})
    damage(t, [line(0, -1, 1)])
    t.do("0 fish_road 3,1,0")
    assert t.kinds() == {"repair_road_free"}
    assert t.refuse("0 place_free_road E(0,0,NE)") == ("reason-repair-first", "EVENT-035a")
    t.do(f"0 repair_road_free {line(0, -1, 1)}")
    assert (EVENT_CARDS.of(t.game, t.state).damaged[0], t.step) == (0, ACTION)


@pytest.mark.rule("EVENT-016")
def test_a_whole_road_is_not_repaired_for_nothing() -> None:
    t = events(f"{line(0, -1, 2)} roads", step=ACTION).do("0 play_roads")
    assert t.refuse(f"0 repair_road_free {line(0, -1, 1)}") == ("reason-road-undamaged", "EVENT-035b")


@pytest.mark.rule("EVENT-038", "EVENT-038a")
def test_a_bridge_joins_whole_roads_and_is_never_damaged() -> None:
    """E(-1,-1,E) is a bridge site between V(-1,0,N) and V(0,-2,S); the road at it lies sideways."""
    price = "2brick 1lumber"
    t = events(f"E(-1,0,NE) {price}", ruleset=RIVERS, damaged=["E(-1,0,NE)"], step=ACTION)
    assert "build_bridge" not in t.kinds()
    assert t.refuse("0 build_bridge E(-1,-1,E)") == ("reason-bridge-not-joined", "RIVER-036")
    t = events(f"E(-1,0,NE) V(-1,0,N) {price}", ruleset=RIVERS, damaged=["E(-1,0,NE)"], step=ACTION)
    assert t.can("0 build_bridge E(-1,-1,E)"), "a building joins it"
    t = events("E(-1,0,NE)", ruleset=RIVERS)
    path = t.game.board.topology.parse_path("E(-1,-1,E)")
    t.state = add_link(t.game, t.state, Seat(0), path)
    part = PART.of(t.game, t.state)
    t.state = PART.put(t.game, t.state, replace(part, bridges=(1 << path, 0, 0)))
    t.draw(cards.EARTHQUAKE)
    assert t.damaged[0] == "E(-1,0,NE)", "the bridge is no road: there is no choice"


@pytest.mark.rule("EVENT-037")
def test_the_number_of_a_card_brings_fish() -> None:
    """The lake yields on a 12, which the card shows."""
    board = events(ruleset=FISHERMEN).game.board
    lake = next(hex for hex, kind in enumerate(board.hex_terrain) if kind.key == "lake")
    corner = board.topology.corner_name((board.topology.hex_corner_mask[lake]).bit_length() - 1)
    t = events(corner, ruleset=FISHERMEN).draw(cards.CALM_SEAS, 12)
    if t.kinds() == {"take_from_bank"}:
        t.do("0 take_from_bank ore")
    assert t.kinds() == {"drawn_fish"}


@pytest.mark.rule("EVENT-039")
def test_a_damaged_road_beside_a_camel_counts_twice() -> None:
    """The camel doubles it as it doubles any road."""
    t = events("", ruleset=CARAVANS, step=ACTION)
    camel = placements(t.game, CAMELS.of(t.game, t.state))[0]
    path = t.game.board.topology.path_name(camel.path)
    t = events(path, ruleset=CARAVANS, damaged=[path], step=ACTION)
    assert PIECES.of(t.game, t.state).lengths[0] == 1
    t.state = CAMELS.put(t.game, t.state, with_camel(t.game, CAMELS.of(t.game, t.state), camel))
    t.state = refresh(t.game, t.state, Seat(0))
    assert t.damaged[0] == path
    assert PIECES.of(t.game, t.state).lengths[0] == 2
