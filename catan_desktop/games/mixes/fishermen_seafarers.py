"""Fishermen and Seafarers: fishing grounds along all coasts, where the pirate stops the catch (MIX section 8)."""

from __future__ import annotations

from functools import cached_property
from random import Random

from catan_desktop.games.fishermen.favours import PLAIN, ROBBER_LEAVES, Favour
from catan_desktop.games.fishermen.layouts import FishingIsland
from catan_desktop.games.fishermen.module import fishermen
from catan_desktop.games.seafarers import layouts
from catan_desktop.games.seafarers.events import PirateMoved
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.pirate import PIRATE, Pirate
from catan_desktop.games.seafarers.scenarios import MANY
from catan_desktop.games.waters import Ground
from catan_desktop.grid.axial import DIRECTIONS, Axial, neighbour
from catan_desktop.kernel import Action, Counts, Events, Game, GameState, record
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.record import widened
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.layouts import shuffled
from catan_desktop.mechanics.parts import HOME
from catan_desktop.mechanics.questions import BLOCKED

from .mix import Joint, Mix

NUMBERS = {False: (6, 8, 5, 9, 4, 10), True: (6, 8, 5, 9, 5, 9, 4, 10)}
"""By whether there are five players or more: the numbers of the grounds, the likeliest first (MIX-191)."""
DEALS = 100
"""Orders of the places that are tried until there is room for all."""


@record
class FishingSea(FishingIsland, SeaIsland):
    """Islands in the sea with fishing grounds."""

    @cached_property
    def ground_corners(self) -> tuple[int, ...]:
        """By ground: the mask of its three intersections on land."""
        return tuple([self.topology.corners_of(ground.sea) & self.land_corners for ground in self.grounds])


def free_places(board: SeaIsland) -> tuple[Axial, ...]:
    """Return the positions of sea and frame without a harbour that touch three intersections of land (MIX-190)."""
    topology, land = board.topology, [board.topology.hexes[hex] for hex in bits(board.land_hexes)]
    harbours = {topology.parse_path(harbour.path) for harbour in board.harbours}

    def free(at: Axial) -> bool:
        coast = {topology.path_id(*at, way) for way in DIRECTIONS if neighbour(at, way) in land}
        return (topology.corners_of(at) & board.land_corners).bit_count() == 3 and not coast & harbours

    near = dict.fromkeys([neighbour(hex, way) for hex in land for way in DIRECTIONS])
    return tuple([at for at in near if at not in land and free(at)])


def dealt_grounds(board: SeaIsland, seats: int, rng: Random) -> tuple[Ground, ...]:
    """Return grounds on free places, no two of which share an intersection (MIX-191)."""
    numbers, places, best = NUMBERS[seats >= MANY], free_places(board), list[Axial]()
    for _ in range(DEALS):
        taken, found = 0, list[Axial]()
        for at in shuffled(places, rng):
            corners = board.topology.corners_of(at) & board.land_corners
            if not corners & taken and len(found) < len(numbers):
                found.append(at)
                taken |= corners
        best = max(best, found, key=len)
        if len(best) == len(numbers):
            break
    return tuple([Ground(at, number) for at, number in zip(best, numbers, strict=False)])


def board(seats: int, options: Options, rng: Random) -> FishingSea:
    """Return the board of the scenario with fishing grounds, without a lake (MIX-194)."""
    found = layouts.board(seats, options, rng)
    return widened(found, FishingSea, grounds=dealt_grounds(found, seats, rng))


@record
class FishPirate(Action):
    """2 fish: the pirate leaves the board."""

    tokens: Counts


def send_pirate(game: Game, state: GameState, action: FishPirate, out: Events) -> GameState:
    """He goes beside the board, and comes back with the next 7 or knight that moves him (MIX-195)."""
    out.append(PirateMoved(action.seat, HOME, PIRATE.of(game, state).hex))
    return PIRATE.put(game, state, Pirate(HOME))


def blocked(game: Game, state: GameState) -> int:
    """This module's answer to BLOCKED: the pirate stops the catch of the ground that he lies on (MIX-193)."""
    hex = PIRATE.of(game, state).hex
    return sum(game.board.ground_hexes) & 1 << hex if hex != HOME else 0


PIRATE_LEAVES = Favour(
    FishPirate,
    ROBBER_LEAVES.price,
    send_pirate,
    ("reason-pirate-not-on-board MIX-195", lambda g, s, a: PIRATE.of(g, s).hex == HOME),
)
MODULE = Module(slot=no_part("fished_pirate"), version=1, answers={BLOCKED: blocked})
MIX = Mix(
    0,
    board,
    FishingSea,
    (),
    joints=(Joint(MODULE, f"{__package__}.view.fished_pirate"),),
    instead=(fishermen(ROBBER_LEAVES, PIRATE_LEAVES, *PLAIN[1:]),),
    scenarios=("shores", "islands", "desert"),
    words=("fishermen-seafarers",),
)
