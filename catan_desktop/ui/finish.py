"""Pictures of pieces and dice in another material: one finish changes every picture of a set, none is drawn twice.

Colours are changed in the SVG; grain, chiselled edges and gloss are laid over the picture made of it, on all but the
colours that are spared: outlines, pips and signs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import pygame

from catan_desktop.ui import vectors
from catan_desktop.ui.geometry import Colour
from catan_desktop.ui.theme import Finish, SeatColours

_PAINT = re.compile(rb'\b(fill|stroke|stop-color)="(#[0-9a-fA-F]{6})"')
_GRADIENT = re.compile(rb'<(?:linear|radial)Gradient id="(\w+)".*?</(?:linear|radial)Gradient>', re.DOTALL)
_STOP = re.compile(rb'stop-color="(#[0-9a-fA-F]{6})"')
_SEE_THROUGH = re.compile(rb'stop-opacity="0"')
_RIM = re.compile(rb'(stroke="#f4efe2" stroke-width=")([\d.]+)')
_BODY = b"#ff00ff"
_WHITE, _BLACK = b"#ffffff", b"#000000"
_EDGE = 1 / 64
"""How far a chiselled edge reaches, in heights of the picture."""
_HALF = (128, 128, 128)
"""Share of the light of the outer edges that the edges inside take."""


def draw(
    finish: Finish,
    drawing: bytes,
    size: tuple[int, int],
    seat: SeatColours | None,
    colour: Colour | None,
    tile: Callable[[str, int], pygame.Surface],
) -> pygame.Surface:
    """Return a drawing as a picture of a size in a finish; `tile` gives the grain in a number of pixels."""
    source = _flattened(drawing) if finish.flat else drawing
    source = _recoloured(_outlined(source, finish.outline), finish.colours)
    picture = vectors.rasterise(vectors.recolour(source, seat, colour), size)
    if not (finish.grain or finish.bevel or finish.gloss) or 0 in size:
        return picture
    picture, reach = picture.copy(), _reach(drawing, size, finish.spared)
    if finish.grain:
        _grained(picture, reach, tile(finish.grain, max(24, size[1])))
    if finish.bevel:
        _bevelled(picture, reach, finish.bevel)
    if finish.gloss:
        _glossed(picture, reach, finish.gloss)
    return picture


def _reach(drawing: bytes, size: tuple[int, int], spared: frozenset[str]) -> pygame.Surface:
    """Return in white where grain and light are laid, on black."""

    def shade(match: re.Match[bytes]) -> bytes:
        use, colour = match[1].decode(), match[2].decode().lower()
        kept = colour in spared or use + colour in spared or match[2] == _BLACK
        return b'%s="%s"' % (match[1], _BLACK if kept else _WHITE)

    reach = pygame.Surface(size, depth=32)
    reach.blit(vectors.rasterise(_PAINT.sub(shade, drawing), size), (0, 0))
    return reach


def _recoloured(drawing: bytes, colours: Mapping[str, str]) -> bytes:
    def instead(match: re.Match[bytes]) -> bytes:
        use, colour = match[1].decode(), match[2].decode().lower()
        return f'{use}="{colours.get(use + colour, colours.get(colour, colour))}"'.encode()

    return _PAINT.sub(instead, drawing)


def _outlined(drawing: bytes, factor: float) -> bytes:
    """Make the light rim wider or narrower; the dark one around it stays where it is."""
    return _RIM.sub(lambda rim: b"%s%.2f" % (rim[1], factor * float(rim[2])), drawing)


def _flattened(drawing: bytes) -> bytes:
    """Put one colour in the place of every gradient: that of the seat if it has it, else the one in its middle."""
    for gradient in _GRADIENT.finditer(drawing):
        stops = _STOP.findall(gradient[0])
        flat = _BODY if _BODY in stops else stops[len(stops) // 2]
        none = _SEE_THROUGH.search(gradient[0]) is not None
        drawing = drawing.replace(b"url(#%s)" % gradient[1], b"none" if none else flat)
    return drawing


def _grained(picture: pygame.Surface, reach: pygame.Surface, tile: pygame.Surface) -> None:
    """Darken a picture by the grain."""
    grain = pygame.Surface(picture.get_size(), depth=32)
    grain.fill((255, 255, 255))
    for x in range(0, grain.get_width(), tile.get_width()):
        grain.blit(tile, (x, 0))
    grain = _inverted(grain)
    grain.blit(reach, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(_inverted(grain), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _bevelled(picture: pygame.Surface, reach: pygame.Surface, strength: float) -> None:
    """Light the edges that face up and left, darken the others."""
    step = max(1, round(picture.get_height() * _EDGE))
    grey = pygame.Surface(picture.get_size(), depth=32)
    grey.blit(picture, (0, 0))
    grey = pygame.transform.grayscale(grey)
    for way, flag in ((step, pygame.BLEND_RGB_ADD), (-step, pygame.BLEND_RGB_SUB)):
        edge = reach.copy()
        moved = pygame.Surface(reach.get_size(), depth=32)
        moved.blit(reach, (way, way))
        edge.blit(moved, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        inner = grey.copy()
        shifted = grey.copy()
        shifted.blit(grey, (way, way))
        inner.blit(shifted, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        inner.blit(reach, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        inner.fill(_HALF, special_flags=pygame.BLEND_RGB_MULT)
        edge.blit(inner, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
        part = round(255 * strength)
        edge.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
        picture.blit(edge, (0, 0), special_flags=flag)


def _glossed(picture: pygame.Surface, reach: pygame.Surface, strength: float) -> None:
    """Let light fall on the upper half, brightest at the top and with a sharp end."""
    width, height = picture.get_size()
    light = pygame.Surface((width, height), depth=32)
    for y in range(height // 2):
        part = round(255 * strength * (1 - y / height))
        light.fill((part, part, part), (0, y, max(1, round(width * (0.92 - 0.5 * y / height))), 1))
    light.blit(reach, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _inverted(picture: pygame.Surface) -> pygame.Surface:
    white = pygame.Surface(picture.get_size(), depth=32)
    white.fill((255, 255, 255))
    white.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return white
