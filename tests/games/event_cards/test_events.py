"""What each event brings (EVENT sections 6.2 and 6.4)."""

from __future__ import annotations

import pytest

from catan_desktop.games.caravans.module import RULESET as CARAVANS
from catan_desktop.games.event_cards import cards
from catan_desktop.games.event_cards.cards import EVENT_CARDS
from catan_desktop.games.event_cards.events import CardGiven, EventPassed
from catan_desktop.games.fishermen.module import RULESET as FISHERMEN
from catan_desktop.games.rivers.module import GAME as RIVERS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.mechanics.events import RobberMoved, Stolen
from catan_desktop.mechanics.tables import GRAIN, ORE
from tests.games.event_cards.place import EventTable, events
from tests.mechanics.place import ACTION, classic, counts, line


def desert(t: EventTable) -> set[str]:
    kinds = t.game.board.hex_terrain
    return {t.game.board.topology.hex_name(hex) for hex, kind in enumerate(kinds) if kind.key == "desert"}


def passed(t: EventTable, event: str) -> bool:
    return t.of(EventPassed) == [EventPassed(event)] and t.step == ACTION


# the robber


@pytest.mark.rule("EVENT-011")
def test_the_robber_flees_to_the_desert_and_robs_nobody() -> None:
    t = events("", "V(0,0,N) 3ore", "V(0,0,S) 2wool", robber="(1,0)").draw(cards.ROBBER_FLEES)
    assert {t.robber} == desert(t)
    assert len(t.of(RobberMoved)) == 1
    assert not t.of(Stolen)
    assert t.step == ACTION


@pytest.mark.rule("EVENT-011a", "EVENT-X11")
def test_with_two_deserts_the_active_seat_chooses_one() -> None:
    t = events("V(2,0,N) 1ore", "V(2,0,S) 1ore", many=6, robber="(2,0)").draw(cards.ROBBER_FLEES)
    assert t.actor == 0
    assert t.sites("settle_robber") == desert(t) == {"(-2,-1)", "(0,1)"}
    assert t.refuse("0 settle_robber (2,0)") == ("reason-event-desert", "EVENT-011a")
    t.do("0 settle_robber (0,1)")
    assert (t.robber, t.step) == ("(0,1)", ACTION)
    assert not t.of(Stolen)


@pytest.mark.rule("EVENT-011c")
def test_a_robber_who_is_there_or_off_the_board_stays() -> None:
    (home,) = desert(events())
    for robber in (home, "home"):
        t = events("V(0,0,N) 1ore", "V(0,0,S) 1ore", robber=robber).draw(cards.ROBBER_FLEES)
        assert passed(t, cards.ROBBER_FLEES)
        assert t.robber == robber
    for robber in ("(-2,-1)", "(0,1)"):
        assert passed(events(many=6, robber=robber).draw(cards.ROBBER_FLEES), cards.ROBBER_FLEES)


@pytest.mark.rule("EVENT-011b", "EVENT-030")
@pytest.mark.parametrize("ruleset", [FISHERMEN, RIVERS, CARAVANS], ids=["fishermen", "rivers", "caravans"])
def test_without_a_desert_he_goes_beside_the_board(ruleset: Ruleset) -> None:
    """With the next 7 he is back."""
    t = events(ruleset=ruleset, robber="(1,0)").draw(cards.ROBBER_FLEES)
    assert t.robber == "home"
    t.do("0 end_turn").draw(cards.ROBBER_ATTACKS)
    assert "(1,0)" in t.sites("move_robber")


# gifts


