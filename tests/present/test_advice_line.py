"""The one sentence of help in the own turn: true for whatever can be done."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.views import PANELS
from catan_desktop.kernel import engine
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.present.panel_view import table_model
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.ui.table.table import new_session

IDLE = frozenset({"end_turn", "bank_trade", "offer_trade"})
"""What the advice to trade or to end the turn leaves to do."""
ENOUGH = 60
"""Positions of each game that are looked at."""


def kinds(choices: tuple[Choice, ...]) -> set[str]:
    """The kinds of all that can be chosen."""
    found: set[str] = set()
    for choice in choices:
        among = getattr(choice, "actions", None)
        found |= {action.kind for action in among} if among is not None else set()
        if among is None and choice.count():
            found.add(getattr(getattr(choice, "kind", None), "kind", "") or next(iter(choice)).kind)
    return found


@pytest.mark.parametrize(("ruleset", "seats"), [("watch", 4), ("classic", 3), ("cities-knights", 4)])
def test_nobody_is_told_that_nothing_can_be_built_while_anything_else_can_be_done(ruleset: str, seats: int) -> None:
    session, luck, looked = new_session(ruleset, humans=range(seats), seats=seats), Random(7), 0
    said: set[str] = set()
    while looked < ENOUGH and session.outcome is None:
        actor = session.actor()
        if actor is None or actor == CHANCE:
            session.pump()
            continue
        view = session.view(actor)
        assert view.decision is not None
        able = kinds(view.decision.choices)
        step = table_model(PANELS, session.game, view).next
        if view.state.frames[-1].step == ACTION and step is not None and step.final:
            looked += 1
            said.add(step.hint.key)
            if step.reason is not None:
                assert step.hint == step.reason
                assert "end_turn" not in able
            elif step.hint.key in {"hint-afford-none", "hint-action-trade"}:
                assert able <= IDLE
                assert len(able) > 1, "there is nobody to trade with"
            elif step.hint.key == "hint-action-none":
                assert able == {"end_turn"}
            else:
                assert able - IDLE
        choices = [choice for choice in view.decision.choices if choice.count()]
        # nobody ends a turn as long as there is something else, so that many positions come
        more = [choice for choice in choices if kinds((choice,)) - {"offer_trade", "end_turn"}] or choices
        session.submit(luck.choice(more).sample(luck))
    assert looked
    assert len(said) > 1


HOME = "V(0,0,N)! E(0,0,NE) E(0,0,E)"


def advice(table: CityTable) -> str:
    """The key of the sentence for seat 0."""
    step = table_model(PANELS, table.game, engine.observe(table.game, table.state, Seat(0))).next
    assert step is not None
    return step.hint.key


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (f"{HOME} K1*(0,0,NE)", "hint-action-free"),
        (f"{HOME} 1wool 1ore", "hint-action-build"),
        (f"{HOME} warlord K1(0,0,NE)", "hint-action-card"),
        (f"{HOME} 1wool", "hint-afford-none"),
        (HOME, "hint-action-none"),
        (f"{HOME} 1wool 1ore warlord smith crane spy wedding", "reason-too-many-progress"),
    ],
)
def test_the_advice_fits_knights_and_progress_cards(words: str, key: str) -> None:
    assert advice(place(cities_game(), words, "V(2,0,SE)! 2brick")) == key
