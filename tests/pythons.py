"""The Pythons of this machine that the game is made for, besides the one that runs the tests.

No Python is installed, and nothing into one: what the rules need of packages is laid into a folder of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

MADE_FOR = ((3, 11), (3, 12), (3, 13), (3, 14))
"""Versions that `pyproject.toml` names."""
ASK = "import sys; print(*sys.version_info[:3], sys.implementation.name, sys.executable)"
SECONDS = 20


class Python(NamedTuple):
    """An interpreter."""

    version: tuple[int, int, int]
    path: str

    @property
    def minor(self) -> tuple[int, int]:
        """What decides which rules of the language hold."""
        return self.version[:2]


def _output(*command: str) -> str:
    """What a program prints; empty where it fails or is not there."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=SECONDS, check=False, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout if done.returncode == 0 else ""


def _candidates() -> Iterator[str]:
    """Paths that may be interpreters: on PATH, of pyenv, of uv, of Windows' launcher."""
    names = [f"python{major}.{minor}" for major, minor in MADE_FOR]
    yield from (path for name in names for path in [shutil.which(name)] if path)
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    for major, minor in MADE_FOR:
        yield from map(str, sorted(pyenv.glob(f"versions/{major}.{minor}.*/bin/python"), reverse=True))
    if uv := shutil.which("uv"):
        for line in _output(uv, "python", "list", "--only-installed", "--offline").splitlines():
            yield from line.split()[1:2]
    if launcher := shutil.which("py"):
        yield from re.findall(r"\S+python\.exe", _output(launcher, "-0p"))


@cache
def found() -> dict[tuple[int, int], Python]:
    """One interpreter for each version there is: the running one, and of others the newest."""
    pythons = {sys.version_info[:2]: Python(sys.version_info[:3], sys.executable)}
    for path in dict.fromkeys(_candidates()):
        words = _output(path, "-c", ASK).split(maxsplit=4)
        if len(words) < 5 or words[3] != "cpython":
            continue
        version = (int(words[0]), int(words[1]), int(words[2]))
        one = Python(version, words[4].strip())
        if one.minor == sys.version_info[:2] or one.minor not in MADE_FOR:
            continue
        if one.minor not in pythons or pythons[one.minor].version < version:
            pythons[one.minor] = one
    return pythons


def equipped(python: Python, folder: Path) -> bool:
    """Lay msgspec, in the version that is here, into a folder for another Python; False where it cannot be had."""
    uv = shutil.which("uv")
    if uv is None:
        return False
    into = ("pip", "install", "--quiet", "--no-deps", "--python", python.path, "--target", str(folder))
    done = subprocess.run([uv, *into, f"msgspec=={version('msgspec')}"], capture_output=True, check=False, timeout=120)
    return done.returncode == 0
