#!/usr/bin/env python3
"""Draws the one-colour icons: assets/art/icon-*.svg. White stands for the colour the interface asks for.

A second tone is the same white, half clear (TONE), so that an icon of any colour has two shades.
"""

from __future__ import annotations

import controls as c
from svgkit import Drawing, box, num, polar, ring, star

TONE = 0.5


def lumber(d: Drawing) -> None:
    for x, y, length in ((20, 15, 26), (8, 37, 44)):
        d.path(f"M{x} {y}h{length}v16h{-length}a6 8 0 0 1 0 -16Z", opacity=TONE)
        d.path(
            f"M{x + length} {y - 1}a6.5 9 0 0 1 0 18a6.5 9 0 0 1 0 -18ZM{x + length} {y + 4.5}a2.5 3.5 0 0 0 0 7a2.5 3.5 0 0 0 0 -7Z",
            hole=True,
        )
    d.line("M14 42h22M18 48h16M27 20h10M24 26h14", 2.2)


def brick(d: Drawing) -> None:
    for x, y in ((18, 15), (5, 35), (33, 35)):
        d.path(box(x, y + 4, 26, 13, 2), opacity=TONE)
        d.path(box(x, y, 26, 9, 2))


def wool(d: Drawing) -> None:
    d.line("M24 44v10M32 46v9M43 46v9M50 44v10", 4.4, opacity=TONE)
    d.path(
        "M22 46a8 8 0 0 1 -6 -8q9 -2 9 -14q-1 -4 -5 -6a10 10 0 0 1 17 -4a10 10 0 0 1 15 5a8.500 8.500 0 0 1 5 14a8 8 0 0 1 -7 12a8 8 0 0 1 -9 2a9 9 0 0 1 -11 0a8 8 0 0 1 -8 -1Z"
    )
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
    d.path(
        "M24 6h16l16 52H8ZM30.500 12l-0.600 8h4.200l-0.600 -8ZM29.500 25l-0.900 10h6.800l-0.900 -10ZM28.100 41l-1.200 13h10.200l-1.200 -13Z",
        hole=True,
    )


def settlement(d: Drawing) -> None:
    d.path("M46 12h7v14h-7Z", opacity=TONE)
    d.soft("M32 10L56 31H51V55H38V40H26V55H13V31H8Z", 3)


def city(d: Drawing) -> None:
    d.soft("M7 57V24h6v5h6v-5h5V10h5v5h6v-5h5v14h5v5h6v-5h6v33H38V46a6 6 0 0 0 -12 0v11Z", 1.6)


def guard(d: Drawing) -> None:
    d.line("M52 16V60", 3.4, opacity=0.7)
    d.path("M52 3l5 8l-5 8l-5 -8Z")
    d.path(
        "M28 6q12 4 12 17q0 3 -1.500 6q10 6 9.500 29H8q-0.500 -23 9.500 -29q-1.500 -3 -1.500 -6q0 -13 12 -17ZM28 14q-6.500 3 -6.500 9t6.500 8t6.500 -8t-6.500 -9Z",
        hole=True,
    )
    d.oval(28, 22.5, 4, 5.5, opacity=TONE)


def card(d: Drawing) -> None:
    d.path(box(13, 5, 38, 54, 6) + star(32, 32, 14, 6, 5), hole=True)


def cards(d: Drawing) -> None:
    d.path(box(12, 16, 21, 33, 4), opacity=0.4, transform="rotate(-17 32 62)")
    d.path(box(20, 11, 23, 36, 4), opacity=0.65, transform="rotate(0 32 60)")
    d.path(box(27, 15, 22, 35, 4), transform="rotate(20 32 60)")


def hero(d: Drawing) -> None:
    d.path("M13 2H27L34 20L22 25Z", opacity=TONE).path("M51 2H37L30 20L42 25Z", opacity=TONE)
    d.path(ring(32, 41, 21) + star(32, 41, 15, 6.500, 5), hole=True)


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
            d.path(
                f"M0 {num(-k)}q{num(k * 0.75)} {num(k)} 0 {num(2 * k)}q{num(-k * 0.75)} {num(-k)} 0 {num(-2 * k)}Z",
                transform=f"translate({num(x)} {num(y)}) rotate({num(s * (a - 90 + 20))})",
            )
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


def almanac(d: Drawing) -> None:
    d.path("M30 17C24 11 15 10 5 12V49C15 47 24 48 30 54Z")
    d.path("M34 17C40 11 49 10 59 12V49C49 47 40 48 34 54Z", opacity=0.66)
    d.line("M11 22q7 -1 13 3M11 31q7 -1 13 3M11 40q7 -1 13 3", 2.4, "#000000", opacity=0.35)


