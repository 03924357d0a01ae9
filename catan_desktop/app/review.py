"""The review of a finished game: its port, and the ways to it from the result, the replay and the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from catan_desktop.bots.budget import Budget
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import notation
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.ids import SEATS, Seat
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.present.advice import AdviceView, advice_view
from catan_desktop.present.models.review import (
    AccountLine,
    ChoiceLine,
    ChoiceView,
    ReviewModel,
    TurnLine,
)
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.present.words import TextArgument, Words
from catan_desktop.review.steps import BUDGET
from catan_desktop.review.summary import Chosen, Review
from catan_desktop.session.replay import Film
from catan_desktop.session.reviewing import Reviewing
from catan_desktop.session.session import Session
from catan_desktop.ui.scene import Change, Pop, Push
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.replay_port import EVERYBODY
from catan_desktop.ui.scenes.review import ReviewScreen
from catan_desktop.ui.scenes.table.port import Sitting

from . import replay
from .replay import FilmPort, port_of
from .services import Services
from .turning_points import TurningPoints

HASTY = Budget(None, 20)
"""What a search may look at where nobody is to wait."""


class ReviewDesk:
    """See `catan_desktop.ui.scenes.review_port.ReviewPort`."""

    def __init__(self, film: FilmPort, reviewing: Reviewing, watch: Callable[[int], Change]) -> None:
        """`film`: the finished game with all eyes; `watch` leads to its replay at a position."""
        self.film, self.reviewing, self.watch = film, reviewing, watch
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


def running(services: Services, session: Session) -> ReviewScreen:
    """The review of the running game, which is over; from there one may watch it."""
    port = port_of(services, Film.of(session), _all_eyes(session))

    def watch(ply: int) -> Change:
        scene = replay.running(services, session, None)
        scene.player.stop(ply)
        return Push(scene)

    return _screen(services, port, services.current.kept_at(), watch)


def offered(services: Services, scene: ReplayScene, save: str) -> ReplayScene:
    """Return a replay with the way to its review where the game is over; `save`: its file, if it has one."""
    film = scene.port.film if isinstance(scene.port, FilmPort) else None
    if film is not None and film.finished:
        scene.offer_review(partial(_beside, services, film, scene, save))
    return scene


def _beside(services: Services, film: Film, scene: ReplayScene, save: str) -> Change:
    """From a replay to its review, and back at the moment that was chosen there."""
    port = port_of(services, film.copy(), _all_eyes(film))

    def watch(ply: int) -> Change:
        screen.port.close()
        scene.player.stop(ply)
        return Pop()

    screen = _screen(services, port, save, watch)
    return Push(screen)


def _all_eyes(session: Session) -> tuple[Seat, ...]:
    return (EVERYBODY, *SEATS[: session.game.seats])


def _screen(services: Services, port: FilmPort, save: str, watch: Callable[[int], Change]) -> ReviewScreen:
    """Where bots think in this process, for tests and pictures, a review is worked out here too, with less thought."""
    if services.current.timing():
        return ReviewScreen(services.screens, desk(port, save, watch, in_process=True, budget=HASTY))
    return ReviewScreen(services.screens, desk(port, save, watch))


def desk(
    film: FilmPort, save: str, watch: Callable[[int], Change], *, in_process: bool = False, budget: Budget = BUDGET
) -> ReviewDesk:
    """Return the port to the review of a finished game; `save`: its file, empty where there is none."""
    reel = film.film.reel
    log, path = tuple([ply.action for ply in reel.all]), Path(save) if save else None
    start = reel.start, reel.start_events
    reviewing = Reviewing(film.film.game, start, log, path, in_process=in_process, budget=budget)
    return ReviewDesk(film, reviewing, watch)
