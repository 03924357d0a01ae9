"""The named joints where other modules answer."""

from __future__ import annotations

from operator import add, and_, or_

from catan_desktop.kernel.module import Question


def _least(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(x, y) for x, y in zip(a, b, strict=True)])


def _sum(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([x + y for x, y in zip(a, b, strict=True)])


BLOCKED: Question[int] = Question("blocked hexes", 0, or_)
"""() -> mask of hexes that yield nothing now."""
SOURCES: Question[tuple[tuple[str, int], ...]] = Question("public point sources", (), add)
"""(seat) -> (source key, points) of what everybody can see; zero points may be left out."""
POINTS: Question[int] = Question("public points", 0, add)
"""(seat) -> the sum of SOURCES, worked out fast."""
RATES: Question[tuple[int, ...]] = Question("bank rates", (9, 9, 9, 9, 9), _least)
"""(seat) -> how many equal cards the bank asks, by resource."""
MAY_WIN: Question[int] = Question("seats that may win now", -1, and_)
"""() -> mask of seats."""
READY_START: Question[bool] = Question("the board comes with pieces on it", False, or_)
"""() -> True where there is no rolling for the first place and no placement."""
KNOWN_HANDS: Question[tuple[tuple[int, tuple[int, ...]], ...]] = Question(
    "hands of others that a seat sees now", (), add
)
"""(seat) -> (other seat, its resource cards) pairs."""
HELD: Question[tuple[int, ...]] = Question("cards that a seat is known to hold", (0,) * 5, _sum)
"""(seat) -> resource cards that everybody knows to be in its hand."""
PLAUSIBLE: Question[bool] = Question("an imagined state can be", True, and_)
"""() -> False for a full state in which the game would not stand where it stands."""
KNOWN_DECK: Question[tuple[int, ...]] = Question("cards of the deck that a seat sees now", (), add)
"""(seat) -> kinds of development cards, one for each card."""
