#!/usr/bin/env python3
"""Draws the one-colour icons: assets/art/icon-*.svg. White stands for the colour the interface asks for.

A second tone is the same white, half clear (TONE), so that an icon of any colour has two shades.
"""
from __future__ import annotations

from svgkit import Drawing, box, num, points, polar, ring, star

TONE = 0.5


def lumber(d: Drawing) -> None:
    for x, y, length in ((20, 15, 26), (8, 37, 44)):
        d.path(f"M{x} {y}h{length}v16h{-length}a6 8 0 0 1 0 -16Z", opacity=TONE)
        d.path(f"M{x + length} {y - 1}a6.5 9 0 0 1 0 18a6.5 9 0 0 1 0 -18ZM{x + length} {y + 4.5}a2.5 3.5 0 0 0 0 7a2.5 3.5 0 0 0 0 -7Z", hole=True)
    d.line("M14 42h22M18 48h16M27 20h10M24 26h14", 2.2)


def brick(d: Drawing) -> None:
    for x, y in ((18, 15), (5, 35), (33, 35)):
        d.path(box(x, y + 4, 26, 13, 2), opacity=TONE)
        d.path(box(x, y, 26, 9, 2))


def wool(d: Drawing) -> None:
    d.line("M24 44v10M32 46v9M43 46v9M50 44v10", 4.4, opacity=TONE)
    d.path("M22 46a8 8 0 0 1 -6 -8q9 -2 9 -14q-1 -4 -5 -6a10 10 0 0 1 17 -4a10 10 0 0 1 15 5a8.500 8.500 0 0 1 5 14a8 8 0 0 1 -7 12a8 8 0 0 1 -9 2a9 9 0 0 1 -11 0a8 8 0 0 1 -8 -1Z")
    d.path("M3 23q4 -5 9 -3q9 -1 10 4q0 11 -8 12q-6 -1 -8 -9q-3 -1 -3 -4Z", opacity=0.78)


def grain(d: Drawing) -> None:
    d.line("M32 60V26", 3.6, opacity=TONE)
    d.path("M32 4q6 7 0 15q-6 -8 0 -15Z")
    for y in (17, 29, 41):
        for s in (-1, 1):
            d.path(f"M{32 + s * 2} {y + 12}q{s * 1} -11 {s * 15} -14q{s * 1} 12 {-s * 15} 14Z")


def ore(d: Drawing) -> None:
    d.path("M6 54L14 30L30 20L34 54Z", opacity=0.75)
    d.path("M33 54L30 20L26 12L40 8L52 22L46 54Z")
    d.path("M48 54L53 30L60 42L58 54Z", opacity=0.6)
    d.path("M33 54L36 26L52 22L46 54Z", "#000000", opacity=0.25)
    d.path("M6 54L18 40L34 54Z", "#000000", opacity=0.2)


def road(d: Drawing) -> None:
    d.path("M24 6h16l16 52H8ZM30.500 12l-0.600 8h4.200l-0.600 -8ZM29.500 25l-0.900 10h6.800l-0.900 -10ZM28.100 41l-1.200 13h10.200l-1.200 -13Z", hole=True)


def settlement(d: Drawing) -> None:
    d.path("M46 12h7v14h-7Z", opacity=TONE)
    d.soft("M32 10L56 31H51V55H38V40H26V55H13V31H8Z", 3)


def city(d: Drawing) -> None:
    d.soft("M7 57V24h6v5h6v-5h5V10h5v5h6v-5h5v14h5v5h6v-5h6v33H38V46a6 6 0 0 0 -12 0v11Z", 1.6)


def guard(d: Drawing) -> None:
    d.line("M52 16V60", 3.4, opacity=0.7)
    d.path("M52 3l5 8l-5 8l-5 -8Z")
    d.path("M28 6q12 4 12 17q0 3 -1.500 6q10 6 9.500 29H8q-0.500 -23 9.500 -29q-1.500 -3 -1.500 -6q0 -13 12 -17ZM28 14q-6.500 3 -6.500 9t6.500 8t6.500 -8t-6.500 -9Z", hole=True)
    d.oval(28, 22.5, 4, 5.5, opacity=TONE)


