#!/usr/bin/env python3
"""Draws what can be done and puts no piece on the board: assets/art/action-*.svg, 64 x 64.

They are painted like the resources: no rim, light from the upper left, a soft shadow. What belongs to a player is in the
marks of a seat's colours.
"""

from __future__ import annotations

from svgkit import Drawing, box, polar, ring, star

BODY, SHADE, LIGHT = "#ff00ff", "#b000b0", "#ff80ff"
GOLD = ("#fff0b8", "#e9bd5c", "#96702f")
STEEL = ("#f6fafc", "#aebdc9", "#566777")
PAPER = ("#fffaf0", "#f0e2c2", "#b39c6a")
DARK = "#10161c"
Tones = tuple[str, str, str]


def lit(d: Drawing, x1: float, y1: float, x2: float, y2: float, tones: Tones) -> str:
    """From the light to the shade of a thing."""
    return d.linear(x1, y1, x2, y2, (0, tones[0]), (0.5, tones[1]), (1, tones[2]))


def shadow(d: Drawing, x: float, y: float, rx: float) -> None:
    """The shadow of what stands at x, y."""
    d.oval(x, y, rx, rx * 0.15, "#000000", opacity=0.32)


def arrow(d: Drawing, x: float, y: float, turn: float, size: float = 1) -> None:
    """A golden arrow that points up before it is turned."""
    d.group(f"translate({x} {y}) rotate({turn}) scale({size})")
    shape = "M0 -13L12 1H5.500V13H-5.500V1H-12Z"
    d.soft(shape, 5, "#2a1c0c", opacity=0.75)
    d.soft(shape, 1.6, lit(d, -8, -12, 8, 12, GOLD))
    d.end()


def helm(d: Drawing, x: float, y: float, size: float) -> None:
    """The helm of a knight with a plume in the colours of the seat."""
    d.group(f"translate({x} {y}) scale({size})")
    d.path(
        "M2 -17C2 -27 -14 -30 -22 -20Q-15 -20 -13 -14Q-5 -20 2 -12Z",
        d.linear(-20, -28, 2, -14, (0, LIGHT), (0.5, BODY), (1, SHADE)),
    )
    d.path("M-15 16V-4C-15 -14 -8 -18 0 -18S15 -14 15 -4V16Q8 22 0 22T-15 16Z", lit(d, -15, -16, 15, 20, STEEL))
    d.path("M-13 -4H-2V1.500H-13ZM2 -4H13V1.500H2Z", DARK)
    d.line("M0 -17V20", 2.6, "#d9a94e")
    for hole in (7, 12):
        d.disc(-7, hole, 1.4, STEEL[2]).disc(7, hole, 1.4, "#37434f")
    d.path("M-15 16Q-8 22 0 22T15 16V20Q8 26 0 26T-15 20Z", BODY)
    d.end()


def card(d: Drawing, x: float, y: float, turn: float, back: Tones) -> None:
    """A card from behind, a star on it."""
    d.group(f"translate({x} {y}) rotate({turn})")
    d.path(box(-14, -20, 28, 40, 4), "#000000", opacity=0.3, transform="translate(1.5 2.5)")
    d.path(box(-14, -20, 28, 40, 4), lit(d, -14, -20, 14, 20, PAPER))
    d.path(box(-11, -17, 22, 34, 2.6), d.linear(-10, -17, 10, 17, (0, back[0]), (0.6, back[1]), (1, back[2])))
    d.line(box(-8.6, -14.600, 17.2, 29.2, 2), 0.8, GOLD[0], opacity=0.55)
    d.path(star(0, 0, 8, 3.2, 5), lit(d, -6, -7, 6, 7, GOLD))
    d.end()


def buy_card() -> Drawing:
    """Two cards from behind."""
    back = ("#5a86b8", "#2f5580", "#1a3350")
    d = Drawing()
    shadow(d, 33, 58, 24)
    card(d, 25, 33, -14, back)
    card(d, 40, 33, 9, back)
    return d


