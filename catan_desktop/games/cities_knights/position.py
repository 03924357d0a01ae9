"""What positions of Cities & Knights are written with, and what follows from the rest of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from catan_desktop.kernel import Counts, Game, GameState, replace

from .numbers import FACES, PROGRESS, PROGRESS_KEYS, TRACKS, EventFace, ProgressId, TrackId
from .part import PROGRESS_CARDS, ProgressCards

NAMES: Mapping[Any, Callable[[Game], Sequence[str]]] = {
    EventFace: lambda game: FACES,
    ProgressId: lambda game: PROGRESS_KEYS,
    TrackId: lambda game: TRACKS,
}
FOLLOWS: Mapping[type[Any], tuple[str, ...]] = {ProgressCards: ("held", "decks", "hidden")}


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with the decks that cards in hands, open ones and those put back leave."""
    part = PROGRESS_CARDS.of(game, state)
    away = [int(card) for row in (*part.shown, *part.under) for card in row if card >= 0]
    held = []
    for own in part.private:
        if own is None:
            return state
        away += [card for row in own.buried for card in row]
        away += [card for card, count in enumerate(own.cards) for _ in range(count)]
        held.append(_by_track(own.cards))
    left = tuple([spec.count - away.count(card) for card, spec in enumerate(PROGRESS)])
    if min(left) < 0:
        raise ValueError("more progress cards than the game has")
    return PROGRESS_CARDS.put(game, state, replace(part, held=tuple(held), decks=_by_track(left), hidden=left))


def _by_track(cards: Counts) -> tuple[int, int, int]:
    trade, politics, science = [
        sum([count for count, spec in zip(cards, PROGRESS, strict=True) if spec.track == track]) for track in range(3)
    ]
    return trade, politics, science
