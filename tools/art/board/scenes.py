"""Larger pictures: the title vignette, the ruleset cards, the program's icon."""

from __future__ import annotations

import math
import random

from .nature import sheaf, sheep
from .north import FAR, NEAR, aurora, moon, night_peak, raven, silhouette_trees, sky_gradient, stars
from .pen import Art, Point, bleed, clip, disc, flat, num, poly, ridge


def _great_wall(
    art: Art, rng: random.Random, top: list[Point], foot: list[Point], merlon: float, torches: int = 11
) -> None:
    """A wall in perspective between two polylines of equal length, left to right; ``merlon`` scales the crest."""
    left, right = top[0][0], top[-1][0]
    high = min(y for _, y in top)
    low = max(y for _, y in foot)

    def at(line: list[Point], x: float) -> float:
        for (x0, y0), (x1, y1) in zip(line, line[1:], strict=False):
            if x <= x1:
                return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
        return line[-1][1]

    art.path(
        poly([*top, *reversed(foot)]),
        art.lin(0, high, 0, low, (0, "#d3eaf6"), (0.3, "#8db9d3"), (0.75, "#41708f"), (1, "#25455e")),
    )
    art.path(
        poly([*top, *reversed(foot)]),
        art.lin(left, 0, right, 0, (0, "#0e1e2d", 0.35), (0.55, "#0e1e2d", 0), (1, "#ffffff", 0.08)),
    )
    # tall facets of ice, hewn and weathered
    lit, dark, glint = "", "", ""
    x = left
    while x < right:
        t = (x - left) / (right - left)
        w = (10 + 34 * t * t) * rng.uniform(0.6, 1.4)
        y0, y1 = at(top, x), at(foot, x)
        a, b = rng.uniform(0.03, 0.3), rng.uniform(0.45, 1.0)
        shard = poly(
            [
                (x, y0 + (y1 - y0) * a),
                (min(x + w * 0.6, right), y0 + (y1 - y0) * (a + 0.04)),
                (min(x + w * 0.4, right), y0 + (y1 - y0) * b),
                (x - w * 0.1 if x > left + w else x, y0 + (y1 - y0) * (b - 0.08)),
            ]
        )
        if rng.random() < 0.5:
            lit += shard
        else:
            dark += shard
        if rng.random() < 0.3:
            gy = y0 + (y1 - y0) * rng.uniform(0.05, 0.5)
            glint += poly(
                [
                    (x, gy),
                    (x + w * 0.12, gy),
                    (x + w * 0.05, gy + (y1 - y0) * 0.16),
                    (x - w * 0.03, gy + (y1 - y0) * 0.13),
                ]
            )
        x += w
    art.path(lit, "#e3f3fb", 0.15)
    art.path(dark, "#17364d", 0.15)
    art.path(glint, "#ffffff", 0.5)
    courses = "".join(
        poly([(px, py + (at(foot, px) - py) * share) for px, py in top], close=False)
        for share in (0.16, 0.34, 0.54, 0.76)
    )
    art.line(courses, "#1d4560", 1.2, 0.3)
    # the crest: merlons and snow growing towards us
    x, blocks, caps = left, "", ""
    while x < right:
        t = (x - left) / (right - left)
        w = merlon * (0.28 + 0.72 * t)
        y = at(top, x)
        x1 = min(x + w * 0.62, right)
        blocks += poly([(x, y + 2), (x, y - w * 0.5), (x1, y - w * 0.5), (x1, y + 2)])
        caps += poly(
            [(x, y - w * 0.38), (x, y - w * 0.56), (x1, y - w * 0.56), (x1, y - w * 0.34), ((x + x1) / 2, y - w * 0.44)]
        )
        x += w
    art.path(blocks, "#b9d9ea")
    art.path(caps, "#ffffff")
    art.line(poly([(px, py + 1) for px, py in top], close=False), "#f6fbfe", 2)
    for k in range(torches):
        t = (k + 0.5) / torches
        px = left + (right - left) * t**0.8
        r = 1.6 + 3.4 * t
        py = at(top, px) - merlon * (0.28 + 0.72 * t) * 0.3
        art.path(
            disc(px, py, r * 7), art.rad(px, py, r * 7, (0, "#ffc35c", 0.7), (0.4, "#ff9b3a", 0.22), (1, "#ff8a2b", 0))
        )
        art.path(
            f"M{num(px)} {num(py - r * 2)}Q{num(px + r * 1.5)} {num(py)} {num(px)} {num(py + r)}Q{num(px - r * 1.5)} {num(py)} {num(px)} {num(py - r * 2)}Z",
            "#ffe08a",
        )


