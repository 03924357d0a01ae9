"""Pictures of the games on the water: a fishing village in the early morning, a river valley late in the afternoon."""

from __future__ import annotations

import math
import random

from .bay import _cog, _gulls, _house, _tower
from .coast import _cypress, _leafy
from .fishing import fish, jetty, reeds, rowing_boat
from .pen import Art, Point, bleed, disc, mix, num, poly, ridge, smooth

W, H = 400.0, 240.0


def fishermen() -> Art:
    """A boat comes home with a full net while the sun rises out of the mist; nets dry on the beach."""
    rng = random.Random(61)
    art = Art(W, H, bleed(W, H))
    art.path(
        poly([(0, 0), (W, 0), (W, 130), (0, 130)]),
        art.lin(0, 0, 0, 130, (0, "#6f9fc4"), (0.5, "#c9c6cf"), (0.8, "#f7d3a8"), (1, "#fbe6c0")),
    )
    sun = (286.0, 104.0)
    art.path(disc(*sun, 120), art.rad(*sun, 120, (0, "#fff3cf", 0.95), (0.3, "#ffdf9f", 0.5), (1, "#ffdf9f", 0)))
    art.path(disc(*sun, 17), "#fffbe8")
    for x, y, s in ((60, 30, 40), (150, 20, 30), (330, 34, 46), (220, 46, 26)):
        art.path(
            "".join(
                disc(x + dx * s, y - dy * s, r * s, r * s * 0.3)
                for dx, dy, r in ((-0.7, 0, 0.5), (0, 0.1, 0.7), (0.7, 0, 0.5))
            ),
            "#fdeedd",
            0.5,
        )
    for x0, x1, top, ink in ((180, 420, 30, "#a9b3c4"), (250, 430, 20, "#8c9cb2"), (-20, 110, 26, "#93a3b8")):
        line = ridge(rng, x0, 126, x1, 126, top, 5)
        art.path(poly([*((x, 126 - abs(126 - y)) for x, y in line), (x1, 130), (x0, 130)]), ink, 0.85)
    art.path(
        poly([(0, 124), (W, 124), (W, H), (0, H)]),
        art.lin(0, 124, 0, H, (0, "#f2d9b4"), (0.1, "#a8c3c8"), (0.4, "#5793ab"), (1, "#27607c")),
    )
    glints = ""
    for _ in range(70):
        y = 128 + 106 * rng.random() ** 1.3
        near = (y - 120) / 120
        glints += f"M{num(sun[0] + rng.gauss(0, 1) * (8 + 44 * near))} {num(y)}h{num(3 + 12 * near)}"
    art.line(glints, "#fff3cf", 1.4, 0.75)
    swell = ""
    for _ in range(46):
        y = 134 + 100 * rng.random()
        near = (y - 120) / 120
        x, s = rng.uniform(0, W), 5 + 14 * near
        swell += f"M{num(x - s)} {num(y)}q{num(s * 0.5)} {num(-s * 0.24)} {num(s)} 0t{num(s)} 0"
    art.line(swell, "#e3f2f1", 1.1, 0.45)
    for y, k, thick in ((126, 0.65, 3.5), (134, 0.35, 5)):
        art.path(
            disc(250, y, 190, thick), art.rad(250, y, 190, (0, "#fdf1dd", k), (1, "#fdf1dd", 0), flatten=thick / 190)
        )
    # the village on its rock
    hill = [(-6, 92), (30, 74), (70, 82), (104, 108), (126, 136), (60, 160), (-6, 166)]
    art.path(
        smooth([(-10, 100), *hill[1:-2], (60, 158), (-10, 162)]), art.lin(0, 74, 0, 160, (0, "#8aa860"), (1, "#5c7a48"))
    )
    _tower(art, 34, 92, 15)
    for x, y, s in (
        (14, 104, 20),
        (52, 100, 18),
        (72, 112, 19),
        (28, 120, 21),
        (52, 126, 22),
        (92, 128, 18),
        (12, 138, 23),
        (74, 138, 21),
    ):
        _house(art, rng, x, y, s)
    art.path(poly([(-6, 140), (100, 134), (128, 142), (128, 148), (-6, 160)]), "#c8b48c")
    art.path(poly([(-6, 154), (128, 143), (128, 149), (-6, 166)]), "#93805c")
    jetty(art, 120, 147, 40, 7, 9)
    _cog(art, 352, 138, 22, "#e9dcc4", "#c9b496", -1)
    _cog(art, 158, 136, 18, "#e9dcc4", "#c9b496")
    _smack(art, 226, 186, 78)
    for x, y, s, turn in ((300, 168, 17, -58), (318, 174, 14, -32), (283, 177, 13, -96)):
        fish(art, x, y, s, turn, ("#8fb3c4", "#f2fafb", "#54788c"))
    art.line("M293 183q5 -3 10 0M310 186q5 -3 10 0M276 189q5 -3 10 0", "#f2fbfa", 1.6, 0.9)
    rowing_boat(art, 366, 214, 48, -1)
    # the beach with nets on poles and a barrel of fish
    shore = [(-10, 188), (40, 196), (96, 212), (150, 226), (212, 236), (260, 246)]
    art.path(poly([*((x, y - 4) for x, y in shore), (260, 250), (-10, 250)]), "#e8f4f0", 0.8)
    art.path(poly([*shore, (260, 250), (-10, 250)]), art.lin(0, 188, 0, H, (0, "#f0dcb0"), (1, "#c8a56c")))
    _nets(art)
    _basket(art, 118, 234, 17)
    _gulls(art, [(200, 60, 8), (222, 52, 6), (184, 76, 5), (140, 54, 6), (120, 70, 5)])
    return art


