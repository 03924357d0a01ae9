"""The picture of the game, the parts of the assembly's scene, and the end of a game."""

from __future__ import annotations

import math
import random

from board.bay import _gulls
from board.pen import Art, bleed, disc, flat, num, poly, ridge
from svgkit import Drawing
from traders.figures import Figure, stamp

from .cards_fate import BLUE, COAT_B, COAT_R, GREEN, GREY, OCHRE, RED, law_rock
from .figures import longship, person, settler
from .tiles import LAVA, _fade_mound, _peak, _steam

W, H = 400.0, 240.0
COAT_G = ("#a8d29a", "#4f9a5c", "#285a33")


def _stamp(art: Art, draw: Figure, x: float, y: float, k: float, *, flip: bool = False, shade: float = 0) -> None:
    stamp(art, draw, x, y, k, flip=flip, shade=shade)


def _sky(art: Art, foot: float, width: float = W) -> None:
    art.path(
        poly([(0, 0), (width, 0), (width, foot), (0, foot)]),
        art.lin(0, 0, 0, foot, (0, "#1c3a54"), (0.4, "#4a7186"), (0.72, "#d39a88"), (1, "#f9dda6")),
    )


def _sun(art: Art, x: float, y: float, r: float) -> None:
    art.path(disc(x, y, r * 7), art.rad(x, y, r * 7, (0, "#ffe6ac", 0.95), (0.3, "#ffd9a0", 0.5), (1, "#ffd9a0", 0)))
    art.path(disc(x, y, r), "#fffbe6")


def _streaks(art: Art, rng: random.Random, count: int, low: float, width: float = W) -> None:
    """Long thin clouds lit from below."""
    for _ in range(count):
        x, y, w = rng.uniform(-20, width), rng.uniform(14, low), rng.uniform(40, 90)
        art.path(f"M{num(x)} {num(y)}q{num(w * 0.4)} -6 {num(w)} 0q-{num(w * 0.5)} 5 -{num(w)} 0Z", "#f6c4a4", 0.5)


def _glacier(art: Art, rng: random.Random, foot: float, width: float = W) -> None:
    """A broad white dome behind dark mountains."""
    crest = flat(
        [
            (-20, foot - 20),
            (width * 0.18, foot - 44),
            (width * 0.4, foot - 58),
            (width * 0.6, foot - 40),
            (width + 20, foot - 14),
        ],
        close=False,
    )
    art.path(
        poly([*crest, (width + 20, foot), (-20, foot)]), art.lin(0, foot - 60, 0, foot, (0, "#fdfeff"), (1, "#a9cbdb"))
    )
    for x0, x1, rough, ink in ((-20, width * 0.5, 22, "#5f7686"), (width * 0.4, width + 20, 20, "#56697a")):
        line = [(x, foot - abs(y - foot)) for x, y in ridge(rng, x0, foot - 12, x1, foot - 8, rough, 5)]
        art.path(poly([*line, (x1, foot + 2), (x0, foot + 2)]), ink)


def _sea(art: Art, y: float, width: float = W, high: float = H, seed: int = 1) -> None:
    rng = random.Random(seed)
    art.path(
        poly([(0, y), (width, y), (width, high), (0, high)]),
        art.lin(0, y, 0, high, (0, "#e9c9a0"), (0.1, "#7fb0a8"), (0.5, "#3f858c"), (1, "#174a58")),
    )
    strokes = ""
    for _ in range(70):
        x, t = rng.uniform(0, width), rng.random()
        yy = y + 4 + (high - y) * t
        s = 3 + 7 * t
        strokes += f"M{num(x)} {num(yy)}q{num(s * 0.5)} {num(-s * 0.35)} {num(s)} 0t{num(s)} 0"
    art.line(strokes, "#e6f6ee", 1.3, 0.55)


