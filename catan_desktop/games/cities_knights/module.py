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

from random import Random
from typing import Any

from catan_desktop.evaluation.trading import RIVAL_GAIN
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.games.harbourmaster.module import harbourmaster
from catan_desktop.games.six_players.module import PAIR, SIX_PLAYERS
from catan_desktop.kernel.cards import CardKind, Counts, draw_handful, handful_count, subtract
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.module import EndCheck, Events, Module, OptionSpec, Script
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics import questions
from catan_desktop.mechanics.board import RELAID, Island
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.dice import DICE_STEP, PRE_ROLL, PRODUCE
from catan_desktop.mechanics.events import CITY, Built, StepBegan
from catan_desktop.mechanics.parts import PIECES, hand_of
from catan_desktop.mechanics.scoring import judge
from catan_desktop.mechanics.settlers import without
from catan_desktop.mechanics.tables import RESOURCES, Tables
from catan_desktop.mechanics.turn import ACTION

from . import (
    barbarians,
    event_die,
    flows,
    harbour,
    improvements,
    knight_actions,
    knights,
    production,
    progress,
    scoring,
    trade_cards,
)
from .boards import board
from .decks import end_barred
from .evaluation.trade import sold_metropolis
from .events import CityHealed, CityLost
from .numbers import (
    ALL_CARDS,
    CITY_YIELD,
    COMMODITIES,
    KINDS,
    PROGRESS_IDS,
    RANK_IDS,
    SPANS,
    STOCK,
    STOCK_FOR_SIX,
    TRACK_IDS,
    ProgressId,
    RankId,
    TrackId,
)
from .part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    LAND,
    NO_CARDS,
    PROGRESS_CARDS,
    TURN,
    Barbarians,
    ChangedLand,
    Improvements,
    Knights,
    ProgressCards,
    Study,
    Turn,
    full_decks,
    knights_of,
    study,
)
from .prompts import Looking, Pledged

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
    """What is counted by the turn starts anew (CK-091, CK-098); the step of the second player of a pair counts too."""
    part = replace(KNIGHTS.of(game, state), acted=0, activated=0, promoted=0)
    return TURN.put(game, KNIGHTS.put(game, state, part), Turn())


def figures(game: Game, state: GameState, seat: Seat) -> int:
    """Intersections with a knight of the seat (CK-185, CK-187, CK-570)."""
    return knights_of(KNIGHTS.of(game, state), seat)


def tipped(game: Game, state: GameState, seat: Seat) -> int:
    """Tipped cities of the seat (CK-371, CK-374)."""
    return BARBARIANS.of(game, state).tipped & PIECES.of(game, state).settlements[seat]


def known_hands(game: Game, state: GameState, seat: Seat) -> tuple[tuple[int, Counts], ...]:
    """The hand that the Master Merchant shows to the seat now (CK-594)."""
    data, own = state.frames[-1].data, study(PROGRESS_CARDS.of(game, state), seat)
    return ((data.victim, own.seen_hand),) if isinstance(data, Looking) and data.hand and own.seen_hand else ()


def can_choose(game: Game, state: GameState) -> bool:
    """False where the seat that offers a resource has none, or where a seat that is asked what to give or to take would
    have had no choice (CK-601)."""
    data = state.frames[-1].data
    if isinstance(data, Pledged):
        return (
            any(hand_of(game, state, data.by)[: len(RESOURCES)])
            and len(harbour.commodities_of(game, state, data.seat)) > 1
        )
    if isinstance(data, Looking) and data.hand:
        hand = hand_of(game, state, data.victim)
        return handful_count(hand, trade_cards.due(sum(hand))) > 1
    return True


def at_least(game: Game, state: GameState) -> tuple[tuple[int, int, int], ...]:
    """A resource to offer and two kinds of commodities to choose from."""
    data = state.frames[-1].data
    if not isinstance(data, Pledged):
        return ()
    resources, all_kinds = (1 << len(RESOURCES)) - 1, (1 << len(KINDS)) - 1
    return ((data.by, resources, 1), (data.seat, all_kinds & ~resources, 2))


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> ProgressCards:
    """Deal the unknown progress cards: to the other hands, under the decks, and into what is left of the decks."""
    part, me = PROGRESS_CARDS.of(game, state), view.seat
    own = study(part, me)
    data = state.frames[-1].data
    looks = data if isinstance(data, Looking) else None
    left = list(subtract(ALL_CARDS, own.cards))
    for kinds in (*part.shown, *own.buried, *part.under):
        for card in kinds:
            if card >= 0:
                left[card] -= 1
    spied = looks is not None and looks.seat == me and not looks.hand
    if spied:
        left = list(subtract(tuple(left), own.seen_cards))
    studies: list[Study] = []
    for index in range(game.seats):
        seat = Seat(index)
        if seat == me:
            studies.append(own)
            continue
        dealt = NO_CARDS
        if looks is not None and spied and looks.victim == seat:
            dealt = own.seen_cards
        elif any(part.held[seat]):
            dealt = sum(
                [_drawn(left, span, part.held[seat][track], rng) for track, span in numbered(TrackId, SPANS)], ()
            )
        buried: list[tuple[int, ...]] = []
        for span, under in zip(SPANS, part.under, strict=True):
            count = under.count(-1 - seat)
            buried.append(tuple([span.start + _drawn(left, span, 1, rng).index(1) for _ in range(count)]))
        studies.append(Study(dealt, tuple(buried)))
    if looks is not None and looks.seat != me:
        seen = hand_of(game, state, looks.victim) if looks.hand else studies[looks.victim].cards
        viewer = studies[looks.seat]
        studies[looks.seat] = replace(viewer, seen_hand=seen) if looks.hand else replace(viewer, seen_cards=seen)
    if isinstance(data, Pledged) and data.by != me:
        resources = hand_of(game, state, data.by)[: len(RESOURCES)]
        pledge = CardKind(draw_handful(resources, 1, rng).index(1) if any(resources) else 0)
        studies[data.by] = replace(studies[data.by], pledge=pledge)
    return replace(part, private=tuple(studies), hidden=tuple(left))


