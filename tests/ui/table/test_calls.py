"""What is so great that the table calls it out besides telling it in the chronicle."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.numbers import LANDING
from catan_desktop.games.cities_knights.part import BARBARIANS
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleList, ChronicleRow
from catan_desktop.ui.scenes.table.messages import PauseToggled
from tests.ui.table.table import Table, advance, kit_of, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def near(session: Session) -> bool:
    """The next ship lands."""
    return BARBARIANS.of(session.game, session.state).ship == LANDING - 1


def test_a_landing_is_called_out_with_who_lost_a_city_by_it() -> None:
    session = advance(new_session("cities-knights", humans=(0,), seed=3, options={"offers": 0}), near, seed=3)
    table = Table(session)
    if table.curtain is not None:
        table.lift()
    table.step(times=3)
    before = len(table.port.log.chronicle(table.scene.seat))
    assert not any(line.loud for line in table.port.log.chronicle(table.scene.seat)[before:])
    said: set[str] = set()
    for _ in range(400):
        table.step(0.1)
        said.update(table.toasts)
        if any("barbarians land" in text for text in said):
            break
        actor = session.actor()
        if actor == 0 and table.scene.facts.asked:
            decision = session.view(actor).decision
            assert decision is not None
            choice = next(choice for choice in reversed(decision.choices) if choice.count())
            table.scene.submit(next(iter(choice)))
    calls = [line for line in table.port.log.chronicle(table.scene.seat)[before:] if line.loud]
    assert calls[0].words.key == "event-landed"
    landing = next(text for text in said if "barbarians land" in text)
    for line in calls:
        if line.ply == calls[0].ply:
            assert table.scene.texts.say(line.words).rstrip(".!") in landing
    quiet = [line for line in table.port.log.chronicle(table.scene.seat) if line.words.key == "event-ship-sailed"]
    assert quiet
    assert not any(line.loud for line in quiet)


def test_what_a_line_lights_goes_out_when_the_lines_go_on() -> None:
    shown: list[int | None] = []
    lines = [ChronicleRow("one", key=1), ChronicleRow("two", key=2)]
    saga = ChronicleList(kit_of(), lines, on_hover=shown.append)
    saga.point_at(1)
    saga.set(lines)
    assert shown == [2]
    saga.set([*lines, ChronicleRow("three", key=3)])
    assert shown == [2, None]


def test_the_air_rests_while_a_ring_lies_over_the_board() -> None:
    table = Table(new_session("cities-knights", humans=()), settings=Settings(bot_pause_seconds=5.0))
    board = table.scene.board

    def breaths() -> int:
        drawn = 0
        for _ in range(100):
            table.stack.draw(table.surface)
            for _ in range(5):
                board.update(0.05)
                drawn += board.draw_ambient(table.surface)
        return drawn

    table.scene.send(PauseToggled())
    table.step(0.5, 4)
    assert breaths() > 0
    board.ringed = True
    assert breaths() == 0
