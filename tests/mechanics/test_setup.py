"""Set-up by rolling for the first place and placing in turn (free placement)."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.engine import start
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import Events, Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.events import Built, FirstChosen, FirstRolled, Produced, SetupPlaced
from catan_desktop.mechanics.pieces import settlements_left
from catan_desktop.mechanics.placement import PLACEMENT_STEP
from catan_desktop.mechanics.production import start_cards
from tests.mechanics.place import Table, classic, counts, gift, place
from tests.parts import settlers

ROUNDS = (
    ("V(0,1,N)", "E(0,0,E)"),
    ("V(1,1,N)", "E(1,0,E)"),
    ("V(2,1,N)", "E(2,0,E)"),
    ("V(0,2,N)", "E(0,1,E)"),
    ("V(1,2,N)", "E(1,1,E)"),
    ("V(-1,2,N)", "E(-1,1,E)"),
)
"""Places for three seats, one after another."""


def opened(game: Game) -> Table:
    return Table(game, start(game)[0])


def rolled(*totals: int) -> list[str]:
    """Chance's lines for these totals."""
    return [f"* first_dice {max(1, total - 6)} {total - max(1, total - 6)}" for total in totals]


def placing(first: int = 0, placed: int = 0) -> Table:
    """Three seats at free placement; `first` has won the first place, `placed` pairs of pieces stand."""
    t = opened(gift(3, placement="free"))
    t.do(*rolled(*(12 if seat == first else 2 for seat in range(3))))
    for corner, path in ROUNDS[:placed]:
        t.do(f"{t.actor} place_settlement {corner}", f"{t.actor} place_road {path}")
    return t


@pytest.mark.rule("BASE-060")
def test_each_seat_places_pieces_of_its_own() -> None:
    """What a seat places comes from its own supply and is nobody else's."""
    t = placing(placed=1)
    assert [t.part.settlements[seat].bit_count() for seat in range(3)] == [1, 0, 0]
    assert [settlements_left(t.game, t.state, Seat(seat)) for seat in range(3)] == [4, 5, 5]


@pytest.mark.rule("BASE-061")
def test_the_highest_roll_is_the_first_player() -> None:
    """Every seat throws two dice; the highest total begins."""
    t = opened(gift(3, placement="free"))
    assert t.actor == CHANCE
    t.do(*rolled(5, 9, 8))
    assert t.of(FirstChosen) == [FirstChosen(Seat(1))]
    assert t.part.first == 1


@pytest.mark.rule("BASE-061")
def test_tied_highest_players_roll_again_among_themselves() -> None:
    """Only those who tied for the highest roll again, as often as they tie."""
    t = opened(gift(4, placement="free"))
    t.do(*rolled(9, 4, 9, 9))
    assert t.actor == CHANCE
    assert [event.seat for event in t.of(FirstRolled)] == [0, 1, 2, 3]
    t.do(*rolled(3, 6, 6))
    assert t.actor == CHANCE
    assert [event.seat for event in t.of(FirstRolled)] == [0, 2, 3]
    t.do(*rolled(2, 3))
    assert [(event.seat, event.one + event.two) for event in t.of(FirstRolled)] == [(2, 2), (3, 3)]
    assert t.of(FirstChosen) == [FirstChosen(Seat(3))]


@pytest.mark.rule("CAMPAIGN-009", "CAMPAIGN-010")
@pytest.mark.parametrize("named", [1, 3])
def test_a_seat_that_is_named_begins_and_nobody_rolls(named: int) -> None:
    t = opened(gift(3, placement="free", first=named))
    state, events = start(t.game)
    assert events == (FirstChosen(Seat(named - 1)),)
    assert (t.actor, t.part.first, state.seat) == (named - 1,) * 3
    t.do(f"{named - 1} place_settlement V(0,1,N)", f"{named - 1} place_road E(0,0,E)")
    assert t.actor == named % 3


@pytest.mark.parametrize("named", [0, 4])
def test_where_nobody_at_the_table_is_named_everybody_rolls(named: int) -> None:
    assert opened(gift(3, placement="free", first=named)).actor == CHANCE


