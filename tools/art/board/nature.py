"""Things that grow, graze and stand on terrain: trees, sheep, sheaves, peaks, kilns."""

from __future__ import annotations

import random

from .pen import Art, Point, disc, num, poly, smooth

SNOW, SNOW_SHADE = "#f3f8fb", "#b7cbdc"


def conifer(
    art: Art, rng: random.Random, x: float, y: float, h: float, tone: tuple[str, str], snow: float = 1.0
) -> None:
    """A snow-dusted conifer of height ``h`` standing at (x, y), lit from the left."""
    lit, dark = tone
    n = 4 if h > 30 else 3
    w = h * rng.uniform(0.29, 0.34)
    top = y - h
    left: list[Point] = []
    right: list[Point] = []
    caps = ""
    for i in range(n):
        yb = top + h * 0.88 * ((i + 1) / n) ** 0.92
        wi = w * (0.34 + 0.66 * (i + 1) / n) * rng.uniform(0.94, 1.06)
        yt = top if i == 0 else top + h * 0.88 * (i / n) ** 0.92 - h * 0.035
        notch = wi * 0.46
        left += [(x - wi, yb), (x - notch, yb - h * 0.035)]
        right += [(x + wi, yb), (x + notch, yb - h * 0.035)]
        if snow > rng.random():
            xt = 0 if i == 0 else wi * 0.3
            caps += poly(
                [
                    (x - xt + wi * 0.06, yt),
                    (x - wi * 0.97, yb - h * 0.006),
                    (x - wi * 0.62, yb - h * 0.055),
                    (x - wi * 0.5, yb - h * 0.02),
                    (x - wi * 0.22, yb - h * 0.115),
                    (x - wi * 0.02, yb - h * 0.1),
                    (x + wi * (0.2 if i == 0 else 0.05), yt + h * 0.075),
                ]
            )
    art.path(
        poly([(x - h * 0.035, y), (x + h * 0.035, y), (x + h * 0.03, y - h * 0.2), (x - h * 0.03, y - h * 0.2)]),
        "#3a2a20",
    )
    art.path(poly([(x, top), *left, (x, y - h * 0.1), *reversed(right)]), lit)
    art.path(poly([(x, top), (x + w * 0.04, y - h * 0.4), (x - w * 0.06, y - h * 0.1), *reversed(right)]), dark)
    if caps:
        art.path(caps, SNOW, 0.92)


def sheep(art: Art, rng: random.Random, x: float, y: float, s: float, face: int, graze: bool = False) -> None:
    """A sheep of about ``s`` units wide with its feet at y; ``face`` is -1 (looks left) or 1."""
    cy = y - s * 0.42
    art.path(disc(x + s * 0.1, y, s * 0.55, s * 0.13), "#2f4a25", 0.32)
    legs = "".join(
        f"M{num(x + d * s)} {num(cy + s * 0.1)}V{num(y - 0.2 * (k % 2))}"
        for k, d in enumerate((-0.27, -0.14, 0.14, 0.28))
    )
    art.line(legs, "#39312d", s * 0.075)
    puffs = [
        (-0.34, 0.02, 0.2),
        (-0.2, -0.14, 0.23),
        (0.04, -0.19, 0.24),
        (0.26, -0.11, 0.22),
        (0.36, 0.05, 0.18),
        (0.14, 0.13, 0.23),
        (-0.14, 0.14, 0.23),
    ]
    art.path("".join(disc(x + (dx + 0.03) * s, cy + (dy + 0.05) * s, r * s) for dx, dy, r in puffs), "#bfc0ae")
    art.path(
        "".join(disc(x + dx * s, cy + dy * s, r * s) for dx, dy, r in puffs) + disc(x, cy, s * 0.3, s * 0.2), "#f4f1e6"
    )
    art.path(
        smooth(
            [
                (x - s * 0.3, cy + s * 0.2),
                (x, cy + s * 0.3),
                (x + s * 0.36, cy + s * 0.2),
                (x + s * 0.46, cy + s * 0.02),
                (x + s * 0.25, cy + s * 0.14),
                (x - s * 0.1, cy + s * 0.17),
            ]
        ),
        "#d3d1bf",
    )
    hx, hy = x + face * s * 0.45, cy + (s * 0.16 if graze else -s * 0.12)
    tilt = 34 if graze else 16
    art.group(f"translate({num(hx)} {num(hy)}) rotate({face * tilt})")
    art.path(disc(-face * s * 0.1, -s * 0.05, s * 0.13, s * 0.06), "#2a2320")
    art.path(disc(0, s * 0.02, s * 0.125, s * 0.165), "#3b322e")
    art.path(disc(-face * s * 0.03, -s * 0.12, s * 0.12, s * 0.08), "#f4f1e6")
    art.end()


