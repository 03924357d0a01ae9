"""The cards of the traders: the five levels of the baggage train, the swift journey, the knight and the three crafts."""

from __future__ import annotations

from cards import WIDE
from cities.cast import (
    BROWN,
    GREEN,
    INK,
    RED,
    SKIN,
    beret,
    border,
    cloud,
    coin,
    hills,
    noon,
    person,
    point,
    room,
    wide_hat,
)
from cities.cast import house as house_at
from cities.marks import GOLD, GOLD_DARK, GOLD_LIGHT, STEEL, STEEL_DARK, STEEL_LIGHT
from scenery import flame, glow, sky
from svgkit import Drawing, box, num, ring

from .cards_attack import COAT
from .figures import PINE, barbarian, horse, rider, stand, wagon, wheel
from .tiles import FACE_PIPS, _block, _bottle, _crane, _furnace
from .tokens import glass, tools

CLOTH = {
    1: ("#f6ead0", "#d9c49a", "#a98a58"),
    2: ("#f4b98a", "#d9804a", "#9c4c22"),
    3: ("#9fd39a", "#569c58", "#2c6434"),
    4: ("#a9cdf2", "#4f86c6", "#274c80"),
    5: ("#e4b4f0", "#a05cc0", "#5f2c7c"),
}
LEVELS = {1: (4, 1, ()), 2: (5, 2, (6,)), 3: (6, 3, (5, 6)), 4: (7, 4, (4, 5, 6)), 5: (7, 5, (3, 4, 5, 6))}
"""Level -> movement points, gold for a delivery, the faces of the die that drive a barbarian off."""


def _frame(d: Drawing) -> Drawing:
    return border(d, "#5c7a34", "#26351a", GOLD)


def _road(d: Drawing, y: float) -> None:
    d.path(
        f"M3 {num(y)}Q60 {num(y - 6)} 137 {num(y + 2)}V{num(y + 20)}Q70 {num(y + 12)} 3 {num(y + 18)}Z",
        d.linear(0, y, 0, y + 20, (0, "#f3dfb0"), (1, "#c9a25f")),
    )


def _die(d: Drawing, x: float, y: float, face: int, s: float = 15) -> None:
    d.path(box(x, y, s, s, s * 0.22), INK).path(box(x + 0.8, y + 0.8, s - 1.6, s - 1.6, s * 0.18), "#fffaf0")
    for px, py in FACE_PIPS[face]:
        d.disc(x + s / 2 + px * s * 0.26, y + s / 2 + py * s * 0.26, s * 0.1, INK)


def level(number: int) -> Drawing:
    """A level of the baggage train: above the wagon, below its movement points, gold for a delivery and the faces that drive off."""
    moves, gold, faces = LEVELS[number]
    d = noon(100)
    hills(d, 50, "#b4d69a", "#9cc873", "#5f8f42")
    for k in range(number - 1):
        house_at(d, 12 + 25 * k, 62 - 3 * (k % 2), 15, 12)
    _road(d, 82)
    k = 0.6 + 0.035 * number
    if number >= 3:
        stand(d, horse, 112, 96, 0.46, shade=40)
    stand(d, lambda f: wagon(f, number, CLOTH[number]), 56, 97, k, shade=48)
    d.path("M7 104H133V147H7Z", d.linear(0, 104, 0, 147, (0, "#fbf3df"), (1, "#dcc796"))).line(
        "M7 104H133", 1.6, GOLD_DARK
    )
    for i in range(moves):
        x = 13 + 16.4 * i
        d.path(
            f"M{num(x)} 108L{num(x + 7)} 114L{num(x)} 120H{num(x + 5)}L{num(x + 12)} 114L{num(x + 5)} 108Z", "#9c3a24"
        )
    for i in range(gold):
        coin(d, 16 + 9.4 * i, 134, 7)
    for i, face in enumerate(faces):
        _die(d, 116 - 16.5 * (len(faces) - 1 - i), 126, face)
    return _frame(d)


def swift_journey() -> Drawing:
    """A wagon behind a galloping horse; the wind holds its cover."""
    d = noon()
    hills(d, 78, "#9cc9b4", "#b4d66f", "#5f8f42")
    _road(d, 126)
    d.line("M8 70H30M6 84H24M10 98H28M6 112H20", 3.2, "#ffffff", opacity=0.9)
    for x, y, r in ((14, 134, 9), (26, 139, 7), (38, 138, 5)):
        d.disc(x, y, r, "#f2e4c4", opacity=0.9)
    d.line("M76 116L100 112", 3, "#4a2f18")
    d.group("rotate(-8 106 136)")
    stand(d, horse, 106, 137, 0.56, shade=40)
    d.end()
    d.group("rotate(-5 48 136)")
    stand(d, lambda f: wagon(f, 0, CLOTH[2]), 52, 138, 0.74, shade=48)
    d.end()
    return _frame(d)


