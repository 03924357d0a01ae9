"""The far north by night: sky, the Frostfangs, the snowfield. Everything spans its full width."""

from __future__ import annotations

import math
import random

from .pen import Art, Point, bleed, disc, flat, num, poly, ridge


def sky_gradient(art: Art, horizon: float) -> str:
    """The night sky's paint down to the horizon."""
    return art.lin(0, 0, 0, horizon, (0, "#080f18"), (0.45, "#13233a"), (0.8, "#21405a"), (1, "#35607a"))


def stars(art: Art, rng: random.Random, width: float, height: float, count: int) -> None:
    """Stars, thinner towards the horizon."""
    small, big = "", ""
    for _ in range(count):
        x, y = rng.uniform(0, width), height * rng.random() ** 1.5
        if rng.random() < 0.82:
            small += disc(x, y, rng.uniform(0.6, 1.1))
        else:
            big += disc(x, y, rng.uniform(1.2, 1.8))
    art.path(small, "#cfe0ee", 0.6)
    art.path(big, "#ffffff", 0.85)


def aurora(art: Art, rng: random.Random, width: float, y: float, height: float, strength: float) -> None:
    """Faint curtains of light: narrow rays side by side, each fading at both ends."""
    for colour, lift, alpha in (("#5fe0b0", 0.0, 1.0), ("#58a9d8", -height * 0.5, 0.6)):
        ray = art.fade(colour, (0, 0), (0.5, 0.25), (0.82, 1), (0.9, 0.85), (1, 0))
        a, b, c = (rng.uniform(0, 6.28) for _ in range(3))
        step = width / 159
        for k in range(-1, 159):
            t = (k + 1) / 160 * 6.28
            hem = y + lift + height * (0.2 * math.sin(t * 1.7 + a) + 0.09 * math.sin(t * 4.1 + b))
            tall = height * (0.8 + 0.2 * math.sin(t * 3.3 + c))
            bright = strength * alpha * (0.62 + 0.26 * math.sin(t * 2.3 + b) + 0.12 * math.sin(t * 13 + c))
            if bright > 0.02:
                art.path(
                    f"M{num(max(k, 0) * step)} {num(hem - tall)}H{num(min(k + 2, 159) * step)}V{num(hem + height * 0.06)}H{num(max(k, 0) * step)}Z",
                    ray,
                    bright / 2,
                )


def moon(art: Art, x: float, y: float, r: float) -> None:
    """A pale moon with its halo."""
    art.path(disc(x, y, r * 5), art.rad(x, y, r * 5, (0, "#cfe6f3", 0.38), (0.35, "#cfe6f3", 0.12), (1, "#cfe6f3", 0)))
    art.path(disc(x, y, r), art.lin(x - r, y - r, x + r, y + r, (0, "#ffffff"), (1, "#c3d6e4")))
    art.path(
        disc(x - r * 0.3, y - r * 0.2, r * 0.2)
        + disc(x + r * 0.35, y + r * 0.25, r * 0.26)
        + disc(x + r * 0.1, y - r * 0.5, r * 0.12),
        "#a9c0d2",
        0.55,
    )


def night_peak(
    art: Art, rng: random.Random, x: float, base: float, w: float, h: float, tones: tuple[str, str, str, str]
) -> None:
    """A faceted peak by moonlight; tones are lit rock, shaded rock, lit snow, shaded snow."""
    rock, dark, snow, blue = tones
    ax, ay = x + w * rng.uniform(-0.06, 0.06), base - h
    left = [
        (ax - w * 0.07, ay + h * 0.17),
        (ax - w * 0.13, ay + h * 0.24),
        (ax - w * 0.22, ay + h * 0.47),
        (x - w * 0.33, base - h * 0.34),
        (x - w * 0.55, base),
    ]
    right = [
        (ax + w * 0.06, ay + h * 0.15),
        (ax + w * 0.15, ay + h * 0.3),
        (ax + w * 0.2, ay + h * 0.46),
        (x + w * 0.34, base - h * 0.3),
        (x + w * 0.55, base),
    ]
    jig = lambda p, k: (p[0] + rng.uniform(-k, k) * w, p[1] + rng.uniform(-k, k) * h)  # noqa: E731
    left, right = [*(jig(p, 0.018) for p in left[:-1]), left[-1]], [*(jig(p, 0.018) for p in right[:-1]), right[-1]]
    spine: list[Point] = [
        jig(p, 0.012)
        for p in (
            (ax + w * 0.02, ay + h * 0.14),
            (ax - w * 0.03, ay + h * 0.3),
            (ax + w * 0.05, ay + h * 0.5),
            (ax - w * 0.01, ay + h * 0.72),
        )
    ]
    foot = (x + w * 0.06, base)
    art.path(poly([(ax, ay), *left, foot, *reversed(spine)]), rock)
    art.path(poly([(ax, ay), *right, foot, *reversed(spine)]), dark)
    cap_l = [
        left[0],
        left[1],
        (ax - w * 0.16, ay + h * 0.42),
        (ax - w * 0.1, ay + h * 0.34),
        (ax - w * 0.085, ay + h * 0.52),
        (ax - w * 0.03, ay + h * 0.36),
    ]
    cap_r = [
        right[0],
        right[1],
        (ax + w * 0.13, ay + h * 0.43),
        (ax + w * 0.09, ay + h * 0.33),
        (ax + w * 0.05, ay + h * 0.46),
    ]
    art.path(poly([(ax, ay), *cap_l, spine[1], spine[0]]), snow)
    art.path(poly([(ax, ay), *cap_r, spine[1], spine[0]]), blue)
    streaks = ""
    for k in range(3):
        sx, sy = x - w * (0.38 - 0.13 * k), base - h * (0.28 - 0.02 * k)
        streaks += poly(
            [(sx, sy), (sx + w * 0.06, sy - h * 0.14), (sx + w * 0.075, sy + h * 0.02), (sx + w * 0.03, sy + h * 0.1)]
        )
    art.path(streaks, snow, 0.16)


