"""Positions and play in a few words, for the tests of the settlers rules.

A seat is a text of words: `V(0,1,N)` a settlement, `V(0,1,N)!` a city, `E(0,1,NE)` a road, `3ore` cards, `knight` an
unplayed development card, `knight+` one bought this turn, `played=2` two played knights. An action is a line as in a
log, where resources and cards may be named (`0 bank_trade ore wool`, `* drawn_card vp`), cards counted
(`1 discard 2ore+1wool`) and seats listed (`0 offer_trade 1ore 1wool @12`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, TypeAlias, TypeVar

import pytest

from catan_desktop.games.classic.module import CLASSIC
from catan_desktop.games.gift.module import GIFT_BASE
from catan_desktop.games.watch.module import BROTHERHOOD
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts, add, subtract
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import actor, apply, decision, make_game, start, why_not
from catan_desktop.kernel.errors import IllegalAction
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode, digest, encode
from catan_desktop.kernel.position_text import state_of, write_position
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Options, Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.dice import DICE_STEP as DICE
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS, HOME, hand_of, with_hand
from catan_desktop.mechanics.scoring import public_points, total_points
from catan_desktop.mechanics.tables import RESOURCES, tables
from catan_desktop.mechanics.turn import ACTION
from tests.invariants import check_settlers
from tests.parts import Parts, changed, purse, settlers

__all__ = [
    "ACTION",
    "DICE",
    "HOME",
    "PRE_ROLL",
    "Table",
    "classic",
    "counts",
    "gift",
    "line",
    "place",
    "ring",
    "spots",
    "watch",
]

E = TypeVar("E", bound=Event)
Say: TypeAlias = Callable[[int, str], list[tuple[str, str, str]]]


def game_of(ruleset: Ruleset, seats: int, options: Options) -> Game:
    assert ruleset.make_board is not None
    checked = ruleset.checked(options)
    return make_game(ruleset, seats, options, ruleset.make_board(seats, checked, source(0, "board")))


def classic(seats: int = 3, **options: bool | int | str) -> Game:
    """A table at the island of the worked examples, `classic_fixed` and `ext_fixed`."""
    return game_of(CLASSIC, seats, options)


def gift(seats: int = 4, **options: bool | int | str) -> Game:
    """A table of the base game on the Gift."""
    return game_of(GIFT_BASE, seats, options)


def watch(seats: int = 3, **options: bool | int | str) -> Game:
    """A table of the full game of the Watch, for its boards and rates."""
    return game_of(BROTHERHOOD, seats, options)


def counts(text: str, names: tuple[str, ...] = RESOURCES) -> Counts:
    """Cards by kind: `2ore+1wool` or `2ore 1wool`.

    >>> counts("2ore+1wool")
    (0, 0, 1, 0, 2)
    """
    cards = [0] * len(names)
    for number, kind in re.findall(r"(\d+)([a-z]+)", text):
        cards[names.index(kind)] += int(number)
    return tuple(cards)


def line(row: int, first: int, roads: int, skip: int = 0) -> str:
    """Roads in one line along the top of a row, from the north-west corner of hex (first, row) to the east."""
    names = []
    for step in range(skip, skip + roads):
        q = first + step // 2
        names.append(f"E({q},{row},NE)" if step % 2 else f"E({q},{row - 1},SE)")
    return " ".join(names)


def spots(row: int, first: int, number: int) -> str:
    """The intersection after so many roads of `line`."""
    q = first + number // 2
    return f"V({q},{row},N)" if number % 2 else f"V({q},{row - 1},S)"


def ring(q: int, r: int) -> str:
    """Roads on all six edges of a hex."""
    return f"E({q},{r - 1},SE) E({q},{r},NE) E({q},{r},E) E({q},{r},SE) E({q - 1},{r + 1},NE) E({q - 1},{r},E)"


@dataclass(repr=False)
class Table:
    """A game that a test plays: `state` and the `events` of the last `do`."""

    game: Game
    state: GameState
    events: tuple[Event, ...] = ()

    def read(self, text: str) -> Action:
        """The action of a line."""
        words = text.split()
        if words[1] in {"offer_trade", "counter_offer"}:
            names = traded_kinds(self.game)
            words[2:4] = [word if "," in word else ",".join(map(str, counts(word, names))) for word in words[2:4]]
        return decode(self.game, " ".join(self._word(word) for word in words))

    def _word(self, word: str) -> str:
        cards, names = [spec.key for spec in tables(self.game).cards], tables(self.game).kinds
        if word in names:
            return str(names.index(word))
        if word in cards:
            return str(cards.index(word))
        if word.startswith("@"):
            return str(sum(1 << int(seat) for seat in word[1:]))
        if re.fullmatch(r"\d+[a-z]+(\+\d+[a-z]+)*", word):
            return ",".join(map(str, counts(word, names)))
        return word

    def do(self, *texts: str) -> Table:
        """Play lines one after another; `events` are those of all of them."""
        happened: list[Event] = []
        for text in texts:
            self.state, events = apply(self.game, self.state, self.read(text))
            happened += events
            check_settlers(self.game, self.state)
        self.events = tuple(happened)
        return self

    def roll(self, total: int) -> Table:
        """The seat whose turn it is rolls this total."""
        one = max(1, total - 6)
        return self.do(f"{self.state.seat} roll", f"* dice {one} {total - one}")

    def can(self, text: str) -> bool:
        """True if the action is legal now."""
        return why_not(self.game, self.state, self.read(text)) is None

    def refuse(self, text: str) -> tuple[str, str]:
        """The reason's key and rule; asserts that the action is refused and nothing changes (BASE-222)."""
        before, ply, text_before = self.state, self.state.ply, digest(self.state)
        with pytest.raises(IllegalAction) as caught:
            apply(self.game, self.state, self.read(text))
        assert self.state is before
        assert self.state.ply == ply, "chance is counted by actions, so none may be counted"
        assert digest(self.state) == text_before
        return caught.value.reason.key, caught.value.reason.rule

    @property
    def part(self) -> Parts:
        """The settlers part of the state."""
        return settlers(self.state)

    @property
    def actor(self) -> Seat | None:
        """Who is asked."""
        return actor(self.state)

    @property
    def step(self) -> str:
        """The step that waits."""
        return self.state.frames[-1].step

    def asked(self) -> Decision:
        """What the awaited seat may do."""
        seat = self.actor
        assert seat is not None
        found = decision(self.game, self.state, seat)
        assert found is not None
        return found

    def lines(self, kind: str = "") -> list[str]:
        """The legal actions as lines, of one kind or of all; offers are not listed."""
        return [
            encode(self.game, action)
            for choice in self.asked().choices
            if choice.count() < 1000
            for action in choice
            if not kind or action.kind == kind
        ]

    def sites(self, kind: str) -> set[str]:
        """The last word of every legal action of a kind."""
        return {text.split(" ")[-1] for text in self.lines(kind)}

    def kinds(self) -> set[str]:
        """The kinds of legal actions, those of offers too."""
        return {next(iter(choice)).kind for choice in self.asked().choices}

    def hand(self, seat: int) -> Counts:
        """A seat's resource cards."""
        return purse(self.part, Seat(seat)).hand

    def held(self, seat: int, key: str) -> int:
        """A seat's unplayed development cards of a kind."""
        return purse(self.part, Seat(seat)).cards[tables(self.game).card_kind(key)]

    def public(self, seat: int) -> int:
        """A seat's points that everybody can count."""
        return public_points(self.game, self.state, Seat(seat))

    def points(self, seat: int) -> int:
        """A seat's points, hidden ones too."""
        return total_points(self.game, self.state, Seat(seat))

    @property
    def robber(self) -> str:
        """The name of the robber's hex, or `home`."""
        hex = self.part.robber
        return "home" if hex == HOME else str(self.game.board.topology.hex_name(hex))

    @property
    def winner(self) -> int | None:
        """The seat that has won."""
        outcome = self.state.outcome
        return outcome.winners[0] if outcome else None

    def of(self, kind: type[E]) -> list[E]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def __repr__(self) -> str:
        """The position as text, which pytest shows where a test fails."""
        return write_position(self.game, self.state)


