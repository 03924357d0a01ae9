"""Reasons for an action among the Caravans: where camels go next, and a say in it."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.games.caravans.part import CARAVANS
from catan_desktop.kernel import Game, GameState, Reason, Seat


def _camels(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-camel-next")


def _vote(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    placed = CARAVANS.of(game, after).camels != CARAVANS.of(game, other).camels
    yield Reason("why-camel-placed" if placed else "why-votes")


EXPLANATIONS = Explanations(tellers={"camels": _camels, "vote": _vote})
