"""Pictures before the lines of the chronicle."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.kernel.event import Event, GameEnded
from catan_desktop.mechanics import events

ICONS: Mapping[type[Event], str] = {
    events.Rolled: "dice",
    events.RobberMoved: "robber",
    events.Stolen: "robber",
    events.CardBought: "card",
    events.CardPlayed: "card",
    events.AwardMoved: "crown",
    events.BankTraded: "bank",
    events.Offered: "trade",
    events.Traded: "trade",
    events.Discarded: "cards",
    events.PointCardsShown: "vp",
    GameEnded: "crown",
}
"""Class of event -> name of the icon."""
BUILT: Mapping[str, str] = {"road": "road", "settlement": "settlement", "city": "city"}
"""Piece that was built -> name of the icon."""


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    if isinstance(event, events.Built):
        return BUILT.get(event.piece, "")
    return ICONS.get(type(event), "")
