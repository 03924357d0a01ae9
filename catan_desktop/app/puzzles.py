"""The puzzles of all games: listed, and begun one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.games.puzzles import puzzle, puzzle_keys
from catan_desktop.present.models.puzzle import PuzzleCard
from catan_desktop.puzzles.puzzle import Progress, Puzzle
from catan_desktop.session.positions import opened, position_in
from catan_desktop.session.session import Session
from catan_desktop.ui.scene import Change, Push, Scene

from .preload import Preload
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
            PuzzleCard(key, ruleset, self.puzzle(key).grade, key in solved) for key, ruleset in puzzle_keys().items()
        ]

    def puzzle(self, key: str) -> Puzzle:
        """Return the puzzle of a key; LookupError for another word."""
        return puzzle(key, self._text(key))

    def _text(self, key: str) -> str:
        return position_in(self._services.texts.assets / FOLDER / f"{key}.txt")

    def solve(self, key: str) -> Change:
        """Begin a puzzle; the running game is kept first."""
        ruleset = puzzle_keys()[key]
        return self._preload.behind("laying-table", f"puzzle-{ruleset}", lambda: Push(self.table(key, Progress())))

    def following(self, key: str) -> str:
        """The next puzzle that waits to be solved, counted in a circle; empty where none does."""
        keys = list(puzzle_keys())
        at, solved = keys.index(key), self._services.preferences.chosen.puzzles_solved
        return next((one for one in keys[at + 1 :] + keys[:at] if one not in solved), "")

    def table(self, key: str, progress: Progress) -> Scene:
        """Set the table of a puzzle; the running game, if any, is ended and kept.

        Raises:
            LookupError: there is no such puzzle.
            Refused: its position cannot be read.
        """
        from .puzzle import PuzzleTable  # noqa: PLC0415  (a puzzle stands on the table)

        services, puzzle = self._services, self.puzzle(key)
        saved = services.files.attempt(lambda: opened(self._text(key)))
        seats = tuple(
            seat.model_copy(update={"name": services.texts.tr("person-name", number=number + 1)})
            if seat.human
            else seat
            for number, seat in enumerate(saved.spec.seats)
        )
        named = self._running.named(saved.spec.model_copy(update={"seats": seats}))
        spec = named.model_copy(
            update={"seed": services.seed()}
        )  # every attempt has its own dice and the same neighbours
        current = services.current
        current.end()
        current.session = session = Session(saved.game, spec, saved.timeline, **current.timing())
        current.make_table = lambda session: PuzzleTable(
            services, self.following, self.table, session, puzzle, progress
        )
        return current.make_table(session)
