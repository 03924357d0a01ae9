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
}


def main() -> None:
    """Write every icon."""
    for name, draw in ICONS.items():
        drawing = Drawing()
        draw(drawing)
        drawing.write(f"icon-{name}")


if __name__ == "__main__":
    main()