def landnam() -> Art:
    """Two ships stand in to a shore of lava, ice and green slopes; a rider waits by the first house; fog hides the rest."""
    rng = random.Random(81)
    art = Art(W, H, bleed(W, H))
    _sky(art, 138)
    _sun(art, 96, 112, 13)
    _streaks(art, rng, 7, 80)
    _glacier(art, rng, 130)
    # the volcano
    art.path("M246 130L296 54Q306 60 316 54L372 130Z", art.lin(250, 54, 360, 130, (0, "#6f6a70"), (1, "#2c2c33")))
    art.path("M316 54L372 130H318Q312 92 308 58Z", "#1d1f26", 0.5)
    art.path(disc(306, 46, 46), art.rad(306, 46, 46, (0, "#ff9a4a", 0.75), (0.4, "#ff8a3a", 0.3), (1, "#ff8a3a", 0)))
    for x, y, r, a in ((310, 36, 11, 0.8), (320, 25, 14, 0.7), (308, 18, 12, 0.55), (330, 12, 16, 0.45)):
        art.path(disc(x, y, r, r * 0.8), "#6a5a60", a)
    art.path("M294 55Q306 46 318 55Q306 62 294 55Z", LAVA[1])
    for line, w in (("M304 58Q300 76 308 90Q316 106 308 128", 4.5), ("M310 58Q322 78 332 92Q340 106 342 126", 3.2)):
        art.line(line, "#5a1810", w + 2.4)
        art.line(line, LAVA[2], w)
        art.line(line, LAVA[0], w * 0.4)
    _sea(art, 130, seed=82)
    # the near land on the right
    shore = [(410, 122), (350, 126), (300, 134), (262, 150), (250, 172), (220, 196), (190, 214), (176, 244), (410, 250)]
    art.path(
        poly(flat([(x - 7, y - 1) for x, y in shore[1:-2]] + [(160, 250), (420, 260), (420, 116)])), "#f1faf6", 0.75
    )
    art.path(poly(flat([(x - 3, y) for x, y in shore[1:-2]] + [(168, 250), (420, 260), (420, 118)])), "#2c2f33")
    art.path(
        poly(
            flat(
                [
                    (410, 124),
                    (352, 130),
                    (306, 140),
                    (276, 156),
                    (262, 178),
                    (236, 204),
                    (206, 226),
                    (196, 252),
                    (420, 262),
                ]
            )
        ),
        art.lin(0, 126, 0, 240, (0, "#a6cf74"), (1, "#47803f")),
    )
    for x, y, w in ((340, 150, 60), (300, 200, 70), (380, 200, 60), (260, 226, 50)):
        art.path(disc(x, y, w, w * 0.2), "#c3e08c", 0.4)
    _steam(art, 376, 142, 40, 0.8)
    for x, y, s in ((322, 160, 34), (358, 172, 50)):
        _fade_mound(art, x, y, s)
    tufts = "".join(
        f"M{num(x)} {num(y)}l-2 -6M{num(x)} {num(y)}l0 -8M{num(x)} {num(y)}l3 -6"
        for x, y in ((240, 220), (262, 236), (300, 178), (330, 232), (384, 226), (280, 210), (396, 186))
    )
    art.line(tufts, "#2f6a35", 1.5)
    _stamp(art, lambda d: settler(d, COAT_R), 306, 226, 0.56, flip=True, shade=46)
    # ships
    _stamp(art, lambda d: longship(d, COAT_G), 168, 156, 0.3)
    art.line("M150 157q6 -3 12 0t12 0t14 0", "#f1faf6", 1.6, 0.9)
    _stamp(art, lambda d: longship(d, COAT_B), 84, 214, 0.86)
    art.path("M20 216Q40 206 62 215T108 214Q128 206 146 215Q130 224 106 221T58 223Q34 226 20 216Z", "#f1faf6", 0.9)
    _gulls(art, [(40, 66, 8), (62, 56, 6), (214, 94, 6), (232, 84, 5)])
    # the fog at the left
    for x, y, rx, ry, a in (
        (-6, 150, 70, 16, 0.55),
        (20, 132, 60, 12, 0.5),
        (-16, 176, 54, 14, 0.4),
        (60, 142, 50, 9, 0.35),
    ):
        art.path(disc(x, y, rx, ry), "#dfe9ec", a)
    return art


def _flag(d: Drawing, x: float, y: float, tone: tuple[str, str, str]) -> None:
    d.line(f"M{x} {y}V{y - 44}", 2.6, "#4a2f18").path(
        f"M{x + 1} {y - 44}Q{x + 12} {y - 48} {x + 24} {y - 43}L{x + 18} {y - 36}L{x + 24} {y - 29}Q{x + 12} {y - 33} {x + 1} {y - 29}Z",
        tone[1],
        stroke=tone[2],
        stroke_width=1.2,
    )


