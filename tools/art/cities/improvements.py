"""City improvements: fifteen buildings, 100 x 100, each grander than the one before it on its track."""

from __future__ import annotations

from svgkit import Drawing, box, num

from .marks import GOLD, GOLD_DARK, GOLD_LIGHT, TRACKS, mark

STONE = ("#fbf3e2", "#d9c8a6", "#a8946f")
BRICK = ("#f0c79c", "#cf9663", "#93603a")
ROOFS = {
    "trade": ("#f0a468", "#cf6a35", "#8c3d1b"),
    "politics": ("#8db8e0", "#4a7db3", "#264f7c"),
    "science": ("#9fd0b0", "#55997a", "#2c6350"),
}
DARK, LIT = "#2a1d14", "#ffd98a"


def wall(d: Drawing, x: float, y: float, w: float, h: float, tone: tuple[str, str, str] = STONE) -> None:
    """A front standing on y, lit from the left."""
    d.path(box(x, y - h, w, h), d.linear(x, 0, x + w, 0, (0, tone[0]), (0.6, tone[1]), (1, tone[2])))


def gable(d: Drawing, x: float, y: float, w: float, h: float, tone: tuple[str, str, str], over: float = 3) -> None:
    """A roof seen from its gable end."""
    d.path(f"M{num(x - over)} {num(y)}L{num(x + w / 2)} {num(y - h)}L{num(x + w + over)} {num(y)}Z", tone[1])
    d.path(f"M{num(x + w / 2)} {num(y - h)}L{num(x + w + over)} {num(y)}H{num(x + w * 0.62)}Z", tone[2])
    d.line(f"M{num(x - over)} {num(y)}L{num(x + w / 2)} {num(y - h)}", 1.6, tone[0])


def hip(d: Drawing, x: float, y: float, w: float, h: float, tone: tuple[str, str, str], over: float = 3) -> None:
    """A roof seen from its long side."""
    a, b = x - over, x + w + over
    d.path(
        f"M{num(a)} {num(y)}L{num(a + h * 0.6)} {num(y - h)}H{num(b - h * 0.6)}L{num(b)} {num(y)}Z",
        d.linear(0, y - h, 0, y, (0, tone[0]), (0.4, tone[1]), (1, tone[2])),
    )
    d.line(f"M{num(a + h * 0.35)} {num(y - h * 0.5)}H{num(b - h * 0.35)}", 1, tone[2], opacity=0.6)


def dome(d: Drawing, x: float, y: float, r: float, tone: tuple[str, str, str], tall: float = 1.0) -> None:
    """A ribbed dome on a drum, with a golden finial."""
    top = y - r * tall
    d.path(
        f"M{num(x - r)} {num(y)}A{num(r)} {num(r * tall)} 0 0 1 {num(x + r)} {num(y)}Z",
        d.linear(x - r, 0, x + r, 0, (0, tone[0]), (0.5, tone[1]), (1, tone[2])),
    )
    for k in (-0.5, 0, 0.5):
        d.line(
            f"M{num(x)} {num(top)}Q{num(x + k * r * 1.3)} {num(y - r * tall * 0.6)} {num(x + k * r * 1.3)} {num(y)}",
            1,
            tone[2],
            opacity=0.6,
        )
    d.line(f"M{num(x)} {num(top)}v-6", 1.8, GOLD_DARK).disc(x, top - 6.5, 2, GOLD)


def arch(d: Drawing, x: float, y: float, w: float, h: float, fill: str = DARK) -> None:
    """A round-headed opening standing on y; x is its middle."""
    r = w / 2
    d.path(
        f"M{num(x - r)} {num(y)}V{num(y - h + r)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y - h + r)}V{num(y)}Z", fill
    )


def arches(d: Drawing, x: float, y: float, step: float, count: int, w: float, h: float, fill: str = DARK) -> None:
    for k in range(count):
        arch(d, x + k * step, y, w, h, fill)


