"""Recovery from an unexpected error: first the game is made safe, then the player is told and goes on.

An error that comes again at once leads to the title, one in the screen that tells of errors to a plainer screen,
and after that the program ends: it never goes round in a circle. At the start after the program was killed the same
page says that the game is there.
"""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from catan_desktop.kernel.errors import SaveError
from catan_desktop.present.naming import round_of
from catan_desktop.present.words import because
from catan_desktop.session import library, saves
from catan_desktop.session.crash_marker import Standing
from catan_desktop.session.logbook import FAULT_BYTES, Logbook
from catan_desktop.stores.translations import Translations
from catan_desktop.ui.scene import Change, Pop, Quit, Replace, Scene
from catan_desktop.ui.scenes.trouble import PlainScene, Trouble, TroubleScreen, Ways
from catan_desktop.ui.widgets.field import SystemClipboard

from . import desktop, report
from .models import when_of
from .preload import Preload
from .running import Running
from .safekeeping import Kept, Safekeeping
from .services import Services

logger = logging.getLogger(__name__)

AT_ONCE = 5.0
"""Seconds after the last error, or after going on, within which another error counts as the same trouble."""
MOST = 3
"""Times in a row that it is told; then the program ends."""
BARE = {
    "trouble-title": "Something went wrong",
    "trouble-saved": "Your game is saved to the last move.",
    "trouble-unsaved": "Your game could not be saved.",
    "trouble-no-game": "No game was running; nothing is lost.",
    "trouble-lesson": "A lesson is not saved.",
    "trouble-plain-keys": "Enter: to the title. C: copy the report. Escape: quit.",
}
"""What is said where not even the words can be found."""