def log(d: Drawing) -> None:
    d.path(
        "M16 6H46a6 6 0 0 1 6 6V44H24V50a8 8 0 0 1 -8 8a8 8 0 0 1 -8 -8V44H16ZM23 16v4h22v-4ZM23 25v4h22v-4ZM23 34v4h15v-4Z",
        hole=True,
    )
    d.path("M28 48H58V50a8 8 0 0 1 -8 8H24q4 -3 4 -10Z", opacity=TONE)


def trade(d: Drawing) -> None:
    d.path(
        "M10 18H40V10.500a2 2 0 0 1 3.300 -1.500L56 20.500a2 2 0 0 1 0 3L43.300 35A2 2 0 0 1 40 33.500V26H10a4 4 0 0 1 0 -8Z"
    )
    d.path(
        "M54 38H24V30.500a2 2 0 0 0 -3.300 -1.500L8 40.500a2 2 0 0 0 0 3L20.700 55A2 2 0 0 0 24 53.500V46H54a4 4 0 0 0 0 -8Z",
        opacity=0.66,
    )


def bank(d: Drawing) -> None:
    d.path("M6 28V24A14 14 0 0 1 20 10H44A14 14 0 0 1 58 24V28H38V25H26V28Z", opacity=0.72)
    d.path("M6 32H26V37A3 3 0 0 0 29 40H35A3 3 0 0 0 38 37V32H58V54A2 2 0 0 1 56 56H8A2 2 0 0 1 6 54Z")
    d.path(box(29.500, 28, 5, 9, 2))


def robot(d: Drawing) -> None:
    d.line("M32 16V9", 4).disc(32, 7, 4.400)
    d.path(box(11, 17, 42, 33, 9) + ring(23, 32, 5) + ring(41, 32, 5) + box(22, 41, 20, 4, 2), hole=True)
    d.path(box(3, 27, 6, 14, 3) + box(55, 27, 6, 14, 3), opacity=0.66)
    d.path(box(18, 53, 28, 6, 3), opacity=0.66)


def human(d: Drawing) -> None:
    d.disc(32, 20, 13).path("M8 57C8 43 18 37 32 37S56 43 56 57A3 3 0 0 1 53 59H11A3 3 0 0 1 8 57Z", opacity=0.8)


def breach(d: Drawing) -> None:
    d.path("M4 56V16h9v6h7v-6h8l-5 14l7 6l-8 20Z")
    d.path("M60 56V16h-9v6h-7v-6h-8l-3 11l7 7l-8 22Z", opacity=0.72)
    d.path("M30 4l3 6l-3 5l-3 -5Z", opacity=0.72)


def wildling(d: Drawing) -> None:
    d.line("M50 22L44 59", 4, opacity=0.8)
    d.path("M44 9q9 2 16 12q-5 7 -14 7q3 -9 -2 -19Z", opacity=0.8)
    d.path(
        "M25 5q13 4 13 18q0 3 -1 5q9 7 9 30l-6 -3l-5 4l-5 -3l-5 4l-5 -4l-5 3l-5 -4l-6 3q0 -23 9 -30q-1 -2 -1 -5q0 -14 12 -18ZM25 14q-6 3 -6 9.500q2 6.500 6 6.500t6 -6.500q0 -6.500 -6 -9.500Z",
        hole=True,
    )


def end_turn(d: Drawing) -> None:
    d.path(box(12, 4, 40, 7, 3) + box(12, 53, 40, 7, 3))
    d.path(
        "M17 13H47C47 26 38 28 36 32C38 36 47 38 47 51H17C17 38 26 36 28 32C26 28 17 26 17 13ZM21.500 17C23 24 30.500 27 32 31C33.500 27 41 24 42.500 17ZM32 33C30 40 21.500 40 21.500 47H42.500C42.500 40 34 40 32 33Z",
        hole=True,
    )
    d.path(
        "M24.500 21H39.500C37 25 33 27 32 30C31 27 27 25 24.500 21ZM22.500 47q2 -6 9.500 -7q7.500 1 9.500 7Z",
        opacity=0.7,
    )


def crown(d: Drawing) -> None:
    d.soft("M8 20L20 32L32 12L44 32L56 20L51 46H13Z", 3)
    d.path(box(12, 50, 40, 7, 3), opacity=0.72)
    d.disc(8, 18, 4).disc(32, 10, 4).disc(56, 18, 4)


