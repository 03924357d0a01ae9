"""Discounts and what may be left out of a price: GW-172, GW-173, GW-173a, GW-270."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from catan_desktop.kernel import Counts, Game, GameState, Seat, record
from catan_desktop.kernel.cards import covers, handfuls, subtract
from catan_desktop.kernel.ids import SEATS

from .part import left_of, pay, player, spend, spend_general, staff
from .tables import NOTHING, SoldierId, tables


@lru_cache(maxsize=512)
def _left_out(cost: Counts, size: int) -> tuple[tuple[Counts, Counts], ...]:
    """Return every way to leave `size` units out of a price: those units, and what must be paid."""
    return tuple([(left_out, subtract(cost, left_out)) for left_out in handfuls(cost, size)])


@record
class Price:
    """What something costs a seat."""

    cost: Counts
    sure: int
    """Units that are left out in any case."""
    pool: int = 0
    """Units of the general's pool that may be left out besides."""
    least: int = 0
    """Units that must be paid."""

    def saved(self, goods: Counts) -> list[Counts]:
        """Return everything that may be left out so that the goods pay the rest."""
        most = max(0, sum(self.cost) - self.least)
        low, high = min(self.sure, most), min(self.sure + self.pool, most)
        return [
            left_out
            for size in range(low, high + 1)
            for left_out, rest in _left_out(self.cost, size)
            if covers(goods, rest)
        ]

    def ways(self, goods: Counts) -> list[Counts]:
        """Return what may be left out; nothing where the goods cannot pay it in any way."""
        return self.saved(goods) or [NOTHING]

    def from_pool(self, left_out: Counts) -> int:
        """Return how many units of the general's pool are used."""
        return sum(left_out) - min(self.sure, max(0, sum(self.cost) - self.least))


def helpers(game: Game, state: GameState, seat: int, what: str) -> list[int]:
    """Return the places of the active advisors who make something cheaper now."""
    own, advisors = staff(game, state, seat), tables(game).advisors
    return [
        place
        for place, one in enumerate(own.active)
        if advisors[one].discount == what and (not advisors[one].limit or own.spent[place] < advisors[one].limit)
    ]


def build_price(game: Game, state: GameState, seat: int, cost: Counts, what: str, discount: int) -> Price:
    """Return the price of a build with the discount of a card (GW-K4c, GW-G06)."""
    sure = discount + len(helpers(game, state, seat, what))
    return Price(cost, sure, left_of(game, state, seat, "build_pool"))


def soldier_price(game: Game, state: GameState, seat: int, kind: SoldierId) -> Price:
    """Return the price of a soldier; a special one costs at least 1 unit (GW-173, GW-G08, BP-G15)."""
    soldier = tables(game).soldiers[kind]
    special = soldier.clan >= 0
    pool = left_of(game, state, seat, "recruit_pool")
    pool += left_of(game, state, seat, "special_pool") if special else 0
    return Price(soldier.cost, len(helpers(game, state, seat, soldier.discount)), pool, int(special))


class Purchase(Protocol):
    """An action that pays a price of which units may be left out."""

    @property
    def seat(self) -> Seat:
        """Who pays."""

    @property
    def saved(self) -> Counts:
        """The units that are left out."""


def payable(game: Game, state: GameState, action: Purchase, price: Price) -> bool:
    """Return whether the goods of the seat pay the price without what the action leaves out."""
    return action.saved in price.saved(player(game, state, action.seat).goods)


def settle(game: Game, state: GameState, seat: int, price: Price, saved: Counts, what: str) -> GameState:
    """Return the state after the price without what is left out was paid, and those who help were used."""
    advisors = tables(game).advisors
    for place in helpers(game, state, seat, what):
        if advisors[staff(game, state, seat).active[place]].limit:
            state = spend(game, state, seat, place)
    state = spend_general(game, state, seat, price.from_pool(saved))
    return pay(game, state, SEATS[seat], subtract(price.cost, saved))
