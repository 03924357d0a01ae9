"""The games that pictures of the program show: bots play each of them in the same way every time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.session.casting import next_character
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

DATE = "2026-01-17T19:30:00Z"
MOST_PLIES = 3000
Named: TypeAlias = Callable[[NewGame], NewGame]
"""Says who the bots are."""
Source: TypeAlias = tuple[str, int]
"""Level of the bots and seed of a game."""
SOURCES: tuple[Source, ...] = (
    *(("easy", 1), ("easy", 3)),
    *(("random", 1), ("random", 2), ("random", 3), ("random", 5), ("random", 22)),
)
"""The games in which a position is looked for."""
ACTION = "action"


@dataclass(frozen=True)
class ShownGame:
    """Which game is shown; a scene says it after an `@`."""

    rules: str
    seats: int
    lively: Source
    """A game with much on the board ..."""
    plies: tuple[int, ...]
    """... after this number of actions; a later figure serves where the game is over by then."""
    ended: Source
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    asked: str = ACTION
    """The last word of the step at which somebody is asked then."""


USUAL = ShownGame("watch", 4, ("easy", 10), (670, 300), ("easy", 4))
"""Late in a game of which all can be seen: the board is full and its end is near."""
FALLEN: Source = ("easy", 8)
"""Where such a game ends badly."""
GAMES: Mapping[str, ShownGame] = {
    "gift": ShownGame("gift-base", 4, ("easy", 2), (200, 100), ("easy", 2)),
    "classic-2": ShownGame("classic", 2, ("easy", 2), (200, 100), ("easy", 2)),
    "classic-4": ShownGame("classic", 4, ("easy", 2), (260, 160), ("easy", 2)),
    "classic-6": ShownGame("classic", 6, ("easy", 2), (420, 260), ("easy", 2)),
    "classic-pairs": ShownGame("classic", 6, ("easy", 3), (420, 260), ("easy", 3), {"turn_rule": "paired_players"}),
    "cities": ShownGame("cities-knights", 4, ("easy", 2), (420, 260), ("easy", 2)),
    "rivers-3": ShownGame("rivers", 3, ("easy", 2), (190, 100), ("easy", 2)),
    "rivers-4": ShownGame("rivers", 4, ("easy", 2), (260, 160), ("easy", 2)),
    "rivers-6": ShownGame("rivers", 6, ("easy", 2), (420, 260), ("easy", 2)),
    "traders-3": ShownGame("traders-barbarians", 3, ("easy", 2), (320, 200), ("easy", 2)),
    "traders-4": ShownGame("traders-barbarians", 4, ("easy", 2), (460, 300), ("easy", 2)),
    "traders-6": ShownGame("traders-barbarians", 6, ("easy", 2), (700, 420), ("easy", 2)),
    "cities-6": ShownGame("cities-knights", 6, ("easy", 2), (700, 400), ("easy", 2)),
    "attack-3": ShownGame("barbarian-attack", 3, ("easy", 2), (260, 160), ("easy", 2)),
    "attack-4": ShownGame("barbarian-attack", 4, ("easy", 2), (420, 260), ("easy", 2)),
    "attack-6": ShownGame("barbarian-attack", 6, ("easy", 2), (700, 400), ("easy", 2)),
    "fishermen": ShownGame("fishermen", 4, ("easy", 2), (420, 260), ("easy", 2)),
    "fishermen-6": ShownGame("fishermen", 6, ("easy", 2), (700, 400), ("easy", 2)),
    "caravans": ShownGame("caravans", 4, ("easy", 2), (420, 260), ("easy", 2)),
    "caravans-6": ShownGame("caravans", 6, ("easy", 2), (700, 400), ("easy", 2)),
    "landnam": ShownGame("landnam", 4, ("normal", 2), (740, 300), ("normal", 2)),
    "landnam-5": ShownGame("landnam", 5, ("normal", 2), (740, 400), ("normal", 2)),
    "great-wall": ShownGame("great-wall", 4, ("easy", 2), (400, 200), ("easy", 2), asked="deploy"),
    "great-wall-powder": ShownGame(
        "great-wall", 5, ("easy", 2), (420, 260), ("easy", 2), {"black_powder": True}, "deploy"
    ),
}
"""Other games, by the word after the `@`."""
BOTS_ALONE, STORY = GAMES["classic-4"], GAMES["fishermen"]
"""What a history and a book of stories hold besides the usual game."""
REVIEWED = ("classic-6", "landnam", "great-wall")
"""Games whose review is a scene of its own; that of any other can be asked for."""
DRAWN = ("rivers", "traders-barbarians", "watch")
"""Games whose editor is a scene of its own; that of any other can be asked for."""


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
