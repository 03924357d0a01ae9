"""The terrain hexagons: pointy top, art kept inside the hexagon, a calm middle for the number."""

from __future__ import annotations

import math
import random

from .nature import SNOW, SNOW_SHADE, bricks, conifer, deer, kiln, log_pile, peak, rock, sheaf, sheep
from .pen import HEX, Art, Point, blob, clip, disc, flat, inset, inside, mix, num, poly, ridge

CENTRE = (100.0, 115.5)


def _start(light: str, dark: str) -> Art:
    art = Art(200, 231)
    art.path(poly(HEX), art.lin(30, 20, 170, 215, (0, light), (1, dark)))
    return art


def _finish(art: Art) -> Art:
    """A soft bevel: the upper left sides catch light, the lower right ones fall into shade."""
    inner = inset(4.5)
    for k, (colour, alpha) in enumerate(
        (("#ffffff", 0.1), ("#08121c", 0.2), ("#08121c", 0.32), ("#08121c", 0.24), ("#ffffff", 0.1), ("#ffffff", 0.24))
    ):
        a, b = k, (k + 1) % 6
        art.path(poly([HEX[a], HEX[b], inner[b], inner[a]]), colour, alpha)
    return art


def _patch(art: Art, points: list[Point], fill: str, opacity: float = 1.0) -> None:
    art.path(poly(clip(flat(points), inset(0))), fill, opacity)


def _from_centre(x: float, y: float) -> float:
    return math.hypot(x - CENTRE[0], y - CENTRE[1])


def _glade(art: Art, colour: str, opacity: float) -> None:
    art.path(
        disc(100, 115.5, 62),
        art.rad(100, 115.5, 62, (0, colour, opacity), (0.62, colour, opacity * 0.85), (1, colour, 0)),
    )


def _scatter(
    rng: random.Random, tries: int, gap: float, height: float, clear: float, holes: list[tuple[float, float, float]]
) -> list[Point]:
    """Feet of upright things of about ``height``, kept apart, inside, off the centre and off the holes; far ones first."""
    spots: list[Point] = []
    for _ in range(tries):
        x, y = rng.uniform(6, 194), rng.uniform(height * 0.8, 224)
        if not inside([(x - height * 0.33, y), (x + height * 0.4, y), (x, y - height * 1.08), (x, y + 3)], 1.5):
            continue
        if _from_centre(x, y) < clear or _from_centre(x, y - height * 0.62) < clear - 3:
            continue
        if any(math.hypot(x - hx, (y - hy) * 1.2) < hr for hx, hy, hr in holes):
            continue
        if any(math.hypot(x - px, (y - py) * 1.35) < gap for px, py in spots):
            continue
        spots.append((x, y))
    return sorted(spots, key=lambda p: p[1])


def forest(variant: int) -> Art:
    rng = random.Random(100 + variant)
    art = _start("#4d8d69", "#23503b")
    for _ in range(7):
        _patch(
            art,
            blob(rng, rng.uniform(10, 190), rng.uniform(15, 215), rng.uniform(20, 38), rng.uniform(9, 17)),
            rng.choice(["#2a5a44", "#56966f"]),
            0.45,
        )
    _glade(art, "#3b7556", 1.0)
    hole = {1: (141.0, 182.0, 24.0), 2: (56.0, 176.0, 25.0), 3: (146.0, 66.0, 24.0)}[variant]
    spots = _scatter(rng, 3000, 13.5, 31, 47, [hole])
    tones = [("#3f8560", "#1f4d38"), ("#34745a", "#1a4535"), ("#4c9068", "#265940"), ("#2f6b4c", "#173d2e")]
    art.path("".join(disc(x + 5, y + 0.5, 9, 3) for x, y in spots), "#0d261b", 0.42)
    todo = [(y, "tree", x) for x, y in spots]
    todo.append((hole[1] + 9, "feature", hole[0]))
    for y, what, x in sorted(todo):
        if what == "tree":
            conifer(
                art,
                rng,
                x,
                y,
                rng.uniform(27, 37) if _from_centre(x, y) < 75 else rng.uniform(26, 32),
                rng.choice(tones),
                0.62,
            )
        elif variant == 1:
            log_pile(art, x, y, 30)
        elif variant == 2:
            deer(art, x + 1, y + 3, 31)
        else:
            _hut(art, x, y)
    return _finish(art)


