"""How colours look to other eyes, how far apart two colours are, and how well one stands out on another.

Sources: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency", IEEE TVCG 15 (2009), severity 1.0; G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference
Formula" (2005); contrast as in the Web Content Accessibility Guidelines 2.2.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from catan_desktop.ui.geometry import Colour

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What each kind of eye makes of linear red, green and blue."""


def linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def display(part: float) -> int:
    part = min(1.0, max(0.0, part))
    return round(255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def seen(colour: Colour, eyes: str) -> Colour:
    """Return the colour as somebody with usual eyes would have to see it to know what these eyes see."""
    light = [linear(value) for value in colour[:3]]
    red, green, blue = (display(sum(a * b for a, b in zip(row, light, strict=True))) for row in EYES[eyes])
    return (red, green, blue)


def luminance(colour: Colour) -> float:
    red, green, blue = (linear(value) for value in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Colour) -> tuple[float, float, float]:
    red, green, blue = (linear(value) for value in colour[:3])
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883

    def root(part: float) -> float:
        return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def apart(first: Colour, second: Colour) -> float:
    """Return the CIEDE2000 distance: 1 is just noticed side by side, 10 at a glance."""
    return ciede2000(lab(first), lab(second))


def ciede2000(first: tuple[float, float, float], second: tuple[float, float, float]) -> float:
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + stretch), a2 * (1 + stretch)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = h2 - h1
    if c1 * c2 == 0:
        turn = 0
    elif turn > 180:
        turn -= 360
    elif turn < -180:
        turn += 360
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    if c1 * c2 == 0:
        middle = h1 + h2
    elif abs(h1 - h2) <= 180:
        middle = (h1 + h2) / 2
    else:
        middle = (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
    t = (
        1
        - 0.17 * cos(radians(middle - 30))
        + 0.24 * cos(radians(2 * middle))
        + 0.32 * cos(radians(3 * middle + 6))
        - 0.20 * cos(radians(4 * middle - 63))
    )
    weight_l = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    weight_c, weight_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    dl, dc, dh = (l2 - l1) / weight_l, (c2 - c1) / weight_c, hue / weight_h
    return sqrt(dl * dl + dc * dc + dh * dh + twist * dc * dh)
