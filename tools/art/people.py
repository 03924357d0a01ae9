#!/usr/bin/env python3
"""Draws the faces of the people who play: assets/art/person-1.svg to person-6.svg, 128 x 128, one for each seat colour.

Rim and clothes are in the marks of a seat's colours. The faces are invented: nobody's portrait.
"""

from __future__ import annotations

from portrait import (
    BROWN,
    DARK,
    FAIR,
    PALE,
    RUDDY,
    SEAT,
    TAN,
    brows,
    bust,
    eyes,
    head,
    lips,
    medallion,
    mouth,
    neck,
    nose,
    rimmed,
    smile,
)
from svgkit import Drawing, ring

BODY, SHADE, LIGHT = SEAT[1], SEAT[2], SEAT[0]


def clothes(d: Drawing) -> str:
    """Cloth in the colours of the seat."""
    return d.linear(26, 22, 102, 116, (0, LIGHT), (0.25, BODY), (1, SHADE))


def weaver() -> Drawing:
    """A young woman with a dark plait over her shoulder and a ribbon in her hair."""
    d = medallion(SEAT, "#cfe3ee", "#4d7288")
    hair = d.linear(36, 24, 94, 100, (0, "#7a4c30"), (0.5, "#4a2b1b"), (1, "#24130c"))
    d.path("M64 22Q92 23 92 54Q93 74 86 86L42 86Q35 74 36 54Q36 23 64 22Z", hair)
    bust(d, clothes(d), top=87, edge=98, neck=14)
    neck(d, FAIR, 9, 100)
    d.path("M46 90Q52 104 64 107Q76 104 82 90L87 92Q80 112 64 113Q48 112 41 92Z", "#f4ead8")
    head(d, FAIR, half=20.5, chin=88, jaw=9, top=31, ears=False, cheeks=0.5)
    d.path("M43 62Q40 40 56 32Q62 44 84 48Q86 54 85 62Q92 56 90 46Q86 25 64 24Q42 25 38 46Q37 56 43 62Z", hair)
    d.line("M39 45Q46 28 64 27Q82 28 89 45", 5, BODY).line("M40 43Q47 27 64 26Q80 27 88 42", 1.2, LIGHT)
    eyes(d, FAIR, "#4f7a4a", y=58, wide=3.2, lash="#3a1f14")
    brows(d, "#3f2416", y=50.5, tilt=-0.8, thick=2)
    nose(d, FAIR, tip=67.5, wide=3.8, bridge=58)
    smile(d, y=75, half=7, lip="#a8463e")
    for i, (x, y) in enumerate(((86, 80), (88, 88), (87.500, 96), (85, 104))):
        d.oval(x, y, 6.400 - 0.4 * i, 5.6, hair).line(
            f"M{x - 4} {y - 2}Q{x + 1} {y + 3} {x + 5} {y - 2}", 1.1, "#96664a"
        )
    d.oval(83, 110, 4.400, 2.6, BODY)
    return rimmed(d, SEAT, 0)


def carter() -> Drawing:
    """A broad man with a short red-brown beard and a woollen cap."""
    d = medallion(SEAT, "#e6d2aa", "#7a5a34")
    bust(d, d.linear(26, 86, 102, 116, (0, "#8a6a4a"), (1, "#3d2a1c")), top=88, edge=97, neck=17)
    d.path("M47 87L64 103L81 87L77 83H51Z", "#f0e4cc")
    neck(d, RUDDY, 12.5)
    beard = d.linear(44, 60, 84, 96, (0, "#b8653a"), (1, "#6a2f16"))
    head(d, RUDDY, half=22.500, chin=90, jaw=16, top=30, cheeks=0.6)
    d.path("M42 62Q44 72 51 74Q64 69 77 74Q84 72 86 62Q89 82 78 90Q64 97 50 90Q39 82 42 62Z", beard)
    d.path("M64 71.500Q55 69 49 76Q56 79.500 64 76Q72 79.500 79 76Q73 69 64 71.500Z", "#c77443")
    d.path("M57 79Q64 82.500 71 79Q69 84 64 84Q59 84 57 79Z", "#7c342d").path(
        "M58.500 80.300Q64 82.600 69.500 80.300L68.500 81.800Q64 83.400 59.500 81.800Z", "#fdf8ef"
    )
    d.path("M41 48Q39 58 42 66L46 60V46ZM87 48Q89 58 86 66L82 60V46Z", "#8a4420")
    eyes(d, RUDDY, "#4b7592", y=57.500, wide=2.7)
    brows(d, "#8a4420", y=50, tilt=-0.4, thick=3.2)
    nose(d, RUDDY, tip=69, wide=5.8)
    cap = clothes(d)
    d.path("M38 46Q34 20 64 17Q94 20 90 46Q64 32 38 46Z", cap)
    d.path("M36 49Q36 40 40 39Q64 28 88 39Q92 40 92 49Q64 35 36 49Z", SHADE).line(
        "M38 46Q64 33 90 46", 1.2, LIGHT, opacity=0.8
    )
    d.line("M52 22Q48 29 48 36M64 18V32M76 22Q80 29 80 36", 1.2, SHADE)
    return rimmed(d, SEAT, 0)


