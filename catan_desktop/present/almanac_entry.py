"""One term of the almanac."""

from __future__ import annotations

from catan_desktop.kernel import record
from catan_desktop.present.almanac_files import FALLBACK
from catan_desktop.present.markup import parse


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
    """Where it matters; empty: wherever no other entry takes its place."""
    rules: tuple[str, ...] = ()
    """Numbered rules that it explains."""
    texts: tuple[str, ...] = ()
    """Patterns of text keys that it explains."""
    language: str = FALLBACK
    """Of the words."""
    instead: tuple[str, ...] = ()
    """Keys of entries whose place it takes in its rulesets: whoever follows a link to one of them there comes here."""

    @property
    def links(self) -> tuple[str, ...]:
        """Return the targets of the links in the text, each once."""
        spans = (span for paragraph in parse(self.body) for span in paragraph.spans)
        return tuple(dict.fromkeys(span.link for span in spans if span.link))
