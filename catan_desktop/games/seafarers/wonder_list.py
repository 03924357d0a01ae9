"""The wonders of Catan: what they need and cost, who builds which, and how high they are.

Rulings where the rule file is silent:
* The second Theatre and the second Great Bridge have condition and price of the first ones, and builders of their own.
* A harbour that is out of use (by an event card) meets no condition.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, reduce
from operator import or_

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Level, Seat
from catan_desktop.kernel.record import record, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import CornerMask, board_now
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import served_corners
from catan_desktop.mechanics.scoring import total_points

from .scenarios import MANY, SCENARIOS
from .ships import ships_left

KEY = "wonders"
LEVELS = 4
"""WONDER-022."""
ROUTE, CATHEDRAL_POINTS = 5, 6
STRAIT, WASTELAND = "strait", "wasteland"


@state_record
class Wonders:
    """The wonders of the game."""

    takers: tuple[Seat, ...]
    """By wonder: who builds it; NOBODY before its first level."""
    levels: tuple[Level, ...]
    """By wonder: how high it is."""


WONDERS = Slot(KEY, Wonders)


@record
class Wonder:
    """A wonder."""

    key: str
    price: Counts
    """Of each level (WONDER-023)."""
    missing: Callable[[Game, GameState, Seat, int], int]
    """(points of the seat) -> how much it lacks of the condition, in steps; 0: it is met."""
    rule: str

    def lacks(self, game: Game, state: GameState, seat: Seat) -> int:
        """Return how much a seat lacks of the condition, its hidden points counted (WONDER-032)."""
        return self.missing(game, state, seat, total_points(game, state, seat))

    @property
    def kind(self) -> str:
        """The name that it shares with its second one."""
        return self.key.removesuffix("-2")


@lru_cache(maxsize=32)
def marked(game: Game, name: str = "") -> CornerMask:
    """Return the mask of the marked intersections of a name; of all where there is none."""
    marks = SCENARIOS[KEY].board(game.seats).marks
    corners = " ".join([corners for key, corners in marks if name in {"", key}])
    return sum(1 << game.board.topology.parse_corner(corner) for corner in corners.split())


def _cities(game: Game, state: GameState, seat: Seat) -> int:
    return PIECES.of(game, state).cities[seat].bit_count()


def _theatre(game: Game, state: GameState, seat: Seat, points: int) -> int:
    return max(0, 2 - _cities(game, state, seat))


def _built(name: str) -> Callable[[Game, GameState, Seat, int], int]:
    def missing(game: Game, state: GameState, seat: Seat, points: int) -> int:
        pieces = PIECES.of(game, state)
        return 0 if (pieces.settlements[seat] | pieces.cities[seat]) & marked(game, name) else 2

    return missing


def _monument(game: Game, state: GameState, seat: Seat, points: int) -> int:
    pieces = PIECES.of(game, state)
    harbours = reduce(or_, board_now(game, state).harbour_corners) & served_corners(game, state, seat)
    city, town = (bool(mask[seat] & harbours) for mask in (pieces.cities, pieces.settlements))
    return (0 if city else 2 - town) + max(0, ROUTE - pieces.lengths[seat])


def _cathedral(game: Game, state: GameState, seat: Seat, points: int) -> int:
    return max(0, CATHEDRAL_POINTS - points, 1 - _cities(game, state, seat))


THEATRE = Wonder("theatre", (1, 1, 3, 0, 0), _theatre, "WONDER-W1")
BRIDGE = Wonder("bridge", (3, 0, 1, 1, 0), _built(STRAIT), "WONDER-W2")
LIST = (
    THEATRE,
    BRIDGE,
    Wonder("monument", (0, 0, 0, 3, 2), _monument, "WONDER-W3"),
    Wonder("wall", (1, 3, 0, 1, 0), _built(WASTELAND), "WONDER-W4"),
    Wonder("cathedral", (0, 1, 0, 1, 3), _cathedral, "WONDER-W5"),
)
"""WONDER-020."""
MORE = (
    Wonder("theatre-2", THEATRE.price, THEATRE.missing, THEATRE.rule),
    Wonder("bridge-2", BRIDGE.price, BRIDGE.missing, BRIDGE.rule),
)
"""Of five and six players (WONDER-021)."""


def wonders_of(game: Game) -> tuple[Wonder, ...]:
    """Return the wonders of the game, by their numbers."""
    return LIST + MORE if game.seats >= MANY else LIST


def own_wonder(part: Wonders, seat: Seat) -> int:
    """Return the wonder that a seat builds; -1 for none."""
    return part.takers.index(seat) if seat in part.takers else -1


def level_of(part: Wonders, seat: Seat) -> int:
    """Return how high the wonder of a seat is; 0 for none."""
    return max([level for taker, level in zip(part.takers, part.levels, strict=True) if taker == seat], default=0)


def highest_of_others(part: Wonders, seat: Seat) -> int:
    """Return how high the highest wonder of the other seats is."""
    return max([level for taker, level in zip(part.takers, part.levels, strict=True) if taker != seat])


NO_SUCH = Reason("reason-no-such-wonder", rule="WONDER-021")
COMPLETE = Reason("reason-wonder-complete", rule="WONDER-022")
SECOND = Reason("reason-second-wonder", rule="WONDER-025")
TAKEN = Reason("reason-wonder-taken", rule="WONDER-026")
NEEDS_SHIP = Reason("reason-wonder-needs-ship", rule="WONDER-031")


def why_not(game: Game, state: GameState, seat: Seat, wonder: int) -> Reason | None:
    """Return why the seat cannot have the next level of a wonder, cards apart; None if it can (WONDER-024 to
    WONDER-027, WONDER-031, WONDER-050)."""
    part, wonders = WONDERS.of(game, state), wonders_of(game)
    if not 0 <= wonder < len(wonders):
        return NO_SUCH
    own = own_wonder(part, seat)
    if own == wonder:
        return COMPLETE if part.levels[wonder] == LEVELS else None
    if own >= 0:
        return SECOND
    if part.takers[wonder] != NOBODY:
        return TAKEN
    if not ships_left(game, state, seat):
        return NEEDS_SHIP
    one = wonders[wonder]
    return Reason(f"reason-wonder-{one.kind}", rule=one.rule) if one.lacks(game, state, seat) else None
