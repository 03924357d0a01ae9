"""The worth of generals and advisors for a Year, in honour.

The numbers are guesses that were bettered by games of bots; modules that bring cards of their own answer `WORTH`.
"""

from __future__ import annotations

from catan_desktop.games.great_wall.tables import Advisor, General
from catan_desktop.kernel import Game, GameState
from catan_desktop.kernel.game import Question

WORTH: Question[float] = Question("worth of a card for a Year", 0.0, lambda one, other: one + other, neutral=True)
"""(key of a general or an advisor) -> what he brings in a Year, in honour; of a general for each strength."""

GENERALS = {
    "wei_long": 1.6,
    "lady_ming": 1.1,
    "tao_shen": 0.8,
    "han_bo": 1.0,
    "zhu_lin": 1.4,
    "luo_ban": 1.1,
    "qiao_yun": 0.9,
    "sun_hai": 1.0,
    "shi_yu": 0.7,
    "feng_jie": 1.0,
    "cao_wen": 0.4,
    "mo_ran": 0.8,
    "liang_gong": 0.9,
}
ADVISORS = {
    "forester": 0.9,
    "stonemason": 1.0,
    "treasurer": 1.1,
    "hermit": 0.8,
    "sawyer": 0.5,
    "quarry_foreman": 0.6,
    "prospector": 0.7,
    "temple_keeper": 0.4,
    "spear_instructor": 0.8,
    "bowyer": 0.4,
    "horse_breeder": 0.3,
    "carpenter": 0.4,
    "master_architect": 0.7,
    "field_captain": 0.7,
    "secretary": 1.2,
    "physician": 0.6,
    "merchant": 0.5,
    "messenger": 1.2,
    "standard_bearer": 1.5,
    "chronicler": 0.8,
    "geomancer": 1.0,
    "tea_master": 0.8,
}


def general_worth(game: Game, state: GameState, general: General) -> float:
    """Return what a general brings in a Year for each strength, in honour."""
    return GENERALS[general.key] if general.key in GENERALS else game.ask(WORTH, state, general.key)


def advisor_worth(game: Game, state: GameState, advisor: Advisor) -> float:
    """Return what an active advisor brings in a Year, in honour."""
    return ADVISORS[advisor.key] if advisor.key in ADVISORS else game.ask(WORTH, state, advisor.key)
