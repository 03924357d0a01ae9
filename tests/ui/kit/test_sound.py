"""What is heard: takes of a sound, one loop behind everything, and the music; softer while something great is heard."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from catan_desktop.ui import sound as sounds
from catan_desktop.ui.music import FADE_IN, FADE_OUT
from catan_desktop.ui.sound import APART, PULSE, Sound
from tests.assets.sounding import SOUNDS


@pytest.fixture
def sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    """It begins at once: how loud it is while it fades in depends on the time that a busy machine takes."""
    monkeypatch.setattr(sounds, "_FADE_IN", 0)
    folder, music = tmp_path / "sounds", tmp_path / "music"
    folder.mkdir()
    music.mkdir()
    for name in ("wind", "camp", "horn", "pulse", "card-1", "card-2", "card-3"):
        shutil.copy(SOUNDS / "tap-1.ogg", folder / f"{name}.ogg")
    for name in ("coast", "north"):
        shutil.copy(SOUNDS / "turn.ogg", music / f"{name}.ogg")
    (music / "broken.ogg").write_bytes(b"no music")
    made = Sound(folder)
    if made.silent:
        pytest.skip("not even SDL's dummy device")
    yield made
    made.close()


def test_one_mood_takes_the_place_of_another(sound: Sound) -> None:
    sound.mood("wind")
    sound.mood("wind")
    assert list(sound._looped) == ["wind"]
    sound.mood("camp")
    assert list(sound._looped) == ["camp"]
    sound.mood("")
    assert not sound._looped


def test_the_drum_of_a_near_end_goes_on_for_as_long_as_it_is_asked_for(sound: Sound) -> None:
    sound.tense()
    for _ in range(20):
        sound.tick(0.1)
        sound.tense()
    assert list(sound._looped) == [PULSE]
    for _ in range(20):
        sound.tick(0.1)
    assert not sound._looped
    sound.tense()
    assert list(sound._looped) == [PULSE]


def test_the_mood_is_softer_while_something_great_is_heard(sound: Sound) -> None:
    sound.mood("wind")
    wind = sound._sound("wind")
    assert wind is not None
    assert wind.get_volume() == pytest.approx(1.0, abs=0.02)
    sound.play("card")
    assert wind.get_volume() == pytest.approx(1.0, abs=0.02)
    sound.play("horn")
    assert wind.get_volume() < 0.4
    sound.tick(0.5)
    assert wind.get_volume() < 0.5
    for _ in range(40):
        sound.tick(0.05)
    assert wind.get_volume() == pytest.approx(1.0, abs=0.02)


def test_a_mood_that_fades_in_is_as_soft_as_is_wished(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told to a channel while it fades in is not heard: SDL sets it anew again and again."""
    monkeypatch.setattr(sounds, "_FADE_IN", 60_000)
    sound.mood("wind")
    wind = sound._sound("wind")
    assert wind is not None
    sound.play("horn")
    assert wind.get_volume() == pytest.approx(0.3, abs=0.02)
    sound.set_volume("ambience", 0.5)
    assert wind.get_volume() == pytest.approx(0.15, abs=0.02)
    sound.mood("camp")
    camp = sound._sound("camp")
    assert camp is not None
    assert camp.get_volume() == pytest.approx(0.15, abs=0.02), "it begins in the middle of the great moment"
    for _ in range(80):
        sound.tick(0.05)
    assert camp.get_volume() == pytest.approx(0.5, abs=0.02)


def test_ten_cards_at_once_are_one_rustle(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now)
    begun: list[str] = []

    def start(key: str, group: str, loops: int) -> bool:
        del group, loops
        begun.append(key)
        return True

    monkeypatch.setattr(sound, "_start", start)
    for _ in range(10):
        sound.play("card")
    assert len(begun) == 1
    now += APART
    sound.play("card")
    assert len(begun) == 2


def test_no_take_is_heard_twice_in_a_row(sound: Sound) -> None:
    heard = [sound._take("card") for _ in range(60)]
    assert set(heard) == {"card-1", "card-2", "card-3"}
    assert all(one != other for one, other in pairwise(heard))
    assert len({tuple(heard[at : at + 3]) for at in range(57)}) > 3, "nor always in the same order"
    assert [sound._take("horn") for _ in range(3)] == ["horn"] * 3, "one that has a single take is heard again"
    sound._luck.seed(0)
    sound._takes.clear()
    assert [sound._take("card") for _ in range(60)] == heard


def wait(sound: Sound, seconds: float) -> None:
    """Let time pass as the loop does."""
    for _ in range(round(seconds / 0.05)):
        sound.tick(0.05)


def volume() -> float:
    return pygame.mixer.music.get_volume()


def test_one_piece_fades_out_before_another_fades_in(sound: Sound) -> None:
    sound.set_volume("music", 0.5)
    sound.music.play("north")
    sound.tick(0.0)
    assert pygame.mixer.music.get_busy()
    assert volume() == 0
    wait(sound, FADE_IN)
    assert volume() == pytest.approx(0.5, abs=0.02)
    sound.music.play("coast")
    wait(sound, FADE_OUT / 2)
    assert sound.music._playing == "north"
    assert volume() == pytest.approx(0.25, abs=0.03)
    wait(sound, FADE_OUT / 2 + 0.1)
    assert sound.music._playing == "coast"
    assert volume() < 0.05
    wait(sound, FADE_IN)
    assert volume() == pytest.approx(0.5, abs=0.02)
    sound.music.play("north")
    wait(sound, 0.5)
    sound.music.play("coast")
    wait(sound, FADE_IN)
    assert sound.music._playing == "coast", "it had not gone yet"
    assert volume() == pytest.approx(0.5, abs=0.02)


