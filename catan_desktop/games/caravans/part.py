"""The part of a state that Caravans keeps: the camels, and where the next one may go (CARAVAN section 3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType

from catan_desktop.grid.topology import CornerId, PathId, Topology
from catan_desktop.kernel import Game, GameState, record, replace
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.ids import members, numbered
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.board import CornerMask, PathMask

from .layouts import CaravanIsland

CaravanId = NewType("CaravanId", int)
"""A caravan, by its place among the arrows of the board."""
NO_PATH, NO_CARAVAN = PathId(-1), CaravanId(-1)
ARROWS = 3
"""Caravans of an oasis."""
CAMELS = 11
"""Camels that each oasis adds to the box; a board with one oasis has twice this number (CARAVAN-002, CARAVAN-003)."""


@state_record
class Caravans:
    """Where the camels lie. The fields from `camels` on are kept for speed."""

    trails: tuple[tuple[PathId, ...], ...]
    """By caravan: the paths with its camels, the first one first."""
    due: bool = False
    """True if a settlement or city has been built since the last camel was due (CARAVAN-040, CARAVAN-042)."""
    camels: PathMask = 0
    """Mask of the paths with a camel."""
    stops: CornerMask = 0
    """Mask of the intersections where two or more camel paths meet (CARAVAN-072)."""


@record
class Placement:
    """A place for the next camel: a path that a caravan may take (CARAVAN-031)."""

    path: PathId
    caravan: CaravanId


CARAVANS = Slot("caravans", Caravans)


def island(game: Game) -> CaravanIsland:
    """Return the board."""
    found: CaravanIsland = game.board
    return found


def initial(game: Game) -> Caravans:
    """No caravan has begun."""
    return Caravans(((),) * len(island(game).arrows))


def camels_left(game: Game, part: Caravans) -> int:
    """Return the number of camels in the supply."""
    return CAMELS * (1 + island(game).oases.bit_count()) - part.camels.bit_count()


def head_of(board: CaravanIsland, caravan: CaravanId, trail: Sequence[int]) -> CornerId:
    """Return the intersection from which a caravan that has begun goes on."""
    head: int = board.arrows[caravan].head
    for path in trail[1:]:
        head = sum(board.topology.path_ends[path]) - head
    return CornerId(head)


def ways(game: Game, part: Caravans) -> tuple[tuple[Placement, int], ...]:
    """Return the paths that each caravan can take, with the intersection to which they bring its head (CARAVAN-022 to
    CARAVAN-031)."""
    if not camels_left(game, part):
        return ()
    board, found = island(game), []
    topology = board.topology
    for caravan, (arrow, trail) in numbered(CaravanId, zip(board.arrows, part.trails, strict=True)):
        if trail:
            head = head_of(board, caravan, trail)
            free = members(PathId, topology.corner_paths[head] & ~part.camels)
            found += [(Placement(path, caravan), sum(topology.path_ends[path]) - head) for path in free]
        elif not part.camels >> arrow.path & 1:
            found.append((Placement(arrow.path, caravan), arrow.head))
    return tuple(found)


def placements(game: Game, part: Caravans) -> tuple[Placement, ...]:
    """Return where the next camel may lie: of two caravans that would take the same path to the same head the one with
    the smaller number (CARAVAN-032)."""
    found: dict[tuple[int, int], Placement] = {}
    for place, head in ways(game, part):
        found.setdefault((place.path, head), place)
    return tuple(found.values())


def going(game: Game, part: Caravans) -> set[CaravanId]:
    """Return the caravans that have not come to their end, also where their way is offered under another's number."""
    return {place.caravan for place, _ in ways(game, part)}


def with_camel(game: Game, part: Caravans, placement: Placement) -> Caravans:
    """Return the part with a camel more."""
    path, caravan = placement.path, placement.caravan
    camels = part.camels | 1 << path
    return replace(
        part,
        trails=put(part.trails, caravan, (*part.trails[caravan], path)),
        camels=camels,
        stops=part.stops | _met(island(game).topology, path, camels),
    )


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with the masks that the trails make."""
    part, topology = CARAVANS.of(game, state), island(game).topology
    camels = mask_of([path for trail in part.trails for path in trail])
    stops = 0
    for path in bits(camels):
        stops |= _met(topology, path, camels)
    return CARAVANS.put(game, state, replace(part, camels=camels, stops=stops))


def _met(topology: Topology, path: int, camels: int) -> int:
    """The ends of a path at which another camel lies."""
    return sum([1 << end for end in topology.path_ends[path] if topology.corner_paths[end] & camels & ~(1 << path)])
