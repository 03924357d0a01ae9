"""What happens in Barbarian Attack. Hexes, paths and intersections are numbers of the board's topology."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack.part import ChronicleId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import record
from catan_desktop.kernel.event import Event, SeatEvent
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
class BuildingConquered(SeatEvent):
    """A settlement or city (`piece`) lies on its side: all hexes around it are conquered."""

    piece: str
    corner: CornerId


@record
class BuildingFreed(SeatEvent):
    """A settlement or city (`piece`) stands up again."""

    piece: str
    corner: CornerId


# chronicle cards


@record
class ChronicleBought(SeatEvent):
    """A seat paid for a chronicle card."""


@record
class ChronicleShuffled(Event):
    """The used cards are the deck again."""


@record
class ChronicleDrawn(SeatEvent):
    """A seat revealed a card, by its number in `part.CHRONICLE`."""

    card: ChronicleId


@record
class ChronicleSpent(SeatEvent):
    """The card has no effect; `cause` is `rider` (none left), `path` (none free), `coast` (no barbarian there, so that
    another card is drawn) or `shift` (no barbarian can be moved)."""

    card: ChronicleId
    cause: str


@record
class RiderPlaced(SeatEvent):
    """A rider of the supply stands on a path."""

    path: PathId


@record
class BarbarianShifted(SeatEvent):
    """Treason: a barbarian went from a coastal hex, or from the SEA, to another hex."""

    start: HexId
    to: HexId


@record
class BarbarianCaptured(SeatEvent):
    """Intrigue: a barbarian of a coastal hex is a prisoner."""

    hex: HexId


# riders, victories, losses


@record
class RiderMoved(SeatEvent):
    """A rider rode from a path to another, `grain` cards paid (0 or 1)."""

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
class PrisonerRolled(SeatEvent):
    """A seat rolled for a prisoner."""

    total: Total


@record
class PrisonersTaken(SeatEvent):
    """A seat took prisoners of a victory."""

    count: Count


@record
class PrisonerMissed(SeatEvent):
    """A seat lost the roll for a prisoner; its gold is told by `GoldTaken`, cause `prisoner`."""


@record
class LossesRolled(Event):
    """The die for the losses at a hex of a victory."""

    hex: HexId
    face: Face


@record
class RiderFell(SeatEvent):
    """A rider went back to the supply; its gold is told by `GoldTaken`, cause `loss`."""

    path: PathId


@record
class NothingTaken(SeatEvent):
    """On a 7 a seat robbed nobody."""
