"""The hint: asked for by button or key, thought about elsewhere, shown with its places until something is done."""

from __future__ import annotations

from contextlib import suppress

import pygame
import pytest

from catan_desktop.bots.advice import Advice
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.advice import AdviceView
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scenes.table.hint import hint_line
from catan_desktop.ui.scenes.table.messages import Happened
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

QUICK = {"animation_speed": "off", "bot_pause_seconds": 0.0}
RULES = ("watch", "gift-base", "classic", "cities-knights")


def table_at(step: str, ruleset: str = "classic", **how: object) -> Table:
    return Table(advance(new_session(ruleset), at_step(step)), **how)  # type: ignore[arg-type]


@pytest.mark.matrix
@pytest.mark.parametrize("ruleset", RULES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_key_brings_the_action_with_its_grounds(ruleset: str, language: str) -> None:
    table = table_at("settlers.action", ruleset, language=language)
    assert not table.has("hint-panel")
    table.letter("Q")
    table.step()
    assert table.scene.state.hint is not None
    assert table.scene.state.hint.said is not None
    assert table.find("hint-title")
    assert table.find("hint-grounds")
    assert table.scene.board.marked == table.scene.facts.hint_places
    table.letter("Q")
    table.step()
    assert not table.has("hint-panel")
    assert table.scene.board.marked == ()


def test_a_placement_is_ringed_on_the_board_and_gone_when_it_is_done() -> None:
    table = Table(advance(new_session("classic"), lambda session: session.state.turn == 0))
    table.click("hint-button")
    table.step()
    ((space, site),) = table.scene.facts.hint_places
    assert space == "intersection"
    assert isinstance(site, int)
    assert table.scene.board.marked == ((space, site),)
    assert table.lit("intersection") >> site & 1
    table.click_place(space, site)
    table.click_place(space, site)
    table.step()
    assert not table.scene.facts.hint_open
    assert not list(table.scene.board.marked)


def test_while_it_is_thought_about_the_table_lives_and_tells_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at("settlers.action")
    monkeypatch.setattr(table.session.bots, "advise", lambda view: None)
    table.letter("Q")
    for _ in range(5):
        table.step()
        table.draw()
    assert table.find("hint-thinking")
    assert table.scene.facts.hint_open
    table.key(pygame.K_F10)
    assert table.dialog == "menu"
    table.key(pygame.K_ESCAPE)
    table.letter("Q")
    assert not table.scene.facts.hint_open


def test_undo_works_while_it_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(advance(new_session("classic"), lambda session: session.state.turn == 0))
    action = next(iter(table.session.view(Seat(0)).decision.choices[0]))  # type: ignore[union-attr]
    table.session.submit(action)
    table.scene.send(Happened())
    table.step()
    monkeypatch.setattr(table.session.bots, "advise", lambda view: None)
    table.letter("Q")
    before = table.session.ply
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.step()
    assert table.session.ply == before - 1
    assert not table.scene.facts.hint_open, "it was asked in another position"


def test_what_cannot_be_said_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at("settlers.action")
    monkeypatch.setattr(table.session.bots, "advise", lambda view: Reason("advice-none"))
    table.letter("Q")
    table.step()
    assert table.has("hint-panel")
    assert not table.has("hint-title")


def test_there_is_none_where_it_is_switched_off_or_somebody_else_must_move() -> None:
    table = table_at("settlers.action", settings=Settings(**QUICK, hint_button=False))  # type: ignore[arg-type]
    assert not table.has("hint-button")
    table.letter("Q")
    table.step()
    assert not table.has("hint-panel")
    watching = Table(new_session("classic", humans=()))
    assert not watching.has("hint-button")


def test_a_covered_hand_is_not_told_by_a_hint() -> None:
    session = advance(new_session("classic", humans=(0, 1)), at_step("settlers.action"))
    table = Table(session, settings=Settings(**QUICK, cover_hand=True))  # type: ignore[arg-type]
    if table.curtain is not None:
        table.lift()
    table.letter("Q")
    table.step()
    assert not table.has("hint-panel")
    assert not table.find("hint-button").enabled


def test_a_hint_is_never_shown_to_other_eyes() -> None:
    table = Table(advance(new_session("classic", humans=(0, 1)), at_step("settlers.action")))
    if table.curtain is not None:
        table.lift()
    table.letter("Q")
    table.step()
    assert table.has("hint-panel")
    asked = table.scene.seat
    table.scene.look(Seat(1 - asked))
    assert not table.has("hint-panel")
    assert hint_line(table.scene.facts, table.scene.texts) == ""
    assert table.scene.facts.hint_places == ()


def discarding() -> Session:
    """A person must discard, in the first game in which that happens."""
    for seed in range(20):
        with suppress(LookupError):
            return advance(new_session("classic", seed=seed), at_step("settlers.discard"), most=900)
    raise LookupError("nobody discards")


def test_a_dialog_that_hides_the_panel_says_it_in_one_line() -> None:
    table = Table(discarding())
    assert table.scene.root.dialogs
    table.letter("Q")
    table.step()
    assert table.scene.root.dialogs, "the question is still asked"
    assert "lumber" in hint_line(table.scene.facts, table.scene.texts) or "icon" in hint_line(
        table.scene.facts, table.scene.texts
    )


def test_the_hint_needs_nothing_but_what_the_seat_sees() -> None:
    table = table_at("settlers.action", "watch")
    looked: list[int] = []
    view = table.session.view
    table.session.view = lambda seat: looked.append(seat) or view(seat)  # type: ignore[method-assign, func-returns-value]
    table.letter("Q")
    table.step()
    assert set(looked) == {0}


@pytest.mark.parametrize("ruleset", RULES)
def test_every_hint_of_a_game_can_be_said(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a person is asked: the action, its details and its grounds are words, its places on the board."""
    monkeypatch.setattr("catan_desktop.session.bot_process.best_level", lambda: "normal")
    session = new_session(ruleset, humans=(0, 1, 2, 3), options={} if ruleset != "gift-base" else {"placement": "free"})
    tables = [Table(session, language=language) for language in ("en", "ru")]
    told: set[str] = set()
    for _ in range(700):
        actor = session.actor()
        if actor is None or len(told) > 14:
            break
        if session.pump():
            continue
        found = session.bots.advise(session.view(actor))
        assert isinstance(found, Advice)
        if found.action.kind not in told:
            told.add(found.action.kind)
            for table in tables:
                shown = table.port.advice.advise(actor)
                assert isinstance(shown, AdviceView)
                for text in (shown.title, *shown.details, *shown.grounds):
                    said = table.scene.texts.rich(text)
                    assert said
                    assert "(" not in said or ")" in said
                assert all(isinstance(site, int) for _, site in shown.places)
        session.submit(found.action)
    assert len(told) > 6
