"""Pieces of the cities: knights of three ranks, awake and idle, walls, what crowns a metropolis, the merchant."""

from __future__ import annotations

from svgkit import Drawing, box, ring

from .marks import (
    BODY,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    LIGHT,
    LINE,
    RIM,
    SHADE,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    TRACKS,
    contact,
    mark,
    rim,
)

ROUND = ring(40, 68, 27)
HEATER = "M11 42Q26 46 40 40Q54 46 69 42C71 66 62 86 40 96C18 86 9 66 11 42Z"
GREAT = "M8 54L16 49Q29 55 40 47Q51 55 64 49L72 54C74 72 64 90 40 99C16 90 6 72 8 54Z"
SHIELDS = {1: ROUND, 2: HEATER, 3: GREAT}


DEVICES = {
    1: ring(40, 66, 11) + ring(40, 66, 6, False) + ring(40, 66, 2.6),
    2: "M20 60L40 50L60 60V68L40 58L20 68ZM22 74L40 65L58 74V80L40 72L22 80Z",
    3: "M36 55H44V64H56V71H44V82H36V71H24V64H36Z",
}
"""What is painted on the shield of one on watch."""
BASE = box(12, 83, 56, 15, 7.5)
"""The plinth of a knight."""


def _pips(d: Drawing, rank: int, awake: bool) -> None:
    """The plinth with one to three pips: the rank, to be read where nothing else can."""
    d.path(BASE, d.linear(0, 83, 0, 98, (0, "#3a4654"), (1, "#10161d")))
    d.line("M19 84.500H61", 1, "#ffffff", opacity=0.25)
    for k in range(rank):
        x = 40 + (k - (rank - 1) / 2) * 16
        d.disc(x, 90.5, 5.4, "#0b1016").disc(x, 90.5, 4.6, "#ffd75e" if awake else "#dfe4e8")


def _shield(d: Drawing, rank: int, awake: bool) -> None:
    """In the colours of the seat, or grey within a band of them."""
    outline = SHIELDS[rank]
    d.line(outline, 4.4, LINE)
    if awake:
        d.path(outline, d.linear(14, 40, 60, 96, (0, LIGHT), (0.32, BODY), (1, SHADE)))
        d.line(outline, 2.4, RIM)
        d.path(DEVICES[rank], LIGHT, opacity=0.85)
        return
    d.path(outline, d.linear(14, 40, 60, 96, (0, "#c3c8cc"), (1, "#7d858c")))
    d.line(outline, 7.4, SHADE)
    d.line(outline, 5.8, BODY)


def _sword(d: Drawing, x: float, top: float) -> None:
    d.path(f"M{x - 3} 62V{top + 9}L{x} {top}L{x + 3} {top + 9}V62Z", STEEL_LIGHT)
    d.path(f"M{x} 62V{top}L{x + 3} {top + 9}V62Z", STEEL)


def _kettle(d: Drawing) -> None:
    """A foot soldier's face under a broad iron hat."""
    d.path("M27 26Q40 18 53 26Q53 42 40 45Q27 42 27 26Z", d.linear(28, 20, 52, 44, (0, "#efc9a2"), (1, "#c18f66")))
    d.path("M28 33Q40 37 52 33C51 43 46 47 40 47C34 47 29 43 28 33Z", "#5a3c26")
    d.disc(35, 29, 1.6, "#1c1410").disc(45, 29, 1.6, "#1c1410")
    d.path(
        "M26 22C27 10 33 6 40 6S53 10 54 22Z", d.linear(26, 6, 54, 22, (0, STEEL_LIGHT), (0.6, STEEL), (1, STEEL_DARK))
    )
    d.path(
        "M15 25Q28 17 40 17T65 25Q53 23 40 23T15 25Z",
        d.linear(0, 17, 0, 26, (0, STEEL_LIGHT), (1, STEEL_DARK)),
        stroke=STEEL_DARK,
        stroke_width=1.4,
        stroke_linejoin="round",
    )


