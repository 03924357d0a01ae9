"""Artifacts of players who compete and requests of players who work together, in honour."""

from __future__ import annotations

from catan_desktop.games.great_wall.ending import AT_MOST, artifact_value, request_value
from catan_desktop.games.great_wall.part import Realm
from catan_desktop.games.great_wall.tables import ARTIFACT_HONOUR, Request
from catan_desktop.kernel.ids import SEATS

from .outlook import Outlook, logistic

LACKING = {
    "raise_the_wall": 9.0,
    "break_the_horde": 6.0,
    "glory": 0.5,
    "good_government": 6.0,
    "clean_name": 6.0,
    "no_gap": 9.0,
    "council": 6.0,
    "quiet_border": 5.0,
}
"""By request: what each unit that lacks costs at the end."""
POOL = 5.0
"""Of each shame token that the pool lacks."""
POOL_A_YEAR = 0.9
"""Tokens for each player that a Year takes."""
MARGIN = 2
"""Tokens that had better be left."""


def artifacts(here: Outlook) -> list[float]:
    """Return by seat what artifacts are likely to bring."""
    found = [0.0] * here.game.seats
    for card in here.realm.artifacts:
        values = [artifact_value(here.game, here.state, card, seat) for seat in SEATS[: here.game.seats]]
        if here.given.artifacts[card] == "golden_lion":
            values = [-value for value in values]
        ranked = sorted(values, reverse=True)
        expected = {value: _expected(here, value, ranked) for value in ranked}
        for seat, value in enumerate(values):
            found[seat] += expected[value]
    return found


def _expected(here: Outlook, value: int, ranked: list[int]) -> float:
    """What a value brings among those of all, the best first."""
    spread = 0.4 + 0.5 * here.years
    first_honour, second_honour = ARTIFACT_HONOUR
    first = logistic((value - ranked[value == ranked[0]]) / spread)
    if len(ranked) < 3:
        return first_honour * first
    second = logistic((value - ranked[1 if value < ranked[1] else 2]) / spread) - first
    return first_honour * first + second_honour * max(0.0, second)


def lacking(realm: Realm, request: Request, seats: int) -> float:
    """Return how much a request lacks: units of what it counts, all sections and players with it."""
    goal = request.goals[seats - 1]
    if request.key == "no_gap":
        return sum([max(0, goal - section.level) for section in realm.sections])
    if request.key == "council":
        return sum([max(0, goal - len(own.active) - len(own.passive)) for own in realm.players])
    if request.key == "clean_name":
        return sum([max(0, own.shame - goal) for own in realm.players])
    value = request_value(realm, request.key)
    return max(0, value - goal) if request.key in AT_MOST else max(0, goal - value)


def requests(here: Outlook) -> float:
    """Return what is lost by all as long as requests are not fulfilled and the pool runs dry; not above 0."""
    found, realm = 0.0, here.realm
    patience = 1.0 / (1.0 + 0.35 * here.years)
    for card in realm.requests:
        request = here.given.requests[card]
        found -= LACKING[request.key] * lacking(realm, request, here.game.seats) * patience
        if request.key == "clean_name":
            found -= _stains(here, request)
    wanted = POOL_A_YEAR * here.game.seats * (here.years + 0.5) + MARGIN
    found -= POOL * max(0.0, wanted - realm.pool) / (1.0 + 0.2 * here.years)
    return found


def _stains(here: Outlook, request: Request) -> float:
    """Shame that leaves too little room for what may still come."""
    room = max(1, request.goals[here.game.seats - 1])
    return sum([3.0 * (own.shame / room) ** 2 for own in here.realm.players])
