"""The 7, the robber and theft."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel.bits import bits, first
from catan_desktop.kernel.cards import Counts, covers, handful_count, handfuls, one
from catan_desktop.kernel.choice import Among, Choice, Draw, Handful, Only, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, answered, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat, SeatMask, seats_from
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState

from .actions import Discard, MoveRobber, SendRobberHome, Steal, StolenCard
from .events import Discarded, RobberMoved, Stolen
from .part import HOME, purse, settlers, with_purse, with_settlers
from .payment import hand_over, pay
from .questions import HAND_ROOM, ROBBER_BARRED
from .scoring import public_points
from .tables import tables

ROBBER, DISCARD, STEAL, THEFT = "settlers.robber", "settlers.discard", "settlers.steal", "settlers.theft"


@record
class RobberData:
    """Whether the robber may also go back to his camp."""

    may_home: bool


@record
class DiscardData:
    """Everybody who had to discard in this 7."""

    owing: SeatMask


@record
class Victims:
    """Who may be robbed, or who is being robbed."""

    seats: SeatMask


def hand_limit(game: Game, state: GameState, seat: Seat) -> int:
    """So many cards a seat may hold on a 7 (BASE-091)."""
    return tables(game).hand_limit + game.ask(HAND_ROOM, state, seat)


def over_limit(game: Game, state: GameState) -> SeatMask:
    """Seats with more cards than their hand limit (BASE-091)."""
    least = tables(game).hand_limit
    hands = settlers(state).hands
    return sum(
        [1 << seat for seat, count in enumerate(hands) if count > least and count > hand_limit(game, state, Seat(seat))]
    )


def begin_discards(game: Game, state: GameState, out: Events) -> GameState:
    """Everybody over the limit is asked; who has no choice is not, where the tables say so."""
    owing = over_limit(game, state)
    if not owing:
        return state
    state = push(state, Frame(DISCARD, owing, DiscardData(owing)))
    if tables(game).asks_single:
        return state
    for seat in seats_from(state.seat, game.seats):
        if owing >> seat & 1:
            hand = purse(settlers(state), seat).hand
            if handful_count(hand, sum(hand) // 2) == 1:
                state = discard(game, state, Discard(seat, next(handfuls(hand, sum(hand) // 2))), out)
    return state


def discard_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Exactly half of the hand, rounded down."""
    own = purse(settlers(state), seat)
    half = sum(own.hand) // 2
    return (Handful(Discard, seat, own.hand, half, half),)


def discard(game: Game, state: GameState, action: Discard, out: Events) -> GameState:
    """A choice stays secret until everybody has chosen (BASE-093); then all the cards go to the bank."""
    part = settlers(state)
    own = replace(purse(part, action.seat), parting=action.cards)
    state = answered(with_settlers(state, with_purse(part, action.seat, own)), action.seat)
    frame = state.frames[-1]
    if frame.waiting:
        return state
    owing = frame.data_as(DiscardData).owing
    for seat in seats_from(state.seat, game.seats):
        if owing >> seat & 1:
            state = _part_with_chosen(state, seat, out)
    return state


def _part_with_chosen(state: GameState, seat: Seat, out: Events) -> GameState:
    part = settlers(state)
    own = purse(part, seat)
    out.append(Discarded(seat, own.parting))
    return pay(with_settlers(state, with_purse(part, seat, replace(own, parting=()))), seat, own.parting)


def has_chosen(state: GameState, seat: Seat) -> bool:
    """True if the seat has chosen what to discard while others are still choosing."""
    frame = state.frames[-1]
    return isinstance(frame.data, DiscardData) and bool(frame.data.owing & ~frame.waiting & 1 << seat)


def protected(game: Game, state: GameState) -> SeatMask:
    """Seats that the friendly robber spares."""
    if not game.options["friendly_robber"]:
        return 0
    few = tables(game).friendly_until
    return sum(1 << seat for seat in range(game.seats) if public_points(game, state, Seat(seat)) <= few)


def robber_hexes(game: Game, state: GameState) -> int:
    """Hexes where the robber may go: any but his own (BASE-094, BASE-095) and those that are barred to him; the
    friendly robber keeps away from the weak, unless no other hex is left."""
    part = settlers(state)
    topology = game.board.topology
    hexes: int = game.board.open_to_robber
    if part.robber != HOME:
        hexes &= ~(1 << part.robber)
    for barred, _ in game.ask(ROBBER_BARRED, state):
        hexes &= ~barred
    spared = protected(game, state)
    if spared:
        near = 0
        for seat in bits(spared):
            for corner in bits(part.settlements[seat] | part.cities[seat]):
                near |= topology.corner_hexes[corner]
        hexes = hexes & ~near or hexes
    return hexes


def victims(game: Game, state: GameState, thief: Seat, hex: int) -> SeatMask:
    """Opponents with a building at the hex and a card in hand (BASE-096 to BASE-099)."""
    part = settlers(state)
    around = game.board.topology.hex_corner_mask[hex]
    spared = protected(game, state)
    if not part.towns & around:
        return 0
    return sum(
        [
            1 << seat
            for seat, count in enumerate(part.hands)
            if count
            and seat != thief
            and (part.settlements[seat] | part.cities[seat]) & around
            and not spared >> seat & 1
        ]
    )


