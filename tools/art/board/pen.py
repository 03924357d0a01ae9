"""A small SVG pen that stays inside the subset nanosvg draws right: paths, groups, user-space gradients, defs first."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

HEX: tuple[Point, ...] = ((100, 0), (200, 57.75), (200, 173.25), (100, 231), (0, 173.25), (0, 57.75))

# Seat placeholders; the loader swaps them for a seat's colours.
BODY, SHADE, LIGHT = "#ff00ff", "#b000b0", "#ff80ff"
RIM, LINE = "#f4efe2", "#0d131a"


def num(value: float) -> str:
    """Shortest text for a coordinate, two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def poly(points: Iterable[Point], close: bool = True) -> str:
    """Path data of straight lines through the points."""
    text = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{text}{'Z' if close else ''}" if text else ""


def smooth(points: Sequence[Point], close: bool = True, tension: float = 1.0) -> str:
    """Path data of a Catmull-Rom curve through the points."""
    count = len(points)
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if close else count - 1):
        if close:
            p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        c1 = (p1[0] + (p2[0] - p0[0]) / 6 * tension, p1[1] + (p2[1] - p0[1]) / 6 * tension)
        c2 = (p2[0] - (p3[0] - p1[0]) / 6 * tension, p2[1] - (p3[1] - p1[1]) / 6 * tension)
        out.append("C" + " ".join(num(v) for v in (*c1, *c2, *p2)))
    return "".join(out) + ("Z" if close else "")


def flat(points: Sequence[Point], close: bool = True, steps: int = 8) -> list[Point]:
    """The Catmull-Rom curve through the points as a polyline, for clipping."""
    count = len(points)
    out: list[Point] = []
    for i in range(count if close else count - 1):
        if close:
            p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
                )  # type: ignore[arg-type]
            )
    if not close:
        out.append(points[-1])
    return out


def clip(points: Sequence[Point], window: Sequence[Point] = HEX) -> list[Point]:
    """The polygon cut to a convex window given clockwise on the screen (Sutherland-Hodgman)."""
    out = list(points)
    for (ax, ay), (bx, by) in zip(window, [*window[1:], window[0]], strict=True):

        def side(p: Point, ax: float = ax, ay: float = ay, bx: float = bx, by: float = by) -> float:
            return (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)

        source, out = out, []
        for i, p in enumerate(source):
            q = source[i - 1]
            sp, sq = side(p), side(q)
            if (sp >= 0) != (sq >= 0):
                t = sq / (sq - sp)
                out.append((q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t))
            if sp >= 0:
                out.append(p)
    return out


def inset(margin: float) -> list[Point]:
    """The terrain hexagon shrunk so that its sides move inwards by ``margin``."""
    factor = 1 - margin / 100
    return [(100 + (x - 100) * factor, 115.5 + (y - 115.5) * factor) for x, y in HEX]


def inside(points: Iterable[Point], margin: float = 0) -> bool:
    """Whether every point lies in the terrain hexagon, ``margin`` away from its sides."""
    for x, y in points:
        dx, dy = abs(x - 100), abs(y - 115.5)
        if dx > 100 - margin or dx * 0.5 + dy * 0.8660254 > 100 - margin:
            return False
    return True


def blob(rng: random.Random, x: float, y: float, rx: float, ry: float, wobble: float = 0.18, n: int = 9) -> list[Point]:
    """Points of a rounded irregular patch."""
    out = []
    for i in range(n):
        angle = 2 * math.pi * i / n
        r = 1 + rng.uniform(-wobble, wobble)
        out.append((x + rx * r * math.cos(angle), y + ry * r * math.sin(angle)))
    return out


