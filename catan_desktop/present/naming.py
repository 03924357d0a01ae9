"""Names for the seats of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from catan_desktop.present.signs import showable
from catan_desktop.present.words import Speaker

COLOURS = 6


def round_of(turn: int, seats: int) -> int:
    """Return in which round of the table a turn is, from 1 on; 0 in the set-up."""
    return -(-turn // max(1, seats))


class Sitter(Protocol):
    """Who sits on a seat."""

    @property
    def name(self) -> str:
        """Return the written name; empty where nobody has written one."""

    @property
    def character(self) -> str:
        """Return who the bot is, also of a seat that a person has taken over."""

    @property
    def colour(self) -> int:
        """Return the colour of the seat."""

    @property
    def human(self) -> bool:
        """Return whether a person sits there."""


def names_of(seats: Sequence[Sitter], tr: Speaker) -> list[str]:
    """Return what the seats of a game are called, wherever it is told of: a person is no character."""
    return seat_names([(seat.name, "" if seat.human else seat.character, seat.colour) for seat in seats], tr)


def seat_names(seats: Sequence[tuple[str, str, int]], tr: Speaker) -> list[str]:
    """Names of seats given as (written name, character, colour): nobody is called like another by chance.

    Who has no written name, or one of signs that cannot be shown, is called by the character, who has none either by
    the colour. A second one of a character has another name of it, and only those after it a number.
    """
    found: list[str] = []
    shown = [showable(written).strip() for written, _, _ in seats]
    by_hand = {name for name in shown if name}
    for written, (_, character, colour) in zip(shown, seats, strict=True):
        if written:
            found.append(written)
            continue
        if not character:
            found.append(tr(f"seat-colour-{colour % COLOURS}"))
            continue
        own, number = _own_names(character, tr), 1
        name = next((one for one in own if one not in found and one not in by_hand), "")
        while not name or name in found or name in by_hand:
            number += 1
            name = tr("character-again", name=own[0], number=number)
        found.append(name)
    return found


def new_name(seats: Sequence[tuple[str, str, int]], index: int, character: str, tr: Speaker) -> str:
    """Return what a seat is called when another character comes to it; a name that somebody has written stays."""
    bare = [(_written(name, other, tr), other, colour) for name, other, colour in seats]
    written, _, colour = bare.pop(index)
    return seat_names([*bare, (written, character, colour)], tr)[-1]


def _written(name: str, character: str, tr: Speaker) -> str:
    """A name, if it is more than the character's own."""
    own = _own_names(character, tr) if character else ()
    return "" if name in own or (own and name.startswith(f"{own[0]} ")) else name


def _own_names(character: str, tr: Speaker) -> tuple[str, str]:
    """Both names that belong to a character, the usual one first."""
    return tr(f"character-{character}"), tr(f"character-{character}-second")
