"""What the games of the past add up to."""

from __future__ import annotations

import pytest

from catan_desktop.session.past_games import (
    PEOPLE,
    Best,
    Feat,
    PastGame,
    Player,
    Seated,
    against,
    bests,
    players,
)


def seat(name: str, points: int, *, level: str = "", won: bool = False) -> Seated:
    """Somebody at a table."""
    return Seated(name=name, human=not level, level=level, colour=0, points=points, won=won)


def game(*seats: Seated, feats: tuple[tuple[str, int, int], ...] = ()) -> PastGame:
    """A game with its feats as (key, seat, count)."""
    done = tuple(Feat(key=key, seat=whose, count=count) for key, whose, count in feats)
    return PastGame(key="k", date="", ruleset="classic", round=9, ending="win", seats=seats, feats=done)


FIRST = game(
    seat("Ann", 10, won=True),
    seat("Osric", 7, level="hard"),
    seat("Bram", 5, level="hard"),
    feats=(("sevens", 0, 4), ("stolen", 1, 3)),
)
SECOND = game(
    seat("Ann", 8),
    seat("Bob", 10, won=True),
    seat("Osric", 6, level="easy"),
    feats=(("sevens", 1, 4), ("stolen", 0, 5)),
)


def test_people_come_first_and_bots_after_them() -> None:
    assert players([FIRST, SECOND]) == (
        Player("Ann", "", 2, 1, 10, 18),
        Player("Bob", "", 1, 1, 10, 10),
        Player("", "hard", 2, 0, 7, 12),
        Player("", "easy", 1, 0, 6, 6),
    )


@pytest.mark.parametrize(
    ("whom", "first", "second"),
    [("", True, True), (PEOPLE, False, True), ("hard", True, False), ("normal", False, False)],
)
def test_games_are_told_apart_by_the_opponents(whom: str, first: bool, second: bool) -> None:
    assert (against(FIRST, whom), against(SECOND, whom)) == (first, second)


def test_the_best_is_the_first_of_equals() -> None:
    assert bests([FIRST, SECOND]) == (Best("sevens", 4, 0, 0), Best("stolen", 5, 0, 1))