def _hut(art: Art, x: float, y: float) -> None:
    """A charcoal burner's hut deep among the trees, one window lit."""
    art.path(disc(x + 5, y, 19, 4.5), "#0c2218", 0.45)
    art.path(poly([(x - 14, y), (x - 14, y - 12), (x - 6, y - 21), (x + 2, y - 12), (x + 2, y)]), "#8a5f3d")
    art.path(poly([(x + 2, y), (x + 2, y - 12), (x + 17, y - 12), (x + 17, y)]), "#5f3e28")
    art.path(poly([(x - 6, y - 23), (x + 11, y - 23), (x + 20, y - 10.5), (x + 3, y - 10.5)]), SNOW)
    art.path(
        poly(
            [
                (x - 6, y - 23),
                (x - 17, y - 10.5),
                (x - 14, y - 10.5),
                (x - 6, y - 19.5),
                (x + 1, y - 10.5),
                (x + 3, y - 10.5),
            ]
        ),
        SNOW_SHADE,
    )
    art.path(poly([(x - 9, y), (x - 9, y - 8), (x - 3, y - 8), (x - 3, y)]), "#3a2519")
    art.path(poly([(x + 7, y - 4), (x + 7, y - 9), (x + 12, y - 9), (x + 12, y - 4)]), "#ffd36a")


def hills(variant: int) -> Art:
    rng = random.Random(200 + variant)
    art = _start("#d08a63", "#8f4530")
    # rounded clay hills from the back to the front, each with strata, a lit crown and dusting
    rows: list[tuple[float, float, float, float]] = []
    for y, n in ((62, 3), (96, 3), (134, 4), (176, 4), (212, 3), (236, 2)):
        for k in range(n):
            x = 200 * (k + 0.5) / n + rng.uniform(-16, 16) + (18 if n == 3 else -6)
            rows.append((x, y + rng.uniform(-5, 5), rng.uniform(38, 58), rng.uniform(25, 38)))
    for x, y, w, h in rows:
        _mound(art, rng, x, y, w, h)
    _glade(art, "#b4664a", 0.92)
    for _ in range(26):
        x, y = rng.uniform(10, 190), rng.uniform(20, 215)
        if _from_centre(x, y) > 56 and inside([(x, y)], 10):
            art.path(disc(x, y, rng.uniform(1.2, 2.4), 1.1), rng.choice(["#7c3924", "#e6ac88"]), 0.8)
    if variant == 1:
        kiln(art, 142, 188, 37)
        bricks(art, 104, 204, 23)
        bricks(art, 54, 58, 18, 2)
    elif variant == 2:
        kiln(art, 58, 186, 37)
        bricks(art, 100, 212, 20, 2)
        bricks(art, 146, 186, 25, 4)
    else:
        kiln(art, 132, 76, 31)
        bricks(art, 100, 53, 18, 2)
        bricks(art, 62, 196, 26, 3)
        bricks(art, 92, 203, 16, 2)
    return _finish(art)


def _mound(art: Art, rng: random.Random, x: float, y: float, w: float, h: float) -> None:
    def arc(k: float, lift: float) -> list[Point]:
        return [
            (x + w * k * math.cos(math.pi * (1 - t / 14)), y - h * lift * math.sin(math.pi * t / 14) ** 0.8)
            for t in range(15)
        ]

    whole = clip([*arc(1, 1), (x + w, y + 60), (x - w, y + 60)])
    if not whole:
        return
    tint = rng.uniform(-0.12, 0.16)
    base = mix("#bd6a4a", "#ffffff" if tint > 0 else "#3a160c", abs(tint))
    art.path(poly(whole), base)
    shade = [(px, py) for px, py in arc(1, 1) if px > x + w * 0.12]
    back = [(px - w * 0.2, py + h * 0.34) for px, py in reversed(shade)]
    art.path(poly(clip([*shade, (x + w, y + 40), *back])), "#7c3924", 0.35)
    crown = arc(1, 1)[2:11]
    art.path(poly(clip([*crown, *[(px + 2, py + h * 0.13) for px, py in reversed(crown)]])), "#eeb48e", 0.75)
    for lift, colour, alpha in ((0.68, "#8a4029", 0.5), (0.42, "#e0a07a", 0.42), (0.18, "#8a4029", 0.42)):
        top = arc(0.93, lift)[2:13]
        low = [(px, py + h * 0.09) for px, py in reversed(top)]
        art.path(poly(clip([*top, *low])), colour, alpha)
    if rng.random() < 0.55:
        cap = arc(1, 1)[4:9]
        art.path(
            poly(
                clip(
                    [
                        *cap,
                        *[(px + rng.uniform(-1, 1), py + h * rng.uniform(0.06, 0.2)) for px, py in reversed(cap[1:-1])],
                    ]
                )
            ),
            SNOW,
            0.9,
        )


