"""What seats decide where event cards are drawn, and the card itself."""

from __future__ import annotations

from typing import NewType

from catan_desktop.grid.topology import HexId, PathId
from catan_desktop.kernel import Action, Seat, record
from catan_desktop.kernel.cards import CardKind

EventCardId = NewType("EventCardId", int)
"""An event card, by its place in `cards.PAIRS`."""


@record
class DrawnEvent(Action):
    """Chance: the card that is drawn, 0 to 35 for the pairs of dice (1, 1) to (6, 6)."""

    card: EventCardId


@record
class SettleRobber(Action):
    """Robber Flees: the desert to which he goes."""

    hex: HexId


@record
class DamageRoad(Action):
    """Earthquake: the own road that is turned sideways."""

    path: PathId


@record
class RepairRoad(Action):
    """A damaged road is repaired for cards."""

    path: PathId


@record
class RepairRoadFree(Action):
    """A damaged road is repaired in the place of a free one."""

    path: PathId


@record
class GiveLeft(Action):
    """Good Neighbours: the kind of card for the seat on the left."""

    card: CardKind


@record
class GiveHelp(Action):
    """Helpful Neighbour: a card for a seat with fewer points."""

    card: CardKind
    receiver: Seat


@record
class TakeFromBank(Action):
    """A card of the bank."""

    card: CardKind
