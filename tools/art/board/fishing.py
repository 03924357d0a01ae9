"""Fishing off the coast: lakes, fishing grounds, fish tokens and the old boot. Shares pen, coast and terrain."""

from __future__ import annotations

import math
import random

from .coast import _leafy
from .pen import Art, Point, blob, disc, flat, inside, num, poly, smooth
from .terrain import _finish, _from_centre, _patch, _start

CORNERS = {"n": 270, "ne": 330, "se": 30, "s": 90, "sw": 150, "nw": 210}
"""Corner of a hex -> degrees clockwise from the east."""
_GREENS = ("#2a6330", "#4a9842", "#8ac661")


def polar(degrees: float, reach: float) -> Point:
    """A point so far from the middle of a hex."""
    return (100 + reach * math.cos(math.radians(degrees)), 115.5 + reach * math.sin(math.radians(degrees)))


# things in the water


def fish(
    art: Art, x: float, y: float, long: float, turn: float, colours: tuple[str, str, str], eye: bool = True
) -> None:
    """A fish of that length, its head to the right where ``turn`` is 0; colours: back, belly, fins."""
    back, belly, fins = colours
    art.group(f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(long)})")
    art.path("M-.34 0C-.44 -.06 -.5 -.2 -.56 -.26C-.53 -.1 -.53 .1 -.56 .26C-.5 .2 -.44 .06 -.34 0Z", fins)
    art.path("M-.12 -.17C-.06 -.33 .1 -.34 .2 -.27L.16 -.14ZM-.06 .16C-.04 .27 .06 .3 .13 .27L.1 .14Z", fins)
    art.path("M.5 .01C.38 -.2 .06 -.28 -.36 -.03V.03C.06 .28 .38 .21 .5 .01Z", back)
    art.path("M.5 .01C.36 .06 .04 .1 -.36 .02V.03C.06 .28 .38 .21 .5 .01Z", belly)
    if eye:
        art.line("M.22 -.15Q.15 0 .22 .15", fins, 0.035, 0.8)
        art.path(disc(0.33, -0.04, 0.05), "#ffffff")
        art.path(disc(0.34, -0.04, 0.028), "#14212b")
    art.end()


def lily(art: Art, x: float, y: float, r: float, flower: bool) -> None:
    """A leaf of a water lily, cut in like a slice."""
    art.path(disc(x + 0.8, y + 1.2, r, r * 0.6), "#174a5c", 0.4)
    leaf = f"M{num(x)} {num(y)}L{num(x + r)} {num(y - r * 0.16)}A{num(r)} {num(r * 0.6)} 0 1 1 {num(x + r * 0.8)} {num(y - r * 0.38)}Z"
    art.path(leaf, "#5fa447")
    art.line(
        f"M{num(x)} {num(y)}L{num(x - r * 0.7)} {num(y + r * 0.1)}M{num(x)} {num(y)}L{num(x)} {num(y + r * 0.4)}",
        "#8cc766",
        0.8,
    )
    if flower:
        for k in (-38, 0, 38):
            art.group(f"translate({num(x - r * 0.1)} {num(y)}) rotate({k})")
            art.path(disc(0, -r * 0.38, r * 0.2, r * 0.4), "#fdeef2" if k else "#ffffff")
            art.end()
        art.path(disc(x - r * 0.1, y - r * 0.12, r * 0.16), "#f3c744")


def reeds(art: Art, rng: random.Random, x: float, y: float, h: float, count: int = 5, tails: bool = True) -> None:
    """A bunch of reeds, some with brown heads."""
    blades, heads = "", ""
    for k in range(count):
        dx = (k - (count - 1) / 2) * h * 0.13
        tall = h * rng.uniform(0.7, 1.0)
        tip = x + dx * 2.1 + rng.uniform(-1, 1)
        blades += f"M{num(x + dx)} {num(y)}Q{num(x + dx * 1.1)} {num(y - tall * 0.6)} {num(tip)} {num(y - tall)}"
        if tails and k % 2:
            heads += f"M{num(tip)} {num(y - tall)}v{num(h * 0.22)}"
    art.line(blades, "#3f6d2c", h * 0.075)
    art.line(blades, "#86ad4a", h * 0.035)
    art.line(heads, "#6d4526", h * 0.1)


