"""Victory points, who may see them, and the end of the game."""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel.event import GameEnded
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState, Outcome

from .events import PointCardsShown
from .part import purse, put, settlers, with_settlers
from .questions import MAY_WIN, POINTS, SOURCES
from .tables import tables

CITY_POINTS = 2
"""BASE-190."""


def own_points(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to POINTS."""
    part = settlers(state)
    points = part.settlements[seat].bit_count() + CITY_POINTS * part.cities[seat].bit_count() + part.shown[seat]
    if part.longest == seat:
        points += tables(game).longest_road
    if part.largest == seat:
        points += tables(game).largest_army
    return points


def own_sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES (BASE-190)."""
    part, values = settlers(state), tables(game)
    return (
        ("settlements", part.settlements[seat].bit_count()),
        ("cities", CITY_POINTS * part.cities[seat].bit_count()),
        ("longest", values.longest_road if part.longest == seat else 0),
        ("largest", values.largest_army if part.largest == seat else 0),
        ("vp_cards", part.shown[seat]),
    )


def public_points(game: Game, state: GameState, seat: Seat) -> int:
    """Points that everybody can count."""
    return game.ask(POINTS, state, seat)


def hidden_points(game: Game, state: GameState, seat: Seat) -> int:
    """Victory point cards in the hand, not yet shown; needs the seat's purse."""
    part = settlers(state)
    if not part.held[seat] or part.shown[seat]:
        return 0
    kind = tables(game).card_kind("vp")
    return 0 if kind < 0 else purse(part, seat).cards[kind]


def total_points(game: Game, state: GameState, seat: Seat) -> int:
    """Public and hidden points (BASE-159, BASE-190)."""
    return game.ask(POINTS, state, seat) + hidden_points(game, state, seat)


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Public points by source, those of zero left out."""
    return tuple((key, points) for key, points in game.ask(SOURCES, state, seat) if points)


def judge(game: Game, state: GameState) -> Outcome | None:
    """The active seat wins with the goal reached, on its own turn (BASE-191, BASE-192)."""
    if not state.turn:
        return None
    seat = state.seat
    goal: Any = game.options["goal"]
    part = settlers(state)
    public = game.ask(POINTS, state, seat)
    if public + part.held[seat] < goal or public + hidden_points(game, state, seat) < goal:
        return None
    if not game.ask(MAY_WIN, state) >> seat & 1:
        return None
    return Outcome((seat,), tables(game).ending)


def not_yet_won(game: Game, state: GameState) -> bool:
    """False where the active seat would have won already: nobody rests on the goal in its own turn."""
    return state.outcome is not None or judge(game, state) is None


def on_game_ended(game: Game, state: GameState, event: GameEnded, out: Events) -> GameState:
    """Everybody lays the victory point cards open (BASE-193, WATCH-85)."""
    for index in range(game.seats):
        seat = Seat(index)
        count = hidden_points(game, state, seat)
        if count:
            part = settlers(state)
            state = with_settlers(state, replace(part, shown=put(part.shown, seat, count)))
            out.append(PointCardsShown(seat, count))
    return state


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
