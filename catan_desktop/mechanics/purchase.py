"""The record of a thing that a seat can buy for cards: everybody asks it who offers, refuses or shows the thing.

A module brings it with `buying.selling`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from catan_desktop.kernel import Action, Counts, Game, GameState, Reason, Seat, record
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.game import Handler, Refusals, first_reason
from catan_desktop.kernel.record import field_names

Sites: TypeAlias = Callable[[Game, GameState, Seat], int]
Offer: TypeAlias = Callable[[Game, GameState, Seat, Counts], Choice | None]


def one_place(game: Game, state: GameState, seat: Seat) -> int:
    """Return the sites of what is put nowhere and can always be had."""
    return 1


@record
class Purchase:
    """One thing that seats buy."""

    key: str
    """Its name everywhere: of its button, and in the texts `name-KEY` and `goal-KEY`."""
    action: type[Action]
    """Its action: with the fields (seat, site), or (seat) for what is put nowhere."""
    cost: Counts
    """Its price; where `price` tells it, the least that it can be. What is paid for otherwise, in coins say, costs no
    cards: `sites` knows whether the seat has them, and `does` takes them."""
    does: Handler
    """What happens once it is paid for."""
    nowhere: Reason
    """Why it cannot be had while it has no site."""
    sites: Sites = one_place
    """Mask of the sites where the seat can have it, cards apart, pieces in its supply considered; of what is put
    nowhere 1, or 0 while it cannot be had."""
    space: str = ""
    """The space of the board whose sites are meant; empty for what is put nowhere."""
    refused: Refusals = ()
    """What speaks against a site that is none of `sites`, whatever number that is: of (game, state, seat, site). Where
    nothing of it does, `nowhere` is told."""
    supply: Callable[[Game, GameState, Seat], tuple[int, int]] | None = None
    """(pieces left in the seat's supply, of how many); None for what has no pieces."""
    none_left: Reason | None = None
    """Why it cannot be had without a site while no piece is left; default: `nowhere`."""
    unpaid: Reason = Reason("reason-cannot-pay", rule="BASE-110")
    price_first: bool = False
    """True where a hand that cannot pay is told so before what is wrong with the place."""
    early: Reason = Reason("reason-roll-first", rule="BASE-211")
    """Why it cannot be had before the dice."""
    steps: tuple[str, ...] = ()
    """The steps in which alone it is bought; default: wherever seats build and buy, `build_steps` of the tables."""
    wanted: int = 0
    """Its rank among what is worth a trade with the bank: the greatest comes first, 0 is never traded for."""
    price: Callable[[Game, GameState, Seat, Any], Counts] | None = None
    """(site) -> its price, where that changes."""
    offer: Offer | None = None
    """(hand) -> the sites that it can pay for, as a family; needed where `price` tells the price."""

    def price_of(self, game: Game, state: GameState, seat: Seat, site: int) -> Counts:
        """Return what the seat pays for it at a site."""
        return self.cost if self.price is None else self.price(game, state, seat, site)

    def site_of(self, action: Action) -> int:
        """Return the site that an action of it names; 0 for what is put nowhere."""
        names = field_names(type(action))
        return int(getattr(action, names[1])) if len(names) > 1 else 0

    def each(self, game: Game, state: GameState, seat: Seat) -> Iterable[Action]:
        """Return its action at each of its sites, whatever it costs."""
        make: Any = self.action
        sites = bits(self.sites(game, state, seat))
        return [make(seat, site) for site in sites] if len(field_names(make)) > 1 else [make(seat) for _ in sites]

    def why_nowhere(self, game: Game, state: GameState, seat: Seat) -> Reason | None:
        """Return why the seat can have it at no site, cards apart; None if it can."""
        return None if self.sites(game, state, seat) else self._used_up(game, state, seat) or self.nowhere

    def why_not_at(self, game: Game, state: GameState, seat: Seat, site: int) -> Reason | None:
        """Return why the seat cannot have it at a site, cards apart; None if it can."""
        sites = self.sites(game, state, seat)
        if site >= 0 and sites >> site & 1:
            return None
        why = None if sites else self._used_up(game, state, seat)
        return why or first_reason(self.refused, game, state, seat, site, otherwise=self.nowhere)

    def _used_up(self, game: Game, state: GameState, seat: Seat) -> Reason | None:
        left = 1 if self.supply is None else self.supply(game, state, seat)[0]
        return None if left else self.none_left