def _smack(art: Art, x: float, y: float, s: float) -> None:
    """A fishing boat with a brown sail and a net over its side."""

    def at(dx: float, dy: float) -> Point:
        return (x + dx * s, y + dy * s)

    art.path(disc(x, y + s * 0.06, s * 0.72, s * 0.1), "#123f52", 0.4)
    art.line(poly([at(-0.02, -1.3), at(-0.02, -0.2)], close=False), "#5c3f24", s * 0.045)
    art.path(
        smooth([at(0.02, -1.24), at(0.34, -0.98), at(0.56, -0.4), at(0.3, -0.36), at(0.02, -0.4)], tension=0.7),
        art.lin(*at(0, -1.2), *at(0.5, -0.4), (0, "#d98050"), (1, "#96402c")),
    )
    art.path(
        poly([at(-0.06, -1.18), at(-0.06, -0.42), at(-0.6, -0.36)]),
        art.lin(*at(-0.5, -0.9), *at(0, -0.4), (0, "#f4dcb4"), (1, "#cfa878")),
    )
    art.line(
        poly([at(0.12, -1.08), at(0.12, -0.42)], close=False) + poly([at(0.28, -0.94), at(0.3, -0.42)], close=False),
        "#7d3422",
        s * 0.014,
        0.7,
    )
    art.path(poly([at(-0.02, -1.3), at(0.2, -1.36), at(-0.02, -1.42)]), "#3775cf")
    # two fishers haul the net
    for dx, coat, hat in ((-0.34, "#3f6f9c", "#e2c170"), (0.38, "#b8452f", "#31414c")):
        art.path(
            smooth(
                [at(dx - 0.09, -0.16), at(dx - 0.1, -0.34), at(dx, -0.42), at(dx + 0.1, -0.34), at(dx + 0.09, -0.16)]
            ),
            coat,
        )
        art.path(disc(*at(dx, -0.47), s * 0.062), "#e3b98c")
        art.path(disc(*at(dx, -0.5), s * 0.1, s * 0.026), mix(hat, "#000000", 0.25))
        art.path(smooth([at(dx - 0.06, -0.5), at(dx - 0.05, -0.57), at(dx + 0.05, -0.57), at(dx + 0.06, -0.5)]), hat)
    hull = [
        at(-0.8, -0.3),
        at(-0.4, -0.2),
        at(0.3, -0.2),
        at(0.82, -0.34),
        at(0.62, 0.02),
        at(0.3, 0.1),
        at(-0.4, 0.1),
        at(-0.64, 0.0),
    ]
    art.path(smooth(hull), art.lin(x, y - s * 0.3, x, y + s * 0.1, (0, "#4f8f9c"), (0.5, "#2c6676"), (1, "#173c48")))
    art.line(smooth([at(-0.8, -0.3), at(-0.4, -0.2), at(0.3, -0.2), at(0.82, -0.34)], close=False), "#f4e4c0", s * 0.06)
    net = [at(0.52, -0.24), at(0.8, -0.06), at(0.96, 0.12), at(0.7, 0.16), at(0.46, 0.1)]
    art.path(smooth(net), "#e8dcc0", 0.35)
    lines = ""
    for k in range(5):
        a, b = at(0.5 + 0.07 * k, -0.2 + 0.05 * k), at(0.48 + 0.11 * k, 0.1 + 0.01 * k)
        lines += f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
        a, b = at(0.5, -0.18 + 0.06 * k), at(0.66 + 0.06 * k, -0.12 + 0.055 * k)
        lines += f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
    art.line(lines, "#f7efdc", 0.9, 0.9)
    art.line(poly([at(-0.84, 0.09), at(0.98, 0.12)], close=False), "#eefbfa", s * 0.03, 0.85)


