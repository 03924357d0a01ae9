"""Names of key presses, whatever the keyboard's language: `R`, `Space`, `F1`, `Ctrl+Shift+Z`."""

from __future__ import annotations

from functools import cache

import pygame

_ENTER = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
_NAMED: dict[int, str] = {
    pygame.K_SPACE: "Space",
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_TAB: "Tab",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Del",
    pygame.K_INSERT: "Ins",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PgUp",
    pygame.K_PAGEDOWN: "PgDn",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_PAUSE: "Pause",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    pygame.K_KP_MULTIPLY: "*",
    pygame.K_KP_DIVIDE: "/",
    pygame.K_KP_PERIOD: ".",
    pygame.K_PLUS: "+",
    pygame.K_EQUALS: "+",
    **{pygame.K_F1 + number: f"F{number + 1}" for number in range(12)},
    **{pygame.K_KP_1 + number: str(number + 1) for number in range(9)},
    pygame.K_KP_0: "0",
}
_PLACES: dict[int, str] = {
    **{pygame.KSCAN_A + number: chr(ord("A") + number) for number in range(26)},
    **{pygame.KSCAN_1 + number: str(number + 1) for number in range(9)},
    pygame.KSCAN_0: "0",
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_EQUALS: "+",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_BACKSLASH: "\\",
    pygame.KSCAN_GRAVE: "`",
}
"""What stands on the keys of a Latin keyboard, by place: what counts where the layout is another one."""
_SIGNS = "+-*/.,;'[]\\`?"
_LAST = {name.lower(): name for name in (*_NAMED.values(), *_SIGNS, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *"0123456789")}
_OTHER_NAMES = {"escape": "Esc", "return": "Enter", "delete": "Del", "insert": "Ins", "=": "+", "spacebar": "Space"}
_HELD = ("Ctrl", "Alt", "Shift")


def letter(event: pygame.event.Event) -> str:
    """Return the Latin letter or digit of a key press in small type, by place where the layout is not Latin."""
    name = _bare(event)
    return name.lower() if len(name) == 1 and name.isalnum() else ""


def stroke(event: pygame.event.Event) -> str:
    """Return the name of a key press with what is held; an empty text for a key that only holds, or an unknown one."""
    name = _bare(event)
    if not name:
        return ""
    mod = int(getattr(event, "mod", 0))
    shift, alt = bool(mod & pygame.KMOD_SHIFT), bool(mod & pygame.KMOD_ALT)
    if _typed(event):  # written with Shift on some layouts, with AltGr on others and with neither on the rest
        shift = alt = False
    elif name == "/" and shift:
        name, shift = "?", False
    elif name in "+?*":
        shift = False
    held = (holds_control(event), alt, shift)
    return "+".join([*(word for word, down in zip(_HELD, held, strict=True) if down), name])


@cache
def read(text: str) -> str:
    """Return the proper name of a key as somebody wrote it; an empty text where there is no such key."""
    written = text.strip().lower().replace(" ", "")
    if written.endswith("++") or written == "+":
        parts = [*written[:-1].rstrip("+").split("+"), "+"]
    else:
        parts = written.split("+")
    *held, last = [part for part in parts if part] or [""]
    known = [word for word in _HELD if word.lower() in held or (word == "Ctrl" and {"cmd", "control"} & set(held))]
    name = _LAST.get(_OTHER_NAMES.get(last, last).lower(), "") if parts[-1] else ""
    return "+".join([*known, name]) if name and len(known) == len(held) else ""


def matches(event: pygame.event.Event, key: str) -> bool:
    """Return whether a key press is the one written as `R`, `Space`, `F1` or `Ctrl+Shift+Z`."""
    return event.type == pygame.KEYDOWN and bool(key) and stroke(event) == read(key)


def activates(event: pygame.event.Event) -> bool:
    """Return whether a key press means yes to the thing with the focus: Enter or Space."""
    return event.type == pygame.KEYDOWN and (event.key in _ENTER or event.key == pygame.K_SPACE)


def holds_control(event: pygame.event.Event) -> bool:
    """Return whether Ctrl (on a Mac: Command) is held."""
    return bool(int(getattr(event, "mod", 0)) & (pygame.KMOD_CTRL | pygame.KMOD_META))


def _typed(event: pygame.event.Event) -> str:
    """Return the sign that a key press types, such as the `?` that lies elsewhere on each layout, else nothing."""
    sign = str(getattr(event, "unicode", ""))
    return sign if len(sign) == 1 and sign in _SIGNS and not holds_control(event) else ""


def _bare(event: pygame.event.Event) -> str:
    """Name the key alone: by the sign that is typed, by what it writes where that is Latin, else by its place."""
    key, place = int(event.key), int(getattr(event, "scancode", 0))
    if _typed(event):
        return _typed(event)
    if key in _NAMED:
        return _NAMED[key]
    sign = chr(key) if 32 < key < 127 else ""
    if sign.isalnum() or (sign and sign in _SIGNS):
        return sign.upper()
    if key < 1 << 29:  # a key that writes something, in an alphabet or on a row of its own
        return _PLACES.get(place, "")
    return ""
