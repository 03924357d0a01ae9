"""No bot looks at hidden cards: with all that is hidden changed and the same luck, it does the same.

The catalogue's rulesets, every level. A bot that does look is caught, so the proof can fail.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from random import Random
from time import perf_counter
from typing import Any

import pytest

from catan_desktop.bots.bot import Bot, bot_rng, bot_seed
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.characters import CHARACTERS
from catan_desktop.bots.levels import BOTS, best_level
from catan_desktop.bots.table import GameSpec, describe
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import field_names, is_record, replace
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.session import bot_process
from catan_desktop.session.bot_process import BotTable, Request, Worker, answer_of
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.bots.worlds import Position, positions, worlds

NODES = Budget(seconds=None, nodes=24, clock=lambda: 0.0)
SEED = 987654321987
LUCK = bot_seed(SEED)


def answer(bot: Bot, truth: Position) -> Action:
    """What a bot does where `truth` is how things stand; the luck hangs on nothing hidden."""
    view = truth.view()
    return bot.choose(truth.game, view, bot_rng(LUCK, view.seat, view.state.ply))


def check(make: Callable[[], Bot], key: str, step: int = 1) -> int:
    """Whatever lies hidden, the answer is the same at every `step`th position; how many answers were compared."""
    compared = 0
    for position in positions(key)[::step]:
        first = answer(make(), position)
        for other in worlds(position, Random(position.state.ply)):
            assert answer(make(), other) == first, f"{position.state.frames[-1].step}: hidden cards change the move"
            compared += 1
    return compared


@pytest.mark.matrix
@pytest.mark.parametrize("key", RULESETS)
@pytest.mark.parametrize("level", BOTS)
def test_hidden_things_change_no_answer(level: str, key: str) -> None:
    assert check(lambda: BOTS[level](SOBER, NODES), key) >= 60


def test_longer_thought_in_several_worlds_does_not_look_either() -> None:
    budget = Budget(seconds=None, nodes=240, clock=lambda: 0.0)
    assert check(lambda: BOTS[best_level()](SOBER, budget), "classic", step=4) >= 20


def test_no_character_looks_either() -> None:
    personality = CHARACTERS["trader"]
    assert check(lambda: BOTS["normal"](personality, NODES), "classic") >= 60


@pytest.mark.parametrize("key", RULESETS)
def test_worlds_differ_in_all_that_is_hidden_and_look_the_same(key: str) -> None:
    hidden: set[str] = set()
    for position in positions(key):
        for other in worlds(position, Random(1)):
            assert other.view() == position.view()
            for own, changed in zip(position.state.parts, other.state.parts, strict=True):
                name = type(own).__name__
                if getattr(own, "hidden", None) != getattr(changed, "hidden", None):
                    hidden.add(f"{name}.hidden")
                if getattr(own, "private", None) != getattr(changed, "private", None):
                    hidden.add(f"{name}.private")
    parts = {type(part).__name__: part for part in positions(key)[0].state.parts}
    secret = {f"{name}.private" for name, part in parts.items() if hasattr(part, "private")}
    secret |= {f"{name}.hidden" for name, part in parts.items() if getattr(part, "hidden", None)}
    # a hero shows cards to the seat that then decides, and to nobody else; few sevens find two hands too full
    while_deciding = {"WatchPart.private", "Discards.private"}
    assert secret - hidden <= while_deciding, "something that is hidden never changes"


@pytest.mark.parametrize("key", RULESETS)
def test_advice_hangs_on_nothing_hidden(key: str) -> None:
    """What a learner is told comes from what the learner's seat sees."""
    for position in positions(key)[::4]:
        view = position.view()
        request = Request(position.seat, "normal", view.state.ply, LUCK, 0, view, NODES, advice=True)
        told = answer_of(position.game, request, view)
        assert told.advice is not None, told.failure
        for other in worlds(position, Random(3))[1:3]:
            seen = other.view()
            assert answer_of(other.game, replace(request, view=seen), seen) == told


class Peeper:
    """Cheats: finds the true state in the memory of whoever asks, and lets the cards of others decide."""

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        frame: Any = sys._getframe()
        while "truth" not in frame.f_locals:
            frame = frame.f_back
        return _by(frame.f_locals["truth"].state, view)


class Reader:
    """Cheats: reads what was left in the observation."""

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        return _by(view.state, view)


