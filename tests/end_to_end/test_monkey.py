"""A short hour of the monkey, and proof that it would notice: things are broken on purpose before its eyes.

The long hours are run on demand: `python -m benchmarks.monkey --minutes 60`.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from benchmarks.monkey import pokes
from benchmarks.monkey.cage import Cage, Fault, caged
from benchmarks.monkey.hand import STORM, Hand
from benchmarks.monkey.places import Place, begun, opened, screen, taught
from benchmarks.monkey.run import Monkey, Report, run, shrink, signature
from catan_desktop.kernel.record import replace
from catan_desktop.present.words import words
from catan_desktop.session import paths
from catan_desktop.table_port.acts import Acts
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.scenes.title import TitleScreen
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Dialog, Label

POSITIONS = Path(__file__).parents[1] / "pictures" / "positions"
EXAMPLES = paths.examples()
SEED = 8


def starts() -> dict[str, tuple[Place, int]]:
    """Name of a place -> the place, and how many events are enough there."""
    return {
        "load": (screen("load"), 70),
        "settings": (screen("settings"), 60),
        "coast-finish": (opened(EXAMPLES / "coast-finish.catan", 2), 80),
        "island-finish": (opened(EXAMPLES / "island-finish.catan", 1), 60),
        "discard": (opened(POSITIONS / "discard.catan", 2), 90),
        "hotseat": (begun("watch", 3), 90),
        "first-lesson": (taught("watch", "board"), 60),
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", starts())
def test_random_events_end_nothing_and_leave_nobody_stuck(name: str) -> None:
    place, events = starts()[name]
    report = run(name, place, SEED, events)
    assert not report.fault, f"event {len(report.pokes)} of seed {SEED}: {report.pokes[-3:]}\n{report.trace}"
    assert report.checks > 1
    assert len(report.pokes) >= events
    assert report.visits


# what the monkey would notice


PLACEMENT = POSITIONS / "placement.catan"


@pytest.fixture
def cage(tmp_path: Path) -> Iterator[Cage]:
    with caged(tmp_path, (1280, 720), animation_speed="off") as made:
        yield made


def monkey(cage: Cage) -> Monkey:
    return Monkey(cage, Report("broken", 1), Random(1))


def looked(one: Monkey) -> None:
    one.watcher.glance()
    one.watcher.look()


def answered(one: Monkey, times: int) -> None:
    for _ in range(times):
        one.wits.answer()


def pressed(cage: Cage, key: int) -> None:
    cage.do((pokes.KEY, key, 0, "", 0))
    cage.do((pokes.KEY_UP, key, 0, "", 0))


def test_an_exception_in_a_widget_comes_out_with_the_event_that_did_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is left of the events, when all that can be left out is, still does it."""

    def broken(button: Button) -> None:
        raise ZeroDivisionError("broken on purpose")

    place = screen("settings")
    monkeypatch.setattr(Button, "press", broken)
    report = run("settings", place, 5, 120)
    assert report.fault.startswith("ZeroDivisionError")
    assert "broken on purpose" in report.trace
    least = shrink("settings", place, 5, report, tries=6)
    assert 1 <= len(least) < len(report.pokes)
    assert run("settings", place, 5, 0, least).fault == report.fault


def test_what_was_done_can_be_written_down_and_done_again(tmp_path: Path, cage: Cage) -> None:
    screen("settings")(cage)
    one = monkey(cage)
    hand = Hand(Random(5))
    done: list[pokes.Poke] = [("text", "Ёж 🐧"), ("size", 0, 0), ("set", {"language": "ru"})]
    for _ in range(10):
        done += hand.pokes(cage)
    for poke in done:
        one.do(poke)
    pokes.write(tmp_path / "done.jsonl", "settings", 5, one.report.pokes)
    assert pokes.read(tmp_path / "done.jsonl") == ("settings", 5, done)