def _nets(art: Art) -> None:
    """Nets that hang on poles."""
    poles = ((12, 226, 176), (48, 232, 180), (84, 240, 190))
    for (ax, _, at), (bx, _, bt) in zip(poles, poles[1:], strict=False):
        drop = [
            (ax, at + 6),
            ((ax + bx) / 2, (at + bt) / 2 + 15),
            (bx, bt + 6),
            (bx - 2, bt + 34),
            ((ax + bx) / 2, (at + bt) / 2 + 42),
            (ax + 3, at + 34),
        ]
        art.path(poly(drop), "#54788c", 0.4)
        lines = ""
        for k in range(1, 8):
            t = k / 8
            x = ax + (bx - ax) * t
            sag = 4 * t * (1 - t)
            lines += (
                f"M{num(x)} {num(at + 6 + (bt - at) * t + 10 * sag)}L{num(x)} {num(at + 34 + (bt - at) * t + 8 * sag)}"
            )
        for k in range(5):
            y = at + 9 + 6 * k
            lines += f"M{num(ax + 1)} {num(y)}Q{num((ax + bx) / 2)} {num(y + (bt - at) / 2 + 17)} {num(bx - 1)} {num(y + bt - at)}"
        art.line(lines, "#f1e6cc", 0.9, 0.9)
    for x, foot, top in poles:
        art.line(f"M{x} {foot}V{top}", "#6d4526", 3.4)
        art.line(f"M{x - 0.8} {foot}V{top}", "#b98652", 1.2)


def _basket(art: Art, x: float, y: float, s: float) -> None:
    """A basket full of fish."""
    art.path(disc(x + 3, y, s * 0.9, s * 0.2), "#6d4a22", 0.4)
    for dx, dy, turn in ((-6, -15, -70), (1, -18, -100), (8, -15, -60), (-1, -12, -30)):
        fish(art, x + dx, y + dy, 17, turn, ("#8fb3c4", "#f2fafb", "#54788c"), eye=dy < -14)
    art.path(
        poly([(x - s * 0.8, y - s * 0.75), (x + s * 0.8, y - s * 0.75), (x + s * 0.62, y), (x - s * 0.62, y)]),
        art.lin(x - s, y, x + s, y, (0, "#d3a368"), (1, "#85592c")),
    )
    art.line(
        f"M{num(x - s * 0.8)} {num(y - s * 0.75)}H{num(x + s * 0.8)}M{num(x - s * 0.7)} {num(y - s * 0.35)}H{num(x + s * 0.7)}",
        "#5c3c1c",
        1.8,
        0.8,
    )


