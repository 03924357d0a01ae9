"""Positions to look at: a game of the Watch under way, and one on the Gift without the north."""

from __future__ import annotations

from collections import Counter
from random import Random

from catan_desktop.games.gift.layouts import gift_base_board, ready_starts, watch_board
from catan_desktop.games.gift.view.board import northern
from catan_desktop.games.watch.view.board import SPACES, ways
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import Island
from catan_desktop.present.models.board import HexBoard, HexGround, Piece
from catan_desktop.present.models.gauges import Gauge
from catan_desktop.present.picture import MOVING, BoardPicture, Cue, ordered

REGULAR, CLIMBER, GIANT = "regular", "climber", "giant"
CAMPS = ((REGULAR, CLIMBER), (GIANT, REGULAR, REGULAR, CLIMBER), (REGULAR,))
POSTS = ((0, 1), (3, 0, 2, 1, 0), (2,), (1, 3, 0))
WAITING = (1, 5, 0, 2)
FROSTFANGS = ((REGULAR, 15), (CLIMBER, 5), (GIANT, 6))
INVADERS = (((1, 0), (REGULAR,)), ((3, 0), (CLIMBER,)), ((0, 1), (REGULAR, GIANT)))


def watch_island(seats: int = 4) -> Island:
    return watch_board(seats, {"layout": "standard"}, Random(1))


def stood(island: Island) -> list[Piece]:
    """Settlements, keeps and roads of all seats, laid by hand."""
    topology = island.topology
    corners = ("V(0,2,S)", "V(1,1,N)", "V(2,1,N)", "V(0,1,N)", "V(1,3,N)", "V(-1,1,S)", "V(0,2,N)")
    paths = (
        *("E(-1,3,E)", "E(1,0,E)", "E(2,0,E)", "E(0,0,E)", "E(1,2,E)", "E(-2,2,E)"),
        *("E(0,1,SE)", "E(0,0,SE)", "E(1,1,NE)", "E(1,0,SE)", "E(0,2,E)", "E(-1,2,SE)"),
    )
    seats = (1, 0, 2, 3, 1, 3, 2, 3, 0, 0, 1, 2)
    houses = [
        Piece("intersection", int(topology.parse_corner(name)), "city" if index in {1, 3} else "settlement", seat)
        for index, (name, seat) in enumerate(zip(corners, seats, strict=False))
    ]
    roads = [
        Piece("path", int(topology.parse_path(name)), "road", seat) for name, seat in zip(paths, seats, strict=True)
    ]
    return [*houses, *roads]


def row(space: str, site: int, kinds: tuple[str, ...]) -> list[Piece]:
    """Figures that share a site."""
    return [Piece(space, site, kind, slot=slot) for slot, kind in enumerate(kinds)]


def watch_picture(seats: int = 4, breach: int = 1, die: int = 4) -> BoardPicture:
    """The Watch in the middle of a game."""
    island = watch_island(seats)
    topology = island.topology
    robber = int(topology.hex_id((-1, 2)))
    pieces = [*stood(island), Piece("hex", robber, "robber"), Piece("trail", die, "wild-die")]
    pieces += row("frostfangs", 0, tuple(kind for kind, count in FROSTFANGS for _ in range(count)))
    for clan, kinds in enumerate(CAMPS):
        pieces += row("clan", clan, kinds)
    for section, count in enumerate(WAITING):
        pieces += row("clearing", section, (REGULAR,) * count)
    for section, owners in enumerate(POSTS):
        pieces += [Piece("section", section, "guard", seat, slot=post) for post, seat in enumerate(owners)]
    blocked = 1 << robber
    figures = 0
    for name, kinds in INVADERS:
        hex = int(topology.hex_id(name))
        pieces += row("hex", hex, kinds)
        blocked |= 1 << hex
        figures |= ((1 << len(kinds)) - 1) << 8 * hex
    return BoardPicture(
        HexBoard(northern(island), blocked, 4),
        ordered(pieces),
        spaces=(("home", 1), *SPACES, ("figure", figures)),
        ways=ways(island.land),
        gauges=(
            Gauge("board-breaches", breach, 3, 2, ("shield-broken", "shield-whole")),
            Gauge("board-in-gift", 4, 8, 6, kinds=(REGULAR, CLIMBER, GIANT)),
        ),
    )


def after(before: BoardPicture, *cues: Cue) -> BoardPicture:
    """The picture to which cues lead; those who share a site close up, and a crack moves the gauge."""
    here = list(before.pieces)
    for cue in cues:
        found = [piece for piece in here if (piece.space, piece.site) == cue.start[:2] and piece.kind == cue.sprite]
        if found:
            here.remove(found[0] if len(cue.start) > 2 else found[-1])
        if cue.kind in MOVING and len(cue.to) > 1:
            seat = found[0].seat if found else cue.seat
            here.append(Piece(str(cue.to[0]), int(cue.to[1]), cue.sprite, seat, slot=99))
    slots: Counter[tuple[str, int, bool]] = Counter()
    stood = []
    for piece in ordered(here):
        group = (piece.space, piece.site, piece.kind in {"crack", "robber"})
        stood.append(replace(piece, slot=slots[group]))
        slots[group] += 1
    broken = sum(cue.sprite == "crack" for cue in cues)
    gauges = [
        replace(gauge, level=gauge.level + broken) if isinstance(gauge, Gauge) and not gauge.kinds else gauge
        for gauge in before.gauges
    ]
    return replace(before, pieces=ordered(stood), gauges=tuple(gauges))


def base_picture() -> BoardPicture:
    """The Gift alone, at its ready start."""
    island = gift_base_board(4, {}, Random(1))
    starts = ready_starts(island, 4)
    pieces = [
        Piece("intersection", start[at], "settlement", seat) for seat, start in enumerate(starts) for at in (0, 2)
    ]
    pieces += [Piece("path", start[at], "road", seat) for seat, start in enumerate(starts) for at in (1, 3)]
    board = HexBoard(northern(island), 0, 4)
    return BoardPicture(board, ordered([*pieces, Piece("home", 0, "robber")]), spaces=(("home", 1),))


def ground(seats: int = 4) -> HexGround:
    island = watch_island(seats)
    return northern(island)
