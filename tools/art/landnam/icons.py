"""One-colour icons of Landnám; white stands for the colour asked for, black over white for its darker tone."""

from __future__ import annotations

from svgkit import Drawing, box, num, ring

from .figures import HORSE, HULL

INK = "#000000"
HEXAGON = "M32 3L57 17.500V46.500L32 61L7 46.500V17.500Z"


def _arrow(d: Drawing, x: float, y: float, turn: float, k: float = 1) -> None:
    """An arrow whose tip is at x, y; 0 points to the right."""
    d.group(f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(k)})")
    d.soft("M0 0L-12 -11V-5H-24V5H-12V11Z", 1).end()


def _bars(d: Drawing) -> None:
    d.path("M5 24L12 15H44L37 24Z").path("M5 27H37V38H5Z", opacity=0.75).path("M40 26L47 17V28L40 37Z", opacity=0.5)
    d.path("M20 46L27 40H59L52 46Z").path("M20 49H52V59H20Z", opacity=0.75).path("M55 48L62 41V51L55 58Z", opacity=0.5)


def explore(d: Drawing) -> None:
    """A hexagon out of the fog, with an arrow into it."""
    d.line(HEXAGON, 5, stroke_dasharray="9 8")
    _arrow(d, 47, 32, 0, 1.15)


def unknown(d: Drawing) -> None:
    """Banks of fog."""
    d.line("M8 18H44M54 18H56M16 30H58M6 30H7M6 42H38M48 42H58M20 54H50", 6.4)


def step(d: Drawing) -> None:
    """From one hexagon to the next."""
    d.path("M17 22L30 29.500V45L17 52.500L4 45V29.500Z", opacity=0.6).line(
        "M47 22L60 29.500V45L47 52.500L34 45V29.500Z", 3.6
    )
    d.line("M15 16Q32 0 46 12", 5).soft("M52 18L38 16L49 6Z", 2)


def settler(d: Drawing) -> None:
    d.group("translate(28 60) scale(.56)").path(HORSE).path(
        "M-40 -52Q-54 -44 -53 -4L-42 -2Q-40 -26 -36 -40Z", opacity=0.7
    )
    d.path("M8 -60Q16 -80 34 -94L36 -103L41 -94Q30 -84 30 -66Q26 -56 18 -50Z", INK, opacity=0.4).disc(
        48, -76, 3.4, INK, opacity=0.6
    )
    d.path("M-28 -63Q-6 -66 14 -62L18 -38Q-6 -30 -28 -38Z", INK, opacity=0.35).end()


def longship(d: Drawing) -> None:
    d.group("translate(32 60) scale(.54)").path(HULL).path("M-3 -106H3V-26H-3ZM3 -106L20 -101L3 -97Z", opacity=0.8)
    d.path("M-32 -96Q0 -89 32 -96Q39 -68 31 -42Q0 -49 -32 -42Q-40 -68 -32 -96Z", opacity=0.8)
    d.path("M-9 -92H9V-46H-9Z", INK, opacity=0.35).end()


def outer_ship(d: Drawing) -> None:
    """A ship on the sea outside: beyond a rim."""
    d.group("translate(40 62) scale(.4)").path(HULL).path(
        "M-32 -96Q0 -89 32 -96Q39 -68 31 -42Q0 -49 -32 -42Q-40 -68 -32 -96Z", opacity=0.8
    ).end()
    d.line("M22 3L5 13V49L14 55", 5, stroke_dasharray="10 7")


def farm(d: Drawing) -> None:
    d.path("M20 14H44Q60 16 62 58H20Z", opacity=0.65).path("M4 58V34L20 13L36 34V58Z")
    d.line("M2 36L24 7M38 36L16 7", 4).path(box(15, 42, 10, 16, 4), INK, opacity=0.55)


