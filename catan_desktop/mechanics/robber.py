"""The module `robber`: where he stands, how a 7 moves him, and whom he robs (`theft`).

Ruling where the rule file is silent:
* The friendly robber goes to no hex with a building of a seat that has two public points or fewer, and robs no such
  seat; if no other hex is left, he goes where the game says, or else to any hex.
"""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Module, OptionSpec, Step
from catan_desktop.kernel.ids import SeatMask

from . import theft
from .actions import MoveRobber, SendRobberHome
from .board import board_now
from .events import RobberMoved
from .parts import HANDS, HOME, PIECES, ROBBER, Robber
from .questions import (
    BLOCKED,
    KNIGHT_PLAYED,
    ROBBER_BARRED,
    ROBBER_CAMP,
    ROBBER_REFUGE,
    ROBBER_RESTS,
    SEVEN,
    SPARED_UNTIL,
)
from .scoring import public_points
from .theft import rob

ROBBER_STEP = "settlers.robber"


@record
class RobberData:
    """Whether the robber may also go back to his camp."""

    may_home: bool


def spared_seats(game: Game, state: GameState) -> SeatMask:
    """Seats that the friendly robber spares."""
    if not game.options["friendly_robber"]:
        return 0
    few = game.ask(SPARED_UNTIL, state)
    return sum(1 << seat for seat in range(game.seats) if public_points(game, state, Seat(seat)) <= few)


def robber_hexes(game: Game, state: GameState) -> int:
    """Hexes where the robber may go: any but his own (BASE-094, BASE-095) and those that are barred to him; the
    friendly robber keeps away from the weak, and if no other hex is left, he goes where the game says. 0: beside the
    board."""
    pieces, robber = PIECES.of(game, state), ROBBER.of(game, state)
    topology = game.board.topology
    hexes = board_now(game, state).open_to_robber
    if robber.hex != HOME:
        hexes &= ~(1 << robber.hex)
    for barred, _ in game.ask(ROBBER_BARRED, state):
        hexes &= ~barred
    spared = spared_seats(game, state)
    if spared:
        near = 0
        for seat in bits(spared):
            for corner in bits(pieces.settlements[seat] | pieces.cities[seat]):
                near |= topology.corner_hexes[corner]
        hexes = hexes & ~near or refuge(game, state, hexes)
    return hexes


def refuge(game: Game, state: GameState, hexes: int) -> int:
    """Return which of these hexes the friendly robber may take if there are no others."""
    found = game.ask(ROBBER_REFUGE, state)
    return hexes & found[0] if found else hexes


def victims(game: Game, state: GameState, thief: Seat, hex: int) -> SeatMask:
    """Opponents with a building at the hex and a card in hand (BASE-096 to BASE-099)."""
    pieces, hands = PIECES.of(game, state), HANDS.of(game, state)
    around = game.board.topology.hex_corner_mask[hex]
    spared = spared_seats(game, state)
    if not pieces.buildings & around:
        return 0
    return sum(
        [
            1 << seat
            for seat, count in enumerate(hands.sizes)
            if count
            and seat != thief
            and (pieces.settlements[seat] | pieces.cities[seat]) & around
            and not spared >> seat & 1
        ]
    )


def place_robber(game: Game, state: GameState, seat: Seat, hex: HexId, out: Events) -> GameState:
    """The robber stands elsewhere; nothing is stolen by this alone."""
    out.append(RobberMoved(seat, hex, ROBBER.of(game, state).hex))
    return ROBBER.put(game, state, Robber(hex))


def move_robber(game: Game, state: GameState, action: MoveRobber, out: Events) -> GameState:
    """He moves, then somebody there is robbed."""
    state = place_robber(game, pop(state), action.seat, action.hex, out)
    return after_robber(game, state, action.seat)


def after_robber(game: Game, state: GameState, seat: Seat) -> GameState:
    """Push the theft, or the choice of the victim where several are possible."""
    targets = victims(game, state, seat, ROBBER.of(game, state).hex)
    return rob(state, seat, targets)


def send_home(game: Game, state: GameState, action: SendRobberHome, out: Events) -> GameState:
    """Beside the board: nobody is robbed."""
    if ROBBER.of(game, state).hex == HOME:
        return pop(state)
    return place_robber(game, pop(state), action.seat, HOME, out)


def barred_reason(game: Game, state: GameState, hex: int) -> Reason | None:
    """Return why a hex is barred to the robber; None where it is not."""
    if not board_now(game, state).open_to_robber >> hex & 1:
        return Reason("reason-robber-barred")
    return next((reason for hexes, reason in game.ask(ROBBER_BARRED, state) if hexes >> hex & 1), None)


def _no_way_home(game: Game, state: GameState, action: SendRobberHome) -> Reason | None:
    """His camp is open to him on a 7, and beside the board is where he goes if no hex is left."""
    camp = state.frames[-1].data_as(RobberData).may_home and game.ask(ROBBER_CAMP, state)
    if (camp and ROBBER.of(game, state).hex != HOME) or not robber_hexes(game, state):
        return None
    return Reason("reason-robber-stays" if camp else "reason-robber-camp-only-on-seven")


NO_HEX = Reason("reason-no-such-place", rule="BASE-217")
MOVE = Act(
    MoveRobber,
    move_robber,
    sites=("hex", lambda game, state, seat: robber_hexes(game, state)),
    refusals=(
        (Reason("reason-robber-stays", rule="BASE-217"), lambda g, s, action: action.hex == ROBBER.of(g, s).hex),
        (NO_HEX, lambda g, s, action: action.hex >= len(g.board.land)),
        ("", lambda g, s, action: barred_reason(g, s, action.hex)),
        ("reason-friendly-robber", lambda g, s, action: not robber_hexes(g, s) >> action.hex & 1),
    ),
    unknown=lambda game, state, action: NO_HEX if isinstance(state.frames[-1].data, RobberData) else None,
)
SEND_HOME = Act(SendRobberHome, send_home, refusals=(("", _no_way_home),))


STEPS = (
    Step(ROBBER_STEP, "prompt-robber", RobberData, choices=(MOVE, SEND_HOME)),
    *theft.MODULE.steps,
)


def initial(game: Game) -> Robber:
    """He begins where the board says, or beside it."""
    start = game.board.robber_start
    return Robber(HOME if start is None else start)


def blocked(game: Game, state: GameState) -> int:
    """The robber's hex yields nothing (BASE-101)."""
    hex = ROBBER.of(game, state).hex
    return 0 if hex == HOME else 1 << hex


def on_seven(game: Game, state: GameState) -> tuple[Frame, ...]:
    """A seven: the robber moves (BASE-094)."""
    return () if game.ask(ROBBER_RESTS, state) else (Frame(ROBBER_STEP, 1 << state.seat, RobberData(may_home=True)),)


def on_knight(game: Game, state: GameState, seat: Seat) -> tuple[Frame, ...]:
    """The seat that has played the card moves him (BASE-155)."""
    return (Frame(ROBBER_STEP, 1 << seat, RobberData(may_home=False)),)


MODULE = Module(
    slot=ROBBER,
    version=1,
    initial=initial,
    requires=("pieces", "hands"),
    steps=STEPS,
    answers={BLOCKED: blocked, SEVEN: on_seven, KNIGHT_PLAYED: on_knight},
    options=(OptionSpec("friendly_robber", False, (False, True), house=True),),
)
