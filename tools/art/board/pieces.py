"""Seat-coloured pieces (placeholders of ``pen``), the number disc and the route markers."""

from __future__ import annotations

from .pen import BODY, LIGHT, LINE, RIM, SHADE, Art, disc, num, poly


def settlement() -> Art:
    art = Art(100, 100, "translate(2.5 3) scale(.94)")
    outline = poly(
        [
            (12, 90),
            (12, 54),
            (7, 52),
            (35, 17),
            (58, 17),
            (58, 8),
            (70, 8),
            (70, 17),
            (76, 17),
            (95, 52),
            (90, 54),
            (90, 90),
        ]
    )
    art.contact(56, 91, 46, 11)
    art.rim(outline)
    art.path(poly([(58, 8), (70, 8), (70, 24), (58, 24)]), SHADE)
    art.path(poly([(58, 8), (63, 8), (63, 24), (58, 24)]), BODY)
    art.path(
        poly([(12, 90), (12, 52), (35, 22), (56, 52), (56, 90)]),
        art.lin(12, 30, 56, 90, (0, LIGHT), (0.42, BODY), (1, BODY)),
    )
    art.path(poly([(56, 50), (90, 50), (90, 90), (56, 90)]), SHADE)
    art.path(
        poly([(35, 17), (76, 17), (95, 52), (58, 52)]), art.lin(50, 17, 80, 52, (0, LIGHT), (0.3, BODY), (1, BODY))
    )
    art.line("M66 29H83M61 41H89", SHADE, 2, 0.6)
    art.path(poly([(35, 17), (7, 52), (13, 54), (35, 27), (54, 54), (59, 52)]), LIGHT)
    art.path(
        poly(
            [(30, 22.5), (35, 17), (76, 17), (79.5, 23.5), (70, 22), (62, 26), (54, 22), (46, 25), (38, 21.5), (34, 24)]
        ),
        "#ffffff",
    )
    art.path("M25 90V70a9 9 0 0 1 18 0V90Z", "#2a1a12")
    art.path("M28.5 90V71a5.5 5.5 0 0 1 11 0V90Z", art.lin(28, 65, 40, 90, (0, "#fff0b0"), (1, "#f0902f")))
    art.path("M65 62h7v11h-7zM77 62h7v11h-7z", "#ffd977")
    return art


def _battlement(x0: float, x1: float, y: float, teeth: int, height: float) -> list[tuple[float, float]]:
    step = (x1 - x0) / (2 * teeth - 1)
    points: list[tuple[float, float]] = []
    for k in range(2 * teeth - 1):
        level = y - height if k % 2 == 0 else y
        points += [(x0 + k * step, level), (x0 + (k + 1) * step, level)]
    return points


def city() -> Art:
    art = Art(120, 120, "translate(3.5 3) scale(.945)")
    keep = [(36, 110), (36, 34), (33, 32), (33, 22), *_battlement(33, 87, 21, 4, 9), (87, 32), (84, 34), (84, 110)]
    left = [(8, 112), (8, 62), (5, 60), (22, 30), (39, 60), (36, 62), (36, 112)]
    right = [(82, 112), (82, 62), (80, 60), *_battlement(80, 114, 58, 3, 8), (114, 60), (112, 62), (112, 112)]
    outline = poly(keep) + poly(left) + poly(right) + poly([(34, 112), (34, 80), (86, 80), (86, 112)])
    art.contact(68, 113, 54, 11)
    art.rim(outline, 3.2, 2.8)
    art.path(poly(keep), art.lin(33, 0, 87, 0, (0, LIGHT), (0.3, BODY), (0.62, BODY), (0.63, SHADE), (1, SHADE)))
    art.path(poly([(33, 32), (87, 32), (84, 36), (36, 36)]), "#000000", 0.28)
    art.path(
        poly([(8, 112), (8, 60), (36, 60), (36, 112)]),
        art.lin(8, 0, 36, 0, (0, LIGHT), (0.4, BODY), (0.72, BODY), (0.73, SHADE), (1, SHADE)),
    )
    art.path(poly([(22, 30), (5, 60), (39, 60)]), BODY)
    art.path(poly([(22, 30), (24, 60), (39, 60)]), SHADE)
    art.path(poly([(22, 30), (13, 46), (18, 43), (21, 49), (25, 42), (30, 45)]), "#ffffff")
    art.path(poly(right), art.lin(80, 0, 114, 0, (0, BODY), (0.5, BODY), (0.51, SHADE), (1, SHADE)))
    art.path(poly([(80, 62), (114, 62), (112, 65.5), (82, 65.5)]), "#000000", 0.28)
    art.path(poly([(28, 112), (28, 86), (92, 86), (92, 112)]), art.lin(28, 0, 92, 0, (0, BODY), (1, SHADE)))
    art.path(poly([(28, 86), (92, 86), (92, 90), (28, 90)]), LIGHT)
    art.path("M48 112V100a12 12 0 0 1 24 0V112Z", "#1c1410")
    art.path("M51.5 112V100.5a8.5 8.5 0 0 1 17 0V112Z", art.lin(52, 94, 68, 112, (0, "#fff0b0"), (1, "#ee8a2b")))
    art.line("M56 93V112M60 91.5V112M64 93V112", "#1c1410", 1.6)
    art.path("M52 48h6v14h-6zM66 48h6v14h-6zM59 68h6v12h-6zM19 72h6v11h-6zM95 74h6v11h-6z", "#ffd977")
    snow = ""
    for x0, x1, y, teeth, h in ((33, 87, 21, 4, 9), (80, 114, 58, 3, 8)):
        step = (x1 - x0) / (2 * teeth - 1)
        for k in range(0, 2 * teeth - 1, 2):
            snow += poly(
                [
                    (x0 + k * step, y - h),
                    (x0 + (k + 1) * step, y - h),
                    (x0 + (k + 1) * step, y - h + 2.4),
                    (x0 + k * step, y - h + 3.4),
                ]
            )
    art.path(snow, "#ffffff")
    return art


