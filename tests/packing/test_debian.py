"""The package for Debian: what lies where, what it needs, and that nothing is left when it is removed."""

from __future__ import annotations

import configparser
import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from catan_desktop import __version__, cli
from packing import debian, icons

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "usr/lib/catan-desktop/catan-desktop"
TOOLS = ("dpkg", "dpkg-deb")


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as `build.spec` makes it, with a program of one line."""
    if missing := [tool for tool in TOOLS if shutil.which(tool) is None]:
        pytest.skip(f"not installed: {', '.join(missing)}")
    folder = tmp_path_factory.mktemp("built") / "catan-desktop"
    (folder / "_internal" / "assets").mkdir(parents=True)
    (folder / "_internal" / "assets" / "words.txt").write_text("words")
    (folder / "_internal" / "libold.so").write_bytes(b"\x7fELF\2 GLIBC_2.4\0 GLIBC_2.31\0 GLIBC_2.14\0")
    (folder / "_internal" / "libsame.so").symlink_to("libold.so")
    (folder / "_internal" / "notes.txt").write_bytes(b"GLIBC_2.99 is of no library")
    (folder / "catan-desktop").write_text("#!/bin/sh\necho played\n")
    (folder / "catan-desktop").chmod(0o700)
    for name in ("LICENSE", "THIRD_PARTY.md", "CHANGELOG.md"):
        shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(ROOT / "packing" / "licences", folder / "licences")
    shutil.copytree(ROOT / "packing" / "linux", folder / "desktop")
    icon = folder / "desktop/hicolor/48x48/apps/catan-desktop.png"
    icon.parent.mkdir(parents=True)
    icon.write_bytes(icons.png(48))
    return folder


@pytest.fixture(scope="module")
def package(packed: Path) -> Path:
    return debian.build(packed, packed.parent)


def told(*command: str | Path) -> str:
    surroundings = {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC"}
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True).stdout


def files(folder: Path) -> set[str]:
    """What lies in a folder, but for the notes of `dpkg` itself."""
    found = (file for file in folder.rglob("*") if file.is_symlink() or not file.is_dir())
    return {name for file in found if not (name := file.relative_to(folder).as_posix()).startswith("var/")}


def test_the_package_says_what_it_is_and_what_it_needs(package: Path) -> None:
    fields = dict(line.split(": ", 1) for line in told("dpkg-deb", "-f", package).splitlines() if re.match(r"\w", line))
    assert package.name == f"catan-desktop_{__version__}_{fields['Architecture']}.deb"
    assert (fields["Package"], fields["Version"], fields["Section"]) == ("catan-desktop", __version__, "games")
    assert re.fullmatch(r".+ <\S+@\S+>", fields["Maintainer"])
    assert "libc6 (>= 2.31)" in fields["Depends"]
    assert int(fields["Installed-Size"]) > 0
    assert len(fields["Description"]) <= 80


def test_everything_belongs_to_the_system_and_only_the_program_runs(package: Path) -> None:
    for line in told("dpkg-deb", "--contents", package).splitlines():
        mode, owner, *_ = line.split()
        name = line.split(" ./", 1)[1].split(" -> ")[0]
        assert owner == "root/root", line
        usual = {"d": "drwxr-xr-x", "l": "lrwxrwxrwx", "-": "-rwxr-xr-x" if name == PROGRAM else "-rw-r--r--"}
        assert mode == usual[mode[0]], line


def test_the_package_runs_no_scripts(package: Path, tmp_path: Path) -> None:
    told("dpkg-deb", "--control", package, tmp_path / "inside")
    assert {file.name for file in (tmp_path / "inside").iterdir()} == {"control", "md5sums"}


def test_the_same_program_makes_the_same_package(package: Path, packed: Path, tmp_path: Path) -> None:
    assert debian.build(packed, tmp_path).read_bytes() == package.read_bytes()


def test_the_menu_finds_the_program_its_icon_and_the_kind_of_its_files(package: Path, tmp_path: Path) -> None:
    told("dpkg-deb", "--extract", package, tmp_path)
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.read(tmp_path / "usr/share/applications/catan-desktop.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    command, file = entry["Exec"].split()
    assert file == "%f"
    program = tmp_path / "usr/games" / command
    assert program.resolve() == tmp_path / PROGRAM
    assert told(program) == "played\n"
    assert (tmp_path / f"usr/share/icons/hicolor/48x48/apps/{entry['Icon']}.png").is_file()
    kinds = (tmp_path / "usr/share/mime/packages/catan-desktop.xml").read_text(encoding="utf-8")
    assert f'type="{entry["MimeType"].rstrip(";")}"' in kinds
    assert '<glob pattern="*.catan"/>' in kinds


def test_the_documents_name_the_licences_and_every_command(package: Path, tmp_path: Path) -> None:
    told("dpkg-deb", "--extract", package, tmp_path)
    documents = tmp_path / "usr/share/doc/catan-desktop"
    owners = (documents / "copyright").read_text(encoding="utf-8")
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").strip() in owners
    assert "| [pygame-ce]" in owners
    assert list((documents / "licences").glob("LGPL*"))
    history = gzip.decompress((documents / "changelog.gz").read_bytes()).decode()
    assert history.startswith(f"catan-desktop ({__version__}) ")
    page = gzip.decompress((tmp_path / "usr/share/man/man6/catan-desktop.6.gz").read_bytes()).decode()
    for command in cli.COMMANDS.keys() - {"menu"}:
        assert re.search(rf'^\.(B|BR|BI) "?{command}\b', page, re.MULTILINE), command


@pytest.mark.parametrize("way", [("--remove", "--purge"), ("--purge",)])
def test_nothing_is_left_when_it_is_removed(package: Path, tmp_path: Path, way: tuple[str, ...]) -> None:
    root = tmp_path / "root"
    for folder in ("updates", "info", "triggers", "parts"):
        (root / "var/lib/dpkg" / folder).mkdir(parents=True)
    for file in ("status", "available"):
        (root / "var/lib/dpkg" / file).touch()
    if (fake := () if os.geteuid() == 0 else ("fakeroot",)) and shutil.which("fakeroot") is None:
        pytest.skip("only root may give files away, and fakeroot is not installed")
    dpkg = (
        *fake,
        "dpkg",
        f"--root={root}",
        "--force-not-root",
        "--force-depends",
        "--force-bad-path",
        "--log=/dev/null",
    )
    told(*dpkg, "--install", package)
    laid = files(root)
    assert {PROGRAM, "usr/games/catan-desktop", "usr/lib/catan-desktop/_internal/assets/words.txt"} <= laid
    assert told(*dpkg, "--verify", "catan-desktop") == ""
    (root / PROGRAM).write_text("changed")
    assert PROGRAM in told(*dpkg, "--verify", "catan-desktop")
    for step in way:
        told(*dpkg, step, "catan-desktop")
    assert files(root) == set()
    assert not (root / "usr").exists()


def test_a_folder_that_holds_no_program_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["debian", str(tmp_path)])
    with pytest.raises(SystemExit):
        debian.main()
    assert "is no packed program" in capsys.readouterr().err
