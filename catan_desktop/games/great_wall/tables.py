"""The numbers and cards of the game, as data that modules change.

Rules: sections 2, 3, 7, 8.1, 8.2 of the rule file. Counts of goods are wood, stone, gold, chi.
"""

from __future__ import annotations

from functools import cached_property
from typing import NewType

from catan_desktop.kernel import Counts, Game, record, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.ids import numbers

from .board import HONOUR, CellId, ResourceId, cell_at

ClanId = NewType("ClanId", int)
"""A clan, by its place in `BASE_CLANS`."""
SoldierId = NewType("SoldierId", int)
"""A kind of soldier, by its place in `Tables.soldiers`."""
HordeKindId = NewType("HordeKindId", int)
"""A type of horde card, by its place in `Tables.horde`."""
HordeId = NewType("HordeId", int)
"""A horde card: its type * 3 + its back."""
BackId = NewType("BackId", int)
"""The back indicator of a horde card, 0 to 2."""
CommandId = NewType("CommandId", int)
"""A command card, by its place in `Tables.commands`."""
GeneralId = NewType("GeneralId", int)
"""A general, by its place in `Tables.generals`."""
AdvisorId = NewType("AdvisorId", int)
"""An advisor, by its place in `Tables.advisors`."""
ArtifactId = NewType("ArtifactId", int)
"""An artifact, by its place in `Tables.artifacts`."""
RequestId = NewType("RequestId", int)
"""A request, by its place in `Tables.requests`."""

NOTHING: Counts = (0, 0, 0, 0)
ROW_ONE = 0b001
ANY_ROW = 0b111
CLERKS = 8
"""Clerks of a player (GW-166a)."""
START_CLERKS, START_SPEARMEN = 5, 2
START_GOODS: Counts = (2, 2, 2, 1)
REED_CLERKS = 6
REED_PLACED = 3
SHAME_EACH = 10
DISPLAY = 4
ARTIFACTS_IN_PLAY = 3
ACTIVE_ADVISORS = 3
SECTION_BARRICADES = 3
BARRICADE_DEFENCE = 2
LEVEL_DEFENCE = 4
OVERSEER_TOP = 3
OVERSEER_GOLD = (0, 2, 3)
"""By level that is left: what the next one costs (GW-O1 to GW-O3)."""
OVERSEER_HONOUR = (1, 1, 3)
PLAYED_HONOUR = 2
PASSIVE_HONOUR = 2
SHAME_HONOUR = 2
ARTIFACT_HONOUR = (8, 4)
RESOURCES_A_POINT = 3
ADVISOR_COST: Counts = (0, 0, 2, 0)
CLERK_COST: Counts = (0, 0, 1, 1)
SPEARMAN, ARCHER = numbers(SoldierId, 2)
NO_SOLDIER, NO_CLAN = SoldierId(-1), ClanId(-1)
NO_HORDE, NO_BACK = HordeId(-1), BackId(-1)
NO_GENERAL, NO_COMMAND = GeneralId(-1), CommandId(-1)
BASE_CLANS = ("monkey", "dragon", "snake", "turtle", "panda")


@record
class Line:
    """What depends on the number of players (GW-P1 to GW-P5)."""

    production_spots: int
    barracks_spots: int
    special_spots: int
    years: int
    sections_needed: int
    initial: int
    spring: tuple[int, ...]
    """Horde cards of the Springs, from Year 2 on."""
    turns: int
    reed: bool


LINES = (
    Line(3, 3, 2, 6, 2, 1, (1, 1, 1, 1, 2), 2, True),
    Line(3, 3, 2, 6, 2, 2, (1, 1, 2, 2, 2), 1, True),
    Line(3, 3, 2, 6, 2, 3, (2, 2, 3, 3, 4), 1, False),
    Line(4, 4, 2, 5, 3, 4, (3, 4, 4, 5), 1, False),
    Line(4, 4, 2, 4, 3, 5, (5, 5, 6), 1, False),
)
LATE_GOODS: tuple[Counts, ...] = (NOTHING, NOTHING, (0, 0, 1, 0), (0, 0, 1, 1), (1, 0, 1, 1))
"""By place in tea order: what is added to the goods of the start (GW-053)."""
SECOND_OF_TWO: Counts = (0, 0, 1, 0)


@record
class SoldierKind:
    """One kind of fighting figure (GW-U1 to GW-U3)."""

    key: str
    cost: Counts
    stock: int
    rows: int = 0
    """The mask of the rows in which it may cover a spot."""
    pair: bool = False
    """It may cover two adjacent spots instead of one."""
    post: bool = False
    """It stands on a firing spot and shoots from there."""
    token: bool = False
    """It puts a Snake token where others put a wound."""
    lump: bool = False
    """It has a presence of 1 however many spots it covers, and covers a block of cells."""
    archer: bool = False
    """Its firing spot brings honour when a card of the section is defeated (GW-143)."""
    clan: ClanId = NO_CLAN
    """The only clan that has it; -1: all."""

    @property
    def discount(self) -> str:
        """Return what its discounts are called."""
        return self.key if self.clan < 0 else "special"


