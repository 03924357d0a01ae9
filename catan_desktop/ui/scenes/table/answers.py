"""The answers to what is asked: which there are, what each of them does, and whether they need a dialog."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Amount, Handful
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace as changed
from catan_desktop.present.models.panels import ActionButton, Field
from catan_desktop.present.words import Words, words
from catan_desktop.ui.scenes.table import chooser
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.messages import AnswerPicked, Begin, FieldPicked, News, PartyToggled, Submit

RESOURCES = 5
"""Kinds of cards that come first, the resources; commodities come after them."""
MOST_INLINE = 10
"""Answers at most, each with a short name, that stand beside the board."""
FEW_HANDFULS = 5
"""Handfuls of cards at most that are listed among the other answers; more of them are picked card by card."""
FEW_AMOUNTS = 2
"""Amounts at most that are listed one by one; more of them are one answer with a minus and a plus."""
MOST_VALUES = 8
"""Values at most of a kind of action that stand in one list with other kinds."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer, not yet in words."""

    label: Words | None
    """None: the name of its seat, or its cards."""
    message: News | None = None
    """What comes of it; None where it cannot be chosen."""
    about: Words | None = None
    """What it means; where nothing is said and it is a seat's, how that seat stands is told."""
    picture: str = ""
    seat: Seat = NOBODY
    """Whose colours it has."""
    reason: Words | None = None
    """Why it cannot be chosen."""
    brief: bool = True
    """True where what it means is said in a few words or not at all, so that no dialog is needed."""
    final: Action | None = None
    """What it does: a press chooses it, and another does it. None where it only leads on."""
    chosen: bool = False
    """True while it waits to be confirmed."""
    cards: tuple[int, ...] = ()
    """The handful that it names."""
    amount: int = -1
    """The number of cards that it is, of more than a few; -1: it is no number."""
    digit: int = 0
    """Its own number on the keyboard; 0: that of its place in the list."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Answers that need a dialog."""

    answers: Sequence[Answer]
    field: bool
    """They are values of a field of what was begun; else the whole of a question."""


def beside_board(facts: Facts) -> Sequence[Answer]:
    """Return the answers of a small question, which stand beside the board instead of covering it."""
    state = facts.state
    if not facts.asked or (state.pending is not None and not state.listed) or facts.places:
        return ()
    if state.pick.begun:
        if chooser.picker(facts.model.choices, state.pick) is not None:
            return ()
        found = _of_fields(facts)
    elif not facts.urgent or facts.offer is not None or _only_picker(facts) is not None:
        return ()
    else:
        found = _of_question(facts)
    if sum(answer.amount < 0 for answer in found) > MOST_INLINE or not all(answer.brief for answer in found):
        return ()
    if facts.urgent and not state.pick.begun and len(facts.actions) == 1:
        can = [answer for answer in found if answer.reason is None]
        usual = next((answer for answer in can if answer.final == facts.actions[0]), can[0] if can else None)
        found = [replace(answer, chosen=answer is usual) for answer in found]
    return [_waiting(facts, answer) for answer in found]


def due(facts: Facts) -> Handful | Amount | Listed | None:
    """Return what a dialog must ask: cards, an amount, or one of several answers; None where none is needed."""
    state = facts.state
    if state.pending is not None or beside_board(facts):
        return None
    if state.pick.begun:
        picker = chooser.picker(facts.model.choices, state.pick)
        if picker is not None:
            return picker
        found = [] if facts.places else _of_fields(facts)
        return Listed(found, True) if found else None
    if not facts.urgent or facts.offer is not None:
        return None  # an offer is answered beside the board
    picker = _only_picker(facts)
    if picker is not None:
        return picker
    return None if facts.places else Listed(_of_question(facts), False)


def sole(facts: Facts) -> Action | None:
    """Return the only answer there is to the question beside the board; None where there are several."""
    found = facts.actions if facts.urgent and not facts.state.pick.begun else ()
    return found[0] if len(found) == 1 and beside_board(facts) else None


