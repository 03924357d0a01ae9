"""The board of Cities & Knights: knights, walls, metropolises, the merchant, and the barbarians at sea."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from catan_desktop.games.cities_knights import events
from catan_desktop.games.cities_knights.barbarians import barbarian_strength, contributions, losers
from catan_desktop.games.cities_knights.knights import Driven
from catan_desktop.games.cities_knights.numbers import BASIC, KINDS, LANDING, PROGRESS, TRACKS, RankId, TrackId
from catan_desktop.games.cities_knights.part import NO_HEX, NOWHERE, CitiesPart, cities
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.events import CITY, SETTLEMENT
from catan_desktop.mechanics.view.board import drawn_card, seat_place
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import AWAY, Piece
from catan_desktop.present.models.gauges import Track
from catan_desktop.present.picture import BoardPicture, Cue, Place, ordered

WALL, TOPPED = 1, 2
"""Layers: a wall stands before its city, a metropolis over it."""
TIPPED = "city-tipped"
CITY_WALL = "city_wall"
NEAR = 2
"""Steps before the landing from which on the fleet is a danger."""
DRIVEN = ("displaced", "intrigue")
"""Causes for which a knight is taken off after it has been driven away."""
INTERSECTION = "intersection"


def knight_kind(rank: RankId, active: bool) -> str:
    """How a knight looks."""
    return f"knight-{rank + 1}" if active else f"knight-{rank + 1}-idle"


def metropolis_kind(track: TrackId) -> str:
    """How a metropolis looks."""
    return f"metropolis-{TRACKS[track]}"


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The island with everything that has come onto it."""
    part = cities(game, view.state)
    owners = {house.site: house.seat for house in picture.at(INTERSECTION)}
    pieces = [
        replace(one, kind=TIPPED) if one.kind == CITY and part.tipped >> one.site & 1 else one for one in picture.pieces
    ]
    pieces += [*_pieces(part, owners), *_driven_away(view.state)]
    return replace(picture, pieces=ordered(pieces), gauges=(track(voyage(game, view.state), game.seats),))


def _pieces(part: CitiesPart, owners: dict[int, int]) -> Iterator[Piece]:
    for seat, ranks in enumerate(part.knights):
        for rank, mask in numbered(RankId, ranks):
            for corner in bits(mask):
                yield Piece(INTERSECTION, corner, knight_kind(rank, bool(part.active >> corner & 1)), seat)
    for corner in bits(part.walls):
        yield Piece(INTERSECTION, corner, CITY_WALL, owners.get(corner, -1), WALL)
    for track, corner in numbered(TrackId, part.metropolis):
        if corner != NOWHERE:
            yield Piece(INTERSECTION, corner, metropolis_kind(track), -1, TOPPED)
    if part.merchant != NO_HEX:
        yield Piece("hex", part.merchant, "merchant", part.merchant_owner)


def _driven_away(state: GameState) -> Iterator[Piece]:
    """The knight that has left its place and whose owner has yet to say where it goes."""
    for frame in state.frames:
        if isinstance(frame.data, Driven):
            knight = frame.data
            yield Piece(AWAY, knight.corner, knight_kind(knight.rank, knight.active), knight.seat)


@record
class Voyage:
    """Where the raiders are, and how their landing would end if they landed now."""

    at: int
    """Steps that their ship has sailed; 0: it lies at its start."""
    steps: int
    """It lands at this one."""
    attack: int
    defence: int
    first: bool
    """They have not landed yet in this game."""
    losers: int
    """Mask of the seats that would lose something; 0 where the raiders would be beaten."""
    heroes: int
    """Mask of the seats that would be honoured; 0 where the raiders would win, or where nobody defends."""