@record
class Reward:
    """What a vital spot gives."""

    cell: CellId
    resource: ResourceId
    """Its number; -1: honour."""
    count: int
    skull: bool


@record
class HordeKind:
    """One type of horde card, of which there are three copies."""

    key: str
    power: int
    trophy: int
    rewards: tuple[Reward, ...]
    far_power: int = 0
    """More power in row 2 or 3."""
    rally: int = 0
    """More power of every other card of the section."""
    more_shame: int = 0
    """More shame for who takes shame from a breach of the section."""
    fixed: bool = False
    """It stands in row 3 only and never moves."""
    siege: str = ""
    """What it is called by the siege rules of the expansion; empty for a card without such a rule."""
    expansion: bool = False

    @cached_property
    def cells(self) -> int:
        """The mask of its vital spots."""
        return mask_of([reward.cell for reward in self.rewards])

    @cached_property
    def skulls(self) -> int:
        """The mask of the spots whose soldier dies."""
        return mask_of([reward.cell for reward in self.rewards if reward.skull])


def horde_kind(key: str, power: int, trophy: int, spots: str, **more: object) -> HordeKind:
    """Return a type of card with its spots as the rules write them: `00:H1 01:Gx`."""
    rewards = []
    for word in spots.split():
        where, gift = word.split(":")
        skull = gift.endswith("x")
        gift = gift.removesuffix("x")
        cell = cell_at(int(where[0]), int(where[1]))
        resource = ResourceId("WSGC".find(gift[0]))
        rewards.append(Reward(cell, resource, int(gift[1:] or 1), skull))
    return replace(HordeKind(key, power, trophy, tuple(rewards)), **more)  # type: ignore[arg-type]  # fields of it


@record
class Wall:
    """One level of the wall (GW-B2 to GW-B4)."""

    cost: Counts
    honour: int


WALLS = (Wall((3, 2, 0, 0), 5), Wall((2, 4, 0, 0), 8), Wall((0, 5, 3, 0), 11))
BARRICADE = Wall((1, 0, 0, 0), 1)


@record
class Effect:
    """One effect of a section of a command card: `kind` with its numbers."""

    kind: str
    """`clerks`, `deploy`, `recruit`, `gain`, `chi`, `use`, `build` or `tea`."""
    count: int = 1
    places: int = 0
    """The mask of the locations to which clerks may go."""
    own: bool = False
    """It is the owner's clerk section (GW-176)."""
    chi: bool = False
    """1 chi may be taken instead of placing a clerk."""


@record
class Command:
    """One command card: the sections, and those that a combo puts in their place."""

    key: str
    first: tuple[Effect, ...]
    others: tuple[Effect, ...]
    last: tuple[Effect, ...]
    combo: CommandId
    """The card that another player must have revealed."""
    combo_first: tuple[Effect, ...] = ()
    combo_last: tuple[Effect, ...] = ()


@record
class General:
    """A general; `trick` names what the rules do for him."""

    key: str
    calling: str
    trick: str
    goods: Counts = NOTHING
    """More goods at the start."""
    soldier: SoldierId = NO_SOLDIER
    """A soldier in camp at the start."""
    clerk: bool = False
    """One more clerk in the pool at the start."""


@record
class Advisor:
    """An advisor; `trick` names what the rules do for him while he is active."""

    key: str
    calling: str
    trick: str = ""
    summer: Counts = NOTHING
    place: ResourceId = HONOUR
    """The resource of which its production location gives one more."""
    discount: str = ""
    """What he makes one unit cheaper."""
    limit: int = 0
    """Times a Year; 0: always."""


@record
class Request:
    """A goal of players who play together; `goals` by number of players."""

    key: str
    goals: tuple[int, ...]


@record
class Tables:
    """Everything that modules can change."""

    line: Line
    lines: tuple[Line, ...]
    soldiers: tuple[SoldierKind, ...]
    horde: tuple[HordeKind, ...]
    commands: tuple[Command, ...]
    generals: tuple[General, ...]
    advisors: tuple[Advisor, ...]
    artifacts: tuple[str, ...]
    requests: tuple[Request, ...]
    barricades: int = 3
    """Of each section at the start."""
    level: int = 0
    """Of each section at the start."""
    overseers: int = 2
    """Raised at the start."""
    removed: int = 0
    """Types of horde cards of the base game that are taken out at random."""
    tokens: int = 0
    """Snake tokens."""


COPIES = 3
"""Of each type of horde card."""
ADVISOR_COPIES = 2


def tables(game: Game) -> Tables:
    """Return the tables of a game."""
    found: Tables = game.tables
    return found


def at_table(given: Tables, seats: int) -> Tables:
    """Return the tables with the line of the number of players (GW-020)."""
    return replace(given, line=given.lines[seats - 1])


def horde_card(kind: int, back: int) -> HordeId:
    """Return the number of a horde card: its type and its back indicator (0 to 2)."""
    return HordeId(kind * COPIES + back)


def kind_of(card: HordeId) -> HordeKindId:
    """Return the type of a horde card."""
    return HordeKindId(card // COPIES)


BACKS = tuple([sum([1 << horde_card(kind, back) for kind in range(16)]) for back in range(COPIES)])
"""By back: the mask of all cards that have it."""
