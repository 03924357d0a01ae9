"""The module `knights_at_sea`: knights on ships and against the pirate, cards about ships, gold without commodities.

Version history
    1: the first.

Rulings where the rule file is silent:
* With the option `quick_knights` the pirate is chased before the roll too, as the robber is (CK-620).
* A knight moves the figure that it chases, and no other (CK-317, CK-687b); a 7 moves the one or the other.
* A knight that an opponent's piece has cut off holds no ships any more: none of them would bring it back (CK-685b).
* Ships of a ring that a road leads on from hold a knight there like any others: what counts is whether it is still
  joined to a building when the ship is lifted (CK-685).
"""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.games.cities_knights.knight_actions import chase_rows
from catan_desktop.games.cities_knights.knights import figures
from catan_desktop.games.cities_knights.politics_cards import DIPLOMAT, loose_end, needed_by_knight, open_among
from catan_desktop.games.cities_knights.questions import KNIGHTS_BARRED, MERCHANT_BARRED, OPEN_LINKS
from catan_desktop.games.cities_knights.roads import LAY, STOP_LAYING, FreeRoad, after_link
from catan_desktop.games.seafarers import pirate, ships
from catan_desktop.games.seafarers.actions import PlaceFreeShip
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.games.seafarers.questions import PIRATE_BARRED, SHIPS_BARRED, SHIPS_HELD
from catan_desktop.games.seafarers.scenarios import OPTION
from catan_desktop.games.seafarers.ships import SHIP_PART, add_ship, sea_island, ship_sites, take_ships
from catan_desktop.games.six_players.module import PAIR
from catan_desktop.grid.topology import CornerId, PathId, Topology
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Act, Events, Game, Module, Step, about_site
from catan_desktop.kernel.ids import NOBODY, Seat, numbered, numbers
from catan_desktop.kernel.prompts import ask, question
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.slot import no_part
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import CornerMask, PathMask
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import rivals
from catan_desktop.mechanics.placement import NO_PATH
from catan_desktop.mechanics.questions import FLOWS, GOAL, Barred
from catan_desktop.mechanics.robber import ROBBER_STEP, RobberData
from catan_desktop.mechanics.routes import joined_to
from catan_desktop.mechanics.scoring import GOAL_OPTION
from catan_desktop.mechanics.turn import ACTION

from . import events
from .actions import ChasePirate, RemoveShip
from .events import PirateChased, ShipRemoved

KEY = "knights_at_sea"
PLAYED = ("shores", "islands", "desert")
"""The scenarios of the combination (CK-680a)."""
RAISED = 1
"""Points by which the goal of a scenario is raised (CK-689)."""
CHASED, AFLOAT = f"{KEY}.pirate", f"{KEY}.ship"


# knights hold ships


@lru_cache(maxsize=2048)
def _holding(
    topology: Topology, roads: PathMask, sailed: PathMask, own: CornerMask, knights: CornerMask, against: CornerMask
) -> PathMask:
    """Return the ships without which a knight would not be joined to own buildings by roads and ships, past nobody else
    (CK-683, CK-683a)."""
    joined = knights & joined_to(topology, own, roads | sailed, against)
    if not joined & ~joined_to(topology, own, roads, against):
        return 0
    return sum(
        1 << path for path in bits(sailed) if joined & ~joined_to(topology, own, roads | sailed & ~(1 << path), against)
    )


def ships_of_knights(game: Game, state: GameState, seat: Seat, knights: CornerMask) -> PathMask:
    """Return the seat's ships without which one of these knights would not be joined to a building any more
    (CK-685)."""
    pieces, sailed = PIECES.of(game, state), SHIP_PART.of(game, state).ships[seat]
    if not knights or not sailed:
        return 0
    own = pieces.settlements[seat] | pieces.cities[seat]
    return _holding(game.board.topology, pieces.roads[seat], sailed, own, knights, rivals(game, state, seat))


def held_ships(game: Game, state: GameState, seat: Seat) -> Barred:
    """This module's answer to SHIPS_BARRED (CK-685)."""
    kept = ships_of_knights(game, state, seat, figures(game, state, seat))
    return ((kept, Reason("reason-ship-holds-knight", rule="CK-685")),)


def kept_by(game: Game, state: GameState, seat: Seat, corner: CornerId) -> PathMask:
    """Return the ships that could move but for the seat's knight on an intersection (CK-685, CK-685a)."""
    topology: Topology = game.board.topology
    here = topology.corner_paths[corner] & SHIP_PART.of(game, state).ships[seat]
    joining = ships_of_knights(game, state, seat, 1 << corner) & ships.open_ships(game, state, seat)
    return joining | (here if here & here - 1 == 0 else 0)


def knights_barred(game: Game, state: GameState, seat: Seat) -> Barred:
    """This module's answer to KNIGHTS_BARRED: no knight comes onto the board at sea (CK-684a, CK-681e)."""
    at_sea = game.board.topology.all_corners & ~sea_island(game, state).building_corners
    return ((at_sea, Reason("reason-knight-at-sea", rule="CK-684")),)


# the pirate


def pirate_barred(game: Game, state: GameState, seat: Seat) -> tuple[Reason, ...]:
    """This module's answer to PIRATE_BARRED: a knight that has driven the robber away moves him alone.

    Only a knight moves the robber in the middle of a step of its seat; a 7 does so when none is open any more.
    """
    if len(state.frames) < 2 or state.frames[-1].step != ROBBER_STEP:
        return ()
    if state.frames[-2].step not in {ACTION, PAIR, PRE_ROLL}:
        return ()
    return (Reason("reason-knight-chases-robber", rule="CK-317"),)