def town(d: Drawing) -> None:
    d.path("M22 58V32L42 3L62 32V58Z", opacity=0.65).path("M2 58V42L17 23L32 42V58Z")
    d.line("M1 44L20 18M33 44L14 18", 3.6).path(box(12, 48, 9, 10, 4), INK, opacity=0.55).path(
        box(40, 42, 10, 16, 4), INK, opacity=0.5
    ).disc(42, 27, 4, INK, opacity=0.5)


def iron(d: Drawing) -> None:
    _bars(d)


def bog(d: Drawing) -> None:
    """Cotton grass over a pool."""
    d.oval(32, 53, 29, 8.5, opacity=0.6).line("M14 52q5 -3 10 0t10 0t10 0", 3)
    d.line("M14 46Q15 30 12 20M32 45V14M50 46Q48 32 52 22", 3.6)
    for x, y in ((11, 16), (32, 10), (53, 18)):
        d.disc(x, y, 6.4).disc(x - 4, y + 4, 4).disc(x + 4, y + 4, 4)


def mountain(d: Drawing) -> None:
    d.path("M2 58L22 16L32 36L42 24L62 58Z").path("M22 16L32 36L42 58H24Z", INK, opacity=0.3).path(
        "M22 16L14 33L20 30L24 36L28 28Z", INK, opacity=0.55
    )


def sea(d: Drawing) -> None:
    for y, a in ((14, 1.0), (32, 0.8), (50, 0.6)):
        d.line(
            f"M4 {y + 4}Q11 {y - 8} 18 {y + 2}Q22 {y + 8} 28 {y + 3}Q34 {y - 8} 41 {y + 2}Q46 {y + 8} 60 {y - 2}",
            6,
            opacity=a,
        )


def ageing(d: Drawing) -> None:
    """A number disc and an arrow round it."""
    d.line("M51 19A23 23 0 1 0 55 34", 5.4).soft("M56 6V24L40 21Z", 2)
    d.disc(32, 32, 14, opacity=0.6).line("M26 29L33 24V40", 4.6, INK, opacity=0.7)


def harvest(d: Drawing) -> None:
    """A sickle over ears."""
    d.line("M10 60V34M20 60V28M30 60V36", 3.4, opacity=0.7)
    for x, y in ((10, 32), (20, 26), (30, 34)):
        d.path(f"M{x} {y - 14}Q{x + 7} {y - 4} {x} {y + 4}Q{x - 7} {y - 4} {x} {y - 14}Z", opacity=0.85)
    d.path("M26 12Q62 -6 61 34L53 48L49 44L53 34Q54 8 26 12Z").line("M52 46L44 60", 6.4, opacity=0.75)


def famine(d: Drawing) -> None:
    """An empty bowl."""
    d.path("M4 34H60Q58 56 40 58H24Q6 56 4 34Z").path("M10 38H54Q53 42 51 45H13Q11 42 10 38Z", INK, opacity=0.55)
    d.line("M16 8L48 26M48 8L16 26", 5.6, opacity=0.8)


def althing(d: Drawing) -> None:
    """The law rock and those who stand before it."""
    d.path("M14 40L20 18L32 10L46 16L52 40Z", opacity=0.65).path("M26 14V4H30L34 6L30 8V12L38 10V16H26Z")
    for x, y, r in ((10, 42, 5), (24, 46, 5.6), (40, 46, 5.6), (54, 42, 5)):
        d.disc(x, y, r).path(
            f"M{x - r * 1.5} 62Q{x - r * 1.4} {y + r} {x} {y + r}Q{x + r * 1.4} {y + r} {x + r * 1.5} 62Z"
        )


def horn(d: Drawing) -> None:
    """A horn that calls to the assembly."""
    d.path("M6 26Q26 30 36 20L46 8L60 24Q48 50 22 48Q10 46 6 34Z").path(
        "M46 8Q58 8 60 24Q50 22 46 8Z", INK, opacity=0.5
    )
    d.line("M16 30L14 45M30 26L32 46", 4, INK, opacity=0.5).line("M14 12Q20 14 24 10M10 4Q18 8 26 3", 3.4, opacity=0.7)


