"""Positions of Cities & Knights in a few words; see `tests.mechanics.place` for roads, buildings and cards.

More words of a seat: `K2(0,0,N)` an inactive knight of strength 2, `K2*(0,0,N)` an active one; `W(0,0,N)` a wall;
`trade=3` a level; `trade(0,0,N)` the metropolis of a track; `smith` an unplayed progress card; `shown=printer` an open
one; `defender=1`. Actions may name progress cards, tracks and faces: `0 play_progress smith`, `* event_die ship`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from catan_desktop.games.cities_knights.module import CITIES
from catan_desktop.games.cities_knights.numbers import FACES, PROGRESS_KEYS, TRACKS, card_index
from catan_desktop.games.cities_knights.part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    LAND,
    PROGRESS_CARDS,
    TURN,
    Knights,
    ProgressCards,
    knights_of,
    rank_of,
    study,
)
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import field_names, replace
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from tests.invariants import check_cities, check_settlers
from tests.mechanics import place as base
from tests.mechanics.place import ACTION, DICE, PRE_ROLL

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


def lines_of(seat: int, word: str) -> list[tuple[str, str, str]]:
    """What a word of a seat says, as it stands in positions."""
    if knight := re.fullmatch(r"K([123])(\*?)(\(.*\))", word):
        spot = "V" + knight[3]
        active = [("knights.active", "", spot)] if knight[2] else []
        return [("knights.ranks", f"{seat}.{int(knight[1]) - 1}", spot), *active]
    if word.startswith("W("):
        return [("improvements.walls", "", "V" + word[1:])]
    if level := re.fullmatch(r"(trade|politics|science)=(\d)", word):
        return [("improvements.levels", f"{seat}", level[2] + level[1])] if level[2] != "0" else []
    if city := re.fullmatch(r"(trade|politics|science)(\(.*\))", word):
        return [("improvements.metropolis", f"{TRACKS.index(city[1])}", "V" + city[2])]
    if word.startswith("shown="):
        return [("progress_cards.shown", f"{seat}", word[6:])]
    if word.startswith("defender="):
        return [("barbarians.defenders", f"{seat}", word[9:])]
    if word in PROGRESS_KEYS:
        return [("progress_cards.private", f"{seat}.cards", word)]
    return base.lines_of(seat, word)


def place(
    game: Game,
    *seats: str,
    step: str = ACTION,
    seat: int = 0,
    merchant: tuple[int, str] | None = None,
    awake: bool = True,
    city: dict[str, Any] | None = None,
    say: base.Say = lines_of,
    lines: Sequence[str] = (),
    **more: Any,
) -> CityTable:
    """The position of these words, with `seat` at a step of its turn.

    `merchant` is (owner, hex); `awake` is False before the first landing; `city` are fields of the parts of this
    game, `say` and `lines` words and lines of another game, `more` what the base game's `place` takes.
    """
    lines = [*lines, f"barbarians.awake {'yes' if awake else 'no'}"]
    if merchant is not None:
        lines += [f"changed_land.merchant {merchant[1]}", f"changed_land.merchant_owner {merchant[0]}"]
    there = base.place(game, *seats, step=step, seat=seat, checked=False, say=say, more=lines, **more)
    state = with_city(game, there.state, **city) if city else there.state
    check_settlers(game, state)
    check_cities(game, state)
    return CityTable(game, state)


def awaited(state: GameState) -> int:
    """Who is asked, as a mask."""
    return state.frames[-1].waiting & ~(1 << CHANCE)
