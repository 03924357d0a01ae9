"""The coast at noon: terrain in summer, houses with tiled roofs, harbour ships, the robber. Shares pen and nature."""

from __future__ import annotations

import math
import random

from .nature import bricks, deer, kiln, rock, sheaf, sheep
from .pen import BODY, LIGHT, SHADE, Art, Point, blob, clip, disc, flat, inside, mix, num, poly, ridge
from .terrain import RANGES, _fence, _finish, _from_centre, _glade, _mill, _patch, _scarecrow, _scatter, _start

_FLOWERS = ("#fdfdf6", "#f8dc5e", "#f2a3b4", "#e86a5c")


def _leafy(art: Art, rng: random.Random, x: float, y: float, h: float, tone: tuple[str, str, str]) -> None:
    """A broad round tree of height ``h``, lit from the upper left."""
    dark, base, lit = tone
    r = h * rng.uniform(0.29, 0.34)
    cy = y - h + r
    art.path(
        poly([(x - h * 0.045, y), (x - h * 0.03, y - h * 0.45), (x + h * 0.03, y - h * 0.45), (x + h * 0.05, y)]),
        "#5d3f26",
    )
    puffs = [(-0.62, 0.42, 0.62), (0.62, 0.42, 0.62), (0.0, 0.5, 0.7), (-0.32, -0.22, 0.66), (0.36, -0.18, 0.64)]
    puffs = [(dx + rng.uniform(-0.08, 0.08), dy, s * rng.uniform(0.94, 1.06)) for dx, dy, s in puffs]
    art.path("".join(disc(x + (dx + 0.06) * r, cy + (dy + 0.1) * r, s * r) for dx, dy, s in puffs), dark)
    art.path("".join(disc(x + (dx - 0.04) * r, cy + (dy - 0.06) * r, s * r * 0.93) for dx, dy, s in puffs), base)
    art.path("".join(disc(x + (dx - 0.2) * r, cy + (dy - 0.24) * r, s * r * 0.5) for dx, dy, s in puffs), lit, 0.85)


def _cypress(art: Art, x: float, y: float, h: float) -> None:
    """A slim dark tree like a flame."""
    w = h * 0.15
    body = (
        f"M{num(x)} {num(y - h)}C{num(x + w * 1.1)} {num(y - h * 0.7)} {num(x + w * 1.3)} {num(y - h * 0.25)} "
        f"{num(x)} {num(y)}C{num(x - w * 1.3)} {num(y - h * 0.25)} {num(x - w * 1.1)} {num(y - h * 0.7)} {num(x)} {num(y - h)}Z"
    )
    art.path(body, art.lin(x - w, y, x + w, y, (0, "#4f9150"), (0.5, "#2f6b3c"), (1, "#1d4a2a")))


def forest(variant: int) -> Art:
    rng = random.Random(1100 + variant)
    art = _start("#7cb957", "#3c7a38")
    for _ in range(8):
        x, y = rng.uniform(10, 190), rng.uniform(15, 215)
        _patch(art, blob(rng, x, y, rng.uniform(20, 38), rng.uniform(9, 17)), rng.choice(["#4d8d42", "#8cc766"]), 0.5)
    _glade(art, "#5f9f48", 1.0)
    hole = {1: (140.0, 182.0, 23.0), 2: (56.0, 174.0, 25.0), 3: (148.0, 66.0, 21.0)}[variant]
    spots = _scatter(rng, 3000, 19.0, 33, 49, [hole])
    tones = [
        ("#245a2c", "#3f8a3c", "#78b956"),
        ("#2a6330", "#4a9842", "#8ac661"),
        ("#1f5230", "#357f42", "#66aa58"),
        ("#3a6a24", "#5f9d38", "#a0cd5c"),
    ]
    art.path("".join(disc(x + 6, y + 0.5, 11, 3.4) for x, y in spots), "#163a1c", 0.42)
    todo = [(y, "tree", x) for x, y in spots]
    todo.append((hole[1] + 9, "feature", hole[0]))
    for y, what, x in sorted(todo):
        if what == "tree":
            _leafy(art, rng, x, y, rng.uniform(31, 38), rng.choice(tones))
        elif variant == 1:
            _logs(art, x, y)
        elif variant == 2:
            deer(art, x + 1, y + 3, 31)
        else:
            _stump(art, x, y)
    return _finish(art)


