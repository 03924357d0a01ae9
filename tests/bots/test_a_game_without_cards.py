"""A game that has no hands, no trade and no parts of the settlers: bots play it by its entry alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from catan_desktop.bots.advice import advise
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import BOTS, make_bot
from catan_desktop.evaluation.personality import Personality
from catan_desktop.games import catalogue
from catan_desktop.games.entry import Bots, Entry, Rules, Telling
from catan_desktop.kernel.engine import actor, advance, asked, make_game, observe, start
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from tests.kernel.toy import TOY_GAME, Pass, Roll, part

CAP = 400


def parts_of(game: Game, state: GameState, seat: Seat, personality: Personality) -> Mapping[str, float]:
    here = part(game, state)
    return {"points": float(here.points[seat]), "tokens": 0.1 * sum(here.tokens[seat])}


def position(game: Game, state: GameState, seat: Seat, personality: Personality) -> float:
    return sum(parts_of(game, state, seat, personality).values())


def points(game: Game, state: GameState, seat: Seat) -> int:
    return part(game, state).points[seat]


ENTRY = Entry(Rules(TOY_GAME, points=points), Bots(position, parts_of, position, cards=None), Telling(()))


@pytest.fixture
def entered(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(catalogue, "GAMES", {**catalogue.GAMES, ENTRY.key: ENTRY})
    return make_game(TOY_GAME, 3)


@pytest.mark.parametrize("level", BOTS)
def test_every_level_plays_it_to_the_end(level: str, entered: Game) -> None:
    """Bots that look ahead roll for points instead of passing; what they see is all that they know."""
    state, events = start(entered)
    seen: list[Event] = list(events)
    bot, chosen = make_bot(level, Budget(seconds=None, nodes=60)), []
    for ply in range(CAP):
        seat = actor(state)
        if seat is None:
            break
        if seat == CHANCE:
            now = asked(entered, state)
            assert now is not None
            action = now.choices[0].sample(Random(ply))
        else:
            view = replace(observe(entered, state, seat), history=tuple(redact(event, seat) for event in seen))
            action = bot.choose(entered, view, Random(ply))
            chosen.append(type(action))
        state, events = advance(entered, state, action)
        seen += events
    assert state.outcome is not None
    if level in {"normal", "hard"}:
        assert chosen.count(Roll) > chosen.count(Pass)


def test_advice_and_standings_need_nothing_of_the_settlers(entered: Game) -> None:
    state, _ = start(entered)
    while actor(state) == CHANCE:
        now = asked(entered, state)
        assert now is not None
        state, _ = advance(entered, state, now.choices[0].sample(Random(1)))
    seat = Seat(0)
    for action in (Roll(seat), Pass(seat)):
        assert advise(entered, observe(entered, state, seat), action, Random(2)).grounds
    assert [standing.seat for standing in catalogue.standings(entered, state)] == [0, 1, 2]
