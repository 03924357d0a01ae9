"""The module `pirate`: where he lies, whom he robs, and which paths he bars to ships.

Version history
    1: the first.

Ruling where the rule file is silent: the pirate barred from every other sea hex by the friendly robber may go to any of
them (SEA-114), as the robber may.
"""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Act, Events, Game, Module
from catan_desktop.kernel.ids import Seat, SeatMask
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import HexMask, PathMask
from catan_desktop.mechanics.parts import HOME
from catan_desktop.mechanics.questions import Barred
from catan_desktop.mechanics.robber import NO_HEX, ROBBER_STEP, RobberData, spared_seats
from catan_desktop.mechanics.theft import rob, with_cards

from .actions import MovePirate
from .events import PirateMoved
from .questions import PIRATE_BARRED, PIRATE_ROBS, SHIPS_BARRED
from .ships import SHIP_PART, sea_island


@state_record
class Pirate:
    """Where the pirate lies."""

    hex: HexId
    """Or HOME, beside the board."""


PIRATE = Slot("pirate", Pirate)
PIRATE_BARS = Reason("reason-pirate-bars", rule="SEA-048")


def paths_of(game: Game, hex: int) -> PathMask:
    """Return the mask of the six paths of a hex; none of HOME."""
    return sum(1 << path for path in game.board.topology.hex_paths[hex]) if hex != HOME else 0


def barred(game: Game, state: GameState, seat: Seat) -> Barred:
    """This module's answer to SHIPS_BARRED: the six paths of his hex, whoever moved him (SEA-109)."""
    return ((paths_of(game, PIRATE.of(game, state).hex), PIRATE_BARS),)


def seats_at(game: Game, state: GameState, hex: int) -> SeatMask:
    """Return the seats with a ship on the six paths of a hex."""
    paths, ships = paths_of(game, hex), SHIP_PART.of(game, state).ships
    return sum(1 << seat for seat, own in enumerate(ships) if own & paths)


def pirate_hexes(game: Game, state: GameState, seat: Seat) -> HexMask:
    """Return the hexes where the seat may move the pirate (SEA-102, SEA-104, SEA-114)."""
    if game.ask(PIRATE_BARRED, state, seat):
        return 0
    here = PIRATE.of(game, state).hex
    hexes = sea_island(game, state).sea & ~(1 << here if here != HOME else 0)
    spared = spared_seats(game, state)
    if not spared:
        return hexes
    return sum(1 << hex for hex in bits(hexes) if not seats_at(game, state, hex) & spared) or hexes


def move_pirate(game: Game, state: GameState, action: MovePirate, out: Events) -> GameState:
    """He moves, then an opponent with a ship there is robbed, of those with a card (SEA-106 to SEA-108)."""
    out.append(PirateMoved(action.seat, action.hex, PIRATE.of(game, state).hex))
    state = PIRATE.put(game, pop(state), Pirate(action.hex))
    near = seats_at(game, state, action.hex) & ~(spared_seats(game, state) | 1 << action.seat)
    frames = game.ask(PIRATE_ROBS, state, (action.seat, near))
    return push(state, *frames) if frames else rob(state, action.seat, near & with_cards(game, state, action.seat))


MOVE = Act(
    MovePirate,
    move_pirate,
    sites=("hex", pirate_hexes),
    refusals=(
        ("", lambda g, s, a: next(iter(g.ask(PIRATE_BARRED, s, a.seat)), None)),
        (Reason("reason-pirate-stays", rule="SEA-102"), lambda g, s, a: a.hex == PIRATE.of(g, s).hex),
        (NO_HEX, lambda g, s, a: a.hex >= len(g.board.land)),
        (Reason("reason-pirate-at-sea", rule="SEA-104"), lambda g, s, a: not sea_island(g, s).sea >> a.hex & 1),
        (Reason("reason-friendly-pirate", rule="SEA-114"), lambda g, s, a: not pirate_hexes(g, s, a.seat) >> a.hex & 1),
    ),
    unknown=lambda game, state, action: NO_HEX if isinstance(state.frames[-1].data, RobberData) else None,
)


MODULE = Module(
    slot=PIRATE,
    version=1,
    initial=lambda game: Pirate(HOME if game.board.pirate_start is None else game.board.pirate_start),
    requires=("robber", "ships"),
    choices={ROBBER_STEP: (MOVE,)},
    answers={SHIPS_BARRED: barred},
)
"""The pirate (SEA-100 to SEA-116)."""
