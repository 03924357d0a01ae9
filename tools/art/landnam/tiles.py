"""The tiles: fields, birch forest, pasture, bog, mountain, sea, and the fog over what nobody has seen yet."""

from __future__ import annotations

import math
import random

from board.coast import _leafy
from board.nature import SNOW, SNOW_SHADE, rock, sheaf, sheep
from board.pen import HEX, Art, Point, blob, clip, disc, flat, inside, num, poly, ridge, smooth
from board.terrain import _finish, _from_centre, _glade, _patch, _scatter, _start

LAVA = ("#fff0b0", "#ffb13d", "#e5562a", "#8c2416")
FOAM = "#f1faf6"


def _fade_mound(art: Art, x: float, y: float, s: float) -> None:
    """A farmhouse under turf with a wooden gable; ``s`` wide, standing on y."""
    h = s * 0.62
    art.path(disc(x + s * 0.06, y, s * 0.58, s * 0.1), "#16301f", 0.4)
    art.path(
        f"M{num(x - s * 0.5)} {num(y)}Q{num(x - s * 0.44)} {num(y - h * 0.9)} {num(x - s * 0.1)} {num(y - h)}"
        f"H{num(x + s * 0.26)}Q{num(x + s * 0.5)} {num(y - h * 0.8)} {num(x + s * 0.54)} {num(y)}Z",
        art.lin(x - s * 0.4, y - h, x + s * 0.5, y, (0, "#a8cf6a"), (1, "#4d7f3c")),
    )
    art.path(
        poly(
            [
                (x - s * 0.36, y),
                (x - s * 0.36, y - h * 0.5),
                (x - s * 0.1, y - h * 0.94),
                (x + s * 0.16, y - h * 0.5),
                (x + s * 0.16, y),
            ]
        ),
        "#b98a5a",
    )
    art.line(
        poly([(x - s * 0.4, y - h * 0.46), (x - s * 0.1, y - h), (x + s * 0.2, y - h * 0.46)], close=False),
        "#5d3f26",
        s * 0.07,
    )
    art.path(
        poly([(x - s * 0.17, y), (x - s * 0.17, y - h * 0.44), (x - s * 0.03, y - h * 0.44), (x - s * 0.03, y)]),
        "#3a2519",
    )
    art.path(
        poly(
            [
                (x + s * 0.03, y - h * 0.28),
                (x + s * 0.03, y - h * 0.48),
                (x + s * 0.11, y - h * 0.48),
                (x + s * 0.11, y - h * 0.28),
            ]
        ),
        "#ffd36a",
    )


def _waves(art: Art, rng: random.Random, colours: tuple[str, ...], lean: int, seed: int, first: float = 46) -> None:
    """Swells of ground, one behind the other."""
    step = 200 / len(colours)
    for k, colour in enumerate(colours):
        y = first + k * step
        wave = [(x, y + lean * 9 * math.sin(x / 46 + k * 1.9 + seed) + rng.uniform(-2, 2)) for x in range(-10, 220, 23)]
        art.path(poly(clip([*flat(wave, close=False), (230, 260), (-20, 260)])), colour)


def _tufts(
    art: Art, rng: random.Random, count: int, ink: str, clear: float = 50, flowers: tuple[str, ...] = ()
) -> None:
    text, petals = "", dict.fromkeys(flowers, "")
    for _ in range(count):
        x, y = rng.uniform(5, 195), rng.uniform(8, 224)
        if not inside([(x, y)], 8) or _from_centre(x, y) < clear:
            continue
        if flowers and rng.random() < 0.4:
            petals[rng.choice(flowers)] += disc(x, y, rng.uniform(1.0, 1.6))
        else:
            text += f"M{num(x - 2.2)} {num(y - 3.6)}L{num(x)} {num(y)}L{num(x + 0.3)} {num(y - 4.6)}M{num(x)} {num(y)}L{num(x + 2.5)} {num(y - 3.2)}"
    art.line(text, ink, 0.9, 0.8)
    for colour, drawn in petals.items():
        art.path(drawn, colour)


