"""The worth of a position to a seat that searches: how likely each seat is to win from here.

Each seat gets a score from a few figures, above all from how many rolls it would need to reach the goal if nobody
disturbed it (`race`). The chances of winning are the exponentials of the scores, shared out. The weights began as a
conditional logit over positions of games of bots and were bettered by games (`benchmarks/README.md`). Reads a full
state: bots deal the unknown cards first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, log, sqrt
from types import NoneType
from typing import TypeAlias

from catan_desktop.kernel import Counts, Game, GameState, Seat, record, replace
from catan_desktop.mechanics.awards import largest_holder, longest_holder
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.development import deck_left
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.parts import (
    DEVELOPMENT,
    HANDS,
    LARGEST_ARMY,
    PIECES,
    ROBBER,
    hand_of,
    known,
    known_cards,
)
from catan_desktop.mechanics.scoring import goal_of, hidden_points, public_points
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.tables import tables

from .memory import memory_of
from .personality import SOBER, Personality
from .promises import AIMS, PROMISES, STAKES, promise_points
from .prospects import Prospects, prospects_of
from .turns_to_win import Baskets, Build, Flow, Line, race
from .verdict import verdict

WIN = 20.0
"""The value of a game that is won; no position that goes on comes near."""
SURE = 12.0
"""Values of positions that go on lie between this and its opposite."""
BASKETS = (((2.0, 1.0, 1.0, 1.5), 2.6), ((0.5, 0.3, 1.0, 2.5), 2.1), ((4.0, 2.0, 0.5, 0.0), 3.1))
"""Ways to points: (roads, settlements, cities, cards), points that come of them."""
CARD = 0.22
"""Points that a development card promises by itself."""
ARMY = 0.125
"""Share of the largest army's points that it promises besides, where the army is within reach."""
Figures: TypeAlias = tuple[float, ...]
FIGURES = (
    "rolls",
    "points",
    "spread",
    "variety",
    "knights_held",
    "cards_held",
    "knights_played",
    "excess",
    "next_spot",
)
"""Names of a seat's figures, in their order."""


@record
class Weights:
    """What the figures count in a seat's score."""

    rolls: float = -2.4
    """Of the logarithm of the rolls that the seat would need, 4 added."""
    points: float = 0.1
    """Of a victory point."""
    spread: float = 0.1
    """Of the sum of the square roots of the income by kind."""
    variety: float = 0.15
    """Of a kind of which one card comes in ten rolls or more."""
    knights_held: float = 0.38
    cards_held: float = 0.5
    """Of an unplayed card that is neither a knight nor a point."""
    knights_played: float = 0.28
    """Of a knight on the way to the award."""
    excess: float = -0.04
    """Of a card above the hand limit."""
    next_spot: float = 1.1
    """Of the yield of the best site one road away."""
    wait_turn: float = -0.025
    """Of each turn of others before the own one."""


WEIGHTS = Weights()


@record
class Extra:
    """What other modules add for a seat."""

    lines: tuple[Line, ...] = ()
    """Builds."""
    soon: float = 0.0
    """Points as good as had."""
    share: float = 0.0
    """Of the score."""
    steady: float = 0.0
    """Points that come in a roll whatever the seat builds."""


More: TypeAlias = Callable[[Game, GameState], tuple[Extra, ...]]
"""What other modules add, by seat."""
Hope: TypeAlias = Callable[[Game, GameState], Sequence[float]]
"""What a position promises besides, by seat."""
NOTHING = Extra()


def for_each(extra: Callable[[Game, GameState, Seat], Extra]) -> More:
    """Return what adds the same for every seat."""
    return lambda game, state: tuple([extra(game, state, Seat(each)) for each in range(game.seats)])


def nothing_more(game: Game, state: GameState) -> tuple[Extra, ...]:
    """No other module adds anything."""
    return (NOTHING,) * game.seats


@record
class Board:
    """What everybody can see on the board, as far as it matters for the scores; by seat."""

    numbers: tuple[int, ...]
    """They name what stands here of each seat within the memory."""
    views: tuple[Prospects, ...]
    points: tuple[int, ...]
    limits: tuple[int, ...]
    goals: tuple[int, ...]
    """Points with which each wins."""
    extras: tuple[Extra, ...]
    """What other modules add."""


@lru_cache(maxsize=8)
def _guests(game: Game) -> tuple[int, ...]:
    """The places of what modules keep that are not shared by all games of settlers."""
    others = [module for module in game.ruleset.modules if module not in SETTLERS and module.slot.kind is not NoneType]
    return tuple([game.slots[module.key] for module in others])


