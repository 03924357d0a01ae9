"""Who the bots are: chosen for a new game, drawn when it begins, and changed at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame
import pytest

from catan_desktop.bots.characters import CHARACTERS
from catan_desktop.session.spec import NewGame
from catan_desktop.ui.scenes.characters import CharacterMenu
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.text_audit import TextAudit
from catan_desktop.ui.widgets import Dropdown
from tests.audit import unreadable
from tests.ui.screens.player import Player
from tests.ui.table.table import Table, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

Sit: TypeAlias = Callable[..., Player]


def draft(player: Player) -> NewGame:
    assert isinstance(player.scene, NewGameScreen)
    return player.scene.draft.spec


def menu(player: Player) -> CharacterMenu:
    popup = player.root.popup
    assert isinstance(popup, CharacterMenu)
    return popup


def test_bots_come_in_turn_and_are_called_by_who_they_are(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    assert [seat.character for seat in draft(player).seats] == ["", *list(CHARACTERS)[:3]]
    assert all(player.sees(name) for name in ("Brenna", "Tobin", "Hald"))
    player.click("start")
    session = player.program.current.session
    assert session is not None
    assert [seat.name for seat in session.seats[1:]] == ["Brenna", "Tobin", "Hald"]
    assert [seat.mind for seat in session.seats[1:]] == ["normal/builder", "normal/trader", "normal/warden"]


def test_another_is_chosen_from_the_list_of_faces(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    player.click("face-1")
    player.wait()
    assert [row.character for row in menu(player).rows] == ["", *CHARACTERS]
    assert player.sees("Linnet, road-runner")
    for _ in range(3):
        player.key(pygame.K_DOWN)
    player.key(pygame.K_RETURN)
    assert draft(player).seats[1].character == "runner"
    player.click("face-1")
    menu(player).rows[0].press()
    assert draft(player).seats[1].character == ""
    assert player.sees("random")


def test_anybody_is_somebody_when_the_game_begins(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    for index in (1, 2, 3):
        player.click(f"face-{index}")
        menu(player).rows[0].press()
    player.click("start")
    session = player.program.current.session
    assert session is not None
    found = [seat.character for seat in session.seats[1:]]
    assert len(set(found)) == 3
    assert set(found) <= set(CHARACTERS)
    assert player.program.preferences.chosen.last_game["seats"][1]["character"] == "", "next time the lot decides again"


def test_a_person_who_becomes_a_bot_is_somebody(sit_down: Sit) -> None:
    player = sit_down()
    player.click("new-game")
    kind = player.find("kind-0")
    assert isinstance(kind, Dropdown)
    kind.choose(1)
    assert draft(player).seats[0].character == "runner"
    assert draft(player).seats[0].name == ""


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_six_seats_with_faces_fit_without_scrolling(sit_down: Sit, language: str, size: tuple[int, int]) -> None:
    player = sit_down(language=language, size=size)
    player.click("new-game")
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.set(ruleset="cities-knights")
    while len(draft(player).seats) < 6:
        player.click("add-seat")
    player.wait()
    audit: TextAudit = player.program.kit.audit
    assert unreadable(audit) == []
    assert player.find("add-seat").rect.bottom <= player.find("start").rect.top
    player.click("face-5")
    player.wait()
    popup = menu(player)
    assert pygame.Rect((0, 0), size).contains(popup.rect)
    assert unreadable(audit) == []


def test_a_seat_at_the_table_changes_who_it_is() -> None:
    table = Table(new_session(humans=()))
    table.step()
    card = table.find("seat-2").rect
    table.click_at((card.x + 60, card.y + 14))
    table.click("face-warden")
    assert table.session.seats[2].mind == "random/warden"
    assert table.session.seats[2].name == "Ygritte", "a name that was written stays"
    table.step(0.2, 3)
    table.scene.tools.seating()
    table.click("seat-1-face-trader")
    table.click("seats-done")
    assert table.session.seats[1].mind == "random/trader"
    assert table.port.seats.sittings[1].character == "trader"


def test_a_person_is_replaced_by_the_chosen_face() -> None:
    table = Table(new_session(humans=(0,)))
    table.scene.tools.seating()
    table.click("seat-0-face-builder")
    table.click("seats-done")
    seat = table.session.seats[0]
    assert (seat.kind, seat.character) == ("bot", "builder")
    assert seat.level == table.port.seats.levels[-1]


def test_the_faces_of_a_seat_stand_in_one_line_with_its_levels() -> None:
    for language in ("en", "ru"):
        table = Table(new_session(humans=(0,)), language=language)
        table.scene.tools.seating()
        row = [table.find(f"seat-0-{level}") for level in ("human", *table.port.seats.levels)]
        row += [table.find(f"seat-0-face-{character}") for character in table.port.seats.characters]
        assert max(one.rect.top for one in row) < min(one.rect.bottom for one in row), language
