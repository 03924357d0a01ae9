"""Development cards of the classic island that the north has not: knight, plenty, monopoly; and its deck's back."""

from __future__ import annotations

from cards import HIGH, WIDE
from emblems import RESOURCES
from icons import laurel
from scenery import glow
from svgkit import Drawing, box, num, points, polar, ring, star

from .cards_trade import hand
from .cast import GREY, border, helm, hills, house, noon, person, placed, point, room, sea, sword, tower
from .improvements import BUILDINGS
from .marks import GOLD, GOLD_DARK, GOLD_LIGHT, STEEL, STEEL_DARK, STEEL_LIGHT, WOOD

TOP, FOOT = "#2f6f8f", "#133449"


def knight() -> Drawing:
    d = noon()
    hills(d, 90, "#a9cf83", "#86b862", "#4f8442")
    tower(d, 14, 106, 22, 52)
    tower(d, 34, 108, 16, 34)
    d.line("M25 44V32", 1.6, WOOD[2]).path("M25 32h12l-3 4l3 4h-12Z", "#c8443c")
    glow(d, 78, 64, 46, "#fff6cf", 0.7)
    d.path("M66 66Q44 86 48 146H70Z", "#c8443c").path("M92 66Q116 86 112 146H88Z", "#8c2a22")

    def shield(p: Drawing) -> None:
        p.path(
            "M-44 -62Q-28 -58 -16 -66Q-4 -58 12 -62Q12 -30 -16 -16Q-44 -30 -44 -62Z",
            "#3d7dd8",
            stroke="#fffaf0",
            stroke_width=3.4,
            stroke_linejoin="round",
        )
        p.path("M-16 -66Q-4 -58 12 -62Q12 -30 -16 -16Z", "#27528f")
        p.path("M-20 -58H-12V-48H-2V-40H-12V-24H-20V-40H-30V-48H-20Z", "#fffaf0")

    person(d, 78, 147, 98, GREY, hair="", left=(-22, -40), right=(26, -66), hat=helm("#c8443c"), held=shield)
    sword(d, 104, 80, 0.98, 8)
    return border(d, TOP, FOOT, "#8fd0e4")


