"""A trade that is being put together, and what it means: one with the supply, or an offer to the others."""

from __future__ import annotations

from dataclasses import dataclass, field

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.present.models.panels import TradeView


@dataclass(slots=True)
class Draft:
    """An offer that is being put together; it outlives the panel that shows it."""

    give: list[int] = field(default_factory=list)
    want: list[int] = field(default_factory=list)
    partners: int = 0
    """Mask of those to ask; 0 stands for everybody."""
    last: tuple[tuple[int, ...], tuple[int, ...], int] | None = None
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

    def sized(self, kinds: int) -> None:
        """Have a number for each kind."""
        if len(self.give) != kinds:
            self.give, self.want = [0] * kinds, [0] * kinds

    def fill(self, give: int, count: int, take: int) -> None:
        """Let a trade with the supply stand in it, and nothing else."""
        self.clear()
        self.give[give], self.want[take] = count, 1

    def offered(self) -> None:
        """Start again after an offer, which can be made once more."""
        self.last = (tuple(self.give), tuple(self.want), self.partners)
        self.clear()

    def clear(self) -> None:
        """Start again."""
        self.give = [0] * len(self.give)
        self.want = [0] * len(self.want)
        self.counter = False

    def forget(self) -> None:
        """Start again with nothing that was the wish of somebody else: nor whom to ask, nor the last offer."""
        self.clear()
        self.partners, self.last, self.open = 0, None, False

    def begin(self, turn: int) -> None:
        """Let a silence and what was not offered end with their turn."""
        if turn != self.turn:
            self.turn, self.silent, self.open = turn, False, False
            self.clear()

    @property
    def empty(self) -> bool:
        """Return whether nothing stands in it."""
        return not any(self.give) and not any(self.want)

    @property
    def shown(self) -> bool:
        """Return whether the drawer is open: it was opened, or something lies in it."""
        return self.open or self.counter or not self.empty


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
    action: Action = choice.kind(choice.seat, tuple(draft.give), tuple(draft.want), partners)
    return action
