"""The promise of the pieces and houses of each seat, whatever it holds: its yields, its sites, its way to more land."""

from __future__ import annotations

from catan_desktop.evaluation.memory import memory_of
from catan_desktop.games.landnam.board import NEIGHBOURS, OUT, RIM, TOPOLOGY
from catan_desktop.games.landnam.cases import Case
from catan_desktop.games.landnam.land import LAND, NO_HARBOUR, Land, of_kinds, productive, unknown
from catan_desktop.games.landnam.tables import BANK_RATE, GRAIN, HARBOUR_RATE, KINDS, MOUNTAIN, SEA, TERRAIN
from catan_desktop.games.landnam.units import UNITS, Units
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Counts, Game, GameState, record
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import SEATS, members, numbered

from .yields import RATE, UNSEEN

OF_HEX = tuple([tuple(bits(mask)) for mask in TOPOLOGY.hex_corner_mask])
"""By hex: its corners."""
OF_CORNER = tuple([tuple(bits(mask)) for mask in TOPOLOGY.corner_hexes])
"""By intersection: the hexes of the map around it."""
PIECE_YIELD = 2.0
BARRED = 0.3
"""Share of its yield that a house keeps where a piece stands: it will not stand there for ever."""
COAST = 0.03
"""Cards a roll that a site at the sea counts more: it can become a city."""
DISTANCES = (1.0, 0.85, 0.8)
"""By steps to where a farm can be founded: what is left of its worth."""


@record
class Ground:
    """What the pieces and houses of a seat promise."""

    flow: tuple[float, ...]
    """Cards a roll of its houses, by resource."""
    standing: tuple[float, ...]
    """The same of its pieces."""
    rates: Counts
    """Of the bank."""
    sites: tuple[tuple[float, float], ...]
    """By piece: (cards a roll of the best site that it can found a farm on, or 0; what is left of it by the way
    there), the best first."""
    city: float
    """Cards a roll of the best farm that can become a city; below 0 for none."""
    settler: float
    """Cards a roll that a new settler would bring the seat more than its houses; below 0 for no place."""
    launch: bool
    """A settlement can launch a ship on the map."""
    frontier: int
    """0, or 1 where its pieces are two steps from unexplored land, 2 where they are beside it."""
    outlaws: tuple[tuple[int, int], ...]
    """(hex, creditors who have a settlement there) of its outlaws who are not safe."""


@record
class Grounds:
    """Of all seats, with the cases on the map."""

    seats: tuple[Ground, ...]
    cases: tuple[Case, ...]


def grounds(game: Game, state: GameState) -> Grounds:
    """Return what all pieces and houses promise, worked out once for each position of them."""
    land, units = LAND.of(game, state), UNITS.of(game, state)
    key = (Grounds, land, units)
    return memory_of(game).recall(key, lambda: _Survey(game, land, units).result())


