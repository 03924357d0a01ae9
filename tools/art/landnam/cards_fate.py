"""The fourteen fate cards; a band and a sign tell when a card may be played: harvest, movement, exploration, althing."""

from __future__ import annotations

import random
from collections.abc import Callable

from cards import new
from cities.cast import border
from cities.marks import GOLD, LINE, STEEL_DARK, STEEL_LIGHT
from scenery import flame, glow, sky
from svgkit import Drawing, box, num, polar, ring

from .figures import longship, person, settler, stand
from .tokens import scales

TAGS = {
    "harvest": ("#c99a35", "#5a4010", "#ffe6a3"),
    "movement": ("#3f8a96", "#123a44", "#bfeef0"),
    "exploration": ("#4f9a5c", "#173d24", "#d3f0c4"),
    "althing": ("#b5503a", "#471510", "#ffd0b4"),
}
COAT_B = ("#8fbce8", "#4f86c6", "#2a5594")
COAT_R = ("#f0917c", "#c8443c", "#7c1f1a")
BLUE, RED, GREEN, OCHRE, GREY = (
    ("#7fb0dc", "#2f5f94"),
    ("#e0705c", "#8c2a22"),
    ("#8dbb84", "#3c6b48"),
    ("#eccb78", "#98702a"),
    ("#a3adb5", "#4d5863"),
)


def sign(d: Drawing, tag: str, x: float, y: float, r: float) -> None:
    """The sign of a tag on its disc: an ear, a wave, an eye, scales."""
    deep, night, light = TAGS[tag]
    d.disc(x, y, r + 1.6, night).disc(x, y, r, d.radial(x - 3, y - 4, r * 1.5, (0, light), (1, deep)))
    d.group(f"translate({num(x)} {num(y)}) scale({num(r / 24)})")
    if tag == "harvest":
        d.line("M0 19V-2", 3.6, night)
        for dy in (-14, -4, 6):
            for s in (-1, 1):
                d.path(f"M0 {dy + 8}Q{s} {dy - 2} {s * 12} {dy - 5}Q{s * 13} {dy + 6} 0 {dy + 8}Z", night)
        d.path("M0 -22Q5 -15 0 -8Q-5 -15 0 -22Z", night)
    elif tag == "movement":
        d.line("M-16 -7H2M-16 7H2", 5, night).path("M2 -17L18 0L2 17Z", night)
    elif tag == "exploration":
        d.path("M-20 0Q0 -24 20 0Q0 24 -20 0Z" + ring(0, 0, 8, clockwise=False), night, hole=True).disc(
            0, 0, 4.6, night
        )
    else:
        d.group("scale(.86)")
        scales(d, night)
        d.end()
    d.end()


def framed(d: Drawing, tag: str) -> Drawing:
    """The border of the tag, the parchment for the title, the tag's sign."""
    deep, night, light = TAGS[tag]
    border(d, deep, night, light)
    sign(d, tag, 21, 21, 12.4)
    return d


def dusk(d: Drawing, *, low: bool = True, foot: float = 110) -> Drawing:
    """The sky of a summer night, the sun on the sea's edge."""
    sky(d, (0, "#22405c"), (0.45, "#5f7f8f"), (0.8, "#e0a988"), (1, "#f7dca8"), foot=foot)
    if low:
        glow(d, 100, foot - 12, 52, "#ffe2a8", 0.9)
        d.disc(100, foot - 10, 9, "#fff4d0")
    for x, y, w in ((28, 38, 44), (70, 28, 50), (84, 52, 40)):
        d.path(
            f"M{x} {y}q{w * 0.3:g} -5 {w * 0.6:g} -1t{w * 0.5:g} 0q-{w * 0.5:g} 5 -{w * 1.1:g} 1Z",
            "#f3c7ac",
            opacity=0.5,
        )
    return d