def _far_fires(art: Art, spots: list[tuple[float, float, float]]) -> None:
    for x, y, r in spots:
        art.path(
            disc(x, y, r * 7), art.rad(x, y, r * 7, (0, "#ffb14a", 0.8), (0.35, "#ff8a2b", 0.28), (1, "#ff6a2b", 0))
        )
        art.path(
            f"M{num(x)} {num(y - r * 2.3)}Q{num(x + r * 1.9)} {num(y - r * 0.2)} {num(x + r * 0.6)} {num(y + r)}H{num(x - r * 0.6)}Q{num(x - r * 1.9)} {num(y - r * 0.2)} {num(x)} {num(y - r * 2.3)}Z",
            "#ffd27a",
        )


def _stronghold(art: Art, x: float, y: float, s: float) -> None:
    """A castle of the Watch with lit windows at the foot of the Wall."""
    dark, side, snow = "#1a2836", "#101a25", "#e6f0f6"
    art.path(
        disc(x, y - 10 * s, 120 * s, 60 * s),
        art.rad(x, y - 10 * s, 120 * s, (0, "#ffb14a", 0.32), (1, "#ff9b3a", 0), flatten=0.5),
    )
    for dx, w, h, roof in ((-66, 26, 40, 16), (-34, 34, 66, 0), (2, 30, 92, 26), (36, 40, 50, 0), (76, 24, 62, 20)):
        x0, x1 = x + (dx - w / 2) * s, x + (dx + w / 2) * s
        top = y - h * s
        art.path(poly([(x0, y), (x0, top), (x1, top), (x1, y)]), dark)
        art.path(poly([(x + dx * s + w * 0.12 * s, y), (x + dx * s + w * 0.12 * s, top), (x1, top), (x1, y)]), side)
        if roof:
            art.path(poly([(x0 - 4 * s, top), (x + dx * s, top - roof * s), (x1 + 4 * s, top)]), snow)
            art.path(poly([(x + dx * s + 2 * s, top), (x + dx * s, top - roof * s), (x1 + 4 * s, top)]), "#93afc4")
        else:
            step = w / 5
            art.path(
                "".join(
                    poly(
                        [
                            (x0 + k * step * s, top),
                            (x0 + k * step * s, top - 6 * s),
                            (x0 + (k + 1) * step * s, top - 6 * s),
                            (x0 + (k + 1) * step * s, top),
                        ]
                    )
                    for k in (0, 2, 4)
                ),
                dark,
            )
            art.path(
                "".join(
                    poly(
                        [
                            (x0 + k * step * s, top - 4.4 * s),
                            (x0 + k * step * s, top - 7.4 * s),
                            (x0 + (k + 1) * step * s, top - 7.4 * s),
                            (x0 + (k + 1) * step * s, top - 5 * s),
                        ]
                    )
                    for k in (0, 2, 4)
                ),
                snow,
            )
    base = [(x - 96 * s, y), (x - 88 * s, y - 25 * s), (x + 96 * s, y - 25 * s), (x + 104 * s, y)]
    art.path(poly(base), "#131e2a")
    art.path(
        poly([(x - 88 * s, y - 29 * s), (x + 96 * s, y - 29 * s), (x + 97 * s, y - 24 * s), (x - 89 * s, y - 24 * s)]),
        snow,
    )
    drift = flat(
        [
            (x - 112 * s, y + 2 * s),
            (x - 70 * s, y - 9 * s),
            (x - 30 * s, y - 1 * s),
            (x + 14 * s, y + 2 * s),
            (x + 56 * s, y - 8 * s),
            (x + 118 * s, y + 2 * s),
            (x + 60 * s, y + 9 * s),
            (x - 50 * s, y + 9 * s),
        ]
    )
    art.path(poly(drift), art.fade("#c3d8e6", (0, 1), (0.5, 0.85), (1, 0)))
    panes = "".join(
        f"M{num(x + dx * s)} {num(y - h * s)}h{num(4.4 * s)}v{num(7.4 * s)}h{num(-4.4 * s)}Z"
        for dx, h in (
            (-68, 37),
            (-42, 52),
            (-32, 52),
            (-38, 44),
            (-2, 78),
            (6, 60),
            (-4, 46),
            (28, 44),
            (42, 44),
            (74, 48),
            (55, 15),
            (-60, 15),
        )
    )
    art.path(panes, "#ffd36a")
    art.path(
        f"M{num(x - 8 * s)} {num(y)}v{num(-14 * s)}a{num(9 * s)} {num(9 * s)} 0 0 1 {num(18 * s)} 0v{num(14 * s)}Z",
        "#ffb14a",
    )


