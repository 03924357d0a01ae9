"""What every drawing must be: inside the SVG that the game draws right, visible, whole, told apart without colour.

`python -m tools.art.check FILE ...` lists the faults of new drawings by the kind that their names tell (`icon-`,
`card-`); tests/assets asks the same of all that are there.
"""

from __future__ import annotations

import io
import math
import os
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from tools.art.palette import SEAT_BODY, SEAT_LIGHT, SEAT_SHADE
from tools.art.pen import ART

FORBIDDEN = {"filter", "mask", "clipPath", "pattern", "use", "symbol", "text", "image"}
GRADIENT_LENGTHS = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy")
SEAT_MARKS = (SEAT_BODY, SEAT_SHADE, SEAT_LIGHT)
TILE, CARD = (200, 231), (140, 200)
DARK_GROUND = "#1d2b3a"
PARCHMENT_BRIGHTNESS = 190


def faults(text: str) -> list[str]:
    """Return what in an SVG file nanosvg would draw wrong or not at all."""
    root = ET.fromstring(text)
    found: list[str] = []
    box = root.get("viewBox", "").split()
    if len(box) != 4 or float(box[2]) <= 0 or float(box[3]) <= 0:
        found.append("no usable viewBox")
    if "defs" in [_tag(child) for child in root][1:]:
        found.append("defs is not the first child")
    known = {element.get("id") for element in root.iter() if _tag(element).endswith("Gradient")}
    for element in root.iter():
        tag = _tag(element)
        if tag in FORBIDDEN:
            found.append(f"<{tag}>")
        if tag.endswith("Gradient") and element.get("gradientUnits", "objectBoundingBox") == "objectBoundingBox":
            lengths = [f"{key}={element.get(key)}" for key in GRADIENT_LENGTHS if "%" not in element.get(key, "%")]
            # 0 means the same in every unit
            bad = [one for one in lengths if not re.search(r"=0(\.0*)?$", one)]
            found += [f"gradient {one} without % or userSpaceOnUse" for one in bad]
        for key in ("fill", "stroke"):
            paint = element.get(key, "")
            if paint.startswith("url("):
                if paint[5:-1] not in known:
                    found.append(f"{key} {paint} is not defined")
                if element.get(f"{key}-opacity"):
                    found.append(f"{key}-opacity on a gradient is ignored; use opacity")
    return found


def names(prefix: str = "") -> list[str]:
    """Return the names of the drawings of the game that begin so."""
    return sorted(file.stem for file in ART.glob(f"{prefix}*.svg"))


def text(name: str) -> str:
    """Return the SVG of a drawing of the game."""
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


def render(source: str, size: tuple[int, int], swaps: Sequence[tuple[str, str]] = ()) -> pygame.Surface:
    """Return an SVG as a picture of a size in pixels, with other colours in the place of some."""
    for old, new in swaps:
        source = source.replace(old, new)
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)


def drawn(name: str, size: tuple[int, int], swaps: Sequence[tuple[str, str]] = ()) -> pygame.Surface:
    """Return a drawing of the game as a picture of a size in pixels."""
    return render(text(name), size, swaps)


def seat_marks(source: str) -> list[bool]:
    """Return for each placeholder of a seat's colours whether it is there."""
    return [mark in source for mark in SEAT_MARKS]


def is_visible(source: str) -> bool:
    """Return whether a drawing shows anything at 64 pixels."""
    picture = render(source, (64, 64))
    return pygame.mask.from_surface(picture, 64).count() >= max(20, 0.02 * picture.get_width() * picture.get_height())


def fills_hexagon(source: str) -> bool:
    """Return whether a tile covers its hexagon and nothing besides."""
    picture = render(source, TILE)
    if picture.get_size() != TILE:
        return False
    for x in range(0, TILE[0], 2):
        for y in range(0, TILE[1], 2):
            dx, dy = abs(x + 0.5 - TILE[0] / 2), abs(y + 0.5 - TILE[1] / 2)
            reach, alpha = max(dx, dx * 0.5 + dy * 0.8660254), picture.get_at((x, y)).a
            if (reach < 98.5 and alpha != 255) or (reach > 101.5 and alpha != 0):
                return False
    return True


