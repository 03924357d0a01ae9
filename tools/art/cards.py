#!/usr/bin/env python3
"""Draws the cards: assets/art/card-*.svg, 140 x 200, without words.

Development cards keep y 150 to 193 free for a title; resource cards keep y 0 to 88 free for a number.
"""

from __future__ import annotations

import random

from emblems import RESOURCES
from icons import laurel
from scenery import (
    big_flake,
    flakes,
    glow,
    keep,
    kneeling,
    pine,
    ranger,
    raven,
    sky,
    stars,
)
from svgkit import Drawing, box, num, points, polar, ring, star

WIDE, HIGH = 140, 200


def new() -> Drawing:
    return Drawing(WIDE, HIGH)


def frame(d: Drawing, accent: str, window: tuple[float, float, float, float], title: bool) -> None:
    """The dark border over a scene, an accent line round the window, and the parchment strip of a title."""
    x, y, w, h = window
    d.path(
        box(0, 0, WIDE, HIGH, 12) + box(x, y, w, h, 7),
        d.linear(0, 0, 0, HIGH, (0, "#2b4258"), (1, "#15222f")),
        hole=True,
    )
    d.line(box(0.9, 0.9, WIDE - 1.8, HIGH - 1.8, 11.2), 1.4, "#5d7c98", opacity=0.8)
    d.line(box(x, y, w, h, 7), 1.8, accent)
    if title:
        d.path(box(7, 152, 126, 41, 6), d.linear(0, 152, 0, 193, (0, "#fbf3df"), (1, "#e3d2aa")))
        d.line(box(9, 154, 122, 37, 4.5), 0.9, "#a68f63", opacity=0.7)


SCENE = (7.0, 7.0, 126.0, 140.0)


def card_patrol() -> Drawing:
    d = new()
    sky(d, (0, "#0d1a30"), (0.45, "#27486e"), (0.72, "#7ba0bf"), (1, "#b9cfde"))
    stars(d, 1, 34, 60)
    glow(d, 100, 36, 40, "#dcecff", 0.75)
    d.disc(100, 36, 13, "#f4f8ff").disc(96, 33, 2.6, "#d5dfec").disc(104, 40, 3.4, "#d9e3ef").disc(
        103, 30, 1.6, "#d9e3ef"
    )
    d.path("M3 98L22 66L34 80L52 54L72 84L90 64L110 88L124 72L137 90V112H3Z", "#3f5f7e")
    d.path(
        "M52 54L60 66L54 70L49 65L44 68ZM22 66L27 72L22 76L17 73ZM90 64L97 72L90 76L84 71ZM124 72L129 78L123 81L119 77Z",
        "#dbe8f2",
    )
    for x, h in ((12, 44), (26, 34), (120, 40), (131, 50), (106, 30), (40, 26), (92, 24)):
        pine(d, x, 110, h, "#1c3440", "#28495a", "#cfdfea")
    d.path("M3 104Q40 96 70 104T137 102V150H3Z", d.linear(0, 98, 0, 150, (0, "#eef5fa"), (1, "#a6c0d3")))
    d.path("M3 122Q40 112 78 124T137 120V150H3Z", "#ffffff", opacity=0.35)
    for i in range(9):
        d.oval(66 + i * 8.5, 141 - (i % 2) * 3 - i * 0.8, 2.4, 1.1, "#7f9db4")
    glow(d, 25, 72, 34, "#ffb24a", 0.85)
    ranger(d, 106, 124, 40)
    ranger(d, 77, 131, 48)
    ranger(d, 42, 140, 60, torch=True)
    flakes(d, 4, 26, 140, 1.5)
    frame(d, "#8fbcd6", SCENE, True)
    return d


