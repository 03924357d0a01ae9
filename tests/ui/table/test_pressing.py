"""One rule of pressing, over the questions of every game.

A press on an answer chooses, and another does it; a place or a card does at once only what can be taken back; Space
never accepts an offer, and gives nothing up that is still to be had without asking once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.catalogue import MIXES, RULESETS
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.mechanics.actions import AcceptOffer
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table.answers import Listed, beside_board, beside_places, due
from catan_desktop.ui.scenes.table.choosing import lapses
from catan_desktop.ui.scenes.table.facts import Facts, derive
from catan_desktop.ui.scenes.table.next_button import next_step
from catan_desktop.ui.scenes.table.state import TableState
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.update import update
from tests.ui.table.table import Table, new_session

PLIES = 700
"""Actions of a game that are looked at."""
TIMES = 2
"""How often the same question is looked at."""


def asked(session: Session, rng: Random) -> Iterator[Facts]:
    """Yield what follows from each position of a game in which somebody is asked, the first times that it comes."""
    port, met = Table(session).port, Counter[tuple[str, ...]]()
    for _ in range(PLIES):
        actor = session.actor()
        if session.outcome is not None:
            return
        if actor is None or actor == CHANCE:
            assert session.pump()
            continue
        decision = session.view(actor).decision
        assert decision is not None
        choices = [choice for choice in decision.choices if choice.count()]
        kinds = tuple(sorted({next(iter(choice)).kind for choice in choices}))
        met[session.state.frames[-1].step, *kinds] += 1
        if met[session.state.frames[-1].step, *kinds] <= TIMES:
            yield derive(TableState(viewer=actor), port)
        session.submit(rng.choice(choices).sample(rng))


def done(facts: Facts, message: m.News) -> Action | None:
    """Return what a press does in the game; None for nothing."""
    if isinstance(message, m.Submit):
        return message.action
    _, commands = update(facts.state, facts, message)  # type: ignore[arg-type]
    return next((one.action for one in commands if isinstance(one, m.Submit)), None)


def chosen(facts: Facts, message: m.News) -> Facts:
    state, _ = update(facts.state, facts, message)  # type: ignore[arg-type]
    return facts.of(state)


def check_answers(facts: Facts) -> int:
    """Hold answers of a list: the first press chooses, the second does it."""
    wanted = due(facts)
    listed = list(wanted.answers) if isinstance(wanted, Listed) else []
    several = len([one for one in (*beside_board(facts), *listed) if one.reason is None]) > 1
    answers = [one.message for one in beside_board(facts) if one.message is not None and several]
    answers += [m.AnswerPicked(action) for action, _ in beside_places(facts)]
    for message in answers:
        assert done(facts, message) is None, message
        if isinstance(message, m.AnswerPicked):
            after = chosen(facts, message)
            assert after.state.pending == message.action
            assert done(after, message) == message.action
    for one in listed:
        assert not (several and isinstance(one.message, m.Submit)) or one.final is not None, (
            "a dialog does it with the second press"
        )
    return len(answers) + len(listed)


def check_places(facts: Facts) -> int:
    """Hold places and cards: at once is done only what can be taken back."""
    presses: list[m.News] = [m.PlacePicked(place) for place in facts.places]
    presses += [m.PlayCard(card) for card in facts.model.hand.cards if card.kinds and card.reason is None]
    for message in presses:
        action = done(facts, message)
        assert action is None or not facts.game.final(action), (message, action)
        if action is not None and isinstance(message, m.PlacePicked):
            here = [entry for entry in facts.game.fields(action) if entry.place == message.place]
            assert not all(entry.origin for entry in here), "a press on a piece only chooses it"
    return len(presses)


def check_space(facts: Facts, texts: TableText) -> int:
    """Hold the gold button, with nothing chosen."""
    message = next_step(facts, texts).message
    if message is None or not isinstance(message, m.Submit | m.AnswerPicked):
        return 0
    action = done(facts, message)
    step = facts.model.next
    assert not isinstance(action, AcceptOffer)
    if step is not None and step.leaves is not None and step.action is not None and lapses(facts, step.action):
        assert action != step.action
        after = next_step(chosen(facts, message), texts).message
        assert after == m.Submit(step.action), "it asks once"
        return 1
    return 0


@pytest.mark.parametrize("ruleset", [*sorted(RULESETS), *[pytest.param(key, marks=pytest.mark.slow) for key in MIXES]])
def test_every_question_is_pressed_by_one_rule(ruleset: str) -> None:
    """With two games at a table their questions meet: what one asks in the middle of the other is pressed alike."""
    known = catalogue.ruleset(ruleset).seats
    seats = 3 if 3 in known else known[0]
    session = new_session(ruleset, humans=range(seats), seats=seats)
    held: Counter[str] = Counter()
    texts: TableText | None = None
    for facts in asked(session, Random(3)):
        texts = texts or Table(session).scene.texts
        held["answers"] += check_answers(facts)
        held["places"] += check_places(facts)
        held["given up"] += check_space(facts, texts)
    assert held["answers"] > 3
    assert held["places"] > 10
    if ruleset in {"great-wall", "landnam", "traders-barbarians", "barbarian-attack"}:
        assert held["given up"]
