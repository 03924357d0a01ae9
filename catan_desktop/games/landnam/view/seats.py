"""Seats of Landnam as everybody sees them: cards, tokens, pieces, points by source."""

from __future__ import annotations

from catan_desktop.games.landnam.althing import UNSUED
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.honours import HONOURS
from catan_desktop.games.landnam.tables import SETTLERS, SHIPS
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.kernel import Counts, Game, GameState, Observation, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.parts import HANDS
from catan_desktop.mechanics.scoring import goal_of, sources
from catan_desktop.present.models.panels import Counter, SeatPanel
from catan_desktop.present.words import Words, words


def _standing(game: Game, state: GameState, seat: Seat) -> tuple[Counter, ...]:
    """Cards in hand, pieces on the map, houses that are left, and outlaws where there are any."""
    units, hands, fate = UNITS.of(game, state), HANDS.of(game, state), FATE.of(game, state)
    figures = (
        ("cards", hands.sizes[seat], "count-cards", "famine", None),
        ("fate", fate.held[seat], "count-fate", "fate-card", None),
        ("settler", SETTLERS - units.settlers_left(seat), "count-settlers", "settler", SETTLERS),
        ("ship", SHIPS - units.ships_left(seat), "count-ships", "ship", SHIPS),
        ("farm", units.houses_left(seat), "count-houses-left", "house", None),
    )
    found = [
        Counter(key, value, words(label), more=() if most is None else (_left(most - value, most),), topic=topic)
        for key, value, label, topic, most in figures
    ]
    outlaws = sum([1 for hex in bits(units.on_map(seat)) if units.creditors[hex]])
    if outlaws:
        found.append(Counter("outlaw", outlaws, words("count-outlaws"), lit=True, topic="outlaw"))
    return tuple(found)


def _left(left: int, most: int) -> Words:
    """Return how many pieces of a kind are in the supply."""
    return words("tell-pieces-left", left=left, most=most)


def _tokens(game: Game, state: GameState, seat: Seat) -> tuple[Counter, ...]:
    """Return the victory tokens by colour, where there are any."""
    part = HONOURS.of(game, state)
    counts = (("white", part.white[seat]), ("red", part.red[seat]), ("black", part.black[seat]))
    return tuple(
        [
            Counter(f"token_{colour}", count, words(f"source-{colour}"), lit=True, topic=f"{colour}-token")
            for colour, count in counts
            if count
        ]
    )


def _note(game: Game, state: GameState, seat: Seat, counted: Counts) -> Words | None:
    """At the Althing: how many cases there are against a seat, where that is near a black token."""
    return words("note-cases", count=counted[seat]) if counted and counted[seat] >= UNSUED else None


def seat_panel(game: Game, view: Observation, seat: Seat, counted: Counts) -> SeatPanel:
    """Return a seat with its public counts."""
    state = view.state
    listed = sources(game, state, seat)
    return SeatPanel(
        seat=seat,
        points=sum([points for _, points in listed]),
        goal=goal_of(game, state, seat),
        hidden=0,
        turn=state.turn > 0 and state.seat == seat,
        acting=state.outcome is None and bool(state.frames[-1].waiting >> seat & 1),
        counters=(*_standing(game, state, seat), *_tokens(game, state, seat)),
        sources=tuple([(words("source-" + key), points) for key, points in listed]),
        note=_note(game, state, seat, counted),
    )