def lawsuit(d: Drawing) -> None:
    """Scales."""
    d.path(box(29, 8, 6, 46, 2) + box(17, 52, 30, 7, 3) + box(6, 11, 52, 6, 2)).disc(32, 7, 5)
    for x in (13, 51):
        d.line(f"M{x} 16L{x - 9} 36M{x} 16L{x + 9} 36", 3).path(
            f"M{x - 12} 36H{x + 12}A12 10 0 0 1 {x - 12} 36Z", opacity=0.8
        )


def plaintiff(d: Drawing) -> None:
    """Somebody points."""
    d.disc(20, 14, 10).path("M4 61Q2 28 20 28Q38 28 36 61Z", opacity=0.7).soft(
        "M30 34L56 24V18L63 27L56 36V31L34 42Z", 1
    )


def defendant(d: Drawing) -> None:
    """Somebody behind a shield."""
    d.disc(40, 13, 10).path("M24 61Q22 27 40 27Q58 27 60 61Z", opacity=0.65)
    d.disc(22, 42, 19).disc(22, 42, 14.6, INK, opacity=0.35).path("M22 27.400A14.600 14.600 0 0 1 22 56.600Z").disc(
        22, 42, 4.6, INK, opacity=0.6
    )


def ask_help(d: Drawing) -> None:
    """Somebody calls another."""
    d.disc(14, 24, 8.6).path("M1 61Q0 36 14 36Q28 36 27 61Z", opacity=0.7)
    d.disc(51, 30, 7.6, opacity=0.6).path("M40 61Q39 41 51 41Q63 41 62 61Z", opacity=0.45)
    d.line("M27 20Q31 24 27 29M33 14Q41 23 33 33", 4)


def join(d: Drawing) -> None:
    """One more at a side."""
    d.disc(14, 20, 8.6).path("M1 61Q0 32 14 32Q28 32 27 61Z", opacity=0.7)
    d.disc(37, 20, 8.6).path("M24 61Q23 32 37 32Q51 32 50 61Z", opacity=0.7)
    d.path("M50 4H56V12H64V18H56V26H50V18H42V12H50Z")


def close_side(d: Drawing) -> None:
    """A hand that says: enough."""
    d.path(
        "M18 34V14a4.500 4.500 0 0 1 9 0V8a4.500 4.500 0 0 1 9 0v5a4.500 4.500 0 0 1 9 0v8a4.500 4.500 0 0 1 9 0V40Q54 61 35 61Q22 61 15 48L7 36Q6 30 12 30Z"
    )
    d.line("M27 15V32M36 14V32M45 21V34", 2.4, INK, opacity=0.5)


def outlaw(d: Drawing) -> None:
    """A wolf's head."""
    d.path(
        "M4 4L20 16H44L60 4L61 34L46 52L32 62L18 52L3 34ZM12 32L26 37L23 43L15 41ZM52 32L38 37L41 43L49 41ZM26 51H38L32 58Z"
        "M9 12L18 19L10 25ZM55 12L46 19L54 25Z",
        hole=True,
    )


def drive_out(d: Drawing) -> None:
    """One pushes another off a hexagon."""
    d.path("M24 12L44 23.500V46.500L24 58L4 46.500V23.500Z", opacity=0.55)
    _arrow(d, 34, 35, 0, 1.1)
    d.disc(52, 26, 6.4).path("M42 58Q41 34 52 34Q63 34 62 58Z")


def retreat(d: Drawing) -> None:
    """A figure turns back."""
    d.disc(44, 14, 8.6).path("M30 61Q29 26 44 26Q59 26 58 61Z", opacity=0.7)
    _arrow(d, 4, 40, 180, 1.1)


def pardon(d: Drawing) -> None:
    """Two hands that meet."""
    d.path("M2 22L16 16L32 22L46 16L62 24V42L54 40L38 54Q32 58 26 54L10 40L2 44Z")
    d.line("M32 22L22 32Q26 38 34 32L48 44M30 48L35 52M24 42L30 48", 3.2, INK, opacity=0.6)


