"""The great ice Wall: four sections that tile edge to edge, and the cracks of a breach."""

from __future__ import annotations

import random

from .pen import Art, Point, disc, mix, num, poly

POSTS = (40, 120, 200, 280, 360)
# Heights at x = 0 and x = 400 are the same in every section, so that any two tile.
CREST, WALK, FACE, FOOT = 22.0, 80.0, 92.0, 150.5


def section(variant: int) -> Art:
    rng = random.Random(800 + variant)
    art = Art(400, 150, "translate(-1.5 0) scale(1.0075 1)")
    _parapet(art, rng)
    _walk(art, rng)
    _face(art, rng, variant)
    _lip(art, rng)
    for x in {
        1: (0.0, 160.0, 320.0, 400.0),
        2: (0.0, 80.0, 240.0, 400.0),
        3: (0.0, 160.0, 240.0, 400.0),
        4: (0.0, 80.0, 320.0, 400.0),
    }[variant]:
        if 0 < x < 400:
            _torch(art, x, 46)
    return art


def _parapet(art: Art, rng: random.Random) -> None:
    """The northern parapet behind the walk: merlons of ice capped with snow."""
    back = art.lin(0, 8, 0, 84, (0, "#bfdcec"), (0.5, "#8fbcd6"), (1, "#5d92b3"))
    art.path(poly([(0, 30), (400, 30), (400, 86), (0, 86)]), back)
    merlons, lit, snow, shade = "", "", "", ""
    for k in range(10):
        x = 4 + k * 40
        w = 26
        top = 10 + rng.uniform(-2.2, 2.2)
        merlons += poly([(x, 32), (x, top + 1.5), (x + 2, top), (x + w - 2, top), (x + w, top + 1.5), (x + w, 32)])
        lit += poly([(x, 32), (x, top + 1.5), (x + 4, top), (x + 4, 32)])
        shade += poly([(x + w - 6, 32), (x + w - 6, top), (x + w, top + 1.5), (x + w, 32)])
        snow += f"M{num(x - 2)} {num(top + 4)}C{num(x - 3)} {num(top - 4)} {num(x + 5)} {num(top - 5)} {num(x + w * 0.4)} {num(top - 4.4)}C{num(x + w * 0.8)} {num(top - 5.4)} {num(x + w + 3)} {num(top - 3)} {num(x + w + 2)} {num(top + 4)}Q{num(x + w * 0.8)} {num(top + 1)} {num(x + w * 0.62)} {num(top + 4.6)}Q{num(x + w * 0.4)} {num(top)} {num(x - 2)} {num(top + 4)}Z"
    art.path(merlons, art.lin(0, 8, 0, 34, (0, "#cfe6f3"), (1, "#94c0d9")))
    art.path(lit, "#f2fafe", 0.8)
    art.path(shade, "#4f86a8", 0.5)
    joints = "M0 32H400M0 52H400"
    for row, y in enumerate((32, 52)):
        for k in range(10):
            x = k * 40 + (20 if row else 0)
            joints += f"M{x} {y}v20"
    art.line(joints, "#4f86a8", 1.3, 0.5)
    art.line("M0 33.4H400M0 53.4H400", "#f2fafe", 1, 0.45)
    for _ in range(9):
        x, y = rng.randrange(0, 380, 20), rng.choice([33, 53])
        art.path(
            poly([(x + 1, y), (x + 19, y), (x + 19, y + 18), (x + 1, y + 18)]), rng.choice(["#d9edf7", "#6fa4c4"]), 0.3
        )
    art.path(snow, "#ffffff")
    drift = "M4 32Q-4 28 0 32V36"  # snow in the gaps, one wave per gap
    for k in range(10):
        x = 30 + k * 40
        drift += f"M{x} 33Q{x + 7} 27 {x + 14} 33V35Q{x + 7} 32 {x} 35Z"
    art.path(
        "M0 33Q2 31 4 33V35H0Z"
        + drift.split("V36", 1)[1].replace(
            "M390 33Q397 27 404 33V35Q397 32 390 35Z", "M390 33Q395 28.6 400 30.4V33Q395 32.4 390 35Z"
        ),
        "#ffffff",
        0.95,
    )
    # the places of the five guards: shallow bays, a little darker
    bays = "".join(f"M{x - 25} 86V58A25 25 0 0 1 {x + 25} 58V86Z" for x in POSTS)
    art.path(bays, art.lin(0, 33, 0, 86, (0, "#2b5d7d", 0.34), (1, "#2b5d7d", 0.12)))


