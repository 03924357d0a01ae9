"""The table of a lesson: a real game at a real position, with a coach beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from catan_desktop.games import lessons
from catan_desktop.lessons.course import Course
from catan_desktop.lessons.lesson import USUAL, Chapter, Doing
from catan_desktop.present.words import words
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Change, Replace
from catan_desktop.ui.scenes.services import Lobby
from catan_desktop.ui.scenes.table.coach import LEAVE
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.messages import Command, News, Refuse

from .coached import CoachedTable
from .lesson_port import CHAPTERS, FIRST, GAME, ON, READ, LessonPort
from .models import EASY, lesson_mark
from .services import Services


def teach(
    services: Services, lobby: Lobby, key: str, chapter: str, back: Callable[[], Change] | None = None
) -> LessonTable:
    """Return the table of a chapter; the running game, if any, is ended and kept. LookupError for other words.

    `back` leads to the game in whose middle the chapter is taught.
    """
    lesson = lessons.lesson(key)
    course = Course(lesson, lesson.chapter(chapter))
    lobby.taught = lesson.ruleset
    current = services.current
    current.end()
    seats = tuple(
        SeatSpec(kind="bot" if seat else "human", level=EASY, name=lobby.usual_name(seat, seat == 0), colour=seat)
        for seat in range(course.game.seats)
    )
    spec = NewGame(ruleset=lesson.ruleset, seats=seats, options=dict(course.game.options))
    timeline = Timeline(course.game.seats, (course.state, ()))
    current.session = session = Session(course.game, spec, timeline, scripted=course, **current.timing())
    current.make_table = lambda session: LessonTable(services, lobby, session, course, back)
    return LessonTable(services, lobby, session, course, back)


class LessonTable(CoachedTable):
    """A table at which the coach teaches."""

    back_key = "chapters"
    leave_keys = ("lesson-leave-title", "lesson-leave-text")
    seats_fixed = words("lesson-seats")

    def __init__(
        self,
        services: Services,
        lobby: Lobby,
        session: Session,
        course: Course,
        back: Callable[[], Change] | None = None,
    ) -> None:
        """`back`: see `teach`."""
        self._lobby = lobby
        self._back = back
        self.lesson = LessonPort(session, course, services.context, self._label, between=back is not None)
        super().__init__(services, self.lesson)

    def _went_on(self) -> bool:
        """Let the lesson go on as far as what has happened goes."""
        before = self.lesson.course.index
        self.lesson.doing = self._doing()
        self.lesson.look()
        if self.busy:
            return False
        self._remember()
        return before != self.lesson.course.index

    def carry_out(self, command: Command) -> Sequence[News]:
        """Let the coach say more where something is refused."""
        found = super().carry_out(command)
        if isinstance(command, Refuse):
            self.lesson.course.slips += command.why.key == FIRST
            self._say()
        return found

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
            course = self.lesson.course
            kind = course.chapter.first_game or USUAL
            self.change = self._lobby.first_game(course.lesson.ruleset, kind.seats, dict(kind.options))

    def _leave(self) -> Change:
        return super()._leave() if self._back is None else self._back()

    def _doing(self) -> Doing:
        return Doing(
            partial(self.board.site_at, self._pointer),
            self.state.pick.kinds,
            self.state.draft.give,
            self.state.draft.want,
            frozenset(self.facts.highlights),
            self.state.pending is not None,
            self.root.dialogs[-1].name if self.root.dialogs else "",
            self._panels(),
        )

    def _panels(self) -> tuple[str, ...]:
        """Return the names of panels that stand beside the land, or lie over it."""
        desk = self.root.content
        if not isinstance(desk, Desk):
            return ()
        panels = [*desk.overlays, *(() if desk.chart is None else (desk.chart,))]
        return tuple(one.name for one in panels if one.visible)

    # going on

    def _remember(self) -> None:
        course = self.lesson.course
        name = lesson_mark(course.lesson.key, course.chapter.key)
        done = self._services.preferences.chosen.lessons_done
        if course.over and name not in done:
            self._services.preferences.change(lessons_done=(*done, name))

    def _on(self) -> Change:
        lesson = self.lesson.course.lesson
        chapter: Chapter | None = lesson.after(self.lesson.course.chapter)
        assert chapter is not None
        return Replace(teach(self._services, self._lobby, lesson.key, chapter.key))
