"""The module `great_wall`: the base game.

Version history
    1: the first.
    2: the requests' goals are those that tables of `normal` reach in about half of their games (GW-R1 to GW-R8).
    3: equal soldiers on different levels of a wall are recalled and lost apart (GW-213); alone, the last two command
       cards are taken without being asked for (GW-210); firearms are not built by Construction (BP-073).

Rulings where the rule file is silent:
* Advisors are dealt after the generals are chosen; all are opened together.
* Discounts of cards and advisors leave out as much as they can; only the units of a general's pool are a choice.
* In a breach those without a soldier take their shame first, then the others lose a soldier, both in tea order.
* A killed soldier lies in the stock while his owner is asked; where nothing can save him, nothing is asked.
* Reed clerks are placed while there are any of the six.
"""

from __future__ import annotations

from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import EndCheck, Module, OptionSpec, Script
from catan_desktop.kernel.prompts import NEXT_TURN
from catan_desktop.kernel.ruleset import compose

from . import battle, building, ending, former_save, horde, locations, position, setup, soldiers, turns, winter, year
from .board import (
    LOCATION_IDS,
    POST_IDS,
    RESOURCE_IDS,
    ROW_IDS,
    SECTION_IDS,
    SPOT_IDS,
    Frontier,
    LocationId,
    PostId,
    ResourceId,
    RowId,
    SectionId,
    SpotId,
    board,
)
from .cards import BASE
from .part import (
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    HORDE_DECK,
    new_course,
    new_court,
    new_defence,
    new_estates,
    new_horde,
)
from .powder.module import MODULE as BLACK_POWDER
from .tables import CommandId, SoldierId, Tables, at_table, tables

SCRIPT = Script(
    setup=setup.SCRIPT,
    turn=(
        *year.SCRIPT,
        turns.TURN_START,
        turns.FIRST,
        turns.OTHERS,
        turns.LAST,
        turns.MESSENGERS,
        turns.CAPTAIN,
        locations.REED_STEP,
        locations.ACTIVATION,
        battle.CHECK,
        turns.TURN_END,
        winter.RANGED,
        winter.ASSAULT,
        winter.CLEAR,
        ending.END,
    ),
)
RULES = {
    "reason-not-your-move": "GW-214",
    "reason-not-now": "GW-061",
    "reason-gw-place-full": "GW-230",
    "reason-gw-place-not-allowed": "GW-230",
    "reason-gw-no-clerk": "GW-230",
    "reason-gw-cannot-pay": "GW-231",
    "reason-gw-row-one-only": "GW-232",
    "reason-gw-no-firing-spot": "GW-232",
    "reason-gw-archer-on-wall": "GW-232",
    "reason-gw-spot-covered": "GW-233",
    "reason-gw-no-spot": "GW-233",
    "reason-gw-spots-apart": "GW-234",
    "reason-gw-same-hideout": "GW-127",
    "reason-gw-cannot-deploy": "GW-127b",
    "reason-gw-wall-high": "GW-235",
    "reason-gw-barricades-full": "GW-235",
    "reason-gw-stock-empty": "GW-235",
    "reason-gw-clerks-all": "GW-235",
    "reason-gw-all-or-none": "GW-236",
    "reason-gw-hand-empty": "GW-085",
    "reason-gw-card-not-in-hand": "GW-237",
    "reason-gw-slot-taken": "GW-237",
    "reason-gw-same-command": "GW-237",
    "reason-gw-no-own-clerk": "GW-238",
    "reason-gw-clan-taken": "GW-239",
    "reason-gw-exchange-same": "GW-240",
    "reason-gw-not-in-display": "GW-240",
    "reason-gw-three-active": "GW-240",
    "reason-gw-recall-fighting": "GW-241",
    "reason-gw-reed-place": "GW-242",
    "reason-gw-no-chi": "GW-243",
    "reason-gw-saved-free": "GW-D22",
    "reason-gw-must-lose": "GW-243",
    "reason-gw-must-shoot": "GW-111a",
    "reason-gw-overseer-top": "GW-162",
    "reason-gw-overseer-spearman": "GW-161",
}


def base_tables(given: Tables | None) -> Tables:
    """Return the tables of the base game."""
    return BASE if given is None else given


MODULE = Module(
    slot=COURSE,
    version=3,
    initial=new_course,
    tables=base_tables,
    tables_for=at_table,
    script=lambda script: SCRIPT,
    steps=(
        *setup.STEPS,
        *horde.STEPS,
        *year.STEPS,
        *soldiers.STEPS,
        *building.STEPS,
        *locations.STEPS,
        *turns.STEPS,
        *battle.STEPS,
        *winter.STEPS,
        *ending.STEPS,
    ),
    known={
        SectionId: lambda game: SECTION_IDS,
        RowId: lambda game: ROW_IDS,
        SpotId: lambda game: SPOT_IDS,
        PostId: lambda game: POST_IDS,
        LocationId: lambda game: LOCATION_IDS,
        ResourceId: lambda game: RESOURCE_IDS,
        SoldierId: lambda game: range(len(tables(game).soldiers)),
        CommandId: lambda game: range(len(tables(game).commands)),
    },
    rules=RULES,
    answers={NEXT_TURN: year.next_seat},
    on={TurnBegan: year.turn_began},
    end_checks=(EndCheck(ending.over, always=True),),
    options=(
        OptionSpec("gw_mode", setup.COMPETITIVE, (setup.COMPETITIVE, setup.COOP), seats=(2, 3, 4, 5)),
        OptionSpec("requests", 3, (2, 3, 4)),
    ),
    upgrades={2: building.told_camp},
    divides=former_save.parts_of,
)
PARTS = (
    Module(ESTATES, version=1, initial=new_estates),
    Module(DEFENCE, version=1, initial=new_defence),
    Module(COURT, version=1, initial=new_court, determinise=setup.deal_court),
    Module(
        HORDE_DECK,
        version=1,
        initial=new_horde,
        determinise=setup.deal_horde,
        names=position.NAMES,
        follows=position.FOLLOWS,
        follow=position.follow,
    ),
)
"""What the game keeps besides its course."""
GREAT_WALL = compose("great-wall", (MODULE, *PARTS, BLACK_POWDER), (1, 2, 3, 4, 5), board, Frontier)
