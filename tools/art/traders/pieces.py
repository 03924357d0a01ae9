"""The pieces: camels and their trail, barbarians, riders, wagons, roads that an earthquake broke, buildings that were conquered."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from board.pen import Art, disc
from cities.marks import BODY, LIGHT, LINE, RIM, SHADE, contact, rim
from svgkit import Drawing, num, ring

from .figures import (
    BARBARIAN,
    CAMEL,
    RIDER,
    STAKES,
    WAGON,
    Figure,
    barbarian,
    barricade,
    camel,
    place,
    rider,
    wagon,
)


def piece(
    figure: Figure,
    outline: str,
    x: float,
    y: float,
    k: float,
    size: tuple[float, float] = (100, 100),
    *,
    flip: bool = False,
) -> Drawing:
    """A figure with the rim that every piece has; its foot is at x, y."""
    d = Drawing(*size)
    contact(d, size[0] / 2 + 4, y + 1, 0.42 * size[0], 7)
    d.group(place(x, y, k, flip))
    rim(d, outline, 3 / k, 2.4 / k)
    figure(d)
    d.end()
    return d


def camel_piece(flip: bool) -> Drawing:
    """A camel that walks towards the head of its caravan, to the right or to the left."""
    outline = CAMEL + "M44 -94Q40 -105 47 -104L51 -96Z"
    return piece(camel, outline, 61 if flip else 39, 90, 0.74, flip=flip)


def barbarian_piece() -> Drawing:
    """A barbarian on the coast; one to three stand side by side."""
    return piece(barbarian, BARBARIAN, 38, 92, 0.76, (88, 100))


def highwayman(d: Drawing) -> None:
    d.group("translate(0 -14) scale(.86)")
    barbarian(d)
    d.end()
    barricade(d)


def barbarian_on_path() -> Drawing:
    """A barbarian behind stakes who blocks a path."""
    d = Drawing(100, 100)
    d.group(place(48, 91, 0.78))
    d.group("translate(0 -14) scale(.86)")
    d.line(BARBARIAN, 13, LINE).line(BARBARIAN, 8, RIM)
    d.end()
    rim(d, STAKES, 3.6, 2.8)
    highwayman(d)
    d.end()
    return d


def rider_piece() -> Drawing:
    """A knight on a path, in the colours of his seat."""
    return piece(rider, RIDER, 46, 92, 0.66)


def wagon_piece(level: int) -> Drawing:
    """The wagon of a seat; the pips on its cover tell the level of its baggage train."""
    outline = WAGON + ("M-12 -92L-15 -106L-6 -100L1 -110L8 -100L17 -106L14 -92Z" if level == 5 else "")
    return piece(lambda d: wagon(d, level), outline, 43, 89, 0.685)


def damaged_road() -> Drawing:
    """A road that an earthquake broke and pushed aside; for its two halves it needs more height than a road."""
    d = Drawing(200, 64)
    halves = (
        ("rotate(7 54 30)", "M21 21H84L78 28L88 33L80 39H21A9 9 0 0 1 21 21Z"),
        ("rotate(7 146 34)", "M179 25H112L118 31L108 37L117 43H179A9 9 0 0 0 179 25Z"),
    )
    for turn, bar in halves:
        d.group(turn).line(bar, 17, LINE).line(bar, 9, RIM).end()
    for turn, bar in halves:
        d.group(turn)
        top = 21 if "21 21" in bar else 25
        d.path(bar, d.linear(0, top, 0, top + 18, (0, LIGHT), (0.25, BODY), (0.7, BODY), (1, SHADE)))
        d.line("".join(f"M{x} {top + 3}v12" for x in ((30, 46, 62) if top == 21 else (136, 152, 168))), 2.2, SHADE)
        d.end()
    d.path("M97 5L104 18L96 27L106 38L98 48L103 59L93 50L100 39L90 28L99 17Z", LINE)
    d.disc(84, 54, 4, LINE).disc(84, 54, 2.4, SHADE).disc(112, 10, 3.4, LINE).disc(112, 10, 2, SHADE)
    return d


def fallen(draw: Callable[[], Art]) -> Art:
    """A building of the coast that lies on its side, conquered; its seat can still be seen."""
    stood = draw()
    size = stood.width
    art = Art(size, size)
    art.defs = stood.defs
    art.path(disc(size / 2, size * 0.93, size * 0.44, size * 0.05), "#05090e", 0.35)
    art.group(
        f"translate({num(size * 0.04)} {num(size * 0.04)}) scale(.92) rotate(-90 {num(size / 2)} {num(size / 2)})"
    )
    art.group(stood.frame)
    art.body += stood.body
    art.end()
    art.end()
    k = size / 100
    art.group(f"translate({num(size * 0.81)} {num(size * 0.2)}) scale({num(k * 0.72)})")
    art.path(ring(0, 0, 22), LINE)
    art.path(ring(0, 0, 19.5), "#a8281f")
    art.line("M-10 -10L10 10M10 -10L-10 10", "#fff6e4", 7)
    art.end()
    return art


def fallen_building(kind: str) -> Art:
    """The settlement or city of the coast, lying."""
    return fallen(getattr(importlib.import_module("board.coast"), kind))


def closed_edge() -> Drawing:
    """An edge of a trade hex that nobody can use: boulders in a row; laid as a road is."""
    d = Drawing(200, 48)
    stones = ((24, 26, 15), (52, 23, 13), (78, 27, 15), (106, 23, 14), (133, 27, 15), (160, 23, 13), (182, 27, 12))
    for x, y, r in stones:
        d.oval(x, y + 2, r + 2.5, r * 0.86 + 2.5, LINE, opacity=0.75)
    for k, (x, y, r) in enumerate(stones):
        d.oval(
            x, y, r, r * 0.86, d.linear(x - r, y - r, x + r, y + r, (0, ("#e6ddca", "#d6d0c4")[k % 2]), (1, "#7f776a"))
        )
        d.line(
            f"M{x - r * 0.5:g} {y - r * 0.3:g}Q{x} {y - r * 0.7:g} {x + r * 0.5:g} {y - r * 0.2:g}",
            1.8,
            "#ffffff",
            opacity=0.6,
        )
    return d


def inner_path() -> Drawing:
    """A track from the plaza to a corner of its trade hex; laid as a road is."""
    d = Drawing(200, 48)
    band = "M10 13Q55 9 100 12T190 13V35Q145 39 100 36T10 35Z"
    d.line(band, 3.4, "#7a5a32", opacity=0.7)
    d.path(band, d.linear(0, 10, 0, 38, (0, "#efdcb0"), (1, "#c9a56c")))
    d.line("M14 19Q60 15 100 18T186 19M14 30Q60 33 100 31T186 30", 2.2, "#8f6c3e", opacity=0.75)
    for x in range(24, 190, 22):
        d.disc(x, 24 + (x % 3) - 1, 1.7, "#a98550")
    return d


def plaza() -> Drawing:
    """The middle of a trade hex: a paved place with a ring of stones, where wagons load and deliver."""
    d = Drawing(100, 100)
    d.disc(50, 53, 46, "#05090e", opacity=0.35)
    d.disc(50, 50, 46.5, "#5c4a2c").disc(50, 50, 44.5, d.linear(12, 10, 88, 90, (0, "#fbf1da"), (1, "#bfa577")))
    for r, step, tone in ((37, 18, "#8f7750"), (25.5, 30, "#8f7750"), (13.5, 45, "#8f7750")):
        d.line(ring(50, 50, r), 1.6, tone, opacity=0.7)
        for turn in range(0, 360, step):
            d.line(
                f"M50 {num(50 - r)}v-9",
                1.4,
                tone,
                opacity=0.6,
                transform=f"rotate({turn + (step / 2 if r == 25.5 else 0):g} 50 50)",
            )
    d.disc(50, 50, 8, "#6b4a22").disc(50, 50, 5.6, "#f0c766")
    return d


DRAWINGS: dict[str, tuple] = {
    "piece-camel": (camel_piece, False),
    "piece-camel-left": (camel_piece, True),
    "piece-barbarian": (barbarian_piece,),
    "piece-barbarian-path": (barbarian_on_path,),
    "piece-rider": (rider_piece,),
    **{f"piece-wagon-{level}": (wagon_piece, level) for level in range(1, 6)},
    "piece-road-damaged": (damaged_road,),
    "piece-settlement-fallen": (fallen_building, "settlement"),
    "piece-city-fallen": (fallen_building, "city"),
    "closed-edge": (closed_edge,),
    "inner-path": (inner_path,),
    "plaza": (plaza,),
}
