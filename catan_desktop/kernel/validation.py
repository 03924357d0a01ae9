"""A check of the values in an action's fields: `True` and `1.0` equal the number 1, and yet are no site and no seat."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from .action import Action
from .record import field_names


def _plain(hint: Any) -> Any:
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return hint


def _types(hint: Any) -> tuple[frozenset[type], type | None]:
    """The types that a value may have, and the type of its items if it is a tuple of any length."""
    hint = _plain(hint)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in {Union, types.UnionType}:
        found = [_types(member) for member in arguments]
        return frozenset().union(*(kinds for kinds, _ in found)), next((item for _, item in found if item), None)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return frozenset({tuple}), _plain(arguments[0])
    return frozenset({origin or hint}), None


def _read(kind: Any) -> tuple[tuple[str, frozenset[type], type | None], ...]:
    hints = get_type_hints(kind)
    return tuple((name, *_types(hints[name])) for name in field_names(kind))


_shape: Callable[[Any], tuple[tuple[str, frozenset[type], type | None], ...]] = cache(_read)


def well_formed(action: Action) -> bool:
    """Return whether every field holds a value of exactly its type: what came from elsewhere may hold anything."""
    for name, kinds, item in _shape(type(action)):
        value = getattr(action, name)
        if type(value) not in kinds:
            return False
        if item is not None and type(value) is tuple and not all([type(one) is item for one in value]):  # noqa: C419  (a list is faster here)
            return False
    return True
