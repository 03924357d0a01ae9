"""The picture of the game: the wall climbs out of the mist, and dust rises over the steppe."""

from __future__ import annotations

from svgkit import Drawing, box

from .cards_command import painted
from .cards_people import embed
from .frontier import wall
from .horde import at, rider, spear, tug
from .kit import INK, STONE, cloud, mist, pine, range_of, ribbon, smooth, stones, watch_tower
from .pieces import FIREARMS, archer, leader, piece, spearman


def ruleset() -> Drawing:
    d = Drawing(400, 240)
    d.path(box(-200, 0, 800, 240), d.linear(0, 0, 0, 240, (0, "#f4dfae"), (0.5, "#efcf96"), (1, "#c9995a")))
    d.disc(286, 62, 90, d.radial(286, 62, 90, (0, "#ffb47a", 0.8), (1, "#ffb47a", 0)))
    d.disc(286, 62, 27, d.radial(280, 56, 34, (0, "#f07a54"), (1, "#c8402a")))
    range_of(d, 800, 156, 132, 14, 13, "#8b8f99", 0.5, -200)
    mist(d, 120, 120, 230, 24, 0.95, "#f6e6c0")
    range_of(d, 800, 196, 120, 3, 9, "#5d616e", 0.6, -200)
    mist(d, 320, 150, 240, 26, 0.95, "#f3deb0")
    far = smooth([(452, 70), (404, 82), (360, 66), (318, 92), (276, 84), (232, 112), (196, 108)])
    ribbon(d, far, 7, 11, "#d5c8aa", "#8f816a", (0.22, 0.58, 1.0))
    mist(d, 236, 132, 130, 20, 0.9, "#f3deb0")
    near = smooth([(196, 108), (232, 126), (226, 148), (176, 158), (128, 150), (92, 168), (70, 200)])
    ribbon(d, near, 12, 30, "#e6d9ba", "#86765a", (0.3,))
    watch_tower(d, 150, 156, 1.15, fire=True)
    for x, y, s in ((52, 38, 1.2), (168, 26, 1), (356, 28, 1.1), (118, 60, 0.7)):
        cloud(d, x, y, s, "#8a6a44", 0.6)
    d.path(
        "M-200 240V206Q-60 190 60 200T260 196T420 186T600 200V240Z",
        d.linear(0, 186, 0, 240, (0, "#c79b58"), (1, "#7a5426")),
    )
    for x, y, r in ((330, 182, 30), (368, 176, 26), (296, 188, 22), (400, 184, 30)):
        d.disc(x, y, r, "#e8cd9a", opacity=0.55)
    for x, y, k in ((392, 192, 0.28), (362, 188, 0.26), (336, 196, 0.32), (300, 198, 0.34)):
        at(d, x, y, k, rider(spear), flip=True)
    at(d, 356, 224, 0.46, rider(spear), flip=True)
    at(d, 296, 226, 0.44, rider(spear), flip=True)
    stones(d, -200, 196, 420, 44, 3, 77)
    d.line("M-200 196H220V240", 1.6, INK)
    d.path(box(-200, 191, 426, 7, 2), STONE[0], stroke=INK, stroke_width=1.2)
    for x in range(-194, 216, 26):
        d.path(
            box(x, 179, 16, 14, 2),
            d.linear(0, 179, 0, 193, (0, "#f0e6ca"), (1, STONE[1])),
            stroke=INK,
            stroke_width=1.2,
        )
    pine(d, 16, 196, 1.5)
    painted(d, spearman, 60, 196, 0.56, "red")
    painted(d, leader, 106, 196, 0.66, "blue")
    painted(d, archer, 198, 196, 0.56, "jade")
    embed(d, piece(*FIREARMS["cannon"]), 128, 152, 0.48)
    for x in (38, 64, 90, 116, 142, 168, 194):
        d.path(
            box(x - 8, 184, 16, 12, 2),
            d.linear(0, 184, 0, 196, (0, "#f0e6ca"), (1, STONE[1])),
            stroke=INK,
            stroke_width=1.2,
        )
    return d


def _sky(d: Drawing, *stops: tuple[float, str]) -> None:
    d.path(box(-400, 0, 2000, 640), d.linear(0, 0, 0, 640, *stops))


