"""The card of iron, the card of what things cost here, and the backs."""

from __future__ import annotations

from cards import GOODS, HIGH, LOW, WIDE, back, new
from cities.marks import GOLD
from scenery import glow, sky
from svgkit import Drawing, box, points, polar

from .pieces import wolf
from .tokens import iron

IRON = ("#b0694a", "#7c4330", "#eeb79a")
TONES = {**GOODS, "iron": (IRON[0], IRON[1])}
PRICES = (
    ("M-12 9V-1L-4 -10L4 -1V9ZM6 -6Q13 -4 13 9H6Z", ("grain", "lumber", "wool")),
    ("M-13 9V1L-6 -7L1 1V9ZM3 9V-3L8 -11L13 -3V9Z", ("iron", "grain", "lumber", "wool", "wool")),
    ("M-12 9V-2Q-2 -4 4 -3L9 -11L13 -4L9 -1L7 9H4L2 3H-6L-7 9Z", ("iron", "grain")),
    (
        "M-13 2Q0 6 13 2Q11 10 5 10H-5Q-11 10 -13 2ZM-7 -10Q0 -8 7 -10Q9 -4 7 1Q0 -1 -7 1Q-9 -4 -7 -10Z",
        ("iron", "lumber"),
    ),
)


def card_iron() -> Drawing:
    """The resource card of iron: bars on the moor."""
    d = new()
    d.path(box(0, 0, WIDE, HIGH, 12), IRON[1])
    sky(d, (0, "#5a6f80"), (0.5, "#c9a48e"), (1, "#efd3b4"), top=86, foot=196)
    d.path("M3 146L24 122L40 138L66 116L92 140L114 124L137 142V196H3Z", "#7a6a6e")
    d.path("M3 160Q50 146 84 156T137 152V196H3Z", d.linear(0, 150, 0, 196, (0, "#8f8450"), (1, "#4a4027")))
    for x, y, rx in ((26, 178, 17), (114, 172, 18), (74, 190, 20)):
        d.oval(x, y, rx, rx * 0.32, "#3c2a18").oval(x, y - 0.8, rx * 0.88, rx * 0.26, "#b8552a")
    for x, y in ((14, 170), (42, 168), (98, 160), (128, 186), (20, 190), (104, 188)):
        d.line(f"M{x} {y}v-9", 1.2, "#d8cf92").disc(x, y - 10, 2.2, "#fbf8ec")
    d.group("translate(70 146) scale(1.5) translate(-32 -34)")
    iron(d)
    d.end()
    x, y, w, h = LOW
    d.path(
        box(0, 0, WIDE, HIGH, 12) + box(x, y, w, h, 7), d.linear(0, 0, 0, HIGH, (0, IRON[0]), (1, IRON[1])), hole=True
    )
    d.line(box(0.9, 0.9, WIDE - 1.8, HIGH - 1.8, 11.2), 1.4, IRON[2], opacity=0.55)
    d.line(box(x, y, w, h, 7), 1.4, IRON[2], opacity=0.8)
    return d


def card_cost() -> Drawing:
    """What a farm, a city, a settler and a ship cost; harbour and ageing cost what their place yields."""
    d = new()
    d.path(box(0, 0, WIDE, HIGH, 12), d.linear(0, 0, 0, HIGH, (0, "#fbf3df"), (1, "#e0cfa6")))
    d.path(
        "M0 34V12A12 12 0 0 1 12 0H128A12 12 0 0 1 140 12V34Z", d.linear(0, 0, 0, 34, (0, "#2b5a5e"), (1, "#173a42"))
    )
    d.path("M0 34h140v2.400H0Z", "#e07a4a")
    d.line("M14 76H126M14 116H126M14 156H126", 0.9, "#a68f63", opacity=0.55)
    for y, (piece, price) in zip((56, 96, 136, 176), PRICES, strict=True):
        d.group(f"translate(27 {y}) scale(1.15)").path(piece, "#2b3440").end()
        for place, good in enumerate(price):
            fill, edge = TONES[good]
            d.path(box(48 + place * 16.5, y - 7, 14, 14, 3), fill)
            d.line(box(48 + place * 16.5, y - 7, 14, 14, 3), 1, edge)
    d.line(box(4.5, 4.5, 131, 191, 8.5), 0.8, "#a68f63", opacity=0.55)
    d.line(box(0.7, 0.7, WIDE - 1.4, HIGH - 1.4, 11.4), 1.2, "#a68f63", opacity=0.8)
    return d


def card_back_fate() -> Drawing:
    """The back of the fate cards: a wheel of eight runes, red as lava on slate."""
    d = new()
    back(d, "#2d4a52", "#12232a", "#3d6069", "#e08a5a")
    glow(d, 70, 100, 58, "#ff8a4a", 0.5)
    d.disc(70, 102, 44, "#000000", opacity=0.3).disc(70, 100, 44, "#e9b27e").disc(70, 100, 41.5, "#16272e")
    d.disc(70, 100, 39, d.radial(62, 90, 48, (0, "#3f6a70"), (1, "#16303a")))
    for turn in range(0, 360, 45):
        d.group(f"rotate({turn} 70 100)")
        d.line("M70 98V66M63 76L70 83L77 76M65 70H75", 3.2, "#f4c79a")
        d.end()
    d.disc(70, 100, 9.4, "#16272e").disc(70, 100, 7.4, "#e5562a").disc(70, 100, 3.6, "#ffd98a")
    for y in (30, 170):
        d.group(f"translate(70 {y}) scale(.62)")
        wolf(d)
        d.end()
    return d


def card_back_resource() -> Drawing:
    """The back of the resource cards here: a knot of four bands on sea green."""
    d = new()
    back(d, "#3d6e6b", "#173338", "#548883", "#d9e8d8")
    d.disc(70, 102, 42, "#000000", opacity=0.28).disc(70, 100, 42, "#e6dcc0").disc(70, 100, 39, "#1b3a40")
    for k, tone in enumerate(("#e6bf55", "#5f9f6c", "#eceedf", "#c77a56")):
        x, y = polar(70, 100, 17, 90 * k + 45)
        d.disc(x, y, 13.5, "#0f2429").disc(x, y, 12, tone)
    d.path(
        points([polar(70, 100, 11, 45 * k) if k % 2 else polar(70, 100, 24, 45 * k) for k in range(8)]),
        GOLD,
        stroke="#0f2429",
        stroke_width=2.4,
        stroke_linejoin="round",
    )
    d.disc(70, 100, 4, "#0f2429")
    return d


DRAWINGS: dict[str, tuple] = {
    "card-iron": (card_iron,),
    "card-cost-landnam": (card_cost,),
    "card-back-fate": (card_back_fate,),
    "card-back-landnam": (card_back_resource,),
}