def _stone_wall(art: Art, rng: random.Random, line: list[Point]) -> None:
    """A low wall of field stones along a line."""
    for x, y in flat(line, close=False, steps=5):
        if inside([(x, y)], 5):
            r = rng.uniform(2.6, 3.6)
            art.path(disc(x + 0.8, y + 1, r, r * 0.8), "#20302a", 0.5)
            art.path(disc(x, y, r, r * 0.8), rng.choice(["#a7aca6", "#8b928f", "#bdc0b8"]))


def _steam(art: Art, x: float, y: float, s: float, strength: float = 0.85) -> None:
    """Steam that rises from y and drifts to the right."""
    for dx, dy, r, a in (
        (0, 0.05, 0.14, 0.9),
        (0.07, 0.24, 0.2, 0.8),
        (-0.02, 0.45, 0.22, 0.66),
        (0.16, 0.66, 0.26, 0.5),
        (0.06, 0.9, 0.2, 0.34),
    ):
        art.path(disc(x + dx * s, y - dy * s, r * s, r * s * 0.9), "#ffffff", a * strength)


def fields(variant: int) -> Art:
    """Barley in strips between dark earth, sheaves and a turf house."""
    rng = random.Random(4100 + variant)
    art = _start("#efd47c", "#b08a3a")
    tilt = (-0.3, 0.26, -0.12)[variant - 1]
    tones = ("#d9b14a", "#ecca6c", "#c89d3a", "#f2d884", "#8c7a3e", "#e2bd58")
    for k in range(-3, 10):
        y = k * 28 + 6
        strip = [
            (-20, y - 120 * tilt),
            (220, y + 120 * tilt),
            (220, y + 120 * tilt + 28.4),
            (-20, y - 120 * tilt + 28.4),
        ]
        shape = clip(strip)
        if shape:
            art.path(poly(shape), tones[(k + variant) % 6])
        for j in range(1, 4):
            row = clip([(x, py + 7 * j + (0 if i < 2 else -27.2)) for i, (x, py) in enumerate(strip)])
            if row:
                art.path(poly(row), "#8a6520", 0.4)
    ears = ""
    for _ in range(240):
        x, y = rng.uniform(5, 195), rng.uniform(8, 224)
        if inside([(x, y)], 6) and _from_centre(x, y) > 44:
            ears += f"M{num(x)} {num(y)}l{num(rng.uniform(-1, 2))} -5"
    art.line(ears, "#fff0b4", 1.2, 0.8)
    _glade(art, "#e3c061", 0.85)
    feature = {1: (146.0, 186.0), 2: (54.0, 184.0), 3: (146.0, 72.0)}[variant]
    _fade_mound(art, *feature, 36)
    for x, y in {
        1: ((44, 82), (60, 72), (146, 62), (52, 190)),
        2: ((150, 82), (134, 70), (50, 66), (150, 186)),
        3: ((52, 78), (52, 184), (68, 194), (140, 194)),
    }[variant]:
        sheaf(art, rng, x, y, 25)
    return _finish(art)


def _birch(art: Art, rng: random.Random, x: float, y: float, h: float, tone: tuple[str, str, str]) -> None:
    """A birch: a white trunk with black marks under a light crown."""
    _leafy(art, rng, x, y, h, tone)
    art.path(
        poly([(x - h * 0.05, y), (x - h * 0.035, y - h * 0.5), (x + h * 0.03, y - h * 0.5), (x + h * 0.05, y)]),
        "#f4f1e6",
    )
    art.line(
        f"M{num(x - h * 0.03)} {num(y - h * 0.12)}h{num(h * 0.04)}M{num(x)} {num(y - h * 0.25)}h{num(h * 0.035)}M{num(x - h * 0.03)} {num(y - h * 0.36)}h{num(h * 0.03)}",
        "#2a2d28",
        1.1,
    )