def test_the_music_is_softer_while_something_great_is_heard(sound: Sound) -> None:
    sound.music.play("north")
    wait(sound, FADE_IN + 0.1)
    sound.play("card")
    sound.tick(0.05)
    assert volume() == pytest.approx(1.0, abs=0.02)
    sound.play("horn")
    assert volume() == pytest.approx(0.3, abs=0.02)
    wait(sound, 3)
    assert volume() == pytest.approx(1.0, abs=0.02)


def test_music_without_a_volume_is_not_even_read(sound: Sound) -> None:
    sound.music.play("north")
    wait(sound, FADE_IN)
    assert pygame.mixer.music.get_busy()
    sound.set_volume("music", 0.0)
    sound.tick(0.05)
    assert not pygame.mixer.music.get_busy(), "it rests"
    sound.music.play("coast")
    sound.tick(0.05)
    sound.tick(0.05)
    assert not pygame.mixer.music.get_busy()
    sound.set_volume("music", 0.4)
    wait(sound, FADE_IN)
    assert pygame.mixer.music.get_busy()
    assert sound.music._playing == "coast"
    assert volume() == pytest.approx(0.4, abs=0.02)


@pytest.mark.parametrize("name", ["", "nowhere", "broken"])
def test_music_that_cannot_be_played_is_silence(sound: Sound, name: str) -> None:
    sound.music.play("north")
    wait(sound, FADE_IN)
    sound.music.play(name)
    wait(sound, FADE_OUT + FADE_IN)
    assert not pygame.mixer.music.get_busy()
    assert not sound.silent
    sound.music.play("coast")
    wait(sound, FADE_IN)
    assert pygame.mixer.music.get_busy()


def test_muted_nothing_is_heard_until_it_is_wanted_again(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now)
    sound.mood("wind")
    sound.music.play("north")
    wait(sound, FADE_IN)
    sound.mute(True)
    sound.tick(0.05)
    sound.play("horn")
    wind, horn = sound._sound("wind"), sound._sound("horn")
    assert wind is not None
    assert horn is not None
    assert (wind.get_volume(), horn.get_num_channels(), pygame.mixer.music.get_busy()) == (0, 0, False)
    sound.set_volume("master", 0.6)
    assert wind.get_volume() == 0
    sound.mute(False)
    sound.tick(0.05)
    sound.play("horn")
    assert wind.get_volume() > 0.1
    assert (horn.get_num_channels(), pygame.mixer.music.get_busy()) == (1, True)
    assert sound.volume("master") == 0.6


def test_without_a_device_nothing_is_an_error(tmp_path: Path) -> None:
    silent = Sound(tmp_path, enabled=False)
    silent.mood("wind")
    silent.play("horn")
    silent.tick(0.1)
    silent.mood("camp")
    silent.stop("camp")
    silent.close()
    assert silent.silent


class Dead:
    """A sound whose device is gone."""

    def set_volume(self, volume: float) -> None:
        raise pygame.error("Audio device disconnected")

    play = fadeout = set_volume


def test_a_device_that_is_lost_makes_everything_silent_and_comes_back(
    sound: Sound, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    sound.mood("wind")
    sound.music.play("north")
    wait(sound, 0.2)
    for take in ("card-1", "card-2", "card-3"):
        sound._sounds[take] = Dead()  # type: ignore[assignment]
    sound.play("card")
    for _ in range(2):
        sound.play("horn")
        sound.tick(0.0)
        sound.set_volume("ambience", 0.5)
        sound.mood("camp")
    assert [sound.silent] == [True]

    def refuse(**_: object) -> None:
        raise pygame.error("no device")

    with monkeypatch.context() as patch:
        patch.setattr(pygame.mixer, "init", refuse)
        assert not sound.try_again()
        sound.device(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=1))
        sound.device(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
        assert [sound.silent] == [True]
    sound.device(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    assert [sound.silent] == [False]
    assert list(sound._looped) == ["camp"], "what was wanted meanwhile is heard"
    camp = sound._sound("camp")
    assert camp is not None
    assert camp.get_num_channels() == 1
    wait(sound, 0.2)
    assert pygame.mixer.music.get_busy(), "and the music"
    assert capfd.readouterr().err == ""


def test_a_device_that_is_changed_is_taken_anew_once(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[bool] = []
    monkeypatch.setattr(sound, "_open", lambda: opened.append(True))
    added = pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)
    sound.device(added)
    assert opened == [], "those that were there at the start are no news"
    sound.device(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    sound.device(added)
    sound.device(added)
    assert opened == [True]


def test_after_its_end_no_device_is_taken(sound: Sound) -> None:
    sound.close()
    assert not sound.try_again()
    assert [sound.silent] == [True]
