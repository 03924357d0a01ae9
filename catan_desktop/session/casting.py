"""The casting of bots: those that nobody has chosen are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.characters import CHARACTERS
from ..kernel import chance
from .spec import NewGame, SeatSpec


def next_character(seats: Sequence[SeatSpec]) -> str:
    """The character that fewest bots have, the first of them."""
    taken = [seat.character for seat in seats if not seat.human]
    return min(CHARACTERS, key=taken.count)


def cast(spec: NewGame) -> NewGame:
    """The same game with a character for every bot; the seed draws them, nobody twice while others are free."""
    free = [key for key in CHARACTERS if key not in {seat.character for seat in spec.seats if not seat.human}]
    luck = chance.source(spec.seed, "characters")
    drawn: list[str] = []
    seats = []
    for seat in spec.seats:
        if seat.human or seat.character:
            seats.append(seat)
            continue
        if not drawn:
            drawn = free or list(CHARACTERS)
            luck.shuffle(drawn)
            free = []
        seats.append(seat.model_copy(update={"character": drawn.pop()}))
    return spec.model_copy(update={"seats": tuple(seats)})
