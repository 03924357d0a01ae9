"""The colours that many drawings share, and the sizes of the kinds of drawings."""

from __future__ import annotations

SEAT_BODY, SEAT_SHADE, SEAT_LIGHT = "#ff00ff", "#b000b0", "#ff80ff"
"""Placeholders in what a seat owns: the game puts the seat's colours in their place."""
RIM, OUTLINE = "#f4efe2", "#0d131a"
"""Round a piece, so that it stands out from every ground."""
SNOW, SNOW_SHADE = "#f3f8fb", "#b7cbdc"
PARCHMENT, PARCHMENT_LOW, PARCHMENT_EDGE = "#fbf3df", "#e3d2aa", "#a68f63"
NIGHT, NIGHT_LOW, NIGHT_EDGE = "#2b4258", "#15222f", "#5d7c98"
"""The frame of a card."""
INK, SILK, SILK_LOW = "#2b2a33", "#f6ecd4", "#dcc596"
LACQUER, GOLD, JADE = "#b5342a", "#e3b65b", "#5fa58c"
WOOD = ("#c9985c", "#8a5a30", "#56351a")
STONE = ("#ddd0b4", "#b3a283", "#7d6e55")
STEEL = ("#e8eef2", "#9fadb8", "#51606d")
"""Light, middle, dark."""

TILE = (200.0, 231.0)
CARD = (140.0, 200.0)
PIECE = (100.0, 100.0)
ICON = (64.0, 64.0)


def mix(one: str, other: str, share: float) -> str:
    """Return the colour at a share of the way from one to another, as #rrggbb."""
    parts = [[int(colour[start : start + 2], 16) for start in (1, 3, 5)] for colour in (one, other)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(*parts, strict=True))
