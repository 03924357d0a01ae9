"""Hyphenation: places between syllables where a long word may be parted, in Russian and well enough in English."""

from __future__ import annotations

from collections.abc import Iterator

HYPHEN = "-"
_VOWELS = frozenset("аеёиоуыэюяaeiouy")
_BOUND = frozenset("ьъй")
"""Letters that stay with the one before them."""
_LEAST = 2
"""Letters at least on either side."""


def parts(word: str) -> Iterator[tuple[str, str]]:
    """Yield the two parts of a word at every place where it may be parted: before a consonant with its vowel, behind a
    vowel or a single consonant."""
    letters = word.lower()
    for at in range(_LEAST, len(word) - _LEAST + 1):
        before = letters[:at].rstrip("ьъй")
        opens = letters[at] not in _VOWELS | _BOUND and letters[at + 1] in _VOWELS
        closed = before[-1:] in _VOWELS or before[-2:-1] in _VOWELS
        if letters.isalpha() and opens and closed:
            yield word[:at], word[at:]


def split_word(word: str) -> tuple[str, str] | None:
    """Return the two parts of a word that are most alike in length; None where it cannot be parted."""
    return min(parts(word), key=lambda pair: (abs(len(pair[0]) - len(pair[1])), -len(pair[0])), default=None)
