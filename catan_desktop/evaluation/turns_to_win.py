"""Estimates of time: rolls until a cost can be paid, and rolls until a seat could have won undisturbed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from catan_desktop.kernel import Counts, record

Flow: TypeAlias = tuple[float, ...]
"""Cards a roll, by kind."""
Baskets: TypeAlias = tuple[tuple[Flow, float], ...]
"""What points cost in the long run: (cards, points) of several ways to get them."""
NEVER = 60.0
"""Rolls; what takes longer is as good as never."""
STEPS = 3
"""Builds that are looked ahead."""
WORTH = (1.0, 0.9, 0.7, 1.12, 1.25)
"""By kind of card, the resources: what one is good for; of other kinds 1."""
CARDS_A_POINT = 4.5
"""About what a further point costs."""
STOCK = 0.5
"""What a card of the hand counts against one that must still come."""


@record
class Build:
    """Something that a seat could build."""

    cost: Counts
    points: float
    flow: Flow
    """What it adds to the income."""

    @property
    def price(self) -> float:
        """Return what the cards of its cost are good for."""
        return worth(self.cost)

    @property
    def grows(self) -> bool:
        """Return whether it adds to the income."""
        return any(self.flow)


@record
class Line:
    """Builds of one sort, the better ones first; each can be had once, in this order."""

    builds: tuple[Build, ...]


def worth(flow: Sequence[float]) -> float:
    """The size of an income, a card of each kind counted by what it is good for."""
    return sum([gain * share for gain, share in zip(flow, WORTH, strict=False)]) + sum(flow[len(WORTH) :])


def wait(hand: Sequence[float], income: Sequence[float], rates: Counts, cost: Sequence[float]) -> float:
    """Rolls until hand and income cover a cost, surplus changed at the bank; NEVER where they do not.

    What is missing less what is to spare falls along a bent line as time goes by; the walk goes from bend to bend.
    """
    time = 0.0
    for _ in range(8):
        gap = pace = 0.0
        for have, gain, rate, need in zip(hand, income, rates, cost, strict=True):
            short = need - have - gain * time
            if short > 0.0:
                gap += short
                pace += gain
            else:
                gap += short / rate
                pace += gain / rate
        if gap <= 1e-6:
            return time
        if pace <= 1e-6:
            return NEVER
        time += gap / pace
        if time >= NEVER:
            return NEVER
    return time


@lru_cache(maxsize=1 << 14)
def pace(flow: Flow, rates: Counts, baskets: Baskets) -> float:
    """Rolls for a point in the long run: by the basket that comes soonest for its points, the bank included, and by
    the mere number of cards, half of each."""
    soonest = min([wait((0,) * len(flow), flow, rates, cost) / points for cost, points in baskets], default=NEVER)
    return 0.5 * soonest + 0.5 * CARDS_A_POINT / max(worth(flow), 0.05)


def race(hand: Counts, income: Flow, rates: Counts, lines: tuple[Line, ...], baskets: Baskets, lacking: float) -> float:
    """Rolls until the seat has `lacking` more points, always building what promises the earliest end.

    Luck and rivals are left out, so it is a measure and no prophecy.
    """
    held: list[float] = [float(count) for count in hand]
    flow, at, time = income, [0] * len(lines), 0.0
    for _ in range(STEPS):
        if lacking <= 0.0:
            return time
        total, stock = sum(flow), worth(held)
        best = tail(pace(flow, rates, baskets), total, lacking, stock)
        chosen, rolls = -1, 0.0
        grown = flow
        for index, line in enumerate(lines):
            if at[index] >= len(line.builds):
                continue
            build = line.builds[at[index]]
            need = wait(held, flow, rates, build.cost)
            if need >= best:
                continue
            more = flow if not build.grows else tuple([one + add for one, add in zip(flow, build.flow, strict=True)])
            left = stock - build.price + need * total
            end = need + tail(pace(more, rates, baskets), sum(more), lacking - build.points, left)
            if end < best:
                best, chosen, rolls, grown = end, index, need, more
        if chosen < 0:
            return min(NEVER * 2, time + best)
        build = lines[chosen].builds[at[chosen]]
        at[chosen] += 1
        time += rolls
        lacking -= build.points
        _spend(held, flow, rates, build.cost, rolls)
        flow = grown
        if time >= NEVER * 2:
            return NEVER * 2
    return min(NEVER * 2, time + tail(pace(flow, rates, baskets), sum(flow), lacking, worth(held)))


def tail(rolls: float, total: float, lacking: float, stock: float) -> float:
    """Return the rolls for the points that are still lacking at `rolls` rolls a point; the hand saves some of them."""
    if lacking <= 0.0:
        return 0.0
    saved = STOCK * max(0.0, stock) / max(total, 0.05)
    return min(NEVER * 2, max(0.2 * rolls * lacking, rolls * lacking - saved))


def _spend(held: list[float], flow: Flow, rates: Counts, cost: Counts, rolls: float) -> None:
    """Set the hand to that after `rolls` rolls and the build; what was missing was changed from what was to spare."""
    missing = 0.0
    spare = 0.0
    for kind, need in enumerate(cost):
        held[kind] += flow[kind] * rolls - need
        if held[kind] < 0.0:
            missing -= held[kind]
            held[kind] = 0.0
        else:
            spare += held[kind] / rates[kind]
    if missing > 0.0:
        left = max(0.0, 1.0 - missing / spare) if spare > 0.0 else 0.0
        for kind in range(len(held)):
            held[kind] *= left
