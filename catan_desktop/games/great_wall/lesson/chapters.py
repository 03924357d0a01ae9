"""The whole game of the Great Wall for somebody who knows no other: from a first command to the last winter."""

from __future__ import annotations

from catan_desktop.games.great_wall.board import (
    BUILDERS,
    CELL_IDS,
    CHI,
    HEADQUARTERS,
    ROW_IDS,
    SECTION_IDS,
    STONE,
    WOOD,
    SectionId,
    SpotId,
    hideout,
    spot,
    wall,
)
from catan_desktop.games.great_wall.events import Defeated
from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Armed, Asked, Both, Choosing, Did, InSight, Lit, Not, happened
from catan_desktop.lessons.lesson import TOGETHER, USUAL, WIDGET, Aim, Chapter, FirstGame, Lesson, Step
from catan_desktop.lessons.pointing import TO_CONFIRM, button_then_place, pressed
from catan_desktop.lessons.position import positions_of

from .start import START

position = positions_of(GREAT_WALL)

LEFT, MIDDLE, RIGHT = SECTION_IDS
NEAREST_ON_THE_RIGHT = 6
"""The place of the horde card next to the right section."""
FIRST_FIREARM = 0
"""The place of the first firearm behind the left section."""
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


COMMAND_CHAPTER = Chapter(
    "command",
    ("card-back-gw-command", "icon-gw-clerk", "gw-location-lumber_mill"),
    position(
        START,
        """
        at turn=8 seat=0
        script turn great_wall.commands
        frame great_wall.reveal []
        frame great_wall.command [] {seat=2}
        frame great_wall.command [] {seat=1}
        frame great_wall.command [0] {seat=0}
        great_wall.phase 0
        great_wall.revealed [] [] []
        great_wall_estates.players 0.clan: monkey; 0.goods: wood stone 2gold chi; 0.outside: 3;
          0.overseers: wood gold; 1.clan: dragon; 1.goods: 2wood stone gold; 1.outside: 3;
          1.overseers: stone gold; 2.clan: snake; 2.goods: wood 2stone gold chi; 2.outside: 3;
          2.overseers: wood stone
        great_wall_estates.clerks lumber_mill: 0 1 0 0
        great_wall_defence.sections S1.level: 1; S1.barricades: 0; S1.rows.0: {number=steppe_scouts_1};
          S1.posts: - -; S2.level: 1; S2.barricades: 0; S2.rows.0: {number=foragers_1}; S2.posts: - -;
          S3.barricades: 2; S3.rows.0: {number=war_drummers_1}
        """,
    ),
    (
        Step("welcome", aims=(Aim("section", MIDDLE),)),
        Step("aim", aims=(Aim(WIDGET, "seat-0"),)),
        Step("cards", aims=cards(*COMMANDS_IN_HAND)),
        Step("card", aims=cards("economy"), card="economy"),
        Step("choose", Did("choose_command"), pressed("card-economy"), allow=("choose_command 0",)),
        Step("slot", Did("choose_slot"), pressed("option-0"), allow=("choose_slot 0",)),
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
    position(
        START,
        """
        at turn=12 seat=0
        frame great_wall.deploy [0] {seat=0 left=4 own=no}
        great_wall.year 3
        great_wall.phase 1
        great_wall.slots [0 campaign] [1 economy] [2 construction]
        great_wall_estates.players 0.clan: monkey; 0.goods: wood gold chi; 0.outside: 3;
          0.overseers: wood gold; 1.clan: dragon; 1.goods: wood stone gold chi; 1.outside: 3;
          1.overseers: stone gold; 2.clan: snake; 2.goods: wood stone 2chi; 2.outside: 3;
          2.overseers: wood stone
        great_wall_defence.sections S1.level: 1; S1.barricades: 0; S1.rows.0: {number=steppe_scouts_1
          figures=[{seat=1 kind=spearman cells=[c01] fresh=[c01]}]}; S1.posts: - -; S2.level: 1;
          S2.barricades: 0; S2.rows.0: {number=war_drummers_1}; S2.rows.1: {number=heavy_cavalry_1};
          S2.posts: - -; S3.barricades: 2
        great_wall_defence.camps 0: 2spearman horseman
        """,
    ),
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
    position(
        START,
        """
        at turn=8 seat=0
        frame great_wall.place [0] {seat=0 left=3 places=511 own=yes chi=no}
        great_wall.phase 1
        great_wall.slots [0 construction] [1 economy] [2 campaign]
        great_wall_estates.players 0.clan: monkey; 0.goods: 5wood 2stone chi; 0.outside: 3; 0.honour: 6;
          0.overseers: wood gold; 1.clan: dragon; 1.goods: wood stone gold chi; 1.outside: 3; 1.honour: 5;
          1.overseers: stone gold; 2.clan: snake; 2.goods: wood stone 2chi; 2.outside: 3; 2.honour: 4;
          2.overseers: wood stone
        great_wall_defence.sections S1.barricades: 0; S1.rows.0: {number=steppe_scouts_1}; S2.barricades: 0;
          S2.rows.0: {number=war_drummers_1}; S3.level: 1; S3.barricades: 0; S3.rows.0: {number=foragers_1};
          S3.posts: - -
        """,
    ),
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
    position(
        START,
        """
        at turn=8 seat=0
        script turn great_wall.ranged
        frame great_wall.ranged [] {index=1}
        frame great_wall.check []
        frame great_wall.shot [0] {seat=0 section=S1 soldier=archer post=0}
        great_wall.revealed [] [] []
        great_wall_estates.players 0.clan: monkey; 0.goods: wood gold chi; 0.outside: 3; 0.honour: 12;
          0.overseers: wood gold; 1.clan: dragon; 1.goods: wood stone gold; 1.outside: 3; 1.honour: 10;
          1.overseers: stone gold; 2.clan: snake; 2.goods: wood stone; 2.outside: 3; 2.honour: 9;
          2.overseers: wood stone
        great_wall_defence.sections S1.level: 1; S1.barricades: 0; S1.rows.0: {number=foragers_1};
          S1.posts: {seat=0 kind=archer} -; S2.barricades: 1; S2.rows.0: {number=steppe_scouts_1
          figures=[{seat=2 kind=spearman cells=[c11] fresh=[c11]}]}; S2.rows.1: {number=pillagers_1};
          S2.hideout.0: spearman; S3.level: 1; S3.barricades: 0; S3.posts: - -
        """,
    ),
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
    position(
        START,
        """
        at turn=16 seat=0
        script turn great_wall.summer
        frame great_wall.retrieve [] {seat=0}
        frame great_wall.recall [0] {seat=0}
        great_wall.played 0: economy campaign construction; 1: campaign; 2: economy
        great_wall.year 4
        great_wall.phase 0
        great_wall.revealed [] [] []
        great_wall_estates.players 0.clan: monkey; 0.goods: 2wood 2gold; 0.outside: 3; 0.honour: 20;
          0.overseers: 2wood gold; 1.clan: dragon; 1.goods: wood stone gold; 1.outside: 3; 1.honour: 22;
          1.overseers: stone gold; 2.clan: snake; 2.goods: wood stone; 2.outside: 3; 2.honour: 19;
          2.overseers: wood stone
        great_wall_estates.clerks temple: 1 0 0 0
        great_wall_defence.sections S1.level: 1; S1.barricades: 0; S1.rows.0: {number=foragers_1};
          S1.posts: - -; S2.level: 1; S2.barricades: 0; S2.rows.0: {number=steppe_scouts_1}; S2.posts: - -;
          S3.level: 1; S3.barricades: 0; S3.rows.0: {number=steppe_spearmen_1}; S3.posts: - -
        """,
    ),
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
    position(
        START,
        """
        at turn=16 seat=0
        script turn great_wall.activation
        frame great_wall.activation [] {index=7}
        frame great_wall.return [] {index=6}
        frame great_wall.hiring [0] {seat=0 left=1}
        great_wall.year 4
        great_wall.phase 1
        great_wall.slots [0 despotism] [1 economy] [2 campaign]
        great_wall_estates.players 0.clan: monkey; 0.goods: 2wood 2gold; 0.outside: 3; 0.honour: 26;
          0.overseers: 2wood gold; 1.clan: dragon; 1.goods: wood stone gold; 1.outside: 3; 1.honour: 24;
          1.overseers: stone gold; 2.clan: snake; 2.goods: wood stone; 2.outside: 3; 2.honour: 21;
          2.overseers: wood stone
        great_wall_estates.clerks headquarters: 1 0 0 0
        great_wall_defence.sections S1.level: 1; S1.barricades: 0; S1.rows.0: {number=foragers_1};
          S1.posts: - -; S2.level: 2; S2.barricades: 0; S2.rows.0: {number=steppe_scouts_1};
          S2.posts: - - - -; S3.level: 1; S3.barricades: 0; S3.rows.0: {number=steppe_spearmen_1};
          S3.posts: - -
        great_wall_court.display standard_bearer physician geomancer tea_master
        """,
    ),
    (
        Step("general", aims=cards("wei_long")),
        Step("hire", Did("hire_passive"), TO_HIRE, allow=("hire_passive 18",)),
        Step("strength", aims=cards("wei_long")),
        Step("artifacts", InSight("drawer"), (Aim("location", HEADQUARTERS),), skip=True),
    ),
)
END = Chapter(
    "end",
    ("gw-wall-3", "icon-gw-honour", "gw-ending-held"),
    position(
        START,
        """
        at turn=20 seat=0
        script turn great_wall.ranged
        frame great_wall.ranged [] {index=1}
        frame great_wall.check []
        frame great_wall.shot [0] {seat=0 section=S1 soldier=archer post=0}
        great_wall.year 5
        great_wall.revealed [] [] []
        great_wall_estates.players 0.clan: monkey; 0.goods: 3wood stone 2gold chi; 0.outside: 3;
          0.honour: 48; 0.shame: 1; 0.overseers: 2wood stone 2gold; 1.clan: dragon;
          1.goods: 4wood stone gold; 1.outside: 3; 1.honour: 49; 1.shame: 3; 1.overseers: stone gold chi;
          2.clan: snake; 2.goods: wood stone; 2.outside: 3; 2.honour: 41; 2.shame: 2;
          2.overseers: wood stone
        great_wall_defence.sections S1.level: 3; S1.barricades: 0;
          S1.rows.0: {number=steppe_scouts_1 wounds=[c01 c11]}; S1.posts: {seat=0 kind=archer} - - - - -;
          S2.level: 3; S2.barricades: 0; S2.posts: - - - - - -; S3.level: 1; S3.barricades: 0;
          S3.rows.0: {number=foragers_1}; S3.posts: - -
        """,
    ),
    (
        Step("high", aims=(Aim("section", LEFT), Aim("section", MIDDLE))),
        Step("scoring", aims=(Aim(WIDGET, "seat-0"),)),
        Step("last", happened(GameEnded), at("spot", on_card(LEFT, 0, 6)), allow=("shoot S1.1.12",)),
        Step("won"),
    ),
    first_game=USUAL,
)
ALONE = Chapter(
    "alone",
    ("card-back-gw-request", "gw-clan-reed", "card-gw-request-raise_the_wall"),
    position(
        """
        position 1 great-wall 1
        at turn=26 seat=0
        script turn great_wall.commands
        frame great_wall.reveal []
        frame great_wall.command [] {seat=0}
        frame great_wall.command [0] {seat=0}
        great_wall.played 0: campaign ceremony
        great_wall.tea 0
        great_wall.year 6
        great_wall.phase 0
        great_wall.slots [0 campaign] [0 ceremony]
        great_wall.revealed []
        great_wall_estates.players 0.clan: monkey; 0.goods: 3wood 4stone gold; 0.outside: 3; 0.honour: 84;
          0.shame: 3; 0.overseers: 2wood 2stone 2gold 2chi
        great_wall_estates.clerks quarry: 1 0
        great_wall_estates.shame_left 7
        great_wall_defence.sections S1.level: 3; S1.barricades: 0; S1.rows.0: {number=steppe_spearmen_1};
          S1.posts: - - - - - -; S2.level: 2; S2.barricades: 0; S2.rows.0: {number=foragers_1};
          S2.posts: - - - -; S3.level: 1; S3.barricades: 0; S3.rows.0: {number=heavy_cavalry_1}; S3.posts: - -
        great_wall_court.staffs 0.general: wei_long; 0.active: forester; 0.passive: bowyer
        great_wall_court.display merchant physician geomancer tea_master
        great_wall_court.requests raise_the_wall good_government clean_name
        great_wall_horde.back 0
        """,
    ),
    (
        Step("welcome", aims=(Aim("rank", NEAREST_ON_THE_RIGHT),)),
        Step("requests", aims=(Aim(WIDGET, "drawer"),)),
        Step("pool", aims=(Aim("pool", 0),)),
        Step("two", Did("choose_command"), pressed("card-economy"), allow=("choose_command 0",)),
        Step("other", Asked("slot"), pressed("card-construction"), allow=("choose_command 3",)),
        Step("combo", aims=cards("economy"), card="economy"),
        Step("first", Did("choose_first"), pressed("card-economy"), allow=("choose_first 0",)),
        Step("quarry", Did("place_clerk"), at("location", STONE), allow=("place_clerk quarry",)),
        Step("temple", Did("place_clerk"), at("location", CHI), allow=("place_clerk temple",)),
        Step("enough", Asked("gain"), NEXT, allow=("gw_done",)),
        Step("gold", Asked("place"), pressed("option-0"), allow=("gain 2",)),
        Step("second", Asked("build"), NEXT, allow=("gw_done",)),
        Step("wall", Did("build_wall"), pressed("act-wall-3"), allow=("build_wall S3 0,1,0,0",)),
        Step("reed", aims=(Aim("location", STONE), Aim("location", CHI))),
        Step("guests", Did("reed_place"), at("location", STONE), allow=("reed_place quarry",)),
        Step("overseer", happened(GameEnded), pressed("option-0"), allow=("raise_overseer",)),
        Step("won"),
    ),
    first_game=FirstGame(seats=1),
)
POWDER = Chapter(
    "powder",
    ("gw-tower", "gw-firearm-ballista", "gw-siege-ram"),
    position(
        """
        position 1 great-wall 3 black_powder=yes
        at turn=12 seat=0
        script turn great_wall.activation
        frame great_wall.activation [] {index=9}
        frame great_wall.return [] {index=8}
        frame great_wall.build [0] {seat=0 left=2 discount=0 camp=yes}
        great_wall.tea 0 1 2
        great_wall.year 3
        great_wall.phase 1
        great_wall.slot 2
        great_wall.slots [1 economy] [2 campaign] [0 despotism]
        great_wall_estates.players 0.clan: monkey; 0.goods: 2wood 4stone 4gold chi; 0.outside: 3;
          0.honour: 16; 0.overseers: wood gold; 1.clan: dragon; 1.goods: wood stone gold; 1.outside: 3;
          1.honour: 17; 1.overseers: stone gold; 2.clan: snake; 2.goods: wood stone; 2.outside: 3;
          2.honour: 15; 2.overseers: wood stone
        great_wall_estates.clerks builders_camp: 2 0 0 0
        great_wall_defence.sections S1.rows.0: {number=ram_1 wounds=[c00 c02] figures=[{seat=0 kind=spearman
          cells=[c12] fresh=[c12]}]}; S2.rows.0: {number=foragers_1};
          S2.rows.2: {number=trebuchet_1 wounds=[c12]}; S3.level: 2; S3.rows.0: {number=siege_ladder_1};
          S3.posts: - - - -; S3.hideout.1: spearman
        great_wall_defence.camps 0: spearman
        great_wall_defence.stocks 2: 7spearman 4archer 2horseman 3crossbowman
        great_wall_court.staffs 0.general: wei_long; 0.active: forester; 0.passive: bowyer;
          1.general: lady_ming; 1.active: treasurer; 1.passive: hermit; 2.general: han_bo; 2.active: sawyer;
          2.passive: carpenter
        great_wall_court.display merchant physician geomancer tea_master
        great_wall_court.artifacts jade_seal dragon_banner golden_lion
        great_wall_horde.back 0
        great_wall_horde.deck 23
        great_wall_horde.hidden steppe_scouts_1 steppe_scouts_2 steppe_scouts_3 foragers_2 foragers_3
          steppe_spearmen_1 steppe_spearmen_2 steppe_spearmen_3 war_drummers_1 war_drummers_2 war_drummers_3
          pillagers_1 pillagers_2 pillagers_3 ram_2 ram_3 trebuchet_2 trebuchet_3 siege_ladder_2
          siege_ladder_3 keshiks_1 keshiks_2 keshiks_3
        black_powder.towers -1 -1 2 -1
        black_powder.firearms 0: ballista; 2: cannon
        black_powder.supply ballista cannon 2fire_lance
        """,
    ),
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
    first_game=FirstGame(options=(("black_powder", True),)),
)
LESSON = Lesson(
    "great-wall",
    "great-wall",
    (COMMAND_CHAPTER, SOLDIERS, BUILDING, WINTER_CHAPTER, SUMMER_CHAPTER, COURT, END, ALONE, POWDER),
    "card-gw-advisor-chronicler",
)