def title() -> Art:
    rng = random.Random(1201)
    art = Art(1600, 900, bleed(1600, 900))
    art.path("M0 0H1600V900H0Z", sky_gradient(art, 560))
    stars(art, rng, 1600, 380, 240)
    aurora(art, rng, 1600, 250, 240, 0.44)
    moon(art, 640, 116, 34)
    for k in range(12):
        night_peak(
            art, rng, 40 + k * 140 + rng.uniform(-30, 30), 470, rng.uniform(220, 300), rng.uniform(110, 190), FAR
        )
    for x, w, h in ((120, 280, 215), (420, 330, 270), (700, 270, 190), (930, 300, 220)):
        night_peak(art, rng, x, 480, w, h, NEAR)
    hill = ridge(rng, 0, 428, 1600, 360, 40, 6)
    art.path(poly([*hill, (1600, 640), (0, 640)]), art.lin(0, 400, 0, 560, (0, "#6c8ca6"), (1, "#2f4c63")))
    silhouette_trees(art, rng, 10, 760, 474, (16, 32), "#1c3245", 15)
    _far_fires(
        art,
        [
            (150, 446, 3),
            (188, 455, 2.2),
            (365, 438, 3.4),
            (402, 450, 2.2),
            (640, 430, 3),
            (676, 440, 2.2),
            (610, 444, 1.8),
            (250, 424, 1.6),
            (520, 418, 1.6),
        ],
    )
    top = [(0.0, 497.0), (400.0, 478.0), (760.0, 440.0), (1100.0, 372.0), (1380.0, 285.0), (1600.0, 190.0)]
    foot = [(0.0, 560.0), (400.0, 570.0), (760.0, 590.0), (1100.0, 622.0), (1380.0, 665.0), (1600.0, 712.0)]
    _great_wall(art, rng, top, foot, 46)
    ground = flat([(-60, 566), (200, 560), (500, 580), (820, 592), (1120, 632), (1400, 676), (1660, 730)], close=False)
    ground = [(min(max(x, 0), 1600), y) for x, y in ground]
    art.path(
        poly([*ground, (1600, 900), (0, 900)]),
        art.lin(0, 560, 0, 900, (0, "#b7cede"), (0.4, "#7695ac"), (1, "#30495d")),
    )
    silhouette_trees(art, rng, 6, 700, 606, (30, 58), "#22394c", 21, "#8fb0c6")
    silhouette_trees(art, rng, 1010, 1600, 700, (34, 62), "#22394c", 27, "#8fb0c6")
    _stronghold(art, 905, 664, 1.3)
    for k, (y, colour) in enumerate(((716, "#8eaabf"), (790, "#6c8aa2"))):
        wave = flat(
            [(x, y + 18 * math.sin(x / 260 + k * 2.1) + 0.00004 * (x - 800) ** 2) for x in range(-120, 1850, 120)],
            close=False,
        )
        wave = [(min(max(x, 0), 1600), py) for x, py in wave]
        art.path(poly([*wave, (1600, 900), (0, 900)]), art.lin(0, y - 20, 0, 900, (0, colour, 0.85), (1, "#263d50")))
        art.path(poly([*wave, *[(x, py + 5 + 3 * math.sin(x / 70)) for x, py in reversed(wave)]]), "#dbe9f2", 0.55)
        if k == 0:
            silhouette_trees(art, rng, -10, 470, 768, (72, 128), "#16283a", 42, "#6f93ac")
            silhouette_trees(art, rng, 1230, 1620, 782, (80, 140), "#16283a", 46, "#6f93ac")
    bank_l = flat([(900, 668), (918, 706), (888, 760), (800, 820), (760, 900)], close=False)
    bank_r = flat([(1010, 900), (1000, 830), (982, 766), (952, 710), (920, 668)], close=False)
    art.path(
        poly([*bank_l, *bank_r]),
        art.lin(0, 666, 0, 900, (0, "#e9f2f8", 0.75), (0.35, "#aec6d6", 0.6), (1, "#5f7f97", 0.45)),
    )
    rut = "".join(
        disc(x + 30 + (y - 668) * 0.22, y, 2 + (y - 668) / 60, 1 + (y - 668) / 130)
        + disc(x + 16 + (y - 668) * 0.12, y + 6, 2 + (y - 668) / 70, 1 + (y - 668) / 140)
        for x, y in bank_l[4::3]
        if y < 880
    )
    art.path(rut, "#33506a", 0.5)
    silhouette_trees(art, rng, -20, 270, 905, (190, 280), "#0c1824", 82, "#4c6d86")
    silhouette_trees(art, rng, 1400, 1640, 915, (200, 300), "#0c1824", 84, "#4c6d86")
    return art


