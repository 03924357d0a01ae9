"""What seats and chance do in Black Powder."""

from __future__ import annotations

from catan_desktop.kernel import Action, Counts, record

from ..board import ColumnId, PostId, RowId, SectionId, SpotId
from ..tables import HordeKindId, SoldierId
from .tables import FirearmId, LanceId, TowerId


@record
class KindRemoved(Action):
    """Chance: a type of horde card that is taken out of the game."""

    horde: HordeKindId


@record
class LanceDrawn(Action):
    """Chance: the shot card of a fire lance."""

    card: LanceId


@record
class StartFirearm(Action):
    """A firearm of the set-up goes to a hideout (BP-D05)."""

    firearm: FirearmId
    section: SectionId


@record
class BuildFirearm(Action):
    """A firearm is built for a hideout (GW-D13)."""

    firearm: FirearmId
    section: SectionId
    saved: Counts


@record
class TowerPlace(Action):
    """A spearman of the camp goes to a tower (BP-D24)."""

    tower: TowerId


@record
class RecallTower(Action):
    """The spearman of a tower goes back to camp (GW-D06)."""

    tower: TowerId


@record
class Fire(Action):
    """A firearm of a section is fired at the card in a row (BP-D25)."""

    section: SectionId
    firearm: FirearmId
    row: RowId


@record
class FireFree(Action):
    """The same; an advisor makes it free (BP-D25)."""

    section: SectionId
    firearm: FirearmId
    row: RowId


@record
class SapperMove(Action):
    """The sapper who has shot goes to a spot of the card in row 1 (BP-D21)."""

    spot: SpotId


@record
class DeployMachine(Action):
    """A war machine covers the block of a column and the next one of the card in row 1 (GW-D11)."""

    post: PostId
    soldier: SoldierId
    section: SectionId
    column: ColumnId
