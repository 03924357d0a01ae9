"""Who and what stands on paths, intersections and the coast: camels, barbarians, riders, wagons, a castle.

A figure is drawn round its foot at 0, 0 and looks to the right; `stand` puts it on a drawing, `stamp` on a picture of the board.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from board.pen import Art
from cities.marks import BODY, GOLD, GOLD_DARK, GOLD_LIGHT, LIGHT, LINE, RIM, SHADE, STEEL, STEEL_DARK, STEEL_LIGHT, rim
from svgkit import Drawing, box, num, ring

Figure = Callable[[Drawing], None]
HIDE = ("#e9b878", "#c98d4c", "#8d5a2a")
FUR = ("#8d6a48", "#5d4229", "#33231a")
PINE = ("#c9985c", "#8a5a30", "#56351a")


def place(x: float, y: float, k: float, flip: bool = False) -> str:
    """The transform that puts a figure's foot at x, y, `k` times as large."""
    return f"translate({num(x)} {num(y)}) scale({num(-k if flip else k)} {num(k)})"


def stand(d: Drawing, figure: Figure, x: float, y: float, k: float, *, flip: bool = False, shade: float = 0) -> None:
    """Draw a figure with its foot at x, y; `shade` is half the width of the shadow under it, in the figure's units."""
    d.group(place(x, y, k, flip))
    if shade:
        d.oval(6, 0, shade, shade * 0.16, "#000000", opacity=0.25)
    figure(d)
    d.end()


def stamp(art: Art, figure: Figure, x: float, y: float, k: float, *, flip: bool = False, shade: float = 0) -> None:
    """Draw a figure on a picture of the board; its gradients get names of their own."""
    d = Drawing()
    stand(d, figure, x, y, k, flip=flip, shade=shade)
    name = f"f{len(art.defs)}-"
    art.defs += [re.sub(r'id="g', f'id="{name}', line) for line in d.defs]
    art.body += [line.replace("url(#g", f"url(#{name}") for line in d.body]


# the camel

CAMEL = (
    "M-42 -46Q-44 -58 -35 -62Q-30 -83 -21 -83Q-13 -83 -8 -67L-2 -67Q3 -85 11 -85Q20 -85 23 -62Q30 -50 34 -55Q37 -60 37 -76"
    "Q37 -95 48 -97L60 -94Q68 -91 68 -85Q67 -78 59 -78L52 -77Q52 -56 46 -42Q42 -33 38 -30L38 0H28L26 -22L20 -27L16 0H7L8 -27H-18"
    "L-20 0H-29L-28 -24L-33 -20L-32 0H-42L-41 -30Q-43 -36 -42 -46Z"
)


def camel(d: Drawing) -> None:
    """A camel with two humps that walks to the right, 97 high; a load of bales hangs between the humps."""
    d.line("M-42 -50Q-52 -44 -49 -28", 4.4, HIDE[2])
    d.path(CAMEL, d.linear(-10, -90, 10, 0, (0, HIDE[0]), (0.55, HIDE[1]), (1, HIDE[2])))
    d.path("M-18 -27H-29L-28 -24L-29 0H-20ZM8 -27H20L16 0H7Z", HIDE[2], opacity=0.55)
    d.path(
        "M-35 -62Q-30 -83 -21 -83Q-17 -83 -14 -78Q-24 -76 -30 -58ZM-2 -67Q3 -85 11 -85Q15 -85 18 -79Q8 -78 2 -62Z",
        "#f6d49a",
    )
    d.path("M44 -94Q40 -105 47 -104L51 -96Z", HIDE[2])
    d.disc(54, -89, 2.4, "#2a180c").line("M60 -83Q64 -82 67 -84", 1.6, "#6b3f1c")
    d.path("M-15 -70H6L9 -36Q-4 -30 -18 -36Z", "#b8322c").path("M-15 -70H6L6.500 -64H-15.500Z", "#f0c766")
    d.path("M-17.500 -42Q-4 -36 8.500 -42L9 -36Q-4 -30 -18 -36Z", "#f0c766")
    d.disc(-4.5, -53, 6, "#2f7d86").disc(-4.5, -53, 2.6, "#f0c766")
    d.line("M37 -70L52 -74M52 -80L36 -60", 2.4, "#b8322c")


# the barbarians

_HORNS = "M-22 -76Q-40 -80 -38 -104Q-32 -92 -18 -92ZM22 -76Q40 -80 38 -104Q32 -92 18 -92Z"
_HELM = "M-24 -70Q-25 -101 0 -102Q25 -101 24 -70Z"
_BEARD = "M-24 -68Q-28 -48 -16 -36L-10 -42L0 -28L10 -42L16 -36Q28 -48 24 -68Z"
_COAT = "M-14 -50Q-34 -50 -36 -24L-30 0H30L36 -24Q34 -50 14 -50Z"
_AXE = "M31 0V-90H38V-84Q48 -86 53 -94Q58 -74 52 -54Q47 -62 38 -64V0Z"
_TARGE = ring(-22, -22, 17)
BARBARIAN = _HORNS + _HELM + _BEARD + _COAT + _AXE + _TARGE


