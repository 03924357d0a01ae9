"""Dice as bodies in space, of six, ten and twelve faces, turned and drawn with flat light."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import atan2, cos, degrees, pi, sin, sqrt
from typing import TypeAlias

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import Colour, mix, scaled

Vector: TypeAlias = tuple[float, float, float]
Turn: TypeAlias = tuple[Vector, Vector, Vector]
"""The rows of a rotation."""
_GOLDEN = (1 + sqrt(5)) / 2
_LIGHT: Vector = (-0.38, -0.62, 0.69)
_FINE = 3
"""Factor by which dice are drawn larger, then made smaller, for smooth edges."""
_ROUND = 12
_TEN = 0.86
"""How far the tips of the body of ten faces reach."""
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.5, -0.5), (0.5, 0.5)),
    3: ((-0.5, -0.5), (0, 0), (0.5, 0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.5, -0.5), (0.5, -0.5), (0, 0), (-0.5, 0.5), (0.5, 0.5)),
    6: ((-0.5, -0.55), (0.5, -0.55), (-0.5, 0), (0.5, 0), (-0.5, 0.55), (0.5, 0.55)),
}


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _minus(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _unit(a: Vector) -> Vector:
    far = sqrt(_dot(a, a))
    return (a[0] / far, a[1] / far, a[2] / far)


@record
class Face:
    """One face: its number, the way it looks, which way is up on it, its corners and how far out it lies."""

    value: int
    normal: Vector
    up: Vector
    corners: tuple[Vector, ...]
    far: float


@cache
def cube() -> tuple[Face, ...]:
    """Six faces; two that lie opposite make seven."""
    normals: dict[int, Vector] = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, 1, 0), 5: (0, -1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
    found = []
    for value, normal in normals.items():
        up: Vector = (0, 1, 0) if normal[1] == 0 else (0, 0, 1)
        side = _cross(up, normal)
        corners = tuple(
            (
                0.58 * (normal[0] + a * side[0] + b * up[0]),
                0.58 * (normal[1] + a * side[1] + b * up[1]),
                0.58 * (normal[2] + a * side[2] + b * up[2]),
            )
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )
        found.append(Face(value, normal, up, corners, 0.58))
    return tuple(found)


@cache
def trapezohedron() -> tuple[Face, ...]:
    """Ten faces, kites around two tips; two that lie opposite make eleven."""
    low = (1 - cos(pi / 5)) / (1 + cos(pi / 5))  # so high above and below the middle the corners around lie
    ring: list[Vector] = [(cos(pi / 5 * step), sin(pi / 5 * step), low if step % 2 else -low) for step in range(10)]
    found = []
    for step in range(0, 10, 2):
        for turn, tip, value in ((step, 1.0, step // 2 + 1), ((step + 5) % 10, -1.0, 10 - step // 2)):
            points: tuple[Vector, ...] = ((0.0, 0.0, tip), ring[turn - 1], ring[turn], ring[(turn + 1) % 10])
            normal = _unit(_cross(_minus(points[2], points[0]), _minus(points[3], points[1])))
            far = _dot(points[0], normal)
            normal = normal if far > 0 else (-normal[0], -normal[1], -normal[2])
            up = _unit(_minus(points[0], points[2]))
            corners = tuple([(x * _TEN, y * _TEN, z * _TEN) for x, y, z in points])
            found.append(Face(value, normal, up, corners, abs(far) * _TEN))
    return tuple(sorted(found, key=lambda face: face.value))


@cache
def dodecahedron() -> tuple[Face, ...]:
    """Twelve faces; two that lie opposite make thirteen."""
    points: list[Vector] = [(float(x), float(y), float(z)) for x, y, z in product((-1, 1), repeat=3)]
    for a, b in product((-1, 1), repeat=2):
        short, long = a / _GOLDEN, b * _GOLDEN
        points += [(0.0, short, long), (short, long, 0.0), (long, 0.0, short)]
    ways: list[Vector] = []
    for a in (-1, 1):
        ways += [_unit((0.0, _GOLDEN, float(a))), _unit((_GOLDEN, float(a), 0.0)), _unit((float(a), 0.0, _GOLDEN))]
    found = []
    for index, way in enumerate(ways):
        for sign, value in ((1, index + 1), (-1, 12 - index)):
            normal: Vector = (sign * way[0], sign * way[1], sign * way[2])
            own = sorted(points, key=lambda point, n=normal: -_dot(point, n))[:5]  # type: ignore[misc]
            far = _dot(own[0], normal)
            first = _unit(tuple(c - far * n for c, n in zip(own[0], normal, strict=True)))  # type: ignore[arg-type]
            side = _cross(first, normal)
            own.sort(key=lambda point, u=first, s=side: atan2(_dot(point, s), _dot(point, u)))  # type: ignore[misc]
            corners = tuple((p[0] * 0.57, p[1] * 0.57, p[2] * 0.57) for p in own)
            found.append(Face(value, normal, first, corners, far * 0.57))
    return tuple(sorted(found, key=lambda face: face.value))


def lying(face: Face) -> Turn:
    """The rotation that shows a face to the front, upright."""
    return (_cross(face.up, face.normal), face.up, face.normal)


def turned(turn: Turn, axis: Vector, angle: float) -> Turn:
    """A rotation followed by one about an axis."""
    x, y, z = _unit(axis)
    c, s = cos(angle), sin(angle)
    d = 1 - c
    rows: Turn = (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )
    first, second, third = rows
    return (_row(first, turn), _row(second, turn), _row(third, turn))


def _row(row: Vector, turn: Turn) -> Vector:
    """One row of a product of rotations."""
    a, b, c = turn
    x, y, z = row
    return (x * a[0] + y * b[0] + z * c[0], x * a[1] + y * b[1] + z * c[1], x * a[2] + y * b[2] + z * c[2])


def project(turn: Turn, point: Vector) -> Vector:
    """Return where a point of the body is as it is seen: right, up, towards the eye."""
    return (_dot(turn[0], point), _dot(turn[1], point), _dot(turn[2], point))


def draw_cube(size: int, turn: Turn, paper: Colour, ink: Colour, *, pips: bool = True) -> pygame.Surface:
    """Draw a die of six sides, with pips or blank."""
    big, half = size * _FINE, size * _FINE / 2
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    for face in cube():
        normal = project(turn, face.normal)
        if normal[2] <= 0.02:
            continue
        _face(picture, face, turn, _lit(paper, normal))
        side = _cross(face.up, face.normal)
        for a, b in _PIPS[face.value] if pips else ():
            ring = []
            for step in range(_ROUND):
                across = 0.62 * a + 0.145 * cos(2 * pi * step / _ROUND)
                along = 0.62 * b + 0.145 * sin(2 * pi * step / _ROUND)
                point = tuple(
                    0.58 * (n + across * s + along * u) for n, s, u in zip(face.normal, side, face.up, strict=True)
                )
                x, y, _ = project(turn, point)  # type: ignore[arg-type]
                ring.append((half + x * half, half - y * half))
            pygame.draw.polygon(picture, ink, ring)
    return scaled(picture, (size, size))


def draw_numbered(
    size: int, turn: Turn, faces: Sequence[Face], ink: Colour, rim: Colour, words: Sequence[pygame.Surface]
) -> pygame.Surface:
    """Draw a die with a number on each face; `words` are its numbers as pictures."""
    big, half = size * _FINE, size * _FINE / 2
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    for face in faces:
        normal = project(turn, face.normal)
        if normal[2] <= 0.02:
            continue
        _face(picture, face, turn, _lit(ink, normal), rim)
        if normal[2] < 0.45:
            continue
        up = project(turn, face.up)
        word = words[face.value - 1]
        tall = round(size * _FINE * 0.34)
        wide = round(word.get_width() * tall / max(1, word.get_height()))
        flat = scaled(word, (max(1, wide), max(1, round(tall * normal[2]))))
        flat = pygame.transform.rotate(flat, degrees(atan2(-up[0], up[1])))
        centre = (half + normal[0] * face.far * half, half - normal[1] * face.far * half)
        picture.blit(flat, flat.get_rect(center=(round(centre[0]), round(centre[1]))))
    return scaled(picture, (size, size))


def _face(picture: pygame.Surface, face: Face, turn: Turn, ink: Colour, rim: Colour | None = None) -> None:
    half = picture.get_width() / 2
    points = [(half + x * half, half - y * half) for x, y, _ in (project(turn, corner) for corner in face.corners)]
    pygame.draw.polygon(picture, ink, points)
    edge = rim if rim is not None else mix(ink, (255, 255, 255), 0.35)
    pygame.draw.polygon(picture, edge, points, max(1, picture.get_width() // 50))


def _lit(ink: Colour, normal: Vector) -> Colour:
    """The colour of a face in the light from above left."""
    shine = max(0.0, normal[0] * _LIGHT[0] - normal[1] * _LIGHT[1] + normal[2] * _LIGHT[2])
    return mix(mix(ink, (20, 26, 34), 0.55), ink, min(1.0, 0.25 + 0.85 * shine))
