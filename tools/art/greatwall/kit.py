"""The brush: silk, ink mountains, mist, pines, and the wall that runs over the ridges."""

from __future__ import annotations

import math
import random

from svgkit import Drawing, Point, box, num, points

INK, INK_MID, INK_PALE = "#2b2a33", "#5b5f6b", "#9aa1a8"
SILK, SILK_LOW = "#f6ecd4", "#dcc596"
LACQUER, LACQUER_DARK, LACQUER_LIGHT = "#b5342a", "#5e1612", "#e2695a"
GOLD, GOLD_DARK, GOLD_LIGHT = "#e3b65b", "#7d5a1e", "#fbe6a8"
JADE, JADE_DARK, JADE_LIGHT = "#5fa58c", "#235748", "#b4dcc8"
OCHRE, OCHRE_DARK = "#cfa35e", "#80582a"
STONE = ("#ddd0b4", "#b3a283", "#7d6e55")
WOOD = ("#c9985c", "#8a5a30", "#56351a")
STEEL = ("#e8eef2", "#9fadb8", "#51606d")


def skyline(width: float, base: float, high: float, seed: int, peaks: int) -> list[Point]:
    """A ridge of steep ink peaks from left to right."""
    rng = random.Random(seed)
    tops = [
        (
            (k + rng.uniform(0.15, 0.85)) * width / peaks,
            high * rng.uniform(0.5, 1),
            width / peaks * rng.uniform(0.34, 0.6),
        )
        for k in range(peaks)
    ]
    line: list[Point] = []
    steps = max(40, peaks * 14)
    for i in range(steps + 1):
        x = i * width / steps
        y = max(h * math.exp(-(abs((x - px) / w) ** 1.35)) for px, h, w in tops)
        line.append((x, base - y - rng.uniform(0, high * 0.035)))
    return line


def range_of(
    d: Drawing, width: float, base: float, high: float, seed: int, peaks: int, ink: str, strength: float, x: float = 0
) -> list[Point]:
    """Mountains whose foot dissolves in mist; gives back their skyline."""
    line = [(a + x, b) for a, b in skyline(width, base, high, seed, peaks)]
    wash = d.linear(0, base - high, 0, base, (0, ink, strength), (0.45, ink, strength * 0.55), (1, ink, 0))
    d.path(points([*line, (x + width, base), (x, base)]), wash)
    d.line(points(line, close=False), 0.9, ink, opacity=min(1, strength * 0.8))
    return line


def mist(d: Drawing, x: float, y: float, w: float, h: float, strength: float = 0.75, tone: str = SILK) -> None:
    """A bank of mist."""
    d.group(f"translate({num(x)} {num(y)}) scale(1 {num(h / w)})")
    d.disc(0, 0, w, d.radial(0, 0, w, (0, tone, strength), (0.5, tone, strength * 0.7), (1, tone, 0)))
    d.end()


def cloud(d: Drawing, x: float, y: float, s: float, ink: str = INK_MID, opacity: float = 0.6) -> None:
    """A curled cloud of the old painters."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(s)})", opacity=opacity)
    d.line(
        "M-26 6H24M-16 0Q-24 0 -22 -7Q-18 -12 -12 -8Q-10 -17 0 -15Q8 -13 6 -5Q3 0 -1 -4M6 -8Q14 -14 20 -7Q22 0 14 0H-4",
        2,
        ink,
    )
    d.end()


def silk(
    d: Drawing,
    w: float,
    h: float,
    seed: int,
    *,
    sun: Point | None = None,
    tone: tuple[str, str] = (SILK, SILK_LOW),
    far: str = INK_MID,
) -> None:
    """A silk ground with two ranges in the mist, and a red sun if one is asked for."""
    d.path(box(0, 0, w, h), d.linear(0, 0, 0, h, (0, tone[0]), (1, tone[1])))
    if sun:
        d.disc(
            *sun,
            h * 0.1,
            d.radial(sun[0], sun[1], h * 0.1, (0, "#e8553f"), (0.8, "#d2452f"), (1, "#c23a26")),
            opacity=0.88,
        )
    range_of(d, w, h * 0.74, h * 0.52, seed, 4, far, 0.42)
    mist(d, w * 0.3, h * 0.6, w * 0.5, h * 0.09, 0.8, tone[0])
    range_of(d, w, h * 0.92, h * 0.42, seed + 7, 3, INK, 0.5)
    mist(d, w * 0.7, h * 0.8, w * 0.55, h * 0.08, 0.8, tone[0])


def along(line: list[Point], share: float) -> tuple[Point, float]:
    """The place at a share of a polyline, and its slope in degrees."""
    at = share * (len(line) - 1)
    i = min(int(at), len(line) - 2)
    (ax, ay), (bx, by) = line[i], line[i + 1]
    f = at - i
    return (ax + (bx - ax) * f, ay + (by - ay) * f), math.degrees(math.atan2(by - ay, bx - ax))


def smooth(corners: list[Point], steps: int = 10) -> list[Point]:
    """A soft curve (Catmull-Rom) through corners."""
    ends = [corners[0], *corners, corners[-1]]
    out: list[Point] = []
    for i in range(1, len(ends) - 2):
        p0, p1, p2, p3 = ends[i - 1 : i + 3]
        for k in range(steps):
            t = k / steps
            out.append(
                tuple(  # type: ignore[arg-type]
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t**3)
                    for a, b, c, e in zip(p0, p1, p2, p3, strict=True)
                )
            )
    return [*out, corners[-1]]


def ribbon(
    d: Drawing,
    line: list[Point],
    near: float,
    far: float,
    lit: str = STONE[0],
    dark: str = STONE[2],
    towers: tuple[float, ...] = (),
) -> None:
    """The wall over the hills: its height is `near` at the first point and `far` at the last; with merlons and towers."""
    n = len(line)
    tall = [near + (far - near) * i / (n - 1) for i in range(n)]
    top = [(x, y - t) for (x, y), t in zip(line, tall, strict=True)]
    ys = [y for _, y in top]
    d.path(
        points([*top, *reversed(line)]),
        d.linear(0, min(ys), 0, max(y for _, y in line), (0, lit), (1, dark)),
        stroke=INK,
        stroke_width=0.9,
        stroke_linejoin="round",
    )
    for i in range(n - 1):
        (ax, ay), (bx, by), t = top[i], top[i + 1], tall[i]
        length, size = math.dist((ax, ay), (bx, by)), t * 0.34
        count = max(1, int(length / (size * 1.7)))
        for k in range(count):
            f = (k + 0.5) / count
            x, y = ax + (bx - ax) * f, ay + (by - ay) * f
            d.path(box(x - size * 0.5, y - size, size, size * 1.2), lit, stroke=INK, stroke_width=0.6)
    d.line(points([(x, y + t * 0.3) for (x, y), t in zip(top, tall, strict=True)], close=False), 0.8, dark)
    for share in towers:
        (x, y), _ = along(line, share)
        watch_tower(d, x, y + 1, tall[round(share * (n - 1))] * 0.062)


def watch_tower(d: Drawing, x: float, y: float, k: float, roof: str = LACQUER, fire: bool = False) -> None:
    """A tower of the wall; its foot is at x, y; 46 k high."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    d.path(
        "M-13 0L-10.500 -26H10.500L13 0Z",
        d.linear(-12, 0, 12, 0, (0, STONE[0]), (0.55, STONE[1]), (1, STONE[2])),
        stroke=INK,
        stroke_width=1.2,
    )
    d.path("M-13 -26H13V-32H9V-29H5V-32H-1V-29H-5V-32H-9V-29H-13Z", STONE[0], stroke=INK, stroke_width=1)
    d.path("M-3.500 0V-9A3.500 3.500 0 0 1 3.500 -9V0Z", INK).path(
        "M-8 -16H-4V-21H-8ZM4 -16H8V-21H4Z", INK, opacity=0.8
    )
    if fire:
        d.path("M-6 -31Q-8 -41 0 -52Q8 -41 6 -31Z", "#f08a3c").path("M-3 -31Q-4 -38 0 -43Q4 -38 3 -31Z", "#ffe9a0")
    else:
        d.path("M-8 -30V-37H8V-30Z", "#6b2a20")
        d.path("M-17 -35Q-9 -37 -4 -46H4Q9 -37 17 -35Q12 -33 0 -34Q-12 -33 -17 -35Z", roof, stroke=INK, stroke_width=1)
    d.end()


def pine(d: Drawing, x: float, y: float, k: float, ink: str = "#2c4a3e", opacity: float = 1) -> None:
    """A leaning pine of the painters, 46 k high."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})", opacity=opacity)
    d.line("M0 0Q-4 -14 2 -24T0 -42", 3, "#4a3324").line("M1 -22L12 -28M-1 -14L-12 -20", 2, "#4a3324")
    for cx, cy, r in ((0, -43, 11), (13, -31, 10), (-13, -23, 10), (7, -37, 7)):
        d.path(
            f"M{cx - r} {cy + 2}Q{cx - r * 0.7:g} {cy - r * 0.75:g} {cx} {cy - r * 0.7:g}Q{cx + r * 0.8:g} {cy - r * 0.7:g} {cx + r} {cy + 2}Q{cx} {cy + 6} {cx - r} {cy + 2}Z",
            ink,
        )
        d.line(
            f"M{cx - r * 0.6:g} {cy}l3 -4M{cx} {cy - 1}l2 -4M{cx + r * 0.5:g} {cy}l1 -4", 0.9, "#7fae8c", opacity=0.8
        )
    d.end()


def bamboo(d: Drawing, x: float, y: float, k: float, ink: str = "#3f6f4e") -> None:
    """Two stems of bamboo."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    for sx, top in ((0, -60), (9, -46)):
        d.line(f"M{sx} 0Q{sx - 2} {top / 2} {sx + 2} {top}", 3.4, ink)
        for k2 in range(12, -top, 14):
            d.line(f"M{sx - 3} {-k2}H{sx + 3}", 1.2, "#cfe3b4")
    for x2, y2, a in ((0, -50, -30), (10, -44, 30), (1, -34, 40), (9, -24, -40), (2, -58, 10)):
        d.path("M0 0Q8 -5 18 0Q8 3 0 0Z", ink, transform=f"translate({x2} {y2}) rotate({a})").path(
            "M0 0Q8 -5 18 0Q8 3 0 0Z", ink, transform=f"translate({x2} {y2}) rotate({a + 150})"
        )
    d.end()


def stones(
    d: Drawing, x: float, y: float, w: float, h: float, rows: int, seed: int, pair: tuple[str, str, str] = STONE
) -> None:
    """Courses of dressed stone in a rectangle."""
    rng = random.Random(seed)
    d.path(box(x, y, w, h), d.linear(0, y, 0, y + h, (0, pair[0]), (1, pair[1])))
    step = h / rows
    for r in range(rows):
        a = x - rng.uniform(0, step * 1.6)
        while a < x + w:
            wide = step * rng.uniform(1.5, 2.6)
            left, right = max(a, x), min(a + wide, x + w)
            if right - left > 1.5:
                tone = rng.choice(("#fff6df", pair[2], pair[1], "#fff6df"))
                d.path(
                    box(left + 0.7, y + r * step + 0.7, right - left - 1.4, step - 1.4, 1.2),
                    tone,
                    opacity=round(rng.uniform(0.12, 0.34), 2),
                )
                if left > x:
                    d.line(f"M{num(left)} {num(y + r * step)}v{num(step)}", 1, pair[2], opacity=0.75)
            a += wide
        if r:
            d.line(f"M{num(x)} {num(y + r * step)}h{num(w)}", 1, pair[2], opacity=0.75)
