"""The hint: what the best bot would do in the looking person's place, and why. It is asked for, thought about in the
process of the bots, and shown in a panel beside the board until something is done."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.present.advice import AdviceView
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY, DIM, HEADING, NAME
from catan_desktop.ui.widgets import Card, Column, IconButton, Kit, Label, Picture, RichText, Row, Widget

_BUTTON = 26


def barred_text(texts: TableText, key: str) -> str:
    """Return in words why there is no hint; the key that shows a covered hand is named."""
    return texts.tr(key, key=texts.keys.label("peek")) if key else ""


def hint_line(facts: Facts, texts: TableText) -> str:
    """Return the hint in one line, for a dialog that hides the panel; empty where there is none."""
    said = facts.state.hint.said if facts.state.hint is not None and facts.hint_open else None
    if not isinstance(said, AdviceView):
        return ""
    line = ": ".join([texts.rich(said.title), ", ".join(map(texts.rich, said.details))])
    return texts.tr("advice-line", said=line.removesuffix(": "))


def hint_button(kit: Kit, facts: Facts, texts: TableText, toggle: Callable[[], object]) -> IconButton | None:
    """Make the button beside the line of help; None where there are no hints."""
    if not facts.hint_offered:
        return None
    tr, key = texts.tr, kit.keys.key("hint")
    words = f"**{tr('tool-hint')}**\n{tr('about-advice')}"
    tip = f"**{tr('tool-hint')}**  <gold>{kit.keys.written(key)}</>\n{tr('about-advice')}" if key else words
    ink = "gold" if facts.hint_open else "dim"
    button = IconButton(kit, "hint", toggle, tip=tip, ink=ink, size=_BUTTON, hotkey=key, name="hint-button")
    button.topic = "hint"
    button.disable("" if facts.hint_open else barred_text(texts, facts.hint_barred))
    return button


def hint_panel(kit: Kit, texts: TableText, said: AdviceView | Words | None, toggle: Callable[[], object]) -> Card:
    """Show the action, its details, and what speaks for it; None is still being thought about."""
    tr = texts.tr
    away = IconButton(kit, "cross", toggle, tip=tr("advice-close"), size=24, name="hint-away")
    head: list[Widget] = [Picture(kit, "icon-hint", 20, ink="gold"), Label(kit, tr("advice-title"), HEADING, grow=1.0)]
    rows: list[Widget] = [Row(kit, [*head, away])]
    if said is None:
        rows.append(RichText(kit, tr("advice-thinking"), DIM, name="hint-thinking"))
    elif isinstance(said, Words):
        rows.append(RichText(kit, texts.rich(said), DIM))
    else:
        rows.append(Label(kit, texts.say(said.title), NAME.of("gold"), name="hint-title"))
        if said.details:
            rows.append(RichText(kit, "\n".join(map(texts.rich, said.details)), BODY, name="hint-details"))
        grounds = "\n".join(f"- {texts.rich(ground)}" for ground in said.grounds)
        rows.append(RichText(kit, grounds, BODY, name="hint-grounds"))
    panel = Card(kit, Column(kit, rows, gap="gap-tiny"), pad=10, rim="gold", name="hint-panel")
    panel.topic = "hint"
    return panel
