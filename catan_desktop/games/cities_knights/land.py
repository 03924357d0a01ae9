"""Cards about the land: Inventor, Irrigation and Mining, and what land a seat touches."""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.choice import Choice, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, members
from catan_desktop.kernel.module import Events, Explain, Handler
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import HANDS, PIECES
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.production import tokens
from catan_desktop.mechanics.tables import GRAIN, ORE

from .actions import ChooseToken
from .card import ProgressCard
from .events import TokensSwapped
from .numbers import KINDS
from .part import (
    LAND,
)

FIRST_TOKEN, SECOND_TOKEN = "cities_knights.first_token", "cities_knights.second_token"
BARRED = frozenset({2, 6, 8, 12})
"""Numbers that stay where they lie (CK-426)."""
YIELD = 2
"""Cards for each hex by Irrigation and Mining."""


def touched(game: Game, state: GameState, seat: Seat) -> int:
    """Mask of the land hexes next to a building of the seat."""
    pieces, near = PIECES.of(game, state), 0
    for corner in bits(pieces.settlements[seat] | pieces.cities[seat]):
        near |= game.board.topology.corner_hexes[corner]
    return near


# Inventor


@record
class Swapping(Asks):
    """The first of two hexes has been named."""

    hex: HexId


def movable(game: Game, state: GameState) -> int:
    """Mask of the hexes whose token can be swapped (CK-426 to CK-428)."""
    lying = tokens(game, state)
    return sum(1 << hex for hex, numbers in enumerate(lying) if numbers and not BARRED.intersection(numbers))


def partners(game: Game, state: GameState, hex: HexId) -> int:
    """Mask of the hexes whose token can be swapped with that of `hex`: those of another number (CK-429)."""
    lying = tokens(game, state)
    return sum(1 << other for other in bits(movable(game, state)) if lying[other] != lying[hex])


def inventor_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Nothing can be swapped without two different numbers."""
    lying = tokens(game, state)
    if len({lying[hex] for hex in bits(movable(game, state))}) > 1:
        return None
    return Reason("reason-too-few-tokens", rule="CK-720")


def inventor(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Two hexes are asked for, one after the other (CK-425)."""
    return ask(state, FIRST_TOKEN, Asks(seat))


def first_token_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Hexes that have a partner."""
    hexes = sum(1 << hex for hex in members(HexId, movable(game, state)) if partners(game, state, hex))
    return (OnSites(ChooseToken, seat, "hex", hexes),)


def second_token_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Partners of the first hex."""
    return (OnSites(ChooseToken, seat, "hex", partners(game, state, state.frames[-1].data_as(Swapping).hex)),)


def choose_token(game: Game, state: GameState, action: ChooseToken, out: Events) -> GameState:
    """After the second hex the tokens change places; the robber stays where he is (CK-428)."""
    frame = state.frames[-1]
    if frame.step == FIRST_TOKEN:
        return ask(pop(state), SECOND_TOKEN, Swapping(action.seat, action.hex))
    hex, other = frame.data_as(Swapping).hex, action.hex
    lying = list(tokens(game, state))
    lying[hex], lying[other] = lying[other], lying[hex]
    out.append(TokensSwapped(action.seat, hex, other))
    return LAND.put(game, pop(state), replace(LAND.of(game, state), tokens=tuple(lying)))


def explain_token(game: Game, state: GameState, action: ChooseToken) -> Reason | None:
    """Return why this token cannot be swapped (CK-721)."""
    frame = state.frames[-1]
    if frame.step not in {FIRST_TOKEN, SECOND_TOKEN}:
        return None
    if not 0 <= action.hex < len(game.board.land):
        return Reason("reason-no-such-place", rule="CK-721")
    numbers = tokens(game, state)[action.hex]
    if not numbers:
        return Reason("reason-hex-without-token", rule="CK-721")
    if BARRED.intersection(numbers):
        return Reason("reason-token-stays", rule="CK-721")
    if isinstance(frame.data, Swapping) and frame.data.hex == action.hex:
        return Reason("reason-another-hex", rule="CK-721")
    return Reason("reason-equal-tokens", rule="CK-721")


# Irrigation and Mining


def watered(game: Game, state: GameState, seat: Seat, kind: CardKind) -> int:
    """Return how many hexes of this resource the seat touches, each counted once (CK-436)."""
    yields = board_now(game, state).hex_yields
    return sum(1 for hex in bits(touched(game, state, seat)) if yields[hex] == kind)


def harvest(game: Game, state: GameState, seat: Seat, kind: CardKind, out: Events, cause: str) -> GameState:
    """Two cards for each such hex, or what the bank has left (CK-435, CK-438, CK-445)."""
    count = min(YIELD * watered(game, state, seat, kind), HANDS.of(game, state).bank[kind])
    return take(game, state, seat, one(kind, len(KINDS), count), out, cause)


def harvest_reason(game: Game, state: GameState, seat: Seat, kind: CardKind, without: str) -> Reason | None:
    """Nothing is gained without such a hex, or from an empty stack."""
    if not watered(game, state, seat, kind):
        return Reason(without, rule="CK-720")
    return None if HANDS.of(game, state).bank[kind] else Reason("reason-bank-lacks", rule="CK-720")


def irrigation(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Grain for fields (CK-435)."""
    return harvest(game, state, seat, GRAIN, out, "irrigation")


def irrigation_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Return why it would bring nothing."""
    return harvest_reason(game, state, seat, GRAIN, "reason-no-fields")


def mining(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Ore for mountains (CK-445)."""
    return harvest(game, state, seat, ORE, out, "mining")


def mining_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Return why it would bring nothing."""
    return harvest_reason(game, state, seat, ORE, "reason-no-mountains")


CARDS = (
    ProgressCard("inventor", inventor, inventor_reason),
    ProgressCard("irrigation", irrigation, irrigation_reason),
    ProgressCard("mining", mining, mining_reason),
)
STEPS = (
    question(FIRST_TOKEN, "prompt-first-token", first_token_choices),
    question(SECOND_TOKEN, "prompt-second-token", second_token_choices, data=Swapping),
)
HANDLERS: dict[type[Action], Handler] = {ChooseToken: choose_token}
EXPLAIN: dict[type[Action], Explain] = {ChooseToken: explain_token}
