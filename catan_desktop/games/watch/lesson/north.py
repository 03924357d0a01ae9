"""The second half of a first game of the Watch: wildlings, raids, Tormund, heroes, and how it ends."""

from __future__ import annotations

from catan_desktop.games.watch import events
from catan_desktop.games.watch.module import BROTHERHOOD
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Asked, Both, Did, happened
from catan_desktop.lessons.lesson import PUPIL, WIDGET, Aim, Chapter, Step
from catan_desktop.lessons.pointing import TO_END, TO_ROLL, button_then_place, pressed, robber_steps, spot
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.events import CardBought

from .start import START

position = positions_of(BROTHERHOOD)

CROSSING = "V(0,2,N)"
_BUILD = button_then_place("act-settlement", "build_settlement", "intersection", CROSSING)

WILDLINGS = Chapter(
    "wildlings",
    ("snowfield", "figure-regular", "figure-climber", "figure-giant", "camp-fire-1"),
    position(
        START,
        """
        at turn=9 seat=0
        pieces.roads 0: E(0,1,SE) E(-1,2,NE) E(0,2,SE); 1: E(2,0,SE) E(-3,3,NE); 2: E(3,1,NE) E(2,3,NE);
          3: E(1,2,SE) E(-2,3,NE)
        watch.posts 0: 1; 1: 0; 2: 2; 3: 0 3
        watch.camps 0: climber; 2: giant
        watch.gift (0,0): regular
        """,
    ),
    (
        Step("clans", aims=(Aim("clan", 0), Aim("clan", 1), Aim("clan", 2))),
        Step(
            "rouse",
            Both((Did("build_settlement"), Asked("action"))),
            _BUILD,
            allow=(f"build_settlement {CROSSING}",),
        ),
        Step("camp", aims=(Aim("camp", 5),)),
        Step("die", happened(events.RegularStayed), TO_END, allow=("end_turn",)),
        Step("waits", aims=(Aim("trail", 4), Aim("clearing", 1), Aim("section", 1))),
        Step("watch", happened(events.Invaded)),
        Step("climber", aims=(Aim("hex", "(-1,1)"),)),
        Step("again", happened(events.GuardLost)),
        Step("giant", aims=(Aim("section", 3),)),
    ),
    luck=(*("reveal_token 1 0", "dice 6 6", "wild_die 4", "dice 6 6", "wild_die 1", "dice 6 6", "wild_die 7"),),
    moves=("1 roll", "1 end_turn", "2 roll", "2 end_turn", "3 roll"),
)

BREACH = Chapter(
    "breach",
    ("wall-section-1", "wall-breach-3", "figure-giant"),
    position(
        """
        position 1 watch 4
        at turn=9 seat=0
        step settlers.pre_roll
        pieces.roads 0: E(0,1,SE) E(-1,2,NE) E(0,2,SE); 1: E(2,0,SE) E(-3,3,NE); 2: E(3,1,NE) E(2,3,NE);
          3: E(1,2,SE) E(-2,3,NE)
        pieces.settlements 0: V(-1,2,N) V(0,2,S); 1: V(2,0,S) V(-3,3,N); 2: V(3,1,N) V(2,3,N); 3: V(1,2,S) V(-2,3,N)
        hands.private 0: lumber brick wool grain
        watch.posts 0: 2; 1: 1; 2: 0 3 1; 3: 3
        watch.camps 0: regular regular regular climber; 1: regular
        watch.clearings 1 0 2 0
        watch.gift (0,0): regular
        watch.heroes qhorin thorne marsh mormont
        """,
    ),
    (
        Step("even", aims=(Aim("clearing", 0), Aim("section", 0))),
        Step("roll", happened(events.RegularStayed), TO_ROLL, allow=("roll",)),
        Step("held", aims=(Aim("clearing", 2), Aim("section", 2))),
        Step("full", aims=(Aim("clan", 0),)),
        Step("fifth", happened(events.Breached), _BUILD, allow=(f"build_settlement {CROSSING}",)),
        Step("raid", aims=(Aim("section", 0), Aim("hex", "(-1,1)"), Aim("hex", "(-2,2)"))),
        Step("marker", aims=(Aim("gauges", 0),)),
        Step("limit", aims=(Aim("gauges", 0),)),
    ),
    luck=("dice 4 1", "wild_die 5", "reveal_token 0 0"),
)

