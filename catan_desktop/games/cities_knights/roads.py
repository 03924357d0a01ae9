"""Free roads by Road Building and the Diplomat, and leaving out the rest of a card's effect.

The cards push `free_road`; steps and handlers are merged once, by `politics`.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Refusals, Step, about_site
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.mechanics.building import ROAD_REFUSALS
from catan_desktop.mechanics.pieces import add_road, road_sites, roads_left
from catan_desktop.mechanics.questions import FREE_PIECES

from .actions import LayRoad, StopCard

LAY = "cities_knights.lay_road"
NO_PATH = -1


@record
class FreeRoad(Asks):
    """Roads that a card gives."""

    left: int
    """How many may still be laid."""
    forbidden: int = NO_PATH
    """The path from which the Diplomat took a road (CK-485)."""
    optional: bool = False
    """True where no further road has to be laid (CK-452, CK-484)."""


def free_road(state: GameState, seat: Seat, left: int, forbidden: int = NO_PATH, optional: bool = False) -> GameState:
    """The seat will lay up to `left` roads; after the first it may always stop."""
    return ask(state, LAY, FreeRoad(seat, left, forbidden, optional))


def free_paths(game: Game, state: GameState, seat: Seat) -> int:
    """Return the legal paths for a road by a card; none without a piece."""
    sites = road_sites(game, state, seat) if roads_left(game, state, seat) else 0
    forbidden = state.frames[-1].data_as(FreeRoad).forbidden
    return sites if forbidden == NO_PATH else sites & ~(1 << forbidden)


def lay_road(game: Game, state: GameState, action: LayRoad, out: Events) -> GameState:
    """A road for nothing; the next one may continue it or be left out (CK-450, CK-452)."""
    data = state.frames[-1].data_as(FreeRoad)
    state = add_road(game, pop(state), action.seat, action.path, out, paid=False)
    return after_link(state, data)


def after_link(state: GameState, data: FreeRoad) -> GameState:
    """A piece of those that a card gives lies there: the next one is asked for."""
    return ask(state, LAY, replace(data, left=data.left - 1, optional=True)) if data.left > 1 else state


def stop_card(game: Game, state: GameState, action: StopCard, out: Events) -> GameState:
    """Whatever the question was, nothing more is wanted of it."""
    return pop(state)


NO_FREE_ROAD: Refusals = (
    ("reason-no-road-piece", lambda g, s, seat: not roads_left(g, s, seat) and not g.ask(FREE_PIECES, s, seat)),
    ("reason-no-road-site", lambda g, s, seat: not road_sites(g, s, seat) and not g.ask(FREE_PIECES, s, seat)),
)
"""Why the seat could lay nothing by a card (CK-451)."""
LAYING = Act(
    LayRoad,
    lay_road,
    refusals=(
        (
            Reason("reason-another-path", rule="CK-722"),
            lambda game, state, action: action.path == state.frames[-1].data_as(FreeRoad).forbidden,
        ),
        *about_site(ROAD_REFUSALS),
    ),
    sites=("path", free_paths),
)
STOP_LAYING = Act(
    StopCard,
    stop_card,
    refusals=(("", lambda game, state, action: not state.frames[-1].data_as(FreeRoad).optional),),
)
STEPS: tuple[Step, ...] = (question(LAY, "prompt-free-road", (LAYING, STOP_LAYING), data=FreeRoad),)
