"""What is heard on which screen, how loud, and the key that silences all of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import main_loop
from catan_desktop.session import paths, settings
from catan_desktop.session.crash_marker import Marker
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Replace
from catan_desktop.ui.scenes.settings import VOLUMES, SettingsScreen
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.widgets import IconButton, Slider, Toggle
from tests.assets.sounding import SOUNDS
from tests.ui.screens.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def sound() -> Iterator[Sound]:
    made = Sound(SOUNDS)
    if made.silent:
        pytest.skip("not even SDL's dummy device")
    yield made
    made.close()


def seated(ruleset: str) -> NewGame:
    seats = [
        SeatSpec(kind="human" if seat == 0 else "bot", level="easy", name=f"Seat {seat}", colour=seat)
        for seat in range(4)
    ]
    return NewGame(ruleset=ruleset, seats=tuple(seats), seed=5)


@pytest.mark.parametrize(
    ("ruleset", "piece", "mood"),
    [
        ("watch", "north", "camp"),
        ("gift-base", "north", "camp"),
        ("classic", "coast", "sea"),
        ("landnam", "iceland", "shore"),
        ("great-wall", "steppe", "grass"),
    ],
)
def test_every_scenery_has_its_music(tmp_path: Path, sound: Sound, ruleset: str, piece: str, mood: str) -> None:
    player = Player(tmp_path, sound=sound)
    assert (sound.music.wanted, list(sound._looped)) == ("title", []), "the first frame waits for no sound"
    player.program.tick(0.0)
    assert (sound.music.wanted, list(sound._looped)) == ("title", ["wind"])
    begun = player.program.lobby.begin(seated(ruleset))
    assert isinstance(begun, Replace)
    player.loop.stack.apply(begun)
    player.wait(2)
    player.program.tick(0.0)
    assert (sound.music.wanted, list(sound._looped)) == (piece, [mood])
    player.loop.stack.apply(Replace(player.program.screens.scene("title"), all=True))
    player.wait()
    assert sound.music.wanted == "title"
    player.program.close()


@pytest.mark.parametrize("hidden", [False, True])
def test_the_first_frame_of_a_window_that_is_seen_waits_for_nothing(tmp_path: Path, sound: Sound, hidden: bool) -> None:
    player = Player(tmp_path, sound=sound)
    marker = Marker(tmp_path / "log")
    loop = main_loop.make_loop(player.program, None, marker, [])
    loop.hidden = hidden
    loop.step(0.1)
    assert (loop.stats.drawn, list(sound._looped)) == ((0, ["wind"]) if hidden else (1, []))
    loop.step(0.1)
    assert list(sound._looped) == ["wind"]
    marker.close()


def test_every_group_has_a_slider_of_its_own(tmp_path: Path, sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(tmp_path, sound=sound)
    player.loop.stack.apply(Replace(player.program.screens.scene("settings"), all=True))
    player.wait()
    for place, group in enumerate(VOLUMES):
        slider = player.find(f"volume_{group}")
        assert isinstance(slider, Slider)
        assert slider.on_change is not None
        slider.on_change(0.1 * place)
    assert [sound.volume(group) for group in VOLUMES] == pytest.approx([0.0, 0.1, 0.2, 0.3, 0.4])
    heard: list[tuple[str, str]] = []
    monkeypatch.setattr(player.program.preferences, "play", lambda key, group: heard.append((key, group)))
    for group in ("effects", "interface"):
        button = player.find(f"listen-volume_{group}")
        assert isinstance(button, IconButton)
        button.press()
    assert heard == [("dice", "effects"), ("click", "interface")]


def test_a_key_silences_everything_on_any_screen_and_is_remembered(tmp_path: Path, sound: Sound) -> None:
    player = Player(tmp_path, sound=sound)
    player.key(pygame.K_m, pygame.KMOD_CTRL)
    assert player.program.preferences.chosen.muted
    assert sound._level("effects") == 0
    assert player.root.toasts == ("Sound off.",)
    assert settings.load(paths.user_settings_file()).settings.muted
    player.loop.stack.apply(Replace(player.program.screens.scene("settings"), all=True))
    player.wait()
    assert isinstance(player.scene, SettingsScreen)
    toggle = player.find("muted")
    assert isinstance(toggle, Toggle)
    assert toggle.value
    player.key(pygame.K_m, pygame.KMOD_CTRL)
    player.wait()
    toggle = player.find("muted")
    assert isinstance(toggle, Toggle)
    assert not toggle.value, "the page follows the key"
    assert sound._level("effects") > 0
    player.key(pygame.K_m)
    assert not player.program.preferences.chosen.muted, "the letter alone is for actions and names"


def test_the_key_can_be_changed(tmp_path: Path, sound: Sound) -> None:
    player = Player(tmp_path, sound=sound, keys={"mute": "F9"})
    player.key(pygame.K_m, pygame.KMOD_CTRL)
    assert not player.program.preferences.chosen.muted
    player.key(pygame.K_F9)
    assert player.program.preferences.chosen.muted