def forest(variant: int) -> Art:
    """A birch wood with logs, a deer's clearing or a hot spring."""
    rng = random.Random(4230 + variant)
    art = _start("#7fb07a", "#2f5f4b")
    for _ in range(8):
        x, y = rng.uniform(10, 190), rng.uniform(15, 215)
        _patch(art, blob(rng, x, y, rng.uniform(20, 38), rng.uniform(9, 17)), rng.choice(["#3d7354", "#93c088"]), 0.5)
    _glade(art, "#578a62", 1.0)
    hole = {1: (142.0, 184.0, 21.0), 2: (56.0, 178.0, 22.0), 3: (148.0, 68.0, 20.0)}[variant]
    spots = _scatter(rng, 3000, 17.0, 33, 48, [hole])
    tones = [
        ("#24594a", "#43876a", "#8ec79a"),
        ("#2d6a4e", "#56996c", "#a9d49a"),
        ("#1f5046", "#357762", "#74b592"),
        ("#4d7a3c", "#79a856", "#c3d984"),
    ]
    art.path("".join(disc(x + 6, y + 0.5, 11, 3.2) for x, y in spots), "#12352b", 0.42)
    todo = [(y, "tree", x) for x, y in spots] + [(hole[1] + 9, "feature", hole[0])]
    for y, what, x in sorted(todo):
        if what == "tree":
            _birch(art, rng, x, y, rng.uniform(31, 37), rng.choice(tones))
        elif variant == 1:
            for dx, dy in ((-9, 0), (3, 0), (-3, -7)):
                art.path(disc(x + dx + 13, y + dy - 3, 3.6), "#efe0c4")
                art.line(f"M{num(x + dx - 8)} {num(y + dy - 3)}h20", "#efece0", 6.6)
                art.line(
                    f"M{num(x + dx - 5)} {num(y + dy - 4)}h4M{num(x + dx + 3)} {num(y + dy - 2)}h4", "#33362f", 1.2
                )
                art.path(disc(x + dx + 13, y + dy - 3, 2.6), "#c49a64")
        elif variant == 2:
            pool = blob(rng, x, y - 6, 17, 9, 0.1)
            _patch(art, [(px, py + 1.5) for px, py in pool], "#d9d4ba")
            _patch(art, [(x + (px - x) * 0.86, y - 6 + (py - y + 6) * 0.84) for px, py in pool], "#6fd0d0")
            _steam(art, x - 3, y - 9, 26, 0.7)
        else:
            for dx, dy, w in ((-8, 2, 15), (7, 0, 12), (0, 7, 12)):
                rock(art, rng, x + dx, y + dy - 3, w, "#9aa39c", "#5d6863", snow=False)
    return _finish(art)


def pasture(variant: int) -> Art:
    """Green slopes with sheep: a turf house, a geyser, or a stone fold."""
    rng = random.Random(4300 + variant)
    art = _start("#b4d68a", "#629a58")
    _waves(art, rng, ("#94c26c", "#a8d07c", "#83b45f", "#9ac872", "#76a856"), (-1, 1, -1)[variant - 1], variant)
    _glade(art, "#98c870", 0.85)
    _tufts(art, rng, 190, "#4f8743", flowers=("#fdfdf6", "#f3d36a", "#b89ad8"))
    if variant == 1:
        _fade_mound(art, 142, 190, 42)
        herd = ((50, 74, 1), (70, 62, -1), (150, 70, -1), (50, 180, 1), (74, 196, 1))
    elif variant == 2:
        pool = blob(rng, 54, 180, 25, 12, 0.1)
        _patch(art, pool, "#e6dfc4")
        _patch(art, [(54 + (x - 54) * 0.8, 180 + (y - 180) * 0.75) for x, y in pool], "#58bcc8")
        art.path("M48 180Q51 150 46 132Q54 124 61 133Q57 150 60 180Z", "#f3fbff", 0.92)
        art.path("M53 180Q55 152 52 136Q57 132 58 138Q55 154 57 180Z", "#aee0ec", 0.8)
        for x, y, r in ((44, 132, 7), (54, 125, 9), (64, 131, 7), (58, 118, 6)):
            art.path(disc(x, y, r), "#ffffff", 0.85)
        herd = ((148, 76, -1), (130, 62, -1), (48, 70, 1), (150, 182, -1), (128, 198, 1))
    else:
        _stone_wall(art, rng, [(120, 78), (126, 58), (148, 50), (172, 60), (176, 82), (160, 92)])
        herd = ((150, 72, -1), (140, 84, 1), (162, 82, -1), (46, 178, 1), (66, 194, -1), (48, 74, 1))
    for x, y, face in herd:
        sheep(art, rng, x, y, 20, face, graze=rng.random() < 0.5)
    return _finish(art)