def knight() -> Drawing:
    """A knight drives a barbarian off the road."""
    d = noon()
    hills(d, 74, "#a9c9a0", "#9cc05f", "#4c6f34")
    _road(d, 122)
    stand(d, barbarian, 108, 130, 0.66, shade=36)
    d.line("M126 96H134M128 108H135M126 120H134", 3, "#ffffff", opacity=0.85)
    stand(d, lambda f: rider(f, COAT), 52, 142, 0.84, shade=46)
    d.line("M64 66L84 84", 4, GOLD_LIGHT)
    return _frame(d)


def toolmaking() -> Drawing:
    """A smith at the anvil; tools hang on the wall."""
    d = room(("#a86a44", "#5a3320"), ("#6b5a4c", "#3a2f28"))
    glow(d, 26, 92, 46, "#ffb24a", 0.95)
    d.path("M3 118V74Q6 58 26 58T50 74V118Z", "#4a3a32").path("M10 118V80Q12 70 26 70T42 80V118Z", "#1c100a")
    flame(d, 26, 118, 38)
    stand(d, tools, 112, 62, 0.6)
    d.line("M64 26H130", 4, PINE[2])
    person(d, 66, 142, 92, BROWN, hair="#3a2414", beard="#5a3420", left=(-14, -30), right=(30, -62), sash="#3a2414")
    d.group("translate(96 84) rotate(28)").path(box(-2.5, -4, 5, 30, 2), PINE[1]).path(
        box(-11, -14, 22, 11, 2), STEEL
    ).path(box(-11, -14, 22, 4, 2), STEEL_LIGHT).end()
    d.path(
        "M82 116H132Q126 126 116 126V134H126V142H88V134H98V126Q86 124 82 116Z",
        d.linear(0, 116, 0, 142, (0, STEEL), (1, "#2f3842")),
    )
    d.path("M94 116H118V111H94Z", "#ff9a3d").line("M106 108L102 98M114 108L120 100M98 108L90 102", 2, "#ffd98a")
    point(d, 23, 24, 11)
    return _frame(d)


def glassmaking() -> Drawing:
    """A glazier blows a vessel at the furnace."""
    d = room(("#8fb8c4", "#3f6478"), ("#b08a5c", "#6b4a2a"))
    glow(d, 112, 104, 50, "#ffc05a", 0.9)
    stand(d, _furnace, 110, 128, 0.76)
    person(d, 36, 144, 94, GREEN, hair="#8a4a24", right=(22, -64), left=(18, -52), hat=beret("#c8432a"))
    d.line("M44 74L84 92", 4, "#5c6b7a")
    d.disc(92, 96, 13, d.radial(88, 91, 16, (0, "#fff3c4"), (0.5, "#ffb05a"), (1, "#e2682c"))).disc(
        88, 91, 4, "#ffffff", opacity=0.8
    )
    d.path("M50 46H104V50H50Z", PINE[2])
    for x, tone in (
        (60, ("#c9f2d0", "#5fc07a", "#2c7a4a")),
        (77, ("#ffe3a8", "#e8a24a", "#a5601c")),
        (94, ("#d4f1fb", "#62b8de", "#2a6f9c")),
    ):
        d.group(f"translate({x} 46) scale(.44)")
        _bottle(d, 0, tone)
        d.end()
    point(d, 120, 24, 10)
    return _frame(d)


def quarrying() -> Drawing:
    """A block of marble leaves the quarry on the crane."""
    d = noon()
    d.path(
        "M3 150V46H30V62H62V84H100V104H137V150Z",
        d.linear(0, 46, 0, 150, (0, "#fdfaf2"), (0.5, "#dad2c0"), (1, "#a3977d")),
    )
    d.path("M3 46H30V51H3ZM30 62H62V67H30ZM62 84H100V89H62ZM100 104H137V109H100Z", "#ffffff")
    d.line(
        "M14 51V150M30 67V150M46 67V150M62 89V150M82 89V150M100 109V150M3 80H62M3 112H100M3 134H137",
        1.6,
        "#8f8877",
        opacity=0.6,
    )
    stand(d, _crane, 80, 104, 0.92)
    person(d, 28, 146, 58, RED, hair="#3a2414", hat=wide_hat("#d9b36a", "#8a5a30"), right=(20, -58))
    d.group("translate(98 142)")
    _block(d, 0, 0, 30, 22)
    d.end()
    point(d, 23, 26, 11)
    return _frame(d)


CARDS = {
    "swift_journey": swift_journey,
    "barbarian_knight": knight,
    "toolmaking": toolmaking,
    "glassmaking": glassmaking,
    "quarry": quarrying,
}
DRAWINGS = {
    **{f"card-{name}": (draw,) for name, draw in CARDS.items()},
    **{f"card-wagon-{number}": (level, number) for number in LEVELS},
}
