"""A session lives through anything in any order: acts and refused acts, undo and redo, saves, other people, reopening.

In CI few lives, always the same; more on demand: `SESSION_LIVES=2000 pytest -n 0 tests/fuzz/test_session_machine.py`.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.errors import IllegalAction, SaveError
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.state import GameState
from catan_desktop.session import saves
from catan_desktop.session.autosave import AutoSaver
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.settings import load as load_settings
from catan_desktop.session.settings import save as save_settings
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.contract import check_invariants, check_veiled
from tests.fuzz.hostile import Memory, tries
from tests.playing import pick
from tests.recipes import agreeing

LIVES = int(os.environ.get("SESSION_LIVES", "0"))
DATE = "2030-01-02T03:04:05Z"
NAMES = st.sampled_from(["", "Ann", "Zoë", "Ёжик", "O'Neil; DROP", "名前", "a" * 40])
NUMBERS = st.integers(0, 2**32)


class Life(RuleBasedStateMachine):
    """What a session should be, kept beside it in the plainest way: every state and what was told, in a list."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="catan_desktop-life-"))
        self.keeper: AutoSaver | None = None
        self.session: Session | None = None
        self.done: list[tuple[GameState, Action | None, tuple[Event, ...]]] = []
        self.undone: list[tuple[GameState, Action | None, tuple[Event, ...]]] = []
        self.memory = Memory()
        self.settings = Settings()

    @property
    def live(self) -> Session:
        assert self.session is not None
        return self.session

    @initialize(key=st.sampled_from(list(RULESETS)), choice=NUMBERS, seed=st.integers(0, 2**63 - 1))
    def begin(self, key: str, choice: int, seed: int) -> None:
        ruleset, rng = RULESETS[key], Random(choice)
        seats = rng.choice(ruleset.seats)
        options = {spec.key: rng.choice(spec.choices) for spec in ruleset.options if rng.random() < 0.3}
        options = agreeing(ruleset, options)
        sitting = tuple(SeatSpec(colour=index) for index in range(seats))
        self.keeper = AutoSaver(self.folder)
        spec = NewGame(ruleset=key, seats=sitting, options=options, seed=seed)
        self.session = Session.new(spec, keeper=self.keeper, clock=lambda: DATE, bots_in_process=True)
        self.done = [(self.live.state, None, self.live.timeline.start_events)]

    def teardown(self) -> None:
        if self.session is not None:
            self.session.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _did(self, action: Action, events: tuple[Event, ...]) -> None:
        self.done.append((self.live.state, action, events))
        self.undone.clear()
        self.memory.learn(action, encode(self.live.game, action))

    def _act(self, rng: Random) -> bool:
        """Somebody, or chance, does something legal."""
        seat = self.live.actor()
        if seat is None:
            return False
        asked = decision(self.live.game, self.live.state, seat)
        assert asked is not None
        drawn = asked.choices[0]
        action = drawn.sample(rng) if isinstance(drawn, Draw) else pick(asked, rng)
        self._did(action, self.live.submit(action))
        return True

    @rule(choice=NUMBERS, times=st.integers(1, 25))
    def act(self, choice: int, times: int) -> None:
        rng = Random(choice)
        for _ in range(times):
            if not self._act(rng):
                break

    @precondition(lambda self: self.memory.kinds)
    @rule(choice=NUMBERS)
    def act_against_the_rules(self, choice: int) -> None:
        rng = Random(choice)
        before = self._seen()
        for one in tries(self.live.game, self.memory.any(rng), self.memory, rng, 6):
            if one.action is None or self.live.why_not(one.action) is None:
                continue
            with pytest.raises(IllegalAction) as caught:
                self.live.submit(one.action)
            assert caught.value.reason == self.live.why_not(one.action)
        assert self._seen() == before

    @rule(times=st.integers(1, 8))
    def pump(self, times: int) -> None:
        for _ in range(times):
            ply = self.live.ply
            happened = self.live.pump()
            assert happened == (self.live.ply == ply + 1)
            if not happened:
                seat = self.live.actor()
                assert seat is None or (seat != CHANCE and self.live.seats[seat].human), "bots and chance have stopped"
                break
            last = self.live.timeline.plies[-1]
            self._did(last.action, last.events)

    @rule()
    def undo(self) -> None:
        block = self.live.history.undo_block()
        assert self.live.history.undo() == (block is None)
        if block is None:
            self.undone.append(self.done.pop())

    @rule()
    def undo_the_turn(self) -> None:
        ply = self.live.ply
        done = self.live.history.undo_turn()
        assert done == (self.live.ply < ply)
        while len(self.done) - 1 > self.live.ply:
            self.undone.append(self.done.pop())

    @rule()
    def redo(self) -> None:
        assert (self.live.history.redo_block() is None) == bool(self.undone)
        assert self.live.history.redo() == bool(self.undone)
        if self.undone:
            self.done.append(self.undone.pop())

    @rule(title=NAMES)
    def save_and_load(self, title: str) -> None:
        path = self.folder / "by-hand.catan"
        self.live.saving.save(path, title)
        before, history = self._seen(), [self.live.view(Seat(seat)).history for seat in range(self.live.game.seats)]
        saved = saves.read(path)
        assert saved.header.title == title
        assert saved.notice is None
        other = Session.resume(saved, clock=lambda: DATE, bots_in_process=True)
        self._same_as(other, before)
        assert [other.view(Seat(seat)).history for seat in range(other.game.seats)] == history
        other.close()

    @rule(title=NAMES)
    def rename_the_save(self, title: str) -> None:
        path = self.folder / "by-hand.catan"
        if path.exists():
            path.write_bytes(saves.with_title(path, title))
            assert saves.read_header(path).title == title
            saves.read(path)

    @rule()
    def close_and_reopen(self) -> None:
        before = self._seen()
        self.live.close()
        assert self.keeper is not None
        assert self.keeper.failure is None
        path = self.keeper.path
        assert path is not None
        self.keeper = AutoSaver(self.folder, path)
        self.session = Session.resume(saves.read(path), keeper=self.keeper, clock=lambda: DATE, bots_in_process=True)
        self._same_as(self.session, before)

    @rule(choice=NUMBERS, name=NAMES)
    def somebody_else_sits_down(self, choice: int, name: str) -> None:
        rng = Random(choice)
        seat = Seat(rng.randrange(self.live.game.seats))
        kind: Any = rng.choice(("human", "bot"))
        sitting = SeatSpec(
            kind=kind, level=rng.choice(("random", "easy")), name=name, colour=self.live.seats[seat].colour
        )
        self.live.set_seat(seat, sitting)
        assert self.live.seats[seat] == sitting

    @rule(choice=NUMBERS)
    def change_a_setting(self, choice: int) -> None:
        rng = Random(choice)
        self.live.bots.seconds = rng.choice((0.1, 1.0, 2.0))
        changes = {"bot_thinking_seconds": self.live.bots.seconds, "language": rng.choice(("en", "ru"))}
        self.settings = self.settings.model_copy(update=changes)
        path = self.folder / "settings.json"
        save_settings(self.settings, path)
        assert load_settings(path) == (self.settings, None)

    @rule(choice=NUMBERS)
    def a_damaged_file_beside_it(self, choice: int) -> None:
        """Somebody opens a broken copy: a sentence, and nothing else happens."""
        rng, before = Random(choice), self._seen()
        path = self.folder / "broken.catan"
        self.live.saving.save(path)
        whole = path.read_bytes()
        path.write_bytes(whole[: rng.randrange(len(whole))])
        with pytest.raises(SaveError) as caught:
            saves.read(path)
        assert caught.value.reason.key.startswith("save-")
        path.unlink()
        assert self._seen() == before

    def _seen(self) -> tuple[object, ...]:
        """All that makes the game."""
        timeline = self.live.timeline
        return (timeline.states(), timeline.log(), len(timeline.plies), self.live.seats, self.live.spec)

    @staticmethod
    def _same_as(other: Session, before: tuple[object, ...]) -> None:
        timeline = other.timeline
        after = (timeline.states(), timeline.log(), len(timeline.plies), other.seats)
        assert after == before[:4], "another game came back"

    @invariant()
    def is_what_it_should_be(self) -> None:
        if self.session is None:
            return
        live = self.live
        state, last, _ = self.done[-1]
        assert live.state == state
        assert live.ply == len(self.done) - 1
        assert live.timeline.log() == tuple(
            action for _, action, _ in (*self.done, *reversed(self.undone)) if action is not None
        )
        check_invariants(live.game, state)
        if self.undone and last is not None:
            assert last.seat != CHANCE or live.history.undo_block() is not None

    @invariant()
    def everybody_sees_their_own(self) -> None:
        if self.session is None:
            return
        for index in range(self.live.game.seats):
            seat = Seat(index)
            view = self.live.view(seat)
            assert view is self.live.view(seat)
            check_veiled(self.live.game, view)
            told = [redact(event, seat) for _, _, events in self.done[-3:] for event in events]
            assert list(view.history[len(view.history) - len(told) :]) == told


def test_a_session_lives_through_anything() -> None:
    whole = bool(os.environ.get("CI"))
    run_state_machine_as_test(
        Life,
        settings=settings(
            max_examples=LIVES or (24 if whole else 6),
            stateful_step_count=30,
            deadline=None,
            derandomize=not LIVES,
            phases=tuple(Phase) if LIVES else (Phase.generate,),  # to make a find small takes minutes
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
