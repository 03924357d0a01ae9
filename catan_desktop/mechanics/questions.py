"""The named joints where other modules answer."""

from __future__ import annotations

from functools import lru_cache
from operator import add, and_, or_
from typing import TypeAlias

from catan_desktop.kernel import Frame, Reason
from catan_desktop.kernel.game import Question

from .events import SETTLEMENT
from .hand_flows import Flows

Barred: TypeAlias = tuple[tuple[int, Reason], ...]
"""(mask of sites, why nothing may be placed there) pairs."""


@lru_cache(maxsize=4096)
def _least(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(x, y) for x, y in zip(a, b, strict=True)]) if a and b else a or b


def _sum(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([x + y for x, y in zip(a, b, strict=True)]) if a and b else a or b


def _claims(a: dict[int, list[int]], b: dict[int, list[int]]) -> dict[int, list[int]]:
    if not (a and b):
        return a or b
    return {seat: list(_sum(tuple(a.get(seat, ())), tuple(b.get(seat, ())))) for seat in sorted({*a, *b})}


CLAIMS: Question[dict[int, list[int]]] = Question("cards due from hexes that yield", {}, _claims, neutral=True)
"""(hexes, none of them blocked) -> by seat, in their order: cards due to it, by kind. Nobody who is due none stands in
it; each answer is made anew, for whoever asks changes it."""
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
AT_HARBOURS: Question[int] = Question("intersections whose harbours serve a seat", 0, or_, neutral=True)
"""(seat) -> mask."""
RATES: Question[tuple[int, ...]] = Question("bank rates", (), _least, neutral=True)
"""(seat) -> how many equal cards the bank asks, by kind of card; empty for a module that changes nothing."""
GOAL: Question[int] = Question("points that a seat needs besides the goal", 0, add, neutral=True)
"""(seat) -> added to the goal of the game for this seat; everybody can count it."""
MAY_WIN: Question[int] = Question("seats that may win now", -1, and_, neutral=True)
"""() -> mask of seats."""
WINS: Question[str] = Question("how a seat wins whatever its points are", "", lambda a, b: a or b, neutral=True)
"""(seat) -> the ending where it has done what wins without the goal, else empty; MAY_WIN still says when."""
READY_START: Question[bool] = Question("the board comes with pieces on it", False, or_, neutral=True)
"""() -> True where there is no rolling for the first place and no placement."""
KNOWN_HANDS: Question[tuple[tuple[int, tuple[int, ...]], ...]] = Question(
    "hands of others that a seat sees now", (), add, neutral=True
)
"""(seat) -> (other seat, its resource cards) pairs."""
FLOWS: Question[tuple[Flows, ...]] = Question("what events tell of hands", (), add, neutral=True)
"""() -> by module: what its events tell everybody of the cards in the hands; the same all game long. After an event of
a Python module that nobody names here, the hand of the seat that it names is unknown."""
HELD: Question[tuple[int, ...]] = Question("cards that a seat is known to hold", (), _sum, neutral=True)
"""(seat) -> cards by kind that everybody knows to be in its hand."""
AT_LEAST: Question[tuple[tuple[int, int, int], ...]] = Question("what hands hold at least", (), add, neutral=True)
"""() -> (seat, mask of kinds, number) triples: cards of these kinds that everybody knows the seat to hold at least."""
PLAUSIBLE: Question[bool] = Question("an imagined state can be", True, and_, neutral=True)
"""() -> False for a full state in which the game would not stand where it stands."""
KNOWN_DECK: Question[tuple[int, ...]] = Question("cards of the deck that a seat sees now", (), add, neutral=True)
"""(seat) -> kinds of development cards, one for each card."""
SET_ASIDE: Question[int] = Question("cards of the deck that lie elsewhere", 0, add, neutral=True)
"""() -> how many of the unseen development cards nobody can buy; any of them may be one of these."""
THROWS: Question[int] = Question("throws that may fall", -1, and_, neutral=True)
"""() -> mask of the throws (bit 6*(a-1)+(b-1)) that may fall now."""
SEVEN: Question[tuple[Frame, ...]] = Question("what a 7 brings", (), add, neutral=True)
"""() -> frames, of which the last one acts first."""
HAND_ROOM: Question[int] = Question("cards that a seat may hold above the limit", 0, add, neutral=True)
"""(seat) -> added to the hand limit."""
KNIGHT_PLAYED: Question[tuple[Frame, ...]] = Question(
    "what a played knight card brings", (), lambda a, b: b, neutral=True
)
"""(seat) -> frames, of which the last one acts first; a later answer takes the place of those before. Without one the
card only counts."""
KNIGHT_USELESS: Question[tuple[Reason, ...]] = Question("why a knight card would bring nothing", (), add, neutral=True)
"""(seat) -> reasons; none where it may be played."""
SECOND_START: Question[str] = Question("building of the second start", SETTLEMENT, lambda a, b: b, neutral=True)
"""() -> the building that a seat places in the second round of the set-up: settlement or city."""
SPARED_UNTIL: Question[int] = Question("whom the friendly robber spares", 2, max)
"""() -> nobody with so few public points is robbed."""
SINGLE_GIVEN: Question[bool] = Question("a single answer is given unasked", False, or_, neutral=True)
"""() -> True where a seat that can discard in one way only is not asked."""
ROBBER_BARRED: Question[Barred] = Question("hexes barred to the robber", (), add, neutral=True)
"""() -> (mask of hexes, why he may not be placed there) pairs, besides those whose terrain bars him."""
ROBBER_CAMP: Question[bool] = Question("a 7 may send the robber back beside the board", False, or_, neutral=True)
"""() -> True where he has a camp there."""
ROBBER_REFUGE: Question[tuple[int, ...]] = Question("where the friendly robber goes at last", (), add, neutral=True)
"""() -> masks of hexes for a robber who finds no hex away from those whom he spares; 0: beside the board. Without an
answer any hex will do."""
ROBBER_RESTS: Question[bool] = Question("the robber may not move", False, or_, neutral=True)
"""() -> True while a 7 leaves him where he is."""
OCCUPIED: Question[int] = Question("intersections held by figures", 0, or_, neutral=True)
"""(seat) -> mask of the intersections where a figure of the seat stands that is no building: it bars the roads of
others as a building does, and nobody builds there."""
BARRED_PATHS: Question[Barred] = Question("paths barred to roads", (), add, neutral=True)
"""(seat) -> paths on which the seat may lay no road, paid, free or in the set-up, with the reasons."""
BARRED_CORNERS: Question[Barred] = Question("intersections barred to settlements", (), add, neutral=True)
"""(seat) -> intersections on which the seat may build no settlement, with the reasons."""
OUT_OF_USE: Question[Barred] = Question("buildings out of use", (), add, neutral=True)
"""(seat) -> intersections where a building of the seat becomes no city and no harbour serves it, with the reasons."""
OTHER_LINKS: Question[int] = Question("paths held by links that are no roads", 0, or_, neutral=True)
"""(seat) -> mask of the seat's paths on which another piece than a road lies. It joins and counts as a road does, but
is not taken from the road pieces."""
SHIPS: Question[int] = Question("paths held by ships", 0, or_, neutral=True)
"""(seat) -> mask of the paths with a ship of the seat: a network of its own, which meets the seat's roads at the seat's
buildings only. It leads to settlements and counts for Longest Road; whoever changes the answer calls `pieces.refresh`,
and marks the paths in `roads_of_all`."""
FREE_PIECES: Question[int] = Question("what else than roads Road Building could place", 0, add, neutral=True)
"""(seat) -> pieces of another kind that the seat could place now instead of free roads."""
REACHES: Question[tuple[tuple[str, tuple[int, ...]], ...]] = Question(
    "where other links than roads lead", (), add, neutral=True
)
"""(seat) -> (key of what is bought for each link, by the number of links: mask of the intersections that they reach);
for those who judge positions."""
SITE_POINTS: Question[tuple[tuple[int, int], ...]] = Question(
    "points besides a settlement's own", (), add, neutral=True
)
"""(seat) -> (mask of intersections, points that a settlement of the seat brings there) pairs."""
DOUBLED_PATHS: Question[int] = Question("paths on which a road counts twice", 0, or_, neutral=True)
"""() -> mask of the paths on which a road counts as two for Longest Road; whoever changes the answer has the routes
there worked out again (`pieces.refresh`) and Longest Road judged."""
DOWNGRADED_CITIES: Question[int] = Question("settlements shown by another piece", 0, or_, neutral=True)
"""(seat) -> mask of the seat's settlements for which the piece of a city stands."""
SETTLEMENTS_ASIDE: Question[int] = Question("settlements that lie elsewhere", 0, add, neutral=True)
"""(seat) -> settlement pieces of the seat that are neither on the board nor in its supply."""
DAMAGED: Question[int] = Question("roads that serve nothing until they are repaired", 0, or_, neutral=True)
"""(seat) -> mask of the seat's roads that lead nowhere: no link and no settlement joins them. They count as roads."""
SINGLE_CITIES: Question[bool] = Question("cities yield as settlements do now", False, or_, neutral=True)
"""() -> True while a city is due one card of a hex, not two."""
AWARDS_WAIT: Question[bool] = Question("awards are not judged yet", False, or_, neutral=True)
"""() -> True in the middle of something after whose end Longest Road is judged once."""
END_BARRED: Question[tuple[Reason, ...]] = Question("why the turn cannot end yet", (), add, neutral=True)
"""() -> reasons; none where it can."""
