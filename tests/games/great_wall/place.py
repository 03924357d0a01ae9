"""Positions of the Great Wall, and what happens in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.board import (
    CAMP,
    LOCATIONS,
    SECTION_IDS,
    LocationId,
    PostId,
    RowId,
    SectionId,
    SpotId,
    cell_at,
    hideout,
    spot,
    wall,
)
from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.games.great_wall.part import (
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    HORDE_DECK,
    PLAYER,
    PLAYERS,
    STAFFS,
    WALL_SECTIONS,
    Card,
    Course,
    Court,
    Defence,
    Estates,
    Figure,
    Horde,
    Player,
    Post,
    Section,
    Staff,
    enlisted,
    hideout_changed,
    stock_changed,
)
from catan_desktop.games.great_wall.tables import AdvisorId, CommandId, HordeId, SoldierId, Tables, horde_card, tables
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import _settle, actor, advance, apply, decision, start, why_not
from catan_desktop.kernel.errors import IllegalAction
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.frame import SCRIPT, Frame, Position
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat, numbered
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import field_names, put, replace
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from tests.invariants import RULESET_INVARIANTS
from tests.recipes import set_table

T = TypeVar("T")
A, B, C, D, E = (Seat(seat) for seat in range(5))
S1, S2, S3 = SECTION_IDS
SLOTS: tuple[Slot[Any], ...] = (COURSE, ESTATES, DEFENCE, COURT, HORDE_DECK)
REST = Frame("great_wall.recall", 1, Asks(A))
"""Under what is tried: when A is asked whom to recall, it is over."""


def at_spot(section: SectionId, row: int, cell: str) -> SpotId:
    """Return a spot as the rules write it: row 1 to 3, cell `01`."""
    return spot(section, RowId(row - 1), cell_at(int(cell[0]), int(cell[1])))


def cells(words: str) -> int:
    """Return the mask of some cells: `01 11`."""
    return sum([1 << cell_at(int(word[0]), int(word[1])) for word in words.split()])


def location(name: str) -> LocationId:
    """Return a location by its name."""
    return LocationId(LOCATIONS.index(name))


@dataclass
class Place:
    """A game at a position."""

    game: Game
    state: GameState
    events: list[Event]

    # reading

    @property
    def course(self) -> Course:
        return COURSE.of(self.game, self.state)

    @property
    def estates(self) -> Estates:
        return ESTATES.of(self.game, self.state)

    @property
    def defence(self) -> Defence:
        return DEFENCE.of(self.game, self.state)

    @property
    def court(self) -> Court:
        return COURT.of(self.game, self.state)

    @property
    def horde(self) -> Horde:
        return HORDE_DECK.of(self.game, self.state)

    @property
    def tables(self) -> Tables:
        return tables(self.game)

    def own(self, seat: int) -> Player:
        return self.estates.players[seat]

    def staff(self, seat: int) -> Staff:
        return self.court.staffs[seat]

    def goods(self, seat: int) -> tuple[int, ...]:
        return self.own(seat).goods

    def honour(self, *seats: int) -> tuple[int, ...]:
        return tuple([self.own(seat).honour for seat in seats])

    def shame(self, *seats: int) -> tuple[int, ...]:
        return tuple([self.own(seat).shame for seat in seats])

    def section(self, number: int) -> Section:
        return self.defence.sections[number]

    def card_in(self, section: SectionId, row: int) -> Card | None:
        return self.section(section).rows[row - 1]

    def name_in(self, section: SectionId, row: int) -> str | None:
        card = self.card_in(section, row)
        return None if card is None else self.tables.horde[card.number // 3].key

    def open_in(self, section: SectionId, row: int) -> str:
        """The uncovered spots of a card, as the rules write them."""
        card = self.card_in(section, row)
        assert card is not None
        mask = self.tables.horde[card.number // 3].cells & ~card.wounds & ~card.tokens
        for figure in card.figures:
            mask &= ~figure.cells
        return " ".join([f"{cell // 4}{cell % 4}" for cell in range(8) if mask >> cell & 1])

    def kind(self, name: str) -> SoldierId:
        """The number of a kind of soldier."""
        return SoldierId([kind.key for kind in self.tables.soldiers].index(name))

    def camp(self, seat: int, name: str) -> int:
        return self.defence.camps[seat][self.kind(name)]

    def stock(self, seat: int, name: str) -> int:
        return self.defence.stocks[seat][self.kind(name)]

    def advisor(self, name: str) -> AdvisorId:
        return AdvisorId([one.key for one in self.tables.advisors].index(name))

    def type_of(self, name: str) -> int:
        return [one.key for one in self.tables.horde].index(name)

    @property
    def step(self) -> str:
        return self.state.frames[-1].step.split(".")[1]

    @property
    def asked(self) -> Seat | None:
        return actor(self.state)

    @property
    def over(self) -> bool:
        """Whether what was tried is over."""
        return self.state.frames[-1] == REST

    def offered(self, kind: type[T]) -> list[T]:
        """What of a kind may be done now."""
        seat = actor(self.state)
        assert seat is not None
        asked = decision(self.game, self.state, seat)
        assert asked is not None
        return [action for choice in asked.choices for action in choice if type(action) is kind]

    def told(self, kind: type[T]) -> list[T]:
        """Events of a kind that have happened."""
        return [event for event in self.events if type(event) is kind]

    # setting

    def set(self, **fields: Any) -> Place:
        """Change fields of the parts that have them."""
        for name, value in fields.items():
            slot = next(one for one in SLOTS if name in field_names(one.kind))
            self.state = slot.put(self.game, self.state, replace(slot.of(self.game, self.state), **{name: value}))
        return self

    def player(self, seat: int, camp: str = "", general: str = "", **fields: Any) -> Place:
        """Change what lies before a seat; `camp` names soldiers, advisors are given by name."""
        for name in camp.split():
            self.state = enlisted(self.game, self.state, seat, self.kind(name))
        for name in ("active", "passive"):
            if name in fields:
                fields[name] = tuple([self.advisor(one) for one in fields[name].split()])
        if "active" in fields:
            fields["spent"] = (0,) * len(fields["active"])
        if general:
            fields["general"] = [one.key for one in self.tables.generals].index(general)
        if "clan" in fields:
            for number, kind in numbered(SoldierId, self.tables.soldiers):
                if kind.clan == fields["clan"]:
                    self.state = stock_changed(self.game, self.state, seat, number, kind.stock)
        if "pool" in fields and "outside" not in fields:
            fields["outside"] = 8 - fields["pool"] - sum([row[seat] for row in self.estates.clerks])
        if "overseers" in fields:
            used = sum([level > 0 for level in fields["overseers"]])
            self.state = stock_changed(self.game, self.state, seat, SoldierId(0), -used)
        for name, whole in (("hand", "hands"), ("played", "played"), ("stock", "stocks")):
            if name in fields:
                there = getattr(self.defence if name == "stock" else self.course, whole)
                self.set(**{whole: put(there, seat, fields.pop(name))})
        people = {name: fields.pop(name) for name in field_names(Staff) if name in fields}
        self.state = STAFFS.change(self.game, self.state, seat, lambda own: replace(own, **people))
        self.state = PLAYERS.change(self.game, self.state, seat, lambda own: replace(own, **fields))
        return self

    def wall(self, section: SectionId, level: int = 0, barricades: int = 0) -> Place:
        """Set level and barricades of a section."""
        posts = (None,) * 2 * level
        return self._section(section, level=level, barricades=barricades, posts=posts)

    def _section(self, number: SectionId, **changes: Any) -> Place:
        self.state = WALL_SECTIONS.change(self.game, self.state, number, lambda there: replace(there, **changes))
        return self

    def _taken(self, seat: int, kind: SoldierId) -> None:
        self.state = stock_changed(self.game, self.state, seat, kind, -1)

    def post(self, seat: Seat, name: str, section: SectionId) -> Place:
        """Put a soldier on the lowest free firing spot."""
        self._taken(seat, self.kind(name))
        own = self.section(section)
        posts = put(own.posts, own.posts.index(None), Post(seat, self.kind(name)))
        return self._section(section, posts=posts)

    def hide(self, seat: Seat, name: str, section: SectionId) -> Place:
        """Put a soldier into a hideout."""
        self._taken(seat, self.kind(name))
        self.state = hideout_changed(self.game, self.state, section, seat, self.kind(name), 1)
        return self

    def card(
        self, section: SectionId, row: int, name: str, wounds: str = "", marker: Seat = NOBODY, back: int = -1
    ) -> Place:
        """Put a horde card into a slot, the first copy that is in the deck."""
        assert self.horde.hidden is not None
        number = next(
            one
            for one in [horde_card(self.type_of(name), copy) for copy in range(3)]
            if self.horde.hidden >> one & 1 and back in (-1, one % 3)
        )
        card = Card(number, cells(wounds), marker=marker)
        self.set(deck=self.horde.deck - 1, hidden=self.horde.hidden & ~(1 << number))
        return self._lay(section, row, card)

    def _lay(self, section: SectionId, row: int, card: Card) -> Place:
        return self._section(section, rows=put(self.section(section).rows, row - 1, card))

    def on(self, seat: Seat, name: str, section: SectionId, row: int, where: str) -> Place:
        """Put a soldier on spots of a card."""
        card = self.card_in(section, row)
        assert card is not None
        self._taken(seat, self.kind(name))
        figure = Figure(seat, self.kind(name), cells(where), cells(where))
        return self._lay(section, row, replace(card, figures=(*card.figures, figure)))

    def tokens(self, section: SectionId, row: int, where: str) -> Place:
        """Put Snake tokens on a card."""
        card = self.card_in(section, row)
        assert card is not None
        return self._lay(section, row, replace(card, tokens=cells(where)))

    def without(self, *names: str) -> Place:
        """Take these types of horde cards out instead of others."""
        gone = sum([0b111 << 3 * self.type_of(name) for name in names])
        full = (1 << 3 * len(self.tables.horde)) - 1 & ~gone
        return self.set(hidden=full, deck=full.bit_count())

    def clerks(self, name: str, *counts: int) -> Place:
        """Put clerks of the pools on a location, by seat."""
        row = (*counts, *(0,) * (self.game.seats + 1 - len(counts)))
        players = tuple([replace(own, pool=own.pool - row[seat]) for seat, own in enumerate(self.estates.players)])
        return self.set(clerks=put(self.estates.clerks, location(name), row), players=players)

    def slots(self, *held: tuple[int, str]) -> Place:
        """Reveal command cards and lay them into the slots; the first turn comes."""
        keys = [one.key for one in self.tables.commands]
        slots = tuple([(Seat(seat), CommandId(keys.index(name))) for seat, name in held])
        revealed = tuple([tuple([card for seat, card in slots if seat == one]) for one in range(self.game.seats)])
        for seat, card in slots:
            self.player(seat, hand=self.course.hands[seat] & ~(1 << card))
        return self.set(slots=slots, revealed=revealed, slot=0, phase=PLAYER)

    # playing

    def run(self, *frames: Frame) -> Place:
        """Let these frames act, the last one first, and nothing after them."""
        return self._on((REST, *frames))

    def script(self, step: str, phase: int | None = None, seat: int = A) -> Place:
        """Let the script go on with this step."""
        if phase is not None:
            self.set(phase=phase)
        index = self.game.ruleset.script.turn.index(step if "." in step else f"great_wall.{step}")
        self.state = replace(self.state, seat=Seat(seat))
        return self._on((Frame(SCRIPT, 0, Position(False, index - 1)),))

    def _on(self, frames: tuple[Frame, ...]) -> Place:
        out: list[Event] = []
        self.state = _settle(self.game, replace(self.state, frames=frames), out)
        self.events = out
        return self

    def do(self, *actions: Action) -> Place:
        """Do something, one after another."""
        for action in actions:
            self.state, events = apply(self.game, self.state, action)
            self.events += events
            for module in self.game.ruleset.modules:
                RULESET_INVARIANTS[module.key](self.game, self.state)
        return self

    def done(self) -> Place:
        """Nothing more of what is asked."""
        seat = actor(self.state)
        assert seat is not None
        return self.do(act.Done(seat))

    def luck(self) -> Place:
        """Let chance take its first outcome as long as it is asked."""
        while self.asked == CHANCE:
            asked = decision(self.game, self.state, CHANCE)
            assert asked is not None
            self.state, events = advance(self.game, self.state, next(iter(asked.choices[0])))
            self.events += events
        return self

    def refused(self, action: Action) -> tuple[str, str]:
        """The reason why something is refused and its rule; nothing changes."""
        reason = why_not(self.game, self.state, action)
        assert reason is not None, f"{action} is legal"
        before = self.state
        with pytest.raises(IllegalAction):
            apply(self.game, self.state, action)
        assert self.state is before
        return reason.key, reason.rule

    # actions by name

    def deploy(self, seat: Seat, name: str, section: SectionId, row: int, cell: str, post: PostId = CAMP) -> act.Deploy:
        return act.Deploy(seat, post, self.kind(name), at_spot(section, row, cell))

    def pair(self, seat: Seat, section: SectionId, row: int, one: str, other: str) -> act.DeployPair:
        kind = self.kind("horseman")
        return act.DeployPair(seat, CAMP, kind, at_spot(section, row, one), at_spot(section, row, other))

    def to_wall(self, seat: Seat, name: str, section: SectionId, post: PostId = CAMP) -> act.Station:
        return act.Station(seat, post, self.kind(name), wall(section))

    def to_hideout(self, seat: Seat, name: str, section: SectionId, post: PostId = CAMP) -> act.Station:
        return act.Station(seat, post, self.kind(name), hideout(section))

    def clerk(self, seat: Seat, name: str) -> act.PlaceClerk:
        return act.PlaceClerk(seat, location(name))

    def recruit(self, seat: Seat, name: str, *saved: int) -> act.Recruit:
        return act.Recruit(seat, self.kind(name), saved or (0, 0, 0, 0))


def table(seats: int = 3, **options: bool | int | str) -> Place:
    """A game that has just begun."""
    game = set_table(GREAT_WALL, seats, options)
    state, events = start(game)
    return Place(game, state, list(events))


def place(seats: int = 3, year: int = 2, **options: bool | int | str) -> Place:
    """An empty frontier in the middle of a game: nobody has goods, everybody five clerks, tea order A, B, C, ...

    Walls have no level and no barricades.
    """
    at = table(seats, **options)
    players = tuple([replace(own, pool=5, outside=3) for own in at.estates.players])
    at.state = replace(at.state, turn=1 + year, frames=(REST,))
    at.set(players=players, tea=tuple([Seat(seat) for seat in range(seats)]), year=year, phase=PLAYER)
    for section in (S1, S2, S3):
        at.wall(section)
    if at.tables.removed:
        at.without("war_drummers", "pillagers", "heavy_cavalry")
    return at


def number(name: str, back: int = 1) -> HordeId:
    """Return the number of a horde card by its type and back (1 to 3)."""
    keys = [one.key for one in GREAT_WALL.tables.horde]
    return horde_card(keys.index(name), back - 1)
