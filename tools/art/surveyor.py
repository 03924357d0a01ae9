#!/usr/bin/env python3
"""Draws the surveyor who teaches on the classic island: assets/art/surveyor.svg, 128 x 128. Nobody's portrait."""

from __future__ import annotations

from svgkit import Drawing, ring

GOLD = ("#fff0b8", "#d9a94e", "#80581c")
LINE, HAIR = "#6d4329", "#7c4a28"


def surveyor() -> Drawing:
    """A cheerful man of forty in a straw hat and spectacles, green hills and a ranging pole behind him."""
    d = Drawing(128, 128)
    d.disc(64, 66, 60, "#000000", opacity=0.35)
    d.disc(64, 63.5, 60, d.linear(24, 8, 104, 120, (0, GOLD[0]), (0.5, GOLD[1]), (1, GOLD[2])))
    d.disc(64, 63.5, 55.5, GOLD[2])
    # a clear morning, the sea, two hills and a field
    d.disc(64, 63.5, 54, d.linear(64, 10, 64, 118, (0, "#a9d5ea"), (0.48, "#f7e6bd"), (0.5, "#4f9fc0"), (1, "#2b708f")))
    d.path("M10.500 70Q22 54 38 62Q48 68 52 84V112Q40 116 32 107Q12 92 10.500 70Z", "#6fa653")
    d.path("M117.500 70Q108 58 94 64Q80 70 74 86V112Q88 116 96 107Q116 92 117.500 70Z", "#83b85f")
    d.path("M88 84L98 78L108 84V94L100 101L88 96Z", "#e0bb55", opacity=0.9)
    d.line("M90 88L106 90M90 93L102 96", 1, "#b98f35", opacity=0.8)
    # his pole, red and white
    d.path("M21 26H25.500V112L21 106Z", "#f6f0e4")
    for top in (26, 46, 66, 86):
        d.path(f"M21 {top}H25.500V{top + 10}H21Z", "#c5483c")
    # jacket, shirt and the strap of a bag
    coat = d.linear(26, 88, 102, 122, (0, "#a8763f"), (0.5, "#835627"), (1, "#4f3215"))
    d.path("M22 98Q36 88 48 86L64 101L80 86Q92 88 106 98Q98 110 88 115Q76 121 64 121Q52 121 40 115Q30 110 22 98Z", coat)
    d.path("M52 74H76V92L64 106L52 92Z", "#c08a63")
    d.path("M48 86L64 104L56 112L43 91Z", "#efe7d2").path("M80 86L64 104L72 112L85 91Z", "#e0d6bd")
    d.path("M64 104L58 111L63 121H65L70 111Z", "#f7f1e2")
    d.line("M38 92L86 116", 4.4, "#47301a").line("M38 92L86 116", 1, "#8a673c", opacity=0.8)
    # a pair of dividers in the breast pocket
    d.path("M80 103H95V113Q90 116 86 117L80 113Z", "#6d4720").line("M80 103H95", 1.3, "#c79a5c")
    d.line("M87.500 94L84.500 106M87.500 94L91 106", 1.7, "#e9c46a").disc(87.5, 93.4, 2.1, "#f4dc93")
    # ears, hair and the face
    d.oval(43, 60, 4, 6, "#cf9a72").oval(85, 60, 4, 6, "#cf9a72")
    d.path("M42 40Q40 52 44 60L48 46ZM86 40Q88 52 84 60L80 46Z", HAIR)
    skin = d.linear(44, 34, 86, 92, (0, "#f6cfa8"), (0.6, "#dda67a"), (1, "#b3794f"))
    d.path("M64 30C78 30 86 41 85 57C84 74 75 90 64 90C53 90 44 74 43 57C42 41 50 30 64 30Z", skin)
    d.oval(51, 68, 5.6, 3.8, "#e07a5c", opacity=0.45).oval(77, 68, 5.6, 3.8, "#e07a5c", opacity=0.45)
    for x, y in ((49, 64.5), (53, 66), (51, 70), (75, 66), (79, 64.5), (77, 70)):
        d.disc(x, y, 0.7, "#a8653e", opacity=0.7)
    # eyes behind round glasses, raised brows
    for x in (54.5, 73.5):
        d.oval(x, 56.5, 4.3, 3.2, "#faf6ee").disc(x + 0.2, 56.6, 2.2, "#4e7f3f").disc(x + 0.2, 56.6, 1, "#1a2416")
        d.disc(x + 1, 55.8, 0.6, "#ffffff")
        d.line(f"M{x - 4.6} 55.500Q{x} 52 {x + 4.6} 55.500", 1.4, LINE)
        d.line(ring(x, 57, 7.4), 1.5, "#c9a13f")
    d.line("M61.900 56Q64 54.500 66.100 56M47.100 56L43.500 54.500M80.900 56L84.500 54.500", 1.4, "#c9a13f")
    d.line("M48.500 46.500Q54 43 60 45.500M68 45Q74 41.500 79.500 45.500", 2.3, HAIR)
    d.path("M64 57Q67 64 69 68.500Q67 72 64 72Q61 72 59 68.500Q62.500 64 64 57Z", "#cc9167")
    # a moustache, and a grin under it
    d.path("M54 78.500Q64 82 74 78.500Q72 85 64 85Q56 85 54 78.500Z", "#7c342d")
    d.path("M56.500 79.700Q64 82.200 71.500 79.700L70.500 81.400Q64 83 57.500 81.400Z", "#fdf8ef")
    d.path(
        "M64 72.500Q58 70.500 53 75Q50 78 46.500 76.500Q49 81.500 55 80.500Q60.500 79.500 64 77Q67.500 79.500 73 80.500Q79 81.500 81.500 76.500Q78 78 75 75Q70 70.500 64 72.500Z",
        HAIR,
    )
    # the straw hat
    straw = d.linear(30, 14, 98, 46, (0, "#f8e3a2"), (0.5, "#e2bf66"), (1, "#ad8433"))
    d.path("M44 36Q43 16 64 15Q85 16 84 36Q64 30 44 36Z", straw)
    d.path("M43.500 30Q64 24 84.500 30L84.600 36Q64 30 43.400 36Z", "#3c7a86")
    d.path(
        "M22 42Q40 30 64 30.500Q88 30 106 42Q100 46.500 92 43Q78 36.500 64 36.500Q50 36.500 36 43Q28 46.500 22 42Z",
        straw,
    )
    d.path("M36 43Q50 36.500 64 36.500Q78 36.500 92 43Q78 40 64 40Q50 40 36 43Z", "#7a5a22", opacity=0.7)
    d.line("M49 22Q64 17 79 22M46.500 27Q64 21 81.500 27M30 40Q46 33 64 33Q82 33 98 40", 0.9, "#a67f33", opacity=0.7)
    d.line(ring(64, 63.5, 51.5), 0.8, "#ffffff", opacity=0.2)
    return d


if __name__ == "__main__":
    surveyor().write("surveyor")