def card_recruits() -> Drawing:
    d = new()
    sky(d, (0, "#23304a"), (0.5, "#5c6c86"), (0.8, "#c9a99a"), (1, "#e8cdb0"))
    glow(d, 70, 70, 62, "#ffe0b8", 0.6)
    for x, h in ((12, 52), (24, 38), (117, 42), (130, 56), (36, 26), (105, 28)):
        pine(d, x, 108, h, "#35475a", "#47607a", "#c9d6e2")
    d.path("M3 104Q70 94 137 104V150H3Z", d.linear(0, 98, 0, 150, (0, "#f4f7fa"), (1, "#aebfce")))
    trunk = d.linear(56, 0, 84, 0, (0, "#ffffff"), (0.6, "#e9e4dc"), (1, "#b9b0a6"))
    d.path(
        "M59 116Q64 96 61 76Q52 66 40 60L43 57Q54 60 63 67Q64 52 60 38L64 37Q70 48 71 58Q80 50 84 38L88 40Q86 54 77 66Q90 62 99 54L102 57Q92 70 78 78Q77 98 83 116Q70 110 59 116Z",
        trunk,
    )
    rng = random.Random(7)
    leaves = [
        (42, 46, 15),
        (58, 34, 16),
        (76, 28, 17),
        (94, 38, 16),
        (102, 54, 12),
        (34, 58, 10),
        (70, 44, 13),
        (86, 52, 10),
    ]
    for x, y, r in leaves:
        d.disc(x, y + 1.5, r, "#7c1717")
    for x, y, r in leaves:
        d.disc(x - 1, y - 1.5, r * 0.86, "#b32723")
    for x, y, r in leaves:
        d.disc(x - r * 0.2, y - r * 0.32, r * 0.48, "#dc4a3d", opacity=0.9)
    for _ in range(16):
        x, y = rng.uniform(28, 112), rng.uniform(66, 140)
        d.path(
            "M0 -3q3 3 0 6q-3 -3 0 -6Z",
            "#b32723",
            transform=f"translate({num(x)} {num(y)}) rotate({num(rng.uniform(0, 180))})",
        )
    d.path(
        "M66 84q3 -2.500 6 0M75 84q3 -2.500 6 0M69.500 95h7M68 85v6M79 85v7",
        "none",
        stroke="#8b2a22",
        stroke_width=1.6,
        stroke_linecap="round",
    )
    d.oval(36, 138, 22, 4, "#5f7688", opacity=0.5).oval(106, 138, 22, 4, "#5f7688", opacity=0.5)
    kneeling(d, 34, 138, 0.9)
    d.group("translate(140 0) scale(-1 1)")
    kneeling(d, 34, 138, 0.9)
    d.end()
    frame(d, "#d4584a", SCENE, True)
    return d


def card_roads() -> Drawing:
    d = new()
    sky(d, (0, "#3b6a9a"), (0.3, "#86aac6"), (0.5, "#f0cf9e"), (0.62, "#f6b873"), (1, "#f6b873"))
    glow(d, 42, 74, 46, "#fff0c0", 0.95)
    d.disc(42, 74, 11, "#fff6d8")
    d.path("M3 82L20 62L36 76L60 52L84 78L104 60L137 84V110H3Z", "#7f8fae")
    d.path("M60 52L67 60L60 64L54 59ZM104 60L111 66L104 70L98 66Z", "#f4f2f4")
    d.path("M3 92Q34 78 66 90T137 80V130H3Z", "#6f9a6a")
    keep(d, 100, 86, 0.62, "#e9e0cf", "#6d5a52", "#ffce6b")
    d.path("M3 104Q44 90 84 104T137 98V140H3Z", "#5a8757")
    d.path("M3 122Q50 106 100 120T137 118V150H3Z", d.linear(0, 108, 0, 150, (0, "#4f7d4e"), (1, "#2f5638")))
    road = "M97 86Q100 92 84 96Q62 101 72 106Q92 113 78 122Q60 132 52 150H106Q100 134 108 122Q114 110 94 104Q84 100 97 96Q110 91 103 86Z"
    d.path(road, d.linear(0, 86, 0, 150, (0, "#f3dfb4"), (1, "#c89a62")), stroke="#7a5433", stroke_width=1.2)
    d.line(
        "M101 88Q102 93 90 97Q74 102 84 106Q100 113 92 122Q80 134 79 150",
        1.6,
        "#a3764a",
        stroke_dasharray="5 4",
        opacity=0.9,
    )
    for x, y, h in ((20, 112, 34), (34, 118, 26), (12, 132, 44), (126, 118, 34), (120, 140, 42), (46, 104, 18)):
        pine(d, x, y, h, "#1f4532", "#2f6448")
    for x, y, s in ((48, 140, 1.0), (111, 128, 0.8), (66, 120, 0.6)):
        d.group(f"translate({x} {y}) scale({s})").path("M-5 0V-9a5 5 0 0 1 10 0V0Z", "#dfe2e4").path(
            "M0 0V-14a5 5 0 0 1 5 5V0Z", "#9aa1a8"
        ).end()
    frame(d, "#e3b65b", SCENE, True)
    return d


