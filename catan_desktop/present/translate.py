"""Words of the game by key, in the player's language, from Fluent files."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Argument: TypeAlias = str | int | float
FALLBACK = "en"
"""The language that every key is written in first; it answers where another one has a gap."""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingText(LookupError):
    """A text key, or an argument that its text needs, does not exist."""


class Translator:
    """Texts of one language.

    A key is a message of the `.ftl` files, or `message.attribute`. Numbers are formatted and plurals chosen as the
    language does. No bidi marks are put around arguments: the bundled fonts have no glyph for them.
    """

    def __init__(self, directory: Path, language: str, *, strict: bool = False) -> None:
        """Read `directory/<language>/*.ftl`, and the English files beside them.

        With `strict` every gap raises MissingText; otherwise English answers, then the key itself in guillemets.

        Raises:
            MissingText: there is no such language.
        """
        self.directory = directory
        self.language = language
        self.strict = strict
        if language not in self.languages():
            raise MissingText(f"There is no language '{language}' in {directory}")
        wanted = (language,) if strict else dict.fromkeys((language, FALLBACK))
        self._languages = [_Language(directory, name) for name in wanted if name in self.languages()]
        self._cached = lru_cache(maxsize=8192)(self._format)

    def languages(self) -> tuple[str, ...]:
        """List the languages there are files for, English first."""
        found = {file.parent.name for file in self.directory.glob("*/*.ftl")}
        return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))

    def has(self, key: str) -> bool:
        """Tell whether the chosen language itself has this key."""
        return self._languages[0].pattern(key) is not None

    def tr(self, key: str, /, **args: Argument) -> str:
        """Give the text of a key with its arguments put in.

        Raises:
            MissingText: strict only: no such key, or the text needs an argument that is not given.
        """
        return self._cached(key, tuple(sorted(args.items())))

    def _format(self, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
        for language in self._languages:
            pattern = language.pattern(key)
            if pattern is None:
                continue
            text, errors = language.bundle.format_pattern(pattern, dict(args))
            if errors and self.strict:
                raise MissingText(f"'{key}' ({self.language}): {'; '.join(map(str, errors))}")
            return str(text)
        if self.strict:
            raise MissingText(f"No text '{key}' in language '{self.language}'")
        return f"«{key}»"


class _Language:
    """The texts of one language; each is parsed when it is first wanted, because most of them are not at the start."""

    def __init__(self, directory: Path, name: str) -> None:
        self._files = directory / name
        self._unread: dict[str, str] | None = None
        self.bundle = FluentBundle([name], use_isolating=False)

    def pattern(self, key: str) -> Pattern | None:
        """Give the text of a key, its arguments not yet put in."""
        name, _, attribute = key.partition(".")
        self._read(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Parse an entry and those it refers to."""
        if self._unread is None:
            self._unread = self._entries()
        source = self._unread.pop(name, None)
        if source is not None:
            self.bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._read(other)

    def _entries(self) -> dict[str, str]:
        """Give the source of every message and term by name; the first of a name counts."""
        found: dict[str, str] = {}
        for file in sorted(self._files.glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            begins = [(match.start(), match[1]) for match in _ENTRY.finditer(text)]
            ends = [start for start, _ in begins[1:]] + [len(text)]
            for (start, name), end in zip(begins, ends, strict=True):
                found.setdefault(name, text[start:end])
        return found
