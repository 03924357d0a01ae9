"""The folder of saves, and the thread that keeps the running game in it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from catan_desktop.kernel.errors import SaveError
from catan_desktop.kernel.ids import Seat
from catan_desktop.session import library, saves
from catan_desktop.session.autosave import SLOTS, AutoSaver, is_autosave
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.session import toy

SHELF = "tests.session.toy"


def table(keeper: AutoSaver | None = None, date: str = "2030-01-02T03:04:05Z") -> Session:
    spec = NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec()))
    return Session.new(spec, shelf_name=SHELF, keeper=keeper, clock=lambda: date)


def kept(keeper: AutoSaver) -> Path:
    """The file of a keeper."""
    assert keeper.path is not None
    return keeper.path


def damage(path: Path) -> bytes:
    data = path.read_bytes()[:-10]
    path.write_bytes(data)
    return data


def test_the_game_is_kept_after_every_action(tmp_path: Path) -> None:
    keeper = AutoSaver(tmp_path)
    session = table(keeper)
    for field in range(4):
        session.submit(toy.Mark(Seat(0), field))
    session.history.undo()
    session.close()
    saved = saves.read(kept(keeper), SHELF)
    assert saved.timeline.state == session.state
    assert len(saved.timeline.undone) == 1
    assert keeper.failure is None
    assert is_autosave(kept(keeper))


def test_a_change_of_seats_is_kept_too(tmp_path: Path) -> None:
    keeper = AutoSaver(tmp_path)
    session = table(keeper)
    session.set_seat(Seat(1), SeatSpec(kind="bot", level="random", name="Bob"))
    session.close()
    assert saves.read(kept(keeper), SHELF).spec.seats[1].name == "Bob"


def test_every_game_has_a_file_of_its_own_until_all_are_used(tmp_path: Path) -> None:
    paths = []
    for number in range(SLOTS):
        keeper = AutoSaver(tmp_path)
        table(keeper).close()
        os.utime(kept(keeper), (1000 - number, 1000 - number))  # the clock of the files runs backwards
        paths.append(keeper.path)
    assert len(set(paths)) == SLOTS
    again = AutoSaver(tmp_path)
    again.close()
    assert again.path == paths[0]


def test_a_game_that_is_opened_again_keeps_its_file_unless_another_window_has_it(tmp_path: Path) -> None:
    first = AutoSaver(tmp_path)
    table(first)
    second = AutoSaver(tmp_path, first.path)
    assert second.path != first.path
    first.close()
    third = AutoSaver(tmp_path, first.path)
    assert third.path == first.path
    second.close()
    third.close()


def test_a_damaged_autosave_is_left_as_it_was(tmp_path: Path) -> None:
    keeper = AutoSaver(tmp_path)
    table(keeper).close()
    left = damage(kept(keeper))
    taken = []
    for _ in range(SLOTS + 2):
        other = AutoSaver(tmp_path)
        table(other).close()
        taken.append(other.path)
    assert keeper.path not in taken
    assert kept(keeper).read_bytes() == left


def test_a_failure_to_write_is_told_and_does_not_stop_the_game(tmp_path: Path) -> None:
    keeper = AutoSaver(tmp_path / "saves")
    session = table(keeper)
    session.submit(toy.Mark(Seat(0), 1))
    (tmp_path / "file").write_text("in the way")
    keeper.path = tmp_path / "file" / "x.catan"
    session.submit(toy.Mark(Seat(0), 2))
    session.close()
    assert keeper.failure is not None
    assert keeper.failure.key == "save-unwritable"


def test_the_list_is_sorted_and_holds_damaged_files_with_the_reason(tmp_path: Path) -> None:
    table(date="2030-01-01T00:00:00Z").saving.save(tmp_path / "old.catan")
    table(date="2031-01-01T00:00:00Z").saving.save(tmp_path / "new.catan")
    session = table()
    for _ in range(2):
        session.saving.save(tmp_path / "hurt.catan")
    left = damage(tmp_path / "hurt.catan")
    (tmp_path / "notes.txt").write_text("no save")
    (tmp_path / "foreign.catan").write_text("hello")
    listed = {one.path.stem: one for one in library.list_saves(tmp_path)}
    assert set(listed) == {"old", "new", "hurt", "foreign"}
    dates = [one.date for one in library.list_saves(tmp_path)]
    assert dates == sorted(dates, reverse=True)
    assert listed["hurt"].header is None
    assert listed["hurt"].reason is not None
    assert listed["hurt"].reason.key == "save-cut"
    assert listed["hurt"].backup == tmp_path / "hurt.catan.bak"
    assert listed["foreign"].reason is not None
    assert listed["foreign"].reason.key == "save-foreign"
    assert (tmp_path / "hurt.catan").read_bytes() == left
    newest = library.latest(tmp_path)
    assert newest is not None
    assert newest.path.stem == "new"
    assert library.list_saves(tmp_path / "nowhere") == ()


def test_a_file_is_brought_in_and_handed_out_only_if_it_is_good(tmp_path: Path) -> None:
    source, folder = tmp_path / "my game.catan", tmp_path / "saves"
    table().saving.save(source)
    first = library.bring_in(source, folder, SHELF)
    second = library.bring_in(source, folder, SHELF)
    assert [first.name, second.name] == ["my-game.catan", "my-game-2.catan"]
    library.hand_out(first, tmp_path / "out" / "copy.catan", SHELF)
    assert (tmp_path / "out" / "copy.catan").read_bytes() == source.read_bytes()
    damage(source)
    with pytest.raises(SaveError):
        library.bring_in(source, folder, SHELF)
    assert len(library.list_saves(folder)) == 2


def test_a_save_is_renamed_removed_and_restored(tmp_path: Path) -> None:
    path = library.place_for(tmp_path, "Воскресенье: за столом/2")
    assert path.name == "Воскресенье-за-столом-2.catan"
    session = table()
    session.submit(toy.Mark(Seat(0), 1))
    session.saving.save(path, "old")
    library.rename(path, "Новое имя")
    assert saves.read_header(path).title == "Новое имя"
    assert saves.read(path, SHELF).timeline.state == session.state
    with pytest.raises(SaveError):
        library.rename(path, "x" * 1000)
    removed = library.remove(path)
    assert library.list_saves(tmp_path) == ()
    assert library.restore(removed) == path
    assert saves.read_header(path).title == "Новое имя"
    with pytest.raises(SaveError):
        library.remove(tmp_path / "none.catan")
