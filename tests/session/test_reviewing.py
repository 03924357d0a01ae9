"""A review on its way: worked out elsewhere or here, kept beside its save, and gone on with."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from catan_desktop.review.steps import Step
from catan_desktop.session import library, review_file, reviewing
from catan_desktop.session.reviewing import Reviewing
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.review.games import log_of

GAME, START, LOG = log_of("gift-base", 2, plies=60)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice ends with its first step."""
    monkeypatch.setattr(reviewing, "SLICE_SECONDS", 0.0)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.catan"


def until(one: Reviewing, enough: Callable[[], bool]) -> None:
    end = time.monotonic() + 60.0
    while not enough() and time.monotonic() < end:
        one.poll()
        time.sleep(0.0)
    assert enough()


def here(save: Path | None = None) -> Reviewing:
    return Reviewing(GAME, START, LOG, save, in_process=True)


def finished(save: Path | None = None) -> list[Step]:
    one = here(save)
    until(one, lambda: one.complete)
    one.close()
    return one.steps


def test_it_grows_until_it_is_done() -> None:
    one = here()
    assert one.share == 0.0
    assert one.poll()
    assert len(one.steps) == 1
    assert one.share == pytest.approx(1 / len(LOG))
    assert len(one.review().turns) == 1
    until(one, lambda: one.complete)
    assert one.share == 1.0
    assert not one.poll()


def test_another_process_says_the_same() -> None:
    one = Reviewing(GAME, START, LOG)
    until(one, lambda: one.complete)
    assert not one.failed
    assert one.steps == finished()


def test_it_is_kept_and_not_worked_out_again(save: Path) -> None:
    found = finished(save)
    again = here(save)
    assert again.complete
    assert again.steps == found


def test_what_is_broken_off_goes_on(save: Path) -> None:
    one = here(save)
    until(one, lambda: len(one.steps) == 7)
    one.close()
    again = here(save)
    assert len(again.steps) == 7
    assert not again.complete
    until(again, lambda: again.complete)
    assert again.steps == finished()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format":1,"mark":"x","steps":[]}', b"\xff" * 9])
def test_what_cannot_be_read_is_worked_out_anew(save: Path, content: bytes) -> None:
    review_file.review_of(save).write_bytes(content)
    assert here(save).steps == []
    assert finished(save) == finished()
    assert here(save).complete


def test_a_review_of_another_log_or_table_is_stale(save: Path) -> None:
    finished(save)
    assert Reviewing(GAME, START, LOG[:-1], save, in_process=True).steps == []
    assert here(save).complete
    kept = review_file.review_of(save).read_bytes()
    review_file.review_of(save).write_bytes(kept.replace(b'"chances":[', b'"chances":[0.0,'))
    assert here(save).steps == []


def test_where_nothing_can_be_written_it_is_worked_out_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert len(finished(tmp_path / "file" / "game.catan")) == len(LOG)


def test_a_dead_process_is_told_of(save: Path) -> None:
    one = Reviewing(GAME, START, LOG, save)
    until(one, lambda: len(one.steps) > 0)
    process = one.process_id
    assert process is not None
    os.kill(process, signal.SIGTERM)
    until(one, lambda: one.failed or one.complete)
    count = len(one.steps)
    assert not one.poll()
    assert one.process_id is None
    assert here(save).steps[:count] == one.steps


def test_the_review_goes_with_its_save(tmp_path: Path) -> None:
    seats = (SeatSpec(kind="bot", level="random"),) * 2
    session = Session.new(NewGame(ruleset="gift-base", seats=seats, seed=4), bots_in_process=True)
    path = tmp_path / "game.catan"
    session.saving.save(path)
    review_file.write(path, "mark", [])
    assert [one.path for one in library.list_saves(tmp_path)] == [path]
    library.remove(path)
    assert not review_file.review_of(path).exists()
