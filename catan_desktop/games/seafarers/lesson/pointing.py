"""Parts of the steps at sea: a ship that moves, cards of choice."""

from __future__ import annotations

from catan_desktop.lessons.conditions import Both, Choosing, Did, Lit, Not, Opened
from catan_desktop.lessons.lesson import WIDGET, Aim, Step


def sail_step(key: str, start: str, to: str) -> Step:
    """Return the step in which a ship moves: the button, then the ship, then its new path once that is lit."""
    begun, chosen = Choosing("move_ship"), Lit("path", to)
    aims = (
        Aim(WIDGET, "act-sail", Not(begun)),
        Aim("path", start, Both((begun, Not(chosen)))),
        Aim("path", to, Both((begun, chosen))),
    )
    return Step(key, Did("move_ship"), aims, allow=(f"move_ship {start} {to}",))


def choosing_step(key: str, kind: str, cards: str) -> Step:
    """Return the step in which cards of a kind are chosen; the choice is opened again after another card."""
    aims = (Aim(WIDGET, f"pick-{kind}", Opened("handful")), Aim(WIDGET, "next", Not(Opened("handful"))))
    return Step(key, Did("choose_gold"), aims, allow=(f"choose_gold {cards}",))
