"""A message of a Fluent file, read and put together here as far as the texts of a game go.

That is text, `{ $argument }`, `{ another-message }`, and a choice by an argument that is a word or a number. What goes
further is `Unread`, and the Fluent library says it (`library_texts`), which takes longer to read in than all texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

Argument: TypeAlias = str | int | float
Part: TypeAlias = "str | Variable | Reference | Choice"
Pattern: TypeAlias = tuple[Part, ...]

LONGEST = 2500
"""Letters of one part; the library refuses longer ones."""
GROUPED = 1000
"""From here on the digits of a number are grouped, each language in its own way."""

_NAME = r"[a-zA-Z][a-zA-Z0-9_-]*"
_END = re.compile(r"\n(?=[^ \n])")
_BRACE = re.compile(r"[{}]")
_ATTRIBUTE = re.compile(rf"\n +\.({_NAME}) *= *")
_VARIABLE = re.compile(rf"\$({_NAME})")
_REFERENCE = re.compile(rf"({_NAME})(?:\.({_NAME}))?")
_LITERAL = re.compile(r'"([^"\\]*)"')
_CHOICE = re.compile(rf"\$({_NAME})[ \n]*-> *(?=\n)")
_VARIANT = re.compile(rf"\n *(\*?)\[ *(\d+|{_NAME}) *\] *")
_PLACE = "\0"
"""Where something is put in."""


class Unread(Exception):
    """Only the library can tell what this is."""


class Library(Protocol):
    """What can say every text of a language."""

    def has(self, name: str, attribute: str) -> bool:
        """Return whether there is such a text."""

    def say(self, name: str, attribute: str, arguments: Mapping[str, Argument]) -> tuple[str, Sequence[Exception]]:
        """Return a text that there is, and what is wrong with it."""


class Variable(NamedTuple):
    """The place of an argument."""

    name: str


class Reference(NamedTuple):
    """The place of another message, or of its attribute where one is named."""

    name: str
    attribute: str


class Choice(NamedTuple):
    """One of several patterns, by an argument: its value, or the plural category of a number."""

    name: str
    variants: tuple[tuple[str | int, Pattern], ...]
    usual: Pattern


class Message(NamedTuple):
    """What stands under a key; no value where it has attributes alone."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]

    def pattern(self, attribute: str) -> Pattern | None:
        """Return the value, or an attribute where one is named; None where there is none."""
        return self.attributes.get(attribute) if attribute else self.value


def read(source: str) -> Message:
    """Read what stands behind `name =`, with whatever comments and empty lines follow it."""
    flat, inside = _folded(source)
    end = _END.search(flat)
    if end is not None:
        if flat[end.end()] != "#":
            raise Unread(source)
        flat = flat[: end.start()]
    pieces = _ATTRIBUTE.split(flat)
    places = iter(inside)
    value = _pattern(pieces[0], places) if pieces[0].strip() else None
    return Message(value, {name: _pattern(text, places) for name, text in zip(pieces[1::2], pieces[2::2], strict=True)})


def _folded(text: str) -> tuple[str, list[str]]:
    """Return the text with a sign in the place of each pair of braces, and what stands in these."""
    flat: list[str] = []
    inside: list[str] = []
    depth = start = 0
    for brace in _BRACE.finditer(text):
        opens = brace[0] == "{"
        depth += 1 if opens else -1
        if depth < 0:
            raise Unread(text)
        if depth == (1 if opens else 0):
            (flat if opens else inside).append(text[start : brace.start()])
            start = brace.end()
    if depth or _PLACE in text:
        raise Unread(text)
    return _PLACE.join([*flat, text[start:]]), inside


def _pattern(flat: str, places: Iterator[str]) -> Pattern:
    """Return the pattern of a text, its lines without the indent that they have in common."""
    first, *others = flat.split("\n")
    inner = [line for line in others if line.strip(" ")]
    indents = [len(line) - len(line.lstrip(" ")) for line in inner]
    if any(not indent or line[indent] in "[*." for indent, line in zip(indents, inner, strict=True)):
        raise Unread(flat)
    common = min(indents, default=0)
    text = "\n".join([first, *(line[common:] for line in others)]).lstrip("\n").rstrip(" \n")
    if not text:
        raise Unread(flat)
    found: list[Part] = []
    for number, piece in enumerate(text.split(_PLACE)):
        if number:
            found.append(_placed(next(places).strip(" \n")))
        if len(piece) > LONGEST:
            raise Unread(flat)
        if piece:
            found.append(piece)
    return tuple(found)


def _placed(inside: str) -> Part:
    """Return what stands in a pair of braces."""
    if match := _VARIABLE.fullmatch(inside):
        return Variable(match[1])
    if match := _REFERENCE.fullmatch(inside):
        return Reference(match[1], match[2] or "")
    if match := _LITERAL.fullmatch(inside):
        return match[1]
    if match := _CHOICE.match(inside):
        return _choice(match[1], inside[match.end() :])
    raise Unread(inside)


def _choice(name: str, text: str) -> Choice:
    flat, inside = _folded(text)
    before, *pieces = _VARIANT.split(flat)
    places = iter(inside)
    variants: list[tuple[str | int, Pattern]] = []
    usual: list[Pattern] = []
    for mark, key, piece in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
        pattern = _pattern(piece, places)
        variants.append((int(key) if key.isdigit() else key, pattern))
        if mark:
            usual.append(pattern)
    if before.strip() or len(usual) != 1:
        raise Unread(text)
    return Choice(name, tuple(variants), usual[0])


class Composer(NamedTuple):
    """What puts the patterns of a language together."""

    message: Callable[[str], Message | None]
    """The message of a name; None where there is none."""
    plural: Callable[[int], str]
    """The category of a number."""

    def say(self, part: Part, arguments: Mapping[str, Argument]) -> str:
        """Return a part as it reads; Unread where something is missing, or the library must help."""
        if isinstance(part, str):
            return part
        if isinstance(part, Reference):
            return self._all(self._referred(part), arguments)
        value = arguments.get(part.name)
        if isinstance(part, Choice):
            return self._all(self._chosen(part, value), arguments)
        if isinstance(value, str) and len(value) <= LONGEST:
            return value
        if type(value) is int and 0 <= value < GROUPED:
            return str(value)
        raise Unread(part.name)

    def _all(self, pattern: Pattern, arguments: Mapping[str, Argument]) -> str:
        return "".join([self.say(part, arguments) for part in pattern])

    def _referred(self, part: Reference) -> Pattern:
        message = self.message(part.name)
        pattern = message.pattern(part.attribute) if message is not None else None
        if pattern is None:
            raise Unread(part.name)
        return pattern

    def _chosen(self, choice: Choice, value: Argument | None) -> Pattern:
        wanted: tuple[object, ...]
        if type(value) is int and value >= 0:
            wanted = (value, self.plural(value))
        elif isinstance(value, str) and all(isinstance(key, str) for key, _ in choice.variants):
            wanted = (value,)
        else:
            raise Unread(choice.name)
        return next((pattern for key, pattern in choice.variants if key in wanted), choice.usual)


def _english(number: int) -> str:
    return "one" if number == 1 else "other"


def _russian(number: int) -> str:
    last, tens = number % 10, number // 10 % 10
    if tens == 1 or last == 0 or last >= 5:
        return "many"
    return "one" if last == 1 else "few"


PLURALS: Mapping[str, Callable[[int], str]] = {"en": _english, "ru": _russian}
"""By language: the category of a whole number that is not negative."""
