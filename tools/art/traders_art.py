"""Draw the art of the traders: ``python tools/art/traders_art.py [name ...]`` writes assets/art/<name>.svg (all when none is named)."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODULES = ("pieces", "tiles", "tokens", "icons", "cards_attack", "cards_wagons", "cards_events", "scenes")


def main(wanted: list[str]) -> None:
    """Write the wanted drawings; a word is a whole name or its beginning."""
    if str(HERE) not in sys.path:
        sys.path.insert(0, str(HERE))
    target = importlib.import_module("svgkit").ART
    for module in MODULES:
        for name, (draw, *args) in importlib.import_module(f"traders.{module}").DRAWINGS.items():
            if not wanted or any(name.startswith(w) for w in wanted):
                (target / f"{name}.svg").write_text(draw(*args).svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
