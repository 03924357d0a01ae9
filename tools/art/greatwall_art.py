"""Draw the art of the Great Wall: ``python tools/art/greatwall_art.py [--to FOLDER] [name ...]``.

Writes assets/art/<name>.svg (all when none is named); a word is a whole name or its beginning.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODULES = ("frontier", "pieces", "horde", "tokens", "icons", "cards_command", "cards_people", "cards_goals", "scenes")


def main(wanted: list[str]) -> None:
    """Write the wanted drawings."""
    if str(HERE) not in sys.path:
        sys.path.insert(0, str(HERE))
    target = importlib.import_module("svgkit").ART
    if wanted[:1] == ["--to"]:
        target, wanted = Path(wanted[1]), wanted[2:]
        target.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        for name, (draw, *args) in importlib.import_module(f"greatwall.{module}").DRAWINGS.items():
            if not wanted or any(name.startswith(w) for w in wanted):
                (target / f"{name}.svg").write_text(draw(*args).svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
