"""Ships: SEA sections 1.4, 1.5 and 1.10, on the printed board of four players in Heading for New Shores."""

from __future__ import annotations

import pytest

from catan_desktop.games.seafarers.events import ShipBuilt
from catan_desktop.games.seafarers.islands import ISLANDS
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.games.seafarers.ships import SHIP_PART, ships_left
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import AwardMoved, Built
from tests.games.seafarers.place import SeaTable, paths, sea, setting_up
from tests.mechanics.place import ACTION, PRE_ROLL, counts, line

SHIP = "1lumber 1wool"
ROAD = "1lumber 1brick"
TOWN = "1lumber 1brick 1wool 1grain"
HOME = "V(1,2,N)"
TWO = "E(1,2,NE) E(2,1,SE)"
"""Ships from HOME over the sea to V(2,2,N), along the coast of isle 3."""


def sailed(seats: str = HOME, ships: str = TWO, **more: object) -> SeaTable:
    """Seat 0 with ships of a former turn."""
    return sea(seats, ships={0: ships}, **more)  # type: ignore[arg-type]


def built(t: SeaTable) -> list[tuple[str, bool]]:
    """What was built, and whether it was paid."""
    return [
        (event.piece if isinstance(event, Built) else "ship", event.paid)
        for event in t.events
        if isinstance(event, Built | ShipBuilt)
    ]


# building


@pytest.mark.rule("SEA-X01", "SEA-001", "SEA-002", "SEA-040", "SEA-042")
def test_ships_to_an_island() -> None:
    """The first goes over a sea path that touches the settlement, the second along the coast of (2,2)."""
    t = sea(f"{HOME} 2lumber 2wool").do("0 build_ship E(1,2,NE)", "0 build_ship E(2,1,SE)")
    assert t.hand(0) == counts("")
    assert t.part.bank == (19, 19, 19, 19, 19)
    assert built(t) == [("ship", True)] * 2
    assert ships_left(t.game, t.state, Seat(0)) == 13
    assert t.ships(0) == set(TWO.split())


@pytest.mark.rule("SEA-002", "SEA-187")
def test_a_ship_must_be_paid() -> None:
    for hand in ("1lumber", "1wool 1brick", "3ore 3grain"):
        t = sea(f"{HOME} {hand}")
        assert t.refuse("0 build_ship E(1,2,NE)") == ("reason-cannot-pay", "BASE-110")
        assert "build_ship" not in t.kinds()


@pytest.mark.rule("SEA-001", "SEA-187")
def test_the_sixteenth_ship() -> None:
    board = sea(HOME).game.board
    rest = [path for path in paths(board, board.ship_paths) if path not in {"E(1,2,NE)", "E(1,1,E)", "E(1,1,SE)"}]
    t = sea(f"{HOME} {SHIP}", ships={0: " ".join(rest[:15])})
    assert t.refuse("0 build_ship E(1,2,NE)") == ("reason-no-ship-piece", "SEA-001")
    assert "build_ship" not in t.kinds()
    assert sea(f"{HOME} {SHIP}", ships={0: " ".join(rest[:14])}).can("0 build_ship E(1,2,NE)")


@pytest.mark.rule("SEA-022", "SEA-182")
def test_no_ship_on_a_land_path() -> None:
    t = sea(f"V(0,0,N) {SHIP}")
    assert t.refuse("0 build_ship E(0,0,NE)") == ("reason-no-ship-path", "SEA-022")
    assert "build_ship" not in t.kinds()


@pytest.mark.rule("SEA-021", "SEA-183")
def test_no_road_at_sea() -> None:
    """The coast paths take one, the sea path does not; neither does a free road."""
    t = sea(f"{HOME} {ROAD} roads")
    assert t.refuse("0 build_road E(1,2,NE)") == ("reason-no-road-at-sea", "SEA-021")
    assert t.sites("build_road") == {"E(1,1,E)", "E(1,1,SE)"}
    t.do("0 play_roads")
    assert t.refuse("0 place_free_road E(1,2,NE)") == ("reason-no-road-at-sea", "SEA-021")


