"""Covered hands, where several people play at one screen."""

from __future__ import annotations

import pygame

from catan_desktop.session.settings import Settings
from tests.ui.table.table import Table, advance, at_step, new_session

COVERED = Settings(animation_speed="off", bot_pause_seconds=0.0, cover_hand=True)


def seated(humans: tuple[int, ...] = (0, 1)) -> Table:
    session = advance(new_session("gift-base", humans, seats=3, seed=4), at_step("settlers.action"), 4)
    table = Table(session, settings=COVERED)
    if table.curtain is not None:
        table.lift()
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    return table


def test_a_covered_hand_shows_only_while_the_key_is_held() -> None:
    table = seated()
    assert table.has("covered-hand")
    assert not table.has("hand-ore")
    assert not table.has("trade")
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0)
    table.stack.handle(down)
    assert table.has("hand-ore")
    assert table.has("trade")
    table.click_at((5, 300))
    assert table.has("hand-ore"), "the pointer can be used meanwhile"
    table.stack.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0, unicode="v", scancode=0))
    assert table.has("covered-hand")


def test_a_covered_hand_shows_while_the_button_is_held_on_it() -> None:
    table = seated()
    where = table.find("covered-hand").rect.center
    table.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))
    table.stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1))
    assert table.has("hand-ore")
    table.stack.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=1))
    assert table.has("covered-hand")


def test_leaving_the_window_covers_the_hand() -> None:
    table = seated()
    table.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0))
    table.stack.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert table.has("covered-hand")


def test_nothing_is_covered_where_one_person_plays() -> None:
    table = seated((0,))
    assert not table.has("covered-hand")


def test_nothing_lacking_is_marked_on_the_buttons_while_the_hand_is_covered() -> None:
    table = seated()
    table.kit.ledger.on = True
    table.draw()
    problems = table.kit.ledger.problems()
    table.kit.ledger.on = False
    assert problems == []
    shown = [entry for entry in table.scene.model.buttons if entry.missing]
    cards = [widget for widget in table.scene.root.content.walk() if widget.name.startswith("act-")]
    assert shown
    assert all(not getattr(card, "entry").missing for card in cards)  # noqa: B009
