"""The achievements of Seafarers."""

from __future__ import annotations

from catan_desktop.games.seafarers.events import (
    FortressFallen,
    GiftCardTaken,
    GiftTaken,
    IslandSettled,
    PirateMoved,
    RelationMade,
    ShipBuilt,
    ShipMoved,
    ShipsLost,
)
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.games.seafarers.wonders import WONDER
from catan_desktop.kernel import Seat
from catan_desktop.mechanics.events import RobberMoved
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.present.achievements import LONE_WINNER, Achievement, Chapter, Finished

FEW = 8
"""Points that would be far from enough without a wonder."""


def _landlubber(finished: Finished, seat: Seat) -> int:
    """Never a ship, where others had some."""
    return not finished.own(ShipBuilt, seat) and bool(finished.events(ShipBuilt))


def _black_flag(finished: Finished, seat: Seat) -> int:
    """The pirate again and again, and never the robber."""
    return 0 if finished.own(RobberMoved, seat) else len(finished.own(PirateMoved, seat))


def _gold_cities(finished: Finished, seat: Seat) -> int:
    """Cities at gold fields."""
    board = sea_island(finished.game, finished.last)
    return (PIECES.of(finished.game, finished.last).cities[seat] & board.corners_at(board.gold_fields)).bit_count()


def _last_landing(finished: Finished, seat: Seat) -> int:
    """A new island settled in the last turn."""
    return any(event.seat == seat for event in finished.last_turn(IslandSettled))


def _every_island(finished: Finished, seat: Seat) -> int:
    """A building on each of three islands or more."""
    pieces, areas = PIECES.of(finished.game, finished.last), finished.game.board.area_corners
    own = pieces.settlements[seat] | pieces.cities[seat]
    return len(areas) if all(own & area for area in areas) else 0


def _gifts(finished: Finished, seat: Seat) -> int:
    """Gifts of the tribe, of any kind."""
    return len(finished.own(GiftTaken, seat)) + len(finished.own(GiftCardTaken, seat))


def _no_ship_lost(finished: Finished, seat: Seat) -> int:
    """The fortress taken, and never a ship lost there."""
    return bool(finished.own(FortressFallen, seat)) and not finished.own(ShipsLost, seat)


def _mere_wonder(finished: Finished, seat: Seat) -> int:
    """The points of who has won by four levels with few of them."""
    points = finished.points[-1][seat]
    return points if finished.ending == WONDER and points < FEW else 0


CHAPTER = Chapter(
    "seafarers",
    (
        Achievement("sea-islands", "vp", lambda done, seat: len(done.own(IslandSettled, seat)), 3),
        Achievement("sea-last-landing", "ship", _last_landing, who=LONE_WINNER),
        Achievement("sea-tacking", "move", lambda done, seat: len(done.own(ShipMoved, seat)), 5),
        Achievement("sea-gold-cities", "gold", _gold_cities, 2),
        Achievement("sea-black-flag", "pirate", _black_flag, 3),
        Achievement("sea-landlubber", "road", _landlubber, who=LONE_WINNER),
        Achievement("sea-every-island", "landing", _every_island, 3),
        Achievement("sea-gifts", "give", _gifts, 5),
        Achievement("sea-villages", "village", lambda done, seat: len(done.own(RelationMade, seat)), 4),
        Achievement("sea-no-ship-lost", "fortress", _no_ship_lost),
        Achievement("sea-mere-wonder", "wonder", _mere_wonder),
    ),
)
