#!/usr/bin/env python3
"""Draws the heroes' medallions: assets/art/hero-*.svg, 128 x 128. Devices only, nobody's portrait."""

from __future__ import annotations

from scenery import flame, raven
from svgkit import Drawing, box, points, polar, ring, star

STEEL = ("#f2f7fb", "#9fb2c2", "#4d6173")
GOLD = ("#fff0b8", "#d9a94e", "#80581c")
COPPER = ("#ffe0c0", "#c58152", "#6d3c20")


def medallion(metal: tuple[str, str, str], light: str, dark: str) -> Drawing:
    """The round ground: shadow, metal rim with studs, coloured field."""
    d = Drawing(128, 128)
    d.disc(64, 66, 60, "#000000", opacity=0.35)
    d.disc(64, 63.5, 60, d.linear(24, 8, 104, 120, (0, metal[0]), (0.5, metal[1]), (1, metal[2])))
    d.disc(64, 63.5, 55, d.linear(104, 120, 24, 8, (0, metal[0]), (0.5, metal[1]), (1, metal[2])))
    d.disc(64, 63.5, 52, metal[2])
    d.disc(64, 63.5, 50.5, d.radial(54, 46, 66, (0, light), (1, dark)))
    for i in range(12):
        x, y = polar(64, 63.5, 57.5, 30 * i + 15)
        d.disc(x, y, 1.7, metal[2]).disc(x - 0.4, y - 0.5, 1, metal[0])
    d.line(ring(64, 63.5, 47.5), 0.8, "#ffffff", opacity=0.22)
    return d


def mormont() -> Drawing:
    d = medallion(STEEL, "#4f8f62", "#173a28")
    d.path(
        "M28 46A13 13 0 1 1 51 34H77A13 13 0 1 1 100 46Q106 62 99 78Q90 100 64 104Q38 100 29 78Q22 62 28 46Z",
        "#0c1f16",
        opacity=0.4,
        transform="translate(0 3)",
    )
    fur = d.linear(30, 24, 100, 104, (0, "#6b4a33"), (1, "#24160e"))
    d.path(
        "M28 46A13 13 0 1 1 51 34H77A13 13 0 1 1 100 46Q106 62 99 78L94 80L92 87L85 88L80 96L64 102L48 96L43 88L36 87L34 80L29 78Q22 62 28 46Z",
        fur,
    )
    d.disc(38, 39, 6, "#c99a74").disc(90, 39, 6, "#c99a74")
    d.path("M64 38Q76 44 78 58Q90 70 82 84Q76 96 64 96Q52 96 46 84Q38 70 50 58Q52 44 64 38Z", "#8f6848", opacity=0.55)
    d.path(
        "M64 62Q80 64 80 78Q80 94 64 95Q48 94 48 78Q48 64 64 62Z",
        d.linear(0, 62, 0, 96, (0, "#e6c6a0"), (1, "#a87d56")),
    )
    d.path("M64 66Q74 66 73 72Q71 78 64 79Q57 78 55 72Q54 66 64 66Z", "#1a110c").oval(
        61, 69, 3, 1.4, "#ffffff", opacity=0.5
    )
    d.line("M64 79V85M64 85Q58 90 53 86M64 85Q70 90 75 86", 2.2, "#3d2517")
    d.disc(47, 56, 4.2, "#140d09").disc(81, 56, 4.2, "#140d09").disc(45.8, 54.6, 1.3, "#ffffff").disc(
        79.8, 54.6, 1.3, "#ffffff"
    )
    d.line("M39 50L52 51M89 50L76 51", 3, "#24160e")
    return d


def coin(d: Drawing, x: float, y: float, r: float) -> None:
    d.oval(x, y + r * 0.34, r, r * 0.42, "#7d5315").rect(x - r, y, 2 * r, r * 0.34, 0, "#a87424")
    d.oval(x, y, r, r * 0.42, d.linear(x - r, y, x + r, y, (0, "#fff0b8"), (0.5, "#e9bd5c"), (1, "#b88430")))
    d.oval(x, y, r * 0.66, r * 0.26, "none", stroke="#8a5a14", stroke_width=1)


