"""The special building phase: EXT sections 5, 8 to 10."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.classic import layouts
from catan_desktop.games.six_players.events import BuildingBegan, BuildingPassed
from catan_desktop.games.six_players.module import BUILDING, FORBIDDEN, SIX_PLAYERS
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import observe, why_not
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.events import AwardMoved
from catan_desktop.mechanics.layouts import OPTIONS
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.tables import tables
from tests.mechanics.place import DICE, PRE_ROLL, Table, classic, line, place, spots
from tests.parts import settlers
from tests.recipes import set_table

RICH = "2lumber 2brick 2wool 2grain"


def after_turn(*seats: str, turn_of: int = 0, many: int = 6, **more: object) -> Table:
    """The phase that follows a seat's turn."""
    return place(classic(many), *seats, seat=turn_of, **more).do(f"{turn_of} end_turn")  # type: ignore[arg-type]


def order(t: Table) -> list[int]:
    """Who is asked in the phase, each passing at once."""
    asked = []
    while t.step == BUILDING:
        assert t.actor is not None
        asked.append(int(t.actor))
        t.do(f"{t.actor} pass_building")
    return asked


# components


@pytest.mark.rule("EXT-004", "EXT-X08")
def test_the_bank_has_24_of_each() -> None:
    """With 3 grain in hands it holds 21."""
    for seats in (5, 6):
        t = place(classic(seats), "3grain")
        assert t.part.bank == (24, 24, 24, 21, 24)
    assert place(classic(4)).part.bank == (19, 19, 19, 19, 19)


@pytest.mark.rule("EXT-X08")
def test_the_shortage_is_counted_against_that_bank() -> None:
    """With 21 grain in a hand, two cities on a 12 need 4 and get nothing of the 3 left."""
    t = place(classic(5), "V(0,0,N)! 21grain", "V(0,-1,N)!", step=DICE)
    assert t.part.bank[3] == 3
    t.do("* dice 6 6")
    assert t.hand(1) == (0, 0, 0, 0, 0)
    assert t.part.bank[3] == 3


@pytest.mark.rule("EXT-005")
def test_the_deck_has_34_cards() -> None:
    """20 knights, 5 points, 3 of each of the others."""
    for seats in (5, 6):
        counts = {spec.key: spec.count for spec in tables(classic(seats)).cards}
        assert counts == {"knight": 20, "vp": 5, "roads": 3, "plenty": 3, "monopoly": 3}
        assert place(classic(seats)).part.deck == 34
    assert place(classic(4)).part.deck == 25


@pytest.mark.rule("EXT-X09", "EXT-005")
def test_an_empty_deck_sells_nothing() -> None:
    """With 17 cards in the hand 17 more are bought, and there is no 35th."""
    t = place(classic(6), "18wool 18grain 18ore " + "plenty roads monopoly " * 3 + "knight " * 8)
    for number, card in enumerate([*["knight"] * 12, *["vp"] * 5]):
        assert t.part.deck == 17 - number
        t.do("0 buy_card", f"* drawn_card {card}")
    assert (t.part.deck, t.part.held[0], t.hand(0)) == (0, 34, (0, 0, 1, 1, 1))
    assert t.refuse("0 buy_card") == ("reason-deck-empty", "BASE-150")


@pytest.mark.rule("EXT-007")
def test_six_seats_have_pieces_of_their_own() -> None:
    """15 roads, 5 settlements, 4 cities each."""
    game = classic(6)
    values = tables(game)
    assert (values.roads, values.settlements, values.cities) == (15, 5, 4)
    t = place(game)
    assert len(t.part.roads) == len(t.part.settlements) == len(t.part.cities) == 6


@pytest.mark.rule("EXT-009")
def test_everything_else_is_as_for_four() -> None:
    """Costs, hand limit, awards and goal."""
    small, large = tables(classic(4)), tables(classic(6))
    for name in ("purchases", "hand_limit", "longest_road", "longest_road_from"):
        assert getattr(small, name) == getattr(large, name)
    assert (small.largest_army, small.largest_army_from) == (large.largest_army, large.largest_army_from)
    assert classic(6).options["goal"] == 10
    t = place(classic(6), "8wool", "7wool", step=DICE)
    t.do("* dice 3 4")
    assert t.actor == 0
    assert t.kinds() == {"discard"}


