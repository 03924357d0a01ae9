"""What the player sees when a save is damaged, the disk is full, or two windows want one game."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.kernel.ids import CHANCE
from catan_desktop.present.models.screens import BoardSketch, SaveEntry
from catan_desktop.session import autosave, container, files, saves
from catan_desktop.session.disk import Disk
from catan_desktop.session.files import backup_of
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scenes.load import LoadScreen
from tests.session.hostile import all_hostile
from tests.ui.screens.player import DATE, Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]


def game_in(
    folder: Path, name: str = "autosave-01", plies: int = 40, date: str = DATE, *, waits: bool = True
) -> Session:
    """Put a game into a folder, with its former version, which waits for a person and is one action older.

    The session that is given back is one action further than the file.
    """
    folder.mkdir(exist_ok=True)
    seats = tuple(SeatSpec(kind="bot", level="random", colour=colour) for colour in range(3))
    session = Session.new(NewGame(ruleset="gift-base", seats=seats, seed=3), clock=lambda: date, bots_in_process=True)
    while session.ply < plies or session.actor() == CHANCE:
        session.pump()
    asked, played = session.actor(), session.spec
    for kind in ("human", "human" if waits else "bot"):
        people = tuple(
            one.model_copy(update={"kind": kind}) if seat == asked else one for seat, one in enumerate(seats)
        )
        session.spec = told = played.model_copy(update={"seats": people})
        session.saving.save(folder / f"{name}{saves.SUFFIX}")
        session.spec = played
        session.pump()
    session.spec = told
    return session


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def unlikely(path: Path) -> None:
    """Change the log so that the file looks well until it is replayed."""
    packed = path.read_bytes()
    file = saves._parse(packed)
    body = file.game.model_dump(mode="json")
    body["log"][20] = body["log"][21]
    path.write_bytes(saves._sealed(file.header, body, container.stamp_of(packed)))


def told(player: Player, words: str) -> bool:
    """Return whether a note on the screen has these words."""
    player.wait()
    return any(words in text for text in player.root.toasts)


def ply_of(player: Player) -> int:
    assert player.name == "Table"
    assert player.program.current.session is not None
    return player.program.current.session.timeline.start.ply + len(player.program.current.session.timeline.plies)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


@pytest.mark.parametrize(("language", "words"), [("en", "could not be read"), ("ru", "не удалось прочитать")])
def test_the_title_says_that_the_last_game_is_damaged_and_opens_the_version_before(
    sit_down: Sit, folder: Path, language: str, words: str
) -> None:
    game_in(folder, "autosave-02", 30, date="2025-01-01T00:00:00Z")
    session = game_in(folder)
    cut(folder / "autosave-01.catan")
    left = (folder / "autosave-01.catan").read_bytes()
    player = sit_down(language=language)
    assert player.sees(words)
    player.click("continue")
    assert ply_of(player) == session.ply - 2
    assert (folder / "autosave-01.catan").read_bytes() == left
    assert saves.read(backup_of(folder / "autosave-01.catan")).timeline.state.ply == session.ply - 2


@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_title_says_that_the_last_game_opens_in_no_version(
    sit_down: Sit, folder: Path, other: bool, language: str
) -> None:
    game_in(folder)
    if other:
        game_in(folder, "autosave-02", 30, date="2025-01-01T00:00:00Z")
    player = sit_down(language=language)
    told = player.program.texts.tr("title-unread-told")
    assert told not in " ".join(player.texts())
    cut(folder / "autosave-01.catan")
    backup_of(folder / "autosave-01.catan").write_bytes(b"not a game")
    player = sit_down(language=language)
    assert told in " ".join(player.texts())
    assert not player.sees(player.program.texts.tr("title-tutorial-first")[:12])
    assert player.sees(player.program.texts.tr("menu-continue")) is other
    player.click("load")
    assert player.sees(player.program.texts.tr("load-damaged"))


def test_two_clicks_in_the_list_open_the_version_before(sit_down: Sit, folder: Path) -> None:
    session = game_in(folder)
    cut(folder / "autosave-01.catan")
    player = sit_down()
    player.click("load")
    assert player.sees("This saved game is cut off in the middle.")
    player.click("backup")
    assert ply_of(player) == session.ply - 2


def test_a_game_that_fails_only_when_it_is_replayed_offers_the_version_before(sit_down: Sit, folder: Path) -> None:
    session = game_in(folder)
    unlikely(folder / "autosave-01.catan")
    left = (folder / "autosave-01.catan").read_bytes()
    player = sit_down()
    player.click("continue")
    assert player.sees("of this saved game breaks the rules")
    player.click("former-open")
    assert ply_of(player) == session.ply - 2
    assert (folder / "autosave-01.catan").read_bytes() == left


def test_without_a_version_before_the_reason_is_told_and_nothing_else_happens(sit_down: Sit, folder: Path) -> None:
    game_in(folder)
    unlikely(folder / "autosave-01.catan")
    backup_of(folder / "autosave-01.catan").write_bytes(b"not a game")
    player = sit_down()
    player.click("continue")
    assert player.name == "TitleScreen"
    assert player.sees("of this saved game breaks the rules")
    assert not player.root.dialogs


class Full(Disk):
    """The real disk, on which there may be no room."""

    full = False

    def create(self, path: Path) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().create(path)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Full:
    disk = Full()
    monkeypatch.setattr(files, "disk", disk)
    monkeypatch.setattr(autosave, "RETRY_SECONDS", (0.01,))
    return disk


def unsaved_game(sit_down: Sit, folder: Path, disk: Full) -> tuple[Player, Session]:
    """Somebody at a table whose last change has found no room on the disk."""
    game_in(folder)
    player = sit_down()
    player.click("continue")
    session = player.program.current.session
    assert session is not None
    disk.full = True
    session.saving.rename("Monday")
    while session.saving.trouble is None:
        player.wait()
    return player, session


def test_whoever_leaves_a_game_that_cannot_be_saved_is_asked_first(sit_down: Sit, folder: Path, disk: Full) -> None:
    player, session = unsaved_game(sit_down, folder, disk)
    player.send(pygame.QUIT)
    assert player.name == "UnsavedScreen"
    assert player.sees("The game is not saved")
    player.click("unsaved-stay")
    assert player.name == "Table"
    assert player.program.current.session is session
    player.send(pygame.QUIT)
    player.click("unsaved-leave")
    assert player.name == "", "the program has ended"


@pytest.mark.parametrize("way", ["another game", "a new game"])
def test_whoever_opens_another_game_while_one_cannot_be_saved_is_asked_too(
    sit_down: Sit, folder: Path, disk: Full, way: str
) -> None:
    game_in(folder, name="Sunday")
    player, session = unsaved_game(sit_down, folder, disk)
    program = player.program
    change = program.library.open(str(folder / "Sunday.catan")) if way == "another game" else program.running.rematch()
    player.loop.stack.apply(change)
    player.wait()
    assert player.name == "UnsavedScreen"
    assert program.current.session is session
    player.click("unsaved-leave")
    player.wait(10)
    assert player.name == "Table"
    assert program.current.session is not session


def test_a_full_disk_is_told_as_long_as_it_is_full(sit_down: Sit, folder: Path, disk: Full) -> None:
    game_in(folder, waits=False)
    player = sit_down()
    player.click("continue")
    session = player.program.current.session
    assert session is not None
    assert session.saving.keeper is not None
    session.saving.keeper.settle(60)
    player.key(pygame.K_ESCAPE)  # what happened meanwhile was read
    disk.full = True
    player.wait(6, 1.0)
    assert session.saving.trouble is not None
    assert told(player, "The disk is full"), "longer than any note stays"
    kept = saves.read(folder / "autosave-01.catan").timeline.state.ply
    assert kept < session.ply
    disk.full = False
    assert session.saving.keeper.settle(60)
    player.wait(2)
    assert not told(player, "The disk is full")
    assert told(player, "The game is saved again.")


def test_the_second_window_on_a_game_is_told_and_has_its_own(sit_down: Sit, folder: Path) -> None:
    game_in(folder)
    first, second = sit_down(), sit_down()
    first.click("continue")
    second.click("continue")
    assert told(second, "already open in another window")
    assert not told(first, "already open in another window")
    assert first.program.current.kept_at() == str(folder / "autosave-01.catan")
    assert second.program.current.kept_at() == str(folder / "autosave-02.catan")


def test_what_another_window_plays_while_the_table_is_laid_is_not_lost(
    sit_down: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other window plays its last actions and ends after the file was read, and before it was this one's."""
    session = game_in(folder)
    for _ in range(30):
        session.pump()
    place = folder / "autosave-01.catan"
    player = sit_down()
    real = player.program.current.keeper

    def late(path: Path | None) -> object:
        session.saving.save(place)
        return real(path)

    monkeypatch.setattr(player.program.current, "keeper", late)
    player.click("continue")
    assert ply_of(player) >= session.ply


