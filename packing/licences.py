"""The texts of the licences of all that the packed program contains: `python -m packing.licences FOLDER`."""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
OWN = Path(__file__).resolve().parent / "licences"
"""Texts for packages that come without one, by the short name of the licence; and the notices of libraries."""
_LICENCE = re.compile(r"(^|/)(licen[cs]e|copying|notice)[^/]*$", re.IGNORECASE)


def plain(name: str) -> str:
    """A name of a package as all spellings of it are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted() -> list[str]:
    """What `pyproject.toml` asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["dependencies"])


def tree(requirements: Iterable[str]) -> dict[str, metadata.Distribution]:
    """Every installed package that is needed, by its name, with all that these need in turn."""
    found: dict[str, metadata.Distribution] = {}
    left = list(requirements)
    while left:
        requirement = Requirement(left.pop())
        name = plain(requirement.name)
        if name in found or (requirement.marker is not None and not requirement.marker.evaluate({"extra": ""})):
            continue
        found[name] = metadata.distribution(requirement.name)
        left.extend(found[name].requires or ())
    return found


def texts(distribution: metadata.Distribution) -> dict[str, str]:
    """File name -> text of every licence that lies in a package's own description."""
    found = {}
    for file in distribution.files or ():
        if ".dist-info/" in file.as_posix() and _LICENCE.search(file.as_posix()):
            found[file.name] = file.read_text(encoding="utf-8")
    return found


def python() -> str:
    """The licence of the interpreter, or where that came without one the same text from a package of its makers."""
    prefix = Path(sys.base_prefix)
    for place in (Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", prefix / "LICENSE.txt", prefix / "LICENSE"):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return next(iter(texts(metadata.distribution("typing_extensions")).values()))


def write(folder: Path, licences: dict[str, str]) -> None:
    """Write everything; `licences` are the short names of the packages' licences.

    Raises:
        LookupError: there is no text for a package.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, distribution in sorted(tree(wanted()).items()):
        told = texts(distribution)
        if not told:
            own = OWN / f"{licences.get(name, '')}.txt"
            if not own.is_file():
                raise LookupError(f"{name} comes without the text of its licence; put it into {own.parent}")
            told = {own.name: own.read_text(encoding="utf-8")}
        for file, text in told.items():
            (folder / f"{name}-{Path(file).stem}.txt").write_text(text, encoding="utf-8")
    for text_of_ours in OWN.glob("*.txt"):
        (folder / text_of_ours.name).write_bytes(text_of_ours.read_bytes())
    (folder / "Python.txt").write_text(python(), encoding="utf-8")
    for font in (ROOT / "assets" / "fonts").glob("*.txt"):
        (folder / font.name).write_bytes(font.read_bytes())


def credited() -> dict[str, str]:
    """Name of a package -> its licence, as the game's credits tell it."""
    listed = tomllib.loads((ROOT / "assets" / "credits.toml").read_text(encoding="utf-8"))
    return {plain(one["name"]): one["licence"] for one in listed["packages"]}


if __name__ == "__main__":
    write(Path(sys.argv[1]), credited())
