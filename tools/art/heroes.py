#!/usr/bin/env python3
"""Draws the heroes of the Watch: assets/art/hero-*.svg, 128 x 128. Each is a face with the sign of what the hero does.

The faces are invented: nobody's portrait.
"""

from __future__ import annotations

from portrait import (
    COPPER,
    FAIR,
    GOLD,
    PALE,
    RUDDY,
    STEEL,
    TAN,
    below,
    brows,
    bust,
    eyes,
    freckles,
    fur,
    head,
    lips,
    medallion,
    mouth,
    neck,
    nose,
    rimmed,
    smile,
)
from scenery import flame, raven
from svgkit import Drawing, box, points, polar, ring, star

BLACK = ("#39424d", "#1d242c", "#0c1015")
"""The cloaks of the Watch."""


def cloak(d: Drawing, top: float = 87, edge: float = 98, neck: float = 14) -> None:
    """A black cloak."""
    bust(d, d.linear(24, 84, 104, 116, (0, BLACK[0]), (0.5, BLACK[1]), (1, BLACK[2])), top, edge, neck)


def mormont() -> Drawing:
    """The Old Bear: bald and broad, a white beard, a bearskin, a bear of silver at the clasp."""
    d = medallion(STEEL, "#5c9c6e", "#173a28")
    d.path("M40 52Q34 66 40 80L50 84L48 52ZM88 52Q94 66 88 80L78 84L80 52Z", "#d7dde2")
    fur(d, 88, "#7d5a3f", "#231610")
    head(d, RUDDY, half=23, chin=90, jaw=16, top=27)
    d.oval(56, 35, 9, 4.5, "#ffffff", opacity=0.25)
    d.line("M52 40Q64 37 76 40M54 44.5Q64 42 74 44.5", 1.1, RUDDY.line, opacity=0.6)
    eyes(d, RUDDY, "#54708a", wide=2.5, bags=True)
    brows(d, "#eef2f5", y=48.5, tilt=2.2, thick=5, reach=14)
    beard = d.linear(44, 62, 84, 112, (0, "#fbfdff"), (0.5, "#d3dae0"), (1, "#98a4af"))
    d.path(
        "M41 58Q43 69 51 71Q58 67 64 70Q70 67 77 71Q85 69 87 58Q93 74 87 87Q80 99 64 102Q48 99 41 87Q35 74 41 58Z",
        beard,
    )
    nose(d, RUDDY, tip=69.5, wide=6)
    d.path("M64 70Q55 67 47 75Q56 80 64 75.5Q72 80 81 75Q73 67 64 70Z", "#ffffff")
    d.path("M58 78.5Q64 82 70 78.5Q68 82.5 64 82.5Q60 82.5 58 78.5Z", "#743830")
    d.line("M50 84Q50 90 54 95M59 86Q58 93 61 98M69 86Q70 93 67 98M78 84Q78 90 74 95", 1.3, "#8f9ba6", opacity=0.8)
    d.disc(64, 104.6, 8.2, "#1a242d").disc(64, 104.2, 7.7, d.linear(56, 96, 72, 112, (0, "#ffffff"), (1, "#8495a4")))
    d.path("M58.5 102a2.6 2.6 0 1 1 3 -3h5a2.6 2.6 0 1 1 3 3Q71 108 64 110Q57 108 58.5 102Z", "#33424f")
    d.disc(61.6, 103, 0.9, "#ffffff").disc(66.4, 103, 0.9, "#ffffff")
    return rimmed(d, STEEL)


def coin(d: Drawing, x: float, y: float, r: float) -> None:
    d.oval(x, y + r * 0.34, r, r * 0.42, "#7d5315").rect(x - r, y, 2 * r, r * 0.34, 0, "#a87424")
    d.oval(x, y, r, r * 0.42, d.linear(x - r, y, x + r, y, (0, "#fff0b8"), (0.5, "#e9bd5c"), (1, "#b88430")))
    d.oval(x, y, r * 0.66, r * 0.26, "none", stroke="#8a5a14", stroke_width=1)


