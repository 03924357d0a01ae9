"""Commands that can be called by a key, the usual key of each, and the one that the player chose instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.keystrokes import matches, read, stroke

ACT: Final = "act-"
"""Commands that begin so are the actions of a game, by the keys of their buttons: `act-road`."""


@record
class Command:
    """One thing a key can do everywhere or at the table; its words are `command-NAME`."""

    name: str
    key: str
    group: str
    """`table`, `board`, `watching`, `replay`, `program` or `walk`; words `command-group-GROUP`."""
    also: tuple[str, ...] = ()
    """Further keys while no other is chosen."""
    stands: int = 0
    """For a way to walk: the key of SDL that is meant by it."""
    shifted: bool = False


COMMANDS: Final = tuple(
    Command(*entry)
    for entry in (
        ("next", "Space", "table"),
        ("undo", "Ctrl+Z", "table"),
        ("redo", "Ctrl+Y", "table", ("Ctrl+Shift+Z",)),
        ("undo-turn", "Ctrl+Backspace", "table"),
        ("trade", "T", "table"),
        ("cards", "E", "table"),
        ("peek", "V", "table"),
        ("chronicle", "F2", "table"),
        ("supply", "F3", "table"),
        ("describe", "F4", "table"),
        ("rules", "F5", "table"),
        ("drawer", "F6", "table"),
        ("until-my-turn", "L", "table"),
        ("what-now", "?", "table"),
        ("hint", "Q", "table"),
        ("menu", "F10", "table"),
        ("zoom-in", "+", "board"),
        ("zoom-out", "-", "board"),
        ("zoom-reset", "0", "board", ("Home",)),
        ("pause", "P", "watching"),
        ("step", ".", "watching"),
        ("rush", "End", "watching"),
        ("replay-play", "Space", "replay"),
        ("replay-back", "Left", "replay"),
        ("replay-on", "Right", "replay"),
        ("replay-turn-back", "PgUp", "replay", ("Shift+Left",)),
        ("replay-turn-on", "PgDn", "replay", ("Shift+Right",)),
        ("replay-start", "Home", "replay"),
        ("replay-end", "End", "replay"),
        ("replay-faster", "+", "replay"),
        ("replay-slower", "-", "replay"),
        ("almanac", "F1", "program"),
        ("fullscreen", "F11", "program", ("Alt+Enter",)),
        ("mute", "Ctrl+M", "program"),
        ("walk-left", "Left", "walk", (), pygame.K_LEFT),
        ("walk-right", "Right", "walk", (), pygame.K_RIGHT),
        ("walk-up", "Up", "walk", (), pygame.K_UP),
        ("walk-down", "Down", "walk", (), pygame.K_DOWN),
        ("walk-on", "Tab", "walk", (), pygame.K_TAB),
        ("walk-back", "Shift+Tab", "walk", (), pygame.K_TAB, True),
        ("confirm", "Enter", "walk", (), pygame.K_RETURN),
        ("back", "Esc", "walk", (), pygame.K_ESCAPE),
    )
)
NAMES: Final = {command.name: command for command in COMMANDS}
GROUPS: Final = ("table", "board", "watching", "replay", "program", "walk")
_REPLAY: Final = frozenset({"replay"})
_EVERYWHERE: Final = frozenset({"program", "walk"})
FIXED: Final = frozenset(command.key for command in COMMANDS if command.group == "walk")
"""Keys that always walk and answer, so that nobody can lock the door behind oneself; a way may have another besides."""
_TYPED: Final = frozenset({"Backspace", "Del", "Home", "End"})


class Keymap:
    """The keys in use: `pressed(event, "undo")` asks, `label("undo")` tells the player."""

    def __init__(self, chosen: Mapping[str, str] | None = None, words: Callable[[str], str] | None = None) -> None:
        """Take what the player chose, command -> key, and what puts the names of keys into the player's language."""
        self._words = words
        self.chosen: dict[str, str] = {}
        refused = []
        for name, written in (chosen or {}).items():
            key = read(written)
            if (name in NAMES or name.startswith(ACT)) and key and allowed(name, key):
                self.chosen[name] = key
            else:
                refused.append(name)
        self.refused = tuple(refused)
        """Names in the settings that are no commands, or have no key that could be theirs."""

    def key(self, name: str) -> str:
        """Return the key of a command; empty where it has lost its own to another."""
        return self.chosen.get(name) or self._free(name, NAMES[name].key)

    def keys(self, name: str) -> tuple[str, ...]:
        """Return all keys of a command."""
        if name in self.chosen:
            return (self.chosen[name],)
        command = NAMES[name]
        return tuple(key for key in (command.key, *command.also) if self._free(name, key))

    def action(self, key: str, usual: str) -> str:
        """Return the key of an action of the game: the one chosen, else its usual one."""
        return self.chosen.get(ACT + key) or self._free(ACT + key, read(usual))

    def pressed(self, event: pygame.event.Event, name: str) -> bool:
        """Return whether a key press means a command."""
        return any(matches(event, key) for key in self.keys(name))

    def meant(self, event: pygame.event.Event, names: Iterable[str]) -> str:
        """Return the first of some commands that a key press means; empty for none of them."""
        return next((name for name in names if self.pressed(event, name)), "")

    def label(self, name: str) -> str:
        """Write the key of a command as the player reads it."""
        return self.written(self.key(name))

    def written(self, key: str) -> str:
        """Write a key as the player reads it: `Space` becomes `Пробел`, letters and signs stay."""
        if not key or self._words is None:
            return key
        *held, last = [*key[:-1].split("+"), "+"] if key.endswith("+") else key.split("+")
        plain = len(last) == 1 or (last[0] == "F" and last[1:].isdigit())
        return "+".join([*(part for part in held if part), last if plain else self._words(f"key-{last.lower()}")])

    def translated(self, event: pygame.event.Event, *, typing: bool = False) -> pygame.event.Event:
        """Return a key press that walks instead of one that the player chose for it; not for what may be typed."""
        if event.type != pygame.KEYDOWN:
            return event
        name = stroke(event)
        if name not in self.chosen.values() or (typing and (len(name) == 1 or name in {"Space", *_TYPED})):
            return event
        for command in COMMANDS:
            if command.stands and self.chosen.get(command.name) == name:
                mod = pygame.KMOD_SHIFT if command.shifted else 0
                return pygame.event.Event(pygame.KEYDOWN, key=command.stands, mod=mod, unicode="", scancode=0)
        return event

    def _free(self, name: str, key: str) -> str:
        """Return a usual key of a command; nothing where it was chosen for another that is meant at the same time."""
        return "" if any(taken == key and meet(name, other) for other, taken in self.chosen.items()) else key


def meet(one: str, other: str) -> bool:
    """Return whether two commands can be meant at the same time: a replay has keys of its own, as a table has."""
    groups = [NAMES[name].group if name in NAMES else "act" for name in (one, other)]
    return any(group in _EVERYWHERE for group in groups) or (groups[0] in _REPLAY) == (groups[1] in _REPLAY)


def allowed(name: str, key: str) -> bool:
    """Return whether a key may be a command's: those that always walk and answer are no others'."""
    return key not in FIXED or (name in NAMES and NAMES[name].key == key)
