r"""A little markup for texts: bold, italic, colours, links and pictures in the line. Read here, drawn by the interface.

`**bold**`, `*italic*`, `[words](target)` a link, `<gold>words</>` a colour of the theme, `<icon ore>` a picture.
A line that starts with `# ` is a heading, `- ` an item, `> ` a call-out; an empty line parts paragraphs.
A backslash takes the meaning from the sign after it; `escape` does so for words that players wrote.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

_TOKEN = re.compile(
    r"\\(?P<plain>.)|(?P<bold>\*\*)|(?P<italic>\*)|<icon (?P<icon>[\w.-]+)>|<(?P<close>/[\w-]*)>|<(?P<open>[\w-]+)>"
    r"|\[(?P<link>[^\]]+)\]\((?P<target>[^)]+)\)"
)
_SPECIAL = re.compile(r"([\\*<\[])")


@dataclass(frozen=True, slots=True)
class Span:
    """Words of one look."""

    text: str
    bold: bool = False
    italic: bool = False
    colour: str = ""
    link: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph: `plain`, `heading`, `item` or `note`."""

    kind: str
    spans: tuple[Span, ...]


def escape(words: str) -> str:
    """Make words harmless that may hold markup signs by chance, such as a player's name."""
    return _SPECIAL.sub(r"\\\1", words)


def parse(source: str) -> tuple[Paragraph, ...]:
    """Read the markup; signs that open nothing are kept as they stand."""
    paragraphs: list[Paragraph] = []
    for line in source.split("\n"):
        kind, body = "plain", line
        for mark, name in (("# ", "heading"), ("- ", "item"), ("> ", "note")):
            if line.startswith(mark):
                kind, body = name, line[len(mark) :]
        paragraphs.append(Paragraph(kind, tuple(_spans(body))))
    return tuple(paragraphs)


def unnamed(icon: str) -> str:
    """A picture for which there are no words."""
    del icon
    return ""


def plain(source: str, named: Callable[[str], str] = unnamed) -> str:
    """Return the words without the markup; `named` gives words for a picture."""
    return "\n".join(
        "".join(named(span.icon) if span.icon else span.text for span in paragraph.spans) for paragraph in parse(source)
    )


def _spans(body: str) -> Iterator[Span]:
    look = Span("")
    colours: list[str] = []
    start = 0
    for found in _TOKEN.finditer(body):
        if found.start() > start:
            yield replace(look, text=body[start : found.start()])
        start = found.end()
        if found["plain"]:
            yield replace(look, text=found["plain"])
        elif found["bold"]:
            look = replace(look, bold=not look.bold)
        elif found["italic"]:
            look = replace(look, italic=not look.italic)
        elif found["icon"]:
            yield replace(look, icon=found["icon"])
        elif found["open"]:
            colours.append(found["open"])
            look = replace(look, colour=found["open"])
        elif found["close"]:
            del colours[-1:]
            look = replace(look, colour=colours[-1] if colours else "")
        else:
            yield replace(look, text=found["link"], link=found["target"])
    if start < len(body):
        yield replace(look, text=body[start:])
