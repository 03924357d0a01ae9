"""The chronicle of the Great Wall: a line for what happens, small things of one kind in one line, pictures."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from catan_desktop.games.great_wall import events
from catan_desktop.games.great_wall.board import RowId, SectionId
from catan_desktop.games.great_wall.cards import CONSTRUCTION
from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.games.great_wall.powder import events as powder_events
from catan_desktop.games.great_wall.powder.view import lines as powder_lines
from catan_desktop.games.great_wall.tables import GeneralId, HordeId
from catan_desktop.games.great_wall.view import lines
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import advance, start
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.panel_view import Said
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Who, say
from tests.playing import next_action
from tests.present.test_locale import LANGUAGES, LOCALE
from tests.recipes import set_table

LINES = {**lines.LINES, **powder_lines.LINES}
GATHERED = {**lines.GATHERED, **powder_lines.GATHERED}
OPENING = lines.OPENING | powder_lines.OPENING
UNTOLD = {
    *(events.Defeated, events.BreachOver),
    *(events.ClerksReturned, events.SlotsCleared, events.SoldierReturned),
}
"""What is the end of something that was told when it began."""
NAMES = ("Anna", "Boris", "Clara")
A, B = Seat(0), Seat(1)


@cache
def course(powder: bool, mode: str, seed: int) -> tuple[Game, tuple[Event, ...]]:
    """A game of chance players with all that happened."""
    game = set_table(GREAT_WALL, 3, {"black_powder": powder, "gw_mode": mode})
    state, happened = start(game)
    rng, all_of_it = source(seed, "players"), list(happened)
    while state.outcome is None:
        state, happened = advance(game, state, next_action(game, state, seed, rng))
        all_of_it += happened
    return game, tuple(all_of_it)


COURSES = [(True, "competitive", 1), (False, "coop", 2)]


def of_both(module: object) -> set[type[Event]]:
    """The events that a module of rules declares."""
    found = inspect.getmembers(module, lambda one: inspect.isclass(one) and issubclass(one, Event) and one is not Event)
    return {one for _, one in found}


def told(game: Game, happened: tuple[Event, ...]) -> Iterator[tuple[Event, Said]]:
    for event in happened:
        for said in LINES[type(event)](game, event) if type(event) in LINES else ():
            yield event, said


def test_everything_that_happens_is_told_or_was_told_already() -> None:
    declared = of_both(events) | of_both(powder_events)
    assert declared - LINES.keys() == UNTOLD
    assert not UNTOLD & LINES.keys()


@pytest.mark.parametrize(("powder", "mode", "seed"), COURSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said_alone_and_behind_another(powder: bool, mode: str, seed: int, language: str) -> None:
    text = Translator(LOCALE, language, strict=True, vocabulary=("great-wall",))
    game, happened = course(powder, mode, seed)
    keys = set()
    for _, (words, _, _) in told(game, happened):
        keys.add(words.key)
        assert say(words, text.tr, NAMES)
        if words.key in GATHERED and words.key not in OPENING:
            assert say(type(words)(words.key + "-more", words.arguments), text.tr, NAMES)
    assert len(keys) > 40


def test_no_line_is_flooded_and_secrets_are_kept() -> None:
    game, _ = course(True, "competitive", 1)
    sealed = events.CommandSealed(A, CONSTRUCTION)
    own, other = redact(sealed, A), redact(sealed, B)
    assert lines.LINES[events.CommandSealed](game, own)[0][0].key == "event-gw-sealed-own"
    assert lines.LINES[events.CommandSealed](game, other)[0][0].key == "event-gw-sealed"
    dealt = events.GeneralTaken(A, GeneralId(2))
    assert lines.LINES[events.GeneralTaken](game, redact(dealt, A))[0][0].key == "event-gw-dealt"
    assert lines.LINES[events.GeneralTaken](game, redact(dealt, B)) == ()


@pytest.mark.parametrize(("powder", "mode", "seed"), COURSES)
def test_whoever_does_it_stands_first(powder: bool, mode: str, seed: int) -> None:
    """A line that has an owner begins with him, in both languages."""
    game, happened = course(powder, mode, seed)
    for language in LANGUAGES:
        text = Translator(LOCALE, language, strict=True, vocabulary=("great-wall",))
        for _, (words, _, _) in told(game, happened):
            who = dict(words.arguments).get("who")
            if isinstance(who, Who):
                assert say(words, text.tr, NAMES).startswith(NAMES[who.seat]), words.key


def test_pictures_are_there() -> None:
    art = Path(__file__).resolve().parents[3] / "assets/art"
    _, happened = course(True, "competitive", 1)
    icons = {lines.icon_of(event) or powder_lines.icon_of(event) for event in happened}
    assert len(icons) > 20
    assert [icon for icon in icons if icon and not (art / f"icon-{icon}.svg").is_file()] == []


def test_a_claim_nobody_makes_is_told_so() -> None:
    game, _ = course(False, "coop", 2)
    claimed = lines.LINES[events.Defeating](game, events.Defeating(HordeId(0), SectionId(1), RowId(0), A))
    free = lines.LINES[events.Defeating](game, events.Defeating(HordeId(0), SectionId(1), RowId(0), NOBODY))
    assert [claimed[0][0].key, free[0][0].key] == ["event-gw-defeated", "event-gw-defeated-nobody"]


@pytest.mark.parametrize(
    ("attack", "key"), [(9, "event-gw-breached"), (8, "event-gw-climbed"), (5, "event-gw-climbed")]
)
def test_a_breach_of_a_wall_that_is_high_enough_is_told_as_such(attack: int, key: str) -> None:
    game, _ = course(True, "competitive", 1)
    assert [text.key for _, (text, _, _) in told(game, (events.Assaulted(SectionId(0), attack, 8, True),))] == [key]
    assert key in lines.LOUD
