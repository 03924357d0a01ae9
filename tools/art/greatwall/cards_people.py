"""Generals and advisors: faces painted on silk, each with hat, beard, robe and what he is known by."""

from __future__ import annotations

import re
from collections.abc import Callable

from svgkit import Drawing, box, num, star

from . import frontier, pieces, tokens
from .cards_command import COLOURS, framed, new, painted, scroll_back, seal
from .kit import GOLD, GOLD_DARK, GOLD_LIGHT, INK, LACQUER, STEEL, WOOD, cloud, range_of, ribbon, silk, smooth

CALLINGS = {
    "war": ("#b5342a", "#f3cfae"),
    "building": ("#96651f", "#f0e0ae"),
    "court": ("#6b4a86", "#ecd9dc"),
    "spirit": ("#2f7a62", "#dde8cc"),
}
HAIR = {"black": "#25202a", "grey": "#8c8a8c", "white": "#eee8da", "brown": "#5b3a22"}
FACES = (("#f2cda6", "#c9956a"), ("#e3b184", "#b07c50"), ("#d39c6c", "#9a6a40"))


def embed(d: Drawing, other: Drawing, x: float, y: float, k: float) -> None:
    """Put a whole drawing on another; its upper left corner lies at x, y."""
    name = f"e{len(d.defs)}-"
    d.defs += [re.sub(r'id="g', f'id="{name}', line) for line in other.defs]
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    d.body += [line.replace("url(#g", f"url(#{name}") for line in other.body]
    d.end()


# hats, round a head whose middle is 0, 0: 19 wide to either side and 23 high


def _hair(d: Drawing, ink: str) -> None:
    d.path("M-20 2Q-24 -26 0 -27Q24 -26 20 2Q17 -12 8 -16Q-8 -14 -14 -10Q-18 -6 -20 2Z", ink)


def _helm(d: Drawing, tone: tuple[str, str, str] = STEEL) -> None:
    d.path(
        "M-22 -6Q-23 -30 -5 -36L0 -46L5 -36Q23 -30 22 -6Q28 6 25 24L17 18V-4H-17V18L-25 24Q-28 6 -22 -6Z",
        d.linear(-22, -36, 22, 20, (0, tone[0]), (0.5, tone[1]), (1, tone[2])),
        stroke=INK,
        stroke_width=1.4,
    )
    d.path("M-22 -12Q0 -20 22 -12V-5Q0 -13 -22 -5Z", GOLD, stroke=GOLD_DARK, stroke_width=0.9).disc(
        0, -14, 4, LACQUER, stroke=GOLD_DARK, stroke_width=1
    )


def helm_plume(d: Drawing, ink: str) -> None:
    d.path("M-2 -44Q-10 -66 16 -70Q34 -66 36 -50Q22 -58 8 -48L2 -42Z", LACQUER, stroke=INK, stroke_width=1.1)
    _helm(d)


def helm_wings(d: Drawing, ink: str) -> None:
    for s in (-1, 1):
        d.path(
            f"M{18 * s} -14Q{40 * s} -18 {44 * s} -42Q{30 * s} -32 {14 * s} -30Z",
            GOLD,
            stroke=GOLD_DARK,
            stroke_width=1.1,
        )
    _helm(d, ("#f0d48c", "#b98a3a", "#5e3f12"))


def helm_crest(d: Drawing, ink: str) -> None:
    _helm(d, ("#8c949e", "#525a66", "#23272e"))
    d.path("M-8 -36Q-10 -58 0 -62Q10 -58 8 -36Q0 -42 -8 -36Z", GOLD, stroke=GOLD_DARK, stroke_width=1.1).disc(
        0, -48, 4, LACQUER
    )


def official(d: Drawing, ink: str) -> None:
    _hair(d, ink)
    for s in (-1, 1):
        d.path(f"M{18 * s} -16Q{34 * s} -24 {50 * s} -17Q{52 * s} -12 {46 * s} -10Q{32 * s} -14 {18 * s} -10Z", INK)
    d.path("M-21 -8Q-24 -28 -14 -30Q-14 -44 0 -45T14 -30Q24 -28 21 -8Q0 -16 -21 -8Z", INK).line(
        "M-20 -14Q0 -21 20 -14", 2.4, GOLD
    ).disc(0, -24, 4, "#3f9a7a", stroke=GOLD, stroke_width=1.4)


