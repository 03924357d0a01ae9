"""The icons of buttons and settings; icons.py writes them with the rest."""

from __future__ import annotations

from svgkit import Drawing, box, points, polar, ring

TONE = 0.5


def undo(d: Drawing) -> None:
    d.line("M20 22H38a14.500 14.500 0 0 1 0 29H22", 6.4).soft("M22 9V35L7 22Z", 3)


def redo(d: Drawing) -> None:
    d.line("M44 22H26a14.500 14.500 0 0 0 0 29H42", 6.4).soft("M42 9V35L57 22Z", 3)


def menu(d: Drawing) -> None:
    d.line("M11 17H53M11 32H53M11 47H53", 6.4)


def settings(d: Drawing) -> None:
    corners = []
    for tooth in range(8):
        a = tooth * 45
        corners += [
            polar(32, 32, 21, a - 13.5),
            polar(32, 32, 28, a - 8.5),
            polar(32, 32, 28, a + 8.5),
            polar(32, 32, 21, a + 13.5),
        ]
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


def hint(d: Drawing) -> None:
    d.path("M32 5a19 19 0 0 1 11 34.500q-3 2.500 -3 6.500H24q0 -4 -3 -6.500A19 19 0 0 1 32 5Z")
    d.line("M25 51h14M28 58h8", 4.4, opacity=TONE)
    d.line("M32 44V31M26 27l6 5l6 -5", 2.6, "#000000", opacity=0.45)


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


def start(d: Drawing) -> None:
    d.soft("M49 13L23 32L49 51Z", 5).path(box(11, 10, 8, 44, 3))


def rewind(d: Drawing) -> None:
    d.path("M58 16a2.500 2.500 0 0 0 -4 -2L32 30a2.500 2.500 0 0 0 0 4L54 50a2.500 2.500 0 0 0 4 -2Z", opacity=0.66)
    d.path("M30 16a2.500 2.500 0 0 0 -4 -2L4 30a2.500 2.500 0 0 0 0 4L26 50a2.500 2.500 0 0 0 4 -2Z")


def save(d: Drawing) -> None:
    d.path(
        "M12 7H45L57 19V52A5 5 0 0 1 52 57H12A5 5 0 0 1 7 52V12A5 5 0 0 1 12 7ZM18 11V25H42V11ZM17 35V52H47V35Z",
        hole=True,
    )
    d.path(box(34, 13, 5, 9)).path(box(21, 39, 22, 3.400) + box(21, 45.500, 22, 3.400), opacity=0.8)


def load(d: Drawing) -> None:
    d.path("M6 50V14A4 4 0 0 1 10 10H24L30 17H50A4 4 0 0 1 54 21V25H18Z", opacity=0.66)
    d.soft("M20 30H58L49 52H11Z", 3)


def trash(d: Drawing) -> None:
    d.path(
        "M14 22H50L47 56A4 4 0 0 1 43 59H21A4 4 0 0 1 17 56ZM22.500 28L24 53H28L27 28ZM30 28V53H34V28ZM37 28L36 53H40L41.500 28Z",
        hole=True,
    )
    d.line("M11 15H53", 5.4).line("M25 13V8H39V13", 4.400)


def edit(d: Drawing) -> None:
    d.group("rotate(45 32 32)").path("M26 14H38V50L32 62L26 50Z").path(
        "M26 4A3 3 0 0 1 29 1H35A3 3 0 0 1 38 4V10H26Z", opacity=0.66
    ).end()


def search(d: Drawing) -> None:
    d.line(ring(27, 27, 17), 6.4).line("M41 41L55 55", 8)


def eye(d: Drawing) -> None:
    d.path("M3 32C14 9 50 9 61 32C50 55 14 55 3 32ZM11 32C20 48 44 48 53 32C44 16 20 16 11 32Z", hole=True).disc(
        32, 32, 9.500
    )


def lock(d: Drawing) -> None:
    d.line("M20 28V20a12 12 0 0 1 24 0V28", 6, opacity=0.72)
    d.path(box(11, 28, 42, 31, 6) + "M32 36a5 5 0 0 0 -2.500 9.300V52h5V45.300A5 5 0 0 0 32 36Z", hole=True)


def info(d: Drawing) -> None:
    d.path(ring(32, 32, 27) + ring(32, 19, 4.200) + "M27 28h8v16h4v5H25v-5h4V33h-2Z", hole=True)


def question(d: Drawing) -> None:
    d.path(ring(32, 32, 27), opacity=0.28)
    d.line("M23 25a9 9 0 1 1 13 8q-4 2.500 -4 6.500", 5.600).disc(32, 48, 3.800)


def warning(d: Drawing) -> None:
    d.path(
        "M28 8.500a4.600 4.600 0 0 1 8 0L60.500 52a4.600 4.600 0 0 1 -4 7H7.500a4.600 4.600 0 0 1 -4 -7Z"
        "M28 22L29.600 41H34.400L36 22a4 4 0 0 0 -8 0Z" + ring(32, 48.500, 3.600),
        hole=True,
    )


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
    d.line("M6 18H14C28 18 34 46 47 46H48", 5.600).line(
        "M6 46H14C19 46 22 43 25 38M36 26C39 21 42 18 47 18H48", 5.600, opacity=0.72
    )
    d.soft("M47 36L59 46L47 56Z", 2).soft("M47 8L59 18L47 28Z", 2, opacity=0.72)


def chart(d: Drawing) -> None:
    d.path(box(9, 34, 11, 22, 2), opacity=0.55).path(box(26.500, 22, 11, 34, 2), opacity=0.78).path(
        box(44, 9, 11, 47, 2)
    )


def replay(d: Drawing) -> None:
    d.line("M14 19A23 23 0 1 1 9 34", 5.600).soft("M17 6L19 24L3 20Z", 2.400).soft("M27 22L43 32L27 42Z", 3)


def leave(d: Drawing) -> None:
    d.path(
        "M8 8A3 3 0 0 1 11 5H34A3 3 0 0 1 37 8V16H31V11H14V53H31V48H37V56A3 3 0 0 1 34 59H11A3 3 0 0 1 8 56Z",
        opacity=0.72,
    )
    d.line("M25 32H46", 6.4).soft("M44 20L58 32L44 44Z", 3)


def language(d: Drawing) -> None:
    d.line(ring(32, 32, 25), 4.600).line("M32 7C17 21 17 43 32 57C47 43 47 21 32 7Z", 4).line(
        "M8.500 24H55.500M8.500 40H55.500", 4, opacity=0.72
    )


def keyboard(d: Drawing) -> None:
    keys = "".join(box(x, y, 5.500, 5.500, 1) for y in (22, 31) for x in (11, 20, 29.250, 38.500, 47.500))
    d.path(box(4, 14, 56, 37, 6) + keys + box(18, 40, 28, 5.500, 1.500), hole=True)
