"""The achievements of Barbarian Attack."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack.events import (
    BuildingConquered,
    BuildingFreed,
    PrisonersTaken,
    RiderFell,
    Victory,
)
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished

PRISONERS, VICTORIES = 5, 3
"""Least numbers of prisoners / victories with riders of one's own."""


def _freed(finished: Finished, seat: Seat) -> int:
    """A building lost to the barbarians and won back."""
    lost, freed = finished.own(BuildingConquered, seat), finished.own(BuildingFreed, seat)
    return finished.won(seat) and bool(lost and freed)


def _jailer(finished: Finished, seat: Seat) -> int:
    """A tower full of prisoners."""
    taken = sum([event.count for event in finished.own(PrisonersTaken, seat)])
    return taken if finished.won(seat) and taken >= PRISONERS else 0


def _no_loss(finished: Finished, seat: Seat) -> int:
    """Victories that have cost no rider."""
    fought = sum([event.riders[seat] > 0 for event in finished.events(Victory)])
    return fought if finished.won(seat) and fought >= VICTORIES and not finished.own(RiderFell, seat) else 0


CHAPTER = Chapter(
    "barbarian-attack",
    (
        Achievement("attack-freed", "castle", _freed),
        Achievement("attack-jailer", "prisoner", _jailer),
        Achievement("attack-no-loss", "rider", _no_loss),
    ),
)