def rowing_boat(art: Art, x: float, y: float, s: float, way: int = 1) -> None:
    """A rowing boat with a fisher and his rod."""

    def at(dx: float, dy: float) -> Point:
        return (x + way * dx * s, y + dy * s)

    art.path(disc(x, y + s * 0.06, s * 0.6, s * 0.1), "#123f52", 0.4)
    art.line(
        f"M{num(at(-0.04, -0.28)[0])} {num(at(0, -0.28)[1])}L{num(at(0.62, -0.6)[0])} {num(at(0, -0.6)[1])}",
        "#5c3f24",
        s * 0.04,
    )
    art.line(poly([at(0.62, -0.6), at(0.66, 0.06)], close=False), "#e9fbfa", s * 0.016, 0.9)
    art.path(smooth([at(-0.16, -0.1), at(-0.17, -0.34), at(-0.05, -0.42), at(0.09, -0.32), at(0.1, -0.1)]), "#b8452f")
    art.path(disc(*at(-0.03, -0.5), s * 0.1), "#e3b98c")
    art.path(disc(*at(-0.03, -0.555), s * 0.17, s * 0.042), "#b58c3c")
    art.path(smooth([at(-0.13, -0.56), at(-0.11, -0.66), at(0.05, -0.66), at(0.07, -0.56)]), "#e2c170")
    hull = smooth(
        [
            at(-0.56, -0.2),
            at(-0.2, -0.12),
            at(0.2, -0.12),
            at(0.58, -0.22),
            at(0.42, 0.06),
            at(0.0, 0.12),
            at(-0.42, 0.06),
        ]
    )
    art.path(hull, art.lin(x, y - s * 0.2, x, y + s * 0.12, (0, "#c08a54"), (1, "#6d4526")))
    art.line(
        poly([at(-0.55, -0.2), at(-0.2, -0.11), at(0.2, -0.11), at(0.57, -0.22)], close=False), "#ecc793", s * 0.05
    )


def jetty(art: Art, x: float, y: float, dx: float, dy: float, wide: float) -> None:
    """Planks on piles from the shore at x, y into the water."""
    far = math.hypot(dx, dy)
    ux, uy = dx / far, dy / far
    nx, ny = -uy * wide / 2, ux * wide / 2
    deck = [(x + nx, y + ny), (x + dx + nx, y + dy + ny), (x + dx - nx, y + dy - ny), (x - nx, y - ny)]
    art.path(poly([(px + 1.5, py + 3.5) for px, py in deck]), "#123f52", 0.4)
    art.path(poly(deck), "#b98652")
    steps = int(far / 4)
    art.line(
        "".join(
            f"M{num(x + ux * 4 * k + nx)} {num(y + uy * 4 * k + ny)}L{num(x + ux * 4 * k - nx)} {num(y + uy * 4 * k - ny)}"
            for k in range(1, steps + 1)
        ),
        "#6d4526",
        0.9,
    )
    art.path("".join(disc(px, py, 1.8) for px, py in deck[1:3]), "#5a3a20")


def angler() -> Art:
    """A rowing boat with a fisher, for the open water beside the island."""
    art = Art(100, 80)
    rowing_boat(art, 46, 66, 74)
    art.line("M2 72q6 -5 12 0t12 0t12 0t12 0t12 0t12 0t12 0", "#e9fbfa", 2.4, 0.85)
    return art


# lakes


