"""Positions of any game with settlements and roads, built from a few words instead of being played.

Cards are words with an optional count: `2ore wool`; development cards: `knight 2vp`. Hexes, intersections and paths
have their printed names. Seats are numbers. What a game has besides is added by a class of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import Counts, add, subtract
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import fold, make_game, start
from catan_desktop.kernel.frame import SCRIPT, Frame
from catan_desktop.kernel.frame import Position as ScriptPosition
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.parts import (
    DEVELOPMENT,
    DICE,
    HANDS,
    LARGEST_ARMY,
    LONGEST_ROAD,
    PIECES,
    PLACEMENT,
    ROBBER,
    FirstPlayer,
    Hands,
    LargestArmy,
    LongestRoad,
    OwnCards,
    Robber,
)
from catan_desktop.mechanics.pieces import recompute
from catan_desktop.mechanics.tables import RESOURCES, tables
from catan_desktop.mechanics.turn import ACTION


def counts(words: str, names: Sequence[str] = RESOURCES) -> Counts:
    """Cards by kind from words: `2ore wool`."""
    found = [0] * len(names)
    for number, name in re.findall(r"(\d*)([a-z_]+)", words):
        found[names.index(name)] += int(number or 1)
    return tuple(found)


def a_game(rules: Ruleset, seats: int, options: Mapping[str, bool | int | str]) -> Game:
    """A game on a board that is always the same."""
    checked = rules.checked(options)
    board = rules.make_board(seats, checked, source(0, "board")) if rules.make_board else None
    return make_game(rules, seats, options, board)


@dataclass
class SettlersPosition:
    """A moment of a game: what is not said is empty, at home or unused."""

    rules: Ruleset
    seats: int = 4
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    seat: int = 0
    """Whose turn it is."""
    step: str = ACTION
    """A step of the turn; nobody has rolled before `settlers.dice`."""
    turn: int = 9
    first: int = 0
    settlements: Mapping[int, str] = field(default_factory=dict)
    cities: Mapping[int, str] = field(default_factory=dict)
    roads: Mapping[int, str] = field(default_factory=dict)
    robber: str = ""
    """A hex; empty for where the game begins with him."""
    hands: Mapping[int, str] = field(default_factory=dict)
    cards: Mapping[int, str] = field(default_factory=dict)
    fresh: Mapping[int, str] = field(default_factory=dict)
    """Those of `cards` that were bought this turn."""
    knights: Mapping[int, Any] = field(default_factory=dict)
    """Played knight cards."""
    longest: Seat = NOBODY
    """Holder before the position; where he is not rightful the award moves."""
    largest: Seat = NOBODY
    bank: Mapping[str, int] = field(default_factory=dict)
    """The supply of some kinds of cards, where it is not all that the hands leave; the rest is out of the game."""
    deck: str | None = None
    """The development deck; the rest has been played."""
    dice: tuple[int, int] = (0, 0)

    def made(self) -> tuple[Game, GameState]:
        """The game and the state."""
        game = a_game(self.rules, self.seats, self.options)
        state = replace(start(game)[0], seat=Seat(self.seat), turn=self.turn, frames=())
        state = self._with_cards(game, self._with_pieces(game, state))
        return game, self._framed(game, self._awarded(game, self._beside(game, state)))

    def _beside(self, game: Game, state: GameState) -> GameState:
        """The state with what a game has besides; here, nothing."""
        return state

    def _framed(self, game: Game, state: GameState) -> GameState:
        script = game.ruleset.script
        setup = self.step in script.setup
        steps = script.setup if setup else script.turn
        state = replace(state, frames=(Frame(SCRIPT, 0, ScriptPosition(setup, steps.index(self.step))),))
        return replace(state, frames=(*state.frames, game.ruleset.steps[self.step].entered(game, state)))

    def _played(self, seat: int) -> int:
        """Return how many knight cards a seat has played."""
        return int(self.knights.get(seat, 0))

    def _with_pieces(self, game: Game, state: GameState) -> GameState:
        topology, everybody = game.board.topology, range(self.seats)

        def masks(words: Mapping[int, str], parse: Any) -> tuple[int, ...]:
            return tuple(mask_of([parse(word) for word in words.get(seat, "").split()]) for seat in everybody)

        pieces = replace(
            PIECES.of(game, state),
            settlements=masks(self.settlements, topology.parse_corner),
            cities=masks(self.cities, topology.parse_corner),
            roads=masks(self.roads, topology.parse_path),
        )
        state = PIECES.put(game, state, pieces)
        if self.robber:
            state = ROBBER.put(game, state, Robber(topology.parse_hex(self.robber)))
        state = PLACEMENT.put(game, state, FirstPlayer(Seat(self.first)))
        return DICE.put(game, state, replace(DICE.of(game, state), last=self.dice))

    def _with_cards(self, game: Game, state: GameState) -> GameState:
        values, everybody = tables(game), range(self.seats)
        hands = [counts(self.hands.get(seat, ""), values.kinds) for seat in everybody]
        bank = values.bank
        for hand in hands:
            bank = subtract(bank, hand)
        bank = tuple(self.bank.get(name, left) for name, left in zip(values.kinds, bank, strict=True))
        if min(bank) < 0:
            raise ValueError("more cards than the game has")
        state = HANDS.put(game, state, Hands(bank, tuple(map(sum, hands)), tuple(hands)))
        return self._with_development(game, state) if game.has(DEVELOPMENT.key) else state

    def _with_development(self, game: Game, state: GameState) -> GameState:
        everybody, specs = range(self.seats), tables(game).cards
        names = tuple(spec.key for spec in specs)
        cards = [counts(self.cards.get(seat, ""), names) for seat in everybody]
        fresh = [counts(self.fresh.get(seat, ""), names) for seat in everybody]
        knights = tuple(map(self._played, everybody))
        gone = tuple(sum(knights) if name == "knight" else 0 for name in names)
        deck = subtract(tuple(spec.count for spec in specs), gone)
        for held in cards:
            deck = subtract(deck, held)
        if self.deck is not None:
            left = counts(self.deck, names)
            gone, deck = add(gone, subtract(deck, left)), left
        if min(deck) < 0:
            raise ValueError("more cards than the game has")
        part = replace(
            DEVELOPMENT.of(game, state),
            deck=sum(deck),
            held=tuple(map(sum, cards)),
            gone=gone,
            bought=sum(fresh[self.seat]),
            private=tuple(OwnCards(*own) for own in zip(cards, fresh, strict=True)),
            hidden=deck,
        )
        state = DEVELOPMENT.put(game, state, part)
        return LARGEST_ARMY.put(game, state, LargestArmy(knights, self.largest))

    def _awarded(self, game: Game, state: GameState) -> GameState:
        """Routes are measured with all that stands on the board, and awards lie with their rightful holders."""
        state, values = recompute(game, state), tables(game)
        if game.has(LONGEST_ROAD.key):
            holder = rightful(PIECES.of(game, state).lengths, self.longest, values.longest_road_from)
            state = LONGEST_ROAD.put(game, state, LongestRoad(holder))
        if not game.has(LARGEST_ARMY.key):
            return state
        army = LARGEST_ARMY.of(game, state)
        return LARGEST_ARMY.put(
            game, state, replace(army, holder=rightful(army.knights, self.largest, values.largest_army_from))
        )


def replay(rules: Ruleset, seats: int, lines: Sequence[str]) -> tuple[Game, GameState]:
    """A real beginning on the board of the rules that is always the same, and the actions of a log after it."""
    game = a_game(rules, seats, {})
    return game, fold(game, start(game)[0], [decode(game, line) for line in lines])
