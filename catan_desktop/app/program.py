"""The program behind its screens: settings, words, the running game, saves."""

from __future__ import annotations

import json
import logging
import secrets
import traceback
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from catan_desktop import __version__
from catan_desktop.kernel.errors import GameError, Reason, SaveError
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Words, because, say
from catan_desktop.session import paths
from catan_desktop.session import settings as settings_file
from catan_desktop.session.language import guessed_language
from catan_desktop.session.settings import Settings
from catan_desktop.ui.keymap import Keymap
from catan_desktop.ui.rich import RichPainter
from catan_desktop.ui.scene import Change, Push, Quit, Replace, Scene
from catan_desktop.ui.scenes.shell import Refused
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.text import Text
from catan_desktop.ui.theme import Theme, load_theme
from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.window import Window

from .contrast import contrasted

if TYPE_CHECKING:
    from catan_desktop.kernel.ids import Seat
    from catan_desktop.present.almanac import Almanac
    from catan_desktop.present.models.lesson import LessonCard
    from catan_desktop.present.models.screens import BoardSketch, ResultModel, RulesetCard, SaveEntry
    from catan_desktop.session.session import Session
    from catan_desktop.session.spec import NewGame

logger = logging.getLogger(__name__)

LARGER = {"normal": 1.0, "large": 1.15, "largest": 1.3}
"""How much larger words are for each text size."""
BOT_NAMES = 8
AMBIENCE = ("ambience",)
EFFECTS = ("effects", "interface")
MOODS = {"language": "wind", "title": "wind", "table": "camp"}
"""What is heard all the time, from when a screen comes up until one with another sound does."""


