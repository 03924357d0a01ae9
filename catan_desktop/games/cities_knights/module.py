"""The module `cities_knights`.

Version history
    1: the first.

Rulings where the rule file is silent:
* "Rolling again until the sum is not 7" (CK-630) is drawing among the throws that are not 7: the same chances.
* The friendly robber (a house rule of the base game) spares seats with three points or fewer: everybody begins with
  three (CK-082).
* The dice that an Alchemist sets are not drawn from the dice deck (a house rule of the base game).
"""

from __future__ import annotations

from catan_desktop.evaluation.trading import RIVAL_GAIN
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.games.harbourmaster.module import harbourmaster
from catan_desktop.games.six_players.module import PAIR, SIX_PLAYERS
from catan_desktop.kernel import Events, Game, GameState, replace
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import EndCheck, Module, OptionSpec, Script
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics import questions
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.dice import DICE_STEP, PRE_ROLL, PRODUCE
from catan_desktop.mechanics.events import CITY, StepBegan
from catan_desktop.mechanics.scoring import judge
from catan_desktop.mechanics.settlers import without
from catan_desktop.mechanics.tables import Tables
from catan_desktop.mechanics.turn import ACTION

from . import (
    barbarians,
    event_die,
    flows,
    former_save,
    improvements,
    knight_actions,
    knights,
    production,
    progress,
    scoring,
)
from .boards import board
from .evaluation.trade import sold_metropolis
from .events import CityHealed, CityLost
from .numbers import CITY_YIELD, COMMODITIES, KINDS, STOCK, STOCK_FOR_SIX
from .part import TURN, Turn

GOALS = (10, 11, 12, 13, 14, 15, 16)


def tables(given: Tables) -> Tables:
    """Commodities, no development cards (CK-002, CK-020, CK-033, CK-040)."""
    more = (0,) * len(COMMODITIES)
    return replace(
        given,
        kinds=KINDS,
        bank=(*given.bank, *(STOCK,) * len(COMMODITIES)),
        purchases=tuple([replace(one, cost=(*one.cost, *more)) for one in given.purchases]),
        city_yield=CITY_YIELD,
    )


def larger_box(given: Tables, seats: int) -> Tables:
    """18 cards of each commodity with five and six players (CK-650)."""
    stock = STOCK_FOR_SIX if seats > 4 else STOCK
    return replace(given, bank=(*given.bank[: -len(COMMODITIES)], *(stock,) * len(COMMODITIES)))


def script(order: Script) -> Script:
    """The event die falls with the others and is resolved before production (CK-100, CK-101)."""
    order = order.insert_after(DICE_STEP, event_die.EVENT, event_die.ARRIVAL, event_die.GATE)
    return order.insert_after(PRODUCE, production.AQUEDUCT)


def begin_turn(game: Game, state: GameState, event: TurnBegan | StepBegan, out: Events) -> GameState:
    """What holds for a turn alone is over (CK-091, CK-098); so is it at the step of the second of a pair."""
    return TURN.put(game, state, Turn())


DEEDS = (knight_actions.DEEDS, progress.PLAYS)
PARTS = (knights.MODULE, improvements.MODULE, barbarians.MODULE, progress.MODULE, production.MODULE)
_CITIES_KNIGHTS = Module(
    slot=TURN,
    version=1,
    initial=lambda game: Turn(),
    requires=("building", "six_players", *[module.key for module in PARTS]),
    tables=tables,
    tables_for=larger_box,
    script=script,
    steps=event_die.STEPS,
    choices={
        PRE_ROLL: (progress.PLAY, knight_actions.EARLY_CHASE),
        ACTION: DEEDS,
        PAIR: DEEDS,
    },
    rules={
        "reason-not-an-opponent": "CK-723",
        "reason-road-past-figure": "CK-715",
        "reason-figure-stands": "CK-715",
    },
    answers={
        questions.FLOWS: lambda game, state: (flows.FLOWS,),
        questions.POINTS: scoring.points,
        questions.SOURCES: scoring.sources,
        questions.RATES: improvements.rates,
        questions.SINGLE_GIVEN: lambda game, state: True,  # nobody is asked who has one answer only (CK-601)
        questions.SECOND_START: lambda game, state: CITY,  # CK-077
        questions.SPARED_UNTIL: lambda game, state: 3,  # everybody begins with three points (CK-082)
        questions.THROWS: event_die.throws,
        questions.ROBBER_BARRED: event_die.robber_barred,
        RIVAL_GAIN: sold_metropolis,
    },
    on={TurnBegan: begin_turn, StepBegan: begin_turn},
    end_checks=(EndCheck(judge, always=True),),
    options=(
        OptionSpec("experts", False, (False, True)),
        OptionSpec("quick_knights", False, (False, True)),
        OptionSpec("easy_start", False, (False, True)),
    ),
    changed_options=(OptionSpec("goal", 13, GOALS, house=True),),
    divides=former_save.parts_of,
)
CITIES_KNIGHTS = selling(_CITIES_KNIGHTS, improvements.IMPROVEMENT, improvements.CITY_WALL, *knights.PURCHASES)
"""What it sells can be bought in any action phase and between the turns (CK-659)."""

CITIES = compose(
    "cities-knights",
    (
        *without("largest_army", "development"),
        SIX_PLAYERS,
        *PARTS,
        CITIES_KNIGHTS,
        ISLAND,
        harbourmaster(CityLost, CityHealed),
    ),
    (3, 4, 5, 6),
    board,
    Island,
)
