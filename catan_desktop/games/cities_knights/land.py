"""Cards about the land: Inventor, Irrigation and Mining, and what land a seat touches."""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Act, Events, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Refusals
from catan_desktop.kernel.ids import members, numbers
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import HANDS, PIECES
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.production import tokens
from catan_desktop.mechanics.tables import GRAIN, ORE

from .actions import ChooseToken
from .card import ProgressCard, asking
from .events import TokensSwapped
from .numbers import KINDS
from .part import LAND

FIRST_TOKEN, SECOND_TOKEN = "cities_knights.first_token", "cities_knights.second_token"
BARRED = frozenset({2, 6, 8, 12})
"""Numbers that stay where they lie (CK-426)."""
YIELD = 2
"""Cards for each hex by Irrigation and Mining."""


def hexes_beside(game: Game, state: GameState, seat: Seat) -> int:
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


def _alike(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether no two different numbers can be swapped."""
    lying = tokens(game, state)
    return len({lying[hex] for hex in bits(movable(game, state))}) <= 1


def swappable(game: Game, state: GameState, seat: Seat) -> int:
    """Return the hexes that have a partner, or the partners of the first hex once that is named."""
    data = state.frames[-1].data
    if isinstance(data, Swapping):
        return partners(game, state, data.hex)
    return sum(1 << hex for hex in members(HexId, movable(game, state)) if partners(game, state, hex))


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


def _partner(game: Game, state: GameState, action: ChooseToken) -> HexId | None:
    """Return the hex that the token changes places with, where that is known already."""
    data = state.frames[-1].data
    return data.hex if isinstance(data, Swapping) else None


def _without_partner(game: Game, state: GameState, action: ChooseToken) -> bool:
    first = _partner(game, state, action)
    return not (partners(game, state, action.hex) if first is None else partners(game, state, first) >> action.hex & 1)


TOKEN = Act(
    ChooseToken,
    choose_token,
    lambda g, s, seat: [ChooseToken(seat, hex) for hex in numbers(HexId, len(g.board.land))],
    (
        (Reason("reason-hex-without-token", rule="CK-721"), lambda g, s, a: not tokens(g, s)[a.hex]),
        (Reason("reason-token-stays", rule="CK-721"), lambda g, s, a: BARRED.intersection(tokens(g, s)[a.hex])),
        (Reason("reason-another-hex", rule="CK-721"), lambda g, s, a: _partner(g, s, a) == a.hex),
        (Reason("reason-equal-tokens", rule="CK-721"), _without_partner),
    ),
    sites=("hex", swappable),
)


# Irrigation and Mining


def watered(game: Game, state: GameState, seat: Seat, kind: CardKind) -> int:
    """Return how many hexes of this resource the seat touches, each counted once (CK-436)."""
    yields = board_now(game, state).hex_yields
    return sum(1 for hex in bits(hexes_beside(game, state, seat)) if yields[hex] == kind)


def harvest(game: Game, state: GameState, seat: Seat, kind: CardKind, out: Events, cause: str) -> GameState:
    """Two cards for each such hex, or what the bank has left (CK-435, CK-438, CK-445)."""
    count = min(YIELD * watered(game, state, seat, kind), HANDS.of(game, state).bank[kind])
    return take(game, state, seat, one(kind, len(KINDS), count), out, cause)


def _nothing_from(kind: CardKind, without: str) -> Refusals:
    """Return why nothing would be gained: without such a hex, or from an empty stack."""
    return (
        (without, lambda game, state, seat: not watered(game, state, seat, kind)),
        ("reason-bank-lacks", lambda game, state, seat: not HANDS.of(game, state).bank[kind]),
    )


def irrigation(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Grain for fields (CK-435)."""
    return harvest(game, state, seat, GRAIN, out, "irrigation")


def mining(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Ore for mountains (CK-445)."""
    return harvest(game, state, seat, ORE, out, "mining")


CARDS = (
    ProgressCard("inventor", asking(FIRST_TOKEN), (("reason-too-few-tokens", _alike),)),
    ProgressCard("irrigation", irrigation, _nothing_from(GRAIN, "reason-no-fields")),
    ProgressCard("mining", mining, _nothing_from(ORE, "reason-no-mountains")),
)
STEPS = (
    question(FIRST_TOKEN, "prompt-first-token", (TOKEN,)),
    question(SECOND_TOKEN, "prompt-second-token", (TOKEN,), data=Swapping),
)
