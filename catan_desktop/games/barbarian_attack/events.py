"""What happens in Barbarian Attack. Hexes, paths and intersections are numbers of the board's topology."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack.part import ChronicleId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Count, Face, Total

SEA = HexId(-1)
"""Where barbarians of the supply come from, in the place of a hex."""


# landing and conquest


@record
class LandingRolled(Event):
    """A number of a landing is known: the first, second or third of `totals`."""

    totals: tuple[Total, ...]


@record
class BarbarianLanded(Event):
    """A barbarian of the supply stands on a coastal hex, `count` of them now."""

    hex: HexId
    count: Count


@record
class LandingFull(Event):
    """A landing named a coastal hex that already holds three: nobody lands there."""

    hex: HexId


@record
class LandingEnded(Event):
    """The supply ran out: nobody lands, or nobody more."""


@record
class HexConquered(Event):
    """The third barbarian stands on a coastal hex."""

    hex: HexId


@record
class HexFreed(Event):
    """A conquered hex holds fewer than three barbarians."""

    hex: HexId


@record
class BuildingConquered(Event):
    """A settlement or city (`piece`) lies on its side: all hexes around it are conquered."""

    seat: Seat
    piece: str
    corner: CornerId


@record
class BuildingFreed(Event):
    """A settlement or city (`piece`) stands up again."""

    seat: Seat
    piece: str
    corner: CornerId


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
    card: ChronicleId


@record
class ChronicleSpent(Event):
    """The card has no effect; `cause` is `rider` (none left), `path` (none free), `coast` (no barbarian there, so that
    another card is drawn) or `shift` (no barbarian can be moved)."""

    seat: Seat
    card: ChronicleId
    cause: str


@record
class RiderPlaced(Event):
    """A rider of the supply stands on a path."""

    seat: Seat
    path: PathId


@record
class BarbarianShifted(Event):
    """Treason: a barbarian went from a coastal hex, or from the SEA, to another hex."""

    seat: Seat
    start: HexId
    to: HexId


@record
class BarbarianCaptured(Event):
    """Intrigue: a barbarian of a coastal hex is a prisoner."""

    seat: Seat
    hex: HexId


# riders, victories, losses


@record
class RiderMoved(Event):
    """A rider rode from a path to another, `grain` cards paid (0 or 1)."""

    seat: Seat
    start: PathId
    to: PathId
    grain: Count


@record
class Victory(Event):
    """The riders around a coastal hex are more than its barbarians, who leave it."""

    hex: HexId
    riders: tuple[Count, ...]
    """By seat: riders on its paths."""
    barbarians: Count


@record
class PrisonerRolled(Event):
    """A seat rolled for a prisoner."""

    seat: Seat
    total: Total


@record
class PrisonersTaken(Event):
    """A seat took prisoners of a victory."""

    seat: Seat
    count: Count


@record
class PrisonerMissed(Event):
    """A seat lost the roll for a prisoner; its gold is told by `GoldTaken`, cause `prisoner`."""

    seat: Seat


@record
class LossesRolled(Event):
    """The die for the losses at a hex of a victory."""

    hex: HexId
    face: Face


@record
class RiderFell(Event):
    """A rider went back to the supply; its gold is told by `GoldTaken`, cause `loss`."""

    seat: Seat
    path: PathId


@record
class NothingTaken(Event):
    """On a 7 a seat robbed nobody."""

    seat: Seat
