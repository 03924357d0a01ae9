"""Positions and play in a few words, for the tests of the settlers rules.

A seat is a text of words: `V(0,1,N)` a settlement, `V(0,1,N)!` a city, `E(0,1,NE)` a road, `3ore` cards, `knight` an
unplayed development card, `knight+` one bought this turn, `played=2` two played knights. An action is a line as in a
log, where resources and cards may be named (`0 bank_trade ore wool`, `* drawn_card vp`), cards counted
(`1 discard 2ore+1wool`) and seats listed (`0 offer_trade 1ore 1wool @12`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, TypeVar

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
from catan_desktop.kernel.frame import SCRIPT, Decision, Frame, Position
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat
from catan_desktop.kernel.notation import decode, digest, encode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Options, Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.dice import DICE_STEP as DICE
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.mechanics.parts import DEVELOPMENT, HOME, LARGEST_ARMY, LONGEST_ROAD
from catan_desktop.mechanics.pieces import recompute
from catan_desktop.mechanics.scoring import public_points, total_points
from catan_desktop.mechanics.tables import RESOURCES, Tables, tables
from catan_desktop.mechanics.turn import ACTION
from tests.invariants import check_settlers
from tests.parts import Parts, Purse, changed, purse, settlers, with_purses

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
        topology, part = self.game.board.topology, self.part
        rows = [f"turn {self.state.turn} of seat {self.state.seat}, {self.step}, robber {self.robber}"]
        for seat in range(self.game.seats):
            words = [topology.corner_name(site) for site in _bits(part.settlements[seat])]
            words += [topology.corner_name(site) + "!" for site in _bits(part.cities[seat])]
            words += [topology.path_name(site) for site in _bits(part.roads[seat])]
            own = part.private[seat]
            rows.append(f"{seat}: {' '.join(words)} {own} route {part.lengths[seat]} knights {part.knights[seat]}")
        rows.append(f"bank {part.bank} deck {part.hidden} longest {part.longest} largest {part.largest}")
        return "\n".join(rows)


def _bits(mask: int) -> list[int]:
    return [site for site in range(mask.bit_length()) if mask >> site & 1]


def _add_card(own: Purse, word: str, kinds: list[str]) -> Purse:
    kind = kinds.index(word.rstrip("+"))
    extra = tuple(1 if index == kind else 0 for index in range(len(kinds)))
    fresh = add(own.fresh, extra) if word.endswith("+") else own.fresh
    return replace(own, cards=add(own.cards, extra), fresh=fresh)


def _seat(game: Game, text: str) -> tuple[dict[str, int], Purse]:
    """The words of one seat: its pieces and played knights, and its cards."""
    topology, kinds = game.board.topology, [spec.key for spec in tables(game).cards]
    pieces = {"roads": 0, "settlements": 0, "cities": 0, "knights": 0}
    names = tables(game).kinds
    own = Purse((0,) * len(names), (0,) * len(kinds), (0,) * len(kinds))
    for word in text.split():
        if word.startswith(("E(", "S(")):
            pieces["roads"] |= 1 << topology.parse_path(word)
        elif word.startswith("V(") and word.endswith("!"):
            pieces["cities"] |= 1 << topology.parse_corner(word[:-1])
        elif word.startswith("V("):
            pieces["settlements"] |= 1 << topology.parse_corner(word)
        elif word.startswith("played="):
            pieces["knights"] = int(word[7:])
        elif word[0].isdigit():
            own = replace(own, hand=add(own.hand, counts(word, names)))
        else:
            own = _add_card(own, word, kinds)
    return pieces, own


def _bank(values: Tables, purses: list[Purse], stock: str | None) -> Counts:
    """The bank as the hands leave it; `stock` names all that it holds, the last seat gets what is over."""
    left = values.bank
    for own in purses:
        left = subtract(left, own.hand)
    if stock is not None:
        kept = counts(stock, values.kinds)
        purses[-1] = replace(purses[-1], hand=add(purses[-1].hand, subtract(left, kept)))
        left = kept
    return left


def _deck(values: Tables, purses: list[Purse], knights: int, stock: str | None) -> dict[str, Any]:
    """The deck as hands and played knights leave it; `stock` names all that it holds, the rest has been played."""
    kinds = [spec.key for spec in values.cards]
    left: Counts = tuple(spec.count for spec in values.cards)
    for own in purses:
        left = subtract(left, own.cards)
    gone = tuple(knights if key == "knight" else 0 for key in kinds)
    left = subtract(left, gone)
    if stock is not None:
        words = stock.split()
        kept = tuple(words.count(key) for key in kinds)
        gone, left = add(gone, subtract(left, kept)), kept
    return {"hidden": left, "deck": sum(left), "gone": gone}


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
    **changes: Any,
) -> Table:
    """The position of these words, with `seat` at a step of its turn.

    `bank` and `deck` name everything they hold (`3ore`; `knight vp`), by default what the seats leave; awards lie with
    their rightful holders unless named; `changes` are fields of the part.
    With `checked` False the caller adds to the position and checks it.
    """
    state, _ = start(game)
    for module in game.ruleset.modules:
        state = module.slot.put(game, state, module.initial(game))
    values, everybody = tables(game), range(game.seats)
    read = [_seat(game, text) for text in (*seats, *[""] * game.seats)[: game.seats]]
    fields = {name: tuple(read[seat][0][name] for seat in everybody) for name in ("roads", "settlements", "cities")}
    purses, knights = [own for _, own in read], tuple(pieces["knights"] for pieces, _ in read)
    fields["bank"] = _bank(values, purses, bank)
    state = with_purses(game, recompute(game, changed(game, state, **fields)), purses)
    if robber:
        state = changed(game, state, robber=HOME if robber == "home" else int(game.board.topology.parse_hex(robber)))
    if longest is None:
        longest = rightful(settlers(state).lengths, NOBODY, values.longest_road_from)
    if game.has(LONGEST_ROAD.key):
        state = changed(game, state, longest=longest)
    if largest is None:
        largest = rightful(knights, NOBODY, values.largest_army_from)
    if game.has(LARGEST_ARMY.key):
        state = changed(game, state, knights=knights, largest=largest)
    if game.has(DEVELOPMENT.key):
        state = changed(game, state, bought=sum(purses[seat].fresh), **_deck(values, purses, sum(knights), deck))
    state = changed(game, state, **changes)
    index = game.ruleset.script.turn.index(step)
    waiting = 1 << (CHANCE if step == DICE else seat)
    frames = (Frame(SCRIPT, 0, Position(False, index)), Frame(step, waiting))
    state = replace(state, seat=Seat(seat), turn=turn, frames=frames)
    if checked:
        check_settlers(game, state)
    return Table(game, state)
