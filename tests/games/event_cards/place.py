"""Positions with event cards, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catan_desktop.games.classic.module import CLASSIC
from catan_desktop.games.event_cards.actions import EventCardId
from catan_desktop.games.event_cards.cards import EVENT_CARDS, EVENT_OF, PAIRS
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.mechanics.dice import PRE_ROLL
from tests.invariants import check_event_cards
from tests.mechanics.place import Table, game_of, place


def card(event: str, number: int = 0) -> int:
    """The first card of an event, with this number where one is given."""
    return next(
        card for card, what in enumerate(EVENT_OF) if what == event and (not number or sum(PAIRS[card]) == number)
    )


class EventTable(Table):
    """A table whose cards are looked at."""

    def do(self, *texts: str) -> EventTable:
        super().do(*texts)
        check_event_cards(self.game, self.state)
        return self

    def draw(self, event: str, number: int = 0) -> EventTable:
        """The seat whose turn it is draws a card."""
        return self.do(f"{self.state.seat} roll", f"* drawn_event {card(event, number)}")

    @property
    def damaged(self) -> list[str]:
        """By seat: its damaged road."""
        topology = self.game.board.topology
        masks = EVENT_CARDS.of(self.game, self.state).damaged
        return [topology.path_name(mask.bit_length() - 1) if mask else "" for mask in masks]

    def hands(self) -> list[int]:
        """By seat: the number of cards."""
        return [sum(self.hand(seat)) for seat in range(self.game.seats)]


def events(
    *seats: str,
    many: int = 3,
    ruleset: Ruleset = CLASSIC,
    damaged: Sequence[str] = (),
    drawn: Sequence[int] = (),
    options: dict[str, Any] | None = None,
    step: str = PRE_ROLL,
    **changes: Any,
) -> EventTable:
    """The position of these words, before the card of a turn; `damaged` names a road for each seat."""
    game = game_of(ruleset, many, {"event_cards": True, **(options or {})})
    t = place(game, *seats, step=step, **changes)
    t.state = EVENT_CARDS.put(
        game, t.state, replace(EVENT_CARDS.of(game, t.state), drawn=tuple(map(EventCardId, drawn)))
    )
    damage(t, damaged)
    check_event_cards(game, t.state)
    return EventTable(game, t.state)


def damage(t: Table, names: Sequence[str]) -> None:
    """By seat: this road of it lies sideways; an empty name for none."""
    topology, many = t.game.board.topology, t.game.seats
    masks = tuple([1 << topology.parse_path(name) if name else 0 for name in (*names, *[""] * many)[:many]])
    t.state = EVENT_CARDS.put(t.game, t.state, replace(EVENT_CARDS.of(t.game, t.state), damaged=masks))
