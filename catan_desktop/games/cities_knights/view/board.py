"""What Cities & Knights adds to the board: knights, walls, metropolises, the merchant, and the barbarians at sea."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from catan_desktop.games.cities_knights import events
from catan_desktop.games.cities_knights.barbarians import barbarian_strength, contributions, losers
from catan_desktop.games.cities_knights.knights import Driven
from catan_desktop.games.cities_knights.numbers import KINDS, LANDING, PROGRESS, TRACKS
from catan_desktop.games.cities_knights.part import NOWHERE, CitiesPart, cities
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.events import CITY, SETTLEMENT
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import AWAY, BuildingMark, PieceMark
from catan_desktop.present.models.voyage import Voyage
from catan_desktop.present.picture import PIECE, BoardPicture, Cue, Place

WALL, TOPPED = 1, 2
"""Layers: a wall stands before its city, a metropolis over it."""
TIPPED = "city-tipped"
DRIVEN = ("displaced", "intrigue")
"""Causes for which a knight is taken off after it has been driven away."""
INTERSECTION = "intersection"


def knight_kind(rank: int, active: bool) -> str:
    """How a knight looks."""
    return f"knight-{rank + 1}" if active else f"knight-{rank + 1}-idle"


def metropolis_kind(track: int) -> str:
    """How a metropolis looks."""
    return f"metropolis-{TRACKS[track]}"


def fill(game: Game, view: Observation, picture: BoardPicture | None) -> BoardPicture:
    """The island with everything that has come onto it."""
    if picture is None:
        raise LookupError("Cities & Knights needs the board of the game below it")
    part = cities(game, view.state)
    buildings = tuple(
        BuildingMark(house.corner, house.seat, TIPPED if part.tipped >> house.corner & 1 else house.kind)
        for house in picture.board.buildings
    )
    owners = {house.corner: house.seat for house in buildings}
    found = [*_pieces(part, owners), *_driven_away(view.state)]
    pieces = sorted(found, key=lambda piece: (piece.space, piece.site, piece.layer))
    board = replace(picture.board, buildings=buildings, pieces=tuple(pieces))
    return replace(picture, board=board, voyage=voyage(game, view.state))


def _pieces(part: CitiesPart, owners: dict[int, int]) -> Iterator[PieceMark]:
    for seat, ranks in enumerate(part.knights):
        for rank, mask in enumerate(ranks):
            for corner in bits(mask):
                yield PieceMark(INTERSECTION, corner, knight_kind(rank, bool(part.active >> corner & 1)), seat)
    for corner in bits(part.walls):
        yield PieceMark(INTERSECTION, corner, "city_wall", owners.get(corner, -1), WALL)
    for track, corner in enumerate(part.metropolis):
        if corner != NOWHERE:
            yield PieceMark(INTERSECTION, corner, metropolis_kind(track), -1, TOPPED)
    if part.merchant != NOWHERE:
        yield PieceMark("hex", part.merchant, "merchant", part.merchant_owner)


def _driven_away(state: GameState) -> Iterator[PieceMark]:
    """The knight that has left its place and whose owner has yet to say where it goes."""
    for frame in state.frames:
        if isinstance(frame.data, Driven):
            knight = frame.data
            yield PieceMark(AWAY, knight.corner, knight_kind(knight.rank, knight.active), knight.seat)


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


# what moves


def _at(corner: int) -> Place:
    return (INTERSECTION, int(corner))


def _state(state: str) -> Callable[[Game, Any], tuple[Cue, ...]]:
    """The knight of an event wakes up or rests."""
    return lambda game, event: (Cue("turn", to=_at(event.corner), state=state, sound="knight"),)


def _promoted(game: Game, event: events.KnightPromoted) -> tuple[Cue, ...]:
    return (Cue("turn", to=_at(event.corner), sprite=knight_kind(event.rank, True), sound="knight"),)


def _event_die(game: Game, event: events.EventRolled) -> tuple[Cue, ...]:
    """A throw of a single number is that of the last die on the table."""
    return (Cue("dice", seat=event.seat, numbers=(event.face + 1,)),)


def _sailed(game: Game, event: events.ShipSailed) -> tuple[Cue, ...]:
    return (Cue("sail", number=event.position, sound="barbarian_sail"),)


def _landed(game: Game, event: events.BarbariansLanded) -> tuple[Cue, ...]:
    return (Cue("moment", sprite="breach" if not event.won else "raid", sound="barbarian_land"),)


def _left(game: Game, event: events.BarbariansLeft) -> tuple[Cue, ...]:
    rest = (Cue("turn", to=_at(corner), state="idle", along=True) for corner in bits(event.corners))
    return (Cue("sail", number=0), *rest)


def _city_lost(game: Game, event: events.CityLost) -> tuple[Cue, ...]:
    sprite = TIPPED if event.tipped else SETTLEMENT
    return (Cue("place", to=_at(event.corner), sprite=sprite, seat=event.seat, sound="pillage"),)


def _righted(game: Game, event: events.TownRighted) -> tuple[Cue, ...]:
    return (Cue("place", to=_at(event.corner), sprite=SETTLEMENT, seat=event.seat),)


def _healed(game: Game, event: events.CityHealed) -> tuple[Cue, ...]:
    return (Cue("place", to=_at(event.corner), sprite=CITY, seat=event.seat),)


def _wall(game: Game, event: events.WallBuilt) -> tuple[Cue, ...]:
    return (Cue("place", to=_at(event.corner), sprite="city_wall", seat=event.seat, number=WALL),)


def _wall_lost(game: Game, event: events.WallLost) -> tuple[Cue, ...]:
    return (Cue("lift", _at(event.corner), sprite="city_wall", seat=event.seat, number=WALL, along=True),)


def _metropolis(game: Game, event: events.MetropolisGained) -> tuple[Cue, ...]:
    sprite = metropolis_kind(event.track)
    return (Cue("place", to=_at(event.corner), sprite=sprite, number=TOPPED, only=True, sound="metropolis"),)


def _improved(game: Game, event: events.Improved) -> tuple[Cue, ...]:
    return (Cue("pulse", to=seat_place(event.seat), seat=event.seat, sound="progress"),)


def _recruited(game: Game, event: events.KnightRecruited) -> tuple[Cue, ...]:
    return (Cue("place", to=_at(event.corner), sprite=knight_kind(0, False), seat=event.seat, sound="knight"),)


def _placed(game: Game, event: events.KnightPlaced) -> tuple[Cue, ...]:
    sprite = knight_kind(event.rank, event.active)
    return (Cue("place", to=_at(event.corner), sprite=sprite, seat=event.seat, sound="knight"),)


def _moved(game: Game, event: events.KnightMoved) -> tuple[Cue, ...]:
    return (Cue("move", _at(event.corner), _at(event.to), sprite=PIECE, state="idle", sound="knight"),)


def _displaced(game: Game, event: events.KnightDisplaced) -> tuple[Cue, ...]:
    gone = Cue("lift", _at(event.to), sprite=PIECE, state=AWAY)
    return (gone, Cue("move", _at(event.corner), _at(event.to), sprite=PIECE, state="idle", sound="knight"))


def _driven(game: Game, event: events.KnightDrivenAway) -> tuple[Cue, ...]:
    return (Cue("lift", _at(event.corner), sprite=PIECE, state=AWAY),)


def _removed(game: Game, event: events.KnightRemoved) -> tuple[Cue, ...]:
    """A driven-away knight has left its place already."""
    start = (AWAY, int(event.corner)) if event.cause in DRIVEN else _at(event.corner)
    return (Cue("lift", start, sprite=knight_kind(event.rank, False), seat=event.seat),)


def _retreated(game: Game, event: events.KnightRetreated) -> tuple[Cue, ...]:
    return (Cue("move", (AWAY, int(event.corner)), _at(event.to), sprite=PIECE, seat=event.seat),)


def _merchant(game: Game, event: events.MerchantPlaced) -> tuple[Cue, ...]:
    return (Cue("place", to=("hex", event.hex), sprite="merchant", seat=event.seat, only=True),)


def _swapped(game: Game, event: events.TokensSwapped) -> tuple[Cue, ...]:
    return (Cue("swap", ("hex", event.hex), ("hex", event.other)),)


def _road_removed(game: Game, event: events.RoadRemoved) -> tuple[Cue, ...]:
    return (Cue("lift", ("path", event.path), sprite="road", seat=event.owner),)


def _defender(game: Game, event: events.DefenderNamed) -> tuple[Cue, ...]:
    return (Cue("award", to=seat_place(event.seat), sprite="guard", sound="defender"),)


# cards


def _flight(start: Place, to: Place, cards: Iterable[tuple[int, int]], *, along: bool = False) -> tuple[Cue, ...]:
    """Cards of some kinds fly; a kind below 0 is face down."""
    return tuple(
        Cue("card", start, to, sprite=KINDS[kind] if kind >= 0 else "", number=count, along=along or index > 0)
        for index, (kind, count) in enumerate(cards)
        if count
    )


def _drawn(game: Game, event: events.ProgressDrawn) -> tuple[Cue, ...]:
    back = f"card-back-{TRACKS[event.track]}"
    return (Cue("card", ("deck",), seat_place(event.seat), sprite=back, number=1, sound="progress", along=True),)


def _discarded(game: Game, event: events.ProgressDiscarded) -> tuple[Cue, ...]:
    return (Cue("card", seat_place(event.seat), ("deck",), sprite=f"card-back-{TRACKS[event.track]}", number=1),)


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
    return (Cue("card", seat_place(event.giver), seat_place(event.taker), sprite=back, number=1, sound="theft"),)


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
        events.KnightActivated: _state("awake"),
        events.KnightPromoted: _promoted,
        events.KnightMoved: _moved,
        events.KnightDisplaced: _displaced,
        events.KnightDrivenAway: _driven,
        events.KnightRemoved: _removed,
        events.KnightRetreated: _retreated,
        events.RobberChased: _state("idle"),
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
