"""The event cards, their back, and the award of the harbourmaster."""

from __future__ import annotations

import math

from cards import back, new
from cities.cast import (
    BLUE,
    BROWN,
    CREAM,
    GREEN,
    GREY,
    INK,
    OCHRE,
    PURPLE,
    RED,
    SKIN,
    beret,
    border,
    cloud,
    helm,
    hills,
    hood,
    noon,
    person,
    point,
    room,
    sea,
    sword,
    tower,
    wide_hat,
)
from cities.cast import house as house_at
from cities.cards_trade import bale, cog, crate
from cities.marks import GOLD, GOLD_DARK, GOLD_LIGHT, STEEL, STEEL_LIGHT
from emblems import RESOURCES
from icons import laurel
from scenery import flame, glow, sky, stars
from svgkit import Drawing, box, num, points, ring, star

from .figures import PINE, horse, rider, stand

INDIGO = ("#4a4f8c", "#1d1f42")


def _frame(d: Drawing) -> Drawing:
    return border(d, *INDIGO, "#c9c2ea")


def _night(d: Drawing, low: str = "#5a5a8c") -> None:
    sky(d, (0, "#0d1430"), (0.6, "#2a3668"), (1, low))
    stars(d, 46, 40, 66)


def _bandit(d: Drawing, x: float, y: float, k: float, flip: bool = False) -> None:
    """The robber with his sack, his foot at x, y, 112 high before scaling."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(-k if flip else k)} {num(k)}) translate(-46 -114)")
    d.path(
        "M66 34C82 26 98 36 98 54C98 70 86 78 74 74C66 70 62 58 62 48Z",
        d.linear(62, 30, 98, 76, (0, "#e9c48c"), (1, "#8a6232")),
    )
    d.path(
        "M46 36C28 42 24 60 21 82L15 111Q46 117 78 111L71 82C68 60 64 42 46 36Z",
        d.linear(20, 44, 74, 110, (0, "#6a6470"), (1, "#26222c")),
    )
    d.path("M30 58Q46 70 62 58L58 66Q46 76 34 66Z", "#c8372f")
    d.path(
        "M46 10C29 10 24 26 26 38C28 49 36 55 46 55C56 55 64 49 66 38C68 26 63 10 46 10Z",
        d.linear(28, 12, 64, 54, (0, "#7a7480"), (1, "#2c2832")),
    )
    d.path("M46 20C36 20 33 30 34 38C36 47 40 50 46 50C52 50 56 47 58 38C59 30 56 20 46 20Z", "#120e14").path(
        "M35.5 42Q46 38 56.5 42C55 50 51 53 46 53C41 53 37 50 35.5 42Z", "#c8372f"
    )
    d.disc(41, 35, 3, "#ffe9a0").disc(51, 35, 3, "#ffe9a0").disc(66, 50, 5.6, "#d9a878")
    d.end()


def _card(d: Drawing, x: float, y: float, turn: float, good: str, k: float = 1) -> None:
    """A resource card round its middle."""
    tones = {"lumber": "#3f7a5a", "brick": "#c0714f", "wool": "#dfe3d2", "grain": "#e8c65f", "ore": "#8c98a6"}
    d.group(f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(k)})")
    d.path(box(-12, -17, 24, 34, 3.5), INK).path(box(-11, -16, 22, 32, 2.8), "#fffaf0").path(
        box(-9, -14, 18, 28, 2), tones[good]
    )
    d.group("translate(-8 -8) scale(.25)")
    RESOURCES[good](d)
    d.end().end()


def robber_attacks() -> Drawing:
    """The robber comes at night with his sack."""
    d = new()
    _night(d)
    d.disc(106, 34, 15, "#f6f2d8").disc(100, 31, 2.6, "#ded8b4").disc(110, 40, 3.4, "#ded8b4")
    hills(d, 96, "#25344f", "#33452f", "#161f18")
    house_at(d, 12, 108, 22, 17, ("#8a5a4a", "#4f2c22"))
    d.path(box(17, 96, 5, 5), "#ffd97a")
    _bandit(d, 76, 146, 1.08)
    return _frame(d)


def robber_flees() -> Drawing:
    """The robber runs away from a dog in bright daylight."""
    d = noon()
    d.path("M3 88Q40 74 76 86T137 80V150H3Z", d.linear(0, 80, 0, 150, (0, "#f3dfa8"), (1, "#cf9f58")))
    d.line("M3 104Q50 94 92 104T137 100M3 126Q60 116 137 124", 2, "#b98f4c", opacity=0.5)
    d.group("rotate(14 104 110)")
    _bandit(d, 106, 122, 0.6, flip=False)
    d.end()
    d.line("M74 74H62M72 88H58M76 102H60", 3, "#ffffff", opacity=0.9)
    d.group("translate(38 140)")
    d.path(
        "M-26 0L-22 -18Q-28 -30 -16 -32H10L18 -46L30 -40L38 -36Q36 -28 26 -28L20 -14L28 0H20L10 -12H-12L-18 0Z",
        d.linear(-20, -44, 20, 0, (0, "#c98d4c"), (1, "#7a4a20")),
        stroke=INK,
        stroke_width=1.4,
        stroke_linejoin="round",
    )
    d.path("M18 -46L14 -34L24 -36Z", "#5a3418").disc(28, -38, 1.8, INK).line(
        "M-20 -30Q-34 -38 -34 -50", 5, "#a8703a"
    ).line("M12 -30L20 -22", 3.4, "#c8372f")
    d.end()
    return _frame(d)


def epidemic() -> Drawing:
    """A doctor in a beaked mask in an empty street, doors are crossed."""
    d = new()
    sky(d, (0, "#7a8a6c"), (0.6, "#b9bf92"), (1, "#d9d3a8"))
    for x, w, h, tone in (
        (6, 34, 78, "#9c8f74"),
        (100, 34, 86, "#8f8268"),
        (36, 22, 60, "#b3a688"),
        (84, 20, 56, "#a89b7d"),
    ):
        d.path(box(x, 128 - h, w, h), tone).path(
            f"M{x - 3} {128 - h}L{x + w / 2} {128 - h - w * 0.5}L{x + w + 3} {128 - h}Z", "#5c4a42"
        )
    for x in (14, 108):
        d.path(box(x, 96, 17, 32), "#4a3628").line(
            f"M{x + 2} 100L{x + 15} 124M{x + 15} 100L{x + 2} 124", 3.4, "#c8372f"
        )
    d.path("M3 126H137V150H3Z", d.linear(0, 126, 0, 150, (0, "#a89f84"), (1, "#6b6350")))
    for x, y, r in ((24, 40, 14), (112, 26, 16), (66, 24, 12), (40, 62, 10)):
        d.disc(x, y, r, "#c9d08a", opacity=0.35)
    d.group("translate(70 146)")
    d.path(
        "M-13 -74Q0 -80 13 -74Q24 -40 30 0Q0 6 -30 0Q-24 -40 -13 -74Z",
        d.linear(-20, -70, 24, 0, (0, "#5a5462"), (1, "#1f1c25")),
    )
    d.path("M-15 -72Q-17 -98 0 -98T15 -72Q0 -64 -15 -72Z", "#2c2832").path(
        "M-8 -86Q4 -92 14 -82Q34 -74 36 -58Q22 -68 4 -70Q-8 -74 -8 -86Z", "#f3e7cc", stroke=INK, stroke_width=1.4
    )
    d.disc(5, -81, 4.4, INK).disc(5, -81, 2.8, "#7fd0dc")
    d.path("M-30 -94Q0 -104 30 -94Q0 -88 -30 -94ZM-13 -96V-112Q0 -116 13 -112V-96Q0 -92 -13 -96Z", "#14191f")
    d.line("M-16 -56Q-30 -46 -30 -30", 9, "#37323e").line("M-30 -70V2", 3.6, PINE[1]).disc(-30, -30, 4.4, "#c9b08a")
    d.end()
    return _frame(d)


def earthquake() -> Drawing:
    """The earth opens across a road; a house leans."""
    d = new()
    sky(d, (0, "#8a6a5a"), (0.5, "#d99a6a"), (1, "#f3cf9a"))
    d.path("M3 74L30 52L50 66L76 44L104 68L137 56V96H3Z", "#8a6f66")
    d.path("M3 86H137V150H3Z", d.linear(0, 86, 0, 150, (0, "#a9bf62"), (1, "#5f7a34")))
    d.path("M3 112L56 104L62 122L3 132ZM80 108L137 112V132L86 126Z", "#e3c48a", stroke="#7a5433", stroke_width=1.6)
    d.path(
        "M62 86L70 96L60 106L74 116L62 128L72 138L66 150H96L88 138L98 126L84 114L94 104L80 94L86 86Z",
        d.linear(0, 86, 0, 150, (0, "#3a1a10"), (1, "#0d0604")),
    )
    d.path("M74 150L80 132L76 120L84 106L88 116L84 130L90 150Z", "#e2682c", opacity=0.85)
    d.group("rotate(-16 28 96)")
    house_at(d, 14, 102, 30, 24)
    d.end()
    d.group("rotate(22 112 92)")
    tower(d, 104, 100, 18, 40)
    d.end()
    d.line("M10 70L4 62M20 62L16 52M124 50L130 42M132 62L137 56", 3, "#fff3d0")
    for x, y, r in ((52, 96, 4), (100, 100, 5), (46, 138, 5), (106, 140, 4)):
        d.path(
            points([(x - r, y + r * 0.6), (x - r * 0.3, y - r), (x + r, y - r * 0.2), (x + r * 0.6, y + r)]),
            "#8f8168",
            stroke=INK,
            stroke_width=1,
        )
    return _frame(d)


def good_neighbours() -> Drawing:
    """Three neighbours stand in a ring; each passes a card on to the left."""
    d = noon()
    hills(d, 84, "#b4d69a", "#a8cf73", "#5f8f42")
    house_at(d, 10, 90, 20, 16)
    house_at(d, 108, 92, 20, 16)
    person(d, 26, 146, 80, RED, hair="#5a3420", left=(-14, -34), right=(22, -46))
    person(d, 70, 140, 84, BLUE, hair="#c89a4a", left=(-20, -44), right=(22, -48), hat=beret("#274c80"))
    person(d, 114, 146, 80, GREEN, hair="#2f1c0e", left=(-22, -46), right=(14, -34), hat=wide_hat("#d9b36a", "#3c6b38"))
    _card(d, 47, 106, -10, "wool", 0.72)
    _card(d, 93, 106, 10, "grain", 0.72)
    d.line("M106 34Q70 14 34 34", 4.6, "#c8432a").path("M26 40L38 24L44 40Z", "#c8432a")
    return _frame(d)


def helpful_neighbour() -> Drawing:
    """A rich woman hands a card to a poor man."""
    d = noon()
    sea(d, 84, "#8fd0e0", "#3f8fae")
    hills(d, 92, "#b4d69a", "#c9cf73", "#7a8f42")
    tower(d, 12, 92, 20, 44)
    house_at(d, 112, 100, 16, 12, ("#b59a7a", "#6b5a42"))
    person(
        d,
        40,
        146,
        104,
        PURPLE,
        hair="#8a4a24",
        left=(-16, -34),
        right=(30, -50),
        sash=GOLD,
        hat=beret("#573a80", "#f0c766"),
    )
    person(d, 104, 147, 84, GREY, hair="#9aa3ad", beard="#c9ced3", left=(-24, -54), right=(12, -34))
    _card(d, 76, 94, 8, "brick", 0.95)
    return _frame(d)


def calm_seas() -> Drawing:
    """A merchant ship on water like glass."""
    d = new()
    sky(d, (0, "#3f97d0"), (0.5, "#a8dcec"), (0.62, "#fbf3cf"), (1, "#fbf3cf"))
    glow(d, 104, 58, 44, "#fff6d0", 0.95)
    d.disc(104, 58, 12, "#fffdf0")
    cloud(d, 40, 30, 1.1)
    d.path("M3 88H137V150H3Z", d.linear(0, 88, 0, 150, (0, "#9fdce6"), (0.4, "#4fb0cc"), (1, "#1f6587")))
    d.path("M92 88H116L124 150H84Z", "#fff6d0", opacity=0.4)
    for y, a, b in ((98, 12, 44), (108, 86, 128), (130, 14, 40), (140, 84, 126), (122, 96, 120)):
        d.line(f"M{a} {y}H{b}", 1.6, "#eafaf8", opacity=0.75)
    d.group("translate(62 118) scale(1 -.5)")
    cog(d, 0, 0, 0.9, ("#eafaf8", "#bfe0e6"))
    d.end()
    d.path("M3 118H137V150H3Z", "#3f9cbd", opacity=0.5)
    cog(d, 62, 118, 1.06, ("#fffaf0", "#e8b04a"))
    for x, y in ((22, 56), (34, 62), (112, 26)):
        d.line(f"M{x} {y}q4 -4 7 0q3 -4 7 0", 1.8, "#2a5f7c")
    return _frame(d)


def plentiful_year() -> Drawing:
    """A horn of plenty on a table full of harvest."""
    d = new()
    sky(d, (0, "#f0a24a"), (0.6, "#fbd98a"), (1, "#fff3cf"))
    for k in range(12):
        a = math.radians(-82 + 15 * k)
        far = min(84 / math.cos(a), 60 / abs(math.sin(a)))
        d.line(f"M70 96L{num(70 + far * math.sin(a))} {num(96 - far * math.cos(a))}", 5, "#fff6d0", opacity=0.35)
    hills(d, 100, "#e8c65f", "#d2a63c", "#8f6a1c")
    d.path(
        "M20 40Q46 34 66 56Q86 78 88 112Q66 128 44 112Q46 90 36 76Q26 62 16 60Q8 44 20 40Z",
        d.linear(16, 40, 88, 116, (0, "#c98d4c"), (1, "#6b4022")),
        stroke=INK,
        stroke_width=1.6,
    )
    d.line("M30 42Q30 56 24 62M46 44Q46 62 34 74M62 54Q58 76 44 88M76 72Q68 96 46 104", 3, "#4a2812", opacity=0.7)
    d.oval(68, 114, 25, 11, "#3a2010", transform="rotate(8 68 114)")
    for x, y, r, tone in (
        (54, 118, 10, "#c8372f"),
        (72, 122, 11, "#e8a02c"),
        (90, 116, 9, "#7aa83c"),
        (62, 106, 8, "#8a4aa8"),
        (80, 106, 8, "#c8372f"),
        (100, 126, 10, "#c8372f"),
        (46, 130, 9, "#e8a02c"),
    ):
        d.disc(x, y, r + 1.2, INK).disc(x, y, r, tone).disc(x - r * 0.3, y - r * 0.35, r * 0.3, "#ffffff", opacity=0.6)
    for x, y, k, good in ((112, 118, 0.62, "grain"), (24, 122, 0.6, "wool"), (86, 136, 0.5, "brick")):
        d.group(f"translate({x - 20} {y - 20}) scale({k})")
        RESOURCES[good](d)
        d.end()
    return _frame(d)


def tournament() -> Drawing:
    """Two knights ride at each other along the barrier."""
    d = noon()
    d.path("M3 60H137V92H3Z", "#8a5a30")
    for k in range(9):
        x = 3 + k * 15
        d.path(box(x, 62, 14, 22), ("#e0604f", "#fff3dd", "#4f86c6")[k % 3])
        d.disc(x + 7, 58, 4.6, SKIN).path(
            f"M{x + 1} 66Q{x + 7} 60 {x + 13} 66V70H{x + 1}Z", ("#274c80", "#8c2a22", "#3c6b38")[k % 3]
        )
    for x in (14, 126):
        d.line(f"M{x} 92V16", 3, "#5a3f26").path(f"M{x} 16L{x + (22 if x < 70 else -22)} 23L{x} 30Z", GOLD)
    d.path("M3 90H137V150H3Z", d.linear(0, 90, 0, 150, (0, "#c9cf73"), (1, "#6f8f3a")))
    stand(d, lambda f: rider(f, ("#f08a7a", "#c8443c", "#8a2a26")), 34, 142, 0.62, shade=46)
    stand(d, lambda f: rider(f, ("#8fb8f0", "#3d7dd8", "#274c80")), 106, 142, 0.62, flip=True, shade=46)
    d.path(box(7, 124, 126, 6), "#fff3dd", stroke=INK, stroke_width=1).path(
        "".join(box(9 + 16 * k, 124, 8, 6) for k in range(8)), "#c8443c"
    )
    return _frame(d)


def conflict() -> Drawing:
    """Crossed swords before a shield that is split."""
    d = new()
    sky(d, (0, "#3a1420"), (0.6, "#9c3a2a"), (1, "#e8894a"))
    glow(d, 70, 84, 66, "#ffd08a", 0.75)
    d.path("M3 128L24 114L46 124L72 112L98 124L120 114L137 122V150H3Z", "#24100c")
    for x, h in ((12, 40), (22, 30), (118, 34), (129, 44)):
        d.line(f"M{x} 128V{128 - h}", 1.8, "#1c0c08").path(f"M{x} {128 - h}l12 4l-12 4Z", "#1c0c08")
    shield = "M36 36Q56 40 70 30Q84 40 104 36Q108 92 70 122Q32 92 36 36Z"
    d.path(shield, INK, stroke=INK, stroke_width=6, stroke_linejoin="round")
    d.path(shield, d.linear(36, 30, 104, 120, (0, "#fbf3df"), (1, "#b39c6c")))
    d.path(
        "M70 30Q84 40 104 36Q108 92 70 122L66 100L76 84L64 68L74 52Z",
        d.linear(70, 30, 104, 120, (0, "#6fa9dc"), (1, "#274c80")),
    )
    d.line("M70 30L74 52L64 68L76 84L66 100L70 122", 3, INK)
    sword(d, 112, 128, 1.9, -42)
    sword(d, 28, 128, 1.9, 42)
    return _frame(d)


def trade_advantage() -> Drawing:
    """A trader with his cart on a long road to the town."""
    d = noon()
    hills(d, 64, "#b4d69a", "#c9d66f", "#7f9f42")
    tower(d, 88, 66, 13, 24)
    house_at(d, 104, 68, 13, 10)
    house_at(d, 74, 68, 11, 9)
    d.path(
        "M92 66Q98 76 70 82Q30 90 34 100Q40 110 84 112Q120 116 112 130Q104 142 84 150H128Q146 128 120 114Q104 106 74 102Q60 98 80 90Q112 80 102 66Z",
        d.linear(0, 66, 0, 150, (0, "#f7ead0"), (1, "#c9a874")),
        stroke="#7a5433",
        stroke_width=1.4,
    )
    person(
        d,
        28,
        147,
        78,
        OCHRE,
        hair="#5a3420",
        beard="#6b4526",
        hat=wide_hat("#8c3a2a", GOLD),
        left=(-12, -34),
        right=(24, -40),
        sash="#8c3a2a",
    )
    d.line("M46 118L70 122", 3.4, PINE[2])
    d.path(
        "M62 112H112L106 132H68Z", d.linear(0, 112, 0, 132, (0, PINE[0]), (1, PINE[1])), stroke=INK, stroke_width=1.2
    )
    bale(d, 68, 112, 16, 14)
    crate(d, 88, 112, 17)
    d.disc(86, 134, 12, "#2f1c0e").disc(86, 134, 9.4, PINE[1]).disc(86, 134, 6.6, "#2f1c0e").line(
        "M77 134H95M86 125V143", 2.2, PINE[0]
    ).disc(86, 134, 2.6, GOLD)
    return _frame(d)


def quiet() -> Drawing:
    """Nothing happens: a cat sleeps on a wall in the sun."""
    d = noon()
    hills(d, 76, "#b4d69a", "#9cc873", "#5f8f42")
    d.disc(26, 30, 12, "#fff3b0")
    house_at(d, 104, 84, 22, 18)
    d.path("M3 104H137V150H3Z", d.linear(0, 104, 0, 150, (0, "#e9dfc6"), (1, "#a3926c")))
    d.path("M3 104H137V111H3Z", "#fbf3df")
    d.line(
        "M3 124H137M3 138H137M26 111V124M64 111V124M102 111V124M44 124V138M84 124V138M122 124V138M28 138V150M68 138V150M106 138V150",
        1.6,
        "#8f7e58",
        opacity=0.6,
    )
    d.path(
        "M34 105Q28 78 58 74Q96 70 104 96Q106 105 98 106H40Z",
        d.linear(30, 74, 100, 106, (0, "#f0b46a"), (1, "#b8702c")),
        stroke=INK,
        stroke_width=1.6,
    )
    d.path(
        "M28 92L26 76L36 82Q42 79 48 82L58 76L57 92Q58 106 42 106Q27 106 28 92Z",
        "#f3bd78",
        stroke=INK,
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    d.line("M33 92q3 3 6 0M46 92q3 3 6 0M40 98q2.500 2 5 0", 1.8, INK).line(
        "M64 76Q62 84 68 90M78 74Q77 82 82 90M90 80Q88 86 92 94", 3, "#a85f22", opacity=0.8
    )
    d.line("M98 104Q116 106 114 126Q112 134 118 136", 7, INK).line(
        "M98 104Q116 106 114 126Q112 134 118 136", 4.6, "#e09a4c"
    )
    for x, y, s in ((62, 62, 8), (74, 50, 10), (90, 36, 13)):
        d.line(f"M{x} {y - s}H{x + s}L{x} {y}H{x + s}", 2.4, "#ffffff")
    return _frame(d)


def new_year() -> Drawing:
    """Fireworks over the roofs in the snowless night of the new year; the deck is laid anew."""
    d = new()
    _night(d, "#8a5a7c")
    for x, y, r, tone in (
        (40, 40, 24, "#ffd97a"),
        (98, 34, 28, "#f78aa0"),
        (70, 70, 20, "#8fe0c8"),
        (116, 78, 14, "#a8c8ff"),
        (22, 80, 14, "#f0a8f0"),
    ):
        glow(d, x, y, r * 1.2, tone, 0.4)
        for k in range(12):
            a = math.tau * k / 12
            d.line(
                f"M{num(x + r * 0.3 * math.sin(a))} {num(y - r * 0.3 * math.cos(a))}L{num(x + r * math.sin(a))} {num(y - r * math.cos(a))}",
                2.2,
                tone,
            )
        d.disc(x, y, 2.6, "#ffffff")
    for x, w, h in ((4, 26, 26), (28, 22, 34), (52, 30, 24), (84, 22, 38), (106, 30, 28)):
        d.path(box(x, 150 - h, w, h), "#1a1d3a").path(
            f"M{x - 2} {150 - h}L{x + w / 2} {150 - h - w * 0.5}L{x + w + 2} {150 - h}Z", "#2c2f58"
        )
        d.path(
            box(x + w * 0.3, 150 - h * 0.6, w * 0.16, h * 0.24) + box(x + w * 0.58, 150 - h * 0.6, w * 0.16, h * 0.24),
            "#ffd97a",
        )
    return _frame(d)


def card_back() -> Drawing:
    d = new()
    back(d, *INDIGO, "#5f64a8", "#c9c2ea")
    d.disc(70, 102, 46, "#000000", opacity=0.28)
    d.disc(70, 100, 46, d.linear(0, 54, 0, 146, (0, "#f1eeff"), (0.5, "#a9a2d8"), (1, "#5a5490"))).disc(
        70, 100, 42, "#16183a"
    )
    d.disc(70, 100, 39.5, d.radial(60, 88, 52, (0, "#4f569c"), (1, "#20234e")))
    for k in range(12):
        a = math.radians(30 * k)
        tip = 37 if k % 3 == 0 else 29
        d.path(
            points(
                [
                    (70 + tip * math.sin(a), 100 - tip * math.cos(a)),
                    (70 + 14 * math.sin(a + 0.2), 100 - 14 * math.cos(a + 0.2)),
                    (70 + 14 * math.sin(a - 0.2), 100 - 14 * math.cos(a - 0.2)),
                ]
            ),
            GOLD_LIGHT if k % 3 == 0 else "#c9c2ea",
        )
    d.disc(70, 100, 17, GOLD_DARK).disc(70, 100, 15, d.radial(65, 94, 20, (0, "#fff6d0"), (1, "#e3a93c")))
    d.disc(64.5, 97, 1.9, INK).disc(75.5, 97, 1.9, INK).line("M63 104Q70 110 77 104", 2, INK)
    for y in (30, 170):
        d.path(star(70, y, 12, 5, 4), "#e9e4ff").path(star(70, y, 7, 3, 4, 45), "#c9c2ea")
        for x in (40, 100):
            d.path(star(x, y, 6, 2.4, 4), "#c9c2ea")
    return d


def harbourmaster() -> Drawing:
    """The award of the harbourmaster: the anchor in its laurels before a full harbour."""
    d = noon()
    sea(d, 80)
    d.path("M3 82Q16 70 34 76V84H3Z", "#9cc873")
    d.path(box(14, 36, 13, 44), d.linear(14, 0, 27, 0, (0, "#fff6e2"), (1, "#cdb98c"))).path(
        "M14 46H27V54H14ZM14 63H27V71H14Z", "#c8443c"
    ).path(box(11, 31, 19, 6, 2) + box(15, 22, 11, 9, 2), "#3a4a58").path("M13 22L20.500 14L28 22Z", "#c8443c")
    glow(d, 20.5, 26, 14, "#fff3b0", 0.9)
    cog(d, 112, 104, 0.6, ("#fffaf0", "#d9c8a6"))
    cog(d, 30, 122, 0.55, ("#f4b98a", "#c8643a"), flip=True)
    d.path("M3 138H137V150H3Z", d.linear(0, 138, 0, 150, (0, PINE[0]), (1, PINE[2]))).line(
        "M24 138V150M48 138V150M72 138V150M96 138V150M120 138V150", 1.4, PINE[2]
    )
    glow(d, 70, 84, 54, "#fff6d0", 0.8)
    d.group("translate(70 86) scale(1.5) translate(-32 -32)")
    lay = Drawing(fill=GOLD)
    laurel(lay, 32, 32, 26, 6.4)
    d.body += lay.body
    d.end()
    anchor = "M70 62V112M56 74H84M48 98Q52 114 70 114T92 98"
    d.line(anchor, 13, INK).disc(70, 54, 10.5, INK)
    d.path("M42 104L48 88L58 98ZM98 104L92 88L82 98Z", INK, stroke=INK, stroke_width=5, stroke_linejoin="round")
    d.line(anchor, 8, GOLD_LIGHT).path(ring(70, 54, 8) + ring(70, 54, 3.6, clockwise=False), GOLD_LIGHT, hole=True)
    d.path("M42 104L48 88L58 98ZM98 104L92 88L82 98Z", GOLD_LIGHT)
    return border(d, "#6b4a1c", "#2c1d0a", GOLD_LIGHT)


EVENTS = {
    "robber_attacks": robber_attacks,
    "robber_flees": robber_flees,
    "epidemic": epidemic,
    "earthquake": earthquake,
    "good_neighbours": good_neighbours,
    "helpful_neighbour": helpful_neighbour,
    "calm_seas": calm_seas,
    "plentiful_year": plentiful_year,
    "tournament": tournament,
    "conflict": conflict,
    "trade_advantage": trade_advantage,
    "quiet": quiet,
    "new_year": new_year,
}
DRAWINGS = {
    **{f"card-event-{name}": (draw,) for name, draw in EVENTS.items()},
    "card-back-event": (card_back,),
    "card-harbourmaster": (harbourmaster,),
}