def marsh() -> Drawing:
    d = medallion(STEEL, "#8c5a6e", "#351a2a")
    d.group("rotate(-8 56 58)")
    d.path(box(28, 28, 52, 66, 4), "#000000", opacity=0.3, transform="translate(2 4)")
    d.path(box(28, 26, 52, 66, 4), d.linear(28, 0, 80, 0, (0, "#5b2f22"), (1, "#8a4c34")))
    d.path(box(34, 28, 45, 61, 2), "#d9c8a0").path(
        box(35, 26, 45, 61, 2), d.linear(0, 26, 0, 88, (0, "#fdf6e4"), (1, "#e6d6b1"))
    )
    d.line("M59 30V84M70 30V84", 1, "#b3432f", opacity=0.7)
    for i in range(8):
        d.line(f"M39 {35 + 6 * i}H{54 - (i * 5) % 7}", 1.8, "#5b4a38", opacity=0.85).line(
            f"M62 {35 + 6 * i}H67M73 {35 + 6 * i}H77", 1.8, "#5b4a38", opacity=0.7
        )
    d.end()
    for i in range(5):
        coin(d, 86, 94 - 6.500 * i, 14)
    for i in range(2):
        coin(d, 60, 100 - 6.500 * i, 13)
    return d


def tarly() -> Drawing:
    d = medallion(STEEL, "#4f8a58", "#173420")
    d.group("translate(64 66) scale(0.9) translate(-64 -66)")
    d.path(
        "M18 50Q40 38 64 50Q88 38 110 50V92Q88 82 64 94Q40 82 18 92Z",
        "#000000",
        opacity=0.3,
        transform="translate(0 5)",
    )
    d.path("M18 51Q40 41 64 53Q88 41 110 51V95Q88 86 64 98Q40 86 18 95Z", "#7a3a26")
    d.path(
        "M21 47Q44 37 64 50V92Q44 80 21 89Z", d.linear(20, 0, 64, 0, (0, "#fffaf0"), (0.8, "#f2e4c6"), (1, "#cdb88c"))
    )
    d.path(
        "M107 47Q84 37 64 50V92Q84 80 107 89Z",
        d.linear(64, 0, 108, 0, (0, "#cdb88c"), (0.2, "#f2e4c6"), (1, "#fffaf0")),
    )
    for i in range(5):
        y = 52 + 6.5 * i
        d.line(f"M28 {y}Q44 {y - 6} 57 {y + 2}", 1.8, "#6b5a44", opacity=0.75)
        if i > 1:
            d.line(f"M71 {y + 2}Q84 {y - 6} 100 {y}", 1.8, "#6b5a44", opacity=0.75)
    d.group("translate(96 20) rotate(34)")
    d.path(
        "M0 0Q13 18 9 40Q6 50 1 58Q-7 50 -9 38Q-12 16 0 0Z",
        d.linear(-10, 0, 10, 0, (0, "#ffffff"), (0.5, "#dcebf5"), (1, "#8fb4cf")),
    )
    d.line("M0 4V72", 1.8, "#5d7f99").line(
        "M0 20L7 13M0 30L8 23M0 40L7 33M0 22L-7 15M0 32L-8 25M0 42L-7 35", 1, "#8fb4cf"
    )
    d.path("M-1.400 66h2.800L0 78Z", "#23180f")
    d.end()
    d.end()
    return d


def yarwyck() -> Drawing:
    d = medallion(STEEL, "#5a7590", "#1a2a3a")
    d.group("rotate(-38 64 64)")
    d.rect(59, 38, 10, 68, 4, d.linear(59, 0, 69, 0, (0, "#c58d56"), (1, "#6b4223")))
    d.line("M60 92H68M60 97H68", 2, "#4a2b14")
    d.path(
        "M42 20H86a4 4 0 0 1 4 4V42a4 4 0 0 1 -4 4H42L32 40V26Z",
        d.linear(0, 20, 0, 46, (0, "#e9f0f5"), (0.5, "#9aa9b6"), (1, "#55646f")),
    )
    d.rect(78, 20, 12, 26, 4, "#3e4a55", opacity=0.45).rect(56, 17, 16, 32, 3, "#6f7f8c")
    d.end()
    d.group("rotate(34 64 64)")
    gold = d.linear(40, 0, 88, 0, (0, "#fff0b8"), (0.5, "#d9a94e"), (1, "#96702f"))
    d.path("M60 30L44 104L47 110L50 105L68 34Z", gold).path("M68 30L84 104L81 110L78 105L60 34Z", "#b5852f")
    d.line("M50.500 76Q64 70 77.500 76", 3.4, gold)
    d.disc(64, 28, 9, gold).disc(64, 28, 4, "#6b4a18").path(box(61, 12, 6, 10, 2), gold)
    d.end()
    return d


