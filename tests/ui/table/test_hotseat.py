"""Several people at one screen: who sees which hand, and when the curtain is needed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.actions import DeclineOffer
from catan_desktop.session.session import Session
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleRow
from catan_desktop.ui.widgets import Card, LogPanel
from tests.parts import purse, settlers
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def hotseat(*, turn: int = 0, humans: tuple[int, ...] = (0, 1, 2), offers: int = 3) -> Table:
    """A game of the Watch in which people sit on some of three seats."""

    def wanted(session: Session) -> bool:
        return session.state.turn >= turn and (not turn or at_step("settlers.action")(session))

    return Table(advance(new_session("watch", humans, seats=3, seed=4, options={"offers": offers}), wanted, 4))


def anything(table: Table, luck: Random) -> None:
    """Let the looking person do anything legal."""
    viewer = table.scene.viewer
    assert viewer is not None
    decision = table.session.view(viewer).decision
    assert decision is not None
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    table.scene.submit(luck.choice([choice for choice in decision.choices if choice.count()]).sample(luck))


def bargain(table: Table, luck: Random) -> None:
    """Let the people answer an offer before everybody's eyes."""
    assert table.hotseat_trade is not None
    names = [
        widget.name
        for widget in table.hotseat_trade.root.content.walk()
        if widget.name in {"accept", "decline", "withdraw", "lift"} or widget.name.startswith("settle-")
    ]
    if names:
        table.press(luck.choice(names))
    else:
        table.step(0.2)


def due(table: Table) -> Seat | None:
    """Whose curtain is down."""
    return table.curtain.seat if table.curtain is not None else None


def shown_hand(table: Table) -> tuple[int, ...]:
    """The cards at the bottom of the table."""
    return tuple(count for _, count in table.scene.model.hand.resources)


def asked(table: Table) -> Seat | None:
    """The person who must act, if it is not for chance or a bot."""
    actor = table.session.actor()
    return actor if actor is not None and actor != CHANCE and table.session.seats[actor].human else None


@pytest.mark.rule("BASE-202")
def test_a_hand_is_shown_to_its_owner_alone_after_the_curtain() -> None:
    table, luck = hotseat(turn=1), Random(8)
    lifted: list[Seat] = []
    before: Seat | None = None
    for _ in range(250):
        if table.curtain is not None:
            table.kit.audit.on = True
            table.draw()
            words = table.kit.audit.texts()
            table.kit.audit.on = False
            assert table.words.tr("curtain-pass") in words
            assert table.words.tr("chronicle") not in words
            lifted.append(table.curtain.seat)
            table.lift()
            before = lifted[-1]
        if table.hotseat_trade is not None:
            table.kit.audit.on = True
            table.draw()
            assert table.words.tr("chronicle") not in table.kit.audit.texts()
            table.kit.audit.on = False
            bargain(table, luck)
            before = table.scene.viewer
            continue
        assert table.scene.viewer == before, "another hand without a curtain"
        assert before is not None
        assert shown_hand(table) == purse(settlers(table.session.state), before).hand
        if asked(table) == before:
            anything(table, luck)
        table.step(0.2)
    assert {Seat(0), Seat(1), Seat(2)} == set(lifted)


def test_what_one_person_was_told_is_not_left_for_the_next() -> None:
    table = hotseat(turn=1)
    for _ in range(250):
        if table.curtain is not None:
            table.lift()
        if table.hotseat_trade is None and asked(table) == table.scene.viewer:
            break
        table.step(0.2)
    told, mine = "for these eyes only", table.scene.viewer
    assert mine is not None
    table.scene.root.toast(told)
    table.scene.look(mine)
    assert told in table.scene.root.toasts
    table.scene.look(next(seat for seat in table.scene.facts.humans if seat != mine))
    assert told not in table.scene.root.toasts


