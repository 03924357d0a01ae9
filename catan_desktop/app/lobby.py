"""The choice of games that can be begun, and of the players."""

from __future__ import annotations

import json
from collections.abc import Sequence

from pydantic import ValidationError

from catan_desktop.bots.characters import CHARACTERS
from catan_desktop.bots.levels import BOTS
from catan_desktop.games import lessons
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.errors import GameError
from catan_desktop.present.models.lesson import LessonCard
from catan_desktop.present.models.screens import BoardSketch, RulesetCard
from catan_desktop.session.casting import next_character
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Change, Push

from . import models
from .preload import Preload
from .running import Running
from .services import Services

BOT_NAMES = 8


class Tables:
    """See `catan_desktop.ui.scenes.services.Lobby`."""

    def __init__(self, services: Services, running: Running, preload: Preload) -> None:
        self._services = services
        self._running = running
        self._preload = preload
        self.taught = ""

    def rulesets(self) -> Sequence[str]:
        """The keys of the games on offer."""
        return list(RULESETS)

    def ruleset(self, key: str) -> RulesetCard:
        """Return what can be chosen of a game."""
        return models.ruleset_card(key)

    def levels(self) -> Sequence[str]:
        """The levels of bots, weakest first."""
        return tuple(BOTS)

    def usual(self, ruleset: str) -> NewGame:
        """One person and three bots, everything else as it is meant."""
        seats = [SeatSpec(name=self.usual_name(0, True))]
        while len(seats) < 4:
            seats.append(SeatSpec(kind="bot", character=self.next_character(seats), colour=len(seats)))
        return NewGame(ruleset=ruleset, seats=tuple(seats), seed=self.seed())

    def last(self) -> NewGame | None:
        """The game begun last, with a new seed; names that nobody wrote are said in the language in use."""
        kept = self._services.preferences.chosen.last_game
        if not kept:
            return None
        try:
            spec = NewGame.model_validate_json(json.dumps({**kept, "seed": self.seed()}))
            self.sketch(spec)
        except (ValidationError, GameError, ValueError):
            return None
        seats = tuple(
            seat if seat.name or not seat.human else seat.model_copy(update={"name": self.usual_name(index, True)})
            for index, seat in enumerate(spec.seats)
        )
        return spec.model_copy(update={"seats": seats})

    def remember(self, spec: NewGame) -> None:
        """Keep the choices; a name that nobody wrote is not kept, because it belongs to a language."""
        seats = tuple(
            seat.model_copy(update={"name": ""}) if seat.human and seat.name == self.usual_name(index, True) else seat
            for index, seat in enumerate(spec.seats)
        )
        kept = spec.model_copy(update={"seats": seats}).model_dump(mode="json", exclude={"seed"})
        self._services.preferences.note(last_game=kept)

    def usual_name(self, seat: int, human: bool) -> str:
        """The name of a seat before anybody writes one; a bot that is somebody is called otherwise."""
        tr = self._services.texts.tr
        return tr("person-name", number=seat + 1) if human else tr(f"bot-name-{seat % BOT_NAMES + 1}")

    def characters(self) -> Sequence[str]:
        """Return who a bot can be."""
        return tuple(CHARACTERS)

    def next_character(self, seats: Sequence[SeatSpec]) -> str:
        """Return who comes as one more bot."""
        return next_character(seats)

    def seed(self) -> int:
        """A new seed."""
        return self._services.seed()

    def sketch(self, spec: NewGame) -> BoardSketch:
        """The board on which a game would begin."""
        return models.spec_sketch(spec)

    def begin(self, spec: NewGame) -> Change:
        """Begin a game; the running one is kept first."""
        return self._running.begin(spec)

    def lessons(self, ruleset: str = "") -> Sequence[LessonCard]:
        """Every lesson, or that of the game named, with what is done of it."""
        done = set(self._services.preferences.chosen.lessons_done)
        found = (lessons.lesson_for(ruleset),) if ruleset else lessons.lessons()
        return [models.lesson_card(lesson, done) for lesson in found if lesson is not None]

    def teach(self, key: str, chapter: str) -> Change:
        """Begin a chapter of a lesson; the running game is kept first."""
        from . import lesson  # noqa: PLC0415  (a lesson stands on the table)

        return self._preload.behind(
            "laying-table", f"lesson-{key}", lambda: Push(lesson.teach(self._services, self, key, chapter))
        )

    def first_game(self, ruleset: str) -> Change:
        """Begin a game as one would after a lesson: against easy bots."""
        spec = self.usual(ruleset)
        seats = tuple(seat.model_copy(update={"level": models.EASY}) for seat in spec.seats)
        return self.begin(spec.model_copy(update={"seats": seats}))
