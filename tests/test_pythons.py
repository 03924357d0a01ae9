"""The same games on every Python from 3.11 to 3.14 that is here, under different hash seeds, in other processes.

Recorded games must lead to the recorded digests; boards, dice and random players begun from a seed must come out alike.
Kernel, grid and rules need no package but msgspec, which is put beside an interpreter that lacks it, in a folder that
goes with the test.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.golden import FOLDER
from tests.pythons import MADE_FOR, Python, equipped, found

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[1]
FILES = sorted(map(str, FOLDER.glob("*.txt")))
ANEW = [str(FOLDER / f"{name}.txt") for name in ("toy-3", "gift-base-2", "watch-4-layout_fully_random", "classic-4")]
"""Games that are also played from their seeds again."""
LINE = re.compile(r"\S+\.txt: \d+ actions, board [0-9a-f]{16}(, anew [0-9a-f]{16})?")
PART = 4
"""Of further hash seeds, every fourth file."""


def played(
    python: Python, hash_seed: str, cache: Path, files: list[str], anew: int = 0, packages: Path | None = None
) -> list[str]:
    """What a process of that Python says of recorded games, a line for each file; the first ones are played anew.

    `packages`: a folder with what it lacks.
    """
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    if packages is not None:
        environment["PYTHONPATH"] = str(packages)
    done = subprocess.run(
        [python.path, "-W", "error", "-m", "tests.golden", "--anew", str(anew), *files],
        cwd=ROOT,
        env={**environment, "PYTHONHASHSEED": hash_seed, "PYTHONPYCACHEPREFIX": str(cache), "PYTHONUTF8": "0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, f"{python}, hash seed {hash_seed}:\n{done.stdout}{done.stderr}"
    lines = done.stdout.splitlines()
    assert len(lines) == len(files)
    assert all(
        re.fullmatch(r"\S+\.txt: \d+ actions?, board [0-9a-f]{16}(, anew [0-9a-f]{16})?", line) for line in lines
    )
    return lines


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What this Python says, under a hash seed of 0."""
    own = found()[sys.version_info[:2]]
    return played(own, "0", tmp_path_factory.mktemp("own"), ANEW + FILES, len(ANEW))


@pytest.mark.parametrize("version", MADE_FOR, ids=lambda version: "-".join(map(str, version)))
def test_recorded_games_are_the_same_on_every_python(version: tuple[int, int], here: list[str], tmp_path: Path) -> None:
    if version not in found():
        pytest.skip(f"there is no Python {version[0]}.{version[1]} on this machine")
    python, own = found()[version], version == sys.version_info[:2]
    packages = None if own else tmp_path / "packages"
    if packages is not None:
        if not equipped(python, packages):
            pytest.skip(f"msgspec cannot be had for {python.path}")
        assert played(python, "1", tmp_path, ANEW + FILES, len(ANEW), packages) == here
    recorded = here[len(ANEW) :]
    for number, seed in enumerate(("1", "31415") if own else ("271828",)):
        part = slice(number, None, PART)
        assert played(python, seed, tmp_path, FILES[part], packages=packages) == recorded[part]


def test_all_versions_that_the_project_names_are_looked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = re.findall(r"Python :: (3)\.(\d+)", " ".join(project["classifiers"]))
    assert tuple((int(major), int(minor)) for major, minor in named) == MADE_FOR


def test_own_python_is_found_and_others_answer() -> None:
    assert found()[sys.version_info[:2]].path == sys.executable
    assert all(python.minor == version for version, python in found().items())


def test_a_game_that_goes_differently_is_told(tmp_path: Path) -> None:
    """The other process says so, and which one."""
    text = (FOLDER / "toy-3.txt").read_text(encoding="utf-8")
    bad = tmp_path / "toy-3.txt"
    bad.write_text(text.replace("@25 ", "@25 0"), encoding="utf-8")
    own = found()[sys.version_info[:2]]
    with pytest.raises(AssertionError, match="another state after 25 actions"):
        played(own, "0", tmp_path, [str(bad)])
