"""Draw the board's art: ``python tools/art/board_art.py [name ...]`` writes assets/art/<name>.svg (all when none is named)."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TARGET = HERE.parents[1] / "assets" / "art"


def main(wanted: list[str]) -> None:
    """Write the wanted drawings; a word is a whole name or its beginning."""
    sys.path.insert(0, str(HERE))
    TARGET.mkdir(parents=True, exist_ok=True)
    for module in (
        "terrain",
        "pieces",
        "figures",
        "wall",
        "north",
        "camps",
        "gift",
        "scenes",
        "endings",
        "coast",
        "bay",
        "fishing",
        "rivers",
        "gold",
        "waters",
    ):
        for name, (draw, *args) in importlib.import_module(f"board.{module}").DRAWINGS.items():
            if not wanted or any(name.startswith(w) for w in wanted):
                (TARGET / f"{name}.svg").write_text(draw(*args).svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
