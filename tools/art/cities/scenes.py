"""The great pictures of the cities: the card of the game among the others, and the end of a game won."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from board.pen import bleed
from scenery import glow
from svgkit import Drawing, Point, box, num, points

from .barbarians import HULL
from .cast import cloud
from .improvements import BUILDINGS, STONE, teeth, wall
from .marks import GOLD, STEEL, STEEL_DARK, STEEL_LIGHT, TRACKS

TILES = (("#e08a58", "#b5603a"), ("#d8754a", "#a84f2c"), ("#c8623c", "#964226"))


def _built(d: Drawing, draw: Callable[[Drawing], None], x: float, y: float, size: float) -> None:
    """One of the improvements, `size` wide, its middle at x and its foot at y."""
    k = size / 100
    d.group(f"translate({num(x - size / 2)} {num(y - 86 * k)}) scale({num(k)})")
    draw(d)
    d.end()


def _house(d: Drawing, rng: random.Random, x: float, y: float, s: float) -> None:
    lit, dark = rng.choice(TILES)
    h = s * rng.uniform(0.6, 0.95)
    d.path(box(x - s / 2, y - h, s * 0.6, h), "#fdf4e2").path(box(x + s * 0.1, y - h, s * 0.4, h), "#d8c4a2")
    d.path(points([(x - s * 0.58, y - h), (x - s * 0.2, y - h * 1.5), (x + s * 0.16, y - h)]), lit)
    d.path(
        points([(x - s * 0.2, y - h * 1.5), (x + s * 0.42, y - h * 1.5), (x + s * 0.6, y - h), (x + s * 0.16, y - h)]),
        dark,
    )
    d.path(
        box(x - s * 0.28, y - h * 0.66, s * 0.14, h * 0.34) + box(x + s * 0.24, y - h * 0.66, s * 0.12, h * 0.3),
        "#6b5238",
    )


def _cypress(d: Drawing, x: float, y: float, h: float) -> None:
    w = h * 0.16
    d.path(
        f"M{num(x)} {num(y - h)}Q{num(x + w * 1.6)} {num(y - h * 0.3)} {num(x)} {num(y)}Q{num(x - w * 1.6)} {num(y - h * 0.3)} {num(x)} {num(y - h)}Z",
        "#3f7f4a",
    )
    d.path(f"M{num(x)} {num(y - h)}Q{num(x + w * 1.6)} {num(y - h * 0.3)} {num(x)} {num(y)}Z", "#265c38")


def _banner(d: Drawing, x: float, y: float, h: float, tone: tuple[str, str], wind: float = 1) -> None:
    d.line(f"M{num(x)} {num(y)}V{num(y - h)}", max(1.2, h * 0.05), "#5a3f26")
    w = h * 0.62 * wind
    d.path(
        f"M{num(x)} {num(y - h)}q{num(w * 0.5)} {num(h * 0.1)} {num(w)} 0l{num(-w * 0.22)} {num(h * 0.16)}l{num(w * 0.22)} {num(h * 0.16)}q{num(-w * 0.5)} {num(h * 0.1)} {num(-w)} 0Z",
        tone[0],
        stroke=tone[1],
        stroke_width=max(0.6, h * 0.02),
    )


FLAGS = tuple((tone.mid, tone.deep) for tone in TRACKS.values())


def _ramparts(d: Drawing, x: float, y: float, w: float, h: float, towers: int) -> None:
    """A city wall along the shore, its towers hung with the colours of the three tracks."""
    d.path(box(x, y - h, w, h), d.linear(0, y - h, 0, y, (0, "#f6ecd6"), (1, "#b39c74")))
    teeth(d, x, y - h, w, max(9, round(w / (h * 0.42))), h * 0.2, "#efe2c6")
    row = h / 3.4
    lines = "".join(f"M{num(x)} {num(y - h + row * k)}H{num(x + w)}" for k in (1, 2, 3))
    for k in (1, 2):
        step = h * 0.72
        count = int(w / step)
        lines += "".join(
            f"M{num(x + step * (i + 0.5 * (k % 2)))} {num(y - h + row * k)}V{num(y - h + row * (k + 1))}"
            for i in range(count)
        )
    d.line(lines, max(0.8, h * 0.03), "#8f7c58", opacity=0.5)
    for k in range(towers):
        tx = x + w * (k + 0.5) / towers - h * 0.42
        tw, th = h * 0.84, h * 1.75
        wall(d, tx, y, tw, th, STONE)
        d.path(
            box(tx - tw * 0.1, y - th - h * 0.1, tw * 1.2, h * 0.26),
            d.linear(tx, 0, tx + tw, 0, (0, STONE[0]), (1, STONE[2])),
        )
        teeth(d, tx - tw * 0.1, y - th - h * 0.08, tw * 1.2, 4, h * 0.2, STONE[1])
        light, deep = FLAGS[k % 3]
        bx = tx + tw * 0.28
        bw = tw * 0.44
        d.path(
            points(
                [
                    (bx, y - th + h * 0.42),
                    (bx + bw, y - th + h * 0.42),
                    (bx + bw, y - h * 0.55),
                    (bx + bw / 2, y - h * 0.72),
                    (bx, y - h * 0.55),
                ]
            ),
            d.linear(bx, 0, bx + bw, 0, (0, light), (1, deep)),
        )
        _banner(d, tx + tw / 2, y - th - h * 0.2, h * 0.9, (light, deep))


def _raider(d: Drawing, x: float, y: float, s: float, flip: bool = False) -> None:
    """A barbarian ship, its keel at x, y; `s` is its width."""
    k = s / 100
    d.group(f"translate({num(x)} {num(y)}) scale({num(-k if flip else k)} {num(k)}) translate(-50 -84)")
    d.path("M48 6H52V64H48Z", "#2a1a10").path("M22 14Q50 22 78 14Q84 32 79 52Q50 44 21 52Q16 32 22 14Z", "#b8281f")
    d.path("M37 16.800Q43 18 45 18V46.400L36 47.200ZM55 18Q60 18 63 16.800L64 47.200L55 46.400Z", "#f4e2c0")
    d.path(HULL, "#3a2214")
    d.end()


def _sea(
    d: Drawing, rng: random.Random, x0: float, x1: float, y: float, foot: float, unit: float, tones: tuple[str, str]
) -> None:
    d.path(
        f"M{num(x0)} {num(y)}H{num(x1)}V{num(foot)}H{num(x0)}Z", d.linear(0, y, 0, foot, (0, tones[0]), (1, tones[1]))
    )
    strokes = ""
    for _ in range(46):
        t = rng.random() ** 1.5
        px, py = rng.uniform(x0, x1), y + unit * 0.3 + (foot - y) * t
        w = unit * (0.25 + 0.7 * t)
        strokes += f"M{num(px)} {num(py)}q{num(w * 0.5)} {num(-w * 0.22)} {num(w)} 0t{num(w)} 0"
    d.line(strokes, unit * 0.07, "#ffffff", opacity=0.5)


def _knight(d: Drawing, x: float, y: float, s: float, cape: tuple[str, str], turn: int = 1, lance: bool = True) -> None:
    """A knight on watch, seen from behind and a little from the side; his feet at x, y, 100 tall before scaling."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(s * turn)} {num(s)})")
    if lance:
        d.line("M30 2V-122", 3.4, "#6b4526")
        d.path("M26 -120L30 -138L34 -120Z", STEEL_LIGHT)
        d.path("M30 -116q16 3 30 -1l-7 9l7 9q-14 4 -30 1Z", cape[0], stroke=cape[1], stroke_width=1)
    d.path(
        "M-13 -70Q-26 -66 -27 -48Q-28 -40 -22 -38L-14 -52Z",
        d.linear(-28, -70, -10, -40, (0, STEEL_LIGHT), (1, STEEL_DARK)),
    )
    d.line("M14 -64Q28 -58 30 -44", 9, STEEL_DARK)
    d.path(
        "M-16 -70Q0 -78 16 -70Q24 -40 30 0Q16 8 0 3Q-16 8 -30 0Q-24 -40 -16 -70Z",
        d.linear(-26, -60, 28, 0, (0, cape[0]), (1, cape[1])),
    )
    d.line("M-8 -60Q-14 -30 -16 2M2 -62V2M11 -60Q16 -30 18 2", 1.8, cape[1], opacity=0.75)
    d.path("M-15 -70Q0 -62 15 -70L17 -63Q0 -54 -17 -63Z", GOLD)
    d.path("M0 -104C4 -122 26 -122 30 -104Q22 -106 19 -97Q10 -108 0 -100Z", cape[0])
    d.path(
        "M-14 -70V-88Q-14 -104 0 -104T14 -88V-70Q7 -66 0 -66T-14 -70Z",
        d.linear(-14, -100, 14, -68, (0, STEEL_LIGHT), (0.5, STEEL), (1, STEEL_DARK)),
    )
    d.line("M0 -104V-67M-14 -84Q0 -80 14 -84", 1.6, STEEL_DARK, opacity=0.7)
    d.disc(30, -45, 4.6, "#c9d4de")
    d.end()


