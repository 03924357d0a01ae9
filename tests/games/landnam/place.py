"""Positions of Landnam, and what happens in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import TOPOLOGY, Stop
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import (
    BOG_SIGHTED,
    CARDS,
    DECK,
    FIELDS_SIGHTED,
    FOREST_SIGHTED,
    PASTURE_SIGHTED,
    FateId,
)
from catan_desktop.games.landnam.honours import HONOURS, points
from catan_desktop.games.landnam.land import LAND, with_hex
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.games.landnam.movement import MOVES
from catan_desktop.games.landnam.tables import STOCK
from catan_desktop.games.landnam.units import UNITS, put_on
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import CardKind, Counts, subtract
from catan_desktop.kernel.choice import Choice, Offer
from catan_desktop.kernel.engine import actor, advance, apply, decision, start, why_not
from catan_desktop.kernel.errors import IllegalAction
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat, numbers
from catan_desktop.kernel.record import put, replace
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.state import GameState, Outcome
from catan_desktop.mechanics.actions import Dice, EndTurn, Roll
from catan_desktop.mechanics.parts import HANDS, SecretHands, hand_of
from catan_desktop.mechanics.terrain import TerrainId
from tests.recipes import set_table

RED, BLUE, GREEN, YELLOW, WHITE = (Seat(seat) for seat in range(5))
NONE: Counts = (0, 0, 0, 0)


def hex_at(q: int, r: int) -> Any:
    """Return the hex at a position."""
    return TOPOLOGY.hex_id((q, r))


def corner(q: int, r: int, side: str) -> Any:
    """Return an intersection."""
    return TOPOLOGY.corner_id(q, r, side)


@dataclass
class Place:
    """A game at a position; Red is the first player."""

    game: Game
    state: GameState
    events: list[Event]

    # setting

    def tile(self, q: int, r: int, terrain: TerrainId, number: int = 0) -> Place:
        """Lay a hex open."""
        self.state = LAND.put(
            self.game, self.state, with_hex(LAND.of(self.game, self.state), hex_at(q, r), terrain, number)
        )
        return self

    def harbour(self, q: int, r: int, kind: CardKind) -> Place:
        """Lay a harbour token on a sea hex."""
        part = LAND.of(self.game, self.state)
        self.state = LAND.put(self.game, self.state, replace(part, harbours=put(part.harbours, hex_at(q, r), kind)))
        return self

    def piece(self, seat: Seat, q: int, r: int, *, ship: bool = False, creditors: int = 0) -> Place:
        """Put a settler or a ship on the map."""
        part = UNITS.of(self.game, self.state)
        self.state = UNITS.put(self.game, self.state, put_on(part, seat, hex_at(q, r), ship=ship, creditors=creditors))
        return self

    def outside(self, seat: Seat, count: int) -> Place:
        """So many ships of a seat are on the outer sea."""
        part = UNITS.of(self.game, self.state)
        self.state = UNITS.put(self.game, self.state, replace(part, outside=put(part.outside, seat, count)))
        return self

    def house(self, seat: Seat, q: int, r: int, side: str, *, city: bool = False) -> Place:
        """Put a farm or a city on the map."""
        part = UNITS.of(self.game, self.state)
        name = "cities" if city else "farms"
        masks = getattr(part, name)
        masks = put(masks, seat, masks[seat] | 1 << corner(q, r, side))
        self.state = UNITS.put(self.game, self.state, replace(part, **{name: masks}))
        return self

    def hands(self, *hands: Counts) -> Place:
        """Deal these hands, by seat; the others are empty, and the rest is in the bank."""
        rows = (*hands, *[NONE] * (self.game.seats - len(hands)))
        bank = STOCK
        for row in rows:
            bank = subtract(bank, row)
        part = HANDS.of(self.game, self.state)
        self.state = HANDS.put(self.game, self.state, part.moved(bank, tuple(map(sum, rows)), rows))
        return self

    def fate(self, *rows: dict[FateId, int], deck: Counts | None = None) -> Place:
        """Deal these fate cards, by seat; the rest is in the deck, or in the discard pile where the deck is told."""
        hands = [tuple([row.get(card, 0) for card in numbers(FateId, len(CARDS))]) for row in rows]
        hands += [(0,) * len(CARDS)] * (self.game.seats - len(hands))
        left = DECK
        for hand in hands:
            left = subtract(left, hand)
        held = tuple(map(sum, hands))
        deck = left if deck is None else deck
        part = FATE.of(self.game, self.state)
        part = replace(part, deck=sum(deck), held=held, private=tuple(hands), hidden=deck, kept=0)
        self.state = FATE.put(self.game, self.state, replace(part, discard=subtract(left, deck)))
        return self

    def tokens(self, **rows: tuple[int, ...]) -> Place:
        """Give victory tokens, by colour and seat."""
        part = HONOURS.of(self.game, self.state)
        self.state = HONOURS.put(self.game, self.state, replace(part, **rows))  # type: ignore[arg-type]
        return self

    # playing

    def do(self, *actions: Action) -> Place:
        """Do these, one after another."""
        for action in actions:
            self.state, events = apply(self.game, self.state, action)
            self.events = list(events)
        return self

    def refused(self, action: Action) -> tuple[str, str]:
        """Return the key and the rule of the reason why an action is refused; nothing changes."""
        before = self.state
        with pytest.raises(IllegalAction) as caught:
            apply(self.game, self.state, action)
        assert self.state is before
        return caught.value.reason.key, caught.value.reason.rule

    def can(self, action: Action) -> bool:
        """Return whether an action is legal."""
        return why_not(self.game, self.state, action) is None

    def offered(self, kind: type[Action]) -> list[Any]:
        """Return all actions of a kind that may be done now."""
        return [
            one for choice in self.choices() if not isinstance(choice, Offer) for one in choice if type(one) is kind
        ]

    def choices(self) -> tuple[Choice, ...]:
        """Return what may be chosen now; nothing after the end. The actions of an offer are millions."""
        seat = actor(self.state)
        found = decision(self.game, self.state, seat) if seat is not None else None
        return found.choices if found else ()

    def offered_kinds(self) -> set[type[Action]]:
        """Return the kinds of actions that may be done now."""
        offers = {choice.kind for choice in self.choices() if isinstance(choice, Offer)}
        return offers | {type(one) for choice in self.choices() if not isinstance(choice, Offer) for one in choice}

    def roll(self, one: int, two: int) -> Place:
        """Roll, and play no Harvest card where one could be."""
        self.do(Roll(self.state.seat), Dice(CHANCE, one, two))
        return self.passed() if self.step == "landnam.harvest_card" else self

    def passed(self) -> Place:
        """Everybody who is asked for a card plays none."""
        while self.offered(act.PassCard):
            self.do(self.offered(act.PassCard)[0])
        return self

    def drawn(self, *cards: FateId) -> Place:
        """Chance draws these fate cards, or any where none is told."""
        for card in cards:
            self.do(act.FateDrawn(CHANCE, card))
        return self

    def to_move(self) -> Place:
        """Roll something that yields nothing, up to the movement."""
        return self.roll(1, 1)

    def to_main(self) -> Place:
        """Come to trade and building without a step."""
        self.begun().to_move()
        return self.do(act.EndMovement(self.state.seat))

    def begun(self) -> Place:
        """All first steps have been made."""
        part = MOVES.of(self.game, self.state)
        self.state = MOVES.put(self.game, self.state, replace(part, begun=self.game.everybody))
        return self

    def turn(self, seat: Seat, number: int) -> Place:
        """It is the beginning of this turn, of that seat."""
        self.state = replace(self.state, seat=seat, turn=number, frames=self.state.frames)
        frame = self.state.frames[-1]
        self.state = replace(self.state, frames=(*self.state.frames[:-1], replace(frame, waiting=1 << seat)))
        return self

    def end(self) -> Place:
        """End the turn."""
        return self.do(EndTurn(self.state.seat))

    # reading

    @property
    def step(self) -> str:
        """The step that is on."""
        return self.state.frames[-1].step

    @property
    def actor(self) -> Seat | None:
        """Who is asked."""
        return actor(self.state)

    @property
    def prompt(self) -> str:
        """What is asked."""
        seat = actor(self.state)
        found = decision(self.game, self.state, seat) if seat is not None else None
        return found.prompt if found else ""

    def hand(self, seat: Seat) -> Counts:
        """Return the resource cards of a seat."""
        return hand_of(self.game, self.state, seat)

    @property
    def bank(self) -> Counts:
        """What the bank holds."""
        part = HANDS.of(self.game, self.state)
        assert isinstance(part, SecretHands)
        return part.stock

    def cards(self, seat: Seat) -> Counts:
        """Return the fate cards of a seat."""
        return FATE.of(self.game, self.state).private[seat] or ()

    @property
    def units(self) -> Any:
        """Pieces and houses."""
        return UNITS.of(self.game, self.state)

    @property
    def land(self) -> Any:
        """What is known."""
        return LAND.of(self.game, self.state)

    @property
    def honours(self) -> Any:
        """Victory tokens."""
        return HONOURS.of(self.game, self.state)

    @property
    def queue(self) -> Any:
        """Queued builds."""
        return QUEUE.of(self.game, self.state)

    @property
    def moves(self) -> Any:
        """Steps left and first steps."""
        return MOVES.of(self.game, self.state)

    def outcome(self) -> Outcome | None:
        """Return how the game has ended; None while it goes on."""
        return self.state.outcome

    def points(self, seat: Seat) -> int:
        """Victory points."""
        return points(self.game, self.state, seat)

    def told(self, kind: type[Event]) -> list[Any]:
        """Return the events of a kind of the last action."""
        return [event for event in self.events if type(event) is kind]

    def number(self, q: int, r: int) -> int:
        """Return the number token of a hex."""
        return int(self.land.tokens[hex_at(q, r)])


def place(seats: int = 4, options: Options | None = None, *, fate: bool = False) -> Place:
    """Return the first turn of Red; nobody holds a fate card unless `fate`."""
    game = set_table(LANDNAM, seats, options)
    state, _ = start(game)
    for action in (act.FirstPlayer(CHANCE, RED), *[act.FateDrawn(CHANCE, FOREST_SIGHTED)] * 2):
        state, _ = advance(game, state, action)
    for card in (FIELDS_SIGHTED, PASTURE_SIGHTED, BOG_SIGHTED)[: seats - 2]:
        state, _ = advance(game, state, act.FateDrawn(CHANCE, card))
    found = Place(game, state, [])
    return found if fate else found.fate()


def stop(q: int, r: int) -> Stop:
    """Return a hex as a stop."""
    return Stop(hex_at(q, r))
