"""Every puzzle is proved: its solution leads to the goal whatever chance and hidden hands are, what tempts does not."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from benchmarks.puzzles import Met, expand, known, met_by, ways
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.puzzles import puzzle, puzzle_keys
from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.position_text import read_position
from catan_desktop.kernel.state import GameState
from catan_desktop.puzzles.puzzle import Attempt, Puzzle, verdict

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "puzzles"
NODES = 6000
"""Positions of a turn that are searched; where there are more, the puzzle is not proved by search alone."""
STEPS = 40
"""No turn of these positions is longer."""
KEYS = list(puzzle_keys())


def text_of(key: str) -> str:
    return (FOLDER / f"{key}.txt").read_text(encoding="utf-8")


@cache
def position(key: str) -> tuple[Game, GameState, Seat, Met]:
    """Return the game, the position, who solves, and whether the goal is reached."""
    found = read_position(text_of(key), ruleset)
    game, state, seat = found.game, found.state, engine.actor(found.state)
    assert seat is not None
    return game, state, seat, met_by(puzzle(key, text_of(key)).goal, game, state, seat)


def actions(of: Puzzle, lines: tuple[str, ...]) -> tuple[Action, ...]:
    """Return actions of the seat from lines of a log."""
    game, _, seat, _ = position(of.key)
    return tuple(decode(game, f"{seat} {line}") for line in lines)


@pytest.mark.parametrize("key", KEYS)
def test_the_solution_reaches_the_goal_whatever_is_not_known(key: str) -> None:
    """In the true deal and in others that the seat cannot rule out, for every outcome of chance, and not before its
    last action."""
    game, state, seat, met = position(key)
    assert (game.ruleset.key, engine.actor(state)) == (puzzle_keys()[key], seat)
    solved = puzzle(key, text_of(key))
    way = actions(solved, solved.solution)
    assert known(game, state, seat, way, met)
    assert not known(game, state, seat, way[:-1], met)


@pytest.mark.parametrize("key", KEYS)
def test_after_what_tempts_no_way_is_left(key: str) -> None:
    """All positions of the rest of the turn are searched; a try that ends the turn has missed the goal at once."""
    asked = puzzle(key, text_of(key))
    game, state, seat, _ = position(key)
    now: GameState = state
    happened: tuple[Event, ...] = ()
    for action in actions(asked, asked.tempting):
        now, events = engine.apply(game, now, action)
        happened += events
    attempt = Attempt(game, seat, state, now, happened)
    if verdict(asked, attempt) is None:
        assert engine.actor(now) == seat, "chance or another seat is asked, which proves nothing"
        left, whole = ways(game, now, seat, lambda after, events: reached(asked, attempt, after, events), NODES)
        assert not left
        assert whole, "too many positions to be sure"
    else:
        assert verdict(asked, attempt) is False


@pytest.mark.parametrize("key", KEYS)
def test_no_single_action_solves_it(key: str) -> None:
    """Neither ending the turn nor anything else that is lit at first; chance answers anyhow."""
    game, state, seat, met = position(key)
    tried = list(expand(game, state, seat))
    assert tried
    assert [action for action, after in tried if met(*after)] == []


@pytest.mark.parametrize("pick", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("key", KEYS)
def test_taking_what_is_offered_first_or_last_does_not_solve_it(key: str, pick: int) -> None:
    """Somebody who presses the same button again and again until the turn is over."""
    game, state, seat, met = position(key)
    now: GameState = state
    happened: tuple[Event, ...] = ()
    for _ in range(STEPS):
        offered = list(expand(game, now, seat))
        if not offered or now.turn != state.turn:
            break
        _, (now, events) = offered[pick]
        happened += events
        assert not met(now, happened)


def reached(of: Puzzle, begun: Attempt, state: GameState, events: tuple[Event, ...]) -> bool:
    """Return whether the goal is reached in what follows an attempt."""
    more = (*begun.events, *events)
    return of.goal.reached(Attempt(begun.game, begun.seat, begun.start, state, more))