def watch_card() -> Art:
    """A sentinel on the Wall looking north at the fires."""
    rng = random.Random(1202)
    art = Art(400, 240, bleed(400, 240))
    art.path("M0 0H400V240H0Z", sky_gradient(art, 170))
    stars(art, rng, 400, 100, 60)
    aurora(art, rng, 400, 84, 76, 0.5)
    for k in range(5):
        night_peak(art, rng, 20 + k * 92, 150, rng.uniform(90, 130), rng.uniform(52, 84), FAR if k % 2 else NEAR)
    art.path(
        poly([(0, 146), *ridge(rng, 0, 146, 400, 142, 8, 4), (400, 240), (0, 240)]),
        art.lin(0, 140, 0, 200, (0, "#c6d9e6"), (1, "#7f9db4")),
    )
    silhouette_trees(art, rng, 6, 396, 156, (9, 18), "#2a4459", 13)
    _far_fires(art, [(62, 166, 2.8), (84, 172, 2), (170, 164, 3), (196, 170, 2), (150, 173, 1.8), (226, 160, 1.6)])
    # the crest of the Wall, from the left foreground
    x, merlons, caps, shade = -14.0, "", "", ""
    while x < 400:
        x0, x1 = max(x, 0), min(x + 34, 400)
        merlons += poly([(x0, 206), (x0, 184), (x1, 184), (x1, 206)])
        caps += f"M{num(x0)} {num(188)}V182Q{num((x0 + x1) / 2)} {num(174)} {num(x1)} 182V188Q{num((x0 + x1) / 2)} 184 {num(x0)} 188Z"
        shade += poly([(x1 - 8, 206), (x1 - 8, 184), (x1, 184), (x1, 206)])
        x += 52
    art.path(merlons, "#a5cce1")
    art.path(shade, "#4f86a8", 0.55)
    art.path(caps, "#ffffff")
    art.path("M0 203H400V240H0Z", art.lin(0, 203, 0, 240, (0, "#d9ecf6"), (0.3, "#8dbad5"), (1, "#3d6b8a")))
    art.line(
        "M0 222H400M30 204V222M104 204V222M178 204V222M252 204V222M326 204V222M64 222V240M138 222V240M212 222V240M286 222V240M360 222V240",
        "#2b5d7d",
        1.3,
        0.55,
    )
    art.path("M0 202Q60 198 120 203T240 202T400 201V207Q330 210 240 206T90 208T0 206Z", "#ffffff")
    # the sentinel, seen from behind, and his spear
    art.line("M343 214L338 72", "#0a1017", 5)
    art.line("M343 214L338 72", "#7a5230", 3)
    art.path(poly([(332.4, 76), (337.4, 54), (343.6, 75), (338.4, 80)]), "#e6eef4")
    cloak = "M306 98C292 99 287 112 290 122C276 130 268 160 262 212Q306 222 350 210C344 164 338 132 322 122C326 110 320 98 306 98Z"
    art.line(cloak, "#cfe6f3", 2.2, 0.75)
    art.path(cloak, art.lin(270, 100, 346, 212, (0, "#34424f"), (0.4, "#1b242e"), (1, "#0a0f15")))
    art.path("M286 128Q306 140 327 126L336 142Q306 158 277 144Z", "#6f6254")
    art.path("M306 136Q318 134 327 126L336 142Q322 150 306 151Z", "#4d4339")
    art.line("M300 160Q294 186 292 214M316 158Q322 186 324 214", "#0a0f15", 2, 0.7)
    art.path(disc(236, 196, 34), art.rad(236, 196, 34, (0, "#ffc35c", 0.8), (0.45, "#ff9b3a", 0.3), (1, "#ff8a2b", 0)))
    art.path("M227 203h18l-4 10h-10Z", "#1f1610")
    art.path(
        "M236 168C239 180 249 184 247 194C245 204 227 204 225 194C223 186 234 182 236 168Z",
        art.lin(0, 168, 0, 204, (0, "#ff8a2b"), (1, "#ffd35e")),
    )
    art.path("M236 184Q243 192 240 198Q236 203 232 198Q229 192 236 184Z", "#fff4c2")
    art.path(raven(120, 60, 26, 3) + raven(150, 44, 18, -2), "#070d14")
    return art