def board_of(game: Game, state: GameState, more: More = nothing_more, personality: Personality = SOBER) -> Board:
    """The board of a state, worked out once for each arrangement."""
    pieces, memory, development = PIECES.of(game, state), memory_of(game), DEVELOPMENT.get(game, state)
    key = (
        pieces.roads, pieces.settlements, pieces.cities, longest_holder(game, state), largest_holder(game, state),
        ROBBER.get(game, state), development and development.shown,
        *[state.parts[place] for place in _guests(game)], personality,
    )  # fmt: skip
    found: Board | None = memory.find(key)
    if found is None:
        seats = [Seat(index) for index in range(game.seats)]
        views = tuple([prospects_of(game, state, seat) for seat in seats])
        points = tuple([public_points(game, state, seat) for seat in seats])
        limits = tuple([hand_limit(game, state, seat) for seat in seats])
        goals = tuple([goal_of(game, state, seat) for seat in seats])
        extras = more(game, state)
        if PROMISES in game.folded:
            extras = tuple(
                [
                    replace(extra, soon=extra.soon + promise_points(game, state, seat))
                    for seat, extra in zip(seats, extras, strict=True)
                ]
            )
        if AIMS in game.folded:
            extras = tuple([_with_aims(game, state, seat, extra) for seat, extra in zip(seats, extras, strict=True)])
        each = zip(views, points, limits, goals, extras, strict=True)
        numbers = tuple([memory.named((personality, view.number, *rest)) for view, *rest in each])
        found = Board(numbers, views, points, limits, goals, extras)
        memory.keep(key, found)
    return found


def _with_aims(game: Game, state: GameState, seat: Seat, extra: Extra) -> Extra:
    """Return what modules add for a seat, with the builds of the game's own."""
    aims = [_cards(cost, count, worth, len(cost)) for _, cost, worth, count in game.ask(AIMS, state, seat)]
    return replace(extra, lines=(*extra.lines, *aims))


def figures_of(game: Game, state: GameState, seat: Seat, board: Board, personality: Personality = SOBER) -> Figures:
    """A seat's figures, in the order of FIGURES."""
    army, values, view = LARGEST_ARMY.get(game, state), tables(game), board.views[seat]
    hand, development = hand_of(game, state, seat), DEVELOPMENT.get(game, state)
    cards = known_cards(development, seat).cards if development else ()
    points = board.points[seat] + hidden_points(game, state, seat)
    knight = values.card_kind("knight")
    knights = cards[knight] if knight >= 0 else 0
    others = sum(cards) - knights - values.card_points(cards)
    extra = board.extras[seat]
    lacking = float(board.goals[seat]) - points - extra.soon
    every = _lines(game, state, seat, view, knights, extra.lines, personality)
    rolls = race(hand, view.income, view.rates, every, baskets(game), lacking)
    if extra.steady and rolls > 0.0:
        rolls = lacking / (lacking / rolls + extra.steady)
    played = 0 if army is None or army.holder == seat else min(army.knights[seat], 4)
    return (
        log(rolls + 4.0),
        float(points),
        sum([sqrt(flow) for flow in view.income if flow > 0.0]),
        10.0 * sum([min(flow, 0.1) for flow in view.income]),
        0.0 if army is None else float(knights),
        float(others),
        float(played),
        float(max(0, sum(hand) - board.limits[seat])),
        view.spots[1],
    )


def next_to_roll(game: Game, state: GameState) -> int:
    """The seat whose roll is the next: the one whose turn it is, unless it has rolled."""
    before = len(state.frames) < 2 or state.frames[1].step in {"settlers.pre_roll", "settlers.placement"}
    return state.seat if before else (state.seat + 1) % game.seats


def _lines(
    game: Game,
    state: GameState,
    seat: Seat,
    view: Prospects,
    knights: int,
    more: tuple[Line, ...],
    personality: Personality,
) -> tuple[Line, ...]:
    """Everything that the seat could build."""
    if not deck_left(game, state):
        return (*view.lines, *more)
    return (*view.lines, *more, _card_line(game, state, seat, knights, personality))


@lru_cache(maxsize=8)
def baskets(game: Game) -> Baskets:
    """Return what points cost in the long run: a bit of everything; cities and cards; settlements at many roads."""

    def many(road: float, settlement: float, city: float, card: float) -> Flow:
        kinds = zip(*(cost_of(game, key) for key in ("road", "settlement", "city", "card")), strict=True)
        return tuple([road * a + settlement * b + city * c + card * d for a, b, c, d in kinds])

    return tuple([(many(*counts), points) for counts, points in BASKETS])


