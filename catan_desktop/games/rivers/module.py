"""The module `rivers`: bridges, gold for what is placed at a river, and what the most and the least gold are worth.

Version history
    1: the first.

Rulings where the rule file is silent:
* A bridge is built whenever a road may be built for cards, between the turns too; with trade and build apart it ends
  trading as any build does.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add, and_

from catan_desktop.games.event_cards.module import MODULE as EVENT_CARDS
from catan_desktop.games.event_cards.questions import ROBBER_LEAVES
from catan_desktop.games.harbourmaster.module import MODULE as HARBOURMASTER
from catan_desktop.games.six_players.module import PAIR, SIX_PLAYERS
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Action, Counts, Events, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import Module, Question, Refusals
from catan_desktop.kernel.ids import NOBODY, SEATS, SeatMask
from catan_desktop.kernel.record import put
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics import coins
from catan_desktop.mechanics.awards import longest_due
from catan_desktop.mechanics.board import PathMask
from catan_desktop.mechanics.building import past_building
from catan_desktop.mechanics.buying import cost_of, selling
from catan_desktop.mechanics.events import CITY, ROAD, SETTLEMENT, Built, Traded
from catan_desktop.mechanics.flows import pays
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.layouts import OPTIONS
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import add_link, joined_paths
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import (
    BARRED_PATHS,
    FLOWS,
    OTHER_LINKS,
    POINTS,
    ROBBER_REFUGE,
    SOURCES,
    Barred,
)
from catan_desktop.mechanics.settlers import SETTLERS

from .events import BridgeBuilt, TilesMoved
from .layouts import LITERAL, RiverIsland, board

BRIDGE = "bridge"
BRIDGES = 3
"""RIVER-035b."""
GOLD = {SETTLEMENT: 1, ROAD: 1, BRIDGE: 3}
"""What a piece at a river brings (RIVER-032, RIVER-033, RIVER-037)."""
WEALTHIEST_POINTS, POOR_POINTS = 1, -2
"""RIVER-048, RIVER-049."""


@record
class BuildBridge(Action):
    """A bridge is paid and placed."""

    path: PathId


@record
class Rivers:
    """Who has built which bridges, and who holds the tiles."""

    bridges: tuple[PathMask, ...]
    """By seat: mask of the paths."""
    wealthiest: Seat = NOBODY
    """The seat with the Wealthiest Settler, or NOBODY."""
    poor: SeatMask = 0
    """Mask of the seats with a Poor Settler."""


RIVERS = Slot("rivers", Rivers)
POOR_SETTLERS: Question[bool] = Question("whether the least gold costs points", True, and_, neutral=True)
"""() -> False where there is no Poor Settler."""
BARRED_BRIDGES: Question[Barred] = Question("bridge sites barred to bridges", (), add, neutral=True)
"""(seat) -> paths on which the seat may build no bridge, with the reasons."""


def island(game: Game) -> RiverIsland:
    """Return the board."""
    found: RiverIsland = game.board
    return found


# bridges


def bridges(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the seat's bridges: links that are none of its roads (RIVER-036a, RIVER-038)."""
    return RIVERS.of(game, state).bridges[seat]


