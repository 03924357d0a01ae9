"""What Master Shen says of the Great Wall is so: honour, goods, shame and trophies are as he tells them."""

from __future__ import annotations

import pytest

from catan_desktop.app.lesson_dry_run import rehearse
from catan_desktop.app.lesson_port import LessonPort
from catan_desktop.games.great_wall.events import Assaulted, HonourGained
from catan_desktop.games.great_wall.part import COURSE, DEFENCE, Course, Defence, Player, player, strength
from catan_desktop.games.great_wall.powder.part import POWDER
from catan_desktop.games.great_wall.winter import attack
from catan_desktop.games.great_wall.winter import defence as wall_defence
from catan_desktop.games.lessons import lesson
from catan_desktop.lessons.lesson import PUPIL
from tests.lessons.test_chapters import seated

pytestmark = pytest.mark.usefixtures("unpainted")

LESSON = lesson("great-wall")
HILDA, BRAM = 1, 2


def at(chapter: str, step: str = "") -> LessonPort:
    """Return a chapter played to a step, or to its end."""
    found = LESSON.chapter(chapter)
    port = seated(LESSON, found)
    rehearse(port, [one.key for one in found.steps].index(step) if step else None)
    return port


def course(port: LessonPort) -> Course:
    """Return the Year as it goes."""
    return COURSE.of(port.session.game, port.session.state)


def defence(port: LessonPort) -> Defence:
    """Return the walls and the soldiers."""
    return DEFENCE.of(port.session.game, port.session.state)


def own(port: LessonPort, seat: int = PUPIL) -> Player:
    """Return what lies before a seat."""
    return player(port.session.game, port.session.state, seat)


def honours(port: LessonPort, seat: int, cause: str) -> int:
    """Return the honour that a seat has gained by a cause."""
    events = [event for _, event in port.session.timeline.events() if isinstance(event, HonourGained)]
    return sum([event.count for event in events if (event.seat, event.cause) == (seat, cause)])


def test_the_full_mill_gives_three_wood_and_the_overseer_rises() -> None:
    assert own(at("command")).goods == (4, 2, 1, 1)
    assert own(at("command")).overseers[0] == 2
    assert own(at("command", "overseer"), HILDA).goods[0] == 2
    assert own(at("command")).shame == 0


def test_two_spots_take_the_trophy_and_a_chi_saves_the_man_on_the_skull() -> None:
    port = at("soldiers")
    assert [honours(port, seat, "presence") for seat in (PUPIL, HILDA)] == [2, 1]
    assert (honours(port, PUPIL, "trophy"), honours(port, PUPIL, "general")) == (2, 2)
    assert defence(port).camps[PUPIL][:3] == (2, 0, 0)
    assert own(port).goods == (2, 1, 1, 0)


def test_the_wall_and_the_barricade_stand_and_equality_holds() -> None:
    port = at("building")
    left, middle, _ = defence(port).sections
    assert (attack(port.session.game, left), wall_defence(left)) == (2, 4)
    assert (attack(port.session.game, middle), wall_defence(middle)) == (2, 2)
    assert honours(port, PUPIL, "build") == 6
    assert own(port).goods[:2] == (1, 1)


def test_the_breach_shames_only_who_has_nobody_there() -> None:
    port = at("winter")
    assaults = [event for _, event in port.session.timeline.events() if isinstance(event, Assaulted)]
    assert [(one.section, one.attack, one.defence, one.breached) for one in assaults] == [
        (0, 3, 4, False),
        (1, 7, 2, True),
    ]
    assert [own(port, seat).shame for seat in (PUPIL, HILDA, BRAM)] == [0, 2, 0]
    assert defence(port).camps[PUPIL][0] == 1
    assert course(port).year == 3


def test_three_commands_left_lying_are_six_honour() -> None:
    port = at("summer")
    assert (honours(port, PUPIL, "commands"), own(port).pool, course(port).hands[PUPIL].bit_count()) == (6, 5, 3)


def test_the_standard_bearer_makes_the_general_as_strong_as_can_be() -> None:
    before, port = at("court", "hire"), at("court")
    assert strength(before.session.game, before.session.state, PUPIL) == 2
    assert strength(port.session.game, port.session.state, PUPIL) == 3


def test_the_last_shot_and_the_final_scoring_win() -> None:
    port = at("end")
    outcome = port.session.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((PUPIL,), "wall")
    assert course(port).final[PUPIL] == 79
    assert max(course(port).final[1:]) < 79


def test_the_firearms_fell_ram_and_trebuchet_and_the_ladder_breaks_a_wall_that_is_high_enough() -> None:
    port = at("powder")
    assaults = [event for _, event in port.session.timeline.events() if isinstance(event, Assaulted)]
    assert [(one.section, one.attack, one.defence, one.breached) for one in assaults] == [
        (1, 3, 4, False),
        (2, 5, 8, True),
    ]
    causes = ("build", "shot", "presence", "trophy", "general", "tower")
    assert [honours(port, PUPIL, cause) for cause in causes] == [12, 2, 1, 10, 4, 6]
    assert [own(port, seat).shame for seat in (PUPIL, HILDA, BRAM)] == [1, 0, 2]
    assert honours(port, BRAM, "tower") == 2
    assert [section.level for section in defence(port).sections] == [2, 1, 2]
    powder = POWDER.of(port.session.game, port.session.state)
    assert (powder.towers, powder.firearms) == ((0, 0, -1, -1), ((1, 0, 0), (0, 0, 1), (0, 0, 0)))


def test_alone_the_reed_clan_fills_the_places_and_the_requests_are_fulfilled() -> None:
    port = at("alone", "guests")
    assert own(port).goods == (1, 1, 3, 0)
    port = at("alone")
    outcome = port.session.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((PUPIL,), "years")
    assert (own(port).goods, own(port).shame) == ((1, 5, 0, 3), 3)
    assert (sum(section.level for section in defence(port).sections), sum(own(port).overseers)) == (7, 9)
    assaults = [event for _, event in port.session.timeline.events() if isinstance(event, Assaulted)]
    assert (assaults[-1].section, assaults[-1].attack, assaults[-1].defence) == (2, 6, 8)
