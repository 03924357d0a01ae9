"""Draws contact sheets: `python -m tools.art.sheet FOLDER [PREFIX ...]`, each drawing large and at 100, 40, 24 pixels.

What takes the colours of a seat is shown in each seat's.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pygame

from tools.art.check import SEAT_MARKS, render
from tools.art.pen import ART

THEME = ART.parent / "themes" / "north" / "theme.toml"
SEATS = [(seat["body"], seat["shade"], seat["light"]) for seat in tomllib.loads(THEME.read_text("utf-8"))["seats"]]
GROUND, LARGE, SMALL, COLUMNS, ROWS = "#4a6572", 300, (100, 40, 24), 3, 4
CELL = (LARGE + 140, LARGE + 26)


def draw_cell(page: pygame.Surface, x: int, y: int, file: Path) -> None:
    """Draw one file in all sizes, its name below."""
    source = file.read_text(encoding="utf-8")
    seats = SEATS if SEAT_MARKS[0] in source else SEATS[:1]
    page.blit(render(source, (LARGE, LARGE), list(zip(SEAT_MARKS, seats[0], strict=True))), (x + 4, y + 4))
    top = y + 4
    for size in SMALL:
        shown, columns = (seats if size < SMALL[0] else seats[:1]), 120 // size
        for place, seat in enumerate(shown):
            picture = render(source, (size, size), list(zip(SEAT_MARKS, seat, strict=True)))
            page.blit(picture, (x + LARGE + 8 + place % columns * (size + 2), top + place // columns * (size + 2)))
        top += (size + 4) * -(-len(shown) // columns)
    page.blit(pygame.font.Font(None, 18).render(file.stem, True, "#ffffff"), (x + 4, y + LARGE + 6))


def main(folder: Path, prefixes: Sequence[str]) -> None:
    """Write the sheets of the drawings whose names begin so, of all where nothing is named."""
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    files = [file for file in sorted(ART.glob("*.svg")) if file.stem.startswith(tuple(prefixes) or "")]
    for start in range(0, len(files), COLUMNS * ROWS):
        page = pygame.Surface((COLUMNS * CELL[0], ROWS * CELL[1]))
        page.fill(GROUND)
        for place, file in enumerate(files[start : start + COLUMNS * ROWS]):
            draw_cell(page, place % COLUMNS * CELL[0], place // COLUMNS * CELL[1], file)
        pygame.image.save(page, folder / f"sheet-{start // (COLUMNS * ROWS) + 1:02}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