def lake(variant: int) -> Art:
    """A lake with green shores; the middle is calm and has room for numbers."""
    rng = random.Random(2100 + variant)
    art = _start("#a9cf68", "#5f9540")
    for _ in range(10):
        turn = rng.uniform(0, 360)
        x, y = polar(turn, 92)
        _patch(art, blob(rng, x, y, rng.uniform(14, 26), rng.uniform(8, 14)), rng.choice(["#7fb551", "#bcdc7c"]), 0.6)
    shore = []
    for k in range(24):
        turn = 15 * k + 7
        edge = 100 / max(math.cos(math.radians((turn - 60 * j + 180) % 360 - 180)) for j in range(6))
        shore.append(polar(turn, (edge - 19) * rng.uniform(0.955, 1.03)))
    line = flat(shore)

    def grown(k: float) -> list[Point]:
        return [(100 + (x - 100) * k, 115.5 + (y - 115.5) * k) for x, y in line]

    art.path(poly(grown(1.06)), "#e9d9a4")
    art.path(poly(grown(1.025)), "#c7b27c")
    art.path(poly(line), art.lin(40, 40, 160, 200, (0, "#6cc3d4"), (0.5, "#3f9dbd"), (1, "#2a7ba0")))
    art.path(poly(grown(0.93)), "#8ed6dd", 0.28)
    art.path(poly(grown(0.86)), art.rad(100, 115.5, 84, (0, "#256f97"), (0.75, "#3489ae"), (1, "#4ba8c2")))
    art.path(disc(78, 84, 40, 16), art.rad(78, 84, 40, (0, "#d8f4f4", 0.45), (1, "#d8f4f4", 0), flatten=0.4))
    ripples = ""
    for _ in range(34):
        x, y = rng.uniform(30, 170), rng.uniform(34, 198)
        if _from_centre(x, y) < 74 and _from_centre(x, y) > 30:
            s = rng.uniform(4, 9)
            ripples += f"M{num(x - s)} {num(y)}q{num(s / 2)} {num(-s * 0.28)} {num(s)} 0t{num(s)} 0"
    art.line(ripples, "#d9f6f5", 1.1, 0.5)
    silver = ("#5f8fa8", "#a9cfd8", "#4a7890")
    schools = {
        1: ((60, 168, 20, -26), (76, 180, 16, -14), (142, 62, 19, 160), (124, 50, 15, 172)),
        2: ((58, 66, 19, 30), (74, 52, 15, 14), (140, 172, 20, 205), (122, 184, 16, 196)),
    }
    for x, y, s, turn in schools[variant]:
        fish(art, x, y, s, turn, silver, eye=False)
    if variant == 1:
        lilies = [
            (40, 88, 9, True),
            (36, 104, 6.5, False),
            (54, 74, 6.5, False),
            (160, 118, 7.5, True),
            (166, 132, 6, False),
        ]
        jetty(art, 186, 150, -28, 8, 9)
        rowing_boat(art, 128, 186, 30, -1)
        banks = [(62, 50, 20), (32, 156, 19), (104, 212, 18), (170, 96, 17)]
    else:
        lilies = [
            (160, 88, 9, True),
            (164, 104, 6.5, False),
            (146, 74, 6.5, False),
            (40, 118, 7.5, True),
            (34, 132, 6, False),
        ]
        jetty(art, 14, 150, 28, 8, 9)
        rowing_boat(art, 72, 186, 30)
        banks = [(140, 48, 20), (168, 152, 19), (98, 212, 18), (29, 100, 17)]
    for x, y, r, flower in lilies:
        lily(art, x, y, r, flower)
    for x, y, h in banks:
        reeds(art, rng, x, y, h, 6)
        reeds(art, rng, x + 9, y + 4, h * 0.75, 4)
    trees = ((100, 24, 20), (20, 76, 19), (181, 186 - 12, 20), (186, 76, 17), (18, 170, 17))
    for x, y, h in sorted(trees, key=lambda one: one[1]):
        if inside([(x - h * 0.3, y), (x + h * 0.3, y), (x, y - h)], 1):
            art.path(disc(x + 3, y, h * 0.35, h * 0.1), "#2b4f1c", 0.4)
            _leafy(art, rng, x, y, h, _GREENS)
    return _finish(art)


def lake_plate() -> Art:
    """A plate with four fields for the numbers of a lake: their middles lie at 35, 33; 97, 33; 35, 67; 97, 67."""
    art = Art(132, 100)
    outer = "M24 6H108A20 20 0 0 1 128 26V70A20 20 0 0 1 108 90H24A20 20 0 0 1 4 70V26A20 20 0 0 1 24 6Z"
    art.path(
        f"M24 12H108A20 20 0 0 1 128 32V76A20 20 0 0 1 108 96H24A20 20 0 0 1 4 76V32A20 20 0 0 1 24 12Z",
        "#0b1016",
        0.32,
    )
    art.path(outer, "#8d744a")
    art.path(
        "M24 8H108A18 18 0 0 1 126 26V70A18 18 0 0 1 108 88H24A18 18 0 0 1 6 70V26A18 18 0 0 1 24 8Z",
        art.lin(20, 6, 112, 92, (0, "#fffaf0"), (1, "#c9b284")),
    )
    art.path(
        "M25 12H107A15 15 0 0 1 122 27V69A15 15 0 0 1 107 84H25A15 15 0 0 1 10 69V27A15 15 0 0 1 25 12Z",
        art.rad(56, 38, 80, (0, "#fbf5e6"), (0.65, "#f3e9d2"), (1, "#e2d2ac")),
    )
    art.line("M66 17V79M16 48H116", "#a68f63", 1.4, 0.75)
    art.path("M66 41Q72 46 66 55Q60 46 66 41Z", "#3f93b4")
    return art