def skull(d: Drawing) -> None:
    d.path(
        "M32 5C48 5 57 15 57 29C57 37 53 42 47 45V54A4 4 0 0 1 43 58H39V51H35V58H29V51H25V58H21A4 4 0 0 1 17 54V45C11 42 7 37 7 29C7 15 16 5 32 5Z"
        + ring(21.500, 30, 6.500)
        + ring(42.500, 30, 6.500)
        + "M32 37L36 45H28Z",
        hole=True,
    )


def wall(d: Drawing) -> None:
    d.path("M4 58V16h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v42Z", opacity=0.45)
    d.path(
        box(4, 29, 18, 8, 1.500)
        + box(25, 29, 20, 8, 1.500)
        + box(48, 29, 12, 8, 1.500)
        + box(4, 40, 8, 8, 1.500)
        + box(15, 40, 18, 8, 1.500)
        + box(36, 40, 24, 8, 1.500)
        + box(4, 51, 20, 8, 1.500)
        + box(27, 51, 18, 8, 1.500)
        + box(48, 51, 12, 8, 1.500)
    )
    d.path("M4 26V15h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v11Z")


def robber(d: Drawing) -> None:
    d.path(
        "M32 4C44 4 48 13 47 22Q58 30 58 60H6Q6 30 17 22C16 13 20 4 32 4ZM23 18Q32 13 41 18Q41 27 36.500 30L40 36L32 50L24 36L27.500 30Q23 27 23 18Z",
        hole=True,
    )
    d.path("M26 38L32 46L38 38L36 31H28Z", opacity=0.7).disc(28.500, 21.500, 2).disc(35.500, 21.500, 2)


def snowflake(d: Drawing) -> None:
    for i in range(6):
        d.group(f"rotate({60 * i} 32 32)").line(
            "M32 32V6M32 15L24.500 9M32 15L39.500 9M32 23L26.500 18.500M32 23L37.500 18.500", 3.800
        ).end()


def fire(d: Drawing) -> None:
    d.path(
        "M35 3C37 15 53 22 53 40A21 21 0 0 1 11 40C11 30 17 26 19 18C24 20 26 24 26 28C31 22 35 14 35 3ZM33 30C32 37 23 40 23 47A9.500 9.500 0 0 0 42 47C42 40 36 38 33 30Z",
        hole=True,
    )
    d.path("M33 30C32 37 23 40 23 47A9.500 9.500 0 0 0 42 47C42 40 36 38 33 30Z", opacity=0.45)


def fish(d: Drawing) -> None:
    d.path("M20 32C14 28 9 20 4 16C7 26 7 38 4 48C9 44 14 36 20 32Z", opacity=0.75)
    d.path("M30 19C35 9 46 9 50 16L46 24ZM34 45C36 53 43 56 49 53L45 43Z", opacity=TONE)
    d.path(
        "M61 32C53 17 34 12 14 31V33C34 52 53 47 61 32ZM49 25.500a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 0 1 0 -7.200ZM41 18.500Q35 32 41 45.500L38 45.500Q31.500 32 38 18.500Z",
        hole=True,
    )


def boot(d: Drawing) -> None:
    d.path(
        "M14 6Q25 2 36 6L36.500 15Q35 25 39 31Q42 35 50 38Q59 42 59 50H13Q11 40 13 30Q15 18 14 6ZM20 27L30 25L31 35L21 37Z",
        hole=True,
    )
    d.path("M12 53H60V59H46L43 57H28V61H12Z")
    d.line("M39 15L46 18M39 23L46 26", 3, opacity=0.75)
    d.line("M46 18Q54 18 52 25Q57 27 55 33", 2.6, opacity=TONE)


def gold(d: Drawing) -> None:
    for y in (50, 42):
        d.path(f"M3 {y}a15 5.500 0 0 0 30 0v5a15 5.500 0 0 1 -30 0Z", opacity=0.75)
    d.oval(18, 38, 15, 5.5)
    d.path(ring(40, 26, 22) + ring(40, 26, 17.5, clockwise=False), hole=True)
    d.path(
        "M40 12.500C41.500 20 46 24.500 53.500 26C46 27.500 41.500 32 40 39.500C38.500 32 34 27.500 26.500 26C34 24.500 38.500 20 40 12.500Z"
    )


def bridge(d: Drawing) -> None:
    d.path("M2 24Q32 8 62 24V33Q58 33 55 42V52H47Q46 34 32 34Q18 34 17 52H9V42Q6 33 2 33Z")
    d.line("M3 18Q32 2 61 18M13 14V21M32 9V16M51 14V21", 3, opacity=0.75)
    d.line("M2 59q5 -4 10 0t10 0t10 0t10 0t10 0t10 0", 3, opacity=TONE)


