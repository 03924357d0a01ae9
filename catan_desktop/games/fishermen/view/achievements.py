"""The achievements of the Fishermen."""

from __future__ import annotations

from catan_desktop.games.fishermen.events import BootGiven, FishSpent
from catan_desktop.games.fishermen.part import FISH
from catan_desktop.games.fishermen.view.panels import prices
from catan_desktop.present.achievements import ANYBODY, Achievement, Chapter

CHAPTER = Chapter(
    "fishermen",
    (
        Achievement("fish-boot-won", "boot", lambda done, seat: FISH.of(done.game, done.last).boot == seat),
        Achievement(
            "fish-every-favour",
            "fish",
            lambda done, seat: (
                {f"fish_{event.favour}" for event in done.own(FishSpent, seat)} == set(prices(done.game, done.last))
            ),
            who=ANYBODY,
        ),
        # the boot given away, and come back, and given away again
        Achievement("fish-boot-returns", "give", lambda done, seat: len(done.own(BootGiven, seat)), least=3),
    ),
)