def far(d: Drawing, y: float, ice: str = "#e9f3f7", rock: str = "#51616e") -> None:
    """Far mountains under ice."""
    d.path(
        f"M3 {y}L16 {y - 16}L26 {y - 10}L44 {y - 30}L60 {y - 12}L74 {y - 22}L92 {y - 6}L112 {y - 18}L137 {y - 4}V{y + 6}H3Z",
        rock,
    )
    d.path(
        f"M44 {y - 30}L53 {y - 20}L48 {y - 18}L44 {y - 22}L39 {y - 17}L35 {y - 20}ZM74 {y - 22}L82 {y - 14}L76 {y - 15}L72 {y - 12}L66 {y - 17}ZM16 {y - 16}L21 {y - 13}L17 {y - 11}L11 {y - 10}ZM112 {y - 18}L120 {y - 14}L113 {y - 13}L105 {y - 14}Z",
        ice,
    )


def ground(d: Drawing, y: float, top: str, foot: str, wave: float = 6) -> None:
    d.path(
        f"M3 {num(y + wave)}Q40 {num(y - wave)} 76 {num(y + 2)}T137 {num(y)}V150H3Z",
        d.linear(0, y, 0, 150, (0, top), (1, foot)),
    )


def water(d: Drawing, y: float, top: str = "#5fa9a6", foot: str = "#1d5664", seed: int = 1) -> None:
    d.path(f"M3 {y}H137V150H3Z", d.linear(0, y, 0, 150, (0, top), (1, foot)))
    rng = random.Random(seed)
    for _ in range(14):
        x, dy = rng.uniform(8, 112), rng.uniform(6, 146 - y)
        d.line(f"M{num(x)} {num(y + dy)}q4 -3 8 0t8 0", 1.4, "#d9f4ee", opacity=0.6)


def sheaf(d: Drawing, x: float, y: float, h: float, tone: tuple[str, str] = ("#f6d678", "#b8862a")) -> None:
    d.group(f"translate({num(x)} {num(y)}) scale({num(h / 60)})")
    d.oval(2, 0, 22, 4, "#000000", opacity=0.25)
    d.path(
        "M-16 0Q-6 -20 -7 -28Q-18 -40 -24 -54L0 -62L24 -54Q18 -40 7 -28Q6 -20 16 0Z",
        d.linear(-16, -60, 16, 0, (0, tone[0]), (1, tone[1])),
    )
    for k in (-20, -12, -4, 4, 12, 20):
        d.path(f"M{k} -54Q{k - 4} -64 {k * 1.2:g} -72Q{k + 5} -64 {k} -54Z", tone[0]).line(
            f"M{k} -54L{k * 0.3:g} -30", 1.6, tone[1]
        )
    d.path("M-9 -33Q0 -28 9 -33L8 -25Q0 -21 -8 -25Z", "#7c4a1c")
    d.end()


def bumper_crop() -> Drawing:
    """Sheaves as high as a house, a farmer with arms up."""
    d = dusk(new())
    far(d, 104)
    ground(d, 100, "#e9c862", "#a8762a")
    for x, y in ((22, 116), (46, 110), (94, 110), (120, 116)):
        sheaf(d, x, y, 34)
    stand(d, lambda f: person(f, OCHRE, arm="up", hair="#d8a24a"), 70, 142, 0.86, shade=28)
    for x, y, h in ((28, 146, 56), (110, 146, 60)):
        sheaf(d, x, y, h)
    return framed(d, "harvest")