def marsh() -> Drawing:
    """The First Steward: round and red in the face, a quill behind his ear, coins before him."""
    d = medallion(STEEL, "#a4708a", "#3d1c30")
    cloak(d, top=88, edge=98, neck=17)
    d.path("M48 87L64 103L80 87L76 84H52Z", "#e9e2d4").path(
        "M48 87L64 106L58 112L42 91ZM80 87L64 106L70 112L86 91Z", "#2b343e"
    )
    neck(d, RUDDY, 13)
    head(d, RUDDY, half=24.5, chin=91, jaw=17, top=31, cheeks=0.75)
    d.path("M39 58Q36 40 47 33Q44 44 43.5 58ZM89 58Q92 40 81 33Q84 44 84.5 58Z", "#8b7a66")
    d.path("M47 34Q56 26 68 29Q78 30 82 35Q70 32 60 34Q52 35 47 38Z", "#8b7a66")
    d.line("M52 84Q64 92 76 84", 1.4, RUDDY.line, opacity=0.5)
    eyes(d, RUDDY, "#6a4a2a", y=56.5, wide=2.7)
    brows(d, "#7a6752", y=48, tilt=-1.2)
    for x in (54.7, 73.3):
        d.line(ring(x, 57, 7.2), 1.4, "#d9b25c")
    d.line("M61.900 56.500Q64 55 66.100 56.500", 1.4, "#d9b25c")
    nose(d, RUDDY, tip=69.5, wide=6.4)
    mouth(d, RUDDY, y=78, half=7, curl=1.6)
    d.group("translate(92 66) rotate(-156)")
    d.path("M0 -20Q9 -6 7 12Q4 24 0 30Q-5 22 -7 10Q-8 -6 0 -20Z", d.linear(-8, 0, 8, 0, (0, "#ffffff"), (1, "#c4d2dc")))
    d.line("M0 -24V26M0 0L5 -4M0 8L6 3M0 16L5 12M0 2L-5 -2M0 10L-6 6", 1, "#8a9aa6")
    d.end()
    for i in range(4):
        coin(d, 91, 103 - 5.600 * i, 11)
    for i in range(2):
        coin(d, 73, 108 - 5.600 * i, 10)
    return rimmed(d, STEEL)


def tarly() -> Drawing:
    """Sam: young, round and kind, his nose lately in the book that he holds."""
    d = medallion(STEEL, "#d9a860", "#5a3416")
    for x, tall, tone in (
        (20, 26, "#7a3428"),
        (28, 31, "#2f5a4a"),
        (37, 24, "#8a6a34"),
        (86, 28, "#33516f"),
        (95, 32, "#7a3428"),
        (104, 25, "#4d3a66"),
    ):
        d.rect(x, 58 - tall, 7.600, tall, 1, tone).line(
            f"M{x + 1.500} {52 - tall + 12}h4.600", 1.2, "#f2d69a", opacity=0.8
        )
    d.rect(12, 58, 104, 4, 0, "#4a2a12")
    cloak(d, top=86, edge=96, neck=19)
    neck(d, FAIR, 14)
    d.oval(64, 85, 17, 8, FAIR.middle).line("M49 86Q64 95 79 86", 1.4, FAIR.line, opacity=0.5)
    head(d, FAIR, half=24, chin=87, jaw=18, top=30, cheeks=0.6)
    d.path(
        "M38 60Q34 28 64 26Q94 28 90 60Q88 48 84 43Q66 44 58 39Q50 45 44 45Q40 50 38 60Z",
        d.linear(40, 26, 88, 60, (0, "#6e4a2e"), (1, "#2f1c10")),
    )
    d.line("M48 36Q54 30 64 30M74 31Q82 34 85 42", 1.6, "#9a6f48", opacity=0.8)
    eyes(d, FAIR, "#5f7a94", y=58, wide=3.6)
    brows(d, "#4a2f1c", y=50, tilt=-2)
    nose(d, FAIR, tip=69, wide=4.8, bridge=58)
    mouth(d, FAIR, y=76.5, half=6, curl=1.8)
    d.path("M31 96Q48 87 64 96Q80 87 97 96V110Q80 102 64 113Q48 102 31 110Z", "#5e2418")
    d.path(
        "M34 93Q49 85 64 94V109Q49 99 34 105Z", d.linear(33, 0, 64, 0, (0, "#fffaf0"), (0.8, "#f2e4c6"), (1, "#cdb88c"))
    )
    d.path(
        "M94 93Q79 85 64 94V109Q79 99 94 105Z", d.linear(64, 0, 95, 0, (0, "#cdb88c"), (0.2, "#f2e4c6"), (1, "#fffaf0"))
    )
    d.line("M40 94Q49 90 58 95M41 99Q50 95 58 100M70 95Q79 90 88 94M70 100Q78 95 87 99", 1.3, "#7a6a52", opacity=0.8)
    return rimmed(d, STEEL)


