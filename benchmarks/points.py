"""Points that a turn left lying: what its seat could have built with the cards it held when it ended the turn.

A build counts if it could be paid for with the hand as it was, stood on a legal place and brought a victory point at
once: a settlement, a city, the guard with whom a group is worth a point, the road that wins the award. Its risk is the
chance that the wildlings which it calls break through the Wall before anybody moves again: none, likely none (up to
`LIKELY`), or more. A turn counts once, with its safest such build.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from catan_desktop.bots.chance import outcomes_of
from catan_desktop.games.watch.events import Breached
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import actor, advance, decision
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.scoring import total_points

LIKELY = 0.1
"""A breach less likely than this likely stays away."""
BUILD = "build_"
"""So begin the kinds of actions that put up a piece."""
SAFE, FAIR, RISKY = "no breach", "a breach unlikely", "a breach possible"
RISKS = (SAFE, FAIR, RISKY)


def turn_ends(game: Game, before: GameState, seat: Seat, count: Counter[str]) -> None:
    """Count a seat's end of turn in this position, and what it left lying."""
    count["ends of turns"] += 1
    left = min(
        ((breach_risk(game, before, action), action.kind) for action in paid_points(game, before, seat)), default=None
    )
    if left is not None:
        risk, kind = left
        count["left lying: " + (SAFE if not risk else FAIR if risk <= LIKELY else RISKY)] += 1
        count[f"left lying: {kind}"] += 1


def paid_points(game: Game, state: GameState, seat: Seat) -> Iterator[Action]:
    """The builds that bring a seat, which is asked now, a point at once."""
    asked, had = decision(game, state, seat), total_points(game, state, seat)
    for choice in asked.choices if asked is not None else ():
        first = next(iter(choice), None) if choice.count() else None
        if first is None or not first.kind.startswith(BUILD):
            continue
        yield from (action for action in choice if total_points(game, advance(game, state, action)[0], seat) > had)


def breach_risk(game: Game, state: GameState, action: Action) -> float:
    """The chance that a breach follows an action before anybody is asked again."""
    return _risk(game, *advance(game, state, action))


def _risk(game: Game, state: GameState, events: tuple[Event, ...]) -> float:
    if any(isinstance(event, Breached) for event in events):
        return 1.0
    answers = outcomes_of(game, state) if actor(state) == CHANCE else []
    total = sum(weight for _, weight in answers)
    return sum(weight * _risk(game, *advance(game, state, drawn)) for drawn, weight in answers) / max(1, total)


def told(count: Counter[str]) -> list[str]:
    """The line of the table."""
    turns = max(1, count["ends of turns"])
    lying = [count[f"left lying: {risk}"] for risk in RISKS]
    shares = ", ".join(
        f"{risk} {number} ({100 * number / turns:.2f} %)" for risk, number in zip(RISKS, lying, strict=True)
    )
    kinds = ", ".join(
        f"{name.removeprefix('left lying: ')} {number}"
        for name, number in sorted(count.items())
        if name.startswith(f"left lying: {BUILD}")
    )
    return [f"turns ended {turns}, with a point that could be paid for {sum(lying)}: {shares}; {kinds or 'none'}"]
