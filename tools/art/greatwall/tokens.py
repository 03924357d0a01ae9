"""Tokens: resources, shame, wounds, snakes, trophies, honour, time, execution slots, and the seals of the clans."""

from __future__ import annotations

from svgkit import Drawing, box, num, polar, ring, star

from .icons import STROKES
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
    STONE,
    WOOD,
)

CREAM = "#f4ead8"


def _coin(d: Drawing, tone: tuple[str, str, str], r: float = 44) -> None:
    """A round token with a light rim."""
    d.disc(50, 53, r + 2, "#05090e", opacity=0.4)
    d.disc(50, 50, r + 2, INK).disc(50, 50, r, CREAM).disc(
        50, 50, r - 5, d.linear(20, 10, 80, 92, (0, tone[0]), (0.5, tone[1]), (1, tone[2]))
    )


def sign(
    d: Drawing, name: str, x: float, y: float, k: float, ink: str, dark: str = "#000000", depth: float = 0.45
) -> None:
    """An icon drawn in colour; its middle lies at x, y."""
    d.group(f"translate({num(x - 32 * k)} {num(y - 32 * k)}) scale({num(k)})")
    for stroke in STROKES[name]:
        word, path = stroke.split(" ", 1)
        if word[0] == "l":
            d.line(path, float(word[1:]), ink)
        elif word[0] == "k" and word[1:]:
            d.line(path, float(word[1:]), dark, opacity=depth + 0.2)
        else:
            d.path(
                path,
                dark if word == "k" else ink,
                **({} if word == "f" else {"opacity": 0.65 if word == "h" else depth + 0.2}),
            )
    d.end()


def wood() -> Drawing:
    d = Drawing(100, 100)
    d.oval(50, 86, 42, 7, "#05090e", opacity=0.35)
    d.group("translate(5 8) scale(.86)")
    for x, y in ((27, 68), (71, 68), (49, 34)):
        d.path(
            f"M{x - 8} {y - 22}H{x + 12}A22 22 0 0 1 {x + 12} {y + 22}H{x - 8}Z", WOOD[2], stroke=INK, stroke_width=2
        )
        d.disc(x - 6, y, 21, d.radial(x - 12, y - 8, 30, (0, "#f0cf98"), (1, WOOD[0])), stroke=INK, stroke_width=2.4)
        d.line(ring(x - 6, y, 14) + ring(x - 6, y, 7), 2, WOOD[1])
    return d.end()


def stone() -> Drawing:
    d = Drawing(100, 100)
    d.oval(50, 86, 44, 7, "#05090e", opacity=0.35)
    for x, y in ((6, 54), (51, 54), (28, 18)):
        d.path(
            f"M{x} {y + 8}L{x + 8} {y}H{x + 43}V{y + 24}L{x + 35} {y + 32}H{x}Z", STONE[2], stroke=INK, stroke_width=2.4
        )
        d.path(f"M{x} {y + 8}L{x + 8} {y}H{x + 43}L{x + 35} {y + 8}Z", "#f4efe2").path(
            f"M{x} {y + 8}H{x + 35}V{y + 32}H{x}Z", d.linear(x, y, x + 35, y + 32, (0, "#d5d6d2"), (1, "#8b8e8e"))
        )
        d.line(f"M{x + 7} {y + 17}h10M{x + 18} {y + 24}h9", 2, "#6a6d6d")
    return d


def gold() -> Drawing:
    """An ingot of gold, shaped like a boat."""
    d = Drawing(100, 100)
    d.oval(50, 82, 38, 7, "#05090e", opacity=0.35)
    d.path(
        "M4 42Q12 24 28 36Q34 20 50 20T72 36Q88 24 96 42Q92 80 72 80H28Q8 80 4 42Z",
        d.linear(10, 24, 80, 84, (0, "#fff0b0"), (0.45, GOLD), (1, "#9a6a18")),
        stroke=INK,
        stroke_width=2.6,
    )
    d.path(
        "M28 36Q34 20 50 20T72 36Q62 50 50 50T28 36Z",
        d.linear(0, 20, 0, 50, (0, "#fff6cc"), (1, "#e0a83c")),
        stroke=GOLD_DARK,
        stroke_width=1.8,
    )
    d.line("M14 48Q20 66 34 70", 3.4, "#fff6cc", opacity=0.8)
    return d


def chi() -> Drawing:
    d = Drawing(100, 100)
    d.disc(50, 53, 43, "#05090e", opacity=0.35)
    for turn in range(0, 360, 45):
        x, y = polar(50, 50, 40, turn)
        d.disc(x, y, 7, JADE_LIGHT, stroke=JADE_DARK, stroke_width=1.4)
    d.disc(50, 50, 39, INK).disc(50, 50, 36.5, d.linear(20, 14, 80, 86, (0, "#eafaf0"), (1, JADE_LIGHT)))
    d.path(
        "M50 13.500A36.500 36.500 0 0 1 50 86.500A18.250 18.250 0 0 1 50 50A18.250 18.250 0 0 0 50 13.500Z",
        d.linear(50, 14, 86, 86, (0, JADE), (1, JADE_DARK)),
    )
    d.disc(50, 31.7, 6, JADE_DARK).disc(50, 68.3, 6, "#eafaf0")
    return d


def token(tone: tuple[str, str, str], name: str, ink: str, k: float = 0.9, dark: str = "#000000") -> Drawing:
    d = Drawing(100, 100)
    _coin(d, tone)
    sign(d, name, 50, 50, k, ink, dark)
    return d


