"""Sounds that are silent where there is no device, and never play after the mixer has gone.

A device that is taken away in the middle makes everything silent and nothing else; when one is plugged in again, what
loops begins anew.
"""

from __future__ import annotations

import logging
import random
from contextlib import suppress
from pathlib import Path

import pygame

from catan_desktop.ui.geometry import clamp
from catan_desktop.ui.hardware import quiet
from catan_desktop.ui.music import Music

logger = logging.getLogger(__name__)

DEVICES = frozenset({pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED})
"""Events that `device` wants to know of."""
MASTER = "master"
APART = 45
"""Milliseconds after which the same sound begins again at the earliest: ten cards at once are one rustle."""
LOUD = frozenset(
    {
        "award", "barbarian_land", "brink", "crack", "defeat", "defender", "gavel", "horn", "horn-deep", "metropolis",
        "pillage", "seven", "tragic", "win",
    }
)  # fmt: skip
"""What makes everything in the background softer while it is heard."""
_DUCKED, _TAIL, _RISE = 0.3, 0.3, 0.8
_FADE_IN, _FADE_OUT = 1500, 900
_TENSE = 0.5
MUSIC = "music"
PULSE = "pulse"
"""What beats with the music while the end may be near."""


class Sound:
    """Plays sounds by name, each group at its own volume, and the music.

    A sound is one file, `horn.ogg`, or several takes, `card-1.ogg`, `card-2.ogg` ..., of which none is heard twice in a
    row.

    `Sound.play` of pygame after `mixer.quit` ends the whole program, so nothing else may play.
    """

    def __init__(self, folder: Path, *, enabled: bool = True) -> None:
        """Take the folder of the sounds (`assets/sounds`, `assets/music` beside it); without a device all is silent."""
        self._folder = folder
        self.music = Music(folder.with_name("music"))
        self._muted = False
        self._takes: dict[str, list[str]] = {}
        """Files of a sound, without their ending; the one heard last stands last."""
        self._luck = random.Random(0)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._looped: dict[str, str] = {}
        self._volumes: dict[str, float] = {}
        self._closed = False
        self._mood = ""
        self._begun: dict[str, int] = {}
        """When each sound last began, in milliseconds."""
        self._duck = 0.0
        """Seconds until what loops is as loud again as it was."""
        self._tense = 0.0
        """Seconds for which the drum of a near end goes on."""
        self._gone = self._removed = False
        """There is no device; one was taken away."""
        self._closed = not enabled
        if enabled and not pygame.mixer.get_init():
            self._open()

    @property
    def silent(self) -> bool:
        """Return whether nothing can be heard: no device, switched off, or ended."""
        return self._closed or self._gone or pygame.mixer.get_init() is None

    def try_again(self) -> bool:
        """Look for a device, and let what was looping begin anew; False where there is none."""
        if self._closed:
            return False
        self._forget()
        with suppress(pygame.error):
            pygame.mixer.quit()
        self._open()
        if not self._gone:
            loops, self._looped = self._looped, {}
            for key, group in loops.items():
                self.loop(key, group)
        return not self.silent

    def device(self, event: pygame.event.Event) -> None:
        """Learn that a device was plugged in or taken away."""
        if getattr(event, "iscapture", 0):
            return
        if event.type == pygame.AUDIODEVICEREMOVED:
            self._removed = True
        elif self._removed or self._gone:
            self._removed = False
            self.try_again()

    def volume(self, group: str) -> float:
        """Return a group's volume, 0 to 1; `master` is over all."""
        return self._volumes.get(group, 1.0)

    def set_volume(self, group: str, volume: float) -> None:
        """Set a group's volume, 0 to 1; what is looping follows."""
        self._volumes[group] = clamp(volume, 0.0, 1.0)
        if self.silent:
            return
        try:
            self._follow()
        except pygame.error as error:
            self._lost(error)

    def mute(self, muted: bool) -> None:
        """Let nothing be heard until it is wanted again; what loops goes on unheard."""
        self._muted = muted
        self.set_volume(MASTER, self.volume(MASTER))

    def play(self, key: str, group: str = "effects") -> None:
        """Play a sound once; a name without a file is silent."""
        now = pygame.time.get_ticks()
        if self.silent or now - self._begun.get(key, -APART) < APART:
            return
        take = self._take(key)
        if self._start(take, group, loops=0):
            self._begun[key] = now
            sound = self._sound(take)
            if key in LOUD and sound is not None:
                self._duck = max(self._duck, sound.get_length() + _TAIL + _RISE)
                self.tick(0.0)

    def mood(self, key: str, group: str = "ambience") -> None:
        """Let one quiet loop stand behind everything, in the place of the one before; the two fade into each other."""
        if key == self._mood:
            return
        if self._mood:
            self.stop(self._mood)
        self._mood = key
        if key:
            self.loop(key, group)

    def tense(self) -> None:
        """Let a quiet drum be heard with the music, for as long as this is said again and again."""
        if not self._tense:
            self.loop(PULSE, MUSIC)
        self._tense = _TENSE

    def tick(self, seconds: float) -> None:
        """Let time pass: what loops comes back after a loud moment, and the music fades in and out."""
        ducked = self._duck > 0 or seconds <= 0
        self._duck = max(0.0, self._duck - seconds)
        if self._tense and self._tense <= seconds:
            self.stop(PULSE)
        self._tense = max(0.0, self._tense - seconds)
        if self.silent:
            return
        try:
            if ducked:
                self._follow()
            self.music.tick(seconds, self._level(MUSIC) * self._softened)
        except pygame.error as error:
            self._lost(error)

    def loop(self, key: str, group: str = "ambience") -> None:
        """Play a sound until it is stopped, such as a fire's crackle."""
        if key not in self._looped and (self._start(key, group, loops=-1) or self._gone):
            self._looped[key] = group

    def stop(self, key: str) -> None:
        """End a looping sound."""
        if self._looped.pop(key, None) is None or self.silent:
            return
        sound = self._sound(key)
        if sound is not None:
            try:
                sound.fadeout(_FADE_OUT)
            except pygame.error as error:
                self._lost(error)

    def close(self) -> None:
        """Be silent from now on and let the device go; for the end of the program."""
        if not self._closed:
            self._closed = True
            self._looped.clear()
            self._forget()
            pygame.mixer.quit()

    def _open(self) -> None:
        """Take the device, if there is one."""
        try:
            with quiet():
                pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
            self._gone = False
        except pygame.error as error:
            logger.info("no sound device: %s", error)
            self._gone = True

    def _lost(self, error: pygame.error) -> None:
        """The device does not take anything any more."""
        logger.warning("the sound device is lost: %s", error)
        self._gone = True
        self._forget()

    def _forget(self) -> None:
        """Throw away what belongs to a device."""
        self._sounds.clear()
        self.music.forget()

    def _start(self, key: str, group: str, loops: int) -> bool:
        level = self._level(group) * (self._softened if loops else 1.0)
        if self.silent or (level <= 0 and loops == 0):
            return False
        sound = self._sound(key)
        if sound is None:
            return False
        try:
            sound.set_volume(level)
            sound.play(loops=loops, fade_ms=_FADE_IN if loops else 0)
        except pygame.error as error:
            self._lost(error)
            return False
        return True

    @property
    def _softened(self) -> float:
        """Return the share of what loops that is left while something great is heard."""
        return _DUCKED + (1 - _DUCKED) * clamp(1 - self._duck / _RISE, 0.0, 1.0)

    def _follow(self) -> None:
        """Let what loops be as loud as is wished now.

        That is a matter of the sound, not of the channel: while it fades in, SDL sets the channel itself, and what was
        said to that would not be heard.
        """
        for key, group in self._looped.items():
            sound = self._sound(key)
            if sound is not None:
                sound.set_volume(self._level(group) * self._softened)

    def _level(self, group: str) -> float:
        return 0.0 if self._muted else self.volume(MASTER) * self.volume(group)

    def _take(self, key: str) -> str:
        """Return the file, without its ending, that is heard next under a name; never the one heard last."""
        if key not in self._takes:
            self._takes[key] = sorted(path.stem for path in self._folder.glob(f"{key}-[0-9].ogg")) or [key]
        takes = self._takes[key]
        takes.append(takes.pop(self._luck.randrange(max(1, len(takes) - 1))))
        return takes[-1]

    def _sound(self, stem: str) -> pygame.mixer.Sound | None:
        """Return what is in a file; None where there is none that can be played."""
        if stem not in self._sounds:
            try:
                self._sounds[stem] = pygame.mixer.Sound(self._folder / f"{stem}.ogg")
            except (pygame.error, OSError):
                self._sounds[stem] = None
        return self._sounds[stem]
