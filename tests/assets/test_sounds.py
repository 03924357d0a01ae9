"""The sounds are what their script makes, short, quiet and small."""

from __future__ import annotations

import importlib.util
import wave
from array import array
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"
NAMES = [
    "card",
    "click",
    "coin",
    "crack",
    "dice",
    "fire",
    "guard-fall",
    "horn",
    "page",
    "piece",
    "refuse",
    "tap",
    "trade",
    "tragic",
    "turn",
    "win",
]
LONGEST_SECONDS = 2.2


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", ROOT / "tools" / "art" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        return array("h", file.readframes(file.getnframes()))


def test_every_sound_is_there_and_no_other() -> None:
    assert sorted(path.stem for path in SOUNDS.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_script_makes_the_committed_sound(name: str, script: ModuleType, tmp_path: Path) -> None:
    made, kept = read(script.write(tmp_path, name)), read(SOUNDS / f"{name}.wav")
    assert len(made) == len(kept)
    # one step of 65536: C libraries differ in the last digit of a sine
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_sound_is_short_quiet_and_ends_without_a_click(name: str) -> None:
    samples = read(SOUNDS / f"{name}.wav")
    assert len(samples) <= LONGEST_SECONDS * 44100
    assert max(samples) - min(samples) > 2000, "nothing to hear"
    assert max(abs(value) for value in samples) <= 0.51 * 32767
    if name == "fire":  # a loop: its end must lead into its beginning
        jumps = sorted(abs(a - b) for a, b in pairwise(samples))
        assert abs(samples[-1] - samples[0]) <= jumps[len(jumps) * 99 // 100]
    else:
        assert abs(samples[-1]) < 300


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 1_500_000
