"""The almanac on the screen: search, links, history, keys, and F1 from a menu, the table, a dialog and a refusal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.present.almanac import load
from catan_desktop.present.words import words
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores import almanacs
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.almanac import AlmanacScreen
from catan_desktop.ui.scenes.almanac_list import EntryList
from catan_desktop.ui.scenes.almanac_parts import Prose
from catan_desktop.ui.scenes.table.messages import Refuse
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.widgets import IconButton, ScrollArea, Widget
from catan_desktop.ui.widgets.toasts import NOTE_SECONDS, TOAST_SECONDS
from tests.almanac_sample import write
from tests.audit import unreadable
from tests.ui.screens.player import SEED, Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (3440, 1440), (1024, 768))


@pytest.fixture(autouse=True)
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small almanac in the place of the one that is shipped."""
    folder = write(tmp_path / "almanac")
    monkeypatch.setattr(almanacs, "load", lambda _, language, *game: load(folder, language))
    return folder


@pytest.fixture
def reader(sit_down: Sit) -> Callable[..., Player]:
    """A player who has opened the almanac from the title."""

    def read(topic: str = "", **wishes: object) -> Player:
        player = sit_down(**wishes)
        player.loop.stack.apply(Push(player.program.screens.almanac(topic)))
        player.wait()
        return player

    return read


@pytest.fixture
def at_table(sit_down: Sit) -> Player:
    """A player at the beginning of a game."""
    player = sit_down()
    bots = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in (1, 2, 3))
    spec = NewGame(ruleset="watch", seats=(SeatSpec(kind="human", name="Anya"), *bots), seed=SEED)
    player.loop.stack.apply(player.program.lobby.begin(spec))
    player.wait(40, 0.3)
    assert isinstance(player.scene, TableScene)
    return player


def screen(player: Player) -> AlmanacScreen:
    assert isinstance(player.scene, AlmanacScreen)
    return player.scene


def headword(player: Player) -> str:
    return player.find("headword").text  # type: ignore[attr-defined, no-any-return]


def focus(player: Player) -> Widget | None:
    return player.root.focus


def type_in(player: Player, text: str) -> None:
    for sign in text:
        player.send(pygame.TEXTINPUT, text=sign)


def rows(player: Player) -> list[str]:
    return [line.key for line in screen(player).rows.lines if line.entry is not None]


# looking


def test_the_front_page_shows_the_groups(reader: Sit) -> None:
    player = reader()
    assert player.sees("What would you like to know?")
    for words_there in ("North of the Wall", "2 entries", "At the computer", "F1"):
        assert player.sees(words_there), words_there
    assert rows(player) == ["board", "guard", "giant", "regular", "undo"]
    player.click("group-north")
    assert headword(player) == "Giant"


def test_it_opens_at_a_topic_with_all_that_belongs_to_it(reader: Sit) -> None:
    player = reader("giant")
    assert headword(player) == "Giant"
    for told in ("brute", "Only in Brotherhood of the Watch", "Keep a"):
        assert player.sees(told), told
    assert not player.sees("WATCH-38"), "the numbers of rules are for those who write them"
    assert focus(player) is screen(player).field, "the search field listens at once"
    assert screen(player).rows.lines[screen(player).rows.chosen].key == "giant"


def test_an_unknown_topic_opens_the_front_page(reader: Sit) -> None:
    assert screen(reader("dragon")).topic == ""


def test_a_damaged_almanac_says_so_and_can_be_closed(reader: Sit, sample: Path) -> None:
    (sample / "entries.toml").unlink()
    player = reader("giant")
    assert player.sees("The almanac cannot be read: ")
    assert player.program.almanacs.topic_of("tip-giant") == ""
    player.key(pygame.K_ESCAPE)
    assert player.name == "TitleScreen"


# searching


def test_typing_finds_and_shows_the_best_at_once(reader: Sit) -> None:
    player = reader()
    type_in(player, "guar")
    assert rows(player) == ["guard", "giant"]
    assert headword(player) == "Guard"
    assert player.sees("2 entries found")
    player.key(pygame.K_DOWN)
    assert headword(player) == "Giant"
    player.key(pygame.K_DOWN)
    assert headword(player) == "Giant", "the list ends there"
    player.key(pygame.K_ESCAPE)
    assert screen(player).query == ""
    assert headword(player) == "Giant"
    player.key(pygame.K_ESCAPE)
    assert player.name == "TitleScreen"


def test_snippets_show_where_the_words_stand(reader: Sit) -> None:
    player = reader()
    type_in(player, "storm")
    assert player.sees("storm")
    assert player.sees("the Wall together")


def test_russian_forms_are_found(reader: Sit) -> None:
    player = reader(language="ru")
    type_in(player, "костра")
    assert headword(player) == "Великан"
    assert player.sees("Найдена 1 статья")


