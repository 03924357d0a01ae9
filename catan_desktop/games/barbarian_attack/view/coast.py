"""The state of the coast: riders around each hex, and which check would be a victory now."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.barbarian_attack.battle import riders_at
from catan_desktop.games.barbarian_attack.part import attack, island
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, GameState, record


@record
class Stand:
    """A coastal hex with barbarians."""

    hex: HexId
    barbarians: int
    riders: tuple[int, ...]
    """By seat: riders on its six paths."""

    @property
    def lacking(self) -> int:
        """Riders that are missing for a victory (BARB-079); 0: it would be one."""
        return max(0, self.barbarians + 1 - sum(self.riders))

    @property
    def involved(self) -> int:
        """Mask of the seats with a rider there (BARB-080)."""
        return sum(1 << seat for seat, count in enumerate(self.riders) if count)

    @property
    def parties(self) -> int:
        """Return how many seats are involved."""
        return self.involved.bit_count()


def stands(game: Game, state: GameState) -> Iterator[Stand]:
    """Return the coastal hexes with barbarians, in the order in which they are checked (BARB-078)."""
    standing = attack(game, state).standing
    for hex in island(game).coast:
        if standing[hex]:
            yield Stand(hex, standing[hex], riders_at(game, state, hex))


def most_losses(game: Game, state: GameState, seat: int, hex: HexId) -> int:
    """Return how many riders a seat loses at a hex at most when the die strikes one direction (BARB-082)."""
    board = island(game)
    here = attack(game, state).riders[seat] & board.path_masks[hex]
    return max((here & paths).bit_count() for paths in board.by_direction.values())
