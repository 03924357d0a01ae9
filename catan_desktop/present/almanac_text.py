"""Entries of the almanac as plain text, for the command line."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

from catan_desktop.kernel import record
from catan_desktop.present.almanac import Almanac, languages, load
from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.markup import plain
from catan_desktop.present.search import Finder
from catan_desktop.present.translate import Translator

_LOOKS = {"- ": ("  - ", "    "), "> ": ("  | ", "  | "), "# ": ("", "")}
"""How lines that begin so are set: what stands before the first line, and before those after it."""
_ICON = re.compile(r"<icon (?:resource-)?(\w+)>")
_ROW = re.compile(rf"{_ICON.pattern}(?:\s*{_ICON.pattern})+")
"""Several pictures in a row: a price."""
_COUNTED = re.compile(r"(\d+)\s<icon (?:resource-)?(\w+)>")
_SUGGESTED = 5


@record
class Answer:
    """What the almanac says of a word."""

    text: str
    found: bool
    """False: the text says that there is nothing, and what looks like the word."""


def answer(folder: Path, word: str, translator: Translator, width: int) -> Answer:
    """Look a word up: its entry, a list where it may mean several, or all headwords where no word is given.

    A word of another language of the almanac is understood where the reader's own has none like it.

    Raises:
        AlmanacError: the almanac cannot be read.
    """
    tr = translator.tr
    book = load(folder, translator.language)
    if not word.strip():
        return Answer(contents(book, translator, width), True)
    finder = Finder(book)
    found = finder.find(word)
    for other in languages(folder):
        if not found and other != book.language:
            meant = {entry.key for entry in Finder(load(folder, other)).find(word)}
            found = tuple(entry for entry in book.entries if entry.key in meant)
    if len(found) == 1:
        return Answer(entry_text(book, found[0], translator, width), True)
    if found:
        rows = [f"  {entry.headword} ({entry.key})" for entry in found]
        return Answer("\n".join([tr("almanac-cli-several", word=word), *rows]), True)
    near = finder.near(word, _SUGGESTED) or tuple(hit.entry for hit in finder.search(word)[:_SUGGESTED])
    rows = [tr("almanac-cli-none", word=word)]
    if near:
        rows += textwrap.wrap(tr("almanac-cli-maybe", words=", ".join(entry.headword for entry in near)), width)
    return Answer("\n".join(rows), False)


def entry_text(book: Almanac, entry: Entry, translator: Translator, width: int) -> str:
    """Return an entry in lines of a width: headword, other words, text, what is near, the rules."""
    tr = translator.tr

    def named(icon: str) -> str:
        keys = (key for key in (icon, f"resource-{icon}") if translator.has(key))
        return next((tr(key).lower() for key in keys), "")

    def several(resource: str, count: int) -> str:
        return tr("resource-count", resource=resource, count=count)

    def counted(found: re.Match[str]) -> str:
        return several(found[2], int(found[1])) if translator.has(f"resource-{found[2]}") else found[0]

    def priced(found: re.Match[str]) -> str:
        kinds = _ICON.findall(found[0])
        if not all(translator.has(f"resource-{kind}") for kind in kinds):
            return found[0]
        return ", ".join(several(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))

    body = _COUNTED.sub(counted, _ROW.sub(priced, entry.body))

    blocks = ["\n".join([entry.headword, *([f"({', '.join(entry.others)})"] if entry.others else [])])]
    blocks += ["\n".join(_lines(block, named, width)) for block in body.split("\n\n")]
    near = [found.headword for found in map(book.get, entry.see) if found is not None]
    last = []
    if games := book.games(entry):
        last.append(tr("almanac-only", games=", ".join(tr(f"ruleset-{ruleset}") for ruleset in games)))
    if near:
        last.append(f"{tr('almanac-see')}: {', '.join(near)}")
    if entry.rules:
        last.append(tr("almanac-rules", count=len(entry.rules), rules=", ".join(entry.rules)))
    blocks += ["\n".join(line for text in last for line in textwrap.wrap(text, width))] if last else []
    return "\n\n".join(blocks)


def contents(book: Almanac, translator: Translator, width: int) -> str:
    """Return the headwords of all entries by groups."""
    blocks = []
    for group, entries in book.groups:
        names = ", ".join(entry.headword for entry in entries)
        rows = textwrap.wrap(names, width, initial_indent="  ", subsequent_indent="  ", break_long_words=False)
        blocks.append("\n".join([translator.tr(f"almanac-group-{group}"), *rows]))
    return "\n\n".join(blocks)


def _lines(block: str, named: Callable[[str], str], width: int) -> Iterator[str]:
    for line in block.split("\n"):
        first, later = _LOOKS.get(line[:2], ("", ""))
        text = " ".join(plain(line, named).split())
        yield from textwrap.wrap(
            text, width, initial_indent=first, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
        )
