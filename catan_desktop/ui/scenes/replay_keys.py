"""What the keys of a replay mean."""

from __future__ import annotations

from typing import Final

import pygame

_PLAIN: Final = {
    pygame.K_SPACE: "play",
    pygame.K_LEFT: "back",
    pygame.K_RIGHT: "on",
    pygame.K_PAGEUP: "turn-back",
    pygame.K_PAGEDOWN: "turn-on",
    pygame.K_HOME: "start",
    pygame.K_END: "end",
    pygame.K_PLUS: "faster",
    pygame.K_EQUALS: "faster",
    pygame.K_KP_PLUS: "faster",
    pygame.K_MINUS: "slower",
    pygame.K_KP_MINUS: "slower",
    pygame.K_ESCAPE: "leave",
    pygame.K_F1: "almanac",
}
_SHIFTED: Final = {pygame.K_LEFT: "turn-back", pygame.K_RIGHT: "turn-on"}
_OTHERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


def command(event: pygame.event.Event, seats: int) -> str:
    """Give the name of what a key means: `play`, `back`, `on`, `turn-back` ..., `eyes-N`; empty for any other key.

    The digits are the eyes of the seats, 0 those of all (`eyes--1`).
    """
    held = int(getattr(event, "mod", 0))
    if held & _OTHERS:
        return ""
    if held & pygame.KMOD_SHIFT and event.key in _SHIFTED:
        return _SHIFTED[event.key]
    for zero in (pygame.K_0, pygame.K_KP_0):
        if event.key == zero:
            return "eyes--1"
    for one in (pygame.K_1, pygame.K_KP_1):
        if one <= event.key < one + seats:
            return f"eyes-{event.key - one}"
    return _PLAIN.get(event.key, "")
