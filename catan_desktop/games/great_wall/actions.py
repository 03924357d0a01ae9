"""What seats and chance do in the Great Wall: the decision points of section 15, and what is drawn."""

from __future__ import annotations

from typing import ClassVar

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.ids import Count, Level, Seat
from catan_desktop.kernel.record import record

from .board import LocationId, PostId, ResourceId, SectionId, SlotId, SpotId
from .tables import AdvisorId, ArtifactId, BackId, ClanId, CommandId, GeneralId, HordeId, RequestId, SoldierId

# chance


@record
class TeaDrawn(Action):
    """Chance: who drinks tea next in the first order."""

    kind: ClassVar[str] = "tea_drawn"
    player: Seat


@record
class HordeDrawn(Action):
    """Chance: the top card of the horde deck, whose back is known."""

    kind: ClassVar[str] = "horde_drawn"
    card: HordeId


@record
class BackShown(Action):
    """Chance: the back of the card that is on top now."""

    kind: ClassVar[str] = "back_shown"
    back: BackId


@record
class GeneralDealt(Action):
    """Chance: a general for the seat that is dealt to."""

    kind: ClassVar[str] = "general_dealt"
    card: GeneralId


@record
class AdvisorDealt(Action):
    """Chance: an advisor for the seat that is dealt to."""

    kind: ClassVar[str] = "advisor_dealt"
    card: AdvisorId


@record
class AdvisorOpened(Action):
    """Chance: the next advisor of the display."""

    kind: ClassVar[str] = "advisor_opened"
    card: AdvisorId


@record
class ArtifactDrawn(Action):
    """Chance: an artifact that counts in this game."""

    kind: ClassVar[str] = "artifact_drawn"
    card: ArtifactId


@record
class RequestDrawn(Action):
    """Chance: a request that counts in this game."""

    kind: ClassVar[str] = "request_drawn"
    card: RequestId


# set-up


@record
class ChooseClan(Action):
    """A free clan (GW-D01)."""

    kind: ClassVar[str] = "choose_clan"
    clan: ClanId


@record
class ChooseGeneral(Action):
    """The general that is kept (GW-D02)."""

    kind: ClassVar[str] = "choose_general"
    card: GeneralId


@record
class StartAdvisors(Action):
    """The advisor that becomes active; the other one is passive (GW-D03)."""

    kind: ClassVar[str] = "start_advisors"
    card: AdvisorId


@record
class StartOverseers(Action):
    """The areas whose overseer begins on level 1 (GW-D04)."""

    kind: ClassVar[str] = "start_overseers"
    areas: Counts


# the Year


@record
class RecallClerk(Action):
    """A clerk goes back to the pool (GW-D06)."""

    kind: ClassVar[str] = "recall_clerk"
    location: LocationId


@record
class RecallSoldier(Action):
    """A soldier of a hideout or a wall goes back to camp (GW-D06)."""

    kind: ClassVar[str] = "recall_soldier"
    post: PostId
    soldier: SoldierId
    level: Level = 0
    """On a wall, the level of his firing spot."""


@record
class RetrieveAll(Action):
    """All played command cards are taken back (GW-D07)."""

    kind: ClassVar[str] = "retrieve_all"


@record
class RetrieveNone(Action):
    """The played command cards stay (GW-D07)."""

    kind: ClassVar[str] = "retrieve_none"


@record
class ChooseCommand(Action):
    """A command card, in secret (GW-D08)."""

    kind: ClassVar[str] = "choose_command"
    card: CommandId


@record
class ChooseSlot(Action):
    """An execution slot (GW-D09)."""

    kind: ClassVar[str] = "choose_slot"
    slot: SlotId


@record
class ChooseFirst(Action):
    """Alone: which of the two command cards goes first (GW-D09)."""

    kind: ClassVar[str] = "choose_first"
    card: CommandId


@record
class PlaceClerk(Action):
    """A clerk goes to a location (GW-D10)."""

    kind: ClassVar[str] = "place_clerk"
    location: LocationId


