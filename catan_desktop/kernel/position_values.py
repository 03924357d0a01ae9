"""How values of a game's records are written and read in positions, by the types of their fields.

`kernel/position_text.py` tells how they look.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from .game import Game
from .ids import CHANCE, NOBODY, Of, Seat
from .record import defaults, field_names, is_record, is_record_type, replace
from .state import GameState

Way: TypeAlias = tuple[str, ...]
"""Names of fields and of places in tuples, from a part to what lies within."""
Place: TypeAlias = tuple[Callable[[int], str], Callable[[str], int], int]
"""(number -> name, name -> number, how many names are listed; 0 where the board knows them)."""
MOST_PLACES = 1000
NONE = "none"
"""Cards where there are none."""
_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[\[\]{}]|[a-z_]+=|[^\s\[\]{}"]+')
_NUMBER = re.compile(r"-?\d{1,80}")
_PLAIN_WORD = re.compile(r"[A-Za-z_][\w.-]*")


class Notation:
    """How values of a game are written and read, by the types of their fields."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places: dict[Any, Place | None] = {Seat: (_seat_name, _seat_number, 0)}
        self.follows = {
            (kind, name) for module in game.ruleset.modules for kind, names in module.follows.items() for name in names
        }
        """Fields of records that follow from others."""

    def place(self, kind: Any) -> Place | None:
        """Return how numbers of a kind are named; None for plain numbers."""
        if kind not in self.places:
            self.places[kind] = self._found(kind)
        return self.places[kind]

    def _found(self, kind: Any) -> Place | None:
        codecs: Mapping[Any, Any] = getattr(self.game.board, "codecs", {})
        if kind in codecs:
            write, read = codecs[kind]
            return write, read, 0
        for module in self.game.ruleset.modules:
            if kind in module.names:
                names = tuple(module.names[kind](self.game))
                numbers = {name: number for number, name in enumerate(names)}
                return names.__getitem__, numbers.__getitem__, len(names)
        return None

    def with_followed(self, state: GameState) -> GameState:
        """Return the state with all that follows from the rest."""
        for module in self.game.ruleset.modules:
            if module.follow is not None:
                state = module.follow(self.game, state)
        return state

    def name(self, kind: Any, number: int) -> str:
        """Return a number by its name, where it has one."""
        place = self.place(kind)
        if place is None or (number < 0 and kind is not Seat) or (place[2] and number >= place[2]):
            return str(number)
        return place[0](number)

    def number(self, kind: Any, name: str) -> int:
        """Return the number of a name."""
        if _NUMBER.fullmatch(name):
            return int(name)
        place = self.place(kind)
        if place is None:
            raise ValueError(name)
        return place[1](name)

    # writing

    def word(self, value: Any, hint: Any) -> str:
        """Return a value as one word, many in brackets."""
        hint, of = bare_type(hint)
        if value is None:
            return "-"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return f"[{self.items(value, hint, of)}]" if of is not None else self.name(hint, value)
        if isinstance(value, str):
            return value if _PLAIN_WORD.fullmatch(value) else json.dumps(value)
        if isinstance(value, tuple):
            return f"[{self.items(value, hint, of)}]"
        return self._record(value, hint)

    def line(self, value: Any, hint: Any) -> str:
        """Return a value as the rest of a line: many without brackets."""
        bare, of = bare_type(hint)
        if isinstance(value, tuple) or (of is not None and type(value) is int):
            return self.items(value, bare, of) or "()"
        return self.word(value, hint)

    def items(self, value: Any, hint: Any, of: Any) -> str:
        """Return the bits of a mask, cards, or the values of a tuple."""
        if isinstance(value, int):
            return f"{value}!" if value < 0 else " ".join([self.name(of, bit) for bit in _bits(value)])
        place = None if of is None else self.place(of)
        if place is not None and place[2] == len(value) and all(type(count) is int and count >= 0 for count in value):
            found = [f"{count if count > 1 else ''}{place[0](kind)}" for kind, count in enumerate(value) if count]
            return " ".join(found) or NONE
        return " ".join(
            [self.word(item, inner) for item, inner in zip(value, inner_types(hint, len(value)), strict=True)]
        )

    def _record(self, value: Any, hint: Any) -> str:
        kind, inner = type(value), field_types(type(value))
        usual = defaults(kind)
        told = [
            f"{name}={self.word(getattr(value, name), inner[name])}"
            for name in field_names(kind)
            if name not in usual or getattr(value, name) != usual[name]
        ]
        tag = "" if hint is kind else kind.__name__
        return f"{tag}{{{' '.join(told)}}}"

    def different(
        self, value: Any, base: Any, hint: Any, skipped: Container[tuple[type[Any], str]] = ()
    ) -> Iterator[tuple[Way, str]]:
        """Return ways to what differs from another value, and what is there; some fields of records are skipped."""
        if value == base:
            return
        bare, of = bare_type(hint)
        if is_record(value) and type(value) is type(base):
            inner = field_types(type(value))
            for name in field_names(type(value)):
                if (type(value), name) not in skipped:
                    for way, told in self.different(getattr(value, name), getattr(base, name), inner[name], skipped):
                        yield (name, *way), told
        elif isinstance(value, tuple) and isinstance(base, tuple) and self._by_place(value, base, bare, of):
            for index, (one, other) in enumerate(zip(value, base, strict=True)):
                for way, told in self.different(one, other, inner_types(bare, len(value))[index], skipped):
                    yield (self.name(of, index) if of is not None else str(index), *way), told
        else:
            yield (), self.line(value, hint)

    def _by_place(self, value: tuple[Any, ...], base: tuple[Any, ...], hint: Any, of: Any) -> bool:
        """Return whether a tuple is told place by place."""
        if len(value) != len(base):
            return False
        if of is not None:
            place = self.place(of)
            return place is not None and not place[2]
        return not all(_is_plain(inner) for inner in inner_types(hint, len(value)))

    # reading

    def value(self, tokens: deque[str], hint: Any, base: Any = None, whole: bool = False) -> Any:
        """Return the value that tokens tell, of the type of a field; `whole`: they tell nothing else. `base` was there
        before."""
        bare, of = bare_type(hint)
        first = tokens[0]
        if first in {"-", "?"} and _may_be_none(hint):
            tokens.popleft()
            return None
        if get_origin(bare) is tuple or of is not None:
            return self._many(tokens, bare, of, base, whole)
        if bare in {Any, object} or get_origin(bare) in {Union, UnionType} or is_record_type(bare):
            return self._read_record(tokens, bare)
        word = tokens.popleft()
        if bare is bool:
            return {"yes": True, "no": False}[word]
        if bare is str:
            return json.loads(word) if word.startswith('"') else word
        return self.number(bare, word)

    def _many(self, tokens: deque[str], hint: Any, of: Any, base: Any, whole: bool) -> Any:
        if whole:
            found = deque(tokens)
            tokens.clear()
        elif tokens.popleft() != "[":
            raise ValueError("[")
        else:
            found = _within(tokens, "[", "]")
        if found == deque(["()"]):
            found.clear()
            if get_origin(hint) is tuple:
                return ()
        if get_origin(hint) is not tuple:
            if len(found) == 1 and found[0].endswith("!"):
                return int(found[0][:-1])
            return sum({1 << _place(self.number(of, word)) for word in found})
        place = None if of is None else self.place(of)
        if place is not None and place[2] and (whole or found):
            return self._counts(found, place)
        inner = get_args(hint)
        values: list[Any] = []
        while found:
            values.append(self.value(found, inner[0] if inner[-1:] == (Ellipsis,) else inner[len(values)]))
        if inner[-1:] != (Ellipsis,) and len(values) != len(inner):
            raise ValueError(str(len(values)))
        return tuple(values)

    def _counts(self, words: deque[str], place: Place) -> tuple[int, ...]:
        counts = [0] * place[2]
        if all(word.isdecimal() for word in words):
            return tuple(map(int, words))
        for word in words if words != deque([NONE]) else ():
            number, name = re.fullmatch(r"(\d{0,9})(.+)", word).groups()  # type: ignore[union-attr]  # is caught
            counts[place[1](name)] += int(number or 1)
        return tuple(counts)

    def _read_record(self, tokens: deque[str], hint: Any) -> Any:
        tag = "" if tokens[0] == "{" else tokens.popleft()
        kinds = [kind for kind in _record_types(hint) if not tag or kind.__name__ == tag]
        if len(kinds) != 1 or tokens.popleft() != "{":
            raise ValueError(tag or "{")
        found, fields, inner = _within(tokens, "{", "}"), {}, field_types(kinds[0])
        while found:
            name = found.popleft().rstrip("=")
            fields[name] = self.value(found, inner[name])
        return kinds[0](**fields)

    def put(self, value: Any, hint: Any, way: Sequence[str], words: deque[str]) -> Any:
        """Return a value with another one at the end of a way."""
        if not way:
            return self.value(words, hint, value, whole=True)
        bare, of = bare_type(hint)
        if is_record(value):
            inner = field_types(type(value))[way[0]]
            return replace(value, **{way[0]: self.put(getattr(value, way[0]), inner, way[1:], words)})
        if not isinstance(value, tuple):
            raise TypeError(way[0])
        index = _place(self.number(of, way[0]) if of is not None else int(way[0]))
        other = self.put(value[index], inner_types(bare, len(value))[index], way[1:], words)
        return (*value[:index], other, *value[index + 1 :])