def is_whole(source: str) -> bool:
    """Return whether nothing is cut off at the edge of the picture."""
    picture = render(source, (200, 200))
    wide, high = picture.get_size()
    edge = [(x, y) for x in range(wide) for y in (0, high - 1)] + [(x, y) for x in (0, wide - 1) for y in range(high)]
    return all(picture.get_at(spot).a <= 40 for spot in edge)


def icon_takes_colour(source: str) -> bool:
    """Return whether an icon has no colour of its own: it is drawn in white, which the game replaces."""
    picture = render(source, (64, 64), [("#ffffff", "#40c080")])
    inks = [picture.get_at((x, y)) for x in range(64) for y in range(64)]
    return all(ink.a < 16 or (ink.g >= ink.r and ink.g >= ink.b) for ink in inks)


def icon_share(source: str) -> float:
    """Return the share of twenty by twenty pixels that an icon covers; 0.1 can be seen."""
    return pygame.mask.from_surface(render(source, (20, 20)), 100).count() / 400


def card_keeps_title(source: str) -> bool:
    """Return whether a card is bright where its title is written."""
    picture = render(source, CARD)
    spots = [(x, y) for x in range(14, 127, 8) for y in range(158, 188, 6)]
    return all(min(picture.get_at(spot)[:2]) >= PARCHMENT_BRIGHTNESS for spot in spots)


def card_has_round_corners(source: str) -> bool:
    """Return whether a card shows nothing in its corners."""
    picture = render(source, CARD)
    return all(picture.get_at((x, y)).a == 0 for x in (0, 139) for y in (0, 199))


def grey(picture: pygame.Surface) -> list[int]:
    """Return how bright each pixel is on a dark ground, 0 to 255, as somebody sees it who sees no colours."""
    ground = pygame.Surface(picture.get_size())
    ground.fill(DARK_GROUND)
    ground.blit(picture, (0, 0))
    data = pygame.image.tobytes(ground, "RGB")
    return [(299 * data[i] + 587 * data[i + 1] + 114 * data[i + 2]) // 1000 for i in range(0, len(data), 3)]


def difference(one: str, other: str, size: tuple[int, int]) -> float:
    """Return the share of the pixels of two drawings of the game that differ plainly in brightness."""
    pairs = list(zip(grey(drawn(one, size)), grey(drawn(other, size)), strict=True))
    return sum(abs(a - b) >= 32 for a, b in pairs) / len(pairs)


def standing_out(figure: pygame.Surface, ground: str) -> int:
    """Return how many pixels of a figure differ plainly in brightness from the ground on which it stands."""
    page = pygame.Surface(figure.get_size())
    page.fill(ground)
    page.blit(figure, (0, 0))
    below = _brightness(pygame.Color(ground))
    inks = [page.get_at((x, y)) for x in range(page.get_width()) for y in range(page.get_height())]
    return sum(abs(_brightness(ink) - below) > 45 for ink in inks)


def calm(picture: pygame.Surface, x: float, y: float, radius: float) -> float:
    """Return by how much the brightness differs round a spot on which a number is to be read, 0 to 255."""
    turns = [math.tau * k / 48 for k in range(48)]
    spots = [
        (x + radius * share * math.cos(a), y + radius * share * math.sin(a))
        for share in (0, 0.35, 0.7, 1)
        for a in turns
    ]
    tones = [sum(picture.get_at((round(a), round(b)))[:3]) / 3 for a, b in spots]
    return max(tones) - min(tones)


def problems(name: str, source: str) -> list[str]:
    """Return what is wrong with a drawing of that name, by the kind that the name tells."""
    found = faults(source)
    if not name.startswith("matter-") and not is_visible(source):
        found.append("shows nothing at 64 pixels")
    if name.startswith("icon-"):
        found += [] if icon_takes_colour(source) else ["has a colour of its own"]
        found += [] if icon_share(source) >= (0.04 if name == "icon-minus" else 0.08) else ["hardly seen at 20 pixels"]
    if name.startswith("card-") and not card_has_round_corners(source):
        found.append("shows something in its corners")
    return found


def main(files: Sequence[str]) -> int:
    """Print the faults of files; 1 if there are any."""
    found = [f"{file}: {one}" for file in files for one in problems(Path(file).stem, Path(file).read_text("utf-8"))]
    print("\n".join(found) or "no faults")
    return 1 if found else 0


def _tag(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]


def _brightness(ink: pygame.Color) -> float:
    return 0.3 * ink.r + 0.59 * ink.g + 0.11 * ink.b


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
