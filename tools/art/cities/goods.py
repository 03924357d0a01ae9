"""Commodities: coin, paper, cloth, as a heap in full colour and as a card like those of the resources."""

from __future__ import annotations

from cards import HIGH, LOW, WIDE, new
from emblems import PIPS
from scenery import glow, sky
from svgkit import Drawing, box, num, ring

from .marks import TRACKS, mark, shadow


def _coin_side(d: Drawing, x: float, y: float, wide: float, high: float) -> None:
    """One coin lying flat; x, y is the middle of its upper face."""
    d.path(
        f"M{num(x - wide)} {num(y)}V{num(y + high)}A{num(wide)} {num(wide * 0.34)} 0 0 0 {num(x + wide)} {num(y + high)}V{num(y)}Z",
        d.linear(x - wide, 0, x + wide, 0, (0, "#f3cf74"), (0.35, "#d3a03c"), (1, "#8a5c1d")),
    )
    for k in range(-3, 4):
        d.line(f"M{num(x + k * wide * 0.27)} {num(y + wide * 0.3)}v{num(high * 0.8)}", 0.8, "#7a5119", opacity=0.6)
    d.oval(x, y, wide, wide * 0.34, d.linear(x - wide, y - 4, x + wide, y + 4, (0, "#fff3c4"), (1, "#e0ab45")))
    d.oval(x, y, wide * 0.72, wide * 0.22, "none", stroke="#a97a28", stroke_width=0.9)


def coin(d: Drawing) -> None:
    shadow(d, 33, 56, 28, 4)
    for k in range(4):
        _coin_side(d, 19 + (k % 2) * 1.4, 46 - k * 6.2, 14, 5)
    for k in range(2):
        _coin_side(d, 45 - k * 1.2, 47 - k * 6.2, 14, 5)
    d.disc(43, 24.8, 16, "#7d551c")
    d.disc(43, 24, 16, d.linear(30, 10, 56, 40, (0, "#fff0b8"), (0.5, "#ecbb52"), (1, "#b37c25")))
    d.line(ring(43, 24, 12.6), 1.3, "#a3741f", opacity=0.9)
    d.path("M35 29.500L33.500 18.500L38.500 22.500L43 15.500L47.500 22.500L52.500 18.500L51 29.500Z", "#8f611a")
    d.path(box(35, 30.5, 16, 2.6, 1), "#8f611a")


def paper(d: Drawing) -> None:
    shadow(d, 32, 57, 27, 4)
    d.group("translate(0 -3.500)")
    sheet = "M11 12L44 5L52 47L19 54Z"
    d.path("M7 18L38 9L50 48L20 57Z", "#c7b58d")
    d.path(sheet, d.linear(11, 6, 50, 54, (0, "#fffdf4"), (1, "#e6d8b6")))
    d.line("M17.500 18L39 13.500M18.800 25L43 20M20.200 32L44.400 27M21.600 39L38 35.600", 1.9, "#7a8a66", opacity=0.9)
    # a roll with a ribbon lies before it
    d.group("translate(36 47) rotate(-16)")
    d.path("M-24 -7.500H20V7.500H-24Z", d.linear(0, -8, 0, 8, (0, "#fffaf0"), (0.5, "#efe2c4"), (1, "#b39c6a")))
    d.oval(-24, 0, 4, 7.6, "#cdb98c").oval(20, 0, 4, 7.6, "#f6ecd4")
    d.line("M20 -4.500a2.500 4.500 0 1 1 -0.500 9M20 -1a1 1.500 0 1 1 -0.200 2.500", 1.1, "#a58c5c")
    d.path("M-6 -7.700H1V7.700H-6Z", "#5b9a4e")
    d.path("M-3 4L-9 17L-4 15L-1 19L1 5Z", "#46803d")
    d.disc(-2.5, 1, 4.6, "#b8352b").disc(-3.2, 0.2, 2.4, "#df6a54")
    d.end().end()


def cloth(d: Drawing) -> None:
    shadow(d, 32, 57, 28, 4)
    # a bolt on its spindle above two folded lengths
    for y, light, mid, deep in ((46, "#8f6ac0", "#71499f", "#4a2b70"), (37, "#f4dfa0", "#dcb44e", "#9a7420")):
        d.path(
            f"M9 {y}Q6 {y + 4.5} 9 {y + 9}H53Q58 {y + 4.5} 53 {y}Z",
            d.linear(0, y, 0, y + 9, (0, light), (0.5, mid), (1, deep)),
        )
        d.line(f"M13 {y + 4.5}H53", 1, deep, opacity=0.7)
        d.path(f"M53 {y}Q58 {y + 4.5} 53 {y + 9}Q50 {y + 4.5} 53 {y}Z", light)
    d.path(
        "M11 14H47V37H11Z",
        d.linear(0, 12, 0, 37, (0, "#f0877a"), (0.35, "#cf4638"), (1, "#8c231c")),
    )
    d.oval(11, 25.5, 5, 11.6, "#8c231c")
    d.oval(47, 25.5, 5, 11.6, "#f4a79a").oval(47, 25.5, 3.2, 7.6, "#cf4638").oval(47, 25.5, 1.7, 4, "#f3dfb0")
    d.path(
        "M47 14Q58 15 58 26L61 52Q54 56 46 52L45 37Q50 34 50 25.500T47 14Z",
        d.linear(46, 14, 61, 54, (0, "#ea6a5b"), (1, "#a52d24")),
    )
    d.line("M53 19Q54 36 55 52", 1.6, "#7d1d17", opacity=0.55)
    d.line("M46.500 47Q54 51 60.500 47", 2, "#f6d57c")
    d.line("M17 18H40", 2, "#ffd8d0", opacity=0.6)
    d.line("M8 25.500H3", 4, "#8a5a30")