def lay_away() -> Drawing:
    """A card that goes back."""
    d = Drawing()
    shadow(d, 30, 58, 20)
    card(d, 27, 32, -8, ("#7f9c6a", "#4a6b3a", "#283f20"))
    arrow(d, 47, 42, 180, 0.95)
    return d


def activate() -> Drawing:
    """A helm in the light of the rising sun."""
    d = Drawing()
    d.disc(32, 34, 29, d.radial(32, 34, 29, (0, "#ffe28a", 0.9), (0.6, "#ffc94f", 0.35), (1, "#ffc94f", 0)))
    for i in range(12):
        (x1, y1), (x2, y2) = polar(32, 33, 24, 30 * i), polar(32, 33, 30 - 3 * (i % 2), 30 * i)
        d.line(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}", 2.6, "#ffe08a")
    shadow(d, 33, 58, 15)
    helm(d, 33, 35, 0.88)
    return d


def promote() -> Drawing:
    """A helm, and two golden stripes above it."""
    d = Drawing()
    shadow(d, 26, 59, 16)
    helm(d, 26, 37, 0.86)
    for y in (26, 38):
        d.soft(f"M37 {y + 8}L48 {y - 2}L59 {y + 8}V{y + 1}L48 {y - 9}L37 {y + 1}Z", 4, "#2a1c0c", opacity=0.75)
        d.soft(
            f"M37 {y + 8}L48 {y - 2}L59 {y + 8}V{y + 1}L48 {y - 9}L37 {y + 1}Z", 1.2, lit(d, 38, y - 8, 58, y + 8, GOLD)
        )
    return d


def march() -> Drawing:
    """A helm on its way."""
    d = Drawing()
    shadow(d, 23, 59, 16)
    helm(d, 22, 36, 0.84)
    arrow(d, 49, 38, 90, 0.98)
    return d


def improve() -> Drawing:
    """A hall with columns that grows."""
    d = Drawing()
    shadow(d, 27, 58, 25)
    stone: Tones = ("#fffaf0", "#e2d3b4", "#9c8a68")
    d.path(box(3, 50, 46, 6, 1), lit(d, 3, 50, 49, 56, stone)).path(box(6, 45, 40, 5, 1), lit(d, 6, 45, 46, 50, stone))
    d.path(box(9, 28, 34, 17), "#6e5a3e")
    for x in (9, 19, 29, 38):
        d.path(box(x, 27, 5.5, 18, 1), lit(d, x, 27, x + 5.5, 27, stone))
    d.path("M4 28L26 12L48 28Z", d.linear(8, 12, 44, 28, (0, LIGHT), (0.45, BODY), (1, SHADE)))
    d.path("M12 26L26 16L40 26Z", "#000000", opacity=0.22)
    d.disc(26, 22.5, 3, GOLD[1])
    arrow(d, 51, 19, 0, 0.86)
    return d


def harbour() -> Drawing:
    """An anchor of brass."""
    d = Drawing()
    shadow(d, 32, 59, 20)
    for shift, width, tone in ((1.5, 8.6, "#2a1c0c"), (0, 6, lit(d, 12, 6, 52, 58, GOLD))):
        d.line(f"M32 {16 + shift}V{52 + shift}M21 {25 + shift}H43", width, tone)
        d.line(f"M11 {37 + shift}Q13 {53 + shift} 32 {54 + shift}Q51 {53 + shift} 53 {37 + shift}", width, tone)
        d.line(ring(32, 10.5 + shift, 5), width * 0.72, tone)
    d.path("M5 41L11 31L17 40ZM47 40L53 31L59 41Z", GOLD[1])
    return d


