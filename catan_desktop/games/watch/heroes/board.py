"""Heroes who change the board: Yarwyck and Yoren build, Ygritte, Benjen and Qhorin send somebody home."""

from __future__ import annotations

from catan_desktop.games.watch import actions as act
from catan_desktop.games.watch import events
from catan_desktop.games.watch.board import CAMPS, CLAN_IDS, SECTION_IDS, CampId
from catan_desktop.games.watch.guards import NO_POST, SPACE, guard_sections, place_guard
from catan_desktop.games.watch.part import REGULAR, back_home, watch, with_watch
from catan_desktop.games.watch.patrol import NO_PLACE, off_gift, remove_wildling
from catan_desktop.games.watch.wildlings import settling
from catan_desktop.grid.topology import CornerId, PathId, Topology
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import members, numbers
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.awards import judge_largest, with_knights
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import HANDS, HOME, LARGEST_ARMY, PIECES, ROBBER, Pieces
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.pieces import add_road, lift_road, rivals
from catan_desktop.mechanics.robber import place_robber
from catan_desktop.mechanics.tables import KINDS
from catan_desktop.mechanics.trade import end_trading

from .hero import BENJEN, QHORIN, YARWYCK, YGRITTE, YOREN, Hero, use

LAY = "watch.hero_yarwyck"

# Yarwyck


@record
class Lifted:
    """The road that Yarwyck moves; it lies in its place until the new one is named."""

    path: PathId


def loose_roads(topology: Topology, part: Pieces, seat: Seat) -> int:
    """Return own roads one of whose ends touches no other piece of the seat (HERO-7)."""
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


def _loose(game: Game, state: GameState, seat: Seat) -> int:
    return loose_roads(game.board.topology, PIECES.of(game, state), seat)


def _movable(game: Game, state: GameState, seat: Seat) -> int:
    """Return the loose roads that have another place to go (WATCH-96)."""
    loose = members(PathId, _loose(game, state, seat))
    return sum([1 << path for path in loose if new_sites(game, state, seat, path)])


def lift(game: Game, state: GameState, action: act.YarwyckLift, out: Events) -> GameState:
    """The road is chosen; its new place is asked."""
    return push(state, Frame(LAY, 1 << action.seat, Lifted(action.path)))


def _former(state: GameState) -> PathId:
    return state.frames[-1].data_as(Lifted).path


def _joined(game: Game, state: GameState, seat: Seat) -> int:
    return new_sites(game, state, seat, _former(state))


def lay(game: Game, state: GameState, action: act.YarwyckLay, out: Events) -> GameState:
    """The road moves; Longest Road is judged once (HERO-21)."""
    former = _former(state)
    state = lift_road(game, pop(state), action.seat, former)
    out.append(events.RoadMoved(action.seat, former, action.path))
    return add_road(game, state, action.seat, action.path, out, paid=False)


NOT_OWN = Reason("reason-not-own-road", rule="HERO-7")
LIFTS = use(
    act.YarwyckLift,
    lift,
    lambda g, s, seat: [act.YarwyckLift(seat, path) for path in numbers(PathId, len(g.board.topology.paths))],
    (
        (NOT_OWN, lambda g, s, a: not PIECES.of(g, s).roads[a.seat] >> a.path & 1),
        (Reason("reason-no-loose-road", rule="HERO-7"), lambda g, s, a: not _loose(g, s, a.seat)),
        (Reason("reason-road-not-loose", rule="HERO-7"), lambda g, s, a: not _loose(g, s, a.seat) >> a.path & 1),
        (Reason("reason-no-road-site", rule="HERO-21"), lambda g, s, a: not new_sites(g, s, a.seat, a.path)),
    ),
    sites=("path", _movable),
    unknown=NOT_OWN,
)
NOT_JOINED = Reason("reason-road-not-joined", rule="HERO-21")
LAYS = Act(
    act.YarwyckLay,
    lay,
    refusals=(
        (Reason("reason-another-path", rule="HERO-21"), lambda g, s, a: a.path == _former(s)),
        (Reason("reason-path-taken", rule="BASE-114"), lambda g, s, a: PIECES.of(g, s).roads_of_all >> a.path & 1),
        (NOT_JOINED, lambda g, s, a: not _joined(g, s, a.seat) >> a.path & 1),
    ),
    sites=("path", _joined),
    unknown=NOT_JOINED,
)

# Yoren


def yoren_guard(game: Game, state: GameState, action: act.YorenGuard, out: Events) -> GameState:
    """The card leaves the game, a guard stands, Largest Patrol is judged again; he builds (HERO-12, WATCH-75)."""
    out.append(events.PatrolDiscarded(action.seat))
    state = end_trading(game, with_knights(game, state, action.seat, -1))
    state = place_guard(game, state, action.seat, action.section, out, "yoren")
    return judge_largest(game, state, out)


def _patrols(game: Game, state: GameState, seat: Seat) -> int:
    return LARGEST_ARMY.of(game, state).knights[seat]


