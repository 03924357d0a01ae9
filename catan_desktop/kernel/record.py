"""Frozen records: the one name for a frozen `msgspec.Struct`, and a typed `replace`.

A record is made, copied, compared and packed in C. Its class is written as a plain class with annotated fields under
`@record`; only a record may inherit from a record. `ClassVar`s are no fields. What a `cached_property` has worked out
is kept beside the fields, and takes no part in anything else.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

import msgspec
from msgspec import field

__all__ = [
    "default_count",
    "defaults",
    "field",
    "field_names",
    "is_record",
    "is_record_type",
    "put",
    "record",
    "replace",
    "state_record",
    "widened",
]

C = TypeVar("C")
T = TypeVar("T")
_Meta: Any = type(msgspec.Struct)
_OWN = {"__dict__", "__weakref__"}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[C]) -> type[C]:
    """Return `cls` as a frozen struct of its annotated fields."""
    return _struct(cls, gc=True)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def state_record(cls: type[C]) -> type[C]:
    """Return `cls` as a record of what can stand in a state: numbers, words and records of such, all of them frozen.

    Nothing in it can lead back to it, so the garbage collector need not look for circles: it passes over it, and over
    the records that inherit from it.
    """
    return _struct(cls, gc=False)


def _struct(cls: type[C], gc: bool) -> type[C]:
    made: type[C] = cls
    if not isinstance(cls, _Meta):  # else it inherits from a record, and is frozen like that one
        bases = tuple(base for base in cls.__bases__ if base is not object)
        body = {name: value for name, value in vars(cls).items() if name not in _OWN}
        keeps = any(isinstance(value, cached_property) for value in body.values())
        made = _Meta(cls.__name__, (*bases, msgspec.Struct), body, frozen=True, dict=keeps, gc=gc)
    return made


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with another value at one place."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def widened(value: object, kind: type[C], **more: object) -> C:
    """Return a record of a kind that inherits from that of `value`, with what it has and `more`."""
    return kind(**{name: getattr(value, name) for name in field_names(type(value))} | more)


def is_record(value: object) -> bool:
    """True for a record; False for a class of records."""
    return isinstance(value, msgspec.Struct)


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of the fields of a record class, in order."""
    fields: tuple[str, ...] = kind.__struct_fields__
    return fields


def default_count(kind: type[Any]) -> int:
    """Return how many of the last fields of a record class have a default."""
    defaults: tuple[Any, ...] = kind.__struct_defaults__
    return len(defaults)


def defaults(kind: type[Any]) -> dict[str, Any]:
    """Return the values of the fields of a record class that have a default."""
    return dict(
        zip(field_names(kind)[-default_count(kind) or len(field_names(kind)) :], kind.__struct_defaults__, strict=True)
    )


def is_record_type(kind: object) -> bool:
    """Return whether it is a class of records."""
    return isinstance(kind, _Meta)


if TYPE_CHECKING:
    from dataclasses import replace
else:
    replace = msgspec.structs.replace
