"""The rows of events: each kind of event has one, and each row has its arguments and its texts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, get_args, get_type_hints

import pytest

import catan_desktop.games
import catan_desktop.mechanics
from catan_desktop.games.views import EVENTS
from catan_desktop.kernel.event import Event
from catan_desktop.present.event_rows import EVERYBODY, GENERAL, EventRow, EventTable
from tests.present.test_locale import LANGUAGES, arguments, patterns

TABLES = {"general": GENERAL, **{key: EVENTS[key] for key in EVENTS}}
UNTOLD = {
    "TurnBegan": "the lines of a turn begin with a head of its own",
    "TurnEnded": "the next turn begins",
    "ProductionEnded": "the roll is told, and what it brings",
    "SetupPlaced": "the settlement is told",
    "BuildingPassed": "what was built is told by itself, and five who pass after every turn would drown the rest",
    "StepEnded": "the next turn begins",
    "WagonPlaced": "the city before it is told",
    "Defeated": "told when it began",
    "BreachOver": "told when it began",
    "ClerksReturned": "they go home when their place has worked",
    "SlotsCleared": "the Year begins",
    "SoldierReturned": "the card that he stood on is defeated",
}
"""Events without a line of the chronicle, and what tells of them."""


def kinds() -> set[type[Event]]:
    """All events of the package."""
    for package in (catan_desktop.games, catan_desktop.mechanics):
        for found in walk_packages(package.__path__, package.__name__ + "."):
            import_module(found.name)
    known, waiting = set(), [Event]
    while waiting:
        more = waiting.pop().__subclasses__()
        waiting += more
        known |= {kind for kind in more if kind.__module__.startswith("catan_desktop.")}
    return known


def rows(table: EventTable) -> Iterator[tuple[type[Any], EventRow]]:
    """Every row with the class of what it reads."""
    for kind in table.rows:
        for one in table.rows_of(kind):
            for row in (one,) if isinstance(one, EventRow) else one.rows.values():
                yield (get_args(get_type_hints(row.each)["return"])[0] if row.each else kind), row


def lines() -> list[tuple[EventTable, type[Any], EventRow]]:
    """Every row that has a line, with its table and the class of what it reads."""
    return [(table, kind, row) for table in TABLES.values() for kind, row in rows(table) if row.key]


def suffixes(row: EventRow) -> list[str]:
    """What a line is said with behind others, above the hand, and to whom it befell."""
    behind, befell = row.group and not row.opens, row.lasting not in {"", EVERYBODY}
    return [suffix for suffix, has in (("-more", behind), ("-own", row.share), ("-you", befell)) if has]


def test_every_event_has_a_row_with_a_line_or_is_told_by_others() -> None:
    told = {kind for _, kind, _ in lines()}
    begun = {kind.__module__ for kind in told}
    assert {kind.__name__ for kind in kinds() if kind not in told and kind.__module__ in begun} == set(UNTOLD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_its_text_with_exactly_its_arguments(language: str) -> None:
    wrong = []
    for table, kind, row in lines():
        given, key = {name for name, _ in table.plan(kind, row.args)}, f"event-{row.key}"
        if key not in patterns(language) or set(arguments(language, key)) != given:
            wrong.append((kind.__name__, key, given))
        wrong += [
            (kind.__name__, key + suffix, given)
            for suffix in suffixes(row)
            if key + suffix not in patterns(language) or not set(arguments(language, key + suffix)) <= given
        ]
        if not {row.lasting, row.roll} <= {"", EVERYBODY, *given}:
            wrong.append((kind.__name__, "marks", given))
    assert wrong == []