def columns(d: Drawing, x: float, y: float, w: float, h: float, count: int, wide: float = 5) -> None:
    """A porch: a dark hall behind pillars on steps, an architrave over them."""
    d.path(box(x, y - h, w, h), DARK, opacity=0.75)
    for k in range(count):
        cx = x + (w - wide) * k / (count - 1)
        d.path(box(cx, y - h, wide, h), d.linear(cx, 0, cx + wide, 0, (0, "#fffaf0"), (0.6, "#e0d2b4"), (1, "#a8946f")))
        d.path(box(cx - 1, y - h, wide + 2, 2.6, 0.8), "#f4ead2").path(
            box(cx - 1, y - 2.6, wide + 2, 2.6, 0.8), "#d6c6a2"
        )
    d.path(box(x - 3, y - h - 4, w + 6, 4.5, 1), "#f0e4c8").path(box(x - 4, y, w + 8, 4, 1), "#d6c6a2").path(
        box(x - 7, y + 3.5, w + 14, 4, 1), "#b8a680"
    )


def teeth(d: Drawing, x: float, y: float, w: float, count: int, h: float, fill: str) -> None:
    step = w / (2 * count - 1)
    d.path("".join(box(x + 2 * k * step, y - h, step, h + 0.4) for k in range(count)), fill)


def flag(d: Drawing, x: float, y: float, track: str, h: float = 14) -> None:
    """A pole on y with a pennant in the colour of the track."""
    d.line(f"M{num(x)} {num(y)}V{num(y - h)}", 1.6, "#5a3f26")
    d.path(
        f"M{num(x)} {num(y - h)}h11l-3 3.500l3 3.500h-11Z",
        TRACKS[track].mid,
        stroke=TRACKS[track].deep,
        stroke_width=0.8,
    )


def ground(d: Drawing, track: str, level: int) -> None:
    """The spot it stands on; the fifth has light behind it."""
    tone = TRACKS[track]
    if level == 5:
        d.disc(50, 52, 46, d.radial(50, 52, 46, (0, "#fff6cf", 0.95), (0.55, "#ffe08a", 0.5), (1, "#ffe08a", 0)))
    elif level == 4:
        d.disc(50, 56, 40, d.radial(50, 56, 40, (0, "#fff6cf", 0.6), (1, "#ffe08a", 0)))
    d.oval(50, 88, 45, 8.5, tone.night, opacity=0.45)
    d.oval(50, 86.5, 44, 7.5, d.linear(8, 0, 92, 0, (0, tone.mid), (1, tone.deep)))


def medal(d: Drawing, track: str, x: float, y: float, r: float) -> None:
    """The mark of the track on a golden disc."""
    d.disc(x, y, r, GOLD_DARK).disc(x, y, r - 1, GOLD_LIGHT)
    mark(d, track, x, y, r / 19, TRACKS[track].night)


def market(d: Drawing) -> None:
    for x, tones in ((12, ("#c8443c", "#fff4df")), (52, ("#d99f2c", "#fff4df"))):
        d.path(box(x + 2, 50, 3.4, 36) + box(x + 31, 50, 3.4, 36), "#7a4a26")
        d.path(box(x + 4, 60, 28, 12), DARK, opacity=0.35)
        d.path(box(x, 70, 36, 16, 1.5), d.linear(0, 70, 0, 86, (0, "#c08a52"), (1, "#845327")))
        d.line(f"M{x} 75.500H{x + 36}M{x + 12} 76V86M{x + 24} 76V86", 1, "#5e3a1a", opacity=0.7)
        for k in range(6):
            a = x - 2 + k * 6.7
            d.path(
                f"M{num(a + 2 - k * 0.5)} 40H{num(a + 8 - k * 0.5)}L{num(a + 6.7)} 54A3.350 3.350 0 0 1 {num(a)} 54Z",
                tones[k % 2],
            )
        d.path(box(x + 0.5, 38, 34, 3.4, 1.5), "#7a4a26")
    for x, y, tone in (
        (17, 68, "#d9483b"),
        (23, 68.5, "#e8a33c"),
        (29, 68, "#d9483b"),
        (36, 68.5, "#7fae5a"),
        (41, 68, "#7fae5a"),
    ):
        d.disc(x, y, 3.4, tone)
    for x, tone in ((57, "#71499f"), (66, "#cf4638"), (75, "#3d7dd8")):
        d.path(box(x, 62, 8, 8, 2), tone).path(box(x, 62, 8, 2.6, 1.2), "#ffffff", opacity=0.35)


