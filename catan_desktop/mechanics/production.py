"""The yield of the dice, and what the bank can pay."""

from __future__ import annotations

from operator import add, sub

from catan_desktop.kernel import Counts, Events, Game, GameState, Seat
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import SEATS, numbered
from catan_desktop.kernel.slot import put_both

from .board import board_now, terrain_around
from .events import Produced, Shortage
from .parts import DICE, HANDS, Dice, Hands, known
from .payment import receive
from .questions import BLOCKED, CLAIMS


def payments(bank: Counts, claims: dict[int, list[int]], out: Events) -> dict[int, list[int]]:
    """Return what the bank really pays (BASE-084 to BASE-089)."""
    if sum(map(sum, claims.values())) <= min(bank):
        return claims
    for kind, stock in numbered(CardKind, bank):
        need = sum(claim[kind] for claim in claims.values())
        if need <= stock:
            continue
        out.append(Shortage(kind))
        claimants = [claim for claim in claims.values() if claim[kind]]
        for claim in claimants:
            claim[kind] = stock if len(claimants) == 1 else 0
    return claims


def tokens(game: Game, state: GameState) -> tuple[tuple[int, ...], ...]:
    """By hex: the number tokens as they lie now."""
    return board_now(game, state).tokens


def produce(game: Game, state: GameState, shown: Dice, out: Events) -> GameState:
    """The step ends: every hex with the total pays, unless it is blocked; remembers who took a card."""
    hexes = board_now(game, state).producers[sum(shown.last)]
    if blocked := game.ask(BLOCKED, state):
        hexes = tuple([hex for hex in hexes if not blocked >> hex & 1])
    claims = game.ask(CLAIMS, state, hexes)
    if not claims:
        return DICE.put(game, state, Dice(shown.last, shown.throws, False, 0), state.frames[:-1])
    part, received = HANDS.of(game, state), 0
    bank, sizes, private = part.bank, list(part.sizes), list(part.private)
    for index, claim in payments(bank, claims, out).items():
        count = sum(claim)
        if count:
            seat, cards = SEATS[index], tuple(claim)
            bank = tuple(map(sub, bank, cards))
            sizes[index] += count
            private[index] = tuple(map(add, known(part, seat), cards))
            received |= 1 << index
            out.append(Produced(seat, cards))
    hands = Hands(bank, tuple(sizes), tuple(private))
    shown = Dice(shown.last, shown.throws, False, received)
    return put_both(game, state, (HANDS, hands), (DICE, shown), state.frames[:-1])


def start_cards(game: Game, state: GameState, seat: Seat, corner: int, out: Events) -> GameState:
    """One card for each terrain hex at a starting settlement (BASE-067)."""
    bank = HANDS.of(game, state).bank
    cards = [0] * len(bank)
    for kind in terrain_around(board_now(game, state), corner):
        cards[kind] += 1
    paid = tuple(payments(bank, {seat: cards}, out)[seat])
    out.append(Produced(seat, paid))
    return receive(game, state, seat, paid)
