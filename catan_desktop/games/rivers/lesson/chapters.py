"""The new things in Rivers of Catan: what is built at the water, and what gold is good for."""

from __future__ import annotations

from catan_desktop.games.rivers.module import GAME
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import happened
from catan_desktop.lessons.lesson import WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import building_step, from_supply
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.coins import GoldSpent
from catan_desktop.mechanics.tables import LUMBER

position = positions_of(GAME)

SOURCE, SWAMP = "(2,-1)", "(-1,-1)"
BANK, FORD, LANE = "V(0,0,N)", "E(0,-1,E)", "E(0,0,NE)"
"""An intersection at pasture 6 and hills 4 of the long river, the bridge site there, and a path along the river."""

WATER = Chapter(
    "water",
    ("coast-mountains-source-w", "bridge-site", "gold-coin"),
    position(
        """
        position 1 rivers 4
        step settlers.action
        dice.last 6 5
        at turn=13 seat=0
        pieces.roads 0: E(0,-1,SE) E(-1,0,E) E(1,1,SE); 1: E(1,0,NE) E(-2,2,SE); 2: E(0,-2,NE) E(0,2,SE);
          3: E(1,-2,NE) E(2,0,SE)
        pieces.settlements 0: V(-1,1,N) V(1,1,S); 1: V(2,-1,S) V(-2,2,S); 2: V(0,-2,N) V(0,2,S); 3: V(2,-3,S) V(2,1,N)
        hands.private 0: 3lumber 4brick wool grain
        coins.held 1 2 1 1
        rivers.wealthiest 1
        rivers.poor 0 2 3
        """,
    ),
    (
        Step("welcome", aims=(Aim("hex", SOURCE), Aim("hex", SWAMP))),
        building_step("settle", "settlement", "intersection", BANK),
        Step("coin", aims=(Aim(WIDGET, "seat-0"),)),
        building_step("road", "road", "path", LANE),
        Step("site", aims=(Aim("path", FORD),)),
        building_step("bridge", "bridge", "path", FORD),
        Step("sum", aims=(Aim(WIDGET, "seat-0"),)),
    ),
)
GOLD = Chapter(
    "gold",
    ("resource-gold", "badge-wealthiest", "badge-poor"),
    position(
        """
        position 1 rivers 4
        step settlers.action
        dice.last 6 5
        at turn=49 seat=0
        pieces.roads 0: E(-2,-1,SE) E(0,-1,SE) E(-1,0,E) E(0,0,NE) E(1,1,SE) E(-1,2,SE); 1: E(1,0,NE) E(-2,2,SE);
          2: E(0,-2,NE) E(0,2,SE); 3: E(1,-2,NE) E(2,0,SE)
        pieces.settlements 0: V(-2,-1,S) V(1,1,S) V(-1,2,S); 1: V(2,-1,S) V(-2,2,S); 2: V(0,-2,N) V(0,2,S);
          3: V(2,-3,S) V(2,1,N)
        pieces.cities 0: V(0,0,N) V(-1,1,N) V(0,1,N)
        hands.private 0: 2brick; 1: wool ore; 2: grain; 3: 2wool
        coins.held 4 4 3 3
        rivers.poor 2 3
        """,
    ),
    (
        Step("tiles", aims=(Aim(WIDGET, "seat-2"), Aim(WIDGET, "seat-3"))),
        Step("lack", aims=(Aim(WIDGET, "act-bridge"),)),
        Step("buy", happened(GoldSpent), from_supply("lumber", LUMBER), allow=(f"buy_with_gold {LUMBER}",)),
        Step("poor", aims=(Aim(WIDGET, "seat-0"),)),
        building_step("win", "bridge", "path", FORD, happened(GameEnded)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
)
LESSON = Lesson("rivers", "rivers", (WATER, GOLD), "surveyor")
