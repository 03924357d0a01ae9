"""Words of the game by key, in the player's language, from Fluent files."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Argument: TypeAlias = str | int | float
FALLBACK = "en"
"""The language that every key is written in first; it answers where another one has a gap."""


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
        self._bundles = [_bundle(directory, name) for name in wanted if name in self.languages()]
        self._cached = lru_cache(maxsize=8192)(self._format)

    def languages(self) -> tuple[str, ...]:
        """List the languages there are files for, English first."""
        found = {file.parent.name for file in self.directory.glob("*/*.ftl")}
        return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))

    def has(self, key: str) -> bool:
        """Tell whether the chosen language itself has this key."""
        return _pattern(self._bundles[0], key) is not None

    def tr(self, key: str, /, **args: Argument) -> str:
        """Give the text of a key with its arguments put in.

        Raises:
            MissingText: strict only: no such key, or the text needs an argument that is not given.
        """
        return self._cached(key, tuple(sorted(args.items())))

    def _format(self, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(args))
            if errors and self.strict:
                raise MissingText(f"'{key}' ({self.language}): {'; '.join(map(str, errors))}")
            return str(text)
        if self.strict:
            raise MissingText(f"No text '{key}' in language '{self.language}'")
        return f"«{key}»"


def _bundle(directory: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((directory / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
