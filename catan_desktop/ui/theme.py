"""The look of one game: every colour, size and font role, read from one file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import Colour

Ink: TypeAlias = str | Colour
"""A colour by its name in the theme, or as red, green, blue."""

DESIGN_SIZE = (1280, 720)
"""Lengths in the theme are pixels of a window of this size at 100 %."""
LEAST_TEXT = 12
"""Real pixels below which no text is drawn."""


class ThemeError(ValueError):
    """The theme file lacks something or names something it does not have."""


@record
class SeatColours:
    """How one seat is shown."""

    name: str
    body: Colour
    shade: Colour
    light: Colour
    ink: Colour
    """Text on the body colour."""
    text: Colour
    """The seat's name on a dark panel."""
    shape: str
    """The mark that tells the seat without its colour."""


@record
class CardColours:
    """How one resource is shown, as a chip and as a card."""

    fill: Colour
    light: Colour
    ink: Colour
    card: Colour
    card_ink: Colour


@record
class Shadow:
    """The one soft shadow under everything that floats; lengths in design units."""

    x: float
    y: float
    blur: float
    opacity: float


@record
class Finish:
    """How a set of pieces or dice changes some pictures; see `ui/finish.py`."""

    pictures: tuple[str, ...]
    """Patterns of their names, `piece-*`."""
    colours: Mapping[str, str]
    """Colour in the drawing -> colour in its place; `fill#ffffff`, `stroke#...` or `stop-color#...`: only as that."""
    spared: frozenset[str] = frozenset()
    """Colours of the drawing, named in the same way, on which neither grain nor light is laid."""
    flat: bool = False
    """Gradients become one colour, and there is no soft shadow."""
    outline: float = 1.0
    """How many times as wide the light rim is."""
    grain: str = ""
    """Name of the picture of the grain, a tile of 64 units that darkens where it is dark."""
    bevel: float = 0.0
    """How strongly edges are lit from above left and dark below right, 0 to 1."""
    gloss: float = 0.0
    """How bright the upper part shines, 0 to 1."""

    def covers(self, key: str) -> bool:
        """Return whether a picture of this name is of the set."""
        return any(fnmatchcase(key, pattern) for pattern in self.pictures)


@record
class Theme:
    """A game's whole look; frozen, so it may be part of a cache key by identity."""

    name: str
    colours: Mapping[str, Colour]
    seats: tuple[SeatColours, ...]
    resources: Mapping[str, CardColours]
    terrain: Mapping[str, tuple[Colour, Colour]]
    """Base and lit ground of each terrain."""
    fonts: Mapping[str, str]
    """Font role to file name in `assets/fonts`."""
    type: Mapping[str, float]
    """Type size role to design units."""
    sizes: Mapping[str, float]
    shadow: Shadow
    opacity: Mapping[str, float]
    pictures: Mapping[str, str]
    """Name of a picture -> the one that stands for it in this light."""
    matter: str = ""
    """What its panels are made of: `matter-<name>` is the tile laid over them; empty: they are plain."""
    mood: str = ""
    """The quiet sound behind its table; empty: the usual one."""
    music: str = ""
    """The music at its table; empty: the usual one."""
    finishes: tuple[Finish, ...] = ()
    """Those of the sets of pieces and dice that are chosen; of several that cover a picture the first counts."""

    def colour(self, ink: Ink) -> Colour:
        """Return a colour by name; a colour given as numbers is returned as it is.

        Raises:
            ThemeError: no colour of that name.
        """
        if not isinstance(ink, str):
            return ink
        try:
            return self.colours[ink]
        except KeyError:
            raise ThemeError(f"theme {self.name} has no colour {ink!r}") from None

    def size(self, length: float | str) -> float:
        """Return a length in design units; a name is looked up under [sizes].

        Raises:
            ThemeError: no size of that name.
        """
        if not isinstance(length, str):
            return length
        try:
            return self.sizes[length]
        except KeyError:
            raise ThemeError(f"theme {self.name} has no size {length!r}") from None


