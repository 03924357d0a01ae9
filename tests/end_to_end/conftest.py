"""An X server for the tests that need a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.end_to_end.stage import Stage, missing_tools, playing, x_server


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """An X server of our own; its name."""
    missing = missing_tools()
    if missing:
        pytest.skip(f"not installed: {missing}")
    with x_server() as name:
        yield name


@pytest.fixture
def stage(display: str, tmp_path: Path) -> Iterator[Callable[..., Stage]]:
    """Make stages with settings of their own; every program is ended afterwards."""
    with ExitStack() as open_stages:

        def make(home: str = "home", **settings: object) -> Stage:
            return open_stages.enter_context(playing(tmp_path / home, display, **settings))

        yield make
