"""What bots see in villages: the cloth that they will pay (CLOTH-062)."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.games.seafarers.villages import CLOTH, related
from catan_desktop.kernel import Game, GameState, Reason, Seat
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.questions import POINTS
from catan_desktop.mechanics.scoring import goal_of

from .islands import HOPE, NEARER, links_to

CLOTH_POINT = 0.5
"""Points that a cloth is worth."""
ROLLS = 6.0
"""Rolls that pass while the foremost seat comes one point nearer to the goal."""


def promise(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """This module's answer to PROMISES: what villages will pay, and the best of those within reach."""
    part = CLOTH.of(game, state)
    most = max([game.ask(POINTS, state, Seat(each)) for each in range(game.seats)])
    rolls = ROLLS * max(0, goal_of(game, state, seat) - most)

    def coming(village: int, more: int) -> float:
        """Return the cloth that the seat may expect of a village, with some more partners."""
        share = (part.villages[village] - more) / (len(part.partners[village]) + more)
        return min(share, rolls * pips((game.board.village_numbers[village],)) / 36)

    own = related(part, seat)
    rings = links_to(game, state, seat)
    hopes = [0.0]
    for village, corner in enumerate(game.board.villages):
        if village not in own and part.villages[village]:
            near = [links for links, ring in rings if ring >> corner & 1]
            hopes += [HOPE * NEARER**links * (1.0 + coming(village, 1)) for links in near[:1]]
    hopes.sort(reverse=True)
    sure = sum([coming(village, 0) for village in own])
    return (("cloth", CLOTH_POINT * (sure + hopes[0] + 0.5 * sum(hopes[1:2]))),)


def _cloth(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    made = len(related(CLOTH.of(game, after), seat)) > len(related(CLOTH.of(game, other), seat))
    yield Reason("why-relation" if made else "why-village")


EXPLANATIONS = Explanations(tellers={"cloth": _cloth})
