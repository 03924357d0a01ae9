"""Beyond the Wall: camp fires and rings, clearings, the clans' banners, trail discs, Tormund's camp."""

from __future__ import annotations

import math
import random

from .pen import Art, blob, disc, flat, num, poly, smooth

# The fire's foot and the ring's middle are the same point, so the two can be laid over each other.
FOOT = (60.0, 88.0)


def fire(rank: int) -> Art:
    """Rank 1 is the great fire next to the Wall, 5 the last ember."""
    art = Art(120, 120)
    s = {1: 1.0, 2: 0.8, 3: 0.62, 4: 0.46, 5: 0.34}[rank]
    x, y = FOOT
    glow = {1: 58, 2: 50, 3: 41, 4: 32, 5: 24}[rank]
    cy = y - 26 * s
    art.path(
        disc(x, min(cy, 118 - glow), glow),
        art.rad(
            x,
            min(cy, 118 - glow),
            glow,
            (0, "#ffd27a", 0.85),
            (0.4, "#ff9b3a", 0.42),
            (0.75, "#f26a2a", 0.13),
            (1, "#f26a2a", 0),
        ),
    )
    art.path(disc(x, y, 44 * s, 15 * s), art.rad(x, y, 44 * s, (0, "#fff0c0", 0.85), (1, "#ff9b3a", 0), flatten=0.35))
    art.group(f"translate({num(x)} {num(y)}) scale({num(s)})")
    stones = [(-34, -2), (-26, 6), (-13, 10.5), (2, 12), (17, 10), (29, 5), (35, -3)]
    art.path("".join(disc(px + 1.5, py + 2.5, 7, 5) for px, py in stones), "#22303c", 0.55)
    back = [(-26, -9), (-12, -12), (3, -13), (18, -11), (29, -8)]
    art.path("".join(disc(px, py, 5.5, 3.8) for px, py in back), "#4a5866")
    art.path(disc(0, -1, 29, 9.5), "#2b1a12")
    if rank == 5:
        art.path(
            "".join(
                disc(px, py, r, r * 0.7)
                for px, py, r in ((-12, -2, 7), (0, 2, 8), (11, -2, 7), (2, -5, 7), (-6, -6, 6))
            ),
            "#4b2a1c",
        )
        art.path(
            "".join(
                disc(px, py, r, r * 0.7) for px, py, r in ((-10, -3, 4.6), (1, 0, 5.6), (11, -3, 4.4), (3, -6, 4.2))
            ),
            art.lin(0, -10, 0, 6, (0, "#ffd86b"), (1, "#e2501e")),
        )
        art.path(
            "M-6 -6C-10 -14 -2 -18 -2 -27C6 -20 9 -13 5 -6Z", art.lin(0, -27, 0, -5, (0, "#f26a2a"), (1, "#ffd35e"))
        )
        art.line("M2 -30C-8 -40 10 -48 2 -60C-4 -68 4 -76 3 -82", "#dfe9f0", 4, 0.4)
    else:
        art.line("M-27 3L22 -13M27 3L-22 -13", "#2a180e", 11)
        art.line("M-27 3L22 -13M27 3L-22 -13", "#7a4f2c", 8)
        art.line("M-26 1.2L20 -14M26 1.2L-20 -14", "#b5804d", 1.8)
        art.path(disc(-28, 3.4, 4, 4.6) + disc(28, 3.4, 4, 4.6), "#dcb27a")
        art.path(disc(-28, 3.4, 1.9, 2.2) + disc(28, 3.4, 1.9, 2.2), "#a06f3c")
        art.path(
            "M-2 5C-24 3 -30 -15 -21 -31C-20 -23 -17 -20 -14 -20C-19 -38 -4 -46 -7 -66C8 -58 13 -46 10 -36C15 -38 17 -44 16 -50C28 -38 32 -14 19 -1C13 4 6 5 -2 5Z",
            art.lin(0, -66, 0, 5, (0, "#e2481c"), (0.5, "#ff8a2b"), (1, "#ffb13d")),
        )
        art.path(
            "M-1 4C-17 2 -19 -12 -12 -22C-11 -16 -8 -15 -6 -17C-9 -29 1 -34 1 -46C11 -37 10 -27 9 -22C13 -24 14 -27 14 -30C21 -20 20 -6 12 0C8 3 4 4 -1 4Z",
            art.lin(0, -46, 0, 4, (0, "#ffa334"), (1, "#ffe07a")),
        )
        art.path(
            "M0 3C-9 1 -9 -8 -5 -13C-4 -9 -2 -10 -1 -13C-2 -20 3 -23 4 -28C10 -19 12 -8 8 -1C6 2 3 3 0 3Z", "#fff6cc"
        )
        sparks = {
            1: [(-18, -52, 2.1), (22, -60, 1.8), (-8, -76, 1.7), (14, -74, 1.5), (28, -42, 1.6)],
            2: [(-16, -54, 2), (20, -62, 1.8), (-4, -76, 1.6)],
            3: [(-15, -52, 2), (18, -60, 1.8)],
            4: [(14, -58, 2)],
        }[rank]
        art.path("".join(disc(*spark) for spark in sparks), "#ffc35c")
    art.path("".join(disc(px, py, 7, 5) for px, py in stones), art.lin(0, -8, 0, 17, (0, "#a3b0bc"), (1, "#4e5b68")))
    art.path("".join(disc(px, py - 1.8, 4.6, 2) for px, py in stones), "#ffc98a", 0.55)
    art.end()
    return art