def _by(state: GameState, view: Observation) -> Action:
    assert view.decision is not None
    return view.decision.choices[0].sample(Random(repr([getattr(part, "private", ()) for part in state.parts])))


@pytest.mark.parametrize("key", RULESETS)
def test_a_bot_that_looks_is_caught(key: str) -> None:
    with pytest.raises(AssertionError, match="hidden cards change the move"):
        check(Peeper, key)


def test_an_observation_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(Reader, "classic"), "nothing to read in an honest observation"
    monkeypatch.setattr("catan_desktop.kernel.engine.veiled", lambda game, state, seat: state)
    with pytest.raises(AssertionError, match="hidden cards change the move"):
        check(Reader, "classic")


# what reaches the process of the bots


class Wire:
    """The end of a pipe that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: Request) -> None:
        """As a pipe does, through pickle."""
        self.sent.append(pickle.dumps(message))


def asked(views: list[Observation]) -> list[bytes]:
    """What a worker's process would get for these decisions, one after another."""
    worker = Worker.__new__(Worker)
    wire: Any = Wire()
    worker._connection, worker._sent, worker._ready, worker._asked = wire, {}, True, None
    for view in views:
        worker.ask(Request(view.seat, "normal", view.state.ply, LUCK, 0, view))
    sent: list[bytes] = wire.sent
    return sent


def inside(thing: Any) -> Iterator[Any]:
    """Everything in an object, itself first."""
    yield thing
    if is_record(thing):
        yield from inside(tuple(getattr(thing, name) for name in field_names(type(thing))))
    elif is_dataclass(thing) and not isinstance(thing, type):
        yield from inside(tuple(getattr(thing, field.name) for field in fields(thing)))
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from inside(one)
    else:
        plain = thing is None or thing is perf_counter or isinstance(thing, int | str | bool | float | type)
        assert plain, f"{type(thing)} is sent to the bots"


@pytest.mark.parametrize("key", RULESETS)
def test_the_process_of_the_bots_gets_the_same_whatever_lies_hidden(key: str) -> None:
    for position in positions(key):
        (sent,) = asked([position.view()])
        request: Request = pickle.loads(sent)
        for part in request.view.state.parts:
            secrets = getattr(part, "private", ())
            assert [index for index, own in enumerate(secrets) if own is not None] in ([], [position.seat])
            assert getattr(part, "hidden", None) is None
        everything = list(inside(request))
        assert not any(isinstance(one, GameState) and one != position.view().state for one in everything)
        assert SEED not in everything
        for other in worlds(position, Random(2)):
            (too,) = asked([other.view()])
            assert repr(pickle.loads(too)) == repr(request)
            assert pickle.loads(too) == request


@pytest.mark.parametrize("key", RULESETS)
def test_a_running_game_sends_neither_its_seed_nor_secrets(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table as it is: a session with a seat for each kind of sitter, its bots' process replaced by a listener."""
    seats_of = (*(SeatSpec(kind="bot", level="easy"),) * 2, *(SeatSpec(kind="bot", level="random"),) * 2)
    session = Session.new(NewGame(ruleset=key, seats=seats_of, seed=SEED), bots_in_process=True)
    while session.ply < 160 and session.pump():
        pass
    wire = Wire()
    monkeypatch.setattr(bot_process, "Worker", lambda spec: _listener(spec, wire))
    session.bots = BotTable(session.game, describe(session.game), LUCK)
    while not wire.sent and session.pump():
        pass
    game_sent, request_sent = wire.sent
    session.close()
    number = SEED.to_bytes(6, "little")
    for sent in wire.sent:
        assert number not in sent
        assert str(SEED) not in repr(pickle.loads(sent))
    request: Request = pickle.loads(request_sent)
    assert request.view == session.view(request.seat)
    assert request.luck == LUCK
    spec: GameSpec = pickle.loads(game_sent)
    assert set(field_names(type(spec))) == {"shelf", "ruleset", "seats", "options", "board"}
    assert spec.game().options == session.game.options
    for lucky in (session.game, spec.game()):
        assert not {field.name for field in fields(lucky)} & {"seed", "luck", "rng", "random"}


def _listener(spec: Any, wire: Any) -> Worker:
    wire.send(spec)
    worker = Worker.__new__(Worker)
    worker._connection, worker._sent, worker._ready, worker._asked = wire, {}, True, None
    monkey: Any = worker
    monkey.poll = lambda: None
    monkey.close = lambda: None
    return worker
