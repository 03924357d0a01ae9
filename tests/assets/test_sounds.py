"""The sounds are what their recipes make, each class equally loud to the ear, and a laptop can play them."""

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
from catan_desktop.ui.sound import LOUD
from catan_desktop.ui.theme import load_theme
from tests.assets.sounding import RATE, ROOT, SOUNDS, likeness, samples, tool

FILES = sorted(path.stem for path in SOUNDS.iterdir())
LOOPS = ("camp", "grass", "sea", "shore", "wind")
EFFECTS = [stem for stem in FILES if stem not in LOOPS]
NAMES = sorted({re.sub(r"-[0-9]$", "", stem) for stem in FILES})
TAKES = sorted({name for name in NAMES if name not in FILES})
LONGEST_SECONDS = 4.0


def test_every_sound_is_there_and_no_other() -> None:
    made = {*(stem for name in tool("effects").EFFECTS for stem in tool("levels").stems(name)), *tool("ambience").LOOPS}
    assert set(FILES) == made
    assert set(LOOPS) == set(tool("ambience").LOOPS)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_recipe_makes_the_committed_sound(name: str) -> None:
    levels = tool("levels")
    made = levels.loop(name) if name in LOOPS else levels.effect(name, 0)
    kept = samples(SOUNDS / f"{name if name in FILES else f'{name}-1'}.ogg")
    assert kept.shape == made.shape
    assert likeness(made, kept) > 0.9, "what Vorbis leaves out is noise"


@pytest.mark.parametrize("stem", EFFECTS)
def test_sound_is_as_loud_as_its_class_to_the_ear(stem: str) -> None:
    sound, measure = samples(SOUNDS / f"{stem}.ogg"), tool("measure")
    level = tool("effects").EFFECTS[re.sub(r"-[0-9]$", "", stem)].level
    assert measure.loudness(sound, RATE) == pytest.approx(level, abs=1.0)
    assert measure.true_peak(sound) < -1.0


@pytest.mark.parametrize("stem", EFFECTS)
def test_sound_is_heard_on_a_laptop(stem: str) -> None:
    """Whose loudspeakers play 300 to 6000 Hz: what is lost there is less than what makes a class of loudness."""
    sound, measure = samples(SOUNDS / f"{stem}.ogg"), tool("measure")
    assert measure.laptop_loss(sound, RATE) < 3.0
    assert measure.laptop_share(sound, RATE) > 0.35


@pytest.mark.parametrize("stem", EFFECTS)
def test_sound_is_short_and_ends_without_a_click(stem: str) -> None:
    sound = samples(SOUNDS / f"{stem}.ogg")
    assert sound.shape[-1] <= LONGEST_SECONDS * RATE
    assert np.abs(sound[:, -8:]).max() < 0.004
    assert np.abs(sound.mean()) < 0.002, "no constant part"


@pytest.mark.parametrize("name", TAKES)
def test_takes_of_a_sound_are_told_apart(name: str) -> None:
    takes = [samples(SOUNDS / f"{stem}.ogg") for stem in tool("levels").stems(name)]
    assert len(takes) == 3
    for one, other in combinations(takes, 2):
        length = min(one.shape[-1], other.shape[-1])
        assert likeness(one[:, :length], other[:, :length]) < 0.9


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_leads_into_its_own_beginning(name: str) -> None:
    sound, measure = samples(SOUNDS / f"{name}.ogg"), tool("measure")
    assert sound.shape[-1] >= 30 * RATE
    assert measure.seam_jump(sound) < 6, "no more than steps inside"
    assert measure.seam_spectrum(sound) < 2
    assert measure.integrated(sound, RATE) == pytest.approx(tool("ambience").LEVEL, abs=0.7)
    assert measure.true_peak(sound) < -1.0


def test_every_sound_that_is_named_is_there() -> None:
    """In the views of the games as well: a name without a file is silent, and nobody would notice."""
    named = {*(name for name, _ in SOUND_OF_KIND.values()), *ENDINGS.values(), DEFEAT, *MOODS.values(), *LOUD}
    named |= {"dice", "turn", "offer", "brink", "refuse", "click", *SAMPLES.values()}
    named |= {load_theme(path).mood for path in (ROOT / "assets" / "themes").glob("*/theme.toml")} - {""}
    for path in sorted((ROOT / "catan_desktop").rglob("view/*.py")):
        named |= set(re.findall(r'sound="([a-z_-]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 30
    assert named <= set(NAMES)


def test_music_and_ambience_stay_behind_the_effects() -> None:
    """As the volumes are before anybody changes them."""
    chosen = Settings()
    usual = tool("effects").USUAL + 20 * np.log10(chosen.volume_effects)
    assert tool("ambience").LEVEL + 20 * np.log10(chosen.volume_ambience) < usual - 10
    assert tool("music").LEVEL + 20 * np.log10(chosen.volume_music) < usual - 8


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 4_000_000
