"""The catalogue record of the base game on the Gift."""

from __future__ import annotations

from catan_desktop.evaluation import position, win_chance
from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Bots, Component, Entry, Rules, ShownGame, Telling

from . import module, own_island

GIFT = Component(module.GIFT, view="catan_desktop.games.gift.view", words=("gift",))
ENTRY = Entry(
    Rules(module.GIFT_BASE, own_islands=own_island.MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS),
    Telling(
        (SETTLERS, GIFT),
        puzzles=("around-the-bay",),
        shown={"gift": ShownGame("gift-base", 4, (200, 100))},
        sharpness=0.95,
    ),
)
