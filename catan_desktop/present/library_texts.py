"""Texts as the Fluent library puts them together; read when a text needs it (see `message`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from .message import Argument

_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class LibraryTexts:
    """The texts of one language; each is parsed when it is first wanted."""

    def __init__(self, language: str, source: Callable[[str], str | None]) -> None:
        """`source` gives what stands behind `name =` in the files."""
        self._source = source
        self._read: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)

    def has(self, name: str, attribute: str) -> bool:
        """Return whether there is such a text."""
        return self._pattern(name, attribute) is not None

    def say(self, name: str, attribute: str, arguments: Mapping[str, Argument]) -> tuple[str, Sequence[Exception]]:
        """Return a text that there is, and what is wrong with it."""
        pattern = self._pattern(name, attribute)
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), errors

    def _pattern(self, name: str, attribute: str) -> Pattern | None:
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Parse an entry and those it refers to."""
        source = None if name in self._read else self._source(name)
        self._read.add(name)
        if source is not None:
            self._bundle.add_resource(_parsed(f"{name} = {source}"))
            for other in _REFERENCE.findall(source):
                self._parse(other)


@lru_cache(maxsize=8192)
def _parsed(source: str) -> Resource:
    """Parse an entry; the vocabularies of a language have most of their entries in common."""
    return FluentResource(source)
