"""What the repository says about itself is true, and nothing in it belongs to one machine."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import catan_desktop

ROOT = Path(__file__).resolve().parents[1]
MACHINE = re.compile(
    "|".join([r"(?<![\w.])/(work|root|home|tmp|opt|Users)/\w", "[A-Z]:\\\\Users", r"(?<!\w)shared" + "/"])
)
HERE_IT_IS_MEANT = {"tests/test_repository.py"}


def files() -> list[str]:
    """The files of the repository, as git knows them."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def machine_paths(text: str) -> list[int]:
    """The numbers of the lines that name a place of one machine."""
    return [number for number, line in enumerate(text.splitlines(), 1) if MACHINE.search(line)]


def commands(markdown: str) -> list[str]:
    """Every line inside fenced blocks."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", markdown, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_no_file_names_a_place_of_one_machine() -> None:
    found: list[str] = []
    for name in files():
        data = (ROOT / name).read_bytes()
        if b"\0" in data or name in HERE_IT_IS_MEANT:
            continue
        found.extend(f"{name}:{number}" for number in machine_paths(data.decode("utf-8")))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("see /home/" + "ann/game", True),
        ("open('/tmp/" + "x')", True),
        ("../sha" + "red/rules", True),
        ("https://example.org/home/page", False),
        ("folder / 'work'", False),
    ],
)
def test_the_search_for_places_finds_them(line: str, found: bool) -> None:
    assert bool(machine_paths(line)) is found


def test_the_two_commands_of_the_readme_are_the_ones_that_exist_and_are_checked() -> None:
    project = tomllib.loads(read("pyproject.toml"))
    with_uv = [line for line in commands(read("README.md")) if line.startswith("uv ")]
    assert with_uv == ["uv run catan-desktop", "uv run pytest"]
    assert "catan-desktop" in project["project"]["scripts"]
    assert "uv run pytest" in read(".ci/run").splitlines()


def test_the_commands_without_uv_are_whole() -> None:
    by_hand = [line for line in commands(read("README.md")) if not line.startswith("uv ")]
    assert by_hand == [
        "python3 -m venv .venv",
        ".venv/bin/pip install .",
        ".venv/bin/catan-desktop",
        ".venv/bin/pip install -U pip",
        ".venv/bin/pip install --group dev -e .",
        ".venv/bin/pytest",
    ]


def test_contributing_names_the_checks_that_run() -> None:
    checks = [line for line in read(".ci/run").splitlines() if line.startswith("uv run ")]
    assert checks
    assert [line for line in commands(read("CONTRIBUTING.md")) if line.startswith("uv run ")] == checks


def test_the_changelog_knows_the_version_and_is_short() -> None:
    """At most 60 lines a version, 20 words a line."""
    versions = re.split(r"^## \[(.+?)\]", read("CHANGELOG.md"), flags=re.MULTILINE)[1:]
    assert catan_desktop.__version__ in versions[::2]
    for version, text in zip(versions[::2], versions[1::2], strict=True):
        lines = re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)
        assert len(lines) <= 60, version
        assert [line for line in lines if len(line.split()) > 20] == []


DOCUMENTS = [
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "THIRD_PARTY.md", "benchmarks/README.md"),
    *(f"docs/{name}.md" for name in ("architecture", "drawing", "playtest", "reliability", "write-a-bot")),
]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_into_the_repository_leads_somewhere(document: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", read(document)):
        there = (ROOT / document).parent / target
        assert target.startswith("https://") or there.exists(), f"{document}: {target}"


def missing(text: str) -> list[str]:
    """The files and modules beside the package that a document names, but that are not there."""
    named = re.findall(r"\b(?:benchmarks|packing|tests|tools)/[\w/]+\.\w+", text)
    for module in re.findall(r"python -m ((?:benchmarks|packing|tests|tools)[\w.]*\w)", text):
        path = module.replace(".", "/")
        named.append(path if (ROOT / path / "__main__.py").exists() else f"{path}.py")
    return [name for name in named if not (ROOT / name).exists()]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_test_and_tool_that_a_document_names_is_there(document: str) -> None:
    assert missing(read(document)) == []


def test_what_is_not_there_is_found() -> None:
    told = "`pytest tests/test_gone.py tests/test_cli.py`, `python -m benchmarks.gone`, `python -m benchmarks.monkey`."
    assert missing(told) == ["tests/test_gone.py", "benchmarks/gone.py"]


def test_every_dependency_is_credited_and_locked() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    credited, locked = read("THIRD_PARTY.md").lower(), read("requirements.lock").lower()
    names = [re.split(r"[<>=~\[ ]", line)[0].lower() for line in project["dependencies"]]
    assert names
    for name in names:
        assert name in credited, name
        assert f"\n{name.replace('.', '-')}==" in locked, name
    for package in re.findall(r"^([a-z0-9-]+)==", locked, re.MULTILINE):
        assert package.replace("-", "") in re.sub(r"[-.]", "", credited), package


@pytest.mark.parametrize("needle", ["http:", "https:", "file:", "--index", "--find-links"])
def test_the_lock_names_no_place_to_fetch_from(needle: str) -> None:
    assert needle not in read("requirements.lock")
