"""The six kinds of trade cards, the backs of the three decks, and the card of the defender."""

from __future__ import annotations

from cards import HIGH, WIDE, new
from emblems import RESOURCES
from icons import laurel
from scenery import glow, sky
from svgkit import Drawing, box, num, points, polar, ring, star

from .cast import (
    BROWN,
    GREEN,
    GREY,
    INK,
    OCHRE,
    PURPLE,
    RED,
    SKIN,
    SKIN_DARK,
    beret,
    border,
    cloud,
    coin,
    coins,
    frame,
    helm,
    hills,
    house,
    noon,
    person,
    placed,
    point,
    room,
    sea,
    sword,
    tower,
    wide_hat,
)
from .goods import GOODS
from .marks import GOLD, GOLD_DARK, GOLD_LIGHT, STEEL, STEEL_DARK, TRACKS, mark, WOOD


def cog(d: Drawing, x: float, y: float, s: float, sail: tuple[str, str], track: str = "", flip: bool = False) -> None:
    """A round trading ship whose keel is at x, y, about 70 units wide before scaling."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(-s if flip else s)} {num(s)})")
    d.path("M-2 -74H2V-16H-2Z", WOOD[2])
    d.path(
        "M-24 -64Q0 -58 24 -64Q31 -44 25 -26Q0 -32 -25 -26Q-31 -46 -24 -64Z",
        d.linear(-26, -60, 26, -26, (0, sail[0]), (1, sail[1])),
    )
    d.line("M-25 -65Q0 -58 25 -65", 3, WOOD[1])
    if track:
        mark(d, track, 0, -45, 0.9, TRACKS[track].night)
    d.path("M1 -75L16 -71L1 -67Z", "#d9483b")
    d.path(
        "M-38 -22Q-34 -16 -22 -15H18Q28 -16 30 -27L39 -30Q40 -6 26 2H-22Q-36 -2 -38 -22Z",
        d.linear(0, -28, 0, 2, (0, WOOD[0]), (0.5, WOOD[1]), (1, WOOD[2])),
    )
    d.line("M-35 -12Q-28 -8 -18 -8H22Q32 -9 36 -18", 1.4, WOOD[2], opacity=0.8)
    d.path("M20 -15V-24H34L33 -15Z", WOOD[0])
    d.end()


def bale(d: Drawing, x: float, y: float, w: float, h: float, tone: tuple[str, str] = ("#e3cfa4", "#a98550")) -> None:
    d.path(box(x, y - h, w, h, 3), d.linear(x, y - h, x + w, y, (0, tone[0]), (1, tone[1])))
    d.line(
        f"M{num(x + w * 0.3)} {num(y - h)}V{num(y)}M{num(x + w * 0.7)} {num(y - h)}V{num(y)}M{num(x)} {num(y - h / 2)}H{num(x + w)}",
        1.3,
        "#6b4c28",
        opacity=0.8,
    )


def crate(d: Drawing, x: float, y: float, s: float) -> None:
    d.path(
        box(x, y - s, s, s, 1.2),
        d.linear(x, y - s, x + s, y, (0, WOOD[0]), (1, WOOD[1])),
        stroke=WOOD[2],
        stroke_width=1.1,
    )
    d.line(
        f"M{num(x)} {num(y - s)}L{num(x + s)} {num(y)}M{num(x)} {num(y)}L{num(x + s)} {num(y - s)}",
        1.3,
        WOOD[2],
        opacity=0.7,
    )


def commercial_harbor() -> Drawing:
    d = noon()
    d.path("M3 84Q24 70 52 80T137 74V96H3Z", "#8fb37a")
    house(d, 12, 84, 15, 14)
    house(d, 30, 85, 12, 10)
    sea(d, 84)
    cog(d, 88, 118, 1.0, ("#fffaf0", "#d9c8a6"), "trade")
    d.line("M46 126q5 -4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0", 1.8, "#e4f5fa", opacity=0.9)
    d.path("M3 122H60L66 150H3Z", d.linear(0, 122, 0, 150, (0, "#d9c8a6"), (1, "#8f7c58"))).line(
        "M3 132H62M20 122V132M44 122V132M32 132V150M54 132L56 150", 1.2, "#6e614e", opacity=0.6
    )
    d.path("M10 122L14 54H20L24 122ZM14 62L58 42L60 47L18 72Z", WOOD[1], stroke=WOOD[2], stroke_width=1)
    d.line("M57 46V82", 1.6, INK)
    placed(d, GOODS["cloth"], 57, 92, 26)
    placed(d, RESOURCES["grain"], 22, 112, 26)
    bale(d, 33, 123, 18, 14)
    person(d, 40, 150, 44, RED, left=(-18, -40), right=(20, -66), hat=beret("#8c2a22"))
    d.path("M100 131H121V126L129 134L121 142V137H100Z", GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=1.2).path(
        "M94 137H82V142L73 134L82 126V131H94Z", "#fffaf0", stroke="#2a5f94", stroke_width=1.2
    )
    return frame(d, "trade")


def _fur(p: Drawing) -> None:
    p.path("M-18 -90Q-20 -110 0 -112Q20 -110 18 -90Q10 -96 0 -96T-18 -90Z", "#8c2a22")
    p.path(
        "M-19 -88Q0 -100 19 -88L19 -95Q0 -106 -19 -95Z",
        "#6b4526",
        stroke="#8a5a30",
        stroke_width=3,
        stroke_linejoin="round",
    )
    p.disc(0, -103, 3.4, GOLD)


def master_merchant() -> Drawing:
    d = room(("#7d3a2c", "#2c1410"), ("#6b4526", "#3a2414"), 120)
    d.path(
        "M3 3H28Q26 70 12 120H3ZM137 3H112Q114 70 128 120H137Z",
        d.linear(3, 0, 137, 0, (0, "#c89a34"), (0.5, "#7a5316"), (1, "#c89a34")),
    )
    glow(d, 70, 60, 58, "#ffd98a", 0.55)

    def collar(p: Drawing) -> None:
        p.path(
            "M-15 -69Q0 -60 15 -69Q19 -40 22 -10L9 -10Q8 -44 0 -56Q-8 -44 -9 -10L-22 -10Q-19 -40 -15 -69Z",
            "#8a5a30",
            opacity=0.95,
        )
        p.line("M-10 -62Q0 -40 10 -62", 2.6, GOLD).disc(0, -50, 5, GOLD).disc(0, -50, 2.6, "#d9483b")

    person(d, 70, 152, 108, PURPLE, hair="", beard="#3a2618", left=(-34, -46), right=(34, -58), hat=_fur, held=collar)
    d.path(box(7, 122, 126, 10, 2), d.linear(0, 122, 0, 132, (0, WOOD[0]), (1, WOOD[1]))).path(
        "M7 132H133V150H7Z", WOOD[2]
    )
    d.group("translate(107 92) scale(.92)")
    d.line("M0 -4L-15 2M0 -4L15 -2M0 -4V-8", 2.4, GOLD).line(
        "M-15 2L-21 20M-15 2L-9 20M15 -2L9 14M15 -2L21 14", 1, GOLD_LIGHT
    )
    d.path("M-23 20H-7A8 6 0 0 1 -23 20ZM7 14H23A8 6 0 0 1 7 14Z", GOLD, stroke=GOLD_DARK, stroke_width=0.8)
    d.disc(-17, 17.5, 2.6, GOLD_LIGHT).disc(-12, 17.5, 2.6, GOLD_LIGHT)
    d.end()
    coins(d, 22, 122, 1.0, 5)
    coins(d, 40, 122, 1.0, 3)
    for x, turn, tone in ((58, -12, "#3f7a5a"), (68, 4, "#e8c65f"), (79, 18, "#c0714f")):
        d.group(f"translate({x} 114) rotate({turn})").path(
            box(-8, -12, 16, 24, 2.4), tone, stroke="#fffaf0", stroke_width=1.4
        ).path(box(-5, -1, 10, 10, 1.4), "#fffaf0", opacity=0.8).end()
    return frame(d, "trade")


def merchant() -> Drawing:
    d = noon()
    hills(d, 84, "#c9c38d", "#b9b86a", "#7d8a3c")
    d.path("M3 128Q50 112 137 132V150H3Z", d.linear(0, 116, 0, 150, (0, "#efdcae"), (1, "#b8945c")))
    # a donkey under two panniers
    d.line("M82 118V144M92 120V144M110 120V144M118 116V144", 5.4, "#6e6459")
    d.path(
        "M76 92Q98 86 118 92Q126 98 122 116Q100 126 80 118Q72 106 76 92Z",
        d.linear(0, 88, 0, 122, (0, "#a89a8a"), (1, "#6e6459")),
    )
    d.path("M80 98L66 76Q60 76 56 86L54 94Q60 98 66 93L76 110Z", "#a89a8a").path(
        "M64 77L58 58Q66 62 70 75ZM70 76L68 57Q75 63 76 76Z", "#8a7d6e"
    )
    d.path("M54 94Q53 89 57 86L62 95Q57 98 54 94Z", "#e3dccf").disc(64, 83, 1.6, INK).disc(56.4, 92, 0.9, INK)
    d.line("M122 98Q130 104 128 118", 2.4, "#6e6459")
    placed(d, GOODS["cloth"], 100, 78, 38)
    d.path("M86 92H116Q120 108 112 114H90Q82 108 86 92Z", d.linear(0, 92, 0, 114, (0, "#d9b06a"), (1, "#8a5a30")))
    d.line("M86 98H117M87 106H116M94 92V114M103 92V114M111 92V114", 1.1, "#6b4526", opacity=0.8)

    def staff(p: Drawing) -> None:
        p.line("M-26 0V-84", 3.2, WOOD[1])

    person(
        d,
        34,
        146,
        94,
        OCHRE,
        hair="#5a3c26",
        beard="#6d4527",
        left=(-25, -54),
        right=(24, -50),
        hat=wide_hat("#8a5a30", GOLD),
        held=staff,
        sash="#8c2a22",
        look=2,
    )
    d.line("M57 100Q62 104 63 94", 1.6, "#5a3b22")
    return frame(d, "trade")


def merchant_fleet() -> Drawing:
    d = noon()
    glow(d, 36, 58, 44, "#fff6cf", 0.8)
    sea(d, 74, "#7cc8de", "#195a7c")
    cog(d, 108, 88, 0.5, ("#f7c1b4", "#cf4638"), flip=False)
    cog(d, 44, 100, 0.62, ("#cfe8b8", "#6fa95c"))
    d.line("M16 102q4 -3 8 0t8 0t8 0t8 0t8 0t8 0M86 90q4 -3 8 0t8 0t8 0t8 0t8 0", 1.5, "#e4f5fa", opacity=0.9)
    cog(d, 84, 136, 1.05, ("#fff4c4", "#e0b43c"), "trade")
    d.path("M4 136q6 -5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0V150H4Z", "#195a7c", opacity=0.55)
    d.line("M4 136q6 -5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0", 2.2, "#e4f5fa", opacity=0.9)
    d.line("M14 34q6 -6 10 0q5 -6 10 0M34 22q4 -4 7 0q4 -4 7 0", 1.6, "#ffffff")
    return frame(d, "trade")


def resource_monopoly() -> Drawing:
    d = room(("#8a6a3c", "#33220f"), ("#6b4526", "#3a2414"), 124)
    glow(d, 70, 70, 66, "#ffe39a", 0.95)
    d.path("M24 92Q24 56 70 54Q116 56 116 92L110 98H30Z", d.linear(0, 54, 0, 98, (0, "#6b4023"), (1, "#3a2010")))
    d.line("M28 90Q30 62 70 60Q110 62 112 90", 3, GOLD)
    placed(d, RESOURCES["lumber"], 42, 82, 42)
    placed(d, RESOURCES["ore"], 98, 80, 40)
    placed(d, RESOURCES["brick"], 52, 97, 36)
    placed(d, RESOURCES["wool"], 90, 98, 38)
    placed(d, RESOURCES["grain"], 70, 74, 50)
    d.path("M20 100H120L115 146H25Z", d.linear(0, 100, 0, 146, (0, "#b5793f"), (0.5, "#8a5426"), (1, "#552f12")))
    d.path("M18 98H122V107H18Z", GOLD).path("M18 104H122V107H18Z", GOLD_DARK, opacity=0.7)
    for x0, x1, x2, x3 in ((34, 42, 44, 37), (98, 106, 103, 96)):
        d.path(f"M{x0} 107H{x1}L{x2} 146H{x3}Z", GOLD_DARK)
    d.path(
        "M58 100H82V118Q82 128 70 130Q58 128 58 118Z",
        d.linear(58, 100, 82, 130, (0, GOLD_LIGHT), (1, GOLD_DARK)),
        stroke="#4a3210",
        stroke_width=1.2,
    )
    d.disc(70, 112, 3.6, INK).path("M68.500 112H71.500L73 122H67Z", INK)
    d.group("translate(70 34)")
    d.path(
        "M-18 12L-22 -10L-9 0L0 -17L9 0L22 -10L18 12Z",
        d.linear(-18, -16, 18, 12, (0, GOLD_LIGHT), (1, GOLD)),
        stroke=GOLD_DARK,
        stroke_width=1.4,
        stroke_linejoin="round",
    )
    for x, y, tone in ((-22, -11, "#d9483b"), (0, -18, "#3d7dd8"), (22, -11, "#4f9d69")):
        d.disc(x, y, 3.2, tone)
    d.end()
    return frame(d, "trade")


def hand(d: Drawing, x: float, y: float, s: float, sleeve: str, turn: float = 0) -> None:
    """A big hand that comes from above and takes."""
    d.group(f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(s)})")
    d.path("M-22 -60H22L20 -22H-20Z", sleeve)
    d.path("M-25 -30H25V-20Q0 -15 -25 -20Z", "#fffaf0", stroke="#d9c8a6", stroke_width=1)
    d.path("M-17 -20Q0 -24 17 -20Q24 -6 20 4H-20Q-24 -6 -17 -20Z", d.linear(-18, -20, 18, 6, (0, SKIN), (1, SKIN_DARK)))
    for fx, length in ((-15.5, 22), (-5.2, 27), (5.2, 26), (15.2, 20)):
        d.line(f"M{fx} 0Q{fx * 1.1:g} {length * 0.6:g} {fx * 0.85:g} {length}", 9.4, SKIN_DARK)
        d.line(f"M{fx - 0.8:g} 0Q{fx * 1.1 - 0.8:g} {length * 0.6:g} {fx * 0.85 - 0.8:g} {length}", 7.2, SKIN)
    d.line("M19 -8Q31 -2 27 12", 9.4, SKIN_DARK).line("M19 -8Q30 -2 26.500 11", 7, SKIN)
    d.path(box(-10.4, 6, 10.4, 4.6, 2), GOLD).disc(-5.2, 8, 4.2, GOLD_DARK).disc(-5.2, 8, 3, "#d9483b")
    d.end()


def trade_monopoly() -> Drawing:
    d = room(("#f0d9a0", "#a87c3a"), ("#6f1822", "#3d0a14"), 112)
    glow(d, 70, 96, 60, "#fff6cf", 0.9)
    d.oval(70, 128, 58, 15, "#8c1f2c").line("M12 128A58 15 0 0 0 128 128", 2.4, GOLD)
    placed(d, GOODS["coin"], 34, 112, 46)
    placed(d, GOODS["cloth"], 106, 112, 46)
    placed(d, GOODS["paper"], 70, 108, 50)
    hand(d, 70, 58, 1.06, "#573a80")
    return frame(d, "trade")


def card_back(track: str) -> Drawing:
    """A deck's back: its mark on a plate of its own shape, its pattern of its own direction."""
    tone = TRACKS[track]
    d = Drawing(WIDE, HIGH)
    d.path(box(0, 0, WIDE, HIGH, 12), d.linear(0, 0, WIDE, HIGH, (0, tone.deep), (1, tone.night)))
    lines = {
        "trade": "".join(f"M{x} 12V188" for x in range(16, 128, 9)),
        "politics": "".join(f"M12 {y}L70 {y - 22}L128 {y}" for y in range(36, 212, 14) if y < 190),
        "science": "".join(
            f"M{x} {y}l7 4v8l-7 4l-7 -4v-8Z"
            for k, y in enumerate(range(14, 176, 21))
            for x in range(23 + (k % 2) * 8, 122, 16)
        ),
    }
    d.line(lines[track], 1, tone.mid, opacity=0.3)
    d.line(box(7, 7, 126, 186, 8), 2, tone.mid).line(box(11, 11, 118, 178, 6), 1, tone.light, opacity=0.6)
    plates = {
        "trade": ring(70, 100, 44),
        "politics": "M27 66Q52 72 70 56Q88 72 113 66Q117 122 70 148Q23 122 27 66Z",
        "science": points([polar(70, 100, 47, 60 * k) for k in range(6)]),
    }
    plate = plates[track]
    d.path(plate, "#000000", opacity=0.3, transform="translate(0 3)")
    d.line(plate, 7, GOLD_DARK)
    d.line(plate, 4.6, GOLD_LIGHT)
    d.path(plate, d.radial(60, 84, 70, (0, tone.light), (0.6, tone.mid), (1, tone.deep)))
    mark(d, track, 70, 101 if track != "politics" else 100, 2.3, tone.night, tone.mid)
    for y in (32, 168):
        mark(d, track, 70, y, 0.86, tone.light, tone.deep)
    return d