def topknot(d: Drawing, ink: str) -> None:
    _hair(d, ink)
    d.oval(0, -32, 9, 8, ink).line("M-17 -33L17 -31", 2.6, GOLD).path("M-7 -27H7V-24H-7Z", GOLD)


def straw(d: Drawing, ink: str) -> None:
    _hair(d, ink)
    d.path(
        "M-44 -6Q-18 -18 0 -46Q18 -18 44 -6Q0 6 -44 -6Z",
        d.linear(0, -46, 0, 0, (0, "#f8e3a8"), (1, "#a97f38")),
        stroke=INK,
        stroke_width=1.4,
    )
    d.line("M0 -44L-28 -5M0 -44L-10 -1M0 -44L10 -1M0 -44L28 -5", 1.2, "#8a6428")


def bald(d: Drawing, ink: str) -> None:
    for x in (-7, 0, 7):
        d.disc(x, -18, 1.6, LACQUER)


def hood(d: Drawing, ink: str) -> None:
    d.path(
        "M-26 26Q-32 -34 0 -38Q32 -34 26 26L18 22Q22 -14 0 -18Q-22 -14 -18 22Z",
        d.linear(-26, -30, 26, 20, (0, "#8d9aa6"), (1, "#3d4653")),
        stroke=INK,
        stroke_width=1.4,
    )


def flowers(d: Drawing, ink: str) -> None:
    d.path("M-21 14Q-28 -28 0 -29Q28 -28 21 14Q20 -8 8 -14Q-12 -12 -16 -4Q-20 2 -21 14Z", ink)
    for x in (-14, 14):
        d.oval(x, -31, 12, 10, ink)
    d.oval(0, -36, 10, 11, ink).line("M-26 -38L-8 -34M26 -38L8 -34", 2.2, GOLD)
    for x, y in ((-27, -38), (27, -38)):
        d.path(star(x, y, 5, 2.4, 5), "#e8788c").disc(x, y, 1.6, GOLD_LIGHT)
    d.line("M28 -34V-22", 1.2, GOLD).disc(28, -20, 2, LACQUER)


def bun(d: Drawing, ink: str) -> None:
    d.path("M-21 12Q-26 -27 0 -28Q26 -27 21 12Q18 -10 0 -16Q-18 -10 -21 12Z", ink)
    d.disc(0, -34, 11, ink).line("M-18 -40L18 -30", 2.6, "#3f9a7a").disc(-19, -40, 3, "#8fd3b8")


def bandana(d: Drawing, ink: str) -> None:
    _hair(d, ink)
    d.path("M-21 -6Q-20 -30 0 -30T21 -6Q0 -16 -21 -6Z", LACQUER, stroke=INK, stroke_width=1.2).path(
        "M19 -10L36 -16L32 -6L38 4L20 -4Z", LACQUER, stroke=INK, stroke_width=1.1
    )


def fur(d: Drawing, ink: str) -> None:
    d.path("M-22 -8Q-18 -36 0 -42Q18 -36 22 -8Z", LACQUER, stroke=INK, stroke_width=1.2)
    d.path(
        "M-26 -4Q-28 -18 -20 -19Q0 -24 20 -19Q28 -18 26 -4L22 14L16 0Q0 -8 -16 0L-22 14Z",
        "#8a6748",
        stroke=INK,
        stroke_width=1.2,
    ).disc(0, -42, 4, GOLD)


def cap(d: Drawing, ink: str) -> None:
    _hair(d, ink)
    d.path("M-20 -8Q-22 -34 0 -35T20 -8Q0 -16 -20 -8Z", "#4a5f78", stroke=INK, stroke_width=1.3).path(
        "M-21 -12Q0 -20 21 -12V-5Q0 -13 -21 -5Z", "#2f4054"
    ).disc(0, -35, 3.4, LACQUER)


def scholar(d: Drawing, ink: str) -> None:
    _hair(d, ink)
    d.path("M-18 -10L-22 -46H22L18 -10Q0 -17 -18 -10Z", INK).line("M-19 -18Q0 -24 19 -18", 2.4, GOLD).path(
        "M20 -40L30 -2L24 -4L18 -30Z", INK, opacity=0.85
    )


HATS: dict[str, Callable[[Drawing, str], None]] = {
    f.__name__: f
    for f in (
        helm_plume,
        helm_wings,
        helm_crest,
        official,
        topknot,
        straw,
        bald,
        hood,
        flowers,
        bun,
        bandana,
        fur,
        cap,
        scholar,
    )
}

