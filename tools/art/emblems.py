#!/usr/bin/env python3
"""Draws the resources in full colour, the dice, the shields of the breach track and the little gauge head."""

from __future__ import annotations

from svgkit import Drawing, Point, box, num, points, polar


def log(d: Drawing, x: float, y: float, length: float, r: float) -> None:
    """One log, lying; x, y is the middle of its left end."""
    bark = d.linear(0, y - r, 0, y + r, (0, "#a9744a"), (0.45, "#7d4f2f"), (1, "#4f2f1c"))
    d.path(
        f"M{num(x)} {num(y - r)}h{num(length)}v{num(2 * r)}h{num(-length)}a{num(r * 0.7)} {num(r)} 0 0 1 0 {num(-2 * r)}Z",
        bark,
    )
    for dy, a, b in ((-0.45, 0.12, 0.55), (0.05, 0.3, 0.8), (0.5, 0.05, 0.4)):
        d.line(f"M{num(x + length * a)} {num(y + r * dy)}H{num(x + length * b)}", 1.2, "#3d2415", opacity=0.6)
    end = d.radial(x + length, y, r, (0, "#f3d9a6"), (0.7, "#dcb47a"), (1, "#b98a52"))
    d.oval(x + length, y, r * 0.72, r, end)
    for k in (0.66, 0.34):
        d.line(
            f"M{num(x + length)} {num(y - r * k)}a{num(r * 0.72 * k)} {num(r * k)} 0 1 0 0.01 0",
            1,
            "#8d6236",
            opacity=0.8,
        )


def lumber(d: Drawing) -> None:
    d.oval(32, 55, 27, 4, "#000000", opacity=0.22)
    log(d, 13, 45, 37, 10)
    log(d, 18, 26, 27, 9)


def one_brick(d: Drawing, x: float, y: float) -> None:
    face = d.linear(0, y + 7, 0, y + 18, (0, "#c86f4b"), (1, "#98472c"))
    d.path(box(x, y + 3, 26, 15, 2), face)
    d.path(
        f"M{x + 3} {y}H{x + 23}L{x + 26} {y + 6}H{x}Z",
        "#e9a078",
        stroke="#e9a078",
        stroke_width=1.4,
        stroke_linejoin="round",
    )
    for dx, dy, r in ((5, 10, 1.1), (9, 14.5, 0.8), (15, 11, 0.9), (20, 14.5, 1.2), (22, 9.5, 0.7)):
        d.disc(x + dx, y + dy, r, "#7a341e", opacity=0.55)


def brick(d: Drawing) -> None:
    d.oval(32, 55, 28, 4, "#000000", opacity=0.22)
    one_brick(d, 4.5, 36)
    one_brick(d, 33.5, 36)
    one_brick(d, 19, 15)


def wool(d: Drawing) -> None:
    d.oval(34, 56, 22, 3.6, "#000000", opacity=0.22)
    d.line("M26 44v10M34 46v9M44 46v9M50 43v10", 4, "#2f3137")
    fleece = d.linear(0, 12, 0, 52, (0, "#fffdf6"), (0.6, "#ece7d6"), (1, "#c4bda6"))
    d.path(
        "M22 47a8 8 0 0 1 -7 -13a8.500 8.500 0 0 1 8 -13a10 10 0 0 1 15 -5a10 10 0 0 1 15 5a8.500 8.500 0 0 1 5 14a8 8 0 0 1 -7 12a8 8 0 0 1 -9 2a9 9 0 0 1 -12 0a8 8 0 0 1 -8 -2Z",
        fleece,
    )
    for x, y, r in ((33, 25, 5), (45, 27, 5), (37, 37, 5), (49, 38, 4)):
        d.line(f"M{x - r} {y}a{r} {r} 0 0 0 {2 * r} 0", 1.6, "#b5ad95", opacity=0.75)
    face = d.linear(0, 20, 0, 42, (0, "#4b4e57"), (1, "#26282e"))
    d.path("M4 24q4 -5 9 -2.500q9 -1.500 10 4q0.500 13 -8 14q-6.500 -1 -8 -10.500q-4 -1.500 -3 -5Z", face)
    d.disc(14.5, 29, 1.5, "#f2efe4")
    d.path("M10 20.500q7 -7 14 -1q2 5 -3 5q-6 -3 -11 -4Z", "#fffdf6")