def test_a_dialog_without_a_way_out_is_found(cage: Cage, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(PLACEMENT, 1)(cage)
    one = monkey(cage)
    one.wits.back()
    table, kit = cage.top, cage.program.kit
    assert isinstance(table, TableScene)
    trap = Dialog(kit, "Stay", Label(kit, "for ever", BODY), name="trap")
    monkeypatch.setattr(trap, "cancel", lambda: None)
    table.root.open(trap)
    with pytest.raises(Fault, match=r"no way leads back.*Table/trap"):
        one.wits.back()


def test_a_question_that_cannot_be_answered_is_found(cage: Cage, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(PLACEMENT, 1)(cage)
    one = monkey(cage)
    assert one.wits.answer(), "it can be answered"
    monkeypatch.setattr(Acts, "submit", lambda acts, action: words("reason-not-now"))
    with pytest.raises(Fault, match="not answered"):
        one.wits.answer(12)


def test_bots_that_never_move_are_found(cage: Cage, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(PLACEMENT, 1)(cage)
    session = cage.program.current.session
    assert session is not None
    monkeypatch.setattr(type(session), "pump", lambda session: False)
    with pytest.raises(Fault, match="does not move"):
        answered(monkey(cage), 8)


def test_a_state_that_did_not_come_from_the_engine_is_found(cage: Cage) -> None:
    opened(PLACEMENT, 1)(cage)
    one = monkey(cage)
    while not one.wits.answer():
        pass
    one.watcher.replays()
    session = cage.program.current.session
    assert session is not None
    last = session.timeline.plies[-1]
    session.timeline.plies[-1] = replace(last, state=replace(last.state, turn=99))
    with pytest.raises(Fault, match="the engine comes to another state"):
        one.watcher.replays()


def drawn_blank(cage: Cage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TitleScreen, "draw", lambda scene, surface: surface.fill((9, 9, 9)))


def drawn_outside(cage: Cage, monkeypatch: pytest.MonkeyPatch) -> None:
    original = TitleScreen.draw

    def draw(scene: TitleScreen, surface: pygame.Surface) -> None:
        original(scene, surface)
        scene.kit.text.draw(surface, "beyond the edge", (surface.get_width() - 20, 40), BODY)

    monkeypatch.setattr(TitleScreen, "draw", draw)


def lost_focus(cage: Cage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(cage.top, TitleScreen)
    cage.top.root.focus = Button(cage.program.kit, "gone", name="gone")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [(drawn_blank, "nothing is seen"), (drawn_outside, "beyond the edge"), (lost_focus, "not there any more")],
)
def test_a_screen_that_is_wrong_is_found(
    spoil: Callable[[Cage, pytest.MonkeyPatch], None], said: str, cage: Cage, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen("title")(cage)
    one = monkey(cage)
    looked(one)
    spoil(cage, monkeypatch)
    with pytest.raises(Fault, match=said):
        looked(one)


def test_what_is_only_logged_or_warned_of_is_found(cage: Cage, monkeypatch: pytest.MonkeyPatch) -> None:
    def whisper(scene: TitleScreen, seconds: float) -> None:
        logging.getLogger("catan_desktop.test").error("something went wrong, and nobody was told")

    screen("title")(cage)
    monkeypatch.setattr(TitleScreen, "tick", whisper)
    with pytest.raises(Fault, match="nobody was told"):
        cage.do((pokes.WAIT, 0.1))

    def warn(scene: TitleScreen, seconds: float) -> None:
        warnings.warn("old ways", DeprecationWarning, stacklevel=1)

    monkeypatch.setattr(TitleScreen, "tick", warn)
    with pytest.raises(DeprecationWarning, match="old ways"):
        cage.do((pokes.WAIT, 0.1))


def test_the_place_of_an_error_tells_errors_apart() -> None:
    def one() -> None:
        raise KeyError("a")

    def other() -> None:
        raise KeyError("a")

    found = []
    for act in (one, one, other):
        try:
            act()
        except KeyError as error:
            found.append(signature(error))
    assert found[0] == found[1] != found[2]


# storms and languages


def test_a_storm_of_sizes_leaves_the_table_as_it_was(cage: Cage) -> None:
    """Twenty sizes within a second, from nothing to 4K, with a choice half made."""
    opened(EXAMPLES / "gift-finish.catan", 1)(cage)
    one = monkey(cage)
    one.wits.back()
    table = cage.top
    assert isinstance(table, TableScene)
    before = cage.program.current.session.state if cage.program.current.session is not None else None
    pressed(cage, pygame.K_t)
    for size in Random(1).sample(STORM, len(STORM)):
        one.do((pokes.SIZE, *size))
    assert cage.arm.seconds < 3.0
    one.do((pokes.SIZE, 1280, 720))
    one.watcher.look()
    assert cage.top is table
    assert cage.program.current.session is not None
    assert cage.program.current.session.state is before
    one.wits.back()
    assert one.wits.answer()