def _visor(d: Drawing) -> None:
    """A closed helm and a plume."""
    d.path("M40 12C38 2 24 -1 16 8Q22 9 24 14Q32 8 40 14Z", d.linear(16, 2, 40, 14, (0, LIGHT), (1, SHADE)))
    d.path(
        "M24 44V23C24 13 32 10 40 10S56 13 56 23V44Q48 50 40 50T24 44Z",
        d.linear(24, 10, 56, 48, (0, STEEL_LIGHT), (0.55, STEEL), (1, STEEL_DARK)),
    )
    d.path("M26 25H38V30H26ZM42 25H54V30H42Z", "#10161c")
    d.line("M40 12V46", 2.4, GOLD)
    for y in (35, 40):
        d.disc(33, y, 1.2, STEEL_DARK).disc(47, y, 1.2, "#37434f")


def _mounted(d: Drawing) -> None:
    """A crowned rider; his horse looks to the left, his pennant flies to the right."""
    d.path(
        "M22 60L18 40Q10 44 5 39L3 33Q9 28 13 20Q14 14 18 10L22 14Q31 18 34 36L38 60Z",
        d.linear(4, 12, 36, 56, (0, "#fdfaf3"), (1, "#b7ab98")),
    )
    d.path("M22 14Q33 17 36 40L40 58L33 60Q32 34 20 17Z", SHADE)
    d.disc(14.5, 25.5, 1.9, "#20160e").disc(6, 36, 1.1, "#20160e")
    d.line("M19 40Q17 31 12 28", 1.8, BODY)
    d.path(
        "M38 58V27C38 19 43 17 48 17S58 19 58 27V46L50 56Z", d.linear(38, 17, 58, 50, (0, STEEL_LIGHT), (1, STEEL_DARK))
    )
    d.path("M39 29H57V33.500H39Z", "#10161c")
    d.path(
        "M36 19L35 6L41.500 12L48 3L54.500 12L61 6L60 19Z",
        GOLD,
        stroke=GOLD_DARK,
        stroke_width=1,
        stroke_linejoin="round",
    )
    d.path("M67.500 60V3H70.500V60Z", "#7a5230")
    d.path("M70.500 4L77.500 9L70.500 15Z", BODY, stroke=SHADE, stroke_width=1)


def knight(rank: int, awake: bool) -> Drawing:
    d = Drawing(80, 100)
    d.group("translate(3.4 4) scale(.915)")
    contact(d, 46, 94, 34, 8)
    if not awake:
        helm = "M26 79V66a14 14 0 0 1 28 0V79Z"
        rim(d, SHIELDS[rank] + BASE, 2.6, 2.2)
        _shield(d, rank, awake=False)
        d.line(helm, 4, LINE)
        d.path(helm, d.linear(28, 52, 54, 79, (0, "#e3e7ea"), (1, "#69727a")))
        d.path(box(30, 65, 20, 4.6), "#10161c")
        d.line("M40 53V79", 1.6, "#69727a")
        _pips(d, rank, awake=False)
        d.end()
        return d
    if rank == 1:
        outline = ROUND + "M15 25Q26 18 26 20C27 10 33 6 40 6S53 10 54 20Q56 19 65 25L54 28L52 44H28L26 28Z"
        rim(d, outline + "M66 62V21L69 12L72 21V62Z" + BASE)
        _sword(d, 69, 12)
        _kettle(d)
    elif rank == 2:
        outline = HEATER + "M24 46V23C20 14 22 12 16 8C24 -1 38 2 40 10C48 10 56 13 56 23V46Z"
        rim(d, outline + "M67 62V14L70 4L73 14V62Z" + BASE)
        _sword(d, 70, 4)
        _visor(d)
    else:
        horse = "M22 60L18 40Q10 44 5 39L3 33Q9 28 13 20Q14 14 18 10L22 14Q28 16 32 24L38 27L36 19L35 6L41.500 12L48 3L54.500 12L61 6L60 19L58 27V60Z"
        d.group("translate(-.5 0)")
        rim(d, GREAT + horse + "M67.500 60V3H70.500L77.500 9L70.500 15V60Z" + BASE)
        _mounted(d)
    _shield(d, rank, awake=True)
    _pips(d, rank, awake=True)
    if rank == 3:
        d.end()
    d.end()
    return d


