"""An offer to the others and what they say to it, step by step, as each lesson of a market has it."""

from __future__ import annotations

from catan_desktop.mechanics.events import OfferEnded, Traded
from catan_desktop.mechanics.tables import KINDS

from .conditions import Asked, Did, Either, happened
from .lesson import WIDGET, Aim, Step
from .pointing import ALL_THREE, TO_END, one_for_one


def bargain(give: str, given: int, want: str, wanted: int) -> tuple[Step, ...]:
    """One card is offered for another, the last of three takes it; then an offer of somebody else is answered."""
    hands = " ".join(",".join("1" if kind == one else "0" for kind in range(KINDS)) for one in (given, wanted))
    return (
        Step(
            "offer",
            Did("offer_trade"),
            one_for_one(give, given, want, wanted),
            allow=(f"offer_trade {hands} {ALL_THREE}",),
        ),
        Step("hear", Asked("offer")),
        Step("answers", happened(Traded), (Aim(WIDGET, "settle-3"),), allow=("settle_trade 3",)),
        Step("pass", Asked("offer"), TO_END, allow=("end_turn",)),
        Step(
            "reply",
            Either((happened(Traded), happened(OfferEnded))),
            (Aim(WIDGET, "accept"),),
            allow=("accept_offer", "decline_offer", "counter_offer"),
        ),
    )
