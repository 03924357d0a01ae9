"""The wildlings and Tormund; each kind has a silhouette of its own."""

from __future__ import annotations

from .pen import Art, disc, num, poly

SKIN, SKIN_DARK = "#e3b48a", "#b98660"


def _begin(frame: str, width: float, *parts: str, cream: float = 2.6) -> Art:
    art = Art(100, 120, frame)
    art.contact(57, 112, 1.15 * width, 8)
    art.rim("".join(parts), cream, 1.8)
    return art


def _fur(points: list[tuple[float, float]], size: float) -> str:
    """Ragged tufts hanging along a line, as one path."""
    out = ""
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        n = max(2, round(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 / size))
        for k in range(n):
            ax, ay = x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n
            bx, by = x0 + (x1 - x0) * (k + 1) / n, y0 + (y1 - y0) * (k + 1) / n
            out += f"M{num(ax)} {num(ay)}L{num((ax + bx) / 2 - size * 0.12)} {num((ay + by) / 2 + size * 0.8)}L{num(bx)} {num(by)}Z"
    return out


def regular() -> Art:
    cloak = "M46 38C31 42 27 58 24 78L18 110Q46 115 74 110L69 78C67 58 62 42 46 38Z"
    hood = "M46 17C33 17 29 28 30 38C31 47 37 52 46 52C55 52 61 47 62 38C63 28 59 17 46 17Z"
    shaft = poly([(75.4, 108), (75.4, 22), (80.4, 22), (80.4, 108)])
    blade = "M75 26C68 22 61 23 59 22C59 31 60 40 63 46C66 43 71 41 75 42Z"
    arm = "M62 56C70 60 80 66 83 72L79 79C72 76 64 74 60 70Z"
    art = _begin("translate(7 17) scale(.86)", 36, cloak, hood, shaft, blade, arm)
    art.path(shaft, art.lin(75, 0, 81, 0, (0, "#a9794a"), (1, "#5c3c20")))
    art.path(blade, art.lin(60, 20, 74, 46, (0, "#eef3f6"), (1, "#7e8c99")))
    art.path("M75.4 24h5v5h-5zM75.4 37h5v5h-5z", "#3c2a1b")
    art.path(cloak, art.lin(22, 45, 72, 108, (0, "#a57a53"), (0.5, "#7a5638"), (1, "#4a3222")))
    art.path("M46 50C54 52 60 60 63 78L66 111Q74 110.5 74 110L69 78C67 58 62 42 46 38Z", "#3d2819", 0.55)
    art.path(_fur([(24, 80), (45, 84), (68, 80)], 7) + _fur([(22, 94), (46, 99), (70, 94)], 8), "#4a3222", 0.8)
    art.path("M18 110Q46 115 74 110L73 103Q46 108 19.5 103Z" + _fur([(19, 104), (46, 107), (73, 104)], 6), "#d9c7a6")
    art.path(arm, "#6b4a2f")
    art.path(disc(79.5, 73, 5.4), "#3b2a1d")
    art.path(hood, art.lin(32, 18, 60, 50, (0, "#e4d5b8"), (1, "#a58e6b")))
    art.path(disc(46, 37, 10.5, 11.5), "#2b1d14")
    art.path(disc(46, 37, 8.6, 9.6), SKIN)
    art.path("M46 27.4A8.6 9.6 0 0 1 46 46.6Z", SKIN_DARK, 0.8)
    art.path("M37.8 39.5Q46 43 54.2 39.5C54 49 50 54 46 55C42 54 38 49 37.8 39.5Z", "#3f2a1b")
    art.path(disc(42.8, 35, 1.3) + disc(49.2, 35, 1.3), "#20140d")
    art.path(_fur([(30, 50), (46, 56), (62, 50)], 6.5), "#c9b48e")
    art.line("M25 74Q46 79 68 74", "#2e1e14", 3.4)
    art.path("M43 73.5h7v6.5h-7z", "#d2b06a")
    return art


