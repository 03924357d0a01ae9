"""The gold button: one of its kind at a time, and grey with the reason on it."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.words import words
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table.actions import PrimaryButton
from catan_desktop.ui.scenes.table.messages import NameTerms
from catan_desktop.ui.scenes.table.next_button import next_step
from catan_desktop.ui.widgets import Button
from tests.games.cities_knights.place import cities_game, place
from tests.parts import purse, settlers
from tests.ui.table.laid import laid
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def shining(table: Table) -> list[str]:
    """The names of the gold buttons that can be pressed."""
    found = [widget for widget in table.scene.root.content.walk() if isinstance(widget, Button)]
    return [button.name for button in found if button.kind == "primary" and button.enabled]


def can_accept(session: Session) -> bool:
    if not at_step("settlers.offer")(session) or session.actor() != 0:
        return False
    decision = session.view(Seat(0)).decision
    return decision is not None and any(next(iter(one)).kind == "accept_offer" for one in decision.choices)


def can_name_terms(session: Session) -> bool:
    return can_accept(session) and sum(purse(settlers(session.state), Seat(0)).hand) > 1


def test_space_never_accepts_an_offer() -> None:
    table = Table(advance(new_session(seed=3), can_accept, 3))
    ply = table.session.ply
    for _ in range(4):
        table.step(1.0)
        table.key(pygame.K_SPACE)
    assert table.session.ply == ply
    assert table.scene.root.focus is not None
    assert table.scene.root.focus.name != "accept"
    table.click("accept")
    assert table.session.timeline.plies[ply].action.kind == "accept_offer"


def test_own_terms_have_one_gold_button_and_space_only_leads_to_it() -> None:
    table = Table(advance(new_session(seed=3), can_name_terms, 3))
    table.scene.send(NameTerms())
    assert shining(table) == ["counter-send"]
    ply = table.session.ply
    table.key(pygame.K_SPACE)
    assert table.session.ply == ply
    assert table.scene.root.focus is table.find("counter-send")


@pytest.mark.parametrize(("step", "said"), [("settlers.robber", "next-place"), ("settlers.discard", "next-list")])
def test_the_gold_button_says_where_to_answer(step: str, said: str) -> None:
    def asked(session: Session) -> bool:
        return at_step(step)(session) and session.actor() == 0

    table = Table(advance(new_session(seed=3), asked, 3))
    assert next_step(table.scene.facts, table.scene.texts).words == table.words.tr(said)


FIVE = "V(0,0,N)! E(0,0,NE) E(0,0,E) warlord smith crane spy wedding"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_end_of_the_turn_that_must_wait_says_why_on_itself(language: str) -> None:
    table = Table(laid(place(cities_game(), FIVE, "V(2,0,SE)! 2brick"), 0), language=language)
    tr, gold = table.words.tr, table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert not gold.enabled
    assert gold.text == tr("next-end")
    assert gold.why == tr("barred-too-many-progress")
    assert gold.reason == tr("reason-too-many-progress")
    table.draw()
    free = Table(laid(place(cities_game(), FIVE.replace("wedding", ""), "V(2,0,SE)! 2brick"), 0), language=language)
    able = free.find("next")
    assert isinstance(able, PrimaryButton)
    assert able.enabled
    assert not able.why
    assert able.measure().width == gold.measure().width, "what stands beside it keeps its place"


def test_a_reason_without_words_of_its_own_still_stands_on_the_button(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(laid(place(cities_game(), FIVE, "V(2,0,SE)! 2brick"), 0))
    model = table.scene.model
    assert model.next is not None
    other = replace(model, next=replace(model.next, reason=words("reason-finish-first")))
    monkeypatch.setattr(table.port.game, "model", lambda seat: other)
    gold = next_step(table.scene.facts, table.scene.texts)
    assert (gold.message, gold.why) == (None, table.words.tr("barred"))
