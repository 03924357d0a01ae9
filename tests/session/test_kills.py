"""A process that saves is killed again and again; `benchmarks.durability` says what must be there afterwards."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are copied from a warm one")
def test_fifty_kills_lose_no_game() -> None:
    command = [sys.executable, "-W", "error", "-m", "benchmarks.durability", "--kills", "50", "--seed", "11"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    kills, kept, games = map(int, re.findall(r"\d+", done.stdout)[:3])
    assert kills == 50
    assert kept >= 10
    assert games >= 2
