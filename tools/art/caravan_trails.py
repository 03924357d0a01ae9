"""Draw the trails under camels: ``python tools/art/caravan_trails.py`` writes assets/art/piece-camel-trail*.svg.

They are narrower than a road, whose colours stay in sight on both sides.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from svgkit import Drawing

BAND = "M14 9Q60 7 100 9T186 9Q195 18 186 27Q140 29 100 27T14 27Q5 18 14 9Z"
LINE, SAND, SHADE, ARROW = "#0d131a", "#f7dfa4", "#cf9f58", "#9c3a24"


def trail(backwards: bool) -> Drawing:
    """Trodden sand with arrows to the right end, or to the left one."""
    d = Drawing(200, 36)
    d.line(BAND, 4, LINE, opacity=0.6)
    d.path(BAND, d.linear(0, 8, 0, 28, (0, SAND), (1, SHADE)))
    if backwards:
        d.group("translate(200 0) scale(-1 1)")
    for x in (14, 34, 148, 168):
        d.path(f"M{x} 10L{x + 10} 18L{x} 26H{x + 8}L{x + 18} 18L{x + 8} 10Z", ARROW)
    return d.end() if backwards else d


if __name__ == "__main__":
    trail(backwards=False).write("piece-camel-trail")
    trail(backwards=True).write("piece-camel-trail-back")