def test_nothing_found_offers_what_looks_like_it(reader: Sit) -> None:
    player = reader()
    type_in(player, "gyyant")
    assert player.sees("No entry contains “gyyant”")
    assert screen(player).topic == "", "what was found for the letters before has nothing to do with it"
    player.click("meant-giant")
    assert headword(player) == "Giant"
    assert screen(player).query == ""
    assert rows(player) == ["board", "guard", "giant", "regular", "undo"]
    player.write("search", "xylophone")
    assert player.sees("Try a shorter word")


def test_a_search_leaves_one_page_in_the_history(reader: Sit) -> None:
    player = reader()
    type_in(player, "guard")
    player.key(pygame.K_DOWN)
    player.key(pygame.K_RETURN)
    assert [visit.key for visit in screen(player).visits] == ["", "giant"]


# links and history


def test_links_and_chips_lead_on_and_the_history_back(reader: Sit) -> None:
    player = reader("giant")
    prose = next(widget for widget in player.root.content.walk() if isinstance(widget, Prose))
    run = next(run for run in prose.break_lines(prose.rect.width).runs if run.link == "guard")
    where = (prose.rect.x + run.x + 2, prose.rect.y + run.y + 4)
    player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    player.send(pygame.MOUSEBUTTONDOWN, pos=where, button=1)
    player.send(pygame.MOUSEBUTTONUP, pos=where, button=1)
    assert headword(player) == "Guard"
    player.click("see-giant")
    player.click("see-regular")
    assert headword(player) == "Regular"
    player.key(pygame.K_LEFT, pygame.KMOD_ALT)
    assert headword(player) == "Giant"
    player.send(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=pygame.BUTTON_X1)
    assert headword(player) == "Guard"
    player.click("history-back")
    assert headword(player) == "Giant"
    back = player.find("history-back")
    assert isinstance(back, IconButton)
    assert not back.enabled
    player.key(pygame.K_LEFT, pygame.KMOD_ALT)
    assert headword(player) == "Giant", "there is nothing before the first page"
    player.key(pygame.K_RIGHT, pygame.KMOD_ALT)
    player.send(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=pygame.BUTTON_X2)
    player.click("history-on")
    assert headword(player) == "Regular"
    player.click("front")
    assert screen(player).topic == ""


def test_a_new_page_ends_what_was_ahead(reader: Sit) -> None:
    player = reader("giant")
    screen(player).show("regular")
    screen(player).travel(-1)
    screen(player).show("guard")
    assert [visit.key for visit in screen(player).visits] == ["giant", "guard"]
    screen(player).show("dragon")
    assert headword(player) == "Guard"


def test_the_history_remembers_how_far_a_page_was_scrolled(reader: Sit) -> None:
    player = reader("undo")
    player.key(pygame.K_PAGEDOWN)
    page = player.find("page")
    assert isinstance(page, ScrollArea)
    far = page.offset
    assert far > 0
    screen(player).show("guard")
    screen(player).travel(-1)
    page = player.find("page")
    assert isinstance(page, ScrollArea)
    assert page.offset == far


def test_everything_is_reached_by_keyboard(reader: Sit) -> None:
    player = reader("giant")
    player.key(pygame.K_RETURN)
    prose = focus(player)
    assert isinstance(prose, Prose)
    assert prose.marked == "regular"
    player.key(pygame.K_TAB)
    assert focus(player) is prose
    assert prose.marked == "guard"
    player.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert prose.marked == "regular"
    player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    assert headword(player) == "Guard"
    player.walk_to("see-giant")
    player.key(pygame.K_RETURN)
    assert headword(player) == "Giant"
    player.walk_to("entries")
    player.key(pygame.K_DOWN)
    assert headword(player) == "Regular"
    player.walk_to("front")
    player.key(pygame.K_SPACE)
    player.walk_to("group-building")
    player.key(pygame.K_SPACE)
    assert headword(player) == "Guard"
    player.key(pygame.K_f, pygame.KMOD_CTRL)
    assert focus(player) is screen(player).field


def test_a_link_that_tab_comes_to_is_in_sight(reader: Sit) -> None:
    player = reader("giant", ui_scale=2.0, text_size="largest")
    player.key(pygame.K_RETURN)
    for _ in range(3):
        page, prose = player.find("page"), focus(player)
        assert isinstance(prose, Prose)
        assert page.rect.contains(prose.spot()), prose.marked
        player.key(pygame.K_TAB)