def pasture(variant: int) -> Art:
    rng = random.Random(300 + variant)
    art = _start("#a9d080", "#66954a")
    lean = (-1, 1, -1)[variant - 1]
    for k, colour in enumerate(("#8ab963", "#9cc873", "#7fae5a", "#92c06c", "#73a150")):
        y = 46 + k * 40
        wave = [
            (x, y + lean * 9 * math.sin(x / 46 + k * 1.9 + variant) + rng.uniform(-2, 2)) for x in range(-10, 220, 23)
        ]
        art.path(poly(clip([*flat(wave, close=False), (230, 260), (-20, 260)])), colour)
    _glade(art, "#8fbd69", 0.8)
    for _ in range(4):
        x, y = rng.choice([(30, 60), (170, 175), (100, 20), (35, 180), (165, 55), (100, 212)])
        _patch(art, blob(rng, x + rng.uniform(-8, 8), y, rng.uniform(9, 16), rng.uniform(3.5, 6)), SNOW, 0.75)
    tufts, petals, gold = "", "", ""
    for _ in range(150):
        x, y = rng.uniform(5, 195), rng.uniform(8, 224)
        if not inside([(x, y)], 8) or _from_centre(x, y) < 50:
            continue
        if rng.random() < 0.7:
            tufts += f"M{num(x - 2.2)} {num(y - 3.6)}L{num(x)} {num(y)}L{num(x + 0.3)} {num(y - 4.6)}M{num(x)} {num(y)}L{num(x + 2.5)} {num(y - 3.2)}"
        elif rng.random() < 0.6:
            petals += disc(x, y, 1.25)
        else:
            gold += disc(x, y, 1.15)
    art.line(tufts, "#4f8038", 0.9, 0.75)
    art.path(petals, "#fbfbf2")
    art.path(gold, "#f6d65c")
    flocks = {
        1: [
            (62, 52, 30, 1, False),
            (118, 46, 27, -1, True),
            (38, 108, 29, -1, False),
            (157, 184, 32, -1, False),
            (64, 196, 33, 1, True),
            (112, 211, 31, -1, False),
        ],
        2: [
            (92, 40, 28, -1, False),
            (145, 68, 29, 1, True),
            (32, 96, 28, 1, False),
            (168, 122, 29, -1, False),
            (48, 180, 31, 1, True),
            (104, 210, 33, 1, False),
        ],
        3: [
            (100, 44, 29, 1, True),
            (46, 76, 29, -1, False),
            (166, 96, 28, -1, True),
            (136, 197, 32, -1, False),
            (84, 208, 29, 1, False),
        ],
    }[variant]
    if variant == 1:
        _fence(art, [(140, 66), (160, 78), (180, 90)])
    elif variant == 2:
        _fence(art, [(128, 196), (150, 190), (172, 180)])
    else:
        _pond(art, rng, 44, 172)
    for x, y, s, face, graze in flocks:
        sheep(art, rng, x, y, s, face, graze)
    return _finish(art)


def _fence(art: Art, posts: list[Point]) -> None:
    rails = "".join(poly([(x, y - d) for x, y in posts], close=False) for d in (3.5, 8))
    art.line(rails, "#5d4027", 2.6)
    art.line("".join(f"M{num(x)} {num(y)}v-12" for x, y in posts), "#6f4d30", 3.4)
    art.line("".join(f"M{num(x - 0.6)} {num(y - 11.6)}h1.2" for x, y in posts), SNOW, 2.6)


def _pond(art: Art, rng: random.Random, x: float, y: float) -> None:
    _patch(art, blob(rng, x, y, 25, 11, 0.1), "#5d8a45")
    _patch(art, blob(rng, x, y + 1, 22, 8.6, 0.1), "#7fb4cf")
    _patch(art, blob(rng, x - 5, y - 1.5, 10, 2.6, 0.1), "#cfe8f2", 0.9)
    art.line(
        f"M{num(x + 15)} {num(y + 7)}l1 -12M{num(x + 19)} {num(y + 6)}l3 -10M{num(x + 11)} {num(y + 8)}l-2 -9",
        "#4a7434",
        1.3,
    )


