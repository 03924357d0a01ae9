"""Every chapter of every lesson: a true position, no dead end, wrong moves refused with words, texts for all of it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from catan_desktop.app.lesson_dry_run import MOST_STRIDES, expected, rehearse, stride
from catan_desktop.app.lesson_port import LessonPort
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.lessons import lesson, lesson_of, lessons
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.errors import PositionError
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.notation import decode, digest
from catan_desktop.kernel.position_text import read_position
from catan_desktop.lessons.conditions import site
from catan_desktop.lessons.course import Course
from catan_desktop.lessons.lesson import PUPIL, WIDGET, Chapter, Lesson
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import say
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port import Context
from catan_desktop.table_port.position import Position
from tests.invariants import RULESET_INVARIANTS

pytestmark = pytest.mark.usefixtures("unpainted")

LOCALE = Path("assets/locale")
LANGUAGES = ("en", "ru")
LESSONS = lessons()
CHAPTERS = [pytest.param(one, chapter, id=f"{one.key}-{chapter.key}") for one in LESSONS for chapter in one.chapters]


@cache
def reader(language: str) -> Translator:
    """The words of a language."""
    return Translator(LOCALE, language, strict=True)


def seated(one: Lesson, chapter: Chapter, language: str = "en") -> LessonPort:
    """A port to a chapter, without a table."""
    course = Course(one, chapter)
    seats = tuple(
        SeatSpec(kind="bot" if seat else "human", level="easy", name=f"Seat {seat}", colour=seat)
        for seat in range(course.game.seats)
    )
    spec = NewGame(ruleset=one.ruleset, seats=seats)
    timeline = Timeline(course.game.seats, (course.state, ()))
    session = Session(course.game, spec, timeline, bots_in_process=True, scripted=course)
    return LessonPort(session, course, Context(Settings, lambda: reader(language)))


def strides(port: LessonPort) -> Iterator[None]:
    """Every moment of a chapter before something is read or done."""
    for _ in range(MOST_STRIDES):
        if port.coach().step == port.coach().steps:
            return
        yield
        if port.coach().step == port.coach().steps:
            return
        assert stride(port), f"a dead end at {port.course.key()}"
    raise AssertionError(f"no end after {port.course.key()}")


def wrong_moves(port: LessonPort) -> Iterator[Action]:
    """Some actions that the rules allow and the step does not: a few of every family."""
    for choice in Position.model(port.game, PUPIL).choices:
        if isinstance(choice, Offer) or not choice.count():
            continue
        found = [action for action, _ in zip(choice, range(40), strict=False) if not port.course.allows(action)]
        yield from found[:3]


@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_a_chapter_begins_at_a_true_position(one: Lesson, chapter: Chapter) -> None:
    game, state = chapter.begin()
    for module in game.ruleset.modules:
        if module.key in RULESET_INVARIANTS:
            RULESET_INVARIANTS[module.key](game, state)
    assert game.ruleset.key == one.ruleset
    assert state.outcome is None


@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_a_chapter_can_be_played_to_its_end_and_every_state_is_true(one: Lesson, chapter: Chapter) -> None:
    port = seated(one, chapter)
    for _ in strides(port):
        game, state = port.session.game, port.session.state
        for module in game.ruleset.modules:
            if module.key in RULESET_INVARIANTS:
                RULESET_INVARIANTS[module.key](game, state)


@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_luck_and_the_others_do_what_the_chapter_tells(one: Lesson, chapter: Chapter) -> None:
    port = seated(one, chapter)
    rehearse(port)
    done = [ply.action for ply in port.session.timeline.plies]
    luck = [decode(port.session.game, f"* {line}") for line in chapter.luck]
    assert [action for action in done if action.seat == CHANCE] == luck
    moves = [decode(port.session.game, line) for line in chapter.moves]
    made = [action for action in done if action.seat not in {CHANCE, PUPIL}]
    assert all(action in moves for action in made), "a real bot had to think"


@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_what_the_step_does_not_ask_for_is_refused_with_words_and_changes_nothing(
    one: Lesson, chapter: Chapter
) -> None:
    port = seated(one, chapter)
    refused = 0
    for _ in strides(port):
        if port.game.actor() != PUPIL:
            continue
        before, slips = digest(port.session.state), port.course.slips
        for action in wrong_moves(port):
            refused += 1
            why = port.game.why_not(action)
            assert why is not None, action
            assert say(why, port.language.tr, ["?"] * 4)
            assert port.acts.submit(action) is not None
            assert port.course.slips > slips
        assert digest(port.session.state) == before
        if not port.course.resting:
            assert next(expected(port), None) is not None, f"nothing can be done at {port.course.key()}"
    assert refused


@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_while_something_is_read_nobody_acts(one: Lesson, chapter: Chapter) -> None:
    port = seated(one, chapter)
    for _ in strides(port):
        if port.course.resting:
            ply = port.session.ply
            assert not port.acts.pump()
            assert port.session.ply == ply


@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_what_is_taken_back_brings_its_step_back(one: Lesson, chapter: Chapter) -> None:
    port = seated(one, chapter)
    for _ in strides(port):
        course = port.course
        if course.resting or port.game.actor() != PUPIL:
            continue
        index, ply = course.index, port.session.ply
        assert stride(port)
        if port.acts.undo_block() is None:
            assert port.acts.undo()
            assert (course.index, port.session.ply) == (index, ply)
            assert port.acts.redo()
            assert port.session.ply == ply + 1
    assert port.course.over


@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_every_place_that_is_pointed_at_is_on_the_board(one: Lesson, chapter: Chapter) -> None:
    game, _ = chapter.begin()
    for step in chapter.steps:
        for aim in step.aims:
            assert isinstance(aim.name, str) if aim.space == WIDGET else site(game, aim.space, aim.name) >= 0


FRAMED = {"en": ("framed", "in the gold frame"), "ru": ("в рамке", "в золотой рамке")}
PRESSED_FIRST = {"en": re.compile(r"^(Press|Click) "), "ru": re.compile(r"^(Нажмите|Щёлкните) ")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_what_a_task_calls_framed_is_framed_or_the_task_says_what_to_press_first(
    one: Lesson, chapter: Chapter, language: str
) -> None:
    port, said, seen = seated(one, chapter, language), reader(language), set[str]()
    for _ in strides(port):
        view, step = port.coach(), port.course.step
        if step is None or step.key in seen or view.task is None or port.game.actor() != PUPIL:
            continue
        seen.add(step.key)
        task = say(view.task, said.tr, ["?"] * 4)
        if any(word in task for word in FRAMED[language]) and all(space == WIDGET for space, _ in view.aims):
            assert PRESSED_FIRST[language].search(task), f"{port.course.key()}: {task!r} points at {view.aims}"


def written(language: str) -> str:
    """All that lessons say, as it is written."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((LOCALE / language).glob("*.ftl")))