def potter() -> Drawing:
    """A dark woman in a headcloth, rings of gold in her ears."""
    d = medallion(SEAT, "#f4cf8a", "#a05a2a")
    bust(d, d.linear(26, 86, 102, 116, (0, "#f6ead4"), (1, "#b59a78")), top=89, edge=99, neck=13)
    neck(d, DARK, 8.5, 101)
    d.line("M50 93Q56 101 64 102Q72 101 78 93", 2.6, "#d9a94e")
    for x in (56, 60, 64, 68, 72):
        d.disc(x, 101.500 - abs(x - 64) * 0.3, 1.9, BODY)
    head(d, DARK, half=19.5, chin=88.5, jaw=9, top=32, cheeks=0.3)
    wrap = clothes(d)
    d.path("M42 52Q34 24 52 18Q72 10 86 22Q96 34 86 52Q76 41 64 41Q52 41 42 52Z", wrap)
    d.path("M41 53Q52 38 72 41Q86 32 84 20Q98 34 87 53Q76 42 64 42.500Q52 42 41 53Z", SHADE, opacity=0.65)
    d.line("M44 46Q58 32 80 24M47 36Q58 24 74 19", 1.6, LIGHT, opacity=0.75)
    d.disc(82, 24, 7.500, wrap).line("M78 22Q82 26 87 23", 1.4, SHADE)
    eyes(d, DARK, "#2c1a10", y=58, wide=3.3, lash="#1a0d07")
    brows(d, "#1f120b", y=50.5, tilt=-0.4, thick=2.2)
    nose(d, DARK, tip=68.500, wide=5.4, bridge=57)
    lips(d, "#8a3436", y=77.5, half=7, curl=1.6)
    for x in (43, 85):
        d.line(ring(x, 71, 4.6), 2, "#f0c45c")
    return rimmed(d, SEAT, 0)


def shepherd() -> Drawing:
    """An old man under a broad felt hat, a white moustache, laughing lines, a pipe."""
    d = medallion(SEAT, "#c4dcb0", "#4f7548")
    bust(d, d.linear(26, 86, 102, 116, (0, "#b9a88c"), (1, "#5a4c3a")), top=88, edge=98, neck=15)
    neck(d, PALE, 11)
    scarf = clothes(d)
    d.path("M43 84Q52 96 64 96Q76 96 85 84L89 93Q78 106 64 106Q50 106 39 93Z", scarf)
    d.path("M59 102L52 115L64 117L67 104Z", SHADE)
    head(d, RUDDY, half=20.500, chin=89.5, jaw=11, top=30, cheeks=0.6)
    d.path("M42 54Q38 64 42 74L47 68V54ZM86 54Q90 64 86 74L81 68V54Z", "#eef1f3")
    eyes(d, RUDDY, "#5a7f96", y=58, wide=2.2)
    d.line(
        "M49 61L44.500 63M49.500 58.500L44.500 58.500M79 61L83.500 63M78.500 58.500L83.500 58.500M53 63.500Q55 65 58 64M70 64Q73 65 75 63.500",
        1.1,
        RUDDY.line,
        opacity=0.7,
    )
    brows(d, "#f4f6f8", y=51, tilt=-0.6, thick=3.6, reach=13)
    nose(d, RUDDY, tip=70, wide=6)
    d.path("M57 79Q64 82.500 71 79Q69 83.500 64 83.500Q59 83.500 57 79Z", "#7c342d")
    d.path(
        "M64 72Q57 69 52 74.500Q48 79 43 77Q46 83 54 81.500Q60 80 64 76.500Q68 80 74 81.500Q82 83 85 77Q80 79 76 74.500Q71 69 64 72Z",
        d.linear(0, 70, 0, 83, (0, "#ffffff"), (1, "#cdd5db")),
    )
    d.line("M69 81L86 87", 2.4, "#4a2f1c").path("M83 80H93V89Q88 93 83 89Z", "#6b4226").oval(88, 80, 5, 1.8, "#2a190e")
    d.line("M88 76Q85 71 89 67T88 58", 1.6, "#ffffff", opacity=0.55)
    hat = d.linear(30, 14, 98, 50, (0, "#8d8577"), (0.5, "#655d50"), (1, "#3a342b"))
    d.path("M43 40Q42 17 64 16Q86 17 85 40Q64 33 43 40Z", hat)
    d.path("M42.500 35Q64 28 85.500 35V41Q64 33 42.500 41Z", BODY)
    d.path("M21 50Q34 35 64 35Q94 35 107 50Q88 45 64 44.500Q40 45 21 50Z", hat)
    d.line("M24 48Q38 38 64 37.500Q90 38 104 48", 1.1, "#b7ae9e", opacity=0.7)
    return rimmed(d, SEAT, 0)


