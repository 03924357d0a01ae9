"""Special soldiers: BP-080 to BP-089a, BP-100 to BP-109."""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Game, GameState, Seat, replace
from catan_desktop.kernel.bits import first
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import members
from catan_desktop.kernel.prompts import question

from ..battle import token_owner
from ..board import (
    BESIDE,
    COLUMNS,
    ROW_IDS,
    SECTION_IDS,
    CellId,
    ColumnId,
    SectionId,
    cell_at,
    place_of,
    spot,
    wall,
)
from ..events import Deployed, Marked, Stationed
from ..part import DEFENCE, Card, card_at, kind_on, lifted, off_wall, once, open_cells, with_card_at
from ..soldiers import cover, deployed, may_deploy, not_held, sources
from ..steps import DONE, Shooting
from ..tables import tables
from ..winter import SHOT
from .actions import DeployMachine, SapperMove
from .events import Arson, SapperLeapt
from .part import Leaping
from .tables import ARSONIST, MACHINE, SAPPER, soldier

LEAP = "black_powder.leap"


def on_stationed(game: Game, state: GameState, event: Stationed, out: Events) -> GameState:
    """Sappers and crossbowmen shoot as soon as they stand on the wall (BP-083, BP-088)."""
    kind = tables(game).soldiers[event.soldier]
    if event.post < 0 or not kind.post or kind.clan < 0:
        return state
    return push(state, once(SHOT, Shooting(event.seat, event.section, event.soldier, event.post)))


def on_marked(game: Game, state: GameState, event: Marked, out: Events) -> GameState:
    """A sapper may move after his shot (BP-084)."""
    if event.soldier < 0 or event.soldier != soldier(tables(game), SAPPER):
        return state
    return push(state, once(LEAP, Leaping(event.seat, event.section, event.post)))


def _leaps(game: Game, state: GameState, seat: Seat) -> list[SapperMove]:
    """Uncovered spots of the card in row 1 (BP-D21, BP-084a)."""
    number = state.frames[-1].data_as(Leaping).section
    card = DEFENCE.of(game, state).sections[number].rows[0]
    cells = () if card is None else members(CellId, open_cells(game, card))
    return [SapperMove(seat, spot(number, ROW_IDS[0], cell)) for cell in cells]


def leap(game: Game, state: GameState, action: SapperMove, out: Events) -> GameState:
    """He leaves his firing spot and covers a spot, with its reward."""
    number, row, cell = place_of(action.spot)
    kind, post = soldier(tables(game), SAPPER), state.frames[-1].data_as(Leaping).post
    out.append(SapperLeapt(action.seat, number))
    state = off_wall(game, pop(state), number, post)
    return cover(game, state, Deployed(action.seat, kind, wall(number), number, row, 1 << cell), out)


def on_deployed(game: Game, state: GameState, event: Deployed, out: Events) -> GameState:
    """Around an arsonist every uncovered spot gets a wound (BP-086a, BP-087)."""
    if event.soldier != soldier(tables(game), ARSONIST):
        return state
    card = card_at(DEFENCE.of(game, state), event.section, event.row)
    cells = BESIDE[first(event.cells)] & open_cells(game, card)
    if not cells:
        return state
    out.append(Arson(event.seat, event.section, event.row, cells))
    card = replace(card, wounds=card.wounds | cells, marker=event.seat)
    return with_card_at(game, state, event.section, event.row, card)


# war machines


def block(column: ColumnId) -> int:
    """Return the mask of the cells of a column and the next one (BP-103)."""
    return sum([1 << cell_at(row, at) for row in (0, 1) for at in (column, column + 1) if 0 <= at < COLUMNS])


COLUMN_RANGE = tuple([ColumnId(number) for number in range(-1, COLUMNS)])
"""Columns with which a block may begin."""


def deploy_machine(game: Game, state: GameState, action: DeployMachine, out: Events) -> GameState:
    """It covers every vital spot of the block; what was open gives its reward (BP-105, BP-106)."""
    seat, kind = action.seat, soldier(tables(game), MACHINE)
    state = lifted(game, deployed(game, state, seat), seat, kind, action.post)
    card = card_at(DEFENCE.of(game, state), action.section, ROW_IDS[0])
    cells = block(action.column) & kind_on(game, card).cells
    return cover(game, state, Deployed(seat, kind, action.post, action.section, ROW_IDS[0], cells), out)


def _machines(game: Game, state: GameState, seat: Seat) -> list[DeployMachine]:
    """A machine of camp or hideout and a block of the card in row 1 of any section."""
    number = soldier(tables(game), MACHINE)
    found = [one for one in sources(game, state, seat) if one[1] == number and may_deploy(game, state)]
    return [
        DeployMachine(seat, post, kind, section, column)
        for post, kind in found
        for section in SECTION_IDS
        for column in COLUMN_RANGE
    ]


def _no_machine(game: Game, state: GameState, action: DeployMachine) -> bool:
    other = action.soldier != soldier(tables(game), MACHINE)
    return other or not_held(game, state, action.seat, action.post, action.soldier)


def _target(game: Game, state: GameState, action: DeployMachine) -> Card | None:
    return DEFENCE.of(game, state).sections[action.section].rows[0]


def _nothing(game: Game, state: GameState, action: DeployMachine) -> bool:
    card = _target(game, state, action)
    if card is None or action.column not in COLUMN_RANGE:
        return True
    return not block(action.column) & kind_on(game, card).cells


def _occupied(game: Game, state: GameState, action: DeployMachine) -> bool:
    card = _target(game, state, action)
    return card is not None and any(figure.cells & block(action.column) for figure in card.figures)


MACHINES = Act(
    DeployMachine,
    deploy_machine,
    _machines,
    (
        ("reason-gw-cannot-deploy", _no_machine),
        ("reason-gw-machine-nothing", _nothing),
        ("reason-gw-machine-soldier", _occupied),
    ),
)
"""A block that a machine can cover (BP-104, BP-134)."""


def shielded(game: Game, state: GameState, about: tuple[SectionId, Seat]) -> bool:
    """Return whether Snake tokens keep a breach off a seat (BP-101)."""
    number, seat = about
    defence = DEFENCE.of(game, state)
    for card in defence.sections[number].rows:
        if card is not None and card.tokens:
            return token_owner(game, state) == seat
    return False


STEPS: tuple[Step, ...] = (question(LEAP, "prompt-sapper-move", (Act(SapperMove, leap, _leaps), DONE), data=Leaping),)
