"""How a save of former times becomes one of today: steps from each format of the file, and each version of a module,
to the next. What each step may do is told in `CONTRIBUTING.md`, under versions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel.ruleset import Ruleset

FORMATS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Format -> what makes `{"header", "game"}` of it those of the next format. The hash has been checked before."""


def raised(raw: dict[str, Any], schema: int, today: int) -> dict[str, Any]:
    """The object of a file in the format of today; KeyError where a step is missing."""
    for former in range(schema, today):
        raw = {**raw, **FORMATS[former](raw), "schema": former + 1}
    return raw


def grown(ruleset: Ruleset, saved: Mapping[str, int], state: Any) -> Any:
    """A saved state in the shape that the modules of today read; versions without a step have kept their shape."""
    for module in ruleset.modules:
        for version in range(saved.get(module.key, module.version), module.version):
            upgrade = module.upgrades.get(version)
            if upgrade is not None:
                state = upgrade(state)
    return state