def _card_line(game: Game, state: GameState, seat: Seat, knights: int, personality: Personality) -> Line:
    """Development cards: some are points, and knights lead to the largest army while it is within reach."""
    army = LARGEST_ARMY.get(game, state)
    near = army is not None and army.holder != seat and max(army.knights) - army.knights[seat] - knights <= 2
    values = tables(game)
    gain = CARD + (ARMY * values.largest_army if near else 0.0)
    return _cards(cost_of(game, "card"), min(8, deck_left(game, state)), personality.defence * gain, len(values.kinds))


@lru_cache(maxsize=256)
def _cards(cost: Counts, count: int, gain: float, kinds: int) -> Line:
    """Return builds that add nothing to the income, each for the same points."""
    return Line((Build(cost, gain, (0.0,) * kinds),) * count)


@lru_cache(maxsize=64)
def weighted(weights: Weights, personality: Personality) -> Weights:
    """The weights as a character has them."""
    return replace(
        weights,
        next_spot=weights.next_spot * personality.roads,
        knights_played=weights.knights_played * personality.defence,
        knights_held=weights.knights_held * personality.defence,
    )


@lru_cache(maxsize=64)
def _row(weights: Weights) -> Figures:
    return tuple([getattr(weights, name) for name in FIGURES])


def score(figures: Figures, weights: Weights) -> float:
    """A seat's score from its figures."""
    return sum([weight * figure for weight, figure in zip(_row(weights), figures, strict=True)])


def scores(
    game: Game,
    state: GameState,
    weights: Weights = WEIGHTS,
    more: More = nothing_more,
    personality: Personality = SOBER,
) -> list[float]:
    """By seat: its score; what is remembered is not worked out again."""
    memory, board, hands = memory_of(game), board_of(game, state, more, personality), HANDS.of(game, state)
    army, development = LARGEST_ARMY.get(game, state), DEVELOPMENT.get(game, state)
    knights, deck = army and army.knights, min(8, deck_left(game, state))
    first, seats = next_to_roll(game, state), game.seats
    total = []
    for index in range(seats):
        seat = Seat(index)
        cards = known_cards(development, seat).cards if development else ()
        key = (index, board.numbers[index], known(hands, seat), cards, knights, deck, weights.rolls)
        found = memory.find(key)
        if found is None:
            found = (
                score(figures_of(game, state, seat, board, personality), weighted(weights, personality))
                + board.extras[index].share
            )
            memory.keep(key, found)
        total.append(found + weights.wait_turn * ((index - first) % seats))
    return total


def point_worth(game: Game, state: GameState, seat: Seat) -> float:
    """Return about what a point more adds to a seat's score: the fewer are lacking, the more."""
    lacking = max(1, goal_of(game, state, seat) - public_points(game, state, seat))
    return WEIGHTS.points - WEIGHTS.rolls / (1 + lacking)


def _staked(game: Game, state: GameState, seat: Seat) -> float:
    """Return what an open question adds to a seat's score."""
    staked = sum([worth for _, worth in game.ask(STAKES, state, seat)])
    return staked * point_worth(game, state, seat) if staked else 0.0


def chances(found: Sequence[float]) -> list[float]:
    """By seat: the chance of winning, from the scores."""
    most = max(found)
    shares = [exp(one - most) for one in found]
    total = sum(shares)
    return [share / total for share in shares]


def odds(chance: float) -> float:
    """The logarithm of the odds, in bounds: what a position is worth."""
    if chance <= 0.0:
        return -SURE
    if chance >= 1.0:
        return SURE
    return max(-SURE, min(SURE, log(chance / (1.0 - chance))))


def value_by_scores(more: More = nothing_more, hope: Hope | None = None) -> Callable[..., float]:
    """Return what values a position for a seat by the scores of all; `hope` adds to them what is not remembered."""

    def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
        """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
        if (over := verdict(state, seat, WIN)) is not None:
            return over
        found = scores(game, state, more=more, personality=personality)
        if hope is not None:
            found = [score + soon for score, soon in zip(found, hope(game, state), strict=True)]
        if STAKES in game.folded:
            found = [score + _staked(game, state, Seat(each)) for each, score in enumerate(found)]
        return odds(chances(found)[seat])

    return value


value = value_by_scores()