def sheaf(art: Art, rng: random.Random, x: float, y: float, h: float) -> None:
    """A tied sheaf of wheat standing at (x, y)."""
    w = h * 0.36
    art.path(disc(x + h * 0.12, y, w * 1.2, h * 0.1), "#6a4a12", 0.35)
    art.path(
        f"M{num(x - w * 0.85)} {num(y)}Q{num(x - w * 0.2)} {num(y - h * 0.34)} {num(x - w * 0.36)} {num(y - h * 0.45)}"
        f"Q{num(x - w * 0.75)} {num(y - h * 0.7)} {num(x - w * 1.25)} {num(y - h * 0.86)}L{num(x)} {num(y - h * 0.99)}"
        f"L{num(x + w * 1.25)} {num(y - h * 0.86)}Q{num(x + w * 0.75)} {num(y - h * 0.7)} {num(x + w * 0.36)} {num(y - h * 0.45)}"
        f"Q{num(x + w * 0.2)} {num(y - h * 0.34)} {num(x + w * 0.85)} {num(y)}Z",
        "#dca93a",
    )
    art.path(
        f"M{num(x + w * 0.1)} {num(y)}L{num(x + w * 0.06)} {num(y - h * 0.45)}L{num(x + w * 0.3)} {num(y - h * 0.9)}"
        f"L{num(x + w * 1.25)} {num(y - h * 0.86)}Q{num(x + w * 0.75)} {num(y - h * 0.7)} {num(x + w * 0.36)} {num(y - h * 0.45)}"
        f"Q{num(x + w * 0.2)} {num(y - h * 0.34)} {num(x + w * 0.85)} {num(y)}Z",
        "#b47f22",
    )
    stalks, ears = "", ""
    for k in (-1.0, -0.55, -0.15, 0.3, 0.7, 1.0):
        tx, ty = x + k * w * 1.12, y - h * (1.0 - 0.13 * abs(k))
        stalks += f"M{num(x + k * w * 0.6)} {num(y - h * 0.03)}Q{num(x + k * w * 0.15)} {num(y - h * 0.4)} {num(tx)} {num(ty)}"
        lean = k * 0.55
        ears += f"M{num(tx - h * 0.05)} {num(ty)}Q{num(tx + lean * h * 0.02 - h * 0.04)} {num(ty - h * 0.16)} {num(tx + lean * h * 0.14)} {num(ty - h * 0.19)}Q{num(tx + h * 0.07)} {num(ty - h * 0.08)} {num(tx + h * 0.045)} {num(ty + h * 0.02)}Z"
    art.line(stalks, "#f2cf6b", h * 0.028, 0.8)
    art.path(ears, "#f6dc86")
    art.line(
        f"M{num(x - w * 0.37)} {num(y - h * 0.44)}Q{num(x)} {num(y - h * 0.39)} {num(x + w * 0.37)} {num(y - h * 0.45)}",
        "#7c4a1c",
        h * 0.075,
    )


