"""Which trades with the supply are worth a click: those that pay for something, or lead to what was just wanted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from catan_desktop.kernel.action import Action
from catan_desktop.present.models.panels import ActionButton, TradeView
from catan_desktop.ui.scenes.table.actions import CANNOT_PAY

MOST = 2
"""So many are shown."""


@dataclass(frozen=True, slots=True)
class Bargain:
    """One trade with the supply."""

    action: Action
    entry: ActionButton | None
    """What it is good for; None where it only evens out the hand."""
    enough: bool
    """It can be paid for after this trade."""


def bargains(trade: TradeView, buttons: Iterable[ActionButton], wish: str = "") -> tuple[Bargain, ...]:
    """Give the best trades with the supply, the one toward a wish first; `wish` is the key of an action."""
    if trade.reason is not None:
        return ()
    # what lacks a place or a piece is not brought nearer by a card
    entries = [entry for entry in buttons if entry.reason is None or entry.reason.key == CANNOT_PAY]
    found: list[Bargain] = []
    wanted = next((entry for entry in entries if entry.key == wish and entry.missing), None)
    if wanted is not None:
        action = _toward(trade, wanted)
        if action is not None:
            found.append(Bargain(action, wanted, _enough(trade, wanted, action)))
    best = trade.best
    if best is not None and all(one.action != best for one in found):
        paid = [entry for entry in entries if entry.missing and _enough(trade, entry, best)]
        dearest = max(paid, key=lambda entry: sum(count for _, count in entry.price), default=None)
        found.append(Bargain(best, dearest, dearest is not None))
    return tuple(found[:MOST])


def _toward(trade: TradeView, entry: ActionButton) -> Action | None:
    """Give the trade that brings a card which is missing, for the kind of which most is left over after the price."""
    price = dict(entry.price)
    best: tuple[int, int] | None = None
    chosen: Action | None = None
    for key, _ in entry.missing:
        take = trade.kinds.index(key)
        for give, kind in enumerate(trade.kinds):
            action = trade.bank[give * len(trade.kinds) + take]
            spare = trade.hand[give] - price.get(kind, 0) - trade.rates[give]
            if action is None or spare < 0:
                continue
            value = (spare, -trade.rates[give])
            if best is None or value > best:
                best, chosen = value, action
    return chosen


def _enough(trade: TradeView, entry: ActionButton, action: Any) -> bool:
    """Say whether the hand can pay the price after a trade."""
    hand = list(trade.hand)
    hand[action.give] -= trade.rates[action.give]
    hand[action.take] += 1
    held = dict(zip(trade.kinds, hand, strict=True))
    return all(held.get(key, 0) >= count for key, count in entry.price)
