"""A game that is taught, as the table sees it: the running session, narrowed to what the lesson is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from catan_desktop.kernel import Action, Observation, Seat, replace
from catan_desktop.kernel.choice import Among, Choice, Only, OnSites
from catan_desktop.kernel.event import Event, redact
from catan_desktop.lessons.course import Course
from catan_desktop.lessons.lesson import PUPIL, Doing, Moment
from catan_desktop.present.models.lesson import CoachButton, CoachView
from catan_desktop.present.models.panels import TableModel, TradeView
from catan_desktop.present.words import Words, words
from catan_desktop.session.session import Session
from catan_desktop.table_port import Context
from catan_desktop.table_port.acts import Acts
from catan_desktop.table_port.port import CoachedPort, TableSettings
from catan_desktop.table_port.position import Position
from catan_desktop.table_port.source import Source

ON, CHAPTERS, GAME, READ = "coach-on", "coach-chapters", "coach-game", "coach-next"
"""What the coach's buttons mean: the next chapter, all chapters, a real game, the next step."""

BANK, OFFER = "bank_trade", "offer_trade"
"""Kinds of actions that begin a trade; what a game trades with the supply otherwise stands in the panel."""

FIRST = "lesson-first"
"""Text key of the refusal of what comes later."""


class LessonPosition(Position):
    """The game as it stands, narrowed to what the step asks for."""

    def __init__(self, source: Source, course: Course, first: Callable[[], Words]) -> None:
        """`first` says what comes first."""
        super().__init__(source)
        self._course = course
        self._first = first
        self._narrow: tuple[Observation | None, int, TableModel | None] = (None, -1, None)

    def model(self, seat: Seat) -> TableModel:
        """Return what stands around the board; what must wait says so."""
        view, index = self._source.view(seat), self._course.index
        if self._narrow[0] is not view or self._narrow[1] != index or self._narrow[2] is None:
            self._narrow = (view, index, self._narrowed(super().model(seat)))
        found = self._narrow[2]
        assert found is not None
        return found

    def why_not(self, action: Action) -> Words | None:
        """Return why an action is refused: by the rules, else because something else comes first."""
        why = self.barred(action)
        if why is not None or action.seat != PUPIL or self._course.allows(action):
            return why
        return self._first()

    def barred(self, action: Action) -> Words | None:
        """Return why the rules refuse an action."""
        return super().why_not(action)

    def _narrowed(self, model: TableModel) -> TableModel:
        course, first = self._course, self._first()
        buttons = tuple(
            entry if entry.reason is not None or course.may(entry.kinds) else replace(entry, reason=first)
            for entry in model.buttons
        )
        choices = course.narrowed(model.choices)
        cards = tuple(
            card
            if card.reason is not None or not card.kinds or self._open(choices, card.kinds, card.fixed)
            else replace(card, reason=first)
            for card in model.hand.cards
        )
        ladders = tuple(
            ladder
            if ladder.reason is not None or self._open(choices, ladder.kinds, ladder.fixed)
            else replace(ladder, reason=first)
            for ladder in model.ladders
        )
        supply = (BANK, *[one.kind for one in model.trade.bank if one is not None]) if model.trade is not None else ()
        away = not course.chapter.market and not course.may((*supply, OFFER))
        trade = None if model.trade is None or away else self._trade(model.trade, supply, first)
        step = model.next
        if step is not None and step.action is not None and not course.allows(step.action):
            step = replace(step, reason=first)
        return replace(
            model,
            buttons=buttons,
            hand=replace(model.hand, cards=cards),
            next=step,
            choices=choices,
            ladders=ladders,
            trade=trade,
        )

    def _open(self, choices: Sequence[Choice], kinds: Sequence[str], fixed: Sequence[tuple[str, Any]]) -> bool:
        """Return whether one of these kinds of actions may be done, with these values in its fields if it has any."""
        if not fixed or not self._course.may(kinds):
            return self._course.may(kinds)
        return any(
            action.kind in kinds and all(getattr(action, name) == value for name, value in fixed)
            for choice in choices
            if isinstance(choice, (Only, Among, OnSites))
            for action in choice
        )

    def _trade(self, trade: TradeView, kinds: Sequence[str], first: Words) -> TradeView:
        """`kinds`: of the actions that trade with the supply."""
        supply, players = self._course.may(kinds), self._course.may((OFFER,))
        best = trade.best if trade.best is not None and self._course.allows(trade.best) else None
        reason, asking = trade.reason, trade.offer_reason
        if reason is None and not supply and not players:
            reason = first
        return replace(trade, best=best, reason=reason, offer_reason=asking if players or asking else first)


class LessonActs(Acts):
    """What is done in a lesson, which follows it."""

    def __init__(self, source: Source, course: Course, position: LessonPosition, look: Callable[[], object]) -> None:
        """`look` lets the lesson go on as far as what has happened goes."""
        super().__init__(source)
        self._course = course
        self._position = position
        self._look = look

    def submit(self, action: Action) -> Words | None:
        """Do it, or say what comes first."""
        why = self._position.why_not(action)
        if why is not None:
            if self._position.barred(action) is None:
                self._course.slips += 1
            return why
        why = super().submit(action)
        self._look()
        return why

    def pump(self) -> bool:
        """Let chance or a bot act, unless something is to be read first."""
        if self._course.resting or not super().pump():
            return False
        self._look()
        return True

    def undo(self) -> bool:
        """Take an action back, and the steps that it had completed."""
        return self._back(super().undo())

    def undo_turn(self) -> bool:
        """Take the turn back, and the steps that it had completed."""
        return self._back(super().undo_turn())

    def undo_to(self, ply: int) -> bool:
        """Go back to a position, and to the step that it belongs to."""
        return self._back(super().undo_to(ply))

    def redo(self) -> bool:
        """Do again what was taken back."""
        done = super().redo()
        self._look()
        return done

    def _back(self, done: bool) -> bool:
        self._course.back_to(self._session.ply)
        return done


