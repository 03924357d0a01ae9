"""Draw the trails under camels: ``python tools/art/caravan_trails.py`` writes assets/art/piece-camel-trail*.svg.

They are narrower than a road, whose colours stay in sight on both sides.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from svgkit import Drawing

BAND = "M20 10Q60 8 100 10T182 10Q190 18 182 26Q140 28 100 26T20 26Q11 18 20 10Z"
LINE, SAND, SHADE, ARROW = "#0d131a", "#f7dfa4", "#cf9f58", "#9c3a24"


def trail(backwards: bool) -> Drawing:
    """Trodden sand with arrows to the right end, or to the left one."""
    d = Drawing(200, 36)
    d.line(BAND, 4, LINE, opacity=0.6)
    d.path(BAND, d.linear(0, 8, 0, 28, (0, SAND), (1, SHADE)))
    if backwards:
        d.group("translate(200 0) scale(-1 1)")
    for x in (26, 58, 132, 164):
        d.path(f"M{x} 11L{x + 10} 18L{x} 25H{x + 7}L{x + 17} 18L{x + 7} 11Z", ARROW)
    return d.end() if backwards else d


if __name__ == "__main__":
    trail(backwards=False).write("piece-camel-trail")
    trail(backwards=True).write("piece-camel-trail-back")
