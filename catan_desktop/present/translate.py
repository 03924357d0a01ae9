"""Words of the game by key, in the player's language, from Fluent files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path

from .message import PLURALS, Argument, Composer, Library, Message, Reference, Unread, read

FALLBACK = "en"
"""The language that every key is written in first; it answers where another one has a gap."""
OVER = "over"
"""The folder of a language's vocabularies: `over/<name>.ftl` says some keys otherwise, for the games that name it."""

_ENTRY = re.compile(r"\n(-?[a-zA-Z][\w-]*) *= *")


class MissingText(LookupError):
    """A text key, or an argument that its text needs, does not exist."""


class Translator:
    """Texts of one language.

    A key is a message of the `.ftl` files, or `message.attribute`. Numbers are formatted and plurals chosen as the
    language does. No bidi marks are put around arguments: the bundled fonts have no glyph for them.
    All texts are in the words of the classic island. A vocabulary is a file of keys that one family of games says
    otherwise: a city is a keep on the Gift.
    """

    def __init__(self, directory: Path, language: str, *, strict: bool = False, vocabulary: Sequence[str] = ()) -> None:
        """Read `directory/<language>/*.ftl`, and the English files beside them.

        With `strict` every gap raises MissingText; otherwise English answers, then the key itself in guillemets.

        Args:
            vocabulary: names of files of `<language>/over`; what a later one says counts before an earlier one.

        Raises:
            MissingText: there is no such language, or no such vocabulary in it.
        """
        self.directory = directory
        self.language = language
        self.strict = strict
        self.vocabulary = tuple(vocabulary)
        known = self.languages()
        if language not in known:
            raise MissingText(f"There is no language '{language}' in {directory}")
        for name in self.vocabulary:
            if not (directory / language / OVER / f"{name}.ftl").is_file():
                raise MissingText(f"There is no vocabulary '{name}' in language '{language}'")
        wanted = (language,) if strict else dict.fromkeys((language, FALLBACK))
        self._languages = [_Language(directory, name, self.vocabulary) for name in wanted if name in known]
        self._cached = lru_cache(maxsize=8192)(self._format)
        self._others: dict[tuple[str, ...], Translator] = {}

    def using(self, vocabulary: Sequence[str]) -> Translator:
        """Return the same language in the words of a family of games; always the same object for the same names."""
        names = tuple(vocabulary)
        if names == self.vocabulary:
            return self
        if names not in self._others:
            self._others[names] = Translator(self.directory, self.language, strict=self.strict, vocabulary=names)
        return self._others[names]

    def languages(self) -> tuple[str, ...]:
        """List the languages there are files for, English first."""
        found = {file.parent.name for file in self.directory.glob("*/*.ftl")}
        return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))

    def has(self, key: str) -> bool:
        """Tell whether the chosen language itself has this key."""
        return self._languages[0].has(key)

    def tr(self, key: str, /, **args: Argument) -> str:
        """Return the text of a key with its arguments put in.

        Raises:
            MissingText: strict only: no such key, or the text needs an argument that is not given.
        """
        return self._cached(key, tuple(sorted(args.items())))

    def _format(self, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
        for language in self._languages:
            if not language.has(key):
                continue
            text, errors = language.say(key, dict(args))
            if errors and self.strict:
                raise MissingText(f"'{key}' ({self.language}): {'; '.join(map(str, errors))}")
            return text
        if self.strict:
            raise MissingText(f"No text '{key}' in language '{self.language}'")
        return f"«{key}»"


class _Language:
    """The texts of one language; each is read when it is first wanted, because most of them are not at the start."""

    def __init__(self, directory: Path, name: str, vocabulary: Sequence[str]) -> None:
        self._name = name
        self._files = directory / name
        self._vocabulary = vocabulary
        self._messages: dict[str, Message | None] = {}

    def has(self, key: str) -> bool:
        """Return whether there is such a key."""
        name, _, attribute = key.partition(".")
        try:
            message = self._message(name)
        except Unread:
            return self._library.has(name, attribute)
        return message is not None and message.pattern(attribute) is not None

    def say(self, key: str, arguments: Mapping[str, Argument]) -> tuple[str, Sequence[Exception]]:
        """Return the text of a key that there is, and what is wrong with it."""
        name, _, attribute = key.partition(".")
        try:
            return self._composer.say(Reference(name, attribute), arguments), ()
        except Unread:
            return self._library.say(name, attribute, arguments)

    def _message(self, name: str) -> Message | None:
        if name not in self._messages:
            source = self._sources.get(name)
            self._messages[name] = None if source is None else read(source)
        return self._messages[name]

    @cached_property
    def _sources(self) -> Mapping[str, str]:
        """What stands behind `name =` by the name of a message or term; the first of a name counts."""
        over = [self._files / OVER / f"{name}.ftl" for name in self._vocabulary]
        found: dict[str, str] = {}
        for file in (*sorted(self._files.glob("*.ftl"), reverse=True), *(file for file in over if file.is_file())):
            found.update(_entries(file))
        return found

    @cached_property
    def _composer(self) -> Composer:
        return Composer(self._message, PLURALS.get(self._name, _unknown))

    @cached_property
    def _library(self) -> Library:
        from .library_texts import LibraryTexts  # noqa: PLC0415  (few texts need it, and none of the first screens)

        return LibraryTexts(self._name, self._sources.get)


@cache
def _entries(file: Path) -> Mapping[str, str]:
    """What stands behind `name =` in a file, the first of each name; all vocabularies have most files in common."""
    pieces = _ENTRY.split("\n" + file.read_text(encoding="utf-8"))
    return dict(reversed([*zip(pieces[1::2], pieces[2::2], strict=True)]))


def _unknown(number: int) -> str:
    """Refuse to say how a language counts that is not known here."""
    raise Unread(number)
