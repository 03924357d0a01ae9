"""The module `gold`: cards of choice from gold fields, after a roll, at a starting settlement, for a discovery.

Version history
    1: the first.

Rulings where the rule file is silent:
* The choice at a starting settlement is told as production, as the other starting cards are.
"""

from __future__ import annotations

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.choice import Handful
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, by_itself, pop, push, swap
from catan_desktop.kernel.game import Act, Events, Game, Module, Script, Step
from catan_desktop.kernel.ids import Seat, seats_from
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.slot import no_part
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.dice import PRODUCE, SEVEN
from catan_desktop.mechanics.events import Produced, SetupPlaced
from catan_desktop.mechanics.parts import DICE, HANDS, PIECES
from catan_desktop.mechanics.payment import receive
from catan_desktop.mechanics.questions import BLOCKED, SINGLE_CITIES
from catan_desktop.mechanics.tables import RESOURCE_KINDS, RESOURCES

from .actions import ChooseGold
from .ships import sea_island

KEY = "gold"
ROLLED, CHOOSE = f"{KEY}.rolled", f"{KEY}.choose"


@record
class GoldDue:
    """By seat: the cards of choice that it has yet to take."""

    owed: tuple[int, ...]


def resources(game: Game, state: GameState) -> Counts:
    """Return the resource cards of the bank by kind: gold brings no others (SEA-090, CK-690)."""
    return tuple([count if kind in RESOURCE_KINDS else 0 for kind, count in enumerate(HANDS.of(game, state).bank)])


def _ask(game: Game, state: GameState, owed: tuple[int, ...]) -> Frame:
    """Return the question to the next seat that is due something, waiting for nobody where nothing can be taken."""
    stock = sum(resources(game, state))
    asked = next((seat for seat in seats_from(state.seat, game.seats) if owed[seat] and stock), None)
    return Frame(CHOOSE, 0 if asked is None else 1 << asked, GoldDue(owed))


def due(game: Game, state: GameState) -> tuple[int, ...]:
    """Return by seat what the gold fields bring for the last roll (SEA-090, SEA-091, SEA-097; EVENT-012)."""
    pieces, total = PIECES.of(game, state), sum(DICE.of(game, state).last)
    board, topology, blocked = sea_island(game, state), game.board.topology, game.ask(BLOCKED, state)
    owed = [0] * game.seats
    if total == SEVEN:
        return tuple(owed)
    city = 1 if game.ask(SINGLE_CITIES, state) else 2
    for hex in board.producers[total]:
        if board.gold_fields >> hex & 1 and not blocked >> hex & 1:
            around = topology.hex_corner_mask[hex]
            for seat in range(game.seats):
                settled, built = pieces.settlements[seat] & around, pieces.cities[seat] & around
                owed[seat] += settled.bit_count() + city * built.bit_count()
    return tuple(owed)


def advance_rolled(game: Game, state: GameState, out: Events) -> GameState:
    """All other cards of the roll are paid: the choices follow, clockwise from the active seat (SEA-092)."""
    return push(pop(state), _ask(game, state, due(game, state)))


def on_setup_placed(game: Game, state: GameState, event: SetupPlaced, out: Events) -> GameState:
    """A gold field beside the settlement gives a card before the road or ship is placed (SEA-084, SEA-086)."""
    fields = game.board.topology.corner_hexes[event.corner] & sea_island(game, state).gold_fields
    return choose(game, state, event.seat, fields.bit_count())


def choose(game: Game, state: GameState, seat: Seat, count: int) -> GameState:
    """Return the state in which a seat is asked for cards of choice; the same state where none are due."""
    owed = tuple([count if other == seat else 0 for other in range(game.seats)])
    return push(state, _ask(game, state, owed)) if count else state


def offered(game: Game, state: GameState, seat: Seat) -> Handful | None:
    """Return the cards of the bank among which the seat chooses (SEA-093, SEA-094, SEA-096)."""
    stock = resources(game, state)
    count = min(state.frames[-1].data_as(GoldDue).owed[seat], sum(stock))
    return Handful(ChooseGold, seat, stock, count, count) if count else None


def choose_gold(game: Game, state: GameState, action: ChooseGold, out: Events) -> GameState:
    """The cards are taken; the next seat is asked (SEA-092, SEA-099)."""
    owed = state.frames[-1].data_as(GoldDue).owed
    out.append(Produced(action.seat, action.cards, chosen=True))
    state = receive(game, state, action.seat, action.cards)
    part = DICE.of(game, state)
    state = DICE.put(game, state, replace(part, received=part.received | 1 << action.seat))
    return swap(state, _ask(game, state, tuple([0 if seat == action.seat else n for seat, n in enumerate(owed)])))


def _lacking(game: Game, state: GameState, action: ChooseGold) -> bool:
    bank: Counts = HANDS.of(game, state).bank
    return any(count > stock for count, stock in zip(action.cards, bank, strict=False))


CHOICE = Act(
    ChooseGold,
    choose_gold,
    family=offered,
    refusals=(
        (Reason("reason-gold-bank-lacks-kind", rule="SEA-093"), _lacking),
        (Reason("reason-gold-resources", rule="CK-690"), lambda g, s, a: any(a.cards[len(RESOURCES) :])),
    ),
    otherwise=Reason("reason-gold-other-number", rule="SEA-190"),
)


def script(given: Script) -> Script:
    """The choices come after the production."""
    return given.insert_after(PRODUCE, ROLLED)


MODULE = Module(
    slot=no_part(KEY),
    version=1,
    requires=("dice", "placement", "ships"),
    script=script,
    steps=(
        Step(
            ROLLED,
            enter=by_itself(ROLLED),
            advance=advance_rolled,
            due=lambda game, state: any(due(game, state)),
        ),
        Step(CHOOSE, "prompt-gold", GoldDue, choices=(CHOICE,)),
    ),
    on={SetupPlaced: on_setup_placed},
)
"""Gold fields (SEA-084, SEA-090 to SEA-099)."""
