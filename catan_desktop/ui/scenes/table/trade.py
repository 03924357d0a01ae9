"""The trade panel: what is given and got, the supply's rate filled in by itself, and offers to the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.present.models.panels import TradeView
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.bargains import Bargain
from catan_desktop.ui.scenes.table.chips import AskMark, Chip, RateMark
from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.scenes.table.voice import Voice
from catan_desktop.ui.text import NAME, SMALL
from catan_desktop.ui.widgets import Button, Column, Grid, IconButton, Kit, Label, Row, Space, Widget

_ROOM_FOR_WORDS = 4
"""With more marks of seats in its row the number of offers left stands alone, and its tip explains it."""
_MANY_KINDS = 6
"""More kinds of cards than this stand closer together, for the sake of the chronicle above."""


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
    """Key of the action that could not be paid for when it was last asked for; bargains go toward it."""
    silent: bool = False
    """No more offers are wanted in this turn."""

    def sized(self, kinds: int) -> None:
        """Have a number for each kind."""
        if len(self.give) != kinds:
            self.give, self.want = [0] * kinds, [0] * kinds

    def clear(self) -> None:
        """Start again."""
        self.give = [0] * len(self.give)
        self.want = [0] * len(self.want)
        self.counter = False

    @property
    def empty(self) -> bool:
        """Say whether nothing stands in it."""
        return not any(self.give) and not any(self.want)


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
    changed: Callable[[], object]
    """The draft looks different."""
    deafen: Callable[[Action], object]
    """Decline with this, and all further offers of this turn."""


def bank_action(trade: TradeView, draft: Draft) -> Action | None:
    """Give the trade with the supply that the draft means: one kind for one card of another."""
    gives = [kind for kind, count in enumerate(draft.give) if count]
    wants = [kind for kind, count in enumerate(draft.want) if count]
    if len(wants) != 1 or draft.want[wants[0]] != 1 or len(gives) > 1:
        return None
    if not gives:
        able = [kind for kind in range(len(trade.kinds)) if trade.bank[kind * len(trade.kinds) + wants[0]]]
        gives = able if len(able) == 1 else []
    if len(gives) != 1 or draft.give[gives[0]] not in {0, trade.rates[gives[0]]}:
        return None
    return trade.bank[gives[0] * len(trade.kinds) + wants[0]]


def offer_action(choice: Offer, draft: Draft) -> Action:
    """Give the offer that the draft means; it may be one that is refused."""
    partners = draft.partners & choice.partners or choice.partners
    action: Action = choice.kind(choice.seat, tuple(draft.give), tuple(draft.want), partners)
    return action


class TradePanel(Column):
    """Steppers for each resource, bargains with the supply, and offers to the others."""

    def __init__(
        self,
        kit: Kit,
        voice: Voice,
        trade: TradeView,
        offer: Offer | None,
        draft: Draft,
        acts: TradeActs,
        bargains: Sequence[Bargain] = (),
    ) -> None:
        """`bargains`: trades with the supply that are worth a click."""
        super().__init__(kit, gap="gap-tiny", name="trade")
        draft.sized(len(trade.kinds))
        self.voice = voice
        self.trade = trade
        self.offer = offer
        self.draft = draft
        self.acts = acts
        self.bargains = bargains
        self.content = self._content()

    def _content(self) -> list[Widget]:
        kit, voice, trade, draft = self.kit, self.voice, self.trade, self.draft
        title = Label(kit, voice.tr("context-counter" if draft.counter else "context-trade"), NAME.of("gold"))
        heads: list[Widget] = [
            Label(kit, voice.tr("trade-give"), SMALL),
            Space(kit),
            title,
            Space(kit),
            Label(kit, voice.tr("trade-get"), SMALL),
        ]
        found: list[Widget] = [Row(kit, heads, gap="gap-tiny")]
        locked = voice.rich(trade.reason) if trade.reason is not None and not draft.counter else ""
        rows = [self._row(kind, locked) for kind in range(len(trade.kinds))]
        found.append(Column(kit, rows, gap="hairline" if len(rows) > _MANY_KINDS else "gap-tiny"))
        if draft.counter:
            found.append(self._counter())
            return found
        found.extend(self._bargain(bargain) for bargain in self.bargains)
        if draft.silent:
            found.append(self._silence())
        elif self.offer is not None:
            found.append(self._partners(self.offer.partners))
        found.append(self._buttons())
        return found

    def _row(self, kind: int, locked: str) -> Widget:
        """One resource: what is given, the resource with the rate of the supply, what is got."""
        kit, voice, trade = self.kit, self.voice, self.trade
        key = trade.kinds[kind]
        rate = voice.tr("trade-rate", resource=key, rate=trade.rates[kind])
        sides: list[Stepper] = []
        for side, values, most in (("give", self.draft.give, trade.hand[kind]), ("want", self.draft.want, 19)):
            stepper = Stepper(
                kit,
                key,
                values[kind],
                low=0,
                high=most,
                on_step=partial(self._set, side, kind),
                tip=rate if side == "give" else voice.tr(f"resource-{key}"),
                name=f"{side}-{key}",
                bare=True,
                ghost=self._filled(kind) if side == "give" else 0,
            )
            stepper.disable(locked)
            stepper.grow = 1.0
            sides.append(stepper)
        return Row(kit, [sides[0], RateMark(kit, key, trade.rates[kind], rate), sides[1]], gap="gap-tiny")

    def _filled(self, kind: int) -> int:
        """How many of a kind the supply would take for what is wanted, where nothing is given yet."""
        action: Any = bank_action(self.trade, self.draft) if not any(self.draft.give) else None
        return self.trade.rates[kind] if action is not None and action.give == kind else 0

    def _bargain(self, bargain: Bargain) -> Widget:
        """A trade with the supply that is one click away, and what it makes possible."""
        voice, trade = self.voice, self.trade
        action: Any = bargain.action
        give, take = trade.kinds[action.give], trade.kinds[action.take]
        words = voice.tr(
            "trade-bargain",
            give=voice.price(((give, trade.rates[action.give]),)),
            take=voice.price(((take, 1),)),
        )
        if bargain.entry is not None:
            name = voice.say(bargain.entry.name)
            words += f"  <gold>{name}</>" if bargain.enough else f"  <dim>{name}</>"
        key = "trade-bargain-enough" if bargain.enough else "trade-bargain-toward"
        tip = voice.tr(key, thing=voice.say(bargain.entry.name)) if bargain.entry else voice.tr("trade-bargain-tip")
        return Chip(self.kit, words, partial(self._trade, bargain.action), name=f"bargain-{take}", tip=tip)

    def _partners(self, mask: int) -> Widget:
        """Let the player choose who is asked, and put an end to offers for this turn."""
        kit, voice = self.kit, self.voice
        row: list[Widget] = []
        several = bool(mask & (mask - 1))
        for index, sitting in enumerate(voice.port.sittings):
            if not mask >> index & 1 or not several:
                continue
            asked = not self.draft.partners or bool(self.draft.partners >> index & 1)
            tip = voice.tr("trade-ask-tip", name=sitting.name)
            act = partial(self._toggle, index, mask)
            row.append(AskMark(kit, sitting.colour, asked, act, name=f"ask-{index}", tip=tip))
        count = self.trade.offers_left
        many = mask.bit_count() > _ROOM_FOR_WORDS
        left = Label(kit, str(count) if many else voice.tr("trade-left-short", count=count), SMALL, name="offers-left")
        left.tip = voice.tr("trade-offers-left", count=count)
        left.grow = 1.0
        row.append(left)
        if self.draft.last is not None and self.draft.empty:
            row.append(self._sign("replay", "trade-again", self._again))
        if not self.draft.empty:
            row.append(self._sign("cross", "trade-clear", self._drop))
        row.append(self._sign("lock", "trade-silent", partial(self._hush, True)))
        return Row(kit, row, gap="gap-tiny")

    def _sign(self, icon: str, key: str, act: Callable[[], object]) -> Widget:
        return IconButton(self.kit, icon, act, tip=self.voice.tr(key), size=24, name=key)

    def _silence(self) -> Widget:
        kit, voice = self.kit, self.voice
        told = Label(kit, voice.tr("trade-silent-now"), SMALL, grow=1.0)
        return Row(kit, [told, self._sign("undo", "trade-speak", partial(self._hush, False))], gap="gap-tiny")

    def _counter(self) -> Widget:
        kit, voice = self.kit, self.voice
        send = Button(kit, voice.tr("trade-counter"), self._send, kind="primary", size="body", name="counter-send")
        stop = Button(kit, voice.tr("cancel"), self._drop, size="body", name="counter-cancel", grow=1.0)
        send.grow = 1.0
        return Row(kit, [stop, send], stretch=True)

    def _buttons(self) -> Widget:
        kit, voice, trade, draft = self.kit, self.voice, self.trade, self.draft
        supply = Compact(kit, self._supply_words(), self._supply, size="small", name="trade-supply", grow=1.0)
        supply.disable(self._supply_reason())
        ask = Compact(
            kit, voice.tr("trade-offer"), self._send, kind="secondary", size="small", name="trade-offer", grow=1.0
        )
        ready = self.offer is not None and not draft.empty and offer_action(self.offer, draft) in self.offer
        if ready:
            ask.kind = "primary"
        if draft.silent:
            ask.disable(voice.tr("trade-silent-now"))
        elif trade.offer_reason is not None:
            ask.disable(voice.rich(trade.offer_reason))
        return Grid(kit, [supply, ask], cell=84, most=2)

    def _supply_action(self) -> Action | None:
        return bank_action(self.trade, self.draft) if not self.draft.empty else self.trade.best

    def _supply_words(self) -> str:
        action: Any = self._supply_action()
        if action is None:
            return self.voice.tr("trade-supply")
        rate = self.trade.rates[action.give]
        return self.voice.tr("trade-supply-rate", rate=rate)

    def _supply_reason(self) -> str:
        if self.trade.reason is not None:
            return self.voice.rich(self.trade.reason)
        if self._supply_action() is not None:
            return ""
        return self.voice.tr("trade-supply-none" if self.draft.empty else "trade-supply-not-so")

    def _supply(self) -> None:
        action = self._supply_action()
        if action is not None:
            self._trade(action)

    def _send(self) -> None:
        if self.offer is None:
            return
        action = offer_action(self.offer, self.draft)
        refusal = self.voice.port.why_not(action)
        if refusal is not None:
            self.acts.refuse(refusal)
            return
        if not self.draft.counter:
            self.draft.last = (tuple(self.draft.give), tuple(self.draft.want), self.draft.partners)
        self.draft.clear()
        self.acts.submit(action)

    def _trade(self, action: Action) -> None:
        self.draft.clear()
        self.acts.submit(action)

    def _hush(self, silent: bool) -> None:
        """Make no more offers in this turn, or some after all."""
        self.draft.silent = silent
        self.acts.changed()

    def _again(self) -> None:
        if self.draft.last is not None:
            give, want, self.draft.partners = self.draft.last
            self.draft.give, self.draft.want = list(give), list(want)
            self.acts.changed()

    def _drop(self) -> None:
        self.draft.clear()
        self.acts.changed()

    def _toggle(self, seat: int, mask: int) -> None:
        asked = (self.draft.partners or mask) ^ 1 << seat
        self.draft.partners = 0 if asked in {0, mask} else asked & mask
        self.acts.changed()

    def _set(self, side: str, kind: int, step: int) -> None:
        """Change a number; a kind stands on one side only, and the supply's rate is kept filled in."""
        draft = self.draft
        row, other = (draft.give, draft.want) if side == "give" else (draft.want, draft.give)
        most = self.trade.hand[kind] if side == "give" else 19
        row[kind] = max(0, min(most, row[kind] + step))
        if row[kind]:
            other[kind] = 0
        self.acts.changed()
