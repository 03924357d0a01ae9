#!/usr/bin/env python3
"""Draws the faces of the four bots: assets/art/character-*.svg, 128 x 128. All invented, all read at thirty pixels."""

from __future__ import annotations

from portrait import BROWN, FAIR, PALE, TAN, Metal, Skin, brows, medallion, rimmed
from portrait import eyes as calm_eyes
from svgkit import Drawing, box, ring, star

BRASS: Metal = ("#ffd9a0", "#cf9450", "#9a5a1e")
STRAW: Metal = ("#f6e6a6", "#c4a654", "#8f7320")
IRON: Metal = ("#e6eef6", "#9aabbc", "#4f6478")
LEAF: Metal = ("#d8f0b8", "#8fae6c", "#466a2a")


def eyes(d: Drawing, skin: Skin, y: float, apart: float, iris: str, brow: str) -> None:
    """Two eyes that look at you, and their brows."""
    calm_eyes(d, skin, iris, y, apart, 3.4)
    brows(d, brow, y - 8, -0.6, 3.2, 13)


def builder() -> Drawing:
    """Brenna: a kerchief over red plaits, soot on a cheek, a hammer at the shoulder."""
    d = medallion(BRASS, "#e0a24c", "#6b3413")
    d.path(
        box(88, 22, 9, 66, 4),
        d.linear(88, 0, 97, 0, (0, "#c98f55"), (1, "#7a4a22")),
        transform="translate(7 13) scale(0.86) rotate(18 92 60)",
    )
    d.path(
        box(74, 14, 38, 21, 4),
        d.linear(74, 14, 74, 35, (0, "#dfe6ec"), (1, "#76838f")),
        transform="translate(7 13) scale(0.86) rotate(18 92 60)",
    )
    d.path(
        "M22 106Q28 94 46 90L64 100L82 90Q100 94 106 106A60 60 0 0 1 22 106Z",
        d.linear(0, 90, 0, 122, (0, "#7c4a2a"), (1, "#46260f")),
    )
    d.path("M46 90L64 108L82 90L74 84H54Z", "#f2e2c4")
    hair = d.linear(30, 30, 96, 100, (0, "#d8602a"), (1, "#8a2f10"))
    d.path("M34 60Q30 86 36 100Q44 106 46 96L44 62ZM94 60Q98 86 92 100Q84 106 82 96L84 62Z", hair)
    d.line("M36 74l8 4M36 84l9 4M92 74l-8 4M92 84l-9 4", 2, "#5c1c08", opacity=0.6)
    d.path(
        "M40 54Q40 30 64 30Q88 30 88 54Q90 82 64 92Q38 82 40 54Z",
        d.radial(58, 54, 42, (0, FAIR.light), (1, FAIR.middle)),
    )
    d.path("M38 54Q38 44 44 42Q60 52 84 42Q90 44 90 54Q84 48 64 49Q44 48 38 54Z", hair)
    scarf = d.linear(0, 20, 0, 50, (0, "#f7e08a"), (1, "#c98a1f"))
    d.path("M35 52Q30 20 64 19Q98 20 93 52Q84 38 64 38Q44 38 35 52Z", scarf)
    d.line("M44 30Q64 24 84 30", 2, "#ffffff", opacity=0.4)
    for x, y in ((50, 29), (64, 27), (78, 29), (57, 35), (71, 35)):
        d.disc(x, y, 2.2, "#a8321a")
    eyes(d, FAIR, 60, 12, "#3f7a3a", "#8a2f10")
    d.line("M63 62Q60 70 64 72", 2.2, "#b0764a")
    d.path("M53 77Q64 86 75 77Q64 81 53 77Z", "#a8402f").line("M52 76.500Q64 85 76 76.500", 2, "#8a2f22")
    d.oval(46, 71, 5, 3.4, "#f0a080", opacity=0.6).oval(82, 71, 5, 3.4, "#4a3a30", opacity=0.55)
    return rimmed(d, BRASS, 0)


