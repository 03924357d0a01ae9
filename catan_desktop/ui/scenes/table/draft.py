"""A trade that is being put together, and what it means: one with the supply, or an offer to the others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.ids import SeatMask
from catan_desktop.present.models.panels import TradeView

Counts: TypeAlias = tuple[int, ...]
"""Cards by kind."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An offer that is being put together; it outlives the panel that shows it."""

    give: Counts = ()
    want: Counts = ()
    partners: SeatMask = 0
    """Mask of those to ask; 0 stands for everybody."""
    last: tuple[Counts, Counts, SeatMask] | None = None
    """The last offer made, to make it again."""
    counter: bool = False
    """A counter-offer is being put together."""
    wish: str = ""
    """Key of the action that could not be paid for when it was last asked for; the suggestion goes toward it."""
    silent: bool = False
    """No more offers are wanted in this turn."""
    turn: int = 0
    """The turn it is drawn up in."""
    open: bool = False
    """The drawer in which it is put together was opened."""

    def sized(self, kinds: int) -> Draft:
        """Return it with a number for each kind."""
        none = (0,) * kinds
        return self if len(self.give) == kinds else replace(self, give=none, want=none)

    def with_count(self, side: str, kind: int, count: int) -> Draft:
        """Return it with `count` cards of a kind at a side, `give` or `want`; a kind stands at one side only."""
        other = "want" if side == "give" else "give"
        sides = {side: _changed(getattr(self, side), kind, count)}
        if count:
            sides[other] = _changed(getattr(self, other), kind, 0)
        return replace(self, **sides)  # type: ignore[arg-type]

    def filled(self, give: int, count: int, take: int) -> Draft:
        """Return it with a trade with the supply, and nothing else."""
        empty = self.cleared()
        return replace(empty, give=_changed(empty.give, give, count), want=_changed(empty.want, take, 1))

    def offered(self) -> Draft:
        """Return it after an offer: it stays until it is changed, whoever declines."""
        return replace(self, last=(self.give, self.want, self.partners), open=True)

    @property
    def refused(self) -> bool:
        """Return whether just this was offered: nobody took it, or it would not lie there."""
        return not self.empty and not self.counter and self.last == (self.give, self.want, self.partners)

    def closed(self) -> Draft:
        """Return it with nothing in it, and its drawer shut."""
        return replace(self.cleared(), open=False)

    def with_last_offer(self) -> Draft:
        """Return it with the last offer."""
        give, want, partners = self.last or (self.give, self.want, self.partners)
        return replace(self, give=give, want=want, partners=partners)

    def cleared(self) -> Draft:
        """Return it with nothing to give and nothing to get."""
        return replace(self, give=(0,) * len(self.give), want=(0,) * len(self.want), counter=False)

    def forgotten(self) -> Draft:
        """Return it with nothing that was the wish of somebody else: nor whom to ask, nor the last offer."""
        return replace(self.cleared(), partners=0, last=None, open=False)

    def begun(self, turn: int) -> Draft:
        """Return it for a turn: a silence and what was not offered end with theirs."""
        return self if turn == self.turn else replace(self.cleared(), turn=turn, silent=False, open=False)

    @property
    def empty(self) -> bool:
        """Return whether nothing stands in it."""
        return not any(self.give) and not any(self.want)

    @property
    def shown(self) -> bool:
        """Return whether the drawer is open: it was opened, or something lies in it."""
        return self.open or self.counter or not self.empty


EMPTY = Draft()


def _changed(counts: Counts, kind: int, count: int) -> Counts:
    return (*counts[:kind], count, *counts[kind + 1 :])


def bank_action(trade: TradeView, draft: Draft) -> Action | None:
    """Return the trade with the supply that the draft means: one kind for one card of another."""
    gives = [kind for kind, count in enumerate(draft.give) if count]
    wants = [kind for kind, count in enumerate(draft.want) if count]
    if len(wants) != 1 or draft.want[wants[0]] != 1 or len(gives) > 1:
        return None
    if not gives:
        able = [kind for kind in range(len(trade.kinds)) if trade.bank[kind * len(trade.kinds) + wants[0]]]
        gives = able if len(able) == 1 else []
    if len(gives) != 1 or draft.give[gives[0]] not in {0, trade.rate(gives[0], wants[0])}:
        return None
    return trade.bank[gives[0] * len(trade.kinds) + wants[0]]


def filled_in(trade: TradeView, draft: Draft) -> Action | None:
    """Return the trade with the supply that stands in the draft with all its cards, ready to be made."""
    return bank_action(trade, draft) if any(draft.give) and any(draft.want) and not draft.counter else None


def offer_action(choice: Offer, draft: Draft) -> Action:
    """Return the offer that the draft means; it may be one that is refused."""
    partners = draft.partners & choice.partners or choice.partners
    action: Action = choice.kind(choice.seat, draft.give, draft.want, partners)
    return action
