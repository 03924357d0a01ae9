"""What portraits are put together from: medallion, shoulders, head, eyes, brows, nose and mouth; 128 x 128 units.

All faces are invented. The light comes from the upper left, as in the drawings of the teachers. A head stands in the
middle, its eyes at y 57; hair, beard, clothes and the sign of a person are drawn by whoever draws the person.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.art.pen import Drawing, ellipse, polar

MIDDLE = (64.0, 63.5)
FIELD = 50.5
"""Radius of the picture inside its rim."""

Metal = tuple[str, str, str]
STEEL: Metal = ("#f2f7fb", "#9fb2c2", "#4d6173")
GOLD: Metal = ("#fff0b8", "#d9a94e", "#80581c")
COPPER: Metal = ("#ffe0c0", "#c58152", "#6d3c20")
SEAT: Metal = ("#ff80ff", "#ff00ff", "#b000b0")
"""The marks of a seat's colours."""


class Skin(NamedTuple):
    """Light, middle and shade of a skin, its lines, and its cheeks."""

    light: str
    middle: str
    shade: str
    line: str
    cheek: str


PALE = Skin("#fae3d0", "#e6bb9b", "#b58468", "#8a5a44", "#e28a78")
FAIR = Skin("#f6cfa8", "#dda67a", "#b3794f", "#84502f", "#e07a5c")
RUDDY = Skin("#f2c09a", "#d68f6c", "#a8603f", "#7c432c", "#d95f4a")
TAN = Skin("#e3b184", "#bd8455", "#8a5833", "#5f3a20", "#c96a48")
BROWN = Skin("#c08a5c", "#95602f", "#68401f", "#472810", "#a8502f")
DARK = Skin("#966240", "#6d4327", "#472a18", "#2e190d", "#8f4430")


def medallion(metal: Metal, light: str, dark: str) -> Drawing:
    """The round ground and its shadow; `rimmed` lays the rim over what stands on it."""
    d = Drawing(128, 128)
    x, y = MIDDLE
    d.disc(64, 66, 60, "#000000", opacity=0.35)
    d.disc(x, y, 57, metal[2]).disc(x, y, FIELD + 1, d.radial(54, 42, 68, (0, light), (1, dark)))
    return d


def rimmed(d: Drawing, metal: Metal, studs: int = 12) -> Drawing:
    """The rim of metal with its studs."""
    x, y = MIDDLE
    slope = d.linear(24, 8, 104, 120, (0, metal[0]), (0.5, metal[1]), (1, metal[2]))
    bevel = d.linear(104, 120, 24, 8, (0, metal[0]), (0.5, metal[1]), (1, metal[2]))
    d.path(ellipse(x, y, 60) + ellipse(x, y, 54.8, False), slope, hole=True)
    d.path(ellipse(x, y, 55) + ellipse(x, y, FIELD, False), bevel, hole=True)
    d.line(ellipse(x, y, FIELD), 1.5, "#000000", opacity=0.4)
    d.line(ellipse(x, y, FIELD - 1.6), 0.7, "#ffffff", opacity=0.18)
    for i in range(studs):
        sx, sy = polar(x, y, 57.5, 30 * i + 15)
        d.disc(sx, sy, 1.7, metal[2]).disc(sx - 0.4, sy - 0.5, 1, metal[0])
    return d


def below(y: float, inside: float = -1.5) -> str:
    """The end of a path that comes in at the right edge of the field at height y and leaves at the left one."""
    r = FIELD - inside
    half = math.sqrt(r * r - (y - MIDDLE[1]) ** 2)
    return f"L{64 + half:.2f} {y}A{r} {r} 0 0 1 {64 - half:.2f} {y}Z"


def bust(d: Drawing, fill: str, top: float = 87, edge: float = 100, neck: float = 13) -> Drawing:
    """Shoulders from the neck to the rim."""
    half = math.sqrt((FIELD + 1.5) ** 2 - (edge - MIDDLE[1]) ** 2)
    left, right = 64 - half, 64 + half
    d.path(
        f"M{left:.2f} {edge}Q{left + 9:.2f} {top + 4} {64 - neck} {top}H{64 + neck}Q{right - 9:.2f} {top + 4} "
        f"{right:.2f} {edge}{below(edge)}",
        fill,
    )
    return d