def peak(art: Art, rng: random.Random, x: float, y: float, w: float, h: float, cool: float = 0.0) -> None:
    """A faceted snow peak with its foot centred at (x, y), width ``w``, height ``h``."""
    ax, ay = x + w * rng.uniform(-0.05, 0.05), y - h
    j = lambda t: rng.uniform(-t, t) * w  # noqa: E731
    left = [
        (ax - w * 0.1 + j(0.015), ay + h * 0.22),
        (ax - w * 0.17 + j(0.02), ay + h * 0.36),
        (x - w * 0.3 + j(0.02), y - h * 0.34),
        (x - w * 0.38 + j(0.015), y - h * 0.2),
        (x - w * 0.5, y),
    ]
    right = [
        (ax + w * 0.09 + j(0.015), ay + h * 0.19),
        (ax + w * 0.2 + j(0.02), ay + h * 0.42),
        (x + w * 0.27 + j(0.02), y - h * 0.4),
        (x + w * 0.39 + j(0.015), y - h * 0.17),
        (x + w * 0.5, y),
    ]
    spine = [
        (ax + w * 0.03, ay + h * 0.18),
        (ax - w * 0.03, ay + h * 0.34),
        (ax + w * 0.07, ay + h * 0.55),
        (ax + w * 0.01, ay + h * 0.76),
        (x + w * 0.09, y),
    ]
    lit = art.lin(x - w * 0.5, ay, x, y, (0, "#aab6c4"), (1, "#76828f"))
    art.path(poly([(ax, ay), *left, spine[-1], *reversed(spine[:-1])]), lit)
    art.path(poly([(ax, ay), *right, spine[-1], *reversed(spine[:-1])]), "#525d6b")
    # a darker rib on the lit side and a lighter one in the shade
    art.path(
        poly(
            [
                left[1],
                (left[1][0] + w * 0.07, ay + h * 0.52),
                left[2],
                (x - w * 0.2, y - h * 0.1),
                (x - w * 0.08, y),
                (x - w * 0.17, y),
                (x - w * 0.33, y - h * 0.12),
            ]
        ),
        "#66727f",
        0.7,
    )
    art.path(
        poly([spine[2], (x + w * 0.2, y - h * 0.28), (x + w * 0.16, y), (x + w * 0.09, y), spine[3]]), "#65717f", 0.85
    )
    sl = [
        left[0],
        left[1],
        (ax - w * 0.135, ay + h * 0.47),
        (ax - w * 0.09, ay + h * 0.36),
        (ax - w * 0.05, ay + h * 0.52),
        (ax - w * 0.01, ay + h * 0.38),
    ]
    art.path(poly([(ax, ay), *sl, spine[1], spine[0]]), SNOW)
    sr = [
        right[0],
        (ax + w * 0.155, ay + h * 0.34),
        (ax + w * 0.11, ay + h * 0.4),
        (ax + w * 0.075, ay + h * 0.31),
        (ax + w * 0.03, ay + h * 0.42),
    ]
    art.path(poly([(ax, ay), *sr, spine[1], spine[0]]), SNOW_SHADE)
    # wind-blown streaks lower down
    art.path(poly([(x - w * 0.3, y - h * 0.3), (x - w * 0.24, y - h * 0.38), (x - w * 0.2, y - h * 0.22)]), SNOW, 0.75)
    art.path(
        poly([(x + w * 0.25, y - h * 0.33), (x + w * 0.31, y - h * 0.27), (x + w * 0.27, y - h * 0.17)]),
        SNOW_SHADE,
        0.6,
    )


def rock(
    art: Art,
    rng: random.Random,
    x: float,
    y: float,
    w: float,
    base: str = "#7d8996",
    dark: str = "#505b68",
    snow: bool = True,
) -> None:
    """A boulder of width ``w`` resting at (x, y)."""
    h = w * rng.uniform(0.55, 0.75)
    art.path(disc(x + w * 0.12, y, w * 0.58, w * 0.13), "#1d2630", 0.3)
    art.path(
        poly(
            [
                (x - w * 0.5, y),
                (x - w * 0.42, y - h * 0.55),
                (x - w * 0.1, y - h),
                (x + w * 0.28, y - h * 0.86),
                (x + w * 0.5, y - h * 0.3),
                (x + w * 0.46, y),
            ]
        ),
        base,
    )
    art.path(
        poly(
            [
                (x + w * 0.06, y - h * 0.5),
                (x + w * 0.28, y - h * 0.86),
                (x + w * 0.5, y - h * 0.3),
                (x + w * 0.46, y),
                (x - w * 0.05, y),
            ]
        ),
        dark,
    )
    if snow:
        art.path(
            poly(
                [
                    (x - w * 0.42, y - h * 0.55),
                    (x - w * 0.1, y - h),
                    (x + w * 0.28, y - h * 0.86),
                    (x + w * 0.1, y - h * 0.7),
                    (x - w * 0.05, y - h * 0.74),
                    (x - w * 0.2, y - h * 0.5),
                ]
            ),
            SNOW,
        )