def needed(one: Lesson) -> dict[str, bool]:
    """Key of every text of a lesson -> whether it may be missing."""
    found = dict.fromkeys((f"lesson-{one.key}{part}" for part in ("", ".line", ".coach", ".listen")), False)
    for chapter in one.chapters:
        key = f"lesson-{one.key}-{chapter.key}"
        found |= {key: False, f"{key}.line": False, f"{key}.learned": False}
        for step in chapter.steps:
            found |= {f"{key}-{step.key}": False, f"{key}-{step.key}.task": step.until is None}
            found[f"{key}-{step.key}.hint"] = True
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.key)
def test_every_step_has_its_words_and_no_words_are_left_over(one: Lesson, language: str) -> None:
    words = reader(language)
    wanted = needed(one)
    missing = [key for key, optional in wanted.items() if not optional and not words.has(key)]
    assert not missing
    for key in wanted:
        if words.has(key):
            assert words.tr(key, space="Space", undo="Ctrl+Z").strip()
    text = written(language)
    keys = re.findall(rf"^(lesson-{one.key}[\w-]*) =", text, re.MULTILINE)
    assert [key for key in keys if key not in wanted] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.key)
def test_a_slip_is_answered_with_more_than_the_task(one: Lesson, language: str) -> None:
    chapter = one.chapters[0]
    port, said = seated(one, chapter, language), reader(language)
    hinted = [said.has(f"lesson-{one.key}-{chapter.key}-{step.key}.hint") for step in chapter.steps]
    rehearse(port, hinted.index(True))
    assert port.coach().hint is None
    port.acts.submit(next(wrong_moves(port)))
    assert port.coach().hint is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_into_the_almanac(language: str) -> None:
    entries = {key for file in Path("assets/almanac").glob("*.toml") for key in tomllib.loads(file.read_text("utf-8"))}
    links = re.findall(r"\]\(([\w-]+)\)", written(language))
    assert len(set(links)) > 80
    assert sorted(set(links) - entries) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_named_in_the_texts_sits_at_the_table(language: str) -> None:
    words = reader(language)
    sitting = [words.tr(f"bot-name-{number}") for number in (2, 3, 4)]
    others = [words.tr(f"bot-name-{number}") for number in (1, 5, 6, 7, 8)]
    said = " ".join(words.tr(key, space="", undo="") for one in LESSONS for key in needed(one) if words.has(key))
    assert all(name in said for name in sitting)
    assert not any(name in said for name in others)


def test_names_of_lessons_and_chapters_that_there_are_not() -> None:
    with pytest.raises(LookupError, match="watch"):
        lesson("chess")
    with pytest.raises(LookupError, match="board"):
        LESSONS[0].chapter("openings")
    with pytest.raises(LookupError, match="metropolis"):
        lesson_of("openings")
    assert lesson_of("fleet").key == "cities"


def test_a_position_cannot_hold_more_progress_cards_than_there_are() -> None:
    with pytest.raises(PositionError, match="impossible"):
        read_position("position 1 cities-knights 3\nprogress_cards.private 0.cards: 2printer", ruleset)