class Program:
    """What the screens ask; see `catan_desktop.ui.scenes.shell.Shell`."""

    def __init__(
        self,
        window: Window,
        settings: Settings,
        *,
        keep: bool = True,
        sound: Sound | None = None,
        clock: Callable[[], str] | None = None,
        seed: Callable[[], int] | None = None,
        saves_folder: Path | None = None,
    ) -> None:
        """Take a window.

        Args:
            keep: games and settings are written to the user's folders.
            clock: gives the date of saves; None: the real one. Bots then think in this process.
            seed: gives seeds; None: new ones, short enough to be told to a friend.
            saves_folder: None: the user's own.
        """
        self.window = window
        self._settings = self._stored = settings
        self.version = __version__
        self.session: Session | None = None
        self.pending: list[str] = []
        """Sentences to be told on the next screen."""
        self.failures = 0
        self._keep = keep
        self._clock = clock
        self._seed = seed if seed is not None else lambda: secrets.randbelow(10**9)
        self._folder = saves_folder if saves_folder is not None else paths.user_saves()
        self._assets = paths.assets()
        self._sound = sound
        self._plain = load_theme(self._assets / "themes/north/theme.toml")
        self.kit = Kit(self._theme(), self._assets)
        self.kit.sounds = sound
        self._translator: Translator | None = None
        self._book: tuple[str, Almanac | str] | None = None
        """A language with its almanac, or with the reason why that cannot be read."""
        self._apply()

    # words

    @property
    def language(self) -> str:
        """The language in use, chosen or guessed."""
        return self.settings.language or guessed_language()

    @property
    def translator(self) -> Translator:
        """The words of the language in use."""
        if self._translator is None or self._translator.language != self.language:
            self._translator = Translator(self._assets / "locale", self.language)
        return self._translator

    @cached_property
    def languages(self) -> Sequence[tuple[str, str]]:
        """(code, name in itself) of every language."""
        folder = self._assets / "locale"
        return [(code, _own_name(folder / code / "common.ftl", code)) for code in self.translator.languages()]

    def tr(self, key: str, /, **args: str | int | float) -> str:
        """Give a text in the player's language."""
        return self.translator.tr(key, **args)

    def has(self, key: str) -> bool:
        """Tell whether there is such a text."""
        return self.translator.has(key)

    def say(self, text: Words) -> str:
        """Put words into the player's language."""
        names = [seat.name for seat in self.session.seats] if self.session is not None else []
        return say(text, self.tr, names)

    def news(self) -> Sequence[str]:
        """What is to be told once; asking empties it."""
        told, self.pending = self.pending, []
        return told

    # the almanac

    @property
    def book(self) -> Almanac:
        """The almanac in the language in use, read when it is first wanted; Refused where it cannot be read."""
        from catan_desktop.present.almanac import AlmanacError, load  # noqa: PLC0415

        if self._book is None or self._book[0] != self.language:
            try:
                self._book = (self.language, load(self._assets / "almanac", self.language))
            except AlmanacError as error:
                logger.exception("almanac")
                self._book = (self.language, self.tr("almanac-damaged", why=str(error)))
        found = self._book[1]
        if isinstance(found, str):
            raise Refused(found)
        return found

    def topic_of(self, text_key: str) -> str:
        """The entry that explains what a text key says; empty where none does."""
        try:
            return self.book.topic_for(text_key)
        except Refused:
            return ""

    def almanac(self, topic: str = "") -> Scene:
        """The almanac, open at an entry."""
        from catan_desktop.ui.scenes.almanac import AlmanacScreen  # noqa: PLC0415

        return AlmanacScreen(self, topic)

    # settings

    @property
    def settings(self) -> Settings:
        """What the player chose; a key may have filled the screen meanwhile."""
        if self._settings.fullscreen != self.window.fullscreen:
            self._settings = self._settings.model_copy(update={"fullscreen": self.window.fullscreen})
        return self._settings

    def change(self, **values: Any) -> None:
        """Set settings by name, apply them at once and keep them."""
        self._settings = Settings.model_validate({**self.settings.model_dump(), **values})
        if {"window_width", "window_height"} & values.keys():
            self.window.resize((self._settings.window_width, self._settings.window_height))
        self._apply()
        self._store()

    def play(self, sound: str, group: str = "effects") -> None:
        """Play a sound."""
        if self._sound is not None:
            self._sound.play(sound, group)

    def _store(self) -> None:
        if not self._keep or self.settings == self._stored:
            return
        try:
            settings_file.save(self.settings, paths.user_settings_file())
            self._stored = self.settings
        except OSError:
            logger.exception("settings")

    def _theme(self) -> Theme:
        return self._contrasted if self._settings.high_contrast else self._plain

    @cached_property
    def _contrasted(self) -> Theme:
        return contrasted(self._plain)

    def _apply(self) -> None:
        kit, chosen = self.kit, self._settings
        theme = self._theme()
        if kit.theme is not theme:
            kit.theme = theme
            kit.text = Text(self._assets / "fonts", theme, kit.ledger)
            kit.rich = RichPainter(kit.text, kit.art, theme)
            kit.art.clear()
        kit.keys = Keymap(chosen.keys, self.tr)
        kit.reduced_motion = chosen.reduced_motion
        kit.resize(self.window.size, chosen.ui_scale, LARGER[chosen.text_size])
        if self.window.fullscreen != chosen.fullscreen:
            self.window.toggle_fullscreen()
        if self._sound is not None:
            self._sound.set_volume("master", chosen.volume_master)
            for group in EFFECTS:
                self._sound.set_volume(group, chosen.volume_effects)
            for group in AMBIENCE:
                self._sound.set_volume(group, chosen.volume_ambience)

    def actions(self) -> Sequence[tuple[str, str]]:
        """Key of each action of the games there are, and its usual key on the keyboard."""
        from catan_desktop.rules.views import PANELS  # noqa: PLC0415

        return list({pair: None for view in PANELS.values() for pair in view.keys.items()})

    # screens

    def scene(self, name: str) -> Scene:
        """Make a screen by name; LookupError for a name there is not."""
        made = _screen(name)(self)
        self._set_mood(name)
        return made

    def _set_mood(self, name: str) -> None:
        """Let the quiet sounds behind everything be those of a screen, if it has its own."""
        if self._sound is not None and name in MOODS:
            self._sound.mood(MOODS[name])

    def first(self) -> Scene:
        """The screen that the program begins with."""
        return self.scene("title" if self.settings.language else "language")

    def table(self) -> Scene:
        """The table of the running game."""
        return self._table()

    def _table(self, *, resumed: bool = False) -> Scene:
        """Set the table; where a game goes on, everybody is told what happened since the own last turn."""
        from .tabling import Table  # noqa: PLC0415

        assert self.session is not None
        self._set_mood("table")
        table = Table(self, self.session)
        table.resumed = resumed
        return table

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

        seats = tuple(
            SeatSpec(kind="bot" if seat else "human", name=self.usual_name(seat, not seat), colour=seat)
            for seat in range(4)
        )
        return NewGame(ruleset=ruleset, seats=seats, seed=self.seed())

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
            seat if seat.name else seat.model_copy(update={"name": self.usual_name(index, seat.human)})
            for index, seat in enumerate(spec.seats)
        )
        return spec.model_copy(update={"seats": seats})

    def remember(self, spec: NewGame) -> None:
        """Keep the choices; a name that nobody wrote is not kept, because it belongs to a language."""
        seats = tuple(
            seat.model_copy(update={"name": ""}) if seat.name == self.usual_name(index, seat.human) else seat
            for index, seat in enumerate(spec.seats)
        )
        kept = spec.model_copy(update={"seats": seats}).model_dump(mode="json", exclude={"seed"})
        self._settings = self.settings.model_copy(update={"last_game": kept})
        self._store()

    def usual_name(self, seat: int, human: bool) -> str:
        """The name of a seat before anybody writes one."""
        return self.tr("person-name", number=seat + 1) if human else self.tr(f"bot-name-{seat % BOT_NAMES + 1}")

    def seed(self) -> int:
        """A new seed."""
        return self._seed()

    def sketch(self, spec: NewGame) -> BoardSketch:
        """The board on which a game would begin."""
        from . import models  # noqa: PLC0415

        return models.spec_sketch(spec)

    def begin(self, spec: NewGame) -> Change:
        """Begin a game; the running one is kept first."""
        from catan_desktop.session.session import Session  # noqa: PLC0415

        self.end_session()
        try:
            keeper, trouble = self._keeper(None)
            self.session = Session.new(spec, keeper=keeper, **self.timing())
        except (GameError, ValidationError) as error:
            raise Refused(str(error)) from error
        self.session.notices.extend(trouble)
        return Replace(self.table(), all=True)

    def lessons(self) -> Sequence[LessonCard]:
        """Every lesson with its chapters."""
        from . import lesson  # noqa: PLC0415

        return lesson.cards(self)

    def teach(self, key: str, chapter: str) -> Change:
        """Begin a chapter of a lesson; the running game is kept first."""
        from . import lesson  # noqa: PLC0415

        return Push(lesson.teach(self, key, chapter))

    def first_game(self, ruleset: str) -> Change:
        """Begin a game as one would after a lesson: against easy bots."""
        from . import lesson  # noqa: PLC0415

        return lesson.first_game(self, ruleset)

    def rematch(self) -> Change:
        """The same table again on another seed."""
        assert self.session is not None
        spec = self.session.spec.model_copy(update={"seed": self.seed()})
        return self.begin(spec)

    # saved games

    def unfinished(self) -> SaveEntry | None:
        """The newest game that is not over; files are read newest first, and only until it is found."""
        from catan_desktop.session.library import look  # noqa: PLC0415
        from catan_desktop.session.saves import SUFFIX  # noqa: PLC0415

        from . import models  # noqa: PLC0415

        try:
            files = sorted(self._folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
        except OSError:
            return None
        for listed in map(look, files):
            if listed.header is not None and listed.header.outcome is None:
                return models.save_entry(listed)
        return None

    def saves(self) -> Sequence[SaveEntry]:
        """Every saved game, newest first, then the examples."""
        from catan_desktop.session.library import list_saves  # noqa: PLC0415

        from . import models  # noqa: PLC0415

        own = [models.save_entry(listed) for listed in list_saves(self._folder)]
        try:
            shipped = list_saves(paths.examples())
        except FileNotFoundError:
            shipped = ()
        return [*own, *(models.save_entry(listed, example=True) for listed in shipped)]

    def saved_board(self, entry: SaveEntry) -> BoardSketch | None:
        """The board of a saved game as it stands; bare land where only that can be read."""
        from catan_desktop.session.saves import read_header  # noqa: PLC0415

        from . import models  # noqa: PLC0415

        makers: tuple[Callable[[], BoardSketch], ...] = (
            lambda: models.saved_sketch(Path(entry.path)),
            lambda: models.header_sketch(read_header(Path(entry.path))),
        )
        for make in makers:
            try:
                return make()
            except (GameError, ValidationError, ValueError, LookupError):
                logger.info("no picture of %s", entry.path)
        return None

    def offered_files(self) -> Sequence[str]:
        """Saved games that lie in the usual folders."""
        from catan_desktop.session import library  # noqa: PLC0415

        return [str(path) for path in library.importable(paths.usual_folders())]

    def usual_folder(self) -> str:
        """Where a copy goes unless somebody says otherwise."""
        return str(next(iter(paths.usual_folders()), Path.cwd()))

    def open(self, path: str) -> Change:
        """Go on with a saved game; an autosave goes on in its own file."""
        from catan_desktop.session import saves  # noqa: PLC0415
        from catan_desktop.session.session import Session  # noqa: PLC0415

        if self.session is not None and path == self.kept_at():
            return Replace(self.table(), all=True)
        saved = self._told(lambda: saves.read(Path(path)))
        self.end_session()
        keeper, trouble = self._keeper(Path(path))
        self.session = Session.resume(saved, keeper=keeper, **self.timing())
        self.session.notices.extend(trouble)
        return Replace(self._table(resumed=True), all=True)

    def rename(self, path: str, title: str) -> None:
        """Give a save another title."""
        from catan_desktop.session import library  # noqa: PLC0415

        self._told(lambda: library.rename(Path(path), title))

    def remove(self, path: str) -> str:
        """Take a save out of the list."""
        from catan_desktop.session import library  # noqa: PLC0415

        return str(self._told(lambda: library.remove(Path(path))))

    def restore(self, removed: str) -> None:
        """Bring a removed save back."""
        from catan_desktop.session import library  # noqa: PLC0415

        self._told(lambda: library.restore(Path(removed)))

    def bring_in(self, path: str) -> None:
        """Copy a file from elsewhere into the list."""
        from catan_desktop.session import library  # noqa: PLC0415

        self._told(lambda: library.bring_in(Path(path).expanduser(), self._folder))

    def hand_out(self, path: str, target: str) -> str:
        """Copy a save to a folder or file of the player's choice."""
        from catan_desktop.session import library  # noqa: PLC0415
        from catan_desktop.session.saves import SUFFIX  # noqa: PLC0415

        place = Path(target).expanduser()
        if place.is_dir():
            place /= Path(path).name
        if place.suffix != SUFFIX:
            place = place.with_name(place.name + SUFFIX)
        if place.exists():
            raise Refused(self.tr("load-export-exists", path=str(place)))
        self._told(lambda: library.hand_out(Path(path), place))
        return str(place)

    # the running game

    def kept_at(self) -> str:
        """The file that the running game is kept in; empty where there is none."""
        path = getattr(self.session.keeper, "path", None) if self.session is not None else None
        return "" if path is None else str(path)

    def running_title(self) -> str:
        """A title that fits the running game."""
        assert self.session is not None
        ruleset = self.tr(f"ruleset-{self.session.game.ruleset.key}")
        return self.tr("save-as-default", ruleset=ruleset, turn=self.session.state.turn)

    def save_as(self, title: str) -> None:
        """Keep the running game under a title."""
        from catan_desktop.session.library import place_for  # noqa: PLC0415

        session = self.session
        assert session is not None
        self._told(lambda: session.save(place_for(self._folder, title), title))

    def result(self) -> ResultModel:
        """How the running game ended."""
        from . import models  # noqa: PLC0415

        assert self.session is not None
        return models.result(self.session)

    def figures(self, looker: Seat) -> ResultModel:
        """How the running game goes, as far as a seat may know."""
        from . import models  # noqa: PLC0415

        assert self.session is not None
        return models.so_far(self.session, looker)

    def so_far(self, looker: Seat) -> Scene:
        """The figures of the running game as a screen."""
        from catan_desktop.ui.scenes.result import SoFarScreen  # noqa: PLC0415

        return SoFarScreen(self, looker)

    def replay(self, path: str, looker: Seat | None = None) -> Change:
        """Watch a saved game, or with an empty path the running one: with the eyes of the looking seat only."""
        from . import replay  # noqa: PLC0415

        if not path:
            assert self.session is not None
            return Push(replay.running(self, self.session, looker))
        return Push(replay.saved(self, self._told(lambda: replay.read(path)), path))

    def leave(self) -> Change:
        """End the running game, which is kept, and go to the title."""
        self.end_session()
        return Replace(self.scene("title"), all=True)

    def end_session(self) -> None:
        """Write what is left of the running game and end its bots."""
        session, self.session = self.session, None
        if session is not None:
            session.close()

    def exits(self) -> dict[str, Callable[[], Change]]:
        """Where the menu of the table leads."""
        return {
            "almanac": lambda: Push(self.almanac()),
            "save": lambda: Push(self.scene("save-as")),
            "load": lambda: Push(self.scene("load")),
            "settings": lambda: Push(self.scene("settings")),
            "title": self.leave,
            "quit": Quit,
        }

    def failed(self, error: Exception) -> Scene | None:
        """The screen after an error nobody expected: the game is kept, and the player is told where."""
        logger.error("%s", "".join(traceback.format_exception(error)))
        self.failures += 1
        if self.failures > 3:
            return None
        kept = self.kept_at()
        try:
            self.end_session()
        except Exception:
            logger.exception("while the game was kept")
        from catan_desktop.ui.scenes.error import ErrorScreen  # noqa: PLC0415

        return ErrorScreen(self, kept, f"{type(error).__name__}: {error}", str(paths.user_log()))

    def close(self) -> None:
        """End everything, and remember the window."""
        self.end_session()
        width, height = (round(length / self.window.scale) for length in self.window.size)
        if not self.window.fullscreen and 640 <= width <= 16384 and 480 <= height <= 16384:
            self._settings = self.settings.model_copy(update={"window_width": width, "window_height": height})
        self._store()
        if self._sound is not None:
            self._sound.close()
        self.window.close()

    # inside

    def timing(self) -> dict[str, Any]:
        """What sessions are begun with, besides what they are about."""
        return {} if self._clock is None else {"clock": self._clock, "bots_in_process": True}

    def _keeper(self, path: Path | None) -> tuple[Any, list[Reason]]:
        """What keeps the game while it is played, or why nothing does."""
        if not self._keep:
            return None, []
        from catan_desktop.session.autosave import AutoSaver  # noqa: PLC0415

        try:
            return AutoSaver(self._folder, path), []
        except SaveError as error:
            return None, [error.reason]

    def _told(self, act: Callable[[], Any]) -> Any:
        """Do something with files; Refused, in the player's language, where that fails."""
        try:
            return act()
        except SaveError as error:
            raise Refused(self.say(because(error.reason)), self.topic_of(error.reason.key)) from error


def _own_name(file: Path, code: str) -> str:
    """The name of a language in itself, without reading all its words."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("language-name = "):
            return line.partition(" = ")[2]
    return code


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
}
