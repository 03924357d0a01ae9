"""Buying: what a module sells is offered, paid for and refused by its record (`purchase`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any, TypeAlias, TypeVar

from catan_desktop.kernel import Act, Action, Counts, Events, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.cards import covers
from catan_desktop.kernel.choice import Choice, Only, OnSites, buttons
from catan_desktop.kernel.game import Choices, Handler, Module, Together

from .dice import PRE_ROLL
from .parts import HANDS, known
from .payment import can_pay, pay
from .purchase import Offer, Purchase, Sites
from .tables import Tables, tables
from .trade import spend
from .turn import ACTION

P = TypeVar("P")
HANDS_KEPT = 10_000


@lru_cache(maxsize=256)
def purchase_of(game: Game, key: str) -> Purchase:
    """Return what is sold under a key; LookupError where nothing is."""
    for purchase in tables(game).purchases:
        if purchase.key == key:
            return purchase
    raise LookupError(f"{game.ruleset.key} sells no {key}")


@lru_cache(maxsize=256)
def cost_of(game: Game, key: str) -> Counts:
    """Return the price of what is sold under a key; nothing at all where it is not sold."""
    values = tables(game)
    return next((one.cost for one in values.purchases if one.key == key), (0,) * len(values.kinds))


@lru_cache(maxsize=8)
def least_cards(game: Game) -> int:
    """Return how many cards the cheapest costs of what is bought for cards wherever seats build."""
    return min([sum(one.cost) for one in tables(game).purchases if any(one.cost) and not one.steps])


# offering


Ware: TypeAlias = "tuple[Offer | None, Sites, type[Action], str, tuple[Only, ...]]"
"""What of a purchase is needed to offer it: by seat the one action, where it is put nowhere."""


class Payable(dict[Counts, tuple[Ware, ...]]):
    """By hand: those of some purchases that it can pay for, worked out when it is first asked for.

    Those whose price changes are always among them.
    """

    def __init__(self, purchases: tuple[Purchase, ...]) -> None:
        super().__init__()
        self.wares = [(one.cost, _ware(one)) for one in purchases]
        self.least = min([0 if one.offer else sum(one.cost) for one in purchases], default=HANDS_KEPT)
        """A hand with fewer cards can pay for nothing."""

    def __missing__(self, hand: Counts) -> tuple[Ware, ...]:
        if len(self) >= HANDS_KEPT:
            self.clear()
        found = self[hand] = tuple([ware for cost, ware in self.wares if ware[0] or covers(hand, cost)])
        return found


def _ware(one: Purchase) -> Ware:
    return one.offer, one.sites, one.action, one.space, () if one.space or one.offer else buttons(one.action)


_payable = lru_cache(maxsize=32)(Payable)


def offers(meant: Callable[[Purchase], bool]) -> Choices:
    """Return the choices of the purchases that are meant, as far as the seat can pay for them and have them."""

    @lru_cache(maxsize=8)
    def at_table(game: Game) -> Payable:
        """Tables with the same purchases share what was worked out."""
        return _payable(tuple([one for one in tables(game).purchases if meant(one)]))

    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        payable, hands = at_table(game), HANDS.of(game, state)
        if hands.sizes[seat] < payable.least:
            return ()
        hand = hands.private[seat] or known(hands, seat)
        wares = payable[hand]
        if not wares:
            return ()
        found: list[Choice] = []
        for offer, sites_of, action, space, only in wares:
            if offer is not None:
                if (offered := offer(game, state, seat, hand)) is not None:
                    found.append(offered)
            elif sites := sites_of(game, state, seat):
                found.append(OnSites(action, seat, space, sites) if space else only[seat])
        return tuple(found)

    return choices


# paying and refusing


def paid(key: str) -> Handler:
    """Return the handler of a purchase: paid, which ends trading where seats build, then done."""

    def buy(game: Game, state: GameState, action: Any, out: Events) -> GameState:
        purchase = purchase_of(game, key)
        price = purchase.cost
        if purchase.price is not None:
            price = purchase.price(game, state, action.seat, purchase.site_of(action))
        paying = pay if purchase.steps else spend
        return purchase.does(game, paying(game, state, action.seat, price), action, out)

    return buy


def purchase_row(purchase: Purchase) -> Act[Any]:
    """Return the row of what is sold: as the tables of the game have it, where a later module changes its price."""
    key = purchase.key

    def each(game: Game, state: GameState, seat: Seat) -> Iterable[Action]:
        return purchase_of(game, key).each(game, state, seat)

    def against(game: Game, state: GameState, action: Any) -> Reason | None:
        """Return what the step, the place or the price says against it."""
        one, step = purchase_of(game, key), state.frames[-1].step
        if step not in (one.steps or tables(game).build_steps):
            return one.early if step == PRE_ROLL else None
        seat, site = action.seat, one.site_of(action)
        why = one.why_not_at(game, state, seat, site)
        if why is None or (one.price_first and why is not one.none_left):
            price = one.price_of(game, state, seat, site)
            return why if can_pay(game, state, seat, price) else one.unpaid
        return why

    return Act(purchase.action, paid(key), each, (("", against),), elsewhere=against, unknown=against)


# describing


def selling(module: Module[P], *purchases: Purchase, before: str = "", offered: bool = True) -> Module[P]:
    """Return the module with what it sells: its rows, and its place in the tables.

    `before` is the purchase before which they are shown, last where there is none; `offered` is False where the
    module's own steps have the rows.
    """
    choices, rows = dict(module.choices), {one.key: purchase_row(one) for one in purchases}
    for step in {step: None for one in purchases if offered for step in one.steps or (ACTION,)}:
        here = {one.key: rows[one.key] for one in purchases if step in (one.steps or (ACTION,))}
        together = Together(tuple(here.values()), offers(partial(_is_among, frozenset(here))))
        choices[step] = (together, *choices.get(step, ()))
    return replace(module, tables=lambda given: _listed(module.tables(given), purchases, before), choices=choices)


def _is_among(keys: frozenset[str], one: Purchase) -> bool:
    return one.key in keys


def _listed(given: Tables, purchases: tuple[Purchase, ...], before: str) -> Tables:
    keys = [one.key for one in given.purchases]
    at = keys.index(before) if before in keys else len(keys)
    return replace(given, purchases=(*given.purchases[:at], *purchases, *given.purchases[at:]))
