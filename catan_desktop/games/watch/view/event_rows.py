"""The rows of the events on and beyond the Wall: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from catan_desktop.games.watch import events
from catan_desktop.games.watch.board import CLANS, POSTS, TRAILS, CampId, ClanId, GuardPostId, SectionId
from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.part import FIGURES, GIANT, REGULAR, FigureId, HeroId
from catan_desktop.kernel import Game, Seat, replace
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.events import ROAD
from catan_desktop.mechanics.tables import RESOURCES
from catan_desktop.mechanics.view.board import BANK, seat_place
from catan_desktop.mechanics.view.event_rows import BY_TYPE, PICTURES
from catan_desktop.mechanics.view.names import goods
from catan_desktop.mechanics.view.panels import card_art
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EVERYBODY, EventRow, EventTable, either, knows_card
from catan_desktop.present.picture import Cue, Place
from catan_desktop.present.words import Party

from .board import CRACK, GUARD, hero_name

FROSTFANGS: Place = ("frostfangs", 0)
BLOW, CRACKS, FALLS, POURS, POURING = 0.45, 0.35, 0.6, 0.85, 0.8
"""Seconds into the moment: a giant's blow lands; at a breach, the Wall cracks, the guard falls, they begin to pour
through, and all have set out so much later."""
WALK, RUSH, FALL, BREAK = 0.9, 0.8, 0.7, 1.3
"""Seconds of a way down a trail, of a run against the Wall and back, of a fall, and of the Wall that breaks."""
LOUD, LOUDER = 70, 90
"""Weights of what is heard of a guard that falls, and of a horn."""


def _die(game: Game, event: events.WildDieRolled) -> tuple[Cue, ...]:
    cue = Cue("dice", seat=event.seat, sprite="wild", numbers=(event.number,))
    return (cue, Cue("pulse", to=("trail", event.number), along=True)) if event.number <= TRAILS else (cue,)


def _raid(game: Game, event: events.RaidBegan) -> tuple[Cue, ...]:
    return (Cue("moment", to=("camp", POSTS * event.clan), sprite="alarm", sound="horn", weight=LOUDER),)


def _walk(figure: FigureId, start: Place, to: Place, *via: Place, seconds: float = 0.0, sound: str = "") -> Cue:
    """A wildling goes somewhere; giants are heard."""
    heard = sound or ("stomp" if figure == GIANT else "")
    return Cue("move", start, to, via, sprite=FIGURES[figure], seconds=seconds, sound=heard)


def _settled(game: Game, event: events.WildlingSettled) -> tuple[Cue, ...]:
    return (_walk(event.figure, FROSTFANGS, ("clan", event.clan, event.camp)),)


def _advanced(game: Game, event: events.WildlingAdvanced) -> tuple[Cue, ...]:
    start, to = ("clan", event.clan, 0), ("clearing", event.section)
    return (_walk(event.figure, start, to, ("trail", event.trail), seconds=WALK),)


def _invaded(game: Game, event: events.Invaded) -> tuple[Cue, ...]:
    return (_walk(event.figure, ("clearing", event.section), ("hex", event.hex), ("section", event.section)),)


def _spent(game: Game, event: events.GiantSpent) -> tuple[Cue, ...]:
    return (_walk(GIANT, ("clearing", event.section), FROSTFANGS),)


def _dispersed(game: Game, event: events.CrowdDispersed) -> tuple[Cue, ...]:
    away = _walk(REGULAR, ("clearing", event.section), FROSTFANGS)
    return (_rush(event.section, REGULAR), away, replace(away, along=True))


def _rush(section: SectionId, figure: FigureId) -> Cue:
    """He runs against the Wall and falls back."""
    place: Place = ("clearing", section)
    return _walk(figure, place, place, ("section", section), seconds=RUSH, sound="thud")


def _guard(game: Game, event: events.GuardPlaced) -> tuple[Cue, ...]:
    to = ("section", event.section, event.post)
    return (Cue("place", to=to, sprite=GUARD, seat=event.seat, sound="guard", weight=10),)


def _lost(game: Game, event: events.GuardLost) -> tuple[Cue, ...]:
    start = ("section", event.section, 0)
    fall = Cue("lift", start, sprite=GUARD, seat=event.seat, look="fall", seconds=FALL, sound="guard-fall", weight=LOUD)
    if event.cause == "giant":
        return (_rush(event.section, GIANT), replace(fall, along=True, wait=BLOW))
    return (fall,)


def _removed(game: Game, event: events.WildlingRemoved) -> tuple[Cue, ...]:
    return (_walk(event.figure, ("hex", event.hex), FROSTFANGS),)


def _camp_left(game: Game, event: events.CampLeft) -> tuple[Cue, ...]:
    return (_walk(event.figure, ("clan", event.clan, event.camp), FROSTFANGS),)


def _clearing_left(game: Game, event: events.ClearingLeft) -> tuple[Cue, ...]:
    return (_walk(REGULAR, ("clearing", event.section), FROSTFANGS),)


def _dealt(game: Game, event: events.HeroesDealt) -> tuple[Cue, ...]:
    return tuple(
        Cue("hero", to=seat_place(seat), sprite="hero-" + HERO_KEYS[hero], along=seat > 0)
        for seat, hero in numbered(Seat, event.heroes)
    )


def arrange_breaches(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Return the cues with one great moment for each breach: the Wall cracks, then the guard falls and they pour in."""
    found: list[Cue] = []
    for cue in cues:
        if cue.look != "crack":
            found.append(cue)
            continue
        section = SectionId(int(cue.to[1]))
        first = len(found)
        while first and _through(found[first - 1], section):
            first -= 1
        if first and found[first - 1].look == "fall" and found[first - 1].start[1] == section:
            first -= not found[first - 1].along
        inside, found = found[first:], found[:first]
        found.append(Cue("moment", to=cue.to, sprite="disaster", sound="horn-deep", weight=100))
        found.append(replace(cue, along=True, wait=CRACKS))
        pouring = 0
        for one in inside:
            wait = FALLS if one.look == "fall" else POURS + pouring * min(0.15, POURING / len(inside))
            pouring += one.look != "fall"
            found.append(replace(one, along=True, wait=wait))
    return tuple(found)