def city_wall() -> Drawing:
    """Stone with two towers, as wide as a city and a little more; it stands before the city's foot."""
    d = Drawing(150, 64)
    d.group("translate(2.2 1.5) scale(.96)")
    teeth = "".join(f"V17H{24 + k * 15 + 8.4:g}V23H{24 + k * 15 + 15:g}" for k in range(7))
    wall = f"M24 56V23{teeth}V56Z"
    left = "M7 58V15H4V5H11V9H17V5H24V9H30V5H35V15H32V58Z"
    right = "M118 58V15H115V5H120V9H126V5H133V9H139V5H146V15H143V58Z"
    rim(d, wall + left + right, 2.6, 2)
    d.path(wall, d.linear(0, 17, 0, 56, (0, "#e9e0cd"), (1, "#a99b84")))
    d.line(
        "M24 33H126M24 42H126M24 50H126M40 25V33M62 25V33M84 25V33M106 25V33M51 33V42M95 33V42M40 42V50M62 42V50M88 42V50M110 42V50",
        1.6,
        "#857762",
        opacity=0.75,
    )
    d.path("M24 23H126V26.500H24Z", "#6e614e", opacity=0.35)
    for tower, x in ((left, 7), (right, 118)):
        d.path(tower, d.linear(x, 0, x + 25, 0, (0, "#f6efe0"), (0.5, "#cdbfa6"), (1, "#8f806a")))
        d.path(box(x, 15, 25, 3.5), "#6e614e", opacity=0.45)
        d.path(
            f"M{x + 6} 20H{x + 19}V44L{x + 12.5} 38L{x + 6} 44Z",
            d.linear(x + 6, 20, x + 19, 44, (0, LIGHT), (0.4, BODY), (1, SHADE)),
        )
    d.path("M64 56V44A11 11 0 0 1 86 44V56Z", "#3a2b1c")
    d.line("M69 56V38M75 56V34M81 56V38M64.500 47H85.500", 1.6, "#8d6a3f")
    d.path("M52 24H98V33L75 37L52 33Z", BODY).path("M75 24H98V33L75 37Z", SHADE)
    d.end()
    return d


PLATES = {
    "trade": ring(32, 37, 20),
    "politics": "M12 22Q23 24 32 19Q41 24 52 22C54 40 48 51 32 58C16 51 10 40 12 22Z",
    "science": "M32 15L51.500 26V48L32 59L12.500 48V26Z",
}
_MURAL = "M15 26L12 4H20V9H27V3H37V9H44V4H52L49 26Z"


def metropolis(track: str) -> Drawing:
    """A plate with the track's mark under a golden crown of battlements; disc, shield or hexagon."""
    d = Drawing(64, 64)
    tone, plate = TRACKS[track], PLATES[track]
    d.group("translate(3.2 3) scale(.9)")
    rim(d, _MURAL + plate)
    d.path(_MURAL, d.linear(12, 3, 52, 24, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK)))
    d.line("M14.500 17H49.500", 1.6, GOLD_DARK, opacity=0.7)
    d.line(plate, 6, GOLD_DARK)
    d.line(plate, 4, GOLD_LIGHT)
    d.path(plate, d.radial(27, 30, 32, (0, tone.mid), (1, tone.deep)))
    mark(d, track, 32, 38 if track != "science" else 36.5, 1.12, "#fffdf4", tone.deep)
    d.end()
    return d