def rivers() -> Art:
    """A river from snowy mountains through a golden valley, under a stone bridge, to the reeds."""
    rng = random.Random(62)
    art = Art(W, H, bleed(W, H))
    art.path(
        poly([(0, 0), (W, 0), (W, 110), (0, 110)]),
        art.lin(0, 0, 0, 110, (0, "#5b9ccb"), (0.55, "#b5d6dc"), (1, "#fbe3a9")),
    )
    sun = (92.0, 44.0)
    art.path(disc(*sun, 120), art.rad(*sun, 120, (0, "#fff0bd", 0.95), (0.35, "#ffe08f", 0.4), (1, "#ffe08f", 0)))
    art.path(disc(*sun, 15), "#fffbe8")
    for x, y, s in ((190, 26, 32), (352, 22, 38), (30, 20, 26)):
        art.path(
            "".join(
                disc(x + dx * s, y - dy * s, r * s, r * s * 0.5)
                for dx, dy, r in ((-0.7, 0, 0.36), (0, 0.14, 0.5), (0.7, 0, 0.34))
            ),
            "#fffaf0",
            0.6,
        )
    for x, h, w, lit, dark in (
        (150, 40, 120, "#b9c2cf", "#93a0b2"),
        (372, 52, 130, "#b3bccb", "#8b99ac"),
        (214, 66, 140, "#cfc8c4", "#8e8a8f"),
        (284, 84, 160, "#d8d0c8", "#938b8a"),
        (336, 60, 110, "#c8c0b8", "#857d7e"),
    ):
        _mountain(art, x, 112, w, h, lit, dark)
    for base, rise, left, right in ((112, 14, "#a5bf6c", "#86a957"), (124, 20, "#bccd6c", "#9db852")):
        line = [(x, base - rise * (0.5 + 0.5 * math.sin(x / 58 + base))) for x in range(-10, 421, 10)]
        art.path(poly([*line, (410, 200), (-10, 200)]), art.lin(0, base - rise, 0, base + 60, (0, left), (1, right)))
    for _ in range(26):
        x, y = rng.uniform(0, W), rng.uniform(112, 132)
        if abs(x - 258) > 22:
            (_cypress if rng.random() < 0.3 else _small_tree)(art, x, y, rng.uniform(9, 14))
    art.path(
        poly([(-10, 132), (410, 128), (410, 250), (-10, 250)]),
        art.lin(0, 128, 0, H, (0, "#b9cf62"), (0.5, "#94b84a"), (1, "#6d9438")),
    )
    # fields on the slopes
    for k, (x0, x1, y0, y1) in enumerate(((18, 118, 138, 152), (296, 392, 136, 150), (6, 98, 156, 174))):
        art.path(poly([(x0 + 8, y0), (x1 - 4, y0), (x1 + 6, y1), (x0 - 6, y1)]), "#e8c454")
        art.line(
            "".join(
                f"M{num(x0 + 8 - 14 * t / 9 + (x1 - x0 - 2) * t / 9)} {y0}L{num(x0 - 6 + (x1 - x0 + 12) * t / 9)} {y1}"
                for t in range(1, 9)
            ),
            "#c8992c",
            1.3,
            0.6 if k else 0.8,
        )
    # the river winds towards us
    spine = [
        (262, 108, 2),
        (252, 116, 3),
        (270, 126, 5),
        (252, 138, 8),
        (206, 152, 13),
        (186, 170, 19),
        (222, 194, 27),
        (232, 220, 40),
        (206, 250, 58),
    ]
    art.path(_wind(spine, 1.28, 2), "#e9d79c")
    art.path(
        _wind(spine, 1.0, 0), art.lin(0, 108, 0, H, (0, "#cfe9ea"), (0.25, "#6cc0d4"), (0.7, "#3f98bd"), (1, "#2a769f"))
    )
    art.path(_wind(spine, 0.55, 0), "#9adbe2", 0.4)
    lit = ""
    for _ in range(46):
        t = rng.uniform(0.2, 0.98)
        x, y, half = _on(spine, t)
        s = 0.12 * half + 1.4
        lit += f"M{num(x + rng.uniform(-0.7, 0.7) * half)} {num(y)}q{num(s)} {num(-s * 0.4)} {num(2 * s)} 0"
    art.line(lit, "#fff6d6", 1.3, 0.85)
    for x, y, s in ((320, 158, 22), (346, 164, 24), (372, 158, 22), (338, 148, 18), (362, 146, 18)):
        _house(art, rng, x, y, s)
    _tower(art, 386, 152, 15)
    _stone_bridge(art, 118, 322, 196)
    for x, y, h in ((34, 200, 44), (64, 192, 34), (382, 206, 46), (10, 188, 34), (352, 190, 30)):
        art.path(disc(x + 6, y, h * 0.4, h * 0.1), "#3f6322", 0.4)
        _leafy(art, rng, x, y, h, ("#47702c", "#7a9f3c", "#c3cf62"))
    for x, y, h in ((108, 238, 40), (128, 244, 34), (290, 240, 40), (310, 246, 36), (84, 246, 36), (334, 244, 30)):
        reeds(art, rng, x, y, h, 7)
    # a heap of gold on the bank
    for k, (x, y) in enumerate(((40, 228), (54, 230), (68, 228), (47, 222), (61, 222), (54, 216))):
        art.path(disc(x, y + 2.4, 9, 4), "#7a4d0c")
        art.path(disc(x, y, 9, 4), "#f3c24b" if k % 2 else "#f8d56e")
        art.line(disc(x, y, 6, 2.4), "#a8741c", 0.9)
    _gulls(art, [(140, 74, 6), (156, 66, 5), (120, 84, 4)])
    return art


