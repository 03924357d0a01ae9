"""Test settings that must stand before the first import of pygame or of the game."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.warm import Memory, share_pictures

settings.register_profile("dev", max_examples=25, deadline=None)
settings.register_profile(
    "ci", max_examples=200, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the flags of tests/test_golden.py and tests/pictures."""
    parser.addoption("--update-golden", action="store_true", help="record the games of saves/golden again")
    parser.addoption("--update-pictures", action="store_true", help="record the pictures of tests/pictures again")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Let one process do what writes to the repository."""
    if config.getoption("--update-golden") or config.getoption("--update-pictures"):
        config.option.numprocesses = 0
        config.option.dist = "no"


MEMORY = Memory()


def pytest_collection_finish() -> None:
    """Note what memory the tests begin with."""
    MEMORY.begin()


def pytest_runtest_logfinish() -> None:
    """Give back what a test has left, where it is much."""
    MEMORY.after_a_test()


@pytest.fixture(scope="session", autouse=True)
def shared_pictures() -> Iterator[None]:
    """Rasterise each picture once for all tests of a process."""
    with pytest.MonkeyPatch.context() as patch:
        share_pictures(patch)
        yield


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
