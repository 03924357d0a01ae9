"""Tokens: points of the assembly, number discs young and old, harbours on a whole hex, the two ten-sided dice, iron."""

from __future__ import annotations

from cities.marks import LINE, RIM
from emblems import RESOURCES
from icons import laurel
from svgkit import Drawing, box, num, points, polar, ring

from .pieces import wolf

TONES = {
    "white": (("#ffffff", "#b9c2c8"), ("#fdfdf8", "#d3dadd"), "#3a4650"),
    "red": (("#f3a18c", "#7c1912"), ("#e35f48", "#9c2018"), "#fff3e0"),
    "black": (("#8b96a0", "#0d1216"), ("#414a54", "#14191e"), "#f0d48c"),
}


def scales(d: Drawing, ink: str) -> None:
    """A pair of scales, 44 wide round 0, 0."""
    d.path(box(-2.2, -18, 4.4, 34, 1.6) + box(-12, 14, 24, 5, 2) + box(-20, -15, 40, 4.4, 2), ink).disc(
        0, -19, 3.6, ink
    )
    for x in (-17, 17):
        d.line(f"M{x} -11L{x - 7} 3M{x} -11L{x + 7} 3", 1.8, ink).path(
            f"M{x - 9} 3H{x + 9}A9 7.500 0 0 1 {x - 9} 3Z", ink
        )


def shield(d: Drawing, ink: str) -> None:
    """A round shield before crossed spears: one whom nobody dared to sue."""
    for turn in (-38, 38):
        d.group(f"rotate({turn})")
        d.path(box(-1.7, -20, 3.4, 44, 1.4) + "M0 -30L5.500 -19L0 -12L-5.500 -19Z", ink)
        d.end()
    d.disc(0, 2, 14, "#14191e").disc(0, 2, 12.4, ink).disc(0, 2, 9.4, "#14191e").path(
        "M0 -5.500A7.500 7.500 0 0 1 0 9.500Z", ink
    ).disc(0, 2, 3.4, ink)


def point(kind: str) -> Drawing:
    """A token worth a point: scales on white, a wolf on red, a shield on black; so that nobody needs the colour."""
    d = Drawing(64, 64)
    edge, field, ink = TONES[kind]
    d.disc(32, 35, 27, "#05090e", opacity=0.36)
    d.disc(32, 32, 28.5, LINE).disc(32, 32, 27, d.linear(10, 8, 54, 56, (0, edge[0]), (1, edge[1])))
    d.disc(32, 32, 22.5, LINE, opacity=0.55).disc(32, 32, 21.6, d.radial(26, 24, 32, (0, field[0]), (1, field[1])))
    d.group("translate(32 33) scale(.78)" if kind != "red" else "translate(32 32) scale(.86)")
    if kind == "white":
        scales(d, ink)
    elif kind == "red":
        wolf(d)
    else:
        shield(d, ink)
    d.end()
    return d


def number(old: bool) -> Drawing:
    """A number disc: green with two leaves while age helps it, rusty and cracked while age hurts."""
    d = Drawing(100, 100)
    light, dark, deep = ("#b9603f", "#5f2414", "#2f0f08") if old else ("#c4e6a2", "#6fae5e", "#2f5a31")
    d.disc(50, 53, 46, "#0b1016", opacity=0.32)
    d.disc(50, 49, 47, deep).disc(50, 49, 45.4, d.linear(15, 8, 85, 92, (0, light), (1, dark)))
    d.disc(50, 49, 38.6, deep, opacity=0.7).disc(
        50, 49, 37.4, d.radial(42, 38, 58, (0, "#fdf8ea"), (0.65, "#f3e9d2"), (1, "#dfcda6"))
    )
    if old:
        d.line(
            "M50 3.500L47 8L52 11M80 15L76 18.500L77 22M20 15L24 18.500L23 22M96 49L91 51L88 48M4 49L9 51L12 48M83 80L79 77M17 80L21 77",
            2,
            "#3d140a",
            opacity=0.85,
        )
        d.path("M43 89H57L50 96Z", "#fff0dc")
    else:
        d.path("M50 12Q42 13 38 5Q47 2 50 12ZM50 12Q58 13 62 5Q53 2 50 12Z", "#f0fadb").path(
            "M43 95H57L50 88Z", "#f0fadb"
        )
    return d