# order


@pytest.mark.rule("EXT-060", "EXT-061", "EXT-071", "EXT-X02")
def test_the_order_of_the_phase() -> None:
    """After seat 4 of six: 5, 0, 1, 2, 3; then seat 5's turn."""
    t = after_turn(*[RICH] * 6, turn_of=4)
    assert t.of(BuildingBegan) == [BuildingBegan(Seat(4))]
    assert order(t) == [5, 0, 1, 2, 3]
    assert (t.step, t.actor, t.state.turn) == (PRE_ROLL, 5, 21)


@pytest.mark.rule("EXT-062")
def test_each_takes_part_once_and_finishes_first() -> None:
    """Two builds in a row, then no more."""
    t = after_turn("", "V(0,0,N) E(0,0,NE) 2lumber 2brick", "2lumber 2brick V(1,1,N)")
    t.do("1 build_road E(1,-1,SE)")
    assert t.actor == 1
    t.do("1 build_road E(1,-1,E)", "1 pass_building")
    assert t.of(BuildingPassed) == [BuildingPassed(Seat(1))]
    assert t.actor == 2
    assert t.refuse("1 build_road E(0,-1,E)") == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("EXT-070")
def test_there_is_no_phase_in_the_set_up() -> None:
    """Ten settlements and roads follow each other."""
    game = set_table(RULESETS["classic"], 5)
    assert all(not step.startswith("six_players") for step in game.ruleset.script.setup)


@pytest.mark.rule("EXT-060")
def test_four_players_have_no_phase() -> None:
    t = place(classic(4), *[RICH] * 4).do("0 end_turn")
    assert (t.step, t.actor) == (PRE_ROLL, 1)
    assert not t.of(BuildingBegan)


def test_who_has_fewer_cards_than_any_build_costs_is_not_asked() -> None:
    """A ruling: it would have to pass, as all can see."""
    t = after_turn("", "1wool", "2wool", "", "3ore", "1ore")
    assert order(t) == [2, 4]
    t = after_turn("", "1wool", "", "", "1ore", "1ore")
    assert (t.step, t.actor) == (PRE_ROLL, 1)
    assert not t.of(BuildingBegan)


# what is allowed


@pytest.mark.rule("EXT-063", "EXT-065", "EXT-120")
def test_builds_a_card_and_passing_are_all() -> None:
    """For cards in the hand; nothing is rolled or produced."""
    t = after_turn("", "V(0,0,N) E(0,0,NE) E(1,-1,SE) 3lumber 3brick 3wool 5grain 5ore")
    assert t.kinds() == {"build_road", "build_settlement", "build_city", "buy_card", "pass_building"}
    before = t.part.bank
    t.do("1 build_city V(0,0,N)")
    assert t.part.bank == (before[0], before[1], before[2], before[3] + 2, before[4] + 3)
    assert all(not hasattr(event, "one") for event in t.events)


@pytest.mark.rule("EXT-X04", "EXT-065")
def test_a_road_in_the_phase_is_paid() -> None:
    t = after_turn("V(0,0,N) 1lumber 1brick", turn_of=5)
    bank = t.part.bank
    t.do("0 build_road E(0,0,NE)")
    assert t.hand(0) == (0, 0, 0, 0, 0)
    assert t.part.bank == (bank[0] + 1, bank[1] + 1, *bank[2:])


@pytest.mark.rule("EXT-064", "EXT-101", "EXT-X03")
def test_no_trade_no_card_no_robber() -> None:
    """Each is refused in words, a harbour's trade too."""
    t = after_turn("2ore", "4wool 2ore V(1,-3,N) knight roads plenty monopoly", "2lumber")
    for words in (
        "1 bank_trade wool ore",
        "1 offer_trade 1wool 1ore @0",
        "1 play_knight",
        "1 play_roads",
        "1 play_plenty 2ore",
        "1 play_monopoly ore",
        "1 move_robber (0,0)",
        "1 roll",
        "1 end_turn",
    ):
        key, rule = t.refuse(words)
        assert (key, rule) in {
            ("reason-special-building", "EXT-101"),
            ("reason-not-now", "BASE-151"),
            ("reason-finish-first", "BASE-211"),
        }, words


