"""What a bot has offered it accepts when it is offered back in the same position, in every game that has trade."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from catan_desktop.app import shown_games
from catan_desktop.bots.levels import make_bot
from catan_desktop.evaluation.trading import NEAR
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel import engine
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import covers
from catan_desktop.kernel.event import Event, TurnBegan, redact
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import trade
from catan_desktop.mechanics.actions import AcceptOffer, OfferTrade
from catan_desktop.mechanics.events import OfferAnswered, Offered, OfferEnded
from catan_desktop.mechanics.goods import holdings
from catan_desktop.mechanics.parts import DEVELOPMENT
from catan_desktop.mechanics.scoring import goal_of, public_points
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

OFFERS = 8
"""So many offers of a game are turned round."""
CHARACTERS = ("builder", "trader", "warden", "")
TRADED = sorted(key for key, ruleset in RULESETS.items() if trade.MODULE.key in ruleset.slots)


def offers(session: Session) -> Iterator[tuple[GameState, tuple[Event, ...], OfferTrade]]:
    """Return the position before each offer of a game, all that had happened until then, and the offer."""
    history, before = list(session.timeline.start_events), session.timeline.start
    while session.outcome is None:
        shown_games.stride(session)
        ply = session.timeline.plies[-1]
        if isinstance(ply.action, OfferTrade):
            yield before, tuple(history), ply.action
        history += ply.events
        before = ply.state


def offered_back(game: Game, before: GameState, made: OfferTrade, other: Seat) -> tuple[GameState, tuple[Event, ...]]:
    """Return the same position in the turn of another seat that offers what it was offered, and what happened."""
    *below, frame = before.frames
    turned = replace(before, seat=other, frames=(*below, Frame(frame.step, 1 << other, frame.data)))
    after, told = engine.apply(game, turned, OfferTrade(other, made.want, made.give, 1 << made.seat))
    refused = (
        Offered(made.seat, made.give, made.want, 1 << other),
        OfferAnswered(other, "decline"),
        OfferEnded(made.seat),
        TurnBegan(other, before.turn + 1),
    )
    return after, (*refused, *told)


@pytest.mark.parametrize("key", TRADED)
def test_what_was_offered_is_accepted_when_it_is_offered_back(key: str) -> None:
    minds = tuple(SeatSpec(kind="bot", level="normal", character=character) for character in CHARACTERS)
    session = Session.new(NewGame(ruleset=key, seats=minds, seed=2), bots_in_process=True)
    game, tried = session.game, 0
    for before, history, made in offers(session):
        part = DEVELOPMENT.get(game, before)
        for other in map(Seat, bits(made.partners)):
            near = public_points(game, before, other) >= goal_of(game, before, other) - NEAR
            poor = not covers(holdings(game, before, other), made.want)
            if near or poor or (part is not None and part.bought):
                continue  # it wins by the trade in its own turn alone; cards bought in this turn are not another's
            after, told = offered_back(game, before, made, other)
            seen = tuple(redact(event, made.seat) for event in (*history, *told))
            view = replace(engine.observe(game, after, made.seat), history=seen)
            mind = f"normal/{CHARACTERS[made.seat]}".rstrip("/")
            assert make_bot(mind).choose(game, view, Random(before.ply)) == AcceptOffer(made.seat)
            tried += 1
        if tried >= OFFERS:
            break
    assert tried >= 3
