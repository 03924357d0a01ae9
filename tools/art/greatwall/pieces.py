"""The pieces in seat colours: soldiers, clerks, overseers, special soldiers and the markers of a player; firearms belong to nobody.

A figure is drawn round its foot at 0, 0, about 100 high, and looks to the right; what tells its kind is its outline.
"""

from __future__ import annotations

from collections.abc import Callable

from cities.marks import BODY, LIGHT, SHADE, rim
from svgkit import Drawing, box, num, ring, star

from .kit import GOLD, GOLD_DARK, GOLD_LIGHT, INK, JADE_DARK, LACQUER, STEEL, WOOD

SKIN = "#efc9a2"
Figure = Callable[[Drawing], None]


def _body(d: Drawing, x0: float = -26, x1: float = 26) -> str:
    return d.linear(x0, -60, x1, 0, (0, LIGHT), (0.35, BODY), (1, SHADE))


COAT = "M-13 -58Q-25 -54 -26 -34L-30 0H30L26 -34Q25 -54 13 -58Z"
HEAD = ring(0, -70, 15)
HAT_CONE = "M-31 -68Q-12 -76 0 -102Q12 -76 31 -68Q0 -60 -31 -68Z"
HELM = "M-19 -68Q-20 -90 -4 -95L0 -110L4 -95Q20 -90 19 -68Q22 -62 22 -54L14 -58V-68H-14V-58L-22 -54Q-22 -62 -19 -68Z"


def _face(d: Drawing, y: float = -69) -> None:
    d.disc(0, y, 14, SKIN).disc(-5, y, 2.2, INK).disc(5.5, y, 2.2, INK).line(f"M-4 {y + 7}q4 2.500 8 0", 1.8, "#8c4a30")


def _coat(d: Drawing) -> None:
    d.path(COAT, _body(d), stroke=INK, stroke_width=1.4)
    d.line("M0 -57V0", 1.6, INK, opacity=0.5).line("M-11 -57L2 -42L12 -57", 3, LIGHT)
    d.path("M-27 -28H27L27.500 -21H-27.500Z", INK, opacity=0.75).path(box(-5, -30, 10, 11, 2), GOLD)


def _helm(d: Drawing) -> None:
    d.path(
        HELM, d.linear(-20, -100, 20, -56, (0, STEEL[0]), (0.5, STEEL[1]), (1, STEEL[2])), stroke=INK, stroke_width=1.4
    )
    d.path("M-19 -72Q0 -79 19 -72V-67Q0 -74 -19 -67Z", GOLD).disc(0, -74, 3, LACQUER)


SPEAR = box(30, -100, 6, 100) + "M23 -94L33 -126L43 -94Z"


def spearman(d: Drawing) -> None:
    d.path(box(31, -96, 4, 96), WOOD[1])
    d.path(
        "M25 -95L33 -124L41 -95Z", d.linear(25, 0, 41, 0, (0, STEEL[0]), (1, STEEL[2])), stroke=INK, stroke_width=1
    ).path("M25 -95H41L37 -84L33 -90L29 -84Z", LACQUER)
    _coat(d)
    _face(d)
    _helm(d)
    d.path("M-40 -44H-12V-14L-26 -2L-40 -14Z", _body(d, -40, -10), stroke=INK, stroke_width=1.8).disc(
        -26, -26, 6, GOLD, stroke=GOLD_DARK, stroke_width=1
    )


SHIELD = "M-40 -44H-12V-14L-26 -2L-40 -14Z"
BOW = "M20 -92Q56 -54 20 -14L14 -18Q44 -54 14 -88Z"


def archer(d: Drawing) -> None:
    d.path("M-30 -84L-20 -46L-28 -44L-38 -80Z", WOOD[1], stroke=INK, stroke_width=1)
    for k in (-37, -33, -29):
        d.path(f"M{k} -80l-4 -16 8 2Z", "#ffffff", stroke=INK, stroke_width=0.8)
    _coat(d)
    _face(d)
    d.path("M-18 -72Q-18 -92 0 -92T18 -72Q0 -80 -18 -72Z", BODY, stroke=INK, stroke_width=1.4).path(
        "M-18 -72Q0 -82 18 -72V-67Q0 -76 -18 -67Z", LIGHT
    )
    d.path("M-16 -74L-34 -66L-30 -76Z", SHADE)
    d.path(BOW, d.linear(16, -90, 46, -14, (0, WOOD[0]), (1, WOOD[2])), stroke=INK, stroke_width=1.2)
    d.line("M17 -90L6 -52L17 -16", 1.6, "#ffffff").line("M4 -52H54", 3, INK).path(
        "M50 -58L64 -52L50 -46Z", STEEL[0], stroke=INK, stroke_width=1
    )
    d.disc(36, -52, 5.5, SKIN, stroke=INK, stroke_width=1)


