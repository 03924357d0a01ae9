"""A puzzle as the table sees it: the running session, its goal, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel import Action, Seat, replace
from catan_desktop.kernel.notation import decode
from catan_desktop.present.models.lesson import CoachButton, CoachView
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.words import Several, Words, words
from catan_desktop.puzzles.puzzle import Attempt, Progress, Puzzle, verdict
from catan_desktop.session.session import Session
from catan_desktop.table_port import Context
from catan_desktop.table_port.acts import Acts
from catan_desktop.table_port.port import CoachedPort, TableSettings
from catan_desktop.table_port.position import Position
from catan_desktop.table_port.source import Source

HINT, AGAIN, WAY, STEP, OTHERS, ON = (
    "coach-hint", "coach-again", "coach-way", "coach-next", "coach-puzzles", "coach-on"
)  # fmt: skip
"""What the buttons mean: another hint, from the start, the way of the book, its next step, all puzzles, the next."""

OFFER = "offer_trade"
"""The kind of action by which something is offered to the others."""
NO_TRADE, NOT_NOW, OVER = "reason-puzzle-no-trade", "reason-puzzle-way", "reason-puzzle-over"
HINTS = 2
PATIENCE = 2
"""Failures after which a hint is given unasked."""


class PuzzlePosition(Position):
    """The game as it stands; nobody trades with the one who solves, and nothing is done once it is decided."""

    def __init__(self, source: Source, refused: Callable[[Action], Words | None], decided: Callable[[], bool]) -> None:
        """`refused` says why something that the rules allow is not done in the puzzle."""
        super().__init__(source)
        self._refused, self._decided = refused, decided

    def actor(self) -> Seat | None:
        """Return who is asked now; nobody once it is decided."""
        return None if self._decided() else super().actor()

    def model(self, seat: Seat) -> TableModel:
        """Return what stands around the board."""
        model = super().model(seat)
        if self._decided():
            resting = tuple([replace(panel, acting=False) for panel in model.seats])
            return replace(model, seats=resting, lookout=words(OVER))
        if model.trade is None or model.trade.offer_reason is not None:
            return model
        return replace(model, trade=replace(model.trade, offer_reason=words(NO_TRADE)))

    def why_not(self, action: Action) -> Words | None:
        """Return why an action is refused: by the rules, else by the puzzle."""
        return super().why_not(action) or self._refused(action)


class PuzzleActs(Acts):
    """What is done in a puzzle; after its goal is reached or missed nobody goes on."""

    def __init__(self, source: Source, position: PuzzlePosition, decided: Callable[[], bool]) -> None:
        super().__init__(source)
        self._position = position
        self._decided = decided

    def submit(self, action: Action) -> Words | None:
        """Do it, or say why not."""
        return self._position.why_not(action) or super().submit(action)

    def pump(self) -> bool:
        """Let chance or a bot act as long as the puzzle is open."""
        return not self._decided() and super().pump()


class PuzzlePort(CoachedPort):
    """The table's port to a puzzle."""

    def __init__(
        self,
        session: Session,
        puzzle: Puzzle,
        progress: Progress,
        context: Context,
        label: Callable[[str], str],
    ) -> None:
        """The first person of the session solves it; `label` gives the name of the key of a command."""
        super().__init__(session, context)
        self.puzzle, self.progress = puzzle, progress
        self.seat = Seat(next(number for number, one in enumerate(session.seats) if one.human))
        self._label = label
        self.game = PuzzlePosition(self.source, self._refused, lambda: self.verdict is not None)
        self.acts = PuzzleActs(self.source, self.game, lambda: self.verdict is not None)
        self.last = False
        """True where no other puzzle waits to be solved."""

    @property
    def settings(self) -> TableSettings:
        """Nothing happens by itself."""
        return replace(super().settings, auto_end=False, auto_pass=False, auto_decline=False)

    @property
    def verdict(self) -> bool | None:
        """True for a goal that is reached, False where the turn has ended without it, None as long as it is open."""
        timeline = self.session.timeline
        events = tuple(event for _, event in self.source.events())
        return verdict(self.puzzle, Attempt(self.session.game, self.seat, timeline.start, timeline.state, events))

    @property
    def following(self) -> Action | None:
        """The next step of the way that is shown; None at its end, or where another one was taken."""
        done = self._done
        way = [decode(self.session.game, f"{self.seat} {line}") for line in self.puzzle.solution]
        return way[len(done)] if done == way[: len(done)] and len(done) < len(way) else None

    @property
    def _done(self) -> list[Action]:
        """Return what the solver has done."""
        return [ply.action for ply in self.session.timeline.plies if ply.action.seat == self.seat]

    def _refused(self, action: Action) -> Words | None:
        if self.verdict is not None:
            return words(OVER)
        if action.kind == OFFER:
            return words(NO_TRADE)
        return words(NOT_NOW) if self.progress.way and action != self.following else None

    # what is said

    def coach(self) -> CoachView:
        """Return what the coach says now."""
        found = self.verdict
        if found:
            return self._solved()
        if self.progress.way:
            return self._way()
        return self._failed() if found is False else self._open(self.progress.hints)

    def possible_views(self) -> tuple[CoachView, ...]:
        """Everything that may be said."""
        return (self._open(HINTS), self._failed(), self._solved(), self._way())

    def _view(self, step: int, text: Words, task: Words | None, hint: Words | None, *buttons: CoachButton) -> CoachView:
        """`step` only tells one thing said from another."""
        ruleset = self.session.game.ruleset.key
        about = words(
            "puzzle-about", game=words(f"ruleset-{ruleset}"), grade=words(f"puzzle-grade-{self.puzzle.grade}")
        )
        return CoachView(
            coach=self._words(""),
            portrait=f"ruleset-{ruleset}",
            chapter=about,
            step=step,
            steps=0,
            text=text,
            task=task,
            hint=hint,
            buttons=buttons,
        )

    def _open(self, hints: int) -> CoachView:
        """The story, the goal, and as many hints as were asked for."""
        hint = None if not hints else self._words(".hint1")
        if hints == HINTS:
            hint = words("puzzle-both-hints", first=self._words(".hint1"), second=self._words(".hint2"))
        more = CoachButton(HINT, words("puzzle-hint")) if hints < HINTS else CoachButton(WAY, words("puzzle-way"))
        return self._view(1, self._words(".story"), self._goal(), hint, CoachButton(AGAIN, words("puzzle-again")), more)

    def _failed(self) -> CoachView:
        more = CoachButton(WAY, words("puzzle-way"))
        again = CoachButton(AGAIN, words("puzzle-retry"), primary=True)
        return self._view(2, words("puzzle-failed", undo=self._label("undo")), self._goal(), None, more, again)

    def _solved(self) -> CoachView:
        """Return what it took; who was shown the way is told so."""
        count, book, progress = len(self._done), len(self.puzzle.solution), self.progress
        compared = "fewer" if count < book else "same" if count == book else "more"
        said = words("puzzle-solved", count=count, book=book, compared=compared)
        praise = words("puzzle-unaided") if not (progress.failures or progress.hints) else None
        if progress.way:
            said, praise = words("puzzle-shown", count=book), None
        elif self.last:
            praise = words("puzzle-last")
        others = CoachButton(OTHERS, words("puzzle-others"), primary=self.last)
        way = CoachButton(WAY, words("puzzle-way"))
        again = CoachButton(AGAIN, words("puzzle-self"))
        on = () if self.last else (CoachButton(ON, words("puzzle-next"), primary=True),)
        return self._view(3, said, None, praise, again if progress.way else way, others, *on)

    def _way(self) -> CoachView:
        following = self.following
        book = len(self.puzzle.solution)
        step = book if following is None else 1 + len(self._done)
        said = words("puzzle-step", step=step, of=book)
        again = CoachButton(AGAIN, words("puzzle-self"))
        if following is None:
            return self._view(3 + step, said, None, None, again)
        shown = self.advice.shown(following)
        task = shown.title if not shown.details else words("puzzle-do", what=shown.title, how=Several(shown.details))
        go = CoachButton(STEP, words("lesson-next"), primary=True)
        return replace(self._view(3 + step, said, task, None, again, go), aims=shown.places)

    def _goal(self) -> Words:
        return words(f"puzzle-goal-{self.puzzle.goal.key}")

    def _words(self, part: str) -> Words:
        return words(f"puzzle-{self.puzzle.key}{part}")
