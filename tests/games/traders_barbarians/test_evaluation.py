"""What a position is worth: trips of wagons, tolls, levels, and what bots make of them."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.bots.budget import Budget, Timer
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.search_moves import moves
from catan_desktop.bots.search_plan import Plan
from catan_desktop.games.traders_barbarians.evaluation import win_chance
from catan_desktop.games.traders_barbarians.evaluation.position import judge, parts_of, upgrade_worth
from catan_desktop.games.traders_barbarians.evaluation.reasons import EXPLANATIONS
from catan_desktop.games.traders_barbarians.evaluation.trips import FAR, ahead, remaining, trip_turns, turns
from catan_desktop.games.traders_barbarians.part import TRADERS
from catan_desktop.games.traders_barbarians.wagons import WAGON
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import advance, asked, observe
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import PIECES
from tests.games.traders_barbarians.place import TraderTable, moving, traders

AWAY = "E(2,-1,NE) E(2,0,NE) E(1,1,SE)"
RED, BLUE = Seat(0), Seat(1)


def far(t: TraderTable, seat: Seat = RED) -> float:
    return remaining(t.game, t.state, seat)


def chosen(t: TraderTable, level: str = "normal") -> Action:
    assert t.actor is not None
    return make_bot(level).choose(t.game, observe(t.game, t.state, t.actor), Random(1))


@pytest.mark.parametrize(
    ("words", "rival", "gold", "barbarians", "points"),
    [
        ("", "", 5, AWAY, 4),
        ("S(-2,0,NE)", "", 5, AWAY, 3),
        ("S(-2,0,NE) E(-1,-1,SE)", "", 5, AWAY, 2),
        ("", "S(-2,0,NE)", 5, AWAY, 3.5),
        ("", "S(-2,0,NE)", 0, AWAY, 6),
        ("", "", 5, "S(-2,0,NE) E(2,-1,NE) E(2,0,NE)", 6),
        ("", "", 5, "E(2,-1,NE) E(2,0,NE) E(1,1,SE)", 4),
    ],
)
def test_how_far_a_wagon_is(words: str, rival: str, gold: int, barbarians: str, points: float) -> None:
    """From V(-1,0,N) over the edge of the castle hex to its plaza: roads, tolls as far as there is gold, and
    barbarians with the way round them."""
    t = moving(words, rival, wagons={0: "V(-1,0,N)"}, loads={0: "glass"}, gold=(gold,), barbarians=barbarians)
    assert far(t) == points


def test_an_empty_wagon_goes_where_there_is_something_to_load() -> None:
    t = moving(wagons={0: "V(-2,0,N)"}, barbarians=AWAY)
    assert far(t) == 2
    bare = moving(wagons={0: "V(-2,0,N)"}, stacks={"(-2,0)": 0}, barbarians=AWAY)
    assert far(bare) > 8
    none = {"(-2,0)": 0, "(2,-2)": 0, "(0,2)": 0}
    assert far(moving(wagons={0: "V(-2,0,N)"}, stacks=none, barbarians=AWAY)) == FAR


@pytest.mark.parametrize(
    ("away", "wait", "points", "each", "expected"),
    [
        (4, 0, 4, 4, 0),
        (5, 0, 4, 4, 1),
        (8, 0, 4, 4, 1),
        (9, 0, 4, 4, 1 + 0.5 * 1.25),
        (16, 1, 4, 4, 4),
        (2, 0.5, 7, 7, 0.5),
    ],
)
def test_turns_until_it_is_there(away: float, wait: float, points: int, each: int, expected: float) -> None:
    assert turns(away, wait, points, each) == pytest.approx(expected)


def test_whose_movement_comes_when() -> None:
    """In the own turn at once, with the points that are left; over, after a whole turn; of others by their order."""
    t = traders(many=4, levels={0: 2})
    assert [ahead(t.game, t.state, Seat(seat)) for seat in range(4)] == [(0, 5), (0.25, 4), (0.5, 4), (0.75, 4)]
    t.do("0 end_turn", "0 move_wagon V(1,-1,S)")
    assert ahead(t.game, t.state, RED) == (0, 3)
    t.do("0 end_movement")
    assert [ahead(t.game, t.state, Seat(seat))[0] for seat in range(4)] == [0.75, 0, 0.25, 0.5]
    stopped = moving("knight", wagons={0: "V(-2,0,N)"}, loads={0: "sand"}).do("0 move_wagon P(-2,0)")
    assert ahead(stopped.game, stopped.state, RED) == (1, 4)


def test_roads_between_trade_hexes_and_levels_make_trips_short() -> None:
    t = traders()
    part = TRADERS.of(t.game, t.state)
    plain = trip_turns(t.game, part, 0, 1)
    roads = PIECES.of(t.game, traders("S(2,-2,SW) E(1,-2,SE) S(-2,0,NE) S(0,2,NE)").state).roads[0]
    assert trip_turns(t.game, part, roads, 1) < plain
    assert trip_turns(t.game, part, 0, 2) < plain
    assert upgrade_worth(t.game, t.state, RED) > 0.2
    best = traders(levels={0: 5})
    assert upgrade_worth(best.game, best.state, RED) == 0


def test_a_position_is_better_with_a_delivery_a_load_a_level_and_gold() -> None:
    """What a rival has counts against it."""
    plain = traders(barbarians=AWAY)
    for better in (
        traders(delivered={0: 1}, barbarians=AWAY),
        traders(levels={0: 2}, barbarians=AWAY),
        traders(gold=(9,), barbarians=AWAY),
        traders(loads={0: "glass"}, wagons={0: "V(-2,0,N)"}, barbarians=AWAY),
        traders(barbarians=f"{AWAY}", loads={1: "glass"}, wagons={1: "V(2,-1,N)"}),
    ):
        other = better.traders.loads[1] >= 0
        worth, before = (judge(t.game, t.state, RED) for t in (better, plain))
        assert worth < before if other else worth > before
    assert sum(parts_of(plain.game, plain.state, RED).values()) == pytest.approx(judge(plain.game, plain.state, RED))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_bots_deliver_where_they_can(level: str) -> None:
    towns = ("V(0,-1,N)! V(-1,1,N)", "V(0,1,N)! V(2,0,N)", "V(1,0,N)! V(2,-1,N)")
    t = moving(*towns, wagons={0: "V(-2,0,N)"}, loads={0: "marble"}, barbarians=AWAY)
    while t.step == WAGON:
        t.state, _ = advance(t.game, t.state, chosen(t, level))
    assert t.traders.delivered[0] == 1


def test_a_bot_bars_the_way_of_the_leader() -> None:
    """On a 7 a barbarian comes to a path that the rival's wagon needs to arrive in its next turn."""
    t = traders(
        "", "V(0,0,N)! V(1,0,S)!", step="settlers.dice", wagons={1: "V(-1,0,N)"}, loads={1: "marble"}, barbarians=AWAY
    )
    t.do("* dice 3 4")
    before = far(t, BLUE)
    t.state, _ = advance(t.game, t.state, chosen(t))
    assert far(t, BLUE) > before


