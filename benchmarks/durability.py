"""Is a game ever lost? `python -m benchmarks.durability [--kills 1000] [--cuts] [--damage] [--disk]`.

A process plays with bots through the real session and its autosaver and reports each state that was called kept. It is
killed with SIGKILL at a random moment. Then the folder must hold it: the newest game can be read and replayed, it
stands at the last report or later, every other file of the ring is as it was, no former version is broken; and the next
process goes on from there. The folder lies in memory where the system has one, so that the time goes to other things
than waiting for the disk; `--folder` names another place, `--alive` how long a process lives at most.

`--cuts` cuts the power after every call to a disk that forgets what POSIX lets it forget. `--damage` reads every save
under `saves/golden` cut at every byte, with every single bit flipped and with every block of 512 bytes emptied: each is
refused with a reason, or is the very game. `--disk` fills a real file system of 128 kB and makes room again, then takes
the folder away and gives it back, then protects one from a user without rights (root only).
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import hashlib
import os
import random
import select
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from catan_desktop.kernel.errors import SaveError
from catan_desktop.session import autosave, library, saves
from catan_desktop.session.autosave import AutoSaver
from catan_desktop.session.disk import DISK
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

TABLES = (("gift-base", 4), ("watch", 4), ("classic", 6), ("cities-knights", 4))
ALIVE = 0.040
"""Seconds that a process is left alive at most after it has begun to play."""
MEMORY = Path("/dev/shm")
EARLY = 0.15
"""So often it is killed while it still looks for a file."""
STATES = (0, 0, 1, 3)
"""So many states it has called kept before the moment begins, each as often as the others, however slow the machine."""
PLIES = (8, 20, 60)
"""After so many, one game after another, a new one is begun, which takes the next file of the ring."""
REPORT = struct.Struct("<I")
READY = 2**32 - 1
NOBODY = 65534


class Lost(AssertionError):
    """A game that was called kept is not there."""


@dataclass
class Tally:
    """What happened."""

    kills: int = 0
    reports: int = 0
    games: int = 0
    ahead: int = 0
    """Kills after which the file stood later than the last report: it was written, but not yet told."""
    litter: set[str] = field(default_factory=set)
    """Temporary files that killed processes left behind."""
    left: int = 0
    """Those of them that are still there after every file of the ring was taken up once more."""
    files: set[str] = field(default_factory=set)

    def told(self) -> str:
        """In one line."""
        return (
            f"{self.kills} kills, {self.reports} states kept, {self.games} games begun in {len(self.files)} files, "
            f"{self.ahead} times further than the last report, {len(self.litter)} temporary files left behind "
            f"and {self.left} of them still there; no game lost, none unreadable"
        )


@dataclass(frozen=True)
class Found:
    """The newest game after a kill."""

    path: Path
    saved: saves.SavedGame


def spec_of(game: int) -> NewGame:
    """The table of a game."""
    ruleset, seats = TABLES[game % len(TABLES)]
    bots = tuple(SeatSpec(kind="bot", level="random") for _ in range(seats))
    return NewGame(ruleset=ruleset, seats=bots, seed=game)


def player(folder: Path, found: Found | None, game: int, pipe: int) -> NoReturn:
    """The life of the process that is killed: plays as fast as it can and reports what is kept."""
    keeper = AutoSaver(folder, None if found is None else found.path)
    keeper.on_kept = lambda data: os.write(pipe, REPORT.pack(data.state.ply))
    os.write(pipe, REPORT.pack(READY))
    if found is None:
        session = Session.new(spec_of(game), keeper=keeper, bots_in_process=True)
    else:
        session = Session.resume(found.saved, keeper=keeper, bots_in_process=True)
    while session.outcome is None:
        session.pump()
        time.sleep(0.0005)
    keeper.settle()
    os._exit(0)


def killed(folder: Path, found: Found | None, game: int, moment: float, states: int | None) -> list[int]:
    """Let a process play and kill it; what it reported as kept.

    The moment begins when it has a file and has called so many states kept; None: when it is born.
    """
    ours, its = os.pipe()
    process = os.fork()
    if process == 0:
        with contextlib.suppress(BaseException):
            os.close(ours)
            player(folder, found, game, its)
        os._exit(1)
    os.close(its)
    told = b""
    while states is not None and len(told) < REPORT.size * (1 + states) and select.select([ours], [], [], 30.0)[0]:
        fresh = os.read(ours, REPORT.size)
        if not fresh:
            break  # it has died
        told += fresh
    time.sleep(moment)
    os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
    with os.fdopen(ours, "rb") as pipe:
        told += pipe.read()
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise Lost("the process ended by itself")
    whole = told[: len(told) - len(told) % REPORT.size]
    return [ply for (ply,) in REPORT.iter_unpack(whole) if ply != READY]


def digests(folder: Path) -> dict[str, str]:
    """Every save with its checksum."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob(f"*{saves.SUFFIX}")}


