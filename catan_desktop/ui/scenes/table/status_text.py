"""Texts for this moment: the one sentence that helps, what is being chosen, what every seat is doing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.present.models.panels import ActionButton, ChronicleLine, TableModel
from catan_desktop.present.words import Who, words
from catan_desktop.ui.scenes.table import answer_text
from catan_desktop.ui.scenes.table.answer_text import Send
from catan_desktop.ui.scenes.table.answers import act_key, beside_board, beside_places, hidden
from catan_desktop.ui.scenes.table.auto_pass import passing, rests
from catan_desktop.ui.scenes.table.chooser import Place, have
from catan_desktop.ui.scenes.table.choosing import hint_words
from catan_desktop.ui.scenes.table.context import Choosing, entry_text
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.last_turn import IDLE, Deeds, last_deeds
from catan_desktop.ui.scenes.table.messages import AnswerPicked, Back
from catan_desktop.ui.scenes.table.table_text import TableText


def choosing(facts: Facts, texts: TableText, send: Send, reached: Place | None = None) -> Choosing | None:
    """Return what is being chosen, for the panel below the chronicle; None while nothing is.

    `reached`: the place that was reached by keys.
    """
    if facts.state.pending is not None and not facts.state.listed:
        return _pending(facts, texts, send)
    sure = _sure(facts, texts, reached)
    if facts.state.pick.begun:
        return _picked(facts, texts, send, sure)
    question = facts.model.question
    if question is None or not question.urgent or not facts.asked or facts.offer is not None or passing(facts):
        return None
    said, told = texts.say(question.text), texts.rich(hint_words(facts))
    if question.because is not None:
        told = f"{texts.rich(question.because)} {told}"
    if hidden(facts):
        return Choosing(said, f"{told}\n{_covered(texts)}", "", (), None)
    options = answer_text.options(facts, texts, beside_board(facts), send)
    if any(option.amount >= 0 for option in options):
        sure = []  # it stands beside the number
    told = "\n".join(filter(None, [told, answer_text.opening(facts, texts), *sure]))
    return Choosing(said, told, "", _buttons(facts, texts, send), None, options)


def _buttons(facts: Facts, texts: TableText, send: Send) -> list[tuple[str, str, Callable[[], object], str]]:
    """Return the answers that stand beside the board while places are lit: what the next button does stands on it."""
    step = facts.model.next
    shown = None if step is None or step.reason is not None or facts.state.pick.begun else step.action
    return [
        (
            f"answer-{facts.actions.index(action)}",
            texts.say(words),
            partial(send, AnswerPicked(action)),
            "\n".join(texts.consequences(action)),
        )
        for action, words in beside_places(facts)
        if action != shown
    ]


def _pending(facts: Facts, texts: TableText, send: Send) -> Choosing:
    """Return what waits for a yes, and what it is sure to bring."""
    action = facts.state.pending
    assert action is not None
    entry, named = facts.entry(action), facts.game.action_words(action)
    plain = entry is not None and len(entry.kinds) == 1 and named.key == act_key(action.kind)
    said = texts.say(entry.name if entry is not None and plain else named)
    here = "choose-confirm" if facts.state.pending_place is not None else "choose-confirm-here"
    ask = "" if facts.state.taught else texts.tr(here, next=texts.keys.label("next"))
    sure = [texts.rich(entry) for entry in texts.advice.foresee(action)]
    gist = [texts.rich(card.text) for card in facts.model.hand.cards if card.name == named][:1]
    text = "\n".join(filter(None, [*gist, *sure, ask])) if gist or sure else entry_text(texts, entry, ask)
    return Choosing(said, text, entry.icon if entry is not None else "", (), partial(send, Back()))


def _common_entry(facts: Facts, actions: Sequence[Action]) -> ActionButton | None:
    """Return the button that leads to all of some actions."""
    entry = facts.entry(actions[0]) if actions else None
    if entry is None or not entry.fixed:
        return entry
    return entry if all(have(facts.game.fields(one), entry.fixed) for one in actions) else None


def _picked(facts: Facts, texts: TableText, send: Send, sure: list[str]) -> Choosing:
    """Return what was begun, and what of it is to be chosen next."""
    tr, found, kinds = texts.tr, facts.actions, facts.state.pick.kinds
    first = found[0] if found else None
    entry = _common_entry(facts, found)
    alone = entry is not None and entry.ready is not None and len({action.kind for action in found}) == 1
    words = entry.name if entry is not None else None
    if first is not None and (words is None or alone):
        words = facts.game.action_words(first)
    title = texts.say(words) if words is not None else tr(act_key(kinds[0]) if kinds else "context-choose")
    options = [] if hidden(facts) else answer_text.options(facts, texts, beside_board(facts), send)
    lit = facts.places or facts.following
    ask = "" if facts.at_once else tr("choose-place-first" if lit else "choose-list")
    last = any(entry.origin for entry in facts.open_field)
    ask = answer_text.head(facts, texts) if options or last else ask
    ask = _covered(texts) if hidden(facts) else "\n".join(filter(None, [*sure, ask]))
    icon = entry.icon if entry is not None else ""
    buttons = _buttons(facts, texts, send) if facts.state.pick.fixed else []
    told = entry_text(texts, entry, ask)
    if not told and facts.urgent:
        told = f"<dim>{texts.rich(hint_words(facts))}</>"
    return Choosing(title, told, icon, buttons, partial(send, Back()), options)


def _sure(facts: Facts, texts: TableText, reached: Place | None) -> list[str]:
    """Return in words what the chosen answer is sure to bring, or all that the chosen piece can do, or the place that
    was reached by keys; the pointer has a tip for that."""
    if facts.state.pending is not None:
        return texts.consequences(facts.state.pending)
    only = facts.actions if facts.state.pick.fixed else ()
    here = facts.places.get(reached, ()) if reached is not None else only
    return texts.consequences(here[0]) if len(here) == 1 else []


def _covered(texts: TableText) -> str:
    return texts.tr("cover-answers", key=texts.keys.label("peek"))


def hint(facts: Facts, texts: TableText) -> str:
    """Return the one sentence at the bottom, unless it is switched off."""
    return advice(facts, texts) if facts.settings.hints else ""


def advice(facts: Facts, texts: TableText) -> str:
    """Return the one sentence that helps most now."""
    tr, model, state, keys = texts.tr, facts.model, facts.state, texts.keys
    if facts.over:
        return tr("reason-game-over")
    if not facts.asked:
        return _waiting(facts, texts)
    if passing(facts):
        return ""
    if hidden(facts):
        return _covered(texts)
    if state.pending is not None:
        said = "hint-confirm" if state.pending_place is not None else "hint-confirm-here"
        said = "hint-confirm-answer" if state.listed else said
        return tr(said, next=keys.label("next"), confirm=keys.label("confirm"), back=keys.label("back"))
    if state.pick.begun:
        if not facts.places:
            return tr("hint-list", back=keys.label("back"))
        said = "hint-place-at-once" if facts.at_once else "hint-place"
        return tr(said, walk=keys.label("walk-on"), confirm=keys.label("confirm"), back=keys.label("back"))
    if facts.urgent:
        return texts.say(hint_words(facts))
    if facts.covered and model.next is not None and model.next.final:
        return tr("cover-advice", key=keys.label("peek"))  # the usual advice tells what the hand can pay for
    return texts.say(model.next.hint) if model.next is not None else ""


def _waiting(facts: Facts, texts: TableText) -> str:
    """Return in words whom the table waits for, or what to look out for meanwhile."""
    if facts.model.lookout is not None and not facts.watching:
        return texts.say(facts.model.lookout)
    actor = facts.game.actor()
    if actor is None or actor == CHANCE:
        return texts.tr("waiting-chance")
    return texts.say(words("waiting-for", names=Who(actor)))


def notes(facts: Facts, texts: TableText) -> list[tuple[str, str]]:
    """Return what every seat is doing, and the colour to say it in."""
    tr, model = texts.tr, facts.model
    asked = facts.game.actor()
    held_up = asked is not None and asked != CHANCE and facts.sittings[asked].human
    found = []
    for panel, sitting in zip(model.seats, facts.sittings, strict=True):
        if panel.seat in facts.game.winners:
            found.append((tr("seat-wins"), "gold"))
        elif panel.acting and not facts.over:
            bot = (tr("seat-waits"), "dim") if held_up else (tr("seat-thinks"), "ice")
            own = panel.seat == model.viewer and _at_turn(model) in {None, panel.seat}
            found.append((tr("seat-yours" if own else "seat-acts"), "gold") if sitting.human else bot)
        elif panel.turn and not facts.over:
            found.append((tr("seat-turn"), "ink"))
        elif rests(facts, panel.seat):
            found.append((tr("rest-seat"), "ice"))
        else:
            found.append((tr("seat-waits") if sitting.human else tr("seat-level", level=sitting.level), "dim"))
    return found


def deeds(facts: Facts, lines: Sequence[ChronicleLine]) -> list[Deeds]:
    """Return what every bot did in its last turn, as the chronicle has it, where it does nothing now that its card
    tells of."""
    model = facts.model
    busy = {panel.seat for panel in model.seats if panel.acting or panel.turn or panel.seat in facts.game.winners}
    return [
        IDLE if panel.seat in busy or facts.sittings[panel.seat].human else last_deeds(lines, panel.seat, model.turn)
        for panel in model.seats
    ]


def _at_turn(model: TableModel) -> int | None:
    return next((panel.seat for panel in model.seats if panel.turn), None)