def yarwyck() -> Drawing:
    """The First Builder: a square jaw, a leather cap, his hammer behind and his compasses before him."""
    d = medallion(STEEL, "#7496b4", "#1c2e40")
    d.group("translate(89 62) rotate(20) scale(0.84)")
    d.rect(-4, -26, 8, 74, 3, d.linear(-4, 0, 4, 0, (0, "#c58d56"), (1, "#6b4223")))
    d.path(
        "M-15 -40H13a4 4 0 0 1 4 4V-22a4 4 0 0 1 -4 4H-15L-21 -23V-35Z",
        d.linear(0, -40, 0, -18, (0, "#e9f0f5"), (0.5, "#9aa9b6"), (1, "#55646f")),
    )
    d.rect(-6, -42, 12, 26, 2, "#6f7f8c")
    d.end()
    cloak(d, top=88, edge=97, neck=17)
    d.path("M47 87L64 101L81 87L78 83H50Z", "#8a6238")
    neck(d, TAN, 13)
    head(d, TAN, half=23, chin=91, jaw=19, top=30, cheeks=0.3)
    d.path("M42 66Q44 76 50 76Q64 70 78 76Q84 76 86 66Q88 84 78 91Q64 97 50 91Q40 84 42 66Z", "#4c3220")
    d.path("M51 76Q64 68.5 77 76Q72 79.5 64 78Q56 79.5 51 76Z", "#5d3f29").path(
        "M57 80.500Q64 83 71 80.500Q68 84 64 84Q60 84 57 80.500Z", "#8a4a3a"
    )
    d.path("M41 50Q39 60 42 68L46 62V48ZM87 50Q89 60 86 68L82 62V48Z", "#4c3220")
    eyes(d, TAN, "#4d6a4a", wide=2.6)
    brows(d, "#3b2617", y=50, tilt=1.2, thick=3.4, reach=13)
    nose(d, TAN, tip=69, wide=5.6)
    cap = d.linear(38, 18, 92, 48, (0, "#b98550"), (0.5, "#8a5a30"), (1, "#4f3118"))
    d.path("M38 48Q36 19 64 18Q92 19 90 48Q78 40 64 40Q50 40 38 48Z", cap)
    d.path("M37 49Q48 39.500 64 39.500Q80 39.500 91 49L91 43Q79 34 64 34Q49 34 37 43Z", "#5d3a1d")
    d.line("M64 18V34M50 21Q47 28 47 36M78 21Q81 28 81 36", 1.2, "#4f3118", opacity=0.7)
    d.group("translate(38 95) rotate(-12) scale(0.4)")
    gold = d.linear(-20, 0, 20, 0, (0, "#fff0b8"), (0.5, "#d9a94e"), (1, "#96702f"))
    d.path("M-4 -30L-22 34L-16 34L3 -26Z", gold).path("M4 -30L22 34L16 34L-3 -26Z", "#c08a32")
    d.line("M-13 8Q0 0 13 8", 4, gold).disc(0, -32, 10, gold).disc(0, -32, 4, "#6b4a18")
    d.end()
    return rimmed(d, STEEL)


