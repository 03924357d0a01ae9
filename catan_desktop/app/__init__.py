"""The composition root: puts settings, words, sessions, window and loop together. What is heavy is imported late."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import catan_desktop.ui  # noqa: F401  (sets what SDL reads, before pygame is imported)

if TYPE_CHECKING:
    from catan_desktop.session.spec import NewGame
    from catan_desktop.ui.scene import Scene

    from .program import Program

NO_WINDOW = 2
_LOG_BYTES = 1024 * 1024


def run_menu() -> int:
    """Open the window on the title; the exit code."""
    return _run(lambda program: program.first())


def run_new(spec: NewGame) -> int:
    """Open the window on a new game; the exit code."""
    return _run(lambda program: _scene_of(program, lambda: program.begin(spec)))


def run_open(path: Path) -> int:
    """Open the window on a saved game; the exit code. A file that cannot be read gives the title with the reason."""
    return _run(lambda program: _scene_of(program, lambda: program.open(str(path.resolve()))))


def screenshot(file: Path | None, scene: str, size: tuple[int, int], lang: str, out: Path) -> None:
    """Draw a scene to a PNG file without a window.

    Raises:
        LookupError: no scene of that name.
        OSError: the picture cannot be written.
        SaveError: the saved game cannot be read.
    """
    from .shots import shoot  # noqa: PLC0415

    shoot(file, scene, size, lang, out)


def _run(first: Callable[[Program], Scene]) -> int:
    import pygame  # noqa: PLC0415

    from catan_desktop.session import paths, settings  # noqa: PLC0415
    from catan_desktop.ui.art import Art  # noqa: PLC0415
    from catan_desktop.ui.loop import Loop  # noqa: PLC0415
    from catan_desktop.ui.sound import Sound  # noqa: PLC0415
    from catan_desktop.ui.window import NoDisplay, Window  # noqa: PLC0415

    from . import trace  # noqa: PLC0415
    from .program import Program  # noqa: PLC0415
    from .tidy import Tidy  # noqa: PLC0415

    _log_to(paths.user_log())
    loaded = settings.load(paths.user_settings_file())
    chosen = loaded.settings
    try:
        icon = Art(paths.assets() / "art").sprite("app-icon", 128)
        window = Window.open("Catan Desktop", (chosen.window_width, chosen.window_height), icon=icon)
    except NoDisplay as error:
        print(f"catan-desktop: {error}", file=sys.stderr)
        return NO_WINDOW
    sound = Sound(paths.assets() / "sounds")
    program = Program(window, chosen, sound=sound)
    try:
        loop = Loop(
            window,
            first(program),
            frames=lambda: program.settings.frame_limit,
            on_error=program.failed,
            fullscreen=lambda event: program.kit.keys.pressed(event, "fullscreen"),
        )
        tidy = Tidy(loop)

        program.warm.loop = loop

        def each(seconds: float) -> None:
            sound.tick(seconds)
            tidy(seconds)
            program.warm.tick(seconds)

        loop.each = each
        trace.follow(loop, program)
        if loaded.warning is not None:
            program.pending.append(program.tr(loaded.warning))
        if program.kit.keys.refused:
            program.pending.append(program.tr("keys-refused", names=", ".join(program.kit.keys.refused)))
        loop.run()
    finally:
        program.close()
        pygame.quit()
    return 0


def _scene_of(program: Program, change: Callable[[], object]) -> Scene:
    """The scene that a change leads to; the title, with the refusal, where it is refused."""
    from catan_desktop.ui.scene import Replace  # noqa: PLC0415
    from catan_desktop.ui.scenes.shell import Refused  # noqa: PLC0415

    try:
        made = change()
    except Refused as refusal:
        program.pending.append(str(refusal))
        return program.scene("title")
    assert isinstance(made, Replace)
    return made.scene


def _log_to(file: Path) -> None:
    """Write warnings and errors to a file that is begun anew when it has grown large."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        grown = file.exists() and file.stat().st_size > _LOG_BYTES
        logging.basicConfig(
            filename=file,
            filemode="w" if grown else "a",
            level=logging.WARNING,
            format="%(asctime)s %(levelname)s %(name)s: %(message)s",
            encoding="utf-8",
        )
    except OSError:
        logging.basicConfig(level=logging.WARNING)