HORSE = "M-50 -26Q-52 -56 -34 -60Q-16 -64 10 -60L22 -66Q30 -86 44 -90L47 -100L52 -90Q60 -86 64 -70L71 -57Q71 -49 62 -48L48 -56Q44 -38 36 -30L40 0H30L24 -26H-18L-26 0H-36L-34 -24Q-40 -30 -42 -40Q-48 -30 -46 -10L-52 -8Q-54 -18 -50 -26Z"


def horseman(d: Drawing) -> None:
    d.path(HORSE, d.linear(0, -96, 0, 0, (0, "#a9774a"), (1, "#5a381e")), stroke=INK, stroke_width=1.4)
    d.path("M22 -66Q30 -86 44 -90Q34 -74 28 -58Z", INK, opacity=0.8).disc(56, -74, 2.6, INK).line(
        "M48 -70L66 -62", 2, LACQUER
    )
    d.path("M-24 -62H16L20 -36Q-4 -28 -28 -36Z", _body(d, -28, 20), stroke=INK, stroke_width=1.2).line(
        "M-26 -42Q-4 -34 18 -42", 2.4, GOLD
    )
    d.group("translate(-6 -46) scale(.72)")
    d.path(COAT, _body(d), stroke=INK, stroke_width=1.6).line("M-11 -57L2 -42L12 -57", 3.4, LIGHT)
    _face(d)
    _helm(d)
    d.end()
    d.line("M-24 -34L50 -122", 4, WOOD[1]).path("M44 -122L60 -134L56 -114Z", STEEL[0], stroke=INK, stroke_width=1)
    d.disc(14, -78, 5, SKIN, stroke=INK, stroke_width=1)


HORSEMAN = HORSE + "M-28 -46Q-34 -100 -22 -104L-16 -118L-6 -126L4 -118L10 -104Q18 -90 16 -46Z"


def clerk(d: Drawing) -> None:
    _coat(d)
    d.path("M-14 -44H24V-20H-14Z", "#f6ecd4", stroke=INK, stroke_width=1.4).line(
        "M-9 -38H16M-9 -32H19M-9 -26H10", 1.8, "#6b5a3a"
    )
    _face(d)
    d.path(HAT_CONE, d.linear(0, -100, 0, -62, (0, "#f6dfa0"), (1, "#a97f38")), stroke=INK, stroke_width=1.4)
    d.line("M0 -100L-16 -68M0 -100L0 -64M0 -100L16 -68", 1.2, "#8a6428")
    d.line("M26 -48L36 -22", 3, INK).path("M35 -25L40 -10L31 -20Z", INK)


OVERSEER_HAT = "M-20 -74H20V-86H12Q12 -100 0 -100T-12 -86H-20ZM-46 -82H-20V-74H-46ZM20 -82H46V-74H20Z"


def overseer(d: Drawing) -> None:
    _coat(d)
    d.path(box(-13, -48, 26, 22, 2), GOLD, stroke=GOLD_DARK, stroke_width=1.4).path(star(0, -37, 8, 3.6, 5), LACQUER)
    _face(d)
    d.path("M-8 -58Q0 -40 8 -58Q0 -54 -8 -58Z", INK)
    d.path(OVERSEER_HAT, INK).line("M-18 -77H18", 3, BODY).disc(0, -86, 3.4, GOLD)


def tea(d: Drawing) -> None:
    """The tea marker: a lidded bowl."""
    d.oval(0, -2, 34, 6, INK, opacity=0.3)
    d.path(TEA, _body(d, -36, 36), stroke=INK, stroke_width=1.8)
    d.path("M-36 -46Q0 -36 36 -46Q38 -54 30 -57Q0 -70 -30 -57Q-38 -54 -36 -46Z", LIGHT, stroke=INK, stroke_width=1.4)
    d.disc(0, -66, 7, GOLD, stroke=INK, stroke_width=1.4).path(
        "M-30 -30Q0 -18 30 -30L28 -24Q0 -12 -28 -24Z", GOLD_LIGHT
    )
    d.line("M-14 -80q-6 -8 0 -15t0 -14M14 -80q6 -8 0 -15t0 -14", 3.4, "#ffffff", opacity=0.85)