def _walk(art: Art, rng: random.Random) -> None:
    """The trodden walk between the parapets."""
    art.path(
        f"M0 {num(WALK - 2)}H400V{num(FACE + 4)}H0Z",
        art.lin(0, WALK - 2, 0, FACE + 4, (0, "#a9cbdd"), (0.3, "#e9f4fa"), (1, "#ffffff")),
    )
    steps = "".join(
        disc(rng.uniform(8, 392), rng.uniform(WALK + 2, FACE - 3), rng.uniform(1.4, 2.6), 0.9) for _ in range(46)
    )
    art.path(steps, "#8fb4c9", 0.7)


def _face(art: Art, rng: random.Random, variant: int) -> None:
    """The southern face: courses of ice blocks, blue cracks, icicles."""
    art.path(
        f"M0 {num(FACE)}H400V{num(FOOT)}H0Z",
        art.lin(0, FACE, 0, FOOT, (0, "#b8d9ea"), (0.45, "#8ab8d3"), (1, "#4f7f9d")),
    )
    tints = {0: "", 1: "", 2: ""}
    joints = ""
    for row in range(3):
        y = FACE + row * 20
        x = -20.0 if row % 2 else 0.0
        while x < 400:
            w = 40.0
            x0, x1 = max(x, 0), min(x + w, 400)
            if rng.random() < 0.62:
                pts = [(x0 + 1.2, y + 1.4), (x1 - 1.2, y + 1.4), (x1 - 1.2, y + 18.6), (x0 + 1.2, y + 18.6)]
                tints[rng.randrange(3)] += poly(pts)
            if x > 0:
                joints += f"M{num(x)} {num(y)}V{num(min(y + 20, FOOT))}"
            x += w
        joints += f"M0 {num(y)}H400"
    for key, (colour, alpha) in enumerate((("#eaf6fc", 0.5), ("#cfe6f3", 0.42), ("#3f7395", 0.26))):
        art.path(tints[key], colour, alpha)
    art.line(joints, "#38698a", 1.4, 0.6)
    art.line("".join(f"M0 {num(FACE + r * 20 + 1.6)}H400" for r in (1, 2)), "#f2fafe", 1.1, 0.5)
    glints = "".join(
        poly([(x, y), (x + 3, y), (x - 4, y + 11), (x - 7, y + 11)])
        for x, y in ((rng.uniform(14, 386), FACE + rng.choice([4, 24, 44]) + rng.uniform(0, 3)) for _ in range(15))
    )
    art.path(glints, "#ffffff", 0.6)
    for _ in range(3):
        _crack(art, rng, rng.uniform(40, 360), FACE + rng.uniform(8, 22), 28)
    if variant in (1, 3):
        _sally_port(art, 200 if variant == 1 else 120)
    if variant in (2, 4):
        _banner(art, 280 if variant == 2 else 200)
    foot = f"M0 {num(FOOT)}V{num(FOOT - 7)}"
    x, up = 0.0, True
    heights = [rng.uniform(3, 12) for _ in range(9)]
    for k in range(10):
        y = FOOT - 7 if k == 9 else FOOT - heights[k]
        foot += f"Q{num(x + 20)} {num(y - (3 if up else -2))} {num(x + 40)} {num(y)}"
        x, up = x + 40, not up
    art.path(foot + f"V{num(FOOT)}Z", art.lin(0, FOOT - 14, 0, FOOT, (0, "#ffffff"), (1, "#b9d2e1")))


def _lip(art: Art, rng: random.Random) -> None:
    """The snowy edge of the walk hanging over the face, with icicles."""
    icicles, x = "", 6.0
    while x < 392:
        w, h = rng.uniform(3, 5.4), rng.uniform(5, 15)
        icicles += poly([(x, FACE + 1), (x + w, FACE + 1), (x + w * 0.55, FACE + h)])
        x += w + rng.uniform(1, 13)
    art.path(icicles, "#e6f4fb", 0.95)
    edge = f"M0 {num(FACE - 5)}"
    low = f"M400 {num(FACE + 3)}"
    for k in range(10):
        dip = rng.uniform(0.5, 4.5)
        edge += f"Q{num(k * 40 + 20)} {num(FACE - 5 - rng.uniform(0, 2.5))} {num(k * 40 + 40)} {num(FACE - 5)}"
        low += f"Q{num(380 - k * 40)} {num(FACE + 3 + dip)} {num(360 - k * 40)} {num(FACE + 3)}"
    art.path(f"M0 {num(FACE + 3)}h400v6h-400Z", "#2b5d7d", 0.28)
    art.path(edge + "L" + low[1:] + "Z", "#ffffff")
    art.path(f"M0 {num(FACE + 0.6)}H400V{num(FACE + 3)}H0Z", "#bcd6e5")


