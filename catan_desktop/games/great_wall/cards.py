"""The cards of the base game, as the rules list them.

Rules: GW-K1a to GW-K6d, GW-H01 to GW-H08, GW-G01 to GW-G13, GW-A01 to GW-A22, GW-F01 to GW-F05, GW-R1 to GW-R8.
"""

from __future__ import annotations

from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.ids import numbers

from .board import BARRACKS, BUILDERS, CHI, GOLD, LOCATIONS, PRODUCTION, STONE, TEA_HOUSE, WOOD
from .tables import (
    ANY_ROW,
    ARCHER,
    LINES,
    ROW_ONE,
    SPEARMAN,
    Advisor,
    Command,
    CommandId,
    Effect,
    General,
    Request,
    SoldierKind,
    Tables,
    horde_kind,
)

SOLDIERS = (
    SoldierKind("spearman", (1, 0, 1, 0), 10, ROW_ONE),
    SoldierKind("archer", (1, 1, 1, 0), 4, post=True, archer=True),
    SoldierKind("horseman", (0, 0, 3, 1), 2, ANY_ROW, pair=True),
)

ECONOMY, DESPOTISM, MOBILISATION, CONSTRUCTION, CEREMONY, CAMPAIGN = numbers(CommandId, 6)
_ANYWHERE = mask_of(list(range(len(LOCATIONS))))
_PRODUCTION = mask_of(list(PRODUCTION))


def _clerks(count: int, places: int = _ANYWHERE) -> Effect:
    return Effect("clerks", count, places, own=True)


def _others_clerk(*places: int, chi: bool = False) -> Effect:
    return Effect("clerks", 1, mask_of(list(places)), chi=chi)


COMMANDS = (
    Command(
        "economy",
        (_clerks(4, _PRODUCTION),),
        (_others_clerk(*PRODUCTION),),
        (Effect("gain", 1),),
        CONSTRUCTION,
        combo_last=(Effect("gain", 2),),
    ),
    Command("despotism", (_clerks(4),), (), (Effect("use"),), ECONOMY, combo_first=(_clerks(5),)),
    Command(
        "mobilisation",
        (_clerks(3),),
        (_others_clerk(BARRACKS),),
        (Effect("recruit", 2), Effect("deploy", 2)),
        CAMPAIGN,
        combo_last=(Effect("recruit", 2), Effect("deploy", 3)),
    ),
    Command(
        "construction",
        (_clerks(3),),
        (_others_clerk(WOOD, STONE, BUILDERS),),
        (Effect("build", 1),),
        MOBILISATION,
        combo_last=(Effect("build", 2),),
    ),
    Command(
        "ceremony",
        (_clerks(3), Effect("tea", 2)),
        (_others_clerk(CHI, TEA_HOUSE, chi=True),),
        (Effect("use"), Effect("chi", 1)),
        DESPOTISM,
        combo_last=(Effect("use"), Effect("chi", 3)),
    ),
    Command(
        "campaign",
        (Effect("deploy", 4),),
        (Effect("deploy", 2),),
        (_clerks(3),),
        CEREMONY,
        combo_first=(Effect("deploy", 5),),
    ),
)
"""`count` of a build is its discount (GW-K4c)."""

HORDE = (
    horde_kind("steppe_scouts", 2, 2, "01:G 11:W 12:H1x"),
    horde_kind("foragers", 3, 2, "00:W 01:W 11:S"),
    horde_kind("steppe_spearmen", 4, 3, "00:H1 01:Gx 10:W 11:H1"),
    horde_kind("horse_archers", 4, 3, "01:H1 02:Cx 11:G 12:H1", far_power=2),
    horde_kind("war_drummers", 2, 3, "00:C 01:H1 02:H1 11:Sx", rally=1),
    horde_kind("pillagers", 5, 3, "01:G 02:G 11:Gx 12:H1", more_shame=1),
    horde_kind("heavy_cavalry", 6, 4, "00:H1 01:S 02:H2x 10:W 11:H1"),
    horde_kind("khans_guard", 7, 6, "00:H1 01:H2x 02:G 10:C 11:H2x 12:H1"),
)

WAR, BUILDING, COURT, SPIRIT = "war", "building", "court", "spirit"
GENERALS = (
    General("wei_long", WAR, "claims", soldier=SPEARMAN),
    General("lady_ming", COURT, "summer_gold", (0, 0, 1, 0)),
    General("tao_shen", SPIRIT, "summer_chi", (0, 0, 0, 1)),
    General("han_bo", BUILDING, "summer_choice", (1, 1, 0, 0)),
    General("zhu_lin", BUILDING, "walls", (0, 2, 0, 0)),
    General("luo_ban", BUILDING, "build_pool", (2, 0, 0, 0)),
    General("qiao_yun", WAR, "deploys", soldier=ARCHER),
    General("sun_hai", WAR, "recruit_pool", (0, 0, 1, 0)),
    General("shi_yu", SPIRIT, "saves", soldier=SPEARMAN),
    General("feng_jie", COURT, "clerks", clerk=True),
    General("cao_wen", COURT, "exchanges", (1, 0, 0, 1)),
    General("mo_ran", SPIRIT, "tea", (0, 0, 1, 1)),
    General("liang_gong", WAR, "volley", soldier=ARCHER),
)

ADVISORS = (
    Advisor("forester", BUILDING, summer=(1, 0, 0, 0)),
    Advisor("stonemason", BUILDING, summer=(0, 1, 0, 0)),
    Advisor("treasurer", COURT, summer=(0, 0, 1, 0)),
    Advisor("hermit", SPIRIT, summer=(0, 0, 0, 1)),
    Advisor("sawyer", BUILDING, place=WOOD),
    Advisor("quarry_foreman", BUILDING, place=STONE),
    Advisor("prospector", COURT, place=GOLD),
    Advisor("temple_keeper", SPIRIT, place=CHI),
    Advisor("spear_instructor", WAR, discount="spearman", limit=2),
    Advisor("bowyer", WAR, discount="archer"),
    Advisor("horse_breeder", WAR, discount="horseman"),
    Advisor("carpenter", BUILDING, discount="barricade"),
    Advisor("master_architect", BUILDING, discount="wall"),
    Advisor("field_captain", WAR, "captain", limit=1),
    Advisor("secretary", COURT, "secretary", limit=1),
    Advisor("physician", SPIRIT, "physician", limit=1),
    Advisor("merchant", COURT, "merchant", limit=1),
    Advisor("messenger", COURT, "messenger", limit=1),
    Advisor("standard_bearer", WAR, "standard"),
    Advisor("chronicler", COURT, "chronicler"),
    Advisor("geomancer", SPIRIT, "geomancer"),
    Advisor("tea_master", SPIRIT, "tea_master"),
)

ARTIFACTS = ("jade_seal", "dragon_banner", "bronze_bell", "silk_scroll", "golden_lion")

REQUESTS = (
    Request("raise_the_wall", (7, 8, 8, 9, 9)),
    Request("break_the_horde", (5, 8, 10, 15, 18)),
    Request("glory", (110, 185, 290, 345, 350)),
    Request("good_government", (9, 18, 25, 29, 34)),
    Request("clean_name", (3, 3, 3, 2, 1)),
    Request("no_gap", (2, 2, 2, 2, 2)),
    Request("council", (5, 4, 3, 3, 3)),
    Request("quiet_border", (2, 3, 3, 2, 1)),
)

BASE = Tables(LINES[0], LINES, SOLDIERS, HORDE, COMMANDS, GENERALS, ADVISORS, ARTIFACTS, REQUESTS)
