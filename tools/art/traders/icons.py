"""One-colour icons of the caravans, the barbarian attack, the wagons and the events; white stands for the colour asked for."""

from __future__ import annotations

from svgkit import Drawing, box, ring, star

from .figures import CAMEL

TONE = 0.5
INK = "#000000"


def camel(d: Drawing) -> None:
    d.group("translate(26 59) scale(.55)").path(CAMEL).path("M-15 -70H6L9 -36Q-4 -30 -18 -36Z", INK, opacity=0.35).end()


def caravan(d: Drawing) -> None:
    """Two camels, one behind the other."""
    d.group("translate(45 34) scale(.3)").path(CAMEL, opacity=0.6).end()
    d.group("translate(23 60) scale(.46)").path(CAMEL).end()


def oasis(d: Drawing) -> None:
    d.path("M30 46Q27 28 34 14L39 15Q33 28 36 46Z", opacity=0.8)
    for leaf in (
        "M36 15Q22 4 8 14Q22 11 34 18Z",
        "M36 15Q50 2 60 13Q48 10 37 18Z",
        "M35 15Q20 14 14 29Q24 20 36 19Z",
        "M37 15Q54 16 56 31Q48 21 36 19Z",
    ):
        d.path(leaf)
    d.oval(32, 52, 29, 9, opacity=TONE).line("M12 52q5 -4 10 0t10 0t10 0t10 0", 3.4)


def vote(d: Drawing) -> None:
    """A card falls into an urn."""
    d.path(box(20, 3, 24, 27, 3) + star(32, 16, 8, 3.6, 5), hole=True)
    d.path("M5 33H59V40H5Z")
    d.path("M9 42H55V58Q55 61 52 61H12Q9 61 9 58Z", opacity=0.7).line("M20 33H44", 4, INK, opacity=0.5)


def bid(d: Drawing) -> None:
    """A hand lays cards down."""
    d.path(box(8, 4, 20, 28, 3), opacity=0.6, transform="rotate(-12 18 18)").path(
        box(26, 3, 20, 28, 3), transform="rotate(8 36 17)"
    )
    d.path("M4 40H14V60H4ZM16 41Q24 36 32 41H46Q51 42 50 46T45 50H33Q48 51 56 42Q61 39 63 43Q58 56 46 59H16Z")


def agree(d: Drawing) -> None:
    """Two arrows that meet in a tick."""
    d.path("M3 18H18V10L31 22L18 34V26H3Z", opacity=0.7).path("M61 18H46V10L33 22L46 34V26H61Z", opacity=0.7)
    d.line("M17 45L28 56L48 36", 7.5)


def rider(d: Drawing) -> None:
    """A knight's horse."""
    d.path("M20 60Q17 46 26 38L16 42Q8 44 6 37L20 17L23 5L31 13Q50 16 54 36Q56 48 55 60Z")
    d.path("M31 13Q50 16 54 36Q56 48 55 60H46Q50 30 31 20Z", INK, opacity=0.35)
    d.disc(25, 24, 2.8, INK, opacity=0.6)
    d.line("M12 33L34 38M30 18L22 40", 2.6, INK, opacity=0.45)


def prisoner(d: Drawing) -> None:
    """A horned helm behind bars."""
    d.group("translate(5 8) scale(.84)")
    d.path("M14 28Q2 24 3 6Q8 16 19 17ZM50 28Q62 24 61 6Q56 16 45 17Z", opacity=0.75).path(
        "M13 32C13 16 21 9 32 9S51 16 51 32Z", opacity=0.8
    )
    d.path("M15 38H49Q51 52 42 57L32 62L22 57Q13 52 15 38Z", opacity=TONE)
    d.end()
    for x in (12, 27.5, 36.5, 52):
        d.path(box(x - 2.2, 3, 4.4, 58, 2))
    d.path(box(4, 2, 56, 6, 2) + box(4, 56, 56, 6, 2))


def landing(d: Drawing) -> None:
    """A dragon ship runs onto the shore."""
    d.path("M24 4H28V36H24Z").path("M9 8Q25 13 42 8Q47 20 43 32Q26 27 8 32Q5 20 9 8Z", opacity=0.72)
    d.path("M2 36Q2 30 8 30Q8 38 14 39H40Q47 38 46 30Q52 30 52 36Q50 49 38 51H16Q4 49 2 36Z")
    d.path("M34 61Q44 46 63 44V61Z").line("M2 58q5 -4 10 0t10 0t8 0", 3, opacity=TONE)


def conquered(d: Drawing) -> None:
    """A hexagon crossed out."""
    d.path("M32 2L58 17V47L32 62L6 47V17ZM32 9.500L12.500 20.700V43.300L32 54.500L51.500 43.300V20.700Z", hole=True)
    d.line("M22 22L42 42M42 22L22 42", 7)