def _logs(art: Art, x: float, y: float) -> None:
    """Felled trunks, their pale ends towards us."""
    art.path(disc(x + 4, y, 21, 4.5), "#163a1c", 0.42)
    for dx, dy in ((-11, 0), (0, 0), (11, 0), (-5.5, -9), (5.5, -9)):
        cx, cy = x + dx, y - 5 + dy
        art.path(disc(cx, cy, 6), "#6b4628")
        art.path(disc(cx, cy, 4.7), "#e2b983")
        art.line(disc(cx, cy, 2.5), "#b0793f", 0.9)


def _stump(art: Art, x: float, y: float) -> None:
    """A stump with an axe in it."""
    art.path(disc(x + 3, y, 14, 4), "#163a1c", 0.42)
    art.path(
        poly([(x - 10, y), (x - 8, y - 11), (x + 8, y - 11), (x + 10, y)]),
        art.lin(x - 10, y, x + 10, y, (0, "#936540"), (1, "#5a3a22")),
    )
    art.path(disc(x, y - 11, 8, 3.4), "#e6c08c")
    art.line(disc(x, y - 11, 4.4, 1.8), "#b0793f", 0.9)
    art.line(f"M{num(x + 2)} {num(y - 13)}L{num(x + 14)} {num(y - 27)}", "#8a5c34", 2.4)
    art.path(poly([(x - 2, y - 16), (x + 5, y - 12), (x + 3, y - 9), (x - 3, y - 11)]), "#dfe6ea")


def hills(variant: int) -> Art:
    rng = random.Random(1200 + variant)
    art = _start("#e0a06c", "#a4552f")
    rows: list[tuple[float, float, float, float]] = []
    for y, n in ((62, 3), (96, 3), (134, 4), (176, 4), (212, 3), (236, 2)):
        for k in range(n):
            x = 200 * (k + 0.5) / n + rng.uniform(-16, 16) + (18 if n == 3 else -6)
            rows.append((x, y + rng.uniform(-5, 5), rng.uniform(40, 60), rng.uniform(25, 36)))
    for x, y, w, h in rows:
        _clay(art, rng, x, y, w, h)
    _glade(art, "#c6754a", 0.92)
    tufts = ""
    for _ in range(70):
        x, y = rng.uniform(10, 190), rng.uniform(16, 218)
        if _from_centre(x, y) > 54 and inside([(x, y)], 8):
            tufts += f"M{num(x - 2.4)} {num(y - 3.8)}L{num(x)} {num(y)}L{num(x + 0.4)} {num(y - 5)}M{num(x)} {num(y)}L{num(x + 2.8)} {num(y - 3.4)}"
    art.line(tufts, "#7c8a34", 1.1, 0.85)
    if variant == 1:
        kiln(art, 142, 188, 37)
        bricks(art, 104, 204, 23)
        bricks(art, 54, 58, 18, 2)
        _cypress(art, 41, 190, 30)
    elif variant == 2:
        kiln(art, 58, 186, 37)
        bricks(art, 100, 212, 20, 2)
        bricks(art, 146, 186, 25, 4)
        _cypress(art, 150, 74, 30)
        _cypress(art, 161, 80, 25)
    else:
        kiln(art, 132, 78, 31)
        bricks(art, 98, 55, 18, 2)
        bricks(art, 62, 196, 26, 3)
        bricks(art, 92, 203, 16, 2)
        _cypress(art, 150, 190, 31)
    return _finish(art)


def _clay(art: Art, rng: random.Random, x: float, y: float, w: float, h: float) -> None:
    """A terraced hill of warm clay, its crown grown over."""

    def arc(k: float, lift: float) -> list[Point]:
        return [
            (x + w * k * math.cos(math.pi * (1 - t / 14)), y - h * lift * math.sin(math.pi * t / 14) ** 0.8)
            for t in range(15)
        ]

    whole = clip([*arc(1, 1), (x + w, y + 60), (x - w, y + 60)])
    if not whole:
        return
    tint = rng.uniform(-0.1, 0.16)
    art.path(poly(whole), mix("#cb7a4c", "#ffffff" if tint > 0 else "#4a1d0c", abs(tint)))
    shade = [(px, py) for px, py in arc(1, 1) if px > x + w * 0.12]
    back = [(px - w * 0.2, py + h * 0.34) for px, py in reversed(shade)]
    art.path(poly(clip([*shade, (x + w, y + 40), *back])), "#8e4526", 0.35)
    crown = arc(1, 1)[2:11]
    art.path(poly(clip([*crown, *[(px + 2, py + h * 0.13) for px, py in reversed(crown)]])), "#f4c498", 0.75)
    for lift, colour, alpha in ((0.68, "#96492a", 0.5), (0.42, "#ecb384", 0.42), (0.18, "#96492a", 0.42)):
        top = arc(0.93, lift)[2:13]
        art.path(poly(clip([*top, *[(px, py + h * 0.09) for px, py in reversed(top)]])), colour, alpha)
    if rng.random() < 0.5:
        cap = arc(1, 1)[4:10]
        low = [(px + rng.uniform(-1, 1), py + h * rng.uniform(0.1, 0.24)) for px, py in reversed(cap[1:-1])]
        art.path(poly(clip([*cap, *low])), "#8f9c3c", 0.9)


