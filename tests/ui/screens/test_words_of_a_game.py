"""Every screen speaks as the game does that it shows: cities and a robber on the island, keeps in the Gift."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from catan_desktop.games.catalogue import GAMES
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.naming import round_of
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.almanac import AlmanacScreen
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.settings_keys import KeyRow
from catan_desktop.ui.widgets import Dropdown
from tests.ui.screens.player import SEED, Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]
CITY = {"en": ("Keep", "City"), "ru": ("Крепость", "Город")}


def begin(player: Player, ruleset: str, **options: bool | int | str) -> None:
    bots = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in (1, 2))
    seats = (SeatSpec(kind="human", name="Anya"), *bots)
    game = NewGame(ruleset=ruleset, seats=seats, seed=SEED, options=options)
    player.loop.stack.apply(player.program.lobby.begin(game))
    player.wait(20, 0.3)


def listed(player: Player) -> set[str]:
    assert isinstance(player.scene, AlmanacScreen)
    return {line.key for line in player.scene.rows.lines if line.entry is not None}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_and_the_program_around_it_speak_as_the_game_does(sit_down: Sit, language: str) -> None:
    player = sit_down(language=language)
    keep, city = CITY[language]
    begin(player, "classic")
    assert player.program.texts.tr("name-city") == city
    assert player.sees(city)
    assert not player.sees(keep)
    begin(player, "watch")
    assert player.program.texts.tr("name-city") == keep
    assert player.sees(keep)
    player.loop.stack.apply(player.program.running.leave())
    assert player.program.texts.playing == ""
    assert player.program.texts.tr("name-city") == city


def test_the_page_of_a_new_game_speaks_as_the_chosen_game_does(sit_down: Sit) -> None:
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    page = player.scene
    assert isinstance(page, NewGameScreen)
    player.click("ruleset-watch")
    assert player.sees("The Gift")
    player.click("ruleset-classic")
    assert player.sees("The island")
    assert not player.sees("The Gift")
    page.draft.set(options={"layout": "random"})
    assert player.sees("6 and 8 never touch"), "the tokens of the island are dealt with its terrain"
    assert not player.sees("keep their places")
    player.click("ruleset-watch")
    page.draft.set(options={"layout": "random"})
    assert player.sees("keep their places")


def test_in_short_names_the_points_that_win_with_the_chosen_options(sit_down: Sit) -> None:
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    page = player.scene
    assert isinstance(page, NewGameScreen)
    for key in page.lobby.rulesets():
        player.click(f"ruleset-{key}")
        card = page.draft.card
        usual = page.draft.sketch().goal
        if usual is None:
            continue
        assert player.sees(f"{usual} points"), card.key
        page.draft.set(options={"goal": 10})
        assert player.sees("10 points"), card.key
        if "harbourmaster" in {option.key for option in card.options}:
            page.draft.set(options={"harbourmaster": True})
            assert player.sees(f"{usual + 1} points"), card.key
            page.draft.set(options={"harbourmaster": True, "goal": 10})
            assert player.sees("11 points"), card.key
        page.draft.set(options={})


def test_a_replay_speaks_as_its_game_does_whatever_is_played(sit_down: Sit) -> None:
    player = sit_down(language="en")
    begin(player, "watch")
    film = player.program.running.replay()
    player.loop.stack.apply(film)
    player.wait()
    assert isinstance(player.scene, ReplayScene)
    port = player.scene.port
    player.program.current.end()
    assert player.program.texts.tr("name-city") == "City"
    assert port.language.tr("name-city") == "Keep"
    assert port.ruleset == "watch"
    assert port.language.topic_of("act-build-city") == "keep"
    player.key(pygame.K_F1)
    assert "keep" in listed(player)
    assert "city" not in listed(player)


def test_a_replay_speaks_as_the_options_of_its_game_do(sit_down: Sit) -> None:
    player = sit_down(language="en")
    begin(player, "classic", event_cards=True)
    film = player.program.running.replay()
    player.program.current.end()
    assert player.program.texts.tr("act-roll") == "Roll the dice"
    player.loop.stack.apply(film)
    player.wait()
    assert isinstance(player.scene, ReplayScene)
    assert player.scene.port.language.tr("act-roll") == "Draw an event card"


def test_the_almanac_is_that_of_the_played_game(sit_down: Sit) -> None:
    player = sit_down(language="en")
    begin(player, "classic")
    player.key(pygame.K_F1)
    assert {"city", "robber", "road"} <= listed(player)
    assert not {"keep", "tormund", "giant"} & listed(player)
    almanac = player.scene
    assert isinstance(almanac, AlmanacScreen)
    almanac.show("settlement")
    assert almanac.book.ruleset == "classic"
    assert not player.sees("wildling")
    almanac.follow("city")
    assert almanac.topic == "city"
    almanac.field.set("giant")
    assert almanac.topic == "giant", "the search goes through everything"
    almanac.follow("keep")
    assert almanac.topic == "keep", "a page of the Gift leads on in the Gift"


def test_the_almanac_of_the_gift_explains_what_stands_there(sit_down: Sit) -> None:
    player = sit_down(language="en")
    begin(player, "watch")
    player.key(pygame.K_F1)
    assert {"keep", "tormund", "road"} <= listed(player)
    assert not {"city", "robber", "harbour"} & listed(player)
    almanac = player.scene
    assert isinstance(almanac, AlmanacScreen)
    almanac.help("robber")
    assert almanac.topic == "tormund", "what every table calls the robber is explained by who it is here"
    almanac.show("settlement")
    assert player.sees("wildling")
    almanac.follow("city")
    assert almanac.topic == "keep"
    almanac.field.set("merchant")
    assert almanac.topic == "merchant", "the search goes through everything"
    almanac.follow("city")
    assert almanac.topic == "city", "a page of another game leads on there"


def test_from_the_title_the_reader_chooses_a_game(sit_down: Sit) -> None:
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.almanac()))
    player.wait()
    assert {"city", "keep"} <= listed(player)
    choose_game(player, "classic")
    assert "city" in listed(player)
    assert "keep" not in listed(player)
    choose_game(player, "watch")
    assert "keep" in listed(player)
    assert "city" not in listed(player)
    choose_game(player, "")
    assert {"city", "keep"} <= listed(player)


def choose_game(player: Player, ruleset: str) -> None:
    """Take a game from the list beside the search; an empty key stands for all."""
    games = player.find("games")
    assert isinstance(games, Dropdown)
    games.choose(("", *GAMES).index(ruleset))
    player.wait()


def test_choosing_a_game_takes_one_row_and_leaves_the_page_as_it_is(sit_down: Sit) -> None:
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.almanac("settlement")))
    player.wait()
    almanac = player.scene
    assert isinstance(almanac, AlmanacScreen)
    choose_game(player, "cities-knights")
    assert almanac.topic == "settlement"
    assert "keep" not in listed(player)
    field, games = player.find("search"), player.find("games")
    assert games.rect.height <= field.rect.height
    assert games.rect.bottom < almanac.rows.rect.top, "above the list"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            "en",
            {"key-act-city": "Keep / City", "key-act-landnam-city": "City (Landnám)", "key-act-fish": "Fish favours"},
        ),
        (
            "ru",
            {
                "key-act-city": "Крепость / Город",
                "key-act-landnam-city": "Город (Ланднам)",
                "key-act-fish": "Услуги за рыбу",
            },
        ),
    ],
)
def test_an_action_has_in_the_list_of_keys_the_name_that_it_has_in_its_games(
    sit_down: Sit, language: str, names: dict[str, str]
) -> None:
    player = sit_down(language=language)
    player.loop.stack.apply(Push(player.program.screens.scene("keys")))
    player.wait()
    rows = {row.name: row.words for row in player.root.content.walk() if isinstance(row, KeyRow)}
    assert {name: rows[name] for name in names} == names
    acts = [words for name, words in rows.items() if name.startswith("key-act-")]
    assert len(set(acts)) == len(acts) == len(player.program.preferences.actions())
    assert not [words for words in acts if "«" in words], "an action has no name"


def test_rounds_are_counted_alike_at_the_table_in_lists_and_in_titles(sit_down: Sit) -> None:
    player = sit_down(language="en")
    begin(player, "classic")
    session = player.program.current.playing
    rng = Random(1)
    while session.state.turn < 4:
        if not session.pump():
            actor = session.actor()
            assert actor is not None
            decision = session.view(actor).decision
            assert decision is not None
            session.submit(rng.choice([one for one in decision.choices if one.count()]).sample(rng))
    assert player.program.running.title() == "The classic island, round 2"
    assert player.program.running.figures(Seat(0)).round == 2


@pytest.mark.parametrize(("turn", "seats", "expected"), [(0, 3, 0), (1, 3, 1), (3, 3, 1), (4, 3, 2), (9, 2, 5)])
def test_a_round_is_a_turn_of_everybody(turn: int, seats: int, expected: int) -> None:
    assert round_of(turn, seats) == expected
