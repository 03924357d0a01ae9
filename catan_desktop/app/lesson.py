"""Sets the table for a lesson: a real game at a real position, with a coach beside it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from catan_desktop.lessons import catalogue
from catan_desktop.lessons.course import Course
from catan_desktop.lessons.lesson import Chapter, Doing
from catan_desktop.present.models.lesson import CoachView
from catan_desktop.present.words import Words, words
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.dialogs.plain import confirm_dialog
from catan_desktop.ui.scene import Change, Pop, Push, Quit, Replace, Scene
from catan_desktop.ui.scenes.services import Lobby
from catan_desktop.ui.scenes.table.coach import LEAVE, Coach
from catan_desktop.ui.scenes.table.coach_place import surroundings
from catan_desktop.ui.scenes.table.desk import Desk, Gold
from catan_desktop.ui.scenes.table.port import Exits
from catan_desktop.ui.scenes.table.scene import TableScene

from .lesson_port import CHAPTERS, FIRST, GAME, ON, READ, LessonPort
from .models import EASY, lesson_mark
from .services import Services

GUARD_SECONDS = 0.3
"""So long a key cannot pass what has just been said."""
_AWAY = (-1, -1)
"""Where the pointer is for the table while it rests on the coach."""


def teach(services: Services, lobby: Lobby, key: str, chapter: str) -> LessonTable:
    """The table of a chapter; the running game, if any, is ended and kept. LookupError for other words."""
    lesson = catalogue.lesson(key)
    course = Course(lesson, lesson.chapter(chapter))
    current = services.current
    current.end()
    seats = tuple(
        SeatSpec(kind="bot" if seat else "human", level=EASY, name=lobby.usual_name(seat, seat == 0), colour=seat)
        for seat in range(course.game.seats)
    )
    spec = NewGame(ruleset=lesson.ruleset, seats=seats, options=dict(course.game.options))
    timeline = Timeline(course.game.seats, (course.state, ()))
    current.session = session = Session(course.game, spec, timeline, fate=course, **current.timing())
    current.again = lambda session: LessonTable(services, lobby, session, course)
    return LessonTable(services, lobby, session, course)


class LessonTable(TableScene):
    """A table at which the coach talks and points."""

    def __init__(self, services: Services, lobby: Lobby, session: Session, course: Course) -> None:
        self._services, self._lobby = services, lobby
        texts, screens, preferences = services.texts, services.screens, services.preferences
        self.lesson = LessonPort(
            session,
            course,
            lambda: preferences.chosen,
            lambda: texts.translator,
            services.almanacs.topic_of,
            self._label,
        )
        exits = Exits(
            menu={
                "chapters": self._leave,
                "settings": lambda: Push(screens.scene("settings")),
                "title": self._to_title,
                "quit": Quit,
            },
            almanac=self._about,
        )
        super().__init__(preferences.kit, self.lesson, exits)
        self._pointer = _AWAY
        self._age = 0.0
        self.coach = Coach(preferences.kit, self.voice, self._answer, self._open)
        self.coach.plan = self.lesson.told()
        self.view.guest = self.coach.tall
        self.state = replace(self.state, guided=True)
        self.tools.seats_fixed = words("lesson-seats")
        self.root.above = self.coach.draw

    # what the loop asks

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other: the coach points with a calm pulse."""
        return super().moving or self.coach.moving

    def enter(self, size: tuple[int, int]) -> None:
        """Come up, or fit another size."""
        self.board.tr = self._services.texts.translator.tr
        self.board.shapes = self._services.preferences.chosen.large_symbols
        super().enter(size)
        self.coach.forget()
        self._say()

    def update(self, seconds: float) -> Change:
        """Let time pass; the coach goes on when what happened has been seen."""
        change = super().update(seconds)
        self._age += seconds
        before = self.lesson.course.index
        self.lesson.doing = self._doing()
        self.lesson.look()
        if not self.busy:
            self._remember()
            if self.coach.view != self.lesson.coach() or before != self.lesson.course.index:
                self._say()
        if self.coach.update(seconds):
            self.board.touch()
        return change

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table; the record of texts begins anew with every frame."""
        self.kit.audit.begin()
        self._place()
        super().draw(surface)

    def handle(self, event: pygame.event.Event) -> Change:
        """Return an event to the coach where it is meant for it, else to the table."""
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            self._pointer = event.pos
            if self.coach.handle(event):
                if event.type == pygame.MOUSEMOTION and not any(event.buttons):
                    super().handle(pygame.event.Event(pygame.MOUSEMOTION, {**event.dict, "pos": _AWAY}))
                return self.taken()
        if event.type == pygame.KEYDOWN and self._passes(event):
            return self.taken()
        return super().handle(event)

    def refuse(self, why: Words) -> None:
        """Tell why, and let the coach say more."""
        super().refuse(why)
        if why.key == FIRST:
            self.lesson.course.slips += 1
        self._say()

    def _about(self, topic: str) -> Scene:
        """Return the almanac; what the coach talks about is meant where nothing else is pointed at."""
        on_coach = self.coach.rect.collidepoint(self._pointer)
        return self._services.screens.almanac(self.coach.topic if on_coach or not topic else topic)

    # the coach

    def _say(self) -> None:
        view = self.lesson.coach()
        if self.coach.view is None or (view.chapter, view.step) != (self.coach.view.chapter, self.coach.view.step):
            self._age = 0.0
            self.view.said = self._gold_button(view)
            if self.looker is not None and not self.busy:
                self.rebuild()
                self.choice_dialogs.ask()
        hinted = self.coach.view is not None and self.coach.view.hint != view.hint
        self.coach.show(view)
        self.board.touch()
        if hinted and self.looker is not None and not self.busy:
            self.rebuild()  # the coach needs more room, or less

    def _gold_button(self, view: CoachView) -> Gold | None:
        """Where something is read, the gold button goes on as well."""
        button = next((button for button in view.buttons if button.primary), None)
        return None if button is None else Gold(self.voice.say(button.words), partial(self._answer, button.name), False)

    def _place(self) -> None:
        if self.looker is not None:
            self.coach.place(surroundings(self.root, self.board, self.coach.view))
            edge = 2 * self.kit.px("gap")  # the panel's shadow
            self.board.veil = self.coach.rect.inflate(edge, edge)

    def _passes(self, event: pygame.event.Event) -> bool:
        """Space and Enter go on where there is only something to read."""
        if event.key not in {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}:
            return False
        button = self.coach.primary
        if button is None or self.root.dialogs or self.root.popup is not None:
            return False
        if self.busy:
            self.skip()
        elif self._age >= GUARD_SECONDS:
            self.kit.play("click")
            self._answer(button)
        return True

    def _answer(self, name: str) -> None:
        if name == LEAVE:
            self._ask_to_leave()
        elif name == READ:
            self.lesson.read()
            self._say()
        elif name == CHAPTERS:
            self.change = self._leave()
        elif name == ON:
            self.change = self._on()
        elif name == GAME:
            self.change = self._lobby.first_game(self.lesson.course.lesson.ruleset)

    def _label(self, command: str) -> str:
        return self._services.preferences.kit.keys.label(command)

    def _open(self, topic: str) -> None:
        self.change = Push(self._services.screens.almanac(topic))

    def _doing(self) -> Doing:
        return Doing(
            partial(self.board.site_at, self._pointer),
            self.state.pick.kinds,
            self.state.draft.give,
            self.state.draft.want,
            frozenset(self.facts.lit),
            self.state.pending is not None,
            self.root.dialogs[-1].name if self.root.dialogs else "",
            self._panels(),
        )

    def _panels(self) -> tuple[str, ...]:
        """Return the names of panels that stand beside the land."""
        chart = self.root.content.chart if isinstance(self.root.content, Desk) else None
        return (chart.name,) if chart is not None and chart.visible else ()

    # going on

    def _remember(self) -> None:
        course = self.lesson.course
        name = lesson_mark(course.lesson.key, course.chapter.key)
        done = self._services.preferences.chosen.lessons_done
        if course.over and name not in done:
            self._services.preferences.change(lessons_done=(*done, name))

    def _ask_to_leave(self) -> None:
        tr = self.voice.tr
        title, text = tr("lesson-leave-title"), tr("lesson-leave-text")
        yes, no = tr("table-menu-chapters"), tr("cancel")
        dialog = confirm_dialog(self.kit, title, text, yes, no, lambda: self.tools.leave(self._leave))
        self.root.open(dialog, self._ask_to_leave)

    def _to_title(self) -> Change:
        self._services.current.end()
        return Replace(self._services.screens.scene("title"), all=True)

    def _leave(self) -> Change:
        self._services.current.end()
        return Pop()

    def _on(self) -> Change:
        lesson = self.lesson.course.lesson
        chapter: Chapter | None = lesson.after(self.lesson.course.chapter)
        assert chapter is not None
        return Replace(teach(self._services, self._lobby, lesson.key, chapter.key))