def road() -> Art:
    art = Art(200, 36)
    bar = "M17 9H183A9 9 0 0 1 183 27H17A9 9 0 0 1 17 9Z"
    art.rim(bar, 3.2, 4)
    art.path(bar, art.lin(0, 9, 0, 27, (0, LIGHT), (0.22, BODY), (0.7, BODY), (1, SHADE)))
    art.line("".join(f"M{x} 12V24.5" for x in range(29, 180, 24)), SHADE, 2.2, 0.8)
    art.line("M16 13H184", "#ffffff", 1.8, 0.35)
    art.path("".join(disc(x + 12, 18, 1.6) for x in range(29, 170, 24)), SHADE)
    return art


_SHIELD = "M9 47Q26 50 40 43Q54 50 71 47C73 69 63 87 40 96C17 87 7 69 9 47Z"
_SHIELD_RIGHT = "M40 43Q54 50 71 47C73 69 63 87 40 96Z"


def guard() -> Art:
    art = Art(80, 100, "translate(2.6 3.2) scale(.935)")
    cloak = "M40 7C25 7 24 22 26 29C15 34 11 46 10 60L70 60C69 46 65 34 54 29C56 22 55 7 40 7Z"
    spear = poly([(66.5, 62), (66.5, 22), (62.5, 19), (68, 5), (73.5, 19), (69.5, 22), (69.5, 62)])
    art.contact(46, 95, 32, 7)
    art.rim(cloak + _SHIELD + spear, 2.6, 2)
    art.path(cloak, art.lin(16, 10, 62, 60, (0, "#4b5868"), (0.45, "#262f3a"), (1, "#141a21")))
    art.path("M40 12C30 12 29 22 30 30Q34 40 40 41Q46 40 50 30C51 22 50 12 40 12Z", "#0c1117")
    art.path("M33 21Q40 17 47 21C48 30 45 37 40 38C35 37 32 30 33 21Z", "#eac39c")
    art.path("M40 19.2Q44 19 47 21C48 30 45 37 40 38Z", "#c99a73")
    art.path("M33.4 29Q40 33 46.6 29C46 36 43 40 40 40.5C37 40 34 36 33.4 29Z", "#4a3527")
    art.path(disc(36.8, 25.3, 1.2) + disc(43.2, 25.3, 1.2), "#1c1410")
    art.path("M23 35Q31 44 40 44.5Q49 44 57 35L62 41Q52 51 40 51Q28 51 18 41Z", "#8b7a66")
    art.path("M40 44.5Q49 44 57 35L62 41Q52 51 40 51Z", "#65574a")
    art.path(poly([(66.5, 62), (66.5, 20), (69.5, 20), (69.5, 62)]), "#8a5d36")
    art.path(poly([(62.5, 19), (68, 5), (68, 23)]), "#f2f6f9")
    art.path(poly([(73.5, 19), (68, 5), (68, 23)]), "#93a2b0")
    art.line(_SHIELD, LINE, 4.4)
    art.path(_SHIELD, art.lin(12, 44, 46, 96, (0, LIGHT), (0.3, BODY), (1, BODY)))
    art.path(_SHIELD_RIGHT, SHADE)
    art.line(_SHIELD, RIM, 2.6)
    art.path(disc(40, 66, 6.5), RIM)
    art.path(disc(40, 66, 4.2), BODY)
    return art


