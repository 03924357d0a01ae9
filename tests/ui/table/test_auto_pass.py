"""Not until my turn: a seat passes between the turns until its own begins."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel.ids import Seat
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table import status_text
from catan_desktop.ui.scenes.table.auto_pass import rests
from tests.ui.table.table import QUICK, Table, advance, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

ASKING = QUICK.model_copy(update={"auto_pass": False})
"""Nobody is passed over without having said so."""


def between(session: Session) -> bool:
    """Seat 0 is asked between the turns, well before its own."""
    state = session.state
    return state.frames[-1].step == BUILDING and session.actor() == 0 and state.seat in {1, 2}


def resting(*people: int, language: str = "en") -> Table:
    """A table of six at which seat 0 has just said that it wants to be asked no more."""
    table = Table(
        advance(new_session("classic", humans=people or (0,), seats=6), between), settings=ASKING, language=language
    )
    if table.curtain is not None:
        table.lift()
    table.letter("l")
    table.step()
    return table


def builder(table: Table) -> Seat | None:
    """Who is asked between the turns."""
    return table.session.actor() if table.session.state.frames[-1].step == BUILDING else None


def answer(table: Table, luck: Random) -> None:
    """Let whoever is asked and looks at the table do anything, behind no curtain and in no bargain."""
    if table.curtain is not None:
        table.lift()
    if table.hotseat_trade is not None:
        names = {widget.name for widget in table.hotseat_trade.root.content.walk()}
        table.press(next(name for name in ("decline", "withdraw", "lift") if name in names))
        return
    actor = table.session.actor()
    if actor is not None and actor == table.scene.viewer and table.session.seats[actor].human:
        for dialog in list(table.scene.root.dialogs):
            table.scene.root.close(dialog)
        decision = table.session.view(actor).decision
        assert decision is not None
        table.scene.submit(luck.choice([choice for choice in decision.choices if choice.count()]).sample(luck))


def until_own_turn(table: Table) -> list[str]:
    """Play on until the turn of seat 0; give what it did between the turns of others."""
    before, luck = len(table.session.timeline.plies), Random(1)
    for _ in range(600):
        if table.session.state.seat == 0:
            break
        assert builder(table) != 0, "it is asked though it rests"
        assert table.curtain is None or table.curtain.seat != 0 or builder(table) is None
        answer(table, luck)
        table.step(0.05)
    assert table.session.state.seat == 0
    return [ply.action.kind for ply in table.session.timeline.plies[before:] if ply.action.seat == 0]


def test_a_seat_that_rests_passes_until_its_own_turn_and_is_asked_again_after_it() -> None:
    table = resting()
    assert rests(table.scene.facts, Seat(0))
    done = until_own_turn(table)
    assert done.count("pass_building") >= 2
    assert not rests(table.scene.facts, Seat(0))
    assert not table.has("resting")


def test_while_it_lasts_it_is_seen_and_a_press_ends_it() -> None:
    table = resting()
    tr = table.words.tr
    assert builder(table) != 0
    assert table.has("resting")
    assert (tr("rest-seat"), "ice") in status_text.notes(table.scene.facts, table.scene.texts)
    table.click("until-my-turn")
    assert not table.has("resting")
    assert not rests(table.scene.facts, Seat(0))
    assert (tr("rest-seat"), "ice") not in status_text.notes(table.scene.facts, table.scene.texts)


def test_it_is_offered_only_between_the_turns_and_says_so_elsewhere() -> None:
    table = Table(advance(new_session("classic", seats=4), lambda now: now.state.turn > 0), settings=ASKING)
    table.step()
    assert not table.has("until-my-turn")
    table.letter("l")
    assert table.toasts == (table.words.tr("rest-none"),)
    assert not rests(table.scene.facts, Seat(0))


def test_a_press_of_the_button_passes_at_once() -> None:
    table = Table(advance(new_session("classic", seats=6), between), settings=ASKING)
    ply = table.session.ply
    table.click("until-my-turn")
    table.step()
    mine = [one.action for one in table.session.timeline.plies if one.state.ply > ply and one.action.seat == 0]
    assert mine[0].kind == "pass_building"


def test_among_several_people_it_holds_for_one_seat_and_calls_nobody_to_the_screen() -> None:
    table = resting(0, 3)
    before = len(table.session.timeline.plies)
    done = until_own_turn(table)
    assert "pass_building" in done
    plies = table.session.timeline.plies[before:]
    assert any(ply.action.seat == 3 and ply.action.kind != "pass_building" for ply in plies), "the other plays on"
    assert not rests(table.scene.facts, Seat(3))


def test_another_person_can_wake_it_at_its_seat_and_it_ends_where_a_bot_sits_down() -> None:
    table = resting(0, 3)
    luck = Random(2)
    for _ in range(200):
        if table.scene.viewer == 3 and table.curtain is None and table.hotseat_trade is None:
            break
        answer(table, luck)
        table.step(0.05)
    assert table.scene.viewer == 3
    assert rests(table.scene.facts, Seat(0))
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    table.scene.tools.seat_menu(table.scene.view.cards[0])
    table.click("sit-awake")
    assert not rests(table.scene.facts, Seat(0))
    table = resting(0, 3)
    table.scene.tools.reseat(Seat(0), "random")
    assert not rests(table.scene.facts, Seat(0))


def test_what_is_taken_back_is_asked_again() -> None:
    table = resting(0, 1, 2, 3, 4, 5)
    for _ in range(40):
        if table.done()[-1] == "pass_building" and rests(table.scene.facts, Seat(0)):
            break
        table.step(0.05)
    assert table.last() == table.session.timeline.plies[-1].action
    assert table.last().seat == 0
    if table.curtain is not None:
        table.lift()
    table.scene.tools.rewind.undo()
    table.click("confirm-yes")
    table.step(0.05)
    assert builder(table) == 0
    assert not rests(table.scene.facts, Seat(0))
