"""The whole game of the Great Wall for somebody who knows no other: from a first command to the last winter."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.great_wall.battle import CHECK
from catan_desktop.games.great_wall.board import (
    BUILDERS,
    CELL_IDS,
    CHI,
    HEADQUARTERS,
    LOCATIONS,
    ROW_IDS,
    SECTION_IDS,
    WOOD,
    FiringSpotId,
    SectionId,
    SlotId,
    SpotId,
    hideout,
    spot,
    wall,
)
from catan_desktop.games.great_wall.building import BUILD
from catan_desktop.games.great_wall.events import Defeated
from catan_desktop.games.great_wall.locations import ACTIVATION, HIRING, RETURN
from catan_desktop.games.great_wall.part import COUNCIL, WINTER
from catan_desktop.games.great_wall.powder.tables import TowerId
from catan_desktop.games.great_wall.soldiers import DEPLOY
from catan_desktop.games.great_wall.steps import At, Building, Deploying, Left, Placing, Shooting
from catan_desktop.games.great_wall.tables import ARCHER
from catan_desktop.games.great_wall.turns import FIRST, PLACE
from catan_desktop.games.great_wall.winter import RANGED, SHOT
from catan_desktop.games.great_wall.year import COMMAND, COMMANDS, RECALL, RETRIEVE, REVEAL, SUMMER
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.event import GameEnded
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.prompts import Asks
from catan_desktop.lessons.conditions import Armed, Asked, Both, Choosing, Did, Lit, Not, happened
from catan_desktop.lessons.lesson import PUPIL, TOGETHER, WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import TO_CONFIRM, button_then_place, pressed

from .position import OVERSEERS, PowderPosition, WallPosition

HILDA, BRAM = Seat(1), Seat(2)
LEFT, MIDDLE, RIGHT = SECTION_IDS
FIRST_FIREARM = 0
"""The place of the first firearm behind the left section."""
ANYWHERE = (1 << len(LOCATIONS)) - 1
OTHERS: Mapping[int, Counts] = {HILDA: (1, 1, 1, 0), BRAM: (1, 1, 0, 0)}
"""What the others hold where it does not matter."""
COMMANDS_IN_HAND = ("economy", "despotism", "mobilisation", "construction", "ceremony", "campaign")
NEXT = (Aim(WIDGET, "next"),)
"""The gold button, where nothing more is wanted."""

TO_HIRE = (
    Aim(WIDGET, "act-standard_bearer", Not(Choosing("hire_passive"))),
    Aim(WIDGET, "option-0", Both((Choosing("hire_passive"), Not(Armed())))),
    TO_CONFIRM,
)
"""The advisor, how he is hired, and the gold button."""


def on_card(section: SectionId, row: int, cell: int) -> SpotId:
    """Return a spot of a horde card."""
    return spot(section, ROW_IDS[row], CELL_IDS[cell])


def at(space: str, site: int) -> tuple[Aim, ...]:
    """Return a place of the frontier, and the gold button once it is chosen."""
    return Aim(space, site, Not(Armed())), TO_CONFIRM


def cards(*keys: str) -> tuple[Aim, ...]:
    """Return cards of the own hand, meant together."""
    return (Aim(WIDGET, TOGETHER.join([f"card-{key}" for key in keys])),)


def sent(soldier: str, kind: str, *spots: int) -> tuple[Aim, ...]:
    """Return the button of a soldier of the camp, and once it was pressed the spots that he covers, then the gold
    button."""
    begun = Choosing(kind)
    places = [Aim("spot", one, Both((begun, Lit("spot", one)))) for one in spots]
    return Aim(WIDGET, f"act-{soldier}", Not(begun)), *places, TO_CONFIRM


def asks(step: str, *seats: int) -> tuple[Frame, ...]:
    """Return a question to some seats, the first of them asked first."""
    return tuple([Frame(step, 0, Asks(Seat(seat))) for seat in reversed(seats)])


COMMAND_CHAPTER = Chapter(
    "command",
    ("card-back-gw-command", "icon-gw-clerk", "gw-location-lumber_mill"),
    WallPosition(
        step=COMMANDS,
        frames=(Frame(REVEAL, 0), *asks(COMMAND, PUPIL, HILDA, BRAM)),
        phase=COUNCIL,
        goods={PUPIL: (1, 1, 2, 1), HILDA: (2, 1, 1, 0), BRAM: (1, 2, 1, 1)},
        clerks={"lumber_mill": (0, 1, 0)},
        levels=(1, 1, 0),
        barricades=(0, 0, 2),
        horde={(LEFT, 0): "steppe_scouts", (MIDDLE, 0): "foragers", (RIGHT, 0): "war_drummers"},
    ).made,
    (
        Step("welcome", aims=(Aim("section", MIDDLE),)),
        Step("aim", aims=(Aim(WIDGET, "seat-0"),)),
        Step("cards", aims=cards(*COMMANDS_IN_HAND)),
        Step("choose", Did("choose_command"), pressed("card-economy"), allow=("choose_command 0",)),
        Step("slot", Did("choose_slot"), at("slot", 0), allow=("choose_slot 0",)),
        Step("places", aims=(Aim("location", WOOD),)),
        Step("clerk", Did("place_clerk"), at("location", WOOD), allow=("place_clerk lumber_mill",)),
        Step("full", Did("place_clerk"), at("location", WOOD), allow=("place_clerk lumber_mill",)),
        Step("enough", Asked("gain"), NEXT, allow=("gw_done",)),
        Step("stone", Did("gain"), pressed("option-0"), allow=("gain 1",)),
        Step("gold", Asked("overseer"), pressed("option-0"), allow=("gain 2",)),
        Step("overseer", Did("raise_overseer"), pressed("option-0"), allow=("raise_overseer",)),
        Step("order"),
    ),
    moves=(
        "1 choose_command 3",
        "2 choose_command 5",
        "1 choose_slot 1",
        "1 place_clerk quarry",
        "2 place_clerk temple",
    ),
)
SOLDIERS = Chapter(
    "soldiers",
    ("piece-spearman", "gw-horde-steppe_scouts", "piece-horseman"),
    WallPosition(
        step=FIRST,
        frames=(Frame(DEPLOY, 0, Deploying(PUPIL, 4, False)),),
        year=3,
        goods={PUPIL: (1, 0, 1, 1), HILDA: (1, 1, 1, 1), BRAM: (1, 1, 0, 2)},
        camps={PUPIL: "spearman spearman horseman"},
        slots=((PUPIL, "campaign"), (HILDA, "economy"), (BRAM, "construction")),
        levels=(1, 1, 0),
        barricades=(0, 0, 2),
        horde={(LEFT, 0): "steppe_scouts", (MIDDLE, 0): "war_drummers", (MIDDLE, 1): "heavy_cavalry"},
        figures={(LEFT, 0): ((HILDA, "spearman", "01"),)},
    ).made,
    (
        Step("camp", aims=(Aim("section", LEFT),)),
        Step("spots", aims=(Aim("spot", on_card(LEFT, 0, 5)), Aim("spot", on_card(LEFT, 0, 6)))),
        Step("first", Did("deploy"), sent("spearman", "deploy", on_card(LEFT, 0, 5)), allow=("deploy camp 0 S1.1.11",)),
        Step(
            "second", Did("deploy"), sent("spearman", "deploy", on_card(LEFT, 0, 6)), allow=("deploy camp 0 S1.1.12",)
        ),
        Step(
            "rider",
            Did("deploy_pair"),
            sent("horseman", "deploy_pair", on_card(MIDDLE, 1, 0), on_card(MIDDLE, 1, 1)),
            allow=("deploy_pair camp 2 S2.2.00 S2.2.01",),
        ),
        Step("clerks", Asked("save"), NEXT, allow=("gw_done",)),
        Step("save", happened(Defeated), pressed("option-0"), allow=("save_chi",)),
        Step("trophy", aims=(Aim(WIDGET, "seat-0"),)),
        Step("archers"),
    ),
)
BUILDING = Chapter(
    "building",
    ("gw-wall-1", "gw-barricade", "gw-location-builders_camp"),
    WallPosition(
        step=FIRST,
        frames=(Frame(PLACE, 0, Placing(PUPIL, 3, ANYWHERE, True, False)),),
        goods={PUPIL: (5, 2, 0, 1), HILDA: (1, 1, 1, 1), BRAM: (1, 1, 0, 2)},
        honour={PUPIL: 6, HILDA: 5, BRAM: 4},
        slots=((PUPIL, "construction"), (HILDA, "economy"), (BRAM, "campaign")),
        levels=(0, 0, 1),
        horde={(LEFT, 0): "steppe_scouts", (MIDDLE, 0): "war_drummers", (RIGHT, 0): "foragers"},
    ).made,
    (
        Step("threat", aims=(Aim("section", LEFT), Aim("section", MIDDLE))),
        Step("clerk", Did("place_clerk"), at("location", BUILDERS), allow=("place_clerk builders_camp",)),
        Step("enough", Asked("build"), NEXT, allow=("gw_done",)),
        Step("wall", Did("build_wall"), (Aim(WIDGET, "act-wall-1"),), allow=("build_wall S1 0,1,0,0",)),
        Step("level", aims=(Aim("section", LEFT),)),
        Step(
            "barricade",
            Did("build_barricade"),
            (*button_then_place("act-gw-barricade", "build_barricade", "section", MIDDLE), TO_CONFIRM),
            allow=("build_barricade S2",),
        ),
        Step("holds", aims=(Aim("section", MIDDLE),)),
    ),
    moves=("1 place_clerk quarry", "2 place_clerk quarry"),
)
WINTER_CHAPTER = Chapter(
    "winter",
    ("icon-gw-winter", "gw-wall-2-breached", "gw-token-shame"),
    WallPosition(
        step=RANGED,
        frames=(
            Frame(RANGED, 0, At(1)),
            Frame(CHECK, 0),
            Frame(SHOT, 0, Shooting(PUPIL, LEFT, ARCHER, FiringSpotId(0))),
        ),
        phase=WINTER,
        goods={PUPIL: (1, 0, 1, 1), **OTHERS},
        honour={PUPIL: 12, HILDA: 10, BRAM: 9},
        levels=(1, 0, 1),
        barricades=(0, 1, 0),
        horde={(LEFT, 0): "foragers", (MIDDLE, 0): "steppe_scouts", (MIDDLE, 1): "pillagers"},
        figures={(MIDDLE, 0): ((BRAM, "spearman", "11"),)},
        posts={LEFT: ((PUPIL, "archer"),)},
        hideouts={MIDDLE: ((PUPIL, "spearman"),)},
    ).made,
    (
        Step("snow", aims=(Aim("post", wall(LEFT)),)),
        Step("shoot", Asked("save"), at("spot", on_card(LEFT, 0, 0)), allow=("shoot S1.1.00",)),
        Step("breach", aims=(Aim("section", MIDDLE),)),
        Step("save", Did("save_chi"), pressed("option-0"), allow=("save_chi",)),
        Step("shame", aims=(Aim(WIDGET, "seat-1"),)),
        Step("hideout", aims=(Aim("post", hideout(MIDDLE)),)),
        Step("spring"),
    ),
)
SUMMER_CHAPTER = Chapter(
    "summer",
    ("icon-gw-summer", "icon-gw-recall", "icon-gw-retrieve"),
    WallPosition(
        step=SUMMER,
        frames=(*asks(RETRIEVE, PUPIL), *asks(RECALL, PUPIL)),
        year=4,
        phase=COUNCIL,
        goods={PUPIL: (2, 0, 2, 0), **OTHERS},
        overseers={**OVERSEERS, PUPIL: (2, 0, 1, 0)},
        honour={PUPIL: 20, HILDA: 22, BRAM: 19},
        clerks={"temple": (1, 0, 0)},
        played={PUPIL: "economy campaign construction", HILDA: "campaign", BRAM: "economy"},
        levels=(1, 1, 1),
        horde={(LEFT, 0): "foragers", (MIDDLE, 0): "steppe_scouts", (RIGHT, 0): "steppe_spearmen"},
    ).made,
    (
        Step("income", aims=(Aim(WIDGET, TOGETHER.join(["hand-wood", "hand-gold"])),)),
        Step("clerk", Did("recall_clerk"), at("location", CHI), allow=("recall_clerk temple",)),
        Step("played", aims=cards(*COMMANDS_IN_HAND)),
        Step("leave", Did("retrieve_none"), pressed("option-0"), allow=("retrieve_none",)),
        Step("tea"),
    ),
)
COURT = Chapter(
    "court",
    ("card-back-gw-general", "card-gw-advisor-tea_master", "card-gw-artifact-jade_seal"),
    WallPosition(
        step=ACTIVATION,
        frames=(
            Frame(ACTIVATION, 0, At(HEADQUARTERS + 1)),
            Frame(RETURN, 0, At(HEADQUARTERS)),
            Frame(HIRING, 0, Left(PUPIL, 1)),
        ),
        year=4,
        goods={PUPIL: (2, 0, 2, 0), **OTHERS},
        overseers={**OVERSEERS, PUPIL: (2, 0, 1, 0)},
        honour={PUPIL: 26, HILDA: 24, BRAM: 21},
        clerks={"headquarters": (1, 0, 0)},
        slots=((PUPIL, "despotism"), (HILDA, "economy"), (BRAM, "campaign")),
        display="standard_bearer physician geomancer tea_master",
        levels=(1, 2, 1),
        horde={(LEFT, 0): "foragers", (MIDDLE, 0): "steppe_scouts", (RIGHT, 0): "steppe_spearmen"},
    ).made,
    (
        Step("general", aims=cards("wei_long")),
        Step("hire", Did("hire_passive"), TO_HIRE, allow=("hire_passive 18",)),
        Step("strength", aims=cards("wei_long")),
        Step("artifacts"),
    ),
)
END = Chapter(
    "end",
    ("gw-wall-3", "icon-gw-honour", "gw-ending-held"),
    WallPosition(
        step=RANGED,
        frames=(
            Frame(RANGED, 0, At(1)),
            Frame(CHECK, 0),
            Frame(SHOT, 0, Shooting(PUPIL, LEFT, ARCHER, FiringSpotId(0))),
        ),
        year=5,
        phase=WINTER,
        goods={PUPIL: (3, 1, 2, 1), HILDA: (4, 1, 1, 0), BRAM: (1, 1, 0, 0)},
        overseers={**OVERSEERS, PUPIL: (2, 1, 2, 0), HILDA: (0, 1, 1, 1)},
        honour={PUPIL: 48, HILDA: 49, BRAM: 41},
        shame={PUPIL: 1, HILDA: 3, BRAM: 2},
        levels=(3, 3, 1),
        horde={(LEFT, 0): "steppe_scouts", (RIGHT, 0): "foragers"},
        wounds={(LEFT, 0): "01 11"},
        posts={LEFT: ((PUPIL, "archer"),)},
    ).made,
    (
        Step("high", aims=(Aim("section", LEFT), Aim("section", MIDDLE))),
        Step("scoring", aims=(Aim(WIDGET, "seat-0"),)),
        Step("last", happened(GameEnded), at("spot", on_card(LEFT, 0, 6)), allow=("shoot S1.1.12",)),
        Step("won"),
    ),
)
POWDER = Chapter(
    "powder",
    ("gw-tower", "gw-firearm-ballista", "gw-siege-ram"),
    PowderPosition(
        step=ACTIVATION,
        frames=(
            Frame(ACTIVATION, 0, At(BUILDERS + 1)),
            Frame(RETURN, 0, At(BUILDERS)),
            Frame(BUILD, 0, Building(PUPIL, 2, 0, True)),
        ),
        year=3,
        goods={PUPIL: (2, 4, 4, 1), HILDA: (1, 1, 1, 0), BRAM: (1, 1, 0, 0)},
        camps={PUPIL: "spearman"},
        honour={PUPIL: 16, HILDA: 17, BRAM: 15},
        clerks={"builders_camp": (2, 0, 0)},
        slots=((HILDA, "economy"), (BRAM, "campaign"), (PUPIL, "despotism")),
        slot=SlotId(2),
        levels=(1, 1, 2),
        horde={
            (LEFT, 0): "ram",
            (MIDDLE, 0): "foragers",
            (MIDDLE, 2): "trebuchet",
            (RIGHT, 0): "siege_ladder",
        },
        wounds={(LEFT, 0): "00 02", (MIDDLE, 2): "12"},
        figures={(LEFT, 0): ((PUPIL, "spearman", "12"),)},
        hideouts={RIGHT: ((HILDA, "spearman"),)},
        towers={TowerId(2): BRAM},
        firearms={LEFT: "ballista", RIGHT: "cannon"},
    ).made,
    (
        Step("welcome", aims=(Aim("tower", 1), Aim("firearm", FIRST_FIREARM))),
        Step("siege", aims=(Aim("section", LEFT), Aim("section", MIDDLE), Aim("section", RIGHT))),
        Step("wall", Did("build_wall"), pressed("act-wall-1"), allow=("build_wall S1 0,0,0,0",)),
        Step("tower", Did("tower_place"), at("tower", 1), allow=("tower_place 1",)),
        Step(
            "ballista",
            Did("fire"),
            (*button_then_place("act-fire-1-ballista", "fire", "rank", 0), TO_CONFIRM),
            allow=("fire S1 0 0",),
        ),
        Step(
            "lance",
            Did("build_firearm"),
            (*button_then_place("act-fire_lance", "build_firearm", "section", MIDDLE), TO_CONFIRM),
            allow=("build_firearm 2 S2 0,0,0,0",),
        ),
        Step(
            "shot",
            Did("fire"),
            (*button_then_place("act-fire-2-fire_lance", "fire", "rank", 5), TO_CONFIRM),
            allow=("fire S2 2 2",),
        ),
        Step("ram", Did("tower_place"), at("tower", 0), allow=("tower_place 0",)),
        Step("ladder", aims=(Aim("section", RIGHT),)),
        Step("towers", aims=(Aim("tower", 0), Aim("tower", 1), Aim("tower", 2))),
        Step("clans"),
    ),
    luck=("lance_drawn 4",),
)
LESSON = Lesson(
    "great-wall",
    "great-wall",
    (COMMAND_CHAPTER, SOLDIERS, BUILDING, WINTER_CHAPTER, SUMMER_CHAPTER, COURT, END, POWDER),
    "card-gw-advisor-chronicler",
)