def test_a_wagon_of_a_bot_does_not_turn_round() -> None:
    """Within one movement no intersection is met twice, and every trip comes to an end."""
    t = traders(
        "", "", "", gold=(5, 5, 5), wagons={0: "V(1,0,N)", 1: "V(-1,0,N)", 2: "V(0,1,N)"}, step="settlers.pre_roll"
    )
    met: dict[int, set[int]] = {}
    rng, bots = Random(2), [make_bot("normal") for _ in range(3)]
    for _ in range(400):
        decision = asked(t.game, t.state)
        if decision is None:
            break
        if decision.seat > 2:
            action = decision.choices[0].sample(rng)
        else:
            action = bots[decision.seat].choose(t.game, observe(t.game, t.state, decision.seat), rng)
        if action.kind == "end_turn":
            met[action.seat] = {t.traders.wagons[action.seat]}
        moves = action.kind == "move_wagon" and t.step == WAGON
        t.state, _ = advance(t.game, t.state, action)
        if moves:
            here = t.traders.wagons[action.seat]
            assert here not in met[action.seat]
            met[action.seat].add(here)
    assert sum(t.traders.delivered) > 1


def test_an_easy_bot_drives_as_straight_as_a_normal_one_and_misjudges_what_it_builds() -> None:
    t = moving(wagons={0: "V(-1,-1,S)"}, loads={0: "marble"}, barbarians=AWAY)
    view = observe(t.game, t.state, RED)
    driven = {encode(t.game, make_bot("easy").choose(t.game, view, Random(number))) for number in range(12)}
    assert driven == {"0 move_wagon P(-2,0)"}
    at_build = traders("3lumber 3brick 1wool 1ore V(0,0,N) E(0,0,NE)")
    view = observe(at_build.game, at_build.state, RED)
    built = {
        encode(at_build.game, make_bot("easy").choose(at_build.game, view, Random(number))) for number in range(12)
    }
    assert len(built) > 2


