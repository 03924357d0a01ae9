"""The thread that keeps the running game: it never gives up, takes nothing from another window, keeps the order."""

from __future__ import annotations

import errno
import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from catan_desktop.kernel.errors import SaveError
from catan_desktop.kernel.ids import Seat
from catan_desktop.session import autosave, container, crash_marker, files, library, save_models, saves
from catan_desktop.session.autosave import SLOTS, AutoSaver
from catan_desktop.session.disk import Disk
from catan_desktop.session.files import backup_of
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.session import toy

SHELF = "tests.session.toy"
DATE = "2030-01-02T03:04:05Z"
PATIENCE_SECONDS = 120.0


class Trouble(Disk):
    """The real disk, as long as nothing is wrong with it."""

    error = 0
    """What writing answers; 0: it works."""

    def create(self, path: Path) -> int:
        if self.error:
            raise OSError(self.error, os.strerror(self.error))
        return super().create(path)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Trouble:
    disk = Trouble()
    monkeypatch.setattr(files, "disk", disk)
    monkeypatch.setattr(autosave, "RETRY_SECONDS", (0.01, 0.02))
    return disk


@pytest.fixture
def keep() -> Iterator[Callable[..., AutoSaver]]:
    """Make keepers that are closed at the end."""
    made: list[AutoSaver] = []

    def make(folder: Path, path: Path | None = None) -> AutoSaver:
        made.append(AutoSaver(folder, path))
        return made[-1]

    yield make
    for keeper in made:
        keeper.close()


def table(keeper: AutoSaver | None = None, date: str = DATE, title: str = "") -> Session:
    spec = NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec()))
    session = Session.new(spec, shelf_name=SHELF, keeper=keeper, clock=lambda: date)
    if title:
        session.saving.rename(title)
    return session


def path_of(keeper: AutoSaver) -> Path:
    assert keeper.path is not None
    return keeper.path


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not happened():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.002)


def ply_in(path: Path) -> int:
    return saves.read(path, SHELF).timeline.state.ply


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (errno.ENOSPC, "save-disk-full"),
        (errno.EDQUOT, "save-disk-full"),
        (errno.EROFS, "save-not-allowed"),
        (errno.EACCES, "save-not-allowed"),
        (errno.EIO, "save-unwritable"),
    ],
)
def test_what_could_not_be_written_is_written_as_soon_as_it_can_be(
    tmp_path: Path, disk: Trouble, keep: Callable[..., AutoSaver], error: int, told: str
) -> None:
    """Without any further action; and the game goes on meanwhile."""
    keeper = keep(tmp_path)
    session = table(keeper)
    assert keeper.settle(PATIENCE_SECONDS)
    disk.error = error
    session.submit(toy.Mark(Seat(0), 1))
    session.submit(toy.Mark(Seat(0), 2))
    wait_for(lambda: session.saving.trouble is not None)
    assert session.saving.trouble is not None
    assert session.saving.trouble.key == told
    assert ply_in(path_of(keeper)) == 0
    disk.error = 0
    wait_for(lambda: session.saving.trouble is None)
    assert ply_in(path_of(keeper)) == 2