def bog(variant: int) -> Art:
    """A bog: rusty pools, cotton grass and lumps of ore; a smelter's furnace on one of them."""
    rng = random.Random(4400 + variant)
    art = _start("#9a9163", "#564c33")
    for _ in range(14):
        x, y = rng.uniform(5, 195), rng.uniform(10, 220)
        _patch(
            art,
            blob(rng, x, y, rng.uniform(20, 40), rng.uniform(8, 15)),
            rng.choice(["#6c6a40", "#a99b62", "#7a6a41", "#8f8450"]),
            0.6,
        )
    _glade(art, "#857a4e", 1.0)
    pools = {
        1: ((52, 76, 30, 13), (150, 166, 30, 14), (140, 60, 20, 9), (60, 186, 24, 10)),
        2: ((148, 74, 30, 13), (54, 160, 27, 12), (64, 54, 20, 8), (130, 200, 26, 10)),
        3: ((52, 84, 26, 11), (146, 84, 27, 11), (66, 194, 28, 11), (110, 38, 22, 8)),
    }[variant]
    for x, y, rx, ry in pools:
        pool = blob(rng, x, y, rx, ry, 0.14)
        _patch(art, [(x + (px - x) * 1.12, y + (py - y) * 1.2) for px, py in pool], "#3c3322", 0.8)
        _patch(art, pool, art.lin(x - rx, y - ry, x + rx, y + ry, (0, "#d97a3a"), (0.5, "#a8451f"), (1, "#64240f")))
        _patch(art, [(x - 4 + (px - x) * 0.55, y - 2 + (py - y) * 0.4) for px, py in pool], "#f6b070", 0.5)
        art.line(f"M{num(x - rx * 0.5)} {num(y + ry * 0.3)}q4 -2 8 0t8 0", "#ffd9ae", 1.1, 0.7)
    stems, wool = "", ""
    for _ in range(150):
        x, y = rng.uniform(8, 192), rng.uniform(14, 222)
        if inside([(x, y), (x, y - 9)], 6) and _from_centre(x, y) > 52:
            top = y - rng.uniform(6, 9)
            stems += f"M{num(x)} {num(y)}L{num(x + 1)} {num(top)}"
            wool += disc(x + 1.2, top, 1.7, 2.1) if rng.random() < 0.6 else ""
    art.line(stems, "#c6bf7c", 1, 0.8)
    art.path(wool, "#fbf8ec", 0.95)
    for x, y, w in {
        1: ((96, 50, 16), (150, 192, 18), (36, 104, 13)),
        2: ((96, 190, 18), (40, 98, 16), (160, 110, 13)),
        3: ((150, 190, 17), (36, 130, 14)),
    }[variant]:
        rock(art, rng, x, y, w, "#7a4b36", "#41231a", snow=False)
    if variant == 1:
        x, y = 146.0, 98.0
        art.path(disc(x + 3, y, 16, 3.6), "#1c170c", 0.5)
        art.path(
            f"M{x - 14} {y}Q{x - 12} {y - 20} {x - 5} {y - 27}H{x + 5}Q{x + 12} {y - 20} {x + 14} {y}Z",
            art.lin(x - 12, 0, x + 14, 0, (0, "#c48a66"), (1, "#6b3b28")),
        )
        art.path(f"M{x - 5} {y}V{y - 6}a5 5 0 0 1 10 0V{y}Z", LAVA[1])
        art.path(disc(x, y - 27, 5, 2), LAVA[0])
        for k in range(3):
            art.path(disc(x + 2 + k * 3, y - 33 - k * 7, 4 + k, 3.4 + k * 0.8), "#d9d2c8", 0.5 - 0.1 * k)
    return _finish(art)


