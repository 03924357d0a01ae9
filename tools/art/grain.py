"""Draw the grain of finishes: ``python tools/art/grain.py`` writes assets/art/grain-*.svg, dark on white."""

from __future__ import annotations

import random

from svgkit import ART, Drawing, num

SIDE = 64
DARK = "#000000"


def stone() -> Drawing:
    """Granite: specks of three sizes, and two hair cracks."""
    drawing, rng = Drawing(SIDE, SIDE), random.Random(7)
    drawing.rect(0, 0, SIDE, SIDE, 0, "#ffffff")
    for count, radius, opacity in ((70, 1.5, 0.13), (90, 0.9, 0.2), (60, 0.55, 0.34)):
        for _ in range(count):
            drawing.disc(rng.uniform(2, 62), rng.uniform(2, 62), radius * rng.uniform(0.7, 1.2), DARK, opacity=opacity)
    for start in (18, 44):
        steps = [(start + rng.uniform(-5, 5), y) for y in range(4, 62, 8)]
        way = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in steps)
        drawing.line(way, 0.7, DARK, opacity=0.22)
    return drawing


def wood() -> Drawing:
    """Lines along a board, a little bent, light and dark by turns."""
    drawing, rng = Drawing(SIDE, SIDE), random.Random(11)
    drawing.rect(0, 0, SIDE, SIDE, 0, "#ffffff")
    y = 1.5
    while y < SIDE:
        sway = rng.uniform(-2.4, 2.4)
        way = f"M0 {num(y)}C20 {num(y + sway)} 42 {num(y - sway)} {SIDE} {num(y)}"
        drawing.line(way, round(rng.uniform(0.8, 2.2), 1), DARK, opacity=round(rng.uniform(0.12, 0.36), 2))
        y += rng.uniform(2.6, 5.2)
    return drawing


if __name__ == "__main__":
    for name, draw in (("stone", stone), ("wood", wood)):
        (ART / f"grain-{name}.svg").write_text(draw().svg(), encoding="utf-8", newline="\n")
