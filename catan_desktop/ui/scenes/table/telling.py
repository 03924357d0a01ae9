"""What the table says at this moment: the hint, what is being chosen, what every seat is doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_desktop.kernel.ids import CHANCE
from catan_desktop.present.words import Words, words
from catan_desktop.ui.scenes.table.context import Choosing, entry_text
from catan_desktop.ui.scenes.table.desk import action_entry
from catan_desktop.ui.scenes.table.reach import at_once
from catan_desktop.ui.scenes.table.top import Tool

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play


def choosing(play: Play) -> Choosing | None:
    """Return what is being chosen, for the panel below the chronicle; None while nothing is."""
    tr, model = play.voice.tr, play.model
    if play.armed is not None and not play.listed:
        entry = action_entry(model, play.armed)
        named = play.port.action_words(play.armed)
        plain = named.key == "act-" + play.armed.kind.replace("_", "-")
        said = play.voice.say(entry.name if entry is not None and plain and len(entry.kinds) == 1 else named)
        ask = tr("choose-confirm" if play.aim is not None else "choose-confirm-here", next=play.kit.keys.label("next"))
        sure = [play.voice.rich(entry) for entry in play.port.foresee(play.armed)]
        gist = [play.voice.rich(card.text) for card in model.hand.cards if card.name == named][:1]
        text = "\n".join([*gist, *sure, ask]) if gist or sure else entry_text(play.voice, entry, ask)
        return Choosing(said, text, entry.icon if entry is not None else "", (), play.back)
    if play.pick.begun:
        found = play.actions()
        first = found[0] if found else None
        entry = action_entry(model, first) if first is not None else None
        alone = entry is not None and entry.ready is not None and len({action.kind for action in found}) == 1
        words = entry.name if entry is not None else None
        if first is not None and (words is None or alone):
            words = play.port.action_words(first)
        ask = "" if at_once(play) else tr("choose-place-first" if play.board.lit or play.places() else "choose-list")
        icon = entry.icon if entry is not None else ""
        kind = play.pick.kinds[0].replace("_", "-") if play.pick.kinds else ""
        title = play.voice.say(words) if words is not None else tr(f"act-{kind}" if kind else "context-choose")
        options = () if hidden(play) else play.asking.inline()
        ask = play.asking.head() if options else ask
        ask = "\n".join(filter(None, [*play.guide.sure(), ask]))
        if hidden(play):
            ask = tr("cover-answers", key=play.kit.keys.label("peek"))
        return Choosing(title, entry_text(play.voice, entry, ask), icon, (), play.back, options)
    question = model.question
    if question is None or not question.urgent or not play.asked or (model.trade and model.trade.offer):
        return None
    said, told = play.voice.say(question.text), play.voice.rich(hint_words(play, question.hint))
    if hidden(play):
        asked = "\n".join([told, tr("cover-answers", key=play.kit.keys.label("peek"))])
        return Choosing(said, asked, "", (), None)
    told = "\n".join(filter(None, [told, play.asking.opening(), *play.guide.sure()]))
    return Choosing(said, told, "", play.asking.buttons(), None, play.asking.inline())


def hidden(play: Play) -> bool:
    """Return whether something is asked whose answers would tell of a covered hand, and so show only with the hand."""
    trade = play.model.trade
    bargaining = trade is not None and trade.offer is not None
    wanted = play.urgent() or play.pick.begun
    armed = play.armed is not None and not play.listed
    if not (play.covered and play.asked and wanted) or armed or play.places() or bargaining:
        return False
    beside = play.asking.inline()
    return not beside or any(option.seat is None for option in beside)  # whom one means tells nothing


def hint_words(play: Play, asked: Words) -> Words:
    """Return the hint for the only kind of place that is lit where there is one; the bare question where none is."""
    question = play.model.question
    spaces = {place[0] for place in play.places()}
    closer = words(f"{asked.key}-{next(iter(spaces))}") if len(spaces) == 1 else None
    if closer is not None and play.port.has(closer.key):
        return closer
    return asked if play.port.has(asked.key) or question is None else question.text


def hint(play: Play) -> str:
    """Return the one sentence at the bottom, unless it is switched off."""
    return advice(play) if play.port.settings.hints else ""


def advice(play: Play) -> str:
    """Return the one sentence that helps most now."""
    tr, model, keys = play.voice.tr, play.model, play.kit.keys
    if play.port.over:
        return tr("reason-game-over")
    if not play.asked:
        actor = play.port.actor()
        if model.lookout is not None and not play.watching:
            return play.voice.say(model.lookout)
        if actor is None or actor == CHANCE:
            return tr("waiting-chance")
        return tr("waiting-for", names=play.voice.name(actor))
    if hidden(play):
        return tr("cover-answers", key=keys.label("peek"))
    if play.armed is not None:
        said = "hint-confirm" if play.aim is not None else "hint-confirm-here"
        said = "hint-confirm-answer" if play.listed else said
        return tr(said, next=keys.label("next"), confirm=keys.label("confirm"), back=keys.label("back"))
    if play.pick.begun:
        if not play.places():
            return tr("hint-list", back=keys.label("back"))
        said = "hint-place-at-once" if at_once(play) else "hint-place"
        return tr(said, walk=keys.label("walk-on"), confirm=keys.label("confirm"), back=keys.label("back"))
    if model.question is not None and model.question.urgent:
        return play.voice.say(hint_words(play, model.question.hint))
    if play.covered and model.next is not None and model.next.final:
        return tr("cover-advice", key=keys.label("peek"))  # the usual advice tells what the hand can pay for
    return play.voice.say(model.next.hint) if model.next is not None else ""


def notes(play: Play) -> list[tuple[str, str]]:
    """Return what every seat is doing, and the colour to say it in."""
    tr, model = play.voice.tr, play.model
    asked = play.port.actor()
    held_up = asked is not None and asked != CHANCE and play.port.sittings[asked].human
    turn = next((panel.seat for panel in model.seats if panel.turn), None)
    found = []
    for panel, sitting in zip(model.seats, play.port.sittings, strict=True):
        if panel.seat in play.port.winners:
            found.append((tr("seat-wins"), "gold"))
        elif panel.acting and not play.port.over:
            bot = (tr("seat-waits"), "dim") if held_up else (tr("seat-thinks"), "ice")
            own = panel.seat == model.looker and turn in {None, panel.seat}
            found.append((tr("seat-yours" if own else "seat-acts"), "gold") if sitting.human else bot)
        elif panel.turn and not play.port.over:
            found.append((tr("seat-turn"), "ink"))
        else:
            level = tr("seat-level", level=sitting.level) if not sitting.human else tr("seat-waits")
            if play.rest.holds(panel.seat):
                found.append((tr("rest-seat"), "ice"))
                continue
            found.append((level, "dim"))
    return found


def tools(play: Play) -> list[Tool]:
    """Return what can be called at any time."""
    undo, redo = play.port.undo_block(), play.port.redo_block()
    rich = play.voice.rich
    key = play.kit.keys.key
    rest = "play" if play.paused else "pause"
    watch = [Tool(rest, rest, key("pause"), play.toggle_pause)]
    return [
        *(watch if play.watching else ()),
        Tool("undo", "undo", key("undo"), play.undo, rich(undo) if undo is not None else ""),
        Tool("redo", "redo", key("redo"), play.redo, rich(redo) if redo is not None else ""),
        Tool("supply", "bank", key("supply"), play.supply),
        Tool("log", "log", key("chronicle"), play.chronicle),
        Tool("almanac", "almanac", key("almanac"), lambda: play.almanac(play.root.topic())),
        Tool("menu", "menu", key("menu"), play.menu),
    ]