def test_a_search_plans_what_is_built_before_where_the_wagon_goes() -> None:
    """The wagon is judged where it stands: its many ways would leave no thought for what can be built."""
    t = traders("V(0,0,N) 2lumber 2brick 1wool 1ore", loads={0: "glass"}, wagons={0: "V(-2,0,N)"}, barbarians=AWAY)
    wagons = set[int]()

    def worth(game: Game, state: GameState, seat: Seat) -> float:
        wagons.add(TRADERS.of(game, state).wagons[RED])
        return win_chance.value(game, state, seat)

    plan = Plan(t.game, RED, worth, Timer(Budget(None, 300)), Random(1), 300)
    decision = asked(t.game, t.state)
    assert decision is not None
    actions = list(moves(decision.choices, Random(1), plan.evaluator(t.state)))
    plan.run(t.state, actions)
    assert actions[0].kind == "end_turn"
    assert 0 in plan.found
    assert wagons == {t.traders.wagons[RED]}


def test_a_search_wants_deliveries_the_nearer_the_goal_the_more() -> None:
    """A wagon at its plaza is better than one far off, the more so for one who lacks few points."""

    def gain(towns: str) -> float:
        at = [
            traders(towns, wagons={0: corner}, loads={0: "marble"}, barbarians=AWAY)
            for corner in ("V(-2,0,N)", "V(2,1,N)")
        ]
        near, away = (win_chance.value(t.game, t.state, RED) for t in at)
        return near - away

    early, late = (
        gain("V(0,-1,N) V(-1,1,N)"),
        gain("V(0,-1,N)! V(-1,1,N)! V(0,1,N)! V(1,0,N)! V(2,0,N) V(0,-2,N) V(-2,2,S)"),
    )
    assert 0 < early < late


def test_a_level_is_worth_less_to_a_search_when_the_game_is_nearly_over() -> None:
    t = traders(levels={0: 2})
    (early,), (late,) = (win_chance.extra(t.game, t.state, RED, rolls).lines for rolls in (30.0, 4.0))
    assert [build.cost for build in early.builds] == [build.cost for build in late.builds]
    assert all(one.points > other.points for one, other in zip(early.builds, late.builds, strict=True))
    assert late.builds[-1].points > 1
    best = traders(levels={0: 5})
    assert win_chance.extra(best.game, best.state, RED, 30.0).lines == ()


def test_deliveries_come_at_a_pace_that_levels_and_roads_raise_until_nothing_is_left() -> None:
    t = traders()
    part, roads = TRADERS.of(t.game, t.state), PIECES.of(t.game, traders("S(-2,0,NE) S(0,2,NE)").state).roads[0]
    plain = win_chance.pace(t.game, part, 0, 1)
    assert 0 < plain < win_chance.pace(t.game, part, 0, 2)
    assert plain < win_chance.pace(t.game, part, roads, 1)
    none = replace(part, left=((0,) * 4,) * 3)
    assert win_chance.pace(t.game, none, 0, 1) == 0
    bare = TRADERS.put(t.game, t.state, none)
    assert win_chance.progress(t.game, bare, RED, (0.5, 4)) == [0]
    assert win_chance.progress(t.game, t.state, RED, (0.5, 4), (0.0, 7)) != [0, 0]


def test_the_parts_have_words() -> None:
    """Why a move is good: it delivers, loads, clears the way or comes nearer; a better wagon, roads."""
    t = moving(wagons={0: "V(-2,0,N)"}, loads={0: "marble"}, barbarians=AWAY)
    before = t.state
    t.do("0 move_wagon P(-2,0)")
    (delivers,) = EXPLANATIONS.tellers["journey"](t.game, before, t.state, RED)
    assert delivers.key == "why-delivery"
    t = moving(wagons={0: "V(-2,0,N)"}, barbarians=AWAY)
    before = t.state
    t.do("0 move_wagon P(-2,0)", "* drawn_commodity 2")
    (loads,) = EXPLANATIONS.tellers["journey"](t.game, before, t.state, RED)
    assert loads.key == "why-loading"
    low, high = traders(), traders(levels={0: 2})
    (trains,) = EXPLANATIONS.tellers["trips"](low.game, low.state, high.state, RED)
    assert trains.key == "why-train"
    assert EXPLANATIONS.rival is not None
    bare = traders(wagons={1: "V(-2,0,N)"}, loads={1: "glass"}, barbarians=AWAY)
    barred = traders(wagons={1: "V(-2,0,N)"}, loads={1: "glass"}, barbarians="S(-2,0,N) E(2,-1,NE) E(2,0,NE)")
    (bars,) = EXPLANATIONS.rival(bare.game, bare.state, barred.state, BLUE)
    assert (bars.key, bars.arguments) == ("why-bar-way", (("who", BLUE),))