def trading_house(d: Drawing) -> None:
    wall(d, 20, 86, 52, 44, ("#fdf5e3", "#ecdcb9", "#bfa97e"))
    d.line("M20 64H72M20 44V86M37 44V86M55 44V86M72 44V86M20 64L37 44M72 64L55 44", 2.6, "#6b4526")
    gable(d, 20, 44, 52, 26, ROOFS["trade"], 6)
    d.path(box(40, 26, 12, 11, 1.5), DARK).path(box(42, 28, 8, 9), LIT)
    arch(d, 46, 86, 13, 19)
    for x in (24, 59):
        d.path(box(x, 68, 9, 10, 1), LIT).line(f"M{x + 4.5} 68v10M{x} 73h9", 1.1, "#6b4526")
    d.line("M72 54H86V57", 2, "#3b2c20")
    medal(d, "trade", 86, 64, 8)
    d.path(box(75, 74, 13, 13, 1.5), "#b57f48").line("M75 80.500H88M81.500 74V87", 1.2, "#6b4526")
    d.path("M8 87Q6 77 11 75L10 72Q14 74 18 72L17 75Q22 77 20 87Z", "#d9b983").line("M11 75H17", 1.4, "#6b4c28")


def guild(d: Drawing) -> None:
    wall(d, 12, 86, 76, 40, BRICK)
    steps = "M24 46V38H30V30H37V22H44V14H56V22H63V30H70V38H76V46V86H24Z"
    d.path(steps, d.linear(24, 0, 76, 0, (0, "#f6d3a8"), (0.6, "#d79a63"), (1, "#9c653b")))
    d.line("M24 38H30V30H37V22H44V14H56V22H63V30H70V38H76", 2.4, "#fbf0d8")
    hip(d, 12, 47, 12, 8, ROOFS["trade"], 2)
    hip(d, 76, 47, 12, 8, ROOFS["trade"], 2)
    flag(d, 50, 14, "trade", 12)
    medal(d, "trade", 50, 34, 9.5)
    d.path(box(24, 48, 52, 2.6), "#fbf0d8")
    arches(d, 32, 64, 12, 4, 7, 11, LIT)
    d.path(box(12, 67, 76, 2.4), "#fbf0d8", opacity=0.8)
    arch(d, 50, 86, 15, 16)
    arches(d, 31, 84, 38, 2, 10, 12)
    arches(d, 18, 62, 64, 2, 6, 9, LIT)
    arches(d, 18, 83, 64, 2, 6, 10)


def bank(d: Drawing) -> None:
    wall(d, 10, 84, 80, 40)
    columns(d, 22, 80, 56, 32, 5, 5.6)
    d.path("M16 45L50 20L84 45Z", d.linear(0, 20, 0, 45, (0, "#fffaf0"), (1, "#d3c29c")))
    d.path("M26 42.500L50 25L74 42.500Z", "#b89f6c")
    medal(d, "trade", 50, 36, 7.6)
    wall(d, 30, 22, 40, 6)
    hip(d, 30, 17, 40, 6, ROOFS["trade"], 3)
    arch(d, 50, 80, 13, 22, GOLD_DARK)
    d.disc(50, 68, 5, GOLD).line("M50 63V73M45 68H55", 1.2, GOLD_DARK)
    arches(d, 15.5, 66, 69, 2, 6, 12, LIT)
    flag(d, 14, 46, "trade", 13)
    flag(d, 86, 46, "trade", 13)


def exchange(d: Drawing) -> None:
    wall(d, 6, 86, 88, 34)
    d.path(box(4, 50, 92, 4, 1), "#f4ead2").path(box(6, 68, 88, 2.4), "#f4ead2")
    arches(d, 13, 66, 10.6, 8, 6.6, 10, LIT)
    arches(d, 13, 86, 10.6, 8, 7, 14)
    wall(d, 28, 52, 44, 16)
    arches(d, 34, 50, 8, 5, 5, 10, DARK)
    d.path(box(26, 34, 48, 3.4, 1), "#f4ead2")
    dome(d, 50, 34, 19, ("#ffe9a8", "#e8b648", "#a3701f"), 1.05)
    for x in (12, 88):
        wall(d, x - 7, 52, 14, 18)
        dome(d, x, 34, 8, ROOFS["trade"], 1.1)
        arch(d, x, 48, 5, 9, LIT)
    columns(d, 36, 83, 28, 26, 4, 4.6)
    d.path("M32 54L50 43L68 54Z", "#fffaf0")
    medal(d, "trade", 50, 50.4, 4.2)


