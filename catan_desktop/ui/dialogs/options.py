"""A question with a list of answers: victims, resources, heroes, clans, whatever a family of actions names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from catan_desktop.ui.dialogs.amount_row import AmountRow
from catan_desktop.ui.dialogs.option_card import OptionTile, are_cards, card_grid, grid_width, is_pictured, option_card
from catan_desktop.ui.dialogs.option_row import Option, OptionRow
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Grid, Kit, RichText, Widget


def option_rows(kit: Kit, options: Sequence[Option], *, low: bool = False) -> list[OptionRow]:
    """Make the rows of answers: those that can be chosen are called `option-0` and so on, others `barred-0` and so on.

    A row has the number of its place in the list unless it has one of its own. Cards are shown as such, numbers as one
    row, which comes first and has their digits.

    low: for a narrow panel.
    """
    amounts = [option for option in options if option.amount >= 0] if low else []
    rows: list[OptionRow] = [AmountRow(kit, amounts, "option-0")] if amounts else []
    counts = {"option": len(rows), "barred": 0}
    for place, option in enumerate([one for one in options if one not in amounts], 0 if amounts else 1):
        kind = "barred" if option.reason else "option"
        name, digit = f"{kind}-{counts[kind]}", option.digit or place
        if low and are_cards(options):
            row: OptionRow = OptionTile(kit, option, name, digit, options)
        elif not low and is_pictured(options):
            row = option_card(kit, option, name, digit, len(options))
        else:
            row = OptionRow(kit, option, name, digit, low=low)
        rows.append(row)
        counts[kind] += 1
    return rows


class Question(Dialog):
    """A question whose answers are rows: what is chosen waits for a second press, or for the gold button."""

    rows: Sequence[OptionRow] = ()

    def first(self) -> Widget | None:
        """Begin with the answer that waits to be confirmed, else with the first possible: never with the button."""
        able = [row for row in self.rows if row.enabled]
        return next((row for row in able if row.chosen), able[0] if able else None)


def options_dialog(
    kit: Kit,
    title: str,
    hint: str,
    options: Sequence[Option],
    *,
    on_cancel: Callable[[], object],
    close_tip: str,
    confirm: str,
    unchosen: str,
) -> Dialog:
    """Make the question; an answer that only leads on closes it at once, one that does something with the second press.

    Args:
        confirm: words of the button that does the chosen answer.
        unchosen: why it cannot yet be pressed.
    """
    dialog: list[Question] = []
    button = Button(kit, confirm, kind="primary", name="confirm-answer", badge="")
    button.disable(unchosen)

    def take(option: Option) -> None:
        dialog[0].close()
        option.act()

    def choose(row: OptionRow) -> None:
        if row.option.deed is None or row.chosen:
            take(row.option)
            return
        for other in rows:
            other.chosen = other is row
        button.disable("")
        button.on_press = partial(take, row.option)
        kit.due()

    pictured = is_pictured(options)
    rows = option_rows(kit, options)
    for row in rows:
        row.on_press = partial(choose, row)
    many = len(rows) > 4 and not any(option.text for option in options)
    listed: Widget = Grid(kit, rows, cell=190, most=2) if many else Column(kit, rows)
    if pictured:
        listed = card_grid(kit, rows)
    body = Column(kit, [RichText(kit, hint, BODY.of("dim")), listed] if hint else [listed], gap="gap-large")
    made = Question(
        kit,
        title,
        body,
        [button] if any(option.deed is not None for option in options) else [],
        width=grid_width(rows) if pictured else 520,
        on_cancel=on_cancel,
        close_tip=close_tip,
        name="question",
    )
    made.rows = rows
    dialog.append(made)
    return made