class LessonPort(CoachedPort):
    """The table's port to a lesson. What the step does not ask for is refused with words; the rules come first."""

    game: LessonPosition

    def __init__(
        self,
        session: Session,
        course: Course,
        context: Context,
        label: Callable[[str], str] = str,
        *,
        between: bool = False,
    ) -> None:
        """`label` gives the name of the key of a command; `between`: a game waits for the end of the chapter."""
        super().__init__(session, context)
        self.course = course
        self._between = between
        self._label = label
        self.doing = Doing()
        self.game = LessonPosition(self.source, course, self.first)
        self.acts = LessonActs(self.source, course, self.game, self.look)

    # as any table, but

    @property
    def settings(self) -> TableSettings:
        """The coach gives the hints, and nothing happens by itself."""
        told = replace(super().settings, hints=False, confirm=True)
        return replace(told, auto_end=False, auto_pass=False, auto_decline=False)

    # the lesson

    def first(self) -> Words:
        """Return what comes first."""
        task = self._task()
        return words(FIRST, task=task) if task is not None else words(f"lesson-{self.course.lesson.key}.listen")

    def look(self) -> bool:
        """Go on as far as what has happened goes; True if that was somewhere."""
        went = False
        while self.course.look(self.moment()):
            went = True
        return went

    def read(self) -> None:
        """The step has been read."""
        self.course.next(self.session.state)
        self.look()

    def moment(self) -> Moment:
        """Return what has happened since the step began."""
        timeline = self.session.timeline
        plies = timeline.plies[max(0, self.course.since - timeline.first_ply) :]
        events: list[Event] = [redact(event, PUPIL) for ply in plies for event in ply.events]
        view = self.session.view(PUPIL)
        return Moment(self.session.game, view, tuple(ply.action for ply in plies), tuple(events), self.doing)

    def coach(self) -> CoachView:
        """Return what the coach says now."""
        course = self.course
        view = self._spoken(course.index)
        if course.step is None:
            return view
        hint = f"{course.key()}.hint"
        slipped = course.slips and self.language.has(hint)
        cards = self.game.model(PUPIL).hand.cards
        card = next((card for card in cards if card.key == course.step.card), None)
        hint_words = self._words(hint) if slipped else None
        return replace(view, hint=hint_words, aims=course.aims(self.moment()), card=card)

    def possible_views(self) -> tuple[CoachView, ...]:
        """Everything that is said in the chapter, from its first step to its end, without what depends on the play."""
        return tuple(self._spoken(index) for index in range(len(self.course.chapter.steps) + 1))

    def _spoken(self, index: int) -> CoachView:
        course = self.course
        chapter = f"lesson-{course.lesson.key}-{course.chapter.key}"
        steps = len(course.chapter.steps) + 1
        coach, portrait = words(f"lesson-{course.lesson.key}.coach"), course.lesson.portrait
        if index >= len(course.chapter.steps):
            learned = self._words(f"{chapter}.learned")
            return CoachView(coach, portrait, words(chapter), steps, steps, learned, buttons=self._parting())
        step = course.chapter.steps[index]
        key, evening = f"{chapter}-{step.key}", f"{chapter}.evening"
        return CoachView(
            coach=coach,
            portrait=portrait,
            chapter=words(chapter),
            step=index + 1,
            steps=steps,
            text=self._words(key),
            opening=self._words(evening) if not index and self.language.has(evening) else None,
            task=self._words(f"{key}.task") if self.language.has(f"{key}.task") else None,
            buttons=(CoachButton(READ, words("lesson-next"), primary=True),) if step.reading else (),
        )

    def _parting(self) -> tuple[CoachButton, ...]:
        """Return what follows the chapter: the game that waits; or else a game of its kind, if it has one, or the next
        chapter, or a first game."""
        if self._between:
            return (CoachButton(CHAPTERS, words("lesson-back"), primary=True),)
        course, key = self.course, f"lesson-{self.course.lesson.key}-{self.course.chapter.key}.play"
        after, own = course.lesson.after(course.chapter) is not None, course.chapter.first_game is not None
        play = CoachButton(GAME, words(key if self.language.has(key) else "lesson-play"), primary=own or not after)
        on = CoachButton(ON, words("lesson-next-chapter"), primary=not own)
        chapters = CoachButton(CHAPTERS, words("lesson-chapters"))
        return (chapters, *((on,) if after else ()), *((play,) if own or not after else ()))

    def _task(self) -> Words | None:
        key = f"{self.course.key()}.task"
        return self._words(key) if self.course.step is not None and self.language.has(key) else None

    def _words(self, key: str) -> Words:
        return words(key, space=self._label("next"), undo=self._label("undo"))
