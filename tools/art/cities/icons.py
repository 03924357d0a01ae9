"""One-colour icons of the coast and its cities; white stands for the colour that the interface asks for."""

from __future__ import annotations

from svgkit import Drawing, box, num, points, polar, ring, star

from .marks import mark

TONE = 0.5
WHITE = "#ffffff"


def coin(d: Drawing) -> None:
    d.path("M4 42V50A15 6 0 0 0 34 50V42A15 6 0 0 1 4 42Z", opacity=0.75)
    d.path("M4 31V39A15 6 0 0 0 34 39V31A15 6 0 0 1 4 31Z", opacity=0.75)
    d.oval(19, 28, 15, 6, opacity=0.75)
    d.path(ring(43, 32, 18) + ring(43, 32, 13.6, False), hole=True)
    d.path("M36 39L34.500 27L39.500 31L43 24L46.500 31L51.500 27L50 39Z")


def paper(d: Drawing) -> None:
    d.path(
        "M14 12a7 7 0 0 1 7 -7H49a7 7 0 0 1 7 7v6H46V50a9 9 0 0 1 -9 9H15q6 -3 6 -9V12Z"
        + box(26, 17, 15, 4, 2)
        + box(26, 27, 15, 4, 2)
        + box(26, 37, 10, 4, 2),
        hole=True,
    )
    d.path("M5 47H18V51a6 6 0 0 1 -3 8a8 8 0 0 1 -10 -8Z", opacity=0.7)


def cloth(d: Drawing) -> None:
    d.path(box(6, 48, 46, 9, 4), opacity=0.6).path(box(6, 37, 46, 9, 4), opacity=0.78)
    d.path("M8 11H44V34H8A7 11.500 0 0 1 8 11Z")
    d.path("M47 10Q60 11 60 23L61 50Q54 54 48 50L47.500 34Q52 30 52 22.500T47 10Z", opacity=0.85)
    d.path(ring(44, 22.5, 3.6), "#000000", opacity=0.4)


def trade_track(d: Drawing) -> None:
    mark(d, "trade", 32, 31.5, 2.05, WHITE)


def politics(d: Drawing) -> None:
    mark(d, "politics", 32, 34, 1.95, WHITE)


def science(d: Drawing) -> None:
    d.group("translate(32 32) scale(2.05)")
    d.path(
        "M-4.500 -12H4.500V-9H3.200V-3.500L11 9A2.400 2.400 0 0 1 9 12.500H-9A2.400 2.400 0 0 1 -11 9L-3.200 -3.500V-9H-4.500ZM-0.800 -9V-2.700L-4 2.500H4L0.800 -2.700V-9Z",
        hole=True,
    )
    d.end()


def knight(d: Drawing) -> None:
    d.path("M30 13C28 3 14 1 5 9Q11 10 12 16Q20 10 30 16Z", opacity=0.7)
    d.path(
        "M13 57V30C13 18 22 14 32 14S51 18 51 30V57Q42 62 32 62T13 57ZM17 30V36H29.500V30ZM34.500 30V36H47V30ZM29.500 41V56H34.500V41Z",
        hole=True,
    )
    d.disc(22, 45, 2, "#000000", opacity=0.45).disc(22, 52, 2, "#000000", opacity=0.45)
    d.disc(42, 45, 2, "#000000", opacity=0.45).disc(42, 52, 2, "#000000", opacity=0.45)


def barbarian(d: Drawing) -> None:
    """A horned helm over a beard."""
    d.path("M14 28Q2 24 3 6Q8 16 19 17ZM50 28Q62 24 61 6Q56 16 45 17Z", opacity=0.75)
    d.path("M13 32C13 16 21 9 32 9S51 16 51 32Z")
    d.path(box(11, 32, 42, 6, 2), opacity=0.6)
    d.path("M15 40H27L29 47H35L37 40H49Q51 52 42 57L38 54L32 62L26 54L22 57Q13 52 15 40Z")
    d.disc(22, 42.5, 2.2, "#000000", opacity=0.5).disc(42, 42.5, 2.2, "#000000", opacity=0.5)


def metropolis(d: Drawing) -> None:
    d.soft(star(32, 11, 10, 4.4, 5), 1.4)
    d.path("M14 44A18 19 0 0 1 50 44Z")
    d.path(box(10, 45, 44, 4, 1.5), opacity=0.6)
    d.path("M6 60V51H58V60H38V57A6 6 0 0 0 26 57V60Z")
    d.path("M2 60V40H10V60ZM54 60V40H62V60Z", opacity=0.75)


def city_wall(d: Drawing) -> None:
    d.path("M2 57V13H6V18H11V13H16V18H20V24H44V18H48V13H53V18H58V13H62V57H41V46A9 9 0 0 0 23 46V57Z")
    d.path("M8 28H15V42L11.500 38L8 42ZM49 28H56V42L52.500 38L49 42Z", "#000000", opacity=0.4)
    d.line("M24 31H40M24 37H29M35 37H40", 2.2, "#000000", opacity=0.35)


def merchant(d: Drawing) -> None:
    d.path("M32 36C20 38 15 48 12 61H52C49 48 44 38 32 36Z")
    d.path("M44 36Q60 34 60 46T52 60L48 46Z", opacity=0.55)
    d.path("M21 26H43Q43 39 32 39T21 26Z", opacity=0.75)
    d.path("M6 24Q17 20 21 20Q20 5 32 5T43 20Q47 20 58 24Q46 28 32 28T6 24Z")
    d.line("M24 48H40", 3, "#000000", opacity=0.35)


