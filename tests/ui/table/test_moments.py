"""The great moments: told large for at most three seconds, cut by any press, and never where nothing may move."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.games.cities_knights.events import BarbariansLanded, CityLost, DefenderNamed
from catan_desktop.games.cities_knights.view.moments import moments as landings
from catan_desktop.games.great_wall.board import Year
from catan_desktop.games.great_wall.events import YearBegan
from catan_desktop.games.great_wall.tables import tables as great_wall_tables
from catan_desktop.games.great_wall.view.moments import moments as last_year
from catan_desktop.games.watch.view.moments import moments as falls
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.events import CITY, AwardMoved, Built, CardBought
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.view.moments import moments
from catan_desktop.present.models.moments import Moment, Side
from catan_desktop.present.words import words
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scenes.table.clock import Showing
from catan_desktop.ui.scenes.table.moments import AWAY, seconds_of
from catan_desktop.ui.scenes.table.presentation import covered
from tests.audit import unreadable
from tests.positions import PRE_ROLL, Position
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

ME = Seat(0)
MOVING = Settings(animation_speed="normal", bot_pause_seconds=0.0)
TURN = Moment(words("moment-turn"), seat=ME)
BATTLE = Moment(
    words("moment-landing"),
    (words("moment-landing-lost"),),
    sides=(
        Side(words("moment-landing-cities"), "city", (1, 2, 0, 1)),
        Side(words("moment-landing-knights"), "knight", (0, 1, 0, 0)),
    ),
    sprite="ship-barbarian",
    first=True,
)


def since(session: Session, kind: type[Event]) -> tuple[Event, ...]:
    """The events of the last action that brought one of a kind."""
    found = session.timeline.events()
    ply = max(ply for ply, event in found if isinstance(event, kind))
    return tuple(event for at, event in found if at == ply)


def happened(*kinds: type[Event]) -> Callable[[Session], bool]:
    return lambda session: any(isinstance(event, kinds) for _, event in session.timeline.events())


# what is a moment


def test_an_award_that_goes_to_somebody_is_one_and_names_the_former_holder() -> None:
    session = new_session("classic")
    view = session.view(ME)
    taken, lost = (
        AwardMoved(former=Seat(1), holder=Seat(2), award="longest"),
        AwardMoved(former=Seat(2), holder=NOBODY, award="longest"),
    )
    found = moments(session.game, view, (taken, lost))
    assert [moment.seat for moment in found] == [2]
    assert found[0].title.key == "event-award"
    assert [line.key for line in found[0].text] == ["moment-award-from"]


def test_only_the_first_city_that_is_paid_for_is_one() -> None:
    def cities(session: Session, least: int) -> bool:
        return sum(isinstance(event, Built) and event.piece == CITY for _, event in session.timeline.events()) >= least

    session = advance(new_session("classic"), lambda s: cities(s, 1))
    first = next(event for _, event in session.timeline.events() if isinstance(event, Built) and event.piece == CITY)
    later = advance(new_session("classic"), lambda s: cities(s, 2))
    assert [one.title.key for one in moments(session.game, session.view(ME), (first,))] == ["moment-first-city"]
    assert moments(later.game, later.view(ME), (first,)) == ()


def test_a_landing_tells_cities_and_knights_by_seat_and_who_loses_one() -> None:
    session = advance(new_session("cities-knights", seed=3), happened(CityLost))
    ply = next(ply for ply, event in session.timeline.events() if isinstance(event, CityLost))
    before = max(at for at, event in session.timeline.events() if isinstance(event, BarbariansLanded) and at <= ply)
    events = tuple(event for at, event in session.timeline.events() if at == before)
    landed = next(event for event in events if isinstance(event, BarbariansLanded))
    state = session.timeline.state_at(before)
    view = session.view(ME)
    seen = type(view)(ME, state, None, view.history)
    (found,) = landings(session.game, seen, events)
    assert sum(found.sides[0].shares) == landed.strength
    assert found.sides[1].shares == landed.contributions
    cities = PIECES.of(session.game, session.timeline.state_at(before - 1)).cities
    assert found.sides[0].shares == tuple(mask.bit_count() for mask in cities)
    lost = {
        event.seat
        for at, event in session.timeline.events()
        if isinstance(event, CityLost) and before <= at <= before + 4
    }
    told = {dict(line.arguments)["who"].seat for line in found.text[1:]}  # type: ignore[union-attr]
    assert lost <= told
    assert found.first


def test_a_landing_that_is_held_names_the_defender() -> None:
    session = advance(new_session("cities-knights", seed=3), happened(DefenderNamed))
    events = since(session, DefenderNamed)
    (found,) = landings(session.game, session.view(ME), events)
    assert [line.key for line in found.text] == ["moment-landing-won", "event-defender-named"]
    assert found.ink == "good"


# how it is told


@pytest.mark.parametrize("moment", [TURN, BATTLE])
def test_no_moment_is_longer_than_three_seconds_and_any_press_ends_it(moment: Moment) -> None:
    table = Table(advance(new_session("classic"), at_step("settlers.action")), settings=MOVING)
    table.step(0.1, 40)
    assert seconds_of(moment) <= 3.0

    def told() -> bool:
        return table.scene.moments.running

    table.scene.moments.idle = AWAY
    table.scene.moments.play([moment], "normal")
    assert told()
    table.key(pygame.K_F2)
    assert not told()
    table.key(pygame.K_ESCAPE)
    table.scene.moments.play([moment], "normal")
    table.step(0.1, round(seconds_of(moment) / 0.1) + 1)
    assert not told()


@pytest.mark.parametrize("settings", [Settings(animation_speed="off"), Settings(reduced_motion=True)])
def test_nothing_is_told_large_where_nothing_may_move(settings: Settings) -> None:
    table = Table(advance(new_session("classic"), at_step("settlers.action")), settings=settings)
    turn = table.session.state.turn
    table.scene.moments.play([BATTLE], table.scene.facts.settings.animation)
    assert not table.scene.moments.running
    table.step(1.0)
    table.key(pygame.K_SPACE)
    for _ in range(400):
        assert not table.scene.moments.running
        table.step(0.1)
        if table.session.state.turn != turn and table.session.actor() == ME:
            break


def test_the_own_turn_is_told_once_it_begins_and_holds_nobody_up() -> None:
    table = Table(advance(new_session("classic"), at_step("settlers.action")), settings=MOVING)
    table.step(1.0)
    assert not table.scene.moments.running
    table.scene.moments.idle = AWAY
    table.scene.submit(table.scene.model.next.action)  # type: ignore[union-attr, arg-type]
    seen = 0
    for _ in range(3000):
        table.step(0.05)
        now = table.scene.moments.now
        if now is not None and now.title.key == "moment-turn":
            seen += 1
            assert table.scene.model.active == ME
            assert not table.scene.moments.busy
        elif seen:
            break
        if table.session.actor() == ME and not table.scene.busy and table.scene.model.active != ME:
            choices = table.session.view(ME).decision.choices  # type: ignore[union-attr]
            table.scene.submit(next(iter(next(choice for choice in choices if choice.count()))))
    assert 0.5 <= seen * 0.05 <= 3.0


def test_the_own_turn_is_not_told_to_somebody_who_moves_the_pointer() -> None:
    table = Table(advance(new_session("classic"), at_step("settlers.action")), settings=MOVING)
    told = table.scene.moments
    table.step(1.0, 6)
    told.play([TURN], "normal")
    assert told.running
    told.finish()
    table.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(400, 300), rel=(1, 1), buttons=(0, 0, 0)))
    told.play([TURN], "normal")
    assert not told.running


def test_the_fleet_is_told_of_before_a_piece_moves() -> None:
    table = Table(advance(new_session("cities-knights"), at_step("settlers.action")), settings=MOVING)
    table.step(0.1, 40)
    clock = table.scene.clock
    board = table.port.pictures.board(ME)
    assert not clock.show(Showing(board, (), lambda: board, (BATTLE,)), "normal")
    assert clock.busy
    table.step(0.1, 20)
    assert clock.waiting
    table.step(0.1, 12)
    assert not clock.waiting


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_moment_can_be_read(language: str, size: tuple[int, int]) -> None:
    session = advance(new_session("cities-knights", seats=6), at_step("settlers.action"))
    table = Table(session, settings=MOVING, language=language, size=size, audit=True)
    table.step(0.1, 40)
    lost = words("event-city-tipped", who=words("moment-turn"))
    many = Moment(BATTLE.title, (words("moment-landing-lost"), lost, lost), sides=BATTLE.sides, sprite=BATTLE.sprite)
    for moment in (TURN, many):
        table.scene.moments.finish()
        table.scene.moments.idle = AWAY
        table.scene.moments.play([moment], "normal")
        table.step(0.1, round(seconds_of(moment) * 8))
        table.draw()
        assert unreadable(table.kit.audit) == []


# a card is turned up for its owner alone


def test_only_the_owner_sees_the_card_that_was_drawn() -> None:
    session = advance(new_session("classic"), happened(CardBought))
    drawn = [event for _, event in session.timeline.events() if isinstance(event, CardBought)][-1]
    table = Table(session)
    own, others = table.port.pictures.cues((drawn,)), table.port.pictures.cues((CardBought(drawn.seat, None),))
    assert [cue.kind for cue in own] == ["reveal"]
    assert own[0].back == others[0].sprite
    assert [cue.kind for cue in others] == ["card"]
    other = Seat((drawn.seat + 1) % 4)
    seen = [cue for frame in table.port.pictures.keyframes([session.ply], other) for cue in frame.cues]
    assert "reveal" not in {cue.kind for cue in seen}


def test_a_covered_hand_shows_no_card_that_is_drawn() -> None:
    session = advance(new_session("classic"), happened(CardBought))
    ply, drawn = [(ply, event) for ply, event in session.timeline.events() if isinstance(event, CardBought)][-1]
    table = Table(session)
    frames = table.port.pictures.keyframes([ply], drawn.seat)
    assert "reveal" in {cue.kind for frame in frames for cue in frame.cues}
    hidden = [cue for frame in frames for cue in covered(frame).cues]
    assert "reveal" not in {cue.kind for cue in hidden}
    assert "card-back-dev" in {cue.sprite for cue in hidden}


@pytest.mark.parametrize(("ending", "title"), [("breach", "moment-third-breach"), ("gift", "moment-overrun")])
def test_how_the_watch_falls_is_told_before_it_is_shown(ending: str, title: str) -> None:
    fallen = {"gift": {"(0,0)": "rr", "(1,0)": "rr", "(2,0)": "rrr"}, "wall": ((0, 0, 0), (1,), (), ())}
    where = {"camps": ("r", "", ""), "breach": 2, "wall": ((), (1,), (), ())} if ending == "breach" else fallen
    board = Position(step=PRE_ROLL, **({"camps": ("c", "", "")} | where)).table()
    board.roll(1, 1, 1)
    assert board.ending() is not None
    (found,) = falls(board.game, observe(board.game, board.state, ME), board.events)
    assert (found.title.key, found.first) == (title, True)
    assert falls(board.game, observe(board.game, board.state, ME), ()) == ()


def test_the_last_year_of_the_great_wall_is_told() -> None:
    session = new_session("great-wall", ())
    years = great_wall_tables(session.game).line.years
    for year in (years - 1, years):
        found = last_year(session.game, session.view(ME), (YearBegan(year=Year(year)),))
        assert [one.title.key for one in found] == ["moment-gw-last-year"] * (year == years)