def _in_hex(points: list[Point]) -> str:
    """Path data of a polygon cut to the hexagon."""
    return poly(clip(points))


def _peak(
    art: Art, x: float, y: float, w: float, h: float, rng: random.Random, *, tone: tuple[str, str], snow: float
) -> None:
    """A mountain of dark rock with an icy top; ``snow`` is the part of its height under ice."""

    def jag(points: list[Point]) -> list[Point]:
        return [(px + rng.uniform(-2, 2), py + rng.uniform(-2, 2)) for px, py in points]

    top = (x, y - h)
    left = jag([(x - w * 0.16, y - h * 0.72), (x - w * 0.28, y - h * 0.42), (x - w * 0.4, y - h * 0.2)])
    right = jag([(x + w * 0.14, y - h * 0.7), (x + w * 0.26, y - h * 0.45), (x + w * 0.4, y - h * 0.18)])
    spine = jag([(x + w * 0.03, y - h * 0.66), (x - w * 0.04, y - h * 0.4), (x + w * 0.06, y - h * 0.18)])
    art.path(_in_hex([top, *spine, (x + w * 0.04, y), (x - w * 0.5, y), *reversed(left)]), tone[0])
    art.path(_in_hex([top, *spine, (x + w * 0.04, y), (x + w * 0.5, y), *reversed(right)]), tone[1])
    if snow:
        s = snow
        lx, rx = x - w * 0.5 * s, x + w * 0.5 * s
        foot = y - h * (1 - s)
        cap = [
            top,
            (lx, foot),
            (lx + w * 0.08, foot - h * 0.06),
            (lx + w * 0.15, foot + h * 0.05),
            (x - w * 0.02, foot - h * 0.05),
        ]
        art.path(
            poly([top, (lx, foot), *cap[2:4], (x - w * 0.02, foot - h * 0.04), (x + w * 0.03, y - h * 0.66)]), SNOW
        )
        art.path(
            _in_hex(
                [
                    top,
                    (x + w * 0.03, y - h * 0.66),
                    (x - w * 0.02, foot - h * 0.04),
                    (x + w * 0.07, foot + h * 0.05),
                    (rx - w * 0.07, foot - h * 0.05),
                    (rx, foot),
                ]
            ),
            SNOW_SHADE,
        )


