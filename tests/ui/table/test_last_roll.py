"""What happened is not lost: the last roll above the hand, what befell the seat, and what is new in the chronicle."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.events import Produced, Rolled, Stolen
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.words import Cards, Who, words
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table.chronicle import Chronicle
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleRow
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.last_roll import (
    LastRoll,
    LastRollPanel,
    addressed,
    last_roll,
    new_from,
    onlooker,
)
from tests.ui.table.table import Table, advance, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

ME = Seat(0)


def line(turn: int, active: int, **more: object) -> ChronicleLine:
    """A line of a turn, whose first one is its roll unless something else is said."""
    return replace(ChronicleLine(words("event-robber-home"), "ink", 10 * turn, turn=turn, active=Seat(active)), **more)  # type: ignore[arg-type]


def panel(table: Table) -> LastRollPanel:
    desk = table.scene.root.content
    assert isinstance(desk, Desk)
    assert desk.told is not None
    return desk.told


def rows(table: Table) -> list[ChronicleRow]:
    return [row for row in table.scene.view.log.lines if isinstance(row, ChronicleRow)]


def touched(session: Session) -> bool:
    """Seat 0 was robbed since its last turn, and has the turn now."""
    state = session.state
    if state.seat != ME or not state.turn:
        return False
    for ply, event in reversed(session.timeline.events()):
        before = session.timeline.state_at(ply - 1)
        if before.seat == ME and before.turn < state.turn:
            return False
        if isinstance(event, Stolen) and event.victim == ME:
            return True
    return False


# as a value


def test_what_is_new_begins_after_the_own_last_turn() -> None:
    told = [line(1, 0), line(2, 1), line(3, 2), line(4, 0), line(5, 1), line(6, 2)]
    assert new_from(told, ME, 6) == 4
    assert new_from([*told, line(7, 0)], ME, 7) == 4
    assert new_from(told[1:3], ME, 3) == 0


def test_what_befell_the_seat_is_told_until_its_next_turn_ends() -> None:
    robbed = line(5, 1, lasting=True)
    told = [line(4, 0), robbed, line(6, 2)]
    assert last_roll(told, ME, 6).befell == (robbed,)
    assert last_roll([*told, line(7, 0)], ME, 7).befell == (robbed,)
    assert last_roll([*told, line(7, 0), line(8, 1)], ME, 8).befell == ()


def test_the_last_roll_tells_what_this_seat_got_of_it() -> None:
    share, other = words("event-produced"), words("event-produced-own")
    told = [
        line(1, 1, roll=4),
        line(1, 1, share=True, seat=ME, words=other),
        line(2, 2, roll=9),
        line(2, 2, share=True, seat=ME, words=share),
        line(2, 2, share=True, seat=Seat(3), words=other),
    ]
    found = last_roll(told, ME, 2)
    assert (found.roll, found.got) == (9, (share,))


def test_without_a_roll_there_is_nothing_to_tell() -> None:
    assert last_roll([line(1, 0), line(2, 1)], ME, 2) == LastRoll(ME)


def test_what_the_roll_cost_comes_after_it() -> None:
    robbed, thrown = line(5, 1, lasting=True), line(6, 2, lasting=True)
    told = [line(4, 0), robbed, line(6, 2, roll=7), thrown]
    found = last_roll(told, ME, 6)
    assert (found.befell, found.since) == ((robbed,), (thrown,))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_theft_is_told_to_the_reader_and_no_card_is_named_while_others_look_on(language: str) -> None:
    table = Table(advance(new_session("classic"), touched), language=language)
    texts, log = table.scene.texts, table.port.log
    for covered in (False, True):
        told = [
            said
            for said in log.chronicle(ME, covered=covered)
            if said.lasting and said.words.key.startswith("event-stolen")
        ]
        assert told
        for said in told:
            text = texts.line(addressed(texts, said, ME), ME)
            assert ("resource-" in text) is not covered
            assert table.session.seats[ME].name not in text
            assert any(table.session.seats[seat].name in text for seat in range(1, 4))


def test_a_seven_that_cost_six_cards_is_not_nothing() -> None:
    table = Table(new_session("classic"))
    texts = table.scene.texts
    thrown = line(6, 2, lasting=True, words=words("event-discarded", who=Who(ME), cards=Cards((6,), ("ore",))))
    found = LastRollPanel(table.kit, texts, last_roll([line(6, 2, roll=7), thrown], ME, 6)).lines
    shown = [text for text, _ in found]
    assert shown[0] == texts.tr("last-roll-hurt", sum=7)
    assert "6" in shown[1]
    assert table.session.seats[ME].name not in shown[1]


# at the table


@pytest.mark.matrix
@pytest.mark.parametrize("lines", [1, 2, 4])
@pytest.mark.parametrize(("ruleset", "seats"), [("watch", 4), ("classic", 4), ("watch", 3), ("cities-knights", 4)])
def test_seat_cards_keep_their_height_whatever_the_box_says(ruleset: str, seats: int, lines: int) -> None:
    table = Table(advance(new_session(ruleset, seats=seats), lambda s: s.state.turn > 2 and s.state.seat == ME))
    table.step()
    desk = table.scene.root.content
    assert isinstance(desk, Desk)
    before = [tuple(card.rect) for card in table.scene.view.cards]
    robbed = line(5, 1, lasting=True, words=words("event-stolen-unseen", who=Who(Seat(1)), whom=Who(ME)))
    desk.told = LastRollPanel(table.kit, table.scene.texts, LastRoll(ME, 7, since=(robbed,) * (lines - 1)))
    desk.layout(desk.rect)
    assert [tuple(card.rect) for card in table.scene.view.cards] == before
    assert len(desk.told.texts) == lines
    assert table.scene.view.cards[0].form.hero or ruleset == "cities-knights"


@pytest.mark.parametrize(("ruleset", "seats"), [("watch", 4), ("classic", 4), ("cities-knights", 4), ("classic", 6)])
def test_the_seat_cards_stand_still_through_a_whole_game(ruleset: str, seats: int) -> None:
    session, rng = new_session(ruleset, seats=seats, seed=11), Random(4)
    places, heights, turns = set(), set(), set[int]()
    while session.outcome is None and len(turns) < 20:
        if session.pump():
            continue
        if session.state.turn and session.state.turn not in turns:
            turns.add(session.state.turn)
            table = Table(session)
            table.step()
            places.add(tuple(tuple(card.rect) for card in table.scene.view.cards))
            heights.add(panel(table).rect.height)
        asked = session.view(ME).decision
        if asked is None:
            continue
        session.submit(rng.choice([choice for choice in asked.choices if choice.count()]).sample(rng))
    assert len(heights) > 1
    assert len(places) == 1


@pytest.mark.parametrize("ruleset", ["gift-base", "watch", "classic", "cities-knights", "rivers", "traders-barbarians"])
def test_the_last_roll_stands_above_the_hand(ruleset: str) -> None:
    def gained(session: Session) -> bool:
        found = session.timeline.events()
        at = max((index for index, (_, event) in enumerate(found) if isinstance(event, Rolled)), default=-1)
        return at >= 0 and any(isinstance(event, Produced) and event.seat == ME for _, event in found[at:])

    table = Table(advance(new_session(ruleset), gained))
    table.step()
    events = [event for _, event in table.session.timeline.events()]
    at = max(index for index, event in enumerate(events) if isinstance(event, Rolled))
    rolled = events[at]
    assert isinstance(rolled, Rolled)
    got = next(event for event in events[at:] if isinstance(event, Produced) and event.seat == ME)
    said = panel(table).texts[-1]
    assert str(rolled.one + rolled.two) in said
    assert f"+{next(count for count in got.cards if count)}" in said
    assert panel(table).rect.bottom <= table.find("hand").rect.top
    assert panel(table).rect.height


def test_a_theft_stays_in_sight_until_the_own_turn_ends() -> None:
    table = Table(advance(new_session("classic"), touched))
    table.step()
    said = [text for text in panel(table).texts if "from you" in text]
    assert said
    assert set(said) <= {row.text for row in rows(table)}, "the chronicle says it to the reader, too"
    turn = table.session.state.turn
    for _ in range(60):
        assert set(said) <= set(panel(table).texts)
        asked = table.session.view(ME).decision
        assert asked is not None
        step = table.scene.model.next
        if step is not None and step.action is not None:
            assert table.scene.submit(step.action)
        else:
            first = next(choice for choice in asked.choices if choice.count())
            assert table.scene.submit(next(iter(first)) if first.count() < 100 else first.sample(Random(1)))
        if table.session.state.turn != turn:
            break
        while table.session.actor() != ME and table.session.state.turn == turn:
            table.step(0.02)
    table.step()
    assert table.session.state.turn > turn
    assert not set(said) & set(panel(table).texts)


def test_bots_alone_leave_nobody_anything_to_tell() -> None:
    session = new_session("classic", humans=())
    for _ in range(120):
        session.pump()
    table = Table(session)
    table.step()
    assert panel(table).texts == ()
    assert not panel(table).rect.height


def test_at_a_full_table_the_last_roll_still_has_its_line() -> None:
    table = Table(advance(new_session("cities-knights", seats=6), lambda s: s.state.turn > 8))
    table.step()
    seats = table.scene.view.cards
    assert len(panel(table).texts) >= 1
    assert max(card.rect.bottom for card in seats) <= panel(table).rect.top


# the chronicle


def test_a_roll_is_one_row_with_what_every_seat_got() -> None:
    table = Table(advance(new_session("classic"), lambda s: s.state.turn > 9))
    told = table.port.log.chronicle(ME)
    shares = [entry for entry in told if entry.share and entry.turn]
    assert len(shares) > 5
    shown = [row.text for row in rows(table)]
    rolled = [row.text for row in rows(table) if row.roll]
    assert not {table.scene.texts.rich(entry.words) for entry in shares} & set(shown[shown.index(rolled[0]) :])
    assert sum(text.count(" \u00b7 ") for text in rolled) == len(shares)


def test_small_things_of_one_group_and_seat_are_one_row() -> None:
    def gathered(key: str, ply: int, **named: Who) -> ChronicleLine:
        said = words(key, count=2, **named)
        more = words(key + "-more", count=2, **named)
        return line(1, 0, ply=ply, words=said, group="build", more=more)

    one, other = Who(ME), Who(Seat(1))
    table = Table(new_session("classic"))
    built, behind = "event-gw-honour-build", "event-gw-honour-reward"
    told = [gathered(built, 1, who=one), gathered(behind, 2, who=one), gathered(built, 3, who=other)]
    shown = [row for row in Chronicle(table.scene.texts, table.port.log).rows(told) if not row.head]
    assert [row.key for row in shown] == [1, 3]
    assert shown[0].text.endswith("for building \u00b7 +2 honour")
    apart = [told[0], replace(told[1], group="deploy"), replace(told[1], more=None, ply=4)]
    assert len([row for row in Chronicle(table.scene.texts, table.port.log).rows(apart) if not row.head]) == 3


def test_what_is_new_since_the_own_turn_is_marked() -> None:
    table = Table(advance(new_session("classic"), lambda s: s.state.turn > 9 and s.state.seat == ME))
    mark = table.words.tr("chronicle-new")
    at = [index for index, row in enumerate(rows(table)) if row.text == mark]
    assert len(at) == 1
    since = table.port.log.since(ME)
    assert all(row.key <= since for row in rows(table)[: at[0]])
    assert all(row.key > since for row in rows(table)[at[0] + 1 :])


def test_nothing_is_marked_for_the_eyes_of_all() -> None:
    session = new_session("classic", humans=())
    for _ in range(120):
        session.pump()
    table = Table(session)
    assert onlooker(table.scene.facts) == NOBODY
    assert table.words.tr("chronicle-new") not in [row.text for row in rows(table)]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_chronicle_has_ten_lines_in_the_own_turn(language: str) -> None:
    for step in ("settlers.pre_roll", "settlers.action"):
        session = advance(new_session("cities-knights"), lambda s, at=step: s.state.frames[-1].step == at)  # type: ignore[misc]
        table = Table(session, language=language)
        table.step()
        log = table.scene.view.log
        assert log.rect.height >= 10 * table.kit.text.line_height(log.style)
