"""The table's clock: bots, animations that never hold anybody up, undo, the curtain, the end."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from catan_desktop.kernel.bits import first
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.table_port.log import EventLog
from catan_desktop.ui.scene import Pop
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.table import status_text
from catan_desktop.ui.scenes.table.actions import GUARD_SECONDS, ActionCard
from catan_desktop.ui.scenes.table.next_button import next_step
from catan_desktop.ui.widgets import Button, RichText
from tests.parts import settlers
from tests.ui.table.table import QUICK, Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

SLOW = Settings(animation_speed="normal", bot_pause_seconds=0.5)


def rolling(**more: object) -> Table:
    return Table(advance(new_session(), at_step("settlers.pre_roll")), **more)  # type: ignore[arg-type]


# animations and the gold button


def test_dice_tumble_for_at_most_700_ms_and_hide_what_they_bring() -> None:
    table = rolling(settings=SLOW)
    table.key(pygame.K_SPACE)
    table.step(0.01)
    assert table.tumbling()
    rounds = 0
    while table.tumbling():
        table.step(0.01)
        rounds += 1
    assert 0.3 <= rounds * 0.01 <= 0.7


def test_a_key_cuts_an_animation_short_and_acts_on_the_newest_state() -> None:
    table = rolling(settings=SLOW)
    table.key(pygame.K_SPACE)
    table.step(0.01)
    assert table.busy()
    table.key(pygame.K_F2)
    assert not table.busy()
    assert table.dialog == "chronicle-dialog"


def test_a_space_meant_to_skip_cannot_end_the_turn() -> None:
    def plain_roll(session: Session) -> bool:
        return at_step("settlers.pre_roll")(session)

    table = Table(advance(new_session(seed=11), plain_roll, 11), settings=SLOW)
    table.hasty = True
    table.key(pygame.K_SPACE)
    table.step(0.01)
    while table.busy():
        table.key(pygame.K_SPACE)
        table.step(0.01)
    assert "end_turn" not in table.done()[-2:]
    if next_step(table.scene.facts, table.scene.texts).final:
        table.key(pygame.K_SPACE)
        assert table.last().kind != "end_turn"
        table.step(GUARD_SECONDS + 0.05)
        table.key(pygame.K_SPACE)
        assert "end_turn" in table.done()


@pytest.mark.parametrize("way", ["space", "enter", "click"])
def test_the_end_button_takes_no_press_in_its_first_moment(way: str) -> None:
    table = Table(advance(new_session(), lambda s: at_step("settlers.action")(s) and s.actor() == 0))

    def press() -> None:
        if way == "click":
            table.click("next")
        elif way == "enter":
            table.scene.root.go_to(table.find("next"))
            table.key(pygame.K_RETURN)
        else:
            table.key(pygame.K_SPACE)

    table.hasty, table.scene.view.primary_age = True, 0.0
    turn = table.session.state.turn
    press()
    table.step(GUARD_SECONDS - 0.02)
    press()
    assert table.session.state.turn == turn
    assert "end_turn" not in table.done()[-1:]
    table.step(0.04)
    press()
    assert "end_turn" in table.done()


def test_a_press_too_many_on_confirm_does_not_end_the_turn() -> None:
    """The second press of a pair came a moment late: the gold button means the end of the turn already."""

    def buying(session: Session) -> bool:
        decision = session.view(Seat(0)).decision
        choices = decision.choices if decision is not None and at_step("settlers.action")(session) else ()
        return session.actor() == 0 and any(
            choice.count() and next(iter(choice)).kind == "buy_card" for choice in choices
        )

    table = Table(advance(new_session(), buying), settings=SLOW)
    table.step(1.0)
    table.click("act-card")
    table.click("next")
    assert "buy_card" in table.done()[-2:]
    for _ in range(12):
        table.click("next")
        table.key(pygame.K_SPACE)
        table.step(0.02)
    assert "end_turn" not in table.done()[-3:]


def test_nothing_moves_with_animations_off_or_reduced_motion() -> None:
    table = rolling(settings=QUICK)
    table.key(pygame.K_SPACE)
    table.step(0.01)
    assert not table.tumbling()
    table = rolling(settings=SLOW)
    table.kit.reduced_motion = True
    table.key(pygame.K_SPACE)
    table.step(0.01)
    assert not table.tumbling()
    table.kit.reduced_motion = False


# bots


def test_a_bots_move_is_shown_for_the_set_time() -> None:
    settings = Settings(animation_speed="off", bot_pause_seconds=0.5)
    table = Table(advance(new_session(), at_step("settlers.action")), settings=settings)
    table.step(1.0)
    table.key(pygame.K_SPACE)

    def bot_plies() -> int:
        return sum(1 for ply in table.session.timeline.plies if ply.action.seat not in {CHANCE, 0})

    before = bot_plies()
    table.step(0.01)
    table.step(0.01)
    assert bot_plies() == before + 1
    table.step(0.2)
    assert bot_plies() == before + 1
    table.step(0.31)
    table.step(0.01)
    assert bot_plies() == before + 2


def test_each_action_that_is_shown_has_a_frame_of_its_own() -> None:
    table = Table(new_session(humans=()), settings=Settings(animation_speed="normal", bot_pause_seconds=0.0))
    plies = []
    for _ in range(400):
        before = table.session.ply
        table.step(0.05)
        if table.session.ply > before:
            plies.append(table.session.ply - before)
            assert table.scene.moving, "the next action must not wait for an event"
    assert len(plies) > 20
    assert set(plies) == {1}


def test_other_eyes_do_not_work_out_the_whole_chronicle_anew() -> None:
    session = new_session(humans=())
    while session.state.turn < 4:
        session.pump()
    table = Table(session)
    table.step()
    log = table.scene.port.log
    assert isinstance(log, EventLog)
    told, whole = Counter[Seat](), len(table.session.timeline.events())
    lines_of = log.lines_of

    def counted(ply: int, event: Event, seat: Seat, *, covered: bool = False) -> list[ChronicleLine]:
        told[seat] += 1
        return lines_of(ply, event, seat, covered=covered)

    log.lines_of = counted  # type: ignore[method-assign]
    table.step(0.1, 12)
    assert sum(told.values()) == len(table.session.timeline.events()) - whole > 20


def test_a_thinking_bot_is_said_to_think() -> None:
    settings = Settings(animation_speed="off", bot_pause_seconds=5.0)
    table = Table(advance(new_session(), at_step("settlers.action")), settings=settings)
    table.step(1.0)
    table.key(pygame.K_SPACE)
    table.step(0.01, 3)
    notes = [card.note[0] for card in table.scene.view.cards]
    assert table.words.tr("seat-thinks") in notes
    assert not table.find("next").enabled


def test_bots_alone_rest_and_step() -> None:
    table = Table(new_session(humans=()), settings=QUICK)
    table.step()
    table.letter("p")
    before = table.session.ply
    table.step(1.0, 5)
    resting = table.session.ply
    assert resting - before <= 1
    table.key(pygame.K_SPACE)
    table.step(0.5)
    assert table.session.ply > resting
    table.letter("p")
    table.step(0.5, 3)
    assert table.session.ply > resting + 3


def test_bots_alone_are_paused_stepped_and_hurried_at_the_table() -> None:
    table = Table(new_session(humans=()), settings=Settings(animation_speed="off", bot_pause_seconds=1.0))
    table.step()
    assert not table.find("watch-step").enabled
    table.click("watch-rest")
    table.step(1.1, 5)
    resting = table.session.ply
    table.step(1.1, 3)
    assert table.session.ply == resting
    table.click("watch-step")
    table.step(1.1, 2)
    acted = [ply.action.seat for ply in table.session.timeline.plies[resting:]]
    assert sum(1 for seat in acted if seat != CHANCE) == 1
    table.click("watch-rest")
    table.click("watch-pace-4")
    table.step(0.01)
    before = table.session.ply
    table.step(0.26, 4)
    assert table.session.ply >= before + 3


def test_the_keys_for_watching_come_before_the_letters_of_the_game() -> None:
    table = Table(new_session("cities-knights", humans=()), settings=Settings(animation_speed="off"))
    table.step()
    assert "P" in {entry.hotkey for entry in table.scene.model.buttons}
    table.letter("p")
    assert table.scene.state.paused
    assert not table.toasts
    table.letter("p")
    assert not table.scene.state.paused


def test_nothing_looks_possible_to_those_who_only_watch_bots() -> None:
    def rich(session: Session) -> bool:
        decision = session.view(Seat(0)).decision
        choices = decision.choices if decision is not None and at_step("settlers.action")(session) else ()
        return any(choice.count() and next(iter(choice)).kind == "build_road" for choice in choices)

    table = Table(advance(new_session(), rich), settings=QUICK)
    table.scene.tools.reseat(Seat(0), "easy")
    table.letter("p")
    assert any(entry.reason is None for entry in table.scene.model.buttons), "the bot could build something"
    for _ in range(8):
        table.step(0.1)
        cards = [widget for widget in table.scene.root.content.walk() if isinstance(widget, ActionCard)]
        assert cards
        assert not any(card.possible for card in cards)
        table.key(pygame.K_SPACE)


def test_a_click_on_a_seat_lets_somebody_else_sit_down() -> None:
    table = Table(new_session(humans=()), settings=QUICK)
    table.step()
    card = table.find("seat-2").rect
    table.click_at((card.x + 60, card.y + 14))
    table.click("sit-human")
    assert [seat.human for seat in table.session.seats] == [False, False, True, False]
    table.step(0.2, 3)
    table.click_at((card.x + 60, card.y + 14))
    table.click("sit-easy")
    assert table.session.seats[2].level == "easy"
    before = table.session.ply
    table.step(0.2, 10)
    assert table.session.ply > before, "bots go on when the last person has left"


def test_a_seat_changes_hands_in_the_middle_of_a_game() -> None:
    table = Table(advance(new_session(), at_step("settlers.action")))
    table.scene.tools.seating()
    table.click("seat-1-easy")
    table.click("seats-done")
    assert table.session.seats[1].level == "easy"
    table.scene.tools.seating()
    table.click("seat-1-human")
    table.click("seats-done")
    assert table.session.seats[1].human


def test_several_seats_are_changed_together_and_nothing_before_it_is_meant() -> None:
    table = Table(advance(new_session(), at_step("settlers.action")))
    table.scene.tools.seating()
    before = [seat.level for seat in table.session.seats]
    for name in ("seat-1-easy", "seat-2-hard", "seat-0-normal", "seat-0-human"):
        table.click(name)
        assert table.dialog == "seats"
    chosen = [one for one in table.scene.root.dialogs[-1].walk() if isinstance(one, Button) and one.chosen]
    assert [one.name for one in chosen] == ["seat-0-human", "seat-1-easy", "seat-2-hard", "seat-3-random"]
    assert [seat.level for seat in table.session.seats] == before
    table.click("seats-done")
    assert table.dialog == ""
    assert table.session.seats[0].human
    assert [seat.level for seat in table.session.seats[1:]] == ["easy", "hard", "random"]
    table.scene.tools.seating()
    table.click("seat-1-hard")
    table.key(pygame.K_ESCAPE)
    assert table.session.seats[1].level == "easy"


# the menu


@pytest.mark.parametrize("opened", ["menu", "seating", "chronicle", "supply", "describe"])
def test_bots_rest_while_somebody_reads(opened: str) -> None:
    table = Table(new_session(humans=()), settings=QUICK)
    getattr(table.scene.tools, opened)()
    table.step(0.2, 3)  # dice that were thrown fall
    ply = table.session.ply
    table.step(0.2, 10)
    assert table.session.ply == ply
    table.key(pygame.K_ESCAPE)
    table.step(0.2, 10)
    assert table.session.ply > ply


@pytest.mark.parametrize(
    ("command", "dialog"),
    [("menu", "menu"), ("chronicle", "chronicle-dialog"), ("supply", "supply"), ("what-now", "what-now-panel")],
)
def test_the_key_that_opens_closes(command: str, dialog: str) -> None:
    table = Table(advance(new_session(), at_step("settlers.action")))
    code = pygame.key.key_code(table.kit.keys.key(command))
    table.key(code)
    assert table.dialog == dialog
    table.key(code)
    assert table.dialog == ""


def test_the_lines_of_the_menu_keep_their_places() -> None:
    table = Table(advance(new_session(options={"placement": "free"}), at_step("settlers.placement")))
    table.key(pygame.K_F10)
    block = table.port.acts.undo_block()
    assert block is not None
    assert table.find("menu-undo-turn").reason == table.scene.texts.rich(block)
    places = {name: table.find(f"menu-{name}").rect for name in ("resume", "undo-turn", "seats", "describe")}
    table.key(pygame.K_F10)
    site = first(table.lit("intersection"))
    table.click_place("intersection", site)
    table.click_place("intersection", site)
    table.key(pygame.K_F10)
    assert table.find("menu-undo-turn").enabled
    assert {name: table.find(f"menu-{name}").rect for name in places} == places


# undo


def test_undo_and_redo_by_keys() -> None:
    session = advance(new_session(options={"placement": "free"}), at_step("settlers.placement"))
    table = Table(session)
    site = table.scene.board.lit_spots()[0]
    table.click_place(*site)
    table.click_place(*site)
    ply = table.session.ply
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.session.ply == ply - 1
    table.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.session.ply == ply
    assert table.last().kind == "place_settlement"


def test_undo_says_why_it_stops() -> None:
    table = rolling()
    table.key(pygame.K_SPACE)
    table.step()
    block = table.session.history.undo_block()
    assert block is not None
    tool = table.find("tool-undo")
    assert tool.reason == table.words.tr(block.key)
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.scene.root.tip == table.words.tr(block.key)


def test_a_line_of_the_chronicle_goes_back_to_it() -> None:
    session = advance(new_session(options={"placement": "free"}), at_step("settlers.placement"))
    table = Table(session)
    for _ in range(2):
        site = table.scene.board.lit_spots()[0]
        table.click_place(*site)
        table.click_place(*site)
        table.step()
        if table.session.actor() != 0:
            break
    start = table.session.ply
    mine = [line for line in table.scene.view.log.lines if line.key < start]
    assert mine
    table.scene.tools.rewind.to_line(mine[-1].key)
    assert table.dialog in {"confirm", ""}


# the curtain


def test_one_person_never_meets_the_curtain() -> None:
    table = Table(new_session(humans=(2,)))
    table.step(0.1, 60)
    assert table.curtain is None


def test_nothing_of_the_game_shows_before_the_first_curtain_is_lifted() -> None:
    table = Table(new_session(humans=(0, 1)))
    assert table.curtain is not None
    table.kit.audit.on = True
    table.draw()
    words = table.kit.audit.texts()
    table.kit.audit.on = False
    assert table.words.tr("curtain-pass") in words
    assert table.words.tr("chronicle") not in words


def test_a_press_that_comes_with_the_curtain_does_not_lift_it() -> None:
    table = Table(new_session(humans=(0, 1)))
    table.key(pygame.K_SPACE)
    assert table.curtain is not None
    table.lift()
    assert table.curtain is None


def test_another_persons_answer_needs_the_curtain_even_in_my_turn() -> None:
    """Discards and trade answers on somebody else's turn: the looking seat is always the one that is asked."""
    table = Table(new_session(humans=(0, 1, 2), seats=3, seed=7, options={"offers": 1}))
    table.settings = QUICK
    seen: set[tuple[str, bool]] = set()
    for turn in range(700):
        if table.curtain is not None:
            table.lift()
        actor = table.session.actor()
        if actor is None:
            break
        if table.hotseat_trade is not None:
            asked = table.hotseat_trade.actor
            names = {widget.name for widget in table.hotseat_trade.root.content.walk()}
            if asked is not None:
                seen.add((table.session.state.frames[-1].step, asked == table.session.state.seat))
            table.press("decline" if "decline" in names else "withdraw" if "withdraw" in names else "lift")
        elif table.curtain is None and actor != CHANCE:
            assert table.scene.viewer == actor
            seen.add((table.session.state.frames[-1].step, actor == table.session.state.seat))
            decision = table.session.view(actor).decision
            assert decision is not None
            choice = decision.choices[turn * 7 % len(decision.choices)]
            action = next((one for one in choice if choice.count()), None)
            for dialog in list(table.scene.root.dialogs):
                table.scene.root.close(dialog)
            assert action is not None
            table.scene.submit(action)
        table.step(0.05)
        others = {step for step, own in seen if not own}
        if turn >= 200 and others >= {"settlers.offer", "settlers.discard"}:
            break
    else:
        pytest.fail(f"others were asked at {others} only")


