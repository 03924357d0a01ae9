"""Draws demonstration positions to PNG files: `python -m tests.ui.board.render FOLDER [NAME ...]`."""

from __future__ import annotations

import os
import sys
import time
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.translate import Translator
from catan_desktop.ui.art import Art
from catan_desktop.ui.tables.board import BoardView, Lit
from catan_desktop.ui.theme import Theme, load_theme
from catan_desktop.ui.widgets import Kit
from tests.ui.board import demo

ASSETS = Path("assets")
SHOTS: dict[str, tuple[tuple[int, int], tuple[int, int], str]] = {
    "720-en": ((1280, 720), (760, 470), "en"),
    "720-ru": ((1280, 720), (760, 470), "ru"),
    "1080-en": ((1920, 1080), (1270, 874), "en"),
    "1080-ru": ((1920, 1080), (1270, 874), "ru"),
    "4k-en": ((3840, 2160), (2540, 1748), "en"),
    "4x3-ru": ((1280, 960), (760, 700), "ru"),
    "wide-en": ((2560, 720), (2000, 470), "en"),
}
"""Name -> window, region of the board, language."""


@cache
def shared() -> tuple[Theme, Art]:
    """The theme, and pictures that all boards keep together: drawing them is most of the work."""
    return load_theme(ASSETS / "themes/north/theme.toml"), Art(ASSETS / "art")


def make_board(window: tuple[int, int], region: tuple[int, int], language: str, *, audit: bool = False) -> BoardView:
    """A board of that size with its own kit, nothing shown yet."""
    theme, art = shared()
    kit = Kit(theme, ASSETS)
    kit.art = art
    kit.audit.on = audit
    kit.resize(window)
    words = Translator(ASSETS / "locale", language, strict=True)
    board = BoardView(kit, words.tr)
    board.layout(pygame.Rect((0, 0), region))
    return board


def render(name: str, picture: BoardPicture, lit: dict[str, Lit] | None = None) -> pygame.Surface:
    """One of the shots as a picture."""
    window, region, language = SHOTS[name]
    board = make_board(window, region, language)
    board.show(picture)
    board.light(lit or {})
    surface = pygame.Surface(region)
    board.draw(surface)
    return surface


def main(folder: Path, names: list[str]) -> None:
    """Write the shots and say how long each took."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    folder.mkdir(parents=True, exist_ok=True)
    lit = {
        "intersection": Lit(0b1111 << 20, "possible", "settlement", 0),
        "path": Lit(0b111111 << 30, "possible", "road", 0),
        "section": Lit(0b0101, "possible", "guard", 0),
        "hex": Lit(0b11 << 12, "gold", "robber"),
    }
    for name in names or list(SHOTS):
        window, region, language = SHOTS[name]
        for kind, picture in (("watch", demo.watch_picture()), ("base", demo.base_picture())):
            board = make_board(window, region, language)
            board.show(picture)
            surface = pygame.Surface(region)
            times = []
            for step in range(3):
                if step:
                    board.land.still.forget()
                    board.land.scene.forget()
                began = time.perf_counter()
                board.draw(surface)
                times.append(round(1000 * (time.perf_counter() - began)))
            began = time.perf_counter()
            board.draw(surface)
            print(name, kind, "first, again:", times, "unchanged:", round(1000 * (time.perf_counter() - began), 2))
            pygame.image.save(surface, folder / f"{name}-{kind}.png")
        board = make_board(window, region, language)
        board.show(demo.watch_picture(3, 2, 7))
        board.light(lit)
        board._lamps.update(0.8, True)
        board.step_focus(3)
        board.line = ("section", 1)
        board.focused = True
        board.draw(surface)
        pygame.image.save(surface, folder / f"{name}-lit.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
