"""The achievements of Barbarian Attack."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack.events import (
    BuildingConquered,
    BuildingFreed,
    PrisonersTaken,
    RiderFell,
    Victory,
)
from catan_desktop.kernel import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished


def _no_loss(finished: Finished, seat: Seat) -> int:
    """Victories that have cost no rider."""
    fought = sum([event.riders[seat] > 0 for event in finished.events(Victory)])
    return 0 if finished.own(RiderFell, seat) else fought


CHAPTER = Chapter(
    "barbarian-attack",
    (
        # a building lost to the barbarians and won back
        Achievement(
            "attack-freed",
            "castle",
            lambda done, seat: bool(done.own(BuildingConquered, seat) and done.own(BuildingFreed, seat)),
        ),
        Achievement(
            "attack-jailer",
            "prisoner",
            lambda done, seat: sum([event.count for event in done.own(PrisonersTaken, seat)]),
            least=5,
        ),
        Achievement("attack-no-loss", "rider", _no_loss, least=3),
    ),
)