def pasture(variant: int) -> Art:
    rng = random.Random(1300 + variant)
    art = _start("#c0e07c", "#7ab046")
    lean = (-1, 1, -1)[variant - 1]
    for k, colour in enumerate(("#a2cf5e", "#b4dc70", "#93c552", "#a8d463", "#86b848")):
        y = 46 + k * 40
        wave = [
            (x, y + lean * 9 * math.sin(x / 46 + k * 1.9 + variant) + rng.uniform(-2, 2)) for x in range(-10, 220, 23)
        ]
        art.path(poly(clip([*flat(wave, close=False), (230, 260), (-20, 260)])), colour)
    _glade(art, "#a4d05f", 0.8)
    tufts, petals = "", dict.fromkeys(_FLOWERS, "")
    for _ in range(190):
        x, y = rng.uniform(5, 195), rng.uniform(8, 224)
        if not inside([(x, y)], 8) or _from_centre(x, y) < 50:
            continue
        if rng.random() < 0.55:
            tufts += f"M{num(x - 2.2)} {num(y - 3.6)}L{num(x)} {num(y)}L{num(x + 0.3)} {num(y - 4.6)}M{num(x)} {num(y)}L{num(x + 2.5)} {num(y - 3.2)}"
        else:
            petals[rng.choice(_FLOWERS)] += disc(x, y, rng.uniform(1.1, 1.6))
    art.line(tufts, "#5d9534", 0.9, 0.75)
    for colour, drawn in petals.items():
        art.path(drawn, colour)
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
        _patch(art, blob(rng, 44, 174, 20, 9, 0.14), "#5d9534", 0.6)
        _patch(art, blob(rng, 44, 172, 18, 7.6, 0.14), "#58b3c8")
        _patch(art, blob(rng, 40, 170, 9, 2.4, 0.14), "#b7e6ea", 0.8)
        _leafy(art, rng, 156, 60, 30, ("#2a6330", "#4a9842", "#8ac661"))
    for x, y, s, face, graze in flocks:
        sheep(art, rng, x, y, s, face, graze)
    return _finish(art)


def fields(variant: int) -> Art:
    rng = random.Random(1400 + variant)
    art = _start("#f6dd7c", "#cf9a2c")
    cx, cy = ((-70, -30), (270, -40), (250, 300))[variant - 1]
    for k in range(26):
        near = 40 + k * 15
        band = [
            *[(cx + near * math.cos(t / 20), cy + near * math.sin(t / 20)) for t in range(126)],
            *[
                (cx + (near + 7.4) * math.cos(t / 20), cy + (near + 7.4) * math.sin(t / 20))
                for t in reversed(range(126))
            ],
        ]
        art.path(poly(clip(band)), "#e0b040" if k % 2 else "#f8e490", 0.5)
    ears = ""
    for _ in range(900):
        x, y = rng.uniform(4, 196), rng.uniform(6, 226)
        if inside([(x, y), (x, y - 8)], 4) and _from_centre(x, y - 3) > 46:
            ears += f"M{num(x)} {num(y)}L{num(x + rng.uniform(-1.2, 1.2))} {num(y - rng.uniform(4, 7))}"
    art.line(ears, "#b67d1c", 1.2, 0.5)
    art.line(ears, "#fbe9a0", 0.6, 0.7)
    _glade(art, "#eac250", 0.95)
    poppies = ""
    for _ in range(34):
        x, y = rng.uniform(8, 192), rng.uniform(12, 222)
        if inside([(x, y)], 9) and _from_centre(x, y) > 52:
            poppies += disc(x, y, rng.uniform(1.2, 1.9))
    art.path(poppies, "#d8473a", 0.9)
    sheaves = {
        1: [(64, 68, 35), (150, 174, 38), (122, 200, 39), (42, 172, 36)],
        2: [(146, 78, 35), (112, 53, 32), (58, 184, 40), (96, 209, 37)],
        3: [(66, 70, 36), (30, 118, 34), (54, 180, 38), (86, 203, 41)],
    }[variant]
    art.path("".join(disc(x + 2, y - 1, h * 0.62, h * 0.22) for x, y, h in sheaves), "#b47f26", 0.5)
    if variant == 2:
        _mill(art, 147, 189)
    if variant == 3:
        _scarecrow(art, 150, 70)
    for x, y, h in sorted(sheaves, key=lambda s: s[1]):
        sheaf(art, rng, x, y, h)
    return _finish(art)