def iron(d: Drawing) -> None:
    """A bloom of bog iron and two bars, on 64 units."""
    d.oval(32, 55, 27, 4, "#000000", opacity=0.22)
    for x, y in ((22, 24), (12, 33)):
        d.path(
            f"M{x} {y}L{x + 7} {y - 8}H{x + 38}L{x + 31} {y}Z",
            "#dfe7ec",
            stroke="#2b343b",
            stroke_width=1.2,
            stroke_linejoin="round",
        )
        d.path(
            f"M{x} {y}H{x + 31}V{y + 9}H{x}Z",
            d.linear(x, y, x + 31, y + 9, (0, "#93a1ac"), (1, "#4b5862")),
            stroke="#2b343b",
            stroke_width=1.2,
            stroke_linejoin="round",
        )
        d.path(
            f"M{x + 31} {y}L{x + 38} {y - 8}V{y + 1}L{x + 31} {y + 9}Z",
            "#36424b",
            stroke="#2b343b",
            stroke_width=1.2,
            stroke_linejoin="round",
        )
    d.path(
        "M6 54L8 42L17 36L30 38L36 45L35 54Z", d.linear(8, 36, 34, 54, (0, "#d98a5a"), (0.5, "#9c4f2e"), (1, "#5a2716"))
    )
    d.path("M8 42L17 36L30 38L24 44L14 45Z", "#eeb184").path("M24 44L30 38L36 45L35 54H27Z", "#6e311c")
    d.disc(16, 50, 2.2, "#5a2716").disc(23, 50, 1.6, "#f0c29a")
    d.path("M36 54L40 46L50 45L56 50L55 54Z", d.linear(36, 45, 56, 54, (0, "#c6764a"), (1, "#64301a"))).path(
        "M40 46L50 45L46 49Z", "#eeb184"
    )


GOODS = {**RESOURCES, "iron": iron}
FIELDS = {
    "grain": ("#f8e7ae", "#c9962e"),
    "lumber": ("#c3dfc0", "#3f7a56"),
    "wool": ("#f4f6ec", "#a5b290"),
    "iron": ("#eed5c4", "#8a4f38"),
}


def resource_iron() -> Drawing:
    """Iron in full colour."""
    d = Drawing()
    iron(d)
    return d


def harbour(kind: str) -> Drawing:
    """A harbour on a whole hex of sea: a round of planks with posts and what is traded there."""
    d = Drawing(100, 100)
    light, dark = FIELDS[kind]
    d.disc(50, 55, 44, "#05202a", opacity=0.35)
    for turn in range(0, 360, 45):
        x, y = polar(50, 50, 43, turn + 22.5)
        d.disc(x, y + 1.5, 5.6, LINE).disc(x, y, 4.6, "#d8ae74").disc(x, y, 2.2, "#8a5a32")
    d.disc(50, 50, 42.5, LINE).disc(50, 50, 41, d.linear(14, 12, 86, 90, (0, "#d9ae76"), (1, "#80532c")))
    for turn in range(0, 360, 20):
        ax, ay = polar(50, 50, 33, turn)
        bx, by = polar(50, 50, 41, turn)
        d.line(points([(ax, ay), (bx, by)], close=False), 1.4, "#4a2f18", opacity=0.8)
    d.disc(50, 50, 33.5, "#3a2514").disc(50, 50, 32, d.radial(42, 40, 44, (0, light), (1, dark)))
    d.group("translate(50 49) scale(.8) translate(-32 -34)")
    GOODS[kind](d)
    d.end()
    d.path("M34 84H66V97H34Z", LINE, stroke=LINE, stroke_width=4, stroke_linejoin="round").path(
        "M34 84H66V97H34Z", "#fbf5e6", stroke="#fbf5e6", stroke_width=1.6, stroke_linejoin="round"
    )
    for mark, x in (("2", 41.5), ("1", 58.5)):
        _digit(d, mark, x, 90.5, 0.2, "#2a2118", 7)
    d.disc(50, 88, 1.2, "#2a2118").disc(50, 93, 1.2, "#2a2118")
    return d