def fish() -> Drawing:
    """A silver fish with a blue back."""
    d = Drawing()
    shadow(d, 32, 55, 25)
    d.path("M44 34L61 20Q57 33 61 48Z", d.linear(44, 20, 60, 48, (0, "#7db9d8"), (1, "#2c6286")))
    d.path("M22 22Q32 8 42 20Z", "#3f7ea6")
    d.path(
        "M3 35Q18 15 38 22Q47 26 51 34Q47 42 38 47Q18 54 3 35Z",
        d.linear(20, 18, 26, 50, (0, "#4f93bd"), (0.42, "#9fd0e4"), (0.6, "#eef8fb"), (1, "#9fb9c6")),
    )
    d.path("M22 46Q29 56 36 47Z", "#7fb0c8")
    d.line("M15 26Q20 34 15 44", 1.8, "#33688a", opacity=0.8)
    for x, y in ((24, 32), (31, 29), (31, 37), (38, 33), (24, 40), (38, 41)):
        d.line(f"M{x} {y - 3}Q{x + 3} {y} {x} {y + 3}", 1.3, "#5f93ad", opacity=0.7)
    d.disc(10.5, 32, 2.9, "#ffffff").disc(10.2, 32, 1.7, DARK)
    d.line("M3.500 36Q7 38 9 37", 1.2, "#33688a")
    return d


def repair() -> Drawing:
    """A hammer over planks."""
    d = Drawing()
    shadow(d, 32, 58, 26)
    wood: Tones = ("#e8b87c", "#b07a42", "#6b4223")
    for y in (40, 49):
        d.path(box(5, y, 54, 8, 2), lit(d, 5, y, 59, y + 8, wood)).line(f"M9 {y + 4}H55", 0.9, "#7a4f28", opacity=0.6)
        d.disc(10, y + 4, 1.4, "#3d2413").disc(54, y + 4, 1.4, "#3d2413")
    d.group("translate(34 24) rotate(38)")
    d.path(box(-3, -8, 6, 36, 3), lit(d, -3, 0, 3, 0, wood))
    d.path("M-15 -18H11Q17 -16 17 -7H11V-4H-15Z", lit(d, -10, -18, 10, -4, STEEL))
    d.path(box(-4, -19, 8, 16, 1.5), STEEL[2])
    d.end()
    return d


def wagon() -> Drawing:
    """A wagon that grows."""
    d = Drawing()
    shadow(d, 28, 58, 25)
    wood: Tones = ("#e8b87c", "#a8713c", "#5f3a1c")
    d.path("M7 36Q5 13 26 13Q47 13 45 36Z", d.linear(8, 14, 44, 36, (0, "#ffffff"), (0.4, "#f0e6d0"), (1, "#a89874")))
    d.line("M17 35Q15 17 20 14M35 35Q37 17 32 14", 1.4, "#a89874")
    d.path("M20 36Q19 22 26 22Q33 22 32 36Z", "#3d2a18")
    d.path(box(3, 36, 48, 8, 2), lit(d, 3, 36, 51, 44, wood))
    for x in (14, 40):
        d.disc(x, 48, 9.5, "#3d2413").disc(x, 48, 7.2, wood[1]).disc(x, 48, 5.6, "#4a2b16")
        for i in range(4):
            (x1, y1), (x2, y2) = polar(x, 48, 6.4, 45 * i), polar(x, 48, 6.4, 45 * i + 180)
            d.line(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}", 1.7, wood[1])
        d.disc(x, 48, 2.2, wood[0])
    arrow(d, 51, 19, 0, 0.86)
    return d


DEEDS = {
    "card": buy_card,
    "progress": lay_away,
    "activate": activate,
    "promote": promote,
    "march": march,
    "improve": improve,
    "harbour": harbour,
    "fish": fish,
    "repair": repair,
    "upgrade": wagon,
}
"""Icon of an action -> its picture."""


def main() -> None:
    """Write every picture."""
    for name, draw in DEEDS.items():
        draw().write(f"action-{name}")


if __name__ == "__main__":
    main()
