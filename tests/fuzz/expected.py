"""What a run of the fuzzer must have met: every step, every action, every card and hero, every way to end."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.module import Step
from catan_desktop.rules.cities_knights.numbers import PROGRESS
from catan_desktop.rules.watch.heroes.hero import HERO_KEYS
from tests.fuzz.tally import Tally
from tests.recipes import RECIPES

NEVER: Mapping[str, Mapping[str, str]] = {}
"""Ruleset -> what is in its lists and yet cannot happen in it, with the reason."""


def steps(key: str) -> list[str]:
    """Steps at which somebody, or chance, can be asked."""
    ruleset = RECIPES[key]
    return [name for name in ruleset.steps if ruleset.choices[name]]


def events(key: str) -> list[str]:
    """Classes of events that the modules of a ruleset define."""
    packages = {_package(step.choices) for module in RECIPES[key].modules for step in module.steps if step.choices}
    packages |= {_package(handler) for module in RECIPES[key].modules for handler in module.handlers.values()}
    found = [kind for name in sorted(packages) for kind in _events_of(f"{name}.events")]
    return [kind.__name__ for kind in dict.fromkeys(found)]


def _package(function: object) -> str:
    name: str = function.__module__
    return name.split(".heroes", maxsplit=1)[0].rpartition(".")[0]


def _events_of(name: str) -> list[type[Event]]:
    names = vars(sys.modules[name]) if name in sys.modules else {}
    return [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]


def wanted(key: str) -> dict[str, list[str]]:
    """By what it is: the names of all that can happen."""
    ruleset = RECIPES[key]
    features = []
    if "play_progress" in ruleset.kinds:
        playable = [card for card, spec in enumerate(PROGRESS) if not spec.points]
        features += [f"play_progress {card}" for card in playable]
        features += [f"drawn_progress {card}" for card in range(len(PROGRESS))]
    if "take_hero" in ruleset.kinds:
        features += [f"take_hero {hero}" for hero in range(len(HERO_KEYS))]
    endings = ["win", "tragic"] if "toy-tide" in ruleset.slots else ["win"]
    if "watch" in ruleset.slots:
        endings = ["true", "tragic"]
    return {
        "step": steps(key),
        "action": list(ruleset.kinds),
        "number": features,
        "event": events(key),
        "ending": endings,
    }


def missing(key: str, tally: Tally) -> list[str]:
    """What could have happened and did not, but for what never can."""
    met = {
        "step": tally.steps,
        "action": tally.kinds,
        "number": tally.features,
        "event": tally.events,
        "ending": tally.ended,
    }
    never = NEVER.get(key, {})
    return [
        f"{what} {name}"
        for what, names in wanted(key).items()
        for name in names
        if not met[what][name] and f"{what} {name}" not in never
    ]


__all__ = ["NEVER", "Step", "missing", "steps", "wanted"]
