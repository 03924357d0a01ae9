"""The end of the game: GW-123, GW-184, GW-188 to GW-199a, GW-265, GW-R1 to GW-R8."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import SEATS, Seat
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState, Outcome

from .board import TOP_LEVEL
from .events import FinalHonour
from .part import REALM, Player, Realm, seats_of
from .questions import VALUES
from .setup import COMPETITIVE, mode
from .steps import in_phase, running
from .tables import ARTIFACT_HONOUR, PASSIVE_HONOUR, RESOURCES_A_POINT, SHAME_HONOUR, ArtifactId, RequestId, tables
from .winter import winter

END = "great_wall.end"
WALL, SHAME, YEARS, FALLEN = "wall", "shame", "years", "fallen"


def ending_now(game: Game, realm: Realm) -> str:
    """Return how the game ends at the end check; empty where it goes on (GW-190, GW-190b, GW-199)."""
    line = tables(game).line
    if not realm.pool:
        return SHAME
    if sum([section.level == TOP_LEVEL for section in realm.sections]) >= line.sections_needed:
        return WALL
    return YEARS if realm.year >= line.years else ""


def end_check(game: Game, state: GameState, out: Events) -> GameState:
    """The end check of Winter."""
    ending = ending_now(game, REALM.of(game, state))
    state = pop(state)
    return ended(game, state, ending, out) if ending else state


def ended(game: Game, state: GameState, ending: str, out: Events) -> GameState:
    """Return the state of a game that is over, with the final honour of everybody unless the wall has fallen."""
    realm = REALM.of(game, state)
    finals = [] if ending == FALLEN else [final_honour(game, state, seat) for seat in seats_of(game)]
    for seat, one in zip(SEATS, finals, strict=False):
        out.append(FinalHonour(seat, one.total, one.artifacts, one.passive, one.resources, one.shame))
    return REALM.put(game, state, replace(realm, ending=ending, final=tuple([one.total for one in finals])))


@record
class Final:
    """Final honour with its sources."""

    honour: int
    artifacts: int
    passive: int
    resources: int
    shame: int
    """Not above 0."""

    @property
    def total(self) -> int:
        """All together; may be negative (GW-192b)."""
        return self.honour + self.artifacts + self.passive + self.resources + self.shame


def final_honour(game: Game, state: GameState, seat: Seat) -> Final:
    """Return what a seat would have if the game ended now (GW-192)."""
    own = REALM.of(game, state).players[seat]
    return Final(
        own.honour,
        sum([artifact_honour(game, state, card)[seat] for card in REALM.of(game, state).artifacts]),
        PASSIVE_HONOUR * len(own.passive),
        sum(own.goods) // RESOURCES_A_POINT,
        -SHAME_HONOUR * own.shame,
    )


ARTIFACT_VALUES: Mapping[str, Callable[[Player], int]] = {
    "jade_seal": lambda own: sum(own.overseers),
    "dragon_banner": lambda own: sum(own.trophies),
    "bronze_bell": lambda own: own.walls,
    "silk_scroll": lambda own: len(own.active) + len(own.passive),
    "golden_lion": lambda own: own.shame,
}
"""What artifacts of the base game compare (GW-F01 to GW-F05)."""


def artifact_value(game: Game, state: GameState, card: ArtifactId, seat: Seat) -> int:
    """Return what an artifact compares."""
    key = tables(game).artifacts[card]
    known = ARTIFACT_VALUES.get(key)
    return game.ask(VALUES, state, (seat, key)) if known is None else known(REALM.of(game, state).players[seat])


def artifact_honour(game: Game, state: GameState, card: ArtifactId) -> tuple[int, ...]:
    """Return by seat what an artifact gives (GW-188, GW-189)."""
    values = [artifact_value(game, state, card, seat) for seat in seats_of(game)]
    lowest = tables(game).artifacts[card] == "golden_lion"
    ranked = [-value if lowest else value for value in values]
    best = max(ranked)
    firsts = [value == best and (lowest or value > 0) for value in ranked]
    rest = [value for value in ranked if value != best and (lowest or value > 0)]
    second = max(rest) if rest and sum(firsts) == 1 and game.seats >= 3 else None
    first_honour, second_honour = ARTIFACT_HONOUR
    return tuple(
        [
            first_honour if first else second_honour if value == second else 0
            for first, value in zip(firsts, ranked, strict=True)
        ]
    )


REQUEST_VALUES: Mapping[str, Callable[[Realm], int]] = {
    "raise_the_wall": lambda realm: sum([section.level for section in realm.sections]),
    "break_the_horde": lambda realm: sum([sum(own.trophies) for own in realm.players]),
    "glory": lambda realm: sum([own.honour for own in realm.players]),
    "good_government": lambda realm: sum([sum(own.overseers) for own in realm.players]),
    "clean_name": lambda realm: max([own.shame for own in realm.players]),
    "no_gap": lambda realm: min([section.level for section in realm.sections]),
    "council": lambda realm: min([len(own.active) + len(own.passive) for own in realm.players]),
    "quiet_border": lambda realm: sum([card is not None for section in realm.sections for card in section.rows]),
}
"""What requests look at (GW-R1 to GW-R8)."""


def request_value(realm: Realm, key: str) -> int:
    """Return what a request looks at."""
    return REQUEST_VALUES[key](realm)


AT_MOST = ("clean_name", "quiet_border")
"""Requests that ask for no more than their number."""


def fulfilled(game: Game, realm: Realm, card: RequestId) -> bool:
    """Return whether a request is fulfilled now."""
    request = tables(game).requests[card]
    value, goal = request_value(realm, request.key), request.goals[game.seats - 1]
    return value <= goal if request.key in AT_MOST else value >= goal


def rank_key(realm: Realm, seat: int, final: int) -> tuple[int, ...]:
    """Return what players are ranked by: final honour, less shame, more resources, earlier in tea order (GW-193)."""
    own: Player = realm.players[seat]
    place = realm.tea.index(SEATS[seat]) if seat in realm.tea else 0
    return (final, -own.shame, sum(own.goods), -place)


def winners(game: Game, realm: Realm) -> tuple[Seat, ...]:
    """Return who has won (GW-193, GW-196, GW-199a)."""
    if realm.ending == FALLEN:
        return ()
    if mode(game) == COMPETITIVE:
        return (max(seats_of(game), key=lambda seat: rank_key(realm, seat, realm.final[seat])),)
    together = realm.ending != SHAME and all(fulfilled(game, realm, card) for card in realm.requests)
    return seats_of(game) if together else ()


def over(game: Game, state: GameState) -> Outcome | None:
    """Return the result of a game that has ended."""
    realm = REALM.of(game, state)
    return Outcome(winners(game, realm), realm.ending) if realm.ending else None


STEPS: tuple[Step, ...] = (in_phase(running(END, end_check), winter),)
