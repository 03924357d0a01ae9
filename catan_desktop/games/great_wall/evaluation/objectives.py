"""Artifacts of players who compete and requests of players who work together, in honour."""

from __future__ import annotations

from catan_desktop.games.great_wall.ending import artifact_value
from catan_desktop.games.great_wall.tables import ARTIFACT_HONOUR
from catan_desktop.kernel.ids import SEATS

from . import goals
from .forecast import Forecast, logistic


def artifacts(here: Forecast) -> list[float]:
    """Return by seat what artifacts are likely to bring."""
    found = [0.0] * here.game.seats
    for card in here.court.artifacts:
        values = [artifact_value(here.game, here.state, card, seat) for seat in SEATS[: here.game.seats]]
        if here.given.artifacts[card] == "golden_lion":
            values = [-value for value in values]
        ranked = sorted(values, reverse=True)
        expected = {value: _expected(here, value, ranked) for value in ranked}
        for seat, value in enumerate(values):
            found[seat] += expected[value]
    return found


def _expected(here: Forecast, value: int, ranked: list[int]) -> float:
    """Return what a value brings among those of all, the best first."""
    spread = 0.4 + 0.5 * here.years
    first_honour, second_honour = ARTIFACT_HONOUR
    first = logistic((value - ranked[value == ranked[0]]) / spread)
    if len(ranked) < 3:
        return first_honour * first
    second = logistic((value - ranked[1 if value < ranked[1] else 2]) / spread) - first
    return first_honour * first + second_honour * max(0.0, second)


def requests(here: Forecast) -> float:
    """Return what the chance that all requests are fulfilled and the pool holds is worth to all; not above 0."""
    game, state = here.game, here.state
    falls = sum([front.soon for front in here.fronts])
    passed, doubt = goals.pool_forecast(game, state, here.left)
    found = goals.log_chance(passed / doubt)
    for card in here.court.requests:
        request = here.given.requests[card]
        if request.key == "clean_name":
            found += goals.stains(game, state, request, here.left)
        else:
            more = falls if request.key in ("break_the_horde", "quiet_border") else 0.0
            passed, doubt = goals.request_forecast(game, state, request, here.left, more)
            found += goals.log_chance(passed / doubt)
    return goals.AIM * found
