"""The barbarians' voyage: their ship, the landing, a step of the sea; and the faces of the event die."""

from __future__ import annotations

from scenery import flame, glow
from svgkit import Drawing, box, num, ring

from .marks import LINE, STEEL, STEEL_DARK, STEEL_LIGHT, TRACKS, mark, rim

HULL = "M6 58Q4 46 12 38Q10 34 5 36Q6 28 14 29Q20 32 19 42Q22 60 34 63H68Q82 60 83 42Q82 33 90 30Q96 32 95 38Q91 36 89 40Q96 48 94 60Q90 82 66 84H34Q10 82 6 58Z"
SAIL = "M22 14Q50 22 78 14Q84 32 79 52Q50 44 21 52Q16 32 22 14Z"


def _ship(d: Drawing) -> None:
    """A dragon ship under a striped sail, about 100 units square, bow to the left."""
    d.path("M48.500 5H52.500V64H48.500Z", "#5a3b22")
    d.path(SAIL, d.linear(20, 14, 80, 52, (0, "#fff6e4"), (1, "#dcc8a0")))
    for x0, x1 in ((31, 41), (60, 70)):
        d.path(
            f"M{x0} {16.2}Q{(x0 + x1) / 2} {18} {x1} {18 if x0 < 50 else 16.2}L{x1} {47.2}Q{(x0 + x1) / 2} {47} {x0} {48.6}Z",
            "#b8281f",
        )
    d.path("M44 26q6 -7 12 0q2 5 -2 8v4h-8v-4q-4 -3 -2 -8Z", "#1d1712")
    d.disc(47.4, 29.5, 1.7, "#fff6e4").disc(52.6, 29.5, 1.7, "#fff6e4").path(
        "M50 31.500l1.400 2.600h-2.800Z", "#fff6e4"
    )
    d.line("M20 14Q50 22 80 14", 3, "#6b4526")
    d.path("M50.500 1L66 5L50.500 9Z", "#b8281f")
    d.path(HULL, d.linear(0, 36, 0, 84, (0, "#8a5630"), (0.5, "#633a1e"), (1, "#331c0e")))
    d.line("M10 60Q22 74 36 75H66Q82 73 91 58M16 70Q30 80 50 80T84 70", 1.6, "#2a170b", opacity=0.8)
    d.path("M19 42Q22 60 34 63H68Q82 60 83 42Q85 54 78 62Q74 67 67 68H35Q24 66 20 56Z", "#a86d3e")
    d.disc(12, 34, 1.3, "#ffd35e")
    for k, x in enumerate((32, 44, 56, 68)):
        d.disc(x, 67, 5.6, "#20140b").disc(x, 67, 4.8, ("#b8281f", "#d8b057")[k % 2]).disc(x, 67, 1.6, "#f4e7cc")


def ship() -> Drawing:
    d = Drawing(100, 100)
    d.group("translate(4 5) scale(.92)")
    rim(d, HULL + SAIL + "M48.500 1H51L66 5L52.500 9V64H48.500Z", 3.6, 2)
    _ship(d)
    d.path(
        "M4 88Q14 78 25 86T48 86T71 86T96 86V92Q84 98 71 92T48 92T25 92T4 94Z",
        "#7cc3dc",
        stroke="#eaf7fb",
        stroke_width=1.8,
        stroke_linejoin="round",
    )
    d.end()
    return d


def step() -> Drawing:
    """One stretch of the sea on the way to the coast."""
    d = Drawing(100, 100)
    d.disc(50, 52, 45, "#05090e", opacity=0.4)
    d.disc(50, 50, 45, "#0d2434").disc(50, 50, 43, d.linear(0, 8, 0, 92, (0, "#3f8fae"), (1, "#1c5572")))
    d.line(ring(50, 50, 41), 2, "#a9dcec", opacity=0.55)
    for y, tone in ((38, 0.95), (55, 0.7), (72, 0.45)):
        half = 26 if y == 55 else 22
        d.line(
            f"M{50 - half} {y}q{half / 4:g} -9 {half / 2:g} 0t{half / 2:g} 0t{half / 2:g} 0t{half / 2:g} 0",
            4.4,
            "#e4f5fa",
            opacity=tone,
        )
    return d


def _axe(d: Drawing, angle: float) -> None:
    d.group(f"rotate({num(angle)} 50 52)")
    d.path("M47.500 24H52.500V90H47.500Z", "#7a4d28")
    d.path(
        "M52 26Q66 22 72 34Q68 50 52 48Q57 37 52 26Z",
        d.linear(52, 26, 72, 44, (0, STEEL_DARK), (0.5, STEEL), (1, STEEL_LIGHT)),
        stroke=LINE,
        stroke_width=1.2,
    )
    d.end()