def mountains(variant: int) -> Art:
    rng = random.Random(1500 + variant)
    art = _start("#c3c9a0", "#6f7a5c")
    for y, colour in ((34, "#b4bb94"), (66, "#a3ab83"), (120, "#959d76"), (170, "#86906a"), (205, "#78835e")):
        line = ridge(rng, -10, y + rng.uniform(-6, 6), 210, y + rng.uniform(-6, 6), 20, 5)
        art.path(poly(clip([*line, (210, 260), (-10, 260)])), colour)
        art.path(poly(clip([*line, *[(x + 2, py + 2.6) for x, py in reversed(line)]])), "#e6e9cc", 0.5)
    _glade(art, "#9fa287", 0.96)
    ranges = RANGES[variant]
    for x, y, w, h in sorted(ranges, key=lambda p: p[1]):
        art.path(poly(clip(blob(rng, x + w * 0.1, y, w * 0.5, h * 0.07, 0, 16))), "#2f3524", 0.28)
        _peak(art, rng, x, y, w, h, snow=h > 53)
    if variant == 1:
        _adit(art, 98, 209)
        rock(art, rng, 138, 200, 14, "#a49d92", "#6e675d", snow=False)
    elif variant == 2:
        _adit(art, 130, 194)
        rock(art, rng, 98, 215, 18, "#a49d92", "#6e675d", snow=False)
    else:
        _goat(art, 66, 196)
        rock(art, rng, 100, 214, 22, "#a49d92", "#6e675d", snow=False)
        rock(art, rng, 92, 200, 12, "#a49d92", "#6e675d", snow=False)
    return _finish(art)


def _peak(art: Art, rng: random.Random, x: float, y: float, w: float, h: float, *, snow: bool) -> None:
    """A warm grey peak in facets, green at its foot, with a little snow where it is high."""

    def j(t: float) -> float:
        return rng.uniform(-t, t) * w

    ax, ay = x + w * rng.uniform(-0.05, 0.05), y - h
    left = [(ax - w * 0.1 + j(0.02), ay + h * 0.24), (x - w * 0.27 + j(0.02), y - h * 0.4), (x - w * 0.5, y)]
    right = [(ax + w * 0.1 + j(0.02), ay + h * 0.2), (x + w * 0.26 + j(0.02), y - h * 0.44), (x + w * 0.5, y)]
    spine = [
        (ax + w * 0.03, ay + h * 0.2),
        (ax - w * 0.04, ay + h * 0.42),
        (ax + w * 0.07, ay + h * 0.66),
        (x + w * 0.06, y),
    ]
    art.path(
        poly([(ax, ay), *left, spine[-1], *reversed(spine[:-1])]),
        art.lin(x - w * 0.5, ay, x, y, (0, "#cfc8bd"), (1, "#99927f")),
    )
    art.path(
        poly([(ax, ay), *right, spine[-1], *reversed(spine[:-1])]),
        art.lin(x, ay, x + w * 0.4, y, (0, "#7f776e"), (1, "#6a6a52")),
    )
    art.path(
        poly([left[1], (x - w * 0.16, y - h * 0.5), (x - w * 0.12, y - h * 0.12), (x - w * 0.3, y - h * 0.06)]),
        "#b1a999",
        0.75,
    )
    art.path(
        poly([spine[1], (x + w * 0.2, y - h * 0.34), (x + w * 0.2, y - h * 0.08), (x + w * 0.1, y)]), "#938b80", 0.7
    )
    low = [
        (x - w * 0.5, y),
        (x - w * 0.36, y - h * 0.2),
        (x - w * 0.22, y - h * 0.1),
        (x - w * 0.06, y - h * 0.2),
        (x + w * 0.1, y - h * 0.09),
        (x + w * 0.3, y - h * 0.2),
        (x + w * 0.5, y),
    ]
    art.path(poly(low), "#7f9a4c", 0.85)
    if snow:
        cap = [(ax, ay), left[0], (ax - w * 0.07, ay + h * 0.2), (ax - w * 0.02, ay + h * 0.28), spine[0]]
        art.path(poly(cap), "#fbfdfb")
        art.path(poly([(ax, ay), right[0], (ax + w * 0.07, ay + h * 0.25), spine[0]]), "#ccd5d8")