def card(d: Drawing) -> None:
    d.path(box(13, 5, 38, 54, 6) + star(32, 32, 14, 6, 5), hole=True)


def cards(d: Drawing) -> None:
    d.path(box(12, 16, 21, 33, 4), opacity=0.4, transform="rotate(-17 32 62)")
    d.path(box(20, 11, 23, 36, 4), opacity=0.65, transform="rotate(0 32 60)")
    d.path(box(27, 15, 22, 35, 4), transform="rotate(20 32 60)")


def hero(d: Drawing) -> None:
    d.path("M32 4C46 4 53 14 53 27V47L40 60H37V41L47 37V28H36V60H28V28H17V37L27 41V60H24L11 47V27C11 14 18 4 32 4Z")


def sword(d: Drawing, angle: float, **tone: object) -> None:
    d.group(f"rotate({num(angle)} 32 32)", **tone)
    d.path("M32 -5L36 2V42H28V2Z").path(box(21, 43, 22, 5, 2.5)).path(box(30, 49, 4, 9)).disc(32, 61.500, 3.400)
    d.end()


def patrol(d: Drawing) -> None:
    sword(d, 42, opacity=0.62)
    sword(d, -42)


def laurel(d: Drawing, cx: float, cy: float, r: float, size: float) -> None:
    for s in (-1, 1):
        for i, a in enumerate((38, 66, 94, 122, 150)):
            x, y = polar(cx, cy, r, s * a)
            k = size * (0.84 + 0.05 * i)
            d.path(f"M0 {num(-k)}q{num(k * 0.75)} {num(k)} 0 {num(2 * k)}q{num(-k * 0.75)} {num(-k)} 0 {num(-2 * k)}Z",
                   transform=f"translate({num(x)} {num(y)}) rotate({num(s * (a - 90 + 20))})")
        d.line("M32 59q%s -1 %s -5" % (num(s * 8), num(s * 14)), 2.4)


def vp(d: Drawing) -> None:
    laurel(d, 32, 32, 23.5, 9)
    d.soft(star(32, 30, 14, 6.2, 5), 2)


def die_face(d: Drawing, x: float, y: float, side: float, pips: tuple[tuple[int, int], ...], **tone: object) -> None:
    holes = "".join(ring(x + side / 2 + i * side * 0.27, y + side / 2 + j * side * 0.27, side * 0.098) for i, j in pips)
    d.path(box(x, y, side, side, side * 0.2) + holes, hole=True, **tone)


def dice(d: Drawing) -> None:
    d.group("rotate(-12 20 24)")
    die_face(d, 4, 8, 33, ((-1, -1), (0, 0), (1, 1)))
    d.end()
    d.group("rotate(10 44 42)")
    die_face(d, 30, 29, 30, ((-1, -1), (-1, 1), (1, -1), (1, 1)), opacity=0.72)
    d.end()


def undo(d: Drawing) -> None:
    d.line("M20 22H38a14.500 14.500 0 0 1 0 29H22", 6.4).soft("M22 9V35L7 22Z", 3)


def redo(d: Drawing) -> None:
    d.line("M44 22H26a14.500 14.500 0 0 0 0 29H42", 6.4).soft("M42 9V35L57 22Z", 3)


def almanac(d: Drawing) -> None:
    d.path("M30 17C24 11 15 10 5 12V49C15 47 24 48 30 54Z")
    d.path("M34 17C40 11 49 10 59 12V49C49 47 40 48 34 54Z", opacity=0.66)
    d.line("M11 22q7 -1 13 3M11 31q7 -1 13 3M11 40q7 -1 13 3", 2.4, "#000000", opacity=0.35)


def log(d: Drawing) -> None:
    d.path("M16 6H46a6 6 0 0 1 6 6V44H24V50a8 8 0 0 1 -8 8a8 8 0 0 1 -8 -8V44H16ZM23 16v4h22v-4ZM23 25v4h22v-4ZM23 34v4h15v-4Z", hole=True)
    d.path("M28 48H58V50a8 8 0 0 1 -8 8H24q4 -3 4 -10Z", opacity=TONE)


