"""People, places and props of the cards of the cities; a card's scene lies in x 7 to 133, y 7 to 147."""

from __future__ import annotations

from collections.abc import Callable

from cards import HIGH, WIDE, new
from scenery import glow, sky
from svgkit import Drawing, Point, box, num, star

from .marks import GOLD, GOLD_DARK, GOLD_LIGHT, STEEL, STEEL_DARK, STEEL_LIGHT, TRACKS, mark

INK = "#1c1410"
SKIN, SKIN_DARK = "#efc9a2", "#c18f66"
Pair = tuple[str, str]
RED: Pair = ("#e0604f", "#8c2a22")
BLUE: Pair = ("#6fa9dc", "#2c5a8c")
GREEN: Pair = ("#86b873", "#3c6b38")
PURPLE: Pair = ("#a884cf", "#573a80")
BROWN: Pair = ("#b98a5a", "#6b4526")
GREY: Pair = ("#8e98a3", "#454e58")
CREAM: Pair = ("#fdf5e3", "#cdb98c")
OCHRE: Pair = ("#f0c766", "#a3741f")
BLACK: Pair = ("#3d4653", "#14191f")


def frame(d: Drawing, track: str) -> Drawing:
    """The border in the track's colour, the parchment for the title, and the track's mark on a disc."""
    tone = TRACKS[track]
    border(d, tone.deep, tone.night, tone.mid)
    d.disc(21, 21, 13.2, tone.night).disc(21, 21, 11.8, d.radial(18, 17, 17, (0, tone.light), (1, tone.mid)))
    mark(d, track, 21, 21.5, 0.66, tone.night, tone.deep)
    return d


def border(d: Drawing, top: str, foot: str, accent: str) -> Drawing:
    """A border round the scene and the parchment for the title."""
    d.path(box(0, 0, WIDE, HIGH, 12) + box(7, 7, 126, 140, 7), d.linear(0, 0, 0, HIGH, (0, top), (1, foot)), hole=True)
    d.line(box(0.9, 0.9, WIDE - 1.8, HIGH - 1.8, 11.2), 1.4, accent, opacity=0.7)
    d.line(box(7, 7, 126, 140, 7), 1.8, accent)
    d.path(box(7, 152, 126, 41, 6), d.linear(0, 152, 0, 193, (0, "#fbf3df"), (1, "#e3d2aa")))
    d.line(box(9, 154, 122, 37, 4.5), 0.9, "#a68f63", opacity=0.7)
    return d


def noon(foot: float = 150) -> Drawing:
    """A new card under a summer sky with two clouds."""
    d = new()
    sky(d, (0, "#5aaede"), (0.6, "#bfe3f0"), (1, "#f4f1da"), foot=foot)
    cloud(d, 96, 26, 1.0)
    cloud(d, 56, 44, 0.6)
    return d


def cloud(d: Drawing, x: float, y: float, s: float) -> None:
    d.group(f"translate({num(x)} {num(y)}) scale({num(s)})").path(
        "M-16 6a7 7 0 0 1 3 -13a9 9 0 0 1 17 -2a8 8 0 0 1 11 8a5 5 0 0 1 -1 7Z", "#ffffff", opacity=0.9
    ).end()


def room(wall: Pair, floor: Pair, line: float = 118) -> Drawing:
    """A new card with a wall and a floor."""
    d = new()
    d.path(box(3, 3, 134, line, 9), d.radial(70, 60, 100, (0, wall[0]), (1, wall[1])))
    d.path(f"M3 {num(line)}H137V150H3Z", d.linear(0, line, 0, 150, (0, floor[0]), (1, floor[1])))
    return d


def hills(d: Drawing, y: float, far: str, near: str, foot: str) -> None:
    d.path(f"M3 {num(y + 8)}Q30 {num(y - 14)} 66 {num(y + 4)}T137 {num(y - 4)}V150H3Z", far)
    d.path(
        f"M3 {num(y + 20)}Q54 {num(y + 2)} 90 {num(y + 14)}T137 {num(y + 10)}V150H3Z",
        d.linear(0, y, 0, 150, (0, near), (1, foot)),
    )


def sea(d: Drawing, y: float, top: str = "#58b4d2", foot: str = "#1f6587") -> None:
    d.path(f"M3 {num(y)}H137V150H3Z", d.linear(0, y, 0, 150, (0, top), (1, foot)))
    for k, (x, dy) in enumerate(((14, 8), (60, 12), (100, 7), (34, 22), (82, 27), (112, 36), (18, 38), (62, 44))):
        if y + dy < 146:
            d.line(f"M{x} {num(y + dy)}q4 -3 8 0t8 0", 1.4, "#e4f5fa", opacity=0.7 - 0.05 * k)