def _within(tokens: deque[str], opens: str, closes: str) -> deque[str]:
    """Take the tokens up to the bracket that closes."""
    found: deque[str] = deque()
    depth = 1
    while True:
        token = tokens.popleft()
        depth += (token == opens) - (token == closes)
        if not depth:
            return found
        found.append(token)


def _seat_name(seat: int) -> str:
    return {NOBODY: "nobody", CHANCE: "chance"}.get(Seat(seat), str(seat))


def _seat_number(name: str) -> int:
    return {"nobody": NOBODY, "chance": CHANCE}[name]


def _place(number: int) -> int:
    """Return a number that can be that of a bit or a place; ValueError for any other."""
    if not 0 <= number < MOST_PLACES:
        raise ValueError(str(number))
    return number


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


@cache
def bare_type(hint: Any) -> tuple[Any, Any]:
    """Return the type that a value has where it is not None, and what its places or bits stand for."""
    if get_origin(hint) in {Union, UnionType}:
        inner = [one for one in get_args(hint) if one is not NoneType]
        if len(inner) != 1:
            return hint, None
        hint = inner[0]
    if get_origin(hint) is Annotated:
        return get_args(hint)[0], next((one.kind for one in hint.__metadata__ if isinstance(one, Of)), None)
    return hint, None


