"""A pen that writes only the SVG that pygame's reader (nanosvg) draws right: paths, groups, gradients, defs first.

Numbers are rounded to two places, so that the same recipe writes the same bytes everywhere. Angles are in degrees,
0 is up, clockwise; y grows downwards.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.art.palette import OUTLINE, RIM

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]
"""Where from 0 to 1, colour, opacity."""


def num(value: float) -> str:
    """Return a short decimal: two places, no trailing zeros, no negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def points(corners: Iterable[Point], close: bool = True) -> str:
    """Return path data of straight lines through corners."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + ("Z" if close else "")


def smooth(corners: Sequence[Point], close: bool = True) -> str:
    """Return path data of a soft curve (Catmull-Rom) through corners."""
    n = len(corners)
    out = [f"M{num(corners[0][0])} {num(corners[0][1])}"]
    for i in range(n if close else n - 1):
        a, b, c, d = (corners[(i + k) % n if close else min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2))
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        out.append("C" + " ".join(num(value) for value in (*first, *second, *c)))
    return "".join(out) + ("Z" if close else "")


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return a point on a circle."""
    a = math.radians(degrees)
    return x + radius * math.sin(a), y - radius * math.cos(a)


def star(x: float, y: float, outer: float, inner: float, rays: int, turn: float = 0) -> str:
    """Return path data of a star."""
    step = 180 / rays
    return points(polar(x, y, inner if i % 2 else outer, turn + step * i) for i in range(2 * rays))


def ellipse(x: float, y: float, wide: float, high: float | None = None) -> str:
    """Return path data of a circle or ellipse of half axes `wide` and `high`; many may share one path."""
    high = wide if high is None else high
    half = f"a{num(wide)} {num(high)} 0 1 1"
    return f"M{num(x - wide)} {num(y)}{half} {num(2 * wide)} 0{half} {num(-2 * wide)} 0Z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Return path data of a rectangle with round corners."""
    if not r:
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"
    a = f"a{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{a}{num(r)} {num(r)}v{num(h - 2 * r)}{a}{num(-r)} {num(r)}"
        f"h{num(2 * r - w)}{a}{num(-r)} {num(-r)}v{num(2 * r - h)}{a}{num(r)} {num(-r)}Z"
    )


class Drawing:
    """One SVG file in the making. Shapes are painted in the order in which they are called and return the drawing."""

    def __init__(self, width: float = 64, height: float = 64, fill: str = "#ffffff", frame: str = "") -> None:
        """`fill` is what shapes without a colour have, `frame` a transform of the whole drawing."""
        self.width, self.height, self.fill, self.frame = width, height, fill, frame
        self.defs: list[str] = []
        self.body: list[str] = []

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """Return a gradient along a line, as a value for fill or stroke."""
        return self._gradient("linearGradient", f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"', stops)

    def radial(self, cx: float, cy: float, r: float, *stops: Stop) -> str:
        """Return a gradient round a point, as a value for fill or stroke."""
        return self._gradient("radialGradient", f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"', stops)

    def path(self, d: str, fill: str | None = None, *, hole: bool = False, **extra: object) -> Drawing:
        """Paint a filled path; with `hole` by the even-odd rule. `extra` are attributes: `opacity`, `stroke_width`."""
        return self._paint(d, fill or self.fill, {**extra, **({"fill_rule": "evenodd"} if hole else {})})

    def line(self, d: str, width: float, colour: str | None = None, **extra: object) -> Drawing:
        """Paint a stroke with round ends and joins."""
        ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        return self._paint(d, "none", {"stroke": colour or self.fill, "stroke_width": width, **ends, **extra})

    def soft(self, d: str, width: float, fill: str | None = None, **extra: object) -> Drawing:
        """Paint a path whose corners a stroke of the same colour makes round."""
        colour = fill or self.fill
        return self._paint(d, colour, {"stroke": colour, "stroke_width": width, "stroke_linejoin": "round", **extra})

    def disc(self, cx: float, cy: float, r: float, fill: str | None = None, **extra: object) -> Drawing:
        """Paint a circle."""
        return self._paint(ellipse(cx, cy, r), fill or self.fill, extra)

    def oval(self, cx: float, cy: float, rx: float, ry: float, fill: str | None = None, **extra: object) -> Drawing:
        """Paint an ellipse."""
        return self._paint(ellipse(cx, cy, rx, ry), fill or self.fill, extra)

    def glow(self, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> Drawing:
        """Paint light that fades round a point."""
        return self.disc(
            x, y, r, self.radial(x, y, r, (0, colour, strength), (0.4, colour, strength * 0.42), (1, colour, 0))
        )

    def group(self, transform: str = "", **extra: object) -> Drawing:
        """Open a group; close it with `end`."""
        place = f' transform="{transform}"' if transform else ""
        self.body.append(f"<g{place}{_attributes(extra)}>")
        return self

    def end(self) -> Drawing:
        """Close the group."""
        self.body.append("</g>")
        return self

    def contact(self, x: float, y: float, wide: float, high: float, opacity: float = 0.5) -> Drawing:
        """Paint the soft shadow where a piece touches the ground; the light comes from the upper left."""
        shade = [(0.0, "#000000", opacity), (0.55, "#000000", opacity * 0.7), (1.0, "#000000", 0.0)]
        self.group(f"translate({num(x)} {num(y)}) scale(1 {num(high / wide)})")
        return self.disc(0, 0, wide, self.radial(0, 0, wide, *shade)).end()

    def rim(self, d: str, light: float = 3.0, dark: float = 2.2) -> Drawing:
        """Paint the light rim and the dark line round the outline of a piece; paint the piece over it."""
        return self.line(d, 2 * (light + dark), OUTLINE).line(d, 2 * light, RIM).path(d, RIM)

    def svg(self) -> str:
        """Return the text of the file."""
        size = (
            f'viewBox="0 0 {num(self.width)} {num(self.height)}" width="{num(self.width)}" height="{num(self.height)}"'
        )
        defs = ["<defs>" + "".join(self.defs) + "</defs>"] if self.defs else []
        body = [f'<g transform="{self.frame}">', *self.body, "</g>"] if self.frame else self.body
        return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *defs, *body, "</svg>"]) + "\n"

    def write(self, name: str, folder: Path = ART) -> Path:
        """Save it as `<name>.svg` and return the file."""
        file = folder / f"{name}.svg"
        file.write_text(self.svg(), encoding="utf-8", newline="\n")
        return file

    def _paint(self, d: str, fill: str, extra: dict[str, object]) -> Drawing:
        self.body.append(f'<path d="{d}" fill="{fill}"{_attributes(extra)}/>')
        return self

    def _gradient(self, tag: str, where: str, stops: Iterable[Stop]) -> str:
        name = f"g{len(self.defs)}"
        inner = "".join(
            f'<stop offset="{num(stop[0] * 100)}%" stop-color="{stop[1]}"'
            + (f' stop-opacity="{num(stop[2])}"/>' if len(stop) > 2 else "/>")
            for stop in stops
        )
        self.defs.append(f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {where}>{inner}</{tag}>')
        return f"url(#{name})"


def _attributes(extra: dict[str, object]) -> str:
    """Return names and values as SVG writes them: `stroke_width=2` is ` stroke-width="2"`."""
    texts = {key: num(value) if isinstance(value, (int, float)) else str(value) for key, value in extra.items()}
    return "".join(f' {key.strip("_").replace("_", "-")}="{text}"' for key, text in texts.items())
