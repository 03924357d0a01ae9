"""The named joints where other modules answer."""

from __future__ import annotations

from functools import lru_cache
from operator import add, and_, or_

from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.module import Question


@lru_cache(maxsize=4096)
def _least(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(x, y) for x, y in zip(a, b, strict=True)]) if a and b else a or b


def _sum(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([x + y for x, y in zip(a, b, strict=True)]) if a else b


def _later(a: tuple[tuple[int, ...], ...], b: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return b or a


def _either(a: str, b: str) -> str:
    return a or b


BLOCKED: Question[int] = Question("blocked hexes", 0, or_, neutral=True)
"""() -> mask of hexes that yield nothing now."""
SOURCES: Question[tuple[tuple[str, int], ...]] = Question("public point sources", (), add, neutral=True)
"""(seat) -> (source key, points) of what everybody can see; zero points may be left out."""
POINTS: Question[int] = Question("public points", 0, add, neutral=True)
"""(seat) -> the sum of SOURCES while the game goes on, worked out fast: it is asked for after almost every action."""
SHOWN_POINTS: Question[int] = Question("points laid open at the end", 0, add, neutral=True)
"""(seat) -> points that were hidden until the game ended; asked for only then."""
HIDDEN_POINTS: Question[int] = Question("points that only the seat sees", 0, add, neutral=True)
"""(seat) -> points that count for it, and that nobody else can count."""
RATES: Question[tuple[int, ...]] = Question("bank rates", (), _least, neutral=True)
"""(seat) -> how many equal cards the bank asks, by kind of card; empty for a module that changes nothing."""
MAY_WIN: Question[int] = Question("seats that may win now", -1, and_, neutral=True)
"""() -> mask of seats."""
READY_START: Question[bool] = Question("the board comes with pieces on it", False, or_, neutral=True)
"""() -> True where there is no rolling for the first place and no placement."""
KNOWN_HANDS: Question[tuple[tuple[int, tuple[int, ...]], ...]] = Question(
    "hands of others that a seat sees now", (), add, neutral=True
)
"""(seat) -> (other seat, its resource cards) pairs."""
HELD: Question[tuple[int, ...]] = Question("cards that a seat is known to hold", (), _sum, neutral=True)
"""(seat) -> cards by kind that everybody knows to be in its hand."""
AT_LEAST: Question[tuple[tuple[int, int, int], ...]] = Question("what hands hold at least", (), add, neutral=True)
"""() -> (seat, mask of kinds, number) triples: everybody knows that the seat holds so many of these kinds."""
PLAUSIBLE: Question[bool] = Question("an imagined state can be", True, and_, neutral=True)
"""() -> False for a full state in which the game would not stand where it stands."""
KNOWN_DECK: Question[tuple[int, ...]] = Question("cards of the deck that a seat sees now", (), add, neutral=True)
"""(seat) -> kinds of development cards, one for each card."""
TOKENS: Question[tuple[tuple[int, ...], ...]] = Question("number tokens as they lie now", (), _later, neutral=True)
"""() -> the tokens by hex where they no longer lie as the board has them; else empty."""
THROWS: Question[int] = Question("throws that may fall", -1, and_, neutral=True)
"""() -> mask of the throws (bit 6*(a-1)+(b-1)) that may fall now."""
SEVEN: Question[tuple[Frame, ...]] = Question("what a 7 brings", (), add, neutral=True)
"""() -> frames, of which the last one acts first."""
HAND_ROOM: Question[int] = Question("cards that a seat may hold above the limit", 0, add, neutral=True)
"""(seat) -> added to the hand limit."""
ROBBER_BARRED: Question[tuple[tuple[int, Reason], ...]] = Question("hexes barred to the robber", (), add, neutral=True)
"""() -> (mask of hexes, why he may not be placed there) pairs, besides those whose terrain bars him."""
ROBBER_RESTS: Question[bool] = Question("the robber may not move", False, or_, neutral=True)
"""() -> True while a 7 leaves him where he is."""
OCCUPIED: Question[int] = Question("intersections held by figures", 0, or_, neutral=True)
"""(seat) -> mask of the intersections where a figure of the seat stands that is no building: it bars the roads of
others as a building does, and nobody builds there."""
OCCUPIED_RULE: Question[str] = Question("the rule of OCCUPIED", "", _either, neutral=True)
"""() -> the rule that is cited where a figure is in the way."""
DOWNGRADED_CITIES: Question[int] = Question("settlements shown by another piece", 0, or_, neutral=True)
"""(seat) -> mask of the seat's settlements for which the piece of a city stands."""
AWARDS_WAIT: Question[bool] = Question("awards are not judged yet", False, or_, neutral=True)
"""() -> True in the middle of something after whose end Longest Road is judged once."""
END_BARRED: Question[tuple[Reason, ...]] = Question("why the turn cannot end yet", (), add, neutral=True)
"""() -> reasons; none where it can."""
