"""The book of stories: what a game has told is read there, and watched again as long as the game is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.games.views import chapters as every_chapter
from catan_desktop.session.past_games import PastGame
from catan_desktop.session.saves import SUFFIX
from catan_desktop.ui.scenes.achievements import AchievementsScreen, chapter_name
from catan_desktop.ui.widgets import Button, Dropdown, Label, ListView
from tests.ui.screens.player import Player
from tests.ui.screens.test_history import history, play

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]
TOLD = ["far-ahead", "leap", "road-throughout", "hidden-cards"]
"""What the person has earned in the game of seed 7."""


def book(player: Player) -> AchievementsScreen:
    """Open the book from the history."""
    history(player)
    player.click("achievements")
    player.wait()
    assert isinstance(player.scene, AchievementsScreen)
    return player.scene


def words(player: Player, name: str) -> str:
    label = player.find(name)
    assert isinstance(label, Label)
    return label.text


def test_the_result_names_new_stories_and_leads_to_them_once(sit_down: Sit) -> None:
    player = sit_down()
    play(player, 7, winner=True)
    player.click("story-new")
    player.wait()
    assert isinstance(player.scene, AchievementsScreen)
    assert player.scene.chosen == "road-throughout"
    assert " January 2026, Anya had the longest road before anybody else thought of one." in words(player, "story")
    player.key(pygame.K_ESCAPE)
    assert player.name == "ResultScreen"
    play(player, 3, winner=True)
    new = player.program.running.result().achievements
    assert [one.key for one in new] == ["good-neighbour", "never-behind"], "far-ahead and hidden-cards are told"


def test_nothing_is_told_of_games_that_bots_have_won(sit_down: Sit) -> None:
    player = sit_down()
    play(player, 1)
    assert player.program.running.result().achievements == ()
    with pytest.raises(LookupError):
        player.find("story-new")


def test_told_stories_come_first_and_others_say_how_they_come_about(sit_down: Sit) -> None:
    player = sit_down()
    play(player, 7, winner=True)
    screen = book(player)
    every = sum([len(chapter.achievements) for chapter in every_chapter()])
    assert words(player, "count") == f"4 of {every} told"
    keys = [entry.achievement.key for entry in screen.entries()]
    assert sorted(screen.earned) == sorted(TOLD)
    assert keys[:3] == ["far-ahead", "leap", "from-behind"]
    rows = player.find("stories")
    assert isinstance(rows, ListView)
    rows.choose(2)
    player.wait()
    assert words(player, "story") == "Be in last place halfway through the game, and win."
    with pytest.raises(LookupError):
        player.find("watch")
    chapters = player.find("book-chapter")
    assert isinstance(chapters, Dropdown)
    chapters.choose(3)
    player.wait()
    assert {entry.chapter for entry in screen.entries()} == {"watch"}
    assert screen.chosen == "watch-last-stand"


def test_a_story_leads_to_its_game_as_long_as_that_is_kept(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    play(player, 7, winner=True)
    book(player)
    watch = player.find("watch")
    assert isinstance(watch, Button)
    assert not watch.enabled
    player.program.running.save_as("Told")
    assert [*player.program.current.folder.glob(f"*{SUFFIX}")]
    screen = book(player)
    player.click("watch")
    for _ in range(100):
        player.wait()
        if player.name == "ReplayScene":
            break
    assert player.name == "ReplayScene"
    assert screen.history.save_of(screen.earned["leap"][0])


def test_the_folder_is_read_once_for_each_game(sit_down: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    player = sit_down()
    play(player, 7, winner=True)
    play(player, 3, winner=True)
    history, asked = player.program.history, list[str]()
    find = history.save_of

    def counted(game: PastGame) -> str:
        asked.append(game.key)
        return find(game)

    monkeypatch.setattr(history, "save_of", counted)
    screen = book(player)
    rows = player.find("stories")
    assert isinstance(rows, ListView)
    known = [at for at, entry in enumerate(screen.entries()) if entry.achievement.key in screen.earned]
    for at in (*known, *known):
        rows.choose(at)
        player.wait()
    assert sorted(asked) == sorted({game.key for game, _ in screen.earned.values()})


def test_stories_leave_with_their_game(sit_down: Sit) -> None:
    player = sit_down()
    play(player, 7, winner=True)
    screen = book(player)
    assert screen.earned
    screen.history.forget([game.key for game in screen.history.games()])
    assert not book(player).earned


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_story_has_its_words(sit_down: Sit, language: str) -> None:
    player = sit_down(language=language)
    tr = player.program.screens.tr
    for chapter in player.program.history.book():
        assert chapter_name(chapter.key, tr)
        for one in chapter.achievements:
            assert player.program.kit.art.icon(one.icon, 24, (0, 0, 0)).get_width() == 24
            for count in (3, 5):
                texts = [tr(f"achievement-{one.key}{part}", name="Anya", rival="Odd", count=count, date="today")
                         for part in ("", ".hint", ".story")]  # fmt: skip
                assert len(set(texts)) == 3
                assert "Anya" in texts[2]
                assert "{" not in texts[2]