def post_empty() -> Art:
    art = Art(80, 100)
    arch = "M8 98V38A32 32 0 0 1 72 38V98Z"
    art.path(arch, art.lin(10, 8, 70, 98, (0, "#1f4058", 0.8), (1, "#4d829f", 0.55)))
    art.path("M8 98V38A32 32 0 0 1 72 38V45A32 32 0 0 0 16 45V98Z", "#0c2030", 0.5)
    art.line(arch, "#eaf6fc", 2.4, 0.85)
    art.path("M4 92h72v7H4z", "#f6fbfe")
    art.path("M4 97h72v2.5H4z", "#9cc3da")
    art.group("translate(11 8) scale(.73)")
    art.line(_SHIELD, "#dff1fa", 3.2, 0.75, 'stroke-dasharray="7 8"')
    art.end()
    return art


def token() -> Art:
    art = Art(100, 100)
    art.path(disc(50, 53, 46), "#0b1016", 0.32)
    art.path(disc(50, 49, 47), "#8d744a")
    art.path(disc(50, 49, 45.6), art.lin(15, 8, 85, 92, (0, "#fffaf0"), (1, "#c9b284")))
    art.path(disc(50, 49, 41.5), art.rad(42, 38, 62, (0, "#fbf5e6"), (0.65, "#f3e9d2"), (1, "#e2d2ac")))
    art.line(disc(50, 49, 38.6), "#a68f63", 0.9, 0.7)
    return art


def token_eight() -> Art:
    art = token()
    red = "#b3261e"
    art.line(disc(50, 32.5, 8.2), red, 6)
    art.line(disc(50, 51.5, 10.4), red, 6.4)
    art.path("".join(disc(50 + step * 8, 76, 2.9) for step in (-2, -1, 0, 1, 2)), red)
    return art


def token_double() -> Art:
    art = token()
    ink = "#2b2a26"
    two = "M{0} 39a7.5 7.5 0 1 1 13.6 4.600L{0} 61h15.500"
    art.line(two.format(18), ink, 5.4)
    art.line("M54 39L60 33.500V61", ink, 5.4)
    art.line(two.format(68), ink, 5.4)
    art.line("M47.500 30L38.500 66", "#a68f63", 3)
    art.path(disc(26, 75, 2.9) + disc(66, 75, 2.9), ink)
    return art


def route_disc() -> Art:
    art = Art(100, 100)
    art.path(disc(50, 53, 46), "#05090e", 0.45)
    art.path(disc(50, 49, 47), "#0d131a")
    art.path(disc(50, 49, 45), art.lin(15, 8, 85, 92, (0, "#f6ead0"), (0.5, "#c9a877"), (1, "#80613a")))
    art.path(disc(50, 49, 38.5), "#3d2b1a")
    art.path(disc(50, 49, 37), art.rad(42, 38, 56, (0, "#fbf6ea"), (0.7, "#f1e7d3"), (1, "#dccdb0")))
    art.path(
        "".join(
            disc(50 + 41.8 * x, 49 + 41.8 * y, 1.7)
            for x, y in ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))
        ),
        "#5a4023",
    )
    return art


def route_pier() -> Art:
    art = Art(120, 40)
    art.path("M6 33H114V37H6Z", "#05090e", 0.35)
    for x in (12, 60, 108):
        art.path(f"M{x - 4} 4h8v33h-8z", "#3f2c1c")
        art.path(f"M{x - 4} 4h3.4v33h-3.4z", "#71512f")
    art.path("M4 10H116V30H4Z", "#4b3320")
    for k in range(14):
        x = 4 + k * 8
        art.path(f"M{num(x + 0.5)} 9.5h7v21h-7z", ("#a67b4c", "#93693e", "#b58a58")[k * 5 % 3])
        art.path(f"M{num(x + 0.5)} 9.5h7v3h-7z", "#d9b583", 0.6)
    art.path("M4 27.5H116V30.5H4Z", "#2b1c10", 0.35)
    art.path("M5 8.5Q20 6 34 8.5T62 8.5L60 11Q48 13 36 11T5 11.5ZM74 8.5Q92 6 115 8.5L113 11Q92 13 74 11Z", "#f3f8fb")
    for x in (12, 60, 108):
        art.path(disc(x, 5, 5, 2.4), "#f3f8fb")
    return art


DRAWINGS = {
    "piece-settlement": (settlement,),
    "piece-city": (city,),
    "piece-road": (road,),
    "piece-guard": (guard,),
    "post-empty": (post_empty,),
    "token": (token,),
    "token-eight": (token_eight,),
    "token-double": (token_double,),
    "route-disc": (route_disc,),
    "route-pier": (route_pier,),
}
