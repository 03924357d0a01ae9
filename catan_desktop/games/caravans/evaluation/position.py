"""The judgement of a position of Caravans: that of the settlers, what camels promise, and an open vote."""

from __future__ import annotations

from catan_desktop.evaluation.personality import Personality
from catan_desktop.evaluation.position import CLASSIC, Parts, judging, seat_parts, weighted
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.mechanics.questions import BLOCKED

from .camels import at_stake, promised


def by_seat(game: Game, state: GameState, personality: Personality) -> list[Parts]:
    """The judgement of every seat by its parts, opponents left out."""
    weights, blocked = weighted(CLASSIC, personality), game.ask(BLOCKED, state)
    camels, stakes = promised(game, state), at_stake(game, state)
    return [
        {
            **seat_parts(game, state, Seat(each), weights, blocked),
            "camels": camels[each],
            "vote": stakes[each],
        }
        for each in range(game.seats)
    ]


def more(game: Game, state: GameState, seat: Seat) -> Parts:
    """The part of a seat's judgement that the camels on the board make."""
    return {"camels": promised(game, state)[seat]}


def stakes(game: Game, state: GameState, seat: Seat) -> Parts:
    """The part of it that an open vote makes."""
    return {"vote": at_stake(game, state)[seat]}


judge, parts_of = judging(by_seat)
