"""How good a position of Cities & Knights is for a seat: the settlers' judgement, the levels of the tracks with their
metropolises in reach, knights and what the next attack would bring, walls and progress cards."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import attrgetter

from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts, add
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.common.taste import SOBER, Taste
from catan_desktop.rules.common.verdict import decided
from catan_desktop.rules.settlers.judge import (
    WEIGHTS,
    WIN,
    Parts,
    Weights,
    against_rivals,
    seat_parts,
    tasted,
    with_rivals,
    yields_now,
)
from catan_desktop.rules.settlers.outlook import memory_of
from catan_desktop.rules.settlers.part import purse, settlers
from catan_desktop.rules.settlers.questions import BLOCKED
from catan_desktop.rules.settlers.robber import hand_limit

from .barbarians import barbarian_strength
from .improvements import has_crane, improvable, own_walls, price
from .numbers import (
    ACTIVATE,
    HELD_LIMIT,
    KNIGHTS,
    LANDING,
    METROPOLIS_KEPT,
    PROGRESS,
    PROMOTE,
    RECRUIT,
    TRACKS,
    WALL,
    WALLS,
)
from .part import NOWHERE, CitiesPart, cities, held_count, ordinary_cities, study
from .pieces import standing_strength, strength

ENLIST: Counts = add(RECRUIT, ACTIVATE)
"""A knight that fights at once."""
LEVEL_WORTH = (0.0, 0.45, 0.8, 1.35, 1.6, 1.9)
"""What a level of a track is worth for its cards and its ability, in victory points."""
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
class Hopes:
    """How much the parts of this game count, in victory points."""

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
    card: float = 0.33
    """Of an unplayed progress card that is a good one."""
    wall: float = 0.12
    """Of a wall."""
    room: float = 0.08
    """Added to a wall's worth for each card by which the hand comes near the limit, or goes over it."""


HOPES = Hopes()


def urgency(part: CitiesPart) -> float:
    """How near the landing is: towards 1 as the ship comes."""
    return (part.ship + 1.5) / (LANDING + 1)


def willing(near: float) -> float:
    """The share of the resting knights that will have been activated by the landing."""
    return 0.9 - 0.65 * near


def _chance(margin: float, spread: float) -> float:
    """Towards 1 for a margin above 0; the wider the spread, the less a margin tells."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / spread))))


@record
class Attack:
    """The next attack as it stands: what each seat brings, and what it can lose."""

    near: float
    raiders: int
    gave: tuple[float, ...]
    """By seat: the strength that it will probably bring."""
    stakes: tuple[float, ...]
    """By seat: what losing a city would cost; 0 without an ordinary one."""
    reward: float
    weight: float
    """What it counts now: the more, the nearer it is."""

    def worth(self, seat: int, more: float = 0.0) -> float:
        """What the attack may take from the seat (below 0) or bring it, if it brought so much more strength."""
        own, doubt = self.gave[seat] + more, 1.0 - self.near
        held = _chance(sum(self.gave) + more - self.raiders + 0.5, 0.35 + 1.2 * doubt)
        spread = 0.25 + 0.5 * doubt
        found = 0.0
        if self.stakes[seat]:
            rivals = [self.gave[index] for index, stake in enumerate(self.stakes) if stake and index != seat]
            spared = _chance(own - min(rivals) - 0.5, spread) if rivals else 0.0
            found -= (1.0 - held) * (1.0 - spared) * self.stakes[seat]
        if own:
            best = max(gave for index, gave in enumerate(self.gave) if index != seat)
            found += held * self.reward * _chance(own - best - 0.5, spread)
        return found


def attack(game: Game, state: GameState, part: CitiesPart, hopes: Hopes = HOPES, weights: Weights = WEIGHTS) -> Attack:
    """The next attack, from the cities and knights as they stand."""
    base, near = settlers(state), urgency(part)
    share, yields = willing(near), yields_now(game, state)
    gave, stakes = [], []
    weight = hopes.defence * (hopes.far + (1.0 - hopes.far) * near)
    for index in range(game.seats):
        seat = Seat(index)
        ready, towns = strength(part, seat), ordinary_cities(part, base, seat)
        gave.append(ready + share * (standing_strength(part, seat) - ready))
        least = min((sum(yields[corner]) for corner in bits(towns)), default=0.0)
        stakes.append(hopes.loss + weights.yields * least if towns else 0.0)
    return Attack(near, barbarian_strength(state), tuple(gave), tuple(stakes), hopes.reward, weight)


def attack_worth(game: Game, state: GameState, part: CitiesPart, hopes: Hopes) -> list[float]:
    """By seat: what the next attack may bring."""
    danger = attack(game, state, part, hopes)
    return [danger.worth(seat) for seat in range(game.seats)]


def track_worth(game: Game, state: GameState, part: CitiesPart, seat: Seat, hopes: Hopes) -> float:
    """Levels, and metropolises within reach."""
    base = settlers(state)
    total = 0.0
    for track in range(len(TRACKS)):
        level, corner = part.levels[seat][track], part.metropolis[track]
        total += LEVEL_WORTH[level]
        if corner == NOWHERE:
            total += hopes.metropolis * min(level, 3) ** 2
        elif not base.cities[seat] >> corner & 1:
            holder = next(other for other in range(game.seats) if base.cities[other] >> corner & 1)
            if part.levels[holder][track] < METROPOLIS_KEPT:
                total += hopes.metropolis * max(0, level - 1) ** 2
    return total


def goals(
    game: Game, state: GameState, part: CitiesPart, seat: Seat, danger: Attack, hopes: Hopes = HOPES
) -> tuple[tuple[Counts, float], ...]:
    """What the seat could buy next: (cost, worth)."""
    found: list[tuple[Counts, float]] = []
    crane = has_crane(part, state, seat)
    for track in range(len(TRACKS)):
        if improvable(game, state, seat, track) is None:
            level = part.levels[seat][track]
            gain = (
                LEVEL_WORTH[level + 1]
                - LEVEL_WORTH[level]
                + (2.0 if level == 3 and part.metropolis[track] < 0 else 0.3)
            )
            found.append((price(part, seat, track, crane), gain))
    basic, strong, mighty = part.knights[seat]
    standing = basic | strong | mighty
    now, share = danger.worth(seat), willing(danger.near)

    def defends(more: float) -> float:
        return 0.1 + danger.weight * (danger.worth(seat, more) - now)

    if standing & ~part.active:
        found.append((ACTIVATE, defends(1.0 - share)))
    if basic.bit_count() < KNIGHTS:
        found.append((RECRUIT, hopes.standing + defends(share)))
        found.append((ENLIST, hopes.standing + defends(1.0)))
    if basic | strong:
        found.append((PROMOTE, hopes.standing + defends(1.0 if (basic | strong) & part.active else share)))
    if own_walls(part, state, seat).bit_count() < WALLS and settlers(state).cities[seat] & ~part.walls:
        found.append((WALL, wall_worth(game, state, seat, hopes)))
    return tuple(found)


def held_worth(part: CitiesPart, seat: Seat) -> float:
    """Of the unplayed progress cards of a seat, in good cards."""
    if not held_count(part, seat):
        return 0.0
    cards = study(part, seat).cards
    return min(float(HELD_LIMIT), sum([count * share for count, share in zip(cards, SHARES, strict=True)]))


def wall_worth(game: Game, state: GameState, seat: Seat, hopes: Hopes) -> float:
    """Of one more wall: the more, the fuller the hand."""
    return hopes.wall + hopes.room * max(0, settlers(state).hands[seat] - hand_limit(game, state, seat) + 2)


@lru_cache(maxsize=64)
def _tasted(hopes: Hopes, taste: Taste) -> Hopes:
    """The hopes as a character has them."""
    return replace(
        hopes,
        metropolis=hopes.metropolis * taste.building,
        standing=hopes.standing * taste.defence,
        active=hopes.active * taste.defence,
        defence=hopes.defence * taste.defence,
    )


def judge(game: Game, state: GameState, seat: Seat, taste: Taste = SOBER) -> float:
    """The position for a seat, in victory points; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    values, weights = parts_by_seat(game, state, taste)
    return against_rivals([sum(parts.values()) for parts in values], seat, weights)


