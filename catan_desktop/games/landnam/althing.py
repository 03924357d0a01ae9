"""The module `althing`: what a seven brings. Outlaws fall, then everybody may sue, then nobody sued gets a black token.

Rules: ALTH-170, ALTH-202 to ALTH-204, ALTH-226, ALTH-227, ALTH-249 to ALTH-269, ALTH-625.
"""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.frame import by_itself, pop, push, swap
from catan_desktop.kernel.game import Module, Script, Step
from catan_desktop.kernel.ids import SEATS, SeatMask, seats_from
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.dice import SEVEN
from catan_desktop.mechanics.parts import DICE, HANDS, hand_of

from . import suit, windows
from .actions import NameStarter, OpenCase, StopCases
from .cases import Case, against, cases
from .events import AlthingGathered, AlthingOver, BlackWon, CaseOpened, OutlawRemoved, RedWon, StarterNamed
from .fate import FATE, draws
from .harvest import HARVEST, rolled
from .honours import black_won, red_won
from .tables import KINDS
from .units import UNITS, taken_off
from .windows import ALTHING, CLOSING, OPENING, open_window

GATHER, STARTER, OPPORTUNITY = "landnam.gather", "landnam.starter", "landnam.opportunity"
GATHERED, CLEARING, NAMING, HEARING, CLOSED = range(5)
UNSUED = 3
"""Cases that, with no suit, make a black token (ALTH-261)."""


@state_record
class Assembly:
    """Where the Althing stands."""

    stage: int = GATHERED
    counted: tuple[int, ...] = ()
    """By seat: cases against it when the Althing began (ALTH-255)."""
    opened: tuple[tuple[Seat, int], ...] = ()
    """(plaintiff, hex) of the cases that were opened (ALTH-248)."""
    sued: SeatMask = 0
    """Seats against which a suit was opened (ALTH-262)."""
    order: tuple[Seat, ...] = ()
    """Seats that still have an opportunity, the one whose it is first (ALTH-257)."""


@record
class Opportunity(Asks):
    """A seat may open these cases."""

    cases: tuple[Case, ...]


def is_seven(game: Game, state: GameState) -> bool:
    """Return whether a seven was rolled."""
    return rolled(game, state) == SEVEN


def gather(game: Game, state: GameState, out: Events) -> GameState:
    """The active seat draws a fate card, then everybody who has none (ALTH-202, ALTH-203, ALTH-226, ALTH-227)."""
    out.append(AlthingGathered(state.seat))
    state = DICE.put(game, state, replace(DICE.of(game, state), producing=False), state.frames[:-1])
    held = FATE.of(game, state).held
    first, *others = seats_from(state.seat, game.seats)
    return draws(state, first, *[seat for seat in others if not held[seat]])


def proceed(game: Game, state: GameState, out: Events) -> GameState:
    """Go on with the Althing: a window, outlaws, the one who starts, opportunities, a window, black tokens."""
    data = state.frames[-1].data_as(Assembly)
    if data.stage == GATHERED:
        return open_window(game, _staged(state, replace(data, stage=CLEARING)), OPENING)
    if data.stage == CLEARING:
        return _cleared(game, state, data, out)
    if data.stage == HEARING:
        return _next_hearing(game, state, data)
    return _black(game, state, data, out)


def _staged(state: GameState, data: Assembly) -> GameState:
    return swap(state, Frame(ALTHING, 0, data))


def _cleared(game: Game, state: GameState, data: Assembly, out: Events) -> GameState:
    """Outlaws go to their owners' supplies, and their creditors score (ALTH-252, ALTH-253)."""
    for hex, creditors in enumerate(UNITS.of(game, state).creditors):
        part = UNITS.of(game, state)
        owner = part.owner(hex)
        if not creditors or owner is None:
            continue
        out.append(OutlawRemoved(owner, HexId(hex), part.is_ship(hex)))
        state = UNITS.put(game, state, taken_off(part, owner, hex))
        for seat in bits(creditors):
            out.append(RedWon(SEATS[seat], owner))
            state = red_won(game, state, SEATS[seat])
    found = cases(game, state)
    after = replace(data, counted=against(game, found))
    if not found:  # nobody can sue (ALTH-265)
        return _staged(state, replace(after, stage=CLOSED))
    return push(_staged(state, replace(after, stage=NAMING)), Frame(STARTER, 1 << state.seat, Asks(state.seat)))


def name_starter(game: Game, state: GameState, action: NameStarter, out: Events) -> GameState:
    """The Althing goes round the table once from there (ALTH-257)."""
    out.append(StarterNamed(action.seat, action.player))
    state = pop(state)
    data = state.frames[-1].data_as(Assembly)
    return _staged(state, replace(data, stage=HEARING, order=seats_from(action.player, game.seats)))


def open_cases(game: Game, state: GameState, data: Assembly, seat: Seat) -> tuple[Case, ...]:
    """Return the cases of a seat that were not opened in this Althing."""
    found = [case for case in cases(game, state) if case.plaintiff == seat]
    return tuple([case for case in found if (seat, case.hex) not in data.opened])