def _small_tree(art: Art, x: float, y: float, h: float) -> None:
    art.path(disc(x, y - h * 0.45, h * 0.42, h * 0.5), "#5f8a3a")
    art.path(disc(x - h * 0.1, y - h * 0.58, h * 0.26, h * 0.3), "#9dbb55")


def _mountain(art: Art, x: float, foot: float, w: float, h: float, lit: str, dark: str) -> None:
    top = (x, foot - h)
    art.path(
        poly(
            [
                top,
                (x - w * 0.22, foot - h * 0.5),
                (x - w * 0.5, foot),
                (x + w * 0.1, foot),
                (x + w * 0.04, foot - h * 0.5),
            ]
        ),
        art.lin(0, foot - h, 0, foot, (0, lit), (1, mix(lit, "#c9d0a0", 0.5))),
    )
    art.path(
        poly(
            [
                top,
                (x + w * 0.2, foot - h * 0.52),
                (x + w * 0.5, foot),
                (x + w * 0.1, foot),
                (x + w * 0.04, foot - h * 0.5),
            ]
        ),
        art.lin(0, foot - h, 0, foot, (0, dark), (1, mix(dark, "#b6bd8c", 0.5))),
    )
    art.path(
        poly(
            [
                top,
                (x - w * 0.1, foot - h * 0.76),
                (x - w * 0.05, foot - h * 0.7),
                (x - w * 0.01, foot - h * 0.78),
                (x + w * 0.02, foot - h * 0.68),
            ]
        ),
        "#ffffff",
    )
    art.path(
        poly([top, (x + w * 0.02, foot - h * 0.68), (x + w * 0.06, foot - h * 0.76), (x + w * 0.09, foot - h * 0.74)]),
        "#dbe2ea",
    )


def _on(spine: list[tuple[float, float, float]], t: float) -> tuple[float, float, float]:
    """A point of a river at a share of its length, and half its width there."""
    k = min(int(t * (len(spine) - 1)), len(spine) - 2)
    part = t * (len(spine) - 1) - k
    x, y, half = (a + (b - a) * part for a, b in zip(spine[k], spine[k + 1], strict=True))
    return x, y, half


