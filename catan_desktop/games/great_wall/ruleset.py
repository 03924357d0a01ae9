"""The Great Wall as a game of the program: 1 to 5 players, Black Powder by an option."""

from __future__ import annotations

from catan_desktop.kernel.ruleset import compose

from . import module
from .board import Frontier, board
from .powder.module import MODULE as BLACK_POWDER

GREAT_WALL = compose("great-wall", (module.MODULE, BLACK_POWDER), (1, 2, 3, 4, 5), board, Frontier)
