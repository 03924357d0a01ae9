"""The judgement of a position of Landnam, in victory points.

Points, what houses and pieces yield, how near the hand is to the next builds, sites that pieces are on the way to,
land still to be discovered, fate cards, and what the law may bring. What is queued counts as built.
"""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.explanation import Goal
from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.position import WEIGHTS as SHARED
from catan_desktop.evaluation.position import WIN, Parts, against_rivals, nearness, with_rivals
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.games.landnam.builds import EMPTY, QUEUE, commit
from catan_desktop.games.landnam.fate import DRAW, FATE
from catan_desktop.games.landnam.honours import order, points
from catan_desktop.games.landnam.land import LAND, unknown
from catan_desktop.games.landnam.movement import MOVES
from catan_desktop.games.landnam.tables import CITY, FARM, HARBOUR_RATE, SETTLER, SHIP
from catan_desktop.kernel import Game, GameState, Seat, record
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.prompts import Asks
from catan_desktop.mechanics.parts import HANDS, known

from .ground import Ground, Grounds, grounds
from .law import law


@record
class Weights:
    """How much the parts of a judgement count, in victory points."""

    yields: float = 7.0
    """Of one card a roll at the beginning, ..."""
    late: float = 2.5
    """... and where somebody has all points but none."""
    standing: float = 0.9
    """Share of its yield that a piece counts for: it moves on, or it is sued."""
    variety: float = 0.5
    """Of the first small yield of a resource."""
    harbour: float = 2.0
    """Of one card a roll of a resource with a harbour."""
    house: float = 1.0
    """Factor on what farms and cities promise."""
    piece: float = 0.3
    """Of a piece on the map or outside."""
    site: float = 0.26
    """Share of a site that the first piece on the way to it counts for; half of that for the next, and so on."""
    frontier: float = 0.05
    """Of an unexplored hex for each seat, where a piece can explore: land brings a card, a mountain a fate card."""
    step: float = 0.015
    """Of a step that is left: nobody walks to and fro for nothing."""
    fate: float = 0.22
    """Of a fate card; each further one is worth less."""
    fade: float = 0.75
    card: float = 0.09
    """Of each of the first cards of a kind in hand, ..."""
    surplus: float = 0.02
    """... and of each further one, which nothing is built with and a famine takes."""
    law: float = 1.0
    """Factor on what the law may bring."""
    brink: float = 0.12
    """Of each point above eight."""


WEIGHTS = Weights()
BRINK = 8
NEAR_ENOUGH = (0.0, 0.75, 1.0)
"""By how near a piece is to unexplored land: what is left of its worth."""
HANDY = 3
"""Cards of a kind that are of use soon."""
ENOUGH = 30.0
"""Of a seat that wins when the turn ends."""


@lru_cache(maxsize=64)
def weighted(personality: Personality) -> Weights:
    """The weights as a character has them."""
    return Weights(
        house=WEIGHTS.house * personality.building,
        harbour=WEIGHTS.harbour * personality.trading,
        law=WEIGHTS.law * personality.defence,
        frontier=WEIGHTS.frontier * personality.roads,
        site=WEIGHTS.site * personality.roads,
    )


def built(game: Game, state: GameState) -> GameState:
    """Return the state with everything built that is queued."""
    return state if QUEUE.of(game, state) == EMPTY else commit(game, state, [])


def goals(ground: Ground, rate: float, weights: Weights) -> list[Goal]:
    """Return what a seat could build next, with its worth in points; `rate` is the worth of a card a roll."""
    found: list[Goal] = []
    house = weights.house
    if ground.sites and ground.sites[0][0]:
        cards, left = ground.sites[0]
        found.append(("farm", FARM, house * left * (1.0 + rate * cards - weights.piece)))
    if ground.city >= 0.0:
        found.append(("landnam-city", CITY, house * (1.0 + rate * ground.city)))
    pieces = len(ground.sites)
    if ground.settler >= 0.0:
        worth = 0.9 / (1.0 + 0.5 * pieces) + weights.standing * rate * ground.settler
        found.append(("settler", SETTLER, worth))
    found.append(("ship", SHIP, (0.8 if ground.launch else 0.6) / (1.0 + 0.5 * pieces)))
    return [goal for goal in found if goal[2] > 0.0]


