"""The parts of a port: what was worked out is kept while it is true, and only eyes that may be used see anything."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.choice import Only
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.event_rows import EventRow, EventText
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Who, words
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port import Context, TablePort, position
from catan_desktop.table_port.source import Source
from tests.session import toy
from tests.ui.table.table import LOCALE, new_session

ROW = EventRow("gw-used", "who", group="location")


def translator() -> Translator:
    return Translator(LOCALE, "en", strict=True)


@pytest.fixture
def session() -> Session:
    """A game whose next move is that of chance or a bot."""
    made = new_session("classic", ())
    while made.ply < 20:
        made.pump()
    return made


def test_what_one_seat_sees_is_kept_while_another_is_asked_about(session: Session) -> None:
    port = TablePort(session, Context(Settings, translator))
    first, second = (port.game.model(Seat(seat)) for seat in (0, 1))
    assert port.game.model(Seat(0)) is first
    assert port.game.model(Seat(1)) is second
    assert port.pictures.board(Seat(0)) is port.pictures.board(Seat(0))
    session.pump()
    assert port.game.model(Seat(0)) is not first


def test_the_eyes_of_all_have_the_view_of_the_first_seat(session: Session) -> None:
    assert Source(session, Context(Settings, translator)).view(NOBODY) is session.view(Seat(0))


def test_eyes_that_may_not_be_used_see_neither_views_nor_events(session: Session) -> None:
    source = Source(session, Context(Settings, translator), eyes=(Seat(1),))
    _, event = source.events()[-1]
    assert source.view(Seat(1)) is session.view(Seat(1))
    assert source.event_for(event, Seat(1)) is not None
    for seat in (NOBODY, Seat(0)):
        with pytest.raises(LookupError):
            source.view(seat)
        with pytest.raises(LookupError):
            source.event_for(event, seat)


def test_events_are_the_same_object_until_something_happens(session: Session) -> None:
    source = Source(session, Context(Settings, translator))
    before = source.events()
    assert source.events() is before
    session.pump()
    assert source.events() is not before
    assert source.events()[: len(before)] == before


def test_the_chronicle_beside_a_covered_hand_tells_no_seat_more_than_another(session: Session) -> None:
    while session.ply < 400 and session.pump():
        pass
    log = TablePort(session, Context(Settings, translator)).log
    seats = [Seat(seat) for seat in range(session.game.seats)]
    to_one = {"event-declines", "event-declines-why"}  # why a bot declines is told to whoever has made the offer
    own, covered = (
        [[line.words for line in log.chronicle(seat, covered=hand) if line.words.key not in to_one] for seat in seats]
        for hand in (False, True)
    )
    assert all(told == covered[0] for told in covered)
    assert all(told != covered[0] for told in own), "each has seen something of its own"


def test_what_followed_a_secret_was_not_led_by_whoever_learned_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that was the only one leads back to what came before it, but not past what cannot be taken back."""
    people = NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec()))
    session = Session.new(people, shelf_name="tests.session.toy")
    game = TablePort(session, Context(Settings, translator)).game

    def has_peeked(asked: Decision) -> bool:
        """In place of a single answer, which the toy never asks for."""
        return not any(isinstance(choice, Only) and isinstance(choice.action, toy.Peek) for choice in asked.choices)

    monkeypatch.setattr(position, "_forced", has_peeked)
    for action, led in ((toy.Mark(Seat(0), 0), True), (toy.Peek(Seat(0)), False), (toy.Mark(Seat(0), 1), False)):
        session.submit(action)
        assert game.led(Seat(0)) is led


def test_a_line_that_opens_its_group_is_never_said_behind_another() -> None:
    """Small things of one kind stand in one row; what begins such a row never ends one."""
    said = words("event-gw-used", who=Who(Seat(0)))
    opens, other, lonely = (EventText(said, row) for row in (replace(ROW, opens=True), ROW, replace(ROW, group="")))
    assert opens.more is None
    assert other.more == words("event-gw-used-more", who=Who(Seat(0)))
    assert lonely.more is None