def float_plate() -> Art:
    """The place for the number of a fishing ground: parchment in a ring of cork floats and rope."""
    art = Art(100, 100)
    art.path(disc(50, 54, 45), "#0b2c3c", 0.4)
    art.path(disc(50, 50, 48), "#4c3220")
    art.path(disc(50, 50, 46.4), art.lin(15, 8, 85, 92, (0, "#e9c795"), (1, "#a87850")))
    for k in range(12):
        x, y = 50 + 42 * math.cos(math.tau * k / 12), 50 + 42 * math.sin(math.tau * k / 12)
        art.path(disc(x, y, 6.4), "#f2ead8" if k % 2 else "#c8493a")
        art.path(disc(x - 1.4, y - 1.6, 2.6), "#ffffff", 0.5)
    art.path(disc(50, 50, 37), "#7d5a34")
    art.path(disc(50, 50, 35.4), art.rad(42, 40, 54, (0, "#fbf5e6"), (0.65, "#f3e9d2"), (1, "#e2d2ac")))
    return art


# fishing grounds


def ground(corner: str) -> Art:
    """A shoal in the sea before three intersections; ``corner`` is that of the middle one. The number lies in the middle."""
    rng = random.Random(2200)
    art = Art(200, 231)
    face = CORNERS[corner]

    def at(turn: float, reach: float) -> Point:
        return polar(face + turn, reach)

    shape = [
        at(-60, 106), at(-44, 98), at(-30, 92), at(-15, 98), at(0, 108), at(15, 98), at(30, 92), at(44, 98), at(60, 106),
        at(82, 84), at(112, 70), at(146, 62), at(180, 60), at(214, 62), at(248, 70), at(278, 84),
    ]  # fmt: skip
    line = flat(shape)
    centre = at(0, 20)

    def grown(k: float) -> list[Point]:
        return [(centre[0] + (x - centre[0]) * k, centre[1] + (y - centre[1]) * k) for x, y in line]

    art.path(poly(grown(1.0)), "#a8e6df", 0.5)
    art.path(
        poly(grown(0.93)), art.rad(*centre, 104, (0, "#3aa5b8", 0.95), (0.7, "#55bcc4", 0.9), (1, "#8edbd6", 0.75))
    )
    for turn, reach, rx, ry in ((-38, 74, 22, 9), (36, 72, 20, 8), (4, 82, 18, 7), (170, 40, 22, 9)):
        x, y = at(turn, reach)
        art.path(poly(flat(blob(rng, x, y, rx, ry, 0.2))), "#e9dfae", 0.55)
    art.path(disc(100, 115.5, 44), "#2d8ea6", 0.5)
    weeds = ""
    for turn, reach in ((-58, 80), (-50, 88), (55, 78), (62, 84), (14, 76), (-18, 70), (96, 58), (-96, 58)):
        x, y = at(turn, reach)
        for k in (-1, 0, 1):
            weeds += f"M{num(x + 3 * k)} {num(y + 5)}q{num(3 * k - 2)} -4 {num(2 * k)} -7t{num(2 * k)} -6"
    art.line(weeds, "#2c7a5c", 1.8, 0.75)
    # the shoal swims around the number
    dark, pale = ("#1d566e", "#3c8198", "#174659"), ("#e9f4f1", "#b9d4d8", "#8fb3bd")
    for k, turn in enumerate((-80, -42, 0, 40, 78), 1):
        x, y = at(turn, 60 if k % 2 else 63)
        fish(art, x + 1.5, y + 3.5, 27 if k % 2 else 24, face + turn + 98, ("#123f52",) * 3, eye=False)
        fish(art, x, y, 27 if k % 2 else 24, face + turn + 98, pale if k % 3 else ("#f3a94a", "#fbd38c", "#c8662a"))
    for turn, reach, s in ((-60, 84, 14), (-20, 83, 14), (22, 85, 14), (58, 80, 14)):
        x, y = at(turn, reach)
        fish(art, x, y, s, face + turn + 80, dark, eye=False)
    # a net on cork floats goes from the first intersection round the ground to the third
    rope = flat(
        [
            at(60, 108),
            at(84, 86),
            at(114, 73),
            at(147, 65),
            at(180, 63),
            at(213, 65),
            at(246, 73),
            at(276, 86),
            at(300, 108),
        ],
        close=False,
    )
    art.line(poly([(x, y + 2) for x, y in rope], close=False), "#123f52", 2.4, 0.4)
    art.line(poly(rope, close=False), "#f1e3bf", 1.6)
    floats = rope[3::5]
    art.path("".join(disc(x, y + 1.6, 3.6) for x, y in floats), "#123f52", 0.4)
    for k, (x, y) in enumerate(floats):
        art.path(disc(x, y, 3.6), "#c8493a" if k % 2 else "#fdf6e6")
        art.path(disc(x - 1, y - 1.1, 1.3), "#ffffff", 0.55)
    # a mooring stake shows each of the three intersections
    for turn in (-60, 0, 60):
        x, y = at(turn, 101)
        art.path(disc(x + 1, y + 3, 6.5, 4), "#123f52", 0.4)
        art.path(
            poly([(x - 3.4, y + 3), (x - 3.4, y - 13), (x + 3.4, y - 13), (x + 3.4, y + 3)]),
            art.lin(x - 3.4, y, x + 3.4, y, (0, "#d3a876"), (1, "#6b4628")),
        )
        art.path(poly([(x - 3.4, y - 5), (x - 3.4, y - 9), (x + 3.4, y - 9), (x + 3.4, y - 5)]), "#fdf6e6")
        art.path(disc(x, y - 13, 3.4, 1.6), "#ecc793")
    return art


