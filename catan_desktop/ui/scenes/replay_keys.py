"""The keys of a replay."""

from __future__ import annotations

from typing import Final

import pygame

from catan_desktop.ui.keymap import COMMANDS, Keymap
from catan_desktop.ui.keystrokes import stroke

_BEFORE: Final = "replay-"
_FILM: Final = tuple(command.name for command in COMMANDS if command.group == "replay")


def command(keys: Keymap, event: pygame.event.Event, seats: int) -> str:
    """Return the name of what a key means: `play`, `back`, `on`, `turn-back` ..., `eyes-N`; empty for any other key.

    The digits are the eyes of the seats, 0 those of all (`eyes--1`), as answers have their numbers everywhere.
    """
    event = keys.translated(event)
    film = keys.meant(event, _FILM).removeprefix(_BEFORE)
    if film:
        return film
    if keys.pressed(event, "almanac"):
        return "almanac"
    name = stroke(event)
    if name == "Esc":
        return "leave"
    if name.isdigit() and int(name) <= seats:
        return f"eyes-{int(name) - 1}"
    return ""
