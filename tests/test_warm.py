"""What tests share is what each of them would have made by itself."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.bots.budget import Budget
from catan_desktop.kernel.ids import SEATS
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui import vectors
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import BODY, Text
from catan_desktop.ui.theme import load_theme
from tests import remains, spread, warm

SQUARE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#aabbcc"/></svg>'


def bots(seed: int) -> Session:
    seats = tuple(SeatSpec(kind="bot", level="easy", name=name, colour=at) for at, name in enumerate("ABC"))
    return Session.new(NewGame(ruleset="classic", seats=seats, seed=seed), bots_in_process=True)


def test_a_game_that_is_known_goes_as_it_went_and_on_as_it_would() -> None:
    courses = warm.Courses()
    plain, first, second = bots(3), bots(3), bots(3)
    for session, stride in ((plain, Session.pump), (first, courses.stride), (second, courses.stride)):
        for _ in range(60 if session is first else 70):
            stride(session)
    assert second.state == plain.state
    assert second.timeline.log() == plain.timeline.log()
    assert second.timeline.plies[0].state is first.timeline.plies[0].state


def test_a_stored_game_goes_as_it_went_without_a_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, shorter = bots(3), bots(3)
    for session, plies in ((plain, 60), (shorter, 20)):
        courses = warm.Courses(tmp_path, update=True)
        for _ in range(plies):
            courses.stride(session)
        courses.store()
    monkeypatch.setattr(Session, "pump", None)
    courses, again = warm.Courses(tmp_path), bots(3)
    for _ in range(60):
        courses.stride(again)
    assert again.state == plain.state


def test_a_stored_game_that_the_rules_no_longer_play_says_how_to_mend_it(tmp_path: Path) -> None:
    session = bots(3)
    (tmp_path / f"{warm.course_name(session.spec)}.txt").write_text("0 end_turn\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="--update-courses"):
        warm.Courses(tmp_path).stride(session)


def test_a_stored_review_says_the_same_without_a_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, courses = bots(3), warm.Courses()
    for _ in range(30):
        courses.stride(session)
    start, log = (session.timeline.start, session.timeline.start_events), session.timeline.log()
    asked = (session.game, start, log, SEATS[:3], 0, Budget(None, 10))
    monkeypatch.setattr(warm, "LONG_REVIEW", len(log))
    worked_out = warm.Reviews(tmp_path, update=True)
    told = list(worked_out(*asked))
    worked_out.store()
    monkeypatch.setattr(warm, "steps", lambda *told, **known: iter(()))
    assert list(warm.Reviews(tmp_path)(*asked)) == told


def test_other_minds_at_other_seats_are_another_game() -> None:
    spec = bots(3).spec
    hard = spec.seats[0].model_copy(update={"level": "hard"})
    names = [
        warm.course_name(spec.model_copy(update={"seats": seats}))
        for seats in (spec.seats, (hard, *spec.seats[1:]), (*spec.seats[:2], hard), (hard, hard, spec.seats[2]))
    ]
    assert len(set(names)) == 4


def test_another_seed_is_another_game() -> None:
    courses = warm.Courses()
    first, other = bots(3), bots(4)
    for session in (first, other):
        for _ in range(30):
            courses.stride(session)
    assert first.timeline.log() != other.timeline.log()


def test_a_picture_is_made_once_and_few_are_kept() -> None:
    pictures = warm.Pictures(most=12 * 5000)
    shown = pictures(SQUARE, (10, 10))
    assert pictures(bytes(SQUARE), (10, 10)) is shown
    own = warm._OWN(SQUARE, (10, 10))
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(own, "RGBA")
    for side in range(11, 40):
        pictures(SQUARE, (side, side))
    assert pictures._bytes <= 12 * 5000
    assert pictures(SQUARE, (10, 10)) is not shown


def test_a_blank_picture_is_as_large_as_a_drawn_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = ((10, 10), (0, 7), (300, 300))

    def made() -> list[tuple[int, int]]:
        shadows = [vectors.shadow(Size(30, 20), 4, blur, (0, 0, 0), 0.5) for blur in (0, 1, 6)]
        panel = vectors.panel(Size(90, 40), (1, 2, 3), (4, 5, 6), 8, (7, 8, 9), 1.5, 255)
        return [one.get_size() for one in (*(vectors.rasterise(SQUARE, size) for size in sizes), *shadows, panel)]

    drawn = made()
    warm.leave_blank(monkeypatch)
    assert made() == drawn
    assert vectors.rasterise(SQUARE, (10, 10)).get_at((5, 5)).a == 0


def test_a_line_is_as_long_as_the_font_says() -> None:
    text = Text(Path("assets/fonts"), load_theme(Path("assets/themes/north/theme.toml")))
    font = text._font(BODY, 20)
    plain = pygame.Font(Path("assets/fonts") / text._theme.fonts[BODY.font], 40)
    for line in ("", "Дозор", "Дозор", "watch of the night"):
        assert font.size(line) == plain.size(line)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no niceness")
def test_only_what_computes_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def nice(more: int) -> int:
        given.append(more)
        return 0

    monkeypatch.setenv("PYTEST_XDIST_WORKER", "gw0")
    monkeypatch.setattr(os, "nice", nice)
    spread.give_way(f"{spread.WINDOW}test_whole_games.py::test_it")
    assert given == []
    spread.give_way("tests/test_warm.py::test_it")
    assert given == [0, spread.NICENESS]


def test_files_that_are_spread_in_a_way_of_their_own_are_there() -> None:
    named = [spread.WINDOW, *spread.LONG, *spread.DEALT, *spread.TOGETHER]
    assert [name for name in named if not Path(name).exists()] == []


def test_what_a_test_leaves_changed_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hook = sys.excepthook
    with remains.nothing_left():
        monkeypatch.setattr(sys, "excepthook", print)
        monkeypatch.setattr(sys, "excepthook", hook)
    spoilers: dict[str, Callable[[], object]] = {
        "the working folder": lambda: monkeypatch.chdir(tmp_path),
        "the environment": lambda: monkeypatch.setenv("CATAN_DESKTOP_HOME", "elsewhere"),
        "sys.excepthook": lambda: monkeypatch.setattr(sys, "excepthook", print),
        "the log": lambda: monkeypatch.setattr(logging.getLogger(), "handlers", []),
        "what draws pictures": lambda: warm.leave_blank(monkeypatch),
    }
    for name, spoil in spoilers.items():
        with pytest.raises(AssertionError, match=name), remains.nothing_left():
            spoil()
    monkeypatch.undo()