def _drawn(left: list[int], span: slice, number: int, rng: Random) -> Counts:
    """Draw `number` cards of a track and take them off those that are left."""
    pool = tuple(left[span])
    cards = draw_handful(pool, number, rng)
    if number:
        left[span] = subtract(pool, cards)
    return cards


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """A settlement piece that came back takes the place of a tipped city (CK-372)."""
    return barbarians.right_cities(game, state, event.seat, out)


DEEDS = (*knight_actions.DEEDS, progress.PLAYS, harbour.OFFER)
KEEPING: tuple[Module[Any], ...] = (
    Module(slot=KNIGHTS, version=1, initial=lambda game: Knights(((0, 0, 0),) * game.seats)),
    Module(slot=IMPROVEMENTS, version=1, initial=lambda game: Improvements(((0, 0, 0),) * game.seats)),
    Module(
        slot=BARBARIANS,
        version=1,
        initial=lambda game: Barbarians((0,) * game.seats),
        answers={questions.POINTS: BARBARIANS.answer(lambda game, part, seat: part.defenders[seat])},
    ),
    Module(
        slot=PROGRESS_CARDS,
        version=1,
        initial=full_decks,
        determinise=determinise,
        answers={questions.POINTS: PROGRESS_CARDS.answer(lambda game, part, seat: len(part.shown[seat]))},
    ),
    Module(
        slot=LAND,
        version=1,
        initial=lambda game: ChangedLand(),
        answers={questions.POINTS: LAND.answer(lambda game, part, seat: int(part.merchant_owner == seat))},
    ),
)
"""Each keeps a part of the state; what is done with them all stands in the module after them."""
_CITIES_KNIGHTS = Module(
    slot=TURN,
    version=1,
    initial=lambda game: Turn(),
    requires=("building", "six_players", *[module.key for module in KEEPING]),
    tables=tables,
    tables_for=larger_box,
    script=script,
    steps=(
        *event_die.STEPS,
        *barbarians.STEPS,
        *production.STEPS,
        *improvements.STEPS,
        *knights.STEPS,
        *progress.STEPS,
    ),
    choices={
        PRE_ROLL: (progress.PLAY, knight_actions.EARLY_CHASE),
        ACTION: DEEDS,
        PAIR: DEEDS,
    },
    known={
        TrackId: lambda game: TRACK_IDS,
        ProgressId: lambda game: PROGRESS_IDS,
        RankId: lambda game: RANK_IDS,
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
        questions.HAND_ROOM: improvements.hand_room,
        questions.SINGLE_GIVEN: lambda game, state: True,  # nobody is asked who has one answer only (CK-601)
        questions.SECOND_START: lambda game, state: CITY,  # CK-077
        questions.SPARED_UNTIL: lambda game, state: 3,  # everybody begins with three points (CK-082)
        RELAID: LAND.answer(production.moved_tokens),
        questions.THROWS: event_die.throws,
        questions.ROBBER_BARRED: event_die.robber_barred,
        questions.ROBBER_RESTS: event_die.robber_rests,
        questions.OCCUPIED: figures,
        questions.DOWNGRADED_CITIES: tipped,
        questions.AWARDS_WAIT: progress.in_card,
        questions.END_BARRED: end_barred,
        questions.KNOWN_HANDS: known_hands,
        questions.PLAUSIBLE: can_choose,
        questions.AT_LEAST: at_least,
        RIVAL_GAIN: sold_metropolis,
    },
    on={TurnBegan: begin_turn, StepBegan: begin_turn, Built: on_built},
    end_checks=(EndCheck(judge, always=True),),
    options=(
        OptionSpec("experts", False, (False, True)),
        OptionSpec("quick_knights", False, (False, True)),
        OptionSpec("easy_start", False, (False, True)),
    ),
    changed_options=(OptionSpec("goal", 13, GOALS, house=True),),
)
CITIES_KNIGHTS = selling(_CITIES_KNIGHTS, improvements.IMPROVEMENT, improvements.CITY_WALL, *knights.PURCHASES)
"""What it sells can be bought in any action phase and between the turns (CK-659)."""

CITIES = compose(
    "cities-knights",
    (
        *without("largest_army", "development"),
        SIX_PLAYERS,
        *KEEPING,
        CITIES_KNIGHTS,
        ISLAND,
        harbourmaster(CityLost, CityHealed),
    ),
    (3, 4, 5, 6),
    board,
    Island,
)
