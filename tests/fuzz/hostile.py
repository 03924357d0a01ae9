"""What nobody should do: actions that are stale, of other seats, of other games, with wrong numbers or wrong things in
them, and lines of a log that somebody has meddled with.
"""

from __future__ import annotations

import enum
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.errors import NotationError
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import decode, encode
from catan_desktop.kernel.record import field_names
from tests.recipes import EVERY

KEPT = 12
"""Actions of each kind that are remembered."""


class One(enum.IntEnum):
    """Equal to the number 1, and yet none."""

    ONE = 1


class Text(str):
    """Equal to a text, and yet none."""

    __slots__ = ()


NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 8, 15, 19, 24, 25, 31, 53, 54, 71, 72, 80, 109, -(2**31), 2**31, 2**64, 10**40)
"""On both sides of where sites, seats, cards and resources end."""
ALIENS: tuple[Any, ...] = (
    *(None, True, False, 1.0, 0.5, float("nan"), float("inf"), 1j, "", "1", "no", Text("1"), b"1", (), (1,), [], [1]),
    *(
        {},
        {1},
        frozenset(),
        object(),
        int,
        len,
        One.ONE,
        range(3),
        Seat,
        Ellipsis,
        ((1, 0), (0, 1)),
        ("1",),
        (1.0,) * 5,
    ),
)
"""What has no place in an action, whatever its kind."""
SCRAPS = ("", " ", "-", "*", "x", "no", "yes", "()", "-1", "+1", "0", "99", "1_0", "１", "٣", "1e3", "0x1", "NaN", "\0")
WORDS = (
    *SCRAPS,
    "1,1",
    ",",
    "1,,1",
    "9,9,9,9,9",
    "-1,1,0,0,0",
    "(0,0)",
    "V(0,0,N)",
    "E(0,0,NE)",
    "V(99,99,S)",
    "(9",
    "é",
)


@dataclass
class Memory:
    """Actions that were legal at some time in this game."""

    by_kind: dict[str, deque[Action]] = field(default_factory=dict)
    kinds: list[str] = field(default_factory=list)
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=60))

    def learn(self, action: Action, line: str) -> None:
        """Remember what was done."""
        known = self.by_kind.get(action.kind)
        if known is None:
            known = self.by_kind[action.kind] = deque(maxlen=KEPT)
            self.kinds.append(action.kind)
        known.append(action)
        self.lines.append(line)

    def any(self, rng: Random) -> Action:
        """One of them, every kind alike."""
        return rng.choice(self.by_kind[rng.choice(self.kinds)])


def with_value(action: Action, name: str, value: Any) -> Action:
    """The action with anything at all in a field; nothing is checked."""
    return type(action)(*(value if own == name else getattr(action, own) for own in field_names(type(action))))


def another_seat(action: Action, game: Game, rng: Random) -> Action:
    """Somebody else's, or nobody's."""
    seats = [*(seat for seat in range(game.seats) if seat != action.seat), CHANCE, game.seats, -1, 14, 99]
    return with_value(action, "seat", rng.choice(seats))


def bent(action: Action, rng: Random) -> Action:
    """Another number, or another pile of cards, in one of its fields."""
    names: Sequence[str] = [*field_names(type(action))][1:]
    if not names:
        return with_value(action, "seat", rng.choice(NUMBERS))
    name = rng.choice(names)
    value = getattr(action, name)
    if isinstance(value, bool):
        new: Any = not value
    elif isinstance(value, int):
        new = rng.choice((value + 1, value - 1, -value, rng.choice(NUMBERS), rng.choice(NUMBERS)))
    elif isinstance(value, tuple):
        new = _bent_pile(value, rng)
    else:
        new = rng.choice((0, -1, 1, 99, None))
    return with_value(action, name, new)


def _bent_pile(pile: tuple[Any, ...], rng: Random) -> tuple[Any, ...]:
    place = rng.randrange(len(pile)) if pile else 0
    return rng.choice(
        (
            pile[:-1],
            (*pile, 0),
            (),
            tuple(0 for _ in pile),
            tuple(99 for _ in pile),
            tuple(-count for count in pile),
            tuple(reversed(pile)),
            (*pile[:place], rng.choice(NUMBERS), *pile[place + 1 :]),
            (*pile[:place], -1, *pile[place + 1 :]),
        )
    )


