"""The first half of a first game: fog, the first farm, harvest and famine, settlers, a harbour. Then: `court`."""

from __future__ import annotations

from catan_desktop.games.landnam.events import Explored, Famine
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.games.landnam.tables import IRON, PASTURE, WOOL
from catan_desktop.lessons.conditions import Asked, Both, Did, happened
from catan_desktop.lessons.lesson import WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import TO_END, TO_ROLL, button_then_place, from_supply, spot
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.events import BankTraded

from .court import COURT
from .pointing import TO_GO_ON, TO_STOP, build, walk
from .start import FARM, HOME, START, WOODS

position = positions_of(LANDNAM)

COAST = "(1,-3)"

FOG = Chapter(
    "fog",
    ("landnam-unknown-1", "die-land-3", "die-number-6"),
    position(
        """
        position 1 landnam 4
        at turn=1 seat=0
        step landnam.movement
        hands.private 0: 2grain 2lumber 2wool 2iron; 1: 2grain 2lumber 2wool 2iron; 2: 2grain 2lumber 2wool 2iron;
          3: 2grain 2lumber 2wool 2iron
        fate.kept 0 1 2 3
        fate.private 0: pasture_sighted; 1: omens; 2: forest_sighted; 3: bog_sighted
        dice.last 4 2
        """,
    ),
    (
        Step("welcome", aims=(Aim("hex", "(0,0)"),)),
        Step("sides", aims=(Aim("hex", COAST),)),
        Step("sail", Asked("explore_card"), spot("hex", COAST), allow=(f"step OUT {COAST}",)),
        Step("ask", Both((Did("pass_card"), Asked("movement"))), TO_GO_ON, allow=("pass_card",)),
        Step("dice", aims=(Aim(WIDGET, "dice"), Aim("hex", COAST))),
        Step("bonus", aims=(Aim("hex", HOME),)),
        Step("again", Asked("explore_card"), walk(COAST, HOME), allow=(f"step {COAST} {HOME}",)),
        Step("sight", happened(Explored), (Aim(WIDGET, "card-pasture-sighted"),), allow=(f"sight {PASTURE}",)),
        Step("number", aims=(Aim(WIDGET, "dice"), Aim("hex", HOME))),
        Step("reward", aims=(Aim(WIDGET, "hand"), Aim("hex", HOME))),
    ),
    luck=("exploration_dice 3 5", "red_die 6"),
)
FIRST_FARM = Chapter(
    "farm",
    ("landnam-ship", "icon-right", "landnam-farm"),
    position(
        """
        position 1 landnam 4
        at turn=1 seat=0
        step settlers.action
        hands.private 0: 2grain 2lumber 3wool 2iron; 1: 2grain 2lumber 2wool 2iron; 2: 2grain 2lumber 2wool 2iron;
          3: 2grain 2lumber 2wool 2iron
        land.terrain (1,-3): sea; (1,-2): pasture
        land.tokens (1,-2): 6
        units.ships 0: (1,-3)
        units.outside 0 1 1 1
        fate.kept 1 2 3
        fate.private 1: omens; 2: forest_sighted; 3: bog_sighted
        dice.last 4 2
        movement.begun 0
        """,
    ),
    (
        Step("prices", aims=(Aim(WIDGET, "act-farm"),)),
        Step(
            "found",
            Did("build_farm"),
            build("act-farm", "build_farm", ("intersection", FARM), ("hex", COAST)),
            allow=(f"build_farm {FARM} {COAST}",),
        ),
        Step("queue", aims=(Aim("intersection", FARM),)),
        Step(
            "ship",
            Did("build_outer_ship"),
            button_then_place("act-ship", "build_outer_ship", "outer", 0),
            allow=("build_outer_ship",),
        ),
        Step("end", Did("end_turn"), TO_END, allow=("end_turn",)),
        Step("stands", aims=(Aim("intersection", FARM), Aim(WIDGET, "seat-0"))),
    ),
)
HARVEST = Chapter(
    "harvest",
    ("icon-harvest", "token-young", "token-old"),
    position(
        """
        position 1 landnam 4
        at turn=13 seat=0
        step settlers.pre_roll
        hands.private 0: grain 9wool; 1: 4wool 2iron; 2: 6wool; 3: lumber 3wool
        land.terrain (1,-3): sea; (2,-3): sea; (0,-2): mountains; (1,-2): pasture; (2,-2): forest; (0,-1): fields;
          (1,-1): pasture; (1,0): forest; (-1,1): pasture; (0,1): fields; (-2,3): sea; (-1,3): sea
        land.tokens (1,-2): 5; (2,-2): 5; (0,-1): 9; (1,-1): 9; (1,0): 8; (-1,1): 11; (0,1): 4
        units.outside 0 0 0 0
        units.settlers 0: (2,-2); 2: (1,-1)
        units.farms 0: V(1,-2,N); 1: V(2,-2,N); 2: V(0,1,S); 3: V(-1,1,S)
        honours.totals 1 1 1 1
        honours.changed 12
        honours.closed 12
        movement.begun 0 1 2 3
        """,
    ),
    (
        Step("numbers", aims=(Aim("hex", HOME), Aim("hex", WOODS))),
        Step("roll", Asked("age"), TO_ROLL, allow=("roll",)),
        Step("yield", aims=(Aim("hex", WOODS), Aim(WIDGET, "hand"))),
        Step("age", Did("age"), (Aim("hex", HOME),), allow=(f"age {HOME}",)),
        Step("aged", aims=(Aim("hex", HOME),)),
        Step("store", aims=(Aim(WIDGET, "hand"),)),
        Step("stay", Did("end_movement"), TO_STOP, allow=("end_movement",)),
        Step("pass", Did("end_turn"), TO_END, allow=("end_turn",)),
        Step("hunger", happened(Famine)),
        Step("after", aims=(Aim(WIDGET, "hand"),)),
    ),
    luck=("dice 4 1", "dice 6 3"),
    moves=("1 roll",),
)
SETTLERS = Chapter(
    "settlers",
    ("landnam-settler", "icon-landnam_step", "landnam-farm"),
    position(
        START,
        """
        at turn=13 seat=0
        step landnam.movement
        hands.private 0: grain lumber wool iron; 1: wool; 2: 2iron; 3: lumber
        units.settlers 0: (1,-2)
        dice.last 6 6
        """,
    ),
    (
        Step("steps", aims=(Aim("hex", HOME),)),
        Step("walk", Did("step"), walk(HOME, WOODS), allow=(f"step {HOME} {WOODS}",)),
        Step("greedy", aims=(Aim("hex", WOODS), Aim("intersection", "V(2,-2,N)"))),
        Step("explore", happened(Explored), walk(WOODS, "(2,-1)"), allow=(f"step {WOODS} (2,-1)",)),
        Step("bonus", aims=(Aim("hex", "(2,-1)"), Aim(WIDGET, "hand"))),
        Step("stop", Did("end_movement"), TO_STOP, allow=("end_movement",)),
        Step(
            "found",
            Did("build_farm"),
            build("act-farm", "build_farm", ("intersection", "V(2,-2,S)"), ("hex", "(2,-1)")),
            allow=("build_farm V(2,-2,S) (2,-1)",),
        ),
        Step(
            "send",
            Did("build_settler"),
            build("act-settler", "build_settler", ("hex", HOME), ("intersection", FARM)),
            allow=(f"build_settler {HOME} {FARM}",),
        ),
        Step("end", Did("end_turn"), TO_END, allow=("end_turn",)),
        Step("there", aims=(Aim("intersection", "V(2,-2,S)"), Aim("hex", HOME))),
    ),
    luck=("exploration_dice 2 4",),
)
HARBOUR = Chapter(
    "harbour",
    ("landnam-harbour-wool", "landnam-ship", "landnam-town"),
    position(
        START,
        """
        at turn=13 seat=0
        step settlers.action
        hands.private 0: grain lumber 6wool; 1: grain; 2: 2iron; 3: lumber
        units.ships 0: (1,-3)
        dice.last 6 6
        """,
    ),
    (
        Step("shore", aims=(Aim("hex", COAST),)),
        Step(
            "open",
            Did("build_harbour"),
            button_then_place("act-landnam-harbour", "build_harbour", "hex", COAST),
            allow=(f"build_harbour {COAST} {WOOL}",),
        ),
        Step("wait", Did("end_turn"), TO_END, allow=("end_turn",)),
        Step("round", Asked("pre_roll")),
        Step("lies", aims=(Aim("hex", COAST),)),
        Step("roll", Asked("movement"), TO_ROLL, allow=("roll",)),
        Step("keep", Did("end_movement"), TO_STOP, allow=("end_movement",)),
        Step("trade", happened(BankTraded), from_supply("iron", IRON), allow=(f"bank_trade {WOOL} {IRON}",)),
        Step(
            "city",
            Did("build_landnam_city"),
            button_then_place("act-landnam-city", "build_landnam_city", "intersection", FARM),
            allow=(f"build_landnam_city {FARM}",),
        ),
        Step("grown", aims=(Aim("intersection", FARM),)),
    ),
    luck=("dice 1 1", "dice 6 6", "dice 1 2", "dice 1 1"),
    moves=tuple([f"{seat} {what}" for seat in (1, 2, 3) for what in ("roll", "end_movement", "end_turn")]),
)
LESSON = Lesson("landnam", "landnam", (FOG, FIRST_FARM, HARVEST, SETTLERS, HARBOUR, *COURT), "lawspeaker")