def card_winter() -> Drawing:
    d = new()
    sky(d, (0, "#1a2740"), (0.55, "#4d6a88"), (1, "#a9c0d2"))
    d.path("M3 92L26 58L44 82L70 50L98 84L118 62L137 86V110H3Z", "#40597a", opacity=0.8)
    for x, h in ((14, 50), (128, 54), (28, 34), (116, 32)):
        pine(d, x, 112, h, "#2b4254", "#3c5a70", "#e3edf4")
    d.path("M3 106Q70 96 137 106V150H3Z", d.linear(0, 100, 0, 150, (0, "#f6fafd"), (1, "#a9c2d4")))
    glow(d, 70, 108, 50, "#ffc266", 0.6)
    d.path("M38 124V86H102V124Z", d.linear(38, 0, 102, 0, (0, "#7b5236"), (1, "#4e3221")))
    d.line("M38 95H102M38 104H102M38 113H102", 1.2, "#3a2416", opacity=0.8)
    d.path("M60 124V102a10 10 0 0 1 20 0V124Z", "#ffd98c")
    d.line("M70 92V124M60 106H80", 1.6, "#7b5236")
    for x in (43, 87):
        d.path(box(x, 96, 10, 11, 1.5), "#ffd98c").line(f"M{x + 5} 96v11M{x} 101.500h10", 1.2, "#5a3923")
    d.path(
        "M30 92L70 60L110 92Q106 97 101 92Q96 98 90 92Q84 99 78 92Q71 98 64 92Q57 99 51 92Q45 98 40 92Q34 97 30 92Z",
        d.linear(0, 60, 0, 98, (0, "#ffffff"), (1, "#c9dbe8")),
    )
    d.path(box(88, 66, 8, 16), "#5d6670").path(box(86, 63, 12, 5, 2), "#ffffff")
    d.path("M92 60q-4 -6 1 -10t0 -11q6 5 2 11t2 10Z", "#e8eef4", opacity=0.5)
    for x, y, s in ((40, 132, 1.0), (52, 135, 0.85)):
        d.group(f"translate({x} {y}) scale({s})").path(
            "M-8 0Q-10 -12 -4 -15L-5 -19Q0 -16 5 -19L4 -15Q10 -12 8 0Z",
            d.linear(-8, 0, 8, 0, (0, "#d9b983"), (1, "#9a7644")),
        ).line("M-4 -15H4", 1.6, "#6b4c28").end()
    d.path(box(90, 119, 16, 15, 1.5), "#8a5a36").line("M90 124H106M90 129H106M98 119V134", 1.2, "#573721")
    d.path("M89 119q4 -4 9 -3t9 3Z", "#ffffff")
    d.path("M3 138Q36 128 70 138T137 134V150H3Z", "#ffffff", opacity=0.85)
    for data in ("M8 34Q40 24 66 34T124 26", "M20 48Q50 40 78 48T132 44", "M10 78Q28 72 44 78"):
        d.line(data, 1.4, "#ffffff", opacity=0.3)
    flakes(d, 9, 60, 144, 2.0)
    big_flake(d, 34, 32, 15, 0.95)
    big_flake(d, 108, 40, 10, 0.85)
    big_flake(d, 72, 24, 7, 0.75)
    frame(d, "#cfe6f3", SCENE, True)
    return d


