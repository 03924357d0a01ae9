"""The board of a hex game: terrain, number tokens, harbours. An explicit value, so that a save needs no generator.

A game keeps the board that it began with. Where terrain, tokens or harbours change while it is played, a module keeps
what has changed in its part and answers RELAID; everybody reads `board_now`. Its topology never changes.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Annotated, Any, TypeAlias

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.topology import CornerId, HexId, PathId, Topology, build
from catan_desktop.kernel import Game, GameState, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Question
from catan_desktop.kernel.ids import Of, numbered

from .terrain import LAND, Terrain

HexMask: TypeAlias = Annotated[int, Of(HexId)]
"""Bit i stands for hex i."""
CornerMask: TypeAlias = Annotated[int, Of(CornerId)]
"""Bit i stands for intersection i."""
PathMask: TypeAlias = Annotated[int, Of(PathId)]
"""Bit i stands for path i."""
ANY = -1
"""Kind of a harbour that serves every resource."""


@record
class Harbour:
    """A place where the bank gives a better rate."""

    path: str
    """Name of the edge that it stands at."""
    kind: int
    """Resource index, or ANY."""
    rate: int
    """Equal cards that are given for one."""


CHOICE = 1.25
"""Cards of a given resource that one of choice is worth."""


@record
class Island:
    """A laid-out board. Hex, intersection and path numbers are those of `topology`."""

    layout: str
    """Name of the layout it came from."""
    land: tuple[Axial, ...]
    """Positions of the terrain hexes."""
    terrain: Annotated[tuple[int, ...], Of(HexId)]
    """By hex: the number of its terrain in `terrain_kinds`."""
    tokens: Annotated[tuple[tuple[int, ...], ...], Of(HexId)]
    """By hex: the dice totals on which it yields; empty for none, two for a double token."""
    harbours: tuple[Harbour, ...]
    ice: tuple[Axial, ...] = ()
    """Positions that belong to the frame but are drawn as ice fields."""
    terrain_kinds: tuple[Terrain, ...] = LAND
    """The kinds of terrain that may lie on the board."""

    @cached_property
    def _number(self) -> int:
        return hash((self.terrain, self.tokens))

    def __hash__(self) -> int:
        """Worked out once, from numbers alone, so that it is the same in another process."""
        return self._number

    @cached_property
    def topology(self) -> Topology:
        """The numbered graph of hexes, intersections and paths."""
        return build(self.land)

    @property
    def building_corners(self) -> int:
        """The mask of the intersections on which a settlement may ever stand."""
        return self.topology.all_corners

    @cached_property
    def codecs(self) -> dict[Any, Any]:
        """Return how action lines write sites."""
        topology = self.topology
        return {
            HexId: (topology.hex_name, topology.parse_hex),
            CornerId: (topology.corner_name, topology.parse_corner),
            PathId: (topology.path_name, topology.parse_path),
        }

    @cached_property
    def hex_terrain(self) -> tuple[Terrain, ...]:
        """By hex: its terrain."""
        return tuple(self.terrain_kinds[number] for number in self.terrain)

    @cached_property
    def hex_yields(self) -> tuple[int | None, ...]:
        """By hex: the resource that it yields, None for none."""
        return tuple(terrain.yields for terrain in self.hex_terrain)

    @cached_property
    def open_to_robber(self) -> int:
        """The mask of the hexes whose terrain lets the robber in."""
        return sum(1 << hex for hex, terrain in enumerate(self.hex_terrain) if terrain.robber_may_stand)

    @cached_property
    def robber_start(self) -> HexId | None:
        """The hex on which the robber begins; None where he begins beside the board."""
        return next((hex for hex, terrain in numbered(HexId, self.hex_terrain) if terrain.robber_starts), None)

    @cached_property
    def printed(self) -> tuple[tuple[int, ...], ...]:
        """By dice total 0..12: the hexes on whose terrain it is printed."""
        kinds = self.hex_terrain
        return tuple(tuple(hex for hex, terrain in enumerate(kinds) if total in terrain.printed) for total in range(13))

    @cached_property
    def producers(self) -> tuple[tuple[int, ...], ...]:
        """By dice total 0..12: the hexes that yield on it."""
        return tuple(tuple(hex for hex, numbers in enumerate(self.tokens) if total in numbers) for total in range(13))

    @cached_property
    def harbour_corners(self) -> tuple[int, ...]:
        """By harbour: the mask of its two intersections."""
        topology = self.topology
        return tuple(topology.path_end_mask[topology.parse_path(harbour.path)] for harbour in self.harbours)

    @cached_property
    def _coast(self) -> int:
        """The mask of all intersections at harbours."""
        coast = 0
        for corners in self.harbour_corners:
            coast |= corners
        return coast

    @cached_property
    def _rates(self) -> dict[tuple[int, int, int], tuple[int, ...]]:
        """Return what `rates_at` has worked out."""
        return {}

    def rates_at(self, own: int, rate: int, kinds: int) -> tuple[int, ...]:
        """By kind of card: what the bank asks of a seat with these intersections, `rate` where no harbour is better."""
        key = (own & self._coast, rate, kinds)
        found = self._rates.get(key)
        if found is None:
            rates = [rate] * kinds
            for harbour, corners in zip(self.harbours, self.harbour_corners, strict=True):
                for kind in range(kinds) if harbour.kind == ANY else (harbour.kind,):
                    if own & corners:
                        rates[kind] = min(rates[kind], harbour.rate)
            found = self._rates[key] = tuple(rates)
        return found

    def common_rate(self, own: int, rate: int) -> int:
        """Return what the bank asks of a seat with these intersections where only harbours that serve every kind
        count."""
        for corners, better in self._common:
            if own & corners:
                rate = min(rate, better)
        return rate

    @cached_property
    def _common(self) -> tuple[tuple[int, int], ...]:
        """Of the harbours that serve every kind: the mask of their intersections, and their rate."""
        each = zip(self.harbours, self.harbour_corners, strict=True)
        return tuple([(corners, harbour.rate) for harbour, corners in each if harbour.kind == ANY])

    @cached_property
    def flows(self) -> tuple[tuple[tuple[int, float], ...], ...]:
        """By hex: the resources that it yields, each with its cards in 36 rolls; a card of choice counts as `CHOICE`
        cards, shared among all kinds alike."""
        kinds = max((kind.yields for kind in self.terrain_kinds if kind.yields is not None), default=-1) + 1
        found: list[tuple[tuple[int, float], ...]] = []
        for terrain, token in zip(self.hex_terrain, self.tokens, strict=True):
            if terrain.choice:
                found.append(tuple([(kind, CHOICE * pips(token) / kinds) for kind in range(kinds)]))
            else:
                found.append(() if terrain.yields is None else ((terrain.yields, pips(token)),))
        return tuple(found)

    @cached_property
    def choices(self) -> HexMask:
        """The mask of the hexes that yield cards of choice."""
        return sum(1 << hex for hex, terrain in enumerate(self.hex_terrain) if terrain.choice)

    @cached_property
    def yields(self) -> tuple[tuple[float, ...], ...]:
        """By intersection: cards a roll, by resource, of a settlement there."""
        kinds = max((kind.yields for kind in self.terrain_kinds if kind.yields is not None), default=-1) + 1
        rows = []
        for hexes in self.topology.corner_hexes:
            row = [0.0] * kinds
            for hex in bits(hexes):
                for kind, cards in self.flows[hex]:
                    row[kind] += cards / 36
            rows.append(tuple(row))
        return tuple(rows)


RELAID: Question[Island | None] = Question(
    "the board as it lies now", None, lambda a, b: a if b is None else b, neutral=True
)
"""() -> the board with the terrain, tokens and harbours of now, None as long as they are those of the start; the answer
of the last module counts. To be read through `board_now`."""


def board_now(game: Game, state: GameState) -> Island:
    """Return the board with its terrain, tokens and harbours as they lie now."""
    laid: Island = game.board
    return game.folded[RELAID](game, state) or laid if RELAID in game.folded else laid


@lru_cache(maxsize=256)
def relaid(
    island: Island,
    tokens: tuple[tuple[int, ...], ...],
    terrain: tuple[int, ...] | None = None,
    harbours: tuple[Harbour, ...] | None = None,
) -> Island:
    """Return the board with other tokens, and other terrain and harbours where some are given."""
    return replace(
        island,
        tokens=tokens,
        terrain=island.terrain if terrain is None else terrain,
        harbours=island.harbours if harbours is None else harbours,
    )


def terrain_around(island: Island, corner: int) -> list[int]:
    """Return the resources that the hexes around an intersection yield, in hex order."""
    kinds = island.hex_yields
    return [kind for hex in bits(island.topology.corner_hexes[corner]) if (kind := kinds[hex]) is not None]


def pips(token: tuple[int, ...]) -> int:
    """Return how many of 36 dice throws make a token yield."""
    return sum(6 - abs(7 - total) for total in token)
