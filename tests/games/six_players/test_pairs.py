"""Paired players, the other turn order for five and six: EXT section 6."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.six_players.events import BuildingBegan, StepEnded
from catan_desktop.games.six_players.module import PAIR
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Act, Module, Step
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.kernel.ruleset import Options, compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.events import StepBegan
from catan_desktop.mechanics.questions import MAY_WIN
from tests.mechanics.place import PRE_ROLL, Table, classic, game_of, place

PAIRED: Options = {"turn_rule": "paired_players"}
RICH = "2lumber 2brick 2wool 2grain"


@record
class Count(Action):
    kind = "count"


def table(*seats: str, turn_of: int = 0, many: int = 6, **more: object) -> Table:
    return place(classic(many, turn_rule="paired_players"), *seats, seat=turn_of, **more)  # type: ignore[arg-type]


def second(*seats: str, turn_of: int = 0, many: int = 6, **more: object) -> Table:
    """The step of the second player, after the first player's turn."""
    return table(*seats, turn_of=turn_of, many=many, **more).do(f"{turn_of} end_turn")


@pytest.mark.rule("EXT-080")
def test_the_option_has_two_values() -> None:
    """The phase by default; one of them for the whole game."""
    (spec,) = [spec for spec in RULESETS["classic"].options if spec.key == "turn_rule"]
    assert spec.choices == ("special_building_phase", "paired_players")
    assert spec.default == "special_building_phase"
    assert spec.seats == (5, 6)


@pytest.mark.rule("EXT-081", "EXT-087", "EXT-090", "EXT-X13")
@pytest.mark.parametrize(
    ("many", "first", "partner"), [(5, 0, 3), (5, 3, 1), (5, 4, 2), (6, 0, 3), (6, 2, 5), (6, 5, 2)]
)
def test_the_second_player_sits_third_to_the_left(many: int, first: int, partner: int) -> None:
    """Then comes the seat to the left of the first."""
    t = second(turn_of=first, many=many)
    assert (t.step, t.actor, t.state.seat) == (PAIR, partner, partner)
    assert t.of(StepBegan) == [StepBegan(Seat(partner), Seat(first))]
    t.do(f"{partner} end_step")
    assert t.of(StepEnded) == [StepEnded(Seat(partner))]
    assert (t.step, t.actor, t.state.turn) == (PRE_ROLL, (first + 1) % many, 21)


def test_what_follows_the_actions_of_a_turn_follows_the_step_of_the_second_player_too() -> None:
    """For each of them, before the next turn; a step with nothing to do is passed over; both may win there."""
    tail = Module(
        slot=no_part("tail"),
        version=1,
        script=lambda script: script.insert_after("settlers.action", "tail.ask", "tail.idle"),
        steps=(
            Step("tail.ask", choices=(Act(Count, lambda game, state, action, out: pop(state)),)),
            Step("tail.idle", due=lambda game, state: False),
        ),
    )
    given = RULESETS["classic"]
    ruleset = compose("tail", (*given.modules, tail), given.seats, given.make_board, given.board_type)
    t = place(game_of(ruleset, 6, PAIRED), "", "", "", RICH).do("0 end_turn")
    assert (t.step, t.actor, t.game.ask(MAY_WIN, t.state)) == ("tail.ask", 0, t.game.everybody)
    t.do("0 count")
    assert (t.step, t.actor) == (PAIR, 3)
    assert not t.game.underway(t.state)
    t.do("3 end_step")
    assert (t.step, t.actor, t.state.seat) == ("tail.ask", 3, 3)
    assert not t.game.underway(t.state)
    assert t.game.ask(MAY_WIN, t.state) == t.game.everybody
    assert not t.of(StepEnded)
    t.do("3 count")
    assert t.of(StepEnded) == [StepEnded(Seat(3))]
    assert (t.step, t.actor, t.state.turn) == (PRE_ROLL, 1, 21)


@pytest.mark.rule("EXT-082", "EXT-089")
def test_the_first_player_has_an_ordinary_turn_and_no_phase_follows() -> None:
    t = table(*[RICH + " V(0,0,N) knight"] + [RICH] * 5, step=PRE_ROLL)
    assert t.kinds() == {"roll", "play_knight"}
    t.do("0 roll", "* dice 1 2")
    assert "offer_trade" in t.kinds()
    t.do("0 end_turn")
    assert t.actor == 3
    assert not t.of(BuildingBegan)
    t.do("3 end_step")
    assert (t.step, t.actor) == (PRE_ROLL, 1)


@pytest.mark.rule("EXT-083", "EXT-121")
def test_the_second_player_builds_buys_trades_with_the_bank_and_plays_a_card() -> None:
    t = second("", "", "", "V(0,0,N) E(0,0,NE) E(1,-1,SE) 4lumber 3brick 3wool 5grain 5ore knight roads")
    builds = {"build_road", "build_settlement", "build_city", "buy_card"}
    assert t.kinds() == builds | {"bank_trade", "play_knight", "play_roads", "end_step"}
    assert t.refuse("3 build_road E(2,0,E)") == ("reason-road-not-joined", "BASE-115")
    assert t.refuse("3 play_plenty 2ore") == ("reason-card-not-held", "BASE-219")


