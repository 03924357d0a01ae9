"""Reasons for an action among the Caravans: where camels go next, and a say in it."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.games.caravans.part import CARAVANS
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState


def _camels(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-camel-next")


def _vote(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    placed = CARAVANS.of(game, after).camels != CARAVANS.of(game, other).camels
    yield Reason("why-camel-placed" if placed else "why-votes")


EXPLANATIONS = Explanations(tellers={"camels": _camels, "vote": _vote})
