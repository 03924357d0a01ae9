"""The module `scoring`: victory points, who may see them, and the end of the game."""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel import Game, GameState, Seat, record
from catan_desktop.kernel.game import EndCheck, Module, OptionSpec
from catan_desktop.kernel.slot import no_part
from catan_desktop.kernel.state import Outcome

from .questions import GOAL, HIDDEN_POINTS, MAY_WIN, POINTS, SHOWN_POINTS, SOURCES, WINS
from .tables import tables

GOAL_OPTION = "goal"
"""The option of games that a number of points wins."""


def public_points(game: Game, state: GameState, seat: Seat) -> int:
    """Points that everybody can count."""
    points = game.ask(POINTS, state, seat)
    return points if state.outcome is None else points + game.ask(SHOWN_POINTS, state, seat)


def hidden_points(game: Game, state: GameState, seat: Seat) -> int:
    """Points that only the seat itself can count."""
    return game.ask(HIDDEN_POINTS, state, seat)


def total_points(game: Game, state: GameState, seat: Seat) -> int:
    """Public and hidden points (BASE-159, BASE-190)."""
    return public_points(game, state, seat) + hidden_points(game, state, seat)


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Public points by source, those of zero left out."""
    return tuple((key, points) for key, points in game.ask(SOURCES, state, seat) if points)


def goal_of(game: Game, state: GameState, seat: Seat) -> int:
    """Return the points with which the seat wins."""
    goal: Any = game.options[GOAL_OPTION]
    return int(goal + game.ask(GOAL, state, seat))


def judge(game: Game, state: GameState) -> Outcome | None:
    """The active seat wins with the goal reached, or by what else wins, on its own turn (BASE-191, BASE-192)."""
    if not state.turn:
        return None
    seat = state.seat
    lacking: Any = game.options[GOAL_OPTION]
    lacking -= game.folded[POINTS](game, state, seat)
    if GOAL in game.folded:
        lacking += game.folded[GOAL](game, state, seat)
    lacks = lacking > game.tables.hidden_points or (lacking > 0 and game.ask(HIDDEN_POINTS, state, seat) < lacking)
    ending = game.folded[WINS](game, state, seat) if WINS in game.folded else ""
    if lacks and not ending:
        return None
    if not game.ask(MAY_WIN, state) >> seat & 1:
        return None
    return Outcome((seat,), ending or tables(game).ending)


def not_yet_won(game: Game, state: GameState) -> bool:
    """False where the active seat would have won already: nobody rests on the goal in its own turn."""
    return state.outcome is not None or judge(game, state) is None


@record
class Standing:
    """Where a seat stands, hidden points included."""

    seat: Seat
    points: int
    public: int
    """Points that everybody can count, for lists seen by all."""
    rank: int
    """1 is best; equal points share a rank (BASE-194)."""
    sources: tuple[tuple[str, int], ...]
    """Points by source, zeros left out."""


def standings(game: Game, state: GameState) -> tuple[Standing, ...]:
    """By seat; needs the full state."""
    totals = []
    for index in range(game.seats):
        seat = Seat(index)
        hidden = hidden_points(game, state, seat)
        listed = sources(game, state, seat) + ((("vp_cards", hidden),) if hidden else ())
        public = public_points(game, state, seat)
        totals.append((public + hidden, public, listed))
    return tuple(
        Standing(Seat(index), points, public, 1 + sum(1 for other, _, _ in totals if other > points), listed)
        for index, (points, public, listed) in enumerate(totals)
    )


MODULE = Module(
    slot=no_part("scoring"),
    version=1,
    end_checks=(EndCheck(judge),),
    options=(OptionSpec(GOAL_OPTION, 10, (8, 9, 10, 11, 12, 13, 14), house=True),),
)