def ear(d: Drawing, x: float, y: float, lean: float, fill: str, shade: str) -> None:
    """One ear of wheat whose foot is at x, y."""
    d.group(f"translate({num(x)} {num(y)}) rotate({num(lean)})")
    d.line("M0 0V-30", 2.2, shade)
    d.path("M0 -52q4 5 0 11q-4 -6 0 -11Z", fill)
    for i, foot in enumerate((-36, -28.5, -21)):
        for s in (-1, 1):
            d.path(
                f"M{s * 0.6} {foot}q{s * 0.5} -8 {s * 8.5} -11q{s * 1.5} 9 {-s * 8.5} 11Z",
                fill if (i + (s > 0)) % 2 else shade,
            )
    d.end()


def grain(d: Drawing) -> None:
    d.oval(32, 58, 16, 3, "#000000", opacity=0.22)
    light = "#f7da7c"
    ear(d, 29, 56, -24, "#dba838", "#a87a1e")
    ear(d, 35, 56, 24, "#e0ae3e", "#a87a1e")
    ear(d, 32, 57, 0, light, "#cf9a2c")
    d.path("M25 44q7 3 14 0l1 5q-8 3.500 -16 0Z", "#8c4a2c")
    d.line("M25.500 46.500q6.500 2.600 13 0", 1.2, "#d08a5c")


def ore(d: Drawing) -> None:
    d.oval(33, 55, 28, 4, "#000000", opacity=0.24)
    for corners, fill in (
        ([(5, 54), (13, 31), (27, 24), (34, 54)], "#7d8896"),
        ([(5, 54), (13, 31), (19, 44), (20, 54)], "#98a4b2"),
        ([(20, 54), (19, 44), (27, 24), (36, 54)], "#626d7b"),
        ([(30, 54), (24, 15), (38, 7), (53, 21), (49, 54)], "#77828f"),
        ([(24, 15), (38, 7), (36, 25)], "#d3dbe4"),
        ([(38, 7), (53, 21), (36, 25)], "#a9b5c2"),
        ([(24, 15), (36, 25), (35, 54), (30, 54)], "#8e9aa8"),
        ([(36, 25), (53, 21), (49, 54), (35, 54)], "#5b6673"),
        ([(46, 54), (52, 33), (60, 42), (60, 54)], "#6d7885"),
        ([(46, 54), (52, 33), (54, 45), (53, 54)], "#9ba7b4"),
    ):
        d.path(
            points([(float(x), float(y)) for x, y in corners]),
            fill,
            stroke=fill,
            stroke_width=0.6,
            stroke_linejoin="round",
        )
    for x, y, r in ((41, 34, 2.6), (45, 43, 1.8), (14, 46, 2)):
        d.path(f"M{x} {y - r * 1.6}l{r} {r * 1.6}l{-r} {r * 1.6}l{-r} {-r * 1.6}Z", "#e8c986")


RESOURCES = {"lumber": lumber, "brick": brick, "wool": wool, "grain": grain, "ore": ore}


def die(pips: list[Point]) -> Drawing:
    """A parchment face with pips; a pip is given by -1, 0, 1 along each side."""
    d = Drawing()
    d.rect(4, 6, 56, 55, 13, "#000000", opacity=0.3)
    d.rect(4, 3, 56, 56, 13, "#c9b588")
    d.rect(4, 3, 56, 53, 13, d.linear(4, 3, 60, 56, (0, "#fffaf0"), (0.55, "#f6ecd6"), (1, "#e6d6b1")))
    d.line(box(6, 5, 52, 49, 11), 1.2, "#ffffff", opacity=0.7)
    for x, y in pips:
        cx, cy = 32 + x * 14.5, 29.5 + y * 14.5
        d.disc(cx, cy + 0.9, 5.6, "#ffffff", opacity=0.65)
        d.disc(cx, cy, 5.5, d.radial(cx - 1.5, cy - 1.8, 7.5, (0, "#4d4238"), (1, "#1d1712")))
    return d


