"""Sure consequences of an action on the Wall: wildlings set loose, guards, the Gift, breaches."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.watch.actions import MormontAsk
from catan_desktop.games.watch.board import CAMPS, CLANS, ClanId, SectionId
from catan_desktop.games.watch.end import BREACHES
from catan_desktop.games.watch.events import Breached, HeroUsed
from catan_desktop.games.watch.part import FIGURES, WatchPart, watch
from catan_desktop.games.watch.wildlings import TOKEN, Settling
from catan_desktop.kernel import Game, GameState, Observation
from catan_desktop.kernel.ids import numbered
from catan_desktop.kernel.preview import Trial
from catan_desktop.present.words import Words, words

from .board import hero_name

UNSURE = frozenset({MormontAsk.kind})
"""Kinds of actions whose cards lie in hands that the seat does not see."""


def tokens_due(state: GameState) -> int:
    """Return how many wildling tokens will be turned up before anything else."""
    return sum(
        frame.data.left if isinstance(frame.data, Settling) else int(frame.step == TOKEN) for frame in state.frames
    )


def raid_percent(part: WatchPart, clan: ClanId) -> int:
    """Return how likely the next token brings the fifth wildling of a clan; 0 where its camps are not full."""
    left = sum(part.unrevealed)
    if len(part.camps[clan]) < CAMPS or not left or not any(part.supply):
        return 0
    kinds = len(FIGURES)
    return round(100 * sum(part.unrevealed[kinds * clan : kinds * (clan + 1)]) / left)


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Return everything that this module can tell of an action."""
    was, will = watch(game, trial.before), watch(game, trial.after)
    return (
        *_tokens(trial, will),
        *_wall(view, was, will),
        *_gift(trial, was, will),
        *_hero(trial),
    )


def _tokens(trial: Trial, will: WatchPart) -> Iterator[Words]:
    """Wildlings to come: their number is sure, kind and clan are luck."""
    due = tokens_due(trial.after) - tokens_due(trial.before)
    if due <= 0:
        return
    yield words("foresee-wildlings", count=due)
    raids = {key: percent for clan, key in numbered(ClanId, CLANS) if (percent := raid_percent(will, clan))}
    for key, percent in raids.items():
        yield words("foresee-raid", clan=key, percent=percent)
    if raids and will.breach == BREACHES - 1:
        yield words("foresee-last-breach")


def _wall(view: Observation, was: WatchPart, will: WatchPart) -> Iterator[Words]:
    for section, (old, new) in numbered(SectionId, zip(was.posts, will.posts, strict=True)):
        if len(old) != len(new):
            yield words(
                "foresee-section",
                section=section + 1,
                before=len(old),
                after=len(new),
                regulars=will.clearings[section],
            )
    if _leads(will, view.seat) and not _leads(was, view.seat):
        yield words("foresee-most-guards")
    if _leads(was, view.seat) and not _leads(will, view.seat):
        yield words("foresee-most-guards-lost")


def _leads(part: WatchPart, seat: int) -> bool:
    """Return whether a seat alone has the most guards."""
    return part.guards[seat] > max(count for other, count in enumerate(part.guards) if other != seat)


def _gift(trial: Trial, was: WatchPart, will: WatchPart) -> Iterator[Words]:
    if was.invaders != will.invaders:
        yield words("foresee-gift", before=was.invaders, after=will.invaders)
    for event in trial.events:
        if isinstance(event, Breached):
            yield words("foresee-breach", step=event.step)


def _hero(trial: Trial) -> Iterator[Words]:
    for event in trial.events:
        if isinstance(event, HeroUsed):
            yield words("foresee-hero-goes" if event.turned else "foresee-hero", hero=hero_name(event.hero))
