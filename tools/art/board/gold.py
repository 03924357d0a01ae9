"""Gold: the coin, a heap of it, the counter; the tiles of the wealthiest and of the poor settlers."""

from __future__ import annotations

import math

from .pen import Art, disc, num, poly, smooth

_SUN = "M0 -10C2 -5 5 -2 10 0C5 2 2 5 0 10C-2 5 -5 2 -10 0C-5 -2 -2 -5 0 -10Z"


def face(art: Art, x: float, y: float, r: float) -> None:
    """A gold coin seen from the front: a river between two stars in a ring of beads."""
    art.path(disc(x, y + r * 0.07, r), "#5f3d0c")
    art.path(
        disc(x, y, r),
        art.lin(x - r * 0.7, y - r * 0.8, x + r * 0.7, y + r * 0.8, (0, "#fff3bf"), (0.45, "#f1be45"), (1, "#b0741a")),
    )
    art.path(
        disc(x, y, r * 0.82),
        art.lin(x - r * 0.5, y - r * 0.7, x + r * 0.5, y + r * 0.7, (0, "#d8981f"), (1, "#f9dc80")),
    )
    art.path(
        disc(x, y, r * 0.76),
        art.rad(x - r * 0.2, y - r * 0.26, r * 1.1, (0, "#ffe694"), (0.6, "#f0bd48"), (1, "#cf912a")),
    )
    beads = "".join(
        disc(x + r * 0.91 * math.cos(math.tau * k / 24), y + r * 0.91 * math.sin(math.tau * k / 24), r * 0.035)
        for k in range(24)
    )
    art.path(beads, "#9a641a", 0.8)
    for dy in (-0.13, 0.13):
        wave = f"M{num(x - r * 0.56)} {num(y + r * dy)}q{num(r * 0.14)} {num(-r * 0.2)} {num(r * 0.28)} 0t{num(r * 0.28)} 0t{num(r * 0.28)} 0t{num(r * 0.28)} 0"
        art.line(wave, "#fff3bf", r * 0.1, 0.8)
        art.line(wave, "#8f5a14", r * 0.085)
    for dy in (-0.5, 0.5):
        art.group(f"translate({num(x)} {num(y + r * dy)}) scale({num(r * 0.02)})")
        art.path(_SUN, "#8f5a14")
        art.end()
    art.line(
        f"M{num(x - r * 0.62)} {num(y - r * 0.42)}A{num(r * 0.75)} {num(r * 0.75)} 0 0 1 {num(x - r * 0.1)} {num(y - r * 0.75)}",
        "#ffffff",
        r * 0.06,
        0.75,
    )


def _flat(art: Art, x: float, y: float, wide: float, high: float) -> None:
    """A coin that lies; x, y is the middle of its upper face."""
    body = f"M{num(x - wide)} {num(y)}V{num(y + high)}A{num(wide)} {num(wide * 0.36)} 0 0 0 {num(x + wide)} {num(y + high)}V{num(y)}Z"
    art.line(body, "#5f3d0c", 1.6)
    art.path(body, art.lin(x - wide, 0, x + wide, 0, (0, "#f8d56e"), (0.35, "#dfa634"), (1, "#91600f")))
    art.line(
        "".join(f"M{num(x + k * wide * 0.26)} {num(y + wide * 0.32)}v{num(high * 0.75)}" for k in range(-3, 4)),
        "#7a4d0c",
        0.9,
        0.55,
    )
    art.path(disc(x, y, wide, wide * 0.36), art.lin(x - wide, y - 4, x + wide, y + 4, (0, "#fff6cc"), (1, "#ecb548")))
    art.line(disc(x, y, wide * 0.74, wide * 0.24), "#a8741c", 1)


def coin() -> Art:
    """One gold coin."""
    art = Art(64, 64)
    face(art, 32, 31, 28)
    return art


def heap() -> Art:
    """A heap of gold: three piles and a coin that leans against them; for handfuls and trades."""
    art = Art(64, 64)
    art.path(disc(32, 57, 29, 4.5), "#000000", 0.22)
    for x, foot, count in ((33, 47, 6), (16, 51, 4), (50, 51, 3)):
        for k in range(count):
            _flat(art, x + (1.2 if k % 2 else -0.6), foot - k * 6, 12.5, 5)
    art.path(disc(35, 47.5, 13.2), "#5f3d0c", 0.5)
    face(art, 34, 46, 13)
    return art


def counter() -> Art:
    """A field for a number with a coin at its left; the middle of the field lies at 88, 32."""
    art = Art(128, 64)
    field = "M34 9H108A16 16 0 0 1 124 25V39A16 16 0 0 1 108 55H34Z"
    art.line(field, "#0b1016", 5, 0.6)
    art.path(field, art.lin(0, 9, 0, 55, (0, "#3a2c16"), (1, "#20170b")))
    art.line(field, "#c58f2e", 2.4)
    face(art, 33, 31, 29)
    return art


