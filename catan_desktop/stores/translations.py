"""Every text in the player's language, in the words of the running game or of another one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from catan_desktop.games import catalogue
from catan_desktop.games.views import vocabulary
from catan_desktop.present.naming import names_of
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import TextArgument, Words, say
from catan_desktop.session.session import Session


class Translations:
    """The translator that is right at the moment."""

    def __init__(self, assets: Path, language: str) -> None:
        self.assets = assets
        self.language = language
        """The code of the language in use."""
        self.session: Session | None = None
        """The running game, in whose words is spoken."""
        self._translator: Translator | None = None

    @cached_property
    def languages(self) -> Sequence[tuple[str, str]]:
        """(code, name in itself) of every language."""
        folder = self.assets / "locale"
        return [(code, _own_name(folder / code / "common.ftl", code)) for code in self.translator.languages()]

    @property
    def playing(self) -> str:
        """The ruleset of the running game; empty where there is none."""
        return "" if self.session is None else self.session.game.ruleset.key

    @property
    def vocabulary(self) -> tuple[str, ...]:
        """The vocabularies of the running game with its options; none where there is none."""
        return () if self.session is None else vocabulary(self.session.game.ruleset)

    @property
    def translator(self) -> Translator:
        """The words of the running game."""
        return self._speaking(self.vocabulary)

    def speaker(self, ruleset: str) -> Translator:
        """The words of a game; those of the program where none is named."""
        return self._speaking(vocabulary_of(ruleset))

    def _speaking(self, names: Sequence[str]) -> Translator:
        if self._translator is None or self._translator.language != self.language:
            self._translator = Translator(self.assets / "locale", self.language)
        return self._translator.using(names)

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the words of the running game."""
        return self.translator.tr(key, **args)

    def tr_in(self, ruleset: str, key: str, /, **args: TextArgument) -> str:
        """Return a text in the words of a game that need not be the running one."""
        return self.speaker(ruleset).tr(key, **args)

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""
        return self.translator.has(key)

    def say(self, text: Words) -> str:
        """Put words into the player's language."""
        names = names_of(self.session.seats, self.tr) if self.session is not None else []
        return say(text, self.tr, names)


def vocabulary_of(ruleset: str) -> tuple[str, ...]:
    """The vocabularies of a game; none for one that is not known here."""
    return vocabulary(catalogue.ruleset(ruleset)) if catalogue.known(ruleset) else ()


def _own_name(file: Path, code: str) -> str:
    """The name of a language in itself, without reading all its words."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("language-name = "):
            return line.partition(" = ")[2]
    return code
