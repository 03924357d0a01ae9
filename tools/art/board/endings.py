"""Pictures of the endings: dawn over the Wall, fire, and cold ashes."""

from __future__ import annotations

import math
import random

from .nature import sheep
from .north import night_peak, raven, silhouette_trees
from .pen import Art, Point, bleed, disc, flat, num, poly, ridge
from .scenes import _far_fires, _great_wall, _stronghold

WIDE, TALL = 1200, 640
TOP: list[Point] = [(0, 392), (300, 372), (560, 332), (820, 268), (1030, 196), (1200, 112)]
FOOT: list[Point] = [(0, 438), (300, 448), (560, 462), (820, 488), (1030, 520), (1200, 556)]


def _at(line: list[Point], x: float) -> float:
    for (x0, y0), (x1, y1) in zip(line, line[1:], strict=False):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return line[-1][1]


def _peaks(art: Art, rng: random.Random, far: tuple[str, str, str, str], near: tuple[str, str, str, str]) -> None:
    for k in range(10):
        night_peak(art, rng, 20 + k * 128 + rng.uniform(-24, 24), 372, rng.uniform(170, 230), rng.uniform(70, 130), far)
    for x, w, h in ((110, 220, 150), (360, 270, 205), (600, 210, 140), (800, 230, 150)):
        night_peak(art, rng, x, 380, w, h, near)


def _ground(art: Art, light: str, middle: str, dark: str) -> None:
    edge = flat([(-60, 440), (200, 438), (460, 456), (760, 482), (1000, 516), (1260, 566)], close=False)
    art.path(
        poly([*[(min(max(x, 0), WIDE), y) for x, y in edge], (WIDE, TALL), (0, TALL)]),
        art.lin(0, 436, 0, TALL, (0, light), (0.45, middle), (1, dark)),
    )
    for k, (y, colour) in enumerate(((530, light), (584, middle))):
        wave = flat([(x, y + 12 * math.sin(x / 200 + k * 2.3)) for x in range(-90, 1400, 90)], close=False)
        wave = [(min(max(x, 0), WIDE), py) for x, py in wave]
        art.path(poly([*wave, (WIDE, TALL), (0, TALL)]), art.lin(0, y - 10, 0, TALL, (0, colour, 0.7), (1, dark)))


def _sentinel(art: Art, x: float, y: float, s: float, cloak: str, rim: str, turn: int = 1) -> None:
    """Somebody of the Watch on the crest, cloak and spear against the sky."""
    spear = x + 9 * s * turn
    art.line(f"M{num(spear)} {num(y + 2 * s)}V{num(y - 44 * s)}", cloak, max(1.0, 1.6 * s))
    art.path(poly([(spear - 2 * s, y - 44 * s), (spear, y - 53 * s), (spear + 2 * s, y - 44 * s)]), rim)
    art.path(
        poly(
            flat(
                [
                    (x - 9 * s, y + 2 * s),
                    (x - 8 * s, y - 14 * s),
                    (x - 5 * s, y - 26 * s),
                    (x, y - 30 * s),
                    (x + 5 * s, y - 26 * s),
                    (x + 8 * s, y - 14 * s),
                    (x + 9 * s, y + 2 * s),
                ],
                steps=4,
            )
        ),
        cloak,
    )
    art.path(disc(x, y - 32 * s, 4.6 * s), cloak)
    art.line(
        f"M{num(x + 4 * s * turn)} {num(y - 34 * s)}Q{num(x + 9 * s * turn)} {num(y - 20 * s)} {num(x + 8.6 * s * turn)} {num(y)}",
        rim,
        max(0.8, 1.2 * s),
        0.8,
    )


