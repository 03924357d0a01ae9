"""The chapters of a lesson that are about the game at the table, offered there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.services import LessonOffer
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Kit, RichText


def offer_buttons(
    kit: Kit,
    texts: TableText,
    offers: Sequence[LessonOffer],
    dialog: Dialog,
    leave: Callable[[Callable[[], Change]], object],
) -> list[Button]:
    """Return a button for each chapter, which closes the dialog and goes there by `leave`."""

    def begin(offer: LessonOffer) -> None:
        dialog.close()
        leave(offer.begin)

    return [
        Button(
            kit,
            texts.tr("lesson-offer", title=texts.say(offer.title)),
            partial(begin, offer),
            icon="question",
            size="body",
            name=f"lesson-{offer.key.rpartition('/')[2]}",
        )
        for offer in offers
    ]


def offer_dialog(
    kit: Kit, texts: TableText, offers: Sequence[LessonOffer], leave: Callable[[Callable[[], Change]], object]
) -> Dialog:
    """Ask whether to be taught before the game is gone on with."""
    rows = Column(kit, [RichText(kit, texts.tr("lesson-offer-text"), BODY)], gap="gap")
    dialog = Dialog(kit, texts.tr("lesson-offer-title"), rows, width=440, name="lesson-offer")
    rows.content += offer_buttons(kit, texts, offers, dialog, leave)
    no = texts.tr("lesson-offer-no")
    dialog.buttons.content = [Button(kit, no, dialog.cancel, kind="primary", size="body", name="lesson-offer-no")]
    return dialog
