"""Where only one answer is left, it still says which card it is."""

from __future__ import annotations

import pytest

from catan_desktop.games.watch.actions import MelisandreBuy
from catan_desktop.games.watch.heroes.cards import Owed
from catan_desktop.kernel.bits import first
from catan_desktop.session.session import Session
from catan_desktop.ui.dialogs.option_row import OptionRow
from tests.ui.table.table import Table, advance, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("kind", ["mance_take", "mormont_return"])
def test_the_only_card_that_can_be_chosen_is_named(kind: str) -> None:
    def only(session: Session) -> bool:
        actor = session.actor()
        decision = session.view(actor).decision if actor is not None else None
        if decision is None or sum(choice.count() for choice in decision.choices) != 1:
            return False
        return next(iter(decision.choices[0])).kind == kind

    table = Table(advance(new_session("watch", (0, 1, 2), seats=3, seed=2), only, 1))
    table.lift()
    assert table.dialog == ""
    row = table.find("option-0")
    assert isinstance(row, OptionRow)
    cards = {table.words.tr(f"resource-{key}") for key, _ in table.scene.model.hand.resources}
    assert row.option.title in cards
    if kind == "mormont_return":
        owed = table.session.state.frames[-1].data_as(Owed).seats
        question = table.scene.model.question
        assert question is not None
        assert table.port.seats.sittings[first(owed)].name in table.scene.texts.say(question.text)
    table.click("option-0")
    assert table.last().kind == kind


def test_a_later_question_says_what_is_settled_already() -> None:
    def prices(session: Session) -> set[tuple[int, int]]:
        actor = session.actor()
        decision = session.view(actor).decision if actor is not None else None
        choices = decision.choices if decision is not None else ()
        found = [action for choice in choices if choice.count() and choice.count() < 100 for action in choice]
        return {(action.replaced, action.paid) for action in found if isinstance(action, MelisandreBuy)}

    def forced(session: Session) -> bool:
        pairs = prices(session)
        return len({replaced for replaced, _ in pairs}) == 1 and len(pairs) > 1 and session.state.turn > 0

    session = advance(new_session("watch", (0, 1, 2), seats=3, seed=2), forced, 2)
    replaced = next(iter(prices(session)))[0]
    table = Table(session, audit=True)
    table.lift()
    table.click("act-hero")
    assert table.dialog == ""
    key = table.scene.model.hand.resources[replaced][0]
    table.draw()
    settled = table.words.tr("choose-settled", value=table.words.tr(f"resource-{key}"))
    assert any(settled in text for text in table.kit.audit.texts())