STROKES = {
    "0": "M0 -20C-16 -20 -16 20 0 20C16 20 16 -20 0 -20Z",
    "1": "M-8 -12L2 -20V20",
    "2": "M-11 -10A11 11 0 1 1 8 -2L-12 20H13",
    "3": "M-10 -20H11L-1 -5A12.500 12.500 0 1 1 -12 12",
    "4": "M6 20V-20L-13 9H14",
    "5": "M10 -20H-8L-10 -2A12 11.500 0 1 1 -11 15",
    "6": "M7 -20Q-12 -8 -12 8A12 12 0 1 0 0 -4Q-8 -4 -12 6",
    "7": "M-12 -20H12L-4 20",
    "8": "M0 -1A9.500 9.500 0 1 1 0.100 -1A10.500 10.500 0 1 1 0 -1Z",
    "9": "M-7 20Q12 8 12 -8A12 12 0 1 0 0 4Q8 4 12 -6",
}


def _digit(d: Drawing, text: str, x: float, y: float, k: float, ink: str, wide: float = 8) -> None:
    """A digit drawn with a pen, 40 high before scaling."""
    d.line(STROKES[text], wide, ink, transform=f"translate({num(x)} {num(y)}) scale({num(k)})")


def ten(green: bool, face: int) -> Drawing:
    """A face of a ten-sided die: green says which land, red says which number."""
    d = Drawing(64, 64)
    light, middle, dark = ("#8fdca0", "#2f8a57", "#144a2f") if green else ("#ff9c86", "#c23a2c", "#6b1510")
    d.group("translate(2.4 2) scale(.925)")
    body = "M32 2L58 22L61 40L32 62L3 40L6 22Z"
    d.path(body, "#05090e", opacity=0.34, transform="translate(0 2.2)")
    d.path(body, LINE, stroke=LINE, stroke_width=2.4, stroke_linejoin="round")
    d.path("M32 2L6 22L3 40L12 36Z", light).path("M32 2L58 22L61 40L52 36Z", middle).path(
        "M3 40L12 36L32 52V62Z", middle
    ).path("M61 40L52 36L32 52V62Z", dark)
    d.path("M32 2L52 36L32 52L12 36Z", d.linear(14, 6, 50, 50, (0, light), (0.3, middle), (1, dark)))
    d.line("M32 2L52 36L32 52L12 36Z", 1.2, "#ffffff", opacity=0.5)
    text = str(face)
    if len(text) == 1:
        _digit(d, text, 32, 33, 0.5, "#0a1412", 15)
        _digit(d, text, 32, 33, 0.5, "#ffffff", 9)
    else:
        for ink, wide in (("#0a1412", 15), ("#ffffff", 9)):
            _digit(d, "1", 25.5, 33.5, 0.42, ink, wide)
            _digit(d, "0", 36.5, 33.5, 0.42, ink, wide)
    d.end()
    return d


def laurel_seal() -> Drawing:
    """What the table shows beside 'token goes to': an empty point in a wreath."""
    d = Drawing(64, 64)
    d.disc(32, 32, 28.5, LINE).disc(32, 32, 27, "#cdb98c").disc(32, 32, 23, "#2a3940")
    laurel(d, 32, 32, 16, 7)
    d.path(ring(32, 32, 7) + ring(32, 32, 4.6, clockwise=False), RIM, hole=True)
    return d


DRAWINGS: dict[str, tuple] = {
    **{f"token-{kind}": (point, kind) for kind in TONES},
    "token-prize": (laurel_seal,),
    "token-young": (number, False),
    "token-old": (number, True),
    **{f"landnam-harbour-{kind}": (harbour, kind) for kind in FIELDS},
    "resource-iron": (resource_iron,),
    **{f"die-land-{face}": (ten, True, face) for face in range(1, 11)},
    **{f"die-number-{face}": (ten, False, face) for face in range(1, 11)},
}
