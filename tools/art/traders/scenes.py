"""The pictures of the three games: camels at sundown, ships before the castle, wagons in the evening of the harvest."""

from __future__ import annotations

import math
import random

from board.bay import _gulls, _house, _tower
from board.coast import _cypress, _leafy, _palm
from board.nature import sheaf
from board.pen import Art, bleed, disc, flat, num, poly, ridge, smooth
from cities.barbarians import HULL
from svgkit import Drawing

from .cards_attack import COAT
from .cards_wagons import CLOTH
from .figures import barbarian, camel, castle, horse, rider, stamp, wagon
from .tiles import _bottles, _blocks, _crane, _furnace

W, H = 400.0, 240.0


def _sky(art: Art, foot: float, *stops: tuple[float, str]) -> None:
    art.path(poly([(0, 0), (W, 0), (W, foot), (0, foot)]), art.lin(0, 0, 0, foot, *stops))


def _sun(art: Art, x: float, y: float, r: float, halo: str) -> None:
    art.path(disc(x, y, r * 7), art.rad(x, y, r * 7, (0, halo, 0.95), (0.3, halo, 0.5), (1, halo, 0)))
    art.path(disc(x, y, r), "#fffbe6")


def _cloud(art: Art, x: float, y: float, s: float, ink: str, opacity: float) -> None:
    art.path(
        "".join(
            disc(x + dx * s, y - dy * s, r * s, r * s * 0.4)
            for dx, dy, r in ((-0.7, 0, 0.45), (0, 0.12, 0.6), (0.7, 0, 0.42))
        ),
        ink,
        opacity,
    )


def _dune(art: Art, points: list[tuple[float, float]], lit: str, dark: str) -> None:
    """A dune whose crest goes through the points; its lee lies in the shade."""
    crest = flat(points, close=False)
    low = max(y for _, y in points)
    art.path(
        poly([*crest, (crest[-1][0], H + 10), (crest[0][0], H + 10)]),
        art.lin(0, min(y for _, y in points), 0, low + 60, (0, lit), (1, dark)),
    )
    art.line(poly(crest, close=False), "#fff0c4", 1.8, 0.75)


def caravans() -> Art:
    """A caravan comes over the dunes to the oasis while the sun goes down."""
    rng = random.Random(71)
    art = Art(W, H, bleed(W, H))
    _sky(art, 150, (0, "#44507e"), (0.4, "#b0688a"), (0.7, "#f0955e"), (1, "#fbd283"))
    _sun(art, 272, 104, 22, "#ffe9a8")
    for x, y, s in ((70, 34, 40), (190, 22, 34), (330, 40, 46), (130, 62, 26)):
        _cloud(art, x, y, s, "#f7b890", 0.55)
    for x0, x1, top, ink in ((-20, 170, 26, "#a5627a"), (90, 420, 18, "#b9706f")):
        line = ridge(rng, x0, 124, x1, 124, top, 5)
        art.path(poly([*((x, 124 - abs(124 - y)) for x, y in line), (x1, 150), (x0, 150)]), ink, 0.8)
    _dune(art, [(-10, 132), (60, 118), (130, 126), (220, 116), (300, 128), (410, 118)], "#f7c27a", "#d88a4a")
    _dune(art, [(-10, 160), (70, 150), (150, 138), (240, 152), (330, 142), (410, 156)], "#f9cf8a", "#c97a3f")
    for k, (x, y, s) in enumerate(((172, 144, 0.24), (210, 150, 0.28), (254, 156, 0.33))):
        stamp(art, camel, x, y, s, flip=True, shade=44 + k)
    _dune(art, [(-10, 176), (90, 184), (190, 168), (290, 172), (410, 164)], "#f6c67c", "#b8692f")
    # the oasis
    art.path(disc(62, 196, 104, 32), "#8f9c3c", 0.85)
    art.path(disc(60, 194, 92, 26), "#a9b84a")
    art.path(disc(58, 200, 66, 17), "#e9c98a")
    art.path(disc(58, 199, 61, 14.5), art.lin(0, 186, 0, 214, (0, "#f7c08a"), (0.4, "#7fb0b4"), (1, "#2f7a94")))
    art.line("M24 198q6 -3 12 0t12 0M62 204q6 -3 12 0t12 0M50 193q5 -3 10 0t10 0", "#fff3d8", 1.5, 0.8)
    for x, y, h in ((8, 190, 92), (36, 180, 74), (92, 182, 80), (116, 194, 62), (66, 178, 56), (-4, 204, 66)):
        _palm(art, x, y, h)
    for x, y, s in ((132, 176, 20), (152, 182, 22)):
        _house(art, rng, x, y, s)
    # the caravan in front
    for x, y, s in ((210, 214, 0.6), (296, 222, 0.72), (378, 232, 0.8)):
        stamp(art, camel, x, y, s, flip=True, shade=46)
    art.line("M180 178Q200 176 226 168M262 178Q276 178 306 168M332 182Q346 184 366 180", "#7a2c1c", 2)
    _driver(art, 160, 222, 0.64)
    tufts = "".join(
        f"M{num(x)} {num(y)}l-3 -7M{num(x)} {num(y)}l1 -9M{num(x)} {num(y)}l5 -6"
        for x, y in ((130, 230), (240, 236), (330, 236), (24, 234))
    )
    art.line(tufts, "#8a6a2c", 1.6)
    return art


