"""The three tracks: a colour and a mark for each, so that nobody needs the colour; and the rim of a piece."""

from __future__ import annotations

from dataclasses import dataclass

from svgkit import Drawing, box, num, ring

BODY, SHADE, LIGHT = "#ff00ff", "#b000b0", "#ff80ff"
RIM, LINE = "#f4efe2", "#0d131a"
WOOD = ("#c9985c", "#8a5a30", "#56351a")
GOLD, GOLD_LIGHT, GOLD_DARK = "#e3b65b", "#ffe6a3", "#94682a"
STEEL, STEEL_LIGHT, STEEL_DARK = "#a9b7c4", "#eef4f8", "#5c6b7a"


@dataclass(frozen=True)
class Track:
    """The colours of one track, from light to deep."""

    light: str
    mid: str
    deep: str
    night: str


TRACKS = {
    "trade": Track("#ffeaa0", "#ecc94f", "#a87c1e", "#4a3610"),
    "politics": Track("#bfe2fb", "#62a8de", "#2a5f94", "#14304f"),
    "science": Track("#d3efb4", "#86c26a", "#3f7a3c", "#1d3f22"),
}

CROWN = "M-11 9L-13 -8L-6 -1L0 -12L6 -1L13 -8L11 9Z"
FLASK = "M-4.500 -12H4.500V-9H3.200V-3.500L11 9A2.400 2.400 0 0 1 9 12.500H-9A2.400 2.400 0 0 1 -11 9L-3.200 -3.500V-9H-4.500Z"
SCALES = (
    box(-1.6, -10, 3.2, 20, 1)
    + box(-7, 9, 14, 3.2, 1.2)
    + box(-12, -9.5, 24, 3.2, 1.4)
    + "M-9.800 -6.500L-5 3.500H-14.600Z"
    + "M9.800 -6.500L14.600 3.500H5Z"
    + "M-15 2.600H-4.600A5.200 4.600 0 0 1 -15 2.600ZM4.600 2.600H15A5.200 4.600 0 0 1 4.600 2.600Z"
    + ring(0, -10.8, 2.4)
)


def mark(d: Drawing, track: str, x: float, y: float, size: float, fill: str, second: str = "", **extra: object) -> None:
    """The mark of a track, about 26 units times `size` wide: scales, a crown, a flask. `second` is its other tone."""
    d.group(f"translate({num(x)} {num(y)}) scale({num(size)})", **extra)
    if track == "trade":
        d.path(SCALES, fill)
    elif track == "politics":
        d.path(CROWN, fill, stroke=fill, stroke_width=1.6, stroke_linejoin="round")
        d.disc(-13, -9, 2.2, fill).disc(0, -13, 2.2, fill).disc(13, -9, 2.2, fill)
        if second:
            d.path(box(-9.5, 5, 19, 2.6, 1), second)
    else:
        d.path(FLASK, fill)
        if second:
            d.path(
                "M-5.300 2.500H5.300L9 8.800A1.400 1.400 0 0 1 7.800 10.600H-7.800A1.400 1.400 0 0 1 -9 8.800Z", second
            )
            d.disc(-1.5, 6.5, 1.2, fill).disc(2.5, 4.8, 0.9, fill)
    d.end()


def contact(d: Drawing, x: float, y: float, rx: float, ry: float, opacity: float = 0.5) -> None:
    """The soft shadow where a piece touches the ground; the light comes from the upper left."""
    d.group(f"translate({num(x)} {num(y)}) scale(1 {num(ry / rx)})")
    stops = ((0, "#000000", opacity), (0.55, "#000000", opacity * 0.7), (1, "#000000", 0))
    d.disc(0, 0, rx, d.radial(0, 0, rx, *stops))
    d.end()


def rim(d: Drawing, outline: str, cream: float = 2.6, dark: float = 2) -> None:
    """The light rim and thin dark outer line round a piece's silhouette; paint the piece over it."""
    d.line(outline, 2 * (cream + dark), LINE)
    d.line(outline, 2 * cream, RIM)
    d.path(outline, RIM)


def shadow(d: Drawing, x: float, y: float, rx: float, ry: float, opacity: float = 0.22) -> None:
    """What stands at x, y throws a soft shadow."""
    d.oval(x, y, rx, ry, "#000000", opacity=opacity)