def thorne() -> Drawing:
    """The master-at-arms: narrow eyes and a thin mouth in a coif of mail, a sword drawn, a thorny twig at the clasp."""
    d = medallion(STEEL, "#8b95a3", "#20252d")
    d.group("translate(98 62) rotate(9) scale(0.9)")
    d.path(
        "M0 -50L5 -40V30H-5V-40Z",
        d.linear(-5, 0, 5, 0, (0, "#f4f8fb"), (0.49, "#d5dfe7"), (0.51, "#8b9aa8"), (1, "#a9b7c3")),
    )
    d.path(box(-13, 28, 26, 5, 2.5), "#d9a94e").rect(-3, 33, 6, 16, 2, "#4a2b1c")
    d.end()
    cloak(d, top=88, edge=97)
    mail = d.linear(38, 20, 92, 100, (0, "#aab6c2"), (0.5, "#717e8b"), (1, "#3a444f"))
    d.path("M64 19Q92 20 92 54Q92 78 96 96Q82 106 64 106Q46 106 32 96Q36 78 36 54Q36 20 64 19Z", mail)
    for row in range(12):
        y = 24 + 7 * row
        half = 22 + 0.7 * row
        d.line(f"M{64 - half:.2f} {y}" + "q2 3 4 0" * round(half / 2), 0.9, "#2b343e", opacity=0.45)
    head(d, PALE, half=19.500, chin=91, jaw=8, top=33, ears=False, cheeks=0)
    d.path("M44.500 58Q44 38 64 34Q84 38 83.500 58L86 58Q88 32 64 30Q40 32 42 58Z", "#3a444f")
    d.path("M46 50Q46 39 56 37Q52 43 51 47ZM82 50Q82 39 72 37Q76 43 77 47Z", "#23262b")
    d.path("M46.500 70Q52 78 55 84L50 80ZM81.500 70Q76 78 73 84L78 80Z", PALE.shade, opacity=0.8)
    eyes(d, PALE, "#2f2a26", y=57.5, apart=8.8, wide=2)
    brows(d, "#1d1c1e", y=50.5, tilt=3.4, thick=2.8)
    nose(d, PALE, tip=71, wide=4.2, bridge=52)
    mouth(d, PALE, y=79.5, half=6.5, curl=-0.8, aside=1.2)
    d.line("M52 71Q54.500 75 54.500 79M76 71Q73.500 75 73.500 79", 1.1, PALE.line, opacity=0.7)
    d.path("M60 86.500Q64 84.500 68 86.500L64 93Z", "#33302f")
    d.line("M40 108Q50 100 60 105T80 102", 3.6, "#4f8a3c").line("M40 107.500Q50 99.500 60 104.500", 1, "#9fd27f")
    for x, y, turn in ((46, 103, -30), (54, 104, 160), (63, 105, 10), (70, 104, 170), (77, 103, 20)):
        d.path("M-2.200 0L0 -7L2.200 0Z", "#d8e8b0", transform=f"translate({x} {y}) rotate({turn})")
    return rimmed(d, STEEL)


