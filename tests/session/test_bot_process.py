"""The bots' process: it answers as bots here would, never holds the window up, and may die."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from catan_desktop.bots import levels
from catan_desktop.bots.advice import Advice
from catan_desktop.bots.bot import bot_rng, bot_seed, only_answer
from catan_desktop.bots.table import describe
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import Observation
from catan_desktop.session import bot_process
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.session import toy

SHELF = "tests.session.toy"
BOTS = (SeatSpec(kind="bot", level="random"),) * 2


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session.new(NewGame(ruleset="toy", seats=BOTS, seed=11), shelf_name=SHELF)
    yield session
    session.close()


def here(seed: int = 11) -> Session:
    return Session.new(NewGame(ruleset="toy", seats=BOTS, seed=seed), shelf_name=SHELF, bots_in_process=True)


PATIENCE_SECONDS = 200.0
"""So long it may take on a machine that has much else to do."""


def until(session: Session, done: Callable[[], bool]) -> None:
    """Pump until then."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not done():
        assert time.monotonic() < end, "the bots do not answer"
        if not session.pump():
            time.sleep(0.001)


def test_the_worker_plays_the_same_game_as_bots_in_this_process(session: Session) -> None:
    until(session, lambda: session.outcome is not None)
    other = here()
    while other.pump():
        pass
    assert session.timeline.log() == other.timeline.log()
    assert session.state == other.state
    assert session.notices == []


def test_the_worker_gets_neither_seed_nor_secrets() -> None:
    session = Session.new(NewGame(ruleset="toy", seats=BOTS, seed=987654321987), shelf_name=SHELF)
    session.submit(toy.Pocket(Seat(0), 2))
    sent = describe(session.game, SHELF)
    assert str(987654321987) not in repr(sent) + repr(bot_seed(987654321987))
    view = pickle.loads(pickle.dumps(session.view(Seat(1))))
    assert toy.part(view.state).private[0] is None
    assert toy.part(view.state).hidden is None
    session.close()


def test_thoughts_differ_by_seat_and_ply_and_never_tell_the_dice() -> None:
    numbers = {
        bot_rng(bot_seed(seed), Seat(seat), ply).random() for seed in (1, 2) for seat in (0, 1) for ply in (0, 1)
    }
    assert len(numbers) == 8
    assert bot_seed(1) != bot_seed(2)


def slain(session: Session, how: signal.Signals = signal.SIGKILL) -> int:
    """End the process of the bots from outside, as a system without memory would; the number it had."""
    assert session.bots.worker is not None
    pid = session.bots.worker.process_id
    assert pid is not None
    os.kill(pid, how)
    return pid


def told(session: Session) -> list[str]:
    return [notice.key for notice in session.notices]


def same_as_here(session: Session) -> bool:
    """Whether the game went as it goes where nothing dies."""
    other = here()
    while other.ply < session.ply:
        other.pump()
    return session.timeline.log() == other.timeline.log()


def test_a_worker_killed_while_it_thinks_is_told_of_and_replaced_and_asked_the_same_again(session: Session) -> None:
    until(session, lambda: session.ply >= 3)
    worker = session.bots.worker
    assert worker is not None
    before = slain(session, signal.SIGSTOP)
    score = Path(f"/proc/{before}/oom_score_adj")
    assert not score.exists() or int(score.read_text()) > 0, "without memory the system should end the bots first"
    until(session, lambda: worker.asked)
    ply = session.ply
    slain(session)
    until(session, lambda: session.ply >= ply + 5)
    assert session.bots.process_id not in {None, before}
    assert told(session) == ["bots-restarted"]
    assert same_as_here(session)


