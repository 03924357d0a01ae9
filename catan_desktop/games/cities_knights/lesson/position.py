"""Positions of Cities & Knights.

Besides what `position` tells: `1V(0,0,N)` is a knight of strength 1 on an intersection, `2*V(0,0,N)` an active one of
strength 2; levels are words with their track, `3trade science`; progress cards are words by their keys.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from catan_desktop.games.cities_knights.module import CITIES
from catan_desktop.games.cities_knights.numbers import (
    FACES,
    NO_FACE,
    PROGRESS,
    PROGRESS_KEYS,
    TRACKS,
    EventFace,
    card_index,
)
from catan_desktop.games.cities_knights.part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    LAND,
    NO_HEX,
    NOWHERE,
    PROGRESS_CARDS,
    TURN,
    Barbarians,
    ChangedLand,
    Improvements,
    Knights,
    ProgressCards,
    Study,
    Turn,
    with_study,
)
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import changed, subtract
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.position import SettlersPosition, counts


@dataclass
class CityPosition(SettlersPosition):
    """A moment of a game of Cities & Knights."""

    rules: Ruleset = CITIES
    army: Mapping[int, str] = field(default_factory=dict)
    """Knights on the board."""
    walls: str = ""
    """Intersections of everybody's walls."""
    levels: Mapping[int, str] = field(default_factory=dict)
    metropolis: Mapping[str, str] = field(default_factory=dict)
    """By track: its intersection."""
    ship: int = 0
    awake: bool = True
    """The barbarians have landed before."""
    face: str = ""
    """The event die of this turn's roll."""
    defenders: Mapping[int, int] = field(default_factory=dict)
    merchant: tuple[int, str] | None = None
    """Owner and hex."""
    progress: Mapping[int, str] = field(default_factory=dict)
    """Unplayed progress cards."""
    shown: Mapping[int, str] = field(default_factory=dict)
    """Open ones."""

    def _beside(self, game: Game, state: GameState) -> GameState:
        state = self._stood(game, state)
        return PROGRESS_CARDS.put(game, state, self._stocked(PROGRESS_CARDS.of(game, state)))

    def _stood(self, game: Game, state: GameState) -> GameState:
        """Return what stands on the board and on the tracks."""
        topology, everybody = game.board.topology, range(self.seats)
        found = [_army(self.army.get(seat, ""), topology.parse_corner) for seat in everybody]
        spots = [self.metropolis.get(track) for track in TRACKS]
        trade, politics, science = (NOWHERE if name is None else topology.parse_corner(name) for name in spots)
        levels = [counts(self.levels.get(seat, ""), TRACKS) for seat in everybody]
        owner, hex = self.merchant or (-1, "")
        army = Knights(tuple(ranks for ranks, _ in found), sum(active for _, active in found))
        walls = mask_of([topology.parse_corner(name) for name in self.walls.split()])
        towns = Improvements(tuple((row[0], row[1], row[2]) for row in levels), (trade, politics, science), walls)
        raid = Barbarians(tuple(self.defenders.get(seat, 0) for seat in everybody), self.ship, self.awake)
        land = ChangedLand(topology.parse_hex(hex) if hex else NO_HEX, Seat(owner))
        state = KNIGHTS.put(game, IMPROVEMENTS.put(game, state, towns), army)
        state = BARBARIANS.put(game, LAND.put(game, state, land), raid)
        return TURN.put(game, state, Turn(EventFace(FACES.index(self.face)) if self.face else NO_FACE))

    def _stocked(self, part: ProgressCards) -> ProgressCards:
        """Progress cards in hands, open ones, and what they leave of the decks."""
        left = tuple(spec.count for spec in PROGRESS)
        shown = tuple(tuple(map(card_index, self.shown.get(seat, "").split())) for seat in range(self.seats))
        for row in shown:
            for card in row:
                left = changed(left, card, -1)
        for seat in range(self.seats):
            own = counts(self.progress.get(seat, ""), PROGRESS_KEYS)
            part, left = with_study(part, Seat(seat), Study(own)), subtract(left, own)
        if min(left) < 0:
            raise ValueError("more progress cards than the game has")
        decks = [sum(n for n, spec in zip(left, PROGRESS, strict=True) if spec.track == track) for track in range(3)]
        return replace(part, shown=shown, hidden=left, decks=(decks[0], decks[1], decks[2]))


def _army(words: str, parse: Any) -> tuple[tuple[int, int, int], int]:
    """Return where the knights of each rank stand, and where the active ones do."""
    ranks, active = [0, 0, 0], 0
    for strength, star, name in re.findall(r"([123])(\*?)(V\([^)]*\))", words):
        spot = 1 << int(parse(name))
        ranks[int(strength) - 1] |= spot
        active |= spot if star else 0
    return (ranks[0], ranks[1], ranks[2]), active