def thorne() -> Drawing:
    d = medallion(STEEL, "#59606b", "#1b1f26")
    d.path(
        "M64 108L57 96V44H71V96Z",
        d.linear(57, 0, 71, 0, (0, "#f4f8fb"), (0.49, "#d5dfe7"), (0.51, "#8b9aa8"), (1, "#a9b7c3")),
    )
    d.path(box(42, 38, 44, 7, 3.5), d.linear(0, 38, 0, 45, (0, "#e9bd5c"), (1, "#8a5a14")))
    d.rect(60, 22, 8, 17, 2, "#4a2b1c").line("M60 27L68 29M60 32L68 34", 1.4, "#8a5a3a").disc(
        64, 19, 5.5, "#d9a94e"
    ).disc(63, 17.600, 1.8, "#fff0b8")
    vine = "#4f8a3c"
    for front in (False, True):
        shade = vine if front else "#2f5a26"
        for y in (50, 66, 82):
            if front:
                d.line(f"M50 {y + 9}Q52 {y + 2} 64 {y}T80 {y - 7}", 4.6, shade)
                d.line(f"M51 {y + 7}Q53 {y + 1} 64 {y - 1.2}", 1.2, "#9fd27f")
            elif y < 82:
                d.line(f"M80 {y - 7 + 16}Q88 {y + 2} 80 {y - 7}", 4.600, shade).line(
                    f"M50 {y + 9}Q42 {y + 14} 50 {y + 25}", 4.6, vine
                )
    d.line("M50 91Q38 96 34 88", 4.2, vine).line("M80 43Q92 36 96 46", 4.2, vine)
    for x, y, turn in (
        (46, 60, -70),
        (84, 58, 70),
        (47, 77, -80),
        (85, 74, 80),
        (64, 47, 10),
        (60, 85, 170),
        (68, 63, 20),
        (90, 39, 30),
        (38, 95, -150),
        (74, 79, 150),
    ):
        d.path("M-3.400 0L0 -10L3.400 0Z", "#d8e8b0", transform=f"translate({x} {y}) rotate({turn})")
    for x, y, turn in ((33, 84, -30), (97, 50, 150)):
        d.path("M0 4Q-9 -2 0 -13Q9 -2 0 4Z", "#6fae52", transform=f"translate({x} {y}) rotate({turn})")
    return d


def melisandre() -> Drawing:
    d = medallion(GOLD, "#b5322c", "#3a0a12")
    d.disc(64, 66, 46, d.radial(64, 70, 46, (0, "#ffb04a", 0.75), (1, "#ffb04a", 0)))
    flame(d, 64, 106, 88)
    gem = [polar(64, 76, 19, 60 * i) for i in range(6)]
    table = [polar(64, 76, 10, 60 * i) for i in range(6)]
    d.path(points(gem), "#5a0710", stroke="#ffe2a0", stroke_width=3.4, stroke_linejoin="round")
    for i, tone in enumerate(("#ff6a5c", "#c41f2c", "#7d0c1c", "#930f20", "#b51a28", "#f04a48")):
        d.path(points([gem[i], gem[(i + 1) % 6], table[(i + 1) % 6], table[i]]), tone, stroke=tone, stroke_width=0.5)
    d.path(points(table), d.linear(56, 66, 72, 86, (0, "#ffb0a0"), (0.5, "#e8323a"), (1, "#a0101f")))
    d.path(star(57, 68, 5, 1.3, 4), "#ffffff", opacity=0.95)
    return d


