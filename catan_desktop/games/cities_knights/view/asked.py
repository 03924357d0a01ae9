"""Questions to a seat in Cities & Knights, and what matters of those whom a card is aimed at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.games.cities_knights.hand_cards import SPYING, gift_size
from catan_desktop.games.cities_knights.land import Swapping
from catan_desktop.games.cities_knights.numbers import RANKS, TRACKS, RankId, TrackId
from catan_desktop.games.cities_knights.part import KNIGHTS, PROGRESS_CARDS
from catan_desktop.games.cities_knights.politics_cards import DESERTION
from catan_desktop.games.cities_knights.prompts import Looking
from catan_desktop.kernel import Game, Observation, Seat, replace
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.actions import NameOpponent
from catan_desktop.mechanics.opponents import Naming
from catan_desktop.mechanics.production import tokens
from catan_desktop.present.models.panels import Question
from catan_desktop.present.words import Several, Who, Words, words


def _on_turn(view: Observation) -> Seat:
    """Cards are played, and knights act, only in the own turn: so the question comes from there."""
    return view.state.seat


def _looked_at(view: Observation) -> Seat:
    return view.state.frames[-1].data_as(Looking).victim


_ASKERS: Mapping[str, Callable[[Observation], Seat]] = {
    "prompt-desert-knight": _on_turn,
    "prompt-saboteur": _on_turn,
    "prompt-wedding": _on_turn,
    "prompt-harbour-give": _on_turn,
    "prompt-retreat": _on_turn,
    "prompt-spy-take": _looked_at,
    "prompt-master-take": _looked_at,
}
"""By question: who is named in it, in `<prompt>-by`."""


def question(game: Game, view: Observation, asked: Question | None) -> Question | None:
    """Name whoever asks, or whose cards lie open."""
    if asked is None:
        return None
    if asked.text.key == "prompt-second-token":
        number = tokens(game, view.state)[view.state.frames[-1].data_as(Swapping).hex][0]
        return replace(asked, text=words("prompt-second-token-for", number=number))
    asker = _ASKERS.get(asked.text.key)
    if asker is None:
        return asked
    hint = asked.hint
    if asked.text.key == "prompt-wedding":
        hint = words(hint.key, count=gift_size(game, view.state, view.seat))
    return replace(asked, text=words(f"{asked.text.key}-by", who=Who(asker(view))), hint=hint)


# whom a card is aimed at


def aimed_at(game: Game, view: Observation, action: NameOpponent) -> Words | None:
    """Return what the card is after: progress cards by their backs, or knights by their rank; None for a hand."""
    data = view.state.frames[-1].data
    if not isinstance(data, Naming):
        return None
    seat = action.opponent
    if data.then == SPYING:
        held = tuple(
            words("aside-held", track=TRACKS[track], count=count)
            for track, count in numbered(TrackId, PROGRESS_CARDS.of(game, view.state).held[seat])
            if count
        )
        return words("aside-progress", cards=Several(held))
    if data.then == DESERTION:
        ranks = tuple(
            words("aside-rank", rank=RANKS[rank], count=mask.bit_count())
            for rank, mask in numbered(RankId, KNIGHTS.of(game, view.state).ranks[seat])
            if mask
        )
        return words("aside-knights", knights=Several(ranks))
    return None
