"""Positions of Caravans in a few words: those of `tests.mechanics.place`, with camels, and votes that are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.caravans.module import RULESET
from catan_desktop.games.caravans.part import (
    CARAVANS,
    CaravanId,
    Caravans,
    Placement,
    camels_left,
    initial,
    placements,
    with_camel,
)
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.parts import LONGEST_ROAD, LongestRoad
from catan_desktop.mechanics.pieces import refresh
from tests.invariants import check_caravans, check_settlers
from tests.mechanics.place import Table, game_of, place

TOWN = "1lumber 1brick 1wool 1grain"
CITY = "2grain 3ore"
FIRST = "E(-1,0,NE)", "E(1,-1,SE)", "E(-1,1,E)"
"""The first paths of the small board."""


class CaravanTable(Table):
    """A table whose camels are looked at."""

    def do(self, *texts: str) -> CaravanTable:
        super().do(*texts)
        check_caravans(self.game, self.state)
        return self

    @property
    def camels(self) -> Caravans:
        return CARAVANS.of(self.game, self.state)

    @property
    def left(self) -> int:
        return camels_left(self.game, self.camels)

    def places(self, caravan: int = -1) -> set[str]:
        """Where the next camel may lie; of one caravan or of all."""
        topology, found = self.game.board.topology, placements(self.game, self.camels)
        return {topology.path_name(each.path) for each in found if caravan in (-1, each.caravan)}

    def on_board(self) -> set[str]:
        """The paths with a camel."""
        return {self.game.board.topology.path_name(path) for trail in self.camels.trails for path in trail}

    def bids(self, *texts: str) -> CaravanTable:
        """The awaited seats bid in turn: `2wool+1grain`, or `-` for nothing; `events` are those of all."""
        return self._each(["no_bid" if text == "-" else f"bid {text}" for text in texts])

    def names(self, *texts: str) -> CaravanTable:
        """The awaited bidders name paths with the only caravan that can take them, or `-`."""
        return self._each(["name_nothing" if text == "-" else f"name_placement {self.placed(text)}" for text in texts])

    def _each(self, texts: list[str]) -> CaravanTable:
        happened: tuple[Event, ...] = ()
        for text in texts:
            happened += self.do(f"{self.actor} {text}").events
        self.events = happened
        return self

    def chooses(self, path: str) -> CaravanTable:
        """The awaited seat places the camel."""
        return self.do(f"{self.actor} place_camel {self.placed(path)}")

    def placed(self, path: str) -> str:
        """A path and its caravan, as in an action."""
        site = self.game.board.topology.parse_path(path)
        (caravan,) = [each.caravan for each in placements(self.game, self.camels) if each.path == site]
        return f"{path} {caravan}"


def caravans(
    *seats: str,
    many: int = 3,
    camels: Mapping[int, str] | None = None,
    due: bool = False,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> CaravanTable:
    """The position of these words, with the camels of the caravans; `due`: something was built in this turn."""
    game = game_of(RULESET, many, dict(options or {}))
    t = place(game, *seats, checked=False, **changes)
    part, paths = initial(game), game.board.topology.parse_path
    for caravan, words in (camels or {}).items():
        for word in words.split():
            part = with_camel(game, part, Placement(paths(word), CaravanId(caravan)))
    state = CARAVANS.put(game, t.state, replace(part, due=due))
    for seat in range(many):
        state = refresh(game, state, Seat(seat))
    if "longest" in changes:
        state = LONGEST_ROAD.put(game, state, LongestRoad(changes["longest"]))
    check_settlers(game, state)
    check_caravans(game, state)
    return CaravanTable(game, state)


def voting(*seats: str, **changes: Any) -> CaravanTable:
    """A position in which the turn of seat 0 has just ended, with a camel due."""
    t = caravans(*seats, due=True, **changes)
    return t.do(f"{t.state.seat} end_turn")