def ring() -> Art:
    rng = random.Random(1101)
    art = Art(120, 120)
    x, y = FOOT
    art.path(
        disc(x, y, 52, 23),
        art.rad(x, y, 52, (0, "#6d8ba1", 0.6), (0.8, "#7f9bb0", 0.4), (1, "#7f9bb0", 0.06), flatten=0.45),
    )
    art.path(smooth(blob(rng, x, y, 43, 17, 0.06, 12)), "#8ea8bb", 0.6)
    stones = sorted(
        ((x + 46 * math.cos(a), y + 19.5 * math.sin(a)) for a in (2 * math.pi * k / 15 for k in range(15))),
        key=lambda p: p[1],
    )
    for sx, sy in stones:
        r = rng.uniform(4.2, 5.6)
        art.path(disc(sx + 1.4, sy + 2, r, r * 0.66), "#22303c", 0.4)
        art.path(disc(sx, sy, r, r * 0.72), "#55677a")
        art.path(disc(sx - 0.8, sy - r * 0.32, r * 0.72, r * 0.36), "#eef5f9")
    return art


def clearing() -> Art:
    rng = random.Random(1102)
    art = Art(240, 110)
    art.path(
        smooth(blob(rng, 120, 57, 110, 46, 0.04, 14)),
        art.rad(120, 57, 112, (0, "#6f90a8", 0.75), (0.75, "#86a4b9", 0.7), (1, "#a9c0d0", 0.2), flatten=0.45),
    )
    art.path(smooth(blob(rng, 120, 58, 97, 38, 0.05, 14)), art.lin(0, 20, 0, 96, (0, "#9db6c8"), (1, "#bccfdc")))
    art.path(smooth(blob(rng, 118, 56, 76, 27, 0.08, 12)), "#ccdce6", 0.75)
    steps = ""
    for _ in range(54):
        x, y = rng.uniform(40, 200), rng.uniform(32, 84)
        if ((x - 120) / 86) ** 2 + ((y - 58) / 31) ** 2 < 1:
            steps += disc(x, y, rng.uniform(2, 3.2), rng.uniform(1.1, 1.7))
    art.path(steps, "#6f8ba1", 0.5)
    for x, y, s in ((26, 46, 1.0), (50, 26, 0.8), (210, 40, 1.0), (188, 22, 0.78), (28, 80, 0.9), (216, 78, 0.95)):
        art.path(disc(x + 4 * s, y + 1, 13 * s, 4.4 * s), "#3d566b", 0.4)
        art.path(
            f"M{num(x - 9 * s)} {num(y - 11 * s)}L{num(x - 11 * s)} {num(y)}Q{num(x)} {num(y + 5 * s)} {num(x + 11 * s)} {num(y)}L{num(x + 9 * s)} {num(y - 11 * s)}Z",
            art.lin(x - 10 * s, 0, x + 10 * s, 0, (0, "#8f6540"), (1, "#4a3120")),
        )
        art.path(disc(x, y - 11 * s, 9.2 * s, 3.7 * s), "#dbb27c")
        art.path(disc(x, y - 11 * s, 5 * s, 2 * s), "#b3834e")
        art.path(
            f"M{num(x - 9.2 * s)} {num(y - 11 * s)}Q{num(x - 6 * s)} {num(y - 17 * s)} {num(x + 2 * s)} {num(y - 14.6 * s)}Q{num(x - 2 * s)} {num(y - 11 * s)} {num(x - 9.2 * s)} {num(y - 11 * s)}Z",
            "#ffffff",
        )
    return art