PIPS: dict[int, list[Point]] = {
    1: [(0, 0)],
    2: [(-1, 1), (1, -1)],
    3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def wild_die() -> Drawing:
    """A twelve-sided die of ice, one face towards us; its number is written on that face by the game."""
    d = Drawing()
    outer = [polar(32, 31, 29, 36 * i) for i in range(10)]
    inner = [polar(32, 31, 19.5, 72 * i) for i in range(5)]
    d.path(points([(x, y + 2.6) for x, y in outer]), "#000000", opacity=0.3)
    tones = ("#d4ecf8", "#8fbcd6", "#5f93b3", "#6fa3c2", "#b4d8ea")
    for i, tone in enumerate(tones):
        corners = [inner[i], outer[2 * i], outer[2 * i + 1], outer[(2 * i + 2) % 10], inner[(i + 1) % 5]]
        d.path(points(corners), tone, stroke=tone, stroke_width=0.8, stroke_linejoin="round")
    d.path(
        points(inner),
        d.linear(20, 12, 44, 50, (0, "#f4fbff"), (1, "#c3e0ef")),
        stroke="#ffffff",
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    for i in range(5):
        d.line(points([inner[i], outer[2 * i]], close=False), 1.1, "#ffffff", opacity=0.75)
    d.line(points(outer), 1.4, "#e9f6fd", opacity=0.8)
    return d


SHIELD = "M32 4C40 9 48 10.500 56 10.500V29C56 44 46 54 32 60C18 54 8 44 8 29V10.500C16 10.500 24 9 32 4Z"


def shield_whole() -> Drawing:
    """A step of the breach track that still holds."""
    d = Drawing()
    d.path(SHIELD, "#000000", opacity=0.3, transform="translate(0 2)")
    d.path(SHIELD, "#dcebf3")
    d.group("translate(32 32) scale(0.86) translate(-32 -32)")
    d.path(SHIELD, d.linear(12, 8, 52, 56, (0, "#8fbcd6"), (0.5, "#5b8cab"), (1, "#31566f")))
    d.path("M32 4C40 9 48 10.500 56 10.500V29C56 44 46 54 32 60Z", "#0b1a26", opacity=0.2)
    d.path("M15 21h8v6h5v-6h8v6h5v-6h8v22q-17 9 -34 0Z", "#eaf5fb", opacity=0.92)
    d.line("M16 33h32M16 40h32M26 28v4M38 28v4M32 34v5M21 34v5M43 34v5", 1.5, "#5b8cab")
    d.end()
    return d


def shield_broken() -> Drawing:
    """A step of the breach track that is lost."""
    d = Drawing()
    left = "M30 5.500C24 9 16 10.500 8 10.500V29C8 43 17 53 29 58.500L26 44L33 36L24 26L32 17Z"
    right = "M35 6C41 9.500 48 10.500 56 10.500V29C56 43 47 53 34 59L31 45L38 36L29 26L37 17Z"
    for turn, data, light, dark in ((-5, left, "#ef7a63", "#a32d24"), (5, right, "#d04a3b", "#74180f")):
        d.group(f"rotate({turn} 32 60)")
        d.path(data, "#000000", opacity=0.3, transform="translate(0 2)")
        d.path(
            data,
            d.linear(8, 8, 40, 58, (0, light), (1, dark)),
            stroke="#ffc2b2",
            stroke_width=1.8,
            stroke_linejoin="round",
        )
        d.end()
    return d


def gauge_figure() -> Drawing:
    """The head of a wildling in his hood, for the gauge of those in the Gift."""
    d = Drawing()
    d.path(
        "M32 3C47 7 54 19 54 33C54 46 47 58 32 61C17 58 10 46 10 33C10 19 17 7 32 3Z",
        d.linear(12, 4, 52, 60, (0, "#8a6244"), (1, "#3f2a1d")),
    )
    fur = [polar(32, 35, 21 if i % 2 else 17.5, 360 / 26 * i) for i in range(26)]
    d.path(points(fur), "#d9c3a1", stroke="#d9c3a1", stroke_width=2, stroke_linejoin="round")
    d.oval(32, 35, 14, 15.5, "#2a1a12")
    d.path(
        "M19 34a13 14 0 0 1 26 0q0 14 -13 16q-13 -2 -13 -16Z", d.linear(0, 20, 0, 50, (0, "#f0c49a"), (1, "#b9805a"))
    )
    d.path("M19.500 38q4 3 8 1q4.500 -2.500 9 0q4 2 8 -1q0 11 -12.500 14q-12.500 -3 -12.500 -14Z", "#7a3d1c")
    d.path("M21 32l8 2.200M43 32l-8 2.200", "none", stroke="#5b2c14", stroke_width=2.2, stroke_linecap="round")
    d.disc(26, 35.5, 1.7, "#1c120c").disc(38, 35.5, 1.7, "#1c120c")
    return d


def main() -> None:
    """Write every file."""
    for name, draw in RESOURCES.items():
        d = Drawing()
        draw(d)
        d.write(f"resource-{name}")
    for number, pips in PIPS.items():
        die(pips).write(f"die-{number}")
    wild_die().write("die-wild")
    shield_whole().write("shield-whole")
    shield_broken().write("shield-broken")
    gauge_figure().write("gauge-figure")


if __name__ == "__main__":
    main()
