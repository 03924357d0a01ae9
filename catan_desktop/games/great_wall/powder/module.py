"""The module `black_powder`: the expansion, brought by an option.

Version history
    1: the first.
    2: the requests' goals are those that tables of `normal` reach in about half of their games (GW-R1 to GW-R8).

Rulings where the rule file is silent:
* While the general pays for shots, the Powder Maker is not offered.
* The shame of a shot is taken before the owners of the killed soldiers are asked whether they save them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.module import Module, OptionSpec, Script
from catan_desktop.kernel.state import GameState

from .. import setup as base_setup
from .. import turns, winter
from ..board import CHI, GOLD
from ..building import BUILD
from ..evaluation.position import MORE_PARTS
from ..evaluation.worths import WORTH
from ..events import BreachOver, Defeated, Deployed, Marked, Stationed, WallBuilt
from ..part import REALM, Player
from ..questions import CLAIM_HONOUR, SHIELDED, STORMED, VALUES
from ..soldiers import DEPLOY
from ..tables import Tables, tables
from ..year import RECALL
from . import evaluation, firearms, siege, specials, towers
from .part import POWDER, Powder, initial
from .tables import with_powder


def script(given: Script) -> Script:
    """Return the script with the steps of the expansion."""
    given = given.insert_before(base_setup.TEA, siege.REMOVAL)
    given = given.insert_after(base_setup.OVERSEERS, firearms.FIREARMS_STEP)
    given = given.insert_after(turns.MESSENGERS, firearms.GUNNERS)
    return given.insert_after(winter.ASSAULT, siege.SIEGE, towers.SCORE)


ARTIFACT_VALUES: Mapping[str, Callable[[Tables, Powder, Player, int], int]] = {
    "thunder_drum": lambda given, part, own, seat: part.built[seat],
    "watch_lantern": lambda given, part, own, seat: part.towers.count(seat),
    "powder_horn": lambda given, part, own, seat: part.shots[seat],
    "iron_mask": lambda given, part, own, seat: sum(
        [kind.stock - own.stock[number] for number, kind in enumerate(given.soldiers) if kind.clan == own.clan]
    ),
    "siege_map": lambda given, part, own, seat: sum(
        [own.trophies[kind] for kind, one in enumerate(given.horde) if one.expansion]
    ),
    "saltpetre_urn": lambda given, part, own, seat: own.goods[GOLD] + own.goods[CHI],
}


def artifact_value(game: Game, state: GameState, about: tuple[int, str]) -> int:
    """Return what is compared for an artifact (BP-F06 to BP-F11)."""
    seat, key = about
    known = ARTIFACT_VALUES.get(key)
    return known(tables(game), POWDER.of(game, state), REALM.of(game, state).players[seat], seat) if known else 0


RULES = {
    "reason-gw-two-firearms": "BP-130",
    "reason-gw-firearm-supply": "BP-130",
    "reason-gw-start-firearm": "BP-130",
    "reason-gw-tower-away": "BP-131",
    "reason-gw-tower-own": "BP-131",
    "reason-gw-no-target": "BP-132",
    "reason-gw-no-right-to-fire": "BP-132",
    "reason-gw-other-clan": "BP-133",
    "reason-gw-machine-soldier": "BP-134",
    "reason-gw-machine-nothing": "BP-134",
}
MODULE = Module(
    slot=POWDER,
    version=2,
    initial=initial,
    requires=("great_wall",),
    tables=with_powder,
    script=script,
    steps=(*firearms.STEPS, *towers.STEPS, *specials.STEPS, *siege.STEPS),
    choices={
        BUILD: (firearms.build_choices,),
        DEPLOY: (specials.machine_choices,),
        RECALL: (towers.recall_choices,),
    },
    handlers={**firearms.HANDLERS, **towers.HANDLERS, **specials.HANDLERS, **siege.HANDLERS},
    explain={**firearms.EXPLAIN, **towers.EXPLAIN, **specials.EXPLAIN},
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
    switch=OptionSpec("black_powder", False, (False, True)),
)
