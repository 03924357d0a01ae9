"""What the expansion adds to the judgement of a position: towers, and walls that may fall. In honour."""

from __future__ import annotations

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.games.great_wall.evaluation.frontier import RETURN, soldier_worth
from catan_desktop.games.great_wall.evaluation.outlook import Outlook
from catan_desktop.games.great_wall.tables import SHAME_HONOUR, SPEARMAN
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState

from .part import POWDER, sections_beside
from .siege import siege_of
from .tables import RAM, TOWER_HONOUR, TREBUCHET

EXPLANATIONS = Explanations(tellers={"towers": plainly("why-gw-tower"), "siege": plainly("why-gw-siege")})
WORTHS = {
    "lei_zhen": 0.8,
    "abbot_kong": 0.5,
    "du_yan": 1.2,
    "meng_gui": 1.5,
    "powder_maker": 0.8,
    "tower_captain": 0.6,
    "gunner": 1.3,
    "elite_trainer": 0.6,
    "founder": 0.5,
    "bell_ringer": 0.3,
}
"""By general and advisor of the expansion: what they bring in a Year."""
STAYS = 0.6
"""Share of the next Winter that a spearman on a tower is sure to see."""
LAST_LEVELS = 30.0
"""What all lose with the last level of the wall, as near as it is."""
STOPPED = 0.4
"""Chance that a siege card is defeated in a turn to come."""


def worth(game: Game, state: GameState, key: str) -> float:
    """Return what a general or an advisor of the expansion brings in a Year."""
    return WORTHS.get(key, 0.0)


def parts(game: Game, state: GameState, about: tuple[Outlook, Seat]) -> tuple[tuple[str, float], ...]:
    """Return what towers will bring a seat, and what the siege will take from everybody."""
    here, seat = about
    return ("towers", _towers(here, seat)), ("siege", _siege(here))


def _towers(here: Outlook, seat: Seat) -> float:
    found = 0.0
    for tower, owner in enumerate(POWDER.of(here.game, here.state).towers):
        if owner != seat:
            continue
        found += RETURN * soldier_worth(here, seat, SPEARMAN)
        for section in sections_beside(tower):
            now, later = here.breaches[section], min(1.0, here.later[section])
            found += _winter(now) + STAYS * min(1.0, here.years) * (1.0 - now) * _winter(later)
    return found


def _winter(breach: float) -> float:
    """Honour and shame of a tower beside a section in one Winter."""
    return TOWER_HONOUR * (1.0 - breach) - SHAME_HONOUR * breach


def _siege(here: Outlook) -> float:
    """The danger that no level is left, not above 0."""
    levels, lost = 0, 0.0
    for section in here.realm.sections:
        levels += section.level
        kinds = [siege_of(here.game, card) for card in section.rows]
        attacks = (RAM in kinds[:2]) + kinds.count(TREBUCHET)
        lost += min(section.level, attacks / (1.0 + STOPPED * here.turns))
    return -LAST_LEVELS / (1.0 + max(0.0, levels - lost)) ** 2 - lost
