"""The catalogue record of the base game on the Gift."""

from __future__ import annotations

from catan_desktop.evaluation import position, win_chance
from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Component, Entry

from . import module, own_island

GIFT = Component(module.GIFT, view="catan_desktop.games.gift.view", words=("gift",))
ENTRY = Entry(
    module.GIFT_BASE,
    (SETTLERS, GIFT),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
    sharpness=0.95,
    cards=CARDS,
    own_islands=own_island.MAKER,
    puzzles="catan_desktop.games.gift.puzzles",
)
