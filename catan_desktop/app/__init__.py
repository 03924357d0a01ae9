"""The composition root: puts settings, words, sessions, window and loop together. What is heavy is imported late."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import catan_desktop.ui  # noqa: F401  (sets what SDL reads, before pygame is imported)

if TYPE_CHECKING:
    from catan_desktop.session.spec import NewGame
    from catan_desktop.ui.scene import Scene

    from .program import Program


def run_menu() -> int:
    """Open the window on the title; the exit code."""
    return _run(lambda program: program.first(), menu=True)


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


def _run(first: Callable[[Program], Scene], *, menu: bool = False) -> int:
    from . import start  # noqa: PLC0415

    return start.run(first, menu=menu)


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
