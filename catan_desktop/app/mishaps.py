"""What is done after an error nobody expected: first the game is made safe, then the player is told and goes on.

The state of a game never changes in place, so that it is always whole: as it was before what failed, or as it is after
it. It is written once more, read back and compared; what the screens and the bots have worked out from it is thrown
away. An error that comes again at once leads to the title, one in the screen that tells of errors to a plainer screen,
and after that the program ends: it never goes round in a circle.
"""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pygame

from catan_desktop.kernel.errors import SaveError
from catan_desktop.present.words import Words, because, words
from catan_desktop.ui.scene import Change, Quit, Replace, Scene
from catan_desktop.ui.scenes.plain import PlainScene
from catan_desktop.ui.scenes.trouble import Trouble, TroubleScreen

from . import desktop, report

if TYPE_CHECKING:
    from catan_desktop.session.logbook import Logbook
    from catan_desktop.session.session import Session

    from .program import Program

logger = logging.getLogger(__name__)

AT_ONCE = 5.0
"""An error so many seconds after the last one, or after going on, is the same trouble again."""
MOST = 3
"""So often in a row it is told; then the program ends."""
SETTLES = 5
"""So often, a second each time, is waited for the disk."""
BARE = {
    "trouble-title": "Something went wrong",
    "trouble-saved": "Your game is saved to the last move.",
    "trouble-unsaved": "Your game could not be saved.",
    "trouble-no-game": "No game was running; nothing is lost.",
    "trouble-lesson": "A lesson is not saved.",
    "trouble-plain-keys": "Enter: to the title. C: copy the report. Escape: quit.",
}
"""What is said where not even the words can be found."""


@dataclass(frozen=True)
class Kept:
    """Whether the running game is safe."""

    how: Literal["saved", "unsaved", "lesson", "none"]
    path: str = ""
    why: Words | None = None
    """Why it is not safe, where that is known."""


