"""The views of gold: a figure at every seat, trades with the supply, lines, flights, and who took how much."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from catan_desktop.kernel import Action, Game, Observation, Seat, replace
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.choice import Among
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.coins import (
    PRICE,
    TELLERS,
    BuyWithGold,
    GoldSold,
    GoldSpent,
    GoldTaken,
    SellForGold,
    gold_of,
    purchase_reason,
    purchases_left,
    selling_rate,
)
from catan_desktop.mechanics.tables import RESOURCE_KINDS
from catan_desktop.mechanics.view.board import BANK
from catan_desktop.mechanics.view.charts import flows_by
from catan_desktop.mechanics.view.event_rows import PICTURES
from catan_desktop.mechanics.view.names import good
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.models.panels import Counter, SeatPanel, TableModel, TradeView
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import Who, Words, because, words

GOLD, TOPIC = "gold", "gold"
COIN = "resource-gold"
"""Picture of gold that flies."""


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Gold in the trade panel."""
    return replace(model, trade=_traded_for_gold(game, view, model.trade) if model.trade is not None else None)


def _with_gold(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """The gold stands right after the cards."""
    gold = gold_of(game, view.state)[panel.seat]
    told: tuple[Words, ...] = (words("tell-gold", count=gold),)
    if panel.seat == view.seat == view.state.seat and view.state.turn:
        told = (*told, words("tell-gold-bought", count=purchases_left(game, view.state)))
    counter = Counter(GOLD, gold, words("count-gold"), False, told, TOPIC)
    return replace(panel, counters=(*panel.counters[:1], counter, *panel.counters[1:]))


def _traded_for_gold(game: Game, view: Observation, trade: TradeView) -> TradeView:
    """Gold for cards and cards for gold among the trades with the supply."""
    gold, kinds = trade.kinds.index(GOLD), len(trade.kinds)
    bank: list[Action | None] = list(trade.bank)
    for choice in view.decision.choices if view.decision else ():
        for action in choice.actions if isinstance(choice, Among) else ():
            if isinstance(action, BuyWithGold):
                bank[gold * kinds + action.card] = action
            elif isinstance(action, SellForGold):
                bank[action.card * kinds + gold] = action
    rate = selling_rate(game, view.state, view.seat)
    rates = (*trade.rates[:gold], PRICE, *trade.rates[gold + 1 :])
    others = tuple((card, gold, rate) for card in range(kinds) if card != gold)
    refused = tuple(_refused(game, view, trade, rate))
    return replace(trade, bank=tuple(bank), rates=rates, others=others, refused=refused)


def _refused(game: Game, view: Observation, trade: TradeView, rate: int) -> Iterator[tuple[int, int, Words]]:
    """Return why gold buys nothing more, and that a harbour of one kind does not serve for gold."""
    gold = trade.kinds.index(GOLD)
    why = purchase_reason(game, view.state, view.seat)
    for card in range(len(trade.kinds)):
        if card == gold:
            continue
        if card not in RESOURCE_KINDS:
            yield gold, card, words("reason-gold-resources-only")
        elif why is not None:
            yield gold, card, because(why)
        if trade.rates[card] < rate:
            yield card, gold, words("reason-gold-harbour", rate=rate)


def foresee(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Return what anybody's gold becomes."""
    was, will = gold_of(game, trial.before), gold_of(game, trial.after)
    for seat, (before, after) in enumerate(zip(was, will, strict=True)):
        if before == after:
            continue
        if seat == view.seat:
            yield words("foresee-gold", before=before, after=after)
        else:
            yield words("foresee-gold-of", who=Who(Seat(seat)), before=before, after=after)


PANELS = PanelView(
    fill=fill,
    seat=_with_gold,
    foresee=lambda game, view, trial: tuple(foresee(game, view, trial)),
)

# events


EVENTS = EventTable(
    {
        GoldTaken: EventRow("gold-got", "who count", "gold", GOLD, indent=True, 
            cue=CueRow("card", BANK, "seat", sprite=COIN, number="count", sound="coin", weight=30)),
        GoldSpent: EventRow("gold-bought", "who cards:card", "dim", "bank", cue=(
            CueRow("card", "seat", BANK, sprite=COIN, number="price", sound="coin", weight=30),
            CueRow("card", BANK, "seat", picture="card", number=1, along=True),
        )),
        GoldSold: EventRow("gold-traded", "who give count:one", "dim", "bank", cue=(
            CueRow("card", "seat", BANK, picture="card", number="rate", sound="coin", weight=30),
            CueRow("card", BANK, "seat", sprite=COIN, number=1, along=True),
        )),
    },
    {
        "give": lambda game, event: good(game, event.card, event.rate),
        "one": lambda game, event: 1,
    },
    {CardKind: good},
    pictures=PICTURES,
)  # fmt: skip

# charts


def _chart(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Gold taken by every seat, by what it was for."""
    taken: Tally[tuple[int, str]] = Tally()
    for _, event in story.events:
        if isinstance(event, GoldTaken):
            taken[event.seat, event.cause] += event.count
        elif isinstance(event, GoldSold):
            taken[event.seat, "supply"] += 1
    causes = sorted({cause for _, cause in taken})
    if not causes:
        return ()
    rows = []
    for seat in range(story.game.seats):
        cells = tuple(taken[seat, cause] for cause in causes)
        rows.append(Row((*cells, sum(cells)), seat))
    heads = (*(Head(words("gold-" + cause)) for cause in causes), Head(words("result-sum")))
    return (Chart("gold", "trade", words("chart-gold"), Grid(heads, tuple(rows), summed=True)),)


CHARTS = ChartView(charts=(_chart,), flows=flows_by({GoldSpent: "supply", GoldSold: "supply"}, TELLERS))
VIEW = ModuleView(panels=PANELS, charts=CHARTS, events=EVENTS)
