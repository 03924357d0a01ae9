"""Who thinks for the bots: one worker process for all of them. Nothing here waits."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import time
from multiprocessing.connection import Connection
from typing import Any

from ..bots.bot import thoughts
from ..bots.registry import make_bot
from ..bots.table import GameSpec
from ..kernel.action import Action
from ..kernel.errors import GameError, Reason
from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.ids import Seat
from ..kernel.record import record, replace
from ..kernel.state import Observation

logger = logging.getLogger(__name__)

RESTARTS = 2
"""How often a worker that died is started anew."""
PATIENCE_SECONDS = 60.0
"""After so long a bot has lost its way."""
LOST = (EOFError, OSError)


@record
class Request:
    """A decision to think about."""

    seat: Seat
    mind: str
    """Level and character."""
    ply: int
    luck: int
    """What `bots.bot.luck` made of the seed."""
    kept: int
    """How much of the history sent before for this seat still holds."""
    view: Observation
    """Its history holds only what comes after `kept`."""


@record
class Answer:
    """What a bot decided, or how it failed."""

    action: Action | None
    failure: str = ""


def decide(game: Game, mind: str, view: Observation, luck: int) -> Action:
    """What a bot of a mind does; the same in every process. GameError for an answer that is not legal."""
    action = make_bot(mind).choose(game, view, thoughts(luck, view.seat, view.state.ply))
    if view.decision is None or not any(action in choice for choice in view.decision.choices):
        raise GameError(f"the bot {mind!r} answered {action!r}, which is not legal")
    return action


def fallback(view: Observation, luck: int) -> Action:
    """Any legal action, for a seat whose bot cannot answer."""
    assert view.decision is not None
    rng = thoughts(luck, view.seat, view.state.ply)
    return rng.choice([choice for choice in view.decision.choices if choice.count()]).sample(rng)


def serve(connection: Connection, spec: GameSpec) -> None:
    """The life of the worker process: says that it is ready, then answers requests until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = spec.game()
    histories: dict[Seat, list[Event]] = {}
    try:
        connection.send("ready")
        while True:
            request: Request = connection.recv()
            history = histories.setdefault(request.seat, [])
            history[request.kept :] = request.view.history
            view = replace(request.view, history=tuple(history))
            try:
                answer = Answer(decide(game, request.mind, view, request.luck))
            except Exception as error:  # whatever a bot does wrong, the game goes on
                answer = Answer(None, f"{type(error).__name__}: {error}")
            connection.send(answer)
    except LOST:
        return


class Worker:
    """The worker process as seen from the window: ask, then poll."""

    def __init__(self, spec: GameSpec) -> None:
        """Start the process."""
        context = multiprocessing.get_context("spawn")
        self._connection, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other, spec), daemon=True, name="bots")
        self._process.start()
        other.close()
        self._ready = False
        self._sent: dict[Seat, tuple[Event, ...]] = {}
        self._asked: Request | None = None
        self._since = 0.0

    @property
    def process_id(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    @property
    def busy(self) -> bool:
        """True while it starts or thinks."""
        return not self._ready or self._asked is not None

    def ask(self, mind: str, view: Observation, luck: int) -> None:
        """Hand over a decision; only when not `busy`. EOFError or OSError if the process is gone."""
        before = self._sent.get(view.seat, ())
        kept = 0
        for old, new in zip(before, view.history, strict=False):
            if old is not new and old != new:
                break
            kept += 1
        rest = replace(view, history=view.history[kept:])
        self._asked = Request(view.seat, mind, view.state.ply, luck, kept, rest)
        self._sent[view.seat] = view.history
        self._since = time.monotonic()
        self._connection.send(self._asked)

    def poll(self) -> tuple[Request, Answer] | None:
        """An answer with its request, or None. EOFError or OSError if the process is gone or has lost its way."""
        if not self._connection.poll(0):
            if not self._process.is_alive():
                raise EOFError("the process of the bots has ended")
            if self._asked is not None and time.monotonic() - self._since > PATIENCE_SECONDS:
                raise EOFError("a bot does not answer")
            return None
        message: Any = self._connection.recv()
        if not self._ready:
            self._ready = True
            return None
        request, self._asked = self._asked, None
        assert request is not None
        return request, message

    def close(self) -> None:
        """End the process."""
        self._connection.close()
        self._process.terminate()
        self._process.join(2.0)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


class BotTable:
    """All bot seats of a game. Call `think` again and again; it returns an action when there is one."""

    def __init__(self, game: Game, spec: GameSpec, luck: int, in_process: bool = False) -> None:
        """Nothing is started before the first bot has to think; `in_process` starts no process at all."""
        self._game = game
        self._spec = spec
        self._luck = luck
        self._in_process = in_process
        self._worker: Worker | None = None
        self._starts = 0
        self._gone = False
        """True once the process has died too often."""
        self.notices: list[Reason] = []
        """What somebody should be told; the reader empties it."""

    @property
    def worker(self) -> Worker | None:
        """The running process, if any."""
        return self._worker

    def think(self, mind: str, view: Observation) -> Action | None:
        """What the bot does in `view`, or None while it is still thinking; with `in_process` it thinks now."""
        if self._in_process:
            return self._answer(view, mind, None)
        if self._gone:
            return fallback(view, self._luck)
        try:
            return self._ask_worker(mind, view)
        except LOST as error:
            logger.warning("bots: %s", error)
            self.close()
            if self._starts > RESTARTS:
                self._gone = True
                self.notices.append(Reason("bots-gone"))
                return fallback(view, self._luck)
            return None

    def close(self) -> None:
        """End the process, if one runs."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _ask_worker(self, mind: str, view: Observation) -> Action | None:
        if self._worker is None:
            self._starts += 1
            self._worker = Worker(self._spec)
        done = self._worker.poll()
        if done is not None:
            request, answer = done
            if (request.seat, request.mind, request.view.state) == (view.seat, mind, view.state):
                return self._answer(view, mind, answer)
        if not self._worker.busy:
            self._worker.ask(mind, view, self._luck)
        return None

    def _answer(self, view: Observation, mind: str, answer: Answer | None) -> Action:
        if answer is None:
            try:
                answer = Answer(decide(self._game, mind, view, self._luck))
            except Exception as error:  # whatever a bot does wrong, the game goes on
                answer = Answer(None, f"{type(error).__name__}: {error}")
        if answer.action is None:
            logger.warning("bot %s of seat %d: %s", mind, view.seat, answer.failure)
            self.notices.append(Reason("bot-failed", (("seat", view.seat + 1),)))
            return fallback(view, self._luck)
        return answer.action