def dismiss(d: Drawing) -> None:
    """A case struck out."""
    d.path("M12 6H46Q54 6 54 13H48V50Q48 58 40 58H12Q6 58 6 51H12Z", opacity=0.75).line(
        "M20 18H40M20 28H40M20 38H34", 3.6, INK, opacity=0.5
    )
    d.line("M10 54L56 10", 6.4)


def dissolve(d: Drawing) -> None:
    """The assembly runs apart."""
    d.path("M26 34L30 18L38 12L44 34Z", opacity=0.55)
    for x, y, turn in ((14, 16, 225), (52, 16, 315), (12, 50, 135), (54, 50, 45)):
        _arrow(d, x + (-8 if x < 32 else 8), y + (-8 if y < 32 else 8), turn, 0.86)


def fate(d: Drawing) -> None:
    """A card with a rune."""
    d.path(
        box(11, 3, 42, 58, 6)
        + "M29 12H35V24L46 14V22L35 32V36L46 46V54L35 44V54H29V44L18 54V46L29 36V32L18 22V14L29 24Z",
        hole=True,
    )


def fair_wind(d: Drawing) -> None:
    d.line("M4 22H38Q48 22 48 14T40 7Q34 8 35 14M4 34H52Q61 34 61 42T53 50Q46 49 48 43M4 46H28Q36 46 36 53T29 60", 5.4)


def mountain_track(d: Drawing) -> None:
    d.path("M2 52L24 8L36 30L44 20L62 52Z", opacity=0.8).line("M22 60Q36 52 28 45T36 34T26 22", 5, INK, opacity=0.75)


def feud(d: Drawing) -> None:
    """Crossed axes."""
    for turn in (-40, 40):
        d.group(f"rotate({turn} 32 34)").path(box(29.6, 4, 4.8, 58, 2)).path(
            "M33 6H42Q52 8 52 18Q52 28 42 30L33 24Z" if turn > 0 else "M31 6H22Q12 8 12 18Q12 28 22 30L31 24Z",
            opacity=0.8,
        ).end()


def omens(d: Drawing) -> None:
    """Two ravens' eyes: two dice to choose from."""
    d.path("M18 4L34 24L18 44L2 24Z").path("M46 20L62 40L46 60L30 40Z", opacity=0.7).disc(
        18, 24, 4, INK, opacity=0.6
    ).disc(46, 40, 4, INK, opacity=0.6)


def season(d: Drawing) -> None:
    """Half a sun, half a flake."""
    d.path("M32 18A14 14 0 0 0 32 46Z").line("M32 2V10M10 10L16 16M2 32H10M10 54L16 48M32 54V62", 5)
    d.line("M36 32H61M44 24L36 32L44 40M54 26L60 32L54 38M40 14L52 8M40 50L52 56", 4, opacity=0.75)


def bumper(d: Drawing) -> None:
    """A sheaf and a plus."""
    d.path("M10 62Q20 50 18 40H26Q24 50 34 62Z", opacity=0.7).path(
        "M22 38Q6 34 3 14Q16 18 20 30Q14 12 22 2Q30 12 24 30Q28 18 41 14Q38 34 22 38Z"
    ).path("M48 34H54V42H62V48H54V56H48V48H40V42H48Z")


def barren(d: Drawing) -> None:
    """A broken stalk over cracked ground."""
    d.path("M2 48H62V60H2Z", opacity=0.6).line("M14 48L20 60M30 48L26 60M44 48L50 60", 3, INK, opacity=0.7)
    d.line("M26 48V24L44 34", 5).path("M44 34Q56 32 60 44Q48 46 44 34Z").line(
        "M8 10L20 22M20 10L8 22", 4.4, opacity=0.8
    )


def sighted(d: Drawing) -> None:
    """An eye over a shore."""
    d.path("M3 24Q32 -6 61 24Q32 52 3 24Z" + ring(32, 23, 10.5), hole=True).disc(32, 23, 6)
    d.line("M4 56Q14 48 24 56T44 56T60 54", 5, opacity=0.7)


