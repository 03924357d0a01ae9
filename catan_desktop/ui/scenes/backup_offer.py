"""A saved game that does not open: its former version is offered at once."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.parts import MenuScreen
from catan_desktop.ui.scenes.services import Library
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Label


def open_or_offer(screen: MenuScreen, library: Library, path: str, act: Callable[[str], Change]) -> None:
    """Do something with a saved game; where it is refused, offer the same with its former version, or say why not."""
    try:
        screen.go(act(path))
    except Refused as refusal:
        former = library.former(path)
        if former:
            _offer(screen, str(refusal), lambda: screen.attempt(lambda: act(former)))
        else:
            screen.root.toast(str(refusal), "danger", refusal.topic)


def _offer(screen: MenuScreen, why: str, use: Callable[[], object]) -> None:
    kit, tr = screen.kit, screen.shell.tr

    def yes() -> None:
        dialog.close()
        use()

    words = Label(kit, tr("former-offer", why=why), BODY)
    dialog = Dialog(kit, tr("former-title"), Column(kit, [words]), width=520, name="former")
    dialog.buttons.content = [
        Button(kit, tr("cancel"), dialog.cancel, name="former-cancel"),
        Button(kit, tr("load-use-backup"), yes, kind="primary", name="former-open"),
    ]
    screen.root.open(dialog, lambda: _offer(screen, why, use))
