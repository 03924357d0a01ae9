"""The files that are heard, as samples, and the recipes that make them (`tools/sound`)."""

from __future__ import annotations

import importlib
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
import pygame
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[2]
SOUNDS, MUSIC = ROOT / "assets" / "sounds", ROOT / "assets" / "music"
RATE = 44100
Samples = NDArray[np.float64]


@cache
def tool(name: str) -> ModuleType:
    """Return a module of `tools/sound`, where modules find each other by their bare names."""
    folder = str(ROOT / "tools" / "sound")
    sys.path.insert(0, folder)
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(folder)


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