def _breach(art: Art, rng: random.Random, x: float, half: float, sky: str, edge: str, rubble: str, dust: str) -> None:
    """A gap in the Wall, with what fell out of it."""
    left, right = x - half, x + half * 0.8
    top_l, top_r = _at(TOP, left), _at(TOP, right)
    foot_l, foot_r = _at(FOOT, left), _at(FOOT, right)
    gap: list[Point] = [
        (left - 10, top_l - 15),
        (right + 10, top_r - 18),
        (right + 4, top_r + (foot_r - top_r) * 0.25),
        (right - 12, top_r + (foot_r - top_r) * 0.48),
        (right - 8, top_r + (foot_r - top_r) * 0.72),
        (right - 26, foot_r + 3),
        (left + 30, foot_l + 3),
        (left + 14, top_l + (foot_l - top_l) * 0.66),
        (left + 20, top_l + (foot_l - top_l) * 0.4),
        (left, top_l + (foot_l - top_l) * 0.2),
    ]
    art.path(poly(gap), sky)
    for k in range(9):
        px = left - 14 + (right - left + 28) * k / 8
        py, r = top_l - 10 + (top_r - top_l) * k / 8 + rng.uniform(-8, 4), half * rng.uniform(0.3, 0.46)
        art.path(disc(px, py, r), art.rad(px, py, r, (0, dust, 0.85), (0.55, dust, 0.5), (1, dust, 0)))
    art.line(poly(gap[1:6], close=False) + poly([*gap[6:], gap[0]], close=False), edge, 2.4, 0.8)
    for _ in range(46):
        t = rng.gauss(0, 0.5)
        bx, by = x + t * half * 1.5, _at(FOOT, x) + rng.uniform(-10, 26) + abs(t) * 6
        w, h = rng.uniform(8, 30) * (1.1 - min(0.8, abs(t) * 0.5)), rng.uniform(6, 18)
        block = [(bx - w / 2, by), (bx - w * 0.38, by - h), (bx + w * 0.3, by - h * 1.1), (bx + w / 2, by)]
        art.path(poly(block), rubble)
        art.path(poly([block[1], block[2], (bx + w * 0.2, by - h * 0.6), (bx - w * 0.3, by - h * 0.6)]), edge, 0.55)


def _smoke(art: Art, rng: random.Random, x: float, y: float, height: float, colour: str, strength: float) -> None:
    """A column of smoke, leaning with the wind."""
    for k in range(15):
        t = k / 14
        r = 16 + 74 * t
        cx, cy = x + t * t * 170 + rng.uniform(-12, 12), y - height * t
        art.path(
            disc(cx, cy, r),
            art.rad(
                cx,
                cy,
                r,
                (0, colour, strength * (1 - 0.6 * t)),
                (0.6, colour, strength * 0.4 * (1 - t)),
                (1, colour, 0),
            ),
        )


def dawn() -> Art:
    """The Wall stands, and the sun comes up."""
    rng = random.Random(1301)
    art = Art(WIDE, TALL, bleed(WIDE, TALL))
    art.path(
        f"M0 0H{WIDE}V{TALL}H0Z",
        art.lin(0, 0, 0, 400, (0, "#223a63"), (0.35, "#5b6f9c"), (0.62, "#c98f8a"), (0.82, "#f4b777"), (1, "#ffe0a0")),
    )
    sun = (470.0, 336.0)
    art.path(
        disc(*sun, 420),
        art.rad(*sun, 420, (0, "#fff1c4", 0.95), (0.18, "#ffd98a", 0.6), (0.5, "#ffb866", 0.22), (1, "#ff9a52", 0)),
    )
    for k in range(-7, 8):
        a, w = k * 0.2, 0.03
        far = [
            (sun[0] + 900 * math.sin(a - w), sun[1] - 900 * math.cos(a - w)),
            (sun[0] + 900 * math.sin(a + w), sun[1] - 900 * math.cos(a + w)),
        ]
        art.path(poly([sun, *[(min(max(x, 0), WIDE), max(y, 0)) for x, y in far]]), "#fff0c0", 0.1)
    for x, y, w in ((160, 90, 190), (420, 60, 150), (820, 96, 240), (1040, 52, 150)):
        art.path(disc(x, y, w, 9), "#ffd2a6", 0.5)
        art.path(disc(x + 40, y + 13, w * 0.7, 6), "#f3a98c", 0.5)
    _peaks(art, rng, ("#8d86a6", "#6d6c92", "#f7d9c4", "#b9a7bd"), ("#77708f", "#565a80", "#ffe9d2", "#b59fb6"))
    art.path(disc(*sun, 44), "#fff7dc")
    hill = ridge(rng, 0, 352, WIDE, 320, 26, 6)
    art.path(poly([*hill, (WIDE, 520), (0, 520)]), art.lin(0, 330, 0, 450, (0, "#e9c3a6"), (1, "#8f8fac")))
    silhouette_trees(art, rng, 10, 560, 384, (12, 24), "#55597a", 13)
    _great_wall(art, rng, TOP, FOOT, 38)
    art.path(
        poly([*TOP, *reversed(FOOT)]),
        art.lin(0, 0, WIDE, 0, (0, "#ffcf94", 0.55), (0.5, "#ffc48a", 0.28), (1, "#ffb27a", 0.16)),
    )
    art.line(poly([(x, y + 1) for x, y in TOP], close=False), "#fff3d6", 3)
    for x, s, turn in (
        (392, 0.62, 1),
        (640, 0.8, -1),
        (742, 0.92, 1),
        (884, 1.15, -1),
        (1006, 1.4, 1),
        (1118, 1.7, -1),
    ):
        _sentinel(art, x, _at(TOP, x) - 6 * s, s, "#1c2233", "#ffdf9f", turn)
    _ground(art, "#f6e4cf", "#b9a9ae", "#5d5f78")
    silhouette_trees(art, rng, 6, 420, 474, (24, 46), "#4b5470", 17, "#f3d9bf")
    silhouette_trees(art, rng, 860, 1200, 560, (28, 54), "#454e69", 21, "#f3d9bf")
    _stronghold(art, 600, 524, 0.92)
    for x, y, s, face in ((250, 596, 24, 1), (300, 606, 20, -1), (208, 610, 19, 1)):
        sheep(art, rng, x, y, s, face, True)
    silhouette_trees(art, rng, -20, 150, 640, (110, 170), "#2f3650", 54, "#d9b9a2")
    silhouette_trees(art, rng, 1060, 1230, 648, (120, 190), "#2f3650", 58, "#d9b9a2")
    art.path("".join(raven(*b) for b in ((700, 120, 26, 3), (756, 96, 20, -3), (660, 160, 18, 2))), "#3a3550")
    return art


