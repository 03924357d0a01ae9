"""A tile, a card and a piece, each as short as it can be: `python -m tools.art.examples FOLDER` writes them.

docs/drawing.md walks through them; a test holds them to what every drawing must be.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from tools.art import card, nature, tile
from tools.art.palette import GOLD, PIECE, SEAT_BODY, SEAT_LIGHT, SEAT_SHADE, STONE
from tools.art.pen import Drawing, box, points


def tile_forest() -> Drawing:
    """Return a forest: ground, patches, a calm middle, trees from far to near, the bevel."""
    rng = Random(1)
    drawing = tile.ground("#4d8d69", "#23503b")
    for _ in range(7):
        patch = tile.blob(rng, rng.uniform(10, 190), rng.uniform(15, 215), 30, 13)
        tile.patch(drawing, patch, rng.choice(["#2a5a44", "#56966f"]), 0.45)
    tile.glade(drawing, "#3b7556")
    feet = tile.scatter(rng, height=31, gap=14)
    tile.shadows(drawing, feet, 9, "#0d261b")
    for x, y in feet:
        nature.conifer(drawing, rng, x, y, rng.uniform(26, 32), "#3f8560", "#1f4d38")
    return tile.bevel(drawing)


def card_tower() -> Drawing:
    """Return a card with a title: a sky, a light, what is meant, the frame."""
    rng = Random(2)
    drawing = card.scene((0, "#0d1a30"), (0.5, "#27486e"), (1, "#b9cfde"))
    drawing.glow(100, 40, 36, "#dcecff").disc(100, 40, 12, "#f4f8ff")
    nature.masonry(drawing, rng, 46, 62, 48, 86, 9, STONE)
    drawing.path(points([(40, 62), (70, 30), (100, 62)]), "#8a3b2a").path(box(64, 84, 12, 20, 6), "#2a1a12")
    return card.frame(drawing, GOLD)


def piece_tent() -> Drawing:
    """Return a piece in the colours of its seat: shadow, rim, light side, dark side."""
    drawing = Drawing(*PIECE, frame="translate(2.5 3) scale(.94)")
    outline = points([(50, 12), (92, 90), (8, 90)])
    drawing.contact(54, 91, 44, 10).rim(outline)
    light = drawing.linear(8, 20, 50, 90, (0, SEAT_LIGHT), (0.5, SEAT_BODY), (1, SEAT_BODY))
    drawing.path(points([(50, 12), (58, 90), (8, 90)]), light)
    drawing.path(points([(50, 12), (92, 90), (58, 90)]), SEAT_SHADE)
    return drawing.path(points([(38, 48), (50, 90), (24, 90)]), "#2a1a12")


EXAMPLES = {"tile-forest": tile_forest, "card-tower": card_tower, "piece-tent": piece_tent}


def main(folder: Path) -> None:
    """Write the examples into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in EXAMPLES.items():
        draw().write(name, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
