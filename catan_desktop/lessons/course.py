"""The course of a chapter: its present step, what is allowed now, and what chance and the others do."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from catan_desktop.kernel import Action, GameState, Observation, replace
from catan_desktop.kernel.choice import Among, Choice, Draw, Only, OnSites
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.notation import decode, encode
from catan_desktop.kernel.record import field_names

from .conditions import site
from .lesson import PUPIL, WIDGET, Chapter, Lesson, Moment, Step

Place = tuple[str, "int | str"]


class Course:
    """One chapter under way. It is told what happens, and tells what to say."""

    def __init__(self, lesson: Lesson, chapter: Chapter) -> None:
        """Set up the position; nothing has been said yet."""
        self.lesson = lesson
        self.chapter = chapter
        self.game, self.state = chapter.begin()
        self.index = 0
        self.slips = 0
        """Wrong tries at this step."""
        self._began = [self.state.ply]
        """At which ply each step so far began."""

    @property
    def over(self) -> bool:
        """Return whether every step is done."""
        return self.index >= len(self.chapter.steps)

    @property
    def step(self) -> Step | None:
        """Return what is being taught; None at the end."""
        return None if self.over else self.chapter.steps[self.index]

    @property
    def since(self) -> int:
        """The ply at which the present step began."""
        return self._began[-1]

    @property
    def resting(self) -> bool:
        """Return whether chance and the others wait, because something is to be read."""
        return self.step is None or self.step.reading

    def key(self) -> str:
        """The text key of the step; of the chapter at its end."""
        chapter = f"lesson-{self.lesson.key}-{self.chapter.key}"
        return chapter if self.step is None else f"{chapter}-{self.step.key}"

    # going on

    def look(self, moment: Moment) -> bool:
        """Go on if what the step waits for has come; True if so."""
        step = self.step
        if step is None or step.until is None or not step.until.met(moment):
            return False
        self._go(moment.view.state)
        return True

    def next(self, state: GameState) -> None:
        """Pass a step that is read."""
        if self.step is not None and self.step.reading:
            self._go(state)

    def back_to(self, ply: int) -> None:
        """Something was taken back: go back to the step that it belongs to."""
        while len(self._began) > 1 and self._began[-1] > ply:
            self._began.pop()
            self.index -= 1
            self.slips = 0

    def _go(self, state: GameState) -> None:
        self.index += 1
        self.slips = 0
        self._began.append(state.ply)

    # what may be done

    def allows(self, action: Action) -> bool:
        """True for an action of the player that fits the step."""
        step = self.step
        return step is not None and any(self._fits(action, pattern) for pattern in step.allow)

    def may(self, kinds: Sequence[str]) -> bool:
        """Return whether the step allows some action of these kinds."""
        allow = self.step.allow if self.step is not None else ()
        return any(fnmatchcase(kind, pattern.split(" ")[0]) for pattern in allow for kind in kinds)

    def narrowed(self, choices: Sequence[Choice]) -> tuple[Choice, ...]:
        """Return what of the choices the step allows; families that cannot be listed stay whole where their kind
        fits."""
        if self.step is not None and self.step.whole:
            return tuple(choices)
        found = [self._narrow(choice) for choice in choices]
        return tuple(choice for choice in found if choice is not None)

    def _narrow(self, choice: Choice) -> Choice | None:
        if isinstance(choice, OnSites):
            mask = sum(1 << int(choice_site(action)) for action in choice if self.allows(action))
            return replace(choice, mask=mask) if mask else None
        if isinstance(choice, (Only, Among)):
            kept = tuple(action for action in choice if self.allows(action))
            return Among(kept) if kept else None
        kind = getattr(choice, "kind", None)
        return choice if kind is not None and self.may((kind.kind,)) else None

    def _fits(self, action: Action, pattern: str) -> bool:
        line = encode(self.game, action).split(" ", 1)[1]
        return fnmatchcase(line, pattern) or fnmatchcase(line, f"{pattern} *")

    # what is pointed at

    def aims(self, moment: Moment) -> tuple[Place, ...]:
        """The places and widgets meant now."""
        step = self.step
        if step is None:
            return ()
        shown = [aim for aim in step.aims if aim.when is None or aim.when.met(moment)]
        return tuple(
            (aim.space, aim.name if aim.space == WIDGET else site(self.game, aim.space, aim.name)) for aim in shown
        )

    # chance and the others: `catan_desktop.session.session.ScriptedPlay`

    def draw(self, done: Sequence[Action], choice: Draw) -> Action | None:
        """The first outcome of the chapter's luck that fits and has not come yet."""
        for action in self._left(self.chapter.luck, "* ", [one for one in done if one.seat == CHANCE]):
            if action in choice:
                return action
        return None

    def move(self, done: Sequence[Action], view: Observation) -> Action | None:
        """The first of the chapter's moves that this seat has not made yet and can make now."""
        assert view.decision is not None
        for action in self._left(self.chapter.moves, "", [one for one in done if one.seat not in {CHANCE, PUPIL}]):
            if action.seat == view.seat and view.decision.allows(action):
                return action
        return None

    def _left(self, lines: Sequence[str], before: str, done: list[Action]) -> list[Action]:
        """The actions of a script without those done; each line stands for one."""
        done = list(done)
        left = []
        for line in lines:
            action = decode(self.game, before + line)
            if action in done:
                done.remove(action)
            else:
                left.append(action)
        return left


def choice_site(action: Action) -> int:
    """The one field of an action of a family of places."""
    names: tuple[str, ...] = field_names(type(action))
    value = getattr(action, names[1])
    assert isinstance(value, int)
    return value
