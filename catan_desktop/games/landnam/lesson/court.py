"""The second half of a first game: lawsuits, outlaws, fate cards, and how it ends."""

from __future__ import annotations

from catan_desktop.games.landnam.events import AlthingOver, CardsAdded, Cleared, Explored, RedWon, Verdict
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Asked, Both, Did, happened
from catan_desktop.lessons.lesson import PUPIL, WIDGET, Aim, Chapter, Step
from catan_desktop.lessons.pointing import TO_END, TO_ROLL, button_then_place, pressed, spot
from catan_desktop.lessons.position import positions_of

from .pointing import TO_GO_ON, TO_STOP, build, walk
from .start import FARM, HOME, START, WOODS

position = positions_of(LANDNAM)

SUIT = Chapter(
    "suit",
    ("althing-plaintiff", "icon-lawsuit", "althing-defendant"),
    position(
        START,
        """
        at turn=13 seat=0
        hands.private 0: grain 3wool; 1: 2wool 2iron; 2: grain; 3: 2lumber
        units.settlers 1: (1,-2)
        fate.private 1: feud; 2: omens; 3: fair_wind
        """,
    ),
    (
        Step("blocked", aims=(Aim("hex", HOME), Aim("intersection", FARM))),
        Step("roll", Asked("window_open"), TO_ROLL, allow=("roll",)),
        Step("window", Asked("starter"), TO_GO_ON, allow=("pass_card",)),
        Step("starter", Did("name_starter"), pressed("option-0"), allow=("name_starter 1",)),
        Step("sue", Did("open_case"), spot("hex", HOME), allow=(f"open_case {HOME} 2",)),
        Step("cards", Asked("ask_help"), TO_GO_ON, allow=("pass_card",)),
        Step("close", Did("close_side"), TO_GO_ON, allow=("close_side",)),
        Step("answer", happened(CardsAdded, seat=1)),
        Step("tie", aims=(Aim(WIDGET, "seat-1"),)),
        Step("verdict", happened(Verdict), TO_GO_ON, allow=("pass_card",)),
        Step("white", aims=(Aim(WIDGET, "seat-0"),)),
        Step("red", aims=(Aim("hex", HOME),)),
        Step("over", happened(AlthingOver), TO_GO_ON, allow=("pass_card",)),
        Step("black", aims=(Aim(WIDGET, "seat-1"),)),
    ),
    luck=("dice 3 4", "fate_drawn 4"),
    moves=(
        *[f"{seat} pass_card" for _ in range(4) for seat in (1, 2, 3)],
        "1 add_cards 2",
        "1 close_side",
    ),
)
HELP = Chapter(
    "help",
    ("althing-plaintiff", "token-white", "landnam-claim"),
    position(
        START,
        """
        at turn=16 seat=3
        hands.private 0: 2grain 2wool; 1: 3grain iron; 2: 3grain; 3: lumber
        units.settlers 1: (0,1)
        fate.private 0: mountain_track; 1: feud; 2: omens; 3: fair_wind
        honours.changed 15
        honours.closed 15
        """,
    ),
    (
        Step("quarrel", aims=(Aim("hex", "(0,1)"), Aim("intersection", "V(0,1,S)"))),
        Step("gather", Asked("window_open")),
        Step("window", Both((Did("pass_card"), Asked("window_suit"))), TO_GO_ON, allow=("pass_card",)),
        Step("case", Asked("answer"), (Aim(WIDGET, "next", Asked("window_suit")),), allow=("pass_card",)),
        Step("join", Did("join_side"), pressed("option-0"), allow=("join_side",)),
        Step("lead", Did("close_side"), TO_GO_ON, allow=("close_side",)),
        Step("verdict", happened(Verdict), (Aim(WIDGET, "next", Asked("window_verdict")),), allow=("pass_card",)),
        Step("white", aims=(Aim(WIDGET, "seat-0"), Aim("hex", "(0,1)"))),
    ),
    luck=("dice 5 2", "fate_drawn 4"),
    moves=(
        "3 roll",
        *[f"{seat} pass_card" for _ in range(3) for seat in (3, 1, 2)],
        *("3 name_starter 2", "2 open_case (0,1) 2", "2 close_side", "1 add_cards 3", "1 close_side"),
        *("2 add_cards 1", "2 ask_help 0", "1 add_cards 0", "1 close_side"),
    ),
)
OUTLAW = Chapter(
    "outlaw",
    ("landnam-outlaw", "landnam-claim", "landnam-mountains-1"),
    position(
        START,
        """
        at turn=13 seat=0
        step landnam.movement
        hands.private 0: grain wool; 1: wool; 2: 2iron; 3: lumber
        units.settlers 0: (1,-2) (1,-1); 2: (2,-2)
        units.farms 0: V(1,-2,N) V(2,-2,S); 1: V(1,-1,S); 2: V(0,1,S); 3: V(-1,1,S)
        units.creditors (2,-2): 0; (1,-1): 1
        honours.totals 2 1 1 1
        dice.last 6 6
        """,
    ),
    (
        Step("signs", aims=(Aim("hex", WOODS), Aim("hex", "(1,-1)"))),
        Step("drive", happened(RedWon, seat=PUPIL), walk(HOME, WOODS), allow=(f"step {HOME} {WOODS}",)),
        Step("lost", aims=(Aim("hex", WOODS), Aim(WIDGET, "seat-0"))),
        Step("flee", Did("step"), walk("(1,-1)", "(0,0)"), allow=("step (1,-1) (0,0)",)),
        Step("stop", happened(Cleared), TO_STOP, allow=("end_movement",)),
        Step("free", aims=(Aim("hex", "(0,0)"),)),
    ),
)
CARDS = Chapter(
    "cards",
    ("card-back-fate", "badge-harvest", "badge-movement", "badge-exploration", "badge-althing"),
    position(
        START,
        """
        at turn=13 seat=0
        hands.private 0: grain; 1: wool; 2: 2iron; 3: lumber
        units.settlers 0: (2,-2)
        units.farms 0: V(1,-2,N); 1: V(1,-1,S); 2: V(0,1,S); 3: V(-1,1,S)
        fate.private 0: bumper_crop fair_wind omens pardon
        """,
    ),
    (
        Step("tags", aims=(Aim(WIDGET, "card-bumper-crop"), Aim(WIDGET, "card-pardon"))),
        Step("roll", Asked("harvest_card"), TO_ROLL, allow=("roll",)),
        Step(
            "crop",
            Did("boost_harvest"),
            build("card-bumper-crop", "boost_harvest", ("hex", HOME)),
            allow=(f"boost_harvest {HOME}",),
        ),
        Step("plenty", aims=(Aim("hex", HOME), Aim(WIDGET, "hand"))),
        Step("walk", Did("step"), walk(WOODS, "(1,-1)"), allow=(f"step {WOODS} (1,-1)",)),
        Step("wind", Did("fair_wind"), pressed("card-fair-wind"), allow=("fair_wind",)),
        Step("fog", Asked("explore_card"), walk("(1,-1)", "(2,-1)"), allow=("step (1,-1) (2,-1)",)),
        Step("omens", Asked("omens"), pressed("card-omens"), allow=("omens",)),
        Step("choose", happened(Explored), pressed("option-0"), allow=("choose_omen 7 5",)),
        Step("kept", aims=(Aim(WIDGET, "card-pardon"),)),
    ),
    luck=("dice 5 1", "green_die 1", "green_die 7", "red_die 1", "red_die 5"),
)
TWELVE = Chapter(
    "twelve",
    ("ending-landnam",),
    position(
        START,
        """
        at turn=61 seat=0
        step settlers.action
        hands.private 0: grain lumber 2wool iron; 1: wool; 2: 2iron; 3: lumber
        land.terrain (1,-3): sea; (2,-3): sea; (0,-2): mountains; (1,-2): pasture; (2,-2): forest; (0,-1): fields;
          (1,-1): pasture; (2,-1): fields; (3,-1): sea; (1,0): forest; (-1,1): pasture; (0,1): fields; (-2,3): sea;
          (-1,3): sea
        land.tokens (1,-2): 6; (2,-2): 5; (0,-1): 9; (1,-1): 10; (2,-1): 4; (1,0): 8; (-1,1): 11; (0,1): 4
        units.farms 0: V(1,-2,N) V(2,-2,S) V(0,-1,S); 1: V(1,-1,S); 2: V(0,1,S); 3: V(-1,1,S)
        units.cities 0: V(2,-2,N) V(2,0,N)
        honours.white 2 0 3 0
        honours.red 1 2 0 0
        honours.black 1 0 0 0
        honours.totals 11 3 4 1
        honours.changed 60
        honours.closed 60
        dice.last 6 6
        """,
    ),
    (
        Step("count", aims=(Aim(WIDGET, "seat-0"),)),
        Step("houses", aims=(Aim(WIDGET, "seat-0"),)),
        Step(
            "city",
            Did("build_landnam_city"),
            button_then_place("act-landnam-city", "build_landnam_city", "intersection", FARM),
            allow=(f"build_landnam_city {FARM}",),
        ),
        Step("end", happened(GameEnded), TO_END, allow=("end_turn",)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
)
COURT = (SUIT, HELP, OUTLAW, CARDS, TWELVE)
