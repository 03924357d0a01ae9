"""Trades with the supply that are worth a suggestion: one leads to what was just wanted, or pays for something."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import ActionButton, TradeView
from catan_desktop.ui.scenes.table.actions import CANNOT_PAY


@record
class Bargain:
    """A trade with the supply, and what it is good for."""

    action: Action
    entry: ActionButton
    """The action that it brings nearer."""
    enough: bool
    """True where the action can be paid for after this trade."""


def bargain(trade: TradeView, buttons: Iterable[ActionButton], wish: str = "") -> Bargain | None:
    """Return the best trade with the supply, one toward a wish before all; `wish` is the key of an action.

    A trade that only evens out the hand is good for nothing that can be named, and is not suggested.
    """
    if trade.reason is not None:
        return None
    # what lacks a place or a piece is not brought nearer by a card
    entries = [entry for entry in buttons if entry.missing and entry.reason and entry.reason.key == CANNOT_PAY]
    wanted = next((entry for entry in entries if entry.key == wish), None)
    if wanted is not None:
        action = _toward(trade, wanted)
        if action is not None:
            return Bargain(action, wanted, _enough(trade, wanted, action))
    if trade.best is not None:
        paid = [entry for entry in entries if _enough(trade, entry, trade.best)]
        dearest = max(paid, key=_cost, default=None)
        return Bargain(trade.best, dearest, True) if dearest is not None else None
    for entry in sorted(entries, key=_cost, reverse=True):
        action = _toward(trade, entry)
        if action is not None and _enough(trade, entry, action):
            return Bargain(action, entry, True)
    return None


def _cost(entry: ActionButton) -> int:
    return sum(count for _, count in entry.price)


def _toward(trade: TradeView, entry: ActionButton) -> Action | None:
    """Return the trade that brings a card which is missing, for the kind of which most is left over after the price."""
    price = dict(entry.price)
    best: tuple[int, int] | None = None
    chosen: Action | None = None
    for key, _ in entry.missing:
        take = trade.kinds.index(key)
        for give, kind in enumerate(trade.kinds):
            action, rate = trade.bank[give * len(trade.kinds) + take], trade.rate(give, take)
            spare = trade.hand[give] - price.get(kind, 0) - rate
            if action is None or spare < 0:
                continue
            value = (spare, -rate)
            if best is None or value > best:
                best, chosen = value, action
    return chosen


def _enough(trade: TradeView, entry: ActionButton, action: Action) -> bool:
    """Return whether the hand can pay the price after a trade."""
    hand, (give, rate, take) = list(trade.hand), trade.terms(action)
    hand[give] -= rate
    hand[take] += 1
    held = dict(zip(trade.kinds, hand, strict=True))
    return all(held.get(key, 0) >= count for key, count in entry.price)
