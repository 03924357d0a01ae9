"""Knights as pieces: putting them on the board and taking them off, with everything that follows for roads.

Whoever moves a knight calls these functions; they keep the routes of the others in step and have Longest Road judged
(CK-570, CK-572), unless a card is in the middle of its effect (CK-396).
"""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Events, Game, GameState, Seat, replace
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.awards import longest_due
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import routes_after_crossing
from catan_desktop.mechanics.questions import SHIPS
from catan_desktop.mechanics.routes import joined_to

from .numbers import KNIGHTS_EACH, RankId
from .part import KNIGHTS, Knights, all_knights, free_corners, knights_of


def knights_left(part: Knights, seat: Seat, rank: RankId) -> int:
    """Knights of a rank in the seat's supply (CK-241)."""
    return KNIGHTS_EACH - part.ranks[seat][rank].bit_count()


def put_knight(
    game: Game, state: GameState, seat: Seat, corner: CornerId, rank: RankId, out: Events, active: bool = False
) -> GameState:
    """A knight from the supply stands on a free intersection, without flags."""
    part, spot = KNIGHTS.of(game, state), 1 << corner
    basic, strong, mighty = [mask | spot if kind == rank else mask for kind, mask in enumerate(part.ranks[seat])]
    now = part.active | (spot if active else 0)
    part = replace(part, ranks=put(part.ranks, seat, (basic, strong, mighty)), active=now)
    state = routes_after_crossing(game, KNIGHTS.put(game, state, part), seat, spot)
    return longest_due(game, state, out)


def _carried(game: Game, state: GameState, seat: Seat, spot: int, there: int) -> GameState:
    """Return the state in which what was of the knight at one place is of another, or of none."""
    part = KNIGHTS.of(game, state)

    def after(mask: int) -> int:
        return mask & ~spot | there if mask & spot else mask

    basic, strong, mighty = [after(mask) for mask in part.ranks[seat]]
    flags = [after(mask) for mask in (part.active, part.acted, part.activated, part.promoted)]
    state = KNIGHTS.put(game, state, Knights(put(part.ranks, seat, (basic, strong, mighty)), *flags))
    return routes_after_crossing(game, state, seat, spot | there)


def lift_knight(game: Game, state: GameState, seat: Seat, corner: CornerId) -> GameState:
    """A knight leaves the board, losing its state and flags; nothing is judged."""
    return _carried(game, state, seat, 1 << corner, 0)


def take_knight(game: Game, state: GameState, seat: Seat, corner: CornerId, out: Events) -> GameState:
    """A knight goes back to the supply (CK-243)."""
    return longest_due(game, lift_knight(game, state, seat, corner), out)


def carry_knight(game: Game, state: GameState, seat: Seat, corner: CornerId, to: CornerId) -> GameState:
    """A knight stands elsewhere, with the state and flags that it had; nothing is judged."""
    return _carried(game, state, seat, 1 << corner, 1 << to)


def shift_knight(game: Game, state: GameState, seat: Seat, corner: CornerId, to: CornerId, out: Events) -> GameState:
    """`carry_knight`, then Longest Road is judged."""
    return longest_due(game, carry_knight(game, state, seat, corner, to), out)


def raise_knight(part: Knights, seat: Seat, corner: CornerId) -> Knights:
    """A knight rises one rank, keeping its state; its old piece returns to the supply (CK-270, CK-274, CK-275)."""
    spot = 1 << corner
    basic, strong, mighty = part.ranks[seat]
    risen = (basic & ~spot, strong & ~spot | basic & spot, mighty | strong & spot)
    return replace(part, ranks=put(part.ranks, seat, risen), promoted=part.promoted | spot)


def strength(part: Knights, seat: Seat, counted: int = -1) -> int:
    """The strength of the seat's active knights, of those on the intersections `counted` alone if it is given."""
    mask = part.active & counted
    if not mask:
        return 0
    basic, strong, mighty = part.ranks[seat]
    return (basic & mask).bit_count() + 2 * (strong & mask).bit_count() + 3 * (mighty & mask).bit_count()


def standing_strength(part: Knights, seat: Seat) -> int:
    """The strength of all knights of a seat, active or not."""
    basic, strong, mighty = part.ranks[seat]
    return basic.bit_count() + 2 * strong.bit_count() + 3 * mighty.bit_count()


def links_of(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the paths with a road or a ship of the seat (CK-681)."""
    roads = PIECES.of(game, state).roads[seat]
    return roads | game.ask(SHIPS, state, seat) if SHIPS in game.folded else roads


def knight_routes(game: Game, state: GameState, seat: Seat, start: int) -> int:
    """Intersections that a chain of the seat's roads and ships reaches from `start`, which itself is left out (CK-284,
    CK-683).

    Buildings and knights of others end a chain; they are reached, not passed.
    """
    topology, pieces, part = game.board.topology, PIECES.of(game, state), KNIGHTS.of(game, state)
    own = pieces.settlements[seat] | pieces.cities[seat]
    barred = pieces.buildings & ~own | all_knights(part) & ~knights_of(part, seat)
    return joined_to(topology, 1 << start, links_of(game, state, seat), barred) & ~(1 << start)


def retreats(game: Game, state: GameState, seat: Seat, corner: CornerId) -> int:
    """Free intersections that a driven-away knight of the seat can go to (CK-303)."""
    return knight_routes(game, state, seat, corner) & free_corners(game, state)