@record
class CeremonyChi(Action):
    """1 chi instead of a clerk (GW-K5b)."""

    kind: ClassVar[str] = "ceremony_chi"


@record
class Deploy(Action):
    """A soldier of the camp or a hideout covers a spot (GW-D11)."""

    kind: ClassVar[str] = "deploy"
    post: PostId
    soldier: SoldierId
    spot: SpotId


@record
class DeployPair(Action):
    """A soldier covers two spots (GW-D11)."""

    kind: ClassVar[str] = "deploy_pair"
    post: PostId
    soldier: SoldierId
    spot: SpotId
    other: SpotId


@record
class Station(Action):
    """A soldier goes to a firing spot or to a hideout (GW-D11)."""

    kind: ClassVar[str] = "station"
    post: PostId
    soldier: SoldierId
    target: PostId


@record
class Recruit(Action):
    """A soldier comes from the stock to the camp; discounts leave some of the price out (GW-D12)."""

    kind: ClassVar[str] = "recruit"
    soldier: SoldierId
    saved: Counts


@record
class BuildBarricade(Action):
    """A barricade (GW-D13)."""

    kind: ClassVar[str] = "build_barricade"
    section: SectionId
    saved: Counts


@record
class BuildWall(Action):
    """The next level of a wall (GW-D13)."""

    kind: ClassVar[str] = "build_wall"
    section: SectionId
    saved: Counts


@record
class Gain(Action):
    """One unit of a resource (GW-D14)."""

    kind: ClassVar[str] = "gain"
    resource: ResourceId


@record
class UseLocation(Action):
    """An advanced activation (GW-D15)."""

    kind: ClassVar[str] = "advanced"
    location: LocationId


@record
class RaiseOverseer(Action):
    """The overseer of the location that is used rises (GW-D16)."""

    kind: ClassVar[str] = "raise_overseer"


@record
class Exchange(Action):
    """1 resource for 1 of another kind (GW-D17)."""

    kind: ClassVar[str] = "exchange"
    paid: ResourceId
    gained: ResourceId


@record
class TeaMove(Action):
    """So many places forward in tea order (GW-D18)."""

    kind: ClassVar[str] = "tea_move"
    places: Count


@record
class HireActive(Action):
    """An advisor of the display becomes active (GW-D19)."""

    kind: ClassVar[str] = "hire_active"
    card: AdvisorId


@record
class HirePassive(Action):
    """An advisor of the display becomes passive (GW-D19)."""

    kind: ClassVar[str] = "hire_passive"
    card: AdvisorId


@record
class HireClerk(Action):
    """A clerk comes into the pool (GW-D19)."""

    kind: ClassVar[str] = "hire_clerk"


@record
class Shoot(Action):
    """The spot that is hit (GW-D20)."""

    kind: ClassVar[str] = "shoot"
    spot: SpotId


@record
class SaveForChi(Action):
    """The killed soldier is saved for 1 chi (GW-D22)."""

    kind: ClassVar[str] = "save_chi"


@record
class SaveFree(Action):
    """The killed soldier is saved for nothing, by the Physician or by the general (GW-D22)."""

    kind: ClassVar[str] = "save_free"
    physician: bool


@record
class LetGo(Action):
    """The killed soldier is not saved (GW-D22)."""

    kind: ClassVar[str] = "save_no"


@record
class LoseSoldier(Action):
    """The soldier of the hideout or the wall that is lost in a breach (GW-D23)."""

    kind: ClassVar[str] = "lose_soldier"
    post: PostId
    soldier: SoldierId
    level: Level = 0
    """On a wall, the level of his firing spot."""


@record
class LoseFigure(Action):
    """The soldier on a horde card that is lost in a breach, by the first spot that he covers (GW-D23)."""

    kind: ClassVar[str] = "lose_figure"
    spot: SpotId


@record
class ReedPlace(Action):
    """A clerk of the Reed clan goes to a location (GW-D26)."""

    kind: ClassVar[str] = "reed_place"
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
