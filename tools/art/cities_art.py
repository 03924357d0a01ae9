"""Draw the art of the cities: ``python tools/art/cities_art.py [name ...]`` writes assets/art/<name>.svg (all when none is named)."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODULES = (
    "pieces",
    "goods",
    "barbarians",
    "improvements",
    "icons",
    "cards_science",
    "cards_politics",
    "cards_trade",
    "cards_classic",
    "scenes",
)


def main(wanted: list[str]) -> None:
    """Write the wanted drawings; a word is a whole name or its beginning."""
    if str(HERE) not in sys.path:
        sys.path.insert(0, str(HERE))
    for module in MODULES:
        for name, (draw, *args) in importlib.import_module(f"cities.{module}").DRAWINGS.items():
            if not wanted or any(name.startswith(w) for w in wanted):
                draw(*args).write(name)


if __name__ == "__main__":
    main(sys.argv[1:])
