"""Aims for the steps of the lesson of Landnam: a piece and where it goes, and what ends a question."""

from __future__ import annotations

from catan_desktop.lessons.conditions import Armed, Asked, Both, Choosing, Lit, Not
from catan_desktop.lessons.lesson import WIDGET, Aim
from catan_desktop.lessons.pointing import TO_CONFIRM

TO_GO_ON = (Aim(WIDGET, "next"),)
"""The gold button, where it says no to a card."""
TO_STOP = (Aim(WIDGET, "next", Asked("movement")),)
"""The gold button, while it ends the movement."""


def walk(start: str, target: str) -> tuple[Aim, ...]:
    """Return the hex of a piece, once it is chosen the hex where it goes, and the gold button once that is chosen."""
    chosen = Lit("hex", target)
    return (
        Aim("hex", start, Both((Not(Armed()), Not(chosen)))),
        Aim("hex", target, Both((Not(Armed()), chosen))),
        TO_CONFIRM,
    )


def build(button: str, kind: str, *places: tuple[str, str]) -> tuple[Aim, ...]:
    """Return a button, and once it was pressed the places that say what is built, as far as each is to be chosen."""
    begun = Choosing(kind)
    return Aim(WIDGET, button, Not(begun)), *[
        Aim(space, name, Both((begun, Lit(space, name), *[Not(Lit(*before)) for before in places[:at]])))
        for at, (space, name) in enumerate(places)
    ]
