"""Positions of Cities & Knights in a few words; see `tests.mechanics.place` for roads, buildings and cards.

More words of a seat: `K2(0,0,N)` an inactive knight of strength 2, `K2*(0,0,N)` an active one; `W(0,0,N)` a wall;
`trade=3` a level; `trade(0,0,N)` the metropolis of a track; `smith` an unplayed progress card; `shown=printer` an open
one; `defender=1`. Actions may name progress cards, tracks and faces: `0 play_progress smith`, `* event_die ship`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from catan_desktop.games.cities_knights.module import CITIES
from catan_desktop.games.cities_knights.numbers import FACES, PROGRESS, PROGRESS_KEYS, TRACKS, card_index
from catan_desktop.games.cities_knights.part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    LAND,
    NO_CARDS,
    PROGRESS_CARDS,
    TURN,
    Knights,
    ProgressCards,
    Study,
    knights_of,
    rank_of,
    study,
    with_study,
)
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts, changed, subtract
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat
from catan_desktop.kernel.record import field_names, replace
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.pieces import recompute
from catan_desktop.mechanics.tables import tables
from tests.invariants import check_cities, check_settlers
from tests.mechanics import place as base
from tests.mechanics.place import ACTION, DICE, PRE_ROLL
from tests.parts import changed as with_fields
from tests.parts import settlers

__all__ = ["ACTION", "DICE", "PRE_ROLL", "CityParts", "CityTable", "cities_game", "place", "with_city"]


def cities_game(seats: int = 4, **options: bool | int | str) -> Game:
    """A table at the board of the first game, `CK_FIRST` (with five and six seats at `ext_fixed`)."""
    given: Options = options
    return base.game_of(CITIES, seats, given)


SLOTS: tuple[Slot[Any], ...] = (KNIGHTS, IMPROVEMENTS, BARBARIANS, PROGRESS_CARDS, LAND, TURN)
SLOT_OF = {name: slot for slot in SLOTS for name in field_names(slot.kind)}
"""Name of a field -> the slot of the part that has it."""


@dataclass(frozen=True)
class CityParts:
    """What the modules of this game keep in a state, seen as one."""

    game: Game
    state: GameState

    @property
    def knights(self) -> Knights:
        """The knights."""
        return KNIGHTS.of(self.game, self.state)

    @property
    def cards(self) -> ProgressCards:
        """The progress cards."""
        return PROGRESS_CARDS.of(self.game, self.state)

    def __getattr__(self, name: str) -> Any:
        """Return a field of the part that has it."""
        return getattr(SLOT_OF[name].of(self.game, self.state), name)


def with_city(game: Game, state: GameState, **fields: Any) -> GameState:
    """Return the state with fields of those parts replaced."""
    for name, value in fields.items():
        slot = SLOT_OF[name]
        state = slot.put(game, state, replace(slot.of(game, state), **{name: value}))
    return state


@dataclass(repr=False)
class CityTable(base.Table):
    """A game that a test plays."""

    def _word(self, word: str) -> str:
        if word in PROGRESS_KEYS:
            return str(card_index(word))
        if word in FACES:
            return str(FACES.index(word))
        return super()._word(word)

    def do(self, *texts: str) -> CityTable:
        """Play lines one after another; cards, knights and routes are checked after each."""
        happened: list[Event] = []
        for text in texts:
            super().do(text)
            happened += self.events
            check_cities(self.game, self.state)
        self.events = tuple(happened)
        return self

    def roll_all(self, white: int, red: int, face: str) -> CityTable:
        """The seat whose turn it is rolls: white and red production die, event die."""
        return self.do(f"{self.state.seat} roll", f"* dice {white} {red}", f"* event_die {face}")

    @property
    def city(self) -> CityParts:
        """What the modules of this game keep."""
        return CityParts(self.game, self.state)

    def corner(self, name: str) -> CornerId:
        """The number of an intersection."""
        corner: CornerId = self.game.board.topology.parse_corner(name)
        return corner

    def named(self, *names: str) -> set[str]:
        """Intersections under the names by which actions call them."""
        return {str(self.game.board.topology.corner_name(self.corner(name))) for name in names}

    def knights(self, seat: int) -> dict[str, str]:
        """By intersection: the strength of a seat's knight, with `*` if it is active."""
        found = {}
        part = self.city.knights
        for spot in bits(knights_of(part, Seat(seat))):
            star = "*" if part.active >> spot & 1 else ""
            name = self.game.board.topology.corner_name(spot)
            found[str(name)] = f"{rank_of(part, Seat(seat), spot) + 1}{star}"
        return found

    def stands(self, seat: int, name: str) -> str:
        """The strength of a seat's knight on an intersection, with `*` if it is active; empty for none."""
        return self.knights(seat).get(next(iter(self.named(name))), "")

    def progress(self, seat: int) -> list[str]:
        """The keys of a seat's unplayed progress cards, in order."""
        own = study(self.city.cards, Seat(seat)).cards
        return [key for key, count in zip(PROGRESS_KEYS, own, strict=True) for _ in range(count)]

    def levels(self, seat: int) -> dict[str, int]:
        """A seat's levels by track."""
        return dict(zip(TRACKS, self.city.levels[seat], strict=True))

    def town(self, name: str) -> str:
        """What stands on an intersection: `settlement 0`, `city 1`, empty for nothing."""
        spot = self.corner(name)
        for seat in range(self.game.seats):
            if self.part.settlements[seat] >> spot & 1:
                return f"settlement {seat}"
            if self.part.cities[seat] >> spot & 1:
                return f"city {seat}"
        return ""


