"""The eyes with which bots alone are watched: those of one seat, or those of all, to which every hand lies open.

Who has left the own seat to a bot watches with the eyes of that seat alone, and so may sit down there again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.words import Who, words
from catan_desktop.ui.keystrokes import stroke
from catan_desktop.ui.scenes.replay_parts import EyesButton
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import DIM
from catan_desktop.ui.widgets import Flow, Kit, RichText, Widget


def seat_of_key(facts: Facts, event: pygame.event.Event) -> Seat | None:
    """Return the eyes that a digit chooses: those of a seat, or with 0 those of all; None for any other key."""
    name = stroke(event) if event.type == pygame.KEYDOWN else ""
    if facts.state.left is not None or not name.isdigit() or int(name) > len(facts.sittings):
        return None
    return Seat(int(name) - 1) if int(name) else NOBODY


def rows(kit: Kit, texts: TableText, facts: Facts, choose: Callable[[Seat], object]) -> Sequence[Widget]:
    """Return the eyes to choose from, and whose hand is seen."""
    left = facts.state.left
    if left is not None:
        told = texts.rich(words("watch-own", name=Who(left)))
        return (RichText(kit, told, DIM, name="watch-hand"),)
    seats = (NOBODY, *(Seat(index) for index in range(len(facts.sittings))))
    buttons = [EyesButton(kit, texts, seat, seat == facts.state.watched, partial(choose, seat)) for seat in seats]
    for button in buttons:
        everybody = button.seat == NOBODY
        said = texts.rich(words("watch-eyes-all-tip") if everybody else words("watch-eyes-tip", name=Who(button.seat)))
        button.tip = f"{said}  <gold>{button.seat + 1}</>"
    told = texts.rich(words("watch-hand", name=Who(facts.seat)))
    return (RichText(kit, told, DIM, name="watch-hand"), Flow(kit, buttons, gap="gap-tiny"))