def barbarian(d: Drawing) -> None:
    """A barbarian, 104 high: horned helm, red beard, axe and round shield."""
    d.path(_COAT, d.linear(-30, -50, 30, 0, (0, FUR[0]), (0.5, FUR[1]), (1, FUR[2])))
    d.path("M-30 -12L-22 -6L-14 -14L-4 -5L6 -14L14 -6L24 -14L33 -8L30 0H-30Z", "#a98a62")
    d.path("M31 0V-90H38V0Z", "#7a4d28").path("M36 -84Q48 -86 53 -94Q58 -74 52 -54Q47 -62 36 -64Z", STEEL)
    d.path("M47 -88L53 -94Q58 -74 52 -54L46 -61Q51 -74 47 -88Z", STEEL_LIGHT)
    d.disc(34.5, -30, 6.4, "#d9a878")
    d.path("M-22 -72H22V-56H-22Z", "#e3b184").path("M0 -72H22V-56H0Z", "#c99268")
    d.path(_BEARD, d.linear(-20, -66, 18, -30, (0, "#f08a3c"), (1, "#a63a18")))
    d.path("M-8 -52Q0 -47 8 -52Q4 -44 0 -44T-8 -52Z", "#4a1408")
    d.path("M-18 -66L-4 -62L-5 -57H-14ZM18 -66L4 -62L5 -57H14Z", "#fff6e4").disc(-9, -60, 2.6, LINE).disc(
        9, -60, 2.6, LINE
    )
    d.path(_HORNS, d.linear(0, -104, 0, -76, (0, "#fff8e6"), (1, "#c9b489")), stroke="#5c4a2c", stroke_width=1.4)
    d.path(_HELM, d.linear(-22, -100, 22, -70, (0, "#b9c4cc"), (0.5, "#75828c"), (1, "#3f4a53")))
    d.path("M-26 -76Q0 -68 26 -76V-67Q0 -59 -26 -67Z", "#8c6a2c").path(
        "M-3.500 -101H3.500V-58Q0 -54 -3.500 -58Z", "#8c6a2c"
    )
    for x in (-18, -9.5, 9.5, 18):
        d.disc(x, -68.5, 1.8, GOLD_LIGHT)
    d.path(_TARGE, "#2a1410").disc(-22, -22, 14.4, "#9c2a20").path(
        "M-22 -36.400A14.400 14.400 0 0 1 -22 -7.600Z", "#e9dcc0"
    )
    d.disc(-22, -22, 4.6, STEEL_DARK).disc(-23, -23, 2.6, STEEL_LIGHT)


STAKES = (
    "M-42 0L-27 -36L-22 -48L-12 -36L-6 0L-5.500 -36L0 -48L5.500 -36L6 0L12 -36L22 -48L27 -36L42 0ZM-50 -24H50V-13H-50Z"
)


def barricade(d: Drawing) -> None:
    """Pointed stakes across a road, 46 high and 100 wide."""
    for x, lean in ((-36, 14), (-18, 6), (0, 0), (18, -6), (36, -14)):
        d.path(
            f"M{x - 6} 0L{x + lean - 5.5} -36L{x + lean} -48L{x + lean + 5.5} -36L{x + 6} 0Z",
            d.linear(x - 6, 0, x + 8, 0, (0, PINE[0]), (1, PINE[2])),
            stroke="#2f1c0e",
            stroke_width=1.6,
        )
    d.path(
        "M-50 -24H50V-13H-50Z", d.linear(0, -24, 0, -13, (0, PINE[0]), (1, PINE[1])), stroke="#2f1c0e", stroke_width=1.6
    )
    d.line("M-28 -27L-22 -10M-22 -27L-28 -10M22 -27L28 -10M28 -27L22 -10", 2.4, "#e9dcc0")


# the knight on a path

_HORSE = (
    "M-44 -20Q-46 -50 -30 -56Q-14 -60 6 -56L18 -62Q26 -80 38 -84L40 -92L45 -84Q52 -80 56 -66L62 -54Q62 -47 55 -46L44 -54"
    "Q40 -40 34 -30L38 0H28L22 -18H-22L-26 0H-36L-36 -16Z"
)
_RIDER = "M-18 -56Q-20 -80 -9 -84Q-14 -108 2 -110Q18 -108 14 -84Q22 -78 20 -60L16 -36L2 -34Z"
_LANCE = "M20 -44L26 -124L30 -124L26 -44ZM29 -122L54 -113L28 -103Z"
RIDER = _HORSE + _RIDER + _LANCE + "M-48 -14Q-48 -56 -28 -58L34 -44L40 -10L20 -4H-38Z"


