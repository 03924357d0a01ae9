"""What the program knows wherever it is: window, settings, words, the almanac, what everything is drawn with."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catan_desktop import __version__
from catan_desktop.present.naming import names_of
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Words, say
from catan_desktop.session import paths
from catan_desktop.session import settings as settings_file
from catan_desktop.session.language import guessed_language
from catan_desktop.session.settings import Settings
from catan_desktop.ui.keymap import Keymap
from catan_desktop.ui.rich import RichPainter
from catan_desktop.ui.scenes.shell import Refused
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.text import Text
from catan_desktop.ui.theme import Theme, load_theme
from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.window import Window

from .contrast import contrasted

if TYPE_CHECKING:
    from catan_desktop.present.almanac import Almanac
    from catan_desktop.session.credits import Credits
    from catan_desktop.session.session import Session
    from catan_desktop.ui.scene import Scene

logger = logging.getLogger(__name__)

LARGER = {"normal": 1.0, "large": 1.15, "largest": 1.3}
"""How much larger words are for each text size."""
AMBIENCE = ("ambience",)
USUAL_THEME = "north"
EFFECTS = ("effects", "interface")


class Core:
    """Window, settings and words."""

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
        self._session: Session | None = None
        self.pending: list[str] = []
        """Sentences to be told on the next screen."""
        self.again: Callable[[Session], Scene] | None = None
        """Sets the table of the running game anew, where that is no usual one, such as in a lesson."""
        self._keep = keep
        self._clock = clock
        self._seed = seed if seed is not None else lambda: secrets.randbelow(10**9)
        self._folder = saves_folder if saves_folder is not None else paths.user_saves()
        self._assets = paths.assets()
        self._sound = sound
        self._worn = USUAL_THEME
        self._themes: dict[tuple[str, bool], Theme] = {}
        self.kit = Kit(self._theme(), self._assets)
        self.kit.sounds = sound
        self._translator: Translator | None = None
        self._books: dict[tuple[str, str, tuple[str, ...]], Almanac | str] = {}
        """Language and game with their almanac, or with the reason why that cannot be read."""
        self._apply()

    # words

    @property
    def language(self) -> str:
        """The language in use, chosen or guessed."""
        return self.settings.language or guessed_language()

    @property
    def playing(self) -> str:
        """The ruleset of the running game; empty where there is none."""
        return "" if self.session is None else self.session.game.ruleset.key

    @property
    def translator(self) -> Translator:
        """The words of the language in use, as the running game says them with its options."""
        return self._speaking(self._spoken())

    def _spoken(self) -> tuple[str, ...]:
        """The vocabularies of the running game; none where there is none."""
        if self.session is None:
            return ()
        from catan_desktop.games.views import vocabulary  # noqa: PLC0415

        return vocabulary(self.session.game.ruleset)

    def credits(self) -> Credits:
        """Whose work the game stands on."""
        from catan_desktop.session import credits  # noqa: PLC0415

        try:
            return credits.load(self._assets)
        except credits.CreditsError as error:
            raise Refused(self.tr("credits-damaged")) from error

    def speaker(self, ruleset: str) -> Translator:
        """The words of the language in use as a game says them; as the program does where none is named."""
        return self._speaking(_vocabulary(ruleset) if ruleset else ())

    def _speaking(self, vocabulary: Sequence[str]) -> Translator:
        if self._translator is None or self._translator.language != self.language:
            self._translator = Translator(self._assets / "locale", self.language)
        return self._translator.using(vocabulary)

    @cached_property
    def languages(self) -> Sequence[tuple[str, str]]:
        """(code, name in itself) of every language."""
        folder = self._assets / "locale"
        return [(code, _own_name(folder / code / "common.ftl", code)) for code in self.translator.languages()]

    def tr(self, key: str, /, **args: str | int | float) -> str:
        """Return a text in the player's language."""
        return self.translator.tr(key, **args)

    def tr_in(self, ruleset: str, key: str, /, **args: str | int | float) -> str:
        """Return a text in the player's language, in the words of a game that need not be the running one."""
        return self.speaker(ruleset).tr(key, **args)

    def has(self, key: str) -> bool:
        """Tell whether there is such a text."""
        return self.translator.has(key)

    def say(self, text: Words) -> str:
        """Put words into the player's language."""
        names = names_of(self.session.seats, self.tr) if self.session is not None else []
        return say(text, self.tr, names)

    def news(self) -> Sequence[str]:
        """What is to be told once; asking empties it."""
        told, self.pending = self.pending, []
        return told

    # the almanac

    @property
    def book(self) -> Almanac:
        """The almanac in the language in use, read when it is first wanted; Refused where it cannot be read."""
        return self._book(self.playing, self._spoken())

    def book_in(self, ruleset: str) -> Almanac:
        """The almanac as players of a game want it; an empty text stands for all games alike."""
        return self._book(ruleset, _vocabulary(ruleset))

    def _book(self, ruleset: str, vocabulary: tuple[str, ...]) -> Almanac:
        from catan_desktop.present.almanac import load  # noqa: PLC0415
        from catan_desktop.present.almanac_files import AlmanacError  # noqa: PLC0415

        wanted = (self.language, ruleset, vocabulary)
        if wanted not in self._books:
            try:
                self._books[wanted] = load(self._assets / "almanac", *wanted)
            except AlmanacError as error:
                logger.exception("almanac")
                self._books[wanted] = self.tr("almanac-damaged", why=str(error))
        found = self._books[wanted]
        if isinstance(found, str):
            raise Refused(found)
        return found

    def topic_of(self, text_key: str) -> str:
        """The entry that explains what a text key says; empty where none does."""
        return self.topic_in(self.playing, text_key)

    def topic_in(self, ruleset: str, text_key: str) -> str:
        """The entry that explains what a text key says in a game."""
        try:
            return self.book_in(ruleset).topic_for(text_key)
        except Refused:
            return ""

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

    @property
    def silent(self) -> bool:
        """Return whether nothing can be heard for want of a device; asked of no program that has no sound at all."""
        return self._sound is not None and self._sound.silent

    def listen_again(self) -> bool:
        """Look for a sound device; False where there is none."""
        return self._sound is not None and self._sound.try_again()

    def _store(self) -> None:
        if not self._keep or self.settings == self._stored:
            return
        try:
            settings_file.save(self.settings, paths.user_settings_file())
            self._stored = self.settings
        except OSError:
            logger.exception("settings")

    def _theme(self) -> Theme:
        key = (self._worn, self._settings.high_contrast)
        if key not in self._themes:
            plain = load_theme(self._assets / f"themes/{self._worn}/theme.toml")
            self._themes[key] = contrasted(plain) if self._settings.high_contrast else plain
        return self._themes[key]

    @property
    def session(self) -> Session | None:
        """The running game."""
        return self._session

    @session.setter
    def session(self, session: Session | None) -> None:
        self._session, self.again = session, None
        self.wear()

    def wear(self, theme: str = "") -> None:
        """Show everything in the light of a game: of the running one, or in that of the theme named."""
        wanted = theme or self._light_of_session()
        if wanted != self._worn:
            self._worn = wanted
            self._apply()

    def _light_of_session(self) -> str:
        if self._session is None:
            return USUAL_THEME
        from .models import theme_of  # noqa: PLC0415

        return theme_of(self._session)

    def _apply(self) -> None:
        kit, chosen = self.kit, self._settings
        theme = self._theme()
        if kit.theme is not theme:
            kit.theme = theme
            kit.text = Text(self._assets / "fonts", theme, kit.audit)
            kit.rich = RichPainter(kit.text, kit.art, theme)
            kit.art.wear(theme.pictures)
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
        from catan_desktop.games.views import PANELS  # noqa: PLC0415

        return list({pair: None for view in PANELS.values() for pair in view.keys.items()})


@cache
def _vocabulary(ruleset: str) -> tuple[str, ...]:
    """The vocabularies of a game; none for one that is not known here."""
    from catan_desktop.games.catalogue import RULESETS  # noqa: PLC0415
    from catan_desktop.games.views import vocabulary  # noqa: PLC0415

    return vocabulary(RULESETS[ruleset]) if ruleset in RULESETS else ()


def _own_name(file: Path, code: str) -> str:
    """The name of a language in itself, without reading all its words."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("language-name = "):
            return line.partition(" = ")[2]
    return code
