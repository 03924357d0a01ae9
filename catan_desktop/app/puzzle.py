"""The table of a puzzle: a position of a real game, with its goal told beside it."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.present.words import words
from catan_desktop.puzzles.puzzle import Progress, Puzzle
from catan_desktop.session.session import Session
from catan_desktop.ui.scene import Replace, Scene
from catan_desktop.ui.scenes.table.coach import LEAVE
from catan_desktop.ui.scenes.table.messages import Submit

from .coached import CoachedTable
from .puzzle_port import AGAIN, HINT, HINTS, ON, OTHERS, PATIENCE, STEP, WAY, PuzzlePort
from .services import Services


class PuzzleTable(CoachedTable):
    """A table at which a puzzle is solved."""

    back_key = "puzzles"
    leave_keys = ("puzzle-leave-title", "puzzle-leave-text")
    seats_fixed = words("puzzle-seats")

    def __init__(
        self,
        services: Services,
        following: Callable[[str], str],
        table: Callable[[str, Progress], Scene],
        session: Session,
        puzzle: Puzzle,
        progress: Progress,
    ) -> None:
        """`following` names the next puzzle after that of a key, `table` sets one."""
        self._following, self._table, self.puzzle = following, table, puzzle
        self.progress = progress
        self.puzzle_port = PuzzlePort(session, puzzle, progress, services.context, self._label)
        self.puzzle_port.last = not following(puzzle.key)
        self._decided: bool | None = None
        super().__init__(services, self.puzzle_port)

    def _went_on(self) -> bool:
        """Count failures, and remember what was solved without being shown."""
        before, self._decided = self._decided, self.puzzle_port.verdict
        if before == self._decided:
            return False
        if self._decided is False:
            self.progress.failures += 1
        solved = self._services.preferences.chosen.puzzles_solved
        if self._decided and not self.progress.way and self.puzzle.key not in solved:
            self._services.preferences.change(puzzles_solved=(*solved, self.puzzle.key))
        if self._decided:
            self.kit.play("built")
        return not self.busy

    def _answer(self, name: str) -> None:
        progress = self.progress
        if name == LEAVE and self.puzzle_port.session.timeline.plies and not self.puzzle_port.verdict:
            self._ask_to_leave()
        elif name in {LEAVE, OTHERS}:
            self.change = self._leave()
        elif name == HINT:
            progress.hints = min(HINTS, progress.hints + 1)
            self._say()
        elif name == AGAIN:
            hints = progress.hints
            if progress.failures >= PATIENCE:
                hints = min(HINTS, hints + 1)
            self._anew(Progress(progress.failures, hints))
        elif name == WAY:
            self._anew(Progress(progress.failures, progress.hints, way=True))
        elif name == STEP:
            self._step()
        elif name == ON:
            self.change = Replace(self._table(self._following(self.puzzle.key), Progress()))

    def _step(self) -> None:
        """Do the next step of the way of the book."""
        action = self.puzzle_port.following
        if action is not None:
            self.send(Submit(action))

    def _anew(self, progress: Progress) -> None:
        self.change = Replace(self._table(self.puzzle.key, progress))