def _cloth(light: str, mid: str, dark: str, trim: str) -> Art:
    art = Art(300, 60)
    art.path("M12 12H288L297 58L286 50L275 57H25L14 50L3 58Z", "#05090e", 0.28)
    for side in (1, -1):
        flip = "" if side == 1 else "translate(300 0) scale(-1 1)"
        if flip:
            art.group(flip)
        art.path("M30 14H2L11 32L2 52H30Z", dark)
        art.path("M30 52L14 45.5V52Z", "#000000", 0.45)
        if flip:
            art.end()
    art.path(
        "M14 5H286V46C240 49 190 49 150 47C110 45 60 44 14 46Z",
        art.lin(0, 5, 0, 48, (0, light), (0.35, mid), (1, dark)),
    )
    art.path("M14 5H286V8.6H14Z", trim)
    art.path(
        "M14 42.6C60 40.6 110 41.6 150 43.6C190 45.6 240 45.6 286 42.6V46C240 49 190 49 150 47C110 45 60 44 14 46Z",
        trim,
    )
    art.path("M14 8.6H286V12H14Z", "#000000", 0.2)
    art.path("M70 8.6L64 45L76 44.8L82 8.6ZM222 8.6L228 45L238 45L230 8.6Z", "#ffffff", 0.06)
    return art


def _devices(art: Art, paint: list[tuple[str, str]]) -> Art:
    """The device at both ends, the right one mirrored; drawn for a 34-unit square round (0, 0)."""
    for transform in ("translate(38 26.5)", "translate(262 26.5) scale(-1 1)"):
        art.group(transform)
        for d, colour in paint:
            art.path(d, colour)
        art.end()
    return art


def cannibals() -> Art:
    art = _cloth("#c25a55", "#9c4242", "#6d2527", "#e2b48a")
    jaw = "M-15 -11C-17 2 -14 11 -4 13H6C14 11 17 2 15 -11C12 -13 9 -12 8.5 -9C9 -1 8 4 4 6H-4C-8 4 -9 -1 -8.5 -9C-9 -12 -12 -13 -15 -11Z"
    teeth = "".join(
        poly([(x - 2.1, y), (x + 2.1, y), (x + 1.2, y - 6.4), (x, y - 7.4), (x - 1.2, y - 6.4)])
        for x, y in ((-5.2, 5.2), (-0.1, 6.6), (5.1, 5.2))
    )
    shade = "M6 13C14 11 17 2 15 -11C14 -12 12.6 -12.4 11.4 -12C13 0 11 8 2 13Z"
    return _devices(
        art,
        [
            (teeth, "#ffffff"),
            (jaw, "#f3e4c8"),
            (shade, "#c79f76"),
            (disc(-11.5, -6, 1.1) + disc(11.5, -6, 1.1), "#8a4a3c"),
        ],
    )