@pytest.mark.rule("BASE-062", "BASE-063", "BASE-064", "BASE-068")
def test_round_one_clockwise_and_round_two_back() -> None:
    """From the first player clockwise, then in reverse with the last of round one placing twice in a row."""
    t = placing(first=1)
    order: list[Seat] = []
    for corner, path in ROUNDS:
        assert t.actor is not None
        order.append(t.actor)
        t.do(f"{t.actor} place_settlement {corner}")
        second = [SetupPlaced(order[-1], t.game.board.topology.parse_corner(corner))]
        assert t.of(SetupPlaced) == (second if len(order) > 3 else [])
        assert t.actor == order[-1], "the same seat places the road"
        assert t.kinds() == {"place_road"}
        built = t.of(Built)
        t.do(f"{t.actor} place_road {path}")
        assert [(piece.piece, piece.paid) for piece in built + t.of(Built)] == [("settlement", False), ("road", False)]
    assert order == [1, 2, 0, 0, 2, 1]
    assert [t.part.settlements[seat].bit_count() for seat in range(3)] == [2, 2, 2]
    assert [t.part.roads[seat].bit_count() for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("BASE-062")
def test_turns_go_clockwise_from_the_first_player() -> None:
    """Play order is seat order, beginning with the first player."""
    t = placing(first=2, placed=6)
    seats = []
    for _ in range(4):
        seats.append(t.state.seat)
        t.roll(2).do(f"{t.state.seat} end_turn")
    assert seats == [2, 0, 1, 2]


@pytest.mark.rule("BASE-065", "BASE-230")
def test_a_starting_settlement_may_stand_on_any_open_intersection() -> None:
    """Every free intersection that keeps the distance is offered, near the first settlement or not."""
    t = placing(placed=3)
    topology = t.game.board.topology
    built = {topology.parse_corner(corner) for corner, _ in ROUNDS[:3]}
    shut = built | {c for c in range(len(topology.corners)) if any(topology.corner_corners[b] >> c & 1 for b in built)}
    everywhere = {topology.corner_name(c) for c in range(len(topology.corners)) if c not in shut}
    assert t.sites("place_settlement") == everywhere


@pytest.mark.rule("BASE-063", "BASE-065")
def test_every_intersection_is_as_good_as_another() -> None:
    """Also the first and the last of the board: a settlement there is followed by its road."""
    topology = gift(3).board.topology
    for corner in (0, len(topology.corners) - 1):
        t = placing()
        t.do(f"0 place_settlement {topology.corner_name(corner)}")
        assert (t.actor, t.kinds()) == (0, {"place_road"})
        paths = {topology.path_name(path) for path, ends in enumerate(topology.path_ends) if corner in ends}
        assert t.sites("place_road") == paths
        t.do(f"0 place_road {min(paths)}")
        assert t.actor == 1


@pytest.mark.rule("BASE-066", "BASE-230")
def test_a_starting_road_touches_the_settlement_just_placed() -> None:
    """Only the free paths at the new settlement; the second road may not be attached to the first settlement."""
    t = placing(placed=3)
    assert t.actor == 2
    t.do("2 place_settlement V(0,2,N)")
    assert t.sites("place_road") == {"E(0,1,E)", "E(0,2,NE)", "E(0,1,SE)"}
    first_own = "E(2,1,NE)"
    assert t.refuse(f"2 place_road {first_own}") == ("reason-road-at-new-settlement", "BASE-066")


@pytest.mark.rule("BASE-067")
def test_the_second_settlement_brings_a_card_for_each_hex() -> None:
    """One card of each touching land hex's kind, right after it is placed; the first settlement brings nothing."""
    t = placing(placed=3)
    assert [t.part.hands[seat] for seat in range(3)] == [0, 0, 0]
    t.do("2 place_settlement V(0,2,N)")
    assert t.hand(2) == counts("1ore 1brick 1wool")
    assert t.part.bank == (19, 18, 18, 19, 18)
    assert t.of(Produced) == [Produced(Seat(2), counts("1ore 1brick 1wool"))]


@pytest.mark.rule("BASE-067", "WATCH-22")
def test_a_starting_settlement_at_the_border_brings_fewer_cards() -> None:
    """There is a card for each terrain hex around it and none for the frame."""
    t = placing(placed=3).do("2 place_settlement V(0,0,N)")
    assert t.hand(2) == counts("1grain")


@pytest.mark.rule("BASE-068")
def test_starting_pieces_are_free() -> None:
    """Nobody pays for them; the bank gets nothing."""
    t = placing(placed=2)
    assert t.part.hands == (0, 0, 0)
    assert t.part.bank == (19,) * 5


@pytest.mark.rule("BASE-069")
def test_the_first_player_begins_turn_one() -> None:
    """When round two is over the first player is to roll."""
    t = placing(first=2, placed=5)
    assert t.state.turn == 0
    t.do("2 place_settlement V(-1,2,N)", "2 place_road E(-1,1,E)")
    assert t.of(TurnBegan) == [TurnBegan(Seat(2), 1)]
    assert (t.actor, t.step, t.state.turn) == (2, "settlers.pre_roll", 1)


@pytest.mark.rule("BASE-088", "BASE-086")
def test_starting_cards_too_are_limited_by_the_bank() -> None:
    """The one who is due cards takes what is left."""
    t = place(gift(3), bank="0lumber 19brick 19wool 19grain 19ore")
    out: Events = []
    corner = t.game.board.topology.parse_corner("V(0,1,N)")
    state = start_cards(t.game, t.state, Seat(0), corner, out)
    assert settlers(state).hands[0] == 2, "brick and grain, but no lumber"
    assert Produced(Seat(0), counts("1brick 1grain")) in out


@pytest.mark.rule("BASE-221", "BASE-111", "BASE-222")
def test_a_starting_settlement_against_the_distance_rule_is_refused() -> None:
    """Not on a building, and not one path away from one."""
    t = placing(placed=1)
    assert t.refuse("1 place_settlement V(0,1,N)") == ("reason-corner-taken", "BASE-213")
    assert t.refuse("1 place_settlement V(0,0,S)") == ("reason-distance", "BASE-111")
    assert t.can("1 place_settlement V(-1,1,N)")


@pytest.mark.rule("BASE-221", "BASE-222")
def test_a_starting_road_elsewhere_is_refused() -> None:
    """A road that does not touch the settlement just placed, or on a taken path."""
    t = placing(placed=1).do("1 place_settlement V(1,0,N)")
    assert t.refuse("1 place_road E(0,3,NE)") == (
        "reason-road-at-new-settlement",
        "BASE-066",
    )
    assert t.refuse("1 place_road E(0,0,E)") == ("reason-path-taken", "BASE-114")


@pytest.mark.rule("BASE-230", "BASE-210")
def test_in_set_up_there_is_nothing_else_to_do() -> None:
    """Place a settlement, then a road, by the seat on the clock; every other action is refused."""
    t = placing()
    assert t.step == PLACEMENT_STEP
    assert t.kinds() == {"place_settlement"}
    assert t.refuse("0 end_turn") == ("reason-finish-first", "BASE-211")
    assert t.refuse("0 roll")[0] == "reason-not-now"
    assert t.refuse("0 place_road E(0,0,E)")[0] == "reason-not-now"
    assert t.refuse("0 build_settlement V(0,1,N)")[0] == "reason-not-now"
    assert t.refuse("1 place_settlement V(0,1,N)") == ("reason-not-your-move", "BASE-210")
    t.do("0 place_settlement V(0,1,N)")
    assert t.refuse("0 place_settlement V(2,1,N)")[0] == "reason-not-now"


@pytest.mark.rule("BASE-063", "BASE-064")
def test_two_seats_place_in_the_order_first_second_second_first() -> None:
    """The order also holds at a table of two."""
    t = Table(classic(2), start(classic(2))[0]).do(*rolled(3, 11))
    order = []
    for corner, path in ROUNDS[:4]:
        order.append(t.actor)
        t.do(f"{t.actor} place_settlement {corner}", f"{t.actor} place_road {path}")
    assert order == [1, 0, 0, 1]