def _driver(art: Art, x: float, y: float, k: float) -> None:
    """Somebody in a white cloak and a turban who leads the way, to the left; 100 high before scaling."""

    def draw(d: Drawing) -> None:
        d.oval(4, 0, 30, 6, "#000000", opacity=0.25)
        d.path(
            "M-16 -70Q0 -78 16 -70Q26 -34 26 0H-24Q-26 -36 -16 -70Z",
            d.linear(-20, -60, 22, 0, (0, "#fffaf0"), (1, "#c9b48a")),
        )
        d.path("M-6 -72L4 -72L12 0H-2Z", "#b8322c").path("M-13 -88Q-13 -70 0 -68Q13 -70 13 -88Z", "#c08a5c")
        d.path("M-17 -86Q-20 -106 0 -108Q20 -106 17 -86Q0 -94 -17 -86Z", "#f7efdc").path(
            "M14 -92Q26 -80 22 -56L14 -64Z", "#f7efdc"
        )
        d.disc(-7, -82, 2, "#1c1410").line("M-14 -60L-32 -44", 9, "#e9dcc0").disc(-34, -43, 4.8, "#c08a5c").line(
            "M-35 4V-92", 3.4, "#6b4526"
        )

    stamp(art, draw, x, y, k)


def _ship(d: Drawing) -> None:
    """A dragon ship, its keel at 0, 0, about 100 units wide."""
    d.group("translate(-50 -84)")
    d.path("M48 6H52V64H48Z", "#2a1a10").path(
        "M22 14Q50 22 78 14Q84 32 79 52Q50 44 21 52Q16 32 22 14Z",
        d.linear(20, 14, 80, 52, (0, "#e04a3a"), (1, "#8c1f18")),
    )
    d.path("M37 16.800Q43 18 45 18V46.400L36 47.200ZM55 18Q60 18 63 16.800L64 47.200L55 46.400Z", "#f4e2c0")
    d.path(HULL, d.linear(0, 36, 0, 84, (0, "#8a5630"), (1, "#331c0e")))
    for k, x in enumerate((32, 44, 56, 68)):
        d.disc(x, 67, 5.6, "#20140b").disc(x, 67, 4.6, ("#d8b057", "#b8281f")[k % 2])
    d.end()