BEARDS = {
    "": "",
    "long": "M-14 8Q-15 24 -9 34Q-4 54 0 64Q4 54 9 34Q15 24 14 8Q8 14 0 13T-14 8Z",
    "full": "M-18 2Q-21 26 -10 33Q0 38 10 33Q21 26 18 2Q12 14 0 12T-18 2Z",
    "goatee": "M-6 19Q0 17 6 19Q4 32 0 37Q-4 32 -6 19Z",
    "moustache": "",
}


def bust(d: Drawing, hat: str, beard: str, robe: str, hair: str = "black", face: int = 0, armour: bool = False) -> None:
    """Head and shoulders, the middle of the head at 0, 0; the shoulders reach 80 below."""
    body, shade, light = COLOURS[robe]
    ink, (skin, dark) = HAIR[hair], FACES[face]
    woman = hat in ("flowers", "bun")
    d.path(
        "M-50 84Q-50 42 -14 34H14Q50 42 50 84Z",
        d.linear(-40, 34, 44, 84, (0, light), (0.4, body), (1, shade)),
        stroke=INK,
        stroke_width=1.6,
    )
    if armour:
        d.path(
            "M-50 84Q-52 46 -26 38L-16 50L-20 84ZM50 84Q52 46 26 38L16 50L20 84Z",
            d.linear(-50, 40, 50, 84, (0, "#f0d48c"), (0.5, "#b98a3a"), (1, "#6b4817")),
            stroke=INK,
            stroke_width=1.3,
        )
        for y in (54, 64, 74):
            d.line(f"M-48 {y}q6 6 12 0t12 0M24 {y}q6 6 12 0t12 0", 1.2, INK, opacity=0.75)
        d.disc(0, 70, 10, GOLD, stroke=GOLD_DARK, stroke_width=1.4).disc(0, 70, 5, LACQUER)
    d.path("M-9 18H9V40L0 50L-9 40Z", dark)
    if not armour:
        d.path("M-16 33L0 60L16 33L24 36L4 84H-4L-24 36Z", "#fbf3df", stroke=INK, stroke_width=1.1).path(
            "M16 33L-8 84H6L24 36Z", light, stroke=INK, stroke_width=1.1
        )
    else:
        d.path("M-17 34Q0 48 17 34L20 42Q0 58 -20 42Z", LACQUER, stroke=INK, stroke_width=1.1)
    for s in (-1, 1):
        d.oval(s * 19, 2, 4, 6, dark)
    d.path("M-19 -6Q-19 -24 0 -25T19 -6Q20 14 9 24Q0 29 -9 24Q-20 14 -19 -6Z", skin, stroke=INK, stroke_width=1.2)
    d.path("M4 -24Q19 -20 19 -6Q20 14 9 24Q14 8 12 -6T4 -24Z", dark, opacity=0.35)
    brow = HAIR["black"] if hair == "black" else ink
    for s in (-1, 1):
        d.line(
            f"M{s * 4} {-5 if woman else -6}Q{s * 8} {-9 if woman else -10} {s * 13} -7", 1.4 if woman else 2.4, brow
        )
        d.line(f"M{s * 4} 0Q{s * 8.5} -3.5 {s * 13} 0", 1.6, INK).disc(s * 8, 0.4, 2, INK)
    d.line("M-1 2Q-3 8 -2 9H2", 1.3, dark)
    d.line("M-5 15.500Q0 18.500 5 15.500", 2.2 if woman else 1.7, "#b8322c" if woman else "#8c4a30")
    if woman:
        for s in (-1, 1):
            d.disc(s * 11, 9, 3.4, "#e8788c", opacity=0.35)
        d.path("M0 -14L2 -11L0 -8L-2 -11Z", LACQUER)
    if beard:
        if BEARDS[beard]:
            d.path(BEARDS[beard], ink, stroke=INK, stroke_width=0.8)
            d.line("M-4 15Q0 17.500 4 15", 1.8, "#8c4a30")
        d.path("M0 11Q-6 9 -14 17Q-8 17 0 13.500Q8 17 14 17Q6 9 0 11Z", ink)
    HATS[hat](d, ink)


def _glow(d: Drawing, calling: str) -> None:
    d.disc(66, 62, 52, d.radial(66, 62, 52, (0, "#fff8e4", 0.95), (0.55, "#fff2d0", 0.6), (1, "#fff2d0", 0)))