def ridge(rng: random.Random, x0: float, y0: float, x1: float, y1: float, rough: float, depth: int) -> list[Point]:
    """A fractal line by midpoint displacement."""
    points: list[Point] = [(x0, y0), (x1, y1)]
    for level in range(depth):
        out = [points[0]]
        for a, b in zip(points, points[1:], strict=False):
            out.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + rng.uniform(-rough, rough) * 0.55**level))
            out.append(b)
        points = out
    return points


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Path data of a circle or ellipse, so that many share one path."""
    ry = rx if ry is None else ry
    return (
        f"M{num(x - rx)} {num(y)}a{num(rx)} {num(ry)} 0 1 1 {num(2 * rx)} 0a{num(rx)} {num(ry)} 0 1 1 {num(-2 * rx)} 0Z"
    )


def mix(a: str, b: str, t: float) -> str:
    """The colour ``t`` of the way from ``a`` to ``b``."""
    pa, pb = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(u + (v - u) * t):02x}" for u, v in zip(pa, pb, strict=True))


def bleed(width: float, height: float, edge: float = 2.0) -> str:
    """A frame that pushes a full-bleed picture ``edge`` units over each side, so that no scaled size shows a soft border."""
    sx, sy = (width + 2 * edge) / width, (height + 2 * edge) / height
    return f"translate({num(-edge)} {num(-edge)}) scale({sx:.5f} {sy:.5f})"


class Art:
    """One drawing: gradients are collected for the leading defs, shapes are appended in painting order."""

    def __init__(self, width: float, height: float, frame: str = "") -> None:
        """``frame`` is a transform of the whole drawing, to bring it inside the view box."""
        self.width, self.height, self.frame = width, height, frame
        self.defs: list[str] = []
        self.body: list[str] = []

    def _gradient(self, tag: str, where: str, stops: Sequence[tuple[float, str] | tuple[float, str, float]]) -> str:
        key = f"g{len(self.defs) + 1}"
        inner = "".join(
            f'<stop offset="{num(s[0])}" stop-color="{s[1]}"'
            + (f' stop-opacity="{num(s[2])}"' if len(s) > 2 else "")
            + "/>"
            for s in stops
        )
        self.defs.append(f'<{tag} id="{key}" gradientUnits="userSpaceOnUse" {where}>{inner}</{tag}>')
        return f"url(#{key})"

    def lin(
        self, x1: float, y1: float, x2: float, y2: float, *stops: tuple[float, str] | tuple[float, str, float]
    ) -> str:
        """A linear gradient paint in user space; stops are (offset, colour[, opacity])."""
        return self._gradient("linearGradient", f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"', stops)

    def rad(
        self, x: float, y: float, r: float, *stops: tuple[float, str] | tuple[float, str, float], flatten: float = 1.0
    ) -> str:
        """A radial gradient paint in user space; ``flatten`` squeezes it vertically."""
        where = f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
        if flatten != 1:
            where += f' gradientTransform="matrix(1 0 0 {num(flatten)} 0 {num(y * (1 - flatten))})"'
        return self._gradient("radialGradient", where, stops)

    def fade(self, colour: str, *stops: tuple[float, float]) -> str:
        """One colour fading down the height of whatever shape it paints; stops are (offset, opacity)."""
        key = f"g{len(self.defs) + 1}"
        inner = "".join(f'<stop offset="{num(at)}" stop-color="{colour}" stop-opacity="{num(a)}"/>' for at, a in stops)
        self.defs.append(f'<linearGradient id="{key}" x1="0%" y1="0%" x2="0%" y2="100%">{inner}</linearGradient>')
        return f"url(#{key})"

    def path(self, d: str, fill: str = "none", opacity: float = 1.0, extra: str = "") -> None:
        """A filled path."""
        if not d:
            return
        # nanosvg ignores fill-opacity on gradients; opacity works for both
        alpha = f' opacity="{num(opacity)}"' if opacity < 1 else ""
        self.body.append(f'<path d="{d}" fill="{fill}"{alpha}{" " + extra if extra else ""}/>')

    def line(self, d: str, colour: str, width: float, opacity: float = 1.0, extra: str = "") -> None:
        """A stroked path with round ends and joins."""
        alpha = f' stroke-opacity="{num(opacity)}"' if opacity < 1 else ""
        self.body.append(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round"'
            f' stroke-linejoin="round"{alpha}{" " + extra if extra else ""}/>'
        )

    def contact(self, x: float, y: float, rx: float, ry: float, opacity: float = 0.5) -> None:
        """The soft shadow where a piece touches the ground; the light comes from the upper left."""
        self.group(f"translate({num(x)} {num(y)}) scale(1 {num(ry / rx)})")
        shade = self.rad(0, 0, rx, (0, "#000000", opacity), (0.55, "#000000", opacity * 0.7), (1, "#000000", 0))
        self.path(disc(0, 0, rx), shade)
        self.end()

    def rim(self, d: str, cream: float = 3.0, dark: float = 2.2) -> None:
        """The light rim and thin dark outer line round a piece's silhouette; paint the piece over it."""
        self.line(d, LINE, 2 * (cream + dark))
        self.line(d, RIM, 2 * cream)
        self.path(d, RIM)

    def group(self, transform: str) -> None:
        """Open a transformed group."""
        self.body.append(f'<g transform="{transform}">')

    def end(self) -> None:
        """Close the group."""
        self.body.append("</g>")

    def svg(self) -> str:
        """The whole file."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(self.width)} {num(self.height)}"'
            f' width="{num(self.width)}" height="{num(self.height)}">'
        )
        defs = "<defs>\n" + "\n".join(self.defs) + "\n</defs>\n" if self.defs else "<defs/>\n"
        body = [f'<g transform="{self.frame}">', *self.body, "</g>"] if self.frame else self.body
        return f"{head}\n{defs}" + "\n".join(body) + "\n</svg>\n"