def seat_parts(
    game: Game, state: GameState, seat: Seat, ground: Ground, legal: float, rate: float, weights: Weights
) -> Parts:
    """The judgement of one seat by its parts, opponents left out."""
    hand, own = known(HANDS.of(game, state), seat), points(game, state, seat)
    flow = [one + weights.standing * other for one, other in zip(ground.flow, ground.standing, strict=True)]
    trade = max([value for value, asked in zip(flow, ground.rates, strict=True) if asked == HARBOUR_RATE], default=0.0)
    sites, share, unseen = 0.0, weights.site, unknown(LAND.of(game, state)).bit_count()
    for cards, left in ground.sites:
        if cards:
            sites += share * left * (1.0 + rate * cards)
            share *= 0.5
    return {
        "points": own + weights.brink * max(0, own - BRINK),
        "income": rate * sum(flow) + weights.variety * sum([min(value, 0.12) / 0.12 for value in flow]),
        "near": nearness(SHARED, hand, ground.rates, goals(ground, rate, weights)),
        "cards": sum([_cards(count, weights) for count in hand]),
        "harbour": weights.harbour * trade,
        "pieces": sum([weights.piece * 0.6**index for index in range(len(ground.sites))]),
        "sites": sites,
        "frontier": weights.frontier * NEAR_ENOUGH[ground.frontier] * unseen / game.seats,
        "fate": _fate(game, state, seat, weights),
        "law": weights.law * legal,
    }


def _cards(count: int, weights: Weights) -> float:
    return weights.card * min(count, HANDY) + weights.surplus * max(0, count - HANDY)


def _fate(game: Game, state: GameState, seat: Seat, weights: Weights) -> float:
    """Fate cards, those included that are about to be drawn."""
    count = FATE.of(game, state).held[seat]
    count += sum([one.step == DRAW and one.data_as(Asks).seat == seat for one in state.frames])
    return sum([weights.fate * weights.fade**index for index in range(count)])


@record
class Look:
    """A position with everything built that is queued."""

    state: GameState
    grounds: Grounds
    points: tuple[int, ...]
    """By seat."""
    law: tuple[float, ...]
    """By seat: what the law may bring."""


def look(game: Game, state: GameState) -> Look:
    """Return what a position is judged by."""
    then = built(game, state)
    ground = grounds(game, then)
    totals = tuple([points(game, then, seat) for seat in SEATS[: game.seats]])
    return Look(then, ground, totals, tuple(law(game, state, ground)))


def by_seat(game: Game, state: GameState, weights: Weights) -> list[Parts]:
    """The judgement of every seat by its parts, opponents left out."""
    here = look(game, state)
    goal, most = goal_of(game), max(here.points)
    rate = weights.late + (weights.yields - weights.late) * max(0.0, goal - most) / goal
    found = [
        seat_parts(game, here.state, seat, one, here.law[seat], rate, weights)
        for seat, one in zip(SEATS, here.grounds.seats, strict=False)
    ]
    if most >= goal:
        _winning(game, here.state, found)
    found[state.seat]["steps"] = weights.step * MOVES.of(game, state).left
    return found


def _winning(game: Game, state: GameState, found: list[Parts]) -> None:
    """Who has most when somebody has reached the goal wins as soon as the turn ends."""
    orders = [order(game, state, seat) for seat in SEATS[: game.seats]]
    for seat, own in enumerate(orders):
        if own == max(orders):
            found[seat]["points"] += ENOUGH


def goal_of(game: Game) -> int:
    """Return the points that end the game."""
    goal = game.options["goal"]
    assert isinstance(goal, int)
    return goal


def judge(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """Return how good a position is for a seat, in victory points."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    return against_rivals([sum(parts.values()) for parts in by_seat(game, state, weighted(personality))], seat, SHARED)


def parts_of(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> Parts:
    """Return the judgement by its parts, which add up to it."""
    if (over := verdict(state, seat, WIN)) is not None:
        return {"outcome": over}
    return with_rivals(by_seat(game, state, weighted(personality)), seat, SHARED)