def card_vp() -> Drawing:
    d = new()
    sky(d, (0, "#0c1730"), (0.6, "#223d66"), (1, "#3f6288"))
    stars(d, 12, 50, 100)
    for data, colour, o in (
        ("M3 60Q30 30 60 50T110 36T137 44V70Q110 60 84 74T30 70T3 86Z", "#5fd0b0", 0.22),
        ("M3 44Q36 18 66 34T137 20V40Q104 44 78 56T24 54T3 66Z", "#7fe0c0", 0.18),
    ):
        d.path(data, colour, opacity=o)
    glow(d, 70, 54, 56, "#ffd98a", 0.75)
    d.path("M3 128L24 106L40 118L60 104H82L102 118L118 104L137 122V150H3Z", "#16263c")
    keep(d, 70, 142, 1.0, "#2c3f56", "#131f2e", "#ffce6b")
    d.path("M3 142Q70 128 137 142V150H3Z", "#dbe7f0")
    d.group("translate(70 52) scale(1.12) translate(-32 -32)")
    d.fill = d.linear(0, 4, 0, 60, (0, "#fff0b8"), (0.5, "#e9bd5c"), (1, "#b07a28"))
    laurel(d, 32, 32, 23.5, 9)
    d.soft(star(32, 30, 14, 6.2, 5), 2)
    d.path(
        points([(32, 30), (32, 16), polar(32, 30, 6.2, 36)])
        + points([(32, 30), polar(32, 30, 14, 72), polar(32, 30, 6.2, 108)])
        + points([(32, 30), polar(32, 30, 14, 144), polar(32, 30, 6.2, 180)])
        + points([(32, 30), polar(32, 30, 14, 216), polar(32, 30, 6.2, 252)])
        + points([(32, 30), polar(32, 30, 14, 288), polar(32, 30, 6.2, 324)]),
        "#8a5a14",
        opacity=0.35,
    )
    d.end()
    frame(d, "#e3b65b", SCENE, True)
    return d


def back(d: Drawing, top: str, foot: str, thread: str, rim: str) -> None:
    d.path(box(0, 0, WIDE, HIGH, 12), d.linear(0, 0, 0, HIGH, (0, top), (1, foot)))
    d.line(box(0.9, 0.9, WIDE - 1.8, HIGH - 1.8, 11.2), 1.4, "#5d7c98", opacity=0.8)
    for i in range(-6, 13):
        x = i * 14
        # from the upper to the lower border inside the frame 10..130 x 10..190
        for s in (1, -1):
            ax, ay, bx, by = (x, 10, x + 180, 190) if s > 0 else (x, 190, x + 180, 10)
            if ax < 10:
                ay += s * (10 - ax)
                ax = 10
            if bx > 130:
                by -= s * (bx - 130)
                bx = 130
            if ax < bx:
                d.line(f"M{ax} {ay}L{bx} {by}", 0.9, thread)
    d.line(box(8, 8, WIDE - 16, HIGH - 16, 7), 1.8, rim)
    d.line(box(12, 12, WIDE - 24, HIGH - 24, 4.5), 0.7, rim, opacity=0.6)


def card_back_dev() -> Drawing:
    d = new()
    back(d, "#2a4766", "#142236", "#37587a", "#8fbcd6")
    for y in (38, 162):
        big_flake(d, 70, y, 13, 0.85)
    d.disc(70, 102, 42, "#000000", opacity=0.25)
    d.disc(70, 100, 42, d.linear(0, 58, 0, 142, (0, "#e8f4fb"), (0.5, "#8fbcd6"), (1, "#4f7f9d")))
    d.disc(70, 100, 38.5, "#14233a")
    d.disc(70, 100, 36.5, d.radial(62, 90, 46, (0, "#dfeef8"), (0.6, "#9cc3dc"), (1, "#5e8fb0")))
    d.line(ring(70, 100, 33.5), 0.8, "#ffffff", opacity=0.6)
    d.group("translate(70 101) scale(0.82) translate(-32 -33)")
    raven(d, "#141b25", "#35465a", "#f4d27a")
    d.end()
    return d


def card_back_resource() -> Drawing:
    d = new()
    back(d, "#4a3a2c", "#2a2019", "#5b4836", "#d9b36a")
    d.disc(70, 102, 46, "#000000", opacity=0.25)
    d.disc(70, 100, 46, d.linear(0, 54, 0, 146, (0, "#f6e2b0"), (0.5, "#d9b36a"), (1, "#96702f")))
    d.disc(70, 100, 42.5, "#241b14")
    tones = (
        ("#3f7a5a", "#5a9c78"),
        ("#a4553a", "#c0714f"),
        ("#c9cfb8", "#eef0e4"),
        ("#d2a63c", "#f0d070"),
        ("#6d7885", "#a3aebb"),
    )
    for i, (dark, light) in enumerate(tones):
        x, y = polar(70, 100, 25, 72 * i)
        corners = [polar(x, y, 13, 60 * k + 72 * i) for k in range(6)]
        d.path(
            points(corners),
            d.linear(x - 8, y - 10, x + 8, y + 10, (0, light), (1, dark)),
            stroke="#f6e2b0",
            stroke_width=1,
            stroke_linejoin="round",
        )
    d.path(star(70, 100, 9, 3.8, 5), "#f0d070")
    for y, turn in ((32, 0), (168, 180)):
        d.path(
            "M70 20q6 8 18 12q-12 4 -18 12q-6 -8 -18 -12q12 -4 18 -12Z",
            "#d9b36a",
            transform=f"translate(0 {y - 32})",
            opacity=0.9,
        )
        d.disc(70, y, 3.4, "#2a2019")
    return d


