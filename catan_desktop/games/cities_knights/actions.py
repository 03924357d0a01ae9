"""What seats and chance do in Cities & Knights."""

from __future__ import annotations

from catan_desktop.games.cities_knights.numbers import EventFace, ProgressId, RankId, TrackId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Action, Counts, Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import Face


@record
class EventDie(Action):
    """Chance: the face of the event die."""

    face: EventFace


@record
class DrawnProgress(Action):
    """Chance: which progress card comes off a deck."""

    card: ProgressId


@record
class AqueductTake(Action):
    """A resource by the aqueduct (CK-135)."""

    resource: CardKind


@record
class AqueductDecline(Action):
    """Nothing by the aqueduct (CK-140)."""


@record
class ImproveCity(Action):
    """The next level of a track is bought."""

    track: TrackId


@record
class PlaceMetropolis(Action):
    """A city becomes a metropolis (CK-221)."""

    corner: CornerId


@record
class BuildWall(Action):
    """A wall is paid and placed under a city."""

    corner: CornerId


@record
class RecruitKnight(Action):
    """A basic knight is paid and placed."""

    corner: CornerId


@record
class ActivateKnight(Action):
    """A knight is paid to become active."""

    corner: CornerId


@record
class PromoteKnight(Action):
    """A knight is paid to rise one rank."""

    corner: CornerId


@record
class MoveKnight(Action):
    """A knight goes to a free intersection."""

    corner: CornerId
    to: CornerId


@record
class DisplaceKnight(Action):
    """A knight drives a weaker one of somebody else away."""

    corner: CornerId
    to: CornerId


@record
class RetreatKnight(Action):
    """Where a driven-away knight goes (CK-303)."""

    corner: CornerId


@record
class ChaseRobber(Action):
    """A knight drives the robber away."""

    corner: CornerId


@record
class CommitKnight(Action):
    """One more knight takes part in the defence (CK-610)."""

    corner: CornerId


@record
class CommitDone(Action):
    """No further knight takes part."""


@record
class LoseCity(Action):
    """Which city the barbarians pillage (CK-343)."""

    corner: CornerId


@record
class ChooseDeck(Action):
    """Which deck one of the best defenders draws from (CK-351)."""

    track: TrackId


@record
class DiscardProgress(Action):
    """A progress card goes under its deck unseen."""

    card: ProgressId


@record
class PlayProgress(Action):
    """A progress card is played."""

    card: ProgressId


@record
class SetDice(Action):
    """Alchemist: what the dice show (CK-401)."""

    white: Face
    red: Face


@record
class PlaceFreeWall(Action):
    """Engineer: the city that gets the wall (CK-420)."""

    corner: CornerId


@record
class ChooseToken(Action):
    """Inventor: one of the two hexes (CK-425)."""

    hex: HexId


@record
class UseMedicine(Action):
    """Medicine: the settlement that becomes a city (CK-440)."""

    corner: CornerId


@record
class LayRoad(Action):
    """A free road by Road Building or the Diplomat (CK-450, CK-484)."""

    path: PathId


@record
class SmithKnight(Action):
    """Smith: a knight that rises one rank (CK-455)."""

    corner: CornerId


@record
class StopCard(Action):
    """The rest of the card's effect is left out."""


@record
class BishopHex(Action):
    """Bishop: where the robber goes (CK-460)."""

    hex: HexId


@record
class DesertKnight(Action):
    """Deserter: the knight that leaves the board (CK-470)."""

    corner: CornerId


@record
class PlaceDeserter(Action):
    """Deserter: the knight that enters the board (CK-471)."""

    rank: RankId
    corner: CornerId


@record
class RemoveRoad(Action):
    """Diplomat: the road that is removed (CK-480)."""

    path: PathId


@record
class IntrigueKnight(Action):
    """Intrigue: the knight that is driven away (CK-490)."""

    corner: CornerId


@record
class SabotageDiscard(Action):
    """Saboteur: half of a hand goes to the bank (CK-495)."""

    cards: Counts


@record
class WeddingGift(Action):
    """Wedding: cards for the player of the card (CK-515)."""

    cards: Counts


@record
class SpyTake(Action):
    """Spy: the progress card that is taken (CK-500)."""

    card: ProgressId


@record
class MasterTake(Action):
    """Master Merchant: the cards that are taken (CK-530)."""

    cards: Counts


@record
class HarbourOffer(Action):
    """Commercial Harbor: a resource for a commodity of an opponent (CK-521)."""

    opponent: Seat
    resource: CardKind


@record
class HarbourGive(Action):
    """Commercial Harbor: the commodity given in return (CK-521)."""

    commodity: CardKind


@record
class PlaceMerchant(Action):
    """Merchant: the hex that he stands on (CK-535)."""

    hex: HexId


@record
class NameKind(Action):
    """Merchant Fleet or a monopoly: the kind of card (CK-540, CK-545, CK-550)."""

    card: CardKind
