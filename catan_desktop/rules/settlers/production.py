"""What the dice yield, and what the bank can pay."""

from __future__ import annotations

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.common.island import DESERT, terrain_around

from .events import Produced, Shortage
from .part import HOME, SettlersPart, settlers, with_settlers
from .purse import receive
from .questions import BLOCKED
from .tables import KINDS


def due(game: Game, part: SettlersPart, hexes: tuple[int, ...]) -> list[list[int]]:
    """Cards due to every seat, by resource, from these hexes (BASE-081 to BASE-083)."""
    board = game.board
    corners = board.topology.hex_corner_mask
    claims = [[0] * KINDS for _ in range(game.seats)]
    for hex in hexes:
        kind = board.terrain[hex]
        if kind == DESERT:
            continue
        around = corners[hex]
        if not part.towns & around:
            continue
        for seat, claim in enumerate(claims):
            claim[kind] += (part.settlements[seat] & around).bit_count() + 2 * (part.cities[seat] & around).bit_count()
    return claims


def granted(bank: Counts, claims: list[list[int]], out: Events) -> list[list[int]]:
    """What the bank really pays (BASE-084 to BASE-089)."""
    for kind, stock in enumerate(bank):
        need = sum(claim[kind] for claim in claims)
        if need <= stock:
            continue
        out.append(Shortage(kind))
        claimants = [claim for claim in claims if claim[kind]]
        for claim in claimants:
            claim[kind] = stock if len(claimants) == 1 else 0
    return claims


def produce(game: Game, state: GameState, total: int, out: Events) -> GameState:
    """Every hex with the total pays, unless it is blocked; remembers who took a card."""
    part = settlers(state)
    blocked = game.ask(BLOCKED, state)
    hexes = tuple(hex for hex in game.board.producers[total] if not blocked >> hex & 1)
    received = 0
    for index, cards in enumerate(granted(part.bank, due(game, part, hexes), out)):
        if any(cards):
            seat = Seat(index)
            received |= 1 << seat
            state = receive(state, seat, tuple(cards))
            out.append(Produced(seat, tuple(cards)))
    return with_settlers(state, replace(settlers(state), received=received))


def start_cards(game: Game, state: GameState, seat: Seat, corner: int, out: Events) -> GameState:
    """One card for each terrain hex at a starting settlement (BASE-067)."""
    cards = [0] * KINDS
    for kind in terrain_around(game.board, corner):
        cards[kind] += 1
    claims = [cards if index == seat else [0] * KINDS for index in range(game.seats)]
    paid = tuple(granted(settlers(state).bank, claims, out)[seat])
    out.append(Produced(seat, paid))
    return receive(state, seat, paid)


def robber_blocks(game: Game, state: GameState) -> int:
    """The robber's hex yields nothing (BASE-101)."""
    robber = settlers(state).robber
    return 0 if robber == HOME else 1 << robber