def sky() -> Art:
    rng = random.Random(1001)
    art = Art(1600, 420, bleed(1600, 420))
    art.path("M0 0H1600V420H0Z", sky_gradient(art, 400))
    stars(art, rng, 1600, 250, 190)
    aurora(art, rng, 1600, 190, 170, 0.34)
    moon(art, 236, 84, 22)
    for y, rough, colour in ((270, 90, "#1c3348"), (318, 70, "#182b3d")):
        line = ridge(rng, 0, y, 1600, y - 12, rough, 6)
        art.path(poly([*line, (1600, 420), (0, 420)]), art.lin(0, y - 80, 0, 420, (0, colour), (1, "#294a61")))
    art.path("M0 330H1600V420H0Z", art.lin(0, 330, 0, 420, (0, "#9fc4da", 0), (1, "#9fc4da", 0.32)))
    return art


NEAR = ("#4a6682", "#22364a", "#eef6fb", "#93afc6")
FAR = ("#38536c", "#1f3347", "#bcd2e2", "#6f8ea8")


def frostfangs() -> Art:
    rng = random.Random(1002)
    art = Art(1600, 240, bleed(1600, 240))
    for k in range(15):
        night_peak(
            art, rng, 54 + k * 108 + rng.uniform(-18, 18), 240, rng.uniform(180, 230), rng.uniform(110, 158), FAR
        )
    tall = [
        (90, 188),
        (245, 150),
        (418, 218),
        (590, 165),
        (742, 196),
        (905, 150),
        (1060, 226),
        (1228, 168),
        (1380, 205),
        (1530, 160),
    ]
    order = sorted(tall, key=lambda p: p[1])
    for x, h in order:
        night_peak(art, rng, x, 240, h * 1.08, h, NEAR)
    line = ridge(rng, 0, 212, 1600, 214, 14, 6)
    art.path(poly([*line, (1600, 240), (0, 240)]), art.lin(0, 200, 0, 240, (0, "#a9c3d6"), (1, "#dbe8f0")))
    trees = ""
    for _ in range(90):
        x = rng.uniform(0, 1600)
        y, h = 226 + rng.uniform(-6, 10), rng.uniform(8, 17)
        trees += poly([(x, y - h), (x + h * 0.26, y), (x - h * 0.26, y)])
    art.path(trees, "#1d3446", 0.85)
    return art


