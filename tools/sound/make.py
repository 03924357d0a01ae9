#!/usr/bin/env python3
"""Makes what is heard: assets/sounds/*.ogg and assets/music/*.ogg, stereo, 44.1 kHz.

    uv run --group art python tools/sound/make.py [NAME ...]

Without names all of it, which takes some minutes. All of a class are brought to the same loudness, weighted as ears
hear; `measure.py` says how, and tests/assets/test_sounds.py what must be true of the files.
"""

from __future__ import annotations

import sys
from pathlib import Path

import ambience
import effects
import levels
import music
import ogg

ASSETS = Path(__file__).resolve().parents[2] / "assets"
QUALITY = {"effect": 0.55, "ambience": 0.3, "music": 0.3}


def main(wanted: list[str]) -> None:
    """Write what is wanted, or all."""
    for name in wanted or [*effects.EFFECTS, *ambience.LOOPS, *music.PIECES]:
        if name in effects.EFFECTS:
            for take, stem in enumerate(levels.stems(name)):
                ogg.write(ASSETS / "sounds" / f"{stem}.ogg", levels.effect(name, take), QUALITY["effect"])
        else:
            kind, folder = ("ambience", "sounds") if name in ambience.LOOPS else ("music", "music")
            ogg.write(ASSETS / folder / f"{name}.ogg", levels.loop(name), QUALITY[kind])


if __name__ == "__main__":
    main(sys.argv[1:])
