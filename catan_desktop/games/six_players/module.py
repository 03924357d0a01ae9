"""The module `six_players`: five or six seats, with more cards and with building between the turns.

It serves every game in which seats build in turns; with fewer than five seats it changes nothing.

Version history
    1: the first.

Rulings where the rule file is silent:
* A seat whose hand is smaller than the cheapest build is not asked in the special building phase: everybody can see
  that it has to pass.
* Nobody wins in the phase, the seat whose turn has just ended among them (it could only gain by another's loss).
* The second player's step counts as that seat's turn for its cards, for the robber and for victory (EXT-086, EXT-088).
* What a game adds to a turn between its actions and the phase also follows the second player's step, for that player.
"""

from __future__ import annotations

from operator import or_

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.frame import Position, answered, by_itself, pop, push, swap
from catan_desktop.kernel.game import Choices, Module, OptionSpec, Question, Script, Step, Together
from catan_desktop.kernel.ids import SeatMask
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics import development as cards
from catan_desktop.mechanics import trade, turn
from catan_desktop.mechanics.buying import least_cards, offers
from catan_desktop.mechanics.events import StepBegan
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS
from catan_desktop.mechanics.questions import MAY_WIN
from catan_desktop.mechanics.tables import Tables

from .actions import EndStep, PassBuilding
from .events import BuildingBegan, BuildingPassed, StepEnded

KEY = "six_players"
OPENING, BUILDING, PAIR_OPENING, PAIR, PAIR_END = (
    f"{KEY}.{step}" for step in ("opening", "building", "pair_opening", "pair", "pair_end")
)
PHASE, PAIRED = "special_building_phase", "paired_players"
FROM = 5
"""Least number of players."""
ACROSS = 3
"""Places by which the second player sits to the left of the first (EXT-081)."""
MORE_CARDS = {"knight": 6, "roads": 1, "plenty": 1, "monopoly": 1}
MORE_STOCK = 5
FORBIDDEN: Question[frozenset[str]] = Question(
    "kinds of action forbidden between turns", frozenset(), or_, neutral=True
)
"""() -> kinds that a scenario forbids in the special building phase and to the second player (EXT-072, EXT-091)."""


@record
class PairData:
    """Whose turn it is besides the second player's step."""

    first: Seat


@record
class PairEnd(PairData):
    """What comes after the actions of the second player."""

    index: int
    """Of the last step done, among those of a turn."""


def more_steps(given: Tables) -> Tables:
    """Building, cards and the bank have more steps (EXT-063, EXT-083)."""
    return replace(
        given,
        build_steps=(*given.build_steps, BUILDING, PAIR),
        card_steps=(*given.card_steps, PAIR),
        bank_steps=(*given.bank_steps, PAIR),
    )


def larger_box(given: Tables, seats: int) -> Tables:
    """24 cards of each resource and 34 development cards (EXT-004, EXT-005)."""
    if seats < FROM:
        return given
    deck = tuple(replace(spec, count=spec.count + MORE_CARDS.get(spec.key, 0)) for spec in given.cards)
    return replace(given, bank=tuple(count + MORE_STOCK for count in given.bank), cards=deck)


def script(given: Script) -> Script:
    """Return what comes between the actions of a turn and its end."""
    return given.insert_after(turn.ACTION, OPENING, BUILDING, PAIR_OPENING)


def in_force(game: Game) -> str:
    """The option's value; empty with fewer than five seats (EXT-080)."""
    return str(game.options["turn_rule"]) if game.seats >= FROM else ""


def has_phase(game: Game) -> bool:
    """True at a table with the special building phase."""
    return in_force(game) == PHASE


def has_pairs(game: Game) -> bool:
    """True at a table with paired players."""
    return in_force(game) == PAIRED


# the special building phase


def advance_opening(game: Game, state: GameState, out: Events) -> GameState:
    """Tell of the phase, if anybody can take part."""
    if has_phase(game) and participants(game, state):
        out.append(BuildingBegan(state.seat))
    return pop(state)


def participants(game: Game, state: GameState) -> SeatMask:
    """Everybody but the seat whose turn just ended, with enough cards for anything (EXT-061)."""
    least = least_cards(game)
    able = sum([1 << seat for seat, count in enumerate(HANDS.of(game, state).sizes) if count >= least])
    return able & ~(1 << state.seat)


