"""Positions of tables at which two games are played, in the words of each of them.

Words of a seat are those of `tests.games.cities_knights.place`, and `~(1,2,NE)` a ship; lines tell the rest as
positions do: `coins.held 6 0 0 0`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from catan_desktop.games import catalogue
from catan_desktop.games.caravans.part import CARAVANS, placements
from catan_desktop.games.fishermen.part import FISH
from catan_desktop.games.rivers.module import RIVERS, on_gold_moved
from catan_desktop.kernel.engine import start
from catan_desktop.mechanics.awards import follow_longest
from catan_desktop.mechanics.coins import gold_of
from catan_desktop.mechanics.pieces import recompute
from tests.contract import check_invariants
from tests.games.cities_knights.place import CityTable
from tests.games.seafarers_knights.place import lines_of
from tests.mechanics.place import Table, game_of
from tests.mechanics.place import place as placed


class MixTable(CityTable):
    """A table of which everything is looked at that its modules promise."""

    def do(self, *texts: str) -> MixTable:
        """Play lines one after another; `events` are those of all of them."""
        happened: list[Any] = []
        for text in texts:
            Table.do(self, text)
            happened += self.events
            check_invariants(self.game, self.state)
        self.events = tuple(happened)
        return self

    @property
    def gold(self) -> tuple[int, ...]:
        """By seat."""
        return gold_of(self.game, self.state)

    def tokens(self, seat: int) -> tuple[int, ...]:
        """A seat's fish tokens by value."""
        found = FISH.of(self.game, self.state).private[seat]
        assert found is not None
        return found

    def draw(self, token: int) -> MixTable:
        """Draw tokens with so many fish as long as some are due; `events` are those of all of them."""
        events = self.events
        while self.step == "fishermen.draw":
            self.do(f"* drawn_fish {token - 1}")
            events += self.events
        self.events = events
        return self

    def camel_places(self) -> set[str]:
        """The paths that the next camel may lie on."""
        topology, part = self.game.board.topology, CARAVANS.of(self.game, self.state)
        return {topology.path_name(place.path) for place in placements(self.game, part)}

    def paths(self, mask: int) -> set[str]:
        """The names of the paths of a mask."""
        topology = self.game.board.topology
        return {topology.path_name(path) for path in range(len(topology.paths)) if mask >> path & 1}

    def length(self, seat: int) -> int:
        """How long the longest route of a seat is."""
        return self.part.lengths[seat]


def table(
    key: str,
    *seats: str,
    many: int = 4,
    lines: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> MixTable:
    """The position of these words; `more` is what `place` of the base game takes."""
    game = game_of(catalogue.ruleset(key), many, options or {})
    state = recompute(game, placed(game, *seats, say=lines_of, more=lines, checked=False, **more).state)
    state = state if "longest" in more else follow_longest(game, state)
    state = on_gold_moved(game, state, None, []) if RIVERS.get(game, state) else state
    check_invariants(game, state)
    return MixTable(game, state)


def setting_up(key: str, many: int = 3, **options: Any) -> MixTable:
    """The set-up, seat 0 to place first."""
    game = game_of(catalogue.ruleset(key), many, options)
    return MixTable(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * (many - 1))
