"""The judgement that bots go by: how good a position is for a seat, in victory points.

The judgement adds, for a seat, its points, what its buildings yield, how near its hand is to the next builds, its
roads' prospects and its cards; from that it takes a share of what the best opponent has. It reads a full state: bots
deal the unknown cards first.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from operator import attrgetter
from typing import Protocol, TypeAlias

from catan_desktop.grid.topology import Topology
from catan_desktop.kernel import Counts, Game, GameState, Seat, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import add
from catan_desktop.mechanics.awards import longest_holder
from catan_desktop.mechanics.board import RELAID, board_now, pips
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.development import deck_left
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.parts import DEVELOPMENT, LARGEST_ARMY, PIECES, hand_of, known_cards
from catan_desktop.mechanics.pieces import (
    barred_sites,
    cities_left,
    figures,
    roads_left,
    settlement_sites,
    settlements_left,
)
from catan_desktop.mechanics.questions import BARRED_CORNERS, BARRED_PATHS, BLOCKED, RATES
from catan_desktop.mechanics.scoring import hidden_points, public_points
from catan_desktop.mechanics.tables import tables

from .explanation import Goal
from .memory import memory_of
from .personality import SOBER, Personality
from .promises import AIMS, PROMISES, STAKES
from .verdict import verdict

WIN = 1000.0
CITY_CHOICE = 1.4
"""What the two cards of choice of a city count as, where cities have other goods besides."""
BLOCKED_SHARE = 0.6
"""Share of the yield of a blocked hex that is taken off: it is free again some day."""
Targets: TypeAlias = tuple[Goal, ...]
"""Builds as (cost, worth in points)."""
Parts: TypeAlias = dict[str, float]
"""A judgement by its parts, in victory points."""
BySeat: TypeAlias = Callable[[Game, GameState, Personality], list[Parts]]
"""The judgement of every seat by its parts, opponents left out."""


class Judging(Protocol):
    """Values positions."""

    def __call__(self, game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
        """Return how good a position is for a seat, in victory points."""


class Explaining(Protocol):
    """Values positions part by part."""

    def __call__(self, game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> Parts:
        """Return the judgement by its parts, which add up to it."""


@record
class Weights:
    """How much the parts of a judgement count, in victory points."""

    yields: float = 9.0
    """Of one card a roll."""
    rate: float = 0.12
    """Added to the worth of a yield for each card that the bank asks less than four."""
    building: float = 1.0
    """Factor on what settlements and cities promise."""
    worth: tuple[float, ...] = ()
    """By kind of card: factor on its yield; 1 for those left out."""
    variety: float = 0.35
    """Of the first small yield of a resource."""
    cover: float = 0.0
    """Of the share of rolls on which something comes."""
    reach: float = 0.75
    """Of a build at hand, against having it."""
    missing: float = 0.62
    """Factor on that for each card that is missing."""
    second: float = 0.25
    """Share of that which the second best build counts."""
    card: float = 0.07
    """Of any card in hand."""
    excess: float = 0.16
    """Off for each card over the hand limit."""
    prospect: float = 0.22
    """Of the best site for the next settlement."""
    held: float = 0.55
    """Of an unplayed development card."""
    knight: float = 0.18
    """Of a played knight on the way to the award."""
    road: float = 0.05
    """Of a road in the longest route."""
    rival: float = 0.35
    """Share of the best opponent that is taken off."""


WEIGHTS = Weights()
CLASSIC = replace(WEIGHTS, yields=8.0, worth=(0.85, 0.9, 0.7, 1.15, 1.4), variety=1.2, held=0.8, knight=0.35)
"""Of games with the builds of the classic island alone: what logits over thousands of their positions point to."""


def income(game: Game, state: GameState, seat: Seat, blocked: int, share: float = BLOCKED_SHARE) -> list[float]:
    """Cards a roll by kind; of a blocked hex's yield a share is taken off."""
    pieces, values = PIECES.of(game, state), tables(game)
    found = [0.0] * len(values.kinds)
    yields, twice = yields_now(game, state), values.city_yield
    for corner in bits(pieces.settlements[seat]):
        for kind, value in enumerate(yields[corner]):
            found[kind] += value
    for corner in bits(pieces.cities[seat]):
        for kind, value in enumerate(yields[corner]):
            one, other = twice[kind]
            found[one] += value
            found[other] += value
    if blocked:
        own, island = pieces.settlements[seat] | pieces.cities[seat], board_now(game, state)
        for hex in bits(blocked):
            around = game.board.topology.hex_corner_mask[hex]
            for yielded, cards in island.flows[hex] if own & around else ():
                lost = share * cards / 36
                found[yielded] -= lost * (pieces.settlements[seat] & around).bit_count()
                for each in twice[yielded]:
                    found[each] -= lost * (pieces.cities[seat] & around).bit_count()
    if pieces.cities[seat] and len(found) > len(yields[0]) and board_now(game, state).choices:
        _choose_resources(game, state, seat, found, blocked, share)
    return found


