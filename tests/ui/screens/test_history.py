"""A game that people played to its end is remembered, told of and forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.app import shown_games
from catan_desktop.games.great_wall.view import charts as great_wall
from catan_desktop.games.landnam.view import charts as landnam
from catan_desktop.kernel.ids import Seat
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Push, Replace
from catan_desktop.ui.scenes.history import HistoryScreen
from catan_desktop.ui.scenes.result_table import FigureTable
from catan_desktop.ui.widgets import Button, ListView
from tests.ui.screens.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]


def play(player: Player, seed: int, *, people: int = 1, winner: bool = False) -> None:
    """Let a game be played to its end and its result be looked at, twice; `winner`: a person has won it."""
    names = ("Anya", "Qhorin", "Женя")
    seats = tuple(SeatSpec(kind="bot", level="random", name=name, colour=at) for at, name in enumerate(names))
    spec = NewGame(ruleset="gift-base", seats=seats, seed=seed)
    session = Session.new(spec, clock=lambda: f"2026-01-{seed:02}T19:30:00Z", bots_in_process=True)
    while session.outcome is None:
        shown_games.stride(session)
    for seat in session.outcome.winners if winner else range(people):
        session.set_seat(Seat(seat), SeatSpec(name=names[seat], colour=seat))
    program = player.program
    program.current.session = session
    player.loop.stack.apply(Replace(program.running.table(), all=True))
    for _ in range(2):
        over = program.running.exits(lambda: session.standings()[0].seat).over
        assert over is not None
        player.loop.stack.apply(over())
        player.wait()
        assert player.name == "ResultScreen"


def history(player: Player) -> HistoryScreen:
    """Open the screen."""
    player.loop.stack.apply(Push(player.program.screens.scene("history")))
    player.wait()
    assert isinstance(player.scene, HistoryScreen)
    return player.scene


def test_what_people_have_played_stands_there_once_newest_first(sit_down: Sit) -> None:
    player = sit_down()
    for seed in (1, 2):
        play(player, seed)
    screen = history(player)
    assert [game.date[:10] for game in screen.shown()] == ["2026-01-02", "2026-01-01"]
    assert not player.sees(player.program.texts.tr("history-counts"))
    table = player.find("players")
    assert isinstance(table, FigureTable)
    assert [(row.name, row.cells[0]) for row in table.rows] == [("Anya", 2), ("Random bots", 4)]
    assert sum(int(row.cells[1]) for row in table.rows) == 2, "each game has one winner"


@pytest.mark.parametrize("others", [0, 1])
def test_a_game_that_bots_have_ended_is_listed_and_does_not_count(sit_down: Sit, others: int) -> None:
    player = sit_down()
    assert "sits" in player.program.texts.tr("history-none"), "what counts is said where there is none"
    for seed in range(1, 1 + others):
        play(player, seed)
    play(player, 3, people=0)
    screen = history(player)
    assert len(screen.shown()) == 1 + others
    assert player.sees(player.program.texts.tr("history-counts"))
    tables = [widget for widget in screen.root.content.walk() if isinstance(widget, FigureTable)]
    rows = [(row.name, row.cells[0]) for table in tables for row in table.rows]
    assert rows == [("Anya", 1), ("Random bots", 2)][: 2 * others]


def test_a_game_is_watched_again_as_long_as_it_is_kept(sit_down: Sit) -> None:
    player = sit_down()
    play(player, 7, winner=True)
    history(player)
    watch = player.find("watch-game")
    assert isinstance(watch, Button)
    assert not watch.enabled, "none is chosen yet"
    player.find("games").choose(0)  # type: ignore[attr-defined]
    player.wait()
    assert not player.find("watch-game").enabled, "it is not kept"
    player.program.running.save_as("Told")
    history(player)
    player.find("games").choose(0)  # type: ignore[attr-defined]
    player.wait()
    player.click("watch-game")
    for _ in range(100):
        player.wait()
        if player.name == "ReplayScene":
            break
    assert player.name == "ReplayScene"


def test_nothing_is_kept_where_nothing_may_be_kept(sit_down: Sit) -> None:
    player = sit_down(keep=False)
    play(player, 1)
    assert history(player).shown() == []


def test_games_are_chosen_by_rules_and_opponents(sit_down: Sit) -> None:
    player = sit_down()
    play(player, 1)
    play(player, 2, people=2)
    screen = history(player)
    player.find("whom").choose(1)  # type: ignore[attr-defined]
    player.wait()
    assert [game.date[:10] for game in screen.shown()] == ["2026-01-02"]
    player.find("whom").choose(4)  # type: ignore[attr-defined]
    player.wait()
    assert screen.shown() == []
    player.find("whom").choose(0)  # type: ignore[attr-defined]
    player.find("ruleset").choose(1)  # type: ignore[attr-defined]
    player.wait()
    assert len(screen.shown()) == 2


def test_one_game_and_all_are_forgotten(sit_down: Sit) -> None:
    player = sit_down()
    for seed in (1, 2, 3):
        play(player, seed)
    screen = history(player)
    rows = player.find("games")
    assert isinstance(rows, ListView)
    rows.choose(1)
    player.wait()
    player.click("forget")
    player.wait()
    assert [game.date[:10] for game in screen.shown()] == ["2026-01-03", "2026-01-01"]
    player.click("forget-all")
    player.wait()
    player.click("confirm-no")
    player.wait()
    assert len(screen.shown()) == 2
    player.click("forget-all")
    player.wait()
    player.click("confirm-yes")
    player.wait()
    assert screen.shown() == []
    player.key(pygame.K_ESCAPE)
    assert player.name == "ResultScreen"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_feats_have_words(sit_down: Sit, language: str) -> None:
    player = sit_down(language=language)
    play(player, 1)
    screen = history(player)
    keys = {feat.key for game in screen.games for feat in game.feats}
    assert keys >= {"longest-route", "sevens", "harvest"}
    keys |= {great_wall.PREFIX + deed for deed in great_wall.REMEMBERED} | set(landnam.REMEMBERED)
    assert all(player.program.screens.has(f"feat-{key}") for key in keys)
