"""Reasons for an action on the Wall: guards, heroes, and the danger that everybody shares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catan_desktop.evaluation.explanation import Explanations, Goal, plainly
from catan_desktop.games.watch.actions import MormontAsk, MormontReturn, TakeHero
from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.part import watch
from catan_desktop.kernel import Action, Game, GameState, Reason, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.tables import tables

from .position import danger, guard_goal, tragic_rank

NOTABLE = 0.01
"""A change of the danger of less is not told."""
LOOMING = 0.05
"""Nobody asks who would gain by a fall of the Wall that is less likely."""


def _guards(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    count = watch(game, after).guards[seat]
    if count > watch(game, other).guards[seat]:
        yield Reason("why-guards", (("count", count),))


def _danger(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """The Wall holds better; or its fall is what this seat may hope for."""
    was, now = watch(game, other), watch(game, after)
    change, leads = danger(now) - danger(was), tragic_rank(game, after, seat) > 0
    if change < -NOTABLE and not leads:
        gained = [len(new) - len(old) for new, old in zip(now.posts, was.posts, strict=True)]
        section = gained.index(max(gained)) + 1 if max(gained) > 0 else 0
        yield Reason("why-wall", (("section", section),))
    elif leads and danger(now) > LOOMING and (change > NOTABLE or tragic_rank(game, other, seat) < 0):
        yield Reason("why-most-guards")


def _goals(game: Game, state: GameState, seat: Seat) -> Iterator[Goal]:
    part = watch(game, state)
    yield from guard_goal(part.guards[seat], danger(part))


def _asks(action: Action) -> Iterator[tuple[Seat, int]]:
    if isinstance(action, MormontAsk):
        yield from ((Seat(other), action.resource) for other in bits(action.partners))


def _choice(game: Game, state: GameState, action: Action, others: Sequence[Action]) -> Iterator[Reason]:
    """Return what a hero does who is taken."""
    if isinstance(action, TakeHero):
        yield Reason("why-take-hero", (("hero", HERO_KEYS[action.hero]),))
    elif isinstance(action, MormontReturn):
        yield Reason("why-spare", (("resource", tables(game).kinds[action.card]),))


EXPLANATIONS = Explanations(
    tellers={"guards": _guards, "hero": plainly("why-hero"), "danger": _danger},
    goals=_goals,
    asks=_asks,
    choice=_choice,
)