@pytest.mark.rule("EXT-102", "EXT-X15")
def test_the_seat_whose_turn_ended_builds_no_more() -> None:
    """Nor anybody out of order, or after passing."""
    t = after_turn("", "", "1lumber 1brick V(0,0,N)", RICH, RICH, turn_of=2)
    assert t.actor == 3
    assert t.refuse("2 build_road E(0,0,NE)")[0] == "reason-not-your-move"
    assert t.refuse("4 pass_building")[0] == "reason-not-your-move"
    t.do("3 pass_building")
    assert t.refuse("3 pass_building")[0] == "reason-not-your-move"
    assert t.refuse("3 buy_card")[0] == "reason-not-your-move"


@pytest.mark.rule("EXT-066", "EXT-X07", "EXT-110")
def test_a_card_bought_in_the_phase_is_played_in_the_own_turn() -> None:
    """Before the roll even; that it was bought is public, what it is is not."""
    t = after_turn("2ore", "2ore", "1wool 1grain 1ore", turn_of=1)
    t.do("2 buy_card", "* drawn_card knight")
    assert t.held(2, "knight") == 1
    assert settlers(observe(t.game, t.state, Seat(0)).state).held[2] == 1
    assert settlers(observe(t.game, t.state, Seat(0)).state).private[2] is None
    assert t.step == BUILDING
    assert t.refuse("2 play_knight")[0] in {"reason-not-now", "reason-special-building"}
    t.do("2 pass_building", "0 pass_building")
    assert (t.step, t.actor) == (PRE_ROLL, 2)
    assert t.can("2 play_knight")


def test_the_card_is_drawn_for_the_buyer() -> None:
    """Not for the seat whose turn has just ended."""
    t = after_turn("2ore", "1wool 1grain 1ore")
    t.do("1 buy_card")
    (asked,) = t.asked().choices
    assert isinstance(asked, Draw)
    t.do("* drawn_card vp")
    assert (t.held(0, "vp"), t.held(1, "vp")) == (0, 1)
    assert t.part.bought == 0


# awards and victory


@pytest.mark.rule("EXT-067", "EXT-110")
def test_awards_change_hands_in_the_phase() -> None:
    five = line(-3, 0, 5)
    t = after_turn(five, line(2, -3, 5) + " 1lumber 1brick")
    assert t.part.longest == -1
    end = line(2, -3, 6).split(" ")[-1]
    t.do(f"1 build_road {end}")
    assert t.part.longest == 1
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(1), NOBODY)]


@pytest.mark.rule("EXT-068", "EXT-X05")
def test_nobody_wins_in_the_phase() -> None:
    """Nine points and a settlement: the game goes on, and is won when the own turn begins, before rolling."""
    nine = "V(-2,-1,N)! V(0,-1,N)! V(1,0,N)! V(-1,1,N)! V(1,1,N) E(1,1,NE) E(2,0,SE) 1lumber 1brick 1wool 1grain"
    t = after_turn("2ore", nine, turn_of=0)
    assert t.points(1) == 9
    site = sorted(t.sites("build_settlement"))[0]
    t.do(f"1 build_settlement {site}")
    assert t.points(1) == 10
    assert t.state.outcome is None
    t.do("1 pass_building")
    assert t.winner == 1
    assert t.state.turn == 21


@pytest.mark.rule("EXT-068", "EXT-X06")
def test_points_lost_in_the_phase_win_nothing() -> None:
    """Seat 3 has ten by Longest Road; seat 4 cuts it; seat 3 goes on with eight."""
    eight = "V(-1,-2,N)! V(1,-2,N)! V(0,-2,S)! V(1,2,N)!"
    own = line(0, -3, 4) + f" {eight} 1lumber 1brick"
    cutter = f"{cut_line()} 1lumber 1brick 1wool 1grain"
    t = after_turn("", "", "", own, cutter, turn_of=2)
    t.do(f"3 build_road {line(0, -3, 5).split(' ')[-1]}")
    assert t.points(3) == 10
    assert t.winner is None
    t.do("3 pass_building", f"4 build_settlement {spots(0, -3, 2)}", "4 pass_building")
    assert t.part.longest == -1
    assert t.points(3) == 8
    assert (t.actor, t.step, t.winner) == (3, PRE_ROLL, None)


