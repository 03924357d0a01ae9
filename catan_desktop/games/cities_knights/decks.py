"""The three decks of progress cards: drawing, the limit, and what goes under a deck.

A deck is what is left as it was shuffled, with cards that were played or discarded under it in that order (CK-389). A
played card under a deck is known to all; one discarded unseen is known to the seat that put it there.

Rulings where the rule file is silent:
* In the step of the second player of a pair that player counts as the active one for CK-387 and CK-388.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from catan_desktop.games.six_players.module import PAIR
from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.cards import changed, one
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, numbers
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.kernel.slot import in_sight
from catan_desktop.mechanics.turn import ACTION

from .actions import DiscardProgress, DrawnProgress, PlayProgress
from .events import ProgressDiscarded, ProgressDrawn, ProgressShown
from .numbers import HELD_LIMIT, PROGRESS, PROGRESS_IDS, SPANS, ProgressId, TrackId
from .part import PROGRESS_CARDS, held_count, study, with_study

DRAW, LIMIT = "cities_knights.draw", "cities_knights.limit"
ACTIONS = (ACTION, PAIR)
"""Steps in which any card but the Alchemist may be played."""


@record
class Drawing:
    """Who draws from which deck."""

    seat: Seat
    track: TrackId


# drawing


def draw(state: GameState, seat: Seat, track: TrackId) -> GameState:
    """The seat will draw a card when the frame comes to its turn."""
    return push(state, drawing(seat, track))


def drawing(seat: Seat, track: TrackId) -> Frame:
    """The frame of a draw; with an empty deck it is skipped (CK-116)."""
    return Frame(DRAW, 0, Drawing(seat, track))


def advance_draw(game: Game, state: GameState, out: Events) -> GameState:
    """Chance answers, if the deck has a card."""
    frame, part = state.frames[-1], PROGRESS_CARDS.of(game, state)
    track = frame.data_as(Drawing).track
    if not part.decks[track] and not part.under[track]:
        return pop(state)
    return swap(state, replace(frame, waiting=1 << CHANCE))


_DRAWN = tuple(DrawnProgress(CHANCE, card) for card in numbers(ProgressId, len(PROGRESS)))


@lru_cache(maxsize=4096)
def _draw(weights: Counts) -> Draw:
    return Draw(_DRAWN, weights, tuple(accumulate(weights)))


def on_top(game: Game, state: GameState, track: TrackId) -> Counts:
    """By kind: the weights of the top card of a deck; needs the full state."""
    part = PROGRESS_CARDS.of(game, state)
    if part.decks[track]:
        span = SPANS[track]
        return (0,) * span.start + in_sight(part.hidden)[span] + (0,) * (len(PROGRESS) - span.stop)
    entry = part.under[track][0]
    card = entry if entry >= 0 else study(part, Seat(-1 - entry)).buried[track][0]
    return one(card, len(PROGRESS))


def draw_from_deck(game: Game, state: GameState, seat: Seat) -> Draw:
    """Return what the deck may give."""
    return _draw(on_top(game, state, state.frames[-1].data_as(Drawing).track))


def take_drawn_card(game: Game, state: GameState, action: DrawnProgress, out: Events) -> GameState:
    """A point card is laid open (CK-384); another is kept, and the limit watched (CK-381, CK-387, CK-603)."""
    data = state.frames[-1].data_as(Drawing)
    state = _off_deck(game, pop(state), data.track, action.card)
    if PROGRESS[action.card].points:
        part = PROGRESS_CARDS.of(game, state)
        shown = (*part.shown[data.seat], action.card)
        part = replace(part, shown=(*part.shown[: data.seat], shown, *part.shown[data.seat + 1 :]))
        out.append(ProgressShown(data.seat, action.card))
        return PROGRESS_CARDS.put(game, state, part)
    out.append(ProgressDrawn(data.seat, data.track, action.card))
    return add_card(game, state, data.seat, action.card)


def add_card(game: Game, state: GameState, seat: Seat, card: ProgressId) -> GameState:
    """A card comes to a hand; a seat that is not active gives one up at once if it has too many (CK-387)."""
    part = PROGRESS_CARDS.of(game, state)
    own = study(part, seat)
    part = with_study(part, seat, replace(own, cards=changed(own.cards, card, 1)))
    state = PROGRESS_CARDS.put(game, state, part)
    if seat != state.seat and held_count(part, seat) > HELD_LIMIT:
        return ask(state, LIMIT, Asks(seat))
    return state


def _off_deck(game: Game, state: GameState, track: TrackId, card: ProgressId) -> GameState:
    part = PROGRESS_CARDS.of(game, state)
    if part.decks[track]:
        trade, politics, science = changed(part.decks, track, -1)
        part = replace(part, decks=(trade, politics, science), hidden=changed(in_sight(part.hidden), card, -1))
        return PROGRESS_CARDS.put(game, state, part)
    entry, *rest = part.under[track]
    part = replace(part, under=(*part.under[:track], tuple(rest), *part.under[track + 1 :]))
    if entry < 0:
        seat = Seat(-1 - entry)
        own = study(part, seat)
        buried = (*own.buried[:track], own.buried[track][1:], *own.buried[track + 1 :])
        part = with_study(part, seat, replace(own, buried=buried))
    return PROGRESS_CARDS.put(game, state, part)


def lay_under(game: Game, state: GameState, seat: Seat, card: ProgressId, unseen: bool) -> GameState:
    """A card goes from the hand to the bottom of its deck (CK-389, CK-390)."""
    part, track = PROGRESS_CARDS.of(game, state), PROGRESS[card].track
    own = study(part, seat)
    own = replace(own, cards=changed(own.cards, card, -1))
    if unseen:
        own = replace(own, buried=(*own.buried[:track], (*own.buried[track], card), *own.buried[track + 1 :]))
    row = (*part.under[track], -1 - seat if unseen else card)
    part = replace(part, under=(*part.under[:track], row, *part.under[track + 1 :]))
    return PROGRESS_CARDS.put(game, state, with_study(part, seat, own))


# the limit


def not_held(game: Game, state: GameState, action: DiscardProgress | PlayProgress) -> bool:
    """Return whether the seat has no such unplayed card."""
    return not study(PROGRESS_CARDS.of(game, state), action.seat).cards[action.card]


def discard(game: Game, state: GameState, action: DiscardProgress, out: Events) -> GameState:
    """A card goes under its deck; the question, if there was one, is answered."""
    if state.frames[-1].step == LIMIT:
        state = pop(state)
    out.append(ProgressDiscarded(action.seat, PROGRESS[action.card].track, action.card))
    return lay_under(game, state, action.seat, action.card, unseen=True)


def too_many(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether the seat must play or discard before its turn ends (CK-097, CK-388)."""
    return sum(PROGRESS_CARDS.of(game, state).held[seat]) > HELD_LIMIT


def end_barred(game: Game, state: GameState) -> tuple[Reason, ...]:
    """Return why the turn cannot end (CK-097)."""
    return TOO_MANY if too_many(game, state, state.seat) else ()


TOO_MANY = (Reason("reason-too-many-progress", rule="CK-719"),)


DRAWN = Act(DrawnProgress, take_drawn_card, family=draw_from_deck)
DISCARD = Act(
    DiscardProgress,
    discard,
    lambda game, state, seat: [DiscardProgress(seat, card) for card in PROGRESS_IDS],
    (
        (
            Reason("reason-no-free-discard", rule="CK-725"),
            lambda g, s, a: s.frames[-1].step != LIMIT and not too_many(g, s, a.seat),
        ),
        (Reason("reason-card-not-held", rule="CK-718"), not_held),
    ),
)
"""A card goes under its deck: what a full hand has to give up, or in the own turn any while there are too many."""
STEPS = (
    Step(DRAW, "prompt-progress-draw", Drawing, advance=advance_draw, choices=(DRAWN,)),
    question(LIMIT, "prompt-progress-limit", (DISCARD,)),
)
