"""Loads at a plaza: deliveries where they are wanted, and a token for an empty wagon (TRADE-060 to TRADE-068).

The order of a stack comes into being when a token is taken: of all that the stacks of a kind still hold, each is
equally likely to lie on top of any of them.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.cards import changed
from catan_desktop.kernel.choice import Choice, Draw
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.record import put
from catan_desktop.mechanics import coins

from .actions import ChooseStack, DrawnCommodity
from .events import Delivered, Loaded, NothingToLoad
from .part import COMMODITY_IDS, EMPTY, KEY, TRADERS, Loading, island, wanted_at

STACK, LOAD = f"{KEY}.stack", f"{KEY}.load"
DRAWN = tuple(DrawnCommodity(CHANCE, commodity) for commodity in COMMODITY_IDS)


def arrived(game: Game, state: GameState, seat: Seat, place: int, out: Events) -> GameState:
    """The wagon has come to the plaza of a trade hex: it delivers, then an empty one loads (TRADE-061 to TRADE-065)."""
    state = _delivered(game, state, seat, place, out)
    if TRADERS.of(game, state).loads[seat] != EMPTY:
        return state
    sources = sources_at(game, state, place)
    if not sources:
        out.append(NothingToLoad(seat, island(game).trade_hexes[place]))
        return state
    if len(sources) > 1:
        return push(state, Frame(STACK, 1 << seat, Loading(place)))
    return _taken(state, sources[0])


def _delivered(game: Game, state: GameState, seat: Seat, place: int, out: Events) -> GameState:
    """The commodity counts a point, and brings the gold of the level (TRADE-063)."""
    part, board = TRADERS.of(game, state), island(game)
    load = part.loads[seat]
    if load == EMPTY or not wanted_at(game, load) >> board.plazas[place] & 1:
        return state
    out.append(Delivered(seat, board.trade_hexes[place], load))
    delivered = put(part.delivered, seat, part.delivered[seat] + 1)
    state = TRADERS.put(game, state, replace(part, loads=put(part.loads, seat, EMPTY), delivered=delivered))
    return coins.take_gold(game, state, seat, part.levels[seat], "delivery", out)


def sources_at(game: Game, state: GameState, place: int) -> tuple[int, ...]:
    """Return the trade hexes from whose stacks a wagon loads at one: itself, or where its stack is empty the others of
    its kind that have tokens (TRADE-066 to TRADE-068)."""
    stacks, kinds = TRADERS.of(game, state).stacks, island(game).trade_kinds
    if stacks[place]:
        return (place,)
    return tuple([other for other, count in enumerate(stacks) if count and kinds[other] == kinds[place]])


def _taken(state: GameState, source: int) -> GameState:
    return push(state, Frame(LOAD, 1 << CHANCE, Loading(source)))


def choose_stack(game: Game, state: GameState, action: ChooseStack, out: Events) -> GameState:
    """The token comes from that stack."""
    return _taken(pop(state), island(game).trade_hexes.index(action.hex))


def drawn(game: Game, state: GameState, action: DrawnCommodity, out: Events) -> GameState:
    """The token lies face up on the wagon of the seat whose turn it is (TRADE-060, TRADE-061)."""
    part, board, place = TRADERS.of(game, state), island(game), state.frames[-1].data_as(Loading).place
    kind, seat = board.trade_kinds[place], state.seat
    out.append(Loaded(seat, part.wagons[seat], board.trade_hexes[place], action.commodity))
    part = replace(
        part,
        loads=put(part.loads, seat, action.commodity),
        stacks=put(part.stacks, place, part.stacks[place] - 1),
        left=put(part.left, kind, changed(part.left[kind], action.commodity, -1)),
    )
    return TRADERS.put(game, pop(state), part)


def _stacks(game: Game, state: GameState, seat: Seat) -> int:
    """The hexes of the other stacks of the kind (TRADE-067)."""
    hexes = island(game).trade_hexes
    return sum([1 << hexes[place] for place in sources_at(game, state, state.frames[-1].data_as(Loading).place)])


def _other_kind(game: Game, state: GameState, action: ChooseStack) -> bool:
    board = island(game)
    kinds = dict(zip(board.trade_hexes, board.trade_kinds, strict=True))
    return kinds.get(action.hex) != board.trade_kinds[state.frames[-1].data_as(Loading).place]


def _draw(game: Game, state: GameState, seat: Seat) -> Choice:
    """What the top token shows."""
    kind = island(game).trade_kinds[state.frames[-1].data_as(Loading).place]
    return Draw(DRAWN, TRADERS.of(game, state).left[kind])


CHOOSE_STACK = Act(
    ChooseStack,
    choose_stack,
    sites=("hex", _stacks),
    refusals=(("reason-stack-other-kind TRADE-067", _other_kind),),
    otherwise="reason-stack-empty TRADE-067",
)
STEPS = (
    Step(STACK, "prompt-choose-stack", Loading, choices=(CHOOSE_STACK,)),
    Step(LOAD, "prompt-load", Loading, choices=(Act(DrawnCommodity, drawn, family=_draw),)),
)