def _crack(art: Art, rng: random.Random, x: float, y: float, length: float) -> None:
    points: list[Point] = [(x, y)]
    while points[-1][1] < min(y + length, FOOT - 6):
        px, py = points[-1]
        points.append((px + rng.uniform(-7, 7), py + rng.uniform(4, 8)))
    art.line(poly(points, close=False), "#1f5275", 1.8, 0.75)
    mid = points[len(points) // 2]
    art.line(poly([mid, (mid[0] + rng.choice([-8, 8]), mid[1] + 5)], close=False), "#1f5275", 1.3, 0.7)
    art.line(poly([(px + 1.4, py) for px, py in points], close=False), "#f2fafe", 0.9, 0.6)


def _torch(art: Art, x: float, y: float) -> None:
    """A torch between two posts, with its glow on the ice."""
    art.path(disc(x, y, 26), art.rad(x, y, 26, (0, "#ffc35c", 0.75), (0.45, "#ff9b3a", 0.28), (1, "#ff8a2b", 0)))
    art.line(f"M{num(x)} {num(y + 4)}v18", "#1f1610", 4.6)
    art.line(f"M{num(x)} {num(y + 4)}v18", "#7a5230", 2.8)
    art.path(f"M{num(x - 5)} {num(y + 4)}h10l-2 6h-6Z", "#2b2018")
    art.path(
        f"M{num(x)} {num(y - 15)}C{num(x + 2)} {num(y - 8)} {num(x + 8)} {num(y - 5)} {num(x + 6.5)} {num(y + 1)}C{num(x + 5)} {num(y + 6)} {num(x - 5)} {num(y + 6)} {num(x - 6.5)} {num(y + 1)}C{num(x - 8)} {num(y - 4)} {num(x - 1)} {num(y - 7)} {num(x)} {num(y - 15)}Z",
        art.lin(x, y - 14, x, y + 5, (0, "#ff8a2b"), (1, "#ffd35e")),
    )
    art.path(
        f"M{num(x)} {num(y - 7)}Q{num(x + 4.4)} {num(y - 2)} {num(x + 2.6)} {num(y + 2.6)}Q{num(x)} {num(y + 4.6)} {num(x - 2.6)} {num(y + 2.6)}Q{num(x - 4)} {num(y - 2)} {num(x)} {num(y - 7)}Z",
        "#fff4c2",
    )


def _sally_port(art: Art, x: float) -> None:
    """A small iron-barred gate at the foot."""
    art.path(
        f"M{num(x - 19)} {num(FOOT)}V{num(FOOT - 20)}A19 19 0 0 1 {num(x + 19)} {num(FOOT - 20)}V{num(FOOT)}Z",
        "#dbeef8",
    )
    art.path(
        f"M{num(x - 15)} {num(FOOT)}V{num(FOOT - 19)}A15 15 0 0 1 {num(x + 15)} {num(FOOT - 19)}V{num(FOOT)}Z",
        art.lin(0, FOOT - 34, 0, FOOT, (0, "#0f2433"), (1, "#8a4a1d")),
    )
    bars = "".join(f"M{num(x + d)} {num(FOOT - 33 + abs(d) * 0.45)}V{num(FOOT)}" for d in (-9, -3, 3, 9))
    art.line(bars + f"M{num(x - 15)} {num(FOOT - 20)}h30M{num(x - 15)} {num(FOOT - 11)}h30", "#0a1119", 1.9)


def _banner(art: Art, x: float) -> None:
    """A black banner of the Watch hung on the face, frost at its hem."""
    art.line(f"M{num(x - 15)} {num(FACE + 9)}h30", "#5c3c20", 2.8)
    art.path(
        poly([(x - 12, FACE + 9), (x + 12, FACE + 9), (x + 12, FACE + 40), (x, FACE + 33), (x - 12, FACE + 40)]),
        art.lin(x - 12, 0, x + 12, 0, (0, "#2b3540"), (1, "#10161d")),
    )
    # a raven on the wing
    art.path(
        f"M{num(x - 8.5)} {num(FACE + 17)}Q{num(x - 3)} {num(FACE + 15)} {num(x)} {num(FACE + 20)}Q{num(x + 3)} {num(FACE + 15)} {num(x + 8.5)} {num(FACE + 17)}Q{num(x + 6)} {num(FACE + 22)} {num(x + 1.6)} {num(FACE + 24)}L{num(x)} {num(FACE + 29)}L{num(x - 1.6)} {num(FACE + 24)}Q{num(x - 6)} {num(FACE + 22)} {num(x - 8.5)} {num(FACE + 17)}Z",
        "#e8eef4",
    )


def breach(step: int) -> Art:
    """Cracks over a section that grow with the breach track: a crack, a split, a fallen gap."""
    rng = random.Random(900)
    art = Art(400, 150)
    if step == 3:
        gap = [
            (150, 4),
            (164, 30),
            (156, 52),
            (170, 78),
            (160, 104),
            (172, 128),
            (150, 150),
            (262, 150),
            (240, 128),
            (248, 102),
            (232, 80),
            (246, 54),
            (234, 32),
            (250, 4),
        ]
        art.path(poly([(x + (-7 if i < 7 else 7), y) for i, (x, y) in enumerate(gap)]), "#e8f5fc")
        art.path(poly([(x + (-3 if i < 7 else 3), y) for i, (x, y) in enumerate(gap)]), "#5d97ba")
        art.path(poly(gap), art.lin(0, 4, 0, 150, (0, "#1a2c3d"), (0.6, "#0c1620"), (1, "#070c12")))
        art.path(poly([(172, 66), (200, 44), (232, 70), (236, 92), (166, 92)]), "#2a4256", 0.8)
        art.path(disc(203, 112, 34, 22), art.rad(203, 112, 34, (0, "#ff9b3a", 0.45), (1, "#ff6a2b", 0), flatten=0.65))
        for x, y, w, h in (
            (146, 150, 34, 22),
            (178, 152, 28, 18),
            (206, 151, 36, 25),
            (238, 151, 30, 17),
            (264, 150, 24, 13),
            (128, 150, 22, 11),
            (192, 136, 22, 16),
            (224, 134, 20, 14),
        ):
            top = [
                (x - w * 0.5, y - h * 0.55),
                (x - w * 0.1, y - h),
                (x + w * 0.4, y - h * 0.72),
                (x + w * 0.5, y),
                (x - w * 0.46, y),
            ]
            art.path(poly(top), mix("#dff1fa", "#9cc7de", rng.random()))
            art.path(
                poly([(x + w * 0.02, y - h * 0.5), (x + w * 0.4, y - h * 0.72), (x + w * 0.5, y), (x, y)]),
                "#5d92b3",
                0.8,
            )
            art.path(
                poly(
                    [
                        (x - w * 0.5, y - h * 0.55),
                        (x - w * 0.1, y - h),
                        (x + w * 0.4, y - h * 0.72),
                        (x + w * 0.02, y - h * 0.5),
                    ]
                ),
                "#ffffff",
                0.85,
            )
    spread = {1: 1, 2: 3, 3: 4}[step]
    starts = [(200, 14), (120, 34), (286, 30), (60, 60), (340, 56)]
    for k, (x, y) in enumerate(starts[:spread] if step < 3 else starts[1:]):
        _fissure(art, rng, x, y, 118 if k == 0 or step > 1 else 70, (5.5, 7.5, 6.5)[step - 1] * (1 if k == 0 else 0.75))
    return art


def _fissure(art: Art, rng: random.Random, x: float, y: float, length: float, width: float) -> None:
    """A crack that opens towards its middle, dark with a lit right edge."""
    left: list[Point] = []
    right: list[Point] = []
    steps = 11
    px, py = x, y
    branches: list[tuple[Point, float]] = []
    for k in range(steps + 1):
        w = width * (1 - abs(2 * k / steps - 0.8) ** 1.5) if 0 < k < steps else 0
        w = max(w, 0)
        left.append((px - w / 2, py))
        right.append((px + w / 2, py))
        if k in (3, 5, 7):
            branches.append(((px, py), rng.choice([-1.0, 1.0])))
        px += rng.uniform(-9, 9)
        py += min(length, 146 - y) / steps
    art.path(poly([*[(a - 1.6, b) for a, b in left], *[(a + 2.4, b) for a, b in reversed(right)]]), "#f2fafe", 0.85)
    for (bx, by), way in branches:
        pts = [(bx, by), (bx + way * 9, by + 4), (bx + way * 16, by + 13), (bx + way * 27, by + 15)]
        art.line(poly([(a + 1, b + 1) for a, b in pts], close=False), "#f2fafe", 2.2, 0.8)
        art.line(poly(pts, close=False), "#0c2233", 2)
    art.path(poly([*left, *reversed(right)]), art.lin(0, y, 0, y + length, (0, "#153a54"), (1, "#081018")))


DRAWINGS = {
    **{f"wall-section-{v}": (section, v) for v in (1, 2, 3, 4)},
    **{f"wall-breach-{v}": (breach, v) for v in (1, 2, 3)},
}
