"""Positions built from a few words instead of being played, for chapters that begin in the middle of a game.

Cards are words with an optional count: `2ore wool`; development cards: `knight 2vp`. Wildlings are letters: `r` a
regular, `c` a climber, `g` a giant. Hexes, intersections and paths have their printed names. Seats are numbers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import Counts, add, subtract
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import Position as ScriptPosition
from catan_desktop.kernel.engine import fold, make_game, start
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import SCRIPT
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.catalogue import ruleset
from catan_desktop.rules.settlers.awards import rightful
from catan_desktop.rules.settlers.network import recomputed
from catan_desktop.rules.settlers.part import HOME, Purse, SettlersPart, settlers, with_settlers
from catan_desktop.rules.settlers.tables import RESOURCES, tables
from catan_desktop.rules.watch.heroes.hero import HERO_KEYS
from catan_desktop.rules.watch.part import SUPPLY, WatchPart, watch, with_watch
from catan_desktop.rules.watch.wildlings import TOKEN, settling

LETTERS = "rcg"
PRE_ROLL, ACTION = "settlers.pre_roll", "settlers.action"


def counts(words: str, names: Sequence[str] = RESOURCES) -> Counts:
    """Cards by kind from words: `2ore wool`."""
    found = [0] * len(names)
    for number, name in re.findall(r"(\d*)([a-z]+)", words):
        found[names.index(name)] += int(number or 1)
    return tuple(found)


def figures(letters: str) -> tuple[int, ...]:
    """Wildlings from letters, in the order given."""
    return tuple(LETTERS.index(letter) for letter in letters)


@dataclass
class Position:
    """A moment of a game: what is not said is empty, at home or unused."""

    key: str = "watch"
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
    """A hex; empty for his camp."""
    hands: Mapping[int, str] = field(default_factory=dict)
    cards: Mapping[int, str] = field(default_factory=dict)
    fresh: Mapping[int, str] = field(default_factory=dict)
    """Those of `cards` that were bought this turn."""
    knights: Mapping[int, int] = field(default_factory=dict)
    """Played Ranger Patrols."""
    longest: int = -1
    """Holder before the position; where he is not rightful the award moves."""
    largest: int = -1
    bank: Mapping[str, int] = field(default_factory=dict)
    """The supply of some resources, where it is not all that the hands leave; the rest is out of the game."""
    deck: str | None = None
    """The development deck; the rest has been played."""
    wall: Sequence[Sequence[int]] = ((), (), (), ())
    camps: Sequence[str] = ("", "", "")
    clearings: Sequence[int] = (0, 0, 0, 0)
    gift: Mapping[str, str] = field(default_factory=dict)
    breach: int = 0
    die: int = 0
    dice: tuple[int, int] = (0, 0)
    heroes: Sequence[str] = ("qhorin", "thorne", "marsh", "mormont")
    turned: Sequence[int] = ()
    used: Sequence[int] = ()
    received: Sequence[int] = ()
    supply: Counts | None = None
    """Figures on the Frostfangs, where some are out of the game."""
    unrevealed: Counts | None = None
    """Wildling tokens by 3 * clan + kind; the others lie open."""
    reveals: int = 0
    """So many tokens are about to be turned up."""

    def made(self) -> tuple[Game, GameState]:
        """The game and the state."""
        rules = ruleset(self.key)
        options = rules.checked(self.options)
        board = rules.make_board(self.seats, options, source(0, "board")) if rules.make_board else None
        game = make_game(rules, self.seats, self.options, board)
        state = replace(start(game)[0], seat=Seat(self.seat), turn=self.turn, frames=())
        state = with_settlers(state, self._settlers(game, settlers(state)))
        if game.has("watch"):
            state = with_watch(game, state, self._watch(game, watch(game, state)))
        return game, self._framed(game, state)

    def _framed(self, game: Game, state: GameState) -> GameState:
        script = game.ruleset.script
        setup = self.step in script.setup
        steps = script.setup if setup else script.turn
        state = replace(state, frames=(Frame(SCRIPT, 0, ScriptPosition(setup, steps.index(self.step))),))
        enter = game.ruleset.steps[self.step].enter
        frame = enter(game, state) if enter else Frame(self.step, 1 << self.seat)
        more = (settling(self.reveals - 1),) if self.reveals > 1 else ()
        token = (Frame(TOKEN, 1 << CHANCE),) if self.reveals else ()
        return replace(state, frames=(*state.frames, frame, *more, *token))

    def _settlers(self, game: Game, part: SettlersPart) -> SettlersPart:
        topology, values = game.board.topology, tables(game)
        everybody = range(self.seats)
        names = tuple(spec.key for spec in values.cards)
        hands = [counts(self.hands.get(seat, "")) for seat in everybody]
        cards = [counts(self.cards.get(seat, ""), names) for seat in everybody]
        fresh = [counts(self.fresh.get(seat, ""), names) for seat in everybody]
        knights = tuple(self.knights.get(seat, 0) for seat in everybody)
        bank = values.bank
        for hand in hands:
            bank = subtract(bank, hand)
        bank = tuple(self.bank.get(name, left) for name, left in zip(RESOURCES, bank, strict=True))
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

        part = replace(
            part,
            first=Seat(self.first),
            settlements=tuple(mask(self.settlements.get(seat, ""), topology.parse_corner) for seat in everybody),
            cities=tuple(mask(self.cities.get(seat, ""), topology.parse_corner) for seat in everybody),
            roads=tuple(mask(self.roads.get(seat, ""), topology.parse_path) for seat in everybody),
            robber=topology.parse_hex(self.robber) if self.robber else HOME,
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
        part = settlers(recomputed(game, with_settlers(start(game)[0], part)))
        return replace(
            part,
            longest=rightful(part.lengths, self.longest, values.longest_road_from),
            largest=rightful(knights, self.largest, values.largest_army_from),
        )

    def _watch(self, game: Game, part: WatchPart) -> WatchPart:
        gift = [""] * len(part.gift)
        for name, letters in self.gift.items():
            gift[game.board.topology.parse_hex(name)] = letters
        everywhere = "".join((*self.camps, *gift, "r" * sum(self.clearings)))
        supply = tuple(total - everywhere.count(letter) for total, letter in zip(SUPPLY, LETTERS, strict=True))
        posts = tuple(tuple(row) for row in self.wall)
        tokens = part.unrevealed
        left = tokens if self.unrevealed is None else self.unrevealed
        return replace(
            part,
            posts=posts,
            guards=tuple(sum(row.count(seat) for row in posts) for seat in range(self.seats)),
            camps=tuple(figures(letters) for letters in self.camps),
            clearings=tuple(self.clearings),
            gift=tuple(tuple(sorted(figures(letters))) for letters in gift),
            invaders=sum(map(len, gift)),
            supply=supply if self.supply is None else self.supply,
            unrevealed=left,
            revealed=subtract(tokens, left),
            breach=self.breach,
            die=self.die,
            heroes=tuple(HERO_KEYS.index(name) for name in self.heroes[: self.seats]),
            turned=mask_of(list(self.turned)),
            used=mask_of(list(self.used)),
            received=mask_of(list(self.received)),
        )


def replayed(key: str, seats: int, lines: Sequence[str]) -> tuple[Game, GameState]:
    """A real beginning on the board of `key` that is always the same, and the actions of a log after it."""
    rules = ruleset(key)
    options = rules.checked({})
    board = rules.make_board(seats, options, source(0, "board")) if rules.make_board else None
    game = make_game(rules, seats, options, board)
    return game, fold(game, start(game)[0], [decode(game, line) for line in lines])
