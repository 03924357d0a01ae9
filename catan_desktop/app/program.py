"""The program behind its screens: what can be begun, and the running game."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from pydantic import ValidationError

from catan_desktop.kernel.errors import GameError
from catan_desktop.present.naming import names_of
from catan_desktop.ui.scene import Change, Push, Quit, Replace, Scene
from catan_desktop.ui.scenes.shell import Refused

from .leaving import Leaving
from .mishaps import Mishaps
from .preload import Preload
from .shelf import Shelf

if TYPE_CHECKING:
    import pygame

    from catan_desktop.kernel.ids import Seat
    from catan_desktop.present.models.lesson import LessonCard
    from catan_desktop.present.models.screens import BoardSketch, ResultModel, RulesetCard
    from catan_desktop.session.spec import NewGame, SeatSpec

logger = logging.getLogger(__name__)

BOT_NAMES = 8
MOODS = {"language": "wind", "title": "wind", "table": "camp"}
"""What is heard all the time, from when a screen comes up until one with another sound does."""


class Program(Shelf):
    """What the screens ask; see `catan_desktop.ui.scenes.shell.Shell`."""

    # screens

    def scene(self, name: str) -> Scene:
        """Make a screen by name; LookupError for a name there is not."""
        made = _screen(name)(self)
        self._set_mood(name)
        return made

    def _set_mood(self, name: str) -> None:
        """Let the quiet sounds behind everything be those of a screen, if it has its own."""
        if self._sound is not None and name in MOODS:
            self._sound.mood((self.kit.theme.mood if name == "table" else "") or MOODS[name])

    def first(self) -> Scene:
        """The screen that the program begins with."""
        return self.scene("title" if self.settings.language else "language")

    def table(self, *, resumed: bool = False) -> Scene:
        """Set the table; where a game goes on, everybody is told what happened since the own last turn."""
        from .tabling import Table  # noqa: PLC0415

        assert self.session is not None
        self._set_mood("table")
        table = Table(self, self.session)
        table.handover.resumed = resumed
        return table

    def almanac(self, topic: str = "", ruleset: str = "") -> Scene:
        """The almanac, open at an entry, for the running game or another one."""
        from catan_desktop.ui.scenes.almanac import AlmanacScreen  # noqa: PLC0415

        return AlmanacScreen(self, topic, self.book_in(ruleset) if ruleset else None)

    # beginning

    def rulesets(self) -> Sequence[RulesetCard]:
        """The games on offer."""
        from . import models  # noqa: PLC0415

        return models.ruleset_cards()

    def levels(self) -> Sequence[str]:
        """The levels of bots, weakest first."""
        from catan_desktop.bots.registry import BOTS  # noqa: PLC0415

        return tuple(BOTS)

    def usual(self, ruleset: str) -> NewGame:
        """One person and three bots, everything else as it is meant."""
        from catan_desktop.session.spec import NewGame, SeatSpec  # noqa: PLC0415

        seats = [SeatSpec(name=self.usual_name(0, True))]
        while len(seats) < 4:
            seats.append(SeatSpec(kind="bot", character=self.next_character(seats), colour=len(seats)))
        return NewGame(ruleset=ruleset, seats=tuple(seats), seed=self.seed())

    def last(self) -> NewGame | None:
        """The game begun last, with a new seed; names that nobody wrote are said in the language in use."""
        from catan_desktop.session.spec import NewGame  # noqa: PLC0415

        kept = self.settings.last_game
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
        self._settings = self.settings.model_copy(update={"last_game": kept})
        self._store()

    def usual_name(self, seat: int, human: bool) -> str:
        """The name of a seat before anybody writes one; a bot that is somebody is called otherwise."""
        return self.tr("person-name", number=seat + 1) if human else self.tr(f"bot-name-{seat % BOT_NAMES + 1}")

    def characters(self) -> Sequence[str]:
        """Who a bot can be."""
        from catan_desktop.bots.characters import CHARACTERS  # noqa: PLC0415

        return tuple(CHARACTERS)

    def next_character(self, seats: Sequence[SeatSpec]) -> str:
        """Who comes as one more bot."""
        from catan_desktop.session.casting import next_character  # noqa: PLC0415

        return next_character(seats)

    def named(self, spec: NewGame) -> NewGame:
        """The game with every bot somebody, called by that name where nobody has written another."""
        from catan_desktop.session.casting import cast  # noqa: PLC0415

        spec = cast(spec)
        names = names_of(spec.seats, self.tr)
        seats = tuple(
            seat if seat.human else seat.model_copy(update={"name": name})
            for seat, name in zip(spec.seats, names, strict=True)
        )
        return spec.model_copy(update={"seats": seats})

    def seed(self) -> int:
        """A new seed."""
        return self._seed()

    def sketch(self, spec: NewGame) -> BoardSketch:
        """The board on which a game would begin."""
        from . import models  # noqa: PLC0415

        return models.spec_sketch(spec)

    @cached_property
    def preload(self) -> Preload:
        """What is ready for the next table."""
        return Preload(self)

    def begin(self, spec: NewGame) -> Change:
        """Begin a game; the running one is kept first."""
        return self.parting(lambda: self.behind("laying-table", f"table-{spec.ruleset}", lambda: self._begun(spec)))

    def behind(self, words: str, name: str, make: Callable[[], Change]) -> Change:
        """Go where `make` leads, behind a page with a bar where that takes long."""
        return self.preload.behind(words, name, make)

    def _begun(self, spec: NewGame) -> Change:
        from catan_desktop.session.session import Session  # noqa: PLC0415

        self.end_session()
        keeper = None
        try:
            spec = self.named(spec)
            keeper = self._keeper(None)
            self.session = Session.new(spec, keeper=keeper, **self.timing())
        except BaseException as error:
            if keeper is not None:
                keeper.close()
            if isinstance(error, (GameError, ValidationError)):
                raise Refused(str(error)) from error
            raise
        return Replace(self.table(), all=True)

    def lessons(self) -> Sequence[LessonCard]:
        """Every lesson with its chapters."""
        from . import lesson  # noqa: PLC0415

        return lesson.cards(self)

    def teach(self, key: str, chapter: str) -> Change:
        """Begin a chapter of a lesson; the running game is kept first."""

        def taught() -> Change:
            from . import lesson  # noqa: PLC0415

            return Push(lesson.teach(self, key, chapter))

        return self.behind("laying-table", f"lesson-{key}", taught)

    def first_game(self, ruleset: str) -> Change:
        """Begin a game as one would after a lesson: against easy bots."""
        from . import lesson  # noqa: PLC0415

        return lesson.first_game(self, ruleset)

    def rematch(self) -> Change:
        """The same table again on another seed."""
        assert self.session is not None
        spec = self.session.spec.model_copy(update={"seed": self.seed()})
        return self.begin(spec)

    # the running game

    def running_title(self) -> str:
        """A title that fits the running game."""
        assert self.session is not None
        ruleset = self.tr(f"ruleset-{self.session.game.ruleset.key}")
        return self.tr("save-as-default", ruleset=ruleset, turn=self.session.state.turn)

    def save_as(self, title: str) -> None:
        """Keep the running game under a title."""
        from catan_desktop.session.library import keep_as  # noqa: PLC0415

        session = self.session
        assert session is not None
        data = session.freeze(title)
        self._told(lambda: keep_as(self._folder, data, session.stamp(data.date)))

    def result(self) -> ResultModel:
        """How the running game ended."""
        from . import models  # noqa: PLC0415

        assert self.session is not None
        return models.result(self.session, self.tr)

    def figures(self, looker: Seat) -> ResultModel:
        """How the running game goes, as far as a seat may know."""
        from . import models  # noqa: PLC0415

        assert self.session is not None
        return models.so_far(self.session, looker, self.tr)

    def so_far(self, looker: Seat) -> Scene:
        """The figures of the running game as a screen."""
        from catan_desktop.ui.scenes.result import SoFarScreen  # noqa: PLC0415

        return SoFarScreen(self, looker)

    def replay(self, path: str, looker: Seat | None = None) -> Change:
        """Watch a saved game, or with an empty path the running one: with the eyes of the looking seat only."""
        from . import replay  # noqa: PLC0415

        found = self._told(lambda: replay.read(path)) if path else None

        def shown() -> Change:
            if found is not None:
                return Push(replay.saved(self, found, path))
            assert self.session is not None
            return Push(replay.running(self, self.session, looker))

        running = found if found is not None else self.session
        assert running is not None
        return self.behind("laying-replay", f"replay-{running.game.ruleset.key}", shown)

    def leave(self) -> Change:
        """End the running game, which is kept, and go to the title."""
        self.end_session()
        return Replace(self.scene("title"), all=True)

    def parting(self, leave: Callable[[], Change]) -> Change:
        """Leave the running game; after a page or a question where it is not kept yet."""
        return self.leaving.parting(leave)

    @cached_property
    def leaving(self) -> Leaving:
        """The ways out of the running game."""
        return Leaving(self)

    def exits(self) -> dict[str, Callable[[], Change]]:
        """Where the menu of the table leads."""
        return {
            "almanac": lambda: Push(self.almanac()),
            "save": lambda: Push(self.scene("save-as")),
            "load": lambda: Push(self.scene("load")),
            "settings": lambda: Push(self.scene("settings")),
            "title": lambda: self.parting(self.leave),
            "quit": lambda: self.parting(Quit),
        }

    @cached_property
    def mishaps(self) -> Mishaps:
        """What is done after errors nobody expected."""
        return Mishaps(self)

    def failed(self, error: BaseException, where: Scene | None = None) -> Scene | None:
        """The screen after an error nobody expected: the game is kept, and the player is told where."""
        return self.mishaps.failed(error, where)

    def table_again(self) -> Scene:
        """Set the table of the running game anew."""
        assert self.session is not None
        return self.again(self.session) if self.again is not None else self.table()

    def tick(self, seconds: float) -> None:
        """Let time pass for what belongs to no screen."""
        if self._sound is not None:
            self._sound.tick(seconds)
        self.preload.tick(seconds)

    def heard(self, event: pygame.event.Event) -> None:
        """Learn that a sound device was plugged in or taken away."""
        if self._sound is not None:
            self._sound.device(event)

    def close(self) -> None:
        """End everything, and remember the window; what fails holds nothing else up, the game least of all."""
        for end in (
            self.end_session,
            self.preload.rest,
            self._remember_window,
            self._store,
            self._hush,
            self.window.close,
        ):
            try:
                end()
            except Exception:
                logger.exception("while the program ended")

    def _remember_window(self) -> None:
        width, height = (round(length / self.window.scale) for length in self.window.size)
        if not self.window.fullscreen and 640 <= width <= 16384 and 480 <= height <= 16384:
            self._settings = self.settings.model_copy(update={"window_width": width, "window_height": height})

    def _hush(self) -> None:
        if self._sound is not None:
            self._sound.close()


def _screen(name: str) -> Callable[[Program], Scene]:
    """A class of screens, imported when it is first wanted."""
    from importlib import import_module  # noqa: PLC0415

    try:
        module, kind = _SCREENS[name]
    except KeyError:
        raise LookupError(f"the screens are: {', '.join(_SCREENS)}") from None
    found: Callable[[Program], Scene] = getattr(import_module(f"catan_desktop.ui.scenes.{module}"), kind)
    return found


_SCREENS = {
    "title": ("title", "TitleScreen"),
    "almanac": ("almanac", "AlmanacScreen"),
    "language": ("language", "LanguageScreen"),
    "new-game": ("new_game", "NewGameScreen"),
    "load": ("load", "LoadScreen"),
    "settings": ("settings", "SettingsScreen"),
    "keys": ("settings_keys", "KeysScreen"),
    "replays": ("replays", "ReplaysScreen"),
    "result": ("result", "ResultScreen"),
    "tutorial": ("tutorial", "TutorialScreen"),
    "save-as": ("save_as", "SaveAsScreen"),
    "credits": ("credits", "CreditsScreen"),
}