def progress(d: Drawing) -> None:
    """A card with a cogwheel."""
    cog: list[tuple[float, float]] = []
    for tooth in range(8):
        a = tooth * 45
        cog += [
            polar(32, 32, 11.5, a - 13),
            polar(32, 32, 15.5, a - 9),
            polar(32, 32, 15.5, a + 9),
            polar(32, 32, 11.5, a + 13),
        ]
    d.path(box(11, 4, 42, 56, 6) + points(cog) + ring(32, 32, 5.4), hole=True)


def harbour(d: Drawing) -> None:
    """An anchor."""
    d.path(ring(32, 11, 7.5) + ring(32, 11, 3.2, False), hole=True)
    d.line("M32 18V56M20 26H44", 5.6)
    d.line("M9 38Q12 57 32 57T55 38", 5.6)
    d.soft("M4 44L9 33L17 42Z", 2).soft("M60 44L55 33L47 42Z", 2)


def ship(d: Drawing) -> None:
    d.path("M30 4H34V44H30Z")
    d.path("M15 10Q32 14 49 10Q54 24 50 36Q32 31 14 36Q10 24 15 10Z", opacity=0.72)
    d.path("M3 40Q3 34 9 33Q8 42 16 43H48Q56 42 55 33Q61 34 61 40Q59 55 46 57H18Q5 55 3 40Z")
    d.line("M4 61q6 -4 11 0t11 0t11 0t11 0t11 0", 2.6, opacity=0.6)


def improve(d: Drawing) -> None:
    """A building that grows: an arrow over battlements."""
    d.path("M6 60V34H12V40H18V34H24V60ZM40 60V34H46V40H52V34H58V60ZM24 60V44H40V60Z", opacity=0.66)
    d.soft("M32 5L47 21H38V38H26V21H17Z", 2.6)


def monopoly(d: Drawing) -> None:
    """From all sides it comes to one."""
    d.path(box(21, 21, 22, 22, 4), opacity=0.7)
    for k in range(4):
        d.group(f"rotate({90 * k + 45} 32 32)")
        d.path("M28.500 -9H35.500V2H43L32 15L21 2H28.500Z")
        d.end()


def small_helm(d: Drawing, x: float, y: float, s: float, **tone: object) -> None:
    """A closed helm round x, y."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(s)})", **tone)
    d.path(
        "M-19 22V-4C-19 -16 -10 -20 0 -20S19 -16 19 -4V22Q10 27 0 27T-19 22ZM-15 -5V1.500H-2.700V-5ZM2.700 -5V1.500H15V-5ZM-2.700 7V21H2.700V7Z",
        hole=True,
    )
    d.end()


def activate(d: Drawing) -> None:
    """A helm and the rays of morning: on watch."""
    small_helm(d, 32, 41, 0.82)
    d.line("M32 13V4M17 17L11 9M47 17L53 9M9 30L4 26.500M55 30L60 26.500", 4.6, opacity=0.75)


def promote(d: Drawing) -> None:
    """A helm under two chevrons."""
    small_helm(d, 32, 44, 0.7)
    d.line("M17 26L32 15L47 26M17 15L32 4L47 15", 5)


def march(d: Drawing) -> None:
    """A helm goes its way."""
    small_helm(d, 20, 33, 0.82)
    d.path("M42 26H48V17L62 32L48 47V38H42Z")


def displace(d: Drawing) -> None:
    """One helm drives another out."""
    small_helm(d, 18, 33, 0.78)
    small_helm(d, 51, 20, 0.46, opacity=0.55)
    d.path("M38 42L46 36.500L43 33L58 31L55 46L51.500 42L44 49Z")


def chase(d: Drawing) -> None:
    """A sword, and somebody in a hood who runs."""
    d.path(
        "M46 14Q58 16 57 28Q63 36 62 58H34Q33 38 40 28Q38 17 46 14ZM44 24Q49 21 53 24Q52 31 48.500 32Q44.500 30 44 24Z",
        opacity=0.7,
        hole=True,
    )
    d.group("rotate(52 18 34)")
    d.path("M15 36V4L18 -3L21 4V36ZM8 36H28V41H8ZM15.500 41H20.500V52H15.500Z").disc(18, 54, 3.6)
    d.end()


def defender(d: Drawing) -> None:
    """A shield with a star."""
    d.path(
        "M32 3C41 9 50 10.500 57 10.500V29C57 44 47 55 32 61C17 55 7 44 7 29V10.500C14 10.500 23 9 32 3Z"
        + star(32, 32, 17, 7.4, 5),
        hole=True,
    )


def gate(d: Drawing) -> None:
    """A city gate, its grille half up."""
    d.path("M6 60V12H14V19H23V12H31V12H33V12H41V19H50V12H58V60H48V38A16 16 0 0 0 16 38V60Z")
    d.line("M23 40V30M32 44V24M41 40V30M20 36H44", 3.4, opacity=0.75)


ICONS = {
    "activate": activate,
    "promote": promote,
    "march": march,
    "displace": displace,
    "chase": chase,
    "defender": defender,
    "gate": gate,
    "monopoly": monopoly,
    "coin": coin,
    "paper": paper,
    "cloth": cloth,
    "trade_track": trade_track,
    "politics": politics,
    "science": science,
    "knight": knight,
    "barbarian": barbarian,
    "metropolis": metropolis,
    "city_wall": city_wall,
    "merchant": merchant,
    "progress": progress,
    "harbour": harbour,
    "ship": ship,
    "improve": improve,
}


def icon(name: str) -> Drawing:
    d = Drawing()
    ICONS[name](d)
    return d


DRAWINGS = {f"icon-{name}": (icon, name) for name in ICONS}