TEA = (
    "M-36 -46Q-34 -10 -16 -6V0H16V-6Q34 -10 36 -46Q0 -36 -36 -46ZM-36 -46Q-38 -56 -8 -64A8 8 0 0 1 8 -64Q38 -56 36 -46Z"
)


def honour(d: Drawing) -> None:
    """The honour counter: a pennant with a star."""
    d.path("M-44 2V-6H-6V2Z", WOOD[2], stroke=INK, stroke_width=1.2)
    d.path(
        box(-30, -116, 7, 116, 3), d.linear(-30, 0, -23, 0, (0, WOOD[0]), (1, WOOD[2])), stroke=INK, stroke_width=1.2
    )
    d.path("M-23 -112H48L34 -76L48 -40H-23Z", _body(d, -23, 48), stroke=INK, stroke_width=1.6).path(
        star(6, -76, 28, 12, 5), GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=1
    )
    d.disc(-26.5, -116, 6, GOLD, stroke=INK, stroke_width=1.2)


HONOUR = "M-30 -6V-116A6 6 0 0 1 -20 -112H48L34 -76L48 -40H-20V-6H-8V4H-42V-6H-30Z"


def monk(d: Drawing) -> None:
    d.path(box(33, -124, 6, 124, 3), WOOD[1], stroke=INK, stroke_width=1).disc(
        36, -122, 8, GOLD, stroke=INK, stroke_width=1.4
    )
    d.path(COAT, "#d9822f", stroke=INK, stroke_width=1.4).path(
        "M-24 -44L-10 -58L28 -6L29 0H4Z", _body(d), stroke=INK, stroke_width=1.2
    )
    d.line("M-20 -40q10 16 24 20", 0.1, INK)
    for k, (x, y) in enumerate(((-14, -50), (-11, -43), (-6, -37), (0, -35), (6, -37), (11, -43), (14, -50))):
        d.disc(x, y, 4, WOOD[2] if k % 2 else "#7a3a1c", stroke=INK, stroke_width=0.8)
    d.disc(0, -73, 16, SKIN, stroke=INK, stroke_width=1.4).disc(-5, -72, 2.2, INK).disc(6, -72, 2.2, INK).line(
        "M-10 -78l7 2M10 -78l-7 2M-4 -63h9", 2, INK
    )
    for x, y in ((-5, -84), (0, -85), (5, -84)):
        d.disc(x, y, 1.4, LACQUER)


BARREL = "M14 -2Q8 -20 14 -38H42Q48 -20 42 -2Z"


def _barrel(d: Drawing, x: float, y: float, k: float) -> None:
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    d.path(
        "M-15 0Q-21 -18 -15 -38H15Q21 -18 15 0Z",
        d.linear(-18, 0, 18, 0, (0, WOOD[0]), (0.5, WOOD[1]), (1, WOOD[2])),
        stroke=INK,
        stroke_width=1.6,
    )
    d.line("M-17 -10H17M-17 -28H17", 3, INK).path("M-6 -24L0 -15L6 -24V-12H-6Z", LACQUER)
    d.path("M0 -38Q-2 -48 6 -52", "none", stroke=INK, stroke_width=2.2)
    d.path("M6 -52l2 -8 3 6 7 -1 -4 5 3 6 -7 -2Z", "#ffb347")
    d.end()


def sapper(d: Drawing) -> None:
    _coat(d)
    _face(d)
    d.path("M-18 -70Q-20 -90 0 -91T18 -70Q0 -80 -18 -70Z", BODY, stroke=INK, stroke_width=1.4).path(
        "M16 -74L34 -82L30 -70L36 -62Z", SHADE, stroke=INK, stroke_width=1
    )
    d.path("M-13 -63Q0 -68 13 -63Q12 -52 0 -52T-13 -63Z", LIGHT, stroke=INK, stroke_width=1.2)
    _barrel(d, 28, -1, 1.05)


TORCH = box(30, -84, 7, 60) + "M22 -82Q18 -104 34 -124Q50 -104 46 -82Q34 -74 22 -82Z"


