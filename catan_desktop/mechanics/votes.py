"""Votes: seats bid cards in the open, each once and in turn order, and the number of cards says whose word counts.

A game brings the steps: the one in which seats bid is a `Bidding`, and what it does when all bids lie asks `majority`,
`agreed` and `leader` who decides. Cards go to the bank as they are bid: nothing is taken from it while seats vote.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from catan_desktop.kernel import Act, Action, Counts, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Choice, Handful
from catan_desktop.kernel.event import SeatEvent
from catan_desktop.kernel.frame import answered, push, swap
from catan_desktop.kernel.game import Advance, Step
from catan_desktop.kernel.ids import NOBODY, SeatMask
from catan_desktop.kernel.record import put

from .awards import rightful
from .flows import pays
from .hand_flows import Flows
from .parts import HANDS, hand_of
from .payment import pay

T = TypeVar("T")


@record
class Bid(Action):
    """Cards are laid in the open, a vote each."""

    cards: Counts


@record
class NoBid(Action):
    """No card is laid."""


@record
class BidLaid(SeatEvent):
    """A seat has laid its votes; all zeros: none."""

    cards: Counts


@record
class Votes:
    """Data of a frame while seats vote, and of those in which the votes count."""

    votes: tuple[int, ...]
    """By seat: the cards that it has laid."""


BID_LAID, NO_VOTE = Reason("reason-bid-laid"), Reason("reason-no-vote")


@dataclass(frozen=True, eq=False)
class Bidding:
    """A step in which everybody may bid, beginning with the seat whose turn it is."""

    key: str
    """Of the step."""
    prompt: str
    kinds: Callable[[Game, GameState], tuple[int, ...]]
    """The cards that are votes."""
    then: Advance
    """What is done when all bids lie; the frame holds them."""

    def step(self) -> Step:
        """Return the step."""
        rows = (
            Act(NoBid, bid_nothing),
            Act(
                Bid,
                bid,
                family=self._handful,
                refusals=(
                    (
                        "reason-bid-kinds",
                        lambda game, state, action: sum(action.cards) > sum(self._votes(game, state, action.cards)),
                    ),
                    ("reason-bid-not-held", lambda game, state, action: True),
                ),
                elsewhere=lambda game, state, action: BID_LAID if isinstance(state.frames[-1].data, Votes) else NO_VOTE,
            ),
        )
        return Step(self.key, self.prompt, Votes, advance=self.then, choices=rows, stage=True)

    def opened(self, game: Game, state: GameState) -> GameState:
        """Return the state in which all are asked who hold a card, whichever it is: everybody can see that."""
        able = sum([1 << seat for seat, count in enumerate(HANDS.of(game, state).sizes) if count])
        return push(state, Frame(self.key, able, Votes((0,) * game.seats)))

    def ballots(self, game: Game, state: GameState, seat: Seat) -> Counts:
        """Return the cards of a hand that are votes."""
        return self._votes(game, state, hand_of(game, state, seat))

    def _votes(self, game: Game, state: GameState, cards: Counts) -> Counts:
        kinds = self.kinds(game, state)
        return tuple([count if kind in kinds else 0 for kind, count in enumerate(cards)])

    def _handful(self, game: Game, state: GameState, seat: Seat) -> Choice | None:
        """Any number of votes."""
        pool = self.ballots(game, state, seat)
        return Handful(Bid, seat, pool, 1, sum(pool)) if any(pool) else None


def bid(game: Game, state: GameState, action: Bid, out: Events) -> GameState:
    """The cards leave the hand, and count."""
    out.append(BidLaid(action.seat, action.cards))
    frame = state.frames[-1]
    votes = put(frame.data_as(Votes).votes, action.seat, sum(action.cards))
    state = swap(pay(game, state, action.seat, action.cards), replace(frame, data=Votes(votes)))
    return answered(state, action.seat)


def bid_nothing(game: Game, state: GameState, action: NoBid, out: Events) -> GameState:
    """The next seat is asked."""
    out.append(BidLaid(action.seat, (0,) * len(game.tables.kinds)))
    return answered(state, action.seat)


def bidders(votes: Sequence[int]) -> SeatMask:
    """Return the mask of the seats with a vote."""
    return sum([1 << seat for seat, count in enumerate(votes) if count])


def majority(votes: Sequence[int]) -> int:
    """Return the seat with more votes than all others together, or NOBODY.

    >>> majority((5, 2, 2)), majority((4, 3, 3)), majority((0, 0, 0))
    (0, -1, -1)
    """
    most = max(votes)
    return votes.index(most) if 2 * most > sum(votes) else NOBODY


def leader(votes: Sequence[int]) -> int:
    """Return the seat that alone has the most votes, or NOBODY.

    >>> leader((4, 3, 3)), leader((3, 3, 0)), leader((0, 0, 0))
    (0, -1, -1)
    """
    return rightful(tuple(votes), NOBODY, 1)


def agreed(votes: Sequence[int], named: Sequence[T | None]) -> tuple[T, SeatMask] | None:
    """Return what two or more seats with more than half of all votes have named, and who they are; None for nothing.

    `named` is by seat, None for a seat that has named nothing.

    >>> agreed((4, 3, 3), (None, "a", "a")), agreed((3, 3, 2), ("a", "b", "b")), agreed((5, 2, 2), ("a", "b", "c"))
    (('a', 6), ('b', 6), None)
    """
    for thing in dict.fromkeys(named):
        seats = sum([1 << seat for seat, found in enumerate(named) if found == thing and votes[seat]])
        held = sum([votes[seat] for seat in bits(seats)])
        if thing is not None and seats & (seats - 1) and 2 * held > sum(votes):
            return thing, seats
    return None


FLOWS = Flows(BidLaid.__module__, {BidLaid: pays("cards")})
"""What bids tell of hands."""