def menu(d: Drawing) -> None:
    d.line("M11 17H53M11 32H53M11 47H53", 6.4)


def settings(d: Drawing) -> None:
    corners = []
    for tooth in range(8):
        a = tooth * 45
        corners += [polar(32, 32, 21, a - 13.5), polar(32, 32, 28, a - 8.5), polar(32, 32, 28, a + 8.5), polar(32, 32, 21, a + 13.5)]
    d.soft(points(corners) + ring(32, 32, 10, False), 2, hole=True)


def speaker(d: Drawing) -> None:
    d.soft("M7 24H17L31 11V53L17 40H7Z", 3)


def sound(d: Drawing) -> None:
    speaker(d)
    d.line("M40 23q6 9 0 18", 4.6).line("M47 14q12 18 0 36", 4.6, opacity=0.65)


def mute(d: Drawing) -> None:
    speaker(d)
    d.line("M42 24L57 40M57 24L42 40", 5)


def fullscreen(d: Drawing) -> None:
    d.line("M9 23V9H23M41 9H55V23M55 41V55H41M23 55H9V41", 6)


def trade(d: Drawing) -> None:
    d.path("M10 18H40V10.500a2 2 0 0 1 3.300 -1.500L56 20.500a2 2 0 0 1 0 3L43.300 35A2 2 0 0 1 40 33.500V26H10a4 4 0 0 1 0 -8Z")
    d.path("M54 38H24V30.500a2 2 0 0 0 -3.300 -1.500L8 40.500a2 2 0 0 0 0 3L20.700 55A2 2 0 0 0 24 53.500V46H54a4 4 0 0 0 0 -8Z", opacity=0.66)


def bank(d: Drawing) -> None:
    d.path("M6 28V24A14 14 0 0 1 20 10H44A14 14 0 0 1 58 24V28H38V25H26V28Z", opacity=0.72)
    d.path("M6 32H26V37A3 3 0 0 0 29 40H35A3 3 0 0 0 38 37V32H58V54A2 2 0 0 1 56 56H8A2 2 0 0 1 6 54Z")
    d.path(box(29.500, 28, 5, 9, 2))


def plus(d: Drawing) -> None:
    d.line("M32 13V51M13 32H51", 7.4)


def minus(d: Drawing) -> None:
    d.line("M13 32H51", 7.4)


def check(d: Drawing) -> None:
    d.line("M12 34L26 48L53 17", 7.4)


def cross(d: Drawing) -> None:
    d.line("M16 16L48 48M48 16L16 48", 7.4)


def left(d: Drawing) -> None:
    d.line("M40 12L20 32L40 52", 7.4)


def right(d: Drawing) -> None:
    d.line("M24 12L44 32L24 52", 7.4)


def up(d: Drawing) -> None:
    d.line("M12 42L32 22L52 42", 7.4)


def down(d: Drawing) -> None:
    d.line("M12 22L32 42L52 22", 7.4)


def play(d: Drawing) -> None:
    d.soft("M19 12L51 32L19 52Z", 5)


def pause(d: Drawing) -> None:
    d.path(box(15, 10, 12, 44, 3.5) + box(37, 10, 12, 44, 3.5))


def step(d: Drawing) -> None:
    d.soft("M15 13L41 32L15 51Z", 5).path(box(45, 10, 8, 44, 3))


def fast(d: Drawing) -> None:
    d.path("M6 16a2.500 2.500 0 0 1 4 -2L32 30a2.500 2.500 0 0 1 0 4L10 50a2.500 2.500 0 0 1 -4 -2Z", opacity=0.66)
    d.path("M34 16a2.500 2.500 0 0 1 4 -2L60 30a2.500 2.500 0 0 1 0 4L38 50a2.500 2.500 0 0 1 -4 -2Z")