@pytest.mark.rule("SEA-X06", "SEA-023", "SEA-041", "SEA-182", "SEA-166")
def test_a_path_takes_one_piece() -> None:
    """A road or a ship on a coast path, that of a harbour too, whoever's it is; ships of two not on one sea path."""
    assert sea(f"{HOME} {SHIP} {ROAD}").can("0 build_ship E(1,1,E)")
    assert sea(f"{HOME} {SHIP} {ROAD}").can("0 build_road E(1,1,E)")
    for other in (
        sea(f"{HOME} {SHIP} {ROAD}", "E(1,1,E)"),
        sea(f"{HOME} E(1,1,E) {SHIP} {ROAD}"),
        sea(f"{HOME} {SHIP} {ROAD}", ships={1: "E(1,1,E)"}),
        sailed(f"{HOME} {SHIP} {ROAD}", "E(1,1,E)"),
    ):
        assert other.refuse("0 build_ship E(1,1,E)") == ("reason-path-taken", "BASE-114")
        assert other.refuse("0 build_road E(1,1,E)") == ("reason-path-taken", "BASE-114")
        assert not {"E(1,1,E)"} & (other.sites("build_ship") | other.sites("build_road"))
    t = sea(f"{HOME} {SHIP}", ships={1: "E(1,2,NE)"})
    assert t.refuse("0 build_ship E(1,2,NE)") == ("reason-path-taken", "BASE-114")


@pytest.mark.rule("SEA-042", "SEA-182")
def test_a_ship_joins_own_pieces() -> None:
    """Not the pieces of others, and nothing far away."""
    t = sea(f"{HOME} {SHIP}", "V(0,3,N)", ships={1: "E(2,1,SE)"})
    for path in ("E(0,3,NE)", "E(2,2,NE)", "E(-2,-1,E)"):
        assert t.refuse(f"0 build_ship {path}") == ("reason-ship-not-joined", "SEA-042")
    assert t.sites("build_ship") == {"E(1,1,E)", "E(1,1,SE)", "E(1,2,NE)"}


@pytest.mark.rule("SEA-X04", "SEA-043", "SEA-045", "SEA-182")
def test_no_ship_goes_on_from_a_road() -> None:
    """But from a settlement to which roads lead, or a city."""
    t = sea(f"E(1,1,E) {SHIP}")
    assert t.refuse("0 build_ship E(1,2,NE)") == ("reason-ship-from-road", "SEA-043")
    assert "build_ship" not in t.kinds()
    t = sea(f"E(1,1,E) {TOWN} {SHIP}").do("0 build_settlement V(1,2,N)")
    assert t.can("0 build_ship E(1,2,NE)")
    assert sea(f"E(1,1,E) {HOME}! {SHIP}").can("0 build_ship E(1,2,NE)")


@pytest.mark.rule("SEA-X05", "SEA-044", "SEA-045", "SEA-183", "SEA-053", "SEA-051")
def test_no_road_goes_on_from_a_ship() -> None:
    """But from the settlement that was built there, at once."""
    t = sailed(f"{HOME} {TOWN} {ROAD}")
    assert t.refuse("0 build_road E(2,2,NE)") == ("reason-road-not-joined", "BASE-115")
    assert "E(2,2,NE)" not in t.sites("build_road")
    t.do("0 build_settlement V(2,2,N)")
    assert t.sites("build_road") == {"E(2,2,NE)", "E(1,1,E)", "E(1,1,SE)"}
    t.do("0 build_road E(2,2,NE)")


@pytest.mark.rule("SEA-046", "SEA-047")
def test_a_route_of_ships_ends_at_a_building_of_another() -> None:
    """One may be built to it, none past it; the settlement there bars the way of what lay before."""
    t = sea(f"{HOME} 2lumber 2wool", "V(2,2,N)", ships={0: "E(1,2,NE)"})
    t.do("0 build_ship E(2,1,SE)")
    for path in ("E(2,1,E)", "E(2,2,NE)"):
        assert t.refuse(f"0 build_ship {path}") == ("reason-ship-through-rival", "SEA-046")
    assert not {"E(2,1,E)", "E(2,2,NE)"} & t.sites("build_ship")
    assert sea(f"{HOME} 2lumber 2wool", ships={0: TWO}).can("0 build_ship E(2,1,E)")