def barbarian_attack() -> Art:
    """Dragon ships land below the castle; knights ride out to meet them."""
    rng = random.Random(72)
    art = Art(W, H, bleed(W, H))
    _sky(art, 140, (0, "#3f5f86"), (0.5, "#8fa9b8"), (0.85, "#e9c79a"), (1, "#f6dcae"))
    _sun(art, 330, 96, 14, "#fff0c4")
    for x, y, s in ((60, 26, 60), (180, 38, 50), (290, 22, 66), (380, 46, 44), (120, 60, 34)):
        _cloud(art, x, y, s, "#5c7088", 0.6)
        _cloud(art, x - 6, y - 5, s * 0.7, "#c3cbd0", 0.5)
    art.path(
        poly([(0, 122), (W, 122), (W, H), (0, H)]),
        art.lin(0, 122, 0, H, (0, "#d8c9a4"), (0.12, "#7fa6b4"), (0.5, "#3f7c98"), (1, "#1d4a66")),
    )
    swell = ""
    for _ in range(60):
        y = 128 + 106 * rng.random() ** 1.2
        near = (y - 118) / 120
        x, s = rng.uniform(140, W), 4 + 14 * near
        swell += f"M{num(x - s)} {num(y)}q{num(s * 0.5)} {num(-s * 0.26)} {num(s)} 0t{num(s)} 0"
    art.line(swell, "#eaf4f4", 1.3, 0.55)
    for x, y, k in ((232, 132, 0.2), (276, 136, 0.25), (320, 134, 0.22), (366, 142, 0.32)):
        stamp(art, _ship, x, y, k)
    # the castle on its rock
    art.path(
        smooth([(-20, 152), (10, 112), (60, 96), (120, 98), (160, 116), (196, 150), (150, 178), (60, 190), (-20, 190)]),
        art.lin(0, 96, 0, 190, (0, "#9dbb5c"), (1, "#55773a")),
    )
    art.path(poly([(120, 100), (160, 116), (196, 150), (176, 164), (160, 140), (140, 132)]), "#8a8270", 0.9)
    art.path(poly([(150, 112), (160, 116), (196, 150), (186, 157), (172, 136)]), "#6b6454")
    stamp(art, castle, 78, 116, 0.86, shade=76)
    for x, y, h in ((10, 140, 24), (28, 150, 28), (136, 126, 22), (152, 140, 24), (4, 168, 28)):
        _leafy(art, rng, x, y, h, ("#2a5a34", "#4a8a42", "#86b45c"))
    # the beach
    shore = [(-10, 172), (70, 170), (140, 166), (200, 178), (262, 196), (330, 206), (410, 204)]
    art.path(poly([*((x, y - 5) for x, y in flat(shore, close=False)), (410, 250), (-10, 250)]), "#eef6f2", 0.85)
    art.path(
        poly([*flat(shore, close=False), (410, 250), (-10, 250)]), art.lin(0, 166, 0, H, (0, "#e9d29a"), (1, "#b08c52"))
    )
    art.path(smooth([(-10, 190), (60, 186), (110, 200), (90, 224), (40, 250), (-10, 250)]), "#8fae52")
    stamp(art, _ship, 338, 204, 0.92)
    art.line("M290 206q8 -5 16 0t16 0t16 0t16 0t16 0t16 0t16 0", "#f2faf8", 2.6, 0.9)
    for x, y, k in ((268, 214, 0.5), (304, 224, 0.56), (352, 232, 0.6)):
        stamp(art, barbarian, x, y, k, flip=True, shade=38)
    for x, y, k, cloth in (
        (56, 214, 0.56, ("#f08a7a", "#c8443c", "#8a2a26")),
        (124, 220, 0.6, ("#f5cc6b", "#e0a526", "#a37212")),
        (186, 232, 0.66, COAT),
    ):
        stamp(art, lambda d, c=cloth: rider(d, c), x, y, k, shade=48)
    _gulls(art, [(210, 74, 6), (226, 66, 5), (196, 88, 5)])
    return art


