"""The question where to copy the file of a replay."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.stores.files import Refused
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Label, Root, TextField


def ask_where(shell: Shell, hand_out: Callable[[str, str], str], root: Root, path: str) -> None:
    """Open the question; it stays until it is answered in a way that works."""
    kit, tr = shell.kit, shell.tr

    def answer(_: str = "") -> None:
        if not field.text.strip():
            return
        try:
            place = hand_out(path, field.text.strip())
        except Refused as refusal:
            root.toast(str(refusal), "danger")
            return
        dialog.close()
        root.toast(tr("replay-saved", path=place), "good")

    field = TextField(kit, "", placeholder=tr("load-path"), most=400, on_submit=answer, name="answer")
    words = Label(kit, tr("load-export-help"), BODY)
    dialog = Dialog(kit, tr("replay-save"), Column(kit, [words, field]), width=520, name="save-replay")
    dialog.buttons.content = [
        Button(kit, tr("cancel"), dialog.cancel),
        Button(kit, tr("ok"), answer, kind="primary", name="answer-ok"),
    ]
    root.open(dialog, lambda: ask_where(shell, hand_out, root, path))
    root.set_focus(field)