def beside_places(facts: Facts) -> Sequence[tuple[Action, Words]]:
    """Return the answers that stand beside the board while places are lit: those that name no place."""
    if not facts.places:
        return ()
    lit = {action for here in facts.places.values() for action in here}
    return [(action, answer_words(facts, action)) for action in facts.actions if action not in lit]


def hidden(facts: Facts) -> bool:
    """Return whether something is asked whose answers would tell of a covered hand, and so show only with the hand."""
    state = facts.state
    armed = state.pending is not None and not state.listed
    wanted = facts.urgent or state.pick.begun
    if not (facts.covered and facts.asked and wanted) or armed or facts.places or facts.offer is not None:
        return False
    beside = beside_board(facts)
    return not beside or any(answer.seat == NOBODY for answer in beside)  # whom one means tells nothing


def answer_words(facts: Facts, action: Action) -> Words:
    """Return in words what an action is, as an answer to the question that is asked where that has words of its own."""
    return closer_words(facts, action) or facts.game.action_words(action)


def closer_words(facts: Facts, action: Action) -> Words | None:
    """Return the words that the question which is asked has of its own for an action; None where it has none."""
    question = facts.model.question
    if question is None:
        return None
    closer = words(f"{act_key(action.kind)}-{question.hint.key.removeprefix('hint-')}")
    return closer if facts.language.has(closer.key) else None


def act_key(kind: str) -> str:
    """Return the key of the name of a kind of actions."""
    return "act-" + kind.replace("_", "-")


def _only_picker(facts: Facts) -> Handful | Amount | None:
    only = facts.pickers[0] if facts.pickers and len(facts.model.choices) == 1 else None
    return only if isinstance(only, Handful) else None


def _waiting(facts: Facts, answer: Answer) -> Answer:
    """Let an answer wait for a second press, for the next button or its key."""
    state = facts.state
    if answer.final is None or not facts.settings.confirm:
        return answer
    return replace(answer, message=AnswerPicked(answer.final), chosen=state.listed and state.pending == answer.final)


def _choice(found: list[Answer]) -> list[Answer]:
    """Let a press only choose where there is a choice; the only answer is chosen already."""
    several = sum(answer.reason is None for answer in found) > 1
    return found if several else [replace(answer, final=None) for answer in found]


def _of_question(facts: Facts) -> list[Answer]:
    """Return every answer of a question; answers of one kind are the values of their open field.

    The only answer of a kind is its last field's value: which card it is must be seen.
    """
    by_kind: dict[str, list[Action]] = {}
    for action in facts.actions:
        by_kind.setdefault(action.kind, []).append(action)
    found: list[Answer] = []
    whole: list[Answer] = []  # last: Space, which goes to the first answer, must not pass on what there is to take
    fields = facts.game.fields
    for same in by_kind.values():
        several = chooser.open_field(same, fields) or fields(same[0])[-1:]
        if several and (len(by_kind) == 1 or len(several) <= MOST_VALUES):
            found.extend(_values(facts, several, same))
        else:
            whole.append(Answer(answer_words(facts, same[0]), Submit(same[0]), final=same[0]))
    usual = facts.model.next.action if facts.model.next is not None else None
    whole.sort(key=lambda answer: answer.final == usual)  # what the next button does anyway stands behind the others
    picked = [answer for picker in facts.pickers for answer in _of_picker(facts, picker)]
    return _choice([*found, *whole, *picked])


def _of_picker(facts: Facts, picker: Handful | Amount) -> list[Answer]:
    """Return a few handfuls, one by one; else the answer that opens the picker."""
    if isinstance(picker, Amount):
        few = picker.count() <= FEW_AMOUNTS
        return [
            Answer(facts.game.action_words(action), Submit(action), final=action, amount=-1 if few else picker.low + at)
            for at, action in enumerate(picker)
        ]
    if isinstance(picker, Handful) and picker.count() <= FEW_HANDFULS:
        return [Answer(None, Submit(action), final=action, cards=action.cards) for action in picker]  # type: ignore[attr-defined]
    kind = chooser.kind_of(picker)
    return [Answer(words(act_key(kind)), Begin((kind,)))]