def _battlement(d: Drawing, x0: float, x1: float, y: float, foot: float, merlon: float) -> None:
    """The crest of a wall in the foreground."""
    x, tops = x0, ""
    while x < x1:
        tops += box(x, y - merlon * 0.75, min(merlon, x1 - x), merlon * 0.8)
        x += merlon * 1.6
    d.path(tops, d.linear(0, y - merlon, 0, y, (0, "#fff7e4"), (1, "#dcc9a0")))
    d.path(
        f"M{num(x0)} {num(y)}H{num(x1)}V{num(foot)}H{num(x0)}Z", d.linear(0, y, 0, foot, (0, "#efe2c4"), (1, "#9c865c"))
    )
    d.path(f"M{num(x0)} {num(y)}H{num(x1)}V{num(y + merlon * 0.16)}H{num(x0)}Z", "#fffaf0")
    row, lines, k = (foot - y) / 3, "", 0
    while k < 3:
        lines += f"M{num(x0)} {num(y + row * k)}H{num(x1)}"
        px = x0 + merlon * (0.6 + 0.7 * (k % 2))
        while px < x1:
            lines += f"M{num(px)} {num(y + row * k)}V{num(y + row * (k + 1))}"
            px += merlon * 1.5
        k += 1
    d.line(lines, merlon * 0.045, "#7d6b48", opacity=0.5)


