"""The additions of the expansion to the judgement of a position: towers, and walls that may fall. In honour."""

from __future__ import annotations

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.games.great_wall.board import SECTIONS
from catan_desktop.games.great_wall.evaluation.forecast import Forecast, goal_of
from catan_desktop.games.great_wall.evaluation.frontier import RETURN, soldier_worth
from catan_desktop.games.great_wall.powder.tables import TowerId
from catan_desktop.games.great_wall.tables import SHAME_HONOUR, SPEARMAN, SoldierId
from catan_desktop.kernel import Game, GameState
from catan_desktop.kernel.ids import numbered

from .part import POWDER, sections_beside
from .tables import LADDER, RAM, TOWER_HONOUR, TREBUCHET

EXPLANATIONS = Explanations(tellers={"towers": plainly("why-gw-tower"), "siege": plainly("why-gw-siege")})
WORTHS = {
    "lei_zhen": 0.8,
    "abbot_kong": 0.5,
    "du_yan": 1.2,
    "meng_gui": 1.5,
    "powder_maker": 0.8,
    "tower_captain": 0.6,
    "gunner": 0.8,
    "elite_trainer": 0.6,
    "founder": 0.5,
    "bell_ringer": 0.3,
}
"""By general and advisor of the expansion: what they bring in a Year."""
STAYS = 0.6
"""Share of the next Winter that a spearman on a tower is sure to see."""
LAST_LEVELS = 30.0
"""What all lose with the last level of the wall, as near as it is."""
LEVEL = 1.0
"""What all lose with a level."""
KILLED = 0.5
"""Of a soldier before a ladder: he may be saved, or recalled."""
AGAIN = 0.6
"""Of a siege card that is never defeated: what it does in Winters to come, in levels."""


def worth(game: Game, state: GameState, key: str) -> float:
    """Return what a general or an advisor of the expansion brings in a Year."""
    return WORTHS.get(key, 0.0)


def parts(game: Game, state: GameState, here: Forecast) -> tuple[tuple[str, list[float]], ...]:
    """Return what towers will bring each seat, and what the siege will take: levels from all, soldiers by ladders."""
    shared = _siege(here) / (game.seats if here.court.requests else 1)
    return ("towers", _towers(here)), ("siege", [shared - lost for lost in _ladders(here)])


def _ladders(here: Forecast) -> list[float]:
    """Return what seats lose where a ladder stands before the wall (BP-117)."""
    found = [0.0] * here.game.seats
    for front in here.fronts:
        chance = here.breaches[front.section]
        if front.row or front.kind.siege != LADDER or not chance:
            continue
        section = here.defence.sections[front.section]
        for seat, counts in enumerate(section.hideout):
            for kind, count in numbered(SoldierId, counts):
                found[seat] += KILLED * chance * count * soldier_worth(here, seat, kind)
        for post in section.posts:
            if post is not None:
                found[post.seat] += KILLED * chance * soldier_worth(here, post.seat, post.kind)
        for other in here.fronts:
            if other.section == front.section:
                for figure in other.card.figures:
                    found[figure.seat] += KILLED * chance * soldier_worth(here, figure.seat, figure.kind)
    return found


def _towers(here: Forecast) -> list[float]:
    found = [0.0] * here.game.seats
    for tower, seat in numbered(TowerId, POWDER.of(here.game, here.state).towers):
        if seat < 0:
            continue
        found[seat] += RETURN * soldier_worth(here, seat, SPEARMAN)
        for section in sections_beside(tower):
            now, later = here.breaches[section], min(1.0, here.later[section])
            found[seat] += _winter(now) + STAYS * min(1.0, here.years) * (1.0 - now) * _winter(later)
    return found


def _winter(breach: float) -> float:
    """Honour and shame of a tower beside a section in one Winter."""
    return TOWER_HONOUR * (1.0 - breach) - SHAME_HONOUR * breach


def _siege(here: Forecast) -> float:
    """Return what levels that are lost cost all, and the danger that none is left; not above 0."""
    attacks = [0.0] * SECTIONS
    for front in here.fronts:
        if front.kind.siege == TREBUCHET or (front.kind.siege == RAM and front.row < 2):
            now = 1.0 - front.soon
            attacks[front.section] += now + AGAIN * min(1.0, here.years) * (1.0 - front.falls)
    levels, lost, cost = 0, 0.0, 0.0
    for section, count in zip(here.defence.sections, attacks, strict=True):
        levels += section.level
        if count:
            gone = min(section.level, count)
            lost += gone
            needed = here.needs.get("no_gap", 0.0) if section.level <= goal_of(here, "no_gap") else 0.0
            cost += gone * (LEVEL + needed + here.needs.get("raise_the_wall", 0.0))
    return -LAST_LEVELS / (1.0 + max(0.0, levels - lost)) ** 2 - cost
