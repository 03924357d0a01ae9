"""Whatever goes wrong in the window: the game is safe, the player is told so, and goes on; never in a circle."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

import catan_desktop
from catan_desktop.app import main_loop, recovery, report, shown_games
from catan_desktop.app.running import Running
from catan_desktop.app.screens import Screens
from catan_desktop.games import catalogue
from catan_desktop.kernel import engine
from catan_desktop.kernel.position_text import write_position
from catan_desktop.present import panel_view
from catan_desktop.session import paths, saves
from catan_desktop.session.bot_process import BotTable
from catan_desktop.session.crash_marker import Marker, Standing
from catan_desktop.session.files import backup_of
from catan_desktop.session.logbook import Logbook
from catan_desktop.session.save_errors import unwritable
from catan_desktop.session.saving import Saving
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores.files import Refused
from catan_desktop.stores.translations import Translations
from catan_desktop.table_port.pictures import Pictures
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes import trouble
from catan_desktop.ui.scenes.table.actions import PrimaryButton
from catan_desktop.ui.scenes.table.flow import Flow
from catan_desktop.ui.scenes.table.messages import Happened
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.scenes.title import TitleScreen
from catan_desktop.ui.scenes.trouble import PlainScene, TroubleScreen
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.widgets import Kit, Root
from tests.audit import unreadable
from tests.ui.screens.player import Player

Sit = Callable[..., Player]


class Clock:
    """Time that passes when a test says so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now

    def later(self) -> None:
        self.now += 60.0


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def player(sit_down: Sit, clock: Clock, tmp_path: Path) -> Iterator[Player]:
    """Somebody at the title."""
    made = sit_down()
    made.program.recovery._clock = clock
    made.program.recovery.logbook = Logbook(tmp_path / "log" / "game.log")
    yield made
    made.program.recovery.logbook.close()


@pytest.fixture
def playing(player: Player) -> Player:
    """Somebody in a game."""
    player.click("new-game")
    player.click("start")
    player.wait(10)
    assert player.name == "Table"
    return player


def broken(*_: object, **__: object) -> Any:
    raise ZeroDivisionError("division by zero")


def out_of_memory(*_: object, **__: object) -> Any:
    raise MemoryError


def endless(*_: object, **__: object) -> Any:
    return endless()


def account(player: Player) -> tuple[object, ...]:
    """All that the running game is."""
    session = player.program.current.session
    assert session is not None
    return (session.state, session.timeline.log(), session.timeline.undone, [session.view(s) for s in range(4)])  # type: ignore[arg-type]


def redraw(player: Player) -> None:
    player.program.kit.dirty = True
    player.wait()


def press_menu(player: Player) -> None:
    player.click("tool-menu")


def one_action(player: Player) -> None:
    """Do something legal, as a person would."""
    scene = player.scene
    assert isinstance(scene, TableScene)
    decision = scene.port.source.view(scene.seat).decision
    assert decision is not None
    scene.submit(next(iter(decision.choices[0])))


def let_a_bot_move(player: Player) -> None:
    """Give the seat of the person to a bot, which is asked at once."""
    session = player.program.current.session
    assert session is not None
    for seat, spec in enumerate(session.seats):
        session.set_seat(seat, spec.model_copy(update={"kind": "bot"}))  # type: ignore[arg-type]
    player.wait(2)


class Once:
    """Fails the first time only."""

    def __init__(self, real: Callable[..., Any]) -> None:
        self.real = real
        self.failed = False

    def __get__(self, owner: object, kind: type) -> Callable[..., Any]:
        return lambda *args, **named: self(owner, *args, **named)

    def __call__(self, *args: Any, **named: Any) -> Any:
        if not self.failed:
            self.failed = True
            raise OSError("nobody expects this here")
        return self.real(*args, **named)


def poison(player: Player) -> None:
    """Spoil what the running game has worked out for those who look at it."""
    session = player.program.current.session
    assert session is not None
    session._views.update({seat: object() for seat in session._views})  # type: ignore[misc]
    player.scene.send(Happened())  # type: ignore[attr-defined]


