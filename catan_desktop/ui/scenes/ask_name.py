"""The dialog that asks for a name to keep something under."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.ui.scenes.parts import MenuScreen
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Label, TextField, Widget

_LONGEST = 60


def ask_name(
    page: MenuScreen,
    key: str,
    usual: str,
    on_name: Callable[[str], object],
    on_cancel: Callable[[], object] | None = None,
) -> None:
    """Open the dialog over a page, with the usual name written in it; the name given comes without spaces around.

    Its texts are `<key>-title` and `<key>-help`.
    """
    kit, tr = page.kit, page.shell.tr

    def take() -> None:
        dialog.close()
        on_name(field.text.strip())

    field = TextField(
        kit,
        usual,
        placeholder=tr("save-as-name"),
        most=_LONGEST,
        on_submit=lambda _: take(),
        name="save-name",
    )
    rows: list[Widget] = [Label(kit, tr(f"{key}-help"), BODY), field]
    dialog = Dialog(kit, tr(f"{key}-title"), Column(kit, rows), width=480, on_cancel=on_cancel)
    dialog.buttons.content = [
        Button(kit, tr("cancel"), dialog.cancel, name="save-cancel"),
        Button(kit, tr("save"), take, kind="primary", icon="save", name="save-yes"),
    ]
    page.root.open(dialog, lambda: ask_name(page, key, usual, on_name, on_cancel))
    field.anchor = 0
    page.root.set_focus(field)