def _through(cue: Cue, section: SectionId) -> bool:
    """Return whether a wildling goes over or through a section into the Gift."""
    return cue.kind == "move" and cue.to[0] == "hex" and cue.start == ("clearing", section)


EVENTS = EventTable(
    {
        events.HeroesDealt: EventRow("heroes-dealt", "", "dim", cue=_dealt),
        events.WildDieRolled: either(
            lambda game, event: event.number > TRAILS,
            EventRow("wild-die-nothing", "number", "dim", "wildling"),
            EventRow("wild-die", "number", "fire", "wildling"),
            cue=_die,
        ),
        events.GuardPlaced: EventRow("guard-placed", "who section post", "ice", "guard", cue=_guard),
        events.GuardLost: EventRow("guard-lost", "who section cause", "danger", "skull", indent=True, lasting="who",
            cue=_lost),
        events.TokenRevealed: EventRow("token", "figure clan", "dim", indent=True,
            cue=CueRow("token", to="clan", picture="figure")),
        events.WildlingSettled: EventRow("settled", "clan figure camp", "fire", "fire", cue=_settled),
        events.NoWildlingLeft: EventRow("no-wildling-left", "", "dim"),
        events.RaidBegan: EventRow("raid", "clan", "danger", "warning", great=("wildling", "fire"), cue=_raid),
        events.WildlingAdvanced: EventRow("advanced", "clan figure trail section", "fire", "wildling", cue=_advanced),
        events.RegularStayed: EventRow("regular-stayed", "section count", "dim", indent=True),
        events.GiantSpent: EventRow("giant-spent", "", "dim", indent=True, cue=_spent),
        events.CrowdDispersed: EventRow("crowd-dispersed", "section", "good", "wall", cue=_dispersed),
        events.Invaded: EventRow("invaded", "figure hex", "fire", "wildling", cue=_invaded),
        events.Breached: EventRow("breached", "section step", "danger", "breach", great=True, lasting=EVERYBODY,
            cue=CueRow("place", to="section", sprite=CRACK, look="crack", number="step", seconds=BREAK, sound="crack")),
        events.WildlingRemoved: EventRow("wildling-removed", "who figure hex", "good", "check", cue=_removed),
        events.HeroUsed: EventRow("hero-used", "who hero", "ice", "hero",
            cue=CueRow("hero", to="seat", picture="hero", number="turned")),
        events.HeroTurned: EventRow("hero-turned", "who hero", "dim", indent=True,
            cue=CueRow("hero", to="seat", picture="hero", number=1)),
        events.HeroTaken: EventRow("hero-taken", "who hero", "dim", indent=True, great=("hero", "good"),
            cue=CueRow("hero", to="seat", picture="hero")),
        events.MormontAsked: (
            EventRow("mormont-asked", "who whom:partners resource"),
            either(
                lambda game, event: event.partners & ~event.givers,
                EventRow("mormont-lacks", "whom:lacking resource", "dim", indent=True),
            ),
        ),
        events.CardHandedOver: either(
            knows_card,
            EventRow("card-handed", "who:giver whom:taker cards:card", "dim", indent=True, lasting="who"),
            EventRow("card-handed-unseen", "who:giver whom:taker", "dim", indent=True, lasting="who"),
            cue=CueRow("card", "giver", "taker", picture="card", number=1),
        ),
        events.CardSwapped: EventRow("card-swapped", "who give take", "dim", indent=True, cue=(
            CueRow("card", "seat", BANK, picture="give", number=1),
            CueRow("card", BANK, "seat", picture="take", number=1, along=True),
        )),
        events.RoadMoved: EventRow("road-moved", "who", indent=True,
            cue=CueRow("move", "former", "path", sprite=ROAD, seat="seat")),
        events.DeckSeen: EventRow("deck-seen", "who count", "dim", indent=True),
        events.CardSeen: either(knows_card, EventRow("card-seen", "who card", "dim", indent=True)),
        events.HandSeen: either(
            lambda game, event: event.cards is None,
            EventRow("hand-seen-unseen", "who whom:victim", "dim", indent=True),
            EventRow("hand-seen", "who whom:victim cards", "dim", indent=True),
        ),
        events.PatrolDiscarded: EventRow("patrol-discarded", "who", "dim", indent=True,
            cue=CueRow("card", "seat", ("deck", 0), sprite=card_art("knight"), number=1)),
        events.CampLeft: EventRow("camp-left", "who clan figure camp", "good", "check", cue=_camp_left),
        events.ClearingLeft: EventRow("clearing-left", "who section", "good", "check", cue=_clearing_left),
    },
    {
        "partners": lambda game, event: Party(event.partners),
        "lacking": lambda game, event: Party(event.partners & ~event.givers),
        "resource": lambda game, event: RESOURCES[event.resource],
        "cards": lambda game, event: goods(game, event.cards),
    },
    {
        **BY_TYPE,
        SectionId: lambda game, section: section + 1,
        GuardPostId: lambda game, post: post + 1,
        CampId: lambda game, camp: camp + 1,
        ClanId: lambda game, clan: CLANS[clan],
        FigureId: lambda game, figure: FIGURES[figure],
        HeroId: lambda game, hero: hero_name(hero),
    },
    places={ClanId: "clan", SectionId: "section"},
    pictures={
        **PICTURES,
        FigureId: lambda game, figure: FIGURES[figure],
        HeroId: lambda game, hero: "hero-" + HERO_KEYS[hero],
    },
    arrange=arrange_breaches,
)  # fmt: skip