@pytest.mark.rule("EXT-X14", "EXT-083")
def test_the_second_players_bank_trade() -> None:
    """At its own rate; a trade with players in the same step is refused."""
    t = second("2wool", "", "", "4ore")
    assert t.refuse("3 offer_trade 1ore 1wool @0") == ("reason-pair-step", "EXT-103")
    t.do("3 bank_trade ore brick")
    assert t.hand(3) == (0, 1, 0, 0, 0)
    t = second("", "", "", "V(1,-3,N) 2wool 3brick")
    assert t.refuse("3 bank_trade brick ore") == ("reason-rate", "BASE-131")
    t.do("3 bank_trade wool ore")
    assert t.hand(3) == (0, 3, 0, 0, 1)


@pytest.mark.rule("EXT-084", "EXT-103")
def test_the_second_player_neither_rolls_nor_trades_with_players() -> None:
    """Nor does anybody answer an offer that is not there."""
    t = second("2wool", "", "", RICH)
    assert t.refuse("3 roll")[0] in {"reason-pair-step", "reason-rolled-already"}
    assert t.refuse("3 offer_trade 1wool 1ore @0")[0] == "reason-pair-step"
    assert t.refuse("0 accept_offer")[0] == "reason-not-your-move"
    t = table("", "", "", "knight", step=PRE_ROLL)
    assert t.refuse("3 play_knight")[0] == "reason-not-your-move"


@pytest.mark.rule("EXT-085")
def test_a_knight_of_the_second_player_moves_the_robber() -> None:
    """And steals."""
    t = second("V(0,0,N) 1ore", "", "", "knight")
    t.do("3 play_knight", "3 move_robber (0,0)", "* stolen_card ore")
    assert t.hand(3) == (0, 0, 0, 0, 1)
    assert t.hand(0) == (0, 0, 0, 0, 0)
    assert t.actor == 3
    assert t.step == PAIR


@pytest.mark.rule("EXT-086")
def test_a_card_bought_in_a_step_waits_and_each_step_allows_one() -> None:
    """A card played as first player does not use up the step as second player, nor the other way round."""
    t = second("", "", "", "knight knight 1wool 1grain 1ore")
    t.do("3 buy_card", "* drawn_card plenty")
    assert t.refuse("3 play_plenty 2ore")[0] == "reason-card-bought-now"
    t.do("3 play_knight", "3 move_robber (0,0)")
    assert t.refuse("3 play_knight")[0] == "reason-one-card-a-turn"
    t.do("3 end_step", "1 roll", "* dice 1 1", "1 end_turn", "4 end_step", "2 roll", "* dice 1 1", "2 end_turn")
    t.do("5 end_step")
    assert (t.actor, t.step) == (3, PRE_ROLL)
    assert t.can("3 play_plenty 2ore")
    t.do("3 play_knight", "3 move_robber (1,0)")
    assert t.refuse("3 play_plenty 2ore")[0] == "reason-one-card-a-turn"


@pytest.mark.rule("EXT-086")
def test_the_first_players_card_leaves_the_second_player_one() -> None:
    t = table("knight", "", "", "knight")
    t.do("0 play_knight", "0 move_robber (0,0)", "0 end_turn")
    assert t.can("3 play_knight")


NINE = "V(-2,-1,N)! V(0,-1,N)! V(1,0,N)! V(-1,1,N) V(1,1,N) V(-1,2,N)"


@pytest.mark.rule("EXT-088")
def test_either_player_of_a_pair_wins_in_the_own_step() -> None:
    """The first acts first."""
    t = second("", "", "", f"{NINE} 3ore 2grain")
    t.do("3 build_city V(1,1,N)")
    assert t.winner == 3
    t = table(
        f"{NINE} 3ore 2grain", "", "", "V(-1,-2,N)! V(1,-2,N)! V(0,2,N)! V(-3,2,N) V(-3,1,N) V(2,-2,N) 3ore 2grain"
    )
    t.do("0 build_city V(1,1,N)")
    assert t.winner == 0


@pytest.mark.rule("EXT-088")
def test_ten_points_gained_elsewhere_win_when_the_step_begins() -> None:
    """A step as second player is a turn of its own."""
    t = table("", "", "", f"{NINE} vp")
    assert t.points(3) == 10
    assert t.winner is None
    t.do("0 end_turn")
    assert t.winner == 3


def test_with_four_seats_the_option_changes_nothing() -> None:
    t = place(classic(4, turn_rule="paired_players"), *[RICH] * 4).do("0 end_turn")
    assert (t.step, t.actor) == (PRE_ROLL, 1)