def alien(action: Action, rng: Random) -> Action:
    """Something of another type in one of its fields, often what looks like the right value."""
    name = rng.choice(field_names(type(action)))
    value = getattr(action, name)
    alike: tuple[Any, ...] = ()
    if isinstance(value, int):
        alike = (float(value), bool(value), str(value), (value,), [value], complex(value))
        alike += (One.ONE,) if value == 1 else ()
    elif isinstance(value, tuple):
        alike = (
            list(value),
            tuple(map(float, value)),
            tuple(map(bool, value)),
            tuple(map(str, value)),
            dict(enumerate(value)),
        )
    return with_value(action, name, rng.choice(alike if alike and rng.random() < 0.5 else ALIENS))


@cache
def _foreign(ruleset: str) -> tuple[type[Action], ...]:
    """Actions of all games but one, and what is no action of any."""
    own = set(EVERY[ruleset].handlers)
    others = {kind: None for other in EVERY.values() for kind in other.handlers if kind not in own}
    return (Action, *others)


def foreign(game: Game, rng: Random) -> Action:
    """An action that this game does not have."""
    kind = rng.choice(_foreign(game.ruleset.key))
    names = field_names(kind)[1:]
    return kind(Seat(rng.randrange(game.seats)), *(rng.choice((0, 1, 2, (1, 0, 0, 0, 0))) for _ in names))


def meddled(line: str, others: deque[str], rng: Random) -> str:
    """A line of a log after somebody has changed something in it."""
    words = line.split(" ")
    place = rng.randrange(len(words))
    match rng.randrange(8):
        case 0:
            words[place] = rng.choice(WORDS)
        case 1:
            del words[place]
        case 2:
            words.insert(place, rng.choice((words[place], *WORDS)))
        case 3:
            other = rng.choice(others).split(" ")
            words[place] = other[min(place, len(other) - 1)]
        case 4:
            at = rng.randrange(len(line) + 1)
            return line[:at] + chr(rng.choice((0, 9, 10, 32, 45, 57, 127, 160, 0x2212, 0x1F600, 0xD800))) + line[at:]
        case 5:
            return line[: rng.randrange(len(line))]
        case 6:
            words[place] = rng.choice((words[place].upper(), "9" * rng.choice((3, 30, 5000)), words[place] * 40))
        case _:
            return rng.choice((line + "\n", " " + line, line + " ", line.replace(" ", "\t"), line + "\0", line * 2))
    return " ".join(words)


@dataclass
class Try:
    """Something that somebody tries."""

    sort: str
    what: object
    """The action, or the line that it is said to come from."""
    action: Action | None
    """None: not even an action came of it."""


SORTS: Mapping[str, Callable[[Game, Action, Memory, Random], object]] = {
    "stale": lambda game, now, memory, rng: memory.any(rng),
    "other seat": lambda game, now, memory, rng: another_seat(rng.choice((now, memory.any(rng))), game, rng),
    "bent now": lambda game, now, memory, rng: bent(now, rng),
    "bent": lambda game, now, memory, rng: bent(memory.any(rng), rng),
    "alien now": lambda game, now, memory, rng: alien(now, rng),
    "alien": lambda game, now, memory, rng: alien(memory.any(rng), rng),
    "foreign": lambda game, now, memory, rng: foreign(game, rng),
    "line now": lambda game, now, memory, rng: meddled(encode(game, now), memory.lines, rng),
    "line": lambda game, now, memory, rng: meddled(rng.choice(memory.lines), memory.lines, rng),
}
"""What is tried, from the action that is about to be done, and what is remembered."""


def tries(game: Game, now: Action, memory: Memory, rng: Random, count: int) -> Iterator[Try]:
    """So many things that are mostly illegal."""
    for sort in rng.choices(list(SORTS), k=count):
        what = SORTS[sort](game, now, memory, rng)
        if isinstance(what, Action):
            yield Try(sort, what, what)
            continue
        assert isinstance(what, str)
        try:
            yield Try(sort, what, decode(game, what))
        except NotationError:
            yield Try(sort, what, None)
