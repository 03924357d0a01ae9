"""What happened on and beyond the Wall, as lines of the chronicle."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.watch import events
from catan_desktop.games.watch.board import CLANS, TRAILS
from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.part import FIGURES, HeroId
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.tables import RESOURCES
from catan_desktop.mechanics.view.names import card_name, good, goods, hex_words
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Party, Who, Words, words


def hero_name(hero: HeroId) -> Words:
    """The name of a hero."""
    return words("hero-" + HERO_KEYS[hero])


def _dealt(game: Game, event: events.HeroesDealt) -> tuple[Said, ...]:
    return one_line("event-heroes-dealt", "dim")


def _die(game: Game, event: events.WildDieRolled) -> tuple[Said, ...]:
    if event.number > TRAILS:
        return one_line("event-wild-die-nothing", "dim", number=event.number)
    return one_line("event-wild-die", "fire", number=event.number)


def _placed(game: Game, event: events.GuardPlaced) -> tuple[Said, ...]:
    section, post = event.section + 1, event.post + 1
    return one_line("event-guard-placed", "ice", who=Who(event.seat), section=section, post=post)


def _lost(game: Game, event: events.GuardLost) -> tuple[Said, ...]:
    section = event.section + 1
    return one_line("event-guard-lost", "danger", True, who=Who(event.seat), section=section, cause=event.cause)


def _token(game: Game, event: events.TokenRevealed) -> tuple[Said, ...]:
    return one_line("event-token", "dim", True, figure=FIGURES[event.figure], clan=CLANS[event.clan])


def _settled(game: Game, event: events.WildlingSettled) -> tuple[Said, ...]:
    clan, figure = CLANS[event.clan], FIGURES[event.figure]
    return one_line("event-settled", "fire", clan=clan, figure=figure, camp=event.camp + 1)


def _nobody_left(game: Game, event: events.NoWildlingLeft) -> tuple[Said, ...]:
    return one_line("event-no-wildling-left", "dim")


def _raid(game: Game, event: events.RaidBegan) -> tuple[Said, ...]:
    return one_line("event-raid", "danger", clan=CLANS[event.clan])


def _advanced(game: Game, event: events.WildlingAdvanced) -> tuple[Said, ...]:
    clan, figure = CLANS[event.clan], FIGURES[event.figure]
    return one_line("event-advanced", "fire", clan=clan, figure=figure, trail=event.trail, section=event.section + 1)


def _stayed(game: Game, event: events.RegularStayed) -> tuple[Said, ...]:
    return one_line("event-regular-stayed", "dim", True, section=event.section + 1, count=event.count)


def _spent(game: Game, event: events.GiantSpent) -> tuple[Said, ...]:
    return one_line("event-giant-spent", "dim", True)


def _dispersed(game: Game, event: events.CrowdDispersed) -> tuple[Said, ...]:
    return one_line("event-crowd-dispersed", "good", section=event.section + 1)


def _invaded(game: Game, event: events.Invaded) -> tuple[Said, ...]:
    return one_line("event-invaded", "fire", figure=FIGURES[event.figure], hex=hex_words(game, event.hex))


def _breached(game: Game, event: events.Breached) -> tuple[Said, ...]:
    return one_line("event-breached", "danger", section=event.section + 1, step=event.step)


def _removed(game: Game, event: events.WildlingRemoved) -> tuple[Said, ...]:
    hex, figure = hex_words(game, event.hex), FIGURES[event.figure]
    return one_line("event-wildling-removed", "good", who=Who(event.seat), figure=figure, hex=hex)


def _used(game: Game, event: events.HeroUsed) -> tuple[Said, ...]:
    return one_line("event-hero-used", "ice", who=Who(event.seat), hero=hero_name(event.hero))


def _turned(game: Game, event: events.HeroTurned) -> tuple[Said, ...]:
    return one_line("event-hero-turned", "dim", True, who=Who(event.seat), hero=hero_name(event.hero))


def _taken(game: Game, event: events.HeroTaken) -> tuple[Said, ...]:
    return one_line("event-hero-taken", "dim", True, who=Who(event.seat), hero=hero_name(event.hero))


def _asked(game: Game, event: events.MormontAsked) -> tuple[Said, ...]:
    resource = RESOURCES[event.resource]
    asked = one_line("event-mormont-asked", "ink", who=Who(event.seat), whom=Party(event.partners), resource=resource)
    lacking = event.partners & ~event.givers
    if not lacking:
        return asked
    return (*asked, *one_line("event-mormont-lacks", "dim", True, whom=Party(lacking), resource=resource))


def _handed(game: Game, event: events.CardHandedOver) -> tuple[Said, ...]:
    who, whom = Who(event.giver), Who(event.taker)
    if event.card is None:
        return one_line("event-card-handed-unseen", "dim", True, who=who, whom=whom)
    return one_line("event-card-handed", "dim", True, who=who, whom=whom, cards=good(game, event.card))


def _swapped(game: Game, event: events.CardSwapped) -> tuple[Said, ...]:
    return one_line(
        "event-card-swapped", "dim", True, who=Who(event.seat), give=good(game, event.give), take=good(game, event.take)
    )


def _road(game: Game, event: events.RoadMoved) -> tuple[Said, ...]:
    return one_line("event-road-moved", "ink", True, who=Who(event.seat))


def _deck(game: Game, event: events.DeckSeen) -> tuple[Said, ...]:
    return one_line("event-deck-seen", "dim", True, who=Who(event.seat), count=event.count)


def _card_seen(game: Game, event: events.CardSeen) -> tuple[Said, ...]:
    if event.card is None:
        return ()
    return one_line("event-card-seen", "dim", True, who=Who(event.seat), card=card_name(game, event.card))


def _hand(game: Game, event: events.HandSeen) -> tuple[Said, ...]:
    who, whom = Who(event.seat), Who(event.victim)
    if event.cards is None:
        return one_line("event-hand-seen-unseen", "dim", True, who=who, whom=whom)
    return one_line("event-hand-seen", "dim", True, who=who, whom=whom, cards=goods(game, event.cards))


def _patrol(game: Game, event: events.PatrolDiscarded) -> tuple[Said, ...]:
    return one_line("event-patrol-discarded", "dim", True, who=Who(event.seat))


def _camp(game: Game, event: events.CampLeft) -> tuple[Said, ...]:
    clan, figure = CLANS[event.clan], FIGURES[event.figure]
    return one_line("event-camp-left", "good", who=Who(event.seat), clan=clan, figure=figure, camp=event.camp + 1)


def _clearing(game: Game, event: events.ClearingLeft) -> tuple[Said, ...]:
    return one_line("event-clearing-left", "good", who=Who(event.seat), section=event.section + 1)


LASTING = {
    "event-breached": "",
    "event-guard-lost": "who",
    "event-card-handed": "who",
    "event-card-handed-unseen": "who",
}
"""What befell all, or somebody who may not have seen it."""
LINES: Mapping[type[Event], Liner] = {
    events.HeroesDealt: _dealt,
    events.WildDieRolled: _die,
    events.GuardPlaced: _placed,
    events.GuardLost: _lost,
    events.TokenRevealed: _token,
    events.WildlingSettled: _settled,
    events.NoWildlingLeft: _nobody_left,
    events.RaidBegan: _raid,
    events.WildlingAdvanced: _advanced,
    events.RegularStayed: _stayed,
    events.GiantSpent: _spent,
    events.CrowdDispersed: _dispersed,
    events.Invaded: _invaded,
    events.Breached: _breached,
    events.WildlingRemoved: _removed,
    events.HeroUsed: _used,
    events.HeroTurned: _turned,
    events.HeroTaken: _taken,
    events.MormontAsked: _asked,
    events.CardHandedOver: _handed,
    events.CardSwapped: _swapped,
    events.RoadMoved: _road,
    events.DeckSeen: _deck,
    events.CardSeen: _card_seen,
    events.HandSeen: _hand,
    events.PatrolDiscarded: _patrol,
    events.CampLeft: _camp,
    events.ClearingLeft: _clearing,
}
