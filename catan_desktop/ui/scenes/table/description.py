"""The whole table in plain words, for those who would rather read or listen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from catan_desktop.present.models.gauges import Dial, Gauge, Shelf
from catan_desktop.present.models.panels import ChronicleLine, SeatPanel
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import Speaker
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.table import status_text
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.seat_figures import points_text
from catan_desktop.ui.scenes.table.table_text import TableText

_BUILT = ("settlement", "city", "farm", "town", "road", "ship")
_LAST = 8
"""Lines of the chronicle that are told again."""


def description(facts: Facts, texts: TableText, board: BoardPicture, told: Sequence[ChronicleLine]) -> list[str]:
    """Return marked-up lines: whose turn it is, every seat, the own hand, dangers, and what happened last.

    Args:
        board: as the looking seat sees it.
        told: the chronicle as it is read.
    """
    model, tr = facts.model, texts.tr
    rows = [f"**{escape(texts.moment(model))}**"]
    thrown = [str(die.value) if die.name is None else _inner(texts.rich(die.name)) for die in model.dice if die.value]
    if thrown:
        rows.append(tr("describe-throw", dice=", ".join(thrown)))
    rows += [status_text.hint(facts, texts), "", f"# {tr('describe-seats')}"]
    doing = [note for note, _ in status_text.notes(facts, texts)]
    rows += [_seat(facts, texts, board, panel, doing[panel.seat]) for panel in model.seats]
    rows += ["", *_hand(facts, texts)]
    threats = [line for gauge in board.gauges for line in measured(gauge, list(map(escape, texts.names)), tr)]
    threats += [texts.rich(words) for words in texts.advice.described(facts.seat)]
    if threats:
        rows += ["", f"# {tr('describe-danger')}", *(f"- {line}" for line in threats)]
    rows += ["", f"# {tr('describe-last')}"]
    rows += [f"- {texts.rich(line.words)}" for line in told[-_LAST:]]
    return rows


def _seat(facts: Facts, texts: TableText, board: BoardPicture, panel: SeatPanel, doing: str) -> str:
    parts = [points_text(texts, panel)]
    own = Counter(piece.kind for piece in board.pieces if piece.seat == panel.seat)
    known = {piece for _, piece in facts.model.pieces}
    built = ", ".join(texts.tr("describe-piece", piece=kind, count=own[kind]) for kind in _BUILT if kind in known)
    parts += [texts.tr("describe-board", pieces=built)] if built else []
    parts += [f"{_inner(texts.rich(counter.label))}: {counter.value}" for counter in panel.counters]
    parts += [f"{_inner(texts.rich(track.name))}: {track.level}" for track in panel.tracks]
    parts += [_inner(texts.rich(badge.name)) for badge in panel.badges]
    if panel.hero is not None:
        side = texts.tr("hero-side", side=panel.hero.side)
        parts.append(texts.tr("describe-hero", name=texts.rich(panel.hero.name), side=side))
    return f"- **{escape(texts.name(panel.seat))}** ({doing}): {'; '.join(parts)}"


def measured(gauge: Dial, names: Sequence[str], tr: Speaker) -> list[str]:
    """Return how far something has come; of a track also what would come of it and to whom; of a shelf what is left."""
    if isinstance(gauge, Shelf):
        return [", ".join(f"{tr(pile.name, text=pile.text)}: {pile.count}" for pile in gauge.piles)]
    if isinstance(gauge, Gauge):
        return [f"{tr(gauge.label)}: {tr('left-of', left=gauge.level, most=gauge.limit)}"]
    strengths = "; ".join(tr(key, count=count) for key, count in zip(gauge.names, gauge.strengths, strict=True))
    key, mask = gauge.ends[0]
    who = ", ".join(name for seat, name in enumerate(names) if mask >> seat & 1)
    title = f"{tr(gauge.title)}: {tr(gauge.left, count=gauge.steps - gauge.at)}"
    return [title, strengths, f"{tr(key)}: {who}" if who else tr(key)]


def _inner(words: str) -> str:
    """Write words as they stand within a sentence."""
    return words[:1].lower() + words[1:]


def _hand(facts: Facts, texts: TableText) -> list[str]:
    tr, hand = texts.tr, facts.model.hand
    if not hand.resources and not hand.cards:
        return []
    held = ", ".join(f"{_inner(tr(f'resource-{key}'))} ×{count}" for key, count in hand.resources if count)
    rows = [tr("describe-hand", cards=held or tr("describe-nothing"))]
    if hand.cards:
        named = ", ".join(f"{texts.rich(card.name)} ×{card.count}" for card in hand.cards)
        rows.append(tr("describe-cards", cards=named))
    return rows