def robber_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Another hex, or his camp."""
    data = state.frames[-1].data_as(RobberData)
    sites = OnSites(MoveRobber, seat, "hex", robber_hexes(game, state))
    if data.may_home and tables(game).robber_home and settlers(state).robber != HOME:
        return (sites, Only(SendRobberHome(seat)))
    return (sites,)


def place_robber(game: Game, state: GameState, seat: Seat, hex: int, out: Events) -> GameState:
    """The robber stands elsewhere; nothing is stolen by this alone."""
    part = settlers(state)
    out.append(RobberMoved(seat, hex, part.robber))
    return with_settlers(state, replace(part, robber=hex))


def move_robber(game: Game, state: GameState, action: MoveRobber, out: Events) -> GameState:
    """He moves, then somebody there is robbed."""
    state = place_robber(game, pop(state), action.seat, action.hex, out)
    return after_robber(game, state, action.seat)


def after_robber(game: Game, state: GameState, seat: Seat) -> GameState:
    """Push the theft, or the choice of the victim where several are possible."""
    targets = victims(game, state, seat, settlers(state).robber)
    if not targets:
        return state
    if targets & (targets - 1):
        return push(state, Frame(STEAL, 1 << seat, Victims(targets)))
    return push(state, Frame(THEFT, 1 << CHANCE, Victims(targets)))


def send_home(game: Game, state: GameState, action: SendRobberHome, out: Events) -> GameState:
    """Back to the camp: nobody is robbed (WATCH-29)."""
    return place_robber(game, pop(state), action.seat, HOME, out)


def steal_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """One of the victims."""
    targets = state.frames[-1].data_as(Victims)
    return (Among(tuple(Steal(seat, Seat(victim)) for victim in bits(targets.seats))),)


def steal(game: Game, state: GameState, action: Steal, out: Events) -> GameState:
    """The victim is known; chance draws the card."""
    return push(pop(state), Frame(THEFT, 1 << CHANCE, Victims(1 << action.victim)))


def theft_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Each card of the victim is equally likely (BASE-100)."""
    targets = state.frames[-1].data_as(Victims)
    hand: Counts = purse(settlers(state), Seat(first(targets.seats))).hand
    return (Draw(_stolen(len(hand)), hand),)


@lru_cache(maxsize=4)
def _stolen(kinds: int) -> tuple[StolenCard, ...]:
    return tuple(StolenCard(CHANCE, kind) for kind in range(kinds))


def stolen_card(game: Game, state: GameState, action: StolenCard, out: Events) -> GameState:
    """The card changes hands; the thief is the active seat."""
    victim = Seat(first(state.frames[-1].data_as(Victims).seats))
    out.append(Stolen(state.seat, victim, action.card))
    return hand_over(pop(state), victim, state.seat, one(action.card, len(settlers(state).bank)))


def explain_robber(game: Game, state: GameState, action: MoveRobber) -> Reason | None:
    """Why the robber may not go there."""
    if not isinstance(state.frames[-1].data, RobberData):
        return None
    if action.hex == settlers(state).robber:
        return Reason("reason-robber-stays", rule="BASE-217")
    if not 0 <= action.hex < len(game.board.land):
        return Reason("reason-no-such-place", rule="BASE-217")
    return barred_reason(game, state, action.hex) or (
        Reason("reason-friendly-robber") if protected(game, state) else None
    )


def barred_reason(game: Game, state: GameState, hex: int) -> Reason | None:
    """Why a hex is barred to the robber; None where it is not."""
    if not game.board.open_to_robber >> hex & 1:
        return Reason("reason-robber-barred")
    return next((reason for hexes, reason in game.ask(ROBBER_BARRED, state) if hexes >> hex & 1), None)


def explain_home(game: Game, state: GameState, action: SendRobberHome) -> Reason | None:
    """Why the robber may not go to his camp."""
    data = state.frames[-1].data
    if not isinstance(data, RobberData):
        return None
    if not data.may_home or not tables(game).robber_home:
        return Reason("reason-robber-camp-only-on-seven", rule="WATCH-87")
    return Reason("reason-robber-stays", rule="WATCH-29")


def explain_discard(game: Game, state: GameState, action: Discard) -> Reason | None:
    """Why these cards cannot be discarded."""
    if not isinstance(state.frames[-1].data, DiscardData):
        return None
    hand = purse(settlers(state), action.seat).hand
    if len(action.cards) != len(hand) or min(action.cards) < 0 or not covers(hand, action.cards):
        return Reason("reason-cards-not-held", rule="BASE-216")
    return Reason("reason-discard-half", (("count", sum(hand) // 2),), "BASE-216")


def explain_steal(game: Game, state: GameState, action: Steal) -> Reason | None:
    """Why this seat cannot be robbed."""
    return Reason("reason-no-victim", rule="BASE-218") if isinstance(state.frames[-1].data, Victims) else None


STEPS = (
    Step(DISCARD, "prompt-discard", DiscardData, choices=discard_choices),
    Step(ROBBER, "prompt-robber", RobberData, choices=robber_choices),
    Step(STEAL, "prompt-steal", Victims, choices=steal_choices),
    Step(THEFT, "prompt-theft", Victims, choices=theft_choices),
)
