"""The fate cards: fourteen kinds in four tags. Rules: ALTH-111, ALTH-F01 to ALTH-F14."""

from __future__ import annotations

from typing import NewType

from catan_desktop.kernel import Counts, record
from catan_desktop.kernel.ids import numbers

from .tables import BOG, FIELDS, FOREST, PASTURE

FateId = NewType("FateId", int)
"""A kind of fate card, by its place in `CARDS`."""
HARVEST, MOVEMENT, EXPLORATION, ALTHING = "harvest", "movement", "exploration", "althing"
(
    BUMPER_CROP,
    CHANGED_SEASON,
    BARREN_LAND,
    MOUNTAIN_TRACK,
    FAIR_WIND,
    FEUD,
    FOREST_SIGHTED,
    FIELDS_SIGHTED,
    PASTURE_SIGHTED,
    BOG_SIGHTED,
    OMENS,
    PARDON,
    FLAW,
    UPROAR,
) = numbers(FateId, 14)


@record
class FateCard:
    """One kind."""

    key: str
    count: int
    tag: str


CARDS = (
    FateCard("bumper_crop", 3, HARVEST),
    FateCard("changed_season", 3, HARVEST),
    FateCard("barren_land", 3, HARVEST),
    FateCard("mountain_track", 4, MOVEMENT),
    FateCard("fair_wind", 4, MOVEMENT),
    FateCard("feud", 4, MOVEMENT),
    FateCard("forest_sighted", 2, EXPLORATION),
    FateCard("fields_sighted", 2, EXPLORATION),
    FateCard("pasture_sighted", 2, EXPLORATION),
    FateCard("bog_sighted", 2, EXPLORATION),
    FateCard("omens", 2, EXPLORATION),
    FateCard("pardon", 4, ALTHING),
    FateCard("flaw", 3, ALTHING),
    FateCard("uproar", 2, ALTHING),
)
DECK: Counts = tuple([card.count for card in CARDS])
SIGHTS = {FOREST: FOREST_SIGHTED, FIELDS: FIELDS_SIGHTED, PASTURE: PASTURE_SIGHTED, BOG: BOG_SIGHTED}
"""By terrain: the card that makes sure of it."""


def of_tag(cards: Counts, tag: str) -> Counts:
    """Return the cards with a tag."""
    return tuple([count if card.tag == tag else 0 for card, count in zip(CARDS, cards, strict=True)])