def _wind(spine: list[tuple[float, float, float]], share: float, more: float) -> str:
    """The outline of a river that widens towards us."""
    left = [(x - half * share - more, y) for x, y, half in spine]
    right = [(x + half * share + more, y) for x, y, half in reversed(spine)]
    return smooth(left, close=False) + "L" + smooth(right, close=False)[1:] + "Z"


def _stone_bridge(art: Art, x0: float, x1: float, y: float) -> None:
    """Three arches over the river; the deck rises to the middle."""
    mid, span = (x0 + x1) / 2, x1 - x0

    def deck(x: float) -> float:
        return y - 22 * (1 - ((x - mid) / (span / 2)) ** 2)

    tops = [(x0 + span * t / 16, deck(x0 + span * t / 16)) for t in range(17)]
    arches = ((mid - span * 0.27, span * 0.095, 20), (mid, span * 0.135, 30), (mid + span * 0.27, span * 0.095, 20))
    for x, half, rise in arches:
        art.path(
            f"M{num(x - half)} {num(y + 22)}A{num(half)} {num(rise)} 0 0 1 {num(x + half)} {num(y + 22)}Z",
            "#123f52",
            0.35,
        )
    wall = poly([(x0 - 10, y + 8), *tops, (x1 + 10, y + 8), (x1 + 6, y + 22)], close=False)[1:]
    body = "M" + wall
    for x, half, rise in reversed(arches):
        body += f"L{num(x + half)} {num(y + 22)}A{num(half)} {num(rise)} 0 0 0 {num(x - half)} {num(y + 22)}"
    body += f"L{num(x0 - 6)} {num(y + 22)}Z"
    art.path(body, art.lin(0, y - 24, 0, y + 22, (0, "#f2e3c0"), (1, "#b39a70")))
    for x, half, rise in arches:
        art.line(
            f"M{num(x - half)} {num(y + 22)}A{num(half)} {num(rise)} 0 0 1 {num(x + half)} {num(y + 22)}",
            "#8d774e",
            2.6,
        )
    joints = ""
    for k in range(1, 16):
        x = x0 + span * k / 16
        joints += f"M{num(x)} {num(deck(x) + 4)}v5"
    art.line(joints, "#8d774e", 1.2, 0.7)
    art.line(poly([(x, dy + 4) for x, dy in tops], close=False), "#8d774e", 1.3, 0.8)
    art.line(poly(tops, close=False), "#6d5a38", 5.4)
    art.line(poly([(x, dy - 0.8) for x, dy in tops], close=False), "#fbf0d6", 3.2)
    # a wagon crosses
    cx, cy = mid + 14, deck(mid + 14) - 3
    art.path(disc(cx - 8, cy - 4, 4) + disc(cx + 8, cy - 4, 4), "#4c2c15")
    art.path(disc(cx - 8, cy - 4, 1.6) + disc(cx + 8, cy - 4, 1.6), "#d3a876")
    art.path(poly([(cx - 13, cy - 6), (cx + 13, cy - 6), (cx + 15, cy - 12), (cx - 15, cy - 12)]), "#94633a")
    art.path(
        f"M{num(cx - 14)} {num(cy - 12)}Q{num(cx - 13)} {num(cy - 25)} {num(cx)} {num(cy - 25)}Q{num(cx + 13)} {num(cy - 25)} {num(cx + 14)} {num(cy - 12)}Z",
        art.lin(cx - 14, 0, cx + 14, 0, (0, "#fffaf0"), (1, "#d8c7a0")),
    )
    ox = cx - 30
    art.path(disc(ox, cy - 10, 8, 5), "#8a5a34")
    art.path(disc(ox - 9, cy - 12, 4, 3.2), "#734726")
    art.line(
        f"M{num(ox - 5)} {num(cy - 6)}V{num(cy)}M{num(ox + 5)} {num(cy - 6)}V{num(cy)}M{num(ox + 8)} {num(cy - 9)}L{num(cx - 13)} {num(cy - 8)}",
        "#5c3a1e",
        1.8,
    )


DRAWINGS = {
    "ruleset-fishermen": (fishermen,),
    "ruleset-rivers": (rivers,),
}
