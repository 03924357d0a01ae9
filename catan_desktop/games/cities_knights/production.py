"""Number tokens that were moved, and the aqueduct (6.4)."""

from __future__ import annotations

from catan_desktop.kernel import Act, Action, Events, Game, GameState, Reason
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.frame import by_itself, pop
from catan_desktop.kernel.game import Module, Step
from catan_desktop.kernel.ids import SeatMask
from catan_desktop.kernel.prompts import Asks, ask_all, in_turn, question
from catan_desktop.mechanics.board import RELAID, Island, relaid
from catan_desktop.mechanics.parts import DICE, HANDS
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.tables import RESOURCE_KINDS, RESOURCES

from .actions import AqueductDecline, AqueductTake
from .numbers import ABILITY, KINDS, SCIENCE
from .part import IMPROVEMENTS, LAND, ChangedLand

AQUEDUCT, SPRING = "cities_knights.aqueduct", "cities_knights.spring"
SEVEN = 7


def moved_tokens(game: Game, part: ChangedLand, about: object) -> Island | None:
    """The board with the tokens as an Inventor has left them; None before. This module's answer to RELAID."""
    return relaid(game.board, part.tokens) if part.tokens else None


def dry(game: Game, state: GameState) -> SeatMask:
    """Everybody with the aqueduct who took no card on this roll, unless it was a 7 (CK-135 to CK-142)."""
    dice, part = DICE.of(game, state), IMPROVEMENTS.of(game, state)
    one, other = dice.last
    if one + other == SEVEN:
        return 0
    found = 0
    for seat, levels in enumerate(part.levels):
        if levels[SCIENCE] >= ABILITY and not dice.received >> seat & 1:
            found |= 1 << seat
    return found


def flows(game: Game, state: GameState) -> bool:
    """Return whether somebody is asked."""
    return dry(game, state) > 0


def advance_aqueduct(game: Game, state: GameState, out: Events) -> GameState:
    """Those whom the roll left dry are asked in turn order."""
    asked = in_turn(game, state.seat, dry(game, state))
    return ask_all(pop(state), SPRING, tuple(Asks(seat) for seat in asked))


def aqueduct_take(game: Game, state: GameState, action: AqueductTake, out: Events) -> GameState:
    """One card of choice."""
    return take(game, pop(state), action.seat, one(action.resource, len(KINDS)), out, "aqueduct")


def dried_up(game: Game, state: GameState, action: Action) -> bool:
    """Return whether the bank has no resource at all: nobody is asked then."""
    return not any(HANDS.of(game, state).bank[: len(RESOURCES)])


def aqueduct_decline(game: Game, state: GameState, action: AqueductDecline, out: Events) -> GameState:
    """Nothing."""
    return pop(state)


TAKE = Act(
    AqueductTake,
    aqueduct_take,
    lambda g, s, seat: [AqueductTake(seat, kind) for kind in RESOURCE_KINDS],
    (
        (Reason("reason-aqueduct-resource", rule="CK-139"), lambda g, s, a: a.resource not in RESOURCE_KINDS),
        (Reason("reason-bank-lacks", rule="CK-141"), lambda g, s, a: not HANDS.of(g, s).bank[a.resource]),
    ),
)
DECLINE = Act(AqueductDecline, aqueduct_decline, refusals=(("", dried_up),))
STEPS = (
    Step(AQUEDUCT, enter=by_itself(AQUEDUCT), due=flows, advance=advance_aqueduct),
    question(SPRING, "prompt-aqueduct", (TAKE, DECLINE)),
)
MODULE = Module(
    slot=LAND,
    version=1,
    initial=lambda game: ChangedLand(),
    steps=STEPS,
    answers={RELAID: LAND.answer(moved_tokens)},
)