@pytest.mark.rule("BASE-202")
def test_no_curtain_is_needed_before_anybody_has_a_card() -> None:
    table, luck = hotseat(), Random(3)
    table.step()
    assert due(table) is None, "nobody has a secret before the first piece is placed"
    passed = [table.scene.viewer]
    while table.curtain is None:
        if table.scene.viewer != passed[-1]:
            passed.append(table.scene.viewer)
            assert not any(shown_hand(table))
            assert any(table.port.seats.sittings[table.scene.seat].name in toast for toast in table.toasts)
        if asked(table) == table.scene.viewer:
            anything(table, luck)
        table.step(0.2)
    assert len(passed) > 2
    assert any(count for _, count in table.port.game.model(table.curtain.seat).hand.resources)


def test_the_last_person_gets_the_own_hand_when_another_became_a_bot() -> None:
    table, luck = hotseat(turn=1, humans=(0, 1)), Random(5)
    table.lift()
    viewer = table.scene.viewer
    assert viewer is not None
    other = Seat(1 - viewer)
    table.scene.tools.reseat(viewer, "random")
    table.step(0.2)
    assert due(table) == other
    table.lift()
    assert table.scene.viewer == other
    for _ in range(100):
        assert due(table) is None
        if asked(table) == other:
            anything(table, luck)
        table.step(0.2)


def test_an_answer_in_anothers_turn_does_not_shorten_what_is_told_at_the_own() -> None:
    table, luck = hotseat(turn=2, offers=0), Random(2)
    table.lift()
    own: dict[Seat, int] = {}
    turns: dict[Seat, int] = {}
    answered, told = set(), 0
    for _ in range(1500):
        if told == 3:
            break
        if table.curtain is not None:
            seat = table.curtain.seat
            recap = table.curtain.recap()
            table.lift()
            if table.scene.model.active != seat:
                answered.add(seat)
            else:
                last = own.get(seat, table.session.ply)
                known = table.port.log.chronicle(seat, covered=True)
                fresh = [line for line in known if line.ply > last and line.active != seat]
                if fresh and seat in answered:
                    assert isinstance(recap, Card)
                    log = recap.find("chronicle-all")
                    assert isinstance(log, LogPanel)
                    shown = [line for line in log.lines if isinstance(line, ChronicleRow) and not line.head]
                    keys = [line.key for line in shown]
                    assert keys == sorted(keys)
                    assert set(keys) == {line.ply for line in fresh}, "what a roll brought stands in its row"
                    assert not table.dialog, "one press a turn"
                    same = turns[seat] == table.scene.model.turn
                    assert recap.title == table.words.tr("summary-meanwhile" if same else "summary-title")
                    told += 1
                answered.discard(seat)
                own[seat], turns[seat] = table.session.ply, table.session.state.turn
        viewer = table.scene.viewer
        if asked(table) == viewer and viewer is not None:
            anything(table, luck)
        table.step(0.2)
        if viewer is not None and table.session.state.seat == viewer:
            own[viewer], turns[viewer] = table.session.ply, table.session.state.turn
    assert told == 3


# offers among people


def offering(session: Session) -> bool:
    part = settlers(session.state)
    ready = at_step("settlers.action")(session) and part.offers == 0 and all(part.hands)
    return ready and any(next(iter(choice)).kind == "offer_trade" for choice in _choices(session))


def _choices(session: Session) -> tuple[Choice, ...]:
    actor = session.actor()
    decision = session.view(actor).decision if actor is not None else None
    return tuple(choice for choice in decision.choices if choice.count()) if decision is not None else ()


def offered(humans: tuple[int, ...] = (0, 1, 2), wanted: Seat | None = None) -> tuple[Table, Seat]:
    """Three seats, one of whom has just offered a card to the others; `wanted`: for one that this seat has."""
    session = advance(new_session("gift-base", humans, seats=3, seed=4), offering, 4)
    table = Table(session)
    table.lift()
    seat = table.scene.viewer
    assert seat is not None
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    hand = purse(settlers(session.state), seat).hand
    give = hand.index(max(hand))
    draft = table.scene.state.draft.sized(5).with_count("give", give, 1)
    theirs = purse(settlers(session.state), wanted).hand if wanted is not None else ()
    want = next((kind for kind, count in enumerate(theirs) if count and kind != give), (give + 1) % 5)
    table.set(draft=draft.with_count("want", want, 1))
    table.click("trade-offer")
    table.step()
    return table, seat


