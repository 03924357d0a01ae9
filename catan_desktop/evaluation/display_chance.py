"""The chance to win as shown to people: each part of the judgement counts by the phase of the game.

The figures of a game are fitted to games of bots (`benchmarks/told.py`), and foretell the winner better than what a
search goes by. They say what goes with winning, not what brings it about: whoever is rich holds more cards, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from catan_desktop.kernel import Game, GameState, record
from catan_desktop.kernel.ids import SEATS
from catan_desktop.mechanics.scoring import goal_of

from .personality import SOBER
from .position import BySeat, Parts
from .win_chance import chances, next_to_roll, odds

DisplayOdds: TypeAlias = Callable[[Game, GameState], list[float]]
"""The logarithm of the odds to win of every seat, by seat, in a game that goes on."""
Ends: TypeAlias = tuple[float, float]
"""At the beginning of a game, and near its end; what lies between changes in a straight line."""


@record
class Shares:
    """What counts, and how much."""

    begun: float
    """The share of the goal that the seats have on the average where a game begins, ..."""
    nearly_over: float
    """... and where it is nearly over."""
    parts: Mapping[str, Ends]
    """By part of the judgement: what a point of it adds to a score."""
    others: Ends = (0.0, 0.0)
    """The same of all other parts."""
    wait: Ends = (0.0, 0.0)
    """The same of each turn of others before the own one."""
    scale: Ends = (1.0, 1.0)
    """A factor on all of them."""

    def lateness(self, game: Game, state: GameState, found: list[Parts]) -> float:
        """Return how far the game has come by the points of all seats: 0 at the beginning, 1 near the end."""
        goals = sum([goal_of(game, state, seat) for seat in SEATS[: game.seats]])
        reached = sum([parts["points"] for parts in found]) / goals
        return max(0.0, min(1.0, (reached - self.begun) / (self.nearly_over - self.begun)))

    def scores(self, game: Game, state: GameState, found: list[Parts]) -> list[float]:
        """Return by seat the logarithm of its chance, up to what all have in common, from the parts of all seats."""
        late, first, seats = self.lateness(game, state, found), next_to_roll(game, state), game.seats
        wait, others, scale = _now(self.wait, late), _now(self.others, late), _now(self.scale, late)
        shares = {key: _now(share, late) for key, share in self.parts.items()}
        return [
            scale
            * (
                sum([shares.get(key, others) * worth for key, worth in parts.items()])
                + wait * ((index - first) % seats)
            )
            for index, parts in enumerate(found)
        ]


def odds_by_parts(by_seat: BySeat, shares: Shares) -> DisplayOdds:
    """Return what tells the odds of all seats by the parts of a judgement."""

    def display_odds(game: Game, state: GameState) -> list[float]:
        return [odds(chance) for chance in chances(shares.scores(game, state, by_seat(game, state, SOBER)))]

    return display_odds


def _now(ends: Ends, late: float) -> float:
    """Between what counts at the beginning and what counts near the end."""
    return ends[0] + late * (ends[1] - ends[0])
