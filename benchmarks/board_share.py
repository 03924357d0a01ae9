"""Which part of a small window the board has in every game: `python -m benchmarks.board_share`."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from catan_desktop.games.catalogue import RULESETS
from tests.ui.table.test_board_first import SMALL, boxes_of, share_of, table_of


def main() -> None:
    """Print a row for each table."""
    pygame.display.init()
    pygame.display.set_mode((64, 64), flags=pygame.HIDDEN)
    print(f"| game, seats | share of {SMALL[0]}x{SMALL[1]} | its land and harbours alone |\n|---|---|---|")
    for key, rules in RULESETS.items():
        for seats in rules.seats:
            boxes = boxes_of(table_of(key, seats, {}).scene.board)
            print(f"| {key}, {seats} | {share_of(boxes):.1%} | {share_of(boxes[:1]):.1%} |", flush=True)


if __name__ == "__main__":
    main()