def fire() -> Art:
    """The Wall is broken, and the castle burns."""
    rng = random.Random(1302)
    art = Art(WIDE, TALL, bleed(WIDE, TALL))
    art.path(
        f"M0 0H{WIDE}V{TALL}H0Z",
        art.lin(0, 0, 0, 420, (0, "#0a0a12"), (0.4, "#2a0f17"), (0.75, "#7a2318"), (1, "#d4561f")),
    )
    art.path(
        disc(560, 400, 560, 330),
        art.rad(560, 400, 560, (0, "#ff8a2b", 0.75), (0.4, "#e0451c", 0.32), (1, "#a01f1a", 0), flatten=0.6),
    )
    _peaks(art, rng, ("#2d1a22", "#1d1119", "#7a3a2c", "#4a2328"), ("#26151d", "#160d14", "#a1482d", "#55252a"))
    hill = ridge(rng, 0, 352, WIDE, 320, 26, 6)
    art.path(poly([*hill, (WIDE, 520), (0, 520)]), art.lin(0, 330, 0, 450, (0, "#5a231b"), (1, "#1d0f14")))
    _far_fires(
        art, [(60, 372, 3.2), (140, 384, 2.6), (236, 372, 3.4), (330, 366, 2.4), (420, 360, 3.6), (500, 356, 2.6)]
    )
    _great_wall(art, rng, TOP, FOOT, 38)
    art.path(
        poly([*TOP, *reversed(FOOT)]),
        art.lin(0, 0, WIDE, 0, (0, "#1a0c10", 0.72), (0.5, "#3a130f", 0.55), (1, "#120b12", 0.82)),
    )
    glow = art.lin(0, 250, 0, 500, (0, "#5a1a16"), (0.6, "#d4561f"), (1, "#ffb14a"))
    _breach(art, rng, 730, 88, glow, "#ffb36a", "#2a171a", "#3a1414")
    for x in (672, 700, 716, 744, 760, 786):
        y = _at(FOOT, x) + rng.uniform(-2, 12)
        art.path(disc(x, y - 26, 5) + poly([(x - 8, y), (x - 5, y - 22), (x + 5, y - 22), (x + 8, y)]), "#12090c")
        art.line(f"M{num(x + 8)} {num(y - 8)}L{num(x + 13)} {num(y - 40)}", "#12090c", 2)
        _far_fires(art, [(x + 13, y - 42, 2.4)])
    _ground(art, "#6b3126", "#3a1b1c", "#0d080c")
    silhouette_trees(art, rng, 6, 420, 474, (24, 46), "#1c0f13", 17)
    silhouette_trees(art, rng, 900, 1200, 560, (28, 54), "#1c0f13", 21)
    _smoke(art, rng, 470, 430, 420, "#140c12", 0.75)
    _smoke(art, rng, 760, 420, 430, "#1a0e12", 0.6)
    _stronghold(art, 440, 530, 0.95)
    for x, y, s in (
        (392, 462, 2.0),
        (424, 470, 1.4),
        (452, 440, 2.6),
        (486, 474, 1.7),
        (516, 462, 2.2),
        (340, 520, 1.2),
        (560, 528, 1.2),
    ):
        art.path(
            disc(x, y, 46 * s), art.rad(x, y, 46 * s, (0, "#ffc35c", 0.75), (0.35, "#ff7a22", 0.3), (1, "#ff5a1b", 0))
        )
        art.path(
            f"M{num(x)} {num(y - 26 * s)}Q{num(x + 4 * s)} {num(y - 12 * s)} {num(x + 11 * s)} {num(y - 9 * s)}Q{num(x + 14 * s)} {num(y + 6 * s)} {num(x)} {num(y + 8 * s)}Q{num(x - 14 * s)} {num(y + 6 * s)} {num(x - 10 * s)} {num(y - 6 * s)}Q{num(x - 4 * s)} {num(y - 10 * s)} {num(x)} {num(y - 26 * s)}Z",
            art.lin(0, y - 26 * s, 0, y + 8 * s, (0, "#f2551f"), (0.5, "#ff9b2e"), (1, "#ffe08a")),
        )
    _sentinel(art, 1010, 566, 2.6, "#0a070b", "#ff9b4a", -1)
    silhouette_trees(art, rng, -20, 150, 640, (110, 170), "#0a070b", 54)
    silhouette_trees(art, rng, 1080, 1230, 648, (120, 190), "#0a070b", 58)
    sparks = "".join(disc(rng.uniform(180, 980), rng.uniform(60, 470), rng.uniform(0.8, 2.4)) for _ in range(110))
    art.path(sparks, "#ffb14a", 0.85)
    art.path(
        "".join(raven(*b) for b in ((210, 110, 34, 4), (290, 80, 26, -3), (930, 90, 30, 3), (1010, 130, 20, -2))),
        "#07060a",
    )
    return art