def gift_card() -> Art:
    """The Gift at dusk: fields, sheep, a homestead, the Wall on the horizon."""
    rng = random.Random(1203)
    art = Art(400, 240, bleed(400, 240))
    art.path(
        "M0 0H400V240H0Z", art.lin(0, 0, 0, 130, (0, "#16263c"), (0.5, "#40607c"), (0.8, "#a5917f"), (1, "#e6b06f"))
    )
    stars(art, rng, 400, 60, 30)
    for k in range(5):
        night_peak(
            art,
            rng,
            30 + k * 88,
            112,
            rng.uniform(80, 120),
            rng.uniform(34, 58),
            ("#6d8095", "#465b72", "#f3ece4", "#a9b4c4"),
        )
    art.path("M0 98H400V140H0Z", art.lin(0, 98, 0, 136, (0, "#eef7fc"), (1, "#79a7c4")))
    art.path("".join(f"M{k * 16} 99v-5h9v5Z" for k in range(25)), "#e3f1f9")
    art.line(
        "".join(f"M{k * 32 + (16 if r else 0)} {100 + r * 9}v9" for r in (0, 1, 2) for k in range(13))
        + "M0 109H400M0 118H400M0 127H400",
        "#5d92b3",
        0.9,
        0.5,
    )
    window: list[Point] = [(0, 0), (400, 0), (400, 240), (0, 240)]
    for k, (y, colour, light) in enumerate(
        (
            (124, "#3f7a5a", "#5a9670"),
            (142, "#7fae5a", "#a9d080"),
            (168, "#d2a63c", "#f0d077"),
            (196, "#6d9c4d", "#9cc873"),
        )
    ):
        wave = flat([(x, y + 9 * math.sin(x / 74 + k * 2.2)) for x in range(-60, 520, 50)], close=False)
        art.path(
            poly(clip([*wave, (460, 250), (-40, 250)], window)), art.lin(0, y - 8, 400, y + 60, (0, light), (1, colour))
        )
        if k == 0:
            silhouette_trees(art, rng, 4, 396, 138, (14, 26), "#2a5743", 15, "#dfeaf0")
        if k == 2:
            rows = "".join(
                poly([(x - 8, y2 + d) for x, y2 in wave if 8 <= x <= 400], close=False) for d in (7, 13, 19, 25)
            )
            art.line(rows, "#a9781f", 1.4, 0.5, 'stroke-dasharray="2.5 5"')
    for x, y, h in ((52, 196, 36), (88, 204, 40), (128, 198, 34)):
        sheaf(art, rng, x, y, h)
    # a homestead with a lit door
    art.path(disc(292, 196, 74), art.rad(292, 190, 74, (0, "#ffd27a", 0.4), (1, "#ffb14a", 0)))
    art.path(disc(296, 208, 52, 7), "#1f3a20", 0.4)
    art.path(
        poly([(252, 206), (252, 172), (274, 146), (296, 172), (296, 206)]),
        art.lin(252, 150, 296, 206, (0, "#a97b52"), (1, "#7a5233")),
    )
    art.path(poly([(296, 206), (296, 170), (340, 170), (340, 206)]), "#553722")
    art.path(
        poly([(274, 138), (326, 138), (350, 172), (300, 172)]),
        art.lin(274, 138, 340, 172, (0, "#ffffff"), (1, "#c3d4e0")),
    )
    art.path(poly([(274, 138), (244, 173), (251, 175), (274, 148), (295, 174), (300, 172)]), "#dfe9f0")
    art.path("M266 206V190a8 8 0 0 1 16 0V206Z", "#ffce6b")
    art.path("M308 180h9v11h-9zM323 180h9v11h-9z", "#ffd977")
    art.path("M314 122h11v18h-11z", "#4c3323")
    art.line("M320 118C312 106 330 100 322 86C318 78 328 72 326 62", "#eef4f8", 5, 0.45)
    for x, y, s, face, graze in (
        (190, 222, 32, 1, True),
        (228, 214, 26, -1, False),
        (366, 226, 32, -1, False),
        (152, 230, 27, 1, False),
    ):
        sheep(art, rng, x, y, s, face, graze)
    return art


