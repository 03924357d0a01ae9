"""What the table tells on request: cards, heroes, the supply, the chronicle, the menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import CardView, CostCard, HeroView
from catan_desktop.present.words import option_key
from catan_desktop.ui.dialogs.plain import chronicle_dialog, detail_dialog, menu_dialog
from catan_desktop.ui.scenes.characters import FaceButton
from catan_desktop.ui.scenes.table.description import description
from catan_desktop.ui.text import HEADING, STRONG
from catan_desktop.ui.widgets import Column, Dialog, Flow, Label, Line, Picture, RichText, Row, Widget

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play


def card(play: Play, shown: CardView) -> Dialog:
    """Tell of a development card."""
    voice = play.voice
    return detail_dialog(play.kit, voice.say(shown.name), voice.rich(shown.text), voice.tr("close"), picture=shown.art)


def hero(play: Play, shown: HeroView) -> Dialog:
    """Tell of a hero."""
    voice = play.voice
    side = voice.tr("hero-side-long", side=shown.side)
    text = "\n".join((f"<ice>{side}</>", voice.rich(shown.text), voice.lines((shown.state,))))
    return detail_dialog(play.kit, voice.say(shown.name), text, voice.tr("close"), picture=f"hero-{shown.key}")


def _cost_row(play: Play, entry: CostCard) -> Widget:
    kit, voice = play.kit, play.voice
    icons: list[Widget] = [
        Picture(kit, entry.icon, 22, ink="ice"),
        Label(kit, voice.say(entry.name), STRONG, grow=1.0),
        RichText(kit, voice.price(entry.price)),
        Label(kit, voice.tr("left-of", left=entry.left, most=entry.most), STRONG.of("dim")),
    ]
    row: list[Widget] = [Row(kit, icons)]
    if entry.tokens and entry.left:
        faces = [Picture(kit, "token-back", 22, ink=None) for _ in range(entry.left * entry.tokens)]
        row.append(Flow(kit, faces, gap="gap-tiny"))
        row.append(RichText(kit, voice.tr("tokens-under", count=entry.tokens)))
    return Column(kit, row, gap="gap-tiny")


def supply(play: Play) -> Dialog:
    """Tell what is left: the own pieces with their tokens, the supply, the heroes of the display."""
    kit, voice, model = play.kit, play.voice, play.model
    cards = "   ".join(f"<icon resource-{key}>\u00a0{count}" for key, count in model.supply)
    rows: list[Widget] = [
        Label(kit, voice.tr("supply-cards"), HEADING),
        RichText(kit, cards, STRONG),
        RichText(kit, voice.tr("supply-deck", count=model.deck)),
        *(RichText(kit, voice.rich(line)) for line in model.piles),
        Line(kit),
        Label(kit, voice.tr("supply-own"), HEADING),
        *(_cost_row(play, entry) for entry in model.costs),
    ]
    if model.display:
        rows += [Line(kit), Label(kit, voice.tr("supply-heroes"), HEADING)]
        for entry in model.display:
            words = RichText(kit, f"**{voice.say(entry.name)}** – {voice.rich(entry.line)}", grow=1.0)
            rows.append(Row(kit, [Picture(kit, f"hero-{entry.key}", 30, ink=None), words]))
    dialog = Dialog(
        kit, voice.tr("supply-title"), Column(kit, rows), width=600, close_tip=voice.tr("close"), name="supply"
    )
    return dialog


def chronicle(play: Play) -> Dialog:
    """Show the whole chronicle; a click on a line goes back to it."""
    voice = play.voice
    made: list[Dialog] = []

    def to_line(ply: int) -> None:
        made[0].close()
        play.rewind.to_line(ply)

    hint = voice.tr("chronicle-hint")
    made.append(chronicle_dialog(play.kit, voice.tr("chronicle"), play.lines(), voice.tr("close"), to_line, hint))
    return made[0]


def faces(play: Play, seat: Seat, take: Callable[[str], object], prefix: str = "face") -> list[FaceButton]:
    """Make a face to press for everybody that a bot of a seat may be."""
    tr, now = play.voice.tr, play.port.sittings[seat]
    found = []
    for character in play.port.characters:
        role = tr(f"character-{character}-role")
        who = tr("seat-character", name=tr(f"character-{character}"), role=role)
        tip = f"**{who}**\n{tr(f'character-{character}-line')}"
        face = FaceButton(play.kit, character, partial(take, character), name=f"{prefix}-{character}", tip=tip)
        face.chosen = not now.human and now.character == character
        found.append(face)
    return found


def menu(play: Play) -> Dialog:
    """Show the table's menu."""
    tr = play.voice.tr
    entries: list[tuple[str, str, Callable[[], object]]] = [
        ("resume", tr("table-menu-resume"), _nothing),
        ("undo-turn", tr("table-menu-undo-turn"), play.undo_turn),
        ("seats", tr("table-menu-seats"), play.seating),
        ("describe", tr("table-menu-describe"), play.describe),
    ]
    for name, way in play.exits.menu.items():
        entries.append((name, tr(f"table-menu-{name}"), partial(play.leave, way)))
    block = play.port.undo_block()
    barred = {} if block is None else {"undo-turn": play.voice.rich(block)}
    return menu_dialog(play.kit, tr("table-menu"), entries, tr("close"), barred)


def _nothing() -> None:
    """Only close the menu."""


def describe(play: Play) -> Dialog:
    """Tell the table and the last events in plain words."""
    tr = play.voice.tr
    rows = [*description(play), ""]
    rows.append(f"# {tr('describe-rules')}")
    rows.extend(_rules(play))
    return detail_dialog(play.kit, tr("table-menu-describe"), "\n".join(rows), tr("close"))


def rules(play: Play) -> Dialog:
    """Tell in short how this game is played, and by which of its options."""
    tr = play.voice.tr
    goal = min(panel.goal for panel in play.model.seats)
    rows = [tr(f"{play.port.title.key}-how", goal=goal), "", *_rules(play)]
    return detail_dialog(play.kit, tr("describe-rules"), "\n".join(rows), tr("close"))


def _rules(play: Play) -> list[str]:
    tr = play.voice.tr
    return [f"- {tr(option_key(key))}: {_option_value(play, key, value)}" for key, value in play.port.rules]


def _option_value(play: Play, key: str, value: bool | int | str) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return play.voice.tr("on" if value else "off")
    return str(value) if isinstance(value, int) else play.voice.tr(option_key(key, value))
