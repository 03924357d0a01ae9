"""Playing progress cards.

What a card does stands in `trade_cards`, `politics_cards` and `science_cards`; each gives its cards as `ProgressCard`.
"""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.module import Events, Explain, Handler, Step
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import judge_longest
from catan_desktop.mechanics.dice import PRE_ROLL

from . import decks, politics_cards, science_cards, trade_cards
from .actions import DiscardProgress, DrawnProgress, PlayProgress
from .card import ProgressCard
from .events import ProgressPlayed
from .numbers import HELD_LIMIT, PROGRESS, ProgressId, card_index
from .part import (
    PROGRESS_CARDS,
    study,
)

DONE = "cities_knights.card_done"
CARDS: Mapping[str, ProgressCard] = {
    card.key: card for card in (*trade_cards.CARDS, *politics_cards.CARDS, *science_cards.CARDS)
}


def may_play(game: Game, state: GameState, seat: Seat, card: ProgressId) -> Reason | None:
    """None if the seat may play the card now (CK-093, CK-382, CK-383, CK-392)."""
    if not 0 <= card < len(PROGRESS):
        return Reason("reason-no-such-cards", rule="CK-720")
    key, step = PROGRESS[card].key, state.frames[-1].step
    if seat != state.seat or step not in {PRE_ROLL, *decks.ACTIONS}:
        if step == BUILDING:
            return Reason("reason-not-in-building-phase", rule="CK-726")
        return Reason("reason-finish-first" if seat == state.seat else "reason-card-own-turn", rule="CK-702")
    if (step == PRE_ROLL) != (key == "alchemist"):
        return Reason("reason-alchemist-before-roll" if key == "alchemist" else "reason-roll-first", rule="CK-702")
    if not study(PROGRESS_CARDS.of(game, state), seat).cards[card]:
        return Reason("reason-card-not-held", rule="CK-720")
    return CARDS[key].refusal(game, state, seat)


def play_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every card that may be played now, and with too many also every discard."""
    part = PROGRESS_CARDS.of(game, state)
    number = sum(part.held[seat])
    if not number:
        return ()
    own = study(part, seat).cards
    if state.frames[-1].step == PRE_ROLL:
        return (Among((PlayProgress(seat, _ALCHEMIST),)),) if own[_ALCHEMIST] else ()
    playable = []
    for card, count in numbered(ProgressId, own):
        if count:
            refusal = _REFUSALS[card]
            if refusal is not None and refusal(game, state, seat) is None:
                playable.append(PlayProgress(seat, card))
    found: tuple[Choice, ...] = (Among(tuple(playable)),) if playable else ()
    if number > HELD_LIMIT:
        found = (*found, *decks.discards(game, state, seat))
    return found


_ALCHEMIST = card_index("alchemist")
_REFUSALS = tuple(None if kind == _ALCHEMIST else CARDS[spec.key].refusal for kind, spec in enumerate(PROGRESS))
"""By kind of card: why it cannot be played after the roll; None for the one that is played before it."""


def play(game: Game, state: GameState, action: PlayProgress, out: Events) -> GameState:
    """The card goes under its deck, then its effect follows (CK-393); at its end Longest Road is judged (CK-396)."""
    out.append(ProgressPlayed(action.seat, action.card))
    state = decks.lay_under(game, state, action.seat, action.card, unseen=False)
    state = push(state, Frame(DONE, 0))
    return CARDS[PROGRESS[action.card].key].play(game, state, action.seat, out)


def advance_done(game: Game, state: GameState, out: Events) -> GameState:
    """The card is resolved."""
    return judge_longest(game, pop(state), out)


def in_card(game: Game, state: GameState) -> bool:
    """Return whether the effect of a card is being resolved."""
    return any(frame.step == DONE for frame in state.frames)


def explain_play(game: Game, state: GameState, action: PlayProgress) -> Reason | None:
    """Return why the card cannot be played."""
    return may_play(game, state, action.seat, action.card)


STEPS = (
    *decks.STEPS,
    Step(DONE, advance=advance_done),
    *trade_cards.STEPS,
    *politics_cards.STEPS,
    *science_cards.STEPS,
)
HANDLERS: dict[type[Action], Handler] = {
    DrawnProgress: decks.drawn,
    DiscardProgress: decks.discard,
    PlayProgress: play,
    **trade_cards.HANDLERS,
    **politics_cards.HANDLERS,
    **science_cards.HANDLERS,
}
EXPLAIN: dict[type[Action], Explain] = {
    DiscardProgress: decks.explain_discard,
    PlayProgress: explain_play,
    **trade_cards.EXPLAIN,
    **politics_cards.EXPLAIN,
    **science_cards.EXPLAIN,
}
