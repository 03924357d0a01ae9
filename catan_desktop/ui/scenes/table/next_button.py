"""The next button: the next sensible step, in whatever the table is about just now."""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import OfferView
from catan_desktop.present.words import Who, Words, words
from catan_desktop.ui.scenes.table import chooser
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table.answer_text import named
from catan_desktop.ui.scenes.table.answers import closer_words, hidden, sole
from catan_desktop.ui.scenes.table.auto_pass import passing, rests
from catan_desktop.ui.scenes.table.choosing import lapses
from catan_desktop.ui.scenes.table.draft import Draft, filled_in, offer_action
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.table_text import TableText

GENERAL = "next-choose"
"""A step of this name says nothing of what it does."""


@record
class Proposal:
    """What the button proposes."""

    words: str
    message: m.News | None
    """What comes of a press; None where it must wait."""
    final: bool = False
    """True where it ends the turn."""
    reason: str = ""
    """Why it must wait."""
    tip: str = ""
    """What it is sure to bring."""
    why: str = ""
    """Why it must wait, in a few words that stand on it instead of its key."""
    plain: bool = False
    """True where it only leads to another button that is gold."""
    idle: bool = False
    """True where it only says where to choose, on the board or in a list: it is not gold and does not look like a
    button."""


def next_step(facts: Facts, texts: TableText) -> Proposal:
    """Return the next sensible step."""
    tr, state = texts.tr, facts.state
    if facts.over:
        return Proposal(tr("next-result"), m.ShowResult())
    if state.pending is not None:
        said = _leaves(facts, texts, state.pending) or (named(facts, texts, state.pending) if state.listed else "")
        return Proposal(tr("next-confirm"), m.Submit(state.pending), why=said)
    if facts.watching:
        if state.paused:
            return Proposal(tr("next-move"), m.StepAsked())
        return Proposal(tr("next-pause"), m.PauseToggled())
    if not facts.asked or passing(facts):
        return _waiting(facts, texts)
    if state.draft.counter:
        return Proposal(tr("next-answer"), m.GoToAnswers(), plain=True)
    if state.laid_aside:
        return Proposal(tr("next-answer"), m.TakeUp())
    bargain = _bargain(facts, texts)
    if bargain is not None:
        return bargain
    if state.party:
        fits = any(entry.seats == state.party for entry in facts.party)
        return Proposal(tr("next-confirm"), m.PartyTaken() if fits else None, reason=tr("choose-first"))
    if hidden(facts):
        return Proposal(tr("next-answer"), None, reason=tr("cover-answers", key=texts.keys.label("peek")))
    only = sole(facts)
    if only is not None:
        return _sole(facts, texts, only)
    trade = None if state.pick.begun or facts.covered else _supply(facts, texts) or _offer(facts, texts)
    return trade if trade is not None else _usual(facts, texts)


def _sole(facts: Facts, texts: TableText, only: Action) -> Proposal:
    """The only answer there is, by the name that the rules have for it on the button."""
    step = facts.model.next
    plain = step is not None and step.action == only and step.reason is None and step.leaves is None
    if step is None or not plain or step.name.key == GENERAL:
        press = m.AnswerPicked(only) if lapses(facts, only) else m.Submit(only)
        return Proposal(texts.tr("next-confirm"), press, why=named(facts, texts, only))
    return Proposal(texts.say(step.name), m.Submit(only), step.final)


