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
from catan_desktop.kernel.compiled_script import Position as ScriptPosition
from catan_desktop.kernel.engine import fold, make_game, start
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import SCRIPT, Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.part import HOME, Purse, SettlersPart, settlers, with_settlers
from catan_desktop.mechanics.pieces import recomputed
from catan_desktop.mechanics.tables import RESOURCES, tables

PRE_ROLL, ACTION = "settlers.pre_roll", "settlers.action"


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
    longest: int = -1
    """Holder before the position; where he is not rightful the award moves."""
    largest: int = -1
    bank: Mapping[str, int] = field(default_factory=dict)
    """The supply of some kinds of cards, where it is not all that the hands leave; the rest is out of the game."""
    deck: str | None = None
    """The development deck; the rest has been played."""
    dice: tuple[int, int] = (0, 0)

    def made(self) -> tuple[Game, GameState]:
        """The game and the state."""
        game = a_game(self.rules, self.seats, self.options)
        state = replace(start(game)[0], seat=Seat(self.seat), turn=self.turn, frames=())
        state = self._beside(game, with_settlers(state, self._settlers(game, settlers(state))))
        return game, self._framed(game, with_settlers(state, self._awarded(game, state)))

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
        """How many knight cards a seat has played."""
        return int(self.knights.get(seat, 0))

    def _settlers(self, game: Game, part: SettlersPart) -> SettlersPart:
        topology, values = game.board.topology, tables(game)
        everybody = range(self.seats)
        names = tuple(spec.key for spec in values.cards)
        hands = [counts(self.hands.get(seat, ""), values.kinds) for seat in everybody]
        cards = [counts(self.cards.get(seat, ""), names) for seat in everybody]
        fresh = [counts(self.fresh.get(seat, ""), names) for seat in everybody]
        knights = tuple(map(self._played, everybody))
        bank = values.bank
        for hand in hands:
            bank = subtract(bank, hand)
        bank = tuple(self.bank.get(name, left) for name, left in zip(values.kinds, bank, strict=True))
        gone = tuple(sum(knights) if name == "knight" else 0 for name in names)
        deck = subtract(tuple(spec.count for spec in values.cards), gone)
        for held in cards:
            deck = subtract(deck, held)
        if self.deck is not None:
            left = counts(self.deck, names)
            gone, deck = add(gone, subtract(deck, left)), left
        if min((*bank, *deck)) < 0:
            raise ValueError("more cards than the game has")

        def mask(words: str, parse: Any) -> int:
            return mask_of([parse(word) for word in words.split()])

        return replace(
            part,
            first=Seat(self.first),
            settlements=tuple(mask(self.settlements.get(seat, ""), topology.parse_corner) for seat in everybody),
            cities=tuple(mask(self.cities.get(seat, ""), topology.parse_corner) for seat in everybody),
            roads=tuple(mask(self.roads.get(seat, ""), topology.parse_path) for seat in everybody),
            robber=topology.parse_hex(self.robber) if self.robber else HOME if values.robber_home else part.robber,
            bank=bank,
            deck=sum(deck),
            hidden=deck,
            gone=gone,
            knights=knights,
            hands=tuple(map(sum, hands)),
            held=tuple(map(sum, cards)),
            dice=self.dice,
            bought=sum(fresh[self.seat]),
            private=tuple(Purse(*own) for own in zip(hands, cards, fresh, strict=True)),
        )

    def _awarded(self, game: Game, state: GameState) -> SettlersPart:
        """Routes are measured with all that stands on the board, and awards lie with their rightful holders."""
        part, values = settlers(recomputed(game, state)), tables(game)
        return replace(
            part,
            longest=rightful(part.lengths, self.longest, values.longest_road_from),
            largest=rightful(part.knights, self.largest, values.largest_army_from),
        )


def replayed(rules: Ruleset, seats: int, lines: Sequence[str]) -> tuple[Game, GameState]:
    """A real beginning on the board of the rules that is always the same, and the actions of a log after it."""
    game = a_game(rules, seats, {})
    return game, fold(game, start(game)[0], [decode(game, line) for line in lines])
