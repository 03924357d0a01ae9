"""Bots of other packages: the page for those who write one is a package that works, and one that fails harms nobody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from catan_desktop.arena.play import played
from catan_desktop.bots import installed as bots
from catan_desktop.bots.levels import BOTS, levels, make_bot
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.ids import Seat
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, seat_of

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
BROKEN = """
class Broken:
    def choose(self, game, view, rng):
        raise ZeroDivisionError("on purpose")


class Cheat:
    def choose(self, game, view, rng):
        return None
"""


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package of the page, and one of bots that fail, on the path as an installer puts them there."""
    toml, code = re.findall(r"```(?:toml|python)\n(.+?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    entry = re.search(r'bots"\]\n(.+)', toml)
    assert entry is not None
    (tmp_path / "corner_bot.py").write_text(code, encoding="utf-8")
    (tmp_path / "broken_bot.py").write_text(BROKEN, encoding="utf-8")
    lines = entry.group(1).replace('"', "")
    more = "broken = broken_bot:Broken\ncheat = broken_bot:Cheat\neasy = broken_bot:Broken\nNo Name = broken_bot:Broken"
    info = tmp_path / "corner_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: corner-bot\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[catan_desktop.bots]\n{lines}\n{more}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.installed.cache_clear()
    yield
    bots.installed.cache_clear()


@pytest.mark.usefixtures("packages")
def test_its_bots_sit_down_wherever_a_level_can() -> None:
    assert levels() == (*BOTS, "broken", "cheat", "corner")
    assert seat_of("bot:corner").mind == "corner"
    assert type(make_bot("corner")).__name__ == "CornerBot"
    assert type(make_bot("easy")).__name__ == "EasyBot", "levels of the program are not replaced"


@pytest.mark.slow
@pytest.mark.usefixtures("packages")
def test_the_bot_of_the_page_beats_random_ones() -> None:
    games = [played("classic", ("corner", "random", "random", "random"), seed=seed).game for seed in range(20)]
    assert sum(game.winners == (0,) for game in games) >= 19
    assert not any(seat.failed for game in games for seat in game.seats)


@pytest.mark.slow
@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize("key", [key for key, rules in RULESETS.items() if {"pieces", "hands"} <= set(rules.slots)])
def test_the_bot_of_the_page_plays_every_game_of_settlers(key: str) -> None:
    game = played(key, ("corner", "easy", "easy"), seed=2).game
    assert game.ending != "none"
    assert not game.seats[0].failed


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize("name", ["broken", "cheat"])
def test_for_one_that_fails_an_easy_one_plays_on_in_the_arena(name: str) -> None:
    game = played("classic", (name, "easy", "easy"), seed=1).game
    assert [seat.failed for seat in game.seats] == [True, False, False]
    assert game.ending == "win"


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize("name", ["broken", "cheat"])
def test_for_one_that_fails_an_easy_one_plays_on_at_the_table_which_says_so_once(name: str) -> None:
    seats = (seat_of(f"bot:{name}"), seat_of("bot:easy", 1))
    session = Session.new(NewGame(ruleset="classic", seats=seats, seed=4), bots_in_process=True)
    while session.ply < 60:
        session.pump()
    assert [(one.key, dict(one.arguments)) for one in session.notices] == [("bot-replaced", {"seat": 1, "name": name})]
    assert session.seats[Seat(0)].level == name