# fish tokens

_RIM = ("#f7f1e0", "#c9b284")
_ORANGE = ("#f2a24a", "#fbd38c", "#c8662a")
_SILVER = ("#cfe3ea", "#ffffff", "#7fa6b8")


def _token(rim: tuple[str, str], field: tuple[str, str]) -> Art:
    art = Art(100, 100)
    art.path(disc(50, 53, 46), "#0b1016", 0.34)
    art.path(disc(50, 49, 47), "#12303f")
    art.path(disc(50, 49, 45.4), art.lin(15, 8, 85, 92, (0, rim[0]), (1, rim[1])))
    art.path(disc(50, 49, 39.5), "#12303f", 0.75)
    art.path(disc(50, 49, 38.4), art.rad(42, 36, 58, (0, field[0]), (1, field[1])))
    return art


_SWIM = {
    1: ((51, 49, 66, -12),),
    2: ((51, 35, 50, -8), (49, 63, 50, 172)),
    3: ((52, 27, 41, -6), (48, 49, 46, 174), (52, 71, 41, -6)),
}


def fish_token(count: int) -> Art:
    """A token with one, two or three fish, each of them to be counted at a glance."""
    art = _token(_RIM, ("#3fa3bf", "#175a7c"))
    art.line("M17 40q6 -5 12 0t12 0M60 60q6 -5 12 0t12 0M30 82q6 -5 12 0t12 0t12 0", "#8ed6dd", 1.8, 0.45)
    for k, (x, y, s, turn) in enumerate(_SWIM[count]):
        fish(art, x + 1, y + 3, s, turn, ("#0d3247",) * 3, eye=False)
        fish(art, x, y, s, turn, _ORANGE if k == 1 or count == 1 else _SILVER)
    return art


