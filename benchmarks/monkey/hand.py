"""Chooses what the monkey does next: half of its clicks are on things that are there, so that it goes deep."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pygame

from benchmarks.monkey import pokes
from benchmarks.monkey.cage import Cage
from benchmarks.monkey.eyes import layer, one_within_reach, root_of, usable
from benchmarks.monkey.pokes import Poke
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.widgets import TextField

TEXTS = (
    *("a", "Ann", "Ёжик", "зима близко", "🐧🔥", "e\u0301", "\u202eright", "0", "-7", "99999999999999999999", " "),
    *("x" * 120, "Мэйс Рейдер", "\t", "\x00", "\ud800", "%s {0} <b>{$x}</b>", "«»…—", "漢字", "ﷺ", "\u200b"),
)
KEYS = (
    *(pygame.K_TAB, pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER, pygame.K_BACKSPACE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_DELETE),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_PLUS, pygame.K_MINUS, pygame.K_PERIOD, pygame.K_SLASH),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_F1, pygame.K_F12 + 1),
)
OFTEN = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP),
    *(pygame.K_DOWN, pygame.K_ESCAPE, pygame.K_F1, pygame.K_F10),
)
STRANGE = (0, 1073742049, 0x451, 0x10FFFF, 1 << 30, pygame.K_LSHIFT, pygame.K_CAPSLOCK)
MODS = (
    *(0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META),
    pygame.KMOD_CTRL | pygame.KMOD_SHIFT,
)
STORM = (
    *((320, 200), (3840, 2160), (1, 1), (640, 480), (1024, 600), (0, 0), (2560, 720), (800, 2000), (1920, 1080)),
    *((3, 900), (1500, 2), (1366, 768), (3840, 1080), (0, 720), (480, 800), (1600, 1200), (2048, 1536), (1280, 0)),
    *((320, 240), (1280, 720)),
)
SIZES = ((1280, 720), (1280, 720), (1024, 768), (1366, 768), (1024, 600), (1600, 900), (900, 700), (1920, 1080))
SETTINGS: tuple[dict[str, Any], ...] = (
    *({"language": "ru"}, {"language": "en"}, {"text_size": "largest"}, {"text_size": "normal"}),
    *({"text_size": "large"}, {"ui_scale": 1.4}, {"ui_scale": 0.8}, {"ui_scale": 2.0}, {"ui_scale": 1.0}),
    *({"high_contrast": True}, {"high_contrast": False}, {"reduced_motion": True}, {"reduced_motion": False}),
    *({"cover_hand": True}, {"cover_hand": False}, {"colour_blind_shapes": False}, {"hint_line": False}),
    *({"animation_speed": "off"}, {"animation_speed": "fast"}, {"animation_speed": "slow"}, {"hint_line": True}),
    *({"auto_end_turn": True}, {"auto_end_turn": False}, {"confirm_costly": False}, {"confirm_costly": True}),
    *({"bot_pause_seconds": 0.0}, {"bot_pause_seconds": 0.1}, {"keys": {"trade": "Y", "undo": "Tab"}}, {"keys": {}}),
)
DULL = frozenset({"title", "quit", "menu-title", "menu-quit"})
"""What ends everything is pressed less often, or the monkey never goes deep."""


class Hand:
    """A seeded chooser; gives one poke after another."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def pokes(self, cage: Cage) -> Iterator[Poke]:
        """What to do next: one poke, or a few that belong together."""
        luck = self.luck
        chance = luck.random()
        deeds: tuple[tuple[float, Callable[[Cage], Iterator[Poke]]], ...] = (
            (0.40, self._click),
            (0.15, self._key),
            (0.06, self._text),
            (0.08, self._roam),
            (0.04, self._drag),
            (0.04, self._wheel),
            (0.14, self._rest),
            (0.03, self._window),
            (0.012, self._set),
            (0.006, self._size),
            (0.001, self._storm),
            (0.006, self._drop),
            (0.01, self._strange),
            (0.005, self._close),
        )
        for share, deed in deeds:
            chance -= share
            if chance < 0:
                yield from deed(cage)
                return
        yield from self._click(cage)

    # where

    def _anywhere(self, cage: Cage) -> tuple[int, int]:
        width, height = cage.window.size
        if self.luck.random() < 0.03:
            return (self.luck.randint(-300, 5000), self.luck.randint(-300, 5000))
        return (self.luck.randrange(width), self.luck.randrange(height))

    def aim(self, cage: Cage) -> tuple[int, int]:
        """A place to point at: half of the time on a thing, or on a lit place of the board."""
        luck, scene = self.luck, cage.top
        if luck.random() < 0.5:
            return self._anywhere(cage)
        board = getattr(scene, "board", None)
        root = root_of(scene)
        if board is not None and root is not None and not root.dialogs and root.popup is None and luck.random() < 0.45:
            spots = board.lit_spots()
            if spots:
                return tuple(board.point_of(luck.choice(spots)))
        found = one_within_reach(scene, luck, DULL)
        if found is None:
            return self._anywhere(cage)
        box = found.rect
        if luck.random() < 0.8:
            return (box.centerx, box.centery)
        return (
            luck.randint(box.left, max(box.left, box.right - 1)),
            luck.randint(box.top, max(box.top, box.bottom - 1)),
        )

    # what

    def _click(self, cage: Cage) -> Iterator[Poke]:
        luck = self.luck
        x, y = self.aim(cage)
        button = luck.choices((1, 3, 2, 6), (14, 2, 0.5, 0.1))[0]
        if luck.random() < 0.8:
            yield (pokes.MOVE, x, y, False)
        for _ in range(2 if luck.random() < 0.08 else 1):
            yield (pokes.DOWN, x, y, button)
            if luck.random() < 0.97:  # else the button is let go where nobody sees it
                yield (pokes.UP, x, y, button)

    def _key(self, cage: Cage) -> Iterator[Poke]:
        luck = self.luck
        code = luck.choice(OFTEN if luck.random() < 0.5 else KEYS)
        mod = luck.choice(MODS)
        written = chr(code) if 32 < code < 127 and not mod & pygame.KMOD_CTRL else ""
        place = pygame.KSCAN_A + code - pygame.K_a if pygame.K_a <= code <= pygame.K_z else 0
        if luck.random() < 0.2 and pygame.K_a <= code <= pygame.K_z:  # the same key on a Russian keyboard
            code, written = 0x430 + code - pygame.K_a, chr(0x430 + code - pygame.K_a)
        yield (pokes.KEY, code, mod, written, place)
        if written and self._writes(cage):
            yield (pokes.TEXT, written)
        if luck.random() < 0.9:
            yield (pokes.KEY_UP, code, mod, "", place)

    def _writes(self, cage: Cage) -> bool:
        root = root_of(cage.top)
        return root is not None and isinstance(root.focus, TextField)

    def _text(self, cage: Cage) -> Iterator[Poke]:
        luck = self.luck
        top = layer(cage.top)
        fields = [one for one in usable(cage.top) if isinstance(one, TextField)] if top is not None else []
        if fields and luck.random() < 0.7:
            x, y = luck.choice(fields).rect.center
            yield (pokes.DOWN, x, y, 1)
            yield (pokes.UP, x, y, 1)
            if luck.random() < 0.5:
                yield (pokes.KEY, pygame.K_a, pygame.KMOD_CTRL, "", pygame.KSCAN_A)
                yield (pokes.KEY_UP, pygame.K_a, 0, "", pygame.KSCAN_A)
        if luck.random() < 0.2:
            yield (pokes.EDIT, luck.choice(TEXTS))
        if luck.random() < 0.25:
            text = luck.choice(TEXTS)
            if "\x00" not in text and "\ud800" not in text:
                yield (pokes.CLIP, text)
            yield (pokes.KEY, pygame.K_v, pygame.KMOD_CTRL, "", pygame.KSCAN_V)
            yield (pokes.KEY_UP, pygame.K_v, 0, "", pygame.KSCAN_V)
        else:
            yield (pokes.TEXT, luck.choice(TEXTS))

    def _roam(self, cage: Cage) -> Iterator[Poke]:
        for _ in range(self.luck.randint(1, 6)):
            yield (pokes.MOVE, *self.aim(cage), False)

    def _drag(self, cage: Cage) -> Iterator[Poke]:
        luck = self.luck
        x, y = self.aim(cage)
        yield (pokes.DOWN, x, y, 1)
        for _ in range(luck.randint(1, 5)):
            x, y = self.aim(cage)
            yield (pokes.MOVE, x, y, True)
            if luck.random() < 0.05:
                yield from self._key(cage)
        yield (pokes.UP, x, y, 1)

    def _wheel(self, cage: Cage) -> Iterator[Poke]:
        yield (pokes.MOVE, *self.aim(cage), False)
        for _ in range(self.luck.randint(1, 5)):
            yield (pokes.WHEEL, self.luck.choice((0, 0, 0, 1, -1)), self.luck.choice((1, -1, 3, -3, 40, -40)))

    def _rest(self, cage: Cage) -> Iterator[Poke]:
        yield (pokes.WAIT, self.luck.choice((0.05, 0.2, 0.5, 1.0, 2.5, 5.0, 10.0)))

    def _window(self, cage: Cage) -> Iterator[Poke]:
        for _ in range(self.luck.choice((1, 1, 2, 5))):
            yield (pokes.WINDOW, self.luck.choice(tuple(pokes.WINDOWS)))

    def _set(self, cage: Cage) -> Iterator[Poke]:
        yield (pokes.SET, self.luck.choice(SETTINGS))

    def _size(self, cage: Cage) -> Iterator[Poke]:
        yield (pokes.SIZE, *self.luck.choice(SIZES))

    def _storm(self, cage: Cage) -> Iterator[Poke]:
        """Twenty sizes within a second, then one that people have."""
        for size in self.luck.sample(STORM, len(STORM)):
            yield (pokes.SIZE, *size)
        yield (pokes.SIZE, *self.luck.choice(SIZES))

    def _drop(self, cage: Cage) -> Iterator[Poke]:
        found = [str(one) for one in sorted(cage.saves.glob("*"))]
        yield (pokes.DROP, self.luck.choice([*found, str(cage.saves), "/nowhere/at all", "", "\ud800.catan"]))

    def _strange(self, cage: Cage) -> Iterator[Poke]:
        code = self.luck.choice(STRANGE)
        yield (pokes.KEY, code, self.luck.choice(MODS), "", 0)
        yield (pokes.KEY_UP, code, 0, "", 0)
        yield (pokes.BARE, self.luck.choice((pygame.CLIPBOARDUPDATE, pygame.WINDOWHITTEST, pygame.WINDOWTAKEFOCUS)))

    def _close(self, cage: Cage) -> Iterator[Poke]:
        if self.luck.random() < 0.3 or not isinstance(cage.top, TableScene):
            yield (pokes.CLOSE,)
