"""The panel below the chronicle: what is being chosen, an open offer, or trade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import ActionButton, TableModel
from catan_desktop.present.words import Party, words
from catan_desktop.ui.dialogs.option_row import Option
from catan_desktop.ui.dialogs.options import option_rows
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Card, Column, Grid, Kit, Pressable, RichText, Widget
from catan_desktop.ui.widgets.keys import activates, matches

_HALF = 96
"""Design units of an answer beside another: one whose words would be taller than two lines there has its own line."""


@record
class Choosing:
    """What is being chosen."""

    title: str
    text: str
    """Marked-up."""
    icon: str
    buttons: Sequence[tuple[str, str, Callable[[], object], str]]
    """(name, words, what it does, what that is sure to bring), chosen by click or by their number."""
    on_back: Callable[[], object] | None
    options: Sequence[Option] = ()
    """Answers with pictures, chosen by click or by their number."""


def choosing_panel(
    kit: Kit, texts: TableText, choosing: Choosing, on_link: Callable[[str], object] | None = None
) -> Widget:
    """Show the price and the consequences of what is being chosen, the answers, and the way back."""
    rows: list[Widget] = []
    if choosing.text.rstrip(".") != choosing.title.rstrip("."):
        rows.append(RichText(kit, choosing.text, BODY, on_link=on_link))
    for number, (name, text, act, sure) in enumerate(choosing.buttons, 1):
        rows.append(Button(kit, text, act, kind="secondary", size="body", name=name, hotkey=str(number), tip=sure))
    if choosing.options:
        listed = option_rows(kit, choosing.options, low=True)
        numbered = any(option.amount >= 0 for option in choosing.options)
        broad = numbered or any(row.option.text or row.tall_at(kit.px(_HALF)) for row in listed)
        rows.append(Grid(kit, listed, cell=180 if broad else 88, most=2, gap="gap-tiny"))
    if choosing.on_back is not None:
        rows.append(
            Button(
                kit,
                texts.tr("choose-back"),
                choosing.on_back,
                kind="quiet",
                size="small",
                badge=kit.keys.label("back"),
                name="back",
            )
        )
    return Column(kit, rows, gap="gap")


def entry_text(texts: TableText, entry: ActionButton | None, ask: str) -> str:
    """Return in words what an action costs, what it sets off, and what to choose next."""
    rows = []
    if entry is not None and entry.gist is not None:
        rows.append(f"<dim>{texts.rich(entry.gist)}</>")
    if entry is not None and entry.price:
        rows.append(texts.tr("price-is", price=texts.price(entry.price)))
    if entry is not None and entry.warning is not None:
        rows.append(f"<fire>{texts.rich(entry.warning)}</>")
    if ask:
        rows.append(ask)
    return "\n".join(rows)


def waited_for(texts: TableText, model: TableModel, *, over: bool = False) -> str:
    """Return in words whom the table waits for, or that the game is over."""
    acting = tuple([panel.seat for panel in model.seats if panel.acting])
    if model.viewer in acting and texts.seats.sittings[model.viewer].human:
        return texts.tr("waiting-you")
    if acting:
        return texts.say(words("waiting-for", names=Party(mask_of(acting))))
    return texts.tr("reason-game-over" if over else "waiting-chance")


class Menu(Card):
    """Buttons above everything: walked by the arrows, pressed by Enter or by a letter of their own."""

    def __init__(
        self, kit: Kit, rows: Sequence[Widget], buttons: Sequence[Pressable], name: str, *, first: int = 0
    ) -> None:
        """`first` is the button to begin at."""
        body = Column(kit, rows, gap="gap-tiny")
        super().__init__(kit, body, look="raised", pad="gap", rim="gold", name=name)
        self.buttons = list(buttons)
        self.first = first
        self.rect.size = self.measure()

    @property
    def at(self) -> int:
        """Return the index of the button with the ring; where none has it, of the one to begin at."""
        return next((index for index, button in enumerate(self.buttons) if button.ringed), self.first)

    def mark(self, index: int) -> None:
        """Put the ring on one of the buttons."""
        for number, button in enumerate(self.buttons):
            button.ringed = number == index
        self.touch()

    def handle(self, event: pygame.event.Event) -> bool:
        """Choose with the arrows and Enter, or with the letter of the action. Where none has the ring yet, a press only
        puts it on one."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in {pygame.K_UP, pygame.K_DOWN}:
            self.mark((self.at + (1 if event.key == pygame.K_DOWN else -1)) % len(self.buttons))
            return True
        if activates(event) and not any(button.ringed for button in self.buttons):
            self.mark(self.first)
            return True
        meant = [self.buttons[self.at]] if activates(event) else []
        meant += [button for button in self.buttons if matches(event, button.hotkey)]
        for button in meant[:1]:
            button.press()
        return bool(meant)


class PlaceMenu(Menu):
    """What can be done at one place: opened by a click on it."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        options: Sequence[tuple[str, ActionButton | None, Action]],
        act: Callable[[Action], object],
        where: tuple[int, int],
        told: Callable[[Action], Sequence[str]],
    ) -> None:
        """`options`: (text, what the table knows of it, the action); `told`: what an action is sure to bring."""
        buttons: list[Button] = []
        for index, (text, entry, action) in enumerate(options):
            rows = [*told(action)] or ([texts.price(entry.price)] if entry is not None and entry.price else [])
            icon = entry.icon if entry is not None else ""
            buttons.append(
                Button(
                    kit,
                    text,
                    partial(act, action),
                    icon=icon,
                    sub="\n".join(rows),
                    size="body",
                    name=f"place-{index}",
                    hotkey=kit.keys.action(entry.key, entry.hotkey) if entry is not None else "",
                    badge="",
                )
            )
        for button in buttons:
            button.flush = True
        super().__init__(kit, buttons, buttons, "place-menu")
        gap = kit.px(26)
        self.rect.midbottom = (where[0], where[1] - gap)
        if self.rect.top < kit.px(40):
            self.rect.midtop = (where[0], where[1] + gap)
