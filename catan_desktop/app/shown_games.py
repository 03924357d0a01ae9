"""The games that pictures of the program show: bots play each of them in the same way every time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from catan_desktop.games.catalogue import games
from catan_desktop.games.entry import ShownGame, Source
from catan_desktop.kernel import Seat
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.session.casting import next_character
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

DATE = "2026-01-17T19:30:00Z"
MOST_PLIES = 3000
Named: TypeAlias = Callable[[NewGame], NewGame]
"""Says who the bots are."""
SOURCES: tuple[Source, ...] = (
    *(("easy", 1), ("easy", 3)),
    *(("random", 1), ("random", 2), ("random", 3), ("random", 5), ("random", 22)),
)
"""The games in which a position is looked for."""
ACTION = "action"


FALLEN: Source = ("easy", 8)
"""Where a usual game ends badly."""


@cache
def shown_games() -> Mapping[str, ShownGame]:
    """Return the games that scenes can show, by the word after their `@`. Reads all games.

    An empty word is the usual one: late in it all can be seen, for the board is full and the end is near.
    """
    return {name: game for entry in games() for name, game in entry.telling.shown.items()}


def games_of(scene: str) -> tuple[str, ...]:
    """Return the names of the games that a scene shows besides those that it can be asked for."""
    return tuple([name for name, game in shown_games().items() if scene in game.scenes])


def position(game: ShownGame, step: str, named: Named) -> Session | None:
    """The first position of the seeded games in which somebody is asked at a step whose last word is `step`."""
    wanted = step.replace("-", "_")
    for source in SOURCES:
        session = played(game, source, lambda one: asked_at(one) == wanted, named)
        if asked_at(session) == wanted:
            return session
    return None


def asked_at(session: Session) -> str:
    """The last word of the step at which a seat is asked; empty where none is."""
    if session.actor() in {None, CHANCE}:
        return ""
    return session.state.frames[-1].step.rpartition(".")[2]


def played(game: ShownGame, source: Source, done: Callable[[Session], bool], named: Named) -> Session:
    """A game of bots up to a moment, or to its end."""
    level, seed = source
    sober = tuple(seat.model_copy(update={"character": ""}) for seat in bots(level, game.seats))
    spec = NewGame(ruleset=game.rules, seats=sober, seed=seed, options=dict(game.options))
    session = Session.new(spec, clock=lambda: DATE, bots_in_process=True)
    while session.outcome is None and session.ply < MOST_PLIES and not done(session):
        stride(session)
    shown = named(spec.model_copy(update={"seats": bots(level, game.seats)}))
    for index, sitting in enumerate(shown.seats):
        session.set_seat(Seat(index), sitting)
    return session


def stride(session: Session) -> None:
    """Let whoever is asked act."""
    session.pump()


def bots(level: str, count: int) -> tuple[SeatSpec, ...]:
    """Bots of a level, all of them somebody in turn."""
    seats: list[SeatSpec] = []
    while len(seats) < count:
        seats.append(SeatSpec(kind="bot", level=level, character=next_character(seats), colour=len(seats)))
    return tuple(seats)


def lively(game: ShownGame, named: Named) -> Session:
    """A moment in the middle of a game at which somebody may build and trade."""
    for plies in game.plies:
        session = played(game, game.lively, from_ply(plies, game.asked), named)
        if session.outcome is None:
            break
    return session


def from_ply(plies: int, asked: str = ACTION) -> Callable[[Session], bool]:
    """Return a test for the moment, after `plies` actions or more, at which a seat is asked at the step `asked`."""
    return lambda session: session.ply >= plies and asked_at(session) == asked


def over(game: ShownGame, named: Named, source: Source | None = None) -> Session:
    """A game that is over, its usual one where none is named."""
    return played(game, source or game.ended, lambda session: session.outcome is not None, named)


def seat_people(session: Session, count: int) -> None:
    """Make whoever is asked a person, `count` people in all, and everybody else a bot."""
    while session.actor() == CHANCE:
        session.pump()
    asked = session.actor()
    first = 0 if asked is None else int(asked)
    people = {(first + step) % len(session.seats) for step in range(count)}
    for standing in session.standings():
        spec = session.seats[standing.seat]
        kind = "human" if int(standing.seat) in people else "bot"
        session.set_seat(standing.seat, spec.model_copy(update={"kind": kind}))
