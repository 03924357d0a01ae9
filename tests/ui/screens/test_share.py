"""The code of a game: shown at the table and at the end, copied, and entered where a new game is chosen."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.games.catalogue import ruleset
from catan_desktop.kernel.engine import veiled
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.position_text import read_position
from catan_desktop.session.session import Session
from catan_desktop.session.share_code import code_of
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.scenes.share import ShareScreen
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.widgets import Label, TextField
from tests.ui.screens.player import SEED, Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]
BOTS = tuple(SeatSpec(kind="bot", level="random", colour=at) for at in range(5))
SPEC = NewGame(ruleset="rivers", seats=BOTS, options={"layout": "random", "goal": 12}, seed=77)
CODE = code_of(SPEC)


def choosing(sit_down: Sit) -> Player:
    player = sit_down()
    player.click("new-game")
    assert isinstance(player.scene, NewGameScreen)
    return player


def chosen(player: Player) -> NewGame:
    assert isinstance(player.scene, NewGameScreen)
    return player.scene.draft.spec


def written(player: Player) -> str:
    field = player.find("seed")
    assert isinstance(field, TextField)
    return field.text


def told(player: Player) -> list[str]:
    """What the screen tells now."""
    return list(player.root.toasts)


@pytest.mark.parametrize("at_once", [True, False])
def test_a_code_brings_game_options_seats_and_seed(sit_down: Sit, at_once: bool) -> None:
    """Pasted or written sign by sign; people stay where they sit."""
    player = choosing(sit_down)
    people = chosen(player).seats
    for sign in (CODE.lower(),) if at_once else CODE:
        if sign == CODE[0] or at_once:
            player.write("seed", sign)
        else:
            player.send(pygame.TEXTINPUT, text=sign)
    spec = chosen(player)
    assert (spec.ruleset, dict(spec.options), spec.seed, len(spec.seats)) == ("rivers", SPEC.options, 77, 5)
    assert spec.seats[: len(people)] == people
    assert len({seat.colour for seat in spec.seats}) == 5
    assert told(player) == ["Set from the code: Rivers of Catan, 5 players"]
    assert written(player) == "77"
    player.click("start")
    session = player.program.current.session
    assert session is not None
    assert code_of(session.spec) == CODE


def test_a_slip_is_told_and_changes_nothing(sit_down: Sit) -> None:
    player = choosing(sit_down)
    before = chosen(player)
    slip = CODE[:-1] + ("0" if CODE[-1] != "0" else "1")
    player.write("seed", slip)
    assert told(player) == []
    player.key(pygame.K_RETURN)
    assert ["typo" in toast for toast in told(player)] == [True]
    assert chosen(player) == before
    assert written(player) == slip


def test_no_game_is_begun_with_a_code_that_was_not_read(sit_down: Sit) -> None:
    player = choosing(sit_down)
    player.write("seed", CODE[:-1])
    player.click("start")
    assert isinstance(player.scene, NewGameScreen)
    assert ["typo" in toast for toast in told(player)] == [True]
    assert written(player) == str(SEED)
    player.click("start")
    assert player.program.current.session is not None
    assert player.program.current.session.spec.seed == SEED


class Board:
    """A clipboard for tests, or none."""

    def __init__(self, there: bool) -> None:
        self.there = there
        self.text = ""

    def get(self) -> str | None:
        return self.text

    def put(self, text: str) -> None:
        self.text = text if self.there else ""


def at_the_table(sit_down: Sit) -> Player:
    player = sit_down()
    player.program.current.session = Session.new(SPEC, clock=lambda: "2030", bots_in_process=True)
    player.loop.stack.apply(Push(player.program.running.table()))
    player.wait()
    return player


@pytest.mark.parametrize("there", [True, False])
def test_the_code_is_shown_and_copied(sit_down: Sit, there: bool) -> None:
    player = at_the_table(sit_down)
    board = Board(there)
    player.loop.stack.apply(Push(ShareScreen(player.program.screens, player.program.running, board)))
    player.wait()
    label = player.find("code")
    assert isinstance(label, Label)
    assert label.text == CODE
    player.click("share-copy")
    player.wait()
    if there:
        assert board.text == CODE
        assert not isinstance(player.scene, ShareScreen)
    else:
        assert isinstance(player.scene, ShareScreen)
        assert told(player) == ["No clipboard available. Write the code down."]


@pytest.mark.parametrize("there", [True, False])
def test_the_position_is_copied_as_the_looking_seat_knows_it(sit_down: Sit, there: bool) -> None:
    player = at_the_table(sit_down)
    scene, session = player.scene, player.program.current.session
    assert isinstance(scene, TableScene)
    assert session is not None
    board = scene.tools.clipboard = Board(there)
    player.key(pygame.K_F10)
    player.click("menu-position")
    if not there:
        assert told(player) == ["There is no clipboard here."]
        return
    assert told(player) == ["The position is on the clipboard."]
    found = read_position(board.text, ruleset)
    state = next(ply.state for ply in session.timeline.plies if ply.state.ply == found.state.ply)
    assert found.viewer is not None
    assert found.state == veiled(session.game, state, found.viewer) != state


def test_the_menu_of_the_table_and_the_result_lead_to_it(sit_down: Sit) -> None:
    player = at_the_table(sit_down)
    change = player.program.running.exits(lambda: Seat(0)).menu["share"]()
    assert isinstance(change, Push)
    assert isinstance(change.scene, ShareScreen)
    session = player.program.current.session
    assert session is not None
    while session.pump():
        pass
    player.loop.stack.apply(Push(player.program.screens.scene("result")))
    player.wait()
    player.click("share")
    assert isinstance(player.scene, ShareScreen)
