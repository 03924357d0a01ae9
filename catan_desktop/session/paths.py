"""Paths of the game's own files and of the user's files on this machine.

Nothing here creates a folder; `files.write_atomically` does when something is written.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote

import platformdirs

from catan_desktop.kernel import Reason
from catan_desktop.kernel.errors import GameError, SaveError

APP = "catan_desktop"
HOME_VARIABLE = "CATAN_DESKTOP_HOME"
"""Environment variable: one folder that holds saves, settings and log instead of the system's places."""


NO_PLACE = "save-no-place"
"""Text key of the refusal: no file here can have this path or address."""
_SCHEME = "file://"
_HERE = ("", "localhost")
_QUOTES = "\"'"


class Homeless(GameError):
    """The system does not say where files of this user lie."""

    def __init__(self) -> None:
        super().__init__(f"there is no home folder for your games; set HOME, or {HOME_VARIABLE} to a folder")


def assets() -> Path:
    """Return the folder of pictures, fonts, sounds and words that came with the game."""
    return _shipped("assets")


def examples() -> Path:
    """Return the folder of positions worth playing that came with the game."""
    return _shipped("saves/examples")


def user_saves() -> Path:
    """Return the folder where this user's games are kept."""
    home = _home()
    return (home or _usual(platformdirs.user_data_path)) / "saves"


def user_settings_file() -> Path:
    """Return the file of this user's settings."""
    home = _home()
    return (home or _usual(platformdirs.user_config_path)) / "settings.json"


def usual_folders() -> tuple[Path, ...]:
    """Return the folders in which people look for files and put them, the likeliest first; only those there are."""
    home = _home()
    if home is not None:
        found = [home]
    else:
        found = [
            platformdirs.user_downloads_path(),
            platformdirs.user_documents_path(),
            platformdirs.user_desktop_path(),
            Path.home(),
        ]
    return tuple(folder for folder in dict.fromkeys(found) if folder.is_dir())


def user_pictures() -> Path:
    """Return the folder of this user's pictures, or where copies go if there is none."""
    home = _home()
    found = platformdirs.user_pictures_path() if home is None else home
    return found if found.is_dir() else usual_folder()


def usual_folder() -> Path:
    """Return the folder where a copy goes unless somebody says otherwise."""
    return next(iter(usual_folders()), Path.cwd())


def typed_path(text: str, *, windows: bool = os.name == "nt") -> Path:
    """Return the path that somebody wrote or pasted: as it is, in quotes, or as a `file://` address of this machine.

    `~` of nobody who is known here stays as it is.

    Raises:
        SaveError: the address is that of another machine, or nothing can have this name.
    """
    quoted = len(text) > 2 and text[0] == text[-1] and text[0] in _QUOTES
    text = text[1:-1] if quoted else text
    if text[: len(_SCHEME)].lower() == _SCHEME:
        text = _of_address(text, windows)
    try:
        os.fsencode(text)
    except UnicodeEncodeError as error:  # half a sign
        raise SaveError(Reason(NO_PLACE)) from error
    if "\0" in text:
        raise SaveError(Reason(NO_PLACE))
    path = Path(text)
    with suppress(RuntimeError):
        return path.expanduser()
    return path


def user_log() -> Path:
    """Return the file that the program writes its log to."""
    home = _home()
    return (home or _usual(platformdirs.user_log_path)) / "catan_desktop.log"


def _of_address(address: str, windows: bool) -> str:
    """Return the path of a `file://` address, as file managers copy it: signs beyond the plain ones stand as `%20`."""
    host, slash, rest = address[len(_SCHEME) :].partition("/")
    if host.lower() not in _HERE or not slash:
        raise SaveError(Reason(NO_PLACE))
    path = unquote(slash + rest, errors="surrogateescape")
    if any(unicodedata.category(sign) == "Cc" for sign in path):
        raise SaveError(Reason(NO_PLACE))
    has_drive = path[1:2].isalpha() and path[2:3] == ":"
    return path[1:] if windows and has_drive else path


def _home() -> Path | None:
    value = os.environ.get(HOME_VARIABLE, "")
    try:
        return Path(value).expanduser() if value else None
    except RuntimeError as error:
        raise Homeless from error


def _usual(folder: Callable[..., Path]) -> Path:
    """Return a place of the system for this program; Homeless where it has none."""
    try:
        return folder(APP, appauthor=False)
    except RuntimeError as error:
        raise Homeless from error


def _shipped(name: str) -> Path:
    """Find a shipped folder: in the checkout, the installed wheel, or the frozen program.

    Raises:
        FileNotFoundError: none of the three has it; the installation is broken.
    """
    tried = list(_candidates(name))
    for folder in tried:
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The folder '{name}' of the game is missing; looked in: {', '.join(map(str, tried))}")


def _candidates(name: str) -> tuple[Path, ...]:
    package = Path(__file__).resolve().parents[1]
    found = [package / "_data" / name]
    if (
        package.parent / "pyproject.toml"
    ).is_file():  # a foreign `assets` may lie in site-packages, but not beside this
        found.insert(0, package.parent / name)
    frozen = getattr(sys, "_MEIPASS", None)
    if isinstance(frozen, str):
        found.append(Path(frozen) / name)
    return tuple(found)