GOODS = {
    "lumber": ("#3f7a5a", "#2f5d46"),
    "brick": ("#c0714f", "#a4553a"),
    "wool": ("#dfe3d2", "#9aa088"),
    "grain": ("#e8c65f", "#c79a35"),
    "ore": ("#8c98a6", "#6d7885"),
}
PRICES = (
    ("M-11 3L9 -9L12 -4L-8 8Z", ("lumber", "brick")),
    ("M-11 9V-1L0 -10L11 -1V9Z", ("lumber", "brick", "wool", "grain")),
    ("M-11 9V-9H-6V-5H-1V-11H4V-5H7V-9H12V9Z", ("grain", "grain", "ore", "ore", "ore")),
    ("M0 -11L11 -7V1Q11 9 0 13Q-11 9 -11 1V-7Z", ("lumber", "brick", "wool")),
    ("M-8 -12H8V12H-8Z", ("wool", "grain", "ore")),
)
"""What can be had, as a sign of its own, and what it costs."""


def card_cost() -> Drawing:
    d = new()
    d.path(box(0, 0, WIDE, HIGH, 12), d.linear(0, 0, 0, HIGH, (0, "#fbf3df"), (1, "#e0cfa6")))
    d.path(
        "M0 34V12A12 12 0 0 1 12 0H128A12 12 0 0 1 140 12V34Z", d.linear(0, 0, 0, 34, (0, "#2b4258"), (1, "#1b2b3b"))
    )
    d.path("M0 34h140v2.400H0Z", "#d9a94e")
    d.line("M14 68H126M14 100H126M14 132H126M14 164H126", 0.9, "#a68f63", opacity=0.55)
    for y, (piece, price) in zip((54, 84, 116, 148, 180), PRICES, strict=True):
        d.group(f"translate(28 {y})").path(piece, "#2b3440").end()
        for place, good in enumerate(price):
            fill, edge = GOODS[good]
            d.path(box(48 + place * 16.5, y - 7, 14, 14, 3), fill)
            d.line(box(48 + place * 16.5, y - 7, 14, 14, 3), 1, edge)
    d.line(box(4.5, 4.5, 131, 191, 8.5), 0.8, "#a68f63", opacity=0.55)
    d.line(box(0.7, 0.7, WIDE - 1.4, HIGH - 1.4, 11.4), 1.2, "#a68f63", opacity=0.8)
    return d


LOW = (7.0, 90.0, 126.0, 103.0)