def _choose_resources(game: Game, state: GameState, seat: Seat, found: list[float], blocked: int, share: float) -> None:
    """Correct the income of cities at hexes that yield cards of choice, where other hexes yield them other goods than
    resources: those are no choice."""
    island, twice, cities = board_now(game, state), tables(game).city_yield, PIECES.of(game, state).cities[seat]
    for hex in bits(island.choices):
        built = (cities & game.board.topology.hex_corner_mask[hex]).bit_count()
        for kind, cards in island.flows[hex] if built else ():
            value = built * cards / 36 * (1 - share * (blocked >> hex & 1))
            for each in twice[kind]:
                found[each] -= value
            found[kind] += CITY_CHOICE * value


def covered(game: Game, state: GameState, seat: Seat) -> float:
    """Return the share of rolls on which a hex of the seat yields, if the robber were nowhere."""
    pieces, island, around = PIECES.of(game, state), board_now(game, state), game.board.topology.hex_corner_mask
    own = pieces.settlements[seat] | pieces.cities[seat]
    hexes = enumerate(zip(island.tokens, island.flows, strict=True))
    tokens = {token for hex, (token, flows) in hexes if flows and around[hex] & own}
    return sum([pips(token) for token in tokens]) / 36


def yields_now(game: Game, state: GameState) -> tuple[tuple[float, ...], ...]:
    """By intersection: cards a roll, by resource, of a settlement there, on the board as it lies now."""
    return board_now(game, state).yields


def income_value(weights: Weights, rates: Counts, yields: list[float]) -> float:
    """A steady, varied income with good bank rates."""
    total = 0.0
    for kind, value in enumerate(yields):
        worth = weights.worth[kind] if kind < len(weights.worth) else 1.0
        worth += weights.rate * (4 - min(rates[kind], 4))
        total += weights.yields * worth * value + weights.variety * min(value, 0.12) / 0.12
    return total


@lru_cache(maxsize=65536)
def shortfall(hand: Counts, rates: Counts, cost: Counts) -> float:
    """About how many cards are missing for a cost, surplus counted at the bank's rates."""
    missing = 0
    spare = 0.0
    for have, need, rate in zip(hand, cost, rates, strict=True):
        if have < need:
            missing += need - have
        else:
            spare += (have - need) / rate
    swaps = min(missing, int(spare))
    return missing - swaps + 0.15 * swaps - 0.3 * min(spare - int(spare), 0.9) * (missing > swaps)


def targets(game: Game, state: GameState, seat: Seat, building: float) -> list[Goal]:
    """Return what the seat could build next, its worth in points; `building` is a factor on towns."""
    pieces = PIECES.of(game, state)
    found: list[Goal] = []
    yields = yields_now(game, state)
    if pieces.settlements[seat] and cities_left(game, state, seat):
        best = max(sum(yields[corner]) for corner in bits(pieces.settlements[seat]))
        found.append(("city", cost_of(game, "city"), building * (1.0 + 7.0 * best)))
    sites = settlement_sites(game, state, seat)
    if settlements_left(game, state, seat):
        if sites:
            best = max(sum(yields[corner]) for corner in bits(sites))
            found.append(("settlement", cost_of(game, "settlement"), building * (1.1 + 7.0 * best)))
        elif roads_left(game, state, seat):
            cost = add(cost_of(game, "settlement"), cost_of(game, "road"))
            found.append(("road-settlement", cost, 1.3))
    if deck_left(game, state):
        found.append(("card", cost_of(game, "card"), 0.75))
    return found