def test_the_arrows_step_over_the_names_of_groups(reader: Sit) -> None:
    player = reader()
    listed = []
    for _ in range(6):
        player.key(pygame.K_DOWN)
        listed.append(screen(player).topic)
    assert listed == ["board", "guard", "giant", "regular", "undo", "undo"]
    entries = player.find("entries")
    assert isinstance(entries, EntryList)
    names = [index for index, line in enumerate(entries.lines) if line.entry is None]
    player.send(pygame.MOUSEBUTTONDOWN, pos=(entries.rect.x + 20, entries.rect.y + 5), button=1)
    assert screen(player).topic == "undo", "a group's name is no entry"
    assert entries.chosen not in names


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["normal", "largest"])
def test_every_page_can_be_read_at_every_size(
    reader: Sit, language: str, size: tuple[int, int], text_size: str
) -> None:
    player = reader(language=language, size=size, text_size=text_size)
    for topic, query in (("", ""), ("giant", ""), ("undo", ""), ("", "guard"), ("", "дозорный"), ("", "xylophone")):
        player.loop.stack.apply(Push(player.program.screens.almanac(topic)))
        screen(player).field.set(query)
        player.texts()
        assert unreadable(player.program.kit.audit) == [], (topic, query)


# F1


def test_f1_opens_the_almanac_from_a_menu(sit_down: Sit) -> None:
    player = sit_down()
    player.click("settings")
    player.key(pygame.K_F1)
    assert screen(player).topic == ""
    player.key(pygame.K_F1)
    assert len(player.loop.stack.scenes) == 3, "it does not open itself again"
    player.key(pygame.K_ESCAPE)
    assert player.name == "SettingsScreen"


def test_f1_at_the_table_keeps_the_game(at_table: Player) -> None:
    player = at_table
    table, ply = player.scene, player.program.current.session.ply  # type: ignore[union-attr]
    player.key(pygame.K_F1)
    assert player.name == "AlmanacScreen"
    player.wait(20, 0.3)
    assert player.program.current.session is not None
    assert player.program.current.session.ply == ply, "the game waits"
    player.key(pygame.K_ESCAPE)
    assert player.scene is table
    player.click("tool-almanac")
    assert player.name == "AlmanacScreen"


def test_f1_opens_what_the_pointer_is_at(at_table: Player) -> None:
    player = at_table
    player.find("tool-menu").topic = "undo"
    where = player.find("tool-menu").rect.center
    player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    player.key(pygame.K_F1)
    assert headword(player) == "Undo"


def test_f1_works_in_an_open_dialog(at_table: Player) -> None:
    player = at_table
    player.key(pygame.K_F10)
    assert player.root.dialogs
    player.root.dialogs[-1].find("menu-almanac").topic = "giant"
    player.root.set_focus(player.root.dialogs[-1].find("menu-almanac"))
    player.key(pygame.K_F1)
    assert headword(player) == "Giant"
    player.key(pygame.K_ESCAPE)
    assert player.root.dialogs, "the dialog is still there"
    player.click("menu-almanac")
    assert screen(player).topic == ""


def refused(player: Player) -> TableScene:
    table = player.scene
    assert isinstance(table, TableScene)
    player.send(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0))
    table.root.set_focus(None)
    table.send(Refuse(words("reason-undo-nothing")))
    player.wait(2, 0.3)
    return table


def test_f1_explains_a_refusal_that_is_on_the_screen(at_table: Player) -> None:
    player = at_table
    refused(player)
    assert player.sees("F1"), "the note says which key explains it"
    player.key(pygame.K_F1)
    assert headword(player) == "Undo"


def test_a_click_on_a_refusal_opens_its_entry(at_table: Player) -> None:
    player = at_table
    table = refused(player)
    player.texts()
    note = table.root.notes.explained
    assert note is not None
    where = note.rect.center
    player.send(pygame.MOUSEBUTTONDOWN, pos=where, button=1)
    assert headword(player) == "Undo"
    player.key(pygame.K_ESCAPE)
    assert table.root.toasts == ()


def test_a_refusal_is_remembered_for_a_while(at_table: Player) -> None:
    player = at_table
    table = refused(player)
    table.root.update(TOAST_SECONDS)
    assert table.root.toasts == ()
    assert table.root.topic() == "undo"
    table.root.update(NOTE_SECONDS)
    assert table.root.topic() == ""


def test_the_pointer_on_something_else_means_that(at_table: Player) -> None:
    player = at_table
    table = refused(player)
    player.find("tool-menu").topic = "giant"
    where = player.find("tool-menu").rect.center
    player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    assert table.root.topic() == "giant"


def test_a_note_wins_over_the_thing_that_was_pressed(at_table: Player) -> None:
    player = at_table
    table = player.scene
    assert isinstance(table, TableScene)
    player.find("tool-menu").topic = "giant"
    where = player.find("tool-menu").rect.center
    player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    table.send(Refuse(words("reason-undo-nothing")))
    assert table.root.topic() == "undo"


def test_a_tip_shows_the_key(sit_down: Sit) -> None:
    player = sit_down()
    player.click("settings")
    back = player.find("back")
    for topic in ("", "guard"):
        back.topic = topic
        player.send(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0))
        player.send(pygame.MOUSEMOTION, pos=back.rect.center, rel=(0, 0), buttons=(0, 0, 0))
        player.wait(4, 0.3)
        assert player.root.tip
        assert ("F1" in player.texts()) == bool(topic)
