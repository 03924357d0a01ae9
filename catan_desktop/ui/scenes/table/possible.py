"""The list of actions: everything that is possible with its price and key, and everything else with its reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from catan_desktop.present.models.panels import ActionButton, CardView
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table import status_text
from catan_desktop.ui.scenes.table.actions import CANNOT_PAY
from catan_desktop.ui.scenes.table.messages import PlayCard, Refuse, StartAction
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.text import BODY, DIM, HEADING
from catan_desktop.ui.widgets import Button, Column, Dialog, Grid, Kit, Label, RichText, Widget

_CELL = 220


def possible(
    kit: Kit,
    texts: TableText,
    table: TableValue,
    following: tuple[str, Callable[[], object]] | None,
    go_to_trade: Callable[[], object],
) -> Dialog:
    """Make the panel; a press does what the button of the table would do, or tells why not.

    `following`: words of the next button and what it does, where it does anything.
    """
    return _Panel(kit, texts, table, following, go_to_trade).dialog


class _Panel:
    """The panel while its entries are collected."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        table: TableValue,
        following: tuple[str, Callable[[], object]] | None,
        go_to_trade: Callable[[], object],
    ) -> None:
        self.kit = kit
        self.texts = texts
        self.table = table
        self.can: list[Widget] = []
        self.cannot: list[Widget] = []
        self.column = Column(kit, gap="gap")
        self.dialog = Dialog(
            kit, texts.tr("what-now"), self.column, width=620, close_tip=texts.tr("close"), name="what-now-panel"
        )
        if following is not None:
            self._add(*following, icon="play", key=kit.keys.key("next"), topic="turn", name="next")
        model = table.facts.model
        for entry in model.buttons:
            self._entry(entry)
        for card in model.hand.cards:
            if card.kinds:
                self._card(card)
        self._trade(go_to_trade)
        self._fill()

    def _fill(self) -> None:
        kit, tr = self.kit, self.texts.tr
        said = status_text.advice(self.table.facts, self.texts)
        rows: list[Widget] = [RichText(kit, said, BODY)] if said else []
        rows.append(Label(kit, tr("what-now-possible"), HEADING))
        empty: Widget = RichText(kit, tr("what-now-none"), DIM)
        rows.append(Grid(kit, self.can, cell=_CELL, most=2, gap="gap-tiny") if self.can else empty)
        if self.cannot:
            rows.append(Label(kit, tr("what-now-not"), HEADING))
            rows.append(Grid(kit, self.cannot, cell=_CELL, most=2, gap="gap-tiny"))
        self.column.content = rows

    def _add(
        self,
        words: str,
        act: Callable[[], object],
        *,
        reason: Words | None = None,
        sub: str = "",
        icon: str = "",
        key: str = "",
        topic: str = "",
        name: str = "",
    ) -> None:
        """Make an entry; below its name stands `sub`, or else the reason why it is impossible."""
        kit, texts = self.kit, self.texts

        def press() -> None:
            self.dialog.close()
            act()

        if reason is not None and not sub:
            sub = self._why(reason)
        button = Button(
            kit,
            words,
            press,
            kind="quiet" if reason is not None else "secondary",
            icon=icon,
            sub=sub,
            hotkey=key,
            size="body",
            name=f"can-{name}" if reason is None else f"cannot-{name}",
        )
        button.topic = topic or (texts.language.topic_of(reason.key) if reason is not None else "")
        button.flush = True
        (self.can if reason is None else self.cannot).append(button)

    def _why(self, reason: Words) -> str:
        return f"<danger>{self.texts.rich(reason)}</>"

    def _entry(self, entry: ActionButton) -> None:
        texts = self.texts
        key = self.kit.keys.action(entry.key, entry.hotkey)
        sub = texts.price(entry.price)
        if entry.reason is not None and entry.reason.key == CANNOT_PAY and entry.missing:
            sub = f"<danger>{texts.tr('price-lacks', price=texts.price(entry.missing))}</>"
        elif entry.reason is not None and sub:
            sub = f"{sub}\n{self._why(entry.reason)}"
        act = partial(self.table.send, StartAction(entry))
        self._add(
            texts.say(entry.name),
            act,
            reason=entry.reason,
            sub=sub,
            icon=entry.icon,
            key=key,
            topic=entry.topic,
            name=entry.key,
        )

    def _card(self, card: CardView) -> None:
        act = partial(self.table.send, PlayCard(card))
        said = self.texts.say(card.name)
        self._add(said, act, reason=card.reason, icon=card.icon, topic=card.topic, name=f"card-{card.key}")

    def _trade(self, go_to_trade: Callable[[], object]) -> None:
        trade = self.table.facts.model.trade
        if trade is None:
            return
        tr, key = self.texts.tr, self.kit.keys.key("trade")

        def act(why: Words | None) -> Callable[[], object]:
            return go_to_trade if why is None else partial(self.table.send, Refuse(why))

        supply = trade.reason
        if supply is None and not any(trade.bank):
            supply = Words("trade-supply-none")
        self._add(
            tr("what-now-trade-supply"), act(supply), reason=supply, icon="bank", topic="supply-trade", name="supply"
        )
        offer = trade.reason or trade.offer_reason
        self._add(
            tr("what-now-trade-offer"),
            act(offer),
            reason=offer,
            icon="trade",
            key=key,
            topic="player-trade",
            name="offer",
        )
