"""The worth of clerks in the locations and in the pool to a seat, in honour."""

from __future__ import annotations

from catan_desktop.games.great_wall.board import (
    BARRACKS,
    CHI,
    GOLD,
    HEADQUARTERS,
    MARKET,
    PRODUCTION,
    REGULAR,
    TEA_HOUSE,
    WOOD,
    LocationId,
    ResourceId,
)
from catan_desktop.games.great_wall.locations import capacity
from catan_desktop.games.great_wall.part import REED, advisors_of
from catan_desktop.games.great_wall.tables import CLERKS, PASSIVE_HONOUR, SHAME_HONOUR, WALLS
from catan_desktop.kernel.ids import SEATS, numbered

from .forecast import LEFT_OVER, PLENTY, Forecast, goal_of
from .people_value import advisor_worth
from .wealth import MANY, TEA, cost_worth, level_worth, rise, swap, unit

READY = 1.2
"""Of a clerk in the pool before the own turn of the Year, as many as a card places; ..."""
PLACED = 4
SPARE = 0.4
"""... and of the others."""
HOME = 0.3
"""Of a clerk wherever he is after the own turn: he will be at hand again."""
ARRIVALS = 0.8
"""Clerks that come to a place in a turn to come."""
REED_ARRIVALS = 1.2
"""The same in the turn of the Reed clan, to a place that already has a clerk."""
NEXT_YEAR = 0.5
"""What is left of the worth of a place that works in the next Year only: its clerks are missing until then."""
RISE = 0.5
"""Of the right to raise an overseer there: gold and spearmen serve but once."""
SHELTER = 2.5
"""Of a build beneath a section that is sure to be breached."""
SWAP = 0.1
"""Of an exchange, besides what it makes of the goods."""
DEPLOYED = 2.0
RECRUITED = 1.0
BARRICADE = 0.4
CLERK_YEARS = (0.0, 1.3, 1.3, 1.3, 1.2, 1.1, 0.8, 0.6, 0.4)
"""Of each clerk in the service of a seat, for each Year."""


def clerks(here: Forecast) -> list[float]:
    """Return by seat what its clerks are worth."""
    found = []
    for own, due in zip(here.estates.players, here.due, strict=True):
        later = here.years * sum(CLERK_YEARS[: CLERKS + 1 - own.outside])
        ready = READY * min(own.pool, PLACED) + SPARE * max(0, own.pool - PLACED) if due else HOME * own.pool
        found.append(later + ready)
    for place, row in numbered(LocationId, here.estates.clerks):
        if not any(row):
            continue
        chance = works_chance(here, place)
        for seat, count in enumerate(row[: here.game.seats]):
            if count:
                found[seat] += _placed(here, seat, place, count, chance)
    return found


def _placed(here: Forecast, seat: int, place: LocationId, count: int, chance: float) -> float:
    found = chance * effect(here, seat, place, count)
    if not here.due[seat]:
        found += HOME * count
    if place in REGULAR and sum(here.estates.clerks[place]) == count:
        found -= chance * _alone(here, place, count)
    return found


def _alone(here: Forecast, place: LocationId, count: int) -> float:
    """The shame of working alone, as likely as nobody joins."""
    free = capacity(here.game, place) - count
    return SHAME_HONOUR * (1.2 if not free else 0.3 / free)


def works_chance(here: Forecast, place: LocationId) -> float:
    """Return the chance that a location works, what comes later counting less."""
    row = here.estates.clerks[place]
    if place not in REGULAR:
        return 1.0
    free = capacity(here.game, place) - sum(row)
    if free <= 0:
        return 1.0
    line, phase = here.given.line, here.course.phase
    others = here.turns - line.reed if phase != REED else 0
    coming = ARRIVALS * max(0, others) + REED_ARRIVALS * (line.reed and here.turns > 0)
    now = 1.0 / (1.0 + (free / (0.35 + coming)) ** 2)
    return now + (1.0 - now) * (NEXT_YEAR * 0.6 if here.years else 0.0)


def effect(here: Forecast, seat: int, place: LocationId, count: int) -> float:
    """Return what it brings a seat to use a location with `count` clerks."""
    own = here.estates.players[seat]
    if place in PRODUCTION:
        area = ResourceId(place)
        more = sum([here.given.advisors[one].place == area for one in here.court.staffs[seat].active])
        held = own.goods[place]
        amount = count + own.overseers[place] + more
        scarce = 1.0 if held < PLENTY[place] else MANY
        return amount * (LEFT_OVER + here.purse[seat] * here.kinds[place] * scarce) + RISE * rise(here, seat, area)
    if place == BARRACKS:
        recruits = min(2 * count, own.goods[WOOD], own.goods[GOLD])
        deploys = min(count, sum(here.defence.camps[seat]) + recruits)
        return here.trust[seat] * RECRUITED * recruits + DEPLOYED * deploys
    if place == MARKET:
        return (SWAP + swap(here, seat)) * min(2 * count, sum(own.goods))
    if place == TEA_HOUSE:
        forward = min(count, here.course.tea.index(SEATS[seat]))
        return count * unit(here, seat, CHI) + TEA * forward * min(2.0, here.years + 0.3)
    if place == HEADQUARTERS:
        return _hiring(here, seat, count)
    return building(here, seat, count)


def _hiring(here: Forecast, seat: int, count: int) -> float:
    own = here.estates.players[seat]
    found = 0.0
    if own.goods[GOLD] >= 2 and here.court.display:
        found = max(0.0, best_advisor(here, seat) - 2 * unit(here, seat, GOLD)) * min(count, own.goods[GOLD] // 2)
    if own.outside and own.goods[GOLD] and own.goods[CHI]:
        clerk = CLERK_YEARS[CLERKS + 1 - own.outside] * here.years - unit(here, seat, GOLD) - unit(here, seat, CHI)
        found = max(found, clerk)
    return found


def best_advisor(here: Forecast, seat: int) -> float:
    """Return the worth of the best advisor of the display."""
    own = here.court.staffs[seat]
    lacks = advisors_of(own) < goal_of(here, "council")
    needed = here.needs["council"] if lacks else 0.0
    if len(own.active) >= 3:
        return PASSIVE_HONOUR + needed
    worths = [advisor_worth(here.game, here.state, here.given.advisors[one]) for one in here.court.display]
    return needed + max(PASSIVE_HONOUR, max(worths) * (here.years + 0.3))


def building(here: Forecast, seat: int, count: int, less: int = 0) -> float:
    """Return what `count` builds bring a seat, the first of them with `less` units left out of its price."""
    own = here.estates.players[seat].goods
    best = BARRICADE if own[WOOD] or less else 0.0
    for level in here.levels:
        cost = WALLS[level].cost
        if sum([max(0, asked - held) for asked, held in zip(cost, own, strict=True)]) <= less:
            spared = less / sum(cost) * cost_worth(here, seat, cost)
            best = max(best, level_worth(here, level) - cost_worth(here, seat, cost) + spared)
    if best:
        best += SHELTER * max(here.breaches)
    return best + BARRICADE * min(count - 1, own[WOOD])
