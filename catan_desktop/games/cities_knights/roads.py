"""Free roads by Road Building and the Diplomat, and leaving out the rest of a card's effect.

The cards push `free_road`; steps and handlers are merged once, by `politics`.
"""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice, Only, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events, Explain, Handler, Step, first_reason
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.building import ROAD_REFUSALS
from catan_desktop.mechanics.pieces import add_road, road_sites, roads_left

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


def no_free_road(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Return why the seat could lay no road by a card (CK-451); None where it could."""
    if not roads_left(game, state, seat):
        return Reason("reason-no-road-piece", rule="CK-720")
    return None if road_sites(game, state, seat) else Reason("reason-no-road-site", rule="CK-720")


def lay_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A legal path for a road, or no more of them; nothing without a piece or a path."""
    data = state.frames[-1].data_as(FreeRoad)
    sites = road_sites(game, state, seat) if roads_left(game, state, seat) else 0
    if data.forbidden != NO_PATH:
        sites &= ~(1 << data.forbidden)
    if not sites:
        return ()
    roads = OnSites(LayRoad, seat, "path", sites)
    return (roads, Only(StopCard(seat))) if data.optional else (roads,)


def lay_road(game: Game, state: GameState, action: LayRoad, out: Events) -> GameState:
    """A road for nothing; the next one may continue it or be left out (CK-450, CK-452)."""
    data = state.frames[-1].data_as(FreeRoad)
    state = add_road(game, pop(state), action.seat, action.path, out, paid=False)
    return ask(state, LAY, replace(data, left=data.left - 1, optional=True)) if data.left > 1 else state


def stop_card(game: Game, state: GameState, action: StopCard, out: Events) -> GameState:
    """Whatever the question was, nothing more is wanted of it."""
    return pop(state)


def explain_lay(game: Game, state: GameState, action: LayRoad) -> Reason | None:
    """Return why no free road can lie there."""
    frame = state.frames[-1]
    if frame.step != LAY:
        return None
    if action.path == frame.data_as(FreeRoad).forbidden:
        return Reason("reason-another-path", rule="CK-722")
    return first_reason(ROAD_REFUSALS, game, state, action.seat, action.path)


STEPS: tuple[Step, ...] = (question(LAY, "prompt-free-road", lay_choices, data=FreeRoad),)
HANDLERS: dict[type[Action], Handler] = {LayRoad: lay_road, StopCard: stop_card}
EXPLAIN: dict[type[Action], Explain] = {LayRoad: explain_lay}