def meadow(d: Drawing, kind: str) -> None:
    """The land behind a resource, y 86 to 196."""
    foot = 196
    if kind == "lumber":
        sky(d, (0, "#a8cdbd"), (0.6, "#dcebd9"), (1, "#dcebd9"), top=86, foot=foot)
        for x, h in ((16, 62), (34, 50), (54, 58), (78, 52), (98, 60), (120, 66), (134, 50), (6, 46)):
            pine(d, x, 160, h, "#5d9a80", "#79b397")
        for x, h in ((10, 52), (30, 42), (110, 44), (128, 54)):
            pine(d, x, 172, h, "#245340", "#35705a")
        d.path("M3 160Q50 150 84 160T137 156V196H3Z", d.linear(0, 150, 0, 196, (0, "#5d8f5d"), (1, "#2f5d3c")))
    elif kind == "brick":
        sky(d, (0, "#f8dcb8"), (0.7, "#fbeeda"), (1, "#fbeeda"), top=86, foot=foot)
        d.path("M3 140Q26 112 52 130Q70 104 98 128Q118 114 137 134V196H3Z", "#dfa27d")
        d.path("M3 156Q34 132 66 150Q96 130 137 154V196H3Z", "#c47b56")
        d.line("M20 146q12 -8 24 -2M84 142q14 -8 28 0", 2, "#a85f3e", opacity=0.6)
        d.path("M3 168Q60 154 137 168V196H3Z", d.linear(0, 158, 0, 196, (0, "#a0583a"), (1, "#6f3722")))
    elif kind == "wool":
        sky(d, (0, "#8fc0de"), (0.7, "#d6ebf4"), (1, "#d6ebf4"), top=86, foot=foot)
        for x, y, s in ((36, 108, 1.0), (104, 102, 0.8)):
            d.group(f"translate({x} {y}) scale({s})").path(
                "M-16 6a7 7 0 0 1 3 -13a9 9 0 0 1 17 -2a8 8 0 0 1 11 8a5 5 0 0 1 -1 7Z", "#ffffff", opacity=0.9
            ).end()
        d.path("M3 148Q34 126 72 142T137 136V196H3Z", "#a9cf83")
        d.path("M3 164Q60 146 137 162V196H3Z", d.linear(0, 152, 0, 196, (0, "#86b862"), (1, "#4f8442")))
        for x in (16, 30, 112, 126):
            d.line(f"M{x} 184l-2 -5M{x} 184l2 -6M{x} 184v-7", 1.1, "#3f7036")
    elif kind == "grain":
        sky(d, (0, "#86b3d6"), (0.6, "#eaf0e4"), (1, "#f6e7bc"), top=86, foot=foot)
        glow(d, 108, 112, 30, "#fff3c4", 0.9)
        d.disc(108, 112, 8, "#fff8dc")
        d.path("M3 150Q40 138 76 148T137 142V196H3Z", "#8fae6a")
        d.path("M3 160Q60 148 137 160V196H3Z", d.linear(0, 150, 0, 196, (0, "#c78f2e"), (1, "#7d5216")))
        for i in range(19):
            x = 9 + i * 7
            d.line(f"M{x} 194V{174 - i % 3 * 3}", 1.2, "#e9c468").path(
                f"M{x} {166 - i % 3 * 3}q3 5 0 10q-3 -5 0 -10Z", "#e9c468"
            )
    else:
        sky(d, (0, "#5d7590"), (0.6, "#c4d2df"), (1, "#dfe8ee"), top=86, foot=foot)
        d.path("M3 160L30 108L52 142L80 100L112 148L126 128L137 144V196H3Z", "#7f90a2")
        d.path(
            "M30 108L40 124L32 130L26 124L20 128ZM80 100L93 119L84 126L76 118L68 122ZM126 128L133 137L126 142L120 138Z",
            "#f4f8fb",
        )
        d.path("M80 100L112 148L100 196H92L84 126L93 119Z", "#566677", opacity=0.6)
        d.path("M3 170Q60 156 137 170V196H3Z", d.linear(0, 160, 0, 196, (0, "#5c6874"), (1, "#333d48")))


CARD_TONES = {
    "lumber": ("#3f7a5a", "#28533d", "#9fd0b4"),
    "brick": ("#b9623f", "#8a4329", "#f0b896"),
    "wool": ("#eceedf", "#cfd5bd", "#ffffff"),
    "grain": ("#e6bf55", "#c59431", "#fff0bd"),
    "ore": ("#7b8795", "#56616d", "#c9d3dd"),
}


def card_resource(kind: str) -> Drawing:
    d = new()
    top, foot, edge = CARD_TONES[kind]
    d.path(box(0, 0, WIDE, HIGH, 12), foot)
    meadow(d, kind)
    d.group("translate(70 146) scale(1.5) translate(-32 -34)")
    RESOURCES[kind](d)
    d.end()
    x, y, w, h = LOW
    d.path(box(0, 0, WIDE, HIGH, 12) + box(x, y, w, h, 7), d.linear(0, 0, 0, HIGH, (0, top), (1, foot)), hole=True)
    d.line(box(0.9, 0.9, WIDE - 1.8, HIGH - 1.8, 11.2), 1.4, edge, opacity=0.55)
    d.line(box(x, y, w, h, 7), 1.4, edge, opacity=0.8)
    return d


def main() -> None:
    """Write every card."""
    for kind in RESOURCES:
        card_resource(kind).write(f"card-{kind}")
    for name, draw in {
        "patrol": card_patrol,
        "recruits": card_recruits,
        "roads": card_roads,
        "winter": card_winter,
        "vp": card_vp,
        "back-dev": card_back_dev,
        "back-resource": card_back_resource,
        "cost": card_cost,
    }.items():
        draw().write(f"card-{name}")


if __name__ == "__main__":
    main()
