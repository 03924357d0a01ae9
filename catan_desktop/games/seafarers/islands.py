"""The module `islands`: where one may begin, and special points for those who settle an island first for themselves.

Version history
    1: the first.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from catan_desktop.evaluation.promises import PROMISES
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Events, Game, Module, OptionSpec
from catan_desktop.kernel.ids import Count, Mask, Seat
from catan_desktop.kernel.record import put, replace, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import CornerMask
from catan_desktop.mechanics.events import ROAD, Built
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.questions import BARRED_CORNERS, GOAL, POINTS, ROBBER_BARRED, SITE_POINTS, SOURCES, Barred
from catan_desktop.mechanics.scoring import GOAL_OPTION

from .evaluation.islands import promise
from .events import IslandSettled
from .layouts import OPTIONS
from .scenarios import OPTION, SCENARIOS, Scenario
from .ships import sea_island

GOALS = (0, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)
"""Goals to choose from; 0: that of the scenario (SEA-167, SEA-168)."""


@state_record
class Islands:
    """The islands that seats have settled, and their special points."""

    settled: tuple[Mask, ...]
    """By seat: the areas of the board with a settlement that was its first there, starting ones among them."""
    points: tuple[Count, ...]
    """By seat: special points (SEA-163)."""


ISLANDS = Slot("islands", Islands)


def scenario(game: Game) -> Scenario:
    """Return the scenario that is played."""
    return SCENARIOS[str(game.options[OPTION.key])]


def area_of(game: Game, corner: int) -> int:
    """Return the area to which an intersection belongs; -1 for none."""
    return next((area for area, corners in enumerate(game.board.area_corners) if corners >> corner & 1), -1)


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """A first settlement on an island brings special points, but for those of the start (SEA-160 to SEA-162)."""
    area = area_of(game, event.site) if event.piece != ROAD else -1
    part = ISLANDS.of(game, state)
    if area < 0 or part.settled[event.seat] >> area & 1:
        return state
    part = replace(part, settled=put(part.settled, event.seat, part.settled[event.seat] | 1 << area))
    rules = scenario(game)
    if state.turn and rules.island_points and area >= rules.homes:
        part = replace(part, points=put(part.points, event.seat, part.points[event.seat] + rules.island_points))
        out.append(IslandSettled(event.seat, CornerId(event.site), rules.island_points))
    return ISLANDS.put(game, state, part)


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with the areas in which buildings stand: nothing that was built ever leaves the board."""
    pieces, settled = PIECES.of(game, state), []
    for own, built in zip(pieces.settlements, pieces.cities, strict=True):
        corners = game.board.area_corners
        settled.append(sum(1 << area for area, here in enumerate(corners) if here & (own | built)))
    return ISLANDS.put(game, state, replace(ISLANDS.of(game, state), settled=tuple(settled)))


def barred_corners(game: Game, state: GameState, seat: Seat) -> Barred:
    """No settlement stands at sea (SEA-025), and none of the start away from the main island (SEA-080) or
    on land that was discovered (FOG-020)."""
    every = game.board.topology.all_corners
    at_sea = (every & ~sea_island(game, state).land_corners, AT_SEA)
    rules, corners = scenario(game), game.board.area_corners
    if state.turn and not rules.closed:
        return (at_sea,)
    return (at_sea, (every & ~reduce(or_, corners[: rules.homes or None]), CLOSED if rules.closed else NO_START))


AT_SEA = Reason("reason-settlement-at-sea", rule="SEA-025")
NO_START = Reason("reason-start-on-main-island", rule="SEA-080")
CLOSED = Reason("reason-island-closed", rule="SEA-188")
NO_ROBBER = Reason("reason-robber-island-closed", rule="SEA-103")


def robber_barred(game: Game, state: GameState) -> Barred:
    """This module's answer to ROBBER_BARRED: islands on which nobody settles (TRIBE-024, CLOTH-047)."""
    rules = scenario(game)
    if not rules.closed:
        return ()
    homes = reduce(or_, game.board.areas[: rules.homes])
    return ((game.board.land_hexes & ~homes, NO_ROBBER),)


def goal(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to GOAL: that of the scenario, where no other is chosen."""
    return 0 if game.options[GOAL_OPTION] else scenario(game).goal


def site_points(game: Game, part: Islands, seat: Seat) -> tuple[tuple[CornerMask, int], ...]:
    """This module's answer to SITE_POINTS: what a first settlement on each other island brings (SEA-160)."""
    rules = scenario(game)
    if not rules.island_points:
        return ()
    open_areas = [
        corners
        for area, corners in enumerate(game.board.area_corners)
        if area >= rules.homes and not part.settled[seat] >> area & 1
    ]
    return tuple([(corners, rules.island_points) for corners in open_areas])


def points(game: Game, part: Islands, seat: Seat) -> int:
    """This module's answer to POINTS."""
    return part.points[seat]


def sources(game: Game, part: Islands, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES."""
    return (("islands", part.points[seat]),)


MODULE = Module(
    slot=ISLANDS,
    version=1,
    initial=lambda game: Islands((0,) * game.seats, (0,) * game.seats),
    requires=("pieces", "scoring"),
    answers={
        BARRED_CORNERS: barred_corners,
        GOAL: goal,
        POINTS: ISLANDS.answer(points),
        PROMISES: promise,
        ROBBER_BARRED: robber_barred,
        SITE_POINTS: ISLANDS.answer(site_points),
        SOURCES: ISLANDS.answer(sources),
    },
    on={Built: on_built},
    follows={Islands: ("settled",)},
    follow=follow,
    options=OPTIONS,
    changed_options=(OptionSpec(GOAL_OPTION, 0, GOALS, house=True),),
)
"""Islands, where to begin, and the goal (SEA-080, SEA-160 to SEA-168)."""
