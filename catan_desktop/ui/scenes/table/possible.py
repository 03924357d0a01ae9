"""What can I do now? Everything that is possible with its price and key, and everything that is not with its reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from catan_desktop.present.models.panels import ActionButton, CardView
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table import telling
from catan_desktop.ui.scenes.table.actions import CANNOT_PAY
from catan_desktop.ui.scenes.table.gold import next_step
from catan_desktop.ui.text import BODY, DIM, HEADING
from catan_desktop.ui.widgets import Button, Column, Dialog, Grid, Label, RichText, Widget

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

_CELL = 220


def possible(play: Play) -> Dialog:
    """Make the panel; a press does what the button of the table would do, or tells why not."""
    return _Panel(play).dialog


class _Panel:
    """Collects the entries."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.can: list[Widget] = []
        self.cannot: list[Widget] = []
        self.column = Column(play.kit, gap="gap")
        voice = play.voice
        self.dialog = Dialog(
            play.kit, voice.tr("what-now"), self.column, width=620, close_tip=voice.tr("close"), name="what-now-panel"
        )
        self._next()
        for entry in play.model.buttons:
            self._entry(entry)
        for card in play.model.hand.cards:
            if card.kinds:
                self._card(card)
        self._trade()
        self._fill()

    def _fill(self) -> None:
        kit, tr = self.play.kit, self.play.voice.tr
        said = telling.advice(self.play)
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
        told: bool = False,
        icon: str = "",
        key: str = "",
        topic: str = "",
        name: str = "",
    ) -> None:
        """Make an entry; `told`: the line below its name says already why it is impossible."""
        kit, voice = self.play.kit, self.play.voice

        def press() -> None:
            self.dialog.close()
            act()

        if reason is not None and not told:
            sub = "\n".join(part for part in (sub, f"<danger>{voice.rich(reason)}</>") if part)
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
            topic=topic or (self.play.port.topic_of(reason.key) if reason is not None else ""),
        )
        button.flush = True
        (self.can if reason is None else self.cannot).append(button)

    def _next(self) -> None:
        """The gold button comes first."""
        gold = next_step(self.play)
        if gold.act is not None:
            self._add(gold.words, gold.act, icon="play", key=self.play.kit.keys.key("next"), topic="turn", name="next")

    def _entry(self, entry: ActionButton) -> None:
        voice = self.play.voice
        key = self.play.kit.keys.action(entry.key, entry.hotkey)
        sub = voice.price(entry.price)
        poor = entry.reason is not None and entry.reason.key == CANNOT_PAY and bool(entry.missing)
        if poor:
            sub = f"<danger>{voice.tr('price-lacks', price=voice.price(entry.missing))}</>"
        act = partial(self.play.start, entry)
        self._add(
            voice.say(entry.name),
            act,
            reason=entry.reason,
            told=poor,
            sub=sub,
            icon=entry.icon,
            key=key,
            topic=entry.topic,
            name=entry.key,
        )

    def _card(self, card: CardView) -> None:
        act = partial(self.play.play_card, card)
        said = self.play.voice.say(card.name)
        self._add(said, act, reason=card.reason, icon=card.icon, topic=card.topic, name=f"card-{card.key}")

    def _trade(self) -> None:
        play, trade = self.play, self.play.model.trade
        if trade is None:
            return
        tr, key = play.voice.tr, play.kit.keys.key("trade")
        go = play.commands["trade"]
        supply = trade.reason
        if supply is None and not any(trade.bank):
            supply = Words("trade-supply-none")
        refuse = play.refuse
        supply_act = go if supply is None else partial(refuse, supply)
        self._add(
            tr("what-now-trade-supply"), supply_act, reason=supply, icon="bank", topic="supply-trade", name="supply"
        )
        offer = trade.reason or trade.offer_reason
        offer_act = go if offer is None else partial(refuse, offer)
        self._add(
            tr("what-now-trade-offer"),
            offer_act,
            reason=offer,
            icon="trade",
            key=key,
            topic="player-trade",
            name="offer",
        )
