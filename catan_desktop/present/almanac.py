"""The almanac: every term of the games explained in our own words, read from `assets/almanac`.

`entries.toml` and every other `.toml` beside it list the entries and the order of their groups, `<language>/<key>.txt`
holds the words: headword, other words for it, an empty line, then the text in the markup of
`catan_desktop.present.markup`, whose link targets are keys of entries. What a family of games says
otherwise stands in `over`, see `almanac_over`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

from catan_desktop.present import almanac_over
from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.almanac_files import FALLBACK, AlmanacError, names, read, tables

INDEX = "entries.toml"
CONTENTS = "contents"
"""The table of an index that sets groups in order: `groups` are those that a contents page begins with; in the file of
a game the name of a group says behind which one it stands. Others come after them in the order of the files."""
MOST_ENTRIES = 1000
MOST_PICTURES = 4
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FIELDS = frozenset({"group", "picture", "see", "rulesets", "rules", "texts", "instead"})


class Almanac:
    """All entries in one language, in the order of the contents page, as they are wanted in the middle of a game."""

    def __init__(
        self,
        entries: Sequence[Entry],
        language: str,
        ruleset: str = "",
        contents: Sequence[str] = (),
        games: Sequence[str] = (),
    ) -> None:
        """Sort the entries by group; within a group they keep their order.

        What takes the place of another entry in the played game stands where that one stood.

        Args:
            ruleset: the game that is played: its entries make up the contents; empty: all entries do.
            contents: the groups that come first, in their order.
            games: the games that are played together, where these are several.
        """
        groups = list(dict.fromkeys((*contents, *(entry.group for entry in entries))))
        places = {(entry.group, entry.key): place for place, entry in enumerate(entries)}
        self._listed = tuple(entries)
        self.language = language
        self.ruleset = ruleset
        self._played = frozenset(games) or frozenset([ruleset])
        self._taken: dict[str, set[str]] = {}
        for entry in entries:
            for key in entry.instead:
                self._taken.setdefault(key, set()).update(entry.rulesets)

        def place(entry: Entry) -> tuple[int, int]:
            taken = entry.instead if ruleset and self.fits(entry) else ()
            near = ((entry.group, key) for key in (entry.key, *taken))
            return groups.index(entry.group), min(places.get(one, len(places)) for one in near)

        self.entries = tuple(sorted(entries, key=place))
        self._by_key = {entry.key: entry for entry in self.entries}
        self._topics: dict[str, str] = {}

    def get(self, key: str) -> Entry | None:
        """Return the entry of a key, or None."""
        return self._by_key.get(key)

    def fits(self, entry: Entry) -> bool:
        """Tell whether an entry matters in the game that is played."""
        if not self.ruleset:
            return True
        named = not entry.rulesets or not self._played.isdisjoint(entry.rulesets)
        return named and self._played.isdisjoint(self._taken.get(entry.key, ()))

    def games(self, entry: Entry) -> tuple[str, ...]:
        """Return the rulesets in which an entry matters, in the order in which entries name them; empty: all."""
        taken = self._taken.get(entry.key)
        if not taken:
            return entry.rulesets
        return tuple(ruleset for ruleset in entry.rulesets or self._rulesets if ruleset not in taken)

    @cached_property
    def _rulesets(self) -> tuple[str, ...]:
        """Return all rulesets that entries name, in the order in which they do."""
        return tuple(dict.fromkeys(ruleset for one in self._listed for ruleset in one.rulesets))

    @cached_property
    def _fitting(self) -> tuple[Entry, ...]:
        """Return the entries that matter in the played game, as they were listed."""
        return tuple(entry for entry in self._listed if self.fits(entry))

    def meant(self, key: str) -> str:
        """Return the entry that stands for a key in the game that is played: the key itself, or what took its place."""
        entry = self.get(key)
        if entry is None or self.fits(entry):
            return key
        return self._instead.get(key, key)

    @cached_property
    def _instead(self) -> dict[str, str]:
        """Return key -> the entry of the played game that takes its place; without a game nothing does."""
        fitting = [entry for entry in self.entries if self.ruleset and self.fits(entry)]
        return {key: entry.key for entry in fitting for key in entry.instead}

    @cached_property
    def groups(self) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """Return the groups that have entries of the played game, with them."""
        found: dict[str, list[Entry]] = {}
        for entry in filter(self.fits, self.entries):
            found.setdefault(entry.group, []).append(entry)
        return tuple((group, tuple(members)) for group, members in found.items())

    def topic_for(self, text_key: str) -> str:
        """Return the entry that explains what a text key says, or an empty text.

        Entries of the played game come before all others. Among the patterns that match the longest wins, and of
        equally long ones the first in the file.
        """
        if text_key not in self._topics:
            fitting = self._topic(text_key, self._fitting)
            self._topics[text_key] = fitting or self.meant(self._topic(text_key, self._listed))
        return self._topics[text_key]

    def _topic(self, text_key: str, entries: Sequence[Entry]) -> str:
        best, topic = 0, ""
        for entry in entries:
            for pattern in entry.texts:
                if len(pattern) > best and _matches(text_key, pattern):
                    best, topic = len(pattern), entry.key
        return topic

    def faults(self) -> list[str]:
        """Return a sentence for every link and every `see` that leads nowhere, or to the entry itself."""
        found = []
        for entry in self.entries:
            for kind, targets in (("link", entry.links), ("see", entry.see), ("instead", entry.instead)):
                found += [
                    f"{entry.key}: {kind} to {key!r}: no such entry" for key in targets if key not in self._by_key
                ]
            if entry.key in entry.see:
                found.append(f"{entry.key}: see leads to itself")
        return found


def _matches(text_key: str, pattern: str) -> bool:
    """Return whether a text key is the pattern, in which `*` stands for anything.

    Hundreds of patterns are asked about a key: only those with a star that begin like it are compiled.
    """
    head, star, _ = pattern.partition("*")
    return text_key.startswith(head) and fnmatchcase(text_key, pattern) if star else text_key == pattern


def languages(folder: Path) -> tuple[str, ...]:
    """List the languages that the almanac speaks, English first."""
    found = {file.parent.name for file in folder.glob("*/*.txt")}
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


def load(
    folder: Path, language: str, ruleset: str = "", vocabulary: Sequence[str] = (), games: Sequence[str] = ()
) -> Almanac:
    """Read the almanac of one language; English answers for an entry that is not written in it.

    Args:
        ruleset: the game that is played, or an empty text.
        vocabulary: names of folders of `over`; what a later one says counts before an earlier one.
        games: the games that are played together, where these are several.

    Raises:
        AlmanacError: a file is missing, too large, not UTF-8, or not what it must be; the language is not there.
    """
    index, contents = _index(folder)
    if language not in languages(folder):
        raise AlmanacError(f"there is no almanac in the language {language!r} in {folder}")
    entries = {key: _entry(folder, language, key, table) for key, table in index.items()}
    swapped: almanac_over.Swapped | None = {} if games else None
    for name in vocabulary:
        almanac_over.lay(entries, folder / almanac_over.FOLDER / name, swapped)
    return Almanac(list(entries.values()), language, ruleset, contents, games)


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


def _index(folder: Path) -> tuple[Mapping[str, Mapping[str, Any]], Sequence[str]]:
    """Return the tables of all entries by key, and the groups in order."""
    data: dict[str, Mapping[str, Any]] = {}
    contents: list[str] = []
    more = sorted(file for file in folder.glob("*.toml") if file.name != INDEX)
    for file in (folder / INDEX, *more):
        for key, table in tables(file).items():
            if key == CONTENTS:
                _order(file.name, contents, table)
                continue
            _check(file.name, key, table)
            if key in data:
                raise AlmanacError(f"{file.name}: {key} is an entry already")
            data[key] = table
    if len(data) > MOST_ENTRIES:
        raise AlmanacError(f"{INDEX} has more than {MOST_ENTRIES} entries")
    return data, contents


def _order(file: str, contents: list[str], table: Mapping[str, Any]) -> None:
    """Put the groups that a file names into their places."""
    for group in table:
        named = names(CONTENTS, table, group)
        if group == "groups":
            contents.extend(named)
        elif len(named) == 1 and named[0] in contents:
            contents.insert(contents.index(named[0]) + 1, group)
        else:
            raise AlmanacError(f"{file}: {CONTENTS}: {group} must name a group that it stands behind")


def _check(file: str, key: str, table: Mapping[str, Any]) -> None:
    if not _KEY.fullmatch(key):
        raise AlmanacError(f"{file}: {key!r} is no key: small Latin letters, digits and hyphens are wanted")
    unknown = sorted(set(table) - _FIELDS)
    if unknown:
        raise AlmanacError(f"{file}: {key} has the unknown field {unknown[0]!r}")
    group = table.get("group")
    if not isinstance(group, str) or not _KEY.fullmatch(group):
        raise AlmanacError(f"{file}: {key} has no group")


def _entry(folder: Path, language: str, key: str, table: Mapping[str, Any]) -> Entry:
    spoken = language if (folder / language / f"{key}.txt").is_file() else FALLBACK
    headword, others, body = _text(folder / spoken / f"{key}.txt")
    pictures = names(key, table, "picture")
    if len(pictures) > MOST_PICTURES:
        raise AlmanacError(f"{INDEX}: {key} has more than {MOST_PICTURES} pictures")
    return Entry(
        key,
        str(table["group"]),
        headword,
        others,
        body,
        pictures,
        names(key, table, "see"),
        names(key, table, "rulesets"),
        names(key, table, "rules"),
        names(key, table, "texts"),
        spoken,
        names(key, table, "instead"),
    )


def _text(file: Path) -> tuple[str, tuple[str, ...], str]:
    """Return headword, other words and body of a file."""
    name = f"{file.parent.name}/{file.name}"
    head, *rest = read(file).lstrip("\ufeff").splitlines() or [""]
    if not head.strip():
        raise AlmanacError(f"{name}: the first line must be the headword")
    if len(rest) < 3 or rest[1].strip():
        raise AlmanacError(f"{name}: the third line must be empty and the text must begin on the fourth")
    body = whole("\n".join(rest[2:]))
    if not body.strip():
        raise AlmanacError(f"{name}: there is no text")
    return head.strip(), tuple(word.strip() for word in rest[0].split(",") if word.strip()), body
