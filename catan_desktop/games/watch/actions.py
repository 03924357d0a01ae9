"""What seats and chance do on and beyond the Wall. Sections, clans and camps count from 0."""

from __future__ import annotations

from catan_desktop.games.watch.board import CampId, ClanId, SectionId
from catan_desktop.games.watch.part import FigureId, HeroId
from catan_desktop.grid.topology import HexId, PathId
from catan_desktop.kernel import Action, Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import Face, SeatMask
from catan_desktop.mechanics.tables import DevelopmentId


@record
class WildDie(Action):
    """Chance: what the twelve-sided wildling die shows."""

    number: Face


@record
class RevealToken(Action):
    """Chance: which wildling token is turned up."""

    clan: ClanId
    figure: FigureId


@record
class PlaceGuard(Action):
    """The free guard of the set-up."""

    section: SectionId


@record
class BuildGuard(Action):
    """A guard is paid and placed."""

    section: SectionId


@record
class PlayRecruits(Action):
    """New Recruits: a free guard."""

    section: SectionId


@record
class TakeWildling(Action):
    """Ranger Patrol, choice (b): a wildling leaves the Gift."""

    hex: HexId
    figure: FigureId


@record
class TurnHero(Action):
    """After use: the hero is kept and turned to side B."""


@record
class TakeHero(Action):
    """After use: another hero of the display."""

    hero: HeroId


@record
class MormontAsk(Action):
    """Mormont: one or two opponents are asked for a resource."""

    partners: SeatMask
    """Mask of the opponents."""
    resource: CardKind


@record
class MormontReturn(Action):
    """Mormont: a card goes back to one who gave."""

    partner: Seat
    card: CardKind


@record
class MarshSwap(Action):
    """Marsh: a card for one of the supply."""

    give: CardKind
    take: CardKind


@record
class TarlyTake(Action):
    """Tarly: a card of the supply."""

    resource: CardKind


@record
class TarlyDecline(Action):
    """Tarly is not used."""


@record
class YarwyckLift(Action):
    """Yarwyck: the loose road that will be moved."""

    path: PathId


@record
class YarwyckLay(Action):
    """Yarwyck: its new place."""

    path: PathId


@record
class ThorneGuard(Action):
    """Thorne: a guard is built with one card of the cost replaced."""

    section: SectionId
    replaced: CardKind
    paid: CardKind


@record
class MelisandreBuy(Action):
    """Melisandre: a development card is bought with one card of the cost replaced."""

    replaced: CardKind
    paid: CardKind


@record
class MelisandreSight(Action):
    """Chance: one of the development cards that Melisandre sees."""

    card: DevelopmentId


@record
class MelisandreKeep(Action):
    """Melisandre: the development card that is kept."""

    card: DevelopmentId


@record
class ManceLook(Action):
    """Mance: the opponent whose hand is seen."""

    victim: Seat


@record
class ManceTake(Action):
    """Mance: the card that is taken."""

    card: CardKind


@record
class YgritteReturn(Action):
    """Ygritte: a wildling leaves the Gift."""

    hex: HexId
    figure: FigureId


@record
class YorenGuard(Action):
    """Yoren: a played Ranger Patrol becomes a guard."""

    section: SectionId


@record
class QhorinReturn(Action):
    """Qhorin: Tormund goes back to his camp."""


@record
class BenjenCamp(Action):
    """Benjen: a wildling leaves a camp."""

    clan: ClanId
    camp: CampId


@record
class BenjenClearing(Action):
    """Benjen: a wildling leaves a clearing."""

    section: SectionId