def climber() -> Art:
    legs = "M34 74L22 108L20 113H36L37 107L46 84L58 92L57 107L55 113H72L71 106L70 86L58 70Z"
    coat = "M40 38C30 42 27 54 29 66L31 82Q46 87 62 80L60 60C60 48 56 40 48 37Z"
    head = "M44 15C34 15 30 23 31 31C32 39 37 43 44 43C51 43 56 39 57 31C58 23 54 15 44 15Z"
    arm = "M50 42C58 44 66 38 72 27L79 31C75 46 65 57 54 58Z"
    pick = poly([(72, 42), (84, 8), (88, 9.5), (77, 44)]) + "M72 10Q86 1 97 17Q90 12 85.5 13.5L83 16Q78 9 72 10Z"
    back = "M32 46L20 52Q16 62 20 72L31 70Z"
    art = _begin("translate(-.5 7) scale(.945)", 32, legs, coat, head, arm, pick, back, cream=3.4)
    art.path(back, "#8a6a3f")
    art.line("M19.5 56Q26 58 31 55M19 62Q26 64 31 61M19.5 68Q26 70 31 67", "#d9b877", 2.4)
    art.path(legs, art.lin(24, 74, 68, 112, (0, "#56636f"), (1, "#2b343d")))
    art.path("M22 106L20 113H36L37 106ZM57 106L55 113H72L71 105Z", "#3a2718")
    art.path(
        "M20 113l-1.5 3l4 -2.4l2 2.6l3 -2.6l3 2.6l2 -2.6l3.5 2V112zM55 113l-1.5 3l4 -2.4l2 2.6l3 -2.6l3 2.6l2 -2.6l4 2V112z",
        "#aebbc6",
    )
    art.path(poly([(72, 42), (84, 8), (88, 9.5), (77, 44)]), "#9a6c3f")
    art.path(
        "M72 10Q86 1 97 17Q90 12 85.5 13.5L83 16Q78 9 72 10Z", art.lin(74, 4, 92, 16, (0, "#ffffff"), (1, "#8796a4"))
    )
    art.path(coat, art.lin(28, 40, 62, 84, (0, "#4fb3bd"), (0.5, "#2b8590"), (1, "#18525b")))
    art.path("M50 42Q58 58 52 84.6Q58 83 62 80L60 60C60 48 56 40 48 37Z", "#123f47", 0.55)
    art.line("M33 46Q44 62 60 68", "#6b4a22", 6.4)
    art.line("M33 46Q44 62 60 68", "#e6c383", 4.4)
    art.line("M38 50l-1 4M43 55l-2 4M48.5 59.5l-2 4M54 63l-2 4", "#9a7438", 1.2)
    art.path(disc(57, 76, 8) + disc(57, 76, 3.4), "#d9b36c", 1, 'fill-rule="evenodd"')
    art.line(disc(57, 76, 5.7), "#9a7438", 1.1)
    art.path(arm, art.lin(52, 40, 76, 50, (0, "#3fa0ab"), (1, "#1d626c")))
    art.path(disc(75, 30, 5), "#3a2718")
    art.path("M30 80Q46 86 62.5 79L63 84Q46 91 30.5 86Z" + _fur([(31, 85), (46, 88), (63, 83)], 5), "#e9e2d0")
    art.path(head, art.lin(32, 16, 56, 42, (0, "#58bac3"), (1, "#1e6a74")))
    art.path(disc(46, 31, 9.4, 9), "#f1ead9")
    art.path(disc(46.6, 31, 7.6, 7.4), SKIN)
    art.path("M39.4 33Q46.6 36 54 33C53.6 39.5 50 42.5 46.6 42.8C43 42.5 39.8 39.5 39.4 33Z", "#c8913f")
    art.path("M38.4 26.5H55.4V31H38.4Z", "#22303a")
    art.path(disc(43.4, 28.8, 2.2) + disc(50.6, 28.8, 2.2), "#bfe6f2")
    return art


