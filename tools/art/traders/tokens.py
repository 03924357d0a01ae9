"""What lies on the board and at the seats: commodities, conquered hexes, prisoners, the die of losses, the herd of camels."""

from __future__ import annotations

from board.pen import HEX
from cities.marks import GOLD, GOLD_DARK, GOLD_LIGHT, LINE, RIM, STEEL, STEEL_DARK, STEEL_LIGHT, rim
from svgkit import Drawing, box, points, ring, star

from .figures import CAMEL, PINE, barbarian, camel, place, stand, wheel
from .tiles import DIRECTIONS, FACE_PIPS, FACES, _block, _bottle

PLATE = box(6, 5, 88, 88, 20)


def plate(rim_tone: tuple[str, str], field: tuple[str, str]) -> Drawing:
    """A square token with round corners."""
    d = Drawing(100, 100)
    d.path(box(6, 11, 88, 86, 20), "#05090e", opacity=0.36)
    d.path(PLATE, "#2a1a0c").path(
        box(8.5, 7.5, 83, 83, 18), d.linear(15, 8, 85, 92, (0, rim_tone[0]), (1, rim_tone[1]))
    )
    d.path(box(15, 14, 70, 70, 13), "#2a1a0c", opacity=0.7)
    d.path(box(16.5, 15.5, 67, 67, 12), d.radial(42, 36, 62, (0, field[0]), (1, field[1])))
    return d


def marble(d: Drawing) -> None:
    """Three blocks of white stone."""
    _block(d, -36, 0, 30, 24)
    _block(d, 0, 0, 30, 24)
    _block(d, -18, -24, 30, 24)


def glass(d: Drawing) -> None:
    """A jug and a goblet."""
    _bottle(d, -12, ("#d4f1fb", "#62b8de", "#2a6f9c"), 0.92)
    d.path(
        "M8 -42H36Q36 -22 25 -18L24 -6L33 0H11L20 -6L19 -18Q8 -22 8 -42Z",
        d.linear(8, -40, 36, 0, (0, "#e4fbe6"), (0.5, "#6fce8a"), (1, "#2c7a4a")),
        stroke="#1d5c38",
        stroke_width=2,
    )
    d.path("M13 -37H19Q18 -26 22 -22Q13 -26 13 -37Z", "#ffffff", opacity=0.7)


def tools(d: Drawing) -> None:
    """A hammer across a saw."""
    d.group("rotate(-40 0 -30)")
    d.path(box(-4.5, -52, 9, 56, 3), PINE[1], stroke="#3a2414", stroke_width=2)
    d.path(
        "M-22 -66H18Q26 -66 26 -58V-50H-22Z",
        d.linear(0, -66, 0, -50, (0, STEEL_LIGHT), (1, STEEL_DARK)),
        stroke=LINE,
        stroke_width=2,
    )
    d.end()
    d.group("rotate(42 0 -30)")
    teeth = "".join(f"L{11 if k % 2 else 6} {-44 + 6 * k}" for k in range(8))
    d.path(
        f"M-9 -62H4{teeth}L4 4H-9Z", d.linear(-9, 0, 10, 0, (0, STEEL_LIGHT), (1, STEEL)), stroke=LINE, stroke_width=2
    )
    d.path("M-13 -62H9V-70Q9 -84 -2 -84T-13 -70Z", PINE[1], stroke="#3a2414", stroke_width=2).path(
        ring(-2, -71, 4.4), "#2a1a0c"
    )
    d.end()


def sand(d: Drawing) -> None:
    """An open sack of sand."""
    d.path(
        "M-34 0Q-44 -26 -26 -44H26Q44 -26 34 0Q0 8 -34 0Z",
        d.linear(-30, -44, 34, 0, (0, "#d8b27a"), (1, "#8a6232")),
        stroke="#3a2414",
        stroke_width=2.4,
    )
    d.path(
        "M-26 -44Q-14 -66 0 -66T26 -44Q0 -34 -26 -44Z",
        d.linear(-20, -64, 20, -40, (0, "#fff6cf"), (1, "#e8bf62")),
        stroke="#a5762c",
        stroke_width=2,
    )
    d.path("M-29 -46Q0 -32 29 -46L30 -37Q0 -24 -30 -37Z", "#f0d7a4", stroke="#3a2414", stroke_width=2)
    d.line("M-20 -26Q-26 -14 -20 -4M18 -24Q24 -14 18 -4", 2.4, "#6b4a22", opacity=0.8)
    for x, y in ((-8, -56), (3, -60), (10, -53), (-2, -50)):
        d.disc(x, y, 1.7, "#b98a34")


COMMODITIES = {
    "marble": (marble, ("#f4f6f8", "#98a4b0"), ("#7d93a8", "#3f5368"), 47, 75, 0.84),
    "glass": (glass, ("#cdeef2", "#4f96a4"), ("#f6ecd0", "#cdb27c"), 46, 79, 0.88),
    "tools": (tools, ("#f0c99a", "#8f5a30"), ("#e2705a", "#8a2f24"), 49, 82, 0.83),
    "sand": (sand, ("#fff0bf", "#c79a3c"), ("#6fae8a", "#2f6650"), 50, 78, 0.85),
}
"""Each commodity: what is drawn, rim and field of its token, where its foot is and how large it is."""


def commodity(kind: str) -> Drawing:
    """A commodity token face up."""
    figure, edge, field, x, y, k = COMMODITIES[kind]
    d = plate(edge, field)
    stand(d, figure, x, y, k, shade=36)
    return d