@pytest.mark.rule("EVENT-017", "EVENT-017a", "EVENT-X07", "EVENT-036")
def test_everybody_gives_a_card_to_the_left_at_once() -> None:
    """With hands of 0, 3 and 1: 1, 2 and 1."""
    t = events("", "2ore 1wool", "1grain").draw(cards.GOOD_NEIGHBOURS)
    assert t.actor == 1
    assert t.lines() == ["1 give_left 2", "1 give_left 4"]
    assert t.refuse("1 give_left brick") == ("reason-event-own-card", "EVENT-017")
    t.do("1 give_left ore")
    assert t.hands() == [0, 3, 1], "nothing moves before all have chosen"
    assert EVENT_CARDS.of(t.game, observe(t.game, t.state, Seat(2)).state).private == (None, None, -1)
    t.do("2 give_left grain")
    assert t.hands() == [1, 2, 1]
    assert t.hand(0) == counts("1grain")
    assert t.hand(2) == counts("1ore")
    given = t.of(CardGiven)
    assert given == [
        CardGiven(Seat(1), Seat(2), ORE, cards.GOOD_NEIGHBOURS),
        CardGiven(Seat(2), Seat(0), GRAIN, cards.GOOD_NEIGHBOURS),
    ]
    seen = [redact(given[0], Seat(seat)) for seat in range(3)]
    assert [event.card for event in seen if isinstance(event, CardGiven)] == [None, 4, 4]


@pytest.mark.rule("EVENT-017")
def test_nobody_gives_where_nobody_has_cards() -> None:
    assert passed(events().draw(cards.GOOD_NEIGHBOURS), cards.GOOD_NEIGHBOURS)


@pytest.mark.rule("EVENT-018", "EVENT-018a", "EVENT-X10")
def test_those_with_the_most_points_help_one_with_fewer() -> None:
    """Red and Blue have the most, Blue no card: Red gives one to White, and Blue nothing."""
    t = events("V(0,0,N)! 1ore 1wool", "V(1,0,S)!", "V(-1,0,S)").draw(cards.HELPFUL_NEIGHBOUR)
    assert t.actor == 0
    assert t.lines() == ["0 give_help 2 2", "0 give_help 4 2"]
    assert t.refuse("0 give_help ore 1") == ("reason-helper-fewer-points", "EVENT-018")
    t.do("0 give_help ore 2")
    assert (t.hand(0), t.hand(2)) == (counts("1wool"), counts("1ore"))
    assert t.step == ACTION


@pytest.mark.rule("EVENT-018", "EVENT-013a")
def test_several_help_one_after_another_with_the_points_of_the_card() -> None:
    t = events("V(0,0,N) 1ore", "V(1,0,S)! 2wool", "V(-1,0,S)! 1grain", seat=2).draw(cards.HELPFUL_NEIGHBOUR)
    assert t.actor == 2
    t.do("2 give_help grain 0")
    assert t.actor == 1
    t.do("1 give_help wool 0")
    assert t.hands() == [3, 1, 0]


@pytest.mark.rule("EVENT-018a")
@pytest.mark.parametrize("seats", [("V(0,0,N) 1ore", "V(1,0,S) 1ore"), ("V(0,0,N)", "V(1,0,S)!", "V(-1,0,S) 3ore")])
def test_nobody_helps_without_cards_or_with_equal_points(seats: tuple[str, ...]) -> None:
    t = events(*seats, many=len(seats)).draw(cards.HELPFUL_NEIGHBOUR)
    assert passed(t, cards.HELPFUL_NEIGHBOUR)


# cards of the bank


def harbour(number: int, end: int = 0) -> str:
    """An intersection of a harbour of the fixed island."""
    board = classic().board
    corner = board.topology.path_ends[board.topology.parse_path(board.harbours[number].path)][end]
    return str(board.topology.corner_name(corner))


@pytest.mark.rule("EVENT-019", "EVENT-X04", "EVENT-024")
def test_calm_seas_serve_those_at_the_most_harbours() -> None:
    """Red and Blue at two, White at one: two harbours at both ends of which one lives are one harbour."""
    t = events(
        f"{harbour(0)} {harbour(1)}", f"{harbour(2)}! {harbour(3)}", f"{harbour(4)} V(0,0,N)", seat=1, robber="home"
    ).draw(cards.CALM_SEAS, 12)
    assert t.actor == 1
    t.do("1 take_from_bank ore")
    assert t.actor == 0
    before = t.hands()
    t.do("0 take_from_bank brick")
    assert t.step == ACTION
    assert before[2] == 0


@pytest.mark.rule("EVENT-019")
def test_calm_seas_serve_nobody_without_a_harbour() -> None:
    assert passed(events("V(0,0,N)").draw(cards.CALM_SEAS, 12), cards.CALM_SEAS)


