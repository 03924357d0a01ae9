"""What takes long has a page with a bar; what will be wanted is made ready in idle moments, in the way of nobody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import preload
from catan_desktop.stores.files import Refused
from catan_desktop.ui.art import Art
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes import loading
from catan_desktop.ui.scenes.loading import LoadingScene
from tests.ui.screens.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]
MOST = 4000


@pytest.fixture
def waiting(sit_down: Sit, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Player]:
    """A program whose pages with a bar are seen: slices are much shorter than the work for a table."""

    def sit(**wishes: object) -> Player:
        player = sit_down(**wishes)
        player.program.preload.loop = player.loop
        monkeypatch.setattr(loading, "SLICE", 0.005)
        return player

    return sit


def shares(player: Player) -> list[float]:
    """How far the page said it was, from round to round, until something else came up."""
    found: list[float] = []
    for _ in range(MOST):
        scene = player.scene
        if not isinstance(scene, LoadingScene):
            return found
        found.append(scene.share)
        player.wait()
    raise AssertionError("it never ends")


def test_the_first_table_comes_behind_a_bar_that_only_grows(waiting: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each slice ends at its first breath."""
    player = waiting()
    monkeypatch.setattr(loading, "SLICE", 0.0)
    player.loop.stack.apply(player.program.lobby.begin(player.program.lobby.usual("watch")))
    player.wait()
    assert player.name == "LoadingScene"
    assert player.program.kit.audit.texts()[0] == player.program.texts.tr("laying-table")
    told = shares(player)
    assert player.name == "Table"
    assert told == sorted(told)
    assert len(set(told)) > 20, "real progress, told in small steps"
    assert max(told) < 1.0
    assert len(player.loop.stack.scenes) == 1
    player.program.kit.dirty = True
    player.wait()
    assert player.program.texts.tr("laying-table") not in player.program.kit.audit.texts(), "kept with no picture"
    player.key(pygame.K_SPACE)


def test_the_second_table_comes_at_once(waiting: Sit) -> None:
    player = waiting()
    for _ in range(2):
        player.loop.stack.apply(player.program.lobby.begin(player.program.lobby.usual("watch")))
        player.wait()
        assert player.name in {"LoadingScene", "Table"}
        assert shares(player) == [] or player.program.preload.ready("table-watch")
    player.loop.stack.apply(player.program.lobby.begin(player.program.lobby.usual("watch")))
    player.wait()
    assert player.name == "Table"


@pytest.mark.parametrize(("size", "page"), [((1280, 720), "Table"), ((2560, 1440), "LoadingScene")])
def test_a_saved_game_has_pictures_of_its_own_only_in_a_large_window(
    waiting: Sit, size: tuple[int, int], page: str
) -> None:
    player = waiting(size=size)
    player.loop.stack.apply(player.program.lobby.begin(player.program.lobby.usual("watch")))
    player.wait()
    shares(player)
    player.loop.stack.apply(player.program.library.open("saves/golden/save-1-watch.catan"))
    player.wait()
    assert player.name == page
    shares(player)
    assert player.name == "Table"


def test_a_replay_lies_over_what_was_there_before(waiting: Sit) -> None:
    player = waiting()
    player.loop.stack.apply(player.program.library.replay("saves/golden/save-1-watch.catan"))
    player.wait()
    assert player.name == "LoadingScene"
    assert player.program.kit.audit.texts()[0] == player.program.texts.tr("laying-replay")
    assert shares(player)
    assert player.name == "ReplayScene"
    player.key(pygame.K_ESCAPE)
    player.wait()
    assert player.name == "TitleScreen"


def test_a_refusal_leads_back_and_is_told(waiting: Sit) -> None:
    player = waiting()

    def make() -> Change:
        raise Refused("There is no such island.")

    player.loop.stack.apply(player.program.preload.behind("laying-table", "table-none", make))
    player.wait()
    shares(player)
    player.wait()
    assert player.name == "TitleScreen"
    assert any("no such island" in note for note in player.root.toasts)


def test_idle_moments_make_the_table_ready_and_input_stops_them(waiting: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    player = waiting()
    program, loop = player.program, player.loop
    loop.each = program.preload.tick
    monkeypatch.setattr(preload, "SLICE", 0.0)
    before = program.preload.slices
    player.send(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    player.wait(3, 0.05)
    assert program.preload.slices == before, "nobody waits for it who does something"
    for _ in range(MOST):
        player.wait(1, 0.5)
        if program.preload.ready_to_show:
            break
    assert program.preload.ready("table-watch")
    assert program.kit.art.on_paint is None
    loop.stack.apply(program.lobby.begin(program.lobby.usual("watch")))
    player.wait()
    assert player.name == "Table"


def test_a_game_that_is_begun_meanwhile_ends_the_rehearsal(waiting: Sit) -> None:
    player = waiting()
    program = player.program
    player.loop.each = program.preload.tick
    player.wait(30, 0.5)
    player.loop.stack.apply(program.lobby.begin(program.lobby.usual("watch")))
    shares(player)
    player.wait()
    assert player.name == "Table"
    slices = program.preload.slices
    player.wait(5, 0.5)
    assert program.preload.slices == slices, "never beside a running game"


def test_a_picture_painted_by_two_at_once_is_kept_once(tmp_path: Path) -> None:
    art = Art(tmp_path)
    first, second = pygame.Surface((4, 4)), pygame.Surface((4, 4))

    def meanwhile() -> None:
        art.on_paint = None
        assert art.cached("tree", lambda: second) is not None

    art.on_paint = meanwhile
    kept = art.cached("tree", lambda: first)
    assert kept is art.cached("tree", lambda: first)


def test_a_picture_of_another_light_is_not_kept(tmp_path: Path) -> None:
    art = Art(tmp_path)
    old, new = pygame.Surface((4, 4)), pygame.Surface((9, 9))

    def meanwhile() -> None:
        art.on_paint = None
        art.clear()

    art.on_paint = meanwhile
    assert art.cached("tree", lambda: old).get_width() == 4
    assert art.cached("tree", lambda: new).get_width() == 9