def defender() -> Drawing:
    """The coast is safe: a knight on the wall, laurels, the ship sails away burning no more."""
    d = noon()
    sea(d, 84)
    d.group("translate(112 74) scale(.34)")
    d.path("M-40 0Q-44 24 0 24T40 0L46 -14Q34 -12 34 2H-34Q-34 -12 -46 -14Z", "#3a2618").path(
        "M-24 -44Q0 -38 24 -44L20 -6Q0 -12 -20 -6Z", "#a82a20"
    ).path("M-2 -52H2V2H-2Z", "#241610")
    d.end()
    glow(d, 66, 62, 58, "#fff2b8", 0.95)

    def shield(p: Drawing) -> None:
        p.path(
            "M-38 -64Q-22 -60 -8 -68Q6 -60 22 -64Q22 -30 -8 -16Q-38 -30 -38 -64Z",
            "#2a5f94",
            stroke="#fffaf0",
            stroke_width=3.4,
            stroke_linejoin="round",
            transform="translate(8 4)",
        )
        p.path("M0 -64Q14 -56 30 -60Q30 -26 0 -12Z", "#173a5e", opacity=0.5)
        p.path(star(0, -40, 13, 5.6, 5), GOLD_LIGHT)

    d.path("M52 52Q30 70 34 112H62Z", "#c8443c").path("M84 52Q106 70 102 112H74Z", "#8c2a22")
    person(d, 68, 116, 92, GREY, hair="", left=(-19, -38), right=(24, -84), hat=helm("#c8443c"), held=shield)
    sword(d, 91, 38, 0.72, 12)
    d.path(
        "M3 150V112H12V105H24V112H36V105H48V112H60V105H72V112H84V105H96V112H108V105H120V112H137V150Z",
        d.linear(0, 105, 0, 150, (0, "#f4ead2"), (1, "#a8946f")),
    )
    d.line(
        "M3 124H137M3 137H137M22 112V124M52 112V124M84 112V124M114 112V124M36 124V137M68 124V137M100 124V137",
        1.4,
        "#8f7c58",
        opacity=0.7,
    )
    d.group("translate(70 74) scale(1.5) translate(-32 -32)")
    lay = Drawing(fill=GOLD)
    laurel(lay, 32, 32, 26, 6.4)
    d.body += lay.body
    d.end()
    return border(d, "#6b4a1c", "#2c1d0a", GOLD_LIGHT)


