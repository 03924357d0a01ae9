"""Sure consequences of an action of Cities & Knights: metropolises, better draws, the defence, the hand limit."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.cities_knights.actions import HarbourOffer, ImproveCity, NameKind, WeddingGift
from catan_desktop.games.cities_knights.barbarians import barbarian_strength, contributions
from catan_desktop.games.cities_knights.events import BarbariansLanded, MerchantPlaced
from catan_desktop.games.cities_knights.improvements import gains
from catan_desktop.games.cities_knights.numbers import TRACKS, reach
from catan_desktop.games.cities_knights.part import IMPROVEMENTS, KNIGHTS, NOWHERE, metropolis_holder
from catan_desktop.kernel import Game, Observation, Seat
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.present.words import Who, Words, words

from .names import improvement_name

UNSURE = frozenset({HarbourOffer.kind, NameKind.kind, WeddingGift.kind})
"""Kinds of actions whose outcome lies in hands that the seat does not see."""


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Everything that this module can tell of an action."""
    return (
        *_improvement(game, view, trial),
        *_defence(game, trial),
        *_limit(game, view, trial),
        *_merchant(view, trial),
    )


def _improvement(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """The metropolis that follows, how far the gate opens, and what the third level can do."""
    action = trial.action
    if not isinstance(action, ImproveCity):
        return
    was, will = IMPROVEMENTS.of(game, trial.before), IMPROVEMENTS.of(game, trial.after)
    track, seat = action.track, view.seat
    level = will.levels[seat][track]
    if level == was.levels[seat][track]:
        return
    key, old = TRACKS[track], was.metropolis[track]
    yield words("foresee-improvement", improvement=improvement_name(track, level))
    placed = will.metropolis[track] != old
    if placed or gains(game, trial.after, seat, track, level):
        if old == NOWHERE:
            yield words("foresee-metropolis", track=key)
        else:
            holder = metropolis_holder(was, PIECES.of(game, trial.before), track)
            yield words("foresee-metropolis-taken", track=key, who=Who(Seat(holder)))
    yield words("foresee-draws", track=key, most=reach(level))
    if level == 3:
        yield words(f"improve-ability-{key}")


def _defence(game: Game, trial: Trial) -> Iterator[Words]:
    """Return how the active knights stand against the barbarians; in the attack itself all is told by what happens."""
    if any(isinstance(event, BarbariansLanded) for event in trial.events):
        return
    was, will = KNIGHTS.of(game, trial.before), KNIGHTS.of(game, trial.after)
    before = sum(contributions(game, was, was.active)), barbarian_strength(game, trial.before)
    after = sum(contributions(game, will, will.active)), barbarian_strength(game, trial.after)
    if before[0] != after[0]:
        yield words("foresee-defence", before=before[0], after=after[0], strength=after[1])
    elif before != after:
        yield words("foresee-attack", before=before[1], after=after[1], defence=after[0])


def _limit(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Cards that may be kept on a 7."""
    before, after = (hand_limit(game, state, view.seat) for state in (trial.before, trial.after))
    if before != after:
        yield words("foresee-limit", before=before, after=after)


def _merchant(view: Observation, trial: Trial) -> Iterator[Words]:
    for event in trial.events:
        if isinstance(event, MerchantPlaced) and event.former not in {-1, view.seat}:
            yield words("foresee-merchant", who=Who(Seat(event.former)))
