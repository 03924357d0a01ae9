"""A forecast of what the next landing of the barbarians takes or brings, and of what a 7 takes before the next turn.

Both ask how many rolls fall before a seat can act again. Half of the faces of the event die move the ship, so knights
that rest one or two steps before the landing mostly rest at it, unless they are woken in the turn that is played now.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp, sqrt

from catan_desktop.evaluation.position import Weights, yields_now
from catan_desktop.evaluation.win_chance import next_to_roll
from catan_desktop.games.cities_knights.barbarians import barbarian_strength
from catan_desktop.games.cities_knights.numbers import ACTIVATE, BASIC, LANDING, MIGHTY, STRONG
from catan_desktop.games.cities_knights.part import BARBARIANS, IMPROVEMENTS, KNIGHTS, Barbarians, Knights, metropolises
from catan_desktop.games.cities_knights.pieces import standing_strength, strength
from catan_desktop.kernel import Game, GameState, Seat, record
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.parts import PIECES, hand_of
from catan_desktop.mechanics.tables import tables

from .weights import ATTACK_WEIGHTS, WEIGHTS, AttackWeights

GRAIN = ACTIVATE.index(1)
"""What wakes a knight."""


def urgency(part: Barbarians) -> float:
    """Return how near the landing is: towards 1 as the ship comes."""
    return (part.ship + 1.5) / (LANDING + 1)


def rolls_before(game: Game, first: int, seat: int) -> int:
    """Rolls until a seat can act again, its own included; `first` rolls next."""
    return (seat - first) % game.seats + 1


def builders(game: Game, state: GameState) -> int:
    """Mask of the seats that may build now."""
    steps, mask = tables(game).build_steps, 0
    for frame in state.frames:
        if frame.waiting and frame.step in steps:
            mask |= frame.waiting
    return mask


def wakeable(game: Game, state: GameState, able: int) -> tuple[int, ...]:
    """By seat: how many of its resting knights it can wake now; `able` is the mask of those that may build."""
    part = KNIGHTS.of(game, state)
    found = [0] * game.seats
    for seat in bits(able):
        basic, strong, mighty = part.ranks[seat]
        if resting := (basic | strong | mighty) & ~part.active:
            found[seat] = min(resting.bit_count(), hand_of(game, state, Seat(seat))[GRAIN])
    return tuple(found)


@lru_cache(maxsize=256)
def sails(rolls: int, steps: int) -> float:
    """Return how likely the ship sails `steps` steps within `rolls` rolls."""
    return sum(comb(rolls, count) for count in range(max(0, steps), rolls + 1)) / float(2**rolls)


@lru_cache(maxsize=65536)
def toll(count: int, limit: int, rolls: int, tenths: int) -> float:
    """Return the cards that a 7 takes from a hand within `rolls` rolls, on average; each brings it `tenths` tenths."""
    found, none_yet = 0.0, 1.0
    for roll in range(rolls):
        hand = count + roll * tenths / 10
        if roll:
            found += none_yet * hand / 2 * _chance(hand - limit - 0.5, 0.6 * sqrt(roll)) / 6
        elif count > limit:
            found += count // 2 / 6
        none_yet *= 5 / 6
    return found


def _chance(margin: float, spread: float) -> float:
    """Towards 1 for a margin above 0; the wider the spread, the less a margin tells."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / spread))))


@record
class Attack:
    """The next attack as it stands: what each seat brings, and what it can lose."""

    near: float
    raiders: int
    chances: tuple[float, ...]
    """By seat: how likely it can still buy something before it; certain for who may build now."""
    shares: tuple[float, ...]
    """By seat: the share of its resting knights that it will wake by then."""
    roused: tuple[float, ...]
    """By seat: what those of its resting knights bring beyond that which it can wake at once."""
    gave: tuple[float, ...]
    """By seat: the strength that it will probably bring."""
    stakes: tuple[float, ...]
    """By seat: what losing a city would cost; 0 without an ordinary one."""
    reward: float
    weight: float
    """What it counts now: the more, the nearer it is."""

    def worth(self, seat: int, more: float = 0.0) -> float:
        """Return what the attack may take from the seat (below 0) or bring it, if it brought `more` strength."""
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


def attack(
    game: Game,
    state: GameState,
    attack_weights: AttackWeights = ATTACK_WEIGHTS,
    weights: Weights = WEIGHTS,
    able: int | None = None,
) -> Attack:
    """The next attack, from the cities and knights as they stand; `able` is the mask of the seats that may still do
    something in a turn of theirs, those that may build now where it is left out."""
    part, raid, cities = KNIGHTS.of(game, state), BARBARIANS.of(game, state), PIECES.of(game, state).cities
    near, ordinary = urgency(raid), ~metropolises(IMPROVEMENTS.of(game, state))
    yields, first = yields_now(game, state), next_to_roll(game, state)
    able = builders(game, state) if able is None else able
    at_once = wakeable(game, state, able)
    chances, shares, roused, gave, stakes = [], [], [], [], []
    weight = attack_weights.defence * (attack_weights.far + (1.0 - attack_weights.far) * near)
    for index in range(game.seats):
        seat = Seat(index)
        ready, towns = strength(part, seat), cities[seat] & ordinary
        resting = standing_strength(part, seat) - ready
        late = sails(rolls_before(game, first, index), LANDING - raid.ship)
        share, more = attack_weights.willing * (1.0 - late), 0.0
        if able >> index & 1:
            more = (1.0 - share) * _strongest(part, index, at_once[index]) if at_once[index] else 0.0
            late = 0.0
        chances.append(1.0 - late)
        shares.append(share)
        roused.append(more)
        gave.append(ready + share * resting + more)
        least = min((sum(yields[corner]) for corner in bits(towns)), default=0.0)
        stakes.append(attack_weights.loss + weights.yields * least if towns else 0.0)
    return Attack(
        near,
        barbarian_strength(game, state),
        tuple(chances),
        tuple(shares),
        tuple(roused),
        tuple(gave),
        tuple(stakes),
        attack_weights.reward,
        weight,
    )


def _strongest(part: Knights, seat: int, count: int) -> int:
    """Return the strength of `count` of the seat's resting knights, the strongest first."""
    found = 0
    for rank in (MIGHTY, STRONG, BASIC):
        some = min(count, (part.ranks[seat][rank] & ~part.active).bit_count())
        found, count = found + some * (rank + 1), count - some
    return found


def attack_worth(game: Game, state: GameState, attack_weights: AttackWeights) -> list[float]:
    """By seat: what the next attack may bring."""
    danger = attack(game, state, attack_weights)
    return [danger.worth(seat) for seat in range(game.seats)]
