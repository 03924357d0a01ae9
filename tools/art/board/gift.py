"""What stands in the snow of the Gift beside the land: pines, a frozen lake, a hut and the light in its windows."""

from __future__ import annotations

import random

from .pen import Art, blob, disc, poly, smooth

SNOW, SNOW_SHADE = "#f4fafd", "#b6cfe0"


def pine(seed: int, tiers: int) -> Art:
    """A pine under snow, lit from the left."""
    art = Art(70, 110)
    rng = random.Random(seed)
    art.contact(39, 103, 28, 6, 0.55)
    art.path("M31 92h8v12h-8z", "#4a3627")
    for tier in range(tiers):
        part = tier / (tiers - 1)
        base, top, half = 97 - 62 * part, 72 - 66 * part, 29 - 15 * part
        hang = [(35 + half * (1 - i / 3), base + rng.uniform(-2.2, 2.2) - 2 * (i % 2)) for i in range(7)]
        art.path(poly([(35, top - 6), *hang]), "#1d4450")
        art.path(poly([(35, top - 6), (35, base), *[at for at in hang if at[0] < 35]]), "#3a7078")
        cap = [(35, top - 7), (35 + half * 0.62, base - 9), (35 + half * 0.3, base - 12 + rng.uniform(-2, 2))]
        cap += [(35, base - 8), (35 - half * 0.32, base - 5 + rng.uniform(-2, 1)), (35 - half * 0.6, base - 7)]
        cap += [(35 - half * 0.88, base - 3)]
        art.path(poly(cap), SNOW)
        art.path(
            poly([(35, top - 7), (35 + half * 0.62, base - 9), (35 + half * 0.3, base - 12), (36, base - 10)]),
            SNOW_SHADE,
        )
    return art


def lake() -> Art:
    """A lake that is frozen over, a bank of snow around it, cracks and a hole where somebody fished."""
    art = Art(300, 120)
    rng = random.Random(12)
    shape = blob(rng, 150, 62, 140, 50, 0.09, 13)
    art.path(smooth([(x, y + 3) for x, y in shape]), "#7f9db3", 0.8)
    art.path(smooth(shape), SNOW)
    ice = [(150 + (x - 150) * 0.93, 63 + (y - 62) * 0.87) for x, y in shape]
    art.path(smooth(ice), art.lin(60, 18, 220, 112, (0, "#a9d3e8"), (0.4, "#6fa9c9"), (1, "#3f7696")))
    art.path("M44 70Q90 40 150 38Q110 54 92 84Q62 84 44 70Z", "#ffffff", 0.24)
    art.path("M196 40Q240 48 256 66Q226 62 204 76Q206 56 196 40Z", "#ffffff", 0.16)
    art.line(
        "M118 62L142 50L176 58L206 48M142 50L136 34M176 58L190 82L222 88M190 82L170 94M118 62L96 58",
        "#e4f4fb",
        1.8,
        0.75,
    )
    art.path(disc(112, 84, 9, 4.4), "#e8f4fa")
    art.path(disc(112, 84.4, 6.4, 2.9), "#153244")
    art.line("M14 58L17 40M20 60L20 44M25 64L29 50M280 46L283 30M275 42L273 28", "#8a7650", 1.8)
    return art


def hut() -> Art:
    """A hut of logs under deep snow, its chimney smoking."""
    art = Art(130, 110)
    art.contact(72, 98, 58, 10, 0.55)
    art.path(poly([(20, 56), (112, 56), (112, 98), (20, 98)]), art.lin(20, 0, 112, 0, (0, "#9a6d42"), (1, "#4a301c")))
    for y in (62, 70, 78, 86, 94):
        art.line(f"M20 {y}H112", "#2e1d10", 1.6, 0.6)
        art.path(disc(20, y + 4, 3.4) + disc(112, y + 4, 3.4), "#b98a58")
    art.path("M54 98V70a10 10 0 0 1 20 0V98Z", "#2a1a0e")
    art.path("M57 98V71a7 7 0 0 1 14 0V98Z", "#6d4727")
    art.path("M28 68h16v14h-16zM86 68h16v14h-16z", "#2a1a0e")
    art.path("M86 18h13v28h-13z", art.lin(86, 0, 99, 0, (0, "#a3adb5"), (1, "#56616b")))
    art.path("M84 14h17v6h-17z", SNOW)
    art.path(poly([(4, 62), (40, 22), (94, 22), (126, 62), (118, 66), (12, 66)]), SNOW)
    art.path(poly([(64, 22), (94, 22), (126, 62), (118, 66), (84, 66)]), SNOW_SHADE, 0.75)
    art.path("M12 66q4 8 8 0q5 10 9 0q5 7 9 0q6 11 10 0q5 6 9 0q5 9 9 0q6 7 10 0q5 10 9 0q5 7 9 0q4 9 8 0z", SNOW)
    art.path("M92 10Q84 4 92 0Q100 0 98 6Q108 2 108 8Q104 13 92 10Z", "#dbe8f0", 0.6)
    art.path("M6 100Q20 92 34 99Q50 93 60 100Q90 94 124 100Q120 105 64 106Q14 106 6 100Z", SNOW)
    return art


def hut_light() -> Art:
    """The windows and the crack of the door of the hut, over it."""
    art = Art(130, 110)
    art.path("M30 70h12v10h-12zM88 70h12v10h-12z", art.lin(30, 70, 30, 80, (0, "#fff2b8"), (1, "#ffb03a")))
    art.line("M36 70V80M30 75H42M94 70V80M88 75H100", "#7a4a1c", 1.3)
    art.path("M69 98V72a7 7 0 0 0 -3 -6V98Z", "#ffc765")
    art.path(poly([(66, 99), (71, 99), (84, 107), (60, 107)]), "#ffb84a", 0.35)
    return art


DRAWINGS = {
    "gift-pine-1": (pine, 3, 4),
    "gift-pine-2": (pine, 9, 5),
    "gift-pine-3": (pine, 17, 3),
    "gift-lake": (lake,),
    "gift-hut": (hut,),
    "gift-hut-light": (hut_light,),
}
