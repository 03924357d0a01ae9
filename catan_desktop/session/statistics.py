"""What the result screen tells about the course of a game, worked out of its events and states."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from ..bots.table import CATALOGUE, shelf
from ..kernel.event import Event
from ..kernel.game import Game
from .timeline import Timeline

GAINS = ("Produced", "CardsTaken")
"""Events that give the cards `cards` to `seat`."""


@dataclass(frozen=True)
class Statistics:
    """Figures by seat; kinds of cards are numbered as in the game's tables."""

    turns: tuple[int, ...]
    """The turns of `points`; 0 is the set-up."""
    points: tuple[tuple[int, ...], ...]
    """By turn, by seat: points at its end, hidden ones included: only for a game that is over."""
    dice: dict[int, int]
    """Total of two dice -> how often it fell in turns."""
    gained: tuple[tuple[int, ...], ...]
    """By seat, by kind: cards from production and from the bank without giving any."""
    seat_trades: tuple[tuple[int, ...], ...]
    """Trades between two seats, by seat, by partner."""
    bank_trades: tuple[int, ...]
    """Trades with the bank, by seat."""
    stolen: tuple[int, ...]
    """Cards taken unseen, by thief."""
    robbed: tuple[int, ...]
    """Cards lost so, by victim."""


def statistics(game: Game, timeline: Timeline, shelf_name: str = CATALOGUE) -> Statistics:
    """The figures of a game so far. Events are known by name; a game without such events gives empty figures."""
    standings = shelf(shelf_name).standings
    last = {state.turn: state for state in timeline.states()}
    named = [(type(event).__name__, event) for _, event in timeline.events()]
    seats = range(game.seats)

    def count(name: str, field: str) -> tuple[int, ...]:
        counter = Counter(_field(event, field) for kind, event in named if kind == name)
        return tuple(counter[seat] for seat in seats)

    pairs: Counter[tuple[int, int]] = Counter()
    for kind, event in named:
        if kind == "Traded":
            pairs[_field(event, "seat"), _field(event, "partner")] += 1
            pairs[_field(event, "partner"), _field(event, "seat")] += 1
    return Statistics(
        turns=tuple(last),
        points=tuple(_points(standings(game, state)) for state in last.values()),
        dice=_dice(named),
        gained=_gained(named, game.seats),
        seat_trades=tuple(tuple(pairs[one, other] for other in seats) for one in seats),
        bank_trades=count("BankTraded", "seat"),
        stolen=count("Stolen", "thief"),
        robbed=count("Stolen", "victim"),
    )


def _points(standings: Any) -> tuple[int, ...]:
    return tuple(standing.points for standing in standings)


def _dice(named: list[tuple[str, Event]]) -> dict[int, int]:
    fallen = Counter(_field(event, "one") + _field(event, "two") for kind, event in named if kind == "Rolled")
    return {total: fallen[total] for total in range(2, 13)}


def _gained(named: list[tuple[str, Event]], seats: int) -> tuple[tuple[int, ...], ...]:
    gains: list[tuple[int, ...]] = [()] * seats
    for kind, event in named:
        if kind in GAINS:
            seat, cards = _field(event, "seat"), _field(event, "cards")
            before = gains[seat] or (0,) * len(cards)
            gains[seat] = tuple(a + b for a, b in zip(before, cards, strict=True))
    return tuple(gains)


def _field(event: Event, name: str) -> Any:
    return getattr(event, name)
