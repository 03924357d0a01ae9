"""The module `honours`: white, red and black tokens, victory points, the end of the game.

Rules: ALTH-110, ALTH-501 to ALTH-514. The game ends after the commit of a turn; that step closes the turn here.
"""

from __future__ import annotations

from catan_desktop.kernel import Game, GameState, Seat, replace
from catan_desktop.kernel.game import EndCheck, Module, OptionSpec
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import Outcome
from catan_desktop.mechanics.parts import HANDS
from catan_desktop.mechanics.questions import POINTS, SOURCES
from catan_desktop.mechanics.scoring import Standing

from .units import UNITS

GOAL = 12
STALEMATE_TURNS = 20
"""Turns of each seat without a change of anybody's points after which the game ends (ALTH-514)."""


@state_record
class Honours:
    """Victory tokens, by seat."""

    white: tuple[int, ...]
    red: tuple[int, ...]
    black: tuple[int, ...]
    totals: tuple[int, ...]
    """Victory points at the end of the last turn."""
    changed: int
    """The turn in which the points of anybody last changed."""
    closed: int
    """The turn whose builds have appeared."""


HONOURS = Slot("honours", Honours)


def initial(game: Game) -> Honours:
    """Nobody has any."""
    nothing = (0,) * game.seats
    return Honours(nothing, nothing, nothing, nothing, 0, 0)


def _more(values: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return put(values, seat, values[seat] + 1)


def white_won(game: Game, state: GameState, seat: Seat) -> GameState:
    """Return the state with a white token more (ALTH-284)."""
    part = HONOURS.of(game, state)
    return HONOURS.put(game, state, replace(part, white=_more(part.white, seat)))


def red_won(game: Game, state: GameState, seat: Seat) -> GameState:
    """Return the state with a red victory token more (ALTH-253, ALTH-364)."""
    part = HONOURS.of(game, state)
    return HONOURS.put(game, state, replace(part, red=_more(part.red, seat)))


def black_won(game: Game, state: GameState, seat: Seat) -> GameState:
    """Return the state with a black token more (ALTH-261)."""
    part = HONOURS.of(game, state)
    return HONOURS.put(game, state, replace(part, black=_more(part.black, seat)))


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Victory points by source (ALTH-501)."""
    part, units = HONOURS.of(game, state), UNITS.of(game, state)
    return (
        ("farms", units.farms[seat].bit_count()),
        ("landnam-cities", 2 * units.cities[seat].bit_count()),
        ("white", part.white[seat]),
        ("red", part.red[seat]),
        ("black", part.black[seat]),
    )


def points(game: Game, state: GameState, seat: Seat) -> int:
    """Victory points; all of them are public (ALTH-501, ALTH-525)."""
    return sum([count for _, count in sources(game, state, seat)])


def order(game: Game, state: GameState, seat: Seat) -> tuple[int, ...]:
    """Return what the seat is ranked by: points, then black, red and white tokens, houses, cards (ALTH-506)."""
    part, units = HONOURS.of(game, state), UNITS.of(game, state)
    houses = units.farms[seat].bit_count() + 2 * units.cities[seat].bit_count()
    tokens = (part.black[seat], part.red[seat], part.white[seat])
    return (points(game, state, seat), *tokens, houses, HANDS.of(game, state).sizes[seat])


def close_turn(game: Game, state: GameState) -> GameState:
    """Return the state after the commit: whether anybody's points have changed is kept (ALTH-514)."""
    part = HONOURS.of(game, state)
    totals = tuple([points(game, state, seat) for seat in SEATS[: game.seats]])
    changed = state.turn if totals != part.totals else part.changed
    return HONOURS.put(game, state, replace(part, totals=totals, changed=changed, closed=state.turn))


def over(game: Game, state: GameState) -> Outcome | None:
    """After a commit: with the goal reached by anybody, or after a stalemate (ALTH-503, ALTH-514)."""
    part = HONOURS.of(game, state)
    if not state.turn or part.closed != state.turn:
        return None
    goal = game.options["goal"]
    reached = isinstance(goal, int) and max(part.totals) >= goal
    locked = state.turn - part.changed >= STALEMATE_TURNS * game.seats
    if not reached and not locked:
        return None
    orders = [order(game, state, seat) for seat in SEATS[: game.seats]]
    winners = tuple([SEATS[seat] for seat, own in enumerate(orders) if own == max(orders)])
    return Outcome(winners, "win" if reached else "stalemate")


def standings(game: Game, state: GameState) -> tuple[Standing, ...]:
    """Return by seat where it stands; equal ones share a rank (ALTH-511)."""
    orders = [order(game, state, seat) for seat in SEATS[: game.seats]]
    return tuple(
        [
            Standing(
                SEATS[seat],
                own[0],
                own[0],
                1 + sum([other > own for other in orders]),
                tuple([one for one in sources(game, state, SEATS[seat]) if one[1]]),
            )
            for seat, own in enumerate(orders)
        ]
    )


MODULE = Module(
    slot=HONOURS,
    version=1,
    initial=initial,
    requires=("units", "hands"),
    answers={POINTS: points, SOURCES: sources},
    end_checks=(EndCheck(over, always=True),),
    options=(OptionSpec("goal", GOAL, (10, 11, 12, 13, 14), house=True),),
)