def fish_back() -> Art:
    """A token face down: a net with a scallop shell on it."""
    art = _token(("#e9c795", "#8a5c36"), ("#2f6f86", "#123f55"))
    net = ""
    for k in range(-7, 12):
        for way in (1, -1):
            a = [(x, 49 + way * (x - 50) + k * 13 - 26) for x in range(10, 91)]
            run = [(x, y) for x, y in a if math.hypot(x - 50, y - 49) < 37.6]
            if len(run) > 1:
                net += poly([run[0], run[-1]], close=False)
    art.line(net, "#7fb3bf", 1.5, 0.55)
    ribs = [50 + 24 * math.sin(math.radians(t)) for t in range(-60, 61, 24)]
    shell = (
        "M50 72L42 68H58ZM50 70C34 62 25 46 30 34Q34 27 39 29Q43 22 50 24Q57 22 61 29Q66 27 70 34C75 46 66 62 50 70Z"
    )
    art.line(shell, "#0d3247", 4.5)
    art.path(shell, art.lin(30, 24, 68, 72, (0, "#fff3dd"), (0.55, "#f3c9a0"), (1, "#cf8a62")))
    art.line("".join(f"M50 69Q{num(50 + (x - 50) * 0.75)} 48 {num(x)} 31" for x in ribs[1:-1]), "#b56a48", 1.6, 0.75)
    return art


_BOOT = "M31 14Q42 9 55 13L56 22Q53 32 57 42Q60 49 70 53Q84 58 86 68Q87 74 84 76H30Q27 66 29 54Q31 40 30 28Z"


def _boot(art: Art, *, back: bool = True) -> None:
    """An old boot with a patch, a hole at its toe and a lace undone; about 60 wide in a frame of 100."""
    art.line(_BOOT + "M28 74H86V82H66L62 80H46V84H28Z", "#1c120a", 7)
    art.path("M28 74H86V82Q76 84 66 82L62 80H46V86H28Z", "#3a2414")
    art.path(_BOOT, art.lin(30, 14, 78, 78, (0, "#b9814c"), (0.55, "#8a5730"), (1, "#5a351b")))
    art.path("M31 14Q42 9 55 13L56 21Q43 17 30 23Z", "#d9a974")
    art.path(disc(43, 15, 11, 3.4), "#2b190d")
    art.path("M70 53Q84 58 86 68Q87 74 84 76H70Q66 64 70 53Z", "#a56d3c")
    art.line("M70 54Q65 64 69 75", "#4c2c15", 1.8)
    art.path("M32 44L44 42L46 56L33 58Z", "#c99a5f")
    art.line("M32 44L44 42L46 56L33 58Z", "#4c2c15", 1.4, 1, 'stroke-dasharray="3 2.6"')
    art.path("M76 62Q82 62 84 68Q80 72 75 69Q73 65 76 62Z", "#1c120a")
    art.path("M76.500 66Q80 64 83 68Q80 71 77 69Z", "#e3b98c")
    art.line("M47 27L57 30M48 35L58 38M51 43L61 45", "#f1e3bf", 2.4)
    art.line("M57 30Q68 30 66 38Q72 40 70 47", "#f1e3bf", 1.9)
    if back:
        art.line("M34 26Q32 36 33 42", "#e3b98c", 2, 0.6)


def boot_token() -> Art:
    """The old boot as it lies among the fish."""
    art = _token(("#e6d2c2", "#9a6a58"), ("#8fc1b4", "#3f7f7d"))
    art.line("M17 34q6 -5 12 0t12 0M60 30q6 -5 12 0t12 0", "#d9f5f2", 1.8, 0.5)
    art.group("translate(13 11) scale(.78)")
    _boot(art)
    art.end()
    art.line("M14 62Q20 50 26 60Q20 70 30 78", "#2c7a5c", 3, 0.9)
    return art


def boot_badge() -> Art:
    """The boot alone, for the panel of the seat that has it."""
    art = Art(100, 100, "translate(-4 4) scale(.93)")
    art.rim(_BOOT + "M28 74H86V82L66 82L62 80H46V86H28Z", 6.5, 2)
    _boot(art)
    return art


DRAWINGS = {
    "coast-lake-1": (lake, 1),
    "coast-second-lake-1": (lake, 2),
    "token-lake": (lake_plate,),
    "token-fishing": (float_plate,),
    **{f"fishing-ground-{corner}": (ground, corner) for corner in CORNERS},
    **{f"fish-token-{count}": (fish_token, count) for count in _SWIM},
    "fish-token-back": (fish_back,),
    "fish-token-boot": (boot_token,),
    "badge-boot": (boot_badge,),
    "sea-angler": (angler,),
}
