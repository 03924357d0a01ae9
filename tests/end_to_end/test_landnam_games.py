"""A whole game of Landnam through the real window: fog, steps, builds that wait, the Althing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.end_to_end.scenario import play_scenario
from tests.end_to_end.stage import Stage

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.mark.timeout(900)
def test_four_seats_in_russian(stage: Callable[..., Stage]) -> None:
    play_scenario(stage, "landnam", "name-farm", 10)
