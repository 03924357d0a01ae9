"""A running game: who acts, what is refused, what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.kernel.errors import IllegalAction, RulesetError
from catan_desktop.kernel.event import TurnEnded
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec, seat_of
from tests.session import toy

ANN, BOB = Seat(0), Seat(1)


def table(*seats: str, seed: int = 5) -> Session:
    chosen = tuple(seat_of(seat, index) for index, seat in enumerate(seats or ("human", "human")))
    return Session.new(
        NewGame(ruleset="toy", seats=chosen, seed=seed), shelf_name="tests.session.toy", bots_in_process=True
    )


def pump(session: Session) -> int:
    count = 0
    while session.pump():
        count += 1
    return count


def test_the_seed_makes_the_board_and_the_luck() -> None:
    boards = [table(seed=seed).game.board for seed in (1, 1, 2)]
    assert boards[0] == boards[1] != boards[2]
    drawn = []
    for _ in range(2):
        session = table()
        session.submit(toy.Draft(ANN))
        assert session.actor() == CHANCE
        assert pump(session) == 1
        drawn.append(session.timeline.plies[-1].action)
    assert drawn[0] == drawn[1]


def test_a_wrong_table_is_refused_in_a_sentence() -> None:
    with pytest.raises(RulesetError, match="2, 3, 4 seats, not 5"):
        table(*["human"] * 5)
    with pytest.raises(RulesetError, match="no option 'size'"):
        Session.new(
            NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec()), options={"size": 3}), shelf_name="tests.session.toy"
        )


def test_a_refused_action_changes_nothing() -> None:
    session = table()
    session.submit(toy.Mark(ANN, 1))
    session.history.undo()
    before, view = session.state, session.view(ANN)
    nobody: Any = [ANN]
    for action in (toy.Mark(BOB, 1), toy.Mark(ANN, 77), toy.Nod(ANN, True), toy.Mark(nobody, 1)):
        reason = session.why_not(action)
        with pytest.raises(IllegalAction) as caught:
            session.submit(action)
        assert caught.value.reason == reason
    assert session.state is before
    assert session.view(ANN) is view
    assert session.history.redo()


def test_a_view_is_made_once_for_each_state_and_holds_no_secret_of_others() -> None:
    session = table()
    session.submit(toy.Pocket(ANN, 2))
    session.submit(toy.Peek(ANN))
    mine, other = session.view(ANN), session.view(BOB)
    assert session.view(ANN) is mine
    assert toy.part(mine.state).private == ((2,), None)
    assert toy.part(other.state).private == (None, ())
    assert toy.part(other.state).hidden is None
    assert mine.history[-2:] == (toy.Pocketed(ANN, 2), toy.Peeked(ANN, 7))
    assert other.history[-2:] == (toy.Pocketed(ANN, None), toy.Peeked(ANN, None))
    session.submit(toy.Mark(ANN, 0))
    assert session.view(ANN) is not mine


def test_undo_and_redo_walk_through_the_same_states() -> None:
    session = table()
    states, histories = [session.state], [session.view(BOB).history]
    for field in range(3):
        session.submit(toy.Mark(ANN, field))
        states.append(session.state)
        histories.append(session.view(BOB).history)
    for back in (2, 1, 0):
        assert session.history.undo()
        assert session.state is states[back]
        assert session.view(BOB).history == histories[back]
    assert not session.history.undo()
    assert session.history.undo_block() is not None
    for forth in (1, 2, 3):
        assert session.history.redo()
        assert session.state is states[forth]
        assert session.view(BOB).history == histories[forth]
    assert not session.history.redo()


def test_redo_is_gone_after_a_new_action() -> None:
    session = table()
    session.submit(toy.Mark(ANN, 0))
    assert session.history.undo()
    session.submit(toy.Mark(ANN, 1))
    assert not session.history.redo()
    assert session.history.redo_block() is not None


def test_a_course_that_begins_later_tells_what_was_seen_before_each_of_its_actions() -> None:
    session = table()
    for field in range(4):
        session.submit(toy.Mark(ANN, field))
    late = Timeline(2, (session.timeline.state_at(2), ()))
    for ply in session.timeline.plies[2:]:
        late.add(ply.action, (ply.state, ply.events))
    assert late.history(BOB, 3) == ()
    assert late.history(BOB, 4) == (toy.Marked(ANN, 2),)
    assert late.history(BOB) == (toy.Marked(ANN, 2), toy.Marked(ANN, 3))


def block(session: Session) -> str | None:
    reason = session.history.undo_block()
    return reason.key if reason else None


def test_undo_stops_at_chance() -> None:
    session = table()
    session.submit(toy.Draft(ANN))
    assert block(session) is None
    pump(session)
    assert block(session) == "reason-undo-chance"
    session.submit(toy.Mark(ANN, 0))
    assert session.history.undo()
    assert not session.history.undo()


def test_undo_stops_where_a_secret_was_shown_but_not_at_ones_own() -> None:
    session = table()
    session.submit(toy.Pocket(ANN, 2))
    assert block(session) is None
    session.submit(toy.Peek(ANN))
    assert block(session) == "reason-undo-secret"
    assert not session.history.undo()


def test_undo_stops_where_another_seat_acted() -> None:
    session = table()
    session.submit(toy.Ask(ANN))
    session.submit(toy.Nod(BOB, True))
    assert session.history.undo()
    assert session.actor() == BOB
    assert block(session) == "reason-undo-other-seat"
    session.submit(toy.Nod(BOB, False))
    session.submit(toy.Mark(ANN, 0))
    assert session.history.undo()
    assert block(session) == "reason-undo-other-seat"


def test_undo_stops_at_what_a_bot_did() -> None:
    session = table("human", "bot:random")
    session.submit(toy.Ask(ANN))
    assert session.pump()
    assert block(session) == "reason-undo-bot"


def test_the_end_of_a_turn_can_be_taken_back_until_somebody_acts() -> None:
    session = table()
    events = session.submit(toy.End(ANN))
    assert TurnEnded(ANN, 1) in events
    assert session.history.undo()
    assert session.actor() == ANN


def test_undo_of_the_turn_goes_to_its_beginning() -> None:
    session = table()
    session.submit(toy.Mark(ANN, 0))
    session.submit(toy.End(ANN))
    begin = session.ply
    session.submit(toy.Mark(BOB, 0))
    session.submit(toy.Mark(BOB, 1))
    assert session.history.undo_turn()
    assert session.ply == begin
    assert session.state.seat == BOB
    assert [session.history.redo(), session.history.redo(), session.history.redo()] == [True, True, False]


def test_undo_to_a_ply_goes_as_far_as_it_may() -> None:
    session = table()
    for field in range(4):
        session.submit(toy.Mark(ANN, field))
    assert session.history.undo_to(2)
    assert session.ply == 2
    session.submit(toy.Draft(ANN))
    pump(session)
    session.submit(toy.Mark(ANN, 4))
    assert not session.history.undo_to(1)
    assert session.ply == 4


def test_a_bot_may_take_a_seat_and_give_it_back() -> None:
    session = table()
    assert pump(session) == 0
    session.set_seat(ANN, SeatSpec(kind="bot", level="random"))
    assert session.pump()
    assert session.timeline.plies[0].action.seat == ANN
    while session.actor() == CHANCE:
        session.pump()
    session.set_seat(ANN, SeatSpec(name="Ann"))
    session.set_seat(BOB, SeatSpec(name="Bob"))
    assert not session.pump()


def test_bots_alone_finish_the_game_and_every_event_is_kept() -> None:
    session = table("bot:random", "bot:random", "bot:random")
    pump(session)
    assert session.outcome is not None
    assert session.actor() is None
    assert session.standings()[session.outcome.winners[0]].rank == 1
    plies = [ply for ply, _ in session.timeline.events()]
    assert plies == sorted(plies)
    assert plies[-1] == session.ply


@pytest.mark.parametrize("text", ["robot", "bot:genius", "human:\n", ""])
def test_a_strange_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"seat|level|printable"):
        seat_of(text)
