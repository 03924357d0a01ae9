"""What stands behind everything: one loop at a time, softer while something great is heard."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from catan_desktop.ui import sound as sounds
from catan_desktop.ui.sound import APART, Sound


@pytest.fixture
def sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    """It begins at once: how loud it is while it fades in depends on the time that a busy machine takes."""
    monkeypatch.setattr(sounds, "_FADE_IN", 0)
    for name in ("wind", "camp", "horn", "card"):
        with wave.open(str(tmp_path / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(22050)
            out.writeframes(b"\1\0" * 11025)
    made = Sound(tmp_path)
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
    assert begun == ["card"]
    now += APART
    sound.play("card")
    assert begun == ["card", "card"]


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
    sound._sounds["card"] = Dead()  # type: ignore[assignment]
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
