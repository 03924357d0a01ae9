"""The power may be cut after every single call to the disk: the last game that was called saved is there, whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from catan_desktop.session import files, saves
from catan_desktop.session.files import backup_of, move, write_atomically
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.session.power import PowerDisk, Survived

TOP = Path("/disk")
GAME = TOP / "data" / "saves" / "autosave-01.catan"
OTHER = TOP / "data" / "saves" / ".removed" / "autosave-01.catan"


def contents(count: int) -> list[bytes]:
    """Real saves of one game, an action after another."""
    seats = (SeatSpec(kind="bot", level="random"),) * 3
    spec = NewGame(ruleset="toy", seats=seats)
    session = Session.new(spec, shelf_name="tests.session.toy", clock=lambda: "2030-01-02T03:04:05Z")
    found = []
    for _ in range(count):
        session.pump()
        found.append(saves.encode(session.saving.freeze()))
    return found


SAVES = contents(5)


class Lost(AssertionError):
    """A game that was called saved is not there."""


class Watch:
    """Looks at everything that may be left whenever the power may be cut."""

    def __init__(self, disk: PowerDisk) -> None:
        self.disk = disk
        self.saved = -1
        """The newest game that was called saved."""
        self.tried = -1
        """The newest game that was given to be saved."""
        self.states = self.moments = 0
        disk.after = self.look

    def look(self) -> None:
        self.moments += 1
        for left in self.disk.cuts():
            self.states += 1
            self.check(left)

    def check(self, left: Survived) -> None:
        allowed = [SAVES[number] for number in {self.saved, self.tried} if number >= 0]
        found = left.get(GAME)
        if found is None and self.saved < 0:
            return
        if found not in allowed:
            raise Lost(f"neither save {self.saved} nor {self.tried}: {found!r:.40}")
        former = left.get(backup_of(GAME))
        if former is not None and former not in SAVES:
            raise Lost(f"the former version is no save: {former!r:.40}")

    def save(self, number: int) -> None:
        self.tried = number
        write_atomically(GAME, SAVES[number])
        self.saved = number
        self.disk.after()


def played(disk: PowerDisk) -> Watch:
    watch = Watch(disk)
    for number in range(len(SAVES)):
        watch.save(number)
    return watch


@pytest.fixture
def disk_of(monkeypatch: pytest.MonkeyPatch) -> Callable[..., PowerDisk]:
    def make(**wishes: object) -> PowerDisk:
        disk = PowerDisk(TOP, **wishes)  # type: ignore[arg-type]
        monkeypatch.setattr(files, "disk", disk)
        return disk

    return make


@pytest.mark.parametrize("links", [True, False])
def test_after_a_cut_at_any_call_the_last_save_or_the_one_before_is_there(
    disk_of: Callable[..., PowerDisk], links: bool
) -> None:
    watch = played(disk_of(links=links))
    assert watch.moments > 40
    assert watch.states > 300
    left = watch.disk.now()
    assert left == {GAME: SAVES[-1], backup_of(GAME): SAVES[-2]}, "no litter"


@pytest.mark.parametrize("forgetful", ["sync", "sync_folder"])
@pytest.mark.parametrize("links", [True, False])
def test_a_sync_that_does_nothing_would_be_noticed(
    disk_of: Callable[..., PowerDisk], links: bool, forgetful: str
) -> None:
    with pytest.raises(Lost):
        played(disk_of(links=links, forgetful=forgetful))


@pytest.mark.parametrize("links", [True, False])
def test_a_cut_while_a_game_is_taken_away_or_brought_back_leaves_it_somewhere(
    disk_of: Callable[..., PowerDisk], links: bool
) -> None:
    disk = disk_of(links=links)
    write_atomically(GAME, SAVES[0])
    states = 0

    def look() -> None:
        nonlocal states
        for left in disk.cuts():
            states += 1
            assert SAVES[0] in {left.get(GAME), left.get(OTHER)}

    disk.after = look
    move(GAME, OTHER)
    assert disk.now() == {OTHER: SAVES[0]}
    move(OTHER, GAME)
    assert disk.now() == {GAME: SAVES[0]}
    assert states > 10
    write_atomically(OTHER, SAVES[1])
    with pytest.raises(FileExistsError):
        move(GAME, OTHER)
    assert disk.now() == {GAME: SAVES[0], OTHER: SAVES[1]}


@pytest.mark.parametrize("links", [True, False])
def test_two_that_want_one_name_do_not_both_get_it(disk_of: Callable[..., PowerDisk], links: bool) -> None:
    disk = disk_of(links=links)
    write_atomically(GAME, SAVES[0], new=True)
    with pytest.raises(FileExistsError):
        write_atomically(GAME, SAVES[1], new=True)
    assert disk.now() == {GAME: SAVES[0]}


@pytest.mark.parametrize("links", [True, False])
def test_a_disk_that_fills_up_at_any_call_leaves_the_game_and_no_litter(
    disk_of: Callable[..., PowerDisk], links: bool
) -> None:
    """And the next save works as soon as there is room."""
    failed: list[str] = []
    while True:
        disk = disk_of(links=links)
        watch = Watch(disk)
        disk.after = lambda: None
        watch.save(0)
        watch.save(1)
        disk.after = watch.look
        disk.calls, disk.fails_at = 0, len(failed) + 1
        try:
            watch.save(2)
        except OSError:
            watch.look()
        if not disk.failed:
            break
        failed.append(disk.failed)
        watch.check(disk.now())
        litter = set(disk.now()) - {GAME, backup_of(GAME)}
        assert not litter or disk.failed == "remove"
        disk.failed, disk.after = "", lambda: None
        watch.save(3)
        assert disk.now()[GAME] == SAVES[3]
    assert set(failed) == {"create", "write", "sync", "link", "replace", "remove", "sync_folder"}
