"""Artifacts, imperial requests and shot cards, with their backs."""

from __future__ import annotations

from collections.abc import Callable

from svgkit import Drawing, box, polar, star

from . import pieces
from .cards_command import framed, new, scroll_back
from .cards_people import embed
from .kit import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    JADE,
    JADE_DARK,
    JADE_LIGHT,
    LACQUER,
    LACQUER_DARK,
    LACQUER_LIGHT,
    SILK,
    STEEL,
    WOOD,
    cloud,
    range_of,
    ribbon,
    smooth,
)
from .tokens import sign

BRONZE = ("#d9b878", "#94703a", "#4f3716")


def jade_seal(d: Drawing) -> None:
    d.path(
        "M-34 40V8H34V40Z",
        d.linear(-34, 0, 34, 40, (0, JADE_LIGHT), (0.5, JADE), (1, JADE_DARK)),
        stroke=INK,
        stroke_width=2,
    )
    d.path(
        "M-26 8Q-30 -12 -14 -18Q-20 -34 -4 -38Q-6 -28 2 -26Q16 -34 26 -20Q22 -18 20 -12Q30 -6 26 8Z",
        d.linear(-26, -38, 26, 8, (0, "#dff4e6"), (0.5, JADE), (1, JADE_DARK)),
        stroke=INK,
        stroke_width=1.8,
    )
    d.disc(8, -16, 3, INK).line("M-34 16H34", 2, JADE_DARK).line(
        "M-20 24H-8M-14 24V34M2 24H14M8 22V34M18 26H28M23 22V34", 2, "#eafaf0"
    )
    d.path("M-34 40H34V47H-34Z", LACQUER, stroke=INK, stroke_width=1.4)


def dragon_banner(d: Drawing) -> None:
    d.line("M-36 52V-52", 4, WOOD[2]).disc(-36, -54, 5, GOLD, stroke=INK, stroke_width=1.2)
    d.path(
        "M-34 -48H38L30 -34L40 -20L30 -6L40 8L30 22H-34Z",
        d.linear(-34, -48, 40, 22, (0, LACQUER_LIGHT), (0.5, LACQUER), (1, LACQUER_DARK)),
        stroke=INK,
        stroke_width=1.8,
    )
    sign(d, "dragon", -2, -13, 0.86, GOLD, LACQUER_DARK)


def bronze_bell(d: Drawing) -> None:
    d.line("M-40 -46H40M-34 -46V50M34 -46V50", 5, WOOD[1])
    d.path("M-7 -34Q-7 -44 0 -44T7 -34Z", BRONZE[1], stroke=INK, stroke_width=1.6)
    d.path(
        "M-16 -34H16Q22 -8 26 32Q0 24 -26 32Q-22 -8 -16 -34Z",
        d.linear(-24, -34, 26, 30, (0, BRONZE[0]), (0.5, BRONZE[1]), (1, BRONZE[2])),
        stroke=INK,
        stroke_width=2,
    )
    d.line("M-19 -14Q0 -20 19 -14M-22 8Q0 2 22 8", 2.4, BRONZE[2])
    for x in (-11, 0, 11):
        d.disc(x, -24, 3, BRONZE[0]).disc(x, -4, 3, BRONZE[0])


def silk_scroll(d: Drawing) -> None:
    d.path("M-30 -34H30V34H-30Z", d.linear(0, -34, 0, 34, (0, "#fffaf0"), (1, "#e3d2aa")), stroke=INK, stroke_width=1.6)
    d.path("M-24 20Q-10 -14 0 4Q8 -22 24 20Z", "#5b5f6b", opacity=0.6).disc(14, -18, 6, LACQUER).line(
        "M-22 -24H-8M-22 -18H-12", 2, INK
    )
    for y in (-40, 40):
        d.path(
            box(-38, y - 7, 76, 14, 6),
            d.linear(0, y - 7, 0, y + 7, (0, LACQUER_LIGHT), (1, LACQUER_DARK)),
            stroke=INK,
            stroke_width=1.6,
        )
        for x in (-43, 43):
            d.disc(x, y, 5, GOLD, stroke=INK, stroke_width=1.2)