def _adit(art: Art, x: float, y: float) -> None:
    """A timbered way into the rock, with a cart of ore."""
    art.path(disc(x + 4, y + 1, 28, 5), "#2b2a1c", 0.35)
    art.path(
        poly([(x - 27, y), (x - 22, y - 17), (x - 9, y - 28), (x + 8, y - 26), (x + 21, y - 16), (x + 25, y)]),
        "#aaa294",
    )
    art.path(poly([(x + 4, y - 20), (x + 8, y - 26), (x + 21, y - 16), (x + 25, y), (x + 8, y)]), "#746d60")
    art.path(poly([(x - 22, y - 17), (x - 9, y - 28), (x + 8, y - 26), (x + 2, y - 22), (x - 12, y - 18)]), "#86a052")
    art.path(poly([(x - 14, y), (x - 13, y - 16), (x + 5, y - 16), (x + 6, y)]), "#221a12")
    art.line(
        f"M{num(x - 13.5)} {num(y)}L{num(x - 12.5)} {num(y - 16)}M{num(x + 5.5)} {num(y)}L{num(x + 4.5)} {num(y - 16)}M{num(x - 16)} {num(y - 17)}H{num(x + 8)}",
        "#94643a",
        3,
    )
    cx = x + 17
    art.path(poly([(cx - 11, y - 11), (cx + 11, y - 11), (cx + 8, y - 2), (cx - 8, y - 2)]), "#7a5030")
    art.path(
        poly(
            [(cx - 9, y - 11), (cx - 6, y - 16), (cx - 1, y - 14), (cx + 3, y - 18), (cx + 8, y - 14), (cx + 9, y - 11)]
        ),
        "#c9cdd0",
    )
    art.path(poly([(cx + 1, y - 11), (cx + 3, y - 18), (cx + 8, y - 14), (cx + 9, y - 11)]), "#858c92")
    art.path(disc(cx - 5, y, 3) + disc(cx + 5, y, 3), "#2b231b")


def _goat(art: Art, x: float, y: float) -> None:
    """A mountain goat on a ledge."""
    art.path(disc(x + 3, y, 20, 4.5), "#2b2a1c", 0.32)
    art.path(poly([(x - 20, y), (x - 15, y - 8), (x + 14, y - 9), (x + 20, y)]), "#9a9285")
    art.line(f"M{num(x - 8)} {num(y - 16)}V{num(y - 8)}M{num(x + 6)} {num(y - 16)}V{num(y - 8)}", "#e9e2d2", 2.6)
    art.path(disc(x - 1, y - 19, 11, 6.5), "#f4efe2")
    art.path(poly([(x + 6, y - 22), (x + 14, y - 32), (x + 18, y - 27), (x + 11, y - 17)]), "#f4efe2")
    art.path(disc(x + 17, y - 29, 4.6, 3.4), "#f4efe2")
    art.line(f"M{num(x + 14)} {num(y - 32)}Q{num(x + 9)} {num(y - 39)} {num(x + 4)} {num(y - 36)}", "#6b5a40", 1.8)
    art.path(disc(x + 18, y - 30, 0.9), "#221a12")


def desert(variant: int) -> Art:
    rng = random.Random(1700 + variant)
    art = _start("#f6e4b4", "#cfa862")
    for k, colour in enumerate(("#f0dba6", "#e6cc90", "#f3e0b0", "#e0c484", "#ebd49b", "#d6b673")):
        y = 42 + k * 34
        wave = flat(
            [(x, y + 9 * math.sin(x / 40 + k * 2.3 + variant) + rng.uniform(-3, 3)) for x in range(-10, 220, 23)],
            close=False,
        )
        art.path(poly(clip([*wave, (230, 260), (-20, 260)])), colour)
        art.path(poly(clip([*wave, *[(x, y2 + 3.5) for x, y2 in reversed(wave)]])), "#fdf3d3", 0.8)
        for d in (11, 18, 25):
            low = [(x, y2 + d) for x, y2 in wave]
            art.path(poly(clip([*low, *[(x, y2 + 1.2) for x, y2 in reversed(low)]])), "#b98f4c", 0.28)
    _glade(art, "#ecd59d", 0.95)
    for x, y, w in ((58, 64, 20), (160, 178, 20), (52, 198, 14)):
        rock(art, rng, x, y, w, "#d0b488", "#99794c", snow=False)
    if variant == 1:
        for x, y, h in ((142, 76, 36), (58, 188, 30)):
            _cactus(art, x, y, h)
        art.path(disc(112, 207, 17, 4), "#6a4f22", 0.3)
        art.path("M102 197q-10 -4 -12 -12q10 8 16 6q6 -3 12 0q6 2 16 -6q-2 8 -12 12l-4 10h-12z", "#fbf3df")
        art.path(disc(108, 198, 1.8, 2.3) + disc(116, 198, 1.8, 2.3), "#5a4b33")
    else:
        _palm(art, 140, 80, 40)
        _palm(art, 150, 86, 30)
        _patch(art, blob(rng, 112, 206, 24, 8, 0.12), "#8fb04a", 0.7)
        _patch(art, blob(rng, 112, 205, 18, 5.4, 0.12), "#55aec2")
        _cactus(art, 52, 176, 28)
    return _finish(art)


