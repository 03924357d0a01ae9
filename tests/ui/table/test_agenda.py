"""Messages and commands are taken from one agenda; what was presented is a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace as with_fields
from catan_desktop.mechanics.actions import EndTurn, Roll
from catan_desktop.present.models.panels import POINTS, ChronicleLine
from catan_desktop.present.words import Who, words
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table import presenting as show
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.presentation import present, unshown
from catan_desktop.ui.scenes.table.seat_cards import SeatCard
from catan_desktop.ui.scenes.table.seat_figures import CounterBox
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

NOTE = m.Tell(words("rest-none"))


def carried_out(table: Table, monkeypatch: pytest.MonkeyPatch, *news: m.News) -> list[str]:
    """Send it; which commands were carried out, in their order."""
    found: list[str] = []
    act = table.scene.carry_out

    def noted(command: m.Command) -> Sequence[m.News]:
        found.append(type(command).__name__)
        return act(command)

    monkeypatch.setattr(table.scene, "carry_out", noted)
    table.scene.send(*news)
    return found


def to_roll(ruleset: str = "gift-base") -> Table:
    return Table(advance(new_session(ruleset), at_step("settlers.pre_roll")))


def test_what_comes_of_an_action_comes_before_what_was_to_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    found = carried_out(to_roll(), monkeypatch, m.Submit(Roll(Seat(0))), NOTE)
    assert found[:3] == ["Submit", "Present", "Arrive"]
    assert found[-2:] == ["Ask", "Tell"]


def test_a_refusal_ends_what_was_to_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    table = to_roll()
    assert carried_out(table, monkeypatch, m.Submit(EndTurn(Seat(0))), NOTE) == ["Submit", "Refuse"]
    assert not table.scene.send(m.Submit(EndTurn(Seat(0))))


def test_a_turn_is_chimed_once() -> None:
    scene = to_roll().scene
    shown, commands = present(unshown(scene.facts), scene.facts, scene.texts, ())
    assert show.Sound("turn") in commands
    again, commands = present(shown, scene.facts, scene.texts, ())
    assert (again, [one for one in commands if isinstance(one, show.Sound)]) == (shown, [])


def near(facts: Facts) -> Facts:
    """One in which another seat may win soon."""
    seats = [with_fields(one, near=(POINTS,) if one.seat == 1 else ()) for one in facts.model.seats]
    return replace(facts, model=with_fields(facts.model, seats=tuple(seats)))


def test_whoever_comes_near_is_heard_of_once_and_not_by_other_eyes() -> None:
    scene = to_roll().scene
    before, now, brink = unshown(scene.facts), near(scene.facts), show.Sound("brink")
    shown, commands = present(before, now, scene.texts, ())
    assert brink in commands
    assert brink not in present(shown, now, scene.texts, ())[1]
    assert brink not in present(replace(before, seat=Seat(2)), now, scene.texts, ())[1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_call_says_to_the_reader_what_befell_the_reader(language: str) -> None:
    scene = Table(advance(new_session(), at_step("settlers.pre_roll")), language=language).scene
    told = words("event-road-damaged", who=Who(scene.seat))
    line = ChronicleLine(told, "fire", 1, Seat(1), loud=True, lasting=True)
    _, commands = present(replace(unshown(scene.facts), lines=(line,)), scene.facts, scene.texts, ())
    call = next(one for one in commands if isinstance(one, show.CallOut))
    assert call.text.rstrip(".") == scene.texts.tr("event-road-damaged-you")
    assert scene.texts.name(scene.seat) not in call.text


def test_the_light_of_who_may_win_soon_lies_on_the_figure_that_decides() -> None:
    """In the Watch the guards decide when the third breach is near, and points besides."""
    scene = to_roll("watch").scene
    panel = scene.facts.model.seats[1]

    def lit(*near: str) -> list[str]:
        card = SeatCard(scene.kit, scene.texts, with_fields(panel, near=near), ("", "ink"), lambda _: None)
        assert [box.rim for box in card.counters if box.decides] == ["gold"] * ("guard" in near)
        assert ["May win soon." in (box.tip or "") for box in card.counters] == [box.decides for box in card.counters]
        return [box.counter.key if isinstance(box, CounterBox) else "points" for box in card.deciding()]

    assert lit() == []
    assert lit(POINTS) == ["points"]
    assert lit("guard") == ["guard"]
    assert lit("guard", POINTS) == ["points", "guard"]
