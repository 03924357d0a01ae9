"""The part of a state that the expansion keeps: towers, firearms, what was fired and built.

Rules: BP-010 to BP-012, BP-021, BP-030, BP-031, BP-072.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from catan_desktop.kernel import Counts, Game, GameState, record, replace
from catan_desktop.kernel.cards import changed
from catan_desktop.kernel.ids import Of
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot

from ..board import SECTIONS, FiringSpotId, RowId, SectionId
from ..part import HordeCards
from .tables import ANY_FIREARM, COPIES_OF_FIREARM, FIREARMS, IN_A_HIDEOUT, TOWERS, FirearmId, TowerId

Firearms: TypeAlias = Annotated[Counts, Of(FirearmId)]


@state_record
class Powder:
    """The game of powder."""

    towers: tuple[int, ...]
    """By tower: whose spearman stands there; -1: nobody's."""
    firearms: tuple[Firearms, ...]
    """By section: firearms in the hideout by kind."""
    supply: Firearms
    drawn: HordeCards
    """The mask of the fire-lance cards in the discards."""
    built: Counts
    """By seat: firearms built."""
    shots: Counts
    """By seat: shots made."""


POWDER = Slot("black_powder", Powder)


@record
class Manning(Asks):
    """A tower next to a section may be taken."""

    section: SectionId


@record
class Firing(Asks):
    """A firearm may be fired."""

    sections: int
    """The mask of the sections where it may stand."""
    firearm: FirearmId = ANY_FIREARM
    """Its kind; -1: any."""


@record
class Blast(Asks):
    """A fire lance whose card is drawn."""

    section: SectionId
    row: RowId


@record
class Leaping(Asks):
    """A sapper may move to the card in row 1."""

    section: SectionId
    post: FiringSpotId
    """His firing spot."""


def initial(game: Game) -> Powder:
    """Return towers and hideouts before the set-up: all firearms are in the supply."""
    nobody = (0,) * game.seats
    empty = (0,) * len(FIREARMS)
    supply = (COPIES_OF_FIREARM,) * len(FIREARMS)
    return Powder((-1,) * TOWERS, (empty,) * SECTIONS, supply, 0, nobody, nobody)


def beside(section: SectionId) -> tuple[TowerId, TowerId]:
    """Return the towers next to a section (BP-010)."""
    return TowerId(section), TowerId(section + 1)


def sections_beside(tower: TowerId) -> tuple[SectionId, ...]:
    """Return the sections next to a tower (BP-010)."""
    return tuple([SectionId(section) for section in (tower - 1, tower) if 0 <= section < SECTIONS])


def moved_firearm(game: Game, state: GameState, firearm: FirearmId, section: SectionId, count: int) -> GameState:
    """Return the state after firearms went from the supply to a hideout; back where the count is negative."""
    part = POWDER.of(game, state)
    there = put(part.firearms, section, changed(part.firearms[section], firearm, count))
    return POWDER.put(game, state, replace(part, firearms=there, supply=changed(part.supply, firearm, -count)))


def has_room(part: Powder, section: SectionId) -> bool:
    """Return whether a hideout takes one more firearm (BP-012, BP-013)."""
    return sum(part.firearms[section]) < IN_A_HIDEOUT
