"""What a position of Traders & Barbarians is worth to a seat that searches: the settlers' chances, with deliveries as
points to come, gold as cards to come, and the baggage train as a build."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.turns_to_win import Build, Line
from catan_desktop.evaluation.verdict import decided
from catan_desktop.evaluation.win_chance import WIN, Extra, chances, odds, scores
from catan_desktop.games.traders_barbarians.module import cost_of_next
from catan_desktop.games.traders_barbarians.part import TRADERS
from catan_desktop.games.traders_barbarians.wagons import points_of
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.coins import gold_of
from catan_desktop.mechanics.parts import PIECES

from .position import coins, on_the_way, trips, underway, upgrade_worth

SHARE = 1.1
"""Share of a score for what gold is worth, in victory points."""
JOURNEY = 0.5
"""The same for what the commodity on its way gains by the movement that goes on or comes soon."""
TRIPS = 0.4
"""The same for later deliveries; the rest of them counts as points that are as good as had, ..."""
WAIT = 0.5
"""... and so does the commodity on its way, if every wagon waits for half a round."""


def extra(game: Game, state: GameState, seat: Seat) -> Extra:
    """The next level as a build, deliveries as points soon had, gold beside them."""
    part, roads = TRADERS.of(game, state), PIECES.of(game, state).roads[seat]
    worth = upgrade_worth(game, state, seat)
    later = trips(game, part, roads, part.levels[seat])
    lines = (_line(cost_of_next(game, state, seat), round(worth, 2)),) if worth else ()
    share = SHARE * coins(gold_of(game, state)[seat]) + TRIPS * later
    return lines, (1.0 - TRIPS) * later + _later(game, state, seat), share


def _later(game: Game, state: GameState, seat: Seat) -> float:
    """What is on its way, whosever turn it is: the board of a state is kept without that."""
    return on_the_way(game, state, seat, WAIT, points_of(game, state, seat))


@lru_cache(maxsize=1024)
def _line(cost: Counts, worth: float) -> Line:
    return Line((Build(cost, worth, (0.0,) * len(cost)),))


def _more(game: Game, state: GameState) -> tuple[Extra, ...]:
    return tuple([extra(game, state, Seat(each)) for each in range(game.seats)])


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    found = scores(game, state, more=_more, personality=personality)
    everybody = [Seat(each) for each in range(game.seats)]
    sooner = [underway(game, state, each) - _later(game, state, each) for each in everybody]
    return odds(chances([one + JOURNEY * more for one, more in zip(found, sooner, strict=True)])[seat])
