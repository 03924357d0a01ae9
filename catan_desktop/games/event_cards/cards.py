"""The 36 event cards, one for each pair of dice, and how they are drawn (EVENT section 6.1)."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.ids import CHANCE, numbers
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.slot import Slot

from .actions import DrawnEvent, EventCardId

KEY = "event_cards"
ALL = 36
CYCLE = 31
"""Cards until New Year comes; the five under it stay unused (EVENT-003, EVENT-004a)."""
NO_GIFT = CardKind(-1)
ROBBER_ATTACKS, ROBBER_FLEES, EPIDEMIC, EARTHQUAKE = "robber_attacks", "robber_flees", "epidemic", "earthquake"
GOOD_NEIGHBOURS, HELPFUL_NEIGHBOUR, CALM_SEAS = "good_neighbours", "helpful_neighbour", "calm_seas"
PLENTIFUL_YEAR, TOURNAMENT, CONFLICT, TRADE = "plentiful_year", "tournament", "conflict", "trade_advantage"
QUIET, NEW_YEAR = "quiet", "new_year"
EVENTS = (
    *(ROBBER_ATTACKS, ROBBER_FLEES, EPIDEMIC, EARTHQUAKE, GOOD_NEIGHBOURS, HELPFUL_NEIGHBOUR, CALM_SEAS),
    *(PLENTIFUL_YEAR, TOURNAMENT, CONFLICT, TRADE, QUIET, NEW_YEAR),
)
"""What a card can say, in the order of EVENT-C1 to EVENT-C13."""
_SPECIAL: dict[tuple[int, int], str] = {
    (1, 1): PLENTIFUL_YEAR,
    (1, 2): CONFLICT,
    (2, 2): ROBBER_FLEES,
    (3, 1): ROBBER_FLEES,
    (3, 2): TOURNAMENT,
    (4, 1): TRADE,
    (1, 5): EPIDEMIC,
    (2, 4): EARTHQUAKE,
    (3, 3): GOOD_NEIGHBOURS,
    (2, 6): EPIDEMIC,
    (6, 3): CALM_SEAS,
    (4, 6): HELPFUL_NEIGHBOUR,
    (5, 6): HELPFUL_NEIGHBOUR,
    (6, 6): CALM_SEAS,
}
"""(red die, yellow die) -> event (EVENT-007)."""
PAIRS = tuple((card // 6 + 1, card % 6 + 1) for card in range(ALL))
"""By card: red and yellow die (EVENT-002)."""
EVENT_OF = tuple(ROBBER_ATTACKS if sum(pair) == 7 else _SPECIAL.get(pair, QUIET) for pair in PAIRS)
"""By card: its event."""
OUTCOMES = tuple(DrawnEvent(CHANCE, card) for card in numbers(EventCardId, ALL))


@state_record
class EventCards:
    """The cards that lie open, the roads that are damaged, and gifts that nobody has seen yet."""

    drawn: tuple[EventCardId, ...]
    """The cards of this cycle, in the order in which they were drawn (EVENT-006)."""
    damaged: tuple[int, ...]
    """By seat: mask of its damaged road."""
    private: tuple[CardKind | None, ...]
    """By seat: the kind of card that it has chosen to give, NO_GIFT for none (EVENT-017a)."""


EVENT_CARDS = Slot(KEY, EventCards)


def initial(game: Game) -> EventCards:
    """Nothing is drawn and nothing damaged."""
    return EventCards((), (0,) * game.seats, (NO_GIFT,) * game.seats)


def left(part: EventCards) -> tuple[int, ...]:
    """Return by card whether it can come next: once New Year is reached, all of them again (EVENT-004)."""
    if len(part.drawn) >= CYCLE:
        return (1,) * ALL
    gone = set(part.drawn)
    return tuple([int(card not in gone) for card in range(ALL)])


def until_new_year(part: EventCards) -> int:
    """Return how many cards lie above New Year."""
    return CYCLE - len(part.drawn)


def event_now(part: EventCards) -> str:
    """Return the event of the card drawn last; empty before the first."""
    return EVENT_OF[part.drawn[-1]] if part.drawn else ""


@lru_cache(maxsize=4096)
def draw(weights: tuple[int, ...]) -> Draw:
    """Return the family of the cards that can come: each that is left is as likely as any other."""
    return Draw(OUTCOMES, weights, tuple(accumulate(weights)))


def damaged_of(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the seat's damaged road."""
    return EVENT_CARDS.of(game, state).damaged[seat]
