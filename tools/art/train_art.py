"""Draw the levels of the baggage train: ``python tools/art/train_art.py`` writes assets/art/train-<level>.svg.

They are the wagons of the board, with a cover of their own instead of a seat's colours.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SEAT_MARKS = ("#ff80ff", "#ff00ff", "#b000b0")
"""Light, middle and dark colour of a seat."""


def drawings() -> dict[str, str]:
    """Name -> the whole file."""
    if str(HERE) not in sys.path:
        sys.path.insert(0, str(HERE))
    cloths = importlib.import_module("traders.cards_wagons").CLOTH
    wagons = importlib.import_module("traders.pieces").DRAWINGS
    found = {}
    for level, cloth in cloths.items():
        draw, *args = wagons[f"piece-wagon-{level}"]
        text = draw(*args).svg()
        for mark, ink in zip(SEAT_MARKS, cloth, strict=True):
            text = text.replace(mark, ink)
        found[f"train-{level}"] = text
    return found


def main() -> None:
    """Write them."""
    for name, text in drawings().items():
        target = HERE.parents[1] / "assets" / "art" / f"{name}.svg"
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