def examined(folder: Path, before: dict[str, str], kept: list[int], tally: Tally) -> Found | None:
    """The newest game after a kill, replayed; Lost for whatever is not as it was promised."""
    listed = library.list_saves(folder)
    broken = [one.path.name for one in listed if one.header is None]
    if broken:
        raise Lost(f"unreadable: {broken}")
    now = digests(folder)
    changed = {name for name, checksum in before.items() if now.get(name) != checksum}
    if len(changed) > 1 or len(now) > autosave.SLOTS:
        raise Lost(f"more than one file was touched: {sorted(changed)}, or the ring has {len(now)} files")
    for path in folder.glob(f"*{saves.SUFFIX}.bak"):
        saves.read_header(path)
    tally.litter |= {path.name for path in folder.glob(".*.tmp")}
    if not listed:
        if kept:
            raise Lost(f"nothing is there, and ply {kept[-1]} was kept")
        return None
    saved = saves.read(listed[0].path)
    ply = saved.timeline.state.ply
    if kept and ply < kept[-1]:
        raise Lost(f"{listed[0].path.name} stands at ply {ply}, and ply {kept[-1]} was kept")
    tally.ahead += bool(kept) and ply > kept[-1]
    tally.files.add(listed[0].path.name)
    return Found(listed[0].path, saved)


def kill_many(folder: Path, kills: int, seed: int, alive: float = ALIVE) -> Tally:
    """Kill so many processes, each one going on where the one before was killed."""
    rng = random.Random(seed)
    tally = Tally()
    found: Found | None = None
    for game in range(len(TABLES)):  # the processes are copies of this one: they find everything warm
        session = Session.new(spec_of(game), bots_in_process=True)
        _play(session, 30)
        saves.decode(saves.encode(session.saving.freeze()))
    while tally.kills < kills:
        if found is None:
            tally.games += 1
        before = digests(folder)
        states = None if rng.random() < EARLY else rng.choice(STATES)
        kept = killed(folder, found, tally.games, rng.random() * alive, states)
        tally.kills += 1
        tally.reports += len(kept)
        found = examined(folder, before, kept, tally)
        if found is not None and found.saved.timeline.state.ply >= PLIES[tally.games % len(PLIES)]:
            found = None
    for path in folder.glob(f"*{saves.SUFFIX}"):
        AutoSaver(folder, path).close()
    tally.left = sum(1 for _ in folder.glob(".*.tmp"))
    return tally


def cut_power() -> str:
    """Cut the power after every call to the disk while games are saved, taken away and brought back."""
    from catan_desktop.session import files  # noqa: PLC0415
    from tests.session import power, test_power_cut  # noqa: PLC0415

    moments = states = 0
    for links in (True, False):
        files.disk = disk = power.PowerDisk(test_power_cut.TOP, links=links)
        watch = test_power_cut.Watch(disk)
        for round_ in range(10):
            for number in range(len(test_power_cut.SAVES)):
                watch.save(number)
            disk.after = watch.look if round_ % 2 else disk.after
        moments, states = moments + watch.moments, states + watch.states
    files.disk = DISK
    return (
        f"{moments} moments to cut the power, {states} states that POSIX allows then; the last save or the one before"
    )


