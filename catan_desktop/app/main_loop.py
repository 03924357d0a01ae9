"""The program in its window: opened, played, ended; `start` tells where that fails."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from catan_desktop.present.words import because
from catan_desktop.session import paths, settings
from catan_desktop.session.crash_marker import Marker, Standing
from catan_desktop.session.logbook import Logbook
from catan_desktop.session.saves import SavedGame
from catan_desktop.session.spec import NewGame
from catan_desktop.stores.files import Refused
from catan_desktop.ui.art import Art
from catan_desktop.ui.loop import Loop
from catan_desktop.ui.scene import Push, Replace, Scene
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.text import TITLE
from catan_desktop.ui.theme import load_theme
from catan_desktop.ui.widgets import Kit, Root
from catan_desktop.ui.window import DisplayLost, NoDisplay, Window

from . import desktop, ending, report, trace
from .gc_pause import GcPause
from .preferences import USUAL_THEME
from .program import Program
from .recovery import sudden_end_screen

logger = logging.getLogger(__name__)

PROGRAM, NAME = "catan-desktop", "Catan Desktop"
GOOD, FAILED, NO_WINDOW = 0, 1, 2
LAST_SECONDS = 20.0
"""Seconds after the last frame that the end may take: the game may have half of them, `autosave.PATIENCE_SECONDS`."""


def open_program(logbook: Logbook, *, mute: bool = False) -> Program:
    """The program in its window; NoDisplay where there is none. `mute`: it takes no sound device this time."""

    logger.info(report.versions())
    loaded = settings.load(paths.user_settings_file())
    chosen = loaded.settings
    icon = Art(paths.assets() / "art").sprite("app-icon", 128)
    wished = "window_width" in chosen.model_fields_set
    window = Window.open(NAME, (chosen.window_width, chosen.window_height) if wished else None, icon=icon)
    _greet(window, icon)
    program = Program(window, chosen, sound=None if mute else Sound(paths.assets() / "sounds"))
    if window.fullscreen:
        _greet(window, icon)
    program.recovery.logbook = logbook
    if loaded.warning is not None:
        program.screens.pending.append(program.texts.tr(loaded.warning))
    if program.kit.keys.refused:
        program.screens.pending.append(program.texts.tr("keys-refused", names=", ".join(program.kit.keys.refused)))
    return program


def _greet(window: Window, icon: pygame.Surface) -> None:
    """Show the ground with the sign and the name of the game until the first screen is drawn."""

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


def make_loop(
    program: Program, wish: NewGame | Path | SavedGame | None, marker: Marker, left: Sequence[Standing]
) -> Loop:
    """The loop of the program on its first scene."""

    def begun() -> Scene:
        try:
            return _first(program, wish)
        except Exception as error:
            scene = program.recovery.failed(error)
            if scene is None:
                raise
            return scene

    loop = Loop(
        program.window,
        begun(),
        frames=lambda: program.preferences.chosen.frame_limit,
        on_error=program.recovery.failed,
        fullscreen=lambda event: program.kit.keys.pressed(event, "fullscreen"),
    )
    tidy = GcPause(loop)
    program.preload.loop = loop

    def each(seconds: float) -> None:
        if not (loop.stats.drawn or loop.hidden):
            return  # a sound takes as long as half a screen to be read, and nobody waits for it
        program.tick(seconds)
        tidy(seconds)
        marker.note(program.current.kept_at())

    follow_keys(loop, program)
    loop.each = each
    loop.audio_device_changed = program.audio_device_changed
    loop.on_closed = program.leaving.closed
    trace.follow(loop, program)
    logbook = program.recovery.logbook
    told = (
        sudden_end_screen(program.services, program.recovery, program.running, left, logbook)
        if logbook is not None and wish is None
        else None
    )
    if told is not None:
        loop.stack.apply(Push(told))
    return loop


def follow_keys(loop: Loop, program: Program) -> None:
    """Let keys that mean the same on every screen do so, and be told of there."""

    def everywhere(event: pygame.event.Event) -> bool:
        said, root = program.everywhere(event), getattr(loop.stack.top, "root", None)
        if said and isinstance(root, Root):
            root.toast(said)
        return bool(said)

    loop.everywhere = everywhere


def _first(program: Program, wish: NewGame | Path | SavedGame | None) -> Scene:
    """The scene that a wish leads to; the title, with the refusal, where it is refused."""
    if wish is None:
        return program.first()
    try:
        if isinstance(wish, NewGame):
            change = program.lobby.begin(wish)
        else:
            change = program.running.open(str(wish) if isinstance(wish, Path) else wish)
    except Refused as refusal:
        program.screens.pending.append(str(refusal))
        return program.screens.scene("title")
    assert isinstance(change, Replace)
    return change.scene


def run_loop(program: Program, loop: Loop, logbook: Logbook) -> int:
    """Play until the window is closed; the exit code."""
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
        code, said = NO_WINDOW, f"{program.texts.tr('trouble-display')} {finish_game(program)}".rstrip()
    except Exception:
        logger.critical("errors came again and again", exc_info=True)
        code, said = FAILED, _last_words(program, logbook)
    finally:
        with desktop.at_most(LAST_SECONDS, code):
            program.close()
            pygame.quit()
    if said:
        desktop.tell(PROGRAM, said, box=code != NO_WINDOW)
    return code


def _display_gone(program: Program) -> None:
    """Write the game while that is still possible, and say so; nothing may be drawn any more."""
    logger.error("the display is gone")
    desktop.tell(PROGRAM, f"{program.texts.tr('trouble-display')} {finish_game(program)}".rstrip(), box=False)


def finish_game(program: Program) -> str:
    """Finish the running game, and say whether it is saved; empty where none was running that is kept."""

    session = program.current.session
    if session is None or session.saving.keeper is None:
        return ""
    try:
        session.close()
    except Exception:
        logger.exception("while the game was kept")
    if session.saving.trouble is not None:
        return program.texts.tr("kept-not-at-last", why=program.texts.say(because(session.saving.trouble)))
    return program.texts.tr("trouble-saved", path=report.shorten_paths(program.current.kept_at()))


def _last_words(program: Program, logbook: Logbook) -> str:
    """Return what is said when the program gives up."""

    return program.texts.tr("trouble-end", game=finish_game(program), path=report.shorten_paths(str(logbook.folder)))