class _Survey:
    """One look at the map."""

    def __init__(self, game: Game, land: Land, units: Units) -> None:
        self.seats, self.land, self.units = game.seats, land, units
        self.good, self.sea = productive(land), of_kinds(land.terrain, frozenset({SEA})) | 1 << OUT
        self.mountains = of_kinds(land.terrain, frozenset({MOUNTAIN}))
        self.unknown = unknown(land)
        self.rate = [RATE[number] for number in land.tokens]
        self.owners = {hex: seat for seat in range(game.seats) for hex in bits(units.on_map(seat))}
        self.houses: dict[int, tuple[int, int]] = {}
        for seat in range(game.seats):
            self.houses.update(dict.fromkeys(bits(units.farms[seat]), (seat, 1)))
            self.houses.update(dict.fromkeys(bits(units.cities[seat]), (seat, 2)))
        self.occupied, self.built_up = units.occupied, units.built_up
        self.flow = [[0.0] * len(KINDS) for _ in range(game.seats)]
        self.standing = [[0.0] * len(KINDS) for _ in range(game.seats)]
        self.corner = [0.0] * len(OF_CORNER)
        """By intersection: cards a roll of a farm there."""

    def result(self) -> Grounds:
        found = self._yields()
        self._sites()
        return Grounds(tuple([self._of_seat(seat) for seat in range(self.seats)]), tuple(found))

    def _yields(self) -> list[Case]:
        """What stands on the map yields; return the cases."""
        found: list[Case] = []
        for hex in members(HexId, self.good):
            kind, rate, owner = TERRAIN[self.land.terrain[hex]].yields or GRAIN, self.rate[hex], self.owners.get(hex)
            share = rate if owner is None else rate * BARRED
            plaintiffs = set()
            for corner in OF_HEX[hex]:
                self.corner[corner] += share
                house = self.houses.get(corner)
                if house is not None:
                    self.flow[house[0]][kind] += share * house[1]
                    plaintiffs.add(house[0])
            if owner is not None:
                self.standing[owner][kind] += PIECE_YIELD * rate
                found += [Case(SEATS[seat], SEATS[owner], hex, kind) for seat in sorted(plaintiffs) if seat != owner]
        for hex, kind in numbered(HexId, self.land.harbours):
            owner = self.owners.get(hex)
            if kind != NO_HARBOUR and owner is not None:
                sued = {self.houses[corner][0] for corner in OF_HEX[hex] if corner in self.houses}
                found += [Case(SEATS[seat], SEATS[owner], hex, kind) for seat in sorted(sued) if seat != owner]
        return found

    def _sites(self) -> None:
        """Where farms can be founded: what they would yield, 0 where they cannot."""
        fertile = 0
        for hex in members(HexId, self.good):
            fertile |= TOPOLOGY.hex_corner_mask[hex]
        coast = RIM
        for hex in members(HexId, self.sea & ~(1 << OUT)):
            coast |= TOPOLOGY.hex_corner_mask[hex]
        for corner, value in enumerate(self.corner):
            if not fertile >> corner & 1 or not self._far_enough(corner):
                self.corner[corner] = 0.0
                continue
            unseen = sum([self.unknown >> hex & 1 for hex in OF_CORNER[corner]])
            self.corner[corner] = value + UNSEEN * unseen + COAST * (coast >> corner & 1)
        self.best = [max([self.corner[corner] for corner in corners]) for corners in (*OF_HEX, tuple(bits(RIM)))]

    def _far_enough(self, corner: int) -> bool:
        if self.built_up >> corner & 1:
            return False
        for other in bits(TOPOLOGY.corner_corners[corner] & self.built_up):
            flanks = TOPOLOGY.corner_hexes[corner] & TOPOLOGY.corner_hexes[other]
            if {self.land.terrain[hex] for hex in bits(flanks)} != {SEA, MOUNTAIN}:
                return False
        return True

    def _of_seat(self, seat: int) -> Ground:
        units = self.units
        own = units.settlements(seat)
        safe = self.mountains & sum([1 << hex for corner in bits(own) for hex in OF_CORNER[corner]])
        free = ~self.occupied
        roads = {True: self.sea & free | 1 << OUT, False: (self.good | safe) & free}
        sites, frontier = [], 0
        pieces = [(hex, True) for hex in bits(units.ships[seat])] + [(hex, False) for hex in bits(units.settlers[seat])]
        pieces += [(OUT, True)] * min(2, units.outside[seat])
        for stop, ship in pieces:
            way = roads[ship]
            near = NEIGHBOURS[stop]
            after = 0
            for one in bits(near & way):
                after |= NEIGHBOURS[one]
            beside, beyond = near & self.unknown, after & self.unknown
            frontier = max(frontier, 2 if beside else 1 if beyond else 0)
            sites.append(self._site(stop, near & way, after & way & ~near))
        sites.sort(key=lambda one: -one[0] * one[1])
        settlers = units.settlers_left(seat) > 0
        return Ground(
            tuple(self.flow[seat]),
            tuple(self.standing[seat]),
            self._rates(seat, own),
            tuple(sites),
            self._city(seat),
            self._settler(own, free) if settlers else -1.0,
            units.ships_left(seat) > 0 and any(
                self.sea & free & TOPOLOGY.corner_hexes[corner] for corner in bits(own)
            ),
            frontier,
            self._outlaws(seat),
        )  # fmt: skip

    def _site(self, stop: int, first: int, second: int) -> tuple[float, float]:
        """The best site that a piece can found a farm on, within two steps."""
        here = self.best[stop]
        if stop != OUT and self.units.creditors[stop]:
            here *= 0.5
        found = (here, DISTANCES[0])
        for stops, left in ((first, DISTANCES[1]), (second, DISTANCES[2])):
            far = max([self.best[one] for one in bits(stops)], default=0.0)
            if far * left > found[0] * found[1]:
                found = (far, left)
        return found

    def _rates(self, seat: int, own: int) -> Counts:
        rates = [BANK_RATE] * len(KINDS)
        for hex, kind in numbered(HexId, self.land.harbours):
            if kind != NO_HARBOUR:
                owner = self.owners.get(hex)
                if owner == seat or (owner is None and own & TOPOLOGY.hex_corner_mask[hex]):
                    rates[kind] = HARBOUR_RATE
        return tuple(rates)

    def _city(self, seat: int) -> float:
        best = -1.0
        if self.units.houses_left(seat):
            for corner in bits(self.units.farms[seat]):
                hexes = OF_CORNER[corner]
                if RIM >> corner & 1 or any(self.sea >> hex & 1 for hex in hexes):
                    best = max(best, sum([self.rate[hex] for hex in hexes]))
        return best

    def _settler(self, own: int, free: int) -> float:
        """A piece takes two cards where the houses of its owner got theirs."""
        best = -1.0
        for corner in bits(own):
            for hex in bits(TOPOLOGY.corner_hexes[corner] & self.good & free):
                houses = (own & TOPOLOGY.hex_corner_mask[hex]).bit_count()
                best = max(best, self.rate[hex] * (PIECE_YIELD - houses))
        return best

    def _outlaws(self, seat: int) -> tuple[tuple[int, int], ...]:
        found = []
        for hex in bits(self.units.on_map(seat)):
            creditors = self.units.creditors[hex]
            if creditors and not self.mountains >> hex & 1:
                corners = TOPOLOGY.hex_corner_mask[hex]
                stay = sum([1 << other for other in bits(creditors) if self.units.settlements(other) & corners])
                if stay:
                    found.append((hex, stay))
        return tuple(found)
