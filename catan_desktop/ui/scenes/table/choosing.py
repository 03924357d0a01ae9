"""Choosing an action step by step: what a press on a button, a place, a card or an answer leads to.

One rule of pressing: a press on an answer, by mouse or by its digit, chooses it and shows what it will bring; the gold
button, Space, Enter or a second press does it. A place or a card does at once what can be taken back; what cannot takes
two presses as well, and so does giving up what is still to be had.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import OnSites
from catan_desktop.kernel.record import replace as changed
from catan_desktop.present.models.ladders import Ladder
from catan_desktop.present.models.panels import ActionButton, CardView
from catan_desktop.present.words import Words, words
from catan_desktop.ui.scenes.table import chooser
from catan_desktop.ui.scenes.table.chooser import Pick, Place
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.messages import (
    Ask,
    Command,
    FocusPlace,
    FocusRung,
    OpenCard,
    OpenLadders,
    OpenPlaceMenu,
    Refuse,
    Submit,
    TellWhyNot,
)
from catan_desktop.ui.scenes.table.state import TableState

Step: TypeAlias = tuple[TableState, tuple[Command, ...]]
"""What comes of a message."""


# buttons, cards, ladders


def asks_twice(facts: Facts, action: Action) -> bool:
    """Return whether an action waits for a second press: it cannot be taken back, and that is wished."""
    return facts.settings.confirm and facts.game.final(action)


def lapses(facts: Facts, action: Action) -> bool:
    """Return whether the next step gives something up that is still to be had, so that it asks once more."""
    step = facts.model.next
    return step is not None and step.leaves is not None and step.action == action and facts.settings.confirm


def begin(facts: Facts, kinds: tuple[str, ...], fixed: tuple[tuple[str, Any], ...] = ()) -> Step:
    """Pick kinds of actions, or those of them with some values, and go as far as that leads."""
    return _pick(facts, replace(facts.state.unpicked(), laid_aside=False), Pick(kinds, fixed, len(fixed)))


def start(facts: Facts, entry: ActionButton) -> Step:
    """Begin with a kind of action; a second press of one that needs only a yes does it."""
    state = facts.state
    led = state.pending is not None and facts.entry(state.pending) == entry
    pending = state.pending if led else None
    if entry.charted and pending is None:
        return state, (OpenLadders(),)
    if entry.reason is not None:
        wish = entry.key if entry.missing else ""
        return replace(state, draft=replace(state.draft, wish=wish)), (Refuse(entry.reason),)
    if pending is not None and state.pending_place is not None:
        return state, (Submit(pending),)
    if (set(state.pick.kinds), state.pick.fixed[: state.pick.given]) == (set(entry.kinds), entry.fixed):
        return back(facts) if state.pending is None else (state, (Submit(state.pending),))
    return begin(facts, entry.kinds, entry.fixed)


def play_card(facts: Facts, card: CardView) -> Step:
    """Play a development card, or tell of one that is only kept."""
    state = facts.state
    if not card.kinds:
        return state, (OpenCard(card),)
    if card.reason is not None:
        return state, (Refuse(card.reason),)
    if state.pending is not None and state.pick == Pick(card.kinds, card.fixed, len(card.fixed)):
        return state, (Submit(state.pending),)
    return begin(facts, card.kinds, card.fixed)


def climb(facts: Facts, ladder: Ladder, *, by_key: bool) -> Step:
    """Choose the next rung of a ladder; a second press buys it. Tell why where it cannot be had."""
    state = facts.state
    reason = ladder.reason
    if reason is None and not facts.asked:
        reason = words("reason-not-your-move")
    if reason is not None:
        return state, (Refuse(reason),)
    if state.pending is not None and facts.climbing == ladder.key:
        return state, (Submit(state.pending), *([FocusRung(ladder.key)] if by_key else ()))
    return begin(facts, ladder.kinds, ladder.fixed)


def _pick(facts: Facts, state: TableState, pick: Pick) -> Step:
    """Do what is left when one action is, else show what must be chosen next."""
    state = replace(state, pick=pick)
    facts = facts.of(state)
    found = facts.actions
    if facts.listing is None and len(found) == 1 and not facts.places:
        if len(pick.fixed) > pick.given or not asks_twice(facts, found[0]):
            return state, (Submit(found[0]),)
        state = replace(state, pending=found[0])
    elif facts.listing is None and _usual(facts):
        state = replace(state, pending=found[0], pending_place=None, listed=True)
    return state, (Ask(),)


def _usual(facts: Facts) -> bool:
    """Return whether only one field is open, and its first value is usually meant."""
    several = facts.open_field
    return bool(several) and several[0].name in facts.model.usual and len(several) == len(facts.actions)


# answers


def pick_field(facts: Facts, kind: str, name: str, value: Any) -> Step:
    """Choose the value of a field; where nothing is begun, of an action of a kind."""
    pick = facts.state.pick if facts.state.pick.begun else Pick((kind,))
    return _pick(facts, facts.state, pick.of(name, value))


def pick_answer(facts: Facts, action: Action) -> Step:
    """Let an answer beside the board wait to be confirmed; a second press does it."""
    state = facts.state
    if state.listed and state.pending == action:
        return state, (Submit(action),)
    return replace(state, pending=action, pending_place=None, listed=True), ()


def take_party(facts: Facts) -> Step:
    """Go on with the seats that were chosen, where they are a value of the field."""
    state = facts.state
    entry = next((entry for entry in facts.party if entry.seats == state.party), None)
    if entry is None:
        return state, ()
    return _pick(facts, replace(state, party=0), state.pick.of(entry.name, entry.value))


# places


def pick_place(facts: Facts, place: Place) -> Step:
    """Use a lit place; one that only follows confirms what it follows."""
    state = facts.state
    here = facts.places.get(place, ())
    if state.pending is not None and (state.pending_place == place if here else place in facts.following):
        return state, (Submit(state.pending),)
    if not here:
        return state, ()
    if state.pick.begun:
        several = not state.pick.fixed and len({action.kind for action in here}) > 1
        return (state, (OpenPlaceMenu(place),)) if several else _place(facts, state, place, here)
    if not facts.urgent:
        if len(here) == 1:
            return _once(facts, place, here[0])
        if facts.lone is None or place not in facts.highlights:
            return state, (OpenPlaceMenu(place),)
        begun, _ = begin(facts, facts.lone.kinds, facts.lone.fixed)
        return pick_place(facts.of(begun), place)
    if len(here) > 1:
        kinds = tuple(dict.fromkeys(action.kind for action in here))
        return begin(facts, kinds, (_named(facts, place, here[0]),))
    return _once(facts, place, here[0])


def _once(facts: Facts, place: Place, action: Action) -> Step:
    """Do what a place that was pressed is for, or show it where it cannot be taken back; a piece that goes elsewhere is
    only chosen, and lights where it can go."""
    if not facts.ends_at(action, place):
        return begin(facts, (action.kind,), (_named(facts, place, action),))
    return show(facts, place, action) if asks_twice(facts, action) else (facts.state, (Submit(action),))


def lift(facts: Facts, place: Place) -> Step:
    """Choose the piece at a place that goes elsewhere from there; nothing comes of it where none does."""
    state, fields = facts.state, facts.game.fields
    starts = ((action, entry) for action in facts.actions for entry in fields(action) if entry.origin)
    action, entry = next(((action, entry) for action, entry in starts if entry.place == place), (None, None))
    if action is None or entry is None:
        return state, ()
    named = (entry.name, entry.value)
    if named in state.pick.fixed:
        return state, (Ask(),)
    return _pick(facts, state, state.pick.of(*named)) if state.pick.begun else begin(facts, (action.kind,), (named,))


def pick_kind(facts: Facts, kind: str, place: Place) -> Step:
    """Do one of several things that can be done at a place."""
    here = [action for action in facts.places.get(place, ()) if action.kind == kind]
    state = replace(facts.state, pick=Pick((kind,)))
    return _place(facts, state, place, here) if here else (facts.state, ())


def show(facts: Facts, place: Place, action: Action) -> Step:
    """Show what a second press on the same place will do."""
    return replace(facts.state, pending=action, pending_place=place, listed=False), (FocusPlace(place),)


def _place(facts: Facts, state: TableState, place: Place, here: Sequence[Action]) -> Step:
    """Something was picked before: the place is its next field, and does it where nothing else is to be chosen.

    What goes on elsewhere is lit there first, even where there is only one such place.
    """
    if len(here) == 1 and facts.ends_at(here[0], place):
        return state, (Submit(here[0]),)
    return _pick(facts, state, state.pick.of(*_named(facts, place, here[0])))


def _named(facts: Facts, place: Place, action: Action) -> tuple[str, Any]:
    """Return the field of an action that a place is the value of, and the value."""
    entry = next(entry for entry in facts.game.fields(action) if entry.place == place)
    return entry.name, entry.value


def come_to(facts: Facts, place: Place) -> Step:
    """Use the place that the next button came to by itself: nobody pointed at it, so it asks once more."""
    here, state = facts.places.get(place, ()), facts.state
    single = state.pending is None and len(here) == 1 and facts.ends_at(here[0], place)
    return show(facts, place, here[0]) if single and facts.settings.confirm else pick_place(facts, place)


def miss_place(facts: Facts, place: Place) -> Step:
    """Another place was pressed: tell why it cannot be chosen, if it is of the kind that is asked for."""
    state, begun = facts.state, facts.state.pick.begun
    if not facts.asked:
        return state, ()
    space, site = place
    for choice in facts.model.choices:
        if not isinstance(choice, OnSites) or choice.space != space:
            continue
        if begun and choice.kind.kind not in state.pick.kinds:
            continue
        return state, ((TellWhyNot(choice.at(site)),) if begun or facts.urgent else ())
    aimed = _aimed(facts, place) if begun or facts.urgent else None
    return state, (TellWhyNot(aimed),) if aimed is not None else _other_kind(facts, space)


def _aimed(facts: Facts, place: Place) -> Action | None:
    """Return what an action would be that is aimed at a place where none can be, of the first kind that is aimed at
    such places; None where none is."""
    fields = facts.game.fields
    for kind in dict.fromkeys(action.kind for action in facts.actions):
        same = [action for action in facts.actions if action.kind == kind]
        asked = chooser.open_field(same, fields) or fields(same[0])[-1:]
        space, site = asked[0].place or ("", -1) if asked else ("", -1)
        if asked and (space, site) == (place[0], asked[0].value):
            aim: dict[str, Any] = {asked[0].name: place[1]}
            return changed(same[0], **aim)
    return None


def _other_kind(facts: Facts, space: str) -> tuple[Command, ...]:
    """A place of a kind that nobody asked for: say which kind is asked for, where something must be chosen."""
    asked = {place[0] for place in facts.places}
    if not asked or space in asked:
        return ()
    if facts.model.question is None or not (facts.urgent or facts.state.pick.begun):
        return ()
    return (Refuse(words("choose-place") if facts.state.pick.begun else hint_words(facts)),)


def hint_words(facts: Facts) -> Words:
    """Return the hint of the question, for the only kind of place that is lit where there is one; the bare question
    where none is."""
    question = facts.model.question
    assert question is not None
    spaces = {place[0] for place in facts.places}
    closer = words(f"{question.hint.key}-{next(iter(spaces))}") if len(spaces) == 1 else None
    if closer is not None and facts.language.has(closer.key):
        return closer
    return question.hint if facts.language.has(question.hint.key) else question.text


# going back


def back(facts: Facts) -> Step:
    """Take back the last step of a choice; nothing comes of it where there was none."""
    state, pick = facts.state, facts.state.pick
    if state.draft.counter:
        return replace(state, draft=state.draft.cleared(), laid_aside=False), (Ask(),)
    if state.party:
        return replace(state, party=0), ()
    if state.pending is not None and (state.pending_place is not None or state.listed):
        return state.unpending(), (Ask(),)
    if len(pick.fixed) > pick.given:
        return replace(state, pick=pick.back()), (Ask(),)
    if pick.begun or state.pending is not None:
        return state.unpicked(), (Ask(),)
    trade = facts.model.trade
    if not state.draft.empty and trade is not None and trade.reason is None:
        return replace(state, draft=state.draft.cleared()), ()  # at other times than in the own turn it is not seen
    if state.draft.open:
        return replace(state, draft=replace(state.draft, open=False)), ()
    return state, ()


def lay_aside(facts: Facts) -> Step:
    """Lay the dialog of a question aside to look at the board; the next button brings it back."""
    state = facts.state
    if state.pick.begun and not facts.urgent:
        return state.unpicked(), ()
    return replace(state, pick=Pick(), laid_aside=True), ()
