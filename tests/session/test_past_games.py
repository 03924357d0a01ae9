"""The games that were played to their end, in their file."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.session.past_games import MOST, Feat, PastGame, PastGames, Seated, first_earned


def game(key: str) -> PastGame:
    """A game that one person won."""
    seat = Seated(name="Ann", human=True, colour=0, points=10, won=True)
    return PastGame(key=key, date="2026-01-17T19:30:00Z", ruleset="classic", round=20, ending="win", seats=(seat,))


def test_games_are_kept_in_their_order_and_each_once(tmp_path: Path) -> None:
    games = PastGames(tmp_path / "saves" / "past.json")
    assert games.all() == ()
    for key in ("a", "b", "a"):
        games.add(game(key))
    assert [one.key for one in PastGames(tmp_path / "saves" / "past.json").all()] == ["a", "b"]


def test_a_game_can_be_forgotten(tmp_path: Path) -> None:
    games = PastGames(tmp_path / "past.json")
    for key in ("a", "b", "c"):
        games.add(game(key))
    games.forget(["a", "c"])
    assert [one.key for one in games.all()] == ["b"]
    assert b"Ann" in (tmp_path / "past.json").read_bytes()
    games.forget(["b"])
    assert [path.name for path in tmp_path.iterdir() if b"Ann" in path.read_bytes()] == []


def test_the_oldest_leave_when_there_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST > 1000
    monkeypatch.setattr("catan_desktop.session.past_games.MOST", 2)
    games = PastGames(tmp_path / "past.json")
    for key in ("a", "b", "c"):
        games.add(game(key))
    assert [one.key for one in games.all()] == ["b", "c"]


def told(key: str, *achievements: str, seat: int = 0) -> PastGame:
    """The same with some achievements."""
    earned = tuple(Feat(key=one, seat=seat, count=1) for one in achievements)
    return PastGame.model_validate({**dict(game(key)), "achievements": earned})


def test_an_achievement_is_told_of_the_first_game_that_is_left(tmp_path: Path) -> None:
    games = PastGames(tmp_path / "past.json")
    for one in (told("a", "robbed"), told("b", "robbed", "leap")):
        games.add(one)
    assert {key: one.key for key, (one, _) in first_earned(games.all()).items()} == {"robbed": "a", "leap": "b"}
    games.forget(["a"])
    assert {key: one.key for key, (one, _) in first_earned(games.all()).items()} == {"robbed": "b", "leap": "b"}


def test_a_file_without_achievements_opens(tmp_path: Path) -> None:
    path = tmp_path / "past.json"
    PastGames(path).add(game("a"))
    path.write_bytes(path.read_bytes().replace(b',"achievements":[]', b""))
    assert b"achievements" not in path.read_bytes()
    assert [one.achievements for one in PastGames(path).all()] == [()]


def test_nobody_earns_anything_on_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no such seat"):
        told("a", "robbed", seat=1)


@pytest.mark.parametrize("content", [b"", b"{", b'{"games": [{"key": 1}]}', b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_empty_and_kept_beside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "past.json"
    path.write_bytes(content)
    games = PastGames(path)
    assert games.all() == ()
    games.add(game("a"))
    assert [one.key for one in games.all()] == ["a"]
    assert (tmp_path / "past.json.bak").read_bytes() == content
