"""A recap since a person last had the turn: what it won and lost, how the others stand, and how, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.gauges import Gauge
from catan_desktop.present.models.panels import SeatPanel, TableModel
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.dialogs.plain import Tall
from catan_desktop.ui.scenes.parts import SeatMark
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleList, ChronicleRow
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY, NAME, STRONG
from catan_desktop.ui.widgets import Button, Card, Column, Dialog, Kit, Label, Line, RichText, Row, Widget

MINUS = "\u2212"
_SAGA, _LEAST_SAGA, _ROW = 0.33, 0.1, 0.05
"""Parts of the height of a window: all lines on the curtain, at most and at least, and a change above them."""


@record
class Then:
    """The table as it was."""

    model: TableModel
    board: BoardPicture


def recap_dialog(
    kit: Kit, texts: TableText, title: str, then: Then, now: Then, lines: Sequence[ChronicleRow], close: str
) -> Dialog:
    """Tell what has changed, the own hand first, then every line of it."""
    changes = [_own(kit, texts, then.model, now.model), *_digest(kit, texts, then, now)]
    body = Column(kit, [*changes, Line(kit), _saga(kit, lines, 0.5)])
    dialog = Dialog(kit, title, body, width=640, close_tip=close, name="chronicle-dialog")
    dialog.buttons.content = [Button(kit, close, dialog.cancel, kind="primary", name="chronicle-close")]
    return dialog


def recap_card(kit: Kit, texts: TableText, title: str, then: Then, now: Then, lines: Sequence[ChronicleRow]) -> Widget:
    """Tell what has changed of the others before everybody's eyes, then every line of it."""
    others = _digest(kit, texts, then, now, without=now.model.viewer)
    part = max(_LEAST_SAGA, _SAGA - _ROW * len(others))
    rows = [*others, *([Line(kit)] if others else []), _saga(kit, lines, part)]
    return Card(kit, Column(kit, rows), title=title, name="recap")


def _saga(kit: Kit, lines: Sequence[ChronicleRow], part: float) -> Widget:
    return Tall(kit, ChronicleList(kit, lines, from_top=True, name="chronicle-all"), part)


def _digest(kit: Kit, texts: TableText, then: Then, now: Then, without: Seat = NOBODY) -> list[Widget]:
    """Return what has changed of the seats and the gauges."""
    found: list[Widget] = []
    for before, after in zip(then.model.seats, now.model.seats, strict=True):
        words = _changes(texts, before, after)
        if words and after.seat != without:
            found.append(_row(kit, texts, after.seat, words))
    found.extend(RichText(kit, words, STRONG) for words in _dangers(texts, then.board, now.board))
    return found


def _own(kit: Kit, texts: TableText, then: TableModel, now: TableModel) -> Widget:
    """Return what the own hand has won and lost."""
    parts = []
    for (key, before), (_, after) in zip(then.hand.resources, now.hand.resources, strict=True):
        if after != before:
            parts.append(f"{_signed(after - before)}\u00a0<icon resource-{key}>")
    words = "   ".join(parts) or texts.tr("recap-same")
    return Row(
        kit, [Label(kit, texts.tr("recap-hand"), STRONG), RichText(kit, words, BODY, grow=1.0, name="recap-own")]
    )


def _changes(texts: TableText, before: SeatPanel, after: SeatPanel) -> str:
    """Return what everybody can count of a seat and has changed; cards in hand come and go too often to be told."""
    parts = []
    if after.points != before.points:
        gain = after.points - before.points
        parts.append(f"<gold>{'+' if gain > 0 else MINUS}{texts.tr('points-count', count=abs(gain))}</>")
    old = {counter.key: counter.value for counter in before.counters}
    for counter in after.counters:
        change = counter.value - old.get(counter.key, counter.value)
        if change and counter.key != "cards":
            parts.append(f"{_signed(change)}\u00a0<icon {counter.key}>")
    if (
        after.hero is not None
        and before.hero is not None
        and (after.hero.key, after.hero.side) != (before.hero.key, before.hero.side)
    ):
        parts.append(f"<icon hero> {texts.say(after.hero.name)}")
    return "   ".join(parts)


def _row(kit: Kit, texts: TableText, seat: Seat, words: str) -> Widget:
    mark = SeatMark(kit, texts.seats.sittings[seat].colour, size=20)
    name = Label(kit, texts.name(seat), NAME.of(texts.colours(seat).text))
    return Row(kit, [mark, name, RichText(kit, words, BODY, grow=1.0)])


def _dangers(texts: TableText, then: BoardPicture, now: BoardPicture) -> list[str]:
    """Return how the gauges of the board have moved."""
    found = []
    for before, after in zip(then.gauges, now.gauges, strict=True):
        if isinstance(before, Gauge) and isinstance(after, Gauge) and before.level != after.level:
            ink = "danger" if after.level > before.level else "good"
            change = f"<{ink}>{before.level} <icon right> {after.level}</> / {after.limit}"
            found.append(f"{texts.tr(after.label)}: {change}")
    return found


def _plus(change: int) -> str:
    return f"+{change}" if change > 0 else f"{MINUS}{-change}"


def _signed(change: int) -> str:
    return f"<{'good' if change > 0 else 'danger'}>{_plus(change)}</>"