class Mishaps:
    """Remembers what went wrong and when."""

    def __init__(self, program: Program, clock: Callable[[], float] = time.monotonic) -> None:
        self._program = program
        self._clock = clock
        self._row = 0
        """Errors at once after each other."""
        self._last = float("-inf")
        self._kept_last = Kept("none")
        """What became of the running game after the last error: not saved, it is not left but by the player's wish."""
        self._copy_of: object = None
        """The state of the game of which a copy was kept elsewhere."""
        self._report = report.Report("", "")
        self.logbook: Logbook | None = None

    def failed(self, error: BaseException, where: Scene | None = None) -> Scene | None:
        """The screen after an error in a scene; None where none is left to try. Never raises."""
        what = report.told(error)
        with suppress(Exception):
            logger.error("in %s: %s", type(where).__name__, what)
        if isinstance(error, MemoryError):
            self._make_room()
        now = self._clock()
        self._row = self._row + 1 if now - self._last < AT_ONCE else 1
        self._last = now
        if self._row > MOST or isinstance(where, PlainScene):
            return None
        plain = isinstance(where, TroubleScreen)
        with suppress(Exception):
            self._program.preload.rest()
        kept = self._secured()
        self._kept_last, self._copy_of = kept, None
        try:
            self._report = self._reported(what, where, kept)
            return self._plain(kept, error) if plain else self._calm(kept, error)
        except Exception:
            logger.exception("the error cannot be told")
            return self._plain(kept, error)

    def tell(self, text: report.Report) -> None:
        """Let a report be the one that is copied."""
        self._report = text

    # what can be done then

    def go_on(self) -> Change:
        """Back to the game as it stands, or to the title."""
        program = self._program
        if program.session is None or (self._row > 1 and self._kept_last.how != "unsaved"):
            return self.title()
        return self.tried(lambda: Replace(program.table_again(), all=True))

    def title(self) -> Change:
        """To the title; the game is kept, or the player is asked."""
        return self._left(self._program.leave)

    def quit(self) -> Change:
        """Out of the program; the game is kept, or the player is asked."""
        return self._left(Quit)

    def doubt(self) -> Words | None:
        """Why the file may not hold the running game, although nothing is wrong with the disk; None if it does."""
        session = self._program.session
        if self._kept_last.how != "unsaved" or session is None or self._program.again is not None:
            return None
        with suppress(Exception):
            if _proved(Path(self._program.kept_at()), session):
                self._kept_last = Kept("saved", self._program.kept_at())
                return None
        return self._kept_last.why or words("save-unproved")

    @property
    def copied(self) -> bool:
        """Return whether a copy of the running game was kept elsewhere, and nothing has been done since."""
        session = self._program.session
        return session is not None and session.state is self._copy_of

    def copy(self) -> bool:
        """Put the report on the clipboard."""
        try:
            pygame.scrap.put_text(self._report.whole)
            return bool(pygame.scrap.get_text() == self._report.whole)
        except (pygame.error, ValueError, UnicodeError):
            return False

    def show(self) -> bool:
        """Open the folder of the log."""
        return self.logbook is not None and desktop.opened(self.logbook.folder)

    def keep_copy(self) -> str:
        """Keep the game in the first of the usual folders that can be written."""
        from catan_desktop.session import library, paths  # noqa: PLC0415

        program = self._program
        session = program.session
        for folder in paths.usual_folders() if session is not None else ():
            try:
                assert session is not None
                data = session.freeze(session.title or program.running_title())
                place = library.keep_as(folder, data)
                self._copy_of = data.state
                return report.shortened(str(place))
            except Exception as error:
                logger.warning("no copy in %s: %s", folder, error)
        return ""

    def tried(self, way: Callable[[], Change]) -> Change:
        """Go a way; an error on it is one more in the row."""
        self._last = self._clock()
        try:
            return way()
        except Exception as error:
            scene = self.failed(error)
            return Quit() if scene is None else Replace(scene, all=True)

    # inside

    def _left(self, leave: Callable[[], Change]) -> Change:
        """Leave the game; an error on the way is told, also after a question."""
        return self.tried(lambda: self._program.parting(lambda: self.tried(leave)))

    def _secured(self) -> Kept:
        """Make the running game safe, and make everything anew that was worked out from it."""
        program = self._program
        session = program.session
        if session is None:
            return Kept("none")
        try:
            kept = self._kept(session)
        except Exception as error:
            logger.exception("while the game was kept")
            why = words("save-unwritable", detail="code", about=report.briefly(error))
            kept = Kept("unsaved", program.kept_at(), why)
        again = program.again
        try:
            program.session = session.renewed(session.keeper)
        except Exception:
            logger.exception("while the game was made anew")
        program.again = again
        return kept

    def _kept(self, session: Session) -> Kept:
        """Write the game, read it back and compare."""
        program, keeper = self._program, session.keeper
        if program.again is not None:
            return Kept("lesson")
        if keeper is None:
            return Kept("unsaved")
        keeper.keep(session.freeze(session.title))
        settled = any(keeper.settle() or keeper.failure is not None for _ in range(SETTLES))
        path = program.kept_at()
        if keeper.failure is not None or not path:
            return Kept("unsaved", path, because(keeper.failure) if keeper.failure is not None else None)
        try:
            proved = _proved(Path(path), session)
        except SaveError as error:
            logger.warning("%s: %s", path, error)
            return Kept("unsaved", path, because(error.reason))
        if proved:
            return Kept("saved", path)
        return Kept("unsaved", path, None if settled else words("save-slow"))

    def _reported(self, what: str, where: Scene | None, kept: Kept) -> report.Report:
        why = " ".join(map(str, (kept.why.key, *kept.why.arguments))) if kept.why is not None else ""
        notes = [f"game: {kept.how} {why}".rstrip(), f"error {self._row} in a row"]
        session = self._program.session
        return report.made(what, scene=where, session=session, save=kept.path, logbook=self.logbook, more=notes)

    def _calm(self, kept: Kept, error: BaseException) -> Scene:
        program = self._program
        folder = self.logbook.folder if self.logbook is not None else None
        file = report.written(self._report.whole, folder) if folder is not None else ""
        to_game = kept.how == "unsaved" or (kept.how != "none" and self._row == 1)
        said = [self._said(kept)]
        said.append(program.tr("trouble-again" if kept.how != "none" and not to_game else "trouble-what"))
        said.append(program.tr("trouble-error", error=report.shortened(report.briefly(error))))
        told = Trouble(
            title=program.tr("trouble-title"),
            said=tuple(said),
            report=self._report.shown,
            folder=report.shortened(str(folder)) if folder is not None else "",
            report_file=report.shortened(file),
            to_game=to_game,
            unsaved=kept.how == "unsaved",
        )
        return TroubleScreen(program, told, self)

    def _plain(self, kept: Kept, error: BaseException) -> Scene:
        said = [self._word("trouble-title"), self._said(kept, bare=True), report.shortened(report.briefly(error))]
        return PlainScene([*said, self._word("trouble-plain-keys")], self.title, self.copy)

    def _said(self, kept: Kept, *, bare: bool = False) -> str:
        """Where the game is."""
        if bare:
            key = f"trouble-{kept.how}" if kept.how != "none" else "trouble-no-game"
            return self._word(key, path=report.shortened(kept.path))
        tr = self._program.tr
        if kept.how == "saved":
            return tr("trouble-saved", path=report.shortened(kept.path))
        if kept.how == "unsaved":
            why = kept.why
            return tr("trouble-unsaved-why", why=self._program.say(why)) if why is not None else tr("trouble-unsaved")
        return tr("trouble-lesson") if kept.how == "lesson" else tr("trouble-no-game")

    def _word(self, key: str, **args: str) -> str:
        try:
            return self._program.tr(key, **args)
        except Exception:
            return BARE[key]

    def _make_room(self) -> None:
        """Give memory back: pictures can be painted again."""
        with suppress(Exception):
            self._program.kit.art.clear()
        gc.collect()


def _proved(path: Path, session: Session) -> bool:
    """Return whether a file holds the game to its last action; SaveError where it cannot be read."""
    from catan_desktop.session import saves  # noqa: PLC0415

    try:
        timeline = saves.read(path).timeline
        log = timeline.log()  # the oldest actions of a very long game are not in the file
        return timeline.state == session.state and log == session.timeline.log()[-len(log) or None :]
    except SaveError:
        raise
    except Exception:  # the rules themselves fail: then at least the state stands there
        logger.exception("the game cannot be played through")
        return saves.read_position(path)[2] == session.state