def fisher() -> Drawing:
    """A young man with black hair tied up, a band round his head, a fish hook at his collar."""
    d = medallion(SEAT, "#a8dcd8", "#2c6a78")
    d.line("M16 78Q22 74 28 78T40 78M90 84Q96 80 102 84T114 84M18 92Q24 88 30 92", 1.8, "#e4f6f6", opacity=0.6)
    bust(d, clothes(d), top=87, edge=97, neck=15)
    neck(d, TAN, 11, 98)
    d.path("M48 87L64 108L80 87L85 89L66 118H62L43 89Z", "#f0e6d2")
    hair = d.linear(38, 14, 90, 60, (0, "#4b5058"), (0.4, "#22252b"), (1, "#0d0f12"))
    d.oval(64, 20, 9.500, 7.500, hair).line("M57 18Q63 14 70 17", 1.3, "#7d8794")
    head(d, TAN, half=20.5, chin=89, jaw=12, top=29, cheeks=0.35)
    d.path("M43 58Q39 28 64 25Q89 28 85 58Q84 48 80 42Q64 36 48 42Q44 48 43 58Z", hair)
    d.path("M42.500 47Q64 37 85.500 47V41.500Q64 31.500 42.500 41.500Z", BODY).line(
        "M43 42.500Q64 32.500 85 42.500", 1.2, LIGHT
    )
    d.line("M50 30Q56 26.500 62 26.500", 1.5, "#7d8794")
    eyes(d, TAN, "#2a1a10", y=57.500, wide=2.3, lash="#1d130c")
    brows(d, "#17181b", y=51, tilt=0.6, thick=2.8)
    nose(d, TAN, tip=68.500, wide=5, bridge=57)
    smile(d, y=76, half=7.500, lip="#8a3f36")
    d.line("M64 105V110Q64 115 68 114Q71 112 69.500 109", 1.7, "#5a6670")
    return rimmed(d, SEAT, 0)


def healer() -> Drawing:
    """A woman of fifty summers, silver in the crown of her plaits, a shawl and a sprig of herbs."""
    d = medallion(SEAT, "#dccbe8", "#6a5480")
    hair = d.linear(36, 18, 94, 70, (0, "#b9b6b8"), (0.4, "#6d6467"), (1, "#35292c"))
    d.path("M64 20Q92 21 90 54L86 70H42L38 54Q36 21 64 20Z", hair)
    bust(d, d.linear(26, 86, 102, 116, (0, "#5d6b5a"), (1, "#263026")), top=88, edge=98, neck=14)
    neck(d, BROWN, 9, 99)
    d.path("M26 97Q38 88 47 87L64 110L81 87Q90 88 102 97L96 106Q82 98 64 121Q46 98 32 106Z", clothes(d))
    d.line("M34 99Q44 94 64 116Q84 94 94 99", 1.3, LIGHT, opacity=0.8)
    head(d, BROWN, half=20, chin=88.500, jaw=10, top=32, cheeks=0.4)
    d.path("M44 58Q42 44 52 37Q60 33.500 64 38Q68 33.500 76 37Q86 44 84 58Q90 46 84 34Q64 24 44 34Q38 46 44 58Z", hair)
    for i in range(9):
        x, y = 40 + 6 * i, 33 - 11 * (1 - ((i - 4) / 4) ** 2)
        d.oval(x, y, 5.2, 4.6, hair, transform=f"rotate({(i - 4) * 12} {x} {y})")
        d.line(f"M{x - 3} {y + 2:.2f}Q{x} {y - 2:.2f} {x + 3} {y - 2.5:.2f}", 1.1, "#ddd8da", opacity=0.8)
    eyes(d, BROWN, "#3d5a34", y=58, wide=2.8, lash="#2a160c", bags=True)
    brows(d, "#4a3c3a", y=50.500, tilt=-0.8, thick=2.4)
    nose(d, BROWN, tip=68.500, wide=4.8)
    mouth(d, BROWN, y=77, half=7, curl=2)
    d.line("M53 71Q51.500 75 53 78M75 71Q76.500 75 75 78", 1, BROWN.line, opacity=0.6)
    d.line("M82 112Q88 102 86 90", 1.8, "#5f8a3e")
    for x, y, turn in ((87, 96, 60), (83.500, 98, -60), (87, 103, 70), (82.500, 105, -50), (86, 89, 10)):
        d.path("M0 0Q-3.600 -4 0 -8.600Q3.600 -4 0 0Z", "#9fd072", transform=f"translate({x} {y}) rotate({turn})")
    return rimmed(d, SEAT, 0)


PEOPLE = (weaver, carter, potter, shepherd, fisher, healer)
"""In the order of the seat colours."""


def main() -> None:
    """Write every face."""
    for number, draw in enumerate(PEOPLE, 1):
        draw().write(f"person-{number}")


if __name__ == "__main__":
    main()
