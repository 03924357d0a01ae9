"""Islands that people have drawn, each in a small file of its own that can be handed on.

A file does not say what game it is for: it serves every game that can make a board of what lies there, and is offered
for those alone.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationError

from ..kernel import Reason
from ..kernel.errors import SaveError
from .files import read_limited, write_atomically
from .labels import label
from .library import place_for
from .save_errors import unwritable
from .spec import Model

logger = logging.getLogger(__name__)

SUFFIX = ".island"
FOLDER = "islands"
"""Its name in the folder of saves."""
UNFINISHED = ".unfinished"
"""So the name of a file ends that holds a drawing which nobody has kept or given up yet."""
SIZE_LIMIT = 64 * 1024
"""Bytes of a file; one of 61 hexes has less than 12,000."""
SPREAD, SPREAD_AT_SEA = 4, 5
"""Steps from the middle within which hexes lie, in games with one island and with several."""
MOST_HEXES, MOST_HARBOURS = 61, 30
NO_ISLAND = "island-unreadable"
"""Text key of the refusal: the file is no island."""
MOST_STREAMS = 12
_Step = Annotated[int, Field(ge=-SPREAD_AT_SEA, le=SPREAD_AT_SEA)]
_Key = Annotated[str, Field(max_length=20)]


class Hex(Model):
    """A hex of land."""

    q: _Step
    r: _Step
    terrain: _Key
    token: Annotated[int, Field(ge=0, le=12)] = 0
    """Its number; 0 for none."""
    second: Annotated[int, Field(ge=0, le=12)] = 0
    """The second number of its token; 0 for none."""


class HarbourAt(Model):
    """A harbour at the edge between two intersections."""

    path: _Key
    """Name of the edge."""
    kind: _Key
    """The resource that it serves, or `any`."""


class StreamAt(Model):
    """A stream."""

    hexes: Annotated[tuple[tuple[_Step, _Step], ...], Field(max_length=MOST_HEXES)]
    """From the source on: (q, r)."""
    outlet: Literal["", "NW", "NE", "E", "SE", "SW", "W"] = ""
    """The direction in which it leaves the last of them for the sea; empty: not yet."""


class OwnIsland(Model):
    """An island as somebody has drawn it."""

    format: Literal["catan_desktop-island"] = "catan_desktop-island"
    title: Annotated[str, Field(max_length=60), AfterValidator(label)] = ""
    hexes: Annotated[tuple[Hex, ...], Field(max_length=MOST_HEXES)] = ()
    harbours: Annotated[tuple[HarbourAt, ...], Field(max_length=MOST_HARBOURS)] = ()
    streams: Annotated[tuple[StreamAt, ...], Field(max_length=MOST_STREAMS)] = ()


def read(path: Path) -> OwnIsland:
    """Return the island of a file.

    Raises:
        SaveError: the file cannot be read, or is no island.
    """
    try:
        data = read_limited(path, SIZE_LIMIT)
        return OwnIsland.model_validate_json(data)
    except (OSError, ValidationError) as error:
        raise SaveError(Reason(NO_ISLAND)) from error


def list_islands(folder: Path) -> tuple[tuple[Path, OwnIsland], ...]:
    """Return the islands of a folder by title, with their files; what cannot be read is left out."""
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            found.append((path, read(path)))
        except SaveError as error:
            logger.warning("%s: %s", path, error.__cause__)
    return tuple(sorted(found, key=lambda one: (one[1].title.casefold(), one[0].name)))


def keep(folder: Path, island: OwnIsland) -> Path:
    """Write an island under its title, in place of one with the same title; return its file.

    Raises:
        SaveError: it cannot be written.
    """
    known = next((path for path, other in list_islands(folder) if other.title == island.title), None)
    place = known or place_for(folder, island.title, SUFFIX)
    write(place, island)
    return place


def write(path: Path, island: OwnIsland) -> None:
    """Write an island to a file.

    Raises:
        SaveError: it cannot be written.
    """
    try:
        write_atomically(path, (island.model_dump_json(indent=1) + "\n").encode(), keep_backup=False)
    except OSError as error:
        raise unwritable(error) from error


def remove(path: Path) -> None:
    """Take an island away.

    Raises:
        SaveError: the file cannot be taken away.
    """
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(error) from error