def assembly_ground() -> Art:
    """The plain of the assembly under its cliff: a wide quiet picture for what the two sides play."""
    rng = random.Random(83)
    width, high = 480.0, 160.0
    art = Art(width, high, bleed(width, high))
    _sky(art, 92, width)
    _sun(art, 400, 76, 9)
    _streaks(art, rng, 7, 54, width)
    _glacier(art, rng, 84, width)
    art.path(poly([(0, 82), (width, 82), (width, 96), (0, 96)]), "#8fc0bc")
    # the cliff on both sides, cleft in columns
    for side in (0, 1):
        edge = [(0, 34), (40, 30), (70, 44), (112, 40), (140, 62), (170, 64), (186, 90), (200, 96), (0, 130)]
        pts = [(x if side == 0 else width - x, y) for x, y in edge]
        art.path(poly(pts), art.lin(0, 30, 0, 120, (0, "#75808a"), (1, "#39424b")))
        cracks = ""
        for k in range(11):
            x = 8 + k * 16
            top = 40 + k * 4.4
            cracks += (
                f"M{num(x if side == 0 else width - x)} {num(top)}l{num(rng.uniform(-2, 2))} {num(max(94 - top, 6))}"
            )
        art.line(cracks, "#262d34", 1.8, 0.6)
        art.path(poly([*pts[:8], *[(x, y + 5) for x, y in reversed(pts[:8])]]), "#8fbf62")
    art.path(
        poly(flat([(-20, 98), (120, 92), (240, 98), (360, 92), (500, 98)], close=False) + [(500, 180), (-20, 180)]),
        art.lin(0, 90, 0, 160, (0, "#9dca70"), (1, "#3f6f3c")),
    )
    for x, y, w in ((90, 128, 90), (300, 118, 110), (420, 144, 80)):
        art.path(disc(x, y, w, w * 0.16), "#b9dc88", 0.35)
    art.line("M232 160Q244 130 236 108", "#cfc08c", 12, 0.5)
    for x, y, s in ((116, 106, 22), (146, 102, 16), (352, 105, 20), (332, 101, 15)):
        art.path(poly([(x - s * 0.6, y), (x, y - s * 0.8), (x + s * 0.6, y)]), "#efe6cf")
        art.path(poly([(x + s * 0.1, y), (x, y - s * 0.8), (x + s * 0.6, y)]), "#c4b48e")
    return art


def rock() -> Drawing:
    """The law rock with the one who speaks the law on it; stands free."""
    d = Drawing(160, 140)
    d.oval(80, 130, 72, 7, "#000000", opacity=0.28)
    law_rock(d, 80, 130, 1.1)
    _flag(d, 44, 78, COAT_R)
    d.group("translate(86 72) scale(.66)")
    person(d, GREY, hair="#efeae0", arm="up")
    d.end()
    return d


def party(plaintiff: bool) -> Drawing:
    """One side of a case, looking at the other: the plaintiffs with an arm out and spears, the defendants behind shields."""
    d = Drawing(160, 140)
    d.oval(80, 130, 72, 7, "#000000", opacity=0.26)
    lead, others = (OCHRE, (BLUE, GREEN)) if plaintiff else (RED, (GREY, OCHRE))
    if plaintiff:
        figures = (
            (44, 118, 0.76, others[0], "spear"),
            (108, 116, 0.74, others[1], "spear"),
            (74, 130, 0.96, lead, "forward"),
        )
    else:
        figures = (
            (50, 118, 0.76, others[0], "shield"),
            (114, 117, 0.74, others[1], "shield"),
            (82, 130, 0.96, lead, "shield"),
        )
    for k, (x, y, size, cloak, kind) in enumerate(figures):
        d.group(f"translate({x} {y}) scale({num(size if plaintiff else -size)} {num(size)})")
        hair = ("#7a4a24", "#d8a24a", "#b8752f")[k]
        person(
            d,
            cloak,
            hair=hair,
            arm="forward" if kind == "forward" else "down",
            spear=kind == "spear",
            shield="" if kind != "shield" else ("#2f5f94", "#3c6b48", "#8c2a22")[k],
        )
        d.end()
    return d