@pytest.mark.rule("SEA-050", "SEA-134")
def test_routes_of_ships_cross() -> None:
    """At V(2,1,S) ships of two seats meet; both go on, and neither cuts the other."""
    t = sea(f"{HOME} {SHIP}", "V(1,3,N)", ships={0: "E(1,2,NE)", 1: "E(1,2,E)"})
    t.do("0 build_ship E(2,1,SE)")
    assert (t.length(0), t.length(1)) == (2, 1)
    t = sea(HOME, f"V(1,3,N) {SHIP}", ships={0: "E(1,2,NE)", 1: "E(1,2,E)"}, seat=1)
    t.do("1 build_ship E(2,1,SE)")
    assert (t.length(0), t.length(1)) == (1, 2)


@pytest.mark.rule("SEA-051")
def test_a_settlement_at_the_end_of_a_route() -> None:
    t = sailed(f"{HOME} {TOWN}")
    assert t.sites("build_settlement") == {"V(2,2,N)"}
    assert t.refuse("0 build_settlement V(1,3,N)") == ("reason-settlement-needs-road", "BASE-112")


@pytest.mark.rule("SEA-X03", "SEA-052")
def test_the_distance_rule_over_the_sea() -> None:
    """V(2,1,S) is at an island of its own, one sea path away from the settlement, whoever's that is."""
    assert sailed(f"{HOME} {TOWN}").refuse("0 build_settlement V(2,1,S)") == ("reason-distance", "BASE-111")
    t = sea(TOWN, HOME, ships={0: TWO})
    assert t.refuse("0 build_settlement V(2,1,S)") == ("reason-distance", "BASE-111")


@pytest.mark.rule("SEA-025", "SEA-188")
def test_no_settlement_at_sea() -> None:
    """V(-2,-2,S) touches sea and frame alone."""
    t = sea(f"V(-1,-2,S) {TOWN}", ships={0: "E(-2,-1,NE) E(-2,-2,SE)"})
    assert t.refuse("0 build_settlement V(-2,-2,S)") == ("reason-settlement-at-sea", "SEA-025")
    assert "build_settlement" not in t.kinds()


# moving


@pytest.mark.rule("SEA-X07", "SEA-060", "SEA-061", "SEA-072", "SEA-185")
def test_a_ship_at_an_open_end_is_moved() -> None:
    """Free of charge, once a turn; not that which lies between the settlement and the other."""
    t = sailed()
    assert t.movable() == {"E(2,1,SE)"}
    assert t.refuse("0 move_ship E(1,2,NE) E(1,1,E)") == ("reason-ship-closed", "SEA-061")
    t.do("0 move_ship E(2,1,SE) E(1,2,E)")
    assert t.ships(0) == {"E(1,2,NE)", "E(1,2,E)"}
    assert t.hand(0) == counts("")
    assert t.refuse("0 move_ship E(1,2,E) E(2,1,SE)") == ("reason-ship-moved-already", "SEA-060")
    assert "move_ship" not in t.kinds()
    t.do("0 end_turn").roll(4).do("1 end_turn").roll(4).do("2 end_turn").roll(4).do("3 end_turn").roll(4)
    t.do("0 move_ship E(1,2,E) E(2,1,SE)")


@pytest.mark.rule("SEA-X08", "SEA-062", "SEA-063", "SEA-185")
def test_a_closed_route_lies_still() -> None:
    t = sailed(f"{HOME} {TOWN}").do("0 build_settlement V(2,2,N)")
    for ship in TWO.split():
        assert t.refuse(f"0 move_ship {ship} E(1,2,E)") == ("reason-ship-closed", "SEA-061")
    assert "move_ship" not in t.kinds()


@pytest.mark.rule("SEA-065")
def test_a_ring_of_ships_lies_still() -> None:
    """Around the sea hex (2,1), from the settlement and back to it; without one of them the two ends are open."""
    ring = ["E(1,2,NE)", "E(2,1,SE)", "E(2,1,E)", "E(2,1,NE)", "E(2,0,SE)", "E(1,1,E)"]
    t = sailed(ships=" ".join(ring))
    assert "move_ship" not in t.kinds()
    for ship in ring:
        assert t.refuse(f"0 move_ship {ship} E(1,1,SE)") == ("reason-ship-closed", "SEA-061")
    assert sailed(ships=" ".join(ring[:5])).movable() == {"E(2,0,SE)"}


