"""The six command cards and their back; the frames that all upright cards of the game share."""

from __future__ import annotations

from cards import HIGH, WIDE, new
from cities.cast import border
from svgkit import Drawing, box, ring

from .frontier import _hall, _logs
from .horde import at
from .kit import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    LACQUER,
    LACQUER_DARK,
    STONE,
    WOOD,
    bamboo,
    cloud,
    mist,
    ribbon,
    silk,
    smooth,
    stones,
)
from .pieces import BODY, LIGHT, SHADE, Figure, archer, clerk, horseman, overseer, spearman, tea
from .tokens import sign

COLOURS = {
    "red": ("#c8443c", "#84241f", "#f08d84"),
    "jade": ("#4f9d7c", "#22604a", "#a5dcc2"),
    "gold": ("#dfa92c", "#8f6410", "#fadd88"),
    "ink": ("#5a6172", "#2c313d", "#a9b2c2"),
    "blue": ("#4a83c4", "#224a7d", "#9dc4ee"),
    "plum": ("#8e5a92", "#4f2b54", "#cda3d0"),
}


def painted(d: Drawing, figure: Figure, x: float, y: float, k: float, colour: str, *, flip: bool = False) -> None:
    """A piece without a seat, in a colour of the scene."""
    start = len(d.body), len(d.defs)
    at(d, x, y, k, figure, flip=flip)
    swap = dict(zip((BODY, SHADE, LIGHT), COLOURS[colour], strict=True))
    for lines, first in ((d.body, start[0]), (d.defs, start[1])):
        for i in range(first, len(lines)):
            for old, fresh in swap.items():
                lines[i] = lines[i].replace(old, fresh)


def seal(d: Drawing, name: str, x: float = 21, y: float = 21, tone: str = LACQUER) -> None:
    """The red stamp of a painter, with a sign: what a card is about."""
    d.path(box(x - 13, y - 13, 26, 26, 4), LACQUER_DARK).path(box(x - 11.6, y - 11.6, 23.2, 23.2, 3), tone)
    sign(d, name, x, y, 0.31, "#fff6e4")


def ground(seed: int, sun: tuple[float, float] | None = (104, 34), low: str = "#c9b27a") -> Drawing:
    """A new card: silk, mountains, and earth from y 118."""
    d = new()
    d.group("translate(5 5)")
    silk(d, 130, 144, seed, sun=sun)
    d.end()
    d.path("M3 122Q40 112 74 119T137 114V150H3Z", d.linear(0, 112, 0, 150, (0, low), (1, "#94783f")))
    return d


def framed(d: Drawing, name: str = "", tone: str = LACQUER) -> Drawing:
    if name:
        seal(d, name, tone=tone)
    return border(d, "#8c2f26", "#3a120e", GOLD)


def economy() -> Drawing:
    """Clerks carry wood, stone and gold to the stores."""
    d = ground(11)
    _hall(d, 96, 122, 30, 62, "#3f7a6a")
    painted(d, clerk, 38, 146, 0.56, "blue")
    painted(d, clerk, 74, 146, 0.46, "jade")
    _logs(d, 96, 140, 6)
    for x, y in ((118, 142), (128, 142), (123, 134)):
        d.path(box(x - 5, y - 5, 10, 9, 1), STONE[0], stroke=INK, stroke_width=1)
    return framed(d, "place_clerk")


def despotism() -> Drawing:
    """One voice commands: a throne above kneeling clerks."""
    d = ground(17, None)
    d.path("M5 5H135V96H5Z", "#6b1f18", opacity=0.82)
    d.disc(70, 54, 40, d.radial(70, 54, 40, (0, GOLD_LIGHT), (0.6, GOLD), (1, GOLD, 0)), opacity=0.7)
    for x in (22, 118):
        d.path(
            box(x - 7, 8, 14, 106),
            d.linear(x - 7, 0, x + 7, 0, (0, "#d9564a"), (1, LACQUER_DARK)),
            stroke=INK,
            stroke_width=1,
        )
        d.line(f"M{x - 7} 30q14 8 0 20M{x + 7} 44q-14 8 0 20M{x - 7} 70q14 8 0 20", 2, GOLD)
    d.path(
        "M40 116V36Q40 22 54 26Q70 10 86 26Q100 22 100 36V116Z",
        d.linear(40, 20, 100, 116, (0, GOLD), (1, GOLD_DARK)),
        stroke=INK,
        stroke_width=1.6,
    )
    painted(d, overseer, 70, 116, 0.7, "gold")
    for x in (26, 58, 90, 120):
        d.path(
            f"M{x - 14} 146Q{x - 14} 128 {x} 128Q{x + 14} 128 {x + 14} 146Z", "#3f4a5c", stroke=INK, stroke_width=1.2
        ).path(
            f"M{x - 16} 134Q{x - 4} 130 {x} 120Q{x + 4} 130 {x + 16} 134Q{x} 138 {x - 16} 134Z",
            "#e3bb58",
            stroke=INK,
            stroke_width=1,
        )
    return framed(d, "activate")