def _usual(facts: Facts, texts: TableText) -> Proposal:
    """Return what the rules have come to, or what is to be chosen before."""
    step = facts.model.next
    if facts.state.pick.begun or step is None or step.action is None:
        keys, tr, place = texts.keys, texts.tr, bool(facts.places)
        tip = tr(
            "hint-place" if place else "hint-list",
            walk=keys.label("walk-on"),
            confirm=keys.label("confirm"),
            back=keys.label("back"),
        )
        return Proposal(tr("next-place" if place else "next-list"), m.GoToAnswers(), tip=tip, idle=True)
    said = texts.say(closer_words(facts, step.action) or step.name)
    if step.reason is not None:
        return Proposal(said, None, step.final, texts.rich(step.reason), why=_brief(texts, step.reason))
    if step.leaves is not None and lapses(facts, step.action):
        return Proposal(said, m.AnswerPicked(step.action), step.final, tip=texts.say(step.leaves))
    tip = "\n".join(filter(None, [_leaves(facts, texts, step.action), _sure(texts, step.action)]))
    return Proposal(said, m.Submit(step.action), step.final, tip=tip)


def _leaves(facts: Facts, texts: TableText, action: Action) -> str:
    """Return what is given up with an action."""
    step = facts.model.next
    return "" if step is None or step.leaves is None or step.action != action else texts.say(step.leaves)


def _waiting(facts: Facts, texts: TableText) -> Proposal:
    """Somebody else must act."""
    tr, actor = texts.tr, facts.game.actor()
    other = actor is not None and actor not in (CHANCE, facts.seat)
    reason = texts.say(words("waiting-for", names=Who(actor))) if actor is not None and other else ""
    why = tr("rest-brief") if rests(facts, facts.seat) else ""
    return Proposal(tr("next-wait"), None, reason=reason, why=why)


def _bargain(facts: Facts, texts: TableText) -> Proposal | None:
    """The answer to an open offer, or what becomes of the own one."""
    offer, tr = facts.offer, texts.tr
    if offer is None:
        return None
    if offer.withdraw is not None:
        return _settling(offer, offer.withdraw, facts.state.draft, texts)
    if offer.accept is not None:
        return Proposal(tr("next-list"), m.GoToAnswers(), idle=True)
    return Proposal(tr("trade-decline"), m.Submit(offer.decline)) if offer.decline is not None else None


def _settling(offer: OfferView, withdraw: Action, draft: Draft, texts: TableText) -> Proposal:
    """The only one who agreed, the way out where nobody did, or a choice."""
    ready = [answer.settle for answer in offer.answers if answer.settle is not None]
    if len(ready) == 1:
        return Proposal(texts.tr("trade-settle"), m.Trade(ready[0], draft.closed()), tip=_sure(texts, ready[0]))
    if not ready:
        return Proposal(texts.tr("trade-withdraw"), m.Submit(withdraw))
    return Proposal(texts.tr("next-list"), m.GoToAnswers(), idle=True)


def _supply(facts: Facts, texts: TableText) -> Proposal | None:
    """The trade with the supply that is filled in, if one is."""
    trade, draft = facts.model.trade, facts.state.draft
    action = filled_in(trade, draft) if trade is not None else None
    if trade is None or action is None:
        return None
    said = texts.tr("trade-supply-rate", rate=trade.terms(action)[1])
    return Proposal(said, m.Trade(action, draft.cleared()), tip=_sure(texts, action))


def _offer(facts: Facts, texts: TableText) -> Proposal | None:
    """The offer to the others that is put together, if it can be made."""
    choice, draft = chooser.offer_of(facts.model.choices), facts.state.draft
    if choice is None or draft.empty or draft.silent:
        return None
    if draft.refused:  # a second press, made in impatience, ends no turn
        return Proposal(texts.tr("trade-close"), m.DraftChanged(draft.closed()), plain=True)
    action = offer_action(choice, draft)
    return Proposal(texts.tr("trade-offer"), m.Trade(action, draft.offered())) if action in choice else None


def _sure(texts: TableText, action: Action) -> str:
    return "\n".join(texts.consequences(action))


def _brief(texts: TableText, reason: Words) -> str:
    """Return in a few words why the step must wait; the whole reason is in the tip."""
    key = "barred-" + reason.key.removeprefix("reason-")
    return texts.say(Words(key, reason.arguments) if texts.language.has(key) else words("barred"))