def parts_of(game: Game, state: GameState, seat: Seat, taste: Taste = SOBER) -> Parts:
    """The judgement by its parts; they add up to it."""
    if (over := decided(state, seat, WIN)) is not None:
        return {"outcome": over}
    values, weights = parts_by_seat(game, state, taste)
    return with_rivals(values, seat, weights)


def parts_by_seat(game: Game, state: GameState, taste: Taste) -> tuple[list[Parts], Weights]:
    """The parts of every seat, and the weights as a character has them; what is remembered is not worked out again."""
    part, base, memory = cities(game, state), settlers(state), memory_of(game)
    weights, hopes = tasted(WEIGHTS, taste), _tasted(HOPES, taste)
    board = memory.named((_ON_BOARD(base), _ON_BOARD_HERE(part), state.seat, taste))
    danger: Attack | None = None
    values = []
    for index in range(game.seats):
        seat = Seat(index)
        own = purse(base, seat)
        key = (board, index, own.hand, own.cards, study(part, seat).cards)
        parts: Parts | None = memory.find(key)
        if parts is None:
            danger = danger or attack(game, state, part, hopes, weights)
            parts = memory.keep(key, _parts(game, state, part, seat, danger, hopes, weights))
        values.append(parts)
    return values, weights


_ON_BOARD = attrgetter(
    "roads", "settlements", "cities", "lengths", "longest", "largest", "knights", "robber", "deck", "held", "shown"
)
_ON_BOARD_HERE = attrgetter(
    "knights", "active", "walls", "tipped", "levels", "metropolis", "ship", "defenders", "merchant", "merchant_owner",
    "tokens", "shown", "held", "crane", "fleet",
)  # fmt: skip
"""Of the parts of the state: what a judgement looks at, hands and secrets left out."""


def _parts(
    game: Game, state: GameState, part: CitiesPart, seat: Seat, danger: Attack, hopes: Hopes, weights: Weights
) -> Parts:
    more = goals(game, state, part, seat, danger, hopes)
    parts = seat_parts(game, state, seat, weights, game.ask(BLOCKED, state), more)
    parts["tracks"] = track_worth(game, state, part, seat, hopes)
    parts["attack"] = danger.weight * danger.worth(seat)
    parts["progress"] = hopes.card * held_worth(part, seat)
    parts["walls"] = hopes.wall * own_walls(part, state, seat).bit_count()
    parts["knights"] = hopes.active * (0.5 + danger.near) * min(strength(part, seat), 6)
    parts["knights"] += hopes.standing * min(standing_strength(part, seat), 8)
    return parts
