"""A bay at noon: a village on green hills, a harbour with ships, the open sea; for cards, endings and far pictures."""

from __future__ import annotations

import math
import random

from .coast import _cypress, _leafy, _palm
from .pen import Art, Point, bleed, disc, num, poly, ridge, smooth

_ROOFS = (("#d8754a", "#a84f2c"), ("#c8623c", "#964226"), ("#e08a58", "#b5603a"))


def _house(art: Art, rng: random.Random, x: float, y: float, s: float) -> None:
    """A white house with a tiled roof, its right side in the shade."""
    lit, dark = rng.choice(_ROOFS)
    h = s * rng.uniform(0.62, 0.86)
    art.path(poly([(x - s * 0.5, y), (x - s * 0.5, y - h), (x + s * 0.1, y - h), (x + s * 0.1, y)]), "#fbf3e2")
    art.path(poly([(x + s * 0.1, y), (x + s * 0.1, y - h), (x + s * 0.5, y - h), (x + s * 0.5, y)]), "#d9c6a8")
    art.path(poly([(x - s * 0.58, y - h), (x - s * 0.2, y - h * 1.55), (x + s * 0.18, y - h)]), lit)
    art.path(
        poly([(x - s * 0.2, y - h * 1.55), (x + s * 0.42, y - h * 1.55), (x + s * 0.6, y - h), (x + s * 0.18, y - h)]),
        dark,
    )
    art.path(
        poly(
            [
                (x - s * 0.3, y - h * 0.35),
                (x - s * 0.14, y - h * 0.35),
                (x - s * 0.14, y - h * 0.7),
                (x - s * 0.3, y - h * 0.7),
            ]
        ),
        "#5b4632",
    )
    art.path(
        poly(
            [
                (x + s * 0.24, y - h * 0.4),
                (x + s * 0.36, y - h * 0.4),
                (x + s * 0.36, y - h * 0.7),
                (x + s * 0.24, y - h * 0.7),
            ]
        ),
        "#7a6248",
    )


def _tower(art: Art, x: float, y: float, s: float) -> None:
    """A church with its bell tower above the roofs."""
    art.path(
        poly([(x - s * 0.32, y), (x - s * 0.32, y - s * 2.2), (x + s * 0.06, y - s * 2.2), (x + s * 0.06, y)]),
        "#fdf6e6",
    )
    art.path(
        poly([(x + s * 0.06, y), (x + s * 0.06, y - s * 2.2), (x + s * 0.32, y - s * 2.2), (x + s * 0.32, y)]),
        "#d5c2a2",
    )
    art.path(poly([(x - s * 0.42, y - s * 2.2), (x, y - s * 3.1), (x + s * 0.42, y - s * 2.2)]), "#d8754a")
    art.path(poly([(x, y - s * 3.1), (x + s * 0.42, y - s * 2.2), (x + s * 0.06, y - s * 2.2)]), "#a84f2c")
    art.path(
        disc(x - s * 0.12, y - s * 1.75, s * 0.11, s * 0.2) + disc(x + s * 0.19, y - s * 1.75, s * 0.07, s * 0.2),
        "#4b3a2a",
    )


