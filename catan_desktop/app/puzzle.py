"""Sets the table for a puzzle: a position of a real game, with its goal told beside it."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.puzzle import PuzzleCard
from catan_desktop.present.words import words
from catan_desktop.puzzles import catalogue
from catan_desktop.puzzles.puzzle import Puzzle
from catan_desktop.session import saves
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.ui.scene import Change, Push, Replace
from catan_desktop.ui.scenes.table.coach import LEAVE
from catan_desktop.ui.scenes.table.messages import Submit

from .coached import CoachedTable
from .preload import Preload
from .puzzle_port import AGAIN, HINT, HINTS, ON, OTHERS, PATIENCE, STEP, WAY, Progress, PuzzlePort
from .running import Running
from .services import Services

FOLDER = "puzzles"
"""The folder of the positions among the assets."""


class Puzzles:
    """See `catan_desktop.ui.scenes.services.Puzzles`."""

    def __init__(self, services: Services, running: Running, preload: Preload) -> None:
        self._services, self._running, self._preload = services, running, preload

    def all(self) -> Sequence[PuzzleCard]:
        """Every puzzle, by game, the easiest of each first."""
        solved = self._services.preferences.chosen.puzzles_solved
        return [
            PuzzleCard(key, ruleset, one.grade, key in solved) for key, (ruleset, one) in catalogue.puzzles().items()
        ]

    def solve(self, key: str) -> Change:
        """Begin a puzzle; the running game is kept first."""
        ruleset, _ = catalogue.puzzles()[key]
        return self._preload.behind("laying-table", f"puzzle-{ruleset}", lambda: Push(self.table(key, Progress())))

    def following(self, key: str) -> str:
        """The next puzzle that waits to be solved, counted in a circle; empty where none does."""
        keys = list(catalogue.puzzles())
        at, solved = keys.index(key), self._services.preferences.chosen.puzzles_solved
        return next((one for one in keys[at + 1 :] + keys[:at] if one not in solved), "")

    def table(self, key: str, progress: Progress) -> PuzzleTable:
        """Set the table of a puzzle; the running game, if any, is ended and kept.

        Raises:
            LookupError: there is no such puzzle.
            Refused: its position cannot be read.
        """
        services, puzzle = self._services, catalogue.puzzle(key)
        path = services.texts.assets / FOLDER / f"{key}{saves.SUFFIX}"
        header, game, state = services.with_files(lambda: saves.read_position(path))
        seats = tuple(
            seat.model_copy(update={"name": services.texts.tr("person-name", number=number + 1)})
            if seat.human
            else seat
            for number, seat in enumerate(header.seats)
        )
        spec = self._running.named(header.spec().model_copy(update={"seats": seats, "seed": services.seed()}))
        current = services.current
        current.end()
        current.session = session = Session(game, spec, Timeline(game.seats, (state, ())), **current.timing())
        current.again = lambda session: PuzzleTable(services, self, session, puzzle, progress)
        return PuzzleTable(services, self, session, puzzle, progress)


class PuzzleTable(CoachedTable):
    """A table at which a puzzle is solved."""

    back_key = "puzzles"
    leave_keys = ("puzzle-leave-title", "puzzle-leave-text")
    seats_fixed = words("puzzle-seats")

    def __init__(
        self, services: Services, puzzles: Puzzles, session: Session, puzzle: Puzzle, progress: Progress
    ) -> None:
        self._services, self._puzzles, self.puzzle = services, puzzles, puzzle
        preferences, texts = services.preferences, services.texts
        seat = Seat(next(number for number, one in enumerate(session.seats) if one.human))
        self.progress = progress
        self.riddle = PuzzlePort(
            session,
            puzzle,
            seat,
            progress,
            lambda: preferences.chosen,
            lambda: texts.translator,
            services.almanacs.topic_of,
            self._label,
        )
        self.riddle.last = not puzzles.following(puzzle.key)
        self._decided: bool | None = None
        super().__init__(services, self.riddle)

    def _went_on(self) -> bool:
        """Count failures, and remember what was solved without being shown."""
        before, self._decided = self._decided, self.riddle.verdict
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
        if name == LEAVE:
            self._ask_to_leave()
        elif name == OTHERS:
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
            self.change = Replace(self._puzzles.table(self._puzzles.following(self.puzzle.key), Progress()))

    def _step(self) -> None:
        """Do the next step of the way of the book."""
        action = self.riddle.following
        if action is not None:
            self.run((Submit(action),))

    def _anew(self, progress: Progress) -> None:
        self.change = Replace(self._puzzles.table(self.puzzle.key, progress))