def landing() -> Drawing:
    """Where the voyage ends: crossed axes before a burning gate."""
    d = Drawing(100, 100)
    d.disc(50, 52, 45, "#05090e", opacity=0.4)
    d.disc(50, 50, 46, "#2a0a07").disc(50, 50, 44, "#d8483b")
    d.disc(50, 50, 40, d.linear(0, 10, 0, 90, (0, "#2b1710"), (0.6, "#7d2415"), (1, "#e06a2c")))
    glow(d, 50, 66, 36, "#ffc25e", 0.75)
    d.path("M27 78V38H33V43H38V38H44V43H56V38H62V43H67V38H73V78Z", "#1d100b")
    d.path("M42 78V66a8 8 0 0 1 16 0V78Z", "#ffb54a")
    flame(d, 34, 42, 24)
    flame(d, 66, 42, 26)
    flame(d, 50, 44, 20)
    d.path("M15 76Q50 68 85 76Q72 92 50 92T15 76Z", "#3c8aa8")
    d.line("M24 81q6 -5 12 0t12 0t12 0t12 0", 2.4, "#e4f5fa", opacity=0.8)
    _axe(d, 38)
    d.group("translate(100 0) scale(-1 1)")
    _axe(d, 38)
    d.end()
    return d


def _face(d: Drawing) -> None:
    d.rect(4, 6, 56, 55, 13, "#000000", opacity=0.3)
    d.rect(4, 3, 56, 56, 13, "#c9b588")
    d.rect(4, 3, 56, 53, 13, d.linear(4, 3, 60, 56, (0, "#fffaf0"), (0.55, "#f6ecd6"), (1, "#e6d6b1")))
    d.line(box(6, 5, 52, 49, 11), 1.2, "#ffffff", opacity=0.7)


def die_ship() -> Drawing:
    """The barbarians sail: their ship, black on bone, under a red sail."""
    d = Drawing()
    _face(d)
    d.group("translate(9 6) scale(.46)")
    d.path("M47 4H53V64H47Z", "#1d1712").path("M50 1L68 6L50 11Z", "#b8281f")
    d.path("M20 14Q50 22 80 14Q87 33 81 54Q50 45 19 54Q13 33 20 14Z", "#b8281f")
    d.path("M42 25q8 -9 16 0q3 7 -2.500 11v5h-11v-5q-5.500 -4 -2.500 -11Z", "#fff6e4")
    d.disc(46.6, 30, 2.4, "#7d1610").disc(53.4, 30, 2.4, "#7d1610")
    d.path(HULL, "#1d1712")
    d.path("M4 90Q14 80 25 88T48 88T71 88T96 88V95Q84 101 71 95T48 95T25 95T4 98Z", "#3c8aa8")
    d.end()
    return d


GATES = {
    "trade": "M10 52V29H6.500L32 8.500L57.500 29H54V52Z",
    "politics": "M9 52V11H16.500V16H22.500V11H28.500V16H35.500V11H41.500V16H47.500V11H55V52Z",
    "science": "M9 52V25H13Q15 9 32 9T51 25H55V52Z",
}
"""A gable, battlements, a dome."""


def die_gate(track: str) -> Drawing:
    """A gate in the track's colour and of its own shape, the mark in the gateway."""
    d = Drawing()
    _face(d)
    tone, gate = TRACKS[track], GATES[track]
    d.path(gate, tone.night, stroke=tone.night, stroke_width=3, stroke_linejoin="round")
    d.path(gate, d.linear(10, 10, 54, 52, (0, tone.mid), (1, tone.deep)))
    if track == "trade":
        d.line("M14 25.500L32 11L50 25.500", 1.6, tone.light, opacity=0.8)
    elif track == "science":
        d.line("M13 25H51", 1.6, tone.night, opacity=0.6)
    else:
        d.line("M10 23H15M49 23H54", 1.4, tone.night, opacity=0.5)
    d.line("M9.500 32H12.500M51.500 32H54.500M9.500 40H12M52 40H54.500", 1.4, tone.night, opacity=0.5)
    d.path("M13 52V38A19 17 0 0 1 51 38V52Z", tone.night)
    d.path("M15 52V38A17 15 0 0 1 49 38V52Z", "#fffaf0")
    mark(d, track, 32, 38.5, 0.98, tone.night, tone.mid)
    return d


DRAWINGS = {
    "ship-barbarian": (ship,),
    "barbarian-step": (step,),
    "barbarian-landing": (landing,),
    "die-event-ship": (die_ship,),
    **{f"die-event-{track}": (die_gate, track) for track in TRACKS},
}
