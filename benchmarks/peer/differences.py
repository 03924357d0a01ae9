"""Where two engines that hold the same game do not agree, and which of our rules decides it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.kernel.engine import actor, why_not
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.scoring import public_points, total_points
from catan_desktop.mechanics.tables import tables
from tests.parts import Parts, settlers

from .words import ACTION, FREE_ROADS, PLACEMENT, PRE_ROLL, Step, Words, frozen

ROBBER, DISCARD = "settlers.robber", "settlers.discard"
ASKING = frozenset({PLACEMENT, PRE_ROLL, ACTION, FREE_ROADS, ROBBER, DISCARD})
"""Steps in which both engines wait for the same seat."""
CARDS, ROAD, WIN, MOVES, OTHER = "cards", "longest road", "win", "moves", "other"
"""Kinds of differences: cards and the longest road are then set in the peer as ours has them; WIN and MOVES need
nothing; OTHER ends the comparison."""
DECIDES = {
    "BUILD_ROAD": "BASE-115",
    "BUILD_SETTLEMENT": "BASE-112",
    "BUILD_CITY": "BASE-117",
    "MARITIME_TRADE": "BASE-131",
    "MOVE_ROBBER": "BASE-094",
    "PLAY_YEAR_OF_PLENTY": "BASE-157",
    "DISCARD_RESOURCE": "BASE-091",
}
"""Rule by kind of step, for moves that we allow and the peer does not."""


@record
class Difference:
    """One thing that the engines do not agree on."""

    kind: str
    rule: str
    what: str
    """In words, without numbers: the same fault has the same words."""
    detail: str
    """What each side has."""


def found(words: Words, state: GameState, told: Mapping[str, Any], shortage: bool) -> list[Difference]:
    """Everything that differs; `shortage` says that the bank could not pay in the step before."""
    part, seats = settlers(state), range(words.game.seats)
    order = [words.seat(index) for index in seats]
    differing: list[Difference] = []

    def compare(kind: str, rule: str, what: str, mine: Any, theirs: Any) -> None:
        if mine != theirs:
            differing.append(Difference(kind, rule, what, f"ours {mine}, theirs {theirs}"))

    hands = [list(_purse(part, seat).hand) for seat in order]
    cards_rule = ("BASE-086", "a shortage with one claimant") if shortage else ("unknown", "cards in hand or bank")
    compare(CARDS, *cards_rule, (hands, list(part.bank)), (told["hands"], told["bank"]))
    lengths = [part.lengths[seat] for seat in order]
    longest = None if part.longest < 0 else words.index(part.longest)
    if longest != told["longest"]:
        compare(ROAD, *_longest(words, part, lengths, told), (longest, lengths), (told["longest"], told["lengths"]))
    elif lengths != told["lengths"]:
        setup = not state.turn
        what = "no length is told during set-up" if setup else "a road that ends at an opponent's building"
        compare(ROAD, "BASE-170" if setup else "BASE-171", what, lengths, told["lengths"])
    places = words.places
    compare(OTHER, "BASE-111", "settlements", [sorted(places.node[c] for c in _bits(part.settlements[seat])) for seat in order], told["settlements"])  # fmt: skip  # noqa: E501
    compare(OTHER, "BASE-117", "cities", [sorted(places.node[c] for c in _bits(part.cities[seat])) for seat in order], told["cities"])  # fmt: skip  # noqa: E501
    roads = [sorted(places.edge(path) for path in _bits(part.roads[seat])) for seat in order]
    compare(OTHER, "BASE-114", "roads", roads, [sorted(frozen(each)) for each in told["roads"]])
    compare(OTHER, "BASE-094", "robber", places.tile(part.robber), frozen(told["robber"]))
    compare(OTHER, "BASE-185", "largest army", None if part.largest < 0 else words.index(part.largest), told["largest"])
    compare(OTHER, "BASE-154", "knights", [part.knights[seat] for seat in order], told["knights"])
    held = [{words.card(k): n for k, n in enumerate(_purse(part, seat).cards)} for seat in order]
    compare(OTHER, "BASE-150", "development cards", held, told["cards"])
    compare(OTHER, "BASE-150", "deck", {words.card(k): n for k, n in enumerate(part.hidden or ())}, told["deck"])
    differing += _points(words, state, told, longest)
    differing += _turn(words, state, told)
    return differing


def _purse(part: Parts, seat: int) -> Any:
    return part.private[seat]


def _bits(mask: int) -> list[Any]:
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


def _longest(words: Words, part: Parts, lengths: list[int], told: Mapping[str, Any]) -> tuple[str, str]:
    """The rule that says who holds the longest road, and how the peer errs."""
    if max(lengths) < tables(words.game).longest_road_from:
        return "BASE-178", "a longest road cut below five keeps or takes the card"
    if lengths != told["lengths"]:
        return "BASE-171", "a road that ends at an opponent's building decides the card"
    if part.longest < 0:
        return "BASE-177", "a tie after a cut gives the card to one of the tied"
    if lengths.count(max(lengths)) > 1:
        return "BASE-175", "a tie after a cut takes the card from its holder"
    return "BASE-176", "the longest road does not get the card"


def _points(words: Words, state: GameState, told: Mapping[str, Any], longest: int | None) -> list[Difference]:
    """Points, the card for the longest road left out where it already differs; and who has won."""
    game, differing = words.game, []
    for index in range(game.seats):
        seat = words.seat(index)
        award = 2 * (int(longest == index) - int(told["longest"] == index))
        public = public_points(game, state, seat) - (settlers(state).shown[seat] if state.outcome else 0)
        mine = (public - award, total_points(game, state, seat) - award)
        theirs = (told["public"][index], told["points"][index])
        if mine != theirs:
            differing.append(Difference(OTHER, "BASE-190", "points", f"ours {mine}, theirs {theirs}"))
    won = words.index(state.outcome.winners[0]) if state.outcome and state.outcome.winners else None
    if won != told["winner"] and longest == told["longest"]:
        rule, what = "BASE-191", "victory is not seen by one side"
        if told["winner"] not in {None, told["turn"]}:
            rule, what = "BASE-192", "victory in another player's turn"
        detail = f"ours {won}, theirs {told['winner']}"
        differing.append(Difference(WIN, rule, what, detail))
    return differing


def _turn(words: Words, state: GameState, told: Mapping[str, Any]) -> list[Difference]:
    """Whose move it is, in which step, and what is legal."""
    seat = actor(state)
    if seat is None or seat == CHANCE:
        return []
    step = state.frames[-1].step
    prompts = {ROBBER: "MOVE_ROBBER", DISCARD: "DISCARD", PLACEMENT: told["prompt"]}
    mine: tuple[Any, ...] = (words.index(state.seat), prompts.get(step, "PLAY_TURN"), step == ACTION)
    theirs: tuple[Any, ...] = (told["turn"], told["prompt"], told["rolled"])
    if step in {ROBBER, DISCARD, FREE_ROADS}:
        mine, theirs = mine[:2], theirs[:2]
    if step != DISCARD:
        mine, theirs = (words.index(seat), *mine), (told["seat"], *theirs)
    if mine != theirs:
        return [Difference(OTHER, "BASE-070", "whose move it is", f"ours {mine}, theirs {theirs}")]
    return [] if step == DISCARD else _moves(words, state, told)


def _moves(words: Words, state: GameState, told: Mapping[str, Any]) -> list[Difference]:
    """Moves that one engine allows and the other does not."""
    seat = actor(state)
    assert seat is not None
    mine, theirs = words.legal(state, seat), legal(told)
    differing = []
    for step in sorted(theirs - mine, key=repr):
        reason = why_not(words.game, state, words.action(state, seat, step))
        rule = (reason.rule if reason else "") or "unknown"
        differing.append(Difference(MOVES, rule, f"{step[0]} that only the peer allows", f"{step}"))
    for step in sorted(mine - theirs, key=repr):
        rule = DECIDES.get(step[0], "unknown")
        differing.append(Difference(MOVES, rule, f"{step[0]} that the peer does not allow", f"{step}"))
    return differing


def legal(told: Mapping[str, Any]) -> set[Step]:
    """What the peer allows."""
    return {(kind, frozen(value)) for kind, value in told["legal"]}