def _cog(art: Art, x: float, y: float, s: float, sail: str, shade: str, way: int = 1) -> None:
    """A ship under sail, its water line at y."""

    def at(dx: float, dy: float) -> Point:
        return (x + way * dx * s, y + dy * s)

    art.path(disc(x, y + s * 0.05, s * 0.62, s * 0.08), "#0f4a63", 0.3)
    art.line(poly([at(0.02, -1.2), at(0.02, -0.1)], close=False), "#6b4a2c", s * 0.05)
    art.path(
        smooth(
            [
                at(-0.42, -1.08),
                at(0.06, -1.02),
                at(0.5, -1.1),
                at(0.56, -0.7),
                at(0.46, -0.34),
                at(0.02, -0.4),
                at(-0.44, -0.32),
                at(-0.5, -0.7),
            ]
        ),
        sail,
    )
    art.path(
        smooth([at(0.1, -1.02), at(0.5, -1.1), at(0.56, -0.7), at(0.46, -0.34), at(0.14, -0.38), at(0.24, -0.7)]),
        shade,
        0.8,
    )
    art.path(poly([at(0.02, -1.2), at(0.26, -1.25), at(0.02, -1.32)]), "#d8473a")
    art.path(
        smooth(
            [
                at(-0.66, -0.26),
                at(-0.3, -0.2),
                at(0.3, -0.2),
                at(0.7, -0.3),
                at(0.58, 0.0),
                at(0.34, 0.06),
                at(-0.4, 0.06),
                at(-0.58, -0.04),
            ]
        ),
        "#8a5c36",
    )
    art.path(
        smooth(
            [
                at(-0.66, -0.26),
                at(-0.3, -0.2),
                at(0.3, -0.2),
                at(0.7, -0.3),
                at(0.68, -0.22),
                at(0.3, -0.13),
                at(-0.3, -0.13),
                at(-0.64, -0.18),
            ]
        ),
        "#e0b582",
    )
    art.line(poly([at(-0.7, 0.05), at(0.72, 0.05)], close=False), "#e9fbfa", s * 0.035, 0.8)


def _gulls(art: Art, spots: list[tuple[float, float, float]]) -> None:
    for x, y, s in spots:
        art.line(
            f"M{num(x - s)} {num(y - s * 0.3)}Q{num(x - s * 0.4)} {num(y - s * 0.7)} {num(x)} {num(y)}Q{num(x + s * 0.4)} {num(y - s * 0.7)} {num(x + s)} {num(y - s * 0.35)}",
            "#ffffff",
            s * 0.16,
            0.95,
        )


def bay(width: float, height: float, seed: int, *, festive: bool = False) -> Art:
    """The whole picture at any proportion; festive: garlands and more sails."""
    rng = random.Random(seed)
    art = Art(width, height, bleed(width, height))
    k = height / 900
    w = width / k
    scene = Scene(art, rng, w, k)
    scene.sky()
    scene.far()
    scene.water()
    scene.hills()
    scene.village()
    scene.harbour(festive)
    scene.beach()
    return art


def feast(width: float, height: float, seed: int) -> Art:
    """The same bay on the day when all is won."""
    return bay(width, height, seed, festive=True)


