"""A shelf with one small game that has all a session must cope with: chance, secrets, answers of others, a board.

On a turn a seat marks fields of its strip, peeks at a hidden number, hides a token in its own pocket, draws a secret
card by chance, asks the next seat for a nod, and ends its turn. Marking six fields wins.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among, Choice, Draw, Only, OnSites
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.event import Event, TurnBegan
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import EndCheck, Events, Game, Module, OptionSpec, Script, Step, Together
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Options, Ruleset, compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState, Outcome

FIELDS = 6


@record
class Strip:
    """The board: a number for each field."""

    numbers: tuple[int, ...]


@record
class Strips:
    marks: tuple[int, ...]
    peeked: bool
    private: tuple[tuple[int, ...] | None, ...]
    """By seat: the cards drawn and the tokens in the pocket."""
    hidden: int | None


@record
class Asked:
    """Who asked for the nod."""

    asker: Seat


@record
class Mark(Action):
    kind = "mark"
    field: int


@record
class Peek(Action):
    kind = "peek"


@record
class Pocket(Action):
    kind = "pocket"
    token: int


@record
class Draft(Action):
    kind = "draft"


@record
class Card(Action):
    kind = "card"
    card: int


@record
class Ask(Action):
    kind = "ask"


@record
class Nod(Action):
    kind = "nod"
    yes: bool


@record
class End(Action):
    kind = "end"


@record
class Peeked(Event):
    seen_by: ClassVar = {"number": ("seat",)}
    seat: Seat
    number: int | None


@record
class Pocketed(Event):
    seen_by: ClassVar = {"token": ("seat",)}
    seat: Seat
    token: int | None


@record
class Drawn(Event):
    seen_by: ClassVar = {"card": ("seat",)}
    seat: Seat
    card: int | None


@record
class Marked(Event):
    seat: Seat
    field: int


SLOT = Slot("toy", Strips)


def part(state: GameState) -> Strips:
    (only,) = state.parts
    assert isinstance(only, Strips)
    return only


def changed(state: GameState, **changes: Any) -> GameState:
    return replace(state, parts=(replace(part(state), **changes),))


def put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def keep(state: GameState, seat: int, token: int) -> GameState:
    own = part(state).private[seat]
    assert own is not None
    return changed(state, private=put(part(state).private, seat, (*own, token)))


def initial(game: Game) -> Strips:
    return Strips((0,) * game.seats, False, ((),) * game.seats, 7)


def turn(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    here = part(state)
    free = (1 << FIELDS) - 1 & ~here.marks[seat]
    peek = () if here.peeked else (Only(Peek(seat)),)
    pocket = (Among((Pocket(seat, 1), Pocket(seat, 2))),)
    return (OnSites(Mark, seat, "field", free), *peek, *pocket, Only(Draft(seat)), Only(Ask(seat)), Only(End(seat)))


def mark(game: Game, state: GameState, action: Mark, out: Events) -> GameState:
    out.append(Marked(action.seat, action.field))
    marks = part(state).marks
    return changed(state, marks=put(marks, action.seat, marks[action.seat] | 1 << action.field))


def peek(game: Game, state: GameState, action: Peek, out: Events) -> GameState:
    out.append(Peeked(action.seat, part(state).hidden))
    return changed(state, peeked=True)


def pocket(game: Game, state: GameState, action: Pocket, out: Events) -> GameState:
    out.append(Pocketed(action.seat, action.token))
    return keep(state, action.seat, action.token)


def draft(game: Game, state: GameState, action: Draft, out: Events) -> GameState:
    return push(state, Frame("toy.card", 1 << CHANCE))


def cards(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    return (Draw(tuple(Card(CHANCE, card) for card in range(10)), (1,) * 10),)


def card(game: Game, state: GameState, action: Card, out: Events) -> GameState:
    out.append(Drawn(state.seat, action.card))
    return keep(pop(state), state.seat, action.card)


def ask(game: Game, state: GameState, action: Ask, out: Events) -> GameState:
    return push(state, Frame("toy.nod", 1 << (action.seat + 1) % game.seats, Asked(action.seat)))


def answers(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    return (Among((Nod(seat, True), Nod(seat, False))),)


def nod(game: Game, state: GameState, action: Nod, out: Events) -> GameState:
    return pop(state)


def end(game: Game, state: GameState, action: End, out: Events) -> GameState:
    return pop(state)


def full(game: Game, state: GameState) -> Outcome | None:
    winners = tuple(Seat(seat) for seat, marks in enumerate(part(state).marks) if marks.bit_count() == FIELDS)
    return Outcome(winners, "win") if winners else None


def fresh_turn(game: Game, state: GameState, event: TurnBegan, out: Events) -> GameState:
    return changed(state, peeked=False)


def module(version: int = 1) -> Module[Strips]:
    return Module(
        slot=SLOT,
        version=version,
        initial=initial,
        script=lambda script: Script((), ("toy.turn",)),
        steps=(
            Step("toy.turn", "prompt-turn", choices=(Together((), turn),)),
            Step("toy.card", choices=(Together((), cards),)),
            Step("toy.nod", "prompt-nod", Asked, choices=(Together((), answers),)),
        ),
        handlers={
            Mark: mark, Peek: peek, Pocket: pocket, Draft: draft, Card: card, Ask: ask, Nod: nod, End: end,
        },
        on={TurnBegan: fresh_turn},
        end_checks=(EndCheck(full),),
        options=(OptionSpec("layout", "short", ("short", "long")),),
    )  # fmt: skip


def make_board(seats: int, options: Options, rng: Random) -> Strip:
    return Strip(tuple(rng.randrange(100) for _ in range(5 if options["layout"] == "long" else 2)))


RULESETS = {"toy": compose("toy", (module(),), (2, 3, 4), make_board, Strip)}


def ruleset(key: str) -> Ruleset:
    if key not in RULESETS:
        raise RulesetError(f"there is no ruleset {key!r}")
    return RULESETS[key]


@record
class Place:
    seat: Seat
    points: int
    public: int
    rank: int
    sources: tuple[tuple[str, int], ...]


def standings(game: Game, state: GameState) -> tuple[Place, ...]:
    points = [marks.bit_count() for marks in part(state).marks]
    return tuple(
        Place(Seat(seat), own, own, 1 + sum(other > own for other in points), (("marks", own),))
        for seat, own in enumerate(points)
    )
