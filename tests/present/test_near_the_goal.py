"""Who may win soon: marked on the card of the seat, told once in the chronicle, from what everybody can count."""

from __future__ import annotations

import pytest

from catan_desktop.games.views import PANELS
from catan_desktop.kernel import engine
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.scoring import goal_of, public_points
from catan_desktop.present.models.panels import POINTS
from catan_desktop.present.panel_view import NEAR, table_model
from catan_desktop.present.words import Who
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.table_port import Context, TablePort
from catan_desktop.table_port.log import NEAR_LINE
from tests.positions import PRE_ROLL, Position
from tests.present.test_panels import english
from tests.ui.table.table import new_session

GAMES = (("classic", 4), ("landnam", 2))


def played(ruleset: str, seed: int) -> tuple[Session, TablePort]:
    session = new_session(ruleset, (), seed=seed)
    while session.outcome is None and session.ply < 6000:
        session.pump()
    return session, TablePort(session, Context(Settings, english))


@pytest.mark.parametrize(("ruleset", "seed"), GAMES)
def test_the_chronicle_tells_each_seat_once_when_all_can_count_that_it_is_near(ruleset: str, seed: int) -> None:
    session, port = played(ruleset, seed)
    told = [line for line in port.log.chronicle(Seat(0)) if line.words.key == NEAR_LINE]
    first: dict[Seat, int] = {}
    for ply in range(1, session.ply + 1):
        state = session.timeline.state_at(ply)
        for seat in map(Seat, range(session.game.seats)):
            near = public_points(session.game, state, seat) >= goal_of(session.game, state, seat) - NEAR
            if near and state.outcome is None:
                first.setdefault(seat, ply)
    assert first
    assert {line.seat: line.ply for line in told} == first
    assert len(told) == len(first)
    assert all(line.words.arguments == (("who", Who(line.seat)),) for line in told)
    assert [line for line in port.log.chronicle(Seat(1)) if line.words.key == NEAR_LINE] == told


@pytest.mark.parametrize(("ruleset", "seed"), GAMES)
def test_the_card_of_a_seat_is_marked_from_two_points_before_the_goal_on(ruleset: str, seed: int) -> None:
    session, _ = played(ruleset, seed)
    marked = set()
    for ply in range(1, session.ply, 7):
        state = session.timeline.state_at(ply)
        model = table_model(PANELS, session.game, engine.observe(session.game, state, Seat(0)))
        for panel in model.seats:
            assert panel.goal is not None
            assert (panel.near == (POINTS,)) == (panel.points - panel.hidden >= panel.goal - NEAR)
            marked.add(bool(panel.near))
    assert marked == {False, True}


@pytest.mark.parametrize(("breaches", "closing"), [(1, False), (2, True)])
def test_before_the_third_breach_those_with_the_most_guards_are_marked(breaches: int, closing: bool) -> None:
    table = Position(step=PRE_ROLL, breach=breaches, wall=((1, 1), (2, 2), (0,), ())).table()
    model = table_model(PANELS, table.game, engine.observe(table.game, table.state, Seat(0)))
    assert model.closing is closing
    assert [panel.near for panel in model.seats] == [(), *[("guard",) if closing else ()] * 2, ()]
