"""The page on which every key can be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.screens import ActionKey
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.keymap import ACT, COMMANDS, GROUPS, NAMES, Keymap, allowed, meet
from catan_desktop.ui.keystrokes import read, stroke
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.parts import MenuScreen, heading, page
from catan_desktop.ui.scenes.services import SettingsService, Shell
from catan_desktop.ui.text import BODY, DIM, STRONG, Style
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dialog,
    Grid,
    IconButton,
    Kit,
    Label,
    Pressable,
    Row,
    ScrollArea,
    Widget,
)

_KEY = Style("strong", "body")


class KeyRow(Pressable):
    """A command and its key; pressed, it waits for another key."""

    def __init__(
        self, kit: Kit, words: str, key: str, on_press: Callable[[], object], *, name: str, waits: bool, own: bool
    ) -> None:
        """`own`: the key is the player's choice, not the usual one."""
        super().__init__(kit, on_press, name=name)
        self.words = words
        self.key = key
        self.waits = waits
        self.own = own

    def _cap(self) -> int:
        return self.kit.text.size(self.key, _KEY).width + 2 * self.kit.px("gap")

    def _room(self, width: int) -> int:
        return max(1, width - self._cap() - 3 * self.kit.px("gap"))

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the words need beside the key."""
        px = self.kit.px
        if width is None:
            width = self.kit.text.size(self.words, BODY).width + self._cap() + 3 * px("gap")
        words = self.kit.text.wrapped_size(self.words, BODY, self._room(width))
        return Size(width, max(px("button"), words.height + px("gap")))

    def least(self) -> int:
        """Need room for the longest word and the key."""
        return self.kit.text.widest_word(self.words, BODY) + self._cap() + 3 * self.kit.px("gap")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words and the cap of the key."""
        kit, box, gap = self.kit, self.rect, self.kit.px("gap")
        look = "select" if self.waits else "hover" if self.hovered else "sunken"
        kit.panel(surface, box, look, radius="radius-small", rim="gold" if self.waits else None)
        words = kit.text.wrap(self.words, BODY, self._room(box.width))
        inner = pygame.Rect(box.x + gap, box.y, self._room(box.width), box.height)
        kit.text.draw_lines(surface, words, inner, BODY, down=0.5)
        wide = self._cap()
        cap = pygame.Rect(box.right - gap - wide, 0, wide, kit.text.line_height(_KEY) + kit.px(4))
        cap.centery = box.centery
        rim = "gold" if self.waits or self.own else "line-strong"
        kit.art.outline(surface, cap, kit.px("radius-small"), kit.colour(rim), max(1.0, kit.k))
        ink = "gold" if self.waits or self.own else "ink"
        kit.text.draw(surface, self.key, cap.center, _KEY.of(ink), across=0.5, down=0.5, within=box)
        if self.ringed:
            kit.ring(surface, box, "radius-small")