GOODS = {"coin": coin, "paper": paper, "cloth": cloth}
TONES = {
    "coin": ("#8ec6ee", "#4f8fc2", "#e8f5ff", "politics"),
    "paper": ("#b5dd9a", "#6fa95c", "#f0fbe4", "science"),
    "cloth": ("#f7e59a", "#d2b048", "#fffbe2", "trade"),
}
"""Light, deep and edge of a card, and the track that it pays for."""


def heap(kind: str) -> Drawing:
    d = Drawing()
    GOODS[kind](d)
    return d


def _land(d: Drawing, kind: str) -> None:
    """The place behind a commodity, y 86 to 196: a vault, a scriptorium's shelf, a market stall."""
    if kind == "coin":
        d.path("M3 86H137V196H3Z", d.linear(0, 86, 0, 196, (0, "#20384f"), (1, "#3d5a74")))
        for x in (12, 56, 100):
            d.path(f"M{x} 170V118a16 16 0 0 1 32 0V170Z", "#16283a")
            d.line(f"M{x} 170V118a16 16 0 0 1 32 0V170", 2.4, "#5f7f9c")
        glow(d, 72, 140, 54, "#ffd98a", 0.55)
        d.path("M3 168H137V196H3Z", d.linear(0, 168, 0, 196, (0, "#8a6038"), (1, "#4f341d")))
    elif kind == "paper":
        d.path("M3 86H137V196H3Z", d.linear(0, 86, 0, 196, (0, "#f4e7c8"), (1, "#d5bd8b")))
        d.path(box(14, 94, 34, 44, 15), "#a8d2ea").line("M31 94V138M14 116H48", 1.8, "#8a6a3c")
        d.path("M70 104H134V108H70ZM70 132H134V136H70Z", "#7d5a34")
        for x, h, tone in (
            (74, 20, "#a4553a"),
            (81, 23, "#3f7a5a"),
            (89, 19, "#5d7fa6"),
            (96, 22, "#c79a35"),
            (104, 21, "#7b5a96"),
            (113, 18, "#a4553a"),
            (121, 23, "#4c7f8a"),
        ):
            d.path(box(x, 132 - h, 6, h, 1), tone)
        d.path("M3 168H137V196H3Z", d.linear(0, 168, 0, 196, (0, "#9a7044"), (1, "#573a20")))
    else:
        sky(d, (0, "#8fc6de"), (0.7, "#dff0ee"), (1, "#dff0ee"), top=86, foot=196)
        d.path("M3 150Q44 136 80 146T137 142V196H3Z", "#c9c38d")
        for k in range(8):
            x = 6 + k * 16
            d.path(f"M{x} 92H{x + 16}V110A8 8 0 0 1 {x} 110Z", "#c8443c" if k % 2 else "#fff4df")
        d.path("M3 88H137V93H3Z", "#7a4a26")
        d.path("M9 110H13V176H9ZM127 110H131V176H127Z", "#7a4a26")
        d.path("M3 168H137V196H3Z", d.linear(0, 168, 0, 196, (0, "#a87848"), (1, "#623f21")))


def card(kind: str) -> Drawing:
    """Pastel where a resource is full, and marked with its track, so that the two are never mixed up."""
    d = new()
    top, foot, edge, track = TONES[kind]
    x, y, w, h = LOW
    d.path(box(4, 84, 132, 112, 8), foot)
    _land(d, kind)
    d.group("translate(24 92) scale(1.44)")
    GOODS[kind](d)
    d.end()
    d.path(box(0, 0, WIDE, HIGH, 12) + box(x, y, w, h, 7), d.linear(0, 0, 0, HIGH, (0, top), (1, foot)), hole=True)
    tone = TRACKS[track]
    for side in (-1, 1):
        mark(d, track, 70 + side * 51, 20, 0.72, tone.deep, tone.light, opacity=0.85)
    d.line(box(0.9, 0.9, WIDE - 1.8, HIGH - 1.8, 11.2), 1.4, edge, opacity=0.8)
    d.line(box(x, y, w, h, 7), 1.6, edge)
    return d


def red_die(number: int) -> Drawing:
    """The red die: the bone die's face in red with light pips."""
    d = Drawing()
    d.rect(4, 6, 56, 55, 13, "#000000", opacity=0.3)
    d.rect(4, 3, 56, 56, 13, "#6f1611")
    d.rect(4, 3, 56, 53, 13, d.linear(4, 3, 60, 56, (0, "#ea6352"), (0.5, "#cf3a2f"), (1, "#a3251d")))
    d.line(box(6, 5, 52, 49, 11), 1.2, "#ffb4a6", opacity=0.6)
    for x, y in PIPS[number]:
        cx, cy = 32 + x * 14.5, 29.5 + y * 14.5
        d.disc(cx, cy - 0.8, 5.7, "#6f1611", opacity=0.8)
        d.disc(cx, cy, 5.5, d.radial(cx - 1.5, cy - 1.8, 7.5, (0, "#ffffff"), (1, "#f0dfc0")))
    return d


DRAWINGS = {
    **{f"resource-{kind}": (heap, kind) for kind in GOODS},
    **{f"card-{kind}": (card, kind) for kind in GOODS},
    **{f"die-red-{number}": (red_die, number) for number in PIPS},
}
