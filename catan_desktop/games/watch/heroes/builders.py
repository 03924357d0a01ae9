"""Heroes who build: Yarwyck and Yoren."""

from __future__ import annotations

from catan_desktop.games.watch.actions import YarwyckLay, YarwyckLift, YorenGuard
from catan_desktop.games.watch.events import PatrolDiscarded, RoadMoved
from catan_desktop.games.watch.guards import GUARD, SPACE, guard_sections, place_guard
from catan_desktop.games.watch.part import watch
from catan_desktop.grid.topology import CornerId, PathId, Topology
from catan_desktop.kernel.choice import Choice, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, members
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import judge_largest, with_knights
from catan_desktop.mechanics.parts import LARGEST_ARMY, PIECES, Pieces
from catan_desktop.mechanics.pieces import add_road, lift_road, rivals
from catan_desktop.mechanics.trade import end_trading

from .hero import YARWYCK, YOREN, Hero, begin

LAY = "watch.hero_yarwyck"


@record
class Lifted:
    """The road that Yarwyck moves; it lies in its place until the new one is named."""

    path: PathId


def loose_roads(topology: Topology, part: Pieces, seat: Seat) -> int:
    """Own roads one of whose ends touches no other piece of the seat (HERO-7)."""
    roads = part.roads[seat]
    towns = part.settlements[seat] | part.cities[seat]
    loose = 0
    for path in members(PathId, roads):
        for corner in topology.path_ends[path]:
            if topology.corner_paths[corner] & roads == 1 << path and not towns >> corner & 1:
                loose |= 1 << path
    return loose


def new_sites(game: Game, state: GameState, seat: Seat, path: int) -> int:
    """Return where a road could be built with the lifted one gone, on another path (HERO-21)."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    roads = pieces.roads[seat] & ~(1 << path)
    own = pieces.settlements[seat] | pieces.cities[seat]
    reach = 0
    for corner in members(CornerId, pieces.road_ends[seat] | own):
        if topology.corner_paths[corner] & roads or own >> corner & 1:
            reach |= 1 << corner
    sites = 0
    for corner in members(CornerId, reach & ~rivals(game, state, seat)):
        sites |= topology.corner_paths[corner]
    return sites & ~pieces.roads_of_all


def lifts(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Loose roads that have another place to go (WATCH-96)."""
    part, topology = PIECES.of(game, state), game.board.topology
    mask = 0
    for path in members(PathId, loose_roads(topology, part, seat)):
        if new_sites(game, state, seat, path):
            mask |= 1 << path
    return (OnSites(YarwyckLift, seat, "path", mask),) if mask else ()


def nothing_to_lift(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No loose road, or none with another place to go."""
    if not loose_roads(game.board.topology, PIECES.of(game, state), seat):
        return Reason("reason-no-loose-road", rule="HERO-7")
    return None if lifts(game, state, seat) else Reason("reason-no-road-site", rule="HERO-21")


def lift(game: Game, state: GameState, action: YarwyckLift, out: Events) -> GameState:
    """The road is chosen; its new place is asked."""
    state = begin(game, state, action.seat, out)
    return push(state, Frame(LAY, 1 << action.seat, Lifted(action.path)))


def lay_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Any legal site without that road."""
    lifted = state.frames[-1].data_as(Lifted)
    return (OnSites(YarwyckLay, seat, "path", new_sites(game, state, seat, lifted.path)),)


def lay(game: Game, state: GameState, action: YarwyckLay, out: Events) -> GameState:
    """The road moves; Longest Road is judged once (HERO-21)."""
    former = state.frames[-1].data_as(Lifted).path
    state = lift_road(game, pop(state), action.seat, former)
    out.append(RoadMoved(action.seat, former, action.path))
    return add_road(game, state, action.seat, action.path, out, paid=False)


def explain_lift(game: Game, state: GameState, action: YarwyckLift) -> Reason | None:
    """Return why this road cannot be moved."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    if not 0 <= action.path < len(topology.paths) or not pieces.roads[action.seat] >> action.path & 1:
        return Reason("reason-not-own-road", rule="HERO-7")
    if not loose_roads(topology, pieces, action.seat) >> action.path & 1:
        return Reason("reason-road-not-loose", rule="HERO-7")
    return Reason("reason-no-road-site", rule="HERO-21")


def explain_lay(game: Game, state: GameState, action: YarwyckLay) -> Reason | None:
    """Return why the road cannot lie there."""
    frame = state.frames[-1]
    if frame.step != LAY:
        return None
    if action.path == frame.data_as(Lifted).path:
        return Reason("reason-another-path", rule="HERO-21")
    if 0 <= action.path < len(game.board.topology.paths) and PIECES.of(game, state).roads_of_all >> action.path & 1:
        return Reason("reason-path-taken", rule="BASE-114")
    return Reason("reason-road-not-joined", rule="HERO-21")


def guards(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A section, with a played Ranger Patrol to give up (HERO-28)."""
    sections = guard_sections(watch(game, state), seat) if LARGEST_ARMY.of(game, state).knights[seat] else 0
    return (OnSites(YorenGuard, seat, SPACE, sections),) if sections else ()


def no_patrol_or_post(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No played patrol to give up, no guard, or no post (HERO-28)."""
    if not LARGEST_ARMY.of(game, state).knights[seat]:
        return Reason("reason-no-patrol-played", rule="HERO-28")
    return GUARD.why_nowhere(game, state, seat)


def yoren_guard(game: Game, state: GameState, action: YorenGuard, out: Events) -> GameState:
    """The card leaves the game, a guard stands, Largest Patrol is judged again; he builds (HERO-12, WATCH-75)."""
    state = begin(game, state, action.seat, out)
    out.append(PatrolDiscarded(action.seat))
    state = end_trading(game, with_knights(game, state, action.seat, -1))
    state = place_guard(game, state, action.seat, action.section, out, "yoren")
    return judge_largest(game, state, out)


def explain_yoren(game: Game, state: GameState, action: YorenGuard) -> Reason | None:
    """Return why Yoren cannot place a guard there."""
    return GUARD.why_not_at(game, state, action.seat, action.section)


HEROES = (
    Hero(
        YARWYCK,
        lifts,
        nothing_to_lift,
        {YarwyckLift: explain_lift},
        {YarwyckLift: lift, YarwyckLay: lay},
        {YarwyckLay: explain_lay},
        steps=(Step(LAY, "prompt-yarwyck", Lifted, choices=lay_choices),),
    ),
    Hero(YOREN, guards, no_patrol_or_post, {YorenGuard: explain_yoren}, {YorenGuard: yoren_guard}),
)
