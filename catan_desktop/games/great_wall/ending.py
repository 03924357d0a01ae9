"""The end of the game: GW-123, GW-184, GW-188 to GW-199a, GW-265, GW-R1 to GW-R8."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.kernel import Events, Game, GameState, Seat, record, replace
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.state import Outcome

from .board import TOP_LEVEL
from .events import FinalHonour
from .part import (
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    Court,
    Defence,
    Estates,
    Player,
    Staff,
    advisors_of,
    cards_of,
    player,
    seats_of,
    staff,
)
from .questions import VALUES
from .setup import COMPETITIVE, mode
from .steps import in_phase, running
from .tables import ARTIFACT_HONOUR, PASSIVE_HONOUR, RESOURCES_A_POINT, SHAME_HONOUR, ArtifactId, RequestId, tables
from .winter import winter

END = "great_wall.end"
WALL, SHAME, YEARS, FALLEN = "wall", "shame", "years", "fallen"


def ending_now(game: Game, state: GameState) -> str:
    """Return how the game ends at the end check; empty where it goes on (GW-190, GW-190b, GW-199)."""
    line = tables(game).line
    if not ESTATES.of(game, state).shame_left:
        return SHAME
    if sum([section.level == TOP_LEVEL for section in DEFENCE.of(game, state).sections]) >= line.sections_needed:
        return WALL
    return YEARS if COURSE.of(game, state).year >= line.years else ""


def end_check(game: Game, state: GameState, out: Events) -> GameState:
    """The end check of Winter."""
    ending = ending_now(game, state)
    state = pop(state)
    return ended(game, state, ending, out) if ending else state


def ended(game: Game, state: GameState, ending: str, out: Events) -> GameState:
    """Return the state of a game that is over, with the final honour of everybody unless the wall has fallen."""
    course = COURSE.of(game, state)
    finals = [] if ending == FALLEN else [final_honour(game, state, seat) for seat in seats_of(game)]
    for seat, one in zip(SEATS, finals, strict=False):
        out.append(FinalHonour(seat, one.total, one.artifacts, one.passive, one.resources, one.shame))
    return COURSE.put(game, state, replace(course, ending=ending, final=tuple([one.total for one in finals])))


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
    own = player(game, state, seat)
    return Final(
        own.honour,
        sum([artifact_honour(game, state, card)[seat] for card in COURT.of(game, state).artifacts]),
        PASSIVE_HONOUR * len(staff(game, state, seat).passive),
        sum(own.goods) // RESOURCES_A_POINT,
        -SHAME_HONOUR * own.shame,
    )


ARTIFACT_VALUES: Mapping[str, Callable[[Player, Staff], int]] = {
    "jade_seal": lambda own, staff: sum(own.overseers),
    "dragon_banner": lambda own, staff: sum(own.trophies),
    "bronze_bell": lambda own, staff: own.walls,
    "silk_scroll": lambda own, staff: advisors_of(staff),
    "golden_lion": lambda own, staff: own.shame,
}
"""What artifacts of the base game compare (GW-F01 to GW-F05)."""


def artifact_value(game: Game, state: GameState, card: ArtifactId, seat: Seat) -> int:
    """Return what an artifact compares."""
    key = tables(game).artifacts[card]
    known = ARTIFACT_VALUES.get(key)
    if known is None:
        return game.ask(VALUES, state, (seat, key))
    return known(player(game, state, seat), staff(game, state, seat))


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


REQUEST_VALUES: Mapping[str, Callable[[Estates, Defence, Court], int]] = {
    "raise_the_wall": lambda estates, defence, court: sum([section.level for section in defence.sections]),
    "break_the_horde": lambda estates, defence, court: sum([sum(own.trophies) for own in estates.players]),
    "glory": lambda estates, defence, court: sum([own.honour for own in estates.players]),
    "good_government": lambda estates, defence, court: sum([sum(own.overseers) for own in estates.players]),
    "clean_name": lambda estates, defence, court: max([own.shame for own in estates.players]),
    "no_gap": lambda estates, defence, court: min([section.level for section in defence.sections]),
    "council": lambda estates, defence, court: min([advisors_of(own) for own in court.staffs]),
    "quiet_border": lambda estates, defence, court: len(cards_of(defence)),
}
"""What requests look at (GW-R1 to GW-R8)."""


def request_value(game: Game, state: GameState, key: str) -> int:
    """Return what a request looks at."""
    return REQUEST_VALUES[key](ESTATES.of(game, state), DEFENCE.of(game, state), COURT.of(game, state))


AT_MOST = ("clean_name", "quiet_border")
"""Requests that ask for no more than their number."""


def fulfilled(game: Game, state: GameState, card: RequestId) -> bool:
    """Return whether a request is fulfilled now."""
    request = tables(game).requests[card]
    value, goal = request_value(game, state, request.key), request.goals[game.seats - 1]
    return value <= goal if request.key in AT_MOST else value >= goal


def rank_key(game: Game, state: GameState, seat: int, final: int) -> tuple[int, ...]:
    """Return what players are ranked by: final honour, less shame, more resources, earlier in tea order (GW-193)."""
    own, tea = player(game, state, seat), COURSE.of(game, state).tea
    place = tea.index(SEATS[seat]) if seat in tea else 0
    return (final, -own.shame, sum(own.goods), -place)


def winners(game: Game, state: GameState) -> tuple[Seat, ...]:
    """Return who has won (GW-193, GW-196, GW-199a)."""
    course = COURSE.of(game, state)
    if course.ending == FALLEN:
        return ()
    if mode(game) == COMPETITIVE:
        return (max(seats_of(game), key=lambda seat: rank_key(game, state, seat, course.final[seat])),)
    together = course.ending != SHAME and all(fulfilled(game, state, card) for card in COURT.of(game, state).requests)
    return seats_of(game) if together else ()


def over(game: Game, state: GameState) -> Outcome | None:
    """Return the result of a game that has ended."""
    ending = COURSE.of(game, state).ending
    return Outcome(winners(game, state), ending) if ending else None


STEPS: tuple[Step, ...] = (in_phase(running(END, end_check), winter),)
