"""How a save of former times becomes one of today: steps from each format of the file, and each version of a module,
to the next. What each step may do is told in `CONTRIBUTING.md`, under versions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel.ruleset import Ruleset
from .codec import TAG

_FOLDERS = {"settlers": "mechanics"}
"""Folder that held a record in format 1 -> the folder that holds it in format 2."""
_EMPTY = ("gift.GiftPart", "six_players.SixPlayersPart")
"""Parts of modules that keep nothing, in format 1."""


def folders_renamed(raw: dict[str, Any]) -> dict[str, Any]:
    """Format 1 to 2: records are tagged by the folders of format 2; a module that keeps nothing has no part.

    The digests are left out: they were those of states with the former parts.
    """
    return {"header": raw["header"], "game": {**_renamed(raw["game"]), "digests": {}}}


def _renamed(value: Any) -> Any:
    if isinstance(value, list):
        return [_renamed(item) for item in value]
    if not isinstance(value, dict):
        return value
    if value.get(TAG) in _EMPTY:
        return None
    value = {key: _renamed(item) for key, item in value.items()}
    if isinstance(value.get(TAG), str):
        folder, _, name = value[TAG].partition(".")
        value[TAG] = f"{_FOLDERS.get(folder, folder)}.{name}"
    return value


FORMATS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: folders_renamed}
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