def melisandre() -> Drawing:
    """The red priestess: copper hair under a red hood, red eyes, a ruby at her throat, fire behind her."""
    d = medallion(GOLD, "#e2622f", "#3a0a12")
    flame(d, 30, 92, 66)
    flame(d, 98, 92, 66)
    flame(d, 64, 62, 58)
    hair = d.linear(36, 26, 94, 110, (0, "#d9552a"), (0.5, "#a5301c"), (1, "#5e1210"))
    gown = d.linear(24, 20, 100, 116, (0, "#c9232c"), (0.5, "#8e111d"), (1, "#4a0610"))
    d.path("M64 17Q94 20 95 54Q96 78 104 96L88 110H40L24 96Q32 78 33 54Q34 20 64 17Z", gown)
    bust(d, gown, top=88, edge=97, neck=14)
    d.path("M64 24Q88 27 88 56Q88 80 92 98L78 104H50L36 98Q40 80 40 56Q40 27 64 24Z", hair)
    neck(d, PALE, 8.5, 100)
    d.path("M49 92Q56 97 58 99L64 108L70 99Q72 97 79 92L86 112H42Z", gown)
    head(d, PALE, half=19.5, chin=89, jaw=7, top=31, ears=False, cheeks=0.3)
    d.path(
        "M64 29Q45 31 43 58Q41 74 45 88Q37 76 38 56Q40 26 64 24Q88 26 90 56Q91 76 83 88Q87 74 85 58Q83 31 64 29Z", hair
    )
    d.path(
        "M64 29Q57 36 48 42Q44 50 44 58Q41 40 52 31Q58 28 64 29ZM64 29Q71 36 80 42Q84 50 84 58Q87 40 76 31Q70 28 64 29Z",
        hair,
    )
    d.line("M41 60Q41 74 40 90M87 60Q87 74 88 90M58 31Q50 36 47 44M70 31Q78 36 81 44", 1.2, "#ff9a62", opacity=0.6)
    eyes(d, PALE, "#c8262c", y=57, apart=8.6, wide=2.9, lash="#3a1414")
    brows(d, "#7a2016", y=49.5, tilt=0.6, thick=1.8, reach=11)
    nose(d, PALE, tip=68, wide=3.4)
    lips(d, "#b3202c", y=77, half=6, curl=0.9)
    d.line("M50 90Q56 98 64 99Q72 98 78 90", 3.2, "#e9bd5c")
    d.disc(64, 104, 13, d.radial(64, 104, 13, (0, "#ff8a6a", 0.8), (1, "#ff8a6a", 0)))
    gem = [polar(64, 104, 7.6, 60 * i) for i in range(6)]
    table = [polar(64, 104, 3.8, 60 * i) for i in range(6)]
    d.path(points(gem), "#5a0710", stroke="#ffe2a0", stroke_width=2, stroke_linejoin="round")
    for i, tone in enumerate(("#ff6a5c", "#e02f3a", "#a01224", "#930f20", "#d0202e", "#f86a5e")):
        d.path(points([gem[i], gem[(i + 1) % 6], table[(i + 1) % 6], table[i]]), tone, stroke=tone, stroke_width=0.5)
    d.path(points(table), "#ff9a8c").path(star(61.500, 101, 3, 0.9, 4), "#ffffff", opacity=0.95)
    return rimmed(d, GOLD)


def mance() -> Drawing:
    """The king beyond the Wall: long greying hair, a merry look, red silk on a black cloak, a harp on his back."""
    d = medallion(COPPER, "#b9b2a4", "#3a3a40")
    d.group("translate(92 50) rotate(12) scale(0.62)")
    for i in range(5):
        d.line(f"M{-12 + 6 * i} {-26 + i * 3}V{34 - 6 * i}", 1.4, "#fff6dc")
    for width, tone in ((8, "#6b4214"), (5.6, "#e0ac54")):
        d.line("M-18 38L-20 -30Q-10 -42 2 -30T24 -34M-18 38Q14 24 24 -33", width, tone)
    d.disc(24, -34, 4.4, "#ffdf9c")
    d.end()
    locks = d.linear(36, 26, 94, 104, (0, "#8a6a4c"), (0.5, "#58402c"), (1, "#2c1e14"))
    d.path("M64 24Q92 24 92 56Q92 78 97 92Q88 98 80 92L78 60H50L48 92Q40 98 31 92Q36 78 36 56Q36 24 64 24Z", locks)
    cloak(d, top=88, edge=97)
    for spot in ("M31 101L43 95L47 108L37 112Z", "M82 93L94 97L91 110L80 106Z", "M58 106L70 107L69 117L58 117Z"):
        d.path(
            spot,
            d.linear(30, 92, 96, 116, (0, "#ee5548"), (1, "#9c1e1e")),
            stroke="#f7c2b4",
            stroke_width=1.2,
            stroke_dasharray="2.2 2.2",
            stroke_linejoin="round",
        )
    neck(d, FAIR, 10)
    head(d, FAIR, half=20.500, chin=90, jaw=11, top=31, cheeks=0.35)
    d.path(
        "M44 66Q46 78 52 78Q58 73.500 64 75Q70 73.500 76 78Q82 78 84 66Q85 84 74 91Q64 96 54 91Q43 84 44 66Z", "#6b4f37"
    )
    d.path("M64 73.500Q56 71 51 77Q57 80 64 77Q71 80 77 77Q72 71 64 73.500Z", "#7d5f45")
    smile(d, y=78.5, half=6.5)
    d.path("M43 60Q42 40 52 34Q60 33 66 29Q74 34 80 38Q85 46 85 60L89 66Q92 34 76 27Q64 21 52 27Q36 34 39 66Z", locks)
    d.line("M42 48Q42 70 38 88M86 48Q86 70 90 88M56 29Q46 34 43 46", 1.5, "#c3b4a2", opacity=0.75)
    eyes(d, FAIR, "#7a5526", y=57, wide=2.6)
    d.line("M48 60L44.500 61.500M48 57.500L44 57M80 60L83.500 61.500M80 57.500L84 57", 1, FAIR.line, opacity=0.7)
    brows(d, "#4a3524", y=49.5, tilt=-0.6, thick=2.8)
    nose(d, FAIR, tip=69, wide=4.8)
    return rimmed(d, COPPER)