def snowfield() -> Art:
    rng = random.Random(1003)
    art = Art(1600, 300, bleed(1600, 300))
    top = flat([(x, 12 + 8 * math.sin(x / 210) + rng.uniform(-3, 3)) for x in range(-100, 1800, 100)], close=False)
    top = [(min(max(x, 0), 1600), y) for x, y in top]
    art.path(
        poly([*top, (1600, 300), (0, 300)]), art.lin(0, 0, 0, 300, (0, "#e2ecf3"), (0.5, "#c0d3e1"), (1, "#98b2c6"))
    )
    for k in range(6):
        y = 46 + k * 44
        wave = flat(
            [(x, y + 9 * math.sin(x / (150 + 30 * k) + k * 1.7) + rng.uniform(-4, 4)) for x in range(-100, 1800, 90)],
            close=False,
        )
        wave = [(min(max(x, 0), 1600), py) for x, py in wave]
        under = [(x, py + 15 + 9 * math.sin(x / 130 + k)) for x, py in reversed(wave)]
        art.path(poly([*wave, *under]), "#8fabc0", 0.22)
        over = [(x, py - 5 - 3 * math.sin(x / 90 + k * 2)) for x, py in reversed(wave)]
        art.path(poly([*wave, *over]), "#ffffff", 0.5)
    sparkle = "".join(disc(rng.uniform(10, 1590), rng.uniform(30, 290), rng.uniform(0.7, 1.5)) for _ in range(170))
    art.path(sparkle, "#ffffff", 0.9)
    for _ in range(16):
        x, y, w = rng.uniform(20, 1580), rng.uniform(40, 285), rng.uniform(9, 20)
        art.path(disc(x + w * 0.3, y + 1, w * 0.9, w * 0.2), "#5f7d94", 0.35)
        art.path(
            poly(
                [
                    (x - w * 0.6, y),
                    (x - w * 0.4, y - w * 0.4),
                    (x + w * 0.1, y - w * 0.55),
                    (x + w * 0.5, y - w * 0.25),
                    (x + w * 0.6, y),
                ]
            ),
            "#566b7d",
        )
        art.path(
            poly(
                [
                    (x - w * 0.45, y - w * 0.35),
                    (x - w * 0.4, y - w * 0.42),
                    (x + w * 0.1, y - w * 0.6),
                    (x + w * 0.5, y - w * 0.25),
                    (x + w * 0.2, y - w * 0.36),
                    (x - w * 0.1, y - w * 0.3),
                ]
            ),
            "#ffffff",
        )
    steps = ""
    x, y = 30.0, 262.0
    while x < 1570:
        steps += disc(x, y, 2.6, 1.5) + disc(x + 6, y + 4, 2.6, 1.5)
        x += 17
        y += rng.uniform(-4, 4) - (y - 258) * 0.05
    art.path(steps, "#7f9bb1", 0.5)
    return art


def silhouette_trees(
    art: Art,
    rng: random.Random,
    x0: float,
    x1: float,
    y: float,
    size: tuple[float, float],
    colour: str,
    gap: float,
    snow: str = "",
) -> None:
    """A wood of conifers as one dark shape; with ``snow`` its left edges carry light."""
    trees, light = "", ""
    x = x0
    while x < x1:
        h = rng.uniform(*size)
        w = h * rng.uniform(0.2, 0.26)
        by = y + rng.uniform(-h * 0.06, h * 0.06)
        left: list[Point] = []
        right: list[Point] = []
        for i in range(1, 6):
            yb, wi = by - h + h * 0.94 * i / 5, w * (0.25 + 0.75 * i / 5)
            left += [(x - wi, yb), (x - wi * 0.5, yb - h * 0.02)]
            right += [(x + wi, yb), (x + wi * 0.5, yb - h * 0.02)]
            light += poly([(x - wi, yb), (x - wi * 0.15, yb - h * 0.15), (x - wi * 0.45, yb - h * 0.035)])
        trees += poly(
            [
                (x, by - h),
                *left,
                (x - w * 0.12, by - h * 0.02),
                (x - w * 0.12, by + h * 0.06),
                (x + w * 0.12, by + h * 0.06),
                (x + w * 0.12, by - h * 0.02),
                *reversed(right),
            ]
        )
        x += gap * rng.uniform(0.6, 1.4)
    art.path(trees, colour)
    if snow:
        art.path(light, snow, 0.7)


def raven(x: float, y: float, s: float, lean: float) -> str:
    """Path data of a raven on the wing, ``s`` wide."""
    return (
        f"M{num(x - s * 0.5)} {num(y - s * 0.12 - lean)}Q{num(x - s * 0.2)} {num(y - s * 0.26)} {num(x - s * 0.03)} {num(y)}"
        f"Q{num(x + s * 0.16)} {num(y - s * 0.3)} {num(x + s * 0.5)} {num(y - s * 0.18 + lean)}Q{num(x + s * 0.24)} {num(y - s * 0.12)} {num(x + s * 0.12)} {num(y + s * 0.08)}"
        f"L{num(x + s * 0.19)} {num(y + s * 0.13)}L{num(x + s * 0.06)} {num(y + s * 0.13)}L{num(x - s * 0.06)} {num(y + s * 0.2)}L{num(x - s * 0.05)} {num(y + s * 0.1)}Q{num(x - s * 0.2)} {num(y - s * 0.08)} {num(x - s * 0.5)} {num(y - s * 0.12 - lean)}Z"
    )


DRAWINGS = {"north-sky": (sky,), "frostfangs": (frostfangs,), "snowfield": (snowfield,)}