def test_what_happened_is_told_at_the_next_own_turn() -> None:
    table = Table(advance(new_session(humans=(0, 1)), lambda s: s.actor() == 0 and at_step("settlers.action")(s)))
    table.lift()
    table.step(0.5)
    table.key(pygame.K_SPACE)
    for _ in range(300):
        table.step(0.2)
        if table.curtain is not None:
            table.lift()
            break
    assert table.scene.viewer == Seat(1)
    recap = None
    for _ in range(400):
        if table.curtain is not None and table.curtain.seat == 0:
            recap = table.curtain.recap()
            table.lift()
            if table.session.state.seat == 0:
                break
        elif table.curtain is not None:
            table.lift()
        actor = table.session.actor()
        if table.curtain is None and actor == 1:
            decision = table.session.view(Seat(1)).decision
            assert decision is not None
            for dialog in list(table.scene.root.dialogs):
                table.scene.root.close(dialog)
            choices = [choice for choice in decision.choices if choice.count()]
            ending = [choice for choice in choices if next(iter(choice)).kind == "end_turn"]
            table.scene.submit(next(iter((ending or choices)[0])))
        table.step(0.2)
    assert table.session.state.seat == 0
    assert recap is not None
    assert recap.find("chronicle-all")
    assert not table.dialog


