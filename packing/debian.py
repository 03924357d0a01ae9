"""The package for Debian and its kin: `python -m packing.debian [FOLDER] [--out FOLDER]` of what PyInstaller built.

Needs `dpkg-deb`, and no rights. The package runs no scripts of its own: menu, icons and kinds of files are taken up by
the triggers of the desktop's packages, and what `dpkg` laid down it takes away again. Games that were played lie in
the home folders of their players and stay there.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from email.utils import formatdate
from pathlib import Path

from catan_desktop import __version__

ROOT = Path(__file__).resolve().parents[1]
NAME = "catan-desktop"
PROGRAM = Path("usr/lib") / NAME
"""Where the packed program lies; the command in `usr/games` is a link to it."""
DOCUMENTS = Path("usr/share/doc") / NAME
NEEDED = ("libx11-6", "libxext6")
"""What SDL cannot open a window without; the C library is added with the version that the files ask for."""
BETTER = (
    *("libxcursor1", "libxfixes3", "libxi6", "libxrandr2", "libxss1", "libxkbcommon0"),
    *("libpulse0 | libasound2t64 | libasound2", "libgl1", "hicolor-icon-theme"),
    *("shared-mime-info", "desktop-file-utils"),
)
"""What it loads where it finds it, and what takes up the menu entry and the kind of its files."""
ABOUT = """\
desktop board games of the Catan family, for friends and bots
 Brotherhood of the Watch, the classic island for two to six, Cities & Knights,
 the scenarios of Traders & Barbarians, a game of Icelandic settlers and one of
 a great wall, each with bots of four levels, lessons and an almanac.
 .
 Friends play around one screen, bots take the other seats. Every game is kept
 after each action and can be watched again. Everything is in English and
 Russian and needs neither a network nor an account.
 .
 This is an unofficial project of players, not made or endorsed by the
 publishers of the board games."""
OVERRIDES = (
    *("custom-library-search-path", "embedded-library", "hardening-no-fortify-functions", "hardening-no-pie"),
    *("library-not-linked-against-libc", "shared-library-lacks-prerequisites", "unstripped-binary-or-object"),
    "duplicate-font-file",
)
"""What lintian need not tell: Python, SDL and what these need come with the program, as their makers built them."""
_GLIBC = re.compile(rb"GLIBC_2\.(\d+)")


def c_library(packed: Path) -> str:
    """Return the oldest C library that has all that the programs and libraries of a folder ask for: `2.36`."""
    asked = [0]
    for file in packed.rglob("*"):
        if file.is_file() and not file.is_symlink() and (data := file.read_bytes()).startswith(b"\x7fELF"):
            asked += map(int, _GLIBC.findall(data))
    return f"2.{max(asked)}"


def architecture() -> str:
    """Return what Debian calls this machine: `amd64`."""
    done = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def maintainer() -> str:
    """Return who builds the package, as Debian's own tools are told it."""
    name, address = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name or 'Players of Catan Desktop'} <{address or 'nobody@catan-desktop.invalid'}>"


