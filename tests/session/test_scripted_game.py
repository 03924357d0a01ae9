"""A scripted game: something else than the seed and the bots decides."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from catan_desktop.kernel import chance, engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.errors import IllegalAction
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.actions import EndTurn, FirstDice, PlaceSettlement
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec


class Told:
    """Lets a seat begin and says where it settles."""

    def __init__(self, luck: Sequence[Action], move: Action | None = None) -> None:
        self.luck = luck
        self.one_move = move
        self.asked: list[int] = []

    def draw(self, done: Sequence[Action], choice: Draw) -> Action | None:
        self.asked.append(len(done))
        return self.luck[len(done)] if len(done) < len(self.luck) else None

    def move(self, done: Sequence[Action], view: Observation) -> Action | None:
        move, self.one_move = self.one_move, None
        return move


def table(scripted: Told | None, seed: int = 3) -> Session:
    seats = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in range(4))
    spec = NewGame(ruleset="watch", seats=seats, seed=seed)
    fair = Session.new(spec, bots_in_process=True)
    start = Timeline(fair.game.seats, engine.start(fair.game))
    return Session(fair.game, spec, start, bots_in_process=True, scripted=scripted)


def test_luck_is_what_is_told_then_what_the_seed_gives() -> None:
    told = [FirstDice(CHANCE, 1, 1), FirstDice(CHANCE, 6, 6), FirstDice(CHANCE, 2, 1)]
    session = table(Told(told))
    for _ in range(4):
        assert session.pump()
    done = [ply.action for ply in session.timeline.plies]
    assert done[:3] == told
    fourth = engine.decision(session.game, session.timeline.state_at(3), CHANCE)
    assert fourth is not None
    (draw,) = fourth.choices
    assert isinstance(draw, Draw)
    assert done[3] == chance.draw(3, 3, draw)


def test_without_a_fate_everything_is_as_ever() -> None:
    with_none, without = table(None), table(Told([]))
    for session in (with_none, without):
        for _ in range(40):
            session.pump()
    assert with_none.timeline.log() == without.timeline.log()


def test_a_bot_does_what_is_told_and_thinks_where_nothing_is() -> None:
    told = [FirstDice(CHANCE, 6, 6), *[FirstDice(CHANCE, 1, 1)] * 3]
    session = table(Told(told))
    for _ in range(4):
        session.pump()
    corner = session.game.board.topology.parse_corner("V(0,2,S)")
    move = PlaceSettlement(Seat(0), corner)
    again = table(Told(told, move))
    for _ in range(6):
        assert again.pump()
    assert again.timeline.plies[4].action == move
    assert again.timeline.plies[5].action.kind == "place_road"


def test_what_is_told_must_be_legal() -> None:
    told = [FirstDice(CHANCE, 6, 6), *[FirstDice(CHANCE, 1, 1)] * 3]
    session = table(Told(told, EndTurn(Seat(0))))
    for _ in range(4):
        session.pump()
    before = session.state
    with pytest.raises(IllegalAction):
        session.pump()
    assert session.state is before