def cave_dwellers() -> Art:
    art = _cloth("#7f8dba", "#5d6b96", "#384268", "#c3cde6")
    hill = "M-18 14L-14 -1L-8 -9L0 -14L8 -10L14 -2L18 14Z"
    mouth = "M-10 14V3C-9 -6 9 -6 10 3V14Z"
    flame = "M0 -5C1 -1 5 0 4 4C3 7 -3 7 -4 4C-5 1 -1 0 0 -5Z"
    return _devices(
        art,
        [
            (hill, "#e3e9f5"),
            ("M0 -14L8 -10L14 -2L18 14H9L6 0Z", "#aab5d3"),
            (mouth, "#1d2440"),
            (flame, "#ffb13d"),
            ("M0 0C1 2 2.4 2.6 2 4.4C1.4 6 -1.4 6 -2 4.4C-2.4 2.6 -1 2 0 0Z", "#fff2b8"),
            ("M-1.1 6.4H1.1V14H-1.1Z", "#c08a4e"),
            ("M-6 14l1 -4l2 4zM7 -3.2l1.6 6l.6 -4zM-8.6 -1.4l.6 5l1.4 -6z", "#e3e9f5"),
        ],
    )


def hornfoots() -> Art:
    art = _cloth("#b79c58", "#857341", "#55471f", "#ead9a2")
    sole = (
        "M-5 15C-9 14 -10 9 -8 5C-7 1 -10 -3 -9 -7C-7 -12 4 -13 8 -9C12 -4 9 2 6 5C3 8 4 12 1 14C-1 15.4 -3 15.5 -5 15Z"
    )
    toes = (
        disc(-8.6, -12, 2.3, 2.7)
        + disc(-4, -14.4, 2.4, 2.8)
        + disc(0.8, -15, 2.5, 2.9)
        + disc(5.6, -14, 2.6, 2.9)
        + disc(10.6, -11, 3.3, 3.7)
    )
    horn = "M-6.6 12C-8 10 -6 7 -3 7.4C0 8 1 11 -1 12.8C-3 13.8 -5.4 13.6 -6.6 12ZM-6 -5C-3 -9 4 -9 6 -6C7 -3 4 0 1 0C-2 0 -5 -2 -6 -5Z"
    cracks = "M-4 -4.6L0 -5.4L3.4 -4.2L0 -4.4ZM-5 10L-2 9.6L0 10.8L-2 10.6Z"
    return _devices(art, [(sole + toes, "#f5e7c6"), (horn, "#a5803f"), (cracks, "#5a4319")])


def trail_disc() -> Art:
    art = Art(100, 100)
    art.path(disc(51, 54, 45), "#05090e", 0.35)
    art.path(disc(50, 49, 47), "#33495b")
    art.path(disc(50, 49, 44.5), "#a9c3d4")
    art.path(disc(50, 49, 39.5), art.rad(40, 36, 60, (0, "#ffffff"), (0.7, "#eef5f9"), (1, "#d3e2ec")))
    art.path(
        "".join(
            disc(50 + 42 * x, 49 + 42 * y, 1.9)
            for x, y in (
                (1, 0),
                (0.707, 0.707),
                (0, 1),
                (-0.707, 0.707),
                (-1, 0),
                (-0.707, -0.707),
                (0, -1),
                (0.707, -0.707),
            )
        ),
        "#4f6b80",
    )
    return art


def trail_six() -> Art:
    art = trail_disc()
    art.line("M60 25Q41 32 40 55", "#22303c", 7)
    art.line(disc(51, 57, 11), "#22303c", 7)
    return art