def nearness(weights: Weights, hand: Counts, rates: Counts, goals: list[Goal]) -> float:
    """Return how near the hand is to the best next builds."""
    missing = weights.missing
    reached = sorted([worth * missing ** shortfall(hand, rates, cost) for _, cost, worth in goals], reverse=True)
    value = weights.reach * (reached[0] if reached else 0.0)
    if len(reached) > 1:
        value += weights.second * weights.reach * reached[1]
    return value


def prospect(game: Game, state: GameState, seat: Seat) -> float:
    """The yield of the best sites that the seat's roads reach, or nearly reach."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    yields, barred = yields_now(game, state), barred_sites(game, state, BARRED_PATHS, seat)
    open_corners = pieces.open_corners & ~barred_sites(game, state, BARRED_CORNERS, seat)
    best = 0.0
    second = 0.0
    near = pieces.road_ends[seat]
    beyond = 0
    for corner in bits(near & ~pieces.buildings | pieces.settlements[seat] | pieces.cities[seat]):
        beyond |= _next_to(topology, corner, barred) if barred else topology.corner_corners[corner]
    for corner in bits(near & open_corners):
        value = sum(yields[corner])
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    for corner in bits(beyond & ~near & open_corners):
        best = max(best, 0.6 * sum(yields[corner]))
    return 36 / 10 * (best + 0.5 * second)


def _next_to(topology: Topology, corner: int, barred: int) -> int:
    """The intersections one path away, barred paths left out."""
    near = 0
    for path in bits(topology.corner_paths[corner] & ~barred):
        near |= topology.path_end_mask[path]
    return near


@record
class Ground:
    """What a seat's pieces promise, whatever it holds."""

    number: int
    """It names them within the memory."""
    rates: Counts
    flow: float
    """Cards a roll."""
    income: float
    """What they are worth."""
    goals: Targets
    """What it could build next."""
    prospect: float


_IN_GROUND = attrgetter("yields", "rate", "building", "worth", "variety", "cover", "prospect")
"""Of the weights: those that what a seat's pieces promise hangs on."""


def arrangement(game: Game, state: GameState, seat: Seat, blocked: int, rates: Counts) -> tuple[Hashable, ...]:
    """Return what the yields, the sites and the builds of a seat hang on, as a key to remember them by."""
    pieces = PIECES.of(game, state)
    return (
        pieces.settlements[seat],
        pieces.cities[seat],
        pieces.road_ends[seat],
        pieces.buildings,
        blocked,
        rates,
        game.ask(RELAID, state),
        figures(game, state),
        barred_sites(game, state, BARRED_PATHS, seat),
        barred_sites(game, state, BARRED_CORNERS, seat),
        settlements_left(game, state, seat),
        cities_left(game, state, seat),
    )


def ground(game: Game, state: GameState, seat: Seat, weights: Weights, blocked: int) -> Ground:
    """Return what the seat's pieces promise, worked out once for each arrangement."""
    pieces, memory, rates = PIECES.of(game, state), memory_of(game), game.ask(RATES, state, seat)
    key = (
        Ground,
        *arrangement(game, state, seat, blocked, rates),
        pieces.roads[seat],
        pieces.open_corners,
        deck_left(game, state) > 0,
        _IN_GROUND(weights),
    )
    found: Ground | None = memory.find(key)
    return found if found is not None else memory.keep(key, _ground(game, state, seat, weights, blocked, rates))


def _ground(game: Game, state: GameState, seat: Seat, weights: Weights, blocked: int, rates: Counts) -> Ground:
    flow = income(game, state, seat, blocked)
    found = income_value(weights, rates, flow)
    if weights.cover:
        found += weights.cover * covered(game, state, seat)
    return Ground(
        memory_of(game).number(),
        rates,
        sum(flow),
        found,
        tuple(targets(game, state, seat, weights.building)),
        weights.prospect * prospect(game, state, seat) if settlements_left(game, state, seat) else 0.0,
    )


