"""Parts of the steps of every game: what they point at, and steps in which a piece is built or the robber comes."""

from __future__ import annotations

from catan_desktop.mechanics.events import Discarded, Stolen

from .conditions import Armed, Asked, Both, Choosing, Did, Drafted, Either, InSight, Not, Opened, happened
from .lesson import PUPIL, WIDGET, Aim, Condition, Step

TO_CONFIRM = Aim(WIDGET, "next", Armed())
"""The gold button, once something needs only a yes."""
TO_ROLL = (Aim(WIDGET, "next"),)
TO_END = (Aim(WIDGET, "next", Asked("action")),)
"""The gold button, while it ends the turn."""
AROUND = ("1 roll", "1 end_turn", "2 roll", "2 end_turn", "3 roll", "3 end_turn")
"""What three others do when all that matters is their dice."""

ALL_THREE = 0b1110
"""The others at a table of four, as an offer names them: whom the offer leaves out cannot answer it."""


def spot(space: str, *names: str) -> tuple[Aim, ...]:
    """Some places to choose from, and the gold button once one is chosen."""
    return *(Aim(space, name, Not(Armed())) for name in names), TO_CONFIRM


def pressed(widget: str) -> tuple[Aim, ...]:
    """A button or a card, and the gold button once it was pressed."""
    return Aim(WIDGET, widget, Not(Armed())), TO_CONFIRM


def button_then_place(button: str, kind: str, space: str, name: str | int) -> tuple[Aim, ...]:
    """A button, and the place once it was pressed."""
    return Aim(WIDGET, button, Not(Choosing(kind))), Aim(space, name, Choosing(kind))


def building_step(key: str, piece: str, space: str, place: str, until: Condition | None = None) -> Step:
    """A step in which a piece is built at a place; it ends with that unless something else is told."""
    kind = f"build_{piece}"
    aims = button_then_place(f"act-{piece}", kind, space, place)
    return Step(key, until or Did(kind), aims, allow=(f"{kind} {place}",))


def sent_step(key: str, figure: str, hex: str, until: Condition | None = None, asked: str = "robber") -> Step:
    """A step in which robber or pirate is sent to a hex, and robs somebody unless something else is told."""
    there = (Aim("hex", hex, Both((Not(Armed()), Asked(asked)))), TO_CONFIRM)
    return Step(key, until or happened(Stolen), there, allow=(f"move_{figure} {hex}",))


def robber_steps(sent: str, hex: str) -> tuple[Step, ...]:
    """Steps in which a seven is rolled, cards are given back, and the robber is sent (the step `sent`) to a hex."""
    return (
        Step("roll", Asked("discard"), TO_ROLL, allow=("roll",)),
        Step("discard", happened(Discarded, seat=PUPIL), (Aim(WIDGET, "handful"),), allow=("discard",)),
        sent_step(sent, "robber", hex),
    )


_BESIDE = InSight("ladders-panel")


def ladders_aims(button: str) -> tuple[Aim, ...]:
    """The panel of what is built in levels, or the button of their chart where it has no room."""
    return Aim(WIDGET, "ladders-panel", _BESIDE), Aim(WIDGET, f"act-{button}", Not(_BESIDE))


def level_aims(button: str, ladder: str, level: int) -> tuple[Aim, ...]:
    """The level beside the island, or else on the chart behind its button, and the gold button once it is chosen."""
    chart = Opened("ladders")
    begun = Either((chart, Armed()))
    return (
        Aim(WIDGET, f"step-{ladder}-{level}", Both((_BESIDE, Not(begun)))),
        Aim(WIDGET, f"act-{button}", Not(Either((_BESIDE, begun)))),
        Aim(WIDGET, f"rung-{ladder}-{level}", chart),
        Aim(WIDGET, "next", Both((Armed(), Not(chart)))),
    )


def from_supply(wanted: str, kind: int) -> tuple[Aim, ...]:
    """One card is wanted of the supply."""
    return (
        Aim(WIDGET, f"want-{wanted}", Not(Drafted("want", kind))),
        Aim(WIDGET, "trade-supply", Drafted("want", kind)),
    )


def one_for_one(give: str, given: int, want: str, wanted: int) -> tuple[Aim, ...]:
    """One card is offered to the others for another."""
    there, asked = Drafted("give", given), Drafted("want", wanted)
    return (
        Aim(WIDGET, f"give-{give}", Not(there)),
        Aim(WIDGET, f"want-{want}", Both((there, Not(asked)))),
        Aim(WIDGET, "trade-offer", Both((there, asked))),
    )