def fields(variant: int) -> Art:
    rng = random.Random(400 + variant)
    art = _start("#f0d077", "#c1902f")
    fx = (-80, 280, 100)[variant - 1]
    fy = (-120, -120, -260)[variant - 1]
    r0 = math.hypot(100 - fx, 115.5 - fy)
    widths = [11, 9, 13, 10, 12, 9, 11, 13, 10]
    colours = ["#e3b84c", "#f1d57e", "#d3a238", "#ecc963", "#c9952f"]
    r, k = r0 - 125, 0
    strips: list[tuple[float, float]] = []
    while r < r0 + 130:
        w = widths[k % len(widths)]
        art.path(poly(clip(_ring(fx, fy, r, r + w))), colours[k % len(colours)])
        strips.append((r, r + w))
        r += w
        k += 1
    ears = {"#a8761c": "", "#fbe9a6": ""}
    stalks = ""
    for lo, hi in strips:
        base = math.atan2(115.5 - fy, 100 - fx)
        step = 7.4 / lo
        a = base - 130 / lo + rng.uniform(0, step)
        while a < base + 130 / lo:
            m = (lo + hi) / 2 + rng.uniform(-1.4, 1.4)
            x, y = fx + m * math.cos(a), fy + m * math.sin(a)
            if inside([(x - 3, y + 2), (x + 3, y - 8)], 5) and _from_centre(x, y - 3) > 50:
                stalks += f"M{num(x)} {num(y + 2)}V{num(y - 3)}"
                colour = "#fbe9a6" if rng.random() < 0.6 else "#a8761c"
                ears[colour] += f"M{num(x)} {num(y - 8)}q2.1 3 0 6q-2.1 -3 0 -6Z"
            a += step
    art.line(stalks, "#96691a", 0.9, 0.75)
    for colour, d in ears.items():
        art.path(d, colour, 0.9)
    _glade(art, "#e2b950", 0.95)
    sheaves = {
        1: [(64, 68, 35), (150, 174, 38), (122, 200, 39), (42, 172, 36)],
        2: [(146, 78, 35), (112, 53, 32), (58, 184, 40), (96, 209, 37)],
        3: [(66, 70, 36), (30, 118, 34), (54, 180, 38), (86, 203, 41)],
    }[variant]
    bare = "".join(disc(x + 2, y - 1, h * 0.62, h * 0.22) for x, y, h in sheaves)
    art.path(bare, "#a87522", 0.55)
    if variant == 2:
        _mill(art, 147, 189)
    if variant == 3:
        _scarecrow(art, 150, 70)
    for x, y, h in sorted(sheaves, key=lambda s: s[1]):
        sheaf(art, rng, x, y, h)
    return _finish(art)


def _ring(cx: float, cy: float, r0: float, r1: float) -> list[Point]:
    centre = math.atan2(115.5 - cy, 100 - cx)
    span = 140 / max(r0, 60)
    steps = [centre - span + 2 * span * i / 24 for i in range(25)]
    return [
        *[(cx + r1 * math.cos(a), cy + r1 * math.sin(a)) for a in steps],
        *[(cx + r0 * math.cos(a), cy + r0 * math.sin(a)) for a in reversed(steps)],
    ]


def _mill(art: Art, x: float, y: float) -> None:
    art.path(disc(x + 5, y, 16, 4), "#6a4a12", 0.4)
    art.path(poly([(x - 10, y), (x - 6.5, y - 27), (x + 6.5, y - 27), (x + 10, y)]), "#efe4cb")
    art.path(poly([(x + 1.5, y), (x + 1, y - 27), (x + 6.5, y - 27), (x + 10, y)]), "#c2ae88")
    art.path(poly([(x - 8.5, y - 26), (x, y - 37), (x + 8.5, y - 26)]), "#8a4f2b")
    art.path(poly([(x + 1, y - 26), (x, y - 37), (x + 8.5, y - 26)]), "#653617")
    art.path(poly([(x - 3, y), (x - 3, y - 8), (x + 3, y - 8), (x + 3, y)]), "#6a4526")
    cx, cy = x - 1, y - 27
    for deg in (20, 110, 200, 290):
        a = math.radians(deg)
        u, v = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
        sail = [(cx + u[0] * s + v[0] * t, cy + u[1] * s + v[1] * t) for s, t in ((4, 0), (20, 0), (20, 5), (4, 4))]
        art.path(poly(sail), "#fbf6e8")
        art.line(poly([(cx, cy), (cx + u[0] * 20, cy + u[1] * 20)], close=False), "#6a4526", 1.5)
    art.path(disc(cx, cy, 2), "#4b2e17")