def _tile(sky: tuple[str, str], rim: tuple[str, str]) -> Art:
    """A round tile with a scalloped rim, 100 wide."""
    art = Art(100, 100)
    edge = [
        (
            50 + (47 if k % 2 else 44) * math.cos(math.tau * k / 40),
            49 + (47 if k % 2 else 44) * math.sin(math.tau * k / 40),
        )
        for k in range(40)
    ]
    art.path(disc(50, 54, 45), "#0b1016", 0.34)
    art.line(smooth(edge), "#1c130a", 4)
    art.path(smooth(edge), art.lin(15, 8, 85, 92, (0, rim[0]), (1, rim[1])))
    art.path(disc(50, 49, 38.5), "#1c130a", 0.75)
    art.path(disc(50, 49, 37), art.lin(0, 12, 0, 86, (0, sky[0]), (1, sky[1])))
    return art


def wealthiest() -> Art:
    """The tile of the Wealthiest Settler: an open chest full of gold."""
    art = _tile(("#2f8b8f", "#134a58"), ("#fff0b4", "#b0741a"))
    for k in range(9):
        a = math.radians(-170 + 20 * k)
        art.line(
            f"M{num(50 + 25 * math.cos(a))} {num(46 + 25 * math.sin(a))}L{num(50 + 35 * math.cos(a))} {num(46 + 35 * math.sin(a))}",
            "#ffe694",
            2.6,
            0.55,
        )
    art.path("M24 42Q26 22 50 22Q74 22 76 42Z", "#1c130a")
    art.path("M27 41Q29 25 50 25Q71 25 73 41Z", art.lin(0, 24, 0, 42, (0, "#8a5a30"), (1, "#56351a")))
    art.line("M38 41V27M62 41V27", "#e0ad42", 3.4)
    gold = ((30, 46), (38, 42), (46, 45), (54, 41), (62, 45), (70, 46), (42, 38), (50, 36), (58, 38))
    for x, y in sorted(gold, key=lambda one: one[1]):
        art.path(disc(x, y, 6.4, 4.6), "#6d4408")
        art.path(disc(x, y - 0.6, 5.8, 4), "#f6c74f")
        art.path(disc(x - 1.4, y - 1.8, 2.6, 1.3), "#fff3bf")
    art.path("M20 45H80V72Q80 75 77 75H23Q20 75 20 72Z", "#1c130a")
    art.path("M23 48H77V70Q77 72 75 72H25Q23 72 23 70Z", art.lin(0, 48, 0, 72, (0, "#b98652"), (1, "#6d4526")))
    art.line("M24 56H76M24 64H76", "#4c2c15", 1.4, 0.7)
    art.path("M33 48H40V72H33ZM60 48H67V72H60Z", "#e0ad42")
    art.path("M43 45H57V58Q50 63 43 58Z", "#1c130a")
    art.path("M45 46H55V57Q50 60.500 45 57Z", "#ffe694")
    art.path(disc(50, 51, 2) + "M49 51H51V56H49Z", "#4c2c15")
    return art


def poor() -> Art:
    """The tile of a Poor Settler: an empty purse turned over, a moth flies out of it."""
    art = _tile(("#8d8577", "#4b453c"), ("#c9bda6", "#6b6152"))
    purse = "M29 76Q19 62 28 50Q34 42 38 35L62 35Q68 42 73 50Q81 62 71 76Q50 82 29 76Z"
    art.line(purse, "#1c130a", 5)
    art.path(purse, art.lin(24, 36, 76, 80, (0, "#b98a5c"), (0.55, "#8a5f38"), (1, "#57391d")))
    art.path("M34 24Q42 29 50 26Q58 29 66 24L62 36H38Z", "#1c130a")
    art.path("M37 27.500Q43 31 50 28.500Q57 31 63 27.500L60.500 35H39.500Z", "#a37549")
    art.line("M36 36.500Q50 41 64 36.500", "#f1e3bf", 3.4)
    art.line("M62 38Q71 41 68 49M62 38Q67 45 61 51", "#f1e3bf", 2.2)
    art.line("M39 46Q34 55 36 66M50 46Q49 58 50 70M61 47Q67 57 64 67", "#57391d", 1.8, 0.7)
    art.path(poly([(38, 56), (51, 53), (54, 67), (41, 70)]), "#d6b183")
    art.line("M38 56L51 53L54 67L41 70Z", "#4c2c15", 1.5, 1, 'stroke-dasharray="3 2.4"')
    art.group("translate(69 24) rotate(24)")
    art.path("M0 0C-4 -9 -13 -8 -12 -1C-11 4 -4 4 0 1C4 4 11 4 12 -1C13 -8 4 -9 0 0Z", "#efe7d4")
    art.path("M0 1C-3 4 -7 8 -5 9Q-2 9 0 4Q2 9 5 9C7 8 3 4 0 1Z", "#d3c7ab")
    art.line("M0 -2V5M0 -2Q-2 -6 -4 -7M0 -2Q2 -6 4 -7", "#3a2c1c", 1.5)
    art.end()
    return art


DRAWINGS = {
    "gold-coin": (coin,),
    "resource-gold": (heap,),
    "gold-counter": (counter,),
    "badge-wealthiest": (wealthiest,),
    "badge-poor": (poor,),
}