def cut_line() -> str:
    """A road of the cutter that ends at the second intersection of seat 3's line."""
    topology = classic(6).board.topology
    corner = topology.parse_corner(spots(0, -3, 2))
    own = {topology.parse_path(word) for word in line(0, -3, 5).split()}
    free = [
        path for path in range(len(topology.paths)) if topology.corner_paths[corner] >> path & 1 and path not in own
    ]
    return str(topology.path_name(free[0]))


@pytest.mark.rule("EXT-068")
def test_the_seat_whose_turn_ended_does_not_win_by_anothers_loss() -> None:
    """It gets Longest Road when another is cut, and wins when its own turn comes again."""
    eight = "V(-1,-2,N)! V(1,-2,N)! V(0,-2,S)! V(1,2,N)!"
    longest = line(0, -3, 6)
    t = after_turn(f"{line(3, -3, 5)} {eight}", longest, f"{cut_line()} 1lumber 1brick 1wool 1grain", longest=1, many=5)
    assert t.public(0) == 8
    t.do(f"2 build_settlement {spots(0, -3, 2)}")
    assert t.part.longest == 0
    assert t.points(0) == 10
    assert t.winner is None
    t.do("2 pass_building")
    assert (t.winner, t.actor) == (None, 1)


@pytest.mark.rule("EXT-069")
def test_a_victory_in_the_own_turn_ends_the_game_without_a_phase() -> None:
    nine = "V(-2,-1,N)! V(0,-1,N)! V(1,0,N)! V(-1,1,N) V(1,1,N) V(-1,2,N) 3ore 2grain"
    t = place(classic(6), nine, RICH)
    t.do("0 build_city V(1,1,N)")
    assert t.winner == 0
    assert not t.of(BuildingBegan)


# scenarios


def _strict(game: object, state: object) -> frozenset[str]:
    return frozenset({"buy_card", "build_city"})


STRICT = compose(
    "strict-test",
    (
        *SETTLERS,
        SIX_PLAYERS,
        Module(
            no_part("strict"),
            1,
            options=OPTIONS,
            answers={FORBIDDEN: _strict},
        ),
    ),
    (5, 6),
    layouts.island,
    Island,
)


@pytest.mark.rule("EXT-072", "EXT-091")
@pytest.mark.parametrize("turn_rule", ["special_building_phase", "paired_players"])
def test_a_scenario_may_forbid_more(turn_rule: str) -> None:
    """The same to the second player of a pair, who may still trade with the bank."""
    game = set_table(STRICT, 6, {"turn_rule": turn_rule})
    cards = "3lumber 3brick 3wool 5grain 5ore"
    t = place(game, "", f"V(0,0,N) E(0,0,NE) {cards}", "", f"V(1,1,N) E(1,1,NE) {cards}").do("0 end_turn")
    kinds = t.kinds()
    assert not kinds & {"buy_card", "build_city"}
    assert "build_road" in kinds
    assert ("bank_trade" in kinds) == (turn_rule == "paired_players")


@pytest.mark.rule("EXT-104")
def test_refusals_of_building_hold_in_the_phase() -> None:
    """Each with its own reason."""
    t = after_turn("", "V(0,0,N) E(0,0,NE) 1lumber 1brick 1wool 1grain", "2wool V(1,1,N)")
    assert t.refuse("1 build_road E(2,0,E)")[1] == "BASE-115"
    assert t.refuse("1 build_settlement V(1,-1,S)")[1] == "BASE-111"
    assert t.refuse("1 build_city V(0,0,N)")[0] == "reason-cannot-pay"
    assert t.refuse("1 buy_card")[0] == "reason-cannot-pay"
    assert why_not(t.game, t.state, t.read("1 build_road E(0,-1,E)")) is None
