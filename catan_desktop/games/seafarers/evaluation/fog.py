"""What bots see in the fog: what may lie there, by what is left in the piles (FOG-031)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.games.seafarers.charts import GOLD, KINDS
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.kernel import Game, GameState, Reason, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import road_sites
from catan_desktop.mechanics.routes import ends_of

from .islands import NEARER, links_to

_GOLD = KINDS.index(GOLD)
CARD, GOLD_CARD, SITE = 0.65, 0.5, 2.0
"""Points that the card of a discovery is worth, how much more gold counts, and points for a card a roll at the land."""


def exploration(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """This module's answer to PROMISES: what the two nearest undiscovered hexes may bring, by what is left in the
    piles, and the land that the seat has reached where fog was."""
    board, topology, ends = sea_island(game, state), game.board.topology, PIECES.of(game, state).road_ends[seat]
    land, seen = game.board.fog & board.land_hexes, 0
    for corner in bits(ends & game.board.fog_corners):
        seen |= topology.corner_hexes[corner] & land
    worth = _worth(game.board.pile, game.board.pile_tokens)
    found = [worth] * seen.bit_count()
    if board.fog:
        worth, nearest = _worth(board.pile, board.pile_tokens), [0.0, 0.0]
        roads = ends_of(topology, road_sites(game, state, seat))
        for links, ring in sorted([(1, roads), *links_to(game, state, seat)]):
            for corner in bits(ring & board.fog_corners):
                hexes = topology.corner_hexes[corner] & board.fog & ~seen
                seen |= hexes
                nearest += [worth * NEARER**links] * hexes.bit_count()
        nearest.sort(reverse=True)
        found += [nearest[0], 0.5 * nearest[1]]
    return (("exploration", sum(found)),)


@lru_cache(maxsize=256)
def _worth(pile: tuple[int, ...], tokens: tuple[int, ...]) -> float:
    """Return what a discovery is worth: the chance of land, gold highest, for a card and a site by the mean token."""
    fertile = sum([KINDS[terrain].takes_token for terrain in pile]) + GOLD_CARD * pile.count(_GOLD)
    mean = sum([pips((number,)) for number in tokens]) / 36 / (len(tokens) or 1)
    return fertile / len(pile) * (CARD + SITE * mean)


def _told(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-exploration")


EXPLANATIONS = Explanations(tellers={"exploration": _told})
