"""The same theme with stronger contrasts, for those who want them."""

from __future__ import annotations

from types import MappingProxyType

from catan_desktop.kernel import replace
from catan_desktop.ui.geometry import Colour, mix
from catan_desktop.ui.theme import Theme

_BLACK: Colour = (0, 0, 0)
_WHITE: Colour = (255, 255, 255)
_DARKER = ("ground", "bar", "panel", "raised", "sunken", "hover", "pressed", "veil", "select")
_LIGHTER = {"ink": 1.0, "dim": 0.6, "faint": 0.5, "ice": 0.35, "gold": 0.25, "fire": 0.3, "good": 0.3, "danger": 0.35}
_LINES = {"line": 0.45, "line-strong": 0.6}


def raise_contrast(theme: Theme) -> Theme:
    """Return grounds nearer to black and plain, words and rims nearer to white."""
    colours = dict(theme.colours)
    colours.update({name: mix(colours[name], _BLACK, 0.55) for name in _DARKER})
    colours.update({name: mix(colours[name], _WHITE, part) for name, part in (_LIGHTER | _LINES).items()})
    for name in ("dim-dark", "danger-on-paper", "danger-dark"):
        colours[name] = mix(colours[name], _BLACK, 0.5 if name == "dim-dark" else 0.3)
    seats = tuple(replace(seat, text=mix(seat.text, _WHITE, 0.3)) for seat in theme.seats)
    return replace(theme, name=f"{theme.name}-contrast", colours=MappingProxyType(colours), seats=seats, matter="")
