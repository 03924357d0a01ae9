"""Migrations of old saves: steps from each format of the file, and each version of a module, to the next. What each
step may do is told in `CONTRIBUTING.md`, under versions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel.ruleset import Ruleset
from .codec import TAG
from .save_models import SaveFile

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


_MODULES = (
    *("pieces", "hands", "placement", "longest_road", "largest_army", "development"),
    *("trade", "scoring", "robber", "discards", "dice", "building"),
)
"""The modules of format 3 in the place of `settlers`, in their order."""
_VERSIONED = ("development", "trade")
"""Those that go on with the version of `settlers`; the others begin with 1."""
_WITHOUT = {"cities-knights": ("largest_army", "development")}
"""By ruleset: modules that `settlers` had, and that the ruleset leaves out in format 3."""

_MOVED = {
    "cities_knights.Asks": "kernel.Asks",
    "cities_knights.Naming": "mechanics.Naming",
    "cities_knights.Aim": "mechanics.Aim",
}
"""Records of format 2 that another folder holds in format 3."""


def settlers_split(raw: dict[str, Any]) -> dict[str, Any]:
    """Format 2 to 3: the module `settlers` became several, each with its own part; some records have moved.

    The digests are left out: they were those of states with the former part.
    """
    header, game = raw["header"], raw["game"]
    if not any(key == "settlers" for key, _ in header["versions"]):
        return {"header": header, "game": game}
    kept = [key for key in _MODULES if key not in _WITHOUT.get(header["ruleset"], ())]
    versions: list[Any] = []
    for key, version in header["versions"]:
        several = [[new, version if new in _VERSIONED else 1] for new in kept]
        versions += several if key == "settlers" else [[key, version]]
    states = {name: game[name] and _split(game[name], kept) for name in ("start", "snapshot")}
    return {"header": {**header, "versions": versions}, "game": {**game, **states, "digests": {}}}


def _split(state: Any, kept: list[str]) -> Any:
    former, *others = state["parts"]
    parts = _parts(former)
    return {**state, "frames": _moved(state["frames"]), "parts": [*(parts[key] for key in kept), *others]}


def _moved(value: Any) -> Any:
    if isinstance(value, list):
        return [_moved(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: _MOVED.get(item, item) if key == TAG else _moved(item) for key, item in value.items()}


def _parts(former: Any) -> dict[str, Any]:
    """The parts of the modules of format 3, by their keys; None for those that keep nothing."""

    def part(tag: str, *fields: str, **others: Any) -> dict[str, Any]:
        return {TAG: f"mechanics.{tag}", **{name: former[name] for name in fields}, **others}

    purses = former["private"]
    own = [{TAG: "mechanics.OwnCards", "cards": purse["cards"], "fresh": purse["fresh"]} for purse in purses]
    return {
        "pieces": part(
            "Pieces",
            *("roads", "settlements", "cities", "open_corners", "lengths"),
            roads_of_all=former["taken"],
            buildings=former["towns"],
            road_ends=former["touch"],
            buildable_paths=former["edges"],
        ),
        "hands": part("Hands", "bank", sizes=former["hands"], private=[purse["hand"] for purse in purses]),
        "placement": part("FirstPlayer", "first"),
        "longest_road": part("LongestRoad", holder=former["longest"]),
        "largest_army": part("LargestArmy", "knights", holder=former["largest"]),
        "development": part(
            "Development",
            *("deck", "held", "gone", "shown", "card_played", "bought", "hidden"),
            private=own,
        ),
        "trade": part("Trade", "offers", over=former["trade_over"]),
        "scoring": None,
        "discards": part("Discards", private=[purse["parting"] for purse in purses]),
        "robber": part("Robber", hex=former["robber"]),
        "dice": part("Dice", "throws", "producing", "received", last=former["dice"]),
        "building": None,
    }


FORMATS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: folders_renamed,
    2: settlers_split,
    3: lambda raw: raw,  # modules were divided, as `divided` does it
}
"""Format -> what makes `{"header", "game"}` of it those of the next format. The hash has been checked before."""


def migrate(raw: dict[str, Any], schema: int, today: int) -> dict[str, Any]:
    """The object of a file in the format of today; KeyError where a step is missing."""
    for former in range(schema, today):
        raw = {**raw, **FORMATS[former](raw), "schema": former + 1}
    return raw


def divided(ruleset: Ruleset, file: SaveFile) -> SaveFile:
    """The file with the modules of today where one has been divided since; it goes on with its version, the others
    begin with 1.

    The digests are left out: they were those of states with the former part.
    """
    keys = [key for key, _ in file.header.versions]
    if ruleset.slots.keys() <= set(keys):
        return file
    for module in ruleset.modules:
        if module.divides is not None and module.key in keys:
            file = _divided(file, keys.index(module.key), module.divides)
    return file


def _divided(file: SaveFile, at: int, divides: Callable[[Any], Mapping[str, Any]]) -> SaveFile:
    def anew(state: Any) -> Any:
        parts = state["parts"]
        return {**state, "parts": [*parts[:at], *divides(parts[at]).values(), *parts[at + 1 :]]}

    game, versions = file.game, file.header.versions
    new = [(key, versions[at][1] if key == versions[at][0] else 1) for key in divides(game.snapshot["parts"][at])]
    states = {"start": game.start and anew(game.start), "snapshot": anew(game.snapshot)}
    return file.model_copy(
        update={
            "header": file.header.model_copy(update={"versions": (*versions[:at], *new, *versions[at + 1 :])}),
            "game": game.model_copy(update={**states, "digests": {}}),
        }
    )


def grown(ruleset: Ruleset, saved: Mapping[str, int], state: Any) -> Any:
    """A saved state in the shape that the modules of today read; versions without a step have kept their shape."""
    for module in ruleset.modules:
        for version in range(saved.get(module.key, module.version), module.version):
            upgrade = module.upgrades.get(version)
            if upgrade is not None:
                state = upgrade(state)
    return state