def _cactus(art: Art, x: float, y: float, h: float) -> None:
    art.path(disc(x + 4, y, h * 0.42, h * 0.1), "#6a4f22", 0.35)
    stem = f"M{num(x)} {num(y)}V{num(y - h)}"
    arms = f"M{num(x)} {num(y - h * 0.38)}H{num(x - h * 0.28)}V{num(y - h * 0.68)}M{num(x)} {num(y - h * 0.5)}H{num(x + h * 0.26)}V{num(y - h * 0.82)}"
    art.line(stem + arms, "#3f6e34", h * 0.19)
    art.line(stem + arms, "#639a48", h * 0.12)
    art.path(disc(x, y - h * 1.07, 2.2) + disc(x + h * 0.26, y - h * 0.92, 1.8), "#e5688a")


def _palm(art: Art, x: float, y: float, h: float) -> None:
    art.path(disc(x + 5, y, h * 0.36, h * 0.09), "#6a4f22", 0.35)
    top = (x + h * 0.14, y - h)
    art.line(
        f"M{num(x)} {num(y)}Q{num(x - h * 0.06)} {num(y - h * 0.6)} {num(top[0])} {num(top[1])}", "#7d5a34", h * 0.1
    )
    for turn in (-165, -130, -95, -50, -15, 20, 195):
        a = math.radians(turn)
        tip = (top[0] + h * 0.42 * math.cos(a), top[1] + h * 0.3 * math.sin(a) + h * 0.14)
        bend = (top[0] + h * 0.26 * math.cos(a), top[1] + h * 0.34 * math.sin(a) - h * 0.06)
        art.line(
            f"M{num(top[0])} {num(top[1])}Q{num(bend[0])} {num(bend[1])} {num(tip[0])} {num(tip[1])}",
            "#3d7c3a" if turn % 2 else "#5ea348",
            h * 0.075,
        )
    art.path(disc(top[0] - 1.5, top[1] + 2, 2) + disc(top[0] + 2.4, top[1] + 2.4, 2), "#8a5c2a")


# what stands and sails


def settlement() -> Art:
    """A house with white walls and a tiled roof in the colour of its seat."""
    art = Art(100, 100, "translate(2.5 3) scale(.94)")
    outline = poly(
        [
            (12, 90),
            (12, 54),
            (6, 52),
            (34, 18),
            (60, 18),
            (60, 9),
            (71, 9),
            (71, 18),
            (77, 18),
            (96, 52),
            (90, 54),
            (90, 90),
        ]
    )
    art.contact(56, 91, 46, 11)
    art.rim(outline)
    art.path(poly([(60, 9), (71, 9), (71, 24), (60, 24)]), "#d9c6a4")
    art.path(poly([(58.5, 8), (72.5, 8), (72.5, 12), (58.5, 12)]), SHADE)
    art.path(poly([(12, 90), (12, 52), (34, 24), (56, 52), (56, 90)]), art.lin(12, 30, 56, 90, (0, BODY), (1, SHADE)))
    art.path(poly([(56, 50), (90, 50), (90, 90), (56, 90)]), SHADE)
    art.path(
        poly([(34, 18), (77, 18), (96, 52), (58, 52)]), art.lin(50, 17, 80, 52, (0, LIGHT), (0.4, BODY), (1, BODY))
    )
    tiles = "".join(f"M{num(38 + k * 6.4)} 20L{num(61 + k * 6.2)} 50" for k in range(6))
    art.line(tiles + "M41 29H83M48 40H90", SHADE, 1.5, 0.55)
    art.path(poly([(34, 18), (6, 52), (12, 54), (34, 28), (54, 54), (59, 52)]), LIGHT)
    art.path("M24 90V71a9.5 9.5 0 0 1 19 0V90Z", "#3a2516")
    art.path("M27.5 90V72a6 6 0 0 1 12 0V90Z", "#8a5a30")
    art.path("M29 41h9v9h-9zM64 61h8v11h-8zM77 61h8v11h-8z", "#fff3cf")
    art.line("M33.5 41v9M68 61v11M81 61v11", "#6b4526", 1.4)
    art.path("M63 73.5h10v3h-10zM76 73.5h10v3h-10z", "#7cb24c")
    return art