@pytest.mark.rule("SEA-X09", "SEA-066", "SEA-185")
def test_a_new_ship_lies_still() -> None:
    """Built or placed free in this turn, before the roll too; in the next one it may go."""
    t = sailed(f"{HOME} {SHIP}", "E(1,2,NE)").do("0 build_ship E(2,1,SE)")
    assert t.refuse("0 move_ship E(2,1,SE) E(1,2,E)") == ("reason-ship-new", "SEA-066")
    assert "move_ship" not in t.kinds()
    t = sailed(f"{HOME} roads", "E(1,2,NE)", step=PRE_ROLL)
    t.do("0 play_roads", "0 place_free_ship E(2,1,SE)", "0 place_free_road E(1,1,E)").roll(4)
    assert t.refuse("0 move_ship E(2,1,SE) E(1,2,E)") == ("reason-ship-new", "SEA-066")
    t.do("0 end_turn").roll(4).do("1 end_turn").roll(4).do("2 end_turn").roll(4).do("3 end_turn").roll(4)
    t.do("0 move_ship E(2,1,SE) E(1,2,E)")


@pytest.mark.rule("SEA-068", "SEA-184")
def test_where_a_ship_may_go() -> None:
    """Wherever it could be built: refused on land, on a taken path, without connection and beside the pirate."""
    t = sailed(f"{HOME} V(-1,-1,N)", TWO)
    coast = {"E(1,1,E)", "E(1,1,SE)", "E(-1,-2,SE)", "E(-1,-1,NE)"}
    assert t.targets("E(2,1,SE)") == coast | {"E(1,2,E)", "E(-1,-2,E)"}
    assert t.refuse("0 move_ship E(2,1,SE) E(0,0,NE)") == ("reason-no-ship-path", "SEA-022")
    assert t.refuse("0 move_ship E(2,1,SE) E(1,2,NE)") == ("reason-path-taken", "BASE-114")
    assert t.refuse("0 move_ship E(2,1,SE) E(3,0,E)") == ("reason-pirate-bars", "SEA-048")
    assert t.refuse("0 move_ship E(2,1,SE) E(0,3,NE)") == ("reason-ship-not-joined", "SEA-068")


@pytest.mark.rule("SEA-186")
def test_a_ship_goes_to_another_path() -> None:
    assert sailed().refuse("0 move_ship E(2,1,SE) E(2,1,SE)") == ("reason-ship-lies-there", "SEA-186")


@pytest.mark.rule("SEA-X20", "SEA-068", "SEA-186")
def test_a_ship_is_no_support_of_its_own() -> None:
    t = sailed()
    for path in ("E(2,2,NE)", "E(2,1,E)"):
        assert t.refuse(f"0 move_ship E(2,1,SE) {path}") == ("reason-ship-not-joined", "SEA-068")
        assert path not in t.targets("E(2,1,SE)")


@pytest.mark.rule("SEA-X19", "SEA-069")
def test_a_lone_ship_goes_to_another_settlement() -> None:
    t = sailed(f"{HOME} V(0,3,N)", "E(1,2,NE)").do("0 move_ship E(1,2,NE) E(0,3,NE)")
    assert t.ships(0) == {"E(0,3,NE)"}


@pytest.mark.rule("SEA-070")
def test_pieces_of_others_hold_no_ship() -> None:
    """Neither a building nor a ship at the open end."""
    assert sea(HOME, "V(2,2,N)", ships={0: TWO}).movable() == {"E(2,1,SE)"}
    assert sea(HOME, "V(3,0,S)", ships={0: TWO, 1: "E(2,1,E)"}).movable() == {"E(2,1,SE)"}


@pytest.mark.rule("SEA-071", "SEA-060")
def test_a_branched_route_has_several_open_ends() -> None:
    t = sailed(ships=f"{TWO} E(1,2,E)")
    assert t.movable() == {"E(2,1,SE)", "E(1,2,E)"}
    t.do("0 move_ship E(2,1,SE) E(1,1,E)")
    assert "move_ship" not in t.kinds()
    assert t.refuse("0 move_ship E(1,2,E) E(2,1,SE)") == ("reason-ship-moved-already", "SEA-060")


@pytest.mark.rule("SEA-060")
def test_only_own_ships_move() -> None:
    t = sea(HOME, "V(0,3,N)", ships={1: "E(0,3,NE)"})
    assert t.refuse("0 move_ship E(0,3,NE) E(1,2,NE)") == ("reason-no-own-ship", "SEA-060")