def merchant() -> Drawing:
    """A trader under a broad hat, a pack on his back; his coat has his master's colour."""
    d = Drawing(80, 100)
    d.group("translate(3.2 3.2) scale(.92)")
    coat = "M40 34C26 36 20 52 16 94Q40 101 64 94C60 52 54 36 40 34Z"
    pack = "M52 40Q70 38 74 54Q76 72 66 76L56 74Z"
    hat = "M12 25Q24 19 28 19Q28 2 40 2T52 19Q56 19 68 25Q54 28 40 28T12 25Z"
    stick = "M12 96L9 40H13L16 96Z"
    contact(d, 44, 95, 34, 7)
    rim(d, coat + pack + hat + stick + ring(40, 30, 11))
    d.path(stick, "#7a5230")
    d.path(pack, d.linear(52, 40, 74, 76, (0, "#c99a5c"), (1, "#7d5527")))
    d.line("M56 52Q66 48 74 54M58 64Q67 61 74 65", 1.8, "#5f3d18")
    d.path(coat, d.linear(18, 36, 62, 96, (0, LIGHT), (0.3, BODY), (1, SHADE)))
    d.path("M40 34Q47 36 50 42L44 96H36L32 42Q34 36 40 34Z", RIM)
    d.path("M40 34Q47 36 50 42L44 96H40Z", "#d8cdb4")
    d.path(box(24, 63, 32, 6, 2), "#6a451f").disc(40, 66, 4, GOLD)
    d.path("M26 46Q14 56 10 60L14 66Q26 60 32 54Z", SHADE).disc(11.5, 62, 4.6, "#e0b48c")
    d.path("M29 24H51Q52 42 40 45Q28 42 29 24Z", d.linear(30, 24, 52, 44, (0, "#efc9a2"), (1, "#c18f66")))
    d.path("M30 35.500Q40 40 50 35.500Q51 48 40 53Q29 48 30 34Z", "#6d4527")
    d.disc(35.5, 32, 1.7, "#1c1410").disc(44.5, 32, 1.7, "#1c1410")
    d.path(hat, d.linear(12, 6, 66, 32, (0, "#a4683a"), (1, "#56331a")))
    d.path("M28 18.500Q40 23 52 18.500V14.500Q40 19 28 14.500Z", GOLD)
    d.path("M50 16Q60 1 68 4Q66 14 54 18Z", "#fffaf0")
    d.end()
    return d


def tipped_city() -> Drawing:
    """A pillaged city that counts as a settlement: the tower is broken, smoke rises, the gate is barred."""
    d = Drawing(120, 120)
    d.group("translate(3.5 4) scale(.945)")
    left = "M8 112V70L15 62L20 68L27 58L33 66L36 64V112Z"
    keep = "M36 112V56L42 60L48 46L55 55L61 44L68 58L75 50L84 62V112Z"
    right = "M84 112V72L92 66L98 74L106 68L112 78V112Z"
    smoke = "M50 44Q40 34 50 26Q60 20 54 10Q70 14 68 26Q64 34 70 38Q64 46 58 44Z"
    contact(d, 68, 113, 54, 11)
    rim(d, left + keep + right + smoke, 3.2, 2.8)
    d.path(smoke, d.linear(50, 8, 64, 46, (0, "#8a8a8c"), (1, "#4a484a")))
    d.path("M54 42Q50 34 57 29Q63 24 60 17Q66 24 62 30Q58 36 63 40Z", "#b9b9bb", opacity=0.8)
    d.path(keep, d.linear(36, 0, 84, 0, (0, LIGHT), (0.3, BODY), (0.62, BODY), (0.63, SHADE), (1, SHADE)))
    d.path(left, d.linear(8, 0, 36, 0, (0, LIGHT), (0.4, BODY), (0.72, BODY), (0.73, SHADE), (1, SHADE)))
    d.path(right, d.linear(84, 0, 112, 0, (0, BODY), (0.5, BODY), (0.51, SHADE), (1, SHADE)))
    d.path(
        "M36 56L42 60L48 46L55 55L61 44L68 58L75 50L84 62V70L75 60L68 68L61 54L55 65L48 56L42 70L36 66Z",
        "#1c1410",
        opacity=0.7,
    )
    d.path(
        "M8 70L15 62L20 68L27 58L33 66L36 64V72L33 75L27 68L20 78L15 72L8 80ZM84 72L92 66L98 74L106 68L112 78V86L106 78L98 84L92 76L84 81Z",
        "#1c1410",
        opacity=0.6,
    )
    d.path("M46 112V98A14 14 0 0 1 74 98V112Z", "#140d0a")
    d.line("M46 108L74 94M46 95L74 109", 4.4, "#9a6b3c")
    d.path("M18 84h7v12h-7zM95 88h7v11h-7zM56 70h8v13h-8z", "#140d0a")
    d.line("M64 64L68 76L63 84L68 92M28 100L32 92L29 86", 1.8, "#1c1410", opacity=0.6)
    d.end()
    return d


DRAWINGS = {
    "piece-city-tipped": (tipped_city,),
    **{f"piece-knight-{rank}": (knight, rank, True) for rank in (1, 2, 3)},
    **{f"piece-knight-{rank}-idle": (knight, rank, False) for rank in (1, 2, 3)},
    "piece-city_wall": (city_wall,),
    **{f"piece-metropolis-{track}": (metropolis, track) for track in TRACKS},
    "piece-merchant": (merchant,),
}
