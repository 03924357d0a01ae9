"""The bot that searches: on positions with one good answer, within its budget, and through whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import process_time

import pytest

from catan_desktop.bots.bot import bot_rng, bot_seed
from catan_desktop.bots.budget import CAP_SECONDS, Budget, Timer
from catan_desktop.bots.levels import make_bot, win_chance_of
from catan_desktop.bots.search import SearchBot
from catan_desktop.bots.search_plan import Plan
from catan_desktop.bots.table import deal
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.evaluation.win_chance import WIN
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel import chance
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.engine import actor, apply, asked, decision, observe, start
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.actions import BankTrade, BuildCity, BuildSettlement, EndTurn, MoveRobber, Roll
from tests.mechanics.place import PRE_ROLL, Table, classic, line, place, spots

NODES = Budget(seconds=None, nodes=300)
FEW = Budget(seconds=None, nodes=50)
EIGHT = "V(2,-2,N)! V(2,-1,S)! V(-1,-1,N)! V(0,-2,N)!"
"""Eight points."""
ROADS = f"{spots(2, -2, 0)} {line(2, -2, 3)}"
"""A settlement with places for two more at its road."""


def move(t: Table, seat: int = 0, budget: Budget = NODES, number: int = 7) -> Action:
    return make_bot("hard", budget).choose(t.game, observe(t.game, t.state, Seat(seat)), Random(number))


def played(t: Table, seat: int = 0, most: int = 12) -> list[Action]:
    """What the bot does until somebody else is asked or the game is over."""
    done: list[Action] = []
    while actor(t.state) == seat and len(done) < most:
        done.append(move(t, seat))
        t.state, _ = apply(t.game, t.state, done[-1])
    return done


# what it finds


def test_a_win_that_needs_two_trades_and_a_build_is_found() -> None:
    t = place(classic(3, offers=0), f"{EIGHT} {ROADS} 9wool 1grain")
    done = played(t)
    assert t.winner == 0
    assert [type(action) for action in done] == [BankTrade, BankTrade, BuildSettlement]


def test_a_win_by_two_builds_is_found() -> None:
    three = "V(2,-2,N)! V(2,-1,S)! V(-1,-1,N)!"
    t = place(classic(3, offers=0), f"{three} V(0,-2,N) {ROADS} 3ore 3grain 1lumber 1brick 1wool")
    assert t.points(0) == 8
    assert {BuildCity, BuildSettlement} == {type(action) for action in played(t)}
    assert t.winner == 0


def test_a_win_by_two_builds_is_found_without_time_to_plan() -> None:
    """Where very much can be done, as with ships, the budget ends before two builds are thought of together."""
    three = "V(2,-2,N)! V(2,-1,S)! V(-1,-1,N)!"
    t = place(classic(3, offers=0), f"{three} V(0,-2,N) {ROADS} 7ore 4grain 4lumber 4brick 2wool")
    first = move(t, budget=Budget(None, 10))
    assert isinstance(first, (BuildCity, BuildSettlement))
    t.state, _ = apply(t.game, t.state, first)
    t.state, _ = apply(t.game, t.state, move(t, budget=Budget(None, 10)))
    assert t.winner == 0


NINE = f"V(2,-2,N)! V(2,-1,S)! V(-1,-1,N)! V(0,-2,N) {ROADS} V(0,2,S)"
"""Nine points, with settlements to upgrade."""


@pytest.mark.parametrize("number", range(4))
def test_a_sure_win_is_not_put_off_for_a_card_that_may_win_as_well(number: int) -> None:
    t = place(classic(3, offers=0), f"{NINE} 4wool 4grain 4ore")
    assert isinstance(move(t, budget=Budget(None, 1600), number=number), BuildCity)


@pytest.mark.parametrize("number", range(4))
def test_luck_against_the_seat_makes_no_line_better_than_a_win(number: int) -> None:
    """The city is two trades away, a card at hand: a card that does not win takes nothing from the luck of the win."""
    t = place(classic(3, offers=0), f"{NINE} 8lumber 2wool 2grain 2ore")
    view, state = observe(t.game, t.state, Seat(0)), t.state
    value = win_chance_of("classic")
    plan = Plan(
        t.game, Seat(0), lambda game, at, seat: value(game, at, seat, SOBER), Timer(NODES), Random(number), 1600
    )
    assert view.decision is not None
    actions = [action for choice in view.decision.choices for action in choice]
    assert max(plan.run(state, actions).values()) <= WIN


def test_ten_cards_are_built_with_rather_than_kept() -> None:
    t = place(classic(3, offers=0), f"{ROADS} V(0,0,N) 3ore 2grain 1lumber 1brick 1wool 1grain 1lumber", "V(2,0,S)", "")
    done = played(t)
    assert {BuildCity, BuildSettlement} <= {type(action) for action in done}
    assert isinstance(done[-1], EndTurn)


def test_nothing_is_traded_to_no_end() -> None:
    t = place(classic(3, offers=0), "V(0,0,N) E(0,0,NE) 4wool", "V(2,0,S)", "")
    trades = [action for action in played(t) if isinstance(action, BankTrade)]
    assert len(trades) <= 1


def test_the_robber_goes_to_the_leader() -> None:
    t = place(classic(3, offers=0), "V(0,0,N) E(0,0,NE)", f"{EIGHT} 4ore", "V(0,2,S) 4ore", step=PRE_ROLL)
    t.roll(7)
    action = move(t)
    assert isinstance(action, MoveRobber)
    around = t.game.board.topology.hex_corner_mask[action.hex]
    assert around & t.part.cities[1]
    assert not around & t.part.settlements[0]


def test_the_first_settlement_stands_on_good_land() -> None:
    game = classic(3)
    state, _ = start(game)
    while actor(state) == CHANCE:
        state = by_chance(game, state, 1)
    seat = actor(state)
    assert seat is not None
    action = make_bot("hard", NODES).choose(game, observe(game, state, seat), Random(3))
    yields = [sum(row) for row in game.board.yields]
    best = sorted(yields)[-12:]
    assert yields[action.corner] >= best[0], "among the twelve richest places"  # type: ignore[attr-defined]


def test_a_single_choice_needs_no_thought() -> None:
    t = place(classic(3), "V(0,0,N) E(0,0,NE)", step=PRE_ROLL)
    assert move(t, budget=Budget(seconds=None, nodes=0)) == Roll(Seat(0))


# its budget


class Clock:
    """A clock that goes on by a step each time it is read."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("seconds", [0.05, 1.0, 60.0])
