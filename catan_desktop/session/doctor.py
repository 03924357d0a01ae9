"""A check of what the game needs: packages, its own files, folders it can write to, saves it can read."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from .. import __version__
from ..kernel import Reason
from ..kernel.errors import SaveError
from . import library, paths, saves
from .labels import label
from .settings import load

PACKAGES = ("msgspec", "pydantic", "platformdirs", "fluent.runtime", "filelock")
LANGUAGES = ("en", "ru")


class Finding(NamedTuple):
    """One thing that was looked at."""

    what: str
    good: bool | None
    """None: worth knowing, but the game runs."""
    detail: str | Reason


def examine() -> Iterator[Finding]:
    """Look at everything that needs no screen."""
    python = f"{platform.python_version()} on {platform.platform(terse=True)}"
    yield Finding("program", True, __version__)
    yield Finding("Python", sys.version_info >= (3, 11), python)
    for name in PACKAGES:
        yield _package(name)
    yield from _own_files()
    settings = paths.user_settings_file()
    yield _folder("saves folder", paths.user_saves())
    yield _folder("settings folder", settings.parent)
    yield _folder("log folder", paths.user_log().parent)
    warning = load(settings).warning if settings.exists() else None
    yield Finding("settings", None if warning else True, Reason(warning) if warning else str(settings))
    yield from _saves()


def _package(name: str) -> Finding:
    try:
        return Finding(name, True, metadata.version(name))
    except metadata.PackageNotFoundError:
        return Finding(name, None, "version unknown")  # a packed program has no metadata


def _own_files() -> Iterator[Finding]:
    try:
        assets = paths.assets()
    except FileNotFoundError as error:
        yield Finding("assets", False, str(error))
        return
    yield Finding("assets", True, str(assets))
    for what, pattern, wanted in (("fonts", "fonts/**/*.ttf", 1), ("pictures", "art/**/*.svg", 1)):
        count = len(list(assets.glob(pattern)))
        yield Finding(what, count >= wanted, f"{count} files")
    missing = [language for language in LANGUAGES if not list((assets / "locale" / language).glob("*.ftl"))]
    yield Finding("languages", not missing, f"missing: {', '.join(missing)}" if missing else ", ".join(LANGUAGES))


def _folder(what: str, folder: Path) -> Finding:
    """Try to write a file in the folder, or in the nearest one above that exists."""
    there = next(parent for parent in (folder, *folder.parents) if parent.exists())
    try:
        handle, name = tempfile.mkstemp(dir=there)
        os.close(handle)
        Path(name).unlink()
    except OSError as error:
        return Finding(what, False, f"{folder} cannot be written: {error.strerror}")
    return Finding(what, True, str(folder))


def _saves() -> Iterator[Finding]:
    listed = library.list_saves(paths.user_saves())
    count = 0
    for one in listed:
        try:
            saves.read(one.path)
            count += 1
        except SaveError as error:
            yield Finding(f"saved game {label(one.path.name)}", None, error.reason)
    yield Finding("saved games", True, f"{count} of {len(listed)} can be opened")
