"""From the first line of the program to its last: log, window, loop, and a word for whatever goes wrong with them."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from catan_desktop.session import paths, settings
from catan_desktop.session.crash_marker import Marker, Standing, left_behind
from catan_desktop.session.language import guessed_language
from catan_desktop.session.logbook import Logbook

from . import desktop

if TYPE_CHECKING:
    import pygame

    from catan_desktop.ui.loop import Loop
    from catan_desktop.ui.scene import Scene
    from catan_desktop.ui.window import Window

    from .program import Program

logger = logging.getLogger(__name__)

PROGRAM, NAME = "catan-desktop", "Catan Desktop"
GOOD, FAILED, NO_WINDOW = 0, 1, 2
LAST_SECONDS = 20.0
"""So long what comes after the last frame may take: the game may have half of it, `autosave.PATIENCE_SECONDS`."""
BARE = {
    "trouble-start": "The game cannot begin: {why}",
    "trouble-start-files": "Files of the game are missing or damaged; please install it again. ({why})",
    "trouble-start-package": "A package that the game needs is missing or broken; please install it again. ({why})",
}
"""What is said where not even the words can be read."""


def run(first: Callable[[Program], Scene], *, menu: bool = False) -> int:
    """Open the window on a scene and play; the exit code.

    Args:
        menu: the scene is the title, over which a sudden end of the last run is told.
    """
    logbook = Logbook(paths.user_log())
    left = left_behind(logbook.folder)
    marker = Marker(logbook.folder, logbook.fault_bytes())
    try:
        return _run(first, menu, logbook, marker, left)
    finally:
        with _at_most(LAST_SECONDS, FAILED):
            marker.close()
            logbook.close()


def sentence(key: str, why: str) -> str:
    """Why nothing can begin, in the language of the desktop."""
    try:
        from catan_desktop.present.translate import Translator  # noqa: PLC0415

        return Translator(paths.assets() / "locale", guessed_language()).tr(key, why=why)
    except Exception:
        return BARE[key].format(why=why)


def told(error: BaseException) -> str:
    """One sentence about why the program cannot begin."""
    from . import report  # noqa: PLC0415

    why = report.shortened(report.briefly(error))
    if isinstance(error, ImportError):
        return sentence("trouble-start-package", why)
    if isinstance(error, (OSError, ValueError, KeyError)) or type(error).__module__.startswith("pygame"):
        return sentence("trouble-start-files", why)
    return sentence("trouble-start", why)


def _run(
    first: Callable[[Program], Scene], menu: bool, logbook: Logbook, marker: Marker, left: Sequence[Standing]
) -> int:
    try:
        program = _opened(logbook)
        loop = _looped(program, first, marker, left if menu else ())
    except Exception as error:
        return _cannot_begin(error)
    import pygame  # noqa: PLC0415

    from catan_desktop.ui.window import NoDisplay  # noqa: PLC0415

    from . import ending  # noqa: PLC0415

    if left and not menu and left[0].save and os.path.isfile(left[0].save):
        program.pending.append(program.tr("trouble-last-news"))
    code, said = GOOD, ""
    try:
        with ending.signals(lambda: setattr(loop, "ending", True)) as asked:
            ending.when_the_display_dies(lambda: _display_gone(program), NO_WINDOW)
            loop.run()
            if asked.number:
                logger.info("signal %d has ended the program", asked.number)
                code = ending.BY_SIGNAL + asked.number
    except NoDisplay:
        logger.exception("the display is gone")
        code, said = NO_WINDOW, f"{program.tr('trouble-display')} {_kept(program)}".rstrip()
    except Exception:
        logger.critical("errors came again and again", exc_info=True)
        code, said = FAILED, _last_words(program, logbook)
    finally:
        with _at_most(LAST_SECONDS, code):
            program.close()
            pygame.quit()
    if said:
        desktop.tell(PROGRAM, said, box=code != NO_WINDOW)
    return code


@contextmanager
def _at_most(seconds: float, code: int) -> Iterator[None]:
    """End the program if what is done here takes longer, such as with a disk that does not answer."""
    watch = threading.Timer(seconds, os._exit, (code,))
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()


def _opened(logbook: Logbook) -> Program:
    """The program in its window; NoDisplay where there is none."""
    from catan_desktop.ui.art import Art  # noqa: PLC0415
    from catan_desktop.ui.sound import Sound  # noqa: PLC0415
    from catan_desktop.ui.window import Window  # noqa: PLC0415

    from . import report  # noqa: PLC0415
    from .program import Program  # noqa: PLC0415

    logger.info(report.versions())
    loaded = settings.load(paths.user_settings_file())
    chosen = loaded.settings
    icon = Art(paths.assets() / "art").sprite("app-icon", 128)
    window = Window.open(NAME, (chosen.window_width, chosen.window_height), icon=icon)
    _greet(window, icon)
    program = Program(window, chosen, sound=Sound(paths.assets() / "sounds"))
    if window.fullscreen:
        _greet(window, icon)
    program.mishaps.logbook = logbook
    if loaded.warning is not None:
        program.pending.append(program.tr(loaded.warning))
    if program.kit.keys.refused:
        program.pending.append(program.tr("keys-refused", names=", ".join(program.kit.keys.refused)))
    return program


def _greet(window: Window, icon: pygame.Surface) -> None:
    """Show the ground with the sign and the name of the game until the first screen is drawn."""
    import pygame  # noqa: PLC0415

    from catan_desktop.ui.text import TITLE  # noqa: PLC0415
    from catan_desktop.ui.theme import load_theme  # noqa: PLC0415
    from catan_desktop.ui.widgets import Kit  # noqa: PLC0415
    from catan_desktop.ui.window import DisplayLost  # noqa: PLC0415

    from .core import USUAL_THEME  # noqa: PLC0415

    kit = Kit(load_theme(paths.assets() / f"themes/{USUAL_THEME}/theme.toml"), paths.assets())
    kit.resize(window.size)
    surface = window.surface
    surface.fill(kit.colour("ground"))
    sign = icon.get_rect(center=surface.get_rect().center)
    surface.blit(icon, sign)
    kit.text.draw(surface, NAME, (sign.centerx, sign.bottom + kit.px("pad")), TITLE, across=0.5)
    pygame.event.pump()
    with suppress(DisplayLost):  # the loop finds that out too, and looks for another
        window.flip()


def _looped(program: Program, first: Callable[[Program], Scene], marker: Marker, left: Sequence[Standing]) -> Loop:
    """The loop of the program on its first scene."""
    from catan_desktop.ui.loop import Loop  # noqa: PLC0415
    from catan_desktop.ui.scene import Push  # noqa: PLC0415

    from . import last_time, trace  # noqa: PLC0415
    from .gc_pause import GcPause  # noqa: PLC0415

    def begun() -> Scene:
        try:
            return first(program)
        except Exception as error:
            scene = program.failed(error)
            if scene is None:
                raise
            return scene

    loop = Loop(
        program.window,
        begun(),
        frames=lambda: program.settings.frame_limit,
        on_error=program.failed,
        fullscreen=lambda event: program.kit.keys.pressed(event, "fullscreen"),
    )
    tidy = GcPause(loop)
    program.preload.loop = loop

    def each(seconds: float) -> None:
        program.tick(seconds)
        tidy(seconds)
        marker.note(program.kept_at())

    loop.each = each
    loop.heard = program.heard
    loop.on_closed = program.leaving.closed
    trace.follow(loop, program)
    logbook = program.mishaps.logbook
    told = last_time.screen(program, left, logbook) if logbook is not None else None
    if told is not None:
        loop.stack.apply(Push(told))
    return loop


def _cannot_begin(error: Exception) -> int:
    """Say why there is no window, and give the exit code."""
    logger.critical("the program cannot begin", exc_info=error)
    if type(error).__name__ == "NoDisplay":
        desktop.tell(PROGRAM, str(error), box=False)
        return NO_WINDOW
    desktop.tell(PROGRAM, told(error))
    return FAILED


def _display_gone(program: Program) -> None:
    """Write the game while that is still possible, and say so; nothing may be drawn any more."""
    logger.error("the display is gone")
    desktop.tell(PROGRAM, f"{program.tr('trouble-display')} {_kept(program)}".rstrip(), box=False)


def _kept(program: Program) -> str:
    """Finish the running game, and say whether it is saved; empty where none was running that is kept."""
    from catan_desktop.present.words import because  # noqa: PLC0415

    from . import report  # noqa: PLC0415

    session = program.session
    if session is None or session.keeper is None:
        return ""
    try:
        session.close()
    except Exception:
        logger.exception("while the game was kept")
    if session.trouble is not None:
        return program.tr("kept-not-at-last", why=program.say(because(session.trouble)))
    return program.tr("trouble-saved", path=report.shortened(program.kept_at()))


def _last_words(program: Program, logbook: Logbook) -> str:
    """What is said when the program gives up."""
    from . import report  # noqa: PLC0415

    return program.tr("trouble-end", game=_kept(program), path=report.shortened(str(logbook.folder)))