def rider(d: Drawing, cloth: tuple[str, str, str] = (LIGHT, BODY, SHADE)) -> None:
    """A knight on a horse in cloth of his colours (light, middle, dark), his pennant up, 124 high."""
    light, middle, dark = cloth
    d.line("M-44 -46Q-56 -40 -52 -20", 6, "#4a3a2c")
    d.path(_HORSE, d.linear(-20, -84, 20, 0, (0, "#fbf4e4"), (1, "#b3a58c")))
    d.path("M18 -62Q26 -80 38 -84L36 -76Q26 -66 26 -50L16 -54Z", "#6b5236")
    d.disc(48, -68, 2.6, LINE).line("M44 -54L54 -58", 2.4, "#7a4d28")
    d.path(
        "M-47 -12Q-50 -50 -34 -56Q-10 -60 8 -56Q24 -56 34 -44L38 -26L30 -12L20 -18L10 -10L0 -17L-10 -9L-20 -16L-30 -8L-38 -14Z",
        d.linear(-40, -56, 30, -8, (0, light), (0.4, middle), (1, dark)),
    )
    d.line("M-45 -24Q-10 -14 36 -30", 4.4, "#fff6dc").line("M34 -44Q44 -58 47 -77", 5, middle)
    d.path(
        "M-16 -56Q-18 -80 -6 -84H12Q21 -78 18 -58L8 -46H-8Z",
        d.linear(-14, -84, 18, -50, (0, STEEL_LIGHT), (1, STEEL_DARK)),
    )
    d.path(
        "M-11 -84V-98Q-10 -110 2 -110T15 -98V-84Q2 -78 -11 -84Z",
        d.linear(-10, -110, 16, -84, (0, STEEL_LIGHT), (1, STEEL_DARK)),
    )
    d.path("M-2 -99H15V-93H-2Z", LINE).path("M2 -110Q-4 -122 -18 -118Q-22 -112 -20 -104Q-12 -112 2 -110Z", middle)
    d.path("M22 -40L27 -124H30L27 -40Z", "#6b4526").path(
        "M29 -122L54 -113L28 -103Z", middle, stroke=dark, stroke_width=1.6
    )
    d.disc(23, -62, 5.4, "#c9d4de")
    d.path("M-22 -78Q-12 -74 -2 -78Q0 -58 -12 -48Q-24 -58 -22 -78Z", "#fffaf0", stroke=LINE, stroke_width=2)
    d.path("M-18.500 -74Q-12 -71.500 -5.500 -74Q-5 -60 -12 -53Q-19 -60 -18.500 -74Z", middle)


# the wagon

_COVER = "M-44 -34Q-48 -90 -34 -92H30Q48 -88 46 -34Z"
_BED = "M-50 -38H52L46 -16H-42Z"
_WHEELS = ring(-28, -15, 16) + ring(30, -15, 16)
WAGON = _COVER + _BED + _WHEELS + "M50 -30L70 -22V-17L48 -22Z"
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.85, 0), (0.85, 0)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
}


def wheel(d: Drawing, x: float, y: float, r: float) -> None:
    """A wagon wheel with eight spokes."""
    d.disc(x, y, r, "#2f1c0e").disc(x, y, r * 0.84, PINE[1]).disc(x, y, r * 0.62, "#2f1c0e")
    for turn in (0, 45, 90, 135):
        d.line(
            f"M{num(x - r * 0.7)} {num(y)}H{num(x + r * 0.7)}",
            r * 0.13,
            PINE[0],
            transform=f"rotate({turn} {num(x)} {num(y)})",
        )
    d.disc(x, y, r * 0.26, GOLD).disc(x, y, r * 0.12, GOLD_DARK)