def voyage(game: Game, state: GameState) -> Voyage:
    """Where the ship is, and how an attack by all active knights would end now (CK-330 to CK-341, CK-350)."""
    part = cities(game, state)
    gave = contributions(game, part, part.active)
    raiders, defence = barbarian_strength(game, state), sum(gave)
    won = raiders <= defence
    most = max(gave)
    heroes = sum(1 << seat for seat, count in enumerate(gave) if count == most) if won and most else 0
    lost = 0 if won else losers(game, state, gave)
    return Voyage(part.ship, LANDING, raiders, defence, not part.awake, lost, heroes)


def track(now: Voyage, seats: int) -> Track:
    """The voyage as a track."""
    everybody = (1 << seats) - 1
    losing, honoured = ("voyage-lose", now.losers), ("voyage-honour", now.heroes)
    end = losing if now.losers else honoured if now.heroes else ("voyage-nothing", 0)
    return Track(
        title="voyage-title",
        left="voyage-left",
        at=now.at,
        steps=now.steps,
        alarm=NEAR,
        icons=("ship-barbarian", "barbarian-step", "barbarian-landing"),
        strengths=(now.attack, now.defence),
        names=("voyage-attack", "voyage-defence"),
        ends=(end, ("voyage-lose", everybody), ("voyage-honour", everybody)),
    )


# what moves


def _at(corner: int) -> Place:
    return (INTERSECTION, int(corner))


def _turned(game: Game, event: events.KnightActivated | events.KnightPromoted | events.RobberChased) -> tuple[Cue, ...]:
    """The knight of an event wakes up, rests or grows."""
    return (Cue("turn", to=_at(event.corner), sound="knight", weight=25),)


def _event_die(game: Game, event: events.EventRolled) -> tuple[Cue, ...]:
    """A throw of a single number is that of the last die on the table."""
    return (Cue("dice", seat=event.seat, numbers=(event.face + 1,)),)


def _sailed(game: Game, event: events.ShipSailed) -> tuple[Cue, ...]:
    return (Cue("track", number=event.position, sound="barbarian_sail", weight=40),)


def _landed(game: Game, event: events.BarbariansLanded) -> tuple[Cue, ...]:
    sprite = "alarm" if event.won else "disaster"
    return (Cue("moment", sprite=sprite, sound="barbarian_land", weight=85),)


def _left(game: Game, event: events.BarbariansLeft) -> tuple[Cue, ...]:
    rest = (Cue("turn", to=_at(corner), along=True) for corner in bits(event.corners))
    return (Cue("track", number=0), *rest)


def _city_lost(game: Game, event: events.CityLost) -> tuple[Cue, ...]:
    sprite = TIPPED if event.tipped else SETTLEMENT
    return (Cue("place", to=_at(event.corner), sprite=sprite, seat=event.seat, sound="pillage", weight=82),)


def _place(corner: int, sprite: str, seat: int = -1, *, sound: str = "", weight: int = 0) -> tuple[Cue, ...]:
    """Something comes to stand on an intersection."""
    return (Cue("place", to=_at(corner), sprite=sprite, seat=seat, sound=sound, weight=weight),)


def _righted(game: Game, event: events.TownRighted) -> tuple[Cue, ...]:
    return _place(event.corner, SETTLEMENT, event.seat)


def _healed(game: Game, event: events.CityHealed) -> tuple[Cue, ...]:
    return _place(event.corner, CITY, event.seat)


def _wall(game: Game, event: events.WallBuilt) -> tuple[Cue, ...]:
    return _place(event.corner, CITY_WALL, event.seat)


def _wall_lost(game: Game, event: events.WallLost) -> tuple[Cue, ...]:
    return (Cue("lift", _at(event.corner), sprite=CITY_WALL, seat=event.seat, along=True),)


def _metropolis(game: Game, event: events.MetropolisGained) -> tuple[Cue, ...]:
    return _place(event.corner, metropolis_kind(event.track), sound="metropolis", weight=78)


def _improved(game: Game, event: events.Improved) -> tuple[Cue, ...]:
    return (Cue("pulse", to=seat_place(event.seat), seat=event.seat, sound="progress", weight=20),)


