"""Which key was meant, whatever the keyboard's language."""

from __future__ import annotations

import pygame

_NAMES = {
    "space": pygame.K_SPACE,
    "enter": pygame.K_RETURN,
    "esc": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "del": pygame.K_DELETE,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "+": pygame.K_PLUS,
    "-": pygame.K_MINUS,
    "?": pygame.K_QUESTION,
    **{f"f{number}": pygame.K_F1 + number - 1 for number in range(1, 13)},
}
_ENTER = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})


def letter(event: pygame.event.Event) -> str:
    """Give the Latin letter or digit of a key press in small type, by place where the layout is not Latin."""
    key = int(event.key)
    if 97 <= key <= 122 or 48 <= key <= 57:
        return chr(key)
    code = int(getattr(event, "scancode", 0))
    if key > 127 and pygame.KSCAN_A <= code <= pygame.KSCAN_Z:
        return chr(ord("a") + code - pygame.KSCAN_A)
    return ""


def matches(event: pygame.event.Event, hotkey: str) -> bool:
    """Say whether a key press is the one written as `R`, `Space`, `F1` or `Ctrl+Shift+Z`."""
    if event.type != pygame.KEYDOWN or not hotkey:
        return False
    *held, last = hotkey.lower().split("+") if hotkey != "+" else ["+"]
    mod = int(getattr(event, "mod", 0))
    control = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    if control != ("ctrl" in held) or bool(mod & pygame.KMOD_ALT) != ("alt" in held):
        return False
    if "shift" in held and not mod & pygame.KMOD_SHIFT:
        return False
    if last in _NAMES:
        named = _NAMES[last]
        return event.key in _ENTER if named == pygame.K_RETURN else bool(event.key == named)
    return letter(event) == last and ("shift" in held or not mod & pygame.KMOD_SHIFT)


def activates(event: pygame.event.Event) -> bool:
    """Say whether a key press means yes to the thing with the focus: Enter or Space."""
    return event.type == pygame.KEYDOWN and (event.key in _ENTER or event.key == pygame.K_SPACE)


def controlled(event: pygame.event.Event) -> bool:
    """Say whether Ctrl (on a Mac: Command) is held."""
    return bool(int(getattr(event, "mod", 0)) & (pygame.KMOD_CTRL | pygame.KMOD_META))
