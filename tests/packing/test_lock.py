"""The lock is what resolving gives today, for every system, and the oldest packages are no older than promised."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

from packing import licences
from tests.packing.registry import uv

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements.lock"


def pinned() -> dict[str, Version]:
    lines = re.findall(r"^([\w.-]+)==([\w.]+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: Version(version) for name, version in lines}


def test_every_locked_package_has_hashes_and_no_system_is_left_out() -> None:
    text = LOCK.read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pinned()) >= 10
    assert all("--hash=sha256:" in block for block in blocks)
    assert not re.search(r"^[\w.-]+==[^\n]*;[^\n]*(sys_platform|platform_machine) ==", text, re.MULTILINE)


def test_the_lock_fits_what_is_asked_for() -> None:
    for line in licences.wanted():
        wanted = Requirement(line)
        assert wanted.specifier.contains(pinned()[licences.plain(wanted.name)]), line
        assert any(one.operator == ">=" for one in wanted.specifier), f"{line} has no floor"


def test_the_lock_is_what_resolving_gives(tmp_path: Path) -> None:
    """What is locked is kept while it fits, so new releases alone change nothing."""
    shutil.copy(LOCK, tmp_path / "requirements.lock")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    command = ("pip", "compile", "--quiet", "--universal", "--generate-hashes", "pyproject.toml")
    uv(*command, "-o", "requirements.lock", cwd=tmp_path)
    assert pinned_text(tmp_path / "requirements.lock") == pinned_text(LOCK)


def pinned_text(file: Path) -> list[str]:
    return [line for line in file.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith("#")]


def test_the_oldest_packages_have_builds_for_the_newest_python() -> None:
    newest = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    python = max((line.rpartition(" ")[2] for line in newest if "Python :: 3." in line), key=Version)
    command = ("pip", "compile", "--quiet", "--only-binary", ":all:", "--resolution", "lowest-direct")
    told = uv(*command, "--python-version", python, "--python-platform", "windows", "pyproject.toml", cwd=ROOT)
    found = dict(re.findall(r"^([\w.-]+)==([\w.]+)", told, re.MULTILINE))
    for line in licences.wanted():
        wanted = Requirement(line)
        (floor,) = (Version(one.version) for one in wanted.specifier if one.operator == ">=")
        name = licences.plain(wanted.name)
        assert Version(found[name]) <= pinned()[name]
        assert Version(found[name]).release[: len(floor.release)] == floor.release, (
            f"{line}: {found[name]} is the oldest"
        )
