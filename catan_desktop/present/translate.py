"""Words of the game by key, in the player's language, from Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import BaseNode, MessageReference, Resource, VariableReference

from catan_desktop.present.words import Inflected, TextArgument

NAMES = "names.ftl"
"""The file of the names of people and bots."""
NAME_KEYS = ("bot-name-", "character-")
"""What their keys begin with."""
MOST_PEOPLE = 6
"""As many people are called by their number."""
FALLBACK = "en"
"""The language that every key is written in first; it answers where another one has a gap."""
OVER = "over"
"""The folder of a language's vocabularies: `over/<name>.ftl` says some keys otherwise, for the games that name it."""

_ENTRY = re.compile(r"\n(-?[a-zA-Z][\w-]*) *= *")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


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
        return self._languages[0].pattern(key) is not None

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return the text of a key with its arguments put in.

        Raises:
            MissingText: strict only: no such key, or the text needs an argument that is not given.
        """
        return self._cached(key, tuple(sorted(args.items())))

    def name(self, name: str, case: str) -> str:
        """Return the name of a person or a bot in a case; one that somebody has written stays as it is, with a noun
        before it, where the language declines names."""
        first, _, number = name.rpartition(" ")
        again = bool(first) and set(number) <= set("IVX")  # the third bot of a character
        key, person = self._names.get(first if again else name, ("name-other", 0))
        if not self.has(f"{key}.{case}"):
            return name
        text = self.tr(f"{key}.{case}", name=name, number=person)
        return f"{text} {number}" if again and key != "name-other" else text

    @cached_property
    def _names(self) -> Mapping[str, tuple[str, int]]:
        """Name -> its key, and the number of a person who is called by one."""
        people = {self.tr("person-name", number=n): ("person-name", n) for n in range(1, MOST_PEOPLE + 1)}
        keys = [key for key in _entries(self.directory / self.language / NAMES) if key.startswith(NAME_KEYS)]
        return people | {self.tr(key): (key, 0) for key in keys}

    def _format(self, key: str, args: tuple[tuple[str, TextArgument], ...]) -> str:
        for language in self._languages:
            pattern = language.pattern(key)
            if pattern is None:
                continue
            text, errors = language.bundle.format_pattern(pattern, self._arguments(language, key, args))
            if errors and self.strict:
                raise MissingText(f"'{key}' ({self.language}): {'; '.join(map(str, errors))}")
            return str(text)
        if self.strict:
            raise MissingText(f"No text '{key}' in language '{self.language}'")
        return f"«{key}»"

    def _arguments(
        self, language: _Language, key: str, args: tuple[tuple[str, TextArgument], ...]
    ) -> dict[str, str | int | float]:
        """Return the arguments of a text as it asks for them: `whom-gen` is the form `gen` of `whom`."""
        if not args:
            return {}  # most texts: what they take need not be looked up
        found = {name: value.form(self, "") if isinstance(value, Inflected) else value for name, value in args}
        inflected = {name: value for name, value in args if isinstance(value, Inflected)}
        for wanted in language.variables(key) - found.keys():
            name, _, case = wanted.rpartition("-")
            if name in inflected:
                found[wanted] = inflected[name].form(self, case)
            elif name in found and not self.strict:
                found[wanted] = found[name]
        return found


class _Language:
    """The texts of one language; each is parsed when it is first wanted, because most of them are not at the start."""

    def __init__(self, directory: Path, name: str, vocabulary: Sequence[str]) -> None:
        self._name = name
        self._files = directory / name
        self._vocabulary = vocabulary
        self._variables: dict[str, frozenset[str]] = {}

    @cached_property
    def bundle(self) -> FluentBundle:
        """What puts the texts together; it reads what is known of the language, which takes as long as fifty texts."""
        return FluentBundle([self._name], use_isolating=False)

    def pattern(self, key: str) -> Pattern | None:
        """Return the text of a key, its arguments not yet put in."""
        name, _, attribute = key.partition(".")
        self._read(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def variables(self, key: str) -> frozenset[str]:
        """Return the names of the arguments that a text takes, those of the texts in it among them."""
        if key not in self._variables:
            nodes = [*_nodes(self.pattern(key))]
            found = {node.id.name for node in nodes if isinstance(node, VariableReference)}
            for node in nodes:
                if isinstance(node, MessageReference):
                    other = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
                    found |= self.variables(other)
            self._variables[key] = frozenset(found)
        return self._variables[key]

    def _read(self, name: str) -> None:
        """Parse an entry and those it refers to."""
        source = self._unread.pop(name, None)
        if source is not None:
            self.bundle.add_resource(_parsed(f"{name} = {source}"))
            for other in _REFERENCE.findall(source):
                self._read(other)

    @cached_property
    def _unread(self) -> dict[str, str]:
        """What stands behind `name =`, by the name of each message and term; the first of a name counts."""
        over = [self._files / OVER / f"{name}.ftl" for name in self._vocabulary]
        found: dict[str, str] = {}
        for file in (*sorted(self._files.glob("*.ftl"), reverse=True), *(file for file in over if file.is_file())):
            found.update(_entries(file))
        return found


def _nodes(node: object) -> Iterator[BaseNode]:
    """Yield a node of a text and all within it."""
    if isinstance(node, list):
        for one in node:
            yield from _nodes(one)
    elif isinstance(node, BaseNode):
        yield node
        for one in vars(node).values():
            yield from _nodes(one)


@cache
def _entries(file: Path) -> Mapping[str, str]:
    """Return what stands behind `name =` in a file, the first of each name; vocabularies have most files in common."""
    pieces = _ENTRY.split("\n" + file.read_text(encoding="utf-8"))
    return dict(reversed([*zip(pieces[1::2], pieces[2::2], strict=True)]))


@lru_cache(maxsize=8192)
def _parsed(source: str) -> Resource:
    """Parse an entry; the vocabularies of a language have most of their entries in common."""
    return FluentResource(source)
