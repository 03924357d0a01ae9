#!/usr/bin/env python3
"""Draws the lawspeaker who teaches Landnam: assets/art/lawspeaker.svg, 128 x 128. Nobody's portrait."""

from __future__ import annotations

from svgkit import Drawing, ring

GOLD = ("#fff0b8", "#d9a94e", "#80581c")
LINE, BEARD, BEARD_DARK = "#5d4636", "#d8d4c8", "#a39d90"


def lawspeaker() -> Drawing:
    """A grey-bearded man in a woollen hood, the cliff of the law rock and a pale night behind him."""
    d = Drawing(128, 128)
    d.disc(64, 66, 60, "#000000", opacity=0.35)
    d.disc(64, 63.5, 60, d.linear(24, 8, 104, 120, (0, GOLD[0]), (0.5, GOLD[1]), (1, GOLD[2])))
    d.disc(64, 63.5, 55.5, GOLD[2])
    # a summer night: a low sun, a far glacier, the dark cliff on both sides
    d.disc(
        64, 63.5, 54, d.linear(64, 10, 64, 118, (0, "#3d5f80"), (0.42, "#c79a86"), (0.56, "#f0c890"), (1, "#3f6a6c"))
    )
    d.path("M12 66Q30 50 44 54L58 46L74 52L88 47Q104 54 116 66L112 74H16Z", "#cfe4ea")
    d.path("M44 54L58 46L74 52L66 56L56 53Z", "#f5fbfb")
    d.path("M10 58L20 50L26 56L31 52L35 64L33 74L38 84L34 108Q14 94 10 66Z", "#39424a")
    d.path("M118 58L108 48L101 55L96 51L93 63L96 75L90 86L94 108Q114 94 118 66Z", "#2f373e")
    d.line("M22 56L25 74L22 92M30 60L30 78M106 54L104 72L107 90M98 58L99 80", 1.2, "#56626b", opacity=0.8)
    # a cloak with a brooch
    cloak = d.linear(26, 88, 102, 122, (0, "#5f7a6a"), (0.5, "#435d50"), (1, "#263a32"))
    d.path(
        "M20 100Q34 88 46 84L64 98L82 84Q94 88 108 100Q98 111 88 115Q76 121 64 121Q52 121 40 115Q29 111 20 100Z", cloak
    )
    d.line("M27 102Q46 112 64 114Q82 112 101 102", 2, "#a8863f", opacity=0.9)
    # the hood
    hood = d.linear(36, 14, 92, 92, (0, "#7d6a58"), (0.5, "#5c4c3e"), (1, "#382c23"))
    d.path(
        "M64 12C86 12 97 32 95 56C94 72 92 84 88 92L76 88L64 98L52 88L40 92C36 84 34 72 33 56C31 32 42 12 64 12Z", hood
    )
    d.path("M64 21C80 21 88 36 87 55C86 68 84 80 80 88H48C44 80 42 68 41 55C40 36 48 21 64 21Z", "#2a211a")
    # face
    skin = d.linear(46, 34, 84, 84, (0, "#eec9a6"), (0.6, "#cf9d78"), (1, "#a06e4e"))
    d.path("M64 29C77 29 84 40 83 56C82 72 74 86 64 86C54 86 46 72 45 56C44 40 51 29 64 29Z", skin)
    d.line("M52 38Q64 34.500 76 38M54 42Q64 39.500 74 42", 1.1, "#b07f5c", opacity=0.8)
    d.oval(51.5, 64, 4.6, 3.2, "#d98466", opacity=0.4).oval(76.5, 64, 4.6, 3.2, "#d98466", opacity=0.4)
    # pale eyes that have seen thirty years of lawsuits
    for x in (55, 73):
        d.oval(x, 54.5, 4.2, 2.6, "#f4efe4").disc(x + 0.1, 54.6, 2, "#5d89a0").disc(x + 0.1, 54.6, 0.9, "#16222a")
        d.disc(x + 0.9, 53.9, 0.55, "#ffffff")
        d.line(f"M{x - 4.6} 53.800Q{x} 50.800 {x + 4.6} 54", 1.4, LINE)
        d.line(f"M{x - 3.8} 58.300Q{x} 59.800 {x + 3.8} 58.300", 0.9, "#a97f60", opacity=0.8)
    d.path("M47.500 50Q53 44.500 61 48.800Q54 47.800 48.500 52Z", BEARD).path(
        "M80.500 50Q75 44.500 67 48.800Q74 47.800 79.500 52Z", BEARD
    )
    d.path("M64 54Q66.500 61 69 65.500Q67.500 69 64 69Q60.500 69 59 65.500Q62 61 64 54Z", "#bf8c68")
    # the beard, plaited at its end
    beard = d.linear(46, 60, 82, 118, (0, "#ece9df"), (0.5, BEARD), (1, BEARD_DARK))
    d.path(
        "M45.500 57Q47 66 52 70Q58 73 64 71.500Q70 73 76 70Q81 66 82.500 57Q85 76 78 90Q72 100 68.500 106L64 113L59.500 106Q56 100 50 90Q43 76 45.500 57Z",
        beard,
    )
    d.path("M57 76.500Q64 80.500 71 76.500Q69 81 64 81Q59 81 57 76.500Z", "#7b3f36")
    d.path(
        "M64 70Q57 68.500 52 74Q49 77 46.500 75Q49.500 80.500 55.500 79Q61 77.500 64 74.500Q67 77.500 72.500 79Q78.500 80.500 81.500 75Q79 77 76 74Q71 68.500 64 70Z",
        "#efece3",
    )
    d.line("M54 84Q57 94 61.500 101M74 84Q71 94 66.500 101M64 84V100", 1, BEARD_DARK, opacity=0.8)
    d.path("M60 103H68L67 107H61Z", "#b98a37").line("M60 103H68", 1, "#f0cf82")
    # a ring brooch
    d.line(ring(41, 99, 4.6), 2, "#d9a94e").line("M36 103L46 94", 1.4, "#f4dc93")
    d.line(ring(64, 63.5, 51.5), 0.8, "#ffffff", opacity=0.2)
    return d


if __name__ == "__main__":
    lawspeaker().write("lawspeaker")