def traders_barbarians() -> Art:
    """Wagons on the roads between castle, quarry and glassworks; a barbarian waits at the bend."""
    rng = random.Random(73)
    art = Art(W, H, bleed(W, H))
    _sky(art, 120, (0, "#4f7fae"), (0.5, "#c9b8a8"), (0.8, "#f7c27e"), (1, "#fbe0a4"))
    _sun(art, 196, 84, 15, "#fff0bd")
    for x, y, s in ((50, 26, 44), (140, 18, 34), (290, 26, 50), (370, 40, 34)):
        _cloud(art, x, y, s, "#fbdcb8", 0.6)
    for base, rise, left, right in ((104, 16, "#8f9f6c", "#7a8f57"), (118, 20, "#b4b45c", "#9aa04a")):
        line = [(x, base - rise * (0.5 + 0.5 * math.sin(x / 54 + base * 1.7))) for x in range(-10, 421, 10)]
        art.path(poly([*line, (410, 200), (-10, 200)]), art.lin(0, base - rise, 0, base + 50, (0, left), (1, right)))
    # the quarry on the right
    art.path(
        poly([(286, 132), (300, 84), (322, 84), (322, 68), (350, 68), (350, 54), (410, 50), (410, 132)]),
        art.lin(290, 54, 400, 132, (0, "#fffaf0"), (0.5, "#e0d6c0"), (1, "#a89b80")),
    )
    art.line(
        "M300 84V132M322 84V132M350 68V132M378 52V132M322 100H350M350 92H410M300 112H322M350 116H410",
        "#968a70",
        1.4,
        0.7,
    )
    stamp(art, _crane, 334, 130, 0.42)
    stamp(art, _blocks, 384, 136, 0.5)
    art.path(
        poly([(-10, 128), (90, 124), (200, 122), (410, 130), (410, 250), (-10, 250)]),
        art.lin(0, 122, 0, H, (0, "#d0c458"), (0.5, "#a8ac48"), (1, "#7a8a38")),
    )
    stamp(art, castle, 62, 128, 0.72, shade=74)
    for x, y, s in ((116, 130, 17), (134, 134, 19), (10, 134, 18)):
        _house(art, rng, x, y, s)
    for k, (x0, x1, y0, y1) in enumerate(((150, 246, 130, 144), (262, 380, 146, 164), (0, 80, 146, 162))):
        art.path(poly([(x0 + 8, y0), (x1 - 4, y0), (x1 + 6, y1), (x0 - 6, y1)]), "#ecc454")
        art.line(
            "".join(
                f"M{num(x0 + 8 - 14 * t / 9 + (x1 - x0 - 2) * t / 9)} {y0}L{num(x0 - 6 + (x1 - x0 + 12) * t / 9)} {y1}"
                for t in range(1, 9)
            ),
            "#c8992c",
            1.3,
            0.6 if k else 0.8,
        )
    # the roads
    art.path(
        "M62 128Q80 140 120 150Q190 164 230 172Q320 176 336 150L350 136L362 138L356 158Q340 192 240 190Q180 186 130 204Q110 214 104 250H20Q40 200 110 180Q150 170 96 156Q60 146 48 128Z",
        art.lin(0, 128, 0, H, (0, "#f3dfb0"), (1, "#cda466")),
    )
    art.line(
        "M66 132Q90 146 124 154Q170 166 206 176M346 142Q340 178 246 182M190 184Q140 190 110 206Q84 222 66 250",
        "#a3763f",
        1.8,
        0.7,
        'stroke-dasharray="7 6"',
    )
    # the glassworks
    stamp(art, _furnace, 326, 226, 0.8, shade=46)
    stamp(art, _bottles, 380, 232, 0.66)
    for x, y, h in ((264, 220, 38), (278, 228, 32), (398, 196, 34)):
        _cypress(art, x, y, h)
    stamp(art, barbarian, 292, 182, 0.46, flip=True, shade=38)
    for x, y, k, cloth in ((172, 176, 0.42, CLOTH[4]),):
        stamp(art, horse, x + 58, y + 2, k * 0.86, shade=44)
        stamp(art, lambda d, c=cloth: wagon(d, 0, c), x, y, k, shade=50)
    stamp(art, horse, 178, 226, 0.62, shade=46)
    stamp(art, lambda d: wagon(d, 0, ("#f5a08a", "#c8443c", "#8a2a26")), 96, 226, 0.74, shade=52)
    for x, y, h in ((16, 226, 36), (32, 236, 38), (232, 232, 34)):
        sheaf(art, rng, x, y, h)
    for x, y, h in ((12, 196, 40), (246, 152, 22), (392, 176, 30)):
        art.path(disc(x + 5, y, h * 0.4, h * 0.1), "#4f5f22", 0.4)
        _leafy(art, rng, x, y, h, ("#5a6a2a", "#8f9a3c", "#d0c662"))
    _tower(art, 254, 124, 13)
    _gulls(art, [(240, 46, 6), (256, 40, 5), (222, 56, 4)])
    return art


DRAWINGS = {
    "ruleset-caravans": (caravans,),
    "ruleset-barbarian-attack": (barbarian_attack,),
    "ruleset-traders-barbarians": (traders_barbarians,),
}
