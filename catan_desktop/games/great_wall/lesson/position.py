"""Positions of the Great Wall, built from a few words instead of being played.

Soldiers and advisors are names: `spearman archer`; horde cards stand as `steppe_scouts` by (section, row), both from 0;
soldiers on them as (seat, soldier, cells). Goods are wood, stone, gold, chi. Seats are numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from catan_desktop.games.great_wall.board import FIRST_SLOT, LOCATIONS, SPOTS_A_LEVEL, SectionId, SlotId, cell_at
from catan_desktop.games.great_wall.cards import BASE
from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.games.great_wall.part import (
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    HORDE_DECK,
    PLAYER,
    Card,
    Figure,
    Post,
    enlisted,
    hideout_changed,
    put,
    stock_changed,
    take_in,
    with_section,
    with_staff,
)
from catan_desktop.games.great_wall.powder.part import moved_firearm
from catan_desktop.games.great_wall.powder.tables import FIREARMS, FirearmId, TowerId
from catan_desktop.games.great_wall.powder.towers import manned
from catan_desktop.games.great_wall.tables import (
    COPIES,
    SPEARMAN,
    AdvisorId,
    ArtifactId,
    BackId,
    ClanId,
    CommandId,
    GeneralId,
    SoldierId,
    horde_card,
    tables,
)
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.frame import SCRIPT, Frame, Position
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import SEATS, Seat, numbered
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.position import a_game

COMMANDS = tuple([one.key for one in BASE.commands])
SEATS_THERE = 3
OVERSEERS: Mapping[int, Counts] = {0: (1, 0, 1, 0), 1: (0, 1, 1, 0), 2: (1, 1, 0, 0)}
PEOPLE: Mapping[int, str] = {
    0: "wei_long forester bowyer",
    1: "lady_ming treasurer hermit",
    2: "han_bo sawyer carpenter",
}
DISPLAY = "merchant physician geomancer tea_master"


def cells(words: str) -> int:
    """Return the mask of some cells as the rules write them: `01 11`."""
    return mask_of([cell_at(int(word[0]), int(word[1])) for word in words.split()])


@dataclass
class WallPosition:
    """A moment of a game of three: overseers, people and display are the usual ones, what else is not said is empty or
    in stock."""

    step: str
    """The step of the script that is under way."""
    frames: tuple[Frame, ...]
    """What is asked above it; the last one is asked now."""
    year: int = 2
    phase: int = PLAYER
    goods: Mapping[int, Counts] = field(default_factory=dict)
    camps: Mapping[int, str] = field(default_factory=dict)
    overseers: Mapping[int, Counts] = field(default_factory=lambda: OVERSEERS)
    honour: Mapping[int, int] = field(default_factory=dict)
    shame: Mapping[int, int] = field(default_factory=dict)
    clerks: Mapping[str, Counts] = field(default_factory=dict)
    """By location: clerks by seat."""
    played: Mapping[int, str] = field(default_factory=dict)
    """Command cards that lie played."""
    slots: tuple[tuple[int, str], ...] = ()
    """By execution slot: seat and command card; they are revealed."""
    slot: SlotId = FIRST_SLOT
    people: Mapping[int, str] = field(default_factory=lambda: PEOPLE)
    """By seat: the general, an active and a passive advisor."""
    display: str = DISPLAY
    artifacts: str = "jade_seal dragon_banner golden_lion"
    levels: Counts = (0, 0, 0)
    barricades: Counts = (0, 0, 0)
    horde: Mapping[tuple[int, int], str] = field(default_factory=dict)
    wounds: Mapping[tuple[int, int], str] = field(default_factory=dict)
    figures: Mapping[tuple[int, int], tuple[tuple[int, str, str], ...]] = field(default_factory=dict)
    posts: Mapping[int, tuple[tuple[int, str], ...]] = field(default_factory=dict)
    """By section: soldiers on its firing spots, lowest first."""
    hideouts: Mapping[int, tuple[tuple[int, str], ...]] = field(default_factory=dict)

    def made(self) -> tuple[Game, GameState]:
        """Return the game and the state."""
        game = a_game(GREAT_WALL, SEATS_THERE, self.options)
        state = self._beside(game, start(game)[0])
        for fill in (self._course, self._estates, self._court, self._soldiers, self._wall):
            state = fill(game, state)
        last = self.frames[-1]
        asked = replace(last, waiting=1 << last.data.seat)  # type: ignore[attr-defined]  # all of them ask a seat
        here = Frame(SCRIPT, 0, Position(False, GREAT_WALL.script.turn.index(self.step)))
        seat = SEATS[self.slots[self.slot][0]] if self.slots else Seat(0)
        return game, replace(state, seat=seat, turn=4 * self.year, frames=(here, *self.frames[:-1], asked))

    @property
    def options(self) -> Mapping[str, bool]:
        """The rules that are switched on."""
        return {}

    def _beside(self, game: Game, state: GameState) -> GameState:
        """Return the state with what an expansion has besides; here, nothing."""
        return state

    def _out(self, game: Game) -> int:
        """Return the mask of the horde cards that are out of the game."""
        return 0

    def _course(self, game: Game, state: GameState) -> GameState:
        slots = tuple([(SEATS[seat], _command(name)) for seat, name in self.slots])
        revealed = tuple([tuple([card for seat, card in slots if seat == one]) for one in range(SEATS_THERE)])
        course = COURSE.of(game, state)
        played = [tuple([_command(name) for name in self.played.get(seat, "").split()]) for seat in range(SEATS_THERE)]
        away = [mask_of([*one, *two]) for one, two in zip(played, revealed, strict=True)]
        course = replace(
            course,
            hands=tuple([hand & ~gone for hand, gone in zip(course.hands, away, strict=True)]),
            played=tuple(played),
            tea=SEATS[:SEATS_THERE],
            year=self.year,
            phase=self.phase,
            slot=self.slot,
            slots=slots,
            revealed=revealed,
        )
        return COURSE.put(game, state, course)

    def _estates(self, game: Game, state: GameState) -> GameState:
        part = ESTATES.of(game, state)
        rows = list(part.clerks)
        for name, counts in self.clerks.items():
            rows[LOCATIONS.index(name)] = (*counts, 0)
        players = [
            replace(
                own,
                clan=ClanId(seat),
                goods=self.goods.get(seat, (0, 0, 0, 0)),
                pool=5 - sum([row[seat] for row in self.clerks.values()]),
                outside=3,
                honour=self.honour.get(seat, 0),
                shame=self.shame.get(seat, 0),
                overseers=self.overseers.get(seat, (0, 0, 0, 0)),
            )
            for seat, own in enumerate(part.players)
        ]
        left = part.shame_left - sum(self.shame.values())
        return ESTATES.put(game, state, replace(part, players=tuple(players), clerks=tuple(rows), shame_left=left))

    def _court(self, game: Game, state: GameState) -> GameState:
        given = tables(game)
        for seat in range(SEATS_THERE):
            general, active, passive = (*self.people.get(seat, "").split(), "", "", "")[:3]
            if general:
                number = GeneralId([one.key for one in given.generals].index(general))
                state = with_staff(game, state, seat, general=number)
            if active:
                state = take_in(game, state, seat, _advisor(game, active), True)
            if passive:
                state = take_in(game, state, seat, _advisor(game, passive), False)
        display = tuple([_advisor(game, name) for name in self.display.split()])
        artifacts = tuple([ArtifactId(given.artifacts.index(name)) for name in self.artifacts.split()])
        return COURT.put(game, state, replace(COURT.of(game, state), display=display, artifacts=artifacts))

    def _soldiers(self, game: Game, state: GameState) -> GameState:
        kinds = tables(game).soldiers
        names = [kind.key for kind in kinds]
        for seat in range(SEATS_THERE):
            raised = sum([level > 0 for level in self.overseers.get(seat, (0, 0, 0, 0))])
            state = stock_changed(game, state, seat, SPEARMAN, -raised)
            for number, kind in numbered(SoldierId, kinds):
                state = stock_changed(game, state, seat, number, kind.stock if kind.clan == seat else 0)
            for name in self.camps.get(seat, "").split():
                state = enlisted(game, state, seat, SoldierId(names.index(name)))
            for name in self._standing(seat):
                state = stock_changed(game, state, seat, SoldierId(names.index(name)), -1)
        return state

    def _standing(self, seat: int) -> list[str]:
        """Soldiers of a seat on cards, walls and in hideouts."""
        found = [name for row in self.figures.values() for one, name, _ in row if one == seat]
        for places in (self.posts, self.hideouts):
            found += [name for row in places.values() for one, name in row if one == seat]
        return found

    def _wall(self, game: Game, state: GameState) -> GameState:
        kinds = [kind.key for kind in tables(game).soldiers]
        horde = [kind.key for kind in tables(game).horde]
        out = self._out(game)
        for number, section in numbered(SectionId, DEFENCE.of(game, state).sections):
            rows = list(section.rows)
            for (at, row), name in self.horde.items():
                if at == number:
                    copies = [horde_card(horde.index(name), back) for back in range(COPIES)]
                    card = next(one for one in copies if not out >> one & 1)
                    out |= 1 << card
                    figures = tuple(
                        [
                            Figure(SEATS[seat], SoldierId(kinds.index(kind)), cells(where), cells(where))
                            for seat, kind, where in self.figures.get((at, row), ())
                        ]
                    )
                    rows[row] = Card(card, cells(self.wounds.get((at, row), "")), figures=figures)
            posts: tuple[Post | None, ...] = (None,) * SPOTS_A_LEVEL * self.levels[number]
            for place, (seat, kind) in enumerate(self.posts.get(number, ())):
                posts = put(posts, place, Post(SEATS[seat], SoldierId(kinds.index(kind))))
            level, barricades = self.levels[number], self.barricades[number]
            state = with_section(game, state, number, level=level, barricades=barricades, rows=tuple(rows), posts=posts)
            for seat, kind in self.hideouts.get(number, ()):
                state = hideout_changed(game, state, number, seat, SoldierId(kinds.index(kind)), 1)
        hidden = (1 << COPIES * len(horde)) - 1 & ~out
        seen = mask_of([card // COPIES for card in bits(out & ~self._out(game))])
        deck = replace(HORDE_DECK.of(game, state), deck=hidden.bit_count(), hidden=hidden, seen=seen, back=BackId(0))
        return HORDE_DECK.put(game, state, deck)


@dataclass
class PowderPosition(WallPosition):
    """The same with Black Powder: the rest of the firearms is in supply."""

    towers: Mapping[TowerId, int] = field(default_factory=dict)
    """By tower: whose spearman stands there."""
    firearms: Mapping[SectionId, str] = field(default_factory=dict)
    """By section: what stands in the hideout."""
    removed: str = "horse_archers heavy_cavalry khans_guard"
    """The types of horde cards that are out of the game."""

    @property
    def options(self) -> Mapping[str, bool]:
        """Return the switch of the expansion."""
        return {"black_powder": True}

    def _beside(self, game: Game, state: GameState) -> GameState:
        """Return the state with towers and firearms."""
        for section, there in self.firearms.items():
            for name in there.split():
                state = moved_firearm(game, state, FirearmId([one.key for one in FIREARMS].index(name)), section, 1)
        for tower, seat in self.towers.items():
            state = manned(game, state, tower, seat)
        return state

    def _out(self, game: Game) -> int:
        kinds = [kind.key for kind in tables(game).horde]
        return sum([(1 << COPIES) - 1 << COPIES * kinds.index(name) for name in self.removed.split()])

    def _standing(self, seat: int) -> list[str]:
        manning = [BASE.soldiers[SPEARMAN].key for one in self.towers.values() if one == seat]
        return [*super()._standing(seat), *manning]


def _advisor(game: Game, name: str) -> AdvisorId:
    return AdvisorId([one.key for one in tables(game).advisors].index(name))


def _command(name: str) -> CommandId:
    return CommandId(COMMANDS.index(name))
