"""An open offer beside the board, with one line for each answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import Answer, OfferView, TradeView
from catan_desktop.present.words import Who, Words, words
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.parts import SeatMark
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.trade import Compact, TradeActs
from catan_desktop.ui.text import LARGE, SMALL, STRONG
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Flow,
    Grid,
    IconButton,
    Kit,
    Label,
    Picture,
    RichText,
    Row,
    Space,
    Widget,
)

_SIGNS = {"accept": ("check", "good"), "decline": ("cross", "danger"), "pending": ("question", "dim")}
"""Answer -> its picture and the colour of its words."""
_HUSH = 26
"""Design units of the sign that declines all further offers."""
Terms: TypeAlias = tuple[tuple[Seat, tuple[int, ...], tuple[int, ...]], ...]
"""Who would give what for what."""


def terms_of(trade: TradeView | None) -> Terms:
    """Return which terms lie open: those of the offer, and those of the counter-offers to it."""
    offer = trade.offer if trade is not None else None
    if offer is None:
        return ()
    counters = (answer for answer in offer.answers if answer.answer == "counter")
    return ((offer.seat, offer.give, offer.want), *((answer.seat, answer.give, answer.want) for answer in counters))


class AtTheEnd(Flow):
    """Sets the second of two widgets at the right, or on a line of its own where it has no room beside the first."""

    def measure(self, width: int | None = None) -> Size:
        """Take the whole width that there is."""
        size = super().measure(width)
        return size if width is None else Size(width, size.height)

    def layout(self, rect: pygame.Rect) -> None:
        """Place both, on one line each in the middle of its height."""
        super().layout(rect)
        first, last = self.shown()
        last.layout(last.rect.move(rect.right - last.rect.right, 0))
        if last.rect.top == first.rect.top:
            first.layout(first.rect.move(0, (last.rect.height - first.rect.height) // 2))


class OfferPanel(Column):
    """An open offer with one line for each answer."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        trade: TradeView,
        offer: OfferView,
        viewer: Seat,
        acts: TradeActs,
        on_counter: Callable[[], object],
    ) -> None:
        super().__init__(kit, gap=6, name="offer")
        self.texts = texts
        self.trade = trade
        self.acts = acts
        self.viewer = viewer
        said = texts.rich(words("offer-own") if viewer == offer.seat else _terms(offer))
        rows: list[Widget] = [
            Row(
                kit,
                [
                    SeatMark(kit, texts.seats.sittings[offer.seat].colour, size=20),
                    RichText(kit, said, LARGE, grow=1.0),
                ],
            ),
            self._deal(offer, viewer),
        ]
        own_answer = offer.decline is not None
        others = [answer for answer in offer.answers if not (own_answer and answer.seat == viewer)]
        self.several = sum(answer.settle is not None for answer in offer.answers) > 1
        rows.extend(self._line(answer, offer, viewer) for answer in others)
        if offer.decline is not None:
            rows.extend(self._own(offer, offer.decline, on_counter))
        if offer.withdraw is not None:
            rows.append(Button(kit, texts.tr("trade-withdraw"), partial(acts.submit, offer.withdraw), name="withdraw"))
        self.content = rows

    def _own(self, offer: OfferView, no: Action, on_counter: Callable[[], object]) -> list[Widget]:
        """The viewer's own answers."""
        kit, texts, acts = self.kit, self.texts, self.acts
        decline = Compact(kit, texts.tr("trade-decline"), partial(acts.submit, no), size="body", name="decline")
        sure = "\n".join(texts.consequences(offer.accept)) if offer.accept is not None else ""
        accept = Compact(kit, texts.tr("trade-accept"), self._press(offer.accept), size="body", name="accept", tip=sure)
        if offer.reason is not None:
            accept.disable(texts.rich(offer.reason))
        found: list[Widget] = [Grid(kit, [decline, accept], cell=84, most=2, gap="gap-tiny")]
        hush = IconButton(kit, "mute", partial(acts.mute, no), tip=texts.tr("trade-deaf-tip"), size=_HUSH, name="deaf")
        first: Widget = Space(kit)
        if offer.may_counter:
            first = Compact(kit, texts.tr("trade-counter-open"), on_counter, size="small", name="counter")
            first.grow = 1.0
        found.append(Row(kit, [first, hush], gap="gap-tiny"))
        return found

    def _press(self, action: Action | None) -> Callable[[], object] | None:
        return partial(self.acts.submit, action) if action is not None else None

    def _deal(self, offer: OfferView, viewer: Seat) -> Widget:
        """Return what says what the viewer would give and get; for one who is not asked, what changes hands."""
        if viewer == offer.seat:
            return self._mine(offer.give, offer.want)
        if any(answer.seat == viewer for answer in offer.answers):
            return self._mine(offer.want, offer.give)
        return self._theirs(offer.give, offer.want)

    def _mine(self, give: tuple[int, ...], want: tuple[int, ...]) -> Widget:
        kit, texts, kinds = self.kit, self.texts, self.trade.kinds
        sides = (("trade-give", texts.cards(give, kinds)), ("trade-get", texts.cards(want, kinds)))
        return Flow(kit, [RichText(kit, f"{texts.tr(key)}\u00a0 **{cards}**") for key, cards in sides])

    def _theirs(self, give: tuple[int, ...], want: tuple[int, ...]) -> Widget:
        cards = [self.texts.cards(counts, self.trade.kinds) for counts in (give, want)]
        return RichText(self.kit, "  <icon right>  ".join(cards), STRONG)

    def _line(self, answer: Answer, offer: OfferView, viewer: Seat) -> Widget:
        """One answer in a box of its own, so that terms are never taken for those of the next seat."""
        kit, texts = self.kit, self.texts
        mark = SeatMark(kit, texts.seats.sittings[answer.seat].colour, size=20)
        name = Label(kit, texts.name(answer.seat), STRONG.of(texts.colours(answer.seat).text), grow=1.0)
        countered = answer.answer == "counter"
        row: list[Widget] = [mark, name]
        if not countered:
            icon, ink = _SIGNS[answer.answer]
            row.append(Picture(kit, icon, 14, ink=ink, tip=texts.tr(f"answer-{answer.answer}")))
            if answer.settle is None and answer.reason is None:
                row.append(Label(kit, texts.tr(f"answer-{answer.answer}"), SMALL.of(ink)))
        who: list[Widget] = [Row(kit, row)]
        if answer.settle is not None:
            who.append(
                Compact(
                    kit,
                    texts.tr("trade-settle"),
                    partial(self.acts.settle, answer.settle),
                    kind="primary" if self.several else "secondary",  # a single one is the gold button's
                    size="small",
                    name=f"settle-{answer.seat}",
                    tip="\n".join(texts.consequences(answer.settle)),
                )
            )
        elif answer.reason is not None:
            button = Compact(kit, texts.tr("trade-settle"), size="small", name=f"settle-{answer.seat}")
            button.disable(texts.rich(answer.reason))
            who.append(button)
        said: list[Widget] = [AtTheEnd(kit, who)] if len(who) > 1 else who
        if answer.why is not None:
            said.append(RichText(kit, texts.rich(answer.why), SMALL.of("dim")))
        if countered:
            said.append((self._mine if viewer == offer.seat else self._theirs)(answer.give, answer.want))
        inside = Column(kit, said, gap="gap-tiny")
        rim = "gold" if answer.settle is not None else "line"
        return Card(kit, inside, look="sunken", pad=5, shadow=False, rim=rim, name=f"answer-{answer.seat}")


def _terms(offer: OfferView) -> Words:
    return words("offer-head", who=Who(offer.seat))
