"""The rows of events: each kind of event has one, and each row has its arguments and its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_args, get_type_hints

import pytest

import catan_desktop.games
import catan_desktop.mechanics
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.views import EVENTS
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import (
    EVERYBODY,
    GENERAL,
    EventCases,
    EventRow,
    EventTable,
    EventText,
    either,
)
from catan_desktop.present.picture import Cue
from catan_desktop.present.words import Who, words
from tests.present.test_locale import LANGUAGES, arguments, patterns, plain
from tests.recipes import set_table

A, B = Seat(0), Seat(1)
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
    return known - {SeatEvent}


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
    assert {kind.__name__ for kind in kinds() - told} == set(UNTOLD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_its_text_with_exactly_its_arguments(language: str) -> None:
    wrong = []
    for table, kind, row in lines():
        given, key = {name for name, _ in table.plan(kind, row.args)}, f"event-{row.key}"
        if key not in patterns(language) or set(map(plain, arguments(language, key))) != given:
            wrong.append((kind.__name__, key, given))
        wrong += [
            (kind.__name__, key + suffix, given)
            for suffix in suffixes(row)
            if key + suffix not in patterns(language) or not set(map(plain, arguments(language, key + suffix))) <= given
        ]
        if not {row.lasting, row.roll} <= {"", EVERYBODY, *given}:
            wrong.append((kind.__name__, "marks", given))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_an_event_is_left_over(language: str) -> None:
    said = {f"event-{row.key}{suffix}" for _, _, row in lines() for suffix in ("", *suffixes(row))}
    assert {key for key in patterns(language) if key.startswith("event-")} - said == {"event-declines-why"}


@record
class Helped(Event):
    """Somebody helps somebody."""

    seat: Seat
    owner: Seat
    count: int


def said(row: EventRow | EventCases, count: int = 2) -> EventText:
    readers = {"twice": lambda game, event: 2 * event.count}
    (text,) = EventTable({Helped: row}, readers).texts(set_table(RULESETS["classic"], 3), Helped(A, B, count))
    return text


def test_an_argument_is_a_reader_or_a_field_and_seats_are_said_by_name() -> None:
    text = said(EventRow("helped", "who whom:owner count sum:twice"))
    assert text.words == words("event-helped", who=Who(A), whom=Who(B), count=2, sum=4)
    with pytest.raises(LookupError):
        said(EventRow("helped", "nobody"))


def test_what_is_told_in_one_of_two_ways_is_told_as_its_row_says() -> None:
    cases = either(lambda game, event: event.count > 1, EventRow("many"), EventRow("one"))
    assert [said(cases, count).words.key for count in (2, 1)] == ["event-many", "event-one"]


@pytest.mark.parametrize(("lasting", "readers"), [("", []), ("whom", [B]), (EVERYBODY, [A, B, NOBODY])])
def test_a_line_lasts_for_whom_its_row_names(lasting: str, readers: list[Seat]) -> None:
    text = said(EventRow("helped", "who whom:owner", lasting=lasting))
    assert [seat for seat in (A, B, NOBODY) if text.lasts_for(seat)] == readers


def test_a_cue_names_fields_of_its_event_whose_types_say_places_and_pictures() -> None:
    for table in TABLES.values():
        for kind in table.rows:
            table.cue_maker(kind)


def shown(row: CueRow, event: Helped) -> Cue:
    (cue,) = EventTable({Helped: EventRow(cue=row)}).cues(set_table(RULESETS["classic"], 3), event)
    return cue


def test_a_cue_row_says_places_by_the_type_of_a_field_and_seats_and_numbers_by_their_names() -> None:
    row = CueRow("card", "owner", ("bank", 0), seat="seat", number="count", along=True, sound="coin")
    assert shown(row, Helped(A, B, 2)) == Cue(
        "card", ("seat", 1), ("bank", 0), seat=0, number=2, along=True, sound="coin"
    )
    assert shown(row, Helped(A, NOBODY, 2)).start == (), "nobody is nowhere"
    for wrong in (CueRow("card", "count"), CueRow("card", number="nobody"), CueRow("card", picture="seat")):
        with pytest.raises(LookupError):
            shown(wrong, Helped(A, B, 2))


def test_a_row_with_a_sound_is_heard_and_one_without_is_silent() -> None:
    game, event = set_table(RULESETS["classic"], 3), Helped(A, B, 2)
    assert EventTable({Helped: EventRow("helped", sound="horn")}).cues(game, event) == (Cue("heard", sound="horn"),)
    assert EventTable({Helped: EventRow("helped")}).cues(game, event) == ()


def test_the_walk_of_a_new_event_shows_a_true_row() -> None:
    walk = Path("CONTRIBUTING.md").read_text(encoding="utf-8").partition("**A new event**")[2]
    (row,) = re.findall(r"`(\w+: EventRow\(.*?\))`", walk)
    assert any(row in file.read_text(encoding="utf-8") for file in Path("catan_desktop").rglob("event_rows.py"))
