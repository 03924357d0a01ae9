"""States as plain JSON values and back, checked against the types of every field.

A record becomes `{"$": "package.Class", field: value, ...}`, a tuple a list. Only classes that the slots and steps of
the ruleset name, and those that their fields name, are ever made.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Any, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from ..kernel import GameState
from ..kernel.errors import RulesetError
from ..kernel.frame import Position
from ..kernel.record import field_names, is_record
from ..kernel.ruleset import Ruleset

Json: TypeAlias = Any
"""None, bool, int, str, list or dict of such."""
TAG, MAP = "$", "$map"


class RecordError(ValueError):
    """A value that is no record of the ruleset, or does not fit the type of its field."""

    kind = "state"


class Records:
    """The records of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Find them; RulesetError where two of them have the same short name."""
        self.classes: dict[str, type[Any]] = {}
        for kind in _classes(ruleset):
            other = self.classes.setdefault(tag_of(kind), kind)
            if other is not kind:
                raise RulesetError(f"{other.__module__} and {kind.__module__} both have a record {kind.__name__}")

    def encode(self, value: Any) -> Json:
        """The JSON value; RecordError for something that `decode` could not read."""
        if isinstance(value, enum.Enum):
            return {TAG: self._tag(type(value)), "value": value.value}
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if is_record(value):
            fields = {name: self.encode(getattr(value, name)) for name in field_names(type(value))}
            return {TAG: self._tag(type(value)), **fields}
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return {TAG: self._tag(type(value)), "value": [self.encode(item) for item in value]}
        if isinstance(value, tuple):
            return [self.encode(item) for item in value]
        if isinstance(value, Mapping):
            return {MAP: [[self.encode(key), self.encode(item)] for key, item in value.items()]}
        raise RecordError(f"a {type(value).__name__} cannot be saved: {value!r}")

    def decode(self, value: Json, hint: Any = Any) -> Any:
        """The value of that JSON; RecordError if it does not fit `hint`."""
        if hint is Any or hint is object:
            return self._anything(value)
        if isinstance(hint, NewType):
            return self.decode(value, hint.__supertype__)
        origin = get_origin(hint)
        if origin in {Union, UnionType}:
            return self._either(value, get_args(hint))
        if hint is None or hint is type(None):
            return _expect(value, type(None))
        if hint in {bool, int, str}:
            return _expect(value, hint)
        if origin is tuple or hint is tuple:
            return self._tuple(value, get_args(hint))
        made = self._anything(value)
        if not isinstance(made, origin or hint):
            raise RecordError(f"{hint} is expected, not {value!r:.80}")
        return made

    def _tag(self, kind: type[Any]) -> str:
        tag = tag_of(kind)
        if self.classes.get(tag) is not kind:
            raise RecordError(f"{kind.__module__}.{kind.__name__} is no record of the ruleset")
        return tag

    def _either(self, value: Json, hints: tuple[Any, ...]) -> Any:
        for hint in hints:
            try:
                return self.decode(value, hint)
            except RecordError:
                continue
        raise RecordError(f"one of {hints} is expected, not {value!r:.80}")

    def _tuple(self, value: Json, hints: tuple[Any, ...]) -> tuple[Any, ...]:
        items = _expect(value, list)
        if not hints or hints[-1] is Ellipsis:
            hint = hints[0] if hints else Any
            return tuple(self.decode(item, hint) for item in items)
        if len(items) != len(hints):
            raise RecordError(f"{len(hints)} values are expected, not {value!r:.80}")
        return tuple(self.decode(item, hint) for item, hint in zip(items, hints, strict=True))

    def _anything(self, value: Json) -> Any:
        if isinstance(value, list):
            return tuple(self.decode(item) for item in value)
        if not isinstance(value, dict):
            return value
        if MAP in value:
            return {self.decode(key): self.decode(item) for key, item in value[MAP]}
        kind = self.classes.get(value.get(TAG, ""))
        if kind is None:
            raise RecordError(f"an unknown record: {value.get(TAG)!r:.80}")
        if issubclass(kind, enum.Enum):
            return kind(value.get("value"))
        if issubclass(kind, tuple):
            return self._named_tuple(kind, value)
        hints = _hints(kind)
        if value.keys() - {TAG} != hints.keys():
            raise RecordError(f"{value[TAG]} has the fields {', '.join(hints)}")
        return kind(**{name: self.decode(value[name], hint) for name, hint in hints.items()})

    def _named_tuple(self, kind: Any, value: Json) -> Any:
        items = _expect(value.get("value"), list)
        hints = get_type_hints(kind)
        if len(items) != len(hints):
            raise RecordError(f"{value[TAG]} has {len(hints)} values")
        return kind(*(self.decode(item, hint) for item, hint in zip(items, hints.values(), strict=True)))


@cache
def records_of(ruleset: Ruleset) -> Records:
    """The records of a ruleset, found once."""
    return Records(ruleset)


def tag_of(kind: type[Any]) -> str:
    """The short name: the package that holds the class, and its name."""
    return f"{kind.__module__.split('.')[-2:][0]}.{kind.__qualname__}"


def _expect(value: Any, kind: type[Any]) -> Any:
    if type(value) is not kind:
        raise RecordError(f"{kind.__name__} is expected, not {value!r:.80}")
    return value


def _read_hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in field_names(kind)}


_hints: Callable[[Any], dict[str, Any]] = cache(_read_hints)


def _classes(ruleset: Ruleset) -> Iterator[type[Any]]:
    """Every record class that a state of the ruleset can hold: those of its slots and steps, and what they hold."""
    seen: set[Any] = set()
    waiting: list[Any] = [GameState, Position]
    waiting += (module.slot.kind for module in ruleset.modules)
    waiting += (step.data for step in ruleset.steps.values())
    while waiting:
        hint = waiting.pop()
        hint = getattr(hint, "__supertype__", hint)  # of a NewType
        waiting += get_args(hint)
        if isinstance(hint, type) and hint not in seen and _is_record(hint):
            seen.add(hint)
            if not issubclass(hint, enum.Enum):
                waiting += get_type_hints(hint).values()
            yield hint


def _is_record(kind: type[Any]) -> bool:
    return issubclass(kind, (msgspec.Struct, enum.Enum)) or (issubclass(kind, tuple) and hasattr(kind, "_fields"))
