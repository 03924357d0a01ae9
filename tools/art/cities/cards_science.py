"""The ten kinds of science cards."""

from __future__ import annotations

from emblems import RESOURCES
from scenery import flame, glow
from svgkit import Drawing, box, num, points, polar, ring

from .cast import (
    BLUE,
    BROWN,
    CREAM,
    GREEN,
    GREY,
    INK,
    OCHRE,
    PURPLE,
    RED,
    beret,
    cloud,
    frame,
    helm,
    hills,
    house,
    noon,
    person,
    placed,
    point,
    room,
    sheet,
    sword,
    tower,
    wide_hat,
)
from .marks import GOLD, GOLD_DARK, GOLD_LIGHT, STEEL, STEEL_DARK, STEEL_LIGHT, WOOD


def plank(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """A table's edge or a beam."""
    d.path(box(x, y, w, h, 1.5), d.linear(0, y, 0, y + h, (0, WOOD[0]), (0.4, WOOD[1]), (1, WOOD[2])))


def small_die(
    d: Drawing, x: float, y: float, s: float, turn: float, fill: str, pip: str, pips: tuple[tuple[int, int], ...]
) -> None:
    d.group(f"translate({num(x)} {num(y)}) rotate({num(turn)})")
    d.path(box(-s, -s, 2 * s, 2 * s, s * 0.4), fill, stroke=INK, stroke_width=0.8)
    for a, b in pips:
        d.disc(a * s * 0.52, b * s * 0.52, s * 0.2, pip)
    d.end()


def gear(d: Drawing, x: float, y: float, r: float, teeth: int, fill: str, turn: float = 0) -> None:
    corners = []
    for k in range(teeth):
        a = turn + k * 360 / teeth
        w = 90 / teeth
        corners += [
            polar(x, y, r * 0.8, a - w * 1.15),
            polar(x, y, r, a - w * 0.7),
            polar(x, y, r, a + w * 0.7),
            polar(x, y, r * 0.8, a + w * 1.15),
        ]
    d.path(points(corners) + ring(x, y, r * 0.3, False), fill, hole=True, stroke=INK, stroke_width=0.8)
    d.line(ring(x, y, r * 0.55), r * 0.08, INK, opacity=0.35)


def alchemist() -> Drawing:
    d = room(("#5a4a82", "#221a3c"), ("#6b4526", "#3a2414"))
    plank(d, 84, 40, 46, 4)
    for x, tone, h in ((90, "#d9483b", 13), (102, "#4aa9d8", 16), (113, "#e8c65f", 11), (123, "#86c26a", 15)):
        d.path(box(x - 4, 40 - h, 8, h, 2.5), tone, opacity=0.9).path(box(x - 1.8, 36 - h, 3.6, 5, 1), "#e8dcc0")
    glow(d, 92, 82, 52, "#b8f09a", 0.75)
    hat = "M-19 -93Q0 -88 19 -93Q10 -100 4 -136Q-2 -112 -19 -93Z"

    def pointed(p: Drawing) -> None:
        p.path(hat, "#3b2c78").path("M-15 -98Q0 -93 15 -98L17 -93.500Q0 -88.500 -17 -93.500Z", GOLD)
        p.path(
            "M2 -116l1.600 3.400l3.600 .4l-2.700 2.500l.7 3.600l-3.200 -1.800l-3.200 1.800l.7 -3.600l-2.700 -2.500l3.600 -.4Z",
            GOLD_LIGHT,
        )

    person(d, 44, 146, 92, PURPLE, hair="", beard="#f0ece0", left=(-18, -36), right=(34, -66), hat=pointed, look=2)
    plank(d, 62, 118, 72, 7)
    d.path(
        "M88 74H104V79H101V90L116 113A5 5 0 0 1 112 118H80A5 5 0 0 1 76 113L91 90V79H88Z",
        "#d8f0e4",
        opacity=0.55,
        stroke="#ffffff",
        stroke_width=1.4,
    )
    d.path("M86.500 97H105.500L113.500 110A4 4 0 0 1 110.500 116H81.500A4 4 0 0 1 78.500 110Z", "#86e05a")
    for x, y, r in ((90, 106, 2.6), (99, 103, 2), (103, 110, 3), (96, 92, 1.8), (94, 70, 3), (99, 62, 2.2)):
        d.disc(x, y, r, "#dcffc0", opacity=0.9)
    small_die(d, 86, 52, 9.5, -16, "#fffaf0", INK, ((-1, -1), (0, 0), (1, 1)))
    small_die(d, 110, 58, 9.5, 14, "#d9483b", "#fffaf0", ((-1, -1), (1, -1), (-1, 1), (1, 1)))
    d.path("M73 64L78 70L73 76L68 70Z", "#e8f4c8")
    return frame(d, "science")


def crane() -> Drawing:
    d = noon()
    hills(d, 104, "#a9cf83", "#86b862", "#4f8442")
    d.path(box(72, 92, 52, 58), d.linear(72, 0, 124, 0, (0, "#f4ead2"), (1, "#b39c6a")))
    d.path("M72 92V82H84V92ZM96 92V76H110V92Z", "#e3d2aa")
    d.line(
        "M72 104H124M72 117H124M72 130H124M86 92V104M104 92V104M94 104V117M114 104V117M84 117V130M104 117V130",
        1.3,
        "#8f7c58",
        opacity=0.7,
    )
    d.path(box(92, 126, 14, 24, 7), "#4a2f1d")
    d.path("M20 150L36 56H42L46 150H40L37 90L27 150Z", WOOD[1], stroke=WOOD[2], stroke_width=1)
    d.path("M22 138H44V142H22ZM28 112H43V116H28Z", WOOD[0])
    d.path("M34 62L104 26L107 32L40 72Z", d.linear(0, 26, 0, 72, (0, WOOD[0]), (1, WOOD[2])))
    d.line("M39 58L22 44L104 29", 1.6, "#3b2c20")
    d.line("M103 31V56", 1.8, "#3b2c20")
    d.line("M103 50L92 60M103 50L114 60", 1.6, "#3b2c20")
    d.path(
        box(88, 59, 30, 18, 1.5),
        d.linear(88, 59, 118, 77, (0, "#fffaf0"), (1, "#b8a680")),
        stroke="#6e614e",
        stroke_width=1,
    )
    gear(d, 30, 116, 22, 14, WOOD[1])
    d.line(ring(30, 116, 16.5), 3, WOOD[0])
    d.line("M30 100V132M14 116H46M19 105L41 127M41 105L19 127", 2, WOOD[2])
    person(d, 60, 148, 44, RED, left=(-20, -50), right=(20, -72), hat=beret("#7a4a26"))
    return frame(d, "science")


def engineer() -> Drawing:
    d = noon()
    hills(d, 96, "#a9cf83", "#9cc06f", "#5d8a48")
    for x in (74, 116):
        tower(d, x, 122, 20, 68)
    d.path(
        "M88 122V74H92V68H98V74H103V68H109V74H114V68H118V122Z", d.linear(88, 0, 118, 0, (0, "#f4ead2"), (1, "#b8a680"))
    )
    d.path("M95 122V104a8 8 0 0 1 16 0V122Z", "#4a2f1d")
    d.line("M90 84H116M90 94H116", 1.2, "#8f7c58", opacity=0.7)
    d.path("M3 118Q60 108 137 120V150H3Z", d.linear(0, 112, 0, 150, (0, "#cdb07a"), (1, "#8f6c3c")))
    person(
        d,
        42,
        144,
        98,
        BLUE,
        hair="#8a8a86",
        beard="#a8a49a",
        left=(-2, -48),
        right=(34, -54),
        hat=beret("#2c5a8c", "#fffaf0"),
        look=2,
    )
    sheet(d, 66, 104, 40, 28, -8, 0)
    d.group("translate(66 104) rotate(-8)")
    d.line("M-14 8V-3H-10V-6H-6V-3H6V-6H10V-3H14V8ZM-4 8V3a4 4 0 0 1 8 0V8", 1.5, "#2c5a8c")
    d.end()
    d.line("M75 82L68 102M75 82L84 100", 2.2, GOLD_DARK).disc(75, 82, 3, GOLD)
    return frame(d, "science")


def token(d: Drawing, x: float, y: float, r: float, pips: int) -> None:
    """A number token that shows its pips only."""
    d.disc(x, y + 1.5, r, INK, opacity=0.4).disc(x, y, r, "#8d744a").disc(
        x, y, r * 0.92, d.radial(x - r * 0.3, y - r * 0.3, r * 1.3, (0, "#fffaf0"), (1, "#dcc896"))
    )
    for k in range(pips):
        d.disc(x + (k - (pips - 1) / 2) * r * 0.36, y, r * 0.15, "#2b2a26")


def inventor() -> Drawing:
    d = room(("#f4deac", "#b98f52"), ("#8a5a30", "#4f341d"), 122)
    d.path(box(14, 34, 34, 46, 17), "#a8d9ea").line("M31 34V80M14 58H48", 2, WOOD[1])
    gear(d, 108, 40, 19, 12, GOLD)
    gear(d, 82, 56, 12, 9, "#b98a5a", 10)
    gear(d, 118, 70, 11, 9, STEEL)
    person(d, 42, 148, 92, GREEN, hair="#d9d4c6", left=(-22, -52), right=(26, -60), beard="", look=1, hat=_goggles)
    plank(d, 58, 122, 76, 7)
    token(d, 76, 106, 13.5, 2)
    token(d, 115, 106, 13.5, 4)
    d.line("M80 88Q96 76 110 87", 3, "#c8443c").path("M112 92L103 88L111 81Z", "#c8443c")
    d.line("M111 123Q95 134 81 125", 3, "#3d7dd8").path("M78 119L87 122L81 130Z", "#3d7dd8")
    return frame(d, "science")


def _goggles(d: Drawing) -> None:
    d.path("M-15 -90Q-22 -104 -12 -106Q-8 -114 2 -110Q14 -114 15 -104Q22 -98 15 -90Q10 -98 0 -97T-15 -90Z", "#e6e1d3")
    d.line("M-13 -88H13", 3, "#5a3b22")
    for x in (-5.2, 5.2):
        d.disc(x, -86, 5.4, GOLD_DARK).disc(x, -86, 3.8, "#bfe6f5").disc(x + 0.6, -85.6, 1.6, INK)


def irrigation() -> Drawing:
    d = noon()
    hills(d, 86, "#a9cf83", "#b9b04a", "#8a7a24")
    for row, y in enumerate((104, 114, 126, 140)):
        for k in range(11):
            x = 64 + k * 8 - row * 3
            if 74 < x < 138:
                d.line(f"M{x} {y + 8}V{y - 4}", 1.3, "#d9a93a").path(
                    f"M{x} {y - 13}q3.400 6 0 12q-3.400 -6 0 -12Z", "#f2cf5f"
                )
    d.path(
        "M58 62Q72 92 66 108Q60 124 76 150H44Q46 122 52 106Q56 90 46 62Z",
        d.linear(0, 62, 0, 150, (0, "#8fd3ee"), (1, "#2f88b5")),
    )
    d.line("M56 92q4 6 3 14q-4 16 0 34M64 120q0 10 4 24", 1.6, "#e4f5fa", opacity=0.85)
    d.path("M22 150L30 74H36L44 150H38L33 96L28 150Z", WOOD[1])
    d.line(ring(33, 76, 32), 4.6, WOOD[2])
    d.line(ring(33, 76, 32), 2.6, WOOD[0])
    d.line(ring(33, 76, 22), 2, WOOD[1])
    for k in range(8):
        a = k * 45 + 12
        (x0, y0), (x1, y1) = polar(33, 76, 5, a), polar(33, 76, 32, a)
        d.line(f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}", 2.2, WOOD[1])
        d.group(f"translate({num(x1)} {num(y1)})").path(
            "M-5 -4H5L4 5H-4Z", "#8a5a30", stroke=WOOD[2], stroke_width=0.8
        ).path("M-4.600 -3.500H4.600V-1H-4.600Z", "#6fc1e8").end()
    d.disc(33, 76, 5, WOOD[2]).disc(33, 76, 2.6, GOLD)
    d.path("M30 42Q52 34 62 48L60 66H54Q54 50 44 48Z", "#8fd3ee", opacity=0.9)
    d.path("M40 40H72L70 47H44Z", WOOD[1]).path("M42 41H70L69.500 43.500H43Z", "#6fc1e8")
    return frame(d, "science")


def medicine() -> Drawing:
    d = room(("#f6ecd0", "#b9b98a"), ("#9a7044", "#573a20"), 120)
    for x, tone in ((96, "#6aa84f"), (108, "#8fbf6a"), (120, "#5a8f48")):
        d.line(f"M{x} 10V26", 1.4, WOOD[1])
        for k in range(5):
            d.path(f"M{x} {24 + k * 4}q{-9 + k} 3 -8 11q8 -1 8 -11q0 10 8 11q1 -8 -8 -11Z", tone)
    person(d, 46, 148, 98, CREAM, hair="", left=(-10, -42), right=(30, -50), hat=_wimple, look=2, sash="#86c26a")
    plank(d, 56, 120, 78, 7)
    d.path(
        "M84 94H126Q126 114 114 118H96Q84 114 84 94Z",
        d.linear(84, 0, 126, 0, (0, "#fffaf0"), (0.6, "#cfd3cc"), (1, "#8c938c")),
    )
    d.oval(105, 94, 21, 5, "#7f8a7c").oval(105, 94.5, 18, 3.6, "#6aa84f")
    d.path("M106 94L124 62L130 65L113 96Z", d.linear(106, 0, 130, 0, (0, "#fffaf0"), (1, "#a5aca4")))
    d.path("M105 100Q114 104 105 114Q96 104 105 100Z", "#5a9c48").line("M105 103V115", 1.2, "#2f5d33")
    d.path(box(66, 100, 13, 20, 3), "#4aa9d8", opacity=0.9).path(box(69.5, 93, 6, 8, 1.5), "#e8dcc0").path(
        box(68, 107, 9, 8, 1), "#fffaf0"
    )
    d.path("M92 92Q84 78 92 72Q98 80 96 92ZM98 92Q100 80 108 78Q108 88 102 93Z", "#5a9c48")
    return frame(d, "science")


def _wimple(d: Drawing) -> None:
    d.path(
        "M-15 -60Q-19 -84 -14 -96Q0 -110 14 -96Q19 -84 15 -60Q12 -68 11.500 -84Q10 -94 0 -94.500Q-10 -94 -11.500 -84Q-12 -68 -15 -60Z",
        "#ffffff",
    )
    d.path("M-11 -96Q0 -101 11 -96L11.500 -91Q0 -96 -11.500 -91Z", "#86c26a")


def mining() -> Drawing:
    d = noon()
    d.path("M3 92L24 44L42 66L72 22L104 64L120 46L137 70V150H3Z", "#77879a")
    d.path("M72 22L84 38L76 44L70 37L62 42ZM24 44L30 52L24 57L19 54ZM120 46L127 55L120 60L115 54Z", "#f4f8fb")
    d.path("M3 112Q60 98 137 110V150H3Z", d.linear(0, 100, 0, 150, (0, "#8f8a6a"), (1, "#4f4a38")))
    d.path("M64 130V84a24 24 0 0 1 48 0V130Z", "#140e0a")
    glow(d, 88, 108, 26, "#ffb54a", 0.55)
    d.path(
        "M58 132V80H67V132ZM109 132V80H118V132ZM55 74H121V83H55Z", d.linear(0, 74, 0, 132, (0, WOOD[0]), (1, WOOD[2]))
    )
    d.line("M70 150L82 118M112 150L94 118M70 144H108M76 134H102", 2, "#3b2c20")
    placed(d, RESOURCES["ore"], 98, 114, 34)
    d.path(
        "M78 118H120L115 136H83Z", d.linear(0, 118, 0, 136, (0, "#7a6a58"), (1, "#3d342a")), stroke=INK, stroke_width=1
    )
    d.line("M80 123H118", 1.6, "#a89a86")
    d.disc(89, 138, 5, INK).disc(89, 138, 2.4, STEEL).disc(109, 138, 5, INK).disc(109, 138, 2.4, STEEL)

    def pick(p: Drawing) -> None:
        p.line("M8 -52L34 -96", 4, WOOD[1])
        p.path("M14 -104Q34 -104 48 -84Q36 -94 20 -98Z", STEEL_DARK).path(
            "M14 -104Q34 -104 48 -84Q34 -98 14 -104Z", STEEL_LIGHT
        )

    person(
        d,
        34,
        144,
        84,
        GREY,
        hair="#3a2618",
        beard="#5a3c26",
        left=(2, -46),
        right=(18, -68),
        hat=beret("#8a5a30"),
        held=pick,
        look=2,
    )
    return frame(d, "science")


def printer() -> Drawing:
    d = room(("#f4e2bc", "#b98f5a"), ("#8a5a30", "#4f341d"), 120)
    d.line("M10 34H130", 1.4, WOOD[2])
    for x, t in ((52, -3), (80, 2), (112, -2)):
        sheet(d, x, 45, 17, 21, t, 4)
    d.path("M62 148V58H72V148ZM118 148V58H128V148Z", d.linear(0, 58, 0, 148, (0, WOOD[0]), (1, WOOD[2])))
    d.path(box(58, 56, 74, 10, 2), WOOD[1]).path(box(58, 56, 74, 3, 1.5), WOOD[0])
    d.path("M91 62H99V92H91Z", STEEL_DARK).line("M91 68L99 72M91 75L99 79M91 82L99 86", 1.4, STEEL_LIGHT)
    d.path(box(76, 92, 38, 9, 1.5), d.linear(0, 92, 0, 101, (0, "#7a6a58"), (1, "#3d342a")))
    d.path(box(66, 116, 58, 9, 1.5), WOOD[0]).path(box(70, 108, 50, 8, 1), "#fffdf4")
    d.line("M74 112H116", 2, "#7d6b48")
    d.line("M95 84L58 78", 4.4, WOOD[2])
    person(
        d,
        36,
        148,
        92,
        RED,
        hair="#3a2618",
        left=(-12, -40),
        right=(26, -74),
        hat=beret("#8c2a22"),
        sash="#fdf5e3",
        look=2,
    )
    point(d, 98, 136, 11)
    return frame(d, "science")


def road_building() -> Drawing:
    d = noon()
    hills(d, 76, "#a9cf83", "#86b862", "#4f8442")
    house(d, 96, 74, 15, 11)
    house(d, 112, 77, 12, 9)
    d.path(
        "M96 76Q102 88 82 96Q60 104 62 118Q66 134 54 150H122Q116 130 104 118Q92 106 102 96Q110 86 104 76Z",
        d.linear(0, 76, 0, 150, (0, "#efe0bc"), (1, "#b8a07a")),
        stroke="#7d6b48",
        stroke_width=1.2,
    )
    for x, y, w in (
        (70, 144, 13),
        (88, 145, 14),
        (106, 144, 12),
        (77, 134, 11),
        (93, 134, 12),
        (73, 124, 9),
        (86, 123, 10),
        (98, 125, 8),
        (78, 113, 8),
        (90, 112, 8),
        (86, 103, 7),
    ):
        d.path(box(x - w / 2, y - w * 0.28, w, w * 0.56, w * 0.22), "#d9c8a6", stroke="#8f7c58", stroke_width=0.9)

    def maul(p: Drawing) -> None:
        p.line("M12 -50L30 -92", 4, WOOD[1])
        p.group("translate(30 -94) rotate(24)").path(box(-12, -7, 24, 13, 2), STEEL_DARK).path(
            box(-12, -7, 24, 4, 2), STEEL_LIGHT
        ).end()

    person(
        d,
        36,
        146,
        90,
        OCHRE,
        hair="#5a3c26",
        left=(4, -46),
        right=(20, -66),
        hat=wide_hat("#d9b06a", "#8c2a22"),
        held=maul,
        look=2,
    )
    d.path("M112 150l3 -14l8 -3l6 5l2 12Z", "#a8a49a").path("M112 150l3 -14l5 4l-1 10Z", "#d6d2c6")
    return frame(d, "science")


def smith() -> Drawing:
    d = room(("#7d4a2c", "#24150c"), ("#4a3a30", "#1c1410"), 122)
    d.path(box(94, 40, 40, 84), "#3d2a20")
    d.path("M100 122V84a14 14 0 0 1 28 0V122Z", "#140b06")
    flame(d, 114, 120, 34)
    glow(d, 108, 100, 56, "#ff9a3a", 0.7)
    d.path(
        "M60 104H104Q112 104 118 97H60V104ZM70 104H92L88 118H98V126H64V118H74Z",
        d.linear(0, 96, 0, 126, (0, STEEL), (1, "#2b333b")),
    )
    d.path("M52 91H98L106 94L98 97H52Z", d.linear(52, 0, 106, 0, (0, "#8c2a12"), (0.5, "#ff8a2b"), (1, "#ffe9a0")))
    d.path(box(44, 90, 9, 8, 1.5), "#5a3b22")
    for x, y in ((92, 82), (84, 74), (102, 78), (78, 84), (96, 68), (108, 86), (72, 78)):
        d.path(f"M{x} {y - 3}l1.400 3l-1.400 3l-1.400 -3Z", "#ffe9a0")

    def hammer(p: Drawing) -> None:
        p.line("M22 -72L40 -104", 4.4, WOOD[1])
        p.group("translate(42 -106) rotate(30)").path(box(-14, -8, 28, 15, 2), "#454e58").path(
            box(-14, -8, 28, 5, 2), STEEL_LIGHT
        ).end()

    person(d, 38, 148, 94, BROWN, hair="#3a2618", beard="#3a2618", left=(8, -50), right=(26, -80), held=hammer, look=2)
    d.path("M26 100L50 100L54 148H22Z", "#4a3226", opacity=0.85)
    return frame(d, "science")


SCENES = (alchemist, crane, engineer, inventor, irrigation, medicine, mining, printer, road_building, smith)
DRAWINGS = {f"card-{draw.__name__}": (draw,) for draw in SCENES}
