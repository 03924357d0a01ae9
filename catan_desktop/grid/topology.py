"""Numbers the hexes, corners and paths of an outline, and says what touches what.

A site is an int inside the program and a text outside it: hex `(q,r)`, corner `V(q,r,N)`, path `E(q,r,NE)`.
A mask is an int whose bit i stands for the site numbered i.
An outline may have paths inside its hexes: `S(q,r,NE)` joins a corner of the hex to the plaza in its middle, `P(q,r)`.
Plazas and inner paths are corners and paths like others, numbered behind those of the land.
Source: BASE-022 to BASE-026, BASE-028.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NewType, TypeAlias

from catan_desktop.grid.axial import CORNERS, DIRECTIONS, Axial, neighbour

HexId = NewType("HexId", int)
CornerId = NewType("CornerId", int)
PathId = NewType("PathId", int)
Place: TypeAlias = tuple[int, int, str]
"""A corner (q, r, side), a path (q, r, direction), a plaza (q, r, PLAZA) or an inner path (q, r, INNER + side)."""
PLAZA = "P"
INNER = "P-"
SixCorners: TypeAlias = tuple[CornerId, CornerId, CornerId, CornerId, CornerId, CornerId]
SixPaths: TypeAlias = tuple[PathId, PathId, PathId, PathId, PathId, PathId]

_PATH_ORDER = ("NE", "E", "SE")
# What a corner or an edge of (q, r) is called canonically: (dq, dr, name).
_CORNER_ALIASES: dict[str, Place] = {
    "N": (0, 0, "N"),
    "NE": (1, -1, "S"),
    "SE": (0, 1, "N"),
    "S": (0, 0, "S"),
    "SW": (-1, 1, "N"),
    "NW": (0, -1, "S"),
}
_PATH_ALIASES: dict[str, Place] = {
    "NW": (0, -1, "SE"),
    "NE": (0, 0, "NE"),
    "E": (0, 0, "E"),
    "SE": (0, 0, "SE"),
    "SW": (-1, 1, "NE"),
    "W": (-1, 0, "E"),
}
# The two corners at the ends of an edge, clockwise around the hex.
_EDGE_ENDS = {
    "NW": ("NW", "N"),
    "NE": ("N", "NE"),
    "E": ("NE", "SE"),
    "SE": ("SE", "S"),
    "SW": ("S", "SW"),
    "W": ("SW", "NW"),
}
_NUMBER = "(0|-?[1-9][0-9]{0,2})"
_HEX_TEXT = re.compile(rf"\({_NUMBER},{_NUMBER}\)")
_CORNER_TEXT = re.compile(rf"V\({_NUMBER},{_NUMBER},([NESW]{{1,2}})\)")
_PATH_TEXT = re.compile(rf"E\({_NUMBER},{_NUMBER},([NESW]{{1,2}})\)")
_PLAZA_TEXT = re.compile(rf"P\({_NUMBER},{_NUMBER}\)")
_INNER_TEXT = re.compile(rf"S\({_NUMBER},{_NUMBER},([NESW]{{1,2}})\)")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Topology:
    """The sites of one outline and their adjacency; made by `build`, equal when land and inner paths are equal."""

    hexes: tuple[Axial, ...]
    """By hex id: its position; sorted by (r, q)."""
    corners: tuple[Place, ...]
    """By corner id: (q, r, "N" or "S"), sorted by (r, q, side); then the plazas, sorted by (r, q)."""
    paths: tuple[Place, ...]
    """By path id: (q, r, "NE", "E" or "SE"), sorted by (r, q, direction), directions clockwise; then the inner paths,
    sorted by (r, q, side), sides clockwise."""
    hex_corners: tuple[SixCorners, ...]
    """By hex id: its corners N, NE, SE, S, SW, NW."""
    hex_paths: tuple[SixPaths, ...]
    """By hex id: its edges NW, NE, E, SE, SW, W."""
    path_ends: tuple[tuple[CornerId, CornerId], ...]
    """By path id: its two corners, clockwise around the hex that names it; of an inner path plaza and corner."""
    hex_hexes: tuple[int, ...]
    """By hex id: mask of the neighbouring hexes."""
    hex_corner_mask: tuple[int, ...]
    """By hex id: mask of its six corners."""
    corner_hexes: tuple[int, ...]
    """By corner id: mask of the one to three hexes it touches; of a plaza its hex."""
    corner_paths: tuple[int, ...]
    """By corner id: mask of the paths that end there, two or three besides inner ones."""
    corner_corners: tuple[int, ...]
    """By corner id: mask of the corners one path away."""
    path_hexes: tuple[int, ...]
    """By path id: mask of the one or two hexes beside it; of an inner path the hex around it."""
    path_paths: tuple[int, ...]
    """By path id: mask of the paths that share a corner with it, two to four besides inner ones."""
    path_end_mask: tuple[int, ...]
    """By path id: mask of its two corners."""
    all_hexes: int
    """Mask of every hex."""
    all_corners: int
    """Mask of every corner."""
    all_paths: int
    """Mask of every path."""
    _hex_ids: dict[Axial, HexId]
    _corner_ids: dict[Place, CornerId]
    _path_ids: dict[Place, PathId]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Topology):
            return NotImplemented
        return self is other or (self.hexes, self.inner) == (other.hexes, other.inner)

    def __hash__(self) -> int:
        return hash(self.hexes)

    @property
    def inner(self) -> tuple[Place, ...]:
        """The inner paths, each as the (q, r, side) of the corner of a hex to which it leads."""
        return tuple((q, r, way[len(INNER) :]) for q, r, way in self.paths if way.startswith(INNER))

    def __repr__(self) -> str:
        return f"<Topology: {len(self.hexes)} hexes, {len(self.corners)} corners, {len(self.paths)} paths>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (build, (self.hexes, self.inner))

    def hex_id(self, axial: Axial) -> HexId:
        """Return the number of the hex at a position.

        Raises: ValueError if there is no land.
        """
        found = self._hex_ids.get(axial)
        if found is None:
            raise ValueError(f"There is no hex at ({axial[0]},{axial[1]}).")
        return found

    def corner_id(self, q: int, r: int, side: str) -> CornerId:
        """Return the number of a corner, named by any side (N, NE, SE, S, SW, NW) of any position, land or not, or of
        the PLAZA of a hex.

        Raises: ValueError if it touches no land, the side is unknown or the hex has no plaza.
        """
        found = self._corner_ids.get((q, r, side) if side == PLAZA else _corner(q, r, side))
        if found is None and side == PLAZA:
            raise ValueError(f"There is no plaza P({q},{r}).")
        if found is None:
            raise ValueError(f"The intersection V({q},{r},{side}) touches no land, so it does not exist.")
        return found

    def corners_of(self, at: Axial) -> int:
        """Return the mask of those corners of a position that touch land; all six where it is land itself."""
        found = (self._corner_ids.get(_corner(*at, side)) for side in CORNERS)
        return sum(1 << corner for corner in found if corner is not None)

    def path_id(self, q: int, r: int, direction: str) -> PathId:
        """Return the number of a path, named by any edge (NW, NE, E, SE, SW, W) of any position, land or not, or of the
        inner path to a side (INNER + side) of a hex.

        Raises: ValueError if neither of its two positions is land, the direction is unknown or there is no inner path.
        """
        inner = direction.startswith(INNER)
        found = self._path_ids.get((q, r, direction) if inner else _path(q, r, direction))
        if found is None and inner:
            raise ValueError(f"There is no inner path S({q},{r},{direction[len(INNER) :]}).")
        if found is None:
            raise ValueError(f"The path E({q},{r},{direction}) touches no land, so it does not exist.")
        return found

    def path_between(self, a: CornerId, b: CornerId) -> PathId:
        """Return the path that joins two corners.

        Raises: ValueError if they are not one path apart.
        """
        shared = self.corner_paths[a] & self.corner_paths[b]
        if a == b or not shared:
            raise ValueError(f"No path joins {self.corner_name(a)} and {self.corner_name(b)}.")
        return PathId(shared.bit_length() - 1)

    def hex_name(self, hex: HexId) -> str:
        """Return the text name of a hex, such as "(0,-2)"."""
        q, r = self.hexes[hex]
        return f"({q},{r})"

    def corner_name(self, corner: CornerId) -> str:
        """Return the canonical text name of a corner, such as "V(0,-2,N)" or "P(0,-2)"."""
        q, r, side = self.corners[corner]
        return f"P({q},{r})" if side == PLAZA else f"V({q},{r},{side})"

    def path_name(self, path: PathId) -> str:
        """Return the canonical text name of a path, such as "E(0,-2,NE)" or "S(0,-2,NW)"."""
        q, r, direction = self.paths[path]
        if direction.startswith(INNER):
            return f"S({q},{r},{direction[len(INNER) :]})"
        return f"E({q},{r},{direction})"

    def parse_hex(self, text: str) -> HexId:
        """Return the hex with a text name.

        Raises: ValueError if the text is no such name, or the hex does not exist.
        """
        match = _HEX_TEXT.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is not the name of a hex, such as '(0,1)'.")
        return self.hex_id((int(match[1]), int(match[2])))

    def parse_corner(self, text: str) -> CornerId:
        """Return the corner with a text name; every side is understood, as in `corner_id`.

        Raises: ValueError if the text is no such name, or the corner does not exist.
        """
        if plaza := _PLAZA_TEXT.fullmatch(text):
            return self.corner_id(int(plaza[1]), int(plaza[2]), PLAZA)
        match = _CORNER_TEXT.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is not the name of an intersection, such as 'V(0,1,N)'.")
        return self.corner_id(int(match[1]), int(match[2]), match[3])

    def parse_path(self, text: str) -> PathId:
        """Return the path with a text name; every edge is understood, as in `path_id`.

        Raises: ValueError if the text is no such name, or the path does not exist.
        """
        if inner := _INNER_TEXT.fullmatch(text):
            return self.path_id(int(inner[1]), int(inner[2]), INNER + inner[3])
        match = _PATH_TEXT.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is not the name of a path, such as 'E(0,1,NE)'.")
        return self.path_id(int(match[1]), int(match[2]), match[3])


@cache
def build(land: tuple[Axial, ...], inner: tuple[Place, ...] = ()) -> Topology:
    """Return the topology of the land hexes, in whatever order they are given; built once per outline.

    `inner` has the inner paths: each as the (q, r, side) of the corner of a hex to which it leads from the plaza there.

    Raises: ValueError if there is no hex, one is given twice, or an inner path lies in none.
    """
    hexes = tuple(sorted(land, key=lambda at: (at[1], at[0])))
    if not hexes or len(set(hexes)) != len(hexes):
        raise ValueError("An outline needs at least one hex, and each hex once.")
    if any((q, r) not in hexes or side not in CORNERS for q, r, side in inner) or len(set(inner)) != len(inner):
        raise ValueError("An inner path leads to a corner of a hex, and each of them once.")
    ways = tuple(sorted(inner, key=_inner_key))
    return _built(hexes, ways)


@cache
def _built(hexes: tuple[Axial, ...], inner: tuple[Place, ...]) -> Topology:
    hex_ids = {at: HexId(i) for i, at in enumerate(hexes)}
    on_land = tuple(sorted({_corner(*at, side) for at in hexes for side in CORNERS}, key=_corner_key))
    edges = tuple(sorted({_path(*at, edge) for at in hexes for edge in DIRECTIONS}, key=_path_key))
    corners = (*on_land, *dict.fromkeys((q, r, PLAZA) for q, r, _ in inner))
    paths = (*edges, *((q, r, INNER + side) for q, r, side in inner))
    corner_ids = {place: CornerId(i) for i, place in enumerate(corners)}
    path_ids = {place: PathId(i) for i, place in enumerate(paths)}

    def six_corners(q: int, r: int) -> SixCorners:
        n, ne, se, s, sw, nw = (corner_ids[_corner(q, r, side)] for side in CORNERS)
        return (n, ne, se, s, sw, nw)

    def six_paths(q: int, r: int) -> SixPaths:
        nw, ne, e, se, sw, w = (path_ids[_path(q, r, edge)] for edge in DIRECTIONS)
        return (nw, ne, e, se, sw, w)

    def ends(q: int, r: int, way: str) -> tuple[CornerId, CornerId]:
        if way.startswith(INNER):
            return (corner_ids[q, r, PLAZA], corner_ids[_corner(q, r, way[len(INNER) :])])
        first, second = _EDGE_ENDS[way]
        return (corner_ids[_corner(q, r, first)], corner_ids[_corner(q, r, second)])

    hex_corners = tuple(six_corners(*at) for at in hexes)
    hex_paths = tuple(six_paths(*at) for at in hexes)
    path_ends = tuple(ends(*place) for place in paths)
    corner_paths = _inverse(path_ends, len(corners))
    around = [1 << hex_ids[q, r] for q, r, _ in corners[len(on_land) :]]
    within = [1 << hex_ids[q, r] for q, r, _ in inner]
    return Topology(
        hexes=hexes,
        corners=corners,
        paths=paths,
        hex_corners=hex_corners,
        hex_paths=hex_paths,
        path_ends=path_ends,
        hex_hexes=tuple(_mask(hex_ids.get(neighbour(at, way)) for way in DIRECTIONS) for at in hexes),
        hex_corner_mask=tuple(_mask(six) for six in hex_corners),
        corner_hexes=(*_inverse(hex_corners, len(on_land)), *around),
        corner_paths=corner_paths,
        corner_corners=tuple(
            _mask(b if a == corner else a for a, b in path_ends if corner in (a, b)) for corner in range(len(corners))
        ),
        path_hexes=(*_inverse(hex_paths, len(edges)), *within),
        path_paths=tuple((corner_paths[a] | corner_paths[b]) & ~(1 << path) for path, (a, b) in enumerate(path_ends)),
        path_end_mask=tuple(_mask(pair) for pair in path_ends),
        all_hexes=(1 << len(hexes)) - 1,
        all_corners=(1 << len(corners)) - 1,
        all_paths=(1 << len(paths)) - 1,
        _hex_ids=hex_ids,
        _corner_ids=corner_ids,
        _path_ids=path_ids,
    )


def _canonical(q: int, r: int, name: str, aliases: dict[str, Place], what: str) -> Place:
    """Return the canonical place of a corner or edge of a position (BASE-024, BASE-025)."""
    alias = aliases.get(name)
    if alias is None:
        raise ValueError(f"{name!r} is not one of the {what}s of a hex: {', '.join(aliases)}.")
    return (q + alias[0], r + alias[1], alias[2])


def _corner(q: int, r: int, side: str) -> Place:
    return _canonical(q, r, side, _CORNER_ALIASES, "corner")


def _path(q: int, r: int, edge: str) -> Place:
    return _canonical(q, r, edge, _PATH_ALIASES, "edge")


def _corner_key(place: Place) -> tuple[int, int, str]:
    return (place[1], place[0], place[2])


def _path_key(place: Place) -> tuple[int, int, int]:
    return (place[1], place[0], _PATH_ORDER.index(place[2]))


def _inner_key(place: Place) -> tuple[int, int, int]:
    return (place[1], place[0], CORNERS.index(place[2]))


def _mask(ids: Iterable[int | None]) -> int:
    """Return the mask of some sites, skipping those that do not exist."""
    return sum(1 << i for i in ids if i is not None)


def _inverse(lists: Sequence[Sequence[int]], count: int) -> tuple[int, ...]:
    """Return, for each of `count` members, the mask of the lists it stands in."""
    return tuple(_mask(i for i, members in enumerate(lists) if member in members) for member in range(count))
