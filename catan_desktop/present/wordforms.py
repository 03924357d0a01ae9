"""Words as a reader may write them: any case, ё or е, other Russian and English forms, a slip of the finger.

Snowball's Russian stemmer keeps apart what a vowel that comes and goes tells apart (костёр and костра, башня and башен,
купец and купцы), and takes the end of великан for an ending: of the words that players look up it misses a third.
"""

from __future__ import annotations

import re
from functools import lru_cache

_WORD = re.compile(r"\d+(?:[:/]\d+)*|[^\W\d_]+(?:['’][^\W\d_]+)?")
_RUSSIAN = (
    *("иями", "ями", "ами", "иях", "ого", "его", "ому", "ему", "ыми", "ими", "иям", "ием", "ией"),
    *("ях", "ах", "ов", "ев", "ей", "ой", "ый", "ий", "ая", "яя", "ое", "ее", "ую", "юю", "ые", "ие", "ым", "им"),
    *("ом", "ем", "ам", "ям", "их", "ых", "ью", "ия", "ию", "ии", "ья", "ье", "ьи"),
    *("а", "я", "о", "е", "ы", "и", "у", "ю", "ь", "й"),
)
"""Endings of nouns and adjectives, the longest first."""
_FLEETING = re.compile(r"([^аеиоуыэюя])[ео]([кнрлгцд])$")
"""A vowel that comes and goes: костёр, костры; опушка, опушек."""
_ODD = {"герой": "геро", "остров": "остров", "dice": "die"}
"""Forms that the endings would get wrong."""
_ENGLISH = ("ings", "ing", "ies", "ied", "es", "ed", "s", "e", "y")
_LATIN, _CYRILLIC = "qwertyuiop[]asdfghjkl;'zxcvbnm,.", "йцукенгшщзхъфывапролджэячсмитьбю"
"""The same keys of the two keyboards, in their order."""
_RUSSIAN_KEYS, _LATIN_KEYS = str.maketrans(f"{_LATIN}`", f"{_CYRILLIC}е"), str.maketrans(_CYRILLIC, _LATIN)
_LEAST_STEM = 3
_LEAST_TYPO, _LONG = 4, 8
"""Letters of a word in which one slip is forgiven, and two."""


def fold(text: str) -> str:
    """Return a text in small letters, with е for ё and plain apostrophes."""
    return text.casefold().replace("ё", "е").replace("’", "'")


def other_layout(text: str) -> str:
    """Return what the same keys write on the other of the two keyboards, Latin or Russian.

    >>> other_layout("dtkbrfy"), other_layout("пшфте")
    ('великан', 'giant')
    """
    return fold(text).translate(_RUSSIAN_KEYS if text.isascii() else _LATIN_KEYS)


def words_of(text: str) -> list[tuple[int, int, str]]:
    """Return every word of a text: start, end, and the word folded."""
    return [(found.start(), found.end(), fold(found[0])) for found in _WORD.finditer(text)]


@lru_cache(maxsize=32768)
def stem(word: str) -> str:
    """Return what the forms of a folded word have in common; not always a root, but the same for all of them.

    >>> stem("великанов") == stem("великан"), stem("костра") == stem("костер"), stem("опушек") == stem("опушка")
    (True, True, True)
    >>> stem("torches") == stem("torch"), stem("harbours") == stem("harbour")
    (True, True)
    """
    if word in _ODD:
        return _ODD[word]
    if word.isascii():
        return _english(word)
    for ending in _RUSSIAN:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
            word = word[: -len(ending)]
            break
    return _FLEETING.sub(r"\1\2", word) if len(word) > _LEAST_STEM else word


def _english(word: str) -> str:
    word = word.removesuffix("'s").removesuffix("'")
    for ending in _ENGLISH:
        if word.endswith(ending) and not word.endswith("ss") and len(word) - len(ending) >= _LEAST_STEM:
            word = word[: -len(ending)]
            break
    return word[:-1] if len(word) > _LEAST_STEM and word[-1] == word[-2] else word


def slips(one: str, other: str, most: int) -> int:
    """Count the letters to change, drop, add or swap with the next to make one word of the other; most + 1 if more."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        last, before, row = before, row, [i]
        for j, sign in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != sign))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == sign:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)


def forgiven(word: str) -> int:
    """Return how many slips are forgiven in a word."""
    return 0 if len(word) < _LEAST_TYPO or word[0].isdigit() else 1 if len(word) < _LONG else 2