def _scarecrow(art: Art, x: float, y: float) -> None:
    art.path(disc(x + 3, y, 9, 2.6), "#6a4a12", 0.4)
    art.line(
        f"M{num(x)} {num(y)}V{num(y - 26)}M{num(x - 14)} {num(y - 19)}L{num(x + 14)} {num(y - 21)}", "#6a4526", 2.4
    )
    art.path(
        poly(
            [
                (x - 12, y - 22),
                (x + 12, y - 24),
                (x + 13, y - 17),
                (x + 6, y - 16),
                (x + 8, y - 5),
                (x + 2, y - 7),
                (x - 2, y - 4),
                (x - 7, y - 6),
                (x - 6, y - 15),
                (x - 13, y - 15),
            ]
        ),
        "#4d6b86",
    )
    art.path(
        poly([(x + 1, y - 23), (x + 12, y - 24), (x + 13, y - 17), (x + 6, y - 16), (x + 8, y - 5), (x + 2, y - 7)]),
        "#3a536b",
    )
    art.path(disc(x, y - 28, 4.6), "#eed9a4")
    art.path(
        poly([(x - 8, y - 30), (x - 3, y - 31), (x - 1, y - 39), (x + 4, y - 37), (x + 4, y - 31), (x + 8, y - 30)]),
        "#6f4423",
    )


RANGES = {
    1: [
        (100, 68, 78, 62),
        (64, 80, 66, 54),
        (136, 84, 72, 58),
        (33, 122, 62, 60),
        (171, 128, 56, 54),
        (30, 166, 50, 46),
        (162, 176, 54, 50),
        (56, 189, 50, 40),
    ],
    2: [
        (122, 76, 80, 60),
        (80, 76, 68, 54),
        (50, 96, 74, 60),
        (165, 104, 66, 58),
        (26, 140, 46, 50),
        (175, 148, 44, 50),
        (50, 182, 62, 54),
        (80, 198, 42, 33),
    ],
    3: [
        (78, 78, 80, 60),
        (121, 70, 62, 48),
        (146, 92, 80, 62),
        (33, 116, 60, 58),
        (173, 138, 48, 54),
        (26, 154, 46, 46),
        (146, 182, 60, 56),
        (122, 202, 42, 32),
    ],
}
"""By variant of the mountains: the foot, width and height of each peak; the same in every land."""


def mountains(variant: int) -> Art:
    rng = random.Random(500 + variant)
    art = _start("#b4bfca", "#5d6875")
    # foothills behind the peaks, hazier the farther
    for y, colour in ((34, "#9aa6b3"), (66, "#8793a0"), (120, "#7d8996"), (170, "#727e8b"), (205, "#66727f")):
        line = ridge(rng, -10, y + rng.uniform(-6, 6), 210, y + rng.uniform(-6, 6), 20, 5)
        art.path(poly(clip([*line, (210, 260), (-10, 260)])), colour)
        art.path(poly(clip([*line, *[(x + 2, py + 2.6) for x, py in reversed(line)]])), "#dfe8ef", 0.55)
    _glade(art, "#8793a0", 0.96)
    ranges = RANGES[variant]
    for x, y, w, h in sorted(ranges, key=lambda p: p[1]):
        art.path(poly(clip(blob(rng, x + w * 0.1, y, w * 0.5, h * 0.07, 0, 16))), "#2a333d", 0.25)
        peak(art, rng, x, y, w, h)
    if variant == 1:
        _mine(art, rng, 96, 209)
        rock(art, rng, 136, 198, 14)
    elif variant == 2:
        _mine(art, rng, 128, 192)
        rock(art, rng, 98, 215, 18)
        rock(art, rng, 168, 172, 14)
    else:
        _crystals(art, 66, 192)
        rock(art, rng, 100, 214, 22)
        rock(art, rng, 92, 200, 12)
    return _finish(art)


