"""Dialogs for a choice: a card picker, a stepper, or a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Amount, Handful
from catan_desktop.ui.dialogs.handful import HandfulPicker, amount_dialog, handful_dialog
from catan_desktop.ui.dialogs.options import options_dialog
from catan_desktop.ui.scenes.table import answer_text
from catan_desktop.ui.scenes.table.answers import Listed, act_key, due
from catan_desktop.ui.scenes.table.choosing import hint_words
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.hand import Hand
from catan_desktop.ui.scenes.table.hint import hint_line
from catan_desktop.ui.scenes.table.messages import Back, LayAside, Submit
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.widgets import Button, Dialog, Root


class ChoiceDialogs:
    """Asks what cannot be answered on the board or with a button."""

    def __init__(self, root: Root, texts: TableText, table: TableValue, busy: Callable[[], bool]) -> None:
        """`busy`: something is being shown that a dialog would cover."""
        self.root = root
        self.texts = texts
        self.table = table
        self.busy = busy
        self.late = False
        """A dialog waits until all is shown."""

    @property
    def shown(self) -> Dialog | None:
        """Return the dialog of the question: the one that is opened anew by asking; None while there is none."""
        return next((dialog for dialog in self.root.dialogs if dialog.reopen == self.ask), None)

    @property
    def on_top(self) -> bool:
        """Return whether the question lies above all other dialogs."""
        return self.shown in self.root.dialogs[-1:]

    def update(self) -> None:
        """Open the dialog that waited, when all is shown."""
        if self.late and not self.busy():
            self.ask()

    def ask(self) -> None:
        """Open the dialog that is due, as soon as all is shown; close one that is no longer."""
        if self.shown is not None:
            self.root.close(self.shown)
        facts, self.late = self.table.facts, self.busy()
        if self.late:
            return
        if not facts.asked or facts.state.laid_aside or facts.covered or self.root.dialogs:
            return
        asked = due(facts)
        if asked is not None:
            self.root.open(self._listed(asked) if isinstance(asked, Listed) else self._picker(asked), self.ask)

    def lay_aside(self) -> None:
        """Lay the dialog that is open aside, as its cross does."""
        if self.shown is not None:
            self.shown.cancel()

    def _aside(self) -> None:
        self._follow()
        self.table.send(LayAside())

    def _follow(self, given: Sequence[int] = ()) -> None:
        """Let the own hand show what is left beside what is picked to be given away."""
        held = self.table.facts.model.hand.resources
        for hand in self.root.content.walk():
            if isinstance(hand, Hand):
                for at, stack in enumerate(hand.resources):
                    stack.count = held[at][1] - (given[at] if given else 0)
                hand.touch()

    def _submit(self, action: Action) -> None:
        self.table.send(Submit(action))

    def _title(self) -> tuple[str, str]:
        facts, texts = self.table.facts, self.texts
        question = facts.model.question
        if facts.state.pick.begun or question is None:
            found = facts.actions
            title = texts.say(facts.game.action_words(found[0])) if found else texts.tr("context-choose")
            told = [texts.tr("choose-list")]
        else:
            peek = f"<faint>{texts.tr('peek-told', key=texts.keys.label('peek'))}</>"
            title = texts.say(question.text)
            told = [texts.rich(hint_words(facts)), answer_text.opening(facts, texts), peek]
        return title, "\n".join(filter(None, [*told, hint_line(facts, texts)]))

    def _picker(self, choice: Handful | Amount) -> Dialog:
        facts, tr = self.table.facts, self.texts.tr
        title, hint = self._title()
        if facts.state.pick.begun:
            title, hint = tr(act_key(facts.state.pick.kinds[0])), answer_text.number(self.texts, choice)
        if isinstance(choice, Handful):
            keys, held = zip(*facts.model.hand.resources, strict=True)
            picking = self._follow if choice.pool == held else None
            dialog = handful_dialog(
                self.root.kit, (title, hint), choice, keys, tr, self._submit, self._aside, picking=picking
            )
            if choice.pool == held and choice.least == choice.most > 1:
                picker = next(one for one in dialog.walk() if isinstance(one, HandfulPicker))
                most = Button(self.root.kit, tr("handful-most"), picker.pick_most, name="handful-most")
                most.tip = tr("handful-most-tip")
                dialog.buttons.content = [most, *dialog.buttons.content]
            return dialog
        return amount_dialog(self.root.kit, title, hint, choice, tr, self._submit, self._aside)

    def _listed(self, listed: Listed) -> Dialog:
        facts, tr = self.table.facts, self.texts.tr
        title, hint = self._title()
        dialog = options_dialog(
            self.root.kit,
            title,
            (listed.field and answer_text.head(facts, self.texts)) or hint,
            answer_text.options(facts, self.texts, listed.answers, self.table.send),
            on_cancel=partial(self.table.send, Back()) if listed.field else self._aside,
            close_tip=tr("choose-back" if listed.field else "peek"),
            confirm=tr("next-confirm"),
            unchosen=tr("choose-first"),
        )
        dialog.spared = self._coach
        return dialog

    def _coach(self) -> pygame.Rect | None:
        """Return the place of a coach."""
        desk = self.root.content
        return desk.slot if isinstance(desk, Desk) else None