def neck(d: Drawing, skin: Skin, half: float = 10, foot: float = 94) -> Drawing:
    """The neck, in the shade of the chin."""
    d.path(f"M{64 - half} 72H{64 + half}V{foot - 5}Q64 {foot + 3} {64 - half} {foot - 5}Z", skin.shade)
    return d


def head(
    d: Drawing,
    skin: Skin,
    half: float = 21,
    chin: float = 89,
    jaw: float = 11,
    top: float = 30,
    ears: bool = True,
    cheeks: float = 0.4,
) -> Drawing:
    """The face without features; `jaw` near `half` is a square one."""
    if ears:
        for side in (-1, 1):
            d.oval(64 + side * half, 60, 3.8, 6, skin.middle if side < 0 else skin.shade)
    low = 58 + (chin - 58) * 0.55
    d.path(
        f"M64 {top}C{64 + 0.67 * half:.2f} {top} {65 + half} {top + 12} {64 + half} 58"
        f"C{63 + half} {low:.2f} {64 + jaw} {chin} 64 {chin}C{64 - jaw} {chin} {65 - half} {low:.2f} {64 - half} 58"
        f"C{63 - half} {top + 12} {64 - 0.67 * half:.2f} {top} 64 {top}Z",
        d.linear(44, 34, 86, 90, (0, skin.light), (0.6, skin.middle), (1, skin.shade)),
    )
    if cheeks:
        for side in (-1, 1):
            d.oval(64 + side * half * 0.6, 68, 5.4, 3.8, skin.cheek, opacity=cheeks)
    return d


def eyes(
    d: Drawing,
    skin: Skin,
    iris: str,
    y: float = 57,
    apart: float = 9.3,
    wide: float = 3,
    lash: str = "",
    bags: bool = False,
) -> Drawing:
    """Two eyes; `wide` is half their height."""
    for side in (-1, 1):
        x = 64 + side * apart
        d.oval(x, y, 4.7, wide, "#f7f2ea").oval(x + 0.2, y, 2.5, min(2.5, wide), iris).disc(
            x + 0.2, y, min(1.3, wide), "#140f12"
        )
        d.disc(x + 1, y - 0.9, 0.7, "#ffffff")
        d.line(f"M{x - 5} {y + 0.3:.2f}Q{x} {y - 1.9 * wide:.2f} {x + 5} {y + 0.3:.2f}", 1.7, lash or skin.line)
        if bags:
            d.line(f"M{x - 3.6} {y + 4.2:.2f}Q{x} {y + 6} {x + 3.6} {y + 4.2:.2f}", 1, skin.line, opacity=0.6)
    return d


def brows(d: Drawing, colour: str, y: float = 49.5, tilt: float = 0, thick: float = 2.6, reach: float = 12) -> Drawing:
    """Two brows that grow thin outwards; `tilt` above 0 is stern, below 0 is sad or surprised."""
    for side in (-1, 1):
        inner, outer, over = 64 + side * 4, 64 + side * (4 + reach), 64 + side * (4 + 0.6 * reach)
        d.path(
            f"M{inner} {y + tilt:.2f}Q{over:.2f} {y - 3.2:.2f} {outer} {y + 0.6 - 0.4 * tilt:.2f}"
            f"Q{over:.2f} {y - 3.2 + thick:.2f} {inner} {y + tilt + thick:.2f}Z",
            colour,
        )
    return d


def nose(d: Drawing, skin: Skin, tip: float = 68.5, wide: float = 4.6, bridge: float = 54) -> Drawing:
    """The shaded side of a nose."""
    d.path(
        f"M64 {bridge}Q66.5 {tip - 8} {64 + wide} {tip - 3.5}Q{64 + wide - 1.5:.2f} {tip + 0.6} 63 {tip}"
        f"Q{64 - wide:.2f} {tip} {64 - wide + 1:.2f} {tip - 3}Q63 {tip - 7} 64 {bridge}Z",
        skin.shade,
        opacity=0.75,
    )
    d.line(
        f"M{64 - wide + 1:.2f} {tip - 1.6:.2f}Q64 {tip + 1} {64 + wide - 1:.2f} {tip - 1.6:.2f}",
        1.1,
        skin.line,
        opacity=0.7,
    )
    return d


