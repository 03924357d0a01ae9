"""A review that is worked out in the background, in a process of its own that gives way to everything else.

It may be ended at any time: what is worked out is kept beside the save, and the next one goes on from there.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from ..bots.budget import Budget
from ..bots.processes import help_parent, helpers
from ..bots.table import GameSpec, describe
from ..kernel import Action, Game
from ..kernel.ids import SEATS
from ..kernel.state import Transition
from ..review.steps import BUDGET, Step, mark, steps
from ..review.summary import Review, summary
from . import review_file
from .bot_process import END_SECONDS, LOST, give_up_first, give_way

logger = logging.getLogger(__name__)

SLICE_SECONDS = 0.05
"""Seconds that one poll works where there is no other process."""


def serve(
    connection: Connection, spec: GameSpec, start: Transition, log: tuple[Action, ...], known: int, budget: Budget
) -> None:
    """The life of the process: sends every step, then None, and ends; before that where nobody listens any more."""
    help_parent()
    give_way()
    give_up_first()
    game = spec.game()
    try:
        for step in steps(game, start, log, SEATS[: game.seats], known, budget):
            connection.send(step)
        connection.send(None)
    except LOST:
        return


class Reviewing:
    """A review on its way. Call `poll` again and again; `close` it at the end."""

    def __init__(
        self,
        game: Game,
        start: Transition,
        log: tuple[Action, ...],
        save: Path | None = None,
        *,
        in_process: bool = False,
        budget: Budget = BUDGET,
    ) -> None:
        """Take what is known, and begin with the rest.

        Args:
            start: the first state of the game, and what happened before it.
            log: all actions from there to the end.
            save: the file beside which the review is kept; None: it is not kept.
            in_process: no process is started; `poll` works for a moment itself.
            budget: of each search.
        """
        self._game, self._start, self._log = game, start, log
        self._budget = budget
        self._save, self._mark = save, ""
        self.steps: list[Step] = []
        if save is not None:
            self._mark = mark(game, start[0], log, SEATS[: game.seats], budget)
            self.steps += review_file.read(save, self._mark, game.seats)
        self._kept = len(self.steps)
        self.failed = False
        """It was broken off: what is there is all there will be."""
        self._here: Iterator[Step] | None = None
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        if self.complete:
            return
        if in_process:
            self._here = steps(game, start, log, SEATS[: game.seats], len(self.steps), budget)
        else:
            self._begin()

    @property
    def complete(self) -> bool:
        """Return whether all is worked out."""
        return len(self.steps) == len(self._log)

    @property
    def share(self) -> float:
        """Return how much is worked out, 0 to 1."""
        return len(self.steps) / len(self._log) if self._log else 1.0

    @property
    def process_id(self) -> int | None:
        """The number of the process that works, if one does."""
        return self._process.pid if self._process is not None else None

    def review(self) -> Review:
        """Return the review as far as it is worked out."""
        return summary(self._game, self._start[0], self.steps, SEATS[: self._game.seats])

    def poll(self) -> bool:
        """Take what was worked out since the last call; return whether that is anything."""
        before = len(self.steps)
        if self._here is not None:
            end = time.monotonic() + SLICE_SECONDS
            for step in self._here:
                self.steps.append(step)
                if time.monotonic() > end:
                    break
        elif self._connection is not None:
            self._take(self._connection)
        if self.complete:
            self.close()
        return len(self.steps) > before

    def close(self) -> None:
        """End the process, and keep what is new."""
        self._here = None
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        if process is not None:
            process.terminate()
            process.join(END_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()
        if self._save is not None and len(self.steps) > self._kept:
            self._kept = len(self.steps)
            review_file.write(self._save, self._mark, self.steps)

    def _begin(self) -> None:
        context = helpers()
        self._connection, other = context.Pipe()
        given = (other, describe(self._game), self._start, self._log, len(self.steps), self._budget)
        process = context.Process(target=serve, args=given, daemon=True, name="review")
        try:
            process.start()
            self._process = process
        except OSError as error:
            self._broke_off(error)
        finally:
            other.close()

    def _take(self, connection: Connection) -> None:
        try:
            while connection.poll(0):
                step: Step | None = connection.recv()
                if step is None:
                    return
                self.steps.append(step)
        except (*LOST, ValueError) as error:
            self._broke_off(error)

    def _broke_off(self, error: Exception) -> None:
        logger.warning("the process of the review: %s: %s", type(error).__name__, error)
        self.failed = True
        self.close()
