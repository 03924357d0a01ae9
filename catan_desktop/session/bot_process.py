"""The worker process that thinks for all bots. Nothing here waits.

A process that is killed, hangs or cannot be reached is replaced, and the same decision is asked again. After two
deaths in a row, or five in a game, a quick bot thinks in this process: a game never stands still and nothing is lost.
Where none has ever been ready it is told once that there is none, and not that it was begun again.
"""

from __future__ import annotations

import logging
import os
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from ..bots.advice import Advice, advise
from ..bots.bot import bot_rng, only_answer
from ..bots.budget import SECONDS, Budget
from ..bots.levels import SPARE, best_level, foreign, make_bot
from ..bots.processes import help_parent, helpers
from ..bots.table import GameSpec
from ..kernel import Action, Game, Observation, Reason, Seat, record, replace
from ..kernel.errors import GameError
from ..kernel.event import Event

logger = logging.getLogger(__name__)

DEATHS_IN_A_ROW = 2
"""Deaths without a decision between them after which no process is started any more ..."""
DEATHS = 5
"""... and deaths in all."""
PATIENCE_SECONDS = 30.0
"""Seconds beyond its thinking time after which a bot is given up; also those that a process may take to start."""
QUICK = "normal"
"""The level of the bot that thinks in this process where no other process can."""
LOST = (EOFError, OSError)
"""What is raised where the other process is gone."""
MEMORY_SCORE = "/proc/self/oom_score_adj"
NO_ADVICE = Reason("advice-none")
NODES = 400
"""Positions that a bot in this process may look at: the same game is played again the same way."""
END_SECONDS = 0.3
"""Seconds that a process that is asked to end may take."""
NICENESS = 10
"""How much the thinking gives way to the drawing of frames."""


@record
class Request:
    """A decision to think about."""

    seat: Seat
    mind: str
    """Level and character."""
    ply: int
    luck: int
    """What `bot_seed` made of the seed."""
    kept: int
    """How many events of the history sent before for this seat still stand: others may have been taken back."""
    view: Observation
    """Its history holds only what comes after `kept`."""
    budget: Budget = Budget()
    """What a bot's thought may cost."""
    advice: bool = False
    """Say what speaks for the action as well."""


@record
class Answer:
    """What a bot decided, or how it failed."""

    action: Action | None
    failure: str = ""
    advice: Advice | None = None


def decide(game: Game, mind: str, view: Observation, luck: int, budget: Budget | None = None) -> Action:
    """Return what a bot of a mind does. GameError for an answer that is not legal.

    A bot that does not use up its time does the same in every process.
    """
    action = make_bot(mind, budget).choose(game, view, bot_rng(luck, view.seat, view.state.ply))
    if view.decision is None or not view.decision.allows(action):
        raise GameError(f"the bot {mind!r} answered {action!r}, which is not legal")
    return action


def answer_of(game: Game, request: Request, view: Observation) -> Answer:
    """The answer to a request; what goes wrong in a bot is part of the answer, so that the game goes on."""
    try:
        action = decide(game, request.mind, view, request.luck, request.budget)
        if not request.advice:
            return Answer(action)
        return Answer(action, advice=advise(game, view, action, bot_rng(request.luck, view.seat, view.state.ply)))
    except Exception as error:
        return Answer(None, f"{type(error).__name__}: {error}")


