"""The board of Cities & Knights: knights, walls, metropolises, the merchant, and the barbarians at sea."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.cities_knights.barbarians import barbarian_strength, contributions, losers
from catan_desktop.games.cities_knights.knights import Driven
from catan_desktop.games.cities_knights.numbers import LANDING, TRACKS, RankId, TrackId
from catan_desktop.games.cities_knights.part import BARBARIANS, IMPROVEMENTS, KNIGHTS, LAND, NO_HEX, NOWHERE
from catan_desktop.kernel import Game, GameState, Observation, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.events import CITY
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import AWAY, Piece
from catan_desktop.present.models.gauges import Track
from catan_desktop.present.picture import BoardPicture, ordered

WALL, TOPPED = 1, 2
"""Layers: a wall stands before its city, a metropolis over it."""
TIPPED = "city-tipped"
CITY_WALL = "city_wall"
NEAR = 2
"""Steps before the landing from which on the fleet is a danger."""
INTERSECTION = "intersection"


def knight_kind(rank: RankId, active: bool) -> str:
    """Return how a knight looks."""
    return f"knight-{rank + 1}" if active else f"knight-{rank + 1}-idle"


def metropolis_kind(track: TrackId) -> str:
    """Return how a metropolis looks."""
    return f"metropolis-{TRACKS[track]}"


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The island with everything that has come onto it."""
    part = BARBARIANS.of(game, view.state)
    owners = {house.site: house.seat for house in picture.at(INTERSECTION)}
    pieces = [
        replace(one, kind=TIPPED) if one.kind == CITY and part.tipped >> one.site & 1 else one for one in picture.pieces
    ]
    pieces += [*_pieces(game, view.state, owners), *_driven_away(view.state)]
    return replace(picture, pieces=ordered(pieces), gauges=(track(voyage(game, view.state), game.seats),))


def _pieces(game: Game, state: GameState, owners: dict[int, int]) -> Iterator[Piece]:
    knights, towns, land = KNIGHTS.of(game, state), IMPROVEMENTS.of(game, state), LAND.of(game, state)
    for seat, ranks in enumerate(knights.ranks):
        for rank, mask in numbered(RankId, ranks):
            for corner in bits(mask):
                yield Piece(INTERSECTION, corner, knight_kind(rank, bool(knights.active >> corner & 1)), seat)
    for corner in bits(towns.walls):
        yield Piece(INTERSECTION, corner, CITY_WALL, owners.get(corner, -1), WALL)
    for track, corner in numbered(TrackId, towns.metropolis):
        if corner != NOWHERE:
            yield Piece(INTERSECTION, corner, metropolis_kind(track), -1, TOPPED)
    if land.merchant != NO_HEX:
        yield Piece("hex", land.merchant, "merchant", land.merchant_owner)


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
    """Return where the ship is, and how an attack by all active knights would end now (CK-330 to CK-341, CK-350)."""
    part, knights = BARBARIANS.of(game, state), KNIGHTS.of(game, state)
    gave = contributions(game, knights, knights.active)
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


CITIES_BOARD = BoardView(fill)
