"""The oldest and the newest packages that the game promises to run on, each in an environment of its own.

    python tools/floors.py [--python 3.13] [--wheels] [--tests "tests/session tests/present"]

Makes two environments with uv, `lowest-direct` and `highest`, installs the game and pytest, and runs a part of the
tests in both. `--wheels` only asks for each promised Python and each system whether there are wheels of the oldest and
the newest packages; nothing is installed. Needs uv and a registry. The exit code is 1 where something does not pass.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WAYS = ("lowest-direct", "highest")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (
    "x86_64-manylinux_2_28",
    "aarch64-manylinux_2_28",
    "x86_64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
)
QUICK = "tests/kernel tests/session tests/present tests/ui/kit tests/test_cli.py tests/test_app.py"
UV = os.environ.get("UV", "uv")


def requirements() -> list[str]:
    """Return what the game needs, as pyproject.toml says."""
    return list(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"])


def wheels(ways: Sequence[str]) -> int:
    """Ask for every Python and system; the number of those without."""
    missing = 0
    for way in ways:
        for python in PYTHONS:
            for system in SYSTEMS:
                done = subprocess.run(  # noqa: PLW1510 (what it returns is looked at)
                    [
                        UV,
                        "pip",
                        "compile",
                        "-q",
                        "--only-binary",
                        ":all:",
                        "--resolution",
                        way,
                        "--python-version",
                        python,
                        "--python-platform",
                        system,
                        "--no-annotate",
                        "--no-header",
                        "-",
                    ],
                    input="\n".join(requirements()),
                    capture_output=True,
                    text=True,
                    cwd=tempfile.gettempdir(),
                )
                missing += done.returncode != 0
                verdict = "wheels" if done.returncode == 0 else "NO: " + done.stderr.strip()
                print(f"{way:14} {python:5} {system:24} {verdict}")
    return missing


def try_out(way: str, python: str, tests: list[str]) -> bool:
    """Install and run; whether the tests passed."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "environment"
        own = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        subprocess.run([UV, "venv", "-q", "--python", python, str(place)], check=True)
        into = [UV, "pip", "install", "-q", "--python", str(own)]
        subprocess.run([*into, "--resolution", way, "."], cwd=ROOT, check=True)
        kept = Path(folder) / "kept.txt"
        told = subprocess.run(
            [UV, "pip", "freeze", "--python", str(own)], capture_output=True, text=True, check=True
        ).stdout
        kept.write_text("".join(f"{line}\n" for line in told.splitlines() if "==" in line), encoding="utf-8")
        plain = ["pytest", "pytest-timeout", "pytest-xdist", "hypothesis"]
        subprocess.run([*into, "-c", str(kept), *plain], check=True)
        subprocess.run(
            [UV, "pip", "uninstall", "-q", "--python", str(own), "catan-desktop"], check=True
        )  # the checkout is tested
        names = {line.partition(">")[0].partition("=")[0].lower() for line in requirements()}
        versions = [
            line
            for line in told.splitlines()
            if line.partition("==")[0].lower().replace("-", ".") in {name.replace("-", ".") for name in names}
        ]
        print(f"\n== {way}: {', '.join(versions)}", flush=True)
        command = [str(own), "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
        return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    """Try what is asked for; 1 where something does not pass."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--wheels", action="store_true")
    parser.add_argument("--way", choices=WAYS)
    parser.add_argument("--tests", default=QUICK)
    arguments = parser.parse_args()
    ways = [arguments.way] if arguments.way else WAYS
    if arguments.wheels:
        return min(1, wheels(ways))
    results = [try_out(way, arguments.python, arguments.tests.split()) for way in ways]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
