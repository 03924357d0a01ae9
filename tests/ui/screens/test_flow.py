"""What a person does with the screens: begin, leave, go on, tidy up, choose."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import shown_games
from catan_desktop.games.views import BOARDS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.compose import board_view
from catan_desktop.present.models.charts import Bars, Layers
from catan_desktop.session import paths, saves
from catan_desktop.session.library import list_saves
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Replace
from catan_desktop.ui.scenes.load import LoadScreen
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.scenes.result import ResultScreen
from catan_desktop.ui.scenes.settings import SettingsScreen
from catan_desktop.ui.widgets import Dropdown, ListView, Slider, TextField
from catan_desktop.ui.widgets.scroll import Scrolling
from catan_desktop.ui.widgets.tree import down_to
from tests.audit import unreadable
from tests.ui.screens.player import DATE, SEED, Player
from tests.ui.table.table import advance, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]


def game_at(folder: Path, name: str, turn: int, title: str = "", seed: int = 5) -> Path:
    """A saved game of bots with one person, as far as a turn (0: to its end)."""
    seats = tuple(SeatSpec(kind="bot", level="easy", name=f"Seat {seat}", colour=seat) for seat in range(4))
    session = Session.new(NewGame(ruleset="watch", seats=seats, seed=seed), clock=lambda: DATE, bots_in_process=True)
    while session.outcome is None and (turn == 0 or session.state.turn < turn):
        shown_games.stride(session)
    session.set_seat(session.standings()[0].seat, seats[0].model_copy(update={"kind": "human"}))
    path = folder / f"{name}{saves.SUFFIX}"
    session.saving.save(path, title)
    return path


# from the title into a game


def test_two_presses_lead_from_the_title_to_the_first_placement(sit_down: Sit) -> None:
    player = sit_down()
    assert player.name == "TitleScreen"
    player.click("new-game")
    player.click("start")
    assert player.name == "Table"
    session = player.program.current.session
    assert session is not None
    assert [seat.kind for seat in session.seats] == ["human", "bot", "bot", "bot"]
    assert session.game.ruleset.key == "watch"
    assert {seat.level for seat in session.seats if not seat.human} == {"normal"}


def test_the_keyboard_alone_begins_a_game(sit_down: Sit) -> None:
    player = sit_down()
    player.key(pygame.K_RETURN)
    assert player.name == "NewGameScreen"
    player.key(pygame.K_RETURN)
    assert player.name == "Table"


def test_arrows_walk_the_title_and_escape_comes_back_to_it(sit_down: Sit) -> None:
    player = sit_down()
    player.key(pygame.K_DOWN)
    assert player.root.focus is not None
    assert player.root.focus.name == "tutorial"
    player.key(pygame.K_DOWN)
    assert player.root.focus.name == "puzzles"
    player.key(pygame.K_DOWN)
    assert player.root.focus.name == "campaigns"
    player.key(pygame.K_RIGHT)
    assert player.root.focus.name == "load"
    player.key(pygame.K_RETURN)
    assert player.name == "LoadScreen"
    player.key(pygame.K_ESCAPE)
    assert player.name == "TitleScreen"
    player.key(pygame.K_ESCAPE)
    assert player.name == "TitleScreen"


def test_quit_ends_the_program(sit_down: Sit) -> None:
    player = sit_down()
    player.click("quit")
    assert not player.loop.running


def test_the_first_start_asks_for_language_and_size_once(sit_down: Sit) -> None:
    player = sit_down(language=None)
    assert player.name == "LanguageScreen"
    player.click("language-ru")
    assert player.sees("Добро пожаловать")
    player.click("text-large")
    assert player.program.kit.larger > 1
    player.click("done")
    assert player.name == "TitleScreen"
    written = json.loads(paths.user_settings_file().read_text(encoding="utf-8"))
    assert (written["language"], written["text_size"]) == ("ru", "large")
    assert type(player.program.first()).__name__ == "TitleScreen"


def test_the_language_can_be_changed_on_the_title(sit_down: Sit) -> None:
    player = sit_down()
    assert player.sees("New game")
    player.click("language-ru")
    assert player.sees("Новая игра")
    assert not player.sees("New game")


# choosing a game


def draft(player: Player) -> NewGame:
    assert isinstance(player.scene, NewGameScreen)
    return player.scene.draft.spec


def test_seats_are_named_in_cyrillic_added_and_taken_away(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.write("name-0", "Анна Петровна")
    assert draft(player).seats[0].name == "Анна Петровна"
    player.click("remove-3")
    player.click("remove-2")
    assert len(draft(player).seats) == 2
    assert not player.find("remove-0").enabled
    player.click("add-seat")
    assert len(draft(player).seats) == 3
    assert draft(player).seats[0].name == "Анна Петровна"
    assert len({seat.colour for seat in draft(player).seats}) == 3
    player.click("start")
    session = player.program.current.session
    assert session is not None
    assert session.seats[0].name == "Анна Петровна"


@pytest.mark.rule("PIRATE-002")
def test_a_scenario_with_one_board_offers_no_other(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.click("ruleset-seafarers")
    assert isinstance(player.scene, NewGameScreen)
    choices = player.scene.draft
    layout, scenario = [next(one for one in choices.options() if one.key == key) for key in ("layout", "scenario")]
    choices.take(layout, "random")
    choices.take(scenario, "pirates")
    assert draft(player).options == {"scenario": "pirates"}
    assert next(one.choices for one in choices.options() if one.key == "layout") == ("fixed",)
    choices.take(scenario, "desert")
    assert next(one.choices for one in choices.options() if one.key == "layout") == ("fixed", "random")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_six_seats_stand_in_a_small_window_without_scrolling(sit_down: Sit, language: str) -> None:
    player = sit_down(language=language)
    player.click("new-game")
    player.click("ruleset-classic")
    player.click("add-seat")
    player.click("add-seat")
    player.wait(3)
    assert len(draft(player).seats) == 6
    assert player.find("add-seat").rect.bottom < player.find("start").rect.top


def test_all_rules_are_in_sight_as_soon_as_they_are_unfolded(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.click("ruleset-classic")
    player.click("house")

    def area() -> Scrolling:
        return next(one for one in down_to(player.root.content, player.find("house")) if isinstance(one, Scrolling))

    assert area().most > 0
    assert area().view().contains(player.find("option-goal").rect)
    player.click("house")
    assert area().view().contains(player.find("house").rect)


def test_a_colour_is_chosen_at_the_mark_and_never_taken_twice(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    before = [seat.colour for seat in draft(player).seats]
    player.click("colour-1")
    menu = player.root.popup
    assert menu is not None
    assert [widget.name for widget in menu.walk() if widget.name.startswith("take-")] == [
        f"take-{colour}" for colour in range(6)
    ]
    where = menu.find(f"take-{before[0]}").rect.center
    player.send(pygame.MOUSEBUTTONDOWN, pos=where, button=1)
    player.send(pygame.MOUSEBUTTONUP, pos=where, button=1)
    assert player.root.popup is None
    after = [seat.colour for seat in draft(player).seats]
    assert after == [before[1], before[0], *before[2:]], "the colour of another seat is swapped with it"
    player.click("colour-3")
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert draft(player).seats[3].colour == 4
    colours = [seat.colour for seat in draft(player).seats]
    assert len(set(colours)) == len(colours)


def test_what_was_chosen_is_offered_again_with_another_seed(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.click("remove-3")
    player.write("name-0", "Анна")
    player.click("preset-gentle")
    assert player.sees("Players with only two points cannot be robbed")
    player.click("start")
    player.program.close()
    again = sit_down(language="ru")
    again.program.preferences._chosen = again.program.preferences.chosen.model_copy(
        update={"last_game": json.loads(paths.user_settings_file().read_text(encoding="utf-8"))["last_game"]}
    )
    again.click("new-game")
    assert [(seat.name, seat.character) for seat in draft(again).seats] == [
        ("Анна", ""),
        ("", "builder"),
        ("", "trader"),
    ]
    assert again.sees("Тобин")
    assert draft(again).options == {"friendly_robber": True, "early_sevens": False}
    again.program.preferences._chosen = again.program.preferences.chosen.model_copy(
        update={"last_game": {"ruleset": "gone", "seats": []}}
    )
    assert again.program.lobby.last() is None


def test_where_the_board_is_always_the_same_a_random_one_is_offered(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    assert screen.draft.fixed()
    assert player.sees("Random board")
    standard = screen.draft.sketch().ground
    player.click("reroll")
    assert not screen.draft.fixed()
    assert screen.draft.sketch().ground != standard
    assert player.sees("New seed")


def test_a_bot_changes_its_level_and_becomes_a_person(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    kind = player.find("kind-1")
    assert isinstance(kind, Dropdown)
    kind.choose(2)
    assert (draft(player).seats[1].kind, draft(player).seats[1].level) == ("bot", "easy")
    again = player.find("kind-1")
    assert isinstance(again, Dropdown)
    again.choose(0)
    assert draft(player).seats[1].kind == "human"
    assert draft(player).seats[1].name == "Player 2"


def test_a_name_just_written_stays_when_a_bot_takes_the_seat(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.write("name-0", "Anna")
    kind = player.find("kind-0")
    assert isinstance(kind, Dropdown)
    kind.choose(1)
    assert (draft(player).seats[0].kind, draft(player).seats[0].name) == ("bot", "Anna")


def test_another_layout_shows_another_board_and_the_seed_repeats_it(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    standard = screen.draft.sketch().ground
    layout = player.find("option-layout")
    assert isinstance(layout, Dropdown)
    layout.choose(2)
    assert player.sees("Terrain and number tokens are shuffled; 6 and 8 never touch.")
    first = screen.draft.sketch().ground
    assert first != standard
    player.write("seed", "7")
    other = screen.draft.sketch().ground
    assert other != first
    player.write("seed", str(SEED))
    assert screen.draft.sketch().ground == first
    player.write("seed", "7 little bears!")
    assert draft(player).seed == SEED
    assert [f"Seed {SEED} stays in use." in toast for toast in player.root.toasts] == [True]
    player.write("seed", str(SEED))
    player.click("start")
    session = player.program.current.session
    assert session is not None
    assert session.spec.options == {"layout": "fully_random"}


def test_every_option_of_the_rules_can_be_chosen(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.click("house")
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    names = {widget.name for widget in screen.root.content.walk()}
    for option in screen.draft.card.options:
        assert f"option-{option.key}" in names
        for value in option.choices:
            screen.draft.take(option, value)
            assert screen.draft.value(option) == value
            assert (option.key in draft(player).options) == (value != option.default)


def test_options_that_another_game_does_not_have_are_dropped(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.set(options={"layout": "random", "goal": 12})
    player.click("ruleset-gift-base")
    assert draft(player).options == {"goal": 12}
    player.click("start")
    assert player.name == "Table"


def test_what_excludes_an_option_gives_way_to_it(sit_down: Sit) -> None:
    """Event cards and the dice deck replace the same roll: the one that is chosen last stays."""
    player = sit_down()
    player.click("new-game")
    player.click("ruleset-classic")
    player.click("house")
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    by_key = {option.key: option for option in screen.draft.card.options}
    screen.draft.take(by_key["dice"], "deck")
    screen.draft.take(by_key["early_sevens"], False)
    screen.draft.take(by_key["event_cards"], True)
    assert draft(player).options == {"event_cards": True}
    screen.draft.take(by_key["dice"], "deck")
    assert draft(player).options == {"dice": "deck"}


# going on


def test_a_game_left_by_closing_the_window_goes_on_with_continue(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.click("start")
    player.wait(20)
    session = player.program.current.session
    assert session is not None
    ply, state = session.ply, session.state
    player.send(pygame.QUIT)
    assert not player.loop.running
    player.program.close()
    again = sit_down()
    assert again.root.focus is not None
    assert again.root.focus.name == "continue"
    again.click("continue")
    assert again.name == "Table"
    resumed = again.program.current.session
    assert resumed is not None
    assert (resumed.ply, resumed.state) == (ply, state)
    assert again.program.current.kept_at().endswith("autosave-01.catan")


def test_without_an_unfinished_game_there_is_no_continue(sit_down: Sit, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    game_at(tmp_path / "saves", "over", 0)
    assert "continue" not in sit_down().buttons()


# saved games


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    folder.mkdir()
    game_at(folder, "winter", 4, "Долгая зима")
    game_at(folder, "autosave-03", 6, seed=8)
    (folder / f"bad{saves.SUFFIX}").write_bytes(b"not a game")
    return folder


def loading(player: Player) -> LoadScreen:
    player.click("load")
    assert isinstance(player.scene, LoadScreen)
    return player.scene


def test_the_list_shows_every_file_and_what_is_wrong_with_it(sit_down: Sit, shelf: Path) -> None:
    screen = loading(sit_down())
    own = [entry for entry in screen.entries if not entry.example]
    assert {entry.title for entry in own} == {"Долгая зима", "", "bad.catan"}
    bad = next(entry for entry in own if entry.damage is not None)
    screen._choose(bad)
    assert screen.kit.dirty
    assert (shelf / "bad.catan").read_bytes() == b"not a game"


def test_searching_and_sorting_the_list(sit_down: Sit, shelf: Path) -> None:
    player = sit_down()
    screen = loading(player)
    player.write("search", "зима")
    assert [entry.title for entry in screen.shown()] == ["Долгая зима"]
    player.write("search", "nothing like this")
    assert player.sees("No games match this search.")
    player.write("search", "")
    sort = player.find("sort")
    assert isinstance(sort, Dropdown)
    sort.choose(2)
    turns = [entry.turn for entry in screen.shown()]
    assert turns == sorted(turns, reverse=True)


def choose(player: Player, title: str) -> None:
    screen = player.scene
    assert isinstance(screen, LoadScreen)
    at = next(index for index, entry in enumerate(screen.shown()) if entry.title == title)
    rows = player.find("saves")
    assert isinstance(rows, ListView)
    rows.choose(at)


def test_examples_are_listed_apart_and_each_says_which_game_it_is(sit_down: Sit, shelf: Path) -> None:
    player = sit_down()
    screen = loading(player)
    assert screen.shown()
    assert not any(entry.example for entry in screen.shown())
    which = player.find("which")
    assert isinstance(which, Dropdown)
    which.choose(1)
    assert screen.shown()
    assert all(entry.example for entry in screen.shown())
    entry = screen.entry
    assert entry is not None
    assert player.sees(player.program.screens.tr(f"ruleset-{entry.ruleset}"))


def test_a_save_is_renamed_deleted_and_brought_back(sit_down: Sit, shelf: Path) -> None:
    player = sit_down()
    screen = loading(player)
    choose(player, "Долгая зима")
    player.click("rename")
    player.write("answer", "Короткое лето")
    player.key(pygame.K_RETURN)
    assert not player.root.dialogs
    assert saves.read_header(shelf / "winter.catan").title == "Короткое лето"
    player.click("delete")
    assert not (shelf / "winter.catan").exists()
    assert all(entry.title != "Короткое лето" for entry in screen.entries)
    player.click("restore")
    assert saves.read_header(shelf / "winter.catan").title == "Короткое лето"


def test_a_save_goes_out_and_comes_in(sit_down: Sit, shelf: Path, tmp_path: Path) -> None:
    player = sit_down()
    screen = loading(player)
    choose(player, "Долгая зима")
    player.click("export")
    player.write("answer", str(tmp_path / "copy"))
    player.click("answer-ok")
    assert (tmp_path / "copy.catan").read_bytes() == (shelf / "winter.catan").read_bytes()
    player.click("export")
    player.write("answer", str(tmp_path / "copy.catan"))
    player.click("answer-ok")
    assert player.root.dialogs, "what is there already is never overwritten"
    player.key(pygame.K_ESCAPE)
    player.click("import")
    player.write("answer", str(tmp_path / "copy.catan"))
    player.click("answer-ok")
    assert sum(1 for entry in screen.entries if entry.title == "Долгая зима") == 2
    player.click("import")
    player.write("answer", str(shelf / "bad.catan"))
    player.click("answer-ok")
    assert player.root.dialogs
    assert "This file is not a saved game of this program." in player.root.toasts


def test_paths_in_quotes_and_addresses_are_understood(sit_down: Sit, shelf: Path, tmp_path: Path) -> None:
    """As a shell or a file manager copies them; an address of another machine makes no folder of that name here."""
    player = sit_down()
    screen = loading(player)
    choose(player, "Долгая зима")
    place = tmp_path / ("из дома и издалека " * 5).strip() / "to a friend.catan"
    player.click("export")
    player.write("answer", "file://elsewhere/copy.catan")
    player.click("answer-ok")
    assert player.root.dialogs
    assert player.program.texts.tr("save-no-place") in player.root.toasts
    assert not Path("file:").exists()
    player.write("answer", f'"{place}"')
    player.click("answer-ok")
    assert place.read_bytes() == (shelf / "winter.catan").read_bytes()
    for text in (place.as_uri(), f"'{place}'"):
        before = len(screen.entries)
        player.click("import")
        player.write("answer", text)
        player.click("answer-ok")
        assert not player.root.dialogs
        assert len(screen.entries) == before + 1
    for text in ("file:///a%00b/c", "file:///\ud800/c"):
        for act in (player.program.library.bring_in, lambda path: player.program.library.hand_out(str(place), path)):
            with pytest.raises(Refused):
                act(text)


def test_files_in_the_usual_folders_are_offered_and_a_place_for_a_copy_stands_there(
    sit_down: Sit, shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "downloads"
    there.mkdir()
    monkeypatch.setattr(paths, "usual_folders", lambda: (there,))
    player = sit_down()
    screen = loading(player)
    choose(player, "Долгая зима")
    player.click("export")
    field = player.find("answer")
    assert isinstance(field, TextField)
    assert field.text == str(there / "winter.catan")
    player.click("answer-ok")
    assert (there / "winter.catan").exists()
    player.click("import")
    files = player.find("files")
    assert isinstance(files, ListView)
    assert files.count == 1
    player.click("files")
    assert not player.root.dialogs
    assert sum(1 for entry in screen.entries if entry.title == "Долгая зима") == 2


def test_a_file_dropped_on_the_window_is_brought_in(sit_down: Sit, shelf: Path, tmp_path: Path) -> None:
    (tmp_path / "friend.catan").write_bytes((shelf / "winter.catan").read_bytes())
    player = sit_down()
    screen = loading(player)
    player.send(pygame.DROPFILE, file=str(tmp_path / "friend.catan"))
    assert sum(1 for entry in screen.entries if entry.title == "Долгая зима") == 2


def test_a_saved_board_shows_what_stands_on_it(sit_down: Sit, shelf: Path) -> None:
    screen = loading(sit_down())
    entry = next(one for one in screen.entries if one.title == "Долгая зима")
    sketch = screen.library.saved_board(entry)
    assert sketch is not None
    assert sketch.picture is not None
    saved = Session.resume(saves.read(Path(entry.path)), bots_in_process=True)
    seen = board_view(BOARDS, saved.game, observe(saved.game, saved.state, Seat(0)))
    assert sketch.picture == seen
    assert sketch.picture.at("intersection")
    assert sketch.picture.sites("section")


def test_opening_a_named_save_leaves_the_file_alone(sit_down: Sit, shelf: Path) -> None:
    before = (shelf / "winter.catan").read_bytes()
    player = sit_down()
    loading(player)
    choose(player, "Долгая зима")
    player.click("open")
    assert player.name == "Table"
    player.wait(5)
    player.program.current.end()
    assert (shelf / "winter.catan").read_bytes() == before
    assert len(list_saves(shelf)) == 4


def test_examples_are_offered_and_cannot_be_changed(sit_down: Sit) -> None:
    player = sit_down()
    screen = loading(player)
    assert screen.entries
    assert all(entry.example for entry in screen.entries)
    assert not player.find("delete").enabled
    assert not player.find("rename").enabled
    player.click("open")
    assert player.name == "Table"


def test_a_running_game_is_saved_under_a_name(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    player.click("new-game")
    player.click("start")
    player.wait(3)
    exits = player.program.running.exits(lambda: Seat(0)).menu
    player.loop.stack.apply(exits["save"]())
    assert player.name == "SaveAsScreen"
    player.write("save-name", "  ")
    player.click("save-yes")
    assert player.root.dialogs
    player.write("save-name", "Вечер пятницы")
    player.click("save-yes")
    assert player.name == "Table"
    assert "Saved as “Вечер пятницы”." in player.root.toasts
    titles = [one.header.title for one in list_saves(tmp_path / "saves") if one.header is not None]
    assert sorted(titles) == ["", "Вечер пятницы"]


def test_over_the_curtain_it_is_confirmed_as_well_that_the_game_was_saved(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    two = advance(new_session("classic", humans=(0, 1), seats=2), lambda now: now.state.turn > 0)
    player.program.current.session = two
    player.loop.stack.apply(Replace(player.program.running.table()))
    player.wait(3)
    assert player.name == "CurtainScene"
    player.click("curtain-menu")
    player.click("menu-save")
    player.write("save-name", "Friday")
    player.click("save-yes")
    assert player.name == "CurtainScene"
    assert player.sees("Saved as “Friday”.")
    player.key(pygame.K_TAB)
    assert player.sees("Saved as “Friday”."), "the next press does not take the news away"
    assert [one.header.title for one in list_saves(tmp_path / "saves") if one.header is not None] == ["Friday"]


# settings


def test_settings_apply_at_once_and_are_kept(sit_down: Sit) -> None:
    player = sit_down()
    player.click("settings")
    assert isinstance(player.scene, SettingsScreen)
    ground = player.program.kit.colour("ground")
    player.root.go_to(player.find("high_contrast"))
    player.click("high_contrast")
    assert player.program.kit.colour("ground") != ground
    language = player.find("language")
    assert isinstance(language, Dropdown)
    language.choose(1)
    assert player.sees("Настройки")
    scale = player.find("scale")
    assert isinstance(scale, Slider)
    scale.set(1.2)
    player.wait()
    assert player.program.kit.factor == pytest.approx(1.2)
    assert unreadable(player.program.kit.audit) == []
    kept = json.loads(paths.user_settings_file().read_text(encoding="utf-8"))
    assert (kept["language"], kept["high_contrast"], kept["ui_scale"]) == ("ru", True, 1.2)


def test_everything_but_the_language_can_be_set_back(sit_down: Sit) -> None:
    player = sit_down(language="ru", high_contrast=True, hint_line=False)
    player.click("settings")
    player.click("default")
    player.click("default-yes")
    chosen = player.program.preferences.chosen
    assert (chosen.language, chosen.high_contrast, chosen.hint_line) == ("ru", False, True)


def test_the_language_changes_while_a_game_is_played(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.click("start")
    player.wait(3)
    assert player.sees("Cave Dwellers")
    player.loop.stack.apply(player.program.running.exits(lambda: Seat(0)).menu["settings"]())
    language = player.find("language")
    assert isinstance(language, Dropdown)
    language.choose(1)
    player.key(pygame.K_ESCAPE)
    assert player.name == "Table"
    assert player.sees("Пещерные")
    assert not player.sees("Cave Dwellers")


# the end


@pytest.fixture
def ended(sit_down: Sit, tmp_path: Path) -> Player:
    folder = tmp_path / "saves"
    folder.mkdir()
    path = game_at(folder, "over", 0)
    player = sit_down()
    player.loop.stack.apply(player.program.library.open(str(path)))
    for _ in range(200):
        player.wait()
        if player.name == "ResultScreen":
            return player
    raise AssertionError("the result never came")


def test_the_result_tells_how_the_game_ended(ended: Player) -> None:
    screen = ended.scene
    assert isinstance(screen, ResultScreen)
    session = ended.program.current.session
    assert session is not None
    assert session.outcome is not None
    model = screen.model
    assert model.ending == session.outcome.ending
    charts = {chart.key: chart.body for chart in model.charts}
    course, dice = charts["points-course"], charts["dice"]
    assert isinstance(course, Layers)
    assert isinstance(dice, Bars)
    for standing, seat in zip(session.standings(), model.seats, strict=True):
        assert seat.points == standing.points == course.totals[standing.seat].values[-1]
    assert sum(column.value for column in dice.columns) >= model.turns - 1
    assert unreadable(ended.program.kit.audit) == []


def test_a_press_meant_for_the_table_begins_no_new_game(ended: Player) -> None:
    former = ended.program.current.session
    ended.click("rematch")
    assert ended.name == "ResultScreen"
    assert ended.program.current.session is former
    for _ in range(60):
        ended.wait()
    ended.click("rematch")
    assert ended.name == "Table"
    assert ended.program.current.session is not former


def test_the_keys_meant_for_the_table_begin_no_new_game(ended: Player) -> None:
    former = ended.program.current.session
    ended.wait(60)
    for key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE):
        ended.key(key)
    assert ended.program.current.session is former
    assert ended.name == "ResultScreen"


def test_from_the_result_to_the_board_and_to_a_rematch(ended: Player) -> None:
    ended.click("look")
    assert ended.name == "Table"
    former = ended.program.current.session
    assert former is not None
    ended.loop.stack.apply(ended.program.running.rematch())
    session = ended.program.current.session
    assert ended.name == "Table"
    assert session is not None
    assert session is not former
    assert session.ply < former.ply
    assert [(seat.name, seat.level) for seat in session.seats] == [(seat.name, seat.level) for seat in former.seats]
    assert session.spec.seed == SEED


def test_from_the_result_to_the_title(ended: Player) -> None:
    ended.click("menu")
    assert ended.name == "TitleScreen"
    assert ended.program.current.session is None


# trouble


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    (tmp_path / "saves").rmdir()
    (tmp_path / "saves").write_text("in the way")
    player.click("new-game")
    player.click("start")
    assert player.name == "Table"
    assert player.program.current.kept_at() == ""
    (tmp_path / "saves").unlink()