def test_people_answer_an_offer_before_everybody_and_no_hand_is_shown() -> None:
    table, seat = offered()
    assert table.hotseat_trade is not None
    assert table.scene.viewer == seat
    answers = []
    for _ in range(2):
        answers.append(table.hotseat_trade.actor)
        table.press("decline")
    assert answers == [Seat((seat + 1) % 3), Seat((seat + 2) % 3)]
    assert table.curtain is None
    assert table.stack.top is not table.scene, "who offered sits down with a press of the own"
    table.press("lift")
    assert table.stack.top is table.scene
    assert table.scene.viewer == seat


def seen(table: Table) -> str:
    """All that is written on the screen."""
    table.kit.audit.on = True
    table.draw()
    words = " ".join(table.kit.audit.texts())
    table.kit.audit.on = False
    return words


def test_the_end_of_an_offer_names_everybody_who_refused() -> None:
    table, seat = offered()
    for _ in range(2):
        table.press("decline")
    assert table.hotseat_trade is not None
    assert table.hotseat_trade.offer is None
    told = seen(table)
    for other in {Seat(0), Seat(1), Seat(2)} - {seat}:
        assert table.port.seats.sittings[other].name in told


def test_who_offered_reads_why_a_bot_declined_beside_who_agreed() -> None:
    table, seat = offered((0, 1), Seat(1))
    assert seat == Seat(0)
    assert table.hotseat_trade is not None
    accept = table.hotseat_trade.offer.accept  # type: ignore[union-attr]
    assert accept is not None
    for answer in (accept, DeclineOffer(Seat(2))):
        table.session.submit(answer)
    table.step()
    assert table.hotseat_trade.actor == seat
    offer = table.hotseat_trade.offer
    assert offer is not None
    why = offer.answers[-1].why
    assert why is not None
    assert table.words.tr(why.key) in seen(table)


def test_an_offer_that_was_taken_back_is_said_to_have_been() -> None:
    table, _ = offered()
    before = table.session.ply
    table.press("take-back")
    assert table.session.ply == before - 1
    assert table.hotseat_trade is not None
    assert table.hotseat_trade.offer is None
    assert table.words.tr("hotseat-trade-withdrawn") in seen(table)


def test_who_agreed_is_chosen_with_a_number_and_the_trade_is_not_told_again() -> None:
    table, seat = offered()
    assert table.hotseat_trade is not None
    while table.hotseat_trade is not None and table.hotseat_trade.actor != seat:
        offer = table.hotseat_trade.offer
        assert offer is not None
        table.press("accept" if offer.accept is not None else "decline")
    assert table.hotseat_trade is not None
    offer = table.hotseat_trade.offer
    assert offer is not None
    settle = next(answer.settle for answer in offer.answers if answer.settle is not None)
    table.step(1.0)
    table.letter("1")
    table.step(0.1)
    assert table.last() == settle
    assert table.scene.viewer == seat
    assert not table.scene.root.dialogs, "everybody saw how the offer ended"


def test_nobody_learns_from_a_grey_button_that_a_card_is_lacking() -> None:
    table, _ = offered()
    assert table.hotseat_trade is not None
    offer = table.hotseat_trade.offer
    assert offer is not None
    accept = table.hotseat_trade.root.content.find("accept")
    assert accept.enabled
    before = table.session.ply
    table.press("accept")
    if offer.accept is None:
        assert table.session.ply == before
        assert table.hotseat_trade.root.toasts == (table.words.tr("reason-cards-not-held"),)
    else:
        assert table.session.ply == before + 1


def test_whom_one_person_asks_is_not_left_for_the_next() -> None:
    table, seat = offered()
    table.set(draft=replace(table.scene.state.draft, partners=1 << (seat + 1) % 3))
    while table.hotseat_trade is not None:
        bargain(table, Random(3))
        table.step(0.4)
    table.scene.look(Seat((seat + 1) % 3))
    assert table.scene.state.draft.partners == 0
    assert table.scene.state.draft.last is None


