"""Cards: 140 x 200 with round corners, a scene in a frame, no words.

The game writes the title over the parchment (y 152 to 193), or the number over the calm upper part of a resource.
"""

from __future__ import annotations

from tools.art.palette import CARD, NIGHT, NIGHT_EDGE, NIGHT_LOW, PARCHMENT, PARCHMENT_EDGE, PARCHMENT_LOW
from tools.art.pen import Drawing, Stop, box

SCENE = (7.0, 7.0, 126.0, 140.0)
"""x, y, width and height of the window for the scene of a card with a title."""
WHOLE = (7.0, 7.0, 126.0, 186.0)


def scene(*sky: Stop) -> Drawing:
    """Return a new card with a sky from the top to the bottom."""
    card = Drawing(*CARD)
    return card.path(box(3, 3, 134, 190, 9), card.linear(0, 3, 0, 190, *sky))


def frame(
    card: Drawing, accent: str, title: bool = True, tones: tuple[str, str, str] = (NIGHT, NIGHT_LOW, NIGHT_EDGE)
) -> Drawing:
    """Paint the last thing on every card: the border, a line of `accent` round the scene, the parchment of a title."""
    wide, high = CARD
    light, dark, edge = tones
    window = box(*(SCENE if title else WHOLE), 7)
    card.path(box(0, 0, wide, high, 12) + window, card.linear(0, 0, 0, high, (0, light), (1, dark)), hole=True)
    card.line(box(0.9, 0.9, wide - 1.8, high - 1.8, 11.2), 1.4, edge, opacity=0.8)
    card.line(window, 1.8, accent)
    if title:
        card.path(box(7, 152, 126, 41, 6), card.linear(0, 152, 0, 193, (0, PARCHMENT), (1, PARCHMENT_LOW)))
        card.line(box(9, 154, 122, 37, 4.5), 0.9, PARCHMENT_EDGE, opacity=0.7)
    return card
