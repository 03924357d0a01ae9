"""Positions of Cities & Knights at sea in a few words: those of `tests.games.cities_knights.place`, and `~(1,2,NE)` a
ship. The pirate of the printed boards lies where the scenario has him, unless told otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.seafarers.islands import ISLANDS
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.games.seafarers.ships import SHIP_PART
from catan_desktop.games.seafarers_knights.game import GAME
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.game import Game
from tests.games.cities_knights import place as cities
from tests.games.seafarers.place import corners, hexes, paths
from tests.invariants import check_knights_at_sea, check_sea
from tests.mechanics.place import game_of

__all__ = ["KnightTable", "afloat", "corners", "hexes", "knights_game", "paths", "setting_up"]


def knights_game(many: int = 4, **options: Any) -> Game:
    """A table of this game; four players on the printed board of Heading for New Shores by default."""
    return game_of(GAME, many, options)


class KnightTable(cities.CityTable):
    """A table whose cards, knights, ships and points are looked at."""

    def do(self, *texts: str) -> KnightTable:
        super().do(*texts)
        check_sea(self.game, self.state)
        check_knights_at_sea(self.game, self.state)
        return self

    @property
    def pirate(self) -> str:
        """The name of the pirate's hex."""
        return str(self.game.board.topology.hex_name(PIRATE.of(self.game, self.state).hex))

    def ships(self, seat: int) -> set[str]:
        """The paths with a ship of a seat."""
        return set(paths(self.game.board, SHIP_PART.of(self.game, self.state).ships[seat]))

    def movable(self) -> set[str]:
        """The ships that whoever is asked may move."""
        return {text.split(" ")[2] for text in self.lines("move_ship")}

    def marches(self, knight: str) -> set[str]:
        """Where the knight on an intersection may move now."""
        (name,) = self.named(knight)
        return {text.split(" ")[3] for text in self.lines("move_knight") if text.split(" ")[2] == name}

    def length(self, seat: int) -> int:
        """How long the longest route of a seat is."""
        return self.part.lengths[seat]

    def special(self, seat: int) -> int:
        """The special points of a seat."""
        return ISLANDS.of(self.game, self.state).points[seat]


def lines_of(seat: int, word: str) -> list[tuple[str, str, str]]:
    """What a word of a seat says, as it stands in positions."""
    if word.startswith("~"):
        return [("ships.ships", f"{seat}", "E" + word[1:])]
    return cities.lines_of(seat, word)


def afloat(
    *seats: str,
    many: int = 4,
    pirate: str = "",
    special: tuple[int, ...] = (),
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> KnightTable:
    """The position of these words; `special` points by seat, `more` is what `place` of Cities & Knights takes."""
    game = knights_game(many, **(options or {}))
    lines = [f"pirate.hex {pirate}"] if pirate else []
    if special:
        lines.append("islands.points " + " ".join(map(str, (*special, *(0,) * many)[:many])))
    t = cities.place(game, *seats, say=lines_of, lines=lines, **more)
    check_sea(game, t.state)
    check_knights_at_sea(game, t.state)
    return KnightTable(game, t.state)


def setting_up(many: int = 4, **options: Any) -> KnightTable:
    """The set-up, seat 0 to place first."""
    game = knights_game(many, **options)
    return KnightTable(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * (many - 1))
