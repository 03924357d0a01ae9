"""The Great Wall as a game of the program: 1 to 5 players, Black Powder by an option."""

from __future__ import annotations

from catan_desktop.games.entry import Bots, Component, Entry, Pictured, Rules, ShownGame, Telling

from .battle import SAVE
from .building import BUILD
from .evaluation import position, win_chance
from .evaluation.clans import clan_lots
from .evaluation.display_chance import display_odds
from .evaluation.reasons import EXPLANATIONS
from .module import GREAT_WALL, MODULE
from .powder import evaluation as powder
from .powder.module import MODULE as BLACK_POWDER
from .setup import COMPETITIVE, COOP, SOLO, mode
from .soldiers import DEPLOY, RECRUIT
from .standings import points, standings
from .turns import PLACE, USE

COMPONENT = Component(MODULE, view="catan_desktop.games.great_wall.view", words=("great-wall",), grounds=EXPLANATIONS)
POWDER = Component(BLACK_POWDER, view="catan_desktop.games.great_wall.powder.view", grounds=powder.EXPLANATIONS)
PICTURED = {
    "gw_mode": Pictured(
        {
            COMPETITIVE: ("ruleset-great-wall", "piece-leader", "icon-gw-assault", "piece-leader"),
            COOP: ("gw-ending-held", "piece-leader", "piece-leader", "piece-leader"),
            SOLO: ("gw-ending-held", "piece-leader"),
        }
    ),
    "black_powder": Pictured(
        {
            False: ("ruleset-great-wall", "piece-spearman", "piece-archer", "piece-horseman"),
            True: ("ruleset-great-wall", "gw-siege-trebuchet", "gw-firearm-cannon", "gw-powder-barrel"),
        }
    ),
    "requests": Pictured(
        {
            2: ("card-gw-request-glory", "card-gw-request-council"),
            3: ("card-gw-request-glory", "card-gw-request-council", "card-gw-request-no_gap"),
            4: (
                "card-gw-request-glory",
                "card-gw-request-council",
                "card-gw-request-no_gap",
                "card-gw-request-quiet_border",
            ),
        },
        idle=("gw_mode", COMPETITIVE),
    ),
}
ENTRY = Entry(
    Rules(GREAT_WALL, points=points, standings=standings, together=lambda game: mode(game) != COMPETITIVE),
    Bots(
        position.judge,
        position.parts_of,
        win_chance.value,
        cards=None,
        random_answers=clan_lots,
        plan_steps=frozenset((PLACE, USE, RECRUIT, BUILD, DEPLOY)),
        worlds=1,
    ),
    Telling(
        (COMPONENT, POWDER),
        lesson="catan_desktop.games.great_wall.lesson.chapters",
        puzzles=("before-winter",),
        goals="catan_desktop.games.great_wall.puzzles",
        shown={
            "great-wall": ShownGame("great-wall", 4, (400, 200), asked="deploy", scenes=("review",)),
            "great-wall-powder": ShownGame("great-wall", 5, (420, 260), options={"black_powder": True}, asked="deploy"),
        },
        pictured=PICTURED,
        display_odds=display_odds,
        unresolved_steps=frozenset((SAVE,)),
    ),
)