@pytest.mark.rule("SEA-074", "SEA-191")
def test_ships_move_in_the_actions_of_the_own_turn() -> None:
    """Not before the roll, and not by who is not on turn."""
    t = sailed(step=PRE_ROLL)
    assert t.refuse("0 move_ship E(2,1,SE) E(1,2,E)") == ("reason-ship-moves-in-own-turn", "SEA-074")
    t = sailed(seat=1)
    assert t.refuse("0 move_ship E(2,1,SE) E(1,2,E)") == ("reason-not-your-move", "BASE-210")


def test_everybody_sees_what_lies_at_sea() -> None:
    """Ships, which of them are new and whether one was moved, the pirate, special points."""
    t = sailed(f"{HOME} {SHIP}").do("0 move_ship E(2,1,SE) E(1,2,E)", "0 build_ship E(2,1,SE)")
    for seat in range(4):
        seen = observe(t.game, t.state, Seat(seat)).state
        for slot in (SHIP_PART, PIRATE, ISLANDS):
            assert slot.of(t.game, seen) == slot.of(t.game, t.state)


# the longest trade route


@pytest.mark.rule("SEA-X13", "SEA-130", "SEA-131", "SEA-132", "SEA-135")
def test_roads_and_ships_meet_at_a_settlement() -> None:
    """Three roads and two ships are five from the moment at which a settlement stands between them."""
    t = sea(f"E(1,0,SE) E(1,1,NE) E(1,1,E) V(2,2,N) {TOWN}", ships={0: TWO})
    assert t.length(0) == 3
    t.do("0 build_settlement V(1,2,N)")
    assert t.length(0) == 5
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(0), Seat(-1))]
    assert t.public(0) == 4


@pytest.mark.rule("SEA-133")
def test_a_settlement_of_another_cuts_a_route_of_ships() -> None:
    """At V(2,2,N), where no road of Blue leads: it comes by ship."""
    red = f"{TWO} E(2,2,NE) E(2,2,E) E(2,2,SE)"
    t = sea(HOME, f"V(2,1,N) {TOWN}", ships={0: red, 1: "E(2,1,NE) E(2,1,E)"}, seat=1)
    assert (t.length(0), t.public(0)) == (5, 3)
    t.do("1 build_settlement V(2,2,N)")
    assert (t.length(0), t.public(0)) == (3, 1)
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(-1), Seat(0))]


@pytest.mark.rule("SEA-130", "SEA-131")
def test_a_fifth_ship_takes_the_award() -> None:
    t = sailed(f"{HOME} {SHIP}", f"{TWO} E(2,2,NE) E(2,2,E)").do("0 build_ship E(2,2,SE)")
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(0), Seat(-1))]


@pytest.mark.rule("SEA-136")
def test_a_moved_ship_shortens_the_route() -> None:
    """The award is given up, or goes to who has the longest now."""
    red, blue = f"{TWO} E(2,2,NE) E(2,2,E) E(2,2,SE)", line(1, -2, 5)
    t = sailed(ships=red).do("0 move_ship E(2,2,SE) E(1,2,E)")
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(-1), Seat(0))]
    t = sea(HOME, blue, ships={0: red}, longest=0).do("0 move_ship E(2,2,SE) E(1,2,E)")
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(1), Seat(0))]


@pytest.mark.rule("SEA-073")
def test_the_route_is_judged_once_the_ship_lies_again() -> None:
    """With one ship lifted the route is four long; nobody loses anything where it is five again."""
    t = sailed(ships=f"{TWO} E(2,2,NE) E(2,2,E) E(2,2,SE)").do("0 move_ship E(2,2,SE) E(1,1,E)")
    assert (t.length(0), t.of(AwardMoved)) == (5, [])


# the set-up


@pytest.mark.rule("SEA-X17", "SEA-081", "SEA-082")
def test_a_ship_instead_of_the_starting_road() -> None:
    """A road on one of two coast paths, or a ship on one of three paths; neither elsewhere."""
    t = setting_up().do("0 place_settlement V(1,2,N)")
    assert t.sites("place_road") == {"E(1,1,E)", "E(1,1,SE)"}
    assert t.sites("place_ship") == {"E(1,1,E)", "E(1,1,SE)", "E(1,2,NE)"}
    assert t.refuse("0 place_ship E(2,1,SE)") == ("reason-ship-at-new-settlement", "SEA-082")
    assert t.refuse("0 place_road E(1,2,NE)") == ("reason-no-road-at-sea", "SEA-021")
    t.do("0 place_ship E(1,2,NE)")
    assert t.actor == 1
    assert built(t) == [("ship", False)]