def golden_lion(d: Drawing) -> None:
    gold = d.linear(-34, -44, 34, 40, (0, "#fff0b0"), (0.45, GOLD), (1, "#8a5f16"))
    d.path("M-30 38Q-34 4 -16 -8H16Q34 4 30 38H16V22H10V38H-10V22H-16V38Z", gold, stroke=INK, stroke_width=1.8)
    for x, y in ((-24, -18), (-22, -30), (-12, -40), (0, -44), (12, -40), (22, -30), (24, -18), (-18, -6), (18, -6)):
        d.disc(x, y, 10, gold, stroke=INK, stroke_width=1.2)
    d.disc(0, -22, 20, gold, stroke=INK, stroke_width=1.6).disc(-8, -26, 3.4, INK).disc(8, -26, 3.4, INK)
    d.path("M-6 -18H6L0 -12Z", INK).line("M-10 -9Q0 -2 10 -9", 2.4, INK)
    d.path("M-42 38H42V47H-42Z", LACQUER, stroke=INK, stroke_width=1.6)


def thunder_drum(d: Drawing) -> None:
    d.line("M-34 48L-20 20M34 48L20 20", 5, WOOD[2])
    d.disc(0, -4, 40, INK).disc(0, -4, 38, d.linear(-30, -40, 30, 34, (0, LACQUER_LIGHT), (1, LACQUER_DARK)))
    for k in range(12):
        d.disc(*polar(0, -4, 34, 30 * k), 2.4, GOLD)
    d.disc(0, -4, 29, "#f4e3c0", stroke=INK, stroke_width=1.6).path(
        "M4 -30L-16 2H-2L-8 24L16 -8H2Z", GOLD, stroke=GOLD_DARK, stroke_width=1.6
    )


def watch_lantern(d: Drawing) -> None:
    d.disc(0, 2, 46, d.radial(0, 2, 46, (0, "#ffe9a0", 0.9), (1, "#ffe9a0", 0)))
    d.line("M0 -52V-38", 3, INK).path("M-26 -24Q-8 -28 -4 -40H4Q8 -28 26 -24Z", LACQUER, stroke=INK, stroke_width=1.6)
    d.path(
        "M-20 -24H20L24 26H-24Z",
        d.radial(0, 2, 36, (0, "#fffbe0"), (0.6, "#ffc860"), (1, "#d9822f")),
        stroke=INK,
        stroke_width=1.8,
    )
    d.line("M-8 -24L-9 26M8 -24L9 26M-22 2H22", 2.4, LACQUER_DARK).path(
        "M-28 26H28V33H-28Z", LACQUER, stroke=INK, stroke_width=1.4
    )
    d.line("M-12 34V46M0 34V50M12 34V46", 2.6, GOLD)


def powder_horn(d: Drawing) -> None:
    d.path(
        "M-44 -20Q-40 36 16 40Q42 38 40 12Q38 4 28 6Q26 20 8 18Q-18 14 -26 -26Q-36 -30 -44 -20Z",
        d.linear(-40, -26, 40, 40, (0, "#fff6dc"), (0.5, "#cfae74"), (1, "#6b4a22")),
        stroke=INK,
        stroke_width=2,
    )
    d.path("M-46 -18Q-36 -30 -24 -26L-28 -40Q-38 -44 -48 -34Z", GOLD, stroke=GOLD_DARK, stroke_width=1.4).disc(
        -39, -46, 5, WOOD[1], stroke=INK, stroke_width=1.2
    )
    d.path("M26 6Q34 0 42 10L40 20Q34 10 26 14Z", GOLD, stroke=GOLD_DARK, stroke_width=1.2).line(
        "M-34 -10Q10 -50 36 2", 2.4, LACQUER
    )
    d.line("M-20 4Q-6 24 14 26", 2.4, "#fffaf0", opacity=0.8)


def iron_mask(d: Drawing) -> None:
    d.path(
        "M-36 -30Q0 -56 36 -30Q40 16 0 50Q-40 16 -36 -30Z",
        d.linear(-34, -44, 34, 46, (0, STEEL[0]), (0.5, "#7d8792"), (1, "#2c3138")),
        stroke=INK,
        stroke_width=2,
    )
    for s in (-1, 1):
        d.path(f"M{8 * s} -12Q{18 * s} -22 {30 * s} -14Q{22 * s} -2 {8 * s} -12Z", INK).line(
            f"M{6 * s} -22Q{18 * s} -34 {32 * s} -24", 3.4, "#23272e"
        )
        d.path(f"M{36 * s} -30L{50 * s} -46L{30 * s} -36Z", GOLD, stroke=GOLD_DARK, stroke_width=1.2)
    d.path("M-4 -10L-7 10H7L4 -10Z", "#aab4be", stroke=INK, stroke_width=1.2).path(
        "M-18 20Q0 30 18 20Q12 32 0 33T-18 20Z", INK
    )
    for x in (-10, -3, 4, 11):
        d.line(f"M{x} 23v6", 2, STEEL[0])
    d.disc(0, -32, 5, LACQUER, stroke=GOLD, stroke_width=1.6)


