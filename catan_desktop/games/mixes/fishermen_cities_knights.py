"""Fishermen and Cities & Knights: the board with lakes, and progress cards for fish (MIX section 7)."""

from __future__ import annotations

from dataclasses import replace

from catan_desktop.games.cities_knights import decks
from catan_desktop.games.cities_knights.numbers import TRACK_IDS, TrackId
from catan_desktop.games.cities_knights.part import BARBARIANS, PROGRESS_CARDS, deck_size
from catan_desktop.games.cities_knights.roads import free_road
from catan_desktop.games.fishermen.favours import EVERYWHERE, ROBBER_LEAVES, Favour
from catan_desktop.games.fishermen.layouts import FishingIsland, board
from catan_desktop.games.fishermen.module import fishermen
from catan_desktop.kernel import Action, Counts, Reason, record
from catan_desktop.kernel.game import Module, reason_of
from catan_desktop.kernel.slot import no_part

from .mix import Joint, Mix


@record
class FishDeck(Action):
    """7 fish: the top card of a deck."""

    track: TrackId
    tokens: Counts


ASLEEP = Reason("reason-robber-asleep", rule="MIX-134")
told, away = ROBBER_LEAVES.useless
ABSENT = reason_of(told)
STEAL, TAKE, ROAD = EVERYWHERE
FAVOURS = (
    replace(
        ROBBER_LEAVES,
        useless=("", lambda g, s, a: ASLEEP if not BARBARIANS.of(g, s).awake else away(g, s, a) and ABSENT),
    ),
    STEAL,
    TAKE,
    replace(ROAD, does=lambda game, state, action, out: free_road(state, action.seat, 1)),
    Favour(
        FishDeck,
        7,
        lambda game, state, action, out: decks.draw(state, action.seat, action.track),
        ("reason-deck-empty CK-357", lambda g, s, a: not deck_size(PROGRESS_CARDS.of(g, s), a.track)),
        lambda game: [(track,) for track in TRACK_IDS],
    ),
)
"""MIX-130 to MIX-134."""
MIX = Mix(
    13,
    board,
    FishingIsland,
    seats=(3, 4, 5, 6),
    joints=(Joint(Module(slot=no_part("fish_decks"), version=1), f"{__package__}.view.fish_decks"),),
    instead=(fishermen(*FAVOURS),),
)
