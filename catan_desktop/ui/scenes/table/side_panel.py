"""Chooses what stands below the chronicle: what is being chosen, an open offer, trade, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel.choice import Offer
from catan_desktop.present.models.panels import TableModel
from catan_desktop.ui.scenes.table import context
from catan_desktop.ui.scenes.table.auto_pass import Resting, rest_rows
from catan_desktop.ui.scenes.table.bargains import bargain
from catan_desktop.ui.scenes.table.chooser import offer_of
from catan_desktop.ui.scenes.table.draft import Draft
from catan_desktop.ui.scenes.table.offers import OfferPanel
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.trade import TradeActs, TradePanel
from catan_desktop.ui.scenes.table.watching import Watch, watch_panel
from catan_desktop.ui.text import DIM
from catan_desktop.ui.widgets import Card, Column, Kit, RichText, Widget


def below(
    kit: Kit,
    voice: TableText,
    model: TableModel,
    draft: Draft,
    choosing: context.Choosing | None,
    acts: TradeActs,
    on_counter: Callable[[], object],
    *,
    over: bool,
    covered: bool = False,
    watch: Watch | None = None,
    rest: Resting | None = None,
) -> Card:
    """Make the panel; `over`: nothing is waited for any more; `covered`: the own hand must not show."""
    if watch is not None:
        return context.panel(kit, voice.tr("watch-title"), watch_panel(kit, voice, watch))
    if covered and model.trade is not None and choosing is None and model.trade.offer is None:
        told = RichText(kit, voice.tr("cover-told", key=kit.keys.label("peek")), DIM)
        return context.panel(kit, voice.tr("context-now"), _with(kit, voice, told, rest))
    if choosing is not None:
        made = context.panel(kit, voice.tr("context-choose"), context.choosing_panel(kit, voice, choosing))
        made.rim = "gold" if choosing.options else made.rim
        return made
    trade = model.trade
    offer: Offer | None = offer_of(model.choices)
    if trade is not None and trade.offer is not None and not draft.counter:
        shown = OfferPanel(kit, voice, trade, trade.offer, model.looker, acts, on_counter)
        made = context.panel(kit, "", shown)
        made.rim = "gold" if trade.offer.decline is not None else made.rim
        return made
    if (
        trade is not None
        and not voice.port.over
        and (draft.counter or trade.reason is None or model.active == model.looker)
    ):
        found = None if draft.counter else bargain(trade, model.buttons, draft.wish)
        return context.panel(kit, "", TradePanel(kit, voice, trade, offer, draft, acts, found))
    waiting = context.waiting_panel(kit, voice, model, over=over)
    return context.panel(kit, voice.tr("context-now"), _with(kit, voice, waiting, rest))


def _with(kit: Kit, voice: TableText, told: Widget, rest: Resting | None) -> Widget:
    """Add the way to pass until the own turn, or to be asked again, where there is one."""
    return told if rest is None else Column(kit, [told, *rest_rows(kit, voice, rest)])