def _of_fields(facts: Facts) -> list[Answer]:
    """Return the values of the next open field of what is picked, or the kinds of actions where several are."""
    entry, several = facts.listing, facts.open_field
    if entry is not None and facts.actions:
        return _listing(facts, entry)
    if several and all(field.seats for field in several):
        return _party(facts, several)
    if several:
        return _choice(_values(facts, several, facts.actions))
    return list(_kinds(facts).values())


def _kinds(facts: Facts) -> dict[str, Answer]:
    firsts: dict[str, Action] = {}
    for action in facts.actions:
        firsts.setdefault(action.kind, action)
    given = facts.state.pick.fixed
    return {kind: Answer(facts.game.action_words(one), Begin((kind,), given)) for kind, one in firsts.items()}


def _listing(facts: Facts, entry: ActionButton) -> list[Answer]:
    """Return all that can be done with a button, in its order; what is not possible now with the reason."""
    found = {kind: Answer(name, reason=why) for kind, name, why in entry.barred} | _kinds(facts)
    return [found[kind] for kind in entry.kinds if kind in found]


def _party(facts: Facts, several: Sequence[Field]) -> list[Answer]:
    """Return the seats of a field that stands for several, each to be taken in and left out, as far as rules go."""
    masks, chosen = [entry.seats for entry in several], facts.state.party
    found: list[Answer] = []
    for panel in facts.model.seats:
        bit = 1 << panel.seat
        if not any(mask & bit for mask in masks):
            continue
        full = not chosen & bit and not any(chosen | bit == mask & (chosen | bit) for mask in masks)
        reason = words("choose-no-more") if full else None
        toggle = PartyToggled(panel.seat)
        found.append(Answer(None, toggle, seat=panel.seat, reason=reason, chosen=bool(chosen & bit)))
    return found


def _values(facts: Facts, several: Sequence[Field], among: Sequence[Action]) -> list[Answer]:
    """Return the values of a field; resources have the numbers that they have in the hand, whichever can be chosen.

    One that cannot is shown with the reason, beside those of its group that can.
    """
    kinds = [f"resource-{key}" for key, _ in facts.model.hand.resources]
    if not all(entry.icon in kinds for entry in several):
        return [_value(facts, entry, among) for entry in several]
    able = {kinds.index(entry.icon): entry for entry in several}
    found: list[Answer] = []
    for group in (range(min(RESOURCES, len(kinds))), range(RESOURCES, len(kinds))):
        if able.keys().isdisjoint(group):
            continue
        for kind in group:
            entry = able.get(kind)
            if entry is not None:
                answer = _value(facts, entry, among)
            else:
                answer = _barred(facts, kinds[kind], among, {several[0].name: kind})
            found.append(replace(answer, digit=kind + 1))
    return found


def _barred(facts: Facts, key: str, among: Sequence[Action], value: dict[str, Any]) -> Answer:
    """Return a resource that cannot be chosen now, and why; `value`: that of its field."""
    tried = (facts.game.why_not(changed(action, **value)) for action in among)
    refusals = Counter(refusal for refusal in tried if refusal is not None)
    why = refusals.most_common(1)[0][0] if refusals else words("choose-not-this")
    return Answer(words(key), picture=key, reason=why)


def _value(facts: Facts, entry: Field, among: Sequence[Action]) -> Answer:
    same = (entry.name, entry.value)
    here = [one for one in among if any((field.name, field.value) == same for field in facts.game.fields(one))]
    only = here[0] if len(here) == 1 else None
    message = Submit(only) if only is not None else FieldPicked(here[0].kind, entry.name, entry.value)
    told = entry.aside or entry.text
    return Answer(entry.label, message, told, entry.icon, entry.seat, brief=entry.text is None, final=only)
