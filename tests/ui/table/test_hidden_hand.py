"""Covered hands, where several people play at one screen."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.scoring import hidden_points, public_points
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scenes.table.actions import ActionCard
from catan_desktop.ui.widgets import Label
from tests.audit import unreadable
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

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
    assert not table.has("trade-open")
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0)
    table.stack.handle(down)
    assert table.has("hand-ore")
    assert table.has("trade-open")
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


def test_whom_to_rob_is_asked_openly() -> None:
    session = advance(new_session("gift-base", (0, 1), seats=3, seed=4), at_step("settlers.steal"), 4, most=30_000)
    table = Table(session, settings=COVERED)
    if table.curtain is not None:
        table.lift()
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    table.scene.rebuild()
    assert table.scene.facts.covered
    assert table.has("option-0")
    table.key(pygame.K_1)
    table.key(pygame.K_1)
    assert any(ply.action.kind == "steal" for ply in table.session.timeline.plies[-3:])


@pytest.mark.parametrize(
    ("ruleset", "step", "seed"), [("gift-base", "settlers.discard", 4), ("watch", "watch.after_hero", 9)]
)
def test_what_is_asked_is_told_while_its_answers_wait_for_the_hand(ruleset: str, step: str, seed: int) -> None:
    session = advance(new_session(ruleset, (0, 1), seats=3, seed=seed), at_step(step), seed, most=30_000)
    table = Table(session, settings=COVERED)
    if table.curtain is not None:
        table.lift()
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    table.scene.rebuild()
    question = table.scene.model.question
    assert question is not None
    told = [widget.text for widget in table.find("context").walk() if isinstance(widget, Label)]
    assert table.scene.texts.say(question.text) in told
    assert not table.has("option-0")
    key = table.kit.keys.label("peek")
    answer = table.words.tr("cover-answers", key=key)
    table.key(pygame.K_SPACE)
    assert table.find("next").reason == answer, "the gold button says what to do instead of doing nothing"
    table.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0))
    assert table.dialog or table.has("option-0")


def test_the_line_of_help_neither_tells_the_hand_nor_hides_what_is_asked() -> None:
    table = seated()
    key = table.kit.keys.label("peek")
    assert table.advice == table.words.tr("cover-advice", key=key)
    session = advance(
        new_session("gift-base", (0, 1), seats=3, seed=4, options={"placement": "free"}),
        at_step("settlers.placement"),
    )
    placing = Table(session, settings=COVERED)
    assert placing.scene.facts.covered
    assert placing.advice == placing.words.tr("hint-placement")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_words_on_a_covered_hand_lie_below_the_cards(language: str, size: tuple[int, int]) -> None:
    session = advance(new_session("gift-base", (0, 1), seats=3, seed=4), at_step("settlers.action"), 4)
    table = Table(session, settings=COVERED, language=language, size=size, audit=True)
    if table.curtain is not None:
        table.lift()
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    table.kit.audit.begin()
    table.stack.draw(table.surface)
    hand = table.find("covered-hand")
    said = [entry for entry in table.kit.audit.entries if hand.rect.contains(entry.ink)]
    assert said, "all of it lies inside"
    key = table.kit.keys.label("peek")
    assert " ".join(entry.text for entry in said) == table.words.tr("cover-hold", key=key)


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
    table.kit.audit.on = True
    table.draw()
    problems = unreadable(table.kit.audit)
    table.kit.audit.on = False
    assert problems == []
    shown = [entry for entry in table.scene.model.buttons if entry.missing]
    cards = [widget for widget in table.scene.root.content.walk() if widget.name.startswith("act-")]
    assert shown
    assert all(not getattr(card, "entry").missing for card in cards)  # noqa: B009


def test_no_button_tells_whether_a_covered_hand_can_pay_and_a_press_on_it_does() -> None:
    table = seated()
    poor = next(entry for entry in table.scene.model.buttons if entry.missing)
    rich = [entry for entry in table.scene.model.buttons if entry.reason is None]
    card = table.find(f"act-{poor.key}")
    assert isinstance(card, ActionCard)
    assert card.possible
    assert poor.reason is not None
    assert table.scene.texts.say(poor.reason) not in card.tip
    assert all(getattr(table.find(f"act-{entry.key}"), "possible") for entry in rich)  # noqa: B009
    before = table.session.ply
    table.click(card.name)
    assert table.session.ply == before
    assert table.scene.root.toasts == (table.scene.texts.say(poor.reason),)


def test_a_covered_hand_is_not_told_by_the_button_that_spends_it() -> None:
    """Neither how many fish it has nor what they would buy."""
    session = advance(new_session("fishermen", (0, 1), seats=3, seed=4), at_step("settlers.action"), 12)
    table = Table(session, settings=COVERED)
    if table.curtain is not None:
        table.lift()
    (entry,) = [entry for entry in table.scene.model.buttons if entry.key == "fish"]
    card = table.find("act-fish")
    assert isinstance(card, ActionCard)
    assert entry.ready is not None
    assert card.entry.ready is None
    assert card.entry.barred == ()
    assert card.possible


@pytest.mark.parametrize("ruleset", ["gift-base", "cities-knights", "fishermen"])
def test_the_board_and_the_buttons_stay_in_place_when_a_covered_hand_shows(ruleset: str) -> None:
    session = advance(new_session(ruleset, (0, 1), seats=3, seed=4), at_step("settlers.action"), 12)
    table = Table(session, settings=COVERED)
    if table.curtain is not None:
        table.lift()
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)

    def places() -> list[pygame.Rect]:
        acts = [widget for widget in table.scene.root.content.walk() if widget.name.startswith("act-")]
        return [pygame.Rect(table.scene.board.rect), *(pygame.Rect(widget.rect) for widget in acts)]

    before = places()
    table.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0))
    assert table.has("hand-ore")
    assert places() == before


def test_points_that_only_the_seat_can_count_are_covered_with_the_hand() -> None:
    def drawn(session: Session) -> bool:
        actor = session.actor()
        return at_step("settlers.action")(session) and bool(
            hidden_points(session.game, session.state, Seat(actor or 0))
        )

    session = advance(new_session("classic", (0, 1), seats=3, seed=4), drawn, 4, most=30_000)
    table = Table(session, settings=COVERED)
    if table.curtain is not None:
        table.lift()
    seat = table.scene.seat
    public = public_points(session.game, session.state, seat)
    secret = hidden_points(session.game, session.state, seat)
    assert secret
    shown = table.scene.view.cards[seat].panel
    assert (shown.points, shown.hidden) == (public, 0)
    assert sum(points for _, points in shown.sources) == public
    table.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0))
    shown = table.scene.view.cards[seat].panel
    assert (shown.points, shown.hidden) == (public + secret, secret)
