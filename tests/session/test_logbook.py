"""The log stays small, catches what nobody else catches, and never stops the game; a mark tells of a sudden end."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from catan_desktop.session import crash_marker, logbook, paths
from catan_desktop.session.crash_marker import Marker, left_behind
from catan_desktop.session.logbook import Logbook

logger = logging.getLogger("tests.logbook")


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Logbook]:
    made = Logbook(tmp_path / "log" / "game.log")
    yield made
    made.close()


def text(book: Logbook) -> str:
    return book.file.read_text(encoding="utf-8")


def test_what_is_worth_knowing_is_written_down(book: Logbook) -> None:
    logger.debug("a detail")
    odd = logger.makeRecord(logger.name, logging.INFO, __file__, 1, "the window is open \udcff", (), None)
    for handler in book._handlers:  # not to all: what collects test reports cannot pass half a sign on
        handler.handle(odd)
    assert "INFO tests.logbook: the window is open" in text(book)
    assert "a detail" not in text(book)
    assert book.tail()[-1].endswith("the window is open \udcff")


def test_the_log_never_grows_beyond_its_files(book: Logbook, monkeypatch: pytest.MonkeyPatch) -> None:
    (handler,) = (one for one in book._handlers if isinstance(one, logging.FileHandler))
    assert handler.maxBytes == logbook.BYTES == 512 * 1024  # type: ignore[attr-defined]
    monkeypatch.setattr(handler, "maxBytes", 2000)
    for number in range(200):
        logger.info("line %d %s", number, "x" * 80)
    files = sorted(book.folder.glob("game.log*"))
    assert [file.name for file in files] == ["game.log", "game.log.1", "game.log.2"]
    assert all(file.stat().st_size <= 2000 for file in files)
    assert "line 199 " in text(book)
    assert len(book.tail()) == logbook.TAIL


def test_a_file_that_cannot_be_put_aside_is_gone_on_with(book: Logbook, monkeypatch: pytest.MonkeyPatch) -> None:
    (handler,) = (one for one in book._handlers if isinstance(one, logging.FileHandler))
    monkeypatch.setattr(handler, "maxBytes", 200)

    def held(*_: object) -> None:
        raise PermissionError("another window has it open")

    monkeypatch.setattr(handler, "rotate", held)
    for number in range(5):
        logger.info("line %d %s", number, "x" * 80)
    assert "line 0 " in text(book)
    assert "line 4 " in text(book)


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "log").write_text("in the way")
    book = Logbook(tmp_path / "log" / "game.log")
    mark = Marker(book.folder)
    try:
        logger.error("heard all the same")
        mark.note("x")
        assert not book.written
        assert book.tail()[-1].endswith("heard all the same")
        assert left_behind(book.folder) == []
    finally:
        mark.close()
        book.close()
    assert capfd.readouterr() == ("", "")


def test_a_full_disk_stops_nothing(
    book: Logbook, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (handler,) = (one for one in book._handlers if isinstance(one, logging.FileHandler))

    def full() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(handler, "flush", full)
    logger.error("nowhere to go")
    assert capfd.readouterr() == ("", "")
    assert book.tail()[-1].endswith("nowhere to go")


class Grumbling:
    def __del__(self) -> None:
        raise ValueError("cannot even be thrown away")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_what_nobody_catches_is_caught(book: Logbook, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost() -> None:
        raise ZeroDivisionError("in a thread")

    thread = threading.Thread(target=lost, name="lost-one")
    thread.start()
    thread.join()
    monkeypatch.setattr(book, "_hooks", (lambda *_: None, *book._hooks[1:]))
    sys.excepthook(KeyError, KeyError("at the top"), None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt("no error"), None)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn("that is old", DeprecationWarning, stacklevel=1)
    one = Grumbling()
    del one
    for part in (
        "thread lost-one",
        "ZeroDivisionError: in a thread",
        "KeyError: 'at the top'",
        "that is old",
        "even be",
    ):
        assert part in text(book), part
    assert "no error" not in text(book)


def test_closing_leaves_everything_as_it_was(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = (root.level, list(root.handlers), sys.excepthook, threading.excepthook, sys.unraisablehook)
    Logbook(tmp_path / "game.log").close()
    assert (root.level, list(root.handlers), sys.excepthook, threading.excepthook, sys.unraisablehook) == before


SUDDEN = """
import sys, faulthandler
from pathlib import Path
from catan_desktop.session.logbook import Logbook
from catan_desktop.session.crash_marker import Marker
book = Logbook(Path(sys.argv[1]) / "game.log")
mark = Marker(book.folder, 7)
mark.note("here.catan")
print("ready", flush=True)
sys.stdin.read(1)
faulthandler._sigsegv()
"""


def test_a_fault_is_told_of_and_its_mark_is_found_once(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SUDDEN, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    assert left_behind(tmp_path) == [], "it is still running"
    process.communicate(b"x")
    assert process.returncode != 0
    assert "Segmentation fault" in (tmp_path / logbook.FAULTS).read_text(encoding="utf-8")
    (left,) = left_behind(tmp_path)
    assert (left.save, left.faults) == ("here.catan", 7)
    assert left_behind(tmp_path) == []
    assert sorted(file.name for file in tmp_path.iterdir()) == [logbook.FAULTS, "game.log"]


def test_who_ends_as_it_should_leaves_no_mark(tmp_path: Path) -> None:
    first, second = Marker(tmp_path), Marker(tmp_path)
    first.note("game.catan")
    first.close()
    first.close()
    assert left_behind(tmp_path) == [], "the other is still running"
    second.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 5000, b'{"save": 5}', b'{"save": "x", "run": "rm -rf"}', b"\xff"]
)
def test_a_mark_that_says_nonsense_says_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / f"{crash_marker.PREFIX}1-a{crash_marker.SUFFIX}").write_bytes(content)
    (left,) = left_behind(tmp_path)
    assert left == crash_marker.Standing()
    assert list(tmp_path.iterdir()) == []


def test_tests_write_no_log_of_the_user(home: str) -> None:
    assert str(paths.user_log()).startswith(home)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
@pytest.mark.timeout(30)
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    folder.mkdir()
    for name in ("game.log", logbook.FAULTS):
        os.mkfifo(folder / name)
    book = Logbook(folder / "game.log")
    try:
        assert not book.written
        logger.info("the game goes on")
        assert book.tail()[-1].endswith("the game goes on")
    finally:
        book.close()