def giant() -> Art:
    body = "M50 18C36 18 30 24 27 29C14 31 7 42 8 58C8 70 5 82 6 92C7 100 18 101 21 94C22 88 22 82 24 78L24 98L20 112H46L48 98H53L55 112H82L77 98L77 78C78 84 78 90 80 95C83 101 93 99 94 91C95 80 92 70 92 58C93 42 86 31 73 29C70 24 64 18 50 18Z"
    head = "M50 4C39 4 34 12 35 22C35 33 42 41 50 41C58 41 65 33 65 22C66 12 61 4 50 4Z"
    club = "M84 104L78 62L86 26Q97 22 98 34L92 66L93 102Z"
    art = _begin("translate(.2 5) scale(.95)", 44, body, head, club, cream=3.4)
    art.path(club, art.lin(80, 30, 98, 60, (0, "#b78755"), (0.5, "#80572f"), (1, "#4c3119")))
    art.path("M86 26Q97 22 98 34L94 46Q87 40 83 42Z", "#000000", 0.2)
    art.line("M88 34L85 58M93 38L89 62", "#4c3119", 1.6, 0.8)
    art.path(body, art.lin(12, 22, 88, 110, (0, "#a76856"), (0.45, "#7a4038"), (1, "#42211f")))
    art.path("M50 40C62 42 70 52 72 66L77 98L82 112H60L58 98L60 80C62 64 60 50 50 40Z", "#2e1615", 0.4)
    art.path(
        "M92 58C93 42 86 31 73 29C78 38 79 50 77 62L77 78C78 84 78 90 80 95C83 101 93 99 94 91C95 80 92 70 92 58Z",
        "#2e1615",
        0.5,
    )
    art.path(
        _fur([(11, 50), (16, 66), (22, 82)], 7)
        + _fur([(26, 60), (50, 68), (74, 60)], 8)
        + _fur([(24, 76), (50, 84), (77, 76)], 8)
        + _fur([(80, 52), (84, 68), (89, 84)], 7),
        "#3d1e1b",
        0.6,
    )
    art.path(_fur([(14, 36), (30, 46), (50, 50), (70, 46), (86, 36)], 8.5), "#c98b72", 0.75)
    art.path(
        "M24 86Q50 96 77 86L79 102L70 98L66 106L58 99L50 107L43 99L36 106L31 98L22.5 103Z",
        art.lin(24, 86, 78, 104, (0, "#b59a74"), (1, "#6d5740")),
    )
    art.line("M24 87Q50 97 77 87", "#3a2718", 3.2)
    art.path("M7 88C7 101 19 101 21.5 93L22 88Q14 92 7 88ZM79 92C81 101 94 99 94 89Q86 94 79 92Z", "#c98d6b")
    art.path("M20 112L22 105Q34 103 47 105L46 112ZM55 112L54 105Q67 103 79.5 105L82 112Z", "#c98d6b")
    art.path(head, art.lin(36, 6, 64, 40, (0, "#8f5547"), (1, "#46231f")))
    art.path("M40 18Q50 13 60 18C61 26 58 34 50 35C42 34 39 26 40 18Z", "#d79d78")
    art.path("M50 15.6Q55 15.6 60 18C61 26 58 34 50 35Z", "#a86f50", 0.8)
    art.path("M39.5 18.5Q45 15.5 49 20L51 20Q55 15.5 60.5 18.5L59 21.5Q54 20 51.5 23H48.5Q46 20 41 21.5Z", "#351815")
    art.path(disc(45, 23, 1.4) + disc(55, 23, 1.4), "#1b0d0b")
    art.path("M38 26Q50 31 62 26C63 38 57 47 50 50C43 47 37 38 38 26Z", "#5f2f28")
    art.path(_fur([(40, 36), (50, 46), (60, 36)], 6), "#5f2f28")
    art.line("M46 32.5Q50 34 54 32.5", "#2a1210", 2)
    art.path("M45.4 32l1.2 -4l1.4 4.2zM54.6 32l-1.2 -4l-1.4 4.2z", "#f3ead2")
    return art


