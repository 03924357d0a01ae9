"""Names of tokens and of what is paid with them, as words."""

from __future__ import annotations

from catan_desktop.games.fishermen.part import worth
from catan_desktop.kernel import Counts
from catan_desktop.present.words import Words, words


def listed(tokens: Counts) -> str:
    """Return tokens as a sum in one piece, such as `2 + 3`."""
    return "\u00a0+\u00a0".join(str(value + 1) for value, count in enumerate(tokens) for _ in range(count))


def payment(tokens: Counts) -> Words:
    """Return what tokens are worth, and which they are if there are several."""
    if sum(tokens) == 1:
        return words("fish-count", count=worth(tokens))
    return words("fish-payment", tokens=listed(tokens), count=worth(tokens))