def river(d: Drawing) -> None:
    d.path(
        "M22 4H32C30 14 45 17 45 28C45 39 24 40 26 50C27 55 31 58 35 60H14C10 56 9 52 10 47C12 37 29 37 29 28C29 20 18 16 22 4Z"
    )
    d.path("M1 30L11 9L16 18L19 14L25 24Q14 30 12 38Q6 32 1 30Z", opacity=0.75)
    d.line("M50 52V44M54 50V40M58 53V45", 3, opacity=TONE)


def lake(d: Drawing) -> None:
    d.oval(32, 38, 29, 20, opacity=TONE)
    d.line("M12 32q5 -5 10 0t10 0t10 0t10 0M8 42q6 -5 12 0t12 0t12 0t12 0M18 51q4.500 -4 9 0t9 0t9 0", 4.2)
    d.line("M47 24V8M54 26V12M40 22V13", 3)
    d.line("M47 6v7M54 10v6", 6)


def wealthiest(d: Drawing) -> None:
    d.path("M8 27Q9 10 32 10Q55 10 56 27Z", opacity=0.75)
    d.path("M12 27a6 4.500 0 0 1 11 -2a6 4.500 0 0 1 9 -3a6 4.500 0 0 1 9 3a6 4.500 0 0 1 11 2Z")
    d.path(box(5, 31, 54, 26, 3) + "M26 31H38V42Q32 47 26 42ZM5 43h17v2.600h-17ZM42 43h17v2.600h-17Z", hole=True)
    d.path("M30.500 33h3v8h-3Z")


def poor(d: Drawing) -> None:
    d.path("M20 10Q26 14 32 11Q38 14 44 10L41 20H23Z", opacity=0.75)
    d.path("M22 24H42Q48 31 53 39Q59 50 51 58Q32 63 13 58Q5 50 11 39Q16 31 22 24ZM24 40V44H40V40Z", hole=True)
    d.line("M43 22Q52 24 50 32", 2.8, opacity=0.75)
    d.path("M54 10C51 3 44 4 45 9C46 13 51 13 54 11C57 13 62 13 63 9C64 4 57 3 54 10Z", opacity=TONE)


ICONS = {
    "lumber": lumber,
    "brick": brick,
    "wool": wool,
    "grain": grain,
    "ore": ore,
    "road": road,
    "settlement": settlement,
    "city": city,
    "guard": guard,
    "card": card,
    "cards": cards,
    "hero": hero,
    "patrol": patrol,
    "vp": vp,
    "dice": dice,
    "undo": c.undo,
    "redo": c.redo,
    "almanac": almanac,
    "log": log,
    "menu": c.menu,
    "settings": c.settings,
    "sound": c.sound,
    "mute": c.mute,
    "fullscreen": c.fullscreen,
    "trade": trade,
    "bank": bank,
    "plus": c.plus,
    "minus": c.minus,
    "check": c.check,
    "cross": c.cross,
    "left": c.left,
    "right": c.right,
    "up": c.up,
    "down": c.down,
    "play": c.play,
    "pause": c.pause,
    "step": c.step,
    "fast": c.fast,
    "rewind": c.rewind,
    "start": c.start,
    "save": c.save,
    "load": c.load,
    "trash": c.trash,
    "edit": c.edit,
    "search": c.search,
    "eye": c.eye,
    "lock": c.lock,
    "robot": robot,
    "human": human,
    "hint": c.hint,
    "info": c.info,
    "question": c.question,
    "warning": c.warning,
    "breach": breach,
    "wildling": wildling,
    "end-turn": end_turn,
    "crown": crown,
    "skull": skull,
    "copy": c.copy,
    "export": c.export,
    "import": c.import_,
    "shuffle": c.shuffle,
    "chart": c.chart,
    "replay": c.replay,
    "quit": c.leave,
    "language": c.language,
    "keyboard": c.keyboard,
    "wall": wall,
    "robber": robber,
    "snowflake": snowflake,
    "fire": fire,
    "fish": fish,
    "boot": boot,
    "lake": lake,
    "river": river,
    "bridge": bridge,
    "gold": gold,
    "wealthiest": wealthiest,
    "poor": poor,
}


def main() -> None:
    """Write every icon."""
    for name, draw in ICONS.items():
        drawing = Drawing()
        draw(drawing)
        drawing.write(f"icon-{name}")


if __name__ == "__main__":
    main()
