"""The whole table in plain words, for those who would rather read or listen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from catan_desktop.present.models.gauges import Gauge, Track
from catan_desktop.present.models.panels import SeatPanel
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.table import telling
from catan_desktop.ui.tables.board.painter import Words

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

_BUILT = ("settlement", "city", "road")
_LAST = 8
"""Lines of the chronicle that are told again."""


def description(play: Play) -> list[str]:
    """Return marked-up lines: whose turn it is, every seat, the own hand, dangers, and what happened last."""
    voice, model = play.voice, play.model
    tr = voice.tr
    name = escape(voice.name(model.active))
    now = tr("table-turn", round=voice.round(model.turn), name=name) if model.turn else tr("table-setup")
    rows = [f"**{now}**"]
    thrown = [str(die.value) if die.name is None else _inner(voice.rich(die.name)) for die in model.dice if die.value]
    if thrown:
        rows.append(tr("describe-throw", dice=", ".join(thrown)))
    rows += [telling.hint(play), "", f"# {tr('describe-seats')}"]
    rows += [_seat(play, panel) for panel in model.seats]
    rows += ["", *_hand(play)]
    threats = [
        line
        for gauge in play.port.board(play.seat).gauges
        for line in measured(gauge, list(map(escape, voice.names)), tr)
    ]
    threats += [voice.rich(words) for words in play.port.described(play.seat)]
    if threats:
        rows += ["", f"# {tr('describe-danger')}", *(f"- {line}" for line in threats)]
    rows += ["", f"# {tr('describe-last')}"]
    rows += [f"- {voice.rich(line.words)}" for line in list(play.port.chronicle(play.eyes.reader))[-_LAST:]]
    return rows


def _seat(play: Play, panel: SeatPanel) -> str:
    voice = play.voice
    parts = [voice.tr("describe-points", points=panel.points, goal=panel.goal)]
    own = Counter(piece.kind for piece in play.port.board(play.seat).pieces if piece.seat == panel.seat)
    built = ", ".join(voice.tr("describe-piece", piece=kind, count=own[kind]) for kind in _BUILT)
    parts.append(voice.tr("describe-board", pieces=built))
    parts += [f"{_inner(voice.rich(counter.label))}: {counter.value}" for counter in panel.counters]
    parts += [f"{_inner(voice.rich(track.name))}: {track.level}" for track in panel.tracks]
    parts += [_inner(voice.rich(badge.name)) for badge in panel.badges]
    if panel.hero is not None:
        side = voice.tr("hero-side", side=panel.hero.side)
        parts.append(voice.tr("describe-hero", name=voice.rich(panel.hero.name), side=side))
    doing = telling.notes(play)[panel.seat][0]
    return f"- **{escape(voice.name(panel.seat))}** ({doing}): {'; '.join(parts)}"


def measured(gauge: Gauge | Track, names: Sequence[str], tr: Words) -> list[str]:
    """Return how far something has come; of a track also what would come of it and to whom."""
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


def _hand(play: Play) -> list[str]:
    tr, hand = play.voice.tr, play.model.hand
    held = ", ".join(f"{_inner(tr(f'resource-{key}'))} ×{count}" for key, count in hand.resources if count)
    rows = [tr("describe-hand", cards=held or tr("describe-nothing"))]
    if hand.cards:
        named = ", ".join(f"{play.voice.rich(card.name)} ×{card.count}" for card in hand.cards)
        rows.append(tr("describe-cards", cards=named))
    return rows
