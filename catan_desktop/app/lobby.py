"""The choice of games that can be begun, and of the players."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from pydantic import ValidationError

from catan_desktop.bots.characters import CHARACTERS
from catan_desktop.bots.levels import levels
from catan_desktop.games import lessons
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.errors import GameError
from catan_desktop.lessons.lesson import USUAL, Chapter, Lesson
from catan_desktop.present.models.lesson import LessonCard
from catan_desktop.present.models.screens import BoardSketch, RulesetCard
from catan_desktop.present.words import words
from catan_desktop.session import saves
from catan_desktop.session.casting import next_character
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, OptionValue, SeatSpec
from catan_desktop.ui.scene import Change, Push, Replace
from catan_desktop.ui.scenes.services import LessonOffer

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
        self.taught = str(services.preferences.chosen.last_game.get("ruleset", ""))

    def rulesets(self) -> Sequence[str]:
        """The keys of the games on offer."""
        return list(RULESETS)

    def ruleset(self, key: str) -> RulesetCard:
        """Return what can be chosen of a game."""
        return models.ruleset_card(key)

    def levels(self) -> Sequence[str]:
        """The levels of bots, weakest first."""
        return levels()

    def usual(self, ruleset: str) -> NewGame:
        """One person and three bots, everything else as it is meant."""
        seats = [SeatSpec(name=self.usual_name(0, True))]
        while len(seats) < 4:
            seats.append(SeatSpec(kind="bot", character=self.next_character(seats), colour=len(seats)))
        return NewGame(ruleset=ruleset, seats=tuple(seats), seed=self.seed())

    def last(self) -> NewGame | None:
        """The game begun last, with a new seed; names that nobody wrote are said in the language in use."""
        return self._read(self._services.preferences.chosen.last_game)

    def _read(self, kept: Mapping[str, object]) -> NewGame | None:
        """Return a game as its choices are kept, with a new seed; None for none that can be played."""
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
        """Keep the choices for the next time."""
        self._services.preferences.note(last_game=self._written(spec))
        self.taught = spec.ruleset

    def tables(self) -> Mapping[str, NewGame]:
        """Return the games that were kept and can be played, by name in their order."""
        kept = self._services.preferences.chosen.tables
        return {name: spec for name, choices in kept.items() if (spec := self._read(choices)) is not None}

    def keep_table(self, name: str, spec: NewGame | None) -> None:
        """Keep the choices under a name; None: no longer."""
        kept = {key: one for key, one in self._services.preferences.chosen.tables.items() if key != name}
        self._services.preferences.note(tables=kept | ({name: self._written(spec)} if spec else {}))

    def _written(self, spec: NewGame) -> dict[str, object]:
        """Return the choices to keep; a name that nobody wrote is left out, because it belongs to a language."""
        seats = tuple(
            seat.model_copy(update={"name": ""}) if seat.human and seat.name == self.usual_name(index, True) else seat
            for index, seat in enumerate(spec.seats)
        )
        return spec.model_copy(update={"seats": seats}).model_dump(mode="json", exclude={"seed"})

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

    def first_game(
        self, ruleset: str, seats: int = USUAL.seats, options: Mapping[str, OptionValue] = MappingProxyType({})
    ) -> Change:
        """Begin a game as one would after a lesson: against easy bots."""
        spec = self.usual(ruleset)
        sitting = tuple(seat.model_copy(update={"level": models.EASY}) for seat in spec.seats[:seats])
        return self.begin(spec.model_copy(update={"seats": sitting, "options": dict(options)}))

    def offered(self, session: Session) -> Sequence[LessonOffer]:
        """Return the chapters that are about what is not usual in the running game."""
        lesson, game = lessons.lesson_for(session.game.ruleset.key), session.game
        if lesson is None:
            return ()
        seen = {*self._services.preferences.chosen.lessons_done, *self._services.preferences.chosen.lessons_offered}
        return [
            LessonOffer(
                models.lesson_mark(lesson.key, chapter.key),
                words(f"lesson-{lesson.key}-{chapter.key}"),
                models.lesson_mark(lesson.key, chapter.key) not in seen,
                partial(self._taught_between, lesson, chapter),
            )
            for chapter in lesson.chapters
            if chapter.first_game not in {None, USUAL} and chapter.first_game.is_like(game.seats, game.options)
        ]

    def _taught_between(self, lesson: Lesson, chapter: Chapter) -> Change:
        """Begin a chapter in the middle of a game, which is kept and gone on with at its end."""
        from . import lesson as table  # noqa: PLC0415  (a lesson stands on the table)

        current = self._services.current

        def make() -> Change:
            kept = current.kept_at() or saves.decode(saves.encode(current.playing.saving.freeze()))
            found = table.teach(self._services, self, lesson.key, chapter.key, lambda: self._running.open(kept))
            return Replace(found, all=True)

        return self._running.parting(lambda: self._preload.behind("laying-table", f"lesson-{lesson.key}", make))
