"""The module `event_cards`: a card is drawn in the place of the dice, and its event comes before its number.

A game that offers it lists it behind its own modules; it is part of a game only where the option is on.

Version history
    1: the first.
    2: Trade Advantage counts ships, too (MIX-036).

Rulings where the rule file is silent:
* A card that is given by an event passes face down: only giver and taker see its kind; one that is taken from the bank
  is seen by all.
* An epidemic halves what a city yields on the number of its card, and nothing besides; tokens and gold stay as ever.
* With a damaged road and no road piece left Road Building may still be played for the repair.
* Public points for Helpful Neighbour are those when the card is drawn; who has given once is not asked again.
* Roads that count for Trade Advantage are road pieces, damaged ones among them; bridges are none.
* A road that is repaired in the special building phase serves at once.
"""

from __future__ import annotations

from catan_desktop.evaluation.promises import PROMISES
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Module, OptionSpec, Script, Step
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.development import FREE_ROADS, after_free_piece
from catan_desktop.mechanics.dice import DICE_STEP
from catan_desktop.mechanics.parts import DICE
from catan_desktop.mechanics.parts import Dice as Shown
from catan_desktop.mechanics.pieces import road_ends_without
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import (
    BARRED_CORNERS,
    BARRED_PATHS,
    DAMAGED,
    FLOWS,
    SINGLE_CITIES,
    THROWS,
    Barred,
)
from catan_desktop.mechanics.routes import ends_of

from . import card_effects, cards
from .actions import DrawnEvent, RepairRoad, RepairRoadFree
from .cards import EVENT_CARDS, KEY, EventCards, damaged_of, initial, left
from .evaluation import promise
from .events import DrawnAgain, EventDrawn, NewYear, RoadRepaired
from .flows import TELLERS

DRAW = f"{KEY}.draw"
REPAIR = "repair"
OPTION = OptionSpec(KEY, False, (False, True), clashes=(("dice", "deck"), ("early_sevens", False)))
"""EVENT-001, EVENT-008, EVENT-009."""
NO_ROAD = Reason("reason-repair-first", rule="EVENT-035a")
NO_SETTLEMENT = Reason("reason-only-damaged-road", rule="EVENT-015a")


# the card


def drawn(game: Game, state: GameState, action: DrawnEvent, out: Events) -> GameState:
    """The card lies open: its number is the roll, its event comes first (EVENT-001, EVENT-005).

    Where the dice would not be let lie with such a number, another card is drawn after the event (EVENT-033).
    """
    part = EVENT_CARDS.of(game, state)
    if len(part.drawn) >= cards.CYCLE:
        out.append(NewYear(state.seat))
        part = replace(part, drawn=())
    event = cards.EVENT_OF[action.card]
    one, two = cards.PAIRS[action.card]
    out.append(EventDrawn(state.seat, one, two, event))
    shown = Shown((one, two), DICE.of(game, state).throws, producing=True, received=0)
    state = EVENT_CARDS.put(game, state, replace(part, drawn=(*part.drawn, action.card)))
    if game.ask(THROWS, state) >> action.card & 1:
        state = DICE.put(game, pop(state), shown)
    else:
        out.append(DrawnAgain(one + two))
    return card_effects.CARD_EFFECTS[event](game, state, out)


def single_cities(game: Game, part: EventCards, about: object) -> bool:
    """An epidemic: a city is due one card (EVENT-012)."""
    return cards.event_now(part) == cards.EPIDEMIC


# damaged roads


def barred_paths(game: Game, state: GameState, seat: Seat) -> Barred:
    """Whoever owns a damaged road builds none (EVENT-014)."""
    return ((game.board.topology.all_paths, NO_ROAD),) if damaged_of(game, state, seat) else ()


def barred_corners(game: Game, state: GameState, seat: Seat) -> Barred:
    """No settlement where only a damaged road leads (EVENT-015a)."""
    damaged = damaged_of(game, state, seat)
    if not damaged:
        return ()
    ends = ends_of(game.board.topology, damaged)
    return ((ends & ~road_ends_without(game, state, seat, damaged), NO_SETTLEMENT),)


def repaired(game: Game, state: GameState, seat: Seat, path: PathId, out: Events, paid: bool) -> GameState:
    """The road is whole."""
    out.append(RoadRepaired(seat, path, paid))
    return card_effects.with_damaged(game, state, seat, damaged_of(game, state, seat) & ~(1 << path))


def repair_for_cards(game: Game, state: GameState, action: RepairRoad, out: Events) -> GameState:
    """Paid for as a road is (EVENT-014a)."""
    return repaired(game, state, action.seat, action.path, out, paid=True)


REPAIRING = Purchase(
    key=REPAIR,
    action=RepairRoad,
    cost=(1, 1, 0, 0, 0),
    does=repair_for_cards,
    space="path",
    sites=damaged_of,
    nowhere=Reason("reason-road-undamaged", rule="EVENT-035b"),
    unpaid=Reason("reason-cannot-pay", rule="EVENT-014a"),
    wanted=3,
)
"""EVENT-014a, EVENT-014b."""


def repair_free(game: Game, state: GameState, action: RepairRoadFree, out: Events) -> GameState:
    """One of the free roads is used up; the next may be a new road."""
    frame = state.frames[-1]
    state = repaired(game, pop(state), action.seat, action.path, out, paid=False)
    return after_free_piece(game, state, action.seat, frame)


FREE_REPAIR = Act(RepairRoadFree, repair_free, sites=("path", damaged_of), otherwise=REPAIRING.nowhere)
"""A free road mends the damaged one before another can be placed (EVENT-016 to EVENT-016b)."""


def script(given: Script) -> Script:
    """A card is drawn where the dice would fall."""
    return given.replace(DICE_STEP, DRAW)


STEPS = (
    Step(
        DRAW,
        "prompt-draw-event",
        enter=Frame(DRAW, 1 << CHANCE),
        choices=(Act(DrawnEvent, drawn, family=lambda g, s, seat: cards.draw(left(EVENT_CARDS.of(g, s)))),),
        refusal=Reason("reason-event-cards-no-dice", rule="EVENT-035"),
    ),
    *card_effects.STEPS,
)


def event_cards(*, free_roads: bool = True) -> Module[EventCards]:
    """Return the module for a game; `free_roads` is False where no card lays any (EVENT-016)."""
    return selling(
        Module(
            slot=EVENT_CARDS,
            version=2,
            initial=initial,
            requires=("dice", "pieces", "hands", "building", "scoring"),
            script=script,
            steps=STEPS,
            choices={FREE_ROADS: (FREE_REPAIR,)} if free_roads else {},
            answers={
                SINGLE_CITIES: EVENT_CARDS.answer(single_cities),
                DAMAGED: EVENT_CARDS.answer(lambda game, part, seat: part.damaged[seat]),
                BARRED_PATHS: barred_paths,
                BARRED_CORNERS: barred_corners,
                FLOWS: lambda game, state: (TELLERS,),
                PROMISES: promise,
            },
            determinise=card_effects.determinise,
            switch=OPTION,
        ),
        REPAIRING,
    )


MODULE = event_cards()
"""Events before numbers, and roads that are damaged."""
