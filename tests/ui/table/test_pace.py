"""Bots play at a good pace: a round of three in ten seconds of the table's own clock, unless something happens to the
person; bots alone can play to the end; what a bot did in its turn stands on its card."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.words import words
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scenes.table.flow import Course
from catan_desktop.ui.scenes.table.last_turn import IDLE, Deed, last_deeds
from catan_desktop.ui.scenes.table.pace import TURN_SECONDS, USUAL_PAUSE, Pace
from tests.ui.table.table import QUICK, Table, advance, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

ME = Seat(0)
TICK = 0.05
MOST_SECONDS = 10.0


def against_normal(ruleset: str) -> Session:
    """A person and three normal bots, who think in this process: that takes none of the table's time."""
    seats = [SeatSpec(kind="human", name="Anya", colour=0)]
    seats += [SeatSpec(kind="bot", level="normal", colour=colour) for colour in (1, 2, 3)]
    spec = NewGame(ruleset=ruleset, seats=tuple(seats), seed=11)
    return advance(Session.new(spec, bots_in_process=True), lambda s: s.state.turn > 4 and s.state.seat == ME)


def step_of(table: Table) -> None:
    """Let the person do the next sensible thing."""
    step = table.scene.model.next
    if step is not None and step.action is not None:
        assert table.scene.submit(step.action)
        return
    asked = table.session.view(ME).decision
    assert asked is not None
    first = next(choice for choice in asked.choices if choice.count())
    assert table.scene.submit(first.sample(Random(1)))


def rounds(table: Table, wanted: int) -> list[float]:
    """How long the rounds of the bots are shown, between the end of the own turn and the next one, in which nothing
    happens to the person and nobody asks the person anything."""
    found: list[float] = []
    spent, quiet, began = 0.0, False, False
    for _ in range(20_000):
        session = table.session
        if session.outcome is not None or len(found) >= wanted:
            break
        if session.actor() == ME and not table.scene.clock.busy:
            if session.state.seat == ME:
                if began and quiet:
                    found.append(spent)
                began = False
            quiet = quiet and session.state.seat == ME
            step_of(table)
            if session.state.seat != ME and not began:
                spent, quiet, began = 0.0, True, True
        table.step(TICK)
        spent += TICK
        quiet = quiet and table.scene.shown.calm
    return found


@pytest.mark.parametrize("ruleset", ["classic", "watch"])
def test_a_round_of_three_normal_bots_takes_at_most_ten_seconds(ruleset: str) -> None:
    table = Table(against_normal(ruleset), settings=Settings())
    found = rounds(table, 2)
    assert found, "in no round was nothing said to the person"
    assert max(found) <= MOST_SECONDS


def test_what_concerns_the_person_is_shown_at_its_own_time_and_does_not_count() -> None:
    facts = watched().scene.facts
    begun = Course().passed(facts, 0.0, busy=True, calm=True, pondering=False)
    course = begun.passed(facts, 5.0, busy=True, calm=False, pondering=False)
    assert course.moved(facts, calm=False).hold == facts.settings.bot_pause
    assert course.pace.left(USUAL_PAUSE) == TURN_SECONDS
    counted = begun.passed(facts, 1.0, busy=True, calm=True, pondering=False)
    assert counted.pace.left(USUAL_PAUSE) == TURN_SECONDS - 1.0
    assert counted.moved(facts, calm=True).hold < facts.settings.bot_pause


def test_the_less_of_a_turn_is_left_the_faster_it_goes_and_the_next_one_begins_anew() -> None:
    pace = Pace().aged(3, 0.0)
    before = (pace.hurry(USUAL_PAUSE), pace.pause(USUAL_PAUSE))
    pace = pace.aged(3, TURN_SECONDS - 0.5)
    assert pace.hurry(USUAL_PAUSE) > before[0]
    assert pace.pause(USUAL_PAUSE) < before[1]
    pace = pace.aged(4, 0.0)
    assert (pace.hurry(USUAL_PAUSE), pace.pause(USUAL_PAUSE)) == before
    assert pace.left(2 * USUAL_PAUSE) > pace.left(USUAL_PAUSE)


# to the end


def watched() -> Table:
    session = new_session("classic", humans=(), seed=6)
    while session.state.turn < 5:
        session.pump()
    table = Table(session, settings=Settings())
    table.step(0.1)
    return table


@pytest.mark.parametrize("way", ["key", "button"])
def test_bots_alone_play_to_the_end_by_a_button_and_a_key(way: str) -> None:
    table = watched()
    if way == "key":
        table.key(pygame.K_END)
    else:
        table.click("watch-rush")
    assert table.scene.state.rushing
    seconds = 0.0
    while table.session.outcome is None and seconds < 60:
        table.step(TICK)
        seconds += TICK
        assert not table.scene.dice.moving
    assert table.session.outcome is not None
    assert seconds < 60


def test_a_second_press_lets_one_watch_again_and_a_pause_ends_it_too() -> None:
    table = watched()
    for stop in (pygame.K_END, pygame.K_p):
        table.key(pygame.K_END)
        assert table.scene.state.rushing
        table.key(stop)
        assert not table.scene.state.rushing


def test_who_plays_cannot_rush() -> None:
    table = Table(advance(new_session("classic"), lambda s: s.state.turn > 2), settings=QUICK)
    table.key(pygame.K_END)
    assert not table.scene.state.rushing
    table.set(rushing=True)
    table.scene.settle()
    assert not table.scene.state.rushing


# at a glance


def told(turn: int, active: int, icon: str, **more: object) -> ChronicleLine:
    line = ChronicleLine(words("event-robber-home"), "ink", turn, Seat(active), turn=turn, active=Seat(active))
    return replace(line, icon=icon, **more)  # type: ignore[arg-type]


def test_the_last_turn_of_a_seat_is_told_in_signs() -> None:
    lines = [
        told(4, 1, "dice", roll=5),
        told(8, 1, "dice", roll=9),
        told(8, 1, "", share=True),
        told(8, 1, "road"),
        told(8, 1, "road"),
        told(8, 1, "city"),
        told(8, 1, "token", indent=True),
        told(9, 2, "dice", roll=7),
    ]
    assert last_deeds(lines, Seat(1), 9).signs == (Deed("dice", "9"), Deed("road", "\u00d72"), Deed("city"))
    assert last_deeds(lines, Seat(2), 9) == IDLE
    assert last_deeds(lines, Seat(3), 9) == IDLE


def test_the_card_of_a_bot_tells_its_last_turn_and_that_of_the_person_does_not() -> None:
    table = Table(advance(new_session("classic"), lambda s: s.state.turn > 8 and s.state.seat == ME))
    table.step()
    cards = table.scene.view.cards
    assert cards[ME].deeds == IDLE
    for card in cards[1:]:
        assert card.deeds.signs[0].icon == "dice"
        assert table.words.tr("deeds-title") in card.tip
    assert table.session.actor() != CHANCE
