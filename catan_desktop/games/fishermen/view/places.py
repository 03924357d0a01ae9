"""Explanations of the waters, what they bring, and the robber beside the island."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from catan_desktop.games.fishermen.catch import due
from catan_desktop.games.fishermen.evaluation.position import catches
from catan_desktop.games.fishermen.part import FISH
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.parts import HOME, ROBBER
from catan_desktop.mechanics.questions import BLOCKED
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.words import Several, Who, Words, words

from .names import listed


def _gains(game: Game, view: Observation, totals: Iterable[int]) -> Words:
    """Return who draws how many tokens on one of these numbers, whatever the source."""
    counts = next(iter([due(game, view.state, total) for total in totals]))
    found = tuple(
        words("explain-fish-gain", who=Who(Seat(seat)), count=count) for seat, count in enumerate(counts) if count
    )
    return words("explain-ground-gains", gains=Several(found)) if found else words("explain-ground-nobody")


def _lake(game: Game, view: Observation, hex: int, found: Explained) -> Explained:
    printed = game.board.hex_terrain[hex].printed
    if not printed:
        return found
    numbers = ", ".join(map(str, printed))
    rows = [words("explain-lake", numbers=numbers, pips=sum(pips((total,)) for total in printed))]
    if game.ask(BLOCKED, view.state) >> hex & 1:
        rows.append(words("explain-lake-idle"))
    else:
        rows.append(words("explain-lake-yields"))
        rows.append(_gains(game, view, printed))
    return replace(found, rows=tuple(rows), topic="lake", lit=(("hex", 1 << hex),))


def _ground(game: Game, view: Observation, index: int, found: Explained) -> Explained:
    ground, corners = game.board.grounds[index], game.board.ground_corners[index]
    rows = (
        words("explain-ground", number=ground.number, pips=pips((ground.number,))),
        words("explain-ground-yields"),
        _gains(game, view, (ground.number,)),
    )
    return Explained(rows, "fishing-ground", (), (("intersection", corners),))


def _corner(game: Game, view: Observation, corner: int, found: Explained) -> Explained:
    count = round(36 * catches(game.board, 0)[corner])
    if not count:
        return found
    grounds = [index for index, mask in enumerate(game.board.ground_corners) if mask >> corner & 1]
    lit = (*found.lit, ("water", sum(1 << index for index in grounds))) if grounds else found.lit
    return replace(found, rows=(*found.rows, words("explain-corner-fish", count=count)), lit=lit)


def piles(game: Game, state: GameState) -> Iterator[Words]:
    """The supply, what is used, where the boot is."""
    part = FISH.of(game, state)
    yield words("tell-fish-supply", count=part.supply, used=sum(part.used))
    if any(part.used):
        yield words("tell-fish-used", tokens=listed(part.used))
    if part.boot == NOBODY:
        yield words("tell-boot-free")


def _home(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    away = ROBBER.of(game, view.state).hex == HOME
    rows = (words("explain-robber-away" if away else "explain-robber-place"),)
    return replace(found, rows=rows, topic="robber-beside")


PLACES = {
    "heaps": lambda game, view, site, found: Explained(tuple(piles(game, view.state)), "fish-token"),
    "water": _ground,
    "home": _home,
    "hex": _lake,
    "intersection": _corner,
}
"""Grounds, lakes, what an intersection catches, and the robber's place off the board."""