def arsonist(d: Drawing) -> None:
    d.path(box(31, -84, 6, 60), WOOD[2], stroke=INK, stroke_width=1)
    d.path("M22 -82Q18 -104 34 -124Q50 -104 46 -82Q34 -74 22 -82Z", "#ee6c2c", stroke=INK, stroke_width=1.4).path(
        "M27 -82Q26 -96 34 -108Q42 -96 41 -82Q34 -77 27 -82Z", "#ffe08a"
    )
    _coat(d)
    d.path("M-20 -56Q-24 -94 0 -96T20 -56Q12 -48 0 -48T-20 -56Z", _body(d), stroke=INK, stroke_width=1.6).path(
        "M-13 -62Q-14 -82 0 -83T13 -62Q8 -56 0 -56T-13 -62Z", INK
    )
    d.disc(-5, -69, 2.8, "#ffd98a").disc(5.5, -69, 2.8, "#ffd98a")


XBOW = "M8 -62L60 -40L56 -32L4 -52ZM36 -86Q62 -76 62 -40Q58 -22 40 -10L34 -14Q54 -30 54 -44Q52 -70 32 -80Z"


def crossbowman(d: Drawing) -> None:
    _coat(d)
    _face(d)
    d.path("M-20 -66Q-22 -92 0 -93T20 -66L14 -70Q0 -78 -14 -70Z", JADE_DARK, stroke=INK, stroke_width=1.4).path(
        "M-4 -92H4L3 -108Q0 -114 -3 -108Z", GOLD, stroke=INK, stroke_width=1
    )
    d.path(
        "M36 -86Q62 -76 62 -40Q58 -22 40 -10L36 -14Q56 -30 56 -44Q54 -70 34 -80Z",
        STEEL[1],
        stroke=INK,
        stroke_width=1.4,
    )
    d.line("M35 -82L16 -52L38 -12", 1.8, "#ffffff").path(
        "M4 -57L62 -46V-39L4 -45Z", d.linear(0, -57, 0, -38, (0, WOOD[0]), (1, WOOD[2])), stroke=INK, stroke_width=1.4
    )
    d.disc(14, -44, 5.5, SKIN, stroke=INK, stroke_width=1)


MACHINE = "M-52 -12H52V-40L40 -46V-78L0 -104L-40 -78V-46L-52 -40Z" + ring(-34, -12, 14) + ring(34, -12, 14)


def war_machine(d: Drawing) -> None:
    """A covered cart with a ram's beak and blades; it takes the place of four."""
    d.path(
        "M-50 -14V-40L-40 -46H40L50 -40V-14Z",
        d.linear(0, -46, 0, -14, (0, WOOD[0]), (1, WOOD[2])),
        stroke=INK,
        stroke_width=1.8,
    )
    d.path("M-42 -46V-76L0 -102L42 -76V-46Z", _body(d, -42, 42), stroke=INK, stroke_width=2)
    for k in (-1, 0, 1):
        d.path(f"M{k * 26 - 10} -50V-72H{k * 26 + 10}V-50Z", SHADE, stroke=INK, stroke_width=1.2).path(
            box(k * 26 - 6, -66, 12, 6), INK
        )
    d.line("M-42 -76L0 -102L42 -76", 4, LIGHT).disc(0, -88, 6, GOLD, stroke=INK, stroke_width=1.2)
    for x in (-44, -22, 0, 22, 44):
        d.path(f"M{x - 5} -40L{x} -24L{x + 5} -40Z", STEEL[0], stroke=INK, stroke_width=1)
    for x in (-34, 34):
        d.disc(x, -12, 13, WOOD[2], stroke=INK, stroke_width=2).disc(x, -12, 8, WOOD[0]).line(
            f"M{x - 8} -12h16M{x} -20v16", 2, INK
        ).disc(x, -12, 3.4, GOLD)


LEADER = (
    COAT
    + HEAD
    + HELM
    + "M-34 -112H-30V-4H-34ZM-26 -44Q-46 -30 -46 0H46Q46 -30 26 -44Z"
    + box(30, -100, 6, 100)
    + "M30 -90Q24 -112 42 -124Q50 -106 37 -90Z"
)


