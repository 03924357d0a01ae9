"""The trade panel: what is given and got, the supply's rate filled in by itself, and offers to the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import Stock, TradeView
from catan_desktop.present.words import Who, Words, words
from catan_desktop.ui.scenes.parts import SeatMark
from catan_desktop.ui.scenes.table.bargains import Bargain
from catan_desktop.ui.scenes.table.chips import AskMark, Chip, Held, RateMark, line_of_a_chip
from catan_desktop.ui.scenes.table.draft import Draft, bank_action, filled_in, offer_action
from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import SMALL
from catan_desktop.ui.widgets import Button, Column, Grid, IconButton, Kit, Label, Row, Space, Widget

_ROOM_FOR_WORDS = 4
"""With more marks of seats in its row the number of offers left stands alone, and its tip explains it."""
_SIGN = 24
_MANY_KINDS = 6
"""More kinds of cards than this stand closer together, for the sake of the chronicle above."""


class Compact(Button):
    """A button for a narrow panel."""

    def _side(self) -> int:
        return self.kit.px(8)


@dataclass(frozen=True, slots=True)
class TradeActs:
    """What the panel asks the table to do."""

    submit: Callable[[Action], object]
    refuse: Callable[[Words], object]
    """Tell why something is impossible."""
    changed: Callable[[Draft], object]
    """The draft is another one."""
    make: Callable[[Action, Draft], object]
    """Do what was drawn up, and leave this draft."""
    settle: Callable[[Action], object]
    """Trade with somebody who agreed to the own offer."""
    mute: Callable[[Action], object]
    """Decline with this, and all further offers of this turn."""
    asks: Callable[[Action], bool]
    """Return whether an action waits for a second press."""


class TradePanel(Column):
    """Steppers for each resource, a suggestion for the supply, and offers to the others.

    Whatever there is to say, every row keeps its place: a place that was learned is not to be missed.
    """

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        trade: TradeView,
        offer: Offer | None,
        draft: Draft,
        acts: TradeActs,
        bargain: Bargain | None = None,
        supply: Mapping[str, Stock] | None = None,
    ) -> None:
        """`bargain`: a trade with the supply that is worth a suggestion; `supply`: what is left there, by kind."""
        super().__init__(kit, gap="gap-tiny", name="trade")
        self.texts = texts
        self.trade = trade
        self.offer = offer
        self.draft = draft.sized(len(trade.kinds))
        self.acts = acts
        self.bargain = bargain
        self.supply = supply or {}
        self.content = self._content()

    def _content(self) -> list[Widget]:
        kit, texts, trade, draft = self.kit, self.texts, self.trade, self.draft
        heads: list[Widget] = [
            Label(kit, texts.tr("trade-give"), SMALL),
            Space(kit),
            Label(kit, texts.tr("trade-get"), SMALL),
        ]
        found: list[Widget] = [Row(kit, heads, gap="gap-tiny")]
        locked = texts.rich(trade.reason) if trade.reason is not None and not draft.counter else ""
        rows = [self._row(kind, locked) for kind in range(len(trade.kinds))]
        found.append(Column(kit, rows, gap="hairline" if len(rows) > _MANY_KINDS else "gap-tiny"))
        found.append(Held(kit, line_of_a_chip(kit), self.suggestion()))
        tall = max(kit.px(_SIGN), kit.text.line_height(SMALL))
        if draft.counter:
            found += [Held(kit, tall, self._addressee()), self._counter()]
            return found
        row: Widget | None = self._silence() if draft.silent else None
        if row is None and self.offer is not None:
            row = self._partners(self.offer.partners)
        found += [Held(kit, tall, row), self._buttons()]
        return found

    def _row(self, kind: int, locked: str) -> Widget:
        """One resource: what is given, the resource with the rate of the supply, what is got."""
        kit, texts, trade = self.kit, self.texts, self.trade
        key = trade.kinds[kind]
        rate, stock = texts.tr("trade-rate", resource=key, rate=trade.rates[kind]), self.supply.get(key)
        told = rate if stock is None else f"{rate}\n{texts.stock(stock)}"
        left = stock.count if stock is not None and (stock.counted or not stock.count) else None
        sides: list[Stepper] = []
        for side, values, most in (("give", self.draft.give, trade.hand[kind]), ("want", self.draft.want, 19)):
            stepper = Stepper(
                kit,
                key,
                values[kind],
                low=0,
                high=most,
                on_step=partial(self._set, side, kind),
                tip=rate if side == "give" else self._told(kind),
                name=f"{side}-{key}",
                bare=True,
                ghost=self._filled(kind) if side == "give" else 0,
            )
            stepper.disable(locked)
            stepper.grow = 1.0
            sides.append(stepper)
        return Row(kit, [sides[0], RateMark(kit, key, trade.rates[kind], told, left), sides[1]], gap="gap-tiny")

    def _told(self, kind: int) -> str:
        """Name what is got, with the rate of the supply where it asks its own for it."""
        key, trade = self.trade.kinds[kind], self.trade
        rate = next((rate for _, take, rate in trade.others if take == kind), 0)
        return self.texts.tr(f"about-sell-for-{key}", rate=rate) if rate else self.texts.tr(f"resource-{key}")

    def _filled(self, kind: int) -> int:
        """Return how many of a kind the supply would take for what is wanted, where nothing is given yet."""
        action = bank_action(self.trade, self.draft) if not any(self.draft.give) else None
        give, rate, _ = self.trade.terms(action) if action is not None else (-1, 0, -1)
        return rate if give == kind else 0

    def suggestion(self) -> Widget | None:
        """The trade with the supply that is worth it, and for what: a press fills it in, another one makes it."""
        bargain, texts, trade = self.bargain, self.texts, self.trade
        if bargain is None or self.draft.counter:
            return None
        action, (given, rate, taken) = bargain.action, trade.terms(bargain.action)
        give, take = trade.kinds[given], trade.kinds[taken]
        terms = texts.tr("trade-bargain", give=texts.price(((give, rate),)), take=texts.price(((take, 1),)))
        ink = "gold" if bargain.enough else "dim"
        forms = [f"{terms}  <{ink}>{texts.say(bargain.entry.name)}</>", f"{terms}  <icon {bargain.entry.icon}>"]
        ready = filled_in(trade, self.draft) == action
        press = partial(self._trade, action) if ready else partial(self._fill, action)
        return Chip(self.kit, forms, press, name=f"bargain-{take}", tip=self._worth(), chosen=ready)

    def _worth(self) -> str:
        """Return what a suggested trade is good for, and that its first press only fills it in, where one is asked
        twice."""
        texts, bargain = self.texts, self.bargain
        tip = texts.tr("trade-bargain-tip")
        if bargain is not None:
            key = "trade-bargain-enough" if bargain.enough else "trade-bargain-toward"
            tip = texts.say(words(key, thing=bargain.entry.name))
        twice = bargain is not None and self._asks(bargain.action)
        return f"{tip}\n{texts.tr('trade-twice')}" if twice else tip

    def _asks(self, action: Action) -> bool:
        return self.acts.asks(action)

    def _sure(self) -> str:
        """Return what the trade with the supply that is meant is sure to bring; empty where nothing is said of it."""
        action = self._supply_action()
        return "\n".join(self.texts.consequences(action)) if action is not None else ""

    def _fill(self, action: Action) -> None:
        """Make a trade with the supply; only fill it in where it cannot be taken back and one wants to be asked."""
        if not self._asks(action):
            self._trade(action)
            return
        self.acts.changed(self.draft.filled(*self.trade.terms(action)))

    def _partners(self, mask: int) -> Widget:
        """Let the player choose who is asked, and put an end to offers for this turn."""
        kit, texts = self.kit, self.texts
        row: list[Widget] = []
        several = bool(mask & (mask - 1))
        for index, sitting in enumerate(texts.seats.sittings):
            if not mask >> index & 1 or not several:
                continue
            asked = not self.draft.partners or bool(self.draft.partners >> index & 1)
            tip = texts.say(words("trade-ask-tip", name=Who(Seat(index))))
            act = partial(self._toggle, index, mask)
            row.append(AskMark(kit, sitting.colour, asked, act, name=f"ask-{index}", tip=tip))
        row.append(self._offers_left(mask))
        if self.draft.last is not None and self.draft.empty:
            row.append(self._sign("replay", "trade-again", self.draft.with_last_offer()))
        if not self.draft.empty:
            row.append(self._sign("cross", "trade-clear", self.draft.cleared()))
        row.append(self._sign("lock", "trade-silent", replace(self.draft, silent=True)))
        return Row(kit, row, gap="gap-tiny")

    def _offers_left(self, mask: int) -> Widget:
        """Return how many more offers a house rule allows, or the space it would take."""
        count, words = self.trade.offers_left, ""
        if count is not None:
            many = mask.bit_count() > _ROOM_FOR_WORDS
            words = str(count) if many else self.texts.tr("trade-left-short", count=count)
        left = Label(self.kit, words, SMALL, name="offers-left", grow=1.0)
        left.tip = "" if count is None else self.texts.tr("trade-offers-left", count=count)
        return left

    def _sign(self, icon: str, key: str, draft: Draft) -> Widget:
        """Make a sign that leads to another draft."""
        act = partial(self.acts.changed, draft)
        return IconButton(self.kit, icon, act, tip=self.texts.tr(key), size=_SIGN, name=key)

    def _silence(self) -> Widget:
        kit, texts = self.kit, self.texts
        told = Label(kit, texts.tr("trade-silent-now"), SMALL, grow=1.0)
        return Row(kit, [told, self._sign("undo", "trade-speak", replace(self.draft, silent=False))], gap="gap-tiny")

    def _addressee(self) -> Widget | None:
        """Whom the own terms go to."""
        kit, texts, open_offer = self.kit, self.texts, self.trade.offer
        if open_offer is None:
            return None
        mark = SeatMark(kit, texts.seats.sittings[open_offer.seat].colour, size=20)
        told = texts.say(words("trade-counter-to", name=Who(open_offer.seat)))
        return Row(kit, [mark, Label(kit, told, SMALL, grow=1.0)], gap="gap-tiny")

    def _counter(self) -> Widget:
        kit, texts = self.kit, self.texts
        drop = partial(self.acts.changed, self.draft.cleared())
        stop = Compact(kit, texts.tr("cancel"), drop, size="small", name="counter-cancel")
        send = Compact(kit, texts.tr("trade-counter"), self._send, kind="primary", size="small", name="counter-send")
        return Grid(kit, [stop, send], cell=84, most=2)

    def _buttons(self) -> Widget:
        kit, texts, trade, draft = self.kit, self.texts, self.trade, self.draft
        supply = Compact(kit, self._supply_words(), self._supply, size="small", name="trade-supply")
        supply.disable(self._supply_reason())
        if draft.empty and supply.enabled:
            supply.tip = self._worth()
        elif supply.enabled:
            supply.tip = self._sure() or supply.tip
        ask = Compact(kit, texts.tr("trade-offer"), self._send, kind="secondary", size="small", name="trade-offer")
        if draft.silent:
            ask.disable(texts.tr("trade-silent-now"))
        elif trade.offer_reason is not None:
            ask.disable(texts.rich(trade.offer_reason))
        return Grid(kit, [supply, ask], cell=84, most=2)

    def _supply_action(self) -> Action | None:
        """Return what the draft means; while there is none, what is suggested, or else what evens out the hand."""
        if not self.draft.empty:
            return bank_action(self.trade, self.draft)
        return self.bargain.action if self.bargain is not None else self.trade.best

    def _supply_words(self) -> str:
        action = self._supply_action()
        if action is None:
            return self.texts.tr("trade-supply")
        return self.texts.tr("trade-supply-rate", rate=self.trade.terms(action)[1])

    def _supply_reason(self) -> str:
        if self.trade.reason is not None:
            return self.texts.rich(self.trade.reason)
        if self._supply_action() is not None:
            return ""
        refused = self.trade.refusal(self.draft.give, self.draft.want)
        if refused is not None:
            return self.texts.rich(refused)
        return self.texts.tr("trade-supply-none" if self.draft.empty else "trade-supply-not-so")

    def _supply(self) -> None:
        """Make the trade that is meant; where nothing is, fill the best one in."""
        action = self._supply_action()
        if action is not None and self.draft.empty:
            self._fill(action)
        elif action is not None:
            self._trade(action)

    def _send(self) -> None:
        if self.offer is None:
            return
        action = offer_action(self.offer, self.draft)
        refusal = self.texts.game.why_not(action)
        if refusal is not None:
            self.acts.refuse(refusal)
            return
        self.acts.make(action, self.draft.cleared() if self.draft.counter else self.draft.offered())

    def _trade(self, action: Action) -> None:
        self.acts.make(action, self.draft.cleared())

    def _toggle(self, seat: int, mask: int) -> None:
        asked = (self.draft.partners or mask) ^ 1 << seat
        self.acts.changed(replace(self.draft, partners=0 if asked in {0, mask} else asked & mask))

    def _set(self, side: str, kind: int, step: int) -> None:
        """Change a number; a kind stands on one side only, and the supply's rate is kept filled in."""
        most = self.trade.hand[kind] if side == "give" else 19
        count = max(0, min(most, getattr(self.draft, side)[kind] + step))
        self.acts.changed(replace(self.draft.with_count(side, kind, count), open=True))