def tormund_camp() -> Art:
    rng = random.Random(1103)
    art = Art(160, 120)
    art.path(disc(80, 104, 74, 13), "#6d8ba1", 0.5)
    art.path(poly(flat(blob(rng, 80, 103, 70, 11, 0.05, 14))), art.lin(0, 92, 0, 114, (0, "#f4f9fc"), (1, "#b4cad9")))
    art.path(disc(70, 88, 44, 30), art.rad(70, 90, 46, (0, "#ffb14a", 0.55), (1, "#ff8a2b", 0), flatten=0.68))
    art.path(smooth([(72, 26), (64, 14), (76, 4), (92, 2), (86, 10), (80, 14), (84, 22)]), "#dfe9f0", 0.35)
    poles = "M70 34L58 12M72 34L72 9M75 34L88 13"
    art.line(poles, "#2a1a10", 4.4)
    art.line(poles, "#8a5f3a", 2.6)
    tent = "M72 24C62 52 44 78 18 102Q72 110 126 102C100 78 82 52 72 24Z"
    art.line(tent, "#0d131a", 3.4)
    art.path(tent, art.lin(24, 40, 118, 104, (0, "#b98a5c"), (0.45, "#8a5f3d"), (1, "#4f3321")))
    art.path("M72 24C74 60 92 90 104 105Q116 104 126 102C100 78 82 52 72 24Z", "#38231a", 0.55)
    art.path("M72 24C66 50 56 76 42 104.6L52 105.6C62 78 69 50 72 24Z", "#d8ac78", 0.35)
    art.line("M52 66Q72 74 96 68M38 82Q70 92 110 85", "#4a2f1e", 2, 0.7)
    art.line("M44 74l5 6M49 72l4 6M90 88l6 4M96 86l6 4M62 52l6 4M66 50l6 4", "#e8cfa6", 1.4, 0.8)
    art.path(
        "M72 24C66 40 60 52 54 62Q60 58 63 62Q66 56 70 60Q73 55 76 60Q80 56 84 60Q87 58 90 61C82 50 76 38 72 24Z",
        "#f4f9fc",
    )
    art.path("M72 58C68 78 62 94 57 106.4Q72 108 87 106.4C82 94 76 78 72 58Z", "#24140d")
    art.path(
        "M72 70C70 84 66 96 62 106.8Q72 108 82 106.8C78 96 74 84 72 70Z",
        art.lin(72, 68, 72, 108, (0, "#e2601e"), (1, "#ffdf8a")),
    )
    art.path("M72 58L57 106.4Q50 106 46 105.6C58 90 68 74 72 58Z", "#a67a4f")
    # the banner: a golden horn on rust red
    art.line("M137 106V16", "#1f140c", 5)
    art.line("M137 106V16", "#9a6c3f", 3)
    art.path(disc(137, 14, 3.4), "#e3b65b")
    flag = "M137 20Q120 16 106 22L110 34L104 48Q120 43 137 48Z"
    art.line(flag, "#0d131a", 2.4)
    art.path(flag, art.lin(104, 20, 137, 48, (0, "#d5542c"), (1, "#8c2c16")))
    art.path("M114 27Q116 40 130 39.5L131.5 35.5Q123 34 121.5 25.5Z", "#f3d58e")
    art.path(disc(117.8, 26.2, 4, 1.7), "#6f220a")
    # a rack of spears and a log to sit on
    art.line("M12 104L20 66M20 105L21 62M28 104L22 66", "#1f140c", 3.6)
    art.line("M12 104L20 66M20 105L21 62M28 104L22 66", "#8a5f3a", 2.2)
    art.path(
        poly([(18, 67), (17.4, 62), (20.6, 56), (22, 63)])
        + poly([(19.4, 62), (18.8, 57), (21.3, 50), (23, 57)])
        + poly([(20.6, 67), (20.8, 61), (24.4, 56), (24.6, 64)]),
        "#8ea0b0",
    )
    art.path("M100 104Q100 97 107 97H128Q134 98 134 104Q134 109 128 110H107Q100 110 100 104Z", "#5c3c24")
    art.path(disc(106, 103.5, 5.4, 6.4), "#dcb27a")
    art.path(disc(106, 103.5, 2.4, 3), "#a06f3c")
    art.path("M104 97.6Q118 92 132 98.6Q118 100 104 97.6Z", "#ffffff")
    return art


DRAWINGS = {
    **{f"camp-fire-{k}": (fire, k) for k in (1, 2, 3, 4, 5)},
    "camp-ring": (ring,),
    "clearing": (clearing,),
    "banner-cannibals": (cannibals,),
    "banner-cave_dwellers": (cave_dwellers,),
    "banner-hornfoots": (hornfoots,),
    "trail-disc": (trail_disc,),
    "trail-six": (trail_six,),
    "tormund-camp": (tormund_camp,),
}