def ygritte() -> Drawing:
    """A spearwife: a tangle of red hair, freckles, a crooked smile, furs, a bow on her back."""
    d = medallion(COPPER, "#a9d2e6", "#2c5870")
    d.line("M92 20L103 94", 1.4, "#f4ead2")
    d.line("M92 20Q114 50 103 94", 6, "#4a2b16").line("M92 20Q114 50 103 94", 3.6, "#c98a4c")
    hair = d.linear(34, 22, 96, 104, (0, "#ffa24c"), (0.45, "#e2602a"), (1, "#982c16"))
    d.path(
        "M64 20Q84 18 90 36Q100 46 94 60Q102 72 94 84Q92 98 82 96L46 96Q34 98 34 84Q26 74 34 60Q27 46 38 36Q44 18 64 20Z",
        hair,
    )
    fur(d, 97, "#d9cbb4", "#6a5a48")
    neck(d, PALE, 9)
    d.path("M47 91Q64 103 81 91L84 98Q64 110 44 98Z", "#8d7a62")
    head(d, PALE, half=20.5, chin=88.5, jaw=10, top=31, ears=False, cheeks=0.55)
    freckles(d, PALE)
    d.path(
        "M42 62Q40 44 50 36Q60 40 70 34Q80 38 84 46Q87 52 86 64Q93 58 89 44Q84 25 64 25Q44 25 39 44Q35 56 42 62Z", hair
    )
    d.path("M42 60Q38 70 43 80Q36 80 35 70Q35 62 42 60ZM86 60Q90 70 85 80Q92 80 93 70Q93 62 86 60Z", hair)
    d.line(
        "M50 30Q42 36 40 46M58 27Q66 30 72 27M82 34Q90 42 88 54M38 64Q35 76 40 88M91 64Q94 76 89 88",
        1.6,
        "#ffd49a",
        opacity=0.8,
    )
    eyes(d, PALE, "#4a86a8", y=58, wide=3.1, lash="#5a2a18")
    brows(d, "#b3461e", y=50, tilt=0.8, thick=2.4)
    nose(d, PALE, tip=67.5, wide=4.2, bridge=58)
    smile(d, y=75, half=7, lip="#94403a")
    d.line("M56.500 75.500Q55 74 55 72.500M71.500 75Q74 73.500 74.500 71", 1.4, PALE.line, opacity=0.7)
    return rimmed(d, COPPER)


