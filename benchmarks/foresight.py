"""How well a `hard` bot foresees: `python -m benchmarks.foresight [RULESET] [--seats LEVEL ...] [--games N]`.

Games are played through and looked at again, from the view of the seat whose turn it is.

* Loss: at the end of a turn, how likely each seat is to win by what `hard` goes by (`Entry.win_chance`); of the seat
  that won the negative logarithm, on the average. Who knows nothing has the logarithm of the number of seats.
* Regret: at one decision of each turn with many choices, what a search of `--nodes` positions a world likes best, and
  what one of fifteen times as many says that this loses against its own choice, in logarithms of odds. Large ones are
  named: they tell what the search does not see in time.

Intervals (95 %) are over games. The same seed gives the same games; Ctrl+C ends the looking and prints what there is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import TypeAlias

from catan_desktop.arena.play import seed_of
from catan_desktop.bots.budget import Budget, Timer
from catan_desktop.bots.levels import win_chance_of
from catan_desktop.bots.search_moves import moves
from catan_desktop.bots.search_plan import Plan, Value
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

CAP = 6000
WORLDS = 3
MORE = 15
"""The large search looks at so many times as many positions."""
CHOICES = 9
"""Decisions with fewer choices are left out."""
LARGE = 0.15
"""Regret that is named."""
Looked: TypeAlias = tuple[list[float], list[float]]
"""Losses and regrets of one game."""


def games(key: str, minds: list[str], seed: int, count: int) -> Iterator[Session]:
    """Play games through, one after the other."""
    seats = tuple([SeatSpec(kind="bot", level=level) for level in minds])
    for number in range(count):
        session = Session.new(NewGame(ruleset=key, seats=seats, seed=seed_of(seed, number)), bots_in_process=True)
        while session.ply < CAP and session.pump():
            pass
        yield session
        session.close()


def look(session: Session, value: Value, nodes: int) -> Looked:
    """Return what is found in a game that has been won; nothing in another."""
    losses: list[float] = []
    regrets: list[float] = []
    if session.outcome is None or not session.outcome.winners:
        return losses, regrets
    before, seen = session.timeline.start, set[tuple[int, str]]()
    for ply in session.timeline.plies:
        if ply.action.kind == "end_turn":
            losses.append(loss(session.game, before, value, session.outcome.winners))
        mark = before.turn, before.frames[-1].step
        asked = nodes and before.turn and ply.action.seat != CHANCE and mark not in seen
        if asked and (found := regret(session.game, before, ply.action.seat, value, nodes)) is not None:
            seen.add(mark)
            regrets.append(found)
        before = ply.state
    return losses, regrets


def loss(game: Game, state: GameState, value: Value, winners: tuple[Seat, ...]) -> float:
    """Return the negative logarithm of the chance that a position gives the winners."""
    chances = [1 / (1 + exp(-value(game, state, Seat(each)))) for each in range(game.seats)]
    return -log(sum([chances[seat] for seat in winners]) / sum(chances))


def planned(
    game: Game, state: GameState, seat: Seat, value: Value, nodes: int, luck: int
) -> tuple[list[Action], list[float]]:
    """Return the actions of a decision and what a search says of each, on the average of some plans."""
    asked = decision(game, state, seat)
    actions: list[Action] = []
    total: list[float] = []
    for world in range(WORLDS):
        plan = Plan(game, seat, value, Timer(Budget(None)), Random(luck + world), nodes)
        if not actions:
            actions = list(moves(asked.choices, Random(luck), plan.evaluator(state))) if asked else []
            total = [0.0] * len(actions)
        if len(actions) < CHOICES:
            break
        for number, worth in plan.run(state, actions).items():
            total[number] += worth / WORLDS
    return actions, total


def regret(game: Game, state: GameState, seat: Seat, value: Value, nodes: int) -> float | None:
    """Return what the choice of a small search loses by a large one; None where there are few choices."""
    actions, small = planned(game, state, seat, value, nodes, 0)
    if len(actions) < CHOICES:
        return None
    _, large = planned(game, state, seat, value, MORE * nodes, 0)
    chosen, best = small.index(max(small)), large.index(max(large))
    if large[best] - large[chosen] > LARGE:
        print(f"turn {state.turn}: {actions[chosen]} {large[chosen]:.2f}, better {actions[best]} {large[best]:.2f}")
    return large[best] - large[chosen]


def told(name: str, found: list[list[float]]) -> str:
    """A line: mean of all figures, interval over games."""
    each = [fmean(one) for one in found if one]
    every = [figure for one in found for figure in one]
    spread = 1.96 * stdev(each) / sqrt(len(each)) if len(each) > 1 else float("inf")
    return (
        f"{name}: {fmean(every):.4f} +- {spread:.4f} ({len(every)} positions of {len(each)} games)" if every else name
    )


def main() -> None:
    """Read the arguments, play, look, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ruleset", nargs="?", default="classic")
    parser.add_argument("--seats", nargs="+", default=["normal"] * 4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=100, help="of the small search, a world; 0: no regret")
    given = parser.parse_args()
    valuing, found = win_chance_of(given.ruleset), list[Looked]()

    def value(game: Game, state: GameState, seat: Seat) -> float:
        return valuing(game, state, seat, SOBER)

    with suppress(KeyboardInterrupt):
        for session in games(given.ruleset, given.seats, given.seed, given.games):
            found.append(look(session, value, given.nodes))
    print(told("loss", [losses for losses, _ in found]))
    print(told("regret", [regrets for _, regrets in found]))


if __name__ == "__main__":
    main()