def house(d: Drawing, x: float, y: float, w: float, h: float, roof: Pair = ("#e58a5a", "#a8482a")) -> None:
    """A little house standing on y."""
    d.path(box(x, y - h, w, h), d.linear(x, 0, x + w, 0, (0, "#fff6e2"), (1, "#cdb98c")))
    d.path(
        f"M{num(x - 2.5)} {num(y - h)}L{num(x + w / 2)} {num(y - h - w * 0.55)}L{num(x + w + 2.5)} {num(y - h)}Z",
        d.linear(x, 0, x + w, 0, (0, roof[0]), (1, roof[1])),
    )
    d.path(box(x + w * 0.38, y - h * 0.5, w * 0.24, h * 0.5, w * 0.1), "#4a2f1d")


def tower(d: Drawing, x: float, y: float, w: float, h: float, stone: Pair = ("#f4ead2", "#a8946f")) -> None:
    """A battlemented tower standing on y."""
    d.path(box(x, y - h, w, h), d.linear(x, 0, x + w, 0, (0, stone[0]), (1, stone[1])))
    a, b = x - w * 0.1, w * 1.2
    step = b / 5
    teeth = "".join(box(a + 2 * k * step, y - h - step, step, step + 0.3) for k in range(3))
    d.path(teeth + box(a, y - h, b, h * 0.1 + 2), d.linear(a, 0, a + b, 0, (0, stone[0]), (1, stone[1])))
    d.path(box(x + w * 0.4, y - h * 0.68, w * 0.2, h * 0.2, w * 0.1), INK, opacity=0.8)


def arm(d: Drawing, side: float, hand: Point, colour: str, skin: str = SKIN, drop: float = 7) -> None:
    sx, sy = 13 * side, -61
    ex, ey = (sx + hand[0]) / 2 + side * 3, (sy + hand[1]) / 2 + drop
    d.line(f"M{num(sx)} {sy}Q{num(ex)} {num(ey)} {num(hand[0])} {num(hand[1])}", 8.4, colour)
    d.disc(hand[0], hand[1], 4.8, skin)


def person(
    d: Drawing,
    x: float,
    y: float,
    h: float,
    robe: Pair = BROWN,
    *,
    hair: str = "#5a3c26",
    beard: str = "",
    left: Point | None = (-17, -34),
    right: Point | None = (17, -34),
    hat: Callable[[Drawing], None] | None = None,
    sash: str = "",
    look: float = 0,
    flip: bool = False,
    behind: Callable[[Drawing], None] | None = None,
    held: Callable[[Drawing], None] | None = None,
) -> None:
    """Somebody in a long robe, feet at x, y, a hundred units tall before scaling; hands are given in those units."""
    k = h / 100
    d.group(f"translate({num(x)} {num(y)}) scale({num(-k if flip else k)} {num(k)})")
    if behind:
        behind(d)
    d.path(
        "M-13 -69Q0 -75 13 -69Q19 -40 23 0Q0 5 -23 0Q-19 -40 -13 -69Z",
        d.linear(-18, -60, 20, 0, (0, robe[0]), (1, robe[1])),
    )
    d.line("M-6 -34Q-8 -16 -10 0M7 -34Q9 -16 11 0", 1.6, robe[1], opacity=0.6)
    if sash:
        d.path("M-17.500 -42Q0 -36 17.500 -42L18.500 -35Q0 -29 -18.500 -35Z", sash)
    d.path(box(-5, -75, 10, 10, 3), SKIN_DARK)
    d.path(
        "M-12.500 -84Q-12.500 -98 0 -98Q12.500 -98 12.500 -84Q12.500 -69 0 -68Q-12.500 -69 -12.500 -84Z",
        d.linear(-10, -96, 12, -70, (0, SKIN), (1, SKIN_DARK)),
    )
    if beard:
        d.path("M-12.500 -84Q-8 -77 0 -77T12.500 -84Q14 -66 0 -58Q-14 -66 -12.500 -84Z", beard)
        d.path("M-4 -75Q0 -77.500 4 -75Q0 -73 -4 -75Z", "#9c4a38")
    else:
        d.line(f"M{num(-3 + look)} -74.500q3 2.400 6 0", 1.5, "#9c4a38")
    d.disc(-4.6 + look, -84, 1.7, INK).disc(4.6 + look, -84, 1.7, INK)
    if hair:
        d.path("M-13.500 -82Q-15 -100 0 -100.500Q15 -100 13.500 -82Q11 -92 4 -92.500Q-8 -92 -13.500 -82Z", hair)
    if hat:
        hat(d)
    if held:
        held(d)
    if left:
        arm(d, -1, left, robe[1])
    if right:
        arm(d, 1, right, robe[1])
    d.end()


