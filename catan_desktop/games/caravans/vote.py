"""The placing of a camel, and the vote on it (CARAVAN sections 3.3 and 3.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.frame import answered, by_itself, pop, push, swap
from catan_desktop.kernel.game import Question, Refusals, Step
from catan_desktop.kernel.ids import members
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.awards import longest_due
from catan_desktop.mechanics.events import CITY, SETTLEMENT, Built
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import refresh
from catan_desktop.mechanics.questions import SHIPS
from catan_desktop.mechanics.tables import GRAIN, WOOL
from catan_desktop.mechanics.votes import Bidding, Votes, agreed, bidders, leader, majority

from .actions import NameNothing, NamePlacement, PlaceCamel
from .events import CamelPlaced, PlacementNamed, RouteReached, VoteDecided, VoteOpened
from .part import (
    CARAVANS,
    NO_CARAVAN,
    NO_PATH,
    CaravanId,
    Placement,
    camels_left,
    going,
    head_of,
    island,
    placements,
    ways,
    with_camel,
)

VOTE, VOTE_AFTER, BID, AGREE, CHOOSE = (f"caravans.{step}" for step in ("vote", "vote_after", "bid", "agree", "choose"))
A = TypeVar("A", NamePlacement, PlaceCamel)
BALLOTS: Question[tuple[int, ...]] = Question("what is a vote", (WOOL, GRAIN), lambda a, b: b, neutral=True)
"""() -> the kinds of cards that are votes, where they are others than those of CARAVAN-052."""


@record
class Names(Votes):
    """Data of the frame in which bidders name placements."""

    named: tuple[Placement | None, ...]
    """By seat; None where it has named none."""


@record
class Chooser(Votes):
    """Data of the frame in which one seat chooses."""

    how: str
    """By what it decides: as in `VoteDecided`."""


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """A settlement or city brings a camel, but not in the set-up (CARAVAN-040, CARAVAN-040a, CARAVAN-042)."""
    part = CARAVANS.of(game, state)
    if part.due or not state.turn or event.piece not in {SETTLEMENT, CITY} or not placements(game, part):
        return state
    return CARAVANS.put(game, state, replace(part, due=True))


def due(game: Game, state: GameState) -> bool:
    """Return whether a camel is due."""
    return CARAVANS.of(game, state).due


def begin(game: Game, state: GameState, out: Events) -> GameState:
    """Everybody with a card bids, beginning with the seat whose turn it is (CARAVAN-050 to CARAVAN-051); where there is
    one place for the camel it is laid there (CARAVAN-043a)."""
    part = replace(CARAVANS.of(game, state), due=False)
    state = CARAVANS.put(game, pop(state), part)
    possible = placements(game, part)
    if len(possible) == 1:
        return place(game, state, possible[0], out)
    out.append(VoteOpened(state.seat))
    return BIDDING.opened(game, state)


def count(game: Game, state: GameState, out: Events) -> GameState:
    """All bids lie: one decides alone, or the bidders may agree (CARAVAN-053, CARAVAN-054)."""
    votes, state = state.frames[-1].data_as(Votes).votes, pop(state)
    alone, voters = majority(votes), bidders(votes)
    if alone >= 0:
        return _decided(state, votes, Seat(alone), "alone", out)
    if not voters:
        return _decided(state, votes, state.seat, "nobody", out)
    return push(state, Frame(AGREE, voters, Names(votes, (None,) * game.seats)))


def settle(game: Game, state: GameState, out: Events) -> GameState:
    """All bidders have spoken: what they agree on, else who has the most votes, else whose turn has ended
    (CARAVAN-054 to CARAVAN-057)."""
    data, state = state.frames[-1].data_as(Names), pop(state)
    found = agreed(data.votes, data.named)
    if found is not None:
        placement, seats = found
        out.append(VoteDecided(seats, "agreed"))
        return place(game, state, placement, out)
    most = leader(data.votes)
    return _decided(state, data.votes, *((Seat(most), "most") if most >= 0 else (state.seat, "tie")), out)


def _decided(state: GameState, votes: tuple[int, ...], seat: Seat, how: str, out: Events) -> GameState:
    out.append(VoteDecided(1 << seat, how))
    return push(state, Frame(CHOOSE, 1 << seat, Chooser(votes, how)))


def place(game: Game, state: GameState, placement: Placement, out: Events) -> GameState:
    """A camel lies on the path; roads there count twice, and buildings at two camels a point more (CARAVAN-070 to
    CARAVAN-073)."""
    before, caravan = CARAVANS.of(game, state), placement.caravan
    part = with_camel(game, before, placement)
    left, head = camels_left(game, part), head_of(island(game), caravan, part.trails[caravan])
    ends = caravan not in going(game, part)
    out.append(CamelPlaced(placement.path, head, caravan, not before.trails[caravan], ends, left))
    state = CARAVANS.put(game, state, part)
    pieces, fresh = PIECES.of(game, state), part.stops & ~before.stops
    for seat in range(game.seats):
        reached = members(CornerId, fresh & (pieces.settlements[seat] | pieces.cities[seat]))
        out.extend(RouteReached(Seat(seat), corner) for corner in reached)
        if (pieces.roads[seat] | game.ask(SHIPS, state, Seat(seat))) >> placement.path & 1:
            state = refresh(game, state, Seat(seat))
    return longest_due(game, state, out)


# what is chosen


def _each(action: Callable[[Seat, PathId, CaravanId], A]) -> Callable[[Game, GameState, Seat], list[A]]:
    """Return what yields an action for each placement (CARAVAN-055, CARAVAN-059)."""

    def each(game: Game, state: GameState, seat: Seat) -> list[A]:
        return [action(seat, place.path, place.caravan) for place in placements(game, CARAVANS.of(game, state))]

    return each


def name(game: Game, state: GameState, action: NamePlacement | NameNothing, out: Events) -> GameState:
    """The next bidder speaks (CARAVAN-055b)."""
    frame = state.frames[-1]
    data = frame.data_as(Names)
    meant = Placement(action.path, action.caravan) if isinstance(action, NamePlacement) else None
    out.append(PlacementNamed(action.seat, *((meant.path, meant.caravan) if meant else (NO_PATH, NO_CARAVAN))))
    state = swap(state, replace(frame, data=replace(data, named=put(data.named, action.seat, meant))))
    return answered(state, action.seat)


def place_camel(game: Game, state: GameState, action: PlaceCamel, out: Events) -> GameState:
    """What the deciding seat has chosen."""
    return place(game, pop(state), Placement(action.path, action.caravan), out)


def _goes_there(game: Game, state: GameState, action: NamePlacement | PlaceCamel) -> bool:
    """Return whether a caravan can take the path, if under the number of another (CARAVAN-032)."""
    part, meant = CARAVANS.of(game, state), Placement(action.path, action.caravan)
    return meant not in placements(game, part) and meant in [place for place, _ in ways(game, part)]


def _not_begun(game: Game, state: GameState, action: NamePlacement | PlaceCamel) -> bool:
    part = CARAVANS.of(game, state)
    return not part.trails[action.caravan] and Placement(action.path, action.caravan) not in placements(game, part)


REFUSALS: Refusals = (
    ("reason-path-holds-camel CARAVAN-020", lambda g, s, a: CARAVANS.of(g, s).camels >> a.path & 1),
    ("reason-caravan-over CARAVAN-029", lambda g, s, a: a.caravan not in going(g, CARAVANS.of(g, s))),
    ("reason-caravan-same-way CARAVAN-032", _goes_there),
    ("reason-caravan-begins-at-arrow CARAVAN-022", _not_begun),
    (
        "reason-camel-away-from-head CARAVAN-023",
        lambda g, s, a: Placement(a.path, a.caravan) not in placements(g, CARAVANS.of(g, s)),
    ),
)
"""Why the camel may not lie there (CARAVAN-080c)."""


def _no_such(game: Game, state: GameState, action: NamePlacement | PlaceCamel) -> Reason:
    """Return what there is not: the path, or the caravan."""
    path = 0 <= action.path < len(game.board.topology.paths)
    return Reason("reason-no-such-caravan" if path else "reason-camel-off-land")


NAME = Act(NamePlacement, name, _each(NamePlacement), REFUSALS, fast=_each(NamePlacement), unknown=_no_such)
PLACE = Act(PlaceCamel, place_camel, _each(PlaceCamel), REFUSALS, fast=_each(PlaceCamel), unknown=_no_such)
BIDDING = Bidding(BID, "prompt-bid-camel", lambda game, state: game.ask(BALLOTS, state), count)
STEPS = (
    Step(VOTE, enter=by_itself(VOTE), due=due, advance=begin),
    BIDDING.step(),
    Step(AGREE, "prompt-name-placement", Names, advance=settle, choices=(NAME, Act(NameNothing, name)), stage=True),
    Step(
        CHOOSE,
        "prompt-place-camel",
        Chooser,
        choices=(PLACE,),
        refusal=Reason("reason-camel-must-go", rule="CARAVAN-059"),
    ),
)
