"""The nine kinds of politics cards."""

from __future__ import annotations

from scenery import flame, glow, sky, stars
from svgkit import Drawing, box, num, ring

from .cast import (
    BLACK,
    BLUE,
    BROWN,
    CREAM,
    GREEN,
    GREY,
    INK,
    PURPLE,
    RED,
    SKIN,
    SKIN_DARK,
    beret,
    frame,
    helm,
    hills,
    hood,
    new,
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
from .goods import coin, paper
from .marks import GOLD, GOLD_DARK, GOLD_LIGHT, STEEL, STEEL_DARK, STEEL_LIGHT, WOOD


def bishop() -> Drawing:
    d = noon()
    hills(d, 92, "#a9cf83", "#86b862", "#4f8442")
    tower(d, 104, 106, 18, 46)
    glow(d, 46, 60, 50, "#fff6cf", 0.8)

    def mitre(p: Drawing) -> None:
        p.path("M-15 -92Q-19 -114 0 -130Q19 -114 15 -92Q0 -86 -15 -92Z", "#fffaf0")
        p.path("M-15 -92Q0 -86 15 -92L15.500 -98Q0 -92 -15.500 -98ZM-2 -96H2V-127L0 -130L-2 -127Z", GOLD)
        p.line("M28 0V-112", 3.4, GOLD_DARK)
        p.line("M28 -112Q28 -132 42 -130Q52 -126 46 -116Q40 -110 37 -118", 4.4, GOLD)

    person(
        d, 42, 147, 92, PURPLE, hair="#d9d4c6", beard="#e6e1d3", left=(-24, -66), right=(28, -54), hat=mitre, sash=GOLD
    )
    d.path("M32 86L42 90L52 86L50 122L42 126L34 122Z", "#fffaf0", opacity=0.9).path(
        "M40 92H44V118H40ZM36 100H48V104H36Z", GOLD
    )
    # the robber runs from him
    d.group("translate(106 146) scale(.62)")
    d.path(
        "M-24 -2Q-22 -46 -4 -60Q18 -66 24 -44Q32 -22 26 0L14 -10L10 4L0 -8L-10 4Z",
        d.linear(-24, -60, 28, 0, (0, "#4a525c"), (1, "#171c22")),
    )
    d.path("M-2 -56Q-6 -82 14 -84Q30 -80 28 -60Q18 -50 -2 -56Z", "#2a313a")
    d.path("M12 -74Q26 -76 27 -62Q20 -56 11 -60Z", "#0d1116").disc(18, -67, 2, "#ffe9a0").disc(24, -67, 2, "#ffe9a0")
    d.path("M-34 -34Q-50 -52 -34 -64Q-14 -66 -12 -44Q-16 -28 -34 -34Z", "#c9985c").line("M-30 -58L-8 -54", 3, "#6b4526")
    d.end()
    d.line("M82 132H74M84 140H72M82 124H76", 2.2, "#ffffff", opacity=0.8)
    return frame(d, "politics")


def constitution() -> Drawing:
    d = room(("#e8eef6", "#8ea6c4"), ("#d9c8a6", "#8f7c58"), 120)
    for x in (12, 112):
        d.path(box(x, 22, 18, 100), d.linear(x, 0, x + 18, 0, (0, "#ffffff"), (0.6, "#dfe3e8"), (1, "#9aa6b4")))
        d.line(f"M{x + 5} 30V118M{x + 9} 30V118M{x + 13} 30V118", 1.2, "#a9b4c2")
        d.path(box(x - 4, 14, 26, 9, 2), "#f4f6f8").path(box(x - 4, 118, 26, 8, 2), "#c2cad4")
    glow(d, 70, 66, 56, "#fff6cf", 0.85)
    d.path("M36 28Q70 20 104 28V112Q70 104 36 112Z", d.linear(36, 24, 104, 112, (0, "#fffdf4"), (1, "#e3d2a6")))
    for y, x in ((28, 32), (112, 32)):
        d.path(box(x, y - 6, 76, 11, 5.5), d.linear(0, y - 6, 0, y + 5, (0, "#fffaf0"), (1, "#b39c6a")))
        d.disc(x, y - 0.5, 4.5, GOLD).disc(x + 76, y - 0.5, 4.5, GOLD)
    d.path("M56 48L58.500 40L64 45L70 38L76 45L81.500 40L84 48Z", "#2a5f94")
    d.line("M50 58H90M50 66H90M50 74H90M50 82H72", 2.4, "#7d6b48", opacity=0.85)
    d.path("M84 88L80 112L88 106L92 112L98 90Z", "#2a5f94").disc(90, 86, 11, "#8c2a22").disc(89, 85, 9, "#d9483b").disc(
        89, 85, 5.4, "#b8352b"
    )
    d.path("M58 106Q84 70 118 50Q114 78 82 94Q68 100 58 106Z", "#fffaf0", stroke="#9aa6b4", stroke_width=1).line(
        "M48 116Q72 88 108 60", 1.6, "#6b7684"
    )
    point(d, 70, 132, 12)
    return frame(d, "politics")


def deserter() -> Drawing:
    d = new()
    sky(d, (0, "#16284a"), (0.6, "#4a6a96"), (1, "#b9a9a4"))
    stars(d, 5, 30, 60)
    glow(d, 104, 36, 36, "#dcecff", 0.7)
    d.disc(104, 36, 12, "#f6f4e6").disc(100, 33, 2.4, "#d9d9cf").disc(107, 40, 3, "#d9d9cf")
    tower(d, 96, 110, 30, 58, ("#5a6a84", "#2b364a"))
    d.path(box(107, 72, 7, 10, 3), "#ffd98a")
    hills(d, 100, "#33506a", "#2c4a44", "#16261f")

    def pack(p: Drawing) -> None:
        p.line("M-30 -50L22 -80", 3.4, WOOD[1])
        p.path("M-46 -50Q-50 -30 -36 -26Q-20 -26 -22 -44L-30 -54Z", "#c8443c").line(
            "M-40 -46Q-36 -38 -26 -40", 1.6, "#8c2a22"
        )

    person(
        d,
        54,
        142,
        94,
        GREY,
        hair="#7a4a26",
        left=(-14, -40),
        right=(18, -72),
        behind=pack,
        hat=None,
        look=-3,
        flip=True,
    )
    d.line("M62 60q1 5 3 7", 2, "#9fd4f4")
    d.path(
        "M88 148Q84 126 102 124Q118 126 116 148Z",
        d.linear(88, 124, 116, 148, (0, "#8db8e0"), (1, "#264f7c")),
        stroke="#e8eef4",
        stroke_width=2,
        transform="rotate(-24 102 138)",
    )
    d.group("translate(124 140) rotate(78)")
    d.path("M-2 0V-34L0 -40L2 -34V0Z", STEEL_LIGHT).path(box(-7, -1, 14, 3.4, 1.6), GOLD).path(
        box(-1.4, 2, 2.8, 8), WOOD[2]
    )
    d.end()
    for k in range(4):
        d.oval(30 - k * 6.5, 144 + (k % 2) * 2.4, 2.8, 1.2, "#0d1a16", opacity=0.7)
    return frame(d, "politics")


def diplomat() -> Drawing:
    d = room(("#f0e2c4", "#9c8a64"), ("#8c2a22", "#5a1814"), 120)
    d.path(box(46, 14, 48, 52, 3), WOOD[1]).path(box(50, 18, 40, 44, 1.5), "#a8d2ea")
    d.path("M50 46Q60 34 70 44T90 38V62H50Z", "#86b862").path("M50 54Q66 46 90 54V62H50Z", "#5f9a4c")
    d.line("M66 62Q72 54 66 50T74 42", 2.6, "#f2dfb4")
    person(
        d,
        34,
        150,
        102,
        BLUE,
        hair="#3a2618",
        left=(-16, -34),
        right=(28, -56),
        hat=beret("#27466e", "#fffaf0"),
        sash=GOLD,
        look=2,
    )
    person(
        d,
        106,
        150,
        100,
        RED,
        hair="#7a4a26",
        beard="#7a4a26",
        left=(-16, -34),
        right=(28, -57),
        hat=wide_hat("#5a1814", GOLD),
        look=2,
        flip=True,
    )
    # the two hands meet
    d.path("M60 84Q70 78 80 84L84 94Q72 102 58 96Z", SKIN).line("M64 97L62 91M70 99L69 93M76 98L76 92", 1.5, SKIN_DARK)
    d.path("M70 83Q78 80 84 86L80 91Q74 88 70 90Z", "#f7dcbc")
    d.path("M40 124H100V150H40Z", d.linear(0, 124, 0, 150, (0, WOOD[0]), (1, WOOD[2])))
    d.path(box(36, 120, 68, 7, 2), WOOD[0])
    sheet(d, 70, 122, 34, 13, -3, 2)
    # a road is lifted from the map
    d.group("translate(70 110) rotate(-14)").path(
        box(-21, -5, 42, 10, 5), "#f4efe2", stroke=INK, stroke_width=1.6
    ).path(box(-18, -2.6, 36, 5.2, 2.6), "#c8443c").end()
    return frame(d, "politics")


def intrigue() -> Drawing:
    d = room(("#7d3a4c", "#2c1220"), ("#4a3226", "#241610"), 122)
    glow(d, 70, 62, 54, "#ffc25e", 0.7)
    person(
        d,
        52,
        150,
        100,
        PURPLE,
        hair="#241610",
        left=(-14, -40),
        right=(17, -72),
        look=4,
        hat=beret("#3a2458", "#e8c65f"),
    )
    person(
        d, 92, 150, 96, GREEN, hair="#7a4a26", left=(-14, -44), right=(10, -44), look=4, flip=True, hat=beret("#27431f")
    )
    d.path("M63 78Q69 74 74 80L72 90Q66 92 62 87Z", SKIN).line("M65 80V88M69 79V88", 1.2, SKIN_DARK)
    # curtains hide them from the hall
    for side in (0, 1):
        d.group("translate(140 0) scale(-1 1)" if side else "")
        d.path(
            "M3 3H46Q44 40 30 66Q22 92 26 150H3Z",
            d.linear(3, 0, 44, 0, (0, "#5f1220"), (0.5, "#a82a36"), (1, "#6f1822")),
        )
        d.line("M12 4Q16 60 10 148M22 4Q24 50 18 146M34 4Q34 36 24 66", 2, "#3d0a14", opacity=0.6)
        d.path("M14 82Q26 76 32 66L35 71Q28 84 16 90Z", GOLD)
        d.end()
    d.path("M3 3H137V16Q120 26 104 16Q87 26 70 16Q53 26 36 16Q20 26 3 16Z", "#8c1f2c").line(
        "M3 16Q20 26 36 16Q53 26 70 16Q87 26 104 16Q120 26 137 16", 2, GOLD
    )
    d.group("translate(71 128) rotate(-10)")
    d.path(
        "M-24 -8Q0 -20 24 -8Q24 10 10 12Q2 12 0 4Q-2 12 -10 12Q-24 10 -24 -8Z",
        d.linear(-24, -14, 24, 12, (0, GOLD_LIGHT), (1, GOLD_DARK)),
        stroke=INK,
        stroke_width=1.2,
    )
    d.path("M-17 -3Q-11 -9 -5 -2Q-11 4 -17 -3ZM17 -3Q11 -9 5 -2Q11 4 17 -3Z", INK)
    d.end()
    return frame(d, "politics")


def saboteur() -> Drawing:
    d = new()
    sky(d, (0, "#141c30"), (0.6, "#3a3a56"), (1, "#8a5a48"))
    stars(d, 8, 24, 50)
    d.path("M64 108V60H70V52H76V60H84V52H90V60H98V46H106V36H112V46H118V36H124V46H134V108Z", "#232c40")
    d.path(box(78, 76, 6, 9, 3) + box(108, 66, 6, 10, 3), "#ffd98a")
    d.path("M3 112Q60 100 137 110V150H3Z", d.linear(0, 104, 0, 150, (0, "#4a4434"), (1, "#1e1a14")))
    glow(d, 66, 84, 44, "#ff9a3a", 0.85)

    def torch(p: Drawing) -> None:
        p.line("M22 -52L34 -88", 4.6, WOOD[1])
        flame(p, 35, -84, 34)

    person(d, 38, 146, 92, BLACK, hair="", left=(-14, -36), right=(24, -58), hat=hood("#2a313c"), held=torch, look=3)
    d.path("M27 73Q38 69 49 73L48 82Q38 87 28 82Z", "#1c2129")
    for x, y, s in ((88, 144, 1.0), (116, 145, 1.0), (102, 120, 0.94)):
        d.group(f"translate({x} {y}) scale({s})")
        d.path(
            "M-13 0Q-17 -13 -13 -26H13Q17 -13 13 0Z",
            d.linear(-15, 0, 15, 0, (0, WOOD[0]), (0.6, WOOD[1]), (1, WOOD[2])),
        )
        d.line("M-15 -7H15M-15 -19H15", 2.4, "#3b3a3a").line(
            "M-5 -26Q-7 -13 -5 0M5 -26Q7 -13 5 0", 1, WOOD[2], opacity=0.7
        )
        d.oval(0, -26, 13, 3, "#a87848").end()
    d.line("M102 93Q98 82 88 84Q78 88 74 82", 2, "#d9c8a6")
    glow(d, 74, 82, 11, "#fff0b0", 1.0)
    d.path(
        "M74 74l2 5.500l5.500 -2l-3.500 4.500l3.500 4l-5.500 -1l-2 5.500l-1.500 -5.500l-5 1.500l3 -4.500l-3.500 -4l5.500 1.500Z",
        "#fff4c2",
    )
    return frame(d, "politics")


def spy() -> Drawing:
    d = new()
    d.path(box(3, 3, 134, 147, 9), d.linear(0, 0, 0, 150, (0, "#a0703f"), (1, "#553417")))
    for x in (36, 68, 100):
        d.line(f"M{x} 3V150", 2.4, "#3d2410", opacity=0.7)
    d.line(
        "M14 20Q18 60 12 110M52 18Q48 50 54 90M86 24Q90 70 84 120M120 16Q116 60 122 100", 1.4, "#6b4526", opacity=0.8
    )
    d.path(box(3, 26, 134, 9), "#3d3a3a").path(box(3, 122, 134, 9), "#3d3a3a")
    for x in (14, 44, 74, 104, 128):
        d.disc(x, 30.5, 2.4, "#8e98a3").disc(x, 126.5, 2.4, "#8e98a3")
    d.path(
        "M34 44Q70 34 106 44Q112 82 102 118Q70 128 38 118Q28 82 34 44Z",
        d.linear(34, 40, 106, 118, (0, "#fff0b8"), (0.5, GOLD), (1, GOLD_DARK)),
        stroke="#4a3210",
        stroke_width=2,
    )
    for x, y in ((42, 50), (98, 50), (45, 112), (95, 112)):
        d.disc(x, y, 3.2, "#7a5316")
    hole = "M70 46A25 25 0 0 1 84 91L92 114H48L56 91A25 25 0 0 1 70 46Z"
    d.path(hole, "#140d08", stroke="#4a3210", stroke_width=2.4)
    d.disc(70, 71, 22, d.radial(70, 71, 24, (0, "#6b4a34"), (1, "#1c120a")))
    d.path("M50 72Q70 52 90 72Q70 88 50 72Z", "#fdfaf3")
    d.disc(71, 71, 9.4, "#2a5f94").disc(71, 71, 8, d.radial(68, 68, 10, (0, "#9fd4f4"), (1, "#2f74b5"))).disc(
        71, 71, 4, INK
    ).disc(74, 68, 2, "#ffffff")
    d.line("M49 72Q70 51 91 72", 2.6, "#241610").line("M54 60Q70 48 88 58", 3.4, "#3a2618")
    d.path("M52 76Q70 92 88 76Q84 92 70 93Q56 92 52 76Z", "#3a2618", opacity=0.4)
    return frame(d, "politics")


def warlord() -> Drawing:
    d = noon()
    d.path("M3 3H137V150H3Z", d.linear(0, 3, 0, 110, (0, "#f2a85a", 0.5), (1, "#f7e0b0", 0.2)))
    hills(d, 100, "#b9b87a", "#8fae5a", "#4f7a3c")
    for x, h, tone in ((14, 58, "#2a5f94"), (112, 50, "#c8443c"), (126, 60, "#2a5f94")):
        d.line(f"M{x} 128V{122 - h}", 2, WOOD[2]).path(f"M{x} {122 - h}h13l-4 6l4 6h-13Z", tone)
    for x in (14, 112, 126):
        d.group(f"translate({x} 136) scale(.42)").path("M-16 0Q-16 -40 0 -44Q16 -40 16 0Z", "#5c6b7a").path(
            "M-10 -44V-60Q0 -70 10 -60V-44Q0 -38 -10 -44Z", STEEL
        ).path("M-7 -56H7V-52H-7Z", INK).end()
    # a war horse that rears
    d.path(
        "M38 148L46 118Q40 106 46 94Q54 84 72 82Q78 62 94 58L98 50L103 58Q114 64 120 76L116 84L106 80Q100 90 100 100Q106 104 118 98L122 108L112 114L108 110Q98 118 88 114Q78 122 70 124L64 148H54L58 124L50 148Z",
        d.linear(40, 50, 116, 140, (0, "#fdfaf3"), (0.6, "#dcd0bd"), (1, "#9c8c74")),
        stroke="#6b5a44",
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    d.path("M46 96Q28 96 26 120Q34 116 38 122Q40 106 48 104Z", "#8f7c62")
    d.path("M94 58Q82 62 76 80L84 88Q88 70 99 62Z", "#8f7c62")
    d.disc(108, 69, 1.8, INK).line("M96 64L106 80M118 82Q100 86 84 92", 1.6, "#8c2a22")
    d.path("M50 92Q64 82 82 84L80 112Q64 122 50 116Z", "#2a5f94").line("M50 116Q64 122 80 112", 2.4, GOLD)
    d.path("M58 96Q54 64 66 58Q80 58 80 76L78 96Z", d.linear(56, 58, 80, 96, (0, STEEL_LIGHT), (1, STEEL_DARK)))
    d.path("M58 62Q38 66 34 92Q44 88 50 96Q54 80 62 72Z", "#c8443c")
    d.line("M66 92L74 110L70 118", 7, STEEL_DARK)
    d.group("translate(70 60) scale(.92)")
    helm("#c8443c")(_lower(d))
    d.end().end()
    d.line("M76 66L92 50", 7, STEEL).disc(93, 49, 3.8, SKIN)
    sword(d, 94, 47, 0.86, 24)
    return frame(d, "politics")


def _lower(d: Drawing) -> Drawing:
    """Bring a hat, which sits on a head at 84 above the feet, to the middle of the group."""
    return d.group("translate(0 78)")


def wedding() -> Drawing:
    d = noon()
    hills(d, 98, "#a9cf83", "#9cc873", "#5f9a4c")
    d.line("M22 148V70A48 48 0 0 1 118 70V148", 9, "#6f9a4c").line("M22 148V70A48 48 0 0 1 118 70V148", 4, "#9cc873")
    for k, (x, y) in enumerate(
        (
            (22, 132),
            (22, 112),
            (21, 92),
            (23, 72),
            (30, 52),
            (42, 36),
            (58, 26),
            (76, 25),
            (94, 33),
            (108, 48),
            (116, 66),
            (119, 86),
            (118, 106),
            (118, 126),
        )
    ):
        tone = ("#f7c1cf", "#ffffff", "#e86a8c")[k % 3]
        for a in range(5):
            d.group(f"rotate({72 * a} {x} {y})").oval(x, y - 3.6, 2.6, 3.4, tone).end()
        d.disc(x, y, 2.2, "#f2cf5f")
    person(
        d,
        52,
        148,
        92,
        BLUE,
        hair="#5a3c26",
        left=(-16, -36),
        right=(20, -38),
        hat=beret("#27466e", GOLD_LIGHT),
        sash=GOLD,
        look=3,
    )

    def veil(p: Drawing) -> None:
        p.path(
            "M-14 -90Q-10 -104 2 -103Q18 -102 22 -76Q28 -40 34 -6Q24 -14 16 -20Q18 -70 12 -88Q0 -97 -14 -90Z",
            "#ffffff",
            opacity=0.88,
        )
        for x, y in ((-10, -95), (-3, -99), (5, -99), (12, -95)):
            p.disc(x, y, 3.2, "#f7a9bd").disc(x, y, 1.2, "#f2cf5f")

    person(d, 90, 148, 88, CREAM, hair="#b5732c", left=(-18, -40), right=(9, -46), hat=veil, look=-3, sash="#f7c1cf")
    d.path("M96 106l5 -9l7 3l3 8l-6 6Z", "#e86a8c").disc(101, 102, 3.4, "#ffffff").disc(106, 105, 3.4, "#f7c1cf").disc(
        100, 108, 3, "#f2cf5f"
    )
    d.group("translate(0 -31)")
    d.path(
        "M71 72C66 62 54 66 58 76Q62 84 71 91Q80 84 84 76C88 66 76 62 71 72Z",
        "#d9483b",
        stroke="#ffffff",
        stroke_width=1.6,
    )
    d.path("M62 74Q64 68 68 70", "none", stroke="#ffb4a6", stroke_width=2, stroke_linecap="round")
    d.end()
    placed(d, coin, 34, 138, 24)
    placed(d, paper, 112, 138, 24)
    return frame(d, "politics")


SCENES = (bishop, constitution, deserter, diplomat, intrigue, saboteur, spy, warlord, wedding)
DRAWINGS = {f"card-{draw.__name__}": (draw,) for draw in SCENES}