def longest_road() -> Drawing:
    d = noon()
    glow(d, 104, 40, 40, "#fff6cf", 0.9)
    hills(d, 66, "#9cc9b4", "#9cc873", "#4f8442")
    tower(d, 96, 66, 16, 26)
    house(d, 114, 72, 11, 8)
    road = "M100 66Q104 76 80 80Q40 84 36 94Q36 106 84 108Q124 112 118 126Q106 140 70 150H128Q142 130 128 116Q116 104 86 100Q58 98 60 94Q66 90 92 86Q114 82 108 66Z"
    d.path(road, d.linear(0, 66, 0, 150, (0, "#f7ead0"), (1, "#c9a874")), stroke="#7a5433", stroke_width=1.4)
    d.line(
        "M104 66Q110 80 86 83Q46 88 48 95Q52 104 86 104Q130 110 122 124Q114 138 98 150",
        1.8,
        "#a3764a",
        stroke_dasharray="5 4",
        opacity=0.9,
    )
    for x, y, s in ((20, 112, 1.0), (32, 138, 1.3), (54, 126, 0.9), (18, 84, 0.7)):
        d.group(f"translate({x} {y}) scale({s})").path("M-1.500 0V-10H1.500V0Z", "#5d3f26").path(
            "M0 -34Q9 -18 0 -4Q-9 -18 0 -34Z", "#3f7a4a"
        ).path("M0 -34Q9 -18 0 -4Z", "#28573a").end()
    d.group("translate(70 58) scale(1.28) translate(-32 -32)")
    lay = Drawing(fill=GOLD)
    laurel(lay, 32, 32, 26, 6.4)
    d.body += lay.body
    d.end()
    point(d, 70, 54, 13)
    return border(d, "#6b4a1c", "#2c1d0a", GOLD_LIGHT)


SCENES = (
    commercial_harbor,
    master_merchant,
    merchant,
    merchant_fleet,
    resource_monopoly,
    trade_monopoly,
    defender,
    longest_road,
)
DRAWINGS = {
    **{f"card-{draw.__name__}": (draw,) for draw in SCENES},
    **{f"card-back-{track}": (card_back, track) for track in TRACKS},
}
