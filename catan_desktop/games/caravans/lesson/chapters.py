"""The new things in Caravans: camels and what they bring; votes, and how bidders agree."""

from __future__ import annotations

from catan_desktop.games.caravans.module import RULESET
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Did, happened
from catan_desktop.lessons.lesson import WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import TO_END, building_step, spot
from catan_desktop.lessons.position import positions_of

position = positions_of(RULESET)

OASIS, FIRST, NEXT = "(0,0)", "E(1,-1,SE)", "E(1,0,NE)"
"""The oasis, the first path of the caravan to the north-east, and a path on which it may go on."""
HEAD, SITE = "V(1,0,N)", "V(-1,1,N)"
"""Where that caravan stands after its first camel, and where the player builds."""
LAY = Step("bid", Did("bid"), (Aim(WIDGET, "handful"),), allow=("bid",))
"""Any number of votes will do; with nothing else allowed they are picked card by card, however few they are."""

VOTES = Chapter(
    "votes",
    ("piece-camel", "icon-vote", "icon-caravan"),
    position(
        """
        position 1 caravans 4
        step settlers.action
        at turn=21 seat=0
        pieces.roads 0: E(-1,0,SE) E(1,0,NE) E(-2,1,NE); 1: E(0,-2,NE) E(2,-1,NE); 2: E(-1,-1,NE) E(1,1,SE);
          3: E(-2,2,SE) E(0,2,SE)
        pieces.settlements 0: V(1,0,N) V(-2,1,N); 1: V(0,-2,N) V(2,-1,N); 2: V(-1,-1,N) V(1,1,S);
          3: V(-2,2,S) V(0,2,S)
        hands.private 0: lumber brick 3wool 2grain; 1: 2ore; 2: brick grain; 3: lumber wool
        dice.last 5 4
        caravans.trails 1: E(1,-1,SE)
        """,
    ),
    (
        Step("oasis", aims=(Aim("hex", OASIS),)),
        Step("camel", aims=(Aim("path", FIRST),)),
        Step("head", aims=(Aim("intersection", HEAD),)),
        building_step("build", "settlement", "intersection", SITE),
        Step("end", Did("end_turn"), TO_END, allow=("end_turn",)),
        LAY,
        Step("place", Did("place_camel"), spot("path", NEXT), allow=(f"place_camel {NEXT} 1",)),
        Step("point", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    moves=("1 no_bid", "2 no_bid", "3 no_bid"),
)
AGREEMENT = Chapter(
    "agreement",
    ("icon-agree", "icon-bid", "icon-road"),
    position(
        """
        position 1 caravans 4
        step settlers.action
        at turn=57 seat=0
        pieces.roads 0: E(1,-1,SE) E(1,0,NE) E(1,0,E) E(1,0,SE) E(0,1,E) E(0,2,NE);
          1: E(0,-3,SE) E(1,-3,SE) E(2,-3,SE) E(0,-2,NE) E(1,-2,NE) E(2,-2,NE); 2: E(0,-1,NE); 3: E(2,0,SE) E(-1,2,SE)
        pieces.settlements 0: V(2,-1,S) V(-2,0,N); 1: V(2,-3,S) V(0,-2,N); 2: V(0,-1,N); 3: V(-1,2,S)
        pieces.cities 0: V(1,0,S) V(-1,1,S) V(-2,2,S) V(0,2,S); 3: V(2,1,N)
        hands.private 0: 2grain ore; 1: brick 3wool; 2: lumber 2grain; 3: ore
        longest_road.holder 1
        dice.last 6 3
        caravans.due yes
        """,
    ),
    (
        Step("count", aims=(Aim(WIDGET, "seat-0"), Aim(WIDGET, "seat-1"))),
        Step("end", Did("end_turn"), TO_END, allow=("end_turn",)),
        LAY,
        Step("name", happened(GameEnded), spot("path", FIRST), allow=(f"name_placement {FIRST} 1",)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    moves=(
        "1 bid 0,0,2,0,0",
        "2 bid 0,0,0,2,0",
        "3 no_bid",
        "1 name_placement E(-1,1,E) 2",
        f"2 name_placement {FIRST} 1",
    ),
)
LESSON = Lesson("caravans", "caravans", (VOTES, AGREEMENT), "surveyor")
