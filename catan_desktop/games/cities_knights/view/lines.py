"""What happened in Cities & Knights, as lines of the chronicle."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.cities_knights import events
from catan_desktop.games.cities_knights.numbers import FACES, LANDING, PROGRESS, RANKS, TRACKS
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.view.names import good, goods, hex_words
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Party, Who, Words, words


def kebab(key: str) -> str:
    """A key as texts and topics write it."""
    return key.replace("_", "-")


def progress_name(card: int) -> Words:
    """The name of a progress card."""
    return words("card-" + kebab(PROGRESS[card].key))


def improvement_name(track: int, level: int) -> Words:
    """The name of a level of a track."""
    return words(f"improve-{TRACKS[track]}-{level}")


def _event_die(game: Game, event: events.EventRolled) -> tuple[Said, ...]:
    return one_line("event-event-die", "dim", True, face=FACES[event.face])


def _sailed(game: Game, event: events.ShipSailed) -> tuple[Said, ...]:
    tone = "danger" if event.position >= LANDING - 1 else "fire"
    return one_line("event-ship-sailed", tone, position=event.position, most=LANDING)


def _drawn(game: Game, event: events.ProgressDrawn) -> tuple[Said, ...]:
    who = Who(event.seat)
    if event.card is None:
        return one_line("event-progress-drawn-unseen", "dim", True, who=who, track=TRACKS[event.track])
    return one_line("event-progress-drawn", "dim", True, who=who, card=progress_name(event.card))


def _shown(game: Game, event: events.ProgressShown) -> tuple[Said, ...]:
    return one_line("event-progress-shown", "gold", who=Who(event.seat), card=progress_name(event.card))


def _played(game: Game, event: events.ProgressPlayed) -> tuple[Said, ...]:
    return one_line("event-progress-played", "ice", who=Who(event.seat), card=progress_name(event.card))


def _put_away(game: Game, event: events.ProgressDiscarded) -> tuple[Said, ...]:
    who = Who(event.seat)
    if event.card is None:
        return one_line("event-progress-discarded-unseen", "dim", True, who=who, track=TRACKS[event.track])
    return one_line("event-progress-discarded", "dim", True, who=who, card=progress_name(event.card))


def _improved(game: Game, event: events.Improved) -> tuple[Said, ...]:
    name, track = improvement_name(event.track, event.level), TRACKS[event.track]
    return one_line("event-improved", "good", who=Who(event.seat), improvement=name, track=track, level=event.level)


def _metropolis(game: Game, event: events.MetropolisGained) -> tuple[Said, ...]:
    who, track = Who(event.seat), TRACKS[event.track]
    if event.former < 0:
        return one_line("event-metropolis-gained", "gold", who=who, track=track)
    return one_line("event-metropolis-taken", "gold", who=who, track=track, whom=Who(Seat(event.former)))


def _wall(game: Game, event: events.WallBuilt) -> tuple[Said, ...]:
    return one_line("event-wall-built", who=Who(event.seat))


def _wall_lost(game: Game, event: events.WallLost) -> tuple[Said, ...]:
    return one_line("event-wall-lost", "danger", True, who=Who(event.seat))


def _landed(game: Game, event: events.BarbariansLanded) -> tuple[Said, ...]:
    won = "yes" if event.won else "no"
    found = one_line(
        "event-landed", "good" if event.won else "danger", strength=event.strength, defence=event.defence, won=won
    )
    for seat, strength in enumerate(event.contributions):
        if not strength:
            continue
        found += one_line("event-contribution", "dim", True, who=Who(Seat(seat)), strength=strength)
    return found


def _city_lost(game: Game, event: events.CityLost) -> tuple[Said, ...]:
    return one_line("event-city-tipped" if event.tipped else "event-city-lost", "danger", who=Who(event.seat))


def _righted(game: Game, event: events.TownRighted) -> tuple[Said, ...]:
    return one_line("event-town-righted", "dim", True, who=Who(event.seat))


def _defender(game: Game, event: events.DefenderNamed) -> tuple[Said, ...]:
    return one_line("event-defender-named", "gold", who=Who(event.seat))


def _tied(game: Game, event: events.DefendersTied) -> tuple[Said, ...]:
    return one_line("event-defenders-tied", "gold", whom=Party(event.seats))


def _left(game: Game, event: events.BarbariansLeft) -> tuple[Said, ...]:
    return one_line("event-barbarians-left", "dim")


def _woke(game: Game, event: events.RobberWoke) -> tuple[Said, ...]:
    return one_line("event-robber-woke", "fire", True)


def _committed(game: Game, event: events.KnightsCommitted) -> tuple[Said, ...]:
    return one_line("event-knights-committed", "dim", True, who=Who(event.seat), count=event.corners.bit_count())


def _recruited(game: Game, event: events.KnightRecruited) -> tuple[Said, ...]:
    return one_line("event-knight-recruited", who=Who(event.seat))


def _activated(game: Game, event: events.KnightActivated) -> tuple[Said, ...]:
    return one_line("event-knight-activated", "ink" if event.paid else "dim", not event.paid, who=Who(event.seat))


def _promoted(game: Game, event: events.KnightPromoted) -> tuple[Said, ...]:
    tone = "ink" if event.paid else "dim"
    return one_line("event-knight-promoted", tone, not event.paid, who=Who(event.seat), rank=RANKS[event.rank])


def _moved(game: Game, event: events.KnightMoved) -> tuple[Said, ...]:
    return one_line("event-knight-moved", who=Who(event.seat))


def _displaced(game: Game, event: events.KnightDisplaced) -> tuple[Said, ...]:
    return one_line("event-knight-displaced", "fire", who=Who(event.seat), whom=Who(event.owner))


def _driven(game: Game, event: events.KnightDrivenAway) -> tuple[Said, ...]:
    return one_line("event-knight-driven-away", "fire", who=Who(event.seat), whom=Who(event.owner))


def _retreated(game: Game, event: events.KnightRetreated) -> tuple[Said, ...]:
    return one_line("event-knight-retreated", "dim", True, who=Who(event.seat))


def _removed(game: Game, event: events.KnightRemoved) -> tuple[Said, ...]:
    who, rank = Who(event.seat), RANKS[event.rank]
    return one_line("event-knight-removed", "danger", True, who=who, rank=rank, cause=event.cause)


def _placed(game: Game, event: events.KnightPlaced) -> tuple[Said, ...]:
    return one_line("event-knight-placed", "good", True, who=Who(event.seat), rank=RANKS[event.rank])


def _chased(game: Game, event: events.RobberChased) -> tuple[Said, ...]:
    return one_line("event-robber-chased", who=Who(event.seat))


def _dice_set(game: Game, event: events.DiceSet) -> tuple[Said, ...]:
    return one_line("event-dice-set", "dim", True, who=Who(event.seat), white=event.white, red=event.red)


def _swapped(game: Game, event: events.TokensSwapped) -> tuple[Said, ...]:
    here, there = hex_words(game, event.hex), hex_words(game, event.other)
    return one_line("event-tokens-swapped", "dim", True, who=Who(event.seat), hex=here, other=there)


def _road_removed(game: Game, event: events.RoadRemoved) -> tuple[Said, ...]:
    if event.owner == event.seat:
        return one_line("event-road-removed-own", "dim", True, who=Who(event.seat))
    return one_line("event-road-removed", "fire", True, who=Who(event.seat), whom=Who(event.owner))


def _healed(game: Game, event: events.CityHealed) -> tuple[Said, ...]:
    return one_line("event-city-healed", "good", True, who=Who(event.seat))


def _merchant(game: Game, event: events.MerchantPlaced) -> tuple[Said, ...]:
    return one_line("event-merchant-placed", "gold", True, who=Who(event.seat), hex=hex_words(game, event.hex))


def _fleet(game: Game, event: events.FleetNamed) -> tuple[Said, ...]:
    resource = words("resource-" + tables(game).kinds[event.card])
    return one_line("event-fleet-named", "dim", True, who=Who(event.seat), resource=resource)


def _collected(game: Game, event: events.Collected) -> tuple[Said, ...]:
    cards = good(game, event.card, sum(event.counts))
    if not any(event.counts):
        return one_line("event-collected-nothing", "dim", True, who=Who(event.seat))
    whom = Party(sum(1 << seat for seat, count in enumerate(event.counts) if count))
    return one_line("event-collected", "fire", True, who=Who(event.seat), whom=whom, cards=cards)


def _harbour_offered(game: Game, event: events.HarbourOffered) -> tuple[Said, ...]:
    return one_line("event-harbour-offered", who=Who(event.seat), whom=Who(event.opponent))


def _exchanged(game: Game, event: events.HarbourExchanged) -> tuple[Said, ...]:
    who, whom = Who(event.taker), Who(event.giver)
    if event.resource is None or event.commodity is None:
        return one_line("event-harbour-exchanged-unseen", "dim", True, who=who, whom=whom)
    give, take = good(game, event.resource), good(game, event.commodity)
    return one_line("event-harbour-exchanged", "dim", True, who=who, whom=whom, give=give, take=take)


def _rested(game: Game, event: events.HarbourRested) -> tuple[Said, ...]:
    return one_line("event-harbour-rested", "dim", True, who=Who(event.seat), whom=Who(event.opponent))


def _given(game: Game, event: events.CardsGiven) -> tuple[Said, ...]:
    who, whom = Who(event.taker), Who(event.giver)
    if event.cards is None:
        return one_line("event-cards-given-unseen", "dim", True, who=who, whom=whom, count=event.count)
    return one_line("event-cards-given", "dim", True, who=who, whom=whom, cards=goods(game, event.cards))


def _looked(game: Game, event: events.Looked) -> tuple[Said, ...]:
    key = "event-master-merchant-looks" if event.hand else "event-spy-looks"
    return one_line(key, "dim", True, who=Who(event.seat), whom=Who(event.victim))


def _spied(game: Game, event: events.SpyTook) -> tuple[Said, ...]:
    who, whom = Who(event.taker), Who(event.giver)
    if event.card is None:
        return one_line("event-spy-took-unseen", "dim", True, who=who, whom=whom, track=TRACKS[event.track])
    return one_line("event-spy-took", "dim", True, who=who, whom=whom, card=progress_name(event.card))


LOUD = frozenset(
    {
        "event-landed",
        "event-city-lost",
        "event-city-tipped",
        "event-defender-named",
        "event-defenders-tied",
        "event-metropolis-gained",
        "event-metropolis-taken",
    }
)
"""Lines that the table calls out."""
LASTING = {
    "event-landed": "",
    "event-city-lost": "who",
    "event-city-tipped": "who",
    "event-wall-lost": "who",
    "event-knight-removed": "who",
    "event-metropolis-taken": "whom",
    "event-knight-displaced": "whom",
    "event-knight-driven-away": "whom",
    "event-road-removed": "whom",
    "event-spy-took": "whom",
    "event-spy-took-unseen": "whom",
    "event-cards-given": "whom",
    "event-cards-given-unseen": "whom",
    "event-collected": "whom",
}
"""What befell all, or somebody who may not have seen it."""
LINES: Mapping[type[Event], Liner] = {
    events.EventRolled: _event_die,
    events.ShipSailed: _sailed,
    events.ProgressDrawn: _drawn,
    events.ProgressShown: _shown,
    events.ProgressPlayed: _played,
    events.ProgressDiscarded: _put_away,
    events.Improved: _improved,
    events.MetropolisGained: _metropolis,
    events.WallBuilt: _wall,
    events.WallLost: _wall_lost,
    events.BarbariansLanded: _landed,
    events.CityLost: _city_lost,
    events.TownRighted: _righted,
    events.DefenderNamed: _defender,
    events.DefendersTied: _tied,
    events.BarbariansLeft: _left,
    events.RobberWoke: _woke,
    events.KnightsCommitted: _committed,
    events.KnightRecruited: _recruited,
    events.KnightActivated: _activated,
    events.KnightPromoted: _promoted,
    events.KnightMoved: _moved,
    events.KnightDisplaced: _displaced,
    events.KnightDrivenAway: _driven,
    events.KnightRetreated: _retreated,
    events.KnightRemoved: _removed,
    events.KnightPlaced: _placed,
    events.RobberChased: _chased,
    events.DiceSet: _dice_set,
    events.TokensSwapped: _swapped,
    events.RoadRemoved: _road_removed,
    events.CityHealed: _healed,
    events.MerchantPlaced: _merchant,
    events.FleetNamed: _fleet,
    events.Collected: _collected,
    events.HarbourOffered: _harbour_offered,
    events.HarbourExchanged: _exchanged,
    events.HarbourRested: _rested,
    events.CardsGiven: _given,
    events.Looked: _looked,
    events.SpyTook: _spied,
}
