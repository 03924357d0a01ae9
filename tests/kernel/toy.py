"""A small game without hexes, for the kernel's own tests: roll or pass, first to three points wins.

Two modules: `toy` (dice, tokens of two colours, a secret card for each seat) and `toy-tide` (a clock that ends the
game with no winner, and a gift after each point).
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts, add, changed, handfuls, subtract
from catan_desktop.kernel.choice import Among, Choice, Draw, Handful, Only, OnSites
from catan_desktop.kernel.event import Event, TurnBegan
from catan_desktop.kernel.frame import Frame, answered, pop, push
from catan_desktop.kernel.game import Act, EndCheck, Events, Game, Module, OptionSpec, Question, Script, Step, Together
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState, Observation, Outcome

KINDS = 3
"""Kinds of secret cards; card 2 is worth a point when shown."""
HAND_LIMIT: Question[int] = Question("hand-limit", 0, lambda one, other: one + other)


@record
class Deal(Action):
    kind = "deal"
    to: Seat
    card: int


@record
class Roll(Action):
    kind = "roll"


@record
class Pass(Action):
    kind = "pass"


@record
class Face(Action):
    kind = "face"
    pips: int


@record
class Discard(Action):
    kind = "discard"
    tokens: Counts


@record
class Show(Action):
    kind = "show"
    card: int | None


@record
class Choose(Action):
    kind = "choose"
    colour: int


@record
class Dealt(Event):
    seen_by: ClassVar = {"card": ("seat",)}
    seat: Seat
    card: int | None


@record
class Scored(Event):
    seat: Seat


@record
class ToyPart:
    points: tuple[int, ...]
    tokens: tuple[Counts, ...]
    shown: tuple[bool, ...]
    private: tuple[int | None, ...]
    hidden: Counts | None


@record
class Owed:
    counts: tuple[int, ...]


SLOT = Slot("toy", ToyPart)
part = SLOT.of


def changed_part(game: Game, state: GameState, **changes: Any) -> GameState:
    return SLOT.put(game, state, replace(part(game, state), **changes))


def put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def score(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    out.append(Scored(seat))
    return changed_part(game, state, points=changed(part(game, state).points, seat, 1))


def initial(game: Game) -> ToyPart:
    nobody = (None,) * game.seats
    return ToyPart((0,) * game.seats, ((0, 0),) * game.seats, (False,) * game.seats, nobody, (2, 2, 2))


# Dealing: chance gives every seat a secret card.
def deal_frame(game: Game, state: GameState) -> Frame:
    return Frame("toy.deal", 1 << CHANCE, Seat(0))


def deal_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    deck = part(game, state).hidden
    assert deck is not None
    to = Seat(state.frames[-1].data_as(int))
    return (Draw(tuple(Deal(CHANCE, to, card) for card in range(KINDS)), deck),)


def deal(game: Game, state: GameState, action: Deal, out: Events) -> GameState:
    here = part(game, state)
    assert here.hidden is not None
    private, hidden = put(here.private, action.to, action.card), changed(here.hidden, action.card, -1)
    out.append(Dealt(action.to, action.card))
    state = changed_part(game, pop(state), private=private, hidden=hidden)
    more = action.to + 1 < game.seats
    return push(state, Frame("toy.deal", 1 << CHANCE, Seat(action.to + 1))) if more else state


# A turn: roll, pass, or show the secret card.
def turn_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    here = part(game, state)
    basic = (Only(Roll(seat)), Only(Pass(seat)))
    return basic if here.shown[seat] else (*basic, Only(Show(seat, here.private[seat])))


def roll(game: Game, state: GameState, action: Roll, out: Events) -> GameState:
    return push(pop(state), Frame("toy.dice", 1 << CHANCE))


def pass_turn(game: Game, state: GameState, action: Pass, out: Events) -> GameState:
    return pop(state)


def show(game: Game, state: GameState, action: Show, out: Events) -> GameState:
    here = part(game, state)
    state = changed_part(game, state, shown=put(here.shown, action.seat, True))
    return score(game, state, action.seat, out) if action.card == KINDS - 1 else state


SHOW = Act(
    Show,
    show,
    lambda game, state, seat: [Show(seat, part(game, state).private[seat])],
    (("reason-shown", lambda game, state, action: part(game, state).shown[action.seat]),),
)


def dice_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    return (Draw(tuple(Face(CHANCE, pips) for pips in range(1, 7)), (1,) * 6),)


def face(game: Game, state: GameState, action: Face, out: Events) -> GameState:
    """1-2: a token; 3: a token of the colour that the seat names; 4-5: a point; 6: discard down to the limit."""
    state, here = pop(state), part(game, state)
    if action.pips <= 2:
        tokens = put(here.tokens, state.seat, changed(here.tokens[state.seat], action.pips - 1, 1))
        return changed_part(game, state, tokens=tokens)
    if action.pips == 3:
        return push(state, Frame("toy.colour", 1 << state.seat))
    if action.pips <= 5:
        return score(game, state, state.seat, out)
    limit = game.ask(HAND_LIMIT, state)
    owed = tuple(max(0, sum(tokens) - limit) for tokens in here.tokens)
    waiting = sum(1 << seat for seat, count in enumerate(owed) if count)
    return push(state, Frame("toy.discard", waiting, Owed(owed))) if waiting else state


def colour_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    return (OnSites(Choose, seat, "colours", 0b11),)


def choose(game: Game, state: GameState, action: Choose, out: Events) -> GameState:
    tokens = part(game, state).tokens
    return changed_part(
        game, pop(state), tokens=put(tokens, action.seat, changed(tokens[action.seat], action.colour, 1))
    )


def discard_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    owed = state.frames[-1].data_as(Owed).counts[seat]
    return (Handful(Discard, seat, part(game, state).tokens[seat], owed, owed),)


def discard(game: Game, state: GameState, action: Discard, out: Events) -> GameState:
    tokens = part(game, state).tokens
    left = put(tokens, action.seat, subtract(tokens[action.seat], action.tokens))
    return changed_part(game, answered(state, action.seat), tokens=left)


def three_points(game: Game, state: GameState) -> Outcome | None:
    winners = tuple(Seat(seat) for seat, points in enumerate(part(game, state).points) if points >= 3)
    return Outcome(winners, "win") if winners else None


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> ToyPart:
    here = part(game, state)
    if here.hidden is not None:
        return here
    dealt = game.seats if state.turn else state.frames[-1].data_as(int)
    left = [2] * KINDS
    if here.private[view.seat] is not None:
        left[here.private[view.seat]] -= 1  # type: ignore[index]
    private = list(here.private)
    for seat in range(game.seats):
        if seat != view.seat and seat < dealt:
            card = rng.choice([kind for kind in range(KINDS) for _ in range(left[kind])])
            left[card] -= 1
            private[seat] = card
    return replace(here, private=tuple(private), hidden=tuple(left))


TOY = Module(
    slot=SLOT,
    version=1,
    initial=initial,
    tables=lambda tables: {"flood": 30},
    script=lambda script: Script(("toy.deal",), ("toy.turn",)),
    steps=(
        Step("toy.deal", data=int, enter=deal_frame, choices=(Together((), deal_choices),)),
        Step("toy.turn", "prompt-turn", choices=(Together((SHOW,), turn_choices),)),
        Step("toy.dice", choices=(Together((), dice_choices),)),
        Step("toy.colour", "prompt-colour", choices=(Together((), colour_choices),)),
        Step("toy.discard", "prompt-discard", Owed, choices=(Together((), discard_choices),)),
    ),
    handlers={
        Deal: deal, Roll: roll, Pass: pass_turn, Show: show, Face: face, Choose: choose, Discard: discard,
    },
    answers={HAND_LIMIT: lambda game, state: 2},
    end_checks=(EndCheck(three_points),),
    options=(OptionSpec("flood", False, (False, True)),),
    determinise=determinise,
)  # fmt: skip


@record
class TidePart:
    tide: int


@record
class Give(Action):
    kind = "give"
    to: Seat


@record
class Gift(Event):
    giver: Seat
    to: Seat


TIDE_SLOT = Slot("toy-tide", TidePart)


def rise(game: Game, state: GameState, event: TurnBegan, out: Events) -> GameState:
    return TIDE_SLOT.put(game, state, TidePart(TIDE_SLOT.of(game, state).tide + 1))


def flooded(game: Game, state: GameState) -> Outcome | None:
    end = game.tables["flood"] if game.options["flood"] else 200
    return Outcome((), "tragic") if TIDE_SLOT.of(game, state).tide >= end else None


def must_give(game: Game, state: GameState, event: Scored, out: Events) -> GameState:
    """Who scores and has a token names a seat that gets one."""
    if not sum(part(game, state).tokens[event.seat]) or state.outcome:
        return state
    return push(state, Frame("toy-tide.give", 1 << event.seat))


def give_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    return (Among(tuple(Give(seat, Seat(to)) for to in range(game.seats) if to != seat)),)


def give(game: Game, state: GameState, action: Give, out: Events) -> GameState:
    tokens = part(game, state).tokens
    gift = list(handfuls(tokens[action.seat], 1))[-1]
    tokens = put(tokens, action.seat, subtract(tokens[action.seat], gift))
    out.append(Gift(action.seat, action.to))
    return changed_part(game, pop(state), tokens=put(tokens, action.to, add(tokens[action.to], gift)))


TIDE = Module(
    slot=TIDE_SLOT,
    version=1,
    initial=lambda game: TidePart(0),
    requires=("toy",),
    steps=(Step("toy-tide.give", "prompt-give", choices=(Together((), give_choices),)),),
    handlers={Give: give},
    answers={HAND_LIMIT: lambda game, state: 1},
    on={TurnBegan: rise, Scored: must_give},
    end_checks=(EndCheck(flooded, always=True),),
)

TOY_GAME: Ruleset = compose("toy", (TOY, TIDE), seats=(2, 3, 4))
