"""The report of an error: all that whoever has to mend it needs, and nothing that tells who the player is."""

from __future__ import annotations

import os
import platform
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from catan_desktop import __version__
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.position_text import write_position
from catan_desktop.present.words import Speaker
from catan_desktop.session.files import write_atomically
from catan_desktop.session.logbook import Logbook
from catan_desktop.session.session import Session
from catan_desktop.ui import hardware
from catan_desktop.ui.scene import Scene

ACTIONS = 12
"""The last actions that are told."""
FRAMES = 60
"""Calls of a traceback, the innermost; an endless recursion has a thousand."""
REPORTS = 5
"""Reports that are kept beside the log."""
PREFIX, SUFFIX = "report-", ".txt"
SECRETS = ("actions", "position")
"""The parts that may tell what lies in somebody's hand."""
KILLED, NOWHERE = "(the program was killed)", "nowhere"
_SAID = {KILLED: "report-killed", NOWHERE: "report-nowhere"}
_TAIL = 25


class Report(NamedTuple):
    """What is known of an error."""

    whole: str
    """For whoever mends it."""
    shown: str
    """For the screen, before which several people may sit: nothing that one of them must not know."""


def traceback_text(error: BaseException) -> str:
    """An error with the way that led to it."""
    try:
        return "".join(traceback.format_exception(error, limit=-FRAMES)).rstrip()
    except Exception:  # its own text cannot be made
        return type(error).__name__


def briefly(error: BaseException) -> str:
    """An error in one line."""
    try:
        return f"{type(error).__name__}: {error}".strip().splitlines()[0][:200].rstrip(": ")
    except Exception:
        return type(error).__name__


def shorten_paths(text: str) -> str:
    """A text with the player's own folder written as `~`, so that it does not tell a name."""
    with suppress(Exception):
        homes = [home for home in {str(Path.home()), os.path.realpath(Path.home())} if len(home) > 1]
        ways = {re.escape(way) for home in homes for way in (home, home.replace("\\", "/"), home.replace("\\", "\\\\"))}
        if ways:
            case = re.IGNORECASE if os.name == "nt" else re.NOFLAG
            text = re.sub(
                f"(?:{'|'.join(sorted(ways, key=len, reverse=True))})(?![\\w-]|\\.\\w)", "~", text, flags=case
            )
    return text


def versions() -> str:
    """The program and what it runs on, in one line."""
    system = f"{platform.system()} {platform.release()} ({platform.machine()})"
    python = f"Python {platform.python_version()}{' (packed)' if getattr(sys, 'frozen', False) else ''}"
    return ", ".join([f"catan_desktop {__version__}", python, *hardware.versions(), system])


def make_report(
    what: str,
    *,
    scene: Scene | None,
    session: Session | None,
    save: str,
    logbook: Logbook | None,
    more: Sequence[str] = (),
    tr: Speaker,
) -> Report:
    """The report: a part that cannot be told is left out, whatever is wrong with it.

    The whole has its headings in English, for whoever mends it; what is shown has them in the language of `tr`. An
    empty `what` is a program that was killed.
    """
    parts: list[tuple[str, str, Callable[[], str]]] = [
        ("title", "catan_desktop, report of an error", lambda: datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")),
        ("what", "What happened", lambda: what or KILLED),
        ("program", "Program", versions),
        ("screen", "Screen", lambda: _screen(scene)),
        ("game", "Game", lambda: _game(session)),
        ("saved", "Saved in", lambda: save or NOWHERE),
        ("notes", "Notes", lambda: "\n".join(more)),
        ("actions", "Last actions", lambda: _actions(session)),
        ("position", "Position", lambda: "" if session is None else write_position(session.game, session.state)),
        ("log", "Log", lambda: "\n".join(logbook.tail()[-_TAIL:]) if logbook is not None else ""),
    ]
    whole: list[str] = []
    shown: list[str] = []
    for key, title, tell in parts:
        try:
            text = tell()
        except Exception as error:
            text = f"(cannot be told: {briefly(error)})"
        if text:
            whole += _part(title, text)
            said = "report-copied-only" if key in SECRETS else _SAID.get(text)
            shown += _part(tr(f"report-{key}"), text if said is None else tr(said))
    return Report(shorten_paths("\n".join(whole)), shorten_paths("\n".join(shown)))


def write_report(text: str, folder: Path) -> str:
    """Put a report beside the log; the file, empty where that cannot be done. Only the latest reports are kept."""
    try:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        file = folder / f"{PREFIX}{stamp}{SUFFIX}"
        write_atomically(file, text.encode("utf-8", "backslashreplace"), keep_backup=False, new=True)
        for old in sorted(folder.glob(f"{PREFIX}*{SUFFIX}"))[:-REPORTS]:
            old.unlink(missing_ok=True)
    except OSError:
        return ""
    return str(file)


def _part(title: str, text: str) -> list[str]:
    return [title, *(f"  {line}" for line in text.splitlines()), ""]


def _screen(scene: Scene | None) -> str:
    root = getattr(scene, "_root", None) or getattr(scene, "root", None)
    dialogs = [dialog.name or "dialog" for dialog in getattr(root, "dialogs", ())]
    size = "x".join(map(str, getattr(getattr(scene, "kit", None), "size", ())))
    return " ".join([type(scene).__name__ if scene is not None else "none", *dialogs, size]).rstrip()


def _game(session: Session | None) -> str:
    if session is None:
        return ""
    game, state = session.game, session.state
    options = " ".join(f"{key}={value}" for key, value in sorted(game.options.items()))
    seats = " ".join("human" if seat.human else f"bot:{seat.mind}" for seat in session.seats)
    modules = " ".join(f"{key}:{version}" for key, version in game.ruleset.versions())
    frames = " ".join(frame.step for frame in state.frames)
    return "\n".join(
        [
            f"{game.ruleset.key}, seed {session.spec.seed}, ply {state.ply}, turn {state.turn}",
            f"seats: {seats}; asked: {session.actor()}",
            f"options: {options}",
            f"steps: {frames}",
            f"modules: {modules}",
        ]
    )


def _actions(session: Session | None) -> str:
    if session is None:
        return ""
    plies = session.timeline.plies[-ACTIONS:]
    return "\n".join(f"{ply.state.ply:5} {encode(session.game, ply.action)}" for ply in plies)
