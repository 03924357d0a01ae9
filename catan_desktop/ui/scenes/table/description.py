"""The whole table in plain words, for those who would rather read or listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_desktop.present.models.panels import SeatPanel
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.table import telling
from catan_desktop.ui.tables.board import told

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

_LAST = 8
"""Lines of the chronicle that are told again."""


def description(play: Play) -> list[str]:
    """Give marked-up lines: whose turn it is, every seat, the own hand, dangers, and what happened last."""
    voice, model = play.voice, play.model
    tr = voice.tr
    now = tr("table-turn", turn=model.turn, name=escape(voice.name(model.active))) if model.turn else tr("table-setup")
    rows = [f"**{now}**"]
    thrown = [str(die.value) if die.name is None else _inner(voice.rich(die.name)) for die in model.dice if die.value]
    if thrown:
        rows.append(tr("describe-throw", dice=", ".join(thrown)))
    rows += [telling.hint(play), "", f"# {tr('describe-seats')}"]
    rows += [_seat(play, panel) for panel in model.seats]
    rows += ["", *_hand(play)]
    threats = told.dangers(play.board.picture, [escape(name) for name in voice.names], tr) if play.board.picture else []
    if threats:
        rows += ["", f"# {tr('describe-danger')}", *(f"- {line}" for line in threats)]
    rows += ["", f"# {tr('describe-last')}"]
    rows += [f"- {voice.rich(line.words)}" for line in list(play.port.chronicle(play.eyes.reader))[-_LAST:]]
    return rows


def _seat(play: Play, panel: SeatPanel) -> str:
    voice = play.voice
    parts = [voice.tr("describe-points", points=panel.points, goal=play.model.goal)]
    if play.board.picture is not None:
        found = told.pieces(play.board.picture, int(panel.seat), voice.tr)
        parts.append(voice.tr("describe-board", pieces=found))
    parts += [f"{_inner(voice.rich(counter.label))}: {counter.value}" for counter in panel.counters]
    parts += [f"{_inner(voice.rich(track.name))}: {track.level}" for track in panel.tracks]
    if panel.hero is not None:
        side = voice.tr("hero-side", side=panel.hero.side)
        parts.append(voice.tr("describe-hero", name=voice.rich(panel.hero.name), side=side))
    doing = telling.notes(play)[panel.seat][0]
    return f"- **{escape(voice.name(panel.seat))}** ({doing}): {'; '.join(parts)}"


def _inner(words: str) -> str:
    """Write words as they stand within a sentence."""
    return words[:1].lower() + words[1:]


def _hand(play: Play) -> list[str]:
    tr, hand = play.voice.tr, play.model.hand
    held = ", ".join(f"{_inner(tr(f'resource-{key}'))} ×{count}" for key, count in hand.resources if count)
    rows = [tr("describe-hand", cards=held or tr("describe-nothing"))]
    if hand.cards:
        named = ", ".join(f"{play.voice.rich(card.name)} ×{card.count}" for card in hand.cards)
        rows.append(tr("describe-cards", cards=named))
    return rows