LEAST_SCALE = 0.8


def scale(size: tuple[int, int], factor: float = 1.0, larger: float = 1.0) -> float:
    """Return K: real pixels to a design unit for a window of this size and the user's own factor.

    A factor below 1 counts only as far as the least text, which may be wanted `larger`, still has its place: that text
    shrinks no further.
    """
    whole = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
    return max(whole * factor, min(whole, LEAST_SCALE / larger))


def parse_colour(text: str) -> Colour:
    """Read `#rrggbb`.

    Raises:
        ThemeError: anything else.
    """
    try:
        if len(text) != 7 or text[0] != "#":
            raise ValueError(text)
        return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))
    except ValueError:
        raise ThemeError(f"not a colour: {text!r}") from None


@cache
def load_theme(file: Path) -> Theme:
    """Read a theme file; what it does not say is as in the theme that it names as its `base`.

    Raises:
        ThemeError: a table or a key is missing, or a colour is not `#rrggbb`.
    """
    data = _read(file)
    try:
        return _theme(data)
    except KeyError as missing:
        raise ThemeError(f"{file.name}: {missing.args[0]!r} is missing") from None


def load_finishes(file: Path) -> Mapping[str, tuple[Finish, ...]]:
    """Read the sets of a file: name -> its finishes.

    Raises:
        ThemeError: a colour is not `#rrggbb`.
    """
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return MappingProxyType(
        {name: tuple(_finish(one) for one in entries["finishes"]) for name, entries in data.items()}
    )


def _finish(entry: Mapping[str, Any]) -> Finish:
    fields = dict(entry)
    colours = {str(key): str(value) for key, value in fields.pop("colours", {}).items()}
    for text in (*colours, *colours.values(), *fields.get("spared", ())):
        parse_colour(text[text.find("#") :])
    pictures, spared = tuple(fields.pop("pictures")), frozenset(fields.pop("spared", ()))
    return Finish(pictures, MappingProxyType(colours), spared, **fields)


def _read(file: Path) -> Mapping[str, Any]:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    if "base" not in data:
        return data
    whole = dict(_read(file.parents[1] / data["base"] / file.name))
    for key, value in data.items():
        whole[key] = {**whole[key], **value} if isinstance(value, dict) else value
    return whole


def _theme(data: Mapping[str, Any]) -> Theme:
    return Theme(
        name=str(data["name"]),
        colours=MappingProxyType({key: parse_colour(value) for key, value in data["colours"].items()}),
        seats=tuple(_seat(entry) for entry in data["seats"]),
        resources=MappingProxyType({key: _card(entry) for key, entry in data["resources"].items()}),
        terrain=MappingProxyType(
            {key: (parse_colour(entry["base"]), parse_colour(entry["light"])) for key, entry in data["terrain"].items()}
        ),
        fonts=MappingProxyType({key: str(value) for key, value in data["fonts"].items()}),
        type=_numbers(data["type"]),
        sizes=_numbers(data["sizes"]),
        shadow=Shadow(*(float(data["shadow"][key]) for key in ("x", "y", "blur", "opacity"))),
        opacity=_numbers(data["opacity"]),
        pictures=MappingProxyType({key: str(value) for key, value in data.get("pictures", {}).items()}),
        matter=str(data.get("matter", "")),
        mood=str(data.get("mood", "")),
        music=str(data.get("music", "")),
    )


def _numbers(table: Mapping[str, Any]) -> Mapping[str, float]:
    return MappingProxyType({key: float(value) for key, value in table.items()})


def _seat(entry: Mapping[str, Any]) -> SeatColours:
    body, shade, light, ink, text = (parse_colour(entry[key]) for key in ("body", "shade", "light", "ink", "text"))
    return SeatColours(str(entry["name"]), body, shade, light, ink, text, str(entry["shape"]))


def _card(entry: Mapping[str, Any]) -> CardColours:
    return CardColours(*(parse_colour(entry[key]) for key in ("fill", "light", "ink", "card", "card-ink")))