def tormund() -> Art:
    cloak = "M48 34C26 36 17 52 15 74L9 110Q48 117 87 110L82 74C80 52 70 36 48 34Z"
    head = "M48 12C36 12 32 20 32 28V36H64V28C64 20 60 12 48 12Z"
    beard = "M29 28C26 46 32 70 48 84C64 70 70 46 67 28Z"
    horn = "M57 38C72 41 84 34 87 17L85 7Q92 3 98 8C99 30 90 52 64 52Z"
    art = _begin("translate(1 8.5) scale(.92)", 42, cloak, head, beard, horn, cream=3.4)
    art.path(cloak, art.lin(14, 38, 84, 110, (0, "#5d5049"), (0.45, "#382e2a"), (1, "#171211")))
    art.path("M60 38C70 50 72 80 74 112Q82 111 87 110L82 74C80 52 72 40 60 38Z", "#0c0807", 0.5)
    art.path(_fur([(14, 82), (48, 92), (83, 82)], 8) + _fur([(12, 96), (48, 105), (85, 96)], 9), "#120d0c", 0.65)
    art.path(
        "M48 33C33 34 23 42 19 54Q32 62 48 62Q64 62 78 54C73 42 63 34 48 33Z"
        + _fur([(19, 53), (32, 60), (48, 62), (64, 60), (78, 53)], 7),
        art.lin(24, 36, 74, 62, (0, "#efe6d2"), (1, "#a3937a")),
    )
    art.path("M9 110Q48 117 87 110L86 103Q48 110 10 103Z" + _fur([(10, 104), (48, 109), (86, 104)], 7), "#cfc0a3")
    art.path(head, art.lin(34, 12, 62, 36, (0, "#f0803a"), (1, "#a83d17")))
    art.path("M37 24Q48 19 59 24V38H37Z", SKIN)
    art.path("M48 21.5Q54 21.5 59 24V38H48Z", SKIN_DARK, 0.75)
    art.path("M37 24.5Q43 22 47 26L46 28Q42 25.5 37 27.5ZM59 24.5Q53 22 49 26L50 28Q54 25.5 59 27.5Z", "#8c3212")
    art.path(disc(42.6, 29, 1.5) + disc(53.4, 29, 1.5), "#1b0d0b")
    art.path(
        beard.replace("M29 28", "M31 30").replace("67 28Z", "65 30Q58 37 48 35.5Q38 37 31 30Z"),
        art.lin(30, 30, 64, 82, (0, "#ff9a4d"), (0.45, "#e5662a"), (1, "#9c3512")),
    )
    art.path("M48 36Q58 37 65 30L67 28C70 46 64 70 48 84Q56 60 48 36Z", "#8c2c0e", 0.5)
    art.line("M38 40Q38 58 45 72M45 42Q44 60 48 76M53 42Q55 58 51 72M59 40Q61 52 56 64", "#ffbd7e", 1.5, 0.75)
    art.line("M42 39Q48 41.5 54 39", "#6f220a", 2)
    art.path(horn, art.lin(62, 20, 96, 50, (0, "#fff6df"), (0.5, "#e2cc9f"), (1, "#9b7c4a")))
    art.path("M57 38C64 39.4 70 38.6 74.5 36L77.5 49Q71 52 64 52Z", "#c69a4a")
    art.path("M86.4 20L97.6 21L98 15L86.6 14Z", "#c69a4a")
    art.path(disc(91.6, 6.6, 6.4, 2.8), "#3a2814")
    art.path("M62 46Q74 43 80 47Q80 56 73 58Q64 58 62 46Z", SKIN)
    art.line("M66.5 47.5v8M71 46.8v9M75.4 47v8", "#8f5f3f", 1.2)
    art.path("M32 74L48 86L64 74L63 80L48 92L33 80Z", "#8a6a3a")
    art.path(disc(48, 87, 5), "#e3b65b")
    art.path(disc(48, 87, 2.4), "#7c5a1e")
    return art


DRAWINGS = {
    "figure-regular": (regular,),
    "figure-climber": (climber,),
    "figure-giant": (giant,),
    "figure-tormund": (tormund,),
}
