"""A first game of the Watch: the land, dice, building, trade and the Wall. What comes from the north: `north`."""

from __future__ import annotations

from catan_desktop.games.watch.events import GuardPlaced, WildDieRolled
from catan_desktop.games.watch.module import BROTHERHOOD
from catan_desktop.lessons.conditions import Asked, Both, Did, Over, happened
from catan_desktop.lessons.lesson import PUPIL, WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.market import bargain
from catan_desktop.lessons.pointing import (
    AROUND,
    TO_CONFIRM,
    TO_ROLL,
    building_step,
    button_then_place,
    from_supply,
    spot,
)
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.events import BankTraded
from catan_desktop.mechanics.tables import BRICK, LUMBER, WOOL

from .north import NORTH
from .start import START

position = positions_of(BROTHERHOOD)

HOME, LUMBER_YARD, CROSSING = "V(-1,2,N)", "V(0,2,S)", "V(0,2,N)"
"""Where the player lives: fields 5, hills 4, mountains 11; pasture 9, mountains 10, forest 4; and where it grows."""
LANE = "E(0,1,SE)"


BOARD = Chapter(
    "board",
    ("terrain-hills-1", "terrain-fields-2", "terrain-forest-1"),
    position(
        """
        position 1 watch 4
        at turn=0 seat=0 ply=10
        script setup settlers.placement
        frame settlers.placement [0] {index=3 settlement=-1}
        pieces.roads 1: E(2,0,SE); 2: E(2,3,NE); 3: E(1,2,SE)
        pieces.settlements 1: V(2,0,S); 2: V(2,3,N); 3: V(1,2,S)
        placement.first 1
        watch.heroes mormont yarwyck tarly marsh
        """,
    ),
    (
        Step("welcome"),
        Step("land", Over("hex", "(0,1)"), (Aim("hex", "(0,1)"),), skip=True),
        Step("pips", aims=(Aim("hex", "(0,1)"), Aim("hex", "(-1,1)"))),
        Step("corner", Did("place_settlement"), spot("intersection", HOME), allow=(f"place_settlement {HOME}",)),
        Step("road", Did("place_road"), (TO_CONFIRM,), allow=("place_road",)),
        Step(
            "second",
            Did("place_settlement"),
            spot("intersection", LUMBER_YARD),
            allow=(f"place_settlement {LUMBER_YARD}",),
        ),
        Step("cards", aims=(Aim(WIDGET, "hand"),)),
        Step("way", Did("place_road"), (TO_CONFIRM,), allow=("place_road",)),
    ),
)

ROLL = Chapter(
    "roll",
    ("die-3", "die-6", "die-wild"),
    position(
        """
        position 1 watch 4
        at turn=1 seat=0
        step settlers.pre_roll
        pieces.roads 0: E(-1,2,NE) E(0,2,SE); 1: E(2,0,SE) E(-3,3,NE); 2: E(3,1,NE) E(2,3,NE); 3: E(1,2,SE) E(-2,3,NE)
        pieces.settlements 0: V(-1,2,N) V(0,2,S); 1: V(2,0,S) V(-3,3,N); 2: V(3,1,N) V(2,3,N); 3: V(1,2,S) V(-2,3,N)
        watch.heroes qhorin thorne marsh mormont
        """,
    ),
    (
        Step("throw", happened(WildDieRolled), TO_ROLL, allow=("roll",)),
        Step("yield", aims=(Aim("hex", "(0,1)"), Aim("hex", "(-1,3)"), Aim(WIDGET, "hand"))),
        Step("wild", aims=(Aim(WIDGET, "dice"),)),
        Step("pass", Did("end_turn"), (Aim(WIDGET, "next"),), allow=("end_turn",)),
        Step("others", Asked("pre_roll")),
        Step("hand", aims=(Aim(WIDGET, "hand"),)),
    ),
    luck=(
        *("dice 3 1", "wild_die 12", "dice 3 2", "wild_die 10", "dice 5 4", "wild_die 11", "dice 6 2", "wild_die 9"),
    ),
    moves=AROUND,
)

BUILD = Chapter(
    "build",
    ("piece-settlement", "icon-right", "piece-city"),
    position(
        START,
        """
        at turn=9 seat=0
        hands.private 0: 2lumber 2brick wool 3grain 3ore
        """,
    ),
    (
        Step("prices", aims=(Aim(WIDGET, "act-road"),)),
        building_step("road", "road", "path", LANE),
        Step("undo", aims=(Aim(WIDGET, "tool-undo"),)),
        building_step(
            "settlement", "settlement", "intersection", CROSSING, Both((Did("build_settlement"), Asked("action")))
        ),
        Step("roused", aims=(Aim("camp", 0),)),
        Step(
            "keep",
            Both((Did("build_city"), Asked("action"))),
            button_then_place("act-city", "build_city", "intersection", HOME),
            allow=("build_city",),
        ),
        Step("double", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    luck=("reveal_token 0 0", "reveal_token 1 0", "reveal_token 2 0"),
)

TRADE = Chapter(
    "trade",
    ("resource-lumber", "icon-trade", "resource-ore"),
    position(
        START,
        """
        at turn=9 seat=0
        hands.private 0: 5wool grain; 1: 2lumber 2ore; 2: brick 2ore; 3: 2lumber brick grain
        """,
    ),
    (
        Step("need", aims=(Aim(WIDGET, "hand"),)),
        Step(
            "supply",
            happened(BankTraded),
            from_supply("brick", BRICK),
            allow=(f"bank_trade {WOOL} {BRICK}",),
        ),
        Step("routes", aims=(Aim("path", "E(-3,3,SE)"),)),
        *bargain("wool", WOOL, "lumber", LUMBER),
    ),
    luck=("dice 6 6", "wild_die 12"),
    moves=(
        "1 counter_offer 1,0,0,0,0 0,0,2,0,0 1",
        "2 decline_offer",
        "3 accept_offer",
        "1 roll",
        "1 offer_trade 0,0,0,0,1 0,0,0,1,0 1",
        "1 settle_trade 0",
        "1 withdraw_offer",
    ),
    market=True,
)

WALL = Chapter(
    "wall",
    ("wall-section-2", "piece-guard", "piece-guard", "piece-guard"),
    position(
        START,
        """
        at turn=9 seat=0
        hands.private 0: lumber brick wool
        watch.posts 0: 1; 1: 0; 2: 0 2; 3: 3
        watch.clearings 1 0 1 0
        """,
    ),
    (
        Step("sections", aims=(Aim("section", 1), Aim("section", 2))),
        Step("posts", aims=(Aim("post", 10),)),
        Step("waiting", aims=(Aim("clearing", 0), Aim("section", 0))),
        Step(
            "hire",
            happened(GuardPlaced, seat=PUPIL),
            button_then_place("act-guard", "build_guard", "section", 0),
            allow=("build_guard 0",),
        ),
        Step("points", aims=(Aim(WIDGET, "seat-0"),)),
        Step("line", Over("section", 0), (Aim("section", 0),), skip=True),
        Step("lies", aims=(Aim("hex", "(0,0)"), Aim("hex", "(-1,1)"), Aim("hex", "(-2,2)"), Aim("hex", "(-3,3)"))),
    ),
)

LESSON = Lesson("watch", "watch", (BOARD, ROLL, BUILD, TRADE, WALL, *NORTH), "ranger")
