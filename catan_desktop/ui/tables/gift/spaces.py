"""The spaces of the Gift: the Wall and what lies beyond it, the robber's camp, wildlings on the hexes.

Sites: `section` and `clearing` 0 to 3, `post` 5 * section + post, `clan` and its `banner` 0 to 2, `camp` 5 * clan +
camp, `trail` 1 to 8, `figure` 8 * hex + number of the wildling. Wildlings stand on hexes, in clearings, with a clan
(the slot is the camp) and on the Frostfangs; guards and cracks are in sections (the slot of a guard is the post).
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan, Space
from catan_desktop.ui.tables.board.spaces import FIGURES, HEX, ROBBER, around, on_hex
from catan_desktop.ui.tables.gift.layout import CAMPS, POSTS, north


def _section(plan: Plan, picture: BoardPicture, site: int) -> Point:
    box = north(plan).section(site)
    return (box.centerx, box.top + 0.2 * box.height)


def _section_box(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    return north(plan).section(site)


def _guard(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return north(plan).post(piece.site, piece.slot)


def _over(plan: Plan, picture: BoardPicture, place: Place, to: Place) -> list[Point]:
    """To the top of the Wall; onto the land also down its face and along the line to the hex."""
    box = north(plan).section(int(place[1]))
    top = (float(box.centerx), box.top + 0.2 * box.height)
    if to[0] != "hex":
        return [top]
    line = picture.way(place)
    passed = line[: line.index(to)] if to in line else ()
    tiles = picture.board.ground.tiles
    return [top, (float(box.centerx), float(box.bottom)), *(plan.at(tiles[int(hex[1])].centre) for hex in passed)]


def _clearing_box(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    x, y = north(plan).clearing(site)
    return around((x, y - 0.225 * plan.side), 0.5 * north(plan).section_width, 0.525 * plan.side)


def _waiting(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return north(plan).clearing_slot(piece.site, piece.slot)


def _down(plan: Plan, picture: BoardPicture, place: Place, to: Place) -> list[Point]:
    """Along the dots of a trail, from the clan that it begins at."""
    clan = int(picture.way(place)[0][1])
    return list(north(plan).trail(clan, int(place[1]))[1:-1])


def _clan(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return (north(plan).clan(site).centerx, north(plan).banner(site).bottom + 0.5 * plan.side)


def _camped(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return north(plan).camp_feet(piece.site, piece.slot)


def _home(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    """The square around the robber's tent and the place before it where he stands; from the foot of the tent."""
    tent, feet, size = north(plan).tent, north(plan).home(), north(plan).tent_size
    return around((round(0.7 * tent[0] + 0.3 * feet[0]), round(tent[1] - 0.42 * size)), 0.875 * size, 0.875 * size)


def _on_hex(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    """A wildling makes room for the robber."""
    if piece.kind == ROBBER:
        return on_hex(plan, picture, piece)
    robber = any(one.kind == ROBBER for one in picture.at("hex", piece.site))
    return north(plan).invader(picture.board.ground.tiles[piece.site].centre, piece.slot, robber)


def _figure(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return _on_hex(plan, picture, Piece("hex", site // FIGURES, "", slot=site % FIGURES))


def _frostfangs_box(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    """The words and figures on the mountains."""
    return around((north(plan).middle, north(plan).header), 4.2 * plan.side, 0.55 * plan.side)


SPACES = (
    Space("banner", _clan, 5, box=lambda plan, picture, site: north(plan).banner(site), chosen=False),
    Space("figure", _figure, 10, reach=0.42, up=0.32, half=0.44, lamp=0.34),
    Space("post", lambda plan, picture, site: north(plan).post(*divmod(site, POSTS)), 15, up=0.25, half=0.32, lamp=0.2),
    Space(
        "camp",
        lambda plan, picture, site: north(plan).camp(*divmod(site, CAMPS)),
        20,
        reach=0.7,
        up=0.3,
        half=0.62,
        lamp=0.55,
    ),
    Space("home", lambda plan, picture, site: north(plan).home(), 30, reach=0.8, up=0.4, half=0.7, lamp=0.6, aim=_home),
    Space("trail", lambda plan, picture, site: north(plan).disc(site), 60, half=0.36, through=_down, ink="fire"),
    Space(
        "clearing",
        lambda plan, picture, site: north(plan).clearing(site),
        70,
        box=_clearing_box,
        stands=_waiting,
        shape="ring",
    ),
    Space("section", _section, 80, up=-0.324, box=_section_box, slack=0.15, stands=_guard, through=_over, shape="box"),
    replace(HEX, stands=_on_hex),
    Space(
        "clan",
        _clan,
        95,
        box=lambda plan, picture, site: north(plan).clan(site),
        stands=_camped,
        chosen=False,
        told=False,
    ),
    Space(
        "frostfangs",
        lambda plan, picture, site: (north(plan).middle, north(plan).header + 0.3 * plan.side),
        99,
        box=_frostfangs_box,
        heap=True,
        chosen=False,
    ),
)
