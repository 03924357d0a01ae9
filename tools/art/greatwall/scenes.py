"""The picture of the game: the wall climbs out of the mist, and dust rises over the steppe."""

from __future__ import annotations

from svgkit import Drawing, box

from .cards_command import painted
from .cards_people import embed
from .horde import at, rider, spear
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


DRAWINGS: dict[str, tuple] = {"ruleset-great-wall": (ruleset,)}