def wound() -> Drawing:
    d = Drawing(100, 100)
    burst = star(50, 50, 46, 23, 8, 11)
    d.soft(burst, 5, INK).path(burst, d.radial(50, 50, 46, (0, "#ffd06a"), (0.45, "#ea5a34"), (1, "#8c1f16")))
    d.path(star(50, 50, 20, 9, 8, 0), "#fff0c0")
    return d


def skull() -> Drawing:
    d = Drawing(100, 100)
    shape = "M16 46Q16 8 50 8T84 46Q84 62 72 68V86H28V68Q16 62 16 46Z"
    d.soft(shape, 6, INK).path(shape, d.linear(20, 8, 80, 90, (0, "#fffaf0"), (1, "#cdbb98")))
    d.oval(34, 48, 11, 13, INK).oval(66, 48, 11, 13, INK).path("M50 58L43 70H57Z", INK).line(
        "M42 76V86M50 76V86M58 76V86", 3, INK
    )
    return d


def slot(number: int) -> Drawing:
    """An execution slot: a tablet with one to five strokes."""
    d = Drawing(100, 130)
    d.path(box(4, 7, 92, 120, 10), "#05090e", opacity=0.4)
    d.path(
        box(4, 3, 92, 120, 10), d.linear(0, 3, 0, 123, (0, "#5a2a20"), (1, "#2a120e")), stroke=INK, stroke_width=2
    ).line(box(10, 9, 80, 108, 6), 2, GOLD)
    for k in range(number):
        d.path(
            box(26, 63 + (k - (number - 1) / 2) * 17 - 4.5, 48, 9, 4), GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=1.2
        )
    return d


def time(plus: bool) -> Drawing:
    """The marker of the year; with black powder its other side says one more card."""
    d = Drawing(100, 100)
    _coin(d, (LACQUER_LIGHT, LACQUER, LACQUER_DARK) if plus else (GOLD_LIGHT, GOLD, "#a9761f"))
    if plus:
        sign(d, "year", 36, 50, 0.66, "#fff6e0")
        d.path("M66 40H74V32H82V40H90V48H82V56H74V48H66Z", "#fff6e0", stroke=INK, stroke_width=1.6)
    else:
        sign(d, "year", 50, 50, 0.85, "#3a2408")
    return d


def strength(level: int) -> Drawing:
    """Strength of a general: one to three bars lit."""
    d = Drawing(100, 40)
    d.path(box(2, 2, 96, 36, 10), "#2a120e", stroke=GOLD, stroke_width=2)
    for k in range(3):
        d.path(star(22 + 28 * k, 21, 12, 5, 5), GOLD if k < level else "#5a3a30", stroke=INK, stroke_width=1)
    return d


CLANS = {
    "monkey": ("#f5c98a", "#d98a3a", "#8c4d14"),
    "dragon": ("#f0907c", "#c23a2c", "#74180f"),
    "snake": ("#b8e0b0", "#4f9a5e", "#1f5430"),
    "turtle": ("#a8d4e6", "#3f86a8", "#184a64"),
    "panda": ("#9aa0ab", "#555b67", "#23262d"),
    "reed": ("#e6dcb0", "#b3a468", "#6b5f30"),
}


def seal(clan: str) -> Drawing:
    """The seal of a clan."""
    d = Drawing(100, 100)
    tone = CLANS[clan]
    shape = (
        "".join(
            f"{'L' if k else 'M'}{num(polar(50, 50, 48, 22.5 + 45 * k)[0])} {num(polar(50, 50, 48, 22.5 + 45 * k)[1])}"
            for k in range(8)
        )
        + "Z"
    )
    d.path(shape, INK)
    d.group("translate(3 3) scale(.94)").path(shape, CREAM).end()
    d.group("translate(7.5 7.5) scale(.85)").path(
        shape, d.linear(10, 10, 90, 90, (0, tone[0]), (0.5, tone[1]), (1, tone[2]))
    ).end()
    sign(d, clan, 50, 50, 0.92, "#1d1a1c" if clan == "reed" else "#fff8ea", "#1d1a1c", 0.7)
    return d


DRAWINGS: dict[str, tuple] = {
    "gw-resource-wood": (wood,),
    "gw-resource-stone": (stone,),
    "gw-resource-gold": (gold,),
    "gw-resource-chi": (chi,),
    "gw-token-honour": (token, (GOLD_LIGHT, GOLD, "#a9761f"), "honour", "#4a1c10", 0.82, "#ffe9a0"),
    "gw-token-shame": (token, ("#6a6470", "#3a3640", "#17151b"), "shame", "#e8dcc6", 0.84),
    "gw-token-wound": (wound,),
    "gw-token-snake": (token, ("#c4ecb4", "#58a464", "#1f5c34"), "snake_token", "#0f2a18", 0.9),
    "gw-token-trophy": (token, (LACQUER_LIGHT, LACQUER, LACQUER_DARK), "trophy", GOLD_LIGHT, 0.84),
    "gw-token-combo": (token, ("#c8e4f0", "#5f9ab8", "#23546e"), "combo", "#0e2430", 0.84),
    "gw-token-once": (token, (JADE_LIGHT, JADE, JADE_DARK), "activate", "#f8fff8", 0.84),
    "gw-skull": (skull,),
    **{f"gw-slot-{number}": (slot, number) for number in range(1, 6)},
    "gw-time": (time, False),
    "gw-time-plus": (time, True),
    **{f"gw-strength-{level}": (strength, level) for level in (1, 2, 3)},
    **{f"gw-clan-{clan}": (seal, clan) for clan in CLANS},
}
