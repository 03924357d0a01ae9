"""The files that are heard, as samples."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[2]
SOUNDS, MUSIC = ROOT / "assets" / "sounds", ROOT / "assets" / "music"
RATE = 44100
Samples = NDArray[np.float64]


@cache
def samples(path: Path) -> Samples:
    """Return a file as the mixer of the game decodes it: one row a channel, -1 to 1."""
    pygame.mixer.init(frequency=RATE, size=-16, channels=2)
    try:
        raw = pygame.mixer.Sound(path).get_raw()
    finally:
        pygame.mixer.quit()
    return np.frombuffer(raw, np.int16).reshape(-1, 2).T / 32768


def likeness(one: Samples, other: Samples) -> float:
    """Return how alike two sounds of one length are: 1 for the same shape."""
    return float((one * other).sum() / np.sqrt((one**2).sum() * (other**2).sum()))