def town_hall(d: Drawing) -> None:
    wall(d, 18, 86, 64, 32)
    hip(d, 18, 55, 64, 15, ROOFS["politics"], 4)
    wall(d, 41, 58, 18, 30)
    gable(d, 41, 29, 18, 17, ROOFS["politics"], 3)
    d.disc(50, 40, 6.4, DARK).disc(50, 40, 5.2, "#fffaf0").line("M50 40V36.500M50 40L53 41.500", 1.2, DARK)
    flag(d, 50, 13, "politics", 8)
    arch(d, 50, 86, 14, 20)
    arches(d, 26, 76, 10, 2, 6.4, 11, LIT)
    arches(d, 64, 76, 10, 2, 6.4, 11, LIT)


def church(d: Drawing) -> None:
    wall(d, 34, 86, 52, 26)
    hip(d, 34, 61, 52, 20, ROOFS["politics"], 4)
    arches(d, 52, 80, 13, 3, 6, 14, LIT)
    wall(d, 16, 86, 24, 46)
    gable(d, 16, 41, 24, 34, ROOFS["politics"], 4)
    d.line("M28 8V1M25 3.500H31", 1.8, GOLD_DARK)
    arch(d, 28, 58, 9, 13, DARK)
    d.path("M25.500 55Q25.500 49 28 48.500Q30.500 49 30.500 55Z", GOLD)
    d.disc(28, 65, 3.6, LIT)
    arch(d, 28, 86, 12, 16)


def fortress(d: Drawing) -> None:
    wall(d, 20, 86, 60, 34)
    teeth(d, 20, 52, 60, 7, 6, STONE[1])
    wall(d, 36, 54, 28, 26)
    d.path(box(33, 26, 34, 5), STONE[1])
    teeth(d, 33, 26, 34, 4, 6, STONE[1])
    flag(d, 50, 22, "politics", 15)
    for x in (8, 70):
        wall(d, x, 88, 22, 46)
        d.path(box(x - 2.5, 38, 27, 6), d.linear(x, 0, x + 24, 0, (0, STONE[0]), (1, STONE[2])))
        teeth(d, x - 2.5, 38, 27, 4, 6, STONE[1])
        arch(d, x + 11, 62, 4.6, 11)
        d.path(f"M{x + 4} 66H{x + 18}V80L{x + 11} 75L{x + 4} 80Z", TRACKS["politics"].mid)
    arch(d, 50, 86, 17, 24)
    d.line("M45 68V86M50 65V86M55 68V86M42 76H58", 1.5, "#8d6a3f")
    arches(d, 43, 48, 14, 2, 4.4, 10, LIT)
    d.line("M24 62h9M66 60h-8M26 72h7M60 70h7M38 36h6M54 38h6", 1.3, STONE[2], opacity=0.8)


def cathedral(d: Drawing) -> None:
    wall(d, 28, 86, 44, 46)
    gable(d, 28, 42, 44, 20, ROOFS["politics"], 0)
    for x in (8, 68):
        wall(d, x, 86, 24, 56)
        d.path(box(x - 2, 28, 28, 3.4, 1), "#f4ead2").path(box(x - 1, 52, 26, 2.6), "#f4ead2")
        gable(d, x + 1, 29, 22, 25, ROOFS["politics"], 1)
        d.line(f"M{x + 12} 5V-1M{x + 9.5} 1.500H{x + 14.5}", 1.5, GOLD_DARK)
        arches(d, x + 7.5, 48, 9, 2, 5.4, 15)
        arch(d, x + 12, 70, 8, 14, LIT)
        arch(d, x + 12, 86, 10, 12)
    d.disc(50, 52, 10.5, "#fffaf0").disc(50, 52, 9, TRACKS["politics"].deep)
    for k in range(6):
        d.group(f"rotate({60 * k} 50 52)").oval(50, 47, 2, 3.4, ("#ffd98a", "#f0877a", "#9fd4f4")[k % 3]).end()
    d.disc(50, 52, 2, "#fffaf0")
    arch(d, 50, 86, 20, 22, "#f4ead2")
    arch(d, 50, 86, 15, 19)
    d.line("M50 68V86", 1.4, GOLD_DARK)


