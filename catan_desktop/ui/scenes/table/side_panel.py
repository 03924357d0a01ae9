"""The choice of the panel below the chronicle: what is being chosen, an open offer, trade, or possible actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from catan_desktop.kernel.choice import Offer
from catan_desktop.present.models.panels import TableModel, TradeView
from catan_desktop.ui.scenes.table import context
from catan_desktop.ui.scenes.table.auto_pass import Resting, rest_rows
from catan_desktop.ui.scenes.table.bargains import bargain
from catan_desktop.ui.scenes.table.chooser import offer_of
from catan_desktop.ui.scenes.table.draft import Draft
from catan_desktop.ui.scenes.table.offers import OfferPanel
from catan_desktop.ui.scenes.table.prompt import Helpers
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.trade import Compact, TradeActs, TradePanel
from catan_desktop.ui.scenes.table.watching import Watch, watch_panel
from catan_desktop.ui.text import BODY, DIM
from catan_desktop.ui.widgets import Card, Column, IconButton, Kit, RichText, Widget


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the panel says and offers, besides what the model knows."""

    helpers: Helpers
    said: str
    """The one sentence that helps now; empty where none is wanted."""
    acts: TradeActs
    on_counter: Callable[[], object]
    choosing: context.Choosing | None = None
    over: bool = False
    """Nothing is waited for any more."""
    covered: bool = False
    """The own hand must not show."""
    watch: Watch | None = None
    rest: Resting | None = None


def below(kit: Kit, texts: TableText, model: TableModel, draft: Draft, prompt: Prompt) -> Card:
    """Make the panel."""
    tr, head, choosing, trade = texts.tr, prompt.helpers.head, prompt.choosing, model.trade
    if prompt.watch is not None:
        return _card(kit, [head(tr("watch-title")), watch_panel(kit, texts, prompt.watch)])
    if prompt.covered and trade is not None and choosing is None and trade.offer is None:
        told = RichText(kit, tr("cover-told", key=kit.keys.label("peek")), DIM)
        return _card(kit, [head(_title(texts, model)), told, *_rest(kit, texts, prompt)])
    if choosing is not None:
        asked = context.choosing_panel(kit, texts, choosing, prompt.helpers.on_link)
        made = _card(kit, [head(choosing.title, small=True), asked, *_rest(kit, texts, prompt)])
        made.rim = "gold" if choosing.options else made.rim
        return made
    if trade is not None and trade.offer is not None and not draft.counter:
        shown = OfferPanel(kit, texts, trade, trade.offer, model.viewer, prompt.acts, prompt.on_counter)
        made = _card(kit, [head(tr("context-trade")), shown])
        made.rim = "gold" if trade.offer.decline is not None else made.rim
        return made
    if trade is not None and draft.shown and (draft.counter or trade.reason is None) and not texts.game.over:
        return _drawer(kit, texts, model, trade, draft, prompt)
    rows: list[Widget] = [head(_title(texts, model)), *_now(kit, texts, model, prompt)]
    if trade is not None and not texts.game.over and (trade.reason is None or model.active == model.viewer):
        rows += _closed(kit, texts, model, trade, draft, prompt)
    return _card(kit, [*rows, *_rest(kit, texts, prompt)])


def _card(kit: Kit, rows: list[Widget]) -> Card:
    return Card(kit, Column(kit, rows, gap=6), pad=10, name="context")


def _title(texts: TableText, model: TableModel) -> str:
    """Name the moment: the own turn, or any other."""
    return texts.tr("context-yours" if own_turn(texts, model) else "context-now")


def own_turn(texts: TableText, model: TableModel) -> bool:
    """Return whether the looking person has the turn, and is asked."""
    asked = bool(model.choices) and texts.seats.sittings[model.viewer].human
    return asked and model.active == model.viewer and not texts.game.over


def _now(kit: Kit, texts: TableText, model: TableModel, prompt: Prompt) -> list[Widget]:
    """Return widgets that say what helps now, or whom the table waits for; before it, what is special just now."""
    rows: list[Widget] = []
    if model.note is not None:
        rows.append(RichText(kit, texts.rich(model.note), BODY, on_link=prompt.helpers.on_link, name="note"))
    words = prompt.said or context.waited_for(texts, model, over=prompt.over)
    if words.rstrip(".") != _title(texts, model):
        rows.append(RichText(kit, words, DIM, on_link=prompt.helpers.on_link, name="hint"))
    return rows


def _drawer(kit: Kit, texts: TableText, model: TableModel, trade: TradeView, draft: Draft, prompt: Prompt) -> Card:
    """Make the open drawer of the trade."""
    tr, acts = texts.tr, prompt.acts
    offer: Offer | None = offer_of(model.choices)
    found = None if draft.counter else bargain(trade, model.buttons, draft.wish)
    panel = TradePanel(kit, texts, trade, offer, draft, acts, found, {one.key: one for one in model.supply})
    if draft.counter:
        return _card(kit, [prompt.helpers.head(tr("context-counter")), panel])

    close = partial(acts.changed, draft.closed())
    away = IconButton(kit, "cross", close, tip=tr("trade-close"), size=24, name="trade-close")
    return _card(kit, [prompt.helpers.head(tr("context-trade"), [away]), panel])


def _closed(
    kit: Kit, texts: TableText, model: TableModel, trade: TradeView, draft: Draft, prompt: Prompt
) -> list[Widget]:
    """Make what is seen of the drawer while it is shut: the trade that is worth it, and the way to open it."""

    open_it = partial(prompt.acts.changed, replace(draft, open=True))
    words = texts.tr("context-trade")
    key = kit.keys.label("trade")
    button = Compact(kit, words, open_it, icon="trade", size="small", badge=key, name="trade-open")
    button.tip = texts.tr("trade-open-tip")
    if trade.reason is not None:
        button.disable(texts.rich(trade.reason))
        return [button]
    found = bargain(trade, model.buttons, draft.wish)
    panel = TradePanel(kit, texts, trade, None, draft, prompt.acts, found)
    chip = panel.suggestion()
    return [button] if chip is None else [chip, button]


def _rest(kit: Kit, texts: TableText, prompt: Prompt) -> list[Widget]:
    """Make the way to pass until the own turn, or to be asked again, where there is one."""
    return [] if prompt.rest is None else rest_rows(kit, texts, prompt.rest)