def ashes() -> Art:
    """A grey morning after: nobody is left on the Wall."""
    rng = random.Random(1303)
    art = Art(WIDE, TALL, bleed(WIDE, TALL))
    art.path(
        f"M0 0H{WIDE}V{TALL}H0Z",
        art.lin(0, 0, 0, 400, (0, "#39434f"), (0.5, "#66727e"), (1, "#aab3b9")),
    )
    _peaks(art, rng, ("#7d8790", "#656f79", "#c3cad0", "#98a2ab"), ("#6a747e", "#525c67", "#d3d9de", "#929ca6"))
    hill = ridge(rng, 0, 352, WIDE, 320, 26, 6)
    art.path(poly([*hill, (WIDE, 520), (0, 520)]), art.lin(0, 330, 0, 450, (0, "#a6afb6"), (1, "#6d7882")))
    silhouette_trees(art, rng, 10, 560, 384, (12, 24), "#4f5963", 13)
    _great_wall(art, rng, TOP, FOOT, 38, torches=0)
    art.path(poly([*TOP, *reversed(FOOT)]), "#59636d", 0.6)
    gap = art.lin(0, 250, 0, 500, (0, "#6d7781"), (1, "#aab3b9"))
    _breach(art, rng, 730, 92, gap, "#dfe5ea", "#5a6570", "#87929b")
    _breach(art, rng, 330, 40, gap, "#dfe5ea", "#5a6570", "#87929b")
    _ground(art, "#cfd6db", "#98a2aa", "#4a535c")
    silhouette_trees(art, rng, 6, 420, 474, (24, 46), "#4a545e", 17, "#cfd6db")
    silhouette_trees(art, rng, 900, 1200, 560, (28, 54), "#454f59", 21, "#cfd6db")
    _smoke(art, rng, 500, 500, 330, "#5a636c", 0.4)
    for x, h in ((470, 54), (500, 30), (520, 70), (552, 22), (585, 40)):
        art.path(
            poly([(x - 9, 530), (x - 9, 530 - h), (x - 3, 524 - h), (x + 3, 532 - h), (x + 9, 526 - h), (x + 9, 530)]),
            "#2d353d",
        )
    art.path(disc(526, 534, 92, 9), "#dbe1e5", 0.9)
    art.line("M860 596L884 506", "#3a2f28", 5)
    art.path(poly([(878, 510), (886, 486), (893, 512), (885, 518)]), "#c9d0d6")
    art.path("M846 600Q872 584 902 600Q874 606 846 600Z", "#e6ebee")
    silhouette_trees(art, rng, -20, 150, 640, (110, 170), "#333c45", 54, "#aab3ba")
    silhouette_trees(art, rng, 1080, 1230, 648, (120, 190), "#333c45", 58, "#aab3ba")
    birds = ((560, 150, 34, 4), (620, 120, 26, -3), (500, 190, 22, 2), (700, 170, 24, -2), (872, 470, 20, 2))
    art.path("".join(raven(*b) for b in birds), "#1c2229")
    return art


DRAWINGS = {"ending-true": (dawn,), "ending-tragic": (fire,), "ending-nobody": (ashes,)}
