"""The catch: who is due tokens, drawing them, and what happens at the limit (FISH section 1.2)."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Seat, record
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, SEATS, numbers, seats_from
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.events import ProductionEnded, SetupPlaced
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import barred_sites
from catan_desktop.mechanics.questions import BLOCKED, OUT_OF_USE

from .actions import DrawnFish, ExchangeFish, KeepFish
from .events import BootFound, FishDrawn, FishHandedIn, FishKept, FishShortage, TokenId
from .layouts import FishingIsland
from .part import BOOT, FISH, LIMIT, VALUES, face_down, held_by, refilled, spent, taken

CATCH, DRAW, EXCHANGE = "fishermen.catch", "fishermen.draw", "fishermen.exchange"
TOKENS = tuple(DrawnFish(CHANCE, token) for token in numbers(TokenId, BOOT + 1))


@record
class Catch:
    """Tokens that are still due, by seat."""

    due: tuple[int, ...]


@record
class Drawer:
    """Who draws a token, or may exchange one."""

    seat: Seat
    left: int
    """Tokens that are due to it, this one among them."""


@lru_cache(maxsize=256)
def sources(board: FishingIsland, total: int, blocked: int = 0) -> tuple[int, ...]:
    """Return the intersections of each ground and lake with a number, but of no blocked hex (FISH-030 to FISH-033c)."""
    grounds = zip(board.grounds, board.ground_corners, board.ground_hexes, strict=True)
    lakes = [hex for hex in board.printed[total] if not blocked >> hex & 1]
    return (
        *[corners for ground, corners, hex in grounds if ground.number == total and not hex & blocked],
        *[board.topology.hex_corner_mask[hex] for hex in lakes],
    )


@lru_cache(maxsize=64)
def waters(board: FishingIsland) -> int:
    """Return the intersections at any ground or lake."""
    found = 0
    for total in range(2, 13):
        for corners in sources(board, total):
            found |= corners
    return found


def fishing(game: Game, state: GameState, seat: Seat) -> tuple[int, int]:
    """Return the masks of the settlements and cities of a seat that are in use (MIX-113)."""
    pieces, idle = PIECES.of(game, state), barred_sites(game, state, OUT_OF_USE, seat)
    return pieces.settlements[seat] & ~idle, pieces.cities[seat] & ~idle


def due(game: Game, state: GameState, total: int) -> tuple[int, ...]:
    """By seat: the tokens that a roll brings; one for a settlement and two for a city at each source."""
    found = sources(game.board, total, game.ask(BLOCKED, state))
    owned = [fishing(game, state, seat) for seat in SEATS[: game.seats]]
    return tuple(sum([(own & at).bit_count() + 2 * (built & at).bit_count() for at in found]) for own, built in owned)


def catch_in_36_rolls(game: Game, state: GameState, seat: Seat) -> int:
    """Return the tokens that 36 rolls, each as often as it is likely, bring a seat as things stand."""
    return sum([pips((total,)) * due(game, state, total)[seat] for total in range(2, 13)])


def on_production(game: Game, state: GameState, event: ProductionEnded, out: Events) -> GameState:
    """Fish come after the resources (FISH-035); nobody draws if there are not enough tokens for all (FISH-036)."""
    counts, part = due(game, state, event.total), FISH.of(game, state)
    if sum(counts) > part.supply + sum(part.used):
        out.append(FishShortage())
        return state
    return push(state, Frame(CATCH, 0, Catch(counts))) if any(counts) else state


def on_setup(game: Game, state: GameState, event: SetupPlaced, out: Events) -> GameState:
    """The second settlement draws one token at any ground or lake (FISH-019)."""
    if not waters(game.board) >> event.corner & 1:
        return state
    return push(state, Frame(CATCH, 0, Catch(put((0,) * game.seats, event.seat, 1))))


def next_token(game: Game, state: GameState, out: Events) -> GameState:
    """The next token is drawn, in turn order from the seat whose turn it is (FISH-035a), or exchanged at the limit."""
    counts, part = state.frames[-1].data_as(Catch).due, FISH.of(game, state)
    seat = next((seat for seat in seats_from(state.seat, game.seats) if counts[seat]), None)
    if seat is None:
        return pop(state)
    state = swap(state, Frame(CATCH, 0, Catch(put(counts, seat, counts[seat] - 1))))
    drawer = Drawer(seat, counts[seat])
    if part.held[seat] >= LIMIT:
        return push(state, Frame(EXCHANGE, 1 << seat, drawer))
    return _draw(game, state, drawer, out)


def _draw(game: Game, state: GameState, drawer: Drawer, out: Events) -> GameState:
    state = FISH.put(game, state, refilled(FISH.of(game, state), out))
    return push(state, Frame(DRAW, 1 << CHANCE, drawer))


def drawn(game: Game, state: GameState, action: DrawnFish, out: Events) -> GameState:
    """Kept unseen, whatever it shows (FISH-039c); the boot is shown (FISH-070)."""
    seat = state.frames[-1].data_as(Drawer).seat
    part = taken(FISH.of(game, state), seat, action.token)
    out.append(BootFound(seat) if action.token == BOOT else FishDrawn(seat, action.token))
    return FISH.put(game, state, refilled(part, out), state.frames[:-1])


def exchange(game: Game, state: GameState, action: ExchangeFish, out: Events) -> GameState:
    """The token lies face up before the draw (FISH-039b)."""
    drawer = state.frames[-1].data_as(Drawer)
    out.append(FishHandedIn(action.seat, action.token))
    state = FISH.put(game, pop(state), spent(FISH.of(game, state), action.seat, one(action.token, VALUES)))
    return _draw(game, state, drawer, out)


def keep(game: Game, state: GameState, action: KeepFish, out: Events) -> GameState:
    """Nothing more is drawn by this seat (FISH-039a, FISH-039d)."""
    out.append(FishKept(action.seat))
    state = pop(state)
    return swap(state, Frame(CATCH, 0, Catch(put(state.frames[-1].data_as(Catch).due, action.seat, 0))))


DRAW_TOKEN = Act(DrawnFish, drawn, family=lambda g, s, seat: Draw(TOKENS, face_down(FISH.of(g, s))))
"""Every face-down token is equally likely (FISH-034)."""
EXCHANGE_TOKEN = Act(
    ExchangeFish,
    exchange,
    lambda game, state, seat: [ExchangeFish(seat, token) for token in numbers(TokenId, VALUES)],
    (
        ("reason-boot-is-no-fish FISH-082f", lambda g, s, a: a.token == BOOT),
        ("reason-fish-not-held FISH-082f", lambda g, s, a: not held_by(FISH.of(g, s), a.seat)[a.token]),
    ),
    elsewhere="reason-exchange-at-limit FISH-039",
)
"""Hand in a token of any value that is held, or keep all (FISH-039, FISH-039a)."""
STEPS = (
    Step(CATCH, data=Catch, advance=next_token),
    Step(DRAW, "prompt-draw-fish", Drawer, choices=(DRAW_TOKEN,)),
    Step(EXCHANGE, "prompt-exchange-fish", Drawer, choices=(EXCHANGE_TOKEN, Act(KeepFish, keep))),
)