def mance() -> Drawing:
    d = medallion(COPPER, "#8a8f99", "#2b2f38")
    cloak = "M64 24Q90 24 98 46Q104 74 100 102L92 92L86 104L78 94L70 106L62 94L54 105L46 93L38 103L34 92L27 98Q24 70 30 46Q38 24 64 24Z"
    d.path(cloak, "#000000", opacity=0.3, transform="translate(0 3)")
    d.path(cloak, d.linear(30, 24, 100, 104, (0, "#3a3f49"), (1, "#0e1116")))
    for corners in (
        [(34, 44), (48, 38), (52, 60), (36, 64)],
        [(82, 58), (98, 52), (100, 76), (86, 78)],
        [(38, 76), (52, 72), (50, 90), (42, 86)],
        [(74, 28), (88, 34), (82, 46), (72, 40)],
    ):
        d.path(
            points([(float(x), float(y)) for x, y in corners]),
            d.linear(30, 30, 100, 100, (0, "#d8473c"), (1, "#861b1b")),
            stroke="#f0b0a0",
            stroke_width=1.2,
            stroke_dasharray="2.4 2.4",
            stroke_linejoin="round",
        )
    wood = d.linear(44, 30, 86, 100, (0, "#ffdf9c"), (0.5, "#d09a48"), (1, "#8a5a20"))
    for i in range(6):
        d.line(f"M{55 + 5 * i} {49 + i * 0.6}V{90 - 5.600 * i}", 1.2, "#fff6dc")
    d.line("M50 92L47 44", 6.4, "#8a5a20").line("M50 92L47 44", 4.6, wood)
    d.line("M47 44Q54 32 64 42T88 40", 6.4, "#8a5a20").line("M47 44Q54 32 64 42T88 40", 4.600, wood)
    d.line("M50 93Q78 84 88 41", 8.4, "#8a5a20").line("M50 93Q78 84 88 41", 6, wood)
    d.disc(88, 40, 4.4, "#ffdf9c").disc(50, 94, 5, "#d09a48")
    return d


def ygritte() -> Drawing:
    d = medallion(COPPER, "#6f9db5", "#1c3848")
    lock = d.linear(60, 20, 100, 110, (0, "#ffb257"), (0.45, "#e8662a"), (1, "#a3301a"))
    d.path(
        "M62 18Q92 20 94 44Q95 58 84 68Q76 78 90 88Q96 95 93 105Q76 103 68 92Q62 78 72 66Q80 56 74 46Q66 34 50 36Q50 22 62 18Z",
        "#000000",
        opacity=0.25,
        transform="translate(2 3)",
    )
    d.path(
        "M62 18Q92 20 94 44Q95 58 84 68Q76 78 90 88Q96 95 93 105Q76 103 68 92Q62 78 72 66Q80 56 74 46Q66 34 50 36Q50 22 62 18Z",
        lock,
    )
    d.line("M62 24Q86 28 86 46Q86 56 78 66Q70 80 88 99M56 29Q80 32 81 47Q80 58 74 68", 2.2, "#ffd49a", opacity=0.85)
    d.path("M71 70Q78 66 84 68L83 74Q76 72 70 77Z", "#5a3a22")
    d.line("M40 18L30 63.500L40 109", 1.6, "#f4ead2")
    d.line("M40 18Q48 24 50 36Q58 64 50 92Q48 103 40 109", 7, "#4a2b16").line(
        "M40 18Q48 24 50 36Q58 64 50 92Q48 103 40 109", 4.6, d.linear(40, 0, 56, 0, (0, "#d79a58"), (1, "#8a5328"))
    )
    d.line("M52.500 58Q54 64 52.500 70", 8, "#2f1c10")
    d.line("M30 63.500H98", 3, "#e9d2a4")
    d.path("M112 63.500L96 56V71Z", "#e6eef4").path("M112 63.500L96 63.500V71Z", "#93a5b5")
    for x in (20, 25, 30):
        d.path(f"M{x} 63.500l-5 -7h6l5 7l-5 7h-6Z", "#f7f2e6", stroke="#a8b6c2", stroke_width=0.6)
    return d


def yoren() -> Drawing:
    d = medallion(STEEL, "#8a7a62", "#2e261c")
    wood = d.linear(30, 30, 98, 98, (0, "#c58d56"), (1, "#6b4223"))
    d.line(ring(64, 60, 34), 11, "#3d2413").line(ring(64, 60, 34), 8, wood)
    for i in range(8):
        x, y = polar(64, 60, 31, 45 * i + 22.5)
        d.line(points([(64, 60), (x, y)], close=False), 5, "#7d5029")
    d.line(ring(64, 60, 38.2), 1.6, "#a9b3bc").disc(64, 60, 10, "#4a2b16").disc(64, 60, 6.500, "#c58d56").disc(
        64, 60, 2.6, "#3d2413"
    )
    iron = d.linear(20, 76, 108, 112, (0, "#f2f7fb"), (0.5, "#95a5b3"), (1, "#4d5b68"))
    for x in (41, 87):
        d.line(ring(x, 86, 14), 10, "#1d242b").line(ring(x, 86, 14), 7, iron)
        d.rect(x - 4, 96, 8, 9, 2, "#3a4650").disc(x, 100, 1.8, "#0f151a")
    for x, flat in ((57.5, 0), (64, 1), (70.5, 0)):
        if flat:
            d.line(f"M{x - 4.5} 86H{x + 4.5}", 6.6, "#1d242b").line(f"M{x - 4.5} 86H{x + 4.5}", 4, iron)
        else:
            d.path(f"M{x} 80a5 6 0 0 1 0 12a5 6 0 0 1 0 -12Z", "none", stroke="#1d242b", stroke_width=5)
            d.path(f"M{x} 80a5 6 0 0 1 0 12a5 6 0 0 1 0 -12Z", "none", stroke=iron, stroke_width=3)
    return d