def siege_map(d: Drawing) -> None:
    d.path(
        "M-42 -30Q-20 -40 0 -32T42 -32V32Q20 40 0 34T-42 34Z",
        d.linear(0, -36, 0, 38, (0, "#fbf0d2"), (1, "#c9a56c")),
        stroke=INK,
        stroke_width=1.8,
    )
    ribbon(d, smooth([(-36, 22), (-12, 14), (10, 22), (36, 12)]), 8, 8)
    d.path("M-30 -8L-24 -20L-18 -8ZM-18 -12L-13 -22L-8 -12Z", "#6b5a3a")
    d.line("M28 -22Q10 -20 6 -4", 3, LACQUER).path("M0 -6L6 6L12 -6Z", LACQUER).line(
        "M24 -28L32 -20M32 -28L24 -20", 3, LACQUER
    )
    for x in (-42, 42):
        d.line(f"M{x} -38V40", 5, WOOD[1])


def saltpetre_urn(d: Drawing) -> None:
    d.path(
        "M-14 -36H14V-26Q36 -18 34 12Q32 36 18 44H-18Q-32 36 -34 12Q-36 -18 -14 -26Z",
        d.linear(-34, -30, 34, 44, (0, "#dcecf6"), (0.5, "#6f9ab8"), (1, "#23405a")),
        stroke=INK,
        stroke_width=2,
    )
    d.path("M-18 -44H18V-35H-18Z", "#e8f2f8", stroke=INK, stroke_width=1.6)
    d.path("M-33 0Q0 10 33 0V10Q0 20 -33 10Z", "#f8fcff", opacity=0.9)
    d.line("M-26 2l6 6 6 -5 6 6 6 -6 6 6 6 -6 6 5 6 -6", 2, "#23405a")
    d.path("M-16 -44L-8 -56L-2 -48L6 -58L16 -44Z", "#ffffff", stroke=INK, stroke_width=1.2).path(
        star(0, 26, 9, 4, 6), "#f8fcff", opacity=0.9
    )


ARTIFACTS: dict[str, tuple[Callable[[Drawing], None], bool]] = {
    "jade_seal": (jade_seal, False),
    "dragon_banner": (dragon_banner, False),
    "bronze_bell": (bronze_bell, False),
    "silk_scroll": (silk_scroll, False),
    "golden_lion": (golden_lion, False),
    "thunder_drum": (thunder_drum, True),
    "watch_lantern": (watch_lantern, True),
    "powder_horn": (powder_horn, True),
    "iron_mask": (iron_mask, True),
    "siege_map": (siege_map, True),
    "saltpetre_urn": (saltpetre_urn, True),
}


def artifact(name: str) -> Drawing:
    thing, powder = ARTIFACTS[name]
    d = new()
    seed = sum(map(ord, name))
    d.path(box(5, 5, 130, 144), d.linear(0, 3, 0, 150, (0, "#3f5560"), (1, "#18242c")))
    range_of(d, 140, 118, 70, seed, 3, "#0c1418", 0.6)
    d.disc(70, 74, 62, d.radial(70, 74, 62, (0, "#ffeec0", 0.95), (0.45, "#f3d48c", 0.55), (1, "#f3d48c", 0)))
    d.path("M20 134Q70 122 120 134L128 150H12Z", LACQUER, stroke=GOLD, stroke_width=1.2)
    d.oval(70, 132, 40, 6, "#000000", opacity=0.35)
    d.group("translate(70 80) scale(1.08)")
    thing(d)
    d.end()
    if powder:
        embed(d, pieces.powder(1), 108, 4, 0.27)
    return framed(d)


REQUESTS = {
    "raise_the_wall": ("wall", "build"),
    "break_the_horde": ("horde", "attack"),
    "glory": ("honour", "trophy"),
    "good_government": ("overseer", "clerk"),
    "clean_name": ("shame", "spirit"),
    "no_gap": ("defence", "wall"),
    "council": ("advisor", "court"),
    "quiet_border": ("tower", "horde"),
}