def test_a_worker_that_hangs_is_replaced_without_holding_anybody_up(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(session, lambda: session.ply >= 3)
    worker = session.bots.worker
    assert worker is not None
    slain(session, signal.SIGSTOP)
    until(session, lambda: worker.asked)
    monkeypatch.setattr(bot_process, "PATIENCE_SECONDS", -10.0)
    assert not session.pump()
    monkeypatch.setattr(bot_process, "PATIENCE_SECONDS", 30.0)
    assert session.bots.worker is None
    until(session, lambda: session.ply >= 8)
    assert told(session) == ["bots-restarted"]
    assert same_as_here(session)


@pytest.fixture
def lost_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This process stands in a folder that is gone."""
    if os.name == "nt":
        pytest.skip("there nobody can take it away")
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()


@pytest.mark.usefixtures("lost_folder")
def test_the_bots_own_process_begins_where_the_working_folder_is_gone(session: Session) -> None:
    until(session, lambda: session.outcome is not None)
    assert session.bots.process_id is not None
    assert told(session) == []
    assert same_as_here(session)


def test_a_worker_that_never_begins_is_given_up(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "PATIENCE_SECONDS", -10.0)
    until(session, lambda: session.outcome is not None)
    assert told(session) == ["bots-none"]


class Babbling:
    """A worker process that cannot be understood."""

    def __init__(self, spec: object) -> None:
        del spec

    def poll(self) -> None:
        raise pickle.UnpicklingError("invalid load key")

    def close(self) -> None:
        raise OSError("it does not listen either")


def test_whatever_is_wrong_with_a_worker_counts_as_its_death(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "Worker", Babbling)
    until(session, lambda: session.outcome is not None)
    assert told(session) == ["bots-none"]


def test_after_a_second_death_in_a_row_a_bot_in_this_process_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(NewGame(ruleset="watch", seats=BOTS * 2, seed=5))
    try:
        until(session, lambda: session.bots.worker is not None and session.bots.worker.asked)
        slain(session)
        until(session, lambda: session.bots.process_id is None)
        until(session, lambda: session.bots.process_id is not None)
        slain(session)
        until(session, lambda: told(session) == ["bots-restarted", "bots-gone"])
        chosen = bot_process.stand_in(session.game, session.view(Seat(session.actor() or 0)), session.bots._luck)
        ply = session.ply
        assert session.pump(), "it answers at once"
        assert session.timeline.plies[ply].action == chosen
        until(session, lambda: session.ply >= ply + 20)
        assert session.bots.process_id is None, "no third process"
        assert told(session) == ["bots-restarted", "bots-gone"], "told once"
    finally:
        session.close()


def test_deaths_far_apart_are_borne_until_there_are_too_many(session: Session) -> None:
    session.bots._begun = True
    for _ in range(bot_process.DEATHS):
        session.bots._in_a_row = 0
        session.bots._died(EOFError())
    assert told(session) == ["bots-restarted"] * (bot_process.DEATHS - 1) + ["bots-gone"]


def test_when_no_worker_lives_the_bots_go_on_with_a_notice(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Session.new(NewGame(ruleset="toy", seats=BOTS), shelf_name=SHELF)
    spec = describe(broken.game, "tests.session.no_such_shelf")
    broken.bots._spec = spec
    until(broken, lambda: broken.outcome is not None)
    assert told(broken) == ["bots-none"], "once, and not as if it were chance"
    broken.close()


class Confused:
    """A bot that answers nonsense on seat 0 and fails on seat 1."""

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        if view.seat:
            raise RuntimeError("no idea")
        return toy.Nod(Seat(0), True)


def test_a_bot_that_errs_is_replaced_by_any_legal_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.BOTS, "random", lambda personality, budget: Confused())
    session = here()
    while session.pump():
        pass
    assert session.outcome is not None
    assert {dict(notice.arguments)["seat"] for notice in session.notices} == {1, 2}
    assert {notice.key for notice in session.notices} == {"bot-failed"}


def test_nobody_thinks_about_what_has_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(NewGame(ruleset="watch", seats=BOTS, seed=3))
    monkeypatch.setattr("catan_desktop.session.bot_process.Worker", None)
    while (seat := session.actor()) == CHANCE or only_answer(session.view(Seat(seat or 0)).decision) is not None:
        assert session.pump()
    assert session.ply > 0
    assert session.bots.worker is None


def asked(session: Session, seat: Seat) -> Advice | Reason:
    """The advice for a seat."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        found = session.bots.advise(session.view(seat))
        if found is not None:
            return found
        time.sleep(0.002)
    raise AssertionError("no advice comes")


def person_to_move(*, here: bool = False) -> Session:
    """A game in which a person is asked for the first time."""
    seats = (SeatSpec(name="Ann"), *BOTS)
    session = Session.new(NewGame(ruleset="watch", seats=seats, seed=5), bots_in_process=here)
    until(session, lambda: session.actor() == Seat(0))
    return session


def test_the_worker_advises_as_this_process_would() -> None:
    far, near = person_to_move(), person_to_move(here=True)
    try:
        far.bots.seconds = near.bots.seconds = 0.1
        advice, again = asked(far, Seat(0)), asked(near, Seat(0))
        assert isinstance(advice, Advice)
        assert isinstance(again, Advice)
        assert any(advice.action in choice for choice in far.view(Seat(0)).decision.choices)  # type: ignore[union-attr]
        assert advice.grounds
        assert again.grounds
    finally:
        far.close()


def test_a_stale_advice_is_not_taken_for_a_bots_move_nor_the_other_way() -> None:
    session = person_to_move()
    try:
        assert session.bots.advise(session.view(Seat(0))) is None, "it is being thought about"
        action = next(iter(session.view(Seat(0)).decision.choices[0]))  # type: ignore[union-attr]
        session.submit(action)
        moved = session.ply + 1
        until(session, lambda: session.ply > moved or session.actor() == Seat(0))
        assert session.notices == []
    finally:
        session.close()


def test_a_game_without_judgement_gives_no_advice(session: Session) -> None:
    found = asked(session, Seat(0))
    assert isinstance(found, Reason)
    assert found.key == "advice-none"


def test_neither_asking_nor_closing_waits_for_a_thought() -> None:
    """A process that stands still never answers: whoever waited for it would wait for ever."""
    session = person_to_move()
    assert session.bots.advise(session.view(Seat(0))) is None
    process = slain(session, signal.SIGSTOP)
    assert session.bots.advise(session.view(Seat(0))) is None
    session.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
