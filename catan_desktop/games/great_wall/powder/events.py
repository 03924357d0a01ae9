"""What happens in Black Powder."""

from __future__ import annotations

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record


@record
class FirearmPlaced(Event):
    """A firearm of the set-up stands in a hideout."""

    seat: Seat
    firearm: int
    section: int


@record
class FirearmBuilt(Event):
    """A firearm was built."""

    seat: Seat
    firearm: int
    section: int
    cost: Counts


@record
class Fired(Event):
    """A firearm is fired at a card."""

    seat: Seat
    firearm: int
    section: int
    row: int


@record
class PatternHit(Event):
    """The cells of a shot, and those of them that got a wound."""

    section: int
    row: int
    cells: int
    wounds: int


@record
class TowerTaken(Event):
    """A spearman stands on a tower; `driven` is whose spearman went home, -1: nobody's."""

    seat: Seat
    tower: int
    driven: Seat


@record
class TowerScored(Event):
    """What a tower brings in Winter: sections that held and sections that were breached."""

    seat: Seat
    tower: int
    held: int
    breached: int


@record
class TowerLeft(Event):
    """The spearman of a tower goes back to camp."""

    seat: Seat
    tower: int


@record
class TowerRecalled(Event):
    """A seat calls the spearman of a tower back."""

    seat: Seat
    tower: int


@record
class Arson(Event):
    """An arsonist sets fire to the spots around him."""

    seat: Seat
    section: int
    row: int
    cells: int


@record
class SapperLeapt(Event):
    """A sapper goes from the wall to the first card."""

    seat: Seat
    section: int


@record
class RamMoved(Event):
    """A ram comes a row nearer."""

    section: int
    row: int


@record
class LevelLost(Event):
    """A section loses a level by `cause`: ram, trebuchet; those of its firing spots go to the hideout."""

    section: int
    level: int
    cause: str
    posts: tuple[tuple[int, int], ...]
    """By firing spot of that level: seat and kind of its soldier, -1 for both where it is free."""


@record
class LadderClimbed(Event):
    """All soldiers of a section fall; so many firearms of each kind are lost."""

    section: int
    firearms: Counts
