"""Reasons for an action of Cities & Knights: tracks, metropolises, knights and the next attack."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations, Goal, plainly
from catan_desktop.games.cities_knights.numbers import LANDING, METROPOLIS_FROM, TRACKS
from catan_desktop.games.cities_knights.part import BARBARIANS, IMPROVEMENTS, KNIGHTS
from catan_desktop.games.cities_knights.pieces import strength
from catan_desktop.kernel import Game, GameState, Reason, Seat

from .attack_forecast import attack, attack_worth
from .position import goals
from .weights import ATTACK_WEIGHTS


def _tracks(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    was, now = IMPROVEMENTS.of(game, other), IMPROVEMENTS.of(game, after)
    for track, (old, new) in enumerate(zip(was.levels[seat], now.levels[seat], strict=True)):
        if new > old:
            yield Reason("why-track", (("level", new), ("track", TRACKS[track])))
            if new < METROPOLIS_FROM and now.metropolis[track] < 0:
                yield Reason("why-metropolis", (("count", METROPOLIS_FROM - new), ("track", TRACKS[track])))
            return


def _attack(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """The city is safer, or the praise of the defender nearer."""
    fear, left = attack_worth(game, other, ATTACK_WEIGHTS)[seat], LANDING - BARBARIANS.of(game, other).ship
    yield Reason("why-attack-safe" if fear < 0 else "why-attack-defend", (("count", left),))


def _knights(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    ready = strength(KNIGHTS.of(game, after), seat)
    if ready > strength(KNIGHTS.of(game, other), seat):
        yield Reason("why-knights-ready", (("count", ready),))
    else:
        yield Reason("why-knights")


def _goals(game: Game, state: GameState, seat: Seat) -> Iterator[Goal]:
    every = goals(game, state, seat, attack(game, state))
    return (goal for goal in every if any(goal[1]))


EXPLANATIONS = Explanations(
    tellers={
        "tracks": _tracks,
        "attack": _attack,
        "progress": plainly("why-progress"),
        "walls": plainly("why-walls"),
        "knights": _knights,
    },
    goals=_goals,
)