def _recruited(game: Game, event: events.KnightRecruited) -> tuple[Cue, ...]:
    return _place(event.corner, knight_kind(BASIC, False), event.seat, sound="knight", weight=25)


def _placed(game: Game, event: events.KnightPlaced) -> tuple[Cue, ...]:
    return _place(event.corner, knight_kind(event.rank, event.active), event.seat, sound="knight", weight=25)


def _moved(game: Game, event: events.KnightMoved) -> tuple[Cue, ...]:
    return (Cue("move", _at(event.corner), _at(event.to), seat=event.seat, sound="knight", weight=25),)


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


def _removed(game: Game, event: events.KnightRemoved) -> tuple[Cue, ...]:
    """A driven-away knight has left its place already."""
    start = (AWAY, int(event.corner)) if event.cause in DRIVEN else _at(event.corner)
    return (Cue("lift", start, sprite=knight_kind(event.rank, False), seat=event.seat),)


def _retreated(game: Game, event: events.KnightRetreated) -> tuple[Cue, ...]:
    return (Cue("move", (AWAY, int(event.corner)), _at(event.to), seat=event.seat),)


def _merchant(game: Game, event: events.MerchantPlaced) -> tuple[Cue, ...]:
    return (Cue("place", to=("hex", event.hex), sprite="merchant", seat=event.seat),)


def _swapped(game: Game, event: events.TokensSwapped) -> tuple[Cue, ...]:
    return (Cue("swap", ("hex", event.hex), ("hex", event.other)),)


def _road_removed(game: Game, event: events.RoadRemoved) -> tuple[Cue, ...]:
    return (Cue("lift", ("path", event.path), sprite="road", seat=event.owner),)


def _defender(game: Game, event: events.DefenderNamed) -> tuple[Cue, ...]:
    return (Cue("award", to=seat_place(event.seat), sprite="guard", sound="defender", weight=80),)


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


def _discarded(game: Game, event: events.ProgressDiscarded) -> tuple[Cue, ...]:
    return (Cue("card", seat_place(event.seat), ("deck", 0), sprite=f"card-back-{TRACKS[event.track]}", number=1),)


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


def _spied(game: Game, event: events.SpyTook) -> tuple[Cue, ...]:
    back = f"card-back-{TRACKS[event.track]}"
    return (
        Cue("card", seat_place(event.giver), seat_place(event.taker), sprite=back, number=1, sound="theft", weight=45),
    )


def _silenced(game: Game, event: events.RobberWoke) -> tuple[Cue, ...]:
    return (Cue("heard", sound="robber"),)


CITIES_BOARD = BoardView(
    fill,
    {
        events.EventRolled: _event_die,
        events.ShipSailed: _sailed,
        events.BarbariansLanded: _landed,
        events.BarbariansLeft: _left,
        events.CityLost: _city_lost,
        events.TownRighted: _righted,
        events.CityHealed: _healed,
        events.WallBuilt: _wall,
        events.WallLost: _wall_lost,
        events.MetropolisGained: _metropolis,
        events.Improved: _improved,
        events.KnightRecruited: _recruited,
        events.KnightPlaced: _placed,
        events.KnightActivated: _turned,
        events.KnightPromoted: _turned,
        events.KnightMoved: _moved,
        events.KnightDisplaced: _displaced,
        events.KnightDrivenAway: _driven,
        events.KnightRemoved: _removed,
        events.KnightRetreated: _retreated,
        events.RobberChased: _turned,
        events.RobberWoke: _silenced,
        events.MerchantPlaced: _merchant,
        events.TokensSwapped: _swapped,
        events.RoadRemoved: _road_removed,
        events.DefenderNamed: _defender,
        events.ProgressDrawn: _drawn,
        events.ProgressDiscarded: _discarded,
        events.ProgressPlayed: _shown,
        events.ProgressShown: _shown,
        events.Collected: _collected,
        events.CardsGiven: _given,
        events.HarbourExchanged: _exchanged,
        events.SpyTook: _spied,
    },
)
"""The board view of `cities_knights`."""
