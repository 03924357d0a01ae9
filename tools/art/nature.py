"""What grows and stands on tiles and cards, lit from the left."""

from __future__ import annotations

from random import Random

from tools.art.palette import SNOW
from tools.art.pen import Drawing, Point, box, num, points


def conifer(d: Drawing, rng: Random, x: float, y: float, h: float, light: str, dark: str, snow: float = 0.0) -> Drawing:
    """Paint a conifer of height `h` whose foot is at (x, y); `snow` is the chance of each branch to carry some."""
    d.path(box(x - h * 0.035, y - h * 0.2, h * 0.07, h * 0.2), "#3a2a20")
    wide = h * rng.uniform(0.27, 0.33)
    left: list[Point] = []
    right: list[Point] = []
    caps: list[list[Point]] = []
    top, branches = y - h, 4 if h > 30 else 3
    for branch in range(1, branches + 1):
        foot, half = top + h * 0.88 * branch / branches, wide * (0.34 + 0.66 * branch / branches)
        left += [(x - half, foot), (x - half * 0.46, foot - h * 0.035)]
        right += [(x + half, foot), (x + half * 0.46, foot - h * 0.035)]
        if rng.random() < snow:
            caps.append([(x, foot - h * 0.2), (x - half * 0.97, foot), (x - half * 0.3, foot - h * 0.1)])
    d.path(points([(x, top), *left, (x, y - h * 0.1), *reversed(right)]), light)
    d.path(points([(x, top), (x, y - h * 0.1), *reversed(right)]), dark)
    for cap in caps:
        d.path(points(cap), SNOW, opacity=0.92)
    return d


def rock(d: Drawing, rng: Random, x: float, y: float, s: float, tones: tuple[str, str, str]) -> Drawing:
    """Paint a rock about `s` wide whose foot is at (x, y); `tones` are light, middle, dark."""
    light, middle, dark = tones
    a, b, c = (rng.uniform(0.85, 1.15) for _ in range(3))
    foot = [(x - s * 0.5, y), (x + s * 0.5, y)]
    ridge = [(x - s * 0.3 * a, y - s * 0.42 * b), (x + s * 0.08, y - s * 0.55 * c), (x + s * 0.38 * a, y - s * 0.26)]
    d.path(points([foot[0], *ridge, foot[1]]), middle)
    d.path(points([foot[0], ridge[0], ridge[1], (x - s * 0.05, y - s * 0.2)]), light)
    return d.path(points([ridge[1], ridge[2], foot[1], (x + s * 0.1, y)]), dark)


def wood_grain(d: Drawing, rng: Random, x: float, y: float, w: float, h: float, dark: str) -> Drawing:
    """Paint lines along a board, a little bent."""
    at = y + 1.5
    while at < y + h:
        sway = rng.uniform(-1.2, 1.2)
        bends = f"{num(x + w / 3)} {num(at + sway)} {num(x + w * 0.6)} {num(at - sway)}"
        way = f"M{num(x)} {num(at)}C{bends} {num(x + w)} {num(at)}"
        d.line(way, rng.uniform(0.6, 1.4), dark, opacity=round(rng.uniform(0.14, 0.36), 2))
        at += rng.uniform(2.6, 5.2)
    return d


def masonry(
    d: Drawing, rng: Random, x: float, y: float, w: float, h: float, rows: int, tones: tuple[str, str, str]
) -> Drawing:
    """Paint courses of dressed stone in a rectangle."""
    light, middle, dark = tones
    d.path(box(x, y, w, h), d.linear(0, y, 0, y + h, (0, light), (1, middle)))
    step = h / rows
    for row in range(rows):
        top, left = y + row * step, x - rng.uniform(0, step * 1.6)
        while left < x + w:
            right = left + step * rng.uniform(1.5, 2.6)
            near, far = max(left, x), min(right, x + w)
            if far - near > 1.5:
                tone = rng.choice((light, middle, dark))
                d.path(box(near + 0.7, top + 0.7, far - near - 1.4, step - 1.4, 1.2), tone, opacity=0.3)
            left = right
        if row:
            d.line(f"M{num(x)} {num(top)}h{num(w)}", 1, dark, opacity=0.75)
    return d
