"""The music: a piece for the title and for each scenery, quiet, a minute long at least, and round without a seam."""

from __future__ import annotations

import numpy as np
import pytest

from catan_desktop.app.preferences import MUSIC as OF_SCREENS
from catan_desktop.ui.theme import load_theme
from tests.assets.sounding import MUSIC, RATE, ROOT, Samples, samples
from tools.sound import levels, measure

PIECES = ("coast", "iceland", "north", "steppe", "title")


def test_every_theme_has_music_that_is_there() -> None:
    assert sorted(path.stem for path in MUSIC.iterdir()) == list(PIECES)
    themes = {path.parent.name: load_theme(path).music for path in (ROOT / "assets" / "themes").glob("*/theme.toml")}
    assert themes == {"coast": "coast", "landnam": "iceland", "north": "", "siege": "coast", "steppe": "steppe"}
    assert {*themes.values(), *OF_SCREENS.values()} - {""} == set(PIECES)


@pytest.mark.slow
@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_long_even_and_goes_round_without_a_seam(name: str) -> None:
    """Two seconds a piece, and only another file can fail: music too loud, or with a jump where it begins anew."""
    sound = samples(MUSIC / f"{name}.ogg")
    assert sound.shape[-1] >= 60 * RATE
    assert measure.integrated(sound, RATE) == pytest.approx(levels.MUSIC, abs=0.7)
    assert measure.true_peak(sound) < -1.0
    assert measure.laptop_share(sound, RATE) > 0.4, "a laptop plays a tune and not only hums"
    assert measure.seam_jump(sound) < 6
    assert measure.seam_spectrum(sound) < 2.5


def test_music_is_small() -> None:
    assert sum(path.stat().st_size for path in MUSIC.iterdir()) < 6_000_000


# the measures themselves


def tone(pitch: float, level: float, seconds: float = 5.0, rate: int = RATE) -> Samples:
    """Return a sine in both channels, its peak so many decibels below the limit."""
    time = np.arange(round(seconds * rate)) / rate
    return np.stack([np.sin(2 * np.pi * pitch * time)] * 2) * 10 ** (level / 20)


@pytest.mark.parametrize("rate", [44100, 48000])
def test_loudness_is_that_of_the_standard(rate: int) -> None:
    """EBU Tech 3341, cases 1 and 2: a sine of 1000 Hz in stereo has as many LUFS as its peak has decibels."""
    for level in (-23.0, -33.0):
        assert measure.integrated(tone(1000, level, rate=rate), rate) == pytest.approx(level, abs=0.1)
    assert measure.integrated(tone(60, -23, rate=rate), rate) < -24, "low tones are softer to the ear"
    assert measure.integrated(tone(4000, -23, rate=rate), rate) > -21, "the head makes high ones louder"


def test_silence_between_does_not_make_it_softer() -> None:
    """EBU Tech 3341, case 3: what is far below the rest is not counted."""
    parts = [tone(1000, -36, 10), tone(1000, -23, 60), tone(1000, -36, 10)]
    assert measure.integrated(np.concatenate(parts, axis=-1), RATE) == pytest.approx(-23, abs=0.1)


def test_peaks_between_the_samples_are_found() -> None:
    """A quarter of the rate, sampled beside its peaks: 3 dB are missed by looking at the samples alone."""
    time = np.arange(RATE)
    sound = np.stack([np.sin(np.pi / 2 * time + np.pi / 4)] * 2) * np.hanning(RATE)
    assert 20 * np.log10(np.abs(sound).max()) < -2.9
    assert measure.true_peak(sound) == pytest.approx(0, abs=0.2)


def test_a_laptop_loses_what_is_low() -> None:
    assert measure.laptop_loss(tone(100, -20), RATE) > 20
    assert measure.laptop_loss(tone(1000, -20), RATE) == pytest.approx(0, abs=0.1)
    assert measure.laptop_share(tone(100, -20) + tone(1000, -20), RATE) == pytest.approx(0.5, abs=0.01)


def test_a_seam_is_found() -> None:
    whole = samples(MUSIC / "iceland.ogg")
    loud = int(np.abs(whole[0, RATE : 2 * RATE]).argmax()) + RATE
    clicks = np.roll(whole, -loud, axis=-1)[:, : 60 * RATE]
    assert max(measure.seam_jump(clicks), measure.seam_spectrum(clicks)) > 6 or measure.seam_spectrum(clicks) > 2.5
    gap = whole.copy()
    gap[:, -2000:] = 0
    assert measure.seam_spectrum(gap) > 2.5
