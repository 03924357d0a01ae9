"""The same play with everybody some chairs further on: who sits where must make no difference."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.record import field_names, replace
from tests.mechanics.place import Table

T = TypeVar("T")
SEATS = frozenset(
    {
        *{"seat", "owner", "victim", "thief", "giver", "taker", "opponent", "partner", "holder", "former"},
        *{"holder", "merchant_owner"},
    }
)
"""Fields of actions, events and parts that name a seat, or a number below zero for nobody."""
MASKS = frozenset({"seats", "partners", "received", "harbour_asked"})
ROWS = frozenset(
    {
        *{
            "roads",
            "settlements",
            "cities",
            "road_ends",
            "buildable_paths",
            "lengths",
            "knights",
            "ranks",
            "sizes",
            "held",
            "shown",
            "private",
        },
        *{"levels", "defenders", "contributions", "counts"},
    }
)
"""Fields with an entry for each seat."""
HEXES = frozenset({("RobberMoved", "former")})
FIRSTS = frozenset({("StepBegan", "first")})
"""The first player of a pair; who began the game is the same at both tables."""


def moved_on(entries: tuple[T, ...], by: int) -> tuple[T, ...]:
    """What belongs to each seat, with everybody so many chairs further on."""
    return tuple(entries[(index - by) % len(entries)] for index in range(len(entries)))


def turned(record: Any, by: int, many: int) -> Any:
    """The record with every seat in it so many chairs further on."""
    changes: dict[str, Any] = {}
    kind = type(record).__name__
    for name in field_names(type(record)):
        value = getattr(record, name)
        named = (name in SEATS and (kind, name) not in HEXES) or (kind, name) in FIRSTS
        if named and 0 <= value < many:
            changes[name] = Seat((value + by) % many)
        elif name == "winners":
            changes[name] = tuple(Seat((seat + by) % many) for seat in value)
        elif name in MASKS:
            changes[name] = sum(1 << (seat + by) % many for seat in range(many) if value >> seat & 1)
        elif name in ROWS:
            changes[name] = moved_on(value, by)
        elif name == "under":
            changes[name] = tuple(
                tuple(card if card >= 0 else -1 - (-1 - card + by) % many for card in row) for row in value
            )
    return replace(record, **changes) if changes else record


def play_both(plain: Table, other: Table, lines: tuple[str, ...], by: int) -> None:
    """Play the lines at the first table and, for seats so many chairs further on, at the second; compare all along."""
    many = plain.game.seats
    for line in lines:
        action = plain.read(line)
        plain.do(line)
        other.do(encode(other.game, turned(action, by, many)))
        assert other.step == plain.step, line
        asked = plain.actor
        assert other.actor == (asked if asked is None or asked >= many else (asked + by) % many), line
        assert other.state.seat == (plain.state.seat + by) % many, line
        for before, after in zip(plain.state.parts, other.state.parts, strict=True):
            assert after == (turned(before, by, many) if before is not None else None), line
        told = Counter(repr(turned(event, by, many)) for event in plain.events)
        assert Counter(map(repr, other.events)) == told, line
        if asked is not None and asked < many:
            offered = {repr(turned(action, by, many)) for action in few(plain)}
            assert {repr(action) for action in few(other)} == offered, line


def few(t: Table) -> list[Action]:
    """What the awaited seat may do, without the countless offers."""
    return [action for choice in t.asked().choices if choice.count() < 200 for action in choice]
