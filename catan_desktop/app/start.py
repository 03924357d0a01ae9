"""The process from its first line to its last: log, mark, window, and a word for what keeps it from beginning."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from pathlib import Path

from catan_desktop.bots.processes import firm_ground
from catan_desktop.session import paths
from catan_desktop.session.crash_marker import Marker, Standing, left_behind
from catan_desktop.session.language import guessed_language
from catan_desktop.session.logbook import Logbook
from catan_desktop.session.saves import SavedGame
from catan_desktop.session.spec import NewGame

from . import desktop

logger = logging.getLogger(__name__)

PROGRAM = "catan-desktop"
FAILED, NO_WINDOW = 1, 2
LAST_SECONDS = 20.0
"""Seconds that the log and the mark may take at the end, such as with a disk that does not answer."""
BARE = {
    "trouble-no-window": "No window can be opened: {why}",
    "trouble-start": "The game cannot begin: {why}",
    "trouble-start-files": "Files of the game are missing or damaged; please install it again. ({why})",
    "trouble-start-package": "A package that the game needs is missing or broken; please install it again. ({why})",
}
"""What is said where not even the words can be read."""


def run(wish: NewGame | Path | SavedGame | None = None, *, mute: bool = False) -> int:
    """Open the window and play; the exit code.

    Args:
        wish: a game to begin, or one to go on with or its file; None: the title, over which a sudden end of the last
            run is told. A file that cannot be read gives the title with the reason.
        mute: no sound device is taken.
    """
    firm_ground()
    logbook = Logbook(paths.user_log())
    left = left_behind(logbook.folder)
    marker = Marker(logbook.folder, logbook.fault_bytes())
    try:
        return _run(wish, logbook, marker, left, mute=mute)
    finally:
        with desktop.at_most(LAST_SECONDS, FAILED):
            marker.close()
            logbook.close()


def _run(
    wish: NewGame | Path | SavedGame | None, logbook: Logbook, marker: Marker, left: Sequence[Standing], *, mute: bool
) -> int:
    try:
        from . import main_loop, recovery  # noqa: PLC0415  (a package that is missing is told of in a sentence)

        program = main_loop.open_program(logbook, mute=mute)
        loop = main_loop.make_loop(program, wish, marker, left)
    except Exception as error:
        return _cannot_begin(error)
    if wish is not None and left and _lost_to_sight(recovery.going_on(left[0]).save, wish):
        program.screens.pending.append(program.texts.tr("trouble-last-news"))
    return main_loop.run_loop(program, loop, logbook)


def _lost_to_sight(save: str, wish: NewGame | Path | SavedGame) -> bool:
    """Return whether a game that ended suddenly is there and another one comes up."""
    return os.path.isfile(save) and not (isinstance(wish, Path) and wish.exists() and os.path.samefile(save, wish))


def sentence(key: str, why: str) -> str:
    """Why nothing can begin, in the language of the desktop."""
    try:
        from catan_desktop.present.translate import Translator  # noqa: PLC0415  (it may be what is missing)

        return Translator(paths.assets() / "locale", guessed_language()).tr(key, why=why)
    except Exception:
        return BARE[key].format(why=why)


def startup_error_text(error: BaseException) -> str:
    """One sentence about why the program cannot begin."""
    from . import report  # noqa: PLC0415  (it needs what may be missing)

    why = report.shorten_paths(report.briefly(error))
    if isinstance(error, ImportError):
        return sentence("trouble-start-package", why)
    if isinstance(error, (OSError, ValueError, KeyError)) or type(error).__module__.startswith("pygame"):
        return sentence("trouble-start-files", why)
    return sentence("trouble-start", why)


def _cannot_begin(error: Exception) -> int:
    """Tell why there is no window; return the exit code."""
    logger.critical("the program cannot begin", exc_info=error)
    if type(error).__name__ == "NoDisplay":
        desktop.tell(PROGRAM, sentence("trouble-no-window", str(error)), box=False)
        return NO_WINDOW
    desktop.tell(PROGRAM, startup_error_text(error))
    return FAILED