def save(d: Drawing) -> None:
    d.path("M12 7H45L57 19V52A5 5 0 0 1 52 57H12A5 5 0 0 1 7 52V12A5 5 0 0 1 12 7ZM18 11V25H42V11ZM17 35V52H47V35Z", hole=True)
    d.path(box(34, 13, 5, 9)).path(box(21, 39, 22, 3.400) + box(21, 45.500, 22, 3.400), opacity=0.8)


def load(d: Drawing) -> None:
    d.path("M6 50V14A4 4 0 0 1 10 10H24L30 17H50A4 4 0 0 1 54 21V25H18Z", opacity=0.66)
    d.soft("M20 30H58L49 52H11Z", 3)


def trash(d: Drawing) -> None:
    d.path("M14 22H50L47 56A4 4 0 0 1 43 59H21A4 4 0 0 1 17 56ZM22.500 28L24 53H28L27 28ZM30 28V53H34V28ZM37 28L36 53H40L41.500 28Z", hole=True)
    d.line("M11 15H53", 5.4).line("M25 13V8H39V13", 4.400)


def edit(d: Drawing) -> None:
    d.group("rotate(45 32 32)").path("M26 14H38V50L32 62L26 50Z").path("M26 4A3 3 0 0 1 29 1H35A3 3 0 0 1 38 4V10H26Z", opacity=0.66).end()


def search(d: Drawing) -> None:
    d.line(ring(27, 27, 17), 6.4).line("M41 41L55 55", 8)


def eye(d: Drawing) -> None:
    d.path("M3 32C14 9 50 9 61 32C50 55 14 55 3 32ZM11 32C20 48 44 48 53 32C44 16 20 16 11 32Z", hole=True).disc(32, 32, 9.500)


def lock(d: Drawing) -> None:
    d.line("M20 28V20a12 12 0 0 1 24 0V28", 6, opacity=0.72)
    d.path(box(11, 28, 42, 31, 6) + "M32 36a5 5 0 0 0 -2.500 9.300V52h5V45.300A5 5 0 0 0 32 36Z", hole=True)


def robot(d: Drawing) -> None:
    d.line("M32 16V9", 4).disc(32, 7, 4.400)
    d.path(box(11, 17, 42, 33, 9) + ring(23, 32, 5) + ring(41, 32, 5) + box(22, 41, 20, 4, 2), hole=True)
    d.path(box(3, 27, 6, 14, 3) + box(55, 27, 6, 14, 3), opacity=0.66)
    d.path(box(18, 53, 28, 6, 3), opacity=0.66)


def human(d: Drawing) -> None:
    d.disc(32, 20, 13).path("M8 57C8 43 18 37 32 37S56 43 56 57A3 3 0 0 1 53 59H11A3 3 0 0 1 8 57Z", opacity=0.8)


def info(d: Drawing) -> None:
    d.path(ring(32, 32, 27) + ring(32, 19, 4.200) + "M27 28h8v16h4v5H25v-5h4V33h-2Z", hole=True)


def question(d: Drawing) -> None:
    d.path(ring(32, 32, 27), opacity=0.28)
    d.line("M23 25a9 9 0 1 1 13 8q-4 2.500 -4 6.500", 5.600).disc(32, 48, 3.800)


def warning(d: Drawing) -> None:
    d.path("M28 8.500a4.600 4.600 0 0 1 8 0L60.500 52a4.600 4.600 0 0 1 -4 7H7.500a4.600 4.600 0 0 1 -4 -7Z"
           "M28 22L29.600 41H34.400L36 22a4 4 0 0 0 -8 0Z" + ring(32, 48.500, 3.600), hole=True)


def breach(d: Drawing) -> None:
    d.path("M4 56V16h9v6h7v-6h8l-5 14l7 6l-8 20Z")
    d.path("M60 56V16h-9v6h-7v-6h-8l-3 11l7 7l-8 22Z", opacity=0.72)
    d.path("M30 4l3 6l-3 5l-3 -5Z", opacity=0.72)