def council(d: Drawing) -> None:
    wall(d, 4, 84, 92, 32)
    d.path(box(2, 50, 96, 4, 1), "#f4ead2")
    for x in (4, 78):
        hip(d, x, 50, 18, 9, ROOFS["politics"], 2)
        arches(d, x + 4.5, 66, 9, 2, 5, 10, LIT)
        arches(d, x + 4.5, 83, 9, 2, 5, 11)
        flag(d, x + 9, 41, "politics", 13)
    wall(d, 32, 42, 36, 12)
    arches(d, 38, 41, 6, 5, 3.8, 8, LIT)
    d.path(box(29, 29, 42, 3.2, 1), "#f4ead2")
    dome(d, 50, 29, 16.5, ROOFS["politics"], 1.05)
    columns(d, 26, 80, 48, 28, 6, 4.8)
    d.path("M20 49L50 34L80 49Z", "#fffaf0").path("M30 47L50 37L70 47Z", "#d8c69c")
    mark(d, "politics", 50, 44.5, 0.36, TRACKS["politics"].deep)


def abbey(d: Drawing) -> None:
    wall(d, 30, 86, 58, 24)
    hip(d, 30, 63, 58, 14, ROOFS["science"], 4)
    arches(d, 43, 84, 10.5, 5, 7.4, 15)
    wall(d, 12, 86, 24, 40)
    gable(d, 12, 47, 24, 20, ROOFS["science"], 4)
    d.disc(24, 58, 5, "#fffaf0").disc(24, 58, 3.8, LIT)
    arch(d, 24, 86, 10, 16)
    d.path("M18 33V22H30V33Z", "none").line("M24 27V20M21.500 22.500H26.500", 1.6, GOLD_DARK)
    for x in (92, 6):
        d.path(f"M{x} 86Q{x - 6} 74 {x} 58Q{x + 6} 74 {x} 86Z", "#2f6b4a")


def library(d: Drawing) -> None:
    wall(d, 14, 84, 72, 40)
    d.path(box(11, 42, 78, 5, 1), "#f4ead2")
    hip(d, 14, 43, 72, 13, ROOFS["science"], 4)
    for x in (19, 69):
        arch(d, x + 6, 76, 12, 24, LIT)
        d.line(f"M{x} 60H{x + 12}M{x} 68H{x + 12}", 1.2, "#8a6a3c")
        for k, tone in enumerate(("#a4553a", "#3f7a5a", "#5d7fa6")):
            d.path(box(x + 1.5 + k * 3.2, 69, 2.6, 7), tone)
    columns(d, 36, 80, 28, 28, 3, 5)
    d.path("M31 49L50 36L69 49Z", "#fffaf0")
    # an open book over the door
    d.path(
        "M50 18C44 13 37 13 31 15V33C37 31 44 32 50 36C56 32 63 31 69 33V15C63 13 56 13 50 18Z", TRACKS["science"].night
    )
    d.path(
        "M49 19.500C44 16 38 15.500 33 17V30.500C38 29.500 44 30 49 33ZM51 19.500C56 16 62 15.500 67 17V30.500C62 29.500 56 30 51 33Z",
        "#fffaf0",
    )
    d.line(
        "M36 20.500q5 -0.500 10 2M36 25q5 -0.500 10 2M64 20.500q-5 -0.500 -10 2M64 25q-5 -0.500 -10 2",
        1.2,
        TRACKS["science"].deep,
    )


def aqueduct(d: Drawing) -> None:
    d.group("translate(6 12) scale(.88)")
    d.path("M2 86Q24 60 50 66T98 56V80Q92 92 50 93T2 86Z", TRACKS["science"].deep, opacity=0.5)
    d.path(box(3, 24, 94, 62), d.linear(0, 24, 0, 86, (0, STONE[0]), (0.6, STONE[1]), (1, STONE[2])))
    sky = "#8cc6dd"
    arches(d, 16.5, 86, 22.3, 4, 16, 30, sky)
    arches(d, 12, 51, 12.7, 7, 9, 16, sky)
    for k in range(4):
        d.path(f"M{num(8.5 + k * 22.3)} 86V80q8 -5 16 0V86Z", "#7fae5a")
    d.path(box(1, 20, 98, 5, 1), "#f4ead2").path(box(1, 53, 98, 3, 1), "#f4ead2")
    d.path("M1 14Q13 11 25 14T50 14T75 14T99 14V21H1Z", "#4aa9d8").line(
        "M4 14.500q6 -2.500 12 0t12 0t12 0t12 0t12 0t12 0t12 0t10 0", 1.6, "#e4f5fa"
    )
    d.path("M93 21Q101 26 98 40L97 86H88L92 40Q93 28 90 21Z", "#6fc1e8", opacity=0.9)
    d.oval(91, 87, 9, 3, "#e4f5fa", opacity=0.9)
    d.end()


