"""The boards of Seafarers: islands in a frame of sea, as printed or dealt.

The options are `scenario`, `layout` (`fixed` or `random`) and `harbours` (`fixed` or `shuffled`).

Ruling where the rule file is silent: where a scenario names the hex on which the robber begins, the token of that hex
stays there when tokens are dealt (as ISLE-026 has it for its own boards).
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any

from catan_desktop.games.waters import WaterIsland
from catan_desktop.grid.axial import Axial, neighbour
from catan_desktop.grid.topology import CornerId, HexId, Topology, build
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import OptionSpec
from catan_desktop.kernel.ids import Total
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import CornerMask, Harbour, HexMask, PathMask
from catan_desktop.mechanics.layouts import (
    FIXED,
    RANDOM,
    RED,
    SHUFFLED,
    dealt_harbours,
    read,
    red_neighbours,
    shuffled_at,
)
from catan_desktop.mechanics.terrain import DESERT, TerrainId

from .charts import FOG, GOLD, KINDS, SEA, SeaChart
from .scenarios import OPTION, SCENARIOS

USUAL = "usual"
"""Harbours as the scenario has them: printed, or shuffled (SEA-035a)."""
OPTIONS = (
    OPTION,
    OptionSpec("layout", FIXED, (FIXED, RANDOM), clashes=((OPTION.key, "pirates"),)),
    OptionSpec("harbours", USUAL, (USUAL, FIXED, SHUFFLED)),
)
"""SEA-030, SEA-035, SEA-035a, PIRATE-002."""
_SEA, _FOG, _DESERT, _GOLD = [KINDS.index(kind) for kind in (SEA, FOG, DESERT, GOLD)]


@record
class Gifts:
    """What lies at the coasts of the tribe for whoever comes first (TRIBE-007)."""

    points: PathMask
    cards: PathMask
    harbours: tuple[Harbour, ...]


@record
class SeaIsland(WaterIsland):
    """Islands in a frame of sea; every hex of the frame is one of the board (SEA-010)."""

    areas: tuple[HexMask, ...] = ()
    """The islands that rules name, the main one first: masks of hexes (SEA-027)."""
    pirate_start: HexId | None = None
    """Where the pirate begins; None where there is none."""
    robber_hex: HexId | None = None
    """Where the robber begins, if the scenario names the hex (SEA-112)."""
    villages: tuple[CornerId, ...] = ()
    """The intersections of the villages (CLOTH-013)."""
    village_numbers: tuple[Total, ...] = ()
    """By village: the roll on which it pays cloth (CLOTH-034)."""
    gifts: Gifts | None = None
    """The gifts of the start; the board has no harbours then (TRIBE-006)."""
    pile: tuple[TerrainId, ...] = ()
    """The terrain of the tiles that lie on the undiscovered hexes, in no order (SEA-142)."""
    pile_tokens: tuple[Total, ...] = ()
    """The number tokens for them (SEA-143)."""

    def _lies(self, kind: int) -> HexMask:
        return sum(1 << hex for hex, terrain in enumerate(self.terrain) if terrain == kind)

    @cached_property
    def sea(self) -> HexMask:
        """The mask of the sea hexes."""
        return self._lies(_SEA)

    @cached_property
    def fog(self) -> HexMask:
        """The mask of the undiscovered hexes."""
        return self._lies(_FOG)

    @cached_property
    def fog_corners(self) -> CornerMask:
        """The mask of the intersections at undiscovered hexes."""
        return self.corners_at(self.fog)

    @cached_property
    def land_hexes(self) -> HexMask:
        """The mask of the land hexes."""
        return self.topology.all_hexes & ~(self.sea | self.fog)

    @cached_property
    def land_corners(self) -> CornerMask:
        """The mask of the land intersections (SEA-024, SEA-025)."""
        return self.corners_at(self.land_hexes)

    @cached_property
    def building_corners(self) -> CornerMask:
        """The mask of the intersections that are land or may yet turn out to be (SEA-142)."""
        return self.corners_at(self.land_hexes | self.fog)

    def corners_at(self, hexes: HexMask) -> CornerMask:
        """Return the mask of the intersections that touch some of these hexes."""
        return sum(1 << corner for corner, near in enumerate(self.topology.corner_hexes) if near & hexes)

    @cached_property
    def road_paths(self) -> PathMask:
        """The mask of the land and coast paths (SEA-020, SEA-021); none at an undiscovered hex (SEA-146)."""
        each, land, fog = enumerate(self.topology.path_hexes), self.land_hexes, self.fog
        return sum(1 << path for path, near in each if near & land and not near & fog)

    @cached_property
    def ship_paths(self) -> PathMask:
        """The mask of the coast and sea paths (SEA-020, SEA-022); none at an undiscovered hex (SEA-146)."""
        each, land, fog = enumerate(self.topology.path_hexes), self.land_hexes, self.fog
        return sum(1 << path for path, near in each if (near & land).bit_count() < 2 and not near & fog)

    @cached_property
    def gold_fields(self) -> HexMask:
        """The mask of the gold fields."""
        return self._lies(_GOLD)

    @cached_property
    def area_corners(self) -> tuple[CornerMask, ...]:
        """By area: the mask of its intersections; one that touches two areas belongs to the first (SEA-028)."""
        found, taken = [], 0
        for hexes in self.areas:
            corners = self.corners_at(hexes) & ~taken
            found.append(corners)
            taken |= corners
        return tuple(found)

    @cached_property
    def gift_harbours(self) -> dict[int, Harbour]:
        """By path: the harbour that lies there as a gift."""
        given = () if self.gifts is None else self.gifts.harbours
        return {self.topology.parse_path(harbour.path): harbour for harbour in given}

    @cached_property
    def home_coast(self) -> dict[int, Axial]:
        """By coast path of the main area: the position on its sea side, which may lie in the frame."""
        topology, found = self.topology, {}
        for path in bits(self.ship_paths & self.road_paths):
            (hex,) = bits(topology.path_hexes[path] & self.land_hexes)
            if self.areas[0] >> hex & 1:
                q, r, way = topology.paths[path]
                here, beyond = (q, r), neighbour((q, r), way)
                found[path] = beyond if topology.hexes[hex] == here else here
        return found

    @cached_property
    def robber_start(self) -> HexId | None:
        """The hex that the scenario names, or else the first desert (SEA-112); None: beside the board (WORLD-023)."""
        return super().robber_start if self.robber_hex is None else self.robber_hex


def areas(topology: Topology, terrain: tuple[int, ...], belt: bool, homes: int) -> tuple[HexMask, ...]:
    """Return the islands of a board by their hexes: the largest ones, as many as are `homes` and at least one, come
    first, the others in the order of their first hex.

    With a `belt` of deserts, which is no part of an island, what touches it besides the main island is one area, and
    comes second (SAND-006).
    """
    deserts = sum(1 << hex for hex, kind in enumerate(terrain) if kind == _DESERT) if belt else 0
    left = sum(1 << hex for hex, kind in enumerate(terrain) if kind not in {_SEA, _FOG}) & ~deserts
    found = []
    while left:
        island = reached = left & -left
        while reached:
            near = 0
            for hex in bits(reached):
                near |= topology.hex_hexes[hex]
            reached = near & left & ~island
            island |= reached
        found.append(island)
        left &= ~island
    mains = sorted(found, key=lambda island: -island.bit_count())[: homes or 1]
    near = 0
    for hex in bits(deserts):
        near |= topology.hex_hexes[hex]
    beyond = sum(island for island in found if island & near and island not in mains)
    rest = [island for island in found if island not in mains and not island & beyond]
    return tuple([island for island in (*mains, beyond, *rest) if island])


def board(seats: int, options: Options, rng: Random, **changes: Any) -> SeaIsland:
    """Return the board for `seats` players; `changes` are those of the scenario."""
    scenario = replace(SCENARIOS[str(options[OPTION.key])], **changes)
    printed = scenario.board(seats)
    chart, topology = printed.chart, build(printed.chart.land)
    terrain, tokens = read(chart)
    islands = areas(topology, terrain, scenario.belt, scenario.homes)
    robber = None if printed.robber is None else topology.hex_id(printed.robber)
    layout = str(options["layout"])
    if layout == RANDOM:
        homes = scenario.homes or len(islands)
        rest = 0 if scenario.printed_isles else sum(islands[homes:])
        stay = sum(1 << hex for hex, kind in enumerate(terrain) if kind == _DESERT and scenario.printed_deserts)
        terrain, tokens = dealt(printed, terrain, tokens, (sum(islands[:homes]) & ~stay, rest), robber, rng)
    if options["harbours"] == USUAL:
        options = {**options, "harbours": SHUFFLED if printed.shuffled_harbours else FIXED}
    villages = [entry.rsplit(" ", 1) for entry in printed.villages.strip().replace(",\n", ", ").split(", ") if entry]
    harbours, gifts = dealt_harbours(chart, options, rng), None
    if printed.gifts is not None:
        points, cards = [sum(1 << topology.parse_path(path) for path in paths.split()) for paths in printed.gifts]
        harbours, gifts = (), Gifts(points, cards, harbours)
    return SeaIsland(
        layout,
        topology.hexes,
        terrain,
        tokens,
        harbours,
        terrain_kinds=KINDS,
        areas=islands,
        pirate_start=None if printed.pirate is None else topology.hex_id(printed.pirate),
        robber_hex=robber,
        pile=tuple([TerrainId(kind) for kind in printed.pile]),
        pile_tokens=printed.tokens,
        villages=tuple([CornerId(topology.parse_corner(corner)) for corner, _ in villages]),
        village_numbers=tuple([int(number) for _, number in villages]),
        gifts=gifts,
    )


def dealt(
    printed: SeaChart,
    terrain: tuple[int, ...],
    tokens: tuple[tuple[int, ...], ...],
    bags: tuple[HexMask, ...],
    kept: HexId | None,
    rng: Random,
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return terrain and tokens dealt anew within their bags, until they are legal (SEA-031 to SEA-034).

    The token on the hex `kept` stays there.
    """
    mixed, quiet = sum(bags), [build(printed.chart.land).hex_id(hex) for hex in printed.quiet]
    while True:
        lying, laid = terrain, list(tokens)
        for bag in bags:
            lying = shuffled_at(lying, bits(bag), rng)
            numbers = [tokens[hex] for hex in bits(bag) if tokens[hex] and hex != kept]
            rng.shuffle(numbers)
            for hex in bits(bag):
                if hex != kept:
                    laid[hex] = numbers.pop() if KINDS[lying[hex]].takes_token else ()
        gold = any(lying[hex] == _GOLD and laid[hex] in RED for hex in bits(mixed))
        if (
            not gold
            and not any(laid[hex][0] in printed.loud for hex in quiet)
            and (kept is None or KINDS[lying[kept]].takes_token)
            and not red_neighbours(printed.chart.land, laid)
        ):
            return lying, tuple(laid)
