"""Resources, builds, overseers, people, command cards and tea: what a seat has for the Years to come, in honour."""

from __future__ import annotations

from catan_desktop.games.great_wall.board import GOLD, ResourceId
from catan_desktop.games.great_wall.part import Staff
from catan_desktop.games.great_wall.tables import (
    OVERSEER_GOLD,
    OVERSEER_TOP,
    PASSIVE_HONOUR,
    PLAYED_HONOUR,
    WALLS,
)
from catan_desktop.kernel import Counts
from catan_desktop.kernel.ids import SEATS, numbered

from .forecast import LEFT_OVER, PLENTY, Forecast, goal_of
from .people_value import advisor_worth, general_worth

REACH = 0.4
"""Of a build at hand, against having it."""
MANY = 0.35
"""Of a resource above plenty."""
OVERSEER = 1.35
"""Resources that a level brings in a Year: one in Summer, the rest with the clerks of its area."""
SPEARMAN_GIVEN = 2.4
"""Of a spearman who becomes overseer."""
HAND = (0.0, 2.0, 1.6, 1.2, 0.7, 0.4, 0.2)
"""Of each command card in hand, for the choice that it leaves."""
KEPT = 0.8
"""Share of the honour of the next Summers that played cards are sure to bring."""
TEA = 0.45
"""Of a place in tea order, for each Year."""
STRENGTH = 3


def unit(here: Forecast, seat: int, resource: ResourceId) -> float:
    """Return what one more of a resource is worth to a seat that has few of it."""
    return LEFT_OVER + here.purse[seat] * here.kinds[resource]


def cost_worth(here: Forecast, seat: int, cost: Counts) -> float:
    """Return what a price is worth to a seat."""
    return sum([count * unit(here, seat, resource) for resource, count in numbered(ResourceId, cost)])


def goods(here: Forecast, seat: int) -> float:
    """Return what the resources of a seat are worth."""
    found, purse = 0.0, here.purse[seat]
    for count, factor, plenty in zip(here.estates.players[seat].goods, here.kinds, PLENTY, strict=True):
        useful = count if count <= plenty else plenty + MANY * min(count - plenty, plenty)
        found += LEFT_OVER * count + purse * factor * useful
    return found


def least(here: Forecast, seat: int, resource: ResourceId, count: int) -> float:
    """Return what the last of `count` units of a resource is worth."""
    plenty = PLENTY[resource]
    share = 1.0 if count <= plenty else MANY if count <= 2 * plenty else 0.0
    return LEFT_OVER + here.purse[seat] * here.kinds[resource] * share


def swap(here: Forecast, seat: int) -> float:
    """Return what an exchange is worth: what is lacking most against what there is too much of."""
    own = here.estates.players[seat].goods
    if not any(own):
        return 0.0
    paid = min([least(here, seat, kind, count) for kind, count in numbered(ResourceId, own) if count])
    return max(0.0, max([least(here, seat, kind, count + 1) for kind, count in numbered(ResourceId, own)]) - paid)


def level_worth(here: Forecast, level: int) -> float:
    """Return what it is worth to build upon a level, its price left out."""
    needed = here.needs.get("raise_the_wall", 0.0)
    if level < goal_of(here, "no_gap"):
        needed += here.needs.get("no_gap", 0.0)
    return WALLS[level].honour + needed


def build(here: Forecast, seat: int) -> float:
    """Return what the next wall level is worth that the goods of a seat are nearest to."""
    own = here.estates.players[seat].goods
    if not here.purse[seat]:
        return 0.0
    best = 0.0
    for level in here.levels:
        wall = WALLS[level]
        have = sum([min(held, asked) for held, asked in zip(own, wall.cost, strict=True)]) / sum(wall.cost)
        best = max(best, REACH * have**3 * (level_worth(here, level) - LEFT_OVER * sum(wall.cost)))
    return best * min(1.0, here.purse[seat] / 0.3)


def overseers(here: Forecast, seat: int) -> float:
    """Return what the overseers of a seat will bring."""
    own = here.estates.players[seat].overseers
    return sum([here.years * OVERSEER * level * unit(here, seat, area) for area, level in numbered(ResourceId, own)])


def rise(here: Forecast, seat: int, area: ResourceId) -> float:
    """Return what it is worth to raise an overseer of a seat; 0 where it cannot be paid."""
    own = here.estates.players[seat]
    level = own.overseers[area]
    if (
        level >= OVERSEER_TOP
        or own.goods[GOLD] < OVERSEER_GOLD[level]
        or (not level and not here.defence.camps[seat][0])
    ):
        return 0.0
    gain = 1.0 + 2.0 * (level == OVERSEER_TOP - 1) + here.needs.get("good_government", 0.0)
    gain += here.years * OVERSEER * unit(here, seat, area)
    price = OVERSEER_GOLD[level] * unit(here, seat, GOLD) if level else SPEARMAN_GIVEN * here.trust[seat]
    return max(0.0, gain - price)


def people(here: Forecast, seat: int) -> float:
    """Return what general and advisors of a seat are worth."""
    own, advisors = here.court.staffs[seat], here.given.advisors
    left = here.years + 0.6 * bool(here.due[seat])
    found = sum([advisor_worth(here.game, here.state, advisors[one]) for one in own.active]) * left
    if own.general >= 0:
        found += _strength(here, own) * general_worth(here.game, here.state, here.given.generals[own.general]) * left
    return found + PASSIVE_HONOUR * len(own.passive)


def _strength(here: Forecast, own: Staff) -> int:
    calling = here.given.generals[own.general].calling
    return min(STRENGTH, 1 + sum([here.given.advisors[one].calling == calling for one in own.passive]))


def cards(here: Forecast, seat: int) -> float:
    """Return what command cards are worth: those in hand for the choice, those played for the honour of Summer."""
    hand, left = here.course.hands[seat], min(2.0, here.years)
    played = here.course.played[seat] if hand else ()
    return left * (sum(HAND[: hand.bit_count() + 1]) * 0.5 + KEPT * PLAYED_HONOUR * len(played))


def tea(here: Forecast, seat: int) -> float:
    """Return what the place of a seat at tea is worth."""
    order = here.course.tea
    behind = len(order) - 1 - order.index(SEATS[seat]) if seat in order else 0
    return TEA * behind * min(2.0, here.years + 0.3)
