"""Work in slices between frames: one thing at a time, an error told to whoever waits, an end at any moment."""

from __future__ import annotations

import pytest

from catan_desktop.ui.sliced_work import SlicedWork


class Ticks:
    """A clock that goes on by one with each look."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def counting(done: list[int], count: int = 10) -> SlicedWork:
    """Work of so many parts, with a checkpoint after each."""

    def work() -> str:
        for part in range(count):
            done.append(part)
            aside.checkpoint()
        return "all"

    aside = SlicedWork(work, Ticks())
    return aside


def test_a_slice_ends_at_the_first_checkpoint_after_its_time() -> None:
    done: list[int] = []
    aside = counting(done)
    assert not aside.go_on(2.5)
    assert done == [0, 1, 2]
    assert not aside.go_on(0.0)
    assert done == [0, 1, 2, 3]
    assert aside.checkpoints == 4
    assert aside.go_on(100)
    assert aside.result == "all"
    assert aside.go_on(100)


def test_a_checkpoint_of_anybody_else_means_nothing() -> None:
    done: list[int] = []
    aside = counting(done)
    aside.checkpoint()
    assert aside.checkpoints == 0
    aside.go_on(0.0)
    aside.checkpoint()
    assert aside.checkpoints == 1
    aside.stop()


def test_what_the_work_raises_is_raised_where_one_waits_for_it() -> None:
    def work() -> None:
        aside.checkpoint()
        raise LookupError("no such table")

    aside = SlicedWork(work, Ticks())
    assert not aside.go_on(0.0)
    with pytest.raises(LookupError, match="no such table"):
        aside.go_on(0.0)
    assert aside.done


def test_work_that_is_stopped_goes_no_further_and_closes_what_it_opened() -> None:
    done: list[int] = []
    closed: list[bool] = []

    def work() -> None:
        try:
            for part in range(9):
                done.append(part)
                aside.checkpoint()
        finally:
            closed.append(True)

    aside = SlicedWork(work, Ticks())
    aside.go_on(0.0)
    aside.stop()
    assert (done, closed, aside.done) == ([0], [True], True)
    aside.stop()
    unbegun = counting(done)
    unbegun.stop()
    assert unbegun.done
