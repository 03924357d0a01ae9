"""A finished game and its review, as its screen and the command line see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from catan_desktop.bots.budget import Budget
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Action, Reason, Seat, notation
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.present.advice import AdviceView, advice_view
from catan_desktop.present.models.review import AccountLine, ChoiceLine, ChoiceView, ReviewModel, TurnLine
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.present.words import TextArgument, Words
from catan_desktop.review.steps import BUDGET
from catan_desktop.review.summary import Chosen, Review
from catan_desktop.session.reviewing import Reviewing

from .film import EVERYBODY, FilmPort
from .seats import Sitting
from .turning_points import TurningPoints


class ReviewPort:
    """A finished game and its review, which is worked out while one looks."""

    def __init__(self, film: FilmPort, reviewing: Reviewing) -> None:
        """`film`: the finished game with all eyes."""
        self.film, self.reviewing = film, reviewing
        self.turning = TurningPoints(film)
        self._model: tuple[int, Review, ReviewModel] | None = None
        self._told: dict[ChoiceLine, ChoiceView] = {}

    @property
    def ruleset(self) -> str:
        """Key of the game."""
        return self.film.ruleset

    @property
    def sittings(self) -> Sequence[Sitting]:
        """Return who sat where."""
        return self.film.seats.sittings

    @property
    def share(self) -> float:
        """Return how much is worked out."""
        return self.reviewing.share

    @property
    def complete(self) -> bool:
        """Return whether nothing more will come."""
        return self.reviewing.complete or self.reviewing.failed

    @property
    def failed(self) -> bool:
        """Return whether it was broken off."""
        return self.reviewing.failed

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the player's language."""
        return self.film.language.tr(key, **args)

    def poll(self) -> bool:
        """Take what was worked out."""
        return not self.complete and self.reviewing.poll()

    def close(self) -> None:
        """Stop, and keep what there is."""
        self.reviewing.close()

    def board(self, ply: int) -> BoardPicture:
        """The board at a position."""
        self.film.seek(ply)
        return self.film.pictures.board(EVERYBODY)

    def marks(self, ply: int) -> Sequence[Place]:
        """Return where the action before a position happened."""
        self.film.seek(ply)
        return self.film.pictures.marks(ply, EVERYBODY)

    def when(self, turn: int) -> Words | None:
        """Return when a turn was, where turns are not counted by rounds."""
        return next((stretch.when for stretch in self.film.stretches() if stretch.turn == turn), None)

    # in words

    def review(self) -> Review:
        """The review itself, as far as it is worked out."""
        return self._made()[0]

    def model(self) -> ReviewModel:
        """The review as the screen shows it."""
        return self._made()[1]

    def choice_view(self, choice: ChoiceLine) -> ChoiceView:
        """A decision in words."""
        if choice not in self._told:
            found = next(one for one in self.review().decisions if (one.ply, one.seat) == (choice.ply, choice.seat))
            self._told[choice] = self._choice(found)
        return self._told[choice]

    def _made(self) -> tuple[Review, ReviewModel]:
        count = len(self.reviewing.steps)
        if self._model is None or self._model[0] != count:
            review = self.reviewing.review()
            self._model = count, review, self._model_of(review)
        return self._model[1:]

    def _model_of(self, review: Review) -> ReviewModel:
        return ReviewModel(
            together=review.together,
            turns=tuple(TurnLine(one.turn, one.ply, one.chances) for one in review.turns),
            points=tuple(map(self.turning.point_line, review.points)),
            choices=tuple(
                ChoiceLine(one.ply, one.turn, Seat(one.seat), one.decision.cost, self.turning.when(one.ply))
                for one in review.decisions
            ),
            accounts=tuple(
                AccountLine(Seat(one.seat), one.dice, one.cards, one.cost, one.decisions, one.agreed)
                for one in review.accounts
            ),
        )

    def _choice(self, chosen: Chosen) -> ChoiceView:
        """Both actions, and what was to follow, as they were said in that position."""
        self.film.seek(chosen.ply)
        decision = chosen.decision
        plan = tuple([self._said(line, ()) for line in decision.plan])
        return ChoiceView(self._said(decision.made, ()), self._said(decision.advised, decision.grounds), plan)

    def _said(self, line: str, grounds: Sequence[Reason]) -> AdviceView:
        game = self.film.film.game
        action = notation.decode(game, line)
        trades = entry(game.ruleset.key).bots.cards is not None
        held = [key for key, _ in self.film.game.model(action.seat).hand.resources]
        kinds = traded_kinds(game) if trades else held
        return advice_view(action, self._named(action), self.film.game.fields(action), grounds, kinds)

    def _named(self, action: Action) -> Words:
        """Return what an action is called, as the answer to what was asked where that has words of its own."""
        question, kind = self.film.game.model(action.seat).question, action.kind.replace("_", "-")
        if question is not None:
            closer = f"told-{kind}-{question.text.key.removeprefix('prompt-')}"
            if self.film.language.has(closer):
                return Words(closer)
        return self.film.game.action_words(action)


def review_port(film: FilmPort, save: str, *, in_process: bool = False, budget: Budget = BUDGET) -> ReviewPort:
    """Return the port to the review of a finished game; `save`: its file, empty where there is none."""
    reel = film.film.reel
    log, path = tuple([ply.action for ply in reel.all]), Path(save) if save else None
    start = reel.start, reel.start_events
    reviewing = Reviewing(film.film.game, start, log, path, in_process=in_process, budget=budget)
    return ReviewPort(film, reviewing)
