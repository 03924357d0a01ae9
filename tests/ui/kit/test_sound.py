"""What stands behind everything: one loop at a time, softer while something great is heard."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from catan_desktop.ui.sound import APART, Sound


@pytest.fixture
def sound(tmp_path: Path) -> Iterator[Sound]:
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
    assert list(sound._channels) == ["wind"]
    sound.mood("camp")
    assert list(sound._channels) == ["camp"]
    sound.mood("")
    assert not sound._channels


def test_the_mood_is_softer_while_something_great_is_heard(sound: Sound) -> None:
    sound.mood("wind")
    channel = sound._channels["wind"]
    assert channel.get_volume() == pytest.approx(1.0, abs=0.02)
    sound.play("card")
    assert channel.get_volume() == pytest.approx(1.0, abs=0.02)
    sound.play("horn")
    assert channel.get_volume() < 0.4
    sound.tick(0.5)
    assert channel.get_volume() < 0.5
    for _ in range(40):
        sound.tick(0.05)
    assert channel.get_volume() == pytest.approx(1.0, abs=0.02)


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
