"""Single steps between two pictures: what the board looks like while a cue is under way, and after it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.board import (
    AWAY,
    BUILDINGS,
    IDLE,
    NOWHERE,
    UNDER_WAY,
    BuildingMark,
    HexBoard,
    PieceMark,
    RoadMark,
)
from catan_desktop.present.models.watch import Clearing, Invaders, WallSection, WatchNorth
from catan_desktop.present.picture import PIECE, BoardPicture, Cue, Place

ROBBER = "robber"
LIFTS, LANDS = ("lift", "move", "fall"), ("place", "move")


def named(picture: BoardPicture, cue: Cue) -> Cue:
    """The cue with the kind and the owner of the piece that stands where it starts, if it means whatever does."""
    if cue.sprite != PIECE or len(cue.start) < 2:
        return cue
    piece = _piece(picture.board, cue.start, cue.number)
    return replace(cue, sprite="") if piece is None else replace(cue, sprite=piece.kind, seat=piece.seat)


def stated(kind: str, state: str) -> str:
    """The kind of a piece in a state."""
    base = kind.removesuffix(IDLE)
    return {"idle": base + IDLE, "awake": base}.get(state, kind)


def lifted(picture: BoardPicture, cue: Cue) -> BoardPicture:
    """The picture with the cue's thing taken up from where it starts; those behind it close the gap."""
    if cue.kind not in LIFTS or not cue.start:
        return picture
    if cue.start[0] in _BOARD_LIFTS:
        return replace(picture, board=_BOARD_LIFTS[cue.start[0]](picture.board, cue))
    if picture.north is not None and cue.start[0] in _NORTH_LIFTS:
        return replace(picture, north=_NORTH_LIFTS[cue.start[0]](picture.north, cue.start, cue.sprite))
    return picture


def landed(picture: BoardPicture, cue: Cue) -> BoardPicture:
    """The picture with the cue's thing where it goes; a thing that stands there already is left alone."""
    if cue.kind == "crack" and picture.north is not None:
        return replace(picture, north=_cracked(picture.north, _int(cue.to, 1), cue.number))
    if cue.kind == "sail" and picture.voyage is not None:
        return replace(picture, voyage=replace(picture.voyage, at=cue.number))
    if cue.kind in _CHANGES:
        return replace(picture, board=_CHANGES[cue.kind](picture.board, cue))
    if cue.kind not in LANDS or not cue.to:
        return picture
    if cue.to[0] in _BOARD_LANDINGS:
        return replace(picture, board=_BOARD_LANDINGS[cue.to[0]](picture.board, cue))
    if picture.north is not None and cue.to[0] in _NORTH_LANDINGS:
        return replace(picture, north=_NORTH_LANDINGS[cue.to[0]](picture.north, cue.to, cue))
    return picture


def _cracked(north: WatchNorth, section: int, step: int) -> WatchNorth:
    """The marker on its step, and one crack more in the section."""
    wall = north.sections[section]
    return replace(_walled(north, section, replace(wall, cracks=wall.cracks + 1)), breach=step)


def _put(row: tuple[Any, ...], index: int, value: object) -> tuple[Any, ...]:
    return (*row[:index], value, *row[index + 1 :])