def trader() -> Drawing:
    """Tobin: a broad hat with a feather, a curled moustache, and a coin that he shows you."""
    d = medallion(STRAW, "#8b62b8", "#33194f")
    d.path(
        "M20 104Q26 94 44 90L64 98L84 90Q102 94 108 104A60 60 0 0 1 20 104Z",
        d.linear(0, 90, 0, 122, (0, "#2f8f88"), (1, "#12464a")),
    )
    d.path("M44 90Q64 106 84 90L80 102Q64 112 48 102Z", "#f6e8c8")
    d.path(
        "M41 54Q41 36 64 36Q87 36 87 54Q90 86 64 92Q38 86 41 54Z",
        d.radial(58, 56, 42, (0, PALE.light), (1, PALE.middle)),
    )
    d.path("M40 52Q36 64 41 72L45 54ZM88 52Q92 64 87 72L83 54Z", "#3b2a20")
    hat = d.linear(0, 14, 0, 50, (0, "#a83a4a"), (1, "#5a1522"))
    d.path("M14 46Q30 34 46 36Q46 12 66 14Q86 14 83 36Q100 34 114 46Q96 54 64 50Q32 54 14 46Z", hat)
    d.path("M45 38Q64 45 83.500 38L83 32Q64 39 46 32Z", "#e8c25a")
    d.path(
        "M76 36Q80 20 101 19Q97 34 84 40Z",
        d.linear(80, 40, 101, 19, (0, "#f7fbff"), (1, "#7fd0d8")),
    )
    d.line("M80 38Q90 28 99 21", 1.6, "#3d8d96")
    eyes(d, PALE, 60, 11.5, "#5a3d20", "#3b2a20")
    d.path("M64 62Q70 70 66 74Q62 76 60 73", "none", stroke="#b57f58", stroke_width=2.2)
    tache = "M64 76Q54 70 44 77Q38 80 36 73Q34 84 46 84Q58 84 64 79Q70 84 82 84Q94 84 92 73Q90 80 84 77Q74 70 64 76Z"
    d.path(tache, d.linear(36, 70, 92, 84, (0, "#5a4030"), (1, "#2a1a12")))
    d.path("M57 84Q64 89 71 84Q64 86.500 57 84Z", "#a84a3c")
    d.disc(97, 96, 15, "#6b4a10", opacity=0.6).disc(96, 94, 15, d.radial(91, 89, 17, (0, "#fff0a8"), (1, "#d09a2a")))
    d.line(ring(96, 94, 11), 1.8, "#9a6a14").path(star(96, 94, 7.5, 3.2, 5), "#a8761a")
    return rimmed(d, STRAW, 0)


def warden() -> Drawing:
    """Hald: an iron cap with a nose guard, a grey beard, fur on the shoulders, a spear behind."""
    d = medallion(IRON, "#6f97bd", "#152a44")
    d.path(
        box(98, 24, 6, 92, 3),
        d.linear(98, 0, 104, 0, (0, "#b98a58"), (1, "#6a4520")),
        transform="translate(6 14) scale(0.88)",
    )
    d.path(
        "M101 6L110 28L101 38L92 28Z",
        d.linear(92, 0, 110, 0, (0, "#ffffff"), (1, "#8a9aab")),
        transform="translate(6 14) scale(0.88)",
    )
    fur = d.linear(0, 86, 0, 122, (0, "#5a4a3e"), (1, "#2a211c"))
    d.path("M16 99L24 101L28 94L36 97L44 88L64 96L84 88L92 97L100 94L104 101L112 99A60 60 0 0 1 16 99Z", fur)
    d.path(
        "M42 56Q42 38 64 38Q86 38 86 56Q88 80 64 90Q40 80 42 56Z", d.radial(58, 56, 40, (0, TAN.light), (1, TAN.middle))
    )
    eyes(d, TAN, 60, 11.5, "#5f93b8", "#8d8f92")
    beard = d.linear(0, 66, 0, 112, (0, "#d9dde0"), (1, "#8b9299"))
    d.path(
        "M41 58Q44 72 50 74Q64 68 78 74Q84 72 87 58Q94 84 84 98L78 96L74 106L64 114L54 106L50 96L44 98Q34 84 41 58Z",
        beard,
    )
    d.line("M54 84Q54 96 60 104M64 86V108M74 84Q74 96 68 104M48 80Q47 88 50 92M80 80Q81 88 78 92", 1.6, "#6d747b")
    d.path("M54 77Q64 72 74 77Q64 83 54 77Z", "#7a3a2c").line("M50 75Q58 69 64 73Q70 69 78 75", 4, "#c6cbd0")
    steel = d.linear(36, 16, 92, 56, (0, "#f4f8fb"), (0.5, "#9fb0bf"), (1, "#4f606f"))
    d.path("M36 54Q34 18 64 14Q94 18 92 54Q80 46 64 47Q48 46 36 54Z", steel)
    d.path("M60 14H68V62Q68 70 64 72Q60 70 60 62Z", steel).line("M60 46V62Q60 70 64 72Q68 70 68 62V46", 1.4, "#33424f")
    d.path("M35 54Q48 44 64 45.500Q80 44 93 54L92.500 47Q80 38 64 39Q48 38 35.500 47Z", "#6d5030")
    for x, y in ((43, 45.5), (53, 42.5), (75, 42.5), (85, 45.5)):
        d.disc(x, y, 2, "#f0d890")
    return rimmed(d, IRON, 0)