SEVEN = Chapter(
    "seven",
    ("die-3", "die-4", "figure-tormund"),
    position(
        """
        position 1 watch 4
        at turn=9 seat=0
        step settlers.pre_roll
        pieces.roads 0: E(-1,2,NE) E(0,2,SE); 1: E(2,0,SE) E(-3,3,NE); 2: E(3,1,NE) E(2,3,NE); 3: E(1,2,SE) E(-2,3,NE)
        pieces.settlements 0: V(-1,2,N) V(0,2,S); 1: V(2,0,S) V(-3,3,N); 2: V(3,1,N) V(2,3,N); 3: V(1,2,S) V(-2,3,N)
        hands.private 0: 2lumber 3wool 2grain 2ore; 1: brick 2ore; 2: 2wool; 3: 3lumber
        watch.heroes qhorin thorne marsh mormont
        """,
    ),
    (
        *robber_steps("tormund", "(2,0)"),
        Step("stolen", aims=(Aim(WIDGET, "hand"),)),
        Step("sits", aims=(Aim("hex", "(2,0)"),)),
        Step("camp", aims=(Aim("home", 0),)),
    ),
    luck=("dice 3 4", "wild_die 12", "stolen_card 4"),
)

HEROES = Chapter(
    "heroes",
    ("hero-benjen", "card-patrol", "hero-ygritte"),
    position(
        START,
        """
        at turn=9 seat=0
        hands.private 0: wool grain ore
        development.private 0.cards: knight
        watch.posts 0: 0; 1: 1; 2: 2; 3: 3
        watch.gift (-1,1): regular; (0,1): climber
        watch.heroes ygritte thorne marsh mormont
        """,
    ),
    (
        Step("cards", aims=(Aim(WIDGET, "act-card"),)),
        Step(
            "buy",
            Both((happened(CardBought, seat=PUPIL), Asked("action"))),
            pressed("act-card"),
            allow=("buy_card",),
        ),
        Step("fresh", aims=(Aim(WIDGET, "card-vp"),)),
        Step(
            "patrol",
            Did("play_knight"),
            pressed("card-knight"),
            allow=("play_knight",),
        ),
        Step(
            "drive",
            happened(events.WildlingRemoved),
            spot("figure", "(-1,1)"),
            allow=("take_wildling (-1,1)",),
        ),
        Step("paid", aims=(Aim(WIDGET, "hand-grain"),)),
        Step(
            "hero",
            happened(events.HeroUsed),
            button_then_place("act-hero", "ygritte_return", "figure", "(0,1)"),
            allow=("ygritte_return",),
        ),
        Step("swap", happened(events.HeroTaken), (Aim(WIDGET, "question"),), allow=("take_hero",), whole=True),
        Step("sides", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    luck=("drawn_card 1",),
)

VICTORY = Chapter(
    "victory",
    ("ending-true",),
    position(
        START,
        """
        at turn=24 seat=0
        pieces.roads 0: E(0,1,SE) E(1,1,SE) E(-1,2,NE) E(0,2,NE) E(0,2,SE) E(1,2,NE) E(-2,3,SE);
          1: E(2,0,SE) E(-3,3,NE); 2: E(3,1,NE) E(2,3,NE); 3: E(1,2,SE) E(-2,3,NE)
        pieces.settlements 0: V(-1,2,N) V(0,2,N); 1: V(2,0,S) V(-3,3,N); 2: V(3,1,N) V(2,3,N); 3: V(1,2,S) V(-2,3,N)
        pieces.cities 0: V(0,2,S) V(-2,4,N)
        hands.private 0: 2grain 3ore; 1: wool; 2: 2lumber; 3: brick
        development.private 0.cards: vp
        watch.posts 0: 0 1; 1: 0; 2: 0 2; 3: 3 1 3
        watch.camps 0: regular; 2: regular
        watch.clearings 1 0 0 1
        watch.gift (0,0): regular; (1,0): climber; (3,0): regular; (0,1): regular; (2,1): climber
        watch.breach 2
        """,
    ),
    (
        Step("count", aims=(Aim(WIDGET, "seat-0"),)),
        Step("tragic", aims=(Aim("gauges", 0),)),
        Step("guards", aims=(Aim("section", 0), Aim("section", 1), Aim("section", 2), Aim("section", 3))),
        Step(
            "keep",
            happened(GameEnded),
            button_then_place("act-city", "build_city", "intersection", CROSSING),
            allow=("build_city",),
        ),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    luck=("reveal_token 1 0", "reveal_token 2 0"),
)

NORTH = (WILDLINGS, BREACH, SEVEN, HEROES, VICTORY)
