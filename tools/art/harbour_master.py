#!/usr/bin/env python3
"""Draws the harbour master who teaches on the coast: assets/art/harbour-master.svg, 128 x 128. Nobody's portrait."""

from __future__ import annotations

from svgkit import Drawing, ring

GOLD = ("#fff0b8", "#d9a94e", "#80581c")
HAIR, LINE = "#e9edf0", "#8a5a40"


def harbour_master() -> Drawing:
    """A sunburnt woman of some sixty summers in a cap and a warm coat, the sea at noon behind her."""
    d = Drawing(128, 128)
    d.disc(64, 66, 60, "#000000", opacity=0.35)
    d.disc(64, 63.5, 60, d.linear(24, 8, 104, 120, (0, GOLD[0]), (0.5, GOLD[1]), (1, GOLD[2])))
    d.disc(64, 63.5, 55.5, GOLD[2])
    # sky, sea and a sail far out
    d.disc(
        64, 63.5, 54, d.linear(64, 10, 64, 118, (0, "#bfe0ee"), (0.52, "#8cc4dc"), (0.53, "#3d8fb5"), (1, "#1f5f86"))
    )
    d.path("M93 66L93 44Q104 53 105 63Z", "#f7f1e2").path("M91 66L91 48Q85 56 84 63Z", "#e6dcc4")
    d.path("M82 67H107Q104 72 99 72H89Q84 72 82 67Z", "#7a4f2e")
    d.line("M14 76Q19 73 24 76T34 76M95 79Q100 76 105 79T113 79M17 88Q22 85 27 88", 1.4, "#d6eef6", opacity=0.7)
    # coat and scarf
    coat = d.linear(26, 88, 102, 122, (0, "#2f6478"), (0.5, "#1f4657"), (1, "#122b37"))
    d.path("M22 97Q36 87 47 86L64 100L81 86Q92 87 106 97Q98 110 88 115Q76 121 64 121Q52 121 40 115Q30 110 22 97Z", coat)
    d.path("M47 86L64 112L81 86L86 90L68 121H60L42 90Z", "#183a48")
    d.path("M52 74H76V92Q64 99 52 92Z", "#a06a47")
    scarf = d.linear(44, 78, 84, 104, (0, "#e2704f"), (0.6, "#bd4a35"), (1, "#8a2f24"))
    d.path("M44 80Q52 92 64 92Q76 92 84 80L87 90Q78 101 64 101Q50 101 41 90Z", scarf)
    d.path("M58 97L54 113L61 116L65 99Z", "#a83f2e")
    for x, y in ((49, 105), (79, 105), (53, 115), (75, 115)):
        d.disc(x, y, 1.9, "#e8c27a")
    # grey plaits, then the face
    d.path("M41 42Q35 58 38 74Q36 84 40 93Q46 95 49 90Q45 80 47 70Z", HAIR)
    d.path("M87 44Q94 58 90 74Q92 84 88 93Q82 95 79 90Q83 80 81 70Z", HAIR)
    d.line(
        "M39 66Q43 69 46 66M38 75Q42 78 46 75M39 84Q43 87 47 84M89 66Q85 69 82 66M90 75Q86 78 82 75M89 84Q85 87 81 84",
        1.1,
        "#a9b4bd",
    )
    skin = d.linear(44, 34, 86, 90, (0, "#efc39a"), (0.6, "#d19a6f"), (1, "#a06a47"))
    d.path("M64 32C78 32 86 43 85 58C84 73 76 88 64 88C52 88 44 73 43 58C42 43 50 32 64 32Z", skin)
    d.oval(52, 68, 5.4, 3.8, "#dd6f55", opacity=0.5).oval(76, 68, 5.4, 3.8, "#dd6f55", opacity=0.5)
    d.path("M43 54Q46 42 56 40Q50 46 47 56ZM85 54Q82 42 72 40Q78 46 81 56Z", HAIR)
    # eyes that have looked into much sun, the nose and a wide smile
    for x in (55, 73):
        d.oval(x, 57, 4.5, 2.7, "#f8f3ea").disc(x + 0.3, 57.1, 2, "#3f7d6a").disc(x + 0.3, 57.1, 0.9, "#10202c")
        d.line(f"M{x - 5} 56.5Q{x} 52.5 {x + 5} 56.5", 1.5, LINE)
    d.line(
        "M48.500 57L44.500 55.500M49 59.500L45.500 60.500M79.500 57L83.500 55.500M79 59.500L82.500 60.500",
        1,
        LINE,
        opacity=0.8,
    )
    d.line("M50 49.5Q55 46.5 60 49.5M68 49.5Q73 46.5 78 49.5", 2, "#cfd6db")
    d.path("M64 54Q67 61 68.500 66Q66 69.500 64 69.500Q62 69.500 59.500 66Q63 61 64 54Z", "#bd8258")
    d.path("M55 74.500Q64 78.500 73 74.500Q71 81 64 81Q57 81 55 74.500Z", "#7c342d").path(
        "M57.500 75.900Q64 78.400 70.500 75.900L69.500 77.700Q64 79.200 58.500 77.700Z", "#fdf8ef"
    )
    d.line("M52.500 72Q51.500 74 53 76M75.500 72Q76.500 74 75 76", 1.1, LINE, opacity=0.8)
    # the cap, with a brass anchor on it
    cap = d.linear(38, 16, 92, 44, (0, "#2d5a6c"), (0.5, "#1d4150"), (1, "#102733"))
    d.path("M40 40Q35 27 45 21Q64 11 83 21Q93 27 88 40Q64 31 40 40Z", cap)
    d.path("M39 40Q64 29 89 40L89 45Q64 34 39 45Z", "#e0b457")
    d.path("M43 43.500Q64 34.500 85 43.500Q76 41.500 64 42.500Q52 41.500 43 43.500Z", "#0c1d26")
    d.line("M64 20V31M60 24H68M57.500 27.500Q58.500 32 64 32Q69.500 32 70.500 27.500", 1.7, "#f0cf84")
    d.disc(64, 18.6, 1.9, "#f0cf84")
    d.line(ring(64, 63.5, 51.5), 0.8, "#ffffff", opacity=0.2)
    return d


if __name__ == "__main__":
    harbour_master().write("harbour-master")