def wildling(d: Drawing) -> None:
    d.line("M50 22L44 59", 4, opacity=0.8)
    d.path("M44 9q9 2 16 12q-5 7 -14 7q3 -9 -2 -19Z", opacity=0.8)
    d.path("M25 5q13 4 13 18q0 3 -1 5q9 7 9 30l-6 -3l-5 4l-5 -3l-5 4l-5 -4l-5 3l-5 -4l-6 3q0 -23 9 -30q-1 -2 -1 -5q0 -14 12 -18ZM25 14q-6 3 -6 9.500q2 6.500 6 6.500t6 -6.500q0 -6.500 -6 -9.500Z", hole=True)


def end_turn(d: Drawing) -> None:
    d.path(box(12, 4, 40, 7, 3) + box(12, 53, 40, 7, 3))
    d.path("M17 13H47C47 26 38 28 36 32C38 36 47 38 47 51H17C17 38 26 36 28 32C26 28 17 26 17 13ZM21.500 17C23 24 30.500 27 32 31C33.500 27 41 24 42.500 17ZM32 33C30 40 21.500 40 21.500 47H42.500C42.500 40 34 40 32 33Z", hole=True)
    d.path("M24.500 21H39.500C37 25 33 27 32 30C31 27 27 25 24.500 21ZM22.500 47q2 -6 9.500 -7q7.500 1 9.500 7Z", opacity=0.7)


def crown(d: Drawing) -> None:
    d.soft("M8 20L20 32L32 12L44 32L56 20L51 46H13Z", 3)
    d.path(box(12, 50, 40, 7, 3), opacity=0.72)
    d.disc(8, 18, 4).disc(32, 10, 4).disc(56, 18, 4)


def skull(d: Drawing) -> None:
    d.path("M32 5C48 5 57 15 57 29C57 37 53 42 47 45V54A4 4 0 0 1 43 58H39V51H35V58H29V51H25V58H21A4 4 0 0 1 17 54V45C11 42 7 37 7 29C7 15 16 5 32 5Z"
           + ring(21.500, 30, 6.500) + ring(42.500, 30, 6.500) + "M32 37L36 45H28Z", hole=True)


def copy(d: Drawing) -> None:
    d.path("M8 12A5 5 0 0 1 13 7H39A5 5 0 0 1 44 12V15H25A7 7 0 0 0 18 22V45H13A5 5 0 0 1 8 40Z", opacity=TONE)
    d.path(box(22, 19, 34, 38, 5))


def tray(d: Drawing) -> None:
    d.line("M10 42V55H54V42", 6, opacity=0.72)


def export(d: Drawing) -> None:
    tray(d)
    d.line("M32 22V44", 6.4).soft("M19 23L32 8L45 23Z", 3)


def import_(d: Drawing) -> None:
    tray(d)
    d.line("M32 8V28", 6.4).soft("M19 27L32 43L45 27Z", 3)


def shuffle(d: Drawing) -> None:
    d.line("M6 18H14C28 18 34 46 47 46H48", 5.600).line("M6 46H14C19 46 22 43 25 38M36 26C39 21 42 18 47 18H48", 5.600, opacity=0.72)
    d.soft("M47 36L59 46L47 56Z", 2).soft("M47 8L59 18L47 28Z", 2, opacity=0.72)


def chart(d: Drawing) -> None:
    d.path(box(9, 34, 11, 22, 2), opacity=0.55).path(box(26.500, 22, 11, 34, 2), opacity=0.78).path(box(44, 9, 11, 47, 2))


def replay(d: Drawing) -> None:
    d.line("M14 19A23 23 0 1 1 9 34", 5.600).soft("M17 6L19 24L3 20Z", 2.400).soft("M27 22L43 32L27 42Z", 3)


def leave(d: Drawing) -> None:
    d.path("M8 8A3 3 0 0 1 11 5H34A3 3 0 0 1 37 8V16H31V11H14V53H31V48H37V56A3 3 0 0 1 34 59H11A3 3 0 0 1 8 56Z", opacity=0.72)
    d.line("M25 32H46", 6.4).soft("M44 20L58 32L44 44Z", 3)