def yoren() -> Drawing:
    """The recruiter: black matted hair and beard, one shoulder lower than the other, a wheel behind, a chain round him."""
    d = medallion(STEEL, "#b39a72", "#3a2e20")
    d.line(ring(84, 46, 30), 9, "#3d2413").line(ring(84, 46, 30), 6, "#a9733f")
    for i in range(8):
        x, y = polar(84, 46, 28, 45 * i + 12)
        d.line(points([(84, 46), (x, y)], close=False), 4, "#7d5029")
    d.disc(84, 46, 6, "#4a2b16")
    hair = d.linear(34, 24, 96, 100, (0, "#4a4340"), (0.5, "#2b2624"), (1, "#131010"))
    d.path("M64 22Q92 22 92 54L98 70L91 74L96 88L84 86L80 60H48L44 88L32 90L37 76L30 72L36 54Q36 22 64 22Z", hair)
    shade = d.linear(24, 84, 104, 116, (0, BLACK[0]), (0.5, BLACK[1]), (1, BLACK[2]))
    d.path(f"M22.800 95Q34 86 50 86L80 90Q98 94 100.200 102{below(102)}", shade)
    neck(d, TAN, 11)
    head(d, TAN, half=21, chin=88, jaw=12, top=30, cheeks=0.35)
    d.path(
        "M42 56Q44 68 51 71Q58 67.500 64 70Q70 67.500 77 71Q84 68 86 56Q92 74 86 90L81 88L78 98L71 94L64 103L57 94L50 98L47 88L42 90Q36 74 42 56Z",
        hair,
    )
    d.path("M58 78Q64 81 70 78Q68 82.500 64 82.500Q60 82.500 58 78Z", "#8a4a3c").path(
        "M60 79.200Q64 80.800 68 79.200L67.500 80.600H60.500Z", "#e8dcc0"
    )
    d.path("M64 70.500Q55 67 48 75Q56 78.500 64 75Q72 78.500 80 75Q73 67 64 70.500Z", "#3a3431")
    d.path("M42 58Q40 40 50 34L54 41L60 33L66 41L72 33L77 40L82 37Q88 46 86 58L90 60Q94 24 64 23Q34 24 38 60Z", hair)
    d.line(
        "M50 84L52 94M58 86L59 96M70 86L69 96M78 84L76 94M46 32L42 44M58 27L55 36M76 29L78 37",
        1.4,
        "#6d635d",
        opacity=0.8,
    )
    eyes(d, TAN, "#3d3020", y=57, wide=2.4, bags=True)
    brows(d, "#1f1a18", y=49, tilt=1.8, thick=4, reach=13)
    nose(d, TAN, tip=69, wide=6.2)
    iron = d.linear(20, 90, 108, 116, (0, "#f2f7fb"), (0.5, "#9fb0be"), (1, "#5a6976"))
    for x, y, turn in ((30, 97, 24), (41, 104, 28), (53, 109, 14), (66, 111, 0), (79, 109, -16), (90, 103, -34)):
        d.group(f"translate({x} {y}) rotate({turn})")
        d.oval(0, 0, 7.6, 4.6, "none", stroke="#161b20", stroke_width=4.6).oval(
            0, 0, 7.6, 4.6, "none", stroke=iron, stroke_width=2.8
        )
        d.end()
    return rimmed(d, STEEL)


def qhorin() -> Drawing:
    """The Halfhand: a hard shaven face, a long frosted braid, and the hand that has a thumb and a finger left."""
    d = medallion(STEEL, "#93b6d4", "#22364e")
    d.path("M13 84L32 44L46 66L58 40L76 70L94 36L116 84Z", "#dfeaf3", opacity=0.5)
    cloak(d, top=87, edge=97)
    neck(d, FAIR, 11.5)
    hair = d.linear(38, 24, 90, 60, (0, "#dfe5ea"), (0.5, "#aab4bd"), (1, "#6d7883"))
    head(d, FAIR, half=20.500, chin=91, jaw=13, top=30, cheeks=0.2)
    d.path("M43 58Q42 42 50 36Q64 31 78 36Q86 42 85 58L88 60Q92 24 64 23Q36 24 40 60Z", hair)
    d.line("M64 24V33M54 26Q49 31 47 40M74 26Q79 31 81 40", 1.2, "#6d7883", opacity=0.8)
    for i in range(5):
        y = 66 + 9 * i
        d.oval(39 + 0.8 * i, y, 6, 6, hair).line(
            f"M{34 + 0.8 * i} {y - 1}Q{39 + 0.8 * i} {y + 4} {44 + 0.8 * i} {y - 2}", 1.2, "#6d7883"
        )
    d.oval(43, 111, 4, 4, "#5a3a22")
    d.path("M46 68Q51 76 54 83L49 80ZM82 68Q77 76 74 83L79 80Z", FAIR.shade, opacity=0.7)
    d.path("M47 76Q64 70 81 76Q78 88 64 91Q50 88 47 76Z", "#8d8f92", opacity=0.35)
    eyes(d, FAIR, "#5e87a5", y=57, wide=2.3, bags=True)
    brows(d, "#c9d0d6", y=49.500, tilt=2, thick=3.2)
    nose(d, FAIR, tip=70, wide=5, bridge=52)
    mouth(d, FAIR, y=79, half=7, curl=0)
    d.line("M51 45L57 66", 1.3, "#f9ded0", opacity=0.9)
    d.group("translate(65 66) scale(0.4)")
    hand = (
        "M45 104V90Q38 86 34 79L19 58Q15 51 20.500 47.500Q26 44 31 50L48 67L47 28Q48 20 55 20T63 28L65 53"
        "Q68 49 72 50T78 56Q81 53 85 55T90 62Q94 60 97 63T99 71L97 83Q95 90 90 95V104Z"
    )
    d.path(hand, "#0c1218", stroke="#0c1218", stroke_width=8, stroke_linejoin="round", opacity=0.5)
    d.path(
        hand,
        d.linear(20, 24, 98, 104, (0, "#c09a70"), (0.5, "#8a6444"), (1, "#553a26")),
        stroke="#2a1c13",
        stroke_width=3.4,
        stroke_linejoin="round",
    )
    d.line("M65 54L66 72M78 58L78 74M90 64L89 76M48 67Q54 72 54 82", 2.4, "#2a1c13", opacity=0.7)
    for x, y in ((71.500, 52.500), (84.500, 57.500), (95, 65)):
        d.oval(x, y, 6, 3.6, "#efe3cf", stroke="#2a1c13", stroke_width=1.6)
    d.end()
    return rimmed(d, STEEL)


