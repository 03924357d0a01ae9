"""Draw the art of Landnám: ``python tools/art/landnam_art.py [--out FOLDER] [name ...]`` (assets/art and all when not said)."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODULES = ("tiles", "pieces", "tokens", "icons", "cards_fate", "cards_other", "scenes")


def main(wanted: list[str]) -> None:
    """Write the wanted drawings; a word is a whole name or its beginning."""
    if str(HERE) not in sys.path:
        sys.path.insert(0, str(HERE))
    target = importlib.import_module("svgkit").ART
    if wanted and wanted[0] == "--out":
        target, wanted = Path(wanted[1]), wanted[2:]
        target.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        for name, (draw, *args) in importlib.import_module(f"landnam.{module}").DRAWINGS.items():
            if not wanted or any(name.startswith(w) for w in wanted):
                (target / f"{name}.svg").write_text(draw(*args).svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
