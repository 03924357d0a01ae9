"""Puzzles in games of bots: turns in which a seat can win by what it knows, searched with what is legal.

`python -m benchmarks.puzzles classic 1 40 out/` plays games of easy bots with these seeds and writes each turn that can
be won with at least `LEAST` actions as a text, and says the shortest way and whether the normal bot found one. Another
goal than to win is named: `--goal catan_desktop.games.great_wall.puzzles:Hold`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import chain
from pathlib import Path
from random import Random

from catan_desktop.arena.play import LIMITS, transitions
from catan_desktop.bots.bot import Bot
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.bots.worlds import imagine
from catan_desktop.games.catalogue import entry, ruleset
from catan_desktop.kernel import chance, engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.errors import GameError
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.position_text import write_position
from catan_desktop.kernel.state import GameState, Transition
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.puzzles.puzzle import Attempt, Goal, Win

LEAST = 3
"""Fewer actions make no puzzle."""
FAMILY = 60
"""A family of more actions (offers, handfuls) is left out."""
WORLDS = 6
"""Deals of what is not known in which a way must reach the goal."""
Met = Callable[[GameState, tuple[Event, ...]], bool]
"""(state, events since the start) -> whether the goal is reached."""


def expand(game: Game, state: GameState, seat: Seat) -> Iterator[tuple[Action, Transition]]:
    """Yield what a seat may do and where it leads, chance answered anyhow."""
    asked = engine.decision(game, state, seat)
    few = [choice for choice in asked.choices if choice.count() <= FAMILY] if asked is not None else []
    for action in chain.from_iterable(few):
        if "monopoly" in action.kind or "offer" in action.kind:
            continue
        after, events = engine.advance(game, state, action)
        for _ in range(3):
            drawn = engine.decision(game, after, CHANCE)
            if drawn is None:
                break
            after, more = engine.advance(game, after, next(iter(drawn.choices[0])))
            events += more
        yield action, (after, events)


def ways(
    game: Game, state: GameState, seat: Seat, met: Met, nodes: int, depth: int = 40
) -> tuple[list[tuple[Action, ...]], bool]:
    """Return the shortest ways of a turn to a goal, one for each position in which it is reached, and whether all
    positions of the turn, or all up to those, were looked at: there may be more than `nodes`."""
    seen: set[object] = {(state.parts, state.frames)}
    layer: list[tuple[tuple[Action, ...], Transition]] = [((), (state, ()))]
    for _ in range(depth):
        following, found = [], []
        for way, (here, before) in layer:
            for action, (after, events) in expand(game, here, seat):
                mark, on = (after.parts, after.frames), after.turn == state.turn
                if on and mark in seen:
                    continue
                if on:
                    seen.add(mark)
                if met(after, before + events):
                    if known(game, state, seat, (*way, action), met):
                        found.append((*way, action))
                elif on and engine.actor(after) == seat:
                    following.append(((*way, action), (after, before + events)))
                if len(seen) > nodes:
                    return found, False
        if found or not following:
            return found, True
        layer = following
    return [], False


def certain(game: Game, at: Transition, way: Sequence[Action], met: Met) -> bool:
    """Return whether a way reaches the goal whatever chance answers, from a state and what has happened before it."""
    state, before = at
    if met(state, before):
        return True
    drawn = engine.decision(game, state, CHANCE)
    if drawn is not None:
        reached = (engine.advance(game, state, one) for one in drawn.choices[0])
        return all(certain(game, (after, before + events), way, met) for after, events in reached)
    if not way:
        return False
    try:
        after, events = engine.apply(game, state, way[0])
    except GameError:
        return False
    return certain(game, (after, before + events), way[1:], met)


def known(game: Game, state: GameState, seat: Seat, way: Sequence[Action], met: Met) -> bool:
    """Return whether a way is certain in this world and in others that the seat cannot rule out."""
    view = engine.observe(game, state, seat)
    worlds = [state, *(imagine(game, view, Random(number)) for number in range(WORLDS))]
    return all(certain(game, (world, ()), way, met) for world in worlds)


def bot_solves(game: Game, state: GameState, seat: Seat, met: Met, level: str) -> bool:
    """Return whether a bot reaches the goal before its turn ends."""
    bot, rng, turn = make_bot(level, LIMITS.budget()), Random(1), state.turn
    happened: tuple[Event, ...] = ()
    for _ in range(40):
        if met(state, happened):
            return True
        asked = engine.asked(game, state)
        if asked is None or state.turn != turn:
            return False
        if asked.seat == seat:
            action = bot.choose(game, engine.observe(game, state, seat), rng)
            if "offer" in action.kind:
                return False
        else:
            action = asked.choices[0].sample(rng)
        state, events = engine.advance(game, state, action)
        happened += events
    return False


def met_by(goal: Goal, game: Game, start: GameState, seat: Seat) -> Met:
    """Return whether a goal is reached from a start."""
    return lambda state, events: goal.reached(Attempt(game, seat, start, state, events))


def turns(game: Game, bots: Sequence[Bot], seed: int, anywhere: bool) -> Iterator[tuple[GameState, Seat]]:
    """Yield each step of a turn at which its seat is first asked, with nothing else under way unless `anywhere`."""
    tried = (-1, "")
    for state, _ in transitions(game, bots, seed, 3000):
        seat, step = engine.actor(state), state.frames[-1].step if state.frames else ""
        if seat is None or seat != state.seat or state.turn == 0 or tried == (state.turn, step):
            continue
        if anywhere or len(state.frames) == 2:
            tried = (state.turn, step)
            yield state, seat


def main() -> None:
    """Play and look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("out", type=Path)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--set", action="append", default=[], help="an option: scenario=tribe")
    parser.add_argument("--nodes", type=int, default=3000)
    parser.add_argument("--goal", default="", help="module:NAME of a goal; empty: win the game")
    parser.add_argument("--short", type=int, default=4, help="at most so many points below the goal")
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    module, _, name = wish.goal.partition(":")
    goal: Goal = getattr(import_module(module), name)() if module else Win()
    options = dict(one.split("=", 1) for one in wish.set)
    for seed in range(wish.first, wish.last + 1):
        game = deal(ruleset(wish.ruleset), wish.seats, options, chance.source(seed, "board"))
        bots = [make_bot(wish.level, LIMITS.budget()) for _ in range(wish.seats)]
        for state, seat in turns(game, bots, seed, bool(module)):
            points = entry(wish.ruleset).rules.standings(game, state)[seat].points
            if not module and not 2 <= goal_of(game, state, seat) - points <= wish.short:
                continue
            met = met_by(goal, game, state, seat)
            if met(state, ()):
                continue
            found, whole = ways(game, state, seat, met, wish.nodes)
            if not found or len(found[0]) < LEAST:
                continue
            file = wish.out / f"{wish.ruleset}-{seed}-{state.ply}.txt"
            file.write_text(write_position(game, state), encoding="utf-8")
            counted = f"{len(found)}{'' if whole else ' or more'}"
            seen = "sees it" if bot_solves(game, state, seat, met, "normal") else "misses it"
            step = state.frames[-1].step
            print(f"{seed}-{state.ply} seat {seat}, {points} points, at {step}: {counted} ways; the bot {seen}")
            print("   ", "; ".join(encode(game, action).split(" ", 1)[1] for action in found[0]), flush=True)


if __name__ == "__main__":
    main()
