"""Heroes who deal with the supply: Marsh, Tarly and Qhorin."""

from __future__ import annotations

from catan_desktop.games.watch.actions import MarshSwap, QhorinReturn, TarlyDecline, TarlyTake
from catan_desktop.games.watch.events import CardSwapped
from catan_desktop.games.watch.part import watch
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.choice import Among, Choice, Only
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import DICE, HANDS, HOME, ROBBER, hand_of
from catan_desktop.mechanics.payment import pay, receive, take
from catan_desktop.mechanics.robber import place_robber
from catan_desktop.mechanics.tables import KINDS, RESOURCE_KINDS

from .hero import MARSH, QHORIN, TARLY, Hero, begin, no_more_to_say, ready

TARLY_STEP = "watch.tarly"


def _kind(number: int) -> bool:
    return 0 <= number < KINDS


def swaps(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A card for a card of another kind (HERO-5, WATCH-94)."""
    hands = HANDS.of(game, state)
    hand = hand_of(game, state, seat)
    gives = [kind for kind in RESOURCE_KINDS if hand[kind]]
    takes = [kind for kind in RESOURCE_KINDS if hands.bank[kind]]
    actions = tuple(MarshSwap(seat, give, take) for give in gives for take in takes if give != take)
    return (Among(actions),) if actions else ()


def nothing_to_swap(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No card to give, or none of another kind in the supply."""
    if not HANDS.of(game, state).sizes[seat]:
        return Reason("reason-no-cards", rule="HERO-5")
    return None if swaps(game, state, seat) else Reason("reason-bank-lacks", rule="HERO-5")


def swap_cards(game: Game, state: GameState, action: MarshSwap, out: Events) -> GameState:
    """One to the supply, one from it."""
    state = begin(game, state, action.seat, out)
    out.append(CardSwapped(action.seat, action.give, action.take))
    state = pay(game, state, action.seat, one(action.give, KINDS))
    return receive(game, state, action.seat, one(action.take, KINDS))


def explain_swap(game: Game, state: GameState, action: MarshSwap) -> Reason | None:
    """Return why this exchange is refused."""
    hands = HANDS.of(game, state)
    if not (_kind(action.give) and _kind(action.take)):
        return Reason("reason-no-such-cards")
    if action.give == action.take:
        return Reason("reason-same-kind", rule="WATCH-31")
    if not hand_of(game, state, action.seat)[action.give]:
        return Reason("reason-cards-not-held", rule="HERO-5")
    return None if hands.bank[action.take] else Reason("reason-bank-lacks", rule="HERO-5")


def enter_tarly(game: Game, state: GameState) -> Frame:
    """His owner is asked, in anybody's turn, if a production that was not a 7 gave him no card (HERO-6, HERO-20)."""
    hands, dice, mine = HANDS.of(game, state), DICE.of(game, state), watch(game, state)
    asked = 0
    if sum(dice.last) != 7 and any(hands.bank):
        for seat in range(game.seats):
            if ready(mine, Seat(seat), TARLY) and not dice.received >> seat & 1:
                asked |= 1 << seat
    return Frame(TARLY_STEP, asked)


def tarly_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """No, or a resource of the supply (WATCH-95)."""
    bank = HANDS.of(game, state).bank
    return (Only(TarlyDecline(seat)), Among(tuple(TarlyTake(seat, kind) for kind in RESOURCE_KINDS if bank[kind])))


def tarly_take(game: Game, state: GameState, action: TarlyTake, out: Events) -> GameState:
    """One card of the owner's choice."""
    state = begin(game, pop(state), action.seat, out)
    return take(game, state, action.seat, one(action.resource, KINDS), out, "tarly")


def tarly_decline(game: Game, state: GameState, action: TarlyDecline, out: Events) -> GameState:
    """The hero stays unused."""
    return pop(state)


def explain_tarly(game: Game, state: GameState, action: TarlyTake) -> Reason | None:
    """Return why Tarly takes no such card now."""
    if state.frames[-1].step != TARLY_STEP:
        return only_in_production(game, state, action.seat)
    return Reason("reason-bank-lacks", rule="HERO-20") if _kind(action.resource) else Reason("reason-no-such-cards")


def no_uses(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Nothing: he is asked in a step of his own."""
    return ()


def only_in_production(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """He acts in a step of his own alone."""
    return Reason("reason-tarly-only-in-production", rule="HERO-6")


def returns(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Tormund stands on a hex whose resource the supply has (HERO-13, HERO-26)."""
    robber = ROBBER.of(game, state).hex
    kind = None if robber == HOME else board_now(game, state).hex_yields[robber]
    return () if kind is None or not HANDS.of(game, state).bank[kind] else (Only(QhorinReturn(seat)),)


def no_return(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Tormund is in his camp, or the supply lacks the card of his hex."""
    if ROBBER.of(game, state).hex == HOME:
        return Reason("reason-tormund-in-camp", rule="HERO-26")
    return None if returns(game, state, seat) else Reason("reason-bank-lacks", rule="HERO-26")


def send_tormund_home(game: Game, state: GameState, action: QhorinReturn, out: Events) -> GameState:
    """To his camp, and a card of the freed hex; nobody is robbed."""
    kind = board_now(game, state).hex_yields[ROBBER.of(game, state).hex]
    state = begin(game, state, action.seat, out)
    state = place_robber(game, state, action.seat, HOME, out)
    return take(game, state, action.seat, one(kind, KINDS), out, "qhorin")


HEROES = (
    Hero(MARSH, swaps, nothing_to_swap, {MarshSwap: explain_swap}, {MarshSwap: swap_cards}),
    Hero(
        TARLY,
        no_uses,
        only_in_production,
        {},
        {TarlyTake: tarly_take, TarlyDecline: tarly_decline},
        {TarlyTake: explain_tarly},
        steps=(Step(TARLY_STEP, "prompt-tarly", enter=enter_tarly, choices=tarly_choices),),
    ),
    Hero(
        QHORIN,
        returns,
        no_return,
        {QhorinReturn: no_more_to_say},
        {QhorinReturn: send_tormund_home},
        before_roll=True,
    ),
)
