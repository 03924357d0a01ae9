"""The module `barbarian_attack`: barbarians who land at the coast, riders who drive them off, and chronicle cards.

Version history
    1: the first.

Rulings where the rule file is silent:
* Whoever has no opponent with a card on a 7 is not asked whom to rob.
* A grain for a longer ride is paid where the end is more than three paths away, and nowhere else.
* The barbarians of a landing come after its third number, in the order of the numbers.
* A Treason moves one barbarian after the other: from the first hex named to the first target, and so on.
"""

from __future__ import annotations

from catan_desktop.games.event_cards.module import event_cards
from catan_desktop.games.event_cards.questions import FIGHTERS
from catan_desktop.games.harbourmaster.module import harbourmaster
from catan_desktop.games.six_players.events import BuildingPassed
from catan_desktop.games.six_players.module import PAIR, SIX_PLAYERS
from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import EndCheck, Module, OptionSpec, Script, Step
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics import coins, theft
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.dice import PRODUCE, SEVEN
from catan_desktop.mechanics.events import CITY, Built
from catan_desktop.mechanics.flows import pays
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.parts import DICE
from catan_desktop.mechanics.questions import (
    BARRED_CORNERS,
    BARRED_PATHS,
    BLOCKED,
    FLOWS,
    OUT_OF_USE,
    POINTS,
    SECOND_START,
    SOURCES,
)
from catan_desktop.mechanics.scoring import judge
from catan_desktop.mechanics.settlers import without
from catan_desktop.mechanics.tables import GRAIN, tables
from catan_desktop.mechanics.theft import Victims, with_cards
from catan_desktop.mechanics.turn import ACTION

from . import battle, chronicle_cards, conquest, landing, position, riding
from .actions import TakeNothing
from .events import BuildingConquered, BuildingFreed, ChronicleBought, NothingTaken, RiderMoved
from .layouts import CHOICES, CastleIsland, board
from .part import CARDS, FEW, MANY, RIDE, SLOT, SWEEP, THEFT, Attack, attack, island

GOAL = 12
"""BARB-094a."""
STARTING = (2, 12)
"""Numbers of the coastal hexes with a barbarian at the start (BARB-032)."""


def initial(game: Game) -> Attack:
    """One barbarian on the hex with 2 and on that with 12, the others at sea (BARB-032, BARB-032a)."""
    found = island(game)
    coastal = [token if found.coast_mask >> hex & 1 else () for hex, token in enumerate(found.tokens)]
    standing = tuple([sum(number in token for number in STARTING) for token in coastal])
    nothing = (0,) * game.seats
    supply = (MANY if game.seats > 4 else FEW) - sum(standing)
    return Attack(supply, standing, riders=nothing, prisoners=nothing, used=(0,) * len(CARDS))


# a 7


def theft_due(game: Game, state: GameState) -> bool:
    """After a 7, if an opponent has a card."""
    return sum(DICE.of(game, state).last) == SEVEN and bool(with_cards(game, state, state.seat))


def enter_theft(game: Game, state: GameState) -> Frame:
    """Whose turn it is may take a card of anybody, wherever they live (BARB-090a)."""
    return Frame(THEFT, 1 << state.seat, Victims(with_cards(game, state, state.seat)))


def take_nothing(game: Game, state: GameState, action: TakeNothing, out: Events) -> GameState:
    """The turn goes on."""
    out.append(NothingTaken(action.seat))
    return pop(state)


# the module


def script(given: Script) -> Script:
    """Theft after the roll; rides and the check after trade and building (BARB-071, BARB-078, BARB-090a)."""
    return given.insert_after(PRODUCE, THEFT).insert_after(ACTION, RIDE, SWEEP)


def _grain(game: Game, event: RiderMoved) -> Counts:
    return one(GRAIN, len(tables(game).kinds))


TELLERS = Flows(
    RiderMoved.__module__, {RiderMoved: pays(_grain, "grain"), ChronicleBought: pays(chronicle_cards.BUYING.cost)}
)
"""What the events tell of hands."""
CITED = {
    "reason-gold-bought-twice": "BARB-111e",
    "reason-gold-after-roll": "BARB-091",
    "reason-gold-between-turns": "BARB-111e",
    "reason-gold-harbour": "BARB-092a",
    "reason-gold-not-owned": "BARB-092",
    "reason-gold-bank-lacks": "BARB-091a",
    "reason-gold-cannot-pay": "BARB-091",
    "reason-gold-own-turn": "BARB-091",
}
"""Refusal -> the rule that it cites."""
MODULE = selling(
    Module(
        slot=SLOT,
        version=1,
        initial=initial,
        requires=("building", "coins", "longest_road", "theft", SIX_PLAYERS.key),
        excludes=("largest_army", "development"),
        script=script,
        steps=(
            Step(
                THEFT,
                "prompt-take-random",
                Victims,
                enter=enter_theft,
                due=theft_due,
                choices=(theft.ROB, Act(TakeNothing, take_nothing)),
            ),
            *landing.STEPS,
            *chronicle_cards.STEPS,
            *riding.STEPS,
            *battle.STEPS,
        ),
        choices={PAIR: (coins.GOLD,)},
        answers={
            BARRED_CORNERS: conquest.barred_corners,
            BARRED_PATHS: conquest.barred_paths,
            BLOCKED: conquest.conquered_hexes,
            FIGHTERS: lambda game, state: tuple([mask.bit_count() for mask in attack(game, state).riders]),
            FLOWS: lambda game, state: (TELLERS,),
            OUT_OF_USE: conquest.out_of_use,
            POINTS: conquest.points,
            SECOND_START: lambda game, state: CITY,
            SOURCES: conquest.sources,
        },
        on={Built: landing.on_built, BuildingPassed: riding.on_passed},
        end_checks=(EndCheck(judge, always=True),),
        names=position.NAMES,
        follows=position.FOLLOWS,
        follow=position.follow,
        rules=CITED,
        options=CHOICES,
        changed_options=(OptionSpec("goal", GOAL, (8, 9, 10, 11, 12, 13, 14), house=True),),
    ),
    chronicle_cards.BUYING,
)
"""Barbarians, riders and chronicle cards."""
RULESET = compose(
    "barbarian-attack",
    (
        *without("robber", "largest_army", "development"),
        theft.MODULE,
        SIX_PLAYERS,
        coins.MODULE,
        MODULE,
        event_cards(free_roads=False),
        harbourmaster(BuildingConquered, BuildingFreed),
    ),
    (2, 3, 4, 5, 6),
    board,
    CastleIsland,
)
"""Barbarian Attack for two to six seats (BARB-005 to BARB-005c)."""
