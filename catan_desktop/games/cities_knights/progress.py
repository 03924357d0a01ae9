"""Playing progress cards.

What a card does stands in `trade_cards`, `politics_cards` and `science_cards`; each gives its cards as `ProgressCard`.
"""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Module, Step, Together, first_reason
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics import questions
from catan_desktop.mechanics.awards import judge_longest
from catan_desktop.mechanics.dice import PRE_ROLL

from . import decks, harbour, politics_cards, position, science_cards, secrets, trade_cards
from .actions import DiscardProgress, PlayProgress
from .card import ProgressCard
from .events import ProgressPlayed
from .numbers import HELD_LIMIT, PROGRESS, PROGRESS_IDS, ProgressId, card_index
from .part import PROGRESS_CARDS, TURN, full_decks, study

DONE = "cities_knights.card_done"
OWN_TURN = Reason("reason-card-own-turn", rule="CK-702")
CARDS: Mapping[str, ProgressCard] = {
    card.key: card for card in (*trade_cards.CARDS, *politics_cards.CARDS, *science_cards.CARDS)
}


def _mistimed(game: Game, state: GameState, action: PlayProgress) -> Reason | None:
    """The Alchemist is played before the roll, every other card after it (CK-093, CK-382, CK-392)."""
    if action.seat != state.seat:
        return OWN_TURN
    early = action.card == _ALCHEMIST
    if (state.frames[-1].step == PRE_ROLL) == early:
        return None
    return Reason("reason-alchemist-before-roll" if early else "reason-roll-first", rule="CK-702")


def _idle(game: Game, state: GameState, action: PlayProgress) -> Reason | None:
    """Return why the card would do nothing."""
    reason = first_reason(CARDS[PROGRESS[action.card].key].refusals, game, state, action.seat)
    return None if reason is None else replace(reason, rule="CK-720")


def _not_here(game: Game, state: GameState, action: PlayProgress) -> Reason:
    """Return why no card is played in another step (CK-383)."""
    if state.frames[-1].step == BUILDING:
        return Reason("reason-not-in-building-phase", rule="CK-726")
    return Reason("reason-finish-first", rule="CK-702") if action.seat == state.seat else OWN_TURN


def playable(game: Game, state: GameState, seat: Seat) -> list[PlayProgress]:
    """Return every card that may be played now."""
    part = PROGRESS_CARDS.of(game, state)
    return _playable(game, state, seat, study(part, seat).cards) if any(part.held[seat]) else []


def _playable(game: Game, state: GameState, seat: Seat, own: Counts) -> list[PlayProgress]:
    if state.frames[-1].step == PRE_ROLL:
        return [PlayProgress(seat, _ALCHEMIST)] if own[_ALCHEMIST] else []
    return [
        PlayProgress(seat, card)
        for card, count in numbered(ProgressId, own)
        if count and card != _ALCHEMIST and not any(holds(game, state, seat) for _, holds in _REFUSALS[card])
    ]


def plays(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Return every card that may be played now, with too many also every discard, and offers by an open harbour."""
    part = PROGRESS_CARDS.of(game, state)
    choices: tuple[Choice, ...] = ()
    if number := sum(part.held[seat]):
        own = study(part, seat).cards
        if found := _playable(game, state, seat, own):
            choices = (Among(tuple(found)),)
        if number > HELD_LIMIT:
            held = tuple([DiscardProgress(seat, card) for card, count in numbered(ProgressId, own) if count])
            choices = (*choices, Among(held))
    if TURN.of(game, state).harbour and (offers := harbour.offers(game, state, seat)):
        choices = (*choices, Among(tuple(offers)))
    return choices


_ALCHEMIST = card_index("alchemist")
_REFUSALS = tuple(CARDS[spec.key].refusals for spec in PROGRESS)
"""By kind of card."""


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


PLAY = Act(
    PlayProgress,
    play,
    lambda game, state, seat: [PlayProgress(seat, card) for card in PROGRESS_IDS],
    (("", _mistimed), (Reason("reason-card-not-held", rule="CK-720"), decks.not_held), ("", _idle)),
    fast=playable,
    elsewhere=_not_here,
    unknown=Reason("reason-no-such-cards", rule="CK-720"),
)
PLAYS = Together((PLAY, decks.DISCARD, harbour.OFFER), plays)
STEPS = (
    *decks.STEPS,
    Step(DONE, advance=advance_done),
    *trade_cards.STEPS,
    *politics_cards.STEPS,
    *science_cards.STEPS,
)
MODULE = Module(
    slot=PROGRESS_CARDS,
    version=1,
    initial=full_decks,
    steps=STEPS,
    known={ProgressId: lambda game: PROGRESS_IDS},
    answers={
        questions.AWARDS_WAIT: in_card,
        questions.END_BARRED: decks.end_barred,
        questions.KNOWN_HANDS: secrets.known_hands,
        questions.PLAUSIBLE: secrets.can_choose,
        questions.AT_LEAST: secrets.at_least,
    },
    determinise=secrets.determinise,
    names=position.NAMES,
    follows=position.FOLLOWS,
    follow=position.follow,
)
