"""Weights of the parts of a judgement of Cities & Knights, in victory points."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation import position as judge
from catan_desktop.evaluation.personality import Personality
from catan_desktop.games.cities_knights.numbers import PROGRESS, TRACKS
from catan_desktop.kernel import record, replace

WEIGHTS = replace(judge.WEIGHTS, variety=1.0)
"""Of the parts that this game has in common with the others. Without wool there are no knights, without grain they
rest, and what is short of one kind piles up in the hand: a kind of one's own is worth more than on the island."""
LEVEL_WORTH = (0.0, 0.45, 0.8, 1.35, 1.6, 1.9)
"""By level: what it is worth for its cards and its ability, whatever the track."""
MODEST = {
    "alchemist": 0.5,
    "commercial_harbor": 0.6,
    "crane": 0.4,
    "diplomat": 0.5,
    "engineer": 0.3,
    "intrigue": 0.4,
    "saboteur": 0.6,
    "smith": 0.8,
    "warlord": 0.6,
    "wedding": 0.8,
}
"""Progress cards that promise less than the others, as shares: what one would keep for ever is better played."""
SHARES = tuple(MODEST.get(spec.key, 1.0) for spec in PROGRESS)


@record
class AttackWeights:
    """How much the parts of this game count."""

    levels: tuple[tuple[float, ...], ...] = (LEVEL_WORTH,) * len(TRACKS)
    """By track and level: what a level is worth for its cards and its ability."""
    last_step: float = 2.0
    """Of the level that brings a free metropolis, as something to save for."""
    rising: float = 0.0
    """Share by which income counts for more as the points of all come to the goal from half-way; for less before."""
    margin: float = 0.0
    """Of a path by which the longest road is longer than the next; half of it is taken off who would have to go on."""
    metropolis: float = 0.09
    """Of each level, squared, on the way to a metropolis that can still be had."""
    standing: float = 0.18
    """Of a strength on the board, whatever its state: it serves at every landing to come."""
    active: float = 0.05
    """Of an active strength, which chases the robber and moves; more near the landing."""
    defence: float = 1.0
    """Factor on what the next attack may take or bring."""
    far: float = 0.2
    """Share of that while the ship has just set out."""
    loss: float = 1.0
    """Of a city that the next attack takes, what it yields left out."""
    reward: float = 1.0
    """Of the Defender's point."""
    willing: float = 0.85
    """The share of its resting knights that a seat wakes when it still has the time."""
    card: float = 0.33
    """Of an unplayed progress card that is a good one."""
    kept: tuple[float, ...] = (0.0, 1.0, 1.9, 2.6, 2.9)
    """By the number of unplayed cards, in cards: the next one that is drawn may push out what is over."""
    lost: float = 0.6
    """Of a card that a 7 will take."""
    wall: float = 0.12
    """Of a wall."""
    room: float = 0.08
    """Added to a wall's worth for each card by which the hand comes near the limit, or goes over it."""


ATTACK_WEIGHTS = AttackWeights()


@record
class Scale:
    """All weights of one judgement."""

    name: str
    """It tells the judgement from others in what is remembered."""
    common: judge.Weights
    """Of the parts that all games of settlers have."""
    cities: AttackWeights


NORMAL = Scale("normal", replace(WEIGHTS, reach=0.55, missing=0.5, card=0.035), replace(ATTACK_WEIGHTS, lost=0.9))
"""What `easy` and `normal` go by: cards in hand count little, so that few are there when a 7 falls."""
TOLD = Scale("told", WEIGHTS, ATTACK_WEIGHTS)
"""What people are told of a position (`display_chance.py`)."""
HARD = Scale(
    "hard",
    replace(
        WEIGHTS,
        yields=11.3,
        worth=(1.1, 0.95, 0.95, 0.9, 1.1, 1.3, 1.05, 1.25),
        rate=0.09,
        variety=1.4,
        reach=0.65,
        missing=0.5,
        second=0.29,
        card=0.08,
        cover=0.63,
        prospect=0.29,
        road=0.062,
        rival=0.42,
    ),
    replace(
        ATTACK_WEIGHTS,
        levels=(
            (0.0, 0.4, 0.7, 1.2, 1.45, 1.7),
            (0.0, 0.5, 0.9, 1.5, 1.8, 2.15),
            (0.0, 0.65, 1.15, 2.15, 2.5, 2.9),
        ),
        last_step=1.5,
        rising=0.93,
        margin=0.12,
        metropolis=0.08,
        active=0.072,
        defence=1.09,
        far=0.225,
        loss=1.25,
        reward=1.23,
        willing=0.74,
        card=0.245,
        lost=0.55,
        wall=0.105,
        room=0.075,
    ),
)
"""What `hard` goes by: bettered by games whose seats had weights moved by chance (`benchmarks/weights.py`)."""
HARD_SET_UP = Scale(
    "hard set-up",
    replace(HARD.common, worth=(1.25, 0.95, 0.8, 0.7, 1.2, 1.3, 1.05, 1.25), variety=2.0, rate=0.1),
    HARD.cities,
)
"""What it places its first pieces by."""


@lru_cache(maxsize=64)
def hopes_of(attack_weights: AttackWeights, personality: Personality) -> AttackWeights:
    """The weights as a character has them."""
    return replace(
        attack_weights,
        metropolis=attack_weights.metropolis * personality.building,
        standing=attack_weights.standing * personality.defence,
        active=attack_weights.active * personality.defence,
        defence=attack_weights.defence * personality.defence,
    )