def landfall(d: Drawing) -> None:
    """A house and an arrow from the sea."""
    d.path("M30 60V36L46 18L62 36V60Z").path(box(42, 44, 9, 16, 3), INK, opacity=0.55).line(
        "M28 38L48 14M64 38L44 14", 3.4
    )
    d.line("M2 58q5 -4 10 0t12 0", 4, opacity=0.7)
    _arrow(d, 27, 40, 0, 0.95)


def queue(d: Drawing) -> None:
    """An hourglass."""
    d.path(box(10, 3, 44, 8, 3) + box(10, 53, 44, 8, 3)).path(
        "M15 13H49V18Q49 27 36 32Q49 37 49 46V51H15V46Q15 37 28 32Q15 27 15 18Z", opacity=0.6
    ).path("M21 19H43Q41 25 32 29Q23 25 21 19ZM32 36Q42 42 43 49H21Q22 42 32 36Z")


def white(d: Drawing) -> None:
    d.path(ring(32, 32, 30) + ring(32, 32, 25, clockwise=False), hole=True)
    d.group("translate(11 11) scale(.66)")
    lawsuit(d)
    d.end()


def red(d: Drawing) -> None:
    d.path(ring(32, 32, 30) + ring(32, 32, 25, clockwise=False), hole=True)
    d.group("translate(13.500 13) scale(.58)")
    outlaw(d)
    d.end()


def black(d: Drawing) -> None:
    """A shield before crossed spears."""
    d.line("M10 54L17 47M54 54L47 47M17 17L13 13M47 17L51 13", 4.4).path("M58 6L55 20L44 9ZM6 6L9 20L20 9Z")
    d.path(ring(32, 34, 20) + ring(32, 34, 15.500, clockwise=False) + "M32 22A12 12 0 0 1 32 46Z", hole=True).disc(
        25, 34, 3.4
    )


def claim(d: Drawing) -> None:
    """A token between a piece and a house."""
    d.disc(12, 26, 7).path("M2 58Q1 36 12 36Q23 36 22 58Z").path("M42 58V36L53 22L64 36V58Z").disc(
        32, 46, 7.6, opacity=0.6
    )


def clockwise(d: Drawing) -> None:
    """Who begins: the round goes with the sun."""
    d.line("M14 46A23 23 0 1 1 50 46", 5.4).soft("M42 40L58 42L50 56Z", 2).disc(32, 30, 8, opacity=0.7)


ICONS = {
    "explore": explore,
    "unknown": unknown,
    "landnam_step": step,
    "settler": settler,
    "longship": longship,
    "outer_ship": outer_ship,
    "farm": farm,
    "town": town,
    "iron": iron,
    "bog": bog,
    "mountain": mountain,
    "sea": sea,
    "ageing": ageing,
    "harvest": harvest,
    "famine": famine,
    "althing": althing,
    "horn": horn,
    "lawsuit": lawsuit,
    "plaintiff": plaintiff,
    "defendant": defendant,
    "ask_help": ask_help,
    "join": join,
    "close_side": close_side,
    "outlaw": outlaw,
    "drive_out": drive_out,
    "retreat": retreat,
    "pardon": pardon,
    "dismiss": dismiss,
    "dissolve": dissolve,
    "fate": fate,
    "fair_wind": fair_wind,
    "mountain_track": mountain_track,
    "feud": feud,
    "omens": omens,
    "season": season,
    "bumper": bumper,
    "barren": barren,
    "sighted": sighted,
    "landfall": landfall,
    "queue": queue,
    "token_white": white,
    "token_red": red,
    "token_black": black,
    "claim": claim,
    "clockwise": clockwise,
}


def icon(name: str) -> Drawing:
    """The icon of a name."""
    d = Drawing()
    ICONS[name](d)
    return d


DRAWINGS: dict[str, tuple] = {f"icon-{name}": (icon, name) for name in ICONS}
