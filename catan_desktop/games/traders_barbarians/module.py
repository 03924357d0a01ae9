"""The module `traders_barbarians`: wagons that carry commodities between trade hexes, and barbarians on the paths.

Version history
    1: the first.

Rulings where the rule file is silent:
* The baggage train is upgraded wherever a seat builds for cards; with trade and build apart it ends trading as any
  build does.
* The gold of TRADE-032 comes with the starting city.
"""

from __future__ import annotations

from catan_desktop.games.event_cards.module import MODULE as EVENT_CARDS
from catan_desktop.games.harbourmaster.module import MODULE as HARBOURMASTER
from catan_desktop.games.six_players.module import PAIR, SIX_PLAYERS
from catan_desktop.kernel import Counts, Events, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.choice import Choice, Only
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import EndCheck, Module, OptionSpec, Script
from catan_desktop.kernel.record import put
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics import coins, discards, theft
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.dice import ALL_THROWS
from catan_desktop.mechanics.events import CITY, SetupPlaced, StepBegan
from catan_desktop.mechanics.flows import pays
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.layouts import OPTIONS
from catan_desktop.mechanics.payment import can_pay
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import (
    BARRED_CORNERS,
    BARRED_PATHS,
    FLOWS,
    KNIGHT_PLAYED,
    POINTS,
    SECOND_START,
    SEVEN,
    SOURCES,
    THROWS,
    Barred,
)
from catan_desktop.mechanics.scoring import judge
from catan_desktop.mechanics.settlers import without
from catan_desktop.mechanics.tables import CardSpec, Tables
from catan_desktop.mechanics.turn import ACTION

from . import barbarians, loads, wagons
from .actions import UpgradeWagon
from .events import GrainPaid, WagonPlaced, WagonUpgraded
from .layouts import TradeIsland, board
from .part import (
    BEST,
    COMMODITIES,
    COSTS,
    START_GOLD,
    TRADERS,
    CommodityId,
    initial,
    island,
    points,
    sources,
)

UPGRADE = "upgrade"
GOALS = (10, 11, 12, 13, 14, 15, 16)
DECK = (
    CardSpec("knight", 16),
    CardSpec("roads", 3),
    CardSpec(wagons.SWIFT, 3),
    CardSpec("toolmaking", 1, points=1),
    CardSpec("glassmaking", 1, points=1),
    CardSpec("quarry", 1, points=1),
)
"""Of the box for three and four (TRADE-C1 to TRADE-C6)."""
LARGE_COUNTS = {"knight": 22, "roads": 6, wagons.SWIFT: 6}
"""Of the cards of which the box for five and six has more."""


def with_deck(given: Tables) -> Tables:
    """The deck; the wagon's step takes cards (TRADE-004, TRADE-085)."""
    points = sum(spec.points * spec.count for spec in DECK)
    return replace(given, cards=DECK, hidden_points=points, card_steps=(*given.card_steps, wagons.WAGON))


def larger_deck(given: Tables, seats: int) -> Tables:
    """37 cards with five and six players (TRADE-004)."""
    if seats < 5:
        return given
    return replace(given, cards=tuple(replace(spec, count=LARGE_COUNTS.get(spec.key, spec.count)) for spec in DECK))


def script(given: Script) -> Script:
    """The wagon moves after trade and build (TRADE-050)."""
    return given.insert_after(ACTION, wagons.WAGON)


# the baggage train


def cost_of_next(game: Game, state: GameState, seat: Seat, site: int = 0) -> Counts:
    """Return what the next level costs the seat; of the last one, if it has reached that."""
    level = TRADERS.of(game, state).levels[seat]
    return COSTS[min(level, BEST - 1) - 1]


def upgradable(game: Game, state: GameState, seat: Seat) -> int:
    """Return 1 as long as there is a level to reach (TRADE-101f)."""
    return int(TRADERS.of(game, state).levels[seat] < BEST)


def offer_upgrade(game: Game, state: GameState, seat: Seat, hand: Counts) -> Choice | None:
    """The next level, where the hand can pay for it."""
    if upgradable(game, state, seat) and can_pay(game, state, seat, cost_of_next(game, state, seat)):
        return Only(UpgradeWagon(seat))
    return None


def upgrade(game: Game, state: GameState, action: UpgradeWagon, out: Events) -> GameState:
    """One level up (TRADE-041a)."""
    part = TRADERS.of(game, state)
    level = part.levels[action.seat] + 1
    out.append(WagonUpgraded(action.seat, level, part.wagons[action.seat]))
    return TRADERS.put(game, state, replace(part, levels=put(part.levels, action.seat, level)))


