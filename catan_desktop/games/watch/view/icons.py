"""Pictures before the lines of the chronicle that tell of the north."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.watch import events
from catan_desktop.kernel.event import Event

ICONS: Mapping[type[Event], str] = {
    events.WildDieRolled: "wildling",
    events.GuardPlaced: "guard",
    events.GuardLost: "skull",
    events.WildlingSettled: "fire",
    events.RaidBegan: "warning",
    events.WildlingAdvanced: "wildling",
    events.CrowdDispersed: "wall",
    events.Invaded: "wildling",
    events.Breached: "breach",
    events.WildlingRemoved: "check",
    events.HeroUsed: "hero",
    events.CampLeft: "check",
    events.ClearingLeft: "check",
}
"""Class of event -> name of the icon."""


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    return ICONS.get(type(event), "")
