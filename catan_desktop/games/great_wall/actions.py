"""What seats and chance do in the Great Wall: the decision points of section 15, and what is drawn."""

from __future__ import annotations

from typing import ClassVar

from catan_desktop.kernel import Action, Counts, Seat, record
from catan_desktop.kernel.ids import Count, Level

from .board import LocationId, PostId, ResourceId, SectionId, SlotId, SpotId
from .tables import AdvisorId, ArtifactId, BackId, ClanId, CommandId, GeneralId, HordeId, RequestId, SoldierId

# chance


@record
class TeaDrawn(Action):
    """Chance: who drinks tea next in the first order."""

    player: Seat


@record
class HordeDrawn(Action):
    """Chance: the top card of the horde deck, whose back is known."""

    card: HordeId


@record
class BackShown(Action):
    """Chance: the back of the card that is on top now."""

    back: BackId


@record
class GeneralDealt(Action):
    """Chance: a general for the seat that is dealt to."""

    card: GeneralId


@record
class AdvisorDealt(Action):
    """Chance: an advisor for the seat that is dealt to."""

    card: AdvisorId


@record
class AdvisorOpened(Action):
    """Chance: the next advisor of the display."""

    card: AdvisorId


@record
class ArtifactDrawn(Action):
    """Chance: an artifact that counts in this game."""

    card: ArtifactId


@record
class RequestDrawn(Action):
    """Chance: a request that counts in this game."""

    card: RequestId


# set-up


@record
class ChooseClan(Action):
    """A free clan (GW-D01)."""

    clan: ClanId


@record
class ChooseGeneral(Action):
    """The general that is kept (GW-D02)."""

    card: GeneralId


@record
class StartAdvisors(Action):
    """The advisor that becomes active; the other one is passive (GW-D03)."""

    card: AdvisorId


@record
class StartOverseers(Action):
    """The areas whose overseer begins on level 1 (GW-D04)."""

    areas: Counts


# the Year


@record
class RecallClerk(Action):
    """A clerk goes back to the pool (GW-D06)."""

    location: LocationId


@record
class RecallSoldier(Action):
    """A soldier of a hideout or a wall goes back to camp (GW-D06)."""

    post: PostId
    soldier: SoldierId
    level: Level = 0
    """On a wall, the level of his firing spot."""


@record
class RetrieveAll(Action):
    """All played command cards are taken back (GW-D07)."""


@record
class RetrieveNone(Action):
    """The played command cards stay (GW-D07)."""


@record
class ChooseCommand(Action):
    """A command card, in secret (GW-D08)."""

    card: CommandId


@record
class ChooseSlot(Action):
    """An execution slot (GW-D09)."""

    slot: SlotId


@record
class ChooseFirst(Action):
    """Alone: which of the two command cards goes first (GW-D09)."""

    card: CommandId


@record
class PlaceClerk(Action):
    """A clerk goes to a location (GW-D10)."""

    location: LocationId


@record
class CeremonyChi(Action):
    """1 chi instead of a clerk (GW-K5b)."""


@record
class Deploy(Action):
    """A soldier of the camp or a hideout covers a spot (GW-D11)."""

    post: PostId
    soldier: SoldierId
    spot: SpotId


@record
class DeployPair(Action):
    """A soldier covers two spots (GW-D11)."""

    post: PostId
    soldier: SoldierId
    spot: SpotId
    other: SpotId


@record
class Station(Action):
    """A soldier goes to a firing spot or to a hideout (GW-D11)."""

    post: PostId
    soldier: SoldierId
    target: PostId


@record
class Recruit(Action):
    """A soldier comes from the stock to the camp; discounts leave some of the price out (GW-D12)."""

    soldier: SoldierId
    saved: Counts


@record
class BuildBarricade(Action):
    """A barricade (GW-D13)."""

    section: SectionId
    saved: Counts


@record
class BuildWall(Action):
    """The next level of a wall (GW-D13)."""

    section: SectionId
    saved: Counts


@record
class Gain(Action):
    """One unit of a resource (GW-D14)."""

    resource: ResourceId


@record
class UseLocation(Action):
    """An advanced activation (GW-D15)."""

    kind: ClassVar[str] = "advanced"
    location: LocationId


@record
class RaiseOverseer(Action):
    """The overseer of the location that is used rises (GW-D16)."""


@record
class Exchange(Action):
    """1 resource for 1 of another kind (GW-D17)."""

    paid: ResourceId
    gained: ResourceId


@record
class TeaMove(Action):
    """So many places forward in tea order (GW-D18)."""

    places: Count


@record
class HireActive(Action):
    """An advisor of the display becomes active (GW-D19)."""

    card: AdvisorId


@record
class HirePassive(Action):
    """An advisor of the display becomes passive (GW-D19)."""

    card: AdvisorId


@record
class HireClerk(Action):
    """A clerk comes into the pool (GW-D19)."""


@record
class Shoot(Action):
    """The spot that is hit (GW-D20)."""

    spot: SpotId


@record
class SaveForChi(Action):
    """The killed soldier is saved for 1 chi (GW-D22)."""

    kind: ClassVar[str] = "save_chi"


@record
class SaveFree(Action):
    """The killed soldier is saved for nothing, by the Physician or by the general (GW-D22)."""

    physician: bool


@record
class LetGo(Action):
    """The killed soldier is not saved (GW-D22)."""

    kind: ClassVar[str] = "save_no"


@record
class LoseSoldier(Action):
    """The soldier of the hideout or the wall that is lost in a breach (GW-D23)."""

    post: PostId
    soldier: SoldierId
    level: Level = 0
    """On a wall, the level of his firing spot."""


@record
class LoseFigure(Action):
    """The soldier on a horde card that is lost in a breach, by the first spot that he covers (GW-D23)."""

    spot: SpotId


@record
class ReedPlace(Action):
    """A clerk of the Reed clan goes to a location (GW-D26)."""

    location: LocationId


@record
class SendMessenger(Action):
    """1 chi for an advanced activation (GW-D27)."""

    kind: ClassVar[str] = "messenger"


@record
class KillFirst(Action):
    """Which of several killed soldiers comes next (GW-D28)."""

    kind: ClassVar[str] = "kill_order"
    soldier: SoldierId


@record
class Done(Action):
    """Nothing more of this."""

    kind: ClassVar[str] = "gw_done"