CHASE, EARLY_CHASE = chase_rows(
    ChasePirate,
    PirateChased,
    lambda game, state: PIRATE.of(game, state).hex,
    CHASED,
    asleep=Reason("reason-pirate-asleep", rule="CK-688"),
    far=Reason("reason-pirate-far", rule="CK-687"),
)
"""The pirate is chased as the robber is (CK-687 to CK-688)."""


# ships by cards


def _for_a_road(state: GameState) -> bool:
    """Return whether the piece takes the place of a road that the Diplomat has removed (CK-693b)."""
    frame = state.frames[-1]
    return frame.step == LAY and frame.data_as(FreeRoad).forbidden >= 0


def free_ship_paths(game: Game, state: GameState, seat: Seat) -> PathMask:
    """Return where a ship may lie that Road Building or the Diplomat gives (CK-692, CK-693b)."""
    if _for_a_road(state):
        return 0
    forbidden = state.frames[-1].data_as(FreeRoad).forbidden
    sites = ship_sites(game, state, seat)
    return sites & ~(1 << forbidden) if forbidden >= 0 else sites


def lay_ship(game: Game, state: GameState, action: PlaceFreeShip, out: Events) -> GameState:
    """A ship for nothing."""
    data = state.frames[-1].data_as(FreeRoad)
    return after_link(add_ship(game, pop(state), action.seat, action.path, out, paid=False), data)


FREE_SHIP = Act(
    PlaceFreeShip,
    lay_ship,
    sites=("path", free_ship_paths),
    refusals=(
        (Reason("reason-road-for-road", rule="CK-693"), lambda g, s, a: _for_a_road(s)),
        (
            Reason("reason-another-path", rule="CK-722"),
            lambda g, s, a: a.path == s.frames[-1].data_as(FreeRoad).forbidden,
        ),
        *about_site(ships.JOINED_REFUSALS),
    ),
    otherwise=Reason("reason-no-ship-piece", rule="SEA-001"),
    unknown=NO_PATH,
)


def open_ships(game: Game, state: GameState, seat: Seat) -> PathMask:
    """Return the ships of anybody that the Diplomat can remove (CK-693a, CK-693c); this module's answer to
    OPEN_LINKS."""
    return open_among(game, state, SHIP_PART.of(game, state).ships)


def ship_owner(game: Game, state: GameState, path: PathId) -> Seat:
    """Return the seat whose ship lies on a path; NOBODY for none."""
    fleets = numbered(Seat, SHIP_PART.of(game, state).ships)
    return next((seat for seat, mask in fleets if mask >> path & 1), NOBODY)


def remove_ship(game: Game, state: GameState, action: RemoveShip, out: Events) -> GameState:
    """It returns to its owner; one of one's own may be placed elsewhere (CK-693a, CK-693b)."""
    owner = ship_owner(game, state, action.path)
    out.append(ShipRemoved(action.seat, owner, action.path))
    state = take_ships(game, pop(state), owner, 1 << action.path)
    return ask(state, AFLOAT, FreeRoad(owner, 1, action.path, True)) if owner == action.seat else state


REMOVE = Act(
    RemoveShip,
    remove_ship,
    lambda g, s, seat: [RemoveShip(seat, path) for path in numbers(PathId, len(g.board.topology.paths))],
    (
        (Reason("reason-no-ship-there", rule="CK-693"), lambda g, s, a: ship_owner(g, s, a.path) < 0),
        (
            Reason("reason-ship-not-open", rule="CK-693"),
            lambda g, s, a: not loose_end(g, s, ship_owner(g, s, a.path), a.path),
        ),
        (
            Reason("reason-ship-holds-knight", rule="CK-693"),
            lambda g, s, a: needed_by_knight(g, s, ship_owner(g, s, a.path), a.path),
        ),
    ),
    sites=("path", open_ships),
)


# the rest


def merchant_barred(game: Game, state: GameState, seat: Seat) -> Barred:
    """This module's answer to MERCHANT_BARRED (CK-691)."""
    board = sea_island(game, state)
    return (
        (board.gold_fields, Reason("reason-merchant-on-gold", rule="CK-691")),
        (board.sea, Reason("reason-merchant-at-sea", rule="CK-535")),
    )


def goal(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to GOAL: a scenario asks for more, where no other goal is chosen (CK-689)."""
    return 0 if game.options[GOAL_OPTION] else RAISED


MODULE = Module(
    slot=no_part(KEY),
    version=1,
    requires=("cities_knights", "islands", "pirate", "gold"),
    steps=(
        Step(CHASED, "prompt-pirate", RobberData, choices=(pirate.MOVE,)),
        question(
            AFLOAT,
            "prompt-free-ship",
            (FREE_SHIP, STOP_LAYING),
            Reason("reason-ship-for-ship", rule="CK-693"),
            FreeRoad,
        ),
    ),
    choices={
        ACTION: (CHASE,),
        PAIR: (CHASE,),
        PRE_ROLL: (EARLY_CHASE,),
        LAY: (FREE_SHIP,),
        DIPLOMAT: (REMOVE,),
    },
    answers={
        FLOWS: lambda game, state: (Flows(events.__name__, {}),),
        GOAL: goal,
        KNIGHTS_BARRED: knights_barred,
        MERCHANT_BARRED: merchant_barred,
        OPEN_LINKS: open_ships,
        PIRATE_BARRED: pirate_barred,
        SHIPS_BARRED: held_ships,
        SHIPS_HELD: figures,  # a ship at whose end an own knight stands has no open end there (CK-685a)
    },
    changed_options=(replace(OPTION, choices=PLAYED),),
)
"""Cities & Knights at sea (CK-680 to CK-699)."""
