"""How long things take: rolls until a cost can be paid, and rolls until a seat could have won undisturbed."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.record import record

Flow = tuple[float, ...]
"""Cards a roll, by kind."""
NEVER = 60.0
"""Rolls; what takes longer is as good as never."""
STEPS = 3
"""So many builds are looked ahead."""
CARDS_A_POINT = 4.5
"""About what a further point costs."""


@record
class Build:
    """Something that a seat could build."""

    cost: Counts
    points: float
    flow: Flow
    """What it adds to the income."""


@record
class Line:
    """Builds of one sort, the better ones first; each can be had once, in this order."""

    builds: tuple[Build, ...]


def wait(hand: Sequence[float], income: Sequence[float], rates: Counts, cost: Counts) -> float:
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


def race(hand: Counts, income: Flow, rates: Counts, lines: tuple[Line, ...], lacking: float) -> float:
    """Rolls until the seat has `lacking` more points, always building what promises the earliest end.

    Luck and rivals are left out, so it is a measure and no prophecy.
    """
    held: list[float] = [float(count) for count in hand]
    flow = list(income)
    at = [0] * len(lines)
    time = 0.0
    for _ in range(STEPS):
        if lacking <= 0.0:
            return time
        total = sum(flow)
        best = tail(total, lacking)
        chosen, rolls = -1, 0.0
        for index, line in enumerate(lines):
            if at[index] >= len(line.builds):
                continue
            build = line.builds[at[index]]
            after = tail(total + sum(build.flow), lacking - build.points)
            if after >= best:
                continue
            need = wait(held, flow, rates, build.cost)
            if need >= NEVER:
                continue
            if need + after < best:
                best, chosen, rolls = need + after, index, need
        if chosen < 0:
            return min(NEVER * 2, time + best)
        build = lines[chosen].builds[at[chosen]]
        at[chosen] += 1
        time += rolls
        lacking -= build.points
        _spend(held, flow, rates, build.cost, rolls)
        flow = [one + more for one, more in zip(flow, build.flow, strict=True)]
        if time >= NEVER * 2:
            return NEVER * 2
    return min(NEVER * 2, time + tail(sum(flow), lacking))


def tail(total: float, lacking: float) -> float:
    """Rolls for the points that are still lacking, from the size of the income alone."""
    if lacking <= 0.0:
        return 0.0
    return min(NEVER * 2, CARDS_A_POINT * lacking / max(total, 0.05))


def _spend(held: list[float], flow: list[float], rates: Counts, cost: Counts, rolls: float) -> None:
    """The hand after so many rolls and the build; what was missing was changed from what was to spare."""
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