@cache
def _may_be_none(hint: Any) -> bool:
    return hint in {Any, object, None} or NoneType in get_args(hint)


@cache
def _is_plain(hint: Any) -> bool:
    """Return whether values of a type are single words."""
    hint, of = bare_type(hint)
    return of is None and (hint in {int, bool, str} or isinstance(hint, NewType))


@cache
def inner_types(hint: Any, length: int) -> tuple[Any, ...]:
    """Return the types of the values of a tuple."""
    inner = get_args(hint)
    if not inner:
        return (Any,) * length
    return (inner[0],) * length if inner[-1] is Ellipsis else inner


def _record_types(hint: Any) -> tuple[type[Any], ...]:
    return tuple([kind for kind in (get_args(hint) or (hint,)) if is_record_type(kind)])


_HINTS: dict[type[Any], dict[str, Any]] = {}


def field_types(kind: type[Any]) -> dict[str, Any]:
    """Return the types of the fields of a record, with what is annotated."""
    if kind not in _HINTS:
        hints = get_type_hints(kind, include_extras=True)
        _HINTS[kind] = {name: hints[name] for name in field_names(kind)}
    return _HINTS[kind]


def tokens_of(text: str) -> deque[str]:
    """Return the words and brackets of a text."""
    found = deque(_TOKEN.findall(text))
    if "".join(found) != "".join(_split(text)):
        raise ValueError(text)
    return found


def _split(text: str) -> list[str]:
    return [part if part.startswith('"') else "".join(part.split()) for part in re.split(r'("(?:\\.|[^"\\])*")', text)]
