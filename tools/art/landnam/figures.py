"""Ships, horses and people of the time of settlement; a figure stands on 0, 0 and looks to the right."""

from __future__ import annotations

from cities.marks import BODY, GOLD, GOLD_LIGHT, LIGHT, LINE, SHADE
from svgkit import Drawing, box, ring
from traders.figures import place, stand

__all__ = [
    "HORSE",
    "HULL",
    "LONGSHIP",
    "SETTLER",
    "TRUNKS",
    "longship",
    "person",
    "place",
    "settler",
    "stand",
    "trunks",
]

SEAT = (LIGHT, BODY, SHADE)
BOARDS = ("#c08a54", "#8a5a32", "#4f2f18")
HULL = (
    "M-52 -28Q-58 -44 -47 -52Q-46 -57 -53 -57Q-56 -66 -45 -67Q-36 -64 -37 -52Q-38 -36 -28 -26H28Q42 -34 42 -54Q40 -62 34 -60"
    "Q34 -70 46 -72Q56 -71 57 -64Q57 -60 51 -59Q58 -44 53 -26Q44 0 22 2H-22Q-44 0 -52 -28Z"
)
_SAIL = "M-32 -96Q0 -89 32 -96Q39 -68 31 -42Q0 -49 -32 -42Q-40 -68 -32 -96Z"
_MAST = "M-3 -106H3V-26H-3ZM3 -106L20 -101L3 -97Z"
LONGSHIP = HULL + _SAIL + _MAST


def hull(d: Drawing) -> None:
    """The hull of a trading ship with a dragon at its bow, on the right."""
    d.path(HULL, d.linear(0, -60, 0, 2, (0, BOARDS[0]), (0.55, BOARDS[1]), (1, BOARDS[2])))
    d.path("M-50 -34Q-44 -18 -26 -17H26Q44 -19 51 -36L53 -28Q46 -10 26 -9H-26Q-46 -10 -52 -26Z", "#e0b67c", opacity=0.9)
    d.line("M-45 -12Q-36 -5 -20 -4H20Q36 -5 46 -12", 1.8, "#341d0e", opacity=0.8)
    d.disc(48, -65, 2, LINE)


def longship(d: Drawing, cloth: tuple[str, str, str] = SEAT) -> None:
    """A ship under a striped sail, 106 high and 112 wide."""
    light, middle, dark = cloth
    d.path("M-3 -106H3V-26H-3Z", "#6b4526").path("M3 -106L20 -101L3 -97Z", middle, stroke=dark, stroke_width=1)
    d.path(_SAIL, d.linear(-32, -96, 34, -42, (0, light), (0.35, middle), (1, dark)))
    d.path(
        "M-19 -94Q-12 -92.500 -6 -92L-6 -46Q-12 -45.500 -19 -44Q-24 -68 -19 -94ZM6 -92Q12 -92.500 19 -94Q24 -68 19 -44Q12 -45.500 6 -46Z",
        "#fffaf0",
        opacity=0.92,
    )
    d.line("M-34 -97Q0 -90 34 -97", 4, "#4a2f1d")
    d.line("M-32 -42L-44 -30M31 -42L42 -32", 1.6, "#3a2414")
    hull(d)
    for k, x in enumerate((-27, -9, 9, 27)):
        d.disc(x, -22, 8, LINE).disc(x, -22, 6.6, (middle, "#fffaf0")[k % 2]).disc(x, -22, 2.4, GOLD)


TRUNKS = ring(-28, 5, 8) + ring(0, 6, 8) + ring(28, 5, 8) + "M-40 -26Q-6 -74 0 -76Q6 -74 40 -26Z"


def trunks(d: Drawing, cloth: tuple[str, str, str] = SEAT) -> None:
    """A ship on rollers, a tent over its deck."""
    light, middle, dark = cloth
    d.path("M-38 -24Q-8 -70 0 -76Q8 -70 38 -24Z", d.linear(-30, -70, 30, -24, (0, light), (0.4, middle), (1, dark)))
    d.path("M-22 -24L-2 -74H2L-6 -24ZM22 -24L2 -74H0L8 -24Z", "#fffaf0", opacity=0.85)
    hull(d)
    for k, x in enumerate((-18, 0, 18)):
        d.disc(x, -22, 7, LINE).disc(x, -22, 5.6, ("#fffaf0", middle)[k % 2]).disc(x, -22, 2, GOLD)
    for x, y in ((-28, 5), (0, 6), (28, 5)):
        d.disc(x, y, 8, LINE).disc(x, y, 6.6, "#e8c48e").disc(x, y, 3.8, "#b98a52").disc(x, y, 1.4, "#6b4526")


HORSE = (
    "M-44 -22Q-48 -54 -30 -60Q-10 -62 8 -60Q16 -80 34 -94L36 -103L43 -95Q52 -90 56 -76L64 -62Q65 -54 57 -53L45 -60"
    "Q42 -42 34 -32L37 0H26L21 -22H-20L-24 0H-35L-36 -20Q-40 -14 -40 -2L-52 -4Q-54 -30 -44 -44Z"
)
_MAN = "M-6 -58Q-10 -88 0 -92Q-4 -118 12 -118Q28 -118 24 -92Q34 -88 32 -58L26 -34H2Z"
SETTLER = HORSE + _MAN + "M-44 -14Q-48 -56 -28 -64L34 -56L32 -20H-30Z"


