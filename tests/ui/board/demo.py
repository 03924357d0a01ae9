"""Positions to look at: a game of the Watch under way, and one on the Gift without the north."""

from __future__ import annotations

from random import Random

from catan_desktop.games.gift.layouts import gift_base_board, ready_starts, watch_board
from catan_desktop.games.gift.view.board import northern
from catan_desktop.games.watch.board import invasion_lines
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import Island
from catan_desktop.present.models.board import NOWHERE, BuildingMark, HexBoard, HexGround, RoadMark
from catan_desktop.present.models.watch import ClanArea, Clearing, Invaders, Trail, WallSection, WatchNorth
from catan_desktop.present.picture import BoardPicture

REGULAR, CLIMBER, GIANT = "regular", "climber", "giant"
WAYS = (
    (Trail((1, 2), 0), Trail((3,), 1)),
    (Trail((4,), 1), Trail((5,), 2)),
    (Trail((6,), 2), Trail((7, 8), 3)),
)
CAMPS: tuple[tuple[str | None, ...], ...] = (
    (REGULAR, CLIMBER, None, None, None),
    (GIANT, REGULAR, REGULAR, CLIMBER, None),
    (REGULAR, None, None, None, None),
)
POSTS: tuple[tuple[int | None, ...], ...] = (
    (0, 1, None, None, None),
    (3, 0, 2, 1, 0),
    (2, None, None, None, None),
    (1, 3, 0, None, None),
)


def watch_island(seats: int = 4) -> Island:
    return watch_board(seats, {"layout": "standard"}, Random(1))


def board(island: Island, pieces: bool = True) -> HexBoard:
    """Settlements, keeps and roads of all seats, laid by hand."""
    topology = island.topology
    corners = ("V(0,2,S)", "V(1,1,N)", "V(2,1,N)", "V(0,1,N)", "V(1,3,N)", "V(-1,1,S)", "V(0,2,N)")
    paths = (
        *("E(-1,3,E)", "E(1,0,E)", "E(2,0,E)", "E(0,0,E)", "E(1,2,E)", "E(-2,2,E)"),
        *("E(0,1,SE)", "E(0,0,SE)", "E(1,1,NE)", "E(1,0,SE)", "E(0,2,E)", "E(-1,2,SE)"),
    )
    seats = (1, 0, 2, 3, 1, 3, 2, 3, 0, 0, 1, 2)
    houses = [
        BuildingMark(int(topology.parse_corner(name)), seats[index], "city" if index in {1, 3} else "settlement")
        for index, name in enumerate(corners)
    ]
    roads = [RoadMark(int(topology.parse_path(name)), seats[index]) for index, name in enumerate(paths)]
    return HexBoard(
        ground=northern(island, island.tokens),
        roads=tuple(sorted(roads, key=lambda road: road.path)) if pieces else (),
        buildings=tuple(sorted(houses, key=lambda house: house.corner)) if pieces else (),
        robber=int(topology.hex_id((-1, 2))) if pieces else NOWHERE,
        robber_camp=True,
        blocked=0,
        seats=4,
    )


def watch_picture(seats: int = 4, breach: int = 1, die: int = 4) -> BoardPicture:
    """The Watch in the middle of a game."""
    island = watch_island(seats)
    made = board(island)
    topology = island.topology
    lines = invasion_lines(island.land)
    gift = (
        Invaders(int(topology.hex_id((1, 0))), (REGULAR,)),
        Invaders(int(topology.hex_id((3, 0))), (CLIMBER,)),
        Invaders(int(topology.hex_id((0, 1))), (REGULAR, GIANT)),
    )
    blocked = sum(1 << group.hex for group in gift) | 1 << made.robber
    north = WatchNorth(
        frostfangs=((REGULAR, 15), (CLIMBER, 5), (GIANT, 6)),
        clans=tuple(
            ClanArea(key, CAMPS[clan], WAYS[clan])
            for clan, key in enumerate(("cannibals", "cave_dwellers", "hornfoots"))
        ),
        clearings=(Clearing((REGULAR,)), Clearing((REGULAR,) * 5), Clearing(()), Clearing((REGULAR,) * 2)),
        sections=tuple(WallSection(line[0], line, posts) for line, posts in zip(lines, POSTS, strict=True)),
        gift=gift,
        in_gift=4,
        gift_limit=8,
        breach=breach,
        breach_limit=3,
        wild_die=die,
    )
    return BoardPicture(replace(made, blocked=blocked), north)


def base_picture() -> BoardPicture:
    """The Gift alone, at its ready start."""
    island = gift_base_board(4, {}, Random(1))
    made = board(island, pieces=False)
    starts = ready_starts(island, 4)
    houses = [BuildingMark(start[at], seat, "settlement") for seat, start in enumerate(starts) for at in (0, 2)]
    roads = [RoadMark(start[at], seat) for seat, start in enumerate(starts) for at in (1, 3)]
    return BoardPicture(replace(made, roads=tuple(roads), buildings=tuple(houses)))


def ground(seats: int = 4) -> HexGround:
    island = watch_island(seats)
    return northern(island, island.tokens)
