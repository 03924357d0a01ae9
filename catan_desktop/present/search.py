"""Finding entries of the almanac: by a word for them, and by any words of their texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches

from catan_desktop.kernel import record
from catan_desktop.present.almanac import Almanac
from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.markup import plain
from catan_desktop.present.wordforms import fold, forgiven, other_layout, slips, stem, words_of

HEADWORD, OTHER, KEY, BODY = 100.0, 60.0, 40.0, 10.0
"""What a word counts by the place where it stands."""
OFTEN = 2.0
"""What each further time in the same text adds, up to `MOST_OFTEN` times."""
MOST_OFTEN = 5
WHOLE, BEGINNING = 200.0, 60.0
"""What is added where the query is the whole headword, and where the headword begins with it."""
SAME, FORM, START, SLIP = 1.0, 0.9, 0.7, 0.4
"""How near a word of the text is: the same, another form, only begun, misspelt."""
_NEAR = 0.5
"""How much alike a suggested name must be, 0 to 1."""
_AGAIN = re.compile(r"\b(\w+)(?: \1\b)+")
"""The same word again, such as three pictures of ore."""
_BEFORE = 0.3
"""The part of a snippet that may stand before the first word that was found."""


@record
class Piece:
    """Some words of a snippet, found ones or those around them."""

    text: str
    found: bool = False


@record
class Hit:
    """An entry that was found."""

    entry: Entry
    score: float
    words: frozenset[str]
    """The folded words of its texts that fit the query."""
    text: str
    """Its text without markup in one line."""

    def headword(self) -> tuple[Piece, ...]:
        """Return the headword with the found words marked."""
        return tuple(_marked(self.entry.headword, self.words))

    def snippet(self, length: int) -> tuple[Piece, ...]:
        """Return about `length` characters of the text around what was found, or of its beginning."""
        return tuple(_snippet(self.text, self.words, length))


def names(entry: Entry) -> tuple[str, ...]:
    """Return every folded name of an entry: headword, other words, key."""
    return tuple(dict.fromkeys((fold(entry.headword), *map(fold, entry.others), entry.key.replace("-", " "))))


class Finder:
    """Looks entries up; the index of words is made when texts are first searched."""

    def __init__(self, almanac: Almanac) -> None:
        self.almanac = almanac
        self._index: dict[str, dict[int, float]] | None = None
        self._texts: list[str] = []
        self._stems: dict[str, list[str]] = {}

    # by a word for it

    def find(self, word: str) -> tuple[Entry, ...]:
        """Return the entries that a word names; forms, cases and slips are forgiven only where nothing fits better.

        At last it may have been written on a keyboard that was not switched to the right language.
        """
        wanted = " ".join(fold(word).replace("-", " ").split())
        if not wanted:
            return ()
        stems = _stemmed(wanted)

        def typed(name: str) -> bool:
            return slips(wanted, name, forgiven(wanted)) <= forgiven(wanted)

        tests: tuple[Callable[[str], bool], ...] = (
            lambda name: name.replace("-", " ") == wanted,
            lambda name: bool(stems) and _stemmed(name) == stems,
            lambda name: bool(stems) and set(stems) < set(_stemmed(name)),
            lambda name: len(wanted) >= 3 and name.startswith(wanted),
            typed,
        )
        for test in tests:
            found = tuple(entry for entry in self.almanac.entries if any(test(name) for name in names(entry)))
            if found:
                return found
        other = other_layout(wanted)
        return tuple(entry for entry in self.almanac.entries if any(name.startswith(other) for name in names(entry)))

    def near(self, word: str, most: int = 5) -> tuple[Entry, ...]:
        """Return entries whose names look most like a word that was not found."""
        known: dict[str, Entry] = {}
        for entry in self.almanac.entries:
            for name in names(entry):
                known.setdefault(name, entry)
                for part in name.split():
                    known.setdefault(part, entry)
        close = get_close_matches(fold(word).strip(), list(known), n=3 * most, cutoff=_NEAR)
        return tuple({known[name].key: known[name] for name in close}.values())[:most]

    # by the words of its text

    def search(self, query: str) -> tuple[Hit, ...]:
        """Return the entries that hold every word of a query, the best first, and the played game before others.

        Where none does, a keyboard that was not switched is forgiven, then misspelt words; where still none does,
        entries with half of the words serve.
        """
        hits = self._strict(query) or self._strict(other_layout(query)) or self._loose(query)
        return tuple(sorted(hits, key=lambda hit: (not self.almanac.fits(hit.entry), -hit.score)))

    def _strict(self, query: str) -> list[Hit]:
        """Return the entries that hold every word."""
        tokens = _tokens(query)
        return self._hits(query, [self._meant(token, slipped=False) for token in tokens], len(tokens)) if tokens else []

    def _loose(self, query: str) -> list[Hit]:
        """Return the entries that hold every word or one like it, else half of the words."""
        tokens = _tokens(query)
        if not tokens:
            return []
        strict = [self._meant(token, slipped=False) for token in tokens]
        loose = [found or self._meant(token, slipped=True) for token, found in zip(tokens, strict, strict=True)]
        return self._hits(query, loose, len(tokens)) or self._hits(query, loose, (len(tokens) + 1) // 2)

    def _hits(self, query: str, meant: Sequence[Mapping[str, float]], least: int) -> list[Hit]:
        """Return the entries in which `least` or more of the words stand."""
        index = self._words()
        scores: dict[int, list[float]] = {}
        found: dict[int, set[str]] = {}
        for number, words in enumerate(meant):
            for word, nearness in words.items():
                for place, weight in index[word].items():
                    row = scores.setdefault(place, [0.0] * len(meant))
                    row[number] = max(row[number], nearness * weight)
                    found.setdefault(place, set()).add(word)
        hits = []
        whole = " ".join(fold(query).split())
        for place, row in sorted(scores.items()):
            if sum(1 for score in row if score) < least:
                continue
            entry = self.almanac.entries[place]
            head = fold(entry.headword)
            extra = WHOLE if whole in names(entry) else BEGINNING if head.startswith(whole) else 0.0
            hits.append(Hit(entry, sum(row) + extra, frozenset(found[place]), self._texts[place]))
        return hits

    def _meant(self, token: str, *, slipped: bool) -> dict[str, float]:
        """Return the words of the texts that a word of the query may mean, and how near each is."""
        index = self._words()
        meant: dict[str, float] = {}
        if slipped:
            most = forgiven(token)
            for word in index if most else ():
                if min(slips(token, word, most), slips(token, word[: len(token)], most)) <= most:
                    meant[word] = SLIP
            return meant
        for word in index:
            if word.startswith(token):
                meant[word] = START + (FORM - START) * len(token) / len(word)
        for word in self._stems.get(stem(token), ()):
            meant[word] = FORM
        if token in index:
            meant[token] = SAME
        return meant

    def _words(self) -> dict[str, dict[int, float]]:
        """Return word -> place of the entry -> what it counts there."""
        if self._index is None:
            self._index = {}
            self._texts = [self._plain(entry) for entry in self.almanac.entries]
            for place, entry in enumerate(self.almanac.entries):
                for word, weight in _weights(entry, self._texts[place]).items():
                    self._index.setdefault(word, {})[place] = weight
            for word in self._index:
                self._stems.setdefault(stem(word), []).append(word)
        return self._index

    def _plain(self, entry: Entry) -> str:
        """Return the text without markup in one line; a picture of a thing that has an entry becomes its name."""

        def named(icon: str) -> str:
            thing = self.almanac.get(icon.removeprefix("resource-"))
            return thing.headword.lower() if thing is not None else ""

        return _AGAIN.sub(r"\1", " ".join(plain(entry.body, named).split()))


def _tokens(query: str) -> list[str]:
    return list(dict.fromkeys(word for _, _, word in words_of(query)))


def _weights(entry: Entry, text: str) -> dict[str, float]:
    """Return every folded word of an entry with what it counts."""
    found: dict[str, float] = {}
    count: dict[str, int] = {}
    for _, _, word in words_of(text):
        count[word] = count.get(word, 0) + 1
    for word, times in count.items():
        found[word] = BODY + OFTEN * (min(times, MOST_OFTEN) - 1)
    parts = ((KEY, entry.key.replace("-", " ")), (OTHER, " ".join(entry.others)), (HEADWORD, entry.headword))
    for weight, told in parts:
        for _, _, word in words_of(told):
            found[word] = max(weight, found.get(word, 0.0))
    return found


def _stemmed(text: str) -> tuple[str, ...]:
    return tuple(stem(word) for _, _, word in words_of(text))


def _marked(text: str, words: Iterable[str]) -> Iterator[Piece]:
    """Part a text into found words and the rest."""
    wanted = frozenset(words)
    done = 0
    for start, end, word in words_of(text):
        if word in wanted:
            if start > done:
                yield Piece(text[done:start])
            yield Piece(text[start:end], found=True)
            done = end
    if done < len(text):
        yield Piece(text[done:])


def _snippet(text: str, words: frozenset[str], length: int) -> Iterator[Piece]:
    first = next((start for start, _, word in words_of(text) if word in words), 0)
    start = _begin(text, first, max(0, first - round(length * _BEFORE)))
    end = min(len(text), start + length)
    if end < len(text):
        end = max(text.rfind(" ", start, end), first + 1)
        cut = text[start:end].rstrip(" ,;:–-")
    else:
        cut = text[start:]
    if start:
        yield Piece("… ")
    yield from _marked(cut, words)
    if end < len(text) and not cut.endswith((".", "!", "?")):
        yield Piece(" …")


def _begin(text: str, first: int, earliest: int) -> int:
    """Return a good place to begin: a sentence, else a word."""
    if earliest == 0:
        return 0
    sentence = max(text.rfind(sign, earliest, first) for sign in (". ", "! ", "? "))
    if sentence >= 0:
        return sentence + 2
    space = text.find(" ", earliest, first)
    return space + 1 if space >= 0 else first