def mountains(variant: int) -> Art:
    """Mountains: a glacier tongue, a volcano with lava, black ridges with a waterfall."""
    rng = random.Random(4500 + variant)
    art = _start("#8d98a3", "#39434e")
    art.path(
        poly(
            clip(flat([(-10, 92), (50, 80), (110, 92), (160, 82), (215, 90)], close=False) + [(220, 250), (-20, 250)])
        ),
        "#55606b",
    )
    tone = ("#8b95a1", "#47515d")
    black = ("#6b6f78", "#2f343c")
    if variant == 1:
        for x, y, w, h in ((40, 96, 76, 56), (160, 96, 78, 56), (70, 82, 74, 58), (132, 82, 76, 62), (100, 72, 70, 54)):
            _peak(art, x, y, w, h, rng, tone=tone, snow=0.66)
        tongue = [
            (53, 58),
            (66, 86),
            (85, 50),
            (100, 84),
            (116, 50),
            (134, 86),
            (149, 58),
            (164, 94),
            (186, 112),
            (170, 138),
            (172, 172),
            (142, 190),
            (104, 208),
            (66, 194),
            (30, 174),
            (34, 138),
            (16, 112),
            (38, 92),
        ]
        _patch(art, [(x, y + (9 if y > 165 else 0)) for x, y in tongue], "#4f8fb0")
        _patch(art, tongue, art.lin(70, 66, 140, 214, (0, "#f7fcff"), (0.5, "#d3e8f3"), (1, "#8dbcd3")))
        cracks = ""
        for y, x0, x1 in (
            (92, 48, 88),
            (100, 118, 158),
            (150, 46, 76),
            (158, 126, 160),
            (176, 62, 104),
            (186, 112, 146),
            (198, 88, 118),
        ):
            cracks += f"M{x0} {y}Q{num((x0 + x1) / 2)} {y + 7} {x1} {y - 1}"
        art.line(cracks, "#5c9dbe", 2, 0.75)
        art.line(cracks, "#ffffff", 0.9, 0.8, 'transform="translate(0 2)"')
        rocks = ((22, 150, 20), (180, 146, 16), (50, 190, 18), (148, 192, 18), (100, 220, 12))
    elif variant == 2:
        for x, y, w, h in ((34, 104, 62, 44), (166, 102, 62, 46)):
            _peak(art, x, y, w, h, rng, tone=black, snow=0.4)
        field = [(20, 104), (60, 92), (140, 92), (182, 104), (190, 160), (150, 206), (100, 222), (46, 204), (12, 160)]
        _patch(art, field, "#3a3b42")
        _patch(art, [(100 + (x - 100) * 0.9, 150 + (y - 150) * 0.88) for x, y in field], "#484a52")
        art.path(
            "M30 136L84 34Q100 42 116 34L176 136Q100 156 30 136Z",
            art.lin(50, 30, 160, 130, (0, "#807a80"), (1, "#37353c")),
        )
        art.path("M116 34L176 136Q150 146 118 148Q108 90 104 38Z", "#22232a", 0.5)
        art.path("M84 34L71 59L80 55L86 66L92 54L104 64L110 54L120 62L129 56L116 34Q100 42 84 34Z", SNOW, 0.9)
        art.path("M82 34Q100 22 118 34Q100 46 82 34Z", LAVA[2])
        art.path("M88 34Q100 27 112 34Q100 40 88 34Z", LAVA[0])
        for x, y, r, a in ((100, 24, 9, 0.75), (109, 15, 10, 0.6), (97, 11, 8, 0.5)):
            art.path(disc(x, y + 6, r, r * 0.8), "#d7d0d2", a)
        streams = (
            ("M98 40Q90 58 92 72Q94 84 78 96Q58 108 62 126Q68 142 50 156Q40 168 52 186", 6),
            ("M74 98Q86 116 82 134Q80 150 90 166", 3.6),
            ("M106 40Q112 62 124 76Q140 92 138 112Q136 132 152 148Q162 164 146 188", 5),
            ("M140 126Q122 144 124 168", 3.2),
        )
        for ink, more in (("#2a0d0a", 4), (LAVA[2], 0.6), (LAVA[1], -2)):
            for line, wide in streams:
                art.line(line, ink, max(wide + more, 1.4))
        for x, y, r in ((54, 186, 14), (144, 188, 15), (91, 168, 9), (124, 170, 8)):
            art.path(disc(x, y, r + 2, r * 0.46 + 2), "#2a0d0a")
            art.path(disc(x, y, r, r * 0.46), LAVA[2])
            art.path(disc(x, y - 0.6, r * 0.72, r * 0.28), LAVA[1])
        rocks = ((100, 206, 20), (126, 206, 15), (24, 150, 16), (180, 140, 15), (74, 200, 14), (108, 188, 11))
    else:
        for x, y, w, h in ((52, 92, 92, 60), (152, 96, 92, 60), (100, 78, 78, 60)):
            _peak(art, x, y, w, h, rng, tone=black, snow=0.36)
        art.path("M144 70L152 68L157 108L145 110Z", "#e8f6fb", 0.95)
        art.line("M148 72L150 106M151 72L154 104", "#a9d4e4", 1.2)
        for x, y, r in ((146, 112, 6), (156, 113, 7), (151, 108, 5)):
            art.path(disc(x, y, r, r * 0.6), "#ffffff", 0.8)
        for x, y, w, h in ((30, 150, 52, 42), (170, 156, 52, 40)):
            _peak(art, x, y, w, h, rng, tone=black, snow=0.34)
        _glade(art, "#626d77", 0.75)
        for x, y, w, h in ((58, 196, 70, 48), (146, 198, 72, 50), (100, 218, 70, 44)):
            _peak(art, x, y, w, h, rng, tone=tone, snow=0.34)
        rocks = ((30, 176, 14), (174, 178, 13))
    for x, y, w in rocks:
        rock(art, rng, x, y, w, "#7d858e", "#424a54", snow=variant != 2)
    return _finish(art)