def leader(d: Drawing) -> None:
    """The general: cloak, crested helm, glaive and a pennant on his back."""
    d.path("M-34 -4V-112H-30V-4Z", WOOD[2]).path(
        "M-32 -112H-56L-48 -98L-56 -84H-32Z", LIGHT, stroke=INK, stroke_width=1.4
    ).path(star(-44, -98, 7, 3, 5), GOLD, stroke=GOLD_DARK, stroke_width=0.8)
    d.path(
        "M-14 -56Q-46 -44 -46 0H46Q46 -44 14 -56Z",
        d.linear(-40, 0, 40, 0, (0, SHADE), (0.5, BODY), (1, SHADE)),
        stroke=INK,
        stroke_width=1.4,
    )
    d.path(
        "M-20 -50Q0 -62 20 -50L24 0H-24Z",
        d.linear(0, -56, 0, 0, (0, GOLD_LIGHT), (1, GOLD_DARK)),
        stroke=INK,
        stroke_width=1.4,
    )
    for row in (-42, -31, -20, -9):
        d.line(f"M-21 {row}q5 6 10.500 0t10.500 0t10.500 0t10.500 0", 1.4, INK, opacity=0.7)
    d.disc(0, -36, 8, GOLD, stroke=GOLD_DARK, stroke_width=1.4)
    _face(d)
    d.path("M-9 -60Q0 -34 9 -60Q0 -55 -9 -60Z", INK)
    _helm(d)
    d.path("M-3 -108Q-16 -126 8 -128Q2 -118 4 -108Z", LACQUER, stroke=INK, stroke_width=1.2)
    d.path(box(31, -92, 5, 92), WOOD[1]).path(
        "M30 -90Q24 -112 42 -124Q50 -106 37 -90Z", STEEL[0], stroke=INK, stroke_width=1.2
    ).disc(33.5, -90, 4.5, LACQUER)


def piece(
    figure: Figure, outline: str, x: float = 50, y: float = 93, k: float = 0.74, size: tuple[float, float] = (100, 100)
) -> Drawing:
    """A figure with the light rim of every piece."""
    d = Drawing(*size)
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    rim(d, outline, 4.2 / k, 2.2 / k)
    figure(d)
    d.end()
    return d


# firearms


def ballista(d: Drawing) -> None:
    d.line("M-34 0L-6 -40L24 0M-8 -4L22 -38", 8, WOOD[2])
    d.path(
        "M-46 -38L52 -62L54 -52L-44 -28Z",
        d.linear(0, -62, 0, -28, (0, WOOD[0]), (1, WOOD[1])),
        stroke=INK,
        stroke_width=1.6,
    )
    d.path(
        "M18 -98Q40 -84 36 -56Q40 -32 28 -12L22 -14Q28 -36 26 -54Q28 -80 12 -92Z", WOOD[1], stroke=INK, stroke_width=1.6
    )
    d.line("M15 -95L-30 -38L25 -13", 2.2, "#f6ecd4").line("M-30 -42L60 -64", 4.4, STEEL[2]).path(
        "M56 -72L74 -68L60 -56Z", STEEL[0], stroke=INK, stroke_width=1.2
    )
    d.disc(-40, -33, 6, GOLD, stroke=INK, stroke_width=1.2)


BALLISTA = (
    "M-38 0L-8 -36L-46 -28V-38L26 -56L12 -92L18 -98Q40 -84 37 -60L74 -70L60 -52L36 -48Q38 -28 28 -8L24 4L4 -20L-28 4Z"
)


def cannon(d: Drawing) -> None:
    d.path(
        "M-40 -4L-30 -30H22L38 -4Z", d.linear(0, -30, 0, 0, (0, WOOD[0]), (1, WOOD[2])), stroke=INK, stroke_width=1.6
    )
    d.path(
        "M-52 -40Q-58 -56 -44 -64L52 -88Q60 -76 58 -62L-38 -32Q-48 -30 -52 -40Z",
        d.linear(0, -84, 14, -34, (0, "#b9894a"), (0.4, "#8a5f2a"), (1, "#3d2812")),
        stroke=INK,
        stroke_width=1.8,
    )
    d.path("M48 -91Q62 -80 62 -60L54 -57Q54 -76 42 -88Z", GOLD, stroke=INK, stroke_width=1.4).path(
        "M-8 -74L-2 -48L4 -50L-1 -76ZM-30 -68L-24 -40L-18 -42L-23 -70Z", GOLD, stroke=INK, stroke_width=0.8
    )
    d.disc(-54, -48, 6, GOLD, stroke=INK, stroke_width=1.4)
    for x in (-22, 22):
        d.disc(x, -8, 14, WOOD[1], stroke=INK, stroke_width=2.4).disc(x, -8, 8, WOOD[0]).line(
            f"M{x - 12} -8h24M{x} -20v24", 2.2, INK
        ).disc(x, -8, 4, GOLD)


CANNON = "M-40 4L-34 -30Q-56 -34 -60 -50Q-58 -62 -44 -64L50 -91Q64 -80 60 -60L24 -48L38 -4Q34 6 22 6Z"


