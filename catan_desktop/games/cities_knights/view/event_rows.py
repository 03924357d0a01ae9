"""The rows of the events of Cities & Knights: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from catan_desktop.games.cities_knights import events
from catan_desktop.games.cities_knights.numbers import (
    BASIC,
    FACES,
    KINDS,
    LANDING,
    PROGRESS,
    RANKS,
    SHIP,
    TRACKS,
    EventFace,
    ProgressId,
    RankId,
    TrackId,
)
from catan_desktop.kernel import Game, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.events import CITY, SETTLEMENT
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.view.board import drawn_card, seat_place
from catan_desktop.mechanics.view.event_rows import BY_TYPE
from catan_desktop.mechanics.view.names import good, goods, owners
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EVERYBODY, EventCases, EventRow, EventTable, either, knows_card
from catan_desktop.present.models.board import AWAY
from catan_desktop.present.picture import Cue, Place
from catan_desktop.present.words import Party, words

from .board import CITY_WALL, INTERSECTION, TIPPED, knight_kind, metropolis_kind
from .names import improvement_name, progress_name
from .seats import TRACK_ICONS

DRIVEN = ("displaced", "intrigue")
"""Causes for which a knight is taken off after it has been driven away."""


def _at(corner: int) -> Place:
    return (INTERSECTION, int(corner))


def _event_die(game: Game, event: events.EventRolled) -> tuple[Cue, ...]:
    """A throw of a single number is that of the last die on the table."""
    return (Cue("dice", seat=event.seat, numbers=(event.face + 1,)),)


def _landed(game: Game, event: events.BarbariansLanded) -> tuple[Cue, ...]:
    sprite = "alarm" if event.won else "disaster"
    return (Cue("moment", sprite=sprite, sound="barbarian_land", weight=85),)


def _left(game: Game, event: events.BarbariansLeft) -> tuple[Cue, ...]:
    rest = (Cue("turn", to=_at(corner), along=True) for corner in bits(event.corners))
    return (Cue("track", number=0), *rest)


def _city_lost(game: Game, event: events.CityLost) -> tuple[Cue, ...]:
    sprite = TIPPED if event.tipped else SETTLEMENT
    return (Cue("place", to=_at(event.corner), sprite=sprite, seat=event.seat, sound="pillage", weight=82),)


def _metropolis(game: Game, event: events.MetropolisGained) -> tuple[Cue, ...]:
    kind = metropolis_kind(event.track)
    return (Cue("place", to=_at(event.corner), sprite=kind, sound="metropolis", weight=78),)


def _placed(game: Game, event: events.KnightPlaced) -> tuple[Cue, ...]:
    kind = knight_kind(event.rank, event.active)
    return (Cue("place", to=_at(event.corner), sprite=kind, seat=event.seat, sound="knight", weight=25),)


def _displaced(game: Game, event: events.KnightDisplaced) -> tuple[Cue, ...]:
    return (
        _away(event.to, event.owner),
        Cue("move", _at(event.corner), _at(event.to), seat=event.seat, sound="knight", weight=25),
    )


def _away(corner: int, owner: int) -> Cue:
    """A knight leaves its place, and is out of sight until its owner says where it goes."""
    return Cue("lift", _at(corner), (AWAY, int(corner)), seat=owner)


def _driven(game: Game, event: events.KnightDrivenAway) -> tuple[Cue, ...]:
    return (_away(event.corner, event.owner),)


def _retreated(game: Game, event: events.KnightRetreated) -> tuple[Cue, ...]:
    return (Cue("move", (AWAY, int(event.corner)), _at(event.to), seat=event.seat),)


def _removed(game: Game, event: events.KnightRemoved) -> tuple[Cue, ...]:
    """A driven-away knight has left its place already."""
    start = (AWAY, int(event.corner)) if event.cause in DRIVEN else _at(event.corner)
    return (Cue("lift", start, sprite=knight_kind(event.rank, False), seat=event.seat),)


# cards


def _flight(start: Place, to: Place, cards: Iterable[tuple[int, int]], *, along: bool = False) -> tuple[Cue, ...]:
    """Cards of some kinds fly; a kind below 0 is face down."""
    return tuple(
        Cue("card", start, to, sprite=KINDS[kind] if kind >= 0 else "", number=count, along=along or index > 0)
        for index, (kind, count) in enumerate(cards)
        if count
    )


def _drawn(game: Game, event: events.ProgressDrawn) -> tuple[Cue, ...]:
    key = "" if event.card is None else PROGRESS[event.card].key
    (cue,) = drawn_card(event.seat, f"card-back-{TRACKS[event.track]}", key, f"card-{key}")
    return (replace(cue, sound="progress", weight=20, along=True),)


def _shown(game: Game, event: events.ProgressPlayed | events.ProgressShown) -> tuple[Cue, ...]:
    key = PROGRESS[event.card].key
    return (Cue("show", seat_place(event.seat), sprite=f"card-{key}", number=1, text=f"card-{key.replace('_', '-')}"),)


def _collected(game: Game, event: events.Collected) -> tuple[Cue, ...]:
    gave = ((seat, count) for seat, count in enumerate(event.counts) if count)
    to = seat_place(event.seat)
    return tuple(
        cue for seat, count in gave for cue in _flight(seat_place(Seat(seat)), to, ((event.card, count),), along=True)
    )


def _given(game: Game, event: events.CardsGiven) -> tuple[Cue, ...]:
    cards = ((-1, event.count),) if event.cards is None else tuple(enumerate(event.cards))
    return _flight(seat_place(event.giver), seat_place(event.taker), cards)


def _exchanged(game: Game, event: events.HarbourExchanged) -> tuple[Cue, ...]:
    giver, taker = seat_place(event.giver), seat_place(event.taker)
    there = -1 if event.commodity is None else event.commodity
    back = -1 if event.resource is None else event.resource
    return (*_flight(giver, taker, ((there, 1),)), *_flight(taker, giver, ((back, 1),), along=True))


# lines of the chronicle


class Contribution(NamedTuple):
    """What the knights of a seat add to a defence."""

    seat: Seat
    strength: int


def _contributions(game: Game, event: events.BarbariansLanded) -> Iterator[Contribution]:
    return (Contribution(Seat(seat), strength) for seat, strength in enumerate(event.contributions) if strength)


def _paid(game: Game, event: Any) -> bool:
    return bool(event.paid)


TURNED = CueRow("turn", to="corner", sound="knight", weight=25)
"""The knight of an event wakes up, rests or grows."""
MARCHES = CueRow("move", "corner", "to", seat="seat", sound="knight", weight=25)
LANDED = EventRow("landed", "strength defence won", "danger", "barbarian", loud=True, great=True, lasting=EVERYBODY)
GAINED = EventRow("metropolis-gained", "who track", "gold", "metropolis", loud=True, great=True)
LOST = EventRow("city-lost", "who", "danger", "barbarian", loud=True, lasting="who")
SAILED = EventRow("ship-sailed", "position most", "fire", "ship")
ACTIVATED = EventRow("knight-activated", "who", icon="activate")
PROMOTED = EventRow("knight-promoted", "who rank", icon="promote")
EVENTS = EventTable(
    {
        events.EventRolled: either(
            lambda game, event: FACES[event.face] == FACES[SHIP],
            EventRow("event-die", "face", "dim", "ship", indent=True),
            EventRow("event-die", "face", "dim", "gate", indent=True),
            cue=_event_die,
        ),
        events.ShipSailed: either(lambda game, event: event.position >= LANDING - 1, replace(SAILED, tone="danger"),
            SAILED, cue=CueRow("track", number="position", sound="barbarian_sail", weight=40)),
        events.ProgressDrawn: either(
            knows_card,
            EventRow("progress-drawn", "who card", "dim", "progress", indent=True),
            EventRow("progress-drawn-unseen", "who track", "dim", "progress", indent=True),
            cue=_drawn,
        ),
        events.ProgressShown: EventRow("progress-shown", "who card", "gold", "vp", cue=_shown),
        events.ProgressPlayed: EventRow("progress-played", "who card", "ice", "progress", cue=_shown),
        events.ProgressDiscarded: either(
            knows_card,
            EventRow("progress-discarded", "who card", "dim", "progress", indent=True),
            EventRow("progress-discarded-unseen", "who track", "dim", "progress", indent=True),
            cue=CueRow("card", "seat", ("deck", 0), picture="track", number=1),
        ),
        events.Improved: EventCases(
            lambda game, event: event.track,
            {
                track: EventRow("improved", "who improvement track level", "good", icon)
                for track, icon in enumerate(TRACK_ICONS)
            },
            cue=CueRow("pulse", to="seat", seat="seat", sound="progress", weight=20),
        ),
        events.MetropolisGained: either(
            lambda game, event: event.former < 0,
            GAINED,
            replace(GAINED, key="metropolis-taken", args="who track whom:former", lasting="whom"),
            cue=_metropolis,
        ),
        events.WallBuilt: EventRow("wall-built", "who", icon="city_wall",
            cue=CueRow("place", to="corner", sprite=CITY_WALL, seat="seat")),
        events.WallLost: EventRow("wall-lost", "who", "danger", "city_wall", indent=True, lasting="who",
            cue=CueRow("lift", "corner", sprite=CITY_WALL, seat="seat", along=True)),
        events.BarbariansLanded: (
            either(lambda game, event: event.won, replace(LANDED, tone="good"), LANDED, cue=_landed),
            EventRow("contribution", "who strength", "dim", indent=True, each=_contributions),
        ),
        events.CityLost: either(lambda game, event: event.tipped, replace(LOST, key="city-tipped"), LOST,
            cue=_city_lost),
        events.TownRighted: EventRow("town-righted", "who", "dim", indent=True,
            cue=CueRow("place", to="corner", sprite=SETTLEMENT, seat="seat")),
        events.DefenderNamed: EventRow("defender-named", "who", "gold", "defender", loud=True, great=True,
            cue=CueRow("award", to="seat", sprite="guard", sound="defender", weight=80)),
        events.DefendersTied: EventRow("defenders-tied", "whom:seats", "gold", "defender", loud=True),
        events.BarbariansLeft: EventRow("barbarians-left", "", "dim", "ship", cue=_left),
        events.RobberWoke: EventRow("robber-woke", "", "fire", "robber", indent=True, sound="robber"),
        # knights
        events.KnightsCommitted: EventRow("knights-committed", "who count:corners", "dim", "knight", indent=True),
        events.KnightRecruited: EventRow("knight-recruited", "who", icon="knight",
            cue=CueRow("place", to="corner", sprite=knight_kind(BASIC, False), seat="seat", sound="knight", weight=25)),
        events.KnightActivated: either(_paid, ACTIVATED, replace(ACTIVATED, tone="dim", indent=True), cue=TURNED),
        events.KnightPromoted: either(_paid, PROMOTED, replace(PROMOTED, tone="dim", indent=True), cue=TURNED),
        events.KnightMoved: EventRow("knight-moved", "who", icon="march", cue=MARCHES),
        events.KnightDisplaced: EventRow("knight-displaced", "who whom:owner", "fire", "displace", lasting="whom",
            cue=_displaced),
        events.KnightDrivenAway: EventRow("knight-driven-away", "who whom:owner", "fire", "displace", lasting="whom",
            cue=_driven),
        events.KnightRetreated: EventRow("knight-retreated", "who", "dim", "march", indent=True, cue=_retreated),
        events.KnightRemoved: EventRow("knight-removed", "who rank cause", "danger", "knight", indent=True,
            lasting="who", cue=_removed),
        events.KnightPlaced: EventRow("knight-placed", "who rank", "good", "knight", indent=True, cue=_placed),
        events.RobberChased: EventRow("robber-chased", "who", icon="chase", cue=TURNED),
        # what progress cards do
        events.DiceSet: EventRow("dice-set", "who white red", "dim", "dice", indent=True),
        events.TokensSwapped: EventRow("tokens-swapped", "who hex other", "dim", indent=True,
            cue=CueRow("swap", "hex", "other")),
        events.RoadRemoved: either(
            lambda game, event: event.owner == event.seat,
            EventRow("road-removed-own", "who", "dim", "road", indent=True),
            EventRow("road-removed", "who whom:owner", "fire", "road", indent=True, lasting="whom"),
            cue=CueRow("lift", "path", sprite="road", seat="owner"),
        ),
        events.CityHealed: EventRow("city-healed", "who", "good", "city", indent=True,
            cue=CueRow("place", to="corner", sprite=CITY, seat="seat")),
        events.MerchantPlaced: EventRow("merchant-placed", "who hex", "gold", "merchant", indent=True,
            cue=CueRow("place", to="hex", sprite="merchant", seat="seat")),
        events.FleetNamed: EventRow("fleet-named", "who resource:kind", "dim", "bank", indent=True),
        events.Collected: either(
            lambda game, event: any(event.counts),
            EventRow("collected", "who whom:givers cards:collected", "fire", "monopoly", indent=True, lasting="whom"),
            EventRow("collected-nothing", "who", "dim", "monopoly", indent=True),
            cue=_collected,
        ),
        events.HarbourOffered: EventRow("harbour-offered", "who whom:opponent", icon="harbour"),
        events.HarbourExchanged: either(
            lambda game, event: event.resource is None or event.commodity is None,
            EventRow("harbour-exchanged-unseen", "who:taker whom:giver", "dim", "trade", indent=True),
            EventRow("harbour-exchanged", "who:taker whom:giver give:resource take:commodity", "dim", "trade",
                indent=True),
            cue=_exchanged,
        ),
        events.HarbourRested: EventRow("harbour-rested", "who whom:opponent", "dim", indent=True),
        events.CardsGiven: either(
            lambda game, event: event.cards is None,
            EventRow("cards-given-unseen", "who:taker whom:giver count", "dim", "cards", indent=True, lasting="whom"),
            EventRow("cards-given", "who:taker whom:giver cards", "dim", "cards", indent=True, lasting="whom"),
            cue=_given,
        ),
        events.Looked: either(
            lambda game, event: event.hand,
            EventRow("master-merchant-looks", "who whom:victim", "dim", "eye", indent=True),
            EventRow("spy-looks", "who whom:victim", "dim", "eye", indent=True),
        ),
        events.SpyTook: either(
            knows_card,
            EventRow("spy-took", "who:taker whom:giver card", "dim", "progress", indent=True, lasting="whom"),
            EventRow("spy-took-unseen", "who:taker whom:giver track", "dim", "progress", indent=True, lasting="whom"),
            cue=CueRow("card", "giver", "taker", picture="track", number=1, sound="theft", weight=45),
        ),
    },
    {
        "most": lambda game, event: LANDING,
        "won": lambda game, event: "yes" if event.won else "no",
        "improvement": lambda game, event: improvement_name(event.track, event.level),
        "seats": lambda game, event: Party(event.seats),
        "corners": lambda game, event: event.corners.bit_count(),
        "kind": lambda game, event: words("resource-" + tables(game).kinds[event.card]),
        "givers": lambda game, event: owners(event.counts),
        "collected": lambda game, event: good(game, event.card, sum(event.counts)),
        "cards": lambda game, event: goods(game, event.cards),
    },
    {
        **BY_TYPE,
        EventFace: lambda game, face: FACES[face],
        TrackId: lambda game, track: TRACKS[track],
        RankId: lambda game, rank: RANKS[rank],
        ProgressId: lambda game, card: progress_name(card),
    },
    pictures={TrackId: lambda game, track: f"card-back-{TRACKS[track]}"},
)  # fmt: skip