def _swell(art: Art, rng: random.Random, count: int) -> None:
    strokes = ""
    for _ in range(count):
        x, y = rng.uniform(8, 176), rng.uniform(14, 218)
        if inside([(x, y), (x + 16, y)], 8) and _from_centre(x + 8, y) > 34:
            strokes += f"M{num(x)} {num(y)}q4 -3.500 8 0t8 0"
    art.line(strokes, "#cfeee6", 1.3, 0.65)


def _surf(art: Art, rng: random.Random, x: float, y: float, w: float) -> None:
    """White water round a skerry."""
    for k, a in ((1.0, 0.35), (0.8, 0.6), (0.62, 0.95)):
        _patch(art, blob(rng, x, y, w * k, w * 0.34 * k, 0.1), FOAM, a)


def sea(variant: int) -> Art:
    """The sea that was found: skerries with puffins, a whale, ice that drifts."""
    rng = random.Random(4600 + variant)
    art = _start("#5fa9a6", "#1d5664")
    _waves(art, rng, ("#4f9a9c", "#438d92", "#387f88", "#2f717c", "#286470"), (1, -1, 1)[variant - 1], variant, 40)
    for k in range(5):
        y = 38 + k * 40
        wave = [
            (x, y + (1, -1, 1)[variant - 1] * 9 * math.sin(x / 46 + k * 1.9 + variant)) for x in range(-10, 220, 23)
        ]
        line = flat(wave, close=False)
        art.path(poly(clip([*line, *[(x, py + 2) for x, py in reversed(line)]])), "#bfe6dc", 0.45)
    _swell(art, rng, 90)
    if variant == 1:
        for x, y, w in ((52, 74, 30), (150, 176, 32)):
            _surf(art, rng, x, y, w)
            for dx, dy, r in ((-8, 0, 17), (8, -1, 20), (1, 4, 14)):
                rock(art, rng, x + dx, y + dy, r, "#5f6a72", "#30383f", snow=False)
        for x, y in ((46, 61), (150, 160), (159, 161)):
            art.path(disc(x, y, 2.6, 3.8), "#1d2328")
            art.path(disc(x + 0.8, y + 0.6, 1.5, 2.6), "#ffffff")
            art.path(disc(x + 2.8, y - 2.6, 1.8, 1.2), "#f08a3c")
    elif variant == 2:
        art.path("M106 186Q122 164 146 170Q162 176 164 192Q136 184 106 186Z", "#20414e")
        art.path("M40 84Q36 66 24 60Q38 58 44 70Q50 56 66 58Q52 66 50 86Z", "#20414e")
        art.path(disc(45, 87, 16, 4), FOAM, 0.85)
        art.path(disc(135, 188, 29, 5), FOAM, 0.8)
        art.line("M136 168Q132 156 124 154M137 168Q138 154 144 150M137 168Q146 158 154 159", "#e9fbf7", 2.2, 0.9)
    else:
        for x, y, s in ((54, 80, 1.0), (148, 182, 1.15), (150, 64, 0.7)):
            art.path(disc(x, y + 3 * s, 24 * s, 6 * s), "#0f4552", 0.5)
            art.path(
                poly(
                    [
                        (x - 22 * s, y),
                        (x - 15 * s, y - 13 * s),
                        (x - 3 * s, y - 24 * s),
                        (x + 5 * s, y - 12 * s),
                        (x + 15 * s, y - 16 * s),
                        (x + 22 * s, y),
                    ]
                ),
                "#f2fafd",
            )
            art.path(
                poly(
                    [
                        (x - 3 * s, y - 24 * s),
                        (x + 5 * s, y - 12 * s),
                        (x + 15 * s, y - 16 * s),
                        (x + 22 * s, y),
                        (x + 1 * s, y),
                    ]
                ),
                "#a9d2e2",
            )
            art.line(f"M{num(x - 25 * s)} {num(y + 2)}q6 -3 12 0t12 0t12 0t12 0", FOAM, 2, 0.9)
    return _finish(art)