def kiln(art: Art, x: float, y: float, s: float) -> None:
    """A beehive kiln of width ``s`` with a glowing mouth and a wisp of smoke."""
    h = s * 0.88
    art.path(disc(x + s * 0.16, y, s * 0.62, s * 0.13), "#3a160c", 0.4)
    art.path(
        smooth(
            [
                (x + s * 0.02, y - h * 1.05),
                (x + s * 0.1, y - h * 1.3),
                (x - s * 0.02, y - h * 1.5),
                (x + s * 0.14, y - h * 1.75),
                (x + s * 0.34, y - h * 1.84),
                (x + s * 0.22, y - h * 1.6),
                (x + s * 0.27, y - h * 1.4),
                (x + s * 0.14, y - h * 1.1),
            ]
        ),
        "#f0e4d8",
        0.55,
    )
    dome = f"M{num(x - s * 0.5)} {num(y)}C{num(x - s * 0.52)} {num(y - h * 0.62)} {num(x - s * 0.25)} {num(y - h * 0.93)} {num(x - s * 0.12)} {num(y - h * 0.97)}L{num(x - s * 0.13)} {num(y - h * 1.12)}H{num(x + s * 0.15)}L{num(x + s * 0.14)} {num(y - h * 0.97)}C{num(x + s * 0.3)} {num(y - h * 0.9)} {num(x + s * 0.52)} {num(y - h * 0.6)} {num(x + s * 0.5)} {num(y)}Z"
    art.path(dome, art.lin(x - s * 0.5, y - h, x + s * 0.5, y, (0, "#e2986f"), (0.5, "#b9603f"), (1, "#7c3924")))
    rows = ""
    for k in (0.22, 0.42, 0.62, 0.8):
        half = s * 0.5 * (1 - k**3) ** 0.5
        rows += (
            f"M{num(x - half)} {num(y - h * k)}Q{num(x)} {num(y - h * k + s * 0.06)} {num(x + half)} {num(y - h * k)}"
        )
    art.line(rows, "#6d2f1c", s * 0.022, 0.55)
    art.line(f"M{num(x - s * 0.17)} {num(y - h * 1.12)}H{num(x + s * 0.18)}", "#8a4229", s * 0.07)
    art.path(
        f"M{num(x - s * 0.2)} {num(y)}V{num(y - h * 0.22)}A{num(s * 0.2)} {num(s * 0.2)} 0 0 1 {num(x + s * 0.2)} {num(y - h * 0.22)}V{num(y)}Z",
        "#3b140b",
    )
    art.path(
        f"M{num(x - s * 0.13)} {num(y)}V{num(y - h * 0.2)}A{num(s * 0.13)} {num(s * 0.13)} 0 0 1 {num(x + s * 0.13)} {num(y - h * 0.2)}V{num(y)}Z",
        art.rad(x, y - s * 0.04, s * 0.3, (0, "#fff0a8"), (0.4, "#ffb13d"), (1, "#d8481a")),
    )


def bricks(art: Art, x: float, y: float, w: float, rows: int = 3) -> None:
    """A stack of bricks seen from the front, with a lighter top."""
    bh = w * 0.2
    h = bh * rows
    art.path(disc(x + w * 0.15, y, w * 0.62, w * 0.12), "#3a160c", 0.35)
    art.path(
        poly(
            [
                (x - w * 0.5, y - h),
                (x - w * 0.32, y - h - w * 0.2),
                (x + w * 0.66, y - h - w * 0.2),
                (x + w * 0.5, y - h),
            ]
        ),
        "#eeb08a",
    )
    art.path(
        poly([(x + w * 0.5, y - h), (x + w * 0.66, y - h - w * 0.2), (x + w * 0.66, y - w * 0.18), (x + w * 0.5, y)]),
        "#7c3924",
    )
    art.path(poly([(x - w * 0.5, y - h), (x + w * 0.5, y - h), (x + w * 0.5, y), (x - w * 0.5, y)]), "#c9714b")
    joints = ""
    for r in range(1, rows):
        joints += f"M{num(x - w * 0.5)} {num(y - bh * r)}H{num(x + w * 0.5)}"
    for r in range(rows):
        for k in (-0.17, 0.17) if r % 2 else (-0.33, 0.0, 0.33):
            joints += f"M{num(x + k * w)} {num(y - bh * r)}v{num(-bh)}"
    art.line(joints, "#8c4128", w * 0.035)


