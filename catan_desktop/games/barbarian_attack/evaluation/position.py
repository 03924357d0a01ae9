"""The judgement of a position of Barbarian Attack: that of the settlers, gold, prisoners, where the seat's riders
stand, and what it may lose at the coast."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from catan_desktop.evaluation.gold import COIN, gold_worth
from catan_desktop.evaluation.personality import Personality
from catan_desktop.evaluation.position import CLASSIC, Parts, Targets, Weights, judging, seat_parts, weighted
from catan_desktop.games.barbarian_attack.chronicle_cards import BUYING, CHRONICLE_CARD, riders_left
from catan_desktop.games.barbarian_attack.conquest import PAIR
from catan_desktop.games.barbarian_attack.landing import NUMBERS
from catan_desktop.games.barbarian_attack.layouts import CastleIsland
from catan_desktop.games.barbarian_attack.part import (
    CAPTURE,
    FAR,
    FULL,
    LANDING,
    REACH,
    Attack,
    Contest,
    Placing,
    Shifting,
    attack,
    island,
)
from catan_desktop.grid.topology import HexId, PathId
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import members
from catan_desktop.kernel.prompts import Asks
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.coins import gold_of
from catan_desktop.mechanics.movement import paths_within
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.questions import BLOCKED

PRISONER = 0.45
"""Of a prisoner, in victory points."""
CONSOLATION = 3 * COIN
"""Of the gold for a rider that falls, and for a prisoner that another takes."""
RIDER = 0.4
"""Of a rider on the board, wherever it is."""
LOSS = (RIDER - CONSOLATION) / 3
"""Of the chance that a rider falls in a victory."""
COMING = (1.0, 0.36, 0.16, 0.07, 0.03)
"""How likely a victory comes about, by the riders that are lacking."""
NEAR, WITHIN = 0.3, 0.15
"""Of what a victory would bring, to a rider that can ride there without and with a grain."""
POST = 0.03
"""Of a coastal hex beside a rider's path, barbarians or none."""
LANDINGS = 3
"""Landings that are looked ahead."""
YIELD = 4.0
"""Of one card a roll that a conquest would cost."""
POINT = 0.8
"""Of a point that a conquest would cost."""
CARD = 0.42
"""Of a chronicle card to aim for; of one that can place no rider a third."""
OUT_OF_CASTLE, ANYWHERE = 0.7, 1.05
"""What a rider that is still to be placed will promise, where it is placed best; on the average of games."""
SHIFT = 0.1
"""Of a barbarian that is still to be put somewhere else."""


# what is threatened


@lru_cache(maxsize=1)
def named() -> dict[int, float]:
    """Return how likely a landing names each number."""
    ways = {total: pips((total,)) for total in range(2, 13) if total != 7}
    found = dict.fromkeys(ways, 0.0)

    def roll(before: tuple[int, ...], chance: float) -> None:
        left = sum(count for total, count in ways.items() if total not in before)
        for total, count in ways.items():
            if total not in before:
                share = chance * count / left
                found[total] += share
                if len(before) + 1 < NUMBERS:
                    roll((*before, total), share)

    roll((), 1.0)
    return found


@lru_cache(maxsize=1024)
def falls(token: tuple[int, ...], standing: int, landings: int) -> float:
    """Return how likely a coastal hex with `standing` barbarians is conquered within `landings` landings."""
    chance, need = sum([named()[total] for total in token]), FULL - standing
    if need <= 0:
        return 1.0
    hits = range(need, landings + 1)
    return sum([comb(landings, hit) * chance**hit * (1 - chance) ** (landings - hit) for hit in hits])


@lru_cache(maxsize=8192)
def losses_by_hex(
    board: CastleIsland, standing: tuple[int, ...], landings: int, settlements: int, cities: int
) -> tuple[float, ...]:
    """By hex: what a seat with these buildings may lose there, or has lost, in victory points."""
    found = [0.0] * len(standing)
    risk = {hex: falls(board.tokens[hex], standing[hex], landings) for hex in board.coast}
    corners = board.topology.hex_corner_mask
    for hex, chance in risk.items():
        if (settlements | cities) & (around := corners[hex]):
            cards = (settlements & around).bit_count() + 2 * (cities & around).bit_count()
            found[hex] += chance * YIELD * cards * pips(board.tokens[hex]) / 36
    for corner in bits((settlements | cities) & board.exposed):
        near = list(members(HexId, board.topology.corner_hexes[corner]))
        chance = POINT * (1 + (cities >> corner & 1))
        for hex in near:
            chance *= risk[hex]
        for hex in near:
            found[hex] += chance / len(near)
    return tuple(found)


def losses(game: Game, state: GameState, seat: Seat, coming: int = LANDINGS) -> tuple[float, ...]:
    """By hex: what the seat may lose there within the landings that are coming, or has lost, in victory points: what a
    victory there saves."""
    part, pieces = attack(game, state), PIECES.of(game, state)
    landings = coming if part.supply else 0
    return losses_by_hex(island(game), part.standing, landings, pieces.settlements[seat], pieces.cities[seat])


