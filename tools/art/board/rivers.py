"""Rivers: hexes that a river flows over, the swamp at its end and its mouth in the sea; the bridge and its site.

A river is a ribbon that leaves every hex through the middle of an edge with the same width, so that the pieces meet. In
between it keeps off the middle of the hex, where the number lies. Directions are those of the board: e, se, sw, w, nw, ne.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from .coast import _FLOWERS, _clay, _cypress, _leafy, _peak
from .fishing import lily, polar, reeds
from .nature import bricks, kiln, rock, sheep
from .pen import BODY, LIGHT, LINE, RIM, SHADE, Art, Point, blob, clip, disc, flat, inside, num, poly, ridge, smooth
from .terrain import _fence, _finish, _from_centre, _glade, _patch, _start

TURNS = {"e": 0, "se": 60, "sw": 120, "w": 180, "nw": 240, "ne": 300}
"""Direction -> degrees clockwise from the east."""
_HALF = 13.5
"""Half the width of a river where it crosses an edge."""
_ARC = 60
"""So far from the middle it goes around the number."""


def course(start: int, sweep: int, arc: float = _ARC, *, spring: bool = False) -> list[Point]:
    """The middle line of a river around the middle of the hex, by so many degrees clockwise; it begins outside or at a spring."""
    steps = max(2, round(abs(sweep) / 30))
    bow = [polar(start + sweep * k / steps, arc + (2.5 if k % 2 else -1.5)) for k in range(steps + 1)]
    first = [] if spring else [polar(start, 118), polar(start, 100), polar(start, 84)]
    end = start + sweep
    last = [polar(end, 84), polar(end, 100), polar(end, 118)]
    return flat([*first, *bow[0 if spring else 1 : -1], *last], close=False, steps=6)


def between(start: str, end: str, arc: float = _ARC) -> list[Point]:
    """The middle line of a river that flows clockwise from one direction to another."""
    return course(TURNS[start], (TURNS[end] - TURNS[start]) % 360, arc)


def ribbon(line: Sequence[Point], half: float, *, spring: bool = False, seed: int = 1) -> list[Point]:
    """The polygon of a river of that half width; a spring begins narrow."""
    rng = random.Random(seed)
    left, right = [], []
    for k, (x, y) in enumerate(line):
        ax, ay = line[max(0, k - 1)]
        bx, by = line[min(len(line) - 1, k + 1)]
        far = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / far, (bx - ax) / far
        wide = half
        if _from_centre(x, y) < 92:
            wide += rng.uniform(-1.3, 1.3)
        if spring:
            wide *= min(1.0, 0.4 + 0.6 * k / 14)
        left.append((x + nx * wide, y + ny * wide))
        right.append((x - nx * wide, y - ny * wide))
    return [*left, *reversed(right)]


def flow(art: Art, line: Sequence[Point], seed: int, bank: tuple[str, str], *, spring: bool = False) -> None:
    """Bank, water, and light on the water."""
    rng = random.Random(seed)

    def body(more: float) -> str:
        return poly(clip(ribbon(line, _HALF + more, spring=spring, seed=seed)))

    art.path(body(6), bank[0], 0.75)
    art.path(body(3.2), bank[1])
    art.path(body(0), art.lin(30, 20, 170, 215, (0, "#62bfd4"), (0.5, "#3f9cc0"), (1, "#2f83ab")))
    art.path(body(-4.5), "#7fd0dc", 0.4)
    art.path(body(-9), "#b4e8ea", 0.34)
    lit = ""
    for k in range(3, len(line) - 3, 5):
        (ax, ay), (bx, by) = line[k], line[k + 2]
        if not inside([(ax, ay), (bx, by)], 4):
            continue
        far = math.hypot(bx - ax, by - ay) or 1
        off = rng.uniform(-7, 7)
        nx, ny = -(by - ay) / far * off, (bx - ax) / far * off
        lit += f"M{num(ax + nx)} {num(ay + ny)}Q{num((ax + bx) / 2 + nx * 1.3)} {num((ay + by) / 2 + ny * 1.3)} {num(bx + nx)} {num(by + ny)}"
    art.line(lit, "#f1fcfb", 1.7, 0.85)
    stones, tops = "", ""
    for _ in range(7):
        x, y = line[rng.randrange(4, len(line) - 4)]
        x, y = x + rng.uniform(-11, 11), y + rng.uniform(-11, 11)
        if inside([(x, y)], 12):
            stones += disc(x, y + 1, 2.6, 1.9)
            tops += disc(x - 0.4, y, 2.2, 1.4)
    art.path(stones, "#56707c")
    art.path(tops, "#c9d3d4")


def _clear(line: Sequence[Point], x: float, y: float, half: float, high: float, margin: float = 15) -> bool:
    """Whether a thing with its foot at x, y stands beside the river and inside the hex, off the number."""
    west, east, top, low = x - half - margin, x + half + margin, y - high - margin * 0.8, y + margin
    if any(west < px < east and top < py < low for px, py in line):
        return False
    if not inside([(x - half, y), (x + half, y), (x - half * 0.5, y - high), (x + half * 0.5, y - high)], 3):
        return False
    return all(
        _from_centre(px, py) > 44 for px, py in ((x, y), (x, y - high), (x - half, y), (x + half, y), (x, y - high / 2))
    )


def _places(
    rng: random.Random,
    line: Sequence[Point],
    half: float,
    high: float,
    most: int,
    taken: list[Point],
    gap: float,
    margin: float = 15,
) -> list[Point]:
    """Feet for so many things of a size at most; far ones first."""
    found: list[Point] = []
    for _ in range(4000):
        if len(found) == most:
            break
        x, y = rng.uniform(8, 192), rng.uniform(16, 224)
        near = any(math.hypot(x - px, (y - py) * 1.3) < gap for px, py in (*taken, *found))
        if not near and _clear(line, x, y, half, high, margin):
            found.append((x, y))
    taken += found
    return sorted(found, key=lambda one: one[1])


def hills(start: str, end: str) -> Art:
    """Clay hills with a river from one direction clockwise to another."""
    line, seed = between(start, end), 2300 + TURNS[start]
    rng = random.Random(seed)
    art = _start("#e0a06c", "#a4552f")
    for y, n in ((62, 3), (96, 3), (134, 4), (176, 4), (212, 3), (236, 2)):
        for k in range(n):
            x = 200 * (k + 0.5) / n + rng.uniform(-16, 16) + (18 if n == 3 else -6)
            _clay(art, rng, x, y + rng.uniform(-5, 5), rng.uniform(40, 60), rng.uniform(25, 36))
    _glade(art, "#c6754a", 0.92)
    flow(art, line, seed, ("#8e9c3c", "#f0cfa0"))
    taken: list[Point] = []
    kilns = _places(rng, line, 21, 52, 1, taken, 40)
    stacks = _places(rng, line, 12, 14, 3, taken, 30)
    trees = _places(rng, line, 6, 28, 4, taken, 24)
    things = [
        *((y, "kiln", x) for x, y in kilns),
        *((y, "bricks", x) for x, y in stacks),
        *((y, "tree", x) for x, y in trees),
    ]
    for y, what, x in sorted(things):
        if what == "kiln":
            kiln(art, x, y, 35)
        elif what == "bricks":
            bricks(art, x - 10, y, 21)
        else:
            _cypress(art, x, y, rng.uniform(26, 32))
    _growth(art, rng, line, "#7c8a34")
    return _finish(art)


def pasture(start: str, end: str) -> Art:
    """A meadow with a river from one direction clockwise to another, sheep on both banks."""
    line, seed = between(start, end), 2400 + TURNS[start]
    rng = random.Random(seed)
    art = _start("#c0e07c", "#7ab046")
    for k, colour in enumerate(("#a2cf5e", "#b4dc70", "#93c552", "#a8d463", "#86b848")):
        wave = [
            (x, 46 + k * 40 + 9 * math.sin(x / 46 + k * 1.9 + seed) + rng.uniform(-2, 2)) for x in range(-10, 220, 23)
        ]
        art.path(poly(clip([*flat(wave, close=False), (230, 260), (-20, 260)])), colour)
    _glade(art, "#a4d05f", 0.8)
    flow(art, line, seed, ("#5d9534", "#e7dca0"))
    petals = dict.fromkeys(_FLOWERS, "")
    for _ in range(120):
        x, y = rng.uniform(5, 195), rng.uniform(8, 224)
        if inside([(x, y)], 8) and _from_centre(x, y) > 46 and all(math.hypot(x - px, y - py) > 21 for px, py in line):
            petals[rng.choice(_FLOWERS)] += disc(x, y, rng.uniform(1.1, 1.6))
    for colour, drawn in petals.items():
        art.path(drawn, colour)
    taken: list[Point] = []
    trees = _places(rng, line, 11, 30, 2, taken, 40)
    flock = _places(rng, line, 15, 22, 6, taken, 33)
    things = [*((y, "tree", x) for x, y in trees), *((y, "sheep", x) for x, y in flock)]
    for y, what, x in sorted(things):
        if what == "tree":
            art.path(disc(x + 5, y, 10, 3), "#3c6b22", 0.4)
            _leafy(art, rng, x, y, 31, ("#2a6330", "#4a9842", "#8ac661"))
        else:
            sheep(art, rng, x, y, rng.uniform(27, 31), rng.choice((-1, 1)), rng.random() < 0.4)
    _growth(art, rng, line, "#5d9534")
    return _finish(art)


def _growth(art: Art, rng: random.Random, line: Sequence[Point], colour: str) -> None:
    """Grass and a few reeds on the banks."""
    tufts = ""
    for x, y in line[2:-2:2]:
        for _ in range(2):
            turn = rng.uniform(0, math.tau)
            gx, gy = x + 19 * math.cos(turn), y + 19 * math.sin(turn)
            if inside([(gx, gy)], 7) and all(math.hypot(gx - px, gy - py) > 16 for px, py in line):
                tufts += f"M{num(gx - 2.2)} {num(gy - 4)}L{num(gx)} {num(gy)}L{num(gx + 0.3)} {num(gy - 5)}M{num(gx)} {num(gy)}L{num(gx + 2.6)} {num(gy - 3.6)}"
    art.line(tufts, colour, 1.2, 0.9)
    for k in (0.36, 0.66):
        x, y = line[round(k * (len(line) - 1))]
        out = _from_centre(x, y)
        far = (out + 19) / out
        spot = (100 + (x - 100) * far, 115.5 + (y - 115.5) * far)
        if inside([spot, (spot[0], spot[1] - 16)], 8):
            reeds(art, rng, *spot, 17, 4)


_SWEEPS = {"w": 118, "e": -118, "se": 118, "ne": 112}
"""From its spring a river goes so many degrees around the number before it leaves the mountains."""


def mountains(end: str) -> Art:
    """Mountains with the source of a river, which leaves them in a direction."""
    turn = TURNS[end]
    sweep = _SWEEPS[end]
    line, seed = course(turn - sweep, sweep, 61, spring=True), 2500 + turn
    rng = random.Random(seed)
    art = _start("#c3c9a0", "#6f7a5c")
    for y, colour in ((34, "#b4bb94"), (66, "#a3ab83"), (120, "#959d76"), (170, "#86906a"), (205, "#78835e")):
        edge = ridge(rng, -10, y + rng.uniform(-6, 6), 210, y + rng.uniform(-6, 6), 20, 5)
        art.path(poly(clip([*edge, (210, 260), (-10, 260)])), colour)
        art.path(poly(clip([*edge, *[(x + 2, py + 2.6) for x, py in reversed(edge)]])), "#e6e9cc", 0.5)
    _glade(art, "#9fa287", 0.96)
    flow(art, line, seed, ("#6b7550", "#d6d4c0"), spring=True)
    sx, sy = line[0]
    falling = line[4][1] > sy - 4
    taken: list[Point] = [(sx, sy)]
    peaks: list[tuple[float, float, float, float]] = []
    if falling:
        peaks.append((sx, sy + 4, 58, min(62, sy - 4 - 0.58 * abs(sx - 100))))
    else:
        art.path(disc(sx, sy + 2, 17, 11), "#d6d4c0")
        art.path(disc(sx, sy + 1, 14, 8.5), art.lin(sx, sy - 8, sx, sy + 9, (0, "#8ed6dd"), (1, "#3f9cc0")))
        art.line(disc(sx, sy + 1, 8, 4.4), "#f4fcfb", 1.5, 0.8)
    for half, high, most, gap, near in ((33, 56, 4, 42, 8), (26, 45, 5, 33, 8), (18, 32, 6, 25, 9)):
        for x, y in _places(rng, line, half * 0.8, high, most, taken, gap, near):
            peaks.append((x, y, 2 * half, high))
    for x, y, w, h in sorted(peaks, key=lambda one: one[1]):
        art.path(poly(clip(blob(rng, x + w * 0.1, y, w * 0.5, h * 0.07, 0, 16))), "#2f3524", 0.28)
        _peak(art, rng, x, y, w, h, snow=h > 40)
    if falling:
        top = sy - 15
        art.path(poly([(sx - 5, top), (sx + 3, top - 2), (sx + 7, sy + 4), (sx - 8, sy + 4)]), "#4fa9c4")
        art.line(
            f"M{num(sx - 3)} {num(top + 1)}L{num(sx - 5)} {num(sy + 3)}M{num(sx + 1)} {num(top)}L{num(sx + 3.5)} {num(sy + 3)}",
            "#f4fcfb",
            2.4,
            0.95,
        )
        art.path(
            disc(sx - 6, sy + 5, 5, 2.8) + disc(sx + 1, sy + 6, 6, 3) + disc(sx + 7, sy + 4, 4, 2.4), "#f4fcfb", 0.9
        )
    for x, y in _places(rng, line, 8, 10, 3, taken, 36):
        rock(art, rng, x, y, 14, "#a49d92", "#6e675d", snow=False)
    _growth(art, rng, line, "#67753c")
    return _finish(art)


def swamp(start: str, end: str) -> Art:
    """A swamp with black pools and dead wood; a river comes in from one direction and leaves in another, or there is none."""
    seed = 2600 + (TURNS[start] if start else 7)
    rng = random.Random(seed)
    art = _start("#9fa861", "#5a6a3c")
    for _ in range(16):
        x, y = rng.uniform(6, 194), rng.uniform(12, 220)
        _patch(
            art,
            blob(rng, x, y, rng.uniform(18, 34), rng.uniform(8, 15)),
            rng.choice(["#7f8d4a", "#b4b56c", "#6d7f45", "#8c7f4c"]),
            0.55,
        )
    line = between(start, end, 52) if start else []
    pools = [
        (100, 128, 46, 26),
        (62, 92, 26, 13),
        (140, 84, 25, 12),
        (56, 160, 24, 12),
        (148, 160, 27, 13),
        (104, 192, 26, 11),
        (100, 52, 22, 10),
        (30, 122, 14, 9),
        (172, 122, 15, 9),
    ]
    shapes = [blob(rng, *pool, 0.16, 11) for pool in pools]
    for grow, ink, alpha in ((1.2, "#4b5a30", 0.7), (1.08, "#c2b97c", 0.55)):
        for (x, y, _, _), shape in zip(pools, shapes, strict=True):
            _patch(art, [(x + (px - x) * grow, y + (py - y) * grow) for px, py in shape], ink, alpha)
    if line:
        art.path(poly(clip(ribbon(line, _HALF + 6, seed=seed))), "#4b5a30", 0.7)
        art.path(poly(clip(ribbon(line, _HALF + 3.2, seed=seed))), "#c2b97c")
    water = art.lin(40, 40, 160, 200, (0, "#5f9c94"), (0.5, "#3f7a78"), (1, "#2d5f63"))
    for shape in shapes:
        _patch(art, shape, water)
    for (x, y, rx, _), shape in zip(pools, shapes, strict=True):
        _patch(art, [(x - rx * 0.12 + (px - x) * 0.6, y - 2 + (py - y) * 0.45) for px, py in shape], "#a8d3c4", 0.35)
    if line:
        art.path(
            poly(clip(ribbon(line, _HALF, seed=seed))),
            art.lin(30, 20, 170, 215, (0, "#5ab4c4"), (0.5, "#3f93a8"), (1, "#2f7f99")),
        )
        art.path(poly(clip(ribbon(line, _HALF - 6, seed=seed))), "#a4dcda", 0.35)

    def wet(x: float, y: float, near: float) -> bool:
        return any(math.hypot(x - px, y - py) < near for px, py in line)

    scum = ""
    for x, y, rx, ry in pools:
        for _ in range(7):
            scum += disc(
                x + rng.uniform(-0.8, 0.8) * rx,
                y + rng.uniform(-0.7, 0.7) * ry,
                rng.uniform(1.2, 2.8),
                rng.uniform(0.8, 1.6),
            )
    art.path(scum, "#8fb04e", 0.75)
    for x, y, r, flower in (
        (88, 136, 8, True),
        (116, 124, 7, False),
        (104, 146, 6, False),
        (58, 94, 6, True),
        (150, 162, 6.5, True),
        (138, 86, 5.5, False),
        (102, 192, 6, False),
    ):
        if not wet(x, y, 15):
            lily(art, x, y, r, flower)
    dead = [(42, 74, 32, -1), (160, 74, 36, 1), (154, 188, 30, -1)]
    bunches = [
        (80, 66, 20),
        (122, 64, 22),
        (34, 108, 20),
        (168, 112, 20),
        (38, 150, 22),
        (76, 178, 23),
        (130, 182, 24),
        (172, 150, 19),
        (100, 216, 20),
        (62, 112, 16),
        (146, 116, 16),
    ]
    things = [*((y, 0, x, h, way) for x, y, h, way in dead), *((y, 1, x, h, 1) for x, y, h in bunches)]
    for y, what, x, h, way in sorted(things):
        if wet(x, y, 19):
            continue
        if what == 0:
            _dead_tree(art, x, y, h, way)
        else:
            reeds(art, rng, x, y, h, 6)
    stand = next((x, y) for x, y in ((52, 156), (150, 164), (146, 90)) if not wet(x, y, 22))
    _heron(art, *stand, 30)
    for x, y, rx in ((66, 120, 46), (138, 138, 50), (100, 70, 44)):
        art.path(disc(x, y, rx, rx * 0.13), art.rad(x, y, rx, (0, "#eef4e2", 0.5), (1, "#eef4e2", 0), flatten=0.13))
    return _finish(art)


def _dead_tree(art: Art, x: float, y: float, h: float, way: int) -> None:
    art.path(disc(x + 3, y, h * 0.24, h * 0.07), "#26301a", 0.45)
    wood = f"M{num(x)} {num(y)}Q{num(x - way * h * 0.05)} {num(y - h * 0.5)} {num(x + way * h * 0.1)} {num(y - h)}"
    limbs = (
        f"M{num(x - way * h * 0.01)} {num(y - h * 0.45)}Q{num(x - way * h * 0.2)} {num(y - h * 0.6)} {num(x - way * h * 0.24)} {num(y - h * 0.84)}"
        f"M{num(x + way * h * 0.03)} {num(y - h * 0.68)}Q{num(x + way * h * 0.22)} {num(y - h * 0.72)} {num(x + way * h * 0.3)} {num(y - h * 0.92)}"
    )
    art.line(wood, "#3b2f22", h * 0.13)
    art.line(limbs, "#3b2f22", h * 0.07)
    art.line(wood, "#8b775c", h * 0.05)
    art.line(limbs, "#8b775c", h * 0.025)


def _heron(art: Art, x: float, y: float, h: float) -> None:
    """A grey heron that stands in the shallows."""
    art.line(
        f"M{num(x - h * 0.05)} {num(y)}V{num(y - h * 0.4)}M{num(x + h * 0.06)} {num(y)}V{num(y - h * 0.4)}",
        "#d9a24e",
        1.3,
    )
    art.path(
        f"M{num(x - h * 0.34)} {num(y - h * 0.3)}Q{num(x - h * 0.1)} {num(y - h * 0.66)} {num(x + h * 0.16)} {num(y - h * 0.58)}Q{num(x + h * 0.2)} {num(y - h * 0.36)} {num(x - h * 0.34)} {num(y - h * 0.3)}Z",
        "#9fb2bd",
    )
    art.path(
        f"M{num(x - h * 0.34)} {num(y - h * 0.3)}Q{num(x - h * 0.05)} {num(y - h * 0.46)} {num(x + h * 0.14)} {num(y - h * 0.4)}Q{num(x)} {num(y - h * 0.3)} {num(x - h * 0.34)} {num(y - h * 0.3)}Z",
        "#5f7481",
    )
    art.line(
        f"M{num(x + h * 0.12)} {num(y - h * 0.52)}Q{num(x + h * 0.3)} {num(y - h * 0.66)} {num(x + h * 0.14)} {num(y - h * 0.8)}Q{num(x + h * 0.08)} {num(y - h * 0.94)} {num(x + h * 0.22)} {num(y - h * 0.95)}",
        "#e6eef0",
        2.6,
    )
    art.line(f"M{num(x + h * 0.22)} {num(y - h * 0.95)}L{num(x + h * 0.46)} {num(y - h * 0.9)}", "#e0a03a", 1.7)
    art.line(f"M{num(x + h * 0.2)} {num(y - h * 0.97)}L{num(x + h * 0.02)} {num(y - h * 1.02)}", "#2b3942", 1.4)


def over(start: str, end: str) -> Art:
    """A river by itself, to be laid over a hex of any terrain; without a start it springs there."""
    line = between(start, end) if start else course(TURNS[end] - 118, 118, 61, spring=True)
    art = Art(200, 231)
    flow(art, line, 2700 + TURNS[end], ("#5a6a3c", "#e7dca0"), spring=not start)
    if not start:
        x, y = line[0]
        art.path(disc(x, y + 2, 15, 9.5), "#d6d4c0")
        art.path(disc(x, y + 1, 12.5, 7.5), art.lin(x, y - 8, x, y + 9, (0, "#8ed6dd"), (1, "#3f9cc0")))
        art.line(disc(x, y + 1, 7, 3.8), "#f4fcfb", 1.5, 0.8)
    return art


def mouth(outlet: str) -> Art:
    """Where a river flows into the sea: laid on the sea hex that lies from its last hex in that direction."""
    face = TURNS[outlet] + 180
    art = Art(200, 231)

    def at(turn: float, reach: float) -> Point:
        """``reach`` from the edge into the sea, ``turn`` aside along the edge."""
        x, y = polar(face, 100 - reach)
        a = math.radians(face + 90)
        return (x + turn * math.cos(a), y + turn * math.sin(a))

    def fan(wide: float, far: float) -> list[Point]:
        half = [
            (13.5, -2),
            (15, 6),
            (20, 14),
            (27 * wide, 24),
            (31 * wide, 36),
            (26 * wide, far * 0.82),
            (12 * wide, far * 0.97),
        ]
        return flat([*(at(t, r) for t, r in half), at(0, far), *(at(-t, r) for t, r in reversed(half))])

    art.path(poly(fan(1.35, 66)), "#a8e6df", 0.35)
    art.path(poly(fan(1.1, 54)), "#7fcfd4", 0.7)
    start, end = polar(face, 102), polar(face, 50)
    art.path(poly(fan(0.85, 44)), art.lin(*start, *end, (0, "#4ba3bd"), (0.5, "#5fbac8"), (1, "#8fd8d6")))
    for turn, reach, r in ((-10, 17, 5), (11, 22, 4.2)):
        x, y = at(turn, reach)
        art.path(disc(x, y + 1, r * 1.3, r * 0.8), "#cfb27c")
        art.path(disc(x, y, r * 1.1, r * 0.6), "#ecd9a8")
    lit = ""
    for turn, near, far in ((-5, 2, 12), (4, 4, 15), (0, 20, 31), (-16, 26, 35), (15, 28, 37)):
        (ax, ay), (bx, by) = at(turn, near), at(turn * 1.3, far)
        lit += f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
    art.line(lit, "#f1fcfb", 1.7, 0.85)
    for k in (44, 55):
        foam = [at(t, k - t * t * 0.013) for t in (-28, -15, 0, 15, 28)]
        art.line(smooth(foam, close=False), "#f2fbfa", 1.8, 0.7 if k == 44 else 0.4)
    return art


# the bridge

_ENDS = "M8 8H30V56H8ZM170 8H192V56H170Z"


def bridge() -> Art:
    """A bridge from above: planks in the colour of its seat between two stone heads, wider than any road."""
    art = Art(200, 64)
    art.path("M14 18H190V58H14Z", "#0b1016", 0.28)
    art.line(_ENDS, LINE, 12)
    art.line("M24 18H176V46H24Z", LINE, 8.5)
    art.line(_ENDS, RIM, 5)
    art.path("M22 15H178V49H22Z", RIM)
    art.path("M22 19H178V45H22Z", art.lin(0, 19, 0, 45, (0, LIGHT), (0.25, BODY), (0.7, BODY), (1, SHADE)))
    art.line("".join(f"M{x} 21V43" for x in range(36, 168, 12)), SHADE, 1.8, 0.75)
    # hand rails on posts
    for y in (17, 47):
        art.line(f"M28 {y}H172", "#4c3220", 4.6)
        art.line(f"M28 {y - 0.8}H172", "#e6bd85", 2)
        art.path("".join(disc(x, y, 3.6) for x in range(46, 160, 27)), "#4c3220")
        art.path("".join(disc(x - 0.4, y - 0.6, 2.2) for x in range(46, 160, 27)), "#ecc793")
    for x in (8, 170):
        art.path(
            f"M{x} 8H{x + 22}V56H{x}Z", art.lin(x, 8, x + 22, 56, (0, "#efe6d4"), (0.5, "#c9bda6"), (1, "#94866e"))
        )
        art.line(
            f"M{x} 20H{x + 22}M{x} 32H{x + 22}M{x} 44H{x + 22}M{x + 11} 8V20M{x + 7} 20V32M{x + 15} 32V44M{x + 10} 44V56",
            "#7d705a",
            1.4,
            0.8,
        )
        art.path(f"M{x + 3} 24H{x + 19}V40H{x + 3}Z", BODY)
        art.path(f"M{x + 3} 24H{x + 19}V28H{x + 3}Z", LIGHT)
    return art


def bridge_site() -> Art:
    """Where a bridge can be built: its pale outline."""
    art = Art(200, 64)
    shape = "M8 8H30V18H170V8H192V56H170V46H30V56H8Z"
    art.line(shape, "#123f52", 8, 0.85)
    art.path(shape, "#e2eeee", 0.86)
    art.path("M38 24H162V40H38Z", "#8fb9c4", 0.8)
    art.line(shape, "#ffffff", 3.4)
    art.line("M46 32H154", "#ffffff", 4, 1, 'stroke-dasharray="5 13"')
    return art


RIVERS = {
    "mountains": ("w", "e", "se", "ne"),
    "hills": (("e", "w"), ("se", "nw"), ("ne", "sw")),
    "pasture": (("w", "e"), ("nw", "se"), ("w", "ne")),
    "swamp": (("nw", "e"), ("e", "sw"), ("sw", "nw")),
}
"""The hexes with a river that the boards need: of mountains where it leaves, of others both ends."""
DRAWINGS = {
    **{f"coast-mountains-source-{end}": (mountains, end) for end in RIVERS["mountains"]},
    **{f"coast-hills-river-{a}-{b}": (hills, a, b) for a, b in RIVERS["hills"]},
    **{f"coast-pasture-river-{a}-{b}": (pasture, a, b) for a, b in RIVERS["pasture"]},
    **{f"coast-swamp-river-{a}-{b}": (swamp, a, b) for a, b in RIVERS["swamp"]},
    "coast-swamp-1": (swamp, "", ""),
    **{f"river-over-{a}-{b}": (over, a, b) for a in TURNS for b in TURNS if 0 < (TURNS[b] - TURNS[a]) % 360 <= 180},
    **{f"river-spring-{end}": (over, "", end) for end in TURNS},
    **{f"river-mouth-{outlet}": (mouth, outlet) for outlet in TURNS},
    "piece-bridge": (bridge,),
    "bridge-site": (bridge_site,),
}
