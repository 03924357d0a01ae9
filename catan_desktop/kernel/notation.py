"""Actions as text lines, and digests of states.

A line is the seat (`*` for chance), the kind and the values of the other fields: `0 build_road E(1,2,NE)`. Counts are
written `1,0,2,0,0`, None as `-`. How a field of a site type is written is told by a codec of the ruleset's board; a
number that has a type of its own and no codec is written as a number.
Values of last fields that have a default may be missing: lines of versions without those fields are read on.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from .action import Action
from .errors import NotationError
from .game import Game
from .ids import CHANCE, Seat
from .record import default_count, field_names
from .state import GameState

Codec: TypeAlias = tuple[Callable[[Any], str], Callable[[str], Any]]
"""(value -> text without spaces, text -> value; ValueError for a text that names nothing)."""


def _counts(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(",")) if text != "()" else ()


def _or_none(codec: Codec) -> Codec:
    write, read = codec
    return (lambda value: "-" if value is None else write(value), lambda text: None if text == "-" else read(text))


def _flag(text: str) -> bool:
    if text not in {"yes", "no"}:
        raise ValueError(text)
    return text == "yes"


_PLAIN: dict[Any, Codec] = {
    int: (str, int),
    bool: (lambda value: "yes" if value else "no", _flag),
    str: (str, str),
    tuple[int, ...]: (lambda value: ",".join(map(str, value)) or "()", _counts),
}


def _read_fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((name, hints[name]) for name in field_names(kind) if name != "seat")


_fields: Callable[[Any], tuple[tuple[str, Any], ...]] = cache(_read_fields)


def _codec(game: Game, hint: Any) -> Codec:
    sites: Mapping[Any, Codec] = getattr(game.board, "codecs", {})
    codec = sites.get(hint) or _PLAIN.get(hint)
    if codec is None and isinstance(hint, NewType):
        return _codec(game, hint.__supertype__)
    if codec is None and get_origin(hint) in {Union, types.UnionType}:
        inner = [member for member in get_args(hint) if member is not type(None)]
        if len(inner) == 1:
            codec = _or_none(_codec(game, inner[0]))
    if codec is None:
        raise NotationError(f"no notation for a field of type {hint}")
    return codec


def encode(game: Game, action: Action) -> str:
    """The text line of an action; NotationError for one that no line can say."""
    words = ["*" if action.seat == CHANCE else str(action.seat), action.kind]
    words += [_codec(game, hint)[0](getattr(action, name)) for name, hint in _fields(type(action))]
    if any(not word or word.split() != [word] for word in words):
        raise NotationError(f"a value of {action!r} is empty or has a space in it")
    return " ".join(words)


def decode(game: Game, line: str) -> Action:
    """The action of a text line; NotationError if it is none of this game. It need not be legal now."""
    words = line.split(" ")
    if len(words) < 2 or words[1] not in game.ruleset.kinds:
        raise NotationError(f"not an action of {game.ruleset.key}: {line!r}")
    kind = game.ruleset.kinds[words[1]]
    fields = _fields(kind)
    if not len(fields) - default_count(kind) <= len(words) - 2 <= len(fields):
        raise NotationError(f"{words[1]} has {len(fields)} values: {line!r}")
    try:
        seat = CHANCE if words[0] == "*" else Seat(int(words[0]))
        values = [_codec(game, hint)[1](word) for (_, hint), word in zip(fields, words[2:], strict=False)]
    except ValueError as error:
        raise NotationError(f"cannot read {line!r}: {error}") from error
    return kind(seat, *values)


def digest(state: GameState) -> str:
    """Sixteen hexadecimal digits that tell states apart; the same in every process."""
    return hashlib.sha256(repr(state).encode()).hexdigest()[:16]