def give_way() -> None:
    """Let whoever draws the window have the processor first, where the system knows how."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def give_up_first() -> None:
    """Where memory runs out, let the system end this process, which can be replaced, and not the game."""
    with suppress(OSError), open(MEMORY_SCORE, "w", encoding="ascii") as score:
        score.write("500")


def stand_in(game: Game, view: Observation, luck: int, level: str = QUICK) -> Action:
    """Return what a quick bot does, for a seat whose own bot cannot answer; any legal action where that fails as
    well."""
    try:
        return decide(game, level, view, luck, Budget(None, NODES))
    except Exception:
        logger.exception("the stand-in of seat %d", view.seat)
        return fallback(view, luck)


def fallback(view: Observation, luck: int) -> Action:
    """Any legal action, for a seat whose bot cannot answer."""
    assert view.decision is not None
    rng = bot_rng(luck, view.seat, view.state.ply)
    return rng.choice([choice for choice in view.decision.choices if choice.count()]).sample(rng)


def serve(connection: Connection, spec: GameSpec) -> None:
    """The life of the worker process: says that it is ready, then answers requests until the other end is closed."""
    help_parent()
    give_way()
    give_up_first()
    game = spec.game()
    histories: dict[Seat, list[Event]] = {}
    try:
        connection.send("ready")
        while True:
            request: Request = connection.recv()
            history = histories.setdefault(request.seat, [])
            history[request.kept :] = request.view.history
            view = replace(request.view, history=tuple(history))
            connection.send(answer_of(game, request, view))
    except LOST:
        return


class Worker:
    """The worker process as seen from the window: ask, then poll."""

    def __init__(self, spec: GameSpec) -> None:
        """Start the process."""
        context = helpers()
        self._connection, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other, spec), daemon=True, name="bots")
        self._process.start()
        other.close()
        self._ready = False
        self._sent: dict[Seat, tuple[Event, ...]] = {}
        self._asked: Request | None = None
        self._since = time.monotonic()

    @property
    def process_id(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    @property
    def asked(self) -> bool:
        """Return whether a decision is thought about, or waits for the process to be ready."""
        return self._asked is not None

    @property
    def busy(self) -> bool:
        """Return whether it starts or thinks."""
        return not self._ready or self._asked is not None

    def ask(self, request: Request) -> None:
        """Hand over a decision; only when not `busy`. EOFError or OSError if the process is gone."""
        view = request.view
        before = self._sent.get(view.seat, ())
        kept = 0
        for old, new in zip(before, view.history, strict=False):
            if old is not new and old != new:
                break
            kept += 1
        rest = replace(view, history=view.history[kept:])
        self._asked = replace(request, kept=kept, view=rest)
        self._sent[view.seat] = view.history
        self._since = time.monotonic()
        self._connection.send(self._asked)

    def poll(self) -> tuple[Request, Answer] | None:
        """An answer with its request, or None. EOFError or OSError if the process is gone or takes too long."""
        if not self._connection.poll(0):
            if not self._process.is_alive():
                raise EOFError("the process of the bots has ended")
            if self.busy and time.monotonic() - self._since > self._patience:
                raise EOFError("a bot does not answer" if self._ready else "the process of the bots does not begin")
            return None
        message: Any = self._connection.recv()
        if not self._ready:
            self._ready = True
            return None
        request, self._asked = self._asked, None
        assert request is not None
        return request, message

    @property
    def _patience(self) -> float:
        """Seconds after which it is given up."""
        thought = self._asked.budget.seconds if self._asked is not None else None
        return PATIENCE_SECONDS + (thought or 0.0)

    def close(self) -> None:
        """End the process; one that does not listen, because it hangs, is killed."""
        self._connection.close()
        self._process.terminate()
        self._process.join(END_SECONDS)
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
        self.in_process = in_process
        self._worker: Worker | None = None
        self._deaths = 0
        self._in_a_row = 0
        """Deaths since the last answer."""
        self._begun = False
        """True once a process was ready: until then it is no chance that there is none."""
        self._gone = False
        """True once the process has died too often."""
        self.seconds = SECONDS
        """Seconds that a bot may think about a decision."""
        self._failed: set[tuple[Seat, str]] = set()
        """Seats with the bots of other packages that have failed there: SPARE plays on."""
        self.notices: list[Reason] = []
        """What somebody should be told; the reader empties it."""

    @property
    def worker(self) -> Worker | None:
        """The running process, if any."""
        return self._worker

    @property
    def process_id(self) -> int | None:
        """The number of the process, if one runs."""
        return self._worker.process_id if self._worker is not None else None

    def think(self, mind: str, view: Observation) -> Action | None:
        """Return what the bot does in `view`, or None while it is still thinking; with `in_process` it thinks now.

        Nobody thinks about what has only one answer.
        """
        only = only_answer(view.decision)
        if only is not None:
            return only
        if self._gone:
            return stand_in(self._game, view, self._luck)
        if (view.seat, mind) in self._failed:
            mind = SPARE
        answer = self._answer(self._request(mind, view))
        if answer is None:
            return stand_in(self._game, view, self._luck) if self._gone else None
        if answer.action is None:
            logger.warning("bot %s of seat %d: %s", mind, view.seat, answer.failure)
            if foreign(mind):
                self._give_up(view.seat, mind)
                return stand_in(self._game, view, self._luck, SPARE)
            self.notices.append(Reason("bot-failed", (("seat", view.seat + 1),)))
            return stand_in(self._game, view, self._luck)
        return answer.action

    def advise(self, view: Observation) -> Advice | Reason | None:
        """Return what the best bot would do in `view` and why, or why that cannot be said; None while it is
        thinking."""
        if self._gone:
            return NO_ADVICE
        answer = self._answer(self._request(best_level(), view, advice=True))
        if answer is None:
            return NO_ADVICE if self._gone else None
        if answer.advice is None:
            logger.warning("advice for seat %d: %s", view.seat, answer.failure)
            return NO_ADVICE
        return answer.advice

    def close(self) -> None:
        """End the process, if one runs."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()

    def _request(self, mind: str, view: Observation, *, advice: bool = False) -> Request:
        budget = Budget(None, NODES) if self.in_process else Budget(self.seconds)
        return Request(view.seat, mind, view.state.ply, self._luck, 0, view, budget, advice)

    def _answer(self, request: Request) -> Answer | None:
        """The answer to a request, or None while it is being thought about or where nobody can think any more."""
        if self.in_process:
            return answer_of(self._game, request, request.view)
        try:
            answer = self._ask_worker(request)
        except Exception as error:  # whatever is wrong with the other process, the game goes on
            if self._begun and foreign(request.mind):
                self._give_up(request.seat, request.mind)
                self.close()
            else:
                self._died(error)
            return None
        if answer is not None:
            self._in_a_row = 0
        return answer

    def _give_up(self, seat: Seat, mind: str) -> None:
        """Let SPARE play on for the bot of another package, which has failed, hangs or has ended its process."""
        logger.warning("the bot %s of seat %d is given up", mind, seat)
        self._failed.add((seat, mind))
        self.notices.append(Reason("bot-replaced", (("seat", seat + 1), ("name", mind.partition("/")[0]))))

    def _died(self, error: Exception) -> None:
        """The process is gone, or as good as gone: tell it, and let the next call ask a new one."""
        logger.warning("bots: %s: %s", type(error).__name__, error)
        try:
            self.close()
        except Exception:
            logger.exception("the process of the bots cannot be ended")
        self._deaths += 1
        self._in_a_row += 1
        self._gone = self._in_a_row >= DEATHS_IN_A_ROW or self._deaths >= DEATHS
        if self._begun:
            self.notices.append(Reason("bots-gone" if self._gone else "bots-restarted"))
        elif self._gone:
            self.notices.append(Reason("bots-none"))

    def _ask_worker(self, request: Request) -> Answer | None:
        if self._worker is None:
            self._worker = Worker(self._spec)
        done = self._worker.poll()
        if done is not None and _same(done[0], request):
            return done[1]
        if not self._worker.busy:
            self._begun = True
            self._worker.ask(request)
        return None


def _same(done: Request, wanted: Request) -> bool:
    """Return whether an answer is that to what is asked now."""
    asked = (done.seat, done.mind, done.advice, done.view.state)
    return asked == (wanted.seat, wanted.mind, wanted.advice, wanted.view.state)