def general(calling: str, look: tuple, mark: str, powder: bool = False) -> Drawing:
    """A general before the wall in the mist."""
    d = new()
    seed = sum(map(ord, str(look) + mark))
    d.group("translate(5 5)")
    silk(d, 130, 144, seed, tone=(CALLINGS[calling][1], "#cfa96c"))
    d.end()
    d.disc(104, 40, 22, d.radial(104, 40, 22, (0, "#ea6a4a"), (1, "#c8432c")), opacity=0.85)
    ribbon(d, smooth([(3, 118), (34, 98), (70, 112), (108, 92), (137, 104)]), 12, 10, towers=(0.12, 0.9))
    d.path("M3 126Q60 112 137 128V150H3Z", "#a98a52")
    d.group("translate(62 76) scale(.98)")
    d.line("M-46 74V-62", 3, WOOD[2]).path(
        "M-46 -62H-20L-26 -50L-20 -38H-46Z", CALLINGS[calling][0], stroke=INK, stroke_width=1.2
    )
    bust(d, *look)
    d.end()
    _mark(d, mark)
    seal(d, calling, tone=CALLINGS[calling][0])
    if powder:
        embed(d, pieces.powder(1), 108, 4, 0.27)
    return framed(d)


def advisor(calling: str, look: tuple, mark: str, powder: bool = False) -> Drawing:
    """An advisor on silk, with what he brings."""
    d = new()
    seed = sum(map(ord, str(look) + mark))
    d.path(box(5, 5, 130, 144), d.linear(0, 3, 0, 150, (0, CALLINGS[calling][1]), (1, "#d9bd86")))
    range_of(d, 140, 132, 84, seed, 3, "#7f8794", 0.4)
    range_of(d, 140, 150, 60, seed + 5, 4, "#5b5f6b", 0.35)
    cloud(d, 108, 26, 0.7, CALLINGS[calling][0], 0.4)
    _glow(d, calling)
    d.group("translate(58 72) scale(.98)")
    bust(d, *look)
    d.end()
    _mark(d, mark)
    seal(d, calling, tone=CALLINGS[calling][0])
    if powder:
        embed(d, pieces.powder(1), 108, 4, 0.27)
    return framed(d)


def _mark(d: Drawing, mark: str) -> None:
    """What the person is known by, in the lower right corner."""
    kind, _, name = mark.partition(":")
    d.oval(107, 144, 27, 5, "#000000", opacity=0.22)
    if kind == "token":
        embed(d, getattr(tokens, name)(), 83, 97, 0.48)
    elif kind == "sign":
        embed(d, tokens.token(("#fbf1da", "#e6d2a2", "#b89658"), name, "#4a1c10", 0.84), 84, 98, 0.48)
    elif kind == "coin":
        embed(d, tokens.DRAWINGS[name][0](*tokens.DRAWINGS[name][1:]), 84, 98, 0.48)
    elif kind == "gun":
        embed(d, pieces.piece(*pieces.FIREARMS[name]), 80, 94, 0.52)
    elif kind == "place":
        embed(
            d,
            getattr(frontier, name)(*((True,) if name == "tower" else (3, False) if name == "wall" else ())),
            82,
            *{"tower": (66, 0.47), "wall": (126, 0.125), "barricade": (112, 0.48)}[name],
        )
    elif kind == "powder":
        embed(d, pieces.powder(int(name)), 80, 96, 0.5)
    else:
        painted(d, getattr(pieces, name), 108, 145, {"horseman": 0.46, "war_machine": 0.44}.get(name, 0.48), "red")