def benjen() -> Drawing:
    """The First Ranger: lean, a dry smile, a black hood, a raven on his shoulder and a star above."""
    d = medallion(STEEL, "#4f78ae", "#0b1730")
    for x, y, r in ((24, 44, 1.2), (34, 26, 1.1), (104, 56, 1.3), (22, 66, 1), (92, 24, 1)):
        d.disc(x, y, r, "#ffffff", opacity=0.85)
    d.disc(30, 38, 15, d.radial(30, 38, 15, (0, "#dff1ff", 0.8), (1, "#dff1ff", 0)))
    d.path(star(30, 38, 12, 2.6, 4), "#f4fbff")
    hood = d.linear(34, 16, 96, 104, (0, "#46515e"), (0.5, "#262e38"), (1, "#12171d"))
    d.path("M64 17Q90 19 92 54Q92 78 98 94L64 108L30 94Q36 78 36 54Q38 19 64 17Z", hood)
    d.path("M64 25Q84 27 85 56Q85 78 80 92H48Q43 78 43 56Q44 27 64 25Z", "#0b0f14")
    cloak(d, top=90, edge=98)
    neck(d, PALE, 9.5)
    d.path("M40 88Q64 112 88 88L96 100Q64 124 32 100Z", hood).line("M44 94Q64 111 84 94", 1.3, "#5d6976", opacity=0.8)
    head(d, PALE, half=19, chin=89.5, jaw=8.500, top=32, ears=False, cheeks=0.15)
    d.path(
        "M45.500 62Q42 46 50 37Q64 30 78 37Q86 46 82.500 62Q83 50 77 43Q68 45 60 41Q52 46 49 46Q45 52 45.500 62Z",
        "#2a211d",
    )
    d.path("M46 68Q52 76 54 84L49 80ZM82 68Q76 76 74 84L79 80Z", PALE.shade, opacity=0.7)
    d.path(
        "M46.500 70Q48 78 53 79Q58 73 64 74.500Q70 73 75 79Q80 78 81.500 70Q82 82 74 88Q64 94 54 88Q46 82 46.500 70Z",
        "#2a211d",
        opacity=0.72,
    )
    eyes(d, PALE, "#6f95b5", y=57.500, apart=8.8, wide=2.6)
    brows(d, "#231b18", y=50, tilt=1.2, thick=2.6)
    nose(d, PALE, tip=69.5, wide=4.2, bridge=52)
    d.line("M58 79Q64 81.500 70.500 77.500", 1.9, "#8a4a40")
    d.group("translate(72 64) scale(0.54)")
    raven(d, "#070b10", "#5a7088", "#f2d27a")
    d.end()
    return rimmed(d, STEEL)


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
    """Write every hero."""
    for name, draw in HEROES.items():
        draw().write(f"hero-{name}")


if __name__ == "__main__":
    main()