def language(d: Drawing) -> None:
    d.line(ring(32, 32, 25), 4.600).line("M32 7C17 21 17 43 32 57C47 43 47 21 32 7Z", 4).line("M8.500 24H55.500M8.500 40H55.500", 4, opacity=0.72)


def keyboard(d: Drawing) -> None:
    keys = "".join(box(x, y, 5.500, 5.500, 1) for y in (22, 31) for x in (11, 20, 29.250, 38.500, 47.500))
    d.path(box(4, 14, 56, 37, 6) + keys + box(18, 40, 28, 5.500, 1.500), hole=True)


def wall(d: Drawing) -> None:
    d.path("M4 58V16h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v42Z", opacity=0.45)
    d.path(box(4, 29, 18, 8, 1.500) + box(25, 29, 20, 8, 1.500) + box(48, 29, 12, 8, 1.500) + box(4, 40, 8, 8, 1.500)
           + box(15, 40, 18, 8, 1.500) + box(36, 40, 24, 8, 1.500) + box(4, 51, 20, 8, 1.500) + box(27, 51, 18, 8, 1.500) + box(48, 51, 12, 8, 1.500))
    d.path("M4 26V15h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v11Z")


def robber(d: Drawing) -> None:
    d.path("M32 4C44 4 48 13 47 22Q58 30 58 60H6Q6 30 17 22C16 13 20 4 32 4ZM23 18Q32 13 41 18Q41 27 36.500 30L40 36L32 50L24 36L27.500 30Q23 27 23 18Z", hole=True)
    d.path("M26 38L32 46L38 38L36 31H28Z", opacity=0.7).disc(28.500, 21.500, 2).disc(35.500, 21.500, 2)


def snowflake(d: Drawing) -> None:
    for i in range(6):
        d.group(f"rotate({60 * i} 32 32)").line("M32 32V6M32 15L24.500 9M32 15L39.500 9M32 23L26.500 18.500M32 23L37.500 18.500", 3.800).end()


def fire(d: Drawing) -> None:
    d.path("M35 3C37 15 53 22 53 40A21 21 0 0 1 11 40C11 30 17 26 19 18C24 20 26 24 26 28C31 22 35 14 35 3ZM33 30C32 37 23 40 23 47A9.500 9.500 0 0 0 42 47C42 40 36 38 33 30Z", hole=True)
    d.path("M33 30C32 37 23 40 23 47A9.500 9.500 0 0 0 42 47C42 40 36 38 33 30Z", opacity=0.45)


ICONS = {
    "lumber": lumber, "brick": brick, "wool": wool, "grain": grain, "ore": ore, "road": road, "settlement": settlement,
    "city": city, "guard": guard, "card": card, "cards": cards, "hero": hero, "patrol": patrol, "vp": vp, "dice": dice,
    "undo": undo, "redo": redo, "almanac": almanac, "log": log, "menu": menu, "settings": settings, "sound": sound,
    "mute": mute, "fullscreen": fullscreen, "trade": trade, "bank": bank, "plus": plus, "minus": minus, "check": check,
    "cross": cross, "left": left, "right": right, "up": up, "down": down, "play": play, "pause": pause, "step": step,
    "fast": fast, "save": save, "load": load, "trash": trash, "edit": edit, "search": search, "eye": eye,
    "lock": lock, "robot": robot, "human": human, "info": info, "question": question, "warning": warning,
    "breach": breach, "wildling": wildling, "end-turn": end_turn, "crown": crown, "skull": skull, "copy": copy,
    "export": export, "import": import_, "shuffle": shuffle, "chart": chart, "replay": replay, "quit": leave,
    "language": language, "keyboard": keyboard, "wall": wall, "robber": robber, "snowflake": snowflake, "fire": fire,
}


def main() -> None:
    """Write every icon."""
    for name, draw in ICONS.items():
        drawing = Drawing()
        draw(drawing)
        drawing.write(f"icon-{name}")


if __name__ == "__main__":
    main()
