"""The module `fate` with the set-up: who begins, the first cards, the first fate cards.

Rules: ALTH-141 to ALTH-152. All seats get their resource cards when the first player is known.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.cards import add, changed
from catan_desktop.kernel.choice import Draw, even_draw
from catan_desktop.kernel.frame import pop, swap
from catan_desktop.kernel.game import Module, Script, Step
from catan_desktop.kernel.ids import CHANCE, SEATS
from catan_desktop.kernel.prompts import Asks
from catan_desktop.mechanics.payment import take

from . import fate
from .actions import FateDrawn, FirstPlayer
from .events import FateRejected, FateTaken, FirstPlayerDrawn
from .fate import DRAW, FATE, NOTHING, from_deck, into_hand
from .fate_cards import CARDS, EXPLORATION, FateId
from .tables import START

FIRST, FIRST_CARDS = "landnam.first", "landnam.first_cards"


def any_seat(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Return the draw of the first player (ALTH-141)."""
    return even_draw([FirstPlayer(CHANCE, player) for player in SEATS[: game.seats]])


def first_player(game: Game, state: GameState, action: FirstPlayer, out: Events) -> GameState:
    """Everybody gets cards (ALTH-143)."""
    out.append(FirstPlayerDrawn(action.player))
    state = replace(pop(state), seat=action.player)
    for seat in SEATS[: game.seats]:
        state = take(game, state, seat, START, out, "start")
    return state


def draw_first(game: Game, state: GameState) -> Frame:
    """Return the frame in which the first player draws until an Exploration card appears (ALTH-144)."""
    return Frame(FIRST_CARDS, 1 << CHANCE, Asks(state.seat))


def fate_drawn(game: Game, state: GameState, action: FateDrawn, out: Events) -> GameState:
    """In the set-up only an Exploration card is kept; all others go back when everybody has one (ALTH-145 to 151)."""
    frame, part = state.frames[-1], FATE.of(game, state)
    if frame.step == DRAW:
        return fate.drawn(game, state, action, out)
    seat, left = frame.data_as(Asks).seat, from_deck(part, action.card)
    if CARDS[action.card].tag != EXPLORATION:
        out.append(FateRejected(seat, action.card))
        return FATE.put(game, state, replace(left, aside=changed(left.aside, action.card, 1)))
    out.append(FateTaken(seat, action.card, kept=True))
    left = into_hand(replace(left, kept=left.kept | 1 << seat), seat, action.card)
    following = SEATS[(seat + 1) % game.seats]
    if following != state.seat:
        return swap(FATE.put(game, state, left), Frame(FIRST_CARDS, 1 << CHANCE, Asks(following)))
    hidden = None if left.hidden is None else add(left.hidden, left.aside)
    back = replace(left, deck=left.deck + sum(left.aside), aside=NOTHING, hidden=hidden)
    return pop(FATE.put(game, state, back))


def script(given: Script) -> Script:
    """The set-up: nobody places a settlement (ALTH-147)."""
    return replace(given, setup=(*given.setup, FIRST, FIRST_CARDS))


BEGINNER = Act(FirstPlayer, first_player, family=any_seat)
DRAWN = Act(FateDrawn, fate_drawn, family=fate.any_card)
MODULE = Module(
    slot=FATE,
    version=1,
    initial=fate.initial,
    requires=("units",),
    script=script,
    steps=(
        Step(DRAW, data=Asks, advance=fate.begin_draw, choices=(DRAWN,)),
        Step(
            FIRST,
            "prompt-dice",
            enter=Frame(FIRST, 1 << CHANCE),
            choices=(BEGINNER,),
        ),
        Step(FIRST_CARDS, data=Asks, enter=draw_first, choices=(DRAWN,)),
    ),
    determinise=fate.determinise,
    names={FateId: lambda game: [card.key for card in CARDS]},
    follows={fate.Fate: ("deck", "held", "hidden")},
    follow=fate.follow,
)
