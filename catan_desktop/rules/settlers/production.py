"""What the dice yield, and what the bank can pay."""

from __future__ import annotations

from operator import ge
from typing import cast

from catan_desktop.kernel.cards import Counts, add, subtract
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.common.island import DESERT, terrain_around

from .events import Produced, Shortage
from .part import HOME, SettlersPart, purse, settlers, with_settlers
from .purse import receive
from .questions import BLOCKED, TOKENS
from .tables import tables


def due(game: Game, part: SettlersPart, hexes: tuple[int, ...]) -> list[list[int]]:
    """Cards due to every seat, by kind, from these hexes (BASE-081 to BASE-083)."""
    board = game.board
    corners = board.topology.hex_corner_mask
    values, towns = tables(game), part.towns
    claims = [[0] * len(values.kinds) for _ in range(game.seats)]
    for hex in hexes:
        kind = board.terrain[hex]
        if kind == DESERT:
            continue
        around = corners[hex]
        if not towns & around:
            continue
        one, other = values.city_yield[kind]
        for claim, settled, built in zip(claims, part.settlements, part.cities, strict=True):
            if settled & around:
                claim[kind] += (settled & around).bit_count()
            if built & around:
                cities = (built & around).bit_count()
                claim[one] += cities
                claim[other] += cities
    return claims


def granted(bank: Counts, claims: list[list[int]], out: Events) -> list[list[int]]:
    """What the bank really pays (BASE-084 to BASE-089)."""
    needs = tuple(map(sum, zip(*claims, strict=True)))
    if all(map(ge, bank, needs)):
        return claims
    for kind, stock in enumerate(bank):
        if needs[kind] <= stock:
            continue
        out.append(Shortage(kind))
        claimants = [claim for claim in claims if claim[kind]]
        for claim in claimants:
            claim[kind] = stock if len(claimants) == 1 else 0
    return claims


def tokens(game: Game, state: GameState) -> tuple[tuple[int, ...], ...]:
    """By hex: the number tokens as they lie now."""
    moved = game.ask(TOKENS, state)
    return moved or cast(tuple[tuple[int, ...], ...], game.board.tokens)


def producers(game: Game, state: GameState, total: int) -> tuple[int, ...]:
    """The hexes that yield on a total."""
    moved = game.ask(TOKENS, state)
    if moved:
        return tuple(hex for hex, numbers in enumerate(moved) if total in numbers)
    return cast(tuple[int, ...], game.board.producers[total])


def produce(game: Game, state: GameState, total: int, out: Events) -> GameState:
    """Every hex with the total pays, unless it is blocked; remembers who took a card, and that production is over."""
    part = settlers(state)
    blocked = game.ask(BLOCKED, state)
    hexes = tuple([hex for hex in producers(game, state, total) if not blocked >> hex & 1])
    claims = due(game, part, hexes)
    if not any(map(any, claims)):
        return with_settlers(state, part.rolled(part.dice, part.throws, False, 0))
    bank, hands, private = part.bank, list(part.hands), list(part.private)
    received = 0
    for index, claim in enumerate(granted(bank, claims, out)):
        if any(claim):
            seat, cards = Seat(index), tuple(claim)
            own = purse(part, seat)
            hand = add(own.hand, cards)
            bank = subtract(bank, cards)
            hands[index], private[index] = sum(hand), own.holding(hand)
            received |= 1 << index
            out.append(Produced(seat, cards))
    return with_settlers(state, part.produced(bank, tuple(hands), tuple(private), False, received))


def start_cards(game: Game, state: GameState, seat: Seat, corner: int, out: Events) -> GameState:
    """One card for each terrain hex at a starting settlement (BASE-067)."""
    kinds = len(settlers(state).bank)
    cards = [0] * kinds
    for kind in terrain_around(game.board, corner):
        cards[kind] += 1
    claims = [cards if index == seat else [0] * kinds for index in range(game.seats)]
    paid = tuple(granted(settlers(state).bank, claims, out)[seat])
    out.append(Produced(seat, paid))
    return receive(state, seat, paid)


def robber_blocks(game: Game, state: GameState) -> int:
    """The robber's hex yields nothing (BASE-101)."""
    robber = settlers(state).robber
    return 0 if robber == HOME else 1 << robber
