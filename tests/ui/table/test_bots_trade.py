"""Offers between bots lie open long enough to be read, and a person is asked before anything is settled."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.actions import OfferTrade
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from tests.ui.table.table import Table, new_session

READ = 1.2
"""Seconds for which new terms are shown at normal speed."""
FRAME = 0.05
SEED = 5


def before_an_offer(humans: tuple[int, ...] = (), asked: int = 0) -> Session:
    """A game in which a bot will make an offer with its next move; to a seat of the mask, if one is given."""
    session = new_session(humans=(), seed=SEED)
    while session.pump():
        done = session.timeline.plies[-1].action
        if isinstance(done, OfferTrade) and (done.partners & asked == asked) and not humans_ask(done, humans):
            break
    ply = session.ply - 1
    session.close()
    session = new_session(humans=(), seed=SEED)
    while session.ply < ply:
        assert session.pump()
    for seat in humans:
        session.set_seat(Seat(seat), session.seats[seat].model_copy(update={"kind": "human"}))
    return session


def humans_ask(offer: OfferTrade, humans: tuple[int, ...]) -> bool:
    return offer.seat in humans


def until_next(table: Table) -> float:
    """Seconds until the next action is done."""
    clock, ply = 0.0, table.session.ply
    while table.session.ply == ply:
        clock += FRAME
        assert clock < 30, "nothing happens"
        table.step(FRAME)
    return clock


def last(table: Table) -> str:
    return table.session.timeline.plies[-1].action.kind


def test_an_offer_between_bots_can_be_read() -> None:
    """With the settings as they are at first."""
    table = Table(before_an_offer(), settings=Settings())
    assert last(table) == "offer_trade", "the table's first step"
    assert until_next(table) >= READ
    assert last(table) in {"accept_offer", "decline_offer", "counter_offer"}


def test_other_moves_are_shown_as_long_as_was_chosen() -> None:
    table = Table(before_an_offer(), settings=Settings(animation_speed="off", bot_pause_seconds=0.2))
    assert last(table) == "offer_trade"
    assert until_next(table) == pytest.approx(0.3, abs=1.5 * FRAME)
    assert last(table) in {"accept_offer", "decline_offer"}
    assert until_next(table) == pytest.approx(0.2, abs=1.5 * FRAME), "an answer without new terms"


def test_nothing_is_settled_while_a_person_thinks() -> None:
    """The bots that are asked before the person may answer; the bot that offered waits for all."""
    session = before_an_offer(humans=(0,), asked=0b0001)
    settings = Settings(animation_speed="off", bot_pause_seconds=0.1, auto_decline=False)
    table = Table(session, settings=settings)
    table.step(FRAME, 200)
    assert session.actor() == 0
    ply = session.ply
    table.step(FRAME, 200)
    assert session.ply == ply
    assert session.state.frames[-1].step == "settlers.offer"
