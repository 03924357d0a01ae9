"""What bots see in the fog: what may lie there, by what is left in the piles (FOG-031)."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.games.seafarers.charts import GOLD, KINDS
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.kernel import Game, GameState, Reason, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import road_sites
from catan_desktop.mechanics.questions import REACHES
from catan_desktop.mechanics.routes import ends_of

_GOLD = KINDS.index(GOLD)
NEARER = 0.75
"""What is left of a discovery that is a ship farther off."""
CARD, GOLD_CARD, SITE = 0.65, 0.5, 2.0
"""Points that the card of a discovery is worth, how much more gold counts, and points for a card a roll at the land."""


def exploration(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """This module's answer to PROMISES: what the two nearest undiscovered hexes may bring, by what is left in the
    piles, and the land that the seat has reached where fog was."""
    board, topology, ends = sea_island(game, state), game.board.topology, PIECES.of(game, state).road_ends[seat]
    land, seen = game.board.fog & board.land_hexes, 0
    for corner in bits(ends & board.corners_at(land)):
        seen |= topology.corner_hexes[corner] & land
    worth = _worth(game.board)
    found = [worth] * seen.bit_count()
    if board.fog:
        worth, nearest = _worth(board), [0.0, 0.0]
        roads = ends_of(topology, road_sites(game, state, seat))
        rings = [(1, roads), *[ring for _, reach in game.ask(REACHES, state, seat) for ring in enumerate(reach)]]
        for links, ring in sorted(rings):
            for corner in bits(ring & board.fog_corners):
                hexes = topology.corner_hexes[corner] & board.fog & ~seen
                seen |= hexes
                nearest += [worth * NEARER**links] * hexes.bit_count()
        nearest.sort(reverse=True)
        found += [nearest[0], 0.5 * nearest[1]]
    return (("exploration", sum(found)),)


def _worth(board: SeaIsland) -> float:
    """Return what a discovery is worth: the chance of land, gold highest, for a card and a site by the mean token."""
    fertile = sum([KINDS[terrain].takes_token for terrain in board.pile]) + GOLD_CARD * board.pile.count(_GOLD)
    tokens = board.pile_tokens or (0,)
    mean = sum([pips((number,)) for number in board.pile_tokens]) / 36 / len(tokens)
    return fertile / len(board.pile) * (CARD + SITE * mean)


def _told(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-exploration")


EXPLANATIONS = Explanations(tellers={"exploration": _told})
