"""Takes the pictures of the README: `python -m tools.readme_pictures [NAME ...]`.

Every picture is a scene of the program itself, drawn without a window.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from catan_desktop.app.shots import shoot

ROOT = Path(__file__).resolve().parents[1]

FOLDER = ROOT / "docs" / "pictures"
PICTURES = {
    "table": ("table", "1920x1080", "en"),
    "title": ("title", "1920x1080", "en"),
    "new-game": ("new-game", "1920x1080", "ru"),
    "load": ("load", "1280x720", "en"),
    "curtain": ("curtain", "1920x1080", "ru"),
    "almanac": ("almanac:breach", "1920x1080", "en"),
    "tutorial": ("tutorial:wall", "1920x1080", "ru"),
    "replay": ("replay", "1920x1080", "en"),
    "result": ("result", "1920x1080", "ru"),
    "result-dice": ("result:dice", "1280x720", "ru"),
    "settings": ("settings", "1920x1080", "ru"),
    "keys": ("keys", "1920x1080", "en"),
    "table-4k": ("table", "3840x2160", "ru"),
    "cities": ("table@cities", "1920x1080", "en"),
    "cities-improvements": ("table:ladders@cities", "1920x1080", "ru"),
    "island-6": ("table@classic-6", "1920x1080", "ru"),
    "cities-6": ("table@cities-6", "1280x720", "en"),
    "fishermen": ("table@fishermen", "1920x1080", "en"),
    "rivers": ("table@rivers-4", "1920x1080", "ru"),
    "rivers-6": ("table@rivers-6", "1920x1080", "en"),
    "caravans": ("table@caravans", "1920x1080", "ru"),
    "barbarian-attack": ("table@attack-4", "1920x1080", "en"),
    "traders-6": ("table@traders-6", "1920x1080", "ru"),
    "landnam": ("table@landnam", "1920x1080", "en"),
    "great-wall": ("table@great-wall", "1920x1080", "en"),
    "review": ("review", "1920x1080", "en"),
    "island": ("island:rivers", "1920x1080", "ru"),
    "history": ("history", "1920x1080", "ru"),
    "puzzles": ("puzzles", "1920x1080", "en"),
    "achievements": ("achievements", "1920x1080", "en"),
    "result-picture": ("picture", "1600x900", "en"),
}
"""Name of the picture -> scene, size, language."""


def take(name: str, folder: Path) -> None:
    """Draw a picture into a folder."""
    scene, size, language = PICTURES[name]
    width, height = (int(length) for length in size.split("x"))
    raw = folder / f"{name}.png"
    shoot(None, scene, (width, height), language, raw)
    pygame.image.save(pygame.image.load(raw), FOLDER / f"{name}.jpg")
    print(name, scene, size, language, (FOLDER / f"{name}.jpg").stat().st_size // 1024, "KiB")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        for picture in sys.argv[1:] or PICTURES:
            take(picture, Path(scratch))
