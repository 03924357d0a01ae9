"""The chronicle cards of the barbarian attack and their back."""

from __future__ import annotations

from cards import HIGH, WIDE, back, new
from cities.cast import (
    BLACK,
    BLUE,
    INK,
    OCHRE,
    RED,
    SKIN,
    border,
    cloud,
    coin,
    helm,
    hills,
    hood,
    noon,
    person,
    room,
    sea,
    sword,
    tower,
)
from cities.marks import GOLD, GOLD_DARK, GOLD_LIGHT, STEEL_LIGHT
from scenery import flame, glow, sky, stars
from svgkit import Drawing, box, ring

from .figures import barbarian, castle, rider, stand

COAT = ("#7ab0ea", "#3f78c0", "#224a84")


def _frame(d: Drawing) -> Drawing:
    return border(d, "#8c3a2a", "#381510", GOLD)


def _crown(d: Drawing) -> None:
    d.path(
        "M-15 -94L-17 -114L-8 -105L0 -117L8 -105L17 -114L15 -94Q0 -89 -15 -94Z",
        GOLD,
        stroke=GOLD_DARK,
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    d.disc(0, -99, 2.6, "#c8372f")


def knighthood() -> Drawing:
    """A queen lays her sword on the shoulder of one who kneels."""
    d = room(("#e8d7ae", "#a98b57"), ("#8f6a44", "#5a3f28"), 112)
    for x in (26, 112):
        d.path(
            f"M{x - 9} 12H{x + 9}V66L{x} 58L{x - 9} 66Z", d.linear(0, 12, 0, 66, (0, "#5f97d6"), (1, "#274c80"))
        ).path(f"M{x - 4} 26L{x} 20L{x + 4} 26V36H{x - 4}Z", GOLD_LIGHT)
    d.path("M52 112V44A18 22 0 0 1 88 44V112Z", "#6b5434").path(
        "M55 112V45A15 19 0 0 1 85 45V112Z", d.linear(0, 26, 0, 112, (0, "#6fb7e6"), (1, "#e9f3e2"))
    )
    d.path("M3 118L137 108V150H3Z", "#9c2f2a", opacity=0.85).line("M3 121L137 111", 2, GOLD)
    person(d, 94, 146, 108, RED, hair="#7a4a24", left=(-30, -52), right=(12, -38), hat=_crown, sash=GOLD)
    d.group("translate(40 146) scale(.9)")
    d.path("M-24 0Q-26 -26 -14 -44H12Q22 -28 34 -24V0Z", d.linear(-20, -44, 24, 0, (0, "#7ab0ea"), (1, "#224a84")))
    d.path("M8 -22L34 -26Q40 -12 38 0H10Z", "#8fa0ae").path("M-16 -40Q0 -50 14 -40L12 -26H-14Z", "#b9c6d1")
    d.path(
        "M-11 -42V-56Q-10 -70 2 -70T14 -56V-42Q2 -36 -11 -42Z",
        d.linear(-10, -70, 14, -40, (0, STEEL_LIGHT), (1, "#5c6b7a")),
    )
    d.path("M2 -58H14V-53H2Z", INK).path("M0 -70Q-6 -84 -22 -80Q-26 -72 -22 -64Q-12 -72 0 -70Z", "#c8372f")
    d.end()
    sword(d, 66, 89, 0.86, -62)
    return _frame(d)


def swift_knight() -> Drawing:
    """A knight gallops along the coast road."""
    d = noon()
    sea(d, 72)
    hills(d, 92, "#9cc9b4", "#a8cf73", "#4f8442")
    tower(d, 20, 96, 14, 26)
    d.path("M3 128Q60 108 137 122V138Q70 124 3 150Z", d.linear(0, 110, 0, 150, (0, "#f3dfb0"), (1, "#c9a25f")))
    d.line("M10 104H34M6 116H26M14 92H32M8 128H22", 3, "#ffffff", opacity=0.85)
    for x, y, r in ((24, 134, 9), (36, 138, 7), (14, 140, 8)):
        d.disc(x, y, r, "#f2e4c4", opacity=0.85)
    d.group("rotate(-7 80 130)")
    stand(d, lambda f: rider(f, COAT), 80, 134, 0.9, shade=46)
    d.end()
    return _frame(d)


def treason() -> Drawing:
    """By night a barbarian takes gold, and looks away while others march off."""
    d = new()
    sky(d, (0, "#101a36"), (0.55, "#31407a"), (1, "#8a5a6e"))
    stars(d, 41, 40, 60)
    d.disc(112, 30, 11, "#f6f2d8").disc(117, 27, 10, "#1a2650")
    d.path("M3 96Q40 84 74 94T137 90V150H3Z", d.linear(0, 86, 0, 150, (0, "#3b4a3e"), (1, "#1a241d")))
    for x, k in ((58, 0.26), (76, 0.26)):
        stand(d, barbarian, x, 94, k, flip=True)
    glow(d, 36, 110, 46, "#ffb24a", 0.8)
    flame(d, 18, 132, 30)
    d.line("M10 134L28 128M10 128L28 134", 4, "#4a2f18")
    stand(d, barbarian, 98, 146, 0.82, flip=True, shade=36)
    person(d, 44, 147, 92, BLACK, hair="", hat=hood("#2a323d"), left=(-16, -34), right=(26, -52))
    for x, y in ((76, 96), (84, 104)):
        coin(d, x, y, 7)
    return _frame(d)


def intrigue() -> Drawing:
    """A barbarian stumbles into a net."""
    d = noon()
    hills(d, 86, "#b4d69a", "#8fbf62", "#3f6f34")
    d.line("M20 150Q16 70 34 8M120 150Q126 76 108 8", 9, "#6b4526").line("M18 14Q70 34 124 14", 4, "#8a5a30")
    for x, y, r in ((22, 22, 20), (118, 20, 22), (48, 12, 14), (94, 10, 14)):
        d.disc(x, y, r, "#3f7a3a").disc(x - 4, y - 5, r * 0.6, "#6fae4e")
    stand(d, barbarian, 68, 144, 0.98, shade=40)
    net = "M70 26Q40 60 24 146H118Q104 60 70 26Z"
    d.path(net, "#fff3d0", opacity=0.16)
    d.line(net, 3.4, "#f3e3b8")
    d.line(
        "M70 26Q54 70 46 146M70 26Q68 80 70 146M70 26Q88 70 96 146M46 62Q70 72 94 62M38 86Q70 98 102 86M31 112Q70 124 110 112",
        2.2,
        "#f3e3b8",
    )
    d.disc(70, 26, 5, "#8a5a30")
    return _frame(d)


def card_back() -> Drawing:
    d = new()
    back(d, "#7a2f22", "#35120d", "#94483a", GOLD)
    d.disc(70, 102, 44, "#000000", opacity=0.28)
    d.disc(70, 100, 44, d.linear(0, 56, 0, 144, (0, GOLD_LIGHT), (1, GOLD_DARK))).disc(70, 100, 40, "#35120d")
    d.disc(70, 100, 37, d.radial(62, 90, 48, (0, "#c9584a"), (1, "#5f1f17")))
    d.path("M70 84Q56 74 36 78V120Q56 116 70 126Z", "#fff6e0").path("M70 84Q84 74 104 78V120Q84 116 70 126Z", "#e3cfa0")
    d.line(
        "M42 86Q54 84 64 90M42 96Q54 94 64 100M42 106Q54 104 64 110M98 86Q86 84 76 90M98 96Q86 94 76 100M98 106Q86 104 76 110",
        2.2,
        "#8f6a44",
    )
    d.line("M70 84V126", 2, "#5a3f28")
    sword(d, 70, 118, 1.15)
    for y in (32, 168):
        stand(d, castle, 70, y + 12, 0.22)
    return d


CARDS = {"knighthood": knighthood, "swift_knight": swift_knight, "treason": treason, "intrigue_capture": intrigue}
DRAWINGS = {**{f"card-{name}": (draw,) for name, draw in CARDS.items()}, "card-back-chronicle": (card_back,)}
