"""Changes of a family of games to the almanac, laid over the entries, which speak as the classic island does.

`over/<name>/entries.toml` gives some entries other pictures, other near entries, rules or texts.
`over/<name>/<language>.toml` edits their words: `drop` takes out the paragraphs that begin so, `swap` puts other words
in place of some, `add` puts paragraphs at the end, `body` is another text, `headword` and `others` are new names. What
fits nothing is a fault: a text cannot change without those who lean on it.

At a table with several games a sentence that one has put in place of another stands before the sentence that the next
puts there; of other words those of the last count, and what one has taken out the next need not find.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Any, TypeAlias

from catan_desktop.kernel import replace
from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.almanac_files import AlmanacError, names, tables

FOLDER = "over"
_INDEX = "entries.toml"
_MATTERS = {"picture": "pictures", "see": "see", "rules": "rules", "texts": "texts"}
_WORDS = frozenset({"headword", "others", "body", "drop", "swap", "add"})


Swapped: TypeAlias = dict[tuple[str, str], str]
"""By entry and the words that it had: what stands there now."""


def lay(entries: MutableMapping[str, Entry], folder: Path, swapped: Swapped | None = None) -> None:
    """Change entries as a folder of `over` says; the words of a language that is not there stay as they are. `swapped`
    is kept over the folders of a table with several games.

    Raises:
        AlmanacError: a file is not what it must be, names no entry, or an edit of it fits nothing.
    """
    if (folder / _INDEX).is_file():
        for key, table in tables(folder / _INDEX).items():
            entry = _known(entries, folder, key)
            _only(key, table, frozenset(_MATTERS))
            changed: dict[str, Any] = {_MATTERS[field]: names(key, table, field) for field in table}
            entries[key] = replace(entry, **changed)
    for file in sorted(folder.glob("*.toml")):
        if file.name != _INDEX:
            for key, table in tables(file).items():
                entry = _known(entries, folder, key)
                if entry.language == file.stem:
                    entries[key] = edited(entry, table, swapped)


def _known(entries: Mapping[str, Entry], folder: Path, key: str) -> Entry:
    if key not in entries:
        raise AlmanacError(f"{FOLDER}/{folder.name}: {key} is no entry")
    return entries[key]


def _only(key: str, table: Mapping[str, Any], known: frozenset[str]) -> None:
    unknown = sorted(set(table) - known)
    if unknown:
        raise AlmanacError(f"{FOLDER}: {key} has the unknown field {unknown[0]!r}")


def edited(entry: Entry, table: Mapping[str, Any], swapped: Swapped | None) -> Entry:
    """Return an entry in other words."""
    key, body = entry.key, "".join(names(entry.key, table, "body")).strip() or entry.body
    _only(key, table, _WORDS)
    for beginning in names(key, table, "drop"):
        blocks = body.split("\n\n")
        left = [block for block in blocks if not block.startswith(beginning)]
        if len(left) == len(blocks) and swapped is None:
            raise AlmanacError(f"{FOLDER}: {key}: no paragraph begins with {beginning!r}")
        body = "\n\n".join(left)
    for pair in table.get("swap", ()):
        if not (isinstance(pair, list) and len(pair) == 2 and all(isinstance(text, str) for text in pair)):
            raise AlmanacError(f"{FOLDER}: {key}: swap must be pairs of texts")
        old, new = pair
        if old not in body and swapped is None:
            raise AlmanacError(f"{FOLDER}: {key}: {old!r} does not stand there")
        if swapped is not None:
            former = swapped.get((key, old), "")
            new = f"{former} {new}" if former and new.endswith(".") and new != former else new
            swapped[key, pair[0]], old = new, former or old
        body = body.replace(old, new)
    body = "\n\n".join((body, *names(key, table, "add")))
    head = names(key, table, "headword") or (entry.headword,)
    others = names(key, table, "others") if "others" in table else entry.others
    return replace(entry, headword=head[0], others=others, body=body)