def fire_lance(d: Drawing) -> None:
    d.line("M-40 0L0 -42L20 0", 6, WOOD[2])
    d.path(
        "M-54 -22L44 -88L50 -78L-48 -12Z",
        d.linear(0, -70, 8, -40, (0, "#8fbf7a"), (1, "#3f6f4e")),
        stroke=INK,
        stroke_width=1.6,
    )
    d.line("M-30 -39l7 10M-8 -54l7 10M14 -69l7 10", 2.4, GOLD)
    d.path(
        "M44 -92L58 -110L62 -96L80 -104L72 -90L88 -82L70 -80L70 -66L58 -74L48 -70Z",
        "#ee6c2c",
        stroke=INK,
        stroke_width=1.4,
    ).path("M50 -88L60 -98L62 -90L72 -92L66 -84L72 -78L60 -78L54 -76Z", "#ffe08a")
    d.path("M30 -84Q46 -96 40 -104", "none", stroke=LACQUER, stroke_width=3)
    d.path("M-20 -40L-10 -20L-24 -16Z", LACQUER, stroke=INK, stroke_width=1)


LANCE = "M-42 4L-16 -22L-48 -8L-56 -24L40 -92L58 -112L62 -98L82 -106L74 -90L90 -80L72 -78V-64L56 -70L2 -36L22 2L0 -20Z"


def powder(count: int) -> Drawing:
    """Barrels of black powder, one or three."""
    d = Drawing(100, 100)
    d.oval(50, 90, 40, 6, "#05090e", opacity=0.35)
    if count == 1:
        _barrel(d, 50, 90, 1.45)
    else:
        for x, y in ((28, 90), (70, 90), (49, 54)):
            _barrel(d, x, y, 0.95)
    return d


FIREARMS = {
    "ballista": (ballista, BALLISTA, 43, 90, 0.64),
    "cannon": (cannon, CANNON, 50, 84, 0.68),
    "fire_lance": (fire_lance, LANCE, 41, 86, 0.56),
}

DRAWINGS: dict[str, tuple] = {
    "piece-spearman": (piece, spearman, COAT + HEAD + HELM + SPEAR + SHIELD, 48, 92, 0.66),
    "piece-archer": (
        piece,
        archer,
        COAT + HEAD + BOW + "M-38 -80L-41 -96L-25 -94L-18 -46ZM4 -54H64V-50H4ZM-18 -72Q-18 -92 0 -92T18 -72Z",
        42,
        92,
        0.77,
    ),
    "piece-leader": (
        piece,
        leader,
        LEADER + "M-32 -112H-56L-48 -98L-56 -84H-32ZM-8 -108Q-16 -128 10 -128V-104Z",
        50,
        92,
        0.65,
    ),
    "piece-horseman": (piece, horseman, HORSEMAN, 45, 92, 0.64),
    "piece-clerk": (piece, clerk, COAT + HEAD + HAT_CONE, 50, 92, 0.82),
    "piece-overseer": (piece, overseer, COAT + HEAD + OVERSEER_HAT, 50, 92, 0.82),
    "piece-tea": (piece, tea, TEA, 50, 92, 0.74),
    "piece-honour": (piece, honour, HONOUR, 44, 88, 0.66),
    "piece-monk": (piece, monk, COAT + ring(0, -73, 16) + box(33, -124, 6, 124) + ring(36, -122, 8), 46, 92, 0.64),
    "piece-sapper": (
        piece,
        sapper,
        COAT + HEAD + BARREL + "M-18 -70Q-20 -90 0 -91T18 -70ZM16 -74L34 -82L36 -62Z",
        44,
        92,
        0.83,
    ),
    "piece-arsonist": (piece, arsonist, COAT + TORCH + "M-20 -56Q-24 -94 0 -96T20 -56Z", 46, 92, 0.65),
    "piece-crossbowman": (
        piece,
        crossbowman,
        COAT + HEAD + XBOW + "M-20 -66Q-22 -92 0 -93T20 -66ZM-4 -92H4L3 -110H-3Z",
        40,
        92,
        0.75,
    ),
    "piece-war_machine": (piece, war_machine, MACHINE, 50, 90, 0.76),
    **{f"gw-firearm-{kind}": (piece, *recipe) for kind, recipe in FIREARMS.items()},
    "gw-powder-barrel": (powder, 1),
    "gw-powder-barrels": (powder, 3),
}
