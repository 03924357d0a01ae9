"""uv for tests: skipped with the reason where there is none, or where it cannot reach what it needs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

UNREACHABLE = re.compile(
    r"error sending request|dns error|failed to lookup|connection (refused|reset)|network (is unreachable|connectivity)"
    r"|not found in the cache|timed out|tunnel error|certificate|error decoding response|unexpected e(nd|of)"
    r"|(5\d\d|429) (internal server error|bad gateway|service unavailable|gateway time-?out|too many requests)",
    re.IGNORECASE,
)
SECONDS = 240


@cache
def _uv() -> str:
    """The program; empty where there is none that runs."""
    found = os.environ.get("UV") or shutil.which("uv") or ""
    try:
        done = subprocess.run([found, "--version"], capture_output=True, check=False) if found else None
    except OSError:
        return ""
    return found if done is not None and done.returncode == 0 else ""


def uv(*arguments: str | Path, cwd: Path | None = None) -> str:
    """Run uv; what it printed. A failure that is not the network's is a failure of the test."""
    if not _uv():
        pytest.skip("uv is not installed")
    surroundings = {**os.environ, "UV_LINK_MODE": "copy", "UV_PYTHON_DOWNLOADS": "never", "UV_HTTP_TIMEOUT": "20"}
    surroundings.pop("VIRTUAL_ENV", None)
    command = [_uv(), *map(str, arguments)]
    try:
        done = subprocess.run(
            command, cwd=cwd, env=surroundings, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        pytest.skip(f"uv has fetched what it needs for {SECONDS} s, and still has not all of it")
    if done.returncode and UNREACHABLE.search(done.stderr):
        pytest.skip(f"uv cannot reach what it needs: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout
