"""Pieces of landscape and people that the cards and medallions share."""

from __future__ import annotations

import random

from svgkit import Drawing, box, num, points


def sky(d: Drawing, *stops: tuple[float, str], top: float = 3, foot: float = 150) -> None:
    d.path(box(3, top, 134, foot - top, 9), d.linear(0, top, 0, foot, *stops))


def stars(d: Drawing, seed: int, count: int, foot: float) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        d.disc(
            rng.uniform(10, 130),
            rng.uniform(10, foot),
            rng.choice((0.5, 0.7, 1.0)),
            "#ffffff",
            opacity=round(rng.uniform(0.4, 0.9), 2),
        )


def glow(d: Drawing, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> None:
    d.disc(x, y, r, d.radial(x, y, r, (0, colour, strength), (0.4, colour, strength * 0.42), (1, colour, 0)))


def pine(d: Drawing, x: float, y: float, h: float, dark: str, light: str, snow: str = "") -> None:
    """A fir whose foot is at x, y."""
    d.path(box(x - h * 0.035, y - h * 0.12, h * 0.07, h * 0.13), "#2a1c14")
    for k, (top, foot, wide) in enumerate(((0.42, 0.06, 0.3), (0.7, 0.32, 0.24), (1.0, 0.58, 0.17))):
        a, b, w = y - h * top, y - h * foot, h * wide
        d.path(points([(x, a), (x + w, b), (x, b + h * 0.04), (x - w, b)]), dark)
        d.path(points([(x, a), (x, b + h * 0.04), (x - w, b)]), light)
        if snow:
            d.path(
                points(
                    [
                        (x, a),
                        (x + w * 0.42, a + (b - a) * 0.42),
                        (x + w * 0.1, a + (b - a) * 0.34),
                        (x - w * 0.2, a + (b - a) * 0.5),
                        (x - w * 0.5, a + (b - a) * 0.5),
                    ]
                ),
                snow,
                opacity=1 - 0.12 * k,
            )


def flame(d: Drawing, x: float, y: float, s: float) -> None:
    """A fire whose foot is at x, y and whose height is s."""
    k = s / 40
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    d.path(
        "M2 -40C4 -28 15 -24 15 -11A15 12 0 0 1 -15 -11C-15 -19 -10 -22 -9 -28C-5 -26 -4 -24 -4 -21C0 -26 2 -32 2 -40Z",
        "#f0742c",
    )
    d.path("M1 -28C2 -20 10 -17 10 -9A10 9 0 0 1 -10 -9C-10 -15 -6 -17 -5 -21C-2 -19 1 -22 1 -28Z", "#ffb646")
    d.path("M0 -16C1 -12 5 -10 5 -6A5 5 0 0 1 -5 -6C-5 -10 -1 -11 0 -16Z", "#fff2c2")
    d.end()


def ranger(d: Drawing, x: float, y: float, h: float, spear: bool = True, torch: bool = False) -> None:
    """A brother in a black cloak, walking to the left; his feet are at x, y."""
    k = h / 100
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    if spear:
        d.line("M26 0V-118", 4, "#3b2c20")
        d.path("M26 -136l6 18h-12Z", "#c9d6e0")
    d.path("M-14 0q-4 -10 2 -22h8v22ZM6 0q-2 -10 2 -22h10q0 12 4 22Z", "#0b0f14")
    d.path(
        "M-4 -92Q20 -90 24 -58Q34 -26 38 -6Q20 -14 8 -8Q-10 -14 -24 -8Q-24 -44 -18 -62Q-18 -88 -4 -92Z",
        d.linear(-24, -90, 30, -10, (0, "#2c3643"), (0.5, "#161c24"), (1, "#0c1015")),
    )
    d.path("M-18 -72Q0 -58 24 -70Q26 -58 20 -52Q0 -44 -20 -54Q-22 -64 -18 -72Z", "#5b5148")
    d.path("M-4 -100Q14 -100 15 -84Q14 -68 0 -66Q-15 -68 -16 -82Q-14 -98 -4 -100Z", "#1b222b")
    d.path("M-13 -90Q-16 -74 -6 -68Q2 -72 0 -84Q-4 -92 -13 -90Z", "#e0b48c")
    if torch:
        d.line("M-16 -48L-38 -66", 7, "#161c24").line("M-38 -54L-42 -88", 5, "#6b4226")
        flame(d, -42, -84, 34)
    d.end()


def keep(d: Drawing, x: float, y: float, s: float, wall: str, dark: str, lit: str) -> None:
    """A small castle on a foot 60 s wide, its middle foot at x, y."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(s)})")
    d.path("M-30 0V-26h5v4h5v-4h5v4h5v-30h4v4h4v-4h4v4h4v-4h4v30h5v-4h5v4h5v-4h5v26Z", wall)
    d.path("M0 0V-52h2v4h4v-4h4v30h5v-4h5v4h5v-4h5v26Z", dark, opacity=0.55)
    d.path("M-6 0V-10a6 6 0 0 1 12 0V0Z", dark)
    d.path(box(-3, -42, 6, 9, 3) + box(-22, -16, 4, 6, 2) + box(18, -16, 4, 6, 2), lit)
    d.end()


def flakes(d: Drawing, seed: int, count: int, foot: float, big: float = 2.2) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        d.disc(
            rng.uniform(9, 131),
            rng.uniform(9, foot),
            rng.uniform(0.7, big),
            "#ffffff",
            opacity=round(rng.uniform(0.5, 0.95), 2),
        )


def kneeling(d: Drawing, x: float, y: float, s: float) -> None:
    """A recruit on one knee before his planted sword, looking to the right."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(s)})")
    d.path("M19 -38h6V0l-3 5l-3 -5Z", "#5f7488").path("M22 -38h3V0l-3 5Z", "#3c4c5c").path(
        box(13, -39, 18, 3.6, 1.8), "#c9973f"
    ).path(box(20.500, -46, 3, 9, 1), "#5a3b22")
    d.path(
        "M-18 0Q-20 -30 -4 -40Q8 -42 10 -28L20 -24L19 -19L6 -18L10 -12L14 0Z",
        d.linear(-18, -40, 12, 0, (0, "#2b3440"), (1, "#0e1319")),
    )
    d.path("M-10 -36Q0 -28 11 -33Q12 -27 8 -24Q-4 -22 -12 -29Z", "#5b5148")
    d.disc(2, -43, 7.2, "#3a2618").path("M2 -47Q9 -47 9 -41Q8 -36 2 -36Z", "#e0b48c")
    d.end()


def big_flake(d: Drawing, x: float, y: float, r: float, opacity: float) -> None:
    d.group(f"translate({num(x)} {num(y)}) scale({num(r / 26)})", opacity=opacity)
    for i in range(6):
        d.line(
            "M0 0V-26M0 -16L-7 -22M0 -16L7 -22M0 -8L-5 -12.500M0 -8L5 -12.500",
            3.2,
            "#ffffff",
            transform=f"rotate({60 * i})",
        )
    d.end()


def raven(d: Drawing, body: str, shine: str, eye: str) -> None:
    """A perched raven looking left, about 64 units square round 32, 32."""
    d.line("M30 46L28 58M36 46L36 58", 2.6, body)
    d.path(
        "M2 22Q9 15 16 15Q19 7 28 7Q38 8 40 18Q54 26 58 44L63 60L50 52Q44 50 40 48Q30 50 24 43Q17 35 18 25Q10 22 2 22Z",
        body,
    )
    d.path("M30 24Q46 28 54 46Q40 46 32 38Q28 32 30 24Z", shine)
    d.line("M37 33Q44 38 48 44M34 36Q39 41 43 44", 1.4, body, opacity=0.8)
    d.disc(24, 15.5, 2, eye)
    d.line("M3 22.300Q10 20 17 20.500", 1.1, shine)