def log_pile(art: Art, x: float, y: float, s: float) -> None:
    """Six logs stacked with their ends towards us and snow on top."""
    r = s * 0.17
    art.path(disc(x + s * 0.12, y, s * 0.66, s * 0.12), "#0c2218", 0.4)
    spots = [(-0.36, 0), (0, 0), (0.36, 0), (-0.18, 1), (0.18, 1), (0, 2)]
    ends = [(x + dx * s, y - r - row * r * 1.75) for dx, row in spots]
    art.path("".join(disc(px + s * 0.05, py - s * 0.02, r) for px, py in ends), "#4a2f1d")
    art.path("".join(disc(px, py, r) for px, py in ends), "#7a5230")
    art.path("".join(disc(px, py, r * 0.76) for px, py in ends), "#dcb27a")
    art.path("".join(disc(px - r * 0.1, py - r * 0.1, r * 0.28) for px, py in ends), "#a87845")
    art.path(
        smooth(
            [
                (x - s * 0.14, y - r * 5.0),
                (x, y - r * 5.75),
                (x + s * 0.17, y - r * 5.2),
                (x + s * 0.1, y - r * 4.75),
                (x, y - r * 5.1),
            ]
        ),
        SNOW,
    )


def deer(art: Art, x: float, y: float, s: float) -> None:
    """A stag looking left, feet at y."""
    coat, shade = "#a9764a", "#7b4f2f"
    art.path(disc(x + s * 0.1, y, s * 0.45, s * 0.08), "#0c2218", 0.4)
    art.line(
        f"M{num(x - s * 0.2)} {num(y - s * 0.4)}V{num(y)}M{num(x + s * 0.26)} {num(y - s * 0.4)}L{num(x + s * 0.24)} {num(y)}",
        coat,
        s * 0.07,
    )
    art.line(
        f"M{num(x - s * 0.1)} {num(y - s * 0.4)}L{num(x - s * 0.12)} {num(y - s * 0.02)}M{num(x + s * 0.18)} {num(y - s * 0.38)}L{num(x + s * 0.15)} {num(y - s * 0.02)}",
        shade,
        s * 0.06,
    )
    art.path(
        smooth(
            [
                (x - s * 0.3, y - s * 0.52),
                (x - s * 0.1, y - s * 0.6),
                (x + s * 0.24, y - s * 0.6),
                (x + s * 0.36, y - s * 0.46),
                (x + s * 0.26, y - s * 0.32),
                (x - s * 0.1, y - s * 0.33),
                (x - s * 0.28, y - s * 0.38),
            ]
        ),
        coat,
    )
    art.path(
        poly(
            [
                (x - s * 0.3, y - s * 0.42),
                (x - s * 0.08, y - s * 0.57),
                (x - s * 0.24, y - s * 0.9),
                (x - s * 0.36, y - s * 0.86),
            ]
        ),
        coat,
    )
    art.path(
        smooth(
            [
                (x - s * 0.22, y - s * 0.92),
                (x - s * 0.36, y - s * 0.96),
                (x - s * 0.54, y - s * 0.82),
                (x - s * 0.5, y - s * 0.76),
                (x - s * 0.3, y - s * 0.78),
            ]
        ),
        coat,
    )
    art.path(
        smooth(
            [
                (x + s * 0.3, y - s * 0.57),
                (x + s * 0.4, y - s * 0.5),
                (x + s * 0.36, y - s * 0.4),
                (x + s * 0.3, y - s * 0.46),
            ]
        ),
        SNOW,
    )
    b = (x - s * 0.27, y - s * 0.93)
    art.line(
        f"M{num(b[0])} {num(b[1])}q{num(s * 0.16)} {num(-s * 0.12)} {num(s * 0.1)} {num(-s * 0.36)}m{num(s * 0.02)} {num(s * 0.2)}l{num(s * 0.14)} {num(-s * 0.14)}"
        f"M{num(b[0] - s * 0.04)} {num(b[1])}q{num(-s * 0.12)} {num(-s * 0.12)} {num(-s * 0.06)} {num(-s * 0.36)}m{num(-s * 0.02)} {num(s * 0.2)}l{num(-s * 0.13)} {num(-s * 0.1)}",
        "#e6d3b0",
        s * 0.045,
    )
