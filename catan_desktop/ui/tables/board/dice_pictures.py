"""Pictures of dice: as they lie, and as bodies in the air, of the same material."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

import pygame

from catan_desktop.present.models.panels import Die
from catan_desktop.ui.geometry import Colour, Point, clamp, ease
from catan_desktop.ui.tables.board import dice_shapes
from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets.base import Kit

SIDE = 30
"""Side of a die that lies, in design units."""
WILD = "wild"
_CUBE_GROWN, _TWELVE_GROWN = 1.5, 1.12
"""Bodies turn in a box that is larger than their face."""
_RESTING, _SHADED = 6, 70
"""The face of a die that was never thrown, and how faint is one that was not thrown in this turn."""
_TEN = 10
_HEAD, _MIDDLE, _PLAIN, _FACET, _FOOT = (0.5, 0.125), (0.5, 0.5), (0.5, 0.74), (0.77, 0.39), (0.5, 0.88)
"""Where the picture of a face has the colour above a sign, of its first pip, of its body out of the light, of a side of
a body of ten faces, of an edge; in widths and heights."""
_LAID = 0.94
"""From then on a die is seen as it will lie."""
_AXES: tuple[dice_shapes.Vector, ...] = ((0.8, 0.45, 0.3), (-0.6, 0.75, 0.25), (0.55, -0.7, 0.45))


def draw_lying(kit: Kit, surface: pygame.Surface, die: Die, box: pygame.Rect) -> None:
    """Draw a die as it lies."""
    shown = _pictures(die)
    face = kit.art.sprite(shown[min(die.value or _RESTING, len(shown)) - 1], box.width)
    bright = 255 if die.value and die.thrown else _SHADED
    if bright < 255:
        face = face.copy()
        face.set_alpha(bright)
    surface.blit(face, face.get_rect(center=box.center))
    if die.key == WILD and die.value:
        style = Style("strong", "body", "ink-dark")
        kit.text.draw(surface, str(die.value), box.center, style, across=0.5, down=0.5, within=box, alpha=bright)


def body(kit: Kit, die: Die, room: int, index: int, share: float) -> pygame.Surface:
    """Return a die in the air, as large as the lying one that would fill `room` pixels.

    Args:
        index: which of several it is: each turns in its own way.
        share: how much of its flight is done; in the end it lies.
    """
    if share > _LAID:
        whole = pygame.Surface((room, room), pygame.SRCALPHA)
        draw_lying(kit, whole, die, whole.get_rect())
        return whole
    size = round(room * (_TWELVE_GROWN if die.key == WILD else _CUBE_GROWN))
    angle = (1 - ease(clamp(share / _LAID, 0.0, 1.0))) * pi * (3.4 + 0.5 * index)
    axis = _AXES[index % len(_AXES)]
    wobble = (axis[0], axis[1] + 0.3 * sin(3 * angle), axis[2])
    faces = _faces(die)
    face = next(face for face in faces if face.value == die.value)
    turn = dice_shapes.turned(dice_shapes.lying(face), wobble, angle)
    shown = _pictures(die)
    if len(faces) > len(dice_shapes.cube()):
        style = Style("strong", "body", "ink-dark" if die.key == WILD else "paper-light")
        words = [kit.text.render(str(number), style, kit.px(2 * SIDE)) for number in range(1, len(faces) + 1)]
        if die.key == WILD:
            paper, rim = _tone(kit, shown[0], _MIDDLE), _tone(kit, shown[0], _FOOT)
            return dice_shapes.draw_numbered(size, turn, faces, paper, rim, words)
        ink = _tone(kit, shown[0], _FACET)
        return dice_shapes.draw_numbered(size, turn, faces, ink, kit.colour("paper-light"), words)
    pips = len(shown) == len(dice_shapes.cube())
    paper, mark = _tone(kit, shown[die.value - 1], _PLAIN if pips else _HEAD), _tone(kit, shown[0], _MIDDLE)
    return dice_shapes.draw_cube(size, turn, paper, mark, pips=pips)


def _tone(kit: Kit, picture: str, where: Point) -> Colour:
    """Return the colour of a picture at a point: the dice in the air are of the same material."""
    at = (round(where[0] * SIDE), round(where[1] * SIDE))
    red, green, blue, _ = kit.art.sprite(picture, SIDE).get_at(at)
    return (red, green, blue)


def _pictures(die: Die) -> Sequence[str]:
    """Return the pictures of the faces of a die; one without pips has one for all."""
    if die.faces:
        return die.faces
    return ("die-wild",) if die.key == WILD else [f"die-{value}" for value in range(1, len(dice_shapes.cube()) + 1)]


def _faces(die: Die) -> Sequence[dice_shapes.Face]:
    """Return the faces of the body that a die is."""
    if die.key == WILD:
        return dice_shapes.dodecahedron()
    return dice_shapes.trapezohedron() if len(die.faces) == _TEN else dice_shapes.cube()
