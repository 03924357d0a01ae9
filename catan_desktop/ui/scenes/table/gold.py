"""The gold button: the next sensible step, in whatever the table is about just now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.present.models.panels import OfferView
from catan_desktop.present.words import Words, words
from catan_desktop.ui.scenes.table import chooser
from catan_desktop.ui.scenes.table.desk import Gold
from catan_desktop.ui.scenes.table.draft import filled_in, offer_action
from catan_desktop.ui.scenes.table.telling import hidden

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

ACCEPT_SECONDS = 1.0
"""So long an offer lies open before the button agrees to it: a press that meant to hasten the bots does not."""


def next_step(play: Play) -> Gold:
    """Return the next sensible step."""
    if play.said is not None:
        return play.said
    tr, model = play.voice.tr, play.model
    if play.port.over:
        over = play.exits.over
        return Gold(tr("next-result"), partial(play.leave, over) if over else None, False, tr("reason-game-over"))
    if play.armed is not None:
        said = named(play, play.armed) if play.listed else ""
        return Gold(tr("next-confirm"), partial(play.submit, play.armed), False, why=said)
    if play.watching:
        if play.paused:
            return Gold(tr("next-move"), play.one_step, False)
        return Gold(tr("next-pause"), play.toggle_pause, False)
    if not play.asked:
        actor = play.port.actor()
        other = actor is not None and actor not in (CHANCE, play.seat)
        name = play.voice.name(actor) if actor is not None and other else ""
        why = tr("rest-brief") if play.rest.holds(play.seat) else ""
        return Gold(tr("next-wait"), None, False, tr("waiting-for", names=name) if name else "", why=why)
    if play.minimised and not play.draft.counter:
        return Gold(tr("next-answer"), play.answer, False)
    if play.draft.counter:
        return Gold(tr("next-answer"), play.point, False, plain=True)
    offer = model.trade.offer if model.trade is not None else None
    if offer is not None and offer.withdraw is not None:
        return _settling(play, offer)
    if offer is not None and offer.decline is not None and offer.accept is None:
        return Gold(tr("trade-decline"), partial(play.submit, offer.decline), False)
    if offer is not None and offer.accept is not None:
        sure = "\n".join(play.voice.consequences(offer.accept))
        return Gold(tr("trade-accept"), partial(play.submit, offer.accept), False, tip=sure, guard=ACCEPT_SECONDS)
    if play.party:
        fits = any(entry.seats == play.party for entry in play.asking.party())
        return Gold(tr("next-confirm"), play.asking.take_party if fits else None, False, tr("choose-first"))
    if hidden(play):
        return Gold(tr("next-answer"), None, False, tr("cover-answers", key=play.kit.keys.label("peek")))
    sole = play.asking.sole()
    if sole is not None:
        return Gold(tr("next-confirm"), partial(play.submit, sole), False, why=named(play, sole))
    trade = None if play.pick.begun or play.covered else _supply(play) or _offer(play)
    if trade is not None:
        return trade
    step = model.next
    if play.pick.begun or step is None or step.action is None:
        return _elsewhere(play)
    if step.reason is not None:
        return Gold(
            play.voice.say(step.name), None, step.final, play.voice.rich(step.reason), why=_brief(play, step.reason)
        )
    sure = "\n".join(play.voice.consequences(step.action))
    return Gold(play.voice.say(step.name), partial(play.submit, step.action), step.final, tip=sure)


def _elsewhere(play: Play) -> Gold:
    """Say that the choice is on the board or in a list; a press only leads the keyboard there."""
    keys = play.kit.keys
    how = "hint-place" if play.places() else "hint-list"
    tip = play.voice.tr(how, walk=keys.label("walk-on"), confirm=keys.label("confirm"), back=keys.label("back"))
    return Gold(play.voice.tr("next-place" if play.places() else "next-list"), play.point, False, tip=tip, idle=True)


def named(play: Play, action: Action) -> str:
    """Say what an answer of a list names: the value of its last field."""
    fields = play.port.fields(action)
    return play.asking.said(fields[-1]) if fields else play.voice.rich(play.port.action_words(action))


def _supply(play: Play) -> Gold | None:
    """The trade with the supply that is filled in, if one is."""
    trade = play.model.trade
    action: Any = filled_in(trade, play.draft) if trade is not None else None
    if trade is None or action is None:
        return None

    def make() -> None:
        play.draft.clear()
        play.submit(action)

    words = play.voice.tr("trade-supply-rate", rate=trade.terms(action)[1])
    return Gold(words, make, False, tip="\n".join(play.voice.consequences(action)))


def _offer(play: Play) -> Gold | None:
    """The offer to the others that is put together, if it can be made."""
    choice, draft = chooser.offer_of(play.model.choices), play.draft
    if choice is None or draft.empty or draft.silent:
        return None
    action = offer_action(choice, draft)

    def make() -> None:
        draft.offered()
        play.submit(action)

    return Gold(play.voice.tr("trade-offer"), make, False) if action in choice else None


def _brief(play: Play, reason: Words) -> str:
    """Say in a few words why the step must wait; the whole reason is in the tip."""
    key = "barred-" + reason.key.removeprefix("reason-")
    return play.voice.say(Words(key, reason.arguments) if play.port.has(key) else words("barred"))


def _settling(play: Play, offer: OfferView) -> Gold:
    """The only one who agreed, the way out where nobody did, or a choice."""
    ready = [answer.settle for answer in offer.answers if answer.settle is not None]
    if len(ready) == 1:
        sure = "\n".join(play.voice.consequences(ready[0]))
        return Gold(play.voice.tr("trade-settle"), partial(play.submit, ready[0]), False, tip=sure)
    if not ready and offer.withdraw is not None:
        return Gold(play.voice.tr("trade-withdraw"), partial(play.submit, offer.withdraw), False)
    return Gold(play.voice.tr("next-list"), play.point, False, idle=True)