def lines_of(seat: int, word: str) -> list[tuple[str, str, str]]:
    """What a word of a seat says, as it stands in positions: the line, the way within it, and the value."""
    if word.startswith(("E(", "S(")):
        return [("pieces.roads", f"{seat}", word)]
    if word.startswith("V("):
        return [("pieces.cities" if word.endswith("!") else "pieces.settlements", f"{seat}", word.rstrip("!"))]
    if word.startswith("played="):
        return [("largest_army.knights", f"{seat}", word[7:]), ("development.gone", "", f"{word[7:]}knight")]
    if word[0].isdigit():
        return [("hands.private", f"{seat}", one) for one in word.split("+")]
    card = word.rstrip("+")
    fresh = [("development.private", f"{seat}.fresh", card)] if word.endswith("+") else []
    return [("development.private", f"{seat}.cards", card), *fresh]


def _lines(seats: Sequence[str], say: Say) -> list[str]:
    """The words of seats as lines of a position."""
    found: dict[str, dict[str, list[str]]] = {}
    for seat, text in enumerate(seats):
        for line, way, told in chain.from_iterable([say(seat, word) for word in text.split()]):
            found.setdefault(line, {}).setdefault(way, []).append(told)
    lines = []
    for line, ways in found.items():
        rest = [f"{way}: {' '.join(words)}" if way else " ".join(words) for way, words in ways.items()]
        lines.append(f"{line} {'; '.join(rest)}")
    return lines