def wagon(d: Drawing, level: int = 0, cloth: tuple[str, str, str] = (LIGHT, BODY, SHADE)) -> None:
    """A covered wagon, 92 high, its cover in its owner's colours; the level is told by as many pips, 0 tells none."""
    light, middle, dark = cloth
    d.line("M48 -27L70 -19", 5.4, PINE[2])
    d.path(_COVER, d.linear(0, -92, 0, -34, (0, light), (0.35, middle), (1, dark)))
    d.path(
        "M-34 -92Q-48 -90 -44 -34H-35Q-38 -84 -26 -92ZM30 -92Q48 -88 46 -34H38Q40 -84 22 -92Z", "#fffaf0", opacity=0.85
    )
    d.line("M-37 -38Q-40 -84 -28 -90M40 -38Q42 -84 26 -90", 1.6, dark, opacity=0.7)
    d.path(_BED, d.linear(0, -38, 0, -16, (0, PINE[0]), (1, PINE[1]))).line("M-50 -37H52", 3.4, "#e9c48c").line(
        "M-45 -27H48", 1.6, PINE[2]
    )
    wheel(d, -28, -15, 16)
    wheel(d, 30, -15, 16)
    for dx, dy in PIPS.get(level, ()):
        x, y = 1 + dx * 19, -64 + dy * 16
        d.disc(x, y, 9.4, LINE).disc(x, y, 7.6, "#fffdf4")
    if level == 5:
        d.path(
            "M-12 -92L-15 -106L-6 -100L1 -110L8 -100L17 -106L14 -92Z",
            GOLD,
            stroke=GOLD_DARK,
            stroke_width=2,
            stroke_linejoin="round",
        )


def horse(d: Drawing, coat: tuple[str, str] = ("#b9804c", "#6f4423")) -> None:
    """A draught horse that walks to the right, 92 high."""
    body = _HORSE
    d.line("M-44 -46Q-56 -38 -52 -16", 6, "#3a2414")
    d.path(body, d.linear(-20, -84, 20, 0, (0, coat[0]), (1, coat[1])))
    d.path("M-22 -18L-26 0H-18L-14 -18ZM14 -18L18 0H26L22 -18Z", coat[1])
    d.path("M18 -62Q26 -80 38 -84L36 -76Q26 -66 26 -50L16 -54Z", "#3a2414")
    d.disc(48, -68, 2.6, LINE).line("M18 -56Q30 -44 34 -34", 8, "#3a2414").line("M18 -56Q30 -44 34 -34", 4, GOLD)
    d.line("M44 -54L54 -58M-40 -38L30 -38", 2.2, "#3a2414")


# the castle

_KEEP = "M-28 0V-78H-32V-94H-22V-87H-12V-94H-2V-87H8V-94H18V-87H28V-94H32V-78H28V0Z"
_LEFT = "M-66 0V-52H-69V-58L-52 -88L-35 -58V-52H-38V0Z"
_RIGHT = "M66 0V-52H69V-58L52 -88L35 -58V-52H38V0Z"
CASTLE = _KEEP + _LEFT + _RIGHT + "M-44 0V-40H44V0Z"


def castle(d: Drawing, roof: tuple[str, str] = ("#4f86c6", "#274c80")) -> None:
    """A castle of pale stone with two roofed towers and a gate, 116 high with its banner and 138 wide."""
    stone = ("#fbf3e2", "#d3c5a8", "#8f8168")
    d.line("M0 -92V-116", 2.6, "#5a3f26").path("M1 -116Q12 -112 24 -115L18 -108L24 -101Q12 -98 1 -102Z", "#c8372f")
    d.path(_KEEP, d.linear(-30, 0, 30, 0, (0, stone[0]), (0.5, stone[1]), (1, stone[2])))
    for x in (-52, 52):
        d.path(box(x - 14, -56, 28, 56), d.linear(x - 14, 0, x + 14, 0, (0, stone[0]), (0.55, stone[1]), (1, stone[2])))
        d.path(
            f"M{x - 17} -54V-58L{x} -88L{x + 17} -58V-54Z", d.linear(x - 14, 0, x + 16, 0, (0, roof[0]), (1, roof[1]))
        )
        d.path(box(x - 3.5, -44, 7, 13, 3), "#3a2c20")
        d.line(f"M{x} -88V-96", 2, "#5a3f26").path(f"M{x + 0.5} -97L{x + 11} -93.500L{x + 0.5} -90Z", GOLD)
    teeth = "".join(box(-44 + k * 12.6, -47, 7.2, 8) for k in range(8) if not 2 <= k <= 4)
    d.path(box(-40, -40, 80, 40) + teeth, d.linear(0, -44, 0, 0, (0, "#f3e9d2"), (1, "#a9997b")))
    d.line(
        "M-38 -28H-18M18 -28H38M-38 -16H-18M18 -16H38M-30 -40V-28M30 -40V-28M-24 -28V-16M26 -28V-16",
        1.4,
        "#7d6f58",
        opacity=0.7,
    )
    d.path("M-32 -78H32V-73H-32Z", "#7d6f58", opacity=0.45)
    d.path(box(-16, -68, 7, 14, 3) + box(9, -68, 7, 14, 3) + box(-3.5, -72, 7, 16, 3), "#3a2c20")
    d.path("M-15 0V-24A15 15 0 0 1 15 -24V0Z", "#2f2216").path("M-11 0V-23A11 11 0 0 1 11 -23V0Z", "#8a5a30")
    d.line("M0 -34V0M-11 -20H11M-11 -10H11", 1.6, "#4a2f18")