class KeysScreen(MenuScreen):
    """All commands with their keys, in groups."""

    def __init__(self, shell: Shell, settings: SettingsService) -> None:
        super().__init__(shell)
        self.settings = settings
        self.waiting = ""
        """The command whose new key is awaited."""
        self._acts: dict[str, ActionKey] = {}

    @property
    def keys(self) -> Keymap:
        """Return the keys in use."""
        return self.kit.keys

    def build(self) -> Widget:
        """Set a card for each group."""
        kit, tr = self.kit, self.shell.tr
        self._acts = {ACT + one.key: one for one in self.settings.actions()}
        cards: list[Widget] = []
        for group in GROUPS:
            names = [command.name for command in COMMANDS if command.group == group]
            cards.append(self._card(group, names))
            if group == "table":
                cards.append(self._card("act", list(self._acts)))
        body = Column(kit, [Label(kit, tr("keys-hint"), STRONG), Grid(kit, cards, cell=400, most=3, gap="gap-large")])
        reset = Button(kit, tr("keys-reset-all"), self._ask_reset, kind="quiet", icon="undo", name="reset-all")
        back = Button(kit, tr("done"), self.back, kind="primary", name="done")
        foot = [Label(kit, tr("settings-saved"), DIM), reset, back]
        return page(kit, heading(kit, tr("keys-title"), tr("back"), self.back), ScrollArea(kit, body), foot)

    def handle(self, event: pygame.event.Event) -> Change:
        """While a key is awaited, every key is meant as that one; a click elsewhere gives up."""
        if self.waiting and not self.root.dialogs:
            if event.type == pygame.KEYDOWN:
                self._heard(event)
                return self._leaving()
            if event.type in {pygame.TEXTINPUT, pygame.KEYUP}:
                return None
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._listen("")
        return super().handle(event)

    def words(self, name: str) -> str:
        """Return in words what a command does."""
        return self._acts[name].words if name in self._acts else self.shell.tr(f"command-{name}")

    # rows

    def _key(self, name: str) -> str:
        if name in self._acts:
            return self.keys.action(self._acts[name].key, self._acts[name].usual)
        return self.keys.key(name)

    def _usual(self, name: str) -> str:
        return read(self._acts[name].usual) if name in self._acts else NAMES[name].key

    def _card(self, group: str, names: Sequence[str]) -> Card:
        kit, tr = self.kit, self.shell.tr
        rows = [self._row(name) for name in names]
        return Card(kit, Column(kit, rows, gap="gap-tiny"), title=tr(f"command-group-{group}"))

    def _row(self, name: str) -> Widget:
        kit, tr = self.kit, self.shell.tr
        waits, own = name == self.waiting, name in self.keys.chosen
        key = tr("keys-listening") if waits else self.keys.written(self._key(name)) or tr("keys-none")
        row = KeyRow(kit, self.words(name), key, lambda: self._listen(name), name=f"key-{name}", waits=waits, own=own)
        if not own:
            return row
        usual = tr("keys-reset", key=self.keys.written(self._usual(name)))
        back = IconButton(kit, "undo", lambda: self._forget(name), tip=usual, size=30, name=f"reset-{name}")
        row.grow = 1.0
        return Row(kit, [row, back], gap="gap-tiny")

    # changing

    def _listen(self, name: str) -> None:
        self.waiting = name
        self.rebuild()

    def _heard(self, event: pygame.event.Event) -> None:
        """Take the key for the command that waits, or say why it cannot be."""
        key, name, tr = stroke(event), self.waiting, self.shell.tr
        if not key:
            return  # Shift or Ctrl alone: the rest is still to come
        self._listen("")
        if key == self._key(name) or key == "Esc":
            return
        if not allowed(name, key):
            self.root.toast(tr("keys-fixed", key=self.keys.written(key)), "danger")
            return
        other = self._holder(key, name)
        if other:
            self._ask_swap(name, key, other)
        else:
            self._set({name: key})

    def _holder(self, key: str, wanted: str) -> str:
        """Return the command that has a key already. Actions of different games may share theirs."""
        acts = self._acts
        for name in (*NAMES, *acts):
            shared = name in acts and wanted in acts and acts[name].usual == acts[wanted].usual
            if name != wanted and not shared and meet(name, wanted) and self._key(name) == key:
                return name
        return ""

    def _ask_swap(self, name: str, key: str, other: str) -> None:
        kit, tr = self.kit, self.shell.tr
        was = self._key(name) if allowed(other, self._key(name)) else ""
        text = tr(
            "keys-conflict-body",
            key=self.keys.written(key),
            other=self.words(other),
            was=self.keys.written(was) if was else "none",
        )
        title = tr("keys-conflict", key=self.keys.written(key))
        dialog = Dialog(kit, title, Label(kit, text, BODY), width=460, name="conflict")

        def swap() -> None:
            dialog.close()
            self._set({name: key, other: was})

        dialog.buttons.content = [
            Button(kit, tr("cancel"), dialog.cancel, name="conflict-no"),
            Button(kit, tr("keys-swap"), swap, kind="primary", size="body", name="conflict-swap"),
        ]
        self.root.open(dialog, partial(self._ask_swap, name, key, other))

    def _set(self, changed: dict[str, str]) -> None:
        """Keep changed keys; those that are as usual need not be kept."""
        chosen = {**self.keys.chosen, **changed}
        kept = {name: key for name, key in chosen.items() if key and key != self._usual(name)}
        self.settings.change(keys=kept)
        self.rebuild()
        for name in changed:
            said = self.keys.written(self._key(name)) or self.shell.tr("keys-none")
            self.root.toast(self.shell.tr("keys-changed", command=self.words(name), key=said), "good")

    def _forget(self, name: str) -> None:
        """Back to the usual key, if no other command has it now."""
        other = self._holder(self._usual(name), name)
        if other:
            self._ask_swap(name, self._usual(name), other)
        else:
            self._set({name: ""})

    def _ask_reset(self) -> None:
        kit, tr = self.kit, self.shell.tr
        dialog = Dialog(kit, tr("keys-reset-ask"), Label(kit, tr("keys-reset-body"), BODY), width=440, name="reset")

        def go() -> None:
            dialog.close()
            self.settings.change(keys={})
            self.rebuild()

        dialog.buttons.content = [
            Button(kit, tr("cancel"), dialog.cancel, name="reset-no"),
            Button(kit, tr("keys-reset-all"), go, kind="danger", name="reset-yes"),
        ]
        self.root.open(dialog, self._ask_reset)