def seat_parts(
    game: Game,
    state: GameState,
    seat: Seat,
    weights: Weights,
    blocked: int,
    more: Targets = (),
    known: Ground | None = None,
) -> Parts:
    """The judgement of one seat by its parts, opponents left out; `more` are builds of other modules, `known` is what
    its pieces promise, where that has been worked out before."""
    hand = hand_of(game, state, seat)
    here = known or ground(game, state, seat, weights, blocked)
    points = public_points(game, state, seat) + hidden_points(game, state, seat)
    count = sum(hand)
    held, knights, roads = _honours(game, state, seat, weights)
    promises: dict[str, float] = {}
    for key, worth in (*game.ask(PROMISES, state, seat), *game.ask(STAKES, state, seat)):
        promises[key] = promises.get(key, 0.0) + worth
    aims = [(key, cost, worth) for key, cost, worth, _ in game.ask(AIMS, state, seat)]
    return {
        "points": points + 0.15 * max(0, points - 6),
        "income": here.income,
        "near": nearness(weights, hand, here.rates, [*here.goals, *aims, *more]),
        "cards": weights.card * count,
        "excess": -weights.excess * max(0, count - hand_limit(game, state, seat)),
        "prospect": here.prospect,
        "held": held,
        "army": knights,
        "road": roads,
        **promises,
    }


def _honours(game: Game, state: GameState, seat: Seat, weights: Weights) -> tuple[float, float, float]:
    """Unplayed development cards but the points among them; played knights and roads on the way to their awards."""
    values, army, development = tables(game), LARGEST_ARMY.get(game, state), DEVELOPMENT.get(game, state)
    held = knights = roads = 0.0
    if development is not None and army is not None:
        points = values.card_points(known_cards(development, seat).cards)
        held = weights.held * (development.held[seat] - points)
    if army is not None and army.holder != seat:
        knights = weights.knight * min(army.knights[seat], 4) * values.largest_army / 2
    if values.longest_road and longest_holder(game, state) != seat:
        roads = weights.road * PIECES.of(game, state).lengths[seat] * values.longest_road / 2
    return held, knights, roads


@lru_cache(maxsize=64)
def weighted(weights: Weights, personality: Personality) -> Weights:
    """The weights as a character has them."""
    return replace(
        weights,
        building=weights.building * personality.building,
        rate=weights.rate * personality.trading,
        prospect=weights.prospect * personality.roads,
        road=weights.road * personality.roads,
        knight=weights.knight * personality.defence,
    )


def judging(by_seat: BySeat) -> tuple[Judging, Explaining]:
    """Return what values a position for a seat by the parts of all seats (WIN or -WIN once the game is over), and what
    tells the parts that add up to it."""

    def judge(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
        if (over := verdict(state, seat, WIN)) is not None:
            return over
        return against_rivals([sum(parts.values()) for parts in by_seat(game, state, personality)], seat, CLASSIC)

    def parts_of(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> Parts:
        if (over := verdict(state, seat, WIN)) is not None:
            return {"outcome": over}
        return with_rivals(by_seat(game, state, personality), seat, CLASSIC)

    return judge, parts_of


def by_seats(parts: Callable[[Game, GameState, Seat, Weights, int], Parts]) -> BySeat:
    """Return what gives the parts of all seats, by what gives those of one."""

    def by_seat(game: Game, state: GameState, personality: Personality) -> list[Parts]:
        weights, blocked = weighted(CLASSIC, personality), game.ask(BLOCKED, state)
        return [parts(game, state, Seat(each), weights, blocked) for each in range(game.seats)]

    return by_seat


def with_rivals(values: list[Parts], seat: Seat, weights: Weights) -> Parts:
    """The parts of a seat, and as one more what the others have."""
    sums = [sum(parts.values()) for parts in values]
    return {**values[seat], "rivals": against_rivals(sums, seat, weights) - sums[seat]}


def against_rivals(values: list[float], seat: Seat, weights: Weights) -> float:
    """A seat's own value less a share of what the others have, the best of them above all."""
    others = [value for index, value in enumerate(values) if index != seat]
    return values[seat] - weights.rival * (0.6 * max(others) + 0.4 * sum(others) / len(others))


judge, parts_of = judging(by_seats(seat_parts))
"""Of the classic island, in victory points."""
