"""Where only one answer is left, it still says which card it is."""

from __future__ import annotations

import pytest

from catan_desktop.session.session import Session
from catan_desktop.ui.dialogs.options import OptionRow
from tests.ui.table.table import Table, advance, new_session


@pytest.mark.parametrize("kind", ["mance_take", "mormont_return"])
def test_the_only_card_that_can_be_chosen_is_named(kind: str) -> None:
    def only(session: Session) -> bool:
        actor = session.actor()
        decision = session.view(actor).decision if actor is not None else None
        if decision is None or sum(choice.count() for choice in decision.choices) != 1:
            return False
        return next(iter(decision.choices[0])).kind == kind

    table = Table(advance(new_session("watch", (0, 1, 2), seats=3, seed=1), only, 1))
    table.lift()
    assert table.dialog == "question"
    row = table.find("option-0")
    assert isinstance(row, OptionRow)
    cards = {table.words.tr(f"resource-{key}") for key, _ in table.scene.model.hand.resources}
    assert row.option.title in cards
    table.click("option-0")
    assert table.last().kind == kind
