"""The Great Wall as a game of the program: 1 to 5 players, Black Powder by an option."""

from __future__ import annotations

from catan_desktop.games.entry import Bots, Component, Entry, Rules, ShownGame, Telling

from .battle import SAVE
from .building import BUILD
from .evaluation import position, win_chance
from .evaluation.clans import clan_lots
from .evaluation.display_chance import display_odds
from .evaluation.reasons import EXPLANATIONS
from .module import GREAT_WALL, MODULE
from .powder import evaluation as powder
from .powder.module import MODULE as BLACK_POWDER
from .setup import COMPETITIVE, mode
from .soldiers import DEPLOY, RECRUIT
from .standings import points, standings
from .turns import PLACE, USE

COMPONENT = Component(MODULE, view="catan_desktop.games.great_wall.view", words=("great-wall",), grounds=EXPLANATIONS)
POWDER = Component(BLACK_POWDER, view="catan_desktop.games.great_wall.powder.view", grounds=powder.EXPLANATIONS)
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
        display_odds=display_odds,
        unresolved_steps=frozenset((SAVE,)),
    ),
)