def _city(d: Drawing, rng: random.Random, x: float, y: float, s: float, grand: bool) -> None:
    """A city on its hill behind its wall; x is its middle, y the shore, `s` its width."""
    d.path(
        f"M{num(x - s * 0.52)} {num(y)}Q{num(x - s * 0.36)} {num(y - s * 0.2)} {num(x - s * 0.12)} {num(y - s * 0.3)}T{num(x + s * 0.24)} {num(y - s * 0.3)}T{num(x + s * 0.56)} {num(y)}Z",
        d.linear(0, y - s * 0.36, 0, y, (0, "#9cc873"), (1, "#5f9a4c")),
    )

    def ridge(t: float) -> float:
        return y - s * 0.33 * math.sin(math.pi * min(1, max(0, t))) ** 0.8

    for t in (0.14, 0.24, 0.79, 0.88):
        _cypress(d, x - s * 0.5 + s * t, ridge(t) + s * 0.02, s * 0.075)
    science, trade, politics = BUILDINGS["science"], BUILDINGS["trade"], BUILDINGS["politics"]
    _built(d, science[2], x + s * 0.315, y - s * 0.17, s * 0.2)
    _built(d, politics[3], x - s * 0.02, ridge(0.48) + s * 0.045, s * 0.27)
    _built(d, science[4], x + s * 0.2, ridge(0.7) + s * 0.06, s * 0.2)
    _built(d, trade[4], x - s * 0.245, ridge(0.25) + s * 0.07, s * 0.21)
    if grand:
        _built(d, politics[4], x + s * 0.035, y - s * 0.14, s * 0.2)
    for row, (up, size, count) in enumerate(((0.2, 0.05, 10), (0.145, 0.056, 12), (0.09, 0.062, 13))):
        spots: list[Point] = []
        for k in range(count):
            t = (k + 0.5 + rng.uniform(-0.2, 0.2)) / count
            spots.append((x + s * (t - 0.5) * (0.66 + row * 0.1), y - s * up + rng.uniform(-0.008, 0.008) * s))
        for hx, hy in spots:
            if not (grand and row < 2 and abs(hx - x - s * 0.035) < s * 0.12):
                _house(d, rng, hx, hy, s * size)
    for t in (0.3, 0.42, 0.62, 0.74):
        _cypress(d, x - s * 0.44 + s * 0.88 * t, y - s * 0.075, s * 0.055)
    _ramparts(d, x - s * 0.47, y, s * 0.94, s * 0.072, 5)