def city() -> Art:
    """A town with a church tower, a domed hall and a gate, roofs in the colour of its seat."""
    art = Art(120, 120, "translate(3.5 3) scale(.945)")
    tower = [(42, 112), (42, 42), (38, 42), (58, 8), (78, 42), (74, 42), (74, 112)]
    left = [(6, 112), (6, 66), (2, 66), (22, 42), (46, 66), (42, 66), (42, 112)]
    right = [(72, 112), (72, 64), (70, 64), (76, 52), (94, 46), (112, 52), (118, 64), (115, 64), (115, 112)]
    art.contact(68, 113, 54, 11)
    art.rim(poly(tower) + poly(left) + poly(right) + poly([(30, 112), (30, 84), (90, 84), (90, 112)]), 3.2, 2.8)
    art.path(poly([(6, 112), (6, 64), (22, 46), (42, 66), (42, 112)]), art.lin(6, 0, 42, 0, (0, BODY), (1, SHADE)))
    art.path(poly([(2, 66), (22, 42), (46, 66)]), art.lin(2, 0, 46, 0, (0, LIGHT), (0.5, BODY), (1, SHADE)))
    art.path(
        poly([(42, 112), (42, 40), (74, 40), (74, 112)]),
        art.lin(42, 0, 74, 0, (0, LIGHT), (0.3, BODY), (0.58, BODY), (0.6, SHADE), (1, SHADE)),
    )
    art.path(poly([(38, 42), (58, 8), (78, 42)]), BODY)
    art.path(poly([(58, 8), (60, 42), (78, 42)]), SHADE)
    art.path(poly([(58, 8), (38, 42), (46, 42)]), LIGHT)
    art.path(poly([(40, 42), (76, 42), (74, 46), (42, 46)]), "#000000", 0.28)
    art.path(
        poly([(72, 112), (72, 64), (115, 64), (115, 112)]),
        art.lin(72, 0, 115, 0, (0, BODY), (0.5, BODY), (0.51, SHADE), (1, SHADE)),
    )
    art.path("M70 65Q72 44 94 44T118 65Z", art.lin(70, 44, 118, 64, (0, LIGHT), (0.35, BODY), (1, SHADE)))
    art.path(poly([(26, 112), (26, 88), (92, 88), (92, 112)]), art.lin(26, 0, 92, 0, (0, BODY), (1, SHADE)))
    art.path(poly([(26, 86), (92, 86), (92, 90.5), (26, 90.5)]), LIGHT)
    art.path("M47 112V100a12 12 0 0 1 24 0V112Z", "#2b1c12")
    art.path("M50.5 112V100.5a8.5 8.5 0 0 1 17 0V112Z", "#8a5a30")
    art.line("M59 92V112M51 102H67", "#2b1c12", 1.4)
    art.path("M54 54h9v15h-9zM54 74h9v8h-9zM15 72h7v11h-7zM28 72h7v11h-7zM81 71h8v12h-8zM97 71h8v12h-8z", "#fff3cf")
    art.line("M58.5 54v15M18.5 72v11M31.5 72v11M85 71v12M101 71v12", "#6b4526", 1.3)
    art.line("M58 8V2", "#f4efe2", 2)
    art.path("M58.5 1.5L68 4L58.5 7Z", "#f4d27a")
    return art


