"""What happens in Barbarian Attack. Hexes, paths and intersections are numbers of the board's topology."""

from __future__ import annotations

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record

SEA = -1
"""Where barbarians of the supply come from, in the place of a hex."""


# landing and conquest


@record
class LandingRolled(Event):
    """A number of a landing is known: the first, second or third of `totals`."""

    totals: tuple[int, ...]


@record
class BarbarianLanded(Event):
    """A barbarian of the supply stands on a coastal hex, `count` of them now."""

    hex: int
    count: int


@record
class LandingFull(Event):
    """A landing named a coastal hex that already holds three: nobody lands there."""

    hex: int


@record
class LandingEnded(Event):
    """The supply ran out: nobody lands, or nobody more."""


@record
class HexConquered(Event):
    """The third barbarian stands on a coastal hex."""

    hex: int


@record
class HexFreed(Event):
    """A conquered hex holds fewer than three barbarians."""

    hex: int


@record
class BuildingConquered(Event):
    """A settlement or city (`piece`) lies on its side: all hexes around it are conquered."""

    seat: Seat
    piece: str
    corner: int


@record
class BuildingFreed(Event):
    """A settlement or city (`piece`) stands up again."""

    seat: Seat
    piece: str
    corner: int


# chronicle cards


@record
class ChronicleBought(Event):
    """A seat paid for a chronicle card."""

    seat: Seat


@record
class ChronicleShuffled(Event):
    """The used cards are the deck again."""


@record
class ChronicleDrawn(Event):
    """A seat revealed a card, by its number in `part.CHRONICLE`."""

    seat: Seat
    card: int


@record
class ChronicleSpent(Event):
    """The card has no effect; `cause` is `rider` (none left), `path` (none free), `coast` (no barbarian there, so that
    another card is drawn) or `shift` (no barbarian can be moved)."""

    seat: Seat
    card: int
    cause: str


@record
class RiderPlaced(Event):
    """A rider of the supply stands on a path."""

    seat: Seat
    path: int


@record
class BarbarianShifted(Event):
    """Treason: a barbarian went from a coastal hex, or from the SEA, to another hex."""

    seat: Seat
    start: int
    to: int


@record
class BarbarianCaptured(Event):
    """Intrigue: a barbarian of a coastal hex is a prisoner."""

    seat: Seat
    hex: int


# riders, victories, losses


@record
class RiderMoved(Event):
    """A rider rode from a path to another, `grain` cards paid (0 or 1)."""

    seat: Seat
    start: int
    to: int
    grain: int


@record
class Victory(Event):
    """The riders around a coastal hex are more than its barbarians, who leave it."""

    hex: int
    riders: tuple[int, ...]
    """By seat: riders on its paths."""
    barbarians: int


@record
class PrisonerRolled(Event):
    """A seat rolled for a prisoner."""

    seat: Seat
    total: int


@record
class PrisonersTaken(Event):
    """A seat took so many prisoners of a victory."""

    seat: Seat
    count: int


@record
class PrisonerMissed(Event):
    """A seat lost the roll for a prisoner; its gold is told by `GoldTaken`, cause `prisoner`."""

    seat: Seat


@record
class LossesRolled(Event):
    """The die for the losses at a hex of a victory."""

    hex: int
    face: int


@record
class RiderFell(Event):
    """A rider went back to the supply; its gold is told by `GoldTaken`, cause `loss`."""

    seat: Seat
    path: int


@record
class NothingTaken(Event):
    """On a 7 a seat robbed nobody."""

    seat: Seat