def bridges_left(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many bridges the seat has yet to build (RIVER-035b)."""
    return BRIDGES - bridges(game, state, seat).bit_count()


def bridge_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Return the free bridge sites that join the seat's pieces; none without a bridge (RIVER-035a, RIVER-036)."""
    sites = joined_paths(game, state, seat) & ~PIECES.of(game, state).roads_of_all & island(game).bridge_sites
    for barred, _ in game.ask(BARRED_BRIDGES, state, seat):
        sites &= ~barred
    return sites if sites and bridges_left(game, state, seat) else 0


def build_bridge(game: Game, state: GameState, action: BuildBridge, out: Events) -> GameState:
    """It joins and counts as a road does (RIVER-038, RIVER-038a)."""
    state = add_link(game, state, action.seat, action.path)
    part = RIVERS.of(game, state)
    built = put(part.bridges, action.seat, part.bridges[action.seat] | 1 << action.path)
    out.append(BridgeBuilt(action.seat, action.path))
    return RIVERS.put(game, state, replace(part, bridges=built))


def _barred(game: Game, state: GameState, seat: Seat, at: int) -> Reason | None:
    return next((reason for paths, reason in game.ask(BARRED_BRIDGES, state, seat) if paths >> at & 1), None)


BRIDGE_REFUSALS: Refusals = (
    (
        Reason("reason-no-bridge-site", rule="RIVER-035a"),
        lambda g, s, seat, at: at < 0 or not island(g).bridge_sites >> at & 1,
    ),
    (
        Reason("reason-bridge-site-taken", rule="RIVER-035a"),
        lambda g, s, seat, at: PIECES.of(g, s).roads_of_all >> at & 1,
    ),
    ("", _barred),
    (Reason("reason-bridge-through-rival", rule="RIVER-036"), past_building),
    (Reason("reason-bridge-not-joined", rule="RIVER-036"), lambda *about: True),
)
"""Why no bridge of a seat may lie on a path (RIVER-061a)."""
BUYING = Purchase(
    key=BRIDGE,
    action=BuildBridge,
    cost=(1, 2, 0, 0, 0),
    does=build_bridge,
    space="path",
    sites=bridge_sites,
    nowhere=Reason("reason-no-free-bridge-site", rule="RIVER-036"),
    refused=BRIDGE_REFUSALS,
    supply=lambda game, state, seat: (bridges_left(game, state, seat), BRIDGES),
    none_left=Reason("reason-no-bridge-piece", (("limit", BRIDGES),), "RIVER-035b"),
    unpaid=Reason("reason-cannot-pay", rule="RIVER-035"),
    price_first=True,
    wanted=2,
)
"""A bridge (RIVER-035)."""


def barred_paths(game: Game, state: GameState, seat: Seat) -> Barred:
    """No road lies on a bridge site (RIVER-030, RIVER-031)."""
    return ((island(game).bridge_sites, NO_ROAD if state.turn else NO_START),)


NO_ROAD = Reason("reason-bridge-site-takes-no-road", rule="RIVER-031")
NO_START = Reason("reason-bridge-site-in-setup", rule="RIVER-030")


# gold and tiles


def gold_at(game: Game, piece: str, site: int) -> int:
    """Return the gold that a piece brings where it is placed; a city brings none (RIVER-032 to RIVER-034)."""
    wet = {SETTLEMENT: island(game).river_corners, ROAD: island(game).river_paths, BRIDGE: island(game).bridge_sites}
    return GOLD[piece] if wet.get(piece, 0) >> site & 1 else 0


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """A settlement or a road at a river brings gold, paid or free (RIVER-032, RIVER-033a); so does a city of the
    set-up (MIX-150)."""
    piece = SETTLEMENT if event.piece == CITY and not state.turn else event.piece
    return _paid_out(game, state, event.seat, piece, event.site, out)


def on_bridge_built(game: Game, state: GameState, event: BridgeBuilt, out: Events) -> GameState:
    """A bridge brings its gold alone, and may move Longest Road (RIVER-037a, RIVER-038)."""
    return _paid_out(game, longest_due(game, state, out), event.seat, BRIDGE, event.site, out)


def _paid_out(game: Game, state: GameState, seat: Seat, piece: str, site: int, out: Events) -> GameState:
    gold = gold_at(game, piece, site)
    return coins.take_gold(game, state, seat, gold, piece, out) if gold else state


@lru_cache(maxsize=1024)
def rightful(gold: Counts, poor: bool = True) -> tuple[Seat, SeatMask]:
    """Return who alone has the most gold (NOBODY on a tie), and the mask of those who have the least (RIVER-048 to
    RIVER-049, RIVER-051); of none without Poor Settlers."""
    most, least = max(gold), min(gold)
    wealthiest = SEATS[gold.index(most)] if gold.count(most) == 1 else NOBODY
    return wealthiest, sum([1 << seat for seat, count in enumerate(gold) if poor and count == least])


def on_gold_moved(game: Game, state: GameState, event: object, out: Events) -> GameState:
    """The tiles go where they belong, from the first turn on (RIVER-050, RIVER-050a)."""
    part = RIVERS.of(game, state)
    wealthiest, poor = rightful(coins.gold_of(game, state), game.ask(POOR_SETTLERS, state))
    if not state.turn or (wealthiest, poor) == (part.wealthiest, part.poor):
        return state
    out.append(TilesMoved(wealthiest, poor, part.wealthiest, part.poor))
    return RIVERS.put(game, state, replace(part, wealthiest=wealthiest, poor=poor))


def points(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to POINTS (RIVER-048, RIVER-049, RIVER-052), by the gold of this moment: right for whoever
    imagines a trade, before the tiles have moved."""
    return sum([count for _, count in sources(game, state, seat)])


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES."""
    gold, least = coins.gold_of(game, state), game.ask(POOR_SETTLERS, state)
    wealthiest, poor = rightful(gold, least) if state.turn else (NOBODY, 0)
    return (("wealthiest", WEALTHIEST_POINTS * (wealthiest == seat)), ("poor", POOR_POINTS * (poor >> seat & 1)))


TELLERS = Flows(BridgeBuilt.__module__, {BridgeBuilt: pays(lambda game, event: cost_of(game, BRIDGE))})
"""What the events tell of hands."""
CITED = {
    "reason-gold-bought-twice": "RIVER-061b",
    "reason-gold-after-roll": "RIVER-061c",
    "reason-gold-between-turns": "RIVER-061d",
    "reason-gold-harbour": "RIVER-061e",
    "reason-gold-not-owned": "RIVER-061f",
    "reason-gold-bank-lacks": "RIVER-041b",
    "reason-gold-cannot-pay": "RIVER-041",
    "reason-gold-own-turn": "RIVER-041",
}
"""What is said of gold."""
MODULE = selling(
    Module(
        slot=RIVERS,
        version=1,
        initial=lambda game: Rivers((0,) * game.seats),
        requires=("building", "coins", "longest_road", SIX_PLAYERS.key),
        choices={PAIR: (coins.GOLD,)},
        answers={
            BARRED_PATHS: barred_paths,
            FLOWS: lambda game, state: (TELLERS,),
            OTHER_LINKS: bridges,
            POINTS: points,
            SOURCES: sources,
            ROBBER_REFUGE: lambda game, state: (island(game).swamps,),
            ROBBER_LEAVES: lambda game, state: True,
        },
        on={
            Built: on_built,
            BridgeBuilt: on_bridge_built,
            coins.GoldTaken: on_gold_moved,
            coins.GoldSpent: on_gold_moved,
            coins.GoldSold: on_gold_moved,
            Traded: on_gold_moved,
            TurnBegan: on_gold_moved,
        },
        rules=CITED,
        options=(*OPTIONS, LITERAL),
    ),
    BUYING,
)
"""Rivers, bridges, and the tiles for the most and the least gold."""
GAME = compose(
    "rivers",
    (*SETTLERS, SIX_PLAYERS, coins.MODULE, MODULE, EVENT_CARDS, HARBOURMASTER),
    (2, 3, 4, 5, 6),
    board,
    RiverIsland,
)
