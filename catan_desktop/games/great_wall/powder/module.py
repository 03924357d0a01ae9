"""The module `black_powder`: the expansion, brought by an option.

Version history
    1: the first.
    2: the requests' goals are those that tables of `normal` reach in about half of their games (GW-R1 to GW-R8).
    3: the sapper who shot moves (BP-084); rams change places with rams (BP-111); firearms are built in the Builders'
       Camp only (BP-073); the Gunner makes a shot free and brings none of his own (BP-A25).

Rulings where the rule file is silent:
* While the general pays for shots, Powder Maker and Gunner are not offered; with both it does not matter whose year is
  spent.
* The shame of a shot is taken before the owners of the killed soldiers are asked whether they save them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from catan_desktop.kernel import Counts, Game, GameState
from catan_desktop.kernel.game import Module, OptionSpec, Script

from .. import setup as base_setup
from .. import winter
from ..board import CHI, GOLD
from ..building import BUILD
from ..evaluation.people_value import WORTH
from ..evaluation.position import MORE_PARTS
from ..events import BreachOver, Defeated, Deployed, Marked, Stationed, WallBuilt
from ..part import DEFENCE, Player, player
from ..questions import CLAIM_HONOUR, SHIELDED, STORMED, VALUES
from ..soldiers import DEPLOY
from ..tables import Tables, tables
from ..year import RECALL
from . import evaluation, firearms, siege, specials, towers
from .part import POWDER, Powder, initial
from .tables import FIREARM_IDS, FIREARMS, TOWER_IDS, FirearmId, TowerId, with_powder


def script(given: Script) -> Script:
    """Return the script with the steps of the expansion."""
    given = given.insert_before(base_setup.TEA, siege.REMOVAL)
    given = given.insert_after(base_setup.OVERSEERS, firearms.FIREARMS_STEP)
    return given.insert_after(winter.ASSAULT, siege.SIEGE, towers.SCORE)


ARTIFACT_VALUES: Mapping[str, Callable[[Tables, Powder, Player, Counts, int], int]] = {
    "thunder_drum": lambda given, part, own, stock, seat: part.built[seat],
    "watch_lantern": lambda given, part, own, stock, seat: part.towers.count(seat),
    "powder_horn": lambda given, part, own, stock, seat: part.shots[seat],
    "iron_mask": lambda given, part, own, stock, seat: sum(
        [kind.stock - stock[number] for number, kind in enumerate(given.soldiers) if kind.clan == own.clan]
    ),
    "siege_map": lambda given, part, own, stock, seat: sum(
        [own.trophies[kind] for kind, one in enumerate(given.horde) if one.expansion]
    ),
    "saltpetre_urn": lambda given, part, own, stock, seat: own.goods[GOLD] + own.goods[CHI],
}


def artifact_value(game: Game, state: GameState, about: tuple[int, str]) -> int:
    """Return what is compared for an artifact (BP-F06 to BP-F11)."""
    seat, key = about
    known = ARTIFACT_VALUES.get(key)
    if known is None:
        return 0
    own, stock = player(game, state, seat), DEFENCE.of(game, state).stocks[seat]
    return known(tables(game), POWDER.of(game, state), own, stock, seat)


def without_gunners(state: Any) -> Any:
    """Version 2 to 3: the step of the Gunners, the twelfth of a turn, is gone; a shot that one of them was asked for is
    still fired. Of several sappers he who stands highest goes on to his move, as under the former rules."""
    return {**state, "frames": [_later_frame(state, frame) for frame in state["frames"]]}


def _later_frame(state: Any, frame: Any) -> Any:
    data = frame["data"]
    if frame["step"] == "kernel.script" and not data["setup"] and data["index"] >= 11:
        data = {**data, "index": data["index"] - 1}
    elif frame["step"] == firearms.FIRE:
        data = {key: value for key, value in data.items() if key != "gunner"}
    elif frame["step"] == specials.LEAP:
        sections = next(part["sections"] for part in state["parts"] if "sections" in part)
        posts = sections[data["section"]]["posts"]
        mine = [place for place, post in enumerate(posts) if post and (post["seat"], post["kind"]) == (data["seat"], 4)]
        data = {**data, "post": mine[-1]}
    return {**frame, "data": data}


RULES = {
    "reason-gw-firearm-camp": "BP-073",
    "reason-gw-two-firearms": "BP-130",
    "reason-gw-firearm-supply": "BP-130",
    "reason-gw-start-firearm": "BP-130",
    "reason-gw-tower-away": "BP-131",
    "reason-gw-tower-own": "BP-131",
    "reason-gw-tower-spearman": "BP-131",
    "reason-gw-no-target": "BP-132",
    "reason-gw-no-right-to-fire": "BP-132",
    "reason-gw-other-clan": "BP-133",
    "reason-gw-machine-soldier": "BP-134",
    "reason-gw-machine-nothing": "BP-134",
}
MODULE = Module(
    slot=POWDER,
    version=3,
    initial=initial,
    requires=("great_wall",),
    tables=with_powder,
    script=script,
    steps=(*firearms.STEPS, *towers.STEPS, *specials.STEPS, *siege.STEPS),
    choices={
        BUILD: (firearms.BUILDS,),
        DEPLOY: (specials.MACHINES,),
        RECALL: (towers.RECALLS,),
    },
    names={FirearmId: lambda game: [one.key for one in FIREARMS]},
    known={FirearmId: lambda game: FIREARM_IDS, TowerId: lambda game: TOWER_IDS},
    rules=RULES,
    answers={
        STORMED: siege.stormed,
        SHIELDED: specials.shielded,
        CLAIM_HONOUR: siege.claim_honour,
        VALUES: artifact_value,
        WORTH: evaluation.worth,
        MORE_PARTS: evaluation.parts,
    },
    on={
        Defeated: towers.on_defeated,
        WallBuilt: towers.on_wall_built,
        Stationed: specials.on_stationed,
        Marked: specials.on_marked,
        Deployed: specials.on_deployed,
        BreachOver: siege.on_breach_over,
    },
    upgrades={2: without_gunners},
    switch=OptionSpec("black_powder", False, (False, True)),
)