def changed_season() -> Drawing:
    """Half of the card is summer, half is snow; an arrow goes both ways."""
    d = new()
    d.path("M3 3H70V150H3Z", d.linear(0, 3, 0, 110, (0, "#58a8d4"), (1, "#f7e3a8"))).path(
        "M70 3H137V150H70Z", d.linear(0, 3, 0, 110, (0, "#22384e"), (1, "#9fb9c9"))
    )
    glow(d, 44, 44, 40, "#fff2b8", 0.9)
    d.disc(44, 44, 15, "#fff6d2")
    for turn in range(0, 360, 30):
        a, b = polar(44, 44, 19, turn), polar(44, 44, 25, turn)
        if b[0] < 68:
            d.line(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", 2.6, "#fff6d2")
    d.path("M3 104Q36 92 70 100V150H3Z", d.linear(0, 96, 0, 150, (0, "#f0cf6c"), (1, "#b07e2c"))).path(
        "M70 100Q104 92 137 104V150H70Z", d.linear(0, 96, 0, 150, (0, "#ffffff"), (1, "#a9c3d4"))
    )
    sheaf(d, 30, 128, 44)
    sheaf(d, 56, 140, 30)
    rng = random.Random(5)
    for _ in range(44):
        d.disc(rng.uniform(74, 132), rng.uniform(12, 140), rng.uniform(0.8, 2.2), "#ffffff", opacity=0.9)
    for x, y, h in ((92, 126, 34), (118, 132, 42)):
        d.line(
            f"M{x} {y}V{y - h}M{x} {num(y - h * 0.5)}L{x - 9} {num(y - h * 0.8)}M{x} {num(y - h * 0.6)}L{x + 9} {num(y - h * 0.9)}",
            3,
            "#3a2c24",
        ).line(f"M{x - 9} {num(y - h * 0.82)}L{x} {num(y - h * 0.53)}L{x + 9} {num(y - h * 0.93)}", 1.4, "#ffffff")
    d.line("M70 10V146", 2.4, "#fffaf0", opacity=0.9)
    d.path(
        "M46 118L58 106V113H82V106L94 118L82 130V123H58V130Z",
        "#fff8e6",
        stroke=LINE,
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    return framed(d, "harvest")


def barren_land() -> Drawing:
    """Cracked fields under ash, a broken stalk, a thin cow's skull."""
    d = new()
    sky(d, (0, "#3a3536"), (0.6, "#8a6f62"), (1, "#c99a72"), foot=110)
    for x, y, r in ((30, 30, 24), (60, 22, 28), (98, 28, 26), (122, 38, 20)):
        d.disc(x, y, r, "#2a2728", opacity=0.45)
    far(d, 104, ice="#b5a9a2", rock="#4a3f3c")
    ground(d, 102, "#9a7d58", "#4d3a28")
    d.line(
        "M10 124L34 116L52 128L80 118L104 130L132 120M34 116L40 148M52 128L64 149M80 118L90 148M104 130L116 149M20 140L36 138M84 138L104 142",
        2.2,
        "#2c2016",
        opacity=0.85,
    )
    for x, y, h, s in ((22, 120, 30, 1), (44, 132, 40, -1), (112, 122, 34, -1), (126, 142, 34, 1), (92, 114, 22, 1)):
        d.line(f"M{x} {y}L{x + s * 2} {num(y - h * 0.7)}L{x + s * 12} {num(y - h * 0.56)}", 2.6, "#d8b878").path(
            f"M{x + s * 12} {num(y - h * 0.56)}q{s * 8} -3 {s * 12} 8q-{s * 10} 2 -{s * 12} -8Z"
            if s > 0
            else f"M{x - 12} {num(y - h * 0.56)}q-8 -3 -12 8q10 2 12 -8Z",
            "#c9a25f",
        )
    d.group("translate(72 132) scale(1.1)")
    d.oval(0, 6, 20, 4, "#000000", opacity=0.3)
    d.path(
        "M-10 -8Q-24 -8 -26 -20Q-16 -16 -8 -16H8Q16 -16 26 -20Q24 -8 10 -8L7 6Q0 12 -7 6Z",
        d.linear(-10, -18, 10, 8, (0, "#fbf3e2"), (1, "#b9a88a")),
    )
    d.disc(-5, -7, 2.8, "#2c2016").disc(5, -7, 2.8, "#2c2016").path("M-3 4L0 0L3 4L0 7Z", "#2c2016")
    d.end()
    return framed(d, "harvest")


def mountain_track() -> Drawing:
    """A rider on a path between cliffs, towards the ice."""
    d = dusk(new(), low=False, foot=120)
    glow(d, 74, 44, 46, "#ffe6b8", 0.7)
    d.path("M3 76L30 40L50 66L76 22L104 62L120 46L137 70V150H3Z", "#56656f")
    d.path(
        "M76 22L92 45L84 48L77 40L70 50L62 46ZM30 40L40 54L33 52L28 58L22 51ZM120 46L128 57L121 56L114 60L110 54Z",
        "#f6fbfd",
    )
    d.path(
        "M3 66L26 88L34 150H3ZM137 60L112 92L104 150H137Z", d.linear(0, 60, 0, 150, (0, "#4a545d"), (1, "#252c33"))
    ).path("M3 66L26 88L34 150H26L18 96Z", "#77848e", opacity=0.7).path(
        "M112 92L104 150H112L120 98L137 60Z", "#77848e", opacity=0.5
    )
    d.path(
        "M34 150Q70 126 52 112T76 92T74 76L80 76Q96 88 78 102T74 122Q96 134 92 150Z",
        d.linear(0, 76, 0, 150, (0, "#c9b48c"), (1, "#f0dcae")),
    )
    stand(d, lambda f: settler(f, COAT_B), 64, 140, 0.62, shade=40)
    for x, y in ((46, 100), (98, 110), (42, 126)):
        d.path(f"M{x - 7} {y}L{x - 3} {y - 9}L{x + 4} {y - 8}L{x + 7} {y}Z", "#8e9aa3")
    return framed(d, "movement")


def fair_wind() -> Drawing:
    """A ship runs before the wind."""
    d = dusk(new(), foot=104)
    far(d, 104)
    water(d, 102, seed=3)
    d.line("M10 48H40Q50 48 50 40T42 34M6 62H34M10 76H30Q38 76 38 83", 3.4, "#ffffff", opacity=0.9)
    d.group("rotate(-6 80 130)")
    stand(d, lambda f: longship(f, COAT_R), 80, 130, 0.86)
    d.end()
    d.path(
        "M22 134Q40 122 60 132T104 132Q120 124 134 134V140Q116 146 96 140T52 142Q34 146 20 140Z", "#f1faf6", opacity=0.9
    )
    return framed(d, "movement")


def feud() -> Drawing:
    """Two with axes face each other before a burning farm."""
    d = new()
    sky(d, (0, "#1d2a3c"), (0.55, "#6a4a52"), (1, "#e0805a"), foot=116)
    far(d, 108, ice="#cfc3c4", rock="#33353f")
    ground(d, 106, "#5f6a4c", "#262f22")
    d.path("M46 112V96L70 76L94 96V112Z", "#3a2a20")
    for x, y, s in ((54, 98, 34), (70, 84, 44), (86, 98, 32), (70, 112, 26)):
        flame(d, x, y, s)
    glow(d, 70, 86, 56, "#ff9a4a", 0.55)
    for x, cloth, flip in ((27, BLUE, False), (113, RED, True)):
        stand(
            d,
            lambda f, c=cloth: person(
                f,
                c,
                hair="#7a4a24" if c is BLUE else "#d8a24a",
                arm="forward",
                shield="#2f5f94" if c is BLUE else "#8c2a22",
            ),
            x,
            146,
            0.78,
            flip=flip,
            shade=28,
        )
        d.group(f"translate({x + (-26 if flip else 26)} 97) rotate({24 if flip else -24}) scale(1.15)")
        d.path(box(-1.8, -24, 3.6, 42, 1.4), "#5a3b22")
        side = "scale(-1 1)" if flip else "scale(1 1)"
        d.group(side).path("M1 -24Q12 -28 17 -17Q14 -7 1 -12Z", STEEL_LIGHT, stroke=STEEL_DARK, stroke_width=1.2).end()
        d.end()
    return framed(d, "movement")


def _lookout(d: Drawing) -> None:
    """Somebody at the dragon's head of a ship, a hand over the eyes; at the card's left foot."""
    d.path(
        "M3 150V128Q30 140 54 128Q62 122 62 106Q58 98 50 102Q52 90 64 90Q74 92 74 100Q74 104 68 104Q72 132 52 150Z",
        d.linear(3, 90, 70, 150, (0, "#c08a54"), (1, "#4f2f18")),
        stroke="#2a180c",
        stroke_width=1.6,
    )
    d.disc(66, 96, 2, LINE).line("M8 136Q34 146 58 132", 2.2, "#e8c48e")


SKIES = {
    "forest": ("#22405c", "#5f7f8f", "#e0a988", "#f7dca8"),
    "fields": ("#86c4e6", "#bfe0ee", "#eef3e2", "#fff3c8"),
    "pasture": ("#4f9fd0", "#9fd0e6", "#dff0f0", "#fdf6e0"),
    "bog": ("#141c2a", "#2f3d4c", "#7a5a56", "#d08a5c"),
}
"""The hour at which each land is sighted."""


def _sighted(paint: Callable[[Drawing], None], seed: int, land: str, *, flip: bool = False) -> Drawing:
    d = new()
    d.group("translate(140 0) scale(-1 1)" if flip else "translate(0 0)")
    tones = SKIES[land]
    sky(d, *((at, tone) for at, tone in zip((0, 0.45, 0.8, 1), tones, strict=True)), foot=92)
    glow(d, 96, 60, 52, "#fff0c8" if land != "bog" else "#ff9a5a", 0.75 if land != "bog" else 0.4)
    far(d, 78)
    paint(d)
    water(d, 104, *(("#2f6f78", "#0f3440") if land == "bog" else ("#5fa9a6", "#1d5664")), seed=seed)
    d.path("M3 104Q40 99 74 103T137 102V107Q100 110 70 107T3 109Z", "#f6e8c4" if land != "bog" else "#8f7a4c")
    d.line("M3 111Q36 106 70 110T137 109", 2.4, "#ffffff", opacity=0.85)
    cloak = {"forest": BLUE, "fields": RED, "pasture": GREY, "bog": OCHRE}[land]
    stand(d, lambda f: person(f, cloak, hair="#d8a24a" if flip else "#7a4a24", arm="forward"), 30, 142, 0.72)
    _lookout(d)
    d.end()
    return framed(d, "exploration")


def _round_tree(d: Drawing, x: float, y: float, h: float, tone: tuple[str, str]) -> None:
    d.line(f"M{x} {y}V{num(y - h * 0.6)}", h * 0.09, "#f4f1e6").line(
        f"M{num(x - 1)} {num(y - h * 0.2)}h3", 1.1, "#2a2d28"
    )
    for dx, dy, r in ((-0.2, 0.55, 0.22), (0.2, 0.55, 0.22), (0, 0.78, 0.25)):
        d.disc(x + dx * h, y - dy * h, r * h, tone[0]).disc(
            x + dx * h - r * h * 0.25, y - dy * h - r * h * 0.25, r * h * 0.6, tone[1]
        )


def forest_sighted() -> Drawing:
    def paint(d: Drawing) -> None:
        d.path("M3 88Q60 72 137 82V110H3Z", "#3f7a56")
        for x, h in ((84, 34), (100, 40), (118, 36), (132, 42), (70, 28), (52, 26), (20, 22), (36, 24)):
            _round_tree(d, x, 96, h, ("#2d6a4e", "#7cb588"))
        for x, h in ((76, 40), (92, 36), (110, 44), (126, 36)):
            _round_tree(d, x, 104, h, ("#3a7d5c", "#9bcf9a"))

    return _sighted(paint, 11, "forest")


def fields_sighted() -> Drawing:
    def paint(d: Drawing) -> None:
        d.path("M3 92Q70 70 137 76V110H3Z", "#e6c25a")
        d.line("M60 80L52 106M78 77L74 106M96 75L96 106M114 75L120 106M130 76L137 100", 1.8, "#a8762a", opacity=0.7)
        for x, y, h in ((82, 100, 26), (104, 98, 28), (126, 101, 30), (62, 102, 20), (40, 103, 16)):
            sheaf(d, x, y, h)

    return _sighted(paint, 12, "fields", flip=True)


def pasture_sighted() -> Drawing:
    def paint(d: Drawing) -> None:
        d.path("M3 94Q60 62 137 78V110H3Z", d.linear(0, 66, 0, 108, (0, "#a9d27e"), (1, "#5f9a4c")))
        for x, y, s in ((78, 92, 1.0), (102, 88, 0.9), (122, 98, 1.2), (98, 102, 1.1), (56, 98, 0.7)):
            d.group(f"translate({x} {y}) scale({s})")
            d.line("M-5 0V6M5 0V6", 2, "#39312d")
            for dx, dy, r in ((-6, -1, 5), (0, -4, 6), (6, -1, 5), (0, 1, 6)):
                d.disc(dx, dy, r, "#fbf8ee")
            d.oval(11, -3, 3.2, 4, "#3b322e").end()

    return _sighted(paint, 13, "pasture")


def bog_sighted() -> Drawing:
    def paint(d: Drawing) -> None:
        d.path("M3 92Q70 76 137 82V110H3Z", d.linear(0, 78, 0, 108, (0, "#a3975e"), (1, "#5c5132")))
        for x, y, rx in ((82, 92, 14), (112, 90, 15), (96, 101, 18), (128, 102, 12), (50, 98, 11)):
            d.oval(x, y, rx, rx * 0.32, "#4a2414").oval(x, y - 0.6, rx * 0.86, rx * 0.25, "#d0662f").oval(
                x - 3, y - 1.4, rx * 0.4, rx * 0.1, "#ffc48a"
            )
        for x, y in ((70, 90), (100, 84), (124, 86), (76, 102), (114, 104), (134, 94), (62, 98)):
            d.line(f"M{x} {y}v-9", 1.3, "#e2daa0").disc(x, y - 10, 2.6, "#fffaf0")
        d.path("M84 84L88 74L96 72L104 77L106 85Z", "#a3543a").path("M88 74L96 72L104 77L96 79Z", "#e09a72")

    return _sighted(paint, 14, "bog", flip=True)


def omens() -> Drawing:
    """Two ravens over the sea, a land under each wing."""
    d = new()
    sky(d, (0, "#152436"), (0.5, "#3f5f76"), (1, "#d9a283"), foot=112)
    rng = random.Random(9)
    for k in range(22):
        x = 12 + k * 5.4
        d.line(
            f"M{num(x)} {num(60 + rng.uniform(-4, 6))}V{num(26 + rng.uniform(-8, 10))}", 4.4, "#7fe8b8", opacity=0.22
        )
    far(d, 108)
    water(d, 106, seed=15)
    raven = "M0 0Q10 -8 18 -6Q26 -26 48 -28Q38 -16 34 -6Q46 -4 54 4L44 6Q34 14 18 8Q8 8 0 0Z"
    for x, y, flip in ((66, 66, True), (76, 84, False)):
        d.group(f"translate({x} {y}) scale({-1.05 if flip else 1.05} 1.05)")
        d.path(raven, "#e8eff2", stroke="#e8eff2", stroke_width=3, stroke_linejoin="round", opacity=0.5).path(
            raven, "#10161d"
        )
        d.path("M20 -4Q28 -20 44 -25Q34 -14 31 -5Z", "#3a4d60").disc(8, -1.5, 1.5, "#ffd35e")
        d.end()
    for x, tone in ((42, ("#8fdca0", "#2f8a57", "#144a2f")), (98, ("#ff9c86", "#c23a2c", "#6b1510"))):
        for dx, dy, k in ((-10, 6, 0.8), (9, 0, 1.0)):
            d.group(f"translate({x + dx} {124 + dy}) scale({k})")
            d.path("M0 -15L13 -5V4L0 15L-13 4V-5Z", tone[2], stroke=LINE, stroke_width=2).path(
                "M0 -15L10 3L0 10L-10 3Z", tone[1]
            ).path("M0 -15L-10 3L-13 4V-5Z", tone[0]).disc(0, -1, 2.4, "#ffffff")
            d.end()
    return framed(d, "exploration")


def law_rock(d: Drawing, x: float, y: float, k: float) -> None:
    """The law rock with a banner; its foot at x, y, about 120 wide and 70 high before scaling."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    d.path(
        "M-62 0L-54 -26L-38 -34L-30 -56L-8 -66L16 -62L30 -48L44 -40L56 -18L62 0Z",
        d.linear(-50, -60, 50, 0, (0, "#8d99a0"), (0.5, "#5f6b73"), (1, "#333c43")),
    )
    d.path("M-8 -66L16 -62L30 -48L10 -52L-14 -56L-30 -56Z", "#8fbf62").path(
        "M-38 -34L-16 -30L-20 0H-62L-54 -26ZM30 -48L44 -40L56 -18L62 0H34L40 -28Z", "#000000", opacity=0.16
    )
    d.line("M-14 -56L-18 -30L-8 -8M10 -52L14 -24M36 -36L28 -12", 2, "#262e34", opacity=0.7)
    d.end()


def pardon() -> Drawing:
    """Two clasp hands before the law rock."""
    d = dusk(new(), foot=112)
    far(d, 104)
    law_rock(d, 70, 110, 0.72)
    ground(d, 104, "#8fbf6a", "#3f6b3c")
    for x, cloth, flip in ((42, BLUE, False), (98, RED, True)):
        stand(
            d,
            lambda f, c=cloth: person(f, c, hair="#7a4a24" if c is BLUE else "#d8a24a", arm="forward"),
            x,
            144,
            0.82,
            flip=flip,
            shade=28,
        )
    d.disc(70, 93, 5.4, "#efc9a2")
    glow(d, 70, 92, 24, "#fff3c8", 0.8)
    return framed(d, "althing")


def flaw() -> Drawing:
    """A speaker on the rock breaks a staff; the case falls."""
    d = dusk(new(), low=False, foot=112)
    far(d, 100)
    law_rock(d, 70, 120, 0.95)
    ground(d, 116, "#7fae62", "#33582f")
    stand(d, lambda f: person(f, GREY, hair="#e8e4da", arm="up"), 66, 62 + 44, 0.62)
    d.group("translate(70 118) rotate(-20)")
    d.group("scale(1.2)")
    scales(d, "#f4d27a")
    d.end()
    d.end()
    d.line("M46 98L62 128L54 134L74 149", 4.6, LINE).line("M46 98L62 128L54 134L74 149", 2.4, "#fff4d0")
    for x, flip in ((24, False), (116, True)):
        stand(d, lambda f, c=(BLUE if x < 70 else RED): person(f, c, hair="#7a4a24"), x, 147, 0.62, flip=flip, shade=28)
    return framed(d, "althing")


def uproar() -> Drawing:
    """The assembly scatters with spears up under lightning."""
    d = new()
    sky(d, (0, "#1a222e"), (0.6, "#4d4654"), (1, "#b5654a"), foot=116)
    for x, y, r in ((26, 24, 20), (56, 18, 26), (92, 20, 26), (122, 28, 20)):
        d.disc(x, y, r, "#12181f", opacity=0.6)
    d.path("M84 8L66 44H80L70 76L102 36H86L98 8Z", "#fff3b0", stroke="#ffb13d", stroke_width=1.6)
    law_rock(d, 70, 112, 0.8)
    ground(d, 106, "#5f7a4c", "#22341f")
    for x, y, k, cloth, flip in (
        (36, 124, 0.5, GREEN, True),
        (104, 124, 0.5, OCHRE, False),
        (24, 146, 0.66, BLUE, True),
        (116, 146, 0.66, RED, False),
    ):
        stand(
            d,
            lambda f, c=cloth: person(f, c, hair="#7a4a24", spear=True, shield="#5a3b22"),
            x,
            y,
            k,
            flip=flip,
            shade=28,
        )
    stand(d, lambda f: person(f, GREY, hair="#e8e4da", arm="up"), 70, 146, 0.66, shade=28)
    return framed(d, "althing")


CARDS: dict[str, tuple[str, Callable[[], Drawing]]] = {
    "H1": ("bumper_crop", bumper_crop),
    "H2": ("changed_season", changed_season),
    "H3": ("barren_land", barren_land),
    "M1": ("mountain_track", mountain_track),
    "M2": ("fair_wind", fair_wind),
    "M3": ("feud", feud),
    "E1": ("forest_sighted", forest_sighted),
    "E2": ("fields_sighted", fields_sighted),
    "E3": ("pasture_sighted", pasture_sighted),
    "E4": ("bog_sighted", bog_sighted),
    "E5": ("omens", omens),
    "A1": ("pardon", pardon),
    "A2": ("flaw", flaw),
    "A3": ("uproar", uproar),
}
"""The key of a card in the rules -> its name and its picture."""


def tag_badge(tag: str) -> Drawing:
    """The sign of a tag alone, for lists of cards."""
    d = Drawing()
    sign(d, tag, 32, 32, 28)
    return d


DRAWINGS: dict[str, tuple] = {
    **{f"card-{name}": (draw,) for name, draw in CARDS.values()},
    **{f"badge-{tag}": (tag_badge, tag) for tag in TAGS},
}