GENERALS: dict[str, tuple] = {
    "wei_long": ("war", ("helm_plume", "full", "red", "black", 1, True), "coin:gw-token-trophy"),
    "lady_ming": ("court", ("flowers", "", "plum", "black", 0), "token:gold"),
    "tao_shen": ("spirit", ("topknot", "long", "jade", "white", 0), "token:chi"),
    "han_bo": ("building", ("cap", "full", "gold", "brown", 2), "token:stone"),
    "zhu_lin": ("building", ("scholar", "goatee", "blue", "grey", 0), "place:wall"),
    "luo_ban": ("building", ("bandana", "moustache", "gold", "black", 1), "sign:build"),
    "qiao_yun": ("war", ("bun", "", "red", "black", 0, True), "fig:horseman"),
    "sun_hai": ("war", ("helm_crest", "goatee", "blue", "black", 0, True), "fig:spearman"),
    "shi_yu": ("spirit", ("hood", "long", "ink", "grey", 1), "sign:save"),
    "feng_jie": ("court", ("official", "moustache", "red", "black", 0), "fig:clerk"),
    "cao_wen": ("court", ("cap", "full", "plum", "grey", 1), "sign:exchange"),
    "mo_ran": ("spirit", ("straw", "long", "jade", "grey", 1), "fig:tea"),
    "liang_gong": ("war", ("helm_wings", "goatee", "jade", "black", 1, True), "fig:archer"),
    "lei_zhen": ("building", ("bandana", "full", "ink", "black", 2, True), "gun:cannon", True),
    "abbot_kong": ("spirit", ("bald", "long", "gold", "white", 1), "fig:monk", True),
    "du_yan": ("court", ("official", "long", "blue", "white", 0), "place:tower", True),
    "meng_gui": ("war", ("fur", "full", "red", "brown", 2, True), "sign:siege", True),
}

ADVISORS: dict[str, tuple] = {
    "forester": ("building", ("straw", "full", "jade", "brown", 2), "token:wood"),
    "stonemason": ("building", ("bandana", "moustache", "ink", "black", 1), "token:stone"),
    "treasurer": ("court", ("official", "goatee", "gold", "black", 0), "token:gold"),
    "hermit": ("spirit", ("topknot", "long", "ink", "white", 1), "token:chi"),
    "sawyer": ("building", ("cap", "full", "red", "brown", 1), "sign:wood"),
    "quarry_foreman": ("building", ("straw", "moustache", "gold", "black", 2), "sign:stone"),
    "prospector": ("court", ("fur", "full", "gold", "grey", 2), "sign:gold"),
    "temple_keeper": ("spirit", ("bald", "", "gold", "black", 0), "sign:chi"),
    "spear_instructor": ("war", ("helm_plume", "moustache", "blue", "black", 1, True), "fig:spearman"),
    "bowyer": ("war", ("topknot", "goatee", "red", "grey", 1), "fig:archer"),
    "horse_breeder": ("war", ("fur", "moustache", "jade", "black", 2), "fig:horseman"),
    "carpenter": ("building", ("bandana", "goatee", "blue", "brown", 1), "place:barricade"),
    "master_architect": ("building", ("scholar", "long", "red", "grey", 0), "place:wall"),
    "field_captain": ("war", ("helm_crest", "full", "red", "black", 1, True), "sign:deploy"),
    "secretary": ("court", ("official", "", "jade", "black", 0), "fig:clerk"),
    "physician": ("spirit", ("scholar", "goatee", "jade", "white", 0), "sign:save"),
    "merchant": ("court", ("cap", "moustache", "plum", "black", 0), "sign:exchange"),
    "messenger": ("court", ("bandana", "", "red", "black", 0), "sign:activate"),
    "standard_bearer": ("war", ("helm_wings", "", "gold", "black", 1, True), "fig:honour"),
    "chronicler": ("court", ("scholar", "long", "ink", "white", 0), "sign:command"),
    "geomancer": ("spirit", ("hood", "goatee", "plum", "grey", 1), "sign:wall"),
    "tea_master": ("spirit", ("bun", "", "jade", "grey", 0), "fig:tea"),
    "powder_maker": ("building", ("cap", "full", "ink", "black", 1), "powder:1", True),
    "tower_captain": ("war", ("helm_crest", "moustache", "blue", "grey", 1, True), "place:tower", True),
    "gunner": ("war", ("bandana", "moustache", "red", "brown", 2, True), "gun:cannon", True),
    "elite_trainer": ("court", ("topknot", "full", "plum", "black", 1), "fig:monk", True),
    "founder": ("building", ("straw", "goatee", "ink", "grey", 2), "gun:ballista", True),
    "bell_ringer": ("spirit", ("bald", "goatee", "blue", "white", 1), "sign:shame", True),
}

DRAWINGS: dict[str, tuple] = {
    **{f"card-gw-general-{name}": (general, *recipe) for name, recipe in GENERALS.items()},
    **{f"card-gw-advisor-{name}": (advisor, *recipe) for name, recipe in ADVISORS.items()},
    "card-back-gw-general": (scroll_back, "#34455e", "#131b28", "general"),
    "card-back-gw-advisor": (scroll_back, "#2f6b58", "#0f2a22", "advisor"),
}
