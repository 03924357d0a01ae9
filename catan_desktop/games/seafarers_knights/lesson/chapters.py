"""What is new where Cities & Knights is played at sea: knights aboard, and against the pirate."""

from __future__ import annotations

from catan_desktop.games.seafarers_knights.game import GAME
from catan_desktop.lessons.conditions import Asked, Did
from catan_desktop.lessons.lesson import Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import building_step, button_then_place, sent_step
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.tables import ORE

position = positions_of(GAME)

ABOARD, ASHORE, GATE = "V(2,-3,S)", "V(2,-2,N)", "V(1,-2,S)"
"""Where a knight of the player stands at sea; beyond it, at gold 11; and where the other one stands at home."""
STRAIT, CROSSING = "(2,-2)", "E(2,-3,SE)"
"""The sea before the player's city, with the pirate; and the path from the knight to the gold."""

ASEA = Chapter(
    "asea",
    ("piece-ship", "piece-knight-1", "piece-pirate"),
    position(
        """
        position 1 seafarers-knights 4
        at turn=45 seat=0
        step settlers.action
        pieces.roads 0: E(-3,3,NE) E(1,-2,SE); 1: E(-3,1,E) E(-1,0,E); 2: E(-2,3,E) E(0,-1,E); 3: E(0,0,E) E(-2,0,E)
        pieces.settlements 0: V(-3,3,N); 1: V(-3,2,N) V(1,1,N); 2: V(-1,2,S); 3: V(0,1,N)
        pieces.cities 0: V(1,-1,N); 1: V(-1,1,N); 2: V(0,0,N); 3: V(-2,1,N)
        ships.ships 0: E(1,-2,E); 1: E(1,1,NE)
        knights.ranks 0.0: V(2,-3,S) V(1,-2,S); 1.0: V(-1,0,S)
        knights.active V(2,-3,S) V(1,-2,S)
        barbarians.awake yes
        barbarians.ship 3
        pirate.hex (2,-2)
        hands.private 0: 2lumber wool; 1: 2ore; 2: brick; 3: wool
        dice.last 6 5
        """
    ),
    (
        Step("strait", aims=(Aim("hex", STRAIT), Aim("intersection", ABOARD))),
        Step(
            "chase",
            Asked("pirate"),
            button_then_place("act-march", "chase_pirate", "intersection", ABOARD),
            allow=(f"chase_pirate {ABOARD}",),
        ),
        sent_step("away", "pirate", "(2,0)", asked="pirate"),
        building_step("ship", "ship", "path", CROSSING),
        Step(
            "march",
            Did("move_knight"),
            button_then_place("act-march", "move_knight", "intersection", ASHORE),
            allow=(f"move_knight {GATE} {ASHORE}",),
        ),
        Step("held", aims=(Aim("path", CROSSING), Aim("path", "E(1,-2,E)"))),
        Step("sum", aims=(Aim("hex", "(3,-3)"), Aim("gauges", 0))),
    ),
    luck=(f"stolen_card {ORE}",),
)
LESSON = Lesson("sea-knights", "seafarers-knights", (ASEA,), "harbour-master")