# the end and the menu


def test_the_end_is_seen_for_a_while_and_then_leads_on() -> None:
    def nearly(session: Session) -> bool:
        return session.state.turn > 3

    gone: list[str] = []

    def over() -> Pop:
        gone.append("over")
        return Pop()

    session = advance(new_session(humans=(0,)), nearly)
    session.set_seat(Seat(0), session.seats[0].model_copy(update={"kind": "bot"}))
    for _ in range(9000):
        if session.outcome is not None:
            break
        session.pump()
    assert session.outcome is not None
    table = Table(session, exits=Exits(over=over))
    told = [widget.source for widget in table.find("context").walk() if isinstance(widget, RichText)]
    assert table.words.tr("waiting-chance") not in told
    assert not table.has("trade"), "nothing is traded any more"
    notes = [text for text, _ in status_text.notes(table.scene.facts, table.scene.texts)]
    won = [seat for seat, note in enumerate(notes) if note == table.words.tr("seat-wins")]
    assert won == list(session.outcome.winners)
    table.step(0.5)
    assert gone == []
    table.step(1.3)
    assert gone == ["over"]


@pytest.mark.parametrize(
    ("code", "dialog"), [(pygame.K_ESCAPE, "menu"), (pygame.K_F10, "menu"), (pygame.K_F2, "chronicle-dialog")]
)
def test_keys_open_the_menu_and_the_chronicle(code: int, dialog: str) -> None:
    table = rolling()
    table.key(code)
    assert table.dialog == dialog
    table.key(pygame.K_ESCAPE)
    assert table.dialog == ""


