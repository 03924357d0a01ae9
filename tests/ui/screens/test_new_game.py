"""A new game: all games are seen at once, and their pictures are as large as there is room."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.games.catalogue import GAMES
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.scenes.pictured_options import PictureChoice
from catan_desktop.ui.scenes.ruleset_card import GamesAbove, PictureCard
from catan_desktop.ui.widgets import Dropdown, Label, Space
from tests.ui.screens.player import Player
from tests.ui.table.table import kit_of

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("ruleset", GAMES)
def test_all_games_and_seats_are_seen_without_scrolling_in_a_small_window(
    sit_down: Sit, ruleset: str, language: str
) -> None:
    player = sit_down(language=language)
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.take_ruleset(ruleset)
    while len(screen.draft.seats) < max(GAMES[ruleset].rules.ruleset.seats):
        player.find("add-seat").press()  # type: ignore[attr-defined]
    player.wait()
    foot = player.find("start").rect.top
    for name in (*(f"ruleset-{key}" for key in GAMES), "add-seat"):
        assert player.find(name).rect.bottom < foot, name


@pytest.mark.parametrize(
    ("room", "tall"), [(600, [100] * 5), (387, [61, 62, 61, 62, 61]), (337, [51, 52, 51, 52, 51]), (100, [29] * 5)]
)
def test_cards_of_games_grow_into_the_room_that_is_left(room: int, tall: list[int]) -> None:
    kit = kit_of()
    cards = [PictureCard(kit, "ruleset-classic", f"Game {index}", False, lambda: None) for index in range(13)]
    games = GamesAbove(kit, cards, [Space(kit, 48)])
    games.layout(pygame.Rect(0, 0, 480, room))
    assert [card.rect.height for card in cards[::3]] == tall
    gaps = 4 * kit.px(5) + kit.px("pad")
    assert games.measure(480).height == 5 * 29 + gaps + 48, "what is wanted is always the least"


@pytest.mark.parametrize(
    ("ruleset", "order"), [("classic", "Turn order: from top to bottom."), ("great-wall", "Turn order: drawn by lot.")]
)
def test_it_is_said_who_begins(sit_down: Sit, ruleset: str, order: str) -> None:
    """At the Great Wall the order of tea is drawn (GW-045)."""
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.take_ruleset(ruleset)
    player.find("add-seat").press()  # type: ignore[attr-defined]
    player.wait()
    assert order in player.texts()


@pytest.mark.parametrize("way", ["back", "closed", "window", "draw-island"])
def test_what_was_chosen_and_not_begun_is_there_again(sit_down: Sit, way: str) -> None:
    player = sit_down(keep=False)
    player.click("new-game")
    player.click("ruleset-fishermen")
    player.write("name-0", "Olga")
    if way == "closed":
        player.send(pygame.QUIT)
    elif way == "window":
        player.send(pygame.WINDOWCLOSE)
    else:
        player.click(way)
    kept = player.program.lobby.last()
    assert kept is not None
    assert (kept.ruleset, kept.seats[0].name) == ("fishermen", "Olga")


def test_no_other_seat_comes_under_the_pointer_that_took_one_away(sit_down: Sit) -> None:
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    before = len(screen.draft.seats)
    first, last = player.find("remove-1").rect.center, player.find(f"remove-{before - 1}").rect.center
    for _ in range(3):
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
            player.loop.stack.handle(pygame.event.Event(kind, pos=first, **more))
        player.wait()
    assert len(screen.draft.seats) == before - 1
    assert player.find(f"remove-{before - 2}").rect.center == last, "the others keep their place"
    away = pygame.event.Event(pygame.MOUSEMOTION, pos=player.find("start").rect.center, rel=(1, 1), buttons=(0, 0, 0))
    player.loop.stack.handle(away)
    player.wait()
    rows = [player.find(f"remove-{seat}").rect.centery for seat in range(before - 1)]
    assert rows[1] - rows[0] == rows[2] - rows[1], "they close up when the pointer has gone"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_mode_powder_and_difficulty_of_the_great_wall_are_chosen_from_pictures_in_sight(
    sit_down: Sit, language: str
) -> None:
    player = sit_down(language=language)
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.take_ruleset("great-wall")
    player.wait()

    def chosen() -> list[str]:
        return [one.name for one in player.root.content.walk() if isinstance(one, PictureChoice) and one.chosen]

    assert chosen() == ["option-gw_mode-competitive", "option-black_powder-False"]
    player.click("option-gw_mode-solo")
    player.wait()
    assert [seat.human for seat in screen.draft.seats] == [True]
    assert chosen() == ["option-gw_mode-solo", "option-requests-3", "option-black_powder-False"]
    powder, order, bots = (
        ("Башни, огнестрельные", "Порядок ходов", "бот")
        if language == "ru"
        else ("Towers, firearms", "Turn order", "bot")
    )
    for told in (powder, order):
        assert not player.sees(told), "nothing is told of what is not chosen"
    assert not any(bots in widget.text for widget in player.root.content.walk() if isinstance(widget, Label))
    assert not any(widget.name == "remove-0" for widget in player.root.content.walk())
    player.click("option-black_powder-True")
    player.click("option-requests-4")
    player.wait()
    assert player.sees(powder)
    foot = player.find("start").rect.top
    assert player.find("seed").rect.bottom < foot, "all is in sight above it"
    player.click("option-gw_mode-coop")
    player.wait()
    assert [seat.human for seat in screen.draft.seats] == [True, False, False, False]
    assert screen.draft.spec.options == {"gw_mode": "coop", "black_powder": True, "requests": 4}


def test_a_scenario_stays_with_a_preset_and_says_what_it_is_about(sit_down: Sit) -> None:
    """It is no house rule; its picture is in sight with all others, and what is told in short is true of it."""
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.take_ruleset("seafarers")
    player.wait()
    assert player.sees("Your first settlement on each new island")
    foot = player.find("start").rect.top
    assert player.find("option-scenario-world").rect.bottom < foot
    player.click("option-scenario-cloth")
    player.wait()
    assert player.sees("Your ships trade with villages at sea.")
    assert player.sees("two cloth are worth 1 point.")
    assert not player.sees("Your first settlement on each new island")
    assert screen.draft.unusual() == {}
    player.click("preset-quick")
    player.wait()
    assert screen.draft.spec.options["scenario"] == "cloth"
    assert screen.draft.unusual() != {}
    player.click("preset-rules")
    player.wait()
    assert screen.draft.spec.options == {"scenario": "cloth"}


@pytest.mark.rule("MIX-005")
def test_games_are_added_by_switches_and_grey_ones_say_why_not(sit_down: Sit) -> None:
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.take_ruleset("classic")
    for guest, table in (("fishermen", "fishermen"), ("rivers", "fishermen-rivers")):
        player.click(f"guest-{guest}")
        assert screen.draft.spec.ruleset == table
    gold = {one.name for one in player.root.content.walk() if isinstance(one, PictureCard) and one.chosen}
    assert gold == {"ruleset-fishermen", "ruleset-rivers", "guest-fishermen", "guest-rivers"}
    assert player.find("guest-caravans").reason == "At most two games can be added to a table."
    player.click("guest-caravans")
    assert screen.draft.spec.ruleset == "fishermen-rivers"
    player.click("guest-event_cards")
    assert screen.draft.spec.options["event_cards"] is True
    player.click("guest-fishermen")
    assert (screen.draft.spec.ruleset, screen.draft.spec.options["event_cards"]) == ("rivers", True)
    player.click("ruleset-watch")
    assert not any(one.name.startswith("guest-") for one in player.root.content.walk())


def test_a_table_is_kept_under_a_name_and_forgotten(sit_down: Sit) -> None:
    player = sit_down(language="en")
    player.loop.stack.apply(Push(player.program.screens.scene("new-game")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.take_ruleset("fishermen-rivers")
    player.wait()
    player.click("keep-table")
    player.write("save-name", "Thursday")
    player.click("save-yes")
    assert list(player.program.lobby.tables()) == ["Thursday"]
    player.click("ruleset-classic")
    assert screen.draft.spec.ruleset == "classic"
    tables = player.find("tables")
    assert isinstance(tables, Dropdown)
    tables.choose(1)
    player.wait()
    assert screen.draft.spec.ruleset == "fishermen-rivers"
    player.click("forget-table")
    assert not player.program.lobby.tables()