def app_icon() -> Art:
    """The Wall in a hexagon, a torch burning over it."""
    rng = random.Random(1204)
    art = Art(256, 256)
    hexagon: list[Point] = [(128, 8), (232, 68), (232, 188), (128, 248), (24, 188), (24, 68)]
    art.line(poly(hexagon), "#0a111a", 16)
    art.line(poly(hexagon), "#f4efe2", 9)
    art.path(poly(hexagon), art.lin(0, 8, 0, 170, (0, "#0c1725"), (0.55, "#1d3a55"), (1, "#3f7390")))
    art.path(
        poly(
            clip(
                flat([(20, 96), (80, 70), (140, 92), (236, 58), (236, 100), (150, 126), (90, 112), (20, 136)]), hexagon
            )
        ),
        art.lin(0, 60, 0, 130, (0, "#5fe0b0", 0.05), (1, "#5fe0b0", 0.4)),
    )
    art.path(
        "".join(
            disc(x, y, r)
            for x, y, r in ((92, 54, 2.2), (170, 50, 2.6), (58, 84, 2), (196, 84, 2), (120, 34, 1.8), (148, 74, 1.6))
        ),
        "#ffffff",
        0.9,
    )
    for x, w, h in ((66, 120, 78), (192, 120, 86)):
        a, b = (x, 168 - h), 168
        art.path(poly(clip([a, (x + w / 2, b), (x - w / 2, b)], hexagon)), "#47637f")
        art.path(poly(clip([a, (x + w / 2, b), (x + w * 0.06, b), (x - w * 0.03, b - h * 0.45)], hexagon)), "#25394d")
        art.path(
            poly(
                clip(
                    [
                        a,
                        (x + w * 0.15, b - h * 0.7),
                        (x + w * 0.06, b - h * 0.62),
                        (x - w * 0.02, b - h * 0.7),
                        (x - w * 0.1, b - h * 0.58),
                        (x - w * 0.16, b - h * 0.68),
                    ],
                    hexagon,
                )
            ),
            "#f3f8fb",
        )
    wall = art.lin(0, 150, 0, 248, (0, "#f2fafe"), (0.3, "#a9d2e8"), (1, "#4f86a8"))
    crest = [(24.0, 166.0)]
    for k in range(5):
        x = 24 + k * 46
        crest += [(x, 150), (x + 24, 150), (x + 24, 166), (x + 46, 166)]
    art.path(poly(clip([*crest, (256, 250), (24, 250)], hexagon)), wall)
    joints = ""
    for r, y in enumerate((166, 190, 214)):
        joints += f"M{num(24 + max(0, (y - 188) * 1.733) + 1)} {y}H{num(232 - max(0, (y - 188) * 1.733) - 1)}"
        for k in range(1, 5):
            x = 24 + k * 46 - (23 if r % 2 else 0)
            if abs(x - 128) < 100 - max(0, (y + 22 - 188) * 1.733):
                joints += f"M{x} {y}v24"
    art.line(joints, "#2f6486", 3, 0.55)
    caps = "".join(
        poly(
            clip(
                [(24 + k * 46, 158), (24 + k * 46, 147), (48 + k * 46, 147), (48 + k * 46, 156), (36 + k * 46, 152)],
                hexagon,
            )
        )
        for k in range(5)
    )
    art.path(caps, "#ffffff")
    art.path(disc(128, 124, 66), art.rad(128, 124, 66, (0, "#ffc35c", 0.85), (0.45, "#ff9b3a", 0.3), (1, "#ff8a2b", 0)))
    art.path("M119 150h18l-4 50h-10Z", art.lin(119, 0, 137, 0, (0, "#9a6c3f"), (1, "#4a2f1a")))
    art.path("M110 144h36l-6 16h-24Z", "#2b2018")
    art.path(
        "M128 66C133 92 156 104 152 128C149 150 107 150 104 128C101 110 124 98 128 66Z",
        art.lin(0, 66, 0, 146, (0, "#f26a2a"), (0.5, "#ff9b2e"), (1, "#ffce52")),
    )
    art.path("M128 98C132 112 143 118 141 130C139 143 117 143 115 130C114 120 126 114 128 98Z", "#fff2b8")
    return art


DRAWINGS = {
    "title-vignette": (title,),
    "ruleset-watch": (watch_card,),
    "ruleset-gift-base": (gift_card,),
    "app-icon": (app_icon,),
}