def castle(d: Drawing) -> None:
    d.path("M4 60V27H2L11 10L20 27H18V60ZM60 60V27H62L53 10L44 27H46V60Z", opacity=0.7)
    d.path(
        "M17 60V20H14V10H20V15H26V10H38V15H44V10H50V20H47V60H39V48A7 7 0 0 0 25 48V60ZM24 27V36H29V27ZM35 27V36H40V27Z",
        hole=True,
    )
    d.line("M32 10V2", 2.4).path("M33 1L44 4L33 7Z")


def losses(d: Drawing) -> None:
    """A die and a broken sword."""
    d.group("rotate(-10 22 40)").path(
        box(4, 22, 36, 36, 7) + ring(13, 31, 3.4) + ring(22, 40, 3.4) + ring(31, 49, 3.4), hole=True
    ).end()
    d.path("M58 2L62 6L50 20L43 15Z").path("M44 24L48 28L40 34L36 30Z", opacity=0.7).line(
        "M33 24L45 36", 3.6, opacity=0.7
    )


def wagon(d: Drawing) -> None:
    d.path("M9 34Q6 8 15 7H47Q56 8 54 34Z").path(
        "M19 34Q17 14 21 7H26Q22 16 24 34ZM44 34Q46 14 42 7H37Q41 16 39 34Z", INK, opacity=0.3
    )
    d.path("M4 36H58L55 46H8Z", opacity=0.75)
    for x in (19, 46):
        d.path(ring(x, 50, 11) + ring(x, 50, 6.8, clockwise=False), hole=True).disc(x, 50, 3)


def upgrade(d: Drawing) -> None:
    """A wagon and an arrow up."""
    d.path("M4 44Q2 24 9 23H32Q39 24 38 44Z").path("M2 46H42L40 52H5Z", opacity=0.75)
    for x in (12, 31):
        d.disc(x, 55, 7).disc(x, 55, 2.6, INK, opacity=0.4)
    d.soft("M52 4L62 19H56V44H48V19H42Z", 1.6)


def toll(d: Drawing) -> None:
    """A barrier across a road, and a coin."""
    d.path(box(5, 22, 9, 40, 2)).path("M13 27L59 11L61 18L15 34Z")
    d.path("M24 23L31 21L34 28L27 30ZM41 17L48 15L51 22L44 24Z", INK, opacity=0.45)
    d.path(ring(43, 47, 15) + ring(43, 47, 11, clockwise=False), hole=True).path(star(43, 47, 8, 3.6, 4))


def marble(d: Drawing) -> None:
    for x, y in ((3, 60), (35, 60), (19, 35)):
        d.path(f"M{x} {y}V{y - 17}H{x + 20}V{y}Z").path(
            f"M{x} {y - 17}L{x + 5} {y - 22}H{x + 26}L{x + 20} {y - 17}ZM{x + 20} {y - 17}L{x + 26} {y - 22}V{y - 5}L{x + 20} {y}Z",
            opacity=TONE,
        )


def glass(d: Drawing) -> None:
    d.path("M12 3H22V17Q33 23 33 36V55Q33 61 28 61H6Q1 61 1 55V36Q1 23 12 17ZM8 36V52H14V28Q8 30 8 36Z", hole=True)
    d.path("M38 20H62Q62 40 53 43V53L60 61H40L47 53V43Q38 40 38 20Z", opacity=0.75)


def tools(d: Drawing) -> None:
    d.group("rotate(45 32 32)").path(box(28.5, 18, 7, 50, 3), opacity=0.7).path("M14 4H44Q52 5 52 16V18H14Z").end()
    d.group("rotate(-45 32 32)").path(box(28.5, -4, 7, 30, 2), opacity=0.85).path("M26 25H38L36 58Q32 66 28 58Z").end()


def sand(d: Drawing) -> None:
    """A heap in an open sack."""
    d.path("M17 22Q24 5 32 5T47 22Q32 27 17 22Z", opacity=0.7)
    d.path("M12 22Q32 32 52 22L54 29Q48 33 52 36Q62 48 54 58Q32 65 10 58Q2 48 12 36Q16 33 10 29Z")
    d.line("M16 36Q32 42 48 36", 3, INK, opacity=0.4)


def quarry(d: Drawing) -> None:
    d.path("M2 60V40H16V26H32V12H48V32H62V60Z", opacity=0.65)
    d.path(box(6, 46, 14, 10, 1) + box(24, 46, 14, 10, 1) + box(42, 46, 14, 10, 1) + box(20, 33, 13, 9, 1))
    d.line("M44 4Q58 4 61 18M53 8L38 30", 4.4)


