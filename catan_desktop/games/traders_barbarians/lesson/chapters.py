"""The new things in Traders & Barbarians: a wagon that loads and grows, and the way to a delivery."""

from __future__ import annotations

from catan_desktop.games.traders_barbarians.module import GAME
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Asked, Did, happened
from catan_desktop.lessons.lesson import WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import TO_END, TO_ROLL, pressed, spot
from catan_desktop.lessons.position import positions_of

position = positions_of(GAME)

CASTLE, QUARRY, GLASSWORKS = "(-2,0)", "(2,-2)", "(0,2)"
COURT = "P(-2,0)"
"""The plaza of the castle."""
GATE = "V(-1,-1,S)"
"""The corner of the castle to the north-east."""
BARRED, LANE, AWAY = "E(-1,0,NE)", "E(-1,-1,SE)", "S(0,2,N)"
"""The player's road with a barbarian on it, a neighbour's road behind it, and an inner path of the glassworks."""

WAGON = Chapter(
    "wagon",
    ("coast-trade-castle-1", "commodity-tools", "card-wagon-2"),
    position(
        """
        position 1 traders-barbarians 4
        at turn=5 seat=0
        step settlers.action
        pieces.roads 0: E(-1,-1,SE) E(0,0,SE); 1: E(2,-1,NE) E(-2,2,NE); 2: E(0,-2,SE) E(0,1,E);
          3: E(1,0,NE) E(-1,2,SE)
        pieces.settlements 0: V(0,1,N); 1: V(-2,2,N); 2: V(0,-2,S); 3: V(-1,2,S)
        pieces.cities 0: V(-1,-1,S); 1: V(2,-1,N); 2: V(0,2,N); 3: V(1,0,N)
        hands.private 0: lumber wool ore; 1: 2grain; 2: lumber brick; 3: ore
        dice.last 6 4
        coins.held 5 5 5 5
        traders_barbarians.wagons V(-1,-1,S) V(2,-1,N) V(0,2,N) V(1,0,N)
        """,
    ),
    (
        Step("welcome", aims=(Aim("hex", CASTLE), Aim("hex", QUARRY), Aim("hex", GLASSWORKS))),
        Step("city", aims=(Aim("wagon", GATE),)),
        Step("go", Did("end_turn"), TO_END, allow=("end_turn",)),
        Step("load", Did("move_wagon"), spot("stop", COURT), allow=(f"move_wagon {COURT}",)),
        Step("tools", aims=(Aim("wagon", COURT), Aim("hex", QUARRY))),
        Step("throw", Asked("action"), TO_ROLL, allow=("roll",)),
        Step("better", Did("upgrade_wagon"), pressed("act-upgrade"), allow=("upgrade_wagon",)),
        Step("sum", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    luck=("drawn_commodity 2", "dice 5 3", "dice 6 3", "dice 2 2", "dice 6 5"),
    moves=(
        *("1 roll", "1 end_turn", "1 end_movement"),
        *("2 roll", "2 end_turn", "2 end_movement"),
        *("3 roll", "3 end_turn", "3 end_movement"),
    ),
)
TOLL = Chapter(
    "toll",
    ("piece-barbarian-path", "icon-toll", "commodity-marble"),
    position(
        """
        position 1 traders-barbarians 4
        at turn=61 seat=0
        step traders_barbarians.wagon
        pieces.roads 0: E(2,-1,NE) E(-1,0,NE) E(1,1,NE) E(-1,2,NE); 1: E(-1,-1,SE) E(0,1,E); 2: E(0,-2,SE) E(1,-1,SE);
          3: E(1,-2,SE) E(-2,2,NE)
        pieces.settlements 0: V(2,-1,N) V(-1,2,N); 1: V(-1,-1,S); 2: V(0,-2,S); 3: V(1,-2,S)
        pieces.cities 0: V(0,-1,S) V(1,1,N); 1: V(0,2,N); 2: V(1,-1,S); 3: V(-2,2,N)
        hands.private 0: 2brick; 1: ore; 2: 2wool; 3: lumber grain
        largest_army.knights 3 0 1 0
        development.gone 4knight
        dice.last 4 1
        coins.held 2 3 1 4
        traders_barbarians.wagons V(0,-1,S) V(0,2,N) V(1,-1,S) V(-2,2,N)
        traders_barbarians.levels 2 3 1 2
        traders_barbarians.loads marble sand -1 tools
        traders_barbarians.delivered 4 5 3 4
        traders_barbarians.stacks 5 6 6
        traders_barbarians.left 0: 3tools 3sand; 1: 2marble 3sand; 2: 3glass 3tools
        traders_barbarians.barbarians E(-1,0,NE) E(0,1,E) E(-2,1,NE)
        """,
    ),
    (
        Step("bar", aims=(Aim("barbarian", BARRED), Aim("hex", CASTLE))),
        Step("drive", Did("drive_off"), spot("barbarian", BARRED), allow=(f"drive_off {BARRED}",)),
        Step("away", Did("move_barbarian"), spot("path", AWAY), allow=(f"move_barbarian {BARRED} {AWAY}",)),
        Step("lane", aims=(Aim("path", LANE),)),
        Step("deliver", happened(GameEnded), spot("stop", COURT), allow=(f"move_wagon {COURT}",)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    luck=("drive_off_die 6",),
)
LESSON = Lesson("traders", "traders-barbarians", (WAGON, TOLL), "surveyor")