@pytest.mark.rule("SEA-081", "SEA-082")
def test_no_starting_ship_inland() -> None:
    t = setting_up().do("0 place_settlement V(0,0,N)")
    assert t.kinds() == {"place_road"}
    assert t.refuse("0 place_ship E(0,0,NE)") == ("reason-no-ship-path", "SEA-022")
    assert t.refuse("0 place_ship E(1,2,NE)") == ("reason-ship-at-new-settlement", "SEA-082")
    assert setting_up().refuse("0 place_ship E(1,2,NE)") == ("reason-not-now", "BASE-210")


@pytest.mark.rule("SEA-083")
def test_no_starting_ship_beside_the_pirate() -> None:
    """In the Four Islands he begins off (2,1)."""
    t = setting_up(scenario="islands").do("0 place_settlement V(3,0,S)")
    for path in ("E(2,1,NE)", "E(3,0,SE)"):
        assert t.refuse(f"0 place_ship {path}") == ("reason-pirate-bars", "SEA-048")
    assert t.sites("place_ship") == {"E(2,1,E)"}
    assert t.can("0 place_road E(2,1,NE)")


# road building


@pytest.mark.rule("SEA-X16", "SEA-120", "SEA-121")
@pytest.mark.parametrize(
    "pieces",
    [
        ("ship E(1,2,NE)", "road E(-1,-1,E)"),
        ("ship E(1,2,NE)", "ship E(2,1,SE)"),
        ("road E(1,1,E)", "ship E(1,2,NE)"),
        ("road E(1,1,E)", "road E(1,1,NE)"),
    ],
)
def test_two_free_pieces_of_either_kind(pieces: tuple[str, str]) -> None:
    """The second may continue the first; none is paid."""
    t = sea(f"{HOME} V(-1,0,N) roads").do("0 play_roads")
    t.do(*[f"0 place_free_{piece}" for piece in pieces])
    assert built(t) == [(piece.split()[0], False) for piece in pieces]
    assert t.step == ACTION


@pytest.mark.rule("SEA-121", "SEA-123")
def test_free_ships_follow_the_rules() -> None:
    t = sea(f"{HOME} roads", pirate="(2,1)").do("0 play_roads")
    assert t.refuse("0 place_free_ship E(1,2,NE)") == ("reason-pirate-bars", "SEA-048")
    assert t.refuse("0 place_free_ship E(2,2,E)") == ("reason-ship-not-joined", "SEA-042")
    assert t.refuse("0 place_free_ship E(0,0,NE)") == ("reason-no-ship-path", "SEA-022")
    assert t.sites("place_free_ship") == {"E(1,1,SE)"}
    t.do("0 place_free_ship E(1,1,SE)", "0 stop_roads")


@pytest.mark.rule("SEA-122", "SEA-120")
def test_road_building_with_ships_alone() -> None:
    """Where no road can be placed the ships are; without either the card is refused."""
    t = sea("roads V(0,0,N)", "E(0,0,NE) E(0,-1,E) E(0,-1,SE)")
    assert t.refuse("0 play_roads") == ("reason-no-road-site", "BASE-160")
    assert "play_roads" not in t.kinds()
    board = t.game.board
    roads = [path for path in paths(board, board.road_paths) if path not in {"E(1,1,E)", "E(1,1,SE)"}][:15]
    t = sea(f"roads {HOME} {' '.join(roads)}").do("0 play_roads")
    assert t.kinds() == {"place_free_ship"}
    t.do("0 place_free_ship E(1,2,NE)", "0 place_free_ship E(2,1,SE)")
    assert t.step == ACTION
    t = sea("roads V(2,2,N)", "E(2,2,NE)", ships={0: "E(2,1,SE)", 1: "E(2,1,E)"})
    assert not t.part.pieces.buildable_paths[0] & ~t.part.pieces.roads_of_all
    t.do("0 play_roads", "0 place_free_ship E(1,2,NE)", "0 place_free_ship E(1,2,E)")
    assert t.step == ACTION
