"""The achievements of the Fishermen."""

from __future__ import annotations

from catan_desktop.games.fishermen.events import BootGiven, FishSpent
from catan_desktop.games.fishermen.part import FISH
from catan_desktop.games.fishermen.view.charts import SPENT
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished

GIVEN = 3
"""Times that the boot was given away, at least."""


def _boot_won(finished: Finished, seat: Seat) -> int:
    """Won with the boot on one's foot."""
    return finished.won(seat) and FISH.of(finished.game, finished.last).boot == seat


def _every_favour(finished: Finished, seat: Seat) -> int:
    """Fish has bought all there is to buy."""
    return {event.favour for event in finished.own(FishSpent, seat)} == set(SPENT)


def _boot_returns(finished: Finished, seat: Seat) -> int:
    """The boot given away, and come back, and given away again."""
    given = len(finished.own(BootGiven, seat))
    return given if finished.won(seat) and given >= GIVEN else 0


CHAPTER = Chapter(
    "fishermen",
    (
        Achievement("fish-boot-won", "boot", _boot_won),
        Achievement("fish-every-favour", "fish", _every_favour),
        Achievement("fish-boot-returns", "give", _boot_returns),
    ),
)
