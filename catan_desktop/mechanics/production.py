"""What the dice yield, and what the bank can pay."""

from __future__ import annotations

from operator import add, sub

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import SEATS, Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.slot import put_both
from catan_desktop.kernel.state import GameState

from .board import terrain_around
from .events import Produced, Shortage
from .parts import DICE, HANDS, PIECES, Dice, Hands, Pieces, known
from .payment import receive
from .questions import BLOCKED, TOKENS
from .tables import Tables


def due(game: Game, pieces: Pieces, hexes: tuple[int, ...], blocked: int = 0) -> dict[int, list[int]]:
    """By seat, in their order: the cards due to it, by kind, from these hexes but the blocked ones (BASE-081 to
    BASE-083). Nobody who is due none stands in it."""
    values: Tables = game.tables
    yields, corners = game.board.hex_yields, game.board.topology.hex_corner_mask
    reach, fields = 0, []
    for hex in hexes:
        kind = yields[hex]
        around = pieces.buildings & corners[hex]
        if around and kind is not None and not blocked >> hex & 1:
            fields.append((kind, around))
            reach |= around
    claims: dict[int, list[int]] = {}
    if not reach:
        return claims
    for seat, settled in enumerate(pieces.settlements):
        built = pieces.cities[seat]
        if not (settled | built) & reach:
            continue
        claim = claims[seat] = [0] * len(values.kinds)
        for kind, around in fields:
            if here := settled & around:
                claim[kind] += here.bit_count()
            if here := built & around:
                one, other = values.city_yield[kind]
                claim[one] += here.bit_count()
                claim[other] += here.bit_count()
    return claims


def granted(bank: Counts, claims: dict[int, list[int]], out: Events) -> dict[int, list[int]]:
    """What the bank really pays (BASE-084 to BASE-089)."""
    if sum(map(sum, claims.values())) <= min(bank):
        return claims
    for kind, stock in enumerate(bank):
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
    laid: tuple[tuple[int, ...], ...] = game.board.tokens
    return game.ask(TOKENS, state) or laid


def producers(game: Game, state: GameState, total: int) -> tuple[int, ...]:
    """The hexes that yield on a total."""
    moved = game.ask(TOKENS, state)
    if moved:
        return tuple([hex for hex, numbers in enumerate(moved) if total in numbers])
    laid: tuple[int, ...] = game.board.producers[total]
    return laid


def produce(game: Game, state: GameState, shown: Dice, out: Events) -> GameState:
    """The step ends: every hex with the total pays, unless it is blocked; remembers who took a card."""
    claims = due(game, PIECES.of(game, state), producers(game, state, sum(shown.last)), game.ask(BLOCKED, state))
    if not claims:
        return DICE.put(game, state, Dice(shown.last, shown.throws, False, 0), state.frames[:-1])
    part, received = HANDS.of(game, state), 0
    bank, sizes, private = part.bank, list(part.sizes), list(part.private)
    for index, claim in granted(bank, claims, out).items():
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
    for kind in terrain_around(game.board, corner):
        cards[kind] += 1
    paid = tuple(granted(bank, {seat: cards}, out)[seat])
    out.append(Produced(seat, paid))
    return receive(game, state, seat, paid)