def test_what_could_not_be_written_never_replaces_what_came_after_it(
    tmp_path: Path, disk: Trouble, keep: Callable[..., AutoSaver], monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = keep(tmp_path)
    session = table(keeper)
    assert keeper.settle(PATIENCE_SECONDS)
    real = disk.create
    acts = [toy.Mark(Seat(0), 2)]

    def full_once(path: Path) -> int:
        if acts:
            session.submit(acts.pop())
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(path)

    monkeypatch.setattr(disk, "create", full_once)
    session.submit(toy.Mark(Seat(0), 1))
    assert keeper.settle(PATIENCE_SECONDS)
    assert not acts
    assert ply_in(path_of(keeper)) == session.ply == 2


def test_a_folder_that_cannot_be_used_at_first_is_tried_again(
    tmp_path: Path, disk: Trouble, keep: Callable[..., AutoSaver]
) -> None:
    folder = tmp_path / "saves"
    folder.write_text("in the way")
    keeper = keep(folder)
    session = table(keeper)
    assert session.saving.trouble is not None
    assert keeper.path is None
    folder.unlink()
    wait_for(lambda: session.saving.trouble is None)
    assert ply_in(path_of(keeper)) == 0


def test_a_folder_that_vanishes_is_made_again_and_its_file_is_still_ours(
    tmp_path: Path, disk: Trouble, keep: Callable[..., AutoSaver]
) -> None:
    folder = tmp_path / "saves"
    keeper = keep(folder)
    session = table(keeper)
    assert keeper.settle(PATIENCE_SECONDS)
    shutil.rmtree(folder)
    session.submit(toy.Mark(Seat(0), 1))
    assert keeper.settle(PATIENCE_SECONDS)
    assert ply_in(path_of(keeper)) == 1
    assert keep(folder, keeper.path).path != keeper.path


def test_the_last_attempt_is_made_when_the_game_is_left(tmp_path: Path, disk: Trouble) -> None:
    keeper = AutoSaver(tmp_path)
    session = table(keeper)
    assert keeper.settle(PATIENCE_SECONDS)
    disk.error = errno.ENOSPC
    session.submit(toy.Mark(Seat(0), 1))
    wait_for(lambda: session.saving.trouble is not None)
    session.close()
    assert session.saving.trouble is not None
    assert ply_in(path_of(keeper)) == 0


def test_every_state_that_is_called_kept_is_in_the_file(tmp_path: Path, keep: Callable[..., AutoSaver]) -> None:
    keeper = keep(tmp_path)
    told: list[int] = []
    keeper.on_kept = lambda data: told.append(ply_in(path_of(keeper)) - data.state.ply)
    session = table(keeper)
    for field in range(6):
        session.submit(toy.Mark(Seat(0), field))
    assert keeper.settle(PATIENCE_SECONDS)
    assert set(told) == {0}


# two windows


def test_a_game_that_another_window_plays_goes_on_as_a_game_of_its_own(
    tmp_path: Path, keep: Callable[..., AutoSaver]
) -> None:
    first = keep(tmp_path)
    session = table(first)
    assert first.settle(PATIENCE_SECONDS)
    second = keep(tmp_path, first.path)
    assert second.elsewhere
    other = Session.resume(saves.read(path_of(first), SHELF), keeper=second)
    other.submit(toy.Mark(Seat(0), 5))
    session.submit(toy.Mark(Seat(0), 3))
    session.submit(toy.Mark(Seat(0), 4))
    assert first.settle(PATIENCE_SECONDS)
    assert second.settle(PATIENCE_SECONDS)
    assert (ply_in(path_of(first)), ply_in(path_of(second))) == (2, 1)
    assert not first.elsewhere


def test_a_game_that_is_played_is_not_renamed_or_removed_by_another_window(
    tmp_path: Path, keep: Callable[..., AutoSaver]
) -> None:
    keeper = keep(tmp_path)
    table(keeper)
    assert keeper.settle(PATIENCE_SECONDS)
    before = path_of(keeper).read_bytes()
    for act in (library.remove, lambda path: library.rename(path, "mine")):
        with pytest.raises(SaveError) as caught:
            act(path_of(keeper))
        assert caught.value.reason.key == "save-in-use"
    assert path_of(keeper).read_bytes() == before


def test_two_windows_that_save_under_one_name_both_keep_their_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second finds the name free, and it is taken a moment later."""
    one, two = table(), table()
    two.submit(toy.Mark(Seat(0), 1))
    real = files.write_atomically
    beaten: list[Path] = []

    def beaten_once(path: Path, data: bytes, keep_backup: bool = True, *, new: bool = False) -> None:
        if not beaten:
            beaten.append(path)
            real(path, saves.encode(one.saving.freeze("Sunday")), new=True)
        real(path, data, keep_backup, new=new)

    monkeypatch.setattr(saves, "write_atomically", beaten_once)
    place = library.keep_as(tmp_path, two.saving.freeze("Sunday"))
    assert beaten == [tmp_path / "Sunday.catan"]
    assert (ply_in(beaten[0]), ply_in(place)) == (0, 1)


def test_the_name_of_a_game_stays_when_it_goes_on(tmp_path: Path) -> None:
    keeper = AutoSaver(tmp_path)
    table(keeper, title="Sunday").close()
    path = path_of(keeper)
    keeper = AutoSaver(tmp_path, path)
    session = Session.resume(saves.read(path, SHELF), keeper=keeper)
    session.submit(toy.Mark(Seat(0), 1))
    session.close()
    assert saves.read_header(path).title == "Sunday"
    library.rename(path, "Monday")
    assert saves.read_header(path).title == "Monday"


# a clock that is set back


def test_the_order_is_that_of_playing_whatever_the_clock_says(tmp_path: Path) -> None:
    played = []
    for day in range(28, 28 - SLOTS - 3, -1):
        keeper = AutoSaver(tmp_path)
        table(keeper, date=f"2030-01-{day:02}T00:00:00Z").close()
        os.utime(path_of(keeper), (day, day))
        played.append(path_of(keeper))
    assert played[SLOTS:] == played[:3], "the oldest games make room, not the newest"
    order = [one.path for one in library.list_saves(tmp_path)]
    assert order == list(reversed(played[3:]))
    newest = library.latest(tmp_path)
    assert newest is not None
    assert newest.path == played[-1]
    assert newest.header is not None
    assert newest.header.date == "2030-01-16T00:00:00Z", "the date that is shown is that of the clock"


def by_bots(folder: Path, over: bool) -> Path:
    """A game of bots at its beginning, or at its end."""
    keeper, bot = AutoSaver(folder), SeatSpec(kind="bot", level="random")
    spec = NewGame(ruleset="toy", seats=(bot, bot))
    session = Session.new(spec, shelf_name=SHELF, keeper=keeper, clock=lambda: DATE, bots_in_process=True)
    while over and session.pump():
        pass
    session.close()
    assert (saves.read_header(path_of(keeper)).outcome is not None) is over
    return path_of(keeper)


def test_a_game_that_is_over_keeps_its_date_and_place_when_it_is_looked_at(tmp_path: Path) -> None:
    path = by_bots(tmp_path, over=True)
    by_bots(tmp_path, over=False)
    before, order = path.read_bytes(), [one.path for one in library.list_saves(tmp_path)]
    later = "2031-01-01T00:00:00Z"

    def opened() -> Session:
        keeper = AutoSaver(tmp_path, path)
        return Session.resume(saves.read(path, SHELF), keeper=keeper, clock=lambda: later, bots_in_process=True)

    opened().close()
    assert path.read_bytes() == before
    assert [one.path for one in library.list_saves(tmp_path)] == order
    session = opened()
    session.saving.rename("Sunday")
    session.close()
    assert saves.read_header(path).title == "Sunday"


def test_games_that_are_over_make_room_before_those_that_go_on(tmp_path: Path) -> None:
    played = [by_bots(tmp_path, over=number in {3, 6}) for number in range(SLOTS)]
    taken = [by_bots(tmp_path, over=False) for _ in range(3)]
    assert taken == [played[3], played[6], played[0]], "those that are over, then the oldest"


def test_the_game_that_was_over_a_moment_ago_is_kept_for_its_replay(tmp_path: Path) -> None:
    played = [by_bots(tmp_path, over=number == SLOTS - 1) for number in range(SLOTS)]
    taken = [by_bots(tmp_path, over=False) for _ in range(2)]
    assert taken == [played[0], played[-1]]


def test_a_named_save_is_newer_than_all_before_it(tmp_path: Path, keep: Callable[..., AutoSaver]) -> None:
    keeper = AutoSaver(tmp_path)
    table(keeper, date="2031-01-01T00:00:00Z").close()
    other = keep(tmp_path)
    session = table(other, date="2029-01-01T00:00:00Z")
    assert other.settle(PATIENCE_SECONDS)
    data = session.saving.freeze("Sunday")
    place = library.keep_as(tmp_path, data, session.saving.stamp(data.date))
    assert library.list_saves(tmp_path)[0].path == place


def test_a_save_without_a_stamp_or_with_a_damaged_one_still_opens(tmp_path: Path) -> None:
    path = tmp_path / "old.catan"
    table().saving.save(path)
    packed = path.read_bytes()
    head = packed[:10]
    plain = head[:3] + b"\0" + head[4:] + packed[10 + 2 + 16 :]
    hurt = packed[:20] + bytes([packed[20] ^ 1]) + packed[21:]
    assert container.stamp_of(packed) == container.milliseconds(DATE)
    for data in (plain, hurt):
        path.write_bytes(data)
        os.utime(path, (1000, 1000))
        assert container.stamp_of(data) == 0
        assert container.order_of(path) == 1_000_000
        assert ply_in(path) == 0


# what is left behind


def test_temporary_files_of_killed_programs_are_never_listed_and_go_some_day(
    tmp_path: Path, keep: Callable[..., AutoSaver]
) -> None:
    own = tmp_path / ".autosave-01.catan.0011aabb.tmp"
    fresh = tmp_path / ".Sunday.catan.0011aabb.tmp"
    stale = tmp_path / ".Monday.catan.0011aabb.tmp"
    for path in (own, fresh, stale):
        path.write_bytes(b"half")
    os.utime(stale, (1000, 1000))
    assert library.list_saves(tmp_path) == ()
    assert path_of(keep(tmp_path)).name == "autosave-01.catan"
    assert not own.exists(), "whoever has the file alone may have it clean"
    assert not stale.exists()
    assert fresh.exists(), "somebody may be writing it just now"


def test_a_former_version_alone_is_listed_and_opens(tmp_path: Path) -> None:
    session = table()
    path = tmp_path / "game.catan"
    session.saving.save(path)
    session.submit(toy.Mark(Seat(0), 1))
    session.saving.save(path)
    path.unlink()
    (listed,) = library.list_saves(tmp_path)
    assert listed.path == path
    assert listed.reason is not None
    assert listed.reason.key == "save-gone"
    assert listed.backup == backup_of(path)
    assert library.former(path, SHELF) == backup_of(path)
    removed = library.remove(path)
    assert library.list_saves(tmp_path) == ()
    assert library.restore(removed) == path
    assert library.former(path, SHELF) == backup_of(path)


def test_a_new_game_never_takes_the_file_of_which_a_former_version_alone_is_left(
    tmp_path: Path, keep: Callable[..., AutoSaver]
) -> None:
    session = table()
    path = tmp_path / "autosave-01.catan"
    session.submit(toy.Mark(Seat(0), 1))
    session.saving.save(path)
    path.replace(backup_of(path))
    keeper = keep(tmp_path)
    table(keeper)
    wait_for(lambda: keeper.path is not None and keeper.path.exists())
    assert path_of(keeper) != path
    assert ply_in(backup_of(path)) == session.ply


def test_a_lock_that_cannot_be_opened_costs_one_file_and_not_the_game(
    tmp_path: Path, keep: Callable[..., AutoSaver]
) -> None:
    (tmp_path / ".autosave-01.lock").mkdir()
    keeper = keep(tmp_path)
    assert keeper.failure is None
    assert path_of(keeper).name == "autosave-02.catan"


@pytest.mark.parametrize("error", [OSError(errno.ENOLCK, "No locks available"), NotImplementedError("no flock")])
def test_without_locks_games_are_kept_all_the_same(
    tmp_path: Path, keep: Callable[..., AutoSaver], monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(FileLock, "acquire", refused)
    keeper = keep(tmp_path)
    table(keeper)
    wait_for(lambda: keeper.path is not None and keeper.path.exists())
    assert keeper.failure is None
    crash_marker.Marker(tmp_path).close()
    (tmp_path / "running-1.json").write_text("{}", encoding="utf-8")
    assert not crash_marker.left_behind(tmp_path), "nobody can say whether that one still runs"


def test_a_broken_link_is_a_name_that_is_taken(tmp_path: Path) -> None:
    (tmp_path / "game.catan").symlink_to(tmp_path / "nowhere")
    assert library.keep_as(tmp_path, table().saving.freeze("game")).name == "game-2.catan"


def test_a_folder_read_like_a_file_leaves_nothing_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    closed: list[int] = []
    real_open, real_close = os.open, os.close

    def open_(*args: object) -> int:
        opened.append(real_open(*args))  # type: ignore[arg-type]
        return opened[-1]

    def close(handle: int) -> None:
        closed.append(handle)
        real_close(handle)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", open_)
        patch.setattr(os, "close", close)
        with pytest.raises(OSError, match="not a plain file"):
            files.read_limited(tmp_path, 10)
    assert opened
    assert closed == opened


def test_files_of_other_programs_are_not_swept_away(tmp_path: Path) -> None:
    theirs, ours = tmp_path / ".letter.tmp", tmp_path / ".settings.json.0123abcd.tmp"
    for path in (theirs, ours):
        path.touch()
    files.clean(tmp_path, now=time.time() + 2 * files.LITTER_SECONDS)
    assert theirs.exists()
    assert not ours.exists()


def test_the_newest_game_is_offered_in_its_former_version_where_it_is_damaged(tmp_path: Path) -> None:
    table(date="2029-01-01T00:00:00Z").saving.save(tmp_path / "older.catan")
    path = tmp_path / "autosave-01.catan"
    session = table()
    session.saving.save(path)
    session.saving.save(path)
    path.write_bytes(path.read_bytes()[:-9])
    os.utime(path)
    newest = library.latest(tmp_path)
    assert newest is not None
    assert (newest.path, newest.backup) == (path, backup_of(path))
    assert library.latest(tmp_path, ("chess",)) is None
    backup_of(path).unlink()
    newest = library.latest(tmp_path, ("toy", "chess"))
    assert newest is not None
    assert newest.path == tmp_path / "older.catan"


def test_files_that_are_the_same_still_are_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a", "b"):
        table().saving.save(tmp_path / f"{name}.catan")
    known: library.Known = {}
    first = library.list_saves(tmp_path, known)
    looked: list[Path] = []
    real = library.look
    monkeypatch.setattr(library, "look", lambda path: looked.append(path) or real(path))  # type: ignore[func-returns-value]
    assert library.list_saves(tmp_path, known) == first
    assert looked == []
    table(title="new").saving.save(tmp_path / "b.catan", "new")
    assert {one.header.title for one in library.list_saves(tmp_path, known) if one.header} == {"", "new"}
    assert looked == [tmp_path / "b.catan"]


@pytest.mark.parametrize(("limit", "most"), [("LINES", 3), ("LETTERS", 36)])
def test_a_game_of_more_actions_than_a_file_holds_forgets_the_oldest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(save_models, limit, most)
    session = table()
    for field in range(5):
        session.submit(toy.Mark(Seat(0), field))
    session.history.undo()
    path = tmp_path / "long.catan"
    session.saving.save(path)
    saved = saves.read(path, SHELF)
    assert saved.timeline.state == session.state
    assert len(saved.timeline.plies) == 2
    back = Session.resume(saved)
    assert back.history.redo()
    assert back.ply == 5


def test_the_longest_log_that_is_written_can_be_read() -> None:
    """Offers of every kind of card, turn after turn: so many that the oldest must go."""
    line = "2 counter_offer 0,0,0,1,0,0,0,0 0,0,0,0,0,0,1,0 32"
    most = save_models.surplus([line] * 60_000)
    assert 0 < 60_000 - most < save_models.LINES
    log = [line] * (60_000 - most)
    assert container.unpack(container.pack({"log": log}, 1))["log"] == log
    with pytest.raises(container.TooLarge):
        container.unpack(container.pack({"log": [line] * 100_000}, 1))
    short = ["2 end_turn"] * 60_000
    assert save_models.surplus(short) == 60_000 - save_models.LINES


def test_what_could_not_be_read_again_is_not_called_saved(tmp_path: Path, keep: Callable[..., AutoSaver]) -> None:
    keeper = keep(tmp_path)
    session = table(keeper)
    assert keeper.settle(PATIENCE_SECONDS)
    session.set_seat(Seat(0), SeatSpec().model_copy(update={"name": "x" * 41}))
    wait_for(lambda: keeper.failure is not None)
    with pytest.raises(SaveError) as refused:
        session.saving.save(tmp_path / "copy.catan")
    assert refused.value.reason.key == "save-unwritable"
    assert ply_in(path_of(keeper)) == session.ply
    session.set_seat(Seat(0), SeatSpec(name="x" * 40))
    wait_for(lambda: keeper.failure is None)