def _next_hearing(game: Game, state: GameState, data: Assembly) -> GameState:
    """Ask the next seat with a case and a card, which cards it holds being its own affair (ALTH-260, ALTH-264)."""
    sizes = HANDS.of(game, state).sizes
    while data.order:
        seat = data.order[0]
        found = open_cases(game, state, data, seat) if sizes[seat] else ()
        if found:
            return push(_staged(state, data), Frame(OPPORTUNITY, 1 << seat, Opportunity(seat, found)))
        data = replace(data, order=data.order[1:])
    return open_window(game, _staged(state, replace(data, stage=CLOSED)), CLOSING)


def counts(game: Game, state: GameState, seat: Seat) -> list[OpenCase]:
    """Return the cases with one card at least (ALTH-258, ALTH-259)."""
    hand, cases = hand_of(game, state, seat), state.frames[-1].data_as(Opportunity).cases
    return [OpenCase(seat, HexId(one.hex), n) for one in cases for n in range(1, hand[one.resource] + 1)]


def open_case(game: Game, state: GameState, action: OpenCase, out: Events) -> GameState:
    """The suit begins; it counts as opened whatever becomes of it (ALTH-262)."""
    found = state.frames[-1].data_as(Opportunity).cases
    case = next(one for one in found if one.hex == action.hex)
    out.append(CaseOpened(action.seat, case.defendant, action.hex, case.resource, action.count))
    state = pop(state)
    data = state.frames[-1].data_as(Assembly)
    opened = (*data.opened, (action.seat, int(action.hex)))
    state = _staged(state, replace(data, opened=opened, sued=data.sued | 1 << case.defendant))
    return suit.opened(game, state, case, action.count)


def stop_cases(game: Game, state: GameState, action: StopCases, out: Events) -> GameState:
    """The next seat has its opportunity."""
    state = pop(state)
    data = state.frames[-1].data_as(Assembly)
    return _staged(state, replace(data, order=data.order[1:]))


def _black(game: Game, state: GameState, data: Assembly, out: Events) -> GameState:
    """Black tokens, and the end of the Althing (ALTH-261, ALTH-263, ALTH-266)."""
    for seat, count in enumerate(data.counted):
        if count >= UNSUED and not data.sued >> seat & 1:
            out.append(BlackWon(SEATS[seat], count))
            state = black_won(game, state, SEATS[seat])
    out.append(AlthingOver())
    return pop(state)


def _offered(state: GameState, hex: int) -> Case | None:
    return next((case for case in state.frames[-1].data_as(Opportunity).cases if case.hex == hex), None)


def _no_case(game: Game, state: GameState, action: OpenCase) -> Reason | None:
    """Return why a hex gives the seat no case now (ALTH-B33, ALTH-B34)."""
    if _offered(state, action.hex) is not None:
        return None
    if (action.seat, action.hex) in state.frames[-2].data_as(Assembly).opened:
        return Reason("reason-case-again", rule="ALTH-B34")
    if UNITS.of(game, state).owner(action.hex) == action.seat:
        return Reason("reason-case-own", rule="ALTH-B33")
    beside = any(case.hex == action.hex for case in cases(game, state))
    return Reason("reason-case-no-settlement" if beside else "reason-case-nothing-blocked", rule="ALTH-B33")


def _no_card(game: Game, state: GameState, action: OpenCase) -> Reason | None:
    """Return that there are not so many cards of the resource to open the case with (ALTH-B10)."""
    case = _offered(state, action.hex)
    if case is None or 1 <= action.count <= hand_of(game, state, action.seat)[case.resource]:
        return None
    return Reason("reason-case-no-card", (("resource", KINDS[case.resource]),), rule="ALTH-B10")


NAMING_ROW = Act(
    NameStarter,
    name_starter,
    lambda game, state, seat: [NameStarter(seat, player) for player in SEATS[: game.seats]],
)
"""Any player (ALTH-256)."""
CASES = (
    Act(StopCases, stop_cases),
    Act(OpenCase, open_case, counts, (("", _no_case), ("", _no_card))),
)


def script(given: Script) -> Script:
    """The Althing takes the place of the harvest (ALTH-204)."""
    return given.insert_after(HARVEST, GATHER, ALTHING)


MODULE = Module(
    slot=no_part("althing"),
    version=1,
    requires=("harvest", "honours"),
    script=script,
    steps=(
        Step(GATHER, enter=by_itself(GATHER), advance=gather, due=is_seven),
        Step(ALTHING, data=Assembly, enter=Frame(ALTHING, 0, Assembly()), advance=proceed, due=is_seven),
        Step(STARTER, "prompt-starter", Asks, choices=(NAMING_ROW,), stage=True),
        Step(OPPORTUNITY, "prompt-open-case", Opportunity, choices=CASES, stage=True),
        *windows.STEPS,
        *suit.STEPS,
    ),
)