def _without(row: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The row with the last of a kind gone."""
    for index in reversed(range(len(row))):
        if row[index] == kind:
            return (*row[:index], *row[index + 1 :])
    return row


def _closed(row: tuple[Any, ...], index: int) -> tuple[Any, ...]:
    """The row with one gone, those behind it one place further on, and a free place at the end."""
    return (*row[:index], *row[index + 1 :], None)


def _int(place: Place, index: int) -> int:
    return int(place[index])


# the board


def _lift_road(board: HexBoard, cue: Cue) -> HexBoard:
    return replace(board, roads=tuple(road for road in board.roads if road.path != cue.start[1]))


def _piece(board: HexBoard, place: Place, layer: int) -> PieceMark | None:
    """The piece on a layer of a place."""
    at = (place[0], place[1], layer)
    return next((piece for piece in board.pieces if (piece.space, piece.site, piece.layer) == at), None)


def _set_piece(board: HexBoard, gone: PieceMark | None, new: PieceMark | None) -> HexBoard:
    """The board with one piece less and one more."""
    kept = [piece for piece in board.pieces if piece != gone]
    if new is not None:
        kept.append(new)
    return replace(board, pieces=tuple(sorted(kept, key=lambda piece: (piece.space, piece.site, piece.layer))))


def _lift_piece(board: HexBoard, cue: Cue) -> HexBoard:
    """A piece that is meant without its kind, or that is laid aside, lies there until it is known where it goes."""
    piece = _piece(board, cue.start, cue.number)
    away = None
    if piece is not None and cue.start[0] != AWAY and (cue.sprite == PIECE or cue.state == AWAY):
        away = replace(piece, space=AWAY)
    return _set_piece(board, piece, away)


def _land_piece(board: HexBoard, cue: Cue) -> HexBoard:
    """One piece on each layer of a place: a new one takes the place of the old one."""
    away, kind, seat = None, cue.sprite, cue.seat
    if cue.sprite == PIECE and cue.start:
        away = _piece(board, (AWAY, cue.start[1]), cue.number)
        if away is None:
            return board
        kind, seat = away.kind, away.seat
    if cue.only:
        board = replace(board, pieces=tuple(piece for piece in board.pieces if piece.kind != kind))
    new = PieceMark(str(cue.to[0]), _int(cue.to, 1), stated(kind, cue.state), seat, cue.number)
    return _set_piece(_set_piece(board, away, None), _piece(board, cue.to, cue.number), new)


def _turned(board: HexBoard, cue: Cue) -> HexBoard:
    piece = _piece(board, cue.to, cue.number)
    if piece is None:
        return board
    kind = cue.sprite + (IDLE if piece.kind.endswith(IDLE) else "") if cue.sprite else piece.kind
    return _set_piece(board, piece, replace(piece, kind=stated(kind, cue.state)))


def _swapped(board: HexBoard, cue: Cue) -> HexBoard:
    """Two hexes with each other's number tokens."""
    one, other = (board.ground.tiles[_int(place, 1)] for place in (cue.start, cue.to))
    tiles = _put(board.ground.tiles, one.site, replace(one, token=other.token, pips=other.pips, red=other.red))
    tiles = _put(tiles, other.site, replace(other, token=one.token, pips=one.pips, red=one.red))
    return replace(board, ground=replace(board.ground, tiles=tiles))


def _lift_building(board: HexBoard, cue: Cue) -> HexBoard:
    if cue.sprite not in BUILDINGS:
        return _lift_piece(board, cue)
    return replace(board, buildings=tuple(house for house in board.buildings if house.corner != cue.start[1]))


def _lift_robber(board: HexBoard, cue: Cue) -> HexBoard:
    return replace(board, robber=UNDER_WAY) if cue.sprite == ROBBER else _lift_piece(board, cue)


def _land_road(board: HexBoard, cue: Cue) -> HexBoard:
    path = _int(cue.to, 1)
    kept = [road for road in board.roads if road.path != path]
    return replace(board, roads=tuple(sorted([*kept, RoadMark(path, cue.seat)], key=lambda road: road.path)))


def _land_building(board: HexBoard, cue: Cue) -> HexBoard:
    if cue.sprite not in BUILDINGS:
        return _land_piece(board, cue)
    corner = _int(cue.to, 1)
    kept = [house for house in board.buildings if house.corner != corner]
    new = BuildingMark(corner, cue.seat, cue.sprite)
    return replace(board, buildings=tuple(sorted([*kept, new], key=lambda house: house.corner)))


def _land_robber(board: HexBoard, cue: Cue) -> HexBoard:
    if cue.sprite != ROBBER:
        return _land_piece(board, cue)
    return replace(board, robber=NOWHERE if cue.to[0] == "home" else _int(cue.to, 1))


_BOARD_LIFTS = {
    "path": _lift_road,
    "intersection": _lift_building,
    "hex": _lift_robber,
    "home": _lift_robber,
    AWAY: _lift_piece,
}
_CHANGES = {"turn": _turned, "swap": _swapped}
_BOARD_LANDINGS = {"path": _land_road, "intersection": _land_building, "hex": _land_robber, "home": _land_robber}


# the north


def _supplied(north: WatchNorth, kind: str, change: int) -> WatchNorth:
    counts = ((key, count + change * (key == kind)) for key, count in north.frostfangs)
    return replace(north, frostfangs=tuple(counts))


def _lift_supply(north: WatchNorth, place: Place, kind: str) -> WatchNorth:
    return _supplied(north, kind, -1)


def _lift_camp(north: WatchNorth, place: Place, kind: str) -> WatchNorth:
    clan, camp = _int(place, 1), _int(place, 2)
    area = north.clans[clan]
    return replace(north, clans=_put(north.clans, clan, replace(area, camps=_closed(area.camps, camp))))


def _lift_clearing(north: WatchNorth, place: Place, kind: str) -> WatchNorth:
    at = _int(place, 1)
    waiting = Clearing(_without(north.clearings[at].figures, kind))
    return replace(north, clearings=_put(north.clearings, at, waiting))


def _lift_gift(north: WatchNorth, place: Place, kind: str) -> WatchNorth:
    hex = _int(place, 1)
    changed = [Invaders(g.hex, _without(g.figures, kind) if g.hex == hex else g.figures) for g in north.gift]
    return _invaded(north, changed)


def _lift_guard(north: WatchNorth, place: Place, kind: str) -> WatchNorth:
    section, post = _int(place, 1), _int(place, 2)
    wall = north.sections[section]
    return _walled(north, section, replace(wall, posts=_closed(wall.posts, post)))


def _invaded(north: WatchNorth, gift: Iterable[Invaders]) -> WatchNorth:
    left = tuple(sorted((invaders for invaders in gift if invaders.figures), key=lambda invaders: invaders.hex))
    return replace(north, gift=left, in_gift=sum(len(invaders.figures) for invaders in left))


def _walled(north: WatchNorth, section: int, wall: WallSection) -> WatchNorth:
    return replace(north, sections=_put(north.sections, section, wall))


def _land_supply(north: WatchNorth, place: Place, cue: Cue) -> WatchNorth:
    return _supplied(north, cue.sprite, 1)


def _land_camp(north: WatchNorth, place: Place, cue: Cue) -> WatchNorth:
    clan, camp = _int(place, 1), _int(place, 2)
    area = north.clans[clan]
    return replace(north, clans=_put(north.clans, clan, replace(area, camps=_put(area.camps, camp, cue.sprite))))


def _land_clearing(north: WatchNorth, place: Place, cue: Cue) -> WatchNorth:
    at = _int(place, 1)
    waiting = Clearing((*north.clearings[at].figures, cue.sprite))
    return replace(north, clearings=_put(north.clearings, at, waiting))


def _land_gift(north: WatchNorth, place: Place, cue: Cue) -> WatchNorth:
    hex = _int(place, 1)
    here = next((invaders.figures for invaders in north.gift if invaders.hex == hex), ())
    others = [invaders for invaders in north.gift if invaders.hex != hex]
    return _invaded(north, [*others, Invaders(hex, (*here, cue.sprite))])


def _land_guard(north: WatchNorth, place: Place, cue: Cue) -> WatchNorth:
    section, post = _int(place, 1), _int(place, 2)
    wall = north.sections[section]
    return _walled(north, section, replace(wall, posts=_put(wall.posts, post, cue.seat)))


_NORTH_LIFTS = {
    "frostfangs": _lift_supply,
    "camp": _lift_camp,
    "clearing": _lift_clearing,
    "gift": _lift_gift,
    "post": _lift_guard,
}
_NORTH_LANDINGS = {
    "frostfangs": _land_supply,
    "camp": _land_camp,
    "clearing": _land_clearing,
    "gift": _land_gift,
    "post": _land_guard,
}