def theatre(d: Drawing) -> None:
    # a half round of seats behind an open stage
    for k, tone in enumerate(("#b8a680", "#f4ead2", "#cdbb94", "#fff7e4", "#d9c8a6")):
        r = 46 - k * 6.5
        d.path(f"M{num(50 - r)} 74A{num(r)} {num(r * 1.12)} 0 0 1 {num(50 + r)} 74Z", tone)
    for a in (-38, 0, 38):
        d.group(f"rotate({a} 50 74)").path(box(48.4, 24, 3.2, 28), "#b8a680").end()
    d.path("M29 74A21 21 0 0 1 71 74Z", TRACKS["science"].mid)
    wall(d, 10, 88, 80, 14)
    d.path(box(7, 71.5, 86, 4, 1), "#f4ead2")
    arches(d, 18, 88, 12.8, 6, 7.6, 11)
    for x in (24, 64):
        for k in (0, 9):
            d.path(box(x + k, 48, 4, 24), d.linear(x + k, 0, x + k + 4, 0, (0, "#fffaf0"), (1, "#b8a680")))
        d.path(box(x - 2, 44.5, 17, 4, 1), "#f4ead2")
    d.group("translate(50 61)")
    d.path("M-13 -8Q-7 -5 -1 -8Q0 6 -7 9Q-14 6 -13 -8Z", GOLD).path(
        "M1 -6Q7 -3 13 -6Q14 8 7 11Q0 8 1 -6Z", "#fffaf0", stroke=GOLD_DARK, stroke_width=0.8
    )
    d.disc(-9.5, -2.5, 1.3, DARK).disc(-4.5, -2.5, 1.3, DARK).line("M-10 2q3 4 6 0", 1.3, DARK)
    d.disc(4.5, -0.5, 1.3, DARK).disc(9.5, -0.5, 1.3, DARK).line("M4.500 6q2.500 -3.500 5.500 0", 1.3, DARK)
    d.end()
    flag(d, 14, 40, "science", 15)
    flag(d, 84, 40, "science", 15)


def university(d: Drawing) -> None:
    wall(d, 5, 86, 90, 34)
    d.path(box(3, 50, 94, 4, 1), "#f4ead2").path(box(5, 68, 90, 2.2), "#f4ead2")
    for x in (5, 73):
        wall(d, x, 86, 22, 48)
        d.path(box(x - 2, 36, 26, 3.4, 1), "#f4ead2")
        gable(d, x, 37, 22, 22, ROOFS["science"], 2)
        arches(d, x + 6.5, 58, 9, 2, 5.4, 13, LIT)
        arches(d, x + 6.5, 84, 9, 2, 5.4, 13)
        flag(d, x + 11, 16, "science", 10)
    wall(d, 33, 52, 34, 20)
    d.path(box(30, 31, 40, 3.4, 1), "#f4ead2")
    arches(d, 39, 50, 7.4, 4, 4.6, 12, LIT)
    dome(d, 50, 31, 16.5, ROOFS["science"], 1.02)
    d.path("M50 31L53.500 15.500Q61 17 65.500 27L60 31Z", TRACKS["science"].night)
    d.line("M56 25L69 10", 4.6, GOLD_DARK).line("M56 25L69 10", 3, GOLD_LIGHT)
    columns(d, 34, 82, 32, 24, 5, 4.4)
    d.path("M29 55L50 43L71 55Z", "#fffaf0")
    mark(d, "science", 50, 51, 0.26, TRACKS["science"].deep)


BUILDINGS = {
    "trade": (market, trading_house, guild, bank, exchange),
    "politics": (town_hall, church, fortress, cathedral, council),
    "science": (abbey, library, aqueduct, theatre, university),
}


def improvement(track: str, level: int) -> Drawing:
    d = Drawing(100, 100)
    ground(d, track, level)
    size = (0.86, 0.92, 0.96, 0.96, 1.0)[level - 1]
    d.group(
        f"translate({num(50 * (1 - size))} {num(88 * (1 - size) + (3 if level == 4 else 0))}) scale({size:g} {size:g})"
    )
    BUILDINGS[track][level - 1](d)
    d.end()
    return d


DRAWINGS = {f"improve-{track}-{level}": (improvement, track, level) for track in BUILDINGS for level in range(1, 6)}
