"""One lawsuit: two sides that play cards of one resource, and bystanders who join them.

Rules: ALTH-271 to ALTH-290, ALTH-267 to ALTH-269.
"""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.choice import Amount
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import SEATS, SeatMask
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.payment import pay

from .actions import AddCards, AskHelp, CloseSide, DeclineSide, JoinSide
from .cases import Case
from .events import CardsAdded, HelpAsked, SideDeclined, SideJoined, Verdict, WhiteWon
from .honours import white_won
from .tables import KINDS
from .units import UNITS
from .windows import SUIT, SUIT_OPENED, VERDICT_DUE, open_window

CONTRIBUTE, ASK, ANSWER = "landnam.contribute", "landnam.ask_help", "landnam.answer"
PLAINTIFF, DEFENDANT = range(2)


@record
class Suit:
    """A suit and where it stands; its questions hold the same."""

    case: Case
    members: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    """Of the plaintiff's and of the defendant's side, in order of joining."""
    totals: tuple[int, int]
    side: int = PLAINTIFF
    """Whose side turn it is."""
    queue: tuple[Seat, ...] = ()
    """Members who may still add cards before the leader asks for help."""
    asked: SeatMask = 0
    """Who was asked for help in this side turn."""
    decided: bool = False
    """The side whose turn it is has lost; only the verdict is due."""

    @property
    def leader(self) -> Seat:
        """Return who joined the side last (ALTH-275)."""
        return self.members[self.side][-1]


def opened(game: Game, state: GameState, case: Case, count: int) -> GameState:
    """Return the state with a suit, its first cards played, and the window for it open (ALTH-271)."""
    data = Suit(case, ((case.plaintiff,), (case.defendant,)), (count, 0))
    state = push(_played(game, state, case.plaintiff, case.resource, count), Frame(SUIT, 0, data))
    return open_window(game, state, SUIT_OPENED)


def _played(game: Game, state: GameState, seat: Seat, resource: CardKind, count: int) -> GameState:
    return pay(game, state, seat, one(resource, len(KINDS), count))


def _data(state: GameState) -> Suit:
    return state.frames[-1].data_as(Suit)


def helpers(game: Game, state: GameState, data: Suit) -> tuple[Seat, ...]:
    """Return who can be asked to join: involved in nothing, with a card, and not asked yet (ALTH-277, ALTH-278)."""
    sizes = HANDS.of(game, state).sizes
    involved = {*data.members[PLAINTIFF], *data.members[DEFENDANT]}
    return tuple(
        [seat for seat in SEATS[: game.seats] if sizes[seat] and seat not in involved and not data.asked >> seat & 1]
    )


def proceed(game: Game, state: GameState, out: Events) -> GameState:
    """Put the next question of the suit, or end the side turn, or the suit."""
    data = _data(state)
    if data.decided:
        return _verdict(game, state, data, out)
    while data.queue and not HANDS.of(game, state).sizes[data.queue[0]]:
        data = replace(data, queue=data.queue[1:])
    state = swap(state, Frame(SUIT, 0, data))
    if data.queue:
        return push(state, Frame(CONTRIBUTE, 1 << data.queue[0], data))
    if helpers(game, state, data):
        return push(state, Frame(ASK, 1 << data.leader, data))
    return _closed(game, state, data)


def _closed(game: Game, state: GameState, data: Suit) -> GameState:
    """The side turn is over: the other side is next, or this one has lost (ALTH-282, ALTH-283)."""
    other = 1 - data.side
    if data.totals[data.side] > data.totals[other]:
        queue = tuple(reversed(data.members[other]))
        return swap(state, Frame(SUIT, 0, replace(data, side=other, queue=queue, asked=0)))
    return open_window(game, swap(state, Frame(SUIT, 0, replace(data, decided=True))), VERDICT_DUE)


def _verdict(game: Game, state: GameState, data: Suit, out: Events) -> GameState:
    """White goes to the leader of the winners; a defendant who loses has an outlaw (ALTH-284 to ALTH-288)."""
    case, outlawed = data.case, data.side == DEFENDANT
    winner = data.members[1 - data.side][-1]
    parties = mask_of([seat for members in data.members for seat in members])
    out.append(Verdict(case.plaintiff, case.defendant, case.hex, outlawed, parties, data.totals))
    out.append(WhiteWon(winner))
    state = white_won(game, pop(state), winner)
    if not outlawed:
        return state
    part = UNITS.of(game, state)
    creditors = put(part.creditors, case.hex, part.creditors[case.hex] | 1 << case.plaintiff)
    return UNITS.put(game, state, replace(part, creditors=creditors))


