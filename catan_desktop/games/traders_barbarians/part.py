"""Wagons, commodities and barbarians: where they are, and what they are worth."""

from __future__ import annotations

from typing import Annotated, NewType

from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import Counts, Game, Seat, record
from catan_desktop.kernel.ids import Of, numbers
from catan_desktop.kernel.slot import Slot

from .layouts import CASTLE, GLASSWORKS, QUARRY, TRADE, TradeIsland

COMMODITIES = ("marble", "glass", "tools", "sand")
"""Names of the commodities; everywhere else they are numbers in this order, and counts of them have it."""
CommodityId = NewType("CommodityId", int)
"""A commodity, by its place in `COMMODITIES`."""
COMMODITY_IDS = MARBLE, GLASS, TOOLS, SAND = numbers(CommodityId, 4)
EMPTY = CommodityId(-1)
"""The load of an empty wagon."""
NOWHERE = CornerId(-1)
"""Where a wagon stands before its starting city."""
ANY_BARBARIAN = -1
WANTED_BY = (CASTLE, CASTLE, QUARRY, GLASSWORKS)
"""By commodity: the kind of trade hex that takes it (TRADE-006, TRADE-062)."""
SMALL_SUPPLY = ((0, 0, 6, 6), (6, 0, 0, 6), (0, 6, 6, 0))
LARGE_SUPPLY = ((0, 0, 9, 9), (9, 0, 0, 9), (0, 9, 9, 0))
"""By kind of trade hex: its tokens by commodity (TRADE-006)."""
POINTS = (4, 5, 6, 7, 7)
"""By level: movement points."""
DRIVES_OFF_FROM = (7, 6, 5, 4, 3)
"""By level: the least number of the die that drives a barbarian off; 7 for never."""
COSTS: tuple[Counts, ...] = ((1, 0, 1, 0, 1), (1, 0, 1, 0, 1), (2, 0, 1, 0, 1), (2, 0, 1, 0, 1))
"""By level: what the next one costs (TRADE-L1 to TRADE-L5)."""
BEST = 5
"""The highest level, which is worth a point (TRADE-042)."""
START_GOLD = 5
"""TRADE-032."""


@record
class Traders:
    """All of it is public: the order of the stacks comes into being when a token is taken (TRADE-100, TRADE-100a)."""

    wagons: tuple[CornerId, ...]
    """By seat: the intersection where its wagon stands; NOWHERE before the starting city."""
    levels: tuple[int, ...]
    """By seat: the level of its baggage train, from 1 on, which is also the gold that a delivery brings."""
    loads: tuple[CommodityId, ...]
    """By seat: the commodity on its wagon, or EMPTY."""
    delivered: tuple[int, ...]
    """By seat: commodities delivered, each of which is a point."""
    stacks: tuple[int, ...]
    """By trade hex (in the order of `TradeIsland.trade_hexes`): tokens in its stack."""
    left: tuple[Annotated[Counts, Of(CommodityId)], ...]
    """By kind of trade hex (in the order of TRADE): the tokens in its stacks by commodity; everybody can count them."""
    barbarians: tuple[PathId, ...]
    """By barbarian: the path on which it stands."""
    tried: int
    """Mask of the barbarians that somebody has tried to drive off in this turn (TRADE-073)."""


KEY = "traders_barbarians"
TRADERS = Slot(KEY, Traders)


@record
class Journey:
    """Data of `traders_barbarians.wagon`: the movement of the wagon of the seat whose turn it is."""

    points: int
    """Movement points left."""
    grain: bool = False
    """True once grain has been paid in this movement (TRADE-055)."""
    moved: bool = False
    """True once the wagon has moved in this movement."""
    ended: bool = False
    """True when a plaza has ended it: only Swift Journey can follow (TRADE-057a)."""


@record
class BarbarianMove:
    """Data of `traders_barbarians.barbarian`: which barbarian must go, and what for."""

    barbarian: int = ANY_BARBARIAN
    """Its number, or ANY_BARBARIAN (TRADE-080)."""
    robs: bool = True
    """True where the owner of a road at the new path gives a card (TRADE-080a); False at a drive-off (TRADE-071b)."""


@record
class DriveOffTry:
    """Data of `traders_barbarians.drive`: the die is rolled for a barbarian."""

    barbarian: int


@record
class Loading:
    """Data of `traders_barbarians.stack` and `traders_barbarians.load`: the trade hex, by its number in
    `TradeIsland.trade_hexes`, at whose plaza the wagon stands or from whose stack the token comes."""

    place: int


def island(game: Game) -> TradeIsland:
    """Return the board."""
    found: TradeIsland = game.board
    return found


def initial(game: Game) -> Traders:
    """The stacks are full and equal at trade hexes of one kind, the barbarians stand on their paths (TRADE-007a)."""
    board, none = island(game), (0,) * game.seats
    supply = SMALL_SUPPLY if board.closed else LARGE_SUPPLY
    kinds = board.trade_kinds
    return Traders(
        wagons=(NOWHERE,) * game.seats,
        levels=(1,) * game.seats,
        loads=(EMPTY,) * game.seats,
        delivered=none,
        stacks=tuple(sum(supply[kind]) // kinds.count(kind) for kind in kinds),
        left=supply,
        barbarians=board.barbarian_paths,
        tried=0,
    )


def wanted_at(game: Game, commodity: CommodityId) -> int:
    """Return the mask of the plazas where a commodity is delivered (TRADE-062, TRADE-062a)."""
    board, kind = island(game), TRADE.index(WANTED_BY[commodity])
    return sum([1 << plaza for plaza, at in zip(board.plazas, board.trade_kinds, strict=True) if at == kind])


def stocked(game: Game, part: Traders) -> int:
    """Return the mask of the plazas where an empty wagon finds a token (TRADE-066, TRADE-067)."""
    board = island(game)
    return sum([1 << at for at, kind in zip(board.plazas, board.trade_kinds, strict=True) if any(part.left[kind])])


def barbarian_mask(part: Traders) -> int:
    """Return the mask of the paths with a barbarian."""
    return sum([1 << path for path in part.barbarians])


def points(game: Game, part: Traders, seat: Seat) -> int:
    """This module's answer to POINTS (TRADE-042, TRADE-091)."""
    return part.delivered[seat] + (part.levels[seat] == BEST)


def sources(game: Game, part: Traders, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES."""
    return (("delivered", part.delivered[seat]), ("wagon", int(part.levels[seat] == BEST)))