def unknown(variant: int) -> Art:
    """Fog over a place that nobody has seen; a hint of a coast, and the arms of a compass."""
    rng = random.Random(4700 + variant)
    art = _start("#b4c6cf", "#7d93a3")
    art.path(poly(clip([*ridge(rng, -10, 92, 210, 86, 22, 4), (210, 250), (-10, 250)])), "#8399a8", 0.5)
    art.path(poly(clip([*ridge(rng, -10, 150, 210, 146, 16, 4), (210, 250), (-10, 250)])), "#748b9c", 0.5)
    for _ in range(20):
        x, y = rng.uniform(0, 200), rng.uniform(16, 218)
        _patch(
            art,
            blob(rng, x, y, rng.uniform(34, 62), rng.uniform(8, 15), 0.16),
            rng.choice(["#dfe8ec", "#b9cad3", "#f2f7f9", "#9db1bd"]),
            0.24,
        )
    swirls = ""
    for x, y, s, way in ((42, 76, 14, 1), (150, 92, 16, -1), (56, 168, 16, -1), (142, 182, 14, 1), (100, 40, 12, 1)):
        y += rng.uniform(-6, 6)
        swirls += f"M{num(x - way * s * 2)} {num(y + 4)}Q{num(x)} {num(y + 5)} {num(x + way * s)} {num(y - s * 0.4)}Q{num(x + way * s * 0.9)} {num(y - s)} {num(x + way * s * 0.3)} {num(y - s * 0.85)}Q{num(x - way * s * 0.1)} {num(y - s * 0.5)} {num(x + way * s * 0.4)} {num(y - s * 0.3)}"
    art.line(swirls, "#ffffff", 2.4, 0.7)
    _glade(art, "#a3b7c2", 0.8)
    for turn in range(4):
        art.path(
            f"M100 {num(115.5 - 24)}L104.500 {num(115.5 - 5)}H95.500Z",
            "#f7fbfc",
            0.75,
            f'transform="rotate({90 * turn} 100 115.5)"',
        )
        art.path(
            f"M100 {num(115.5 - 14)}L103 {num(115.5 - 4)}H97Z",
            "#f7fbfc",
            0.3,
            f'transform="rotate({45 + 90 * turn} 100 115.5)"',
        )
    return _finish(art)


DRAWINGS: dict[str, tuple] = {
    **{
        f"landnam-{draw.__name__}-{variant}": (draw, variant)
        for draw in (fields, forest, pasture, bog, mountains, sea, unknown)
        for variant in (1, 2, 3)
    },
}
