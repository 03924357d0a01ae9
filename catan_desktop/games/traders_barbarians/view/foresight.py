"""Sure consequences of an action for wagons, commodities and barbarians."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.traders_barbarians import events
from catan_desktop.games.traders_barbarians.actions import DriveOff, MoveBarbarian
from catan_desktop.games.traders_barbarians.barbarians import drives_off_from, victim_at
from catan_desktop.games.traders_barbarians.loads import LOAD, STACK
from catan_desktop.games.traders_barbarians.part import (
    COMMODITIES,
    DRIVES_OFF_FROM,
    EMPTY,
    POINTS,
    TRADERS,
    BarbarianMove,
    island,
)
from catan_desktop.games.traders_barbarians.travel import path_cost
from catan_desktop.games.traders_barbarians.wagons import journey_of
from catan_desktop.kernel import Game, Observation
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.actions import BuildRoad, PlaceFreeRoad, PlaceRoad
from catan_desktop.present.words import Words, words

DIE = 6


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Points of the way and what is left, deliveries, loads, chances against barbarians, better wagons."""
    return tuple(_foreseen(game, view, trial))


def _foreseen(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    action, state = trial.action, trial.before
    loading = trial.after.frames[-1].step in (LOAD, STACK) and trial.after.outcome is None
    for event in trial.events:
        if isinstance(event, events.WagonMoved):
            yield from _way(game, trial, event)
        elif isinstance(event, events.GrainPaid):
            journey = journey_of(trial.after)
            if journey is not None:
                yield words("foresee-wagon-grain", points=journey.points)
        elif isinstance(event, events.Delivered):
            gold = TRADERS.of(game, state).levels[event.seat]
            loads = "yes" if loading else "no"
            yield words("foresee-deliver", commodity=COMMODITIES[event.commodity], gold=gold, loads=loads)
        elif isinstance(event, events.NothingToLoad):
            yield words("foresee-stack-empty")
        elif isinstance(event, events.WagonUpgraded) and event.seat == view.seat:
            yield from _better(event.level)
    if loading and not any(isinstance(event, events.Delivered) for event in trial.events):
        yield words("foresee-load")
    if isinstance(action, DriveOff):
        yield words("foresee-drive-off", count=max(0, DIE + 1 - drives_off_from(game, state, action.seat)))
    if isinstance(action, MoveBarbarian):
        yield from _robbed(game, trial, action)
        yield words("foresee-path-cost", points=path_cost(game, trial.after, view.seat, action.to)[0])
    if isinstance(action, BuildRoad | PlaceFreeRoad | PlaceRoad):
        yield words("foresee-path-cost", points=path_cost(game, trial.after, view.seat, action.path)[0])


def _way(game: Game, trial: Trial, event: events.WagonMoved) -> Iterator[Words]:
    """Return what the way takes; whether it ends at a plaza, and whether the load is wanted there."""
    journey = journey_of(trial.after)
    if journey is not None and not journey.ended:
        yield words("foresee-wagon-way-left", points=event.points, left=journey.points)
    else:
        yield words("foresee-wagon-way", points=event.points)
    if island(game).plaza_mask >> event.route[-1] & 1:
        yield words("foresee-wagon-stops")
        load = TRADERS.of(game, trial.before).loads[event.seat]
        if load != EMPTY and TRADERS.of(game, trial.after).loads[event.seat] == load:
            yield words("foresee-no-delivery", commodity=COMMODITIES[load])


def _better(level: int) -> Iterator[Words]:
    before, after = POINTS[level - 2], POINTS[level - 1]
    if after != before:
        yield words("foresee-train-points", before=before, after=after)
    yield words("foresee-train-gold", before=level - 1, after=level)
    yield words("foresee-train-drive", least=DRIVES_OFF_FROM[level - 1])


def _robbed(game: Game, trial: Trial, action: MoveBarbarian) -> Iterator[Words]:
    """That nobody is robbed; a theft is named by whoever foretells thefts."""
    robs = trial.before.frames[-1].data_as(BarbarianMove).robs
    if robs and victim_at(game, trial.before, action.seat, action.to) == NOBODY:
        yield words("foresee-barbarian-nothing")