def mobilisation() -> Drawing:
    """Soldiers march out of the gate."""
    d = ground(23)
    stones(d, 3, 62, 134, 62, 5, 8)
    for x in range(6, 134, 18):
        d.path(box(x, 53, 11, 11), STONE[0], stroke=INK, stroke_width=1)
    d.path("M44 124V92A26 26 0 0 1 96 92V124Z", INK).line("M3 62H137", 1.4, INK)
    d.path("M40 42Q70 36 100 42L96 54H44Z", LACQUER, stroke=INK, stroke_width=1.2)
    painted(d, spearman, 30, 144, 0.56, "red")
    painted(d, spearman, 112, 144, 0.56, "red")
    painted(d, archer, 70, 147, 0.66, "blue")
    return framed(d, "recruit")


def construction() -> Drawing:
    """Scaffolds, blocks and a crane on the rising wall."""
    d = ground(31)
    ribbon(d, smooth([(3, 92), (40, 78), (78, 84), (137, 60)]), 16, 12, towers=(0.85,))
    stones(d, 8, 92, 78, 44, 4, 12)
    d.line(box(8, 92, 78, 44), 1.6, INK)
    d.line("M14 140V56M80 140V56M8 74H88M8 108H88M14 108L80 74", 3, WOOD[1])
    d.line("M80 58L124 58M112 58V92M80 76L108 58", 3.4, WOOD[2]).path(
        box(100, 92, 24, 15, 1), STONE[0], stroke=INK, stroke_width=1.4
    )
    painted(d, clerk, 112, 147, 0.44, "jade")
    painted(d, clerk, 34, 92, 0.3, "blue")
    return framed(d, "build")


def ceremony() -> Drawing:
    """Tea and incense before the temple."""
    d = ground(41, (100, 40))
    for k, w in enumerate((44, 34, 24)):
        y = 120 - k * 25
        d.path(box(70 - w * 0.68, y - 19, w * 1.36, 19), "#f4e3bf", stroke=INK, stroke_width=1).path(
            box(65, y - 15, 10, 15), "#4a2418"
        )
        d.path(
            f"M{70 - w} {y - 16}Q{70 - w * 0.6:g} {y - 19} {70 - w * 0.5:g} {y - 28}H{70 + w * 0.5:g}Q{70 + w * 0.6:g} {y - 19} {70 + w} {y - 16}Q70 {y - 14} {70 - w} {y - 16}Z",
            "#3f7a6a",
            stroke=INK,
            stroke_width=1.2,
        )
    bamboo(d, 14, 130, 1)
    d.path("M20 140H120V147H20Z", LACQUER, stroke=INK, stroke_width=1.2)
    painted(d, tea, 44, 140, 0.36, "blue")
    painted(d, tea, 98, 140, 0.36, "blue")
    d.path("M62 140V128H80V140ZM58 124H84L80 130H62Z", GOLD, stroke=GOLD_DARK, stroke_width=1.2).line(
        "M66 122q-5 -12 2 -20t0 -16M76 122q5 -10 -2 -18t2 -18", 2, "#ffffff", opacity=0.85
    )
    mist(d, 70, 120, 60, 10, 0.6)
    return framed(d, "tea")


def campaign() -> Drawing:
    """A rider and spears on the march under a banner."""
    d = ground(53, (34, 40), "#d0a868")
    ribbon(d, smooth([(3, 84), (44, 70), (84, 82), (137, 66)]), 11, 9, towers=(0.3, 0.75))
    for x in (20, 36, 108, 122):
        d.line(f"M{x} 132V74", 2.4, WOOD[2]).path(
            f"M{x - 4} 76L{x} 62L{x + 4} 76Z", "#e8eef2", stroke=INK, stroke_width=0.9
        )
    d.line("M96 140V30", 3, WOOD[2]).path(
        "M96 31H64L70 44L64 58H96Z", LACQUER, stroke=LACQUER_DARK, stroke_width=1.4
    ).disc(82, 44, 6.5, GOLD)
    painted(d, horseman, 66, 146, 0.74, "red")
    return framed(d, "deploy")


def scroll_back(top: str, foot: str, name: str, ink: str = GOLD) -> Drawing:
    """A back: lacquer with clouds, the wall in gold line, and the sign of its deck."""
    d = new()
    d.path(box(0, 0, WIDE, HIGH, 12), d.linear(0, 0, 0, HIGH, (0, top), (1, foot)))
    d.line(box(0.9, 0.9, WIDE - 1.8, HIGH - 1.8, 11.2), 1.4, ink, opacity=0.6)
    d.line(box(8, 8, WIDE - 16, HIGH - 16, 7), 1.8, ink).line(
        box(12, 12, WIDE - 24, HIGH - 24, 4.5), 0.7, ink, opacity=0.7
    )
    for x, y, s in ((38, 38, 0.8), (102, 30, 0.7), (100, 176, 0.8), (36, 172, 0.7)):
        cloud(d, x, y, s, ink, 0.55)
    line = smooth([(14, 142), (40, 128), (66, 140), (94, 122), (126, 132)])
    ribbon(d, line, 11, 9, ink, foot, (0.2, 0.72))
    d.disc(70, 88, 34, foot).line(ring(70, 88, 34), 2, ink).line(ring(70, 88, 29.5), 0.8, ink)
    sign(d, name, 70, 88, 0.64, ink, foot)
    return d


COMMANDS = {
    "economy": economy,
    "despotism": despotism,
    "mobilisation": mobilisation,
    "construction": construction,
    "ceremony": ceremony,
    "campaign": campaign,
}

DRAWINGS: dict[str, tuple] = {
    **{f"card-gw-{name}": (draw,) for name, draw in COMMANDS.items()},
    "card-back-gw-command": (scroll_back, "#a3352b", "#4a120d", "command"),
}
