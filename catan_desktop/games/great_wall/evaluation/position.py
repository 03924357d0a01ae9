"""The judgement of a position of the Great Wall.

It is counted in honour and given in points of eight honour each, so that a point weighs as in other games: honour and
shame, what artifacts, people, overseers and goods will bring, clerks where they are, soldiers and claims, assaults to
come. Players who compete look at the others; players who work together at what all of them have and the requests lack.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.position import WEIGHTS as SHARED
from catan_desktop.evaluation.position import WIN, Parts, against_rivals, with_rivals
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.games.great_wall.setup import COMPETITIVE, mode
from catan_desktop.games.great_wall.tables import SHAME_HONOUR
from catan_desktop.kernel import Game, GameState, Seat, record
from catan_desktop.kernel.game import Question

from . import economy, frontier, objectives, orders, wealth
from .forecast import Forecast, forecast, pending

HONOUR_A_POINT = 8.0


MORE_PARTS: Question[tuple[tuple[str, list[float]], ...]] = Question("more parts of a judgement", (), add, neutral=True)
"""(forecast) -> further parts of the judgement: (part, worth in honour by seat)."""


@record
class Weights:
    """Factors on parts of the judgement; 1 for those left out."""

    build: float = 1.0
    market: float = 1.0
    defence: float = 1.0
    claims: float = 1.0


@lru_cache(maxsize=64)
def weighted(personality: Personality) -> Weights:
    """Return the factors as a character has them: builders like walls and overseers, traders goods and advisors,
    wardens soldiers and the wall, runners claims and the first place."""
    return Weights(personality.building, personality.trading, personality.defence, personality.roads)


def _own_parts(here: Forecast, seat: int, weights: Weights) -> Parts:
    """The parts that hang on what lies before a seat alone, in honour."""
    own = here.estates.players[seat]
    return {
        "honour": float(own.honour),
        "shame": -1.1 * SHAME_HONOUR * own.shame,
        "people": wealth.people(here, seat),
        "overseers": weights.build * wealth.overseers(here, seat),
        "goods": weights.market * wealth.goods(here, seat),
        "wall": weights.build * wealth.build(here, seat),
        "cards": wealth.cards(here, seat),
        "orders": sum([orders.worth(here, seat, card) for card in pending(here.course, here.court, seat)]),
        "tea": weights.claims * wealth.tea(here, seat),
        "soldiers": frontier.camp(here, seat),
    }


def by_seat(game: Game, state: GameState, weights: Weights) -> tuple[Forecast, list[Parts]]:
    """Return the forecast, and by seat the judgement by its parts in honour, opponents and common aims left out."""
    here = forecast(game, state)
    found = [_own_parts(here, seat, weights) for seat in range(game.seats)]
    given, clerks, stationed = objectives.artifacts(here), economy.clerks(here), frontier.stationed(here)
    claims, threats = frontier.claims(here), frontier.threats(here)
    more = game.ask(MORE_PARTS, state, here)
    for seat, parts in enumerate(found):
        parts["artifacts"] = given[seat]
        parts["clerks"] = clerks[seat]
        parts["soldiers"] += stationed[seat]
        parts["claims"] = weights.claims * claims[seat]
        parts["assaults"] = weights.defence * threats[seat]
        for part, values in more:
            parts[part] = values[seat]
    return here, found


def together(here: Forecast, found: list[Parts]) -> Parts:
    """Return the judgement of players who work together: what all have, and what the requests lack."""
    total = {part: sum([parts[part] for parts in found]) for part in found[0]}
    return {**total, "requests": objectives.requests(here)}


def in_points(parts: Parts) -> Parts:
    """Return parts in points."""
    return {part: value / HONOUR_A_POINT for part, value in parts.items()}


def judge(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """Return how good a position is for a seat, in points."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    here, found = by_seat(game, state, weighted(personality))
    if mode(game) != COMPETITIVE:
        return sum(together(here, found).values()) / HONOUR_A_POINT
    return against_rivals([sum(parts.values()) / HONOUR_A_POINT for parts in found], seat, SHARED)


def parts_of(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> Parts:
    """Return the judgement by its parts, which add up to it."""
    if (over := verdict(state, seat, WIN)) is not None:
        return {"outcome": over}
    here, found = by_seat(game, state, weighted(personality))
    if mode(game) != COMPETITIVE:
        return in_points(together(here, found))
    return with_rivals([in_points(parts) for parts in found], seat, SHARED)
