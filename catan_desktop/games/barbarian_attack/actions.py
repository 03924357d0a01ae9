"""What seats and chance do in Barbarian Attack. A knight on a path is called a rider here: knights are cards in the
words that all games share."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack.part import ChronicleId
from catan_desktop.grid.topology import HexId, PathId
from catan_desktop.kernel import Action, record
from catan_desktop.kernel.ids import Face


@record
class BuyChronicle(Action):
    """A chronicle card is bought; it is revealed and resolved at once."""


@record
class DrawnChronicle(Action):
    """Chance: which chronicle card is drawn, by its number in `part.CHRONICLE`."""

    card: ChronicleId


@record
class PlaceRider(Action):
    """A rider of the supply comes to a path: Knighthood, Swift Knight."""

    path: PathId


@record
class TakeBarbarian(Action):
    """Treason: a barbarian will leave this coastal hex."""

    hex: HexId


@record
class PutBarbarian(Action):
    """Treason: a barbarian comes to this coastal hex, from the first hex named, then from the second, then from the
    sea."""

    hex: HexId


@record
class CaptureBarbarian(Action):
    """Intrigue: a barbarian of this coastal hex becomes a prisoner."""

    hex: HexId


@record
class TakeNothing(Action):
    """On a 7: no opponent is robbed."""


@record
class MoveRider(Action):
    """A rider goes from a path to another; beyond three paths it costs a grain."""

    start: PathId
    to: PathId


@record
class FinishRiding(Action):
    """No more riders move; the coast is checked."""


@record
class LandingRoll(Action):
    """Chance: two dice for the next number of a landing."""

    one: Face
    two: Face


@record
class PrisonerRoll(Action):
    """Chance: two dice of one seat that wants a prisoner."""

    one: Face
    two: Face


@record
class LossRoll(Action):
    """Chance: the die for the losses after a victory."""

    face: Face
