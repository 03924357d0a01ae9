"""Every screen by its name, and what all of them are drawn and written with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from catan_desktop import __version__
from catan_desktop.present.words import TextArgument, Words
from catan_desktop.stores.almanacs import Almanacs
from catan_desktop.stores.files import Refused
from catan_desktop.stores.translations import Translations
from catan_desktop.ui.scene import Change, Pop, Push, Replace, Scene
from catan_desktop.ui.widgets import Kit

from .preferences import Preferences


class Screens:
    """See `catan_desktop.ui.scenes.services.Shell`."""

    def __init__(self, texts: Translations, preferences: Preferences, almanacs: Almanacs) -> None:
        self.makers: dict[str, Callable[[], Scene]] = {}
        """How each screen that was asked for is made, by its name; the program fills this with the first ones."""
        self.pages: Callable[[], Mapping[str, Callable[[], Scene]]] = dict
        """The makers of all others, asked for when one is wanted that is not there yet."""
        self.pending: list[str] = []
        """Sentences to be told on the next screen."""
        self.version = __version__
        self._texts, self._preferences, self._almanacs = texts, preferences, almanacs

    @property
    def kit(self) -> Kit:
        """Return what everything is drawn with."""
        return self._preferences.kit

    def apply_theme(self, theme: str = "") -> None:
        """Show everything in the light of a theme; without a name, in that of the running game."""
        self._preferences.apply_theme(theme)

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the player's language."""
        return self._texts.tr(key, **args)

    def has(self, key: str) -> bool:
        """Tell whether there is such a text."""
        return self._texts.has(key)

    def say(self, text: Words) -> str:
        """Put words into the player's language."""
        return self._texts.say(text)

    def news(self) -> Sequence[str]:
        """Return what is to be told once; asking empties it."""
        told = tuple(self.pending)
        self.pending.clear()
        return told

    def instead(self, enter: Callable[[], Change]) -> Change:
        """Return the way into something in the place of the page that leads there; where it is refused, the page goes,
        and the screen below says why."""
        try:
            change = enter()
        except Refused as refusal:
            self.pending.append(str(refusal))
            return Pop()
        return Replace(change.scene) if isinstance(change, Push) else change

    def scene(self, name: str) -> Scene:
        """Make a screen by name; LookupError for a name there is not."""
        if name not in self.makers:
            self.makers.update(self.pages())
        if name not in self.makers:
            raise LookupError(f"the screens are: {', '.join(self.makers)}")
        made = self.makers[name]()
        self._preferences.mood(name)
        return made

    def almanac(self, topic: str = "", ruleset: str = "") -> Scene:
        """The almanac, open at an entry, for the running game or another one."""
        from .pages import AlmanacScreen  # noqa: PLC0415  (neither title nor table needs it)

        book = self._almanacs.book_in(ruleset) if ruleset else None
        return AlmanacScreen(self, self._almanacs, topic, book)
