"""What seats do at sea."""

from __future__ import annotations

from typing import NewType

from catan_desktop.grid.topology import HexId, PathId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.ids import Face, Seat, Total
from catan_desktop.kernel.record import record
from catan_desktop.mechanics.tables import DevelopmentId
from catan_desktop.mechanics.terrain import TerrainId

WonderId = NewType("WonderId", int)
"""The number of a wonder among those of the game."""


@record
class BuildShip(Action):
    """A ship is paid and placed."""

    path: PathId


@record
class PlaceShip(Action):
    """A ship instead of the road at a starting settlement."""

    path: PathId


@record
class PlaceFreeShip(Action):
    """One of the free pieces of Road Building."""

    path: PathId


@record
class MoveShip(Action):
    """A ship with an open end goes elsewhere."""

    start: PathId
    to: PathId


@record
class MovePirate(Action):
    """The pirate goes to another sea hex."""

    hex: HexId


@record
class RobShip(Action):
    """One of those with a ship beside the pirate is robbed."""

    victim: Seat


@record
class TakeCloth(Action):
    """The pirate's mover takes cloth of the victim."""


@record
class TakeCard(Action):
    """The pirate's mover takes a card of the victim."""


@record
class ChooseGold(Action):
    """Cards of choice from the bank, for gold fields."""

    cards: Counts


@record
class DrawnGift(Action):
    """Chance turns up the card of a gift."""

    card: DevelopmentId


@record
class PlaceHarbour(Action):
    """A harbour of the tribe goes to the coast of the main island."""

    path: PathId


@record
class FindTile(Action):
    """The top tile of the pile lies on an undiscovered hex."""

    terrain: TerrainId


@record
class FindToken(Action):
    """The top number token of the pile lies on it."""

    number: Total


@record
class BuildLevel(Action):
    """The next level of a wonder is paid; the first one takes the wonder."""

    wonder: WonderId


@record
class AttackFortress(Action):
    """The warships of the seat attack its fortress; the turn is over then."""


@record
class FortressDie(Action):
    """Chance: how strong the fortress is."""

    face: Face


@record
class PlunderedCards(Action):
    """Chance: which cards the fleet takes."""

    cards: Counts


@record
class PassTheft(Action):
    """Nobody is robbed on a 7."""