def ending() -> Art:
    """The assembly hails the winner: horns, banners and a feast fire under the midnight sun."""
    rng = random.Random(84)
    width = 450.0
    art = Art(width, H, bleed(width, H))
    _sky(art, 140, width)
    _sun(art, 225, 116, 15)
    _streaks(art, rng, 10, 84, width)
    _glacier(art, rng, 136, width)
    art.path(poly([(0, 130), (width, 130), (width, H), (0, H)]), art.lin(0, 130, 0, H, (0, "#a6cf74"), (1, "#35612f")))
    art.group("translate(25 0)")
    _stamp(art, lambda d: law_rock(d, 0, 0, 1.5), 200, 200, 1.0)
    for x, y, tone in (
        (70, 170, COAT_B),
        (330, 170, COAT_G),
        (110, 158, COAT_R),
        (290, 158, ("#ffe6a3", "#e3b65b", "#94682a")),
    ):
        _stamp(art, lambda d, t=tone: _flag(d, 0, 0, t), x, y, 1.1)
    _stamp(art, lambda d: person(d, ("#f0d27a", "#a8762a"), hair="#d8a24a", arm="up"), 200, 106, 0.86)
    for x, y, k, cloak, flip in (
        (40, 206, 0.62, BLUE, False),
        (84, 214, 0.68, GREEN, False),
        (130, 228, 0.76, RED, False),
        (270, 228, 0.76, OCHRE, True),
        (318, 214, 0.68, GREY, True),
        (362, 206, 0.62, BLUE, True),
        (2, 230, 0.72, OCHRE, False),
        (398, 230, 0.72, GREEN, True),
    ):
        _stamp(
            art,
            lambda d, c=cloak: person(d, c, hair="#7a4a24" if c in (BLUE, RED) else "#d8a24a", arm="up"),
            x,
            y,
            k,
            flip=flip,
            shade=28,
        )
    art.path(disc(200, 222, 66), art.rad(200, 222, 66, (0, "#ffb24a", 0.8), (0.4, "#ff9a3a", 0.34), (1, "#ff9a3a", 0)))
    art.line("M182 236L218 224M182 224L218 236", "#4a2f18", 6)
    for s, ink in ((1.0, LAVA[2]), (0.7, LAVA[1]), (0.4, LAVA[0])):
        art.path(
            f"M{num(200 - 18 * s)} 230Q{num(200 - 22 * s)} {num(230 - 26 * s)} {num(200 - 4 * s)} {num(230 - 34 * s)}Q{num(200 - 2 * s)} {num(230 - 46 * s)} {num(200 + 6 * s)} {num(230 - 54 * s)}Q{num(200 + 8 * s)} {num(230 - 36 * s)} {num(200 + 18 * s)} {num(230 - 26 * s)}Q{num(200 + 22 * s)} {num(230 - 10 * s)} {num(200 + 18 * s)} 230Z",
            ink,
        )
    sparks = "".join(
        disc(200 + rng.uniform(-34, 34), 190 - rng.uniform(0, 60), rng.uniform(0.8, 1.8)) for _ in range(26)
    )
    art.path(sparks, LAVA[0], 0.9)
    art.end()
    return art


def strip() -> Art:
    """The sea round the frame, a long strip for the counters of ships that lie outside: surf towards the land above."""
    rng = random.Random(85)
    width, high = 480.0, 90.0
    art = Art(width, high, bleed(width, high))
    art.path(
        poly([(0, 0), (width, 0), (width, high), (0, high)]), art.lin(0, 0, 0, high, (0, "#3f8a8e"), (1, "#123f4e"))
    )
    for k, (y, a) in enumerate(((4, 0.9), (12, 0.5), (24, 0.3))):
        wave = [(x, y + 3 * math.sin(x / 22 + k * 1.7)) for x in range(-10, 500, 14)]
        line = flat(wave, close=False)
        art.path(poly([*line, *[(x, py + 3 - k * 0.6) for x, py in reversed(line)]]), "#f1faf6", a)
    strokes = "".join(
        f"M{num(x)} {num(y)}q4 -3.500 8 0t8 0"
        for x, y in ((rng.uniform(0, 470), rng.uniform(30, 86)) for _ in range(46))
    )
    art.line(strokes, "#cfeee6", 1.3, 0.6)
    return art


DRAWINGS: dict[str, tuple] = {
    "ruleset-landnam": (landnam,),
    "ending-landnam": (ending,),
    "althing-ground": (assembly_ground,),
    "althing-rock": (rock,),
    "althing-plaintiff": (party, True),
    "althing-defendant": (party, False),
    "outer-sea": (strip,),
}
