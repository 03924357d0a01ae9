"""The frontier: wall sections of each level whole and breached, barricade, firing spot, hideout, towers, field, locations."""

from __future__ import annotations

from cities.marks import LINE, RIM
from svgkit import Drawing, box, num, points, ring

from .kit import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    LACQUER,
    LACQUER_DARK,
    STEEL,
    STONE,
    WOOD,
    bamboo,
    cloud,
    mist,
    pine,
    range_of,
    ribbon,
    silk,
    smooth,
    stones,
)

WALL = (420.0, 150.0)
"""A wall section; firing spots (n, 1) and (n, 2) of each level lie at SPOTS."""
SPOTS = {level: ((120.0, 118.0 - 34 * (level - 1)), (300.0, 118.0 - 34 * (level - 1))) for level in (1, 2, 3)}
_EARTH = ("#c7a876", "#a07f50", "#6b5030")
_PLAIN = (_EARTH, STONE, ("#cfd2cc", "#9fa39f", "#676c6c"))


def _merlons(d: Drawing, x: float, y: float, w: float, tone: tuple[str, str, str], size: float = 15) -> None:
    count = int(w // (size * 1.75))
    gap = w / count
    for k in range(count):
        d.path(
            box(x + k * gap + (gap - size) / 2, y - size * 0.72, size, size * 0.8, 1.5),
            d.linear(0, y - size, 0, y, (0, tone[0]), (1, tone[1])),
            stroke=INK,
            stroke_width=1.1,
        )


def _spot(d: Drawing, x: float, y: float) -> None:
    """The niche of a firing spot."""
    d.disc(x, y, 15, INK, opacity=0.4).disc(x, y, 13.4, "#f6ecd4", opacity=0.5)
    d.line(ring(x, y, 13.4), 1.6, GOLD_DARK, opacity=0.9)


def wall(level: int, breached: bool) -> Drawing:
    """A section between two towers, of level 0 (a bank of earth with stakes) to 3, whole or with a hole."""
    d = Drawing(*WALL)
    w, h = WALL
    d.oval(w / 2, h - 5, w / 2 - 4, 6, "#05090e", opacity=0.4)
    if level == 0:
        bank = smooth([(6, 144), (40, 126), (110, 118), (210, 121), (310, 116), (380, 126), (414, 144)])
        d.path(points(bank), d.linear(0, 112, 0, 146, (0, _EARTH[0]), (1, _EARTH[2])), stroke=INK, stroke_width=1.2)
        for k, x in enumerate(range(34, 400, 22)):
            if breached and 150 < x < 270:
                continue
            t = 84 + (k * 7) % 11
            d.path(
                f"M{x - 5} 132L{x - 5} {t + 9}L{x} {t}L{x + 5} {t + 9}L{x + 5} 132Z",
                d.linear(x - 5, 0, x + 5, 0, (0, WOOD[0]), (1, WOOD[2])),
                stroke=INK,
                stroke_width=1.1,
            )
        for a, b in ((28, 158), (262, 396)) if breached else ((28, 396),):
            d.line(f"M{a} 112H{b}", 4, WOOD[1]).line(f"M{a} 111H{b}", 1.2, "#e6c99a")
        d.line("M60 128q4 -8 8 0M120 126q3 -7 6 0M330 126q4 -8 8 0M372 132q3 -7 6 0", 1.6, "#6f7d42")
        if breached:
            d.path(
                "M160 134L176 112L188 126L202 108L214 128L232 114L246 130L262 134Z",
                _EARTH[2],
                stroke=INK,
                stroke_width=1.2,
            )
            d.path("M168 130L214 98L220 104L178 134Z", WOOD[1], stroke=INK, stroke_width=1).path(
                "M256 130L222 92L216 97L246 134Z", WOOD[2], stroke=INK, stroke_width=1
            )
        return d
    for tier in range(1, level + 1):
        tone = _PLAIN[tier - 1]
        inset = 6 * (tier - 1)
        top = 135 - 34 * tier
        stones(d, 8 + inset, top, w - 16 - 2 * inset, 34 if tier > 1 else 43, 3 if tier > 1 else 4, 40 + tier, tone)
        d.line(box(8 + inset, top, w - 16 - 2 * inset, 34 if tier > 1 else 43), 1.4, INK)
        d.path(box(5 + inset, top - 2, w - 10 - 2 * inset, 6, 2), tone[0], stroke=INK, stroke_width=1)
    _merlons(d, 12 + 6 * (level - 1), 134 - 34 * level, w - 24 - 12 * (level - 1), _PLAIN[level - 1])
    if level == 3:
        for x in (64, 356):
            d.line(f"M{x} 38V2", 2.4, WOOD[2]).path(
                f"M{x} 3Q{x + 12} 0 {x + 24} 6L{x + 18} 11L{x + 24} 17Q{x + 10} 12 {x} 17Z",
                LACQUER,
                stroke=LACQUER_DARK,
                stroke_width=1,
            )
    d.path(f"M{w / 2 - 15} 144V124A15 15 0 0 1 {w / 2 + 15} 124V144Z", INK)
    d.path(f"M{w / 2 - 12} 144V125A12 12 0 0 1 {w / 2 + 12} 125V144Z", "#6b2a20").line(f"M{w / 2} 113V144", 1.6, INK)
    for row in (126, 134):
        for x in (-7, 7):
            d.disc(w / 2 + x, row, 1.5, GOLD)
    for tier in range(1, level + 1):
        for x, y in SPOTS[tier]:
            _spot(d, x, y)
    if breached:
        top = 135 - 34 * level - 13
        hole = [
            (164, 144),
            (172, 126),
            (160, 108),
            (176, 92),
            (168, top + 24),
            (184, top),
            (240, top),
            (252, top + 26),
            (246, 88),
            (262, 106),
            (250, 128),
            (260, 144),
        ]
        d.path(points(hole), d.linear(0, top, 0, 144, (0, "#d9c79c"), (0.6, "#8d7650"), (1, "#4a3a28")))
        d.path("M168 144L178 116L186 130L196 104L206 126L214 112L224 130L238 108L246 144Z", "#7f3a1c", opacity=0.65)
        d.path("M188 140Q186 118 206 98Q224 120 222 140Z", "#f08a3c", opacity=0.95).path(
            "M198 140Q197 128 206 116Q214 128 213 140Z", "#ffe9a0"
        )
        d.line(points(hole[:6], close=False) + points(hole[6:], close=False), 2.4, INK)
        for x, y, r in ((170, 140, 9), (190, 144, 6), (232, 142, 8), (252, 139, 10), (214, 145, 5)):
            d.path(
                points([(x - r, y + 3), (x - r * 0.6, y - r * 0.8), (x + r * 0.5, y - r), (x + r, y + 3)]),
                STONE[1],
                stroke=INK,
                stroke_width=1.1,
            )
        d.line("M160 108L146 98L150 88M252 90L270 80M168 80L156 70", 1.6, INK)
        for x, y, r in ((206, 84, 13), (216, 66, 17), (204, 46, 12)):
            if y > top - 24:
                d.disc(x, y, r, "#4a4650", opacity=0.42)
    return d


def barricade() -> Drawing:
    """Pointed stakes lashed together: two more defence until winter ends."""
    d = Drawing(100, 64)
    stakes = [(12 + 19 * k, 13 - 6.5 * k) for k in range(5)]
    for x, lean in stakes:
        d.line(f"M{x} 56L{num(x + lean)} 14", 15, LINE).line(f"M{x} 56L{num(x + lean)} 14", 11, RIM)
    d.line("M8 40H92", 14, LINE).line("M8 40H92", 10, RIM)
    for x, lean in stakes:
        t = x + lean
        d.path(
            f"M{x - 4.5} 58L{num(t - 4)} 18L{num(t)} 8L{num(t + 4)} 18L{x + 4.5} 58Z",
            d.linear(x - 5, 0, x + 5, 0, (0, WOOD[0]), (1, WOOD[2])),
            stroke=INK,
            stroke_width=0.9,
        )
    d.path(box(6, 36, 88, 8, 3), d.linear(0, 36, 0, 44, (0, WOOD[0]), (1, WOOD[1])), stroke=INK, stroke_width=0.9)
    for x, lean in stakes:
        d.line(f"M{num(x + lean * 0.35 - 5)} 35l9 10", 2.2, LACQUER)
    return d


def firing_spot() -> Drawing:
    d = Drawing(64, 64)
    d.disc(32, 32, 28, "#05090e", opacity=0.4)
    d.disc(32, 31, 26, d.radial(28, 24, 34, (0, "#fff8e6"), (1, "#d2bd92"))).line(ring(32, 31, 26), 2.4, INK)
    d.line("M20 18Q46 32 20 46", 3.4, WOOD[1]).line("M20 18V46", 1.2, INK).line("M16 32H46", 2.6, INK).path(
        "M44 26L54 32L44 38Z", LACQUER
    )
    return d


def hideout() -> Drawing:
    """The zone behind a section: a court with tents where soldiers and two firearms wait."""
    d = Drawing(420, 110)
    d.path(box(2, 6, 416, 100, 14), "#05090e", opacity=0.4)
    d.path(
        box(2, 2, 416, 102, 14), d.linear(0, 2, 0, 104, (0, "#d8c195"), (1, "#a98a58")), stroke=INK, stroke_width=1.6
    )
    d.line(box(7, 7, 406, 92, 10), 1.2, GOLD_LIGHT, opacity=0.7)
    for x, s in ((34, 1), (386, 1)):
        d.group(f"translate({x} 44) scale({s})", opacity=0.75)
        d.path(
            "M-24 22L-4 -18H4L24 22Z",
            d.linear(-20, 0, 20, 0, (0, "#f4e6c6"), (1, "#b08f5e")),
            stroke=INK,
            stroke_width=1.2,
        )
        d.path("M-5 22L0 -8L6 22Z", "#4a3324").line("M0 -18V-26", 1.6, INK).path("M0 -26L11 -22L0 -18Z", LACQUER)
        d.end()
    for x in (160, 260):
        d.path(box(x - 38, 60, 76, 38, 8), "#6b5030", opacity=0.28).line(
            box(x - 38, 60, 76, 38, 8), 1.6, "#5e4526", opacity=0.8, stroke_dasharray="6 5"
        )
    return d


def tower(manned: bool) -> Drawing:
    """A tower between two sections, with a place for one spearman on top; lit when somebody stands there."""
    d = Drawing(100, 170)
    d.oval(50, 160, 44, 8, "#05090e", opacity=0.4)
    d.path(
        "M8 160L16 62H84L92 160Z",
        d.linear(10, 0, 92, 0, (0, STONE[0]), (0.5, STONE[1]), (1, STONE[2])),
        stroke=INK,
        stroke_width=2,
    )
    for k, y in enumerate(range(74, 160, 13)):
        e = 16 - (y - 62) * 0.08
        d.line(f"M{num(e)} {y}H{num(100 - e)}", 1, STONE[2], opacity=0.8)
        for x in range(24 + (k % 2) * 9, 84, 19):
            d.line(f"M{x} {y}v13", 0.9, STONE[2], opacity=0.7)
    d.path(
        "M8 62V48H92V62L86 68H14Z", d.linear(0, 48, 0, 68, (0, STONE[0]), (1, STONE[2])), stroke=INK, stroke_width=1.8
    )
    for x in (8, 29, 53, 76):
        d.path(box(x, 36, 16, 14, 2), STONE[0], stroke=INK, stroke_width=1.4)
    d.path("M40 160V138A10 10 0 0 1 60 138V160Z", "#3a2418", stroke=INK, stroke_width=1.4)
    for x in (30, 64):
        d.path(f"M{x - 5} 106V94A5 5 0 0 1 {x + 5} 94V106Z", "#ffd98a" if manned else INK, stroke=INK, stroke_width=1.2)
    d.disc(50, 32, 22, "#f6ecd4", opacity=0.55 if manned else 0.2).line(
        ring(50, 32, 22), 1.8, GOLD if manned else "#f6ecd4", opacity=0.9
    )
    return d


def field() -> Drawing:
    """Behind everything: steppe, mist and mountains from which the horde comes."""
    d = Drawing(1200, 420)
    d.path(box(0, 0, 1200, 420), d.linear(0, 0, 0, 420, (0, "#efe0ba"), (0.55, "#dcc08a"), (1, "#b98f55")))
    d.disc(930, 92, 44, d.radial(930, 92, 44, (0, "#ea6a4a"), (1, "#c8432c")), opacity=0.85)
    range_of(d, 1200, 250, 190, 5, 8, "#7f8794", 0.5)
    mist(d, 320, 190, 420, 34, 0.9, "#f3e6c6")
    range_of(d, 1200, 300, 180, 9, 6, "#4d5261", 0.55)
    mist(d, 840, 238, 480, 32, 0.9, "#eedcb4")
    far = smooth(
        [
            (0, 214),
            (120, 188),
            (240, 214),
            (330, 178),
            (470, 206),
            (600, 176),
            (730, 208),
            (860, 184),
            (1000, 214),
            (1200, 190),
        ],
        8,
    )
    ribbon(d, far, 10, 9, "#c9bfa6", "#8d8371", (0.1, 0.33, 0.55, 0.77))
    mist(d, 600, 236, 700, 30, 0.75, "#eedcb4")
    for x, y, k in ((40, 300, 1.4), (1160, 306, 1.5), (1080, 280, 0.9), (120, 276, 0.9)):
        pine(d, x, y, k, "#3b5a48", 0.85)
    for x, y, s in ((180, 60, 1.5), (520, 44, 1.2), (740, 96, 1), (1090, 46, 1.3)):
        cloud(d, x, y, s, "#8a7c62", 0.5)
    for k in range(46):
        x, y = (k * 271) % 1200, 316 + (k * 97) % 96
        d.line(f"M{x} {y}l3 -9M{x + 5} {y}l1 -11M{x + 10} {y}l-2 -8", 1.4, "#8c6a34", opacity=0.55)
    return d


def _roof(d: Drawing, x: float, y: float, w: float, h: float, tone: str = LACQUER) -> None:
    d.path(
        f"M{num(x - w)} {num(y)}Q{num(x - w * 0.7)} {num(y - h * 0.15)} {num(x - w * 0.5)} {num(y - h)}H{num(x + w * 0.5)}Q{num(x + w * 0.7)} {num(y - h * 0.15)} {num(x + w)} {num(y)}Q{num(x)} {num(y + h * 0.12)} {num(x - w)} {num(y)}Z",
        d.linear(0, y - h, 0, y, (0, tone), (1, INK)),
        stroke=INK,
        stroke_width=1.2,
    )
    for k in range(-4, 5):
        d.line(
            f"M{num(x + k * w * 0.11)} {num(y - h + 2)}L{num(x + k * w * 0.2)} {num(y - 2)}", 1, "#f6d9b0", opacity=0.45
        )
    d.line(f"M{num(x - w * 0.52)} {num(y - h)}H{num(x + w * 0.52)}", 2.6, INK)


def _hall(d: Drawing, x: float, y: float, w: float, h: float, tone: str = LACQUER) -> None:
    """A hall with a curved roof; its middle foot is at x, y."""
    d.path(box(x - w - 6, y - 5, 2 * w + 12, 6, 1), STONE[1], stroke=INK, stroke_width=1)
    d.path(box(x - w, y - h * 0.55, 2 * w, h * 0.55 - 4), "#f4e3bf", stroke=INK, stroke_width=1)
    for k in (-1, -0.36, 0.36, 1):
        d.path(box(x + k * (w - 2.5) - 2.5, y - h * 0.55, 5, h * 0.55 - 4), LACQUER)
    d.path(box(x - w * 0.22, y - h * 0.42, w * 0.44, h * 0.42 - 4), "#4a2418")
    _roof(d, x, y - h * 0.52, w * 1.4, h * 0.5, tone)


def _logs(d: Drawing, x: float, y: float, r: float) -> None:
    for cx, cy in ((0, 0), (2.1, 0), (4.2, 0), (1.05, -1.8), (3.15, -1.8), (2.1, -3.6)):
        px, py = x + cx * r, y + cy * r
        d.disc(px, py, r, WOOD[0], stroke=INK, stroke_width=1.2).line(ring(px, py, r * 0.55), 1, WOOD[1])


def location(kind: str) -> Drawing:
    """A place of the hinterland, 220 by 120; its right half is calm for the clerks."""
    d = Drawing(220, 120)
    seed = sum(map(ord, kind))
    silk(d, 220, 120, seed, sun=(188, 24) if seed % 2 else None)
    d.path("M0 96Q60 86 120 94T220 90V120H0Z", d.linear(0, 88, 0, 120, (0, "#c9b27a"), (1, "#94783f")))
    if kind == "lumber_mill":
        for x, k in ((12, 1), (30, 1.3), (96, 1.0)):
            pine(d, x, 100, k)
        _logs(d, 44, 104, 8)
        d.line("M48 66L104 56", 6, STEEL[1]).line("M48 69l5 3 5 -5 5 3 5 -5 5 3 5 -5 5 3 5 -5 5 3 5 -5 5 3", 1.6, INK)
    elif kind == "quarry":
        d.path(
            "M0 104L10 48L30 40L44 62L62 54L80 76L112 104Z",
            d.linear(0, 40, 0, 104, (0, "#cfd2cc"), (1, "#72706c")),
            stroke=INK,
            stroke_width=1.2,
        )
        d.line("M10 48L20 72L14 104M30 40L36 74L44 104M62 54L60 84L70 104", 1.4, INK, opacity=0.6)
        for x, y in ((70, 108), (92, 110), (81, 98)):
            d.path(box(x - 11, y - 10, 20, 12, 1), STONE[0], stroke=INK, stroke_width=1.2)
        d.line("M24 86L50 62", 3.4, WOOD[1]).line("M42 56Q56 58 58 72", 4, STEEL[2])
    elif kind == "gold_mine":
        d.path(
            "M0 104Q6 44 46 36Q88 44 104 104Z",
            d.linear(0, 36, 0, 104, (0, "#b99a66"), (1, "#5e4526")),
            stroke=INK,
            stroke_width=1.2,
        )
        d.path("M30 104V70A18 16 0 0 1 66 70V104Z", "#1c1410").line("M29 104V68H67V104", 4.4, WOOD[1])
        d.path("M56 108L62 94H96L102 108Z", WOOD[1], stroke=INK, stroke_width=1.2).disc(66, 110, 5, INK).disc(
            92, 110, 5, INK
        )
        for x, y in ((66, 92), (74, 88), (83, 91), (91, 92), (78, 93)):
            d.disc(x, y, 5, GOLD, stroke=GOLD_DARK, stroke_width=1)
        for x, y in ((20, 66), (84, 66), (48, 48), (14, 88)):
            d.path(f"M{x - 4} {y}L{x} {y - 5}L{x + 4} {y}L{x} {y + 4}Z", GOLD_LIGHT)
    elif kind == "temple":
        for k, w in enumerate((38, 30, 22)):
            y = 102 - k * 24
            d.path(box(52 - w * 0.68, y - 18, w * 1.36, 18), "#f4e3bf", stroke=INK, stroke_width=1)
            d.path(box(52 - 5, y - 14, 10, 14), "#4a2418")
            _roof(d, 52, y - 16, w * 1.15, 12, "#3f7a6a")
        d.line("M52 36V20", 3, GOLD_DARK).disc(52, 20, 4, GOLD)
        d.path("M92 104H112L108 92H96Z", "#6d5a3a", stroke=INK, stroke_width=1).line(
            "M98 90q-4 -10 2 -18t0 -20M106 90q4 -8 -2 -16t2 -16", 1.6, "#ffffff", opacity=0.8
        )
    elif kind == "market":
        for x, tone in ((26, LACQUER), (66, "#3f7a6a"), (102, "#c98a2c")):
            d.path(f"M{x - 16} 104V72H{x + 16}V104Z", "#6b4a2c").path(
                f"M{x - 20} 74L{x - 14} 56H{x + 14}L{x + 20} 74Z", tone, stroke=INK, stroke_width=1.1
            )
            d.line(f"M{x - 7} 57L{x - 10} 73M{x + 7} 57L{x + 10} 73", 3, "#f6ecd4")
            d.path(box(x - 19, 90, 38, 12, 1), WOOD[0], stroke=INK, stroke_width=1)
            for k in (-11, 0, 11):
                d.disc(x + k, 88, 4.6, (GOLD, "#8fbf7a", "#d9573f")[(x + k) % 3])
    elif kind == "tea_house":
        _hall(d, 46, 102, 30, 58, "#3f7a6a")
        bamboo(d, 92, 104, 1)
        d.line("M16 60V72M76 60V72", 1.2, INK)
        for x in (16, 76):
            d.oval(x, 77, 6, 7.5, "#e2553f", stroke=INK, stroke_width=1)
    elif kind == "headquarters":
        _hall(d, 54, 102, 42, 70, "#8c2f26")
        d.line("M104 104V30", 2.4, WOOD[2]).path(
            "M104 31H124L118 42L124 54H104Z", GOLD, stroke=GOLD_DARK, stroke_width=1.2
        )
    elif kind == "barracks":
        d.path("M0 106V70H112V106Z", STONE[1], stroke=INK, stroke_width=1.2)
        for x in range(2, 110, 16):
            d.path(box(x, 61, 10, 10), STONE[0], stroke=INK, stroke_width=1)
        d.path("M40 106V84A16 16 0 0 1 72 84V106Z", "#4a2418", stroke=INK, stroke_width=1.2)
        for x in (14, 24, 34, 82, 92, 102):
            d.line(f"M{x} 104V40", 2.2, WOOD[2]).path(
                f"M{x - 3.5} 42L{x} 28L{x + 3.5} 42Z", STEEL[0], stroke=INK, stroke_width=0.9
            )
            d.line(f"M{x - 2} 44q2 6 4 0", 2.6, LACQUER)
    else:
        stones(d, 6, 72, 66, 34, 3, 4)
        d.line(box(6, 72, 66, 34), 1.4, INK)
        d.line("M16 106V34M60 106V34M10 52H66M10 72H66M16 52L60 34", 2.6, WOOD[1])
        d.line("M60 36H108M92 36V70", 2.8, WOOD[2]).path(box(82, 70, 20, 13, 1), STONE[0], stroke=INK, stroke_width=1.2)
        d.path("M82 108V92H116V108Z", STONE[1], stroke=INK, stroke_width=1.2)
    mist(d, 180, 104, 80, 30, 0.7)
    return d


LOCATIONS = (
    "lumber_mill",
    "quarry",
    "gold_mine",
    "temple",
    "market",
    "tea_house",
    "headquarters",
    "barracks",
    "builders_camp",
)

DRAWINGS: dict[str, tuple] = {
    **{f"gw-wall-{level}": (wall, level, False) for level in range(4)},
    **{f"gw-wall-{level}-breached": (wall, level, True) for level in range(4)},
    "gw-barricade": (barricade,),
    "gw-firing-spot": (firing_spot,),
    "gw-hideout": (hideout,),
    "gw-tower": (tower, False),
    "gw-tower-manned": (tower, True),
    "gw-field": (field,),
    **{f"gw-location-{kind}": (location, kind) for kind in LOCATIONS},
}
