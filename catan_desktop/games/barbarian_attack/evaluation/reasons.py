"""Reasons for an action of Barbarian Attack: prisoners, riders near the barbarians, a safer coast, gold."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.games.barbarian_attack.part import attack
from catan_desktop.kernel import Game, GameState, Reason, Seat

from .position import targets


def _prisoners(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """An odd prisoner; what a pair is worth is told among the points."""
    if attack(game, after).prisoners[seat] > attack(game, other).prisoners[seat]:
        yield Reason("why-victory")


EXPLANATIONS = Explanations(
    tellers={
        "gold": plainly("why-gold"),
        "prisoners": _prisoners,
        "riders": plainly("why-near-barbarians"),
        "danger": plainly("why-coast-safer"),
    },
    goals=targets,
)
