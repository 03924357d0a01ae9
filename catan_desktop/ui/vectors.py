"""Boxes, shapes and shadows as SVG, and the pictures made of them; all sizes are real pixels."""

from __future__ import annotations

import io
import re
import threading
from contextlib import suppress

import pygame

from catan_desktop.ui.geometry import Colour, Size, scaled
from catan_desktop.ui.theme import SeatColours

_SEAT_MARKS = {"body": b"#ff00ff", "shade": b"#b000b0", "light": b"#ff80ff"}
_WHITE = re.compile(rb"#ffffff|#fff\b", re.IGNORECASE)
_QUARTER = 4


def quarter(value: float) -> float:
    """Round to a quarter of a pixel, so that a thing that moves finds its picture again."""
    return round(value * _QUARTER) / _QUARTER


def svg_colour(colour: Colour) -> str:
    """Write a colour as SVG does."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def paint_attributes(fill: Colour | None, rim: Colour | None, width: float, alpha: int) -> str:
    """Return the attributes that fill and rim a shape; without a colour there is neither."""
    inner = f'fill="{svg_colour(fill)}"' if fill is not None else 'fill="none"'
    outer = f' stroke="{svg_colour(rim)}" stroke-width="{width:.2f}"' if rim is not None and width > 0 else ""
    clear = f' fill-opacity="{alpha / 255:.3f}" stroke-opacity="{alpha / 255:.3f}"' if alpha < 255 else ""
    return inner + outer + clear


def draw_svg(body: str, size: tuple[int, int]) -> pygame.Surface:
    """Make a picture of that size from the elements of an SVG."""
    width, height = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return rasterise(f"{head}{body}</svg>".encode(), size)


def recolour(source: bytes, seat: SeatColours | None, colour: Colour | None) -> bytes:
    """Put the colours of a seat in place of its marks, and a colour in place of white."""
    if colour is not None:
        source = _WHITE.sub(svg_colour(colour).encode(), source)
    if seat is not None:
        for part, mark in _SEAT_MARKS.items():
            source = re.sub(re.escape(mark), svg_colour(getattr(seat, part)).encode(), source, flags=re.IGNORECASE)
    return source


def rasterise(source: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Make the picture of an SVG text; one without area is empty."""
    if size[0] <= 0 or size[1] <= 0:
        return pygame.Surface((max(0, size[0]), max(0, size[1])), pygame.SRCALPHA)
    return pygame.image.load_sized_svg(io.BytesIO(source), size)


class Ahead:
    """The picture of an SVG text that another thread draws meanwhile; SDL needs no Python for that."""

    def __init__(self, source: bytes, size: tuple[int, int]) -> None:
        self._source, self._size = source, size
        self._made: list[pygame.Surface] = []
        self._thread = threading.Thread(target=self._draw, daemon=True)
        self._thread.start()

    def picture(self) -> pygame.Surface:
        """Return it as soon as it is there; where the thread has failed, it is tried again here."""
        self._thread.join()
        return self._made.pop() if self._made else rasterise(self._source, self._size)

    def _draw(self) -> None:
        with suppress(pygame.error):
            self._made.append(rasterise(self._source, self._size))


def panel(
    size: Size, top: Colour, bottom: Colour, radius: int, rim: Colour | None, rim_width: float, alpha: int
) -> pygame.Surface:
    """Draw a narrow panel and stretch its middle column: the gradient runs down, so the middle is all alike."""
    narrow = min(size.width, 2 * (radius + 2) + 4)
    inside = rim_width / 2 if rim is not None else 0.0
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{size.height}">'
        f'<stop offset="0" stop-color="{svg_colour(top)}"/><stop offset="1" stop-color="{svg_colour(bottom)}"/>'
        "</linearGradient></defs>"
        f'<rect x="{inside}" y="{inside}" width="{narrow - 2 * inside}" height="{size.height - 2 * inside}" '
        f'rx="{max(0, radius - inside)}" fill="url(#g)"'
    )
    if rim is not None:
        body += f' stroke="{svg_colour(rim)}" stroke-width="{rim_width:.2f}"'
    if alpha < 255:
        body += f' opacity="{alpha / 255:.3f}"'
    strip = draw_svg(body + "/>", (narrow, size.height))
    if narrow == size.width:
        return strip
    half = narrow // 2
    whole = pygame.Surface(size, pygame.SRCALPHA)
    column = pygame.transform.scale(strip.subsurface((half, 0, 1, size.height)), (size.width - 2 * half, size.height))
    whole.blit(strip, (0, 0), (0, 0, half, size.height))
    whole.blit(column, (half, 0))
    whole.blit(strip, (size.width - half, 0), (narrow - half, 0, half, size.height))
    return whole


def light(side: int, colour: Colour, opacity: float) -> pygame.Surface:
    """Draw a disc of light that fades from its centre to nothing at its edge."""
    half, ink = side / 2, svg_colour(colour)
    body = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}" r="{half}">'
        f'<stop offset="0" stop-color="{ink}" stop-opacity="{opacity}"/>'
        f'<stop offset="0.5" stop-color="{ink}" stop-opacity="{opacity * 0.45}"/>'
        f'<stop offset="1" stop-color="{ink}" stop-opacity="0"/></radialGradient></defs>'
        f'<rect x="0" y="0" width="{side}" height="{side}" fill="url(#g)"/>'
    )
    return draw_svg(body, (side, side))


def shadow(size: Size, radius: int, blur: int, colour: Colour, opacity: float) -> pygame.Surface:
    """Draw the shadow of a box of that size, with room for the blur on every side."""
    whole = (size.width + 4 * blur, size.height + 4 * blur)
    if blur < 1:
        small, step = whole, 1
    else:
        small, step = (max(1, whole[0] // 4), max(1, whole[1] // 4)), 4
    picture = pygame.Surface(small, pygame.SRCALPHA)
    picture.fill((*colour, 0))
    box = pygame.Rect(2 * blur // step, 2 * blur // step, max(1, size.width // step), max(1, size.height // step))
    pygame.draw.rect(picture, (*colour, round(255 * opacity)), box, border_radius=radius // step)
    if blur >= 1:
        picture = pygame.transform.gaussian_blur(picture, max(1, blur // step), repeat_edge_pixels=False)
    return scaled(picture, whole)