def _with_stock(game: Game, state: GameState, stock: str) -> GameState:
    """The bank holds this and no more; the last seat gets what is over."""
    bank, last = counts(stock, tables(game).kinds), Seat(game.seats - 1)
    over = subtract(HANDS.of(game, state).stock, bank)
    return changed(game, with_hand(game, state, last, add(hand_of(game, state, last), over)), bank=bank)


def _with_deck(game: Game, state: GameState, deck: str) -> GameState:
    """The deck holds these and no more; the rest has been played."""
    part, words = DEVELOPMENT.of(game, state), deck.split()
    left = tuple([words.count(spec.key) for spec in tables(game).cards])
    gone = add(part.gone, subtract(part.hidden or (), left))
    return changed(game, state, hidden=left, deck=sum(left), gone=gone)


def place(
    game: Game,
    *seats: str,
    step: str = ACTION,
    seat: int = 0,
    turn: int = 20,
    robber: str = "",
    bank: str | None = None,
    deck: str | None = None,
    longest: int | None = None,
    largest: int | None = None,
    checked: bool = True,
    say: Say = lines_of,
    more: Sequence[str] = (),
    **changes: Any,
) -> Table:
    """The position of these words, with `seat` at a step of its turn.

    `bank` and `deck` name everything they hold (`3ore`; `knight vp`), by default what the seats leave; awards lie with
    their rightful holders unless named; `changes` are fields of the part.
    `say` tells what words mean, `more` are further lines of the position. With `checked` False the caller adds to the
    position and checks it.
    """
    lines = [f"at turn={turn} seat={seat}", f"step {step}", *_lines(seats, say), *more]
    if robber:
        lines.append(f"robber.hex {str(int(HOME)) if robber == 'home' else robber}")
    if longest is not None:
        lines.append(f"longest_road.holder {longest}")
    if largest is not None:
        lines.append(f"largest_army.holder {largest}")
    empty = replace(start(game)[0], parts=tuple([module.initial(game) for module in game.ruleset.modules]))
    state = state_of(game, "\n".join(lines), empty)
    if bank is not None:
        state = _with_stock(game, state, bank)
    if deck is not None:
        state = _with_deck(game, state, deck)
    state = changed(game, state, **changes)
    if checked:
        check_settlers(game, state)
    return Table(game, state)
