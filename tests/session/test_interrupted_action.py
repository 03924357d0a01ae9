"""An error in the middle of an action leaves the game as it was before it, or as it is after it; never between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from catan_desktop.kernel import engine
from catan_desktop.kernel.ids import Seat
from catan_desktop.session import history as timelines
from catan_desktop.session import undo as undoing
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.session import toy

SEATS = (SeatSpec(), SeatSpec(kind="bot", level="random"))


@pytest.fixture
def session() -> Iterator[Session]:
    made = Session.new(
        NewGame(ruleset="toy", seats=SEATS, seed=4), shelf_name="tests.session.toy", bots_in_process=True
    )
    made.submit(toy.Pocket(Seat(0), 2))
    made.submit(toy.Mark(Seat(0), 1))
    made.history.undo()
    yield made
    made.close()


def account(session: Session) -> tuple[Any, ...]:
    """All that a game is and all that anybody can see of it."""
    seats = [Seat(0), Seat(1)]
    return (
        session.state,
        session.timeline.log(),
        len(session.timeline.undone),
        session.timeline.events(),
        [session.view(seat) for seat in seats],
        [session.timeline.history(seat) for seat in seats],
    )


def breaking(times: int, real: Callable[..., Any], error: BaseException) -> Callable[..., Any]:
    """A function that does its work so often, and then fails."""
    left = [times]

    def work(*args: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise error
        return real(*args)

    return work


@pytest.mark.parametrize("error", [ZeroDivisionError("x"), MemoryError(), RecursionError(), KeyboardInterrupt()])
@pytest.mark.parametrize(
    ("act", "place", "times"),
    [
        ("submit", (engine, "apply"), 0),
        ("submit", (timelines, "Ply"), 0),
        *((act, (timelines, "redact"), times) for act in ("submit", "redo") for times in (0, 1)),
        ("undo", (undoing, "undo_block"), 0),
    ],
)
def test_an_error_while_something_is_done_changes_nothing(
    session: Session,
    monkeypatch: pytest.MonkeyPatch,
    act: str,
    place: tuple[Any, str],
    times: int,
    error: BaseException,
) -> None:
    acts: dict[str, Callable[[], object]] = {
        "submit": lambda: session.submit(toy.Pocket(Seat(0), 1)),
        "redo": session.history.redo,
        "undo": session.history.undo,
    }
    before = account(session)
    with monkeypatch.context() as patch:
        patch.setattr(*place, breaking(times, getattr(*place), error))
        with pytest.raises(type(error)):
            acts[act]()
    session._views.clear()
    assert account(session) == before
    acts[act]()
    assert account(session) != before


def test_a_renewed_game_is_the_same_to_its_last_secret(session: Session) -> None:
    before = account(session)
    session._views[Seat(0)] = session.view(Seat(1))
    session.timeline._seen[0].clear()
    other = session.renewed(None)
    assert account(other) == before
    assert other.history.redo()
    other.submit(toy.End(Seat(0)))
    while other.pump():
        pass
    assert other.actor() == Seat(0) or other.outcome is not None