@dataclass
class _Words:
    """What the words of one seat say, apart from those of the base game."""

    plain: list[str] = field(default_factory=list)
    knights: list[tuple[int, str, bool]] = field(default_factory=list)
    walls: list[str] = field(default_factory=list)
    levels: dict[str, int] = field(default_factory=dict)
    metropolis: dict[str, str] = field(default_factory=dict)
    cards: Counts = NO_CARDS
    shown: tuple[int, ...] = ()
    defender: int = 0


def _read(text: str) -> _Words:
    found = _Words()
    for word in text.split():
        if knight := re.fullmatch(r"K([123])(\*?)(\(.*\))", word):
            found.knights.append((int(knight[1]) - 1, "V" + knight[3], bool(knight[2])))
        elif word.startswith("W("):
            found.walls.append("V" + word[1:])
        elif level := re.fullmatch(r"(trade|politics|science)=(\d)", word):
            found.levels[level[1]] = int(level[2])
        elif place_ := re.fullmatch(r"(trade|politics|science)(\(.*\))", word):
            found.metropolis[place_[1]] = "V" + place_[2]
        elif word.startswith("shown="):
            found.shown = (*found.shown, card_index(word[6:]))
        elif word.startswith("defender="):
            found.defender = int(word[9:])
        elif word in PROGRESS_KEYS:
            found.cards = changed(found.cards, card_index(word), 1)
        else:
            found.plain.append(word)
    return found


def _seated(game: Game, state: GameState, seat: int, words: _Words) -> GameState:
    parse, part = game.board.topology.parse_corner, CityParts(game, state)
    ranks, active, walls, spots = [0, 0, 0], part.active, part.walls, list(part.metropolis)
    for rank, name, awake in words.knights:
        ranks[rank] |= 1 << parse(name)
        active |= int(awake) << parse(name)
    for name in words.walls:
        walls |= 1 << parse(name)
    for track, name in words.metropolis.items():
        spots[TRACKS.index(track)] = parse(name)

    def put(values: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
        return (*values[:seat], value, *values[seat + 1 :])

    state = with_city(
        game,
        state,
        ranks=put(part.ranks, tuple(ranks)),
        active=active,
        walls=walls,
        levels=put(part.levels, tuple(words.levels.get(track, 0) for track in TRACKS)),
        metropolis=(spots[0], spots[1], spots[2]),
        defenders=put(part.defenders, words.defender),
    )
    cards = with_study(PROGRESS_CARDS.of(game, state), Seat(seat), Study(words.cards))
    assert cards.hidden is not None
    left = subtract(cards.hidden, words.cards)
    for card in words.shown:
        left = changed(left, card, -1)
    counts = [sum(n for n, spec in zip(left, PROGRESS, strict=True) if spec.track == track) for track in range(3)]
    shown = put(cards.shown, words.shown)
    cards = replace(cards, shown=shown, hidden=left, decks=(counts[0], counts[1], counts[2]))
    return PROGRESS_CARDS.put(game, state, cards)


def place(
    game: Game,
    *seats: str,
    step: str = ACTION,
    seat: int = 0,
    merchant: tuple[int, str] | None = None,
    awake: bool = True,
    city: dict[str, Any] | None = None,
    **more: Any,
) -> CityTable:
    """The position of these words, with `seat` at a step of its turn.

    `merchant` is (owner, hex); `awake` is False before the first landing; `city` are fields of the parts of this
    game, `more` what the base game's `place` takes.
    """
    read = [_read(text) for text in (*seats, *[""] * game.seats)[: game.seats]]
    plain = base.place(game, *(" ".join(words.plain) for words in read), step=step, seat=seat, checked=False, **more)
    state = plain.state
    for index, words in enumerate(read):
        state = _seated(game, state, index, words)
    if merchant is not None:
        spot = game.board.topology.parse_hex(merchant[1])
        state = with_city(game, state, merchant=spot, merchant_owner=Seat(merchant[0]))
    state = recompute(game, with_city(game, state, **{"awake": awake, **(city or {})}))
    if more.get("longest") is None:
        kept = settlers(state)
        holder = rightful(kept.lengths, NOBODY, tables(game).longest_road_from)
        state = with_fields(game, state, longest=holder)
    check_settlers(game, state)
    check_cities(game, state)
    return CityTable(game, state)


def awaited(state: GameState) -> int:
    """Who is asked, as a mask."""
    return state.frames[-1].waiting & ~(1 << CHANCE)
