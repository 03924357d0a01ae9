"""Positions of Landnam, built from a few words instead of being played.

Hexes and intersections have their printed names, `OUT` is the outer sea. Land is a terrain with its number, if any:
`pasture6`. Pieces are stops: `(1,0)`. Cards are words with an optional count: `2wool iron`, fate cards likewise. Seats
are numbers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from catan_desktop.games.landnam.board import TOPOLOGY
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import CARDS, DECK, EXPLORATION, of_tag
from catan_desktop.games.landnam.honours import HONOURS, close_turn
from catan_desktop.games.landnam.land import LAND, NO_HARBOUR
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.games.landnam.movement import MOVES, STEPS_A_TURN, Moves
from catan_desktop.games.landnam.tables import KINDS, STOCK, TERRAIN
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import CardKind, Counts, subtract
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.frame import SCRIPT, Frame, Position
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.position import a_game, counts
from catan_desktop.mechanics.parts import DICE, HANDS
from catan_desktop.mechanics.terrain import TerrainId

_FATE_NAMES = tuple([card.key for card in CARDS])
_TERRAIN = {kind.key: number for number, kind in numbered(TerrainId, TERRAIN)}


@dataclass
class LandnamPosition:
    """A moment of a game: what is not said is empty, at home or unknown."""

    step: str
    """A step of the turn."""
    seats: int = 4
    seat: int = 0
    """Whose turn it is."""
    turn: int = 13
    begun: int = 0b1111
    """Mask of the seats that have made the first step of the game."""
    land: Mapping[str, str] = field(default_factory=dict)
    """Beside the mountain in the middle."""
    harbours: Mapping[str, str] = field(default_factory=dict)
    ships: Mapping[int, str] = field(default_factory=dict)
    outside: Mapping[int, int] = field(default_factory=dict)
    """Number of ships on the outer sea."""
    settlers: Mapping[int, str] = field(default_factory=dict)
    farms: Mapping[int, str] = field(default_factory=dict)
    cities: Mapping[int, str] = field(default_factory=dict)
    outlaws: Mapping[str, int] = field(default_factory=dict)
    """Hex -> the seat that has a red token beside the piece there."""
    hands: Mapping[int, str] = field(default_factory=dict)
    fate: Mapping[int, str] = field(default_factory=dict)
    white: Mapping[int, int] = field(default_factory=dict)
    red: Mapping[int, int] = field(default_factory=dict)
    black: Mapping[int, int] = field(default_factory=dict)
    dice: tuple[int, int] = (0, 0)

    def made(self) -> tuple[Game, GameState]:
        """Return the game and the state."""
        game = a_game(LANDNAM, self.seats, {})
        state = replace(start(game)[0], seat=Seat(self.seat), turn=self.turn, frames=())
        state = self._with_tokens(game, self._with_cards(game, self._with_pieces(game, self._with_land(game, state))))
        part = LANDNAM.script.turn
        state = replace(state, frames=(Frame(SCRIPT, 0, Position(False, part.index(self.step))),))
        return game, replace(state, frames=(*state.frames, LANDNAM.steps[self.step].entered(game, state)))

    def _with_land(self, game: Game, state: GameState) -> GameState:
        part = LAND.of(game, state)
        terrain, tokens, harbours = list(part.terrain), list(part.tokens), [NO_HARBOUR] * len(part.terrain)
        for name, words in self.land.items():
            found = re.fullmatch(r"([a-z]+)(\d*)", words)
            assert found is not None, words
            hex = TOPOLOGY.parse_hex(name)
            terrain[hex], tokens[hex] = _TERRAIN[found[1]], int(found[2] or 0)
        for name, kind in self.harbours.items():
            harbours[TOPOLOGY.parse_hex(name)] = CardKind(KINDS.index(kind))
        return LAND.put(
            game, state, replace(part, terrain=tuple(terrain), tokens=tuple(tokens), harbours=tuple(harbours))
        )

    def _with_pieces(self, game: Game, state: GameState) -> GameState:
        everybody = range(self.seats)

        def hexes(words: Mapping[int, str]) -> tuple[int, ...]:
            return tuple(
                [mask_of([TOPOLOGY.parse_hex(one) for one in words.get(seat, "").split()]) for seat in everybody]
            )

        def corners(words: Mapping[int, str]) -> tuple[int, ...]:
            return tuple(
                [mask_of([TOPOLOGY.parse_corner(one) for one in words.get(seat, "").split()]) for seat in everybody]
            )

        creditors = [0] * len(TOPOLOGY.hexes)
        for name, seat in self.outlaws.items():
            creditors[TOPOLOGY.parse_hex(name)] = 1 << seat
        units = replace(
            UNITS.of(game, state),
            ships=hexes(self.ships),
            outside=tuple([self.outside.get(seat, 0) for seat in everybody]),
            settlers=hexes(self.settlers),
            farms=corners(self.farms),
            cities=corners(self.cities),
            creditors=tuple(creditors),
        )
        state = MOVES.put(game, UNITS.put(game, state, units), Moves(STEPS_A_TURN, False, self.begun, 0))
        return DICE.put(game, state, replace(DICE.of(game, state), last=self.dice))

    def _with_cards(self, game: Game, state: GameState) -> GameState:
        everybody = range(self.seats)
        hands = tuple([counts(self.hands.get(seat, ""), KINDS) for seat in everybody])
        state = HANDS.put(game, state, HANDS.of(game, state).moved(_rest(STOCK, hands), tuple(map(sum, hands)), hands))
        fate = tuple([counts(self.fate.get(seat, ""), _FATE_NAMES) for seat in everybody])
        deck = _rest(DECK, fate)
        sure = mask_of([seat for seat in everybody if self.turn == 1 and any(of_tag(fate[seat], EXPLORATION))])
        part = replace(
            FATE.of(game, state), deck=sum(deck), held=tuple(map(sum, fate)), kept=sure, private=fate, hidden=deck
        )
        return FATE.put(game, state, part)

    def _with_tokens(self, game: Game, state: GameState) -> GameState:
        def row(words: Mapping[int, int]) -> tuple[int, ...]:
            return tuple([words.get(seat, 0) for seat in range(self.seats)])

        part = replace(HONOURS.of(game, state), white=row(self.white), red=row(self.red), black=row(self.black))
        before = replace(state, turn=self.turn - 1)
        part = HONOURS.of(game, close_turn(game, HONOURS.put(game, before, part)))
        return HONOURS.put(game, state, part)


def _rest(total: Counts, hands: tuple[Counts, ...]) -> Counts:
    """Return what hands leave; ValueError where they hold more cards than the game has."""
    for hand in hands:
        total = subtract(total, hand)
    if min(total) < 0:
        raise ValueError("more cards than the game has")
    return total
