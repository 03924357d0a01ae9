"""Dialogs that only tell or ask yes or no: details, the chronicle, the table's menu, a confirmation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleList
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import (
    Button,
    Column,
    Dialog,
    Grid,
    Kit,
    LogLine,
    LogPanel,
    Padded,
    Picture,
    RichText,
    Root,
    Row,
    Widget,
)


def detail_dialog(
    kit: Kit, title: str, text: str, close: str, *, picture: str = "", more: Sequence[Widget] = ()
) -> Dialog:
    """Tell more of a thing, with its picture."""
    words: list[Widget] = [RichText(kit, text, BODY), *more]
    body: Widget = Column(kit, words, gap="gap-large")
    if picture:
        body.grow = 1.0
        body = Row(kit, [Picture(kit, picture, 140, ink=None), body], gap="gap-large", down=0.0)
    dialog = Dialog(kit, title, body, width=560 if picture else 480, close_tip=close, name="detail")
    dialog.buttons.content = [Button(kit, close, dialog.cancel, kind="primary", name="detail-close")]
    return dialog


def chronicle_dialog(
    kit: Kit, title: str, lines: Sequence[LogLine], close: str, on_line: Callable[[int], object] | None, hint: str = ""
) -> Dialog:
    """Show the whole chronicle."""
    log = ChronicleList(kit, lines, on_line=on_line, name="chronicle-all")
    body = Column(kit, [*([RichText(kit, hint, BODY.of("dim"))] if hint else []), Tall(kit, log)])
    dialog = Dialog(kit, title, body, width=640, close_tip=close, name="chronicle-dialog")
    dialog.buttons.content = [Button(kit, close, dialog.cancel, kind="primary", name="chronicle-close")]
    return dialog


class Tall(Padded):
    """Gives a log the height to read it: all of a short one, a good part of the window for a long one."""

    def __init__(self, kit: Kit, log: LogPanel, part: float = 0.55) -> None:
        """`part` of the window's height is the most."""
        super().__init__(kit, log)
        self._log = log
        self._part = part

    def measure(self, width: int | None = None) -> Size:
        """Be tall enough."""
        size = super().measure(width)
        self._log.layout(pygame.Rect(0, 0, size.width, size.height))
        return Size(size.width, max(size.height, min(self._log.length(), round(self.kit.size.height * self._part))))


_SIGNS = {
    "resume": "play",
    "undo-turn": "rewind",
    "seats": "human",
    "describe": "eye",
    "position": "export",
    "share": "copy",
    "statistics": "chart",
    "replay": "replay",
    "campaign": "gw-trophy",
    "almanac": "almanac",
    "chapters": "left",
    "puzzles": "left",
    "save": "save",
    "load": "load",
    "settings": "settings",
    "again": "dice",
    "title": "start",
    "quit": "quit",
}
"""Entry of a menu -> its sign; other entries have none."""


def menu_dialog(
    kit: Kit,
    title: str,
    entries: Sequence[tuple[str, str, Callable[[], object]]],
    close: str,
    barred: Mapping[str, str] = MappingProxyType({}),
) -> Dialog:
    """Show the table's menu; an entry is (name, words, what it does). `barred`: names of entries -> why not now."""
    column, buttons = Column(kit), list[Widget]()
    dialog = Dialog(kit, title, column, width=600, close_tip=close, name="menu")

    def chosen(act: Callable[[], object]) -> None:
        dialog.close()
        act()

    for name, words, act in entries:
        kind = "primary" if name == "resume" else "secondary"
        icon = _SIGNS.get(name, "")
        button = Button(kit, words, partial(chosen, act), kind=kind, icon=icon, size="body", name=f"menu-{name}")
        button.flush = bool(icon)
        button.disable(barred.get(name, ""))
        buttons.append(button)
    column.content += [buttons[0], Grid(kit, buttons[1:], cell=250, most=2)]
    return dialog


def closed_again(root: Root, event: pygame.event.Event, commands: Mapping[str, Callable[[], object]]) -> bool:
    """Close the topmost dialog with the key of the command that opens it; True if that was done."""
    top = root.dialogs[-1] if root.dialogs and root.popup is None else None
    if top is None:
        return False
    keys = root.kit.keys
    if not any(act == top.reopen and keys.pressed(event, name) for name, act in commands.items()):
        return False
    top.cancel()
    return True


def confirm_dialog(kit: Kit, title: str, text: str, yes: str, no: str, act: Callable[[], object]) -> Dialog:
    """Ask once more."""
    dialog = Dialog(kit, title, RichText(kit, text, BODY), width=440, name="confirm")

    def confirm() -> None:
        dialog.close()
        act()

    dialog.buttons.content = [
        Button(kit, no, dialog.cancel, name="confirm-no"),
        Button(kit, yes, confirm, kind="primary", size="body", name="confirm-yes"),
    ]
    return dialog