BUYING = Purchase(
    key=UPGRADE,
    action=UpgradeWagon,
    cost=COSTS[0],
    does=upgrade,
    sites=upgradable,
    nowhere=Reason("reason-train-best", rule="TRADE-101f"),
    supply=lambda game, state, seat: (BEST - TRADERS.of(game, state).levels[seat], BEST - 1),
    unpaid=Reason("reason-cannot-pay", rule="TRADE-041a"),
    wanted=3,
    price=cost_of_next,
    offer=offer_upgrade,
)
"""The next level of the baggage train (TRADE-040, TRADE-041)."""


# set-up and board


def on_setup_placed(game: Game, state: GameState, event: SetupPlaced, out: Events) -> GameState:
    """The wagon stands at the starting city, and its owner takes the first gold (TRADE-031, TRADE-032)."""
    part = TRADERS.of(game, state)
    out.append(WagonPlaced(event.seat, event.corner))
    state = TRADERS.put(game, state, replace(part, wagons=put(part.wagons, event.seat, event.corner)))
    return coins.take_gold(game, state, event.seat, START_GOLD, "start", out)


def barred_paths(game: Game, state: GameState, seat: Seat) -> Barred:
    """No road lies on a closed edge (TRADE-015)."""
    return ((island(game).closed_paths, NO_ROAD),)


def barred_corners(game: Game, state: GameState, seat: Seat) -> Barred:
    """Nobody builds on a plaza or on a closed corner (TRADE-034, TRADE-090b)."""
    return ((island(game).plaza_mask, NO_PLAZA), (island(game).closed_corners, NO_CORNER))


def throws(game: Game, state: GameState) -> int:
    """With three and four players no 2 and no 12 falls: they would be rolled again (TRADE-081, TRADE-082)."""
    return SMALL_THROWS if island(game).closed else -1


SMALL_THROWS = ALL_THROWS & ~(1 | 1 << 35)
"""Without 1+1 and 6+6."""
NO_ROAD = Reason("reason-edge-closed", rule="TRADE-101a")
NO_PLAZA = Reason("reason-plaza-no-building", rule="TRADE-101")
NO_CORNER = Reason("reason-corner-closed", rule="TRADE-101")


TELLERS = Flows(
    WagonUpgraded.__module__,
    {WagonUpgraded: pays(lambda game, event: COSTS[event.level - 2]), GrainPaid: pays(wagons.PRICE)},
)
"""What the events tell of hands."""
MODULE = selling(
    Module(
        slot=TRADERS,
        version=1,
        initial=initial,
        requires=("building", "coins", "development", "theft", SIX_PLAYERS.key),
        excludes=("robber", "longest_road"),
        tables=with_deck,
        tables_for=larger_deck,
        script=script,
        names={CommodityId: lambda game: COMMODITIES},
        steps=(*barbarians.STEPS, *loads.STEPS),
        choices={PAIR: (coins.GOLD,)},
        answers={
            BARRED_CORNERS: barred_corners,
            BARRED_PATHS: barred_paths,
            FLOWS: lambda game, state: (TELLERS,),
            KNIGHT_PLAYED: barbarians.must_move,
            POINTS: TRADERS.answer(points),
            SECOND_START: lambda game, state: CITY,
            SEVEN: barbarians.must_move,
            SOURCES: TRADERS.answer(sources),
            THROWS: throws,
        },
        on={
            SetupPlaced: on_setup_placed,
            TurnBegan: barbarians.on_turn_began,
            StepBegan: barbarians.on_turn_began,
        },
        end_checks=(EndCheck(judge, always=True),),
        options=OPTIONS,
        changed_options=(OptionSpec("goal", 13, GOALS, house=True),),
    ),
    BUYING,
)
"""Wagons, commodities and barbarians."""
GAME = compose(
    "traders-barbarians",
    (
        *without("robber", "longest_road", "discards"),
        theft.MODULE,
        SIX_PLAYERS,
        coins.MODULE,
        MODULE,
        discards.MODULE,
        EVENT_CARDS,
        HARBOURMASTER,
    ),
    (2, 3, 4, 5, 6),
    board,
    TradeIsland,
)
"""On a 7 the discards come before the barbarian: their frame lies above his (TRADE-080)."""