def plenty() -> Drawing:
    d = noon()
    hills(d, 88, "#a9cf83", "#c9c26a", "#8a8a34")
    glow(d, 62, 96, 58, "#fff2b8", 0.9)
    d.oval(72, 138, 60, 9, "#3f4a1a", opacity=0.35)
    d.path(
        "M132 40Q108 30 100 52Q100 74 84 84Q70 92 66 104L80 134Q112 124 122 92Q128 68 118 58Q118 48 132 40Z",
        d.linear(132, 40, 70, 130, (0, "#8a5426"), (0.5, "#d9a256"), (1, "#9c6430")),
        stroke="#5a3414",
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    d.line(
        "M102 58Q112 60 117 66M98 70Q110 76 122 80M90 81Q104 92 119 97M78 90Q94 106 110 112", 2, "#6b3f1a", opacity=0.75
    )
    d.oval(72, 120, 10, 20, "#3d2410", transform="rotate(-26 72 120)")
    placed(d, RESOURCES["ore"], 74, 100, 32)
    placed(d, RESOURCES["wool"], 34, 104, 38)
    placed(d, RESOURCES["lumber"], 34, 128, 40)
    placed(d, RESOURCES["brick"], 66, 130, 36)
    placed(d, RESOURCES["grain"], 56, 106, 44)
    for x, y, tone in ((88, 134, "#d9483b"), (96, 139, "#e8a33c"), (84, 141, "#86b862")):
        d.disc(x, y, 4.4, tone).disc(x - 1.4, y - 1.5, 1.2, "#ffffff", opacity=0.7)
    return border(d, TOP, FOOT, "#8fd0e4")


def monopoly() -> Drawing:
    d = room(("#dff0f2", "#6fa3b4"), ("#a87848", "#623f21"), 108)
    glow(d, 70, 100, 58, "#fff2b8", 0.9)
    for x, y in ((30, 132), (56, 134), (84, 134), (110, 132), (43, 118), (70, 120), (97, 118)):
        placed(d, RESOURCES["grain"], x, y, 34)
    hand(d, 70, 64, 1.16, "#8c2a22")
    return border(d, TOP, FOOT, "#8fd0e4")


def back() -> Drawing:
    """A compass rose over waves."""
    d = Drawing(WIDE, HIGH)
    d.path(box(0, 0, WIDE, HIGH, 12), d.linear(0, 0, WIDE, HIGH, (0, "#2f7f9f"), (1, "#123449")))
    waves = "".join(f"M12 {y}" + "q7.250 -5 14.500 0" + "t14.500 0" * 7 for y in range(24, 190, 13))
    d.line(waves, 1.1, "#8fd0e4", opacity=0.32)
    d.line(box(7, 7, 126, 186, 8), 2, "#8fd0e4").line(box(11, 11, 118, 178, 6), 1, "#d9f0f7", opacity=0.6)
    d.disc(70, 102, 47, "#000000", opacity=0.28)
    d.disc(70, 100, 47, GOLD_DARK).disc(70, 100, 44.5, GOLD_LIGHT).disc(
        70, 100, 42, d.radial(60, 86, 60, (0, "#2f7f9f"), (1, "#0f2c40"))
    )
    d.line(ring(70, 100, 33), 1.4, GOLD, opacity=0.8)
    d.path(star(70, 100, 24, 7, 4, 45), "#8fd0e4")
    for k in range(4):
        a = 90 * k
        tip, left, right = polar(70, 100, 40, a), polar(70, 100, 9, a - 45), polar(70, 100, 9, a + 45)
        d.path(points([tip, left, (70, 100)]), GOLD_LIGHT).path(points([tip, right, (70, 100)]), GOLD_DARK)
    d.disc(70, 100, 4, "#fffaf0")
    return d


def largest_army() -> Drawing:
    d = noon()
    hills(d, 84, "#a9cf83", "#86b862", "#4f8442")
    for x, y, s, tone in ((28, 132, 0.72, "#4f9d69"), (112, 132, 0.72, "#3d7dd8"), (70, 142, 0.9, "#c8443c")):
        d.group(f"translate({x} {y}) scale({s})")
        d.line("M26 4V-92", 3.4, WOOD[1]).path("M26 -92h22l-6 7l6 7h-22Z", tone)
        d.path("M-26 4Q-26 -40 0 -44Q26 -40 26 4Z", d.linear(-26, -40, 26, 4, (0, STEEL), (1, "#3b4652")))
        d.path(
            "M-14 -36V-56Q-14 -72 0 -72T14 -56V-36Q7 -30 0 -30T-14 -36Z",
            d.linear(-14, -68, 14, -34, (0, STEEL_LIGHT), (0.5, STEEL), (1, STEEL_DARK)),
        )
        d.path("M-11 -54H11V-49.500H-11Z", "#1c1410").path(
            "M-18 -30Q-9 -28 0 -33Q9 -28 18 -30Q18 -10 0 -2Q-18 -10 -18 -30Z", tone, stroke="#fffaf0", stroke_width=2.4
        )
        d.path("M0 -72C-3 -84 -18 -86 -22 -76Q-14 -76 -12 -68Z", tone)
        d.end()
    d.group("translate(70 48) scale(1.1) translate(-32 -32)")
    lay = Drawing(fill=GOLD)
    laurel(lay, 32, 32, 26, 6.4)
    d.body += lay.body
    d.end()
    point(d, 70, 45, 12)
    return border(d, "#6b4a1c", "#2c1d0a", GOLD_LIGHT)


def point_card() -> Drawing:
    """A market square with the town's pride on it, under laurels."""
    d = noon()
    glow(d, 70, 50, 62, "#fff2b8", 0.95)
    hills(d, 92, "#9cc9b4", "#9cc873", "#5f9a4c")
    house(d, 12, 122, 22, 18)
    house(d, 106, 122, 22, 18)
    house(d, 2, 128, 18, 14)
    house(d, 122, 128, 18, 14)
    d.path("M3 122H137V150H3Z", d.linear(0, 122, 0, 150, (0, "#efe0bc"), (1, "#b89c68")))
    d.line(
        "M3 132H137M3 141H137M24 122L14 150M50 122L46 150M90 122L94 150M116 122L126 150", 1.1, "#8f7c58", opacity=0.5
    )
    d.group("translate(30 52) scale(.8 .86)")
    BUILDINGS["politics"][0](d)
    d.end()
    d.group("translate(70 37) scale(.98) translate(-32 -32)")
    lay = Drawing(fill=GOLD)
    laurel(lay, 32, 32, 26, 7)
    d.body += lay.body
    d.end()
    point(d, 70, 35, 12)
    return border(d, TOP, FOOT, "#8fd0e4")


def roads_card() -> Drawing:
    """A road along the sea, over a bridge, to a town."""
    d = noon()
    sea(d, 78)
    glow(d, 30, 70, 40, "#fff6cf", 0.85)
    d.path(
        "M137 56Q104 60 84 84Q70 104 40 112Q16 118 3 132V150H137Z",
        d.linear(0, 60, 0, 150, (0, "#a9cf83"), (1, "#4f8442")),
    )
    d.path("M84 84Q70 104 40 112Q16 118 3 132", "none", stroke="#f2dfae", stroke_width=4)
    for x, y, s in ((108, 66, 13), (121, 64, 12), (96, 74, 10), (128, 74, 12)):
        house(d, x - s / 2, y, s, s * 0.75)
    road = "M112 74Q104 84 112 92Q124 102 104 110Q70 118 58 130Q50 138 48 150H100Q98 138 108 128Q134 118 132 104Q130 94 121 90Q112 86 119 74Z"
    d.path(road, d.linear(0, 74, 0, 150, (0, "#f7ead0"), (1, "#c9a874")), stroke="#7a5433", stroke_width=1.3)
    d.line(
        "M115.500 75Q108 86 117 91Q130 100 118 110Q86 118 78 132Q74 140 74 149",
        1.8,
        "#a3764a",
        stroke_dasharray="5 4",
        opacity=0.9,
    )
    for x, y, k in ((24, 134, 1.2), (38, 146, 1.5), (120, 142, 1.5), (84, 104, 0.8), (12, 146, 1.1)):
        d.group(f"translate({x} {y}) scale({k})").path("M0 -34Q9 -12 0 2Q-9 -12 0 -34Z", "#3f7f4a").path(
            "M0 -34Q9 -12 0 2Z", "#265c38"
        ).end()
    for x, y, k in ((60, 144, 1.0), (106, 121, 0.7)):
        d.group(f"translate({x} {y}) scale({k})").path("M-5 0V-9a5 5 0 0 1 10 0V0Z", "#efeae0").path(
            "M0 0V-14a5 5 0 0 1 5 5V0Z", "#a8a49a"
        ).end()
    return border(d, TOP, FOOT, "#8fd0e4")


DRAWINGS = {
    "card-knight": (knight,),
    "card-plenty": (plenty,),
    "card-monopoly": (monopoly,),
    "card-back-classic": (back,),
    "card-largest_army": (largest_army,),
    "coast-card-vp": (point_card,),
    "coast-card-roads": (roads_card,),
}
