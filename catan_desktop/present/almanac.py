"""The almanac: every term of the games explained in our own words, read from `assets/almanac`.

`entries.toml` lists the entries, `<language>/<key>.txt` holds the words: headword, other words for it, an empty line,
then the text in the markup of `catan_desktop.present.markup`, whose link targets are keys of entries.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

from catan_desktop.kernel.record import record
from catan_desktop.present.markup import parse

INDEX = "entries.toml"
FALLBACK = "en"
"""The language that answers where another one has no text for an entry."""
GROUPS = ("game", "land", "building", "cards", "trade", "danger", "north", "heroes", "computer")
"""The groups that a contents page begins with; others come after them in the order of the file."""
MOST_ENTRIES = 1000
MOST_BYTES = 512 * 1024
"""Of one file: an index or a text that is larger is no work of ours."""
MOST_PICTURES = 4
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FIELDS = frozenset({"group", "picture", "see", "rulesets", "rules", "texts"})


class AlmanacError(ValueError):
    """The almanac cannot be read; the message is one sentence with the file's name."""


@record
class Entry:
    """One term."""

    key: str
    group: str
    headword: str
    others: tuple[str, ...]
    """Other words for it."""
    body: str
    """The text in markup, one paragraph a line, an empty line between paragraphs."""
    pictures: tuple[str, ...] = ()
    """Names of pictures of `assets/art`."""
    see: tuple[str, ...] = ()
    """Keys of entries that are near."""
    rulesets: tuple[str, ...] = ()
    """Where it matters; empty: everywhere."""
    rules: tuple[str, ...] = ()
    """Numbered rules that it explains."""
    texts: tuple[str, ...] = ()
    """Patterns of text keys that it explains."""
    language: str = FALLBACK
    """Of the words."""

    @property
    def links(self) -> tuple[str, ...]:
        """Give the targets of the links in the text, each once."""
        spans = (span for paragraph in parse(self.body) for span in paragraph.spans)
        return tuple(dict.fromkeys(span.link for span in spans if span.link))


