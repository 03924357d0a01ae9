"""The lists and numbers of Cities & Knights, as data."""

from __future__ import annotations

from typing import NewType

from catan_desktop.kernel import Counts, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import numbers
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, RESOURCES, WOOL

TrackId = NewType("TrackId", int)
"""A track of improvements, by its place in `TRACKS`; also a gate of its colour and its deck."""
EventFace = NewType("EventFace", int)
"""What the event die shows, by its place in `FACES`: the gate of the track of that number, or the ship."""
RankId = NewType("RankId", int)
"""The rank of a knight, by its place in `RANKS`."""
ProgressId = NewType("ProgressId", int)
"""A kind of progress card, by its place in `PROGRESS`."""

CARD_KINDS = numbers(CardKind, 8)
PAPER, CLOTH, COIN = CARD_KINDS[5:]
COMMODITIES = ("paper", "cloth", "coin")
KINDS = (*RESOURCES, *COMMODITIES)
"""Kinds of cards of a hand, in the order of every count."""
STOCK, STOCK_FOR_SIX = 12, 18
"""Cards of each commodity (CK-020, CK-650)."""
CITY_YIELD = ((LUMBER, PAPER), (BRICK, BRICK), (WOOL, CLOTH), (GRAIN, GRAIN), (ORE, COIN))
"""By the resource of a hex: what a city takes (CK-122 to CK-126)."""

TRACK_IDS = TRADE, POLITICS, SCIENCE = numbers(TrackId, 3)
TRACKS = ("trade", "politics", "science")
"""The tracks of improvements, also the colours of gates and of progress cards."""
NO_FACE, SHIP = EventFace(-1), EventFace(3)
FACES = (*TRACKS, "ship")
"""Faces of the event die."""
FACE_WEIGHTS = (1, 1, 1, 3)
"""How many of the six faces show each (CK-031)."""
COMMODITY = (CLOTH, COIN, PAPER)
"""By track: what its improvements cost (CK-045)."""
LEVELS = 5
"""The last level of a track (CK-218)."""
ABILITY = 3
"""From this level on a track has its ability (CK-135, CK-174, CK-276)."""
METROPOLIS_FROM, METROPOLIS_KEPT = 4, 5
"""The level that gains a metropolis, and the one that may take it and keeps it (CK-220, CK-226, CK-228)."""
METROPOLIS_POINTS = 2

LANDING = 7
"""Position of the ship at which the barbarians attack (CK-036)."""
DEFENDER_CARDS, DEFENDER_CARDS_FOR_SIX = 6, 8

WALL: Counts = (0, 2, 0, 0, 0, 0, 0, 0)
RECRUIT: Counts = (0, 0, 1, 0, 1, 0, 0, 0)
ACTIVATE: Counts = (0, 0, 0, 1, 0, 0, 0, 0)
PROMOTE = RECRUIT
ONE_COMMODITY: Counts = (0, 0, 0, 0, 0, 1, 0, 0)
MEDICINE: Counts = (0, 0, 0, 1, 2, 0, 0, 0)
WALLS, WALL_ROOM = 3, 2
"""Walls of each player, and how many more cards each lets its owner hold (CK-025, CK-151)."""
NO_RANK = RankId(-1)
RANK_IDS = BASIC, STRONG, MIGHTY = numbers(RankId, 3)
RANKS = ("basic", "strong", "mighty")
"""Knights by rank; the strength is the rank plus one (CK-240)."""
KNIGHTS_EACH = 2
"""Knights of each rank of each player (CK-023)."""
HELD_LIMIT = 4
"""Unplayed progress cards that a seat may hold (CK-386)."""


@record
class ProgressSpec:
    """One kind of progress card."""

    key: str
    track: TrackId
    count: int
    points: int = 0
    """Points of a card that is laid open at once (CK-384)."""


PROGRESS = (
    ProgressSpec("commercial_harbor", TRADE, 2),
    ProgressSpec("master_merchant", TRADE, 2),
    ProgressSpec("merchant", TRADE, 6),
    ProgressSpec("merchant_fleet", TRADE, 2),
    ProgressSpec("resource_monopoly", TRADE, 4),
    ProgressSpec("trade_monopoly", TRADE, 2),
    ProgressSpec("bishop", POLITICS, 2),
    ProgressSpec("constitution", POLITICS, 1, points=1),
    ProgressSpec("deserter", POLITICS, 2),
    ProgressSpec("diplomat", POLITICS, 2),
    ProgressSpec("intrigue", POLITICS, 2),
    ProgressSpec("saboteur", POLITICS, 2),
    ProgressSpec("spy", POLITICS, 3),
    ProgressSpec("warlord", POLITICS, 2),
    ProgressSpec("wedding", POLITICS, 2),
    ProgressSpec("alchemist", SCIENCE, 2),
    ProgressSpec("crane", SCIENCE, 2),
    ProgressSpec("engineer", SCIENCE, 1),
    ProgressSpec("inventor", SCIENCE, 2),
    ProgressSpec("irrigation", SCIENCE, 2),
    ProgressSpec("medicine", SCIENCE, 2),
    ProgressSpec("mining", SCIENCE, 2),
    ProgressSpec("printer", SCIENCE, 1, points=1),
    ProgressSpec("road_building", SCIENCE, 2),
    ProgressSpec("smith", SCIENCE, 2),
)
"""Every progress card (CK-021, CK-050, CK-051)."""
PROGRESS_IDS = numbers(ProgressId, len(PROGRESS))
PROGRESS_KEYS = tuple(spec.key for spec in PROGRESS)
DECKS: tuple[Counts, ...] = tuple(
    tuple(spec.count if spec.track == track else 0 for spec in PROGRESS) for track in TRACK_IDS
)
"""By track: the cards of its deck, by kind (CK-071)."""
ALL_CARDS: Counts = tuple(spec.count for spec in PROGRESS)
SPANS = tuple(
    slice(
        next(kind for kind, spec in enumerate(PROGRESS) if spec.track == track),
        next((kind for kind, spec in enumerate(PROGRESS) if spec.track > track), len(PROGRESS)),
    )
    for track in TRACK_IDS
)
"""By track: where its cards stand among PROGRESS, which has them track by track."""


def card_index(key: str) -> ProgressId:
    """The number of a progress card; ValueError for no such card."""
    return ProgressId(PROGRESS_KEYS.index(key))


def reach(level: int) -> int:
    """The highest number of the red die on which a seat of this level draws; 0 for none (CK-111, CK-112)."""
    return level + 1 if level else 0
