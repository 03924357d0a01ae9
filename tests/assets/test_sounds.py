"""The sounds: each class equally loud to the ear, short, whole, and a laptop can play them."""

from __future__ import annotations

import re
from itertools import combinations

import numpy as np
import pytest

from catan_desktop.app.preferences import MOODS
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scenes.settings import SAMPLES
from catan_desktop.ui.scenes.table.motion import DEFEAT, ENDINGS
from catan_desktop.ui.scenes.table.motion import SOUNDS as SOUND_OF_KIND
from catan_desktop.ui.sound import LOUD, PULSE
from catan_desktop.ui.theme import load_theme
from tests.assets.sounding import RATE, ROOT, SOUNDS, likeness, samples
from tools.sound import levels, make, measure

FILES = sorted(path.stem for path in SOUNDS.iterdir())
LOOPS = ("camp", "grass", "sea", "shore", "wind")
BEATS = ("pulse",)
"""What goes round as well, and is no air that never changes."""
EFFECTS = [stem for stem in FILES if stem not in (*LOOPS, *BEATS)]
NAMES = sorted({re.sub(r"-[0-9]$", "", stem) for stem in FILES})
TAKES = sorted({name for name in NAMES if name not in FILES})
LONGEST_SECONDS = 4.0


def test_every_class_of_loudness_is_of_sounds_that_are_there() -> None:
    assert {*LOOPS, *levels.GREAT_SOUNDS, *levels.SMALL_SOUNDS} <= set(NAMES)


def test_sound_is_as_loud_as_its_class_to_the_ear() -> None:
    for stem in EFFECTS:
        sound = samples(SOUNDS / f"{stem}.ogg")
        level = levels.level(re.sub(r"-[0-9]$", "", stem))
        assert measure.loudness(sound, RATE) == pytest.approx(level, abs=1.0), stem
        assert measure.true_peak(sound) < -1.0, stem


def test_sound_is_heard_on_a_laptop() -> None:
    """Whose loudspeakers play 300 to 6000 Hz: what is lost there is less than what makes a class of loudness."""
    for stem in EFFECTS:
        sound = samples(SOUNDS / f"{stem}.ogg")
        assert measure.laptop_loss(sound, RATE) < 3.0, stem
        assert measure.laptop_share(sound, RATE) > 0.35, stem


def test_sound_is_short_and_ends_without_a_click() -> None:
    for stem in EFFECTS:
        sound = samples(SOUNDS / f"{stem}.ogg")
        assert sound.shape[-1] <= LONGEST_SECONDS * RATE, stem
        assert np.abs(sound[:, -8:]).max() < 0.004, stem
        assert np.abs(sound.mean()) < 0.002, f"{stem} has a constant part"


def test_takes_of_a_sound_are_told_apart() -> None:
    for name in TAKES:
        takes = [samples(path) for path in sorted(SOUNDS.glob(f"{name}-[0-9].ogg"))]
        assert len(takes) == make.TAKES, name
        for one, other in combinations(takes, 2):
            length = min(one.shape[-1], other.shape[-1])
            assert likeness(one[:, :length], other[:, :length]) < 0.9, name


@pytest.mark.slow
def test_a_loop_leads_into_its_own_beginning() -> None:
    """Only another file can fail: a sea or a wind that is too loud, or that jumps where it begins anew."""
    for name in LOOPS:
        sound = samples(SOUNDS / f"{name}.ogg")
        assert sound.shape[-1] >= 30 * RATE, name
        assert measure.seam_jump(sound) < 6, f"{name}: no more than steps inside"
        assert measure.seam_spectrum(sound) < 2, name
        assert measure.integrated(sound, RATE) == pytest.approx(levels.AMBIENCE, abs=0.7), name
        assert measure.true_peak(sound) < -1.0, name


def test_a_beat_leads_into_its_own_beginning() -> None:
    for name in BEATS:
        sound = samples(SOUNDS / f"{name}.ogg")
        assert measure.seam_jump(sound) < 6, name
        assert measure.integrated(sound, RATE) == pytest.approx(levels.AMBIENCE, abs=0.7), name
        assert measure.true_peak(sound) < -1.0, name


def test_the_kit_makes_the_sound_of_its_example() -> None:
    for take in range(make.TAKES):
        made, file = make.made("click", take), samples(SOUNDS / f"click-{take + 1}.ogg")
        assert made.shape == file.shape
        assert likeness(made, file) > 0.9, "what Vorbis leaves out is noise"


def test_every_sound_that_is_named_is_there() -> None:
    """In the views of the games as well: a name without a file is silent, and nobody would notice."""
    named = {*(name for name, _ in SOUND_OF_KIND.values()), *ENDINGS.values(), DEFEAT, *MOODS.values(), *LOUD}
    named |= {"dice", "turn", "offer", "brink", "refuse", "click", PULSE, *SAMPLES.values()}
    named |= {load_theme(path).mood for path in (ROOT / "assets" / "themes").glob("*/theme.toml")} - {""}
    for path in sorted((ROOT / "catan_desktop").rglob("view/*.py")):
        named |= set(re.findall(r'sound="([a-z_-]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 30
    assert named <= set(NAMES)


def test_music_and_ambience_stay_behind_the_effects() -> None:
    """As the volumes are before anybody changes them."""
    chosen = Settings()
    usual = levels.USUAL + 20 * np.log10(chosen.volume_effects)
    assert levels.AMBIENCE + 20 * np.log10(chosen.volume_ambience) < usual - 10
    assert levels.MUSIC + 20 * np.log10(chosen.volume_music) < usual - 8


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 4_000_000