class Recovery:
    """Remembers what went wrong and when."""

    def __init__(
        self,
        services: Services,
        safekeeping: Safekeeping,
        running: Running,
        preload: Preload,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._services, self._current = services, services.current
        self._safekeeping, self._running, self._preload = safekeeping, running, preload
        self._clock = clock
        self._row = 0
        """Errors at once after each other."""
        self._last = float("-inf")
        self._report = report.Report("", "")
        self.logbook: Logbook | None = None

    def failed(self, error: BaseException, where: Scene | None = None) -> Scene | None:
        """The screen after an error in a scene; None where none is left to try. Never raises."""
        what = report.traceback_text(error)
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
            self._preload.rest()
        kept = self._safekeeping.secure()
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

    @property
    def ways(self) -> Ways:
        """All of it."""
        return Ways(self.copy, self.show, self.go_on, self.title, self.quit, self.keep_copy)

    def go_on(self) -> Change:
        """Back to the game as it stands, or to the title."""
        if self._current.session is None or (self._row > 1 and self._safekeeping.last.how != "unsaved"):
            return self.title()
        return self.tried(lambda: Replace(self._running.table_again(), all=True))

    def title(self) -> Change:
        """To the title; the game is kept, or the player is asked."""
        return self._left(self._running.leave)

    def quit(self) -> Change:
        """Out of the program; the game is kept, or the player is asked."""
        return self._left(Quit)

    def copy(self) -> bool:
        """Put the report on the clipboard."""
        clipboard = SystemClipboard()
        clipboard.put(self._report.whole)
        return clipboard.get() == self._report.whole

    def show(self) -> bool:
        """Open the folder of the log."""
        return self.logbook is not None and desktop.opened(self.logbook.folder)

    def keep_copy(self) -> str:
        """Keep the game in the first of the usual folders that can be written."""
        return self._safekeeping.keep_copy(self._running.title()) if self._current.session is not None else ""

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
        return self.tried(lambda: self._running.parting(lambda: self.tried(leave)))

    def _reported(self, what: str, where: Scene | None, kept: Kept) -> report.Report:
        why = self._services.texts.say(kept.why) if kept.why is not None else ""
        notes = [f"game: {kept.how} {why}".rstrip(), f"error {self._row} in a row"]
        session = self._current.session
        return report.make_report(
            what,
            scene=where,
            session=session,
            save=kept.path,
            logbook=self.logbook,
            more=notes,
            tr=self._services.texts.tr,
        )

    def _calm(self, kept: Kept, error: BaseException) -> Scene:
        tr = self._services.texts.tr
        folder = self.logbook.folder if self.logbook is not None else None
        file = report.write_report(self._report.whole, folder) if folder is not None else ""
        to_game = kept.how == "unsaved" or (kept.how != "none" and self._row == 1)
        said = [self._said(kept)]
        said.append(tr("trouble-again" if kept.how != "none" and not to_game else "trouble-what"))
        said.append(tr("trouble-error", error=report.shorten_paths(report.briefly(error))))
        told = Trouble(
            title=tr("trouble-title"),
            said=tuple(said),
            report=self._report.shown,
            folder=report.shorten_paths(str(folder)) if folder is not None else "",
            report_file=report.shorten_paths(file),
            to_game=to_game,
            unsaved=kept.how == "unsaved",
        )
        return TroubleScreen(self._services.screens, told, self.ways)

    def _plain(self, kept: Kept, error: BaseException) -> Scene:
        said = [self._word("trouble-title"), self._said(kept, bare=True), report.shorten_paths(report.briefly(error))]
        return PlainScene([*said, self._word("trouble-plain-keys")], self.title, self.copy)

    def _said(self, kept: Kept, *, bare: bool = False) -> str:
        """Return where the game is."""
        if bare:
            key = f"trouble-{kept.how}" if kept.how != "none" else "trouble-no-game"
            return self._word(key, path=report.shorten_paths(kept.path))
        tr = self._services.texts.tr
        if kept.how == "saved":
            return tr("trouble-saved", path=report.shorten_paths(kept.path))
        if kept.how == "unsaved":
            why = kept.why
            return (
                tr("trouble-unsaved-why", why=self._services.texts.say(why))
                if why is not None
                else tr("trouble-unsaved")
            )
        return tr("trouble-lesson") if kept.how == "lesson" else tr("trouble-no-game")

    def _word(self, key: str, **args: str) -> str:
        try:
            return self._services.texts.tr(key, **args)
        except Exception:
            return BARE[key]

    def _make_room(self) -> None:
        """Give memory back: pictures can be painted again."""
        with suppress(Exception):
            self._services.preferences.kit.art.clear()
        gc.collect()


def sudden_end_screen(
    services: Services, recovery: Recovery, running: Running, left: Sequence[Standing], logbook: Logbook
) -> Scene | None:
    """The screen about the last sudden end; None where there was none, or none that anybody would miss."""
    if not left:
        return None
    standing = going_on(left[0])
    faults = _faults(logbook, standing.faults)
    logger.info("the program ended suddenly last time; a game was %s", "running" if standing.save else "not running")
    if not standing.save and not faults:
        return None
    texts = services.texts
    said, save = _told_of_save(texts, standing.save)
    text = report.make_report(faults, scene=None, session=None, save=save, logbook=logbook, tr=texts.tr)
    recovery.tell(text)
    told = Trouble(
        title=texts.tr("trouble-last-title"),
        said=said,
        report=text.shown,
        folder=report.shorten_paths(str(logbook.folder)),
        report_file=report.shorten_paths(str(logbook.faults)),
        to_game=bool(save),
    )
    way = partial(recovery.tried, partial(services.screens.instead, partial(running.open, save))) if save else Pop
    return TroubleScreen(services.screens, told, Ways(recovery.copy, recovery.show, way))


def going_on(standing: Standing) -> Standing:
    """Return what a mark says; a game that is over is no running game, for there is nothing left to go on with."""
    try:
        over = standing.save and saves.read_header(Path(standing.save)).outcome is not None
    except SaveError:
        return standing
    return standing.model_copy(update={"save": ""}) if over else standing


def _told_of_save(texts: Translations, save: str) -> tuple[tuple[str, ...], str]:
    """Return what is said of the game, and the file to go on with; empty where there is none."""
    tr = texts.tr
    if not save:
        return (tr("trouble-no-game"),), ""
    try:
        header = saves.read(Path(save)).header
    except SaveError as error:
        why = texts.say(because(error.reason))
        list_key = "trouble-last-list" if library.former(Path(save)) is not None else "trouble-last-alone"
        return (tr("trouble-last-damaged", why=why), tr(list_key)), ""
    name = tr(f"ruleset-{header.ruleset}")
    when, turn = when_of(header), round_of(header.turn, len(header.seats))
    told = (
        tr("trouble-last-saved", ruleset=name, round=turn)
        if when is None
        else tr("trouble-last-saved-when", ruleset=name, when=texts.say(when))
    )
    return (told, tr("trouble-last-ask")), save


def _faults(logbook: Logbook, before: int) -> str:
    """Return what Python could still tell."""
    try:
        with logbook.faults.open("rb") as file:
            file.seek(before)
            return file.read(FAULT_BYTES).decode("utf-8", "replace").strip()
    except OSError:
        return ""