def request(name: str) -> Drawing:
    """An edict of the emperor: yellow silk, a dragon's edge, a great sign and a small one in the seal."""
    big, small = REQUESTS[name]
    d = new()
    d.path(box(5, 5, 130, 144), d.linear(0, 3, 0, 150, (0, "#7d1f18"), (1, "#3a0d0a")))
    for x, y in ((28, 20), (112, 26), (24, 128), (116, 134)):
        cloud(d, x, y, 0.6, GOLD, 0.45)
    d.path(
        "M22 20H118V134H22Z",
        d.linear(0, 20, 0, 134, (0, "#fbe7a2"), (1, "#dcae4e")),
        stroke=GOLD_DARK,
        stroke_width=1.6,
    )
    d.line(box(28, 26, 84, 102), 1.2, LACQUER, opacity=0.75)
    for y in (18, 136):
        d.path(
            box(12, y - 7, 116, 14, 6),
            d.linear(0, y - 7, 0, y + 7, (0, LACQUER_LIGHT), (1, LACQUER_DARK)),
            stroke=INK,
            stroke_width=1.6,
        )
        for x in (10, 130):
            d.disc(x, y, 6, GOLD, stroke=INK, stroke_width=1.2)
    sign(d, big, 70, 66, 0.98, "#3f2410", "#fbe7a2", 0.55)
    d.line("M38 112H72M38 119H64", 2.4, "#6b4a22")
    d.path(box(82, 101, 27, 27, 4), LACQUER_DARK).path(box(84, 103, 23, 23, 3), LACQUER)
    sign(d, small, 95.5, 114.5, 0.3, "#fff6e4")
    return framed(d)


SHOTS = {
    "ballista": ("ballista", "01 11"),
    "cannon": ("cannon", "01 02 11 12"),
    "lance-1": ("fire_lance", "00 01"),
    "lance-2": ("fire_lance", "02 12"),
    "lance-3": ("fire_lance", "10 11 12"),
    "lance-4": ("fire_lance", "00 11"),
    "lance-5": ("fire_lance", "01 02 03"),
    "lance-6": ("fire_lance", "11 12"),
    "lance-7": ("fire_lance", "00 01 10 11"),
    "lance-8": ("fire_lance", "01 10"),
    "lance-9": ("fire_lance", "02 11 13"),
    "lance-10": ("fire_lance", "00 01 02 03"),
}


def shot(name: str) -> Drawing:
    """What a shot hits: two rows of four, the cells struck by fire."""
    gun, cells = SHOTS[name]
    d = new()
    d.path(box(5, 5, 130, 144), d.linear(0, 3, 0, 150, (0, SILK), (1, "#d9bd86")))
    range_of(d, 140, 92, 66, 31, 4, "#7f8794", 0.4)
    for x, y, r in ((104, 40, 20), (90, 26, 15), (116, 24, 16), (116, 52, 12)):
        d.disc(x, y, r, "#8a8078", opacity=0.35)
    embed(d, pieces.piece(*pieces.FIREARMS[gun]), 14, 8, 0.78)
    for row in (0, 1):
        for column in range(4):
            x, y = 13 + 29 * column, 86 + 29 * row
            hit = f"{row}{column}" in cells.split()
            d.path(
                box(x, y, 27, 27, 4),
                "#7d1f18" if hit else "#fbf3df",
                stroke=INK,
                stroke_width=1.4,
                **({} if hit else {"opacity": 0.75}),
            )
            if hit:
                d.path(star(x + 13.5, y + 13.5, 12, 6, 8, 11), "#f08a3c").path(
                    star(x + 13.5, y + 13.5, 6, 3, 8), "#ffe9a0"
                )
    return framed(d)


DRAWINGS: dict[str, tuple] = {
    **{f"card-gw-artifact-{name}": (artifact, name) for name in ARTIFACTS},
    **{f"card-gw-request-{name}": (request, name) for name in REQUESTS},
    **{f"card-gw-shot-{name}": (shot, name) for name in SHOTS},
    "card-back-gw-artifact": (scroll_back, "#7a5a24", "#2f200a", "artifact", GOLD_LIGHT),
    "card-back-gw-request": (scroll_back, "#ecc96a", "#d39f3a", "request", "#5e1612"),
    "card-back-gw-shot": (scroll_back, "#4a4650", "#19171d", "powder", "#f0a05c"),
}