def enter_building(game: Game, state: GameState) -> Frame:
    """The participants, clockwise from the left of the seat whose turn just ended (EXT-060, EXT-061)."""
    return Frame(BUILDING, participants(game, state) if has_phase(game) else 0)


def but_forbidden(choices: Choices) -> Choices:
    """Return choices without what a scenario forbids."""

    def allowed(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        found, forbidden = choices(game, state, seat), game.ask(FORBIDDEN, state)
        if not forbidden:
            return found
        return tuple(choice for choice in found if next(iter(choice)).kind not in forbidden)

    return allowed


USUAL = ("road", "settlement", "city", "card")
usual = but_forbidden(offers(lambda one: one.key in USUAL))
"""What almost every game sells stands first."""
others = but_forbidden(offers(lambda one: one.key not in USUAL and not one.steps))


def playable_cards(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every development card that may be played, in a game that has any."""
    return cards.card_choices(game, state, seat) if game.has(DEVELOPMENT.key) else ()


def pass_building(game: Game, state: GameState, action: PassBuilding, out: Events) -> GameState:
    """The next participant is asked."""
    out.append(BuildingPassed(action.seat))
    return answered(state, action.seat)


def may_win(game: Game, state: GameState) -> SeatMask:
    """From the end of the actions to the next turn nobody but the second of a pair in its step (EXT-068, EXT-088)."""
    position = state.frames[0].data_as(Position)
    if position.setup or position.index < game.ruleset.script.turn.index(OPENING):
        return game.everybody
    return game.everybody if any(frame.step in {PAIR, PAIR_END} for frame in state.frames) else 0


# paired players


def partner(game: Game, first: Seat) -> Seat:
    """The second player of the pair (EXT-081)."""
    return Seat((first + ACROSS) % game.seats)


def advance_pair(game: Game, state: GameState, out: Events) -> GameState:
    """The second player's step begins as a turn of its own."""
    state = pop(state)
    if not has_pairs(game):
        return state
    first, second = state.seat, partner(game, state.seat)
    out.append(StepBegan(second, first))
    return push(replace(state, seat=second), Frame(PAIR, 1 << second, PairData(first)))


def end_step(game: Game, state: GameState, action: EndStep, out: Events) -> GameState:
    """What follows the actions of a turn comes next."""
    data = state.frames[-1].data_as(PairData)
    return swap(state, Frame(PAIR_END, 0, PairEnd(data.first, game.ruleset.script.turn.index(turn.ACTION))))


def advance_end(game: Game, state: GameState, out: Events) -> GameState:
    """The next step that follows the actions of a turn; after the last one the turn is the first player's again."""
    data = state.frames[-1].data_as(PairEnd)
    index = game.turn.next_due(game, state, data.index + 1)
    if index < game.ruleset.script.turn.index(OPENING):
        state = swap(state, Frame(PAIR_END, 0, replace(data, index=index)))
        return push(state, game.turn.steps[index].entered(game, state))
    out.append(StepEnded(state.seat))
    return replace(pop(state), seat=data.first)


PASS = Act(PassBuilding, pass_building)
STEP_END = Act(EndStep, end_step, refusals=(("", turn.unfinished),))
SOLD, MORE_SOLD = Together((), usual), Together((), others)
"""What other modules have the rows of."""
SIX_PLAYERS = Module(
    slot=no_part(KEY),
    version=1,
    requires=("building", "trade"),
    tables=more_steps,
    tables_for=larger_box,
    script=script,
    steps=(
        Step(OPENING, enter=by_itself(OPENING), needed=has_phase, advance=advance_opening),
        Step(
            BUILDING,
            "prompt-special-building",
            enter=enter_building,
            needed=has_phase,
            choices=(PASS, SOLD),
            refusal=Reason("reason-special-building", rule="EXT-101"),
        ),
        Step(PAIR_OPENING, enter=by_itself(PAIR_OPENING), needed=has_pairs, advance=advance_pair),
        Step(
            PAIR,
            "prompt-pair-step",
            PairData,
            choices=(STEP_END, SOLD, Together((), playable_cards), Together((), trade.bank_choices)),
            refusal=Reason("reason-pair-step", rule="EXT-103"),
            stage=True,
        ),
        Step(PAIR_END, data=PairEnd, advance=advance_end),
    ),
    choices={BUILDING: (MORE_SOLD,), PAIR: (MORE_SOLD,)},
    answers={MAY_WIN: may_win},
    options=(OptionSpec("turn_rule", PHASE, (PHASE, PAIRED), seats=(5, 6)),),
)