class Scene:
    """Lengths are units of a picture 900 high."""

    def __init__(self, art: Art, rng: random.Random, wide: float, k: float) -> None:
        self.art, self.rng, self.wide, self.k = art, rng, wide, k

    def p(self, points: list[Point]) -> list[Point]:
        """Points of the picture as points of the drawing."""
        return [(x * self.k, y * self.k) for x, y in points]

    def sky(self) -> None:
        art, k, w = self.art, self.k, self.wide
        art.path(
            poly(self.p([(0, 0), (w, 0), (w, 480), (0, 480)])),
            art.lin(0, 0, 0, 480 * k, (0, "#3f93c4"), (0.55, "#8fcbe0"), (1, "#fbe7c2")),
        )
        sun = (w * 0.27 * k, 170 * k)
        art.path(
            disc(*sun, 420 * k), art.rad(*sun, 420 * k, (0, "#fff6d8", 0.9), (0.3, "#ffeebb", 0.4), (1, "#ffeebb", 0))
        )
        art.path(disc(*sun, 54 * k), "#fffbe8")
        for _ in range(9):
            x, y = self.rng.uniform(0, w), self.rng.uniform(60, 300)
            s = self.rng.uniform(60, 130)
            puffs = "".join(
                disc((x + dx * s) * k, (y - dy * s) * k, r * s * k, r * s * 0.62 * k)
                for dx, dy, r in ((-0.7, 0, 0.42), (-0.2, 0.16, 0.5), (0.35, 0.1, 0.46), (0.85, 0, 0.34))
            )
            art.path(puffs, "#ffffff", 0.5)
        _gulls(
            art,
            [
                (w * fx * k, fy * k, s * k)
                for fx, fy, s in ((0.4, 210, 20), (0.46, 180, 15), (0.37, 262, 13), (0.58, 130, 17), (0.15, 300, 14))
            ],
        )

    def far(self) -> None:
        """Islands in the haze."""
        art, k, w = self.art, self.k, self.wide
        for x0, x1, top, ink in ((0.02, 0.34, 70, "#9dc3cf"), (0.3, 0.62, 44, "#aeced6"), (0.1, 0.24, 34, "#7fb0bf")):
            line = ridge(self.rng, x0 * w, 472, x1 * w, 472, top, 5)
            art.path(
                poly(
                    self.p(
                        [(x, 472 - abs(472 - y) * (1 if y < 472 else 0.5)) for x, y in line]
                        + [(x1 * w, 474), (x0 * w, 474)]
                    )
                ),
                ink,
                0.9,
            )

    def water(self) -> None:
        art, k, w = self.art, self.k, self.wide
        art.path(
            poly(self.p([(0, 468), (w, 468), (w, 900), (0, 900)])),
            art.lin(0, 468 * k, 0, 900 * k, (0, "#a5dcdf"), (0.12, "#5ab0c4"), (0.5, "#2f86a6"), (1, "#1f6383")),
        )
        glints = ""
        for _ in range(150):
            y = 478 + 400 * self.rng.random() ** 1.4
            near = (y - 460) / 440
            x = w * 0.27 + self.rng.gauss(0, 1) * (40 + 190 * near)
            glints += f"M{num(x * k)} {num(y * k)}h{num((8 + 40 * near) * k)}"
        art.line(glints, "#fff7da", 3 * k, 0.55)
        swell = ""
        for _ in range(90):
            y = 500 + 390 * self.rng.random()
            near = (y - 460) / 440
            x, s = self.rng.uniform(0, w), 14 + 46 * near
            swell += f"M{num((x - s) * k)} {num(y * k)}q{num(s * 0.5 * k)} {num(-s * 0.22 * k)} {num(s * k)} 0t{num(s * k)} 0"
        art.line(swell, "#c4eef0", 2.4 * k, 0.4)

    def hills(self) -> None:
        art, k, w = self.art, self.k, self.wide
        for left, rise, ink, low in (
            (0.5, 300, "#8bb47c", "#6d9c64"),
            (0.58, 240, "#79b04f", "#4f8a3a"),
            (0.47, 120, "#a5cc5c", "#74a83e"),
        ):
            x0 = left * w
            line = [
                (
                    x0 + (w - x0) * t / 16,
                    560 - rise * (1 - (1 - t / 16) ** 2.2) * (0.9 + 0.12 * math.sin(t * 1.7 + rise)),
                )
                for t in range(17)
            ]
            art.path(
                poly(self.p([(x0 - 10, 565), *line, (w + 5, 565 + 0.2 * rise), (w + 5, 700), (x0 + 60, 610)])),
                art.lin(0, (560 - rise) * k, 0, 640 * k, (0, ink), (1, low)),
            )
        for _ in range(34):
            x = self.rng.uniform(0.66, 1.0)
            y = 560 - 210 * (x - 0.58) / 0.42 + self.rng.uniform(0, 60)
            h = self.rng.uniform(34, 54)
            if self.rng.random() < 0.35:
                _cypress(art, x * w * k, y * k, h * 1.5 * k)
            else:
                _leafy(art, self.rng, x * w * k, y * k, h * 1.2 * k, ("#2f6b34", "#57a045", "#9bcb62"))

    def village(self) -> None:
        art, k, w = self.art, self.k, self.wide
        homes: list[tuple[float, float, float]] = []
        for row, (y, count) in enumerate(((500, 6), (536, 8), (574, 9), (610, 9))):
            for n in range(count):
                x = (0.60 - 0.015 * row + 0.4 * (n + 0.5 + self.rng.uniform(-0.2, 0.2)) / count) * w
                homes.append((x, y + self.rng.uniform(-9, 9) - 30 * (x / w - 0.6), 52 + 6 * row))
        _tower(art, 0.78 * w * k, 520 * k, 62 * k)
        for x, y, s in sorted(homes, key=lambda one: one[1]):
            _house(art, self.rng, x * k, y * k, s * k)

    def harbour(self, festive: bool) -> None:
        art, k, w = self.art, self.k, self.wide
        art.path(poly(self.p([(0.5 * w, 618), (w + 4, 622), (w + 4, 660), (0.53 * w, 652)])), "#d8c8a8")
        art.path(poly(self.p([(0.53 * w, 640), (w + 4, 646), (w + 4, 690), (0.55 * w, 668)])), "#a8926c")
        for x in (0.6, 0.74):
            art.path(poly(self.p([(x * w, 655), (x * w + 36, 655), (x * w - 40, 742), (x * w - 84, 742)])), "#a87850")
            art.line(
                "".join(
                    f"M{num((x * w + 4 - 10.5 * n) * k)} {num((664 + 10 * n) * k)}h{num((36 - 0.2 * n) * k)}"
                    for n in range(8)
                ),
                "#6b4628",
                2.4 * k,
            )
        fleet = [
            (0.5, 640, 84, "#fdf6e2", "#d8c7a0", 1),
            (0.66, 735, 130, "#f2c25a", "#c98f2c", -1),
            (0.33, 560, 56, "#fdf6e2", "#d8c7a0", 1),
            (0.86, 760, 118, "#e88a5a", "#b55c34", -1),
        ]
        if festive:
            fleet += [
                (0.2, 600, 74, "#8fc46a", "#5f9442", 1),
                (0.42, 770, 150, "#fdf6e2", "#d8c7a0", 1),
                (0.1, 690, 100, "#7fb3d8", "#4d84ad", 1),
            ]
        for x, y, s, sail, shade, way in sorted(fleet, key=lambda one: one[1]):
            _cog(art, x * w * k, y * k, s * k, sail, shade, way)
        if festive:
            for start, end, low in (((0.55, 470), (0.78, 330), 60), ((0.78, 330), (1.0, 440), 70)):
                flags = []
                for n in range(1, 15):
                    t = n / 15
                    flags.append(
                        (
                            (start[0] + (end[0] - start[0]) * t) * w,
                            start[1] + (end[1] - start[1]) * t + low * 4 * t * (1 - t),
                        )
                    )
                for n, (x, y) in enumerate(flags):
                    art.path(
                        poly(self.p([(x - 9, y), (x + 9, y), (x, y + 24)])),
                        ("#d8473a", "#e8b95a", "#3775cf", "#4f9d69")[n % 4],
                    )

    def beach(self) -> None:
        art, k, w = self.art, self.k, self.wide
        shore = [(-10, 760), (0.12 * w, 800), (0.3 * w, 838), (0.52 * w, 862), (0.8 * w, 880), (w + 10, 872)]
        art.path(poly(self.p([*[(x, y - 14) for x, y in shore], (w + 10, 910), (-10, 910)])), "#d9f5f2", 0.75)
        art.path(
            poly(self.p([*shore, (w + 10, 910), (-10, 910)])),
            art.lin(0, 760 * k, 0, 900 * k, (0, "#f3e2b4"), (1, "#d9b978")),
        )
        for x, y, h in ((0.07, 838, 210), (0.12, 862, 150)):
            _palm(art, x * w * k, y * k, h * k)


DRAWINGS = {
    "coast-vignette": (bay, 1600, 900, 4),
    "coast-ending": (feast, 1200, 640, 7),
    "ruleset-classic": (bay, 400, 240, 9),
}
