"""Questions about files: one line to write, a file to bring in, a place to copy to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import PurePath

import pygame

from catan_desktop.present.words import Speaker
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import BODY, SMALL, STRONG
from catan_desktop.ui.widgets import Button, Column, Dialog, Kit, Label, ListView, TextField, Widget

_ROW = 46
_SHOWN = 5
_LONGEST = 4096
"""Signs of a path; in an address every Russian letter takes six."""


class Files(ListView):
    """Files to choose from, a few in sight."""

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the rows, but not as all of many."""
        wide = super().measure(width).width
        return Size(wide, min(self.count, _SHOWN) * self.kit.px(row_height(self.kit)))


def row_height(kit: Kit) -> int:
    """Return the design units of a row, in which a name and a folder stand; larger words need more."""
    return round(_ROW * kit.larger)


def line_dialog(
    kit: Kit,
    tr: Speaker,
    title: str,
    placeholder: str,
    text: str,
    done: Callable[[str], bool],
    above: Sequence[Widget] = (),
    most: int = 400,
) -> tuple[Dialog, TextField]:
    """Ask for one line; the question stays open until it is answered in a way that works."""

    def answer(_: str = "") -> None:
        if field.text.strip() and done(field.text.strip()):
            dialog.close()

    field = TextField(kit, text, placeholder=placeholder, most=most, on_submit=answer, name="answer")
    dialog = Dialog(kit, title, Column(kit, [*above, field]), width=560, name="line")
    dialog.buttons.content = [
        Button(kit, tr("cancel"), dialog.cancel, name="answer-cancel"),
        Button(kit, tr("ok"), answer, kind="primary", name="answer-ok"),
    ]
    return dialog, field


def import_dialog(
    kit: Kit, tr: Speaker, files: Sequence[str], done: Callable[[str], bool], found: str = "import-found"
) -> tuple[Dialog, TextField]:
    """Offer the files that lie where people put them; any other can be written, or dropped on the window. `found`: the
    text that says what they are."""
    made: list[Dialog] = []

    def bring(index: int) -> None:
        if done(files[index]):
            made[0].close()

    def draw(surface: pygame.Surface, row: pygame.Rect, index: int) -> None:
        path = PurePath(files[index])
        left, pad = row.x + kit.px("gap"), kit.px(3)
        room = max(1, row.width - 2 * kit.px("gap"))
        name = kit.text.fit(path.name, STRONG, room, lines=1)
        box = pygame.Rect(left, row.y + pad, room, name.size.height)
        kit.text.draw_lines(surface, name.lines[:1], box, STRONG, pixels=name.pixels)
        kit.text.draw(surface, _short(kit, str(path.parent), room), (left, box.bottom), SMALL, within=row)

    above: list[Widget] = []
    if files:
        rows = Files(kit, len(files), draw, row=row_height(kit), on_choose=bring, name="files", grow=0.0)
        above = [Label(kit, tr(found), BODY), rows]
    above.append(Label(kit, tr("import-other" if files else "import-none"), BODY))
    dialog, field = line_dialog(kit, tr, tr("load-import"), tr("load-path"), "", done, above, most=_LONGEST)
    made.append(dialog)
    return dialog, field


def export_dialog(
    kit: Kit, tr: Speaker, folder: str, name: str, done: Callable[[str], bool], key: str = "load-export"
) -> tuple[Dialog, TextField]:
    """Ask where a copy goes; a good place stands there already. The title is the text `key`, the help `key-help`."""
    path = str(PurePath(folder) / name)
    above = [Label(kit, tr(f"{key}-help"), BODY)]
    return line_dialog(kit, tr, tr(key), tr("load-path"), path, done, above, most=_LONGEST)


def _short(kit: Kit, text: str, room: int) -> str:
    """Return the end of a long path."""
    if kit.text.size(text, SMALL).width <= room:
        return text
    while len(text) > 1 and kit.text.size("…" + text, SMALL).width > room:
        text = text[1:]
    return "…" + text