def test_an_entry_of_the_menu_leads_where_it_says() -> None:
    table = rolling(exits=Exits(menu={"title": Pop}))
    table.scene.tools.menu()
    table.click("menu-title")
    assert table.stack.top is None


def test_a_turn_with_nothing_left_ends_by_itself_if_wished() -> None:
    def bare(session: Session) -> bool:
        part = settlers(session.state)
        return at_step("settlers.action")(session) and not part.hands[0] and not part.held[0]

    settings = QUICK.model_copy(update={"auto_end_turn": True})
    session = advance(new_session("watch", seed=1), bare, 1)
    before = session.ply
    table = Table(session, settings=settings)
    assert "end_turn" in [
        ply.action.kind for ply in table.session.timeline.plies[before - session.timeline.first_ply :]
    ]


def test_the_hint_names_everything_that_can_be_paid_for_and_built() -> None:
    def rich(session: Session) -> bool:
        return (
            at_step("settlers.action")(session)
            and sum(entry.reason is None for entry in Table(session).scene.model.buttons if entry.price) > 1
        )

    table = Table(advance(new_session(), rich, most=9000))
    hint = table.scene.model.next
    assert hint is not None
    assert hint.hint is not None
    said = table.scene.texts.say(hint.hint)
    for entry in table.scene.model.buttons:
        assert (table.scene.texts.say(entry.name) in said) == (entry.reason is None)
