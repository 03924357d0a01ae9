"""Pictures before the lines of the chronicle that tell of cities and knights."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.cities_knights import events
from catan_desktop.games.cities_knights.numbers import FACES, SHIP
from catan_desktop.kernel.event import Event

TRACK_ICONS = ("trade_track", "politics", "science")
"""By track."""
ICONS: Mapping[type[Event], str] = {
    events.ShipSailed: "ship",
    events.ProgressDrawn: "progress",
    events.ProgressShown: "vp",
    events.ProgressPlayed: "progress",
    events.ProgressDiscarded: "progress",
    events.MetropolisGained: "metropolis",
    events.WallBuilt: "city_wall",
    events.WallLost: "city_wall",
    events.BarbariansLanded: "barbarian",
    events.CityLost: "barbarian",
    events.DefenderNamed: "defender",
    events.DefendersTied: "defender",
    events.BarbariansLeft: "ship",
    events.RobberWoke: "robber",
    events.KnightsCommitted: "knight",
    events.KnightRecruited: "knight",
    events.KnightActivated: "activate",
    events.KnightPromoted: "promote",
    events.KnightMoved: "march",
    events.KnightDisplaced: "displace",
    events.KnightDrivenAway: "displace",
    events.KnightRetreated: "march",
    events.KnightRemoved: "knight",
    events.KnightPlaced: "knight",
    events.RobberChased: "chase",
    events.DiceSet: "dice",
    events.RoadRemoved: "road",
    events.CityHealed: "city",
    events.MerchantPlaced: "merchant",
    events.FleetNamed: "bank",
    events.Collected: "monopoly",
    events.HarbourOffered: "harbour",
    events.HarbourExchanged: "trade",
    events.CardsGiven: "cards",
    events.Looked: "eye",
    events.SpyTook: "progress",
}
"""Class of event -> name of the icon."""


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    if isinstance(event, events.EventRolled):
        return "ship" if FACES[event.face] == FACES[SHIP] else "gate"
    if isinstance(event, events.Improved):
        return TRACK_ICONS[event.track]
    return ICONS.get(type(event), "")
