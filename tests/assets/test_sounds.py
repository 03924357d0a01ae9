"""The sounds are what their script makes, short, quiet and small."""

from __future__ import annotations

import importlib.util
import math
import sys
import wave
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from catan_desktop.app.preferences import MOODS
from catan_desktop.ui.scenes.table.motion import DEFEAT, ENDINGS
from catan_desktop.ui.scenes.table.motion import SOUNDS as SOUND_OF_KIND
from catan_desktop.ui.sound import LOUD

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"
NAMES = [
    "award",
    "barbarian_land",
    "barbarian_sail",
    "camp",
    "card",
    "click",
    "coin",
    "crack",
    "defeat",
    "defender",
    "dice",
    "fog",
    "gavel",
    "guard",
    "guard-fall",
    "hero",
    "hooves",
    "horn",
    "horn-deep",
    "knight",
    "metropolis",
    "page",
    "piece",
    "pillage",
    "progress",
    "refuse",
    "road",
    "robber",
    "sea",
    "seven",
    "stomp",
    "tap",
    "theft",
    "thud",
    "token",
    "trade",
    "tragic",
    "turn",
    "win",
    "wind",
]
LOOPS = {"camp", "sea", "wind"}
RATE = 22050
LONGEST_SECONDS = 2.2


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    folder = str(ROOT / "tools" / "art")
    sys.path.insert(0, folder)
    spec = importlib.util.spec_from_file_location("make_sounds", ROOT / "tools" / "art" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.path.remove(folder)


def read(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def test_every_sound_is_there_and_no_other() -> None:
    assert sorted(path.stem for path in SOUNDS.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_script_makes_the_committed_sound(name: str, script: ModuleType, tmp_path: Path) -> None:
    made, kept = read(script.write(tmp_path, name)), read(SOUNDS / f"{name}.wav")
    assert len(made) == len(kept)
    # one step of 65536: C libraries differ in the last digit of a sine
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


@pytest.mark.parametrize("name", sorted(set(NAMES) - LOOPS))
def test_sound_is_short_quiet_and_ends_without_a_click(name: str) -> None:
    samples = read(SOUNDS / f"{name}.wav")
    assert len(samples) <= LONGEST_SECONDS * RATE
    assert max(samples) - min(samples) > 2000, "nothing to hear"
    assert max(abs(value) for value in samples) <= 0.51 * 32767, "never near the limit"
    assert abs(samples[-1]) < 300
    assert abs(sum(samples) / len(samples)) < 200, "no constant part"


@pytest.mark.parametrize("name", sorted(LOOPS))
def test_a_loop_leads_into_its_own_beginning(name: str) -> None:
    samples = read(SOUNDS / f"{name}.wav")
    jumps = sorted(abs(a - b) for a, b in pairwise(samples))
    assert abs(samples[-1] - samples[0]) <= jumps[len(jumps) * 99 // 100]
    tenth = RATE // 10
    levels = [math.sqrt(sum(v * v for v in samples[i : i + tenth]) / tenth) for i in (0, len(samples) - tenth)]
    assert 0.5 < levels[0] / levels[1] < 2, "as loud at its end as at its beginning"


@pytest.mark.parametrize("name", NAMES)
def test_sounds_of_a_class_are_equally_loud(name: str, script: ModuleType) -> None:
    samples = [value / 32767 for value in read(SOUNDS / f"{name}.wav")]
    assert script.loudness(samples) == pytest.approx(script.RECIPES[name][1], abs=3.0)


def test_the_end_of_a_lost_game_is_heard_on_a_small_speaker(script: ModuleType) -> None:
    """Which gives nothing back below 300 Hz."""
    samples = [value / 32767 for value in read(SOUNDS / f"{DEFEAT}.wav")]
    heard = script.loudness(above(samples, 300))
    assert heard > script.loudness(samples) - 5
    whole = [value / 32767 for value in read(SOUNDS / "win.wav")]
    assert heard > script.loudness(above(whole, 300)) - 3, "no softer than a victory"


def above(samples: list[float], pitch: float) -> list[float]:
    """What two simple filters leave above a pitch in Hz."""
    share = math.exp(-2 * math.pi * pitch / RATE)
    for _ in range(2):
        out, before, last = [], 0.0, 0.0
        for value in samples:
            last = share * (last + value - before)
            before = value
            out.append(last)
        samples = out
    return samples


def test_every_sound_that_the_table_names_is_there() -> None:
    named = {*(name for name, _ in SOUND_OF_KIND.values()), *ENDINGS.values(), DEFEAT, *MOODS.values(), *LOUD}
    assert named | {"dice", "turn", "refuse", "click"} <= set(NAMES)


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 2_100_000
