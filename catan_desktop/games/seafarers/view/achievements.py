"""The achievements of Seafarers."""

from __future__ import annotations

from catan_desktop.games.seafarers.events import IslandSettled, PirateMoved, ShipBuilt, ShipMoved
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.kernel import Seat
from catan_desktop.mechanics.events import RobberMoved
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.present.achievements import LONE_WINNER, Achievement, Chapter, Finished


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


CHAPTER = Chapter(
    "seafarers",
    (
        Achievement("sea-islands", "vp", lambda done, seat: len(done.own(IslandSettled, seat)), 3),
        Achievement("sea-last-landing", "ship", _last_landing, who=LONE_WINNER),
        Achievement("sea-tacking", "move", lambda done, seat: len(done.own(ShipMoved, seat)), 5),
        Achievement("sea-gold-cities", "gold", _gold_cities, 2),
        Achievement("sea-black-flag", "pirate", _black_flag, 3),
        Achievement("sea-landlubber", "road", _landlubber, who=LONE_WINNER),
    ),
)