def _more(data: Suit, count: int) -> tuple[int, int]:
    totals = put(data.totals, data.side, data.totals[data.side] + count)
    return (totals[PLAINTIFF], totals[DEFENDANT])


def _on(state: GameState, data: Suit) -> GameState:
    """Return the state with the question answered and the suit gone on to these data."""
    return swap(pop(state), Frame(SUIT, 0, data))


def add_cards(game: Game, state: GameState, action: AddCards, out: Events) -> GameState:
    """The cards go to the bank; the next member follows."""
    data = _data(state)
    after = replace(data, queue=data.queue[1:], totals=_more(data, action.count))
    out.append(CardsAdded(action.seat, data.case.resource, action.count, after.totals))
    return _played(game, _on(state, after), action.seat, data.case.resource, action.count)


def ask_help(game: Game, state: GameState, action: AskHelp, out: Events) -> GameState:
    """The player asked answers."""
    data = _data(state)
    out.append(HelpAsked(action.seat, action.player))
    after = replace(data, asked=data.asked | 1 << action.player)
    return push(_on(state, after), Frame(ANSWER, 1 << action.player, after))


def close_side(game: Game, state: GameState, action: CloseSide, out: Events) -> GameState:
    """The side turn is over."""
    return _closed(game, pop(state), _data(state))


def join_side(game: Game, state: GameState, action: JoinSide, out: Events) -> GameState:
    """The new member leads the side; all others of it may add cards once more (ALTH-280, ALTH-276)."""
    data = _data(state)
    own = data.members[data.side]
    sides = ((*own, action.seat), data.members[1 - data.side])
    members = sides if data.side == PLAINTIFF else (sides[1], sides[0])
    after = replace(data, members=members, totals=_more(data, action.count), queue=tuple(reversed(own)))
    out.append(SideJoined(action.seat, data.case.resource, action.count, after.totals))
    return _played(game, _on(state, after), action.seat, data.case.resource, action.count)


def decline_side(game: Game, state: GameState, action: DeclineSide, out: Events) -> GameState:
    """The leader may ask another."""
    out.append(SideDeclined(action.seat))
    return pop(state)


def _amount(action: type[AddCards | JoinSide], least: int) -> Callable[[Game, GameState, Seat], Amount | None]:
    """Return the family of own cards of the resource, so many at least."""

    def amount(game: Game, state: GameState, seat: Seat) -> Amount | None:
        own = hand_of(game, state, seat)[_data(state).case.resource]
        return Amount(action, seat, least, own) if own >= least else None

    return amount


def _involved(game: Game, state: GameState, action: AskHelp) -> bool:
    return any(action.player in side for side in _data(state).members)


TOO_MANY = Reason("reason-suit-too-many", rule="ALTH-B11")
ADD = Act(AddCards, add_cards, family=_amount(AddCards, 0), otherwise=TOO_MANY)
"""Any number of own cards of the resource (ALTH-274)."""
ASKING = Act(
    AskHelp,
    ask_help,
    lambda game, state, seat: [AskHelp(seat, other) for other in SEATS[: game.seats]],
    (
        (Reason("reason-ask-involved", rule="ALTH-B36"), _involved),
        (Reason("reason-ask-no-cards", rule="ALTH-B36"), lambda g, s, action: not HANDS.of(g, s).sizes[action.player]),
        (Reason("reason-ask-again", rule="ALTH-B36"), lambda g, s, action: _data(s).asked >> action.player & 1),
    ),
    elsewhere=lambda game, state, action: (
        Reason("reason-ask-not-leader", rule="ALTH-B36") if isinstance(state.frames[-1].data, Suit) else None
    ),
    unknown=Reason("reason-ask-no-cards", rule="ALTH-B36"),
)
JOIN = Act(
    JoinSide,
    join_side,
    family=_amount(JoinSide, 1),
    refusals=((Reason("reason-join-needs-card", rule="ALTH-B35"), lambda g, s, action: action.count < 1),),
    otherwise=TOO_MANY,
)
"""One card at least (ALTH-279)."""
STEPS = (
    Step(SUIT, data=Suit, advance=proceed),
    Step(CONTRIBUTE, "prompt-add-cards", Suit, choices=(ADD,)),
    Step(ASK, "prompt-ask-help", Suit, choices=(Act(CloseSide, close_side), ASKING)),
    Step(ANSWER, "prompt-join-side", Suit, choices=(Act(DeclineSide, decline_side), JOIN)),
)