def commodity_back() -> Drawing:
    """A commodity token face down in its stack: a wheel on sacking."""
    d = plate(("#e3bf8a", "#7a532c"), ("#a97c46", "#5f401f"))
    d.line("".join(f"M{20 + 10 * k} 17V81M18 {20 + 10 * k}H82" for k in range(7)), 1.2, "#e3bf8a", opacity=0.28)
    wheel(d, 50, 49, 28)
    return d


def delivered() -> Drawing:
    """A delivered token: face down, a star for its point."""
    d = plate((GOLD_LIGHT, GOLD_DARK), ("#8a6a35", "#4a3416"))
    wheel(d, 50, 49, 30)
    d.path(star(50, 49, 25, 11, 5), "#3a2608", stroke="#3a2608", stroke_width=7, stroke_linejoin="round")
    d.path(star(50, 49, 25, 11, 5), GOLD_LIGHT, stroke=GOLD, stroke_width=2, stroke_linejoin="round")
    return d


def conquered() -> Drawing:
    """A number token face down on a conquered hex: a horned helm on charred wood."""
    d = Drawing(100, 100)
    d.disc(50, 53, 46, "#0b1016", opacity=0.34)
    d.disc(50, 49, 47, "#1c0f0a").disc(50, 49, 45, d.linear(15, 8, 85, 92, (0, "#c8452f"), (1, "#5c1710")))
    d.disc(50, 49, 39.5, "#1c0f0a").disc(50, 49, 38, d.radial(44, 38, 56, (0, "#57413a"), (1, "#241915")))
    for x, top in ((30, 26), (42, 20), (58, 20), (70, 26)):
        d.line(f"M{x} {top}V{98 - top}", 1.4, "#120b08", opacity=0.8)
    d.path("M27 55Q9 51 10 26Q17 39 31 41ZM73 55Q91 51 90 26Q83 39 69 41Z", "#fff3da", stroke="#120b08", stroke_width=2)
    d.path(
        "M26 57Q25 25 50 24Q75 25 74 57Z",
        d.linear(26, 26, 74, 58, (0, "#d2dae0"), (1, "#66727c")),
        stroke="#120b08",
        stroke_width=2.4,
    )
    d.path("M24 54Q50 62 76 54V63Q50 71 24 63Z", "#d9a94e", stroke="#120b08", stroke_width=2).path(
        "M46 25H54V70L50 76L46 70Z", "#d9a94e", stroke="#120b08", stroke_width=1.6
    )
    return d


def prisoner() -> Drawing:
    """A captured barbarian behind bars: what a seat has taken."""
    d = Drawing(100, 100)
    frame = box(9, 8, 82, 84, 12)
    rim(d, frame, 4, 2.4)
    d.path(frame, d.linear(0, 8, 0, 92, (0, "#39434e"), (1, "#14191f")))
    d.group("translate(48 90) scale(.72)")
    barbarian(d)
    d.end()
    for x in (21, 40.5, 59.5, 79):
        d.path(box(x - 3.6, 10, 7.2, 80, 2), LINE).path(
            box(x - 2.4, 10, 4.8, 80, 2), d.linear(x - 3, 0, x + 3, 0, (0, "#eef4f8"), (1, "#7d8b98"))
        )
    d.path(box(9, 8, 82, 9, 4) + box(9, 83, 82, 9, 4), STEEL_DARK, stroke=LINE, stroke_width=2)
    for x in (21, 40.5, 59.5, 79):
        d.disc(x, 12.5, 2.4, STEEL_LIGHT).disc(x, 87.5, 2.4, STEEL_LIGHT)
    return d


def herd() -> Drawing:
    """The camels that are still to come: three of them, one before the other."""
    d = Drawing(100, 100)
    for x, y, k in ((62, 64, 0.5), (44, 78, 0.54), (33, 93, 0.6)):
        d.group(place(x, y, k))
        rim(d, CAMEL + "M44 -94Q40 -105 47 -104L51 -96Z", 5.5, 3.4)
        camel(d)
        d.end()
    return d


def losses(face: int) -> Drawing:
    """A face of the die of losses: its pips round a hexagon in which the struck edges are lit."""
    d = Drawing(64, 64)
    tone = DIRECTIONS[face]
    d.rect(4, 6, 56, 55, 13, "#000000", opacity=0.3)
    d.rect(4, 3, 56, 56, 13, LINE).rect(5.5, 4.5, 53, 53, 11.5, d.linear(4, 3, 60, 56, (0, "#4a545f"), (1, "#232a32")))
    hexagon = [(32 + (x - 100) * 0.205, 30.5 + (y - 115.5) * 0.205) for x, y in HEX]
    d.path(points(hexagon), "#11161c", stroke="#8c98a6", stroke_width=2.4, stroke_linejoin="round")
    for way, number in FACES.items():
        if number % 3 == face % 3:
            k = ("NE", "E", "SE", "SW", "W", "NW").index(way)
            d.line(points([hexagon[k], hexagon[(k + 1) % 6]], close=False), 8.4, LINE)
            d.line(points([hexagon[k], hexagon[(k + 1) % 6]], close=False), 5.6, tone)
    for x, y in FACE_PIPS[face]:
        d.disc(32 + x * 8.4, 30.5 + y * 8.4, 4.1, RIM)
    return d


DRAWINGS: dict[str, tuple] = {
    **{f"commodity-{kind}": (commodity, kind) for kind in COMMODITIES},
    "commodity-back": (commodity_back,),
    "commodity-delivered": (delivered,),
    "token-conquered": (conquered,),
    "badge-prisoner": (prisoner,),
    "camel-herd": (herd,),
    **{f"die-loss-{face}": (losses, face) for face in range(1, 7)},
}
