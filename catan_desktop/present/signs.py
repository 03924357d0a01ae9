"""The signs that can be shown: the fonts of the game have Latin, Greek and Cyrillic letters, digits and punctuation."""

from __future__ import annotations

import re
import unicodedata

SHOWN = (
    "\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u0218-\u021b"
    "\u0259\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03cf"
    "\u0400-\u045f\u0462\u0463\u0472-\u0475\u0490-\u0493\u0496-\u049b\u04a2\u04a3\u04ae-\u04b3\u04b6\u04b7\u04ba\u04bb\u04d8\u04d9\u04e8\u04e9"
    "\u1e02-\u1e11\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9"
    "\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u20bd\u2116\u2122"
    "\u2190-\u2193\u2212\u221e\u2248\u2260\u2264\u2265"
)
"""As a set of a regular expression; a test holds every font to it."""
_HIDDEN = re.compile(f"[^{SHOWN}]")


def compose(text: str) -> str:
    """Return a text whose letters and accents are one sign where there is one (NFC)."""
    return unicodedata.normalize("NFC", text)


def showable(text: str) -> str:
    """Return a text without the signs that no font of the game can show.

    >>> showable("Ann \u05d0\u05d1 Zo\u00eb")
    'Ann  Zoë'
    """
    return _HIDDEN.sub("", compose(text))


def missing_signs(text: str) -> str:
    """Return the signs of a text that no font of the game can show, each once."""
    return "".join(dict.fromkeys(_HIDDEN.findall(compose(text))))