def _mine(art: Art, rng: random.Random, x: float, y: float) -> None:
    """A timbered adit in an outcrop, a lantern, and a cart of ore."""
    art.path(disc(x + 4, y + 1, 30, 5), "#1d2630", 0.35)
    art.path(
        poly([(x - 27, y), (x - 22, y - 17), (x - 9, y - 29), (x + 8, y - 27), (x + 21, y - 16), (x + 25, y)]),
        "#86929f",
    )
    art.path(poly([(x + 4, y - 20), (x + 8, y - 27), (x + 21, y - 16), (x + 25, y), (x + 8, y)]), "#535e6b")
    art.path(
        poly(
            [
                (x - 22, y - 17),
                (x - 9, y - 29),
                (x + 8, y - 27),
                (x + 3, y - 22),
                (x - 4, y - 24),
                (x - 12, y - 18),
                (x - 16, y - 19),
            ]
        ),
        SNOW,
    )
    art.path(poly([(x - 14, y), (x - 13, y - 16), (x + 5, y - 16), (x + 6, y)]), "#151b22")
    art.line(
        f"M{num(x - 13.5)} {num(y)}L{num(x - 12.5)} {num(y - 16)}M{num(x + 5.5)} {num(y)}L{num(x + 4.5)} {num(y - 16)}M{num(x - 16)} {num(y - 17)}H{num(x + 8)}",
        "#8a5d36",
        3,
    )
    art.path(disc(x - 4, y - 9, 7), art.rad(x - 4, y - 9, 7, (0, "#ffd978", 0.95), (1, "#ff9b2e", 0)))
    art.path(disc(x - 4, y - 9, 1.7), "#fff3c4")
    cx = x + 17
    art.path(poly([(cx - 11, y - 11), (cx + 11, y - 11), (cx + 8, y - 2), (cx - 8, y - 2)]), "#6b4527")
    art.path(poly([(cx + 1, y - 11), (cx + 11, y - 11), (cx + 8, y - 2), (cx + 1, y - 2)]), "#4c2f1a")
    art.path(
        poly(
            [(cx - 9, y - 11), (cx - 6, y - 16), (cx - 1, y - 14), (cx + 3, y - 18), (cx + 8, y - 14), (cx + 9, y - 11)]
        ),
        "#c6d0da",
    )
    art.path(poly([(cx + 1, y - 11), (cx + 3, y - 18), (cx + 8, y - 14), (cx + 9, y - 11)]), "#7b8795")
    art.path(disc(cx - 5, y, 3) + disc(cx + 5, y, 3), "#20272f")
    art.path(disc(cx - 5, y, 1) + disc(cx + 5, y, 1), "#9aa6b2")


def _crystals(art: Art, x: float, y: float) -> None:
    """Bright ore standing out of dark rock."""
    art.path(disc(x + 4, y, 26, 5), "#1d2630", 0.35)
    art.path(poly([(x - 23, y), (x - 17, y - 13), (x - 2, y - 18), (x + 14, y - 13), (x + 22, y)]), "#55606d")
    art.path(poly([(x + 2, y - 12), (x + 14, y - 13), (x + 22, y), (x + 4, y)]), "#3d4752")
    for dx, h, w, t in ((-11, 21, 7, -0.25), (10, 19, 7, 0.3), (0, 29, 9, 0.04)):
        bx, by = x + dx, y - 7
        tip = (bx + t * h, by - h)
        art.path(poly([(bx - w / 2, by), (tip[0] - w * 0.55, tip[1] + h * 0.26), tip, (bx + w * 0.06, by)]), "#dfeaf3")
        art.path(poly([(bx + w * 0.06, by), tip, (tip[0] + w * 0.55, tip[1] + h * 0.3), (bx + w / 2, by)]), "#8fa6bb")


