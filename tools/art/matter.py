#!/usr/bin/env python3
"""Draws what panels are made of: assets/art/matter-*.svg, tiles that meet themselves on every side, and their studs.

A tile is laid over the colour of a panel. It darkens more than it lights, so that words keep their contrast.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from svgkit import Drawing, num

SIDE = 256
PLANKS = 4
DARK, WARM, COLD = "#000000", "#e0a860", "#d6ecf8"


def grain(rng: random.Random, y: float, sway: float) -> str:
    """A line along a plank that ends at the height where it began."""
    one, two, three = (y + rng.uniform(-sway, sway) for _ in range(3))
    third = SIDE / 3
    return (
        f"M0 {num(y)}C{num(third * 0.5)} {num(y)} {num(third * 0.6)} {num(one)} {num(third)} {num(one)}"
        f"S{num(third * 1.6)} {num(two)} {num(third * 2)} {num(two)}S{num(third * 2.5)} {num(three)} {SIDE} {num(y)}"
    )


def wood() -> Drawing:
    """Weathered boards, with knots, joints and nails."""
    d = Drawing(SIDE, SIDE)
    rng = random.Random(3)
    tall = SIDE / PLANKS
    for plank, joint in enumerate((70, 190, 120, 236)):
        top = plank * tall
        d.rect(0, top, SIDE, tall, 0, DARK, opacity=round(rng.uniform(0.02, 0.2), 2))
        for line in range(15):
            y = top + (line + rng.uniform(0.2, 0.8)) * tall / 15
            dark = line % 3 != 1
            d.line(
                grain(rng, y, 1.6),
                round(rng.uniform(0.5, 1.5), 1),
                DARK if dark else WARM,
                opacity=round(rng.uniform(0.14, 0.34), 2) if dark else round(rng.uniform(0.03, 0.06), 2),
            )
        knot, high = joint + rng.uniform(60, 110), top + tall * rng.uniform(0.35, 0.65)
        if plank % 2 == 0:
            for reach in (9, 6.4, 3.8):
                for wrap in (0, -SIDE):
                    d.oval(
                        knot + wrap, high, reach * 1.7, reach * 0.72, "none", stroke=DARK, stroke_width=1, opacity=0.3
                    )
            for wrap in (0, -SIDE):
                d.oval(knot + wrap, high, 3, 1.7, DARK, opacity=0.34)
        d.line(f"M{joint} {num(top + 1)}V{num(top + tall - 1)}", 1.4, DARK, opacity=0.5)
        d.line(f"M{joint + 1.3} {num(top + 2)}V{num(top + tall - 2)}", 0.7, WARM, opacity=0.08)
        for x in (joint - 7, joint + 8):
            for y in (top + 10, top + tall - 10):
                d.disc(x, y + 0.5, 1.9, DARK, opacity=0.5).disc(x - 0.3, y, 1.3, WARM, opacity=0.07)
        d.line(f"M0 {num(top + 0.4)}H{SIDE}", 1.8, DARK, opacity=0.55, stroke_linecap="butt")
        d.line(f"M0 {num(top + 1.7)}H{SIDE}", 0.8, WARM, opacity=0.06, stroke_linecap="butt")
    return d


def wrapped(x: float, y: float, reach: float) -> Iterator[tuple[float, float]]:
    """A point and those that stand for it at the other sides of the tile."""
    for dx in (0, -SIDE, SIDE):
        for dy in (0, -SIDE, SIDE):
            if -reach < x + dx < SIDE + reach and -reach < y + dy < SIDE + reach:
                yield x + dx, y + dy


def fern(d: Drawing, rng: random.Random, x: float, y: float, length: float, turn: float) -> None:
    """A feather of frost."""
    path = f"M0 0L{num(length)} 0"
    step = length / 8
    for i in range(1, 8):
        twig = (length - i * step) * 0.5 * rng.uniform(0.8, 1.1)
        for side in (-1, 1):
            path += f"M{num(i * step)} 0l{num(twig * 0.7)} {num(side * twig * 0.7)}"
    for px, py in wrapped(x, y, length):
        d.line(path, 0.8, COLD, opacity=0.04, transform=f"translate({num(px)} {num(py)}) rotate({num(turn)})")


def iron() -> Drawing:
    """Brushed iron with scratches, and feathers of frost upon it."""
    d = Drawing(SIDE, SIDE)
    rng = random.Random(8)
    for _ in range(170):
        y, strength = rng.uniform(0, SIDE), round(rng.uniform(0.05, 0.16), 2)
        d.line(grain(rng, y, 0.25), round(rng.uniform(0.6, 1.8), 1), DARK, opacity=strength)
    for _ in range(26):
        x, y, length = rng.uniform(0, SIDE), rng.uniform(0, SIDE), rng.uniform(10, 34)
        for px, py in wrapped(x, y, length):
            d.line(f"M{num(px)} {num(py)}l{num(length)} {num(-length * 0.24)}", 0.7, COLD, opacity=0.05)
    for x, y, length, turn in (
        (22, 30, 44, 25),
        (28, 24, 34, 70),
        (170, 118, 52, 200),
        (168, 124, 38, 150),
        (96, 222, 40, -60),
        (222, 226, 46, -20),
        (218, 220, 34, 30),
        (90, 96, 36, 10),
    ):
        fern(d, rng, x, y, length, turn)
    return d


def stud(light: str, middle: str, dark: str) -> Drawing:
    """The head of a nail."""
    d = Drawing(12, 12)
    d.disc(6.3, 6.9, 4.6, DARK, opacity=0.5)
    d.disc(6, 6, 4.4, d.radial(4.6, 4.4, 6, (0, light), (0.5, middle), (1, dark)))
    d.line("M3.700 4.600Q4.600 3.200 6.200 3.100", 0.9, "#ffffff", opacity=0.5)
    return d


EDGE = 12
"""Height of what runs along the upper edge of a panel."""


def rime() -> Drawing:
    """Frost that has grown down from the upper edge, and the light on it."""
    d = Drawing(SIDE, EDGE)
    rng = random.Random(21)
    steps = 32
    deep = [rng.uniform(1, 2.4) + 2.6 * max(0.0, math.sin(i * math.tau / 8)) ** 3 for i in range(steps)]
    for part, strength in ((1.0, 0.13), (0.55, 0.2)):
        edge = "M0 0" + "".join(
            f"L{num(i * SIDE / steps)} {num(part * deep[i % steps])}L{num((i + 0.5) * SIDE / steps)} {num(part * 0.5)}"
            for i in range(steps)
        )
        d.path(edge + f"L{SIDE} {num(part * deep[0])}L{SIDE} 0Z", COLD, opacity=strength)
    d.line(f"M0 0.5H{SIDE}", 1, COLD, opacity=0.4, stroke_linecap="butt")
    return d


def bevel() -> Drawing:
    """The worn, lit edge of a board."""
    d = Drawing(SIDE, EDGE)
    rng = random.Random(5)
    d.line(f"M0 0.6H{SIDE}", 1.2, WARM, opacity=0.26, stroke_linecap="butt")
    for _ in range(16):
        x = rng.uniform(4, SIDE - 30)
        d.line(f"M{num(x)} {num(rng.uniform(1.6, 3.4))}h{num(rng.uniform(6, 26))}", 0.8, WARM, opacity=0.13)
    return d


def main() -> None:
    """Write tiles, edges and studs."""
    bevel().write("matter-wood-edge")
    rime().write("matter-iron-edge")
    wood().write("matter-wood")
    iron().write("matter-iron")
    stud("#a08a6c", "#5c4a36", "#2a2018").write("matter-wood-stud")
    stud("#c3d6e4", "#5f7688", "#26343f").write("matter-iron-stud")


if __name__ == "__main__":
    main()