@pytest.mark.parametrize("place", ["~nobody-of-this-name/game.catan", "/" + "a" * 300 + "/game.catan"])
def test_a_place_that_cannot_be_is_refused(sit_down: Sit, folder: Path, place: str) -> None:
    game_in(folder)
    player = sit_down()
    with pytest.raises(Refused):
        player.program.library.bring_in(place)
    if place.startswith("/"):
        with pytest.raises(Refused):
            player.program.library.hand_out(str(folder / "autosave-01.catan"), place)


def test_a_running_game_can_be_renamed_and_is_not_deleted(sit_down: Sit, folder: Path) -> None:
    game_in(folder)
    player = sit_down()
    player.click("continue")
    place = player.program.current.kept_at()
    player.program.library.rename(place, "Sunday")
    assert saves.read_header(Path(place)).title == "Sunday"
    with pytest.raises(Exception, match="already open"):
        player.program.library.remove(place)


def test_thumbnails_of_autosaves_come_one_a_frame(sit_down: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(1, 5):
        game_in(folder, f"autosave-{number:02}", 20)
    player = sit_down()
    made: list[str] = []
    real = player.program.library.saved_board

    def counted(entry: SaveEntry) -> BoardSketch | None:
        made.append(Path(entry.path).name)
        return real(entry)

    monkeypatch.setattr(player.program.library, "saved_board", counted)
    player.click("load")
    player.click("board")
    before = len(made)
    assert before < 6
    for frame in range(1, 20):
        player.wait()
        assert len(made) <= before + frame
    own = [name for name in made if name.startswith("autosave-")]
    assert sorted(own) == [f"autosave-{number:02}.catan" for number in range(1, 5)], "each once"


def test_a_folder_of_hostile_files_is_only_a_list_of_damaged_ones(sit_down: Sit, folder: Path) -> None:
    folder.mkdir()
    for number, hostile in enumerate(all_hostile(huge=3, bombs=8)):
        (folder / f"evil-{number:02}.catan").write_bytes(hostile.make())
    os.close(os.open(os.fsencode(folder) + b"/bad-\xff-\x1b[31m\n-name.catan", os.O_CREAT | os.O_WRONLY))
    player = sit_down()
    player.click("load")
    screen = player.scene
    assert isinstance(screen, LoadScreen)
    own = [entry for entry in screen.entries if not entry.example]
    assert len(own) > 60
    screen.rows.at_once = True
    shown = [entry for entry in own if entry.damage is None]
    assert len(shown) > 10, "heads that look well, with bodies that do not"
    assert not any("etc/passwd" in entry.ruleset for entry in own)
    for entry in [*shown, own[0], own[-1]]:
        screen._choose(entry)
        assert all(text.isprintable() for text in player.texts())
        assert player.scene is screen, entry.path