def moment(packed: Path) -> int:
    """Return when the package counts as made, in seconds since 1970: as the builder says, or when the program was."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or (packed / NAME).stat().st_mtime)


def control(packed: Path, tree: Path) -> str:
    """Return the description of the package."""
    kibibytes = sum(-(-file.lstat().st_size // 1024) for file in tree.rglob("*"))
    fields = {
        "Package": NAME,
        "Version": __version__,
        "Architecture": architecture(),
        "Maintainer": maintainer(),
        "Installed-Size": str(kibibytes),
        "Depends": ", ".join((f"libc6 (>= {c_library(packed)})", *NEEDED)),
        "Recommends": ", ".join(BETTER),
        "Section": "games",
        "Priority": "optional",
        "Description": ABOUT,
    }
    return "".join(f"{key}: {text}\n" for key, text in fields.items())


def _compressed(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(data, 9, mtime=0))


def _copyright(packed: Path) -> str:
    """Return who owns what: the program, and what came with it from others."""
    parts = [
        f"{NAME} is an unofficial project of players. This package was built from its source, not by Debian.",
        (packed / "LICENSE").read_text(encoding="utf-8").strip(),
        (packed / "THIRD_PARTY.md").read_text(encoding="utf-8").strip(),
        f"The texts of these licences lie in /{DOCUMENTS}/licences. Of the LGPL and the Apache licence there is also\n"
        "/usr/share/common-licenses/LGPL-2.1 and /usr/share/common-licenses/Apache-2.0 on Debian systems.",
    ]
    return "\n\n".join(parts) + "\n"


def lay_out(packed: Path, tree: Path) -> None:
    """Lay the files of the package into a folder as they lie below `/` when it is installed."""
    linux = packed / "desktop"
    shutil.copytree(packed / "_internal", tree / PROGRAM / "_internal", symlinks=True)
    shutil.copy2(packed / NAME, tree / PROGRAM / NAME)
    command = tree / "usr/games" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("../lib") / NAME / NAME)
    for file, place in (
        (linux / f"{NAME}.desktop", "usr/share/applications"),
        (linux / f"{NAME}.xml", "usr/share/mime/packages"),
        (packed / "THIRD_PARTY.md", DOCUMENTS),
    ):
        (tree / place).mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, tree / place / file.name)
    shutil.copytree(linux / "hicolor", tree / "usr/share/icons/hicolor")
    shutil.copytree(packed / "licences", tree / DOCUMENTS / "licences")
    (tree / DOCUMENTS / "copyright").write_text(_copyright(packed), encoding="utf-8")
    history = f"{NAME} ({__version__}) unstable; urgency=medium\n\n  * What changed is told in changelog.upstream.gz.\n"
    signed = f"{history}\n -- {maintainer()}  {formatdate(moment(packed))}\n"
    _compressed(tree / DOCUMENTS / "changelog.gz", signed.encode())
    _compressed(tree / DOCUMENTS / "changelog.upstream.gz", (packed / "CHANGELOG.md").read_bytes())
    _compressed(tree / f"usr/share/man/man6/{NAME}.6.gz", (linux / f"{NAME}.6").read_bytes())
    overrides = tree / "usr/share/lintian/overrides" / NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text("".join(f"{NAME}: {tag}\n" for tag in OVERRIDES), encoding="utf-8")
    _plain_modes(tree.rglob("*"), {tree / PROGRAM / NAME})


def _plain_modes(files: Iterable[Path], programs: set[Path]) -> None:
    """Let everybody read everything, whoever built it, and run the program alone."""
    for file in files:
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file in programs else 0o644)


def sums(tree: Path) -> str:
    """Return the check sums by which `dpkg --verify` finds what was changed."""
    files = sorted(file for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    digests = ((hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest(), file) for file in files)
    return "".join(f"{digest}  {file.relative_to(tree).as_posix()}\n" for digest, file in digests)


def build(packed: Path, out: Path) -> Path:
    """Build the package of a packed folder and return its file."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place) / NAME
        lay_out(packed, tree)
        described, checked = control(packed, tree), sums(tree)
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN" / "control").write_text(described, encoding="utf-8")
        (tree / "DEBIAN" / "md5sums").write_text(checked, encoding="utf-8")
        _plain_modes([tree, *(tree / "DEBIAN").iterdir(), tree / "DEBIAN"], set())
        file = out / f"{NAME}_{__version__}_{architecture()}.deb"
        surroundings = {**os.environ, "SOURCE_DATE_EPOCH": str(moment(packed))}
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(file)]
        subprocess.run(command, env=surroundings, stdout=subprocess.DEVNULL, check=True)
    return file


def main() -> None:
    """Build the package of the folder that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist" / NAME, help="built by PyInstaller")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the package is written")
    arguments = parser.parse_args()
    if not (arguments.folder / NAME).is_file():
        parser.error(f"{arguments.folder} is no packed program; build it first: pyinstaller build.spec")
    print(build(arguments.folder, arguments.out))


if __name__ == "__main__":
    main()
