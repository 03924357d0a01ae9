"""Makes a sound: `uv run --group art python -m tools.sound.make NAME` writes assets/sounds/NAME.ogg, stereo, 44.1 kHz.

For a new one write its recipe below, listen, and keep the file: the file is the source, the recipe may go again. What
is heard often has several takes (NAME-1.ogg, NAME-2.ogg, ...). Which class of loudness it belongs to says `levels.py`;
tests/assets/test_sounds.py holds every file to what a sound must be. Any other program serves as well.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tools.sound import levels
from tools.sound.synth import BAR, Sound, add, burst, heard_in, modes, plate, room, silence, struck

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
QUALITY = 0.55
TAKES = 3


def click(take: int) -> Sound:
    """Return a small peg of wood that goes in: a struck bar, what it stands in, the noise of the blow."""
    out = silence(0.07)
    add(out, modes(struck(BAR, 1350 + 70 * take, 0.028, dull=1.1), 0.06, 0.0004))
    add(out, modes(plate(("click", take), 420, 0.035), 0.06, 0.0009), 0.0, 0.12)
    return add(out, burst(("click", take), 0.012, 1500, 6000, 0.008, 0.0002), 0.0, 0.1)


RECIPES: dict[str, tuple[Callable[[int], Sound], int]] = {"click": (click, TAKES)}
"""Name -> recipe, number of takes."""


def at_table(dry: Sound) -> Sound:
    """Return a sound as it is heard at the table, in stereo."""
    return heard_in(dry / np.abs(dry).max(), room("table", 0.22, 0.006), 0.35, 0.12)


def made(name: str, take: int) -> Sound:
    """Return a take of a sound at the loudness of its class."""
    recipe, _ = RECIPES[name]
    return levels.levelled(at_table(recipe(take)), levels.level(name))


def main(names: list[str]) -> None:
    """Write the sounds of those names."""
    from tools.sound import ogg  # noqa: PLC0415 (needs libsndfile, which tests do without)

    for name in names:
        _, takes = RECIPES[name]
        for take in range(takes):
            ogg.write(SOUNDS / f"{name if takes == 1 else f'{name}-{take + 1}'}.ogg", made(name, take), QUALITY)


if __name__ == "__main__":
    main(sys.argv[1:])
