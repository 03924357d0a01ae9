"""Several people at one screen: who sees which hand, and when the curtain is needed."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.rules.settlers.part import purse, settlers
from catan_desktop.session.session import Session
from catan_desktop.ui.widgets import LogPanel
from tests.ui.table.table import Table, advance, at_step, new_session


def hotseat(*, turn: int = 0, humans: tuple[int, ...] = (0, 1, 2)) -> Table:
    """A game of the Watch in which people sit on some of three seats."""

    def wanted(session: Session) -> bool:
        return session.state.turn >= turn and (not turn or at_step("settlers.action")(session))

    return Table(advance(new_session("watch", humans, seats=3, seed=4), wanted, 4))


def anything(table: Table, luck: Random) -> None:
    """Let the looking person do anything legal."""
    looker = table.scene.looker
    assert looker is not None
    decision = table.session.view(looker).decision
    assert decision is not None
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    table.scene.submit(luck.choice([choice for choice in decision.choices if choice.count()]).sample(luck))


def due(table: Table) -> Seat | None:
    """Whose curtain is down."""
    return table.curtain.seat if table.curtain is not None else None


def shown_hand(table: Table) -> tuple[int, ...]:
    """The cards at the bottom of the table."""
    return tuple(count for _, count in table.scene.model.hand.resources)


def asked(table: Table) -> Seat | None:
    """The person who must act, if it is not for chance or a bot."""
    actor = table.session.actor()
    return actor if actor is not None and actor != CHANCE and table.session.seats[actor].human else None


@pytest.mark.rule("BASE-202")
def test_a_hand_is_shown_to_its_owner_alone_after_the_curtain() -> None:
    table, luck = hotseat(turn=1), Random(8)
    lifted: list[Seat] = []
    before: Seat | None = None
    for _ in range(250):
        if table.curtain is not None:
            table.kit.ledger.on = True
            table.draw()
            words = table.kit.ledger.texts()
            table.kit.ledger.on = False
            assert table.words.tr("curtain-pass") in words
            assert table.words.tr("chronicle") not in words
            lifted.append(table.curtain.seat)
            table.lift()
            before = lifted[-1]
        assert table.scene.looker == before, "another hand without a curtain"
        assert before is not None
        assert shown_hand(table) == purse(settlers(table.session.state), before).hand
        if asked(table) == before:
            anything(table, luck)
        table.step(0.2)
    assert {Seat(0), Seat(1), Seat(2)} == set(lifted)


@pytest.mark.rule("BASE-202")
def test_no_curtain_is_needed_before_anybody_has_a_card() -> None:
    table, luck = hotseat(), Random(3)
    table.lift()
    passed = [table.scene.looker]
    while table.curtain is None:
        if table.scene.looker != passed[-1]:
            passed.append(table.scene.looker)
            assert not any(shown_hand(table))
            assert any(table.port.sittings[table.scene.seat].name in toast for toast in table.toasts)
        if asked(table) == table.scene.looker:
            anything(table, luck)
        table.step(0.2)
    assert len(passed) > 2
    assert any(count for _, count in table.port.model(table.curtain.seat).hand.resources)


def test_the_last_person_gets_the_own_hand_when_another_became_a_bot() -> None:
    table, luck = hotseat(turn=1, humans=(0, 1)), Random(5)
    table.lift()
    looker = table.scene.looker
    assert looker is not None
    other = Seat(1 - looker)
    table.scene.reseat(looker, "random")
    table.step(0.2)
    assert due(table) == other
    table.lift()
    assert table.scene.looker == other
    for _ in range(100):
        assert due(table) is None
        if asked(table) == other:
            anything(table, luck)
        table.step(0.2)


def test_an_answer_in_anothers_turn_does_not_shorten_what_is_told_at_the_own() -> None:
    table, luck = hotseat(turn=2), Random(2)
    table.lift()
    own: dict[Seat, int] = {}
    turns: dict[Seat, int] = {}
    answered, told = set(), 0
    for _ in range(1500):
        if told == 3:
            break
        if table.curtain is not None:
            seat = table.curtain.seat
            table.lift()
            if table.scene.model.active != seat:
                answered.add(seat)
            else:
                fresh = [line for line in table.scene.lines() if line.key > own.get(seat, table.session.ply)]
                if fresh and seat in answered:
                    log = table.find("chronicle-all")
                    assert isinstance(log, LogPanel)
                    assert list(log.lines) == fresh
                    title = table.scene.root.dialogs[-1].title
                    same = turns[seat] == table.scene.model.turn
                    assert title == table.words.tr("summary-meanwhile" if same else "summary-title")
                    told += 1
                answered.discard(seat)
                own[seat], turns[seat] = table.session.ply, table.session.state.turn
        looker = table.scene.looker
        if asked(table) == looker and looker is not None:
            anything(table, luck)
        table.step(0.2)
        if looker is not None and table.session.state.seat == looker:
            own[looker], turns[looker] = table.session.ply, table.session.state.turn
    assert told == 3
