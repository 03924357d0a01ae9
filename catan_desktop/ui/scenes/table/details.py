"""Details on request: cards, heroes, the supply, the chronicle, the menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from catan_desktop.present.models.panels import CardView, CostCard, Face, HeroView, Stock, TableModel
from catan_desktop.present.words import Words, option_key
from catan_desktop.ui.dialogs.plain import chronicle_dialog, detail_dialog, menu_dialog
from catan_desktop.ui.scenes.table.open_cards import lot_rows
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import HEADING, STRONG
from catan_desktop.ui.widgets import Column, Dialog, Flow, Kit, Label, Line, LogLine, Picture, RichText, Row, Widget


def card(kit: Kit, texts: TableText, shown: CardView) -> Dialog:
    """Tell of a development card."""
    return detail_dialog(kit, texts.say(shown.name), texts.rich(shown.text), texts.tr("close"), picture=shown.art)


def hero(kit: Kit, texts: TableText, shown: HeroView) -> Dialog:
    """Tell of a hero."""
    side = texts.tr("hero-side-long", side=shown.side)
    text = "\n".join((f"<ice>{side}</>", texts.rich(shown.text), texts.lines((shown.state,))))
    return detail_dialog(kit, texts.say(shown.name), text, texts.tr("close"), picture=f"hero-{shown.key}")


def _cost_row(kit: Kit, texts: TableText, entry: CostCard) -> Widget:
    icons: list[Widget] = [
        Picture(kit, entry.icon, 22, ink="ice"),
        Label(kit, texts.say(entry.name), STRONG, grow=1.0),
        RichText(kit, texts.price(entry.price)),
        Label(kit, texts.tr("left-of", left=entry.left, most=entry.most), STRONG.of("dim")),
    ]
    row: list[Widget] = [Row(kit, icons)]
    if entry.tokens and entry.left:
        faces = [Picture(kit, "token-back", 22, ink=None) for _ in range(entry.left * entry.tokens)]
        row.append(Flow(kit, faces, gap="gap-tiny"))
        row.append(RichText(kit, texts.tr("tokens-under", count=entry.tokens)))
    return Column(kit, row, gap="gap-tiny")


def _left(texts: TableText, stock: Stock) -> str:
    """Return in words how much the supply holds of a kind; where nobody may count it, whether it holds any."""
    return str(stock.count) if stock.counted else texts.tr("supply-some" if stock.count else "supply-none")


def supply(kit: Kit, texts: TableText, model: TableModel, tell: Callable[[Face], object]) -> Dialog:
    """Tell what is left: the own pieces with their tokens, the supply, the heroes and cards that lie open; `tell` tells
    of one of those cards."""
    cards = "   ".join(f"<icon resource-{one.key}>\u00a0{_left(texts, one)}" for one in model.supply)
    rows: list[Widget] = [Label(kit, texts.tr("supply-cards"), HEADING), RichText(kit, cards, STRONG)] if cards else []
    rows += [RichText(kit, texts.rich(line)) for line in model.piles]
    if model.costs:
        rows += [Line(kit)] if rows else []
        rows += [Label(kit, texts.tr("supply-own"), HEADING), *(_cost_row(kit, texts, entry) for entry in model.costs)]
    if model.display:
        rows += [Line(kit), Label(kit, texts.tr("supply-heroes"), HEADING)]
        for entry in model.display:
            words = RichText(kit, f"**{texts.say(entry.name)}** – {texts.rich(entry.line)}", grow=1.0)
            rows.append(Row(kit, [Picture(kit, f"hero-{entry.key}", 30, ink=None), words]))
    if model.drawer is not None:
        rows += [Line(kit), *lot_rows(kit, texts, model.drawer.lots, tell)]
    dialog = Dialog(
        kit, texts.tr("supply-title"), Column(kit, rows), width=600, close_tip=texts.tr("close"), name="supply"
    )
    return dialog


def chronicle(kit: Kit, texts: TableText, lines: Sequence[LogLine], on_line: Callable[[int], object]) -> Dialog:
    """Show the whole chronicle; a click on a line goes back to it."""
    made: list[Dialog] = []

    def to_line(ply: int) -> None:
        made[0].close()
        on_line(ply)

    hint = texts.tr("chronicle-hint")
    made.append(chronicle_dialog(kit, texts.tr("chronicle"), lines, texts.tr("close"), to_line, hint))
    return made[0]


def menu(kit: Kit, texts: TableText, entries: Mapping[str, Callable[[], object]], block: Words | None) -> Dialog:
    """Show the table's menu; `block` is why nothing can be taken back."""
    tr = texts.tr
    rows = [(name, tr(f"table-menu-{name}"), act) for name, act in entries.items()]
    barred = {} if block is None else {"undo-turn": texts.rich(block)}
    return menu_dialog(kit, tr("table-menu"), rows, tr("close"), barred)


def describe(kit: Kit, texts: TableText, told: Sequence[str]) -> Dialog:
    """Tell the table and the last events in plain words, as `description` has them, and the rules of this game."""
    tr = texts.tr
    rows = [*told, "", f"# {tr('describe-rules')}", *_rules(texts)]
    return detail_dialog(kit, tr("table-menu-describe"), "\n".join(rows), tr("close"))


def rules(kit: Kit, texts: TableText, goal: int) -> Dialog:
    """Tell in short how this game is played, and by which of its options."""
    tr = texts.tr
    rows = [tr(f"{texts.game.title.key}-how", **{**dict(texts.game.rules), "goal": goal}), "", *_rules(texts)]
    return detail_dialog(kit, tr("describe-rules"), "\n".join(rows), tr("close"))


def _rules(texts: TableText) -> list[str]:
    return [f"- {texts.tr(option_key(key))}: {_option_value(texts, key, value)}" for key, value in texts.game.rules]


def _option_value(texts: TableText, key: str, value: bool | int | str) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return texts.tr("on" if value else "off")
    words = option_key(key, value)
    return texts.tr(words) if texts.language.has(words) else str(value)