PLACES: dict[str, tuple[object, str, Callable[..., Any], Callable[[Player], None]]] = {
    "drawing": (TableScene, "draw", broken, redraw),
    "drawing without memory": (TableScene, "draw", out_of_memory, redraw),
    "drawing without end": (TableScene, "draw", endless, redraw),
    "a widget": (PrimaryButton, "draw", broken, redraw),
    "a click": (Root, "open", broken, press_menu),
    "time": (Flow, "update", broken, lambda player: player.wait()),
    "a view": (panel_view, "table_model", broken, one_action),
    "the rules": (engine, "apply", broken, one_action),
    "the playback": (Pictures, "cues", broken, one_action),
    "the keeping": (Saving, "freeze", Once(Saving.freeze), one_action),
    "what was worked out": (TableScene, "no_such_thing", None, poison),  # type: ignore[dict-item]
    "a bot": (BotTable, "think", broken, let_a_bot_move),
    "a screen that is loaded": (Screens, "scene", broken, lambda player: player.scene.exits.menu["settings"]()),  # type: ignore[attr-defined]
}


def continued(player: Player) -> None:
    """Press the gold button with Enter, after having read."""
    player.wait(1, 1.0)
    player.key(pygame.K_RETURN)


def test_whatever_fails_the_game_is_saved_and_goes_on(
    playing: Player, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One game lives through all of it."""
    player = playing
    for name, (owner, attribute, failing, act) in PLACES.items():
        clock.later()
        before, moves = account(player), player.program.current.session.ply  # type: ignore[union-attr]
        with monkeypatch.context() as patch:
            patch.setattr(owner, attribute, failing, raising=failing is not None)
            try:
                act(player)
                player.wait()
            except Exception as error:  # what a test does by hand goes through the loop's own way
                player.loop._failed(error)
        assert player.name == "TroubleScreen", name
        session = player.program.current.session
        assert session is not None
        if session.ply == moves:
            if name != "a bot":
                assert account(player) == before, name
        else:
            assert session.ply == moves + 1, name
        kept = saves.read(Path(player.program.current.kept_at())).timeline
        assert (kept.state, kept.log()) == (session.state, session.timeline.log()), name
        assert player.sees(Path(player.program.current.kept_at()).name), name
        assert not unreadable(player.program.kit.audit), name
        log = session.timeline.log()
        continued(player)
        assert player.name == "Table", name
        player.wait()
        assert player.name == "Table", name
        assert player.program.current.session.timeline.log()[: len(log)] == log, name  # type: ignore[union-attr]


def test_what_fails_again_at_once_leads_to_the_title_and_no_further(
    playing: Player, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = playing
    before, kept = account(player), player.program.current.kept_at()
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "draw", broken)
        redraw(player)
        assert player.name == "TroubleScreen"
        clock.later()  # the player reads
        continued(player)
        player.wait()
        assert player.name == "TroubleScreen", "the table fails again"
        assert "menu" not in player.buttons(), "the way on leads to the title already"
        assert player.sees(player.program.texts.tr("trouble-again"))
        continued(player)
        assert player.name == "TitleScreen"
        assert player.program.current.session is None
        player.wait(20)
        assert player.name == "TitleScreen"
    clock.later()
    player.click("continue")
    assert player.name == "Table"
    assert player.program.current.kept_at() == kept
    assert account(player)[:2] == before[:2]


def test_an_error_in_the_screen_that_tells_of_errors_is_told_by_a_plainer_one(
    playing: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = playing
    state = player.program.current.session.state  # type: ignore[union-attr]
    with monkeypatch.context() as patch:
        patch.setattr(Kit, "panel", broken)
        redraw(player)
        player.wait(2)
        assert player.name == "PlainScene"
        assert any("saved" in text for text in player.scene.said)  # type: ignore[attr-defined]
        player.key(pygame.K_RETURN)
        assert player.name == "PlainScene", "a key that was meant for the screen before is not taken"
    player.wait(1, 1.0)
    player.key(pygame.K_RETURN)
    assert player.name == "TitleScreen"
    player.click("continue")
    assert player.program.current.session.state == state  # type: ignore[union-attr]


def test_even_without_any_words_something_is_said(playing: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player = playing
    with monkeypatch.context() as patch:
        patch.setattr(Translations, "tr", broken)
        redraw(player)
        player.wait()
        player.loop._failed(KeyError("again"))
        assert player.name == "PlainScene"
        said = " ".join(player.scene.said)  # type: ignore[attr-defined]
        assert recovery.BARE["trouble-saved"] in said
    player.key(pygame.K_ESCAPE)
    player.wait(1, 1.0)
    player.key(pygame.K_ESCAPE)
    assert not player.loop.running


def test_errors_without_end_end_the_program_with_the_game_saved(
    playing: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = playing
    state, kept = player.program.current.session.state, Path(player.program.current.kept_at())  # type: ignore[union-attr]
    with monkeypatch.context() as patch:
        patch.setattr(Kit, "panel", broken)
        patch.setattr(PlainScene, "draw", broken)
        player.program.kit.dirty = True
        with pytest.raises(ZeroDivisionError):
            player.wait(10)
    player.program.close()
    assert saves.read(kept).timeline.state == state


def test_far_apart_errors_never_end_the_program(player: Player, clock: Clock) -> None:
    for _ in range(10):
        clock.later()
        assert isinstance(player.program.recovery.failed(ValueError("broken")), TroubleScreen)
    for _ in range(recovery.MOST - 1):
        assert isinstance(player.program.recovery.failed(ValueError("broken")), TroubleScreen)
    assert player.program.recovery.failed(ValueError("broken")) is None


def test_without_a_game_the_way_on_is_the_title(player: Player, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(TitleScreen, "draw", broken)
        redraw(player)
    assert player.name == "TroubleScreen"
    assert player.sees(player.program.texts.tr("trouble-no-game"))
    assert "menu" not in player.buttons()
    continued(player)
    assert player.name == "TitleScreen"


def full(*_: object, **__: object) -> None:
    """A disk without room, in the place of `saves.write`."""
    raise unwritable(OSError(28, "No space left on device"))


def test_a_game_that_cannot_be_saved_is_said_to_be_so_and_kept_elsewhere(
    playing: Player, clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player = playing
    before = account(player)

    with monkeypatch.context() as patch:
        patch.setattr(saves, "write", full)
        patch.setattr(TableScene, "draw", broken)
        redraw(player)
        assert player.name == "TroubleScreen"
        assert player.sees(player.program.texts.tr("save-disk-full"))
        assert not player.sees("is saved")
    elsewhere = tmp_path / "documents"
    elsewhere.mkdir()
    monkeypatch.setattr(paths, "usual_folders", lambda: (tmp_path / "nowhere" / "at all", elsewhere))
    (tmp_path / "nowhere").write_text("in the way")
    player.click("keep-copy")
    (copy,) = elsewhere.glob(f"*{saves.SUFFIX}")
    assert saves.read(copy).timeline.state == before[0]
    assert copy.name in player.root.toasts[-1]
    player.click("go-on")
    assert player.name == "Table"
    assert account(player) == before


def test_a_game_that_cannot_be_saved_stays_open_when_it_fails_again(
    playing: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = playing
    session = player.program.current.session
    assert session is not None

    with monkeypatch.context() as patch:
        patch.setattr(saves, "write", full)
        patch.setattr(TableScene, "draw", broken)
        redraw(player)
        continued(player)
        player.wait()
        assert player.name == "TroubleScreen"
        assert not player.sees(player.program.texts.tr("trouble-again"))
        assert "menu" in player.buttons()
        assert player.program.current.session is not None
    continued(player)
    assert player.name == "Table"
    assert player.program.current.session.state == session.state
    monkeypatch.setattr(saves, "write", full)
    one_action(player)
    assert "The last moves are not in the file." in main_loop.finish_game(player.program)


def test_the_last_words_tell_the_truth_about_the_game(playing: Player) -> None:
    player = playing
    said = main_loop.finish_game(player.program)
    assert said == player.program.texts.tr("trouble-saved", path=report.shorten_paths(player.program.current.kept_at()))
    player.program.current.end()
    assert main_loop.finish_game(player.program) == ""


def test_a_lesson_goes_on_where_it_was(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = player.program.lobby.lessons()
    player.loop.stack.apply(player.program.lobby.teach(cards[0].key, cards[0].chapters[0].key))
    player.wait(3)
    for _ in range(3):
        player.key(pygame.K_RETURN)
        player.wait(1, 1.0)
    course, index = player.scene.lesson.course, player.scene.lesson.course.index  # type: ignore[attr-defined]
    state = player.program.current.session.state  # type: ignore[union-attr]
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "draw", broken)
        redraw(player)
    assert player.sees(player.program.texts.tr("trouble-lesson"))
    continued(player)
    assert player.name == "LessonTable"
    assert player.scene.lesson.course is course  # type: ignore[attr-defined]
    assert course.index == index
    assert player.program.current.session.state == state  # type: ignore[union-attr]
    player.wait(5)
    assert player.name == "LessonTable"


# the report


def test_the_report_tells_what_is_needed_and_names_nobody(
    playing: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player = playing
    session = player.program.current.session
    assert session is not None
    session.set_seat(session.actor(), session.seats[0].model_copy(update={"name": "Anna Petrova"}))  # type: ignore[arg-type]
    one_action(player)
    player.wait()
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "draw", broken)
        redraw(player)
    assert isinstance(player.scene, TroubleScreen)
    text, shown = player.program.recovery._report
    assert shown == player.scene.trouble.report
    for _, encoded, _ in session.saving._lines.values():
        assert encoded in text
        assert encoded not in shown, "others may sit before the screen"
    position = write_position(session.game, session.state)
    assert all(line in text for line in position.splitlines())
    assert "hands.private" not in shown
    wanted = [
        *(
            f"catan_desktop {catan_desktop.__version__}",
            "Python 3.",
            "pygame-ce 2.",
            "SDL 2.",
            "watch, seed 4815, ply ",
            "human bot:",
            "asked: ",
        ),
        *("ZeroDivisionError: division by zero", "test_trouble.py", "in broken", "Table 1280x720", "Last actions"),
        *("~/saves/autosave-01.catan", "ERROR catan_desktop.app.recovery"),
    ]
    for part in wanted:
        assert part in text, part
    assert str(tmp_path) not in text
    assert "Anna" not in text
    (file,) = (tmp_path / "log").glob("report-*.txt")
    assert file.read_text(encoding="utf-8") == text
    assert not any(str(tmp_path) in line for line in player.texts())


def test_the_report_can_be_copied_by_button_and_by_key(playing: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player = playing
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "draw", broken)
        redraw(player)
    player.wait(1, 1.0)
    text = player.program.recovery._report.whole
    for by_key in (False, True):
        pygame.scrap.put_text("nothing")
        if by_key:
            player.key(pygame.K_c, pygame.KMOD_CTRL)
        else:
            player.click("copy-report")
        assert pygame.scrap.get_text() == text
        assert player.root.toasts[-1] == player.program.texts.tr("trouble-copied")

    pygame.scrap.put_text("nothing")

    def none(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    player.click("copy-report")
    assert "report-" in player.root.toasts[-1]


def test_the_keyboard_reaches_everything_and_takes_nothing_too_early(
    playing: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = playing
    monkeypatch.setattr("catan_desktop.app.desktop.opened", lambda folder: False)
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "draw", broken)
        redraw(player)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_SPACE)
    player.key(pygame.K_ESCAPE)
    assert player.name == "TroubleScreen", "keys that were meant for the table"
    player.wait(1, 1.0)
    assert player.root.focus is not None
    assert player.root.focus.name == "go-on"
    reached = set()
    for _ in range(12):
        player.key(pygame.K_TAB)
        reached.add(player.root.focus.name)
    assert {"go-on", "menu", "copy-report", "log-folder", "quit", "report"} <= reached
    area = player.walk_to("report")
    player.key(pygame.K_DOWN)
    assert area.offset > 0  # type: ignore[attr-defined]
    player.walk_to("log-folder")
    player.key(pygame.K_RETURN)
    assert "log" in player.root.toasts[-1]
    player.key(pygame.K_ESCAPE)
    assert player.name == "TitleScreen"


def test_a_report_is_made_whatever_is_wrong(sit_down: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Nasty(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no text")

    assert report.briefly(Nasty()) == "Nasty"
    assert "Nasty" in report.traceback_text(Nasty())
    tr = sit_down().program.texts.tr
    monkeypatch.setattr(report, "versions", broken)
    text = report.make_report("what", scene=None, session=None, save="", logbook=None, tr=tr).whole
    assert "cannot be told: ZeroDivisionError" in text
    assert "what" in text
    (tmp_path / "file").write_text("in the way")
    assert report.write_report(text, tmp_path / "file") == ""
    for _ in range(report.REPORTS + 3):
        assert report.write_report(text, tmp_path / "log")
    assert len(list((tmp_path / "log").iterdir())) == report.REPORTS


@pytest.mark.parametrize(
    ("home", "text", "short"),
    [
        ("/people/anna", "/people/anna/x /people/annabel/x /people/anna", "~/x /people/annabel/x ~"),
        ("/people/anna", "'/people/anna/.local': x", "'~/.local': x"),
        ("/people/anna", "there is no folder /people/anna.", "there is no folder ~."),
        ("/", "/usr/x", "/usr/x"),
    ],
)
def test_the_players_folder_is_shortened(home: str, text: str, short: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(home))
    assert report.shorten_paths(text) == short


def test_a_home_that_is_a_link_is_shortened_by_both_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, link = tmp_path / "disk" / "anna", tmp_path / "anna"
    real.mkdir(parents=True)
    link.symlink_to(real)
    monkeypatch.setattr(Path, "home", lambda: link)
    assert report.shorten_paths(f"{link}/x {real}/x") == "~/x ~/x"


# after a sudden end


def after_a_sudden_end(player: Player, save: str, faults: str = "") -> TroubleScreen | None:
    program = player.program
    book = program.recovery.logbook
    assert book is not None
    before = book.fault_bytes()
    with book.faults.open("a", encoding="utf-8") as file:
        file.write(faults)
    told = recovery.sudden_end_screen(
        program.services, program.recovery, program.running, [Standing(save=save, faults=before)], book
    )
    if told is not None:
        player.loop.stack.apply(Push(told))
        player.wait(1, 1.0)
    assert told is None or isinstance(told, TroubleScreen)
    return told


def test_after_a_sudden_end_the_game_is_offered_once(playing: Player) -> None:
    player = playing
    before, kept = account(player), player.program.current.kept_at()
    player.loop.stack.apply(player.program.running.leave())
    player.wait()
    told = after_a_sudden_end(player, kept, "Fatal Python error: Segmentation fault")
    assert told is not None
    assert "Segmentation fault" in told.trouble.report
    assert player.sees(player.program.texts.tr("trouble-last-ask"))
    assert not unreadable(player.program.kit.audit)
    player.key(pygame.K_RETURN)
    assert player.name == "Table"
    assert account(player)[:2] == before[:2]


def test_after_a_sudden_end_with_a_damaged_file_the_list_is_named(player: Player, tmp_path: Path) -> None:
    bad = tmp_path / "saves" / f"autosave-01{saves.SUFFIX}"
    bad.write_bytes(b"nothing")
    assert after_a_sudden_end(player, str(bad)) is not None
    assert player.sees(player.program.texts.tr("trouble-last-alone"))
    assert not player.sees(player.program.texts.tr("trouble-last-list"))
    assert not unreadable(player.program.kit.audit)
    player.key(pygame.K_RETURN)
    assert player.name == "TitleScreen"
    assert bad.read_bytes() == b"nothing"


def test_a_former_version_is_named_only_where_it_opens(playing: Player) -> None:
    player = playing
    kept = Path(player.program.current.kept_at())
    player.loop.stack.apply(player.program.running.leave())
    whole = kept.read_bytes()
    for former, key in ((whole, "trouble-last-list"), (whole[:-20], "trouble-last-alone")):
        kept.write_bytes(b"nothing")
        backup_of(kept).write_bytes(former)
        assert after_a_sudden_end(player, str(kept)) is not None
        assert player.sees(player.program.texts.tr(key))
        player.key(pygame.K_ESCAPE)


def test_a_page_that_tells_how_far_it_is_comes_over_the_title(playing: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player = playing
    kept = player.program.current.kept_at()
    player.loop.stack.apply(player.program.running.leave())
    page = PlainScene(["a little patience"], lambda: None, lambda: None)
    monkeypatch.setattr(Running, "open", lambda self, path: Push(page))
    assert after_a_sudden_end(player, kept) is not None
    player.key(pygame.K_RETURN)
    assert [type(scene).__name__ for scene in player.loop.stack.scenes] == ["TitleScreen", "PlainScene"]


def test_whom_nothing_was_taken_from_is_told_nothing(player: Player) -> None:
    assert after_a_sudden_end(player, "") is None
    assert after_a_sudden_end(player, "", "Fatal Python error: Aborted") is not None
    player.key(pygame.K_ESCAPE)
    assert player.name == "TitleScreen"


def test_a_game_that_cannot_begin_is_refused_in_the_readers_words(
    sit_down: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = sit_down(language="ru").program.running
    seats = (SeatSpec(),) * 2
    for error in (
        lambda: SeatSpec(name="x" * 99),
        lambda: SeatSpec(name="\t"),
        lambda: catalogue.RULESETS["gift-base"].checked({"no": 1}),
    ):

        def refuse(*_: object, error: Callable[[], object] = error, **__: object) -> None:
            error()

        monkeypatch.setattr(Session, "new", refuse)
        with pytest.raises(Refused) as told:
            running._begun(NewGame(ruleset="gift-base", seats=seats))
        assert re.search("[а-я]", str(told.value))
        assert not re.search("[a-z]{3}", str(told.value))


@pytest.mark.parametrize("faults", ["", "Fatal Python error: Aborted"])
def test_a_game_that_is_over_is_not_offered_after_a_sudden_end(player: Player, tmp_path: Path, faults: str) -> None:
    seats = tuple(SeatSpec(kind="bot", level="easy") for _ in range(2))
    session = Session.new(NewGame(ruleset="gift-base", seats=seats, seed=2), bots_in_process=True)
    while session.outcome is None:
        shown_games.stride(session)
    over = tmp_path / "saves" / f"autosave-01{saves.SUFFIX}"
    session.saving.save(over)
    assert recovery.going_on(Standing(save=str(over))).save == ""
    assert (after_a_sudden_end(player, str(over), faults) is None) is (not faults)
    assert not player.sees(player.program.texts.tr("trouble-last-ask"))


@pytest.mark.parametrize("named", [False, True])
def test_a_game_named_on_the_command_line_comes_before_the_offer(
    playing: Player, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    player, program = playing, playing.program
    kept = Path(program.current.kept_at())
    player.loop.stack.apply(program.running.leave())
    marker = Marker(kept.parent / "log")
    loop = main_loop.make_loop(program, kept if named else None, marker, [Standing(save=str(kept))])
    marker.close()
    assert isinstance(loop.stack.top, TroubleScreen) is not named


def test_the_report_is_shown_in_the_language_of_the_window_and_copied_in_english(sit_down: Sit) -> None:
    tr = sit_down(language="ru").program.texts.tr
    told = report.make_report("", scene=None, session=None, save="", logbook=None, tr=tr)
    assert "What happened\n  (the program was killed)" in told.whole
    assert "Что случилось\n  Программу закрыли извне." in told.shown
    headings = [line for line in told.shown.splitlines() if line and not line.startswith(" ")]
    assert all(re.search("[а-я]", line) for line in headings), headings


def test_the_plain_screen_breaks_every_line() -> None:
    said = ["Ж" * 300, "one two " * 60, "", "short"]
    font = pygame.font.Font(None, 24)
    for width in (200, 900):
        for text in said:
            lines = trouble._broken(font, text, width)
            assert "".join(lines).replace(" ", "") == text.replace(" ", "")
            assert all(font.size(line)[0] <= width for line in lines)
    for size in ((1024, 600), (3840, 2160)):
        surface = pygame.Surface(size)
        PlainScene(said, lambda: None, lambda: None).draw(surface)
        ground = surface.get_at((0, 0))
        edges = [pygame.Rect(0, 0, 10, size[1]), pygame.Rect(size[0] - 10, 0, 10, size[1])]
        assert all(pygame.transform.average_color(surface, edge)[:3] == ground[:3] for edge in edges)
        assert pygame.transform.average_color(surface)[:3] != ground[:3]


# what can be missing


def test_the_settings_say_once_that_nothing_can_be_heard(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    player.click("settings")
    assert "listen-again" not in player.buttons(), "a program that was begun without sound has nothing to say"
    sound = Sound(tmp_path)
    sound._gone = True
    player.program.preferences.sound = sound
    player.scene.rebuild()  # type: ignore[attr-defined]
    assert player.sees(player.program.texts.tr("settings-silent"))
    assert not unreadable(player.program.kit.audit)
    player.find("listen-again").press()  # type: ignore[attr-defined]
    player.wait()
    assert "listen-again" not in player.buttons()
    sound.close()