@pytest.mark.rule("EVENT-020", "EVENT-024", "EVENT-024a")
def test_in_a_plentiful_year_all_take_what_is_there() -> None:
    """From the active seat on; a kind that is exhausted cannot be chosen."""
    t = events(bank="1ore 1wool", seat=1).draw(cards.PLENTIFUL_YEAR)
    assert t.lines() == ["1 take_from_bank 2", "1 take_from_bank 4"]
    assert t.refuse("1 take_from_bank grain") == ("reason-event-bank-lacks", "EVENT-024")
    assert t.actor == 1
    size = t.hands()
    t.do("1 take_from_bank ore")
    assert t.step == ACTION, "the one kind that is left is given, and then the bank is empty"
    assert t.hands() == [size[0], size[1] + 1, size[2] + 1]


@pytest.mark.rule("EVENT-021", "EVENT-021a")
def test_the_tournament_is_won_by_the_most_played_knights() -> None:
    t = events("played=2", "played=2", "played=1").draw(cards.TOURNAMENT)
    t.do("0 take_from_bank ore", "1 take_from_bank wool")
    assert t.step == ACTION
    assert passed(events().draw(cards.TOURNAMENT), cards.TOURNAMENT)


# a card of somebody else


@pytest.mark.rule("EVENT-022", "EVENT-025")
def test_the_largest_army_takes_a_card_whosever_turn_it_is() -> None:
    """A resource card; development cards stay where they are."""
    t = events("1ore monopoly", "played=3", "2wool").draw(cards.CONFLICT)
    assert t.actor == 1
    assert t.lines() == ["1 steal 0", "1 steal 2"]
    t.do("1 steal 0", "* stolen_card ore")
    assert t.hand(1) == counts("1ore")
    assert t.held(0, "monopoly") == 1
    assert t.of(Stolen) == [Stolen(Seat(1), Seat(0), ORE)]
    assert (t.actor, t.step) == (0, ACTION)


@pytest.mark.rule("EVENT-022a", "EVENT-X05")
@pytest.mark.parametrize(("knights", "thief"), [((2, 2), -1), ((2, 1), 0), ((0, 0), -1), ((0, 1), 1)])
def test_without_the_award_the_most_knights_alone_take_a_card(knights: tuple[int, int], thief: int) -> None:
    t = events(*(f"played={count} 1ore" for count in knights), "1ore").draw(cards.CONFLICT)
    if thief < 0:
        assert passed(t, cards.CONFLICT)
    else:
        assert (t.actor, t.kinds()) == (thief, {"steal"})


@pytest.mark.rule("EVENT-022", "EVENT-023")
@pytest.mark.parametrize("event", [cards.CONFLICT, cards.TRADE])
def test_nobody_is_robbed_of_nothing(event: str) -> None:
    t = events(f"played=3 3ore {line(0, -1, 5)}").draw(event)
    assert passed(t, event)


@pytest.mark.rule("EVENT-023")
def test_the_longest_road_takes_a_card() -> None:
    t = events("1ore", f"{line(0, -1, 5)}", "").draw(cards.TRADE)
    t.do("* stolen_card ore")
    assert t.hand(1) == counts("1ore")


@pytest.mark.rule("EVENT-023a", "EVENT-X14")
def test_without_the_award_the_most_roads_alone_take_a_card() -> None:
    """Three roads against two, none of them five in a line; with as many nobody takes one."""
    t = events(line(0, -1, 3), line(1, -1, 2), "1ore").draw(cards.TRADE)
    assert t.do("* stolen_card ore").hand(0) == counts("1ore")
    assert passed(events(line(0, -1, 2), line(1, -1, 2), "1ore").draw(cards.TRADE), cards.TRADE)


@pytest.mark.rule("EVENT-023a")
def test_bridges_are_no_roads_for_trade() -> None:
    """The reading of `roads on the board`: bridges join and count for Longest Road, and are bridges."""
    t = events(line(0, -1, 2), line(1, -1, 2), "1ore", ruleset=RIVERS, many=3)
    assert passed(t.draw(cards.TRADE), cards.TRADE)
