"""The own cards of Landnam: resources, and fate cards with what plays them and why they cannot be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.fate import held
from catan_desktop.games.landnam.fate_cards import (
    BARREN_LAND,
    BUMPER_CROP,
    CARDS,
    CHANGED_SEASON,
    FAIR_WIND,
    FEUD,
    FLAW,
    MOUNTAIN_TRACK,
    OMENS,
    PARDON,
    SIGHTS,
    UPROAR,
    FateId,
)
from catan_desktop.games.landnam.movement import MOVE, MOVES
from catan_desktop.games.landnam.tables import KINDS
from catan_desktop.kernel import Action, Game, Observation
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.present.models.panels import CardView, HandView
from catan_desktop.present.words import Words, because, words

from .board import card_key, card_picture
from .names import card_words

CARD_ICONS = {
    "bumper_crop": "bumper",
    "changed_season": "season",
    "barren_land": "barren",
    "mountain_track": "mountain_track",
    "fair_wind": "fair_wind",
    "feud": "feud",
    "omens": "omens",
    "pardon": "pardon",
    "flaw": "dismiss",
    "uproar": "dissolve",
}


WAYS: Mapping[FateId, tuple[type[Action], ...]] = {
    BUMPER_CROP: (act.BoostHarvest,),
    CHANGED_SEASON: (act.ShiftHarvest,),
    BARREN_LAND: (act.BarHarvest,),
    MOUNTAIN_TRACK: (act.TrackStep, act.EnterByTrack),
    FAIR_WIND: (act.FairWind,),
    FEUD: (act.FeudStep,),
    **dict.fromkeys(SIGHTS.values(), (act.Sight,)),
    OMENS: (act.Omens,),
    PARDON: (act.Pardon,),
    FLAW: (act.Dismiss,),
    UPROAR: (act.Dissolve,),
}
"""Fate card -> what plays it."""


def _fate_card(game: Game, view: Observation, card: FateId, count: int) -> CardView:
    kind = CARDS[card]
    fixed = tuple([("terrain", terrain) for terrain, sight in SIGHTS.items() if sight == card])
    return CardView(
        key=kind.key.replace("_", "-"),
        art=card_picture(card),
        name=card_words(card),
        text=words(card_key(card) + "-text"),
        count=count,
        fresh=0,
        kinds=tuple([action.kind for action in WAYS[card]]),
        reason=_unplayable(game, view, card, dict(fixed)),
        icon=CARD_ICONS.get(kind.key, "sighted"),
        topic="fate-" + kind.tag,
        fixed=fixed,
        badge=f"badge-{kind.tag}",
    )


def _unplayable(game: Game, view: Observation, card: FateId, fixed: dict[str, Any]) -> Words | None:
    """Return why a card cannot be played now; None where it can."""
    state, acts = view.state, game.ruleset.acts.get(view.state.frames[-1].step, {})
    rows = [acts[kind] for kind in WAYS[card] if kind in acts]
    if view.decision is None or not rows:
        return words(f"tag-{CARDS[card].tag}-when")
    for row in rows:
        for one in row.plain(game, state, view.seat):
            if all(getattr(one, name) == value for name, value in fixed.items()):
                return None
    if card in {MOUNTAIN_TRACK, FEUD} and state.frames[-1].step == MOVE and MOVES.of(game, state).left:
        return words("fate-nowhere")
    reason = rows[0].why_none(game, state, view.seat, **fixed)
    return None if reason is None else because(game.ruleset.cited(reason))


def hand(game: Game, view: Observation) -> HandView:
    """Return the looking seat's own cards."""
    own = tuple(zip(KINDS, hand_of(game, view.state, view.seat), strict=True))
    fate = held(game, view.state, view.seat)
    cards = tuple([_fate_card(game, view, card, count) for card, count in numbered(FateId, fate) if count])
    return HandView(own, cards, ("card-back-landnam", "card-back-fate"), view.seat)
