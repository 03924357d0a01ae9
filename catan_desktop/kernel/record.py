"""Frozen records with a fast, typed `replace`.

`@record` is `dataclass(frozen=True, slots=True)`; `replace(value, field=...)` is `dataclasses.replace` to the type
checker and a function generated for the class at run time.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

__all__ = ["record", "replace"]

C = TypeVar("C")
_SAME: Any = object()


@dataclass_transform(frozen_default=True)
def record(cls: type[C]) -> type[C]:
    """Make `cls` a frozen, slotted dataclass that `replace` can copy quickly."""
    built = dataclasses.dataclass(frozen=True, slots=True)(cls)
    names = [field.name for field in dataclasses.fields(built) if field.init]  # type: ignore[arg-type]
    parameters = "".join(f", {name}=_same" for name in names)
    values = ", ".join(f"self.{name} if {name} is _same else {name}" for name in names)
    scope: dict[str, Any] = {"_same": _SAME, "_cls": built}
    exec(f"def __replace__(self{parameters}):\n    return _cls({values})\n", scope)
    built.__replace__ = scope["__replace__"]  # type: ignore[attr-defined]
    return built


if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value, **changes):
        """A copy of `value` with the named fields changed."""
        return value.__replace__(**changes)