def beret(colour: str, feather: str = "") -> Callable[[Drawing], None]:
    def put(d: Drawing) -> None:
        d.path("M-17 -92Q-19 -106 0 -107Q21 -107 18 -94Q8 -99 0 -98T-17 -92Z", colour)
        if feather:
            d.path("M8 -101Q22 -120 34 -114Q28 -100 14 -98Z", feather)

    return put


def wide_hat(colour: str, band: str) -> Callable[[Drawing], None]:
    def put(d: Drawing) -> None:
        d.path("M-27 -91Q-13 -97 -11 -97Q-12 -111 0 -111T11 -97Q13 -97 27 -91Q12 -87 0 -88T-27 -91Z", colour)
        d.path("M-11.300 -97Q0 -92.500 11.300 -97V-101Q0 -96.500 -11.300 -101Z", band)

    return put


def hood(colour: str) -> Callable[[Drawing], None]:
    def put(d: Drawing) -> None:
        d.path(
            "M-14 -64Q-20 -90 -12 -100Q0 -112 12 -100Q20 -90 14 -64Q12 -74 11 -84Q10 -94 0 -95Q-10 -94 -11 -84Q-12 -74 -14 -64Z",
            colour,
        )

    return put


def helm(plume: str = "") -> Callable[[Drawing], None]:
    def put(d: Drawing) -> None:
        if plume:
            d.path("M0 -106C-4 -120 -24 -120 -28 -106Q-20 -106 -18 -98Q-10 -108 0 -102Z", plume)
        d.path(
            "M-14 -68V-88Q-14 -104 0 -104T14 -88V-68Q7 -62 0 -62T-14 -68Z",
            d.linear(-14, -100, 14, -66, (0, STEEL_LIGHT), (0.5, STEEL), (1, STEEL_DARK)),
        )
        d.path("M-11 -86H-1.800V-81.500H-11ZM1.800 -86H11V-81.500H1.800Z", INK)
        d.line("M0 -102V-64", 1.8, GOLD)

    return put


def coins(d: Drawing, x: float, y: float, s: float, count: int = 4) -> None:
    """A short stack of coins whose foot is at x, y."""
    for k in range(count):
        yy = y - k * 4 * s
        d.path(box(x - 8 * s, yy - 4.4 * s, 16 * s, 5 * s, 2.2 * s), GOLD_DARK)
        d.oval(x, yy - 4.2 * s, 8 * s, 2.6 * s, GOLD_LIGHT if k == count - 1 else GOLD)


def coin(d: Drawing, x: float, y: float, r: float) -> None:
    d.disc(x, y, r, GOLD_DARK).disc(x - r * 0.06, y - r * 0.08, r * 0.92, GOLD).disc(
        x - r * 0.06, y - r * 0.08, r * 0.66, GOLD_LIGHT
    )


def sheet(d: Drawing, x: float, y: float, w: float, h: float, turn: float = 0, lines: int = 4) -> None:
    """A written leaf round its middle."""
    d.group(f"translate({num(x)} {num(y)}) rotate({num(turn)})")
    d.path(box(-w / 2, -h / 2, w, h, 1.2), d.linear(-w / 2, -h / 2, w / 2, h / 2, (0, "#fffdf4"), (1, "#e3d2a6")))
    step = h / (lines + 1)
    for k in range(lines):
        d.line(
            f"M{num(-w * 0.36)} {num(-h / 2 + step * (k + 1))}H{num(w * (0.36 if k % 3 != 2 else 0.12))}",
            max(0.8, step * 0.22),
            "#7d6b48",
        )
    d.end()


def point(d: Drawing, x: float, y: float, s: float) -> None:
    """The star of a victory point, with light round it."""
    glow(d, x, y, s * 2.1, "#fff0b0", 0.9)
    d.path(star(x, y, s, s * 0.42, 5), GOLD_DARK, stroke=GOLD_DARK, stroke_width=s * 0.22, stroke_linejoin="round")
    d.path(star(x, y, s * 0.94, s * 0.4, 5), GOLD_LIGHT)


def placed(d: Drawing, draw: Callable[[Drawing], None], x: float, y: float, size: float) -> None:
    """One of the small pictures (64 units) with its middle at x, y, as wide as `size`."""
    k = size / 64
    d.group(f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({num(k)})")
    draw(d)
    d.end()


def sword(d: Drawing, x: float, y: float, s: float, turn: float = 0) -> None:
    """A sword whose grip is at x, y, pointing up."""
    d.group(f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(s)})")
    d.path("M-2.500 -6V-46L0 -53L2.500 -46V-6Z", STEEL_LIGHT).path("M0 -6V-53L2.500 -46V-6Z", STEEL)
    d.path(box(-9, -8, 18, 3.6, 1.8), GOLD).path(box(-1.6, -5, 3.2, 11, 1.2), "#5a3b22").disc(0, 7.5, 2.8, GOLD)
    d.end()