class Almanac:
    """All entries in one language, in the order of the contents page."""

    def __init__(self, entries: Sequence[Entry], language: str) -> None:
        """Sort the entries by group; within a group they keep their order."""
        groups = list(dict.fromkeys((*GROUPS, *(entry.group for entry in entries))))
        self._listed = tuple(entries)
        self.entries = tuple(sorted(entries, key=lambda entry: groups.index(entry.group)))
        self.language = language
        self._by_key = {entry.key: entry for entry in self.entries}
        self._topics: dict[str, str] = {}

    def get(self, key: str) -> Entry | None:
        """Give the entry of a key, or None."""
        return self._by_key.get(key)

    @cached_property
    def groups(self) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """Give the groups that have entries, with them."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.group, []).append(entry)
        return tuple((group, tuple(members)) for group, members in found.items())

    def topic_for(self, text_key: str) -> str:
        """Give the entry that explains what a text key says, or an empty text.

        Among the patterns that match the longest wins, and of equally long ones the first in the file.
        """
        if text_key not in self._topics:
            best, topic = 0, ""
            for entry in self._listed:
                for pattern in entry.texts:
                    if len(pattern) > best and fnmatchcase(text_key, pattern):
                        best, topic = len(pattern), entry.key
            self._topics[text_key] = topic
        return self._topics[text_key]

    def faults(self) -> list[str]:
        """Give a sentence for every link and every `see` that leads nowhere, or to the entry itself."""
        found = []
        for entry in self.entries:
            for kind, targets in (("link", entry.links), ("see", entry.see)):
                found += [
                    f"{entry.key}: {kind} to {key!r}: no such entry" for key in targets if key not in self._by_key
                ]
            if entry.key in entry.see:
                found.append(f"{entry.key}: see leads to itself")
        return found


def languages(folder: Path) -> tuple[str, ...]:
    """List the languages that the almanac speaks, English first."""
    found = {file.parent.name for file in folder.glob("*/*.txt")}
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


def load(folder: Path, language: str) -> Almanac:
    """Read the almanac of one language; English answers for an entry that is not written in it.

    Raises:
        AlmanacError: a file is missing, too large, not UTF-8, or not what it must be; the language is not there.
    """
    index = _index(folder / INDEX)
    if language not in languages(folder):
        raise AlmanacError(f"there is no almanac in the language {language!r} in {folder}")
    return Almanac([_entry(folder, language, key, table) for key, table in index.items()], language)


def whole(body: str) -> str:
    """Join the lines of each paragraph; items, call-outs and headings stay lines of their own."""
    rows: list[str] = []
    for line in body.splitlines():
        text = line.strip()
        alone = not text or text.startswith(("- ", "> ", "# "))
        if alone or not rows or not rows[-1]:
            rows.append(text)
        else:
            rows[-1] += " " + text
    return re.sub(r"\n{3,}", "\n\n", "\n".join(rows)).strip("\n")


def _index(file: Path) -> Mapping[str, Mapping[str, Any]]:
    try:
        data = tomllib.loads(_read(file))
    except tomllib.TOMLDecodeError as error:
        raise AlmanacError(f"{file.name} is not TOML: {error}") from error
    if not data:
        raise AlmanacError(f"{file.name} has no entries")
    if len(data) > MOST_ENTRIES:
        raise AlmanacError(f"{file.name} has more than {MOST_ENTRIES} entries")
    for key, table in data.items():
        if not _KEY.fullmatch(key):
            raise AlmanacError(f"{file.name}: {key!r} is no key: small Latin letters, digits and hyphens are wanted")
        if not isinstance(table, dict):
            raise AlmanacError(f"{file.name}: {key} is no table")
        unknown = sorted(set(table) - _FIELDS)
        if unknown:
            raise AlmanacError(f"{file.name}: {key} has the unknown field {unknown[0]!r}")
        group = table.get("group")
        if not isinstance(group, str) or not _KEY.fullmatch(group):
            raise AlmanacError(f"{file.name}: {key} has no group")
    return data


def _entry(folder: Path, language: str, key: str, table: Mapping[str, Any]) -> Entry:
    spoken = language if (folder / language / f"{key}.txt").is_file() else FALLBACK
    headword, others, body = _text(folder / spoken / f"{key}.txt")
    pictures = _names(key, table, "picture")
    if len(pictures) > MOST_PICTURES:
        raise AlmanacError(f"{INDEX}: {key} has more than {MOST_PICTURES} pictures")
    return Entry(
        key,
        str(table["group"]),
        headword,
        others,
        body,
        pictures,
        _names(key, table, "see"),
        _names(key, table, "rulesets"),
        _names(key, table, "rules"),
        _names(key, table, "texts"),
        spoken,
    )


def _text(file: Path) -> tuple[str, tuple[str, ...], str]:
    """Give headword, other words and body of a file."""
    name = f"{file.parent.name}/{file.name}"
    head, *rest = _read(file).lstrip("\ufeff").splitlines() or [""]
    if not head.strip():
        raise AlmanacError(f"{name}: the first line must be the headword")
    if len(rest) < 3 or rest[1].strip():
        raise AlmanacError(f"{name}: the third line must be empty and the text must begin on the fourth")
    body = whole("\n".join(rest[2:]))
    if not body.strip():
        raise AlmanacError(f"{name}: there is no text")
    return head.strip(), tuple(word.strip() for word in rest[0].split(",") if word.strip()), body


def _names(key: str, table: Mapping[str, Any], field: str) -> tuple[str, ...]:
    """Give a list of texts; a single text is a list of one, an empty one none."""
    value = table.get(field, ())
    listed = [value] if isinstance(value, str) else list(value) if isinstance(value, (list, tuple)) else None
    if listed is None or not all(isinstance(one, str) for one in listed):
        raise AlmanacError(f"{INDEX}: {key}: {field} must be a list of texts")
    return tuple(one for one in listed if one)


def _read(file: Path) -> str:
    name = f"{file.parent.name}/{file.name}"
    try:
        with file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise AlmanacError(f"{name} cannot be read: {error.strerror}") from error
    if len(data) > MOST_BYTES:
        raise AlmanacError(f"{name} is larger than {MOST_BYTES // 1024} KiB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise AlmanacError(f"{name} is not UTF-8: {error.reason}") from error