def robber() -> Art:
    """A hooded figure in a dark cloak, a sack over his shoulder, eyes that gleam."""
    art = Art(100, 120, "translate(6 8) scale(.9)")
    cloak = "M46 36C28 42 24 60 21 82L15 111Q46 117 78 111L71 82C68 60 64 42 46 36Z"
    hood = "M46 10C29 10 24 26 26 38C28 49 36 55 46 55C56 55 64 49 66 38C68 26 63 10 46 10Z"
    sack = "M66 34C82 26 98 36 98 54C98 70 86 78 74 74C66 70 62 58 62 48Z"
    art.contact(56, 112, 42, 8)
    art.rim(cloak + hood + sack, 2.8, 2.2)
    art.path(sack, art.lin(62, 30, 98, 76, (0, "#d9b27c"), (0.6, "#b08550"), (1, "#7b5830")))
    art.path(poly([(78, 46), (88, 43), (92, 52), (86, 62), (77, 58)]), "#8d6a3e")
    art.line("M80 58L89 46M79 48L90 57", "#e3c48e", 1.6, 0.6)
    art.path("M64 30Q70 24 78 30L70 42Z", "#6b4a28")
    art.path(cloak, art.lin(20, 44, 74, 110, (0, "#5b5560"), (0.5, "#3a3641"), (1, "#1f1c25")))
    art.path("M46 55C58 60 62 72 64 90L66 114Q78 112 78 111L71 82C68 60 64 46 56 40Z", "#141118", 0.55)
    art.path("M30 58Q46 70 62 58L58 66Q46 76 34 66Z", "#a8322c")
    art.path(hood, art.lin(28, 12, 64, 54, (0, "#6a6470"), (0.5, "#443f4b"), (1, "#26222c")))
    art.path("M46 20C36 20 33 30 34 38C36 47 40 50 46 50C52 50 56 47 58 38C59 30 56 20 46 20Z", "#120e14")
    art.path("M35.5 42Q46 38 56.5 42C55 50 51 53 46 53C41 53 37 50 35.5 42Z", "#a8322c")
    art.path(disc(41, 35, 2.6, 2.2) + disc(51, 35, 2.6, 2.2), "#ffe9a0")
    art.path(disc(41.6, 35.2, 1.1) + disc(51.6, 35.2, 1.1), "#221208")
    art.path(disc(66, 50, 5.6), "#d9a878")
    art.line("M62 47L68 44M61.5 51L70 51", "#8f6440", 1.4)
    art.line("M22 84Q46 92 71 84", "#120e14", 3.2)
    art.path("M42.5 84h8v7.5h-8z", "#d2b06a")
    return art


_SAILS = {
    "": ("#fdf6e2", "#d8c7a0", "#b9a071"),
    "lumber": ("#5fa04e", "#3b7a36", "#2a5a28"),
    "brick": ("#d98a5c", "#b35f38", "#7f3e22"),
    "wool": ("#f6f7ea", "#d2dabb", "#9fac82"),
    "grain": ("#f8df84", "#e0b03e", "#a97b1e"),
    "ore": ("#c0c8cf", "#8e979f", "#5e666e"),
}


def ship(kind: str) -> Art:
    """A merchant's cog under full sail; the sail has room for what it carries."""
    light, base, dark = _SAILS[kind]
    art = Art(120, 120, "translate(2 2) scale(.967)")
    art.path(disc(60, 104, 52, 9), "#0d3d55", 0.35)
    hull = "M8 72C20 78 34 80 60 80C86 80 100 77 112 68C110 88 98 104 78 106H42C22 104 11 90 8 72Z"
    sail = "M30 10C50 17 76 17 96 9C102 30 102 50 94 66C72 58 50 58 28 66C22 48 23 28 30 10Z"
    art.rim(hull + sail, 4.0, 2.6)
    art.line("M62 4V82", "#5c3c20", 4.4)
    art.path(sail, art.lin(28, 10, 96, 64, (0, light), (0.6, base), (1, dark)))
    art.line("M26 10C50 18 76 18 100 9", "#6b4a28", 4)
    art.line("M31 16C27 34 27 48 30 62M93 15C97 32 97 46 92 61", dark, 2, 0.6)
    art.path(disc(63.5, 37, 25), "#fdf8ea", 0.94)
    art.line(disc(63.5, 37, 25), dark, 1.6, 0.7)
    art.path("M62 4L82 -1L80 4.5L84 8.5L62 10Z", "#d8473a")
    art.path(hull, art.lin(10, 70, 100, 106, (0, "#c08a54"), (0.5, "#94633a"), (1, "#583820")))
    art.path("M8 72C20 78 34 80 60 80C86 80 100 77 112 68L111.4 73C99 82 86 85 60 85C34 85 20 83 9 78Z", "#e6bd85")
    art.line("M14 88C30 94 44 95 60 95C78 95 94 92 106 84M24 98C38 101 80 102 97 95", "#4c2f1a", 1.5, 0.6)
    art.path("M28 86h6v5h-6zM44 88h6v5h-6zM60 88.5h6v5h-6zM76 88h6v5h-6z", "#2e1c10", 0.7)
    art.line("M3 104q7 -6 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0", "#eafaf8", 2.6, 0.9)
    return art


DRAWINGS = {
    **{f"coast-{f.__name__}-{v}": (f, v) for f in (forest, hills, pasture, fields, mountains) for v in (1, 2, 3)},
    **{f"coast-desert-{v}": (desert, v) for v in (1, 2)},
    "coast-settlement": (settlement,),
    "coast-city": (city,),
    "coast-robber": (robber,),
    **{f"harbour-ship{'-' if kind else ''}{kind}": (ship, kind) for kind in _SAILS},
}