def damaged(packed: bytes) -> Iterator[bytes]:
    """A file cut at every byte, with every bit flipped, with every block emptied."""
    for length in range(len(packed)):
        yield packed[:length]
    for position in range(len(packed) * 8):
        data = bytearray(packed)
        data[position // 8] ^= 1 << position % 8
        yield bytes(data)
    for start in range(0, len(packed), 512):
        yield packed[:start] + bytes(len(packed[start : start + 512])) + packed[start + 512 :]


def damage_all() -> str:
    """Damage every golden save in every way."""
    reasons: Counter[str] = Counter()
    for path in sorted((Path(__file__).resolve().parents[1] / "saves" / "golden").glob(f"*{saves.SUFFIX}")):
        packed = path.read_bytes()
        state = saves.decode(packed).timeline.state
        for data in damaged(packed):
            try:
                saved = saves.decode(data)
            except SaveError as error:
                reasons[error.reason.key] += 1
                continue
            if saved.timeline.state != state:
                raise Lost(f"{path.name} was read as another game")
            reasons["the very game"] += 1
    return f"{reasons.total()} damaged files: {', '.join(f'{count} {key}' for key, count in reasons.most_common())}"


@contextlib.contextmanager
def small_disk(place: Path, kilobytes: int) -> Iterator[None]:
    """A file system of its own that is soon full."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "none", str(place)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def real_disk(place: Path) -> Iterator[str]:
    """Fill a real disk while a game is played, protect it, make room again."""
    with small_disk(place, 128):
        keeper = AutoSaver(place / "saves")
        session = Session.new(spec_of(5), keeper=keeper, bots_in_process=True)
        _play(session, 50)
        keeper.settle()
        assert keeper.path is not None
        troubles: tuple[tuple[str, Callable[[], object], Callable[[], object]], ...] = (
            ("full", lambda: _fill(place / "filler"), (place / "filler").unlink),
            ("vanished", lambda: _vanish(place / "saves"), (place / "saves").unlink),
        )
        for told, spoil, repair in troubles:
            spoil()
            _play(session, 30)
            _wait(lambda: session.saving.trouble is not None)
            trouble = session.saving.trouble
            repair()
            _wait(lambda: session.saving.trouble is None)
            after = saves.read(keeper.path).timeline.state.ply
            if after != session.ply:
                raise Lost(f"{told}: the file stands at {after}, the game at {session.ply}")
            yield f"a disk {told}: '{trouble.key if trouble else ''}', the game goes on, and is kept when it can be"
        session.close()


def protected(place: Path) -> str:
    """Play as somebody who may not write into the folder, until it is opened to all."""
    place.chmod(0o755)
    process = os.fork()
    if process == 0:
        status = 1
        with contextlib.suppress(Exception):
            os.setuid(NOBODY)
            session = Session.new(spec_of(5), keeper=AutoSaver(place), bots_in_process=True)
            _play(session, 20)
            assert session.saving.trouble is not None
            status = 2
            if session.saving.trouble.key == "save-not-allowed":
                _wait(lambda: session.saving.trouble is None)
                status = 0
            session.close()
        os._exit(status)
    time.sleep(1.5)
    place.chmod(0o777)
    if os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]):
        raise Lost("a protected folder was not told or not tried again")
    (found,) = library.list_saves(place)
    if found.header is None or found.header.ply != 20:
        raise Lost("the game is not in the folder that was opened")
    return "a folder protected: 'save-not-allowed', the game goes on, and is kept when it can be"


def _play(session: Session, plies: int) -> None:
    for _ in range(plies):
        session.pump()


def _wait(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not happened():
        if time.monotonic() > end:
            raise Lost("it never happens")
        time.sleep(0.02)


def _fill(path: Path) -> None:
    with contextlib.suppress(OSError), path.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(512))


def _vanish(folder: Path) -> None:
    folder.rename(folder.with_name("gone"))
    folder.write_text("in the way")


def main() -> None:
    """Run what was asked for; exit code 1 if a game was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=MEMORY if MEMORY.is_dir() else None)
    parser.add_argument("--alive", type=float, default=ALIVE, metavar="SECONDS")
    parser.add_argument("--cuts", action="store_true")
    parser.add_argument("--damage", action="store_true")
    parser.add_argument("--disk", action="store_true")
    arguments = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory(prefix="durability-", dir=arguments.folder) as folder:
            if arguments.kills:
                began = time.monotonic()
                tally = kill_many(Path(folder) / "saves", arguments.kills, arguments.seed, arguments.alive)
                print(f"{tally.told()}; {time.monotonic() - began:.0f} s")
            if arguments.cuts:
                print(cut_power())
            if arguments.damage:
                print(damage_all())
            if arguments.disk:
                place = Path(folder) / "small"
                place.mkdir()
                for line in real_disk(place):
                    print(line)
                Path(folder).chmod(0o755)
                print(protected(place))
    except (Lost, SaveError) as error:
        print(f"LOST: {error}", file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        sys.exit(f"cannot be tried here: {os.strerror(error.errno or errno.EIO)}")


if __name__ == "__main__":
    main()