def ice(variant: int) -> Art:
    rng = random.Random(600 + variant)
    art = _start("#f1f9fd", "#a5c8dd")
    # floes: a jittered grid of plates with lit upper left sides and blue gaps
    for gy in range(-1, 7):
        for gx in range(-1, 6):
            x, y = gx * 44 + (22 if gy % 2 else 0), gy * 38 + 8
            plate = [
                (x + rng.uniform(18, 22) * math.cos(a), y + rng.uniform(16, 20) * math.sin(a))
                for a in (math.radians(60 * i + rng.uniform(-13, 13)) for i in range(6))
            ]
            shifted = clip([(px + 2, py + 2.6) for px, py in plate])
            cut = clip(plate)
            if len(cut) < 3:
                continue
            art.path(poly(shifted), "#6fa3c2", 0.55)
            art.path(poly(cut), mix("#cfe6f3", "#f6fcff", rng.random()), 0.95)
    for _ in range(5):
        x, y = rng.uniform(25, 175), rng.uniform(25, 205)
        _patch(art, blob(rng, x, y + 2, rng.uniform(20, 34), rng.uniform(7, 11)), "#a9c9dc", 0.6)
        _patch(art, blob(rng, x - 1, y, rng.uniform(19, 31), rng.uniform(6, 9)), "#ffffff", 0.9)
    _glade(art, "#e6f3fa", 0.9)
    spots = {
        1: [(60, 62, 26), (80, 50, 17), (146, 186, 30), (122, 200, 20), (40, 172, 17)],
        2: [(140, 66, 28), (116, 50, 17), (54, 190, 29), (84, 206, 18), (162, 168, 18)],
    }[variant]
    for x, y, h in spots:
        art.path(disc(x + h * 0.2, y, h * 0.62, h * 0.15), "#5f93b4", 0.45)
        for dx, k, t in ((-0.3, 0.66, -0.2), (0.3, 0.58, 0.22), (0, 1.0, 0.03)):
            bx, hh = x + dx * h, h * k
            w = hh * 0.42
            tip = (bx + t * hh, y - hh)
            art.path(poly([(bx - w * 0.5, y), (tip[0] - w * 0.24, y - hh * 0.66), tip, (bx + w * 0.1, y)]), "#ffffff")
            art.path(poly([(bx + w * 0.1, y), tip, (tip[0] + w * 0.28, y - hh * 0.6), (bx + w * 0.5, y)]), "#7fb2d1")
    return _finish(art)


def desert(_variant: int) -> Art:
    rng = random.Random(700)
    art = _start("#dccda6", "#a18c63")
    for k, colour in enumerate(("#d3c197", "#c4b083", "#d9c9a0", "#bda679", "#cbb78b", "#b09a6d")):
        y = 42 + k * 34
        wave = flat(
            [(x, y + 8 * math.sin(x / 40 + k * 2.3) + rng.uniform(-3, 3)) for x in range(-10, 220, 23)], close=False
        )
        art.path(poly(clip([*wave, (230, 260), (-20, 260)])), colour)
        art.path(poly(clip([*wave, *[(x, y2 + 3.5) for x, y2 in reversed(wave)]])), "#f0e4c4", 0.7)
        for d in (11, 18, 25):
            low = [(x, y2 + d) for x, y2 in wave]
            art.path(poly(clip([*low, *[(x, y2 + 1.2) for x, y2 in reversed(low)]])), "#8e7850", 0.3)
    _glade(art, "#cdb98d", 0.95)
    for x, y, w in ((52, 66, 24), (76, 56, 14), (154, 184, 22), (60, 196, 16)):
        rock(art, rng, x, y, w, "#b3a48a", "#7d6e55", snow=False)
    # standing stones and a bleached skull
    art.path(disc(146, 72, 22, 4.5), "#4a3d22", 0.35)
    for x, h in ((130, 28), (144, 36), (157, 24)):
        art.path(
            poly([(x - 5, 72), (x - 4, 72 - h * 0.9), (x + 1, 72 - h), (x + 5, 72 - h * 0.85), (x + 6, 72)]), "#a39a8c"
        )
        art.path(poly([(x + 1, 72), (x + 1, 72 - h), (x + 5, 72 - h * 0.85), (x + 6, 72)]), "#6f675b")
        art.path(poly([(x - 4, 72 - h * 0.9), (x + 1, 72 - h), (x + 5, 72 - h * 0.85), (x + 1, 72 - h * 0.86)]), SNOW)
    art.path(disc(106, 205, 17, 4), "#4a3d22", 0.3)
    art.path("M96 195q-10 -4 -12 -12q10 8 16 6q6 -3 12 0q6 2 16 -6q-2 8 -12 12l-4 10h-12z", "#f3ead2")
    art.path(disc(102, 196, 1.8, 2.3) + disc(110, 196, 1.8, 2.3), "#5a4b33")
    return _finish(art)


DRAWINGS = {
    **{f"terrain-{f.__name__}-{v}": (f, v) for f in (forest, hills, pasture, fields, mountains) for v in (1, 2, 3)},
    **{f"terrain-ice-{v}": (ice, v) for v in (1, 2)},
    "terrain-desert-1": (desert, 1),
}