def qhorin() -> Drawing:
    d = medallion(STEEL, "#6d8fb0", "#1b2c44")
    hand = (
        "M45 104V90Q38 86 34 79L19 58Q15 51 20.500 47.500Q26 44 31 50L48 67L47 28Q48 20 55 20T63 28L65 53"
        "Q68 49 72 50T78 56Q81 53 85 55T90 62Q94 60 97 63T99 71L97 83Q95 90 90 95V104Z"
    )
    d.path(hand, "#000000", opacity=0.3, transform="translate(2 3)")
    leather = d.linear(20, 24, 98, 104, (0, "#9a7654"), (0.5, "#684a33"), (1, "#3a281c"))
    d.path(hand, leather, stroke="#2a1c13", stroke_width=2.4, stroke_linejoin="round")
    d.line("M65 54L66 72M78 58L78 74M90 64L89 76", 1.8, "#2a1c13", opacity=0.7)
    d.line("M48 67Q54 72 54 82", 1.8, "#2a1c13", opacity=0.7).line(
        "M53 26L54 46M24 52L36 66", 2.2, "#d3ab80", opacity=0.7
    )
    for x, y in ((71.500, 52.500), (84.500, 57.500), (95, 65)):
        d.oval(x, y, 5.2, 3, "#e3d6c2", stroke="#2a1c13", stroke_width=1.2).line(
            f"M{x - 3} {y - 0.8}L{x + 3} {y + 1}", 1, "#a8977e"
        )
    d.path("M48 32h15v6h-15ZM48.300 42h15.200v6h-15.200Z", d.linear(48, 0, 63, 0, (0, "#dfe8ee"), (1, "#76879a")))
    d.path(box(40, 94, 56, 15, 3), d.linear(0, 94, 0, 109, (0, "#c3ced8"), (1, "#566472")))
    d.line("M44 101.500H92", 1.4, "#eef4f8", opacity=0.7)
    for x in (47, 68, 89):
        d.disc(x, 101.500, 2.2, "#eef4f8")
    return d


def benjen() -> Drawing:
    d = medallion(STEEL, "#3c5f8f", "#0b1730")
    for x, y, r in ((30, 40, 1.2), (96, 54, 1.4), (44, 28, 1), (28, 70, 1.1), (100, 76, 1), (86, 26, 1)):
        d.disc(x, y, r, "#ffffff", opacity=0.85)
    d.disc(78, 38, 26, d.radial(78, 38, 26, (0, "#dff1ff", 0.85), (1, "#dff1ff", 0)))
    d.path(star(78, 38, 20, 4.6, 4), "#f4fbff").path(star(78, 38, 11, 4, 4, 45), "#bfe0f4")
    d.path(
        "M17 92Q40 82 64 92T111 92Q100 114 64 114Q28 114 17 92Z",
        d.linear(0, 84, 0, 114, (0, "#f2f8fc"), (1, "#8fb4cf")),
    )
    d.path("M24 98Q60 90 96 97L99 101Q60 95 26 103Z", "#5b3d27")
    d.group("translate(52 69) scale(1.02) translate(-32 -32)")
    raven(d, "#0d1219", "#34465c", "#cfe6f3")
    d.end()
    return d


HEROES = {
    "mormont": mormont,
    "marsh": marsh,
    "tarly": tarly,
    "yarwyck": yarwyck,
    "thorne": thorne,
    "melisandre": melisandre,
    "mance": mance,
    "ygritte": ygritte,
    "yoren": yoren,
    "qhorin": qhorin,
    "benjen": benjen,
}


def main() -> None:
    """Write every medallion."""
    for name, draw in HEROES.items():
        draw().write(f"hero-{name}")


if __name__ == "__main__":
    main()
