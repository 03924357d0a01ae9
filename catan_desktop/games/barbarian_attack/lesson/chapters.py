"""The new things in Barbarian Attack: who lands at the coast, and how knights drive them off."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack.events import HexConquered
from catan_desktop.games.barbarian_attack.module import RULESET
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Armed, Asked, Both, Choosing, Did, Not, happened
from catan_desktop.lessons.lesson import WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import TO_CONFIRM, building_step, spot
from catan_desktop.lessons.position import positions_of

position = positions_of(RULESET)

CASTLE, PASTURE, HILLS = "(-2,2)", "(-1,2)", "(0,2)"
"""The castle, and the two coastal hexes east of it."""
SITE = "V(0,1,S)"
"""A free intersection at both of them, and at fields."""
GATE, STABLE = "E(-2,2,E)", "E(-3,2,E)"
"""Castle paths: at the pasture, and at the far side."""
POST, SEAM, SHORE = "E(-1,2,NE)", "E(-1,2,E)", "E(0,2,SE)"
"""Paths of the coast: behind the pasture, between pasture and hills, at the sea."""
COAST = Chapter(
    "coast",
    ("ship-barbarian", "token-conquered", "card-knighthood"),
    position(
        """
        position 1 barbarian-attack 4
        step settlers.action
        dice.last 4 5
        at turn=17 seat=0
        pieces.roads 0: E(-1,1,E) E(-1,2,NE); 1: E(2,-1,NE); 2: E(-1,0,NE); 3: E(1,-2,NE)
        pieces.settlements 0: V(1,-1,N); 1: V(2,-1,N); 2: V(-1,0,N); 3: V(1,-2,N)
        pieces.cities 0: V(0,0,S); 1: V(0,-1,N); 2: V(1,0,S); 3: V(-1,0,S)
        hands.private 0: lumber brick 2wool 2grain ore; 1: wool ore; 2: grain; 3: 2wool
        barbarian_attack.standing (1,-2): 1; (-1,2): 2
        """,
    ),
    (
        Step("sails", aims=(Aim("sea", 0), Aim("hex", PASTURE))),
        building_step("build", "settlement", "intersection", SITE, happened(HexConquered)),
        Step("fallen", aims=(Aim("hex", PASTURE),)),
        Step("safe", aims=(Aim("intersection", SITE),)),
        Step(
            "card", Did("buy_chronicle"), (Aim(WIDGET, "act-chronicle", Not(Armed())), TO_CONFIRM), ("buy_chronicle",)
        ),
        Step("place", Did("place_rider"), spot("path", GATE), (f"place_rider {GATE}",)),
        Step("rider", aims=(Aim("hex", CASTLE),)),
    ),
    luck=("landing_roll 3 3", "landing_roll 5 6", "landing_roll 2 2", "drawn_chronicle 0"),
)
RIDE = Chapter(
    "ride",
    ("piece-rider", "die-loss-1", "badge-prisoner"),
    position(
        """
        position 1 barbarian-attack 4
        step settlers.action
        dice.last 4 5
        at turn=81 seat=0
        pieces.roads 0: E(1,0,SE) E(-2,1,E) E(-1,1,E) E(-1,2,NE); 1: E(2,-1,NE); 2: E(-1,0,NE); 3: E(1,-2,NE)
        pieces.settlements 0: V(1,-1,N) V(0,1,S); 1: V(2,-1,N); 2: V(-1,0,N); 3: V(1,-2,N)
        pieces.cities 0: V(0,0,S) V(2,0,N) V(-2,1,S) V(1,1,S); 1: V(0,-1,N); 2: V(1,0,S); 3: V(-1,0,S)
        hands.private 0: wool grain; 1: 2ore; 2: grain; 3: 2wool
        barbarian_attack.standing (2,-1): 2; (-2,0): 0; (-1,2): 1
        barbarian_attack.riders 0: E(-3,2,E) E(-1,2,E) E(0,2,SE); 1: E(2,-1,E)
        barbarian_attack.prisoners 2 0 1 0
        """,
    ),
    (
        Step("count", aims=(Aim(WIDGET, "seat-0"),)),
        Step("turn", Asked("ride"), (Aim(WIDGET, "next"),), ("end_turn",)),
        Step(
            "move",
            Did("move_rider"),
            (
                Aim("path", STABLE, Not(Choosing("move_rider"))),
                Aim("path", POST, Both((Choosing("move_rider"), Not(Armed())))),
                TO_CONFIRM,
            ),
            (f"move_rider {STABLE} {POST}",),
            whole=True,
        ),
        Step("check", aims=(Aim("hex", HILLS), Aim("hex", PASTURE))),
        Step("finish", happened(GameEnded), (Aim(WIDGET, "next"),), ("finish_riding",)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    luck=("loss_roll 4",),
)
LESSON = Lesson("attack", "barbarian-attack", (COAST, RIDE), "harbour-master")
