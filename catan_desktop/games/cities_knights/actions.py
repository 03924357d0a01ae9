"""What seats and chance do in Cities & Knights."""

from __future__ import annotations

from typing import ClassVar

from catan_desktop.games.cities_knights.numbers import EventFace, ProgressId, RankId, TrackId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import CardKind, Counts
from catan_desktop.kernel.ids import Face, Seat
from catan_desktop.kernel.record import record


@record
class EventDie(Action):
    """Chance: the face of the event die."""

    kind: ClassVar[str] = "event_die"
    face: EventFace


@record
class DrawnProgress(Action):
    """Chance: which progress card comes off a deck."""

    kind: ClassVar[str] = "drawn_progress"
    card: ProgressId


@record
class AqueductTake(Action):
    """A resource by the aqueduct (CK-135)."""

    kind: ClassVar[str] = "aqueduct_take"
    resource: CardKind


@record
class AqueductDecline(Action):
    """Nothing by the aqueduct (CK-140)."""

    kind: ClassVar[str] = "aqueduct_decline"


@record
class ImproveCity(Action):
    """The next level of a track is bought."""

    kind: ClassVar[str] = "improve_city"
    track: TrackId


@record
class PlaceMetropolis(Action):
    """A city becomes a metropolis (CK-221)."""

    kind: ClassVar[str] = "place_metropolis"
    corner: CornerId


@record
class BuildWall(Action):
    """A wall is paid and placed under a city."""

    kind: ClassVar[str] = "build_wall"
    corner: CornerId


@record
class RecruitKnight(Action):
    """A basic knight is paid and placed."""

    kind: ClassVar[str] = "recruit_knight"
    corner: CornerId


@record
class ActivateKnight(Action):
    """A knight is paid to become active."""

    kind: ClassVar[str] = "activate_knight"
    corner: CornerId


@record
class PromoteKnight(Action):
    """A knight is paid to rise one rank."""

    kind: ClassVar[str] = "promote_knight"
    corner: CornerId


@record
class MoveKnight(Action):
    """A knight goes to a free intersection."""

    kind: ClassVar[str] = "move_knight"
    corner: CornerId
    to: CornerId


@record
class DisplaceKnight(Action):
    """A knight drives a weaker one of somebody else away."""

    kind: ClassVar[str] = "displace_knight"
    corner: CornerId
    to: CornerId


@record
class RetreatKnight(Action):
    """Where a driven-away knight goes (CK-303)."""

    kind: ClassVar[str] = "retreat_knight"
    corner: CornerId


@record
class ChaseRobber(Action):
    """A knight drives the robber away."""

    kind: ClassVar[str] = "chase_robber"
    corner: CornerId


@record
class CommitKnight(Action):
    """One more knight takes part in the defence (CK-610)."""

    kind: ClassVar[str] = "commit_knight"
    corner: CornerId


@record
class CommitDone(Action):
    """No further knight takes part."""

    kind: ClassVar[str] = "commit_done"


@record
class LoseCity(Action):
    """Which city the barbarians pillage (CK-343)."""

    kind: ClassVar[str] = "lose_city"
    corner: CornerId


@record
class ChooseDeck(Action):
    """Which deck one of the best defenders draws from (CK-351)."""

    kind: ClassVar[str] = "choose_deck"
    track: TrackId


@record
class DiscardProgress(Action):
    """A progress card goes under its deck unseen."""

    kind: ClassVar[str] = "discard_progress"
    card: ProgressId


@record
class PlayProgress(Action):
    """A progress card is played."""

    kind: ClassVar[str] = "play_progress"
    card: ProgressId


@record
class SetDice(Action):
    """Alchemist: what the dice show (CK-401)."""

    kind: ClassVar[str] = "set_dice"
    white: Face
    red: Face


@record
class PlaceFreeWall(Action):
    """Engineer: the city that gets the wall (CK-420)."""

    kind: ClassVar[str] = "place_free_wall"
    corner: CornerId


@record
class ChooseToken(Action):
    """Inventor: one of the two hexes (CK-425)."""

    kind: ClassVar[str] = "choose_token"
    hex: HexId


@record
class UseMedicine(Action):
    """Medicine: the settlement that becomes a city (CK-440)."""

    kind: ClassVar[str] = "use_medicine"
    corner: CornerId


@record
class LayRoad(Action):
    """A free road by Road Building or the Diplomat (CK-450, CK-484)."""

    kind: ClassVar[str] = "lay_road"
    path: PathId


@record
class SmithKnight(Action):
    """Smith: a knight that rises one rank (CK-455)."""

    kind: ClassVar[str] = "smith_knight"
    corner: CornerId


@record
class StopCard(Action):
    """The rest of the card's effect is left out."""

    kind: ClassVar[str] = "stop_card"


@record
class BishopHex(Action):
    """Bishop: where the robber goes (CK-460)."""

    kind: ClassVar[str] = "bishop_hex"
    hex: HexId


@record
class DesertKnight(Action):
    """Deserter: the knight that leaves the board (CK-470)."""

    kind: ClassVar[str] = "desert_knight"
    corner: CornerId


@record
class PlaceDeserter(Action):
    """Deserter: the knight that enters the board (CK-471)."""

    kind: ClassVar[str] = "place_deserter"
    rank: RankId
    corner: CornerId


@record
class RemoveRoad(Action):
    """Diplomat: the road that is removed (CK-480)."""

    kind: ClassVar[str] = "remove_road"
    path: PathId


@record
class IntrigueKnight(Action):
    """Intrigue: the knight that is driven away (CK-490)."""

    kind: ClassVar[str] = "intrigue_knight"
    corner: CornerId


@record
class SabotageDiscard(Action):
    """Saboteur: half of a hand goes to the bank (CK-495)."""

    kind: ClassVar[str] = "sabotage_discard"
    cards: Counts


@record
class WeddingGift(Action):
    """Wedding: cards for the player of the card (CK-515)."""

    kind: ClassVar[str] = "wedding_gift"
    cards: Counts


@record
class SpyTake(Action):
    """Spy: the progress card that is taken (CK-500)."""

    kind: ClassVar[str] = "spy_take"
    card: ProgressId


@record
class MasterTake(Action):
    """Master Merchant: the cards that are taken (CK-530)."""

    kind: ClassVar[str] = "master_take"
    cards: Counts


@record
class HarbourOffer(Action):
    """Commercial Harbor: a resource for a commodity of an opponent (CK-521)."""

    kind: ClassVar[str] = "harbour_offer"
    opponent: Seat
    resource: CardKind


@record
class HarbourGive(Action):
    """Commercial Harbor: the commodity given in return (CK-521)."""

    kind: ClassVar[str] = "harbour_give"
    commodity: CardKind


@record
class PlaceMerchant(Action):
    """Merchant: the hex that he stands on (CK-535)."""

    kind: ClassVar[str] = "place_merchant"
    hex: HexId


@record
class NameKind(Action):
    """Merchant Fleet or a monopoly: the kind of card (CK-540, CK-545, CK-550)."""

    kind: ClassVar[str] = "name_kind"
    card: CardKind
