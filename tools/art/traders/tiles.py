"""The tiles: the oasis, the castle that the barbarians come for, and the hexes where wagons load and deliver."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from board.bay import _house
from board.coast import _cypress, _leafy, _palm
from board.fishing import polar, reeds
from board.nature import rock
from board.pen import HEX, Art, Point, blob, clip, disc, flat, inset, inside, num, poly, ridge
from board.terrain import _finish, _from_centre, _glade, _patch, _start
from svgkit import Drawing, box

from .figures import camel, castle, stamp

WAYS = {"E": 0, "SE": 60, "SW": 120, "W": 180, "NW": 240, "NE": 300}
"""Direction of an edge -> degrees clockwise from the east."""
CORNERS = {"NE": -30, "SE": 30, "S": 90, "SW": 150, "NW": 210, "N": 270}
"""A corner -> degrees clockwise from the east."""
FACES = {"NW": 1, "NE": 2, "E": 3, "SE": 4, "SW": 5, "W": 6}
"""A castle path -> the face of the die that names it."""
DIRECTIONS = {1: "#e9e2cf", 2: "#2f9aa0", 3: "#8d55b5", 4: "#e9e2cf", 5: "#2f9aa0", 6: "#8d55b5"}
"""A face of the die -> the colour of the direction it strikes; opposite edges share it."""
FACE_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _sand(art: Art, rng: random.Random) -> None:
    for k, colour in enumerate(("#f0dba6", "#e6cc90", "#f3e0b0", "#e0c484", "#ebd49b", "#d6b673")):
        y = 42 + k * 34
        wave = flat(
            [(x, y + 9 * math.sin(x / 40 + k * 2.3) + rng.uniform(-3, 3)) for x in range(-10, 220, 23)], close=False
        )
        art.path(poly(clip([*wave, (230, 260), (-20, 260)])), colour)
        art.path(poly(clip([*wave, *[(x, y2 + 3.5) for x, y2 in reversed(wave)]])), "#fdf3d3", 0.8)
        for d in (11, 18, 25):
            low = [(x, y2 + d) for x, y2 in wave]
            art.path(poly(clip([*low, *[(x, y2 + 1.2) for x, y2 in reversed(low)]])), "#b98f4c", 0.28)


def _arrow(art: Art, turn: float) -> None:
    """An arrow at a corner that points out of the hex."""
    x, y = polar(turn, 89)
    art.group(f"translate({num(x)} {num(y)}) rotate({num(turn)})")
    arrow = "M20 0L-1 -16V-7.500H-19V7.500H-1V16Z"
    art.line(arrow, "#4a1a0c", 5)
    art.path(arrow, "#c8432a")
    art.line("M-15 0H9", "#ffe9b0", 4)
    art.end()


def oasis() -> Art:
    """A pool under palms in the sand; arrows at three corners show where caravans set out."""
    rng = random.Random(3101)
    art = _start("#f6e4b4", "#cfa862")
    _sand(art, rng)
    green = blob(rng, 100, 118, 74, 56, 0.07, 16)
    _patch(art, green, "#c9b963", 0.7)
    _patch(art, [(100 + (x - 100) * 0.9, 118 + (y - 118) * 0.88) for x, y in green], "#8cb450")
    _patch(art, [(100 + (x - 100) * 0.84, 116 + (y - 118) * 0.8) for x, y in green], "#a4c95e", 0.8)
    pool = blob(rng, 100, 122, 45, 28, 0.08, 14)
    for k, ink in ((1.14, "#5f8f3a"), (1.06, "#ecd9a0")):
        _patch(art, [(100 + (x - 100) * k, 122 + (y - 122) * k) for x, y in pool], ink)
    _patch(art, pool, art.lin(60, 96, 140, 150, (0, "#7fd6dc"), (0.5, "#41a8c4"), (1, "#2580a6")))
    _patch(art, [(92 + (x - 100) * 0.55, 115 + (y - 122) * 0.4) for x, y in pool], "#d4f4f2", 0.5)
    art.line("M80 130q4 -3 8 0t8 0M106 120q4 -3 8 0t8 0M96 139q4 -3 8 0t8 0", "#e9fbfa", 1.5, 0.8)
    for x, y, h in ((66, 98, 46), (136, 96, 52), (150, 110, 38), (52, 124, 36), (112, 88, 34), (84, 92, 36)):
        _palm(art, x, y, h)
    for x, y, h in ((60, 138, 15), (142, 136, 16), (122, 150, 13), (76, 152, 13)):
        reeds(art, rng, x, y, h, 5)
    art.path(poly([(120, 170), (136, 148), (152, 170)]), art.lin(120, 150, 152, 170, (0, "#e0604f"), (1, "#8c2a22")))
    art.path(poly([(136, 148), (132, 170), (140, 170)]), "#3a1510")
    art.line("M124 164L132 153M148 164L140 153", "#f6d98a", 1.6)
    stamp(art, camel, 60, 172, 0.3, shade=40)
    for x, y, w in ((26, 112, 15), (172, 130, 14), (160, 168, 11)):
        rock(art, rng, x, y, w, "#d0b488", "#99794c", snow=False)
    for corner in ("NW", "NE", "S"):
        _arrow(art, CORNERS[corner])
    return _finish(art)


def _edge_band(art: Art, way: str) -> None:
    """The coloured band along one edge, with the face of the die that names it."""
    face = FACES[way]
    k = ("NE", "E", "SE", "SW", "W", "NW").index(way)
    outer, inner = HEX, inset(15)
    a, b = k, (k + 1) % 6
    band = [outer[a], outer[b], inner[b], inner[a]]
    art.path(poly(band), DIRECTIONS[face])
    line = inset(15)
    art.line(poly([line[a], line[b]], close=False), "#2a2017", 2.6, 0.8)
    art.line(poly([outer[a], inner[a]], close=False), "#2a2017", 2, 0.7)
    x, y = polar(WAYS[way], 84)
    art.group(f"translate({num(x)} {num(y)})")
    art.path("M-12 -12m4 0H8a4 4 0 0 1 4 4V8a4 4 0 0 1 -4 4H-8a4 4 0 0 1 -4 -4V-8a4 4 0 0 1 4 -4Z", "#2a2017")
    art.path(
        "M-6.500 -10.500H6.500a4 4 0 0 1 4 4V6.500a4 4 0 0 1 -4 4H-6.500a4 4 0 0 1 -4 -4V-6.500a4 4 0 0 1 4 -4Z",
        "#fffaf0",
    )
    art.path("".join(disc(px * 5.6, py * 5.6, 2.5) for px, py in FACE_PIPS[face]), "#2a2017")
    art.end()


def castle_hex() -> Art:
    """The castle of the knights; each edge has the face and the colour of the die that strikes its direction."""
    rng = random.Random(3102)
    art = _start("#b8da78", "#6f9f42")
    for _ in range(9):
        x, y = rng.uniform(30, 170), rng.uniform(45, 190)
        _patch(art, blob(rng, x, y, rng.uniform(16, 30), rng.uniform(8, 14)), rng.choice(["#8fbf58", "#c9e48c"]), 0.5)
    hill = [(32, 160), (56, 136), (100, 128), (146, 136), (168, 160), (150, 182), (100, 190), (50, 182)]
    _patch(art, hill, "#7aa848", 0.8)
    _patch(art, [(100 + (x - 100) * 0.9, 156 + (y - 158) * 0.8) for x, y in hill], "#a9c86a")
    art.path("M92 158Q88 174 72 184Q66 190 66 196H82Q86 186 100 178Q112 170 108 158Z", "#e6d2a0")
    art.line("M92 158Q88 174 72 184Q66 190 66 196M108 158Q112 170 100 178Q86 186 82 196", "#a98a54", 1.4)
    stamp(art, castle, 100, 160, 0.84, shade=74)
    for x, y, h in (
        (40, 150, 26),
        (162, 148, 26),
        (48, 172, 24),
        (150, 176, 26),
        (126, 186, 20),
        (58, 84, 22),
        (142, 82, 22),
    ):
        art.path(disc(x + 3, y, h * 0.35, h * 0.1), "#2b4f1c", 0.4)
        _leafy(art, rng, x, y, h, ("#2a6330", "#4a9842", "#8ac661"))
    for way in WAYS:
        _edge_band(art, way)
    return _finish(art)


# trade hexes: six tracks may lead from the middle to the corners, so that things stand between them, towards the edges


def _paved(art: Art, rng: random.Random, ink: tuple[str, str]) -> None:
    _glade(art, ink[0], 0.9)
    dots = ""
    for _ in range(60):
        x, y = rng.uniform(20, 180), rng.uniform(20, 210)
        if inside([(x, y)], 10):
            dots += disc(x, y, rng.uniform(0.8, 1.8))
    art.path(dots, ink[1], 0.6)


def _court(art: Art, rng: random.Random) -> None:
    """A castle round a court: towers and halls towards each edge."""
    ring = inset(8)
    art.path(poly(ring), art.lin(30, 20, 170, 215, (0, "#ece2cb"), (1, "#b7a684")))
    art.path(poly(inset(20)), "#d8caa9")
    joints = ""
    for k in range(6):
        (ax, ay), (bx, by) = ring[k], ring[(k + 1) % 6]
        for t in range(1, 12):
            x, y = ax + (bx - ax) * t / 12, ay + (by - ay) * t / 12
            joints += f"M{num(x)} {num(y)}L{num(100 + (x - 100) * 0.88)} {num(115.5 + (y - 115.5) * 0.88)}"
    art.line(joints + poly(inset(20)), "#857457", 1.3, 0.7)


def trade_castle() -> Art:
    """The castle as a trade hex: a paved court in a ring of walls, halls towards the edges, the middle free for the plaza."""
    rng = random.Random(3103)
    art = _start("#b8da78", "#6f9f42")
    _court(art, rng)
    _paved(art, rng, ("#e7d8b4", "#a68d60"))
    for way, roof in (("NW", ("#4f86c6", "#274c80")), ("NE", ("#c8563f", "#842c20"))):
        x, y = polar(WAYS[way], 74)
        stamp(art, lambda d, r=roof: castle(d, r), x, y + 24, 0.42, shade=74)
    for way, cloth in (("W", ("#d9483b", "#fff3dd")), ("E", ("#3f8f9c", "#fff3dd"))):
        x, y = polar(WAYS[way], 68)
        _stall(art, x, y + 15, 40, cloth)
    x, y = polar(WAYS["SW"], 75)
    for dx, dy, s in ((-10, 2, 20), (9, 8, 22)):
        _house(art, rng, x + dx, y + dy + 8, s)
    x, y = polar(WAYS["SE"], 75)
    stamp(art, _well, x - 6, y + 10, 0.34)
    _leafy(art, rng, x + 12, y + 10, 26, ("#2a6330", "#4a9842", "#8ac661"))
    return _finish(art)


def _stall(art: Art, x: float, y: float, w: float, cloth: tuple[str, str]) -> None:
    """A market stall under a striped awning."""
    h = w * 0.62
    art.path(disc(x + 3, y, w * 0.55, w * 0.1), "#3a2c16", 0.35)
    art.line(f"M{num(x - w * 0.42)} {num(y)}V{num(y - h)}M{num(x + w * 0.42)} {num(y)}V{num(y - h)}", "#6b4526", 2.6)
    art.path(
        poly([(x - w * 0.46, y - h * 0.42), (x + w * 0.46, y - h * 0.42), (x + w * 0.4, y), (x - w * 0.4, y)]),
        "#a8713f",
    )
    art.path("".join(disc(x + k * w * 0.15, y - h * 0.46, w * 0.07) for k in (-2, -1, 0, 1, 2)), "#e8b04a")
    for k in range(6):
        a = x - w * 0.54 + k * w * 0.18
        art.path(
            poly(
                [
                    (a + w * 0.03, y - h * 1.3),
                    (a + w * 0.15, y - h * 1.3),
                    (a + w * 0.18, y - h * 0.82),
                    (a + w * 0.09, y - h * 0.72),
                    (a, y - h * 0.82),
                ]
            ),
            cloth[k % 2],
        )


def _well(d: Drawing) -> None:
    d.oval(0, -4, 34, 12, "#000000", opacity=0.25)
    d.path("M-30 -34V-6Q0 10 30 -6V-34Z", d.linear(-30, 0, 30, 0, (0, "#f3ead6"), (1, "#8f8168")))
    d.oval(0, -34, 30, 11, "#efe4cc").oval(0, -33, 23, 7.5, "#245a72")
    d.line("M-27 -34V-78M27 -34V-78", 6, "#6b4526").path("M-40 -74L0 -100L40 -74Z", "#b5603a").path(
        "M0 -100L40 -74H0Z", "#8f4226"
    )


def _block(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """A block of marble with its front to us."""
    d.path(box(x, y - h, w, h), d.linear(x, y - h, x + w, y, (0, "#ffffff"), (1, "#d3d6da")))
    top = w * 0.22
    d.path(f"M{x} {y - h}L{x + top} {y - h - top * 0.8}H{x + w + top}L{x + w} {y - h}Z", "#fdfdfb")
    d.path(f"M{x + w} {y - h}L{x + w + top} {y - h - top * 0.8}V{y - top * 0.8}L{x + w} {y}Z", "#a7adb5")
    d.line(
        f"M{x + w * 0.15} {y - h * 0.3}q{w * 0.2} {-h * 0.3} {w * 0.35} 0t{w * 0.3} {-h * 0.2}",
        1.2,
        "#9aa3ad",
        opacity=0.8,
    )


def _blocks(d: Drawing) -> None:
    _block(d, -34, 0, 30, 22)
    _block(d, 2, 0, 30, 22)
    _block(d, -16, -22, 30, 20)


def _crane(d: Drawing) -> None:
    """A treadwheel crane with a block on its hook."""
    d.oval(0, 0, 40, 7, "#000000", opacity=0.25)
    d.line("M-30 0L-6 -78M18 0L-6 -78M-22 -26H10", 6, "#6b4526").line("M-22 -48L46 -98", 7, "#8a5a30").line(
        "M44 -96V-56", 2, "#2f1c0e"
    )
    d.disc(-14, -24, 17, "#4a2f18").disc(-14, -24, 13.5, "#a8713f").disc(-14, -24, 10, "#4a2f18")
    d.line("M-27 -24H-1M-14 -37V-11M-23 -33L-5 -15M-5 -33L-23 -15", 2, "#c9985c")
    _block(d, 31, -38, 24, 18)


def quarry(variant: int) -> Art:
    """The quarry as a trade hex: terraces of white marble, blocks and a crane, the middle free for the plaza."""
    rng = random.Random(3110 + variant)
    art = _start("#a9bb6c", "#6f7f42")
    for y, colour in (
        (30, "#d9cbab"),
        (56, "#c2b08a"),
        (88, "#d6c7a4"),
        (128, "#bba981"),
        (166, "#cdbd97"),
        (202, "#a9966c"),
    ):
        edge = ridge(rng, -10, y + rng.uniform(-3, 3), 210, y + rng.uniform(-3, 3), 9, 4)
        art.path(poly(clip([*edge, (210, 260), (-10, 260)])), colour)
        art.path(poly(clip([*edge, *[(x, py + 3) for x, py in reversed(edge)]])), "#fffaf0", 0.9)
        low = [(x, py + 11) for x, py in edge]
        art.path(poly(clip([*low, *[(x, py + 2.4) for x, py in reversed(low)]])), "#8f8672", 0.4)
    cracks = ""
    for _ in range(26):
        x, y = rng.uniform(8, 192), rng.uniform(20, 215)
        if inside([(x, y), (x + 6, y + 12)], 6) and _from_centre(x, y) > 40:
            cracks += f"M{num(x)} {num(y)}l{num(rng.uniform(-4, 4))} 6l{num(rng.uniform(-4, 6))} 6"
    art.line(cracks, "#857c68", 1.1, 0.6)
    _paved(art, rng, ("#dccfae", "#93835f"))
    x, y = polar(WAYS["SW" if variant == 1 else "SE"], 76)
    for dx, dy, w in ((-10, 8, 22), (9, 2, 16), (0, 15, 18)):
        rock(art, rng, x + dx, y + dy, w, "#d9d3c4", "#958c78", snow=False)
    _stands(art, _QUARRIES[variant])
    for x, y, h in ((30, 156, 22), (172, 156, 20)):
        _cypress(art, x, y, h)
    return _finish(art)


def _stands(art: Art, things: tuple[tuple[str, Callable[[Drawing], None], float, float, float], ...]) -> None:
    """Put things towards the edges: each with its direction, how large it is and how far it is moved aside."""
    for way, draw, k, dx, dy in things:
        x, y = polar(WAYS[way], 74)
        stamp(art, draw, x + dx, y + dy, k)


def _face(d: Drawing) -> None:
    """A wall of cut marble with steps."""
    d.path(
        "M-56 0V-46H-36V-66H-8V-84H30V-62H56V0Z",
        d.linear(-50, -84, 50, 0, (0, "#ffffff"), (0.6, "#e0ddd5"), (1, "#aaa496")),
    )
    d.path("M-36 -66H-8V-60H-36ZM-8 -84H30V-78H-8ZM-56 -46H-36V-40H-56ZM30 -62H56V-56H30Z", "#ffffff")
    d.line(
        "M-36 -46V0M-8 -66V0M30 -62V0M-56 -22H-36M-36 -32H-8M-8 -44H30M-8 -20H30M30 -32H56", 2, "#8f8877", opacity=0.8
    )
    d.line("M-26 -52q6 6 4 14M8 -70q8 8 4 18M40 -50q4 8 0 12", 1.6, "#a9b4c0", opacity=0.9)


def glassworks(variant: int) -> Art:
    """The glassworks as a trade hex: a glowing furnace, bottles and heaps of sand, the middle free for the plaza."""
    rng = random.Random(3120 + variant)
    art = _start("#f0d9a8", "#b98f56")
    for _ in range(12):
        x, y = rng.uniform(10, 190), rng.uniform(20, 210)
        _patch(
            art,
            blob(rng, x, y, rng.uniform(16, 34), rng.uniform(8, 14)),
            rng.choice(["#e3c48a", "#f6e6c0", "#cfa86a"]),
            0.55,
        )
    _paved(art, rng, ("#f0dfb8", "#b0905a"))
    for x, y, w in ((30, 156, 9), (172, 84, 8)):
        rock(art, rng, x, y, w, "#e9cf9c", "#a97f48", snow=False)
    _stands(art, _GLASSWORKS[variant])
    return _finish(art)


def _furnace(d: Drawing) -> None:
    """A furnace like a beehive, its mouth aglow."""
    d.oval(4, 0, 44, 8, "#000000", opacity=0.28)
    d.path("M2 -84Q-8 -98 4 -108Q16 -114 12 -124Q28 -116 22 -104Q14 -96 18 -86Z", "#fff6ea", opacity=0.7)
    d.path(
        "M-40 0Q-42 -52 -12 -74L-12 -90H16L16 -74Q44 -52 42 0Z",
        d.linear(-40, -80, 42, 0, (0, "#e6a27a"), (0.5, "#b9663f"), (1, "#743520")),
    )
    d.line("M-38 -22Q0 -16 41 -22M-33 -44Q0 -38 36 -44M-20 -64Q0 -60 24 -64", 2, "#5c2a18", opacity=0.6).line(
        "M-14 -89H18", 6, "#8a4229"
    )
    d.path("M-18 0V-18A19 19 0 0 1 20 -18V0Z", "#3b140b")
    d.path("M-13 0V-17A14 14 0 0 1 15 -17V0Z", d.radial(1, -6, 24, (0, "#fff3b0"), (0.45, "#ffb13d"), (1, "#d8481a")))


def _bottle(d: Drawing, x: float, tone: tuple[str, str, str], k: float = 1) -> None:
    d.group(f"translate({x} 0) scale({k})")
    d.path(
        "M-5 -66H5V-48Q15 -42 15 -30V-4Q15 0 11 0H-11Q-15 0 -15 -4V-30Q-15 -42 -5 -48Z",
        d.linear(-14, 0, 14, 0, (0, tone[0]), (0.5, tone[1]), (1, tone[2])),
        stroke=tone[2],
        stroke_width=2,
    )
    d.path("M-10 -30Q-10 -40 -2 -44V-6H-10Z", "#ffffff", opacity=0.55).path(box(-7, -70, 14, 7, 2), tone[2])
    d.end()


def _bottles(d: Drawing) -> None:
    d.oval(0, 0, 44, 7, "#000000", opacity=0.25)
    _bottle(d, -26, ("#c9f2d0", "#5fc07a", "#2c7a4a"), 0.9)
    _bottle(d, 26, ("#ffe3a8", "#e8a24a", "#a5601c"), 0.85)
    _bottle(d, 0, ("#d4f1fb", "#62b8de", "#2a6f9c"), 1.15)


def _heap(d: Drawing) -> None:
    """A heap of sand with a shovel."""
    d.oval(4, 0, 46, 8, "#000000", opacity=0.25)
    d.path(
        "M-46 0Q-24 -10 -10 -34Q0 -46 12 -34Q26 -12 48 0Q0 8 -46 0Z",
        d.linear(-30, -44, 30, 0, (0, "#fff3cf"), (1, "#d6b066")),
    )
    d.path("M4 -41Q12 -36 22 -18T48 0Q24 4 8 3Q14 -16 4 -41Z", "#b98f4c", opacity=0.6)
    d.line("M-14 -24L-34 -74M-40 -72L-28 -77", 5, "#7a4d28").path("M-18 -32L-6 -26L-2 -10Q-12 -8 -16 -16Z", "#8c98a6")


def _hall(d: Drawing) -> None:
    """The hall of the glaziers: a house with a big coloured window."""
    d.oval(2, 0, 48, 7, "#000000", opacity=0.25)
    d.path("M-40 0V-40L0 -74L40 -40V0Z", d.linear(-40, 0, 40, 0, (0, "#fff6e2"), (1, "#cdb98c")))
    d.path("M-48 -36L0 -80L48 -36L40 -33L0 -68L-40 -33Z", d.linear(-40, -70, 40, -40, (0, "#d8754a"), (1, "#96422a")))
    d.path("M-20 -8V-26A20 20 0 0 1 20 -26V-8Z", "#3a2c20")
    d.path("M-17 -10V-26A17 17 0 0 1 -1 -43V-10Z", "#62b8de").path(
        "M1 -10V-43A17 17 0 0 1 17 -26V-10Z", "#5fc07a"
    ).path("M-17 -22H17V-10H-17Z", "#e8a24a", opacity=0.85)
    d.line("M0 -44V-9M-18 -22H18", 2.2, "#3a2c20")


_QUARRIES = {
    1: (
        ("NW", _face, 0.55, 2, 25),
        ("NE", _face, 0.55, -2, 25),
        ("E", _crane, 0.56, -18, 23),
        ("W", _blocks, 0.58, 9, 13),
        ("SE", _blocks, 0.6, -4, 14),
    ),
    2: (
        ("NW", _blocks, 0.6, 2, 20),
        ("NE", _face, 0.55, -2, 25),
        ("W", _crane, 0.56, 10, 18),
        ("E", _blocks, 0.56, -10, 15),
        ("SW", _face, 0.46, 6, 14),
    ),
}
_GLASSWORKS = {
    1: (
        ("NW", _furnace, 0.5, 8, 25),
        ("NE", _bottles, 0.6, 0, 20),
        ("E", _heap, 0.52, -9, 14),
        ("W", _hall, 0.52, 8, 18),
        ("SE", _furnace, 0.5, -8, 20),
        ("SW", _bottles, 0.52, -2, 16),
    ),
    2: (
        ("NW", _bottles, 0.6, 0, 20),
        ("NE", _furnace, 0.46, -11, 27),
        ("W", _heap, 0.52, 6, 14),
        ("E", _hall, 0.52, -8, 18),
        ("SW", _furnace, 0.5, 4, 20),
        ("SE", _heap, 0.46, -6, 12),
    ),
}
"""What stands on each variant of a trade hex."""
DRAWINGS: dict[str, tuple[Callable[..., Art], *tuple[int, ...]]] = {
    "coast-oasis-1": (oasis,),
    "coast-castle-1": (castle_hex,),
    "coast-trade-castle-1": (trade_castle,),
    **{f"coast-quarry-{variant}": (quarry, variant) for variant in _QUARRIES},
    **{f"coast-glassworks-{variant}": (glassworks, variant) for variant in _GLASSWORKS},
}
