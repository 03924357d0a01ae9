"""Tables with two games through the real window: they are put together on the New game page and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.end_to_end.scenario import play_scenario
from tests.end_to_end.stage import Stage

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.mark.timeout(720)
@pytest.mark.parametrize(
    ("rules", "own_words"),
    [("fishermen-barbarian-attack", "name-chronicle"), ("rivers-caravans", "act-no-bid")],
)
def test_four_seats_in_russian(stage: Callable[..., Stage], rules: str, own_words: str) -> None:
    """A game of knights with fish, and one of bridges with votes."""
    play_scenario(stage, rules, own_words)