def ahead(part: Attack, lost: tuple[float, ...]) -> float:
    """Return the sum of what is not lost yet."""
    return sum([loss for loss, count in zip(lost, part.standing, strict=True) if count < FULL])


# riders


def prize(standing: int, mine: int, others: tuple[int, ...]) -> float:
    """Return what a victory over `standing` barbarians brings a seat with `mine` riders there; `others` are the numbers
    of riders of the other seats there."""
    involved = 1 + len(others)
    if involved == 1:
        shared = standing * PRISONER
    elif standing >= involved:
        most = max(others)
        left = standing - involved if mine > most else (standing - involved) / 2 if mine == most else 0.0
        shared = (1 + left) * PRISONER
    else:
        share = standing / involved
        shared = share * PRISONER + (1 - share) * CONSOLATION
    return shared - LOSS * mine


@lru_cache(maxsize=16384)
def _campaign(
    board: CastleIsland, standing: tuple[int, ...], riders: tuple[int, ...], seat: int, relief: tuple[float, ...]
) -> float:
    """Return what the riders of a seat promise: victories at the hexes where they stand, and others within their
    reach."""
    own, total = riders[seat], 0.0
    prizes: dict[int, float] = {}
    for hex in board.coast:
        count, paths = standing[hex], board.path_masks[hex]
        mine = (own & paths).bit_count()
        total += POST * mine
        if not count:
            continue
        there = tuple([(each & paths).bit_count() for other, each in enumerate(riders) if other != seat])
        lacking = max(0, count + 1 - mine - sum(there))
        worth = prize(count, max(1, mine), tuple([each for each in there if each])) + relief[hex]
        if mine:
            total += COMING[lacking] * worth
        prizes[hex] = worth * COMING[max(0, lacking - 1)]
    for path in bits(own):
        total += max([_reach(board, path, hex) * worth for hex, worth in prizes.items()], default=0.0)
    return total + RIDER * own.bit_count()


@lru_cache(maxsize=65536)
def _reach(board: CastleIsland, path: PathId, hex: HexId) -> float:
    """Return how much of a prize at a hex counts for a rider that is not there yet."""
    around = board.path_masks[hex]
    if around >> path & 1:
        return 0.0
    if paths_within(board.topology, path, REACH) & around:
        return NEAR
    return WITHIN if paths_within(board.topology, path, FAR) & around else 0.0


def campaign(game: Game, state: GameState, seat: Seat, relief: tuple[float, ...]) -> float:
    """Return what the riders of the seat promise; `relief` is by hex what a victory there saves."""
    part = attack(game, state)
    return _campaign(island(game), part.standing, part.riders, seat, relief)


def rolled_for(state: GameState, seat: Seat) -> float:
    """Return what the prisoners promise that the seat is rolling for."""
    found = 0.0
    for frame in state.frames:
        if isinstance(frame.data, Contest) and seat in frame.data.contenders:
            share = frame.data.left / len(frame.data.contenders)
            found += share * PRISONER + (1 - share) * CONSOLATION
    return found


def pending(state: GameState, seat: Seat) -> float:
    """Return what a chronicle card promises that the seat is still asked about."""
    frame = state.frames[-1]
    if not isinstance(frame.data, Asks) or frame.data.seat != seat:
        return 0.0
    if isinstance(frame.data, Placing):
        return OUT_OF_CASTLE if frame.data.castle else ANYWHERE
    if isinstance(frame.data, Shifting):
        return SHIFT * frame.data.left
    return PRISONER if frame.step == CAPTURE else 0.0


# the whole


def targets(game: Game, state: GameState, seat: Seat) -> Targets:
    """Return the chronicle card among the builds to aim for."""
    return ((CHRONICLE_CARD, BUYING.cost, CARD if riders_left(game, state, seat) else CARD / 3),)


def more(game: Game, state: GameState, seat: Seat, defence: float = 1.0) -> Parts:
    """The parts of a seat's judgement that the classic island does not have."""
    landing = any(frame.step == LANDING for frame in state.frames)
    lost = losses(game, state, seat, LANDINGS + landing)
    return {
        "gold": gold_worth(gold_of(game, state)[seat]),
        "prisoners": PRISONER * (attack(game, state).prisoners[seat] % PAIR),
        "riders": defence * campaign(game, state, seat, lost),
        "danger": -defence * ahead(attack(game, state), lost),
    }


def _parts(game: Game, state: GameState, seat: Seat, weights: Weights, blocked: int, defence: float) -> Parts:
    found = seat_parts(game, state, seat, weights, blocked, targets(game, state, seat))
    found = {**found, **more(game, state, seat, defence)}
    return {**found, "riders": found["riders"] + defence * rolled_for(state, seat)}


def _by_seat(game: Game, state: GameState, personality: Personality) -> list[Parts]:
    weights, blocked = weighted(CLASSIC, personality), game.ask(BLOCKED, state)
    return [_parts(game, state, Seat(each), weights, blocked, personality.defence) for each in range(game.seats)]


def stakes(game: Game, state: GameState, seat: Seat) -> Parts:
    """Return what a roll for prisoners and a chronicle card that is being played promise."""
    return {"riders": rolled_for(state, seat) + pending(state, seat)}


judge, parts_of = judging(_by_seat)
