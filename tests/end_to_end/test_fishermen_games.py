"""A whole game of the Fishermen through the real window: favours are chosen from their list, the boot is passed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.end_to_end.scenario import play_scenario
from tests.end_to_end.stage import Stage

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.mark.timeout(720)
def test_four_seats_in_russian(stage: Callable[..., Stage]) -> None:
    play_scenario(stage, "fishermen", "name-fish")
