"""The worth of a seat's hero, in cards that it is likely to bring before the seat's next turn is over.

Whoever uses a hero takes another one, so that what counts is to have the right one at the right time: Tarly, who acts
in the turns of others too, when one's own turn is over, and one of the others when it comes.
"""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.memory import memory_of
from catan_desktop.games.watch.guards import GUARDS
from catan_desktop.games.watch.heroes import hero as heroes
from catan_desktop.games.watch.part import NO_HERO, HeroId, WatchPart
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.ids import members, numbered
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import HOME, LARGEST_ARMY, LONGEST_ROAD, PIECES, ROBBER
from catan_desktop.mechanics.questions import BLOCKED
from catan_desktop.mechanics.scoring import public_points

ALWAYS = {"mormont": 0.8, "marsh": 0.5, "yarwyck": 0.1, "thorne": 0.3, "melisandre": 0.4, "benjen": 0.1}
"""By hero: about how many cards a use in the own turn is worth; the others depend on the position."""
GUARD_CARDS, SPARE_CARDS = 2.0, 0.4
"""What Yoren's guard is worth, on the way to a point and beyond."""
DRIVEN_OUT, OWN_LAND = 0.2, 0.6
"""What Ygritte's wildling is worth on others' land and on one's own."""
TORMUND_COMES = 0.3
"""What Qhorin is worth while Tormund is in his camp."""
NOBODY_LEADS = 0.2
"""What Mance is worth to a seat that nobody is ahead of."""


def hero_worths(game: Game, state: GameState, part: WatchPart, first: int) -> tuple[float, ...]:
    """Return by seat what its hero is worth; `first` is the seat that rolls next."""
    pieces, army = PIECES.of(game, state), LARGEST_ARMY.of(game, state)
    blocked = game.ask(BLOCKED, state)
    key = (
        "heroes", part.heroes, part.turned, part.guards, blocked, ROBBER.of(game, state).hex, army.knights,
        pieces.settlements, pieces.cities, LONGEST_ROAD.of(game, state).holder, army.holder, first,
    )  # fmt: skip
    return memory_of(game).recall(key, lambda: _worths(game, state, part, blocked, first))


def _worths(game: Game, state: GameState, part: WatchPart, blocked: int, first: int) -> tuple[float, ...]:
    points = [public_points(game, state, Seat(seat)) for seat in range(game.seats)]
    found = []
    for seat, hero in numbered(Seat, part.heroes):
        if hero == NO_HERO:
            found.append(0.0)
            continue
        used = [_use(game, state, part, seat, each, points, blocked) for each in (hero, *heroes.display(part))]
        if hero == heroes.TARLY:
            nothing = round(_nothing(game, state, seat, blocked), 2)
            found.append(waiting(nothing, max(used[1:]), (seat - first) % game.seats, not part.turned >> seat & 1))
        else:
            found.append(used[0])
    return tuple(found)


def _use(
    game: Game, state: GameState, part: WatchPart, seat: int, hero: HeroId, points: list[int], blocked: int
) -> float:
    """Return what a hero is worth in the seat's own turn."""
    pieces, robber, army = PIECES.of(game, state), ROBBER.of(game, state), LARGEST_ARMY.of(game, state)
    if hero == heroes.MANCE:
        return 1.0 if points[seat] < max(points) else NOBODY_LEADS
    if hero == heroes.QHORIN:
        return 1.0 if robber.hex != HOME else TORMUND_COMES
    if hero == heroes.YOREN:
        if not army.knights[seat] or part.guards[seat] >= GUARDS:
            return 0.0
        return GUARD_CARDS if part.guards[seat] < 5 else SPARE_CARDS
    if hero == heroes.YGRITTE and part.invaders:
        mine = pieces.settlements[seat] | pieces.cities[seat]
        masks = game.board.topology.hex_corner_mask
        return OWN_LAND if any(part.gift[hex] and mine & masks[hex] for hex in members(HexId, blocked)) else DRIVEN_OUT
    return ALWAYS.get(heroes.HERO_KEYS[hero], 0.0)


def _nothing(game: Game, state: GameState, seat: int, blocked: int) -> float:
    """Return the chance that a throw that is no 7 gives the seat no card."""
    pieces = PIECES.of(game, state)
    mine, masks = pieces.settlements[seat] | pieces.cities[seat], game.board.topology.hex_corner_mask
    island = board_now(game, state)
    good = {
        total
        for hex, numbers in enumerate(island.tokens)
        if numbers and not blocked >> hex & 1 and mine & masks[hex] and island.hex_yields[hex] is not None
        for total in numbers
    }
    return sum([6 - abs(7 - total) for total in range(2, 13) if total != 7 and total not in good]) / 36


@lru_cache(maxsize=4096)
def waiting(nothing: float, other: float, rolls: int, fresh: bool) -> float:
    """Return what Tarly is worth to a seat that waits for `rolls` rolls of others and then its own.

    Each leaves it without a card with the chance `nothing`; `other` is what the hero that comes after him will be worth
    in the own turn.

    Fresh (side A) he can be kept after a use; a hero that is taken in the own turn does nothing more in it.
    """
    if rolls == 0:
        return nothing
    later = waiting(nothing, other, rolls - 1, fresh)
    after = max(other, waiting(nothing, other, rolls - 1, False)) if fresh else other
    return nothing * (1.0 + after) + (1.0 - nothing) * later
