"""The options of a new game in rows: a switch or a list each, with what it does."""

from __future__ import annotations

from catan_desktop.present.models.screens import OptionCard, Value
from catan_desktop.present.words import Speaker, option_key
from catan_desktop.ui.scenes.new_game_draft import Draft
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import STRONG, Style
from catan_desktop.ui.widgets import Column, Dropdown, Label, Row, Toggle, Widget


class OptionRows:
    """Makes them; what is chosen there changes the draft."""

    def __init__(self, shell: Shell, draft: Draft, words: Speaker) -> None:
        """`words` says a text as the chosen game says it."""
        self.shell, self.draft, self.words = shell, draft, words

    def row(self, option: OptionCard) -> Widget:
        """Return an option with its name, its choice and what it does."""
        kit, tr = self.shell.kit, self.words
        value = self.draft.value(option)
        title = tr(option_key(option.key))
        told = Label(kit, tr(option_key(option.key, "help")), Style("text", "small", "dim"))
        if isinstance(value, bool):
            toggle = Toggle(kit, title, value, lambda on: self.draft.take(option, on), name=f"option-{option.key}")
            return Column(kit, [toggle, told], gap=2)
        ink = "ink" if value == option.default else "gold"
        name = Label(kit, title, STRONG.of(ink), grow=1.0)
        return Column(kit, [Row(kit, [name, self.choice(option)]), told], gap=2)

    def choice(self, option: OptionCard, grow: float = 0.0) -> Dropdown:
        """Return the list of its values."""
        now = next(at for at, one in enumerate(option.choices) if one == self.draft.value(option))
        words = [self.value_words(option, one) for one in option.choices]

        def take(at: int) -> None:
            self.draft.take(option, option.choices[at])

        return Dropdown(self.shell.kit, words, now, take, name=f"option-{option.key}", grow=grow)

    def value_words(self, option: OptionCard, value: Value) -> str:
        """Return what a value is called."""
        key = option_key(option.key, value)
        return self.words(key) if self.shell.has(key) else str(value)
