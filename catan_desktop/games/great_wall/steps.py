"""Names of the steps, what their frames hold, and the usual kinds of steps."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.games.great_wall.board import FiringSpotId, LocationId, ResourceId, RowId, SectionId
from catan_desktop.games.great_wall.tables import NO_HORDE, HordeId, SoldierId
from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Seat, record, replace
from catan_desktop.kernel.frame import by_itself, pop
from catan_desktop.kernel.game import Advance, Rows, Step
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.prompts import Asks, question

from .actions import Done


@record
class Left(Asks):
    """Times that the seat may still do it."""

    left: int


@record
class Placing(Asks):
    """Clerks to be placed."""

    left: int
    places: int
    """The mask of the locations where they may go."""
    own: bool
    """The owner's clerk section: more may come of his advisors."""
    chi: bool
    """1 chi may be taken instead."""


@record
class Deploying(Asks):
    """Soldiers to be deployed."""

    left: int
    own: bool
    """Turn step 4: more may come of his advisors."""


@record
class Building(Asks):
    """Builds to be made."""

    left: int
    discount: int
    camp: bool
    """In the Builders' Camp, where firearms are built too (BP-073)."""


@record
class Gaining(Asks):
    """Units of resources to be chosen."""

    left: int
    kinds: int
    """The mask of the resources among which to choose."""


@record
class Exchanging(Asks):
    """Exchanges to be made."""

    left: int
    merchant: int
    """The place of the advisor who brings them; -1: none."""


@record
class Raising(Asks):
    """An overseer who may rise."""

    area: ResourceId


@record
class Resolving(Asks):
    """A location that a seat uses, and its clerks there."""

    location: LocationId
    clerks: int


@record
class Shooting(Asks):
    """A soldier on a firing spot who shoots."""

    section: SectionId
    soldier: SoldierId
    post: FiringSpotId
    """His firing spot."""


@record
class Wounding(Asks):
    """Wounds that a general brings."""

    section: SectionId
    left: int


@record
class Losing(Asks):
    """A soldier is to be lost in a section."""

    section: SectionId


@record
class Fallen(Asks):
    """Killed soldiers of a seat, by kind."""

    soldiers: Counts


@record
class Saving(Asks):
    """A killed soldier who may be saved."""

    soldier: SoldierId


@record
class Served(Asks):
    """A seat that may use one of its advisors."""

    place: int


@record
class At:
    """Where a step that runs by itself stands."""

    index: int


@record
class Arrivals:
    """Horde cards that come to the board."""

    left: int
    card: HordeId = NO_HORDE
    """The card that is drawn and not placed yet; -1: none."""


@record
class Resolved:
    """A defeated card that is still on the board."""

    section: SectionId
    row: RowId
    claimant: Seat


def stop_asking(game: Game, state: GameState, action: Done, out: Events) -> GameState:
    """Nothing more of what is asked."""
    return pop(state)


DONE = Act(Done, stop_asking)
"""Nothing more of this; where nothing else can be done it is not asked for."""


def running(key: str, advance: Advance, data: type | None = None) -> Step:
    """Return a step of the script that runs by itself."""
    return Step(key, data=data, enter=by_itself(key), advance=advance)


def stage(key: str, prompt: str, choices: Rows, data: type[Asks] = Asks) -> Step:
    """Return a step that puts a question which is a stage of the Year of its own: plans of bots end there."""
    return replace(question(key, prompt, choices, data=data), stage=True)


def in_phase(step: Step, due: Callable[[Game, GameState], bool]) -> Step:
    """Return the step, which the script passes over where it is not due."""
    return replace(step, due=due)


def dealing(key: str, choices: Rows, data: type, advance: Advance | None = None) -> Step:
    """Return a step in which chance draws."""
    return Step(key, data=data, advance=advance, choices=choices)


def to_chance(frame: Frame) -> Frame:
    """Return a frame that waits for chance."""
    return Frame(frame.step, 1 << CHANCE, frame.data)
