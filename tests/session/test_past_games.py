"""The games that were played to their end, in their file."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.session.past_games import MOST, PastGame, PastGames, Seated


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


@pytest.mark.parametrize("content", [b"", b"{", b'{"games": [{"key": 1}]}', b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_empty_and_kept_beside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "past.json"
    path.write_bytes(content)
    games = PastGames(path)
    assert games.all() == ()
    games.add(game("a"))
    assert [one.key for one in games.all()] == ["a"]
    assert (tmp_path / "past.json.bak").read_bytes() == content