def test_an_answer_can_be_taken_back_while_the_offer_lies_open() -> None:
    table, _ = offered()
    assert table.hotseat_trade is not None
    first = table.hotseat_trade.actor
    table.press("decline")
    assert table.hotseat_trade.actor != first
    table.press("take-back")
    assert table.hotseat_trade.actor == first


def test_other_terms_are_named_behind_the_curtain_with_the_own_hand() -> None:
    table, _ = offered()
    assert table.hotseat_trade is not None
    asked_first = table.hotseat_trade.actor
    table.press("counter")
    assert due(table) == asked_first
    table.lift()
    assert table.scene.viewer == asked_first
    assert table.scene.state.draft.counter


def test_an_answer_that_comes_too_soon_is_not_taken() -> None:
    table, _ = offered()
    assert table.hotseat_trade is not None
    before = table.session.ply
    table.click_at(table.hotseat_trade.root.content.find("decline").rect.center)
    table.click_at(table.hotseat_trade.root.content.find("decline").rect.center)
    assert table.session.ply == before


# the menu on the curtain, and taking back


def test_the_menu_opens_on_the_curtain_and_shows_nothing_of_the_game() -> None:
    gone: list[str] = []

    def title() -> Change:
        gone.append("title")
        return None

    table = Table(hotseat(turn=2).session, exits=Exits(menu={"title": title}))
    curtain = table.curtain
    assert curtain is not None
    table.press("curtain-menu")
    assert curtain.root.dialogs
    table.kit.audit.on = True
    table.draw()
    words = table.kit.audit.texts()
    table.kit.audit.on = False
    assert table.words.tr("chronicle") not in words
    table.click_at(curtain.root.dialogs[-1].find("menu-title").rect.center)
    assert gone == ["title"]


def test_a_window_of_another_size_leaves_the_focus_in_the_menu_on_the_curtain() -> None:
    table = Table(hotseat(turn=2).session, exits=Exits(menu={"title": lambda: None}))
    curtain = table.curtain
    assert curtain is not None
    table.press("curtain-menu")
    curtain.enter((1366, 768))
    assert curtain.root.focus in set(curtain.root.dialogs[-1].walk())
    curtain.root.dialogs[-1].cancel()
    curtain.enter((1280, 720))
    assert curtain.root.focus is curtain.root.content.find("lift")


def test_the_next_person_is_asked_before_the_end_of_a_turn_is_taken_back() -> None:
    table = hotseat(turn=2)
    table.lift()
    seat = table.scene.viewer
    assert seat is not None
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    table.scene.view.primary_age = 1.0
    ending = next(choice for choice in _choices(table.session) if next(iter(choice)).kind == "end_turn")
    table.scene.submit(next(iter(ending)))
    table.step(0.3)
    while table.curtain is not None and table.curtain.seat == seat:
        table.lift()
    table.lift()
    assert table.scene.viewer != seat
    for dialog in list(table.scene.root.dialogs):
        table.scene.root.close(dialog)
    ply = table.session.ply
    if table.last().kind != "end_turn":
        pytest.skip("luck has come between")
    table.scene.tools.rewind.undo()
    assert table.session.ply == ply
    assert table.dialog == "confirm"
    name = table.port.seats.sittings[seat].name
    assert name in table.scene.root.dialogs[-1].title
    told = seen(table)
    assert table.words.tr("undo-keep") in told
    assert table.words.tr("undo-back") in told
    table.click("confirm-yes")
    assert table.session.ply == ply - 1
    table.step(0.3)
    assert due(table) == seat


def test_after_loading_everybody_is_told_what_happened_since_the_own_last_turn() -> None:
    table = hotseat(turn=6)
    session = table.session
    again = Table(session)
    again.scene.handover.resumed = True
    assert again.curtain is not None
    seat = again.curtain.seat
    recap = again.curtain.recap()
    assert recap is not None
    log = recap.find("chronicle-all")
    assert isinstance(log, LogPanel)
    again.lift()
    assert not again.dialog, "one press a turn"
    since = again.port.log.since(seat)
    assert min(line.key for line in log.lines) > since
    assert session.timeline.state_at(since - 1).seat == seat
    assert session.timeline.state_at(since).seat != seat
    assert any(isinstance(line, ChronicleRow) and line.head for line in log.lines)