def ruleset() -> Drawing:
    """A knight on the wall looks at red sails; behind him the city grows."""
    rng = random.Random(2207)
    d = Drawing(400, 240)
    d.group(bleed(400, 240))
    d.path("M0 0H400V170H0Z", d.linear(0, 0, 0, 160, (0, "#3f97d0"), (0.6, "#a8dcec"), (1, "#fbeecb")))
    glow(d, 104, 104, 110, "#fff3c4", 0.9)
    for x, y, s in ((60, 40, 1.5), (168, 26, 1.1), (340, 34, 1.7), (250, 58, 0.8), (20, 78, 0.8)):
        cloud(d, x, y, s)
    d.path("M0 140L26 128L60 136L96 126L140 140Z", "#7fb0b8", opacity=0.7)
    _sea(d, rng, 0, 400, 138, 240, 13, ("#5fb8d2", "#1d6488"))
    for x, y, s in ((46, 150, 20), (82, 146, 15), (20, 158, 25), (112, 158, 29)):
        _raider(d, x, y, s)
        d.line(
            f"M{num(x - s * 0.6)} {num(y + 1)}q{num(s * 0.2)} {num(-s * 0.1)} {num(s * 0.4)} 0t{num(s * 0.4)} 0t{num(s * 0.4)} 0",
            s * 0.05,
            "#ffffff",
            opacity=0.85,
        )
    _city(d, rng, 276, 178, 260, True)
    d.path("M136 178Q200 172 276 178T400 178V190Q330 186 270 190T128 186Z", "#f2dfae")
    d.line("M128 187Q200 182 270 190T400 190", 2, "#ffffff", opacity=0.8)
    _battlement(d, -4, 404, 212, 244, 30)
    _knight(d, 62, 214, 1.12, ("#e0604f", "#8c2a22"))
    _knight(d, 176, 212, 0.74, ("#62a8de", "#2a5f94"), turn=-1)
    d.end()
    return d


def ending() -> Drawing:
    """Evening gold over a city that nobody could take: banners, lights, and sails that leave."""
    rng = random.Random(2208)
    d = Drawing(1200, 640)
    d.group(bleed(1200, 640))
    d.path(
        "M0 0H1200V430H0Z", d.linear(0, 0, 0, 420, (0, "#2f6aa6"), (0.45, "#8db9cf"), (0.75, "#fbd79a"), (1, "#ffb765"))
    )
    d.disc(330, 366, 340, d.radial(330, 366, 340, (0, "#fff6d0", 0.95), (0.3, "#ffe3a0", 0.5), (1, "#ffd98a", 0)))
    for k in range(9):
        a = math.radians(-78 + k * 19.5)
        b = a + math.radians(5.5)
        d.path(
            points(
                [
                    (330, 372),
                    (330 + 900 * math.sin(a), 372 - 900 * math.cos(a)),
                    (330 + 900 * math.sin(b), 372 - 900 * math.cos(b)),
                ]
            ),
            "#fff3c4",
            opacity=0.13,
        )
    d.disc(330, 366, 44, "#fffbe6")
    for x, y, s in ((150, 90, 3.4), (470, 60, 2.4), (700, 110, 1.8), (1060, 70, 3.6), (880, 150, 1.5), (60, 220, 1.8)):
        cloud(d, x, y, s)
    d.path("M0 384L70 362L170 376L260 358L380 380L470 368L560 384Z", "#8a9aa0", opacity=0.75)
    _sea(d, rng, 0, 1200, 380, 640, 30, ("#e8b878", "#1f5f80"))
    d.path("M286 380H374L420 560H240Z", d.linear(0, 380, 0, 560, (0, "#fff3c4", 0.85), (1, "#ffe3a0", 0)))
    for x, y, s in ((120, 396, 34), (196, 390, 24), (66, 408, 44), (448, 392, 26)):
        _raider(d, x, y, s, flip=False)
    _city(d, rng, 800, 474, 700, True)
    d.path("M430 474Q620 462 800 474T1200 470V506Q1010 494 800 506T408 490Z", "#f2d9a0")
    d.line("M408 491Q620 482 800 506T1200 502", 5, "#ffffff", opacity=0.8)
    for x, y in ((560, 120), (690, 60), (1010, 110), (900, 50)):
        tone = rng.choice(("#ffe39a", "#f7a9bd", "#bfe2fb", "#d3efb4"))
        r = rng.uniform(30, 46)
        rays = "".join(
            f"M{num(x + r * 0.35 * math.sin(a))} {num(y - r * 0.35 * math.cos(a))}L{num(x + r * math.sin(a))} {num(y - r * math.cos(a))}"
            for a in (math.tau * i / 14 for i in range(14))
        )
        d.line(rays, 3, tone, opacity=0.9).disc(x, y, 5, "#ffffff", opacity=0.9)
    _battlement(d, -10, 1210, 574, 652, 72)
    for k, x in enumerate((400, 560, 1160)):
        _banner(d, x, 580, 120 if k % 2 else 96, (("#e0604f", "#8c2a22"), *FLAGS)[k % 4])
    for x, s, tones, turn in (
        (96, 1.8, ("#e0604f", "#8c2a22"), 1),
        (262, 1.6, ("#62a8de", "#2a5f94"), -1),
        (1068, 1.6, ("#86c26a", "#3f7a3c"), -1),
    ):
        _knight(d, x, 580, s, tones, turn)
    d.end()
    return d


DRAWINGS = {"ruleset-cities-knights": (ruleset,), "ending-cities-knights": (ending,)}
