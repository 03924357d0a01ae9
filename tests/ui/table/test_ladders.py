"""Improvements on their chart, and knights that can do more than one thing, by clicks."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.games.cities_knights.actions import ChaseRobber, ImproveCity, MoveKnight, PlayProgress
from catan_desktop.games.cities_knights.numbers import PROGRESS
from catan_desktop.games.cities_knights.part import IMPROVEMENTS
from catan_desktop.kernel.choice import Among, OnSites
from catan_desktop.mechanics.placement import Placement
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table.context import PlaceMenu
from catan_desktop.ui.scenes.table.hand import CardStack
from catan_desktop.ui.scenes.table.ladders import RungCell
from catan_desktop.ui.scenes.table.messages import PlacePicked
from catan_desktop.ui.widgets import Button
from tests.ui.table.table import Table, advance, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def offered(session: Session, kind: type) -> list[object]:
    """Actions of a kind that whoever is asked may do."""
    actor = session.actor()
    assert actor is not None
    decision = session.view(actor).decision
    found: list[object] = []
    for choice in decision.choices if decision is not None else ():
        if isinstance(choice, Among):
            found += [action for action in choice.actions if isinstance(action, kind)]
        elif isinstance(choice, OnSites) and choice.kind is kind:
            found += list(choice)
    return found


def at(wanted: object, seed: int) -> Table:
    assert callable(wanted)
    session = advance(new_session("cities-knights", humans=(0, 1, 2, 3), seed=seed), wanted, seed=seed)
    table = Table(session)
    if table.curtain is not None:
        table.lift()
    table.step(times=3)
    return table


def test_a_level_is_bought_on_the_chart_with_one_press() -> None:
    table = at(lambda session: bool(offered(session, ImproveCity)), seed=3)
    action = offered(table.session, ImproveCity)[0]
    assert isinstance(action, ImproveCity)
    before = IMPROVEMENTS.of(table.session.game, table.session.state).levels[action.seat][action.track]
    table.click("act-improve")
    assert table.dialog == "ladders"
    focused = table.scene.root.focus
    assert isinstance(focused, RungCell)
    assert focused.possible
    key = ("trade", "politics", "science")[action.track]
    table.click(f"rung-{key}-{before + 1}")
    assert not table.dialog
    assert IMPROVEMENTS.of(table.session.game, table.session.state).levels[action.seat][action.track] == before + 1


def both(session: Session) -> bool:
    """A knight may move and may chase the robber."""
    chasers = {action.corner for action in offered(session, ChaseRobber) if isinstance(action, ChaseRobber)}
    movers = [action.corner for action in offered(session, MoveKnight) if isinstance(action, MoveKnight)]
    return bool(chasers.intersection(movers))


def test_a_knight_that_can_move_and_chase_is_asked_which() -> None:
    table = at(both, seed=4)
    chase = offered(table.session, ChaseRobber)[0]
    assert isinstance(chase, ChaseRobber)
    table.click("act-march")
    table.scene.send(PlacePicked(("intersection", int(chase.corner))))
    menu = table.scene.root.popup
    assert isinstance(menu, PlaceMenu)
    assert len({button.text for button in menu.buttons if isinstance(button, Button)}) == len(menu.buttons) >= 2
    before = table.session.ply
    table.key(pygame.K_SPACE)
    assert menu.buttons[0].ringed, "the first press only says which"
    assert table.scene.root.popup is menu
    assert table.session.ply == before


def test_a_card_that_waits_for_its_confirmation_is_named() -> None:
    table = at(lambda session: bool(offered(session, PlayProgress)), seed=3)
    action = offered(table.session, PlayProgress)[0]
    assert isinstance(action, PlayProgress)
    table.set(pending=action)
    chosen = table.choosing
    key = "card-" + PROGRESS[action.card].key.replace("_", "-")
    assert chosen.title == table.words.tr(key)
    assert table.words.tr(f"{key}-text") in chosen.text


def test_a_key_leads_to_the_cards_that_can_be_played() -> None:
    table = at(lambda session: bool(offered(session, PlayProgress)), seed=3)
    able = [w for w in table.scene.root.content.walk() if isinstance(w, CardStack) and w.ready]
    for card in (*able, able[0]):
        table.letter("e")
        assert table.scene.root.focus is card
    ply = table.session.ply
    table.key(pygame.K_RETURN)
    shown = table.scene.state.pending is not None or table.scene.state.pick.begun or bool(table.scene.root.dialogs)
    assert shown or table.session.ply > ply


def test_the_second_building_is_asked_for_and_shown_as_the_city_it_is() -> None:
    def placing(index: int) -> Table:
        return at(lambda session: session.state.frames[-1].data == Placement(index, -1), seed=3)

    first, second = placing(1), placing(5)
    for table, ghost, asked in ((first, "settlement", "prompt-placement"), (second, "city", "prompt-placement-city")):
        question = table.scene.model.question
        assert question is not None
        assert question.text.key == asked
        assert table.scene.board.lit["intersection"].ghost == ghost
