"""The music: one stream that goes round without an end; what plays fades out before another piece begins."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

logger = logging.getLogger(__name__)

FADE_IN, FADE_OUT = 2.5, 1.2
"""Seconds."""


class Music:
    """Plays the pieces of a folder (`assets/music`), read from the disk as they play; `tick` must be called again and
    again.

    The fading functions of SDL are not used: to begin a piece while another fades out makes the whole program wait.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._wanted = self._playing = ""
        self._share = 0.0
        """How far it has faded in, 0 to 1."""
        self._volume = -1.0
        """What the mixer was told last."""
        self._paused = False

    @property
    def wanted(self) -> str:
        """Return the piece that plays or is about to; empty for none."""
        return self._wanted

    def play(self, key: str) -> None:
        """Let a piece take the place of the one before; a name without a file is silence."""
        self._wanted = key

    def forget(self) -> None:
        """The device is gone or another: what is wanted begins anew."""
        self._playing, self._share, self._volume, self._paused = "", 0.0, -1.0, False

    def tick(self, seconds: float, level: float) -> None:
        """Let time pass, at a volume from 0 to 1; while that is 0 nothing is read.

        Raises:
            pygame.error: the device is lost.
        """
        if self._playing == self._wanted:
            self._share = min(1.0, self._share + seconds / FADE_IN)
        else:
            self._share = max(0.0, self._share - seconds / FADE_OUT)
            if not self._playing or self._share <= 0 or self._paused:
                self._begin()
        if not self._playing:
            return
        volume = level * self._share
        if volume != self._volume:
            pygame.mixer.music.set_volume(volume)
            self._volume = volume
        if self._paused != (level <= 0):
            self._paused = level <= 0
            (pygame.mixer.music.pause if self._paused else pygame.mixer.music.unpause)()

    def _begin(self) -> None:
        """Begin what is wanted, from silence."""
        pygame.mixer.music.stop()
        self._playing, self._share, self._volume, self._paused = self._wanted, 0.0, 0.0, False
        path = self._folder / f"{self._wanted}.ogg"
        if not self._wanted or not path.is_file():
            return
        try:
            pygame.mixer.music.load(path)
        except pygame.error as error:
            logger.warning("%s: %s", path, error)
            return
        pygame.mixer.music.set_volume(0.0)
        pygame.mixer.music.play(loops=-1)