def glassworks(d: Drawing) -> None:
    d.path("M6 60Q4 30 22 20V8H42V20Q60 30 58 60H46V50A14 14 0 0 0 18 50V60Z")
    d.path("M24 60V51A8 8 0 0 1 40 51V60Z", opacity=0.7)
    d.line("M10 40H54M18 28H46", 2.4, INK, opacity=0.35)


def delivery(d: Drawing) -> None:
    """A crate and an arrow down into a place."""
    d.path("M27 2H37V16H46L32 31L18 16H27Z", opacity=0.75)
    d.path("M9 34H55V62H9ZM15 40V56H49V40Z", hole=True).line("M16 41L48 55M48 41L16 55", 4)


def drive_off(d: Drawing) -> None:
    """A horned helm and an arrow away."""
    d.group("translate(-2 6) scale(.68)")
    d.path("M14 28Q2 24 3 6Q8 16 19 17ZM50 28Q62 24 61 6Q56 16 45 17Z", opacity=0.75).path(
        "M13 32C13 16 21 9 32 9S51 16 51 32Z"
    )
    d.path(box(11, 32, 42, 6, 2), opacity=0.6).path("M15 40H49Q51 52 42 57L32 64L22 57Q13 52 15 40Z")
    d.end()
    d.soft("M36 50H50V42L62 54L50 66V58H36Z", 1)


def move(d: Drawing) -> None:
    """A movement point: a wheel that rolls on."""
    d.path(ring(25, 38, 23) + ring(25, 38, 17.5, clockwise=False), hole=True).disc(25, 38, 5)
    d.line("M25 22V54M9 38H41M13.500 26.500L36.500 49.500M36.500 26.500L13.500 49.500", 2.6)
    d.soft("M47 3L62 15L47 27V20H33V10H47Z", 1)


def event(d: Drawing) -> None:
    """A card with lightning."""
    d.path(box(11, 3, 42, 58, 6) + "M36 10L19 35H30L26 54L45 27H33Z", hole=True)


def earthquake(d: Drawing) -> None:
    """A road torn in two."""
    d.path("M3 22H29L24 30L32 36L25 44H3Z").path(
        "M61 20H39L35 28L42 35L34 42H61Z", opacity=0.75, transform="rotate(8 48 32)"
    )
    d.path("M31 2L37 14L30 20L27 14ZM31 62L25 52L31 46L36 52Z", opacity=0.6)


def repair(d: Drawing) -> None:
    """A hammer over a road."""
    d.path("M2 46H62L60 56H4Z", opacity=0.65).path("M28 46L33 51L28 56H35L40 51L35 46Z", INK, opacity=0.5)
    d.group("rotate(38 34 22)").path(box(30.5, 12, 7, 34, 3), opacity=0.8).path("M16 2H46Q53 3 53 13V15H16Z").end()


def harbourmaster(d: Drawing) -> None:
    """An anchor under a crown."""
    d.soft("M16 4L24 10L32 2L40 10L48 4L45 17H19Z", 2)
    d.line("M32 20V56M20 30H44", 5.2).line("M11 42Q14 58 32 58T53 42", 5.2)
    d.soft("M6 47L11 37L18 45Z", 2).soft("M58 47L53 37L46 45Z", 2)


def give(d: Drawing) -> None:
    """A card goes to a neighbour."""
    d.path(box(3, 16, 20, 30, 3)).soft("M26 25H34V17L46 31L34 45V37H26Z", 1)
    d.disc(53, 18, 9, opacity=0.75).path("M40 60Q40 31 53 31Q66 31 64 60Z", opacity=0.75)


ICONS = {
    "camel": camel,
    "caravan": caravan,
    "oasis": oasis,
    "vote": vote,
    "bid": bid,
    "agree": agree,
    "rider": rider,
    "prisoner": prisoner,
    "landing": landing,
    "conquered": conquered,
    "castle": castle,
    "losses": losses,
    "wagon": wagon,
    "upgrade": upgrade,
    "toll": toll,
    "marble": marble,
    "glass": glass,
    "tools": tools,
    "sand": sand,
    "quarry": quarry,
    "glassworks": glassworks,
    "delivery": delivery,
    "drive_off": drive_off,
    "move": move,
    "event": event,
    "earthquake": earthquake,
    "repair": repair,
    "harbourmaster": harbourmaster,
    "give": give,
}


def icon(name: str) -> Drawing:
    """The icon of a name."""
    d = Drawing()
    ICONS[name](d)
    return d


DRAWINGS = {f"icon-{name}": (icon, name) for name in ICONS}
