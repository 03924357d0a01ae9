"""A new event and a new action each take one row: what is offered, refused, shown, said and heard follows from it.

What is written here for the explorers is what `CONTRIBUTING.md` tells of: a record and a row of each.
"""

from __future__ import annotations

from random import Random

from catan_desktop.kernel import Act, Action, Events, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.engine import actor, apply, decision, observe, start, why_not
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics import turn
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.parts import hand_of, with_hand
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.view.panels import PANELS
from catan_desktop.present.event_rows import EventRow, EventTable
from catan_desktop.present.models.panels import ActionButton
from catan_desktop.present.panel_view import table_model
from catan_desktop.present.tiles import why_grey
from catan_desktop.present.words import Who, Words, because, words
from tests.guide.explorers import MODULE, MODULES, SLOT, island
from tests.recipes import set_table

A = Seat(0)
CLOTH, POOR = (0, 1, 0), (0, 0, 0)


@record
class SailsMended(Event):
    """The sails of a seat are whole."""

    seat: Seat


@record
class MendSails(Action):
    """Bought for a card of cloth."""


@record
class Sing(Action):
    """A song of the crew that has found nothing yet."""


def mend(game: Game, state: GameState, action: MendSails, out: Events) -> GameState:
    """The table hears of it."""
    out.append(SailsMended(action.seat))
    return state


def found(game: Game, state: GameState, action: Sing) -> bool:
    """The crew has something better to do."""
    return SLOT.of(game, state).found[action.seat] > 0


EVENT = EventRow("sails-mended", "who", "good", "sails", indent=True, sound="card")
SONG = Act(
    Sing,
    lambda game, state, action, out: state,
    refusals=(("reason-found", found),),
    elsewhere=lambda game, state, action: turn.too_early(state),
)
SAILS = Purchase(key="sails", action=MendSails, cost=CLOTH, does=mend, nowhere=Reason("reason-sailing"))


def before_the_roll() -> tuple[Game, GameState]:
    """The explorers with the rows, when seat 0 may roll."""
    module = replace(MODULE, choices={turn.ACTION: (*MODULE.choices[turn.ACTION], SONG)})
    rules = compose("explorers", (*MODULES[:-1], selling(module, SAILS)), (2, 3, 4), island, Island)
    game, rng = set_table(rules, 2, {}, 1), Random(1)
    state, _ = start(game)
    while actor(state) != A:
        now = decision(game, state, Seat(actor(state) or 0))
        assert now is not None
        state, _ = apply(game, state, now.choices[0].sample(rng))
    return game, state


def in_action(hand: tuple[int, ...]) -> tuple[Game, GameState]:
    """The same after a roll of 7, with a hand."""
    game, state = before_the_roll()
    for line in ("0 roll", "* dice 3 4"):
        state, _ = apply(game, state, decode(game, line))
    return game, with_hand(game, state, A, hand)


def offered(game: Game, state: GameState) -> set[str]:
    """The kinds of what seat 0 is offered."""
    now = decision(game, state, A)
    assert now is not None
    return {next(iter(choice)).kind for choice in now.choices}


def refusal(game: Game, state: GameState, action: Action) -> str:
    """The key of the reason; empty for none."""
    reason = why_not(game, state, action)
    return "" if reason is None else reason.key


def button(game: Game, state: GameState) -> ActionButton:
    """The button of what is sold."""
    (shown,) = table_model({"hands": PANELS}, game, observe(game, state, A)).buttons
    return shown


def grey(game: Game, state: GameState) -> Words | None:
    """Why nobody can sing."""
    return why_grey(game, observe(game, state, A), Sing)


def test_choices_and_reasons_follow_from_the_row_of_an_action() -> None:
    game, state = in_action(CLOTH)
    assert {"sing", "mend_sails"} <= offered(game, state)
    assert (refusal(game, state, Sing(A)), refusal(game, state, MendSails(A))) == ("", "")
    game, state = in_action(POOR)
    part = SLOT.of(game, state)
    state = SLOT.put(game, state, replace(part, found=(1, 0)))
    assert not {"sing", "mend_sails"} & offered(game, state)
    assert (refusal(game, state, Sing(A)), refusal(game, state, MendSails(A))) == ("reason-found", "reason-cannot-pay")
    game, state = before_the_roll()
    assert {refusal(game, state, action) for action in (Sing(A), MendSails(A))} == {"reason-roll-first"}


def test_the_button_and_why_it_is_grey_follow_from_the_row_of_an_action() -> None:
    game, state = in_action(CLOTH)
    able = button(game, state)
    assert (able.key, able.name, able.kinds, able.reason) == ("sails", words("name-sails"), ("mend_sails",), None)
    assert grey(game, state) is None
    game, state = in_action(POOR)
    poor = button(game, state)
    assert (poor.price, poor.missing) == (able.price, able.price)
    assert poor.reason == because(SAILS.unpaid)
    part = SLOT.of(game, state)
    assert grey(game, SLOT.put(game, state, replace(part, found=(1, 0)))) == because(Reason("reason-found"))
    game, state = before_the_roll()
    assert grey(game, state) == button(game, state).reason == because(game.ruleset.cited(SAILS.early))


def test_what_an_action_does_is_paid_for_and_told() -> None:
    game, state = in_action(CLOTH)
    after, happened = apply(game, state, MendSails(A))
    assert happened == (SailsMended(A),)
    assert hand_of(game, after, A) == POOR


def test_line_icon_and_sound_follow_from_the_row_of_an_event() -> None:
    game, _ = before_the_roll()
    table = EventTable({SailsMended: EVENT})
    (line,) = table.texts(game, SailsMended(A))
    assert line.words == words("event-sails-mended", who=Who(A))
    assert (line.row.tone, line.row.icon, line.row.indent) == ("good", "sails", True)
    (cue,) = table.cues(game, SailsMended(A))
    assert (cue.kind, cue.sound) == ("heard", "card")
    assert table.shows(SailsMended)
