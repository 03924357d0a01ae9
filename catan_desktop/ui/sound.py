"""Sounds that are silent where there is no device, and never play after the mixer has gone."""

from __future__ import annotations

from pathlib import Path

import pygame

from catan_desktop.ui.geometry import clamp

MASTER = "master"


class Sound:
    """Plays WAV files by name, each group at its own volume.

    `Sound.play` of pygame after `mixer.quit` ends the whole program, so nothing else may play.
    """

    def __init__(self, folder: Path, *, enabled: bool = True) -> None:
        """Take the folder of WAV files (`assets/sounds`); without a device everything is silent."""
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._looped: dict[str, str] = {}
        self._volumes: dict[str, float] = {}
        self._closed = False
        if enabled and not pygame.mixer.get_init():
            try:
                pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
            except pygame.error:
                self._closed = True
        self._closed = self._closed or not enabled

    @property
    def silent(self) -> bool:
        """Say whether nothing can be heard: no device, switched off, or ended."""
        return self._closed or pygame.mixer.get_init() is None

    def volume(self, group: str) -> float:
        """Give a group's volume, 0 to 1; `master` is over all."""
        return self._volumes.get(group, 1.0)

    def set_volume(self, group: str, volume: float) -> None:
        """Set a group's volume, 0 to 1; what is looping follows."""
        self._volumes[group] = clamp(volume, 0.0, 1.0)
        if self.silent:
            return
        for key, looped in self._looped.items():
            sound = self._sound(key)
            if sound is not None:
                sound.set_volume(self._level(looped))

    def play(self, key: str, group: str = "effects") -> None:
        """Play a sound once; a name without a file is silent."""
        self._start(key, group, loops=0)

    def loop(self, key: str, group: str = "ambience") -> None:
        """Play a sound until it is stopped, such as a fire's crackle."""
        if key not in self._looped and self._start(key, group, loops=-1):
            self._looped[key] = group

    def stop(self, key: str) -> None:
        """End a looping sound."""
        if self._looped.pop(key, None) is None or self.silent:
            return
        sound = self._sound(key)
        if sound is not None:
            sound.fadeout(300)

    def close(self) -> None:
        """Be silent from now on and let the device go; for the end of the program."""
        if not self._closed:
            self._closed = True
            self._looped.clear()
            self._sounds.clear()
            pygame.mixer.quit()

    def _start(self, key: str, group: str, loops: int) -> bool:
        level = self._level(group)
        if self.silent or (level <= 0 and loops == 0):
            return False
        sound = self._sound(key)
        if sound is None:
            return False
        sound.set_volume(level)
        sound.play(loops=loops)
        return True

    def _level(self, group: str) -> float:
        return self.volume(MASTER) * self.volume(group)

    def _sound(self, key: str) -> pygame.mixer.Sound | None:
        if key not in self._sounds:
            try:
                self._sounds[key] = pygame.mixer.Sound(self._folder / f"{key}.wav")
            except (pygame.error, OSError):
                self._sounds[key] = None
        return self._sounds[key]