def smile(d: Drawing, y: float = 76, half: float = 8, lip: str = "#7c342d", teeth: bool = True) -> Drawing:
    """An open smile."""
    d.path(
        f"M{64 - half} {y}Q64 {y + 4} {64 + half} {y}"
        f"Q{62 + half} {y + 6.5} 64 {y + 6.5}Q{66 - half} {y + 6.5} {64 - half} {y}Z",
        lip,
    )
    if teeth:
        d.path(
            f"M{66 - half} {y + 1.2}Q64 {y + 4} {62 + half} {y + 1.2}"
            f"L{61 + half} {y + 2.8}Q64 {y + 5} {67 - half} {y + 2.8}Z",
            "#fdf8ef",
        )
    return d


def lips(d: Drawing, colour: str, y: float = 77, half: float = 6.5, curl: float = 1) -> Drawing:
    """Closed lips; `curl` above 0 turns their corners up."""
    d.path(
        f"M{64 - half} {y - curl}Q{64 - half / 2} {y - 2.6} 64 {y - 1.2}"
        f"Q{64 + half / 2} {y - 2.6} {64 + half} {y - curl}"
        f"Q{64 + half / 2} {y + 3.8} 64 {y + 3.8}Q{64 - half / 2} {y + 3.8} {64 - half} {y - curl}Z",
        colour,
    )
    d.line(f"M{64 - half} {y - curl}Q64 {y + 1.4 + curl} {64 + half} {y - curl}", 1, "#4a1c1a", opacity=0.8)
    return d


def mouth(d: Drawing, skin: Skin, y: float = 77.5, half: float = 7, curl: float = 1.5, aside: float = 0) -> Drawing:
    """A closed mouth, a line and the shade of the lip below; `aside` lifts its right corner."""
    d.line(f"M{64 - half} {y - curl:.2f}Q64 {y + 1.5 * curl:.2f} {64 + half} {y - curl - aside:.2f}", 1.8, skin.line)
    d.line(
        f"M{64 - half / 2} {y + 3.6:.2f}Q64 {y + 4.8:.2f} {64 + half / 2} {y + 3.6:.2f}", 1.2, skin.line, opacity=0.4
    )
    return d


def freckles(d: Drawing, skin: Skin) -> Drawing:
    """Spots on both cheeks and the nose."""
    for x, y in ((50, 64), (53, 67), (49, 69), (56, 65), (62, 62), (66, 63), (72, 65), (75, 67), (78, 64), (79, 69)):
        d.disc(x, y, 0.9, skin.line, opacity=0.6)
    return d


def fur(d: Drawing, y: float, light: str, dark: str) -> Drawing:
    """A collar of fur with an uneven edge, from rim to rim."""
    half = math.sqrt((FIELD + 1.5) ** 2 - (y - MIDDLE[1]) ** 2)
    left, right = 64 - half, 64 + half
    count = 7
    upper = [
        (left + (62 - left) * i / count, y - 9.5 * math.sin(math.pi * (0.12 + 0.5 * i / count))) for i in range(count)
    ]
    edge = f"M{left:.2f} {y}"
    for i, (px, py) in enumerate(upper):
        edge += f"Q{px + 1:.2f} {py - 5:.2f} {px + 5.5:.2f} {py - 1.5 + 1.5 * (i % 2):.2f}"
    edge += "L64 104"
    for i, (px, py) in reversed(list(enumerate(upper))):
        edge += (
            f"L{128 - px - 5.5:.2f} {py - 1.5 + 1.5 * (i % 2):.2f}Q{127 - px:.2f} {py - 5:.2f} {128 - px:.2f} {py:.2f}"
        )
    d.path(edge + f"L{right:.2f} {y}" + below(y), d.linear(24, 84, 100, 118, (0, light), (1, dark)))
    for i in range(9):
        x, drop = 28 + 9 * i, 12 * math.sin(math.pi * (i + 0.5) / 9)
        d.line(f"M{x} {94 + drop:.2f}l{(i - 4) * -0.7:.2f} 6", 1.5, light, opacity=0.7)
    return d
