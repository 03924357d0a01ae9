"""A small pen for the drawings of assets/art: it writes only the SVG that pygame's reader draws rightly.

Gradients are always in user space and `<defs>` always comes first; numbers are rounded so that the same script writes
the same bytes everywhere.
"""

from __future__ import annotations

import math
from pathlib import Path

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
Point = tuple[float, float]


def num(value: float) -> str:
    """A short decimal: two places, no trailing zeros, no negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def points(corners: list[Point], close: bool = True) -> str:
    """Path data through corners."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + ("Z" if close else "")


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """A point on a circle; 0 degrees is up, clockwise."""
    a = math.radians(degrees)
    return cx + r * math.sin(a), cy - r * math.cos(a)


def star(cx: float, cy: float, outer: float, inner: float, count: int, turn: float = 0) -> str:
    """Path data of a star with `count` rays."""
    step = 180 / count
    return points([polar(cx, cy, inner if i % 2 else outer, turn + step * i) for i in range(2 * count)])


def ring(cx: float, cy: float, r: float, clockwise: bool = True) -> str:
    """Path data of a full circle, for holes (with fill-rule evenodd)."""
    sweep = int(clockwise)
    top, foot = f"{num(cx)} {num(cy - r)}", f"{num(cx)} {num(cy + r)}"
    return f"M{top}A{num(r)} {num(r)} 0 0 {sweep} {foot}A{num(r)} {num(r)} 0 0 {sweep} {top}Z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Path data of a rounded rectangle."""
    if not r:
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"
    a = f"a{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{a}{num(r)} {num(r)}v{num(h - 2 * r)}{a}{num(-r)} {num(r)}"
        f"h{num(2 * r - w)}{a}{num(-r)} {num(-r)}v{num(2 * r - h)}{a}{num(r)} {num(-r)}Z"
    )


class Drawing:
    """One SVG file in the making."""

    def __init__(self, width: float = 64, height: float = 64, fill: str = "#ffffff") -> None:
        self.width, self.height, self.fill = width, height, fill
        self.defs: list[str] = []
        self.body: list[str] = []

    def _gradient(
        self, kind: str, geometry: str, stops: tuple[tuple[float, str] | tuple[float, str, float], ...]
    ) -> str:
        name = f"g{len(self.defs)}"
        inner = "".join(
            f'<stop offset="{num(s[0] * 100)}%" stop-color="{s[1]}"'
            + (f' stop-opacity="{num(s[2])}"' if len(s) > 2 else "")
            + "/>"
            for s in stops
        )
        self.defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {geometry}>{inner}</{kind}>')
        return f"url(#{name})"

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops) -> str:
        """A gradient along a line, as a value for fill or stroke."""
        return self._gradient("linearGradient", f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"', stops)

    def radial(self, cx: float, cy: float, r: float, *stops) -> str:
        """A gradient round a point, as a value for fill or stroke."""
        return self._gradient("radialGradient", f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"', stops)

    @staticmethod
    def _attributes(extra: dict[str, object]) -> str:
        parts = []
        for key, value in extra.items():
            text = num(value) if isinstance(value, (int, float)) else str(value)
            parts.append(f' {key.strip("_").replace("_", "-")}="{text}"')
        return "".join(parts)

    def path(self, d: str, fill: str | None = None, **extra: object) -> Drawing:
        """A filled path; `hole=True` for the even-odd rule."""
        if extra.pop("hole", False):
            extra["fill_rule"] = "evenodd"
        self.body.append(f'<path d="{d}" fill="{fill or self.fill}"{self._attributes(extra)}/>')
        return self

    def line(self, d: str, width: float, colour: str | None = None, **extra: object) -> Drawing:
        """A stroke with round ends and joins."""
        extra = {"stroke_linecap": "round", "stroke_linejoin": "round", **extra}
        self.body.append(
            f'<path d="{d}" fill="none" stroke="{colour or self.fill}" stroke-width="{num(width)}"{self._attributes(extra)}/>'
        )
        return self

    def soft(self, d: str, width: float, fill: str | None = None, **extra: object) -> Drawing:
        """A filled path with corners rounded by a stroke of the same colour."""
        colour = fill or self.fill
        return self.path(d, colour, stroke=colour, stroke_width=width, stroke_linejoin="round", **extra)

    def disc(self, cx: float, cy: float, r: float, fill: str | None = None, **extra: object) -> Drawing:
        """A circle."""
        self.body.append(
            f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{fill or self.fill}"{self._attributes(extra)}/>'
        )
        return self

    def oval(self, cx: float, cy: float, rx: float, ry: float, fill: str | None = None, **extra: object) -> Drawing:
        """An ellipse."""
        self.body.append(
            f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill or self.fill}"{self._attributes(extra)}/>'
        )
        return self

    def rect(
        self, x: float, y: float, w: float, h: float, r: float = 0, fill: str | None = None, **extra: object
    ) -> Drawing:
        """A rectangle with round corners."""
        corner = f' rx="{num(r)}"' if r else ""
        self.body.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} fill="{fill or self.fill}"{self._attributes(extra)}/>'
        )
        return self

    def group(self, transform: str = "", **extra: object) -> Drawing:
        """Open a group; close it with end()."""
        place = f' transform="{transform}"' if transform else ""
        self.body.append(f"<g{place}{self._attributes(extra)}>")
        return self

    def end(self) -> Drawing:
        """Close the group."""
        self.body.append("</g>")
        return self

    def svg(self) -> str:
        """The whole file."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(self.width)} {num(self.height)}" width="{num(self.width)}" height="{num(self.height)}">'
        defs = ["<defs>" + "".join(self.defs) + "</defs>"] if self.defs else []
        return "\n".join([head, *defs, *self.body, "</svg>"]) + "\n"

    def write(self, name: str) -> None:
        """Save as assets/art/<name>.svg."""
        ART.mkdir(parents=True, exist_ok=True)
        (ART / f"{name}.svg").write_text(self.svg(), encoding="utf-8", newline="\n")