GUARDS = use(
    act.YorenGuard,
    yoren_guard,
    lambda g, s, seat: [act.YorenGuard(seat, section) for section in SECTION_IDS],
    ((Reason("reason-no-patrol-played", rule="HERO-28"), lambda g, s, a: not _patrols(g, s, a.seat)), *NO_POST),
    sites=(SPACE, lambda g, s, seat: guard_sections(g, s, seat) if _patrols(g, s, seat) else 0),
)

# Ygritte and Benjen


def remove(game: Game, state: GameState, action: act.YgritteReturn, out: Events) -> GameState:
    """The figure goes home; no card (HERO-11, HERO-25)."""
    return remove_wildling(game, state, action, out, "ygritte")


def _camps(game: Game, state: GameState, seat: Seat) -> list[act.BenjenCamp]:
    camps = watch(game, state).camps
    return [act.BenjenCamp(seat, clan, camp) for clan in CLAN_IDS for camp in numbers(CampId, len(camps[clan]))]


def search_camp(game: Game, state: GameState, action: act.BenjenCamp, out: Events) -> GameState:
    """The gap is closed before the token is drawn (HERO-14, HERO-27)."""
    part = watch(game, state)
    row = part.camps[action.clan]
    figure = row[action.camp]
    out.append(events.CampLeft(action.seat, action.clan, figure, action.camp))
    rest = (*row[: action.camp], *row[action.camp + 1 :])
    part = back_home(replace(part, camps=put(part.camps, action.clan, rest)), figure)
    return push(with_watch(game, state, part), settling(1))


def _waited_in(game: Game, state: GameState, seat: Seat) -> int:
    """Return the clearings with a wildling."""
    clearings = watch(game, state).clearings
    return sum([1 << section for section in SECTION_IDS if clearings[section]])


def search_clearing(game: Game, state: GameState, action: act.BenjenClearing, out: Events) -> GameState:
    """A waiting regular goes, another wildling comes."""
    part = watch(game, state)
    out.append(events.ClearingLeft(action.seat, action.section))
    clearings = put(part.clearings, action.section, part.clearings[action.section] - 1)
    part = back_home(replace(part, clearings=clearings), REGULAR)
    return push(with_watch(game, state, part), settling(1))


NOBODY_THERE = Reason("reason-no-wildling-there", rule="HERO-27")
SEARCHED_CAMPS = use(
    act.BenjenCamp,
    search_camp,
    lambda g, s, seat: [act.BenjenCamp(seat, clan, camp) for clan in CLAN_IDS for camp in numbers(CampId, CAMPS)],
    (
        (NO_PLACE, lambda g, s, a: a.clan not in CLAN_IDS),
        (NOBODY_THERE, lambda g, s, a: a.camp not in range(len(watch(g, s).camps[a.clan]))),
    ),
    fast=_camps,
)
SEARCHED_CLEARINGS = use(
    act.BenjenClearing,
    search_clearing,
    lambda g, s, seat: [act.BenjenClearing(seat, section) for section in SECTION_IDS],
    (
        (NO_PLACE, lambda g, s, a: a.section not in SECTION_IDS),
        (NOBODY_THERE, lambda g, s, a: not watch(g, s).clearings[a.section]),
    ),
    sites=("clearing", _waited_in),
)

# Qhorin


def _freed(game: Game, state: GameState) -> int | None:
    """Return the kind of card of Tormund's hex; None where there is none (HERO-26)."""
    hex = ROBBER.of(game, state).hex
    return None if hex == HOME else board_now(game, state).hex_yields[hex]


def _supply_lacks(game: Game, state: GameState, action: act.QhorinReturn) -> bool:
    kind = _freed(game, state)
    return kind is None or not HANDS.of(game, state).bank[kind]


def send_tormund_home(game: Game, state: GameState, action: act.QhorinReturn, out: Events) -> GameState:
    """To his camp, and a card of the freed hex; nobody is robbed (HERO-13)."""
    kind = _freed(game, state)
    assert kind is not None
    state = place_robber(game, state, action.seat, HOME, out)
    return take(game, state, action.seat, one(kind, KINDS), out, "qhorin")


RETURNS = use(
    act.QhorinReturn,
    send_tormund_home,
    refusals=(
        (Reason("reason-tormund-in-camp", rule="HERO-26"), lambda g, s, a: ROBBER.of(g, s).hex == HOME),
        (Reason("reason-bank-lacks", rule="HERO-26"), _supply_lacks),
    ),
)
HEROES = (
    Hero(YARWYCK, (LIFTS,), steps=(Step(LAY, "prompt-yarwyck", Lifted, choices=(LAYS,)),)),
    Hero(YOREN, (GUARDS,)),
    Hero(YGRITTE, (use(act.YgritteReturn, remove, **off_gift(act.YgritteReturn)),), before_roll=True),
    Hero(BENJEN, (SEARCHED_CAMPS, SEARCHED_CLEARINGS)),
    Hero(QHORIN, (RETURNS,), before_roll=True),
)
