"""Automatic actions: passing until the own turn, where that is wished, declining, ending a turn that is over.

Who wants to be left alone until the own turn passes between the turns of others. It belongs to those who sit before the
screen, not to the game: the log holds passes like any other, and nothing of it is kept with the game. Each seat rests
by itself, so that no curtain comes down for somebody who would only pass; it happens whatever the hand holds, so that
it tells nothing. Whatever else is asked, an offer, a loss, is asked as ever.

Several people at one screen answer a question that goes round together: who then says no passes, and no curtain comes
down for it. Who has, as everybody can see, nothing else to say is not asked at all.
"""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import NextStep, OfferView, Round
from catan_desktop.present.words import Who, words
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.messages import Command, Submit, Tell
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import DIM
from catan_desktop.ui.widgets import Button, Kit, Label, Widget

KEY = "until-my-turn"
"""The command, and the name of the button."""
TOPIC = "special-building"
AWAKE = "awake"
"""In the menu of a seat: it is asked again."""
SEEN_SECONDS = 1.5
"""How long an offer is seen that cannot be met."""


@record
class Resting:
    """What the looking seat may be shown of it."""

    on: bool
    toggle: Callable[[], object]


def rests(facts: Facts, seat: Seat) -> bool:
    """Return whether a seat rests; it ends with its own turn or the meeting, and when a bot sits down there."""
    model = facts.model
    over = not model.overlays if model.rest == "meeting" else model.active == seat
    return bool(facts.state.resting >> seat & 1) and not over and facts.sittings[seat].human


def between(step: NextStep | None) -> NextStep | None:
    """Return a step from which one may rest."""
    return step if step is not None and step.between else None


def _asked_person(facts: Facts) -> tuple[Seat, NextStep] | None:
    """Return the person who is asked, whoever looks, and the next sensible step there."""
    actor = facts.game.actor()
    if actor is None or actor == CHANCE or facts.state.viewer is None or not facts.sittings[actor].human:
        return None
    step = facts.game.model(actor).next
    return (actor, step) if step is not None else None


def pass_due(facts: Facts) -> Action | None:
    """Return the pass of whoever is asked and rests, said no together with others or has nothing else to say; None
    where nobody does."""
    found = _asked_person(facts)
    if found is None:
        return None
    actor, step = found
    if rests(facts, actor) and between(step) is not None:
        return step.action
    if len(facts.humans) == 1:
        return None
    key, seats = facts.state.silent
    silent = step.round is not None and step.round.key == key and seats >> actor & 1
    return step.action if silent or (step.plain and facts.settings.auto_pass) else None


def round_due(facts: Facts) -> Round | None:
    """Return the question that is now put to everybody at the screen at once; None where none is."""
    found = _asked_person(facts)
    if found is None or len(facts.humans) == 1 or pass_due(facts) is not None:
        return None
    one = found[1].round
    return one if one is not None and one.key != facts.state.silent[0] else None


def resting(facts: Facts, toggle: Callable[[], object]) -> Resting | None:
    """Return what the looking seat is offered; None outside the steps between the turns while it does not rest."""
    on = facts.state.viewer is not None and rests(facts, facts.seat)
    offered = facts.asked and between(facts.model.next) is not None
    return Resting(on, toggle) if on or offered else None


def unmet(facts: Facts) -> OfferView | None:
    """Return an offer that the only person at the table cannot meet; it lies open for a moment, then it is declined.

    None where there is none, the player wants to be asked, or it would tell of the hand.
    """
    offer = facts.offer
    if offer is None or offer.decline is None or offer.accept is not None:
        return None
    return offer if facts.asked and len(facts.humans) == 1 and facts.settings.auto_decline else None


def unheard(facts: Facts) -> OfferView | None:
    """Return an offer to a person who wants to hear no more of them in this turn."""
    offer = facts.offer
    muted = (facts.seat, facts.model.turn) in facts.state.muted_offers
    return offer if facts.asked and offer is not None and offer.decline is not None and muted else None


def passes_alone(facts: Facts) -> Action | None:
    """Return the pass of the only person at the table, who is asked between the turns or phases and can do nothing.

    A phase of the own turn waits as long as what led there can be taken back.
    """
    step = facts.model.next
    wished = facts.settings.auto_pass and facts.asked and len(facts.humans) == 1
    if not wished or step is None or not step.lone:
        return None
    back = step.final and facts.model.active == facts.seat and facts.game.led(facts.seat)
    return None if back else step.action


def turn_is_over(facts: Facts) -> Action | None:
    """Return the end of a turn in which everybody can see that nothing else is possible: the hand is empty."""
    model, step = facts.model, facts.model.next
    empty = not any(count for _, count in model.hand.resources) and not model.hand.cards
    idle = all(entry.reason is not None for entry in model.buttons)
    over = facts.settings.auto_end and facts.asked and step is not None and step.final and empty and idle
    return step.action if over and step is not None else None


def by_itself(facts: Facts, seen_seconds: float, *, reading: bool) -> tuple[Command, ...]:
    """Return what is done without the looking person.

    Args:
        seen_seconds: how long an open offer has been seen.
        reading: a dialog lies open.
    """
    offer, told = unheard(facts), "trade-declined-unheard"
    if offer is None and seen_seconds >= SEEN_SECONDS:
        offer, told = unmet(facts), "trade-declined-unmet"
    if offer is not None and offer.decline is not None:
        return Submit(offer.decline), Tell(words(told, name=Who(offer.seat)))
    end = turn_is_over(facts)
    if end is not None and not reading:
        return Submit(end), Tell(words("auto-ended"))
    alone = passes_alone(facts)
    return (Submit(alone),) if alone is not None and not reading else ()


def passing(facts: Facts) -> bool:
    """Return whether the person passes without being asked, as soon as all that happened has been seen."""
    return pass_due(facts) is not None or passes_alone(facts) is not None


def answers_itself(facts: Facts) -> bool:
    """Return whether what the person is asked will be answered without them."""
    return unheard(facts) is not None or unmet(facts) is not None or passing(facts)


def rest_rows(kit: Kit, texts: TableText, resting: Resting) -> list[Widget]:
    """Make the button, and while it lasts the words that say so."""
    said = texts.tr("rest-end" if resting.on else "rest-begin")
    key = kit.keys.key(KEY)
    icon = "play" if resting.on else "pause"
    button = Button(
        kit, said, resting.toggle, icon=icon, size="small", hotkey=key, name=KEY, tip=texts.tr("about-rest")
    )
    button.topic = TOPIC
    told = Label(kit, texts.tr("rest-told"), DIM.of("ice"), name="resting")
    return [told, button] if resting.on else [button]
