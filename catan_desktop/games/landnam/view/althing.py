"""The Althing and its lawsuits as they are shown."""

from __future__ import annotations

from catan_desktop.games.landnam.althing import (
    CLEARING,
    CLOSED,
    GATHERED,
    HEARING,
    NAMING,
    OPPORTUNITY,
    UNSUED,
    Assembly,
)
from catan_desktop.games.landnam.cases import against, cases
from catan_desktop.games.landnam.events import CardsAdded, CaseOpened, SideJoined
from catan_desktop.games.landnam.suit import ANSWER, ASK, CONTRIBUTE, DEFENDANT, PLAINTIFF, Suit
from catan_desktop.games.landnam.tables import KINDS
from catan_desktop.games.landnam.windows import SUIT_OPENED, VERDICT_DUE
from catan_desktop.kernel import Counts, Game, GameState, Observation, Seat
from catan_desktop.kernel.ids import SEATS
from catan_desktop.mechanics.view.board import as_it_lies
from catan_desktop.present.models.overlays import (
    SILENT,
    SPEAKING,
    SPOKEN,
    WAITING,
    Contest,
    ContestSide,
    Meeting,
    Member,
    Speaker,
)
from catan_desktop.present.words import Who, Words, words

from .names import stop_words

SIDES = ("suit", "defence")
"""What words call the sides of a lawsuit, the plaintiff's first."""
_NAMES = ("plaintiff", "defendant")
_QUESTIONS = (CONTRIBUTE, ASK, ANSWER)


def suit_of(state: GameState) -> Suit | None:
    """Return the lawsuit that is heard; None where none is."""
    return next((frame.data for frame in reversed(state.frames) if isinstance(frame.data, Suit)), None)


def assembly_of(state: GameState) -> Assembly | None:
    """Return where the Althing stands; None where none is held."""
    return next((frame.data for frame in state.frames if isinstance(frame.data, Assembly)), None)


# a lawsuit


def _played(view: Observation, data: Suit) -> dict[Seat, int] | None:
    """Return by seat the cards played in this lawsuit; None where not all of that was seen."""
    found: dict[Seat, int] = {}
    for event in reversed(view.history):
        if isinstance(event, CardsAdded | SideJoined | CaseOpened):
            found[event.seat] = found.get(event.seat, 0) + event.count
        if isinstance(event, CaseOpened):
            return found
    return None


def _side(view: Observation, data: Suit, side: int, played: dict[Seat, int] | None) -> ContestSide:
    frame, members = view.state.frames[-1], data.members[side]
    asked = frame.waiting if frame.step in _QUESTIONS else 0
    return ContestSide(
        name=words("name-" + _NAMES[side]),
        picture="althing-" + _NAMES[side],
        members=tuple(
            [
                Member(
                    seat, None if played is None else played.get(seat, 0), seat == members[-1], bool(asked >> seat & 1)
                )
                for seat in members
            ]
        ),
        total=data.totals[side],
        turn=data.side == side and not data.decided,
        prize=words("tell-suit-prize-" + SIDES[side], who=Who(members[-1])),
    )


def contest(game: Game, view: Observation) -> Contest | None:
    """Return the lawsuit that is heard."""
    state = view.state
    data = suit_of(state)
    if data is None or state.outcome is not None:
        return None
    case, played = data.case, _played(view, data)
    here = stop_words(as_it_lies(game, state), case.hex)
    return Contest(
        title=words("tell-suit-title", who=Who(case.plaintiff), whom=Who(case.defendant), hex=here),
        kind=KINDS[case.resource],
        about=(("hex", case.hex),),
        sides=(_side(view, data, PLAINTIFF, played), _side(view, data, DEFENDANT, played)),
        note=_suit_note(state, data),
        ground="althing-ground",
        middle="althing-rock",
    )


def _suit_note(state: GameState, data: Suit) -> Words:
    step = state.frames[-1].step
    if step in {SUIT_OPENED, VERDICT_DUE}:
        return words("tell-suit-cards" if step == SUIT_OPENED else "tell-suit-verdict", side=SIDES[data.side])
    return words("tell-suit-to-move", side=SIDES[data.side])


# the Althing


def counted_cases(game: Game, state: GameState) -> Counts:
    """Return by seat the cases against it while the Althing is held; else nothing."""
    data = assembly_of(state)
    if data is None or data.stage == CLOSED:
        return ()
    return data.counted or against(game, cases(game, state))


def meeting(game: Game, view: Observation) -> Meeting | None:
    """Return how far the Althing has come."""
    state = view.state
    data = assembly_of(state)
    if data is None or state.outcome is not None:
        return None
    counted = counted_cases(game, state) or (0,) * game.seats
    left = [(case.plaintiff, case.hex) for case in cases(game, state) if (case.plaintiff, case.hex) not in data.opened]
    order = _order(game, state, data)
    plaintiffs = {seat for seat, _ in left}
    speakers = [
        Speaker(seat, _state(data, seat, plaintiffs), counted[seat], _alarm(data, seat, counted)) for seat in order
    ]
    hexes = dict.fromkeys(hex for seat, hex in left if data.stage != CLOSED and (not data.order or seat in data.order))
    return Meeting(
        title=words("name-althing"),
        icon="althing",
        speakers=tuple(speakers),
        notes=(_note(state, data), words("tell-cases-scales")),
        about=tuple([("hex", hex) for hex in hexes]),
        topic="althing",
    )


def _order(game: Game, state: GameState, data: Assembly) -> tuple[Seat, ...]:
    """Return all seats clockwise, those who have spoken first; before anybody is named from the active seat on."""
    if not data.order:
        return tuple([SEATS[(state.seat + step) % game.seats] for step in range(game.seats)])
    first = (data.order[-1] + 1) % game.seats
    return tuple([SEATS[(first + step) % game.seats] for step in range(game.seats)])


def _state(data: Assembly, seat: Seat, plaintiffs: set[Seat]) -> str:
    if data.stage == HEARING and data.order[:1] == (seat,):
        return SPEAKING
    if seat in data.order or data.stage in {GATHERED, CLEARING, NAMING}:
        return WAITING if seat in plaintiffs else SILENT
    return SPOKEN


def _alarm(data: Assembly, seat: Seat, counted: Counts) -> Words | None:
    """A seat against which there are many cases gets a black token unless somebody sues it."""
    return words("tell-cases-warning") if counted[seat] >= UNSUED and not data.sued >> seat & 1 else None


def _note(state: GameState, data: Assembly) -> Words:
    if data.stage in {GATHERED, CLEARING}:
        return words("tell-althing-gathers")
    if data.stage == NAMING:
        return words("tell-althing-naming", who=Who(state.seat))
    if data.stage == HEARING and data.order:
        suing = state.frames[-1].step == OPPORTUNITY
        return words("tell-althing-speaks" if suing else "tell-althing-hears", who=Who(data.order[0]))
    return words("tell-althing-ends")