def runner() -> Drawing:
    """Linnet: a green hood blown back, black curls, freckles, and the road behind her."""
    d = medallion(LEAF, "#a8d4e8", "#2f6a6a")
    d.path("M12 78Q40 62 64 74T116 72Q118 100 92 112H36Q12 100 12 78Z", "#4c8a4a")
    d.path(
        "M112 62Q88 70 96 80Q104 92 92 116A60 60 0 0 0 122 80Q120 66 112 62Z",
        d.linear(0, 60, 0, 122, (0, "#f2dfb0"), (1, "#b08a4e")),
    )
    d.line("M104 72Q96 76 102 86M100 96Q98 106 94 114", 2.2, "#8a6a38", opacity=0.7)
    hood = d.linear(24, 20, 96, 116, (0, "#6fae4a"), (1, "#1f4a24"))
    d.path(
        "M28 70Q18 40 40 24Q66 8 90 28Q100 40 97 64Q102 84 90 92L101 110A60 60 0 0 1 27 110L38 92Q30 84 28 70Z", hood
    )
    d.path("M30 36Q24 33 24 25Q34 22 44 24Z", hood)
    d.path("M38 92Q64 112 90 92L94 102Q64 122 34 102Z", "#2a5a2a")
    curls = "#231a24"
    d.path("M36 62Q34 30 64 28Q94 30 92 62Q92 76 86 80L82 56H46L42 80Q36 76 36 62Z", curls)
    d.path(
        "M43 54Q44 38 64 38Q84 38 85 54Q86 82 64 91Q42 82 43 54Z", d.radial(58, 56, 40, (0, "#c98d5c"), (1, "#8a5430"))
    )
    for x, y, r in ((44, 46, 8), (53, 40, 9), (64, 38, 9), (75, 40, 9), (84, 46, 8), (40, 58, 6), (88, 58, 6)):
        d.disc(x, y, r, curls)
    for x, y in ((46, 44), (58, 37), (70, 37), (81, 43)):
        d.line(f"M{x - 4} {y}q3 -5 8 -2", 1.6, "#6a5470")
    eyes(d, BROWN, 61, 11.5, "#8a5a1a", curls)
    d.line("M64 64Q61 71 65 73", 2.2, "#6a3d20")
    d.path("M52 77Q64 90 77 76Q64 81 52 77Z", "#fff6ea").line("M51 76.500Q64 83 78 75", 2, "#7a2f22")
    for x, y in ((48, 70), (53, 72), (50, 74), (76, 72), (80, 70), (79, 74)):
        d.disc(x, y, 1.1, "#5a2f16")
    return rimmed(d, LEAF, 0)


CHARACTERS = {"builder": builder, "trader": trader, "warden": warden, "runner": runner}


def main() -> None:
    """Write every face."""
    for name, draw in CHARACTERS.items():
        draw().write(f"character-{name}")


if __name__ == "__main__":
    main()