def triumph() -> Drawing:
    """An evening of the last winter: the wall stands, lanterns are lit, and the horde turns its horses."""
    d = Drawing(1200, 640)
    _sky(d, (0, "#5f5a86"), (0.35, "#c9788a"), (0.62, "#f2b27a"), (1, "#e8c890"))
    d.disc(820, 250, 260, d.radial(820, 250, 260, (0, "#ffe0a0", 0.9), (1, "#ffe0a0", 0)))
    d.disc(820, 250, 66, d.radial(808, 240, 80, (0, "#fff0b8"), (1, "#f08a4a")))
    range_of(d, 2000, 400, 300, 24, 15, "#6f6a8e", 0.6, -400)
    mist(d, 300, 330, 620, 60, 0.8, "#f2c79a")
    range_of(d, 2000, 480, 260, 8, 10, "#4a4668", 0.7, -400)
    mist(d, 900, 400, 640, 60, 0.85, "#f2c79a")
    far = smooth([(1500, 250), (1330, 300), (1190, 262), (1050, 330), (930, 300), (800, 368), (680, 350), (560, 410)])
    ribbon(d, far, 20, 30, "#e6cfae", "#8a6a5e", (0.3, 0.62, 1.0))
    mist(d, 640, 430, 420, 50, 0.8, "#f0c896")
    d.path("M-400 640V520Q100 480 600 510T1600 500V640Z", d.linear(0, 480, 0, 640, (0, "#a87a54"), (1, "#5a3a2c")))
    for k, (x, y) in enumerate(((980, 500), (1040, 508), (1100, 498), (1150, 512), (1010, 524), (1080, 528))):
        at(d, x, y, 0.42 + 0.05 * (k % 3), rider(spear))
    for x, y, s in ((160, 110, 2.6), (520, 80, 2), (1060, 100, 2.4)):
        cloud(d, x, y, s, "#fbe0b8", 0.6)
    stones(d, -400, 520, 1240, 130, 4, 9, ("#ecdcbc", "#b79f80", "#6f5a48"))
    d.line("M-400 520H840V650", 3, INK)
    d.path(box(-400, 508, 1252, 16, 3), "#f0e2c4", stroke=INK, stroke_width=2)
    pine(d, 40, 520, 4)
    for x, figure, k, tone in (
        (180, spearman, 1.3, "red"),
        (300, leader, 1.7, "blue"),
        (440, leader, 1.7, "red"),
        (580, leader, 1.7, "jade"),
        (700, archer, 1.3, "gold"),
    ):
        painted(d, figure, x, 520, k, tone)
    for x in range(-390, 840, 70):
        d.path(
            box(x, 482, 42, 34, 4), d.linear(0, 482, 0, 516, (0, "#f6ead0"), (1, "#b79f80")), stroke=INK, stroke_width=2
        )
    for x in (110, 250, 370, 510, 650, 780):
        d.disc(x, 470, 46, d.radial(x, 470, 46, (0, "#ffd27a", 0.85), (1, "#ffd27a", 0)))
        d.line(f"M{x} 516V440", 3, "#4a2418").oval(x, 468, 13, 16, "#f2674a", stroke=INK, stroke_width=1.6).line(
            f"M{x - 6} 454H{x + 6}M{x - 6} 482H{x + 6}", 3, "#fbe6a8"
        )
    return d


def fallen() -> Drawing:
    """Nothing is left of the wall: smoke, embers, and riders in the gap."""
    d = Drawing(1200, 640)
    _sky(d, (0, "#1f1a24"), (0.45, "#6b2a26"), (0.75, "#c85a34"), (1, "#5a2a1e"))
    d.disc(700, 330, 300, d.radial(700, 330, 300, (0, "#ff9a4a", 0.75), (1, "#ff9a4a", 0)))
    range_of(d, 2000, 430, 290, 33, 14, "#2a1a22", 0.8, -400)
    mist(d, 360, 380, 560, 50, 0.5, "#a8503c")
    for x, y, r in ((560, 250, 90), (640, 170, 120), (540, 90, 130), (700, 60, 150), (860, 240, 80), (930, 150, 110)):
        d.disc(x, y, r, "#2a2228", opacity=0.42)
    d.path("M-400 640V500Q100 470 600 496T1600 486V640Z", d.linear(0, 470, 0, 640, (0, "#4a2a20"), (1, "#1a0e0c")))
    embed(d, wall(1, True), -160, 300, 1.6)
    embed(d, wall(0, True), 470, 318, 1.5)
    embed(d, wall(1, True), 1010, 300, 1.5)
    for x, h in ((180, 120), (620, 150), (780, 110), (1120, 130)):
        d.path(
            f"M{x - 34} 540Q{x - 40} {540 - h * 0.5:g} {x} {540 - h}Q{x + 40} {540 - h * 0.5:g} {x + 34} 540Z",
            "#ee6c2c",
            opacity=0.9,
        ).path(
            f"M{x - 16} 540Q{x - 18} {540 - h * 0.3:g} {x} {540 - h * 0.55:g}Q{x + 18} {540 - h * 0.3:g} {x + 16} 540Z",
            "#ffe08a",
        )
    for x, y, k in ((330, 590, 1.1), (520, 612, 1.3), (760, 600, 1.2), (960, 618, 1.35)):
        at(d, x, y, k, rider(tug if k > 1.25 else spear), flip=True)
    for k in range(60):
        d.disc((k * 197) % 1200, 80 + (k * 131) % 430, 1.6 + k % 3, "#ffb65c", opacity=0.75)
    return d


DRAWINGS: dict[str, tuple] = {
    "ruleset-great-wall": (ruleset,),
    "gw-ending-held": (triumph,),
    "gw-ending-fallen": (fallen,),
}
