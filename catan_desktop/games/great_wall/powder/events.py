"""What happens in Black Powder."""

from __future__ import annotations

from catan_desktop.kernel import Counts, Seat, record
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count, Level, Mask

from ..board import RowId, SectionId
from ..tables import SoldierId
from .tables import FirearmId, TowerId


@record
class FirearmPlaced(SeatEvent):
    """A firearm of the set-up stands in a hideout."""

    firearm: FirearmId
    section: SectionId


@record
class FirearmBuilt(SeatEvent):
    """A firearm was built."""

    firearm: FirearmId
    section: SectionId
    cost: Counts


@record
class Fired(SeatEvent):
    """A firearm is fired at a card."""

    firearm: FirearmId
    section: SectionId
    row: RowId


@record
class PatternHit(Event):
    """The cells of a shot, and those of them that got a wound."""

    section: SectionId
    row: RowId
    cells: Mask
    wounds: Mask


@record
class TowerTaken(SeatEvent):
    """A spearman stands on a tower; `driven` is whose spearman went home, -1: nobody's."""

    tower: TowerId
    driven: Seat


@record
class TowerScored(SeatEvent):
    """What a tower brings in Winter: sections that held and sections that were breached."""

    tower: TowerId
    held: Count
    breached: Count


@record
class TowerLeft(SeatEvent):
    """The spearman of a tower goes back to camp."""

    tower: TowerId


@record
class TowerRecalled(SeatEvent):
    """A seat calls the spearman of a tower back."""

    tower: TowerId


@record
class Arson(SeatEvent):
    """An arsonist sets fire to the spots around him."""

    section: SectionId
    row: RowId
    cells: Mask


@record
class SapperLeapt(SeatEvent):
    """A sapper goes from the wall to the first card."""

    section: SectionId


@record
class RamMoved(Event):
    """A ram comes a row nearer."""

    section: SectionId
    row: RowId


@record
class LevelLost(Event):
    """A section loses a level by `cause`: ram, trebuchet; those of its firing spots go to the hideout."""

    section: SectionId
    level: Level
    cause: str
    posts: tuple[tuple[Seat, SoldierId], ...]
    """By firing spot of that level: seat and kind of its soldier, -1 for both where it is free."""


@record
class LadderClimbed(Event):
    """All soldiers of a section fall; so many firearms of each kind are lost."""

    section: SectionId
    firearms: Counts
