"""Test settings that must stand before the first import of pygame or of the game."""

from __future__ import annotations

import gc
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import tempfile
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from catan_desktop.session import paths
from tests import halves, remains, spread
from tests.warm import COURSES, Courses, Memory, leave_blank, share

SLOW = [HealthCheck.too_slow]
"""A busy machine is no fault of an example."""
settings.register_profile("dev", max_examples=25, deadline=None, suppress_health_check=SLOW)
settings.register_profile("ci", max_examples=200, deadline=None, derandomize=True, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the flags of tests/halves.py, tests/test_golden.py and tests/pictures."""
    halves.add_options(parser)
    parser.addoption("--update-golden", action="store_true", help="record what saves/golden lacks or no longer holds")
    parser.addoption("--update-pictures", action="store_true", help="record the pictures of tests/pictures again")
    parser.addoption("--update-courses", action="store_true", help="let bots play the games of tests/courses again")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Let one process do what writes to the repository."""
    if any(config.getoption(f"--update-{what}") for what in ("golden", "pictures", "courses")):
        config.option.numprocesses = 0
        config.option.dist = "no"
        config.option.all = True


MEMORY = Memory()
gc.set_threshold(20_000, 20, 20)
"""Tests make much that is gone at once; with the usual thresholds a twelfth of their time went to searches for garbage.
What lies in circles is looked for where it is much (`Memory`)."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return how many processes `-n auto` starts; the first half of the tests opens no window."""
    return spread.processes(windows=bool(config.getoption("all") or config.getoption("rest")))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> spread.Spread | None:
    """Keep files together, as `--dist loadfile` does, but in an order of our own."""
    if config.getoption("dist") != "loadfile":
        return None
    config.option.loadscopereorder = False
    return spread.Spread(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the half that is asked for; where tests are spread over processes, begin with what takes longest."""
    halves.select(config, items)
    if hasattr(config, "workerinput"):
        spread.order(items)


def pytest_collection_finish() -> None:
    """Note what memory the tests begin with."""
    MEMORY.begin()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Give way to what people, or robots, would wait for."""
    spread.give_way(item.nodeid)


def pytest_runtest_logfinish() -> None:
    """Give back what a test has left, where it is much."""
    MEMORY.after_a_test()


@pytest.fixture(scope="session", autouse=True)
def shared(pytestconfig: pytest.Config) -> Iterator[None]:
    """Make once for all tests of a process what comes out the same each time."""
    update = bool(pytestconfig.getoption("--update-courses"))
    courses = Courses(COURSES, update=update)
    with pytest.MonkeyPatch.context() as patch:
        share(patch, courses)
        yield
    if update:
        courses.store()


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw blank pictures: for tests that read texts and places, and ask of no pixel what it looks like."""
    leave_blank(monkeypatch)


@pytest.fixture(scope="session", autouse=True)
def home() -> Iterator[str]:
    """Keep every test away from the user's own saves and settings."""
    with tempfile.TemporaryDirectory(prefix="catan_desktop-tests-") as folder:
        before = os.environ.get("CATAN_DESKTOP_HOME")
        os.environ["CATAN_DESKTOP_HOME"] = folder
        yield folder
        if before is None:
            del os.environ["CATAN_DESKTOP_HOME"]
        else:
            os.environ["CATAN_DESKTOP_HOME"] = before


@pytest.fixture(autouse=True)
def as_it_was(shared: None, home: str) -> Iterator[None]:
    """Let each test leave to the next what belongs to the whole process as it has found it."""
    with remains.nothing_left():
        yield


@pytest.fixture(autouse=True)
def nothing_chosen(home: str) -> Iterator[None]:
    """Leave no settings of one test to the next."""
    yield
    paths.user_settings_file().unlink(missing_ok=True)
