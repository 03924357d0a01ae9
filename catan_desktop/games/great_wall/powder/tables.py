"""The additions of the expansion to the numbers and cards of the game.

Rules: BP-001 to BP-006, BP-P1 to BP-P5, BP-020, BP-026, BP-H09 to BP-H12, BP-G14 to BP-G17, BP-A23 to BP-A28, BP-F06 to
BP-F11, BP-S01 to BP-S12, BP-B5 to BP-B7, BP-070, BP-071, BP-080, BP-U4 to BP-U8, GW-021 to GW-023.
"""

from __future__ import annotations

from typing import NewType

from catan_desktop.kernel import Counts, record, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.ids import numbers

from ..board import COLUMNS, SECTIONS
from ..cards import BUILDING, COURT, SPIRIT, WAR
from ..tables import (
    ANY_ROW,
    ROW_ONE,
    SPEARMAN,
    Advisor,
    ClanId,
    General,
    Line,
    Request,
    SoldierId,
    SoldierKind,
    Tables,
    horde_kind,
)

FirearmId = NewType("FirearmId", int)
"""A kind of firearm, by its place in `FIREARMS`."""
LanceId = NewType("LanceId", int)
"""A shot card of the fire lance, by its place in `LANCE_CARDS`."""
TowerId = NewType("TowerId", int)
"""A tower: it stands left of the section of the same number, the last one right of all."""

MONKEY, DRAGON, SNAKE, TURTLE, PANDA = numbers(ClanId, 5)
MONK, SAPPER, ARSONIST, CROSSBOWMAN, MACHINE = "monk", "sapper", "arsonist", "crossbowman", "war_machine"
RAM, TREBUCHET, LADDER = "ram", "trebuchet", "ladder"
SOLDIERS = (
    SoldierKind(MONK, (0, 0, 2, 1), 3, ANY_ROW, clan=MONKEY),
    SoldierKind(SAPPER, (1, 1, 1, 0), 3, post=True, clan=PANDA),
    SoldierKind(ARSONIST, (3, 0, 1, 0), 3, ROW_ONE, clan=DRAGON),
    SoldierKind(CROSSBOWMAN, (2, 0, 2, 0), 3, post=True, token=True, clan=SNAKE),
    SoldierKind(MACHINE, (2, 2, 2, 0), 3, ROW_ONE, lump=True, clan=TURTLE),
)
HORDE = (
    horde_kind("ram", 4, 5, "00:H1 01:W 02:H1x 11:W 12:H1", siege=RAM, expansion=True),
    horde_kind("trebuchet", 3, 5, "01:S 02:H1 03:H1 12:W", siege=TREBUCHET, fixed=True, expansion=True),
    horde_kind("siege_ladder", 5, 5, "00:H1 01:H2 02:H1 10:Wx 11:Wx", siege=LADDER, expansion=True),
    horde_kind("keshiks", 8, 7, "00:H2 01:H2x 02:G 03:H1 11:H2x 12:C", expansion=True),
)
GENERALS = (
    General("lei_zhen", BUILDING, "free_shots", (0, 1, 1, 0)),
    General("abbot_kong", SPIRIT, "special_pool", (0, 0, 0, 1)),
    General("du_yan", COURT, "towers", soldier=SPEARMAN),
    General("meng_gui", WAR, "siege_claims", (1, 0, 1, 0)),
)
ADVISORS = (
    Advisor("powder_maker", BUILDING, "free_shot", limit=1),
    Advisor("tower_captain", WAR, "tower_captain"),
    Advisor("gunner", WAR, "free_shot", limit=1),
    Advisor("elite_trainer", COURT, discount="special"),
    Advisor("founder", BUILDING, discount="firearm"),
    Advisor("bell_ringer", SPIRIT, "bell_ringer"),
)
ARTIFACTS = ("thunder_drum", "watch_lantern", "powder_horn", "iron_mask", "siege_map", "saltpetre_urn")
GOALS = {
    "raise_the_wall": (5, 5, 6, 7, 7),
    "break_the_horde": (5, 9, 15, 20, 22),
    "glory": (140, 230, 370, 440, 440),
    "good_government": (9, 19, 26, 31, 36),
    "clean_name": (6, 7, 8, 5, 4),
    "no_gap": (1, 1, 1, 2, 2),
    "council": (5, 3, 3, 3, 3),
    "quiet_border": (3, 3, 4, 2, 1),
}
FEW_PLAYERS: tuple[tuple[int, ...], ...] = ((0, 0, 0, 0, 1), (0, 1, 1, 1, 2))
"""By number of players, 1 and 2: their own line on the time track (GW-022)."""


@record
class Firearm:
    """One kind of firearm (BP-071)."""

    key: str
    build: Counts
    shot: Counts
    honour: int
    cells: int
    """The cells of its shot card; 0: a card is drawn."""


def cells(words: str) -> int:
    """Return the mask of some cells as the rules write them: `01 11`."""
    return mask_of([int(word[0]) * COLUMNS + int(word[1]) for word in words.split()])


FIREARMS = (
    Firearm("ballista", (4, 0, 0, 0), (0, 0, 0, 0), 0, cells("01 11")),
    Firearm("cannon", (0, 2, 2, 0), (0, 2, 0, 0), 1, cells("01 02 11 12")),
    Firearm("fire_lance", (0, 0, 4, 0), (0, 0, 0, 1), 2, 0),
)
FIREARM_IDS = BALLISTA, CANNON, LANCE = numbers(FirearmId, len(FIREARMS))
ANY_FIREARM = FirearmId(-1)
LANCE_CARDS = tuple(
    [
        cells(words)
        for words in (
            "00 01",
            "02 12",
            "10 11 12",
            "00 11",
            "01 02 03",
            "11 12",
            "00 01 10 11",
            "01 10",
            "02 11 13",
            "00 01 02 03",
        )
    ]
)
COPIES_OF_FIREARM = 2
IN_A_HIDEOUT = 2
BUILD_HONOUR = 4
TOKENS = 6
TOWERS = SECTIONS + 1
TOWER_IDS = numbers(TowerId, TOWERS)
TOWER_HONOUR = 2
REMOVED = 3


def line(given: Line, seats: int) -> Line:
    """Return the line of a number of players with the expansion (GW-021 to GW-023)."""
    track = FEW_PLAYERS[seats - 1] if seats <= len(FEW_PLAYERS) else given.spring
    return replace(given, initial=seats + 1, spring=tuple([count + 1 for count in track]))


def with_powder(given: Tables) -> Tables:
    """Return the tables with everything that the expansion adds."""
    return replace(
        given,
        lines=tuple([line(one, seats) for seats, one in enumerate(given.lines, 1)]),
        soldiers=given.soldiers + SOLDIERS,
        horde=given.horde + HORDE,
        generals=given.generals + GENERALS,
        advisors=given.advisors + ADVISORS,
        artifacts=given.artifacts + ARTIFACTS,
        requests=tuple([Request(one.key, GOALS[one.key]) for one in given.requests]),
        barricades=0,
        level=1,
        overseers=3,
        removed=REMOVED,
        tokens=TOKENS,
    )


def soldier(given: Tables, key: str) -> SoldierId:
    """Return the number of a kind of soldier."""
    return SoldierId([kind.key for kind in given.soldiers].index(key))