def settler(d: Drawing, cloth: tuple[str, str, str] = SEAT, coat: tuple[str, str] = ("#f2e2c2", "#a98758")) -> None:
    """A rider on a small shaggy horse, 118 high; cloak and blanket in his colours."""
    light, middle, dark = cloth
    d.path("M-40 -52Q-54 -44 -53 -4L-42 -2Q-40 -26 -36 -40Z", "#5d4028")
    d.path(HORSE, d.linear(-10, -90, 10, 0, (0, coat[0]), (1, coat[1])))
    d.path("M-20 -22H-26L-30 0H-24ZM21 -22H14L26 0H28Z", "#5d4028", opacity=0.5)
    d.path("M8 -60Q16 -80 34 -94L36 -103L41 -94Q30 -84 30 -66Q26 -56 18 -50Z", "#5d4028")
    d.disc(48, -76, 2.8, LINE).disc(60, -58, 1.5, LINE).line("M45 -60L58 -66", 2.4, "#7a2c1c")
    d.path(
        "M-40 -12Q-46 -54 -28 -63Q-6 -66 14 -62L30 -44L28 -22L18 -28L8 -20L-2 -27L-12 -18L-22 -25L-32 -16Z",
        d.linear(-36, -60, 28, -20, (0, light), (0.45, middle), (1, dark)),
    )
    d.line("M-41 -28Q-10 -24 30 -34", 4, "#fff6dc")
    d.path(
        "M-8 -44Q-14 -86 2 -92H20Q34 -86 33 -56L24 -42Q8 -50 -8 -44Z",
        d.linear(-6, -90, 30, -46, (0, light), (0.35, middle), (1, dark)),
    )
    d.path("M6 -92H18L14 -66Z", "#fff6dc").disc(12, -88, 3, GOLD)
    d.path("M1 -106Q1 -92 12 -90Q24 -92 24 -106Z", "#efc9a2")
    d.path("M4 -99Q12 -95 24 -100Q25 -86 14 -80Q5 -86 4 -99Z", "#b8752f").disc(18, -102.500, 1.9, LINE)
    d.path("M-3 -103Q-3 -119 12 -119Q27 -119 26 -106Q14 -110 4 -103L2 -92Q-4 -94 -3 -103Z", "#7a4d28")
    d.line("M24 -74Q34 -66 40 -62", 7, dark).disc(41, -62, 4.4, "#efc9a2").line("M41 -62L56 -66", 2, "#7a2c1c")


def person(
    d: Drawing,
    cloak: tuple[str, str],
    *,
    hair: str = "#b8752f",
    beard: bool = True,
    arm: str = "down",
    spear: bool = False,
    shield: str = "",
) -> None:
    """Somebody at the assembly, 100 high: a cloak with a pin, an arm down, up, or forward, perhaps spear or shield."""
    if spear:
        d.line("M22 4V-112", 3.6, "#5a3b22").path("M22 -132L28 -114L22 -106L16 -114Z", "#d5dfe6")
    d.path(
        "M-14 -70Q0 -77 14 -70Q24 -40 25 0Q0 6 -25 0Q-24 -40 -14 -70Z",
        d.linear(-18, -66, 22, 0, (0, cloak[0]), (1, cloak[1])),
    )
    d.path("M-4 -72H6L3 0H-8Z", "#000000", opacity=0.14)
    d.path("M-12 -84Q-12 -99 0 -99T12 -84Q12 -69 0 -68T-12 -84Z", "#efc9a2")
    if beard:
        d.path("M-12.500 -85Q-6 -79 0 -79T12.500 -85Q14 -64 0 -57Q-14 -64 -12.500 -85Z", hair)
    d.path("M-14 -80Q-16 -102 0 -102.500Q16 -102 14 -80Q11 -92 3 -93Q-8 -92 -14 -80Z", hair)
    d.disc(-4.6, -86, 1.8, LINE).disc(4.6, -86, 1.8, LINE)
    d.disc(8, -66, 3.2, GOLD).disc(8, -66, 1.5, GOLD_LIGHT)
    hands = {"down": (19, -32), "up": (26, -104), "forward": (36, -62), "spear": (22, -52)}
    x, y = hands["spear" if spear else arm]
    bend = (24, -76) if arm == "up" and not spear else (24, -50)
    d.line(f"M13 -64Q{bend[0]} {bend[1]} {x} {y}", 8.4, cloak[1]).disc(x, y, 5, "#efc9a2")
    if shield:
        d.disc(-20, -36, 19, LINE).disc(-20, -36, 17, shield)
        d.path("M-20 -53A17 17 0 0 1 -20 -19Z", "#f2e6cc").disc(-20, -36, 5, "#5c6b7a").disc(-21, -37, 2.6, "#eef4f8")
    else:
        d.line("M-13 -64Q-20 -50 -18 -34", 8.4, cloak[1]).disc(-18, -33, 5, "#efc9a2")