def test_it_stops_in_time_by_the_clock(seconds: float) -> None:
    """Every look at the clock takes 20 ms here, so a few looks more than allowed would show."""
    hand = "9wool 9grain 9ore 9brick 9lumber"
    t = place(classic(3), f"{ROADS} {hand}", "V(2,0,S) 4ore 4wool", "V(0,0,N) 3brick")
    clock = Clock(0.02)
    move(t, budget=Budget(seconds, None, clock))
    assert clock.now <= min(seconds, CAP_SECONDS) + 0.1


def test_a_world_that_the_time_cuts_short_is_not_weighed_with_whole_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second world has come no further than its first action; the best of the first one is not given up for it."""
    t = place(classic(3, offers=0), f"{EIGHT} {ROADS} 9wool 1grain")
    seen: list[list[Action]] = []

    class Scripted(Plan):
        @property
        def cut_short(self) -> bool:
            return len(seen) > 1

        def run(self, state: GameState, actions: list[Action]) -> dict[int, float]:
            seen.append(actions)
            return {number: float(number == 3) for number in range(len(actions))} if len(seen) == 1 else {0: 0.5}

    monkeypatch.setattr("catan_desktop.bots.search.Plan", Scripted)
    assert move(t, budget=Budget(None, 200)) == seen[0][3]
    assert len(seen) == 2


def test_a_world_is_cut_short_by_the_clock_alone() -> None:
    t = place(classic(3, offers=0), f"{EIGHT} {ROADS} 9wool 1grain")
    asked = decision(t.game, t.state, Seat(0))
    assert asked is not None
    actions = [action for choice in asked.choices for action in choice]

    def planned(seconds: float, limit: int) -> Plan:
        timer = Timer(Budget(seconds, None, Clock(0.005)))
        plan = Plan(
            t.game,
            Seat(0),
            lambda game, state, seat: win_chance_of("classic")(game, state, seat, SOBER),
            timer,
            Random(1),
            limit,
        )
        plan.run(t.state, actions)
        return plan

    assert not planned(2.0, 50).cut_short, "it has had its share"
    assert planned(0.02, 50).cut_short
    assert planned(0.001, 50).cut_short, "not even the first actions were all looked at"


def test_a_world_in_which_the_nodes_ended_among_the_first_actions_is_cut_short() -> None:
    """Else those that were looked at once more would be all that is chosen from."""
    t = place(classic(3, offers=0), f"{EIGHT} {ROADS} 9wool 1grain")
    actions = [action for choice in choices_of(t) for action in choice]
    for nodes, cut in ((len(actions) - 2, True), (len(actions) + 20, False)):
        plan = planner(t, Budget(None, nodes), lambda state: 0.0)
        plan.run(t.state, actions)
        assert plan.cut_short == cut


def test_what_is_not_thought_through_is_no_better_than_what_is() -> None:
    """The end of the turn costs the same after each action, whether the plan has come to it or not."""
    t = place(classic(3, offers=0), f"{EIGHT} {ROADS} 9wool 9grain")
    actions = [action for choice in choices_of(t) for action in choice]
    plan = planner(t, NODES, lambda state: 3.0 if state.seat == 0 else 1.0, limit=len(actions) + 10)
    values = plan.run(t.state, actions)
    assert 1 < len(plan.found) < len(actions)
    assert set(values.values()) == {1.0}


def choices_of(t: Table) -> tuple[Choice, ...]:
    found = asked(t.game, t.state)
    assert found is not None
    return found.choices


def planner(t: Table, budget: Budget, worth: Callable[[GameState], float], limit: int = 400) -> Plan:
    return Plan(t.game, Seat(0), lambda game, state, seat: worth(state), Timer(budget), Random(1), limit)


@pytest.mark.parametrize("key", RULESETS)
def test_no_question_takes_longer_than_the_budget(key: str) -> None:
    """Measured by the time of the process itself, over the first hundred questions of a full table."""
    game = deal(RULESETS[key], max(RULESETS[key].seats), {}, chance.source(3, "board"))
    state, _ = start(game)
    longest, asked = 0.0, 0
    bots = [make_bot("hard", Budget(0.02, None, process_time)), make_bot("random")]
    while (seat := actor(state)) is not None and asked < 100:
        if seat == CHANCE:
            state = by_chance(game, state, 3)
            continue
        view = observe(game, state, seat)
        begun = process_time()
        action = bots[asked % 2].choose(game, view, bot_rng(bot_seed(3), seat, state.ply))
        longest = max(longest, process_time() - begun)
        state, _ = apply(game, state, action)
        asked += 1
    assert longest < CAP_SECONDS


def by_chance(game: object, state: GameState, seed: int) -> GameState:
    asked = decision(game, state, CHANCE)  # type: ignore[arg-type]
    assert asked is not None
    after, _ = apply(game, state, chance.draw(seed, state.ply, asked.choices[0]))  # type: ignore[arg-type]
    return after


# whole games


def walk(key: str, seats: int, plies: int, seed: int = 5) -> list[str]:
    """The lines of a game in which the bot and a random one take turns to decide; every action is checked."""
    game = deal(RULESETS[key], seats, {}, chance.source(seed, "board"))
    state, _ = start(game)
    bots = [SearchBot(win_chance_of, SOBER, FEW), make_bot("random")]
    lines: list[str] = []
    while (seat := actor(state)) is not None and state.ply < plies:
        if seat == CHANCE:
            state = by_chance(game, state, seed)
            continue
        bot = bots[(seat + state.turn // seats) % 2]
        action = bot.choose(game, observe(game, state, seat), bot_rng(bot_seed(seed), seat, state.ply))
        lines.append(encode(game, action))
        state, _ = apply(game, state, action)
    return lines


@pytest.mark.parametrize("key", RULESETS)
def test_it_never_does_what_is_not_allowed(key: str) -> None:
    """`apply` refuses what is not allowed; a full table is played above."""
    assert len(walk(key, min(RULESETS[key].seats), 180)) > 60


@pytest.mark.parametrize("key", ["classic", "watch"])
def test_the_same_question_gets_the_same_answer_in_every_process(key: str) -> None:
    code = f"from tests.bots.test_search import walk\nprint(*walk({key!r}, 4, 90), sep='\\n')"
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": number, "SDL_VIDEODRIVER": "dummy"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in ("1", "2")
    }
    assert len(found) == 1
    assert found.pop().splitlines() == walk(key, 4, 90)
